"""Rows of the editor's panels, described: the palette, the properties, what is wrong, and buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.forms.rows import Property
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.names import player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.layout.nodes import Badge, Box, Button, Card, Column, Drawn, Grid, Label, Node, Plate, Row
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.panel import that_fits, wanted_width

ROW: Final = 24.0
SAMPLE: Final = (46.0, 32.0)
"""Width and height of a picture in the palette, in natural pixels."""
VALUE: Final = 0.52
"""How much of a row the value of a property takes at least."""


def head_row(text: str) -> Node:
    """A heading."""
    return Box(Label(text, tone="accent", bold=True, lines=1), (0.0, 6.0, 0.0, 3.0))


def palette_row(
    command: str, label: str, key: str = "", *, on: bool, has_sample: bool = False, tip: str = ""
) -> Node:
    """One row of the palette, with the picture `sample:COMMAND` of what it stands for if there is one, and a tip."""
    name = Label(label, theme.SMALL + 1, lines=2, least=theme.SMALL, step=13.0, grow=1.0)
    sample = (Drawn(f"sample:{command}", min_width=SAMPLE[0], min_height=SAMPLE[1]),) if has_sample else ()
    badge = (Badge(key, "text" if on else "muted"),) if key else ()
    pad = (2.0, 2.0, 4.0, 2.0) if has_sample else (8.0, 0.0, 4.0, 0.0)
    body = Row((*sample, name, *badge), align="center")
    tips = (label, tip) if tip else ()
    return Card(command, body, pad, taken_plate() if on else plain_plate(), keyless=True, min_height=ROW, tip=tips)


def owner_row(setup: GameSetup, owner: PlayerId | None, nobody: str = "", zone: str = "owner") -> Node:
    """Whose the next figures are, with `nobody` told while no player is chosen; a mark is the zone "ZONE:PLAYER"."""
    names = {PlayerId(player.id): player_name(setup, player.id) for player in setup.players}
    marks = (
        Card(f"{zone}:{player}", Drawn(f"mark:{player}", min_width=28.0, min_height=24.0), keyless=True, tip=(name,),
             chosen=player == owner)
        for player, name in names.items()
    )  # fmt: skip
    told = nobody if owner is None else names[owner]
    words = Label(told, theme.SMALL, "muted", lines=2, least=theme.SMALL, grow=1.0)
    return Row((*marks, words), 5.0, "center", min_height=30.0)


def owner_painters(looks: Mapping[PlayerId, PlayerLook]) -> dict[str, Painter]:
    """Who paints the marks of the players."""

    def mark(canvas: Canvas, rect: pygame.Rect, *, look: PlayerLook) -> None:
        canvas.player_mark(rect.center, 7, look)

    return {f"mark:{player}": partial(mark, look=look) for player, look in looks.items()}


def property_row(number: int, row: Property, width: float, scale: float) -> Node:
    """A property with its value to click on, which is as wide as it needs and its label leaves."""
    if row.kind == "head":
        return head_row(row.label)
    label = Label(row.label, theme.SMALL + 1, "muted", lines=1, grow=1.0)
    value = Label(row.value, theme.SMALL + 1, side="center", lines=1)
    wanted, beside = (wanted_width(each, scale) / scale for each in (value, label))
    wide = max(width * VALUE, min(wanted + 12.0, width - beside - 6.0))
    tip = (row.tip,) if row.tip else ()
    field = Card(f"property:{number}", value, (5.0, 3.0, 5.0, 2.0), groove(), keyless=True, tip=tip, min_width=wide,
                 max_width=wide)  # fmt: skip
    return Row((label, field), 4.0, "center")


def problem_rows(title: str, problems: Iterable[tuple[str, str, bool]]) -> Iterator[Node]:
    """What is wrong: (name of the zone, sentence, whether it is grave)."""
    for number, (name, text, grave) in enumerate(problems):
        if number == 0:
            yield head_row(title)
        yield problem_row(name, Label(text, theme.SMALL, grow=1.0), grave=grave)


def problem_row(name: str, words: Label, *, grave: bool) -> Node:
    """A sentence about what is wrong beside its sign, which shows it when it is clicked."""
    sign = Drawn("grave" if grave else "slight", min_width=14.0, min_height=17.0)
    return Card(name, Row((sign, words), 4.0, "start"), surface="none", keyless=True)


def _sign(canvas: Canvas, rect: pygame.Rect, *, grave: bool) -> None:
    """A small triangle beside what is wrong."""
    colour = theme.BAD if grave else theme.ACCENT
    (x, y), wide, low = rect.center, canvas.px(6), canvas.px(5)
    pygame.draw.polygon(canvas.surface, colour, [(x, y - wide), (x + wide, y + low), (x - wide, y + low)])


SIGNS: Final[Mapping[str, Painter]] = {
    "grave": partial(_sign, grave=True),
    "slight": partial(_sign, grave=False),
}
"""Who paints the signs beside what is wrong."""


def button_grid(buttons: Sequence[tuple[str, str, str, bool]], width: float, scale: float) -> Node:
    """Buttons (command, label, key, enabled) in two columns, one alone across both.

    A key that leaves no room for the words is told when the mouse is there.
    """
    columns = min(len(buttons), 2)
    room = round((width if columns < 2 else (width - 6.0) / 2) * scale)

    def button(command: str, label: str, key: str, enabled: bool) -> Node:
        plain = Button(f"command:{command}", label, key, 28.0, enabled=enabled, size=theme.SMALL + 1)
        return that_fits((plain, _without_key(plain)), room, scale)

    return Grid(tuple(button(*each) for each in buttons), columns, 4.0)


def top_buttons(buttons: Sequence[tuple[str, str, str, bool, bool]], width: float, scale: float) -> Node:
    """Buttons (command, label, key, enabled, pressed) of a line; where they took most of it, tips tell their keys.

    Then they give their air away, too, before the letters beside them shrink.
    """
    described = tuple(
        Button(f"command:{command}", label, key, 32.0, enabled=enabled, pressed=pressed)
        for command, label, key, enabled, pressed in buttons
    )
    most = width * MOST_BUTTONS
    rows = (Row(described, 6.0), Row(tuple(_without_key(each) for each in described), 6.0, max_width=most))
    return that_fits(rows, round(most * scale), scale)


MOST_BUTTONS: Final = 0.58
"""How much of the top line its buttons may take, so that the name and the hint beside them can be read."""


def _without_key(button: Button) -> Button:
    """A button whose key is told when the mouse is there."""
    tip = (f"{button.label}: {button.key}",) if button.key else ()
    return Button(button.name, button.label, "", button.height, enabled=button.enabled, pressed=button.pressed,
                  size=button.size, tip=tip)  # fmt: skip


def rows_column(nodes: Iterable[Node]) -> Node:
    """Rows of a panel below each other."""
    return Column(tuple(nodes), 2.0)


def plain_plate() -> Plate:
    """A row of the palette."""
    return Plate(theme.PANEL, None, 4, hovered=theme.HOVERED)


def taken_plate() -> Plate:
    """The row that is chosen."""
    return Plate(theme.ACCENT_DARK, theme.ACCENT, 4)


def groove() -> Plate:
    """What a value lies in."""
    return Plate(theme.SUNKEN, theme.LINE, 4, hovered=theme.HOVERED)
