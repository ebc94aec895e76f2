"""A player's hand over the table: the faces of cards, playing and
discarding them, and hands that are only looked at.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from types import MappingProxyType
from typing import Any, Final

import pygame

from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.cards.card_data import Card, Playability
from pb12table.systems.pb12.rules.cards.card_legality import RULES, PlayOrPass
from pb12table.systems.pb12.rules.extensions.interrupt_answers import AskForCards, Pass
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.game.answers import DiscardCard, PlayCard
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.rules import view
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import AskCards, CardId
from pb12table.systems.pb12.texts.names import card_name
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.texts.locale import Texts
from pb12table.texts.names import name_of, player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, still_there
from pb12table.window.kit.palette import PlayerLook, mixed
from pb12table.window.layout.nodes import (
    Box,
    Button,
    Column,
    Drawn,
    Flow,
    Label,
    Node,
    Plate,
    Row,
    Scroll,
    Space,
    Style,
)
from pb12table.window.layout.painting import FontLetters, Painter, draw_panel, wanted_height, wanted_width
from pb12table.window.layout.placing import SCROLL_BAR, Layout, Rect, filled
from pb12table.window.layout.placing import wanted_height as placing_wanted_height
from pb12table.window.play.base import Tile
from pb12table.window.screens.base import LaidScreen, WindowDesk, wheel_of
from pb12table.window.screens.dialogs import Curtain, PickOne

NOBODY_CHOSEN = ("choose-a-figure", "at-the-acting-figure", "at-the-attacked-figure", "name-an-opponent")
"""Reasons that say, where there is no way at all to play a card, that there is nobody to play it at."""


@dataclass(frozen=True, slots=True)
class CardOffer:
    """A card of a hand, how often it is held, every way to play it now, and what is against playing it, if anything."""

    card: Card
    copies: int
    ways: tuple[PlayCard, ...]
    refusal: Refusal | None
    affordable: bool


def hand_offers(state: State, player: PlayerId, request: Request[State, Any] | None) -> list[CardOffer]:
    """Return the cards in a player's hand in the order drawn; `state` is what he himself may know."""
    own = state.players[player]
    ways = _ways(state, player, request)
    found: list[CardOffer] = []
    for name in dict.fromkeys(own.hand):
        card = state.setup.card_by_id[name]
        possible = ways.get(name, ())
        refusal = None if possible else _refusal(state, player, request, card)
        affordable = own.command_points >= card.command_points
        found.append(CardOffer(card, own.hand.count(name), possible, refusal, affordable))
    return found


def _ways(state: State, player: PlayerId, request: Request[State, Any] | None) -> Mapping[CardId, tuple[PlayCard, ...]]:
    """Return all legal ways to play a card as an answer to a question, by card."""
    if not _takes_cards(player, request):
        return {}
    assert request is not None, "it takes cards"
    found: dict[CardId, tuple[PlayCard, ...]] = {}
    for answer in request.hints(state):
        if isinstance(answer, PlayCard) and request.refusal(state, answer) is None:
            found[answer.card] = (*found.get(answer.card, ()), answer)
    return found


def _takes_cards(player: PlayerId, request: Request[State, Any] | None) -> bool:
    """Return whether a question is the player's own and a card can be the answer."""
    asking = (ChooseTurn, ChooseAction, PlayOrPass, PlayInterruption)
    return isinstance(request, asking) and request.player == player


def _refusal(state: State, player: PlayerId, request: Request[State, Any] | None, card: Card) -> Refusal:
    """Return why a card cannot be played now."""
    moment = Refusal(RULES[card.playability], "not-the-moment", (("card", card.id),))
    if not _takes_cards(player, request):
        return moment
    assert request is not None, "it takes cards"
    found = request.refusal(state, PlayCard(card.id, action_points=card.action_points)) or moment
    return Refusal(found.rule, "nobody-for-card", (("card", card.id),)) if found.reason in NOBODY_CHOSEN else found


