"""A small language for positions: build a table with a few figures, script the dice, play, and look.

Coordinates may be negative: the scene's origin lies in the middle of a wide table (200 x 200 steps), and every
coordinate going in or out is relative to it.  Figures are average humans unless told otherwise.

    scene = Scene()
    scene.human("pirate", "alice", at=(0, 0), facing=0, ranged=4, items=["twin-gun"])
    scene.human("boy", "bob", at=(5, 0))
    play = scene.activate("pirate", dice=[3, 6])
    play.act(RangedAttack("twin-gun", "boy", 2))
    assert play.checks[-1].target_number == 7

A played scene fails at its end (`play.finish()`, called by the `play` fixtures and by `with`) when a scripted
die was not asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar, Unpack

import msgspec

from pb12table.files.content import load_content
from pb12table.kernel.dice import ScriptedDice
from pb12table.kernel.request import Dice, Refusal, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.files.building import card_of, tables_of
from pb12table.systems.pb12.rules.cards.card_data import Card
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import GAIT, has_status, markers_of, value
from pb12table.systems.pb12.rules.game.answers import (
    ActionAnswer,
    Activate,
    EndTurn,
    MoveAnswer,
    Pass,
    Stop,
    TurnAnswer,
)
from pb12table.systems.pb12.rules.game.events import CheckMade, DamageRolled, Happening
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import (
    FigureState,
    OutOfActionMarker,
    Phase,
    Place,
    PlayerState,
    State,
    Status,
)
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import (
    UNASKED,
    Attribute,
    Block,
    BlockId,
    CardId,
    CommandGroup,
    DamagePoints,
    Durability,
    FigureSetup,
    GroupId,
    Modules,
    PlayerSetup,
    Profile,
    Setup,
    StandingOrder,
)
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.scenarios.scenario_data import ScenarioAction
from pb12table.systems.pb12.system import SYSTEM
from pb12table.table.battlefield import Battlefield
from pb12table.table.footprints import Area
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece
from tests.systems.pb12.attributes import Attributes

ORIGIN = 100.0
SIZE = 200.0
E = TypeVar("E", bound=Happening)
Q = TypeVar("Q", bound=Request[Any, Any])

CONTENT = load_content()
TABLES = tables_of(CONTENT.tables, "assets")
CARDS = tuple(card_of(card) for card in CONTENT.cards.values())


def label(text: str) -> Label:
    return Label(text, text)


@dataclass
class Scene:
    """A position under construction.  `width`, `depth` and `origin` only matter at the edge of the table.

    `leaders` by player: the game is played with Take Out the Leader.  `decks` and `hands` by player hold ids of bundled
    cards, or of `cards` made for the scene.
    """

    width: float = SIZE
    depth: float = SIZE
    origin: Point = (ORIGIN, ORIGIN)
    round_limit: int | None = None
    standing_order: StandingOrder = UNASKED
    figures: list[FigureSetup] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    players: dict[str, int] = field(default_factory=lambda: {"alice": 10, "bob": 10})
    edits: list[tuple[str, Mapping[str, Any]]] = field(default_factory=list)
    leaders: dict[str, str] = field(default_factory=dict)
    commanders: dict[str, str] = field(default_factory=dict)
    groups: list[CommandGroup] = field(default_factory=list)
    durables: list[Durability] = field(default_factory=list)
    actions: list[ScenarioAction] = field(default_factory=list)
    decks: dict[str, list[str]] = field(default_factory=dict)
    hands: dict[str, list[str]] = field(default_factory=dict)
    cards: list[Card] = field(default_factory=list)

    # -- building ---------------------------------------------------------------------------------------

    def _at(self, point: Sequence[float]) -> Point:
        return (point[0] + self.origin[0], point[1] + self.origin[1])

    def player(self, name: str, command_points: int) -> None:
        """Set a player's chosen CP value; players appear in the order of the dictionary (alice, bob, ...)."""
        self.players[name] = command_points

    def human(
        self,
        name: str,
        player: str = "alice",
        at: Sequence[float] | None = (0.0, 0.0),
        facing: float = 0.0,
        height: float = 0.0,
        items: Iterable[str] = (),
        in_use: Iterable[str] | None = None,
        blocks: Iterable[Block] = (),
        points: tuple[int, int, int] = (0, 1, 1),
        **attributes: Unpack[Attributes],
    ) -> FigureId:
        """A figure: an average human with other attributes where given (`nerve=4`, `movement=0`, `sight_angle=4`).

        `items` are ids of bundled items, `blocks` further ones made by hand; all are in use unless `in_use`
        names those that are.  `at=None`: in the staging area.  `points`: free, light, heavy damage points.
        """
        carried = (*(CONTENT.block(item) for item in items), *blocks)
        used = tuple(block.id for block in carried) if in_use is None else tuple(BlockId(block) for block in in_use)
        profile = replace(Profile("human", label("human")), damage_points=DamagePoints(*points), **attributes)
        self.figures.append(
            FigureSetup(
                FigureId(name),
                label(name),
                PlayerId(player),
                profile,
                carried,
                used,
                None if at is None else self._at(at),
                height,
                facing,
            )
        )
        return FigureId(name)

    def wall(self, x: float, height: float, y: tuple[float, float] = (-3.0, 3.0), **flags: Any) -> str:
        """A thin opaque wall in the plane x = const; flags as in table.terrain.Piece."""
        ends = (self._at((x, y[0])), self._at((x, y[1])))
        return self._add(Piece(f"piece-{len(self.pieces)}", ends, height=height, thin=True, **flags))

    def box(self, low: Sequence[float], high: Sequence[float], height: float, **flags: Any) -> str:
        """A block of terrain between two corners; `base` and other flags as in table.terrain.Piece."""
        (x1, y1), (x2, y2) = self._at(low), self._at(high)
        ring = ((x1, y1), (x2, y1), (x2, y2), (x1, y2))
        return self._add(Piece(f"piece-{len(self.pieces)}", ring, height=height, **flags))

    def durable(self, piece: str, points: DamagePoints, **values: int) -> None:
        """Give a piece damage points, toughness, armour and a damage table."""
        self.durables.append(Durability(piece, points, **values))

    def _add(self, piece: Piece) -> str:
        self.pieces.append(piece)
        return piece.id

    def zone(
        self, kind: str, low: Sequence[float], high: Sequence[float], players: Iterable[str] = (), level: int = 0
    ) -> None:
        """A rectangular zone of any kind (`level` is a dark zone's)."""
        (x1, y1), (x2, y2) = self._at(low), self._at(high)
        area = Area(((x1, y1), (x2, y1), (x2, y2), (x1, y2)))
        owners = tuple(PlayerId(player) for player in players)
        self.zones.append(Zone(f"zone-{len(self.zones)}", ZoneKind(kind), area, owners, level))

    def group(
        self, name: str, figures: Iterable[str] = (), leader: str | None = None, parent: str = "alice"
    ) -> GroupId:
        """A command group; `parent` is the group above it, or the player whose force it hangs on."""
        above = next((group for group in self.groups if group.id == parent), None)
        owner = PlayerId(parent) if above is None else above.player
        direct = tuple(FigureId(figure) for figure in figures)
        led = None if leader is None else FigureId(leader)
        self.groups.append(CommandGroup(GroupId(name), label(name), owner, GroupId(parent), direct, led))
        return GroupId(name)

    def lead(self, player: str, leader: str) -> None:
        """Name the leader of a player's whole force; to take him out is no victory."""
        self.commanders[player] = leader

    def edit(self, name: str, **fields: Any) -> None:
        """Set fields of a figure's or player's state before play, e.g. `edit("pirate", heavy_points=0)`."""
        self.edits.append((name, fields))

    def setup(self) -> Setup:
        return Setup(
            label("scene"),
            Battlefield(self.width, self.depth, tuple(self.pieces), GAIT),
            2.0,
            TABLES,
            tuple(
                PlayerSetup(PlayerId(name), name, points, leader=self._leader(name), deck=self._deck(name))
                for name, points in self.players.items()
            ),
            tuple(self.figures),
            tuple(self.zones),
            Modules(
                round_limit=self.round_limit,
                take_out_leader=bool(self.leaders),
                standing_order=self.standing_order,
            ),
            durable=tuple(self.durables),
            actions=tuple(self.actions),
            cards=(*CARDS, *self.cards) if self.decks or self.hands else (),
            groups=tuple(self.groups),
        )

    def _deck(self, player: str) -> tuple[CardId, ...]:
        return tuple(CardId(card) for card in self.decks.get(player, ()))

    def _leader(self, player: str) -> FigureId | None:
        named = {**self.leaders, **self.commanders}
        return FigureId(named[player]) if player in named else None

    def state(self) -> State:
        """The position as it stands, in the turn phase of round 1, turn order as the players were named."""
        state = new_game(self.setup())
        state.phase = Phase.TURNS
        state.turn_order = list(state.players)
        for player in state.players.values():
            player.command_points = self.players[player.id]
            player.hand = [CardId(card) for card in self.hands.get(player.id, ())]
        for name, fields in self.edits:
            for key, wished in fields.items():
                if name in state.figures:
                    setattr(state.figures[FigureId(name)], key, wished)
                else:
                    setattr(state.players[PlayerId(name)], key, wished)
        return state

    # -- playing ----------------------------------------------------------------------------------------

    def play(self, dice: Iterable[int] = (), **fields: Any) -> Play:
        """Play from the position; `fields` overwrite fields of the state (phase=Phase.STATUS, game_round=2 ...)."""
        state = self.state()
        for key, wished in fields.items():
            setattr(state, key, wished)
        return Play(self, Session(SYSTEM, state, ScriptedDice(dice)))

    def activate(self, figure: str, dice: Iterable[int] = ()) -> Play:
        """Play from the position with the figure's player first, and activate it."""
        state = self.state()
        owner = state.figures[FigureId(figure)].controller
        state.turn_order.sort(key=lambda player: player != owner)
        play = Play(self, Session(SYSTEM, state, ScriptedDice(dice)))
        play.passing().answer(Activate(FigureId(figure)))
        return play


