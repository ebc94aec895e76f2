"""The parts list of a building plan: each piece with its measures in centimetres."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from pb12table.files.forms.pieces import is_closed
from pb12table.files.forms.scenarios import ScenarioForm, TerrainForm
from pb12table.layouts.plans.sheet import Sheet, text_width
from pb12table.table.planar import border_distance
from pb12table.table.shapes import Point, box_of
from pb12table.table.terrain import Piece
from pb12table.texts.locale import Texts
from pb12table.texts.names import kind_name
from pb12table.texts.numbers import rounded

MOST_CORNERS = 60
"""Of a piece with more corners only so many are listed."""

COLUMN = 92.0
"""How wide a column of the list is, in millimetres."""
SMALL, LINE = 2.1, 2.7
"""The size of its letters and the distance of its lines, in millimetres."""

FLAT = 0.05
"""What is lower than this, in centimetres, is painted on and not built."""


@dataclass(frozen=True, slots=True)
class Part:
    """One piece of the plan: its number, what it is, its measures as lines of text, and its height for the drawing.

    A wall in which doors and windows stand has several `pieces`, the first one as high as the whole.
    """

    number: int
    pieces: tuple[Piece, ...]
    shape: TerrainForm
    name: str
    measures: tuple[str, ...]
    height: str

    @property
    def piece(self) -> Piece:
        """The first of its pieces."""
        return self.pieces[0]


def parts_of(form: ScenarioForm, pieces: Sequence[Piece], texts: Texts, step_cm: float) -> list[Part]:
    """The parts list of a scenario, in the order of its file."""
    own = {kind.id: kind.name for kind in form.kind}
    found: list[Part] = []
    own_pieces: dict[str, list[Piece]] = {}
    for one in pieces:
        own_pieces.setdefault(one.whole, []).append(one)
    for count, shape in enumerate(form.terrain, start=1):
        made = own_pieces[shape.id]
        piece = made[0]
        name = own.get(piece.kind, "")
        label = name if isinstance(name, str) else getattr(name, texts.language, name.en)
        measure = _Measure(texts, step_cm)
        found.append(
            Part(
                number=count,
                pieces=tuple(made),
                shape=shape,
                name=texts.either(f"kind-{piece.kind}", label or kind_name(texts, piece.kind)),
                measures=(measure.outline(shape, piece), *measure.heights(piece), *measure.corners(shape, piece)),
                height=measure.height(piece),
            )
        )
    return found


@dataclass(frozen=True, slots=True)
class Entry:
    """A part as it stands in the list: its measures as lines, and how high it is in millimetres."""

    part: Part
    lines: tuple[str, ...]
    height: float


def entries_of(parts: Iterable[Part]) -> list[Entry]:
    """The entries of a list of parts, as wide as a column."""
    found = []
    for part in parts:
        lines = tuple(line for text in part.measures for line in _wrapped(text, COLUMN - 14.0, SMALL))
        found.append(Entry(part, lines, 4.8 + LINE * len(lines)))
    return found


def in_columns(entries: Iterable[Entry], height: float) -> list[list[Entry]]:
    """The entries in columns no higher than that in millimetres, if no entry is."""
    columns: list[list[Entry]] = []
    left = 0.0
    for entry in entries:
        if not columns or entry.height > left:
            columns.append([])
            left = height
        columns[-1].append(entry)
        left -= entry.height
    return columns


def draw_entry(sheet: Sheet, entry: Entry, at: Point) -> None:
    """Draw an entry from its upper left corner on."""
    x, y = at
    part = entry.part
    sheet.text((x + 6.0, y + 2.6), str(part.number), 2.5, anchor="end", bold=True)
    sheet.text((x + 8.0, y + 2.6), part.name, 2.5, bold=True)
    sheet.text((x + COLUMN - 4.0, y + 2.6), part.shape.id, 2.0, anchor="end", ink="#777777")
    for number, line in enumerate(entry.lines):
        sheet.text((x + 8.0, y + 5.7 + LINE * number), line, SMALL, ink="#333333")


def _wrapped(text: str, width: float, size: float) -> list[str]:
    """A text in lines of at most a width; corners in brackets stay whole."""
    lines: list[str] = []
    for word in text.replace(" | ", "\u00a0|\u00a0").split(" "):
        if lines and text_width(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


@dataclass(frozen=True, slots=True)
class _Measure:
    """Writes lengths in steps as centimetres on the real table."""

    texts: Texts
    step_cm: float

    def cm(self, steps: float) -> str:
        return self.texts.number(steps * self.step_cm, 1)

    def height(self, piece: Piece) -> str:
        if piece.is_ramp or piece.base > 0.0:
            return f"{self.cm(piece.base)}–{self.cm(piece.top)}"
        # What lies flat on the table has no height that could be built.
        return "" if piece.height * self.step_cm < FLAT else self.cm(piece.height)

    def outline(self, shape: TerrainForm, piece: Piece) -> str:
        say = self.texts
        if shape.rectangle is not None:
            _, _, width, depth = shape.rectangle
            return say(
                "plan-rectangle", width=self.cm(width), depth=self.cm(depth), turned=rounded(shape.turned or 0.0, 1)
            )
        if shape.circle is not None:
            return say("plan-circle", diameter=self.cm(2.0 * shape.circle[2]))
        if shape.line is not None:
            length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(shape.line))
            thick = 0.0 if piece.thin else _thickness(piece.outline, shape.line)
            return say("plan-line", length=self.cm(length), thickness=self.cm(thick))
        west, south, east, north = box_of(piece.outline)
        wide, deep = self.cm(east - west), self.cm(north - south)
        return say("plan-polygon", width=wide, depth=deep, corners=len(piece.outline))

    def heights(self, piece: Piece) -> tuple[str, ...]:
        say = self.texts
        if piece.is_ramp:
            return (say("plan-ramp", low=self.cm(piece.base), high=self.cm(piece.top)),)
        if piece.base > 0.0:
            return (say("plan-raised", height=self.cm(piece.height), base=self.cm(piece.base)),)
        return (say("plan-height", height=self.cm(piece.height)),) if self.height(piece) else ()

    def corners(self, shape: TerrainForm, piece: Piece) -> tuple[str, ...]:
        """Where the piece lies: its centre, or its corners in order."""
        if shape.circle is not None:
            return (self.texts("plan-centre", place=self._place(shape.circle[:2])),)
        if shape.line is not None:
            return (self._listed(shape.line),)
        rings = [self._listed(piece.outline)]
        return (*rings, *(self.texts("plan-hole", corners=self._listed(hole)) for hole in piece.holes))

    def _listed(self, points: Sequence[Point]) -> str:
        shown = " ".join(self._place(point) for point in points[:MOST_CORNERS])
        return shown + (" …" if len(points) > MOST_CORNERS else "")

    def _place(self, point: Sequence[float]) -> str:
        return f"({self.cm(point[0])} | {self.cm(point[1])})"


def _thickness(outline: Sequence[Point], line: Sequence[Point]) -> float:
    """How thick a wall along a line is: its outline runs along one side and back along the other.

    The outline of one that goes around runs along its outer side alone.
    """
    if is_closed(line) and len(outline) == len(line) - 1:
        (x, y), (u, v) = line[0], line[1]
        return 2.0 * border_distance(((x + u) / 2.0, (y + v) / 2.0), outline)
    first, last = outline[0], outline[-1]
    return hypot(first[0] - last[0], first[1] - last[1])
