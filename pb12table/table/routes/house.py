"""Which storeys a table has for people: what lies above what with room for a body between, told from the geometry.

A deck is a connected surface that bodies of a build find room on: the table, a roof, a floor, a ramp. It lies one
storey above the highest deck on which a body can stand wholly beneath it, and on the lowest, the ground, where there is
none: so do hills and the roofs of massive houses. Above the ground storeys are numbered by height: what lies as high as
the second storey of the house beside it, or higher, is of that storey at least, whatever is beneath it.
A thing is of the storey that it rests on, and one that hangs over heads, as a roof does, of the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield
from pb12table.table.index import Entry, terrain_index
from pb12table.table.motion.obstacles import FAN
from pb12table.table.routes.space.free_space import meeting_parts
from pb12table.table.routes.space.parcels import Parcels
from pb12table.table.routes.space.walkable import NO_AREA, Surface, between_heights, surfaces_of
from pb12table.table.shapes import TOLERANCE, Box, Point, Point3, Region
from pb12table.table.surfaces import SUPPORT_BAND, open_heights
from pb12table.table.terrain import Piece, shape_of
from pb12table.table.unions import Floats, geometry_of, region_of

GROUND: Final = 0
"""The number of the lowest storey."""

BESIDE: Final = 0.3
"""So far from the edge of a deck, in steps, a thing may stand that rests on it."""

_LADDER: Final = 0.6
"""So far from the edge of a deck, in steps, something one climbs may stand that leads up to it."""

_MOST_KNOWN: Final = 4096
"""Of so many places the storey is kept before the memory is emptied."""

_HAIR: Final = 0.03
"""Half as wide walls without thickness are outlined, in steps."""

Numbers = NDArray[np.intp]


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """A connected surface: `whole` seen from above, `places` where the base point of a body can stop on it.

    `storey` is its number; `pieces` are the ids of what it is made of, none for the table.
    """

    surface: Surface
    whole: BaseGeometry
    places: BaseGeometry
    storey: int
    pieces: tuple[str, ...]

    @property
    def is_ramp(self) -> bool:
        """Return whether the deck is not level."""
        return self.surface.ramp is not None

    def stands_at(self, height: float) -> bool:
        """Return whether a stand height is one of the deck's."""
        slack = SUPPORT_BAND + TOLERANCE
        return self.surface.low - slack <= height <= self.surface.high + slack


@dataclass(frozen=True, slots=True)
class Link:
    """Stairs, a ramp or something one climbs, by its id, and the storeys it joins: from below, and the upper one."""

    piece: str
    lower: int
    upper: int
    climbed: bool


@dataclass(frozen=True, slots=True)
class Storey:
    """A storey: its number, the least and the greatest stand height of its level decks, and the room on it.

    `area` is that of all places for the base point, in square steps; `links` are what joins it with others.
    """

    number: int
    low: float
    high: float
    area: float
    links: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class Stand:
    """A place to stand: of which storey, how high, and on which piece, "" for the table."""

    storey: int
    height: float
    piece: str


@dataclass(frozen=True, slots=True)
class CutOff:
    """A deck that no way leads to: of which storey, how high, a place `inside` it, and the ids of its pieces."""

    storey: int
    height: float
    inside: Point
    pieces: tuple[str, ...]


