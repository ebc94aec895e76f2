"""The bots of Kampf W6 by name, the usual one first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.bot import MakeBot
from pb12table.systems.kampf_w6.bots.curious import curious_bot
from pb12table.systems.kampf_w6.bots.tactical_bot import TacticalBot

BOTS: Final[Mapping[str, MakeBot]] = MappingProxyType(
    {"tactical": TacticalBot, "curious": curious_bot}
)
