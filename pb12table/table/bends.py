"""Where ways bend that go round corners, so that a bend costs no step of its own."""

from __future__ import annotations

import numpy as np

from pb12table.table.stars import Floats, Integers, Truths
from pb12table.table.strides import STRIDE

_LATE = 0.6
"""How far into a step a corner may lie for a way to swing out before it."""


def bends(places: Floats, rows: Floats, forward: Truths, slack: Floats) -> tuple[Floats, Integers, Truths]:
    """Places to bend at for ways from places to corners (rows of `borders.corners`), the row of each; tips are marked.

    At whole steps: past the corner, straight on; and before it, swung out so that the next step touches the corner,
    halfway in direction between the way and the border behind the corner, or along that border. And at the tip of a
    rounded corner, where one bend does for two. `forward`: the way goes on along the border after the corner, else
    before it. The first `slack` steps are paid for.
    """
    way = rows[:, 0:2] - places
    far = np.hypot(way[:, 0], way[:, 1])
    way = way / far[:, None]
    steps = np.ceil((far - slack) / STRIDE - 1e-9).clip(0.0)
    numbers = np.arange(len(rows))
    found, kept = [places + way * (slack + STRIDE * steps)[:, None]], [numbers]
    tips = np.where(forward, rows[:, 8:10], rows[:, 14:16])
    rounded = ~np.isnan(tips[:, 0])
    found.append(tips[rounded])
    kept.append(numbers[rounded])
    hidden = np.where(forward, rows[:, 6:8] - rows[:, 2:4], rows[:, 4:6] - rows[:, 2:4])
    hidden = hidden / np.maximum(np.hypot(hidden[:, 0], hidden[:, 1]), 1e-12)[:, None]
    ends = np.where(forward, rows[:, 10:12], rows[:, 16:18])
    beyond = np.where(forward, rows[:, 12:14], rows[:, 18:20])
    radius = slack + STRIDE * (steps - 1.0)
    early = (steps > 1.0) & ((far - slack) / STRIDE - steps + 1.0 <= _LATE)
    for touched, turned in ((rows[:, 0:2], way + hidden), (rows[:, 0:2], hidden), (ends, beyond)):
        line = turned / np.maximum(np.hypot(turned[:, 0], turned[:, 1]), 1e-6)[:, None]
        away = touched - places
        along = (away * line).sum(axis=1)
        room = along * along - ((away * away).sum(axis=1) - radius * radius)
        back = along - np.sqrt(np.maximum(room, 0.0))
        meet = early & (room > 0.0) & (back > 0.0) & (back <= STRIDE)
        found.append((touched - back[:, None] * line)[meet])
        kept.append(numbers[meet])
    points = np.asarray(np.round(np.concatenate(found), 3), dtype=np.float64)
    which = np.concatenate(kept)
    is_tip = np.zeros(len(which), dtype=np.bool_)
    is_tip[len(numbers) : len(numbers) + int(rounded.sum())] = True
    return points, which, is_tip
