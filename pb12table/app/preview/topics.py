"""What lies under the mouse, as names by which the list of rules says which of them it is about."""

from __future__ import annotations

from collections.abc import Iterator

from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import scene
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.window.scene.place_line import pieces_at, zones_at


def figure_topics(texts: Texts, state: GameState, figure: FigureId) -> Iterator[str]:
    """The statuses of a figure, as its sheet marks them, and the figure itself."""
    sheet = scene(state.setup.system).sheet(state, texts, figure)
    yield from (row.key for part in sheet.parts for row in part.rows if row.mark is not None)
    yield f"figure:{figure}"


def place_topics(state: GameState, point: Point) -> Iterator[str]:
    """The kinds of zones that a point of the table lies in, and that terrain is there."""
    yield from (f"zone:{zone.kind}" for zone in zones_at(state.setup, point))
    if pieces_at(state.battlefield, point):
        yield "terrain:"
