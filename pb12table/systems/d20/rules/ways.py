"""How far feet, wings and fins lead: paths in straight parts, squares, jumps, costs, and why they cannot be taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.d20.rules.creatures import body, data, grapplers, is_foe, is_unconscious, known_others, profile
from pb12table.systems.d20.rules.data import CELL, Ability, ItemKind, Mode
from pb12table.systems.d20.rules.state import State
from pb12table.table.battlefield import Battlefield, Body, body_ring, inside_table
from pb12table.table.footprints import Area, overlaps_in_plan
from pb12table.table.index import Entry, terrain_index
from pb12table.table.motion.falling import LOOK, first_edge, settled
from pb12table.table.motion.passing import (
    Shares,
    along,
    area_along,
    band_along,
    circle_along,
    common,
    covered,
    first_hit,
    length_of,
    stays_on_table,
)
from pb12table.table.motion.rests import is_held_up
from pb12table.table.motion.sweep import legs_over_ramps, lift, slide, swept, walk
from pb12table.table.motion.vertical import floor_below
from pb12table.table.shapes import (
    GRID,
    TOLERANCE,
    Circle,
    Outline,
    Point,
    Point3,
    angle_between,
    at_most,
    direction,
    plan_distance,
    rounded,
    rounded_point,
)
from pb12table.table.surfaces import SUPPORT_BAND, ground_profile, supports_of

_NEAR: Final = 0.002
"""So far off the middle of its squares a place may be by rounding, in metres."""


def squares_across(body: Body) -> int:
    """Return how many squares wide a body is."""
    assert isinstance(body.footprint, Outline), "on a grid bodies are squares"
    side = 2.0 * max(x for x, _ in body.footprint.points)
    return max(1, round(side / CELL))


def is_on_grid(body: Body, at: Point) -> bool:
    """Return whether a place is the middle of a body's squares: of one or three squares, or the corner of two."""
    offset = 0.5 if squares_across(body) % 2 else 0.0
    return all(abs(value / CELL - offset - round(value / CELL - offset)) * CELL <= _NEAR for value in at)


def nearest_on_grid(body: Body, at: Point) -> Point:
    """Return the middle of a body's squares that is nearest to a place."""
    offset = 0.5 if squares_across(body) % 2 else 0.0
    x, y = ((round(value / CELL - offset) + offset) * CELL for value in at)
    return (rounded(x), rounded(y))


