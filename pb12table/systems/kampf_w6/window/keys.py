"""The keys of Kampf W6's own commands: ending a turn, passing, and saying when to be asked."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pb12table.skirmish.ids import Keys

KEYS: Final = Keys(
    MappingProxyType(
        {
            "table": {"standing-orders": "f4"},
            "action": {"end-turn": "p"},
            "interrupt": {"pass-interruption": "p", "pass-turn": "shift+p"},
        }
    ),
    (("plan", "action"), ("plan", "interrupt")),
)
