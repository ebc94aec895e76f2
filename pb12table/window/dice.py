"""Dice as they are drawn: their faces, a cube on the table, and two rolls held against each other."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import pygame

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.playback import Comparison, Contest, ContestDie, ContestSide, DiceRow
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.play.base import CardButton

PIPS: Final[Mapping[int, tuple[tuple[int, int], ...]]] = MappingProxyType(
    {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
        5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
        6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
    }
)
"""Where the pips of a cube lie, as (right, down) of its middle."""
STRIKING: Final[theme.Colour] = (166, 54, 46)
GUARDING: Final[theme.Colour] = (52, 116, 72)
PIP: Final[theme.Colour] = (250, 244, 232)
CORNERS: Final = MappingProxyType({False: 4.0, True: 13.0})
"""How round corners are, in natural pixels: those of dice that guard are rounder, for who does not see colours."""


def tumbling_face(face: int, sides: int, rolling: float) -> int:
    """Return what a die shows while rolling (0 to 1); at the end its face."""
    return face if rolling >= 1.0 else (face * 5 + int(rolling * 14) * 7) % sides + 1


def draw_cube(
    canvas: Canvas, place: pygame.Rect, face: int, sides: int, *, guards: bool, edge: theme.Colour, thick: float = 1.0
) -> None:
    """Paint a die that lies still: red with sharp corners, or green with round ones; pips, or a number from 7 on."""
    corner = CORNERS[guards]
    canvas.box(place, GUARDING if guards else STRIKING, edge, corner, thick)
    if sides > len(PIPS):
        canvas.middle(place, str(face), theme.LARGE, PIP, bold=True)
        return
    apart = place.w * 0.25
    for right, down in PIPS[face]:
        center = (round(place.centerx + right * apart), round(place.centery + down * apart))
        pygame.draw.aacircle(canvas.surface, PIP, center, max(2, place.w // 11))


ROW_DIE: Final = 34.0
ROW_PITCH: Final = 40.0
"""How large the dice of a row are, and how far apart."""


def dice_row_width(row: DiceRow) -> float:
    """Return the room that the dice of a row want, in natural pixels."""
    return len(row.dice) * ROW_PITCH


def draw_dice_row(canvas: Canvas, place: pygame.Rect, row: DiceRow) -> None:
    """Paint dice as they would lie: bright at the edge, pale if they do not count, without a face if still thrown."""
    pitch = min(canvas.px(ROW_PITCH), place.w // max(len(row.dice), 1))
    side = min(canvas.px(ROW_DIE), pitch - canvas.px(2))
    for number, die in enumerate(row.dice):
        spot = pygame.Rect(place.left + number * pitch, place.centery - side // 2, side, side)
        corner = CORNERS[die.guards]
        if not die.face:
            canvas.box(spot, theme.SUNKEN, theme.PLANNED, corner, 2)
            canvas.middle(spot, UNKNOWN, theme.LARGE, theme.PLANNED, bold=True)
            continue
        good = die.tone == "good"
        draw_cube(canvas, spot, die.face, die.sides, guards=die.guards, edge=theme.ACCENT if good else theme.INK,
                  thick=3.0 if good else 1.0)  # fmt: skip
        if die.tone == "bad":
            canvas.veil(spot, theme.PANEL, 150, corner)


UNKNOWN: Final = "?"
DIE: Final = 36.0
LINK: Final = 26.0
"""So much room there is between the dice of a pair."""
CAPTION: Final = 44.0
"""So much room what can be done with a die takes: its key, and what would come of it below the key."""
WORDS: Final = 18.0
VERDICT: Final = 26.0
PITCH: Final = 48.0
"""So far from each other dice lie."""
BETWEEN: Final = 24.0
"""So much room there is between two comparisons."""
NAMES: Final = 172.0
"""The most that names of sides take, all in natural pixels."""
NO_DICE: Final = "–"


def _has_captions(dice: tuple[ContestDie, ...]) -> bool:
    return any(die.caption for die in dice)


def _captions(contest: Contest) -> tuple[bool, bool]:
    """Return whether there is anything above the upper dice, and below the lower ones."""
    each = contest.comparisons
    return any(_has_captions(one.upper) for one in each), any(_has_captions(one.lower) for one in each)


def _names(scale: float, contest: Contest) -> int:
    """Return the width of the column of names."""
    size = round(theme.NORMAL * scale)
    longest = max(width_of(side.name, size, True) for side in (contest.upper, contest.lower))
    return min(longest + round(30 * scale), round(NAMES * scale))


def contest_size(scale: float, contest: Contest, width: int | None = None) -> tuple[int, int]:
    """Return the size of a contest at a scale, in pixels, within a width if one is given."""
    above, below = _captions(contest)
    high = 2 * DIE + LINK + VERDICT + CAPTION * (above + below)
    pitch = round(PITCH * scale)
    blocks = sum(_width(scale, each, pitch) + round(BETWEEN * scale) for each in contest.comparisons)
    whole = _names(scale, contest) + blocks
    return whole if width is None else min(whole, width), round(high * scale)


def _width(scale: float, each: Comparison, pitch: int) -> int:
    """Return the width of a comparison: its verdict may be longer than its dice need."""
    return max(each.pairs * pitch, width_of(each.verdict, round(theme.NORMAL * scale), True))


def draw_contest(
    canvas: Canvas,
    place: pygame.Rect,
    contest: Contest,
    looks: Mapping[PlayerId, PlayerLook],
    buttons: Mapping[str, CardButton] = MappingProxyType({}),
    rolling: float = 1.0,
) -> None:
    """Paint a contest into a place of its size; `buttons` by the names of dice, `rolling` how far they have fallen."""
    px = canvas.px
    above, below = _captions(contest)
    names = _names(canvas.scale, contest)
    top = place.top + px(CAPTION) * above
    rows = (top, top + px(DIE + LINK))
    for side, row in zip((contest.upper, contest.lower), rows, strict=True):
        _side(canvas, pygame.Rect(place.left, row, names, px(DIE)), side, looks)
    room = place.w - names - px(BETWEEN) * len(contest.comparisons)
    natural = px(PITCH)
    wanted = [_width(canvas.scale, each, natural) for each in contest.comparisons]
    squeeze = min(room / max(sum(wanted), 1), 1.0)
    left = place.left + names + px(BETWEEN)
    for each, width in zip(contest.comparisons, wanted, strict=True):
        wide = round(width * squeeze)
        block = pygame.Rect(left, rows[0], wide, rows[1] + px(DIE + VERDICT) - rows[0])
        if below:
            block.h += px(CAPTION)
        _comparison(canvas, block, each, min(natural, wide // each.pairs), rows, buttons, rolling)
        left += wide + px(BETWEEN)


def _side(canvas: Canvas, place: pygame.Rect, side: ContestSide, looks: Mapping[PlayerId, PlayerLook]) -> None:
    px = canvas.px
    look = None if side.player is None else looks.get(side.player)
    if look is not None:
        canvas.player_mark((place.left + px(10), place.centery), 8, look)
    inner = pygame.Rect(place.left + px(26), place.top, place.w - px(26), place.h)
    canvas.middle(inner, side.name, theme.NORMAL, theme.TEXT, bold=True, anchor="left")


def _comparison(
    canvas: Canvas, block: pygame.Rect, each: Comparison, pitch: int, rows: tuple[int, int],
    buttons: Mapping[str, CardButton], rolling: float,
) -> None:  # fmt: skip
    px = canvas.px
    settled = rolling >= 1.0 or not any(die.tumbles for die in (*each.upper, *each.lower))
    first = block.centerx - (each.pairs - 1) * pitch // 2
    for number in range(each.pairs):
        x = first + number * pitch
        decides = settled and number == each.deciding
        over = settled and each.deciding is not None and number > each.deciding
        for dice, row, upper in ((each.upper, rows[0], True), (each.lower, rows[1], False)):
            if number < len(dice):
                spot = pygame.Rect(0, row, px(DIE), px(DIE))
                spot.centerx = x
                wins = decides and each.upper_wins == upper
                loses = decides and not wins
                _die(canvas, spot, dice[number], rolling, wins=wins, loses=loses, faded=over)
                _offered(canvas, spot, dice[number], buttons.get(dice[number].name), pitch, upper=upper)
        if settled and not over:
            _link(canvas, x, rows, each, number)
    for dice, row in ((each.upper, rows[0]), (each.lower, rows[1])):
        if not dice:
            canvas.middle(pygame.Rect(block.left, row, block.w, px(DIE)), NO_DICE, theme.LARGE, theme.MUTED)
    if settled:
        words = pygame.Rect(block.left - px(8), block.bottom - px(VERDICT - 4), block.w + px(16), px(VERDICT - 4))
        canvas.middle(words, each.verdict, theme.NORMAL, _tones()[each.tone], bold=True)


def _die(
    canvas: Canvas, spot: pygame.Rect, die: ContestDie, rolling: float, *, wins: bool, loses: bool, faded: bool
) -> None:
    px = canvas.px
    face = tumbling_face(die.face, die.sides, rolling) if die.tumbles else die.face
    edge, thick = (theme.ACCENT, 3.0) if wins else (theme.PLANNED, 2.0) if die.changed else (theme.INK, 1.0)
    draw_cube(canvas, spot, face, die.sides, guards=die.guards, edge=edge, thick=thick)
    if loses or faded:
        canvas.veil(spot, theme.PANEL, 130 if loses else 165, 13 if die.guards else 4)
    if loses:
        pygame.draw.line(canvas.surface, theme.TEXT, (spot.left - px(3), spot.bottom + px(1)),
                         (spot.right + px(3), spot.top - px(1)), max(2, px(2)))  # fmt: skip


def _link(canvas: Canvas, x: int, rows: tuple[int, int], each: Comparison, number: int) -> None:
    """Draw what joins a pair: an arrow from the die that decides to the one it beats, or that both are equal."""
    px = canvas.px
    top, bottom = rows[0] + px(DIE + 3), rows[1] - px(3)
    if number == each.deciding:
        start, end = (top, bottom) if each.upper_wins else (bottom, top)
        step = px(7) if end > start else -px(7)
        pygame.draw.line(canvas.surface, theme.ACCENT, (x, start), (x, end - step), max(2, px(3)))
        points = [(x, end), (x - px(7), end - step), (x + px(7), end - step)]
        pygame.draw.polygon(canvas.surface, theme.ACCENT, points)
    elif number < min(len(each.upper), len(each.lower)):
        middle = (top + bottom) // 2
        for row in (middle - px(3), middle + px(3)):
            pygame.draw.line(canvas.surface, theme.MUTED, (x - px(7), row), (x + px(7), row), max(2, px(2)))


def _offered(
    canvas: Canvas, spot: pygame.Rect, die: ContestDie, button: CardButton | None, pitch: int, *, upper: bool
) -> None:
    """Draw what can be done with a die: its key and what would come of it, above upper dice, below the lower ones."""
    px = canvas.px
    if button is not None:
        tip = tuple(words for words in (button.label, button.reason) if words)
        if canvas.zone(spot.inflate(px(8), px(8)), f"command:{button.command}", enabled=button.enabled, tip=tip):
            canvas.box(spot.inflate(px(6), px(6)), None, theme.TEXT, 13 if die.guards else 6, 2)
        else:
            canvas.box(spot.inflate(px(6), px(6)), None, theme.MUTED, 13 if die.guards else 6, 1)
    if not die.caption:
        return
    words = pygame.Rect(0, 0, pitch, px(WORDS))
    words.midbottom = (spot.centerx, spot.top - px(4)) if upper else (spot.centerx, spot.bottom + px(CAPTION - 2))
    if button is not None and button.key:
        badge = canvas.badge_width(button.key)
        canvas.key_badge((spot.centerx + badge // 2, words.top - px(9)), button.key, theme.MUTED)
    canvas.middle(words, die.caption, theme.SMALL + 1, _tones()[die.tone], bold=True)


def _tones() -> Mapping[str, theme.Colour]:
    """Return the colours of verdicts."""
    return MappingProxyType({"good": theme.GOOD, "bad": theme.BAD, "plain": theme.TEXT})
