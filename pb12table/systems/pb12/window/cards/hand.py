"""A player's hand, behind a curtain: looking at it, playing a card, discarding one, and when to be asked for cards."""

from __future__ import annotations

from collections.abc import Collection

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
from pb12table.systems.pb12.window.cards.card_face import HEIGHT, WIDTH, draw_card_face
from pb12table.systems.pb12.window.cards.hand_ways import CardWays
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.previews.hand_offers import CardOffer, hand_offers
from pb12table.texts.names import player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, Zone, width_of, zone_at
from pb12table.window.kit.tips import draw_tip
from pb12table.window.screens.asking import PickOne
from pb12table.window.screens.base import PaintedScreen, wheel_of
from pb12table.window.screens.curtain import Curtain

GAP = 14.0
ASKING = tuple(AskCards)
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


class HandScreen(PaintedScreen):
    """The cards of one player over the table; whatever is done with one closes it before anybody else looks.

    `fresh` are those he has just drawn.
    """

    opaque = False

    def __init__(self, game: Desk, player: PlayerId, fresh: Collection[CardId] = ()) -> None:
        self.game = game
        self.desk = game.desk
        self.player = player
        self.fresh = fresh
        self.chosen = 0
        self.state = view(game.controller.session.state, player)
        self.offers: list[CardOffer] = []
        self.ways = CardWays(game)
        self._zones: list[Zone] = []
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

    def _press(self, name: str) -> None:
        kind, _, rest = name.partition(":")
        offer = self.offer
        match kind:
            case "card":
                self._choose(int(rest))
            case "page":
                self.ways.turn_page(int(rest))
            case "way" if offer is not None and int(rest) < len(offer.ways):
                self.play(offer.ways[int(rest)])
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
                return
        self._changed = True

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            zone = zone_at(self._zones, event.pos)
            if zone is not None and zone.enabled:
                self._press(zone.name)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._press("close:")
        elif event.type == pygame.MOUSEWHEEL:
            pixel, notches = wheel_of(event)
            step = -1 if notches > 0 else 1
            if len(self.ways.pages) > 1 and self.ways.rect.collidepoint(pixel):
                self.ways.turn_page(step)
            else:
                self._step(step)
        elif event.type == pygame.KEYDOWN:
            self._key(event.key)

    def _key(self, key: int) -> None:
        """Arrows choose a card, Enter plays it where there is one way, digits choose a way that is shown, Page Up and
        Page Down show others, Escape closes the hand."""
        offer = self.offer
        if key in ARROWS:
            self._step(ARROWS[key])
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER) and offer is not None and len(offer.ways) == 1:
            self.play(offer.ways[0])
        elif pygame.K_1 <= key <= pygame.K_9:
            if key - pygame.K_1 < len(self.ways.shown):
                self._press(f"way:{self.ways.shown[key - pygame.K_1]}")
        elif key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.ways.turn_page(-1 if key == pygame.K_PAGEUP else 1)
        elif key == pygame.K_DELETE:
            self.discard()
        elif key == pygame.K_p:
            self._press("pass:")
        elif key == pygame.K_ESCAPE:
            self._press("close:")

    def _step(self, step: int) -> None:
        if self.offers:
            self._choose((self.chosen + step) % len(self.offers))

    def _choose(self, number: int) -> None:
        """Look at a card, and at the first ways to play it."""
        self.chosen, self.ways.page = number, 0

    # -- painting -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        px, texts = canvas.px, self.desk.texts
        canvas.zones.clear()
        window = canvas.rect
        canvas.veil(window, theme.INK, 120)
        height = px(HEIGHT) + px(206)
        panel = pygame.Rect(0, 0, min(px(1120), window.w - px(24)), height)
        panel.midbottom = (window.centerx, window.bottom - px(16))
        look = self.game.looks[self.player]
        canvas.shadow(panel, 12)
        canvas.box(panel, theme.PANEL, look.colour, 12, 2)
        left = panel.left + px(20)
        canvas.player_mark((left + px(9), panel.top + px(26)), 9, look)
        own = self.state.players[self.player]
        title = texts("hand-title", player=player_name(self.state.setup, self.player), number=len(own.hand))
        place = canvas.text((left + px(28), panel.top + px(13)), title, theme.LARGE, bold=True)
        counts = texts(
            "hand-counts", deck=len(own.deck), discarded=len(own.discarded), points=own.command_points
        )
        canvas.text((place.right + px(16), panel.top + px(16)), counts, theme.NORMAL, theme.MUTED)
        self._others(canvas, panel)
        row = pygame.Rect(left, panel.top + px(56), panel.w - px(40), px(HEIGHT))
        self._cards(canvas, row)
        self.ways.draw(canvas, pygame.Rect(left, row.bottom + px(12), row.w, px(72)), self.offer)
        self._foot(canvas, pygame.Rect(left, panel.bottom - px(50), row.w, px(34)))
        self._zones = list(canvas.zones)

    def _others(self, canvas: Canvas, panel: pygame.Rect) -> None:
        """The way to the hands of the others, each behind a curtain of its own."""
        px, texts = canvas.px, self.desk.texts
        right = panel.right - px(20)
        for player in reversed(self.game.controller.people):
            if player == self.player or not self.state.players[player].hand:
                continue
            label = texts("hand-of-other", player=player_name(self.state.setup, player))
            width = width_of(label, px(theme.SMALL)) + px(24)
            place = pygame.Rect(right - width, panel.top + px(12), width, px(28))
            canvas.button(place, f"other:{player}", label, style="quiet", size=theme.SMALL)
            right = place.left - px(8)

    def _cards(self, canvas: Canvas, row: pygame.Rect) -> None:
        """As many cards as there is room for, overlapping where there are more; the chosen one lies on top."""
        px = canvas.px
        if not self.offers:
            canvas.middle(row, self.desk.texts("hand-empty"), theme.LARGE, theme.MUTED)
            return
        wide, count = px(WIDTH), len(self.offers)
        step = min(wide + px(GAP), (row.w - wide) // max(count - 1, 1))
        left = row.left + (row.w - wide - step * (count - 1)) // 2
        order = sorted(range(count), key=lambda number: -abs(number - self.chosen))
        for number in order:
            place = pygame.Rect(left + number * step, row.top, wide, row.h)
            if number == self.chosen:
                place.top -= px(6)
            offer, texts = self.offers[number], self.desk.texts
            mark = texts("hand-new") if offer.card.id in self.fresh else ""
            draw_card_face(canvas, place, texts, offer, chosen=number == self.chosen, number=number, mark=mark)

    def _foot(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """When to be asked on the left; discarding, passing and closing on the right."""
        px, texts = canvas.px, self.desk.texts
        x = canvas.text((rect.left, rect.top + px(8)), texts("hand-ask"), theme.SMALL, theme.MUTED).right + px(10)
        now = self.state.players[self.player].ask_cards
        for when in ASKING:
            label = texts(f"hand-ask-{when}")
            width = width_of(label, px(theme.SMALL)) + px(22)
            place = pygame.Rect(x, rect.top, width, rect.h)
            about = (texts(f"hand-ask-{when}.help"),)
            canvas.button(place, f"ask:{when}", label, pressed=when is now, size=theme.SMALL, tip=about)
            x = place.right + px(6)
        buttons: list[tuple[str, str, str]] = [("close:", texts("hand-close"), texts("key-escape"))]
        if self.may_pass:
            buttons.append(("pass:", texts("interruption-pass"), "P"))
        if self.offer is not None:
            buttons.append(("discard:", texts("hand-discard"), texts("key-delete")))
        right = rect.right
        for name, label, key in buttons:
            width = width_of(label, px(theme.NORMAL)) + width_of(key, px(theme.SMALL)) + px(44)
            place = pygame.Rect(right - width, rect.top, width, rect.h)
            tip: tuple[str, ...] = (texts("hand-discard.help"),) if name == "discard:" else ()
            canvas.button(place, name, label, key=key, tip=tip)
            right = place.left - px(8)
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip:
            draw_tip(canvas, zone.tip)
