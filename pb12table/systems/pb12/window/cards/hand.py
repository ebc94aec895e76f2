"""A player's hand, behind a curtain: looking at it, playing a card, discarding one, and when to be asked for cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby

import pygame

from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.cards.card_requests import PlayOrPass
from pb12table.systems.pb12.rules.extensions.interrupt_answers import AskForCards, Pass
from pb12table.systems.pb12.rules.extensions.interrupt_requests import PlayInterruption
from pb12table.systems.pb12.rules.game.answers import DiscardCard, PlayCard
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.game.view import view
from pb12table.systems.pb12.rules.preparations.profiles import AskCards, CardId
from pb12table.systems.pb12.texts.names import card_name
from pb12table.systems.pb12.window.cards.hand_panel import HandPanel
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.previews.hand_offers import CardOffer, hand_offers
from pb12table.texts.names import name_of, player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import still_there
from pb12table.window.layout.letters import FontLetters
from pb12table.window.layout.nodes import Box, Button, Column, Flow, Label, Node, Row, Scroll, Space, Style
from pb12table.window.layout.placed import Rect
from pb12table.window.layout.placing import SCROLL_BAR, filled
from pb12table.window.screens.asking import PickOne
from pb12table.window.screens.base import wheel_of
from pb12table.window.screens.curtain import Curtain

LINES = 2
"""So many lines of ways to play a card are shown at once."""
WAYS = 74.0
"""How high these lines are, with what is said above them."""
DIGITS = 9
PAGER = 116.0
"""How wide the buttons are that show other ways."""
ARROWS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -1, pygame.K_DOWN: 1}


def has_cards(state: State, player: PlayerId) -> bool:
    """Whether a player has, or had, cards in this game."""
    own = state.players[player]
    return bool(own.hand or own.deck or own.discarded)


def open_hand(game: Desk, player: PlayerId) -> None:
    """Let the others look away, then show a player his hand.  R5.0.3: it may be hidden."""
    desk = game.desk
    look = game.looks[player]
    name = player_name(game.setup, player)

    def show() -> None:
        game.reset_title()
        desk.open(HandScreen(game, player))

    pending = game.controller.pending
    own = pending is not None and pending.player == player
    why = desk.texts("curtain-why-hand")
    desk.open(Curtain(desk, name, look, why, show, on_back=game.reset_title, own=own))


def show_drawn(game: Desk, player: PlayerId, cards: Collection[CardId]) -> None:
    """Let the others look away, then show a player which cards he has drawn; he may leave it for later.  R5.0.4."""
    desk = game.desk

    def show() -> None:
        game.reset_title()
        desk.open(HandScreen(game, player, cards))

    name, why = player_name(game.setup, player), desk.texts("curtain-why-drawn")
    look, back = game.looks[player], game.reset_title
    desk.open(Curtain(desk, name, look, why, show, on_back=back, back="curtain-later", own=True))


def choose_hand(game: Desk) -> None:
    """Show the hand of who decides now, which leads on to those of the others; else ask whose if several have cards."""
    request, texts = game.controller.pending, game.texts
    asked = None if request is None else PlayerId(request.player)
    holders = sorted(
        (player for player in game.controller.people if has_cards(game.state, player)),
        key=lambda player: player != asked,
    )
    if not holders:
        game.say(texts("hand-no-cards"))
    elif len(holders) == 1 or holders[0] == asked:
        open_hand(game, holders[0])
    else:
        options = [
            (player, texts("hand-whose-option", number=number, player=player_name(game.setup, player)))
            for number, player in enumerate(holders, start=1)
        ]
        pick = PickOne(game.desk, texts("hand-whose"), options, lambda player: open_hand(game, PlayerId(player)))
        game.desk.open(pick)


class HandScreen(HandPanel):
    """The cards of one player over the table; whatever is done with one closes it before anybody else looks.

    `fresh` are those that were just drawn.  `page` is which of the ways to play the chosen card are shown.
    """

    def __init__(self, game: Desk, player: PlayerId, fresh: Collection[CardId] = ()) -> None:
        super().__init__(game.desk)
        self.game = game
        self.looks = game.looks
        self.player = player
        self.fresh = fresh
        self.chosen = 0
        self.page = 0
        self.state = view(game.controller.session.state, player)
        self.offers: list[CardOffer] = []
        self._look_again()
        wanted = (bool(offer.card.id in fresh if fresh else offer.ways) for offer in self.offers)
        self.chosen = next((number for number, is_wanted in enumerate(wanted) if is_wanted), 0)

    def _look_again(self) -> None:
        self.state = view(self.game.controller.session.state, self.player)
        self.offers = hand_offers(self.state, self.player, self.game.controller.pending)
        self.chosen = max(0, min(self.chosen, len(self.offers) - 1))
        self._changed = True

    @property
    def offer(self) -> CardOffer | None:
        """The card that is chosen."""
        return self.offers[self.chosen] if self.offers else None

    @property
    def may_pass(self) -> bool:
        """Whether the open question is whether this player plays a card, so that passing answers it."""
        request = self.game.controller.pending
        return isinstance(request, PlayOrPass | PlayInterruption) and request.player == self.player

    # -- doing --------------------------------------------------------------------------------------------

    def play(self, way: PlayCard) -> None:
        """Play a card: the hand closes, then everybody sees what happens."""
        self.desk.leave(self)
        self.game.commit(way)

    def discard(self) -> None:
        """Discard the chosen card without playing it, if that is really wanted.  R5.0.5, RU112."""
        if self.offer is not None:
            card, texts = self.offer.card.id, self.desk.texts
            title = texts("hand-discard-title")
            text = texts("hand-discard-text", card=card_name(texts, self.state.setup, card))
            yes, no = texts("hand-discard"), texts("card-cancel")
            self.desk.ask(title, text, yes, no, lambda: self._declare(DiscardCard(card)))

    def ask_for(self, when: AskCards) -> None:
        """Say when this player wants to be asked for cards."""
        self._declare(AskForCards(when))

    def _declare(self, said: DiscardCard | AskForCards) -> None:
        refusal = self.game.controller.declare(self.player, said)
        if refusal is not None:
            self.desk.say(self.game.refusal_text(refusal))
        self.game.touch()
        self._look_again()

    def press(self, name: str) -> None:
        kind, _, rest = name.partition(":")
        match kind:
            case "card" if still_there(self.offers, rest) is not None:
                self._choose(int(rest))
            case "page":
                self.turn_page(int(rest))
            case "way" if self.offer is not None and (way := still_there(self.offer.ways, rest)) is not None:
                self.play(way)
            case "discard":
                self.discard()
            case "ask":
                self.ask_for(AskCards(rest))
            case "other":
                self.desk.leave(self)
                open_hand(self.game, PlayerId(rest))
            case "pass" if self.may_pass:
                self.desk.leave(self)
                self.game.commit(Pass())
            case "close":
                self.desk.leave(self)
            case _:
                pass

    def accept(self) -> None:
        """Enter plays the chosen card where there is one way."""
        if self.offer is not None and len(self.offer.ways) == 1:
            self.play(self.offer.ways[0])

    def refuse(self) -> None:
        self.desk.leave(self)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.desk.leave(self)
        elif event.type == pygame.MOUSEWHEEL:
            pixel, notches = wheel_of(event)
            ways = self.layout.scrolls()["ways"].rect
            (self.turn_page if len(self.pages) > 1 and ways.has(*pixel) else self._step)(-1 if notches > 0 else 1)
            self._changed = True
        else:
            super().handle(event)

    def take_key(self, event: pygame.event.Event) -> None:
        """Arrows choose a card, digits a way to play it that is shown, Page Up and Page Down show others."""
        key = event.key
        if key in ARROWS:
            self._step(ARROWS[key])
        elif pygame.K_1 <= key <= pygame.K_9:
            if key - pygame.K_1 < len(self.shown):
                self.press(f"way:{self.shown[key - pygame.K_1]}")
        elif key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.turn_page(-1 if key == pygame.K_PAGEUP else 1)
        elif key == pygame.K_DELETE:
            self.discard()
        elif key == pygame.K_p:
            self.press("pass")
        else:
            super().take_key(event)

    def _step(self, step: int) -> None:
        if self.offers:
            self._choose((self.chosen + step) % len(self.offers))

    def _choose(self, number: int) -> None:
        """Look at a card, and at the first ways to play it."""
        self.chosen, self.page = number, 0

    # -- ways to play the chosen card ---------------------------------------------------------------------

    @property
    def pages(self) -> list[list[int]]:
        """The numbers of the ways by page: as many as have room in some lines, and as there are digits."""
        ways = range(len(self.offer.ways)) if self.offer is not None else range(0)
        whole = filled(Flow(tuple(self._way(way, str(DIGITS)) for way in ways)), self._ways_room, 1.0, FontLetters())
        lines = groupby(zip(ways, whole.hits(), strict=True), key=lambda pair: pair[1].rect.y)
        pages: list[list[int]] = [[]]
        for number, (_, line) in enumerate(lines):
            pages += [[]] if number and number % LINES == 0 else []
            for way, _ in line:
                pages += [[]] if len(pages[-1]) == DIGITS else []
                pages[-1].append(way)
        return pages

    @property
    def _ways_room(self) -> Rect:
        return Rect(0, 0, round(self.width - PAGER - 2 * SCROLL_BAR), 0)

    @property
    def shown(self) -> list[int]:
        """The numbers of the ways that are shown."""
        return self.pages[min(self.page, len(self.pages) - 1)]

    def turn_page(self, step: int) -> None:
        """Show other ways to play the chosen card, where there are more than there is room for."""
        self.page = max(0, min(self.page + step, len(self.pages) - 1))

    def way_label(self, way: PlayCard) -> str:
        """What a way to play a card is called: at whom, or just playing it."""
        texts, setup = self.game.texts, self.game.setup
        aim = way.figure or way.player
        return texts("hand-play") if aim is None else texts("hand-play-at", at=name_of(texts, setup, aim))

    def _way(self, number: int, key: str, style: Style = "plain") -> Button:
        assert self.offer is not None, "it is played"
        return Button(f"way:{number}", self.way_label(self.offer.ways[number]), key, 32.0, style)

    def _ways(self) -> Node:
        """How the chosen card can be played, or the one reason why not."""
        offer, texts = self.offer, self.desk.texts
        if offer is None:
            return Space()
        if not offer.ways:
            return Label(self.game.refusal_text(offer.refusal), tone="muted", side="center")
        parts: list[Node] = [] if offer.affordable else [Label(texts("hand-too-dear"), theme.SMALL, "bad")]
        if len(offer.ways) == 1:
            parts.append(Flow((self._way(0, texts("key-return"), "primary"),), align="center"))
            return Column(tuple(parts), 4.0)
        pages, page = self.pages, min(self.page, len(self.pages) - 1)
        shown = Flow(tuple(self._way(way, str(at)) for at, way in enumerate(pages[page], 1)), align="center", grow=1.0)
        if len(pages) < 2:
            return Column((*parts, shown), 4.0)
        tip = (texts("hand-more-ways"),)
        pager = (
            Button("page:-1", "‹", enabled=page > 0, tip=tip, min_width=34.0),
            Label(f"{page + 1}/{len(pages)}", theme.SMALL, "muted", side="center", min_width=32.0),
            Button("page:1", "›", enabled=page < len(pages) - 1, tip=tip, min_width=34.0),
        )
        return Column((*parts, Row((shown, Row(pager, 4.0, "center")), align="start")), 4.0)

    # -- what is shown ------------------------------------------------------------------------------------

    def held(self) -> tuple[State, PlayerId]:
        return self.state, self.player

    def offered(self) -> Sequence[CardOffer]:
        return self.offers

    def marked(self, offer: CardOffer) -> str:
        return self.desk.texts("hand-new") if offer.card.id in self.fresh else ""

    def beside(self) -> Sequence[Node]:
        """The way to the hands of the others, each behind a curtain of its own."""
        others = (player for player in self.game.controller.people if player != self.player)
        return [
            Button(f"other:{player}", self.desk.texts("hand-of-other", player=player_name(self.state.setup, player)),
                   style="quiet", size=theme.SMALL)
            for player in others if self.state.players[player].hand
        ]  # fmt: skip

    def below(self) -> Sequence[Node]:
        """The ways to play; when to be asked on the left; discarding, passing and closing on the right."""
        texts, now = self.desk.texts, self.state.players[self.player].ask_cards
        asking = [
            Button(f"ask:{when}", texts(f"hand-ask-{when}"), height=34.0, pressed=when is now, size=theme.SMALL,
                   tip=(texts(f"hand-ask-{when}.help"),))
            for when in AskCards
        ]  # fmt: skip
        buttons: list[Node] = []
        if self.offer is not None:
            tip = (texts("hand-discard.help"),)
            buttons.append(Button("discard", texts("hand-discard"), texts("key-delete"), 34.0, tip=tip))
        if self.may_pass:
            buttons.append(Button("pass", texts("interruption-pass"), "P", 34.0))
        buttons.append(Button("close", texts("hand-close"), texts("key-escape"), 34.0))
        ask = Label(texts("hand-ask"), theme.SMALL, "muted", wrap=False)
        ways = Scroll("ways", Box(self._ways(), (SCROLL_BAR, 0.0, 0.0, 0.0)), min_height=WAYS, max_height=WAYS)
        return ways, Row((ask, *asking, Space(grow=1.0), *buttons), align="center")
