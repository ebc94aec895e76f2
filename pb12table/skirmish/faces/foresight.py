"""The foresight face of a rule system: what would come of a plan, and what attacks come to, in the words of its rules.

All of it is asked about states as everybody may know them, so that nothing of it depends on what is secret.  They are
ours: what is looked at may be put elsewhere meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from pb12table.kernel.request import Request
from pb12table.skirmish.ahead import Ahead
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId
from pb12table.table.shapes import Point

State = TypeVar("State", contravariant=True)
Texts = TypeVar("Texts", bound=Phrases, contravariant=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What may become of a target, by the name of a text `outcome-`, and how likely exactly that is (0..1).

    `grave` says how bad it is for the target: 0 nothing, 1 out of action.
    """

    name: str
    share: float
    grave: float


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack that could be made: the answer that makes it, and its outcomes, which add up to one.

    `worth` is about the share of the target that it puts out of action; it orders attacks.  `means` is what it is made
    with, in words.
    """

    figure: FigureId
    target: FigureId
    answer: Any
    means: str
    outcomes: tuple[Outcome, ...]
    worth: float

    @property
    def some(self) -> float:
        """How likely it does anything to its target."""
        return sum(each.share for each in self.outcomes if each.grave > 0.0)


@dataclass(frozen=True, slots=True)
class Invitation:
    """An interruption that a plan invites: who may act at which place of it, and the best attack from there.

    `words` say what it is, as short as can be; `strike` is None where it could attack nobody who matters.
    """

    figure: FigureId
    words: str
    at: Point
    strike: Strike | None = None


class ForesightFace(Protocol[State, Texts]):
    """What would come of plans.  Texts are those of the system in one language."""

    def passes(self, request: Request[Any, Any], /) -> tuple[Any] | None:
        """With which answer, in a tuple, a player lets others go on who is asked for an interruption.

        None for every other question.
        """
        return None

    def best(self, ahead: Ahead, texts: Texts, figure: FigureId, /) -> Strike | None:
        """The best attack a figure can make after what is planned, or as a part of it; None for none."""
        ...

    def reply(self, state: State, texts: Texts, figure: FigureId, target: FigureId, /) -> Strike | None:
        """The best attack of a figure on one target, in its next turn if nobody moves before; None for none."""
        ...

    def strike(self, state: State, texts: Texts, figure: FigureId, answer: Any, /) -> Strike | None:
        """What an answer of a figure comes to that is an attack on another one; None for anything else."""
        ...

    def changes(self, state: State, texts: Texts, strike: Strike, /) -> Sequence[str]:
        """What a step of the attacker would change about an attack, as sentences, where looking does not tell it."""
        return ()

    def invited(self, ahead: Ahead, texts: Texts, figure: FigureId, /) -> Sequence[Invitation]:
        """Which interruptions a figure invites by what is planned."""
        return ()

    def spent(self, ahead: Ahead, texts: Texts, figure: FigureId, /) -> Sequence[str]:
        """What a plan costs its figure: points and markers, as short as can be."""
        return ()
