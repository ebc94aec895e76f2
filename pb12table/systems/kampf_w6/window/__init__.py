"""Kampf W6 in the window: its questions as forms, and its dice.

- `face`: what the window asks of the system; `acts`: acts and reactions; `attacks`: the card of an attack
- `rolls`: parries, and dice that are spent on a roll; `menu`: what is said unasked; `keys`: its own
"""
