"""The mouse over the game screen: panning, zooming, pointing, clicking, dragging."""

from __future__ import annotations

from math import dist
from typing import Final

import pygame

from pb12table.app.game.base import Playing
from pb12table.app.game.painting import Paint
from pb12table.app.preview.information import Ruler, spot_at
from pb12table.app.screens.map_screen import SCROLL, WHEEL_ZOOM
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import scene
from pb12table.table.shapes import Point, Point3
from pb12table.table.units import TOLERANCE
from pb12table.window.scene.camera import Camera
from pb12table.window.screens.base import wheel_of

DRAG: Final = 7
"""A press that goes further than this many pixels is a drag and no click."""
DOUBLE_CLICK: Final = 350
"""Two clicks that follow each other so fast are one, in milliseconds."""


class TableMouse:
    """What the mouse does on a game screen; a drag is its start, its button, and whether it pans."""

    def __init__(self, game: Playing, paint: Paint) -> None:
        self.game = game
        self._paint = paint
        self._drag: tuple[tuple[int, int], int, bool] | None = None
        self._menu_left = False
        self._last: tuple[tuple[int, int], Camera, str] | None = None
        self._clicked: tuple[int, tuple[int, int], object] = (-DOUBLE_CLICK, (0, 0), None)
        """When and where somebody clicked last, and the mode of the tile that was clicked there, None for no tile."""

    @property
    def pixel(self) -> tuple[int, int] | None:
        """Where the mouse is in the window, None before it has been moved."""
        return None if self._last is None else self._last[0]

    def handle(self, event: pygame.event.Event) -> None:
        """Take an event of the mouse."""
        if event.type == pygame.MOUSEMOTION:
            self._moved(event)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed(event)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._released(event)
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)

    def follow(self) -> None:
        """Point anew when something else has come to lie under a mouse that lies still: the table, or a card.

        What a card has pushed under it nobody points at.
        """
        if self._last is None or self._drag is not None:
            return
        game, (pixel, camera, under) = self.game, self._last
        pushed = self._paint.table_card.has_pushed_to(game.camera)
        if camera is not game.camera and (pushed or _lies_still(pixel, camera, game.camera)):
            self._last = (pixel, game.camera, under)
        elif camera is not game.camera:
            self._point(pixel)
        elif game.mode.follows_mouse and self._name_at(pixel) != under:
            self._point(pixel)
            game.touch()

    def _name_at(self, pixel: tuple[int, int]) -> str:
        """The name of what lies over the table at a pixel, "" for nothing."""
        zone = self.game.zone_at(pixel)
        return "" if zone is None else zone.name

    def point_again(self) -> None:
        """Point at what lies under the mouse, which has not moved."""
        if self._last is not None and self._drag is None:
            self._point(self._last[0])

    def _moved(self, event: pygame.event.Event) -> None:
        game = self.game
        if self._drag is not None:
            start, button, panning = self._drag
            far = abs(event.pos[0] - start[0]) + abs(event.pos[1] - start[1]) > DRAG
            if not panning and far:
                panning = button != 1 or not self._drags_something(start)
                self._drag = (start, button, panning)
            if panning:
                game.camera = game.camera.panned(*event.rel)
                return
        self._point(event.pos)

    def _point(self, pixel: tuple[int, int]) -> None:
        """Point at what lies under a pixel."""
        game = self.game
        zone = game.zone_at(pixel)
        self._last = (pixel, game.camera, "" if zone is None else zone.name)
        on_table = zone is None and game.layout.free.collidepoint(pixel)
        before = game.hovered
        point = game.camera.to_table(pixel) if on_table else None
        if on_table:
            game.hovered = game.figure_at(pixel)
        else:
            game.hovered = FigureId(zone.name[7:]) if zone is not None and zone.name.startswith("figure:") else None
        if game.ruler is not None:
            game.ruler.hover(None if point is None else self._spot(pixel))
            self._paint.forget_picture()
        elif not game.playing.is_running and game.moment is None:
            game.mode.hover(point, game.hovered)
            self._paint.forget_plan()
        if before != game.hovered:
            self._paint.forget_picture()

    def _spot(self, pixel: tuple[int, int]) -> Point3:
        """What the tape measures from under a pixel."""
        game, point = self.game, self.game.camera.to_table(pixel)
        state, figure = game.mode.lies_at(point, game.figure_at(pixel))
        face = scene(state.setup.system)
        placed = figure is not None and face.is_on_table(state, figure)
        here = face.body(state, figure) if figure is not None and placed else None
        return spot_at(state.battlefield, point, here, game.storey.height_at(point))

    def _drags_something(self, start: tuple[int, int]) -> bool:
        """Pull out the tape, or begin a Move when the active figure is dragged; return whether anything is dragged."""
        game = self.game
        if game.ruler is not None:
            game.ruler.pull(self._spot(start))
            return True
        return game.mode.grab(game.camera.to_table(start), game.figure_at(start))

    def _pressed(self, event: pygame.event.Event) -> None:
        game = self.game
        if event.button > 3:
            return
        if event.button == 1 and self._means_what_was_there(event.pos):
            return
        zone = game.zone_at(event.pos)
        self._menu_left = game.menu is not None and event.button == 3
        game.menu = game.menu if zone is not None and zone.name.startswith("command:") else None
        if game.playing.is_running and event.button == 1 and (zone is None or zone.name == "skip"):
            self._skip_to(event.pos)
        elif event.button == 1 and zone is not None:
            if zone.enabled:
                game.press_zone(zone.name)
            elif zone.tip:
                game.say(zone.tip[0], bad=True)
        elif event.button == 2 or (event.button == 1 and pygame.key.get_pressed()[pygame.K_SPACE]):
            self._drag = (event.pos, event.button, True)
        elif game.layout.free.collidepoint(event.pos):
            self._drag = (event.pos, event.button, False)

    def _means_what_was_there(self, pixel: tuple[int, int]) -> bool:
        """Whether a click is the second one of a double click on a tile where a card has come to lie since."""
        now, mode = pygame.time.get_ticks(), self.game.mode
        ticks, before, tile_of = self._clicked
        again = now - ticks < DOUBLE_CLICK and dist(before, pixel) <= DRAG
        if again and tile_of is not None and tile_of is not mode:
            return True
        is_tile = self._name_at(pixel) in {f"command:{tile.command}" for tile in self._paint.tiles()}
        self._clicked = (now, pixel, mode if is_tile else None)
        return False

    def _skip_to(self, pixel: tuple[int, int]) -> None:
        """Watch no longer; a figure that was clicked meanwhile is chosen if it is one of those that may act."""
        game = self.game
        game.skip()
        game.settle()
        figure = game.figure_at(pixel) if game.layout.free.collidepoint(pixel) else None
        if figure is not None and game.mode.may_choose(figure):
            game.mode.pick(figure)
            game.touch()

    def _released(self, event: pygame.event.Event) -> None:
        game = self.game
        if self._drag is None and game.zone_at(event.pos) is None:
            # What was carried out of the list is put down where the button is let go.
            game.mode.put_down(game.camera.to_table(event.pos))
        if self._drag is None or event.button != self._drag[1]:
            return
        _, button, panning = self._drag
        self._drag = None
        if panning or game.playing.is_running:
            return
        point, figure = game.camera.to_table(event.pos), game.figure_at(event.pos)
        if button == 3:
            self._right_click(event.pos, point, figure)
        elif game.ruler is not None:
            game.ruler.put(self._spot(event.pos))
            self._paint.forget_picture()
        elif game.moment is not None:
            game.unpin()
        else:
            game.mode.click(point, figure)
            game.touch()

    def _right_click(self, pixel: tuple[int, int], point: Point, figure: FigureId | None) -> None:
        game = self.game
        if game.ruler is not None:
            game.ruler = Ruler() if game.ruler.points else None
        elif game.moment is not None:
            game.unpin()
        else:
            offers = game.mode.menu(point, figure)
            if offers:
                game.menu = (pixel, offers)
            elif not self._menu_left:
                game.mode.back()
        game.touch()

    def _wheel(self, event: pygame.event.Event) -> None:
        game = self.game
        pixel, step = wheel_of(event)
        if pygame.key.get_mods() & pygame.KMOD_SHIFT:
            game.mode.turn(15.0 * step)
            game.touch()
        elif pygame.key.get_mods() & pygame.KMOD_CTRL and game.mode.choose_height(1 if step > 0 else -1):
            self._paint.forget_plan()
        elif game.layout.free.collidepoint(pixel):
            game.camera = game.camera.zoomed(WHEEL_ZOOM**step, pixel)
        else:
            amount = round(-step * SCROLL * game.desk.scale)
            if game.layout.bar.collidepoint(pixel):
                game.scrolls["dock"] = max(0, game.scrolls["dock"] + amount)
            elif game.layout.log.collidepoint(pixel):
                game.log.scroll = max(0, game.log.scroll - amount)
            elif game.layout.sheet.collidepoint(pixel):
                game.scrolls["sheet"] = max(0, game.scrolls["sheet"] + amount)
            elif game.layout.left.collidepoint(pixel) and game.mode.panels is not None:
                game.mode.panels.scroll_left(pixel[1], amount)
            elif self._paint.scene_place.collidepoint(pixel):
                game.scrolls["scene"] = max(0, game.scrolls["scene"] + amount)
            elif game.layout.left.collidepoint(pixel):
                game.scrolls["list"] = max(0, game.scrolls["list"] + amount)


def _lies_still(pixel: tuple[int, int], before: Camera, now: Camera) -> bool:
    """Whether the same place of the table lies under a pixel as before, shown at the same scale."""
    return before.scale == now.scale and dist(before.to_table(pixel), now.to_table(pixel)) <= TOLERANCE
