"""The rules: the player whose turn it is rolls a die, may roll once more, and runs at most so many steps.

The first to stand in a goal, which is an exit zone, wins; after the last round the player who is nearest to one does.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, sin, tau
from typing import Any, ClassVar

from pb12table.kernel.game import Game
from pb12table.kernel.request import Chance, Refusal, Request, YesNo, die
from pb12table.skirmish.faces.content import Seat, TableSetup
from pb12table.skirmish.faces.system import Ending
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.plain_states import PlainRules, PlainStates
from pb12table.skirmish.zones import ZoneKind
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import distance_to_area
from pb12table.table.motion.rests import stand
from pb12table.table.shapes import TOLERANCE, Circle, Point, plan_distance, rounded_point

RADIUS, HEIGHT = 0.3, 1.0
SIDES = 6
DIRECTIONS = 16
"""So many directions are looked at when a place is suggested."""

# -- what is agreed before a game, and what changes in it -----------------------------------------------------


@dataclass(frozen=True, slots=True)
class Runner:
    """A figure as it begins."""

    id: FigureId
    label: Label
    player: PlayerId
    at: Point


@dataclass(frozen=True, kw_only=True)
class MyGameSetup(TableSetup[Seat, Runner]):
    """What a scenario says: the table with its zones and players, the runners, and how many rounds are played."""

    system: ClassVar[str] = "my-game"
    figures: tuple[Runner, ...]
    rounds: int


@dataclass(slots=True)
class State:
    """A game in progress: plain data beside the setup, and `clone` copies all of it."""

    setup: MyGameSetup
    at: dict[FigureId, Point]
    turns: int = 0
    """How many turns have been taken."""
    outcome: Ending | None = None

    @property
    def battlefield(self) -> Battlefield:
        return self.setup.battlefield

    @property
    def game_round(self) -> int:
        return min(self.turns // len(self.setup.figures) + 1, self.setup.rounds)

    @property
    def runner(self) -> Runner:
        """The runner that has the turn."""
        return self.setup.figures[self.turns % len(self.setup.figures)]

    def clone(self) -> State:
        return replace(self, at=dict(self.at))


def body(state: State, figure: FigureId, at: Point | None = None) -> Body:
    """Return a figure as the geometry knows it: where it is, or somewhere else."""
    x, y = state.at[figure] if at is None else at
    return Body(figure, Circle(RADIUS), x, y, 0.0, 0.0, HEIGHT, 0.9)


def steps_left(state: State, at: Point) -> float:
    """Return how far it is from a place to the nearest goal."""
    goals = [zone for zone in state.setup.zones if zone.kind is ZoneKind.EXIT]
    return min(distance_to_area(zone.area, at) for zone in goals)


# -- what is asked --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RollAgain(YesNo[State]):
    """The question whether to roll once more, after so much was rolled."""

    rolled: int


@dataclass(frozen=True, slots=True)
class RunTo(Request[State, Point]):
    """The question where to run, at most so far: a place has no list of answers, but each one can be refused."""

    figure: FigureId
    steps: int

    def refusal(self, state: State, answer: Point) -> Refusal | None:
        if plan_distance(state.at[self.figure], answer) > self.steps + TOLERANCE:
            return Refusal("", "my-game-too-far", (("steps", self.steps),))
        others = [body(state, other) for other in state.at if other != self.figure]
        safe = stand(state.battlefield, body(state, self.figure, answer), others).safe
        return None if safe else Refusal("", "my-game-no-room")

    def sample(self, state: State, chance: Chance) -> Point:
        x, y = state.at[self.figure]
        turn = chance.uniform(0.0, tau)
        for far in (0.99 * self.steps, 0.6 * self.steps, 0.3 * self.steps):
            place = rounded_point((x + far * cos(turn), y + far * sin(turn)))
            if self.refusal(state, place) is None:
                return place
        return x, y

    def hints(self, state: State) -> list[Point]:
        """Return where one can run, the places nearest to a goal first."""
        (x, y), far = state.at[self.figure], 0.99 * self.steps
        turns = [number / DIRECTIONS * tau for number in range(DIRECTIONS)]
        places = [rounded_point((x + far * cos(turn), y + far * sin(turn))) for turn in turns]
        able = [place for place in places if self.refusal(state, place) is None]
        return [*sorted(able, key=lambda place: steps_left(state, place)), (x, y)]

    def default(self, state: State) -> Point:
        return state.at[self.figure]

    def decode(self, plain: Any) -> Point:
        match plain:
            case [float() | int() as x, float() | int() as y] if not isinstance(x, bool) and not isinstance(y, bool):
                return rounded_point((float(x), float(y)))
        raise ValueError("expected two numbers")


# -- what happens ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round has begun."""

    game_round: int
    audience: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player has the turn."""

    player: PlayerId
    audience: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Rolled:
    """A die has been rolled for a runner."""

    figure: FigureId
    face: int
    audience: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Ran:
    """A runner has run."""

    figure: FigureId
    start: Point
    end: Point
    audience: tuple[str, ...] | None = None


# -- the rules ------------------------------------------------------------------------------------------------


class MyGameRules(PlainRules[State]):
    """One turn after another; `game.ask` and `game.roll` wait until somebody has answered, or a die has fallen."""

    states = PlainStates(State)

    async def step(self, game: Game[State]) -> None:
        state, runner = game.state, game.state.runner
        if runner is state.setup.figures[0]:
            game.record(RoundBegan(state.game_round))
        game.record(TurnBegan(runner.player))
        steps = await self._roll(game, runner)
        if await game.ask(RollAgain(runner.player, steps)):
            steps = await self._roll(game, runner)
        start = state.at[runner.id]
        end = rounded_point(await game.ask(RunTo(runner.player, runner.id, steps)))
        state.at[runner.id] = end
        game.record(Ran(runner.id, start, end))
        state.turns += 1
        if steps_left(state, end) == 0.0:
            state.outcome = Ending((runner.player,), "goal")
        elif state.turns >= state.setup.rounds * len(state.setup.figures):
            state.outcome = Ending(nearest(state), "limit")

    async def _roll(self, game: Game[State], runner: Runner) -> int:
        face = await game.roll(die(runner.player, SIDES, "my-game", runner.id))
        game.record(Rolled(runner.id, face))
        return face


def nearest(state: State) -> tuple[PlayerId, ...]:
    """Return the player who is nearest to a goal; nobody if several are."""
    left = {runner.player: steps_left(state, state.at[runner.id]) for runner in state.setup.figures}
    ahead = [player for player, steps in left.items() if steps <= min(left.values()) + TOLERANCE]
    return tuple(ahead) if len(ahead) == 1 else ()
