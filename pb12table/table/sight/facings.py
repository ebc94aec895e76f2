"""At which facings a body has a sight line to another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan, degrees

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.sight.sight import EVERYWHERE, sight_to_body
from pb12table.table.sight.silhouette import view_of
from pb12table.table.units import TOLERANCE, direction, normalised

ALL_ROUND = (0.0, 360.0)

_WIDE_SAMPLES = 96
"""How many facings are tried where a target is wider than the sight angle, so that several stretches may see it."""

_HALVINGS = 30


def sighted_facings(
    battlefield: Battlefield, observer: Body, target: Body, half_angle: float, others: Sequence[Body], least: float
) -> tuple[tuple[float, float], ...]:
    """The stretches of facings, in degrees, from which a sight line to the target exists; usually one or none.

    Each begins in [0, 360) and runs counter-clockwise to its end, which may be above 360; both ends still see the
    target and are exact to 1e-6 degrees. ALL_ROUND alone says that the facing does not matter. The rule itself is
    asked at each facing; the facing changes nothing else. `half_angle` and `least` are as in `sight_to_body`.
    """
    ahead = direction(observer.position, target.position)

    def sees(offset: float) -> bool:
        turned = observer.at(observer.x, observer.y, observer.z, normalised(ahead + offset))
        return sight_to_body(battlefield, turned, target, half_angle, others, least).exists

    offsets = [-180.0, 0.0, 180.0]
    view = view_of(battlefield, observer.base_point, target)
    if view is not None and degrees(atan(max(-view.left, view.right) / view.depth)) > half_angle:
        offsets = [360.0 * i / _WIDE_SAMPLES - 180.0 for i in range(_WIDE_SAMPLES + 1)]
    seen = [sees(offset) for offset in offsets]
    if half_angle >= EVERYWHERE - TOLERANCE or all(seen):
        return (ALL_ROUND,) if all(seen) else ()
    found: list[tuple[float, float]] = []
    begin = None if not seen[0] else offsets[0]
    for i in range(1, len(offsets)):
        if seen[i] and begin is None:
            begin = _border(sees, offsets[i], offsets[i - 1])
        elif not seen[i] and begin is not None:
            found.append((begin, _border(sees, offsets[i - 1], offsets[i])))
            begin = None
    if begin is not None:
        found.append((begin, offsets[-1]))
    if len(found) > 1 and seen[0] and seen[-1]:
        # The same stretch, cut straight behind.
        found = [*found[1:-1], (found[-1][0], found[0][1] + 360.0)]
    return tuple(sorted((normalised(ahead + start), normalised(ahead + start) + end - start) for start, end in found))


def _border(sees: Callable[[float], bool], inside: float, outside: float) -> float:
    """The last facing that still sees, between one that does and one that does not."""
    for _ in range(_HALVINGS):
        middle = (inside + outside) / 2.0
        if sees(middle):
            inside = middle
        else:
            outside = middle
    return inside