WIDTH, HEIGHT = 196.0, 268.0
SIDES: Final = (8.0, 0.0, 8.0, 0.0)
"""How much farther in than the strip what is printed begins."""
PAPER: Final[theme.Colour] = (233, 223, 199)
PRINT: Final[theme.Colour] = (44, 38, 30)
BANDS: Final[Mapping[Playability, theme.Colour]] = MappingProxyType(
    {
        Playability.ACTION: (150, 70, 48),
        Playability.AFTER_ROLL: (104, 80, 138),
        Playability.TURN: (58, 98, 134),
        Playability.STATUS_PHASE: (70, 102, 66),
        Playability.INTERRUPTION: (130, 90, 22),
    }
)
"""The colour of the strip that names when a card is played; the strip says it in words, too."""


@dataclass(frozen=True, slots=True)
class Inks:
    """The paper of a card and what is printed on it, `faded` what is read last and `dear` a price one cannot pay."""

    paper: theme.Colour
    printed: theme.Colour
    faded: theme.Colour
    dear: theme.Colour


INKS: Final = Inks(PAPER, PRINT, (104, 92, 74), (158, 48, 30))
DARK_INKS: Final = Inks(mixed(PAPER, PRINT, 0.28), PRINT, (64, 56, 44), (112, 22, 10))
"""Of cards that cannot be played now: darker, and still to be read."""


def draw_card_face(
    canvas: Canvas, rect: pygame.Rect, texts: Texts, offer: CardOffer, *, chosen: bool, mark: str = ""
) -> None:
    """Paint a card with a `mark` at its edge; one that cannot be played now is darker."""
    canvas.shadow(rect, 10)
    draw_panel(canvas, rect, _face(texts, offer, chosen=chosen, scale=canvas.scale))
    if mark:
        badge = Label(mark, theme.SMALL, theme.INK, bold=True)
        _draw_badge(canvas, (rect.left + canvas.px(12), rect.top - canvas.px(15)), badge, Plate(theme.ACCENT, PRINT, 9))
    if offer.copies > 1:
        badge = Label(texts("card-copies", number=offer.copies), theme.SMALL, bold=True)
        place = (rect.centerx - canvas.px(17), rect.top - canvas.px(10))
        _draw_badge(canvas, place, badge, Plate(theme.PANEL, theme.ACCENT, 9))


def card_tip(texts: Texts, offer: CardOffer) -> tuple[str, ...]:
    """Return what the numbers on a card mean."""
    value = texts("card-per-mille", number=offer.card.per_mille)
    return texts("card-price-tip", price=_price(texts, offer)), texts("card-value-tip", value=value)


def _draw_badge(canvas: Canvas, place: tuple[int, int], words: Label, plate: Plate) -> None:
    node = Box(words, (9.0, 3.0, 9.0, 3.0), plate)
    width = wanted_width(node, canvas.scale)
    draw_panel(canvas, pygame.Rect(place, (width, wanted_height(node, width, canvas.scale))), node)


def _price(texts: Texts, offer: CardOffer) -> str:
    """Return the cost of playing a card."""
    costs = [
        texts(f"cost-{kind}", number=number)
        for kind, number in (("command", offer.card.command_points), ("action", offer.card.action_points))
        if number
    ]
    return texts.listing(costs) if costs else texts("cost-none")


def _face(texts: Texts, offer: CardOffer, *, chosen: bool, scale: float) -> Node:
    """Return a card: name and value, when it is played, its rule, an ornament if there is room, its price."""
    card, language, playable = offer.card, texts.language, offer.refusal is None
    inks = INKS if playable else DARK_INKS
    band = BANDS[card.playability] if playable else mixed(BANDS[card.playability], PRINT, 0.3)
    value = Label(texts("card-per-mille", number=card.per_mille), theme.SMALL, inks.faded, wrap=False)
    name = Label(card.label.in_language(language), theme.LARGE, PRINT, bold=True, lines=2, least=theme.NORMAL, grow=1.0)
    when = Label(texts(f"playability-{card.playability}"), theme.SMALL, PAPER, bold=True, side="center")
    upper = (
        Box(Row((name, value), 6.0, "start"), SIDES),
        Box(when, (3.0, 2.0, 3.0, 2.0), Plate(band, radius=0)),
        Box(Label(card.text.in_language(language), theme.NORMAL, PRINT, lines=7), SIDES),
    )
    ink = inks.printed if offer.affordable else inks.dear
    rule = Box(Space(), surface=Plate(inks.faded, radius=0), min_height=1.0)
    price = Label(_price(texts, offer), theme.NORMAL, ink, bold=True, side="right")
    lower = (Box(rule, SIDES), Box(price, SIDES))
    plate = Plate(inks.paper, theme.ACCENT if chosen else PRINT, 9, 4 if chosen else 1)

    def whole(*middle: Node) -> Node:
        return Box(Column((*upper, Space(grow=1.0), *middle, *lower), 5.0), (3.0, 9.0, 3.0, 7.0), plate)

    if card.flavour is not None:
        flavour = Label(card.flavour.in_language(language), theme.SMALL, inks.faded, italic=True)
        adorned = whole(Box(flavour, SIDES))
        if wanted_height(adorned, round(WIDTH * scale), scale) <= round(HEIGHT * scale):
            return adorned
    return whole()