def steps_to(body: Body, start: Point, goal: Point) -> Iterator[Point] | None:
    """Return the squares straight or diagonally from one to another; None if there is no such path."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    across, along = round(abs(dx) / CELL), round(abs(dy) / CELL)
    straight = across == 0 or along == 0 or across == along
    if not straight or not is_on_grid(body, goal) or max(across, along) == 0:
        return None
    return _steps(start, goal, max(across, along))


def _steps(start: Point, goal: Point, count: int) -> Iterator[Point]:
    for number in range(1, count + 1):
        share = number / count
        yield (
            rounded(start[0] + share * (goal[0] - start[0])),
            rounded(start[1] + share * (goal[1] - start[1])),
        )


def length_in_squares(start: Sequence[float], end: Sequence[float]) -> float:
    """Return the length of the path from one place to another: diagonals count as straight ones, heights if longer."""
    plan = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    squares = round(plan / CELL) * CELL if plan > TOLERANCE else 0.0
    return max(squares, abs(end[2] - start[2])) if squares else abs(end[2] - start[2])


DEARER: Final = 1.0
"""What a metre costs more in difficult ground, and what it costs more climbing, swimming and crawling.  D049, D080."""
DRAGGING: Final = 2.0
"""How many times as much a creature pays that drags another.  D091."""
APART: Final = 2
"""So many sizes larger or smaller a foe must be to be passed.  D056."""
_COSTLY: Final = (ZoneKind.DIFFICULT, ZoneKind.DEEP)
_LOOK: Final = 0.02
"""So far apart lie the places that are looked at beside a climbed wall, in metres."""


@dataclass(frozen=True, slots=True)
class Part:
    """A straight part of a way: walk, climb, swim, fly, or step (onto a ledge, which costs nothing).

    `cost` and `length` are in metres; `plan` tells whether it leads anywhere seen from above.
    """

    kind: str
    start: Point3
    end: Point3
    length: float
    cost: float

    @property
    def plan(self) -> float:
        return plan_distance(self.start[:2], self.end[:2])


@dataclass(frozen=True, slots=True)
class Way:
    """A way as far as it leads: `refusal` says why it leads no farther, `falls` that it ends over an edge."""

    parts: tuple[Part, ...]
    end: Body
    refusal: Refusal | None = None
    falls: bool = False

    @property
    def cost(self) -> float:
        """Return how much movement all of it costs.  D044, DR17."""
        return sum(part.cost for part in self.parts)

    @property
    def length(self) -> float:
        return sum(part.length for part in self.parts)

    @property
    def places(self) -> tuple[Point3, ...]:
        """Return where it begins, bends and ends."""
        start = self.parts[0].start if self.parts else (self.end.x, self.end.y, self.end.z)
        return (start, *(part.end for part in self.parts))


# -- who moves, and whom it passes -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Walker:
    """A creature as the search for ways takes it: its body, the table, and the others it knows of; some bar the way.

    Those it drags are not among them.  `rope` is how high a climb is made easy, in metres.  D055, D056, DR29, DR32.
    """

    battlefield: Battlefield
    zones: tuple[Zone, ...]
    body: Body
    others: tuple[Body, ...]
    barring: tuple[Body, ...]
    prone: bool = False
    drags: bool = False
    rope: float = 0.0
    grid: bool = False


def walker_of(state: State, figure: FigureId) -> Walker:
    """Return a creature in its current state, ready to move."""
    dragged = grapplers(state, figure)
    company = tuple(other for other in known_others(state, figure) if other.id not in dragged)
    rope = data(state, figure).item_of(ItemKind.ROPE)
    return Walker(
        state.battlefield,
        tuple(zone for zone in state.setup.zones if zone.kind in _COSTLY),
        body(state, figure),
        company,
        tuple(other for other in company if not may_pass(state, figure, FigureId(other.id))),
        state.figures[figure].is_prone,
        bool(dragged),
        0.0 if rope is None else rope.range,
        state.setup.options.grid,
    )


def may_pass(state: State, mover: FigureId, other: FigureId) -> bool:
    """Return whether the space of another creature may be crossed.  D055, D056, DR29."""
    if not is_foe(state, mover, other) or is_unconscious(state.figures[other]):
        return True
    own, theirs = profile(state, mover).size.number, profile(state, other).size.number
    return abs(own - theirs) >= APART


def barring(state: State, figure: FigureId) -> tuple[Body, ...]:
    """Return the bodies that a creature knows of and cannot pass; those it drags go with it.  D056, DR32."""
    return walker_of(state, figure).barring


def occupied_by(state: State, figure: FigureId, there: Body) -> FigureId | None:
    """Return the creature, known to another one, in whose space that one would stop; None for none.  D057."""
    dragged = grapplers(state, figure)
    for other in known_others(state, figure):
        if other.id not in dragged and _overlap(there, other):
            return FigureId(other.id)
    return None


def _overlap(one: Body, other: Body) -> bool:
    apart = one.z >= other.top - TOLERANCE or other.z >= one.top - TOLERANCE
    return not apart and overlaps_in_plan(one, other)


# -- what a straight part costs -------------------------------------------------------------------------------------


def _grounds_along(walker: Walker, start: Point3, end: Point3) -> list[Shares]:
    """Return where feet are on difficult ground along a straight path.  D049, DR17."""
    areas = [zone.area for zone in walker.zones if zone.kind is ZoneKind.DIFFICULT]
    return [stretch for area in areas for stretch in area_along(start, end, area)]


def _spaces_along(walker: Walker, start: Point3, end: Point3) -> list[Shares]:
    """Return where a base point is in the space of another creature that the mover knows of.  D051, DR17, DR32."""
    found: list[Shares] = []
    for other in walker.others:
        heights = band_along(start[2], end[2], other.z - walker.body.height + TOLERANCE, other.top - TOLERANCE)
        if heights is None:
            continue
        if isinstance(other.footprint, Circle):
            inside = circle_along(start[:2], end[:2], other.position, other.footprint.radius)
            stretches = [] if inside is None else [inside]
        else:
            ring = body_ring(other)
            stretches = [] if ring is None else area_along(start, end, Area(ring))
        found += [shared for each in stretches if (shared := common(each, heights)) is not None]
    return found


def price(walker: Walker, part: tuple[Point3, Point3], mode: Mode, kind: str) -> float:
    """Return what a straight part costs in metres of movement.  D044, D049 to D051, D080, D091, DR09, DR17.

    `kind` is walk, climb, swim, fly, jump or step; in the air the ground below is no hindrance.
    """
    start, end = part
    length = length_of(start, end)
    if length <= TOLERANCE or kind == "step":
        return 0.0
    if kind == "jump":
        return length
    if walker.grid and kind != "climb":
        return _price_of_square(walker, start, end, mode, kind)
    hindered = _spaces_along(walker, start, end)
    if kind != "fly":
        hindered += _grounds_along(walker, start, end)
    dearer = DEARER * covered(hindered)
    if kind == "climb":
        dearer += 0.0 if mode is Mode.CLIMB or length <= walker.rope + TOLERANCE else DEARER
    elif kind == "walk":
        wet = covered(_water_along(walker, start, end))
        dearer += DEARER * wet
        if walker.prone:
            dearer += DEARER * (1.0 - wet)
    return (DRAGGING if walker.drags else 1.0) * length * (1.0 + dearer)


def _price_of_square(walker: Walker, start: Point3, end: Point3, mode: Mode, kind: str) -> float:
    """Return the cost of entering a square: more if its middle is difficult ground, a space or deep water.  D092."""
    hindered = bool(_spaces_along(walker, end, end)) or (kind != "fly" and bool(_grounds_along(walker, end, end)))
    dearer = DEARER if hindered else 0.0
    if kind == "walk":
        wet = bool(_water_along(walker, end, end))
        dearer += DEARER if wet or walker.prone else 0.0
    return (DRAGGING if walker.drags else 1.0) * length_in_squares(start, end) * (1.0 + dearer)


def _water_along(walker: Walker, start: Point3, end: Point3) -> list[Shares]:
    """Return where feet on the ground of the table, or below it, are in deep water.  D080."""
    found: list[Shares] = []
    for zone in walker.zones:
        if zone.kind is ZoneKind.DEEP:
            low, high = zone.area.band or (-1000.0, 0.0)
            found += area_along(start, end, Area(zone.area.outline, zone.area.holes, (low, high + TOLERANCE)))
    return found


# -- ways ----------------------------------------------------------------------------------------------------------


def way_of(state: State, figure: FigureId, path: Sequence[Sequence[float]], mode: Mode) -> Way:
    """Return the route of a creature along waypoints, as far as it leads.  D042, D043, D048, D059, D080, DR17, DR31."""
    return _way(walker_of(state, figure), tuple(tuple(waypoint) for waypoint in path), mode)


def way_on_foot(walker: Walker, path: Sequence[Sequence[float]]) -> Way:
    """Return the route of anybody on foot."""
    return _way(walker, tuple(tuple(waypoint) for waypoint in path), Mode.WALK)


@lru_cache(maxsize=8192)
def _way(walker: Walker, path: tuple[tuple[float, ...], ...], mode: Mode) -> Way:
    if walker.grid:
        squares = _in_squares(walker, path)
        if squares is None:
            return Way((), walker.body, Refusal("D092", "off-the-grid"))
        path = squares
    if mode is Mode.FLY:
        return _through(walker, path, mode, "fly")
    if mode is Mode.SWIM:
        return _through(walker, path, mode, "swim")
    return _square_by_square(walker, path, mode) if walker.grid else _on_foot(walker, path, mode)


def _in_squares(walker: Walker, path: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...] | None:
    """Return waypoints as adjacent squares; a given height is reached evenly.  D092."""
    found: list[tuple[float, ...]] = []
    here, height = walker.body.position, walker.body.z
    for waypoint in path:
        steps = steps_to(walker.body, here, (waypoint[0], waypoint[1]))
        if steps is None:
            return None
        squares = list(steps)
        if len(waypoint) < 3:
            found += squares
        else:
            rise = (waypoint[2] - height) / len(squares)
            found += [(*square, rounded(height + rise * number)) for number, square in enumerate(squares, 1)]
            height = waypoint[2]
        here = squares[-1]
    return tuple(found)


def _square_by_square(walker: Walker, squares: Sequence[Sequence[float]], mode: Mode) -> Way:
    """Return the route on foot by squares; terrain bars as on the free plane, so no solid corner is cut.  D092."""
    here, parts = walker.body, list[Part]()
    for square in squares:
        goal, steps = (square[0], square[1]), list[tuple[str, Point3]]()
        there, falls = here, False
        for to, battlefield in legs_over_ramps(walker.battlefield, here, goal):
            while plan_distance(there.position, to) > TOLERANCE and not falls:
                leg = _leg(battlefield, there, to, ())
                if leg.refusal is not None or not leg.stretches:
                    refusal = leg.refusal if leg.obstacle is None else _barred(walker, leg.obstacle, leg.contact)
                    return Way(tuple(parts), here, refusal or Refusal("D042", "in-the-way"))
                steps += leg.stretches
                there, falls = there.at(*leg.stretches[-1][1]), leg.falls
        bar = next((other for other in walker.barring if _overlap(there, other)), None)
        if bar is not None:
            return Way(tuple(parts), here, _barred(walker, bar.id, bar.position))
        for kind, end in _as_one_step(here, there, steps):
            parts.append(_part_of(walker, here, end, mode, kind))
            here = here.at(*end)
        if falls:
            return Way(tuple(parts), here, None, falls=True)
    return Way(tuple(parts), here)


def _as_one_step(here: Body, there: Body, steps: Sequence[tuple[str, Point3]]) -> Iterator[tuple[str, Point3]]:
    """Yield a step to a square as one part, after climbing up or before climbing down."""
    end = (there.x, there.y, there.z)
    if all(kind != "climb" for kind, _ in steps):
        yield "walk", end
    elif there.z >= here.z:
        yield "climb", (here.x, here.y, there.z)
        yield "walk", end
    else:
        yield "walk", (there.x, there.y, here.z)
        yield "climb", end


def _through(walker: Walker, path: Sequence[Sequence[float]], mode: Mode, kind: str) -> Way:
    """Return the route straight through air or water, up and down too; without a height the current one stays."""
    here, parts = walker.body, list[Part]()
    for waypoint in path:
        height = here.z if len(waypoint) < 3 else rounded(waypoint[2])
        to = (*rounded_point((waypoint[0], waypoint[1])), height)
        refusal = _through_refusal(walker, here, to, kind)
        if refusal is not None:
            return Way(tuple(parts), here, refusal)
        parts.append(_part_of(walker, here, to, mode, kind))
        here = here.at(*to)
    return Way(tuple(parts), here)


def _through_refusal(walker: Walker, here: Body, to: Point3, kind: str) -> Refusal | None:
    if not stays_on_table(walker.battlefield, here, to):
        return Refusal("", "off-the-table")
    if kind == "swim":
        if covered(_water_along(walker, (here.x, here.y, here.z), to)) < 1.0 - TOLERANCE:
            return Refusal("D080", "not-in-the-water")
    elif to[2] < -TOLERANCE:
        return Refusal("D059", "below-the-ground")
    hit = first_hit(walker.battlefield, here, to, walker.barring)
    return None if hit is None else _barred(walker, hit.key, hit.contact)


def _on_foot(walker: Walker, path: Sequence[Sequence[float]], mode: Mode) -> Way:
    """Return the route along the ground between waypoints, over ledges, up and down climbable pieces, over edges."""
    here, parts = walker.body, list[Part]()
    for waypoint in path:
        for goal, battlefield in legs_over_ramps(walker.battlefield, here, rounded_point((waypoint[0], waypoint[1]))):
            while plan_distance(here.position, goal) > TOLERANCE:
                leg = _leg(battlefield, here, goal, walker.barring)
                before = here
                for kind, end in leg.stretches:
                    parts.append(_part_of(walker, here, end, mode, kind))
                    here = here.at(*end)
                if leg.falls:
                    return Way(tuple(parts), here, None, falls=True)
                if leg.refusal is not None or here == before:
                    refusal = leg.refusal if leg.obstacle is None else _barred(walker, leg.obstacle, leg.contact)
                    return Way(tuple(parts), here, refusal or Refusal("D042", "in-the-way"))
    return Way(tuple(parts), here)


def _part_of(walker: Walker, here: Body, end: Point3, mode: Mode, kind: str) -> Part:
    start = (here.x, here.y, here.z)
    length = 0.0 if kind == "step" else length_of(start, end)
    if walker.grid and kind not in ("step", "climb"):
        length = length_in_squares(start, end)
    return Part(kind, start, end, length, price(walker, (start, end), mode, kind))


@dataclass(frozen=True, slots=True)
class _Leg:
    """The next stretches towards a place, by kind and end, and what ends them."""

    stretches: tuple[tuple[str, Point3], ...] = ()
    refusal: Refusal | None = None
    obstacle: str | None = None
    contact: Point | None = None
    falls: bool = False


def _leg(battlefield: Battlefield, here: Body, goal: Point, blockers: tuple[Body, ...]) -> _Leg:
    found = walk(battlefield, here, goal, blockers)
    there = here.at(found.x, found.y, found.z)
    edge = first_edge(battlefield, here, there, blockers)
    if edge is not None:
        return _over_the_edge(battlefield, here, edge, goal, blockers)
    stretches = tuple(_along_the_ground(battlefield, here, there))
    if found.at_edge:
        return _Leg(stretches, Refusal("", "off-the-table"))
    if found.obstacle is None:
        return _Leg(stretches)
    climb = _climbed(battlefield, there, goal, found.obstacle, blockers)
    if climb:
        return _Leg((*stretches, *climb))
    return _Leg(stretches, Refusal("D042", "in-the-way"), found.obstacle, found.contact)


def _along_the_ground(battlefield: Battlefield, here: Body, there: Body) -> Iterator[tuple[str, Point3]]:
    """Yield the stretches of a walk: ramps are as long as in space, steps over ledges cost nothing."""
    length = plan_distance(here.position, there.position)
    if length <= TOLERANCE:
        return
    carrying = _carrying(battlefield, here, there)
    profile_of_way = ground_profile(carrying, here.z, here.position, there.position, battlefield.gait.ledge)
    place, reached = (here.x, here.y, here.z), 0.0
    for stretch in _merged([(each.start, each.end, each.start_height, each.end_height) for each in profile_of_way]):
        _, end, low, high = stretch
        if abs(low - place[2]) > TOLERANCE:
            place = (place[0], place[1], low)
            yield "step", place
        if end > reached:
            x, y = along((here.x, here.y, 0.0), (there.x, there.y, 0.0), end)[:2]
            place, reached = (x, y, high), end
            yield "walk", place
    if place != (there.x, there.y, there.z):
        if plan_distance(place[:2], there.position) <= TOLERANCE and abs(place[2] - there.z) <= TOLERANCE:
            return
        yield "step", (there.x, there.y, there.z)


Stretches = list[tuple[float, float, float, float]]


def _merged(profile_of_way: Stretches) -> Stretches:
    """Return stretches with those of one slope merged."""
    found: Stretches = []
    for begin, end, low, high in profile_of_way:
        if end - begin <= 1e-9:
            continue
        if found:
            first, last, lowest, highest = found[-1]
            slope, other = (highest - lowest) / (last - first), (high - low) / (end - begin)
            if abs(highest - low) <= 1e-9 and abs(slope - other) <= 1e-9:
                found[-1] = (first, end, lowest, high)
                continue
        found.append((begin, end, low, high))
    return found


def _carrying(battlefield: Battlefield, here: Body, there: Body) -> list[Entry]:
    index = terrain_index(battlefield)
    (west, east), (south, north) = sorted((here.x, there.x)), sorted((here.y, there.y))
    return [entry for entry in index.near((west, south, east, north)) if entry.carries]


# -- climbing ------------------------------------------------------------------------------------------------------


def _climbed(
    battlefield: Battlefield, foot: Body, goal: Point, obstacle: str, blockers: tuple[Body, ...]
) -> tuple[tuple[str, Point3], ...]:
    """Return the climb up a piece in the way, until the body stands on it or is beyond it; nothing if it cannot.

    D080, DR09.
    """
    entry = terrain_index(battlefield).by_id.get(obstacle)
    if entry is None or not entry.piece.climbable or not entry.solid:
        return ()
    rise = rounded(entry.top - foot.z)
    raised = lift(battlefield, foot, rise, blockers)
    if rise <= 0.0 or raised.z < entry.top - TOLERANCE:
        return ()
    top = foot.at(foot.x, foot.y, entry.top)

    def is_over(there: Body) -> bool:
        return is_held_up(battlefield, there) or _is_beyond(battlefield, there)

    over = _until(battlefield, top, goal, blockers, is_over)
    if over is None:
        return ()
    first = ("climb", (top.x, top.y, top.z))
    if is_held_up(battlefield, over):
        return (first, ("walk", (over.x, over.y, over.z)))
    down = _floor(battlefield, over, blockers)
    return (first, ("walk", (over.x, over.y, over.z)), ("climb", (over.x, over.y, down)))


def _over_the_edge(battlefield: Battlefield, here: Body, edge: Body, goal: Point, blockers: tuple[Body, ...]) -> _Leg:
    """Return the leg over an edge: down hand over hand if it is climbable, else by falling.  D080, D082, DR31, DR37."""
    stretches = list(_along_the_ground(battlefield, here, edge))
    last = here.at(*stretches[-1][1]) if stretches else here
    if (last.x, last.y) != edge.position:
        stretches.append(("walk", (edge.x, edge.y, edge.z)))
    before = _along(here, edge, max(0.0, plan_distance(here.position, edge.position) - 2.0 * LOOK))
    entries = terrain_index(battlefield).by_id
    carriers = [entries[key] for key in supports_of(battlefield, before) if key in entries]
    if any(entry.piece.climbable for entry in carriers):
        clear = _until(battlefield, edge, goal, blockers, lambda there: _is_beyond(battlefield, there))
        if clear is None:
            return _Leg(tuple(stretches[:-1]), Refusal("D080", "too-near-the-edge"))
        down = _floor(battlefield, clear, blockers)
        return _Leg((*stretches, ("walk", (clear.x, clear.y, clear.z)), ("climb", (clear.x, clear.y, down))))
    return _Leg(tuple(stretches), falls=True)


def _until(
    battlefield: Battlefield, start: Body, goal: Point, blockers: tuple[Body, ...], done: Callable[[Body], bool]
) -> Body | None:
    """Return the first place straight towards a goal, at one height, where something holds; None if there is none."""
    away = plan_distance(start.position, goal)
    free = slide(battlefield, start, goal, blockers).travelled if away > TOLERANCE else 0.0

    def at(far: float) -> Body:
        share = far / away
        x, y = start.x + share * (goal[0] - start.x), start.y + share * (goal[1] - start.y)
        return start.at(*rounded_point((x, y)), start.z)

    before, number = 0.0, 0
    while before < free:
        number += 1
        far = min(number * _LOOK, free)
        if done(at(far)):
            while far - before > GRID:
                middle = (before + far) / 2.0
                before, far = (before, middle) if done(at(middle)) else (middle, far)
            return at(far)
        before = far
    return None


def _along(here: Body, there: Body, far: float) -> Body:
    away = plan_distance(here.position, there.position)
    x, y, _ = along((here.x, here.y, 0.0), (there.x, there.y, 0.0), far / away if away > TOLERANCE else 0.0)
    return here.at(x, y, there.z)


def _is_beyond(battlefield: Battlefield, there: Body) -> bool:
    """Return whether there is no longer anything under a body at its height."""
    return floor_below(battlefield, there, ())[0] < there.z - SUPPORT_BAND


def _floor(battlefield: Battlefield, there: Body, blockers: Sequence[Body]) -> float:
    return rounded(floor_below(battlefield, there, blockers)[0])


# -- why not -------------------------------------------------------------------------------------------------------


def _barred(walker: Walker, obstacle: str, contact: Point | None) -> Refusal:
    details = (("obstacle", obstacle), ("at", contact))
    if any(other.id == obstacle for other in walker.others):
        return Refusal("D056", "creature-in-the-way", details)
    return Refusal("D042", "in-the-way", details)


def pieces_of(start: Point3, end: Point3, longest: float) -> Iterator[tuple[Point3, Point3]]:
    """Yield a straight path cut into pieces of at most a length."""
    count = max(1, ceil(length_of(start, end) / longest - TOLERANCE))
    places = [start, *(along(start, end, number / count) for number in range(1, count)), end]
    yield from pairwise(places)


RUN_UP: Final = 3.0
"""So many metres of straight walking make a long jump whole; without them it is half.  D081."""
ASIDE: Final = 45.0
"""So many degrees at most a jump leads aside of the run before it.  DR50."""
FOR_EACH: Final = 0.3
"""Metres for each point of Strength, and of the Strength modifier and three.  D081."""


def long_jump(state: State, figure: FigureId, ahead: float | None = None) -> float:
    """Return how far a creature can now jump in a direction in degrees, by default that of its run.  D081, DR50."""
    placed = state.figures[figure]
    whole = profile(state, figure).abilities[Ability.STRENGTH] * FOR_EACH
    aside = 0.0 if ahead is None else angle_between(placed.facing, ahead)
    runs = placed.run_up >= RUN_UP - TOLERANCE and at_most(aside, ASIDE)
    return whole if runs else whole / 2.0


def high_jump(state: State, figure: FigureId) -> float:
    """Return how high a creature jumps.  D081."""
    return max(0.0, (3 + profile(state, figure).modifier(Ability.STRENGTH)) * FOR_EACH)


def jump_of(state: State, figure: FigureId, to: tuple[float, ...]) -> Way:
    """Return a jump to a place as a route of one part, or why it is impossible.  D043, D081, DR31, DR50."""
    here = body(state, figure)
    there = _landing(state, here, to)
    if there is None:
        return Way((), here, Refusal("DR31", "no-ground-there"))
    ahead = direction(here.position, there.position)
    farthest, highest = long_jump(state, figure, ahead), high_jump(state, figure)
    away, rise = plan_distance(here.position, there.position), there.z - here.z
    if not at_most(away, farthest):
        return Way((), here, Refusal("D081", "jump-too-long", (("length", away), ("most", farthest))))
    if not at_most(rise, highest):
        return Way((), here, Refusal("D081", "jump-too-high", (("rise", rise), ("most", highest))))
    if not _flies_free(state, figure, here, there, highest):
        return Way((), here, Refusal("D042", "in-the-way", (("obstacle", ""), ("at", None))))
    start, end = (here.x, here.y, here.z), (there.x, there.y, there.z)
    length = length_of(start, end)
    return Way((Part("jump", start, end, length, length),), there)


def _landing(state: State, here: Body, to: tuple[float, ...]) -> Body | None:
    """Return where a creature stands after a jump: at the given height, or as high as it can."""
    x, y = rounded_point((to[0], to[1]))
    if len(to) > 2:
        there = here.at(x, y, rounded(to[2]))
        found = settled(state.battlefield, there, ())
        return found if found is not None and found.z == there.z else None
    return settled(state.battlefield, here.at(x, y, here.z), ())


def _flies_free(state: State, figure: FigureId, here: Body, there: Body, highest: float) -> bool:
    """Return whether nothing impassable is in between that the creature cannot get over."""
    battlefield, blockers = state.battlefield, barring(state, figure)
    if not inside_table(battlefield, there):
        return False
    least = max(here.z, there.z)
    for height in (least, rounded(here.z + highest)):
        if height < least - TOLERANCE:
            continue
        up = lift(battlefield, here, height - here.z, blockers)
        if up.z < height - TOLERANCE:
            continue
        raised = here.at(here.x, here.y, height)
        if swept(battlefield, raised, there.position, blockers) is None:
            return True
    return False
