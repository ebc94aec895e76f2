"""Why the program did something: a sheet with what it weighed, for any of its answers that may be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pb12table.app.game.base import Playing
from pb12table.bots.reasons import Why, asked_again_at, may_be_told
from pb12table.kernel.game import EVERYTHING
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.names import player_name
from pb12table.texts.reasons import why_lines
from pb12table.window.kit.background import Background
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


class AskingAgain(WhySheet):
    """A sheet on an answer from before the game was opened: the program is asked again beside the frames."""

    def __init__(self, game: Playing, title: str, entry: int, viewer: str | None) -> None:
        super().__init__(game.desk, title, (game.texts("why-asking"),))
        controller, setup = game.controller, game.setup
        entries, seatings, seed = list(controller.session.entries), controller.seatings, controller.seed
        self._asking: Background[tuple[Why, Session[Any]] | None] = Background()
        self._texts, self._viewer, self._is_told = game.texts, viewer, False
        stop = self._asking.is_overtaken
        self._asking.ask(entry, lambda: asked_again_at(setup, entries, seatings, seed, entry, stop))

    def update(self, seconds: float) -> bool:
        self._asking.work()
        if self._asking.found is None or self._is_told:
            return super().update(seconds)
        self._is_told, found = True, self._asking.found[1]
        if found is None:
            self.lines_told = (self._texts("why-no-choice"),)
        else:
            why, before = found
            self.lines_told = tuple(why_lines(self._texts, before, why, self._viewer))
        return True

    def settle(self) -> None:
        """Wait for the answer, which the next update shows."""
        self._asking.settle()

    def close(self) -> None:
        self._asking.forget()
        super().close()


def tell_why(game: Playing, entry: int | None = None) -> None:
    """Show why the program gave its answer after a number of entries, or its last one, if that may be told."""
    controller, texts = game.controller, game.texts
    number = controller.last_decision() if entry is None else entry
    if number is None:
        game.say(texts("why-none"))
        return
    session = controller.session
    player = PlayerId(session.entries[number].player)
    kept = controller.decided.get(number)
    before, viewer = session.past(number), asker(game)
    about = kept or Why(number, player, "", None, None)
    if not may_be_told(session, before.state, about, viewer, controller.seatings):
        game.say(texts("why-secret"))
        return
    title = texts("why-title", player=player_name(game.setup, player))
    if kept is None:
        game.desk.open(AskingAgain(game, title, number, viewer))
    else:
        game.desk.open(WhySheet(game.desk, title, why_lines(texts, before, kept, viewer)))


def asker(game: Playing) -> str | None:
    """Return as whose the reasons are read: the only person's; the public's where several look; all once it is over."""
    controller = game.controller
    people = controller.people
    if controller.session.pending is None or not people:
        return EVERYTHING
    return people[0] if len(people) == 1 else None
