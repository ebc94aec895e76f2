"""Common groups of nodes: a titled dialog, a stepper, a row with a name at its left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pb12table.window.kit import theme
from pb12table.window.layout.nodes import Box, Button, Column, Flow, Label, Node, Plate, Row, Scroll, Space, Style
from pb12table.window.layout.placing import SCROLL_BAR

PAD: Final = 24.0
BUTTON_HEIGHT: Final = 38.0
BUTTON_WIDTH: Final = 170.0
SIDE: Final = 12.0
MARGINS: Final = 2 * SIDE + 1.0
"""How much narrower than a panel at the side of the window what scrolls in it is."""


def dialog(
    width: float, title: str, body: Node, buttons: Sequence[Button] = (), *, offset: int = 0, widest: float = 0.0
) -> Box:
    """A panel with a title, a body that scrolls where it is too high, and buttons of which the first is the main one.

    The body's scrolling node is called "body", and `offset` pixels of it are scrolled away.  What needs more room may
    make it as wide as `widest`.
    """
    head = Label(title, theme.TITLE, bold=True, told=True)
    foot = Flow(tuple(buttons), 12.0, "end", equal=True, mirrored=True)
    # The mark beside what scrolls lies in the margin, which title and buttons keep free.
    free = (0.0, 0.0, SCROLL_BAR, 0.0)
    parts: list[Node] = [Box(head, free), Scroll("body", body, offset, grow=1.0)]
    if buttons:
        parts.append(Box(foot, free))
    pad = (PAD, 18.0, PAD - SCROLL_BAR, 20.0)
    return Box(Column(tuple(parts), 16.0), pad, "dialog", min_width=width, max_width=max(width, widest))


def dialog_button(
    name: str, label: str, *, key: str = "", is_main: bool = False, enabled: bool = True
) -> Button:
    """A button at the foot of a dialog."""
    style: Style = "primary" if is_main else "plain"
    return Button(
        name, label, key, style=style, enabled=enabled, min_width=BUTTON_WIDTH, min_height=BUTTON_HEIGHT
    )


def side_panel(
    body: Node, name: str, offset: int, *, at_right: bool = False, head: Node | None = None, side: float = SIDE
) -> Box:
    """A panel at the left or right side of the window, in which a body scrolls below a head."""
    pad = (side, 8.0 if head is None else 0.0, max(side - SCROLL_BAR, 0.0), 8.0)
    scroll: Node = Scroll(name, Box(body, pad), offset, grow=1.0)
    inner = Column((head, scroll), 0.0, grow=1.0) if head is not None else scroll
    return Box(Row((upright(), inner) if at_right else (inner, upright()), 0.0), surface=Plate(theme.PANEL, radius=0))


def button_row(buttons: Sequence[Button], width: float, room: float) -> Row:
    """Buttons in the middle of some room: of one width where there is room for that, else as wide as their words."""
    gap = 8.0
    buttons = [replace(button, min_height=40.0) for button in buttons]
    if len(buttons) * (width + gap) - gap <= room:
        buttons = [replace(button, min_width=width) for button in buttons]
    return Row((Space(grow=1.0), Row(tuple(buttons), gap), Space(grow=1.0)), 0.0)


def stepper(
    name: str, value: str, *, less: bool = True, more: bool = True, keys: tuple[str, str] = ("", ""), grow: float = 0.0
) -> Row:
    """A value between the buttons "NAME-less" and "NAME-more"; each is enabled or not."""
    buttons = (
        Button(f"{name}-less", "−", keys[0], enabled=less, min_width=34.0),
        Label(value, bold=True, side="center", min_width=60.0, grow=1.0),
        Button(f"{name}-more", "+", keys[1], enabled=more, min_width=34.0),
    )
    return Row(buttons, 4.0, "center", grow=grow)


def named(label: str, node: Node, width: float = 140.0) -> Row:
    """A node with a name at its left; names of one width make the nodes of a column stand below each other."""
    return Row((Label(label, tone="muted", min_width=width, max_width=width), node), 12.0, "center")


def thin_line() -> Box:
    """A thin line across a column."""
    return Box(Space(), surface=Plate(theme.LINE, radius=0), min_height=1.0, max_height=1.0)


def upright() -> Box:
    """A thin line down a row."""
    return Box(Space(), surface=Plate(theme.LINE, radius=0), min_width=1.0, max_width=1.0)
