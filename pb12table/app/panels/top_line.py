"""The top line of the editor, the look view and the page of worth: a name, what the mouse does now, and buttons."""

from __future__ import annotations

from typing import Final

from pb12table.window.kit import theme
from pb12table.window.layout.nodes import Box, Card, Column, Label, Node, Row, Space
from pb12table.window.layout.parts import thin_line

NAME: Final = 19.0
"""How high the line of the name is."""
STEP: Final = 13.0
"""The distance of the two lines of a long hint, in natural pixels."""


def top_line(name: str, hint: str, buttons: Node, beside: str = "") -> Node:
    """A hint that is too long takes two smaller lines, and can be asked where it is longer still."""
    title = Label(name, theme.LARGE, bold=True, lines=1, least=theme.LARGE - 1, step=NAME)
    told = (Label(beside, theme.SMALL, "muted", lines=1, grow=1.0),) if beside else (Space(grow=1.0),)
    words = Label(hint, theme.SMALL, "muted", lines=2, least=theme.SMALL, step=STEP)
    left = Column((Row((title, *told), 12.0, "center"), Card("about:hint", words, surface="none", keyless=True)), 0.0,
                  grow=1.0)  # fmt: skip
    body = Row((Box(left, (16.0, 0.0, 10.0, 0.0), grow=1.0), buttons), 0.0, "center", grow=1.0)
    return Box(Column((Box(body, (0.0, 0.0, 10.0, 0.0), grow=1.0), thin_line()), 0.0), surface="ground")
