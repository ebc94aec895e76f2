"""Where a body can walk: storeys free of everything solid, their borders, and the crossings between them.

- A storey: `walkable`, `free_space`, `borders`, `narrows`, `trimming`; with the bodies of now: `storey_now`
- From storey to storey: `gates`, `passages`, `crossings`
- Connected components: `parcels`, `cut_off`
"""
