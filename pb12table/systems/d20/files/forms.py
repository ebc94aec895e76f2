"""The forms of what the d20 fight has of its own in files, as it is written in TOML; lengths in metres.

Every bound here keeps a wrong or hostile file from taking the program down.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from pb12table.files.forms.basics import (
    Angle,
    BothNames,
    BothTexts,
    ContentForm,
    Coordinate,
    Form,
    FormCircle,
    FormPoint,
    FormRectangle,
    FormRing,
    Id,
    Ids,
    LongText,
    Text,
)
from pb12table.files.forms.scenarios import KindForm, PlayerForm, ScenarioForm
from pb12table.systems.d20.rules.data import (
    CELL,
    Ability,
    Arbiter,
    Condition,
    FeatureKind,
    GoalKind,
    GroupInitiative,
    HideFrom,
    ItemKind,
    Needs,
    ObjectKind,
    Sense,
    Size,
    Skill,
    Tie,
    Timing,
)

Held = Literal["none", "blade", "axe", "club", "spear", "halberd", "bow", "crossbow"]
Sound = Literal["blade", "blow", "bow", "throw"]
Headgear = Literal[
    "bare", "bandana", "cap", "hood", "long-hair", "helmet", "iron-hat", "broad-hat", "ears", "beak", "horns", "maw",
]  # fmt: skip
DiceText = Annotated[str, Meta(pattern=r"^[1-9]\d?d(4|6|8|10|12)([+-]\d{1,2})?\Z")]
"""Dice and a number, as 2d6+3."""
Metres = Annotated[float, Meta(gt=0, le=1000)]
Speed = Annotated[float, Meta(ge=0.5, le=100)]
Bonus = Annotated[int, Meta(ge=-10, le=20)]
Score = Annotated[int, Meta(ge=1, le=30)]
Uses = Annotated[int, Meta(ge=1, le=99)]
Difficulty = Annotated[int, Meta(ge=1, le=40)]


class WeaponForm(Form, frozen=True, kw_only=True):
    """What creatures attack with: it needs a `reach`, or a `range` (normal and long), or both.  D063 to D066.

    A `natural` one needs no hand.
    """

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    reach: Metres | None = None
    range: tuple[Metres, Metres] | None = None
    natural: bool = False
    held: Held = "none"
    sound: Sound = "blow"


class FeatureForm(Form, frozen=True, kw_only=True):
    """What creatures can do beside; which keys it needs depends on its `kind`.  D094, section 6."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    kind: FeatureKind
    timing: Timing = Timing.ALWAYS
    uses: Uses | None = None
    number: Annotated[int, Meta(ge=1, le=12)] | None = None
    dice: DiceText | None = None
    range: Metres | None = None
    long: Metres | None = None
    radius: Metres | None = None
    save: Ability | None = None
    difficulty: Difficulty | None = None
    weapon: Id | None = None
    sense: Sense | None = None
    loud: bool = False


class ItemForm(Form, frozen=True, kw_only=True):
    """A thing that a creature has on it.  D033, section 6."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    kind: ItemKind
    uses: Uses | None = None
    range: Metres | None = None


class SpeedsForm(Form, frozen=True, kw_only=True):
    """Speeds in metres; every creature has one for walking.  D029, D048."""

    walk: Speed
    fly: Speed | None = None
    swim: Speed | None = None
    climb: Speed | None = None


class AbilitiesForm(Form, frozen=True, kw_only=True):
    """The six scores.  D060."""

    strength: Score
    dexterity: Score
    constitution: Score
    intelligence: Score
    wisdom: Score
    charisma: Score


class AttackForm(Form, frozen=True, kw_only=True):
    """A weapon of a creature, with the bonus and the damage on its sheet.  D063, D065."""

    weapon: Id
    bonus: Bonus
    damage: DiceText


class ProfileForm(Form, frozen=True, kw_only=True):
    """A kind of creature; the first of its attacks is in hand at the start.  Section 6."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    size: Size
    speeds: SpeedsForm
    abilities: AbilitiesForm
    proficiency: Annotated[int, Meta(ge=1, le=9)] = 2
    trained: Annotated[tuple[Skill, ...], Meta(max_length=12)] = ()
    saves: Annotated[tuple[Ability, ...], Meta(max_length=6)] = ()
    armour_class: Annotated[int, Meta(ge=1, le=40)]
    hit_points: Annotated[int, Meta(ge=1, le=999)]
    attacks: Annotated[tuple[AttackForm, ...], Meta(min_length=1, max_length=12)]
    features: Ids = ()
    items: Ids = ()
    minor: bool = False
    headgear: Headgear = "bare"
    look: Literal["", "shield", "jacket", "mail", "plates"] = ""


class WeaponsFile(ContentForm, frozen=True, kw_only=True):
    content: Literal["weapons"]
    weapon: Annotated[tuple[WeaponForm, ...], Meta(max_length=200)] = ()


class FeaturesFile(ContentForm, frozen=True, kw_only=True):
    content: Literal["features"]
    feature: Annotated[tuple[FeatureForm, ...], Meta(max_length=100)] = ()


