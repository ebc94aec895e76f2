"""The top of the game screen: the round with its stages, and who acts in which order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from math import cos, radians, sin

import pygame

from pb12table.app.preview.portraits import draw_portrait
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.panels import Chip, Order
from pb12table.systems.known import scene
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, seated_name
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of
from pb12table.window.kit.palette import PlayerLook, ink_on, mixed

CHIP = 210
"""How wide a place in the order is, in natural pixels; for a long name it grows while there is room."""
CHIP_FRAME = 48
"""So much wider it is than its name."""
NARROW = 84
"""A place narrower than this shows no name, in natural pixels."""
LEAST = 46
"""How much room a place takes at least, in natural pixels; where there is too little, those near the turn are shown."""
FEW = 5
"""More stages of a round than these are smaller and nearer together."""
NAME_SIZES = (theme.NORMAL, theme.NORMAL - 1, theme.SMALL, theme.SMALL - 1)
"""The sizes of a name, the largest that fits is taken."""
PIP = 11
"""How far the pips of a figure's points are apart, in natural pixels."""
FINE = 4
"""How many times larger the arrows are painted than shown."""


def draw_turn_bar(
    canvas: Canvas,
    rect: pygame.Rect,
    texts: Texts,
    state: GameState,
    looks: Mapping[PlayerId, PlayerLook],
    deciding: PlayerId | None,
    key: Callable[[str], str],
    by_program: Collection[str] = (),
    asked: FigureId | None = None,
) -> None:
    """Paint the bar; `deciding` is the player who is asked now, `key` names the key of a command.

    `by_program` are the players for whom the program plays now, `asked` is the figure for which somebody decides.
    """
    px = canvas.px
    canvas.box(rect, theme.INK, None, 0)
    pygame.draw.line(canvas.surface, theme.LINE, rect.bottomleft, rect.bottomright)
    texts = texts.of(state.setup.system)
    order = scene(state.setup.system).order(state, texts)
    _round(canvas, rect, texts, order)
    menu = _menu(canvas, rect, texts, key)
    left = rect.left + _round_width(canvas, order)
    room = pygame.Rect(left, rect.top + px(6), menu.left - left - px(10), rect.h - px(12))
    names = {chip: _name(texts, state, chip, by_program) for chip in order.chips}
    longest = max((width_of(name, px(theme.NORMAL), True) for name in names.values()), default=0)
    chips = _that_fit(order.chips, room.w // px(LEAST))
    width = min(max(px(CHIP), longest + px(CHIP_FRAME)), room.w // max(len(chips), 1) - px(8))
    left = room.left + max(0, (room.w - len(chips) * (width + px(8))) // 2)
    for number, chip in enumerate(chips):
        place = pygame.Rect(left + number * (width + px(8)), room.top, width, room.h)
        decides = chip.player == deciding if chip.figure is None else chip.figure == asked
        if width < px(NARROW):
            _narrow_chip(canvas, place, texts, state, looks[chip.player], chip, names[chip], decides)
        else:
            _chip(canvas, place, texts, state, looks[chip.player], chip, names[chip], decides)


def _round_width(canvas: Canvas, order: Order) -> int:
    """How much room the round takes on the left; with stages always as much, whatever they are called."""
    if order.stages:
        return canvas.px(290)
    return canvas.px(28) + width_of(order.title, canvas.px(theme.LARGE), True)


def _that_fit(chips: Sequence[Chip], most: int) -> Sequence[Chip]:
    """So many chips of those there are: the active one, the one before it, and those that come after."""
    active = next((number for number, chip in enumerate(chips) if chip.active), 0)
    first = max(min(active - 1, len(chips) - most), 0)
    return chips[first : first + most]


def _name(texts: Texts, state: GameState, chip: Chip, by_program: Collection[str]) -> str:
    """What stands on a chip: the player, or the figure whose place in the order it is."""
    if chip.figure is not None:
        return upper_first(figure_name(texts, state.setup, chip.figure))
    return seated_name(texts, state.setup, chip.player, by_program)


def _round(canvas: Canvas, rect: pygame.Rect, texts: Texts, order: Order) -> None:
    """The round, and its stages as a little track."""
    px = canvas.px
    canvas.text((rect.left + px(14), rect.top + px(5)), order.title, theme.LARGE, bold=True)
    if order.stages:
        canvas.text((rect.left + px(14), rect.top + px(28)), order.stages[order.now].tip[0], theme.SMALL, theme.ACCENT)
    end, count = rect.left + px(272), len(order.stages)
    apart, large = (18, 5) if count <= FEW else (11, 3)
    for number, stage in enumerate(order.stages):
        center = (end - px(apart) * (count - number), rect.top + px(18))
        colour = theme.ACCENT if number == order.now else theme.FAINT
        if number <= order.now:
            pygame.draw.circle(canvas.surface, colour, center, px(large))
        else:
            pygame.draw.circle(canvas.surface, theme.FAINT, center, px(large), max(1, px(1)))
        spot = pygame.Rect(0, 0, px(apart), px(22))
        spot.center = center
        canvas.zone(spot, f"phase:{stage.key}", tip=stage.tip)
    whole = pygame.Rect(rect.left, rect.top, px(190), rect.h)
    canvas.zone(whole, "command:briefing", tip=(*order.title_tip, texts("round-briefing-tip")))


def _narrow_chip(
    canvas: Canvas,
    rect: pygame.Rect,
    texts: Texts,
    state: GameState,
    look: PlayerLook,
    chip: Chip,
    words: str,
    deciding: bool,
) -> None:
    """A place in a long order: only the mark, and below it what there is to count; the name is in the tip."""
    px = canvas.px
    _frame(canvas, rect, look, chip, deciding)
    _sign(canvas, (rect.centerx, rect.top + px(14)), state, look, chip)
    middle = pygame.Rect(rect.left, rect.bottom - px(17), rect.w, px(16))
    if chip.points is None:
        canvas.middle(middle, chip.line, theme.SMALL - 1, theme.FAINT if chip.out else theme.MUTED)
    else:
        _pips(canvas, (rect.centerx - _pips_width(canvas, chip.points) // 2, middle.centery), chip.points)
    if chip.out:
        canvas.veil(rect, theme.PANEL, 130, 8)
    _tell(canvas, rect, texts, state, chip, words, _note(texts, chip, deciding))


def _frame(canvas: Canvas, rect: pygame.Rect, look: PlayerLook, chip: Chip, deciding: bool) -> None:
    """The box of a chip: in the player's colour where somebody decides, with a bright edge below who has the turn."""
    px = canvas.px
    fill = mixed(theme.PANEL, look.dark, 0.75) if deciding else theme.PANEL
    canvas.box(rect, fill, look.colour if deciding else theme.LINE, 8, 2 if deciding else 1)
    if chip.active:
        canvas.box(pygame.Rect(rect.left + px(8), rect.bottom, rect.w - px(16), px(3)), theme.ACCENT, None, 1)


def _sign(
    canvas: Canvas, center: tuple[int, int], state: GameState, look: PlayerLook, chip: Chip
) -> None:
    """The mark of a player with the place in the order, or the portrait of a figure, which nothing may cover."""
    px = canvas.px
    if chip.figure is None:
        canvas.player_mark(center, 10, look)
    else:
        draw_portrait(canvas, center, 10, state, chip.figure, look)
    if chip.place and chip.figure is None:
        spot = pygame.Rect(center[0] - px(10), center[1] - px(10), px(20), px(20))
        canvas.middle(spot, chip.place, theme.SMALL, ink_on(look.colour), bold=True)


def _note(texts: Texts, chip: Chip, deciding: bool) -> str:
    return texts("chip-deciding") if deciding and not chip.struck else chip.note


def _tell(
    canvas: Canvas, rect: pygame.Rect, texts: Texts, state: GameState, chip: Chip, words: str, note: str
) -> None:
    """What the tip of a chip says."""
    tip = [words, *([note] if note else ()), *chip.tip]
    if rect.collidepoint(canvas.mouse):
        tip += scene(state.setup.system).further(state, texts, chip.player)
    zone = f"player:{chip.player}" if chip.figure is None else f"figure:{chip.figure}"
    canvas.zone(rect, zone, tip=(*tip, *chip.later))


def _chip(
    canvas: Canvas,
    rect: pygame.Rect,
    texts: Texts,
    state: GameState,
    look: PlayerLook,
    chip: Chip,
    words: str,
    deciding: bool,
) -> None:
    """A place in the order: mark, name, what there is to count, and whether it is being decided there."""
    px = canvas.px
    _frame(canvas, rect, look, chip, deciding)
    _sign(canvas, (rect.left + px(20), rect.centery), state, look, chip)
    left, right = rect.left + px(38), rect.right - px(8)
    ink = theme.FAINT if chip.out else theme.TEXT
    note = _note(texts, chip, deciding)
    space = right - left
    note_width = width_of(note, px(theme.SMALL)) + px(6) if note else 0
    # Beside a long name there is no room for the note, but beside the line there may be; else border and tip tell it.
    lower = width_of(words, px(theme.NORMAL), True) > space - note_width
    below = width_of(chip.line, px(theme.SMALL)) if chip.points is None else _pips_width(canvas, chip.points)
    shown = note if not lower or below <= space - note_width else ""
    note_width = note_width if shown else 0
    name_width, line_width = (space, space - note_width) if lower else (space - note_width, space)
    size = next((size for size in NAME_SIZES if width_of(words, px(size), True) <= name_width), NAME_SIZES[-1])
    name = canvas.text((left, rect.top + px(2)), words, size, ink, bold=True, width=name_width)
    if chip.struck:
        pygame.draw.line(canvas.surface, theme.FAINT, name.midleft, name.midright)
    if shown:
        colour = theme.ACCENT if deciding else theme.MUTED
        height = rect.bottom - px(19) if lower else rect.top + px(4)
        canvas.text((right, height), shown, theme.SMALL, colour, anchor="right")
    if chip.points is None:
        canvas.text((left, rect.bottom - px(19)), chip.line, theme.SMALL, theme.MUTED, width=line_width)
    else:
        _pips(canvas, (left, rect.bottom - px(11)), chip.points)
    _tell(canvas, rect, texts, state, chip, words, note)


def _pips_width(canvas: Canvas, points: tuple[int, int]) -> int:
    return canvas.px(PIP) * max(points)


def _pips(canvas: Canvas, middle: tuple[int, int], points: tuple[int, int]) -> None:
    """Points as pips, those that are spent hollow; `middle` is where the row begins, half way up."""
    px, (left, most) = canvas.px, points
    for number in range(max(left, most)):
        center = (middle[0] + px(PIP) * number + px(PIP) // 2, middle[1])
        if number < left:
            pygame.draw.circle(canvas.surface, theme.ACCENT, center, px(3.5))
        else:
            pygame.draw.circle(canvas.surface, theme.FAINT, center, px(3.5), max(1, px(1)))


def _menu(canvas: Canvas, rect: pygame.Rect, texts: Texts, key: Callable[[str], str]) -> pygame.Rect:
    """The buttons on the right: undo, redo, menu."""
    px = canvas.px
    place = pygame.Rect(rect.right - px(96), rect.top + px(9), px(86), rect.h - px(18))
    canvas.button(place, "command:menu", texts("menu"), style="quiet")
    for command in ("redo", "undo"):
        place = pygame.Rect(place.left - px(44), rect.top + px(9), px(38), rect.h - px(18))
        tip = (texts(f"command-{command}"), key(command))
        hovered = canvas.button(place, f"command:{command}", "", style="quiet", tip=tip)
        _arrow(canvas, place, command == "redo", theme.TEXT if hovered else theme.MUTED)
    return place


def _arrow(canvas: Canvas, rect: pygame.Rect, right: bool, colour: theme.Colour) -> None:
    """A bent arrow, drawn, since the font has none."""
    picture = _bent_arrow(canvas.px(20), right, colour)
    canvas.surface.blit(picture, picture.get_rect(center=rect.center))


@lru_cache(maxsize=16)
def _bent_arrow(size: int, right: bool, colour: theme.Colour) -> pygame.Surface:
    """Most of a circle with a head at its end, painted large and made small so that its edges are smooth."""
    large = FINE * size
    surface = pygame.Surface((large, large), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    middle, radius, thick = large / 2.0, large * 0.36, large * 0.1
    for degrees in range(-60, 181):
        angle = radians(degrees)
        spot = (middle + radius * cos(angle), middle * 1.12 - radius * sin(angle))
        pygame.draw.circle(surface, colour, spot, thick / 2.0)
    x, y = middle - radius, middle * 1.12 + large * 0.08
    head = large * 0.2
    pygame.draw.polygon(surface, colour, [(x - head, y - head), (x + head, y - head), (x, y + head * 0.75)])
    small = pygame.transform.smoothscale(surface, (size, size))
    return pygame.transform.flip(small, True, False) if right else small
