"""What the players see happen: log events shown one after another on a state that lags behind the real one.

The rules are through with an answer at once; people want to watch.  `Playback.shown` is a copy of the state from before
the answer to which the events are applied as they are played.  It is only a picture: when the last event has been
played it is replaced by the real state, and no rule ever reads it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from pb12table.kernel.log import LogLine
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.all_events import AnyEvent, Happening
from pb12table.systems.pb12.rules.game.state import Activation, OutOfActionMarker, Place, State, Turn
from pb12table.systems.pb12.rules.scenarios import scenario_events
from pb12table.systems.pb12.rules.vehicles import vehicle_events
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import put
from pb12table.table.shapes import Point
from pb12table.table.units import direction, plan_distance, turn_between
from pb12table.window.kit.settings import DiceSpeed

TUMBLING: Final = 0.45
"""For how much of its time a die tumbles, as a share."""
SECONDS: Final[dict[DiceSpeed, float]] = {"none": 0.0, "fast": 0.45, "normal": 1.0, "slow": 1.8}
FLOAT_SECONDS: Final = 1.6
FLOAT_DELAY: Final = 0.35
"""How much older, as a share of its time, a word must be before the next may rise over the same place."""
FLOATS_APART: Final = 2.5
"""In steps."""


@dataclass(slots=True)
class Float:
    """A word rising over a place of the table; `age` from 0 to 1, below 0 while it waits."""

    at: Point
    event: AnyEvent
    age: float = 0.0


@dataclass(slots=True)
class Playback:
    """The events not shown yet, and the state as it is shown.

    `real` gives the real state as the public may know it.  `played` log lines are behind us.  `age` (0..1) is how far
    the first event of the queue has got.  `duel` is who attacks or aims at whom.  `begun` are the events whose showing
    has begun in the last update, to be heard.
    """

    real: Callable[[], State]
    shown: State
    speed: DiceSpeed = "normal"
    played: int = 0
    age: float = 0.0
    floats: list[Float] = field(default_factory=list)
    queue: deque[AnyEvent] = field(default_factory=deque)
    duel: tuple[FigureId, FigureId] | None = None
    begun: list[AnyEvent] = field(default_factory=list)
    _newest: AnyEvent | None = None
    """The last event whose showing has begun."""

    @property
    def is_running(self) -> bool:
        """Whether there is something left to be watched."""
        return bool(self.queue)

    @property
    def current(self) -> AnyEvent | None:
        """The event that is being shown now."""
        return self.queue[0] if self.queue else None

    def begin(self) -> None:
        """Keep showing the state from before an answer; the answer's events follow."""
        if not self.queue:
            self.shown = self.real()

    def hear(self, line: LogLine) -> None:
        """Queue an event that has just happened."""
        event = line.event
        assert isinstance(event, Happening), "a session of Pb-12 logs its own events only"
        self.queue.append(event)  # type: ignore[arg-type]

    def reset(self, lines: int) -> None:
        """Show the real state at once, with so many log lines behind it."""
        self.queue.clear()
        self.floats.clear()
        self.age = 0.0
        self.shown = self.real()
        self.played = lines

    def update(self, seconds: float) -> bool:
        """Go on by some time towards the real state; return whether anything moved."""
        moved = bool(self.queue or self.floats)
        waiting = bool(self.queue)
        self.begun = []
        for floating in self.floats:
            floating.age += seconds / FLOAT_SECONDS
        self.floats = [floating for floating in self.floats if floating.age < 1.0]
        while self.queue:
            if self.queue[0] is not self._newest:
                self._newest = self.queue[0]
                self.begun.append(self._newest)
            duration = duration_of(self.queue[0]) * SECONDS[self.speed]
            if duration > 0.0:
                before, self.age = self.age, self.age + seconds / duration
                seconds = 0.0
                if self.age < 1.0:
                    glide(self.shown, self.queue[0], self.age, before)
                    return True
            self._finish()
        if waiting:
            self.shown = self.real()
        return moved

    def skip(self) -> None:
        """Show the end of everything that is queued."""
        while self.queue:
            self._finish()
        self.floats.clear()
        self.shown = self.real()

    def _finish(self) -> None:
        event = self.queue.popleft()
        before, self.age = self.age, 0.0
        self.played += 1
        show(self.shown, event, before)
        if isinstance(event, events.ActionTaken):
            self.duel = None if event.target is None else (event.figure, event.target)
        place = place_of(self.shown, event)
        if place is not None:
            near = (floating.age for floating in self.floats if plan_distance(floating.at, place) < FLOATS_APART)
            # Words over one place follow each other; those with an age below 0 are still waiting.
            self.floats.append(Float(place, event, min(min(near, default=1.0) - FLOAT_DELAY, 0.0)))


def duration_of(event: AnyEvent) -> float:
    """How long an event is shown at normal speed, in seconds."""
    match event:
        case events.FigureMoved(start=start, end=end):
            return 0.08 + 0.16 * plan_distance(start[:2], end[:2]) + 0.1 * abs(end[2] - start[2])
        case vehicle_events.VehicleTurned():
            return 0.35
        case events.CheckMade(face=None):
            return 0.5
        case events.CheckMade() | events.DamageRolled() | events.InitiativeRolled():
            return 1.25
        case events.FigureFell() | events.FigureShoved():
            return 0.5
        case events.FigureWentOutOfAction() | events.FigureCollided():
            return 0.6
        case events.StatusReceived() | events.DamagePointsUsed():
            return 0.3
        case events.RoundBegan() | events.TurnOrderSet() | events.BidsRevealed():
            return 0.9
        case events.PlayerDefeated():
            return 1.6
        case events.VictoryPointsGained(source=zone) if zone:
            return 1.2
        case scenario_events.ZoneChangedHands(now=()):
            return 1.2
        case _:
            return 0.0


