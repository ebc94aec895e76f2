"""The list of saved games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

import pygame

from pb12table.app.panels.button_row import RowButton, draw_button_row
from pb12table.app.screens.base import Desk
from pb12table.app.screens.report_offer import report_save
from pb12table.app.unfinished import note_running, unfinished_save
from pb12table.files.places import saves_folder
from pb12table.files.problems import FileProblem, problem_of
from pb12table.files.save_lock import is_open_elsewhere
from pb12table.files.save_names import SAVE_ENDING, given_name, is_kept, named_save_path
from pb12table.files.save_summary import SaveSummary, save_summary
from pb12table.texts.describe import winner_line
from pb12table.texts.plain import on_one_line
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import DIALOG_PAD, Canvas, Zone, zone_at
from pb12table.window.screens.asking import AskText
from pb12table.window.screens.base import PaintedScreen

MOST: Final = 200
WIDTH: Final = 900.0
HEIGHT: Final = 600.0
ROW: Final = 52.0
DOUBLE_CLICK: Final = 0.4
"""In seconds."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A save as the list shows it; `is_elsewhere`: it is being played in another window of the program."""

    path: Path
    written: datetime
    is_elsewhere: bool = False


def saved_games() -> list[SavedGame]:
    """The saves in the user's folder, newest first; raises FileProblem when the folder cannot be read."""
    try:
        files = [path for path in saves_folder().iterdir() if path.suffix == SAVE_ENDING and path.is_file()]
        games = [SavedGame(path, datetime.fromtimestamp(path.stat().st_mtime)) for path in files]
    except OSError as error:
        raise problem_of(str(error.filename), error) from None
    newest = sorted(games, key=lambda game: game.written, reverse=True)[:MOST]
    return [replace(game, is_elsewhere=is_open_elsewhere(game.path)) for game in newest]


