"""The state of a game: plain data with ids instead of references, copied by hand-written `clone`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec
from msgspec import structs

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.preparations.blocks import BlockId, Status, VehicleData, VehiclePart
from pb12table.systems.pb12.rules.preparations.profiles import (
    MOST_BODIES,
    MOST_CROWDS,
    UNASKED,
    AskCards,
    Attribute,
    CardId,
    Crowd,
    FigureSetup,
    GroupId,
    Pose,
    Setup,
    StandingOrder,
)
from pb12table.table.battlefield import Battlefield, Body, without
from pb12table.table.footprints import footprint_ring
from pb12table.table.motion.falling import SUPPORT_BAND
from pb12table.table.openings import with_doors
from pb12table.table.shapes import TOLERANCE, Outline, Point3, Ring, outline_at, rounded
from pb12table.table.terrain import Piece


@dataclass(slots=True)
class PieceState:
    """A piece of terrain that can change in play: its damage points left (R1.4.15, RU124).

    `gone`: it was opened, hacked down or blown up, and is no obstacle to anything any more.
    """

    free_points: int = 0
    light_points: int = 0
    heavy_points: int = 0
    gone: bool = False

    def clone(self) -> PieceState:
        return PieceState(self.free_points, self.light_points, self.heavy_points, self.gone)


@dataclass(slots=True)
class GroundItem:
    """An item that was put down: which, where, and what is left of its points.  R1.8.1, RU073."""

    number: int
    block: BlockId
    at: Point3
    resources: int | None = None
    charges: int | None = None

    def clone(self) -> GroundItem:
        return GroundItem(self.number, self.block, self.at, self.resources, self.charges)


@dataclass(slots=True)
class VehicleState:
    """What a vehicle keeps besides what all figures do.

    `steered_by` steered it last and has stayed (R3.0.4).  In the running turn it `acted` (also as part of an
    interruption) and `made_move` (R3.0.16).  `wrecked`: it was destroyed and is terrain where it stands (R3.0.23).
    """

    steered_by: FigureId | None = None
    acted: bool = False
    made_move: bool = False
    wrecked: bool = False

    def clone(self) -> VehicleState:
        return VehicleState(self.steered_by, self.acted, self.made_move, self.wrecked)


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a passenger is on a vehicle: forward and to the left of its base point, turned, and how high.  R3.0.7.

    It is kept while the passenger rides, so that the rounding of places does not shift him.
    """

    vehicle: FigureId
    forward: float
    left: float
    turn: float
    height: float


@dataclass(slots=True)
class Load:
    """What a figure carries during a Move: whom, and the BP that each option costs more.  R4.2.3 (Tragen)."""

    figure: FigureId
    surcharge: int

    def clone(self) -> Load:
        return Load(self.figure, self.surcharge)


KIND = "vehicle"
"""The kind of terrain that vehicles and wrecks are."""

SEPARATOR = "/"
"""Stands between the id of a vehicle and the name of its part in the id of a piece; no id in a file has one."""


def owner_of(piece: str) -> str:
    """Return the id of the vehicle a piece is a part of, or the piece's own id."""
    return piece.partition(SEPARATOR)[0]


def closed_parts(data: VehicleData, body: Body) -> tuple[VehiclePart, ...]:
    """Return the parts above the floor that are not open; if there are none, the whole vehicle is closed.  RU012."""
    if data.parts:
        return tuple(part for part in data.parts if not part.open)
    rest = body.height - data.floor
    return (VehiclePart(footprint_ring(body.footprint), data.floor, rest),) if rest > TOLERANCE else ()


@lru_cache(maxsize=1024)
def solid_pieces(data: VehicleData, body: Body) -> tuple[Piece, ...]:
    """Return what is in the way of non-passengers as terrain: up to the floor, and the closed parts above it."""
    ground = data.floor <= TOLERANCE
    hull = () if ground else (_piece(body, "hull", footprint_ring(body.footprint), 0.0, data.floor),)
    walls = (
        _piece(body, str(number), part.outline, part.base, part.height)
        for number, part in enumerate(closed_parts(data, body))
    )
    return (*hull, *walls)


@lru_cache(maxsize=1024)
def carrying_pieces(data: VehicleData, body: Body, feet: float) -> tuple[Piece, ...]:
    """Return what a passenger with this stand height can stand on: nothing of the vehicle is in his way.  RU094."""
    return tuple(piece for piece in solid_pieces(data, body) if piece.top <= feet + SUPPORT_BAND + TOLERANCE)


