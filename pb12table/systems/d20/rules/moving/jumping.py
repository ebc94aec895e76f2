"""Jumps: how far and how high a creature gets, and whether it comes down where it wants to.  D081, DR31."""

from __future__ import annotations

from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.creatures import body, profile
from pb12table.systems.d20.rules.data import Ability
from pb12table.systems.d20.rules.moving.ways import Part, Way, barring
from pb12table.systems.d20.rules.state import State
from pb12table.table.battlefield import Body, inside_table
from pb12table.table.motion.passing import length_of
from pb12table.table.motion.sweep import lift, swept
from pb12table.table.standing.support import settled
from pb12table.table.units import TOLERANCE, angle_between, at_most, direction, plan_distance, rounded, rounded_point

RUN_UP: Final = 3.0
"""So many metres of straight walking make a long jump whole; without them it is half.  D081."""
ASIDE: Final = 45.0
"""So many degrees at most a jump leads aside of the run before it.  DR50."""
FOR_EACH: Final = 0.3
"""Metres for each point of Strength, and of the Strength modifier and three.  D081."""


def long_jump(state: State, figure: FigureId, ahead: float | None = None) -> float:
    """How far a creature jumps now in a direction in degrees, at first in that of its run.  D081, DR50."""
    placed = state.figures[figure]
    whole = profile(state, figure).abilities[Ability.STRENGTH] * FOR_EACH
    aside = 0.0 if ahead is None else angle_between(placed.facing, ahead)
    runs = placed.run_up >= RUN_UP - TOLERANCE and at_most(aside, ASIDE)
    return whole if runs else whole / 2.0


def high_jump(state: State, figure: FigureId) -> float:
    """How high a creature jumps.  D081."""
    return max(0.0, (3 + profile(state, figure).modifier(Ability.STRENGTH)) * FOR_EACH)


def jump_of(state: State, figure: FigureId, to: tuple[float, ...]) -> Way:
    """A jump to a place as a way of one part, or why it is none.  D043, D081, DR31, DR50."""
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
    """Where a creature stands after a jump: at the height that was said, or as high as it can."""
    x, y = rounded_point((to[0], to[1]))
    if len(to) > 2:
        there = here.at(x, y, rounded(to[2]))
        found = settled(state.battlefield, there, ())
        return found if found is not None and found.z == there.z else None
    return settled(state.battlefield, here.at(x, y, here.z), ())


def _flies_free(state: State, figure: FigureId, here: Body, there: Body, highest: float) -> bool:
    """Whether nothing that cannot be passed is between, over which the creature does not get."""
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
