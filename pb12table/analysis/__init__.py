"""What a layout is worth: measures of sight, cover and ways, and games of bots on it.

- The whole analysis of a layout: `layout`, out of `parts`; who is measured: `setups`; as plain data: `plain`
- Of each storey alone: `storeys`; after a move: `threat`; along a way: `along`
- Two layouts beside each other: `comparing`
- Beside something else, as the window does it: `measuring`; in several processes: `work`
- Games: `games`
"""
