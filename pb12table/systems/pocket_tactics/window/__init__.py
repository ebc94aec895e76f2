"""Pocket Tactics in the window.

- `face`: what the window asks of it; `forms`: its questions; `fight_forms`: those of a fight
- `contests`: both throws of a fight
"""

from pb12table.systems.pocket_tactics.window.face import WINDOW

__all__ = ["WINDOW"]
