"""Compiled kernels: what the geometry asks so often that plain code would be too slow, as numba functions over arrays.

- `loader` finds, compiles and hands out the kernels; nothing else of this room is imported by anybody
- `compiling` makes functions of Python compiled ones
- Kernels, which need numba: `cover` (with `strips`), how much of a silhouette is hidden; `ground` (with `chains` and
  `rings`), what is seen of a level plane

Behind each kernel stands plain code that answers the same: its oracle in tests, and what runs where numba is missing,
fails, or has not compiled yet.
"""
