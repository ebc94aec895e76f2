"""The sight line from a figure to what it means, as it is drawn for any system."""

from __future__ import annotations

from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.forms.table_fields import Aim
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import scene
from pb12table.table.shapes import Point3
from pb12table.table.sight.sight import FigureSight
from pb12table.table.units import direction
from pb12table.window.scene.picture import SightDrawing, SightState


def sight_line(state: GameState, observer: FigureId, target: Aim) -> SightDrawing:
    """The line from a figure that has turned to a target; to anything but a figure it is drawn as free."""
    face = scene(state.setup.system)
    body = face.body(state, observer)
    if target.figure is None:
        return SightDrawing(body.base_point, target.point or body.base_point, "free")
    other = face.body(state, target.figure)
    facing = body.facing if body.position == other.position else direction(body.position, other.position)
    seen = face.sight(state, observer, target.figure, facing)
    return drawn_sight(body.base_point, other.base_point, seen, face.level(state, seen))


def drawn_sight(start: Point3, end: Point3, seen: FigureSight, level: int) -> SightDrawing:
    """A sight line that has been found, with the level of its cover, as it is drawn."""
    shown: SightState = "free"
    if not seen.in_sight_angle:
        shown = "outside"
    elif not seen.exists:
        shown = "blocked"
    elif level or seen.translucent:
        shown = "covered"
    hiding = (*seen.blockers, *seen.translucent) if shown not in ("free", "outside") else ()
    return SightDrawing(start, end, shown, seen.covered_share, level, hiding, seen.borderline)