GAP = 14.0
PAD = 20.0
WIDEST = 1120.0
RAISED = 6.0
"""How far the chosen card lies above the others."""


class HandPanel(LaidScreen):
    """A panel at the lower border of the window: whose hand it is, the cards, and what a subclass says below them."""

    looks: Mapping[PlayerId, PlayerLook]
    chosen = -1
    """The number of the card that lies on top of the others."""

    def held(self) -> tuple[State, PlayerId]:
        """Return the known state, and whose hand it is."""
        raise NotImplementedError

    def offered(self) -> Sequence[CardOffer]:
        """Return the cards, from left to right."""
        raise NotImplementedError

    def marked(self, offer: CardOffer) -> str:
        """Return what is written at the edge of a card."""
        return ""

    def beside(self) -> Sequence[Node]:
        """Return what stands to the right above the cards."""
        return ()

    def below(self) -> Sequence[Node]:
        """Return what stands below the cards."""
        raise NotImplementedError

    @property
    def width(self) -> float:
        """Return the width available to the cards, in natural pixels."""
        return min(WIDEST, self.window.size[0] / self.window.scale - 24.0) - 2 * PAD

    def describe(self) -> Node:
        state, player = self.held()
        texts, own = self.desk.texts, state.players[player]
        title = texts("hand-title", player=player_name(state.setup, player), number=len(own.hand))
        counts = texts("hand-counts", deck=len(own.deck), discarded=len(own.discarded), points=own.command_points)
        head = Row(
            (
                Drawn("mark", min_width=20.0, min_height=20.0),
                Label(title, theme.LARGE, bold=True, wrap=False),
                Label(counts, tone="muted", lines=1),
                Space(grow=1.0),
                *self.beside(),
            ),
            10.0,
            "center",
            min_height=30.0,
        )
        # The chosen card is raised, and what is marked on it lies above its edge.
        cards = Box(self._cards(), (0.0, RAISED + 4.0, 0.0, 0.0))
        body = Column((head, cards, *self.below()), 14.0)
        return Box(body, (PAD, 12.0, PAD, 14.0), Plate(theme.PANEL, self.looks[player].colour, 12, 2, shaded=True))

    def arrange(self, node: Node) -> Layout:
        window, scale, letters = self.window.size, self.window.scale, FontLetters()
        width = round((self.width + 2 * PAD) * scale)
        height = placing_wanted_height(node, width, scale, letters)
        place = Rect((window[0] - width) // 2, window[1] - round(16.0 * scale) - height, width, height)
        return filled(node, place, scale, letters)

    def painters(self) -> dict[str, Painter]:
        look = self.looks[self.held()[1]]
        found: dict[str, Painter] = {"mark": lambda canvas, rect: canvas.player_mark(rect.center, 9, look)}
        return found | {f"card:{number}": partial(self._draw_card, number) for number in range(len(self.offered()))}

    def _cards(self) -> Node:
        """Return as many cards as there is room for; otherwise all but the chosen and the last show a strip."""
        offers, texts = self.offered(), self.desk.texts
        if not offers:
            words = Label(texts("hand-empty"), theme.LARGE, "muted", side="center")
            return Column((Space(grow=1.0), words, Space(grow=1.0)), min_height=HEIGHT)
        whole = {self.chosen, len(offers) - 1} - {-1}
        covered = len(offers) - len(whole)
        fits = len(offers) * (WIDTH + GAP) - GAP <= self.width
        strip = WIDTH if fits else (self.width - len(whole) * WIDTH) / max(covered, 1)
        slots = (
            Drawn(f"card:{number}", f"card:{number}", card_tip(texts, offer), min_height=HEIGHT,
                  min_width=WIDTH if number in whole else strip)
            for number, offer in enumerate(offers)
        )  # fmt: skip
        return Row((Space(grow=1.0), Row(tuple(slots), GAP if fits else 0.0), Space(grow=1.0)), 0.0)

    def _draw_card(self, number: int, canvas: Canvas, slot: pygame.Rect) -> None:
        """Paint as much of a card as is not below its neighbours."""
        offer, is_chosen, before = self.offered()[number], number == self.chosen, canvas.surface.get_clip()
        card = pygame.Rect(slot.left, slot.top, canvas.px(WIDTH), slot.h)
        if is_chosen:
            card.top -= canvas.px(RAISED)
        if slot.w < card.w:
            canvas.surface.set_clip(slot.inflate(0, canvas.px(4 * PAD)).clip(before))
        draw_card_face(canvas, card, self.desk.texts, offer, chosen=is_chosen, mark=self.marked(offer))
        canvas.surface.set_clip(before)


LINES = 2
"""So many lines of ways to play a card are shown at once."""
WAYS = 74.0
"""How high these lines are, with what is said above them."""
DIGITS = 9
PAGER = 116.0
"""How wide the buttons are that show other ways."""
ARROWS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -1, pygame.K_DOWN: 1}


