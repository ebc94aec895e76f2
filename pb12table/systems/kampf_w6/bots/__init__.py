"""Bots of Kampf W6: two that know what to do at once, and a curious one (`by_name`).

- `tables`: what figures could do to each other from where they are; `going`: where they should be, and ways there
- `tactics`: what to do at once
"""
