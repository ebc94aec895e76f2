"""The keys of FATE's own commands."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pb12table.skirmish.ids import Keys

KEYS: Final = Keys(
    MappingProxyType({"table": {"standing-orders": "f4"}, "action": {"end-turn": "p"}}),
    (("plan", "action"),),
)
