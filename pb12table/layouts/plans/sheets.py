"""Sheets of paper to print: a building plan in one or many parts, and its list, of pieces or for the tape measure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil
from typing import Literal
from xml.etree import ElementTree

from pb12table.files.scenario import Scenario
from pb12table.layouts.plans.plan import (
    BOTTOM,
    COLUMN,
    FONT,
    LEFT,
    RIGHT,
    TOP,
    Drawing,
    Sheet,
    draw_entry,
    drawn,
    entries_of,
    fitting_scale,
    in_columns,
    number,
    patterns,
)
from pb12table.layouts.plans.tape import draw_taped, taped
from pb12table.texts.locale import Texts

Paper = Literal["a4", "a3"]
PAPERS: dict[Paper, tuple[float, float]] = {"a4": (297.0, 210.0), "a3": (420.0, 297.0)}
"""Width and height of a sheet that lies across, in millimetres."""
MARGIN = 5.0
"""What a printer leaves white."""
FOOT = 6.0
"""How high the line at the foot of a sheet is that shows a part of the drawing, or of the list."""
OVERLAP = 10.0
"""How much of the drawing is on both of two neighbouring sheets, to glue them."""
MOST_SHEETS = 400
RULER = 50.0
"""How long the line is by which one sees whether the printer has kept the size."""
DRAWING = "drawing"
"""The ids under which drawings are kept, to be shown in parts, begin so."""
CUT = "#b03030"
"""The ink of what helps to lay sheets together."""


class TooManySheets(Exception):
    """The drawing would take so many sheets."""

    def __init__(self, sheets: int) -> None:
        super().__init__(sheets)
        self.sheets = sheets


@dataclass(frozen=True, slots=True)
class PlanSheets:
    """A plan to print: the page, how many sheets it has and how many of them show the drawing, and the scale 1:n."""

    html: str
    sheets: int
    drawn: int
    scale: float


@dataclass(frozen=True, slots=True)
class _Tile:
    """The part of the drawing on one sheet: its column and row, and its upper left corner in the drawing."""

    column: int
    row: int
    left: float
    top: float

    @property
    def name(self) -> str:
        return f"{_letters(self.column)}{self.row + 1}"


def plan_sheets(
    scenario: Scenario,
    texts: Texts,
    paper: Paper = "a4",
    *,
    step_cm: float | None = None,
    scale: float | None = None,
    tape: bool = False,
    others: Sequence[Scenario] = (),
) -> PlanSheets:
    """Return the building plan of a scenario on sheets of paper.

    `step_cm`: how long a step is on the real table (None: as the scenario says); `scale` n draws it 1:n on as many
    sheets as that takes (None: as large as fits on one).  With `tape` the list tells how far from the edges of the
    table the corners of pieces and zones lie, for those who set them up.  `others` are the same layout with its other
    deployments: each has sheets of its own, and a list of its zones alone.  Raises TooManySheets.
    """
    wide, high = PAPERS[paper]
    length = scenario.setup.step_cm if step_cm is None else step_cm
    room = (wide - 2.0 * MARGIN, high - 2.0 * MARGIN)
    if scale is None:
        scale = fitting_scale(scenario, length, (room[0] - LEFT - RIGHT, room[1] - TOP - BOTTOM))
    drawings = [drawn(each, texts, length, scale) for each in (scenario, *others)]
    pages: list[tuple[Drawing, Sheet]] = []
    tiled = 0
    for count, drawing in enumerate(drawings):
        tiles, part = _tiles(drawing.size, room)
        tiled += len(tiles)
        shown = [_drawn_page(drawing, f"{DRAWING}-{count}", tile, tiles, part) for tile in tiles]
        if tape:
            shown += _tape_pages(drawing, room, zones_alone=count > 0)
        elif count == 0:
            shown += _list_pages(drawing, room)
        pages += [(drawing, page) for page in shown]
    for count, (drawing, page) in enumerate(pages, start=1):
        _foot(page, drawing, count, len(pages), (wide, high))
    title = scenario.setup.name.in_language(texts.language)
    bodies = "\n".join(_svg(page, (wide, high)) for _, page in pages)
    return PlanSheets(_html(title, texts, paper, drawings, bodies), len(pages), tiled, scale)


def _tiles(size: tuple[float, float], room: tuple[float, float]) -> tuple[list[_Tile], tuple[float, float]]:
    """Return the parts of a drawing, and the size of each: one if it fits, else as many as it takes."""
    if size[0] <= room[0] and size[1] <= room[1]:
        return [_Tile(0, 0, (size[0] - room[0]) / 2.0, 0.0)], room
    part = (room[0], room[1] - FOOT)
    columns, rows = (
        max(1, ceil((whole - OVERLAP) / (each - OVERLAP) - 1e-9)) for whole, each in zip(size, part, strict=True)
    )
    if columns * rows > MOST_SHEETS:
        raise TooManySheets(columns * rows)
    found = [
        _Tile(column, row, column * (part[0] - OVERLAP), row * (part[1] - OVERLAP))
        for row in range(rows)
        for column in range(columns)
    ]
    return found, part


def _drawn_page(drawing: Drawing, stored: str, tile: _Tile, tiles: list[_Tile], part: tuple[float, float]) -> Sheet:
    """Return a sheet with a part of the drawing, and where its neighbours continue."""
    page = Sheet()
    page.part_of(stored, (MARGIN, MARGIN), (tile.left, tile.top), part)
    if len(tiles) == 1:
        right, low = MARGIN + part[0], MARGIN + drawing.size[1] - 7.0
        page.dimension((right - RULER, low), (right, low), drawing.texts("plan-ruler", length=round(RULER)))
        return page
    right, low = MARGIN + part[0] - OVERLAP, MARGIN + part[1] - OVERLAP
    names = {(other.column, other.row): other.name for other in tiles}
    # Another sheet is laid on along these lines.
    if (name := names.get((tile.column + 1, tile.row))) is not None:
        page.line((right, MARGIN), (right, MARGIN + part[1]), width=0.2, ink=CUT, dash="2 1.4")
        page.text((right + 1.0, MARGIN + 3.0), f"\N{RIGHTWARDS ARROW} {name}", 2.4, ink=CUT, halo=True)
    if (name := names.get((tile.column, tile.row + 1))) is not None:
        page.line((MARGIN, low), (MARGIN + part[0], low), width=0.2, ink=CUT, dash="2 1.4")
        page.text((MARGIN + 1.0, low + 3.2), f"\N{DOWNWARDS ARROW} {name}", 2.4, ink=CUT, halo=True)
    foot = MARGIN + part[1] + FOOT - 1.4
    page.text((MARGIN, foot), drawing.texts("plan-tile", name=tile.name), 2.6, bold=True)
    return page


def _list_pages(drawing: Drawing, room: tuple[float, float]) -> list[Sheet]:
    """Return the sheets with the parts list."""
    across, top = max(1, int(room[0] // COLUMN)), 12.0
    columns = in_columns(entries_of(drawing.parts), room[1] - top - FOOT)
    pages = []
    for first in range(0, len(columns), across):
        page = Sheet()
        title = drawing.scenario.setup.name.in_language(drawing.texts.language)
        page.text((MARGIN, MARGIN + 5.0), f"{title} · {drawing.texts('plan-list')}", 4.2, bold=True)
        for place, column in enumerate(columns[first : first + across]):
            y = MARGIN + top
            for entry in column:
                draw_entry(page, entry, (MARGIN + place * COLUMN, y))
                y += entry.height
        pages.append(page)
    return pages


def _tape_pages(drawing: Drawing, room: tuple[float, float], *, zones_alone: bool = False) -> list[Sheet]:
    """Return the sheets that tell where each piece and each zone lies from the edges."""
    across, top = max(1, int(room[0] // COLUMN)), 18.0
    columns = in_columns([each for each in taped(drawing) if not (zones_alone and each.number)], room[1] - top - FOOT)
    pages = []
    for first in range(0, len(columns), across):
        page = Sheet()
        title = drawing.scenario.setup.name.in_language(drawing.texts.language)
        page.text((MARGIN, MARGIN + 5.0), f"{title} · {drawing.texts('plan-tape')}", 4.2, bold=True)
        page.text((MARGIN, MARGIN + 10.5), drawing.texts("plan-tape-note"), 2.6, ink="#444444")
        for place, column in enumerate(columns[first : first + across]):
            y = MARGIN + top
            for entry in column:
                draw_taped(page, entry, (MARGIN + place * COLUMN, y))
                y += entry.height
        pages.append(page)
    return pages


def _foot(page: Sheet, drawing: Drawing, count: int, total: int, paper: tuple[float, float]) -> None:
    """Write which sheet this is, of what, and the scale."""
    words = drawing.texts(
        "plan-foot",
        name=drawing.scenario.setup.name.in_language(drawing.texts.language),
        scale=drawing.texts.number(drawing.scale),
        sheet=count,
        sheets=total,
    )
    page.text((paper[0] - MARGIN, paper[1] - MARGIN - 0.6), words, 2.4, anchor="end", ink="#444444")


def _letters(column: int) -> str:
    """Return the letters a, B ... Z, AA, AB ... for columns from 0 on."""
    found = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        found = chr(ord("A") + rest) + found
    return found


def _svg(page: Sheet, paper: tuple[float, float]) -> str:
    wide, high = map(number, paper)
    root = ElementTree.Element(
        "svg", {"class": "sheet", "width": f"{wide}mm", "height": f"{high}mm", "viewBox": f"0 0 {wide} {high}"}
    )
    root.extend(page.elements)
    return ElementTree.tostring(root, encoding="unicode")


def _html(title: str, texts: Texts, paper: Paper, drawings: Sequence[Drawing], bodies: str) -> str:
    """Return the page: each drawing once, and the sheets that show its parts."""
    definitions = patterns()
    for count, drawing in enumerate(drawings):
        group = ElementTree.SubElement(definitions, "g", {"id": f"{DRAWING}-{count}"})
        group.extend(drawing.sheet.elements)
    stored = ElementTree.tostring(definitions, encoding="unicode")
    wide, high = map(number, PAPERS[paper])
    style = (
        f"@page {{ size: {wide}mm {high}mm; margin: 0 }} body {{ margin: 0; background: #888; font: 14px sans-serif }}"
        f" svg {{ font-family: {FONT} }} svg.stored {{ position: absolute; width: 0; height: 0 }}"
        " svg.sheet { display: block; background: #fff; margin: 6mm auto; break-after: page }"
        " p { margin: 0; padding: 3mm 6mm; background: #ffe9b0 }"
        " @media print { body { background: #fff } svg.sheet { margin: 0 } p { display: none } }"
    )
    hint = escape(texts("plan-print", paper=paper.upper()))
    return (
        f'<!DOCTYPE html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n<p>{hint}</p>\n"
        f'<svg class="stored">{stored}</svg>\n{bodies}\n</body>\n</html>\n'
    )
