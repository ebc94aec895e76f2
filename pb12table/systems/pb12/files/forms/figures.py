"""The forms of figures and of what they carry: profiles, items and abilities, as they are written in TOML.

Lengths in steps, angles in degrees counter-clockwise from east.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from pb12table.files.forms.basics import (
    BothNames,
    BothTexts,
    Change,
    ContentForm,
    Form,
    FormRing,
    GameValue,
    Id,
    Ids,
    LongText,
    Points,
    Text,
    Value,
)
from pb12table.systems.pb12.files.forms.vehicles import VehicleForm

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
