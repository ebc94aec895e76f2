"""The keys of Kampf W6's own commands: the acts, ending a turn, passing, and saying when and about what to be asked."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pb12table.skirmish.ids import Keys

KEYS: Final = Keys(
    MappingProxyType(
        {
            "table": {"standing-orders": "f4"},
            "w6-act": {
                "w6-attack": "a",
                "w6-walk": "m",
                "w6-run": "j",
                "w6-crawl": "k",
                "w6-stance-standing": "n",
                "w6-stance-kneeling": "shift+k",
                "w6-stance-prone": "shift+n",
                "w6-reload": "u",
                "w6-item": "i",
                "w6-door": "d",
                "w6-scenario": "s",
                "w6-buy": "b",
                "w6-steal": "shift+b",
            },
            "w6-turn": {"w6-end-turn": "p"},
            "w6-dice": {"w6-ask-less": "o"},
            "interrupt": {"pass-interruption": "p", "pass-turn": "shift+p"},
        }
    ),
    (("plan", "w6-act", "w6-turn"), ("plan", "w6-act", "interrupt"), ("plan", "w6-dice")),
)
ACTS: Final = KEYS.bindings["w6-act"]
"""The commands of acts: of several acts of one kind it is that of the first."""
