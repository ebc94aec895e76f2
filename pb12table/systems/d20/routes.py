"""Ways that are looked for: round what is in the way, as far as a creature may still go; and where it can get to.

What a way costs and whether it can be gone the rules say (`rules/moving/ways`); here it is found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from math import ceil
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.form import Sketch
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.walking import behind_doors, beyond_doors, through_doors, way_beside
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.d20.rules.asking.answers import Move
from pb12table.systems.d20.rules.asking.legality import in_reach_from, is_known, move_refusal, way_of_move
from pb12table.systems.d20.rules.carrying_out import provocations
from pb12table.systems.d20.rules.creatures import body, grapplers, known_others, left, profile
from pb12table.systems.d20.rules.data import CELL, GAIT, Mode, Needs, ObjectKind, ObjectSetup, plain_door
from pb12table.systems.d20.rules.state import State
from pb12table.systems.d20.rules.ways import DEARER, DRAGGING, barring
from pb12table.table.battlefield import Battlefield, Body, body_ring
from pb12table.table.footprints import Area, circle_ring
from pb12table.table.motion.falling import stand_heights
from pb12table.table.openings import USUAL
from pb12table.table.routes.doorways import Hands, Part
from pb12table.table.routes.lengths import Rates, with_slopes
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.ways_by_length import Way as Found
from pb12table.table.shapes import Circle, Point, Point3, Region, plan_distance
from pb12table.table.terrain import Piece

FARTHEST: Final = 120.0
"""No way round is longer, in metres."""
HOLD: Final = 0.5
"""So far apart a climbing creature holds on, which is also what is walked over, in metres.  Section 4.1."""
_FREE: Final = (Mode.FLY, Mode.SWIM)
"""Modes in which nothing is walked round."""
_HALVINGS: Final = 12
_DEEPEST: Final = 1000.0
"""No water is as deep, in metres."""
_LEGAL_ELSEWHERE: Final = ("off-the-table", "way-too-long", "no-stop-inside")
"""Refusals that no way round helps."""


def snapped(state: State, figure: FigureId, point: Point) -> Point:
    """Return a place of the table, or on squares the nearest place where a creature of this size can stand.  D092."""
    if not state.setup.options.grid:
        return point
    across = max(1, round(profile(state, figure).size.space / CELL))
    off = CELL / 2.0 if across % 2 else 0.0
    x, y = (round((value - off) / CELL) * CELL + off for value in point)
    return (round(x, 3), round(y, 3))


def _on_the_table(state: State, figure: FigureId, point: Point) -> Point:
    """Return the nearest place to one at which a creature's body lies on the table; on squares all do."""
    if state.setup.options.grid:
        return point
    margin, battlefield = profile(state, figure).size.space / 2.0, state.battlefield
    x, y = max(point[0], margin), max(point[1], margin)
    return (min(x, battlefield.width - margin), min(y, battlefield.depth - margin))


def rates_of(state: State, figure: FigureId, mode: Mode) -> Rates:
    """Return what walking costs when looking for paths: no climbs, and costly ground as in the rules."""
    zones = [zone for zone in state.setup.zones if mode is not Mode.SWIM or zone.kind is not ZoneKind.DEEP]
    rates = on_foot(state.battlefield, zones, crawls=state.figures[figure].is_prone, drags=drags(state, figure))
    return replace(rates, highest=GAIT.ledge, deepest=GAIT.ledge)


def drags(state: State, figure: FigureId) -> bool:
    """Return whether a creature drags another one.  D091."""
    return bool(grapplers(state, figure))


def on_foot(
    battlefield: Battlefield,
    zones: Sequence[Zone],
    spaces: Sequence[Area] = (),
    *,
    crawls: bool = False,
    drags: bool = False,
) -> Rates:
    """Return the costs of paths on foot, climbs included: nothing is cheaper than in the rules.

    Difficult ground and spaces of others are dear once, deep water besides, and slopes are as long as in space.
    D049 to D051, D080, D091, DR09, DR17.
    """
    difficult = (*(zone.area for zone in zones if zone.kind is ZoneKind.DIFFICULT), *spaces)
    deep = tuple(
        replace(zone.area, band=zone.area.band or (-_DEEPEST, 0.0)) for zone in zones if zone.kind is ZoneKind.DEEP
    )
    times = DRAGGING if drags else 1.0
    walk, climb = times * (1.0 + DEARER * crawls), times * (1.0 + DEARER)
    dear = tuple((areas, times * DEARER) for areas in (difficult, deep) if areas)
    return Rates(walk, up=climb, down=climb, dear=with_slopes(battlefield, dear, walk))


def _ring_of(each: Body) -> tuple[Point, ...]:
    ring = body_ring(each)
    if ring is not None:
        return ring
    assert isinstance(each.footprint, Circle), "a footprint is a circle or a ring"
    return circle_ring(each.position, each.footprint.radius)


