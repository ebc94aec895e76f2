"""Content, scenarios and saves: from files to a game's setup, and from a game to a file.

The map of the house; each module says in its first line what it holds.

- Reading anything: `places`, `reading`, `checking`, `problems`, `possible_words`, `replacing`, `shown_text`
- The forms of TOML files: `forms`, `form_basics`, `action_forms`, `card_forms`, `table_forms`, `vehicle_forms`
- Content: `content`, `building`, `cards`, `vehicles`, `terrain_values`, `pictures`
- Scenarios: `scenario`, `pieces`, `rings`, `forces`, `placing`, `groups`, `modules`, `scenario_actions`,
  `limits_check`, `layout_checks`, `writing`
- Forces in files of their own: `force_files`
- Saves: `save`, `resuming`, `save_lines`, `save_lock`, `save_names`, `save_summary`
- Referee scripts: `referee`, `referee_script`, `referee_forms`, `referee_position`, `referee_dice`,
  `referee_happenings`, `referee_waiting`, `referee_looks`, `referee_queries`, `referee_telling`, `referee_report`
"""