def _piece(body: Body, name: str, ring: Ring, base: float, height: float) -> Piece:
    outline = outline_at(Outline(ring), body.x, body.y, body.facing)
    return Piece(f"{body.id}{SEPARATOR}{name}", outline, base=body.z + base, height=height, kind=KIND)


@lru_cache(maxsize=1024)
def closed_bodies(data: VehicleData, body: Body) -> tuple[Body, ...]:
    """Return the closed parts of a vehicle: all that hides it and its passengers from one another.  RU139."""
    return tuple(_part(body, part) for part in closed_parts(data, body))


@lru_cache(maxsize=1024)
def opaque_bodies(data: VehicleData, body: Body) -> tuple[Body, ...]:
    """Return what of a vehicle hides its passengers and others from each other: the hull and closed parts.  RU012."""
    hull = VehiclePart(footprint_ring(body.footprint), 0.0, data.floor)
    return (*((_part(body, hull),) if data.floor > TOLERANCE else ()), *closed_bodies(data, body))


def _part(body: Body, part: VehiclePart) -> Body:
    """Return a part of a vehicle as something that hides, under the name of the vehicle."""
    return Body(body.id, Outline(part.outline), body.x, body.y, body.z + part.base, body.facing, part.height, 0.0)


@lru_cache(maxsize=256)
def with_pieces(battlefield: Battlefield, pieces: tuple[Piece, ...]) -> Battlefield:
    """Return a battlefield with more pieces on it; the same object for the same pieces."""
    if not pieces:
        return battlefield
    return replace(battlefield, pieces=(*battlefield.pieces, *pieces))


class Effect(StrEnum):
    """What can happen to a figure in the status phase.  R1.9.3 (Statusphase)."""

    NERVE = "nerve"
    TOUGHNESS = "toughness"
    THREAT = "threat"
    DAZZLE = "dazzle"
    CONTROL = "control"
    MARKERS = "markers"
    PASSENGER = "passenger"


@dataclass(frozen=True, slots=True)
class DueEffect:
    """An effect that is still to happen to a figure.  R1.9.3, RU034."""

    effect: Effect
    figure: FigureId

    def __str__(self) -> str:
        return f"{self.effect}:{self.figure}"


@dataclass(frozen=True, slots=True)
class TakenOver:
    """Instead of an effect: a leader of a player takes over panic checks that are due.  R2.2.9 (Statusphase)."""

    player: PlayerId

    def __str__(self) -> str:
        return f"{TAKE_OVER}:{self.player}"


NextEffect: TypeAlias = DueEffect | TakenOver
"""What a player can let happen next."""

TAKE_OVER: Final = "take-over"
"""The word for taking over in journals and scripts, where the others are those of `Effect`."""


def next_effect(text: str) -> NextEffect:
    """Return what a text such as "nerve:pirate" in a journal or script stands for; ValueError for any other text."""
    word, _, name = text.partition(":")
    return TakenOver(PlayerId(name)) if word == TAKE_OVER else DueEffect(Effect(word), FigureId(name))


@dataclass(frozen=True, slots=True)
class ChosenTarget:
    """A target as it is chosen: exactly one of a figure, a point (x, y, z) in space and a piece of terrain.

    R1.6.4 (Zielauswahl), RU124.
    """

    figure: FigureId | None = None
    point: Point3 | None = None
    piece: str | None = None

    @property
    def name(self) -> str | None:
        """The id of the figure or piece; a point has none."""
        return self.figure or self.piece

    def kept(self) -> ChosenTarget:
        """Return the target as it enters the state and is recognized: the coordinates of a point are rounded."""
        if self.point is None:
            return self
        x, y, z = self.point
        return ChosenTarget(point=(rounded(x), rounded(y), rounded(z)))


class AimedAt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a figure has aimed at, and in which game round: the fields of a target.  R1.7.16 (Zielwahl), RU067.

    What is not set is left out of digests, so that saves of games in which only figures were aimed at still load.
    """

    game_round: int
    figure: FigureId | None = None
    point: Point3 | None = None
    piece: str | None = None

    @property
    def target(self) -> ChosenTarget:
        """The target alone."""
        return ChosenTarget(self.figure, self.point, self.piece)


__all__ = [
    "Activation",
    "AttributeEffect",
    "BlockState",
    "CommandKind",
    "FigureState",
    "Lasting",
    "OutOfActionMarker",
    "Outcome",
    "Phase",
    "Place",
    "PlayerState",
    "RunningCommand",
    "State",
    "Status",
    "Turn",
]
"""The kinds of statuses are handed on, so that rules find all they need of a game's state here."""


