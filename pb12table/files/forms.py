"""The forms of content files and scenarios, as they are written in TOML.

Lengths in steps, angles in degrees counter-clockwise from east.  Every bound here keeps a wrong or hostile file from
taking the program down.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta

from pb12table.files.card_forms import CardForm
from pb12table.files.form_basics import (
    Angle,
    Base,
    BothNames,
    BothTexts,
    Change,
    ContentForm,
    Coordinate,
    Form,
    FormCircle,
    FormPoint,
    FormRectangle,
    FormRing,
    GameValue,
    Height,
    Holes,
    Id,
    Ids,
    Length,
    LongText,
    Order,
    Points,
    Text,
    Thickness,
    Value,
)
from pb12table.files.table_forms import TablesForm
from pb12table.files.vehicle_forms import VehicleForm
from pb12table.systems.known import UNNAMED

Headgear = Literal[
    "bare", "bandana", "broad-hat", "cap", "fur", "goggles", "helmet", "hood", "iron-hat", "long-hair", "tricorn"
]
Held = Literal["none", "blade", "bow", "long-gun", "pistol", "shield", "spear"]
WeaponSound = Literal["blade", "blast", "blow", "bow", "shot", "throw"]

# -- building blocks and profiles -----------------------------------------------------------------------------


class DamageForm(Form, frozen=True, kw_only=True):
    """A damage code.  R1.5.4, R1.8.5: `strength` is added to none, half or the full strength of the figure."""

    strength: Change
    penetration: Value


class FrequencyForm(Form, frozen=True, kw_only=True):
    """R1.6.7."""

    multiplier: Annotated[int, Meta(ge=1, le=12)]
    modifier: Change


class RangedForm(Form, frozen=True, kw_only=True):
    """R1.8.8: a missing category has no modifier, and every check there fails."""

    near: Change | None = None
    short: Change | None = None
    medium: Change | None = None
    long: Change | None = None
    extreme: Change | None = None


class DeputyForm(Form, frozen=True, kw_only=True):
    """Checks that a figure may make with the block: for others of its player, or its own differently.  R1.4.28."""

    check: Literal["panic", "nerve"]
    attribute: Literal["nerve", "initiative", "command", "strength", "toughness", "ranged", "melee", "tech"] = "nerve"
    others: bool = True


class ItemForm(Form, frozen=True, kw_only=True):
    """An item or an ability.  R1.8.4; `actions` are the scenario actions, or templates, that it is made for.

    `held`: what a figure that has it in use is drawn with; `sound`: what an attack with it sounds like, if not like any
    blade or, at range, like anything thrown.
    """

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    kind: Literal["item", "ability"] = "item"
    slots: Value = 0
    damage: DamageForm | None = None
    strength_mode: Literal["none", "half", "full"] = "none"
    melee_reach: Value = 0
    melee_modifier: Change | None = None
    range_factor: Annotated[int, Meta(ge=1, le=60)] = 1
    ranged_modifiers: RangedForm = RangedForm()
    armour_seen: Change = 0
    armour_unseen: Change = 0
    melee_defence: Change = 0
    ranged_defence: Change = 0
    frequency: FrequencyForm = FrequencyForm(multiplier=1, modifier=0)
    success_multiplier: Annotated[int, Meta(ge=1, le=12)] = 1
    radius: Annotated[int, Meta(ge=1, le=60)] | None = None
    resources: Points | None = None
    charges: Points | None = None
    value: GameValue | None = None
    deputy: DeputyForm | None = None
    actions: Ids = ()
    held: Held = "blade"
    sound: WeaponSound | None = None


class DamagePointsForm(Form, frozen=True, kw_only=True):
    """R1.4.15."""

    free: Points = 0
    light: Points = 0
    heavy: Points = 0


class ProfileForm(Form, frozen=True, kw_only=True):
    """A kind of figure; a missing attribute is the average human's.  R1.4.1.

    `abilities` it always has; `items` it carries unless a scenario says otherwise; `headgear` is what it is drawn with.
    """

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    action_points: Value = 3
    movement: Value = 3
    vertical_movement: Value = 1
    strength: Value = 3
    toughness: Value = 3
    initiative: Value = 3
    nerve: Value = 3
    command: Value = 0
    ranged: Value = 0
    ranged_defence: Change = 0
    melee: Value = 0
    melee_defence: Change = 0
    tech: Value = 0
    armour: Value = 0
    damage_points: DamagePointsForm = DamagePointsForm(light=1, heavy=1)
    damage_table: Annotated[int, Meta(ge=1, le=6)] = 4
    slots: Value = 2
    melee_reach: Value = 2
    sight_angle: Annotated[int, Meta(ge=0, le=12)] = 6
    radius: Annotated[float, Meta(ge=0.05, le=10)] = 0.25
    outline: FormRing | None = None
    model_height: Annotated[float, Meta(ge=0.1, le=20)] = 2.0
    base_point: Annotated[float, Meta(ge=0.05, le=1)] = 0.9
    abilities: Ids = ()
    items: Ids = ()
    headgear: Headgear = "bare"
    value: GameValue | None = None
    vehicle: VehicleForm | None = None


# -- kinds of terrain -----------------------------------------------------------------------------------------


class DurabilityForm(Form, frozen=True, kw_only=True):
    """What terrain withstands before it gives way, with the attributes of figures.  RU124."""

    damage_points: DamagePointsForm
    toughness: Value = 3
    armour: Value = 0
    damage_table: Annotated[int, Meta(ge=1, le=6)] = 4


class KindForm(Form, frozen=True, kw_only=True):
    """A kind of terrain: defaults for the pieces of that kind."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    height: Height
    base: Base = 0.0
    thickness: Thickness = 0.2
    blocks_sight: bool = True
    translucent: Annotated[int, Meta(ge=0, le=6)] = 0
    stops_damage: bool = True
    standable: bool = True
    climbable: bool = False
    passable: bool = False
    vehicle_passable: bool = False
    durability: DurabilityForm | None = None


