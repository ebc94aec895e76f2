"""What systems on a continuous table share: paths that cost what they are long, unreached storeys, threat maps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import numpy as np

from pb12table.kernel.request import Refusal
from pb12table.skirmish.bodies import Person
from pb12table.skirmish.faces.measures import OPENING, FiguresFace, FoundWay, Spot, Stretch
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.hindrances import Barred, Fault, LayoutFault, Shut, grounds_shut, ways_barred
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.cells import Raster
from pb12table.table.motion.contact import bodies_overlap
from pb12table.table.routes.barred import Climber
from pb12table.table.routes.doorways import Ajar, Areas, Hands, Part, Seeker, Wanderer
from pb12table.table.routes.house import storeys_of
from pb12table.table.routes.lengths import Rates
from pb12table.table.routes.search.search_state import never
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.parcels import parcels
from pb12table.table.routes.ways_by_length import Way, cheapest, reach
from pb12table.table.shapes import Point, Point3, Region, at_most, box_ring, circumradius, plan_distance, rounded_point
from pb12table.table.sight.many import Stature, Targets, covers, sites_in
from pb12table.table.sight.sight import cover_of
from pb12table.table.unions import Floats, Integers, Truths, nearest_inside

if TYPE_CHECKING:
    # Bots go without a drawing.
    from pb12table.skirmish.forms.form import Sketch

State = TypeVar("State", contravariant=True)


@lru_cache(maxsize=64)
def reach_within(mover: Mover, rates: Rates, limit: float) -> Areas:
    """Return where a body gets to for a cost, through no door; known where it was asked before."""
    return reach(mover, rates, (limit,))[0]


@lru_cache(maxsize=512)
def way_within(mover: Mover, rates: Rates, place: Point3, limit: float) -> Way | None:
    """Return the cheapest way to a place for a cost at most, None for none; known where it was asked before.

    For places that are asked for again and again, whatever is pointed at: beside doors, on the border of the reach.
    """
    return cheapest(mover, rates, place[:2], place[2], limit)


def way_beside(mover: Mover, rates: Rates, to: Point, limit: float) -> Way | None:
    """Return a way for a cost at most that ends as near as may be to where none leads; None if there is none."""
    place = nearest_in(reach_within(mover, rates, limit), to)
    return None if place is None else way_within(mover, rates, place, limit)


def through_doors(
    mover: Mover, rates: Rates, hands: Hands, to: Point, height: float, limit: float, stop: Callable[[], bool] = never
) -> tuple[Part[Way], ...] | None:
    """Return the cheapest way to a place and stand height, with the doors that are opened on it; None for none."""

    def find(now: Ajar, start: Point3, goal: Point, level: float) -> Way | None:
        return cheapest(_as_if(mover, now, start), rates, goal, level, limit, stop)

    def to_door(now: Ajar, start: Point3, place: Point3) -> Way | None:
        # Whoever points about looks for the same doors each time.
        if stop is never:
            return way_within(_as_if(mover, now, start), rates, place, limit)
        return find(now, start, place[:2], place[2])

    return Seeker(
        mover.battlefield, mover.body, hands, lambda now, start: find(now, start, to, height), to_door
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


INSIDE: Final = 0.02
"""So far inside the border of where a body gets it surely stands, in steps."""


def nearest_in(areas: Sequence[tuple[float, Region]], to: Point) -> Point3 | None:
    """Return the place in areas, told with the lowest stand height in each, that is nearest to another one.

    None where no area has room enough.
    """
    best: tuple[float, Point3] | None = None
    for lowest, region in areas:
        near = nearest_inside(region, to, INSIDE)
        if near is not None and (best is None or plan_distance(near, to) < best[0]):
            best = (plan_distance(near, to), (*near, lowest))
    return None if best is None else best[1]


def behind_doors(texts: Phrases, parts: Sequence[Part[Way]], price: Callable[[str, int], str]) -> Iterator[Sketch]:
    """Yield how a way looks that leads on through doors: a note where each is opened, and the way behind it.

    `price` is what a door, by its id, takes when so many have been opened before: the text `opening-price-` with it.
    """
    from pb12table.skirmish.forms.form import Note
    from pb12table.skirmish.forms.form import Stretch as Drawn

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

    def reach_remarks(self, state: State, figure: FigureId, /) -> Sequence[str]:
        return ()

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


def as_person(mover: Mover, rates: Rates, person: Person | None, usual: Person) -> tuple[Mover, Rates]:
    """Return a body that moves, and what ways cost it, with the body of a person; the same for None.

    It climbs as high as the rules let anybody, unless it climbs otherwise than the `usual` person.
    """
    if person is None:
        return mover, rates
    climb = mover.climb if person.climb == usual.climb else person.climb
    if person.climb != usual.climb:
        rates = replace(rates, highest=person.climb, deepest=person.climb)
    return replace(mover, body=clad(mover.body, person), climb=climb), rates


def clad(own: Body, person: Person | None) -> Body:
    """Return a body with the stature of a person, where it is; the same for None."""
    if person is None:
        return own
    stature = person.stature
    return Body(own.id, stature.footprint, own.x, own.y, own.z, own.facing, stature.height, stature.eye)


CLOSING: Final = "roof"
"""The last word of the kinds of terrain that close a house at the top: no way need lead onto these."""


def storey_faults(
    battlefield: Battlefield,
    person: tuple[float, float, float],
    zones: Iterable[Zone],
    figures: Sequence[tuple[Point, float | None]],
) -> tuple[LayoutFault, ...]:
    """Return the levels above the ground that no path leads to from where figures begin, walked or climbed.

    A `person` is told by radius, height and how high it climbs at a time, in steps; `figures` by their places with
    their stand heights, None for any. Where no figure begins, ways from the ground count.
    """
    radius, height, climb = person
    house = storeys_of(battlefield, radius, height)
    if house.count == 1:
        return ()
    whole = parcels(battlefield, radius, height, climb)
    roots = {parcel.number for at, stand in figures for parcel in whole.under(at, stand)}
    roots |= {parcel.number for zone in zones if zone.kind is ZoneKind.ENTRY for parcel in whole.meeting(zone.area)}
    starts = sorted(roots) or [parcel.number for parcel in whole.found[:1]]
    kinds = {piece.id: piece.kind.split("-")[-1] for piece in battlefield.pieces}
    return tuple(
        LayoutFault(
            Fault.STOREY_CUT_OFF,
            lost.pieces[0],
            rounded_point(lost.inside),
            lost.pieces,
            is_grave=False,
            storey=lost.storey,
            height=lost.height,
        )
        for lost in house.cut_off(whole, starts)
        if any(kinds[piece] != CLOSING for piece in lost.pieces)
    )


SAME_STOREY: Final = 0.1
"""Stand heights that lie so little below the lowest of an area, in steps, may be of it."""


@lru_cache(maxsize=16)
def spots_on(battlefield: Battlefield, stature: Stature, grid: float) -> tuple[Spot, ...]:
    """Return the middles of all cells where a body stands safely, alone on the table, with the cells' outlines."""
    raster = Raster(battlefield.width, battlefield.depth, grid)
    found: list[Spot] = []
    for row in range(raster.rows):
        for column in range(raster.columns):
            west, south = column * grid, row * grid
            east, north = min(west + grid, raster.width), min(south + grid, raster.depth)
            ring = box_ring(west, south, east, north)
            found += [Spot(site.place, ring) for site in sites_in(battlefield, stature, raster, (column, row))]
    return tuple(found)


