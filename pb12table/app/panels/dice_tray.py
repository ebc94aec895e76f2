"""Dice as they fall: they tumble over the table, show their faces, and then what came of it is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from types import MappingProxyType
from typing import Final

import pygame

from pb12table.app.panels.layout import ANCHORS, Surroundings, anchored, best_anchor
from pb12table.app.play.playback import TUMBLING
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.playback import Contest
from pb12table.window.dice import PIPS, contest_size, draw_contest, tumbling_face
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.play.base import Die, Throw

TURNS: Final = 540.0
"""By so many degrees a die turns while it tumbles."""
RADIUS: Final = 40.0
APART: Final = 90.0
"""So far from each other dice lie that fall together."""
FIRST: Final = 62.0
"""So far from the left side of the tray the middle of the first one lies."""
WORDS: Final = 118.0
"""So far from there the words begin with one die, all in natural pixels."""
ROW: Final = 30.0
"""How high a throw is that lies there already."""
SMALL: Final = 11.0
SMALL_APART: Final = 30.0


@dataclass(frozen=True, slots=True)
class _Shape:
    """A die as it is seen from above: so many corners around so many of its upper face, which is a share as wide."""

    outer: int
    inner: int = 0
    share: float = 0.62


SHAPES: Final[Mapping[int, _Shape]] = MappingProxyType(
    {
        4: _Shape(3),
        6: _Shape(4),
        8: _Shape(6, 3, 0.99),
        10: _Shape(4, 4, 0.7),
        12: _Shape(10, 5),
        20: _Shape(6, 3),
    }
)
"""By the number of sides; dice with others are round."""
ROUND: Final = _Shape(24)


class DiceTray:
    """Where the dice of a game screen fall: at the bottom, or where they hide nobody whom they are thrown for."""

    def __init__(self) -> None:
        self._anchor = ANCHORS[0]
        self._about: object = None

    def place(
        self, canvas: Canvas, free: pygame.Rect, size: tuple[int, int], around: Surroundings, about: object
    ) -> pygame.Rect:
        """Return the place of a tray of a size; it stays for all dice rolled `about` the same as long as it can."""
        if about != self._about:
            self._about, self._anchor = about, ANCHORS[0]
        here = anchored(free, size, self._anchor, canvas.scale)
        if here.collidelist(list(around.vital)) >= 0:
            places = {name: anchored(free, size, name, canvas.scale) for name in ANCHORS}
            # Dice push no table: where some place hides nobody they are thrown for, it is one of those.
            good = [name for name, place in places.items() if place.collidelist(list(around.vital)) < 0]
            best = min(good, key=lambda name: around.hidden_by(places[name], 0), default="")
            self._anchor = best or best_anchor(free, size, around, (self._anchor,), canvas.scale)
        return anchored(free, size, self._anchor, canvas.scale)


def tray_size(canvas: Canvas, free: pygame.Rect, throw: Throw, before: Sequence[Throw] = ()) -> tuple[int, int]:
    """Return the size of the tray for a roll, below those before it that still matter."""
    px = canvas.px
    # A long name gets a wider tray, rather than being cut; what came of it does not make the tray jump.
    needed = max(width_of(words, px(size), bold=number != 1) for number, (words, size, _) in enumerate(_words(throw)))
    more = px(APART) * (len(throw.dice) - 1)
    rows = max((_row_width(canvas, each) for each in before), default=0)
    wide = max(max(px(380), needed + px(134)) + more, rows)
    return min(wide, free.w - px(24)), px(112) + px(ROW) * len(before) + (px(8) if before else 0)


def _row_width(canvas: Canvas, throw: Throw) -> int:
    px = canvas.px
    words = width_of(throw.purpose, px(theme.NORMAL)) + width_of(throw.result, px(theme.NORMAL), bold=True)
    return words + px(SMALL_APART) * len(throw.dice) + px(64)


def _rows(canvas: Canvas, tray: pygame.Rect, before: Sequence[Throw]) -> None:
    """Draw what has been rolled before: what for, the dice as they lie, and what came of it."""
    px = canvas.px
    column = max((width_of(throw.purpose, px(theme.NORMAL)) for throw in before), default=0)
    for number, throw in enumerate(before):
        middle = tray.top + px(8) + px(ROW) * number + px(ROW) // 2
        top = middle - canvas.line_height(theme.NORMAL) // 2
        canvas.text((tray.left + px(16), top), throw.purpose, theme.NORMAL, theme.MUTED)
        left = tray.left + px(16 + SMALL_APART / 2 + 6) + column
        for place, die in enumerate(throw.dice):
            colour = theme.MUTED if die.paler else _tones()[throw.tone]
            draw_die(canvas, (left + px(SMALL_APART) * place, middle), px(SMALL), die, 1.0, colour)
        right = (tray.right - px(16), top)
        canvas.text(right, throw.result, theme.NORMAL, _tones()[throw.tone], bold=True, anchor="right")


def draw_throw(
    canvas: Canvas,
    tray: pygame.Rect,
    throw: Throw,
    age: float,
    looks: Mapping[PlayerId, PlayerLook],
    before: Sequence[Throw] = (),
) -> None:
    """Paint the dice of a throw into its tray, and what is told of it, below those thrown before it."""
    px = canvas.px
    settled = age >= TUMBLING or all(die.face is None for die in throw.dice)
    canvas.shadow(tray, 12)
    canvas.box(tray, theme.PANEL, theme.LINE, 12)
    _rows(canvas, tray, before)
    tray = pygame.Rect(tray.left, tray.bottom - px(112), tray.w, px(112))
    if before:
        ends = (tray.left + px(12), tray.top - px(4)), (tray.right - px(12), tray.top - px(4))
        pygame.draw.line(canvas.surface, theme.LINE, *ends)
    rolling = min(age / TUMBLING, 1.0)
    for number, die in enumerate(throw.dice):
        center = (tray.left + px(FIRST + APART * number), tray.centery)
        counts = settled and not die.paler
        owner = None if die.player is None else looks.get(die.player)
        colour = _tones()[throw.tone] if counts else theme.MUTED if settled else theme.TEXT
        draw_die(canvas, center, px(RADIUS), die, rolling, owner.colour if owner is not None and settled else colour)
        if owner is not None:
            canvas.player_mark((center[0] - px(34), tray.top + px(14)), 7, owner)
    left = tray.left + px(WORDS + APART * (len(throw.dice) - 1))
    lines = _words(throw)
    for number, (words, size, ink) in enumerate(lines if settled else lines[:-1]):
        width = tray.right - px(12) - left
        canvas.text((left, tray.top + px((10, 36, 70)[number])), words, size, ink, bold=number != 1, width=width)


def still_tray_size(canvas: Canvas, free: pygame.Rect, throws: Sequence[Throw]) -> tuple[int, int]:
    """Return the size of the tray for rolls that have lain there long: a row for each, so that they hide little."""
    wide = max(_row_width(canvas, each) for each in throws)
    return min(wide, free.w - canvas.px(24)), canvas.px(ROW) * len(throws) + canvas.px(14)


def draw_still_throws(canvas: Canvas, tray: pygame.Rect, throws: Sequence[Throw]) -> None:
    """Paint throws as they lay: what each was for, its dice, and what came of it."""
    canvas.shadow(tray, 8)
    canvas.box(tray, theme.PANEL, theme.LINE, 8)
    _rows(canvas, tray, throws)


def contest_tray_size(canvas: Canvas, free: pygame.Rect, contest: Contest) -> tuple[int, int]:
    """Return the size of the tray for two rolls that are compared with each other."""
    px = canvas.px
    width, height = contest_size(canvas.scale, contest, free.w - px(64))
    return width + px(40), height + px(24)


def draw_contest_throw(
    canvas: Canvas, tray: pygame.Rect, contest: Contest, age: float, looks: Mapping[PlayerId, PlayerLook]
) -> None:
    """Paint two throws into their tray: the dice that fall, then what comes of them."""
    px = canvas.px
    canvas.shadow(tray, 12)
    canvas.box(tray, theme.PANEL, theme.LINE, 12)
    draw_contest(canvas, tray.inflate(-px(40), -px(24)), contest, looks, rolling=min(age / TUMBLING, 1.0))


def _words(throw: Throw) -> list[tuple[str, float, theme.Colour]]:
    """Return who rolls, what for, and the result."""
    return [
        (throw.thrower, theme.LARGE, theme.TEXT),
        (throw.purpose, theme.NORMAL, theme.MUTED),
        (throw.result, theme.LARGE, _tones()[throw.tone]),
    ]


def draw_die(
    canvas: Canvas, center: tuple[int, int], radius: int, die: Die, rolling: float, colour: theme.Colour
) -> None:
    """Draw a die from above; it turns while it tumbles (`rolling` from 0 to 1, where it lies) and bounces once."""
    slow = 1.0 - (1.0 - rolling) ** 2
    angle = TURNS * (1.0 - slow)
    lift = round(abs(sin(rolling * 6.28)) * (1.0 - rolling) * radius * 0.5)
    x, y = center[0], center[1] - lift
    shape = SHAPES.get(die.sides, ROUND)
    step = 360.0 / shape.outer
    # A cube comes to lie with a side below, not with a corner.
    first = angle + (step / 2 if die.sides == 6 else 0.0)
    outer = [_corner(x, y, radius, first + step * number) for number in range(shape.outer)]
    canvas.veil(pygame.Rect(center[0] - radius, center[1] + radius // 2, 2 * radius, radius // 2), (0, 0, 0), 60, 20)
    pygame.draw.polygon(canvas.surface, theme.RAISED, outer)
    if shape.inner:
        inner = [
            _corner(x, y, radius * shape.share, angle + 360.0 / shape.inner * number) for number in range(shape.inner)
        ]
        pygame.draw.polygon(canvas.surface, theme.HOVERED, inner)
        for number, corner in enumerate(inner):
            pygame.draw.aaline(canvas.surface, theme.LINE, corner, outer[shape.outer // shape.inner * number])
        pygame.draw.polygon(canvas.surface, theme.LINE, inner, max(1, canvas.px(1)))
    pygame.draw.polygon(canvas.surface, colour, outer, max(2, canvas.px(2)))
    shown = die.face
    if shown is not None and rolling < 1.0:
        shown = tumbling_face(shown, die.sides, rolling)
    if die.sides == 6 and not die.signs and shown is not None:
        _pips(canvas, (x, y), radius, shown, colour, angle)
        return
    spot = pygame.Rect(0, 0, radius * 2, radius)
    spot.center = (x, y)
    canvas.middle(spot, "–" if shown is None else die.written(shown), theme.TITLE + 2, colour, bold=True)


def _pips(canvas: Canvas, center: tuple[int, int], radius: int, face: int, colour: theme.Colour, angle: float) -> None:
    """Draw the pips of a cube, turned as it is."""
    turn, apart = radians(angle), radius * 0.36
    for right, down in PIPS[face]:
        x = center[0] + (right * cos(turn) - down * sin(turn)) * apart
        y = center[1] + (right * sin(turn) + down * cos(turn)) * apart
        pygame.draw.circle(canvas.surface, colour, (round(x), round(y)), max(2, radius // 7))


def _corner(x: float, y: float, radius: float, angle: float) -> tuple[float, float]:
    return (x + cos(radians(angle - 90.0)) * radius, y + sin(radians(angle - 90.0)) * radius)


def _tones() -> Mapping[str, theme.Colour]:
    """Return the colours of results."""
    return MappingProxyType({"good": theme.GOOD, "bad": theme.BAD, "plain": theme.ACCENT})
