"""Measuring and placing: a description becomes rectangles in whole window pixels, hit areas and the order of focus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from math import floor, inf
from typing import Final, NamedTuple, Protocol, TypeVar, get_args

from pb12table.window.kit import theme
from pb12table.window.layout.nodes import (
    Align,
    Badge,
    Box,
    Button,
    Card,
    Column,
    Drawn,
    Field,
    Flow,
    Grid,
    Label,
    Node,
    Plate,
    Row,
    Scroll,
    Space,
    Style,
    Toggle,
)

Named = Button | Toggle | Field | Drawn | Card
NAMED: Final = get_args(Named)


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
        """Return whether another rectangle lies in it, borders included."""
        inside = self.x <= other.x and other.right <= self.right
        return inside and self.y <= other.y and other.bottom <= self.bottom

    def has(self, x: int, y: int) -> bool:
        """Return whether a pixel lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Rect) -> bool:
        """Return whether both have a pixel in common."""
        shared = self.clipped(other)
        return shared.w > 0 and shared.h > 0

    def clipped(self, other: Rect) -> Rect:
        """Return what both have in common; without width or height if that is nothing."""
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
        """Yield this one and all below it, in the order of the description."""
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
        """Return all hit areas, last painted at the end; what is scrolled out of sight has none."""
        found: list[Hit] = []
        _add_hits(found, self.root, self.root.rect)
        return tuple(found)

    def hit_at(self, x: int, y: int) -> Hit | None:
        """Return the topmost hit area under a pixel."""
        return next((hit for hit in reversed(self.hits()) if hit.rect.has(x, y)), None)

    def focusable(self) -> tuple[str, ...]:
        """Return the names of what keys can reach, in the order of the description; also what is out of sight."""
        nodes = (placed.node for placed in self.root.walk())
        return tuple(
            node.name for node in nodes
            if (isinstance(node, Button | Toggle | Field) or (isinstance(node, Card) and not node.keyless))
            and node.enabled
        )  # fmt: skip

    def place_of(self, name: str) -> Rect:
        """Return the whole rectangle of a named node.  Raises KeyError."""
        for placed in self.root.walk():
            if isinstance(placed.node, Named | Scroll) and placed.node.name == name:
                return placed.rect
        raise KeyError(name)

    def scrolls(self) -> dict[str, Placed]:
        """Return all nodes that scroll, by name."""
        return {each.node.name: each for each in self.root.walk() if isinstance(each.node, Scroll)}

    def scroll_at(self, x: int, y: int) -> Placed | None:
        """Return the innermost scrolling node under a pixel."""
        return next((each for each in reversed(self.scrolls().values()) if each.rect.has(x, y)), None)

    def showing(self, name: str) -> dict[str, int]:
        """Return the offsets of the scrolling nodes around a named node at which all of it, or its top, is in sight."""
        offsets: dict[str, int] = {}
        for scroll, placed in self.scrolls().items():
            if any(getattr(each.node, "name", None) == name for each in placed.children[0].walk()):
                rect, view = self.place_of(name), placed.rect
                moved = max(0, rect.bottom - view.bottom)
                moved = min(moved, rect.y - view.y) if rect.y >= view.y else rect.y - view.y
                offsets[scroll] = offset_of(placed) + moved
        return offsets


def offset_of(placed: Placed) -> int:
    """Return how many pixels a scrolling node is scrolled by."""
    return placed.rect.y - placed.children[0].rect.y


def hidden_height(placed: Placed) -> int:
    """Return how many pixels of the scrolling content are out of sight, above and below."""
    return max(0, placed.children[0].rect.h - placed.rect.h)


def _cut(placed: Placed) -> Iterator[str]:
    """Yield the words in a node for which there is no room."""
    for each in placed.walk():
        if isinstance(each.node, Label) and each.words is not None and each.words.is_cut:
            yield each.node.text


def _add_hits(found: list[Hit], placed: Placed, seen: Rect) -> None:
    node = placed.node
    if isinstance(node, NAMED) and node.name:
        rect = placed.rect.clipped(seen)
        if rect.w > 0 and rect.h > 0:
            found.append(Hit(node, rect, node.tip or tuple(_cut(placed))))
    elif isinstance(node, Scroll):
        seen = placed.rect.clipped(seen)
    for child in placed.children:
        _add_hits(found, child, seen)


