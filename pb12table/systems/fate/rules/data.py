"""What is agreed before a conflict: skills, weapons, profiles and their value, zones, things, goals, options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from math import ceil
from types import MappingProxyType
from typing import ClassVar, Final, NewType

from pb12table.skirmish.faces.content import FieldsAlone
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.zones import NO_PORTRAITS, Backdrop, Portraits, Zone
from pb12table.table.battlefield import Battlefield, Gait
from pb12table.table.footprints import Area
from pb12table.table.shapes import Circle, Footprint, Point

ActorId = NewType("ActorId", str)
"""A character, with the id of its figure, or a group of minions."""
SideId = NewType("SideId", str)
SceneZoneId = NewType("SceneZoneId", str)
WeaponId = NewType("WeaponId", str)
ThingId = NewType("ThingId", str)
FeatureId = NewType("FeatureId", str)
CompanionId = NewType("CompanionId", str)

DICE: Final = 4
"""Fudge dice of a roll, each -1, 0 or +1."""
LOWEST, HIGHEST = -2, 8
"""The ladder from Terrible to Legendary."""
AVERAGE: Final = 1
"""The difficulty where none is given.  F005."""
SPIN: Final = 3
"""By so much a success has spin.  F102."""
BONUS: Final = 2
"""What a tag, an invoked aspect, full defence and a compel that hinders are worth.  F027, F070, F107, FR29."""
PERSON: Final = 2
"""The weight factor of a person.  F081."""
BODY: Final[Footprint] = Circle(0.25)
HEIGHT: Final = 2.0
EYE: Final = 1.8
GAIT: Final = Gait(ledge=0.25, steepest=45.0)


class Skill(StrEnum):
    """The skills of the conflict chapter and of the profiles."""

    ALERTNESS = "alertness"
    ART = "art"
    ATHLETICS = "athletics"
    BURGLARY = "burglary"
    DECEIT = "deceit"
    EMPATHY = "empathy"
    ENDURANCE = "endurance"
    ENGINEERING = "engineering"
    FISTS = "fists"
    GUNS = "guns"
    INTIMIDATION = "intimidation"
    LEADERSHIP = "leadership"
    MIGHT = "might"
    RAPPORT = "rapport"
    RESOLVE = "resolve"
    STEALTH = "stealth"
    WEAPONS = "weapons"


class ConflictType(StrEnum):
    """What a conflict is about.  F008."""

    PHYSICAL = "physical"
    SOCIAL = "social"
    MENTAL = "mental"


class Track(StrEnum):
    """The tracks of stress.  F046."""

    HEALTH = "health"
    COMPOSURE = "composure"


class Severity(StrEnum):
    """How bad a consequence is.  F051."""

    MILD = "mild"
    MODERATE = "moderate"
    SEVERE = "severe"


class Aim(StrEnum):
    """What an attack is to do: the rows of the table of pairs.  F022."""

    HARM = "harm"
    DECEIVE = "deceive"
    SCARE = "scare"
    CHARM = "charm"
    FORCE = "force"


class Stunt(StrEnum):
    """The stunts of the profiles."""

    HARD_AS_NAILS = "hard-as-nails"
    PARRY_ARTIST = "parry-artist"
    PATIENT_AIM = "patient-aim"
    BOMB_MAKER = "bomb-maker"
    COLD_STARE = "cold-stare"
    THROWER = "thrower"
    SLIPPERY = "slippery"
    QUICK_HEALER = "quick-healer"
    READER_OF_DUELS = "reader-of-duels"


class Use(StrEnum):
    """How a weapon reaches its target: in the hand, thrown, or shot."""

    HAND = "hand"
    THROW = "throw"
    SHOT = "shot"


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon.  F012, F108.

    `zones` is how far it reaches in links, `least` from how many on; `thrown` is how far one for the hand is thrown, 0
    for one that is not.  One that `blasts` goes off among all of a zone, once.
    """

    id: WeaponId
    label: Label
    skill: Skill
    use: Use
    zones: int = 0
    least: int = 0
    thrown: int = 0
    blasts: bool = False

    @property
    def farthest(self) -> int:
        """Return how many zones away it can be used."""
        return max(self.zones, self.thrown)

    def use_at(self, distance: int) -> Use:
        """Return how it is used at a distance in links."""
        return Use.THROW if self.use is Use.HAND and distance > 0 else self.use


