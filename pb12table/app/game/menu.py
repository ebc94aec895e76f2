"""The menu of a running game: save, load, settings, help, giving up, leaving."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from pb12table.app.game.base import Playing
from pb12table.app.game.recap import TableRecap
from pb12table.app.screens.base import Desk
from pb12table.app.watch.report_offer import offer_report
from pb12table.bots.registry import styles_of
from pb12table.files.saves.save import LoadedSave
from pb12table.files.saves.save_lines import ProgramStyle
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.names import player_name
from pb12table.window.kit.canvas import still_there
from pb12table.window.layout.nodes import Button, Column, Node
from pb12table.window.layout.parts import BUTTON_HEIGHT, dialog
from pb12table.window.screens.asking import MarkedScreen

WIDTH: Final = 420.0


class MenuGame(Playing, Protocol):
    """A game screen, as its menu knows it."""

    recap: TableRecap

    def brief(self) -> None:
        """Say what the scenario is about, and how it is won."""
        ...

    def set_up(self) -> None:
        """Let the program do what is left before the first turn."""
        ...

    def amended(self) -> None:
        """Something has been set by hand."""
        ...

    def referee(self) -> None:
        """Set something by hand."""
        ...

    def write_log(self) -> None:
        """Write the log as text, and say where."""
        ...

    def save(self) -> None:
        """Keep a copy of the save under a name with date and time."""
        ...


class GameMenu(MarkedScreen):
    """A column of buttons; Escape closes it, Enter does what is `marked` in gold, at first going back to the game."""

    desk: Desk

    def __init__(self, desk: Desk, game: MenuGame) -> None:
        super().__init__(desk)
        self.game = game

    def count(self) -> int:
        return len(self.entries())

    def entries(self) -> list[tuple[str, Callable[[], None]]]:
        """What can be chosen, and what it does."""
        texts = self.desk.texts
        found: list[tuple[str, Callable[[], None]]] = [
            (texts("menu-resume"), lambda: None),
            (texts("menu-briefing"), lambda: self.game.brief()),
            (texts("menu-save"), lambda: self.game.save()),
            (texts("menu-load"), self.desk.open_load),
            (texts("menu-log"), lambda: self.game.write_log()),
            *self._aids(),
        ]
        if self.game.controller.pending is not None and not self.game.controller.asks_program:
            found.append((texts("menu-referee"), lambda: self.game.referee()))
        if self.game.controller.prepares:
            found.insert(1, (texts("menu-set-up"), lambda: self.game.set_up()))
        player, seated = self._player(), self.game.controller.by_program
        if player is not None and player not in seated:
            name = player_name(self.game.setup, player)
            found += self.game.system.menu(self.game, player)
            if self.game.system.giving_up is not None:
                found.append((texts("menu-give-up", player=name), partial(self._give_up, player)))
            usual = styles_of(self.game.setup.system)[0]
            found.append((texts("menu-by-program", player=name), partial(self._seat, player, usual)))
        for other in sorted(seated) if self.game.controller.pending is not None else ():
            name = player_name(self.game.setup, other)
            found.append((texts("menu-by-person", player=name), partial(self._seat, other, None)))
        if self.desk.is_from_editor:
            found.append((texts("menu-editor"), self.desk.to_editor))
        found.append((texts("menu-start"), self.desk.to_start))
        found.append((texts("menu-quit"), self.desk.end))
        return found

    def _aids(self) -> list[tuple[str, Callable[[], None]]]:
        texts = self.desk.texts
        return [
            (texts("menu-settings"), self.desk.open_settings),
            (texts("menu-help"), lambda: self.desk.open_help(self.game.mode.groups)),
        ]

    def describe(self) -> Node:
        buttons = tuple(
            Button(str(number), label, height=BUTTON_HEIGHT, style="primary" if number == self.marked else "plain")
            for number, (label, _) in enumerate(self.entries())
        )
        return dialog(WIDTH, self.desk.texts("menu"), Column(buttons), offset=self.scrolled)

    def press(self, name: str) -> None:
        """Leave the menu for what has been chosen."""
        entry = still_there(self.entries(), name)
        if entry is not None:
            self.desk.leave(self)
            entry[1]()

    def _player(self) -> PlayerId | None:
        request = self.game.controller.pending
        return None if request is None else PlayerId(request.player)

    def _give_up(self, player: PlayerId) -> None:
        """Leave the game at once, if that is really wanted."""
        game, texts = self.game, self.game.texts

        def do_it() -> None:
            refusal = game.controller.declare(player, game.system.giving_up)
            if refusal is not None:
                game.refuse(refusal)
            game.leave_mode()

        text = texts("give-up-text", player=player_name(game.setup, player))
        game.desk.ask(texts("give-up-title"), text, texts("give-up-yes"), texts("card-cancel"), do_it)

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

    def entries(self) -> list[tuple[str, Callable[[], None]]]:
        texts = self.desk.texts
        return [
            (texts("watch-resume"), lambda: None),
            (texts("menu-briefing"), lambda: self.game.brief()),
            (texts("menu-report"), lambda: offer_report(self.desk, self._loaded)),
            (texts("menu-log"), lambda: self.game.write_log()),
            *self._aids(),
            (texts("watch-leave"), self.game.leave),
            (texts("menu-start"), self.desk.to_start),
            (texts("menu-quit"), self.desk.end),
        ]
