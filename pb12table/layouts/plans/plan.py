"""A measured building plan of a layout, true to scale: the drawing and the parts list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import atan2, ceil, cos, degrees, hypot, pi, sin
from typing import Protocol, TypeVar
from xml.etree import ElementTree

from pb12table.files.forms.pieces import is_closed
from pb12table.files.forms.scenarios import ScenarioForm, TerrainForm
from pb12table.files.scenario import Scenario, scenario_form
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.planar import border_distance, depth_in_polygon
from pb12table.table.shapes import Box, Point, Ring, box_of, boxes_overlap
from pb12table.table.terrain import Piece, ramp_line
from pb12table.texts.locale import Texts, rounded
from pb12table.texts.names import kind_name, zone_name

INK = "#222222"
FAINT = "#d9d9d9"
FONT = "'DejaVu Sans', Verdana, Arial, sans-serif"
LETTER = 0.58
"""How wide a letter is at most on average, in heights of the type."""


def number(value: float) -> str:
    """Return a length as SVG writes it, to a thousandth of a millimetre."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def text_width(text: str, size: float) -> float:
    """Return the approximate width of a text, in the same unit as its size; rather too much."""
    return len(text) * size * LETTER


@dataclass(slots=True)
class Sheet:
    """What is drawn so far; later things lie on earlier ones."""

    elements: list[ElementTree.Element] = field(default_factory=list)

    def line(self, start: Point, end: Point, *, width: float = 0.2, ink: str = INK, dash: str = "") -> None:
        """Draw a straight line."""
        self._add(
            "line", dash, x1=number(start[0]), y1=number(start[1]), x2=number(end[0]), y2=number(end[1]),
            stroke=ink, stroke_width=number(width),
        )  # fmt: skip

    def open_line(self, points: Sequence[Point], *, width: float) -> None:
        """Draw a line with bends."""
        self._add(
            "path", "", d=_path([points], closed=False), fill="none", stroke=INK, stroke_width=number(width),
            stroke_linejoin="round", stroke_linecap="round",
        )  # fmt: skip

    def shape(
        self,
        rings: Iterable[Sequence[Point]],
        *,
        fill: str = "none",
        ink: str = INK,
        width: float = 0.25,
        dash: str = "",
        opacity: float = 1.0,
    ) -> None:
        """Draw a filled shape with holes; `fill` is a colour or `url(#pattern)`."""
        more = {} if opacity >= 1.0 else {"fill_opacity": number(opacity)}
        self._add(
            "path", dash, d=_path(rings, closed=True), fill=fill, fill_rule="evenodd", stroke=ink,
            stroke_width=number(width), stroke_linejoin="round", **more,
        )  # fmt: skip

    def arrow(self, start: Point, end: Point, *, width: float = 0.25) -> None:
        """Draw a line with a head at its end."""
        self.line(start, end, width=width)
        length = hypot(end[0] - start[0], end[1] - start[1])
        if length > 0.0:
            ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
            size = min(1.6, length / 2.0)
            wings = [(end[0] - size * ux + side * uy * size / 2.2, end[1] - size * uy - side * ux * size / 2.2)
                     for side in (1.0, -1.0)]  # fmt: skip
            self.shape([[end, *wings]], fill=INK, width=0.1)

    def text(
        self,
        at: Point,
        words: str,
        size: float,
        *,
        anchor: str = "start",
        bold: bool = False,
        italic: bool = False,
        turned: float = 0.0,
        halo: bool = False,
        ink: str = INK,
    ) -> None:
        """Write a line of text, its base line's begin (or middle or end) at a place, turned clockwise by degrees."""
        more = {"font_weight": "bold"} if bold else {}
        more |= {"font_style": "italic"} if italic else {}
        more |= {"transform": f"rotate({number(turned)} {number(at[0])} {number(at[1])})"} if turned else {}
        if halo:
            more |= {"stroke": "#ffffff", "stroke_width": number(size * 0.24), "paint_order": "stroke"}
            more |= {"stroke_linejoin": "round"}
        element = self._add(
            "text", "", x=number(at[0]), y=number(at[1]), font_size=number(size), text_anchor=anchor, fill=ink, **more
        )
        element.text = words

    def dimension(self, start: Point, end: Point, words: str) -> None:
        """Draw a measure between two places: a line with a slash at each end, and the words above it."""
        self.line(start, end, width=0.15)
        angle = degrees(atan2(end[1] - start[1], end[0] - start[0]))
        length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
        ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        for x, y in (start, end):
            self.line((x - 0.8 * (ux - uy), y - 0.8 * (uy + ux)), (x + 0.8 * (ux - uy), y + 0.8 * (uy + ux)), width=0.3)
        middle = ((start[0] + end[0]) / 2.0 + 0.9 * uy, (start[1] + end[1]) / 2.0 - 0.9 * ux)
        self.text(middle, words, 2.6, anchor="middle", turned=angle)

    def part_of(self, name: str, at: Point, corner: Point, size: Point) -> None:
        """Lay a part of what is stored under a name at a place: so large, from a corner of it on."""
        shown = {"x": at[0], "y": at[1], "width": size[0], "height": size[1]}
        inner = self._add("svg", "", **{key: number(value) for key, value in shown.items()})
        inner.set("viewBox", " ".join(map(number, (*corner, *size))))
        ElementTree.SubElement(inner, "use", {"href": f"#{name}"})

    def _add(self, tag: str, dash: str, **attributes: str) -> ElementTree.Element:
        named = {name.replace("_", "-"): value for name, value in attributes.items()}
        if dash:
            named["stroke-dasharray"] = dash
        element = ElementTree.Element(tag, named)
        self.elements.append(element)
        return element

    def svg(self, width: float, height: float, title: str) -> str:
        """Return the whole sheet as the text of an SVG file."""
        root = ElementTree.Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "width": f"{number(width)}mm",
                "height": f"{number(height)}mm",
                "viewBox": f"0 0 {number(width)} {number(height)}",
                "font-family": FONT,
            },
        )
        ElementTree.SubElement(root, "title").text = title
        root.append(patterns())
        whole = {"width": number(width), "height": number(height), "fill": "#ffffff"}
        ElementTree.SubElement(root, "rect", whole)
        root.extend(self.elements)
        ElementTree.indent(root, " ")
        return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _path(rings: Iterable[Sequence[Point]], *, closed: bool) -> str:
    parts = []
    for ring in rings:
        places = [f"{number(x)} {number(y)}" for x, y in ring]
        parts.append("M" + " L".join(places) + (" Z" if closed else ""))
    return " ".join(parts)


