"""Short sentences over the table: notices, who is asked, hints of the first steps, the legend of the threat map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from pb12table.app.preview.information import ThreatOverlay
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Hint
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, rules_in, shared_area, width_of, wrapped
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.palette import PlayerLook, mixed
from pb12table.window.layout.nodes import Box, Button, Column, Label, Node, Plate, Row, Space
from pb12table.window.layout.painting import draw_panel, that_fits, wanted_height, wanted_width
from pb12table.window.play.base import Mode
from pb12table.window.scene.layers.layouts import SHADES

WIDEST: Final = 680.0
NARROWEST: Final = 200.0
"""Beside a card with less room than that no notice is written."""
PAD: Final = 15.0
GAP: Final = 10.0
"""So far a notice lies from a card, and from the border of the table's part of the window."""
TOP: Final = 60.0
"""So far below the top of the table's part of the window a notice lies that finds no room at the bottom."""
MOUSE: Final = 30.0
"""So far around the mouse nothing is hidden, all in natural pixels."""


def draw_notice(canvas: Canvas, rect: pygame.Rect, text: str, colour: theme.Colour) -> None:
    """Paint a notice where it lies.

    It makes way for the mouse, so that a rule it names is opened by the key that stands beside it and not by a click.
    """
    canvas.shadow(rect, 6)
    canvas.box(rect, theme.PANEL, colour, 6)
    place, width = (rect.left + canvas.px(PAD), rect.top + canvas.px(6)), rect.w - 2 * canvas.px(PAD) + 2
    canvas.paragraph(place, width - _badge_room(canvas, text), text, theme.NORMAL, theme.TEXT, cites=False)
    if rules := rules_in([text]):
        canvas.told = rules
        canvas.key_badge((rect.right - canvas.px(PAD), rect.centery), canvas.help_key, theme.MUTED)


def notice_place(
    canvas: Canvas,
    free: pygame.Rect,
    text: str,
    cards: Sequence[pygame.Rect],
    others: Sequence[pygame.Rect] = (),
    kept: Sequence[pygame.Rect] = (),
    figures: Sequence[pygame.Rect] = (),
    *,
    high: bool = False,
) -> pygame.Rect:
    """Return where a notice lies: on none of the `cards`; on no `others`, `kept` areas or `figures` while there is
    room.

    That is above a card or at the bottom, else at the top (`high`: there first), below a card, beside it, and when the
    cards leave nothing of the table's part of the window, over the action bar.
    """

    def cost(place: pygame.Rect) -> tuple[int, int, bool, int, int]:
        hides = partial(shared_area, place)
        return hides(cards), hides(others), not free.contains(place), hides(kept), hides(figures)

    return min(_places(canvas, free, text, [*cards, *others], high=high), key=cost)


def _places(
    canvas: Canvas, free: pygame.Rect, text: str, taken: Sequence[pygame.Rect], *, high: bool
) -> Iterator[pygame.Rect]:
    """Yield where a notice could lie, the best place first."""
    rect = pygame.Rect((0, 0), _size(canvas, text, free.w))
    yield from _across(canvas, free, rect.size, taken, high=high)
    yield from _beside(canvas, free, text, taken)
    rect.midtop = (free.centerx, min(free.bottom + canvas.px(GAP), canvas.rect.bottom - rect.h))
    yield rect


