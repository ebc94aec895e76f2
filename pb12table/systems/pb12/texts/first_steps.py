"""Hints of Pb-12 for the first game."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.faces.words import Hint

HINTS: Final = (
    Hint("bid", ("bid",), {}),
    Hint("place", ("place",), {}),
    Hint("turn", ("turn",), {"end": "break-off"}),
    Hint("action", ("action",), {"sight": "show-sight"}),
    Hint("move", ("move",), {"back": "take-back", "commit": "commit"}),
    Hint("attack", ("attack",), {}),
    Hint("roll-on", ("roll-on",), {}),
    Hint("interrupt", ("interrupt",), {"end": "pass-interruption", "orders": "standing-orders"}),
    Hint("enter", ("enter",), {}),
    Hint("drive", ("drive",), {}),
    Hint("command", ("command",), {}),
    Hint("cards", ("draw", "card-question"), {"hand": "show-hand"}),
    Hint("end", ("action",), {"commit": "commit", "undo": "undo"}),
    Hint("numbers", ("turn",), {"help": "help"}),
    Hint("overlays", ("action",), {"all": "show-all-sight", "ranges": "show-ranges", "ruler": "ruler"}),
    Hint("won", ("turn",), {"briefing": "briefing", "save": "save"}),
)
"""All hints; of several that fit, the first one that is not known yet is shown."""
