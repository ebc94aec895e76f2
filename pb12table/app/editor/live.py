"""What the layout is worth while it is built: measured anew by itself when the mouse rests, laid over the table.

Before anything changes it is the exposure map; from the first change on it is how that map differs from what it was
when the overlay was switched on, with the numbers that are others beside it.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import pygame

from pb12table.analysis.comparing import Change, Compared
from pb12table.analysis.layout import TABLE, Measured, TooFine, Wishes, raster_of
from pb12table.analysis.measuring.both import MeasuringBoth
from pb12table.analysis.work.crew import cores
from pb12table.app.editor.base import Editing
from pb12table.app.worth.panels import line_node
from pb12table.app.worth.views import GRIDS, Line
from pb12table.layouts.editing import Document
from pb12table.layouts.sketch import sketched
from pb12table.report.colours import CHANGE, HIDDEN, SIGHT, Colours, changes, shades, with_hidden
from pb12table.report.layouts.comparison_words import change_difference, change_name, change_value, whose
from pb12table.report.layouts.pictures import SHARES, change_colours, widest
from pb12table.report.layouts.words import percent
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.raster import Raster, Truths
from pb12table.table.sight.many.observers import Sites
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import looks_of
from pb12table.window.kit.same import Same
from pb12table.window.layout.nodes import Box, Column, Plate, Tone
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.panel import draw_panel, wanted_height
from pb12table.window.scene.layers.layouts import cells_layer

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
        """Whether it is shown."""
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
        self.measuring = MeasuringBoth(first, setup, Wishes(_grid_of(setup)), cores(), before=before)

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
        """The cells of the map and their colours: exact ones, or a coarse first look before there are any."""
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
        """Which of some sites are of the storey that is shown alone; None for all storeys."""
        return self.screen.storey.chosen(sites)

    @property
    def _is_behind(self) -> bool:
        """Whether what is known is of a layout before the one that is being measured."""
        return self.measuring is not None and self.measuring.compared is None

    def lines(self) -> list[Line]:
        """What is told beside the map: what it is, how sure it is, and the numbers that are others."""
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
        """The numbers that are others, those of the players first."""
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


def _grid_of(setup: GameSetup) -> float:
    """The size of the cells, so that the table is measured soon."""
    for grid in GRIDS:
        try:
            raster = raster_of(setup, grid)
        except TooFine:
            continue
        if grid >= 1.0 and raster.columns * raster.rows <= QUICK:
            return grid
    table = setup.battlefield
    return max(GRIDS[-1], round(sqrt(table.width * table.depth / QUICK), 1))