class Phase(StrEnum):
    """The phases of a game round.  R1.3.1 (Phasen)."""

    LOGISTICS = "logistics"
    INITIATIVE = "initiative"
    TURNS = "turns"
    STATUS = "status"


class Place(StrEnum):
    """Where a figure is.  R1.2.7 (Bereitstellungsraum)."""

    STAGING = "staging"
    TABLE = "table"
    REMOVED = "removed"


class Activation(StrEnum):
    """Whether and how a figure is active.  R1.3.8, R1.3.9; R3.0.3 for a vehicle that is steered."""

    NONE = "none"
    DIRECT = "direct"
    INDIRECT = "indirect"
    STEERED = "steered"


@dataclass(slots=True)
class PlayerState:
    """A player's balances and place in the round; `passed_turn`: he is not asked for interruptions in this turn.

    `deck` (from the top) is known to nobody, `hand` to himself, `discarded` to all (R5.0.3, RU112); `ask_cards` says
    when he wants to be asked for cards.
    """

    id: PlayerId
    command_points: int = 0
    victory_points: int = 0
    defeated: bool = False
    initiative: int | None = None
    broken_off: bool = False
    passed_turn: bool = False
    deck: list[CardId] = field(default_factory=list)
    hand: list[CardId] = field(default_factory=list)
    discarded: list[CardId] = field(default_factory=list)
    ask_cards: AskCards = AskCards.USEFUL

    def clone(self) -> PlayerState:
        return PlayerState(
            self.id,
            self.command_points,
            self.victory_points,
            self.defeated,
            self.initiative,
            self.broken_off,
            self.passed_turn,
            list(self.deck),
            list(self.hand),
            list(self.discarded),
            self.ask_cards,
        )


class BlockState(msgspec.Struct):
    """A block in play; `resources` and `charges` are balances, None for unlimited ones.  R1.8.14, RU071."""

    in_use: bool
    resources: int | None = None
    charges: int | None = None


class Lasting(StrEnum):
    """How long a change of an attribute value lasts: until its rule ends it, or to the end of the turn or round."""

    UNTIL_ENDED = "until_ended"
    TURN = "turn"
    ROUND = "round"


@dataclass(frozen=True, slots=True)
class AttributeEffect:
    """A change of an attribute value by a rule, until that rule ends it.  R1.1.7, R1.9.1."""

    attribute: Attribute
    value: int
    rule: str
    source: str = ""
    lasting: Lasting = Lasting.UNTIL_ENDED


class FigureState(msgspec.Struct):
    """A figure in play.

    Balances: action points, movement points (inside a Move only), free/light/heavy damage points left.
    `statuses` holds the number of markers of each status that is received; Incapacitated and Static follow
    from the attribute values and are not stored; `effects` change attribute values.  The fields after them
    last for a turn or a game round and say what the figure has done in it: it has executed so many `commands` in
    `command_round`, none yet in a later one (R2.1.2).  `climbing`: it holds on to climbable
    terrain and so has safe stand until it is next moved (R6.1.8).  `standing_order` says when its player is asked
    whether it interrupts; only he knows it.  `vehicle` is there for vehicles only (R3.0.1), `seat` for who has been
    moved by one.
    """

    id: FigureId
    controller: PlayerId
    place: Place = Place.STAGING
    x: float = 0.0
    y: float = 0.0
    z: float = 0.0
    facing: float = 0.0
    action_points: int = 0
    movement_points: int = 0
    free_points: int = 0
    light_points: int = 0
    heavy_points: int = 0
    blocks: dict[BlockId, BlockState] = msgspec.field(default_factory=dict)
    statuses: dict[Status, int] = msgspec.field(default_factory=dict)
    effects: list[AttributeEffect] = msgspec.field(default_factory=list)
    done: bool = False
    activation: Activation = Activation.NONE
    received_action_points: int = 0
    free_action_round: int = 0
    renounced_free_actions: bool = False
    owes_action: bool = False
    may_follow_up: bool = False
    concentrated: bool = False
    helping_cards: tuple[CardId, ...] = ()
    commands: int = 0
    command_round: int = 0
    aimed_at: AimedAt | None = None
    forced_to_check: bool = False
    climbing: bool = False
    standing_order: StandingOrder = UNASKED
    vehicle: VehicleState | None = None
    seat: Seat | None = None
    load: Load | None = None

    def clone(self) -> FigureState:
        """Return an independent copy: there are many of them, and msgspec copies what does not change by itself."""
        return structs.replace(
            self,
            blocks={block: structs.replace(state) for block, state in self.blocks.items()},
            statuses=self.statuses.copy(),
            effects=self.effects.copy(),
            vehicle=None if self.vehicle is None else self.vehicle.clone(),
            load=None if self.load is None else self.load.clone(),
        )


