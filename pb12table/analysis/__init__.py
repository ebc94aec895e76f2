"""What a layout is worth: measures of sight, cover and ways; in `played`, what games tell.

- The whole analysis of a layout: `layout`, out of `sightings`, `covering`, `walking`, `chokes` and `sides`; as plain
  data: `plain`; how it is alike on both sides: `symmetry`
- From one ground to another: `between`; along a way: `along`; after a move: `threat`
- Two layouts beside each other: `comparing`
- Beside something else, as the window does it: `measuring`; in several processes: `crew`
"""
