"""The base of all events of the rules; each part of the rulebook has its events in a module of its own.

`audience` names the players who may know an event; None: everybody.  Numbers come with the modifiers they are
made of.  Points are (x, y, z) in steps, z the stand height unless called a base point.
"""

from __future__ import annotations

import msgspec


class Happening(msgspec.Struct, frozen=True, tag=True, tag_field="event", kw_only=True):
    """Base of all events."""

    audience: tuple[str, ...] | None = None
