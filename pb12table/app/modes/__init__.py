"""What mouse and keys do while the program itself shows something: a saved game, or the table to be looked at.

- Watching a saved game: `watching`
- Looking: `looking`, `look_mode`, `looking_picture`, `look_reach`
"""
