"""What referee scripts of Kampf W6 may say: positions, declarations, lines that look at something; see REFEREE.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import (
    Base,
    Change,
    Coordinate,
    Form,
    FormPoint,
    Id,
    Ids,
    OneId,
    Points,
    check_one_id,
)
from pb12table.referee.forms import RuleId
from pb12table.systems.kampf_w6.rules.data import Band, Stance, StandingOrder
from pb12table.systems.kampf_w6.rules.state import Fate

Chance = Annotated[float, Meta(ge=0, le=1)]
Chances = Annotated[tuple[Chance, ...], Meta(max_length=100)]
Place = Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]
Many = Annotated[float, Meta(ge=0, le=10_000)]
Sums = dict[RuleId, Change]


# -- positions ------------------------------------------------------------------------------------------------------


class PlacedForm(Form, frozen=True, kw_only=True):
    """What is different about a figure in a position.

    Without a `height` it stands as high as it can; `out` is out of the fight; `asks` is its standing order.
    """

    id: Id
    at: FormPoint | None = None
    height: Base | None = None
    stance: Stance | None = None
    actions: Points | None = None
    wounds: Points = 0
    recoil: Points = 0
    debt: Points = 0
    loaded: dict[str, Points] = msgspec.field(default_factory=dict)
    uses: dict[str, Points] = msgspec.field(default_factory=dict)
    asks: StandingOrder | None = None
    out: bool = False


class PositionForm(Form, frozen=True, kw_only=True):
    """The turn of the `actor`, all figures refreshed; without one the fight has yet to begin.

    `order` is that of initiative, at first that of the file; `carried` who has what a scenario act takes, by the act.
    """

    actor: Id | None = None
    game_round: Annotated[int, Meta(ge=1, le=99)] = 1
    order: tuple[Id, ...] = ()
    figure: Annotated[tuple[PlacedForm, ...], Meta(max_length=100)] = ()
    carried: dict[str, Id] = msgspec.field(default_factory=dict)


class DeclareLine(Form, frozen=True, kw_only=True):
    """A player declares something unasked: a standing order of a `figure`, whether dice are kept, or giving up."""

    declare: Literal["standing-order", "keep-dice", "give-up"]
    by: Id
    figure: Id | None = None
    order: StandingOrder | None = None
    keep: bool = True
    refused: RuleId | bool = False


# -- lines that look ------------------------------------------------------------------------------------------------


class FigureLine(Form, frozen=True, kw_only=True):
    """What must be true of a figure.

    `at`: two or three numbers; `most_actions`: what it refreshes to; `total`: its initiative; `carries`: whether it has
    what a scenario act takes; `asks`: its standing order.
    """

    figure: Id
    at: Place | None = None
    stance: Stance | None = None
    fate: Fate | None = None
    actions: Points | None = None
    most_actions: Points | None = None
    wounds: Points | None = None
    recoil: Points | None = None
    debt: Points | None = None
    total: Change | None = None
    loaded: dict[str, Points] | None = None
    uses: dict[str, Points] | None = None
    carries: bool | None = None
    asks: StandingOrder | None = None


class SightLine(Form, frozen=True, kw_only=True):
    """What a figure must see of another: a `line`, its share `covered` (per cent), the target number of its `cover`.

    `cover` is that of sight and stance together, false for none; `distance` is that of the feet in metres.  WR18, WR21.
    """

    sight: Id
    of: Id
    line: bool | None = None
    covered: Annotated[float, Meta(ge=0, le=100)] | None = None
    cover: Points | Literal[False] | None = None
    distance: Many | None = None


class DistanceLine(Form, frozen=True, kw_only=True):
    """In which band a distance in metres must lie, by the scale of the scenario.  W043, WR18."""

    distance: Many
    band: Band


class OddsLine(Form, frozen=True, kw_only=True):
    """What an attack must come to, exactly; `dice`, target numbers (false where nothing is rolled), chances to 1.

    `p_unsaved` are those of hits that nothing stops; `share` is covered in place of what there is on the table.
    """

    odds: dict[str, Any]
    figure: Id
    walking: bool = False
    share: Chance | None = None
    target_number: Change | None = None
    modifiers: Sums = msgspec.field(default_factory=dict)
    dice: Points | None = None
    cover: Points | Literal[False] | None = None
    armour: Change | None = None
    p_hits: Chances | None = None
    p_unsaved: Chances | None = None
    p_out: Chance | None = None
    mean_wounds: Many | None = None


class WayLine(Form, frozen=True, kw_only=True):
    """What an act of moving must come to: its plan `length` and `cost` in metres, and the places of its `trace`."""

    way: dict[str, Any]
    figure: Id
    length: Many | None = None
    cost: Many | None = None
    trace: Annotated[tuple[Place, ...], Meta(max_length=1000)] | None = None


class WorthLine(Form, frozen=True, kw_only=True):
    """What figures, or all of a player, must be worth together.  WR33."""

    worth: OneId | Ids
    value: Annotated[int, Meta(ge=0, le=1_000_000)]

    def __post_init__(self) -> None:
        check_one_id(self.worth, "worth")


AnyLook: TypeAlias = FigureLine | SightLine | DistanceLine | OddsLine | WayLine | WorthLine
