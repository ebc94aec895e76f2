"""The state of a conflict: plain data with ids instead of references, copied by hand-written `clone`.

All is public but what players want to be asked: `ActorState.defends`, `PlayerState.bids` and `.compels`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TypeAlias

from msgspec import UNSET, UnsetType

from pb12table.skirmish.ids import FigureId, Label, Modifier, PlayerId, total
from pb12table.systems.fate.rules.data import (
    ActorId,
    CompanionId,
    FeatureId,
    SceneZoneId,
    Setup,
    Severity,
    SideId,
    Skill,
    ThingId,
    Track,
    WeaponId,
)
from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import Point3


class Gone(StrEnum):
    """How an actor or figure has left the conflict; "" for one that is in it.  F055, F058, F112."""

    NO = ""
    TAKEN_OUT = "taken-out"
    CONCEDED = "conceded"
    LEFT = "left"
    FALLEN = "fallen"
    JOINED = "joined"
    """A group whose minions are others' now.  FR08."""
    WITH = "with"
    """A companion that is with its partner and has no place of its own.  F091, F095."""


class Asked(StrEnum):
    """When a player wants to be asked: never, where it costs nothing or was made for it, or always."""

    NEVER = "never"
    FREE = "free"
    ALWAYS = "always"


class Defends(StrEnum):
    """When an owner is asked for full defence: never, when attacked, or at each exchange's start too.  F027, FR46."""

    NEVER = "never"
    ATTACKED = "attacked"
    ALWAYS = "always"


@dataclass(slots=True)
class FigureState:
    """A figure on the table; `x`, `y`, `z` are its feet."""

    id: FigureId
    x: float
    y: float
    z: float
    gone: Gone = Gone.NO

    @property
    def at(self) -> Point3:
        return (self.x, self.y, self.z)

    def clone(self) -> FigureState:
        return FigureState(self.id, self.x, self.y, self.z, self.gone)


class On(StrEnum):
    """What bears an aspect."""

    SCENE = "scene"
    ZONE = "zone"
    ACTOR = "actor"


@dataclass(slots=True)
class Aspect:
    """An aspect.  F010, F054, F069 to F073.

    `bearer` is a zone or an actor, "" for the scene; `own`: it stands on the sheet or in the scenario; `free` the side
    whose next tag is free; `severity` that of a consequence; `aim` the one who has the bearer in the sights, in the
    `zone` it was in then (FR28); `difficulty` that of removing it, None where it cannot be (FR26).
    """

    id: int
    label: Label
    on: On
    bearer: str = ""
    own: bool = False
    sticky: bool = True
    free: SideId | None = None
    severity: Severity | None = None
    aim: ActorId | None = None
    zone: SceneZoneId | None = None
    difficulty: int | None = None

    def clone(self) -> Aspect:
        return Aspect(
            self.id, self.label, self.on, self.bearer, self.own, self.sticky, self.free, self.severity, self.aim,
            self.zone, self.difficulty,
        )  # fmt: skip


