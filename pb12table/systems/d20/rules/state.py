"""The state of a fight: plain data with ids instead of references, copied by hand-written `clone`.

Secret from a player are: figures hidden from all of its creatures, whom creatures are hidden from and how well, what
was found by other sides, when others want to be asked, and unless `open_ready` what others wait for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.rules.data import (
    AttackId,
    Condition,
    FeatureId,
    ItemId,
    Mode,
    ObjectId,
    SecretId,
    Setup,
    SideId,
)
from pb12table.table.battlefield import Battlefield, without
from pb12table.table.openings import with_doors
from pb12table.table.shapes import Point3


class Life(StrEnum):
    """How a creature is: up, dying, stable at 0 hit points, dead, out of the fight (a minor one), or fled."""

    UP = "up"
    DYING = "dying"
    STABLE = "stable"
    DEAD = "dead"
    OUT = "out"
    FLED = "fled"


class Phase(StrEnum):
    """Where a fight is.  D017."""

    PLACING = "placing"
    SNEAKING = "sneaking"
    INITIATIVE = "initiative"
    TURNS = "turns"


class ReactionKind(StrEnum):
    """What a creature can be asked to react with.  D039, D058, D075."""

    OPPORTUNITY = "opportunity"
    GUARD = "guard"
    READY = "ready"


class Asks(StrEnum):
    """Whether an owner is asked for a reaction, or it is taken or left without asking.  DR19."""

    ALWAYS = "always"
    ASK = "ask"
    NEVER = "never"


class Trigger(StrEnum):
    """What a creature can wait for.  D075 (Auslöser)."""

    REACH = "comes-into-reach"
    SIGHT = "comes-into-sight"
    COVER = "leaves-cover"
    ATTACKS = "attacks"
    ACTS = "acts"


class ReadiedAct(StrEnum):
    """What a creature does when its trigger has come.  D075."""

    ATTACK = "attack"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class Readied:
    """What a creature waits for; `figure` is the one that must act, None for any foe.  D075."""

    trigger: Trigger
    act: ReadiedAct
    figure: FigureId | None = None


@dataclass(slots=True)
class CreatureState:
    """A creature in play.

    `x`, `y`, `z` are its feet.  Of the turn: `moved` is what its movement has cost (D048), `run_up` the metres walked
    straight just before (D081), `attacks_left` of the Attack action that was begun (D047),
    `free_acts` what was done for nothing (DR38).  Until its next turn:
    `dodging`, `helping` (the foe it distracts, D073), `ready`, `reaction_used`.  `rallied_by` adds dice to its next
    attack.  `hidden_from` are Stealth totals by who does not notice it (D003).  `breath_left` counts own turns, None
    while its breath is full; `choke_left` the turns left without breath; `choked`: its throat is held (D014, DR05).
    `passed_saves` and `failed_saves` are death saves (D085).  `unseen` is only in what a player is shown: it is hidden
    from all of that player's creatures, and all else is as at its last sighting, or as it was agreed before the fight.
    `strange` is so, too: it is of another side, and what it notices in passing is not told (section 4.2).
    """

    id: FigureId
    x: float
    y: float
    z: float
    facing: float
    hit_points: int
    in_hand: AttackId | None
    life: Life = Life.UP
    conditions: list[Condition] = field(default_factory=list)
    grappled_by: FigureId | None = None
    uses: dict[FeatureId, int] = field(default_factory=dict)
    item_uses: dict[ItemId, int] = field(default_factory=dict)
    initiative: int = 0
    surprised: bool = False
    mode: Mode = Mode.WALK
    moved: float = 0.0
    dashed: bool = False
    run_up: float = 0.0
    action_used: bool = False
    attacks_left: int = 0
    bonus_used: bool = False
    interaction_used: bool = False
    free_acts: int = 0
    reaction_used: bool = False
    disengaged: bool = False
    backstabbed: bool = False
    dodging: bool = False
    helping: FigureId | None = None
    rallied_by: FigureId | None = None
    ready: Readied | None = None
    hidden_from: dict[FigureId, int] = field(default_factory=dict)
    breath_left: int | None = None
    choke_left: int | None = None
    choked: bool = False
    passed_saves: int = 0
    failed_saves: int = 0
    asks: dict[ReactionKind, Asks] = field(default_factory=dict)
    unseen: bool = False
    strange: bool = False

    @property
    def at(self) -> Point3:
        """Return where its feet are."""
        return (self.x, self.y, self.z)

    @property
    def is_prone(self) -> bool:
        return Condition.PRONE in self.conditions

    @property
    def is_invisible(self) -> bool:
        return Condition.INVISIBLE in self.conditions

    def clone(self) -> CreatureState:
        return CreatureState(
            self.id,
            self.x,
            self.y,
            self.z,
            self.facing,
            self.hit_points,
            self.in_hand,
            self.life,
            list(self.conditions),
            self.grappled_by,
            dict(self.uses),
            dict(self.item_uses),
            self.initiative,
            self.surprised,
            self.mode,
            self.moved,
            self.dashed,
            self.run_up,
            self.action_used,
            self.attacks_left,
            self.bonus_used,
            self.interaction_used,
            self.free_acts,
            self.reaction_used,
            self.disengaged,
            self.backstabbed,
            self.dodging,
            self.helping,
            self.rallied_by,
            self.ready,
            dict(self.hidden_from),
            self.breath_left,
            self.choke_left,
            self.choked,
            self.passed_saves,
            self.failed_saves,
            dict(self.asks),
            self.unseen,
            self.strange,
        )


@dataclass(frozen=True, slots=True)
class Dropped:
    """An attack's weapon of a creature on the ground.  DR25, D088."""

    figure: FigureId
    weapon: AttackId
    at: Point3


