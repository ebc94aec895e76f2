"""The window: screens, panels and drawing; pygame lives only here.

The map of the house; each module says in its first line what it holds.

- From start to end: `main`, `opening`, `program`; `screens` fill the window, `panels` its edges, `modes` say what mouse
  and keys do while a question is open, `editor` builds layouts, `forces` puts together who plays on them, `worth` shows
  what one is worth
- Playing: `games` makes one ready, `controller` alone answers the session; `playback`, `first_steps`, `kept_plans`,
  `free_facing`, `unfinished`, `drafts`; `viewing` goes through a saved game
- Work beside the frames: `background`, `painting_aside`
- What a person has set: `settings`, `keys`, `short_keys`; what is heard: `sounds`
- The interface: `canvas`, `theme`, `palette`, `fonts`, `tips`, `citations`, `sum_lines`, `place_line`, `card_face`,
  `hand_offers`, `same`; what is pressed and typed: `presses`, `text_line`
- What is to be drawn, as plain data: `picture`, `state_picture`, `information`, `in_question`, `aims`, `aim_words`,
  `shown_share`
- The table as it is drawn: `table_view`, `camera`, `table_frame`, `backdrop`, `areas`, `strokes`, `plates`, `overlays`,
  `aim_marks`, `height_layer`, `path_layer`, `reach_layer`, `layout_layers`, `unseen`
- Figures and vehicles: `tokens`, `token_marks`, `token_badges`, `token_names`, `status_marks`, `figure_art`,
  `vehicle_art`, `portraits`
- Terrain: `terrain_layer`, `terrain_art`, `terrain_styles`, `terrain_patch`, `terrain_pixels`, `terrain_grown`,
  `terrain_things`, `terrain_shadows`, `textures`
- Looking ahead: `preview_attack`, `preview_path`, `reach_view`; what is seen: `sight_view`, `sight_answers`,
  `sight_drawings`, `sight_hints`, `sight_labels`, `who_sees_whom`, `ghost_profiles`
- Without a window: `snapshot`, `layout_picture`, `report_painter`, `table_picture`; a played game as a page:
  `game_report`, `browser`
"""

import os

# pygame greets on the standard output, which belongs to what the program says.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
