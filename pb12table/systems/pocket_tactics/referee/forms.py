"""What referee scripts of Pocket Tactics may say: positions, giving up, lines that look at something."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import Form, FormPoint, Id, Points
from pb12table.referee.forms import RuleId
from pb12table.systems.pocket_tactics.rules.setup import MOST_DICE, SIDES, Pool
from pb12table.systems.pocket_tactics.rules.state import Phase, Reason
from pb12table.table.cells import Cell

Coordinate = Annotated[int, Meta(ge=-100, le=100)]
CellForm = tuple[Coordinate, Coordinate]
Cells = Annotated[tuple[CellForm, ...], Meta(max_length=200)]
Results = Annotated[tuple[Annotated[int, Meta(ge=1, le=SIDES)], ...], Meta(max_length=MOST_DICE)]
Chance = Annotated[str, Meta(pattern=r"^\d{1,12}(/[1-9]\d{0,11})?\Z")] | Annotated[float, Meta(ge=0, le=1)]
"""A chance as a fraction in text, such as "205/432", which must be met exactly, or as a number with six decimals."""


# -- positions ------------------------------------------------------------------------------------------------------


class LaidForm(Form, frozen=True, kw_only=True):
    """A tile that lies on the map."""

    at: CellForm
    terrain: Id = "meadow"
    feature: Id | None = None


class PlacedForm(Form, frozen=True, kw_only=True):
    """A unit: on a tile, or in the reserve; captured where a player is named.  Several of a card are numbered."""

    card: Id
    player: Id
    at: CellForm | None = None
    number: Annotated[int, Meta(ge=1, le=20)] = 1
    captor: Id | None = None


class PositionForm(Form, frozen=True, kw_only=True):
    """Where in the game a script begins: at the roll for who begins, unless it names a phase.

    `row` is so many meadow tiles from (0, 0) to the east, `field` all so far around (0, 0); `tile` lays others and
    changes these, `void` takes some away.  `own` is where the features of players lie; `choice` which kinds they have
    chosen, and `central` the one in the middle until it is laid.
    """

    phase: Phase | None = None
    active: Id | None = None
    order: Annotated[tuple[Id, ...], Meta(max_length=6)] = ()
    turns: Annotated[int, Meta(ge=0, le=1000)] = 0
    row: Annotated[int, Meta(ge=0, le=40)] = 0
    field: Annotated[int, Meta(ge=0, le=8)] | None = None
    tile: Annotated[tuple[LaidForm, ...], Meta(max_length=200)] = ()
    void: Cells = ()
    unit: Annotated[tuple[PlacedForm, ...], Meta(max_length=60)] = ()
    own: dict[Id, CellForm] = msgspec.field(default_factory=dict)
    choice: dict[Id, Id] = msgspec.field(default_factory=dict)
    bag: Annotated[tuple[Id, ...], Meta(max_length=60)] = ()
    central: Id | None = None


class DeclareLine(Form, frozen=True, kw_only=True):
    """A player gives up."""

    declare: Literal["give-up"]
    by: Id
    refused: RuleId | bool = False


# -- lines that look ------------------------------------------------------------------------------------------------


class UnitLine(Form, frozen=True, kw_only=True):
    """What must be true of a unit.

    `place`: reserve, map, captured, gone; `captor`: who has it; `ends`: where a move of it may end, hazards apart;
    `rerolls` it has where it stands, `bonuses` in a fight `against` another, perhaps with `magic`.
    """

    unit: Id
    at: CellForm | None = None
    place: Literal["reserve", "map", "captured", "gone"] | None = None
    captor: Id | None = None
    ends: Cells | None = None
    rerolls: Points | None = None
    bonuses: Points | None = None
    against: Id | None = None
    magic: bool = False


class TileLine(Form, frozen=True, kw_only=True):
    """What must be true of a place: what lies there and it counts as, who holds it (false: nobody), its `centre`.

    `is_void`: no tile lies there.
    """

    tile: CellForm
    is_void: bool | None = None
    terrain: Id | None = None
    feature: Id | Literal[False] | None = None
    counts_as: Id | None = None
    held_by: Id | Literal[False] | None = None
    favoured_by: dict[Id, bool] = msgspec.field(default_factory=dict)
    centre: FormPoint | None = None


class SightLine(Form, frozen=True, kw_only=True):
    """Whether a player sees from one place to another, or with `flying` one that flies does.  P016, PR14."""

    sight: CellForm
    to: CellForm
    by: Id
    flying: bool = False
    line: bool


class DistanceLine(Form, frozen=True, kw_only=True):
    """How many steps over tiles it is from a tile to another."""

    distance: CellForm
    to: CellForm
    tiles: Points


class OddsLine(Form, frozen=True, kw_only=True):
    """What an attack must come to, of the bare dice or with bonuses: who is defeated how often.  PR36."""

    odds: dict[str, Any]
    bonuses: bool = False
    target: Chance | None = None
    attacker: Chance | None = None
    both: Chance | None = None
    none: Chance | None = None


class CompareLine(Form, frozen=True, kw_only=True):
    """Whether red results defeat a unit with green ones.  P037 to P041, PR22."""

    compare: dict[Pool, Results]
    defeats: bool


class MapLine(Form, frozen=True, kw_only=True):
    """How many tiles or features there are."""

    map: Literal["tiles", "features"]
    number: Points


class OutcomeLine(Form, frozen=True, kw_only=True):
    """How the game has ended: who has won, and why; nobody for a draw."""

    outcome: Reason
    winner: Id | None = None


AnyLook: TypeAlias = (
    UnitLine | TileLine | SightLine | DistanceLine | OddsLine | CompareLine | MapLine | OutcomeLine
)


def cell_of(form: CellForm) -> Cell:
    """A cell of a file."""
    return (form[0], form[1])
