"""The right panel: the data sheet of a figure, as its system tells it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from pb12table.app.preview.portraits import draw_face, draw_mark
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene import panels
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.skirmish.scene.panels import Boxes, Cell, Part
from pb12table.systems.known import scene
from pb12table.texts.describe import strength_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.kit.tones import tones
from pb12table.window.layout.nodes import Box, Button, Card, Column, Drawn, Flow, Grid, Label, Node, Plate, Row
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.panel import draw_panel, scrolled, that_fits, wanted_height
from pb12table.window.layout.parts import MARGINS, side_panel, thin_line

COLUMNS: Final = 2
GAP: Final = 4.0
CELL_PAD: Final = (5.0, 0.0, 4.0, 0.0)
CELL_HEIGHT: Final = 25.0
SCENE_SIDE: Final = 10.0
BOX: Final = 15.0
"""How large a box is that is ticked off, in natural pixels."""
APART: Final = 3.0
"""How far such boxes are apart."""


def draw_data_sheet(
    canvas: Canvas,
    rect: pygame.Rect,
    texts: Texts,
    state: GameState,
    looks: Mapping[PlayerId, PlayerLook],
    figure: FigureId | None,
    scroll: int,
    *,
    commands: bool = True,
) -> int:
    """Paint the sheet, scrolled by pixels, with its `commands` or without; return by how many there are to scroll."""
    if figure is None:
        nobody = Label(texts("sheet-nobody"), tone="muted", side="center")
        draw_panel(canvas, rect, side_panel(Box(nobody, (8.0, 22.0, 8.0, 0.0)), "sheet", 0, at_right=True))
        return 0
    face = scene(state.setup.system)
    sheet = face.sheet(state, texts.of(state.setup.system), figure)
    name = sheet.name or upper_first(figure_name(texts, state.setup, figure))
    look = looks[face.owner(state, figure)]
    painters: dict[str, Painter] = {
        "portrait": lambda canvas, rect: draw_face(canvas, rect.center, 19, state, figure, look)
    }
    inner = rect.w / canvas.scale - MARGINS
    parts: list[Node] = [_head(f"sheet-name:{figure}", name, sheet.under, strength_line(texts, state, figure))]
    if sheet.cells:
        width = (inner + GAP) / COLUMNS - GAP - CELL_PAD[0] - CELL_PAD[2]
        parts.append(Grid(tuple(_cell(cell, width, canvas.scale) for cell in sheet.cells), COLUMNS, GAP))
    parts += [Column(nodes, GAP) for part in sheet.parts if (nodes := tuple(_part(part, painters, commands=commands)))]
    layout = draw_panel(canvas, rect, side_panel(Column(tuple(parts), 6.0), "sheet", scroll, at_right=True), painters)
    return scrolled(layout, "sheet")


def draw_scene_panel(
    canvas: Canvas, rect: pygame.Rect, parts: Sequence[Part], scroll: int
) -> int:
    """Paint what holds for the scene as a whole, scrolled by pixels; return by how many there are to scroll."""
    node, painters = _scene_parts(parts)
    layout = draw_panel(canvas, rect, side_panel(node, "scene", scroll, head=thin_line(), side=SCENE_SIDE), painters)
    return scrolled(layout, "scene")


def scene_panel_height(canvas: Canvas, width: int, parts: Sequence[Part]) -> int:
    """How high that wants to be in a column so wide, both in window pixels."""
    inner = width - round((2 * SCENE_SIDE + 1.0) * canvas.scale)
    return wanted_height(_scene_parts(parts)[0], inner, canvas.scale) + round(18.0 * canvas.scale)


def _scene_parts(parts: Sequence[Part]) -> tuple[Node, dict[str, Painter]]:
    painters: dict[str, Painter] = {}
    told = (tuple(_part(part, painters, commands=False)) for part in parts)
    return Column(tuple(Column(nodes, 3.0) for nodes in told if nodes), 8.0), painters


def _head(key: str, name: str, under: str, strengths: str) -> Node:
    """The name beside the portrait, and below it where the figure is and what it is good and bad at."""
    words = Column(
        (
            Label(name, theme.LARGE, bold=True, lines=2, least=theme.NORMAL),
            *((Label(under, theme.SMALL, "muted", lines=2),) if under else ()),
            *((Label(strengths, theme.SMALL, "accent", lines=2),) if strengths else ()),
        ),
        0.0,
        grow=1.0,
    )
    portrait = Drawn("portrait", min_width=40.0, min_height=42.0)
    return Card(key, Row((portrait, words), align="center"), surface="none", keyless=True, tip=(name,))


def _cell(cell: Cell, width: float, scale: float) -> Node:
    """One value so wide; a changed one is coloured, with the one from before beside it where there is room."""
    value = Label(cell.value, theme.LARGE, tones()[cell.tone], bold=True, side="right", wrap=False)
    before = Label(cell.before, theme.SMALL, "muted", struck=True, wrap=False)
    names = [Label(words, theme.SMALL, "muted", grow=1.0) for words in (cell.longer, cell.label) if words]
    ends = [(before, value), (value,)] if cell.before else [(value,)]
    # What is called by a word and was another number before tells both while there is room, then the word.
    shown = that_fits((Row((name, *end), 3.0, "center") for name in names for end in ends), round(width * scale), scale)
    return Card(cell.key, shown, CELL_PAD, _plate(), keyless=True, tip=cell.tip, min_height=CELL_HEIGHT)


def _part(part: Part, painters: dict[str, Painter], *, commands: bool) -> Iterator[Node]:
    """A part below the values: what it is called, its value at the right, boxes in a line, and rows."""
    if part.title:
        value = Label(part.value, theme.SMALL, tones()[part.tone], side="right")
        asked = Card(part.key, value, surface="none", keyless=True, tip=part.tip)
        yield Row((Label(part.title, theme.SMALL, "muted", grow=1.0), *((asked,) if part.value else ())))
    if part.boxes:
        yield Flow(tuple(_boxes(boxes, painters) for boxes in part.boxes), 12.0)
    for row in part.rows:
        if commands or not row.command:
            yield _row(row, painters)


def _boxes(boxes: Boxes, painters: dict[str, Painter]) -> Node:
    """Boxes in a line: full ones are left, crossed ones used."""
    painters[f"boxes:{boxes.key}"] = partial(_draw_boxes, boxes=boxes)
    room = Drawn(f"boxes:{boxes.key}", min_width=boxes.most * (BOX + APART) - APART, min_height=BOX)
    words = Label(boxes.label, theme.SMALL, "muted")
    return Card(boxes.key, Row((room, words), 4.0, "center"), surface="none", keyless=True, tip=boxes.tip)


def _draw_boxes(canvas: Canvas, rect: pygame.Rect, *, boxes: Boxes) -> None:
    px = canvas.px
    for number in range(boxes.most):
        spot = pygame.Rect(rect.left + number * px(BOX + APART), rect.top, px(BOX), px(BOX))
        if boxes.ticked is not None:
            _draw_ticked(canvas, spot, number + 1, boxes)
        elif number < boxes.left:
            canvas.box(spot, tones()[boxes.tone], tones()[boxes.tone], 3)
        else:
            canvas.box(spot, theme.SUNKEN, theme.FAINT, 3)
            inner = spot.inflate(-px(7), -px(7))
            pygame.draw.line(canvas.surface, theme.FAINT, inner.topleft, inner.bottomright, max(1, px(1)))
            pygame.draw.line(canvas.surface, theme.FAINT, inner.bottomleft, inner.topright, max(1, px(1)))


def _draw_ticked(canvas: Canvas, spot: pygame.Rect, number: int, boxes: Boxes) -> None:
    """A box with its number in it, crossed where it is ticked."""
    ticked = number in (boxes.ticked or ())
    edge = tones()[boxes.tone] if ticked else theme.MUTED
    canvas.box(spot, theme.SUNKEN, edge, 3)
    canvas.middle(spot, str(number), theme.SMALL, theme.FAINT if ticked else theme.MUTED)
    if ticked:
        inner, thick = spot.inflate(-canvas.px(5), -canvas.px(5)), max(2, canvas.px(2))
        pygame.draw.line(canvas.surface, edge, inner.topleft, inner.bottomright, thick)
        pygame.draw.line(canvas.surface, edge, inner.bottomleft, inner.topright, thick)


def _row(row: panels.Row, painters: dict[str, Painter]) -> Node:
    """One line, as it is meant: to be pressed, a thing, a mark, or words."""
    if row.command:
        return Button(row.key, row.label, height=26.0, size=theme.SMALL, tip=row.tip)
    ink = tones()[row.tone]
    if row.framed:
        return _thing(row, ink)
    words: Node = Label(row.label, tone=ink, grow=1.0)
    value = (Label(row.value, tone=ink, wrap=False),) if row.value else ()
    if row.mark is not None:
        painters[f"mark:{row.key}"] = partial(_draw_mark, mark=row.mark)
        words = Row((Drawn(f"mark:{row.key}", min_width=18.0, min_height=20.0), words, *value), 6.0, "center")
    elif value:
        words = Row((words, *value))
    if row.below:
        words = Column((words, Label(row.below, theme.SMALL, "muted")), 0.0)
    return Card(row.key, words, surface="none", keyless=True, tip=row.tip)


def _draw_mark(canvas: Canvas, rect: pygame.Rect, *, mark: Mark) -> None:
    draw_mark(canvas, rect.center, 18, mark)


def _thing(row: panels.Row, ink: theme.Colour) -> Node:
    """Something that there is: its name and value, and what it can do; faint while it is not in use."""
    in_use = row.tone != "faint"
    name, value = Label(row.label, tone=ink, lines=1, grow=1.0), Label(row.value, theme.SMALL, "accent", wrap=False)
    below = (Label(row.below, theme.SMALL, "muted" if in_use else "faint"),) if row.below else ()
    body = Column((Row((name, value), 6.0, "center"), *below), 0.0)
    return Card(row.key, body, (8.0, 2.0, 8.0, 3.0), _plate() if in_use else _unused(), keyless=True, tip=row.tip)


def _plate() -> Plate:
    """What a value stands in."""
    return Plate(theme.RAISED, theme.LINE, 4, hovered=theme.HOVERED)


def _unused() -> Plate:
    """What gear that is not in use stands in."""
    return Plate(theme.PANEL, theme.LINE, 4, hovered=theme.HOVERED)
