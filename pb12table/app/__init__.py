"""The program in its window: screens, playing, looking, editing and measuring.

The map of the house; each module says in its first line what it holds.

- From start to end: `main`, `opening`, `program`; `screens` fill the window, `panels` its edges, `modes` say what mouse
  and keys do while a saved game is watched or the table looked at, `editor` builds layouts, `forces` puts together who
  plays on them, `worth` shows what one is worth
- Playing: `games` makes one ready, `controller` alone answers the session; `playback`, `first_steps`,
  `unfinished`, `drafts`; `viewing` goes through a saved game; what is heard: `sounds`
- Pictures painted aside: `painting_aside`
- What is to be drawn: `state_picture`, `portraits`, `information`
- What is seen: `sight_view`, `sight_answers`,
  `sight_drawings`, `who_sees_whom`
- Without a window: `snapshot`, `layout_picture`, `report_painter`, `table_picture`; a played game as a page:
  `game_report`, `browser`
"""
