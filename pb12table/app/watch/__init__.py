"""A saved game that is played up to where it stands, watched from its beginning, or told on a page.

- `viewing`: the game, which goes on and back by one decision; `screen`, `mode` and `line`: how it is watched
- `replaying`: how far it has come; `report_offer`: the page about it
"""