class ItemsFile(ContentForm, frozen=True, kw_only=True):
    content: Literal["items"]
    item: Annotated[tuple[ItemForm, ...], Meta(max_length=100)] = ()


class ProfilesFile(ContentForm, frozen=True, kw_only=True):
    content: Literal["profiles"]
    profile: Annotated[tuple[ProfileForm, ...], Meta(max_length=200)] = ()


class TerrainFile(ContentForm, frozen=True, kw_only=True):
    content: Literal["terrain"]
    kind: Annotated[tuple[KindForm, ...], Meta(max_length=100)] = ()


# -- scenarios ------------------------------------------------------------------------------------------------


class CreatureForm(Form, frozen=True, kw_only=True):
    """A creature.

    A profile may be the id of one, or a table with its id as `base` and what is changed of it; `items` replace those of
    the profile.  Without a `height` it stands as high as it can, and without a place somewhere in an entry zone of its
    player.  Creatures of one `group` roll initiative together (D024), which must be alike.  Those that `may_sneak` may
    do so before the fight (D020).
    """

    id: Id
    # An Id or a table, which `content.profile_form` checks: where two forms have such a union, msgspec brings the
    # interpreter down at its end.
    profile: Any
    player: Id
    at: FormPoint | None = None
    height: Coordinate | None = None
    facing: Angle = 0.0
    items: Ids | None = None
    name: Text | BothNames | None = None
    group: Id | None = None
    may_sneak: bool = False
    hit_points: Annotated[int, Meta(ge=0, le=999)] | None = None
    conditions: Annotated[tuple[Condition, ...], Meta(max_length=5)] = ()


class FightPlayerForm(PlayerForm, frozen=True, kw_only=True):
    """A player; without a side, one of their own.  The creatures of `monsters` are monsters, an `arbiter` has none."""

    side: Id | None = None
    monsters: bool = False
    arbiter: bool = False


class SideForm(Form, frozen=True, kw_only=True):
    """A side."""

    id: Id
    name: Text | BothNames | None = None


class ObjectForm(Form, frozen=True, kw_only=True):
    """A thing that is used from beside one of its `places`.  D010, D031, D034."""

    id: Id
    name: Text | BothNames
    kind: ObjectKind
    places: Annotated[tuple[FormPoint, ...], Meta(min_length=1, max_length=12)]
    height: Coordinate = 0.0
    reach: Metres = CELL
    needs: Needs = Needs.INTERACTION
    piece: Id | None = None
    after: Id | None = None
    awkward: bool = False
    outcome: LongText | BothTexts | None = None


class SearchForm(Form, frozen=True, kw_only=True):
    """A place to search; without a difficulty there is nothing.  D011, D012."""

    id: Id
    name: Text | BothNames
    polygon: FormRing | None = None
    rectangle: FormRectangle | None = None
    circle: FormCircle | None = None
    difficulty: Difficulty | None = None
    finding: LongText | BothTexts | None = None


class GoalForm(Form, frozen=True, kw_only=True):
    """What a side wins by: `number` of its creatures flee, or it uses an `object`.  D093, D095."""

    id: Id
    name: Text | BothNames
    side: Id
    kind: GoalKind
    number: Annotated[int, Meta(ge=1, le=100)] | None = None
    object: Id | None = None


class OptionsForm(Form, frozen=True, kw_only=True):
    """What is agreed before play.  Section 4.3.

    `winner_at_limit` is the side that wins after the last round, `surprisable` the sides that could be surprised.
    """

    grid: bool = False
    hide_from: HideFrom = HideFrom.ALL
    tie: Tie = Tie.ARBITER
    surprised_may_act: bool = True
    shove_grapple: bool = True
    open_ready: bool = True
    arbiter: Arbiter = Arbiter.POLICY
    round_limit: Annotated[int, Meta(ge=1, le=99)] = 30
    winner_at_limit: Id | None = None
    group_initiative: GroupInitiative = "usual"
    group_stealth: bool = False
    surprisable: Ids | None = None


class FightForm(ScenarioForm, frozen=True, kw_only=True):
    """A scenario of the d20 fight."""

    rules: OptionsForm = OptionsForm()
    side: Annotated[tuple[SideForm, ...], Meta(max_length=8)] = ()
    player: Annotated[tuple[FightPlayerForm, ...], Meta(max_length=8)] = ()
    figure: Annotated[tuple[CreatureForm, ...], Meta(max_length=100)] = ()
    object: Annotated[tuple[ObjectForm, ...], Meta(max_length=40)] = ()
    search: Annotated[tuple[SearchForm, ...], Meta(max_length=40)] = ()
    goal: Annotated[tuple[GoalForm, ...], Meta(max_length=8)] = ()
    weapon: Annotated[tuple[WeaponForm, ...], Meta(max_length=200)] = ()
    feature: Annotated[tuple[FeatureForm, ...], Meta(max_length=100)] = ()
    item: Annotated[tuple[ItemForm, ...], Meta(max_length=100)] = ()
    profile: Annotated[tuple[ProfileForm, ...], Meta(max_length=200)] = ()
