"""Whether a figure could stand at a place, and what is in its way if not.  R1.4.29 (Sicherer Stand), RU015."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import body, body_at
from pb12table.systems.pb12.rules.figures.gait import GAIT
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.vehicles.riding import footing, footing_at, in_the_way, owner_on_table
from pb12table.table.battlefield import Battlefield
from pb12table.table.motion.touching import touching_place
from pb12table.table.shapes import Circle, Point, circumradius
from pb12table.table.standing.support import SUPPORT_BAND, stand, stand_heights
from pb12table.table.surfaces import levels_under
from pb12table.table.units import direction, moved, plan_distance

DEEPEST: Final = 0.25
"""So far inside an obstacle, besides its own width, a place still means the border of it, in steps."""
BROADEST: Final = 1.5
"""So far from the border of something it cannot get onto a place still means to go there, in steps."""


def standing_heights(state: State, figure: FigureId, at: Point) -> list[float]:
    """The heights in steps at which a figure would stand safely at a place, facing as it does; highest first.

    They are those of what lies under its base point, and of what carries it on both sides of a gap.  R1.4.29, RU015 a.
    """
    battlefield, others = footing(state, figure), in_the_way(state, figure)
    facing = state.figures[figure].facing
    below = stand_heights(battlefield, *at)
    around = levels_under(battlefield, body_at(state, figure, *at, 0.0, facing))
    found: list[float] = []
    for height in sorted({*below, *around}, reverse=True):
        is_new = height in below or not found or found[-1] - height > SUPPORT_BAND
        here = footing_at(state, figure, (*at, height))
        if is_new and stand(here, body_at(state, figure, *at, height, facing), others).safe:
            found.append(height)
    return found


def place_in_contact(state: State, figure: FigureId, at: Point, near: float) -> Point | None:
    """The place at which a figure would stand safely and touch something, where that is what a place means.

    Inside another base, or inside something it cannot stand on, it is the nearest such place; beside one it is when it
    is at most `near` steps away.  None elsewhere.  R1.1.16 (Kontakt), R1.4.29, RU009.
    """
    free = standing_heights(state, figure, at)
    deepest = 2.0 * circumradius(state.setup.figure_by_id[figure].profile.footprint) + DEEPEST
    levels = free or _levels_around(footing(state, figure), at, deepest)
    return _touching(state, figure, at, levels, near if free else deepest)


def place_beside(state: State, figure: FigureId, at: Point) -> Point | None:
    """The nearest place at which a figure would touch, from lower down, what it would stand on at a place.

    It is meant by who points into a crate whose top the figure cannot get onto; None where it stands on nothing, and
    farther than BROADEST from its border.  R1.1.16 (Kontakt), R1.4.29, RU009.
    """
    tops = standing_heights(state, figure, at)
    if not tops:
        return None
    around = _levels_around(footing(state, figure), at, BROADEST)
    lower = [level for level in around if level < tops[-1] - GAIT.ledge]
    return _touching(state, figure, at, lower, BROADEST)


def _touching(state: State, figure: FigureId, at: Point, levels: Sequence[float], away: float) -> Point | None:
    """The nearest place at most so far away at which a figure would touch something on one of these levels.

    A base that is not round arrives facing along its way (RU064), which is straight as a rule: there it must have room.
    """
    others, placed = in_the_way(state, figure), state.figures[figure]
    here, is_long = (placed.x, placed.y), not isinstance(body(state, figure).footprint, Circle)
    found: list[Point] = []
    for level in levels:
        battlefield = footing_at(state, figure, (*at, level))
        facings = [direction(here, at), placed.facing] if is_long else [placed.facing]
        for facing in facings:
            place = touching_place(battlefield, body_at(state, figure, *at, level, facing), others, away)
            if place is None or all(abs(level - z) > GAIT.ledge for z in standing_heights(state, figure, place)):
                continue
            arrived = body_at(state, figure, *place, level, direction(here, place) if is_long else facing)
            if stand(battlefield, arrived, others).safe:
                found.append(place)
                break
    return min(found, key=lambda place: (plan_distance(place, at), place), default=None)


def _levels_around(battlefield: Battlefield, at: Point, away: float) -> list[float]:
    """The heights of what can be stood on around a place, highest first."""
    rim = [moved(at, 45.0 * number, away) for number in range(8)]
    return sorted({height for place in rim for height in stand_heights(battlefield, *place)}, reverse=True)


def no_stand(state: State, figure: FigureId, at: Point, facing: float | None = None) -> Refusal:
    """Why a figure cannot stand at a place, asked when it cannot; names what takes up the room, a figure first.

    What is in the way higher up counts before what is lower down, where the ground one stands on is always in the way.
    R1.4.29, RU015 b, RU018.
    """
    turned = state.figures[figure].facing if facing is None else facing
    battlefield, others = footing(state, figure), in_the_way(state, figure)
    heights = stand_heights(battlefield, *at) or (0.0,)
    stands = [
        stand(footing_at(state, figure, (*at, height)), body_at(state, figure, *at, height, turned), others)
        for height in reversed(heights)
    ]
    if all(found.reason == "off-table" for found in stands):
        return Refusal("RU018", "edge-of-the-table", (("at", at),))
    taken = [owner_on_table(state, obstacle) for found in stands for obstacle in found.obstacles]
    figures = [obstacle for obstacle in taken if obstacle in state.figures]
    named = next(iter(figures or taken), None)
    details: tuple[tuple[str, object], ...] = (("at", at),)
    return Refusal("R1.4.29", "no-safe-stand", details if named is None else (*details, ("obstacle", named)))
