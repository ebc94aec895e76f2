"""What a layout is worth: measures of sight, cover and ways, and games of bots on it.

- Who is measured, and where: `setups`, `grounds`
- The work in several processes: `crew`, `cluster`, `measuring`, `measuring_both`, `progress`, `estimate`
- What is seen and covered: `sightings`, `glimpse`, `covering`, `lanes`; what is walked: `walking`, `chokes`
- Together: `layout`, `sides`, `storeys`, `plain`, `known`; two layouts beside each other: `comparing`
- After a move and along a way: `threat`, `along`; games: `games`
"""
