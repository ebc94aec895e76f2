"""Layouts of terrain as documents: edited, made by chance, and exchanged with other programs.

- Editing: `editing`, `cells` (of maps of such), `edit_history`, `motions`, `snapping`, `sketch`, `typed`; `storing`
- From and to others: `maps`, `plans`; made by chance: `chance`
"""
