"""What fills the window: what screens have in common, and those around a game.

The map of the house; each module says in its first line what it holds.

- What screens have in common: `base`, `telling_screen`, `map_screen`, `mouse_screen`, `working`
- Before a game and around it: `start`, `by_chance` with its pictures (`previews`), `player_names`, `overview`, `load`,
  `settings_screen`, `help`, `rule_page`, `closing`
"""
