"""What the editor draws over the table: the selection, drafts, faults,
rings, and what the layout is worth meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final

import pygame

from pb12table.analysis.comparing import Change, Compared
from pb12table.analysis.crew import cores
from pb12table.analysis.layout import TABLE, Measured, TooFine, Wishes, raster_of
from pb12table.analysis.measuring import MeasuringBoth
from pb12table.app.editor.base import Editing
from pb12table.app.editor.tools import Draft, PlaceTool, SelectTool, Tool
from pb12table.app.editor.workbench import Workbench
from pb12table.app.preview import sight_view
from pb12table.app.worth.views import GRIDS, Line, line_node
from pb12table.files.problems import FileProblem
from pb12table.layouts.cells import cells_named
from pb12table.layouts.edit_history import sketched
from pb12table.layouts.editing import AREAS, Document, entry_of, middle_of, sections_of, symmetry
from pb12table.layouts.motions import Motion, corners_of, places_of
from pb12table.report.elements import CHANGE, HIDDEN, SIGHT, Colours, changes, shades, with_hidden
from pb12table.report.layout_words import (
    SHARES,
    change_colours,
    change_difference,
    change_name,
    change_value,
    percent,
    whose,
    widest,
)
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import RingDrawing
from pb12table.systems.known import measures, scene, system
from pb12table.table.cells import Raster, Truths
from pb12table.table.shapes import Point, Ring
from pb12table.table.sight.many import Sites
from pb12table.texts.locale import Texts
from pb12table.window.kit import theme
from pb12table.window.kit.background import Same
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import looks_of
from pb12table.window.kit.strokes import Pixel, circle, dashed, disc, lines
from pb12table.window.kit.theme import Colour
from pb12table.window.layout.nodes import Box, Column, Plate, Tone
from pb12table.window.layout.painting import Painter, draw_panel, wanted_height
from pb12table.window.scene.layers.layouts import cells_layer
from pb12table.window.scene.layers.lines import draw_ring, draw_ring_label
from pb12table.window.scene.picture import Camera, draw_label

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
    """Return where a point of the table is drawn."""
    x, y = camera.to_screen_exact(point)
    return (min(max(x, -FARTHEST), FARTHEST), min(max(y, -FARTHEST), FARTHEST))


def _outline(
    surface: pygame.Surface, camera: Camera, entry: Mapping[str, Any], colour: Colour, width: float, *, dash: bool
) -> None:
    """Draw the outline of an entry, holes included; a ring around a figure, and around each of a group."""
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
    """Draw the mirror image of what is being drawn."""
    points = [_pixel(camera, motion.point(point)) for point in draft.points]
    if len(points) > 1:
        way = [*points, *points[:1]] if draft.closed else points
        dashed(surface, IMAGE, way, 1.8 * scale, 5.0 * scale, 5.0 * scale)
    if draft.circle is not None:
        middle, radius = draft.circle
        circle(surface, IMAGE, _pixel(camera, motion.point(middle)), radius * camera.scale, 1.8 * scale)


def _draw_axis(surface: pygame.Surface, camera: Camera, bench: Workbench, scale: float) -> None:
    """Draw the axis in which what is new is mirrored, or the centre it is turned about."""
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


def _ring(surface: pygame.Surface, camera: Camera, ring: Ring, colour: Colour, width: float, *, dash: bool) -> None:
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
    """Draw a warning triangle at a place."""
    x, y = _pixel(camera, at)
    side = 11.0 * scale
    points = [(x, y - side), (x + side, y + side * 0.8), (x - side, y + side * 0.8)]
    pygame.draw.polygon(surface, WRONG if grave else CHOSEN, points)
    pygame.draw.polygon(surface, (20, 20, 24), points, width=max(1, round(1.6 * scale)))
    pygame.draw.line(surface, (20, 20, 24), (x, y - side * 0.35), (x, y + side * 0.25), max(2, round(2.4 * scale)))
    pygame.draw.circle(surface, (20, 20, 24), (x, y + side * 0.52), max(1.0, 1.6 * scale))


NEW: Final = FigureId("figure-in-hand")
RINGS: Final = "edit-rings"
"""The overlay's name among those of the editor, and its command."""


