"""Where somebody means to go who points beside or at something in the way: to it, so that it is touched.  RU009."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.standing import place_in_contact
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.table.shapes import Point

BESIDE: Final = 5.0
"""Who points at most so many pixels beside the place of a contact means it."""
AT_MOST: Final = 0.2
"""The same in steps, however small the table is drawn: gaps stay where somebody wants them."""


def meant_place(game: Desk, figure: FigureId, point: Point) -> Point:
    """The place a figure is to go to when a point of the table is pointed at."""
    near = min(BESIDE / game.camera.scale, AT_MOST)
    return place_in_contact(game.state, figure, point, near) or point
