"""The left panel while looking: all figures, and the palette of ghosts of any profile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

import pygame

from pb12table.app.editor.panels.rows import head_row, owner_painters, owner_row
from pb12table.app.look.look_commands import LookCommands
from pb12table.app.look.looking import Looking
from pb12table.app.preview.portraits import draw_portrait, draw_template
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.seeing import Template
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.layout.nodes import Box, Card, Column, Drawn, Label, Node, Plate, Row, Scroll
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.panel import draw_panel, scrolled
from pb12table.window.layout.parts import thin_line, upright

ROW: Final = 29.0
GAP: Final = 3.0
LEAST_ROWS: Final = 2
MOST_SHARE: Final = 0.4
"""How much of the panel the figures may take."""
LOW: Final = 1_000_000
"""Further down than any list goes."""
Looks = Mapping[PlayerId, PlayerLook]


def draw_look_list(canvas: Canvas, rect: pygame.Rect, texts: Texts, commands: LookCommands, looks: Looks) -> None:
    """Paint the panel: the figures above, the palette below, each scrolled by itself.

    The palette stays where it is however many ghosts join the figures.
    """
    looking, scrolls = commands.looking, commands.scrolls
    if len(looking.ghosts) > commands.listed:
        # A new ghost is the last of the figures.
        scrolls["figures"] = LOW
    commands.listed = len(looking.ghosts)
    painters, setup = owner_painters(looks), looking.state.setup
    rows = tuple(_figure_rows(texts, looking, looks, painters))
    none = Box(Label(texts("look-figures-none"), theme.SMALL, "muted"), (4.0, 0.0, 0.0, 0.0))
    figures: Node = Scroll("figures", _rows(rows or (none,)), scrolls["figures"], grow=1.0)
    parts = [_head(texts("look-figures")), figures]
    if commands.templates:
        here = len(looking.figures_in_game(looking.base))
        wanted = (ROW + GAP) * max(here, LEAST_ROWS)
        high = min(wanted, MOST_SHARE * rect.h / canvas.scale)
        parts[1] = Scroll("figures", _rows(rows or (none,)), scrolls["figures"], min_height=high, max_height=high)
        look = looks[looking.owner]
        palette = tuple(_template_row(texts, look, each, painters) for each in commands.templates.values())
        owners = Box(owner_row(setup, looking.owner, zone="command:owner"), (8.0, 0.0, 8.0, 0.0))
        parts += [
            Box(thin_line(), (0.0, 4.0, 0.0, 0.0)), _head(texts("look-palette")), owners,
            Scroll("palette", _rows(palette), scrolls["palette"], grow=1.0),
        ]  # fmt: skip
    node = Box(Row((Column(tuple(parts), 0.0, grow=1.0), upright()), 0.0), surface=Plate(theme.PANEL, radius=0))
    layout = draw_panel(canvas, rect, node, painters)
    commands.palette_top = layout.place_of("figures").bottom
    scrolls |= {name: scrolled(layout, name) for name in layout.scrolls()}


def _head(text: str) -> Node:
    return Box(head_row(text), (10.0, 0.0, 10.0, 0.0))


def _rows(rows: tuple[Node, ...]) -> Node:
    return Box(Column(rows, GAP), (6.0, 1.0, 0.0, 6.0))


def _row(command: str, tip: str, name: Label, *notes: Node, held: bool = False) -> Node:
    """A figure or a profile, with its picture `picture:COMMAND`."""
    plate = Plate(theme.RAISED, theme.ACCENT if held else theme.LINE, 5, 2 if held else 1, hovered=theme.HOVERED)
    body = Row((Drawn(f"picture:{command}", min_width=22.0, min_height=ROW - 3.0), name, *notes), 8.0, "center")
    return Card(f"command:{command}", body, (6.0, 0.0, 8.0, 3.0), plate, keyless=True, tip=(tip,), min_height=ROW)


def _name(name: str, ink: theme.Colour) -> Label:
    """A name in the largest letters in which it has room, or in two lines."""
    return Label(name, theme.NORMAL, ink, lines=2, least=theme.SMALL, step=14.0, grow=1.0)


def _figure_rows(texts: Texts, looking: Looking, looks: Looks, painters: dict[str, Painter]) -> Iterator[Node]:
    """The figures and ghosts; what is beside the table can be carried onto it."""
    state = looking.state
    for figure in looking.figures_in_game(state):
        on_table = looking.face.is_on_table(state, figure)
        name = upper_first(figure_name(texts, state.setup, figure))
        if figure in looking.ghosts or figure in looking.moved:
            note = texts("look-is-ghost")
        else:
            note = "" if on_table else texts("look-is-beside")
        notes = (Label(note, theme.SMALL, theme.PLANNED, wrap=False),) if note else ()
        tip = texts("look-tip-hold" if on_table else "look-tip-take")
        look = looks[looking.face.owner(state, figure)]
        painters[f"picture:hold:{figure}"] = partial(_portrait, looking=looking, figure=figure, look=look)
        ink = theme.TEXT if on_table else theme.MUTED
        yield _row(f"hold:{figure}", tip, _name(name, ink), *notes, held=figure == looking.looker)


def _portrait(canvas: Canvas, rect: pygame.Rect, *, looking: Looking, figure: FigureId, look: PlayerLook) -> None:
    draw_portrait(canvas, rect.center, 9, looking.state, figure, look)


def _template_row(texts: Texts, look: PlayerLook, template: Template, painters: dict[str, Painter]) -> Node:
    """One profile of the palette."""

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        draw_template(canvas, rect.center, 9.0, template, look, ghost=True)

    painters[f"picture:take:{template.id}"] = paint
    name = upper_first(template.label.in_language(texts.language))
    return _row(f"take:{template.id}", texts("look-tip-take"), _name(name, theme.TEXT))
