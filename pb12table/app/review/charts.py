"""Painting what a review says: the chances to win over a game, and luck and skill of each player beside each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import pygame

from pb12table.skirmish.ids import PlayerId
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook, mixed
from pb12table.window.kit.strokes import Pixel, disc, lines

AXIS: Final = 38.0
"""How much room the percentages take on the left, in natural pixels like all lengths here."""
FOOT: Final = 20.0
"""How high the line of the rounds is."""
LEAST_APART: Final = 22.0
"""Numbers of rounds stand no closer."""
DOT: Final = 4.0
FALL: Final = 3.5

Axis = Callable[[float], float]
"""Returns a length along one axis, by what it stands for."""
MarkKind = Literal["decision", "lucky", "unlucky", "fall"]


@dataclass(frozen=True, slots=True)
class CurveMark:
    """Something that happened after so many entries of the journal, to or by a player."""

    entry: int
    player: PlayerId
    kind: MarkKind


@dataclass(frozen=True, slots=True)
class Curve:
    """The chances to win over a game: for each place in its journal the share of each of its `players`.

    `end` is how many entries the journal has, of which the last may not be reviewed yet; `rounds` begin at a place.
    """

    players: tuple[PlayerId, ...]
    points: tuple[tuple[int, tuple[float, ...]], ...]
    end: int
    rounds: tuple[tuple[int, int], ...] = ()
    marks: tuple[CurveMark, ...] = ()

    def shares_at(self, entry: int) -> tuple[float, ...]:
        """Return the shares that hold at a place of the journal."""
        held = [shares for at, shares in self.points if at <= entry]
        return held[-1] if held else tuple(1.0 / len(self.players) for _ in self.players)


def room_of_curve(canvas: Canvas, rect: pygame.Rect) -> pygame.Rect:
    """Return where in its rectangle the curve itself lies."""
    left, foot = canvas.px(AXIS), canvas.px(FOOT)
    return pygame.Rect(rect.left + left, rect.top + canvas.px(6), rect.w - left - canvas.px(8), rect.h - foot - 6)


def entry_under(curve: Curve, room: pygame.Rect, x: int) -> int:
    """Return the place in the journal over which a pixel lies."""
    share = min(max((x - room.left) / max(room.w, 1), 0.0), 1.0)
    return round(share * curve.end)


def draw_curve(
    canvas: Canvas, rect: pygame.Rect, curve: Curve, looks: Mapping[PlayerId, PlayerLook], chosen: int | None
) -> None:
    """Paint the chances as bands upon each other, the first player's at the bottom; `chosen` is a place to point at."""
    px, room = canvas.px, room_of_curve(canvas, rect)
    canvas.box(room, theme.SUNKEN, None, 0)

    def x_of(entry: float) -> float:
        return room.left + room.w * entry / max(curve.end, 1)

    def y_of(share: float) -> float:
        return room.bottom - room.h * share

    before = canvas.surface.get_clip()
    canvas.surface.set_clip(room)
    borders = _bands(canvas, curve, looks, x_of, y_of)
    for entry, _ in curve.rounds[1:]:
        x = round(x_of(entry))
        canvas.veil(pygame.Rect(x, room.top, 1, room.h), theme.INK, 90)
    half = round(y_of(0.5))
    for x in range(room.left, room.right, px(10)):
        pygame.draw.line(canvas.surface, theme.TEXT, (x, half), (min(x + px(4), room.right), half))
    for border in borders:
        lines(canvas.surface, theme.TEXT, border, px(2))
    canvas.surface.set_clip(before)
    _marks(canvas, room, curve, looks, x_of, y_of)
    if chosen is not None:
        x = round(x_of(chosen))
        pygame.draw.line(canvas.surface, theme.ACCENT, (x, room.top - px(4)), (x, room.bottom), max(1, px(2)))
        at = y_of(curve.shares_at(chosen)[0])
        disc(canvas.surface, theme.INK, (x, at), px(DOT + 2))
        disc(canvas.surface, theme.ACCENT, (x, at), px(DOT))
    canvas.box(room, None, theme.LINE, 0)
    _axes(canvas, rect, room, curve, x_of)


def _bands(
    canvas: Canvas, curve: Curve, looks: Mapping[PlayerId, PlayerLook], x_of: Axis, y_of: Axis
) -> list[list[Pixel]]:
    """Paint a band for each player; return the borders between them."""
    if len(curve.points) < 2:
        return []
    low = [(x_of(entry), y_of(0.0)) for entry, _ in curve.points]
    borders: list[list[Pixel]] = []
    sums = [0.0] * len(curve.points)
    for number, player in enumerate(curve.players):
        sums = [done + shares[number] for done, (_, shares) in zip(sums, curve.points, strict=True)]
        high: list[Pixel] = [(x_of(entry), y_of(done)) for done, (entry, _) in zip(sums, curve.points, strict=True)]
        colour = mixed(theme.SUNKEN, looks[player].colour, 0.72)
        pygame.draw.polygon(canvas.surface, colour, [*low, *reversed(high)])
        if number < len(curve.players) - 1:
            borders.append(high)
        low = list(high)
    return borders


