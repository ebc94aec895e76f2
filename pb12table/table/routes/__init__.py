"""The cheapest ways over a table, and everything that can be reached.

- `space`: where a body can walk, storey by storey, and the crossings between storeys
- `search`: the any-angle search over it
- `barred`: why there is no way: gaps too narrow, steps too high
- What both use and what comes of them: `steps`, `visibility`, `reach_area`; how a search ends unheard: `giving_up`
- Which storeys a table has, for people: `house`
"""
