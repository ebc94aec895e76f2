"""The form of a scenario of Pb-12, beyond what every scenario has, and of kinds of terrain that can be damaged."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta

from pb12table.files.forms import scenarios as common
from pb12table.files.forms.basics import (
    MOST_PIECES,
    Angle,
    Base,
    BothNames,
    ContentForm,
    Coordinate,
    Form,
    FormPoint,
    Id,
    Ids,
    OneId,
    Points,
    Text,
    Value,
    check_one_id,
)
from pb12table.systems.pb12.files.forms.cards import CardForm
from pb12table.systems.pb12.files.forms.figures import DamagePointsForm, ItemForm, ProfileForm
from pb12table.systems.pb12.files.forms.tables import TablesForm

Order = Literal["never", "attacked", "always"] | Annotated[int, Meta(ge=1, le=99)]
"""When a player is asked whether a figure interrupts; a number: the steps within which an opponent comes or acts."""
StartStatus = Literal["camouflaged", "exhausted", "distracted", "blinded", "panicked"]
"""Statuses that a figure can begin with: those that no damage, no turn and no vehicle goes with."""
START_STATUSES: Final[tuple[str, ...]] = get_args(StartStatus)


class DurabilityForm(Form, frozen=True, kw_only=True):
    """What terrain withstands before it gives way, with the attributes of figures.  RU124."""

    damage_points: DamagePointsForm
    toughness: Value = 3
    armour: Value = 0
    damage_table: Annotated[int, Meta(ge=1, le=6)] = 4


class KindForm(common.KindForm, frozen=True, kw_only=True):
    """A kind of terrain, with what its pieces withstand."""

    durability: DurabilityForm | None = None


class TerrainForm(common.TerrainForm, frozen=True, kw_only=True):
    """A piece of terrain, with what it withstands if not what its kind does."""

    durability: DurabilityForm | None = None


class PlayerForm(common.PlayerForm, frozen=True, kw_only=True):
    """A player.  R1.2.5: `command_points` is the chosen CP value.

    `value_reduction`: per mille that the scenario takes off the player's value limit (R1.2.3).  `leader`: the figure
    that leads the whole force at the start of the game (R2.2.2).  `deck`: his cards, as often as he has them.
    """

    command_points: Points
    value_reduction: Annotated[int, Meta(ge=0, le=1000)] = 0
    leader: Id | None = None
    deck: Annotated[tuple[Id, ...], Meta(max_length=100)] = ()


class GroupForm(Form, frozen=True, kw_only=True):
    """A command group; `parent` is the group above it, for those directly under the force the player's id.  R2.2.1."""

    id: Id
    name: Text | BothNames
    player: Id
    parent: Id
    figures: Annotated[tuple[Id, ...], Meta(max_length=200)] = ()
    leader: Id | None = None


class FigureForm(Form, frozen=True, kw_only=True):
    """A figure.  `profile` is an id, or a table with `base` (an id) and the attributes that differ.

    Without `at` the figure starts in the staging area, without `height` on the highest safe stand.  `aboard` and
    `fixed_to` name a vehicle that the figure begins on (R3.0.7) or is fixed to (R3.0.11); then `at` is forward and to
    the left of the vehicle's base point, and `facing` counts from the vehicle's.  `steering_points` of a vehicle lie on
    the table (R3.0.2).  `interruptions`: what it begins with, if not what holds for all; `statuses`: those it begins
    with, a marker of each.
    """

    id: Id
    profile: OneId | Annotated[dict[str, Any], Meta(max_length=40)]
    player: Id
    name: Text | BothNames | None = None
    items: Ids | None = None
    in_use: Ids | None = None
    at: FormPoint | None = None
    height: Base | None = None
    facing: Angle = 0.0
    aboard: Id | None = None
    fixed_to: Id | None = None
    steering_points: Annotated[tuple[tuple[Coordinate, Coordinate, Base], ...], Meta(max_length=8)] = ()
    interruptions: Order | None = None
    statuses: Annotated[tuple[StartStatus, ...], Meta(max_length=8)] = ()

    def __post_init__(self) -> None:
        check_one_id(self.profile, "profile")


class RulesForm(Form, frozen=True, kw_only=True):
    """Modules and options.  R6.1.1; `take_out_leader`: who loses the leader of his force is defeated (R6.1.9).

    `interruptions`: when players are asked at first whether a figure interrupts (R4.0.1).
    """

    round_limit: Annotated[int, Meta(ge=1, le=100)] | None = None
    value_limit: Annotated[int, Meta(ge=1, le=10_000_000)] | None = None
    epicness_limit: Value = 12
    take_out_leader: bool = False
    interruptions: Order = "attacked"


class ScenarioForm(common.ScenarioForm, frozen=True, kw_only=True):
    """A whole scenario; `profile`, `item`, `kind`, `card` and `tables` are its own content, found before all other."""

    terrain: Annotated[tuple[TerrainForm, ...], Meta(max_length=MOST_PIECES)] = ()
    player: Annotated[tuple[PlayerForm, ...], Meta(max_length=8)] = ()
    figure: Annotated[tuple[FigureForm, ...], Meta(max_length=200)] = ()
    group: Annotated[tuple[GroupForm, ...], Meta(max_length=100)] = ()
    rules: RulesForm = RulesForm()
    action: Annotated[tuple[dict[str, Any], ...], Meta(max_length=50)] = ()
    profile: Annotated[tuple[ProfileForm, ...], Meta(max_length=300)] = ()
    item: Annotated[tuple[ItemForm, ...], Meta(max_length=300)] = ()
    kind: Annotated[tuple[KindForm, ...], Meta(max_length=100)] = ()
    card: Annotated[tuple[CardForm, ...], Meta(max_length=300)] = ()
    tables: TablesForm | None = None


class TerrainFile(ContentForm, frozen=True, kw_only=True):
    """A file with `content = "terrain"`: kinds of terrain."""

    content: Literal["terrain"]
    kind: Annotated[tuple[KindForm, ...], Meta(max_length=100)]
