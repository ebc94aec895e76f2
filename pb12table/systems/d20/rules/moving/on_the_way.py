"""What happens where on a straight way: leaving and entering a reach, coming into sight, running into a hider."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.creatures import (
    body,
    foes,
    grapplers,
    has,
    has_body,
    is_able,
    is_foe,
    may_react,
    melee_at_hand,
    present,
)
from pb12table.systems.d20.rules.data import FeatureKind
from pb12table.systems.d20.rules.moving.ways import may_pass
from pb12table.systems.d20.rules.seeing import Cover, can_see, cover_between, looks_at, perceives
from pb12table.systems.d20.rules.state import State, Trigger
from pb12table.table.battlefield import Body
from pb12table.table.footprints import overlaps_in_plan
from pb12table.table.motion.gaps import gap
from pb12table.table.motion.passing import along, length_of, near_along, overlap_along
from pb12table.table.shapes import Point3
from pb12table.table.units import GRID, TOLERANCE, rounded

_BACK: Final = 6
"""So many steps of half a GRID a place is taken back until it is inside a reach."""
_HALVINGS: Final = 14


class What(StrEnum):
    """What happens on a way, in the order in which it is dealt with at one place."""

    BUMP = "bump"
    """A creature is in the way.  D056, DR32."""
    LEAVE = "leave"
    """A foe's reach is about to be left.  D058, DR23."""
    TRIGGER = "trigger"
    """Something that a foe waits for.  D075, DR24."""


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that happens at a place on a straight way, after a share of it; `other` is whom it has to do with."""

    share: float
    at: Point3
    what: What
    other: FigureId


def reach_of(state: State, figure: FigureId) -> float:
    """The reach of a creature's melee attack at hand, 0 for none.  D078, section 6."""
    weapon = melee_at_hand(state, figure)
    return 0.0 if weapon is None else weapon.reach


def threatens(state: State, foe: FigureId, mover: FigureId, *, flying: bool) -> bool:
    """Whether a foe could be provoked by a mover that it sees; its reaction is left aside.  D058, D071."""
    if state.figures[mover].disengaged or (flying and has(state, mover, FeatureKind.SWOOP)):
        return False
    return is_able(state, foe) and reach_of(state, foe) > 0.0 and foe not in state.figures[mover].hidden_from


def incidents(
    state: State,
    figure: FigureId,
    to: Point3,
    *,
    flying: bool = False,
    provokes: bool = True,
    passed_by: frozenset[FigureId] = frozenset(),
) -> list[Incident]:
    """What happens straight from where a creature is to a place, in order.

    With `provokes` reaches can be left; foes in `passed_by` have been asked for the reach that is being left.
    """
    mover = body(state, figure)
    if state.setup.options.grid:
        return list(_between_squares(state, mover, to, flying=flying, provokes=provokes, passed_by=passed_by))
    found = [
        *_bumps(state, mover, to),
        *_bumps_of_dragged(state, mover, to),
        *(_leaves(state, mover, to, flying=flying, passed_by=passed_by) if provokes else ()),
        *_triggers(state, mover, to),
    ]
    rank = list(What)
    return sorted(found, key=lambda each: (each.share, rank.index(each.what)))


def _between_squares(
    state: State, mover: Body, to: Point3, *, flying: bool, provokes: bool, passed_by: frozenset[FigureId]
) -> Iterator[Incident]:
    """What happens by a step to another square: before it, or when it has been taken.  D092."""
    figure, start, there = FigureId(mover.id), (mover.x, mover.y, mover.z), mover.at(*to)
    for other in present(state):
        hidden = figure in state.figures[other].hidden_from
        if other != figure and hidden and gap(there, body(state, other)) <= 0.0 and _meet(there, body(state, other)):
            yield Incident(0.0, start, What.BUMP, other)
    for foe in foes(state, figure) if provokes else ():
        length, place = reach_of(state, foe) - TOLERANCE, body(state, foe)
        leaves = foe not in passed_by and gap(mover, place) < length <= gap(there, place)
        if leaves and threatens(state, foe, figure, flying=flying) and can_see(state, foe, figure, mover):
            yield Incident(0.0, start, What.LEAVE, foe)
    for trigger in _triggers(state, mover, to):
        yield Incident(1.0, to, What.TRIGGER, trigger.other)


def _meet(one: Body, other: Body) -> bool:
    """Whether two bodies overlap, and do not only touch."""
    apart = one.z >= other.top - TOLERANCE or other.z >= one.top - TOLERANCE
    return not apart and overlaps_in_plan(one, other)


def _bumps(state: State, mover: Body, to: Point3) -> Iterator[Incident]:
    """Creatures that the mover would touch and could not know of, or has only just noticed.  D056, DR32."""
    figure = FigureId(mover.id)
    for other in present(state):
        if other == figure or (figure not in state.figures[other].hidden_from and may_pass(state, figure, other)):
            continue
        there = body(state, other)
        near = overlap_along(mover, to, there)
        # Who stands against another by the dust of rounded places may well go away from it.
        stands = (there.x, there.y, there.z)
        leaves = length_of(to, stands) >= length_of((mover.x, mover.y, mover.z), stands)
        if near is not None and not (near[0] <= TOLERANCE and leaves):
            yield Incident(near[0], _on_grid(mover, to, near[0]), What.BUMP, other)


