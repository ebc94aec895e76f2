"""The any-angle search: `any_angle_search` leads it, over what `search_state` knows.

- Places found and what they cost: `nodes`, `costs`, `dear_ground`
- Expanding a place: `expand_corners`, `corner_turns`, `detours`, `expand_crossings`
- The goal: `arriving`, `backward_search`; what is left to it at least: `coarse_net`, `heuristic`
"""
