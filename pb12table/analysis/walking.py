"""What an analysis asks of a setup, where figures come from and go to, and how far it is on foot by the cheapest legal
paths.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np

from pb12table.analysis.crew import Crew, Stage, Told, unheard
from pb12table.skirmish.bodies import Person
from pb12table.skirmish.faces.measures import LayoutFace, TrialsFace
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import Label, PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.known import measures
from pb12table.table.battlefield import Battlefield, changed_pieces, hulls_of
from pb12table.table.cells import Floats
from pb12table.table.footprints import Area, in_area
from pb12table.table.routes.doorways import AJAR, as_opened
from pb12table.table.routes.house import House, storeys_of
from pb12table.table.routes.narrow import Passage, narrow_places
from pb12table.table.shapes import Point, Point3, circumradius, plan_distance, rounded_point
from pb12table.table.sight.many import Numbers, Sites, sites_at


class Unmeasured(ValueError):
    """A rule system does not say how layouts are measured, or tried by play; `system` is its id."""

    def __init__(self, system: str) -> None:
        super().__init__(system)
        self.system = system


def measuring(setup: GameSetup) -> LayoutFace:
    """Return the face that measures layouts by the rules of a setup; raises Unmeasured."""
    found = measures(setup.system).layout
    if found is None:
        raise Unmeasured(setup.system)
    return found


def person_of(setup: Any) -> Person:
    """Return the body that a setup is measured with: the one that goes with it, or the average person.

    Raises Unmeasured.
    """
    usual = measuring(setup).person
    person: Person | None = setup.person
    return usual if person is None else person


def with_person(setup: GameSetup, person: Person | None) -> GameSetup:
    """Return a setup that is measured with a body, on a table as that walks it; the same for None."""
    if person is None:
        return setup
    found: GameSetup = with_changes(setup, person=person, battlefield=person.gait_on(setup.battlefield))
    return found


def with_doors_open(setup: GameSetup) -> GameSetup:
    """Return a setup as the body it is measured with walks it, opening the doors on the way; the same for none."""
    face, table = measuring(setup), setup.battlefield
    stature = person_of(setup).stature
    walked = as_opened(table, stature.footprint, stature.height, face.hands)
    return setup if walked is table else with_changes(setup, battlefield=walked)


def doors_of(setup: GameSetup) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the closed doors, by id, that the body opens on the way, and those that it cannot open."""
    doors = tuple(piece.id for piece in setup.battlefield.pieces if piece.hinge is not None and piece.open < AJAR)
    shut = {piece.id for piece in with_doors_open(setup).battlefield.pieces} if doors else set()
    return tuple(door for door in doors if door not in shut), tuple(door for door in doors if door in shut)


def trying(setup: GameSetup) -> TrialsFace[Any]:
    """Return the face that tries layouts by play by the rules of a setup; raises Unmeasured."""
    found = measures(setup.system).trials
    if found is None:
        raise Unmeasured(setup.system)
    return found


def house_on(system: str, battlefield: Battlefield) -> House | None:
    """Return the levels of a table for the average person of a rule system; None if it measures no layouts."""
    layout = measures(system).layout
    if layout is None:
        return None
    stature = layout.person.stature
    return storeys_of(battlefield, circumradius(stature.footprint), stature.height)


MOST_NARROW = 10.0
"""No wider passages are asked for, in steps."""


@dataclass(frozen=True, slots=True)
class Narrow:
    """The passages narrower than a `width` in steps, the narrowest first.

    `base` is that width in millimetres if it was asked for a base; `person` is how wide the body is that is measured
    with.
    """

    width: float
    base: float | None
    person: float
    passages: tuple[Passage, ...]

    @property
    def shut(self) -> tuple[Passage, ...]:
        """The passages too narrow for the body."""
        return tuple(passage for passage in self.passages if passage.width < self.person)


def narrow_of(setup: GameSetup, width: float | None = None, base: float | None = None) -> Narrow:
    """Return the passages below a width in steps, or that of a base in mm; twice that of the body without either."""
    own = person_of(setup)
    person = own.width
    if base is not None:
        width = steps_of(setup, base)
    wide = 2.0 * person if width is None else width
    return Narrow(wide, base, person, narrow_places(with_doors_open(setup).battlefield, own.stature.height, wide))


def steps_of(setup: GameSetup, millimetres: float) -> float:
    """Return how many steps a length on the real table is."""
    return millimetres / (10.0 * setup.step_cm)


def with_changes(setup: GameSetup, **changes: Any) -> Any:
    """Return a setup with some fields changed and without cached look-ups, which cannot be sent to other processes."""
    of_some_system: Any = setup
    return replace(of_some_system, **changes)


def digest_of(content: Any) -> str:
    """Return the digest of plain data or frozen dataclasses of it, the same in every process."""
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()[:24]


