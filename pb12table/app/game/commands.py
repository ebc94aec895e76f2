"""The commands of the game screen that belong to no mode: going back, looking, folding, saving."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from pb12table.app.export.log_file import write_log
from pb12table.app.export.table_picture import save_table_picture
from pb12table.app.game.menu import GameMenu, MenuGame
from pb12table.app.game.painting import Paint
from pb12table.app.game.referee import RefereeMode
from pb12table.app.look.look_mode import LookingMode
from pb12table.app.panels.layout import whole_table
from pb12table.app.preview.information import Ruler
from pb12table.app.screens.map_screen import moved_camera, open_from
from pb12table.app.screens.overview import Overview
from pb12table.files.places import saves_folder
from pb12table.files.problems import FileProblem, problem_of
from pb12table.files.saves.save_names import new_save_path
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system
from pb12table.texts.describe import event_line
from pb12table.texts.names import player_name
from pb12table.window.kit import keys
from pb12table.window.scene.storey_picker import storey_line, take_storey
from pb12table.window.screens.dialogs import Agreement

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
            game.overlays ^= {command}
            self._tell_overlay(command)
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
                game.camera = whole_table(game.layout, game.setup.battlefield)
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "undo-turn":
                self.undo(whole_turn=True)
            case "show-threat":
                game.say(game.threat.step(game.texts, game.state, self._own_player(), game.key("show-threat")))
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

    def _tell_overlay(self, command: str) -> None:
        game, texts = self.game, self.game.texts
        key = "overlay-on" if command in game.overlays else "overlay-off"
        if command in game.overlays and command == "show-all-sight":
            key = "overlay-on-who-sees-whom"
        elif command in game.overlays and command in ("show-ranges", "show-command"):
            key = key if game.hovered or game.selected else "overlay-on-needs-figure"
        game.say(texts(key, overlay=texts(f"command-{command}")))

    def _own_player(self) -> PlayerId | None:
        """The player who is asked now."""
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
        """What everybody saw first of what was decided after so many entries; "" when nothing was seen."""
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
            game.redone = game.texts("redo-done-named", what=what) if what else game.texts("redo-done")
            game.say(game.redone)
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
    """The players who are in the game now, or are in it again once it has gone back to a length of the journal.

    The program agrees to everything.
    """
    states = (session.state, session.past(target).state)
    return [
        player.id
        for player in session.state.setup.players
        if player.id not in by_program
        and not all(session.system.forfeits(state, Request(player.id)) for state in states)
    ]