def mover_on_foot(state: State, figure: FigureId) -> tuple[Mover, Rates]:
    """Return a creature looking for a path: foes bar it, friends are costly ground.  D055, D056."""
    bars = barring(state, figure)
    spaces = [
        Area(_ring_of(other), (), (other.z - HOLD, other.z + HOLD))
        for other in known_others(state, figure)
        if other not in bars
    ]
    crawls = state.figures[figure].is_prone
    rates = on_foot(state.battlefield, state.setup.zones, spaces, crawls=crawls, drags=drags(state, figure))
    return Mover(state.battlefield, body(state, figure), bars, HOLD), rates


@dataclass(frozen=True, slots=True)
class DoorsInReach:
    """Which doors, as things, a body lays hands on from where it stands.  D031, DR53."""

    things: tuple[ObjectSetup, ...]

    def __call__(self, stands: Body, door: Piece) -> bool:
        """Return whether a door is in reach."""
        return any(thing.piece == door.id and in_reach_from(stands, thing) for thing in self.things)


def hands_of(state: State, figure: FigureId) -> Hands:
    """Return which doors a creature opens on its way: those it knows of.  D031, D034, DR53."""
    things = (thing for thing in state.setup.things if thing.kind is ObjectKind.DOOR)
    known = tuple(thing for thing in things if is_known(state, figure, thing))
    places = tuple((thing.piece, (x, y, thing.z)) for thing in known for x, y in thing.places)
    doors = tuple(thing.piece for thing in known)
    return Hands(DoorsInReach(known), known_others(state, figure), doors, (USUAL,), places)


def at_hand(stands: Body, door: Piece) -> bool:
    """Return whether a body lays hands on a door that is used like any other.  D031, DR53."""
    return in_reach_from(stands, plain_door(door))


def price_of(state: State, figure: FigureId, door: str, opened: int) -> str:
    """Return what it takes to open the next door in a turn.  D031, D032, D034, DR53."""
    awkward = any(thing.piece == door and thing.needs is Needs.ACTION for thing in state.setup.things)
    return "use-object" if awkward or opened else "interaction"


def mover_of(state: State, figure: FigureId, here: Body | None = None) -> Mover:
    """Return a creature looking for a path past all others that it knows of."""
    own = body(state, figure) if here is None else here
    return Mover(state.battlefield, own, known_others(state, figure), ceil(GAIT.ledge))


def areas_of(state: State, figure: FigureId, mode: Mode, here: Body, rest: float) -> Sequence[tuple[float, Region]]:
    """Return where a creature gets on foot from a place with a number of metres; it promises nothing out of reach.

    Doors are opened on the way, as long as that is free.  D031, DR53.
    """
    hands = hands_now(state, figure)
    return beyond_doors(mover_of(state, figure, here), rates_of(state, figure, mode), hands, (rest,), most_doors=1)[0]


def hands_now(state: State, figure: FigureId) -> Hands:
    """Return which doors a creature opens in its turn for nothing.  D031, D032, DR53."""
    hands = hands_of(state, figure)
    if state.figures[figure].interaction_used:
        return replace(hands, doors=())
    free = tuple(door for door in hands.doors or () if price_of(state, figure, door, 0) == "interaction")
    return replace(hands, doors=free)


@dataclass(frozen=True, slots=True)
class Led:
    """Where a drawn path leads, and the `parts` in which it leads on through doors.

    `beside`: no way leads to where it was drawn to, but as near as that.
    """

    path: tuple[Point, ...]
    parts: tuple[Part[Found], ...] = ()
    beside: bool = False


def led_through(state: State, figure: FigureId, mode: Mode, path: Sequence[Point]) -> Led:
    """Return a drawn path on foot: if its last leg is barred it leads around that, and no farther than it may.

    Nobody means to climb what can be walked round for less.  Where a door must be opened it ends before that (DR53).  A
    place so near an edge of the table that a body would stand over it means the nearest at which it does not.  Who
    flies or swims goes as was drawn.
    """
    if not path or mode in _FREE:
        return Led(tuple(path))
    found = [*path[:-1], _on_the_table(state, figure, snapped(state, figure, path[-1]))]

    def refusal(points: Sequence[Point]) -> Refusal | None:
        return move_refusal(state, figure, Move(tuple(points), mode))

    # A way that is too long may be barred farther on all the same.
    way = way_of_move(state, figure, Move(tuple(found), mode))
    why = way.refusal or refusal(found)
    is_barred = why is not None and why.reason not in _LEGAL_ELSEWHERE
    parts: tuple[Part[Found], ...] = ()
    if is_barred or any(part.kind == "climb" for part in way.parts):
        parts = _round(state, figure, mode, found) or ()
        walked = [*path[:-1], *((x, y) for x, y, _ in parts[0].way.points[1:])] if parts else []
        if is_barred and not parts:
            beside = _beside(state, figure, mode, found)
            if beside:
                return Led(beside, beside=True)
        elif parts and (why is not None or _is_cheaper(state, figure, mode, parts, walked, way.cost)):
            found = walked
        else:
            parts = ()
    onward = parts if len(parts) > 1 else ()
    if state.setup.options.grid or not found:
        return Led(tuple(found), onward)
    return Led(as_far_as(state.figures[figure].at[:2], found, refusal), onward)