StartStatus = Literal["camouflaged", "exhausted", "distracted", "blinded", "panicked"]
"""Statuses that a figure can begin with: those that no damage, no turn and no vehicle goes with."""
START_STATUSES: Final[tuple[str, ...]] = get_args(StartStatus)

# -- scenarios ------------------------------------------------------------------------------------------------


class TableForm(Form, frozen=True, kw_only=True):
    """The playing area: x from 0 to `width` (east), y from 0 to `depth` (north)."""

    width: Annotated[float, Meta(ge=2, le=400)]
    depth: Annotated[float, Meta(ge=2, le=400)]
    step_cm: Annotated[float, Meta(gt=0, le=100)] = 2.0


class BackgroundForm(Form, frozen=True, kw_only=True):
    """A picture under the terrain: a file in the scenario's folder (PNG, JPEG or WebP).

    `at` is where its south-west corner lies and `width` how wide it is, before it is `turned` about its centre; how
    deep it is follows from its proportions.  `opacity` 0 hides it, 1 hides the bare table.
    """

    picture: Annotated[str, Meta(min_length=1, max_length=160)]
    at: FormPoint = (0.0, 0.0)
    width: Length
    turned: Angle = 0.0
    opacity: Annotated[float, Meta(ge=0, le=1)] = 1.0


class TerrainForm(Form, frozen=True, kw_only=True):
    """One piece: exactly one of polygon, rectangle, circle and line; other keys override the kind's.

    `rectangle` is the south-west corner, width and depth, `turned` by degrees about its centre.  `rises` makes a ramp
    that climbs in that direction; `low_edge` and `high_edge` do the same by hand.
    """

    id: Id
    kind: Id
    polygon: FormRing | None = None
    rectangle: FormRectangle | None = None
    turned: Angle | None = None
    circle: FormCircle | None = None
    line: FormRing | None = None
    thickness: Thickness | None = None
    holes: Holes = ()
    base: Base | None = None
    height: Height | None = None
    rises: Angle | None = None
    low_edge: tuple[FormPoint, FormPoint] | None = None
    high_edge: tuple[FormPoint, FormPoint] | None = None
    blocks_sight: bool | None = None
    translucent: Annotated[int, Meta(ge=0, le=6)] | None = None
    stops_damage: bool | None = None
    standable: bool | None = None
    climbable: bool | None = None
    passable: bool | None = None
    vehicle_passable: bool | None = None
    name: Text | BothNames | None = None
    durability: DurabilityForm | None = None


class ZoneForm(Form, frozen=True, kw_only=True):
    """A zone: exactly one of polygon, rectangle and circle.  `band`: the lowest and highest stand height.  RU008."""

    id: Id
    kind: Literal["entry", "exit", "difficult", "rough", "dark", "hold", "contest"]
    name: Text | BothNames | None = None
    players: Ids = ()
    polygon: FormRing | None = None
    rectangle: FormRectangle | None = None
    turned: Angle | None = None
    circle: FormCircle | None = None
    holes: Holes = ()
    band: tuple[Coordinate, Coordinate] | None = None
    level: Value = 0


class PlayerForm(Form, frozen=True, kw_only=True):
    """A player.  R1.2.5: `command_points` is the chosen CP value.

    `value_reduction`: per mille that the scenario takes off the player's value limit (R1.2.3).  `leader`: the figure
    that leads the whole force at the start of the game (R2.2.2).  `deck`: his cards, as often as he has them.
    """

    id: Id
    name: Text
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
    profile: Id | Annotated[dict[str, Any], Meta(max_length=40)]
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


class RulesForm(Form, frozen=True, kw_only=True):
    """Modules and options.  R6.1.1; `take_out_leader`: who loses the leader of his force is defeated (R6.1.9).

    `interruptions`: when players are asked at first whether a figure interrupts (R4.0.1).
    """

    round_limit: Annotated[int, Meta(ge=1, le=100)] | None = None
    value_limit: Annotated[int, Meta(ge=1, le=10_000_000)] | None = None
    epicness_limit: Value = 12
    take_out_leader: bool = False
    interruptions: Order = "attacked"


class ScenarioForm(Form, frozen=True, kw_only=True):
    """A whole scenario; `profile`, `item`, `kind`, `card` and `tables` are its own content, found before all other."""

    format: int
    system: str = UNNAMED
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    minutes: Annotated[int, Meta(ge=1, le=1000)] | None = None
    table: TableForm
    background: BackgroundForm | None = None
    terrain: Annotated[tuple[TerrainForm, ...], Meta(max_length=400)] = ()
    zone: Annotated[tuple[ZoneForm, ...], Meta(max_length=100)] = ()
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


# -- content files --------------------------------------------------------------------------------------------


class ProfilesFile(ContentForm, frozen=True, kw_only=True):
    """A file with `content = "profiles"`."""

    content: Literal["profiles"]
    profile: Annotated[tuple[ProfileForm, ...], Meta(max_length=300)]


class ItemsFile(ContentForm, frozen=True, kw_only=True):
    """A file with `content = "items"`: items and abilities."""

    content: Literal["items"]
    item: Annotated[tuple[ItemForm, ...], Meta(max_length=300)]


class TerrainFile(ContentForm, frozen=True, kw_only=True):
    """A file with `content = "terrain"`: kinds of terrain."""

    content: Literal["terrain"]
    kind: Annotated[tuple[KindForm, ...], Meta(max_length=100)]
