"""The program in its window: screens, playing, looking, editing and measuring.

The map of the house; each module says in its first line what it holds.

- From start to end: `main`, `opening`, `program`, and the doors to what it opens, `rooms`; `screens` fill the window,
  `panels` its edges
- `game`: the screen of a running game; `play`: what stands behind it; `watch`: a saved game that is watched
- `look`: looking at a table; `packs`: of others, and of one's own
- `editor` builds layouts, `forces` puts together who plays on them, `worth` shows what one is worth
- `preview`: what is drawn of a state and seen in it; `export`: pictures and pages for files and commands
"""
