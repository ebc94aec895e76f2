"""What the editor draws over the table: the selection with its handles, the draft of a tool, the grid, faults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pygame

from pb12table.app.editor.tools.select_tool import SelectTool
from pb12table.app.editor.tools.shapes import Draft, Tool
from pb12table.app.editor.workbench import Workbench
from pb12table.layouts.cells import cells_named
from pb12table.layouts.editing import AREAS, entry_of, middle_of, sections_of, symmetry
from pb12table.layouts.motions import Motion, corners_of, places_of
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.miniatures import RingDrawing
from pb12table.table.shapes import Point, Ring
from pb12table.texts.locale import Texts
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import looks_of
from pb12table.window.kit.strokes import Pixel, circle, dashed, disc, lines
from pb12table.window.kit.theme import Colour
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.layers.lines import draw_ring, draw_ring_label
from pb12table.window.scene.plates import draw_label

CHOSEN: Final[Colour] = (255, 214, 96)
PLANNED: Final[Colour] = (150, 220, 255)
IMAGE: Final[Colour] = (172, 96, 255)
"""What is mirrored, and the axis it is mirrored in."""
WRONG: Final[Colour] = (255, 84, 64)
GRID: Final = (255, 255, 255, 26)
FINEST_GRID: Final = 7.0
"""A grid narrower than this many pixels is not drawn."""
OWN_MARK: Final = 0.2
"""The radius of the mark of a player on a cell that is the player's own, in edges of a cell."""
OWN_APART: Final = 0.5
FARTHEST: Final = 30_000.0
"""What lies more pixels away, which only a fault puts there, is drawn as if there: its dashes would never end."""


def draw_under(surface: pygame.Surface, camera: Camera, bench: Workbench) -> None:
    """Draw what lies under all marks: the grid."""
    before = surface.get_clip()
    surface.set_clip(camera.viewport.clip(before))
    _draw_grid(surface, camera, bench)
    surface.set_clip(before)


def draw_rings(canvas: Canvas, camera: Camera, rings: Sequence[RingDrawing]) -> None:
    """Draw how far the weapons of a figure reach, with the names of the rings."""
    surface, taken = canvas.surface, list[pygame.Rect]()
    before = surface.get_clip()
    surface.set_clip(camera.table_on_screen().clip(before))
    for ring in rings:
        draw_ring(surface, camera, ring, canvas.scale)
    surface.set_clip(camera.viewport.clip(before))
    for ring in rings:
        draw_ring_label(surface, camera, ring, canvas.scale, taken)
    surface.set_clip(before)


def draw_bench(canvas: Canvas, camera: Camera, bench: Workbench, tool: Tool, texts: Texts) -> None:
    """Draw all marks into the camera's viewport."""
    surface, scale = canvas.surface, canvas.scale
    before = surface.get_clip()
    surface.set_clip(camera.viewport.clip(before))
    document = tool.shown if isinstance(tool, SelectTool) else bench.document
    hidden = {thing.id for thing in bench.hidden_things()}
    faulty = {thing.id for thing in bench.sketch.faulty} | {subject for subject, _ in bench.report.problems}
    for section in sections_of(document):
        for entry in document.get(section) or ():
            if entry.get("id") in faulty - hidden and (section in AREAS or entry.get("at") is not None):
                _outline(surface, camera, entry, WRONG, 2.4 * scale, dash=True)
    for fault in bench.report.faults:
        _sign(surface, camera, fault.at, scale, grave=fault.is_grave)
    moving = isinstance(tool, SelectTool) and tool.preview is not None
    for thing in bench.selection:
        _outline(surface, camera, entry_of(document, thing), PLANNED if moving else CHOSEN, 2.6 * scale, dash=moving)
    if isinstance(tool, SelectTool):
        _draw_handles(surface, camera, tool, scale)
    _draw_cells(canvas, camera, bench, tool)
    _draw_axis(surface, camera, bench, scale)
    _draw_draft(surface, camera, tool, scale, texts)
    surface.set_clip(before)


