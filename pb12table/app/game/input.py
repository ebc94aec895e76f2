"""Keys, mouse and the open question of a game screen: what they mean
now, who is asked, and what the mouse points at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import dist
from typing import Any, Final, Protocol

import pygame

from pb12table.app.game.base import Playing
from pb12table.app.game.painting import Paint
from pb12table.app.game.recap import TableRecap, recalled, told_on_curtain
from pb12table.app.preview.information import Ruler, spot_at
from pb12table.app.preview.state_picture import figure_topics, place_topics
from pb12table.app.screens.map_screen import SCROLL, WHEEL_ZOOM
from pb12table.kernel.game import EntryKind
from pb12table.kernel.request import Dice, Request
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.known import scene
from pb12table.table.shapes import TOLERANCE, Point, Point3
from pb12table.texts.names import player_name, side_name
from pb12table.window.kit import keys
from pb12table.window.kit.background import clock
from pb12table.window.play.base import EndedMode, HeldEnter, Mode, ThinkingMode
from pb12table.window.play.face import News, mode_for, window_of
from pb12table.window.scene.picture import Camera
from pb12table.window.screens.base import wheel_of
from pb12table.window.screens.dialogs import Curtain

COMMIT: Final = "commit"
SEE_ALONE: Final = "show-table"
PAN_SPEED: Final = 700.0
"""Natural pixels a second."""
HOLD_SECONDS: Final = 0.7
OTHER_SECONDS: Final = 0.9
"""So long after the turn has come to somebody else a key may have been meant for the turn before."""
DOUBLE_SECONDS: Final = 0.25
"""A key that is pressed again so soon is pressed twice by a slip."""
READING_SECONDS: Final = 4.0
"""So long an Enter may have been meant for a turn that has ended by itself."""


class KeyedGame(Playing, Protocol):
    """A game screen, as its keys know it."""

    recap: TableRecap
    mouse: TableMouse


class TableKeys:
    """What the keys do on a game screen.

    `hold` is how far (0..1) a held Enter has got, None while it is up.
    """

    def __init__(self, game: KeyedGame) -> None:
        self.game = game
        self.hold: float | None = None
        self._looks_by: int | None = None
        """The key that is held to see the table alone."""
        self._pinned: FigureId | None = None
        """Whose data sheet stayed before that key was held."""
        self._held = HeldEnter()
        self._before: tuple[object, tuple[str, ...]] | None = None
        self._decider = ""
        self._shut: dict[str, float] = {}
        """For how many seconds the keys of the one before do nothing: Enter ("commit"), and the others ("")."""
        self._done: tuple[str, object, float] | None = None
        """The key that has just decided something, or been warned of, what it meant, and how long it is remembered."""

    def asks(self, player: str) -> None:
        """Note that a question to a player is open; do not let a key that was meant for the one before answer it."""
        self._look(None)
        if self._decider not in ("", player):
            self._shut = {"": OTHER_SECONDS, COMMIT: OTHER_SECONDS}
        self._decider = player

    def wait_for_reading(self) -> None:
        """Let an Enter that was to end a turn, which has ended by itself, do nothing in the next one."""
        self._shut[COMMIT] = READING_SECONDS

    def _is_shut(self, command: str) -> bool:
        """Return whether a command would decide in a turn that has only just passed to somebody else.

        What decides nothing goes through, and so does everything in the middle of a turn, where people are asked by
        turns.
        """
        mode, request = self.game.mode, self.game.controller.pending
        between = request is not None and window_of(self.game.setup.system).between_turns(request)
        if not mode.begins_turn and not between:
            return False
        enters = command == COMMIT
        return self._decides(command) and self._shut.get(COMMIT if enters else "", 0.0) > 0.0

    def _decides(self, command: str) -> bool:
        """Return whether a command may answer what is asked."""
        return command == COMMIT or command.startswith("digit-") or keys.group_of(command) in self.game.mode.groups

    def _refuse(self, binding: str) -> None:
        """Say whose keys they are now; the same key pressed again is meant."""
        game, texts = self.game, self.game.texts
        self._shut = {which: min(left, OTHER_SECONDS) for which, left in self._shut.items()}
        key = "turn-of-another" if game.mode.begins_turn else "question-to-another"
        pressed = keys.shown_binding(texts, binding)
        game.say(texts(key, player=player_name(game.setup, self._decider), key=pressed))

    def remember(self) -> None:
        """Remember what is asked now, and what keys mean to who answers it."""
        request = self.game.controller.pending
        self._before = None if request is None else (_question(request), self.game.mode.groups)

    def handle(self, event: pygame.event.Event) -> None:
        """Take an event of the keyboard."""
        if event.type == pygame.KEYDOWN:
            self._pressed(event)
        elif event.key == self._looks_by:
            self._look(None)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._let_go()

    def leave(self) -> None:
        """Take all keys to be up: another window or screen has them now, and is told when they are."""
        self.hold = None
        self._look(None)

    @property
    def is_looking(self) -> bool:
        """Return whether a key is held to see the table alone."""
        return self._looks_by is not None

    def _look(self, key: int | None) -> None:
        """See the table alone while a key is held, and go on with the question as it was when it is up again."""
        game, looked = self.game, self.is_looking
        self._looks_by = key
        looks = self.is_looking
        if looked == looks:
            return
        self._pinned, game.pinned = (game.pinned, game.pinned) if looks else (None, self._pinned)
        game.show_anew()
        if not looks:
            game.mouse.point_again()

    def _pressed(self, event: pygame.event.Event) -> None:
        game = self.game
        binding = keys.binding_of(event)
        command = self._meaning(binding, game.mode.groups)
        if command == SEE_ALONE and not game.playing.is_running:
            self._look(event.key)
            return
        # While something plays the key ends that, as any other does that means nothing.
        command = None if command == SEE_ALONE else command
        if self.is_looking and not (command or "").startswith(keys.LOOKING):
            return
        hurries = game.controller.playback.is_running and not game.mode.watches and not game.recap.is_running
        meaning = self._sense(command or binding)
        skips = hurries and command in ("commit", "back")
        if not skips and self._decides(command or f"digit-{binding}") and self._is_double(binding, meaning):
            return
        before, toast = len(game.controller.session.entries), game.toast
        self._does(binding, command, hurries=hurries)
        warned = game.toast != toast and game.toast[1]
        if len(game.controller.session.entries) != before or warned:
            # What has been warned of is not meant by the same slip either.
            self._done = (binding, None if warned else meaning, DOUBLE_SECONDS)

    def _sense(self, command: str) -> object:
        """Return the current meaning of a command: for whom, in which kind of question."""
        request = self.game.controller.pending
        asked = None if request is None else (type(request).__name__, request.player)
        return (asked, self.game.mode.topic, command)

    def _is_double(self, binding: str, meaning: object) -> bool:
        """Return whether a key is pressed twice by mistake and would mean something else the second time."""
        return self._done is not None and self._done[0] == binding and self._done[1] != meaning

    def _does(self, binding: str, command: str | None, *, hurries: bool) -> None:
        """Do what a key means."""
        game = self.game
        if hurries and command in ("commit", "back", None) and binding:
            self._hurry(binding, command)
        elif (command or binding.isdecimal()) and self._is_shut(command or f"digit-{binding}"):
            self._refuse(binding)
        elif len(binding) == 1 and binding.isdecimal() and game.mode.press(f"digit-{binding}"):
            game.touch()
        elif command is not None:
            game.press_command(command)

    def _meaning(self, binding: str, groups: tuple[str, ...]) -> str | None:
        if self.game.recap.is_running:
            groups = ("watch",)
        elif self.game.ruler is not None:
            groups = (*groups, "plan")
        return keys.command_for(binding, (*groups, "table"), self.game.desk.settings.keys)

    def _hurry(self, binding: str, command: str | None) -> None:
        """Watch no longer, and do what the key says in the question that was seen last, where that is asked again.

        A key that has come to mean something else meanwhile, or that would answer another question, only skips; so do
        Enter, Escape and Space.
        """
        game, before = self.game, self._before
        game.skip()
        game.settle()
        request = game.controller.pending
        if command is not None or before is None or request is None or _question(request) != before[0]:
            return
        now = self._meaning(binding, game.mode.groups)
        if now is None or now == SEE_ALONE:
            return
        if self._meaning(binding, before[1]) in (None, now):
            game.press_command(now)

    def pan(self, seconds: float) -> bool:
        """Go on panning while arrow keys are held.  No key repeats itself: a held Enter must not answer twice."""
        game, held = self.game, pygame.key.get_pressed()
        dx = int(held[pygame.K_LEFT]) - int(held[pygame.K_RIGHT])
        dy = int(held[pygame.K_UP]) - int(held[pygame.K_DOWN])
        # With Shift they make what is watched faster or slower.
        if not (dx or dy) or game.mode.takes_arrows or pygame.key.get_mods() & pygame.KMOD_SHIFT:
            return False
        step = PAN_SPEED * game.desk.scale * seconds
        game.camera = game.camera.panned(dx * step, dy * step)
        return True

    # -- Enter --------------------------------------------------------------------------------------------

    def enter(self, means: HeldEnter) -> None:
        """Enter does what is bright at once, and else what it does when it is held; or it says why it does nothing."""
        if means.command:
            self.game.mode.press(means.command)
        elif means.refusal:
            self.game.say(means.refusal, bad=True)
        elif self.hold is None:
            self.hold, self._held = 0.0, means

    def _let_go(self) -> None:
        """Enter is up again: too soon, if it was held, and it is said what it would have brought."""
        held, self.hold = self.hold is not None, None
        means = self.game.mode.held_enter() if held else None
        if means is not None:
            self.game.say(means.too_soon, bad=True)

    def update(self, seconds: float) -> bool:
        """Let time pass, and a held Enter go on; return whether one is held."""
        self._shut = {which: left - seconds for which, left in self._shut.items() if left > seconds}
        if self._done is not None:
            binding, meaning, left = self._done
            self._done = (binding, meaning, left - seconds) if left > seconds else None
        if self.hold is None:
            return False
        self.hold += seconds / HOLD_SECONDS
        if self.hold >= 1.0:
            self.hold = None
            self.game.commit(self._held.answer)
        return True


def _question(request: Request[Any, Any]) -> object:
    """Return by what a question is known as the same when it is asked again: its kind, for whom, and of whom."""
    about = getattr(request, "figure", None) or getattr(request, "actor", None)
    return (type(request), request.player, about)


CALM: Final = 0.3
"""Within so many seconds the program goes on thinking, for those who wait."""
CARD: Final = "card"
"""The zone of the decision card."""


def topics(game: Playing, pixel: tuple[int, int]) -> Iterator[str]:
    """Yield names of what lies under a pixel: a panel's zone, the open question under its card, a figure, a place."""
    zone = game.zone_at(pixel)
    if zone is None:
        yield from _on_table(game, pixel)
    elif zone.name.startswith("figure:"):
        yield from figure_topics(game.texts, game.state, FigureId(zone.name.partition(":")[2]))
    else:
        yield zone.name
        if zone.name.startswith(CARD):
            yield f"command:{game.mode.name}"
            yield f"question:{type(game.controller.pending).__name__}"