def patterns() -> ElementTree.Element:
    """Return the fill patterns for shapes that one can walk through."""
    found = ElementTree.Element("defs")
    leaves = _pattern(found, "leaves", 3.2, "#f0f4e8")
    for x, y in ((0.8, 0.9), (2.4, 2.5)):
        ElementTree.SubElement(leaves, "circle", {"cx": str(x), "cy": str(y), "r": "0.42", "fill": "#93a878"})
    waves = _pattern(found, "waves", 4.0, "#eef5f8")
    lines = "M0 1 q1 -0.8 2 0 t2 0 M-2 3 q1 -0.8 2 0 t2 0 t2 0"
    ElementTree.SubElement(waves, "path", {"d": lines, "fill": "none", "stroke": "#9dbccb", "stroke-width": "0.22"})
    paving = _pattern(found, "paving", 2.6, "#f6f4ef")
    ElementTree.SubElement(paving, "circle", {"cx": "0.65", "cy": "0.65", "r": "0.2", "fill": "#c9c2b2"})
    ElementTree.SubElement(paving, "circle", {"cx": "1.95", "cy": "1.95", "r": "0.2", "fill": "#c9c2b2"})
    return found


def _pattern(parent: ElementTree.Element, name: str, size: float, ground: str) -> ElementTree.Element:
    measure = number(size)
    attributes = {"id": name, "width": measure, "height": measure, "patternUnits": "userSpaceOnUse"}
    pattern = ElementTree.SubElement(parent, "pattern", attributes)
    ElementTree.SubElement(pattern, "rect", {"width": measure, "height": measure, "fill": ground})
    return pattern


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
    """Return the parts list of a scenario, in the order of its file."""
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
    """Return the entries of a list of parts, as wide as a column."""
    found = []
    for part in parts:
        lines = tuple(line for text in part.measures for line in _wrapped(text, COLUMN - 14.0, SMALL))
        found.append(Entry(part, lines, 4.8 + LINE * len(lines)))
    return found


