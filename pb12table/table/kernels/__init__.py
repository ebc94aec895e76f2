"""Compiled kernels: what the geometry asks so often that plain code would be too slow, as numba functions over arrays.

- `registry` hands out the kernels that are ready; `loader` compiles them or reads what was compiled
- `compiling` makes functions of Python compiled ones
- Kernels, which need numba: `cover` (with `strips`), how much of a silhouette is hidden; `ground` (with `chains` and
  `rings`), what is seen of a level plane; `stars`, how far one can go straight from places; `ways` (with `areas`),
  where ways lead on from these and what they cost; `sweeps`, what a round body meets

Behind each kernel stands plain code that answers the same: its oracle in tests, and what runs where numba is missing,
fails, or has not compiled yet.
"""