@dataclass(frozen=True, slots=True)
class Companion:
    """A companion of a character.  F091 to F098.

    `scope` are the kinds of conflict it helps in, `skilled` its own skills; `keeping_up`, `independent`,
    `communication`: the advances of that name.
    """

    id: CompanionId
    label: Label
    quality: int
    scope: tuple[ConflictType, ...]
    skilled: Mapping[Skill, int] = field(default_factory=dict)
    keeping_up: bool = False
    independent: bool = False
    communication: bool = False


@dataclass(frozen=True, slots=True)
class Profile:
    """A kind of character; `grit` is None for heroes.  F061, FR40."""

    id: str
    label: Label
    skills: Mapping[Skill, int]
    fate_points: int
    grit: int | None
    weapons: tuple[WeaponId, ...]
    aspects: tuple[Label, ...]
    stunts: tuple[Stunt, ...] = ()
    description: Label | None = None

    def skill(self, skill: Skill) -> int:
        """Return its value; one it does not have is Mediocre."""
        return self.skills.get(skill, 0)

    @property
    def limit(self) -> int:
        """Return how many consequences it may take.  F052."""
        return 4 if Stunt.HARD_AS_NAILS in self.stunts else 3


@dataclass(frozen=True, slots=True)
class MinionKind:
    """A kind of minion: its quality in one kind of conflict, and its weapons, all in hand.  F084."""

    id: str
    label: Label
    quality: int
    kind: ConflictType
    weapons: tuple[WeaponId, ...]
    description: Label | None = None


@dataclass(frozen=True, slots=True)
class FigureSetup:
    """A figure on the table as agreed before: a character, or a minion of a group.

    `facing`, in degrees from east, is for the eye.
    """

    id: FigureId
    label: Label
    player: PlayerId
    actor: ActorId
    at: Point
    z: float = 0.0
    facing: float = 0.0


@dataclass(frozen=True, slots=True)
class CharacterSetup:
    """A character as agreed before; `weapons` are of the profile unless the scenario gives others, the first in hand.

    `uses` tells of weapons that are used up how many there are.  FR50.
    """

    id: ActorId
    label: Label
    player: PlayerId
    profile: Profile
    weapons: tuple[Weapon, ...]
    fate_points: int
    companions: tuple[Companion, ...] = ()
    uses: Mapping[WeaponId, int] = field(default_factory=dict)
    brought: tuple[Brought, ...] = ()

    def weapon(self, identity: WeaponId) -> Weapon | None:
        """Return one of its weapons, None for one it does not have."""
        return next((weapon for weapon in self.weapons if weapon.id == identity), None)


@dataclass(frozen=True, slots=True)
class GroupSetup:
    """A group of minions as agreed before; `leader` is whom it is attached to.  F014, F085, F089.

    An independent companion is a group of one; `partner` is whose it is, and it is not on the table while with them.
    F095.
    """

    id: ActorId
    label: Label
    player: PlayerId
    kind: MinionKind
    weapons: tuple[Weapon, ...]
    members: tuple[FigureId, ...]
    leader: ActorId | None = None
    companion: Companion | None = None
    partner: ActorId | None = None

    def weapon(self, identity: WeaponId) -> Weapon | None:
        """Return one of its weapons, None for one it does not have."""
        return next((weapon for weapon in self.weapons if weapon.id == identity), None)


ActorSetup = CharacterSetup | GroupSetup


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    """A player as agreed before; the one without a side is the arbiter.  FR01, FR07.

    `seat` counts clockwise from the arbiter, who has 0.
    """

    id: PlayerId
    name: str
    side: SideId | None
    seat: int


@dataclass(frozen=True, slots=True)
class SideSetup:
    """A side of the conflict."""

    id: SideId
    label: Label


@dataclass(frozen=True, slots=True)
class SceneZone:
    """A part of the scene in which all can reach each other.  F011."""

    id: SceneZoneId
    label: Label
    area: Area


@dataclass(frozen=True, slots=True)
class ZoneLink:
    """A passage between two zones, with what it adds on the way there and back.  F037, FR04.

    `kind` and `at`, where it is on the table, are for people; None for where the zones meet.
    """

    first: SceneZoneId
    second: SceneZoneId
    border: int = 0
    back: int | None = None
    closed: bool = False
    kind: str = "way"
    at: Point | None = None

    def joins(self, one: str, other: str) -> bool:
        """Return whether it is between two zones."""
        return {self.first, self.second} == {one, other}

    def border_from(self, zone: SceneZoneId) -> int:
        """Return what it adds for one coming from a zone."""
        return self.border if zone == self.first or self.back is None else self.back


