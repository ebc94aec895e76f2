"""Moving until something stops it: sweeps along the ground and across, up and down, turning, contact.

- A sweep and where it ends: `sweep`, `stops`, `way_end`, `vertical`, `turning`, `bearing`
- Where walking is plain to see, for coarse maps: `open_ground`
- Straight ways in space, and how bodies pass each other on them: `soaring`, `passing`; broad bodies on
  `ramps`
- What is in the way: `obstacles`, `inflating`, `contact`, `touching`, `stepping_off`
"""