def _bumps_of_dragged(state: State, mover: Body, to: Point3) -> Iterator[Incident]:
    """Yield hidden creatures that those would touch whom the mover drags along.  D091, DR32, DR42."""
    figure = FigureId(mover.id)
    dragged = grapplers(state, figure)
    for held in dragged:
        one = body(state, held)
        there = (one.x + to[0] - mover.x, one.y + to[1] - mover.y, one.z + to[2] - mover.z)
        for other in present(state):
            hidden = state.figures[other].hidden_from
            if other in (figure, *dragged) or (figure not in hidden and held not in hidden):
                continue
            near = overlap_along(one, there, body(state, other))
            if near is not None and near[0] > TOLERANCE:
                yield Incident(near[0], _on_grid(mover, to, near[0]), What.BUMP, other)


def _leaves(
    state: State, mover: Body, to: Point3, *, flying: bool, passed_by: frozenset[FigureId]
) -> Iterator[Incident]:
    """Where reaches of foes are left: at the last place inside.  D058, D078, DR23."""
    figure = FigureId(mover.id)
    for foe in foes(state, figure):
        if foe in passed_by or not threatens(state, foe, figure, flying=flying):
            continue
        length, there = reach_of(state, foe) - TOLERANCE, body(state, foe)
        near = near_along(mover, to, there, length)
        if near is None or gap(mover.at(*to), there) < length:
            continue
        place = _last_inside(mover, to, near[1], there, length)
        if can_see(state, foe, figure, mover.at(*place)):
            yield Incident(near[1], place, What.LEAVE, foe)


def _triggers(state: State, mover: Body, to: Point3) -> Iterator[Incident]:
    """Where the mover does what foes wait for.  D075."""
    figure = FigureId(mover.id)
    for other in waiting(state, figure):
        ready = state.figures[other].ready
        assert ready is not None, "it waits"
        there = body(state, other)
        if ready.trigger is Trigger.REACH:
            length = reach_of(state, other) - TOLERANCE
            near = None if length <= 0.0 else near_along(mover, to, there, length)
            if near is not None and near[0] > 0.0 and perceives(state, other, figure):
                yield Incident(near[0], _first_inside(mover, to, near[0], there, length), What.TRIGGER, other)
        elif ready.trigger is Trigger.SIGHT and other not in state.figures[figure].hidden_from:
            yield from _turning(mover, to, other, partial(looks_at, state, other, figure))
        elif ready.trigger is Trigger.COVER and perceives(state, other, figure):
            yield from _turning(mover, to, other, partial(_is_open, state, there))


def waiting(state: State, figure: FigureId, *triggers: Trigger) -> list[FigureId]:
    """Those who have readied something that a creature could trigger, and still have their reaction.  D075."""
    found: list[FigureId] = []
    for other, placed in state.figures.items():
        ready = placed.ready
        if ready is None or not has_body(state, other) or not may_react(state, other):
            continue
        if triggers and ready.trigger not in triggers:
            continue
        if ready.figure == figure or (ready.figure is None and is_foe(state, other, figure)):
            found.append(other)
    return found


def _is_open(state: State, observer: Body, place: Body) -> bool:
    return cover_between(state, observer, place)[0] is Cover.NONE


def _turning(mover: Body, to: Point3, other: FigureId, holds: Callable[[Body], bool]) -> Iterator[Incident]:
    """Where something begins to hold that does not hold at the start, found to a GRID."""
    start = (mover.x, mover.y, mover.z)
    if holds(mover) or not holds(mover.at(*to)):
        return
    before, after = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (before + after) / 2.0
        before, after = (before, middle) if holds(mover.at(*along(start, to, middle))) else (middle, after)
    at = _on_grid(mover, to, after)
    yield Incident(after, at if holds(mover.at(*at)) else to, What.TRIGGER, other)


# -- places ----------------------------------------------------------------------------------------------------------


def _on_grid(mover: Body, to: Point3, share: float) -> Point3:
    x, y, z = along((mover.x, mover.y, mover.z), to, min(max(share, 0.0), 1.0))
    return (rounded(x), rounded(y), rounded(z))


def _last_inside(mover: Body, to: Point3, share: float, other: Body, length: float) -> Point3:
    """The last place of the grid before a share of a way that is still within a length."""
    step = 0.5 * GRID / max(length_of((mover.x, mover.y, mover.z), to), GRID)
    for number in range(_BACK):
        place = _on_grid(mover, to, share - number * step)
        if gap(mover.at(*place), other) < length:
            return place
    return (mover.x, mover.y, mover.z)


def _first_inside(mover: Body, to: Point3, share: float, other: Body, length: float) -> Point3:
    """The first place of the grid after a share of a way that is within a length."""
    step = 0.5 * GRID / max(length_of((mover.x, mover.y, mover.z), to), GRID)
    for number in range(_BACK):
        place = _on_grid(mover, to, share + number * step)
        if gap(mover.at(*place), other) < length:
            return place
    return to
