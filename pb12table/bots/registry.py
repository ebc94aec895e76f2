"""The bots there are, by name: those of a rule system, and the one that knows no rules."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pb12table.bots.random_bot import RandomBot
from pb12table.skirmish.bot import ANYHOW, MakeBot
from pb12table.systems.known import SYSTEMS, system

_OF_ALL: Final[Mapping[str, MakeBot]] = MappingProxyType({ANYHOW: RandomBot})


def bots_of(identity: str) -> Mapping[str, MakeBot]:
    """The bots that play a rule system, by name."""
    return {**_OF_ALL, **system(identity).bots}


def usual_bot(identity: str) -> str:
    """The name of the bot that plays a rule system unless another is asked for: the first of its own, if it has any."""
    return next(iter({**system(identity).bots, **_OF_ALL}))


def styles_of(identity: str) -> tuple[str, ...]:
    """How the program can play a rule system for somebody, by names of bots, the usual way first."""
    return tuple(system(identity).styles) or tuple(_OF_ALL)


def all_bot_names() -> tuple[str, ...]:
    """The names of the bots of all systems, each once."""
    return tuple(dict.fromkeys(name for identity in SYSTEMS for name in bots_of(identity)))