class Play:
    """A running scene: answer requests, read events and values in the scene's own coordinates."""

    def __init__(self, scene: Scene, session: Session[State]) -> None:
        self.scene = scene
        self.session = session

    def __enter__(self) -> Play:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if kind is None:
            self.finish()

    @property
    def pending(self) -> Request[State, Any] | None:
        """What is asked now, None when the game is over."""
        return self.session.pending

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.session.pending is None

    def question(self, kind: type[Q]) -> Q:
        """What is asked now, which must be of that kind."""
        asked = self.pending
        assert isinstance(asked, kind), asked
        return asked

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def events(self) -> list[Any]:
        return [line.event for line in self.session.log]

    def of(self, kind: type[E]) -> list[E]:
        """All events of a class so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def checks(self) -> list[CheckMade]:
        return self.of(CheckMade)

    @property
    def damage(self) -> list[DamageRolled]:
        return self.of(DamageRolled)

    def refusal(self, answer: Any) -> Refusal | None:
        """Why the pending request would refuse the answer; None when it is legal."""
        return self.session.refusal(self.placed(answer))

    def placed(self, answer: Any) -> Any:
        """The answer with its x, y moved from the scene's origin to the table's."""
        if not hasattr(answer, "x"):
            return answer
        east, north = self.scene.origin
        placed = msgspec.structs.replace(answer, x=round(answer.x + east, 6), y=round(answer.y + north, 6))
        if getattr(answer, "group", ()):
            placed = msgspec.structs.replace(placed, group=tuple(self.placed(placing) for placing in answer.group))
        return placed

    def answer(self, answer: Any) -> Play:
        """Answer the pending request, whatever it is."""
        self.session.answer(self.placed(answer))
        return self

    def turn(self, answer: TurnAnswer) -> Play:
        assert isinstance(self.pending, ChooseTurn), self.pending
        return self.answer(answer)

    def act(self, answer: ActionAnswer, *, roll_on: bool = True) -> Play:
        """Take an action and answer every question whether to roll on."""
        self.question(ChooseAction)
        self.answer(answer)
        while isinstance(self.pending, RollOn):
            self.answer(roll_on)
        return self

    def go(self, *options: MoveAnswer) -> Play:
        """Take movement options in order."""
        for option in options:
            assert isinstance(self.pending, ChooseMoveOption), self.pending
            self.answer(option)
        return self

    def passing(self) -> Play:
        """Let everybody pass who is asked whether to interrupt."""
        while isinstance(self.pending, PlayInterruption):
            self.answer(Pass())
        return self

    def stop(self) -> Play:
        return self.go(Stop())

    def end_turn(self) -> Play:
        assert isinstance(self.pending, ChooseAction), self.pending
        return self.answer(EndTurn())

    def figure(self, name: str) -> FigureState:
        return self.state.figures[FigureId(name)]

    def player(self, name: str) -> PlayerState:
        return self.state.players[PlayerId(name)]

    def at(self, name: str) -> tuple[float, float, float]:
        """Where a figure stands, in the scene's coordinates, rounded to a thousandth."""
        own = self.figure(name)
        return (
            round(own.x - self.scene.origin[0], 3) + 0.0,
            round(own.y - self.scene.origin[1], 3) + 0.0,
            round(own.z, 3),
        )

    def value(self, name: str, attribute: str) -> int:
        return value(self.state, FigureId(name), Attribute(attribute))

    def has(self, name: str, status: str) -> bool:
        """Whether a figure has a status ("lightly_wounded", "panicked", "static", "incapacitated" ...)."""
        return has_status(self.state, FigureId(name), Status(status))

    def moved_markers(self, name: str) -> int:
        return markers_of(self.state, FigureId(name), Status.MOVED)

    def is_out(self, name: str) -> bool:
        return self.figure(name).place is Place.REMOVED

    def finish(self) -> None:
        """Fail when a scripted die is left over."""
        dice = self.session.dice
        assert isinstance(dice, ScriptedDice)
        assert not dice.leftover, f"dice nobody asked for: {dice.leftover}"


