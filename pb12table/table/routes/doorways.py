"""Ways that lead through doors: where one stands to open a door, how far it must turn, and what lies behind it.

A body that walks opens the doors in its way.  All that asks where it gets to asks here: `Seeker.through_doors` finds a
way with the doors that are opened on it, `Wanderer.beyond_doors` what can be reached, and `with_doorways` gives the
table for maps.  What opening a door takes, and who may, a rule system says (`Hands`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count, pairwise
from math import hypot
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

import shapely

from pb12table.table.battlefield import Battlefield, Body, inside_table, without
from pb12table.table.motion.falling import stand, stand_heights
from pb12table.table.motion.sweep import walk
from pb12table.table.openings import USUAL, in_its_way, opened, with_doors
from pb12table.table.shapes import TOLERANCE, Footprint, Point3, Region, at_most, circumradius, rounded
from pb12table.table.terrain import Piece, shape_of
from pb12table.table.unions import geometry_of, region_of

AJAR: Final = 30.0
"""A door that does not turn so far, in degrees, is shut."""
TURNS: Final = (USUAL, 120.0, 60.0, 150.0, 45.0, 180.0, AJAR, 0.0)
"""How far a door is turned: the first of these with which one gets through."""
BESIDE: Final = 0.1
"""So far from a leaf one stands who opens it, in steps."""
_CLOSE: Final = 0.05
"""So far from a leaf that comes towards one stands who has but short arms, in steps."""
_AWAY: Final = -1000.0
"""A place from which nothing is in reach, in steps."""
_HAIR: Final = 0.01
"""What comes no nearer to a leaf than its radius less so much does not pass it, in steps."""
_NEAR: Final = 0.05
"""A place so near to an area may lie in it, in steps: whether it does, the way there says."""

Turned: TypeAlias = tuple[tuple[str, float], ...]
"""Doors, by id, that stand open by so many degrees, otherwise than on the table."""


# -- who opens doors, and from where ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hands:
    """Who opens doors: those with some ids, None for all, from where `reaches` says; leaves turn past no `others`.

    Leaves turn by one of some `degrees`; `places` are where some doors, by id, are opened from besides.
    """

    reaches: Callable[[Body, Piece], bool]
    others: tuple[Body, ...] = ()
    doors: tuple[str, ...] | None = None
    degrees: tuple[float, ...] = TURNS
    places: tuple[tuple[str, Point3], ...] = ()

    def may_open(self, door: Piece) -> bool:
        """Return whether these hands open a door, if they come near enough."""
        return door.hinge is not None and (self.doors is None or door.id in self.doors)

    def turns(self, door: Piece, body: Body) -> Iterator[float]:
        """Yield by how many degrees a body that stands somewhere may open a door, the usual ones first."""
        if not self.reaches(body, door):
            return
        for degrees in (USUAL,) if door.hinge is not None and door.hinge.lifts else self.degrees:
            if degrees != door.open and not in_its_way(door, degrees, (body, *self.others)):
                yield degrees


def _never(body: Body, door: Piece) -> bool:
    return False


NO_HANDS: Final = Hands(_never, (), ())
"""Those of a body that opens no door."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A door that is opened by so many degrees from a place to stand."""

    door: str
    degrees: float
    place: Point3


def places_at(door: Piece, radius: float) -> Iterator[Point3]:
    """Yield where a body of a radius could stand to open a closed door: on each side, clear of what the leaf passes."""
    hinge = door.hinge
    if hinge is None:
        return
    (x, y), (u, v) = hinge.at, hinge.end
    length = hypot(u - x, v - y)
    along, across = ((u - x) / length, (v - y) / length), (-(v - y) / length, (u - x) / length)
    off = hinge.thickness / 2.0 + radius + BESIDE
    for side in (1.0, -1.0):
        # A leaf that comes towards one is opened from beside its free end.
        comes = not hinge.lifts and (side > 0.0) == hinge.left
        far = length + radius + _HAIR if comes else length / 2.0
        at_x, at_y = x + far * along[0] + side * off * across[0], y + far * along[1] + side * off * across[1]
        yield (rounded(at_x), rounded(at_y), hinge.base)


