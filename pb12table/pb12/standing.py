"""Whether a figure could stand at a place, and what is in its way if not.  R1.4.29 (Sicherer Stand), RU015."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.kernel.request import Refusal
from pb12table.pb12.figures import body_at
from pb12table.pb12.profiles import FigureId
from pb12table.pb12.riding import footing, in_the_way, owner_on_table
from pb12table.pb12.state import State
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point
from pb12table.table.support import stand, stand_heights


def standing_heights(state: State, figure: FigureId, at: Point) -> list[float]:
    """The heights in steps at which a figure would stand safely at a place, facing as it does; highest first."""
    battlefield, others = footing(state, figure), in_the_way(state, figure)
    facing = state.figures[figure].facing
    return [
        height
        for height in reversed(stand_heights(battlefield, *at))
        if stand(battlefield, body_at(state, figure, *at, height, facing), others).safe
    ]


def no_stand(
    state: State, figure: FigureId, at: Point, facing: float | None = None, before: Sequence[Body] = ()
) -> Refusal:
    """Why a figure cannot stand at a place, asked when it cannot; names what takes up the room, a figure first.

    What is in the way higher up counts before what is lower down, where the ground one stands on is always in the way.
    `before`: bodies that come onto the table together with it.  R1.4.29, RU015 b, RU018.
    """
    turned = state.figures[figure].facing if facing is None else facing
    battlefield, others = footing(state, figure), (*in_the_way(state, figure), *before)
    heights = stand_heights(battlefield, *at) or (0.0,)
    stands = [stand(battlefield, body_at(state, figure, *at, height, turned), others) for height in reversed(heights)]
    if all(found.reason == "off-table" for found in stands):
        return Refusal("RU018", "edge-of-the-table", (("at", at),))
    taken = [owner_on_table(state, obstacle) for found in stands for obstacle in found.obstacles]
    figures = [obstacle for obstacle in taken if obstacle in state.figures]
    named = next(iter(figures or taken), None)
    details: tuple[tuple[str, object], ...] = (("at", at),)
    return Refusal("R1.4.29", "no-safe-stand", details if named is None else (*details, ("obstacle", named)))
