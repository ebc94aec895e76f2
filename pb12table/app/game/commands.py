"""The commands and the menu of the game screen: going back, saving, looking, help, giving up, leaving."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

import pygame

from pb12table.app.export import offer_report, save_table_picture, write_log
from pb12table.app.game.base import Playing
from pb12table.app.game.painting import Paint
from pb12table.app.game.recap import TableRecap
from pb12table.app.game.referee import RefereeGame, RefereeMode
from pb12table.app.game.why import tell_why
from pb12table.app.look.look_mode import LookingMode
from pb12table.app.panels.layout import whole_table
from pb12table.app.play.games import written_anew
from pb12table.app.preview.information import Ruler
from pb12table.app.review.coach import Coach
from pb12table.app.screens.base import Desk
from pb12table.app.screens.map_screen import moved_camera, open_from
from pb12table.app.screens.overview import Overview
from pb12table.bots.play import styles_of
from pb12table.files.forms.basics import ProgramStyle
from pb12table.files.places import saves_folder
from pb12table.files.problems import FileProblem, problem_of
from pb12table.files.saves.lines import StandingAnswer
from pb12table.files.saves.loading import LoadedSave
from pb12table.files.saves.names import new_save_path
from pb12table.files.saves.save import LOST
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system
from pb12table.texts.describe import event_line, problem_line
from pb12table.texts.names import player_name
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import still_there
from pb12table.window.layout.nodes import Box, Button, Column, Grid, Label, Node, Plate, Style
from pb12table.window.layout.placing import BUTTON_HEIGHT, dialog
from pb12table.window.scene.table_view import storey_line, take_storey
from pb12table.window.screens.base import attempt
from pb12table.window.screens.dialogs import Agreement, MarkedScreen

WIDTH: Final = 760.0
ON, HERE, LEAVING, GIVING_UP = "on", "here", "leaving", "giving-up"
"""The groups of the menu: going on, this game, leaving, and what gives the game away."""
COLUMNS: Final = ((ON, LEAVING), (HERE, GIVING_UP))
"""Which groups stand below each other, from left to right."""
ACROSS: Final = {pygame.K_LEFT: 0, pygame.K_RIGHT: 1}


@dataclass(frozen=True, slots=True)
class Entry:
    """What a menu offers: its words, what it does, the command that does the same by its key, and its group."""

    words: str
    do: Callable[[], None]
    command: str = ""
    group: str = HERE


class MenuGame(RefereeGame, Protocol):
    """A game screen, as its menu knows it."""

    recap: TableRecap
    coach: Coach | None

    @property
    def commands(self) -> TableCommands:
        """Return what carries out the commands of the table."""
        ...

    def set_up(self) -> None:
        """Let the program do what is left before the first turn."""
        ...


class GameMenu(MarkedScreen):
    """Groups of buttons; Escape closes it, Enter does what is `marked` in gold, at first going back to the game.

    The keys that stand on the buttons do the same here as in the game.  What gives the game away is never gold.
    """

    desk: Desk

    def __init__(self, desk: Desk, game: MenuGame) -> None:
        super().__init__(desk)
        self.game = game

    def count(self) -> int:
        return len(self.entries())

    def entries(self) -> list[Entry]:
        """Return what can be chosen, in the order of the columns."""
        offered = self._offered()
        return [entry for column in COLUMNS for group in column for entry in offered if entry.group == group]

    def _offered(self) -> list[Entry]:
        texts, game, controller = self.desk.texts, self.game, self.game.controller
        found = [
            Entry(texts("menu-resume"), lambda: None, "back", ON),
            *self._aids(),
            *self._leaving(),
            *([Entry(texts("menu-set-up"), lambda: game.set_up(), "set-up")] if controller.prepares else []),
            Entry(texts("menu-save"), game.commands.save, "save"),
            Entry(texts("menu-load"), self.desk.open_load, "load"),
            Entry(texts("menu-log"), game.commands.write_log, "log-file"),
        ]
        if controller.pending is not None and not controller.asks_program:
            found.append(Entry(texts("menu-referee"), game.commands.referee, "referee"))
        player, seated = self._player(), controller.by_program
        if player is not None and player not in seated:
            name = player_name(game.setup, player)
            found += [Entry(words, do) for words, do in game.system.menu(game, player)]
            for standing in controller.standing_of(player):
                said = texts("menu-ask-again", question=standing.words)
                found.append(Entry(said, partial(self._ask_again, standing)))
            usual = styles_of(game.setup.system)[0]
            found.append(Entry(texts("menu-by-program", player=name), partial(self._seat, player, usual)))
            found += [Entry(words, do, group=GIVING_UP) for words, do in game.system.giving_away(game, player)]
            if game.system.giving_up is not None:
                give_up = partial(self._give_up, player)
                found.append(Entry(texts("menu-give-up", player=name), give_up, group=GIVING_UP))
        for other in sorted(seated) if controller.pending is not None else ():
            name = player_name(game.setup, other)
            found.append(Entry(texts("menu-by-person", player=name), partial(self._seat, other, None)))
        return found

    def _aids(self) -> list[Entry]:
        texts = self.desk.texts
        return [
            Entry(texts("menu-briefing"), self.game.commands.brief, "briefing", ON),
            Entry(texts("menu-help"), lambda: self.desk.open_help(self.game.mode.groups), "help", ON),
            Entry(texts("menu-settings"), self.desk.open_settings, "settings", ON),
        ]

    def _leaving(self) -> list[Entry]:
        texts, desk = self.desk.texts, self.desk
        editor = [Entry(texts("menu-editor"), desk.to_editor, group=LEAVING)] if desk.is_from_editor else []
        start, end = Entry(texts("menu-start"), desk.to_start, group=LEAVING), Entry(texts("menu-quit"), desk.end)
        return [*editor, start, replace(end, group=LEAVING)]

    def describe(self) -> Node:
        entries, columns = self.entries(), []
        for groups in COLUMNS:
            parts = []
            for group in groups:
                rows = [self._row(number, entry) for number, entry in enumerate(entries) if entry.group == group]
                if rows:
                    parts.append(Column((Label(self._heading(group), tone="accent", bold=True), *rows), 6.0))
            columns.append(Column(tuple(parts), 18.0, grow=1.0))
        # Both are equally wide, whatever stands in them.
        body = Grid(tuple(columns), len(columns), 24.0)
        return dialog(WIDTH, self.desk.texts("menu"), body, offset=self.scrolled)

    def _heading(self, group: str) -> str:
        texts = self.desk.texts
        match group:
            case "on":
                return texts("menu-group-on")
            case "here":
                return texts("menu-group-here")
            case "leaving":
                return texts("menu-group-leaving")
            case _:
                return texts("menu-group-giving-up")

    def _row(self, number: int, entry: Entry) -> Node:
        is_marked, gives_up = number == self.marked, entry.group == GIVING_UP
        style: Style = "danger" if gives_up else "primary" if is_marked else "plain"
        key = keys.shown_key(self.desk.texts, entry.command, self.desk.settings.keys)
        button = Button(str(number), entry.words, key, height=BUTTON_HEIGHT, style=style, side="left")
        # Its mark is a frame, not gold.
        framed = gives_up and is_marked
        return Box(button, (3.0, 3.0, 3.0, 3.0), Plate(None, theme.BAD, 8.0, 2.0)) if framed else button

    def take_key(self, event: pygame.event.Event) -> None:
        command = keys.command_for(keys.binding_of(event), ("table",), self.desk.settings.keys)
        entries = self.entries()
        found = [number for number, entry in enumerate(entries) if command and entry.command == command]
        if found and command != "back":
            self.press(str(found[0]))
        elif event.key in ACROSS:
            self._cross(entries, COLUMNS[ACROSS[event.key]])
        else:
            super().take_key(event)

    def _cross(self, entries: Sequence[Entry], column: Sequence[str]) -> None:
        """Mark what stands beside the marked entry in a column."""
        places = self.layout
        height = places.place_of(str(self.marked)).y
        beside = [str(number) for number, entry in enumerate(entries) if entry.group in column]
        if str(self.marked) not in beside and beside:
            self.marked = int(min(beside, key=lambda name: abs(places.place_of(name).y - height)))
            self.show(str(self.marked))

    def press(self, name: str) -> None:
        """Leave the menu for what has been chosen."""
        entry = still_there(self.entries(), name)
        if entry is not None:
            self.desk.leave(self)
            entry.do()

    def _player(self) -> PlayerId | None:
        request = self.game.controller.pending
        return None if request is None else PlayerId(request.player)

    def _ask_again(self, standing: StandingAnswer) -> None:
        """Take back an answer that stands."""
        self.game.controller.ask_again(standing)
        self.game.say(self.game.texts("standing-taken-back", question=standing.words))

    def _give_up(self, player: PlayerId) -> None:
        """Leave the game at once, if that is really wanted."""
        game, texts = self.game, self.game.texts

        def do_it() -> None:
            refusal = game.controller.declare(player, game.system.giving_up)
            if refusal is not None:
                game.refuse(refusal)
            game.leave_mode()

        text = texts("give-up-text", player=player_name(game.setup, player))
        game.desk.ask(texts("give-up-title"), text, texts("give-up-yes"), texts("card-cancel"), do_it, grave=True)

    def _seat(self, player: PlayerId, style: ProgramStyle | None) -> None:
        self.game.controller.seat(player, style)
        self.game.leave_mode()
        texts = self.game.texts
        key = "seat-by-person" if style is None else "seat-by-program"
        self.game.say(texts(key, player=player_name(self.game.setup, player)))


class WatchMenu(GameMenu):
    """The menu of a game that is only watched; `loaded` is the save it comes from."""

    def __init__(self, desk: Desk, game: MenuGame, loaded: LoadedSave) -> None:
        super().__init__(desk, game)
        self._loaded = loaded

    def _offered(self) -> list[Entry]:
        texts = self.desk.texts
        return [
            Entry(texts("watch-resume"), lambda: None, "back", ON),
            *self._aids(),
            Entry(texts("watch-leave"), self.game.leave, group=LEAVING),
            *self._leaving(),
            Entry(texts("menu-report"), lambda: offer_report(self.desk, self._loaded)),
            Entry(texts("menu-log"), self.game.commands.write_log, "log-file"),
        ]


def say_of_save(game: Playing, problem: FileProblem) -> None:
    """Say in a dialog why a game is not kept; where its file is lost the game can be written into a new one."""
    desk, texts = game.desk, game.texts
    if problem.key != LOST:
        desk.say_problem(problem)
        return

    def write() -> None:
        game.say(texts("save-anew-done", file=written_anew(game.controller).name))

    text = f"{problem_line(texts, problem)}\n\n{texts('save-lost-text')}"
    desk.ask(
        texts("save-lost-title"), text, texts("save-lost-anew"), texts("save-lost-not"), lambda: attempt(desk, write)
    )


LOOK_AFTER_SAVE: Final = 1.0
"""So many seconds apart it is seen whether the save is still there, while nobody decides anything."""


class SaveWatch:
    """Sees whether a game is still kept, and tells why it is not."""

    def __init__(self, game: Playing) -> None:
        self.game = game
        self._since = 0.0

    def update(self, seconds: float) -> bool:
        """Let time pass; return whether something was told."""
        controller = self.game.controller
        self._since += seconds
        if self._since >= LOOK_AFTER_SAVE:
            self._since = 0.0
            controller.look_after_save()
        problem, controller.problem = controller.problem, None
        if problem is not None:
            say_of_save(self.game, problem)
        return problem is not None


OVERLAYS: Final = frozenset(
    (
        *("show-all-sight", "show-ranges", "show-command", "show-zones", "show-heights", "show-names"),
        *("show-foresight", "show-squares"),
    )
)
FOLDS: Final = frozenset(("fold-left", "fold-right", "fold-log"))


class TableCommands:
    """Carries out the commands of the group "table" for a game screen."""

    def __init__(self, game: MenuGame, paint: Paint) -> None:
        self.game = game
        self._paint = paint

    def press(self, command: str) -> None:
        """Carry out a command; unknown ones do nothing."""
        game, desk = self.game, self.game.desk
        if not keys.shows(command, game.setup.system):
            game.say(game.texts("overlay-none-here", overlay=game.texts(f"command-{command}")))
        elif command in OVERLAYS:
            game.say(game.overlays.switch(game.texts, command, game.hovered or game.selected))
        elif take_storey(game.storey, command):
            self._paint.forget_picture()
            game.say(storey_line(game.texts, game.storey))
        elif command in FOLDS:
            game.folded ^= {command}
        elif (moved := moved_camera(game.camera, command, desk.scale)) is not None:
            game.camera = moved
        elif not open_from(desk, command, game.mode.groups):
            self._other(command)

    def _other(self, command: str) -> None:
        game, desk = self.game, self.game.desk
        match command:
            case "zoom-fit":
                game.camera = whole_table(game.layout, game.setup)
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "undo-turn":
                self.undo(whole_turn=True)
            case "show-threat":
                game.say(game.overlays.threat.step(game.texts, game.state, self._own_player(), game.key("show-threat")))
                self._paint.forget_picture()
            case "show-trails":
                game.recap.toggle()
            case "recap":
                game.skip()
                game.recap.begin()
            case "referee":
                self.referee()
            case "log-file":
                self.write_log()
            case "why":
                tell_why(game)
            case "coach":
                self._ask_coach()
            case "show-sight":
                self.look()
            case "briefing":
                self.brief()
            case "ruler":
                game.ruler = Ruler() if game.ruler is None else None
            case "save":
                self.save()
            case "load":
                desk.open_load()
            case "menu":
                desk.open(GameMenu(desk, game))
            case "set-up":
                game.set_up()
            case "fold-card":
                self._paint.table_card.fold()
            case "more-tiles":
                self._paint.table_card.open_tiles()
            case "back":
                game.mode.back()
            case _:
                game.system.press(game, command)

    def _ask_coach(self) -> None:
        """Let the coach tell of the last decision, or begin; in a lesson and where one only watches there is none."""
        if self.game.coach is None:
            self.game.say(self.game.texts("coach-not-here"))
        else:
            self.game.coach.press()

    def _own_player(self) -> PlayerId | None:
        """Return the player who is asked now."""
        request = self.game.controller.pending
        return None if request is None else PlayerId(request.player)

    def look(self) -> None:
        """Look at the table with ghosts, as it will be when somebody is turned first; what is being decided waits."""
        game = self.game
        game.skip()
        game.unpin()
        game.ruler = None
        game.enter(LookingMode(game, game.mode.state_ahead(), self.take_picture))

    def brief(self, *, begins: bool = False) -> None:
        """Show the table with its goals, how the scenario is won, and the forces: again, or as the game `begins`."""
        game = self.game
        save = game.controller.save
        told = None if save is None else save.description
        game.desk.open(Overview(game.desk, game.state, told, tuple(game.controller.by_program), begins=begins))

    def take_picture(self) -> None:
        """Export what the table shows."""
        game = self.game

        def taken(path: Path) -> None:
            game.say(game.texts("look-picture-done", file=path))

        save_table_picture(game.desk, game.table, game.camera, self._paint.picture(), "pb12table", taken)

    # -- going back ---------------------------------------------------------------------------------------

    def undo(self, *, whole_turn: bool = False) -> None:
        """Take the last decision back, or a turn; what takes back dice or secrets needs everybody's agreement."""
        game = self.game
        game.controller.playback.skip()
        target = game.controller.undo_turn_target() if whole_turn else game.controller.undo_target()
        if target is None:
            game.say(game.texts("undo-nothing"))
        elif game.controller.is_free(target):
            self._undo(target)
        else:
            texts = game.texts
            asked = who_agrees(game.controller.session, target, game.controller.by_program)
            names = [player_name(game.setup, player) for player in asked]
            game.desk.open(
                Agreement(
                    game.desk,
                    texts("undo-agree-title"),
                    texts("undo-agree-text"),
                    names,
                    texts("undo-agree"),
                    texts("undo-keep"),
                    lambda: self._undo(target),
                )
            )

    def _undo(self, target: int) -> None:
        game = self.game
        what = self._decided_since(target)
        game.controller.undo(target)
        game.travelled()
        game.say(game.texts("undo-done-named", what=what) if what else game.texts("undo-done"))

    def _decided_since(self, length: int) -> str:
        """Return what everybody saw first of what was decided after a number of entries; "" if nothing was seen."""
        game = self.game
        event = game.controller.first_event(length)
        return "" if event is None else event_line(game.texts, game.setup, event)

    def redo(self) -> None:
        """Take the last undo back."""
        game = self.game
        game.controller.playback.skip()
        before = len(game.controller.session.entries)
        if game.controller.redo():
            what = self._decided_since(before)
            game.travelled()
            game.notice.redone = game.texts("redo-done-named", what=what) if what else game.texts("redo-done")
            game.say(game.notice.redone)
        else:
            game.say(game.texts("redo-nothing"))
            game.travelled()

    def referee(self) -> None:
        """Set something by hand; what is being decided waits."""
        game = self.game
        game.skip()
        game.unpin()
        if system(game.setup.system).amending is None:
            game.say(game.texts("referee-none-here"), bad=True)
        elif game.controller.pending is None or game.controller.asks_program:
            game.say(game.texts("referee-not-now"), bad=True)
        else:
            game.ruler = None
            game.enter(RefereeMode(game))

    def write_log(self) -> None:
        """Write the log as text, and say where."""
        game = self.game
        try:
            path = write_log(game.texts, game.controller)
        except FileProblem as problem:
            game.desk.say_problem(problem)
        else:
            game.say(game.texts("log-file-done", file=path))

    # -- saving -------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Keep a copy of the save under a name with date and time."""
        game = self.game
        save = game.controller.save
        if save is None:
            game.say(game.texts("save-impossible"), bad=True)
            return
        try:
            path = new_save_path(save.name, saves_folder(), kept=True)
            save.copy_to(path)
        except FileProblem as problem:
            game.desk.say_problem(problem)
        except OSError as error:
            game.desk.say_problem(problem_of(str(error.filename), error))
        else:
            name = game.setup.name.in_language(game.texts.language)
            game.say(game.texts("save-done", name=name, time=f"{datetime.now():%H:%M}", key=game.key("load")))


def who_agrees(session: Session[Any], target: int, by_program: Collection[PlayerId] = ()) -> list[PlayerId]:
    """Return the players who are in the game now, or will be once it has gone back to a length of the journal.

    The program agrees to everything.
    """
    states = (session.state, session.past(target).state)
    return [
        player.id
        for player in session.state.setup.players
        if player.id not in by_program
        and not all(session.system.forfeits(state, Request(player.id)) for state in states)
    ]