class Effect(StrEnum):
    """What a feature does when its act succeeds.  F079, F110."""

    BARS = "bars"
    """A passage block of the effort on a link of its zone that the actor names."""
    ASPECT = "aspect"
    """A sticky aspect on its zone."""
    OPENS = "opens"
    """A link is open for this act."""
    FUSE = "fuse"
    """A fuse burns; while one burns, the act puts it out."""
    TAKE = "take"
    """Its thing is in the actor's hands; against a rival here it is a contest for it.  F006."""
    WORK = "work"
    """Something is done, as well and as fast as the shifts say.  F004."""


class ShiftUse(StrEnum):
    """What a shift of a simple action is good for: less time, better work, or harder to notice.  F004."""

    TIME = "time"
    QUALITY = "quality"
    NOTICE = "notice"


@dataclass(frozen=True, slots=True)
class Feature:
    """A thing of the scene with an act of its own.  F110.

    `skills` are those it may be done with, at `difficulty`; `actors` who may do it, empty for all; `sides` likewise.
    A fuse burns for `delay` exchanges and goes off with `effort` in its zone; others put it out with `out_skills` at
    `out_difficulty`.  `penalty` makes its act harder beside another one (F034); `modify`, `complement` and `restrict`
    are the skills its act is combined with (F038 to F041).  `uses` is what the shifts of its act may be spent on
    (F004); `thing` is what it is about; what it opens is open for `lasts` exchanges more, for good at 99.
    """

    id: FeatureId
    label: Label
    effect: Effect
    zone: SceneZoneId
    skills: tuple[Skill, ...]
    difficulty: int = AVERAGE
    at: Point | None = None
    actors: tuple[ActorId, ...] = ()
    sides: tuple[SideId, ...] = ()
    from_exchange: int = 1
    aspect: Label | None = None
    link: tuple[SceneZoneId, SceneZoneId] | None = None
    delay: int = 0
    effort: int = 0
    out_skills: tuple[Skill, ...] = ()
    out_difficulty: int = AVERAGE
    out_sides: tuple[SideId, ...] = ()
    penalty: int = 1
    modify: tuple[Skill, ...] = ()
    complement: tuple[Skill, ...] = ()
    restrict: tuple[Skill, ...] = ()
    uses: tuple[ShiftUse, ...] = ()
    thing: ThingId | None = None
    lasts: int = 0


FOR_GOOD: Final = 99
"""What a feature opens for so many exchanges stays open."""


@dataclass(frozen=True, slots=True)
class SceneAspect:
    """An aspect that is there at first; one with a `difficulty` can be removed.  F010, F068, FR26."""

    label: Label
    zone: SceneZoneId | None = None
    difficulty: int | None = None


