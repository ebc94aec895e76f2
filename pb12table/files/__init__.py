"""Content, scenarios and saves: from files to a game's setup, and from a game to a file, whichever its rules.

The map of the house; each module says in its first line what it holds.  What a rule system has of its own it reads
itself, see `skirmish.content.ContentFace`.

- Reading anything: `places`, `reading`, `checking`, `problems`, `possible_words`, `replacing`, `shown_text`, `labels`,
  `of_system`
- The forms of TOML files: `forms`, `form_basics`
- Content, scenarios and forces: `content`, `scenario`, `forces`, `pieces`, `rings`, `pictures`, `layout_checks`,
  `writing`; `kinds_only`: content of systems that have kinds of terrain and nothing else
- Saves: `save`, `resuming`, `save_lines`, `save_lock`, `save_names`, `save_summary`
"""
