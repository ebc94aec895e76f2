"""What stands around the table while one looks at the worth of a layout."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Final, Protocol

import pygame

from pb12table.analysis.layout import TABLE
from pb12table.analysis.work.progress import Stage
from pb12table.app.editor.panels.rows import head_row, palette_row, rows_column, top_buttons
from pb12table.app.editor.panels.table_properties import layout_name
from pb12table.app.panels.layout import Layout
from pb12table.app.panels.top_line import top_line
from pb12table.app.worth.base import Worth
from pb12table.app.worth.views import GRIDS, HEIGHTS, Line, View, cell_line, glimpse_line, view_name, views_of
from pb12table.report.layouts.along_words import looked_from
from pb12table.texts.durations import time_left
from pb12table.texts.names import name_of
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.strokes import lines
from pb12table.window.layout.nodes import Box, Button, Column, Drawn, Label, Node, Plate, Row, Space
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.panel import draw_panel, scrolled, wanted_height
from pb12table.window.layout.parts import side_panel, thin_line

STAGES: Final = (Stage.SITES, Stage.SIGHT, Stage.COVER, Stage.WAYS, Stage.CHOKES)
PROGRESS: Final = 460.0
"""How wide the panel is that tells how far a measurement has come."""
STAGE: Final = 142.0
"""How wide the names of its stages are."""


def draw_list(screen: Worth, canvas: Canvas) -> None:
    """The views on the left."""
    nodes: list[Node] = []
    if screen.found is not None:
        numbered = list(enumerate(views_of(screen.found)))
        for title, group in groupby(numbered, key=lambda pair: f"worth-group-{_group(pair[1].sort)}"):
            nodes.append(head_row(screen.texts(title)))
            for number, view in group:
                name = view_name(screen.texts, screen.found, view)
                nodes.append(palette_row(f"view:{number}", name, on=view == screen.view))
        if screen.view == View("along"):
            nodes.append(head_row(screen.texts("worth-along-looks")))
            for key in (TABLE, *(player.id for player in screen.setup.players)):
                name = upper_first(looked_from(screen.texts, screen.setup, key))
                nodes.append(palette_row(f"looks:{key}", name, on=key == screen.way.player))
    node = side_panel(rows_column(nodes), "list", screen.scrolls["list"], side=8.0)
    screen.scrolls["list"] = scrolled(draw_panel(canvas, screen.layout.left, node), "list")


def _group(sort: str) -> str:
    return sort if sort in ("exposure", "cover", "dead", "threat") else "more"


class Lined(Protocol):
    """A screen with lines on its right."""

    layout: Layout
    scrolls: dict[str, int]


def draw_lines(screen: Lined, canvas: Canvas, told: Sequence[Line]) -> None:
    """What is said about the view, on the right."""
    painters: dict[str, Painter] = {}
    nodes = tuple(line_node(line, painters) for line in told)
    node = side_panel(Column(nodes), "sheet", screen.scrolls["sheet"], at_right=True)
    screen.scrolls["sheet"] = scrolled(draw_panel(canvas, screen.layout.sheet, node, painters), "sheet")


def line_node(line: Line, painters: dict[str, Painter]) -> Node:
    """A line as it is described; who paints its scale or interval is added to `painters`."""
    if line.kind == "head":
        return Label(line.text, tone="accent", bold=True)
    if line.kind == "text":
        return Label(line.text, theme.SMALL + 1, "muted")
    if line.kind == "bad":
        return Label(line.text, tone="bad")
    if line.kind == "scale":
        what = f"scale:{len(painters)}"
        painters[what] = partial(_draw_scale, stops=line.stops)
        scale = Row((*_spot(line, 22.0, 14.0), Drawn(what, min_height=14.0, grow=1.0)), 6.0)
        ends = (Label(line.text, theme.SMALL, "muted", grow=1.0), Label(line.value, theme.SMALL, "muted"))
        return Column((scale, Row(ends)), 3.0)
    if line.kind == "curve":
        what = f"curve:{len(painters)}"
        painters[what] = partial(_draw_curve, curve=line.curve, mark=line.mark)
        across = Label(line.text, theme.SMALL, "muted", side="center", grow=1.0)
        last = Label(f"{line.curve[-1][0]:.0f}" if line.curve else "", theme.SMALL, "muted")
        below = Row((Label("0", theme.SMALL, "muted"), across, last))
        return Column((Drawn(what, min_height=150.0), below), 2.0)
    if line.kind == "interval":
        what = f"interval:{len(painters)}"
        painters[what] = partial(_draw_interval, span=line.span, colour=line.colour or theme.ACCENT)
        name = Label(line.text, theme.SMALL, "muted", grow=1.0)
        words = Row((name, Label(line.value, theme.SMALL, bold=True, wrap=False)))
        return Column((words, Drawn(what, min_height=14.0)), 1.0)
    value = (Label(line.value, theme.SMALL + 1, line.tone, bold=True, wrap=False),) if line.value else ()
    return Row((*_spot(line, 11.0, 11.0), Label(line.text, theme.SMALL + 1, grow=1.0), *value), align="center")


def _spot(line: Line, width: float, height: float) -> tuple[Node, ...]:
    """The colour of a line, where it has one."""
    if line.colour is None:
        return ()
    return (Box(Space(), surface=Plate(line.colour, theme.LINE, 2), min_width=width, min_height=height,
                max_height=height),)  # fmt: skip


def _draw_scale(canvas: Canvas, rect: pygame.Rect, *, stops: Sequence[theme.Colour]) -> None:
    """A scale of colours."""
    parts = len(stops) - 1
    for pixel in range(rect.w):
        share = pixel * parts / max(rect.w - 1, 1)
        low = min(int(share), parts - 1)
        colour = tuple(round(a + (b - a) * (share - low)) for a, b in zip(stops[low], stops[low + 1], strict=True))
        x = rect.left + pixel
        pygame.draw.line(canvas.surface, colour, (x, rect.top), (x, rect.bottom - 1))


def _draw_interval(
    canvas: Canvas, rect: pygame.Rect, *, span: tuple[float, float, float], colour: theme.Colour
) -> None:
    """A share as a bar, with its interval as a whisker and a line at one half."""
    low, value, high = (rect.left + round(share * (rect.w - 1)) for share in span)
    middle, reach = rect.centery, canvas.px(4)
    canvas.box(rect, theme.SUNKEN, theme.LINE, 3)
    pygame.draw.rect(canvas.surface, colour, pygame.Rect(rect.left + 1, middle - reach, value - rect.left, 2 * reach))
    half = rect.centerx
    pygame.draw.line(canvas.surface, theme.MUTED, (half, rect.top), (half, rect.bottom - 1))
    wide = max(canvas.px(1.5), 1)
    pygame.draw.line(canvas.surface, theme.TEXT, (low, middle), (high, middle), wide)
    for x in (low, high):
        pygame.draw.line(canvas.surface, theme.TEXT, (x, middle - reach), (x, middle + reach), wide)


def _draw_curve(
    canvas: Canvas, rect: pygame.Rect, *, curve: Sequence[tuple[float, float]], mark: float
) -> None:
    """Shares over lengths as a filled curve with a line at each quarter, and a mark at one length."""
    canvas.box(rect, theme.SUNKEN, theme.LINE, 4)
    room = rect.inflate(-canvas.px(8), -canvas.px(8))
    for quarter in range(1, 4):
        y = room.bottom - room.h * quarter // 4
        pygame.draw.line(canvas.surface, theme.LINE, (room.left, y), (room.right, y))
    if len(curve) < 2:
        return
    length = curve[-1][0] or 1.0
    pixels = [(room.left + room.w * far / length, room.bottom - room.h * share) for far, share in curve]
    ground = [(pixels[0][0], room.bottom), *pixels, (pixels[-1][0], room.bottom)]
    pygame.draw.polygon(canvas.surface, theme.ACCENT_DARK, ground)
    lines(canvas.surface, theme.ACCENT, pixels, 2.4 * canvas.scale)
    if mark >= 0.0:
        x = room.left + room.w * mark / length
        pygame.draw.line(canvas.surface, theme.TEXT, (x, room.top), (x, room.bottom), max(canvas.px(1.5), 1))


def draw_top(screen: Worth, canvas: Canvas) -> None:
    """What is measured, and the way back."""
    rect, texts = screen.layout.top, screen.texts
    command = "stop" if screen.is_working else "measure"
    label = "stop" if screen.is_working else "begin" if screen.found is None else "measure"
    buttons = [
        ("compare", texts("worth-compare"), screen.key("worth-compare"), True, False),
        (command, texts(f"worth-{label}"), "", True, False),
        ("leave", texts("worth-back"), texts("key-escape"), True, False),
    ]
    title = texts("worth-title", name=layout_name(screen.bench, texts))
    shown = top_buttons(buttons, rect.w / canvas.scale, canvas.scale)
    draw_panel(canvas, rect, top_line(title, _subtitle(screen), shown))


def _subtitle(screen: Worth) -> str:
    found, texts = screen.found, screen.texts
    if found is None:
        return texts("worth-measuring" if screen.is_working else "worth-nothing")
    again = found.all_to_compute - found.computed
    share = round(100.0 * again / max(found.all_to_compute, 1))
    grid, height = found.wishes.grid, found.wishes.heights[0]
    told = texts("worth-measured", grid=grid, height=height, places=len(found.sites), share=share)
    if not screen.doors:
        return told
    states = [
        texts("look-door", door=upper_first(name_of(texts, screen.setup, door)), open=degrees > 0.0)
        for door, degrees in screen.doors.items()
    ]
    return f"{'; '.join(states)}. {told}"


def draw_bar(screen: Worth, canvas: Canvas) -> None:
    """What is measured with, and what the place under the mouse is worth."""
    texts, told = screen.texts, ""
    if screen.mouse is not None:
        told = texts("edit-mouse", x=round(screen.mouse[0], 1), y=round(screen.mouse[1], 1))
        glimpse = screen.first_look
        if glimpse is not None:
            told = f"{told}   {glimpse_line(texts, glimpse, screen.mouse, screen.storey.chosen(glimpse.sites))}"
        elif screen.found is not None and screen.view is not None:
            told = f"{told}   {cell_line(texts, screen.found, screen.view, screen.mouse)}"
            if screen.view.sort == "threat":
                told = f"{told}   {screen.threats.spot_line(texts, screen.mouse, screen.storey)}"
    choices = (
        *_choice(screen, "grid", GRIDS, screen.grid), Space(min_width=14.0),
        *_choice(screen, "height", HEIGHTS, screen.height),
    )  # fmt: skip
    body = Column((Row(choices, 6.0, "center"), Label(told, theme.SMALL + 1)))
    node = Box(Column((thin_line(), Box(body, (14.0, 11.0, 14.0, 0.0))), 0.0), surface="ground")
    draw_panel(canvas, screen.layout.bar, node)


def _choice(screen: Worth, zone: str, values: Sequence[float], now: float) -> Iterator[Node]:
    """The usual values of a measure, and any other."""
    texts = screen.texts
    yield Label(texts(f"worth-{zone}"), tone="muted", wrap=False)
    for number, value in enumerate(values):
        label = texts("worth-ground") if zone == "height" and not value else texts("worth-steps", value=value)
        enabled = zone != "grid" or screen.is_possible(value)
        yield Button(f"{zone}:{number}", label, "", 34.0, enabled=enabled, pressed=value == now, min_width=84.0)
    is_other = now not in values
    label = f"{texts('worth-steps', value=now)} …" if is_other else texts("worth-other")
    yield Button(f"{zone}:other", label, "", 34.0, pressed=is_other, min_width=96.0)


def draw_progress(
    screen: Worth, canvas: Canvas, stages: Mapping[Stage, tuple[int, int]], seconds: float
) -> None:
    """How far each stage has come, how many seconds it still takes, and a button that breaks it off."""
    texts, painters = screen.texts, dict[str, Painter]()
    # Beside a map that is there already only what is being done.
    running = [stage for stage in STAGES if stage in stages][-1:]
    rows: list[Node] = []
    for stage in STAGES if screen.first_look is None else running:
        done, total = stages.get(stage, (0, 0))
        painters[stage.value] = partial(_draw_share, share=done / total if total else float(stage in stages))
        name = Label(texts(f"layout-stage-{stage.value}"), theme.SMALL + 1, "text" if stage in stages else "faint",
                     min_width=STAGE, max_width=STAGE)  # fmt: skip
        rows.append(Row((name, Drawn(stage.value, min_height=10.0, max_height=10.0, grow=1.0)), align="center"))
    left = Label(time_left(texts, seconds), tone="muted", grow=1.0)
    foot = Row((left, Button("command:stop", texts("worth-stop"), "", 34.0, min_width=150.0)), align="center")
    title = (Label(texts("worth-measuring"), theme.LARGE, bold=True),) if screen.first_look is None else ()
    plate = Plate(theme.PANEL, theme.LINE, 8, shaded=True)
    node = Box(Column((*title, *rows, foot), 12.0), (20.0, 12.0, 20.0, 12.0), plate)
    width = canvas.px(PROGRESS)
    rect = pygame.Rect(0, 0, width, wanted_height(node, width, canvas.scale))
    rect.center = screen.layout.free.center
    if screen.first_look is not None:
        rect.bottom = screen.layout.free.bottom - canvas.px(14)
    draw_panel(canvas, rect, node, painters)


def _draw_share(canvas: Canvas, rect: pygame.Rect, *, share: float) -> None:
    """A bar that fills."""
    canvas.box(rect, theme.SUNKEN, theme.LINE, 4)
    if share > 0.0:
        canvas.box(pygame.Rect(rect.topleft, (max(round(rect.w * share), canvas.px(8)), rect.h)), theme.ACCENT, None, 4)