def _marks(
    canvas: Canvas, room: pygame.Rect, curve: Curve, looks: Mapping[PlayerId, PlayerLook], x_of: Axis, y_of: Axis
) -> None:
    """Paint what happened: falls as little crosses at the top, dear decisions and throws as dots on the line."""
    px = canvas.px
    for mark in curve.marks:
        x = round(x_of(mark.entry))
        if mark.kind == "fall":
            y, arm, colour = room.top + px(8), px(FALL), looks[mark.player].light
            for sign in (1, -1):
                start, end = (x - arm, y - sign * arm), (x + arm, y + sign * arm)
                pygame.draw.line(canvas.surface, theme.INK, start, end, px(4))
                pygame.draw.line(canvas.surface, colour, start, end, px(2))
            continue
        y = round(y_of(curve.shares_at(mark.entry)[0]))
        inner = {"decision": theme.BAD, "lucky": theme.GOOD, "unlucky": theme.FAINT}[mark.kind]
        disc(canvas.surface, theme.INK, (x, y), px(DOT + 1.5))
        disc(canvas.surface, inner, (x, y), px(DOT))


def _axes(canvas: Canvas, rect: pygame.Rect, room: pygame.Rect, curve: Curve, x_of: Axis) -> None:
    px, high = canvas.px, canvas.line_height(theme.SMALL)
    for share, words in ((0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")):
        y = room.bottom - round(room.h * share) - (high if share == 0.0 else 0 if share == 1.0 else high // 2)
        canvas.text((room.left - px(6), y), words, theme.SMALL, theme.MUTED, anchor="right")
    for x, number in told_rounds(curve, x_of, px(LEAST_APART)):
        canvas.text((x + px(2), room.bottom + px(2)), str(number), theme.SMALL, theme.MUTED)


def told_rounds(curve: Curve, x_of: Axis, apart: float) -> list[tuple[float, int]]:
    """Return where rounds are numbered below a curve, no closer than so many pixels: the last one in any case."""
    told: list[tuple[float, int]] = []
    for entry, number in reversed(curve.rounds):
        if not told or told[-1][0] - x_of(entry) >= apart:
            told.append((x_of(entry), number))
    return told[::-1]


def draw_balance(canvas: Canvas, rect: pygame.Rect, value: float, most: float, words: str) -> None:
    """Paint a bar from the middle to the right for what was gained, to the left for what was lost, with its number."""
    px = canvas.px
    wide = px(62)
    track = pygame.Rect(rect.left, rect.centery - px(7), rect.w - wide, px(14))
    canvas.box(track, theme.SUNKEN, None, 3)
    middle, reach = track.centerx, round(track.w / 2 * min(abs(value) / max(most, 1e-9), 1.0))
    if reach:
        left = middle if value > 0.0 else middle - reach
        canvas.box(pygame.Rect(left, track.top, reach, track.h), theme.GOOD if value > 0.0 else theme.BAD, None, 2)
    pygame.draw.line(canvas.surface, theme.MUTED, (middle, track.top - px(2)), (middle, track.bottom + px(1)))
    canvas.text((rect.right, rect.centery - canvas.line_height(theme.NORMAL) // 2), words, bold=True, anchor="right")


def draw_share(canvas: Canvas, rect: pygame.Rect, share: float) -> None:
    """Paint a bar that is filled by a share."""
    canvas.box(rect, theme.SUNKEN, None, 3)
    if share > 0.0:
        canvas.box(pygame.Rect(rect.topleft, (max(round(rect.w * share), canvas.px(4)), rect.h)), theme.GOOD, None, 3)


def draw_trend(
    canvas: Canvas, rect: pygame.Rect, values: Sequence[float], ends: tuple[float, float], words: tuple[str, str]
) -> None:
    """Paint values in their order as a line between two ends, which are told beside it."""
    px, high = canvas.px, canvas.line_height(theme.SMALL)
    room = pygame.Rect(rect.left + px(48), rect.top, rect.w - px(48), rect.h)
    canvas.box(room, theme.SUNKEN, theme.LINE, 0)
    canvas.text((room.left - px(6), rect.bottom - high), words[0], theme.SMALL, theme.MUTED, anchor="right")
    canvas.text((room.left - px(6), rect.top), words[1], theme.SMALL, theme.MUTED, anchor="right")
    low, top = ends
    inner = room.inflate(-px(20), -px(12))
    if low < 0.0 < top:
        y = inner.bottom - round(inner.h * -low / (top - low))
        pygame.draw.line(canvas.surface, theme.LINE, (room.left, y), (room.right - 1, y))
    step = inner.w / max(len(values) - 1, 1)
    begin = inner.left if len(values) > 1 else inner.centerx
    points = [
        (begin + step * number, inner.bottom - inner.h * (value - low) / (top - low))
        for number, value in enumerate(values)
    ]
    if len(points) > 1:
        lines(canvas.surface, theme.ACCENT, points, px(2.5))
    for point in points:
        disc(canvas.surface, theme.ACCENT, point, px(3.5))
