"""The forms of what Kampf W6 has of its own in files, as it is written in TOML; lengths in metres.

Every bound here keeps a wrong or hostile file from taking the program down.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from pb12table.files.forms.basics import (
    Angle,
    Base,
    BothNames,
    BothTexts,
    Change,
    ContentForm,
    Form,
    FormPoint,
    Id,
    Ids,
    LongText,
    Text,
)
from pb12table.files.forms.scenarios import KindForm, PlayerForm, ScenarioForm
from pb12table.systems.kampf_w6.rules.data import (
    AtTheLimit,
    Band,
    FireMode,
    InitialPool,
    Stance,
    StandingOrder,
    WeaponClass,
)

Held = Literal[
    "none", "blade", "axe", "spear", "bow", "pistol", "shotgun", "submachine-gun", "rifle", "machine-gun",
    "sniper-rifle", "long-gun", "shield",
]  # fmt: skip
Headgear = Literal[
    "bare", "bandana", "cap", "field-cap", "beret", "goggles", "hood", "long-hair", "helmet", "steel-helmet",
    "medic-helmet",
]  # fmt: skip
Worn = Literal["none", "jacket", "mail", "vest", "plates"]
WeaponSound = Literal["blade", "blow", "bow", "shot", "throw"]
Few = Annotated[int, Meta(ge=0, le=12)]
Dice = Annotated[int, Meta(ge=0, le=99)]
Metres = Annotated[float, Meta(gt=0, le=1000)]
Attribute = Annotated[int, Meta(ge=-6, le=12)]


class WeaponForm(Form, frozen=True, kw_only=True):
    """A weapon.  W033 to W048, WR15, WR16, WR31: which keys it needs depends on its class."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    kind: WeaponClass
    attacks: Annotated[int, Meta(ge=1, le=12)]
    accuracy: Change = 0
    penetration: Change = 0
    wounds: Annotated[int, Meta(ge=1, le=12)] = 1
    noise: Annotated[float, Meta(ge=0, le=1000)]
    reach: Metres | None = None
    parry: Change | None = None
    band: Band | None = None
    max_range: Metres | None = None
    recoil_control: Few | None = None
    modes: Annotated[tuple[FireMode, ...], Meta(max_length=3)] = ()
    magazine: Annotated[int, Meta(ge=1, le=999)] | None = None
    reload: Annotated[int, Meta(ge=1, le=12)] | None = None
    held: Held = "none"
    sound: WeaponSound = "blow"


class ArmourForm(Form, frozen=True, kw_only=True):
    """What protects a figure.  W053, W054."""

    id: Id
    name: Text | BothNames
    protection: Few
    speed: Annotated[int, Meta(ge=-6, le=6)] = 0
    dexterity: Annotated[int, Meta(ge=-6, le=6)] = 0
    worn: Worn = "none"


