"""The screen of a running game: from mouse and keys to modes and the session, and back to what is to be painted.

- `screen` holds the parts together; `mouse`, `keys`, `commands`: what people do; `menu`
- `open_question`: when a question is asked, and who sits down for it
- `recap`, `curtain_recap`: what has happened since the last turn; `moment`: a line of the log as it was
- `referee`; `why`: what the program weighed
- `painting`: all of the screen; `card`: the dock, and the table that moves for it; `over_table`: what else lies there
- `lost_save`: what becomes of a game whose save cannot be written any more
"""
