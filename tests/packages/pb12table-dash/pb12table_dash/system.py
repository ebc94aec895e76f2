"""Dash: two runners, a die, and a line to be crossed first.

Whoever has the turn throws a die, may throw it once more, and then runs at most so many steps, to a free place.  The
first to stand beyond the line wins; after some rounds whoever is farther east does.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, ClassVar

from pb12table.kernel.game import Game
from pb12table.kernel.request import Chance, Refusal, Request, YesNo, die
from pb12table.skirmish.faces.content import PlacedFigure, Seat, TableSetup
from pb12table.skirmish.faces.system import Ending, RuleSystem
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.falling import stand
from pb12table.table.shapes import TOLERANCE, Circle, Point, plan_distance, rounded_point
from pb12table_dash.amending import DashAmending

RADIUS = 0.3
LAST_ROUND = 12


@dataclass(frozen=True, slots=True)
class Runner(PlacedFigure):
    pass


@dataclass(frozen=True, kw_only=True)
class DashSetup(TableSetup[Seat, Runner]):
    system: ClassVar[str] = "dash"
    figures: tuple[Runner, ...]
    line: float


@dataclass(slots=True)
class State:
    setup: DashSetup
    at: dict[FigureId, Point]
    number: int = 0
    """How many turns have been taken."""
    ended: bool = False

    @property
    def battlefield(self) -> Battlefield:
        return self.setup.battlefield

    @property
    def game_round(self) -> int:
        return min(self.number // len(self.setup.players) + 1, LAST_ROUND)

    @property
    def runner(self) -> Runner:
        """Who has the turn."""
        return self.setup.figures[self.number % len(self.setup.figures)]

    @property
    def winner(self) -> PlayerId | None:
        """Who has won, None before the end and where nobody is ahead."""
        far = sorted(self.setup.figures, key=lambda runner: -self.at[runner.id][0])
        ahead = self.at[far[0].id][0] - self.at[far[1].id][0] > TOLERANCE
        return far[0].player if self.ended and ahead else None

    def clone(self) -> State:
        return replace(self, at=dict(self.at))


def body(state: State, figure: FigureId, at: Point | None = None) -> Body:
    x, y = state.at[figure] if at is None else at
    return Body(figure, Circle(RADIUS), x, y, 0.0, 0.0, 1.0, 0.9)


# -- what is asked --------------------------------------------------------------------------------------------


class ThrowAgain(YesNo[State]):
    """Whether to throw once more."""


@dataclass(frozen=True, slots=True)
class RunTo(Request[State, Point]):
    """Where to run, at most so far."""

    figure: FigureId
    steps: int

    def refusal(self, state: State, answer: Point) -> Refusal | None:
        if plan_distance(state.at[self.figure], answer) > self.steps + TOLERANCE:
            return Refusal("", "dash-too-far", (("steps", self.steps),))
        others = [body(state, other) for other in state.at if other != self.figure]
        safe = stand(state.battlefield, body(state, self.figure, answer), others).safe
        return None if safe else Refusal("", "dash-no-room")

    def sample(self, state: State, chance: Chance) -> Point:
        x, y = state.at[self.figure]
        wished = [
            rounded_point((x + ahead * self.steps, y + chance.uniform(-1.0, 1.0) * (1.0 - ahead) * self.steps))
            for ahead in (0.99, 0.8, 0.5)
        ]
        return next((place for place in wished if self.refusal(state, place) is None), (x, y))

    def default(self, state: State) -> Point:
        return state.at[self.figure]

    def decode(self, plain: Any) -> Point:
        match plain:
            case [float() | int() as x, float() | int() as y]:
                return rounded_point((float(x), float(y)))
        raise ValueError("expected two numbers")


# -- what happens ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan:
    game_round: int
    audience: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class TurnBegan:
    player: PlayerId
    audience: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Threw:
    figure: FigureId
    face: int
    audience: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Ran:
    figure: FigureId
    start: Point
    end: Point
    audience: tuple[str, ...] | None = None


# -- the rules ------------------------------------------------------------------------------------------------


class Dash(RuleSystem[State]):
    name, edition = "dash", 1
    window = "pb12table_dash.window.face"

    @property
    def amending(self) -> DashAmending:
        return DashAmending()

    def new_game(self, setup: DashSetup, /) -> State:
        return State(setup, {runner.id: runner.at for runner in setup.figures})

    async def step(self, game: Game[State]) -> None:
        state, runner = game.state, game.state.runner
        if runner is state.setup.figures[0]:
            game.record(RoundBegan(state.game_round))
        game.record(TurnBegan(runner.player))
        steps = await self._throw(game, runner)
        if await game.ask(ThrowAgain(runner.player)):
            steps = await self._throw(game, runner)
        start = state.at[runner.id]
        end = rounded_point(await game.ask(RunTo(runner.player, runner.id, steps)))
        state.at[runner.id] = end
        game.record(Ran(runner.id, start, end))
        state.number += 1
        state.ended = end[0] > state.setup.line or state.number >= LAST_ROUND * len(state.setup.players)

    async def _throw(self, game: Game[State], runner: Runner) -> int:
        face = await game.roll(die(runner.player, 6, "dash", runner.id))
        game.record(Threw(runner.id, face))
        return face

    def is_over(self, state: State) -> bool:
        return state.ended

    def ending(self, state: State) -> Ending | None:
        if not state.ended:
            return None
        return Ending(() if state.winner is None else (state.winner,))

    def clone(self, state: State) -> State:
        return state.clone()

    def digest(self, state: State) -> str:
        told = (sorted(state.at.items()), state.number, state.ended)
        return sha256(repr(told).encode()).hexdigest()[:16]


SYSTEM = Dash()