def _pixel(camera: Camera, point: Point) -> Pixel:
    """Where a point of the table is drawn."""
    x, y = camera.to_screen_exact(point)
    return (min(max(x, -FARTHEST), FARTHEST), min(max(y, -FARTHEST), FARTHEST))


def _outline(
    surface: pygame.Surface, camera: Camera, entry: Mapping[str, Any], colour: Colour, width: float, *, dash: bool
) -> None:
    """The outline of an entry, holes included; a ring around a figure, and around each of a group."""
    if entry.get("circle") is not None or ("polygon" not in entry and "rectangle" not in entry and "line" not in entry):
        x, y, radius = entry.get("circle") or (0.0, 0.0, 0.5)
        places = [(x, y)] if entry.get("circle") is not None else places_of(entry.get("at") or (0.0, 0.0))
        for place in places:
            circle(surface, colour, _pixel(camera, place), min(radius * camera.scale, FARTHEST), width)
        return
    closed = entry.get("line") is None
    rings = [corners_of(entry), *(entry.get("holes") or ())]
    for ring in rings:
        points = [_pixel(camera, (point[0], point[1])) for point in ring]
        if dash:
            dashed(surface, colour, [*points, *points[:1]] if closed else points, width, 4 * width, 2.5 * width)
        else:
            lines(surface, colour, points, width, closed)


def _draw_handles(surface: pygame.Surface, camera: Camera, tool: SelectTool, scale: float) -> None:
    for corner in tool.corners():
        disc(surface, CHOSEN, _pixel(camera, corner), 4.5 * scale)
    for name, place in tool.handles().items():
        middle = _pixel(camera, place)
        if name == "turn":
            circle(surface, CHOSEN, middle, 7.0 * scale, 2.4 * scale)
            disc(surface, CHOSEN, middle, 2.4 * scale)
        else:
            side = 6.0 * scale
            box = pygame.Rect(0, 0, round(2 * side), round(2 * side))
            box.center = (round(middle[0]), round(middle[1]))
            pygame.draw.rect(surface, CHOSEN, box, width=max(2, round(2 * scale)))


def _draw_draft(surface: pygame.Surface, camera: Camera, tool: Tool, scale: float, texts: Texts) -> None:
    draft = tool.draft()
    if draft is None:
        return
    if tool.bench.mirroring:
        _draw_image(surface, camera, draft, symmetry(tool.bench.document, tool.bench.mirroring), scale)
    points = [_pixel(camera, point) for point in draft.points]
    if len(points) > 1:
        way = [*points, *points[:1]] if draft.closed else points
        dashed(surface, PLANNED, way, 2.2 * scale, 9.0 * scale, 5.0 * scale)
    for point in points:
        disc(surface, PLANNED, point, 3.4 * scale)
    last: Pixel | None = points[-1] if points else None
    if draft.circle is not None:
        (x, y), radius = draft.circle
        last = _pixel(camera, (x, y))
        circle(surface, PLANNED, last, radius * camera.scale, 2.2 * scale)
    if draft.lengths and last is not None:
        beside = camera.to_table((round(last[0] + 26 * scale), round(last[1] - 18 * scale)))
        draw_label(surface, camera, beside, " × ".join(map(texts.number, draft.lengths)), "plan", scale)


def _draw_image(surface: pygame.Surface, camera: Camera, draft: Draft, motion: Motion, scale: float) -> None:
    """The mirror image of what is being drawn."""
    points = [_pixel(camera, motion.point(point)) for point in draft.points]
    if len(points) > 1:
        way = [*points, *points[:1]] if draft.closed else points
        dashed(surface, IMAGE, way, 1.8 * scale, 5.0 * scale, 5.0 * scale)
    if draft.circle is not None:
        middle, radius = draft.circle
        circle(surface, IMAGE, _pixel(camera, motion.point(middle)), radius * camera.scale, 1.8 * scale)


