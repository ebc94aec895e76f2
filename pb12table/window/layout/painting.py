"""Painting what was placed, typing into lines, and a screen that is described: one path of events for all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal, Protocol

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, Zone, draw_tip, line_height, width_of, wrapped
from pb12table.window.kit.theme import Colour
from pb12table.window.layout.nodes import (
    Badge,
    Box,
    Button,
    Card,
    Drawn,
    Field,
    Ink,
    Label,
    Node,
    Plate,
    Scroll,
    Surface,
    Toggle,
    Tone,
)
from pb12table.window.layout.placing import (
    FIELD_PAD,
    TICK,
    TICK_GAP,
    Extent,
    Hit,
    Layout,
    Measuring,
    Placed,
    Rect,
    Words,
    fitted,
    hidden_height,
    offset_of,
)
from pb12table.window.layout.text_line import TextLine, Unit

FIRST_REPEAT: Final = 0.4
REPEAT: Final = 0.035
"""After how many seconds a held key repeats itself at first, and then."""
MOVES: Final[dict[int, tuple[Literal[-1, 1], Unit]]] = {
    pygame.K_LEFT: (-1, "letter"),
    pygame.K_RIGHT: (1, "letter"),
    pygame.K_HOME: (-1, "line"),
    pygame.K_END: (1, "line"),
}
DELETES: Final[dict[int, Literal[-1, 1]]] = {pygame.K_BACKSPACE: -1, pygame.K_DELETE: 1}


class Clipboard(Protocol):
    """What is copied from one place to another."""

    def get(self) -> str:
        """Return the copied text, "" for none."""
        ...

    def put(self, text: str) -> None:
        """Copy a text."""
        ...


class SystemClipboard:
    """The clipboard that all programs share."""

    def get(self) -> str:
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""

    def put(self, text: str) -> None:
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            # Some systems have none; then nothing is copied.
            return


class Typing:
    """Leads events to the line that has the focus.  A held key repeats itself here, and nowhere else."""

    def __init__(self, clipboard: Clipboard) -> None:
        self.clipboard = clipboard
        self._held: tuple[pygame.event.Event, float] | None = None

    def begin(self, place: pygame.Rect) -> None:
        """Let the system's input methods know where letters are typed."""
        self._held = None
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(place)

    def end(self, line: TextLine) -> None:
        """Let the line lose the focus: drop what is composed, and no longer hold a key."""
        self._held = None
        line.compose("")

    def takes(self, line: TextLine, event: pygame.event.Event) -> bool:
        """Give an event to a line; return whether it was for it.  Enter, Escape and Tab are not, unless it composes."""
        if event.type == pygame.TEXTINPUT:
            line.insert(event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            line.compose(event.text)
            return True
        if event.type == pygame.KEYUP:
            self._held = None
            return False
        if event.type != pygame.KEYDOWN:
            return False
        if line.composed:
            # Keys are for the input method until it is done.
            return True
        if self._press(line, event):
            self._held = (event, FIRST_REPEAT)
            return True
        # Letters come as TEXTINPUT, and are no keys of the screen meanwhile.
        is_command = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        return bool(event.unicode) and event.unicode.isprintable() and not is_command

    def update(self, line: TextLine, seconds: float) -> bool:
        """Repeat a held key; return whether something changed."""
        if self._held is None:
            return False
        event, left = self._held
        left -= seconds
        while left <= 0.0:
            self._press(line, event)
            left += REPEAT
        self._held = (event, left)
        return True

    def _press(self, line: TextLine, event: pygame.event.Event) -> bool:
        key, with_word = event.key, bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT))
        shift, command = bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if key in MOVES:
            direction, unit = MOVES[key]
            line.move(direction, "word" if with_word and unit == "letter" else unit, select=shift)
        elif key in DELETES and not (key == pygame.K_DELETE and shift):
            line.delete(DELETES[key], "word" if with_word else "letter")
        elif command and key == pygame.K_a:
            line.select_all()
        elif (command and key in (pygame.K_c, pygame.K_INSERT)) or (command and key == pygame.K_x):
            copied = line.selected if key != pygame.K_x else line.cut()
            if copied:
                self.clipboard.put(copied)
        elif key == pygame.K_DELETE and shift:
            if line.selected:
                self.clipboard.put(line.cut())
        elif (command and key == pygame.K_v) or (shift and key == pygame.K_INSERT):
            line.insert(self.clipboard.get().strip("\r\n"))
        elif command and (key == pygame.K_y or (key == pygame.K_z and shift)):
            line.redo()
        elif command and key == pygame.K_z:
            line.undo()
        else:
            return False
        return True