@dataclass(slots=True)
class OutOfActionMarker:
    """Lies at the base point of a figure that went out of action.  R1.10.1, RU076.

    `game_round` and `phase` tell when it was laid (RU034).
    """

    figure: FigureId
    at: Point3
    game_round: int
    phase: Phase

    def clone(self) -> OutOfActionMarker:
        return OutOfActionMarker(self.figure, self.at, self.game_round, self.phase)


class CommandKind(StrEnum):
    """The command actions.  R2.1.4 (Bereitmachen!) to R2.1.7 (Bewegung!)."""

    MAKE_READY = "make_ready"
    RANGED_ATTACK = "ranged_attack"
    MELEE_ATTACK = "melee_attack"
    MOVE = "move"


@dataclass(slots=True)
class RunningCommand:
    """A command action that goes on.  R2.1.1 (Kommandoaktionen), RU081, RU083.

    `owing` are the participants that have not taken the action it prescribes; `dissolved` the groups dissolved for
    it; `target` is what all must shoot at, if the figure that commands has aimed (R2.1.5).
    """

    kind: CommandKind
    participants: list[FigureId]
    owing: list[FigureId]
    dissolved: list[GroupId]
    target: ChosenTarget | None = None

    def clone(self) -> RunningCommand:
        return RunningCommand(self.kind, list(self.participants), list(self.owing), list(self.dissolved), self.target)


@dataclass(slots=True)
class Turn:
    """The running turn: whose, the figure activated directly in it, and whose action comes next.  R1.3.8, R1.3.9.

    `command` is the command action that goes on (R2.1.1).
    """

    player: PlayerId
    figure: FigureId
    acting: FigureId
    command: RunningCommand | None = None

    def clone(self) -> Turn:
        command = None if self.command is None else self.command.clone()
        return Turn(self.player, self.figure, self.acting, command)


@dataclass(slots=True)
class Outcome:
    """How the game ended: the winners (several share it, none is a draw) and why.  R1.1.21, RU023."""

    winners: list[PlayerId]
    reason: str

    def clone(self) -> Outcome:
        return Outcome(list(self.winners), self.reason)


