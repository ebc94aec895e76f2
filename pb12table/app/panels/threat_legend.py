"""What the colours of a threat map stand for, in a corner of the table while it is shown."""

from __future__ import annotations

import pygame

from pb12table.app.preview.threat_overlay import ThreatOverlay
from pb12table.skirmish.faces.system import GameSetup
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout.nodes import Box, Label, Node, Plate, Row, Space
from pb12table.window.layout.panel import draw_panel, wanted_height, wanted_width
from pb12table.window.scene.layers.threat import SHADES


def draw_threat_legend(
    canvas: Canvas, free: pygame.Rect, texts: Texts, overlay: ThreatOverlay, setup: GameSetup
) -> None:
    """The legend tells whose threats are shown, how many figures each colour stands for, and how far they are known."""
    if overlay.player is None:
        return
    nodes: list[Node] = [Label(player_name(setup, overlay.player), theme.SMALL + 1, bold=True, wrap=False)]
    for number, colour in enumerate(SHADES, 1):
        spot = Box(Space(), surface=Plate(colour, theme.LINE, 2), min_width=12.0, min_height=12.0, max_height=12.0)
        words = f"{number}+" if number == len(SHADES) else str(number)
        nodes.append(Row((spot, Label(words, theme.SMALL, wrap=False)), 3.0, "center"))
    nodes.append(Label(texts("threat-legend-strike"), theme.SMALL, "muted", wrap=False))
    found = overlay.found
    if found is None or not found.is_whole:
        done, total = (0, 0) if found is None else (found.done, found.total)
        nodes.append(Label(texts("threat-legend-growing", done=done, all=total), theme.SMALL, "bad", wrap=False))
    node = Box(Row(tuple(nodes), 9.0, "center"), (10.0, 6.0, 10.0, 6.0), Plate(theme.PANEL, theme.LINE, 6, shaded=True))
    width = min(wanted_width(node, canvas.scale), free.w - canvas.px(60))
    rect = pygame.Rect(free.left + canvas.px(30), free.top + canvas.px(8), width, 0)
    rect.h = wanted_height(node, width, canvas.scale)
    draw_panel(canvas, rect, node)