@dataclass(frozen=True, slots=True)
class Brought:
    """A consequence that a character brings from an earlier scene.  F062 to F065, FR37."""

    text: str
    severity: Severity


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that is carried.  F080."""

    id: ThingId
    label: Label
    weight: int
    zone: SceneZoneId
    at: Point


class GoalKind(StrEnum):
    """What wins a conflict beside being the last side.  F109."""

    CARRY = "carry"
    """A thing is carried into an exit."""
    OUT = "out"
    """An actor is out of the conflict, and no fuse burns."""
    FUSE = "fuse"
    """A fuse goes off."""
    LIMIT = "limit"
    """The last exchange ends."""
    HOLD = "hold"
    """Alone in a zone when so many exchanges in a row end."""
    LEAVE = "leave"
    """So many figures have left by an exit."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What wins for a side.  F109.

    `number`: how many figures must have left, or at how many ends of exchanges in a row a zone must be held.  FR72.
    """

    kind: GoalKind
    side: SideId
    thing: ThingId | None = None
    actor: ActorId | None = None
    zone: SceneZoneId | None = None
    number: int = 1


class Initiative(StrEnum):
    """Who acts when: by skill once, or by seats in turn.  F016, F020."""

    SKILL = "skill"
    ROTATING = "rotating"


class RangedDefence(StrEnum):
    """With what one defends against throws and shots.  FR09."""

    ROW = "row"
    ATHLETICS = "athletics"


class BlockUntil(StrEnum):
    """How long a block lasts.  FR22."""

    EXCHANGE = "exchange"
    TURN = "turn"


class ThrowCost(StrEnum):
    """What throwing somebody costs.  FR31."""

    GERMAN = "german"
    ENGLISH = "english"


class ThrowDefence(StrEnum):
    """Whether one who is thrown defends.  FR32."""

    OPPOSED = "opposed"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Options:
    """Rules that are agreed before play, as the scenario may set them.

    `has_arbiter`: a player answers what is the arbiter's, else the policy does (FR01).
    """

    conflict: ConflictType = ConflictType.PHYSICAL
    initiative: Initiative = Initiative.SKILL
    has_arbiter: bool = False
    even_split: bool = True
    ranged_defence: RangedDefence = RangedDefence.ROW
    aims: tuple[Aim, ...] = tuple(Aim)
    block_until: BlockUntil = BlockUntil.EXCHANGE
    sprint_difficulty: int = AVERAGE
    throw_cost: ThrowCost = ThrowCost.GERMAN
    throw_defence: ThrowDefence = ThrowDefence.OPPOSED
    long_conflict: bool = False
    duel: bool = False
    restrict_all: tuple[Skill, ...] = ()
    grit: bool = True
    cover_aspect: bool = True
    area_attacks: bool = True
    stress_boxes: int = 5
    exchange_limit: int = 30


@dataclass(frozen=True, slots=True)
class Ways:
    """The zones one link away from each, with the border on the way there, and how many links away those of each are.

    The distances are found when they are asked for.
    """

    next_to: Mapping[SceneZoneId, tuple[tuple[SceneZoneId, int], ...]]
    distances: dict[SceneZoneId, Mapping[SceneZoneId, int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Setup(FieldsAlone):
    """What is agreed before a conflict; see `skirmish.faces.system.GameSetup`."""

    system: ClassVar[str] = "fate"
    name: Label
    battlefield: Battlefield
    step_cm: float
    players: tuple[PlayerSetup, ...]
    sides: tuple[SideSetup, ...]
    figures: tuple[FigureSetup, ...]
    characters: tuple[CharacterSetup, ...]
    groups: tuple[GroupSetup, ...]
    scene_zones: tuple[SceneZone, ...]
    links: tuple[ZoneLink, ...]
    zones: tuple[Zone, ...] = ()
    aspects: tuple[SceneAspect, ...] = ()
    features: tuple[Feature, ...] = ()
    things: tuple[Thing, ...] = ()
    goals: tuple[Goal, ...] = ()
    options: Options = Options()
    backdrop: Backdrop | None = None
    portraits: Portraits = NO_PORTRAITS
    piece_names: tuple[tuple[str, Label], ...] = ()

    @cached_property
    def player_by_id(self) -> Mapping[PlayerId, PlayerSetup]:
        return MappingProxyType({player.id: player for player in self.players})

    @cached_property
    def figure_by_id(self) -> Mapping[FigureId, FigureSetup]:
        return MappingProxyType({figure.id: figure for figure in self.figures})

    @cached_property
    def actor_by_id(self) -> Mapping[ActorId, ActorSetup]:
        return MappingProxyType(
            dict[ActorId, ActorSetup](
                [(actor.id, actor) for actor in self.characters] + [(actor.id, actor) for actor in self.groups]
            )
        )

    @cached_property
    def side_by_id(self) -> Mapping[SideId, SideSetup]:
        return MappingProxyType({side.id: side for side in self.sides})

    @cached_property
    def zone_by_id(self) -> Mapping[SceneZoneId, SceneZone]:
        return MappingProxyType({zone.id: zone for zone in self.scene_zones})

    @cached_property
    def piece_labels(self) -> Mapping[str, Label]:
        return MappingProxyType(dict(self.piece_names))

    @cached_property
    def footing(self) -> dict[tuple[SceneZoneId, Point], tuple[float, ...]]:
        """Return what was found about where the ground of a zone carries a figure: the scene does not change."""
        return {}

    @cached_property
    def grids(self) -> dict[SceneZoneId, tuple[Point, ...]]:
        """Return what was found about the places of zones."""
        return {}

    @cached_property
    def zones_found(self) -> dict[tuple[Point, float], SceneZoneId | None]:
        """Return what was found about the zones of base points."""
        return {}

    @cached_property
    def ways(self) -> dict[tuple[tuple[SceneZoneId, SceneZoneId], ...], Ways]:
        """Return what was found about the zones next to each, and the distances, by what features have opened."""
        return {}

    @cached_property
    def values(self) -> Mapping[ActorId, int]:
        """Return the value of each actor when the conflict begins."""
        alone = {each.id: character_worth(each, self.options) for each in self.characters}
        return MappingProxyType(alone | {each.id: group_worth(each) for each in self.groups})

    @cached_property
    def arbiter(self) -> PlayerId | None:
        """The player who answers what is the arbiter's, None where the policy does.  FR01."""
        found = next((player.id for player in self.players if player.side is None), None)
        return found if self.options.has_arbiter else None

    def feature(self, identity: str) -> Feature | None:
        """Return a feature, None for one that does not exist."""
        return next((feature for feature in self.features if feature.id == identity), None)

    def thing(self, identity: str) -> Thing | None:
        """Return a thing, None for one that does not exist."""
        return next((thing for thing in self.things if thing.id == identity), None)


