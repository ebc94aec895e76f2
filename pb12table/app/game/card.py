"""The dock of a running game: how high it is, and the table that shows beside it what the decision is about."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import dist
from typing import Final, Protocol

import pygame

from pb12table.app.game.base import Playing
from pb12table.app.panels.action_bar import ICONS_OF_LOOKING, MORE
from pb12table.app.panels.decision_card import Fold
from pb12table.app.panels.dock import Docked, described, dock_height, draw_dock
from pb12table.app.panels.kept import KeptPanels
from pb12table.app.panels.layout import DOCK
from pb12table.table.shapes import Point
from pb12table.table.units import TOLERANCE
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.same import Same
from pb12table.window.layout.nodes import Node
from pb12table.window.play.base import Mode
from pb12table.window.play.cards import Card, Tile
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import Picture, Token
from pb12table.window.tokens.token_marks import token_rooms
from pb12table.window.tokens.token_names import plate_places

ROOM: Final = 1.35
"""So many times its radius around its middle a figure is to be seen."""
POINT: Final = 18.0
"""So far around a place that must be seen, in natural pixels."""
STEP: Final = 12.0
"""A dock is so many natural pixels high, or a multiple of that, so that it does not change with each word."""
FARTHER: Final = tuple(1.0 - 0.05 * number for number in range(13))
"""How much smaller the table may be shown so that all is seen, tried in this order."""
FARTHEST: Final = 0.4
"""The smallest scale at which it is shown then, as a share of the one at which all of it is seen."""


class Around(Protocol):
    """What else the screen shows, as the dock knows it."""

    def tiles(self) -> list[Tile]:
        """The tiles of the action bar."""
        ...

    def picture(self) -> Picture:
        """Everything above the terrain."""
        ...


@dataclass(frozen=True, slots=True)
class _Moved:
    """What the table showed before it was moved, and where it was moved to."""

    before: Camera
    after: Camera


class TableCard:
    """The dock of a game screen, with the card while one is `shown`.

    `pointer` tells where the mouse is in the window, None before it has been moved.
    """

    def __init__(self, game: Playing, around: Around, pointer: Callable[[], tuple[int, int] | None]) -> None:
        self.game = game
        self._around = around
        self._pointer = pointer
        self.shown = False
        self.folded: set[object] = set()
        self._opened_for: Mode | None = None
        """The mode for which all tiles are shown."""
        self._laid: tuple[tuple[object, ...], Docked, Node, int] | None = None
        """What the dock was laid out for last, what lies in it, how, and how high that is."""
        self._icons = {**ICONS_OF_LOOKING, **game.system.icons}
        self._kept = KeptPanels()
        self._kept_height: tuple[Mode, int] | None = None
        self._seen: tuple[object, ...] | None = None
        """What was to be seen when the table was moved last."""
        self._moved: tuple[Mode, _Moved] | None = None
        self._named: tuple[tuple[object, ...], dict[int, pygame.Rect]] | None = None

    # -- the dock -----------------------------------------------------------------------------------------------------

    def lay(self, canvas: Canvas, card: Card | None, idle: str, *, past: bool = False) -> None:
        """Give the dock its height, and let the table show what the decision is about, before anything is painted.

        A moment of the `past` has the height it needs, and leaves none behind.
        """
        game = self.game
        self.shown = card is not None
        tiles, opened = self._around.tiles(), self._opened_for is game.mode
        key = (
            Same(card), Same(tiles), idle, self._fold(), opened, game.texts.language, canvas.rect.w, canvas.scale,
            theme.EDITION,
        )  # fmt: skip
        if self._laid is None or self._laid[0] != key:
            docked = self._found(card, tiles, idle, opened=opened)
            node = described(canvas, canvas.rect.w, docked, self._icons)
            self._laid = (key, docked, node, dock_height(canvas, canvas.rect.w, node, DOCK))
        high = self._laid[3]
        least, step = round(DOCK * canvas.scale), canvas.px(STEP)
        high = least + max(-(-(high - least) // step), 0) * step
        goes_on = self._kept_height is not None and self._kept_height[0] is game.mode
        if self._kept_height is not None and goes_on:
            # What has grown for a question does not shrink with each figure that is pointed at.
            high = max(high, self._kept_height[1])
        self._kept_height = None if past else (game.mode, high)
        # What the mouse points at must not move away below it because there is more to tell of it.
        game.give_dock(high, still=goes_on and self._points_at_table())
        self._show_all()

    def _found(self, card: Card | None, tiles: Sequence[Tile], idle: str, *, opened: bool) -> Docked:
        """What lies in the dock now."""
        game, texts = self.game, self.game.texts
        # How many there are shows only when it is known for how many there is room.
        more = texts("tiles-more", number="{number}")
        return Docked(card, self._fold(), tuple(tiles), idle, opened, more, texts("tiles-less"), game.key(MORE))

    def draw(self, canvas: Canvas) -> None:
        """Paint the dock, or what was kept of it while nothing in it has changed and the mouse is elsewhere."""
        game = self.game
        if self._laid is None:
            return
        key, docked, node, _ = self._laid

        def paint(canvas: Canvas) -> None:
            scroll = game.scrolls.get("dock", 0)
            game.scrolls["dock"] = draw_dock(canvas, game.layout.bar, docked, node, self._icons, game.looks, scroll)

        self._kept.draw(canvas, "dock", game.layout.bar, (key, game.scrolls.get("dock", 0)), paint)

    def _fold(self) -> Fold:
        """The handle of the card."""
        game, texts = self.game, self.game.texts
        folded = game.mode.topic in self.folded
        return Fold((texts("card-unfold" if folded else "card-fold", key=game.key("fold-card")),), folded)

    def fold(self) -> None:
        """Leave only the title of cards like this one, or show them whole again."""
        self.folded ^= {self.game.mode.topic}
        self._kept_height = None

    def open_tiles(self) -> None:
        """Show all tiles, or the usual ones again."""
        self._opened_for = None if self._opened_for is self.game.mode else self.game.mode
        self._kept_height = None

    @property
    def rect(self) -> pygame.Rect:
        """Where the dock lies in the window."""
        return self.game.layout.bar

    def lies_at(self, pixel: tuple[int, int]) -> bool:
        """Whether a card lies at a pixel."""
        return self.shown and self.game.layout.bar.collidepoint(pixel)

    # -- what is to be seen -------------------------------------------------------------------------------------------

    def vital(self) -> list[pygame.Rect]:
        """Where those lie without whom nothing can be decided, as far as they are in sight."""
        free = self.game.layout.free
        seen = (room.clip(free) for room in self._vital_rooms(self.game.camera) if free.collidepoint(room.center))
        return [room for room in seen if room.w and room.h]

    def _vital_rooms(self, camera: Camera) -> list[pygame.Rect]:
        """The rooms of who acts, of the places there must be, and of the target, as a camera shows them, in pixels."""
        game = self.game
        figures = {game.selected, game.mode.pointed_at}
        found = [self._rooms_at(camera, place) for place in (*game.mode.vital(), *game.mode.needed())]
        found += [self._rooms_of(camera, each, marks=False) for each in self._tokens() if each.body.id in figures]
        return [room for rooms in found for room in rooms]

    def rooms_of(self, figures: Collection[str | None]) -> list[pygame.Rect]:
        """What some figures take where they are seen, with what is written at them."""
        free, camera = self.game.layout.free, self.game.camera
        found = [_whole(self._rooms_of(camera, token)) for token in self._tokens() if token.body.id in figures]
        return [room.clip(free) for room in found if room.colliderect(free)]

    def _tokens(self) -> list[Token]:
        """The figures on the table, none of them planned."""
        return [token for token in self._around.picture().tokens if not token.ghost]

    def _rooms_of(self, camera: Camera, token: Token, *, marks: bool = True) -> list[pygame.Rect]:
        """What a figure takes as a camera shows it: itself, its name or letters, and its points and statuses."""
        table, named = self.game.table, self._around.picture().show_names
        body = _room(camera, token.body.position, round(table.token_radius(camera, token) * ROOM))
        plate = self._plates(camera).get(id(token))
        return [body, *token_rooms(camera, token, table.interface_scale, name=named, plate=plate, marks=marks)]

    def _plates(self, camera: Camera) -> dict[int, pygame.Rect]:
        """Where the names lie as a camera shows them."""
        picture, scale = self._around.picture(), self.game.table.interface_scale
        key = (camera, Same(picture.tokens), picture.show_names, scale)
        if self._named is None or self._named[0] != key:
            places = plate_places(camera, picture.tokens, scale, name=picture.show_names)
            lie = {id(token): place for token, place in zip(picture.tokens, places, strict=True) if place is not None}
            self._named = (key, lie)
        return self._named[1]

    def _rooms_at(self, camera: Camera, place: Point) -> list[pygame.Rect]:
        """What lies around a place, and all of the figures that stand on it."""
        standing = (token for token in self._tokens() if dist(token.body.position, place) <= TOLERANCE)
        rooms = [room for token in standing for room in self._rooms_of(camera, token, marks=False)]
        return [_room(camera, place, round(POINT * self.game.desk.scale)), *rooms]

    # -- the table moves ----------------------------------------------------------------------------------------------

    def _show_all(self) -> None:
        """Move the table as little as possible where something that the decision is about would not be seen.

        What the mouse points at is seen, so nothing moves away below it.  Where no push is enough the table is shown a
        little smaller.  When the mode has gone the table comes back, unless somebody has moved it since.
        """
        game = self.game
        if self._moved is not None and self._moved[0] is not game.mode:
            self.give_back()
        free = game.layout.free
        now = (game.mode, game.selected, game.desk.size, free.x, free.y, free.w, free.h, game.mode.pointed_at)
        if self._seen == now:
            return
        begins = self._seen is None or self._seen[:-2] != now[:-2]
        if not begins and self._points_at_table():
            # Not what has come to be told below it either, of an answer that was worked out meanwhile; the table makes
            # room for that when the mouse has gone.
            self._seen = (*self._seen[:-1], now[-1]) if self._seen is not None else None
            return
        self._seen = now
        camera = self._camera_for(game.camera)
        if camera is not game.camera:
            before = game.camera if self._moved is None else self._moved[1].before
            game.camera = camera
            self._moved = (game.mode, _Moved(before, camera))
            game.touch()

    def _points_at_table(self) -> bool:
        """Return whether the mouse lies on the table, and the mode follows it there or aims by it."""
        mouse, mode = self._pointer(), self.game.mode
        if mouse is None or not self.game.layout.free.collidepoint(mouse):
            return False
        return mode.follows_mouse or mode.aims_by_mouse

    def _camera_for(self, camera: Camera) -> Camera:
        """The nearest camera that shows all that is vital; the same one where that does, or where none can."""
        free = self.game.layout.free
        if not self._vital_rooms(camera) or all(free.contains(room) for room in self._vital_rooms(camera)):
            return camera
        for factor in FARTHER:
            farther = camera.zoomed(factor, farthest=FARTHEST) if factor < 1.0 else camera
            whole = _whole(self._vital_rooms(farther))
            if whole.w <= free.w and whole.h <= free.h:
                there = whole.clamp(free)
                return farther.pushed(there.left - whole.left, there.top - whole.top)
        return camera

    def has_pushed_to(self, camera: Camera) -> bool:
        """Whether the table has just been moved by itself to where a camera shows it."""
        return self._moved is not None and self._moved[1].after is camera

    def give_back(self) -> None:
        """Let the table come back that has been moved by itself, unless somebody has moved it since."""
        if self._moved is None:
            return
        _, moved = self._moved
        self._moved = self._seen = None
        if self.game.camera is moved.after:
            self.game.camera = moved.before.reframed(self.game.layout.free)
            self.game.touch()


def _room(camera: Camera, place: Point, radius: int) -> pygame.Rect:
    """The room around a place of the table in pixels."""
    room = pygame.Rect(0, 0, 2 * radius, 2 * radius)
    room.center = camera.to_screen(place)
    return room


def _whole(rooms: Sequence[pygame.Rect]) -> pygame.Rect:
    """One room around several."""
    return rooms[0].unionall(list(rooms[1:]))