class WeaponRings:
    """The rings of the figure in hand; the position they are measured in is made once for each document."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench
        self._made: tuple[object, Any, FigureId] | None = None

    def rings(self, tool: Tool, texts: Texts) -> tuple[RingDrawing, ...]:
        """Return the rings of what the tool puts down or moves; none for anything else, or if nothing has reach."""
        setup: Any = self._bench.setup
        if "gear" not in scene(setup.system).overlays or not setup.players:
            return ()
        if isinstance(tool, PlaceTool) and tool.place is not None:
            return self._of_new(tool.stamp.stem, tool.place, texts)
        if isinstance(tool, SelectTool):
            return self._of_moved(tool, texts)
        return ()

    def _of_new(self, profile: str, place: Point, texts: Texts) -> tuple[RingDrawing, ...]:
        """Return the rings of one more figure of a profile, put there to measure with."""
        setup: Any = self._bench.setup
        key = (self._bench.changes, profile)
        if self._made is None or self._made[0] != key:
            figures = measures(setup.system).figures
            try:
                made = figures and figures.with_figure(setup, profile, NEW, setup.players[0].id, 0.0, profile)
            except FileProblem:
                return ()
            if figures is None or made is None:
                return ()
            self._made = (key, system(setup.system).new_game(figures.put(made, NEW, place, 0.0)), NEW)
        _, state, figure = self._made
        sight_view.put(state, figure, place, facing=0.0)
        return self._told(state, figure, texts)

    def _of_moved(self, tool: SelectTool, texts: Texts) -> tuple[RingDrawing, ...]:
        """Return the rings of the one selected figure, where it is dragged to."""
        bench, setup = self._bench, self._bench.setup
        chosen = bench.selection
        if len(chosen) != 1 or chosen[0].section != "figure":
            return ()
        figure, place = FigureId(chosen[0].id), entry_of(tool.shown, chosen[0]).get("at")
        known = {each.id for each in setup.figures if each.at is not None}
        if figure not in known or place is None:
            return ()
        key = (bench.changes, figure)
        if self._made is None or self._made[0] != key:
            self._made = (key, system(setup.system).new_game(setup), figure)
        _, state, _ = self._made
        if not scene(setup.system).is_on_table(state, figure):
            return ()
        sight_view.put(state, figure, (float(place[0]), float(place[1])))
        return self._told(state, figure, texts)

    def _told(self, state: Any, figure: FigureId, texts: Texts) -> tuple[RingDrawing, ...]:
        """Return the rings of whatever reaches farthest among everything in use."""
        own = texts.of(state.setup.system)
        found = [gear for gear in scene(state.setup.system).gear(state, own, figure) if gear.rings]
        return max(found, key=lambda gear: max(ring.radius for ring in gear.rings)).rings if found else ()


LIVE: Final = "edit-live"
"""The overlay's name among those of the editor, and its command."""
REST: Final = 0.35
"""So many seconds nothing must have changed before it is measured."""
QUICK: Final = 2000
"""A table has cells of one of the usual sizes of which there are no more than so many, so that it is measured soon."""
PALE: Final = (232, 232, 236, 84)
WIDTH: Final = 292.0
"""How wide the box beside the map is."""
MOST: Final = 5
"""Of the numbers that are others so many are told."""