def boxes(profile: Profile, track: Track, options: Options) -> int:
    """Return how many boxes a track has.  F047."""
    skill = Skill.ENDURANCE if track is Track.HEALTH else Skill.RESOLVE
    return options.stress_boxes + more_boxes(profile.skill(skill))


def more_boxes(value: int) -> int:
    """Return the boxes that Endurance or Resolve adds.  F047."""
    return 0 if value < 1 else 1 if value <= 2 else 2 if value <= 4 else 3


def group_bonus(heads: int) -> int:
    """Return the bonus for a number of heads.  F086."""
    return next((bonus for least, bonus in ((10, 4), (7, 3), (4, 2), (2, 1)) if heads >= least), 0)


_ATTACKS = (Skill.FISTS, Skill.WEAPONS, Skill.GUNS)
_DEFENCES = (Skill.FISTS, Skill.WEAPONS, Skill.ATHLETICS)
_STRONGER = Fraction(3, 2)
"""A point of attack or defence is worth so many times more."""
_USUAL = 6
"""Attack and defence together of one worth 100."""
_TOUGHNESS = 12
"""Boxes, consequences and points together of one worth 100."""


def worth(attack: int, defence: int, toughness: Fraction) -> int:
    """Return someone's value, rounded half down."""
    value = 100 * _STRONGER ** (attack + defence - _USUAL) * toughness / _TOUGHNESS
    return ceil(value - Fraction(1, 2))


def character_worth(character: CharacterSetup, options: Options) -> int:
    """Return the value of a character with companions that help in this kind of conflict."""
    profile = character.profile
    helpers = [each for each in character.companions if options.conflict in each.scope]
    bonus = group_bonus(1 + len(helpers))
    attack = max(profile.skill(skill) for skill in _ATTACKS) + bonus
    defence = max(profile.skill(skill) for skill in _DEFENCES) + bonus
    toughness = boxes(profile, Track.HEALTH, Options()) + profile.limit + character.fate_points + len(helpers)
    return worth(attack, defence, Fraction(toughness))


def group_worth(group: GroupSetup) -> int:
    """Return the value of a group of minions: it is weaker with each loss, so half its bonus counts."""
    heads, quality = len(group.members), group.kind.quality
    bonus = Fraction(group_bonus(heads), 2)
    value: float = 100.0 * float(_STRONGER) ** float(2 * (quality + bonus) - _USUAL) * quality * heads / 2 / _TOUGHNESS
    return ceil(value - 0.5)


def side_worth(setup: Setup, side: SideId) -> int:
    """Return the combined value of a side."""
    players = {player.id for player in setup.players if player.side == side}
    characters = sum(
        character_worth(character, setup.options) for character in setup.characters if character.player in players
    )
    groups = [group for group in setup.groups if group.player in players and group.companion is None]
    return characters + sum(group_worth(group) for group in groups)


def is_unusual_company(setup: Setup, player: PlayerId) -> bool:
    """Return whether heroes lead minions, or opponents have companions: which only gives a hint, no more.  F099.

    Heroes are those without grit.
    """
    characters = [each for each in setup.characters if each.player == player]
    heroes = [each for each in characters if each.profile.grit is None]
    leads_minions = any(group.player == player and group.companion is None for group in setup.groups)
    attended = any(each.companions for each in characters if each.profile.grit is not None)
    return attended or (leads_minions and bool(heroes))
