"""The state of a game: tiles, units, whose turn it is, and a fight that is not decided yet."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import TypeAlias

from pb12table.kernel import game
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules.setup import Bonus, Pool, Setup, piece_id
from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Cell
from pb12table.table.terrain import Piece


class Phase(StrEnum):
    """What is being done, in its order.  P002 to P012, P018."""

    ROLL = "roll"
    ARMIES = "armies"
    TILES = "tiles"
    FEATURES = "features"
    BUILD = "build"
    PLACE_FEATURES = "place-features"
    DEPLOY = "deploy"
    PLAY = "play"


class Place(StrEnum):
    """Where a unit is.  P024, P043."""

    RESERVE = "reserve"
    MAP = "map"
    CAPTURED = "captured"
    GONE = "gone"
    """It belonged to a player who is out.  PR31."""


@dataclass(slots=True)
class Unit:
    """A unit: on the map at a tile, in the reserve, or captured by a player."""

    id: FigureId
    owner: PlayerId
    card: str
    place: Place = Place.RESERVE
    at: Cell | None = None
    captor: PlayerId | None = None

    def clone(self) -> Unit:
        return Unit(self.id, self.owner, self.card, self.place, self.at, self.captor)


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile of the map, and the feature that covers it.  P050."""

    terrain: str
    feature: str | None = None

    @property
    def kind(self) -> str:
        """Return what the tile counts as: its feature if it has one.  P050."""
        return self.terrain if self.feature is None else self.feature


@dataclass(slots=True)
class PlayerState:
    """What a player has chosen and reached.

    `feature` is the kind of the own feature and `feature_at` where it lies (P006, P009); `tiles` are those put into the
    bag; `placed` counts the units put onto the map at first, of which no more follow once `stopped` (P010, PR08).
    """

    faction: str | None = None
    army: list[str] | None = None
    tiles: list[str] | None = None
    feature: str | None = None
    feature_at: Cell | None = None
    placed: int = 0
    stopped: bool = False
    out: bool = False

    def clone(self) -> PlayerState:
        return PlayerState(
            self.faction,
            None if self.army is None else list(self.army),
            None if self.tiles is None else list(self.tiles),
            self.feature,
            self.feature_at,
            self.placed,
            self.stopped,
            self.out,
        )


@dataclass(slots=True)
class Fighter:
    """One side of a fight: its results, and what is left to change them with.  P030 to P036."""

    unit: FigureId
    off: list[int] = field(default_factory=list)
    defence: list[int] = field(default_factory=list)
    bonuses: list[Bonus] = field(default_factory=list)
    rerolls: int = 0
    passed: bool = False

    def clone(self) -> Fighter:
        return Fighter(self.unit, list(self.off), list(self.defence), list(self.bonuses), self.rerolls, self.passed)

    def results(self, pool: Pool) -> list[int]:
        """Return the results of its red or green dice, in the order in which they were rolled."""
        return self.off if pool is Pool.OFF else self.defence


@dataclass(slots=True)
class Fight:
    """An attack whose dice lie on the table; `ranged` and `magic` say how it was declared, `answers` whether the
    target throws its red dice.  P017, P028, P031.
    """

    attacker: Fighter
    target: Fighter
    ranged: bool
    magic: bool
    answers: bool

    def clone(self) -> Fight:
        return Fight(self.attacker.clone(), self.target.clone(), self.ranged, self.magic, self.answers)

    def side_of(self, unit: FigureId) -> Fighter:
        """Return the side of one of the two."""
        return self.attacker if self.attacker.unit == unit else self.target


@dataclass(slots=True)
class Moving:
    """A unit in the middle of its move: where it began, the steps left, and whether it has hopped.

    P013, P021, PR13.
    """

    unit: FigureId
    start: Cell
    left: int
    hopped: bool

    def clone(self) -> Moving:
        return Moving(self.unit, self.start, self.left, self.hopped)


class Reason(StrEnum):
    """Why a game has ended."""

    FEATURES = "features"
    """All features are controlled.  P053."""
    BEATEN = "beaten"
    """All others can neither activate nor deploy a unit.  P052."""
    CAPTURES = "captures"
    """The turn limit; the greatest captures win.  PR30."""
    CONTROLLED = "controlled"
    """The turn limit; most features win, at once or of those with equal captures.  PR30."""
    NOBODY = "nobody"
    """All are beaten at once.  PR28."""
    DRAW = "draw"
    """The turn limit, and nobody is ahead.  PR30."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended; without winners it is a draw."""

    winners: tuple[PlayerId, ...]
    reason: Reason


@dataclass(slots=True)
class State:
    """A whole game between two requests.

    `order` is that of choosing, building and placing, from the winner of the roll (PR02); `direction` is 1 for the
    order of the file, -1 against it; `active` has the turn, or is the next to build or to place before play.
    `central` is the kind of the central feature until it is laid; `placed_last` has put the last of the first units
    (P012); `turns` counts those of all players; `repeated` says how often each position began a turn (PR43).  Nothing
    is secret.
    """

    setup: Setup
    players: dict[PlayerId, PlayerState]
    phase: Phase = Phase.ROLL
    order: list[PlayerId] = field(default_factory=list)
    direction: int = 1
    active: PlayerId | None = None
    turns: int = 0
    tiles: dict[Cell, Tile] = field(default_factory=dict)
    bag: list[str] = field(default_factory=list)
    central: str | None = None
    units: dict[FigureId, Unit] = field(default_factory=dict)
    placed_last: PlayerId | None = None
    moving: Moving | None = None
    fight: Fight | None = None
    outcome: Outcome | None = None
    repeated: dict[str, int] = field(default_factory=dict)

    def clone(self) -> State:
        return State(
            self.setup,
            {player: state.clone() for player, state in self.players.items()},
            self.phase,
            list(self.order),
            self.direction,
            self.active,
            self.turns,
            dict(self.tiles),
            list(self.bag),
            self.central,
            {unit: state.clone() for unit, state in self.units.items()},
            self.placed_last,
            None if self.moving is None else self.moving.clone(),
            None if self.fight is None else self.fight.clone(),
            self.outcome,
            dict(self.repeated),
        )

    @property
    def game_round(self) -> int:
        """The number of the turn."""
        return self.turns

    @property
    def battlefield(self) -> Battlefield:
        """The table with the features that lie on it now."""
        laid = tuple((cell, tile.feature) for cell, tile in self.tiles.items() if tile.feature is not None)
        return _with_features(self.setup.battlefield, _Kept(self.setup), laid)


Game: TypeAlias = game.Game[State]


@dataclass(frozen=True, slots=True)
class _Kept:
    """A setup that is told apart by being itself: comparing two whole ones would take longer than what is kept."""

    setup: Setup

    def __hash__(self) -> int:
        return id(self.setup)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept) and other.setup is self.setup


@lru_cache(maxsize=64)
def _with_features(table: Battlefield, kept: _Kept, laid: tuple[tuple[Cell, str], ...]) -> Battlefield:
    """Return a table with prisms over the cells with features; a flat one neither hides nor carries anything."""
    setup = kept.setup
    pieces = tuple(
        Piece(piece_id(kind, cell), ring, height=ground.height, blocks_sight=ground.blocks, kind=kind)
        for cell, kind in laid
        for ring in (setup.lattice.ring(cell),)
        if (ground := setup.ground[kind]).height > 0.0
    )
    return Battlefield(table.width, table.depth, (*table.pieces, *pieces), table.gait)
