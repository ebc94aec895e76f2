"""Whole games between bots, one after another."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pb12table.bots.registry import bots_of
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.journal import Drift
from pb12table.kernel.session import Session, replay
from pb12table.skirmish.bot import Bot
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system

State = TypeVar("State")

MOST_DECISIONS = 20_000
"""A game that asks for more is broken off: without a round limit, two bots that cannot reach each other would go on
for ever."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """How a game between bots went.

    `reason` is how it ended, or "broken-off" after MOST_DECISIONS; then there are no `winners`.  `decisions` counts
    the answers of players, `entries` those and the dice; `seconds` is the time it took.
    """

    winners: tuple[PlayerId, ...]
    reason: str
    rounds: int
    decisions: int
    entries: int
    seconds: float
    digest: str

    @property
    def is_finished(self) -> bool:
        """Whether the game came to its end."""
        return self.reason != BROKEN_OFF


BROKEN_OFF = "broken-off"


def seed_of(*parts: str | int) -> int:
    """A seed for one thing out of the seed of everything: dice and each bot have numbers of their own."""
    return random.Random("/".join(map(str, parts))).getrandbits(48)


def make_bots(names: Sequence[str], setup: GameSetup, *seed: str | int) -> dict[PlayerId, Bot[Any]]:
    """A bot for each player by its name; one name stands for all.  Raises KeyError for an unknown name."""
    players, known = [player.id for player in setup.players], bots_of(setup.system)
    chosen = list(names) * len(players) if len(names) == 1 else list(names)
    return {
        player: known[name](seed_of(*seed, "bot", player)) for player, name in zip(players, chosen, strict=True)
    }


def started(setup: GameSetup, *seed: str | int, history: bool = False, digests: bool = True) -> Session[Any]:
    """A new game with dice that belong to a seed; digests are for whoever compares replays."""
    rules = system(setup.system)
    dice = SeededDice(seed_of(*seed, "dice"))
    return Session(rules, rules.new_game(setup), dice, history=history, digests=digests)


def play(session: Session[State], bots: Mapping[PlayerId, Bot[State]], most: int = MOST_DECISIONS) -> int:
    """Let bots answer until the game ends or so many answers were given; return how many there were."""
    for decisions in range(most):
        request = session.pending
        if request is None:
            return decisions
        player = PlayerId(request.player)
        session.answer(bots[player].answer(session.system.view(session.state, player), request))
    return most


def play_game(
    setup: GameSetup, names: Sequence[str], *seed: str | int, most: int = MOST_DECISIONS, digests: bool = True
) -> tuple[GameRecord, Session[Any]]:
    """One whole game of bots by name; the record, and the session at its end."""
    began = time.perf_counter()
    session = started(setup, *seed, digests=digests)
    decisions = play(session, make_bots(names, setup, *seed), most)
    ending = system(setup.system).ending(session.state)
    record = GameRecord(
        winners=() if ending is None else ending.winners,
        reason=BROKEN_OFF if ending is None else ending.reason,
        rounds=session.state.game_round,
        decisions=decisions,
        entries=len(session.entries),
        seconds=time.perf_counter() - began,
        digest=session.system.digest(session.state),
    )
    return record, session


def replayed(setup: GameSetup, session: Session[Any]) -> Drift | None:
    """Replay a game from its journal and compare all digests and the last state; None when all are equal."""
    rules = system(setup.system)
    again, drift = replay(rules, rules.new_game(setup), session.entries, SeededDice(0), history=False)
    if drift is not None:
        return drift
    expected, found = rules.digest(session.state), rules.digest(again.state)
    return None if expected == found else Drift(len(session.entries), expected, found)