class ItemForm(Form, frozen=True, kw_only=True):
    """A thing to use.  W020, WR30."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    heal: Few = 0
    uses: Dice = 0
    reach: Metres = 1.0
    parry: Change | None = None
    value: Annotated[int, Meta(ge=0, le=999)] = 0
    cost: Annotated[int, Meta(ge=1, le=12)] = 1


class SkillsForm(Form, frozen=True, kw_only=True):
    """The skills.  W034."""

    melee: Few = 0
    shooting: Few = 0
    throwing: Few = 0


Tall = Annotated[float, Meta(ge=0.1, le=20)]


class HeightsForm(Form, frozen=True, kw_only=True):
    """How tall a figure is in each stance, in metres."""

    standing: Tall = 1.8
    kneeling: Tall = 1.2
    prone: Tall = 0.4


class ProfileForm(Form, frozen=True, kw_only=True):
    """A kind of figure, with what it wears and carries unless a scenario says otherwise; `radius` in metres."""

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    speed: Attribute
    dexterity: Attribute
    skills: SkillsForm = SkillsForm()
    wound_limit: Annotated[int, Meta(ge=1, le=30)]
    radius: Annotated[float, Meta(ge=0.05, le=10)] = 0.25
    heights: HeightsForm = HeightsForm()
    armour: Id = "none"
    weapons: Ids = ()
    items: Ids = ()
    headgear: Headgear = "bare"


class WeaponsFile(ContentForm, frozen=True, kw_only=True):
    content: Literal["weapons"]
    weapon: Annotated[tuple[WeaponForm, ...], Meta(max_length=200)] = ()


class ArmourFile(ContentForm, frozen=True, kw_only=True):
    content: Literal["armour"]
    armour: Annotated[tuple[ArmourForm, ...], Meta(max_length=100)] = ()


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


class FigureForm(Form, frozen=True, kw_only=True):
    """A figure; armour, weapons and items replace those of its profile.

    A profile may be the id of one, or a table with its id as `base` and what is changed of it.  Without a `height` the
    figure stands as high as it can, and without a place somewhere in an entry zone of its player.
    """

    id: Id
    # An Id or a table, which `content.profile_form` checks: where two forms have such a union, msgspec brings the
    # interpreter down at its end.
    profile: Any
    player: Id
    at: FormPoint | None = None
    height: Base | None = None
    facing: Angle = 0.0
    stance: Stance = Stance.STANDING
    armour: Id | None = None
    weapons: Ids | None = None
    items: Ids | None = None
    name: Text | BothNames | None = None


class W6PlayerForm(PlayerForm, frozen=True, kw_only=True):
    """A player; without a side, one of their own.  WR34."""

    side: Id | None = None
    bonus_dice: Dice = 2
    reroll_dice: Dice = 2
    fate_dice: Dice = 1


class SideForm(Form, frozen=True, kw_only=True):
    """A side with its common dice.  WR29."""

    id: Id
    name: Text | BothNames | None = None
    group_dice: Dice = 0


class ActForm(Form, frozen=True, kw_only=True):
    """A scenario act that takes something from a piece of terrain.  W022."""

    id: Id
    name: Text | BothNames
    piece: Id
    gap: Annotated[float, Meta(ge=0, le=10)] = 0.25
    feet: Annotated[float, Meta(ge=0, le=10)] = 0.5
    cost: Annotated[int, Meta(ge=1, le=12)] = 1
    from_round: Annotated[int, Meta(ge=1, le=99)] = 1
    while_walking: bool = True


class OptionsForm(Form, frozen=True, kw_only=True):
    """What is agreed before play.  W040, W043, W045, WR03, WR16, WR18, WR23, WR24, WR26, WR28, WR32."""

    recoil: bool = False
    distance: bool = False
    range_scale: Annotated[float, Meta(ge=0.01, le=1000)] = 1.0
    fire_modes: bool = True
    parry: bool = True
    ones_fail: bool = False
    downed_may_react: bool = True
    initial_pool: InitialPool = InitialPool.ONE
    stance_cover_in_melee: bool = True
    reactions: StandingOrder = StandingOrder.TARGET
    round_limit: Annotated[int, Meta(ge=1, le=99)] | None = None
    at_the_limit: AtTheLimit = AtTheLimit.POINTS
    value_margin: Annotated[int, Meta(ge=0, le=9999)] = 0


class W6ScenarioForm(ScenarioForm, frozen=True, kw_only=True):
    """A scenario of Kampf W6."""

    rules: OptionsForm = OptionsForm()
    side: Annotated[tuple[SideForm, ...], Meta(max_length=8)] = ()
    player: Annotated[tuple[W6PlayerForm, ...], Meta(max_length=8)] = ()
    figure: Annotated[tuple[FigureForm, ...], Meta(max_length=100)] = ()
    act: Annotated[tuple[ActForm, ...], Meta(max_length=20)] = ()
    weapon: Annotated[tuple[WeaponForm, ...], Meta(max_length=200)] = ()
    armour: Annotated[tuple[ArmourForm, ...], Meta(max_length=100)] = ()
    item: Annotated[tuple[ItemForm, ...], Meta(max_length=100)] = ()
    profile: Annotated[tuple[ProfileForm, ...], Meta(max_length=200)] = ()
