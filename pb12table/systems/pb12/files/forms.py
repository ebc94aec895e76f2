"""The forms of what Pb-12 has of its own in files, as it is written in TOML."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta

from pb12table.files.forms import scenarios as common
from pb12table.files.forms.basics import (
    MOST_PIECES,
    Angle,
    Base,
    BothNames,
    BothTexts,
    Change,
    Cloth,
    ContentForm,
    Coordinate,
    Form,
    FormPoint,
    FormRectangle,
    FormRing,
    GameValue,
    Height,
    Id,
    Ids,
    Length,
    LongText,
    OneId,
    PictureName,
    Points,
    Text,
    Value,
    check_one_id,
)
from pb12table.systems.pb12.rules.cards.card_data import Occasion, Playability, RollKind, StatusMoment, TargetRole
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.scenarios.scenario_data import CardEffect, Effect, Whom

Source = Literal["text", "reconstructed"]
"""Whether the rulebook prints a row or it was worked out."""


class StepLengthForm(Form, frozen=True, kw_only=True):
    """R1.1.13."""

    scale: Annotated[int, Meta(ge=1, le=1000)]
    step_cm: Annotated[float, Meta(gt=0, le=100)]
    source: Source


class RangeForm(Form, frozen=True, kw_only=True):
    """R1.1.15, R1.7.11: upper bounds of near to extreme and beyond extreme, in multiples of the range factor."""

    bounds: tuple[Length, Length, Length, Length, Length, Length]
    beyond_extreme_modifier: Change
    source: Source


Twelve = Annotated[tuple[Points, ...], Meta(min_length=12, max_length=12)]


class DamageRowForm(Form, frozen=True, kw_only=True):
    """R1.5.3: the damage points for the results 1 to 12 on one damage table."""

    table: Annotated[int, Meta(ge=1, le=6)]
    points: Twelve
    source: Source


class RandomMovementForm(Form, frozen=True, kw_only=True):
    """R1.5.6: the clockwise angle for a face, or who chooses."""

    face: Annotated[int, Meta(ge=1, le=12)]
    direction: Annotated[int, Meta(ge=0, le=359)] | Literal["opponent", "controller"]
    source: Source


class DivergenceForm(Form, frozen=True, kw_only=True):
    """R1.6.10: no `radius` means that the success has no effect."""

    face: Annotated[int, Meta(ge=1, le=12)]
    radius: Change | None = None
    strength: Change = 0
    sector: Annotated[int, Meta(ge=0, le=360)] = 360
    source: Source


class ConcealmentForm(Form, frozen=True, kw_only=True):
    """R1.6.16: up to `share` of the silhouette covered gives `level`."""

    share: Annotated[float, Meta(ge=0, le=1)]
    level: Value
    source: Source


class DarknessForm(Form, frozen=True, kw_only=True):
    """R6.1.6."""

    id: Id
    level: Value
    source: Source


class TablesForm(Form, frozen=True, kw_only=True):
    """The rulebook's tables; a scenario gives only those that it changes.  RU120."""

    step_lengths: Annotated[tuple[StepLengthForm, ...], Meta(max_length=40)] | None = None
    ranges: RangeForm | None = None
    damage: Annotated[tuple[DamageRowForm, ...], Meta(min_length=6, max_length=6)] | None = None
    random_movement: Annotated[tuple[RandomMovementForm, ...], Meta(min_length=12, max_length=12)] | None = None
    divergence: Annotated[tuple[DivergenceForm, ...], Meta(min_length=12, max_length=12)] | None = None
    concealment: Annotated[tuple[ConcealmentForm, ...], Meta(min_length=2, max_length=20)] | None = None
    hidden_above: Annotated[float, Meta(ge=0.5, le=1)] | None = None
    darkness: Annotated[tuple[DarknessForm, ...], Meta(max_length=20)] | None = None


class TablesFile(ContentForm, frozen=True, kw_only=True):
    """A file with `content = "tables"`."""

    content: Literal["tables"]
    tables: TablesForm


VehiclePlace = Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]
"""Forward, to the left, and the height above the stand height; without it, the height of the floor."""


class VehiclePartForm(Form, frozen=True, kw_only=True):
    """A part of a vehicle above the floor: exactly one of polygon and rectangle.  RU012.

    `base`: where it begins, above the stand height; else the floor.
    """

    polygon: FormRing | None = None
    rectangle: FormRectangle | None = None
    base: Base | None = None
    height: Height
    open: bool = False


class VehicleModifiersForm(Form, frozen=True, kw_only=True):
    """The attributes that are TN modifiers; the steering figure's values count for them.  R3.0.12."""

    ranged: Change | None = None
    melee: Change | None = None
    tech: Change | None = None


