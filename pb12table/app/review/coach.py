"""The coach: after a decision of a person a small mark says how good it was and, asked, what would have been better."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Event
from typing import Final

import pygame

from pb12table.analysis.crew import Crew, Stopped, WorkerLost
from pb12table.analysis.walking import with_changes
from pb12table.app.game.base import Playing
from pb12table.app.review.advice import Advice, Asked, Grade, advised
from pb12table.report.review_telling import advice_lines
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.names import player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import Colour
from pb12table.window.kit.strokes import disc, lines
from pb12table.window.layout.nodes import Badge, Card, Column, Drawn, Label, Node, Plate, Row
from pb12table.window.layout.painting import draw_panel, wanted_height, wanted_width
from pb12table.window.layout.placing import dialog, dialog_button
from pb12table.window.screens.base import LaidScreen
from pb12table.window.screens.dialogs import Agreement

SIGN: Final = 22.0
WIDTH: Final = 640.0
ZONE: Final = "command:coach"


class Coach:
    """Judges what people decide in a game, beside its frames, and shows that once it is decided.

    It is on where the settings want it and one person plays; where several do, all must have agreed.  Only the newest
    decision is judged; one that is taken back is forgotten.
    """

    def __init__(self, game: Playing) -> None:
        self.game = game
        self.advice: Advice | None = None
        self._agreed: bool | None = None
        """What people who play against each other have said; None where they have not been asked."""
        self._stop = Event()
        self._worker: ThreadPoolExecutor | None = None
        self._crew: Crew | None = None
        self._running: tuple[Asked, Future[Advice | None]] | None = None
        self._waiting: Asked | None = None

    # -- whether it is wanted -----------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        """Return whether decisions are judged."""
        people = self.game.controller.people
        return self.game.settings.coach and (len(people) == 1 or (len(people) > 1 and self._agreed is True))

    def ask_people(self) -> None:
        """Ask people who play against each other, once, whether all want the coach."""
        game = self.game
        people = game.controller.people
        if game.settings.coach and len(people) > 1 and self._agreed is None:
            self._agreed = False
            self._ask(people)

    def _ask(self, people: list[PlayerId]) -> None:
        game, texts = self.game, self.game.texts
        names = [player_name(game.setup, player) for player in people]
        title, text = texts("coach-agree-title"), texts("coach-agree-text")
        agree, no = texts("coach-agree"), texts("coach-refuse")
        game.desk.open(Agreement(game.desk, title, text, names, agree, no, self._all_agree))

    def _all_agree(self) -> None:
        self._agreed = True

    def turn_on(self) -> None:
        """Let decisions be judged from now on, in all games of one person; several people are asked for this one."""
        self.game.settings.coach = True
        self.game.desk.apply_settings()
        people = self.game.controller.people
        if len(people) > 1:
            self._agreed = False
            self._ask(people)
        else:
            self.game.say(self.game.texts("coach-on", key=self.game.key("coach")))

    def turn_off(self) -> None:
        """Let nothing be judged any more, here and in other games."""
        self.game.settings.coach, self._agreed, self.advice, self._waiting = False, False, None, None
        self.game.desk.apply_settings()
        self.game.say(self.game.texts("coach-off"))

    # -- judging ------------------------------------------------------------------------------------------

    def decided(self, number: int) -> None:
        """Let be judged what a person has decided after so many entries of the journal."""
        controller = self.game.controller
        entries = controller.session.entries
        self.advice = None
        if not self.is_on or number >= len(entries):
            return
        self._waiting = Asked(with_changes(controller.setup), tuple(entries), number)
        self._begin()

    def _begin(self) -> None:
        if self._running is not None or self._waiting is None:
            return
        if self._worker is None:
            self._worker = ThreadPoolExecutor(1, thread_name_prefix="coach")
        asked, self._waiting = self._waiting, None
        self._running = (asked, self._worker.submit(partial(self._judged, asked)))

    def _judged(self, asked: Asked) -> Advice | None:
        """Let a process judge a decision; it stays there for the next."""
        try:
            if self._crew is None:
                self._crew = Crew(1, self._stop.is_set, gains=True)
            return next(made for _, made in self._crew.carried_out(advised, None, [asked]))
        except (Stopped, WorkerLost):
            return None
        finally:
            if self._stop.is_set() and self._crew is not None:
                self._crew.dismiss()

    def update(self) -> bool:
        """Take what was found, and judge what waits; return whether there is something new to show."""
        length = len(self.game.controller.session.entries)
        gone = self.advice is not None and (self.advice.entry >= length or not self.is_on)
        if gone:
            self.advice = None
        if self._running is None or not self._running[1].done():
            return gone
        (asked, future), self._running = self._running, None
        found = future.result()
        made = asked.entry + 1
        still = self.game.controller.session.entries[:made] == list(asked.entries[:made])
        if self._waiting is None and still and self.is_on:
            self.advice = found
        self._begin()
        return True

    def settle(self) -> None:
        """Wait for the judgement, which the next update shows."""
        if self._running is not None:
            self._running[1].exception()

    def close(self) -> None:
        """Break off what is being judged, and let the process go."""
        self._stop.set()
        if self._worker is not None:
            self._worker.submit(self._dismiss)
            self._worker.shutdown(wait=False)

    def _dismiss(self) -> None:
        if self._crew is not None:
            self._crew.dismiss()

    # -- what is shown ------------------------------------------------------------------------------------

    def press(self) -> None:
        """Tell what is known of the last decision; where nothing is judged, offer to begin."""
        game, texts = self.game, self.game.texts
        if not self.is_on:
            self.turn_on()
        elif self.advice is not None:
            game.desk.open(CoachSheet(self, self.advice))
        elif self._running is not None:
            game.say(texts("coach-thinking"))
        else:
            game.say(texts("coach-nothing", key=game.key("coach")))

    def plate(self, canvas: Canvas) -> tuple[Node, tuple[int, int]] | None:
        """Return the mark beside the table and its size in window pixels; None while there is nothing to say."""
        if self.advice is None or self.advice.grade is None:
            return None
        texts, grade = self.game.texts, self.advice.grade
        words = Label(texts(f"coach-{grade}"), bold=True, wrap=False)
        row = Row((Drawn("sign", min_width=SIGN, min_height=SIGN), words, Badge(self.game.key("coach"))), 8.0, "center")
        surface = Plate(theme.PANEL, colour_of(grade), 6.0, 1.5, theme.HOVERED, shaded=True)
        node = Card(ZONE, row, (8.0, 4.0, 8.0, 4.0), surface, tip=(texts("coach-tip"),))
        wide = wanted_width(node, canvas.scale)
        return node, (wide, wanted_height(node, wide, canvas.scale))

    def draw(self, canvas: Canvas, rect: pygame.Rect, node: Node) -> None:
        """Paint the mark into its place."""
        if self.advice is not None and self.advice.grade is not None:
            draw_panel(canvas, rect, node, {"sign": partial(draw_sign, self.advice.grade)})


def colour_of(grade: Grade) -> Colour:
    """Return the colour that stands for a grade."""
    return {"fine": theme.GOOD, "doubtful": theme.ACCENT, "costly": theme.BAD}[grade]


def draw_sign(grade: Grade, canvas: Canvas, rect: pygame.Rect) -> None:
    """Paint a disc with a tick, a question mark or an exclamation mark."""
    middle, radius = rect.center, canvas.px(SIGN) / 2 - 1
    disc(canvas.surface, colour_of(grade), middle, radius)
    if grade == "fine":
        x, y = middle
        arm = radius * 0.45
        lines(canvas.surface, theme.INK, [(x - arm, y), (x - arm * 0.2, y + arm * 0.8), (x + arm, y - arm * 0.8)],
              canvas.px(2.5))  # fmt: skip
        return
    words, size = ("?" if grade == "doubtful" else "!"), theme.NORMAL
    canvas.text((middle[0], middle[1] - canvas.line_height(size) // 2), words, size, theme.INK, bold=True,
                anchor="center")  # fmt: skip


class CoachSheet(LaidScreen):
    """What is to be said of a decision; its second button lets the coach be silent from now on."""

    def __init__(self, coach: Coach, advice: Advice) -> None:
        super().__init__(coach.game.desk)
        self._coach, self.advice = coach, advice

    @property
    def told(self) -> tuple[str, ...]:
        """Return the lines, in the words of the game."""
        game, advice = self._coach.game, self.advice
        before = game.controller.session.past(advice.entry)
        return tuple(advice_lines(game.texts, before, advice.judgement, advice.player))

    def describe(self) -> Node:
        texts, grade = self._coach.game.texts, self.advice.grade
        title = texts("coach-title", grade=grade or "none")
        parts: list[Node] = [Label(line, hyphens=False) for line in self.told]
        buttons = [
            dialog_button("close", texts("why-close"), key=texts("key-return"), is_main=True),
            dialog_button("off", texts("coach-turn-off")),
        ]
        return dialog(WIDTH, title, Column(tuple(parts), 8.0), buttons, offset=self.scrolled)

    def press(self, name: str) -> None:
        self.desk.leave(self)
        if name == "off":
            self._coach.turn_off()

    def accept(self) -> None:
        self.press("close")

    def refuse(self) -> None:
        self.press("close")
