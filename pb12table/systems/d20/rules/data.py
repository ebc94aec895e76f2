"""What is agreed before a fight: kinds of creatures, attacks, features, items, players, sides, secrets and options.

Lengths are in metres, and a step of the table is a metre.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar, Final, Literal, NewType, TypeAlias

from pb12table.skirmish.faces.content import TableSetup
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.table.battlefield import Gait
from pb12table.table.footprints import Area
from pb12table.table.shapes import Circle, Footprint, Outline, Point, box_ring, rounded
from pb12table.table.terrain import Piece

AttackId = NewType("AttackId", str)
FeatureId = NewType("FeatureId", str)
ItemId = NewType("ItemId", str)
ObjectId = NewType("ObjectId", str)
"""A thing on the table that is used: a lever, a door, a plank."""
SecretId = NewType("SecretId", str)
SideId = NewType("SideId", str)

SIDES_OF_A_D20: Final = 20
CELL: Final = 1.5
"""The side of a square of the grid, and how near "beside" is.  D045, D092, DR13."""
EYE: Final = 0.9
"""At which share of its height a creature's base point lies.  DR12."""
LEAST_HEIGHT: Final = 0.3
"""So high is a body that lies at least.  DR45."""
GAIT: Final = Gait(ledge=0.5, steepest=45.0, opens_ramps=True)
"""The highest ledge in metres and the steepest ramp that are walked, by broad bodies as well.  Section 4.1."""


class Size(StrEnum):
    """Size categories, the smallest first.  D045 (Größenkategorie)."""

    TINY = "tiny"
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"
    HUGE = "huge"
    GARGANTUAN = "gargantuan"

    @property
    def number(self) -> int:
        """Its place among the sizes, from 0."""
        return _SIZES.index(self)

    @property
    def space(self) -> float:
        """The side of its space.  D045 (Bereich)."""
        return SPACES[self]

    def height(self, *, lying: bool = False) -> float:
        """Return how tall a creature is, or how high it reaches where it lies: a third of that.  DR12, DR45."""
        upright = HEIGHTS[self]
        return max(LEAST_HEIGHT, round(upright / 3.0, 9)) if lying else upright


_SIZES: Final = tuple(Size)
SPACES: Final = MappingProxyType(dict(zip(_SIZES, (0.75, 1.5, 1.5, 3.0, 4.5, 6.0), strict=True)))
HEIGHTS: Final = MappingProxyType(dict(zip(_SIZES, (0.5, 1.0, 1.8, 3.0, 4.5, 6.0), strict=True)))


def eye_of(height: float) -> float:
    """Return how high the base point of a body of a height lies over its feet.  DR12, DR45."""
    return round(height * EYE, 9)


def footprint_of(size: Size, *, grid: bool) -> Footprint:
    """Return a circle of half the space, or with `grid` a square along the axes.  DR12."""
    half = size.space / 2.0
    return Outline(box_ring(-half, -half, half, half)) if grid else Circle(half)


class Ability(StrEnum):
    """Abilities (Attribute)."""

    STRENGTH = "strength"
    DEXTERITY = "dexterity"
    CONSTITUTION = "constitution"
    INTELLIGENCE = "intelligence"
    WISDOM = "wisdom"
    CHARISMA = "charisma"


class Skill(StrEnum):
    """Skills that a creature can be trained in."""

    ATHLETICS = "athletics"
    ACROBATICS = "acrobatics"
    STEALTH = "stealth"
    MEDICINE = "medicine"
    PERCEPTION = "perception"
    PERSUASION = "persuasion"

    @property
    def ability(self) -> Ability:
        """The ability that a check of it is made with."""
        return ABILITY_OF[self]


ABILITY_OF: Final = MappingProxyType(
    {
        Skill.ATHLETICS: Ability.STRENGTH,
        Skill.ACROBATICS: Ability.DEXTERITY,
        Skill.STEALTH: Ability.DEXTERITY,
        Skill.MEDICINE: Ability.WISDOM,
        Skill.PERCEPTION: Ability.WISDOM,
        Skill.PERSUASION: Ability.CHARISMA,
    }
)


class Mode(StrEnum):
    """Modes of movement that a speed can be of.  D043, D048."""

    WALK = "walk"
    FLY = "fly"
    SWIM = "swim"
    CLIMB = "climb"


class Condition(StrEnum):
    """What a creature can be, beside dying and the like.  D088, D089.

    A grappled creature has also `CreatureState.grappled_by`.
    """

    PRONE = "prone"
    INVISIBLE = "invisible"
    INCAPACITATED = "incapacitated"
    UNCONSCIOUS = "unconscious"
    GRAPPLED = "grappled"


