"""The keys of FATE's own commands: the kinds of acts, and ending a turn."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pb12table.skirmish.ids import Keys

KEYS: Final = Keys(
    MappingProxyType(
        {
            "table": {"standing-orders": "f4"},
            "fate-act": {
                "kind-attack": "a",
                "kind-shove": "x",
                "kind-hinder": "k",
                "kind-scene": "s",
                "kind-block": "b",
                "kind-move": "m",
                "kind-use": "u",
                "kind-free": "f",
                "kind-place": "j",
                "kind-wait": "w",
                "kind-orders": "o",
                "fate-end-turn": "p",
            },
        }
    ),
    (("plan", "fate-act"),),
)
