"""What everybody held at a moment of a game that is over: one hand after the other, nothing to be done with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.window.cards.hand_panel import HandPanel
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.previews.hand_offers import CardOffer
from pb12table.texts.names import player_name
from pb12table.window.kit import theme
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.layout.nodes import Button, Node, Row, Space
from pb12table.window.play.cards import Tile
from pb12table.window.screens.base import WindowDesk

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


class OpenHands(HandPanel):
    """The cards of one player over the table; arrows and buttons lead to those of the others, Escape closes it."""

    def __init__(
        self, desk: WindowDesk, state: State, looks: Mapping[PlayerId, PlayerLook], first: PlayerId | None
    ) -> None:
        """`state` is what really was; `first` whose hand is shown first, None for that of the first player."""
        super().__init__(desk)
        self.players = list(state.players)
        self.shown = first if first in self.players else self.players[0]
        self.looks = looks
        self._state = state

    def held(self) -> tuple[State, PlayerId]:
        return self._state, self.shown

    def offered(self) -> Sequence[CardOffer]:
        hand, cards = self._state.players[self.shown].hand, self._state.setup.card_by_id
        return [CardOffer(cards[card], hand.count(card), (), None, True) for card in dict.fromkeys(hand)]

    def below(self) -> Sequence[Node]:
        """The way to the others on the left, closing on the right."""
        texts, setup = self.desk.texts, self._state.setup
        players = (
            Button(f"player:{player}", player_name(setup, player), size=theme.SMALL, pressed=player == self.shown)
            for player in self.players
        )
        close = Button("close", texts("hand-close"), texts("key-escape"), 34.0)
        return (Row((*players, Space(grow=1.0), close)),)

    def press(self, name: str) -> None:
        kind, _, player = name.partition(":")
        if kind == "player":
            self.shown = PlayerId(player)
        elif kind == "close":
            self.desk.leave(self)

    def accept(self) -> None:
        self.desk.leave(self)

    refuse = accept

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key in STEPS:
            number = self.players.index(self.shown) + STEPS[event.key]
            self.shown = self.players[number % len(self.players)]
            self._changed = True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.desk.leave(self)
        else:
            super().handle(event)