class Timing(StrEnum):
    """What a feature takes.  D094."""

    ALWAYS = "always"
    ACTION = "action"
    BONUS = "bonus"
    REACTION = "reaction"


class FeatureKind(StrEnum):
    """What a feature does.  Section 6."""

    MULTIATTACK = "multiattack"
    """`number` attacks by one Attack action."""
    GUARD = "guard"
    """An attack on an ally within `range` gets disadvantage."""
    QUICK_DRAW = "quick-draw"
    """Swapping weapons costs no interaction."""
    MEND = "mend"
    """Heals `dice` hit points of one it touches."""
    BURST = "burst"
    """Thrown to a point: all within `radius` take `dice`, half with a `save` against `difficulty`."""
    RALLY = "rally"
    """An ally within `range` adds `dice` to its next attack roll."""
    SLIP_AWAY = "slip-away"
    """Hide."""
    BACKSTAB = "backstab"
    """Once per turn `dice` more damage on a hit with advantage."""
    DRAG_DOWN = "drag-down"
    """Hit by `attack` a `save` against `difficulty`, or prone."""
    SWOOP = "swoop"
    """No opportunity attacks while it flies."""
    HOVER = "hover"
    """Does not fall out of the air.  D083."""
    KEEN = "keen"
    """Advantage in Perception by a `sense`.  D008, DR47."""
    DULL = "dull"
    """Disadvantage in Perception by a `sense`.  D008, DR47."""
    CHOKE = "choke"
    """Its grapples may take the breath.  D014, DR48."""


class Sense(StrEnum):
    """By what a creature perceives keenly or dully.  DR47."""

    SIGHT = "sight"
    HEARING = "hearing"
    SMELL = "smell"


class ItemKind(StrEnum):
    """What an item does.  Section 6."""

    HEALING_KIT = "healing-kit"
    """Stabilises without a check."""
    ROPE = "rope"
    """A climb of up to `range` metres costs 1 per metre."""
    LANTERN = "lantern"
    """Lifts darkness within `range` metres."""


class HideFrom(StrEnum):
    """From whom a creature must be out of sight to hide: from all foes, or it hides from those alone.  DR01."""

    ALL = "all"
    EACH = "each"


class Tie(StrEnum):
    """How ties between sides are ordered: by the arbiter, or by rolling off.  D026, D027."""

    ARBITER = "arbiter"
    ROLL = "roll"


class Arbiter(StrEnum):
    """Where decisions of the arbiter come from: the scenario, or a person with a seat.  DR20."""

    POLICY = "policy"
    SEAT = "seat"


