"""What a bot is, and games played on in thought: a fork gives planned answers, the rules say what happens."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from math import inf
from typing import Any, Final, Protocol, Self, TypeVar, cast, runtime_checkable

from pb12table.kernel.dice import NoDice
from pb12table.kernel.request import Chance, Dice, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.table.routes import GivenUp

State = TypeVar("State", contravariant=True)

ANYHOW: Final = "random"
"""The name of the bot that knows no rules, and plays those of every system."""


class Bot(Protocol[State]):
    """A player that answers by itself; equal seeds and equal questions bring equal answers."""

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """Return a legal answer to a request.

        `state` is the bot's own copy of what its player may know (`System.view`); it may be changed.
        """
        ...


@runtime_checkable
class Hurried(Protocol):
    """A bot that thinks for as long as it is let; where nobody waits it counts what it looks at, and no time."""

    def hurry(self, seconds: float, /) -> None:
        """Think no longer than so many seconds about an answer from now on."""
        ...


@runtime_checkable
class Heeding(Protocol):
    """A bot that thinks for long, and gives up as soon as nobody wants its answer any more."""

    def heed(self, stop: Callable[[], bool], /) -> None:
        """Ask `stop` again and again while thinking from now on, and raise GivenUp where it returns True."""
        ...


@dataclass(frozen=True, slots=True)
class Weighed:
    """A plan that a bot looked at: its first answer, and what it is worth, from 0 (lost) to 1 (won), give or take.

    `name` says what the plan is after, an id of the system's texts (`plan-NAME`); `looked` counts the games played on
    by it in thought, 0 where the worth was reckoned.  `feared` is the opposing figure that does most harm in them, None
    where none does any; `target` the figure it is aimed at, None where its first answer tells that.
    """

    first: Any
    name: str
    worth: float
    error: float = inf
    looked: int = 0
    feared: FigureId | None = None
    target: FigureId | None = None


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why a bot gave its last answer: the name of the plan it follows, the worth before, and all plans looked at.

    The best one is first.  Nothing was looked at for an answer that a plan kept from before had in it: then `plans` are
    those of the question at which it was made.  `in_points`: what they are worth is no chance to win but gains in
    points of the bot's own, which mean something next to each other only; `before` is what doing nothing gains.
    `others` counts further plans that were found no better, without it being known by how much.
    """

    chosen: str
    before: float
    plans: tuple[Weighed, ...]
    in_points: bool = False
    others: int = 0


@runtime_checkable
class Reasoning(Protocol):
    """A bot that can say why it answered as it did."""

    def reasons(self) -> Reasons | None:
        """Return why it gave its last answer; None where it weighed nothing."""
        ...


class Valued(Protocol[State]):
    """Numbers by which a value can be learned from games (`pb12table learn`): the chance of a player to win.

    `edition` counts their editions: it grows whenever a number comes to mean something else.
    """

    @property
    def edition(self) -> int: ...

    @property
    def names(self) -> tuple[str, ...]:
        """Return what the numbers are called, each once, in their order."""
        ...

    @property
    def plain(self) -> str:
        """Return which of the numbers tells nothing but who has more strength left; the value must beat it."""
        ...

    @property
    def rising(self) -> tuple[str, ...]:
        """Return which of the numbers can do no harm by growing: no game teaches that they do."""
        return ()

    @property
    def plays_on(self) -> MakeBot | None:
        """Return who plays games on in thought where they are judged; None for the bot they were learned from."""
        return None

    @property
    def continuing(self) -> frozenset[str]:
        """Return the kinds of questions that only go on with what a player has begun, and are judged with it."""
        return frozenset()

    def contenders(self, setup: Any, /) -> tuple[PlayerId, ...]:
        """Return the players of a setup who can win, in their order: all but who only judges the others."""
        return tuple(player.id for player in setup.players)

    def features(self, state: State, player: PlayerId, /) -> Sequence[float]:
        """Return the numbers of a state that is not over, as one of the contenders may know it."""
        ...


class Sums:
    """Numbers that what belongs to a side comes to; a dataclass with slots derives from it, all of them numbers."""

    __slots__: tuple[str, ...] = ()

    def add(self, other: Self) -> None:
        """Add the numbers of others."""
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


