"""Pictures for reports, drawn without a window: what a layout is worth, as maps, lanes and ways; positions of games."""

from __future__ import annotations

import os
from collections.abc import Sequence
from io import BytesIO

# Before pygame is loaded: its greeting would stand in the output of the command.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame

from pb12table.analysis.setups import house_on
from pb12table.app.preview.state_picture import fallen_token, picture_of
from pb12table.report.games.course import Fallen, Trail
from pb12table.skirmish.faces.system import GameSetup, GameState
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene import miniatures
from pb12table.systems.known import scene, system
from pb12table.table.raster import Raster
from pb12table.table.shapes import Point3
from pb12table.texts.locale import Texts
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.layers.areas import draw_lid
from pb12table.window.scene.layers.layouts import Colours, cells_layer, draw_lanes, draw_ways, outline_zones
from pb12table.window.scene.picture import Picture, StoreyShown
from pb12table.window.scene.plates import draw_plate
from pb12table.window.scene.storeys import shown_of
from pb12table.window.scene.table_view import TableView

WIDTH = 880
"""How wide a picture is, in pixels."""

PALENESS = 0.38
"""How much of its own colours the terrain keeps below a map of cells."""


class TablePainter:
    """Draws one table over and over; each picture is a JPEG file."""

    def __init__(self, setup: GameSetup, texts: Texts) -> None:
        table = setup.battlefield
        self._setup, self._texts = setup, texts
        self._scale = max(WIDTH / 1100.0, 0.6)
        margin = 12.0 * self._scale
        height = max(round((WIDTH - 2.0 * margin) * table.depth / table.width + 2.0 * margin), 80)
        self._size = (WIDTH, height)
        self._camera = Camera.fitted(table.width, table.depth, pygame.Rect(0, 0, WIDTH, height), margin)
        self._view = TableView(setup, texts, self._scale)

    def _drawn(self, picture: Picture) -> pygame.Surface:
        surface = pygame.Surface(self._size)
        self._view.draw(surface, self._camera, picture, complete=True)
        return surface


class GamePainter(TablePainter):
    """Draws positions of a game."""

    def position(self, state: GameState, trails: Sequence[Trail], fallen: Sequence[Fallen]) -> bytes:
        """The table with its zones and figures, below these where they went, and those who went out of action."""
        picture = picture_of(state, self._texts)
        face, language = scene(state.setup.system), self._texts.language
        marked = {marker.figure for marker in face.marks(state, self._texts.of(state.setup.system)).fallen}
        others = [(face.miniature(state, figure), figure, at) for figure, at in fallen if figure not in marked]
        lost = [
            fallen_token(state, miniatures.Fallen(figure, shown.player, at, shown.outfit), language)
            for shown, figure, at in others
        ]
        picture.markers = [*picture.markers, *lost]
        surface = self._drawn(Picture(gone=picture.gone, doors=picture.doors, show_zones=True))
        draw_ways(surface, self._camera, self._view.looks, trails, (), self._scale)
        self._view.draw_above(surface, self._camera, picture)
        return _picture(surface)


class LayoutPainter(TablePainter):
    """Draws a layout with something else on it each time."""

    def __init__(self, setup: GameSetup, texts: Texts) -> None:
        super().__init__(setup, texts)
        house = house_on(setup.system, setup.battlefield)
        self._storeys: dict[int | None, StoreyShown] = {}
        if house is not None:
            self._storeys = {number: shown_of(house, number) for number in range(house.most + 1)}
        self._pale: dict[int | None, pygame.Surface] = {}

    def _ground(self, storey: int | None) -> pygame.Surface:
        """The paled terrain to lay something over, of one storey or of all of them."""
        if storey not in self._pale:
            self._pale[storey] = _paled(self._drawn(Picture(storey=self._storeys.get(storey))))
        return self._pale[storey].copy()

    def overview(self) -> bytes:
        """The opening position with all zones."""
        picture = picture_of(system(self._setup.system).new_game(self._setup), self._texts)
        picture.show_zones = True
        return _picture(self._drawn(picture))

    def cells(
        self, raster: Raster, colours: Colours, places: Sequence[tuple[str, Point3]] = (), storey: int | None = None
    ) -> bytes:
        """A map of coloured cells over the paled terrain of a storey or of all, with plates at some places."""
        surface = self._ground(storey)
        surface.blit(cells_layer(self._size, self._camera, raster, colours), (0, 0))
        if storey in self._storeys:
            draw_lid(surface, self._camera, self._storeys[storey].lid, self._scale)
        self._outline_zones(surface)
        for text, place in places:
            draw_plate(surface, text, self._camera.to_screen_exact(place[:2]), self._scale)
        return _picture(surface)

    def lanes(self, lanes: Sequence[tuple[Point3, Point3]]) -> bytes:
        """Numbered lines of sight, the longest the thickest."""
        surface = self._ground(None)
        self._outline_zones(surface)
        draw_lanes(surface, self._camera, lanes, self._scale)
        return _picture(surface)

    def ways(
        self,
        ways: Sequence[tuple[PlayerId | None, Sequence[Point3]]],
        chokes: Sequence[tuple[Point3, float]],
    ) -> bytes:
        """Ways in the colours of the players, and numbered choke points with the circle that was closed."""
        surface = self._ground(None)
        self._outline_zones(surface)
        draw_ways(surface, self._camera, self._view.looks, ways, chokes, self._scale)
        return _picture(surface)

    def _outline_zones(self, surface: pygame.Surface) -> None:
        outline_zones(surface, self._camera, self._setup.zones, self._view.looks, self._scale)


def _paled(surface: pygame.Surface) -> pygame.Surface:
    """The same picture nearly without colour and lighter, so that what is laid over it can be read."""
    pixels = pygame.surfarray.array3d(surface).astype(np.float32)
    grey = pixels.mean(axis=2, keepdims=True)
    pale = PALENESS * pixels + (1.0 - PALENESS) * grey
    pale = 66.0 + 0.74 * pale
    # Few shades make small files.
    pale = np.clip(np.round(pale / 6.0) * 6.0, 0.0, 255.0)
    result = pygame.Surface(surface.get_size())
    pygame.surfarray.blit_array(result, pale.astype(np.uint8))
    return result


def _picture(surface: pygame.Surface) -> bytes:
    file = BytesIO()
    pygame.image.save(surface, file, "picture.jpg")
    return file.getvalue()
