"""The words and numbers that data sheets are made of: ids, names,
attributes, statuses, damage codes, blocks, vehicles.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType

from pb12table.skirmish.ids import Label
from pb12table.table.shapes import Point3, Ring

BlockId = NewType("BlockId", str)
CardId = NewType("CardId", str)
GroupId = NewType("GroupId", str)


class Attribute(StrEnum):
    """The attributes of figures.  R1.4.2 to R1.4.18, R1.4.22."""

    ACTION_POINTS = "action_points"
    MOVEMENT = "movement"
    VERTICAL_MOVEMENT = "vertical_movement"
    STRENGTH = "strength"
    TOUGHNESS = "toughness"
    INITIATIVE = "initiative"
    NERVE = "nerve"
    COMMAND = "command"
    RANGED = "ranged"
    RANGED_DEFENCE = "ranged_defence"
    MELEE = "melee"
    MELEE_DEFENCE = "melee_defence"
    TECH = "tech"
    ARMOUR = "armour"
    SLOTS = "slots"
    MELEE_REACH = "melee_reach"
    SIGHT_ANGLE = "sight_angle"
    DAMAGE_TABLE = "damage_table"


class StrengthMode(StrEnum):
    """How much of a figure's strength a weapon's damage adds.  R1.8.5."""

    NONE = "none"
    HALF = "half"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class DamageCode:
    """Strength and penetration of damage, written S/D.  R1.5.4 (Schadenscode)."""

    strength: int
    penetration: int

    def __str__(self) -> str:
        return f"{self.strength}/{self.penetration}"


@dataclass(frozen=True, slots=True)
class FrequencyCode:
    """How often an action's checks may be multiplied, and at which modifier.  R1.6.7 (Frequenz)."""

    multiplier: int = 1
    modifier: int = 0


@dataclass(frozen=True, slots=True)
class RangedModifiers:
    """A weapon's TN modifier in each range category; None: every check there fails.  R1.8.8."""

    near: int | None = None
    short: int | None = None
    medium: int | None = None
    long: int | None = None
    extreme: int | None = None

    @property
    def any(self) -> bool:
        return (
            self.near is not None
            or self.short is not None
            or self.medium is not None
            or self.long is not None
            or self.extreme is not None
        )


class BlockKind(StrEnum):
    """An item can be put down or lost, an ability cannot.  R1.8.1."""

    ITEM = "item"
    ABILITY = "ability"


class ReplacedCheck(StrEnum):
    """The checks that a block can let somebody else make.  R1.4.28, R1.4.27 (Panikprobe), R1.10.5 (Virtù-Probe)."""

    PANIC = "panic"
    NERVE = "nerve"


@dataclass(frozen=True, slots=True)
class Deputy:
    """Which checks a block lets its figure make, and with which attribute.  R1.4.28 (Stellvertreterprobe).

    `others`: in place of other figures of its controller; else in place of its own, with the other attribute.
    """

    check: ReplacedCheck
    attribute: Attribute = Attribute.NERVE
    others: bool = True


@dataclass(frozen=True, slots=True)
class Block:
    """A building block of figures: an item, a weapon, an ability.  R1.8.4 (Figurenbaustein).

    Missing optional attributes are None.  `resources` and `charges` are the values of the resource code
    charges x resources (R1.8.15); a block without them is unlimited (RU071).  `radius` is the target radius in
    steps (R1.8.12), `value` a printed game value (R1.8.18).  `actions` are the scenario's actions it is made for.
    `held` and `sound` are what it is drawn and heard as; no rule asks for them.
    """

    id: BlockId
    label: Label
    kind: BlockKind = BlockKind.ITEM
    slots: int = 0
    damage: DamageCode | None = None
    strength_mode: StrengthMode = StrengthMode.NONE
    melee_reach: int = 0
    melee_modifier: int | None = None
    range_factor: int = 1
    ranged_modifiers: RangedModifiers = RangedModifiers()
    armour_seen: int = 0
    armour_unseen: int = 0
    melee_defence: int = 0
    ranged_defence: int = 0
    frequency: FrequencyCode = FrequencyCode()
    success_multiplier: int = 1
    radius: int | None = None
    resources: int | None = None
    charges: int | None = None
    value: int | None = None
    deputy: Deputy | None = None
    actions: tuple[str, ...] = ()
    held: str = "blade"
    sound: str | None = None

    @property
    def is_melee_weapon(self) -> bool:
        """Return whether it is a weapon with a melee modifier.  R1.8.7."""
        return self.melee_modifier is not None

    @property
    def is_ranged_weapon(self) -> bool:
        """Return whether it is a weapon with at least one ranged modifier.  R1.8.8."""
        return self.ranged_modifiers.any


@dataclass(frozen=True, slots=True)
class DamagePoints:
    """Free, light and heavy damage points.  R1.4.15 (Schadenspunkte)."""

    free: int = 0
    light: int = 0
    heavy: int = 0

    @property
    def capacity(self) -> int:
        """Return the damage capacity.  R1.4.15 (Schadenskapazität)."""
        return self.free + self.light + self.heavy


UNHURT: Final = DamagePoints()
"""No damage points at all: so many have been used by whoever is unhurt."""


class Status(StrEnum):
    """Statuses of figures.  R1.9.1 (Statusmechanik), chapters 1.10, 3 and 4.1."""

    OUT_OF_ACTION = "out_of_action"
    MOVED = "moved"
    INCAPACITATED = "incapacitated"
    LIGHTLY_WOUNDED = "lightly_wounded"
    PANICKED = "panicked"
    SEVERELY_WOUNDED = "severely_wounded"
    STATIC = "static"
    OUT_OF_CONTROL = "out_of_control"
    LIGHTLY_DAMAGED = "lightly_damaged"
    SEVERELY_DAMAGED = "severely_damaged"
    DESTROYED = "destroyed"
    DISTRACTED = "distracted"
    THREATENED = "threatened"
    EXHAUSTED = "exhausted"
    CAMOUFLAGED = "camouflaged"
    DELAYED = "delayed"
    BLINDED = "blinded"


@dataclass(frozen=True, slots=True)
class VehiclePart:
    """A part of a vehicle above its floor: a prism from `base` to `base + height` above the vehicle's stand height.

    `outline` is relative to the base point at facing 0: x forward, y to the left, in steps.  An `open` part does not
    interrupt sight lines from or to passengers (RU012).
    """

    outline: Ring
    base: float
    height: float
    open: bool = False


@dataclass(frozen=True, slots=True)
class VehicleData:
    """What makes a figure a vehicle.  R3.0.1 (Vehikel).

    Everything is relative to the base point at facing 0: x forward, y to the left, heights above the stand height, in
    steps.  Passengers stand on the `floor`; below it the vehicle is solid, above it there are its `parts` (none given:
    one that fills the whole footprint up to the model height).  `steering_points` move with the vehicle (R3.0.2),
    `passenger_areas` are rings (R3.0.8).  `modifiers` are the attributes among ranged, melee and tech that are TN
    modifiers, with their values (R3.0.12).  `looks` is how it is drawn.
    """

    floor: float
    steering_points: tuple[Point3, ...] = ()
    passenger_areas: tuple[Ring, ...] = ()
    parts: tuple[VehiclePart, ...] = ()
    modifiers: tuple[tuple[Attribute, int], ...] = ()
    looks: str = "wagon"

    def modifier(self, attribute: Attribute) -> int | None:
        """Return the TN modifier that replaces an attribute, None if it is an ordinary one.  R3.0.12."""
        return dict(self.modifiers).get(attribute)
