"""How many straight steps lead round one corner at least: an exact calculation of its own, of fronts on tangents.

A round base goes round the corner of a block: its base point keeps a radius away from the corner, on an arc. Whatever
passes the arc does so along a tangent of it. So all there is to know after n steps is how far along each tangent one
can have got, the `front`. A place behind the corner is got to in n + j steps when on some tangent the front of n steps
has come to where j steps straight to the place begin. Nothing is rounded to a grid, nowhere is a place to bend chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import acos, atan2, ceil, hypot, inf, pi

import numpy as np
from numpy.typing import NDArray

from pb12table.table.shapes import Point

Floats = NDArray[np.float64]

_TANGENTS = 600
"""So many tangents are looked at; what is least or greatest among them is so up to the square of their distance."""


class RoundACorner:
    """Ways from a place west of a block, whose corner is its north-west one, to places north of it (steps).

    Tangents are told by how far one has turned to the right from due north, in radians.
    """

    def __init__(self, start: Point, corner: Point, radius: float) -> None:
        self.start, self.corner, self.radius = np.array(start), np.array(corner), radius
        self.turns = np.linspace(self._turn_of(self.start, ahead=True), pi / 2.0, _TANGENTS)
        self._touched, self._out, self._along = self._tangents(self.turns)
        self.front: Callable[[int], Floats] = cache(self._front)

    def _tangents(self, turns: Floats) -> tuple[Floats, Floats, Floats]:
        """Where tangents touch the arc, their normals away from the block, and their directions; rows (x, y)."""
        out = np.stack([-np.cos(turns), np.sin(turns)], axis=-1)
        return self.corner + self.radius * out, out, np.stack([np.sin(turns), np.cos(turns)], axis=-1)

    def _turn_of(self, place: Floats, *, ahead: bool) -> float:
        """The tangent through a place that touches the arc `ahead` of it, or behind it."""
        east, north = place - self.corner
        aside = acos(self.radius / hypot(east, north))
        normal = atan2(north, east) - aside if ahead else atan2(north, east) + aside
        return pi - normal if normal > 0.0 else -pi - normal

    def _bend(self, turns: Floats | float) -> Floats:
        """How far from where they touch two tangents meet that are turned so far from each other."""
        away: Floats = self.radius * np.tan(np.asarray(turns) / 2.0)
        return away

    def _front(self, steps: int) -> Floats:
        """How far behind its touching place one can have got on each tangent; -inf where one cannot be on it."""
        away = self.start - self._touched
        along, aside = (away * self._along).sum(axis=1), (away * self._out).sum(axis=1)
        # Straight, and so no farther than where the first tangent, behind which the start is hidden, is crossed.
        found: Floats = np.minimum(along + _leg(steps, aside), -self._bend(self.turns - self.turns[0]))
        found[0] = along[0] + steps
        if steps == 0:
            return found
        before = self.front(steps - 1)
        found = np.maximum(found, before + 1.0)
        for number in np.flatnonzero(np.isfinite(before)).tolist():
            # From here a step onto later tangents, up to where this one crosses them.
            meets = self._bend(self.turns[number + 1 :] - self.turns[number])
            way = self._touched[number] + before[number] * self._along[number] - self._touched[number + 1 :]
            step = (way * self._along[number + 1 :]).sum(axis=1)
            step += _leg(1, (way * self._out[number + 1 :]).sum(axis=1))
            later = np.where(before[number] <= meets, np.minimum(step, -meets), -inf)
            found[number + 1 :] = np.maximum(found[number + 1 :], later)
        return found

    def steps_to(self, place: Point, most: int) -> tuple[int, float]:
        """How many steps lead to a place at least, and how far it is from the border of that number, in steps of way.

        `most` + 1 where more are needed.
        """
        goal = np.array(place)
        last = self._turn_of(goal, ahead=False)
        if last <= self.turns[0]:
            away = hypot(*(goal - self.start))
            return ceil(away - 1e-9), abs(away - round(away))
        chosen = self.turns <= last
        touched, out, along = self._tangents(np.append(self.turns[chosen], last))
        ahead, aside = ((goal - touched) * along).sum(axis=1), ((goal - touched) * out).sum(axis=1)
        aside[-1] = 0.0
        seen_from = self._bend(last - np.append(self.turns[chosen], last))
        seen_from[-1] = -inf
        nearest = inf
        for steps in range(1, most + 1):
            missing = inf
            for before in range(steps + 1):
                front = self.front(before)
                at_last = np.interp(last, self.turns, np.maximum(front, -99.0))
                begins = np.maximum(ahead - _leg(steps - before, aside), seen_from)
                missing = min(missing, float((begins - np.append(front[chosen], at_last)).min()))
            if missing <= 1e-9:
                return steps, min(nearest, -missing)
            nearest = min(nearest, missing)
        return most + 1, nearest


def _leg(steps: int, aside: Floats) -> Floats:
    """How far along a line so many steps lead from so far beside it; -inf where they do not lead to it."""
    square = steps * steps - aside * aside
    far: Floats = np.where(square >= 0.0, np.sqrt(np.maximum(square, 0.0)), -inf)
    return far