def _on_table(game: Playing, pixel: tuple[int, int]) -> Iterator[str]:
    if game.layout.free.collidepoint(pixel):
        figure = game.figure_at(pixel)
        if figure is not None:
            yield from figure_topics(game.texts, game.state, figure)
        yield from place_topics(game.state, game.camera.to_table(pixel))


DRAG: Final = 7
"""A press that goes further than this many pixels is a drag and no click."""
DOUBLE_CLICK: Final = 350
"""Two clicks that follow each other so fast are one, in milliseconds."""


@dataclass(slots=True)
class _Drag:
    """A button that is down since `start`; `pans` is whether the table goes along, None until the mouse goes far."""

    start: tuple[int, int]
    button: int
    pans: bool | None = None


class TableMouse:
    """What the mouse does on a game screen."""

    def __init__(self, game: Playing, paint: Paint) -> None:
        self.game = game
        self._paint = paint
        self._drag: _Drag | None = None
        self._menu_left = False
        self._last: tuple[tuple[int, int], Camera, str] | None = None
        self._clicked: tuple[int, tuple[int, int], object] = (-DOUBLE_CLICK, (0, 0), None)
        """When and where somebody clicked last, and the mode of the tile that was clicked there, None for no tile."""

    @property
    def pixel(self) -> tuple[int, int] | None:
        """Return where the mouse is in the window, None before it has been moved."""
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

    def leave(self) -> None:
        """End a drag where it has led: another window or screen is told when the button is up."""
        self._drag = None
        self.game.mode.end_drag()

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
            game.show_anew()

    def _name_at(self, pixel: tuple[int, int]) -> str:
        """Return the name of what lies over the table at a pixel, "" for nothing."""
        zone = self.game.zone_at(pixel)
        return "" if zone is None else zone.name

    def point_again(self) -> None:
        """Point at what lies under the mouse, which has not moved."""
        if self._last is not None and self._drag is None:
            self._point(self._last[0])

    def _moved(self, event: pygame.event.Event) -> None:
        game, drag = self.game, self._drag
        if drag is not None:
            far = abs(event.pos[0] - drag.start[0]) + abs(event.pos[1] - drag.start[1]) > DRAG
            if drag.pans is None and far:
                # Asked once: what was there when the button went down may be somewhere else by now.
                drag.pans = drag.button != 1 or not self._drags_something(drag.start)
                if drag.pans and drag.button == 1 and game.figure_at(drag.start) is not None:
                    self._drag = None  # a figure that does not come along does not take the table along either
                    return
            if drag.pans:
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
        elif not (game.playing.is_running or game.is_looking) and game.moment is None:
            game.mode.hover(point, game.hovered)
            self._paint.forget_plan()
        if before != game.hovered:
            self._paint.forget_picture()

    def _spot(self, pixel: tuple[int, int]) -> Point3:
        """Return what the tape measures from under a pixel."""
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
        if game.is_looking:
            self._drag = _Drag(event.pos, event.button, pans=True)
            return
        if event.button == 1 and self._means_what_was_there(event.pos):
            return
        zone = game.zone_at(event.pos)
        self._menu_left = game.menu is not None and event.button == 3
        game.menu = game.menu if zone is not None and zone.name.startswith("command:") else None
        if game.playing.is_running and event.button == 1 and (zone is None or zone.name == "skip"):
            game.skip()
            game.settle()
        elif event.button == 1 and zone is not None:
            if zone.enabled:
                game.press_zone(zone.name)
            elif zone.tip:
                game.say(zone.tip[0], bad=True)
        elif event.button == 2:
            self._drag = _Drag(event.pos, event.button, pans=True)
        elif game.layout.free.collidepoint(event.pos):
            self._drag = _Drag(event.pos, event.button)

    def _means_what_was_there(self, pixel: tuple[int, int]) -> bool:
        """Return whether a click is the second of a double click on a tile that a card has covered since."""
        now, mode = pygame.time.get_ticks(), self.game.mode
        ticks, before, tile_of = self._clicked
        again = now - ticks < DOUBLE_CLICK and dist(before, pixel) <= DRAG
        if again and tile_of is not None and tile_of is not mode:
            return True
        is_tile = self._name_at(pixel) in {f"command:{tile.command}" for tile in self._paint.tiles()}
        self._clicked = (now, pixel, mode if is_tile else None)
        return False

    def _released(self, event: pygame.event.Event) -> None:
        game = self.game
        if self._drag is None and game.zone_at(event.pos) is None:
            # What was carried out of the list is put down where the button is let go.
            game.mode.put_down(game.camera.to_table(event.pos))
        drag = self._drag
        if drag is None or event.button != drag.button:
            return
        self._drag = None
        if game.is_looking and dist(drag.start, event.pos) <= DRAG:
            game.pinned = game.figure_at(event.pos)
            game.show_anew()
        if drag.pans or game.playing.is_running:
            return
        point, figure = game.camera.to_table(event.pos), game.figure_at(event.pos)
        if drag.button == 3:
            self._right_click(event.pos, point, figure)
        elif game.ruler is not None:
            game.ruler.put(self._spot(event.pos))
            self._paint.forget_picture()
        elif game.moment is not None:
            game.unpin()
        else:
            game.mode.click(point, figure)
            game.show_anew()

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
        if game.is_looking:
            game.camera = game.camera.zoomed(WHEEL_ZOOM**step, pixel)
        elif pygame.key.get_mods() & pygame.KMOD_SHIFT:
            game.mode.turn(15.0 * step)
            game.show_anew()
        elif pygame.key.get_mods() & pygame.KMOD_CTRL and game.mode.choose_height(1 if step > 0 else -1):
            self._paint.forget_plan()
        elif game.layout.free.collidepoint(pixel) and game.zone_at(pixel) is None:
            game.camera = game.camera.zoomed(WHEEL_ZOOM**step, pixel)
        else:
            self._scroll(pixel, round(-step * SCROLL * game.desk.scale))

    def _scroll(self, pixel: tuple[int, int], amount: int) -> None:
        """Scroll the panel under a pixel."""
        game = self.game
        place = next((name for name, rect in self._paint.places.items() if rect.collidepoint(pixel)), "")
        if self._paint.table_card.lies_at(pixel):
            game.scrolls.by("dock", amount)
        elif place == "list" and game.mode.panels is not None:
            game.mode.panels.scroll_left(pixel[1], amount)
        elif place:
            game.scrolls.by(place, amount)


