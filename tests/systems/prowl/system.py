"""Prowl: Dash in which runners are seen by their own player alone while they are in the dark, south of a line.

It is there to search everything the program shows for what it must not: of a runner in the dark others know the place
where it was last seen.  A view has no place for it, so what asks for it finds none.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from pb12table.kernel.game import EVERYTHING, PUBLIC, Game
from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.table.shapes import TOLERANCE, Point, plan_distance, rounded_point
from pb12table_dash.system import LAST_ROUND, Dash, DashSetup, Ran, RoundBegan, RunTo, State, TurnBegan

DARK = 5.0
"""South of this it is dark."""


@dataclass(frozen=True, kw_only=True)
class ProwlSetup(DashSetup):
    system = "prowl"


@dataclass(slots=True)
class ProwlState(State):
    seen_at: dict[FigureId, Point] = field(default_factory=dict)
    """Where each was seen last by all."""

    def clone(self) -> ProwlState:
        return replace(self, at=dict(self.at), seen_at=dict(self.seen_at))


def is_dark(place: Point) -> bool:
    """Whether others do not see a runner there."""
    return place[1] < DARK


@dataclass(frozen=True, slots=True)
class SneakTo(RunTo):
    """Where to run; of those in the way nothing is told, for they may be in the dark."""

    def refusal(self, state: State, answer: Point) -> Refusal | None:
        if plan_distance(state.at[self.figure], answer) > self.steps + TOLERANCE:
            return Refusal("", "dash-too-far", (("steps", self.steps),))
        return None

    def keeps_secret(self, state: State, answer: Point) -> bool:
        return is_dark(state.at[self.figure]) or is_dark(answer)


@dataclass(frozen=True, slots=True)
class Lost:
    """A runner has gone into the dark; told to all who do not see it there."""

    figure: FigureId
    audience: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """A runner has come out of the dark."""

    figure: FigureId
    at: Point
    audience: tuple[str, ...] | None = None


class Prowl(Dash):
    name, edition = "prowl", 1
    window = "tests.systems.prowl.window.face"

    @property
    def amending(self) -> Any:
        return None

    def new_game(self, setup: DashSetup, /) -> ProwlState:
        places = {runner.id: runner.at for runner in setup.figures}
        return ProwlState(setup, places, seen_at={one: at for one, at in places.items() if not is_dark(at)})

    def hides(self, state: State) -> bool:
        return True

    def view(self, state: State, viewer: str | None) -> State:
        seen = state.clone()
        if viewer == EVERYTHING or state.ended:
            return seen
        for runner in state.setup.figures:
            place = state.at.get(runner.id)
            if place is not None and runner.player != viewer and is_dark(place):
                del seen.at[runner.id]
        return seen

    async def step(self, game: Game[State]) -> None:
        state, runner = game.state, game.state.runner
        assert isinstance(state, ProwlState)
        if runner is state.setup.figures[0]:
            game.record(RoundBegan(state.game_round))
        game.record(TurnBegan(runner.player))
        steps = await self._throw(game, runner)
        start = state.at[runner.id]
        end = rounded_point(await game.ask(SneakTo(runner.player, runner.id, steps)))
        state.at[runner.id] = end
        own = (runner.player,)
        others = (*(player.id for player in state.setup.players if player.id != runner.player), PUBLIC)
        if not is_dark(end):
            state.seen_at[runner.id] = end
        if is_dark(start) or is_dark(end):
            game.record(Ran(runner.id, start, end, own))
            if not is_dark(start):
                game.record(Lost(runner.id, others))
            elif not is_dark(end):
                game.record(Found(runner.id, end, others))
        else:
            game.record(Ran(runner.id, start, end))
        state.number += 1
        state.ended = end[0] > state.setup.line or state.number >= LAST_ROUND * len(state.setup.players)


SYSTEM = Prowl()
