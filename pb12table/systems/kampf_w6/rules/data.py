"""What is agreed before a fight: weapons, armour, items, profiles, options, players, sides and scenario acts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar, Final, NewType

from pb12table.skirmish.faces.content import TableSetup
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.table.battlefield import Gait
from pb12table.table.shapes import Circle, Footprint, Point

WeaponId = NewType("WeaponId", str)
ItemId = NewType("ItemId", str)
SideId = NewType("SideId", str)

SIDES_OF_A_DIE: Final = 6
FISTS: Final = WeaponId("fists")
"""Everybody has them."""
GAIT: Final = Gait(ledge=0.25, steepest=45.0)
"""The highest ledge in metres and the steepest ramp that are walked over for free.  WR10."""


class WeaponClass(StrEnum):
    """The three classes of weapons, each with a skill of its own.  W034."""

    MELEE = "melee"
    SHOOTING = "shooting"
    THROWN = "thrown"


class Band(StrEnum):
    """Bands of distance.  W043 (Distanzen)."""

    SHORT = "short"
    MEDIUM = "medium"
    LONG = "long"
    EXTREME = "extreme"


class FireMode(StrEnum):
    """Fire modes.  W046, W047, W048."""

    SINGLE = "single"
    SEMI = "semi"
    FULL = "full"


class Stance(StrEnum):
    """How a figure stands.  W016 (hinknien, hinlegen)."""

    STANDING = "standing"
    KNEELING = "kneeling"
    PRONE = "prone"


class InitialPool(StrEnum):
    """How many actions a figure has before its first turn.  WR03."""

    ONE = "one"
    FULL = "full"
    EMPTY = "empty"


class StandingOrder(StrEnum):
    """When an owner is asked whether a figure reacts.  WR28."""

    NEVER = "never"
    ATTACKED = "attacked"
    TARGET = "target"
    ALWAYS = "always"


class AtTheLimit(StrEnum):
    """What decides after the last round: points of zones, or the value of the figures left.  WR32."""

    POINTS = "points"
    VALUE = "value"


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon.  W033 to W048, WR15, WR16, WR31.

    `reach` is in metres and of melee weapons, `band`, `magazine` and `reload` (the cost in actions) are of others;
    `max_range` is None for no limit; `noise` is how far it is heard, in metres.  `held` and `sound` are for people.
    """

    id: WeaponId
    label: Label
    kind: WeaponClass
    attacks: int
    accuracy: int
    penetration: int
    wounds: int
    noise: float
    reach: float = 0.0
    parry: int = 0
    band: Band | None = None
    max_range: float | None = None
    recoil_control: int = 0
    modes: tuple[FireMode, ...] = ()
    magazine: int = 0
    reload: int = 1
    held: str = ""
    sound: str = ""
    description: Label | None = None

    @property
    def is_melee(self) -> bool:
        return self.kind is WeaponClass.MELEE

    @property
    def is_shooting(self) -> bool:
        return self.kind is WeaponClass.SHOOTING


@dataclass(frozen=True, slots=True)
class Armour:
    """What protects a figure, and how it slows it down; `worn` is what it looks like.  W053, W054."""

    id: str
    label: Label
    protection: int
    speed: int = 0
    dexterity: int = 0
    worn: str = "none"


@dataclass(frozen=True, slots=True)
class Item:
    """A thing to use: it heals so many wounds so many times, or is parried with.  W020, WR04, WR30."""

    id: ItemId
    label: Label
    heal: int = 0
    uses: int = 0
    reach: float = 1.0
    parry: int | None = None
    value: int = 0
    cost: int = 1


@dataclass(frozen=True, slots=True)
class Skills:
    """The skills.  W034 (Fertigkeit)."""

    melee: int
    shooting: int
    throwing: int

    def of(self, kind: WeaponClass) -> int:
        """Return the skill for a class of weapons."""
        if kind is WeaponClass.MELEE:
            return self.melee
        return self.shooting if kind is WeaponClass.SHOOTING else self.throwing


@dataclass(frozen=True, slots=True)
class Heights:
    """How tall a figure is in each stance, in metres; its eye is at EYE of that."""

    standing: float = 1.8
    kneeling: float = 1.2
    prone: float = 0.4

    def of(self, stance: Stance) -> float:
        return float(getattr(self, stance.value))