class FontLetters:
    """Measures as the canvas paints."""

    def width(self, text: str, size: int, bold: bool, italic: bool, told: bool = False) -> int:
        return width_of(text, size, bold, italic, told)

    def lines(
        self, text: str, size: int, width: int, bold: bool, italic: bool, hyphens: bool, told: bool = False
    ) -> Sequence[str]:
        whole = text if hyphens else unhyphenated(text, size, width, bold, italic, told)
        return wrapped(whole, size, width, bold, italic, told)

    def line_height(self, size: int) -> int:
        return line_height(size)


def unhyphenated(text: str, size: int, width: int, bold: bool = False, italic: bool = False, told: bool = False) -> str:
    """Return a text with line breaks in overlong words, such as paths; `wrapped` would put hyphens into them."""

    def wide(words: str) -> int:
        return width_of(words, size, bold, italic, told)

    def parted(word: str) -> str:
        lines = [""]
        for piece in re.split(r"(?<=[/\\_.-])", word):
            for part in [piece] if wide(piece) <= width else list(piece):
                if wide(lines[-1] + part) > width:
                    lines.append("")
                lines[-1] += part
        return "\n".join(lines)

    return "".join(parted(word) if wide(word) > width else word for word in re.split(r"(\s+)", text))


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
    """Return the colour of letters."""
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
    """Return where the letters of a field are."""
    return rect.inflate(-2 * round(FIELD_PAD * scale), 0)


def x_of(text: str, place: int, size: int) -> int:
    """Return how far to the right of its beginning a place of a text lies."""
    return width_of(text[:place], size)