@dataclass(slots=True)
class ActorState:
    """A character or a group.  Design: section 5 of the specification.

    `members` are its figures in the conflict; `partial` is the stress of a group's foremost minion; `marks` the filled
    boxes of a character by track; `in_hand` the weapons it can use, `disarmed` how many shifts took one that it has
    not; `led_by` whom a group is attached to; `left_behind` the companions that could not keep up, with their zone;
    `has_acted`, `held`, `attacked` and `had_cover` count within an exchange, `moved`, `frees`, `attachings` and
    `compelled` within a turn.
    """

    id: ActorId
    members: list[FigureId]
    gone: Gone = Gone.NO
    outcome: str = ""
    fate_points: int = 0
    marks: dict[Track, list[int]] = field(default_factory=dict)
    partial: int = 0
    in_hand: list[WeaponId] = field(default_factory=list)
    disarmed: dict[WeaponId, int] = field(default_factory=dict)
    uses: dict[WeaponId, int] = field(default_factory=dict)
    companions_out: list[CompanionId] = field(default_factory=list)
    left_behind: dict[CompanionId, SceneZoneId] = field(default_factory=dict)
    led_by: ActorId | None = None
    has_acted: bool = False
    held: bool = False
    full_defence: bool = False
    attacked: bool = False
    moved: bool = False
    had_cover: bool = False
    frees: int = 0
    attachings: dict[str, int] = field(default_factory=dict)
    compelled: bool = False
    defends: Defends = Defends.ATTACKED

    def clone(self) -> ActorState:
        return ActorState(
            self.id,
            list(self.members),
            self.gone,
            self.outcome,
            self.fate_points,
            {track: list(marks) for track, marks in self.marks.items()},
            self.partial,
            list(self.in_hand),
            dict(self.disarmed),
            dict(self.uses),
            list(self.companions_out),
            dict(self.left_behind),
            self.led_by,
            self.has_acted,
            self.held,
            self.full_defence,
            self.attacked,
            self.moved,
            self.had_cover,
            self.frees,
            dict(self.attachings),
            self.compelled,
            self.defends,
        )


class BlockKind(StrEnum):
    """What a block prevents.  F029, FR22."""

    PROTECT = "protect"
    PASSAGE = "passage"
    EXITS = "exits"
    DEED = "deed"
    DEEDS = "deeds"


class Deed(StrEnum):
    """A kind of act that can be blocked.  F029, FR22, FR63."""

    ATTACK = "attack"
    """All attacks, of whatever kind."""
    SHOT = "shot"
    """Attacks by shot and throw."""
    HAND = "hand"
    """Attacks by hand."""
    WORD = "word"
    """Attacks by word."""
    MANEUVER = "maneuver"
    """Maneuvers on someone."""
    CHANGE = "change"
    """Changes of the scene."""
    MOVE = "move"
    """Leaving the zone."""
    FEATURE = "feature"
    """The use of one feature."""
    REARM = "rearm"
    """Picking up a weapon."""


class Hindrance(StrEnum):
    """The maneuvers on a character.  F069, F076, F077, F079, F083, FR28."""

    ASPECT = "aspect"
    BLIND = "blind"
    DISARM = "disarm"
    MARK = "mark"
    PIN = "pin"
    AIM = "aim"


@dataclass(frozen=True, slots=True)
class Block:
    """A block.  F029 to F031, F079.

    `subject` is whom it protects or hinders, `zones` the ends of a passage, or the zone whose exits or foes it is
    about; one of `debris` stays when its owner goes, and bars the way of all.  `feature` is the one from which it keeps
    someone; a block of anything else has none, so that states of before are the same.  FR63.
    """

    id: int
    owner: ActorId
    kind: BlockKind
    strength: int
    subject: ActorId | None = None
    zones: tuple[SceneZoneId, ...] = ()
    deed: Deed | None = None
    debris: bool = False
    feature: FeatureId | UnsetType = UNSET


@dataclass(frozen=True, slots=True)
class Spin:
    """What a defender has won for one roll of the next main action.  F103."""

    holder: ActorId
    value: int


Spins: TypeAlias = Spin | tuple[Spin, ...] | None


def packed(spins: Sequence[Spin]) -> Spins:
    """Return spins as a state keeps them: one alone as ever, so that states of before are the same.  FR64."""
    return spins[0] if len(spins) == 1 else tuple(spins) or None


def unpacked(spins: Spins) -> tuple[Spin, ...]:
    """Return the spins that a state keeps, none, one or several."""
    return (spins,) if isinstance(spins, Spin) else spins or ()


@dataclass(frozen=True, slots=True)
class Fuse:
    """What goes off at the end of an exchange in a zone, with an effort.  F108.

    `feature` is whose fuse it is, None for a bomb; `by` is who has lit it; `harder` is
    what good work adds to putting it out.
    """

    zone: SceneZoneId
    effort: int
    exchange: int
    by: ActorId
    feature: FeatureId | None = None
    harder: int = 0