class LiveWorth:
    """The worth of what lies on the bench, and how it differs from what lay there when this was switched on."""

    def __init__(self, screen: Editing) -> None:
        self.screen = screen
        self.compared: Compared | None = None
        self.measuring: MeasuringBoth | None = None
        self._first: GameSetup | None = None
        self._asked: Document | None = None
        self._seen: Document | None = None
        self._since = 0.0
        self._told: object = None
        self._layer: tuple[object, pygame.Surface] | None = None

    @property
    def is_on(self) -> bool:
        """Return whether it is shown."""
        return LIVE in self.screen.overlays

    def update(self, seconds: float, document: Document) -> bool:
        """Measure the document that is shown once it has rested; return whether there is more to show."""
        if not self.is_on:
            had = self._first is not None
            self.close()
            return had
        if document is not self._seen:
            self._seen, self._since = document, 0.0
        self._since += seconds
        if document is not self._asked and (self._since >= REST or self._asked is None):
            self._measure(document)
        working = self.measuring
        if working is not None:
            self.compared = working.compared or self.compared
            if working.is_over:
                self.measuring = None
        told = (Same(self.compared), self.measuring is None, self._asked_so_far())
        changed, self._told = told != self._told, told
        return changed

    def _asked_so_far(self) -> int:
        glimpse = None if self.measuring is None else self.measuring.glimpse
        return 0 if glimpse is None else glimpse.second.observers

    def _measure(self, document: Document) -> None:
        bench = self.screen.bench
        is_own = document is bench.document
        setup = bench.setup if is_own else sketched(document, bench.content, bench.path).setup
        known = self.compared
        first = self._first = self._first or setup
        self._asked = document
        if self.measuring is not None:
            self.measuring.stop()
        before: tuple[Measured | None, Measured | None] = (None, None) if known is None else (known.first, known.second)
        self.measuring = MeasuringBoth(first, setup, Wishes(quick_grid(setup)), cores(), before=before)

    def close(self) -> None:
        """Break off what is measured, and forget what it was compared with."""
        if self.measuring is not None:
            self.measuring.stop()
        self.measuring = self.compared = self._first = self._asked = self._layer = None

    # -- painting -------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Lay the map over the table, and the numbers beside it."""
        if not self.is_on:
            return
        free, camera = self.screen.layout.free, self.screen.camera
        found = self._colours()
        if found is not None:
            key = (Same(self.compared), self._asked_so_far(), self.screen.storey.number, camera, free.size)
            if self._layer is None or self._layer[0] != key:
                layer = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA, 32)
                layer.fill(PALE, camera.table_on_screen().clip(free))
                layer.blit(cells_layer(layer.get_size(), camera, *found), (0, 0))
                self._layer = (key, layer)
            before = canvas.surface.get_clip()
            canvas.surface.set_clip(free)
            canvas.surface.blit(self._layer[1], (0, 0))
            canvas.surface.set_clip(before)
        painters: dict[str, Painter] = {}
        lines = tuple(line_node(line, painters) for line in self.lines())
        node = Box(Column(lines, 5.0), (12.0, 9.0, 12.0, 10.0), Plate(theme.PANEL, theme.LINE, 8, shaded=True))
        width = min(canvas.px(WIDTH), free.w)
        rect = pygame.Rect(free.left + canvas.px(10), free.top + canvas.px(10), width, 0)
        rect.h = min(wanted_height(node, width, canvas.scale), free.h - canvas.px(20))
        draw_panel(canvas, rect, node, painters)

    @property
    def _is_changed(self) -> bool:
        return self.compared is not None and self.compared.pieces.count > 0

    def _colours(self) -> tuple[Raster, Colours] | None:
        """Return the cells of the map and their colours: exact ones, or a coarse first look before there are any."""
        compared, glimpse = self.compared, None if self.measuring is None else self.measuring.glimpse
        if compared is None:
            if glimpse is None:
                return None
            known = glimpse.second
            picture = known.sites.without_gaps(known.exposure(), self._chosen(known.sites))
            return known.sites.raster, shades(picture, SIGHT, 1.0)
        raster = compared.second.sites.raster
        if not self._is_changed:
            sites = compared.second.sites
            picture = sites.without_gaps(compared.second.exposure(TABLE), self._chosen(sites))
            return raster, with_hidden(shades(picture, SIGHT, 1.0), picture == 0.0)
        if self._is_behind and glimpse is not None:
            values = glimpse.difference()
            sites = glimpse.second.sites
            return sites.raster, changes(sites.without_gaps(values, self._chosen(sites)), widest(values, SHARES))
        return raster, change_colours(compared, compared.exposure(TABLE), SHARES, self.screen.storey.number)

    def _chosen(self, sites: Sites) -> Truths | None:
        """Return which of some sites are on the level that is shown alone; None for all levels."""
        return self.screen.storey.chosen(sites)

    @property
    def _is_behind(self) -> bool:
        """Return whether the findings are about a layout before the one that is being measured."""
        return self.measuring is not None and self.measuring.compared is None

    def lines(self) -> list[Line]:
        """Return the lines beside the map: what it is, how certain it is, and the numbers that differ."""
        texts, compared = self.screen.texts, self.compared
        glimpse = None if self.measuring is None else self.measuring.glimpse
        if compared is None:
            found = [Line("head", texts("worth-exposure-of", ground=texts("layout-whole-table")))]
            if glimpse is not None:
                known = glimpse.second
                found.append(Line("bad", texts("live-coarse", asked=known.observers, all=len(known.sites))))
            return [*found, self._seen_scale()]
        if not self._is_changed:
            seen = compared.second.exposure(TABLE)
            found = [
                Line("head", texts("worth-exposure-of", ground=texts("layout-whole-table"))),
                self._seen_scale(),
                Line("pair", texts("worth-at-once"), percent(texts, float(seen.mean()) if len(seen) else None, 1)),
                Line("text", texts("live-note")),
            ]
        else:
            end = percent(texts, widest(compared.exposure(TABLE), SHARES))
            found = [
                Line("head", texts("live-difference")),
                Line("scale", f"−{end}", f"+{end}", None, CHANGE),
                *self._numbers(compared),
            ]
        if self._is_behind:
            found.append(Line("bad", texts("live-anew")))
        elif not compared.is_whole:
            found.append(Line("text", texts("compare-partly")))
        return found

    def _seen_scale(self) -> Line:
        texts = self.screen.texts
        return Line("scale", texts("layout-report-seen-none"), texts("layout-report-seen-all"), HIDDEN, SIGHT)

    def _numbers(self, compared: Compared) -> list[Line]:
        """Return the numbers that differ, those of the players first."""
        others = [change for change in compared.changes if change.is_other and change.key != "ground-in-sight"]
        found = [self._number(compared, change) for change in others[:MOST]]
        if len(others) > MOST:
            more = self.screen.texts("live-more", count=len(others) - MOST, key=self.screen.key("edit-worth"))
            found.append(Line("text", more))
        return found or [Line("text", self.screen.texts("layout-compared-same"))]

    def _number(self, compared: Compared, change: Change) -> Line:
        texts, players = self.screen.texts, compared.second.setup.players
        is_owned = 0 <= change.player < len(players)
        colour = looks_of(compared.second.setup)[players[change.player].id].colour if is_owned else None
        # Beside the map is little room.
        name = texts.either(f"live-number-{change.key}", change_name(texts, compared, change))
        owner = f"{whose(compared, change)}: " if is_owned else ""
        tone: Tone = "text" if change.is_better is None else "good" if change.is_better else "bad"
        after = change_value(texts, change, change.after)
        told = change_difference(texts, change, short=True)
        return Line("pair", f"{owner}{name}", f"{after} ({told})", colour, tone=tone)


def quick_grid(setup: GameSetup) -> float:
    """Return a cell size with which the table is measured quickly."""
    for grid in GRIDS:
        try:
            raster = raster_of(setup, grid)
        except TooFine:
            continue
        if grid >= 1.0 and raster.columns * raster.rows <= QUICK:
            return grid
    table = setup.battlefield
    return max(GRIDS[-1], round(sqrt(table.width * table.depth / QUICK), 1))