@dataclass(frozen=True, slots=True)
class Sighting:
    """Where a player has last seen a creature that is hidden from all of its own now, and how hurt.  Section 4.2.

    In round 0 it was there before the fight, and has never been noticed.  The player "" stands for the public.
    """

    player: PlayerId
    figure: FigureId
    at: Point3
    game_round: int
    hit_points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a fight ended; no winners is a draw."""

    winners: tuple[PlayerId, ...]
    reason: str
    side: SideId | None = None


@dataclass(slots=True)
class State:
    """A fight.

    `order` holds groups that act at the same place, `slot` is the one that acts, of which `acted` have had their turn;
    `active` is the creature whose turn it is, None between turns.  `gone` are pieces that were thrown down, `doors` by
    how many degrees they are open, `used` by which side things have been, `found` which sides have found a secret,
    `gave_up` players who have, `stirred` who has been told in this turn that something moved (DR42).
    `unsuspected` are by creature the Stealth totals of foes who saw it hide, themselves hidden: its player takes it for
    hidden from them, too.  `asked` are players who have placed or sent out sneakers in this phase.
    """

    setup: Setup
    figures: dict[FigureId, CreatureState]
    phase: Phase = Phase.PLACING
    game_round: int = 0
    order: list[list[FigureId]] = field(default_factory=list)
    slot: int = 0
    acted: list[FigureId] = field(default_factory=list)
    active: FigureId | None = None
    asked: list[PlayerId] = field(default_factory=list)
    dropped: list[Dropped] = field(default_factory=list)
    sightings: list[Sighting] = field(default_factory=list)
    doors: dict[str, float] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)
    used: dict[ObjectId, SideId] = field(default_factory=dict)
    found: dict[SecretId, list[SideId]] = field(default_factory=dict)
    gave_up: list[PlayerId] = field(default_factory=list)
    stirred: list[str] = field(default_factory=list)
    unsuspected: dict[FigureId, dict[FigureId, int]] = field(default_factory=dict)
    outcome: Outcome | None = None

    @property
    def battlefield(self) -> Battlefield:
        """The table as it is now: without what was thrown down, its doors as they stand."""
        left = without(self.setup.battlefield, tuple(self.gone)) if self.gone else self.setup.battlefield
        return with_doors(left, tuple(self.doors.items())) if self.doors else left

    def clone(self) -> State:
        return State(
            self.setup,
            {key: figure.clone() for key, figure in self.figures.items()},
            self.phase,
            self.game_round,
            [list(group) for group in self.order],
            self.slot,
            list(self.acted),
            self.active,
            list(self.asked),
            list(self.dropped),
            list(self.sightings),
            dict(self.doors),
            list(self.gone),
            dict(self.used),
            {secret: list(sides) for secret, sides in self.found.items()},
            list(self.gave_up),
            list(self.stirred),
            {figure: dict(totals) for figure, totals in self.unsuspected.items()},
            self.outcome,
        )