def has_cards(state: State, player: PlayerId) -> bool:
    """Return whether a player has, or had, cards in this game."""
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
        """Return whether the open question is whether this player plays a card, so passing answers it."""
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
        """Let arrows choose a card, digits a way to play it that is shown, Page Up and Page Down show others."""
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
        """Return the label of a way to play a card: at whom, or just playing it."""
        texts, setup = self.game.texts, self.game.setup
        aim = way.figure or way.player
        return texts("hand-play") if aim is None else texts("hand-play-at", at=name_of(texts, setup, aim))

    def _way(self, number: int, key: str, style: Style = "plain") -> Button:
        assert self.offer is not None, "it is played"
        return Button(f"way:{number}", self.way_label(self.offer.ways[number]), key, 32.0, style)

    def _ways(self) -> Node:
        """Return how the chosen card can be played, or the one reason why it cannot."""
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
        """Return the buttons to the hands of the others, each behind a curtain of its own."""
        others = (player for player in self.game.controller.people if player != self.player)
        return [
            Button(f"other:{player}", self.desk.texts("hand-of-other", player=player_name(self.state.setup, player)),
                   style="quiet", size=theme.SMALL)
            for player in others if self.state.players[player].hand
        ]  # fmt: skip

    def below(self) -> Sequence[Node]:
        """Return the ways to play; when to be asked on the left; discarding, passing and closing on the right."""
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


STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_TAB: 1}


def hands_tiles(game: Desk, *, is_over: bool) -> Sequence[Tile]:
    """Return the tile that shows all hands while a saved game with cards is watched."""
    if not _has_cards(game):
        return ()
    texts, key = game.texts, game.key("show-hand")
    refusal = _open_hands_refusal(game, is_over=is_over)
    return (Tile("show-hand", texts("watch-hands"), texts("watch-hands-note"), key, refusal),)


def show_hands(game: Desk, *, is_over: bool) -> None:
    """Show what everybody held at this moment, where that is no secret any more.  R5.0.3."""
    why = _open_hands_refusal(game, is_over=is_over)
    if why:
        game.say(why)
        return
    game.skip()
    request = game.controller.pending
    first = None if request is None else PlayerId(request.player)
    game.desk.open(OpenHands(game.desk, game.controller.session.state, game.looks, first))


def _has_cards(game: Desk) -> bool:
    return any(player.deck for player in game.setup.players)


def _open_hands_refusal(game: Desk, *, is_over: bool) -> str:
    """Return why the hands stay closed; "" if they are shown."""
    if not _has_cards(game):
        return game.texts("hand-no-cards")
    return "" if is_over else game.texts("watch-hands-secret")


class OpenHands(HandPanel):
    """The cards of one player over the table; arrows and buttons lead to those of the others, Escape closes it."""

    def __init__(
        self, desk: WindowDesk, state: State, looks: Mapping[PlayerId, PlayerLook], first: PlayerId | None
    ) -> None:
        """Take `state` as what really was; `first` whose hand is shown first, None for that of the first player."""
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
        """Return the buttons to the others on the left, closing on the right."""
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
