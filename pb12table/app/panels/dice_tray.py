"""Dice as they fall: a die that tumbles over the table, shows its face, and what came of it."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

import pygame

from pb12table.app.panels.card_place import ANCHORS, Surroundings, anchored, best_anchor
from pb12table.app.playback import TUMBLING
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.all_events import AnyEvent
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.texts.describe import dice_name
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of

DICE: Final = (events.CheckMade, events.DamageRolled, events.InitiativeRolled)
"""The events that tell of a die."""
FACES = 12
TURNS = 540.0


class DiceTray:
    """Where the dice of a game screen fall: at the bottom, or where they hide nobody whom they are thrown for."""

    def __init__(self) -> None:
        self._anchor = ANCHORS[0]
        self._about: object = None

    def place(
        self, canvas: Canvas, free: pygame.Rect, size: tuple[int, int], around: Surroundings, about: object
    ) -> pygame.Rect:
        """The place of a tray of a size; it stays for all dice that are thrown `about` the same as long as it can."""
        if about != self._about:
            self._about, self._anchor = about, ANCHORS[0]
        here = anchored(free, size, self._anchor, canvas.scale)
        if here.collidelist(list(around.vital)) >= 0:
            self._anchor = best_anchor(free, size, around, (self._anchor,), canvas.scale)
        return anchored(free, size, self._anchor, canvas.scale)


def tray_size(
    canvas: Canvas, free: pygame.Rect, texts: Texts, setup: Setup, event: AnyEvent | None
) -> tuple[int, int] | None:
    """How large the tray is for the die of the event that is being shown; None for events without a die."""
    if not isinstance(event, DICE):
        return None
    px, lines = canvas.px, _words(texts, setup, event)
    # A long name gets a wider tray, rather than being cut; what came of it does not make the tray jump.
    needed = max(width_of(words, px(size), bold=number != 1) for number, (words, size, _) in enumerate(lines))
    return min(max(px(380), needed + px(134)), free.w - px(24)), px(112)


def draw_die(
    canvas: Canvas, tray: pygame.Rect, texts: Texts, setup: Setup, event: AnyEvent | None, age: float
) -> None:
    """Paint the die of the event that is being shown into its tray; nothing for events without a die."""
    if not isinstance(event, DICE):
        return
    px = canvas.px
    settled = age >= TUMBLING or event.face is None
    lines = _words(texts, setup, event)
    canvas.shadow(tray, 12)
    canvas.box(tray, theme.PANEL, theme.LINE, 12)
    center = (tray.left + px(62), tray.centery)
    rolling = min(age / TUMBLING, 1.0)
    _die(canvas, center, px(40), event.face, rolling, _colour(event) if settled else theme.TEXT)
    left, width = tray.left + px(118), tray.right - tray.left - px(130)
    for number, (words, size, ink) in enumerate(lines if settled else lines[:-1]):
        canvas.text((left, tray.top + px((10, 36, 70)[number])), words, size, ink, bold=number != 1, width=width)


def _colour(event: AnyEvent) -> theme.Colour:
    if isinstance(event, events.CheckMade):
        return theme.GOOD if event.passed else theme.BAD
    return theme.ACCENT


def _words(texts: Texts, setup: Setup, event: AnyEvent) -> list[tuple[str, float, theme.Colour]]:
    """Who throws, what for, and what came of it."""
    match event:
        case events.CheckMade():
            first = figure_name(texts, setup, event.figure)
            second = texts("dice-check", what=dice_name(texts, event.kind), target=event.target_number)
            third = texts("dice-passed" if event.passed else "dice-failed")
        case events.DamageRolled():
            first = figure_name(texts, setup, event.figure)
            second = texts("dice-damage", code=f"{event.strength}/{event.penetration}")
            third = texts("dice-damage-result", result=event.result, points=event.points)
        case events.InitiativeRolled() if event.tie:
            first = player_name(setup, event.player)
            second = texts("dice-tie")
            third = texts("dice-tie-result", face=event.face)
        case events.InitiativeRolled():
            first = player_name(setup, event.player)
            second = texts("dice-initiative")
            third = texts("dice-initiative-result", initiative=event.initiative)
        case _:
            return []
    return [
        (first, theme.LARGE, theme.TEXT),
        (second, theme.NORMAL, theme.MUTED),
        (third, theme.LARGE, _colour(event)),
    ]


def _die(
    canvas: Canvas, center: tuple[int, int], radius: int, face: int | None, rolling: float, colour: theme.Colour
) -> None:
    """A twelve-sided die from above: a decagon around a pentagon; it turns while it tumbles and bounces once."""
    slow = 1.0 - (1.0 - rolling) ** 2
    angle = TURNS * (1.0 - slow)
    lift = round(abs(sin(rolling * 6.28)) * (1.0 - rolling) * radius * 0.5)
    x, y = center[0], center[1] - lift
    outer = [_corner(x, y, radius, angle + 36.0 * number) for number in range(10)]
    inner = [_corner(x, y, radius * 0.62, angle + 72.0 * number) for number in range(5)]
    canvas.veil(pygame.Rect(center[0] - radius, center[1] + radius // 2, 2 * radius, radius // 2), (0, 0, 0), 60, 20)
    pygame.draw.polygon(canvas.surface, theme.RAISED, outer)
    pygame.draw.polygon(canvas.surface, theme.HOVERED, inner)
    for number in range(5):
        pygame.draw.aaline(canvas.surface, theme.LINE, inner[number], outer[2 * number])
    pygame.draw.polygon(canvas.surface, colour, outer, max(2, canvas.px(2)))
    pygame.draw.polygon(canvas.surface, theme.LINE, inner, max(1, canvas.px(1)))
    if face is None:
        shown = "–"
    elif rolling < 1.0:
        shown = str((face * 5 + int(rolling * 14) * 7) % FACES + 1)
    else:
        shown = str(face)
    spot = pygame.Rect(0, 0, radius * 2, radius)
    spot.center = (x, y)
    canvas.middle(spot, shown, theme.TITLE + 2, colour, bold=True)


def _corner(x: float, y: float, radius: float, angle: float) -> tuple[float, float]:
    return (x + cos(radians(angle - 90.0)) * radius, y + sin(radians(angle - 90.0)) * radius)
