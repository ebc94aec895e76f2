"""What everybody held at a moment of a game that is over: one hand after the other, nothing to be done with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.window.cards.card_face import HEIGHT, WIDTH, draw_card_face
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.previews.hand_offers import CardOffer
from pb12table.texts.names import player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, Zone, width_of, zone_at
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.kit.tips import draw_tip
from pb12table.window.play.cards import Tile
from pb12table.window.screens.base import PaintedScreen, WindowDesk

GAP = 14.0
STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_TAB: 1}


def hands_tiles(game: Desk, *, is_over: bool) -> Sequence[Tile]:
    """The tile that shows all hands while a saved game is watched, in which there are cards."""
    if not _has_cards(game):
        return ()
    texts, key = game.texts, game.key("show-hand")
    return (Tile("show-hand", texts("watch-hands"), texts("watch-hands-note"), key, _refusal(game, is_over=is_over)),)


def show_hands(game: Desk, *, is_over: bool) -> None:
    """Show what everybody held at this moment, where that is no secret any more.  R5.0.3."""
    why = _refusal(game, is_over=is_over)
    if why:
        game.say(why)
        return
    game.skip()
    request = game.controller.pending
    first = None if request is None else PlayerId(request.player)
    game.desk.open(OpenHands(game.desk, game.controller.session.state, game.looks, first))


def _has_cards(game: Desk) -> bool:
    return any(player.deck for player in game.setup.players)


def _refusal(game: Desk, *, is_over: bool) -> str:
    """Why the hands stay closed; "" when they are shown."""
    if not _has_cards(game):
        return game.texts("hand-no-cards")
    return "" if is_over else game.texts("watch-hands-secret")


class OpenHands(PaintedScreen):
    """The cards of one player over the table; arrows and buttons lead to those of the others, Escape closes it."""

    opaque = False

    def __init__(
        self, desk: WindowDesk, state: State, looks: Mapping[PlayerId, PlayerLook], first: PlayerId | None
    ) -> None:
        """`state` is what really was; `first` whose hand is shown first, None for that of the first player."""
        self.desk = desk
        self.players = list(state.players)
        self.shown = first if first in self.players else self.players[0]
        self._state = state
        self._looks = looks
        self._zones: list[Zone] = []

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if event.type == pygame.KEYDOWN and event.key in STEPS:
            number = self.players.index(self.shown) + STEPS[event.key]
            self.shown = self.players[number % len(self.players)]
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER):
            self.desk.leave(self)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            zone = zone_at(self._zones, event.pos)
            kind, _, name = ("", "", "") if zone is None else zone.name.partition(":")
            if kind == "close":
                self.desk.leave(self)
            elif kind == "player":
                self.shown = PlayerId(name)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.desk.leave(self)

    def draw(self, canvas: Canvas) -> None:
        px, texts, own = canvas.px, self.desk.texts, self._state.players[self.shown]
        canvas.zones.clear()
        window = canvas.rect
        canvas.veil(window, theme.INK, 120)
        panel = pygame.Rect(0, 0, min(px(1120), window.w - px(24)), px(HEIGHT) + px(134))
        panel.midbottom = (window.centerx, window.bottom - px(16))
        look = self._looks[self.shown]
        canvas.shadow(panel, 12)
        canvas.box(panel, theme.PANEL, look.colour, 12, 2)
        left = panel.left + px(20)
        canvas.player_mark((left + px(9), panel.top + px(26)), 9, look)
        title = texts("hand-title", player=player_name(self._state.setup, self.shown), number=len(own.hand))
        place = canvas.text((left + px(28), panel.top + px(13)), title, theme.LARGE, bold=True)
        counts = texts(
            "hand-counts", deck=len(own.deck), discarded=len(own.discarded), points=own.command_points
        )
        canvas.text((place.right + px(16), panel.top + px(16)), counts, theme.NORMAL, theme.MUTED)
        self._cards(canvas, pygame.Rect(left, panel.top + px(56), panel.w - px(40), px(HEIGHT)))
        self._foot(canvas, pygame.Rect(left, panel.bottom - px(50), panel.w - px(40), px(34)))
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip:
            draw_tip(canvas, zone.tip)
        self._zones = list(canvas.zones)

    def _cards(self, canvas: Canvas, row: pygame.Rect) -> None:
        """The cards in the order they were drawn, overlapping where there is no room for all."""
        px, hand = canvas.px, self._state.players[self.shown].hand
        cards = [self._state.setup.card_by_id[card] for card in dict.fromkeys(hand)]
        if not cards:
            canvas.middle(row, self.desk.texts("hand-empty"), theme.LARGE, theme.MUTED)
            return
        wide, count = px(WIDTH), len(cards)
        step = min(wide + px(GAP), (row.w - wide) // max(count - 1, 1))
        left = row.left + (row.w - wide - step * (count - 1)) // 2
        for number, card in enumerate(cards):
            place = pygame.Rect(left + number * step, row.top, wide, row.h)
            offer = CardOffer(card, hand.count(card.id), (), None, True)
            draw_card_face(canvas, place, self.desk.texts, offer, chosen=False, number=number)

    def _foot(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The way to the others on the left, closing on the right."""
        px, texts, x = canvas.px, self.desk.texts, rect.left
        for player in self.players:
            label = player_name(self._state.setup, player)
            place = pygame.Rect(x, rect.top, width_of(label, px(theme.SMALL)) + px(28), rect.h)
            canvas.button(place, f"player:{player}", label, pressed=player == self.shown, size=theme.SMALL)
            x = place.right + px(8)
        label, key = texts("hand-close"), texts("key-escape")
        width = width_of(label, px(theme.NORMAL)) + width_of(key, px(theme.SMALL)) + px(44)
        canvas.button(pygame.Rect(rect.right - width, rect.top, width, rect.h), "close:", label, key=key)
