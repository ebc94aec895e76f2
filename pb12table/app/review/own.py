"""The page of one's own games: how accurate and how lucky a person was, over time, and what is missed most."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import accumulate
from typing import Final

import pygame

from pb12table.app.review.charts import draw_share, draw_trend
from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.files.places import user_folder
from pb12table.files.problems import problem_of
from pb12table.report.own_games import (
    OWN_TURN,
    PREPARING,
    REACTION,
    Missed,
    Own,
    Sum,
    Summary,
    forget_all,
    kept_summaries,
    own_of,
    people_in,
)
from pb12table.report.review_telling import POINT, points
from pb12table.texts.names import system_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout.nodes import Button, Column, Drawn, Grid, Label, Node, Row, Space
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.placing import dialog, dialog_button, titled
from pb12table.window.screens.dialogs import PickOne

WIDTH: Final = 940.0
TREND: Final = 110.0
NAME: Final = 250.0
BAR: Final = 14.0
NUMBER: Final = 62.0
MOST: Final = 6
"""So many kinds of decisions, and so many missed plans, are told."""


class OwnScreen(ProgramScreen):
    """Sums up all reviews of a person; one button takes all of them away, after a question."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.name = ""
        self._read()

    def _read(self) -> None:
        try:
            self.summaries: Sequence[Summary] = kept_summaries()
        except OSError as error:
            self.summaries = ()
            self.desk.say_problem(problem_of(str(user_folder()), error))
        self.people = people_in(self.summaries)
        if self.name not in self.people:
            self.name = self.people[0] if self.people else ""
        self.own: Own = own_of(self.summaries, self.name)
        self._changed = True

    # -- what is shown ------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts = self.desk.texts
        buttons = [dialog_button("close", texts("close"), key=texts("key-escape"), is_main=True)]
        if self.summaries:
            buttons.append(dialog_button("delete", texts("own-delete")))
        body = Column(tuple(self._parts()), 14.0)
        return dialog(WIDTH, texts("own-title"), body, buttons, offset=self.scrolled)

    def _parts(self) -> list[Node]:
        texts, own = self.desk.texts, self.own
        if not self.people:
            return [Label(texts("own-none")), Label(texts("own-all-local"), theme.SMALL, "muted")]
        who: list[Node] = [Label(texts("own-games", games=len(own.games)), tone="muted")]
        if len(self.people) > 1:
            who.append(Button("who", texts("own-name", name=self.name), "P", min_height=32.0))
        head = Row((Label(self.name, theme.LARGE, bold=True), Space(grow=1.0), *who), 12.0, "center")
        if not own.decisions.times:
            return [head, Label(texts("own-none-of", name=self.name))]
        accuracy = texts("percent", share=round(100 * own.decisions.accuracy))
        told = texts("own-decisions", number=own.decisions.times)
        sums = Row((_big(accuracy, texts("own-accuracy")), _big(points(texts, own.luck), texts("own-luck")),
                    Label(told, tone="muted", side="right", grow=1.0)), 28.0, "center")  # fmt: skip
        trends = (("own-over-time", "accuracy"), ("own-luck-over-time", "luck"))
        charts = Grid(tuple(_trend(texts(key), what) for key, what in trends), 2, 20.0)
        return [head, sums, charts, *self._tables(), Label(texts("own-all-local"), theme.SMALL, "muted")]

    def _tables(self) -> list[Node]:
        texts, own = self.desk.texts, self.own
        systems = own.by_system()
        by_game = [self._row(f"game:{each}", system_name(texts, each), found) for each, found in systems.items()]
        by_kind = [
            self._row(f"kind:{kind}", texts(f"own-kind-{kind}"), own.kinds[kind])
            for kind in (PREPARING, OWN_TURN, REACTION)
            if kind in own.kinds
        ]
        missed = [self._missed(each) for each in own.missed[:MOST]] or [Label(texts("own-missed-none"), tone="muted")]
        found = [titled(texts("own-by-game"), Column(tuple(by_game), 4.0))] if len(systems) > 1 else []
        return [*found, titled(texts("own-by-kind"), Column(tuple(by_kind), 4.0)),
                titled(texts("own-missed"), Column(tuple(missed), 4.0))]  # fmt: skip

    def _row(self, what: str, name: str, found: Sum) -> Node:
        """Return a name with its share as a bar, how often, and what it cost."""
        texts = self.desk.texts
        share = Label(texts("percent", share=round(100 * found.accuracy)), side="right", min_width=NUMBER, wrap=False)
        times = Label(texts("own-decisions", number=found.times), theme.SMALL, "muted", side="right", min_width=130.0,
                      wrap=False)  # fmt: skip
        bar = Drawn(what, grow=1.0, min_height=BAR)
        return Row((Label(name, min_width=NAME, max_width=NAME, lines=1), bar, share, times), 10.0, "center")

    def _missed(self, missed: Missed) -> Node:
        """Return what is missed again and again by its dearest example, how often, and what that cost."""
        texts = self.desk.texts
        words = missed.words[texts.language == "de"]
        times = Label(texts("own-missed-times", times=missed.sum.times), theme.SMALL, "muted", wrap=False)
        cost = texts("own-cost", points=texts.number(missed.sum.price / POINT, 1))
        price = Label(cost, tone="bad", bold=True, side="right", min_width=NUMBER, wrap=False)
        return Row((Label(words, grow=1.0, lines=1, told=True), times, price), 10.0, "center")

    def painters(self) -> dict[str, Painter]:
        own = self.own
        found: dict[str, Painter] = {"accuracy": self._draw_accuracy, "luck": self._draw_luck}
        found |= {f"game:{each}": partial(_draw_share, sums.accuracy) for each, sums in own.by_system().items()}
        return found | {f"kind:{kind}": partial(_draw_share, sums.accuracy) for kind, sums in own.kinds.items()}

    def _draw_accuracy(self, canvas: Canvas, rect: pygame.Rect) -> None:
        shares = [max(0.5, game.seat.decisions.accuracy) for game in self.own.games]
        draw_trend(canvas, rect, shares, (0.5, 1.0), ("50 %", "100 %"))

    def _draw_luck(self, canvas: Canvas, rect: pygame.Rect) -> None:
        sums = [0, *accumulate(game.seat.luck for game in self.own.games)]
        most = 1.15 * max(map(abs, sums)) or 1.0
        ends = (points(self.desk.texts, -round(most)), points(self.desk.texts, round(most)))
        draw_trend(canvas, rect, sums, (-most, most), ends)

    # -- doing --------------------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_p:
            self.press("who")
        else:
            super().take_key(event)

    def press(self, name: str) -> None:
        match name:
            case "close":
                self.refuse()
            case "delete":
                self._ask_delete()
            case "who" if len(self.people) > 1:
                options = [(str(number), each) for number, each in enumerate(self.people)]
                title = self.desk.texts("own-name-title")
                self.desk.open(PickOne(self.desk, title, options, self._choose, self.people.index(self.name)))
            case _:
                pass

    def _choose(self, number: str) -> None:
        self.name = self.people[int(number)]
        self._read()

    def _ask_delete(self) -> None:
        texts = self.desk.texts
        text = texts("own-delete-text", number=len(self.summaries))
        self.desk.ask(
            texts("own-delete"), text, texts("own-delete-yes"), texts("card-cancel"), self._delete, grave=True
        )

    def _delete(self) -> None:
        try:
            forget_all()
        except OSError as error:
            self.desk.say_problem(problem_of(str(error.filename), error))
        self._read()

    def accept(self) -> None:
        self.refuse()

    def refuse(self) -> None:
        self.desk.leave(self)


def _big(number: str, words: str) -> Node:
    above = Label(number, theme.TITLE, bold=True, wrap=False)
    return Column((above, Label(words, theme.SMALL, "muted", wrap=False)), 0.0)


def _trend(words: str, what: str) -> Node:
    return Column((Label(words, theme.SMALL, "muted"), Drawn(what, min_height=TREND)), 4.0, grow=1.0)


def _draw_share(share: float, canvas: Canvas, rect: pygame.Rect) -> None:
    draw_share(canvas, rect, share)
