"""The closing screen: who won and why, and what the game was like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from pb12table.analysis.games.deeds import Tally, any_fought, tally
from pb12table.app.play.controller import Controller
from pb12table.app.play.review import moment_line
from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.app.screens.closing_review import Review
from pb12table.app.watch.report_offer import report_save
from pb12table.kernel.log import Event, LogLine
from pb12table.skirmish.faces.words import Standing
from pb12table.skirmish.ids import PlayerId
from pb12table.systems import known
from pb12table.texts.describe import result_of, winner_line
from pb12table.texts.names import player_name, seats_as_they_were
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, still_there
from pb12table.window.kit.fonts import map_font
from pb12table.window.kit.palette import PlayerLook, looks_of
from pb12table.window.layout.nodes import (
    Box,
    Button,
    Column,
    Drawn,
    Flow,
    Label,
    Node,
    Plate,
    Row,
    Scroll,
    Style,
    Tone,
)
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.parts import BUTTON_HEIGHT, PAD
from pb12table.window.layout.placing import EDGE, SCROLL_BAR

WIDTH: Final = 820.0
HEADLINE: Final = (38.0, 32.0, 27.0)
"""The sizes of the letters that say who has won; the largest that fits is taken."""
BUTTON: Final = 140.0
CELL: Final = 104.0
"""How wide a column of numbers is."""
MARK: Final = 24.0
LETTERS: Final = {pygame.K_n: "again", pygame.K_w: "watch", pygame.K_r: "report"}


class Closing(ProgramScreen):
    """Lies over the table; the table can be looked at once more, and the last decision taken back."""

    def __init__(
        self, desk: Desk, controller: Controller, scenario: str | None, show: Callable[[LogLine], None] | None = None
    ) -> None:
        """`show` shows a moment of the game on the table, by a line of its log."""
        super().__init__(desk)
        self.controller = controller
        self.scenario = scenario
        self._show = show
        self._review = Review(desk.texts, controller)
        self._tally = tally(controller.session.state, controller.session.log)

    # -- what it says -------------------------------------------------------------------------------------------------

    @property
    def _looks(self) -> dict[PlayerId, PlayerLook]:
        """Each player's look."""
        return looks_of(self.controller.setup)

    def describe(self) -> Node:
        texts, state, log = self.desk.texts, self.controller.session.state, self._log()
        result = result_of(texts, state, log)
        assert result is not None, "shown at the end only"
        own = texts.of(state.setup.system)
        standings = known.words(state.setup.system).standings(own, state, log)
        told = [Label(line, side="center") for line in result.lines]
        body = Column((*told, self._table(standings), *self._review.nodes(texts)), 6.0)
        # The mark beside what scrolls lies in the margin, which title and buttons keep free.
        free = (0.0, 0.0, SCROLL_BAR, 0.0)
        parts = (
            Box(self._headline(), free),
            Scroll("body", body, self.scrolled, grow=1.0),
            Box(Flow(tuple(self._buttons()), 10.0, "center"), free),
        )
        border = self._looks[result.winners[0]].colour if len(result.winners) == 1 else theme.ACCENT
        board = Plate(theme.PANEL, border, radius=14.0, thickness=3.0, shaded=True)
        return Box(Column(parts, 12.0), (PAD, 18.0, PAD - SCROLL_BAR, 18.0), board, min_width=WIDTH, max_width=WIDTH)

    def _won(self) -> str:
        """Who has won, in a few words."""
        result = result_of(self.desk.texts, self.controller.session.state, self._log())
        winners = [player_name(self.controller.setup, winner) for winner in result.winners] if result else []
        return winner_line(self.desk.texts, winners)

    def _size(self, words: str) -> float | None:
        """How large the headline can be in one line; None where many long names have no room in it."""
        room, scale = min(WIDTH, self.window.size[0] / self.window.scale - 2 * EDGE) - 2 * PAD, self.window.scale
        fitting = (size for size in HEADLINE if map_font(size * scale).size(words)[0] <= room * scale)
        return next(fitting, None)

    def _headline(self) -> Node:
        words = self._won()
        size = self._size(words)
        if size is None:
            return Label(words, HEADLINE[-1], bold=True, side="center")
        return Drawn("headline", min_height=size * 1.3)

    def _log(self) -> list[Event]:
        return [line.event for line in self.controller.session.log if not line.struck]

    def _name(self, player: PlayerId) -> str:
        """What a player is called, with a word where the program played."""
        return seats_as_they_were(self.desk.texts, self.controller.setup, player, self.controller.seatings)

    def _table(self, standings: Sequence[Standing]) -> Node:
        """A row for each player under headings, the best first; columns in which there is nothing are left out."""
        texts = self.desk.texts.of(self.controller.setup.system)
        keys = ("closing-victory-points", "closing-checks", "closing-damage", "closing-lost")
        cells = [self._cells(each) for each in standings]
        hurts = any(each.dealt for each in self._tally.values())
        kept = [
            number
            for number, key in enumerate(keys)
            if any(row[number] for row in cells) and (hurts or key != "closing-damage")
        ]
        heads = [Label(texts(keys[number]), theme.SMALL, "muted", side="right", min_width=CELL, max_width=CELL)
                 for number in kept]  # fmt: skip
        head = Box(Row((Label("", grow=1.0), *heads), align="end"), (10.0, 10.0, 10.0, 0.0))
        rows = [
            self._row(each, [row[number] or "–" for number in kept]) for each, row in zip(standings, cells, strict=True)
        ]
        return Column((head, *rows), 6.0)

    def _cells(self, standing: Standing) -> tuple[str, ...]:
        """What is counted of a player; "" for nothing."""
        texts, own = self.desk.texts, self._tally.get(standing.player, Tally())
        return (
            "" if standing.points is None else str(standing.points),
            texts("closing-hits", hits=own.hits, attempts=own.attempts) if own.attempts else "",
            str(own.dealt) if own.dealt or own.attempts else "",
            texts("closing-of", lost=own.lost, force=own.force) if any_fought(self._tally) else "",
        )

    def _row(self, standing: Standing, cells: Sequence[str]) -> Node:
        tone: Tone = "faint" if standing.is_out else "text"
        name: Node = Label(self._name(standing.player), theme.LARGE, tone, bold=True)
        if standing.what:
            name = Column((name, Label(standing.what, theme.SMALL, "muted")), 2.0)
        mark = Drawn(f"player:{standing.player}", min_width=MARK, min_height=MARK)
        numbers = [
            Label(words, theme.LARGE, tone, side="right", min_width=CELL, max_width=CELL, wrap=False) for words in cells
        ]
        row = Row((mark, Box(name, grow=1.0), *numbers), align="center")
        return Box(row, (10.0, 6.0, 10.0, 6.0), "raised")

    def _buttons(self) -> list[Button]:
        texts = self.desk.texts
        on = "closing-editor" if self.desk.is_from_editor else "closing-start"
        offers = [("look", "closing-look", texts("key-escape"))]
        offers += [("again", "closing-again", "N")] if self.scenario is not None else []
        offers += [("watch", "closing-watch", "W"), ("report", "closing-report", "R")] if self.controller.save else []
        found = [_button(name, texts(words), key) for name, words, key in offers]
        return [*found, _button("on", texts(on), texts("key-return"), is_main=True)]

    def painters(self) -> dict[str, Painter]:
        marks: dict[str, Painter] = {f"player:{player}": partial(self._mark, player) for player in self._looks}
        review = {"last-table": self._review.paint_table, "course": self._review.paint_course}
        return {**marks, **review, "headline": self._draw_headline}

    def _draw_headline(self, canvas: Canvas, rect: pygame.Rect) -> None:
        words = self._won()
        size = self._size(words) or HEADLINE[-1]
        letters = map_font(canvas.px(size)).render(words, True, theme.TEXT)
        canvas.surface.blit(letters, letters.get_rect(center=rect.center))

    def _mark(self, player: PlayerId, canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.player_mark(rect.center, MARK / 2 - 1, self._looks[player])

    # -- doing --------------------------------------------------------------------------------------------------------

    def refuse(self) -> None:
        self.press("look")

    def accept(self) -> None:
        self.press("on")

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key in LETTERS:
            self.press(LETTERS[event.key])
        else:
            super().take_key(event)

    def press(self, name: str) -> None:
        # Without an editor below one goes on to the start.
        doing: dict[str, Callable[[], None]] = {"look": lambda: self.desk.leave(self), "on": self.desk.to_editor}
        kind, _, number = name.partition(":")
        moment = still_there(self._review.moments, number) if kind == "moment" else None
        if moment is not None and self._show is not None:
            self.desk.leave(self)
            self._show(moment_line(self.controller.session, moment, self.controller.viewer))
            return
        doing["last-table"] = doing["look"]
        scenario, save = self.scenario, self.controller.save
        if scenario is not None:
            doing["again"] = lambda: self.desk.play(scenario)
        if save is not None:
            doing["watch"] = lambda: self.desk.watch(save.path)
            doing["report"] = lambda: report_save(self.desk, save.path)
        if name in doing:
            doing[name]()


def _button(name: str, label: str, key: str, *, is_main: bool = False) -> Button:
    style: Style = "primary" if is_main else "plain"
    return Button(name, label, key, style=style, min_width=BUTTON, min_height=BUTTON_HEIGHT)
