"""Rows of the editor's panels, described, and the line in which a number or a word is typed where it is shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, Protocol

import pygame

from pb12table.app.screens.base import Desk
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.forms.force_pages import Property
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.names import player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, Zone, width_of
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.kit.strokes import draw_icon
from pb12table.window.layout.nodes import (
    Badge,
    Box,
    Button,
    Card,
    Column,
    Drawn,
    Field,
    Grid,
    Label,
    Node,
    Plate,
    Row,
    Space,
)
from pb12table.window.layout.painting import (
    FontLetters,
    LaidPanel,
    Painter,
    Window,
    that_fits,
    wanted_height,
    wanted_width,
)
from pb12table.window.layout.placing import Layout, Rect, filled, thin_line
from pb12table.window.layout.text_line import TextLine

ROW: Final = 24.0
SAMPLE: Final = (46.0, 32.0)
"""Width and height of a picture in the palette, in natural pixels."""
VALUE: Final = 0.52
"""How much of a row the value of a property takes at least."""


def head_row(text: str) -> Node:
    """Return a heading."""
    return Box(Label(text, tone="accent", bold=True, lines=1), (0.0, 6.0, 0.0, 3.0))


def palette_row(
    command: str, label: str, key: str = "", *, on: bool, has_sample: bool = False, tip: str = "", high: float = ROW
) -> Node:
    """Return one row of the palette, with any picture `sample:COMMAND` of what it stands for, and a tip."""
    name = Label(label, theme.SMALL + 1, lines=2, least=theme.SMALL, step=13.0, grow=1.0)
    sample = (Drawn(f"sample:{command}", min_width=SAMPLE[0], min_height=SAMPLE[1]),) if has_sample else ()
    badge = (Badge(key, "text" if on else "muted"),) if key else ()
    pad = (2.0, 2.0, 4.0, 2.0) if has_sample else (8.0, 0.0, 4.0, 0.0)
    body = Row((*sample, name, *badge), align="center")
    tips = (label, tip) if tip else ()
    return Card(command, body, pad, taken_plate() if on else plain_plate(), keyless=True, min_height=high, tip=tips)


def rail_row(command: str, picture: str, tip: tuple[str, ...], *, on: bool, high: float = ROW - 4.0) -> Node:
    """Return one row of the palette as the rail shows it: the picture alone."""
    body = Row((Drawn(picture, min_height=high, grow=1.0),), align="center")
    return Card(command, body, (2.0, 2.0, 2.0, 2.0), taken_plate() if on else plain_plate(), keyless=True,
                tip=tip)  # fmt: skip


def rail_head(head: Node) -> Node:
    """Return a line in the rail where the list has a heading, as high as that."""
    line = Column((Space(grow=1.0), thin_line(), Space(grow=1.0)), 0.0, min_height=wanted_height(head, 999, 1.0))
    return Box(line, (8.0, 0.0, 8.0, 0.0))


def draw_icon_row(canvas: Canvas, rect: pygame.Rect, *, icon: str, on: bool) -> None:
    """Paint the icon of a row of the rail."""
    draw_icon(canvas.surface, rect, icon, theme.TEXT if on else theme.ACCENT)


def owner_row(setup: GameSetup, owner: PlayerId | None, nobody: str = "", zone: str = "owner") -> Node:
    """Return the row of the next figures' owner, `nobody` while none is chosen; a mark is the zone "ZONE:PLAYER"."""
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
    """Return the painters of the players' marks."""

    def mark(canvas: Canvas, rect: pygame.Rect, *, look: PlayerLook) -> None:
        canvas.player_mark(rect.center, 7, look)

    return {f"mark:{player}": partial(mark, look=look) for player, look in looks.items()}


def property_row(number: int, row: Property, width: float, scale: float) -> Node:
    """Return a property with its value to click on, which is as wide as it needs and as its label allows."""
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
    """Yield what is wrong: (name of the zone, sentence, whether it is grave)."""
    for number, (name, text, grave) in enumerate(problems):
        if number == 0:
            yield head_row(title)
        yield problem_row(name, Label(text, theme.SMALL, grow=1.0), grave=grave)


def problem_row(name: str, words: Label, *, grave: bool) -> Node:
    """Return a sentence about what is wrong beside its sign, which shows it when clicked."""
    sign = Drawn("grave" if grave else "slight", min_width=14.0, min_height=17.0)
    return Card(name, Row((sign, words), 4.0, "start"), surface="none", keyless=True)


def _sign(canvas: Canvas, rect: pygame.Rect, *, grave: bool) -> None:
    """Draw a small triangle beside what is wrong."""
    colour = theme.BAD if grave else theme.ACCENT
    (x, y), wide, low = rect.center, canvas.px(6), canvas.px(5)
    pygame.draw.polygon(canvas.surface, colour, [(x, y - wide), (x + wide, y + low), (x - wide, y + low)])


SIGNS: Final[Mapping[str, Painter]] = {
    "grave": partial(_sign, grave=True),
    "slight": partial(_sign, grave=False),
}
"""Who paints the signs beside what is wrong."""


def button_grid(buttons: Sequence[tuple[str, str, str, bool]], width: float, scale: float) -> Node:
    """Return buttons (command, label, key, enabled) in two columns, so few as two below each other.

    A key that leaves no room for the words is told when the mouse is there.
    """
    columns = 1 if len(buttons) <= 2 else 2
    room = round((width if columns < 2 else (width - 6.0) / 2) * scale)

    def button(command: str, label: str, key: str, enabled: bool) -> Node:
        plain = Button(f"command:{command}", label, key, 28.0, enabled=enabled, size=theme.SMALL + 1)
        return that_fits((plain, _without_key(plain)), room, scale)

    return Grid(tuple(button(*each) for each in buttons), columns, 4.0)


