"""Where figures can get to whose ways cost what they are long: a `WalkingFace` for systems that measure ways so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from pb12table.kernel.request import Refusal
from pb12table.skirmish.faces.measures import FiguresFace, FoundWay, Stretch
from pb12table.skirmish.hindrances import Barred, Shut, grounds_shut, ways_barred
from pb12table.skirmish.ids import FigureId
from pb12table.table.routes.barred.steps import Climber
from pb12table.table.routes.by_length.rates import Rates
from pb12table.table.routes.by_length.ways import cheapest, reach
from pb12table.table.routes.search.search_state import never
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.shapes import Point, Region
from pb12table.table.units import at_most

State = TypeVar("State", contravariant=True)


@dataclass(frozen=True)
class WalkingByLength(Generic[State]):
    """Ways on foot; points are lengths in steps.  What the methods do is said in `WalkingFace`.

    `mover` is a figure that looks for a way, and what ways cost it; `no_way` says that none leads to a place.
    """

    figures: FiguresFace[State]
    mover: Callable[[State, FigureId], tuple[Mover, Rates]]
    no_way: Refusal
    farthest: int = 60

    def counted(self, state: State, area: float, /) -> float:
        return area

    def way(self, state: State, figure: FigureId, to: Point, height: float | None, points: int, /) -> FoundWay:
        mover, rates = self.mover(state, figure)
        heights = self._heights(state, figure, to, height)
        for wished in heights:
            found = cheapest(mover, rates, to, wished, float(self.farthest))
            if found is not None:
                spent, stretches = 0.0, list[Stretch]()
                for part in found.stretches:
                    spent += part.cost
                    kind = "climb-over" if part.kind == "cross" else "on-foot"
                    stretches.append(Stretch(kind, part.end, part.cost, spent, paid=at_most(spent, points)))
                return FoundWay(tuple(stretches), found.cost)
        if not heights:
            return FoundWay((), 0.0, self.figures.no_stand(state, figure, to))
        return FoundWay((), 0.0, self.no_way, barred=self.barred(state, figure, to, height))

    def reach(self, state: State, figure: FigureId, points: int, /) -> Sequence[tuple[float, Region]] | Refusal:
        mover, rates = self.mover(state, figure)
        (found,) = reach(mover, rates, (float(points),))
        return found

    def barred(
        self, state: State, figure: FigureId, to: Point, height: float | None, stop: Callable[[], bool] = never, /
    ) -> tuple[Barred, ...]:
        heights = self._heights(state, figure, to, height)
        return ways_barred(Climber(*self.mover(state, figure)), (to, heights[0]), stop) if heights else ()

    def shut(self, state: State, figure: FigureId, /) -> Sequence[Shut]:
        return grounds_shut(Climber(*self.mover(state, figure)))

    def _heights(self, state: State, figure: FigureId, to: Point, height: float | None) -> Sequence[float]:
        return self.figures.stand_heights(state, figure, to) if height is None else (height,)
