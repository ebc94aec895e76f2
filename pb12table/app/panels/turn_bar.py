"""The top of the game screen: the round with its stages, and who acts in which order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from math import cos, radians, sin
from typing import Final

import pygame

from pb12table.app.preview.state_picture import draw_portrait
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Chip, Order
from pb12table.systems.known import scene
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import figure_name, initials_in, player_name, seated_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook, ink_on
from pb12table.window.layout.nodes import Box, Button, Card, Column, Drawn, Grid, Label, Node, Plate, Row, Space
from pb12table.window.layout.painting import Painter, draw_panel, wanted_width
from pb12table.window.layout.placing import thin_line

CHIP: Final = 210.0
"""How wide a place in the order is, in natural pixels; for a long name it grows while there is room."""
SIGN: Final = 22.0
"""How wide the mark on it is."""
CHIP_FRAME: Final = SIGN + 14.0
"""So much wider it is than its name."""
NARROW: Final = 84.0
"""A place narrower than this shows no name, in natural pixels."""
LEAST: Final = 46.0
"""How much room a place takes at least, in natural pixels; where there is too little, those near the turn are shown."""
GAP: Final = 5.0
TRACK: Final = 52.0
"""How wide the stages of a round are that has few of them."""
STAGED: Final = 216.0
"""How wide the round is with its stages, whatever they are called."""
MENU: Final = 172.0
"""How wide the buttons on the right are, with the room beside them."""
FEW: Final = 5
"""More stages of a round than these are smaller and nearer together."""
PIP: Final = 11.0
"""How far the pips of a figure's points are apart, in natural pixels."""
FINE: Final = 4
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
    texts, width = texts.of(state.setup.system), rect.w / canvas.scale
    order = scene(state.setup.system).order(state, texts)
    title = Label(order.title, theme.LARGE, bold=True, wrap=False)
    face = scene(state.setup.system)
    wins = " · ".join(face.wins(state, texts))
    ending = ending_words(texts, state, face.ending(state))
    won_by = Label(wins, theme.SMALL, "muted", wrap=False)
    stage = Label(order.stages[order.now].tip[0], theme.SMALL, "accent", wrap=False) if order.stages else None
    both = Row((*(() if stage is None else (stage,)), *((won_by,) if wins else ())), 8.0)
    verdict = Label(ending, theme.SMALL, "accent", bold=True, wrap=False)
    head = Row((title, *((Space(min_width=TRACK if order.stages else 0.0), verdict) if ending else ())), 10.0)
    least = (Label(_name(texts, state, chip, by_program), theme.SMALL, bold=True, wrap=False) for chip in order.chips)
    names_need = sum(wanted_width(each, canvas.scale) / canvas.scale + CHIP_FRAME + GAP for each in least)

    def left_of(below: Row) -> float:
        told = max(wanted_width(each, canvas.scale) / canvas.scale for each in (head, below))
        return max(STAGED if order.stages else 0.0, 28.0 + told)

    # Where the names would lack that room the track alone says which stage it is.
    ways = (both, Row((won_by,), 8.0))
    below = next((each for each in ways if names_need <= width - left_of(each) - MENU), both)
    left = left_of(below)
    room = width - left - MENU
    stages = range(len(order.stages))
    painters: dict[str, Painter] = {f"stage:{at}": partial(_stage, order=order, at=at) for at in stages}
    painters |= {command: partial(_arrow, right=command == "redo") for command in ("undo", "redo")}
    pips = max(map(_pips_width, order.chips), default=0.0)
    shown = _that_fit(order.chips, int(room // max(LEAST, pips + 2 * GAP)))
    names = {chip: _name(texts, state, chip, by_program) for chip in shown}
    longest = max((wanted_width(_named(name), canvas.scale) / canvas.scale for name in names.values()), default=0.0)
    wide = min(max(CHIP, longest + CHIP_FRAME), room / max(len(shown), 1) - GAP)
    is_narrow = wide < (max(NARROW, CHIP_FRAME + pips) if pips else NARROW)
    chips: list[Node] = []
    initials = initials_in(state.setup, texts.language)
    letters_of = {chip: "" if chip.figure is None else initials.get(chip.figure, "") for chip in shown}
    names_room = (wide - CHIP_FRAME + 1.0) * canvas.scale
    # One name among letters would look like another kind of thing.
    are_letters = any(
        with_room(names[chip], letters_of[chip], names_room, canvas.scale) != names[chip] for chip in shown
    )
    for chip in shown:
        decides = chip.player == deciding if chip.figure is None else chip.figure == asked
        sign = partial(_sign, state=state, look=looks[chip.player], chip=chip, is_narrow=is_narrow)
        painters |= {f"sign:{_zone(chip)}": sign, f"pips:{_zone(chip)}": partial(_pips, points=chip.points or (0, 0))}
        note = texts("chip-deciding") if decides and not chip.struck else chip.note
        letters = letters_of[chip]
        if is_narrow:
            body = _narrow(chip, letters, wide, canvas.scale)
        else:
            name = letters if letters and are_letters else names[chip]
            body = _wide(chip, name, note, wide, canvas.scale, decides=decides)
        tip = (names[chip], *([note] if note else ()), *chip.tip, *chip.later)
        chips.append(_framed(chip, body, tip, looks[chip.player], decides=decides))
    whole = len(chips) * (wide + GAP) - GAP
    middle = (Grid(tuple(chips), len(chips), GAP, min_width=whole, max_width=whole),) if chips else ()
    parts = (
        Row(
            tuple(_round(texts, order, title, below, verdict if ending else None)), 0.0, min_width=left, max_width=left
        ),
        Space(grow=1.0),
        *middle,
        Space(grow=1.0),
        Box(_menu(texts, key), (0.0, 5.0, 8.0, 4.0)),
    )
    first = len(canvas.zones)
    draw_panel(canvas, rect, Box(Column((Row(parts, 0.0, grow=1.0), thin_line()), 0.0), surface="ground"), painters)
    for at, zone in enumerate(canvas.zones[first:], first):
        for chip in shown if zone.rect.collidepoint(canvas.mouse) else ():
            if zone.name == _zone(chip):
                # What takes some reckoning is told only where the mouse is.
                further = scene(state.setup.system).further(state, texts, chip.player)
                before = len(zone.tip) - len(chip.later)
                canvas.zones[at] = replace(zone, tip=(*zone.tip[:before], *further, *chip.later))


def ending_words(texts: Texts, state: GameState, winners: Sequence[PlayerId] | None) -> str:
    """Return who wins if a round that decides the game ends as it stands; empty for any other round."""
    if winners is None:
        return ""
    names = [player_name(state.setup, player) for player in winners]
    return texts("round-decides", number=len(names), players=texts.listing(names) if names else "")


def _that_fit(chips: Sequence[Chip], most: int) -> Sequence[Chip]:
    """Return at most `most` of the chips: the active one, the one before it, and those that come after."""
    active = next((number for number, chip in enumerate(chips) if chip.active), 0)
    first = max(min(active - 1, len(chips) - most), 0)
    return chips[first : first + most]


def _name(texts: Texts, state: GameState, chip: Chip, by_program: Collection[str]) -> str:
    """Return the text of a chip: the player, or the figure whose place in the order it is."""
    if chip.name:
        return chip.name
    if chip.figure is not None:
        return upper_first(figure_name(texts, state.setup, chip.figure))
    return seated_name(texts, state.setup, chip.player, by_program)


def _round(texts: Texts, order: Order, title: Label, below: Row, verdict: Label | None) -> Iterator[Node]:
    """Yield the round, its stages as a little track, and `below` it the present one and what wins the game.

    Beside them stands the `verdict` of a round that decides the game.
    """
    apart = 13.0 if len(order.stages) <= FEW else 9.0
    track = tuple(
        Drawn(f"stage:{at}", f"phase:{stage.key}", stage.tip, min_width=apart, min_height=18.0)
        for at, stage in enumerate(order.stages)
    )
    head = (title, *((Row(track, 0.0),) if track else ()), *((verdict,) if verdict is not None else ()))
    words: list[Node] = [Row(head, 10.0, "center"), below]
    if not order.stages:
        words = [Space(grow=1.0), *words, Space(grow=1.0)]
    tip = (*order.title_tip, texts("round-briefing-tip"))
    yield Card(
        "command:briefing", Column(tuple(words), 0.0), (14.0, 1.0, 0.0, 0.0), "none", keyless=True, tip=tip, grow=1.0
    )


def _stage(canvas: Canvas, rect: pygame.Rect, *, order: Order, at: int) -> None:
    """Draw a stage of the round: full if it is done, bright if it is the present one."""
    radius = canvas.px(4 if len(order.stages) <= FEW else 3)
    colour = theme.ACCENT if at == order.now else theme.FAINT
    pygame.draw.circle(canvas.surface, colour, rect.center, radius, 0 if at <= order.now else max(1, canvas.px(1)))


def _zone(chip: Chip) -> str:
    return f"player:{chip.player}" if chip.figure is None else f"figure:{chip.figure}"


def _framed(chip: Chip, body: Node, tip: tuple[str, ...], look: PlayerLook, *, decides: bool) -> Node:
    """Return the box of a chip: in the player's colour if somebody decides, its lower edge bright during a turn."""
    fill = theme.tinted(look, 0.75, theme.PANEL) if decides else theme.PANEL
    plate = Plate(fill, look.colour if decides else theme.LINE, 8, 2 if decides else 1)
    edge = Plate(theme.ACCENT if chip.active else None, None, 1)
    card = Card(_zone(chip), body, surface=plate, keyless=True, tip=tip, grow=1.0)
    below = Box(Box(Space(), surface=edge, min_height=2.0), (8.0, 0.0, 8.0, 0.0))
    return Box(Column((card, below), 0.0), (0.0, 2.0, 0.0, 0.0))


def _narrow(chip: Chip, letters: str, width: float, scale: float) -> Node:
    """Return a place in a long order: the mark and the letters for the name, and below them what there is to count."""
    sign: Node = Drawn(f"sign:{_zone(chip)}", min_height=19.0, grow=1.0)
    short = Label(letters, theme.SMALL, "faint" if chip.out else "text", bold=True, wrap=False)
    both = Row((Drawn(f"sign:{_zone(chip)}", min_width=SIGN, min_height=19.0), short), 2.0, "center")
    if letters and not chip.out and wanted_width(both, scale) <= width * scale:
        sign = Row((Space(grow=1.0), both, Space(grow=1.0)), 0.0, "center", min_height=19.0, grow=1.0)
    line = Label(chip.line, theme.SMALL, "faint" if chip.out else "muted", side="center", lines=1, max_height=14.0)
    pips = Drawn(f"pips:{_zone(chip)}", min_width=_pips_width(chip), min_height=13.0)
    if chip.out and wanted_width(line, scale) > width * scale:
        return Column((sign, Space(min_height=13.0)), 0.0)  # the veil tells it
    return Column((sign, line if chip.points is None else Row((Space(grow=1.0), pips, Space(grow=1.0)), 0.0)), 0.0)


def _named(name: str, chip: Chip | None = None) -> Label:
    """Return the name on a chip."""
    ink = theme.FAINT if chip is not None and chip.out else theme.TEXT
    struck = chip is not None and chip.struck
    return Label(name, theme.NORMAL, ink, bold=True, lines=1, least=theme.SMALL, struck=struck, grow=1.0)


def with_room(name: str, letters: str, room: float, scale: float) -> str:
    """Return a name, or the letters that stand for it on the table too where it lacks room, in window pixels."""
    needed = wanted_width(Label(name, theme.SMALL, bold=True, wrap=False), scale)
    return letters if letters and needed > room else name


def _wide(chip: Chip, name: str, note: str, width: float, scale: float, *, decides: bool) -> Node:
    """Mark, name, what there is to count, and whether it is being decided there.

    Beside a long name there is no room for the note, but beside the line there may be; else border and tip tell it.
    """
    told = (Label(note, theme.SMALL, "accent" if decides else "muted", wrap=False),) if note else ()
    if chip.points is None:
        line: Node = Label(chip.line, theme.SMALL, "muted", lines=1, grow=1.0)
    else:
        line = Row((Drawn(f"pips:{_zone(chip)}", min_width=_pips_width(chip), min_height=15.0),), 0.0, grow=1.0)
    room = (width - CHIP_FRAME + 1.0) * scale
    upper, lower = (_named(name, chip), *told), (line, *told)
    if wanted_width(Row(upper, 6.0), scale) <= room:
        lower = (line,)
    elif wanted_width(Row(lower, 6.0), scale) <= room:
        upper = upper[:1]
    else:
        upper, lower = upper[:1], (line,)
    words = Column((Row(upper, 6.0, "center", min_height=17.0), Row(lower, 6.0, "center")), 0.0, grow=1.0)
    sign = Drawn(f"sign:{_zone(chip)}", min_width=SIGN)
    return Box(Row((sign, words), 4.0), (5.0, 0.0, 4.0, 0.0))


def _sign(
    canvas: Canvas, rect: pygame.Rect, *, state: GameState, look: PlayerLook, chip: Chip, is_narrow: bool
) -> None:
    """Draw the mark of a player with the place in the order, or the portrait of a figure, which nothing may cover."""
    if chip.figure is not None:
        draw_portrait(canvas, rect.center, 9, state, chip.figure, look)
    else:
        canvas.player_mark(rect.center, 10, look)
        canvas.middle(rect, chip.place, theme.SMALL, ink_on(look.colour), bold=True)
    if chip.out and is_narrow:
        canvas.veil(rect, theme.PANEL, 130, 8)


def _pips_width(chip: Chip) -> float:
    return PIP * max(chip.points or (0,))


def _pips(canvas: Canvas, rect: pygame.Rect, *, points: tuple[int, int]) -> None:
    """Draw points as pips, those that are spent hollow."""
    px, (left, most) = canvas.px, points
    for number in range(max(left, most)):
        center = (rect.left + px(PIP) * number + px(PIP) // 2, rect.centery)
        colour, width = (theme.ACCENT, 0) if number < left else (theme.FAINT, max(1, px(1)))
        pygame.draw.circle(canvas.surface, colour, center, px(3.5), width)


def _menu(texts: Texts, key: Callable[[str], str]) -> Node:
    """Return the buttons on the right: undo, redo, menu."""
    plate = Plate(theme.PANEL, theme.LINE, 5, hovered=theme.HOVERED)
    arrows = (
        Card(f"command:{command}", Drawn(command, min_width=34.0), surface=plate, keyless=True,
             tip=(texts(f"command-{command}"), key(command)))
        for command in ("undo", "redo")
    )  # fmt: skip
    return Row((*arrows, Button("command:menu", texts("menu"), style="quiet", min_width=76.0)), 6.0)


def _arrow(canvas: Canvas, rect: pygame.Rect, *, right: bool) -> None:
    """Draw a bent arrow, since the font has none."""
    colour = theme.TEXT if rect.collidepoint(canvas.mouse) else theme.MUTED
    picture = _bent_arrow(canvas.px(20), right, colour)
    canvas.surface.blit(picture, picture.get_rect(center=rect.center))


@lru_cache(maxsize=16)
def _bent_arrow(size: int, right: bool, colour: theme.Colour) -> pygame.Surface:
    """Return most of a circle with an arrowhead at its end, painted large and reduced so that its edges are smooth."""
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
