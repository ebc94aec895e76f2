"""The closing screen: who won and why, the last table, the game's course as a line, and its best moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from pb12table.analysis.played.games import Tally, any_fought, tally
from pb12table.app.export import report_save
from pb12table.app.play.controller import Controller
from pb12table.app.play.evening import can_turn, score_of
from pb12table.app.play.recap import best_moments, moment_line, trails_since
from pb12table.app.preview.state_picture import picture_of
from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.app.screens.following import campaign_line
from pb12table.kernel.game import Event, LogLine, visible_to
from pb12table.report.games import course_of
from pb12table.skirmish.faces.words import Standing
from pb12table.skirmish.ids import PlayerId
from pb12table.systems import known
from pb12table.systems.known import words
from pb12table.texts.describe import result_of, winner_line
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import LogRow, row_words
from pb12table.texts.names import player_name, seats_as_they_were
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, map_font, still_there
from pb12table.window.kit.palette import PlayerLook, looks_of
from pb12table.window.kit.portraits import portraits
from pb12table.window.kit.strokes import disc, lines
from pb12table.window.layout.nodes import (
    Box,
    Button,
    Card,
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
from pb12table.window.layout.painting import Painter, wanted_height
from pb12table.window.layout.placing import BUTTON_HEIGHT, EDGE, PAD, SCROLL_BAR
from pb12table.window.scene.picture import Camera
from pb12table.window.scene.table_view import TableView

PICTURE: Final = 1.5
"""How often the picture of the table is as wide as it is high."""
HEIGHTS: Final = (200.0, 170.0, 140.0, 110.0, 90.0)
"""How high it may be, in natural pixels: so high that all can be seen, if that is possible."""
HEAD: Final = 32.0
"""What the chart beside it leaves for its own heading."""
CARD: Final = 402.0
READ_AFTER: Final = 0.6
"""A key that is pressed within so many seconds was not meant for the result."""
SHOWN: Final = 2
"""So many moments stand beside each other."""


class Review:
    """A game at a glance; what is dear to find is found once, and the picture of the table is painted once."""

    def __init__(self, texts: Texts, controller: Controller) -> None:
        self._controller, self._texts = controller, texts
        session = controller.session
        self.course = course_of(texts, session, controller.viewer)
        self.moments: Sequence[LogRow] = best_moments(session, controller.viewer)
        self._view: TableView | None = None
        self._key: object = None
        self._kept: pygame.Surface | None = None

    def nodes(self, texts: Texts, height: float) -> list[Node]:
        """Return all of it, with a picture so high, as it appears between the table of the players and the buttons."""
        own = texts.of(self._controller.setup.system)
        counted = "closing-victory-points" if self.course.counts_points else "closing-figures-left"
        course = Column(
            (Label(own("closing-course", what=own(counted)), theme.SMALL, "muted"),
             Drawn("course", grow=1.0, min_height=height - HEAD)), 4.0, grow=1.0,
        )  # fmt: skip
        table = Drawn("last-table", "last-table", (texts("closing-last-table"),), min_width=PICTURE * height,
                      max_width=PICTURE * height, min_height=height)  # fmt: skip
        found: list[Node] = [Row((table, course), 16.0, "start")]
        if self.moments:
            found.append(Label(texts("closing-moments"), theme.SMALL, "muted"))
            cards = [self._card(texts, number) for number in range(len(self.moments))]
            pairs = (cards[at : at + SHOWN] for at in range(0, len(cards), SHOWN))
            found += [Row(tuple(pair), 8.0) for pair in pairs]
        return found

    def _card(self, texts: Texts, number: int) -> Node:
        setup, row = self._controller.setup, self.moments[number]
        told = row_words(texts, setup, row)
        label = Label(told, theme.SMALL, lines=2, told=True)
        tip = (told, texts("closing-moment-tip"))
        pad = (10.0, 5.0, 10.0, 5.0)
        return Card(f"moment:{number}", label, pad, grow=1.0, min_width=CARD, max_width=CARD, tip=tip)

    # -- painting -----------------------------------------------------------------------------------------

    def paint_table(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the table as it was left, with the route there of the last turn."""
        controller = self._controller
        key = (rect.size, canvas.px(100), portraits.come)
        if self._kept is None or self._key != key:
            setup, scale = controller.setup, canvas.px(100) / 100.0
            if self._view is None or self._key != key:
                self._view = TableView(setup, None, 0.55 * scale)
            self._key = key
            surface = pygame.Surface(rect.size)
            surface.fill(theme.SUNKEN)
            field = setup.battlefield
            camera = Camera.fitted(field.width, field.depth, pygame.Rect((0, 0), rect.size), 12.0 * scale)
            picture = picture_of(controller.known_state(), self._texts)
            picture.show_zones = False
            picture.trails = trails_since(controller.session, self._last_turn(), controller.viewer) or None
            is_finest = self._view.draw(surface, camera, picture)
            canvas.surface.blit(surface, rect)
            if is_finest:
                self._kept = surface
        else:
            canvas.surface.blit(self._kept, rect)
        canvas.box(rect, None, theme.LINE, 0)

    def _last_turn(self) -> list[LogLine]:
        """Return the lines of the turn in which the game ended."""
        controller = self._controller
        meaning = words(controller.setup.system).meaning
        viewer = controller.viewer
        public = [line for line in controller.session.log if not line.struck and visible_to(line.event, viewer)]
        turns = [number for number, line in enumerate(public) if meaning(line.event).turn_player(controller.setup)]
        return public[turns[-1] :] if turns else []

    def paint_course(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw a line for each player over the rounds, with the number at its end."""
        course, looks = self.course, looks_of(self._controller.setup)
        most = max((max(course.begun[player], *numbers) for player, numbers in course.stands.items()), default=0) or 1
        room = pygame.Rect(
            rect.left + canvas.px(26), rect.top + canvas.px(8), rect.w - canvas.px(58), rect.h - canvas.px(32)
        )
        for value in sorted({0, most // 2, most}):
            y = room.bottom - room.h * value // most
            pygame.draw.line(canvas.surface, theme.LINE, (room.left, y), (room.right, y))
            canvas.text((rect.left, y - canvas.line_height(theme.SMALL) // 2), str(value), theme.SMALL, theme.MUTED)
        count = max(len(course.rounds), 1)

        def x_of(number: int) -> float:
            return room.left + room.w * (number / count)

        last = len(course.rounds) - 1
        shown = range(last + 1) if last < FEW_ROUNDS else sorted({0, last // 2, last})
        for number in shown:
            spot = (round(x_of(number + 1)) - canvas.px(4), room.bottom + canvas.px(4))
            canvas.text(spot, str(course.rounds[number]), theme.SMALL, theme.MUTED)
        taken: list[int] = []
        for order, (player, numbers) in enumerate(course.stands.items()):
            begin = course.begun[player]
            # Lines that lie on each other are drawn beside each other.
            aside = canvas.px(2) * order
            points = [
                (x_of(number), room.bottom - room.h * value / most - aside)
                for number, value in enumerate((begin, *numbers))
            ]
            if len(points) > 1:
                lines(canvas.surface, looks[player].colour, points, canvas.px(3))
            disc(canvas.surface, looks[player].colour, points[-1], canvas.px(4))
            top = round(points[-1][1]) - canvas.line_height(theme.SMALL) // 2
            # They stay in the chart: those at its top are told one below the other.
            step = canvas.line_height(theme.SMALL) * (1 if points[-1][1] < room.centery else -1)
            while any(abs(top - other) < abs(step) for other in taken):
                top += step
            taken.append(top)
            stand = str(numbers[-1] if numbers else begin)
            canvas.text((room.right + canvas.px(10), top), stand, theme.SMALL, theme.TEXT, bold=True)


FEW_ROUNDS: Final = 10
"""Fewer rounds than these are all named below the game's course."""
WIDTH: Final = 860.0
HEADLINE: Final = (38.0, 32.0, 27.0)
"""The sizes of the letters that say who has won; the largest that fits is taken."""
BUTTON: Final = 104.0
CELL: Final = 104.0
"""How wide a column of numbers is."""
MARK: Final = 24.0
LETTERS: Final = {
    pygame.K_n: "again",
    pygame.K_s: "turned",
    pygame.K_c: "following",
    pygame.K_w: "watch",
    pygame.K_r: "report",
    pygame.K_v: "review",
}


class Closing(ProgramScreen):
    """Lies over the table; the table can be looked at once more, and the last decision taken back."""

    def __init__(
        self, desk: Desk, controller: Controller, scenario: str | None, show: Callable[[LogLine], None] | None = None
    ) -> None:
        """Take `show`, which shows a moment of the game on the table, by a line of its log."""
        super().__init__(desk)
        self.controller = controller
        self.scenario = scenario
        self._show = show
        self._review = Review(desk.texts, controller)
        self._score = score_of(controller)
        self._may_turn = scenario is not None and can_turn(controller, scenario)
        self._following = _following(controller) if scenario is not None else ""
        self._campaign = campaign_line(desk.texts, controller)
        self._tally = tally(controller.session.state, controller.session.log)
        self._seen = 0.0
        """For how many seconds it has been shown."""

    # -- what it says -------------------------------------------------------------------------------------------------

    @property
    def _looks(self) -> dict[PlayerId, PlayerLook]:
        """Each player's look."""
        return looks_of(self.controller.setup)

    def describe(self) -> Node:
        (across, down), scale = self.window.size, self.window.scale
        width = min(round(WIDTH * scale), across - 2 * round(EDGE * scale))
        found = [self._described(height) for height in HEIGHTS]
        room = down - 2 * round(EDGE * scale)
        return next((node for node in found if wanted_height(node, width, scale) <= room), found[-1])

    def _described(self, height: float) -> Node:
        """Return all of it, with a picture of the table so high."""
        texts, state, log = self.desk.texts, self.controller.session.state, self._log()
        result = result_of(texts, state, log)
        assert result is not None, "shown at the end only"
        own = texts.of(state.setup.system)
        standings = known.words(state.setup.system).standings(own, state, log)
        told = [Label(line, side="center") for line in result.lines]
        body = Column((*told, self._table(standings), *self._evening(), *self._review.nodes(texts, height)), 6.0)
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
        """Return who has won, in a few words."""
        result = result_of(self.desk.texts, self.controller.session.state, self._log())
        winners = [player_name(self.controller.setup, winner) for winner in result.winners] if result else []
        return winner_line(self.desk.texts, winners)

    def _size(self, words: str) -> float | None:
        """Return how large the headline can be in one line; None if many long names do not fit into it."""
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
        """Return the name of a player, with a word if the program played."""
        return seats_as_they_were(self.desk.texts, self.controller.setup, player, self.controller.seatings)

    def _table(self, standings: Sequence[Standing]) -> Node:
        """Return a row for each player under headings, the best first; empty columns are left out."""
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

    def _evening(self) -> list[Node]:
        """Return how its campaign stands, or the evening if these people have played before."""
        if self._campaign:
            return [Box(Label(self._campaign, bold=True, side="center"), (0.0, 6.0, 0.0, 6.0))]
        if self._score is None:
            return []
        texts, score = self.desk.texts, self._score
        players, by_program = self.controller.setup.players, self.controller.by_program

        def name(seat: int) -> str:
            player = players[seat]
            return texts("names-of-program", name=player.name) if player.id in by_program else player.name

        told = [texts("closing-evening-won", name=name(seat), number=number) for seat, number in score.wins]
        if score.drawn:
            told.append(texts("closing-evening-drawn", number=score.drawn))
        line = texts("closing-evening", games=score.games, score=" · ".join(told))
        return [Box(Label(line, bold=True, side="center"), (0.0, 6.0, 0.0, 6.0))]

    def _cells(self, standing: Standing) -> tuple[str, ...]:
        """Return what is counted of a player; "" for nothing."""
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
        offers += [("turned", "closing-turned", "S")] if self._may_turn else []
        offers += [("following", self._following, "C")] if self._following else []
        if self.controller.save:
            offers += [("review", "closing-review", "V"), ("watch", "closing-watch", "W")]
            offers.append(("report", "closing-report", "R"))
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

    def update(self, seconds: float) -> bool:
        self._seen += seconds
        return super().update(seconds)

    def take_key(self, event: pygame.event.Event) -> None:
        if self._seen < READ_AFTER:
            return  # it was pressed to see what had come before
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
            doing["again"] = lambda: self.desk.play_again(self.controller, scenario)
            doing["turned"] = lambda: self.desk.play_again(self.controller, scenario, turned=True)
        if save is not None and self._following:
            doing["following"] = lambda: self.desk.follow(self.controller)
        if save is not None:
            doing["watch"] = lambda: self.desk.watch(save.path)
            doing["report"] = lambda: report_save(self.desk, save.path)
            doing["review"] = lambda: self.desk.review(save.path)
        if name in doing:
            doing[name]()


def _button(name: str, label: str, key: str, *, is_main: bool = False) -> Button:
    style: Style = "primary" if is_main else "plain"
    return Button(name, label, key, style=style, min_width=BUTTON, min_height=BUTTON_HEIGHT)


def _following(controller: Controller) -> str:
    """Return the key of what is offered after a game: its figures can come along; "" where nothing is carried over."""
    if controller.save is None or not known.content(controller.setup.system).rests:
        return ""
    return "closing-following" if controller.save.scenario.get("campaign") is None else "closing-chapter"
