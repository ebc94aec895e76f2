"""The parts of a page of forces as nodes, and the list to pick from that typing narrows down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil, floor
from typing import Final

import pygame

from pb12table.app.preview.state_picture import draw_template
from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.skirmish.forms.force_pages import (
    Act,
    Change,
    Counter,
    Counters,
    Deed,
    Fields,
    Groups,
    Lines,
    Offer,
    Part,
    Piece,
    Pieces,
    Plan,
    Property,
    Refusing,
    Stack,
    Stacks,
    Ticks,
    Told,
    View,
)
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.table.shapes import box_of
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, fitting_size
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.layout.nodes import (
    Box,
    Button,
    Card,
    Column,
    Drawn,
    Field,
    Flow,
    Label,
    Node,
    Row,
    Scroll,
    Space,
    Tone,
)
from pb12table.window.layout.painting import FontLetters, Painter
from pb12table.window.layout.placing import EDGE, dialog_button, wanted_width
from pb12table.window.layout.text_line import TextLine

WIDTH: Final = 820.0
HEIGHT: Final = 660.0
TOKEN: Final = 34.0
ARROWS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -8, pygame.K_PAGEDOWN: 8}
LONGEST: Final = 60
SOUGHT: Final = "sought"


class Catalogue(ProgramScreen):
    """A dialog with a list; a click or Enter picks, letters look for names and facts, Escape goes back."""

    def __init__(
        self, desk: Desk, title: str, entries: Sequence[Offer], on_pick: Callable[[str], None],
        look: PlayerLook | None = None, now: str = "",
    ) -> None:  # fmt: skip
        super().__init__(desk)
        self.title = title
        self.entries = tuple(entries)
        self.marked = next((number for number, entry in enumerate(self.entries) if entry.value == now), 0)
        self._on_pick = on_pick
        self._look = look
        self._before = ""
        self.lines[SOUGHT] = TextLine("", LONGEST)
        self.set_focus(SOUGHT)
        self._reveal()

    @property
    def sought(self) -> str:
        """The words that are looked for."""
        return self.lines[SOUGHT].text

    @property
    def shown(self) -> list[Offer]:
        """Return the offers with all the words searched for in their name or facts; matches in the name come first."""
        words = self.sought.casefold().split()

        def has_all(text: str) -> bool:
            return all(word in text.casefold() for word in words)

        found = [entry for entry in self.entries if has_all(f"{entry.name} {entry.facts}")]
        return sorted(found, key=lambda entry: not has_all(entry.name))

    def describe(self) -> Node:
        texts, shown = self.desk.texts, self.shown
        rows = [self._row(entry, is_marked=number == self.marked) for number, entry in enumerate(shown)]
        body: Node = Column(tuple(rows), 3.0)
        if not shown:
            body = Box(Label(texts("forces-none-found"), tone="muted"), (14.0, 14.0, 14.0, 14.0))
        high = min(HEIGHT, self.desk.size[1] / self.desk.scale - 2 * EDGE)
        parts = (
            Label(self.title, theme.TITLE, bold=True),
            Field(SOUGHT, texts("forces-seek")),
            Scroll("list", body, self.offsets.get("list", 0), grow=1.0, min_height=60.0),
            Row((Space(grow=1.0), dialog_button("cancel", texts("card-cancel"), key=texts("key-escape")))),
        )
        inner = Column(parts, 12.0)
        return Box(inner, (20.0, 16.0, 20.0, 16.0), "dialog", min_width=WIDTH, max_width=WIDTH, min_height=high,
                   max_height=high)  # fmt: skip

    def _row(self, entry: Offer, *, is_marked: bool) -> Node:
        dim: Tone = "text" if is_marked else "muted"
        words = Column((Label(entry.name, bold=True), Label(entry.facts, theme.SMALL, dim)), 1.0, grow=1.0)
        worth = Label(entry.worth, tone="text" if is_marked else "accent", bold=True, wrap=False)
        nodes: list[Node] = [words, worth]
        if entry.miniature is not None and self._look is not None:
            nodes.insert(0, Drawn(f"token:{entry.value}", min_width=TOKEN, min_height=TOKEN))
        child = Row(tuple(nodes), 12.0, "center")
        return Card(f"pick:{entry.value}", child, (10.0, 3.0, 12.0, 4.0), chosen=is_marked, keyless=True, tip=entry.tip)

    def painters(self) -> dict[str, Painter]:
        return {f"token:{entry.value}": self._token(entry) for entry in self.entries if entry.miniature is not None}

    def _token(self, entry: Offer) -> Painter:
        def paint(canvas: Canvas, rect: pygame.Rect) -> None:
            if self._look is not None and entry.miniature is not None:
                draw_template(canvas, rect.center, 15, entry.miniature, self._look)

        return paint

    def handle(self, event: pygame.event.Event) -> None:
        super().handle(event)
        if self.sought != self._before:
            self._before, self.marked = self.sought, 0
            self._reveal()

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key in ARROWS:
            self.marked = max(0, min(self.marked + ARROWS[event.key], len(self.shown) - 1))
            self._reveal()
        elif event.key != pygame.K_TAB:
            # Letters always look for something.
            super().take_key(event)

    def _reveal(self) -> None:
        if shown := self.shown:
            self.show(f"pick:{shown[min(self.marked, len(shown) - 1)].value}")

    def press(self, name: str) -> None:
        if name == "cancel":
            self.refuse()
        else:
            self._pick(name.removeprefix("pick:"))

    def accept(self) -> None:
        if shown := self.shown:
            self._pick(shown[min(self.marked, len(shown) - 1)].value)

    def refuse(self) -> None:
        self.desk.leave(self)

    def _pick(self, value: str) -> None:
        self.desk.leave(self)
        self._on_pick(value)


SHORT: Final = 14
"""A value of so many letters is seen whole: pointing at it says nothing that is not there."""
HIGH: Final = 26.0
STEP: Final = 24.0
VALUE: Final = 42.0
MARK: Final = 20.0
GAP: Final = 40.0
"""Between columns of a group."""
APART: Final = 14.0
"""Between columns of numbers."""
STACK: Final = 280.0
"""How wide a stack is at least."""
LEAST: Final[dict[type[object], float]] = {Counters: 525.0, Pieces: 525.0}
"""How much width a part needs beside another one; the others need less."""
NARROW: Final = 290.0
PLAN: Final = 190.0
"""How high a plan is at most, without the room around it."""
PLAN_PAD: Final = 14.0
UNIT: Final = 60.0
"""How large a length of one is drawn at most."""
PLAN_FILLS: Final = {"ground": (92, 82, 66), "solid": (138, 112, 74)}
"""What outlines of plans are filled with, by their role; others are lines."""
WEIGHTS: Final[dict[type[object], float]] = {Counters: 1.12}
"""How much of the width of a group a column with such a part takes, where it has others beside it; else 1."""


@dataclass
class PageNodes:
    """Makes the nodes of a page that is `width` natural pixels wide.

    `rows` are what can be set, by key and in the order in which Tab goes through them; `acts` what is done by clicking,
    and `painters` who paints what is no common node, both by name.
    """

    width: float
    scale: float
    draw_mark: Callable[[Canvas, tuple[int, int], float, Mark], None]
    rows: dict[str, Property] = field(default_factory=dict)
    row_acts: dict[str, Act] = field(default_factory=dict)
    acts: dict[str, Act] = field(default_factory=dict)
    painters: dict[str, Painter] = field(default_factory=dict)
    _labels: float = 0.0
    """How wide the labels of the first columns are, so that what they name begins at one line."""

    def groups(self, groups: Groups) -> list[Node]:
        """Return groups one below another."""
        first = [part for group in groups if group for part in group[0]]
        names = [row.label for part in first if isinstance(part, Fields) for row in part.rows.values()]
        names += [part.label for part in first if isinstance(part, Told | Ticks)]
        self._labels = max(map(self._wide, names), default=0.0) + 16.0
        return [self._group([column for column in group if column]) for group in groups if any(group)]

    def _group(self, columns: list[tuple[Part, ...]]) -> Node:
        """Return columns side by side, or one below another if they lack room."""
        least = [max(LEAST.get(type(part), NARROW) for part in column) for column in columns]
        gaps = GAP * (len(columns) - 1)
        beside = sum(least) + gaps <= self.width
        weights = [max(WEIGHTS.get(type(part), 1.0) for part in column) for column in columns]
        share = (self.width - gaps) / sum(weights)
        nodes = tuple(
            self._column(column, share * weight if beside else self.width, beside=beside, is_first=not number)
            for number, (column, weight) in enumerate(zip(columns, weights, strict=True))
        )
        return Row(nodes, GAP) if beside else Column(nodes, 14.0)

    def _column(self, parts: Iterable[Part], width: float, *, beside: bool, is_first: bool) -> Node:
        nodes = tuple(self.part(part, width, is_first=is_first) for part in parts)
        return Column(nodes, 14.0, grow=1.0, min_width=width, max_width=width) if beside else Column(nodes, 12.0)

    def part(self, part: Part, width: float, *, is_first: bool) -> Node:
        """Return one part, perhaps of the first column of its group."""
        match part:
            case Fields():
                return self._fields(part, is_first=is_first)
            case Counters():
                return self._counters(part, width)
            case Ticks():
                return self._ticks(part)
            case Told():
                buttons = tuple(self.deed(deed, size=(theme.SMALL + 1)) for deed in part.deeds)
                said = (Label(part.words, theme.SMALL + 1),) if part.words else ()
                words = Row((*said, *buttons), 14.0, "center")
                return Row((_name(part.label, self._labels), words, Space(grow=1.0)), 4.0, "center")
            case Pieces():
                pieces = tuple(self._piece(piece) for piece in part.pieces)
                deeds = Flow(tuple(self.deed(deed) for deed in part.deeds))
                head = (_head(part.title, part.beside),) if part.title or part.beside else ()
                wrong = (Label(part.wrong, theme.SMALL, "bad"),) if part.wrong else ()
                return Column((*head, *wrong, *pieces, deeds), 5.0)
            case Stacks():
                return self._stacks(part, width)
            case Plan():
                return self._plan(part, width)
            case Lines():
                return self._lines(part)

    # -- what is clicked ------------------------------------------------------------------------------------------

    def deed(self, deed: Deed, *, size: float = 0.0, height: float = 30.0) -> Button:
        """Return a button."""
        self.acts[deed.name] = deed.act
        return Button(deed.name, deed.label, size=size, tip=deed.tip, min_height=height)

    def _sign(self, name: str, sign: str, act: Act | None, *, tip: tuple[str, ...] = ()) -> Button:
        """Return a button with a single sign."""
        if act is not None:
            self.acts[name] = act
        return Button(
            name, sign, height=HIGH, enabled=act is not None, tip=tip, min_width=STEP, max_width=STEP, min_height=HIGH
        )

    # -- fields and numbers -----------------------------------------------------------------------------------------

    def _wide(self, text: str) -> float:
        """Return the width of a label, in natural pixels."""
        return FontLetters().width(text, round(theme.SMALL + 1 * self.scale), False, False) / self.scale

    def _fields(self, part: Fields, *, is_first: bool) -> Node:
        self.row_acts |= part.acts
        wide = self._labels if is_first else max(self._wide(row.label) for row in part.rows.values()) + 16.0
        nodes: list[Node] = [_head(part.title)] if part.title else []
        for key, row in part.rows.items():
            beside = (self.deed(deed, size=theme.SMALL, height=HIGH) for deed in part.beside.get(key, ()))
            tone: Tone = "bad" if key in part.wrong else "text"
            nodes.append(Row((_name(row.label, wide), self._value(key, row, tone, grow=1.0), *beside), 4.0, "center"))
            if key in part.wrong:
                nodes.append(Row((Space(min_width=wide), Label(part.wrong[key], theme.SMALL, "bad", grow=1.0)), 4.0))
        return Column(tuple(nodes), 4.0)

    def _value(self, key: str, row: Property, tone: Tone = "text", *, grow: float = 0.0) -> Drawn:
        """Return the value of a row, which is clicked to change it."""
        number = self.number(key, row)
        name = f"property:{number}"
        whole = (row.value,) if len(row.value) > SHORT else ()
        tip = (row.label, *row.tip.split("\n"), *whole) if row.tip else whole
        self.painters[name] = _value_painter(row, tone)
        return Drawn(name, name, tip, grow=grow, min_width=VALUE, min_height=HIGH)

    def number(self, key: str, row: Property) -> int:
        """Return the number of a row, and remember the row from now on."""
        self.rows[key] = row
        return len(self.rows) - 1

    def _counters(self, part: Counters, width: float) -> Node:
        nodes = [self._counter(key, counter) for key, counter in part.counters.items()]
        widest = max((wanted_width(node, self.scale, FontLetters()) for node in nodes), default=0) / self.scale
        columns = max(1, min(3, int((width + APART) // (widest + APART))))
        high = -(-len(nodes) // columns)
        shares = [Column(tuple(nodes[first : first + high]), 4.0, grow=1.0) for first in range(0, len(nodes), high)]
        wide = (width - APART * (columns - 1)) / columns
        even = tuple(Column(each.children, 4.0, min_width=wide, max_width=wide) for each in shares)
        return Column((_head(part.title, part.beside), Row(even, APART)), 8.0)

    def _counter(self, key: str, counter: Counter) -> Row:
        row, step = counter.row, counter.step
        size = theme.SMALL + 1
        words = (Label(row.label, size, "muted"), Label(counter.usual, size, "faint"), Space(grow=1.0))
        label = Row(words, 6.0, "center", grow=1.0)
        if step is None:
            told = self._value(key, row)
            # Between where the signs of other numbers are.
            box = Row((Space(min_width=STEP), told, Space(min_width=STEP)), 2.0)
            return Row((label, box), 2.0, "center")
        less = self._sign(f"less:{key}", "\N{MINUS SIGN}", _stepping(step, -1))
        more = self._sign(f"more:{key}", "+", _stepping(step, 1))
        return Row((label, less, self._value(key, row, counter.mood or "text"), more), 2.0, "center")

    # -- what is so or not, and what is carried -----------------------------------------------------------------------

    def _ticks(self, part: Ticks) -> Node:
        nodes = []
        for tick in part.ticks:
            self.acts[tick.name] = tick.act
            words: tuple[Node, ...] = (Label(tick.label, theme.SMALL + 1, wrap=False),)
            if tick.mark is not None:
                what = f"mark:{tick.name}"
                self.painters[what] = self._mark_painter(tick.mark)
                words = (Drawn(what, min_width=MARK, min_height=MARK), *words)
            pad = (8.0, 4.0, 10.0, 4.0)
            inner = Row(words, 6.0, "center")
            nodes.append(Card(tick.name, inner, pad, chosen=tick.is_on, keyless=True, tip=tick.tip))
        row = Row((_name(part.label, self._labels), Flow(tuple(nodes), 6.0, grow=1.0)), 4.0, "center")
        if not part.wrong:
            return row
        reason = Row((Space(min_width=self._labels), Label(part.wrong, theme.SMALL, "bad", grow=1.0)), 4.0)
        return Column((row, reason), 4.0)

    def _mark_painter(self, mark: Mark) -> Painter:
        return lambda canvas, rect: self.draw_mark(canvas, rect.center, 18.0, mark)

    def _piece(self, piece: Piece) -> Node:
        """Return a mark to take it in use, its name and what it does, its value, and a cross to leave it behind."""
        ink: Tone = "text" if piece.is_used else "faint"
        worth = Label(piece.worth, tone="bad" if piece.is_wrong else "accent", bold=True, wrap=False)
        name, sort = Label(piece.label, bold=True, tone=ink), Label(piece.sort, theme.SMALL, "faint")
        words: list[Node] = [Row((name, sort, Space(grow=1.0), worth), 10.0, "center")]
        if piece.facts:
            words.append(Label(piece.facts, theme.SMALL, "muted" if piece.is_used else "faint"))
        inner: list[Node] = [Column(tuple(words), 2.0, grow=1.0)]
        if piece.use is not None:
            what = piece.use.name
            self.acts[what] = piece.use.act
            self.painters[what] = tick_painter(is_on=piece.is_used)
            inner.insert(0, Drawn(what, what, piece.use.tip, min_width=STEP, max_width=STEP, min_height=STEP))
        cross: Node = Space(min_width=STEP)
        if piece.drop is not None:
            cross = self._sign(piece.drop.name, piece.drop.label, piece.drop.act, tip=piece.drop.tip)
        inner.append(cross)
        child = Row(tuple(inner), 10.0, "start")
        return Card(piece.name, child, (8.0, 5.0, 8.0, 6.0), quiet=not piece.is_used, keyless=True, tip=piece.tip)

    # -- stacks and lines ---------------------------------------------------------------------------------------------

    def _stacks(self, part: Stacks, width: float) -> Node:
        columns = max(1, int((width + 14.0) // (STACK + 14.0)))
        wide = (width - (columns - 1) * 14.0) / columns
        nodes: list[Node] = [_head(part.title, part.beside)]
        if part.hint:
            nodes.append(Label(part.hint, theme.SMALL + 1, "muted"))
        for title, stacks in part.groups:
            cells = [self._stack(stack, wide) for stack in stacks]
            rows = [Row(tuple(cells[first : first + columns]), 14.0) for first in range(0, len(cells), columns)]
            head = (Label(title, bold=True),) if title else ()
            nodes.append(Column((*head, *rows), 4.0))
        if part.deeds:
            nodes.append(Flow(tuple(self.deed(deed) for deed in part.deeds)))
        return Column(tuple(nodes), 10.0)

    def _stack(self, stack: Stack, wide: float) -> Node:
        """Return how many there are, with one more and one less; its text is shown when the mouse is there."""
        ink: Tone = "text" if stack.number else "faint"
        less_name = stack.less.name if stack.less is not None else stack.more.name.replace("more", "less", 1)
        less = self._sign(less_name, "\N{MINUS SIGN}", None if stack.less is None else stack.less.act)
        more = self._sign(stack.more.name, stack.more.label, stack.more.act)
        size = theme.SMALL + 1
        count = Label(str(stack.number), size, ink, bold=True, side="center", min_width=STEP, max_width=STEP)
        name = Label(stack.label, size, ink, grow=1.0)
        told = (
            Label(part, theme.SMALL, "muted", side="right", wrap=False) for part in (stack.worth, stack.note) if part
        )
        inner = Row((less, count, more, name, Column(tuple(told), 0.0)), 4.0, "center")
        return Card(f"about:{stack.more.name}", inner, (0.0, 0.0, 8.0, 0.0), quiet=not stack.number, keyless=True,
                    tip=stack.tip, min_width=wide, max_width=wide)  # fmt: skip

    def _plan(self, part: Plan, width: float) -> Node:
        """Return drawings side by side, to the largest scale at which all fit."""
        boxes = [box_of([point for outline in view.outlines for point in outline.points]) for view in part.views]
        sizes = [(right - left, top - low) for left, low, right, top in boxes]
        room = width - PLAN_PAD * (2 * len(boxes) + 1)
        tall = max(high for _, high in sizes)
        unit = min(room / max(sum(wide for wide, _ in sizes), 0.1), PLAN / max(tall, 0.1), UNIT)
        nodes = []
        for number, (view, box, (wide, _)) in enumerate(zip(part.views, boxes, sizes, strict=True)):
            what = f"plan:{part.title}:{number}"
            self.painters[what] = plan_painter(view, box, unit)
            room_of = wide * unit + 2 * PLAN_PAD
            drawing = Drawn(what, min_width=room_of, max_width=room_of, min_height=tall * unit + 2 * PLAN_PAD)
            nodes.append(Column((Label(view.title, theme.SMALL, "muted"), drawing), 3.0))
        legend = (Label(part.legend, theme.SMALL, "muted"),) if part.legend else ()
        return Column((_head(part.title), Row(tuple(nodes), PLAN_PAD), *legend), 6.0)

    def _lines(self, part: Lines) -> Node:
        if not part.title:
            return Column(tuple(Label(line, theme.SMALL + 1, "muted") for line in part.lines), 6.0)
        nodes: list[Node] = [_head(part.title)]
        last = len(part.lines) - 1
        for number, line in enumerate(part.lines):
            is_result = part.has_result and number == last
            label = Label(line, tone="muted" if part.has_result and not is_result else "text", bold=is_result, grow=1.0)
            nodes.append(Row((Label("•", tone="accent"), label), 8.0) if part.is_list else label)
        return Column(tuple(nodes), 6.0)


def _stepping(step: Callable[[int], Change | Refusing], change: int) -> Act:
    return lambda: step(change)


def _name(label: str, width: float) -> Label:
    return Label(label, theme.SMALL + 1, "muted", min_width=width, max_width=width)


def _head(title: str, beside: str = "") -> Node:
    """Return a heading with something beside it at the right, over a line."""
    words = Row((Label(title, tone="accent", bold=True, grow=1.0), Label(beside, theme.SMALL, "muted")), 8.0, "center")
    return Column((words, Drawn("line", min_height=9.0)), 0.0)


def draw_line(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the line below a heading."""
    pygame.draw.line(canvas.surface, theme.LINE, (rect.left, rect.top + 2), (rect.right, rect.top + 2))