def _by_the_hinge(door: Piece, radius: float) -> Iterator[Point3]:
    """Yield where else a body could stand to open a leaf that comes towards it: beside the hinge."""
    hinge = door.hinge
    if hinge is None or hinge.lifts:
        return
    (x, y), (u, v) = hinge.at, hinge.end
    length, side = hypot(u - x, v - y), 1.0 if hinge.left else -1.0
    along, across = ((u - x) / length, (v - y) / length), (-(v - y) / length, (u - x) / length)
    far, off = -(hinge.thickness / 2.0 + radius + _HAIR), side * (hinge.thickness / 2.0 + radius + _CLOSE)
    yield (rounded(x + far * along[0] + off * across[0]), rounded(y + far * along[1] + off * across[1]), hinge.base)


def _stands_at(battlefield: Battlefield, body: Body, door: Piece, hands: Hands) -> Iterator[Body]:
    """Yield a body where it stands safely and could open a door, on both sides of it."""
    radius = circumradius(body.footprint)
    given = (place for known, place in hands.places if known == door.id)
    for x, y, z in (*places_at(door, radius), *_by_the_hinge(door, radius), *given):
        there = body.at(x, y, z)
        if not inside_table(battlefield, there):
            continue
        for height in stand_heights(battlefield, x, y):
            there = body.at(x, y, height)
            if z - there.height < height < z + door.height and stand(battlefield, there, hands.others).safe:
                yield there


def openings(battlefield: Battlefield, body: Body, door: Piece, hands: Hands) -> Iterator[Opening]:
    """Yield how a door can be opened: from where the body is, if it can be, and from the places beside it."""
    for there in (body, *_stands_at(battlefield, body, door, hands)):
        for degrees in hands.turns(door, there):
            yield Opening(door.id, degrees, (there.x, there.y, there.z))


def is_shut(door: Piece, bodies: tuple[Body, ...]) -> bool:
    """Return whether a closed door cannot be opened as some bodies stand."""
    return bool(in_its_way(door, AJAR, bodies))


def opens(battlefield: Battlefield, body: Body, door: Piece, hands: Hands) -> bool:
    """Return whether a door can be opened at all: nobody holds it shut, and there is room to stand and open it."""
    return hands.may_open(door) and next(openings(battlefield, body, door, hands), None) is not None


@lru_cache(maxsize=256)
def with_doorways(battlefield: Battlefield, body: Body, hands: Hands) -> Battlefield:
    """Return the table as a body finds it that opens all doors it can."""
    doors = tuple(piece for piece in battlefield.pieces if piece.hinge is not None)
    open_ones = tuple(door.id for door in doors if opens(battlefield, body, door, hands))
    return without(battlefield, open_ones) if open_ones else battlefield


def as_opened(battlefield: Battlefield, footprint: Footprint, height: float, hands: Hands) -> Battlefield:
    """Return the table as anybody of a build finds it who comes from anywhere, and opens all doors that open."""
    return with_doorways(battlefield, Body("", footprint, _AWAY, _AWAY, 0.0, 0.0, height, height), hands)


def bars(door: str, battlefield: Battlefield, body: Body, places: tuple[Point3, ...]) -> bool:
    """Return whether a door, by its id, stops a body on its way along some places."""
    steps = pairwise(((body.x, body.y, body.z), *places))
    return any(walk(battlefield, body.at(*start), end[:2], ()).obstacle == door for start, end in steps)


# -- ways through them --------------------------------------------------------------------------------------------


class Walked(Protocol):
    """A way that was found: what it costs, and its places, the start first."""

    @property
    def cost(self) -> float:
        """Return the cost of the path."""

    @property
    def points(self) -> tuple[Point3, ...]:
        """Return where the path begins, bends and ends."""


Found = TypeVar("Found", bound=Walked)