@dataclass(slots=True)
class State:
    """A whole game between two requests.

    `turn_order` is this round's, `next_turn` the index in it of the player whose turn comes next;
    `bids` are the secret initiative bids while they are being entered.  `leaders` are the leaders of command groups
    (R2.2.2), the forces among them by their player's id.  `terrain` holds the pieces that have changed or can be
    damaged, by id; `actions_worked` counts how often actions of the scenario have had their effects;
    `ground` are the items that lie about; in a `truce` nobody attacks until the turn is over; `zones_held` says for
    whom each zone counted at the end of the last round, if for anybody (R6.1.10, R6.1.11); `due_effects` are still to
    happen in the running status phase (R1.9.3, RU034).
    """

    setup: Setup
    players: dict[PlayerId, PlayerState]
    figures: dict[FigureId, FigureState]
    game_round: int = 1
    phase: Phase = Phase.LOGISTICS
    turn_order: list[PlayerId] = field(default_factory=list)
    next_turn: int = 0
    turn: Turn | None = None
    bids: dict[PlayerId, int] = field(default_factory=dict)
    markers: list[OutOfActionMarker] = field(default_factory=list)
    leaders: dict[GroupId, FigureId] = field(default_factory=dict)
    outcome: Outcome | None = None
    terrain: dict[str, PieceState] = field(default_factory=dict)
    actions_worked: dict[str, int] = field(default_factory=dict)
    ground: list[GroundItem] = field(default_factory=list)
    truce: bool = False
    zones_held: dict[str, list[PlayerId]] = field(default_factory=dict)
    due_effects: list[DueEffect] = field(default_factory=list)
    doors: dict[str, float] = field(default_factory=dict)

    def clone(self) -> State:
        return State(
            self.setup,
            {player: state.clone() for player, state in self.players.items()},
            {figure: state.clone() for figure, state in self.figures.items()},
            self.game_round,
            self.phase,
            list(self.turn_order),
            self.next_turn,
            None if self.turn is None else self.turn.clone(),
            dict(self.bids),
            [marker.clone() for marker in self.markers],
            dict(self.leaders),
            None if self.outcome is None else self.outcome.clone(),
            {piece: state.clone() for piece, state in self.terrain.items()},
            dict(self.actions_worked),
            [item.clone() for item in self.ground],
            self.truce,
            {zone: list(players) for zone, players in self.zones_held.items()},
            list(self.due_effects),
            dict(self.doors),
        )

    @property
    def battlefield(self) -> Battlefield:
        """The table as it is now: the agreed terrain without what is gone, its doors as they stand, and wrecks.

        RU124, R3.0.23, RU204.
        """
        gone = tuple(piece for piece, state in self.terrain.items() if state.gone)
        left = without(self.setup.battlefield, gone) if gone else self.setup.battlefield
        left = with_doors(left, tuple(self.doors.items())) if self.doors else left
        wrecks = [figure for figure in self.setup.vehicles if _is_wreck(self.figures[figure])]
        pieces = (piece for wreck in wrecks for piece in self._wreck(wreck))
        return with_pieces(left, tuple(pieces)) if wrecks else left

    def _wreck(self, figure: FigureId) -> tuple[Piece, ...]:
        """Return what is left of a destroyed vehicle.  R3.0.23 (Zerstört)."""
        placed, profile = self.figures[figure], self.setup.figure_by_id[figure].profile
        assert profile.vehicle is not None, "only vehicles are wrecked"
        pose = (figure, placed.x, placed.y, placed.z, placed.facing)
        return solid_pieces(profile.vehicle, self.body_in(pose))

    @property
    def crowd(self) -> Crowd:
        """Return who stands where now, with what is known about it."""
        table = self.battlefield
        poses = tuple([(f.id, f.x, f.y, f.z, f.facing) for f in self.figures.values() if f.place is Place.TABLE])
        loads: tuple[tuple[FigureId, FigureId], ...] = ()
        if self.setup.vehicles:
            loads = tuple([(f.id, f.load.figure) for f in self.figures.values() if f.load is not None])
        kept, key = self.setup.crowds, (table, poses, loads)
        crowd = kept.get(key)
        if crowd is None:
            if len(kept) >= MOST_CROWDS:
                kept.clear()
            crowd = kept[key] = Crowd({pose[0]: self.body_in(pose) for pose in poses})
        return crowd

    def body_in(self, pose: Pose) -> Body:
        """Return the body of a figure in a pose, always the same object: it is a key of many caches.

        RU006: base point at a share of the model height.
        """
        kept = self.setup.bodies
        body = kept.get(pose)
        if body is None:
            if len(kept) >= MOST_BODIES:
                kept.clear()
            profile = self.setup.figure_by_id[pose[0]].profile
            height = profile.model_height
            body = kept[pose] = Body(pose[0], profile.footprint, *pose[1:], height, profile.base_point * height)
        return body

    def setup_of(self, figure: FigureId) -> FigureSetup:
        """Return the agreed data of a figure."""
        return self.setup.figure_by_id[figure]


def _is_wreck(figure: FigureState) -> bool:
    return figure.vehicle is not None and figure.vehicle.wrecked


def undefeated(state: State) -> list[PlayerId]:
    """Return the players still in the game, in seating order.  R1.1.22."""
    return undefeated_among(state, state.players)


def undefeated_among(state: State, players: Iterable[PlayerId]) -> list[PlayerId]:
    """Return those of some players still in the game, in the given order.  R1.1.22."""
    return [player for player in players if not state.players[player].defeated]


def in_turn_order(state: State) -> list[PlayerId]:
    """Return the players still in the game in this round's turn order, or before that in seating order.  R1.3.5."""
    return undefeated_among(state, state.turn_order or state.players)


def in_charge(state: State, player: PlayerId) -> PlayerId:
    """Return who rolls and decides for a player's figures: the first one left if he is defeated.  RU024."""
    return next(iter(in_turn_order(state)), player) if state.players[player].defeated else player


def first_opponent(state: State, player: PlayerId) -> PlayerId | None:
    """Return the first undefeated opponent in this round's turn order.  RU055."""
    return next((other for other in in_turn_order(state) if other != player), None)
