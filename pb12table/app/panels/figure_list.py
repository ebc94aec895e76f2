"""The left panel: a player's figures with points, statuses and whether they are done."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from pb12table.app.preview.portraits import draw_mark, draw_portrait
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.skirmish.scene.panels import Listed
from pb12table.systems.known import scene
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, seated_name
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook, mixed
from pb12table.window.kit.tones import tones
from pb12table.window.layout.nodes import Box, Button, Card, Column, Drawn, Label, Node, Plate, Row, Space
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.panel import draw_panel, scrolled, wanted_width
from pb12table.window.layout.parts import side_panel

SIDE: Final = 6.0
ROW: Final = 52.0
"""How high a row is at least."""
MOST_LINES: Final = 3
"""So many lines a name may take; what is longer is cut, and whole in the tip."""
MOST_PIPS: Final = 10
PIP: Final = 15.0
MARK: Final = 20.0
BESIDE: Final = 58.0
"""How much narrower than a row what stands below a name is."""


def draw_figure_list(
    canvas: Canvas,
    rect: pygame.Rect,
    texts: Texts,
    state: GameState,
    looks: Mapping[PlayerId, PlayerLook],
    player: PlayerId,
    selected: FigureId | None,
    scroll: int,
    by_program: Collection[str] = (),
) -> int:
    """Paint the list of a player's figures, scrolled by pixels; return by how many there are to scroll.

    `by_program` are the players for whom the program plays now.
    """
    look, rows = looks[player], scene(state.setup.system).listed(state, texts.of(state.setup.system), player)
    painters: dict[str, Painter] = {"owner": lambda canvas, rect: canvas.player_mark(rect.center, 8, look)}
    for listed in rows:
        painters |= {
            f"portrait:{listed.figure}": partial(_portrait, state=state, figure=listed.figure, look=look),
            f"pips:{listed.figure}": partial(_pips, listed=listed),
            f"marks:{listed.figure}": partial(_marks, marks=listed.marks),
            "tick": _tick,
        }
    width = rect.w / canvas.scale - 2 * SIDE - BESIDE
    cards = (
        _row(texts, state, listed, look, width, canvas.scale, is_selected=listed.figure == selected) for listed in rows
    )
    head = _head(texts, state, seated_name(texts, state.setup, player, by_program))
    node = side_panel(Column(tuple(cards), 4.0), "list", scroll, head=head, side=SIDE)
    return scrolled(draw_panel(canvas, rect, node, painters), "list")


def list_height(number: int, scale: float) -> int:
    """How high a list of so many figures is at least, in window pixels."""
    return round((44.0 + number * (ROW + 4.0)) * scale)


def _head(texts: Texts, state: GameState, name: str) -> Node:
    """Whose figures they are, and a button that shows the next player's."""
    whose = Label(texts("figures-of", player=name), bold=True, lines=2, least=theme.SMALL, grow=1.0)
    parts: tuple[Node, ...] = (Drawn("owner", min_width=18.0, min_height=20.0), whose)
    if len(state.setup.players) > 1:
        tip = (texts("figures-other"),)
        parts += (Button("list:next-player", "›", "", 22.0, "quiet", size=theme.SMALL, tip=tip, min_width=32.0),)
    return Box(Row(parts, 6.0, "center", min_height=34.0), (9.0, 0.0, 8.0, 0.0))


def _row(
    texts: Texts,
    state: GameState,
    listed: Listed,
    look: PlayerLook,
    width: float,
    scale: float,
    *,
    is_selected: bool,
) -> Node:
    """One figure: token, name, where it is or its points, statuses; what stands below the name may be so wide."""
    name = listed.name or upper_first(figure_name(texts, state.setup, listed.figure))
    ink = theme.FAINT if listed.gone else theme.MUTED if listed.done else theme.TEXT
    label = Label(name, theme.NORMAL, ink, bold=listed.active, lines=MOST_LINES, least=theme.SMALL, grow=1.0)
    tick = (Drawn("tick", min_width=16.0, min_height=16.0),) if listed.done and not listed.gone else ()
    below: list[Node] = []
    if listed.words:
        words = Label(listed.words, theme.SMALL, "faint" if listed.gone else tones()[listed.tone], lines=1,
                      least=theme.SMALL, grow=1.0)  # fmt: skip
        needed = wanted_width(replace(words, size=words.least), scale) / scale
        below.append(words)
    else:
        needed = PIP * min(listed.points[1], MOST_PIPS)
        below += [Drawn(f"pips:{listed.figure}", min_width=needed), Space(grow=1.0)]
    if listed.marks and not listed.gone:
        # Marks stand nearer together before what is said beside them is cut.
        room = min(MARK * len(listed.marks), max(width - min(needed, width * 0.7) - 4.0, MARK))
        below.append(Drawn(f"marks:{listed.figure}", min_width=room))
    fill = theme.SUNKEN if listed.gone else theme.tinted(look, 0.5, theme.RAISED) if listed.active else theme.RAISED
    border, thickness = (theme.ACCENT, 2) if is_selected else (theme.LINE, 1)
    plate = Plate(fill, border, 6, thickness, hovered=theme.SUNKEN if listed.gone else theme.HOVERED)
    # The name keeps clear of the frame, which is thick around who is selected.
    head = Box(Row((label, *tick), 4.0, "start"), (0.0, 0.0, 4.0, 0.0))
    lines = Column((head, Space(grow=1.0), Row(tuple(below), 4.0, min_height=18.0)), 0.0, grow=1.0)
    body = Row((Drawn(f"portrait:{listed.figure}", min_width=36.0), lines), 5.0)
    tip = listed.tip or (name,)
    return Card(f"figure:{listed.figure}", body, (8.0, 3.0, 2.0, 4.0), plate, keyless=True, tip=tip, min_height=ROW)


def _portrait(canvas: Canvas, rect: pygame.Rect, *, state: GameState, figure: FigureId, look: PlayerLook) -> None:
    draw_portrait(canvas, rect.center, 15, state, figure, look)


def _pips(canvas: Canvas, rect: pygame.Rect, *, listed: Listed) -> None:
    """Points: bright ones are left, hollow ones spent, pale ones come when the figure acts."""
    px = canvas.px
    for number in range(min(listed.points[1], MOST_PIPS)):
        center = (rect.left + px(6) + number * px(PIP), rect.centery)
        if listed.coming:
            pygame.draw.circle(canvas.surface, mixed(theme.ACCENT, theme.RAISED, 0.35), center, px(5))
        elif number < listed.points[0]:
            pygame.draw.circle(canvas.surface, theme.ACCENT, center, px(5))
        else:
            pygame.draw.circle(canvas.surface, theme.FAINT, center, px(5), max(1, px(1)))


def _tick(canvas: Canvas, rect: pygame.Rect) -> None:
    px, (x, y) = canvas.px, rect.center
    points = [(x - px(5), y), (x - px(1), y + px(4)), (x + px(6), y - px(5))]
    pygame.draw.lines(canvas.surface, theme.GOOD, False, points, max(2, px(2)))


def _marks(canvas: Canvas, rect: pygame.Rect, *, marks: Sequence[Mark]) -> None:
    """The marks of a figure, from the right and as near together as they must be."""
    apart = (rect.w - canvas.px(MARK)) // max(len(marks) - 1, 1)
    for number, mark in enumerate(reversed(marks)):
        place = rect.right - canvas.px(MARK) // 2 - number * min(apart, canvas.px(MARK))
        draw_mark(canvas, (place, rect.centery), MARK, mark)