BASE: Final = Circle(0.25)
"""The footprint of everybody."""
EYE: Final = 0.9
"""At which share of its height a figure's base point lies."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A kind of figure; speed and dexterity are those without armour.  `headgear` is for people."""

    id: str
    label: Label
    speed: int
    dexterity: int
    skills: Skills
    wound_limit: int
    footprint: Footprint = BASE
    heights: Heights = Heights()
    headgear: str = ""
    description: Label | None = None


@dataclass(frozen=True, slots=True)
class FigureSetup:
    """A figure as agreed before a fight; `weapons` hold the fists last."""

    id: FigureId
    label: Label
    player: PlayerId
    profile: Profile
    armour: Armour
    weapons: tuple[Weapon, ...]
    items: tuple[Item, ...]
    at: Point
    stance: Stance = Stance.STANDING
    z: float = 0.0
    facing: float = 0.0

    def weapon(self, identity: WeaponId) -> Weapon | None:
        """Return one of its weapons, None for one it does not have."""
        return next((weapon for weapon in self.weapons if weapon.id == identity), None)

    def item(self, identity: ItemId) -> Item | None:
        """Return one of its items, None for one it does not have."""
        return next((item for item in self.items if item.id == identity), None)

    @property
    def speed(self) -> int:
        """Speed after armour."""
        return self.profile.speed + self.armour.speed

    @property
    def dexterity(self) -> int:
        """Dexterity after armour."""
        return self.profile.dexterity + self.armour.dexterity

    @property
    def most_actions(self) -> int:
        """The maximum of actions.  W009 (Anzahl der Aktionen), W010, WR02."""
        return max(1, (self.speed + self.dexterity) // 2 + 1)


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    """A player as agreed before a fight.  WR34."""

    id: PlayerId
    name: str
    side: SideId
    bonus_dice: int = 2
    reroll_dice: int = 2
    fate_dice: int = 1


@dataclass(frozen=True, slots=True)
class SideSetup:
    """A side and its common dice.  W056 (Gruppenwürfel), WR29."""

    id: SideId
    label: Label
    group_dice: int = 0


@dataclass(frozen=True, slots=True)
class TakeAct:
    """The scenario act of taking a thing from a piece of terrain, or from where it was dropped.  W022.

    `gap` is how near a body must be to the piece, `feet` how near the feet to the thing on the ground, in metres.  The
    carrier does not run; a carrier who is home wins.  `while_walking`: it may be the further act of a walk (WR06).
    """

    id: str
    label: Label
    piece: str
    gap: float = 0.25
    feet: float = 0.5
    cost: int = 1
    from_round: int = 1
    while_walking: bool = True


@dataclass(frozen=True, slots=True)
class Options:
    """Rules that are agreed before play.  W040, W043, W045, WR03, WR16, WR18, WR23, WR24, WR26, WR28, WR32."""

    recoil: bool = False
    distance: bool = False
    range_scale: float = 1.0
    fire_modes: bool = True
    parry: bool = True
    ones_fail: bool = False
    downed_may_react: bool = True
    initial_pool: InitialPool = InitialPool.ONE
    stance_cover_in_melee: bool = True
    reactions: StandingOrder = StandingOrder.TARGET
    round_limit: int | None = None
    points_to_win: int | None = None
    at_the_limit: AtTheLimit = AtTheLimit.POINTS
    value_margin: int = 0


@dataclass(frozen=True, kw_only=True)
class Setup(TableSetup[PlayerSetup, FigureSetup]):
    """What is agreed before a fight."""

    system: ClassVar[str] = "w6"
    sides: tuple[SideSetup, ...]
    figures: tuple[FigureSetup, ...]
    options: Options = Options()
    acts: tuple[TakeAct, ...] = ()

    @cached_property
    def side_by_id(self) -> Mapping[SideId, SideSetup]:
        return MappingProxyType({side.id: side for side in self.sides})

    def act(self, identity: str) -> TakeAct | None:
        """Return a scenario act, None for one that does not exist."""
        return next((act for act in self.acts if act.id == identity), None)
