"""A screen that is described: one path of events for all that are laid out by the kit."""

from __future__ import annotations

from typing import Final, Protocol

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.tips import draw_tip
from pb12table.window.layout.letters import FontLetters
from pb12table.window.layout.nodes import Field, Node
from pb12table.window.layout.painting import Look, Painter, paint, place_at, text_room
from pb12table.window.layout.placed import Hit, Layout, hidden_height
from pb12table.window.layout.placing import fitted
from pb12table.window.layout.text_line import TextLine
from pb12table.window.layout.typing import SystemClipboard, Typing

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
        """What is shown now."""
        raise NotImplementedError

    def press(self, name: str) -> None:
        """A button or toggle was clicked, or pressed by key."""
        raise NotImplementedError

    def accept(self) -> None:
        """Enter was pressed while no button has the focus."""

    def refuse(self) -> None:
        """Escape was pressed."""

    def painters(self) -> dict[str, Painter]:
        """Who paints the `Drawn` nodes, by what they stand for."""
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
            draw_tip(canvas, zone.tip)

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
                self.press(hit.name)
        elif event.type == pygame.MOUSEWHEEL:
            under = self.layout.scroll_at(*self._mouse)
            self.scroll(-event.y * round(WHEEL * self.window.scale), None if under is None else _name(under.node))

    def scroll(self, pixels: int, name: str | None = None) -> None:
        """Scroll a node by some pixels, or the first one of the screen."""
        scrolls = self.layout.scrolls()
        found = scrolls.get(name) if name is not None else next(iter(scrolls.values()), None)
        if found is not None:
            name = _name(found.node)
            self.offsets[name] = min(max(self.offsets.get(name, 0) + pixels, 0), hidden_height(found))

    def take_key(self, event: pygame.event.Event) -> None:
        """A key was pressed that no field wanted."""
        if event.key == pygame.K_TAB:
            self.go_on(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key == pygame.K_ESCAPE:
            self.refuse()
        elif event.key in ENTER and (self._line is not None or not self.focus):
            self.accept()
        elif event.key in (*ENTER, pygame.K_SPACE) and self.focus in self.layout.focusable():
            self.press(self.focus)
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
        """Which place of the line with the focus lies below the mouse."""
        room = text_room(pygame.Rect(self.layout.place_of(self.focus)), self.window.scale)
        size = round(theme.NORMAL * self.window.scale)
        return place_at(self.lines[self.focus], x - room.left, room.w, size)


def _is_field(hit: Hit | None) -> bool:
    return hit is not None and isinstance(hit.node, Field)


def _name(node: Node) -> str:
    return str(getattr(node, "name", ""))