@dataclass(frozen=True, slots=True)
class DiceSum:
    """Some dice of a kind and a number: 2d6+3."""

    count: int
    sides: int
    plus: int = 0

    def __str__(self) -> str:
        if not self.count:
            return str(self.plus)
        return f"{self.count}d{self.sides}{f'{self.plus:+d}' if self.plus else ''}"

    @property
    def mean(self) -> float:
        """Return its average, not cut off anywhere."""
        return self.count * (self.sides + 1) / 2.0 + self.plus


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon, natural ones too: an attack of the sheet, with final values.  D063 to D066, section 6.

    `reach` is 0 for one that is not made near; `normal` and `long` are 0 for one that is neither shot nor thrown.  A
    `natural` one needs no hand.  `held` and `sound` are for people.
    """

    id: AttackId
    label: Label
    bonus: int
    damage: DiceSum
    reach: float = CELL
    normal: float = 0.0
    long: float = 0.0
    natural: bool = False
    held: str = ""
    sound: str = ""
    description: Label | None = None

    @property
    def is_melee(self) -> bool:
        """Return whether it can be made near."""
        return self.reach > 0.0

    @property
    def is_ranged(self) -> bool:
        """Return whether it can be shot or thrown."""
        return self.long > 0.0


UNARMED: Final = AttackId("unarmed")
FISTS: Final = Label("unarmed strike", "waffenloser Schlag")
"""What everybody can attack with.  DR52."""


@dataclass(frozen=True, slots=True)
class Feature:
    """What a creature can do beside; which fields hold depends on its `kind`.  D036, D039, D094.

    `uses` is None for no limit; `loud` acts give the place away (D004).
    """

    id: FeatureId
    label: Label
    kind: FeatureKind
    timing: Timing = Timing.ALWAYS
    uses: int | None = None
    number: int = 0
    dice: DiceSum | None = None
    range: float = 0.0
    long: float = 0.0
    radius: float = 0.0
    save: Ability | None = None
    difficulty: int = 0
    attack: AttackId | None = None
    loud: bool = False
    description: Label | None = None
    sense: Sense | None = None


@dataclass(frozen=True, slots=True)
class Item:
    """A thing that a creature has on it; `uses` is None for no limit.  D033, section 6."""

    id: ItemId
    label: Label
    kind: ItemKind
    uses: int | None = None
    range: float = 0.0
    description: Label | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """A kind of creature.  Section 6.

    `speeds` hold walking and what other speeds it has, `abilities` all six scores.  The first of the `attacks` is in
    hand at the start.  A `minor` one is out at 0 hit points (DR18).  `headgear` and `look` are for people.
    """

    id: str
    label: Label
    size: Size
    speeds: Mapping[Mode, float]
    abilities: Mapping[Ability, int]
    proficiency: int
    armour_class: int
    hit_points: int
    attacks: tuple[Weapon, ...]
    trained: tuple[Skill, ...] = ()
    saves: tuple[Ability, ...] = ()
    features: tuple[Feature, ...] = ()
    minor: bool = False
    headgear: str = ""
    look: str = ""
    description: Label | None = None

    def modifier(self, ability: Ability) -> int:
        """Return the modifier of an ability.  D060."""
        return (self.abilities[ability] - 10) // 2

    def bonus(self, skill: Skill) -> int:
        """Return what a check of a skill adds.  D061."""
        return self.modifier(skill.ability) + (self.proficiency if skill in self.trained else 0)

    def save_bonus(self, ability: Ability) -> int:
        """Return what a saving throw adds.  D090."""
        return self.modifier(ability) + (self.proficiency if ability in self.saves else 0)

    def feature(self, kind: FeatureKind) -> Feature | None:
        """Return the first of its features of a kind, None for none."""
        return next((feature for feature in self.features if feature.kind is kind), None)

    def attack(self, identity: AttackId) -> Weapon | None:
        """Return one of its attacks, None for one it does not have; everybody has fists.  DR52."""
        found = next((attack for attack in self.attacks if attack.id == identity), None)
        return self.unarmed if found is None and identity == UNARMED else found

    @property
    def unarmed(self) -> Weapon:
        """The strike that needs no weapon; its damage has no dice that a critical hit could throw twice.  DR52."""
        strength = self.modifier(Ability.STRENGTH)
        damage = DiceSum(0, 1, max(1, 1 + strength))
        return Weapon(UNARMED, FISTS, strength + self.proficiency, damage, natural=True, sound="blow")


@dataclass(frozen=True, slots=True)
class CreatureSetup:
    """A creature as agreed before a fight.

    `may_sneak`: its owner may let it sneak before the fight (D020, DR20); `hit_points` and `conditions` are those it
    begins with, `hit_points` None for all.  Creatures of one `group`, which are alike, roll initiative together (D024);
    those with "" are grouped by kind and player where the options say so.
    """

    id: FigureId
    label: Label
    player: PlayerId
    profile: Profile
    at: Point
    z: float = 0.0
    facing: float = 0.0
    items: tuple[Item, ...] = ()
    may_sneak: bool = False
    hit_points: int | None = None
    conditions: tuple[Condition, ...] = ()
    group: str = ""

    @property
    def is_lying(self) -> bool:
        """Return whether it begins on the ground.  DR45, DR49."""
        return self.hit_points == 0 or bool({Condition.PRONE, Condition.UNCONSCIOUS}.intersection(self.conditions))

    def item(self, identity: ItemId) -> Item | None:
        """Return one of its items, None for one it does not have."""
        return next((item for item in self.items if item.id == identity), None)

    def item_of(self, kind: ItemKind) -> Item | None:
        """Return the first of its items of a kind, None for none."""
        return next((item for item in self.items if item.kind is kind), None)

    def feature(self, identity: FeatureId) -> Feature | None:
        """Return one of its features, None for one it does not have."""
        return next((feature for feature in self.profile.features if feature.id == identity), None)


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    """A player as agreed before a fight; the creatures of one with `monsters` are monsters (D026).

    The `arbiter` has no creatures, and its side takes no part (DR20).
    """

    id: PlayerId
    name: str
    side: SideId
    monsters: bool = False
    arbiter: bool = False


@dataclass(frozen=True, slots=True)
class SideSetup:
    """A side."""

    id: SideId
    label: Label


class ObjectKind(StrEnum):
    """What a thing on the table does when it is used.  D010, D031, D034."""

    LEVER = "lever"
    """It is used, once; a goal can be that it was."""
    DOOR = "door"
    """Its piece, which has a hinge, is opened and closed."""
    BRIDGE = "bridge"
    """Its piece is thrown down: who stands on it falls."""


class Needs(StrEnum):
    """What using a thing takes: the free interaction, or always the action Use an object.  D031, D034."""

    INTERACTION = "interaction"
    ACTION = "action"


@dataclass(frozen=True, slots=True)
class ObjectSetup:
    """A thing on the table that is used from within `reach` of one of its places.  D010, D031, D034.

    `piece` is the terrain it moves, `after` the secret whose finding by a side lets it use it; about an `awkward`
    one the arbiter is asked whether it takes an action (D034).  `outcome` is what happens, for people.
    """

    id: ObjectId
    label: Label
    kind: ObjectKind
    places: tuple[Point, ...]
    z: float = 0.0
    reach: float = CELL
    needs: Needs = Needs.INTERACTION
    piece: str = ""
    after: SecretId | None = None
    awkward: bool = False
    outcome: Label | None = None


def plain_door(door: Piece) -> ObjectSetup:
    """Return a door that is no listed object as a thing: used at its closed leaf, by the free interaction.  DR53."""
    assert door.hinge is not None, "a door has one"
    (x, y), (u, v) = door.hinge.at, door.hinge.end
    middle = (rounded((x + u) / 2.0), rounded((y + v) / 2.0))
    label = Label(door.id, door.id)
    return ObjectSetup(ObjectId(door.id), label, ObjectKind.DOOR, (middle,), door.hinge.base, piece=door.id)


@dataclass(frozen=True, slots=True)
class Secret:
    """A place to search, which all players know, and what is found there, which none knows before.  D011, D012.

    A place where nothing is has no `difficulty`.
    """

    id: SecretId
    label: Label
    area: Area
    difficulty: int | None = None
    finding: Label | None = None


class GoalKind(StrEnum):
    """What a side wins by.  D093, D095."""

    FLEE = "flee"
    """`number` of its creatures have fled."""
    USE = "use"
    """It has used the `thing`."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal of a side.  D093."""

    id: str
    label: Label
    side: SideId
    kind: GoalKind
    number: int = 0
    thing: ObjectId | None = None


