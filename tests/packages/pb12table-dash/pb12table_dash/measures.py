"""What Dash tells of measuring: runners see all round and pay for ways by length, a metre and a half to a step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any, Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.bodies import Person
from pb12table.skirmish.faces.measures import (
    FoundWay,
    LayoutFace,
    Looking,
    MeasuresFace,
    Placing,
    SeenFigure,
    Stretch,
    WalkingFace,
)
from pb12table.skirmish.hindrances import Barred, Shut, grounds_shut, ways_barred
from pb12table.skirmish.ids import FigureId
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import Area
from pb12table.table.routes.barred import Climber
from pb12table.table.routes.doorways import NO_HANDS
from pb12table.table.routes.lengths import Rates
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.ways_by_length import cheapest, reach
from pb12table.table.shapes import Circle, Point, Point3, Region
from pb12table.table.sight.many import Stature
from pb12table.table.sight.sight import EVERYWHERE, sight_to_body
from pb12table_dash.system import RADIUS, DashSetup, State, body

METRES: Final = 1.5
"""How long a step is."""
RATES: Final = Rates(METRES)
LEAST_SHARE: Final = 0.2


def mover(battlefield: Battlefield, runner: Body, others: tuple[Body, ...] = ()) -> Mover:
    return Mover(battlefield, runner, others, 0.0)


class Figures:
    def on_table(self, state: State, /) -> Sequence[FigureId]:
        return list(state.at)

    def with_figure(self, setup: Any, *_: Any) -> None:
        """There are no profiles."""

    def with_a_player(self, setup: Any, /) -> Any:
        return setup

    def place_typed(self, setup: Any, typed: Point, /) -> Point | None:
        return typed

    def stand_heights(self, state: State, figure: FigureId, at: Point, /) -> Sequence[float]:
        return [0.0]

    def no_stand(self, state: State, figure: FigureId, at: Point, /) -> Refusal:
        return Refusal("", "dash-no-room")

    def put(self, setup: Any, figure: FigureId, at: Point, height: float, /) -> Any:
        return setup


class Looks:
    def looking(self, state: State, figure: FigureId, /) -> Looking:
        others = [body(state, other) for other in state.at if other != figure]
        return Looking(body(state, figure), EVERYWHERE, others)

    def seen(self, state: State, observer: FigureId, target: FigureId, /) -> SeenFigure:
        one, other = body(state, observer), body(state, target)
        found = sight_to_body(state.battlefield, one, other, EVERYWHERE, (), LEAST_SHARE)
        return SeenFigure(found, not found.exists, None, LEAST_SHARE)


class Walks(WalkingFace[Any]):
    farthest = 100

    def counted(self, state: State, area: float, /) -> float:
        return area

    def way(self, state: State, figure: FigureId, to: Point, height: float | None, points: int, /) -> FoundWay:
        others = tuple(body(state, other) for other in state.at if other != figure)
        found = cheapest(mover(state.battlefield, body(state, figure), others), RATES, to, height or 0.0, self.farthest)
        if found is None:
            return FoundWay((), 0.0, Refusal("", "dash-no-room"))
        spent = accumulate(part.cost for part in found.stretches)
        parts = [
            Stretch("dash", part.end, part.cost, so_far, paid=so_far <= points)
            for part, so_far in zip(found.stretches, spent, strict=True)
        ]
        return FoundWay(tuple(parts), found.cost)

    def reach(self, state: State, figure: FigureId, points: int, /) -> Sequence[tuple[float, Region]]:
        (found,) = reach(mover(state.battlefield, body(state, figure)), RATES, (float(points),))
        return found

    def barred(
        self, state: State, figure: FigureId, to: Point, height: float | None, stop: Callable[[], bool], /
    ) -> tuple[Barred, ...]:
        return ways_barred(Climber(mover(state.battlefield, body(state, figure)), RATES), (to, height or 0.0), stop)

    def shut(self, state: State, figure: FigureId, /) -> Sequence[Shut]:
        return grounds_shut(Climber(mover(state.battlefield, body(state, figure)), RATES))


class Layouts(LayoutFace):
    person = Person(Stature(Circle(RADIUS), 1.0, 0.9), 0.9, 0)
    hands = NO_HANDS
    way_unit = "metres"
    cover_unit = "levels"

    def placing(self, setup: DashSetup, figure: FigureId, /) -> Placing:
        return Placing(setup.figure_by_id[figure].at, 0.0)

    def step_cost(self, setup: DashSetup, /) -> float:
        return METRES

    def slow(self, setup: DashSetup, /) -> tuple[Area, ...]:
        return ()

    def walk(
        self, setup: DashSetup, start: Point3, end: Point3, farthest: float, /
    ) -> tuple[float | None, tuple[Point3, ...]]:
        here = Body("", self.person.stature.footprint, *start, 0.0, 1.0, 0.9)
        found = cheapest(mover(setup.battlefield, here), RATES, end[:2], end[2], farthest)
        return (None, (start,)) if found is None else (found.cost, found.points)

    def cover_rules(self, setup: DashSetup, /) -> None:
        """Nobody takes cover in a race."""

    def cover(self, setup: DashSetup, covered_share: float, translucent: Sequence[str], /) -> None:
        """The same."""


MEASURES = MeasuresFace(Figures(), Looks(), Walks(), Layouts())
