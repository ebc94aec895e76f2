"""The overlays a player can switch on: who sees whom, ranges, radii, the ruler."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from pb12table.app.preview.sight_drawings import everybody_drawings
from pb12table.app.preview.who_sees_whom import Lines
from pb12table.skirmish.faces.system import GameSetup, GameState
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import scene
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.planar import in_polygon
from pb12table.table.shapes import Point, Point3
from pb12table.table.standing.support import stand_heights
from pb12table.table.units import distance, plan_distance
from pb12table.texts.locale import Texts
from pb12table.texts.numbers import rounded
from pb12table.window.scene.picture import Picture

SAME_PLACE = 0.15
"""Two clicks of the tape so near to each other, in steps, mean one place."""


def add_all_sight(
    picture: Picture, state: GameState, found: Lines, focus: FigureId | None, texts: Texts
) -> None:
    """What opposing figures see of each other, as far as it is found; a focus' lines are strong, all others faint."""
    on_table = focus is not None and scene(state.setup.system).is_on_table(state, focus)
    picture.sights += everybody_drawings(state, found, focus if on_table else None, texts)


def add_ranges(picture: Picture, state: GameState, figure: FigureId, texts: Texts) -> None:
    """The rings of all weapons a figure has in use."""
    face = scene(state.setup.system)
    if face.is_on_table(state, figure):
        for weapon in face.gear(state, texts.of(state.setup.system), figure):
            picture.rings += weapon.rings


def add_command(picture: Picture, state: GameState, figure: FigureId, texts: Texts) -> None:
    """The areas around a figure that its rules know, as of command."""
    face = scene(state.setup.system)
    if face.is_on_table(state, figure):
        picture.rings += face.radii(state, texts.of(state.setup.system), figure)


@dataclass(slots=True)
class Ruler:
    """A tape measure over the table: clicked points and the mouse as the last one, or pulled out with the button held.

    Once it is let go, or clicked twice at a place, it lies still; a click lets it bend there and go on.
    """

    points: list[Point3] = field(default_factory=list)
    mouse: Point3 | None = None
    is_pulled: bool = False
    lies_still: bool = False

    def hover(self, point: Point3 | None) -> None:
        """Let the end follow the mouse, as long as the tape does not lie still."""
        self.mouse = None if self.lies_still else point

    def pull(self, start: Point3) -> None:
        """Begin to pull it out with the button held: a fresh tape, or a bend more of the one that is being clicked."""
        if self.is_pulled:
            return
        self.points = [start] if self.lies_still else [*self.points, start]
        self.is_pulled, self.lies_still = True, False

    def take_back(self) -> None:
        """Take the last point back."""
        del self.points[-1:]
        self.lies_still = False

    def put(self, point: Point3) -> None:
        """Let go of the button at a point: the end of a pulled tape, else a bend of a clicked one."""
        ends = self.is_pulled
        self.is_pulled = False
        if self.points and not ends and plan_distance(self.points[-1][:2], point[:2]) < SAME_PLACE:
            ends = len(self.points) > 1
        else:
            self.points.append(point)
        self.lies_still = ends
        self.hover(point)

    def add_to(self, picture: Picture, setup: GameSetup, texts: Texts) -> None:
        """Draw the tape with its length, in plane and in space where they differ, and that of its last leg."""
        points = [*self.points, self.mouse] if self.mouse is not None else list(self.points)
        if len(points) < 2:
            return
        picture.measure = [point[:2] for point in points]
        flat = [plan_distance(a[:2], b[:2]) for a, b in pairwise(points)]
        steep = [distance(a, b) for a, b in pairwise(points)]
        cm = texts.number(sum(steep) * setup.step_cm, 1)
        told = _both(texts, "ruler-label", sum(flat), sum(steep), cm=cm)
        last = _both(texts, "ruler-last-leg", flat[-1], steep[-1]) if len(steep) > 1 else ""
        picture.measure_label = f"{told} · {last}" if last else told


def _both(texts: Texts, key: str, flat: float, space: float, **more: str) -> str:
    """A length in the plane, and that in space with it as soon as their figures differ."""
    in_plane, in_space = rounded(flat, 2), rounded(space, 2)
    return texts(key if in_plane == in_space else f"{key}-space", flat=in_plane, space=in_space, **more)


def spot_at(
    battlefield: Battlefield, point: Point, figure: Body | None = None, storey: float | None = None
) -> Point3:
    """What the tape measures from at a point: a figure's base point, else the highest surface there.

    Where a `storey` is shown alone, which has that height there, it measures from that.
    The surface may be one nobody can stand on; beside the table, in steps, it is the nearest point of its edge.
    """
    if figure is not None:
        return figure.base_point
    if storey is not None:
        return (*point, storey)
    x, y = min(max(point[0], 0.0), battlefield.width), min(max(point[1], 0.0), battlefield.depth)
    solid = [piece for piece in battlefield.pieces if not piece.passable and not piece.thin]
    tops = [piece.top_at((x, y)) for piece in solid if in_polygon((x, y), piece.outline, piece.holes)]
    return (x, y, max([*stand_heights(battlefield, x, y), *tops], default=0.0))