START = "start"
"""The kind of a ground that is no zone: where the figures of a player stand before the first round."""

SAME_HEIGHT = 0.5
"""Places that differ by less in height, in steps, can stand for each other."""

GOALS = (ZoneKind.EXIT, ZoneKind.HOLD, ZoneKind.CONTEST)
"""The zones a player wants to get to."""


@dataclass(frozen=True, eq=False)
class Ground:
    """A zone, or a start: its kind, whose it is, the sites in it, and a place to stand in their middle.

    Without sites there is no middle.
    """

    id: str
    kind: str
    players: tuple[PlayerId, ...]
    label: Label | None
    sites: Numbers
    middle: Point3 | None

    @property
    def is_source(self) -> bool:
        """Return whether figures come onto the table here."""
        return self.kind in (ZoneKind.ENTRY, START)

    @property
    def is_goal(self) -> bool:
        """Return whether somebody wants to get here."""
        return self.kind in GOALS


def grounds_of(setup: GameSetup, sites: Sites) -> tuple[Ground, ...]:
    """Return the grounds of a scenario: entries and starts first, in the order of the players, then the other zones."""
    zones = [
        _ground(setup, zone.id, zone.kind.value, zone.players, zone.label, sites, sites_in_area(sites, zone.area))
        for zone in setup.zones
    ]
    found: list[Ground] = []
    for player in setup.players:
        own = [ground for ground in zones if ground.is_source and player.id in ground.players]
        found += [ground for ground in own if ground not in found]
        own_figures = [figure.id for figure in setup.figures if figure.player == player.id]
        begins = [place for figure in own_figures if (place := measuring(setup).placing(setup, figure)) is not None]
        places = [(*place.at, place.height or 0.0) for place in begins]
        if places and not any(len(ground.sites) for ground in own):
            there = _nearest_sites(sites, places)
            found.append(_ground(setup, f"{START}-{player.id}", START, (player.id,), None, sites, there))
    return (*found, *(ground for ground in zones if ground not in found))


def sources_of(grounds: Sequence[Ground], player: PlayerId) -> list[Ground]:
    """Return the grounds from which a player's figures come."""
    return [ground for ground in grounds if ground.is_source and player in ground.players]


def sources_against(grounds: Sequence[Ground], player: PlayerId) -> list[Ground]:
    """Return the grounds from which only a player's opponents come."""
    return [ground for ground in grounds if ground.is_source and ground.players and player not in ground.players]


def united(grounds: Sequence[Ground]) -> Numbers:
    """Return the sites of several grounds together, each once."""
    return together([ground.sites for ground in grounds])


def together(groups: Sequence[Numbers]) -> Numbers:
    """Return the sites of several groups, ascending, each once."""
    return np.unique(np.concatenate([np.zeros(0, dtype=np.intp), *groups]))


