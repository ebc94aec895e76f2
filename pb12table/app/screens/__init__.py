"""What fills the window: start, table, closing, and what lies over them.

The map of the house; each module says in its first line what it holds.

- What screens have in common: `base`, `telling_screen`, `map_screen`, `mouse_screen`, `working`
- Before a game and around it: `start`, `player_names`, `load`, `replaying`, `settings_screen`, `help`, `rule_page`,
  `closing`
- The game: `game`, `game_mouse`, `game_keys`, `game_commands`, `game_menu`, `game_paint`, `game_card`, `over_table`,
  `open_question`, `lost_save`
- A saved game: `watch`, `report_offer`
"""
