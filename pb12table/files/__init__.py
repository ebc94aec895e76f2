"""Content, scenarios and saves: from files to a game's setup, and from a game to a file, whichever its rules.

The map of the house; each module says in its first line what it holds.  What a rule system has of its own it reads
itself, see `skirmish.faces.content.ContentFace`.

- Reading anything: `places`, `reading`, `checking`, `problems`, `possible_words`, `replacing`, `shown_text`,
  `of_system`
- `forms`: of TOML files, and what becomes of them; `pictures`: beside them; `saves`: games on disk
- Content, scenarios and forces: `content`, `scenario`, `forces`, `standing`, `layout_checks`, `writing`
- The user's own content, an entry at a time: `own`
- Of others: `packs` that are installed, and `installing`, which trusts nothing of them
- In the user's cache: compiled code (`kernels`), what the start screen lists (`listed_scenarios`)
"""