@dataclass(frozen=True, slots=True)
class Opened:
    """A closed link that is open until the turn ends, or until the end of an exchange.  F110."""

    first: SceneZoneId
    second: SceneZoneId
    until: int = 0


@dataclass(frozen=True, slots=True)
class Held:
    """A zone in which one side stood alone at the end of so many exchanges in a row.  F109, FR72."""

    side: SideId
    exchanges: int


@dataclass(slots=True)
class Roll:
    """The dice of one side with all that is added.  F002; `used` are the aspects it has used on this roll."""

    actor: ActorId
    skill: Skill
    faces: tuple[int, ...]
    modifiers: list[Modifier]
    used: list[int] = field(default_factory=list)

    @property
    def effort(self) -> int:
        return total(self.modifiers) + sum(self.faces)

    def clone(self) -> Roll:
        return Roll(self.actor, self.skill, self.faces, list(self.modifiers), list(self.used))


@dataclass(slots=True)
class Contest:
    """The rolls that lie on the table while it is asked who adds to them.  F002, F006, FR25.

    `other` is None for a simple action against the `difficulty`; `strength` is that of the protect block that may
    count instead of the defender's, by `blocker`; `barrier` that of a block which the first roll must beat, as its
    `barrier_owner` has raised it.
    """

    deed: Deed
    roll: Roll
    other: Roll | None = None
    difficulty: int = 0
    blocker: ActorId | None = None
    strength: int | None = None
    barrier_owner: ActorId | None = None
    barrier: int | None = None
    barrier_used: list[int] = field(default_factory=list)

    @property
    def effort(self) -> int:
        """Return what counts of the first roll: the block that protects a lone defender, if it is stronger.  FR68."""
        if self.other is None and self.strength is not None:
            return max(self.roll.effort, self.strength)
        return self.roll.effort

    @property
    def against(self) -> int:
        """Return what the first roll is compared with."""
        if self.other is None:
            return self.difficulty
        return self.other.effort if self.strength is None else max(self.other.effort, self.strength)

    @property
    def margin(self) -> int:
        """Effort less what it is compared with: shifts where it is not negative.  F003."""
        return self.effort - self.against

    @property
    def own_roll_counted(self) -> bool:
        """Return whether the defender's own roll counted, not a block.  FR20, FR68."""
        defence = self.roll if self.other is None else self.other
        return self.strength is None or defence.effort > self.strength

    @property
    def is_barred(self) -> bool:
        """Return whether the block that must be passed holds.  F031, FR21."""
        return self.barrier is not None and self.roll.effort <= self.barrier

    def clone(self) -> Contest:
        return replace(
            self,
            roll=self.roll.clone(),
            other=None if self.other is None else self.other.clone(),
            barrier_used=list(self.barrier_used),
        )


@dataclass(slots=True)
class PlayerState:
    """A player: when to be asked for what, whether the one objection is used, and who has given up.

    `bids`, `compels` and `objects` are of `Asked`; `splits`: how groups are split anew, `falls`: which minions fall.
    """

    id: PlayerId
    bids: Asked = Asked.ALWAYS
    compels: Asked = Asked.FREE
    splits: bool = False
    objects: Asked = Asked.FREE
    falls: bool = False
    objected: bool = False
    gave_up: bool = False

    def clone(self) -> PlayerState:
        return PlayerState(
            self.id, self.bids, self.compels, self.splits, self.objects, self.falls, self.objected, self.gave_up
        )


