"""Whether a figure could stand at a place, and what is in its way if not.  R1.4.29 (Sicherer Stand), RU015."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.kernel.request import Refusal
from pb12table.pb12.figures import body_at, other_bodies
from pb12table.pb12.profiles import FigureId
from pb12table.pb12.state import State
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point
from pb12table.table.support import stand, stand_heights


def standing_heights(state: State, figure: FigureId, at: Point) -> list[float]:
    """The heights in steps at which a figure would stand safely at a place, facing as it does; highest first."""
    others, facing = other_bodies(state, figure), state.figures[figure].facing
    return [
        height
        for height in reversed(stand_heights(state.battlefield, *at))
        if stand(state.battlefield, body_at(state, figure, *at, height, facing), others).safe
    ]


def no_stand(
    state: State, figure: FigureId, at: Point, facing: float | None = None, before: Sequence[Body] = ()
) -> Refusal:
    """Why a figure cannot stand at a place, asked when it cannot; names what takes up the room, a figure first.

    `before`: bodies that come onto the table together with it.  R1.4.29, RU015 b.
    """
    taken: list[str] = []
    turned = state.figures[figure].facing if facing is None else facing
    others = (*other_bodies(state, figure), *before)
    for height in stand_heights(state.battlefield, *at):
        taken += stand(state.battlefield, body_at(state, figure, *at, height, turned), others).obstacles
    figures = [obstacle for obstacle in taken if _is_figure(others, obstacle)]
    named = next(iter(figures or taken), None)
    details: tuple[tuple[str, object], ...] = (("at", at),)
    return Refusal("R1.4.29", "no-safe-stand", details if named is None else (*details, ("obstacle", named)))


def _is_figure(bodies: tuple[Body, ...], identity: str) -> bool:
    return any(body.id == identity for body in bodies)
