"""A general search over turns: a few whole lines of play are played on in thought, and the best one is followed.

A line is a first answer and a policy that goes on from it until the activation is over; then all play by the usual
policy until an opponent has had an activation, and what has come of it is valued.  Each line meets the same dice.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from math import fsum, inf, sqrt
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

from pb12table.bots.reasons import reasons_of
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.game import Event
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Bot, Imagine, Reasons, Weighed, never
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.known import system
from pb12table.table.routes import GivenUp

State = TypeVar("State", bound=GameState)

IMAGINED: Final = 4
"""Lines are played on from so many games that may be the real one."""
FINAL: Final = 4
"""So many lines are looked at again, the first and the best of the others, with half of the games."""
MOST_ANSWERS: Final = 400
"""A game is not played on beyond so many answers."""


class Turns(Protocol[State]):
    """What the search must know of a game."""

    @property
    def policies(self) -> Mapping[str, Bot[State]]:
        """Return how a turn may be played, by the id of its name: `plan-ID` is a text of the system.

        The first one is the usual: it answers what is not weighed, and for everybody in thought.  They are quick, and
        equal questions bring equal answers.
        """
        ...

    def is_weighed(self, state: State, request: Request[State, Any], /) -> bool:
        """Return whether it is worth the time to compare answers to a question."""
        ...

    def alternatives(self, state: State, request: Request[State, Any], /) -> Iterable[tuple[str, Any]]:
        """Return legal answers worth a look beside those of the policies, the best first, each with a name."""
        ...

    def activation(self, state: State, /) -> tuple[str, Hashable] | None:
        """Return who is acting, and what tells this activation from others; None between activations."""
        ...

    def worth(self, state: State, player: PlayerId, /) -> float:
        """Return the chance of a player to win a game that is not over, from 0 to 1."""
        ...

    def harms(self, state: State, events: Sequence[Event], player: PlayerId, /) -> Iterable[tuple[FigureId, float]]:
        """Return which figures harm a player in some events, and how much."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may look at: so many games played on for a question, among so many lines at most.

    `activations` is after how many activations of opponents a game is valued, 0 for at the end of the one it is in.  A
    line replaces the usual one if it is better by `errors` standard errors and `doubt`, by which the value errs where
    the game is open.  `whole`: policies that begin alike are told apart, for they may go on differently.
    """

    games: int
    lines: int = 8
    activations: int = 1
    errors: float = 1.5
    doubt: float = 0.0
    whole: bool = False


@dataclass(eq=False, slots=True)
class _Line(Generic[State]):
    """A line, and what came of it in each game."""

    name: str
    policy: Bot[State]
    first: Any
    worths: list[float] = field(default_factory=list)
    harms: dict[FigureId, float] = field(default_factory=lambda: defaultdict(float))

    @property
    def mean(self) -> float:
        return fsum(self.worths) / len(self.worths) if self.worths else 0.5

    def ahead_of(self, other: _Line[State]) -> tuple[float, float]:
        """Return by how much it is better than another in the games that both met, and the standard error of that."""
        differences = [own - its for own, its in zip(self.worths, other.worths, strict=False)]
        return fsum(differences) / len(differences), _error(differences)

    @property
    def weighed(self) -> Weighed:
        """Return it as a reason: what it is worth, and who does most harm in it."""
        feared = max(self.harms, key=lambda figure: self.harms[figure], default=None)
        return Weighed(self.first, self.name, self.mean, _error(self.worths), len(self.worths), feared)


def _error(values: Sequence[float]) -> float:
    """Return the standard error of a mean."""
    number = len(values)
    if number < 2:
        return inf
    mean = fsum(values) / number
    return sqrt(fsum((value - mean) ** 2 for value in values) / (number - 1) / number)


class TurnBot(Generic[State]):
    """Looks ahead over turns in any game; where it is let imagine none, the usual policy answers."""

    def __init__(
        self, turns: Turns[State], budget: Budget, seed: int = 0, real: Mapping[str, Bot[State]] | None = None
    ) -> None:
        """Let some `real` bots answer instead of policies that are good enough for games in thought only."""
        self._turns = turns
        self._real = real or {}
        self._budget = budget
        self._seed = seed
        self._asked = 0
        self._seconds: float | None = None
        self._stop: Callable[[], bool] = never
        self._reasons: Reasons | None = None
        self._policy: Bot[State] | None = None
        """The policy that gave the last answer, where nothing was looked ahead."""
        self._kept: tuple[tuple[str, Hashable] | None, str] | None = None

    def hurry(self, seconds: float, /) -> None:
        """Think no longer than so many seconds about an answer from now on."""
        self._seconds = seconds

    def heed(self, stop: Callable[[], bool], /) -> None:
        """Give up as soon as `stop` says so; see `skirmish.bot.Heeding`."""
        self._stop = stop

    def reasons(self) -> Reasons | None:
        """Return why it gave its last answer; where a policy gave it, what that one has weighed."""
        return self._reasons if self._policy is None else reasons_of(self._policy)

    def answer(self, state: State, request: Request[State, Any], /) -> Any:
        """Return the answer of the line that is being followed, or of somebody who does not look ahead."""
        name, followed = self._followed(state)
        self._reasons, self._policy = None, self._real.get(name, followed)
        return self._policy.answer(state, request)

    def answer_imagining(self, state: State, request: Request[State, Any], imagine: Imagine, /) -> Any:
        """Return the first answer of the best line."""
        self._asked, self._policy = self._asked + 1, None
        if not self._turns.is_weighed(state, request):
            return self.answer(state, request)
        began = time.monotonic()
        chance = Random(f"{self._seed} {self._asked}")
        lines = self._lines(state, request)
        if len(lines) == 1:
            self._reasons = None
            return lines[0].first
        games = [game for game in (imagine(chance) for _ in range(IMAGINED)) if game is not None]
        if not games:
            return self.answer(state, request)
        until = None if self._seconds is None else began + self._seconds
        best = self._compared(lines, games, PlayerId(request.player), chance.getrandbits(32), until)
        self._kept = (self._turns.activation(state), best.name)
        return best.first

    # -- inside ---------------------------------------------------------------------------------------------------

    def _followed(self, state: State) -> tuple[str, Bot[State]]:
        """Return the policy that is being followed: the one found earlier in this activation, or the usual one."""
        policies = self._turns.policies
        if self._kept is not None and self._kept[1] in policies and self._kept[0] == self._turns.activation(state):
            return self._kept[1], policies[self._kept[1]]
        return next(iter(policies.items()))

    def _lines(self, state: State, request: Request[State, Any]) -> list[_Line[State]]:
        """Return lines that differ, the one that is followed first."""
        name, followed = self._followed(state)
        usual = next(iter(self._turns.policies.values()))
        found = [_Line(name, followed, followed.answer(state, request))]
        own = ((other, policy, policy.answer(state, request)) for other, policy in self._turns.policies.items())
        more = ((other, usual, answer) for other, answer in self._turns.alternatives(state, request))
        for other, policy, answer in chain(own, more):
            if len(found) >= min(self._budget.lines, self._budget.games):
                break
            known = [line.policy is policy if self._budget.whole else line.first == answer for line in found]
            if not any(known):
                found.append(_Line(other, policy, answer))
        return found

    def _compared(
        self,
        lines: list[_Line[State]],
        games: Sequence[Session[State]],
        player: PlayerId,
        seed: int,
        until: float | None,
    ) -> _Line[State]:
        """Return the best of some lines: all are looked at, and the best of them again; the first stays unless another
        is clearly better.
        """
        usual, left, played = lines[0], list(lines), 0
        while True:
            rounds = 1 if len(left) <= FINAL else 2
            for _ in range(max(1, (self._budget.games - played * len(lines)) // (rounds * len(left)))):
                for line in left:
                    self._play_on(games[played % len(games)], line, player, seed + played)
                played += 1
                if until is not None and time.monotonic() > until:
                    rounds = 1
                    break
            ranked = sorted(left[1:], key=lambda line: -line.mean)
            if rounds == 1:
                break
            left = [usual, *ranked[: FINAL - 1]]
        best = ranked[0]
        better, error = best.ahead_of(usual)
        doubt = self._budget.doubt * 4.0 * usual.mean * (1.0 - usual.mean)
        chosen = best if better > self._budget.errors * error + doubt else usual
        order = sorted(lines, key=lambda line: (line is not chosen, -line.mean))
        self._reasons = Reasons(chosen.name, usual.mean, tuple(line.weighed for line in order))
        return chosen

    def _play_on(self, game: Session[State], line: _Line[State], player: PlayerId, seed: int) -> None:
        """Note what a line comes to in a game with the dice of a seed; raises GivenUp where nobody waits for it."""
        if self._stop():
            raise GivenUp
        fork, turns = game.fork(SeededDice(seed)), self._turns
        usual = next(iter(turns.policies.values()))
        first = turns.activation(fork.state)
        now, passed, own = first, 0, line.policy
        asked = fork.pending
        assert asked is not None, "it was played on to a question"
        fork.answer(line.first if fork.refusal(line.first) is None else usual.answer(fork.state, asked))
        for _ in range(MOST_ANSWERS):
            request = fork.pending
            if request is None:
                break
            acting = turns.activation(fork.state)
            if acting != now:
                passed += now is not None and now[0] != player
                if passed >= self._budget.activations:
                    break
                now = acting
                own = usual if acting != first else own
            bot = own if request.player == player else usual
            fork.answer(bot.answer(fork.state, request))
        line.worths.append(self._worth(fork.state, player))
        for figure, much in turns.harms(fork.state, [told.event for told in fork.log], player):
            line.harms[figure] += much

    def _worth(self, state: State, player: PlayerId) -> float:
        ending = system(state.setup.system).ending(state)
        if ending is None:
            return self._turns.worth(state, player)
        if not ending.winners or len(ending.winners) == len(state.setup.players):
            return 0.5  # who wins with all others has won nothing
        return float(player in ending.winners)
