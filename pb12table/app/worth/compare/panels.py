"""What stands around the maps of two layouts."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from pb12table.app.editor.panels.rows import head_row, palette_row, rows_column, top_buttons
from pb12table.app.editor.panels.table_properties import layout_name
from pb12table.app.panels.top_line import top_line
from pb12table.app.worth.compare.base import GAMES, Comparing
from pb12table.app.worth.compare.views import cell_line, view_name, views_of
from pb12table.texts.plain import upper_first
from pb12table.texts.storeys import storey_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout.nodes import Box, Button, Column, Label, Node, Row, Space
from pb12table.window.layout.panel import draw_panel, scrolled
from pb12table.window.layout.parts import side_panel, thin_line

BUTTON: Final = 34.0


def draw_list(screen: Comparing, canvas: Canvas) -> None:
    """The views on the left."""
    nodes: list[Node] = []
    if screen.compared is not None:
        numbered = list(enumerate(views_of(screen.compared)))
        for sort, group in groupby(numbered, key=lambda pair: pair[1].sort):
            nodes.append(head_row(screen.texts(f"worth-group-{sort}")))
            nodes += [
                palette_row(f"view:{number}", view_name(screen, view), on=view == screen.view)
                for number, view in group
            ]
        storeys = [storey for storey in screen.storeys if storey is not None]
        if storeys:
            nodes.append(head_row(screen.texts("compare-storeys")))
        for storey in storeys:
            name = upper_first(storey_name(screen.texts, storey))
            nodes.append(palette_row(f"storey:{storey}", name, on=storey == screen.shown_storey))
    node = side_panel(rows_column(nodes), "list", screen.scrolls["list"], side=8.0)
    screen.scrolls["list"] = scrolled(draw_panel(canvas, screen.layout.left, node), "list")


def draw_top(screen: Comparing, canvas: Canvas) -> None:
    """Which two layouts, and what can be done with them."""
    rect, texts = screen.layout.top, screen.texts
    whole = screen.compared is not None and screen.compared.is_whole
    buttons = [
        ("other", texts("compare-other"), screen.key("compare-other"), True, False),
        ("report", texts("compare-report"), screen.key("compare-report"), whole, False),
        ("leave", texts("worth-back"), texts("key-escape"), True, False),
    ]
    title = texts("compare-title", name=layout_name(screen.bench, texts))
    both = texts("compare-which", first=screen.first.label, second=screen.second.label)
    shown = top_buttons(buttons, rect.w / canvas.scale, canvas.scale)
    draw_panel(canvas, rect, top_line(title, both, shown))


def draw_bar(screen: Comparing, canvas: Canvas) -> None:
    """Games on both, and what the place under the mouse is worth before and after."""
    texts, told = screen.texts, ""
    if screen.mouse is not None:
        told = texts("edit-mouse", x=round(screen.mouse[0], 1), y=round(screen.mouse[1], 1))
        if screen.compared is not None:
            told = f"{told}   {cell_line(texts, screen.compared, screen.view, screen.shown_storey, screen.mouse)}"
    choices: list[Node] = [Label(texts("compare-games"), tone="muted", wrap=False)]
    enabled = screen.compared is not None and not screen.is_playing
    for number, games in enumerate(GAMES):
        label = texts("compare-so-many", count=games)
        choices.append(Button(f"games:{number}", label, "", BUTTON, enabled=enabled, min_width=84.0))
    if screen.is_playing:
        choices.append(Button("command:stop", texts("worth-stop"), "", BUTTON, min_width=110.0))
    choices.append(Space(grow=1.0))
    if screen.is_working:
        choices.append(Label(texts("worth-measuring"), tone="accent", wrap=False))
    body = Column((Row(tuple(choices), 6.0, "center"), Label(told, theme.SMALL + 1)))
    node = Box(Column((thin_line(), Box(body, (14.0, 11.0, 14.0, 0.0))), 0.0), surface="ground")
    draw_panel(canvas, screen.layout.bar, node)
