"""Everything people read, in their language: texts by key, and sentences for events, sums and refusals.

The map of the house; each module says in its first line what it holds.

- Any text: `locale` and its `bundle`, `numbers`, `percents`, `plain`, `durations`
- What things are called: `names`
- What happens in a game: `describe`, `amendments`, `log_rows`, `log_text`
- Rules and rulings: `rule_list`, `rule_texts`, `rulings`, `rulings_page`
- Layouts and files: `layouts`, `storeys`, `problems`, `trouble`; why there is no way: `hindrances`
- Tutorials: `lessons`

What only a rule system can say comes from its words face, see `skirmish.words`.
"""
