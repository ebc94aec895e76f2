"""The keys of Pocket Tactics' own commands."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pb12table.skirmish.ids import Keys

KEYS: Final = Keys(MappingProxyType({"tiles": {"leave-it": "p", "go-in": "i"}}), (("plan", "tiles"),))