class High(Protocol):
    """Something with a height in a column."""

    @property
    def height(self) -> float: ...


Listed = TypeVar("Listed", bound=High)


def in_columns(entries: Iterable[Listed], height: float) -> list[list[Listed]]:
    """Return the entries in columns no higher than a height in millimetres, unless an entry is."""
    columns: list[list[Listed]] = []
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
    """Return a text in lines of at most a width; corners in brackets are kept whole."""
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
        """Return the piece's position: its centre, or its corners in order."""
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
    """Return the thickness of a wall along a line: its outline runs along one side and back along the other.

    The outline of one that goes around runs along its outer side alone.
    """
    if is_closed(line) and len(outline) == len(line) - 1:
        (x, y), (u, v) = line[0], line[1]
        return 2.0 * border_distance(((x + u) / 2.0, (y + v) / 2.0), outline)
    first, last = outline[0], outline[-1]
    return hypot(first[0] - last[0], first[1] - last[1])


PAPER = (390.0, 255.0)
"""How much room the drawing has on a large sheet (A3), in millimetres."""

SCALES = (1.0, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 15.0, 20.0, 25.0, 40.0, 50.0, 100.0, 200.0, 500.0)
GRIDS_CM = (1, 2, 5, 10, 20, 50, 100, 200)

LEFT, TOP, RIGHT, BOTTOM, GAP = 20.0, 22.0, 6.0, 26.0, 10.0
NET = 14
"""How fine the net is in which the place for a label is looked for."""

ZONE_INKS = {
    ZoneKind.ENTRY: "#1f5fa8",
    ZoneKind.EXIT: "#7a3fa0",
    ZoneKind.DIFFICULT: "#9a6a00",
    ZoneKind.ROUGH: "#9a6a00",
    ZoneKind.DARK: "#404060",
    ZoneKind.FOG: "#6a7480",
    ZoneKind.DEEP: "#1f5f8f",
    ZoneKind.AIRLESS: "#5f3f7f",
    ZoneKind.SCENE: "#7f6f3f",
    ZoneKind.HOLD: "#b03030",
    ZoneKind.CONTEST: "#b03030",
}


def plan_svg(scenario: Scenario, texts: Texts, *, step_cm: float | None = None, scale: float | None = None) -> str:
    """Return the building plan of a scenario's terrain and zones as the text of an SVG file.

    `step_cm`: how long a step is on the real table (None: as the scenario says); `scale` n draws it 1:n (None: as large
    as fits on a sheet A3).
    """
    length = scenario.setup.step_cm if step_cm is None else step_cm
    drawing = drawn(scenario, texts, length, fitting_scale(scenario, length, PAPER) if scale is None else scale)
    right, end = drawing.list_beside()
    low = max(drawing.size[1], end + 8.0)
    return drawing.sheet.svg(right + 8.0, low, scenario.setup.name.in_language(texts.language))


def fitting_scale(scenario: Scenario, step_cm: float, room: tuple[float, float]) -> float:
    """Return the n of the largest scale 1:n at which the table fits into a room of a size in millimetres."""
    field_ = scenario.setup.battlefield
    wide, deep = field_.width * step_cm * 10.0, field_.depth * step_cm * 10.0
    return next((n for n in SCALES if wide / n <= room[0] and deep / n <= room[1]), SCALES[-1])


