"""The strip that says whose hand is needed when it is not the hand of the player whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from pb12table.app import theme
from pb12table.app.canvas import Canvas, width_of
from pb12table.app.palette import PlayerLook, mixed
from pb12table.kernel.request import Request
from pb12table.pb12.interrupt_requests import ActInInterruption, PlayInterruption, RespondToInterruption
from pb12table.pb12.state import State
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name


def banner_words(texts: Texts, state: State, request: Request[State, Any]) -> str:
    """What the strip says; "" when it is plain who sits at the screen."""
    moment = request.moment if isinstance(request, PlayInterruption | ActInInterruption) else None
    running = None if state.turn is None else state.turn.player
    # Before a turn and after it none is running, but everybody sees whose it is.
    turn = running if moment is None else moment.player
    when = "within" if moment is None else str(moment.window)
    interrupted = isinstance(request, PlayInterruption | RespondToInterruption | ActInInterruption)
    if not interrupted and (turn is None or turn == request.player):
        return ""
    name = player_name(state.setup, request.player)
    if isinstance(request, RespondToInterruption):
        return texts("banner-interrupted", player=name)
    if turn is None or turn == request.player:
        return texts("banner-asked-oneself", player=name, when=when)
    return texts("banner-asked", player=name, turn=player_name(state.setup, turn), when=when)


def banner_place(
    canvas: Canvas,
    free: pygame.Rect,
    words: str,
    cards: Sequence[pygame.Rect] = (),
    kept: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Where the strip lies: at the top of the free part of the window, on no card, and while there is room on nothing
    that is `kept` free; else at its left or right border or below a card."""
    px = canvas.px
    wide = min(width_of(words, px(theme.LARGE), True) + px(76), free.w - px(16))
    rect = pygame.Rect(0, 0, wide, px(38))
    room = free.inflate(-px(16), -px(16))
    tops = [room.top, *(card.bottom + px(8) for card in cards), room.bottom - rect.h]
    # The handles of the panels stay clear.
    lefts = [room.centerx - wide // 2, room.left + px(18), room.right - px(18) - wide]
    places = [rect.move(left, top) for top in tops for left in lefts]
    places = [place for place in places if place.collidelist(list(cards)) < 0 and place.bottom <= free.bottom]
    below = rect.move(lefts[0], free.bottom + px(8))
    clear = (place for place in places if place.collidelist(list(kept)) < 0)
    return next(clear, places[0] if places else below)


def draw_banner(canvas: Canvas, rect: pygame.Rect, words: str, look: PlayerLook) -> None:
    """Paint the strip where it lies."""
    px = canvas.px
    canvas.shadow(rect, 8)
    canvas.box(rect, mixed(theme.PANEL, look.dark, 0.8), look.colour, 8, 3)
    canvas.zone(rect, "banner")
    canvas.player_mark((rect.left + px(24), rect.centery), 10, look)
    place = pygame.Rect(rect.left + px(44), rect.top, rect.w - px(56), rect.h)
    canvas.middle(place, words, theme.LARGE, theme.TEXT, bold=True)