@dataclass(frozen=True, slots=True)
class Ajar:
    """How a table differs from what it is: doors that were turned, and doors that are left out."""

    turned: Turned = ()
    out: tuple[str, ...] = ()

    def of(self, battlefield: Battlefield) -> Battlefield:
        """Return the table that differs so from another."""
        left = without(battlefield, self.out) if self.out else battlefield
        return with_doors(left, self.turned) if self.turned else left

    def opened(self, opening: Opening) -> Ajar:
        """Return the same with one door more turned."""
        others = tuple(each for each in self.turned if each[0] != opening.door)
        return Ajar((*others, (opening.door, opening.degrees)))


Find: TypeAlias = Callable[[Ajar, Point3], Found | None]
"""Find the cheapest way to the goal from a place, on a table that differs so; None where there is none."""
FindPlace: TypeAlias = Callable[[Ajar, Point3, Point3], Found | None]
"""The same to another place."""


@dataclass(frozen=True, slots=True)
class Part(Generic[Found]):
    """A way without a door that is opened, and the door that is opened at its end."""

    way: Found
    opening: Opening | None = None


@dataclass(frozen=True)
class Seeker(Generic[Found]):
    """A body that looks for a way to a goal through the doors that it opens on a table."""

    battlefield: Battlefield
    body: Body
    hands: Hands
    goal: Find[Found]
    place: FindPlace[Found]

    def through_doors(self) -> tuple[Part[Found], ...] | None:
        """Return the cheapest way to the goal, door by door; None where there is none.

        Which doors it leads through follows from the cheapest way on the table without them, so that by others it may
        be shorter by the steps that are taken to get beside a leaf.
        """
        doors = tuple(door for door in self.battlefield.pieces if opens(self.battlefield, self.body, door, self.hands))
        here = (self.body.x, self.body.y, self.body.z)
        return self._on(Ajar(), here, doors)

    def _on(self, now: Ajar, start: Point3, doors: tuple[Piece, ...]) -> tuple[Part[Found], ...] | None:
        as_it_is = self.goal(now, start)
        plain = None if as_it_is is None else (Part(as_it_is),)
        left = doors
        while left:
            loose = self.goal(Ajar(now.turned, tuple(door.id for door in left)), start)
            if loose is None or (as_it_is is not None and at_most(as_it_is.cost, loose.cost)):
                return plain
            door = first_passed(self.body, loose.points, left)
            if door is None:
                return plain
            found = self._through(now, start, door, tuple(each for each in doors if each is not door), loose)
            if found is not None:
                return found if plain is None or _cost(found) < _cost(plain) - TOLERANCE else plain
            left = tuple(each for each in left if each is not door)
        return plain

    def _through(
        self, now: Ajar, start: Point3, door: Piece, others: tuple[Piece, ...], loose: Found
    ) -> tuple[Part[Found], ...] | None:
        """Return the cheapest way that first leads through a door; None where it cannot be opened from here."""
        best: tuple[Part[Found], ...] | None = None
        for opening in self._openings(now, start, door, loose):
            way = self.place(now, start, opening.place)
            if way is None or (best is not None and way.cost >= _cost(best)):
                continue
            rest = self._on(now.opened(opening), opening.place, others)
            if rest is not None and (best is None or way.cost + _cost(rest) < _cost(best) - TOLERANCE):
                best = (Part(way, opening), *rest)
        return best

    def _openings(self, now: Ajar, start: Point3, door: Piece, loose: Found) -> Iterable[Opening]:
        """Return from where a door may be opened: each time out of the way, or else as it usually is."""
        found: dict[Point3, tuple[bool, Opening]] = {}
        body = self.body.at(*start)
        for opening in openings(now.of(self.battlefield), body, door, self.hands):
            if not found.get(opening.place, (False,))[0]:
                is_past = first_passed(body, loose.points, (opened(door, opening.degrees),)) is None
                if is_past or opening.place not in found:
                    found[opening.place] = (is_past, opening)
        return [opening for _, opening in found.values()]


def _cost(parts: Sequence[Part[Found]]) -> float:
    return sum(part.way.cost for part in parts)