def _lies_still(pixel: tuple[int, int], before: Camera, now: Camera) -> bool:
    """Return whether the same place of the table lies under a pixel as before, at the same scale."""
    return before.scale == now.scale and dist(before.to_table(pixel), now.to_table(pixel)) <= TOLERANCE


class Warnings:
    """Tells what an answer would lose, once: the same answer to the same question is meant."""

    def __init__(self, game: Playing) -> None:
        self.game = game
        self._told: tuple[object, object] | None = None

    def tell_of(self, answer: Any) -> bool:
        """Return whether an answer loses something not mentioned yet; if so, mention it now."""
        game, request = self.game, self.game.controller.pending
        if request is None:
            return False
        warning = game.system.warning(game.texts, game.state, request, answer)
        told, self._told = self._told, (request, answer)
        if not warning or told == (request, answer):
            return False
        game.say(warning, bad=True)
        return True


class OpenQuestion:
    """Gives a game screen the mode that fits the question its session waits for."""

    def __init__(self, game: Playing, keys: TableKeys, mouse: TableMouse, news: News) -> None:
        self.game = game
        self._keys, self._mouse, self._news = keys, mouse, news
        self._chosen_for: object = self
        self._asked: object = None
        self._seated: PlayerId | None = None
        self._in_secret = False
        """Whether the mode shows a question that only one player may see."""
        self._thought: tuple[Request[Any, Any], ThinkingMode] | None = None
        """The question that the program thinks about, or has answered last."""
        self._told_at = -CALM
        """When it was last answered in a mode that told of it."""
        self._finished = False
        self._heard = len(game.controller.session.log)

    def hear(self) -> None:
        """Take in what has happened since the last answer."""
        controller = self.game.controller
        if not controller.hides:
            self._seated = None
        log = controller.session.log
        news = [line.event for line in log[self._heard :] if controller.tells(line.event)]
        self._heard = len(log)
        self._news.hear(news)

    def ask_again(self) -> None:
        """Choose the mode anew, whatever it is now."""
        self._chosen_for = self
        self.settle()

    def travelled(self) -> None:
        """Forget what was heard and shown: undoing, redoing or loading has led elsewhere."""
        if not self.game.controller.hides:
            self._seated = None
        self._heard = len(self.game.controller.session.log)
        self._news.forget()
        self.give_up()
        self._chosen_for = self
        self._finished = False
        if self._in_secret:
            self.game.mode = Mode(self.game)
            self._in_secret = False

    def settle(self) -> None:
        """Choose the mode for the question once everything has been shown."""
        game, request = self.game, self.game.controller.pending
        if game.controller.playback.is_running:
            if self._chosen_for is not None:
                game.mode = Mode(game)
                self._chosen_for = None
                game.touch()
            return
        if self._chosen_for is request and request is not None:
            return
        if self._news.shows_first():
            game.mode = Mode(game)
            game.select(None)
            return
        if request is None:
            self._end()
        elif game.controller.asks_program:
            self._let_think(request)
        elif not self._waits_for_seat(request):
            self._ask(request)

    def _end(self) -> None:
        """Show how the game ended, once."""
        self._chosen_for = None
        if not self._finished:
            self._finished = True
            self.game.mode = EndedMode(self.game)
            self.game.touch()
            self.game.show_result()

    def _waits_for_seat(self, request: Request[Any, Any]) -> bool:
        """Return whether the screen is covered until the player who is asked in secret sits in front of it.

        Where players see different tables every question is asked in secret, but dice are thrown and typed in by all.
        While nothing is hidden from anybody nobody sits there, and all look at the same table.
        """
        game, player = self.game, PlayerId(request.player)
        alone = len(game.controller.people) < 2
        hides = game.controller.hides and not isinstance(request, Dice)
        in_secret = game.system.asks_in_secret(request)
        if not (hides or in_secret) or alone:
            return False
        if not isinstance(self._chosen_for, Curtain):
            if hides and not in_secret and game.controller.shows_all:
                if self._seated is not None:
                    self._leave_seat()
                return False
            if self._seated == player:
                return False
            self._leave_seat()
            curtain = self._curtain(player, request)
            game.mode, self._chosen_for = Mode(game), curtain
            # Where the mouse rests would tell what was clicked in secret.
            pygame.mouse.set_pos(pygame.Rect((0, 0), pygame.display.get_window_size()).center)
            game.desk.open(curtain)
        return True

    def _curtain(self, player: PlayerId, request: Request[Any, Any]) -> Curtain:
        """Return the curtain before a secret question, with what has happened."""
        game = self.game
        name, why = player_name(game.setup, player), game.system.curtain_words(game.texts, request)
        if game.controller.hides and not game.system.asks_in_secret(request):
            why = game.texts("curtain-why-hidden")
        told, shown = told_on_curtain(game, player, self._news.on_curtain(player)), recalled(game, player)
        side, look = side_name(game.texts, game.setup, player), game.looks[player]
        return Curtain(
            game.desk, name, look, why, lambda: self._seat(player), side=side, told=told, recalled=shown,
            undo=self._undoing(player, request),
        )  # fmt: skip

    def _undoing(self, player: PlayerId, request: Request[Any, Any]) -> tuple[str, Callable[[], None]] | None:
        """Return who has just answered a question that several answer together, and what takes that back; else None.

        Who is asked next has seen nothing yet, and learns nothing: the other one is asked again, behind a curtain.
        Of any other secret an undo would tell that there was one, or what it brought has been seen.
        """
        game, controller = self.game, self.game.controller
        target, asked = controller.undo_target(), type(request).__name__
        given = () if target is None or not request.together else controller.session.entries[target:]
        if (
            target is None
            or not given
            or any(
                entry.kind is not EntryKind.ANSWER or entry.request != asked or entry.player == player
                for entry in given
            )
        ):
            return None

        def undo() -> None:
            controller.undo(target)
            game.travelled()

        return player_name(game.setup, PlayerId(given[0].player)), undo

    def _leave_seat(self) -> None:
        """Show nothing that only one player may know."""
        self._seated = None
        self.game.controller.sit_down(None)
        self.game.pinned = None
        self.game.unpin()
        self.game.select(None)
        self.game.touch()

    def _seat(self, player: PlayerId) -> None:
        self._seated = player
        self.game.controller.sit_down(player)
        self._news.forget()
        self._chosen_for = self
        self.game.reset_title()
        self.game.touch()

    def _ask(self, request: Request[Any, Any]) -> None:
        """Let mouse and keys answer the question."""
        game, player = self.game, PlayerId(request.player)
        self.give_up()
        self._finished = False
        self._chosen_for = request
        if self._asked is not request:
            self._asked = request
            self._select_for(request)
        game.listed = player
        game.mode = mode_for(game, request)
        self._in_secret = game.system.asks_in_secret(request)
        game.mode.entered()
        self._keys.asks(player)
        self._news.tell()
        game.show_anew()
        if game.mode.follows_mouse:
            self._mouse.point_again()

    def _let_think(self, request: Request[Any, Any]) -> None:
        """Let the program answer the question for the player whom it plays, or go on with what it thinks of it."""
        game, player = self.game, PlayerId(request.player)
        self._finished = False
        self._chosen_for = self._asked = request
        self._select_for(request)
        game.listed = player
        if self._thought is None or self._thought[0] is not request:
            goes_on = clock() - self._told_at < CALM
            self.give_up()
            self._thought = (request, ThinkingMode(game, player, tells=goes_on))
        game.mode = self._thought[1]
        self._news.tell()
        game.touch()

    def answered(self) -> None:
        """Note that the program has answered."""
        if self._thought is not None and self._thought[1].tells:
            self._told_at = clock()

    def give_up(self) -> None:
        """Let the program no longer think of a question that has gone."""
        if self._thought is not None:
            self._thought[1].give_up()
            self._thought = None

    def _select_for(self, request: Request[Any, Any]) -> None:
        """Let the data sheet tell of whom a new question is about, and not of who acted before."""
        window = window_of(self.game.setup.system)
        fitting = window.fitting_selection(request, self.game.state, self.game.selected)
        if fitting != self.game.selected:
            self.game.select(fitting)
