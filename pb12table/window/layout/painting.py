"""Painting what was placed; where things are is settled already, so nothing is measured here but the caret."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, Zone, width_of
from pb12table.window.kit.theme import Colour
from pb12table.window.layout.letters import FontLetters
from pb12table.window.layout.nodes import (
    Badge,
    Box,
    Button,
    Card,
    Drawn,
    Field,
    Ink,
    Label,
    Plate,
    Scroll,
    Surface,
    Toggle,
    Tone,
)
from pb12table.window.layout.placed import Layout, Placed, Words, offset_of
from pb12table.window.layout.placing import FIELD_PAD, TICK, TICK_GAP
from pb12table.window.layout.text_line import TextLine

Painter = Callable[[Canvas, pygame.Rect], None]

NOWHERE: Final = (-1, -1)


@dataclass(frozen=True, slots=True)
class Look:
    """What changes while the places stay: focus, what is typed, and who paints what a `Drawn` stands for."""

    focus: str = ""
    lines: Mapping[str, TextLine] = field(default_factory=dict)
    painters: Mapping[str, Painter] = field(default_factory=dict)


def paint(canvas: Canvas, layout: Layout, look: Look) -> None:
    """Paint a whole layout, and register its hit areas as zones of the canvas, below those of the rules it names."""
    canvas.zones.extend(Zone(pygame.Rect(hit.rect), hit.name, hit.enabled, hit.tip) for hit in layout.hits())
    _Painting(canvas, look).paint(layout.root)


def ink_of(ink: Ink) -> Colour:
    """The colour of letters."""
    return _tones()[ink] if isinstance(ink, str) else ink


@dataclass(slots=True)
class _Painting:
    canvas: Canvas
    look: Look

    def paint(self, placed: Placed) -> None:
        node, rect = placed.node, pygame.Rect(placed.rect)
        if not rect.colliderect(self.canvas.surface.get_clip()):
            return
        match node:
            case Box() if node.surface != "none":
                self._surface(node.surface, rect)
            case Card():
                self._card(node, rect)
            case Label() if placed.words is not None:
                self._label(node, rect, placed.words)
            case Badge() if node.key:
                self.canvas.key_badge(rect.midright, node.key, ink_of(node.tone))
            case Button():
                self._button(node, rect)
            case Toggle():
                self._toggle(node, rect)
            case Field():
                self._field(node, rect)
            case Drawn() if node.what in self.look.painters:
                self.look.painters[node.what](self.canvas, rect)
            case Scroll():
                self._scroll(node, placed, rect)
                return
            case _:
                pass
        if isinstance(node, Button | Toggle | Card) and node.name and node.name == self.look.focus:
            self.canvas.box(rect.inflate(4, 4), None, theme.ACCENT, 6, 2)
        for child in placed.children:
            self.paint(child)

    def _surface(self, surface: Surface, rect: pygame.Rect) -> None:
        if isinstance(surface, Plate):
            if surface.shaded:
                self.canvas.shadow(rect, surface.radius)
            if surface.fill == theme.PANEL and surface.radius == 0 and surface.border is None:
                self.canvas.ground(rect, panel=True)
                return
            self.canvas.box(rect, surface.fill, surface.border, surface.radius, surface.thickness)
            return
        if surface == "dialog":
            self.canvas.shadow(rect, 10)
        if surface == "ground":
            self.canvas.ground(rect)
        else:
            self.canvas.box(rect, _fills()[surface], theme.LINE, 10 if surface == "dialog" else 6)

    def _card(self, node: Card, rect: pygame.Rect) -> None:
        hovered = node.enabled and rect.collidepoint(self.canvas.mouse)
        if node.chosen:
            self.canvas.box(rect, theme.ACCENT_DARK, theme.ACCENT, 6)
        elif node.surface == "none":
            pass
        elif isinstance(surface := node.surface, Plate):
            fill = surface.hovered if hovered and surface.hovered is not None else surface.fill
            self._surface(replace(surface, fill=fill), rect)
        elif hovered and node.surface == "panel":
            self.canvas.box(rect, theme.PANEL, theme.ACCENT, 8, 2)
        elif hovered:
            self.canvas.box(rect, theme.HOVERED, None if node.quiet else theme.ACCENT, 6)
        elif not node.quiet:
            self._surface(node.surface, rect)

    def _label(self, node: Label, rect: pygame.Rect, words: Words) -> None:
        canvas, ink = self.canvas, ink_of(node.tone)
        x = {"left": rect.left, "center": rect.centerx, "right": rect.right}[node.side]
        step = canvas.px(node.step) or canvas.line_height(words.size)
        for number, line in enumerate(words.lines):
            is_last = words.is_cut and number == len(words.lines) - 1
            spot = canvas.text(
                (x, rect.top + number * step), line, words.size, ink, bold=node.bold, italic=node.italic,
                anchor=node.side, width=rect.w if is_last else None, cites=node.cites, told=node.told,
            )  # fmt: skip
            if node.struck:
                pygame.draw.line(canvas.surface, theme.FAINT, spot.midleft, spot.midright)

    def _button(self, node: Button, rect: pygame.Rect) -> None:
        self.canvas.button(
            rect, node.name, node.label, key=node.key, enabled=node.enabled, style=node.style, pressed=node.pressed,
            size=node.size or None, anchor=node.side, lines=99, icon=node.icon,
        )  # fmt: skip
        # The hit areas of the layout count, not the zone that the canvas makes of a button.
        self.canvas.zones.pop()

    def _toggle(self, node: Toggle, rect: pygame.Rect) -> None:
        canvas, px = self.canvas, self.canvas.px
        hovered = rect.collidepoint(canvas.mouse) and node.enabled
        tick = pygame.Rect(0, 0, px(TICK), px(TICK))
        tick.midleft = rect.midleft
        canvas.box(tick, theme.HOVERED if hovered else theme.SUNKEN, theme.ACCENT if hovered else theme.FAINT, 3)
        if node.is_on:
            ends = [(0.2, 0.5), (0.42, 0.74), (0.82, 0.24)]
            points = [(tick.left + x * tick.w, tick.top + y * tick.h) for x, y in ends]
            pygame.draw.lines(canvas.surface, theme.ACCENT, False, points, max(2, px(2)))
        words = pygame.Rect(rect.left + px(TICK + TICK_GAP), rect.top, rect.w - px(TICK + TICK_GAP), rect.h)
        lines = FontLetters().lines(node.label, px(theme.NORMAL), words.w, False, False, True)
        top = words.centery - len(lines) * canvas.line_height(theme.NORMAL) // 2
        canvas.paragraph((words.left, top), words.w, node.label, colour=theme.TEXT if node.enabled else theme.FAINT)

    def _field(self, node: Field, rect: pygame.Rect) -> None:
        canvas, line = self.canvas, self.look.lines.get(node.name, TextLine())
        has_focus = node.name == self.look.focus
        border = theme.BAD if node.is_wrong else theme.ACCENT if has_focus else theme.LINE
        canvas.box(rect, theme.SUNKEN, border, 4, 2 if has_focus or node.is_wrong else 1)
        inner = text_room(rect, canvas.scale)
        size, high = canvas.px(theme.NORMAL), canvas.line_height(theme.NORMAL)
        top = inner.centery - high // 2
        whole = canvas.surface.get_clip()
        canvas.surface.set_clip(inner.inflate(2, 0).clip(whole))
        if not line.shown:
            # Beside the caret, which would lie over the first letter.
            canvas.text((inner.left + canvas.px(4) * has_focus, top), node.hint, colour=theme.FAINT)
        left = inner.left - shift_of(line, inner.w, size)
        if has_focus and line.selected:
            first, last = (left + x_of(line.text, place, size) for place in line.selection)
            pygame.draw.rect(canvas.surface, theme.ACCENT_DARK, (first, top, last - first, high))
        canvas.text((left, top), line.shown, colour=theme.TEXT if node.enabled else theme.FAINT)
        if has_focus:
            begin = left + x_of(line.shown, line.caret, size)
            caret = left + x_of(line.shown, line.caret + len(line.composed), size)
            if line.composed:
                pygame.draw.line(canvas.surface, theme.ACCENT, (begin, top + high - 2), (caret, top + high - 2))
            pygame.draw.rect(canvas.surface, theme.ACCENT, (caret, top, max(canvas.px(2), 2), high))
        canvas.surface.set_clip(whole)

    def _scroll(self, node: Scroll, placed: Placed, rect: pygame.Rect) -> None:
        canvas, mouse, whole = self.canvas, self.canvas.mouse, self.canvas.surface.get_clip()
        # Focus marks lie around their buttons, two pixels beyond them.
        canvas.surface.set_clip(rect.inflate(6, 6).clip(whole))
        if not rect.collidepoint(mouse):
            canvas.mouse = NOWHERE
        for child in placed.children:
            self.paint(child)
        canvas.mouse = mouse
        canvas.surface.set_clip(whole)
        canvas.scroll_mark(rect, placed.children[0].rect.h, offset_of(placed))


def text_room(rect: pygame.Rect, scale: float) -> pygame.Rect:
    """Where the letters of a field stand."""
    return rect.inflate(-2 * round(FIELD_PAD * scale), 0)


def x_of(text: str, place: int, size: int) -> int:
    """How far right of its beginning a place of a text lies."""
    return width_of(text[:place], size)


def shift_of(line: TextLine, width: int, size: int) -> int:
    """By how much a line is moved to the left, so that its caret is in sight."""
    caret = x_of(line.shown, line.caret + len(line.composed), size)
    return max(0, min(caret - width * 3 // 4, width_of(line.shown, size) - width + 3))


def place_at(line: TextLine, x: int, width: int, size: int) -> int:
    """Which place of a text lies nearest to a pixel, counted from the left of the field's letters."""
    wanted = x + shift_of(line, width, size)
    return min(range(len(line.text) + 1), key=lambda place: abs(x_of(line.text, place, size) - wanted))


def _tones() -> dict[Tone, Colour]:
    """The colours of letters."""
    return {
    "text": theme.TEXT,
    "muted": theme.MUTED,
    "faint": theme.FAINT,
    "accent": theme.ACCENT,
    "good": theme.GOOD,
    "bad": theme.BAD,
}


def _fills() -> dict[str, Colour]:
    """The colours of surfaces."""
    return {
    "ground": theme.INK,
    "panel": theme.PANEL,
    "raised": theme.RAISED,
    "sunken": theme.SUNKEN,
    "dialog": theme.PANEL,
}
