"""A list to pick from in which each thing says what it is and what it is worth; typing narrows it down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from pb12table.app.portraits import draw_template
from pb12table.app.screens.base import Desk
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import DIALOG_PAD, Canvas, Zone, shortened, zone_at
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.kit.tips import draw_tip
from pb12table.window.screens.base import PaintedScreen

SIZE: Final = (820.0, 660.0)
ROW: Final = 46.0
HEAD: Final = 92.0
FOOT: Final = 62.0
NOTCH: Final = 92.0
"""How far a notch of the wheel moves the list, in natural pixels."""
ARROWS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -8, pygame.K_PAGEDOWN: 8}


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to pick: what is picked, its name, what it is, what it is worth, all that is told of it, its token."""

    value: str
    name: str
    facts: str
    worth: str
    tip: tuple[str, ...] = ()
    template: FigureSetup | None = None


class Catalogue(PaintedScreen):
    """A dialog with a list; a click or Enter picks, letters look for names and facts, Escape goes back."""

    opaque = False

    def __init__(
        self, desk: Desk, title: str, entries: Sequence[Entry], on_pick: Callable[[str], None],
        look: PlayerLook | None = None, now: str = "",
    ) -> None:  # fmt: skip
        self.desk = desk
        self.title = title
        self.entries = tuple(entries)
        self.sought = ""
        self.scroll = 0
        self.marked = next((number for number, entry in enumerate(self.entries) if entry.value == now), 0)
        self.zones: list[Zone] = []
        self._on_pick = on_pick
        self._look = look
        self._room = 1
        self._reveals = True

    @property
    def shown(self) -> list[Entry]:
        """What has all the words that are looked for in its name or facts; what has them in its name comes first."""
        words = self.sought.casefold().split()

        def has_all(text: str) -> bool:
            return all(word in text.casefold() for word in words)

        found = [entry for entry in self.entries if has_all(f"{entry.name} {entry.facts}")]
        return sorted(found, key=lambda entry: not has_all(entry.name))

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if event.type == pygame.KEYDOWN:
            self._press(event)
        elif event.type == pygame.MOUSEWHEEL:
            self.scroll = max(0, self.scroll - round(event.y * NOTCH * self.desk.scale))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            zone = zone_at(self.zones, event.pos)
            if zone is not None and zone.name == "cancel":
                self.desk.leave(self)
            elif zone is not None and zone.name.startswith("pick:"):
                self._pick(zone.name.removeprefix("pick:"))

    def _press(self, event: pygame.event.Event) -> None:
        shown, typed = self.shown, getattr(event, "unicode", "")
        if event.key == pygame.K_ESCAPE:
            self.desk.leave(self)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if shown:
                self._pick(shown[min(self.marked, len(shown) - 1)].value)
        elif event.key in ARROWS:
            self.marked = max(0, min(self.marked + ARROWS[event.key], len(shown) - 1))
            self._reveals = True
        elif event.key == pygame.K_BACKSPACE:
            self._seek(self.sought[:-1])
        elif typed.isprintable() and typed and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self._seek(self.sought + typed)

    def _seek(self, words: str) -> None:
        self.sought, self.marked, self.scroll, self._reveals = words, 0, 0, True

    def _pick(self, value: str) -> None:
        self.desk.leave(self)
        self._on_pick(value)

    def draw(self, canvas: Canvas) -> None:
        px, texts = canvas.px, self.desk.texts
        rect = canvas.dialog(SIZE, self.title)
        pad = px(DIALOG_PAD)
        field = pygame.Rect(rect.left + pad, rect.top + px(52), rect.w - 2 * pad, px(30))
        canvas.box(field, theme.SUNKEN, theme.LINE, 5)
        words = self.sought or texts("forces-seek")
        canvas.middle(
            field.inflate(-px(20), 0), words, theme.NORMAL, theme.TEXT if self.sought else theme.FAINT, anchor="left"
        )
        place = pygame.Rect(rect.left + px(12), rect.top + px(HEAD), rect.w - px(24), rect.h - px(HEAD + FOOT))
        self._draw_list(canvas, place)
        button = pygame.Rect(rect.right - pad - px(150), rect.bottom - px(50), px(150), px(36))
        canvas.button(button, "cancel", texts("card-cancel"), key=texts("key-escape"))
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip:
            draw_tip(canvas, zone.tip)
        self.zones = list(canvas.zones)

    def _draw_list(self, canvas: Canvas, place: pygame.Rect) -> None:
        px, shown = canvas.px, self.shown
        high = px(ROW) * len(shown)
        if self._reveals:
            top = self.marked * px(ROW)
            self.scroll = min(max(self.scroll, top + px(ROW) - place.h), top)
            self._reveals = False
        self.scroll = max(0, min(self.scroll, high - place.h))
        if not shown:
            canvas.paragraph((place.left + px(14), place.top + px(14)), place.w - px(28),
                             self.desk.texts("forces-none-found"), theme.NORMAL, theme.MUTED)  # fmt: skip
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(place)
        for number, entry in enumerate(shown):
            row = pygame.Rect(place.left, place.top - self.scroll + number * px(ROW), place.w - px(10), px(ROW) - px(3))
            if row.bottom > place.top and row.top < place.bottom:
                self._draw_row(canvas, row, place, entry, marked=number == self.marked)
        canvas.surface.set_clip(before)
        canvas.scroll_mark(place, high, self.scroll)

    def _draw_row(
        self, canvas: Canvas, row: pygame.Rect, place: pygame.Rect, entry: Entry, *, marked: bool
    ) -> None:
        px = canvas.px
        hovered = canvas.zone(row.clip(place), f"pick:{entry.value}", tip=entry.tip)
        fill = theme.HOVERED if hovered else theme.RAISED
        canvas.box(row, fill, theme.ACCENT if marked else None, 5)
        left = row.left + px(12)
        if entry.template is not None and self._look is not None:
            draw_template(canvas, (row.left + px(26), row.centery), 15, entry.template, self._look)
            left = row.left + px(54)
        worth = canvas.text((row.right - px(12), row.top + px(12)), entry.worth, theme.NORMAL, theme.ACCENT,
                            bold=True, anchor="right")  # fmt: skip
        room = worth.left - left - px(14)
        canvas.text((left, row.top + px(3)), entry.name, theme.NORMAL, bold=True, width=room)
        facts = shortened(entry.facts, px(theme.SMALL), room)
        canvas.text((left, row.top + px(23)), facts, theme.SMALL, theme.MUTED)