def spread_out(numbers: Numbers, most: int) -> Numbers:
    """Return at most `most` of some sites, evenly spread in their order, and the same ones seen from the other end.

    So a table that is the same after half a turn is measured the same from both sides.
    """
    count = len(numbers)
    if count <= most:
        return numbers
    first = ((np.arange(most // 2) + 0.5) * count / most).astype(np.intp)
    middle = [count // 2] if most % 2 else []
    return numbers[np.concatenate([first, middle, count - 1 - first[::-1]]).astype(np.intp)]


def _ground(
    setup: GameSetup,
    key: str,
    kind: str,
    players: tuple[PlayerId, ...],
    label: Label | None,
    sites: Sites,
    there: Numbers,
) -> Ground:
    return Ground(key, kind, players, label, there, _middle(setup, sites, there) if len(there) else None)


def _middle(setup: GameSetup, sites: Sites, there: Numbers) -> Point3:
    """Return the exact middle of some sites if one can stand there at their height, else the site nearest to it."""
    mean = sites.places[there].mean(axis=0)
    nearest = int(there[int(np.argmin(np.round(((sites.places[there] - mean) ** 2).sum(axis=1), 6)))])
    x, y = rounded_point((float(mean[0]), float(mean[1])))
    for standing in sites_at(setup.battlefield, sites.stature, (x, y)):
        if abs(standing.place[2] - sites.sites[nearest].place[2]) <= SAME_HEIGHT:
            return standing.place
    return sites.sites[nearest].place


def sites_in_area(sites: Sites, area: Area) -> Numbers:
    """Return the places to stand that lie in an area, its border included."""
    found = [number for number, site in enumerate(sites.sites) if in_area(area, site.place[:2], site.place[2])]
    return np.array(found, dtype=np.intp)


def _nearest_sites(sites: Sites, places: Sequence[Point3]) -> Numbers:
    if not len(sites):
        return np.zeros(0, dtype=np.intp)
    found = [int(np.argmin(((sites.places - np.array(place)) ** 2).sum(axis=1))) for place in places]
    return np.unique(np.array(found, dtype=np.intp))


DETOUR = 4
"""Ways that cost more than so many times a straight one of the table's width and depth are not looked for."""

NEAR = 2.0
"""Terrain farther from a way than this, in steps, cannot be in its way: nothing is passed in strides of over a step."""


@dataclass(frozen=True, slots=True)
class Walk:
    """The cheapest way between two places: what it costs, how long it is in steps, and its points.

    `cost` is None where there is no way; then `points` lead as far as one gets.
    """

    start: Point3
    end: Point3
    cost: int | float | None
    length: float
    points: tuple[Point3, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """The cheapest way from the middle of one ground to that of another, both by id; None where nobody can stand."""

    start: str
    end: str
    walk: Walk | None


@dataclass(frozen=True, eq=False)
class Walks:
    """The ways that were looked for on a table, by their ends; `computed` is how many had to be worked out.

    `zones` is a digest of the zones, of which some are slow to walk in.
    """

    battlefield: Battlefield
    zones: str
    found: dict[tuple[Point3, Point3], Walk]
    computed: int


def cheapest_walk(setup: GameSetup, start: Point3, end: Point3) -> Walk:
    """Return the cheapest legal path of a body, alone on the table, from one place to stand to another."""
    if start == end:
        return Walk(start, end, 0, 0.0, (start,))
    table, face = setup.battlefield, measuring(setup)
    farthest = DETOUR * (table.width + table.depth) * face.step_cost(setup)
    cost, points = face.walk(setup, start, end, farthest)
    length = sum(plan_distance(first[:2], second[:2]) for first, second in pairwise(points))
    return Walk(start, end, cost, length, points)


def pairs_of(grounds: Sequence[Ground]) -> list[tuple[Ground, Ground]]:
    """Return the pairs of grounds to report paths between: from all but mere difficult or dark areas to every other."""
    return [
        (first, second)
        for first in grounds
        for second in grounds
        if first is not second and (first.is_source or (first.is_goal and (second.is_source or second.is_goal)))
    ]


def walks(
    setup: GameSetup,
    wanted: Sequence[tuple[Point3, Point3]],
    crew: Crew,
    *,
    before: Walks | None = None,
    told: Told = unheard,
) -> Walks:
    """Return the cheapest paths between pairs of places, reusing those found `before` if a change is too far away."""
    found: dict[tuple[Point3, Point3], Walk] = {}
    zones = digest_of(setup.zones)
    if before is not None and before.zones == zones:
        hulls = hulls_of(changed_pieces(before.battlefield, setup.battlefield))
        step_cost = measuring(setup).step_cost(setup)
        for pair in wanted:
            known = before.found.get(pair)
            if known is not None and not can_have_changed(known, hulls, step_cost):
                found[pair] = known
    missing = [pair for pair in dict.fromkeys(wanted) if pair not in found]
    told(Stage.WAYS, 0, len(missing))
    for done, (number, walk) in enumerate(crew.carried_out(_walked, with_changes(setup), missing), 1):
        found[missing[number]] = walk
        told(Stage.WAYS, done, len(missing))
    return Walks(setup.battlefield, zones, found, len(missing))


def _walked(setup: GameSetup, pair: tuple[Point3, Point3]) -> Walk:
    return cheapest_walk(setup, *pair)


def can_have_changed(known: Walk, hulls: Sequence[Floats], step_cost: float) -> bool:
    """Return whether terrain that changed within some hulls can have made a path longer or shorter.

    It cannot when the way keeps away from all of it, and a way past it costs as much at least: no way of a step costs
    less than `step_cost`.
    """
    for hull in hulls:
        ring = [(float(x), float(y)) for x, y in hull]
        if any(_distance(point[:2], ring) < NEAR for point in known.points):
            return True
        least = _distance(known.start[:2], ring) + _distance(known.end[:2], ring) - 2.0 * NEAR
        if known.cost is None or least * step_cost < known.cost:
            return True
    return False


def _distance(point: Point, corners: Sequence[Point]) -> float:
    """Return a lower bound for the distance of a point from the convex hull of corners."""
    middle = (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
    widest = max(plan_distance(middle, corner) for corner in corners)
    return max(plan_distance(point, middle) - widest, 0.0)


def ways_between(grounds: Sequence[Ground], found: Walks) -> tuple[Way, ...]:
    """Return the paths between grounds out of those that were searched for."""
    return tuple(
        Way(first.id, second.id, None if ends is None else found.found.get(ends))
        for first, second in pairs_of(grounds)
        for ends in (ends_of(first, second),)
    )


def ends_of(first: Ground, second: Ground) -> tuple[Point3, Point3] | None:
    """Return the middles of two grounds; None if nobody can stand in one of them."""
    if first.middle is None or second.middle is None:
        return None
    return first.middle, second.middle