def drawn(scenario: Scenario, texts: Texts, step_cm: float, scale: float) -> Drawing:
    """Return the drawing of a plan 1:`scale` with its heading and measures, but without the list of parts."""
    form = scenario_form(scenario.document, scenario.path)
    parts = parts_of(form, scenario.setup.battlefield.pieces, texts, step_cm)
    drawing = Drawing(scenario, texts, step_cm, scale, parts)
    drawing.draw()
    return drawing


@dataclass(slots=True)
class Drawing:
    """A plan being drawn; `taken` are the boxes of texts in the drawing, which no other text may cover."""

    scenario: Scenario
    texts: Texts
    step_cm: float
    scale: float
    parts: list[Part]
    sheet: Sheet = field(default_factory=Sheet)
    taken: list[Box] = field(default_factory=list)

    @property
    def mm(self) -> float:
        """Return how many millimetres a step has on paper."""
        return self.step_cm * 10.0 / self.scale

    def at(self, point: Point) -> Point:
        """Return the place on paper of a place on the table."""
        return (LEFT + point[0] * self.mm, TOP + (self.scenario.setup.battlefield.depth - point[1]) * self.mm)

    def ring(self, ring: Ring) -> list[Point]:
        """Return the places on paper of a ring."""
        return [self.at(point) for point in ring]

    def cm(self, steps: float) -> str:
        """Return a length in steps as centimetres on the real table."""
        return self.texts.number(steps * self.step_cm, 1)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the drawing in millimetres, its measures, heading and scale bar included."""
        table = self.scenario.setup.battlefield
        return LEFT + table.width * self.mm + RIGHT, TOP + table.depth * self.mm + BOTTOM

    def draw(self) -> None:
        """Draw everything but the list of parts."""
        setup, parts = self.scenario.setup, self.parts
        self._grid()
        for zone in setup.zones:
            self._zone(zone)
        for part in sorted(parts, key=lambda part: (part.piece.top, part.piece.base)):
            for piece in part.pieces:
                self._piece(piece)
        self._frame()
        for part in sorted(parts, key=lambda part: -_extent(part.piece)):
            self._label(part)
        for part in parts:
            self._sides(part)
        for zone in setup.zones:
            self._zone_name(zone)
        self._heading()

    # -- table ----------------------------------------------------------------------------------------------------

    def _grid(self) -> None:
        """Draw lines with their distance from the south-west corner."""
        table = self.scenario.setup.battlefield
        step = next((cm for cm in GRIDS_CM if cm * 10.0 / self.scale >= 9.0), GRIDS_CM[-1])
        low, right = self.at((0.0, 0.0))[1], self.at((table.width, 0.0))[0]
        for number in range(int(table.width * self.step_cm / step + 1e-6) + 1):
            x = LEFT + number * step * 10.0 / self.scale
            self.sheet.line((x, TOP), (x, low), width=0.12, ink=FAINT)
            self.sheet.text((x, low + 3.6), self.texts.number(number * step), 2.2, anchor="middle", ink="#555555")
        for number in range(int(table.depth * self.step_cm / step + 1e-6) + 1):
            y = low - number * step * 10.0 / self.scale
            self.sheet.line((LEFT, y), (right, y), width=0.12, ink=FAINT)
            self.sheet.text((LEFT - 1.6, y + 0.8), self.texts.number(number * step), 2.2, anchor="end", ink="#555555")

    def _frame(self) -> None:
        """Draw the edge of the table, its measures, and the scale bar."""
        table = self.scenario.setup.battlefield
        corners = ((0.0, 0.0), (table.width, 0.0), (table.width, table.depth), (0.0, table.depth))
        self.sheet.shape([self.ring(corners)], width=0.6)
        left, low = self.at((0.0, 0.0))
        right = self.at((table.width, 0.0))[0]
        self.sheet.dimension((left, low + 9.0), (right, low + 9.0), self._measure(table.width))
        self.sheet.dimension((left - 10.0, low), (left - 10.0, TOP), self._measure(table.depth))
        unit = next((cm for cm in GRIDS_CM if cm * 10.0 / self.scale >= 12.0), GRIDS_CM[-1])
        length, y = unit * 10.0 / self.scale, low + 18.0
        for number in range(4):
            box = [(left + number * length, y), (left + (number + 1) * length, y)]
            ring = [*box, (box[1][0], y + 1.6), (box[0][0], y + 1.6)]
            self.sheet.shape([ring], fill=INK if number % 2 == 0 else "#ffffff", width=0.15)
        for number in range(5):
            words = self.texts.number(number * unit)
            self.sheet.text((left + number * length, y + 4.6), words, 2.2, anchor="middle")
        words = self.texts("plan-scale", scale=self.texts.number(self.scale))
        self.sheet.text((left + 4.0 * length + 4.0, y + 1.6), words, 2.6)

    def _measure(self, steps: float) -> str:
        return self.texts("plan-measure", cm=self.cm(steps), steps=steps)

    def _heading(self) -> None:
        table, setup = self.scenario.setup.battlefield, self.scenario.setup
        self.sheet.text((LEFT, 9.0), setup.name.in_language(self.texts.language), 5.2, bold=True)
        words = self.texts(
            "plan-heading",
            width=self.cm(table.width),
            depth=self.cm(table.depth),
            wide=table.width,
            deep=table.depth,
            step=self.texts.number(self.step_cm),
        )
        self.sheet.text((LEFT, 14.6), words, 2.8, ink="#444444")
        # North is up.
        x = self.at((table.width, 0.0))[0] - 3.0
        self.sheet.arrow((x, 16.0), (x, 8.0), width=0.35)
        self.sheet.text((x, 6.8), self.texts("plan-north"), 2.8, anchor="middle", bold=True)

    # -- terrain and zones -------------------------------------------------------------------------------------------

    def _piece(self, piece: Piece) -> None:
        rings = [self.ring(piece.outline), *map(self.ring, piece.holes)]
        if piece.thin:
            self.sheet.open_line(rings[0], width=0.7)
            return
        dash = "1.4 0.8" if piece.base > 0.0 else ""
        if piece.passable:
            fill = "leaves" if piece.translucent else "paving" if piece.height < 0.03 else "waves"
            self.sheet.shape(rings, fill=f"url(#{fill})", ink="#8a8a7a", width=0.18, dash=dash)
            return
        self.sheet.shape(rings, fill=_grey(piece.top), dash=dash)
        if piece.is_ramp:
            (x, y), (nx, ny), run = ramp_line(piece)
            start, end = ((x + share * run * nx, y + share * run * ny) for share in (0.12, 0.88))
            self.sheet.arrow(self.at(start), self.at(end))

    def _zone(self, zone: Zone) -> None:
        ink = ZONE_INKS[zone.kind]
        rings = [self.ring(zone.area.outline), *map(self.ring, zone.area.holes)]
        self.sheet.shape(rings, fill=ink, ink=ink, opacity=0.05, dash="2.4 1.2")

    def _zone_name(self, zone: Zone) -> None:
        """Write the name of a zone where it covers nothing, else not at all: the colour shows the kind."""
        words, size = zone_name(self.texts, self.scenario.setup, zone.id), 2.6
        ring = self.ring(zone.area.outline)
        left, top = min(x for x, _ in ring), min(y for _, y in ring)
        low = max(y for _, y in ring)
        wide = text_width(words, size)
        for y in (top + 3.4, low - 1.2, (top + low) / 2.0):
            x = min(left + 1.0, self.at((self.scenario.setup.battlefield.width, 0.0))[0] - wide - 1.0)
            box = (x, y - size, x + wide, y + 0.6)
            if self._is_free(box) and self._is_on_paper(box):
                self.taken.append(box)
                self.sheet.text((x, y), words, size, italic=True, halo=True, ink=ZONE_INKS[zone.kind])
                return

    # -- labels ------------------------------------------------------------------------------------------------------

    def _is_free(self, box: Box) -> bool:
        return not any(boxes_overlap(box, other) for other in self.taken)

    def _label(self, part: Part) -> None:
        """Write number and height of a piece: on it when there is room, else beside it with a line to it."""
        size, small = 2.7, 2.1
        number, height = str(part.number), part.height
        wide = max(text_width(number, size) * 1.1, text_width(height, small))
        half, up, down = wide / 2.0, size * 0.95, small * 1.25
        above = [piece for piece in self.scenario.setup.battlefield.pieces if _lies_on(piece, part.piece)]
        home = _inner_point(part.piece, above)
        x, y = self.at(home)
        room = _room(part.piece, home, above) * self.mm
        ways = [(0.0, 0.0)] if room >= min(half, 2.6) * 0.8 else []
        ways += [
            (reach * cos(turn * pi / 6.0), -reach * sin(turn * pi / 6.0))
            for reach in (5.0, 7.5, 10.5, 14.0, 19.0)
            for turn in (2, 4, 8, 10, 1, 5, 7, 11, 3, 9, 0, 6)
        ]
        for dx, dy in ways:
            box = (x + dx - half, y + dy - up, x + dx + half, y + dy + down)
            if self._is_free(box) and self._is_on_paper(box):
                break
        else:
            dx, dy = 0.0, 0.0
            box = (x - half, y - up, x + half, y + down)
        self.taken.append(box)
        if (dx, dy) != (0.0, 0.0):
            far = hypot(dx, dy)
            self.sheet.line((x, y), (x + dx * (1.0 - 2.0 / far), y + dy * (1.0 - 2.0 / far)), width=0.15)
            self.sheet.shape([_dot((x, y), 0.35)], fill=INK, width=0.05)
        self.sheet.text((x + dx, y + dy), number, size, anchor="middle", bold=True, halo=True)
        if height:
            self.sheet.text((x + dx, y + dy + down * 0.92), height, small, anchor="middle", halo=True)

    def _is_on_paper(self, box: Box) -> bool:
        table = self.scenario.setup.battlefield
        low, right = self.at((table.width, 0.0))[1], self.at((table.width, 0.0))[0]
        return box[0] >= LEFT and box[1] >= TOP and box[2] <= right and box[3] <= low

    def _sides(self, part: Part) -> None:
        """Write the lengths of the sides of simple pieces along them inside, where nothing else stands."""
        piece = part.piece
        if piece.passable or part.shape.circle is not None or len(piece.outline) > 8 or piece.thin:
            return
        ring = piece.outline
        seen: set[tuple[float, int]] = set()
        for a, b in pairwise([*ring, ring[0]]):
            length = hypot(b[0] - a[0], b[1] - a[1])
            first, second = self.at(a), self.at(b)
            angle = degrees(atan2(second[1] - first[1], second[0] - first[0]))
            angle = angle - 180.0 if angle > 90.0 else angle + 180.0 if angle <= -90.0 else angle
            words, size = self.cm(length), 1.9
            wide = text_width(words, size)
            # Opposite sides of a rectangle are as long as each other.
            if length * self.mm < wide + 3.0 or (round(length, 3), round(angle)) in seen:
                continue
            along = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
            inward = (-along[1], along[0]) if _turns_left(ring) else (along[1], -along[0])
            middle = self.at(((a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0))
            x, y = middle[0] + inward[0] * 1.5, middle[1] - inward[1] * 1.5
            across, tall = abs(cos(angle * pi / 180.0)), abs(sin(angle * pi / 180.0))
            half, high = (wide * across + size * tall) / 2.0, (wide * tall + size * across) / 2.0
            box = (x - half, y - high, x + half, y + high)
            deep = depth_in_polygon(((a[0] + b[0]) / 2.0 + inward[0] * 2.6 / self.mm,
                                     (a[1] + b[1]) / 2.0 + inward[1] * 2.6 / self.mm), ring)  # fmt: skip
            if self._is_free(box) and deep > 0.0:
                seen.add((round(length, 3), round(angle)))
                self.taken.append(box)
                turn = angle * pi / 180.0
                base = (x - sin(turn) * size * 0.36, y + cos(turn) * size * 0.36)
                self.sheet.text(base, words, size, anchor="middle", turned=angle, ink="#333333")

    def list_beside(self) -> tuple[float, float]:
        """Draw the parts list beside the drawing; returns where it ends on the right and below."""
        table = self.scenario.setup.battlefield
        left = self.at((table.width, 0.0))[0] + GAP
        entries = entries_of(self.parts)
        # About as many columns as the drawing is wide, and no fewer than two.
        columns = max(2, ceil(table.width * self.mm / COLUMN))
        heights = [entry.height for entry in entries]
        low = max(TOP + table.depth * self.mm + 12.0, TOP + sum(heights) / columns + max([0.0, *heights]))
        x, end = left, TOP
        self.sheet.text((x, 14.6), self.texts("plan-list"), 2.8, bold=True)
        for column in in_columns(entries, low - TOP):
            y = TOP
            for entry in column:
                draw_entry(self.sheet, entry, (x, y))
                y += entry.height
            x, end = x + COLUMN, max(end, y)
        return x, end


def _grey(height: float) -> str:
    """Return a grey, darker the higher, from nearly white to a middle grey on which letters can be read."""
    shade = round(238.0 - min(height, 6.0) * 14.0)
    return f"#{shade:02x}{shade:02x}{max(shade - 4, 0):02x}"


def _extent(piece: Piece) -> float:
    west, south, east, north = box_of(piece.outline)
    return (east - west) * (north - south)


def _turns_left(ring: Ring) -> bool:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]])) > 0.0


def _dot(at: Point, radius: float) -> list[Point]:
    return [(at[0] + radius * cos(n * pi / 6.0), at[1] + radius * sin(n * pi / 6.0)) for n in range(12)]


def _room(piece: Piece, at: Point, above: Sequence[Piece] = ()) -> float:
    """Return a place's distance in a piece from its border and from what lies on it, in steps; negative inside that."""
    if piece.thin:
        return 0.0
    deep = depth_in_polygon(at, piece.outline, piece.holes)
    return min([deep, *(-depth_in_polygon(at, other.outline, other.holes) for other in above)])


