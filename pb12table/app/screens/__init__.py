"""What fills the window: what screens have in common, and those around a game.

The map of the house; each module says in its first line what it holds.

- What screens have in common: `base`, `map_screen`, and of those in which a table is made: `making`
- Before a game and around it: `start` with its pictures (`previews`, `start_art`), `by_chance`, `overview`, `load`,
  `settings_screen`, `help`, `closing`
"""