class House:
    """The storeys of a table for bodies of a radius and a height, in steps; what is asked for is worked out once."""

    def __init__(self, battlefield: Battlefield, radius: float, height: float) -> None:
        self.battlefield, self.radius, self.height = battlefield, radius, height
        self._known: dict[Point3, int] = {}

    @cached_property
    def is_storeyed(self) -> bool:
        """Return whether anything is so high that one can stand beneath it: else no storey can be shown alone."""
        return any(self.things.values())

    @cached_property
    def count(self) -> int:
        """Return how many storeys have standing places."""
        lids = (entry for entry in terrain_index(self.battlefield).carrying if self._is_high(entry.piece))
        # Where no body can stand above another, decks need not be looked for.
        return max(deck.storey for deck in self.decks) + 1 if any(lids) else 1

    def _is_high(self, piece: Piece) -> bool:
        """Return whether a piece begins so high above the table that a body may stand beneath it."""
        return not piece.passable and piece.base >= self.height - TOLERANCE

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        """All decks with places, the table first, the lower ones before those above them."""
        found: list[Deck] = []
        surfaces = surfaces_of(self.battlefield, self.radius, self.height, FAN)
        for surface in sorted(surfaces, key=lambda surface: surface.low):
            parts = [surface.whole] if surface.height == 0.0 and surface.ramp is None else _parts(surface.whole)
            for whole in parts:
                places = _areas(surface.end if len(parts) == 1 else surface.end.intersection(whole))
                if places.area > NO_AREA:
                    found.append(Deck(surface, whole, places, self._storey_of(surface, whole, found), ()))
            found = _by_height(found)
        if not found:
            return ()
        return tuple(Deck(deck.surface, deck.whole, deck.places, deck.storey, self._made_of(deck)) for deck in found)

    def _storey_of(self, surface: Surface, whole: BaseGeometry, lower: Sequence[Deck]) -> int:
        """Return the storey above the highest deck on which a body can stand wholly beneath a surface."""
        over: BaseGeometry | None = None
        number = GROUND
        for deck in sorted(lower, key=lambda deck: -deck.storey):
            if deck.storey < number:
                break
            room = surface.low - self.height + TOLERANCE
            if deck.surface.low > room or not deck.whole.intersects(whole):
                continue
            over = whole.buffer(-self.radius) if over is None else over
            if over.is_empty:
                break  # narrower than the body
            below = deck.places
            if deck.surface.ramp is not None and deck.surface.high > room:
                band = between_heights(deck.surface.ramp, -1.0, room)
                below = below if band is None else below.intersection(band)
            if below.intersection(over).area > NO_AREA:
                number = max(number, deck.storey + 1)
        return number

    def _made_of(self, deck: Deck) -> tuple[str, ...]:
        """Return the ids of the pieces whose tops are a deck."""
        if deck.surface.ramp is not None:
            return (deck.surface.ramp.piece.id,)
        return tuple(
            entry.piece.id
            for entry in terrain_index(self.battlefield).carrying
            if entry.flat and abs(entry.top - deck.surface.height) <= TOLERANCE
            and deck.whole.intersects(shape_of(entry.piece))
        )  # fmt: skip

    # -- places ---------------------------------------------------------------------------------------------

    def numbers_at(self, places: Floats) -> Numbers:
        """Return the storey of each of some standing places, as rows of x, y and stand height."""
        found = np.zeros(len(places), dtype=np.intp)
        if self.count == 1 or not len(places):
            return found
        points = np.asarray(shapely.points(places[:, :2]))
        nearest = np.full(len(places), np.inf)
        for deck in self.decks:
            slack = SUPPORT_BAND + TOLERANCE
            low, high = deck.surface.low - slack, deck.surface.high + slack
            maybe = np.flatnonzero((places[:, 2] >= low) & (places[:, 2] <= high))
            if deck.is_ramp:
                rises = [abs(deck.surface.height_at((x, y)) - z) for x, y, z in places[maybe].tolist()]
                maybe = maybe[np.array(rises, dtype=np.float64) <= slack]
            # Of two decks as near as each other the higher one, as ramps meet the floor they lead to.
            away = shapely.distance(deck.whole, points[maybe])
            closer = away < nearest[maybe] - TOLERANCE
            found[maybe[closer]] = deck.storey
            nearest[maybe[closer]] = away[closer]
        return found

    def number_at(self, place: Point3) -> int:
        """Return the storey of a standing place."""
        if place not in self._known:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[place] = int(self.numbers_at(np.array([place], dtype=np.float64))[0])
        return self._known[place]

    def stands_at(self, point: Point) -> tuple[Stand, ...]:
        """Return all standing places at a point seen from above, from the bottom up."""
        place, field = shapely.Point(point), self.battlefield
        if not (0.0 <= point[0] <= field.width and 0.0 <= point[1] <= field.depth):
            return ()
        free = open_heights(field, *point)
        found: list[Stand] = []
        for deck in self.decks:
            height = deck.surface.height_at(point)
            near = deck.whole.distance(place) <= TOLERANCE and deck.places.distance(place) <= self.radius * 1.1
            if near and any(abs(height - each) <= TOLERANCE for each in free):
                found.append(Stand(deck.storey, height, self._piece_at(deck, place)))
        return tuple(sorted(found, key=lambda stand: stand.height))

    def _piece_at(self, deck: Deck, place: shapely.Point) -> str:
        by_id = terrain_index(self.battlefield).by_id
        return next((key for key in deck.pieces if shape_of(by_id[key].piece).distance(place) <= TOLERANCE), "")

    def height_at(self, number: int, point: Point) -> float | None:
        """Return how high one stands at a point of a storey; None if it has no place there."""
        return max((stand.height for stand in self.stands_at(point) if stand.storey == number), default=None)

    def floor_at(self, number: int, point: Point) -> float:
        """Return the height on which something of a storey rests at a point: its nearest level deck."""
        place = shapely.Point(point)
        decks = [deck for deck in self.decks if deck.storey == number and not deck.is_ramp]
        nearest = min(decks, key=lambda deck: (deck.whole.distance(place), -deck.surface.height), default=None)
        return 0.0 if nearest is None else nearest.surface.height

    def next_floor(self, number: int, box: Box, reach: float) -> float | None:
        """Return the height of the lowest level deck of a storey within a reach of a box; None if there is none."""
        near = shapely.box(*box)
        decks = (deck for deck in self.decks if deck.storey == number and not deck.is_ramp)
        return min((deck.surface.height for deck in decks if deck.whole.distance(near) <= reach), default=None)

    def within(self, areas: Iterable[tuple[float, Region]], number: int) -> tuple[tuple[float, Region], ...]:
        """Return areas at stand heights without their parts above a storey; empty ones are dropped."""
        found: list[tuple[float, Region]] = []
        for height, region in areas:
            lids = [deck.whole for deck in self.decks if deck.storey > number and deck.stands_at(height)]
            if not lids:
                found.append((height, region))
                continue
            left = region_of(shapely.make_valid(geometry_of(region)).difference(shapely.union_all(lids)))
            if left.area > NO_AREA:
                found.append((height, left))
        return tuple(found)

    def outside(self, number: int) -> Region:
        """Return the part of the table without anything of a storey: no place, no thing, nor stairs leading to it."""
        field, by_id = self.battlefield, terrain_index(self.battlefield).by_id
        own = [deck.whole for deck in self.decks if deck.storey == number]
        own += [shape_of(by_id[link.piece].piece) for link in self.links if link.upper == number and not link.climbed]
        own += [shape_of(piece) for piece in self.battlefield.pieces if self.things[piece.whole] == number]
        return region_of(shapely.box(0.0, 0.0, field.width, field.depth).difference(shapely.union_all(own)))

    def cut_off(self, whole: Parcels, starts: Sequence[int]) -> tuple[CutOff, ...]:
        """Return the decks above the ground storey that no path leads to from some parcels, not even by climbing.

        `whole` are the parcels for bodies as these are. Of a deck to which a way leads somewhere nothing is told.
        """
        if self.count == 1:
            return ()
        found: list[CutOff] = []
        for deck in self.decks:
            if deck.storey == GROUND or deck.is_ramp:
                continue
            own = [
                parcel
                for parcel in whole.found
                if abs(parcel.height - deck.surface.height) <= SUPPORT_BAND
                and shapely.dwithin(deck.whole, shapely.Point(parcel.inside), TOLERANCE)
            ]
            if own and not any(whole.can_enter(parcel, starts, climbing=True) for parcel in own):
                largest = max(own, key=lambda parcel: parcel.area)
                found.append(CutOff(deck.storey, deck.surface.height, largest.inside, deck.pieces))
        return tuple(found)

    # -- things ---------------------------------------------------------------------------------------------

    @cached_property
    def things(self) -> dict[str, int]:
        """The storey of each thing by its id, parts of a thing taken together."""
        by_thing: dict[str, list[Piece]] = {}
        for piece in self.battlefield.pieces:
            by_thing.setdefault(piece.whole, []).append(piece)
        return {thing: self._storey_of_thing(pieces) for thing, pieces in by_thing.items()}

    def _storey_of_thing(self, pieces: Sequence[Piece]) -> int:
        base = min(piece.base for piece in pieces)
        if base < self.height - TOLERANCE:
            return GROUND
        shape = shapely.union_all([shape_of(piece) for piece in pieces])
        below = [
            (deck.surface.height, deck.storey)
            for deck in self.decks
            if not deck.is_ramp
            and deck.surface.height <= base + SUPPORT_BAND
            and shapely.dwithin(deck.whole, shape, BESIDE)
        ]
        height, storey = max(below, default=(0.0, GROUND))
        carried = {piece.id for piece in pieces}
        carries = max((deck.storey for deck in self.decks if carried.intersection(deck.pieces)), default=GROUND)
        if base < height + self.height - TOLERANCE:
            return max(storey, carries)
        block = self._block_below(pieces[0], shape, base)
        return max(storey + 1, carries) if block is None else self._storey_of_thing([block])

    def _block_below(self, piece: Piece, shape: BaseGeometry, base: float) -> Piece | None:
        """Return a massive piece bearing no body and no mere wall, on which most of a thing rests, like a chimney."""
        for entry in terrain_index(self.battlefield).near(shape.bounds):
            other = entry.piece
            if other.whole == piece.whole or other.thin or not entry.solid or abs(entry.top - base) > SUPPORT_BAND:
                continue
            below = shape_of(other)
            whole, common = shape, shape.intersection(below)
            is_most = 2.0 * common.area > whole.area or (whole.area == 0.0 and 2.0 * common.length > whole.length)
            if is_most and not below.buffer(-self.radius).is_empty:
                return other
        return None

    @cached_property
    def most(self) -> int:
        """The highest number that one storey can be shown alone with: of a place, or below the highest lid."""
        return max(self.count - 1, max(self.things.values(), default=GROUND) - 1)

    def above(self, number: int) -> tuple[str, ...]:
        """Return the ids of the things that lie above a storey, in the order of the table."""
        return tuple(thing for thing, storey in self.things.items() if storey > number)

    def lid(self, number: int) -> Region:
        """Return what lies above a storey, seen from above, as one region; walls without thickness are a hair wide."""
        above = set(self.above(number))
        shapes = [shape_of(piece) for piece in self.battlefield.pieces if piece.whole in above]
        return region_of(shapely.union_all([shape if shape.area else shape.buffer(_HAIR) for shape in shapes]))

    # -- what joins them --------------------------------------------------------------------------------------

    @cached_property
    def links(self) -> tuple[Link, ...]:
        """Return what leads from one storey to another, in the order of the table."""
        if self.count == 1:
            return ()
        found = [
            self._stairs(entry) if entry.piece.is_ramp else self._ladder(entry)
            for entry in terrain_index(self.battlefield).entries
            if (entry.piece.is_ramp and entry.carries) or entry.piece.climbable
        ]
        return tuple(link for link in found if link is not None)

    def _stairs(self, entry: Entry) -> Link | None:
        """Return which storeys a ramp joins: those of the level decks that it can be walked to."""
        ramps = [deck.surface for deck in self.decks if deck.surface.ramp is entry]
        met = [
            deck.storey
            for deck in self.decks
            if not deck.is_ramp and any(_meet(ramp, deck) for ramp in ramps)
        ]  # fmt: skip
        if not met or min(met) == max(met):
            return None
        return Link(entry.piece.whole, min(met), max(met), climbed=False)

    def _ladder(self, entry: Entry) -> Link | None:
        """Return which storeys a climbable thing joins: that of its foot, and the highest one it leads up to."""
        shape, ledge = shape_of(entry.piece), self.battlefield.gait.ledge + TOLERANCE
        near = [
            deck
            for deck in self.decks
            if not deck.is_ramp
            and (deck.surface.height <= entry.base + SUPPORT_BAND or abs(deck.surface.height - entry.top) <= ledge)
            and entry.piece.id not in deck.pieces
            and shapely.dwithin(deck.places, shape, _LADDER)
        ]
        feet = [deck.storey for deck in near if deck.surface.height <= entry.base + SUPPORT_BAND]
        heads = [deck.storey for deck in near if deck.surface.height > entry.base + SUPPORT_BAND]
        if not feet or not heads or max(heads) <= max(feet):
            return None
        return Link(entry.piece.whole, max(feet), max(heads), climbed=True)

    # -- all of them ------------------------------------------------------------------------------------------

    @cached_property
    def storeys(self) -> tuple[Storey, ...]:
        """Each storey that has places, from below."""
        found: list[Storey] = []
        for number in range(self.count):
            own = [deck for deck in self.decks if deck.storey == number]
            if own:
                level = [deck.surface.height for deck in own if not deck.is_ramp] or [own[0].surface.low]
                links = tuple(link for link in self.links if number in (link.lower, link.upper))
                area = float(sum(deck.places.area for deck in own))
                found.append(Storey(number, min(level), max(level), area, links))
        return tuple(found)


