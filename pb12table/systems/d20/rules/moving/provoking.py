"""The foes whose reach a planned way leaves, and where: this is shown and weighed before the move.  D058."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.creatures import body, may_react
from pb12table.systems.d20.rules.moving.on_the_way import What, incidents, reach_of
from pb12table.systems.d20.rules.moving.ways import Part
from pb12table.systems.d20.rules.state import State
from pb12table.table.motion.passing import near_along
from pb12table.table.shapes import Point, Point3
from pb12table.table.units import TOLERANCE


@dataclass(frozen=True, slots=True)
class Provocation:
    """A reach that a way leaves: whose, from where on the way leads through it, and its last place inside.

    `reacts` is whether the foe has its reaction.  D040, D058, DR23.
    """

    foe: FigureId
    start: Point
    at: Point3
    reacts: bool


def provocations(state: State, figure: FigureId, parts: Sequence[Part], *, flying: bool) -> Iterator[Provocation]:
    """The reaches that a creature leaves on a way, in its order.  D058, D078, DR23."""
    ahead = state.clone()
    placed = ahead.figures[figure]
    for part in parts:
        placed.x, placed.y, placed.z = part.start
        mover = body(ahead, figure)
        for each in incidents(ahead, figure, part.end, flying=flying):
            if each.what is not What.LEAVE:
                continue
            near = near_along(mover, part.end, body(ahead, each.other), reach_of(ahead, each.other) - TOLERANCE)
            begun = 0.0 if near is None else near[0]
            (x, y, _), (to_x, to_y, _) = part.start, part.end
            start = (x + (to_x - x) * begun, y + (to_y - y) * begun)
            yield Provocation(each.other, start, each.at, may_react(ahead, each.other))
