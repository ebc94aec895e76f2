"""Drawings (.svg) of floor plans: lines and filled shapes by layer, name and colour.

What shapes are and where they lie svgelements knows. Before it sees a drawing, what could be run or would be fetched is
taken out and counted, and copies (`use`) are laid out, so that none grows without bounds and every shape that does not
come back is told.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise
from math import acos, ceil, hypot, isfinite, sqrt
from pathlib import Path
from typing import Any, Final
from xml.etree.ElementTree import Element, SubElement, tostring

from pb12table.files.problems import FileProblem
from pb12table.layouts.maps.map_form import (
    LARGEST_SIDE,
    MOST_LINES,
    MOST_POINTS,
    Called,
    Drawn,
    MapPoint,
    MapSize,
    ReadMap,
    Sort,
    as_word,
    sort_of,
)
from pb12table.layouts.maps.safe_xml import DEEPEST, MOST_ELEMENTS, local_name
from pb12table.table.planar import in_ring
from pb12table.table.shapes import box_of, ring_area

ENDING: Final = ".svg"
ROOT: Final = "svg"
CELL_PIXELS: Final = 50.0
FEWEST_CELLS, MOST_CELLS, USUAL_CELLS = 5.0, 60.0, 30.0
"""A drawing has no grid: a cell is so many pixels wide, unless the longer side would have too few or too many cells."""
_TOLERANCES: Final = (0.00005, 0.0005, 0.005)
"""How far corners may be from a curve, in cells: coarser where there are too many otherwise."""
_LONGEST: Final = 4_000_000
"""So many letters all shapes have together at most."""
_MOST_RINGS: Final = 2_000
_MOST_STEPS: Final = 1_000
"""Into so many parts a curve is cut at most; only one that is far larger than any table needs more."""
_SHAPES: Final = ("path", "rect", "circle", "ellipse", "line", "polyline", "polygon")
_GROUPS: Final = ("svg", "g", "a", "switch")
_NOT_DRAWN: Final = (
    "defs", "symbol", "clipPath", "mask", "pattern", "marker", "filter", "linearGradient", "radialGradient", "metadata",
    "title", "desc", "namedview", "animate", "animateTransform", "animateMotion", "set", "view", "cursor", "font",
)  # fmt: skip
_COUNTED: Final = {
    "script": "problem-svg-scripts", "handler": "problem-svg-scripts", "foreignObject": "problem-svg-foreign",
    "image": "problem-svg-pictures", "feImage": "problem-svg-pictures", "text": "problem-map-texts",
    "flowRoot": "problem-map-texts",
}  # fmt: skip
_UNITS: Final = {"": 1.0, "px": 1.0, "mm": 96.0 / 25.4, "cm": 96.0 / 2.54, "in": 96.0, "pt": 96.0 / 72.0, "pc": 16.0}
_BY_ITSELF: Final = re.compile(rf"(?:g|layer|svg|use|{'|'.join(_SHAPES)})[-_]?[0-9]*(?:-[0-9]+)*")
"""Names that programs give shapes by themselves."""
_NO_NUMBER: Final = re.compile("nan|inf", re.IGNORECASE)
_NUMBERS: Final = ("d", "points", "transform", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry")
_MARK, _LAYER, _NAME = "pb12table-mark", "pb12table-layer", "pb12table-name"
_WHITE: Final = 235
_DARK: Final = 90
Place = tuple[float, float]


def plan_of(root: Element, file: str | Path) -> ReadMap:
    """Return the shapes of a drawing as a map; raises FileProblem for one without a size, and for too large a one."""
    return _Drawing(root, file).read()


@dataclass(frozen=True, slots=True)
class _Shape:
    """A shape as it is drawn: its subpaths in pixels, whether each is closed, its colours, and where it stands."""

    segments: Any
    fill: str
    stroke: str
    layer: str
    name: str
    place: str


class _Drawing:
    """Reads one drawing, and counts what cannot be kept."""

    def __init__(self, root: Element, file: str | Path) -> None:
        self._root, self._file = root, file
        self._left_out: list[FileProblem] = []
        self._counted: Counter[str] = Counter()
        self._made = self._letters = 0
        self._marked: dict[str, str] = {}
        self._by_id = {each.get("id", ""): each for each in root.iter() if each.get("id")}

    def read(self) -> ReadMap:
        """Return all of it."""
        wide, high = self._size()
        clean = Element("svg", {**self._kept(self._root), "width": f"{wide:.9g}", "height": f"{high:.9g}"})
        for style in self._root.iter():
            if local_name(style) == "style" and style.text:
                SubElement(clean, "style").text = style.text
        for child in self._root:
            self._copy(child, clean, "", 1)
        shapes = [*self._shapes(clean, wide, high)]
        cell = (
            CELL_PIXELS
            if FEWEST_CELLS <= max(wide, high) / CELL_PIXELS <= MOST_CELLS
            else max(wide, high) / USUAL_CELLS
        )
        drawn = self._drawn(shapes, cell)
        self._left_out.append(FileProblem(self._file, "", "problem-svg-grid", pixels=round(cell, 1)))
        for key, count in self._counted.items():
            if count:
                self._left_out.append(FileProblem(self._file, "", key, count=count))
        return ReadMap(MapSize(wide / cell, high / cell), tuple(drawn), left_out=tuple(self._left_out))

    # -- what is given to the library ---------------------------------------------------------------------------

    def _size(self) -> Place:
        """Return how many pixels the drawing is wide and high."""
        told = [_length(self._root.get(key, "")) for key in ("width", "height")]
        box = [_number(part) for part in re.split(r"[\s,]+", self._root.get("viewBox", "").strip())]
        seen = (box[2], box[3]) if len(box) == 4 and None not in box else (None, None)
        if told[0] is None or told[1] is None:
            # Without one of them the proportions are those of what is seen.
            share = next((t / s for t, s in zip(told, seen, strict=True) if t is not None and s), 1.0)
            told = [s * share if t is None and s is not None else t for t, s in zip(told, seen, strict=True)]
        wide, high = told
        if wide is None or high is None or not 0.0 < min(wide, high) <= max(wide, high) <= 1e6:
            given = " ".join(f'{key}="{self._root.get(key, "")}"' for key in ("width", "height", "viewBox"))
            raise FileProblem(self._file, ROOT, "problem-svg-size", found=as_word(given))
        if max(wide, high) / min(wide, high) > LARGEST_SIDE / USUAL_CELLS:
            raise FileProblem(self._file, ROOT, "problem-svg-size", found=f"{wide:g} x {high:g}")
        return wide, high

    def _kept(self, element: Element) -> dict[str, str]:
        """Return the attributes of an element without what could be run or fetched."""
        found = {}
        for key, value in element.attrib.items():
            name = key.rpartition("}")[2]
            if name.lower().startswith("on"):
                self._counted["problem-svg-scripts"] += 1
            elif name != "href" and not key.startswith("{"):
                found[name] = value
        return found

    def _copy(self, element: Element, into: Element, layer: str, depth: int) -> None:
        """Copy what is drawn, with copies laid out, each shape marked with its place, layer and name."""
        name = local_name(element)
        if name in _COUNTED:
            self._counted[_COUNTED[name]] += 1
            return
        self._made += 1
        if self._made > MOST_ELEMENTS or depth > DEEPEST:
            raise FileProblem(self._file, "", "problem-too-many-walls", most=MOST_LINES)
        if name in _SHAPES:
            self._copy_shape(element, into, layer)
        elif name == "use":
            self._copy_use(element, into, layer, depth)
        elif name in _GROUPS:
            kept = self._kept(element)
            self._tell_of_clips(kept)
            group = SubElement(into, "svg" if name == "svg" else "g", kept)
            inner = _label(element)
            path = "/".join(part for part in (layer, inner) if part) if name in ("svg", "g") else layer
            for child in element:
                self._copy(child, group, path, depth + 1)
        elif name not in _NOT_DRAWN and name != "style" and "}" in element.tag and "svg" in element.tag:
            self._counted["problem-svg-unread"] += 1

    def _copy_shape(self, element: Element, into: Element, layer: str) -> None:
        kept = self._kept(element)
        self._tell_of_clips(kept)
        self._letters += len(kept.get("d", "")) + len(kept.get("points", ""))
        if len(self._marked) >= MOST_LINES or self._letters > _LONGEST:
            raise FileProblem(self._file, "", "problem-too-many-walls", most=MOST_LINES)
        sizes = [_number(kept.get(key, "")) or 0.0 for key in ("r", "rx", "ry", "width", "height")]
        if min(sizes) < 0.0 or any(_NO_NUMBER.search(kept.get(key, "")) for key in _NUMBERS):
            self._counted["problem-svg-unread"] += 1
            return
        mark = str(len(self._marked) + 1)
        self._marked[mark] = f"{local_name(element)} {as_word(kept.get('id', '')) or mark}"
        SubElement(into, local_name(element), {**kept, _MARK: mark, _LAYER: layer, _NAME: _name(element)})

    def _copy_use(self, element: Element, into: Element, layer: str, depth: int) -> None:
        """Lay out a copy of another element of the drawing."""
        href = next((value for key, value in element.attrib.items() if key.rpartition("}")[2] == "href"), "")
        meant = self._by_id.get(href[1:]) if href.startswith("#") else None
        if meant is None:
            self._counted["problem-svg-copies"] += 1
            return
        kept = self._kept(element)
        moved = f"translate({kept.pop('x', '0')},{kept.pop('y', '0')})"
        size: dict[str, str] = {key: kept.pop(key) for key in ("width", "height") if key in kept}
        kept["transform"] = f"{kept.get('transform', '')} {moved}".strip()
        group = SubElement(into, "g", kept)
        if local_name(meant) in ("symbol", "svg"):
            inner = SubElement(group, "svg", {**self._kept(meant), **size})
            for child in meant:
                self._copy(child, inner, layer, depth + 1)
        else:
            self._copy(meant, group, layer, depth + 1)

    def _tell_of_clips(self, kept: dict[str, str]) -> None:
        for key in ("clip-path", "mask"):
            if kept.pop(key, "none") != "none":
                self._counted["problem-svg-clipped"] += 1

    # -- what comes back -------------------------------------------------------------------------------------------

    def _shapes(self, clean: Element, wide: float, high: float) -> Iterator[_Shape]:
        """Yield what is seen of the shapes; of those that do not come back it is told."""
        # Only here, so that nobody else waits for the library.
        from svgelements import SVG, Path, Shape

        try:
            document = SVG.parse(BytesIO(tostring(clean)), width=wide, height=high, ppi=96, parse_display_none=True)
        except (ValueError, ArithmeticError, AttributeError, IndexError, KeyError, TypeError) as error:
            # The library checks little of what stands in a drawing.
            raise FileProblem(self._file, "", "problem-xml", reason=f"{type(error).__name__}: {error}"[:100]) from None
        left = dict(self._marked)
        for shape in document.elements():
            mark = shape.values.get(_MARK, "") if isinstance(shape, Shape) else ""
            if mark not in left:
                continue
            place = left.pop(mark)
            try:
                segments = list(abs(Path(shape)))
            except (ValueError, ArithmeticError, AttributeError, IndexError, TypeError):
                self._counted["problem-svg-unread"] += 1
                continue
            is_shown = shape.values.get("display") != "none"
            if not is_shown or shape.values.get("visibility") in ("hidden", "collapse"):
                self._counted["problem-svg-hidden"] += 1
                continue
            fill, stroke = _colour(shape, "fill"), _colour(shape, "stroke")
            if not fill and not stroke:
                self._counted["problem-svg-hidden"] += 1
                continue
            yield _Shape(segments, fill, stroke, shape.values.get(_LAYER, ""), shape.values.get(_NAME, ""), place)
        self._counted["problem-svg-unread"] += len(left)

    def _drawn(self, shapes: Sequence[_Shape], cell: float) -> list[Drawn]:
        """Return lines and areas, with as many corners on curves as it takes."""
        for tolerance in _TOLERANCES:
            found: list[Drawn] = []
            count = unseen = 0
            for shape in shapes:
                made = [*self._lines(shape, cell, tolerance * cell)]
                unseen += not made
                found += made
                count += sum(len(one.points) + sum(map(len, one.holes)) for one in made)
                if count > MOST_POINTS:
                    break
            else:
                self._counted["problem-svg-hidden"] += unseen
                if tolerance > _TOLERANCES[0]:
                    self._left_out.append(FileProblem(self._file, "", "problem-svg-coarse", cells=tolerance))
                return found
        raise FileProblem(self._file, "", "problem-too-many-walls", most=MOST_LINES)

    def _lines(self, shape: _Shape, cell: float, tolerance: float) -> Iterator[Drawn]:
        """Yield a shape as lines, or as areas with holes where it is filled."""
        subpaths = [*_subpaths(shape.segments, tolerance)]
        if not all(isfinite(x) and isfinite(y) and max(abs(x), abs(y)) < 1e7 for line, _ in subpaths for x, y in line):
            return
        is_line = bool(shape.stroke) and (not shape.fill or _brightness(shape.fill) >= _WHITE)
        is_open = bool(shape.stroke) and not any(closed for _, closed in subpaths)
        if is_line or is_open:
            called = _called(shape, shape.stroke, "wall")
            for line, closed in subpaths:
                ring = [*line, line[0]] if closed and line[0] != line[-1] else line
                if len(ring) > 1:
                    yield Drawn(called, _in_cells(ring, cell), shape.place)
            return
        bright = _brightness(shape.fill)
        usual: Sort = "nothing" if bright >= _WHITE else "wall" if bright <= _DARK else "object"
        called = _called(shape, shape.fill, usual)
        for outer, holes in _nested([line for line, _ in subpaths if len(line) > 2]):
            cut = tuple(_in_cells(hole, cell) for hole in holes)
            yield Drawn(called, _in_cells(outer, cell), shape.place, is_area=True, holes=cut)


def _called(shape: _Shape, colour: str, usual: Sort) -> Called:
    return Called(sort_of(shape.name, shape.layer, usual=usual), shape.layer, shape.name, colour)


def _label(element: Element) -> str:
    """Return what a group or layer is called by people; "" for a name that a program made."""
    told = next((value for key, value in element.attrib.items() if key.endswith("}label")), "") or element.get("id", "")
    return "" if _BY_ITSELF.fullmatch(told) else as_word(told)


def _name(element: Element) -> str:
    """Return what a shape is called: its label or id where that says what it is, else its class."""
    label = _label(element)
    stem = re.sub(r"[\s_#-]*[0-9]+$", "", label)
    return stem if sort_of(stem, usual="nothing") != "nothing" else as_word(element.get("class", ""))


def _subpaths(segments: Sequence[Any], tolerance: float) -> Iterator[tuple[list[Place], bool]]:
    """Yield the lines that a path consists of, with whether they are closed."""
    line: list[Place] = []
    closed = False
    for segment in segments:
        kind = type(segment).__name__
        end = (float(segment.end.x), float(segment.end.y)) if segment.end is not None else None
        if kind == "Move" or closed:
            if len(line) > 1:
                yield _without_repeats(line), closed
            line, closed = [], False
        if kind == "Close":
            closed = True
        elif kind != "Move" and segment.start is not None and end is not None:
            if not line:
                line = [(float(segment.start.x), float(segment.start.y))]
            count = 1 if kind == "Line" else _steps(segment, kind, tolerance)
            line += [(float(at.x), float(at.y)) for n in range(1, count) for at in (segment.point(n / count),)]
            line.append(end)
        elif end is not None:
            line = [end]
    if len(line) > 1:
        yield _without_repeats(line), closed


def _steps(segment: Any, kind: str, tolerance: float) -> int:
    """Return into how many straight parts a curve is cut so that none is farther from it than the tolerance."""
    if kind == "Arc":
        radius = max(abs(segment.rx), abs(segment.ry), tolerance)
        part = 2.0 * acos(1.0 - min(tolerance / radius, 1.0))
        # Of an arc of millions of tables no number tells the smallest part.
        found = abs(segment.sweep) / part if part > 0.0 else float(_MOST_STEPS)
    else:
        controls = [segment.control] if kind == "QuadraticBezier" else [segment.control1, segment.control2]
        points = [segment.start, *controls, segment.end]
        bend = max(
            hypot(a.x - 2.0 * b.x + c.x, a.y - 2.0 * b.y + c.y)
            for a, b, c in zip(points, points[1:], points[2:], strict=False)
        )
        found = sqrt((0.25 if kind == "QuadraticBezier" else 0.75) * bend / tolerance)
    return min(max(ceil(found), 1), _MOST_STEPS) if isfinite(found) else 1


def _without_repeats(line: Sequence[Place]) -> list[Place]:
    return [line[0], *(second for first, second in pairwise(line) if first != second)]


def _nested(rings: Sequence[list[Place]]) -> Iterator[tuple[list[Place], list[list[Place]]]]:
    """Yield outlines with the holes that lie in them: what lies in a hole is an outline again."""
    rings = [ring[:-1] if ring[0] == ring[-1] else ring for ring in rings]
    if len(rings) == 1 or len(rings) > _MOST_RINGS:
        yield from ((ring, []) for ring in rings)
        return
    order = sorted(range(len(rings)), key=lambda number: -abs(ring_area(tuple(rings[number]))))
    boxes = [box_of(ring) for ring in rings]
    around: dict[int, list[int]] = {}
    for place, number in enumerate(order):
        x, y = ((rings[number][0][n] + rings[number][1][n]) / 2.0 for n in (0, 1))
        around[number] = [
            other
            for other in order[:place]
            if boxes[other][0] <= x <= boxes[other][2] and boxes[other][1] <= y <= boxes[other][3]
            and in_ring((x, y), rings[other])
        ]  # fmt: skip
    for number in order:
        if len(around[number]) % 2 == 0:
            holes = [
                rings[other]
                for other in order
                if len(around[other]) == len(around[number]) + 1 and number in around[other]
            ]
            yield rings[number], holes


def _in_cells(line: Sequence[Place], cell: float) -> tuple[MapPoint, ...]:
    return tuple(MapPoint(x / cell, y / cell) for x, y in line)


def _colour(shape: Any, key: str) -> str:
    """Return a colour as `#rrggbb`, "#" for a pattern or a gradient, and "" for what is not seen."""
    if str(shape.values.get(key, "")).startswith("url("):
        return "#"
    colour = getattr(shape, key, None)
    opacity = [_number(str(shape.values.get(name, "1"))) for name in (f"{key}-opacity", "opacity")]
    if colour is None or colour.value is None or colour.alpha == 0 or 0.0 in opacity:
        return ""
    return f"#{colour.red:02x}{colour.green:02x}{colour.blue:02x}"


def _brightness(colour: str) -> float:
    """Return how bright a colour is, from 0 to 255; patterns are in between."""
    if len(colour) != 7:
        return (_WHITE + _DARK) / 2.0
    red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue


def _length(told: str) -> float | None:
    """Return a length in pixels; None for none, and for a share of what is around."""
    match = re.fullmatch(r"\s*([-+0-9.eE]{1,30})\s*(px|mm|cm|in|pt|pc)?\s*", told)
    number = None if match is None else _number(match[1])
    return None if number is None or match is None else number * _UNITS[match[2] or ""]


def _number(told: str) -> float | None:
    try:
        number = float(told)
    except ValueError:
        return None
    return number if isfinite(number) else None
