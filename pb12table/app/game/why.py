"""Why the program did something: a sheet with what it weighed, for any of its answers that may be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pb12table.app.game.base import Playing
from pb12table.bots.reasons import may_be_told
from pb12table.kernel.game import EVERYTHING
from pb12table.texts.names import player_name
from pb12table.texts.reasons import why_lines
from pb12table.window.layout.nodes import Column, Label, Node
from pb12table.window.layout.placing import dialog, dialog_button
from pb12table.window.screens.base import LaidScreen, WindowDesk

WIDTH: Final = 760.0
BETWEEN: Final = 8.0


class WhySheet(LaidScreen):
    """Lines that say what was done, what was weighed and what was feared; Enter and Escape close it."""

    def __init__(self, desk: WindowDesk, title: str, lines: Sequence[str]) -> None:
        super().__init__(desk)
        self.title = title
        self.lines_told = tuple(lines)

    def describe(self) -> Node:
        body = Column(tuple(Label(line, hyphens=False) for line in self.lines_told), BETWEEN)
        close = dialog_button("close", self.desk.texts("why-close"), is_main=True)
        return dialog(WIDTH, self.title, body, [close], offset=self.scrolled)

    def press(self, name: str) -> None:
        self.desk.leave(self)

    def accept(self) -> None:
        self.desk.leave(self)

    def refuse(self) -> None:
        self.desk.leave(self)


def tell_why(game: Playing, entry: int | None = None) -> None:
    """Show why the program gave its answer after a number of entries, if that may be told.

    Without one it is the last that it weighed, or the very last where it has weighed none.
    """
    controller, texts = game.controller, game.texts
    weighed = [number for number, why in controller.decided.items() if why.reasons is not None]
    number = max(weighed or controller.decided, default=None) if entry is None else entry
    why = None if number is None else controller.decided.get(number)
    if why is None:
        game.say(texts("why-before-load" if controller.played_before else "why-none"))
        return
    session = controller.session
    before, viewer = session.past(why.entry), asker(game)
    if not may_be_told(session, before.state, why, viewer, controller.seatings):
        game.say(texts("why-secret"))
        return
    title = texts("why-title", player=player_name(game.setup, why.player))
    game.desk.open(WhySheet(game.desk, title, why_lines(texts, before, why, viewer)))


def asker(game: Playing) -> str | None:
    """Return as whose the reasons are read: the only person's; the public's where several look; all once it is over."""
    controller = game.controller
    people = controller.people
    if controller.session.pending is None or not people:
        return EVERYTHING
    return people[0] if len(people) == 1 else None
