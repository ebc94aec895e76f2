"""The bots of Pb-12 by name, the usual one first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.bot import MakeBot
from pb12table.systems.pb12.bots.aggressive_bot import AggressiveBot
from pb12table.systems.pb12.bots.careful_bot import CarefulBot
from pb12table.systems.pb12.bots.curious_goals import curious_bot

BOTS: Final[Mapping[str, MakeBot]] = MappingProxyType(
    {"aggressive": AggressiveBot, "curious": curious_bot, "careful": CarefulBot}
)