def _across(
    canvas: Canvas, free: pygame.Rect, size: tuple[int, int], taken: Sequence[pygame.Rect], *, high: bool
) -> Iterator[pygame.Rect]:
    """Yield places in the middle or at a side, at the bottom, at the top, below and above what is taken."""
    gap, rect = canvas.px(GAP), pygame.Rect((0, 0), size)
    low = [card.top for card in taken if card.bottom > free.centery]
    tops = [min([free.bottom, *low]) - gap - size[1], free.top + canvas.px(TOP)]
    if high:
        tops = [free.top + canvas.px(12), *reversed(tops)]
    for other in taken:
        tops += [other.bottom + gap, other.top - gap - size[1]]
    aside = max((free.w - size[0]) // 2 - gap, 0)
    for shift in (0, -aside, aside):
        for top in tops:
            rect.midtop = (free.centerx + shift, top)
            if free.top <= rect.top and rect.bottom <= free.bottom:
                yield rect.copy()


def _beside(canvas: Canvas, free: pygame.Rect, text: str, taken: Sequence[pygame.Rect]) -> Iterator[pygame.Rect]:
    """Yield places to the left and to the right of what is taken, in as many lines as needed there."""
    gap = canvas.px(GAP)
    for other in taken:
        for left, right in ((free.left, other.left), (other.right, free.right)):
            if right - left - 2 * gap >= canvas.px(NARROWEST):
                rect = pygame.Rect((0, 0), _size(canvas, text, right - left - 2 * gap))
                for middle in (other.centery, free.top + gap + rect.h // 2, free.bottom - gap - rect.h // 2):
                    rect.center = ((left + right) // 2, middle)
                    if free.contains(rect):
                        yield rect.copy()


def _size(canvas: Canvas, text: str, width: int) -> tuple[int, int]:
    """Return the size of a notice of at most a width."""
    pad = 2 * canvas.px(PAD)
    badge = _badge_room(canvas, text)
    lines = wrapped(text, canvas.px(theme.NORMAL), min(canvas.px(WIDEST), width - pad) - pad - badge)
    wide = max(width_of(line, canvas.px(theme.NORMAL)) for line in lines) + pad + badge
    return wide, len(lines) * canvas.line_height(theme.NORMAL) + canvas.px(14)


def _badge_room(canvas: Canvas, text: str) -> int:
    """Return the room kept for the key that opens a rule, if a notice names one."""
    return canvas.badge_width(canvas.help_key) + canvas.px(10) if rules_in([text]) else 0


def around_mouse(canvas: Canvas) -> pygame.Rect:
    """Return the area around the mouse that must not be hidden."""
    return pygame.Rect(canvas.mouse, (0, 0)).inflate(2 * canvas.px(MOUSE), 2 * canvas.px(MOUSE))


BESIDE: Final = 76.0
"""So much wider the strip is than its words, in natural pixels."""
MOST_LINES: Final = 3
"""In so many lines the words may stand where there is no room for them in one."""


def banner_place(
    canvas: Canvas,
    free: pygame.Rect,
    words: str,
    cards: Sequence[pygame.Rect] = (),
    kept: Sequence[pygame.Rect] = (),
    others: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Return where the strip lies: on no card, nothing `kept` free while there is room, and preferably no `others`.

    That is at the top of the free part of the window, else at its left or right border or below a card; where it is too
    long for all of these its words take more lines.
    """
    places = [
        place
        for lines in range(1, MOST_LINES + 1)
        for place in _asked_banner_places(canvas, free, _asked_banner_size(canvas, words, free, lines), cards)
    ]
    clear = [place for place in places if place.collidelist(list(kept)) < 0]
    best = [place for place in clear if place.collidelist(list(others)) < 0]
    width, height = _asked_banner_size(canvas, words, free, 1)
    below = pygame.Rect(free.centerx - width // 2, free.bottom + canvas.px(8), width, height)
    return next(iter((*best, *clear, *places)), below)


def _asked_banner_size(canvas: Canvas, words: str, free: pygame.Rect, lines: int) -> tuple[int, int]:
    """Return the size of the strip with its words in a number of lines, or in more if the window is too narrow."""
    px = canvas.px
    size, most = px(theme.LARGE), free.w - px(16) - px(BESIDE)
    whole = width_of(words, size, True)
    width = next(
        (
            width
            for width in range(whole // lines, whole + 1, px(4))
            if len(wrapped(words, size, width, bold=True)) <= lines
        ),
        whole,
    )
    width = min(width, most)
    count = len(wrapped(words, size, width, bold=True))
    return width + px(BESIDE), px(38) + (count - 1) * canvas.line_height(theme.LARGE)


def _asked_banner_places(
    canvas: Canvas, free: pygame.Rect, size: tuple[int, int], cards: Sequence[pygame.Rect]
) -> Iterator[pygame.Rect]:
    """Yield where a strip of a size could lie on no card, the best place first."""
    px, rect = canvas.px, pygame.Rect((0, 0), size)
    room = free.inflate(-px(16), -px(16))
    tops = [room.top, *(card.bottom + px(8) for card in cards), room.bottom - rect.h]
    # The handles of the panels stay clear.
    lefts = [room.centerx - rect.w // 2, room.left + px(18), room.right - px(18) - rect.w]
    for place in (rect.move(left, top) for top in tops for left in lefts):
        if place.collidelist(list(cards)) < 0 and place.bottom <= free.bottom:
            yield place


def draw_banner(canvas: Canvas, rect: pygame.Rect, words: str, look: PlayerLook) -> None:
    """Paint the strip where it lies."""
    px = canvas.px
    canvas.shadow(rect, 8)
    canvas.box(rect, theme.tinted(look, 0.8, theme.PANEL), look.colour, 8, 3)
    canvas.zone(rect, "banner")
    canvas.player_mark((rect.left + px(24), rect.centery), 10, look)
    width = rect.w - px(BESIDE)
    if len(wrapped(words, px(theme.LARGE), width, bold=True)) == 1:
        place = pygame.Rect(rect.left + px(44), rect.top, rect.w - px(56), rect.h)
        canvas.middle(place, words, theme.LARGE, theme.TEXT, bold=True)
    else:
        place = pygame.Rect(rect.left + px(48), rect.top + px(6), width, rect.h)
        canvas.paragraph(place.topleft, width, words, theme.LARGE, theme.TEXT, bold=True)


AROUND: Final = 22.0
"""How much narrower than the column the hint is inside, in natural pixels."""
KNOWN, NONE_AT_ALL = "hint:known", "hint:none"


def hint_height(canvas: Canvas, width: int, title: str, text: str, known: str, none: str) -> int:
    """Return the height of the box for a column of a width, both in window pixels."""
    return wanted_height(_described(title, text, known, none, width, canvas.scale), width, canvas.scale)


def draw_hint(canvas: Canvas, rect: pygame.Rect, title: str, text: str, known: str, none: str) -> None:
    """Paint it where it lies; its buttons are the zones KNOWN and NONE_AT_ALL."""
    canvas.shadow(rect, 6)
    draw_panel(canvas, rect, _described(title, text, known, none, rect.w, canvas.scale))


def _described(title: str, text: str, known: str, none: str, width: int, scale: float) -> Node:
    """Return the hint in a column of a width in window pixels, its buttons side by side if they have room."""
    buttons: tuple[Node, ...] = (
        Button(KNOWN, known, height=26.0, size=theme.SMALL, grow=1.0),
        Button(NONE_AT_ALL, none, height=26.0, style="quiet", size=theme.SMALL, grow=1.0),
    )
    words = Column((Label(title, tone=theme.PLANNED, bold=True, told=True), Label(text, theme.SMALL, told=True)), 4.0)
    row = that_fits((Row(buttons, 4.0), Column(buttons, 4.0)), width - round(AROUND * scale), scale)
    return Box(Column((words, row)), (10.0, 10.0, 10.0, 10.0), _plate())


def _plate() -> Plate:
    """Return the plate that a hint lies on."""
    return Plate(mixed(theme.PANEL, theme.PLANNED, 0.1), mixed(theme.PANEL, theme.PLANNED, 0.5))


def draw_threat_legend(
    canvas: Canvas, free: pygame.Rect, texts: Texts, overlay: ThreatOverlay, setup: GameSetup
) -> None:
    """Draw the legend: whose threats are shown, how many figures each colour stands for, and how far they are known."""
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


TIMES: Final = 2
"""So many decisions are made beside a hint until it is known; on one screen two players often share each kind."""

READING_SECONDS: Final = 2.0
"""A hint that was there for a shorter time has not been read."""


def hint_for(hints: Sequence[Hint], mode: Mode, known: Mapping[str, int]) -> Hint | None:
    """Return the hint for a mode, after a number of decisions beside each of the hints of its system."""
    fitting = (hint for hint in hints if mode.topic in hint.topics)
    return next((hint for hint in fitting if known.get(hint.name, 0) < TIMES), None)


class FirstSteps:
    """Which hint is shown beside a game, and which were there since somebody decided something."""

    def __init__(self, hints: Sequence[Hint]) -> None:
        """Take the `hints` of the rule system that is played."""
        self._hints = hints
        self._seconds: dict[str, float] = {}

    def shown(self, mode: Mode, settings: Settings) -> Hint | None:
        """Return the hint of a mode; None if all is known or if nobody wants any."""
        return hint_for(self._hints, mode, settings.hints_known) if settings.hints else None

    def pass_time(self, hint: Hint | None, seconds: float) -> None:
        """Note that a hint was shown for some time."""
        if hint is not None:
            self._seconds[hint.name] = self._seconds.get(hint.name, 0.0) + seconds

    def decided(self, settings: Settings) -> bool:
        """Record that somebody has decided something; return whether that makes a hint better known."""
        read = [name for name, seconds in self._seconds.items() if seconds >= READING_SECONDS]
        self._seconds.clear()
        for name in read:
            settings.hints_known[name] = settings.hints_known.get(name, 0) + 1
        return bool(read)

    def know(self, hint: Hint, settings: Settings) -> None:
        """Note that a hint need not be shown again."""
        self._seconds.pop(hint.name, None)
        settings.hints_known[hint.name] = TIMES


def draw_handle(canvas: Canvas, rect: pygame.Rect, *, folded: bool) -> None:
    """Draw an arrow that points to where the rest of the card goes."""
    px, (x, y) = canvas.px, rect.center
    size = px(4) * (1 if folded else -1)
    points = [(x - px(6), y + size // 2), (x, y - size // 2), (x + px(6), y + size // 2)]
    pygame.draw.lines(canvas.surface, theme.MUTED, False, points, max(2, px(2)))


def draw_warning_sign(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw a triangle in front of a warning."""
    (x, y), size = rect.center, canvas.px(6)
    points = [(x, y - size), (x + size, y + size), (x - size, y + size)]
    pygame.draw.polygon(canvas.surface, theme.BAD, points, max(1, canvas.px(1.5)))


def draw_changed_sign(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw an arrow in front of an addend that has changed."""
    (x, y), size = (rect.centerx, rect.top + canvas.line_height(theme.SMALL) // 2), canvas.px(4)
    points = [(x - size // 2, y - size), (x + size, y), (x - size // 2, y + size)]
    pygame.draw.polygon(canvas.surface, theme.ACCENT, points)
