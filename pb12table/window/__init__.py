"""The toolkit that every screen is made of; pygame lives here, in `app` and in the windows of systems.

- `kit`: fonts, colours, keys, settings, and what panels and buttons are painted with
- `layout`: screens that are described, then measured, placed and painted; fields to type into
- `screens`: what a screen is, dialogs, and the curtain; `play`: how any question of a game is asked, `forms` those that
  are no more than a form
- `dice`: dice that lie on cards and trays
- `scene`: what is drawn on the table; `tokens` the figures on it, `terrain` what they stand on
"""