def _draw_axis(surface: pygame.Surface, camera: Camera, bench: Workbench, scale: float) -> None:
    """The axis in which what is new is mirrored, or the middle it is turned about."""
    if not bench.mirroring or bench.on_cells is not None:
        return
    field, (x, y) = bench.setup.battlefield, middle_of(bench.document)
    if bench.mirroring == "half-turn":
        circle(surface, IMAGE, _pixel(camera, (x, y)), 9.0 * scale, 2.0 * scale)
        disc(surface, IMAGE, _pixel(camera, (x, y)), 3.0 * scale)
        return
    is_upright = bench.mirroring == "vertical"
    ends = ((x, 0.0), (x, field.depth)) if is_upright else ((0.0, y), (field.width, y))
    dashed(surface, IMAGE, [_pixel(camera, end) for end in ends], 2.0 * scale, 14.0 * scale, 8.0 * scale)


def _draw_cells(canvas: Canvas, camera: Camera, bench: Workbench, tool: Tool) -> None:
    """Mark own places of players; outline cells that are faulty or selected, and where something is to lie."""
    if bench.on_cells is None:
        return
    lattice, surface, scale = bench.on_cells.lattice(bench.setup), canvas.surface, canvas.scale
    ring, looks = lattice.ring, looks_of(bench.setup)
    for cell, spot in bench.spots().items():
        (x, y), owners = lattice.centre(cell), [PlayerId(name) for name in spot.owns if name in looks]
        for number, owner in enumerate(owners):
            at = (x + (number - (len(owners) - 1) / 2.0) * OWN_APART * lattice.edge, y)
            px, py = _pixel(camera, at)
            canvas.player_mark((round(px), round(py)), OWN_MARK * lattice.edge * camera.scale / scale, looks[owner])
    faulty = {thing.id for thing in (*bench.sketch.faulty, *((bench.sketch.subject,) if bench.sketch.subject else ()))}
    planned = tool.rings()
    for cell in cells_named(faulty):
        _ring(surface, camera, ring(cell), WRONG, 2.6 * scale, dash=True)
    for cell in bench.cells:
        _ring(surface, camera, ring(cell), CHOSEN, 2.8 * scale, dash=False)
    for outline in planned:
        _ring(surface, camera, outline, PLANNED, 2.6 * scale, dash=True)


def _ring(
    surface: pygame.Surface, camera: Camera, ring: Ring, colour: Colour, width: float, *, dash: bool
) -> None:
    points = [_pixel(camera, point) for point in ring]
    if dash:
        dashed(surface, colour, [*points, points[0]], width, 4 * width, 2.5 * width)
    else:
        lines(surface, colour, points, width, True)


def _draw_grid(surface: pygame.Surface, camera: Camera, bench: Workbench) -> None:
    grid = bench.snapping.grid
    if not grid or grid * camera.scale < FINEST_GRID:
        return
    field = bench.setup.battlefield
    west, north = camera.to_screen((0.0, field.depth))
    east, south = camera.to_screen((field.width, 0.0))
    table = pygame.Rect(west, north, east - west, south - north).clip(camera.viewport)
    if table.w <= 0 or table.h <= 0:
        return
    veil = pygame.Surface(table.size, pygame.SRCALPHA)
    for number in range(int(field.width / grid) + 1):
        x = camera.to_screen((number * grid, 0.0))[0] - table.left
        pygame.draw.line(veil, GRID, (x, 0), (x, table.h))
    for number in range(int(field.depth / grid) + 1):
        y = camera.to_screen((0.0, number * grid))[1] - table.top
        pygame.draw.line(veil, GRID, (0, y), (table.w, y))
    surface.blit(veil, table)


def _sign(surface: pygame.Surface, camera: Camera, at: Point, scale: float, *, grave: bool) -> None:
    """A warning triangle at a place."""
    x, y = _pixel(camera, at)
    side = 11.0 * scale
    points = [(x, y - side), (x + side, y + side * 0.8), (x - side, y + side * 0.8)]
    pygame.draw.polygon(surface, WRONG if grave else CHOSEN, points)
    pygame.draw.polygon(surface, (20, 20, 24), points, width=max(1, round(1.6 * scale)))
    pygame.draw.line(surface, (20, 20, 24), (x, y - side * 0.35), (x, y + side * 0.25), max(2, round(2.4 * scale)))
    pygame.draw.circle(surface, (20, 20, 24), (x, y + side * 0.52), max(1.0, 1.6 * scale))