def _is_cheaper(
    state: State, figure: FigureId, mode: Mode, parts: Sequence[Part[Found]], path: Sequence[Point], cost: float
) -> bool:
    """Return whether a path costs less than another way, and no door must be opened on it."""
    return len(parts) == 1 and way_of_move(state, figure, Move(tuple(path), mode)).cost < cost


def doors_ahead(texts: Phrases, state: State, figure: FigureId, parts: Sequence[Part[Found]]) -> Iterator[Sketch]:
    """Yield how a way looks behind the doors that are opened on it, each with its price.  D031, DR53."""
    return behind_doors(texts, parts, partial(price_of, state, figure))


def as_far_as(
    start: Point, path: Sequence[Point], refusal: Callable[[Sequence[Point]], Refusal | None]
) -> tuple[Point, ...]:
    """Return a path, or its beginning if it is longer than the movement that is left."""
    why = refusal(path)
    return _cut(start, path, refusal) if why is not None and why.reason == "way-too-long" else tuple(path)


def _round(state: State, figure: FigureId, mode: Mode, path: Sequence[Point]) -> tuple[Part[Found], ...] | None:
    """Return the last leg of a path around what is in the way, with the doors opened on it; None if there is none."""
    before = tuple(path[:-1])
    here = way_of_move(state, figure, Move(before, mode)).end if before else body(state, figure)
    for height in reversed(stand_heights(state.battlefield, *path[-1])):
        mover, rates = mover_of(state, figure, here), rates_of(state, figure, mode)
        found = through_doors(mover, rates, hands_of(state, figure), path[-1], height, FARTHEST)
        if found is not None:
            return found
    return None


def _beside(state: State, figure: FigureId, mode: Mode, path: Sequence[Point]) -> tuple[Point, ...]:
    """Return a path that ends as near as may be to where no way leads; () if nothing nearer can be got to."""
    if state.setup.options.grid:
        return ()
    before = tuple(path[:-1])
    so_far = way_of_move(state, figure, Move(before, mode))
    here = so_far.end if before else body(state, figure)
    rest = left(state, figure, mode) - so_far.cost
    mover, rates = mover_of(state, figure, here), rates_of(state, figure, mode)
    way = way_beside(mover, rates, path[-1], rest)
    found = () if way is None else (*before, *((round(x, 3), round(y, 3)) for x, y, _ in way.points[1:]))
    return found if found and move_refusal(state, figure, Move(found, mode)) is None else ()


def _cut(
    start: Point, path: Sequence[Point], refusal: Callable[[Sequence[Point]], Refusal | None]
) -> tuple[Point, ...]:
    """Return as much of a path as is left, found by bisection; all of it if none of it can be walked."""
    low, high, best = 0.0, 1.0, tuple(path)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2.0
        tried = _share(start, path, middle)
        why = refusal(tried)
        if why is None:
            low, best = middle, tried
        elif why.reason == "no-way":
            low = middle
        else:
            high = middle
    return best


def _share(start: Point, path: Sequence[Point], share: float) -> tuple[Point, ...]:
    """Return the beginning of a path, a fraction of its length."""
    legs = list(pairwise((start, *path)))
    rest = share * sum(plan_distance(one, other) for one, other in legs)
    found: list[Point] = []
    for (x, y), (to_x, to_y) in legs:
        long = plan_distance((x, y), (to_x, to_y))
        if long >= rest:
            part = rest / long if long else 0.0
            return (*found, (round(x + (to_x - x) * part, 3), round(y + (to_y - y) * part, 3)))
        found.append((to_x, to_y))
        rest -= long
    return tuple(found)


def provoked_by(state: State, figure: FigureId, answer: Move) -> list[tuple[FigureId, Point3]]:
    """Return the foes that a movement provokes, each once, and where.  D058, D078, DR23."""
    parts = way_of_move(state, figure, answer).parts
    found: dict[FigureId, Point3] = {}
    for each in provocations(state, figure, parts, flying=answer.mode is Mode.FLY):
        if each.reacts:
            found.setdefault(each.foe, each.at)
    return list(found.items())
