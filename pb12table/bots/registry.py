"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from pb12table.bots.bot import Bot
from pb12table.bots.curious_bot import CuriousBot
from pb12table.bots.random_bot import RandomBot
from pb12table.systems.pb12.bots.aggressive_bot import AggressiveBot
from pb12table.systems.pb12.bots.careful_bot import CarefulBot

MakeBot = Callable[[int], Bot]
"""Makes a bot from a seed."""

BOTS: MappingProxyType[str, MakeBot] = MappingProxyType(
    {"random": RandomBot, "aggressive": AggressiveBot, "curious": CuriousBot, "careful": CarefulBot}
)
