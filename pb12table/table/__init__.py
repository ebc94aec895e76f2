"""What a tape measure can tell: lengths, sight, cover, contact, footing and ways on a table of prisms.

Pure geometry in steps and degrees (x east, y north, z up, angles counter-clockwise from east); no rule is known here.

The floors of the house, each on the ones below it; each module says in its first line what it holds.

- `routes`: where bodies can walk and the cheapest ways there; beside it `sight`: lines, cover and visible ground
- `standing`: safe stand, and where a fall ends
- `motion`: moving until something stops it
- The ground: numbers and shapes (`units`, `shapes`, `planar`, `arcs`, `raster`, `unions`), what there is (`terrain`,
  `parts`, `battlefield`, `zones`), made ready for many questions (`index`, `changes`, `prepared`), side by side
  (`footprints`), what carries (`surfaces`, `ground_profile`) and what opens (`openings`); a lattice of hexagons
  (`cells`); kinds of `arrays`, `kernels`: compiled code
"""
