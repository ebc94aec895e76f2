"""The dock of a running game, and what lies over its table for a while: the card, the banner, notices and the menu."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from math import dist
from typing import Any, Final, Protocol

import pygame

from pb12table.app.game.base import Playing
from pb12table.app.panels.action_bar import ICONS_OF_LOOKING, MORE
from pb12table.app.panels.dock import FULL, Docked, Fold, Laid, described, draw_dock, draw_sheet
from pb12table.app.panels.foresight_plate import ForesightPlate
from pb12table.app.panels.layout import KeptPanels, Surroundings, anchored, beside_plates, best_place
from pb12table.app.panels.notices import around_mouse, banner_place, draw_banner, draw_notice, notice_place
from pb12table.app.preview.state_picture import last_seen_at
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import scene
from pb12table.table.shapes import TOLERANCE, Point
from pb12table.window.kit import theme
from pb12table.window.kit.background import Same
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.theme import Colour
from pb12table.window.play.base import Card, Mode, Tile
from pb12table.window.play.foreseeing import Foreseen
from pb12table.window.scene.picture import Camera, Picture, Token
from pb12table.window.scene.table_view import draw_place_line, place_line
from pb12table.window.tokens.token_marks import plate_places, token_rooms

ROOM: Final = 1.35
"""So many times its radius around its middle a figure is to be seen."""
POINT: Final = 18.0
"""So far around a place that must be seen, in natural pixels."""
SIDES: Final = ("bottomright", "bottomleft", "topright", "topleft", "midright", "midleft", "midtop")
"""Where a sheet lies over the table, the best places first."""
GLIDE: Final = 0.22
"""For so many seconds the table glides where it makes room."""
LINE: Final = 40.0
"""How far the rooms are apart that a sight line takes up, in natural pixels."""


class Around(Protocol):
    """What else the screen shows, as the dock knows it."""

    def tiles(self) -> list[Tile]:
        """Return the tiles of the action bar."""
        ...

    def picture(self) -> Picture:
        """Return everything above the terrain."""
        ...

    @property
    def places(self) -> Mapping[str, pygame.Rect]:
        """Return where panels float over the table, as they were painted last."""
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
        self._laid: tuple[tuple[object, ...], Docked, Laid] | None = None
        """What the strip was laid out for last, what lies in it, and how."""
        self._icons = {**ICONS_OF_LOOKING, **game.system.icons}
        self._kept = KeptPanels()
        self._level: tuple[Mode, int] | None = None
        """How much the cards of a mode are folded: what has once been folded does not unfold with each word."""
        self.sheet: pygame.Rect | None = None
        """Where a sheet lies over the table, None for none."""
        self._side: tuple[object, pygame.Rect, str] | None = None
        """For which mode, part of the window and log, short or long, the sheet lies; in which room, at which side."""
        self._lay: tuple[str, pygame.Rect] | None = None
        """At which side the last sheet lay, and where."""
        self._seen: tuple[object, ...] | None = None
        """What was to be seen when the table was moved last."""
        self._moved: tuple[Mode, _Moved] | None = None
        self._gliding: tuple[Camera, Camera, float, Camera] | None = None
        """From where to where the table glides, how far (0..1) it has got, and where it is seen now."""
        self._named: tuple[tuple[object, ...], dict[int, pygame.Rect]] | None = None

    # -- the dock -----------------------------------------------------------------------------------------------------

    def lay(self, canvas: Canvas, card: Card | None, idle: str, *, past: bool = False) -> None:
        """Lay out strip and sheet, and let the table show what the decision is about, before anything is painted.

        What a moment of the `past` needs leaves nothing behind.
        """
        game = self.game
        self.shown = card is not None
        if self._level is not None and self._level[0] is not game.mode:
            self._level, self.game.scrolls["dock"] = None, 0
        least = FULL if self._level is None or past else self._level[1]
        tiles, opened, free = self._around.tiles(), self._opened_for is game.mode, game.layout.free
        key = (
            Same(card), Same(tiles), idle, self._fold(), opened, least, game.texts.language, canvas.rect.size,
            canvas.scale, free.size, theme.EDITION,
        )  # fmt: skip
        if self._laid is None or self._laid[0] != key:
            docked = self._found(card, tiles, idle, opened=opened)
            self._laid = (key, docked, described(canvas, game.layout.bar, free, docked, self._icons, least))
        laid = self._laid[2]
        if not past and not self._fold().folded:
            self._level = (game.mode, laid.level)
        self.sheet = self._place_of_sheet(laid, canvas.scale)
        self._show_all()

    def _place_of_sheet(self, laid: Laid, scale: float) -> pygame.Rect | None:
        """Return where the sheet lies: on nothing that is vital, and on the side where it lay while that is so.

        One that follows on another stays on its side, under the mouse that has clicked on the last one.
        """
        game, free = self.game, self.game.layout.free
        if laid.sheet is None:
            self._side = None
            return None
        if laid.central:
            self._side = None
            rect = pygame.Rect((0, 0), laid.size)
            rect.center = free.center
            return rect
        vital = [*self.vital(), *self.line_rooms()]
        # Who reads the log or the data sheet goes on doing so: neither has to go elsewhere.
        plates = {name: place for name, place in self._around.places.items() if name in ("log", "sheet")}
        rooms = beside_plates(free, plates.values(), laid.size, scale)
        asked = (game.mode, tuple(free), "log" in plates and plates["log"].h > free.h // 2)
        begins = self._side is None or self._side[0] != asked
        if self._side is None or begins:
            others = self.rooms_of({token.body.id for token in self._tokens()})
            mouse, sides = self._pointer(), list(SIDES)
            if self._lay is not None:
                sides.insert(0, self._lay[0])
                mouse = None if mouse is None or self._lay[1].collidepoint(mouse) else mouse
            around = Surroundings(others, tuple(plates.values()), vital, mouse)
            self._side = (asked, *best_place(rooms, laid.size, around, sides, scale))
        _, room, side = self._side
        rect = anchored(room, laid.size, side, scale).clamp(free)
        if not begins and rect.collidelist(vital) >= 0 and not self._points_at_table():
            room, side = best_place(rooms, laid.size, Surroundings((), (), vital), SIDES, scale)
            self._side, rect = (asked, room, side), anchored(room, laid.size, side, scale)
        self._lay = (side, rect)
        return rect

    def line_rooms(self) -> list[pygame.Rect]:
        """Return rooms along the sight lines the decision is about."""
        game, found = self.game, []
        for sight in self._around.picture().sights if game.mode.pointed_at is not None else ():
            if sight.faint or sight.half:
                continue
            start, end = (game.camera.to_screen((x, y)) for x, y, _ in (sight.start, sight.end))
            number = max(int(dist(start, end) / (LINE * game.desk.scale)), 1)
            for step in range(1, number):
                room = pygame.Rect(0, 0, 8, 8)
                room.center = tuple(round(a + (b - a) * step / number) for a, b in zip(start, end, strict=True))
                found.append(room)
        return found

    def _found(self, card: Card | None, tiles: Sequence[Tile], idle: str, *, opened: bool) -> Docked:
        """Return what lies in the dock now."""
        game, texts = self.game, self.game.texts
        # How many there are shows only when it is known for how many there is room.
        more = texts("tiles-more", number="{number}")
        return Docked(card, self._fold(), tuple(tiles), idle, opened, more, texts("tiles-less"), game.key(MORE))

    def draw(self, canvas: Canvas) -> None:
        """Paint the strip, or what was kept of it while nothing in it has changed and the mouse is elsewhere."""
        game = self.game
        if self._laid is None:
            return
        key, docked, laid = self._laid

        def paint(canvas: Canvas) -> None:
            draw_dock(canvas, game.layout.bar, docked, laid, self._icons, game.looks)

        self._kept.draw(canvas, "dock", game.layout.bar, key, paint)

    def draw_sheet(self, canvas: Canvas) -> None:
        """Paint the sheet over the table, if there is one."""
        if self._laid is None or self.sheet is None or (body := self._laid[2].sheet) is None:
            return
        game, docked = self.game, self._laid[1]
        canvas.zone(self.sheet, "panel:card")
        game.scrolls["dock"] = draw_sheet(
            canvas, self.sheet, docked, body, self._icons, game.looks, game.scrolls["dock"]
        )

    def _fold(self) -> Fold:
        """Return the handle of the card."""
        game, texts = self.game, self.game.texts
        folded = game.mode.topic in self.folded
        return Fold((texts("card-unfold" if folded else "card-fold", key=game.key("fold-card")),), folded)

    def fold(self) -> None:
        """Leave only the title of cards like this one, or show them whole again."""
        self.folded ^= {self.game.mode.topic}

    def open_tiles(self) -> None:
        """Show all tiles, or the usual ones again."""
        self._opened_for = None if self._opened_for is self.game.mode else self.game.mode

    @property
    def rect(self) -> pygame.Rect:
        """Return where the dock lies in the window."""
        return self.game.layout.bar

    def lies_at(self, pixel: tuple[int, int]) -> bool:
        """Return whether a card lies at a pixel."""
        on_sheet = self.sheet is not None and self.sheet.collidepoint(pixel)
        return self.shown and (on_sheet or self.game.layout.bar.collidepoint(pixel))

    # -- what is to be seen -------------------------------------------------------------------------------------------

    def vital(self) -> list[pygame.Rect]:
        """Return where those lie who are essential for a decision, as far as they are visible."""
        free = self.game.layout.free
        seen = (room.clip(free) for room in self._vital_rooms(self.game.camera) if free.collidepoint(room.center))
        return [room for room in seen if room.w and room.h]

    def _vital_rooms(self, camera: Camera) -> list[pygame.Rect]:
        """Return the rooms of who acts, of the necessary places, and of the target, as a camera shows them."""
        game = self.game
        figures = {game.selected, game.mode.pointed_at}
        found = [self._rooms_at(camera, place) for place in (*game.mode.vital(), *game.mode.needed())]
        found += [self._rooms_of(camera, each, marks=False) for each in self._tokens() if each.body.id in figures]
        return [room for rooms in found for room in rooms]

    def rooms_of(self, figures: Collection[str | None]) -> list[pygame.Rect]:
        """Return the room that some figures take up where they are seen, with what is written at them."""
        free, camera = self.game.layout.free, self.game.camera
        found = [_whole(self._rooms_of(camera, token)) for token in self._tokens() if token.body.id in figures]
        return [room.clip(free) for room in found if room.colliderect(free)]

    def _tokens(self) -> list[Token]:
        """Return the figures on the table, none of them planned."""
        return [token for token in self._around.picture().tokens if not token.ghost]

    def _rooms_of(self, camera: Camera, token: Token, *, marks: bool = True) -> list[pygame.Rect]:
        """Return the room of a figure as a camera shows it: itself, its name or letters, its points and statuses."""
        table, named = self.game.table, self._around.picture().show_names
        body = _room(camera, token.body.position, round(table.token_radius(camera, token) * ROOM))
        plate = self._plates(camera).get(id(token))
        return [body, *token_rooms(camera, token, table.interface_scale, name=named, plate=plate, marks=marks)]

    def _plates(self, camera: Camera) -> dict[int, pygame.Rect]:
        """Return where the names lie as a camera shows them."""
        picture, scale = self._around.picture(), self.game.table.interface_scale
        key = (camera, Same(picture.tokens), picture.show_names, scale)
        if self._named is None or self._named[0] != key:
            places = plate_places(camera, picture.tokens, scale, name=picture.show_names)
            lie = {id(token): place for token, place in zip(picture.tokens, places, strict=True) if place is not None}
            self._named = (key, lie)
        return self._named[1]

    def _rooms_at(self, camera: Camera, place: Point) -> list[pygame.Rect]:
        """Return what lies around a place, and all of the figures that stand on it."""
        standing = (token for token in self._tokens() if dist(token.body.position, place) <= TOLERANCE)
        rooms = [room for token in standing for room in self._rooms_of(camera, token, marks=False)]
        return [_room(camera, place, round(POINT * self.game.desk.scale)), *rooms]

    # -- the table moves ----------------------------------------------------------------------------------------------

    def _show_all(self) -> None:
        """Move the table as little as possible where something that the decision is about would not be seen.

        What the mouse points at is seen, so nothing moves away below it.  The scale stays.  When the mode has gone the
        table comes back, unless somebody has moved it since.
        """
        game = self.game
        if self._moved is not None and self._moved[0] is not game.mode:
            self.give_back()
        free = game.layout.free
        lies = () if self.sheet is None else tuple(self.sheet)
        now = (game.mode, game.selected, game.desk.size, tuple(free), lies, game.mode.pointed_at)
        if self._seen == now:
            return
        begins = self._seen is None or self._seen[:-2] != now[:-2]
        if not begins and self._points_at_table():
            # Not what has come to be told below it either, of an answer that was worked out meanwhile; the table makes
            # room for that when the mouse has gone.
            self._seen = (*self._seen[:-1], now[-1]) if self._seen is not None else None
            return
        self._seen = now
        # What glides is meant where it will be.
        gliding = self._gliding is not None and self._gliding[3] is game.camera
        now_at = self._gliding[1] if self._gliding is not None and gliding else game.camera
        camera = self._camera_for(now_at)
        if camera is not now_at:
            before = now_at if self._moved is None else self._moved[1].before
            self._moved = (game.mode, _Moved(before, camera))
            self._glide_to(camera)
            game.touch()

    def _glide_to(self, camera: Camera, *, at_once: bool = False) -> None:
        """Let the table glide to where a camera shows it, or be there at once, as where dice do not roll either."""
        game = self.game
        if at_once or game.settings.dice_speed == "none":
            game.camera = camera
        else:
            self._gliding = (game.camera, camera, 0.0, game.camera)

    def glide(self, seconds: float) -> bool:
        """Let the table glide on for a time; return whether it does.  A hand that moves it meanwhile ends that."""
        if self._gliding is None:
            return False
        start, end, share, last = self._gliding
        share = min(share + seconds / GLIDE, 1.0)
        self._gliding = None
        if self.game.camera is not last:
            return False
        eased = share * share * (3.0 - 2.0 * share)
        x, y = (a + (b - a) * eased for a, b in zip(start.centre, end.centre, strict=True))
        self.game.camera = end if share >= 1.0 else replace(end, centre=(x, y))
        if share < 1.0:
            self._gliding = (start, end, share, self.game.camera)
        return True

    def _points_at_table(self) -> bool:
        """Return whether the mouse lies on the table, and the mode follows it there or aims by it."""
        mouse, mode = self._pointer(), self.game.mode
        if mouse is None or not self.game.layout.free.collidepoint(mouse):
            return False
        return mode.follows_mouse or mode.aims_by_mouse

    def _camera_for(self, camera: Camera) -> Camera:
        """Return the nearest camera of that scale that shows all that is vital; the same if it does, or if none can."""
        free, rooms = self.game.layout.free, self._vital_rooms(camera)
        sheet = pygame.Rect(0, 0, 0, 0) if self.sheet is None else self.sheet
        if not rooms or (all(free.contains(room) for room in rooms) and sheet.collidelist(rooms) < 0):
            return camera
        whole, parts = _whole(rooms), [free]
        if self.sheet is not None:
            left, right = sheet.left - free.left, free.right - sheet.right
            above, below = sheet.top - free.top, free.bottom - sheet.bottom
            parts = [
                pygame.Rect(free.left, free.top, left, free.h), pygame.Rect(sheet.right, free.top, right, free.h),
                pygame.Rect(free.left, free.top, free.w, above), pygame.Rect(free.left, sheet.bottom, free.w, below),
            ]  # fmt: skip
        there = [whole.clamp(part) for part in parts if whole.w <= part.w and whole.h <= part.h]
        if not there:
            return camera
        best = min(there, key=lambda place: dist(place.topleft, whole.topleft))
        return camera.pushed(best.left - whole.left, best.top - whole.top)

    def has_pushed_to(self, camera: Camera) -> bool:
        """Return whether the table has just moved on its own to where a camera shows it."""
        on_its_way = self._gliding is not None and self._gliding[3] is camera
        return on_its_way or (self._moved is not None and self._moved[1].after is camera)

    def give_back(self, *, at_once: bool = False) -> None:
        """Let the table come back that has been moved by itself, unless somebody has moved it since."""
        if self._moved is None:
            return
        _, moved = self._moved
        self._moved = self._seen = None
        gliding, self._gliding = self._gliding, None
        if self.game.camera is moved.after or (gliding is not None and self.game.camera is gliding[3]):
            self._glide_to(moved.before.resized(self.game.layout.free), at_once=at_once)
            self.game.touch()


def _room(camera: Camera, place: Point, radius: int) -> pygame.Rect:
    """Return the room around a place of the table in pixels."""
    room = pygame.Rect(0, 0, 2 * radius, 2 * radius)
    room.center = camera.to_screen(place)
    return room


def _whole(rooms: Sequence[pygame.Rect]) -> pygame.Rect:
    """Return one room that encloses several."""
    return rooms[0].unionall(list(rooms[1:]))


class Beneath(Protocol):
    """What lies below, as it is known here."""

    def is_open(self) -> bool:
        """Return whether a question is open and the present is shown."""
        ...

    def shown_state(self) -> Any:
        """Return the state on the screen."""
        ...

    def card(self) -> Card | None:
        """Return the decision card."""
        ...

    @property
    def places(self) -> Mapping[str, pygame.Rect]:
        """Return where panels float over the table."""
        ...


class OverTable:
    """What a game screen shows over its table, below the tips."""

    def __init__(self, game: Playing, beneath: Beneath, card: TableCard, hold: Callable[[], float | None]) -> None:
        """Take `hold`, which reports how far (0..1) a held Enter has got, None while it is up."""
        self.game = game
        self._beneath = beneath
        self._lies = card
        self._hold = hold
        self._plate = ForesightPlate()

    def _shown_plan(self) -> Foreseen | None:
        """Return what is known of the plan, while it is being made."""
        return self.game.foreseeing.found if self._beneath.is_open() and self.game.ruler is None else None

    @property
    def plates(self) -> tuple[pygame.Rect, ...]:
        """Return where it is told what would come of a plan."""
        return self._plate.rects

    def covered(self, canvas: Canvas) -> tuple[pygame.Rect, ...]:
        """Return where nothing may be written on the table, because it could not be read there."""
        words, cards = self._asked_words(), self.plates
        return (*cards, self._banner_place(canvas, words)) if words else cards

    def draw(self, canvas: Canvas) -> None:
        """Paint all of it."""
        game, free, lies = self.game, self.game.layout.free, self._lies
        plan = self._shown_plan()
        named = () if plan is None else lies.rooms_of(plan.named)
        clear = [*lies.vital(), *self._beneath.places.values()]
        cards: Sequence[pygame.Rect] = self._plate.draw(canvas, game, plan, clear, named, game.table.rooms)
        cards = (*cards, *(() if lies.sheet is None else (lies.sheet,)))
        asked = self._asked(canvas)
        others = [*asked, *self._place(canvas, [*cards, *asked, *self._beneath.places.values()])]
        others += self._beneath.places.values()
        notices = [(self._lasting_notice(), theme.PLANNED, True), (self._way_told(), theme.PLANNED, True)]
        text, bad = game.toast
        notices.append((text, theme.BAD if bad else theme.GOOD, False))
        if (waited := game.mode.waited()) is not None and self._beneath.is_open():
            self._bar(canvas, waited, theme.PLANNED)
        if (held := self._hold()) is not None:
            self._bar(canvas, min(held, 1.0), theme.ACCENT)
            notices.append((game.texts("hold-to-end"), theme.ACCENT, False))
        kept = [*lies.vital(), around_mouse(canvas), *game.table.labels]
        told = {""}
        for words, colour, high in notices:
            if words not in told:
                told.add(words)
                rect = notice_place(canvas, free, words, cards, others, kept, game.table.rooms, high=high)
                draw_notice(canvas, rect, words, colour)
                others.append(rect)
        if game.menu is not None:
            self._context_menu(canvas)

    def _bar(self, canvas: Canvas, share: float, colour: Colour) -> None:
        """Draw over the strip how long the key has been held that ends the turn, or the program has thought."""
        bar = self.game.layout.bar
        track = pygame.Rect(0, bar.top - canvas.px(4), round(bar.w * share), canvas.px(4))
        pygame.draw.rect(canvas.surface, colour, track)

    def _lasting_notice(self) -> str:
        """Return the notice at the top while something other than the game is shown or done; "" otherwise."""
        game = self.game
        if game.moment is not None:
            return game.texts("moment-notice")
        if game.playing is not game.controller.playback:
            return game.texts("recap-notice", pace=game.playing.pace)
        if game.notice.redone and game.playing.is_running:
            return game.notice.redone
        if game.ruler is not None:
            return game.texts("ruler-notice")
        return game.mode.notice()

    def _way_told(self) -> str:
        """Return why there is no path to the mouse while looking; "" otherwise."""
        return self.game.mode.no_way() if self.game.ruler is None else ""

    def _place(self, canvas: Canvas, cards: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """Tell what lies under the mouse on the table, while looking where it is too; return where that is written."""
        game, mouse = self.game, canvas.mouse
        under_card = any(card.collidepoint(mouse) for card in cards)
        if not game.layout.free.collidepoint(mouse) or under_card or canvas.zone_at(mouse) is not None:
            return []
        state, looks, point = self._beneath.shown_state(), game.mode.looks_around, game.camera.to_table(mouse)
        texts, face = game.texts.of(state.setup.system), scene(state.setup.system)
        told = () if looks and face.tells_pieces and not face.tells_zones else face.told_at(state, texts, point)
        told = (
            *last_seen_at(state, texts, point),
            *told,
            *game.overlays.threat.told_at(texts, state, point, game.storey),
        )
        line = place_line(
            game.texts, game.setup, state.battlefield, point,
            coordinates=looks, more=told, pieces=face.tells_pieces, storeys=game.storey,
        )  # fmt: skip
        kept = [*self._lies.vital(), around_mouse(canvas)]
        others = [*game.table.rooms, *game.table.labels]
        return [draw_place_line(canvas, game.layout.free, line, cards, kept, others)] if line else []

    def _asked_words(self) -> str:
        """Return whose hand is needed if it is not the player's whose turn it is; "" if that is plain."""
        game, request = self.game, self.game.controller.pending
        looks = game.mode.watches or game.mode.looks_around
        if request is None or looks or not self._beneath.is_open():
            return ""
        return game.system.asked_words(game.texts, game.state, request)

    def _banner_place(self, canvas: Canvas, words: str) -> pygame.Rect:
        card = self._lies
        figures = card.rooms_of(set(scene(self.game.setup.system).figures(self._beneath.shown_state())))
        sheet = () if card.sheet is None else (card.sheet,)
        return banner_place(canvas, self.game.layout.free, words, sheet, card.vital(), figures)

    def _asked(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw the strip that says whose hand is needed; return where it lies."""
        game, request, words = self.game, self.game.controller.pending, self._asked_words()
        if not words or request is None:
            return []
        place = self._banner_place(canvas, words)
        draw_banner(canvas, place, words, game.looks[PlayerId(request.player)])
        return [place]

    def _context_menu(self, canvas: Canvas) -> None:
        """Draw what can be done at a place, beside the mouse."""
        assert self.game.menu is not None, "asked before"
        px = canvas.px
        place, offers = self.game.menu
        free = self.game.layout.free
        longest = max(canvas.button_width(offer.label, offer.key) for offer in offers) + px(8)
        width = min(max(px(250), longest), free.w)
        rect = pygame.Rect(place[0], place[1], width, px(36) * len(offers) + px(8))
        rect.clamp_ip(free)
        canvas.shadow(rect, 6)
        canvas.box(rect, theme.PANEL, theme.LINE, 6)
        for number, offer in enumerate(offers):
            row = pygame.Rect(rect.left + px(4), rect.top + px(4) + number * px(36), rect.w - px(8), px(32))
            canvas.button(
                row,
                f"command:{offer.command}",
                offer.label,
                key=offer.key,
                enabled=offer.enabled,
                tip=(offer.reason,) if offer.reason else (),
            )
