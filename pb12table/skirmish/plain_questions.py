"""Questions that many games have, whose form the window makes by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, ClassVar, Final, TypeVar

from pb12table.kernel.request import Chance, Choice, Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.plain_states import OfForm
from pb12table.skirmish.plain_table import TableState
from pb12table.skirmish.walking import way_within
from pb12table.table.motion.rests import stand
from pb12table.table.routes.lengths import Rates
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.ways_by_length import Way, cheapest
from pb12table.table.shapes import Point, moved, plan_distance, rounded_point

State = TypeVar("State")
Table = TypeVar("Table", bound=TableState)
TURNS: Final = tuple(number * 22.5 for number in range(16))
"""The directions that are looked at when places are suggested, in degrees."""
NEARLY: Final = 0.995
"""A suggested way takes this share of what can be walked, so that it is surely short enough."""
FAR: Final = 200.0
"""Ways are not looked for that are longer, in steps."""


@dataclass(frozen=True, slots=True)
class OneOf(Choice[State, str]):
    """The question which of some figures, or of some other ids or words."""

    able: tuple[str, ...]

    def options(self, state: State) -> tuple[str, ...]:
        return self.able

    def decode(self, plain: Any) -> str:
        if not isinstance(plain, str):
            raise ValueError("expected a word")
        return plain


@dataclass(frozen=True, slots=True)
class GoTo(OfForm[Table, Point]):
    """The question where a figure goes on foot: along a way of at most so many steps, or nowhere.

    A system may derive from it; `rates` are what its ways cost.  Others stand in the way.
    """

    form: ClassVar[type] = tuple[float, float]
    rates: ClassVar[Rates] = Rates()

    figure: FigureId
    steps: float

    def mover(self, state: Table) -> Mover:
        """Return who moves, and between whom."""
        return Mover(state.battlefield, state.body(self.figure), state.others(self.figure), 0.0)

    def way(self, state: Table, to: Point) -> Way | None:
        """Return the way to a place, None if there is none that is short enough."""
        mover = self.mover(state)
        return way_within(mover, self.rates, (*to, mover.body.z), self.steps)

    def refusal(self, state: Table, answer: Point) -> Refusal | None:
        mover = self.mover(state)
        if not stand(mover.battlefield, mover.at(answer, mover.body.z), mover.others).safe:
            return Refusal("", "go-no-room")
        if plan_distance(mover.body.position, answer) <= self.steps and self.way(state, answer) is not None:
            return None
        return Refusal("", "go-too-far", (("steps", round(self.steps, 1)),))

    def default(self, state: Table) -> Point:
        return rounded_point(self.mover(state).body.position)

    def sample(self, state: Table, chance: Chance) -> Point:
        turn, far = chance.uniform(0.0, 360.0), self.steps * NEARLY
        return next((place for place in self._around(state, turn, (far, far / 3.0))), self.default(state))

    def hints(self, state: Table) -> list[Point]:
        """Return where the figure is, and places as far away as one gets in some directions."""
        found = [place for turn in TURNS for place in self._around(state, turn, (self.steps * NEARLY,))]
        return [self.default(state), *found]

    def towards(self, state: Table, to: Point, within: float = 0.0) -> Point:
        """Return how far the figure gets on its way to a place, or to one `within` so many steps of it.

        The place may be far away; where no way leads there, it is where the figure is.
        """
        mover = self.mover(state)
        around = (rounded_point(moved(to, turn, within)) for turn in (TURNS if within else ()))
        places = [to, *sorted(around, key=lambda place: plan_distance(place, mover.body.position))]
        found = (cheapest(mover, self.rates, place, mover.body.z, FAR) for place in places)
        way = next((each for each in found if each is not None), None)
        left = self.steps * NEARLY
        for (x, y, _), (to_x, to_y, _) in pairwise(() if way is None else way.points):
            far = plan_distance((x, y), (to_x, to_y))
            if far > left:
                share = left / far
                place = rounded_point((x + (to_x - x) * share, y + (to_y - y) * share))
                return place if self.refusal(state, place) is None else self.default(state)
            left -= far
        return rounded_point(way.points[-1][:2]) if way is not None and way.points else self.default(state)

    def best(self, state: Table, measure: Callable[[Point], float]) -> Point:
        """Return the place for which a measure is least, of some that are tried in that order, and of where one is."""
        (here, stay), far = (self.mover(state).body.position, self.default(state)), self.steps * NEARLY
        places = [rounded_point(moved(here, turn, length)) for turn in TURNS for length in (far, far / 2.0)]
        better = sorted((place for place in places if measure(place) < measure(stay)), key=measure)
        return next((place for place in better if self.refusal(state, place) is None), stay)

    def _around(self, state: Table, turn: float, lengths: tuple[float, ...]) -> list[Point]:
        """Return the places at some distances in a direction to which the figure can go."""
        here = self.mover(state).body.position
        places = [rounded_point(moved(here, turn, far)) for far in lengths]
        return [place for place in places if self.refusal(state, place) is None]
