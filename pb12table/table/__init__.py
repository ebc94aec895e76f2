"""What a tape measure can tell: lengths, sight, cover, contact, footing and ways on a table of prisms.

Pure geometry in steps and degrees (x east, y north, z up, angles counter-clockwise from east); no rule is known here.

The map of the house; each module says in its first line what it holds.

- Numbers and shapes: `units`, `shapes`, `planar`, `arcs`, `raster`, `unions`
- What there is: `terrain`, `battlefield`, `zones`; made ready for many questions: `index`, `casters`, `changes`
- Side by side: `footprints`, `contact`, `touching`, `aiming`
- Standing and falling: `surfaces`, `stands`, `support`, `vertical`, `falling`, `rests`
- Sight from point to point and from body to body: `occluders`, `lines`, `sight`, `facings`, `gaze`
- Cover, on the silhouette of the target: `view`, `cover`, `round_shadow`
- Visible ground, on the plan: `visible`, `standing_ground`, `in_the_way`, `plan_shadows`, `slanted_shadows`,
  `occlusion`; from many places at once: `sites`
- Moving until something stops it: `paths`, `way_end`, `ways`, `ground`, `spaces`, `turning`, `bearing`
- Room to move in, for searches: `inflating`, `narrows`, `trimming`, `walkable`, `free_space`, `borders`, `grounds`,
  `parcels`
- Crossing from one storey to another: `gates`, `passages`, `crossings`, `leaving`
- The cheapest ways: `spread` leads the search; `search`, `nodes`, `prices`, `stars`, `strides`, `bending`, `bends`,
  `detours`, `arriving`, `meeting`; what is left to the goal: `coarse_net`, `homeward`, `cut_off`; `reached` the area,
  `stepping_off` what a rider leaves out of it
"""