def _value_painter(row: Property, tone: Tone) -> Painter:
    inks = {"text": theme.TEXT, "good": theme.GOOD, "bad": theme.BAD}

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        hovered = rect.collidepoint(canvas.mouse)
        canvas.box(rect, theme.HOVERED if hovered else theme.SUNKEN, theme.ACCENT if hovered else theme.LINE, 4)
        inner = rect.inflate(-canvas.px(12), 0)
        size = fitting_size(row.value, (theme.SMALL + 1, theme.SMALL), inner.w, canvas.scale)
        canvas.middle(inner, row.value, size, theme.FAINT if row.unset else inks.get(tone, theme.TEXT))

    return paint


def tick_painter(*, is_on: bool) -> Painter:
    """Return the painter of a mark that can be set."""

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        px = canvas.px
        mark = pygame.Rect(0, 0, px(16), px(16))
        mark.center = rect.center
        over = rect.collidepoint(canvas.mouse)
        canvas.box(mark, theme.SUNKEN, theme.ACCENT if over else theme.FAINT, 3)
        if is_on:
            corners = [(mark.left + px(3), mark.centery), (mark.left + px(7), mark.bottom - px(4)),
                       (mark.right - px(3), mark.top + px(4))]  # fmt: skip
            pygame.draw.lines(canvas.surface, theme.GOOD, False, corners, max(2, px(2)))

    return paint


