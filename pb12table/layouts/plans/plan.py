"""A measured building plan of a layout as SVG: true to scale, all measures in centimetres on the real table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import atan2, ceil, cos, degrees, hypot, pi, sin

from pb12table.files.scenario import Scenario, scenario_form
from pb12table.layouts.plans.plan_list import COLUMN, Part, draw_entry, entries_of, in_columns, parts_of
from pb12table.layouts.plans.sheet import FAINT, INK, Sheet, text_width
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.planar import depth_in_polygon
from pb12table.table.shapes import Box, Point, Ring, box_of, boxes_overlap
from pb12table.table.terrain import Piece, ramp_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import zone_name

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
    """The building plan of a scenario's terrain and zones as the text of an SVG file.

    `step_cm`: how long a step is on the real table (None: as the scenario says); `scale` n draws it 1:n (None: as large
    as fits on a sheet A3).
    """
    length = scenario.setup.step_cm if step_cm is None else step_cm
    drawing = drawn(scenario, texts, length, fitting_scale(scenario, length, PAPER) if scale is None else scale)
    right, end = drawing.list_beside()
    low = max(drawing.size[1], end + 8.0)
    return drawing.sheet.svg(right + 8.0, low, scenario.setup.name.in_language(texts.language))


def fitting_scale(scenario: Scenario, step_cm: float, room: tuple[float, float]) -> float:
    """The n of the largest scale 1:n in which the table fits into a room of a width and height in millimetres."""
    field_ = scenario.setup.battlefield
    wide, deep = field_.width * step_cm * 10.0, field_.depth * step_cm * 10.0
    return next((n for n in SCALES if wide / n <= room[0] and deep / n <= room[1]), SCALES[-1])


def drawn(scenario: Scenario, texts: Texts, step_cm: float, scale: float) -> Drawing:
    """The drawing of a plan 1:`scale` with its heading and measures, without the list of parts."""
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
        """How many millimetres on paper a step has."""
        return self.step_cm * 10.0 / self.scale

    def at(self, point: Point) -> Point:
        """The place on paper of a place on the table."""
        return (LEFT + point[0] * self.mm, TOP + (self.scenario.setup.battlefield.depth - point[1]) * self.mm)

    def ring(self, ring: Ring) -> list[Point]:
        """The places on paper of a ring."""
        return [self.at(point) for point in ring]

    def cm(self, steps: float) -> str:
        """A length in steps as centimetres on the real table."""
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
        """Lines with their distance from the south-west corner."""
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
        """The edge of the table, its measures, and the scale bar."""
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
        """The name of a zone where it covers nothing, else not at all: the colour tells the kind."""
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
        """Number and height of a piece: on it when there is room, else beside it with a line to it."""
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
        """The lengths of the sides of simple pieces, written along them inside, where nothing else stands."""
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
    """The higher the darker, from nearly white to a middle grey that letters can be read on."""
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
    """How far a place in a piece is from its border and from what lies on it, in steps; negative where that is."""
    if piece.thin:
        return 0.0
    deep = depth_in_polygon(at, piece.outline, piece.holes)
    return min([deep, *(-depth_in_polygon(at, other.outline, other.holes) for other in above)])


def _lies_on(other: Piece, piece: Piece) -> bool:
    """Whether a piece hides a part of a lower one on the plan."""
    if other is piece or other.thin or (other.top, other.base) <= (piece.top, piece.base):
        return False
    return boxes_overlap(box_of(other.outline), box_of(piece.outline))


def _inner_point(piece: Piece, above: Sequence[Piece]) -> Point:
    """A place well inside of a piece: of a fine net the one farthest from its border and from what lies on it."""
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
