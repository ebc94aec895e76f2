"""Where ways bend that go round corners, so that a bend costs no step of its own."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from pb12table.table.arrays import Floats, Integers, Truths
from pb12table.table.routes.space.borders import unit
from pb12table.table.routes.steps import STRIDE
from pb12table.table.shapes import Point

_WIDE, _WIDE_SWUNG = 2.4, 1.2
"""The least angle that is looked at from beyond a corner, and from where a way is swung out, in radians."""

_MARGIN = 0.02
"""How far a window behind a corner reaches over on both sides, in radians."""

_ROUNDING = 0.0008
"""How much farther away a place may be once it is rounded to the grid, in steps."""


@dataclass(frozen=True, slots=True, eq=False)
class Bends:
    """Places to bend at as rows (x, y), the row of the way that each belongs to, its kind, and its window.

    Kinds: a place `PAST` the corner, the `TIP` of a rounded one, and from `SWUNG` on those that are swung out. `left`
    is how much there is left of a step where the corner is passed; less than none where it is passed after the bend.
    """

    points: Floats
    rows: Integers
    kinds: Integers
    windows: Floats
    left: Floats


PAST, TIP, SWUNG = 0, 1, 2


def windows(places: Floats, rows: Floats, forward: Truths) -> Floats:
    """What corners (rows of `borders.corners`) hide from places, as seen from the corners.

    Rows (where it begins, how far it goes counter-clockwise) in radians. `forward`: the way goes on along the border
    after the corner, else before it.
    """
    way, hidden = rows[:, 0:2] - places, _hidden(rows, forward)
    across = np.abs(way[:, 0] * hidden[:, 1] - way[:, 1] * hidden[:, 0])
    turn = np.arctan2(across, (way * hidden).sum(axis=1))
    first = np.arctan2(way[:, 1], way[:, 0]) - _MARGIN - np.where(forward, turn, 0.0)
    return np.stack([first, turn + 2.0 * _MARGIN], axis=1)


def bends(
    places: Floats,
    rows: Floats,
    forward: Truths,
    slack: Floats,
    views: Floats,
    stops: Truths,
    parts: int,
    goal: Point | None = None,
) -> Bends:
    """Places to bend at for ways from places to corners (rows of `borders.corners`), with their `windows`.

    At whole steps: past the corner, straight on; and before it, swung out so that the next step touches the corner, or
    the other end of a rounded one, in directions that cut the turn to the border behind it in so many `parts`; for the
    other end also at the whole step past the corner. On the way to a `goal` also swung out so that the next step leads
    towards it, and at the tip of a rounded corner, where one bend does for two. `forward`: the way goes on along the
    border after the corner, else before it. The first `slack` steps are paid for. At corners without `stops` nobody may
    stop, so that tips are tried without a goal, too.
    """
    side = forward[:, None]
    way = rows[:, 0:2] - places
    far = np.sqrt((way * way).sum(axis=1))
    way = way / far[:, None]
    steps = np.ceil((far - slack) / STRIDE - 1e-9).clip(0.0)
    past = places + way * (slack + STRIDE * steps - _ROUNDING)[:, None]
    tips = np.where(side, rows[:, 8:10], rows[:, 14:16])
    is_tip = (((goal is not None) | ~stops) & ~np.isnan(tips[:, 0])).nonzero()[0]
    # Swung out: where lines through what is touched, in the direction to be turned to, meet the last whole step.
    behind, other = _hidden(rows, forward), np.where(side, rows[:, 12:14], rows[:, 18:20])
    corner, end = rows[:, 0:2], np.where(side, rows[:, 10:12], rows[:, 16:18])
    shares = np.arange(parts, 0, -1)[:, None, None] / parts
    past_corner = [*unit((1.0 - shares) * way + shares * behind)]
    past_end = [*unit((1.0 - shares) * behind + shares * other)]
    if goal is not None:
        past_corner.append(unit(np.asarray(goal) - corner))
        past_end.append(unit(np.asarray(goal) - corner))
    # The other end may be so far behind the corner that a whole step fits between them.
    count = len(past_corner)
    touch = np.stack([corner] * count + [end] * (2 * count))
    line = np.stack([*past_corner, *past_end, *past_end])
    whole = np.stack([steps - 1.0] * (2 * count) + [steps] * count)
    radius = slack + STRIDE * whole - _ROUNDING
    away = touch - places
    along = (away * line).sum(axis=2)
    room = along * along - ((away * away).sum(axis=2) - radius * radius)
    back = along - np.sqrt(np.maximum(room, 0.0))
    group, meet = ((whole > 0.0) & (room > 0.0) & (back > 0.0) & (back <= STRIDE)).nonzero()
    swung, ahead = (touch - back[:, :, None] * line)[group, meet], back[group, meet] / STRIDE
    kept = np.concatenate([is_tip, np.arange(len(rows)), meet])
    kinds = np.where(group < 2 * count, group, group - count) + SWUNG
    kinds = np.concatenate([np.full(len(is_tip), TIP), np.full(len(rows), PAST), kinds])
    more = np.maximum(np.where(kinds >= SWUNG, _WIDE_SWUNG, _WIDE) - views[kept, 1], 0.0)
    wide = views[kept] + np.stack([np.where(forward[kept], -more, 0.0), more], axis=1)
    left = steps - ((far - slack) / STRIDE).clip(0.0)
    left = np.concatenate([left[is_tip], left, -ahead])
    return Bends(np.round(np.concatenate([tips[is_tip], past, swung]), 3), kept, kinds, wide, left)


def _hidden(rows: Floats, forward: Truths) -> Floats:
    """The direction of the border behind each corner."""
    found = np.where(forward[:, None], rows[:, 6:8] - rows[:, 2:4], rows[:, 4:6] - rows[:, 2:4])
    return unit(found)
