"""Where figures can get to whose ways cost what they are long: a `WalkingFace` for systems that measure ways so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from pb12table.kernel.request import Refusal
from pb12table.skirmish.faces.measures import OPENING, FiguresFace, FoundWay, Stretch
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.sketch import Note, Sketch
from pb12table.skirmish.forms.sketch import Stretch as Drawn
from pb12table.skirmish.hindrances import Barred, Shut, grounds_shut, ways_barred
from pb12table.skirmish.ids import FigureId
from pb12table.table.routes.barred.steps import Climber
from pb12table.table.routes.by_length.rates import Rates
from pb12table.table.routes.by_length.ways import Way, cheapest, reach
from pb12table.table.routes.doorways import Ajar, Areas, Hands, Part, Seeker, Wanderer
from pb12table.table.routes.search.search_state import never
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.shapes import Point, Point3, Region
from pb12table.table.units import at_most

State = TypeVar("State", contravariant=True)


def through_doors(
    mover: Mover, rates: Rates, hands: Hands, to: Point, height: float, limit: float, stop: Callable[[], bool] = never
) -> tuple[Part[Way], ...] | None:
    """Return the cheapest way to a place and stand height, with the doors that are opened on it; None for none."""

    def find(now: Ajar, start: Point3, goal: Point, level: float) -> Way | None:
        return cheapest(_as_if(mover, now, start), rates, goal, level, limit, stop)

    return Seeker(
        mover.battlefield,
        mover.body,
        hands,
        lambda now, start: find(now, start, to, height),
        lambda now, start, place: find(now, start, place[:2], place[2]),
    ).through_doors()


def beyond_doors(
    mover: Mover,
    rates: Rates,
    hands: Hands,
    limits: Sequence[float],
    stop: Callable[[], bool] = never,
    most_doors: int | None = None,
) -> tuple[Areas, ...]:
    """Return where a body gets to for each of some costs, through the doors that it opens, too, or so many of them."""
    return Wanderer(
        mover.battlefield,
        mover.body,
        hands,
        lambda now, start, rooms: reach(_as_if(mover, now, start), rates, rooms, stop),
        lambda now, start, place, most: cheapest(_as_if(mover, now, start), rates, place[:2], place[2], most, stop),
        most_doors=most_doors,
    ).beyond_doors(limits)


def behind_doors(
    texts: Phrases, parts: Sequence[Part[Way]], price: Callable[[str, int], str]
) -> Iterator[Sketch]:
    """Yield how a way looks that leads on through doors: a note where each is opened, and the way behind it.

    `price` is what a door, by its id, takes when so many have been opened before: the text `opening-price-` with it.
    """
    for number, part in enumerate(parts):
        if number:
            yield from (Drawn(each.start[:2], each.end[:2]) for each in part.way.stretches)
        if part.opening is not None:
            told = texts(f"opening-price-{price(part.opening.door, number)}")
            yield Note(part.opening.place[:2], texts("plan-opening", price=told))


def _as_if(mover: Mover, now: Ajar, start: Point3) -> Mover:
    """Return a body that moves somewhere else, on a table that differs."""
    return replace(mover, battlefield=now.of(mover.battlefield), body=mover.body.at(*start))


@dataclass(frozen=True)
class WalkingByLength(Generic[State]):
    """Ways on foot; points are lengths in steps.  What the methods do is said in `WalkingFace`.

    `mover` is a figure that looks for a way, and what ways cost it; `no_way` says that none leads to a place.  `hands`
    tells which doors it opens, and `price` what the next one takes that is opened: the text `opening-price-` with it.
    """

    figures: FiguresFace[State]
    mover: Callable[[State, FigureId], tuple[Mover, Rates]]
    no_way: Refusal
    hands: Callable[[State, FigureId], Hands]
    price: Callable[[State, FigureId, str, int], str]
    farthest: int = 60

    def counted(self, state: State, area: float, /) -> float:
        return area

    def way(self, state: State, figure: FigureId, to: Point, height: float | None, points: int, /) -> FoundWay:
        mover, rates = self.mover(state, figure)
        heights = self._heights(state, figure, to, height)
        for wished in heights:
            found = through_doors(mover, rates, self.hands(state, figure), to, wished, float(self.farthest))
            if found is not None:
                return self._found(state, figure, found, points)
        if not heights:
            return FoundWay((), 0.0, self.figures.no_stand(state, figure, to))
        return FoundWay((), 0.0, self.no_way, barred=self.barred(state, figure, to, height))

    def _found(self, state: State, figure: FigureId, parts: Sequence[Part[Way]], points: int) -> FoundWay:
        spent, opened, stretches = 0.0, 0, list[Stretch]()
        for part in parts:
            for each in part.way.stretches:
                spent += each.cost
                kind = "climb-over" if each.kind == "cross" else "on-foot"
                stretches.append(Stretch(kind, each.end, each.cost, spent, paid=at_most(spent, points)))
            if part.opening is not None:
                door, at = part.opening.door, part.opening.place
                price, paid = self.price(state, figure, door, opened), at_most(spent, points)
                stretches.append(Stretch(OPENING, at, 0.0, spent, paid, door, price))
                opened += 1
        return FoundWay(tuple(stretches), spent)

    def reach(self, state: State, figure: FigureId, points: int, /) -> Sequence[tuple[float, Region]] | Refusal:
        mover, rates = self.mover(state, figure)
        (found,) = beyond_doors(mover, rates, self.hands(state, figure), (float(points),))
        return found

    def barred(
        self, state: State, figure: FigureId, to: Point, height: float | None, stop: Callable[[], bool] = never, /
    ) -> tuple[Barred, ...]:
        heights = self._heights(state, figure, to, height)
        climber = Climber(*self.mover(state, figure))
        return ways_barred(climber, (to, heights[0]), stop, self.hands(state, figure)) if heights else ()

    def shut(self, state: State, figure: FigureId, /) -> Sequence[Shut]:
        return grounds_shut(Climber(*self.mover(state, figure)), hands=self.hands(state, figure))

    def _heights(self, state: State, figure: FigureId, to: Point, height: float | None) -> Sequence[float]:
        return self.figures.stand_heights(state, figure, to) if height is None else (height,)
