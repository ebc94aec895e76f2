"""The bots of Pocket Tactics by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.bot import MakeBot
from pb12table.systems.pocket_tactics.bots.greedy_bot import GreedyBot
from pb12table.systems.pocket_tactics.bots.search_bot import STRENGTHS, SearchBot

BOTS: Final[Mapping[str, MakeBot]] = MappingProxyType(
    {"greedy": GreedyBot, **{name: partial(SearchBot, effort=effort) for name, effort in STRENGTHS.items()}}
)
