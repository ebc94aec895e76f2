"""The bots of FATE by name, the usual one first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.bot import MakeBot
from pb12table.systems.fate.bots.curious import curious_bot
from pb12table.systems.fate.bots.looking_ahead import STRENGTHS, SearchBot
from pb12table.systems.fate.bots.plain_bot import PlainBot

BOTS: Final[Mapping[str, MakeBot]] = MappingProxyType(
    {
        "plain": PlainBot,
        **{name: partial(SearchBot, effort=effort) for name, effort in STRENGTHS.items()},
        "curious": curious_bot,
    }
)