@lru_cache(maxsize=32)
def storeys_of(battlefield: Battlefield, radius: float, height: float) -> House:
    """Return the storeys of a table for round bodies of a radius and a height, in steps."""
    return House(battlefield, radius, height)


def _by_height(decks: list[Deck]) -> list[Deck]:
    """Return decks, the last of which are the highest, so that above the ground no lower one has a higher number.

    What lies as high as a storey elsewhere on the table, or higher, is of that storey at least.
    """
    top = decks[-1].surface.high if decks and not decks[-1].is_ramp else None
    if top is None:
        return decks
    above = [deck for deck in decks if deck.storey > GROUND and not deck.is_ramp]
    number = max((deck.storey for deck in above), default=GROUND)
    return [
        replace(deck, storey=number)
        if deck in above and deck.surface.high >= top - TOLERANCE and deck.storey < number
        else deck
        for deck in decks
    ]


def _meet(ramp: Surface, deck: Deck) -> bool:
    """Return whether walking leads from a ramp to a level deck."""
    met = meeting_parts(ramp, deck.surface)
    return met is not None and bool(shapely.dwithin(met[0], met[1].intersection(deck.whole), 0.001))


def _areas(shape: BaseGeometry) -> BaseGeometry:
    """Return a shape without lines and points in it, which GEOS cannot always overlay."""
    return shapely.union_all(_parts(shape)) if isinstance(shape, shapely.GeometryCollection) else shape


def _parts(shape: BaseGeometry) -> list[BaseGeometry]:
    return [part for part in shapely.get_parts(shape).tolist() if part.area > NO_AREA]