def top_buttons(buttons: Sequence[tuple[str, str, str, bool, bool]], width: float, scale: float) -> Node:
    """Return buttons (command, label, key, enabled, pressed) in a line; if they took most of it, tips show their keys.

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
    """Return a button whose key is shown when the mouse is over it."""
    tip = (f"{button.label}: {button.key}",) if button.key else ()
    return Button(button.name, button.label, "", button.height, enabled=button.enabled, pressed=button.pressed,
                  size=button.size, tip=tip)  # fmt: skip


def rows_column(nodes: Iterable[Node]) -> Node:
    """Return rows of a panel one below another."""
    return Column(tuple(nodes), 2.0)


def plain_plate() -> Plate:
    """Return the plate of a row of the palette."""
    return Plate(theme.PANEL, None, 4, hovered=theme.HOVERED)


def taken_plate() -> Plate:
    """Return the plate of the row that is chosen."""
    return Plate(theme.ACCENT_DARK, theme.ACCENT, 4)


def groove() -> Plate:
    """Return the plate that a value lies in."""
    return Plate(theme.SUNKEN, theme.LINE, 4, hovered=theme.HOVERED)


TYPED: Final = "typed"
LETTERS: Final = (pygame.TEXTINPUT, pygame.TEXTEDITING)
TAKING: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB)
MOUSE: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class RowsScreen(Protocol):
    """A screen with rows that can be set, and zones such as "property:3" where their values stand."""

    desk: Desk
    zones: list[Zone]

    @property
    def rows(self) -> list[Property]: ...

    def put(self, number: int, text: str) -> str:
        """Set a row to what was typed; the reason why that cannot be, "" when it is done."""
        ...


class OpenLine(LaidPanel):
    """A field over the value of a row, whose number it knows; it has the focus as long as it is there."""

    def __init__(self, window: Window, number: int, place: pygame.Rect, text: str) -> None:
        super().__init__(window)
        self.number = number
        self.is_wrong = False
        self._place = Rect(*place)
        self.line = self.lines[TYPED] = TextLine(text)
        self.set_focus(TYPED)

    def describe(self) -> Node:
        return Field(TYPED, is_wrong=self.is_wrong)

    def arrange(self, node: Node) -> Layout:
        return filled(node, self._place, self.window.scale, FontLetters())

    @property
    def rect(self) -> pygame.Rect:
        """Return where it lies in the window."""
        return pygame.Rect(self.layout.place_of(TYPED))


class TypingLine:
    """The one line that can be open for typing; Enter and a click elsewhere take it, Tab goes on, Escape drops it.

    What cannot be taken stays there to be corrected, with the `reason`; until then nothing else gets keys or clicks.
    """

    def __init__(self, screen: RowsScreen) -> None:
        self._screen = screen
        self.reason = ""
        self._open: OpenLine | None = None

    def update(self, seconds: float) -> bool:
        """Let the line follow what is typed; return whether something is being typed."""
        if self._open is None:
            return False
        self._open.update(seconds)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Paint the line over everything, and why what stands there cannot be taken below it."""
        if self._open is None:
            return
        self._open.is_wrong = bool(self.reason)
        self._open.paint(canvas)
        if self.reason:
            px, field = canvas.px, self._open.rect
            place = pygame.Rect(0, 0, width_of(self.reason, px(theme.SMALL + 1)) + px(20), px(28))
            place.topright = (field.right, field.bottom + px(2))
            canvas.shadow(place, 4)
            canvas.box(place, theme.PANEL, theme.BAD, 4)
            canvas.middle(place, self.reason, theme.SMALL + 1)

    def open(self, number: int, place: pygame.Rect) -> None:
        """Let a number or a word be typed where it stands."""
        self.close()
        row = self._screen.rows[number]
        self._open = OpenLine(self._screen.desk, number, place, "" if row.unset else row.value)

    def close(self) -> None:
        """Stop typing."""
        if self._open is not None:
            self._open.close()
            self._open, self.reason = None, ""

    def takes(self, event: pygame.event.Event) -> bool:
        """Give an event to what is being typed; return whether it was for it."""
        if self._open is None:
            return False
        field, is_composing = self._open, bool(self._open.line.composed)
        if event.type == pygame.KEYDOWN and not is_composing and event.key == pygame.K_ESCAPE:
            self.close()
            return True
        if event.type == pygame.KEYDOWN and not is_composing and event.key in TAKING:
            if self._take(field) and event.key == pygame.K_TAB:
                self._go_on(field.number, -1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        is_inside = event.type in MOUSE and field.rect.collidepoint(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and not is_inside:
            return not self._take(field)
        field.handle(event)
        waits = bool(self.reason) and event.type == pygame.MOUSEWHEEL
        return event.type == pygame.KEYDOWN or event.type in LETTERS or is_inside or waits

    def _take(self, field: OpenLine) -> bool:
        """Take what was typed and close; return False where it cannot be, and stays to be typed over."""
        self.reason = self._screen.put(field.number, field.line.text)
        if self.reason:
            field.line.select_all()
            return False
        self.close()
        return True

    def _go_on(self, number: int, step: int) -> None:
        """Go on typing in the next row that takes a number or a word."""
        count = len(self._screen.rows)
        for away in range(1, count):
            following = (number + step * away) % count
            zone = next((zone for zone in self._screen.zones if zone.name == f"property:{following}"), None)
            row = self._screen.rows[following]
            if row.kind in ("number", "text") and row.put is not None and zone is not None:
                self.open(following, zone.rect)
                return
