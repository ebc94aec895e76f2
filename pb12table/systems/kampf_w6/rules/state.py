"""The state of a fight: plain data with ids instead of references, copied by hand-written `clone`.

All is public but when players want to be asked: `FigureState.standing_order`, `.passed_turn`, `PlayerState.keep_dice`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.kampf_w6.rules.data import ItemId, Setup, SideId, Stance, StandingOrder, WeaponId
from pb12table.table.battlefield import Battlefield
from pb12table.table.openings import with_doors
from pb12table.table.shapes import Point3


class Fate(StrEnum):
    """Whether a figure is in the fight, has just been put down while a window is open, or is out.  WR25, WR26."""

    FIGHTING = "fighting"
    DOWN = "down"
    OUT = "out"


@dataclass(slots=True)
class FigureState:
    """A figure in play.

    `x`, `y`, `z` are its feet; `debt` is taken off its next refresh (WR19); `recoil` is added to a shot that follows
    directly (W041); `loaded` and `uses` are left in weapons and items; `face` and `total` its initiative (W003).
    """

    id: FigureId
    x: float
    y: float
    z: float
    facing: float = 0.0
    stance: Stance = Stance.STANDING
    actions: int = 0
    debt: int = 0
    wounds: int = 0
    fate: Fate = Fate.FIGHTING
    recoil: int = 0
    loaded: dict[WeaponId, int] = field(default_factory=dict)
    uses: dict[ItemId, int] = field(default_factory=dict)
    face: int = 0
    total: int = 0
    standing_order: StandingOrder = StandingOrder.TARGET
    passed_turn: bool = False

    @property
    def at(self) -> Point3:
        """Return where its feet are."""
        return (self.x, self.y, self.z)

    def clone(self) -> FigureState:
        return FigureState(
            self.id,
            self.x,
            self.y,
            self.z,
            self.facing,
            self.stance,
            self.actions,
            self.debt,
            self.wounds,
            self.fate,
            self.recoil,
            dict(self.loaded),
            dict(self.uses),
            self.face,
            self.total,
            self.standing_order,
            self.passed_turn,
        )


@dataclass(slots=True)
class PlayerState:
    """A player's dice; `keep_dice`: no question is asked only for dice (WR28)."""

    id: PlayerId
    bonus_dice: int = 0
    reroll_dice: int = 0
    fate_dice: int = 0
    keep_dice: bool = False
    gave_up: bool = False

    def clone(self) -> PlayerState:
        return PlayerState(self.id, self.bonus_dice, self.reroll_dice, self.fate_dice, self.keep_dice, self.gave_up)


@dataclass(frozen=True, slots=True)
class TracePlace:
    """A place of a trace: where the feet were, and the stance there.  WR11."""

    x: float
    y: float
    z: float
    stance: Stance

    @property
    def at(self) -> Point3:
        return (self.x, self.y, self.z)


@dataclass(slots=True)
class CurrentAct:
    """The act of the actor whose window is open: of which kind, where it could be seen, how far it was heard.

    `attacked` have been attacked by it, `reacted` have had their reaction to it.  On a walk with a further act that was
    done at the place `spot` of the trace, and heard as far as `further_noise` from there.
    """

    actor: FigureId
    kind: str
    trace: list[TracePlace]
    noise: float
    attacked: list[FigureId] = field(default_factory=list)
    reacted: list[FigureId] = field(default_factory=list)
    spot: int | None = None
    further_noise: float = 0.0

    def noise_at(self, place: int) -> float:
        """Return how far it was heard from a place of its trace, in metres.  WR12, WR42."""
        return max(self.noise, self.further_noise) if place == self.spot else self.noise

    def clone(self) -> CurrentAct:
        return CurrentAct(
            self.actor,
            self.kind,
            list(self.trace),
            self.noise,
            list(self.attacked),
            list(self.reacted),
            self.spot,
            self.further_noise,
        )


@dataclass(slots=True)
class Papers:
    """The thing of a scenario act: in its piece, carried, or on the ground."""

    carrier: FigureId | None = None
    at: Point3 | None = None

    def clone(self) -> Papers:
        return Papers(self.carrier, self.at)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a fight ended; no winners is a draw."""

    winners: tuple[PlayerId, ...]
    reason: str
    side: SideId | None = None


@dataclass(slots=True)
class State:
    """A fight.  `actor` has priority (W007), None between turns; `turn_index` is its place in the `order`."""

    setup: Setup
    players: dict[PlayerId, PlayerState]
    figures: dict[FigureId, FigureState]
    group_dice: dict[SideId, int]
    points: dict[SideId, int]
    papers: dict[str, Papers]
    game_round: int = 0
    order: list[FigureId] = field(default_factory=list)
    turn_index: int = 0
    actor: FigureId | None = None
    current_act: CurrentAct | None = None
    outcome: Outcome | None = None
    doors: dict[str, float] = field(default_factory=dict)

    @property
    def battlefield(self) -> Battlefield:
        """The table with its doors as they stand, by id.  WR41."""
        return with_doors(self.setup.battlefield, tuple(self.doors.items())) if self.doors else self.setup.battlefield

    def clone(self) -> State:
        return State(
            self.setup,
            {key: player.clone() for key, player in self.players.items()},
            {key: figure.clone() for key, figure in self.figures.items()},
            dict(self.group_dice),
            dict(self.points),
            {key: papers.clone() for key, papers in self.papers.items()},
            self.game_round,
            list(self.order),
            self.turn_index,
            self.actor,
            None if self.current_act is None else self.current_act.clone(),
            self.outcome,
            dict(self.doors),
        )
