"""What comes out of placing: a tree of rectangles in window pixels, hit areas, and the order of focus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from pb12table.window.layout.nodes import Button, Card, Drawn, Field, Label, Node, Scroll, Toggle

Named = Button | Toggle | Field | Drawn | Card


class Rect(NamedTuple):
    """A rectangle of window pixels; pygame takes it as one of its own."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def center(self) -> tuple[int, int]:
        return self.x + self.w // 2, self.y + self.h // 2

    def holds(self, other: Rect) -> bool:
        """Whether another lies in it, borders included."""
        inside = self.x <= other.x and other.right <= self.right
        return inside and self.y <= other.y and other.bottom <= self.bottom

    def has(self, x: int, y: int) -> bool:
        """Whether a pixel lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Rect) -> bool:
        """Whether both have a pixel in common."""
        shared = self.clipped(other)
        return shared.w > 0 and shared.h > 0

    def clipped(self, other: Rect) -> Rect:
        """What both have in common; without width or height where that is nothing."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Rect(x, y, max(0, min(self.right, other.right) - x), max(0, min(self.bottom, other.bottom) - y))


@dataclass(frozen=True, slots=True)
class Words:
    """A label as it is painted: the size of its letters in natural pixels, its lines, and whether the last is cut."""

    size: float
    lines: tuple[str, ...]
    is_cut: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    """A node with its rectangle, a label with its `words`; what lies in a `Scroll` may reach beyond it."""

    node: Node
    rect: Rect
    children: tuple[Placed, ...] = ()
    words: Words | None = None

    def walk(self) -> Iterator[Placed]:
        """This one and all below it, in the order of the description."""
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(frozen=True, slots=True)
class Hit:
    """Where a mouse meets a named node: as much of it as can be seen."""

    node: Named
    rect: Rect
    tip: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def enabled(self) -> bool:
        return isinstance(self.node, Drawn) or self.node.enabled


@dataclass(frozen=True, slots=True)
class Layout:
    """A description with all its places, at a scale (window pixels for one natural pixel)."""

    root: Placed
    scale: float

    def hits(self) -> tuple[Hit, ...]:
        """All hit areas, those painted last at the end; what is scrolled out of sight has none."""
        return tuple(_hits(self.root, self.root.rect))

    def hit_at(self, x: int, y: int) -> Hit | None:
        """The topmost hit area under a pixel."""
        return next((hit for hit in reversed(self.hits()) if hit.rect.has(x, y)), None)

    def focusable(self) -> tuple[str, ...]:
        """The names of what keys can go to, in the order of the description; also what is out of sight."""
        nodes = (placed.node for placed in self.root.walk())
        return tuple(
            node.name for node in nodes
            if (isinstance(node, Button | Toggle | Field) or (isinstance(node, Card) and not node.keyless))
            and node.enabled
        )  # fmt: skip

    def place_of(self, name: str) -> Rect:
        """The whole rectangle of a named node.  Raises KeyError."""
        for placed in self.root.walk():
            if isinstance(placed.node, Named | Scroll) and placed.node.name == name:
                return placed.rect
        raise KeyError(name)

    def scrolls(self) -> dict[str, Placed]:
        """All nodes that scroll, by name."""
        return {each.node.name: each for each in self.root.walk() if isinstance(each.node, Scroll)}

    def scroll_at(self, x: int, y: int) -> Placed | None:
        """The innermost scrolling node under a pixel."""
        return next((each for each in reversed(self.scrolls().values()) if each.rect.has(x, y)), None)

    def showing(self, name: str) -> dict[str, int]:
        """The offsets of the scrolling nodes around a named node with which all of it, or its top, is in sight."""
        offsets: dict[str, int] = {}
        for scroll, placed in self.scrolls().items():
            if any(getattr(each.node, "name", None) == name for each in placed.children[0].walk()):
                rect, view = self.place_of(name), placed.rect
                moved = max(0, rect.bottom - view.bottom)
                moved = min(moved, rect.y - view.y) if rect.y >= view.y else rect.y - view.y
                offsets[scroll] = offset_of(placed) + moved
        return offsets


def offset_of(placed: Placed) -> int:
    """By how many pixels a scrolling node is scrolled."""
    return placed.rect.y - placed.children[0].rect.y


def hidden_height(placed: Placed) -> int:
    """How many pixels of what scrolls are out of sight, above and below."""
    return max(0, placed.children[0].rect.h - placed.rect.h)


def _cut(placed: Placed) -> Iterator[str]:
    """The words in a node that have no room."""
    for each in placed.walk():
        if isinstance(each.node, Label) and each.words is not None and each.words.is_cut:
            yield each.node.text


def _hits(placed: Placed, seen: Rect) -> Iterator[Hit]:
    node = placed.node
    rect = placed.rect.clipped(seen)
    if isinstance(node, Named) and node.name and rect.w > 0 and rect.h > 0:
        yield Hit(node, rect, node.tip or tuple(_cut(placed)))
    for child in placed.children:
        yield from _hits(child, rect if isinstance(node, Scroll) else seen)