@dataclass(slots=True)
class ThingState:
    """A thing: who carries it, or where it lies; `is_out` once it has been carried into an exit."""

    carrier: ActorId | None
    zone: SceneZoneId
    at: Point3
    is_out: bool = False

    def clone(self) -> ThingState:
        return replace(self)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a conflict ended; no winners is a draw."""

    winners: tuple[PlayerId, ...]
    reason: str
    side: SideId | None = None


class Phase(StrEnum):
    """Where in an exchange a conflict is.  F009."""

    SET_UP = "set-up"
    DECLARATIONS = "declarations"
    TURNS = "turns"
    END = "end"


@dataclass(slots=True)
class State:
    """A conflict.  `actor` has the turn, None between turns; `turn_index` is the place of the next one in `order`;
    `first_seat` begins where seats decide (F020).

    `ended` has just had a turn, after which those who hold are asked; `spin` are those that may be used now, `spin_won`
    those for when the present act is over, None while there are none (F103, FR38, FR64); `lying` are the zones of the
    weapons that were struck from their owners' hands (FR69); `exploded`: the fuse of a feature has gone off; `words`
    are those that were typed, by what they are for, the last one first; `dropped` is the act that a compel has made be
    dropped in this turn, as plain data, and empty without one (FR29); `run` are the shifts that each zone takes of the
    run whose dice lie on the table, empty without one (F036); `held` are the zones that a side must hold for longer
    than one exchange and held at the end of the last one (FR72).
    """

    setup: Setup
    players: dict[PlayerId, PlayerState]
    figures: dict[FigureId, FigureState]
    actors: dict[ActorId, ActorState]
    aspects: dict[int, Aspect]
    things: dict[ThingId, ThingState]
    split: dict[ActorId, ActorId] = field(default_factory=dict)
    """Of which group of the setup one is that came of splitting."""
    blocks: list[Block] = field(default_factory=list)
    fuses: list[Fuse] = field(default_factory=list)
    opened: list[Opened] = field(default_factory=list)
    spin: Spins = None
    spin_won: Spins = None
    contest: Contest | None = None
    phase: Phase = Phase.SET_UP
    exchange: int = 0
    order: list[ActorId] = field(default_factory=list)
    turn_index: int = 0
    first_seat: int = 1
    actor: ActorId | None = None
    ended: ActorId | None = None
    is_held_turn: bool = False
    is_long: bool = False
    exploded: bool = False
    words: dict[str, list[str]] = field(default_factory=dict)
    next_id: int = 1
    outcome: Outcome | None = None
    dropped: dict[str, object] = field(default_factory=dict)
    lying: dict[ActorId, dict[WeaponId, SceneZoneId]] = field(default_factory=dict)
    run: list[int] = field(default_factory=list)
    held: dict[SceneZoneId, Held] = field(default_factory=dict)

    @property
    def battlefield(self) -> Battlefield:
        """The table, which no act changes."""
        return self.setup.battlefield

    @property
    def game_round(self) -> int:
        """The exchange."""
        return self.exchange

    def clone(self) -> State:
        return State(
            self.setup,
            {key: player.clone() for key, player in self.players.items()},
            {key: figure.clone() for key, figure in self.figures.items()},
            {key: actor.clone() for key, actor in self.actors.items()},
            {key: aspect.clone() for key, aspect in self.aspects.items()},
            {key: thing.clone() for key, thing in self.things.items()},
            dict(self.split),
            list(self.blocks),
            list(self.fuses),
            list(self.opened),
            self.spin,
            self.spin_won,
            None if self.contest is None else self.contest.clone(),
            self.phase,
            self.exchange,
            list(self.order),
            self.turn_index,
            self.first_seat,
            self.actor,
            self.ended,
            self.is_held_turn,
            self.is_long,
            self.exploded,
            {kind: list(used) for kind, used in self.words.items()},
            self.next_id,
            self.outcome,
            dict(self.dropped),
            {actor: dict(weapons) for actor, weapons in self.lying.items()},
            list(self.run),
            dict(self.held),
        )

    @property
    def spins(self) -> tuple[Spin, ...]:
        """The spins that may be used now."""
        return unpacked(self.spin)

    def spins_of(self, actor: ActorId) -> tuple[Spin, ...]:
        """Return the spins an actor may use now.  FR64."""
        return tuple(spin for spin in self.spins if spin.holder == actor)
