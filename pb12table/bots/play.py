"""Whole games between bots, one after another."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pb12table.bots.bot import Bot
from pb12table.bots.registry import BOTS
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.journal import Drift
from pb12table.kernel.session import Session, replay
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import SYSTEMS
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.game.view import view
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game

SYSTEM = SYSTEMS["pb12"]

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


def make_bots(names: Sequence[str], setup: Setup, *seed: str | int) -> dict[PlayerId, Bot]:
    """A bot for each player by its name in BOTS; one name stands for all.  Raises KeyError for an unknown name."""
    players = [player.id for player in setup.players]
    chosen = list(names) * len(players) if len(names) == 1 else list(names)
    return {
        player: BOTS[name](seed_of(*seed, "bot", player)) for player, name in zip(players, chosen, strict=True)
    }


def started(setup: Setup, *seed: str | int, history: bool = False) -> Session[State]:
    """A new game with dice that belong to a seed."""
    return Session(SYSTEM, new_game(setup), SeededDice(seed_of(*seed, "dice")), history=history)


def play(session: Session[State], bots: Mapping[PlayerId, Bot], most: int = MOST_DECISIONS) -> int:
    """Let bots answer until the game ends or so many answers were given; return how many there were."""
    for decisions in range(most):
        request = session.pending
        if request is None:
            return decisions
        player = PlayerId(request.player)
        session.answer(bots[player].answer(view(session.state, player), request))
    return most


def play_game(
    setup: Setup, names: Sequence[str], *seed: str | int, most: int = MOST_DECISIONS
) -> tuple[GameRecord, Session[State]]:
    """One whole game of bots by name; the record, and the session at its end."""
    began = time.perf_counter()
    session = started(setup, *seed)
    decisions = play(session, make_bots(names, setup, *seed), most)
    outcome = session.state.outcome
    record = GameRecord(
        winners=() if outcome is None else tuple(outcome.winners),
        reason=BROKEN_OFF if outcome is None else outcome.reason,
        rounds=session.state.game_round,
        decisions=decisions,
        entries=len(session.entries),
        seconds=time.perf_counter() - began,
        digest=SYSTEM.digest(session.state),
    )
    return record, session


def replayed(setup: Setup, session: Session[State]) -> Drift | None:
    """Replay a game from its journal and compare all digests and the last state; None when all are equal."""
    again, drift = replay(SYSTEM, new_game(setup), session.entries, SeededDice(0), history=False)
    if drift is not None:
        return drift
    expected, found = SYSTEM.digest(session.state), SYSTEM.digest(again.state)
    return None if expected == found else Drift(len(session.entries), expected, found)
