"""Bots of Kampf W6: two that know what to do at once, one that looks ahead, and a curious one (`by_name`).

- `tables`: what figures could do to each other from where they are; `going`: where they should be, and ways there
- `tactics`: what to do at once; `lines`: what else a figure may be after; `value`: what tells who will win
"""
