"""The game screen: from mouse and keys to modes and the session, and back to what is to be painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pygame

from pb12table.app.game.base import Notice, Scrolls
from pb12table.app.game.commands import SaveWatch, TableCommands
from pb12table.app.game.input import OpenQuestion, TableKeys, TableMouse, Warnings, topics
from pb12table.app.game.painting import Paint
from pb12table.app.game.recap import Moment, TableRecap, moment_at
from pb12table.app.game.why import tell_why
from pb12table.app.panels.layout import Layout, game_layout, whole_table
from pb12table.app.panels.notices import FirstSteps
from pb12table.app.panels.side_panels import LogPanel
from pb12table.app.play.controller import Controller
from pb12table.app.play.lesson import Lesson
from pb12table.app.play.playback import Effects, Playback, heard
from pb12table.app.preview.information import Overlays, Ruler
from pb12table.app.preview.state_picture import ghost_of, told_of
from pb12table.app.review.coach import Coach
from pb12table.app.screens.base import Desk, GameRoom
from pb12table.kernel.game import LogLine
from pb12table.kernel.request import Dice, Refusal
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.faces.words import Hint
from pb12table.skirmish.forms.form import Aim
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.known import scene, words
from pb12table.table.battlefield import Body
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import system_name
from pb12table.window.kit import keys
from pb12table.window.kit.canvas import Canvas, Zone, zone_at
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.palette import PlayerLook, looks_of
from pb12table.window.kit.portraits import portraits
from pb12table.window.play.base import CardButton, Mode
from pb12table.window.play.face import window_of
from pb12table.window.play.foreseeing import Foreseeing
from pb12table.window.scene.picture import SightDrawing, Token
from pb12table.window.scene.table_view import ShownStorey, TableView
from pb12table.window.screens.dialogs import AskText

MOST_FAULTS = 5
"""Of so many pictures that cannot be shown the log tells."""
EDGE = 24.0
"""How far inside the view whoever is selected is at least, in natural pixels."""


class GameScreen(GameRoom):
    """A game in progress.

    `mode` says what mouse and keys mean; it is chosen anew whenever another question is open.
    """

    opaque = True
    decides = True
    """Whether anything can be decided here."""

    def __init__(
        self, desk: Desk, controller: Controller, scenario: str | None = None, lesson: Lesson | None = None
    ) -> None:
        self.desk = desk
        self.controller = controller
        self.scenario = scenario
        self.lesson = lesson
        self.system = window_of(controller.setup.system)
        self.table = TableView(controller.setup, self.texts, desk.scale)
        self.selected: FigureId | None = None
        self.hovered: FigureId | None = None
        self.listed: PlayerId | None = None
        self.pinned: FigureId | None = None
        self.overlays = Overlays()
        self.folded: set[str] = set()
        self.ruler: Ruler | None = None
        self.storey = ShownStorey()
        self.foreseeing = Foreseeing()
        self._come = portraits.come
        portraits.ask(each.path for each in controller.setup.portraits)
        self.log = LogPanel(opened_at=len(controller.session.entries))
        self._tell_of_pictures()
        self.effects = Effects()
        self.scrolls = Scrolls(self.log)
        self.past: Moment | None = None
        self.menu: tuple[tuple[int, int], list[CardButton]] | None = None
        self.notice = Notice()
        self.zones: list[Zone] = []
        self._mode = Mode(self)
        self.layout: Layout = game_layout(desk.size, desk.scale)
        self.camera = whole_table(self.layout, controller.setup)
        self.recap = TableRecap(self)
        self.coach = Coach(self) if self.decides and lesson is None else None
        self.keys = TableKeys(self)
        self.paint = Paint(self, self._pointer, lambda: self.keys.hold)
        self.mouse: TableMouse = TableMouse(self, self.paint)
        self.commands = TableCommands(self, self.paint)
        self.first_steps = FirstSteps(words(controller.setup.system).first_steps)
        self.news = self.system.news(self)
        self.question = OpenQuestion(self, self.keys, self.mouse, self.news)
        self._built_for: tuple[tuple[int, int], float] = (desk.size, desk.scale)
        self._state: GameState | None = None
        self.warnings = Warnings(self)
        self.save_watch = SaveWatch(self)
        self._changed = True
        self.reset_title()

    def _pointer(self) -> tuple[int, int] | None:
        """Return where the mouse is in the window, None before it has been moved."""
        return self.mouse.pixel

    @property
    def toast(self) -> tuple[str, bool]:
        """Return the short sentence that is shown, and whether it tells of a failure."""
        return self.notice.told

    @property
    def is_looking(self) -> bool:
        """Return whether a key is held to look at the table alone: nothing changes the question meanwhile."""
        return self.keys.is_looking

    @property
    def playing(self) -> Playback[Any]:
        """Return what is being watched: what happens now, or has happened and is replayed."""
        return self.recap.playback or self.controller.playback

    @property
    def moment(self) -> Any:
        """Return the state of a pinned log line, which is shown instead of the present; None for the present."""
        return None if self.past is None else self.past.state

    # -- what modes ask -----------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        """The texts of the game's rule system: its own before the general ones."""
        return self.desk.texts.of(self.controller.setup.system)

    @property
    def looks(self) -> Mapping[PlayerId, PlayerLook]:
        return looks_of(self.controller.setup)

    @property
    def settings(self) -> Settings:
        return self.desk.settings

    @property
    def system_id(self) -> str:
        return str(self.controller.setup.system)

    @property
    def setup(self) -> Any:
        return self.controller.setup

    @property
    def state(self) -> Any:
        if self._state is None:
            self._state = self.controller.known_state()
        return self._state

    @property
    def mode(self) -> Mode:
        return self._mode

    @mode.setter
    def mode(self, mode: Mode) -> None:
        before, self._mode = self._mode, mode
        if before is not mode:
            before.left()

    def commit(self, *answers: Any) -> bool:
        if self.lesson is not None and (why := self.lesson.refusal(self.texts, self.controller.pending, answers[0])):
            self.say(why, bad=True)
            return False
        if self.warnings.tell_of(answers[0]):
            return False
        self.keys.remember()
        self.news.decided(answers)
        number, dice = len(self.controller.session.entries), isinstance(self.controller.pending, Dice)
        done = self._answered(self.controller.commit(*answers))
        if done and not dice and self.coach is not None:
            self.coach.decided(number)
        if done and self.first_steps.decided(self.settings):
            self.desk.apply_settings()
        return done

    def answer_for_program(self, found: tuple[Any] | None) -> None:
        self.news.decided(found or ())
        self.question.answered()
        self.controller.answer_for_program(found)
        self._answered(None)

    def amended(self) -> None:
        self.news.decided(())
        self._answered(None)

    def set_up(self) -> None:
        """Let the program do what is left before the first turn, for everybody; undo takes all of it back."""
        if not self.controller.prepares:
            self.say(self.texts("set-up-nothing"), bad=True)
            return
        self.keys.remember()
        self.controller.set_up()
        self.controller.playback.skip()
        self._answered(None)
        self.say(self.texts("set-up-done", key=self.key("undo")))

    def commit_declaring(self, player: PlayerId, said: Any, answer: Any) -> None:
        self.keys.remember()
        self._answered(self.controller.answer_declaring(player, said, answer))

    def _answered(self, refusal: Refusal | None) -> bool:
        """Say why an answer was refused, or see what follows from it."""
        if refusal is not None:
            self.refuse(refusal)
            self.mode.refused()
            return False
        self.menu = None
        self.recap.acted()
        self.question.hear()
        self.notice.clear()
        # What lay under a resting mouse may have moved away; the next motion finds out anew.
        self.hovered = None
        self.touch()
        self.question.ask_again()
        return True

    def select(self, figure: FigureId | None, *, centre: bool = False) -> None:
        face = scene(self.setup.system)
        if figure is not None and not face.is_known(self.state, figure):
            figure = None
        self.selected = figure
        self.scrolls["sheet"] = 0
        if figure is None:
            return
        if face.is_on_table(self.state, figure):
            here, edge = face.body(self.state, figure).position, EDGE * self.desk.scale
            if self.camera.showing(here, edge) is not self.camera:
                # Who is out of sight only because a card has pushed the table is seen where it really is.
                self.paint.table_card.give_back(at_once=True)
            if not self.camera.shows(here) or (centre and self._is_near()):
                self.camera = self.camera.centred(here)
            self.camera = self.camera.showing(here, edge)
        self.show_anew()

    def _is_near(self) -> bool:
        """Return whether less than the whole table is seen; only then does centring gain anything."""
        return self.camera.scale > 1.15 * whole_table(self.layout, self.setup).scale

    def enter(self, mode: Mode) -> None:
        self.mode = mode
        mode.entered()
        self.show_anew()
        if mode.follows_mouse:
            self.mouse.point_again()

    def leave_mode(self) -> None:
        self.question.ask_again()
        self.touch()

    def wait_for_reading(self) -> None:
        self.keys.wait_for_reading()

    def refuse(self, refusal: Refusal) -> None:
        self.say(self.refusal_text(refusal), bad=True)

    def ask_text(self, title: str, text: str, on_yes: Callable[[str], None]) -> None:
        self.desk.open(AskText(self.desk, title, text, self.texts("form-take"), on_yes))

    def refusal_text(self, refusal: Refusal | None) -> str:
        return "" if refusal is None else refusal_line(self.texts, self.setup, refusal)

    def key(self, command: str) -> str:
        return keys.shown_key(self.texts, command, self.desk.settings.keys)

    def ghost(self, figure: FigureId, place: Body) -> Token:
        look = self.looks[scene(self.setup.system).owner(self.state, figure)]
        return ghost_of(self.state, figure, look, place, self.texts.language)

    def sight(self, observer: FigureId, target: Aim) -> SightDrawing:
        return self.system.sight(self.state, observer, target)

    def show_result(self) -> None:
        self.desk.finish(self.controller, self.scenario, self.show_moment)

    @property
    def is_from_editor(self) -> bool:
        return self.desk.is_from_editor

    def leave(self) -> None:
        self.desk.to_editor()

    def say(self, text: str, *, bad: bool = False) -> None:
        """Show a short sentence over the table for a while."""
        self.notice.say(text, bad=bad)
        self._changed = True

    def refresh(self) -> None:
        """See what follows from answers that were given for somebody."""
        self.keys.remember()
        self._answered(None)

    def go_back(self, target: int) -> None:
        """Go back to a length of the journal."""
        self.controller.undo(target)
        self.travelled()

    def hint(self) -> Hint | None:
        """Return the hint of the first steps that is shown beside the question, None for none and beside a tutorial."""
        if self.lesson is not None:
            return None
        return self.first_steps.shown(self.mode, self.settings) if self.paint.is_open() else None

    def _press_hint(self, button: str) -> None:
        """Take a hint, or all of them, away."""
        hint = self.hint()
        if button == "none":
            self.settings.hints = False
        elif hint is not None:
            self.first_steps.know(hint, self.settings)
        self.desk.apply_settings()

    def touch(self) -> None:
        """Let everything that depends on state or mode be worked out again."""
        self._state = None
        self.show_anew()

    def show_anew(self) -> None:
        """Let everything that is shown be worked out again; the state is the same."""
        self.paint.forget()
        self._changed = True

    def settle(self) -> None:
        """Choose the mode for the open question once everything has been shown."""
        self.question.settle()

    def _tell_of_pictures(self) -> None:
        """Let the log tell which pictures of one's own cannot be shown, of those that everybody may know of."""
        setup = self.controller.setup
        if setup.portraits:
            may_be_told = told_of(self.controller.session.state)
            told = setup.portraits.among(each for each in setup.portraits if may_be_told(each.section, each.id))
            faults = portraits.faults(told, setup.name.in_language(self.desk.texts.language))
            self.log.faults = faults[:MOST_FAULTS]

    def reset_title(self) -> None:
        """Let the window's title name the game."""
        name = self.setup.name.in_language(self.texts.language)
        system = self.setup.system
        self.desk.set_title(self.texts("window-title", scenario=name, game=system_name(self.texts, system)), system)

    # -- time ---------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        playback = self.playing
        moved = self.recap.update(seconds) if self.recap.is_running else playback.update(seconds)
        if moved:
            viewer = self.controller.viewer
            sounds = heard(playback.shown, playback.begun, viewer, self.desk.settings.silent)
            self.desk.speaker.play(sounds, self.desk.settings.sound)
            if self.desk.settings.effects:
                self.effects.begin(playback.shown, playback.begun, playback.duel, viewer)
            self.paint.forget_picture()
        moved = self.effects.update(seconds * playback.pace, playback.speed) or moved
        if self.save_watch.update(seconds):
            return True
        if self._come != portraits.come:
            self._come = portraits.come
            self._tell_of_pictures()
            moved = True
        if self.mode.work():
            self.paint.forget_plan()
            moved = True
        if self._foresees():
            self.paint.forget_plan()
            moved = True
        if self.overlays.work():
            self.paint.forget_picture()
            moved = True
        if self.storey.follow_table(self.setup.system, self.paint.shown_state().battlefield):
            self.paint.forget_picture()
            moved = True
        self._fit()
        self.settle()
        if self.coach is not None and self.paint.is_open():
            self.coach.ask_people()
        if self.lesson is not None:
            moved = self.lesson.update(self, seconds) or moved
        self.mouse.follow()
        self.first_steps.pass_time(self.hint(), seconds)
        moved = (self.coach is not None and self.coach.update()) or moved
        moved = self.notice.update(seconds) or moved
        moved = self.keys.update(seconds) or moved
        moved = self.keys.pan(seconds) or moved
        moved = self.paint.table_card.glide(seconds) or moved
        changed, self._changed = self._changed or moved, False
        return changed

    def _foresees(self) -> bool:
        """Look into what is planned; return whether there is more, or less, to show."""
        plan = None
        if self.paint.is_open() and self.decides:
            plan = self.mode.planned(pointed="show-foresight" in self.overlays.shown)
        changed = self.foreseeing.ask(self.controller.session, plan, self.texts, self.controller.viewer)
        return self.foreseeing.work() or changed

    def _fit(self) -> None:
        """Follow the size of the window and the scale."""
        wanted = (self.desk.size, self.desk.scale)
        if wanted != self._built_for:
            self._built_for = wanted
            self.layout = game_layout(*wanted)
            self.table.interface_scale = self.desk.scale
            self.camera = self.camera.resized(self.layout.free)
            self._changed = True
        if self.table.texts is not self.texts:
            self.table.texts = self.texts
            self.reset_title()
            self.touch()

    def draw(self, canvas: Canvas) -> None:
        self._fit()
        canvas.zones.clear()
        self.paint.draw(canvas)
        self._changed = self._changed or self.paint.is_coarse or self.paint.gives_way
        self.zones = list(canvas.zones)

    def close(self) -> None:
        self.mode.left()
        self.question.give_up()
        if self.coach is not None:
            self.coach.close()
        self.controller.close()

    # -- keys and zones -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self.keys.handle(event)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.keys.leave()
            self.mouse.leave()
        else:
            self.mouse.handle(event)

    def zone_at(self, pixel: tuple[int, int]) -> Zone | None:
        """Return the topmost zone of the last frame under a pixel."""
        return zone_at(self.zones, pixel)

    def figure_at(self, pixel: tuple[int, int]) -> FigureId | None:
        """Return the figure under a pixel of the table, or the one that is meant there."""
        state, point = self.paint.shown_state(), self.camera.to_table(pixel)
        meant = scene(self.setup.system).figure_on(state, point)
        return self.table.token_at(pixel, self.camera, self.paint.picture()) or meant

    def topics(self, pixel: tuple[int, int]) -> Iterator[str]:
        """Yield names of what lies under a pixel, by which the rules about it are found."""
        return topics(self, pixel)

    def press_zone(self, name: str) -> None:
        """React to a click on a zone of a panel."""
        kind, _, rest = name.partition(":")
        if kind == "command":
            self.press_command(rest, clicked=True)
        elif kind == "figure":
            self.mode.pick(FigureId(rest))
        elif kind == "player":
            self.listed, self.scrolls["list"] = PlayerId(rest), 0
        elif name == "list:next-player":
            order = [player.id for player in self.setup.players]
            now = order.index(self.listed) if self.listed in order else -1
            self.listed, self.scrolls["list"] = order[(now + 1) % len(order)], 0
        elif kind == "hint":
            self._press_hint(rest)
        elif kind == "lesson" and self.lesson is not None:
            if self.lesson.press(self, rest):
                self.lesson = None
        elif name == "panel:sheet":
            shown = self.paint.sheet_of
            self.pinned = None if self.pinned == shown else shown
        elif name == "log:end":
            self.log.scroll = 0
        elif kind == "log":
            self._pin(int(rest))
        elif kind == "why":
            tell_why(self, int(rest))
        else:
            self.system.press(self, name)
        self.touch()

    def press_command(self, command: str, *, clicked: bool = False) -> None:
        """Carry out a command: the mode's first, then the table's; its button was `clicked`, or its key pressed."""
        if self.lesson is not None:
            self.lesson.hear(command)
            if command == "commit" and self.lesson.course.is_read and not self.lesson.course.is_over:
                self.lesson.press(self, "next")
                self.touch()
                return
        menu, self.menu = self.menu, None
        if command == "back" and menu is not None:
            pass  # what is open on top is left first, and nothing below it
        elif self.recap.press(command):
            pass
        elif command == "commit" and not clicked and (means := self.mode.held_enter()) is not None:
            self.keys.enter(means)
        elif self.moment is not None and command in ("back", "commit"):
            self.unpin()
        elif self.ruler is not None and command == "back":
            self.ruler = None
        elif self.ruler is not None and command == "take-back":
            self.ruler.take_back()
        elif self.mode.push(command) if clicked else self.mode.press(command):
            self.show_anew()  # an answer that was taken has let the state be looked at again
            return
        else:
            self.commands.press(command)
        self.touch()

    def skip(self) -> None:
        """Show the end of what is being played; what is watched again has been seen."""
        if self.recap.is_running:
            self.recap.end()
        else:
            self.controller.playback.skip()
        self.touch()

    # -- the pinned moment --------------------------------------------------------------------------------

    def _pin(self, identity: int) -> None:
        line = next((line for line in self.controller.shown_log() if id(line) == identity), None)
        if line is None or line is self.log.pinned or line.struck:
            self.unpin()
            return
        self.log.pinned = line
        lines = self.controller.shown_log()
        self.past = moment_at(self.texts, self.controller.session, line, lines, self.controller.viewer)
        figure = getattr(line.event, "figure", None)
        if figure in self.setup.figure_by_id:
            self.select(figure)

    def show_moment(self, line: LogLine) -> None:
        """Show the table as it was when a line of the log was written."""
        self._pin(id(line))
        self.log.sought = self.log.pinned
        self.touch()

    def unpin(self) -> None:
        """Come back to the present."""
        self.log.pinned, self.past = None, None
        self.touch()

    def travelled(self) -> None:
        """Start over with the open question after undoing, redoing or loading."""
        if self.lesson is not None:
            self.lesson.travelled()
        self.question.travelled()
        self.unpin()
        self.settle()
