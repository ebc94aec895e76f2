"""Pocket Tactics in the window.

- `face`: what the window asks of it; `forms`: its questions before the first turn, and what all of them share;
  `turn_forms`: those of a turn; `fight_forms`: those of a fight
- `contests`: both throws of a fight
"""
