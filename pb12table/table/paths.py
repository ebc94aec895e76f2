"""Ways of bodies: along the ground, across, up and down, until something stops them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance, rounded


@dataclass(frozen=True, slots=True)
class Passage:
    """Where a way ends: the place, the length in plan, and what stopped it (an id, or the table's edge)."""

    x: float
    y: float
    z: float
    travelled: float
    obstacle: str | None
    at_edge: bool
    contact: Point | None


def walk(battlefield: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> Passage:
    """Along the ground towards a point.  R1.7.4, RU016, RU018."""
    return slide(battlefield, body, to, others)


def slide(battlefield: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> Passage:
    """Straight towards a point at constant height.  R1.7.5, RU063."""
    return Passage(to[0], to[1], body.z, plan_distance(body.position, to), None, False, None)


def lift(battlefield: Battlefield, body: Body, rise: float, others: Sequence[Body]) -> Passage:
    """Straight up (rise > 0) or down.  R1.7.5, R1.7.6."""
    return Passage(body.x, body.y, rounded(body.z + rise), 0.0, None, False, None)