def _lies_on(other: Piece, piece: Piece) -> bool:
    """Return whether a piece hides a part of a lower one on the plan."""
    if other is piece or other.thin or (other.top, other.base) <= (piece.top, piece.base):
        return False
    return boxes_overlap(box_of(other.outline), box_of(piece.outline))


def _inner_point(piece: Piece, above: Sequence[Piece]) -> Point:
    """Return a place well inside a piece: of a fine net the one farthest from its border and from what lies on it."""
    if piece.thin:
        a, b = max(pairwise(piece.outline), key=lambda pair: hypot(pair[1][0] - pair[0][0], pair[1][1] - pair[0][1]))
        return ((a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0)
    west, south, east, north = box_of(piece.outline)
    centre = ((west + east) / 2.0, (south + north) / 2.0)
    net = [centre] + [
        (west + (east - west) * (i + 0.5) / NET, south + (north - south) * (j + 0.5) / NET)
        for i in range(NET)
        for j in range(NET)
    ]
    ring = piece.outline
    for a, b, c in zip(ring, ring[1:] + ring[:1], ring[2:] + ring[:2], strict=True):
        net.append(((a[0] + b[0] + c[0]) / 3.0, (a[1] + b[1] + c[1]) / 3.0))
    # The very middle is as good as a place that is hardly farther from the border.
    return max(net, key=lambda point: _room(piece, point, above) + (0.02 if point == centre else 0.0))
