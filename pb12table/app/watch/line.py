"""The course of a game that is watched, as a line below the table: rounds, turns, and where one is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from pb12table.app.watch.viewing import Chapter, Viewing
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of
from pb12table.window.kit.palette import PlayerLook

ROOM: Final = 52
"""How high the part of the window is that the line needs, in natural pixels like all lengths here."""
TRACK: Final = 10
PACE: Final = 140
"""How wide the room is in which the speed stands."""
ZONE: Final = "watch"
"""Names of zones begin so; what follows is the place in the journal to go to."""


def draw_watch_line(
    canvas: Canvas,
    rect: pygame.Rect,
    texts: Texts,
    setup: GameSetup,
    viewing: Viewing,
    looks: Mapping[PlayerId, PlayerLook],
    key: Callable[[str], str],
) -> None:
    """Paint the line; each turn is a zone of its own that leads to where it begins, at its end is the speed.

    `key` tells the key of a command.
    """
    px = canvas.px
    canvas.zone(rect, "panel:watch")
    canvas.box(rect, theme.PANEL, None, 0)
    pygame.draw.line(canvas.surface, theme.LINE, rect.topleft, rect.topright)
    told = texts("watch-count", now=viewing.decisions(viewing.position), all=viewing.decisions(viewing.end))
    canvas.text((rect.right - px(14), rect.top + px(16)), told, theme.NORMAL, theme.TEXT, anchor="right")
    track = pygame.Rect(rect.left + px(16), rect.top + px(28), 0, px(TRACK))
    # As wide as the longest it will say, so that the line does not move while it is told.
    longest = texts("watch-count", now=viewing.decisions(viewing.end), all=viewing.decisions(viewing.end))
    track.w = rect.w - px(46) - width_of(longest, px(theme.NORMAL)) - px(PACE)
    _pace(canvas, pygame.Rect(track.right + px(8), rect.top, px(PACE), rect.h), texts, viewing.playback.pace, key)
    canvas.box(track, theme.SUNKEN, None, 3)
    starts = [*(chapter.start for chapter in viewing.chapters), viewing.end]
    for chapter, end in zip(viewing.chapters, starts[1:], strict=True):
        _chapter(canvas, track, texts, setup, viewing, looks, chapter, end)
    middle = (_at(track, viewing, viewing.position), track.centery)
    pygame.draw.circle(canvas.surface, theme.INK, middle, px(9))
    pygame.draw.circle(canvas.surface, theme.ACCENT, middle, px(7))


def _pace(
    canvas: Canvas, room: pygame.Rect, texts: Texts, pace: float, key: Callable[[str], str]
) -> None:
    """How fast it is watched, with a button on each side."""
    px = canvas.px
    for command, sign, left in (("watch-slower", "−", room.left), ("watch-faster", "+", room.right - px(44))):
        place = pygame.Rect(left, room.centery - px(12), px(36), px(24))
        canvas.button(place, f"command:{command}", sign, tip=(texts(f"command-{command}"), key(command)))
    words = f"× {texts.number(pace)}"
    canvas.text((room.centerx - px(4), room.top + px(16)), words, theme.SMALL, theme.MUTED, anchor="center")


def _at(track: pygame.Rect, viewing: Viewing, position: int) -> int:
    """How far to the right a place in the journal lies."""
    return track.left + round(track.w * position / max(viewing.end, 1))


def _chapter(
    canvas: Canvas,
    track: pygame.Rect,
    texts: Texts,
    setup: GameSetup,
    viewing: Viewing,
    looks: Mapping[PlayerId, PlayerLook],
    chapter: Chapter,
    end: int,
) -> None:
    """A turn in the colour of its player, bright as far as it has been seen; before a round its number."""
    px = canvas.px
    left, right = _at(track, viewing, chapter.start), _at(track, viewing, end)
    part = pygame.Rect(left, track.top, max(right - left, px(2)), track.h)
    seen = part.clip(pygame.Rect(part.left, part.top, _at(track, viewing, viewing.position) - part.left, part.h))
    if chapter.player is None:
        words = str(chapter.game_round)
        canvas.text((left, track.top - px(20)), words, theme.SMALL, theme.MUTED)
        pygame.draw.line(canvas.surface, theme.MUTED, (left, track.top - px(4)), (left, track.bottom), max(1, px(2)))
        told = texts.of(setup.system)("round-is", number=chapter.game_round)
    else:
        look = looks[chapter.player]
        pygame.draw.rect(canvas.surface, look.dark, part.inflate(-max(1, px(1)), 0))
        if seen.w > 0:
            pygame.draw.rect(canvas.surface, look.colour, seen.inflate(-max(1, px(1)), 0))
        own, player = texts.of(setup.system), player_name(setup, chapter.player)
        told = own("watch-turn", number=chapter.game_round, player=player)
    spot = pygame.Rect(part.left, track.top - px(8), part.w, track.h + px(16))
    if canvas.zone(spot, f"{ZONE}:{chapter.start}", tip=(told,)):
        canvas.box(part, None, theme.TEXT, 0)
