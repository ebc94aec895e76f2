"""The rule systems this program knows; the one hand-written list."""

from __future__ import annotations

from types import MappingProxyType

from pb12table.systems.pb12.rules.game.rules import PB12

SYSTEMS = MappingProxyType({"pb12": PB12})
