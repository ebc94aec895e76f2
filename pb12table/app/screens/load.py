"""The list of saved games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

import pygame

from pb12table.app.export import report_save
from pb12table.app.play.games import note_running, unfinished_save
from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.files.content import has_window
from pb12table.files.places import SAVE_ENDING, saves_folder
from pb12table.files.problems import FileProblem, problem_of
from pb12table.files.saves.resuming import SaveSummary, save_summary
from pb12table.files.saves.save import given_name, is_kept, is_open_elsewhere, named_save_path
from pb12table.systems import known
from pb12table.texts.describe import winner_line
from pb12table.texts.locale import on_one_line
from pb12table.texts.names import system_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import still_there
from pb12table.window.layout.nodes import Box, Button, Card, Column, Label, Node, Row, Scroll, Space, Tone
from pb12table.window.layout.placing import EDGE, SCROLL_BAR, button_row
from pb12table.window.screens.dialogs import AskText

MOST: Final = 200
WIDTH: Final = 900.0
LEAST_WIDTH: Final = 600.0
HEIGHT: Final = 600.0
PAD: Final = 24.0
BUTTON: Final = 134.0
ROW: Final = 52.0
GAP: Final = 4.0
"""Rows are so far from the next, with the gap between two of them."""
DOUBLE_CLICK: Final = 0.4
"""In seconds."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A save as the list shows it; `is_elsewhere`: it is being played in another window of the program."""

    path: Path
    written: datetime
    is_elsewhere: bool = False


def saved_games() -> list[SavedGame]:
    """Return the saves in the user's folder, newest first; raises FileProblem if the folder cannot be read."""
    try:
        files = [path for path in saves_folder().iterdir() if path.suffix == SAVE_ENDING and path.is_file()]
        games = [SavedGame(path, datetime.fromtimestamp(path.stat().st_mtime)) for path in files]
    except OSError as error:
        raise problem_of(str(error.filename), error) from None
    newest = sorted(games, key=lambda game: game.written, reverse=True)[:MOST]
    return [replace(game, is_elsewhere=is_open_elsewhere(game.path)) for game in newest]