def place_of(state: State, event: AnyEvent) -> Point | None:
    """Where a word about an event rises; None for events that need none."""
    match event:
        case (
            events.DamageRolled(figure=figure)
            | events.StatusReceived(figure=figure)
            | events.CheckMade(figure=figure)
            | events.DamagePointsUsed(figure=figure)
        ):
            return _spot(state, figure)
        case events.FigureFell(end=end) | events.FigureShoved(end=end):
            return end[:2]
        case events.FigureCollided(at=at) | events.FigureWentOutOfAction(at=at):
            return at[:2]
        case _:
            return None


def _spot(state: State, figure: FigureId) -> Point | None:
    placed = state.figures[figure]
    return (placed.x, placed.y) if placed.place is Place.TABLE else None


def glide(state: State, event: AnyEvent, age: float, before: float) -> None:
    """Show an event that is done by a share of `age`, and was by a share of `before`; who is aboard comes along.

    R3.0.7 (Passagiere), R4.2.3 (Tragen).
    """
    match event:
        case (
            events.FigureMoved(figure=figure, start=start, end=end)
            | events.FigureFell(figure=figure, start=start, end=end)
            | events.FigureShoved(figure=figure, start=start, end=end)
        ):
            x, y, z = (a + (b - a) * age for a, b in zip(start, end, strict=True))
            facing = state.figures[figure].facing
            # A vehicle also goes backwards, and keeps its facing.
            walks = isinstance(event, events.FigureMoved) and not is_vehicle(state, figure)
            if walks and start[:2] != end[:2]:
                facing = direction(start[:2], end[:2])
            put(state, figure, (x, y, z), facing)
        case vehicle_events.VehicleTurned(figure=figure, facing=goal):
            placed = state.figures[figure]
            share = (age - before) / (1.0 - before) if before < 1.0 else 1.0
            facing = placed.facing + turn_between(placed.facing, goal) * share
            put(state, figure, (placed.x, placed.y, placed.z), facing)
        case _:
            pass


def show(state: State, event: AnyEvent, before: float = 0.0) -> None:
    """Show an event done: what of it can be seen on the table and in the panels; `before` as for `glide`."""
    match event:
        case events.FigureMoved() | events.FigureFell() | events.FigureShoved() | vehicle_events.VehicleTurned():
            glide(state, event, 1.0, before)
        case events.FigureTurned(figure=figure, facing=facing):
            state.figures[figure].facing = facing
        case events.FigureRelocatedIn(figure=figure, at=at, facing=facing):
            moved = state.figures[figure]
            moved.place, moved.facing = Place.TABLE, facing
            moved.x, moved.y, moved.z = at
        case events.FigureRelocatedOut(figure=figure):
            state.figures[figure].place = Place.STAGING
        case events.StatusReceived(figure=figure, status=status, markers=markers):
            state.figures[figure].statuses[status] = markers
        case events.StatusLost(figure=figure, status=status):
            state.figures[figure].statuses.pop(status, None)
        case events.FigureWentOutOfAction(figure=figure, at=at):
            state.figures[figure].place = Place.REMOVED
            state.markers.append(OutOfActionMarker(figure, at, state.game_round, state.phase))
        case events.MarkersRemoved(figures=figures):
            state.markers = [marker for marker in state.markers if marker.figure not in figures]
        case events.DamagePointsUsed(figure=figure, free=free, light=light, heavy=heavy):
            hurt = state.figures[figure]
            hurt.free_points = max(hurt.free_points - free, 0)
            hurt.light_points = max(hurt.light_points - light, 0)
            hurt.heavy_points = max(hurt.heavy_points - heavy, 0)
        case events.FigureActivated(player=player, figure=figure, action_points=points):
            state.turn = Turn(player, figure, figure)
            state.players[player].command_points -= 1
            state.figures[figure].activation = Activation.DIRECT
            state.figures[figure].action_points = points
        case events.ActionTaken(figure=figure, action_points=points):
            state.figures[figure].action_points = max(state.figures[figure].action_points - points, 0)
        case _:
            _show_round(state, event)


def _show_round(state: State, event: AnyEvent) -> None:
    """Show what an event changed in the round."""
    match event:
        case events.TurnEnded(figure=figure, further=further):
            for ended in (state.figures[each] for each in (figure, *further)):
                ended.done, ended.activation, ended.action_points = True, Activation.NONE, 0
            state.turn = None
        case events.RoundBegan(game_round=game_round):
            state.game_round = game_round
            for other in state.figures.values():
                other.done = False
        case events.PhaseBegan(phase=phase):
            state.phase = phase
        case events.TurnOrderSet(order=order):
            state.turn_order = list(order)
        case events.CommandPointsRefilled(player=player, balance=balance):
            state.players[player].command_points = balance
        case events.PlayerBrokeOff(player=player):
            state.players[player].broken_off = True
        case events.PlayerDefeated(player=player):
            state.players[player].defeated = True
        case events.VictoryPointsGained(player=player, points=points):
            state.players[player].victory_points += points
        case _:
            pass
