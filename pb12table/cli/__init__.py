"""The command line: one module for each sub-command.

- The command itself, and what sub-commands share: `main`, `streams`, `output`, `position`, `ghosts`, `numbers`,
  `help_words`, `examples`, `typed_wrongly`, `pages`
- Playing, and what there is: `play`, `scenarios`, `profiles`, `items`, `forces`, `rules` with `rule_places`, `validate`
- Questions about a position: `sight`, `visible`, `path`, `reach`, `odds`, `render`
- Layouts: `table` with `table_import` and `table_export`, `generate`, `layout` with `measuring_shown`
- Whole games: `simulate`, `referee`, `replay`
"""