class VehicleForm(Form, frozen=True, kw_only=True):
    """What makes a figure a vehicle.  R3.0.1; x is forward and y to the left of the base point.

    `floor`: how high above the stand height passengers stand; else on top of the model.  `looks`: how it is drawn.
    """

    looks: Literal["wagon", "boat", "gun", "animal"] = "wagon"
    floor: Base | None = None
    steering_points: Annotated[tuple[VehiclePlace, ...], Meta(max_length=8)] = ()
    passenger_areas: Annotated[tuple[FormRing, ...], Meta(max_length=8)] = ()
    part: Annotated[tuple[VehiclePartForm, ...], Meta(max_length=16)] = ()
    modifiers: VehicleModifiersForm = VehicleModifiersForm()


PerMille = Annotated[int, Meta(ge=0, le=1000)]


class CardTargetForm(Form, frozen=True, kw_only=True):
    """At which figures a card is played; what each key means stands at `pb12.card_data.CardTarget`."""

    role: TargetRole
    whom: Whom = Whom.OWN
    statuses: Annotated[tuple[Status, ...], Meta(max_length=8)] = ()
    done: bool | None = None
    within: Literal["contact", "melee", "communication", "anywhere"] | Length = "anywhere"
    sight: bool = False


class CardForm(Form, frozen=True, kw_only=True):
    """A card.  R5.0.12: name, playability, reduction, text, and `flavour` in italics, which is no rule."""

    id: Id
    name: Text | BothNames
    text: LongText | BothTexts
    flavour: LongText | BothTexts | None = None
    playability: Playability
    per_mille: PerMille
    effects: Annotated[tuple[CardEffect, ...], Meta(min_length=1, max_length=8)]
    command_points: Points = 0
    action_points: Annotated[int, Meta(ge=0, le=12)] = 0
    epicness: Annotated[int, Meta(ge=0, le=30)] | None = None
    target: CardTargetForm | None = None
    occasions: Annotated[tuple[Occasion, ...], Meta(max_length=10)] = ()
    moment: StatusMoment | None = None
    rolls: Annotated[tuple[RollKind, ...], Meta(max_length=8)] = ()
    thrower: Whom | None = None


class CardsFile(ContentForm, frozen=True, kw_only=True):
    """A file with `content = "cards"`."""

    content: Literal["cards"]
    card: Annotated[tuple[CardForm, ...], Meta(max_length=300)]


SomePoints = Annotated[int, Meta(ge=1, le=12)]


class ActionForm(Form, frozen=True, kw_only=True):
    """An action of a scenario.  RU122; what each key means stands at `pb12.scenario_data.ScenarioAction`.

    `kinds` stands for all pieces of these kinds of terrain, beside `pieces`.  `family` is the template it is made from:
    what is made for the template is made for the action.
    """

    id: Id
    name: Text | BothNames
    text: LongText | BothTexts
    target: Literal["none", "figure", "terrain", "point", "place"]
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=8)]
    attribute: Attribute | None = None
    modifier: Change = 0
    least: SomePoints = 1
    most: SomePoints | None = None
    needs: SomePoints = 1
    radius: Annotated[int, Meta(ge=1, le=60)] | None = None
    whom: Literal["opponents", "own", "anybody"] = "opponents"
    pieces: Ids = ()
    kinds: Ids = ()
    place: tuple[Coordinate, Coordinate, Coordinate] | None = None
    within: Literal["contact", "melee", "communication", "anywhere"] | Length | None = None
    zone: Id | None = None
    players: Ids = ()
    with_block: bool = False
    auxiliary: bool = False
    uses: SomePoints | None = None
    family: Id | None = None


class OwnActionForm(ActionForm, frozen=True, kw_only=True):
    """An action of a scenario, which takes what it does not say from a template."""

    template: Id | None = None


class ActionsFile(ContentForm, frozen=True, kw_only=True):
    """A file with `content = "actions"`: templates for actions of scenarios."""

    content: Literal["actions"]
    action: Annotated[tuple[ActionForm, ...], Meta(max_length=100)]


Headgear = Literal[
    "bare", "bandana", "broad-hat", "cap", "fur", "goggles", "helmet", "hood", "iron-hat", "long-hair", "tricorn"
]
Held = Literal["none", "blade", "bow", "long-gun", "pistol", "shield", "spear"]
WeaponSound = Literal["blade", "blast", "blow", "bow", "shot", "throw"]


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


class ProfilesFile(ContentForm, frozen=True, kw_only=True):
    """A file with `content = "profiles"`."""

    content: Literal["profiles"]
    profile: Annotated[tuple[ProfileForm, ...], Meta(max_length=300)]


class ItemsFile(ContentForm, frozen=True, kw_only=True):
    """A file with `content = "items"`: items and abilities."""

    content: Literal["items"]
    item: Annotated[tuple[ItemForm, ...], Meta(max_length=300)]


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
    with, a marker of each; `used_points`: damage points that were used before the game, with the wounds they brought.
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
    used_points: DamagePointsForm | None = None
    portrait: PictureName | None = None
    cloth: Cloth | None = None

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
