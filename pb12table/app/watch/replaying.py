"""A saved game is played up to where it stands, a little with each frame; how far it has come is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import pygame

from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.files.of_system import check_window
from pb12table.files.problems import FileProblem
from pb12table.files.saves.resuming import Resuming
from pb12table.files.saves.save import RULES_CHANGED, LoadedSave, load_before, load_save
from pb12table.files.saves.save_lock import OPEN_ELSEWHERE
from pb12table.kernel.dice import DiceSource, NoDice
from pb12table.kernel.session import Session
from pb12table.texts.problems import problem_line
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout.nodes import Column, Drawn, Label, Node, Row
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.parts import dialog, dialog_button

PATIENCE: Final = 0.2
"""What is done within so many seconds is not announced."""
FRAME_SHARE: Final = 0.06
WIDTH: Final = 520.0
BAR: Final = 12.0
"""How high the bar is that fills."""

Take = Callable[[LoadedSave, Session[Any]], None]
Then = Callable[[Session[Any]], None]
Failed = Callable[[FileProblem], None]


def offer_to_watch(desk: Desk, save: Path) -> None:
    """Say that a game is being played in another window, and offer to watch it."""
    texts, problem = desk.texts, FileProblem(save, "", OPEN_ELSEWHERE)
    text = f"{problem_line(texts, problem)}\n\n{texts('open-elsewhere-text')}"
    title, yes, no = texts("open-elsewhere-title"), texts("open-elsewhere-yes"), texts("close")
    desk.ask(title, text, yes, no, lambda: desk.watch(save))


def open_save(
    desk: Desk,
    save: Path,
    offer: str,
    throws: Callable[[LoadedSave], DiceSource],
    take: Take,
    watch: Take | None = None,
) -> None:
    """Play a save to its end and take it, or tell what is wrong and offer what comes before.

    `offer` begins the keys of what is said; `throws` are the dice that were still to fall.  With `watch` one may also
    only watch what comes before.
    """

    def failed(damage: FileProblem) -> None:
        if damage.key == OPEN_ELSEWHERE:
            offer_to_watch(desk, save)
            return
        # Each time less is left, until all of it can be played or there is nothing.
        try:
            rest = load_before(save, damage)
        except FileProblem as earlier:
            failed(earlier)
            return
        if rest is None:
            desk.say_problem(damage)
        else:
            part = rest
            played_to_end(desk, part, throws(part), lambda session: offer_rest(damage, part, session), failed)

    def offer_rest(damage: FileProblem, part: LoadedSave, session: Session[Any]) -> None:
        texts = desk.texts
        is_sound = damage.key == RULES_CHANGED
        told = texts(f"{offer}-rules-text" if is_sound else f"{offer}-text")
        title = texts("rules-changed-title" if is_sound else "dialog-problem-title")
        besides = None if watch is None else (texts("watch-part-yes"), lambda: watch_rest(part, watch))
        text, yes, no = f"{problem_line(texts, damage)}\n\n{told}", texts(f"{offer}-yes"), texts("close")
        desk.ask(title, text, yes, no, lambda: take_rest(part, session), besides)

    def watch_rest(part: LoadedSave, watch: Take) -> None:
        played_to_end(desk, part, NoDice(), lambda session: watch(part, session), desk.say_problem)

    def take_rest(part: LoadedSave, session: Session[Any]) -> None:
        try:
            take(part, session)
        except FileProblem as problem:
            desk.say_problem(problem)

    try:
        loaded = load_save(save)
    except FileProblem as problem:
        failed(problem)
        return
    try:
        check_window(loaded.header.system, save)
    except FileProblem as problem:
        desk.say_problem(problem)
    else:
        played_to_end(desk, loaded, throws(loaded), lambda session: take(loaded, session), failed)


def played_to_end(desk: Desk, loaded: LoadedSave, dice: DiceSource, then: Then, failed: Failed) -> None:
    """Play a save to its end, then do something with the session; `failed` is told what goes wrong in either."""
    replaying = Replaying(desk, Resuming(loaded, dice), then, failed)
    if not replaying.play_on(PATIENCE):
        desk.open(replaying)


class Replaying(ProgramScreen):
    """Says how far it has come; the button and Escape break it off, and then nothing has happened."""

    def __init__(self, desk: Desk, resuming: Resuming, then: Then, failed: Failed) -> None:
        super().__init__(desk)
        self._resuming = resuming
        self._then, self._failed = then, failed
        self._percent = 0
        self._is_open = False

    def play_on(self, seconds: float) -> bool:
        """Play for about so long; return whether that was all, be it that the rest cannot be played."""
        until = perf_counter() + seconds
        try:
            session = self._resuming.go_on()
            while session is None and perf_counter() < until:
                session = self._resuming.go_on()
            if session is None:
                return False
            self._leave()
            self._then(session)
        except FileProblem as problem:
            self._leave()
            self._failed(problem)
        return True

    def update(self, seconds: float) -> bool:
        self._is_open = True
        if self.play_on(FRAME_SHARE):
            return True
        percent = round(100 * self._resuming.played / max(self._resuming.total, 1))
        if percent != self._percent:
            self._percent, self._changed = percent, True
        return super().update(seconds)

    def _leave(self) -> None:
        if self._is_open:
            self._is_open = False
            self.desk.leave(self)

    def describe(self) -> Node:
        texts = self.desk.texts
        share = Label(texts("percent", share=self._percent), wrap=False, side="right", min_width=48.0)
        bar = Row((Drawn("bar", grow=1.0, min_height=BAR), share), align="center")
        body = Column((Label(texts("replaying-text"), tone="muted"), bar), 12.0)
        cancel = dialog_button("cancel", texts("card-cancel"), key=texts("key-escape"))
        return dialog(WIDTH, texts("replaying-title"), body, [cancel], offset=self.scrolled)

    def painters(self) -> dict[str, Painter]:
        return {"bar": self._bar}

    def _bar(self, canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.box(rect, theme.SUNKEN, theme.LINE, 4)
        if self._percent:
            filled = pygame.Rect(rect.topleft, (max(rect.w * self._percent // 100, canvas.px(8)), rect.h))
            canvas.box(filled, theme.ACCENT, None, 4)

    def press(self, name: str) -> None:
        self._leave()

    def refuse(self) -> None:
        self._leave()
