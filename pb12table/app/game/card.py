"""The decision card over the table: where it lies, folding it, and the table that makes room for it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import dist
from typing import Final, Protocol

import pygame

from pb12table.app.game.base import Playing
from pb12table.app.panels.card_place import CardPlace, Surroundings, way_around, way_beside, way_out
from pb12table.app.panels.decision_card import WIDTH, Fold, card_size, draw_card
from pb12table.skirmish.ids import FigureId
from pb12table.table.shapes import Point
from pb12table.table.units import TOLERANCE
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.same import Same
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
AROUND: Final = 24.0
"""So far around a place that is needed for the decision, in natural pixels."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How a card can make room: `narrow`, and so rather high; `low`, on the bar at the bottom where that is empty."""

    narrow: bool = False
    low: bool = False


SHAPES: Final = (Shape(), Shape(narrow=True), Shape(low=True), Shape(narrow=True, low=True))
"""Tried in this order until nobody is hidden without whom nothing can be decided."""
TALL: Final = 0.57
"""From this share of the table's part of the window on a card is so high that it rather lies on the bar."""
SPARE: Final = 90.0
"""So much more room a low card is given above it when the table makes room, in natural pixels."""
FARTHER: Final = tuple(1.0 - 0.05 * number for number in range(13))
"""How much smaller the table may be shown for a card, tried in this order."""
FARTHEST: Final = 0.4
"""The smallest scale at which it is shown then, as a share of the one at which all of it is seen."""


class Around(Protocol):
    """What else the screen shows, as the card knows it."""

    def tiles(self) -> list[Tile]:
        """The tiles of the action bar."""
        ...

    def picture(self) -> Picture:
        """Everything above the terrain."""
        ...


