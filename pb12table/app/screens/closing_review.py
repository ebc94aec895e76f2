"""What the closing screen shows of the game: the last table, its course as a line, and its best moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from pb12table.app.play.controller import Controller
from pb12table.app.play.recap import trails_since
from pb12table.app.play.review import best_moments
from pb12table.app.preview.state_picture import picture_of
from pb12table.kernel.log import LogLine, visible_to
from pb12table.report.games.course import course_of
from pb12table.systems.known import words
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import LogRow, row_words
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import looks_of
from pb12table.window.kit.strokes import disc, lines
from pb12table.window.layout.nodes import Card, Column, Drawn, Label, Node, Row
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.table_view import TableView

PICTURE: Final = (300.0, 200.0)
"""The room of the picture of the table, in natural pixels."""
CHART: Final = 168.0
CARD: Final = 382.0
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

    def nodes(self, texts: Texts) -> list[Node]:
        """All of it, as it stands between the table of the players and the buttons."""
        own = texts.of(self._controller.setup.system)
        counted = "closing-victory-points" if self.course.counts_points else "closing-figures-left"
        course = Column(
            (Label(own("closing-course", what=own(counted)), theme.SMALL, "muted"),
             Drawn("course", grow=1.0, min_height=CHART)), 4.0, grow=1.0,
        )  # fmt: skip
        table = Drawn("last-table", "last-table", (texts("closing-last-table"),), min_width=PICTURE[0],
                      max_width=PICTURE[0], min_height=PICTURE[1])  # fmt: skip
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
        """The table as it was left, with the way there of the last turn."""
        controller = self._controller
        key = (rect.size, canvas.px(100))
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
        """The lines of the turn in which the game ended."""
        controller = self._controller
        meaning = words(controller.setup.system).meaning
        viewer = controller.viewer
        public = [line for line in controller.session.log if not line.struck and visible_to(line.event, viewer)]
        turns = [number for number, line in enumerate(public) if meaning(line.event).turn_player(controller.setup)]
        return public[turns[-1] :] if turns else []

    def paint_course(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """A line for each player over the rounds, with the number at its end."""
        course, looks = self.course, looks_of(self._controller.setup)
        most = max((max(numbers, default=0) for numbers in course.stands.values()), default=0) or 1
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

        shown = sorted({0, (len(course.rounds) - 1) // 2, len(course.rounds) - 1}) if course.rounds else ()
        for number in shown:
            spot = (round(x_of(number + 1)) - canvas.px(4), room.bottom + canvas.px(4))
            canvas.text(spot, str(course.rounds[number]), theme.SMALL, theme.MUTED)
        taken: list[int] = []
        for order, (player, numbers) in enumerate(course.stands.items()):
            begin = 0 if course.counts_points else (numbers[0] if numbers else 0)
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
            while any(abs(top - other) < canvas.line_height(theme.SMALL) for other in taken):
                top -= canvas.line_height(theme.SMALL)
            taken.append(top)
            last = str(numbers[-1] if numbers else begin)
            canvas.text((room.right + canvas.px(10), top), last, theme.SMALL, theme.TEXT, bold=True)
