"""What players can answer about interruptions, and what they can say unasked of being asked.  R4.0.1, R4.3.1."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import MoveOption, Plain, PlayCard
from pb12table.systems.pb12.rules.preparations.profiles import AskCards, When

# -- when an interruption may be played ---------------------------------------------------------------------------


class Pass(Plain, frozen=True, tag="pass"):
    """Play no interruption now.  R4.0.3."""


class RangedDefence(Plain, frozen=True, tag="ranged-defence"):
    """A reaction: Distracted, and DF +2 until the end of the turn.  R4.3.2 (Fernkampfverteidigung)."""

    figure: FigureId


class MeleeDefence(Plain, frozen=True, tag="melee-defence"):
    """A reaction: Distracted, and DN +2 until the end of the turn.  R4.3.3 (Nahkampfverteidigung)."""

    figure: FigureId


class UseDelayed(Plain, frozen=True, tag="use-delayed"):
    """Shed Delayed for one action with as many AP; the action is declared next.  R4.1.5 (Verzögert)."""

    figure: FigureId


Reaction: TypeAlias = RangedDefence | MeleeDefence
Interruption: TypeAlias = Reaction | UseDelayed | PlayCard
InterruptionAnswer: TypeAlias = Interruption | Pass

# -- when one's own movement is interrupted -----------------------------------------------------------------------


class Respond(Plain, frozen=True, tag="respond"):
    """React to the interruption: what movement points are left can be used freely after it.  R4.0.6."""


class Commit(Plain, frozen=True, tag="commit"):
    """Do not react: the rest of the movement is fixed, its Moved markers come at once.  R4.0.6, RU104."""

    options: tuple[MoveOption, ...]


MoverAnswer: TypeAlias = Respond | Commit

# -- declarations: when one wants to be asked ---------------------------------------------------------------------


class SetStandingOrder(Plain, frozen=True, tag="standing-order"):
    """Say when a figure's player wants to be asked whether it interrupts; `steps` belongs to "near"."""

    figure: FigureId
    when: When
    steps: Annotated[int, Meta(ge=0, le=99)] = 0


class PassTurn(Plain, frozen=True, tag="pass-turn"):
    """Do not be asked for interruptions until this turn is over; or be asked again (`passing` false)."""

    passing: bool = True


class AskForCards(Plain, frozen=True, tag="ask-for-cards"):
    """Say when one wants to be asked for cards one could play.  RU100."""

    when: AskCards


OrderDeclaration: TypeAlias = SetStandingOrder | PassTurn | AskForCards
