"""Which shadows need not be drawn, since others hide them wholly."""

from __future__ import annotations

from math import ceil, floor, inf, pi

import numpy as np

from pb12table.table.sight.plan_shadows import Spans
from pb12table.table.sight.shadow_casters import Mask

SECTORS = 1440
"""Into how many equal angles the round view is cut; finer ones find a little more."""

_WIDTH = 2.0 * pi / SECTORS


def unhidden(spans: Spans) -> Mask:
    """Which shadows do not lie wholly in the endless shadows of others.

    In each sector the nearest distance is kept from which on all is in shadow; a shadow that begins farther away in
    all the sectors it touches adds nothing. What is hidden is told truly, what is seen may be too much.
    """
    low, high, near, far = spans.low, spans.high, spans.near, spans.far
    depths = np.full(2 * SECTORS, inf)
    lows = np.mod(low, 2.0 * pi)
    starts = (lows / _WIDTH).tolist()
    ends = ((lows + np.minimum(high - low, 2.0 * pi)) / _WIDTH).tolist()
    for number in np.flatnonzero(np.isfinite(far)).tolist():
        first, last = ceil(starts[number]), floor(ends[number])
        if first < last:
            stretch = depths[first:last]
            np.minimum(stretch, far[number], out=stretch)
    folded = np.minimum(depths[:SECTORS], depths[SECTORS:])
    if not np.isfinite(folded).any():
        return np.ones(len(low), dtype=np.bool_)
    round_twice = np.concatenate((folded, folded, folded[:2]))
    result = np.ones(len(low), dtype=np.bool_)
    nearest = near.tolist()
    for number, (start, end) in enumerate(zip(starts, ends, strict=True)):
        result[number] = round_twice[floor(start) : ceil(end) + 1].max() >= nearest[number]
    return result