def run(coroutine: Any) -> Any:
    """Run a rule procedure that asks nobody and return its result."""
    try:
        request = coroutine.send(None)
    except StopIteration as stop:
        return stop.value
    raise AssertionError(f"the rule asked: {request}")


def call(state: State, procedure: Any, *arguments: Any, dice: Iterable[int] = ()) -> tuple[Any, list[Any]]:
    """Run one rule procedure on a state with scripted dice; return its result and the events.

    Requests to players are answered with their defaults; a missing or leftover die fails.
    """
    events: list[Any] = []
    source = ScriptedDice(dice)
    game: Game = Game(state, events.append, SYSTEM)
    coroutine = procedure(game, *arguments)
    answer: Any = None
    while True:
        try:
            request = coroutine.send(answer)
        except StopIteration as stop:
            assert not source.leftover, f"dice nobody asked for: {source.leftover}"
            return stop.value, events
        answer = source.roll(request) if isinstance(request, Dice) else request.default(state)


def marker(figure: str, at: tuple[float, float, float], origin: Point = (ORIGIN, ORIGIN)) -> OutOfActionMarker:
    """An Out of Action marker that has been lying there since the turn phase of the round before."""
    return OutOfActionMarker(FigureId(figure), (at[0] + origin[0], at[1] + origin[1], at[2]), 0, Phase.TURNS)
