"""A small language for positions on tiles: lay tiles, put units, script dice, act, and look.

    board = Board(row(6))
    board.put("alice", "rider", (0, 0))
    board.put("bob", "troll", (5, 0))
    assert board.ends("alice-rider") == {(1, 0), (2, 0), (3, 0)}
    board.play("alice", MoveAction("alice-rider", (1, 0)), dice=[])

Every player has a unit far away, on an island of its own, and there is a feature that nobody holds, unless `alone` says
otherwise: so nobody has won or lost before anything has happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from pb12table.files.content import load_content
from pb12table.kernel.dice import ScriptedDice
from pb12table.kernel.request import Refusal
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.systems.pocket_tactics.files import Content, card_of, faction_of, feature_of, tile_kind_of
from pb12table.systems.pocket_tactics.rules.answers import MoveAction, Pass, Step, Stop
from pb12table.systems.pocket_tactics.rules.fights import UseBonus, UseReroll
from pb12table.systems.pocket_tactics.rules.ground import tile_of
from pb12table.systems.pocket_tactics.rules.moving import moving_of, steps_open
from pb12table.systems.pocket_tactics.rules.rules import Rules
from pb12table.systems.pocket_tactics.rules.setup import Options, PlayerSetup, Setup, unit_id
from pb12table.systems.pocket_tactics.rules.state import Moving, Phase, Place, PlayerState, State, Tile, Unit
from pb12table.systems.pocket_tactics.rules.turn import ChooseAction
from pb12table.table.battlefield import Battlefield, Gait
from pb12table.table.cells import Cell, cell_distance


@lru_cache(maxsize=1)
def content() -> Content:
    """The bundled content."""
    found: Content = load_content("pocket")
    return found


def setup_of(players: Sequence[str] = ("alice", "bob"), **options: Any) -> Setup:
    """A setup without tiles; every player is of no faction yet."""
    known = content()
    return Setup(
        name=Label("board", "board"),
        battlefield=Battlefield(20.0, 24.0, (), Gait(0.0, 45.0)),
        step_cm=2.0,
        players=tuple(PlayerSetup(PlayerId(player), player.title()) for player in players),
        tiles=(),
        terrains=tuple(tile_kind_of(kind) for kind in known.tiles.values()),
        features=tuple(feature_of(kind) for kind in known.features.values()),
        factions=tuple(faction_of(faction) for faction in known.factions.values()),
        cards=tuple(card_of(unit) for unit in known.units.values()),
        options=Options(**options),
    )


def row(length: int, first: int = 0) -> dict[Cell, Tile]:
    """Meadow tiles in a line to the east."""
    return {(first + q, 0): Tile("meadow") for q in range(length)}


def field(radius: int = 2) -> dict[Cell, Tile]:
    """Meadow tiles about (0, 0)."""
    cells = [(q, r) for q in range(-radius, radius + 1) for r in range(-radius, radius + 1)]
    return {cell: Tile("meadow") for cell in cells if cell_distance((0, 0), cell) <= radius}


class Board:
    """A game in play on some tiles, with units where they are put."""

    def __init__(
        self, tiles: dict[Cell, Tile], players: Sequence[str] = ("alice", "bob"), *, alone: bool = False, **options: Any
    ) -> None:
        setup = setup_of(players, **options)
        self.state = State(setup, {PlayerId(player): PlayerState() for player in players}, Phase.PLAY)
        self.state.order = list(self.state.players)
        self.state.tiles = dict(tiles)
        self.state.active = PlayerId(players[0])
        self.events: list[Any] = []
        if not alone:
            self.tile((60, 0), "meadow", "city")
            for number, player in enumerate(players):
                self.tile((40 + 3 * number, 0), "meadow")
                self.tile((41 + 3 * number, 0), "meadow")
                self._add(player, "swordsman", f"{player}-far", (40 + 3 * number, 0), Place.MAP)

    def tile(self, cell: Cell, terrain: str = "meadow", feature: str | None = None) -> Board:
        """Lay a tile, or change one."""
        self.state.tiles[cell] = Tile(terrain, feature)
        return self

    def put(self, player: str, card: str, at: Cell | None, number: int = 1) -> FigureId:
        """A unit on a tile, or in the reserve."""
        identity = unit_id(player, card, number)
        return self._add(player, card, identity, at, Place.RESERVE if at is None else Place.MAP)

    def _add(self, player: str, card: str, identity: str, at: Cell | None, place: Place) -> FigureId:
        unit = FigureId(identity)
        self.state.units[unit] = Unit(unit, PlayerId(player), card, place, at)
        return unit

    # -- looking ----------------------------------------------------------------------------------------------

    def at(self, unit: str) -> Cell | None:
        """Where a unit stands."""
        return self.state.units[FigureId(unit)].at

    def captor(self, unit: str) -> str | None:
        """Who has captured a unit."""
        return self.state.units[FigureId(unit)].captor

    def refusal(self, player: str, answer: Any) -> str | None:
        """Why a player may not do something as a turn, None when that is legal."""
        refusal: Refusal | None = ChooseAction(player).refusal(self.state, answer)
        return None if refusal is None else refusal.reason

    def options(self, player: str) -> Sequence[Any]:
        """Everything a player may do as a turn."""
        return ChooseAction(player).options(self.state)

    def ends(self, unit: str) -> set[Cell]:
        """Where a unit's move may end, hazards apart."""
        found: set[Cell] = set()
        state = self.state.clone()
        _ends(state, moving_of(state, FigureId(unit)), found)
        return found

    # -- playing ----------------------------------------------------------------------------------------------

    def play(self, player: str, *answers: Any, dice: Iterable[int] = (), then_pass: bool = False) -> Board:
        """Let a player act with scripted dice, which must all fall; answers are given to whatever is asked, in order.

        `then_pass`: whatever may be laid or thrown again in a fight after that is left.
        """
        self.state.active = PlayerId(player)
        source = ScriptedDice(dice)
        session: Session[State] = Session(Rules(), self.state, source)
        for answer in answers:
            session.answer(answer)
        while then_pass and isinstance(session.pending, UseBonus | UseReroll):
            session.answer(Pass())
        assert source.leftover == (), f"dice nobody asked for: {source.leftover}"
        self.session, self.state = session, session.state
        self.events = [line.event for line in session.log]
        return self

    def event(self, kind: type) -> Any:
        """The last event of a kind."""
        return next(event for event in reversed(self.events) if isinstance(event, kind))

    def has(self, kind: type) -> bool:
        """Whether an event of a kind has happened."""
        return any(isinstance(event, kind) for event in self.events)


def _ends(state: State, moving: Moving, found: set[Cell]) -> None:
    unit = state.units[moving.unit]
    start = tile_of(state, moving.unit)
    for step in list(steps_open(state, moving, start)):
        unit.at = step.to
        after = Moving(moving.unit, moving.start, moving.left - 1, moving.hopped or step.over is not None)
        if step.to != moving.start:
            found.add(step.to)
        ground = state.setup.ground[state.tiles[step.to].kind]
        if after.left and not ground.ends_move:
            _ends(state, after, found)
        unit.at = start


def step(unit: str, *cells: Cell, over: Cell | None = None) -> tuple[Any, ...]:
    """The answers that move a unit over some tiles, the first step a hop if `over` is given."""
    first, *rest = cells
    return (MoveAction(FigureId(unit), first, over), *(Step(cell) for cell in rest))


STOP = Stop()