GroupInitiative: TypeAlias = Literal["usual"] | bool
"""Who shares a roll of initiative.  D024, DR46."""


@dataclass(frozen=True, slots=True)
class Options:
    """Rules that are agreed before play.  Section 4.3.

    `group_initiative`: all like creatures of a player roll once, none does, or the usual ones do (DR46).

    `winner_at_limit` is the side that wins after the last round, None for a draw.  `surprisable` are the sides of which
    creatures could be surprised as far as the arbiter's policy goes, None for all (D020).
    """

    grid: bool = False
    hide_from: HideFrom = HideFrom.ALL
    tie: Tie = Tie.ARBITER
    surprised_may_act: bool = True
    shove_grapple: bool = True
    open_ready: bool = True
    arbiter: Arbiter = Arbiter.POLICY
    round_limit: int = 30
    winner_at_limit: SideId | None = None
    group_initiative: GroupInitiative = "usual"
    group_stealth: bool = False
    surprisable: tuple[SideId, ...] | None = None


@dataclass(frozen=True, kw_only=True)
class Setup(TableSetup[PlayerSetup, CreatureSetup]):
    """What is agreed before a fight.

    Zones: entry and exit of players, difficult ground, deep water, airless air, fog and darkness.
    """

    system: ClassVar[str] = "d20"
    sides: tuple[SideSetup, ...]
    figures: tuple[CreatureSetup, ...]
    options: Options = Options()
    objects: tuple[ObjectSetup, ...] = ()
    secrets: tuple[Secret, ...] = ()
    goals: tuple[Goal, ...] = ()

    @cached_property
    def side_by_id(self) -> Mapping[SideId, SideSetup]:
        return MappingProxyType({side.id: side for side in self.sides})

    @cached_property
    def things(self) -> tuple[ObjectSetup, ...]:
        """Return what is used on the table: the objects that are listed, and all other doors.  D031, DR53."""
        listed = {thing.piece for thing in self.objects} | {str(thing.id) for thing in self.objects}
        doors = (piece for piece in self.battlefield.pieces if piece.hinge is not None)
        return (*self.objects, *(plain_door(door) for door in doors if door.id not in listed))

    def thing(self, identity: ObjectId) -> ObjectSetup | None:
        """Return a thing on the table, None for one that does not exist."""
        return next((thing for thing in self.things if thing.id == identity), None)

    def secret(self, identity: SecretId) -> Secret | None:
        """Return a place to search, None for one that does not exist."""
        return next((secret for secret in self.secrets if secret.id == identity), None)

    @property
    def arbiter(self) -> PlayerId | None:
        """The player who judges, None where the scenario's policy does.  DR20."""
        if self.options.arbiter is Arbiter.POLICY:
            return None
        return next((player.id for player in self.players if player.arbiter), None)
