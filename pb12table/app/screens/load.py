"""The list of saved games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, ClassVar, Final

import pygame

from pb12table.app.export import report_save, still_table
from pb12table.app.play.games import note_running, unfinished_save
from pb12table.app.review.own import OwnScreen
from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.files.content import has_window
from pb12table.files.places import SAVE_ENDING, saves_folder
from pb12table.files.problems import FileProblem, problem_of
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.names import given_name, is_kept, is_open_elsewhere, named_save_path
from pb12table.files.saves.resuming import Resuming, SaveSummary, save_summary
from pb12table.kernel.dice import NoDice
from pb12table.systems import known
from pb12table.systems.known import system
from pb12table.texts.describe import problem_in_file, winner_line
from pb12table.texts.locale import Texts, on_one_line
from pb12table.texts.names import system_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, still_there
from pb12table.window.kit.palette import player_look
from pb12table.window.kit.portraits import portraits
from pb12table.window.layout.nodes import (
    Box,
    Button,
    Card,
    Column,
    Drawn,
    Label,
    Node,
    Row,
    Scroll,
    Space,
    Style,
    Tone,
)
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.placing import EDGE, SCROLL_BAR, button_row
from pb12table.window.screens.dialogs import AskText, PickOne

MOST: Final = 200
WIDTH: Final = 900.0
LEAST_WIDTH: Final = 600.0
HEIGHT: Final = 600.0
PAD: Final = 24.0
BUTTON: Final = 134.0
ROW: Final = 80.0
PICTURE: Final = (112.0, 64.0)
"""The size of the picture of a table, in natural pixels."""
SIGN: Final = 14.0
"""How large the mark of a player is."""
WORK: Final = 0.008
"""So many seconds of a frame saves are played, to see how they stand; one step of it may take longer."""
MOST_KEPT: Final = 16
"""Of so many saves it is remembered how they stand, of those that were looked at last."""
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


@dataclass(slots=True)
class Standing:
    """How a save stands at its end: its `state`, or what is wrong with it; and pictures of it, by what they show."""

    state: Any = None
    problem: FileProblem | None = None
    pictures: dict[tuple[tuple[int, int], int, int], pygame.Surface] = field(default_factory=dict)


Written = tuple[Path, datetime]


class Standings:
    """Finds out how saves stand by playing them to their ends, a little at a time.

    What is found is kept for other lists, too, as long as the saves are not written on.
    """

    known: ClassVar[dict[Written, Standing]] = {}

    def __init__(self) -> None:
        self._resuming: tuple[Written, Resuming] | None = None

    def of(self, game: SavedGame) -> Standing | None:
        """Return how a save stands, None while that is not known."""
        return self.known.get((game.path, game.written))

    def work(self, game: SavedGame) -> bool:
        """Play a save for a moment; return whether it is known now how it stands."""
        key, begun = (game.path, game.written), perf_counter()
        try:
            if self._resuming is None or self._resuming[0] != key:
                self._resuming = (key, Resuming(load_save(game.path), NoDice()))
            while perf_counter() - begun < WORK:
                session = self._resuming[1].go_on()
                if session is not None:
                    self._found(key, Standing(system(session.state.setup.system).view(session.state, None)))
                    return True
        except FileProblem as problem:
            self._found(key, Standing(problem=problem))
            return True
        return False

    def _found(self, key: Written, standing: Standing) -> None:
        self._resuming = None
        while len(self.known) >= MOST_KEPT:
            del self.known[next(iter(self.known))]
        self.known[key] = standing


class LoadScreen(ProgramScreen):
    """Pick a save and load it; Enter loads the marked one, a double click too, the arrows mark another.

    A row tells who plays and how the game stands, which is found out between the frames, and what is wrong with a save
    that cannot be played.  A game that is not over has a button to continue it.

    F4 lets it be watched from its beginning, V goes through what decided it, R makes the report of its game, F2 gives
    it a name, Delete takes it away; the last two not the one that is `playing`, here or in another window.
    """

    def __init__(self, desk: Desk, playing: Path | None = None) -> None:
        super().__init__(desk)
        self._playing = playing
        self.games: list[SavedGame] = []
        self._summaries: dict[Path, SaveSummary | None] = {}
        self._standings = Standings()
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
        high = min(HEIGHT, self.desk.size[1] / self.desk.scale - 2 * EDGE)
        width = min(WIDTH, self.desk.size[0] / self.desk.scale - 2 * EDGE)
        # The mark beside what scrolls lies in the margin, which title and buttons keep free.
        free = (0.0, 0.0, SCROLL_BAR, 0.0)
        parts = (
            Box(self._head(), free),
            Scroll("games", self._rows(), self.offsets.get("games", 0), grow=1.0, min_height=60.0),
            Box(button_row(self._buttons(), BUTTON, width - 2 * PAD), free),
        )
        inner = Column(parts, 14.0)
        return Box(inner, (PAD, 16.0, PAD - SCROLL_BAR, 18.0), "dialog", max_width=WIDTH, min_width=LEAST_WIDTH,
                   min_height=high, max_height=high)  # fmt: skip

    def _head(self) -> Node:
        """Return the title, and the way to what one's own games say together."""
        texts = self.desk.texts
        title = Label(texts("load-title"), theme.TITLE, bold=True, told=True)
        return Row((title, Space(grow=1.0), Button("own", texts("load-own"), "Y", min_height=34.0)), 8.0, "center")

    def _buttons(self) -> list[Button]:
        """Return the buttons for the file on the left, and those for the game on the right."""
        texts, able = self.desk.texts, self.chosen is not None
        is_free = self.chosen is not None and self._is_free(self.chosen)
        load = "load-continue" if self.chosen is not None and self._goes_on(self.chosen) else "load-yes"
        return [
            Button("name", texts("load-name"), "F2", enabled=is_free),
            Button("delete", texts("load-delete"), texts("key-delete"), style="danger", enabled=is_free),
            Button("cancel", texts("card-cancel"), texts("key-escape")),
            Button("report", texts("load-report"), "R", enabled=able),
            Button("review", texts("load-review"), "V", enabled=able),
            Button("watch", texts("load-watch"), "F4", enabled=able),
            Button("load", texts(load), texts("key-return"), style="primary", enabled=able),
        ]

    def _is_free(self, game: SavedGame) -> bool:
        """Return whether nobody is playing a save."""
        return game.path != self._playing and not game.is_elsewhere

    def _rows(self) -> Node:
        """Return the visible saves, between room for those above and below, which are not read."""
        if not self.games:
            return Label(self.desk.texts("load-empty"), tone="muted", side="center")
        seen = self._shown()
        rows = [self._row(number, self.games[number]) for number in seen]
        before = [Space(min_height=ROW * seen.start - GAP)] if seen.start else []
        behind = len(self.games) - seen.stop
        after = [Space(min_height=ROW * behind - GAP)] if behind else []
        return Column((*before, *rows, *after), GAP, min_width=WIDTH - 2 * PAD)

    def _row(self, number: int, game: SavedGame) -> Node:
        """Return the picture of a save, what it is called, who plays and how it stands, and when it was written."""
        texts, summary = self.desk.texts, self._summary(game)
        marked = game is self.chosen
        dim: Tone = "text" if marked else "muted"
        scenario = texts("load-unknown") if summary is None else summary.scenario.in_language(texts.language)
        given = on_one_line(given_name(game.path))
        words = [
            Label(given or scenario, bold=True, lines=1),
            *self._told(game, summary, scenario if given else "", dim),
        ]
        when = (
            Label(texts.date(game.written), side="right", wrap=False),
            Label(f"{game.written:%H:%M:%S}", theme.SMALL, dim, side="right", wrap=False),
        )
        parts = [self._picture(number, game), Column(tuple(words), 2.0, grow=1.0), Column(when, 0.0)]
        if self._goes_on(game):
            style: Style = "primary" if marked else "plain"
            parts.append(Button(f"continue:{number}", texts("load-continue"), style=style, min_height=34.0))
        return Card(
            f"game:{number}", Row(tuple(parts), 14.0, "center"), (8.0, 4.0, 14.0, 4.0), chosen=marked, keyless=True,
            min_height=ROW - GAP, max_height=ROW - GAP,
        )  # fmt: skip

    def _told(self, game: SavedGame, summary: SaveSummary | None, scenario: str, dim: Tone) -> list[Node]:
        """Return what stands below the name of a save: what is wrong with it, or who plays and how it stands."""
        texts, standing = self.desk.texts, self._standings.of(game)
        if standing is not None and standing.problem is not None:
            return [Label(problem_in_file(texts, standing.problem), theme.SMALL, "bad", lines=3)]
        playing = texts("load-playing") if game.path == self._playing else ""
        playing = texts("load-elsewhere") if game.is_elsewhere else playing
        kept = texts("load-kept") if is_kept(game.path) else ""
        file = on_one_line(game.path.name) if summary is None else ""
        about = " · ".join(part for part in (scenario, self._system(summary), playing, kept, file) if part)
        lines: list[Node] = [Label(about, theme.SMALL, dim, lines=1)] if about else []
        if summary is not None:
            sides: list[Node] = []
            for seat, player in enumerate(summary.players):
                name = Label(player.in_language(texts.language), theme.SMALL, wrap=False)
                sides += [Drawn(f"seat:{seat}", min_width=SIGN, min_height=SIGN), name, Space(min_width=6.0)]
            course = Label(self._course(game, summary), theme.SMALL, dim, lines=1, grow=1.0)
            lines.append(Row((*sides, course), 4.0, "center"))
        return lines

    def _picture(self, number: int, game: SavedGame) -> Node:
        wide, high = PICTURE
        return Drawn(f"table:{number}", min_width=wide, max_width=wide, min_height=high, max_height=high)

    def painters(self) -> dict[str, Painter]:
        most = max((len(told.players) for told in self._summaries.values() if told is not None), default=0)
        found: dict[str, Painter] = {f"seat:{seat}": partial(_paint_seat, seat) for seat in range(most)}
        return found | {f"table:{number}": partial(self._paint_table, number) for number in self._shown()}

    def _paint_table(self, number: int, canvas: Canvas, rect: pygame.Rect) -> None:
        standing = self._standings.of(self.games[number])
        picture = None if standing is None else standing.pictures.get((rect.size, theme.EDITION, portraits.come))
        if picture is not None:
            canvas.surface.blit(picture, rect)
        else:
            canvas.box(rect, theme.SUNKEN, theme.LINE, 4)

    def _shown(self) -> range:
        """Return the numbers of the saves that may be in sight."""
        high = self.desk.size[1] / self.desk.scale
        first = max(0, int(self.offsets.get("games", 0) / self.desk.scale / ROW) - 1)
        return range(first, min(len(self.games), first + int(min(HEIGHT, high) / ROW) + 3))

    def _goes_on(self, game: SavedGame) -> bool:
        """Return whether a save is a game that is not over and that nobody plays now."""
        summary, standing = self._summary(game), self._standings.of(game)
        is_sound = summary is not None and has_window(summary.system) and (standing is None or standing.problem is None)
        return is_sound and summary is not None and summary.winners is None and self._is_free(game)

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

    def _course(self, game: SavedGame, summary: SaveSummary) -> str:
        """Return how far a game has come: its round in its own words, and who took the last turn or who has won."""
        texts, last, standing = self.desk.texts.of(summary.system), summary.last_turn, self._standings.of(game)
        state = None if standing is None else standing.state
        parts = ["" if state is None else known.scene(summary.system).order(state, texts).title]
        if summary.winners is not None:
            parts.append(winner_line(texts, [winner.in_language(texts.language) for winner in summary.winners]))
        elif last is not None:
            parts.append(texts("load-last-turn", player=last.in_language(texts.language)))
        return " · ".join(part for part in parts if part)

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
            case pygame.K_v:
                self._review_chosen()
            case pygame.K_y:
                self.press("own")
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
            case "continue" if (game := still_there(self.games, number)) is not None:
                self.desk.load(game.path)
            case "load":
                self._load_chosen()
            case "watch":
                self._watch_chosen()
            case "report":
                self._report_chosen()
            case "review":
                self._review_chosen()
            case "own":
                self.desk.open(OwnScreen(self.desk))
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
            title, text = texts("load-delete-title"), texts("load-delete-text", name=self._name_of(game))
            self.desk.ask(
                title, text, texts("load-delete-yes"), texts("card-cancel"), lambda: self._delete(game), grave=True
            )

    def _delete(self, game: SavedGame) -> None:
        try:
            game.path.unlink()
        except OSError as error:
            self.desk.say_problem(problem_of(str(game.path), error))
        self._list(self.games.index(game))

    def _name_of(self, game: SavedGame) -> str:
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

    def _review_chosen(self) -> None:
        if self.chosen is not None:
            self.desk.review(self.chosen.path)

    def update(self, seconds: float) -> bool:
        self._since_press += seconds
        changed = super().update(seconds)
        return self._find_out() or changed

    def _find_out(self) -> bool:
        """Find out a little more of how the saves in sight stand; return whether there is more to be seen."""
        scale, texts = self.desk.scale, self.desk.texts
        size = (round(PICTURE[0] * scale), round(PICTURE[1] * scale))
        for game in (self.games[number] for number in self._shown()):
            standing = self._standings.of(game)
            if standing is None:
                return self._standings.work(game)
            key = (size, theme.EDITION, portraits.come)
            if standing.state is not None and key not in standing.pictures and has_window(standing.state.setup.system):
                standing.pictures[key] = still_table(standing.state, size, texts)
                return True
        return False


def _paint_seat(seat: int, canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.player_mark(rect.center, SIGN / 2, player_look(seat))


def offer_unfinished(desk: Desk, waiting: Sequence[Path]) -> None:
    """Offer to continue one of several games, which is picked by who plays it and when it was left."""
    options = [(str(save), _game_line(desk.texts, save)) for save in waiting if save.is_file()]
    desk.open(PickOne(desk, desk.texts("start-others-title"), options, lambda path: desk.load(Path(path))))


def _game_line(texts: Texts, save: Path) -> str:
    """Return the name of a game, who plays, and when the last move was made."""
    told, when = save_summary(save), datetime.fromtimestamp(save.stat().st_mtime)
    scenario = texts("load-unknown") if told is None else told.scenario.in_language(texts.language)
    players = () if told is None else (player.in_language(texts.language) for player in told.players)
    parts = (on_one_line(given_name(save)), scenario, ", ".join(players), f"{texts.date(when)}, {when:%H:%M}")
    return " · ".join(part for part in parts if part)
