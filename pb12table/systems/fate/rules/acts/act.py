"""What the rulebook says of an act of FATE, and what forms need to know of it; see `skirmish.acts`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final, TypeVar

from msgspec.structs import replace

from pb12table.kernel.request import Chance
from pb12table.skirmish.acts import Act, Wording
from pb12table.skirmish.ids import Modifier, total
from pb12table.systems.fate.rules.asking.answers import Answer, Ways
from pb12table.systems.fate.rules.data import HIGHEST, LOWEST, ActorId, Skill
from pb12table.systems.fate.rules.odds import simple_odds
from pb12table.systems.fate.rules.rolls import Game
from pb12table.systems.fate.rules.state import State

A = TypeVar("A", bound=Answer)


class Kind(StrEnum):
    """The kinds of acts there are to choose from, in their order."""

    ATTACK = "attack"
    SHOVE = "shove"
    HINDER = "hinder"
    SCENE = "scene"
    BLOCK = "block"
    MOVE = "move"
    USE = "use"
    FREE = "free"
    WAIT = "wait"


STICKY: Final = "sticky"
POINT: Final = "point"
SELDOM: Final = 0.1
"""What comes off less often than this is not proposed."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What an act is made of before its dice, what that comes to, and what must be known besides."""

    modifiers: tuple[Modifier, ...] = ()
    result: Wording | None = None
    note: Wording | None = None


class FateAct(Act[State, Game, ActorId, A]):
    """An act of a turn.  What it does not say for itself is as usual: it uses up the action, without a roll."""

    kind: ClassVar[Kind | None] = None
    """The kind of acts among which it is offered; None for one that has a form of its own, or is offered as another."""
    is_free: ClassVar[bool] = False
    """Whether the turn goes on after it.  F026."""
    is_rolled: ClassVar[bool] = False
    """Whether dice decide."""
    is_undirected: ClassVar[bool] = False
    """Whether a companion does it that cannot be told what to do.  F098."""
    is_worded: ClassVar[bool] = False
    """Whether its answer has a `text`, which the arbiter judges."""
    combines: ClassVar[bool] = False
    """Whether its answer has small acts `beside` it.  F033."""
    may_swap: ClassVar[bool] = False
    """Whether an aspect makes another skill a usual one.  F106."""
    has_unusual: ClassVar[bool] = False
    """Whether it may be done with an unusual skill, for a price.  FR62."""

    def whims(self, state: State, actor: ActorId, chance: Chance) -> Iterator[A]:
        """Yield what somebody may take it as who does not think: the hints unless it says otherwise."""
        return self.hints(state, actor)

    def ways(self, act: A) -> Ways:
        """Return what its roll is combined with.  F038."""
        found: Ways = getattr(act, "ways", Ways())
        return found

    def unusual_price(self, state: State, actor: ActorId, act: A) -> list[Modifier]:
        """Return what the policy takes off for an unusual skill, nothing for one that it passes unasked.  FR62."""
        return []

    # -- in forms ------------------------------------------------------------------------------------------------------

    def target(self, act: A) -> ActorId | None:
        """Return whom it is done to, None for nobody."""
        return None

    def sort(self, act: A) -> str:
        """Return by what it is told from others of its kind: whom it is done to, or its sort; "" for neither."""
        return self.target(act) or ""

    def chance(self, state: State, actor: ActorId, act: A) -> float | None:
        """Return how likely it comes off, None where that is not listed."""
        return None

    def is_hardly_likely(self, state: State, actor: ActorId, act: A) -> bool:
        """Return whether it is too seldom that it comes off to be proposed."""
        chance = self.chance(state, actor, act)
        return chance is not None and chance < SELDOM

    def wants_words(self, act: A) -> bool:
        """Return whether its text is to be typed or chosen."""
        return False

    def extras(self, state: State, actor: ActorId, act: A) -> Sequence[str]:
        """Return the fields of its answer that may be switched on."""
        return ()

    def bare(self, act: A) -> A:
        """Return it without what is done beside it and whatever it is called, to be compared."""
        changes: dict[str, Any] = {"beside": ()} if self.combines else {}
        return replace(act, **changes, **({"text": ""} if self.is_worded else {}))

    def how(self, state: State, actor: ActorId, act: A) -> Wording:
        """Return what it is called where it has been said whom it is done to."""
        return self.wording(state, actor, act)

    def sum(self, state: State, actor: ActorId, act: A) -> Sum:
        """Return what it is made of and what that comes to; nothing for one without a roll."""
        return Sum()


class SmallRules(FateAct[A]):
    """A small act beside an action: its cost is taken off the roll, or of overflow.  F033, F100."""

    label: ClassVar[str] = ""
    """What its penalty is called."""

    def do(self, game: Game, actor: ActorId, act: A) -> None:
        """Carry it out; nobody is asked anything."""
        raise NotImplementedError

    async def effect(self, game: Game, actor: ActorId, act: A) -> None:
        self.do(game, actor, act)


@dataclass(frozen=True, slots=True)
class Named:
    """What is called by the name of what has an id, in a detail of a text."""

    id: str


# -- in words ----------------------------------------------------------------------------------------------------------


def skill_words(skill: Skill) -> Wording:
    """Return the name of a skill."""
    return Wording(f"skill-{skill.value}")


def ladder_key(value: int) -> str:
    """Return the key of the word of the ladder for a value.  F002."""
    if value > HIGHEST:
        return "ladder-above"
    if value < LOWEST:
        return "ladder-below"
    return f"ladder-minus-{-value}" if value < 0 else f"ladder-{value}"


def opposed_sum(modifiers: Sequence[Modifier], chance: float, note: Wording) -> Sum:
    """Return the sum of an act that somebody resists, with its chance."""
    percent = Wording("fate-chance", details={"percent": round(100 * chance)})
    return Sum(tuple(modifiers), _summed(modifiers, percent), note)


def simple_sum(modifiers: Sequence[Modifier], difficulty: int) -> Sum:
    """Return the sum of an act with a difficulty."""
    percent = round(100 * float(simple_odds(total(modifiers), difficulty)))
    word = Wording(ladder_key(difficulty))
    note = Wording("fate-difficulty", details={"number": difficulty, "word": word})
    return Sum(tuple(modifiers), _summed(modifiers, Wording("fate-chance", details={"percent": percent})), note)


def open_sum(modifiers: Sequence[Modifier], note: Wording | None = None) -> Sum:
    """Return the sum of an act that has no difficulty before the dice."""
    return Sum(tuple(modifiers), _summed(modifiers, Wording(ladder_key(total(modifiers)))), note)


def _summed(modifiers: Sequence[Modifier], chance: Wording) -> Wording:
    return Wording("fate-sum", details={"sum": total(modifiers), "chance": chance})
