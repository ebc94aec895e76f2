"""How exposed a figure is along a way: from how much of the enemy's ground each place of it is seen, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil

import numpy as np

from pb12table.analysis.layout import TABLE
from pb12table.analysis.walking import cheapest_walk, grounds_of, person_of, sources_against, united, with_doors_open
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Floats, Truths
from pb12table.table.shapes import TOLERANCE, Point, Point3, plan_distance, rounded, rounded_point
from pb12table.table.sight.many import Looks, Numbers, Sites, looks_from, sites_at
from pb12table.table.sight.sight import is_clear
from pb12table.table.surfaces import stand_heights

STEP = 0.5
"""Places of a way are so far apart along it, in steps, besides those where it turns."""


class NoWay(ValueError):
    """No way leads on to a place of a drawn way; `number` is which, counted from 1, and 0 where it cannot begin."""

    def __init__(self, number: int) -> None:
        super().__init__(str(number))
        self.number = number


@dataclass(frozen=True, slots=True)
class Place:
    """A place of a way: how far along it, in steps, and the share of the ground that sees it."""

    at: Point3
    along: float
    seen: float


@dataclass(frozen=True, eq=False)
class Along:
    """Exposure along a way: its `places`, what it `cost`s by the rules, and the ground, of so many places, that looks.

    `player` is the one whose opponents look; "" for the whole table.
    """

    player: str
    places: tuple[Place, ...]
    cost: float
    observers: int

    @property
    def length(self) -> float:
        """Return the length of the path, in steps."""
        return self.places[-1].along if self.places else 0.0

    @property
    def mean(self) -> float:
        """The mean share that sees a figure on the way, each stretch counted by its length."""
        if self.length <= 0.0:
            return self.places[0].seen if self.places else 0.0
        area = sum(0.5 * (a.seen + b.seen) * (b.along - a.along) for a, b in pairwise(self.places))
        return area / self.length

    @property
    def most(self) -> Place | None:
        """The most exposed place, the first of several."""
        return max(self.places, key=lambda place: place.seen, default=None)

    @property
    def hidden(self) -> float:
        """The length of the way, in steps, that is seen from nowhere."""
        return sum(b.along - a.along for a, b in pairwise(self.places) if a.seen == b.seen == 0.0)


def way_through(setup: GameSetup, points: Sequence[Point], height: float | None = None) -> tuple[list[Point3], float]:
    """Return a body's path through drawn places, the cheapest one from each to the next, and its cost.

    It leads through doors, which are opened on it; it begins at the lowest place to stand, or as high as told, and
    comes to the lowest that can be reached.  Raises NoWay.
    """
    walked_on = with_doors_open(setup)
    table, stature = setup.battlefield, person_of(setup).stature
    begins = [site.place for site in sites_at(table, stature, rounded_point(points[0]))] if points else []
    if height is not None:
        begins = sorted(begins, key=lambda place: abs(place[2] - height))
    if not begins:
        raise NoWay(0)
    found, cost = [begins[0]], 0.0
    for number, point in enumerate(points[1:], 1):
        walks = [
            cheapest_walk(walked_on, found[-1], site.place) for site in sites_at(table, stature, rounded_point(point))
        ]
        walk = min((walk for walk in walks if walk.cost is not None), key=lambda walk: walk.cost or 0.0, default=None)
        if walk is None or walk.cost is None:
            raise NoWay(number)
        found += walk.points[1:]
        cost += walk.cost
    return found, cost


def observers_of(setup: GameSetup, sites: Sites, player: str) -> Numbers:
    """Return the places of the ground from which a player's opponents come; all of the table for ""."""
    if player == TABLE:
        return np.arange(len(sites), dtype=np.intp)
    return united(sources_against(grounds_of(setup, sites), PlayerId(player)))


def along(
    setup: GameSetup, sites: Sites, player: str, points: Sequence[Point3], cost: float, step: float = STEP
) -> Along:
    """Return how exposed a figure is on a path through places to stand, to a player's opponents, or to all for ""."""
    observers = observers_of(setup, sites, player)
    places = cut(setup.battlefield, points, step)
    person = person_of(setup)
    aim = person.aim_at(person.stature.height)
    shares = exposures(setup.battlefield, sites, observers, [place for place, _ in places], aim)
    found = (Place(place, far, share) for (place, far), share in zip(places, shares.tolist(), strict=True))
    return Along(player, tuple(found), cost, len(observers))


def cut(battlefield: Battlefield, points: Sequence[Point3], step: float) -> list[tuple[Point3, float]]:
    """Return the points of a path no farther apart than a step, corners included, and how far along it each lies.

    Between two corners a figure stands on what lies there, as near to a straight line of their heights as can be.
    """
    found: list[tuple[Point3, float]] = [(points[0], 0.0)] if points else []
    before = 0.0
    for (x1, y1, z1), (x2, y2, z2) in pairwise(points):
        length = plan_distance((x1, y1), (x2, y2))
        count = max(1, ceil(length / step - TOLERANCE))
        for number in range(1, count + 1):
            if number == count:
                found.append(((x2, y2, z2), before + length))
                break
            share = number / count
            point = (rounded(x1 + share * (x2 - x1)), rounded(y1 + share * (y2 - y1)))
            wished = z1 + share * (z2 - z1)
            heights = [z for z in stand_heights(battlefield, *point) if z <= max(z1, z2) + TOLERANCE] or [wished]
            height = min(heights, key=lambda z: abs(z - wished))
            found.append(((*point, height), before + share * length))
        before += length
    return found


def exposures(
    battlefield: Battlefield, sites: Sites, observers: Numbers, places: Sequence[Point3], aim: float
) -> Floats:
    """Return for each place the fraction of observers that see the point
    at a height in steps above it; 0 without any.
    """
    if not len(observers) or not places:
        return np.zeros(len(places))
    seen = seen_from(battlefield, sites, observers, places, aim)
    return np.asarray(seen.sum(axis=0) / len(observers), dtype=np.float64)


def seen_from(
    battlefield: Battlefield, sites: Sites, observers: Numbers, places: Sequence[Point3], aim: float
) -> Truths:
    """Return which observers (rows) see the point at a height in steps above which places (columns)."""
    targets = np.array(places, dtype=np.float64) + np.array((0.0, 0.0, aim))
    eyes = [_eye(sites, number) for number in observers.tolist()]
    count = len(places)
    alone = Looks(
        targets, targets[:, 2].copy(), np.arange(count + 1, dtype=np.int64), np.arange(count, dtype=np.int64),
        np.zeros(count, dtype=np.int64), np.zeros((count, 2), dtype=np.int64),
    )  # fmt: skip
    seen = looks_from(battlefield, eyes, sites.raster, alone)
    if seen is None:
        ends = [(float(x), float(y), float(z)) for x, y, z in targets]
        seen = np.array([[is_clear(battlefield, eye, end) for end in ends] for eye in eyes], dtype=np.bool_)
    return seen.reshape(len(eyes), len(places))


def _eye(sites: Sites, number: int) -> Point3:
    x, y, z = sites.sites[number].place
    return (x, y, z + sites.stature.eye)
