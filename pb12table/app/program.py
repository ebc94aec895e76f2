"""The program in its window: the stack of screens, settings, and the way between games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pygame

from pb12table.app import rooms
from pb12table.app.opening import LEAST_SIZE, fitting_size, is_small, open_window, say_waiting, wear
from pb12table.app.play.games import forget_running, note_running, unfinished_saves
from pb12table.app.screens.base import EditorRoom, GameRoom, TableRoom
from pb12table.app.screens.previews import Previews
from pb12table.app.screens.start import StartScreen
from pb12table.files.places import log_file
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.saves.names import is_kept, is_open_elsewhere
from pb12table.files.scenario import Scenario, find_scenario, load_scenario, scenario_files
from pb12table.kernel.dice import NoDice, dice_of
from pb12table.kernel.request import Request
from pb12table.systems.known import UNNAMED
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import Language, Texts
from pb12table.texts.rule_list import rules_about
from pb12table.window.kit import keys, theme
from pb12table.window.kit.background import clock
from pb12table.window.kit.canvas import Asked, Canvas, Presses, is_help, rules_asked
from pb12table.window.kit.keys import Settings, keep_aside, save_settings, settings_file
from pb12table.window.kit.portraits import portraits
from pb12table.window.kit.strokes import USUAL_EMBLEM, medallion
from pb12table.window.screens.base import LaidScreen, Screen, attempt, forget_tables, let_go
from pb12table.window.screens.dialogs import Message

if TYPE_CHECKING:
    from pb12table.app.play.controller import Controller
    from pb12table.app.play.games import Arrangement, Draft
    from pb12table.app.play.playback import Speaker
    from pb12table.files.saves.loading import LoadedSave
    from pb12table.kernel.game import LogLine
    from pb12table.kernel.session import Session
    from pb12table.layouts.motions import Entry

MODIFIERS: Final = (
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
)  # fmt: skip
"""Keys that do nothing by themselves."""
ICON_SIDE: Final = 64
MOST_PROBLEMS: Final = 5
"""So many faults of a file are told at once."""


class Program:
    """The window and everything in it; `frame` is one turn of its loop."""

    def __init__(self, settings: Settings, size: tuple[int, int] | None = None) -> None:
        self.settings = settings
        self.own_language: Language | None = None
        """The language that was set, where this run alone speaks another."""
        self.texts = Texts(settings.language)
        self.unworn = wear(settings)
        """What is wrong with the theme that is set; the usual one is worn instead."""
        self.copied: tuple[tuple[str, Entry], ...] = ()
        self.screens: list[Screen] = []
        self.running = True
        self.failures = 0
        self.idle = 0.0
        """For so many seconds nobody has done anything, and nothing was painted."""
        self.is_between = False
        """Whether up to the last frame another screen has come on top, or somebody else is asked."""
        self._title = self._icon_of = self._emblem = ""
        self._dirty = True
        self._is_small = False
        """Whether the window is too small, and that has been told."""
        self._about = (0, "")
        """Which screen was on top in the last frame, and who was asked."""
        self._at_work: Screen | None = None
        """The screen that takes an event, goes on or is painted: what fails meanwhile fails in it."""
        self._presses = Presses(self._looks)
        self._mouse = (-1, -1)
        self._painted: Canvas | None = None
        """What the screen on top was painted on last, None when another has come there since."""
        self._previews = Previews()
        self._start: StartScreen | None = None
        self._windowed_size = size or fitting_size()
        self.surface = open_window(self._windowed_size, settings.full_screen)

    # -- what screens ask ---------------------------------------------------------------------------------

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    @property
    def scale(self) -> float:
        wanted = theme.natural_scale(self.size[1]) * self.settings.interface_scale / 100
        # However large somebody wants it: the panels must leave room for the table.
        return max(0.6, min(wanted, self.size[0] / 1000, self.size[1] / 600))

    def open(self, screen: Screen) -> None:
        if self.screens:
            # From now on another screen has the keys, and is told when those are up that are held.
            self.screens[-1].handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        self.screens.append(screen)
        self._painted = None
        self._dirty = True

    def leave(self, screen: Screen) -> None:
        if screen in self.screens:
            self._clear(self.screens[self.screens.index(screen) - 1] if self.screens[0] is not screen else None)
            if not self.screens:
                self.to_start()
            elif isinstance(self.screens[-1], EditorRoom):
                self.screens[-1].set_title()

    def say(self, text: str, on_close: Callable[[], None] | None = None) -> None:
        self.open(Message(self, self.texts("message-title"), text, self.texts("close"), on_yes=on_close))

    def say_problem(self, problem: FileProblem) -> None:
        title = self.texts("dialog-problem-title")
        self.open(Message(self, title, problem_line(self.texts, problem), self.texts("close")))

    def say_settings(self, problems: Sequence[FileProblem]) -> None:
        """Say what in the file of settings could not be read, and where it is kept, since it will be written anew."""
        if not problems:
            return
        kept = keep_aside(Path(problems[0].file))
        told = [problem_line(self.texts, problem) for problem in problems[:MOST_PROBLEMS]]
        told.append(self.texts("settings-broken", kept="none" if kept is None else kept))
        self.say("\n\n".join(told))

    def ask(
        self,
        title: str,
        text: str,
        yes: str,
        no: str,
        on_yes: Callable[[], None],
        besides: tuple[str, Callable[[], None]] | None = None,
        *,
        grave: bool = False,
    ) -> None:
        self.open(Message(self, title, text, yes, no, on_yes, besides, grave=grave))

    def to_start(self) -> None:
        self._clear()
        scroll, system = (0, "") if self._start is None else (self._start.offset, self._start.system)
        self._start = StartScreen(self, unfinished_saves(), self._previews, scroll, system)
        self.open(self._start)

    @property
    def is_from_editor(self) -> bool:
        return self._editor is not None

    def to_editor(self) -> None:
        editor = self._editor
        self._clear(editor)
        if editor is None:
            self.to_start()
        else:
            editor.set_title()

    def play(self, scenario: str, wish: Arrangement | None = None) -> None:
        editor = self._editor
        if editor is not None and scenario == str(editor.bench.path):
            # What is built is played as it is on the table, saved or not.
            attempt(self, lambda: self.begin(editor.bench.scenario()))
        else:
            attempt(self, lambda: self._begin_arranged(*rooms.arranged(scenario, wish)))

    def play_again(self, controller: Controller, scenario: str, *, turned: bool = False) -> None:
        rooms.seat_again(controller, scenario, self.settings, turned)
        self.apply_settings()
        editor = self._editor
        if editor is not None and scenario == str(editor.bench.path):
            self.play(scenario)
        else:
            attempt(self, lambda: self._begin_arranged(rooms.once_more(controller, scenario), by_itself=False))

    def follow(self, controller: Controller) -> None:
        attempt(self, lambda: rooms.open_following(self, controller))

    def _begin_arranged(self, scenario: Scenario, by_itself: bool) -> None:
        self.begin(scenario, by_itself=by_itself)
        rooms.open_overview(self.screens[-1])

    def teach(self, tutorial: Path, *, anew: bool = False) -> None:
        """Begin a tutorial, or go on with it where it was left; `anew` from its first step in any case."""
        attempt(self, lambda: rooms.open_tutorial(self, tutorial, anew, self._clear_for_game))

    def _clear_for_game(self, save: Path) -> None:
        """Take all away before a game opens that is kept in a save."""
        self._clear()
        self._presses.game_opened()
        note_running(save)

    def look(self, scenario: str) -> None:
        self._reads_first("pb12table.app.look.screen")
        attempt(self, lambda: self.look_at(load_scenario(scenario)))

    def look_at(self, scenario: Scenario) -> None:
        """Open a scenario's layout without a match; over the editor, which stays as it was, when looking from there."""
        if not (self.screens and isinstance(self.screens[-1], EditorRoom)):
            self._clear()
        self.open(rooms.looking(self, scenario))

    def edit(self, scenario: str) -> None:
        try:
            path = find_scenario(scenario)
            self.edit_document(read_toml(path), path)
        except FileProblem as problem:
            self.say_problem(problem)

    def edit_document(self, document: dict[str, Any], path: Path) -> None:
        self._reads_first("pb12table.app.editor.screen")
        attempt(self, lambda: rooms.open_editor(self, document, path, self._clear))

    def _reads_first(self, module: str) -> None:
        """Say that something opens where what shows it has still to be read, which takes long."""
        if module not in sys.modules and self.screens:
            say_waiting(self.surface, self.texts, self.scale)

    def build_on(self, draft: Draft) -> None:
        self._reads_first("pb12table.app.editor.screen")
        attempt(self, lambda: rooms.open_draft(self, draft, self._clear))

    def begin(self, scenario: Scenario, *, by_itself: bool = False) -> None:
        """Begin a game of a scenario, set up `by_itself` if that is wished; raises FileProblem.

        A game on the layout of an editor lies over it, and can go back to it as it was.
        """
        self._reads_first("pb12table.app.game.screen")
        controller, save = rooms.begun(scenario, self.settings)
        editor = self._editor
        under = editor if editor is not None and editor.bench.path == scenario.path else None
        self._clear(under)
        self._presses.game_opened()
        note_running(save.path)
        game = rooms.playing(self, controller, scenario.address)
        self.open(game)
        if by_itself:
            game.set_up()
        if under is not None and not under.bench.history.is_saved:
            game.say(self.texts("edit-play-unsaved"))

    def load(self, save: Path) -> None:
        if not is_kept(save) and is_open_elsewhere(save):
            rooms.offer_to_watch(self, save)
            return
        rooms.open_save(self, save, "load-part", lambda loaded: dice_of(loaded.dice), self.go_on, self.watch_loaded)

    def play_on(self, part: LoadedSave) -> None:
        dice = dice_of(part.dice)
        rooms.played_to_end(self, part, dice, lambda session: self.go_on(part, session))

    def watch(self, save: Path) -> None:
        rooms.open_save(self, save, "watch-part", lambda _: NoDice(), self.watch_loaded)

    def review(self, save: Path) -> None:
        rooms.open_save(self, save, "watch-part", lambda _: NoDice(), self.review_loaded)

    def review_loaded(self, loaded: LoadedSave, session: Session[Any]) -> None:
        """Go through a loaded game, with its session that stands at its end, over what is open."""
        rooms.open_review(self, session, loaded)

    def watch_loaded(self, loaded: LoadedSave, session: Session[Any]) -> None:
        """Watch a loaded game, with its session that stands at its end, from its beginning, over what is open."""
        screen = rooms.watching(self, session, self.settings, loaded)
        self.open(screen)
        if loaded.notice and not loaded.is_part:
            screen.say(self.texts(loaded.notice))

    def go_on(self, loaded: LoadedSave, session: Session[Any]) -> None:
        """Go on with a loaded game, with its session that stands at its end; raises FileProblem."""
        lesson = rooms.lesson_of(loaded.path, session)
        controller, save = rooms.gone_on_with(loaded, session, self.settings, lesson)
        self._clear()
        self._presses.game_opened()
        note_running(save.path)
        again = scenario_files().get(loaded.header.name)
        self.open(rooms.playing(self, controller, None if again is None else str(again), lesson))
        if loaded.notice:
            self.say(self.texts(loaded.notice))

    def open_load(self) -> None:
        games = [screen for screen in self.screens if isinstance(screen, GameRoom)]
        save = games[-1].controller.save if games else None
        self.open(rooms.saves(self, save.path if save is not None else None))

    def open_settings(self) -> None:
        self.open(rooms.settings_page(self, self._played))

    def open_help(self, first: Sequence[str] = ()) -> None:
        self.open(rooms.help_page(self, first, self._system))

    def open_handbook(self, page: str) -> None:
        rooms.open_handbook(self, page)

    def open_rules(self, rules: Sequence[str] = ()) -> None:
        rooms.open_rules(self, rules, self._system, self.screens[-1] if self.screens else None)

    @property
    def _system(self) -> str:
        """The rule system of the game that is open, or the one of files that name none."""
        return self._played or UNNAMED

    @property
    def _played(self) -> str:
        """The rule system of the game that is open, "" for no game."""
        games = [screen for screen in self.screens if isinstance(screen, GameRoom)]
        return games[-1].controller.setup.system if games else ""

    def finish(
        self, controller: Controller, scenario: str | None, show: Callable[[LogLine], None] | None = None
    ) -> None:
        forget_running()
        rooms.note_end(self.texts, controller, scenario)
        self.open(rooms.ended(self, controller, scenario, show))

    def apply_settings(self) -> None:
        problem = wear(self.settings)
        if problem is not None and problem != self.unworn:
            self.say_problem(problem)
        self.unworn = problem
        if self.texts.language != self.settings.language:
            self.texts = Texts(self.settings.language)
            self.own_language = None
        kept = self.settings
        if self.own_language is not None:
            kept = msgspec.structs.replace(kept, language=self.own_language)
        try:
            save_settings(kept, settings_file())
        except FileProblem as problem:
            self.say_problem(problem)
        self._dirty = True

    def toggle_full_screen(self) -> None:
        self.settings.full_screen = not self.settings.full_screen
        if self.settings.full_screen:
            self._windowed_size = self.size
        self.surface = open_window(self._windowed_size, self.settings.full_screen)
        self.apply_settings()

    @cached_property
    def speaker(self) -> Speaker:
        """Return what plays sounds; what it needs is loaded when there is something to be heard."""
        from pb12table.app.play.playback import Speaker

        return Speaker()

    @property
    def title(self) -> tuple[str, str]:
        return self._title, self._icon_of

    def set_title(self, text: str, system: str = "") -> None:
        if text != self._title:
            self._title = text
            pygame.display.set_caption(text)
        self._icon_of = system
        emblem = rooms.emblem_of(system) if system else USUAL_EMBLEM
        if emblem != self._emblem:
            self._emblem = emblem
            pygame.display.set_icon(medallion(emblem, ICON_SIDE))

    def end(self) -> None:
        self.running = False

    def close(self) -> None:
        """Let all screens go: what they work out beside the frames is broken off, what they keep is written."""
        self._clear()
        self._previews.end()

    def _close_window(self) -> None:
        """End, as the window's own button wants; a layout with something unsaved asks first, and once only."""
        editor = self._editor
        top = self.screens[-1] if self.screens else None
        if editor is None:
            self.end()
        elif not (isinstance(top, Message) and top.title == self.texts("edit-leave-title")):
            editor.when_saved(self.end)

    @property
    def _editor(self) -> EditorRoom | None:
        return next((screen for screen in self.screens if isinstance(screen, EditorRoom)), None)

    @property
    def has_tables(self) -> bool:
        """Return whether a table is open: a game, a layout, or one that is being built."""
        return any(isinstance(screen, TableRoom | EditorRoom) for screen in self.screens)

    def _clear(self, down_to: object = None) -> None:
        """Take all screens away, or those over one of them; with the last table what was known of it goes."""
        had_tables = self.has_tables
        while self.screens and self.screens[-1] is not down_to:
            let_go(self.screens.pop())
        if had_tables and not self.has_tables:
            forget_tables()
        self._painted = None
        self._dirty = True

    # -- the loop -----------------------------------------------------------------------------------------

    def frame(self, seconds: float) -> None:
        """Take the waiting events, go on by some time, and paint when something changed."""
        begun, asked = clock(), self._asked()
        self._presses.begin_frame()
        self.idle += seconds
        for event in pygame.event.get():
            self.idle = 0.0
            if self._presses.is_meant(event):
                self._take(event)
        if not self.running:
            return
        self._tell_of_size()
        self._dirty = portraits.work() or self._dirty
        if self.screens:
            self._at_work = self.screens[-1]
            self._dirty = self._at_work.update(seconds) or self._dirty
        if self._dirty:
            self._dirty, self.idle = False, 0.0
            self.draw()
            pygame.display.flip()
        self._at_work = None
        now = self._asked()
        about = _about(now)
        self.is_between, self._about = about != self._about, about
        decides = isinstance(now[0], GameRoom)
        self._presses.end_frame(asked, now, clock() - begun, decides=decides, types=_is_typed(now[0]))

    def _asked(self) -> Asked:
        game = next((screen for screen in reversed(self.screens) if isinstance(screen, GameRoom)), None)
        return self.screens[-1] if self.screens else None, None if game is None else game.controller.pending

    def _looks(self, event: pygame.event.Event) -> bool:
        """Return whether an event only changes what is seen of the game on top."""
        return bool(self.screens) and isinstance(self.screens[-1], GameRoom) and keys.looks(event, self.settings.keys)

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self._close_window()
            return
        if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.surface = pygame.display.get_surface() or self.surface
            self._dirty = True
        elif event.type == pygame.MOUSEMOTION:
            self._mouse = event.pos
        elif event.type == pygame.WINDOWLEAVE or (event.type == pygame.KEYDOWN and event.key not in MODIFIERS):
            # Who goes on with keys has read the tip under the mouse, and wants to see what it covers.
            self._mouse = (-1, -1)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._dirty = True
        top = self.screens[-1] if self.screens else None
        before = self._asked()[1]
        if asked := rules_asked(event, self._painted, self.settings.keys) or self._rules_about(event, top):
            self.open_rules(asked)
        elif top is not None:
            self._at_work, depth = top, len(self.screens)
            top.handle(event)
            if len(self.screens) > depth:
                # Nobody has pointed at what has opened under the mouse, so no tip covers it.
                self._mouse = (-1, -1)
        now, pending = self._asked()
        self._presses.taken(event, opened=now is not top, asked=pending is not before, types=_is_typed(now))

    def _rules_about(self, event: pygame.event.Event, top: object) -> tuple[str, ...]:
        """Return the rules about what lies under the mouse if an event is the key for help over a table."""
        if self._painted is None or not is_help(event, self.settings.keys):
            return ()
        if not isinstance(top, TableRoom):
            return ()
        return rules_about(top.system_id, top.topics(self._painted.mouse))

    def _tell_of_size(self) -> None:
        """Say once that the window is small, until it has been large again: everything is there, in small letters."""
        small = is_small(self.size)
        if small and not self._is_small and self.screens:
            (width, height), (least, most) = map(str, self.size), map(str, LEAST_SIZE)
            self.say(self.texts("window-small", width=width, height=height, least=least, most=most))
        self._is_small = small and (self._is_small or bool(self.screens))

    def draw(self) -> None:
        """Paint the screens from the topmost opaque one upwards; only the top one knows the mouse."""
        # What failed while it was painted may have left only a part of the window to be painted on.
        self.surface.set_clip(None)
        first = max((n for n, screen in enumerate(self.screens) if screen.opaque), default=0)
        help_key = keys.shown_key(self.texts, "help", self.settings.keys)
        for number, screen in enumerate(self.screens[first:], start=first):
            is_top = number == len(self.screens) - 1
            self._at_work = screen
            self._painted = Canvas(self.surface, self.scale, self._mouse if is_top else (-1, -1), help_key)
            screen.draw(self._painted)

    def survive(self) -> None:
        """Take away what failed after a failure of the program itself, and say so.

        A dialog goes, and what lies below it stays.  Where anything else failed the game is on the disk, so go back to
        the start: each answer was written when it was given, and closing the screens closes the save file as well.
        """
        self.failures += 1
        failed, self._at_work = self._at_work, None
        said = "failure"
        below = self.screens[: self.screens.index(failed)] if failed in self.screens else self.screens
        if failed is not None and not failed.opaque and any(screen.opaque for screen in below):
            self._clear(below[-1])
            said = "failure-in-dialog"
        else:
            self._clear()
            self.to_start()
        self.say(self.texts(said, file=log_file()))


def _is_typed(screen: object) -> bool:
    """Return whether letters go into a line of a screen."""
    return isinstance(screen, LaidScreen) and screen.focus in screen.lines


def _about(asked: Asked) -> tuple[int, str]:
    """Return which screen is on top, and who is asked; nothing that holds it in memory."""
    screen, request = asked
    return id(screen), request.player if isinstance(request, Request) else ""
