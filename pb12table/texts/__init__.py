"""Everything people read, in their language: texts by key, and sentences for events, sums and refusals.

The map of the house; each module says in its first line what it holds.

- Any text: `locale` and its `bundle`, `numbers`, `plain`, `durations`
- What things are called: `names`, `initials`, `block_words`
- What happens in a game: `describe`, `event_details`, `skirmish_details`, `command_details`, `vehicle_details`,
  `interrupt_details`, `card_details`, `scenario_details`
- What a game is about, and what came of it: `briefing`, `meanwhile`, `log_rows`, `round_result`, `game_result`
- Rules and rulings: `rule_list`, `rulings`, `rule_told`, `rulings_page`
- Layouts and files: `layouts`, `problems`
"""