def shift_of(line: TextLine, width: int, size: int) -> int:
    """Return how far a line is moved to the left to keep its caret in sight."""
    caret = x_of(line.shown, line.caret + len(line.composed), size)
    return max(0, min(caret - width * 3 // 4, width_of(line.shown, size) - width + 3))


def place_at(line: TextLine, x: int, width: int, size: int) -> int:
    """Return which place of a text lies nearest to a pixel, counted from the left of the field's letters."""
    wanted = x + shift_of(line, width, size)
    return min(range(len(line.text) + 1), key=lambda place: abs(x_of(line.text, place, size) - wanted))


def _tones() -> dict[Tone, Colour]:
    """Return the colours of letters."""
    return {
        "text": theme.TEXT,
        "muted": theme.MUTED,
        "faint": theme.FAINT,
        "accent": theme.ACCENT,
        "good": theme.GOOD,
        "bad": theme.BAD,
    }


def _fills() -> dict[str, Colour]:
    """Return the colours of surfaces."""
    return {
        "ground": theme.INK,
        "panel": theme.PANEL,
        "raised": theme.RAISED,
        "sunken": theme.SUNKEN,
        "dialog": theme.PANEL,
    }


NO_PAINTERS: Final[Mapping[str, Painter]] = MappingProxyType({})


def draw_panel(canvas: Canvas, rect: pygame.Rect, node: Node, painters: Mapping[str, Painter] = NO_PAINTERS) -> Layout:
    """Paint a description into a rectangle of the window; named nodes become zones."""
    layout = _filled(node, Rect(*rect), canvas.scale, theme.EDITION)
    paint(canvas, layout, Look(painters=painters))
    return layout


def scrolled(layout: Layout, name: str) -> int:
    """Return how many pixels a scrolling node is scrolled by, as far as there is something to scroll."""
    return offset_of(layout.scrolls()[name])


MOST_MEASURED: Final = 20_000
"""So many measures are kept: a description that is measured is painted next, and few of its parts are new."""


@lru_cache(maxsize=2)
def _kept_measures(scale: float, edition: int) -> list[Measuring]:
    """Return where what was measured last is kept; letters are as large as the theme of an edition wants them."""
    return [Measuring(scale, FontLetters())]


def _measuring(scale: float) -> Measuring:
    kept = _kept_measures(scale, theme.EDITION)
    if len(kept[0].nodes) > MOST_MEASURED:
        kept[0] = Measuring(scale, FontLetters())
    return kept[0]


@lru_cache(maxsize=64)
def _filled(node: Node, rect: Rect, scale: float, edition: int) -> Layout:
    return _measuring(scale).filled(node, rect)


def wanted_width(node: Node, scale: float) -> int:
    """Return how wide a description wants to be, in window pixels."""
    return _widths(node, scale, theme.EDITION).wanted


def least_width(node: Node, scale: float) -> int:
    """Return the minimum width of a description, in window pixels."""
    return _widths(node, scale, theme.EDITION).least


@lru_cache(maxsize=256)
def _widths(node: Node, scale: float, edition: int) -> Extent:
    return _measuring(scale).widths(node)


def wanted_height(node: Node, width: int, scale: float) -> int:
    """Return how high a description of a given width wants to be, both in window pixels."""
    return _wanted_height(node, width, scale, theme.EDITION)


@lru_cache(maxsize=64)
def _wanted_height(node: Node, width: int, scale: float, edition: int) -> int:
    return _measuring(scale).heights(node, width).wanted


def that_fits(nodes: Iterable[Node], width: int, scale: float) -> Node:
    """Return the first of some descriptions wanting at most a width in window pixels, the last if none does."""
    listed = list(nodes)
    return next((node for node in listed if wanted_width(node, scale) <= width), listed[-1])


WHEEL: Final = 48.0
"""How far one notch of the wheel scrolls, in natural pixels."""
DOUBLE: Final = 0.4
"""Two clicks within so many seconds are a double click."""
KEYED: Final = {pygame.K_UP: -0.1, pygame.K_DOWN: 0.1, pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9}
"""By which part of what is seen keys scroll."""
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Window(Protocol):
    """What a panel must know of the window that it lies in."""

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window in pixels."""
        ...

    @property
    def scale(self) -> float:
        """Window pixels for one natural pixel."""
        ...


class LaidPanel:
    """A panel over what lies below.  Subclasses say what it shows (`describe`) and what its nodes do (`press`)."""

    opaque = False

    def __init__(self, window: Window) -> None:
        self.window = window
        self.lines: dict[str, TextLine] = {}
        """The lines of the fields, by name; those of fields that are described without one begin empty."""
        self.offsets: dict[str, int] = {}
        """By how many pixels each scrolling node is scrolled."""
        self.focus = ""
        self.typing = Typing(SystemClipboard())
        self._laid: tuple[Node, tuple[int, int], float, int, Layout] | None = None
        self._held: str | None = None
        self._since_click = DOUBLE
        self._mouse = (-1, -1)
        self._changed = True

    # -- what subclasses say ------------------------------------------------------------------------------------------

    def describe(self) -> Node:
        """Return what is shown now."""
        raise NotImplementedError

    def take_press(self, name: str) -> None:
        """Carry out what pressing a named node stands for; what many screens have in common is taken here first."""
        self.press(name)

    def press(self, name: str) -> None:
        """Handle a button or toggle being clicked, or pressed by key."""
        raise NotImplementedError

    def accept(self) -> None:
        """Enter was pressed while no button has the focus."""

    def refuse(self) -> None:
        """Escape was pressed."""

    def painters(self) -> dict[str, Painter]:
        """Return the painters of the `Drawn` nodes, by what they stand for."""
        return {}

    # -- where things are ---------------------------------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """All places as they are now; worked out anew only where the description, the window or the scale changed."""
        node, size, scale, edition = self.describe(), self.window.size, self.window.scale, theme.EDITION
        if self._laid is None or self._laid[:4] != (node, size, scale, edition):
            self._laid = (node, size, scale, edition, self.arrange(node))
        return self._laid[4]

    def arrange(self, node: Node) -> Layout:
        """Give a description its places: in the middle of the window."""
        return fitted(node, self.window.size, self.window.scale, FontLetters())

    def show(self, name: str) -> None:
        """Scroll a node into sight."""
        self.offsets |= self.layout.showing(name)

    def draw(self, canvas: Canvas) -> None:
        canvas.zones.clear()
        canvas.veil(canvas.rect, theme.INK, 150)
        self.paint(canvas)
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip:
            # Whoever has clicked here goes on to the next button, if the tip does not lie on it.
            draw_tip(canvas, zone.tip, [other.rect for other in canvas.zones if other.rect != zone.rect])

    def paint(self, canvas: Canvas) -> None:
        """Paint what is described over what is there."""
        paint(canvas, self.layout, Look(self.focus, self.lines, self.painters()))

    # -- going on -----------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        self._since_click += seconds
        if self._line is not None and self.typing.update(self._line, seconds):
            self._changed = True
        changed, self._changed = self._changed, False
        return changed

    def close(self) -> None:
        self.set_focus("")

    def set_focus(self, name: str) -> None:
        """Let a node take the keys, "" for none; it is scrolled into sight, and what stands in a field is selected."""
        if name == self.focus:
            return
        if self._line is not None:
            self.typing.end(self._line)
        self.focus = name
        if not name:
            return
        self.show(name)
        if any(isinstance(each.node, Field) and each.node.name == name for each in self.layout.root.walk()):
            self.lines.setdefault(name, TextLine()).select_all()
            self.typing.begin(pygame.Rect(self.layout.place_of(name)))

    @property
    def scrolled(self) -> int:
        """By how many pixels the body of a dialog is scrolled."""
        return self.offsets.get("body", 0)

    @property
    def _line(self) -> TextLine | None:
        """The line that takes the letters that are typed."""
        return self.lines.get(self.focus)

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if self._line is not None and self.typing.takes(self._line, event):
            return
        if event.type == pygame.KEYDOWN:
            self.take_key(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._mouse_down(event.pos)
        elif event.type == pygame.MOUSEMOTION:
            self._mouse = event.pos
            if self._line is not None and self._held == self.focus and event.buttons[0]:
                self._line.go(self._place_under(event.pos[0]), select=True)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            held, self._held = self._held, None
            hit = self.layout.hit_at(*event.pos)
            if hit is not None and hit.name == held and not isinstance(hit.node, Field):
                self.take_press(hit.name)
        elif event.type == pygame.MOUSEWHEEL:
            under = self.layout.scroll_at(*self._mouse)
            self.scroll(-event.y * round(WHEEL * self.window.scale), None if under is None else _name(under.node))
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held = None  # the button goes up on another screen

    def scroll(self, pixels: int, name: str | None = None) -> None:
        """Scroll a node by some pixels, or the first one of the screen."""
        scrolls = self.layout.scrolls()
        found = scrolls.get(name) if name is not None else next(iter(scrolls.values()), None)
        if found is not None:
            name = _name(found.node)
            self.offsets[name] = min(max(self.offsets.get(name, 0) + pixels, 0), hidden_height(found))

    def take_key(self, event: pygame.event.Event) -> None:
        """Handle a pressed key that no field wanted."""
        if event.key == pygame.K_TAB:
            self.go_on(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key == pygame.K_ESCAPE:
            self.refuse()
        elif event.key in ENTER and (self._line is not None or not self.focus):
            self.accept()
        elif event.key in (*ENTER, pygame.K_SPACE) and self.focus in self.layout.focusable():
            self.take_press(self.focus)
        elif event.key in KEYED:
            scroll = next(iter(self.layout.scrolls().values()), None)
            if scroll is not None:
                self.scroll(round(KEYED[event.key] * scroll.rect.h))

    def go_on(self, step: int) -> None:
        """Let the next node in the order of the description take the keys."""
        names = self.layout.focusable()
        if names:
            at = names.index(self.focus) if self.focus in names else -1 if step > 0 else 0
            self.set_focus(names[(at + step) % len(names)])

    def _mouse_down(self, pixel: tuple[int, int]) -> None:
        hit = self.layout.hit_at(*pixel)
        is_double, self._since_click = self._since_click < DOUBLE, 0.0
        self._held = hit.name if hit is not None and hit.enabled else None
        if not _is_field(hit):
            # A click beside the fields is no reason to lose what is typed next.
            if self._line is None:
                self.set_focus("")
        elif hit is not None and hit.enabled:
            is_same = hit.name == self.focus
            self.set_focus(hit.name)
            line = self.lines[hit.name]
            if is_double and is_same:
                line.select_word(self._place_under(pixel[0]))
            else:
                line.go(self._place_under(pixel[0]))

    def _place_under(self, x: int) -> int:
        """Return which place of the line with the focus lies below the mouse."""
        room = text_room(pygame.Rect(self.layout.place_of(self.focus)), self.window.scale)
        size = round(theme.NORMAL * self.window.scale)
        return place_at(self.lines[self.focus], x - room.left, room.w, size)


def _is_field(hit: Hit | None) -> bool:
    return hit is not None and isinstance(hit.node, Field)


def _name(node: Node) -> str:
    return str(getattr(node, "name", ""))