class LoadScreen(ProgramScreen):
    """Pick a save and load it; Enter loads the marked one, a double click too, the arrows mark another.

    F4 lets it be watched from its beginning, R makes the report of its game, F2 gives it a name, Delete takes it away;
    the last two not the one that is `playing`, here or in another window.
    """

    def __init__(self, desk: Desk, playing: Path | None = None) -> None:
        super().__init__(desk)
        self._playing = playing
        self.games: list[SavedGame] = []
        self._summaries: dict[Path, SaveSummary | None] = {}
        self._since_press = DOUBLE_CLICK
        self.chosen: SavedGame | None = None
        self._list()

    def _list(self, chosen: int | None = None) -> None:
        """Read the folder anew, and mark one of the saves by its number; else the last that is not being played."""
        try:
            self.games = saved_games()
        except FileProblem as problem:
            self.desk.say_problem(problem)
        others = (number for number, game in enumerate(self.games) if game.path != self._playing)
        number = next(others, 0) if chosen is None else chosen
        self.chosen = self.games[min(number, len(self.games) - 1)] if self.games else None
        self._changed = True

    # -- what is shown ------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts = self.desk.texts
        high = min(HEIGHT, self.desk.size[1] / self.desk.scale - 2 * EDGE)
        width = min(WIDTH, self.desk.size[0] / self.desk.scale - 2 * EDGE)
        # The mark beside what scrolls lies in the margin, which title and buttons keep free.
        free = (0.0, 0.0, SCROLL_BAR, 0.0)
        parts = (
            Box(Label(texts("load-title"), theme.TITLE, bold=True, told=True), free),
            Scroll("games", self._rows(high), self.offsets.get("games", 0), grow=1.0, min_height=60.0),
            Box(button_row(self._buttons(), BUTTON, width - 2 * PAD), free),
        )
        inner = Column(parts, 14.0)
        return Box(inner, (PAD, 16.0, PAD - SCROLL_BAR, 18.0), "dialog", max_width=WIDTH, min_width=LEAST_WIDTH,
                   min_height=high, max_height=high)  # fmt: skip

    def _buttons(self) -> list[Button]:
        """Return the buttons for the file on the left, and those for the game on the right."""
        texts, able = self.desk.texts, self.chosen is not None
        is_free = self.chosen is not None and self._is_free(self.chosen)
        return [
            Button("name", texts("load-name"), "F2", enabled=is_free),
            Button("delete", texts("load-delete"), texts("key-delete"), enabled=is_free),
            Button("cancel", texts("card-cancel"), texts("key-escape")),
            Button("report", texts("load-report"), "R", enabled=able),
            Button("watch", texts("load-watch"), "F4", enabled=able),
            Button("load", texts("load-yes"), texts("key-return"), style="primary", enabled=able),
        ]

    def _is_free(self, game: SavedGame) -> bool:
        """Return whether nobody is playing a save."""
        return game.path != self._playing and not game.is_elsewhere

    def _rows(self, high: float) -> Node:
        """Return the visible saves, between room for those above and below, which are not read."""
        if not self.games:
            return Label(self.desk.texts("load-empty"), tone="muted", side="center")
        first = max(0, int(self.offsets.get("games", 0) / self.desk.scale / ROW) - 1)
        last = min(len(self.games), first + int(high / ROW) + 3)
        rows = [self._row(number, self.games[number]) for number in range(first, last)]
        before = [Space(min_height=ROW * first - GAP)] if first else []
        behind = len(self.games) - last
        after = [Space(min_height=ROW * behind - GAP)] if behind else []
        return Column((*before, *rows, *after), GAP, min_width=WIDTH - 2 * PAD)

    def _row(self, number: int, game: SavedGame) -> Node:
        """Name of the scenario on the left and below it how far the game has come; on the right when it was written."""
        texts, summary = self.desk.texts, self._summary(game)
        marked = game is self.chosen
        dim: Tone = "text" if marked else "muted"
        scenario = texts("load-unknown") if summary is None else summary.scenario.in_language(texts.language)
        given = on_one_line(given_name(game.path))
        playing = texts("load-playing") if game.path == self._playing else ""
        playing = texts("load-elsewhere") if game.is_elsewhere else playing
        kept = texts("load-kept") if is_kept(game.path) else ""
        file = on_one_line(game.path.name) if summary is None else ""
        parts = (scenario if given else "", self._system(summary), playing, self._course(summary), kept, file)
        below = " · ".join(part for part in parts if part)
        words = (Label(given or scenario, bold=True, lines=1), Label(below, theme.SMALL, dim, lines=1))
        when = (
            Label(texts.date(game.written), side="right", wrap=False),
            Label(f"{game.written:%H:%M:%S}", theme.SMALL, dim, side="right", wrap=False),
        )
        child = Row((Column(words, 0.0, grow=1.0), Column(when, 0.0)), 14.0, "center")
        return Card(
            f"game:{number}", child, (14.0, 2.0, 14.0, 2.0), chosen=marked, keyless=True, min_height=ROW - GAP,
            max_height=ROW - GAP,
        )  # fmt: skip

    def _system(self, summary: SaveSummary | None) -> str:
        """Return the rule system of a game if there are several, and that it cannot be played in this window."""
        if summary is None or (len(known.SYSTEMS) < 2 and has_window(summary.system)):
            return ""
        name = system_name(self.desk.texts, summary.system)
        return name if has_window(summary.system) else self.desk.texts("load-no-window", system=name)

    def _summary(self, game: SavedGame) -> SaveSummary | None:
        """Return what a save says of itself, read when it is first shown; None if it cannot be read."""
        if game.path not in self._summaries:
            self._summaries[game.path] = save_summary(game.path)
        return self._summaries[game.path]

    def _course(self, summary: SaveSummary | None) -> str:
        """Return how far a game has come: its round, and who took the last turn or who has won."""
        if summary is None:
            return ""
        texts, last = self.desk.texts.of(summary.system), summary.last_turn
        if summary.winners is not None:
            winners = [winner.in_language(texts.language) for winner in summary.winners]
            return texts("load-over", rounds=summary.game_round, result=winner_line(texts, winners))
        player = "none" if last is None else last.in_language(texts.language)
        return texts("load-course", round=summary.game_round, player=player)

    # -- doing --------------------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> None:
        match event.key:
            case pygame.K_DOWN:
                self._mark(1)
            case pygame.K_UP:
                self._mark(-1)
            case pygame.K_F4:
                self._watch_chosen()
            case pygame.K_r:
                self._report_chosen()
            case pygame.K_F2:
                self._ask_name()
            case pygame.K_DELETE:
                self._ask_delete()
            case _:
                super().take_key(event)

    def accept(self) -> None:
        self._load_chosen()

    def refuse(self) -> None:
        self.desk.leave(self)

    def _mark(self, step: int) -> None:
        """Mark the next or previous save and bring it into view."""
        if self.chosen is None:
            return
        number = max(0, min(self.games.index(self.chosen) + step, len(self.games) - 1))
        self.chosen = self.games[number]
        row, room = ROW * self.desk.scale, self.layout.scrolls()["games"].rect.h
        offset = max(min(self.offsets.get("games", 0), round(number * row)), round((number + 1) * row) - room)
        self.offsets["games"] = max(0, offset)

    def press(self, name: str) -> None:
        kind, _, number = name.partition(":")
        match kind:
            case "game" if (game := still_there(self.games, number)) is not None:
                again = game is self.chosen and self._since_press < DOUBLE_CLICK
                self.chosen, self._since_press = game, 0.0
                if again:
                    self._load_chosen()
            case "load":
                self._load_chosen()
            case "watch":
                self._watch_chosen()
            case "report":
                self._report_chosen()
            case "name":
                self._ask_name()
            case "delete":
                self._ask_delete()
            case "cancel":
                self.refuse()
            case _:
                pass

    def _ask_name(self) -> None:
        game, texts = self.chosen, self.desk.texts
        if game is not None and self._is_free(game):
            title = texts("load-name-title")
            text, yes = given_name(game.path), texts("load-name-yes")
            self.desk.open(AskText(self.desk, title, text, yes, lambda name: self._name(game, name)))

    def _name(self, game: SavedGame, name: str) -> None:
        """Give a save a name; the game that was played last is gone on with under it."""
        path, is_unfinished = named_save_path(name, game.path), game.path == unfinished_save()
        try:
            game.path.rename(path)
        except OSError as error:
            self.desk.say_problem(problem_of(str(game.path), error))
        else:
            if is_unfinished:
                note_running(path)
        number = self.games.index(game)
        self._list(number)
        self.chosen = next((other for other in self.games if other.path == path), self.chosen)

    def _ask_delete(self) -> None:
        game, texts = self.chosen, self.desk.texts
        if game is not None and self._is_free(game):
            title, text = texts("load-delete-title"), texts("load-delete-text", name=self._told(game))
            self.desk.ask(
                title, text, texts("load-delete-yes"), texts("card-cancel"), lambda: self._delete(game), grave=True
            )

    def _delete(self, game: SavedGame) -> None:
        try:
            game.path.unlink()
        except OSError as error:
            self.desk.say_problem(problem_of(str(game.path), error))
        self._list(self.games.index(game))

    def _told(self, game: SavedGame) -> str:
        """Return the name of a save, or its scenario with the day and time it was written."""
        summary, texts = self._summary(game), self.desk.texts
        if given := on_one_line(given_name(game.path)):
            return given
        scenario = texts("load-unknown") if summary is None else summary.scenario.in_language(texts.language)
        return f"{scenario}, {texts.date(game.written)}, {game.written:%H:%M:%S}"

    def _load_chosen(self) -> None:
        if self.chosen is not None:
            # Where that fails the list is still there, to choose another.
            self.desk.load(self.chosen.path)

    def _watch_chosen(self) -> None:
        if self.chosen is not None:
            self.desk.watch(self.chosen.path)

    def _report_chosen(self) -> None:
        if self.chosen is not None:
            report_save(self.desk, self.chosen.path)

    def update(self, seconds: float) -> bool:
        self._since_press += seconds
        return super().update(seconds)
