"""What a map of cells is worth while it is laid: from how much of it each cell is seen, and who is nearer to what."""

from __future__ import annotations

from typing import Final

import pygame

from pb12table.app.editor.base import Editing
from pb12table.app.editor.live import LIVE, WIDTH
from pb12table.layouts.editing import Document
from pb12table.skirmish.faces.cells import CellMeasures, CellsFace
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.cells import Cell
from pb12table.texts.names import player_name
from pb12table.window.kit import theme
from pb12table.window.kit.background import Background
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout.nodes import Box, Column, Label, Plate
from pb12table.window.layout.panel import draw_panel, wanted_height

SEEN: Final = (214, 62, 40)
"""What is seen from everywhere; what is seen from nowhere is pale."""
LEAST: Final = 20
MOST: Final = 200
"""How thick the colour lies on a cell, from nowhere to everywhere."""
BELOW: Final = 0.55
"""How far below the middle of its cell a number lies, in edges of a cell."""
LETTERS: Final = 0.3
"""How large a number is, in edges of a cell."""


class CellWorth:
    """The measures of the map on the bench, worked out beside the frames whenever it has changed."""

    def __init__(self, screen: Editing, face: CellsFace) -> None:
        self.screen, self.face = screen, face
        self._asked: Background[tuple[GameSetup, CellMeasures]] = Background()

    @property
    def is_on(self) -> bool:
        """Whether it is shown."""
        return LIVE in self.screen.overlays and self.face.is_measured

    @property
    def measures(self) -> CellMeasures | None:
        """The last measures; None before there are any."""
        return None if self._asked.found is None else self._asked.found[1][1]

    def update(self, seconds: float, document: Document) -> bool:
        """Measure the map as it is; return whether there is something new to show."""
        if not self.is_on:
            return False
        face, setup, stop = self.face, self.screen.bench.setup, self._asked.is_overtaken
        self._asked.ask(self.screen.bench.changes, lambda: (setup, face.measured(setup, stop)))
        return self._asked.work()

    def finish(self) -> None:
        """Wait for the measures."""
        self.update(0.0, self.screen.bench.document)
        self._asked.settle()

    def close(self) -> None:
        """Break off what is measured."""
        self._asked.forget()

    def draw(self, canvas: Canvas) -> None:
        """Lay the shares over the cells, and the numbers of all beside them."""
        found = self._asked.found
        if not self.is_on or found is None:
            return
        setup, measures = found[1]
        camera, lattice, free = self.screen.camera, self.face.lattice(setup), self.screen.layout.free
        layer = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA, 32)
        for cell, share in measures.exposure.items():
            ring = [camera.to_screen(point) for point in lattice.ring(cell)]
            pygame.draw.polygon(layer, (*SEEN, round(LEAST + (MOST - LEAST) * share)), ring)
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(free)
        canvas.surface.blit(layer, (0, 0))
        size = max(LETTERS * lattice.edge * camera.scale / canvas.scale, theme.SMALL)
        for cell, share in measures.exposure.items():
            self._number(canvas, cell, share, size, setup)
        canvas.surface.set_clip(before)
        self._numbers_of_all(canvas, setup, measures)

    def _number(self, canvas: Canvas, cell: Cell, share: float, size: float, setup: GameSetup) -> None:
        lattice = self.face.lattice(setup)
        east, north = lattice.centre(cell)
        # Below the middle, where the mark of a player or a unit may be.
        x, y = self.screen.camera.to_screen((east, north - BELOW * lattice.edge))
        place = pygame.Rect(0, 0, canvas.px(3.0 * size), canvas.px(1.4 * size))
        place.center = (x, y)
        canvas.box(place, theme.PANEL, None, 6)
        canvas.middle(place, self.screen.texts("cells-worth-share", share=round(100.0 * share)), size)

    def _numbers_of_all(self, canvas: Canvas, setup: GameSetup, measures: CellMeasures) -> None:
        texts, free = self.screen.texts.of(setup.system), self.screen.layout.free
        lines = [Label(texts("cells-worth-title"), theme.SMALL + 1, "accent", bold=True)]
        lines.append(Label(texts("cells-worth-mean", share=round(100.0 * measures.mean)), theme.SMALL + 1))
        lines += [
            Label(texts("cells-worth-nearer", player=player_name(setup, player), number=measures.nearer(player)),
                  theme.SMALL + 1)
            for player in measures.steps
        ]  # fmt: skip
        node = Box(Column(tuple(lines), 5.0), (12.0, 9.0, 12.0, 10.0), Plate(theme.PANEL, theme.LINE, 8, shaded=True))
        width = min(canvas.px(WIDTH), free.w)
        rect = pygame.Rect(free.left + canvas.px(10), free.top + canvas.px(10), width, 0)
        rect.h = min(wanted_height(node, width, canvas.scale), free.h - canvas.px(20))
        draw_panel(canvas, rect, node)
