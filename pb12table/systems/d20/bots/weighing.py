"""Which of several turns promises most: fights are played on after each of them, with the same luck."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from pb12table.skirmish.bot import never
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.bots.exchanges import Exchanges, outcomes_of
from pb12table.systems.d20.bots.imagined import COMES, KITES, RUNS, Games, Outlook, outlook_of
from pb12table.systems.d20.bots.standings import Cast, Chart, Numbers, Standing, cast_of, standing_of
from pb12table.systems.d20.bots.turns import Answers, turns_of
from pb12table.systems.d20.rules.state import State
from pb12table.table.routes import GivenUp

OWN: Final = (COMES | KITES, KITES)
"""How one's own side may go on."""
THEIRS: Final = (COMES | KITES, KITES, COMES, 0)
"""How the others may go on, the likeliest first; where there are goals the first two, for them or not."""
FEW: Final = 5
"""By so many of the best turns it is told how a side goes on best."""
STEADFAST: Final = 0.05
"""So much more another way to go on must promise than the one that the side has been following."""
TURNS: Final = 64
"""So many turns have luck of their own."""

Branch = tuple[float, Standing]


@dataclass(frozen=True, slots=True)
class Foresight:
    """How far fights are played on in thought.

    Each of the `stages` is how many fights are played after a turn, and how many of the turns are still looked at, the
    best of the stage before, None for all.  `parts` is how finely wounds are told apart (`outcomes_of`); without
    `spots` places to shoot or to hide from are not looked for.
    """

    rounds: int
    stages: tuple[tuple[int, int | None], ...]
    parts: int
    spots: bool = True


@dataclass(frozen=True, slots=True)
class Looked:
    """A turn that was looked at: what it is worth from 0 (lost) to 1 (won), give or take, after how many fights."""

    answers: Answers
    worth: float
    error: float
    fights: int


class Weigher:
    """Finds the turn that promises most; `weighed` are the turns of the last time, the best first."""

    def __init__(self, chance: random.Random, foresight: Foresight) -> None:
        self._chance = chance
        self._foresight = foresight
        self._exchanges = Exchanges()
        self._chart = Chart()
        self._cast: Cast | None = None
        self._bearing: int | None = None
        self.seconds: float | None = None
        self.stop: Callable[[], bool] = never
        self.weighed: tuple[Looked, ...] = ()

    def best(self, state: State, figure: FigureId) -> Answers:
        """Return the answers of the best turn; raises GivenUp as soon as `stop` says so."""
        until = None if self.seconds is None else time.monotonic() + self.seconds
        if self._cast is None or self._cast.figures != tuple(state.figures):
            self._cast = cast_of(state)
        found = turns_of(state, figure, self._exchanges, spots=self._foresight.spots, thrifty=True)
        turns = [turn.answers for turn in found]
        branches = self._branches(state, figure, self._cast, turns)
        outlook = outlook_of(state, self._cast, figure)
        stages = _Stages(self._cast, outlook, branches, self._foresight.rounds, self._bearing)
        luck = np.random.default_rng(self._chance.getrandbits(32))
        left, worths, errors = list(range(len(turns))), np.zeros(len(turns)), np.zeros(len(turns))
        looked = [0] * len(turns)
        for count, most in self._foresight.stages:
            if len(turns) < 2 or (looked[0] and until is not None and time.monotonic() > until):
                break
            self._go_on()
            left = left[:most]
            worths[left], errors[left] = stages.worths(left, count, luck)
            for number in left:
                looked[number] = count
            left.sort(key=lambda number: -worths[number])
        self._bearing = stages.own[0]
        rest = sorted(set(range(len(turns))) - set(left), key=lambda number: -worths[number])
        self.weighed = tuple(
            Looked(turns[each], float(worths[each]), float(errors[each]), looked[each]) for each in (*left, *rest)
        )
        return self.weighed[0].answers

    def _branches(self, state: State, figure: FigureId, cast: Cast, turns: Sequence[Answers]) -> list[list[Branch]]:
        now, found = standing_of(state, cast, self._chart), list[list[Branch]]()
        for answers in turns:
            self._go_on()
            outcomes = outcomes_of(state, figure, answers, parts=self._foresight.parts)
            found.append([(share, standing_of(after, cast, self._chart, now)) for share, after in outcomes])
        return found

    def _go_on(self) -> None:
        if self.stop():
            raise GivenUp


class _Stages:
    """Fights after some turns, stage by stage."""

    def __init__(
        self, cast: Cast, outlook: Outlook, branches: list[list[Branch]], rounds: int, kept: int | None
    ) -> None:
        """Begin; `kept` is how one's own side meant to go on at its last turn."""
        self._kept = kept
        self._cast, self._outlook, self._branches, self._rounds = cast, outlook, branches, rounds
        self.own: tuple[int, ...] = OWN
        self._theirs: tuple[int, ...] = THEIRS
        if outlook.goals:
            self.own = self._theirs = tuple(bearing | run for bearing in OWN for run in (RUNS, 0))

    def worths(self, turns: Sequence[int], count: int, luck: np.random.Generator) -> tuple[Numbers, Numbers]:
        """Return what each turn is worth by so many fights, give or take; all turns have the same luck."""
        # Each die falls on all parts of its range equally often, which tells turns apart by fewer fights.
        dice = (luck.permuted(np.tile(np.arange(count)[:, None], (1, TURNS)), axis=0) + 0.5) / count
        first, numbers = luck.permutation((np.arange(count) + 0.5) / count), luck.permutation(count)
        own = np.array(self.own)[numbers % len(self.own)]
        theirs = np.array(self._theirs)[numbers // len(self.own) % len(self._theirs)]
        rows = [_of(self._branches[turn], share) for turn in turns for share in first]
        many = len(turns)
        games = Games(
            self._cast, self._outlook, rows, np.tile(dice, (many, 1)), np.tile(own | theirs << 1, many), self._rounds
        )
        found = games.play().reshape(many, count)
        if len(self.own) > 1 and count >= len(self.own):
            # One's own side may choose how it goes on: so as promises most with its best turns.
            best = [
                float(np.sort(found[:, own == bearing].mean(axis=1))[-FEW:].mean())
                + STEADFAST * (bearing == self._kept)
                for bearing in self.own
            ]
            order = sorted(range(len(best)), key=lambda number: -best[number])
            self.own = tuple(self.own[number] for number in order[: len(order) // 2])
        return found.mean(axis=1), found.std(axis=1) / count**0.5


def _of(branches: Sequence[Branch], share: float) -> Standing:
    """Return what becomes of a turn by a share of luck."""
    for chance, standing in branches:
        share -= chance
        if share < 0.0:
            return standing
    return branches[-1][1]
