"""What a figure or a ghost sees: pure functions from a state to surfaces, lines and numbers.

A *ghost* is a figure put somewhere only to look from there. It stands in a state of its own, a copy of the real one,
so that every question is answered by the same rules as in a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import scene
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point, Point3, Region
from pb12table.table.sight.cover import covered_share
from pb12table.table.sight.sight import FigureSight
from pb12table.table.sight.visible import visible_ground, visible_tops
from pb12table.table.standing.support import Stand, stand, stand_heights, supports_of
from pb12table.table.units import direction, plan_distance, rounded
from pb12table.window.scene.picture import SightState


@dataclass(frozen=True, slots=True)
class Sightline:
    """What an observer sees of another figure; `level` is the cover of all that lies between."""

    target: FigureId
    seen: FigureSight
    level: int
    goal: Point3

    @property
    def state(self) -> SightState:
        """How the line is drawn."""
        if not self.seen.in_sight_angle:
            return "outside"
        if not self.seen.exists:
            return "blocked"
        return "covered" if self.level > 0 else "free"


@dataclass(frozen=True, slots=True)
class Outlook:
    """All that one figure sees from where it stands.

    `ground` holds the visible part of the table, and of tops where they are known, as (height, region) in steps,
    ascending; `lines` go to all other figures on the table, the nearest first; `back` are theirs to the observer, in
    the same order, empty while unknown.
    """

    observer: FigureId
    body: Body
    ground: tuple[tuple[float, Region], ...] = ()
    lines: tuple[Sightline, ...] = ()
    back: tuple[Sightline, ...] = ()


# -- where somebody stands ------------------------------------------------------------------------------------


def levels_for(state: GameState, figure: FigureId, place: Point) -> tuple[float, ...]:
    """The heights at which a figure could stand safely at a place, ascending; all surfaces if it could at none."""
    face = scene(state.setup.system)
    field, here, others = face.footing(state, figure), face.body(state, figure), face.in_the_way(state, figure)
    heights = stand_heights(field, *place)
    safe = tuple(height for height in heights if stand(field, here.at(*place, height), others).safe)
    return safe or heights


def taken_level(state: GameState, figure: FigureId, place: Point, step: int) -> tuple[float, tuple[str, ...]] | None:
    """The next stand height at a place above a figure, or below it, that others fill, and who; None where none is."""
    face = scene(state.setup.system)
    field, here, others = face.footing(state, figure), face.body(state, figure), face.in_the_way(state, figure)
    beyond = [height for height in stand_heights(field, *place) if (height - here.z) * step > 1e-6]
    for height in sorted(beyond, key=lambda height: abs(height - here.z)):
        found = stand(field, here.at(*place, height), others)
        if found.obstacles:
            return height, found.obstacles
    return None


def put(
    state: GameState, figure: FigureId, place: Point, wished: float | None = None, facing: float | None = None
) -> None:
    """Put a figure of a state that is ours at a place on the table: as near to a wished height as it can stand.

    None wishes the highest, and the facing it has.  Beside the table it comes to its border.  Passengers come along.
    """
    face, field = scene(state.setup.system), state.battlefield
    x = rounded(min(max(place[0], 0.0), field.width))
    y = rounded(min(max(place[1], 0.0), field.depth))
    levels = levels_for(state, figure, (x, y))
    height = levels[-1] if wished is None else min(levels, key=lambda level: abs(level - wished))
    face.put(state, figure, (x, y, height), face.body(state, figure).facing if facing is None else facing)


def turn(state: GameState, figure: FigureId, degrees: float) -> None:
    """Turn a figure on the table of a state that is ours counter-clockwise."""
    face = scene(state.setup.system)
    here = face.body(state, figure)
    face.put(state, figure, (here.x, here.y, here.z), here.facing + degrees)


def standing(state: GameState, figure: FigureId) -> Stand:
    """Whether a figure could really stand where it has been put."""
    face = scene(state.setup.system)
    return stand(face.footing(state, figure), face.body(state, figure), face.in_the_way(state, figure))


# -- what is seen ---------------------------------------------------------------------------------------------


def outlooks(
    state: GameState, observer: FigureId, *, ground: bool, thorough: bool, limit: float | None = None
) -> Iterator[Outlook | None]:
    """Work out what a figure on the table sees, a little with each step; `limit`: ground no farther than so many steps.

    First come the table's ground and what the figure stands on, unless they are not wanted, and the lines to all
    others, as one result. When `thorough`, the lines back follow, and all other tops one can stand on. Between the
    results the steps yield None.
    """
    face, field = scene(state.setup.system), state.battlefield
    here, angle, bodies = face.body(state, observer), face.half_angle(state, observer), face.hiding(state, observer)
    surfaces: list[tuple[float, Region]] = []
    if ground:
        surfaces.append((0.0, visible_ground(field, here, angle, bodies, limit=limit)))
        yield None
        own = supports_of(field, here)
        for _, height, region in visible_tops(field, here, angle, bodies, limit=limit, only=own):
            surfaces.append((height, region))
            yield None
    others = sorted(
        (plan_distance(here.position, face.body(state, other).position), other)
        for other in face.figures(state)
        if other != observer
    )
    lines: list[Sightline] = []
    for _, other in others:
        lines.append(sightline(state, observer, other))
        yield None
    looked = Outlook(observer, here, tuple(surfaces), tuple(lines))
    yield looked
    if not thorough:
        return
    back: list[Sightline] = []
    for _, other in others:
        back.append(sightline(state, other, observer))
        yield None
    looked = replace(looked, back=tuple(back))
    yield looked
    if ground:
        del surfaces[1:]
        for _, height, region in visible_tops(field, here, angle, bodies, limit=limit):
            surfaces.append((height, region))
            yield None
        yield replace(looked, ground=tuple(surfaces))


def outlook(state: GameState, observer: FigureId, *, ground: bool = True, thorough: bool = True) -> Outlook:
    """What a figure on the table sees, worked out at once."""
    *_, last = (looked for looked in outlooks(state, observer, ground=ground, thorough=thorough) if looked is not None)
    return last


def sightline(state: GameState, observer: FigureId, target: FigureId, facing: float | None = None) -> Sightline:
    """What a figure sees of another as both stand and face, or as if the first were turned to a facing."""
    face = scene(state.setup.system)
    seen = face.sight(state, observer, target, facing)
    return Sightline(target, seen, face.level(state, seen), face.body(state, target).base_point)


def opposing_pairs(state: GameState, focus: FigureId | None = None) -> list[tuple[FigureId, FigureId]]:
    """All pairs of opposing figures on the table, each once; those with the focus first."""
    face = scene(state.setup.system)
    pairs = [pair for pair in combinations(face.figures(state), 2) if face.are_opposed(state, *pair)]
    return sorted(pairs, key=lambda pair: focus not in pair)


def pair_lines(state: GameState, first: FigureId, second: FigureId) -> tuple[tuple[FigureId, Sightline], ...]:
    """Who sees, and what of the other: both lines, for they may differ; none where neither sees the other."""
    there, back = sightline(state, first, second), sightline(state, second, first)
    return ((first, there), (second, back)) if there.seen.exists or back.seen.exists else ()


def seen_if_turned(state: GameState, observer: FigureId, line: Sightline) -> bool:
    """Whether an observer that does not see a target would, if only it faced it."""
    if line.seen.exists or line.seen.in_sight_angle:
        return False
    face = scene(state.setup.system)
    here = face.body(state, observer)
    return face.sight(state, observer, line.target, facing_towards(here, line.goal)).exists


def facing_towards(here: Body, goal: Point3) -> float:
    """The facing of a body straight at a point; its own when it is above or below."""
    there = (goal[0], goal[1])
    return here.facing if here.position == there else direction(here.position, there)


# -- numbers ---------------------------------------------------------------------------------------------------


def hidden_shares(state: GameState, observer: FigureId, target: FigureId) -> tuple[tuple[str, float], ...]:
    """What is in the way to a target, with the share (0..1) each hides alone, the greatest first."""
    face = scene(state.setup.system)
    here, there = face.body(state, observer), face.body(state, target)
    return covered_share(state.battlefield, here.base_point, there, face.hiding(state, observer, target)).shares


def seen_counts(looked: Outlook) -> tuple[int, int]:
    """How many others the observer sees, and how many see it."""
    return sum(line.seen.exists for line in looked.lines), sum(line.seen.exists for line in looked.back)


def seen_area(looked: Outlook) -> float:
    """The area in square steps of the table's ground that is seen."""
    return looked.ground[0][1].area if looked.ground else 0.0


def seen_above(looked: Outlook) -> float:
    """The area in square steps of roofs and other surfaces above the table's ground that is seen."""
    return sum(region.area for _, region in looked.ground[1:])