class TableCard:
    """The card of a game screen; `place` is where it lies, while it is `shown`.

    `pointer` tells where the mouse is in the window, None before it has been moved.
    """

    def __init__(self, game: Playing, around: Around, pointer: Callable[[], tuple[int, int] | None]) -> None:
        self.game = game
        self._shown = around
        self._pointer = pointer
        self.place = CardPlace()
        self.shown = False
        self._wide: Mode | None = None
        self._shaped_for: tuple[Mode, Shape] | None = None
        self._uncovered: tuple[Mode, pygame.Rect, tuple[FigureId | None, FigureId | None]] | None = None
        self._pushed: tuple[Camera, Camera] | None = None
        self._named: tuple[tuple[object, ...], dict[int, pygame.Rect]] | None = None

    def lay(self, canvas: Canvas, card: Card | None) -> None:
        """Find the card its place, and let the table make room for it, before anything is painted."""
        game = self.game
        self.cover_again()
        self.shown = card is not None
        if card is None:
            return
        size = self._size(canvas, card)
        for shape in self._shapes(size):
            if self._has_no_room_for(shape, size):
                return
            if shape != self._shape:
                self._shaped_for = (game.mode, shape)
                self.place.look_again()
            self._uncover(self._place(self._size(canvas, card)))
            if not self._hides_vital(self.place.rect):
                return

    @property
    def _shape(self) -> Shape:
        """The shape that the card of this decision has."""
        kept = self._shaped_for
        return kept[1] if kept is not None and kept[0] is self.game.mode else SHAPES[0]

    def _shapes(self, size: tuple[int, int]) -> list[Shape]:
        """The shapes that a card of a size may take on now, from the one it has.

        Where the bar offers nothing a card is low from the beginning on, so that more of the table is seen; one that
        would take most of the table, too, and then no tiles are shown below it.
        """
        kept = self._shape
        if self._fold().folded or self.place.own is not None:
            return [SHAPES[0]]
        low_only = kept.low or size[1] > TALL * self.game.layout.free.h or not self._shown.tiles()
        able = [shape for shape in SHAPES if shape.low or not low_only]
        return able[able.index(kept) :] if kept in able else able

    def _has_no_room_for(self, shape: Shape, size: tuple[int, int]) -> bool:
        """Whether a card would be low where tiles are, although it is not so high that they have to go."""
        is_tall = self._shape.low or size[1] > TALL * self.game.layout.free.h
        return shape.low and not is_tall and bool(self._shown.tiles())

    def lies_at(self, pixel: tuple[int, int]) -> bool:
        """Whether the card lies at a pixel."""
        return self.shown and self.place.rect.collidepoint(pixel)

    @property
    def takes_the_bar(self) -> bool:
        """Whether the card lies where the bar is, so that nothing else is shown there."""
        return self.shown and self.game.layout.bar.colliderect(self.place.rect)

    def _size(self, canvas: Canvas, card: Card) -> tuple[int, int]:
        """How large the card is; once wide it stays so, instead of changing with what the mouse points at."""
        wide, narrow = self._wide is self.game.mode, self._shape.narrow
        size = card_size(canvas, self.game.layout.free, card, self._fold(), wide=wide, narrow=narrow)
        if size[0] > canvas.px(WIDTH):
            self._wide = self.game.mode
        return size

    @property
    def _room(self) -> pygame.Rect:
        """Where the card may lie: on the free part of the table, a low one on the bar below it, too."""
        free = self.game.layout.free
        if self.place.own is not None or not self._shape.low:
            return free
        return pygame.Rect(free.left, free.top, free.w, self.game.layout.bar.bottom - free.top)

    def _hides_vital(self, place: pygame.Rect) -> bool:
        """Whether a card lies over somebody without whom nothing can be decided, whatever room the table has made."""
        return self.place.own is None and place.collidelist(self.vital(lettered=False)) >= 0

    def draw(self, canvas: Canvas, card: Card) -> None:
        """Paint the card where it lies."""
        draw_card(canvas, self.place.rect, card, self.game.looks, self._fold())

    @property
    def rects(self) -> tuple[pygame.Rect, ...]:
        """Where the card lies, if there is one."""
        return (self.place.rect,) if self.shown else ()

    def _fold(self) -> Fold:
        """The handle of the card."""
        game, texts = self.game, self.game.texts
        folded = game.mode.topic in self.place.folded
        words = texts("card-unfold" if folded else "card-fold", key=game.key("fold-card"))
        return Fold((words, texts("card-move")), folded)

    def fold(self) -> None:
        """Leave only the title of cards like this one, or show them whole again."""
        self.place.folded ^= {self.game.mode.topic}

    def vital(self, *, lettered: bool = True) -> list[pygame.Rect]:
        """As much of the window as whoever acts takes, and the places there must be; none out of sight."""
        free = self.game.layout.free
        # Letters that are cut off by the border of the table's part of the window are no reason to push it.
        rooms = self._vital_rooms(self.game.camera, lettered=lettered)
        seen = (room.clip(free) for room in rooms if free.collidepoint(room.center))
        return [room for room in seen if room.w and room.h]

    def _vital_rooms(self, camera: Camera, *, lettered: bool = True) -> list[pygame.Rect]:
        """What is vital as a camera shows it, in pixels; figures without their letters unless `lettered`."""
        game, figure = self.game, self.game.selected
        found = [self._rooms_at(camera, place, POINT) for place in game.mode.vital()]
        found += [self._rooms_of(camera, each, marks=False) for each in self._tokens() if each.body.id == figure]
        return [room for rooms in found for room in (rooms if lettered else rooms[:1])]

    def rooms_of(self, figures: Collection[str | None]) -> list[pygame.Rect]:
        """What some figures take where they are seen, with what is written at them."""
        free, camera = self.game.layout.free, self.game.camera
        found = [_whole(self._rooms_of(camera, token)) for token in self._tokens() if token.body.id in figures]
        return [room.clip(free) for room in found if room.colliderect(free)]

    def _tokens(self) -> list[Token]:
        """The figures on the table, none of them planned."""
        return [token for token in self._shown.picture().tokens if not token.ghost]

    def _rooms_of(self, camera: Camera, token: Token, *, marks: bool = True) -> list[pygame.Rect]:
        """What a figure takes as a camera shows it: itself, its name or letters, and its points and statuses."""
        table, named = self.game.table, self._shown.picture().show_names
        body = _room(camera, token.body.position, round(table.token_radius(camera, token) * ROOM))
        plate = self._plates(camera).get(id(token))
        return [body, *token_rooms(camera, token, table.interface_scale, name=named, plate=plate, marks=marks)]

    def _plates(self, camera: Camera) -> dict[int, pygame.Rect]:
        """Where the names lie as a camera shows them."""
        picture, scale = self._shown.picture(), self.game.table.interface_scale
        key = (camera, Same(picture.tokens), picture.show_names, scale)
        if self._named is None or self._named[0] != key:
            places = plate_places(camera, picture.tokens, scale, name=picture.show_names)
            lie = {id(token): place for token, place in zip(picture.tokens, places, strict=True) if place is not None}
            self._named = (key, lie)
        return self._named[1]

    def _rooms_at(self, camera: Camera, place: Point, radius: float) -> list[pygame.Rect]:
        """What lies so far around a place, and all of the figures that stand on it."""
        standing = (token for token in self._tokens() if dist(token.body.position, place) <= TOLERANCE)
        rooms = [room for token in standing for room in self._rooms_of(camera, token, marks=False)]
        return [_room(camera, place, round(radius * self.game.desk.scale)), *rooms]

    def _around(self) -> Surroundings:
        """What stands on the table, and what of it the decision is about."""
        game, camera = self.game, self.game.camera
        pointed = game.mode.pointed_at
        rooms = {token.body.id: _whole(self._rooms_of(camera, token)) for token in self._tokens()}
        others = [room for figure, room in rooms.items() if figure != pointed]
        needed = [_whole(self._rooms_at(camera, place, AROUND)) for place in game.mode.needed()]
        if pointed is not None and pointed in rooms:
            needed.append(rooms[pointed])
        mouse = self._pointer()
        mouse = mouse if mouse is not None and game.layout.free.collidepoint(mouse) else None
        if mouse is not None and game.mode.follows_mouse:
            needed.append(pygame.Rect(mouse, (0, 0)).inflate(*[2 * round(AROUND * game.desk.scale)] * 2))
        return Surroundings(others, needed, self.vital(), mouse)

    def _place(self, size: tuple[int, int]) -> pygame.Rect:
        """Where a card of a size hides least of those who stand on the table."""
        game = self.game
        kind = (game.mode.topic, game.selected)
        about = (game.mode.pointed_at, game.selected)
        return self.place.choose(game.mode, kind, self._room, size, self._around(), game.desk.scale, about)

    # -- the table makes room -------------------------------------------------------------------------------

    def _uncover(self, card: pygame.Rect) -> None:
        """Push the table, as little as possible, when a card lies over the figure that acts wherever it could lie.

        Where no push leaves all that is vital in sight, the table is shown a little smaller. Nothing else moves it, and
        a card that somebody has put where it is does not either.
        """
        game = self.game
        now = (game.mode, card.copy(), (game.mode.pointed_at, game.selected))
        if self._uncovered == now:
            return
        begins = self._uncovered is None or self._uncovered[0] is not game.mode
        self._uncovered = now
        if self.place.own is not None:
            return
        # While the mouse points at the table it must not move away below it because of some letters.
        vital = self.vital(lettered=begins or bool(game.mode.vital()))
        roomy = self._roomy(card)
        if (roomy if begins else card).collidelist(vital) < 0:
            return
        push = way_out(roomy, vital, game.layout.free)
        if push == (0, 0):
            if card.collidelist(vital) < 0:
                return
            push = way_out(card, vital, game.layout.free)
        camera = game.camera.pushed(*push) if push != (0, 0) else self._farther(card)
        if camera is None:
            # There is no room for what is written at the figures, but for themselves there may be.
            camera = self._farther(card, lettered=False)
        if camera is not None:
            before = game.camera if self._pushed is None else self._pushed[0]
            game.camera = camera
            self._pushed = (before, game.camera)
            game.touch()

    def _roomy(self, card: pygame.Rect) -> pygame.Rect:
        """A card with as much as one may grow by that lies where tiles were, so that nothing moves while it does."""
        if not self._shape.low or not self._shown.tiles():
            return card
        further = round(SPARE * self.game.desk.scale) * (1 if self.place.anchor.startswith("top") else -1)
        return card.union(card.move(0, further))

    def _farther(self, card: pygame.Rect, *, lettered: bool = True) -> Camera | None:
        """The nearest camera that shows all that is vital beside a card; None when none does."""
        for factor in FARTHER:
            camera = self.game.camera.zoomed(factor, farthest=FARTHEST)
            rooms, free = self._vital_rooms(camera, lettered=lettered), self.game.layout.free
            push = way_beside(card, rooms, free)
            if push is None:
                push = way_around(card, rooms, free)
            if push is not None:
                return camera.pushed(*push)
        return None

    def has_pushed_to(self, camera: Camera) -> bool:
        """Whether a card has just pushed the table to where a camera shows it."""
        return self._pushed is not None and self._pushed[1] is camera

    def cover_again(self) -> None:
        """Let the table come back when the mode that pushed it has gone."""
        if self._uncovered is None or self._uncovered[0] is not self.game.mode:
            self.give_back()

    def give_back(self) -> None:
        """Let the table come back that a card has pushed, unless somebody has moved it since; it may be pushed anew."""
        if self._pushed is None:
            return
        before, after = self._pushed
        self._pushed = self._uncovered = None
        if self.game.camera is after:
            self.game.camera = before
            self.game.touch()


def _room(camera: Camera, place: Point, radius: int) -> pygame.Rect:
    """The room around a place of the table in pixels."""
    room = pygame.Rect(0, 0, 2 * radius, 2 * radius)
    room.center = camera.to_screen(place)
    return room


def _whole(rooms: Sequence[pygame.Rect]) -> pygame.Rect:
    """One room around several."""
    return rooms[0].unionall(list(rooms[1:]))
