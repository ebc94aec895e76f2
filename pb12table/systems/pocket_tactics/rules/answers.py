"""What players answer, as plain data with a tag."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.rules.setup import Pool
from pb12table.table.cells import Cell


class Answer(msgspec.Struct, frozen=True, tag_field="do"):
    """Base of all answers."""


class Step(Answer, frozen=True, tag="step"):
    """A step to a neighbour tile, or a hop over the unit on another.  P019, P020."""

    to: Cell
    over: Cell | None = None


class Stop(Answer, frozen=True, tag="stop"):
    """Nothing more of this: the move or the placing ends."""


class MoveAction(Answer, frozen=True, tag="move"):
    """Move a unit by a first step.  P019."""

    unit: FigureId
    to: Cell
    over: Cell | None = None


class AttackAction(Answer, frozen=True, tag="attack"):
    """Attack a unit, in melee or at range, perhaps with magic; `steps` only of flyers that may move before.

    P027 to P029, PR11.
    """

    unit: FigureId
    target: FigureId
    ranged: bool = False
    magic: bool = False
    steps: tuple[Step, ...] = ()


class DeployAction(Answer, frozen=True, tag="deploy"):
    """Put a unit from the reserve beside a feature.  P024."""

    unit: FigureId
    at: Cell


class RetreatAction(Answer, frozen=True, tag="retreat"):
    """Let a unit go into a feature, and into the reserve.  P025, P026."""

    unit: FigureId
    into: Cell


class SpecialAction(Answer, frozen=True, tag="special"):
    """Use the special function of a unit's card.  P054."""

    unit: FigureId
    function: Literal["hex"]
    target: FigureId


Action: TypeAlias = MoveAction | AttackAction | DeployAction | RetreatAction | SpecialAction


class PutUnit(Answer, frozen=True, tag="put"):
    """Begin with a unit on a tile.  P010."""

    unit: FigureId
    at: Cell


class Raise(Answer, frozen=True, tag="raise"):
    """Lay one of the bonuses (counted from 0) onto one of the dice of a colour.  P033."""

    bonus: int
    pool: Pool
    die: int


class Reroll(Answer, frozen=True, tag="reroll"):
    """Throw one of the dice of a colour again.  P034."""

    pool: Pool
    die: int


class Pass(Answer, frozen=True, tag="pass"):
    """Nothing more in this phase.  PR20."""


class Army(Answer, frozen=True, tag="army"):
    """A faction and its cards, each as often as it is chosen.  P002, P003."""

    faction: str
    cards: tuple[str, ...]
