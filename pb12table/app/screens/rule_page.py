"""The page of a rule or a ruling: what it says, and what belongs to it; and the list of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from pb12table.app.screens.base import Desk
from pb12table.systems.known import UNNAMED
from pb12table.texts.rule_list import ToldRule, all_ids, rule_name, system_of, told_rule
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import DIALOG_PAD, Canvas, Zone, width_of, zone_at
from pb12table.window.kit.citations import ZONE, rule_of
from pb12table.window.screens.base import PaintedScreen

ALL: Final = ""
"""What stands for the list of all rules and rulings instead of an id."""
WIDTH: Final = 860.0
HEIGHT: Final = 680.0
SIZE: Final = theme.NORMAL + 1
BETWEEN: Final = 10.0
ROW: Final = 26.0
WHEEL: Final = 60.0
STEPS: Final = {pygame.K_DOWN: 1, pygame.K_UP: -1, pygame.K_PAGEDOWN: 8, pygame.K_PAGEUP: -8}
"""By how many turns of the wheel a key moves the page."""


class RulePage(PaintedScreen):
    """A page over whatever was open; Escape or Enter closes it, a click on an id turns it to that rule.

    `asked` are the ids it was opened for: the first is shown, and all have a button at the top when there are several.
    """

    opaque = False

    def __init__(self, desk: Desk, asked: Sequence[str] = ()) -> None:
        self.desk = desk
        self.asked = tuple(asked)
        self.system = (system_of(asked[0]) if asked else None) or UNNAMED
        self.shown = asked[0] if asked else ALL
        self._before: list[tuple[str, int]] = []
        """What was shown before, the last one at the end, and how far it was scrolled."""
        self._zones: list[Zone] = []
        self._scroll = 0
        self._hidden = 0

    def turn_to(self, rule: str) -> None:
        """Show another rule; what was shown can be gone back to."""
        if rule != self.shown:
            self._before.append((self.shown, self._scroll))
            self.shown, self._scroll = rule, 0
        self._changed = True

    def told(self) -> ToldRule:
        """What there is to read."""
        texts = self.desk.texts
        if self.shown == ALL:
            return ToldRule(ALL, texts("rule-page-all"), (), texts("rule-page-all-heading"), all_ids(self.system))
        return told_rule(texts, self.shown)

    def _beside(self, step: int) -> str:
        """The id of the rule before or after the one that is shown, in the list of all; "" for none."""
        everything = all_ids(self.system)
        if self.shown == ALL:
            return everything[0] if step > 0 else ""
        place = everything.index(self.shown) + step
        return everything[place] if 0 <= place < len(everything) else ""

    # -- painting -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        texts, px, told = self.desk.texts, canvas.px, self.told()
        rect = canvas.dialog((WIDTH, HEIGHT), told.id or told.name)
        close = pygame.Rect(0, 0, px(170), px(38))
        close.topright = (rect.right - px(DIALOG_PAD), rect.top + px(14))
        canvas.button(close, "close", texts("close"), key=texts("key-escape"), style="primary")
        if len(self.asked) > 1:
            self._tabs(canvas, rect, close.left)
        left, width = rect.left + px(DIALOG_PAD), rect.w - 2 * px(DIALOG_PAD)
        foot = rect.bottom - px(54)
        page = pygame.Rect(left, rect.top + px(64), width, foot - rect.top - px(72))
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(page)
        height = self._page(canvas, page, told)
        canvas.surface.set_clip(before)
        self._hidden = max(0, height - page.h)
        self._scroll = min(self._scroll, self._hidden)
        canvas.scroll_mark(page.move(px(16), 0), height, self._scroll)
        self._foot(canvas, pygame.Rect(left, foot, width, px(38)))
        self._zones = list(canvas.zones)

    def _tabs(self, canvas: Canvas, rect: pygame.Rect, end: int) -> None:
        """A button for each rule that was asked for, as far as there is room beside the title."""
        px = canvas.px
        left = rect.left + px(DIALOG_PAD) + px(120)
        for rule in self.asked:
            place = pygame.Rect(left, rect.top + px(18), canvas.button_width(rule, size=theme.SMALL), px(28))
            if place.right > end - px(12):
                return
            tip = (rule_name(self.desk.texts, rule),)
            canvas.button(place, f"{ZONE}{rule}", rule, pressed=rule == self.shown, size=theme.SMALL, tip=tip)
            left = place.right + px(6)

    def _page(self, canvas: Canvas, page: pygame.Rect, told: ToldRule) -> int:
        """What there is to read, moved up by the scroll; return the height of all of it."""
        px, top = canvas.px, page.top - self._scroll
        if told.id:
            top += canvas.paragraph((page.left, top), page.w, told.name, theme.LARGE, bold=True) + px(BETWEEN)
        for paragraph in told.paragraphs:
            top += canvas.paragraph((page.left, top), page.w, paragraph, SIZE) + px(BETWEEN)
        if told.heading:
            canvas.text((page.left, top + px(4)), told.heading, theme.NORMAL, theme.ACCENT, bold=True)
            top += canvas.line_height(theme.NORMAL) + px(8)
        room = max((width_of(rule, px(SIZE), True) for rule in told.others), default=0) + px(16)
        for rule in told.others:
            row = pygame.Rect(page.left, top, page.w, px(ROW))
            if row.colliderect(page):
                self._row(canvas, row, page, rule, room)
            top = row.bottom
        return top - page.top + self._scroll

    def _row(self, canvas: Canvas, row: pygame.Rect, page: pygame.Rect, rule: str, room: int) -> None:
        """What belongs to the rule that is shown: its id and its name, to be opened."""
        px = canvas.px
        if canvas.zone(row.clip(page), f"{ZONE}{rule}"):
            canvas.box(row, theme.HOVERED, None, 4)
        top = row.centery - canvas.line_height(SIZE) // 2
        canvas.text((row.left + px(4), top), rule, SIZE, theme.PLANNED, bold=True)
        name = rule_name(self.desk.texts, rule)
        canvas.text((row.left + px(4) + room, top), name, SIZE, width=row.w - room - px(8), cites=False)

    def _foot(self, canvas: Canvas, place: pygame.Rect) -> None:
        """The ways on: to the rules beside this one, back, to the list of all, and to that of keys."""
        texts, px, left = self.desk.texts, canvas.px, place.left
        for name, label, key in (
            ("previous", self._beside(-1), texts("key-left")),
            ("next", self._beside(1), texts("key-right")),
            ("back", texts("rule-page-back") if self._before else "", texts("key-backspace")),
        ):
            if label:
                button = pygame.Rect(left, place.top, canvas.button_width(label, key), place.h)
                canvas.button(button, f"page:{name}", label, key=key)
                left = button.right + px(8)
        right = place.right
        help_key = keys.shown_key(texts, "help", self.desk.settings.keys)
        for name, label, key in (
            ("keys", texts("rule-page-keys"), help_key),
            ("all", texts("rule-page-all") if self.shown != ALL else "", ""),
        ):
            if label:
                width = canvas.button_width(label, key)
                button = pygame.Rect(right - width, place.top, width, place.h)
                canvas.button(button, f"page:{name}", label, key=key, style="quiet")
                right = button.left - px(8)

    # -- doing --------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if event.type == pygame.KEYDOWN:
            self._press(event)
        elif event.type == pygame.MOUSEWHEEL:
            self._roll(-event.y)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit = zone_at(self._zones, event.pos)
            if hit is not None:
                self._do(hit.name)

    def _press(self, event: pygame.event.Event) -> None:
        ways = {pygame.K_LEFT: "page:previous", pygame.K_RIGHT: "page:next", pygame.K_BACKSPACE: "page:back"}
        if event.key in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER):
            self.desk.leave(self)
        elif event.key in STEPS:
            self._roll(STEPS[event.key])
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._scroll = 0 if event.key == pygame.K_HOME else self._hidden
        elif event.key in ways:
            self._do(ways[event.key])
        elif keys.command_for(keys.binding_of(event), ("table",), self.desk.settings.keys) == "help":
            self._do("page:keys")

    def _do(self, name: str) -> None:
        match name:
            case "close":
                self.desk.leave(self)
            case "page:keys":
                self.desk.leave(self)
                self.desk.open_help()
            case "page:all":
                self.turn_to(ALL)
            case "page:back":
                if self._before:
                    self.shown, self._scroll = self._before.pop()
            case "page:previous" | "page:next":
                self.turn_to(self._beside(-1 if name == "page:previous" else 1) or self.shown)
            case _ if rule_of(name):
                self.turn_to(rule_of(name))

    def _roll(self, steps: int) -> None:
        self._scroll = max(0, min(self._scroll + round(steps * WHEEL * self.desk.scale), self._hidden))