_T = TypeVar("_T")

LEAST_WORD: Final = 90.0
"""A longer word may be broken rather than make a node wider."""
LEAST_CUT: Final = 24.0
"""What is cut where it has no room is never narrower, unless all of it is."""
BADGE_ROOM: Final = 16.0
BUTTON_PAD: Final = 16.0
"""How much of a button's width is margin at least, left and right together."""
ICON_ROOM: Final = 26.0
"""How much of it the icon takes, where there is one."""
BUTTON_AIR: Final = 12.0
"""How much more of it is margin where there is room."""
TICK: Final = 16.0
"""The side of a toggle's box."""
TICK_GAP: Final = 8.0
FIELD_WIDTH: Final = 160.0
FIELD_PAD: Final = 8.0
"""The margin in a field at each side."""
SCROLL_BAR: Final = 10.0
"""Room for the mark beside what scrolls."""
LEAST_SCROLL: Final = 48.0
EDGE: Final = 12.0
"""How much of the window is left free around what lies in its middle."""


class Letters(Protocol):
    """How large words are; sizes and widths in window pixels."""

    def width(self, text: str, size: int, bold: bool, italic: bool, told: bool = False) -> int:
        """Return the width of a line, `told` with serifs."""
        ...

    def lines(
        self, text: str, size: int, width: int, bold: bool, italic: bool, hyphens: bool, told: bool = False
    ) -> Sequence[str]:
        """Return a text in lines no wider than a width, as far as letters allow."""
        ...

    def line_height(self, size: int) -> int:
        """Return the distance between two lines."""
        ...


@dataclass(frozen=True, slots=True)
class Extent:
    """A length in window pixels: the least, what is wanted, and the most; least <= wanted <= most."""

    least: int
    wanted: int
    most: float = inf