class LoadScreen(PaintedScreen):
    """Pick a save and load it; Enter loads the marked one, a double click too, the arrows mark another.

    F4 lets it be watched from its beginning, R makes the report of its game, F2 gives it a name, Delete takes it away;
    the last two not the one that is `playing`, here or in another window.
    """

    opaque = False

    def __init__(self, desk: Desk, playing: Path | None = None) -> None:
        self.desk = desk
        self._playing = playing
        self.games: list[SavedGame] = []
        self._summaries: dict[Path, SaveSummary | None] = {}
        self._zones: list[Zone] = []
        self._scroll = 0
        self._room = pygame.Rect(0, 0, 0, 0)
        self._since_click = DOUBLE_CLICK
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

    # -- painting -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        texts, px = self.desk.texts, canvas.px
        rect = canvas.dialog((WIDTH, HEIGHT), texts("load-title"))
        left, width = rect.left + px(DIALOG_PAD), rect.w - 2 * px(DIALOG_PAD)
        self._room = pygame.Rect(left, rect.top + px(62), width, rect.h - px(136))
        self._rows(canvas)
        self._buttons(canvas, pygame.Rect(left, rect.bottom - px(58), width, px(40)))
        self._zones = list(canvas.zones)

    def _buttons(self, canvas: Canvas, row: pygame.Rect) -> None:
        """What is done with the file on the left, with the game on the right."""
        texts, able = self.desk.texts, self.chosen is not None
        is_free = self.chosen is not None and self._is_free(self.chosen)
        buttons = [
            RowButton("name", texts("load-name"), "F2", enabled=is_free),
            RowButton("delete", texts("load-delete"), texts("key-delete"), enabled=is_free),
            RowButton("cancel", texts("card-cancel"), texts("key-escape")),
            RowButton("report", texts("load-report"), "R", enabled=able),
            RowButton("watch", texts("load-watch"), "F4", enabled=able),
            RowButton("load", texts("load-yes"), texts("key-return"), "primary", enabled=able),
        ]
        draw_button_row(canvas, row, buttons, 134)

    def _is_free(self, game: SavedGame) -> bool:
        """Whether nobody is playing in a save."""
        return game.path != self._playing and not game.is_elsewhere

    def _rows(self, canvas: Canvas) -> None:
        px, room = canvas.px, self._room
        canvas.box(room.inflate(px(8), px(8)), theme.SUNKEN, theme.LINE, 6)
        if not self.games:
            canvas.middle(room, self.desk.texts("load-empty"), theme.NORMAL, theme.MUTED)
            return
        self._scroll = max(0, min(self._scroll, self._hidden()))
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(room)
        for number, game in enumerate(self.games):
            row = pygame.Rect(room.left, room.top + number * px(ROW) - self._scroll, room.w - px(8), px(ROW) - px(4))
            if row.colliderect(room):
                self._row(canvas, row, number, game)
        canvas.surface.set_clip(before)
        canvas.scroll_mark(room, len(self.games) * px(ROW), self._scroll)

    def _row(self, canvas: Canvas, row: pygame.Rect, number: int, game: SavedGame) -> None:
        """Name of the scenario on the left and below it how far the game has come; on the right when it was written."""
        px, texts = canvas.px, self.desk.texts
        hovered = canvas.zone(row.clip(self._room), f"game:{number}")
        marked = game is self.chosen
        dim = theme.TEXT if marked else theme.MUTED
        fill = theme.ACCENT_DARK if marked else theme.HOVERED if hovered else theme.RAISED
        canvas.box(row, fill, theme.ACCENT if marked else theme.LINE, 6)
        day = texts.date(game.written)
        when = canvas.text((row.right - px(14), row.top + px(6)), day, theme.NORMAL, anchor="right")
        time = f"{game.written:%H:%M:%S}"
        canvas.text((row.right - px(14), row.top + px(26)), time, theme.SMALL, dim, anchor="right")
        left, width = row.left + px(14), when.left - row.left - px(28)
        summary = self._summary(game)
        scenario = texts("load-unknown") if summary is None else summary.scenario.in_language(texts.language)
        given = on_one_line(given_name(game.path))
        canvas.text((left, row.top + px(5)), given or scenario, theme.NORMAL, bold=True, width=width)
        playing = texts("load-playing") if game.path == self._playing else ""
        playing = texts("load-elsewhere") if game.is_elsewhere else playing
        kept = texts("load-kept") if is_kept(game.path) else ""
        file = on_one_line(game.path.name) if summary is None else ""
        parts = (scenario if given else "", playing, self._course(summary), kept, file)
        below = " · ".join(part for part in parts if part)
        canvas.text((left, row.top + px(26)), below, theme.SMALL, dim, width=width)

    def _summary(self, game: SavedGame) -> SaveSummary | None:
        """What a save tells of itself, read when it is first shown; None when it cannot be read."""
        if game.path not in self._summaries:
            self._summaries[game.path] = save_summary(game.path)
        return self._summaries[game.path]

    def _course(self, summary: SaveSummary | None) -> str:
        """How far a game has come: its round, and whose turn was the last, or who has won."""
        if summary is None:
            return ""
        texts, last = self.desk.texts, summary.last_turn
        if summary.winners is not None:
            winners = [winner.in_language(texts.language) for winner in summary.winners]
            return texts("load-over", rounds=summary.game_round, result=winner_line(texts, winners))
        player = "none" if last is None else last.in_language(texts.language)
        return texts("load-course", round=summary.game_round, player=player)

    def _hidden(self) -> int:
        """How many window pixels of the list do not fit."""
        return max(0, len(self.games) * round(ROW * self.desk.scale) - self._room.h)

    # -- doing --------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if event.type == pygame.KEYDOWN:
            self._key(event.key)
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll = max(0, min(self._scroll - round(event.y * ROW * self.desk.scale), self._hidden()))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit = zone_at(self._zones, event.pos)
            if hit is not None and hit.enabled:
                self._press(hit.name)

    def _key(self, key: int) -> None:
        match key:
            case pygame.K_ESCAPE:
                self.desk.leave(self)
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                self._load_chosen()
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
                pass

    def _mark(self, step: int) -> None:
        """Mark the next or previous save and bring it into view."""
        if self.chosen is None:
            return
        number = max(0, min(self.games.index(self.chosen) + step, len(self.games) - 1))
        self.chosen = self.games[number]
        row = round(ROW * self.desk.scale)
        self._scroll = max(min(self._scroll, number * row), (number + 1) * row - self._room.h)

    def _press(self, pressed: str) -> None:
        kind, _, number = pressed.partition(":")
        match kind:
            case "game":
                again = self.games[int(number)] is self.chosen and self._since_click < DOUBLE_CLICK
                self.chosen, self._since_click = self.games[int(number)], 0.0
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
                self.desk.leave(self)
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
            self.desk.ask(title, text, texts("load-delete-yes"), texts("card-cancel"), lambda: self._delete(game))

    def _delete(self, game: SavedGame) -> None:
        try:
            game.path.unlink()
        except OSError as error:
            self.desk.say_problem(problem_of(str(game.path), error))
        self._list(self.games.index(game))

    def _told(self, game: SavedGame) -> str:
        """The name of a save, or its scenario with the day and time it was written."""
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
        self._since_click += seconds
        return super().update(seconds)
