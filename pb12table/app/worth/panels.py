"""What stands around the table while one looks at the worth of a layout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

import pygame

from pb12table.analysis.progress import Stage
from pb12table.app.editor.panels.rows import head_row, palette_row, right_buttons
from pb12table.app.editor.panels.table_properties import layout_name
from pb12table.app.worth.base import Worth
from pb12table.app.worth.views import GRIDS, HEIGHTS, Line, cell_line, view_name, views_of
from pb12table.texts.durations import time_left
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas

STAGES = (Stage.SITES, Stage.SIGHT, Stage.COVER, Stage.WAYS, Stage.CHOKES)


def draw_list(screen: Worth, canvas: Canvas) -> None:
    """The views on the left."""
    rect, px, texts = screen.layout.left, canvas.px, screen.texts
    canvas.box(rect, theme.PANEL, None, 0)
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(rect)
    top = rect.top + px(4) - screen.scrolls["list"]
    if screen.found is not None:
        numbered = list(enumerate(views_of(screen.found)))
        for title, group in groupby(numbered, key=lambda pair: f"worth-group-{_group(pair[1].sort)}"):
            top = head_row(canvas, rect, top, texts(title))
            for number, view in group:
                name = view_name(texts, screen.found, view)
                top = palette_row(canvas, rect, top, f"view:{number}", name, "", on=view == screen.view)
    screen.heights["list"] = top + screen.scrolls["list"] - rect.top + px(10)
    canvas.surface.set_clip(before)
    canvas.scroll_mark(rect, screen.heights["list"], screen.scrolls["list"])
    pygame.draw.line(canvas.surface, theme.LINE, rect.topright, rect.bottomright)


def _group(sort: str) -> str:
    return sort if sort in ("exposure", "cover", "dead") else "more"


def draw_lines(screen: Worth, canvas: Canvas, lines: Sequence[Line]) -> None:
    """What is said about the view, on the right."""
    rect, px = screen.layout.sheet, canvas.px
    canvas.box(rect, theme.PANEL, None, 0)
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(rect)
    top = rect.top + px(6) - screen.scrolls["sheet"]
    for line in lines:
        top = _draw_line(canvas, rect, top, line)
    screen.heights["sheet"] = top + screen.scrolls["sheet"] - rect.top + px(10)
    canvas.surface.set_clip(before)
    canvas.scroll_mark(rect, screen.heights["sheet"], screen.scrolls["sheet"])
    pygame.draw.line(canvas.surface, theme.LINE, rect.topleft, rect.bottomleft)


def _draw_line(canvas: Canvas, rect: pygame.Rect, top: int, line: Line) -> int:
    """One line; return where the next begins."""
    px = canvas.px
    left, width = rect.left + px(12), rect.w - px(26)
    size = theme.SMALL + 1
    if line.kind == "head":
        high = canvas.paragraph((left, top + px(6)), width, line.text, theme.NORMAL, theme.ACCENT, bold=True)
        return top + high + px(10)
    if line.kind == "text":
        return top + canvas.paragraph((left, top + px(4)), width, line.text, size, theme.MUTED) + px(7)
    if line.kind == "bad":
        return top + canvas.paragraph((left, top + px(6)), width, line.text, theme.NORMAL, theme.BAD) + px(10)
    if line.kind == "scale":
        return _draw_scale(canvas, pygame.Rect(left, top, width, px(14)), line)
    if line.colour is not None:
        spot = pygame.Rect(left, top + px(5), px(11), px(11))
        canvas.box(spot, line.colour, theme.LINE, 2)
        left, width = left + px(18), width - px(18)
    if line.kind == "spot":
        return top + canvas.paragraph((left, top + px(2)), width, line.text, size) + px(6)
    shown = canvas.text((rect.right - px(14), top + px(2)), line.value, size, bold=True, anchor="right", width=width)
    canvas.text((left, top + px(2)), line.text, size, width=max(shown.left - left - px(8), 1))
    return top + px(24)


def _draw_scale(canvas: Canvas, rect: pygame.Rect, line: Line) -> int:
    """A scale of colours with the words at its ends; what is black comes first."""
    px = canvas.px
    top = rect.top + px(2)
    left = rect.left
    if line.colour is not None:
        canvas.box(pygame.Rect(left, top, px(22), rect.h), line.colour, theme.LINE, 2)
        left += px(28)
    length = rect.right - left
    parts = len(line.stops) - 1
    for pixel in range(length):
        share = pixel * parts / max(length - 1, 1)
        low = min(int(share), parts - 1)
        first, second = line.stops[low], line.stops[low + 1]
        colour = tuple(round(a + (b - a) * (share - low)) for a, b in zip(first, second, strict=True))
        pygame.draw.line(canvas.surface, colour, (left + pixel, top), (left + pixel, top + rect.h - 1))
    top += rect.h + px(3)
    canvas.text((rect.left, top), line.text, theme.SMALL, theme.MUTED)
    canvas.text((rect.right, top), line.value, theme.SMALL, theme.MUTED, anchor="right")
    return top + px(24)


def draw_top(screen: Worth, canvas: Canvas) -> None:
    """What is measured, and the way back."""
    px, rect, texts = canvas.px, screen.layout.top, screen.texts
    canvas.box(rect, theme.INK, None, 0)
    pygame.draw.line(canvas.surface, theme.LINE, rect.bottomleft, rect.bottomright)
    command = "stop" if screen.is_working else "measure"
    label = "stop" if screen.is_working else "begin" if screen.found is None else "measure"
    left = right_buttons(
        canvas, rect,
        [
            ("leave", texts("worth-back"), texts("key-escape"), True, False),
            (command, texts(f"worth-{label}"), "", True, False),
        ],
    )  # fmt: skip
    width = left - px(30)
    canvas.text((rect.left + px(16), rect.top + px(5)), texts("worth-title", name=layout_name(screen.bench, texts)),
                theme.LARGE, bold=True, width=width)  # fmt: skip
    canvas.text((rect.left + px(16), rect.top + px(28)), _subtitle(screen), theme.SMALL, theme.MUTED, width=width)


def _subtitle(screen: Worth) -> str:
    found, texts = screen.found, screen.texts
    if found is None:
        return texts("worth-measuring" if screen.is_working else "worth-nothing")
    again = found.all_to_compute - found.computed
    share = round(100.0 * again / max(found.all_to_compute, 1))
    grid, height = found.wishes.grid, found.wishes.heights[0]
    return texts("worth-measured", grid=grid, height=height, places=len(found.sites), share=share)


def draw_bar(screen: Worth, canvas: Canvas) -> None:
    """What is measured with, and what the place under the mouse is worth."""
    px, rect, texts = canvas.px, screen.layout.bar, screen.texts
    canvas.box(rect, theme.INK, None, 0)
    pygame.draw.line(canvas.surface, theme.LINE, rect.topleft, rect.topright)
    left = rect.left + px(14)
    for title, zone, values, now in (
        ("worth-grid", "grid", GRIDS, screen.grid),
        ("worth-height", "height", HEIGHTS, screen.height),
    ):
        shown = canvas.text((left, rect.top + px(20)), texts(title), theme.NORMAL, theme.MUTED)
        left = shown.right + px(10)
        for number, value in enumerate(values):
            label = texts("worth-ground") if zone == "height" and not value else texts("worth-steps", value=value)
            place = pygame.Rect(left, rect.top + px(12), max(px(84), canvas.button_width(label)), px(34))
            enabled = zone != "grid" or screen.is_possible(value)
            canvas.button(place, f"{zone}:{number}", label, pressed=value == now, enabled=enabled)
            left = place.right + px(6)
        other = now not in values
        label = f"{texts('worth-steps', value=now)} …" if other else texts("worth-other")
        place = pygame.Rect(left, rect.top + px(12), max(px(96), canvas.button_width(label)), px(34))
        canvas.button(place, f"{zone}:other", label, pressed=other)
        left = place.right + px(6)
        left += px(20)
    if screen.mouse is not None:
        where = texts("edit-mouse", x=round(screen.mouse[0], 1), y=round(screen.mouse[1], 1))
        told = ""
        if screen.found is not None and screen.view is not None:
            told = cell_line(texts, screen.found, screen.view, screen.mouse)
        canvas.text((rect.left + px(14), rect.top + px(55)), f"{where}   {told}", theme.SMALL + 1, theme.TEXT)


def draw_progress(
    screen: Worth, canvas: Canvas, stages: Mapping[Stage, tuple[int, int]], seconds: float
) -> None:
    """How far each stage has come, how many seconds it still takes, and a button that breaks it off."""
    px, texts = canvas.px, screen.texts
    rect = pygame.Rect(0, 0, px(460), px(94 + 30 * len(STAGES)))
    rect.center = screen.layout.free.center
    canvas.shadow(rect, 8)
    canvas.box(rect, theme.PANEL, theme.LINE, 8)
    canvas.text((rect.left + px(20), rect.top + px(12)), texts("worth-measuring"), theme.LARGE, bold=True)
    top = rect.top + px(46)
    for stage in STAGES:
        done, total = stages.get(stage, (0, 0))
        share = done / total if total else float(stage in stages)
        canvas.text((rect.left + px(20), top), texts(f"layout-stage-{stage.value}"), theme.SMALL + 1,
                    theme.TEXT if stage in stages else theme.FAINT)  # fmt: skip
        bar = pygame.Rect(rect.left + px(170), top + px(4), rect.w - px(190), px(10))
        canvas.box(bar, theme.SUNKEN, theme.LINE, 4)
        if share > 0.0:
            bar.w = max(round(bar.w * share), px(8))
            canvas.box(bar, theme.ACCENT, None, 4)
        top += px(30)
    canvas.text((rect.left + px(20), rect.bottom - px(38)), time_left(texts, seconds), theme.NORMAL, theme.MUTED)
    place = pygame.Rect(rect.right - px(20) - px(150), rect.bottom - px(46), px(150), px(34))
    canvas.button(place, "command:stop", texts("worth-stop"))