def share(own: float, other: float, least: float = 1e-9) -> float:
    """Return by how much of both together one is greater than the other, from -1 to 1."""
    return (own - other) / max(own + other, least)


Imagine = Callable[[Chance], Session[Any] | None]
"""Returns a game that may be the one being played, as far as the player who is asked knows (`Session.imagined`)."""


@runtime_checkable
class Imagining(Protocol[State]):
    """A bot that plays on in thought; games that may be the real one are all that it plays on from."""

    def answer_imagining(self, state: State, request: Request[Any, Any], imagine: Imagine, /) -> Any:
        """Return a legal answer to a request; the rest as `Bot.answer`."""
        ...


@cache
def _imagines(kind: type[Any]) -> bool:
    return issubclass(kind, Imagining)


def never() -> bool:
    """Return that nobody has said to stop."""
    return False


def answering(bot: Bot[Any], session: Session[Any], stop: Callable[[], bool] = never) -> Callable[[], Any]:
    """Return a function that gives a bot's answer to the open question, whatever becomes of the session meanwhile.

    `stop` is asked whenever a bot imagines a game, and by those that heed it again and again; where it returns True,
    nobody wants the answer: GivenUp is raised.
    """
    if isinstance(bot, Heeding):
        bot.heed(stop)
    request = session.pending
    assert request is not None, "only asked when something is open"
    player, known = request.player, session.system.view(session.state, request.player)
    if not _imagines(type(bot)):
        return lambda: bot.answer(known, request)
    kept, imagining = session.fork(NoDice()), cast(Imagining[Any], bot)

    def imagine(chance: Chance) -> Session[Any] | None:
        if stop():
            raise GivenUp
        return kept.imagined(player, chance)

    return lambda: imagining.answer_imagining(known, request, imagine)


MakeBot = Callable[[int], Bot[Any]]
"""Makes a bot from a seed."""


@dataclass(frozen=True, slots=True)
class Planned:
    """What would be answered now if its player said so, and the figure that moves by it; equal keys, equal plans."""

    figure: FigureId
    answers: tuple[Any, ...]
    key: Hashable


@dataclass(frozen=True, slots=True)
class Ahead:
    """How a game goes on with planned answers: the states before and after each of them, as those who look know them.

    There are fewer states where the rules come to a die, which is not thrown (not `is_sure` then), or where they ask
    for less than was planned.
    """

    answers: tuple[Any, ...]
    states: tuple[Any, ...]
    is_sure: bool

    @property
    def before(self) -> Any:
        """Return the current state of the game."""
        return self.states[0]

    @property
    def after(self) -> Any:
        """Return its state as far as it is certain."""
        return self.states[-1]


def fork_of(session: Session[Any], viewer: str | None = None) -> Session[Any]:
    """Return a fork for thinking ahead, which rolls no dice; with a `viewer`, as that player knows the game."""
    return session.fork(NoDice(), viewer)


def carried_out(
    fork: Session[Any],
    answers: tuple[Any, ...],
    passes: Callable[[Request[Any, Any]], tuple[Any] | None],
    viewer: str | None = None,
) -> Ahead:
    """Return how a fork proceeds with planned answers while all others pass; the states are as a viewer knows them.

    `passes` says with which answer, in a tuple, a player lets others go on; None where a question is no such one.  That
    somebody is asked shows nowhere, for it may be a secret.
    """
    system = fork.system
    states = [system.view(fork.state, viewer)]
    for answer in answers:
        request = fork.pending
        if request is None or isinstance(request, Dice):
            break
        if not _is_for(request, answer):
            continue  # The rules ask for less than was planned: whoever has no points left is not asked to stop.
        if fork.refusal(answer) is not None:
            break
        fork.answer(answer)
        while fork.pending is not None and (passed := passes(fork.pending)) is not None:
            fork.answer(passed[0])
        states.append(system.view(fork.state, viewer))
    return Ahead(answers, tuple(states), is_sure=not isinstance(fork.pending, Dice))


def _is_for(request: Request[Any, Any], answer: Any) -> bool:
    """Return whether an answer belongs to a question, and not to one that would have come instead of it."""
    try:
        request.decode(request.encode(answer))
    except ValueError:
        return False
    return True