def first_passed(body: Body, points: Sequence[Point3], doors: Iterable[Piece]) -> Piece | None:
    """Return the first of some doors whose leaf stands in a body's way along some places; None for none."""
    radius, shapes = circumradius(body.footprint), [(door, shape_of(door)) for door in doors]
    for start, end in pairwise(points):
        line = shapely.LineString([start[:2], end[:2]])
        low, high = min(start[2], end[2]), max(start[2], end[2]) + body.height
        passed = [
            (line.project(shape.centroid), door.id, door)
            for door, shape in shapes
            if door.base < high - TOLERANCE
            and low < door.top - TOLERANCE
            and shapely.distance(line, shape) < radius - _HAIR
        ]
        if passed:
            return min(passed, key=lambda each: each[:2])[2]
    return None


# -- what lies behind them ----------------------------------------------------------------------------------------

Areas: TypeAlias = Sequence[tuple[float, Region]]
"""Areas by the lowest stand height in each."""


@dataclass(frozen=True)
class Wanderer(Generic[Found]):
    """A body that gets to wherever it can on a table, opening doors; costs are what ways cost.

    `reach` tells where it gets to from a place, on a table that differs so, for each of some costs; `place` finds a way
    to a place that costs at most so much; `begins` is what has been spent when it goes on from a door, by what it had.
    A door that was opened is left out: it stands as wide as the way needs it.  No more than `most_doors` are opened.
    """

    battlefield: Battlefield
    body: Body
    hands: Hands
    reach: Callable[[Ajar, Point3, Sequence[float]], Sequence[Areas]]
    place: Callable[[Ajar, Point3, Point3, float], Found | None]
    begins: Callable[[float], float] = float
    most_doors: int | None = None

    def beyond_doors(self, limits: Sequence[float]) -> tuple[Areas, ...]:
        """Return where the body gets to for each of some costs, through doors, too."""
        here = (self.body.x, self.body.y, self.body.z)
        doors = [door for door in self.battlefield.pieces if opens(self.battlefield, self.body, door, self.hands)]
        most, number = max(limits, default=0.0), count()
        found: list[list[tuple[float, Region]]] = [[] for _ in limits]
        waiting = [(0.0, next(number), Ajar(), here)]
        known: set[tuple[str, Point3]] = set()
        while waiting and limits:
            spent, _, now, start = heappop(waiting)
            reached = self.reach(now, start, [max(limit - spent, 0.0) for limit in limits])
            for each, more in zip(found, reached, strict=True):
                each += more
            if self.most_doors is not None and len(now.out) + len(now.turned) >= self.most_doors:
                continue
            areas, table = reached[limits.index(most)], now.of(self.battlefield)
            for door in (door for door in doors if door.id not in (*now.out, *dict(now.turned))):
                for place in self._places(table, start, door, areas):
                    way = None if (door.id, place) in known else self.place(now, start, place, most - spent)
                    begins = most if way is None else self.begins(spent + way.cost)
                    if begins < most:
                        known.add((door.id, place))
                        heappush(waiting, (begins, next(number), self._past(now, door), place))
        return tuple(_joined(areas) for areas in found)

    def _past(self, now: Ajar, door: Piece) -> Ajar:
        """Return the table with one door more opened: as wide as the way needs it, or as it always is."""
        if len(self.hands.degrees) == 1:
            return Ajar((*now.turned, (door.id, self.hands.degrees[0])), now.out)
        return Ajar(now.turned, (*now.out, door.id))

    def _places(self, table: Battlefield, start: Point3, door: Piece, areas: Areas) -> Sequence[Point3]:
        """Return the places in some areas from where a door may be opened."""
        regions = [geometry_of(region) for _, region in areas]
        places = dict.fromkeys(each.place for each in openings(table, self.body.at(*start), door, self.hands))
        return [
            place
            for place in places
            if place == start or any(shapely.dwithin(region, shapely.Point(place[:2]), _NEAR) for region in regions)
        ]


def _joined(areas: Areas) -> Areas:
    """Return areas with those of one stand height as one region."""
    heights = sorted({height for height, _ in areas})
    joined: list[tuple[float, Region]] = []
    for height in heights:
        own = [region for other, region in areas if other == height]
        whole = own[0] if len(own) == 1 else region_of(shapely.union_all([geometry_of(region) for region in own]))
        joined.append((height, whole))
    return tuple(joined)
