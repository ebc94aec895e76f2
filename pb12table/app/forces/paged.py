"""What screens with a list, a page beside it and a workbench behind it have in common: rows, buttons, typing, undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pygame

from pb12table.app.editor.panels.rows import TypingLine
from pb12table.app.editor.workbench import Workbench
from pb12table.app.forces.page import Catalogue, PageNodes
from pb12table.app.screens.base import Desk
from pb12table.app.screens.map_screen import TellingScreen, draw_passing_notice, open_from
from pb12table.files.problems import FileProblem
from pb12table.layouts.editing import Document
from pb12table.skirmish.forms.force_pages import (
    Asking,
    Change,
    Done,
    Going,
    Offer,
    Picking,
    Property,
    Refused,
    Refusing,
)
from pb12table.texts.describe import problem_words
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import Canvas, Zone, draw_tip, still_there
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.layout.painting import FontLetters, LaidPanel, Painter
from pb12table.window.layout.placing import Layout, Rect, filled
from pb12table.window.screens.dialogs import AskText, PickOne

EDGE: Final = 3.0
"""How far what scrolls may reach beyond its room."""
FEW: Final = 3
"""So many choices are gone through by clicking."""


class PagedScreen(TellingScreen, LaidPanel):
    """A list, and beside it the page of what is chosen in it; everything is done to the layout on the workbench."""

    opaque = True

    def __init__(self, desk: Desk, bench: Workbench) -> None:
        LaidPanel.__init__(self, desk)
        self.desk = desk
        self.bench = bench
        self.zones: list[Zone] = []
        self.typed = TypingLine(self)
        self._shown = -1

    @property
    def setup(self) -> Any:
        """Return the setup that can be built of the layout."""
        return self.bench.setup

    @property
    def page(self) -> PageNodes:
        """The page as it was described last."""
        raise NotImplementedError

    @property
    def rows(self) -> list[Property]:
        """Return what can be set on the page, in the order of Tab."""
        return list(self.page.rows.values())

    @property
    def numbers(self) -> dict[str, int]:
        """Return the position of a key's row among the rows."""
        return {key: number for number, key in enumerate(self.page.rows)}

    def arrange(self, node: Any) -> Layout:
        return filled(node, Rect(0, 0, *self.desk.size), self.desk.scale, FontLetters())

    def _renew(self) -> None:
        """Stop showing what has gone."""
        raise NotImplementedError

    # -- changing ---------------------------------------------------------------------------------------------------

    def do(self, label: str, document: Document, joined: object = None) -> str:
        """Go on to another document; the reason why that cannot be, "" when it is done."""
        raise NotImplementedError

    def do_or_say(self, label: str, document: Document, joined: object = None) -> bool:
        """Go on to another document, or say why that cannot be; return whether it is done."""
        reason = self.do(label, document, joined)
        if reason:
            self.say(reason, bad=True)
        return not reason

    def carry_out(self, done: Done) -> None:
        """Go on as what was clicked says."""
        match done:
            case Change():
                self.do_or_say(done.did, done.document, done.joined)
            case Picking():
                self.offer(done.title, done.offers, lambda value: self.carry_out(done.take(value)), done.now)
            case Asking():
                self._ask(done, done.now)
            case Refusing():
                self.say(done.reason, bad=True)
            case Going():
                self.go(done)

    def _ask(self, asked: Asking, now: str, reason: str = "") -> None:
        """Let an answer be typed; one that is refused stands there again, with the reason below it."""

        def take(typed: str) -> None:
            done = asked.take(typed)
            if isinstance(done, Refusing):
                self._ask(asked, typed, done.reason)
            else:
                self.carry_out(done)

        self.desk.open(AskText(self.desk, asked.title, now, self.texts("forces-take"), take, reason))

    def go(self, going: Going) -> None:
        """Show another page, where a screen has such."""

    @property
    def look(self) -> PlayerLook | None:
        """Return in whose colours what is offered is shown."""
        return None

    def offer(self, title: str, offers: tuple[Offer, ...], on_pick: Callable[[str], None], now: str = "") -> None:
        """Open a list to pick from."""
        self.desk.open(Catalogue(self.desk, title, offers, on_pick, self.look, now))

    def put(self, number: int, text: str) -> str:
        """Set a row to what was typed or chosen; the reason why that cannot be, "" when it is done."""
        row = self.rows[number] if number < len(self.rows) else None
        if row is None or row.put is None or (text == row.value and not row.unset):
            return ""
        try:
            document = row.put(text)
        except Refused as refused:
            return self.texts(refused.key, text=str(refused))
        except FileProblem as problem:
            return self.texts("edit-refused", label=row.label, what=problem_words(self.texts, problem))
        reason = self.do("set-value", document)
        return self.texts("edit-refused", label=row.label, what=reason) if reason else ""

    def _choose_option(self, number: int, row: Property) -> None:
        """Let one of a row's options be chosen: few by clicking on, many from a list."""
        values, shown = [value for value, _ in row.options], [label for _, label in row.options]
        now = shown.index(row.value) if row.value in shown else -1

        def put(value: str) -> None:
            reason = self.put(number, value)
            if reason:
                self.say(reason, bad=True)

        if len(values) <= FEW:
            put(values[(now + 1) % len(values)])
        else:
            self.desk.open(PickOne(self.desk, row.label, row.options, put, max(now, 0)))

    # -- time, keys and mouse -----------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        changed = self.bench.work(seconds)
        if self.bench.changes != self._shown:
            self._shown = self.bench.changes
            self._renew()
        changed = self._notice_passes(seconds) or changed
        changed = self.typed.update(seconds) or changed
        return LaidPanel.update(self, seconds) or changed

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if self.typed.takes(event):
            return
        if event.type == pygame.MOUSEWHEEL:
            self.typed.close()
        LaidPanel.handle(self, event)

    def take_key(self, event: pygame.event.Event) -> None:
        command = keys.command_for(keys.binding_of(event), ("edit", "table"), self.desk.settings.keys)
        if command is None or open_from(self.desk, command, ("edit",)):
            return
        self.take_command(command)

    def take_command(self, command: str) -> None:
        """Carry out a command of a key or a button."""
        raise NotImplementedError

    def open_row(self, place: str) -> None:
        """Type into the row at a place, or choose one of its options."""
        found = still_there(list(self.page.rows.items()), place)
        if found is None:
            return
        number, (key, row) = int(place), found
        if key in self.page.row_acts:
            self.carry_out(self.page.row_acts[key]())
        elif row.kind == "choice":
            self._choose_option(number, row)
        elif row.put is not None:
            self.typed.open(number, pygame.Rect(self.layout.place_of(f"property:{number}")))

    # -- painting -----------------------------------------------------------------------------------------------------

    def painters(self) -> dict[str, Painter]:
        return self.page.painters

    def draw(self, canvas: Canvas) -> None:
        canvas.zones.clear()
        canvas.surface.fill(theme.INK)
        scrolls = self.layout.scrolls()
        edge = 2 * round(EDGE * self.desk.scale)
        rect, page = (pygame.Rect(scrolls[name].rect).inflate(0, edge) for name in ("list", "page"))
        canvas.box(rect, theme.PANEL, None, 0)
        self.paint(canvas)
        for ends in (((0, rect.top), (canvas.rect.w, rect.top)), (rect.topright, rect.bottomright),
                     ((0, rect.bottom), (canvas.rect.w, rect.bottom))):  # fmt: skip
            pygame.draw.line(canvas.surface, theme.LINE, *ends)
        draw_passing_notice(canvas, page, self.notice)
        self.typed.draw(canvas)
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip:
            draw_tip(canvas, zone.tip)
        self.zones = list(canvas.zones)