def plan_painter(view: View, box: tuple[float, float, float, float], unit: float) -> Painter:
    """Return the painter of a drawing: a grid of lengths, and on it the outlines in their order."""
    left, low, right, top = box

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        scale, surface = unit * canvas.scale, canvas.surface
        wide, high = (right - left) * scale, (top - low) * scale
        west, south = rect.centerx - wide / 2.0, rect.centery + high / 2.0

        def at(point: tuple[float, float]) -> tuple[float, float]:
            return (west + (point[0] - left) * scale, south - (point[1] - low) * scale)

        canvas.box(rect, theme.SUNKEN, theme.LINE, 4)
        for x in range(ceil(left), floor(right) + 1):
            pygame.draw.line(surface, theme.LINE, (at((x, 0.0))[0], rect.top + 1), (at((x, 0.0))[0], rect.bottom - 2))
        for y in range(ceil(low), floor(top) + 1):
            pygame.draw.line(surface, theme.LINE, (rect.left + 1, at((0.0, y))[1]), (rect.right - 2, at((0.0, y))[1]))
        inks = {
            "solid": theme.TEXT,
            "ground": theme.FAINT,
            "open": theme.MUTED,
            "safe": theme.GOOD,
            "mark": theme.ACCENT,
        }
        for outline in view.outlines:
            fill, ink = PLAN_FILLS.get(outline.role), inks[outline.role]
            points = [at(point) for point in outline.points]
            if len(points) == 1:
                pygame.draw.circle(surface, ink, points[0], canvas.px(4))
            else:
                if fill is not None:
                    pygame.draw.polygon(surface, fill, points)
                pygame.draw.polygon(
                    surface, ink, points, 1 if outline.role in ("ground", "open") else max(1, canvas.px(2))
                )
            if outline.label:
                xs, ys = zip(*points, strict=True)
                side = canvas.px(15)
                plate = pygame.Rect(0, 0, side, side)
                plate.center = (round(sum(xs) / len(xs)), round(sum(ys) / len(ys)))
                canvas.box(plate, theme.INK, None, 7)
                canvas.middle(plate, outline.label, theme.SMALL)

    return paint