def fitted(node: Node, window: tuple[int, int], scale: float, letters: Letters) -> Layout:
    """Return a node in the middle of a window, as large as it wants or as fits within the edge.

    Its own least width gives way to a narrow window, that of what is in it does not.
    """
    room = [side - 2 * round(EDGE * scale) for side in window]
    measuring = Measuring(scale, letters)
    width = _within(measuring.root_widths(node, room[0]), room[0])
    height = _within(measuring.heights(node, width), room[1])
    place = Rect((window[0] - width) // 2, (window[1] - height) // 2, width, height)
    return Layout(measuring.placed(node, place), scale)


def filled(node: Node, room: Rect, scale: float, letters: Letters) -> Layout:
    """Return a node that fills a rectangle; larger only if its minimum size is."""
    return Measuring(scale, letters).filled(node, room)


def wanted_width(node: Node, scale: float, letters: Letters) -> int:
    """Return how wide a node wants to be, in window pixels."""
    return Measuring(scale, letters).widths(node).wanted


def least_width(node: Node, scale: float, letters: Letters) -> int:
    """Return the minimum width of a node, in window pixels."""
    return Measuring(scale, letters).widths(node).least


def wanted_height(node: Node, width: int, scale: float, letters: Letters) -> int:
    """Return how high a node of a given width wants to be, both in window pixels."""
    return Measuring(scale, letters).heights(node, width).wanted


def shared(extents: Sequence[Extent], shares: Sequence[float], room: int) -> list[int]:
    """Return lengths that fill a room: those that grow get what is left over, those that can give lose what is missing.

    They sum up to the room unless nobody grows, or all are at their most or at their least.
    """
    lengths = [extent.wanted for extent in extents]
    missing = min(sum(lengths) - room, sum(extent.wanted - extent.least for extent in extents))
    if missing > 0:
        given = _portions(missing, [extent.wanted - extent.least for extent in extents])
        return [length - portion for length, portion in zip(lengths, given, strict=True)]
    while (left := room - sum(lengths)) > 0:
        growing = [
            share if length < extent.most else 0.0
            for share, length, extent in zip(shares, lengths, extents, strict=True)
        ]
        if not any(growing):
            break
        portions = _portions(left, growing)
        lengths = [
            int(min(length + portion, extent.most))
            for length, portion, extent in zip(lengths, portions, extents, strict=True)
        ]
    return lengths


def _portions(whole: int, weights: Sequence[float]) -> list[int]:
    """Return a whole number in integer portions by weight, not all 0; they add up to it exactly."""
    sums = list(accumulate(weights))
    marks = [floor(whole * part / sums[-1] + 1e-9) for part in sums]
    marks[-1] = whole
    return [high - low for low, high in zip([0, *marks], marks, strict=False)]


def _within(extent: Extent, room: int) -> int:
    """Return the wanted length, or as much of it as fits."""
    return max(extent.least, min(extent.wanted, room))


def _aligned(extent: Extent, room: int, align: Align) -> tuple[int, int]:
    """Return where a child begins across its row or column, and its length there."""
    length = int(min(room, extent.most)) if align == "stretch" else min(extent.wanted, room)
    spare = room - length
    return (spare if align == "end" else spare // 2 if align == "center" else 0), length


@dataclass(slots=True)
class Measuring:
    """Passes over descriptions; what was measured is kept by the node's identity, with the nodes."""

    scale: float
    letters: Letters
    nodes: list[Node] = field(default_factory=list)
    _widths: dict[int, Extent] = field(default_factory=dict)
    _heights: dict[tuple[int, int], Extent] = field(default_factory=dict)

    def px(self, length: float) -> int:
        return round(length * self.scale)

    def widths(self, node: Node) -> Extent:
        found = self._widths.get(id(node))
        if found is None:
            found = self._bounded(self._own_widths(node), node.min_width, node.max_width)
            self._widths[id(node)] = found
            self.nodes.append(node)
        return found

    def root_widths(self, node: Node, room: int) -> Extent:
        """Return the same as `widths`, with the node's own minimum width limited to some room."""
        return self._bounded(self._own_widths(node), min(node.min_width, room / self.scale), node.max_width)

    def heights(self, node: Node, width: int) -> Extent:
        found = self._heights.get((id(node), width))
        if found is None:
            found = self._bounded(self._own_heights(node, width), node.min_height, node.max_height)
            self._heights[id(node), width] = found
            self.nodes.append(node)
        return found

    def _bounded(self, extent: Extent, low: float, high: float) -> Extent:
        if low == 0.0 and high == inf:
            return extent
        least = max(extent.least, self.px(low))
        most = max(least, self.px(high) if high < inf else extent.most)
        return Extent(least, int(min(max(extent.wanted, least), most)), most)

    # -- widths -------------------------------------------------------------------------------------------------------

    def _own_widths(self, node: Node) -> Extent:
        match node:
            case Space() | Drawn():
                return Extent(0, 0)
            case Label():
                wanted, word = self._words(node.text, node.size or theme.NORMAL, node.bold, node.italic, node.told)
                if node.least:
                    word = self._words(node.text, node.least, node.bold, node.italic, node.told)[1]
                least = self.px(LEAST_CUT) if node.lines else word if node.wrap else wanted
                return Extent(min(least, wanted), wanted)
            case Badge():
                wide = self.badge(node.key)
                return Extent(wide, wide)
            case Button():
                wanted, word = self._words(node.label, node.size or theme.NORMAL, is_bold(node), False)
                beside = self._beside_words(node)
                return Extent(word + beside, wanted + beside + self.px(BUTTON_AIR))
            case Toggle():
                wanted, word = self._words(node.label, theme.NORMAL, False, False)
                beside = self.px(TICK + TICK_GAP)
                return Extent(word + beside, wanted + beside)
            case Field():
                return Extent(self.px(LEAST_WORD), self.px(FIELD_WIDTH))
            case Row():
                return self._sum([self.widths(child) for child in node.children], node.gap)
            case Column():
                return self._greatest([self.widths(child) for child in node.children])
            case Grid():
                cell = self._greatest([self.widths(child) for child in node.children])
                return self._sum([cell] * node.columns, node.gap)
            case Flow():
                widths = [self.widths(child) for child in node.children]
                if node.equal:
                    widths = [self._greatest(widths)] * len(widths)
                return Extent(self._greatest(widths).least, self._sum(widths, node.gap).wanted)
            case Box() | Card():
                inner, beside = self.widths(node.child), self.px(node.pad[0]) + self.px(node.pad[2])
                return Extent(inner.least + beside, inner.wanted + beside)
            case Scroll():
                inner, beside = self.widths(node.child), self.px(SCROLL_BAR)
                return Extent(inner.least + beside, inner.wanted + beside)

    def _words(self, text: str, size: float, bold: bool, italic: bool, told: bool = False) -> tuple[int, int]:
        """Return the width of a text with each paragraph in one line, and of its widest unbreakable word."""
        pixels = self.px(size)
        whole = max(self.letters.width(line, pixels, bold, italic, told) for line in text.split("\n"))
        word = max((self.letters.width(word, pixels, bold, italic, told) for word in text.split()), default=0)
        return whole, min(word, self.px(LEAST_WORD))

    def _beside_words(self, node: Button) -> int:
        """Return how much of a button's width is not for its words."""
        return self.px(BUTTON_PAD) + self.badge(node.key) + (self.px(ICON_ROOM) if node.icon else 0)

    def badge(self, key: str) -> int:
        """Return the width of a key badge and the gap before it."""
        return self.letters.width(key, self.px(theme.SMALL), False, False) + self.px(BADGE_ROOM) if key else 0

    def _sum(self, extents: Sequence[Extent], gap: float) -> Extent:
        least = wanted = self.px(gap) * max(0, len(extents) - 1)
        for each in extents:
            least, wanted = least + each.least, wanted + each.wanted
        return Extent(least, wanted)

    def _greatest(self, extents: Sequence[Extent]) -> Extent:
        least = wanted = 0
        for each in extents:
            least, wanted = max(least, each.least), max(wanted, each.wanted)
        return Extent(least, wanted)

    # -- heights ------------------------------------------------------------------------------------------------------

    def _own_heights(self, node: Node, width: int) -> Extent:
        match node:
            case Space() | Drawn():
                return Extent(0, 0)
            case Label():
                words = self.words(node, width)
                return self._lines(len(words.lines), words.size, node.step)
            case Badge():
                return self._lines(1, theme.SMALL)
            case Button():
                inner = width - self._beside_words(node)
                size = node.size or theme.NORMAL
                lines = self.letters.lines(node.label, self.px(size), inner, is_bold(node), False, True)
                text = self._lines(len(lines), size).wanted + self.px(6.0)
                return Extent(text, max(text, self.px(node.height)))
            case Toggle():
                inner = width - self.px(TICK + TICK_GAP)
                lines = self.letters.lines(node.label, self.px(theme.NORMAL), inner, False, False, True)
                text = max(self._lines(len(lines), theme.NORMAL).wanted, self.px(TICK) + self.px(4.0))
                return Extent(text, text)
            case Field():
                line = self.letters.line_height(self.px(theme.NORMAL))
                return Extent(line + self.px(4.0), line + self.px(14.0))
            case Row():
                widths = self._row(node, width)
                return self._greatest([self.heights(*each) for each in zip(node.children, widths, strict=True)])
            case Column():
                widths = self._across(node, width)
                return self._sum([self.heights(*each) for each in zip(node.children, widths, strict=True)], node.gap)
            case Grid():
                return self._sum(self._grid(node, width)[1], node.gap)
            case Flow():
                rows = self._flow(node, width)
                highest = [max(self.heights(child, wide).wanted for child, wide in row) for row in rows]
                return self._sum([Extent(high, high) for high in highest], node.gap)
            case Box() | Card():
                beside = self.px(node.pad[1]) + self.px(node.pad[3])
                child = self.heights(node.child, self._in_box(node, width))
                return Extent(child.least + beside, child.wanted + beside)
            case Scroll():
                child = self.heights(node.child, width - self.px(SCROLL_BAR))
                return Extent(min(child.least, self.px(LEAST_SCROLL)), child.wanted)

    def words(self, node: Label, width: int) -> Words:
        """Return the lines of a label of a given width, and the size of its letters."""
        sizes = [node.size or theme.NORMAL]
        while node.least and sizes[-1] > node.least:
            sizes.append(max(sizes[-1] - 1.0, node.least))

        def lines(size: float) -> Sequence[str]:
            if not node.wrap or node.lines == 1:
                return node.text.split("\n")
            return self.letters.lines(node.text, self.px(size), width, node.bold, node.italic, node.hyphens, node.told)

        def fits(size: float) -> bool:
            return self.letters.width(node.text, self.px(size), node.bold, node.italic, node.told) <= width

        size = next(filter(fits, sizes), sizes[-1])
        found = tuple(lines(size))
        is_cut = 0 < node.lines < len(found) or (node.lines == 1 and not fits(size))
        if is_cut:
            found = (*found[: node.lines - 1], " ".join(found[node.lines - 1 :]))
        return Words(size, found, is_cut)

    def _lines(self, count: int, size: float, step: float = 0.0) -> Extent:
        high = count * (self.px(step) or self.letters.line_height(self.px(size)))
        return Extent(high, high)

    # -- sharing the width --------------------------------------------------------------------------------------------

    def _row(self, node: Row, width: int) -> list[int]:
        """Return the widths of a row's children."""
        room = width - self.px(node.gap) * max(0, len(node.children) - 1)
        return shared([self.widths(child) for child in node.children], [c.grow for c in node.children], room)

    def _across(self, node: Column, width: int) -> list[int]:
        """Return the widths of a column's children."""
        return [_aligned(self.widths(child), width, node.align)[1] for child in node.children]

    def _in_box(self, node: Box | Card, width: int) -> int:
        return width - self.px(node.pad[0]) - self.px(node.pad[2])

    def _flow(self, node: Flow, width: int) -> list[list[tuple[Node, int]]]:
        """Return the lines of a flow, each child with its width."""
        gap = self.px(node.gap)
        if node.equal and node.children:
            cell = self._greatest([self.widths(child) for child in node.children]).wanted
            if len(node.children) * (cell + gap) - gap <= width:
                return [[(child, cell) for child in node.children]]
            return [[(child, width)] for child in node.children]
        widths = [self.widths(child) for child in node.children]
        lines = self._lines_of(node, [_within(each, width) for each in widths], width)
        # Buttons give their air away before they make one line more.
        tight = [
            _within(Extent(each.least, max(each.least, each.wanted - self._air(child))), width)
            for child, each in zip(node.children, widths, strict=True)
        ]
        fewer = self._lines_of(node, tight, width)
        return fewer if len(fewer) < len(lines) else lines

    def _air(self, node: Node) -> int:
        """Return how much narrower than desired a node can be without looking worse."""
        return self.px(BUTTON_AIR) if isinstance(node, Button) else 0

    def _lines_of(self, node: Flow, widths: Sequence[int], width: int) -> list[list[tuple[Node, int]]]:
        """Return the children of a flow with their own widths, as many per line as fit."""
        gap = self.px(node.gap)
        lines: list[list[tuple[Node, int]]] = []
        taken = 0
        for child, wide in zip(node.children, widths, strict=True):
            if not lines or taken + gap + wide > width:
                lines.append([])
                taken = -gap
            lines[-1].append((child, wide))
            taken += gap + wide
        return lines

    def _grid(self, node: Grid, width: int) -> tuple[list[int], list[Extent]]:
        """Return the widths of the columns, and the heights of the rows."""
        gaps = self.px(node.gap) * (node.columns - 1)
        widths = _portions(max(width - gaps, 0), [1.0] * node.columns)
        rows = [node.children[first : first + node.columns] for first in range(0, len(node.children), node.columns)]
        return widths, [
            self._greatest([self.heights(*each) for each in zip(row, widths, strict=False)]) for row in rows
        ]

    # -- placing ------------------------------------------------------------------------------------------------------

    def filled(self, node: Node, room: Rect) -> Layout:
        """Return a node that fills a rectangle; larger only if its minimum size is."""
        width = max(room.w, self.widths(node).least)
        height = max(room.h, self.heights(node, width).least)
        return Layout(self.placed(node, Rect(room.x, room.y, width, height)), self.scale)

    def placed(self, node: Node, rect: Rect) -> Placed:
        """Return a node and all below it in a rectangle no smaller than its minimum size."""
        match node:
            case Row():
                return Placed(node, rect, tuple(self._placed_row(node, rect)))
            case Column():
                return Placed(node, rect, tuple(self._placed_column(node, rect)))
            case Flow():
                return Placed(node, rect, tuple(self._placed_flow(node, rect)))
            case Grid():
                return Placed(node, rect, tuple(self._placed_grid(node, rect)))
            case Label():
                return Placed(node, rect, words=self.words(node, rect.w))
            case Box() | Card():
                left, top, right, bottom = (self.px(side) for side in node.pad)
                inner = Rect(rect.x + left, rect.y + top, rect.w - left - right, rect.h - top - bottom)
                return Placed(node, rect, (self.placed(node.child, inner),))
            case Scroll():
                width = rect.w - self.px(SCROLL_BAR)
                height = max(self.heights(node.child, width).least, rect.h)
                offset = min(max(node.offset, 0), height - rect.h)
                return Placed(node, rect, (self.placed(node.child, Rect(rect.x, rect.y - offset, width, height)),))
            case _:
                return Placed(node, rect)

    def _placed_row(self, node: Row, rect: Rect) -> list[Placed]:
        found: list[Placed] = []
        x = rect.x
        for child, width in zip(node.children, self._row(node, rect.w), strict=True):
            down, height = _aligned(self.heights(child, width), rect.h, node.align)
            found.append(self.placed(child, Rect(x, rect.y + down, width, height)))
            x += width + self.px(node.gap)
        return found

    def _placed_column(self, node: Column, rect: Rect) -> list[Placed]:
        found: list[Placed] = []
        gaps = self.px(node.gap) * max(0, len(node.children) - 1)
        widths = self._across(node, rect.w)
        extents = [self.heights(*each) for each in zip(node.children, widths, strict=True)]
        y = rect.y
        heights = shared(extents, [child.grow for child in node.children], rect.h - gaps)
        for child, height in zip(node.children, heights, strict=True):
            aside, width = _aligned(self.widths(child), rect.w, node.align)
            found.append(self.placed(child, Rect(rect.x + aside, y, width, height)))
            y += height + self.px(node.gap)
        return found

    def _placed_flow(self, node: Flow, rect: Rect) -> list[Placed]:
        found: list[Placed] = []
        gap, y = self.px(node.gap), rect.y
        for line in self._flow(node, rect.w):
            spare = rect.w - sum(width for _, width in line) - gap * (len(line) - 1)
            x = rect.x + (spare if node.align == "end" else spare // 2 if node.align == "center" else 0)
            extents = [self.heights(*each) for each in line]
            high = max(extent.wanted for extent in extents)
            cells: list[Placed] = []
            for (child, width), extent in _turned(list(zip(line, extents, strict=True)), node.mirrored):
                down, height = _aligned(extent, high, "center" if extent.most < high else "stretch")
                cells.append(self.placed(child, Rect(x, y + down, width, height)))
                x += width + gap
            found += _turned(cells, node.mirrored)
            y += high + gap
        return found

    def _placed_grid(self, node: Grid, rect: Rect) -> list[Placed]:
        found: list[Placed] = []
        gap, y = self.px(node.gap), rect.y
        widths, extents = self._grid(node, rect.w)
        heights = shared(extents, [1.0] * len(extents), rect.h - gap * (len(extents) - 1))
        for number, height in enumerate(heights):
            x = rect.x
            for child, width in zip(node.children[number * node.columns :], widths, strict=False):
                found.append(self.placed(child, Rect(x, y, width, height)))
                x += width + gap
            y += height + gap
        return found


def _turned(items: list[_T], back: bool) -> list[_T]:
    return items[::-1] if back else items


def is_bold(button: Button) -> bool:
    """Return whether the label of a button is bold."""
    return button.style == "primary" and button.enabled


PAD: Final = 24.0
BUTTON_HEIGHT: Final = 38.0
BUTTON_WIDTH: Final = 170.0
SIDE: Final = 12.0
MARGINS: Final = 2 * SIDE + 1.0
"""How much narrower than a panel at the side of the window what scrolls in it is."""


def dialog(
    width: float, title: str, body: Node, buttons: Sequence[Button] = (), *, offset: int = 0, widest: float = 0.0
) -> Box:
    """Return a panel with a title, a body that scrolls if it is too high, and buttons, the first being the main one.

    The body's scrolling node is called "body", and `offset` pixels of it are scrolled away.  What needs more room may
    make it as wide as `widest`.
    """
    head = Label(title, theme.TITLE, bold=True, told=True)
    foot = Flow(tuple(buttons), 12.0, "end", equal=True, mirrored=True)
    # The mark beside what scrolls lies in the margin, which title and buttons keep free.
    free = (0.0, 0.0, SCROLL_BAR, 0.0)
    parts: list[Node] = [Box(head, free), Scroll("body", body, offset, grow=1.0)]
    if buttons:
        parts.append(Box(foot, free))
    pad = (PAD, 18.0, PAD - SCROLL_BAR, 20.0)
    return Box(Column(tuple(parts), 16.0), pad, "dialog", min_width=width, max_width=max(width, widest))


def dialog_button(name: str, label: str, *, key: str = "", is_main: bool = False, enabled: bool = True) -> Button:
    """Return a button at the foot of a dialog."""
    style: Style = "primary" if is_main else "plain"
    return Button(name, label, key, style=style, enabled=enabled, min_width=BUTTON_WIDTH, min_height=BUTTON_HEIGHT)


def titled(title: str, node: Node) -> Node:
    """Return a node under a word that says what it chooses."""
    return Column((Label(title, theme.SMALL + 1, "muted"), node), 3.0)


CHOICE: Final = 34.0
"""How high the buttons of `choices` are."""


def choices(options: Sequence[tuple[str, str, bool]]) -> Node:
    """Return buttons side by side, of which those are pressed that are chosen: name, label, whether chosen."""
    size = theme.SMALL + 1
    found = (Button(name, label, grow=1.0, pressed=on, size=size, min_height=CHOICE) for name, label, on in options)
    return Row(tuple(found), 5.0)


def side_panel(body: Node, name: str, offset: int, *, head: Node | None = None, side: float = SIDE) -> Box:
    """Return a panel at the left side of the window, with a body that scrolls below a head."""
    pad = (side, 8.0 if head is None else 0.0, max(side - SCROLL_BAR, 0.0), 8.0)
    scroll: Node = Scroll(name, Box(body, pad), offset, grow=1.0)
    inner = Column((head, scroll), 0.0, grow=1.0) if head is not None else scroll
    return Box(Row((inner, upright()), 0.0), surface=Plate(theme.PANEL, radius=0))


ROUND: Final = 6.0
"""How round the corners of a plate over the table are."""


def floating(body: Node, name: str, offset: int) -> Box:
    """Return a plate over the table with a body that scrolls; what reaches a little beyond its room stays on it."""
    scroll = Scroll(name, Box(body, (10.0, 1.0, 4.0, 1.0)), offset, grow=1.0)
    return Box(scroll, (0.0, ROUND, 0.0, ROUND), surface=Plate(theme.PANEL, theme.LINE, ROUND))


def button_row(buttons: Sequence[Button], width: float, room: float) -> Row:
    """Return buttons in the middle of some room: equally wide if there is room, else as wide as their words."""
    gap = 8.0
    buttons = [replace(button, min_height=40.0) for button in buttons]
    if len(buttons) * (width + gap) - gap <= room:
        buttons = [replace(button, min_width=width) for button in buttons]
    return Row((Space(grow=1.0), Row(tuple(buttons), gap), Space(grow=1.0)), 0.0)


def stepper(
    name: str, value: str, *, less: bool = True, more: bool = True, keys: tuple[str, str] = ("", ""), grow: float = 0.0
) -> Row:
    """Return a value between the buttons "NAME-less" and "NAME-more"; each is enabled or not."""
    buttons = (
        Button(f"{name}-less", "−", keys[0], enabled=less, min_width=34.0),
        Label(value, bold=True, side="center", min_width=60.0, grow=1.0),
        Button(f"{name}-more", "+", keys[1], enabled=more, min_width=34.0),
    )
    return Row(buttons, 4.0, "center", grow=grow)


def named(label: str, node: Node, width: float = 140.0) -> Row:
    """Return a node with a name at its left; names of equal width align the nodes of a column."""
    return Row((Label(label, tone="muted", min_width=width, max_width=width), node), 12.0, "center")


def thin_line() -> Box:
    """Return a thin line across a column."""
    return Box(Space(), surface=Plate(theme.LINE, radius=0), min_height=1.0, max_height=1.0)


def upright() -> Box:
    """Return a thin line down a row."""
    return Box(Space(), surface=Plate(theme.LINE, radius=0), min_width=1.0, max_width=1.0)


def shared_widths(free: float, weights: Sequence[float], most: Sequence[float]) -> list[float]:
    """Return widths by weight, none above its maximum; the rest goes to the others."""
    wide = [0.0] * len(weights)
    open_ones = set(range(len(weights)))
    while open_ones:
        whole = sum(weights[number] for number in open_ones)
        full = {number for number in open_ones if free * weights[number] / whole >= most[number]}
        for number in full or open_ones:
            wide[number] = min(free * weights[number] / whole, most[number])
        if not full:
            break
        free -= sum(most[number] for number in full)
        open_ones -= full
    return wide