def places_reached(
    battlefield: Battlefield,
    start: Point3,
    areas: Sequence[tuple[float, Region]],
    grid: float,
    heights_at: Callable[[Point], Sequence[float]],
) -> list[Point3]:
    """Return where a figure begins, and the middles of cells in areas that it reaches, each with its stand height.

    `areas` are told with the lowest stand height in each, `heights_at` are those at a point.  The nearest come first.
    """
    raster = Raster(battlefield.width, battlefield.depth, grid)
    found: set[Point3] = set()
    for lowest, region in areas:
        for row, column in zip(*np.nonzero(raster.inside(region)), strict=True):
            point = raster.middle((int(column), int(row)))
            heights = [height for height in heights_at(point) if height >= lowest - SAME_STOREY]
            if heights:
                found.add((*point, min(heights)))
    found.discard(start)
    return [start, *sorted(found, key=lambda place: (plan_distance(place[:2], start[:2]), place))]


class Onlookers:
    """The spots of a table as bodies of one stature, with the figures that stand in their way."""

    def __init__(
        self, battlefield: Battlefield, stature: Stature, spots: Sequence[Spot], figures: tuple[Body, ...]
    ) -> None:
        self.battlefield = battlefield
        self.bodies = [stature.body(spot.place) for spot in spots]
        self.targets = Targets(battlefield, self.bodies)
        self._radius = circumradius(stature.footprint)
        self._replaced = {
            number: frozenset(each.id for each in there)
            for number, body in enumerate(self.bodies)
            if (there := [each for each in figures if self._is_near(each, body) and bodies_overlap(each, body)])
        }

    def _is_near(self, figure: Body, body: Body) -> bool:
        return plan_distance(figure.position, body.position) < circumradius(figure.footprint) + self._radius

    def free_of(self, attacker: Body) -> Truths:
        """Return the spots on which a person has room beside an attacker."""
        near = np.hypot(*(self.targets.places - np.array(attacker.position)).T)
        free: Truths = np.ones(len(self.bodies), dtype=np.bool_)
        for number in np.flatnonzero(near < circumradius(attacker.footprint) + self._radius).tolist():
            free[number] = not bodies_overlap(attacker, self.bodies[number])
        return free

    def distances(self, attacker: Body) -> Floats:
        """Return the distance from an attacker's base point to theirs, in steps in space."""
        away: Floats = np.sqrt(((self.targets.aims - np.array(attacker.base_point)) ** 2).sum(axis=1))
        return away

    def covered(self, attacker: Body, others: tuple[Body, ...], numbers: Integers) -> Floats:
        """Return the covered fraction of those on some spots, who stand there in place of all others that do."""
        alone = np.array([number in self._replaced for number in numbers.tolist()], dtype=np.bool_)
        shares = np.empty(len(numbers))
        plain = numbers[~alone]
        shares[~alone] = [share for share, _ in covers(self.battlefield, attacker, self.targets.some(plain), others)]
        for row in np.flatnonzero(alone).tolist():
            number = int(numbers[row])
            left = self.left(number, others)
            shares[row] = cover_of(self.battlefield, attacker, self.bodies[number], left)[0].covered_share
        return shares

    def left(self, number: int, others: Sequence[Body]) -> tuple[Body, ...]:
        """Return the figures that are still there when a person stands on a spot."""
        gone = self._replaced.get(number, frozenset())
        return tuple(other for other in others if other.id not in gone)

    def is_replaced(self, number: int, figure: str) -> bool:
        """Return whether a figure stands where a person on a spot would."""
        return figure in self._replaced.get(number, frozenset())
