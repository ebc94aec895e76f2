"""A sheet of paper drawn as SVG: shapes and texts in millimetres, y downwards from its upper left corner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import atan2, degrees, hypot
from xml.etree import ElementTree

from pb12table.table.shapes import Point

INK = "#222222"
FAINT = "#d9d9d9"
FONT = "'DejaVu Sans', Verdana, Arial, sans-serif"
LETTER = 0.58
"""How wide a letter is at most on average, in heights of the type."""


def number(value: float) -> str:
    """A length as SVG writes it, to a thousandth of a millimetre."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def text_width(text: str, size: float) -> float:
    """About how wide a text will be, in the same unit as its size; rather too much."""
    return len(text) * size * LETTER


@dataclass(slots=True)
class Sheet:
    """What is drawn so far; later things lie on earlier ones."""

    elements: list[ElementTree.Element] = field(default_factory=list)

    def line(self, start: Point, end: Point, *, width: float = 0.2, ink: str = INK, dash: str = "") -> None:
        """A straight line."""
        self._add(
            "line", dash, x1=number(start[0]), y1=number(start[1]), x2=number(end[0]), y2=number(end[1]),
            stroke=ink, stroke_width=number(width),
        )  # fmt: skip

    def open_line(self, points: Sequence[Point], *, width: float) -> None:
        """A line with bends."""
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
        """A filled shape with holes; `fill` is a colour or `url(#pattern)`."""
        more = {} if opacity >= 1.0 else {"fill_opacity": number(opacity)}
        self._add(
            "path", dash, d=_path(rings, closed=True), fill=fill, fill_rule="evenodd", stroke=ink,
            stroke_width=number(width), stroke_linejoin="round", **more,
        )  # fmt: skip

    def arrow(self, start: Point, end: Point, *, width: float = 0.25) -> None:
        """A line with a head at its end."""
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
        """A line of text whose base line begins (or has its middle or end) at a place, turned clockwise by degrees."""
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
        """A measure between two places: a line with a slash at each end, and the words above it."""
        self.line(start, end, width=0.15)
        angle = degrees(atan2(end[1] - start[1], end[0] - start[0]))
        length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
        ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        for x, y in (start, end):
            self.line((x - 0.8 * (ux - uy), y - 0.8 * (uy + ux)), (x + 0.8 * (ux - uy), y + 0.8 * (uy + ux)), width=0.3)
        middle = ((start[0] + end[0]) / 2.0 + 0.9 * uy, (start[1] + end[1]) / 2.0 - 0.9 * ux)
        self.text(middle, words, 2.6, anchor="middle", turned=angle)

    def part_of(self, name: str, at: Point, corner: Point, size: Point) -> None:
        """A part of what is stored under a name: so large, from a corner of it on, laid at a place."""
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
        """The whole sheet as the text of an SVG file."""
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
    """What shapes are filled with that one walks through."""
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
