"""A player's hand over the table: the faces of cards, playing and
discarding them, and hands that are only looked at.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import groupby
from math import cos, pi, sin, tau
from random import Random
from types import MappingProxyType
from typing import Any, Final, Literal

import pygame

from pb12table.kernel.game import Event
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.cards.card_data import Card, Playability
from pb12table.systems.pb12.rules.cards.card_legality import RULES, PlayOrPass
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.game.answers import AskForCards, DiscardCard, Pass, PlayCard
from pb12table.systems.pb12.rules.game.events import CardPlayed
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.rules import view
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import AskCards, CardId, Setup
from pb12table.systems.pb12.scene.miniatures import card_emblem
from pb12table.systems.pb12.texts.names import card_name
from pb12table.systems.pb12.window.modes.desk import Desk, show_alone
from pb12table.texts.locale import Texts
from pb12table.texts.names import name_of, player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, rendered, still_there
from pb12table.window.kit.palette import PlayerLook, mixed
from pb12table.window.kit.strokes import medallion
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
from pb12table.window.play.base import RevealedCard, Tile
from pb12table.window.screens.base import LaidScreen, WindowDesk, wheel_of
from pb12table.window.screens.dialogs import PickOne
from pb12table.window.tokens.tokens import emblem_alone

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
CORNER: Final = 9.0
SEAL: Final = 42.0
RIBBON: Final = 20.0
COIN: Final = 13.0
INSET: Final = 4.0
"""How large are on a card its seal, the ribbon below it, what it costs and the room outside of its rule."""
OUTSIDE: Final = (-1, -1)
"""Where the mouse is while a card is painted that is kept."""
GRAIN: Final = (60, 84)
BACK: Final = "pirate-captain"
"""The silhouette on the back of all cards."""
PAPER: Final[theme.Colour] = (233, 223, 199)
PRINT: Final[theme.Colour] = (44, 38, 30)
STAMP: Final[theme.Colour] = (150, 32, 24)
BANDS: Final[Mapping[Playability, theme.Colour]] = MappingProxyType(
    {
        Playability.ACTION: (150, 70, 48),
        Playability.AFTER_ROLL: (104, 80, 138),
        Playability.TURN: (58, 98, 134),
        Playability.STATUS_PHASE: (70, 102, 66),
        Playability.INTERRUPTION: (130, 90, 22),
    }
)
"""The colour of seal and ribbon; the ribbon says in words, too, when a card is played."""


@dataclass(frozen=True, slots=True)
class Inks:
    """The paper of a card and what is printed on it, `faded` what is read last and `dear` a price one cannot pay."""

    paper: theme.Colour
    printed: theme.Colour
    faded: theme.Colour
    dear: theme.Colour


INKS: Final = Inks(PAPER, PRINT, (98, 86, 68), (152, 40, 24))
DARK_INKS: Final = Inks(mixed(PAPER, PRINT, 0.28), PRINT, (64, 56, 44), (112, 22, 10))
"""Of cards that cannot be played now: darker, and still to be read."""


@dataclass(frozen=True, slots=True)
class CardState:
    """What is seen of a card: is it `playable` now, `affordable`, and what is `stamped` on it: "spent" or "lost"."""

    card: Card
    playable: bool = True
    affordable: bool = True
    stamped: Literal["", "spent", "lost"] = ""


def draw_card_face(
    canvas: Canvas, rect: pygame.Rect, texts: Texts, offer: CardOffer, *, chosen: bool, mark: str = ""
) -> None:
    """Paint a card with a `mark` at its edge; one that cannot be played now is darker."""
    canvas.shadow(rect, 10)
    seen = CardState(offer.card, offer.refusal is None, offer.affordable)
    canvas.surface.blit(card_picture(texts, seen, rect.size, canvas.scale), rect)
    if chosen:
        canvas.box(rect, None, theme.ACCENT, CORNER, 4)
    if mark:
        badge = Label(mark, theme.SMALL, theme.INK, bold=True)
        _draw_badge(canvas, (rect.left + canvas.px(12), rect.top - canvas.px(15)), badge, Plate(theme.ACCENT, PRINT, 9))
    if offer.copies > 1:
        badge = Label(texts("card-copies", number=offer.copies), theme.SMALL, bold=True)
        place = (rect.centerx - canvas.px(17), rect.top - canvas.px(10))
        _draw_badge(canvas, place, badge, Plate(theme.PANEL, theme.ACCENT, 9))


def card_picture(texts: Texts, seen: CardState, size: tuple[int, int], scale: float) -> pygame.Surface:
    """Return the picture of a card in a size: paper under a seal."""
    return _card_picture(texts, seen, size, scale, theme.EDITION)


@lru_cache(maxsize=48)
def _card_picture(texts: Texts, seen: CardState, size: tuple[int, int], scale: float, edition: int) -> pygame.Surface:
    """Return the same; letters are as large as the theme of an edition wants them."""
    card, dark = seen.card, not seen.playable
    inks, band = DARK_INKS if dark else INKS, mixed(BANDS[card.playability], PRINT, 0.3 if dark else 0.0)
    surface = paper(size, inks.paper, scale).copy()
    canvas, whole = Canvas(surface, scale, OUTSIDE), surface.get_rect()
    canvas.box(whole, None, PRINT, CORNER)
    inner = whole.inflate(-2 * canvas.px(INSET), -2 * canvas.px(INSET))
    canvas.box(inner, None, inks.faded, CORNER - INSET)
    painters: dict[str, Painter] = {
        "seal": partial(_draw_seal, emblem=card_emblem(card), wax=band, ink=inks.paper),
        "ribbon": partial(_draw_ribbon, words=texts(f"playability-{card.playability}"), band=band, edge=inner),
        "command": partial(_draw_coin, ink=inks.printed if seen.affordable else inks.dear, star=True),
        "action": partial(_draw_coin, ink=inks.printed, star=False),
    }
    draw_panel(canvas, whole, _face(texts, seen, inks, scale), painters)
    if seen.stamped:
        _draw_stamp(canvas, whole, texts(f"card-{seen.stamped}"))
    return surface


@lru_cache(maxsize=16)
def _spent_card(texts: Texts, card: Card, size: tuple[int, int], scale: float, edition: int) -> pygame.Surface:
    """Return a card that has been played, smaller than it is: it lies on a pile."""
    whole = (round(WIDTH * scale), round(HEIGHT * scale))
    return pygame.transform.smoothscale(card_picture(texts, CardState(card, stamped="spent"), whole, scale), size)


@lru_cache(maxsize=16)
def card_back(size: tuple[int, int], look: PlayerLook, scale: float) -> pygame.Surface:
    """Return the back of a player's cards: the same for all, whatever is on their faces."""
    cloth = mixed(look.dark, look.colour, 0.4)
    surface = paper(size, cloth, scale).copy()
    canvas, whole = Canvas(surface, scale, OUTSIDE), surface.get_rect()
    inner = whole.inflate(-whole.w // 8, -whole.w // 8)
    step, line = max(round(whole.w / 9), 3), mixed(cloth, look.light, 0.35)
    surface.set_clip(inner)
    for x in range(-whole.h, whole.w, step):
        pygame.draw.aaline(surface, line, (x, whole.h), (x + whole.h, 0))
        pygame.draw.aaline(surface, line, (x, 0), (x + whole.h, whole.h))
    surface.set_clip(None)
    canvas.box(inner, None, look.light, CORNER - INSET)
    canvas.box(whole, None, PRINT, CORNER)
    medal = medallion(BACK, round(whole.w * 0.5))
    surface.blit(medal, medal.get_rect(center=whole.center))
    return surface


@lru_cache(maxsize=16)
def paper(size: tuple[int, int], colour: theme.Colour, scale: float) -> pygame.Surface:
    """Return paper of a colour with grain, darker towards its edge, with round corners."""
    chance = Random(12)
    grain = pygame.Surface(GRAIN, pygame.SRCALPHA, 32)
    for x in range(GRAIN[0]):
        for y in range(GRAIN[1]):
            edge = min(x, y, GRAIN[0] - 1 - x, GRAIN[1] - 1 - y)
            grain.set_at((x, y), mixed(colour, PRINT, 0.015 * chance.random() + 0.16 * max(0.0, 1.0 - edge / 5.0) ** 2))
    found = pygame.transform.smoothscale(grain, size)
    corners = pygame.Surface(size, pygame.SRCALPHA, 32)
    pygame.draw.rect(corners, (255, 255, 255), corners.get_rect(), border_radius=round(CORNER * scale))
    found.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return found


TURNED: Final = 0.16
"""The fraction of its time in which a card is turned over."""
NAMED: Final = 26.0
"""How much higher than a card is the room in which it is revealed: its player is named there."""


def revealed_card(texts: Texts, setup: Setup, event: Event) -> RevealedCard | None:
    """Return the card that an event reveals: one that has just been played.  R5.0.6."""
    card = setup.card_by_id.get(event.card) if isinstance(event, CardPlayed) else None
    if card is None or not isinstance(event, CardPlayed):
        return None
    seen = CardState(card, affordable=event.works, stamped="" if event.works else "lost")
    paint = partial(_draw_turning, texts=texts, seen=seen, name=player_name(setup, event.player))
    return RevealedCard((WIDTH, HEIGHT + NAMED), event.player, paint, () if event.figure is None else (event.figure,))


def _draw_turning(
    canvas: Canvas, room: pygame.Rect, look: PlayerLook, age: float, *, texts: Texts, seen: CardState, name: str
) -> None:
    """Paint a card that shows its back at first, then its face, below the name of who has played it."""
    rect = pygame.Rect(room.left, room.bottom - canvas.px(HEIGHT), room.w, canvas.px(HEIGHT))
    shown = card_picture(texts, seen, rect.size, canvas.scale)
    wide = abs(cos(pi * min(age / TURNED, 1.0)))
    if age < TURNED / 2:
        shown = card_back(rect.size, look, canvas.scale)
    if wide < 1.0:
        shown = pygame.transform.smoothscale(shown, (max(round(rect.w * wide), 1), rect.h))
    else:
        canvas.shadow(rect, CORNER)
    canvas.surface.blit(shown, shown.get_rect(center=rect.center))
    _draw_badge(canvas, room.topleft, Label(name, theme.SMALL, bold=True), Plate(theme.PANEL, look.colour, CORNER))


def _draw_seal(canvas: Canvas, rect: pygame.Rect, *, emblem: str, wax: theme.Colour, ink: theme.Colour) -> None:
    """Paint a seal of wax with a silhouette in it."""
    radius, (x, y) = rect.w / 2.0, rect.center
    rim = [
        (x + cos(angle) * reach, y + sin(angle) * reach)
        for angle in (tau * number / 40 for number in range(40))
        for reach in (radius * (0.95 + 0.05 * sin(7 * angle)),)
    ]
    pygame.draw.polygon(canvas.surface, mixed(wax, PRINT, 0.35), rim)
    pygame.draw.aalines(canvas.surface, mixed(wax, PRINT, 0.5), True, rim)
    pygame.draw.aacircle(canvas.surface, wax, rect.center, radius * 0.82)
    found = emblem_alone(emblem, round(radius * 1.3))
    if found is not None:
        found.fill((*ink, 0), special_flags=pygame.BLEND_RGB_MAX)
        canvas.surface.blit(found, found.get_rect(center=rect.center))


def _draw_ribbon(canvas: Canvas, rect: pygame.Rect, *, words: str, band: theme.Colour, edge: pygame.Rect) -> None:
    """Paint a ribbon that reaches over the edge of what is printed, with words."""
    left, right, cut = edge.left - canvas.px(2), edge.right + canvas.px(2), rect.h // 3
    points = [(left, rect.top), (right, rect.top), (right - cut, rect.centery), (right, rect.bottom),
              (left, rect.bottom), (left + cut, rect.centery)]  # fmt: skip
    pygame.draw.polygon(canvas.surface, band, points)
    pygame.draw.aalines(canvas.surface, mixed(band, PRINT, 0.4), True, points)
    canvas.middle(pygame.Rect(left, rect.top, right - left, rect.h), words, theme.SMALL, PAPER, bold=True)


def _draw_coin(canvas: Canvas, rect: pygame.Rect, *, ink: theme.Colour, star: bool) -> None:
    """Paint what a card costs: a star for command points, a disc for those of a figure."""
    radius, (x, y) = min(rect.size) / 2.0, rect.center
    if not star:
        pygame.draw.aacircle(canvas.surface, ink, rect.center, radius * 0.8)
        return
    turns = (tau * (number / 10.0 - 0.25) for number in range(10))
    reach = (radius, radius * 0.45) * 5
    pygame.draw.polygon(canvas.surface, ink, [(x + cos(turn) * r, y + sin(turn) * r)
                                              for turn, r in zip(turns, reach, strict=True)])  # fmt: skip


def _draw_stamp(canvas: Canvas, rect: pygame.Rect, words: str) -> None:
    """Paint a stamp over a card."""
    canvas.veil(rect, mixed(PAPER, PRINT, 0.3), 90, CORNER)
    letters = rendered(words, canvas.px(theme.TITLE), STAMP, True, False, told=True)
    stamp = pygame.Surface(letters.get_rect().inflate(canvas.px(20), canvas.px(10)).size, pygame.SRCALPHA)
    pygame.draw.rect(stamp, STAMP, stamp.get_rect(), max(canvas.px(2), 1), border_radius=canvas.px(4))
    stamp.blit(letters, letters.get_rect(center=stamp.get_rect().center))
    turned = pygame.transform.rotozoom(stamp, 16.0, 1.0)
    canvas.surface.blit(turned, turned.get_rect(center=(rect.centerx, rect.top + round(rect.h * 0.62))))


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
    return texts.listing([words for _, words in _costs(texts, offer.card)] or [texts("cost-none")])


def _costs(texts: Texts, card: Card) -> Iterator[tuple[str, str]]:
    """Yield what playing a card costs: the kind of points, and how many of them in words."""
    for kind, number in (("command", card.command_points), ("action", card.action_points)):
        if number:
            yield kind, texts(f"cost-{kind}", number=number)


def _face(texts: Texts, seen: CardState, inks: Inks, scale: float) -> Node:
    """Return a card: seal and name, when it is played, its rule, an ornament if there is room, price and value."""
    card, language = seen.card, texts.language
    name = Label(card.label.in_language(language), theme.LARGE + 1, PRINT, bold=True, lines=3, least=theme.NORMAL,
                 told=True, grow=1.0)  # fmt: skip
    seal = Drawn("seal", min_width=SEAL, max_width=SEAL, min_height=SEAL)
    upper = (
        Row((seal, name), 7.0, "center"),
        Drawn("ribbon", min_height=RIBBON),
        Label(card.text.in_language(language), theme.NORMAL, PRINT, lines=7, cites=False),
    )
    rule = Box(Space(), surface=Plate(inks.faded, radius=0), min_height=1.0)
    ink = inks.printed if seen.affordable else inks.dear
    costs: list[Node] = []
    for kind, words in _costs(texts, card):
        cost = Label(words, theme.NORMAL, ink if kind == "command" else PRINT, bold=True, wrap=False)
        costs.append(Row((Drawn(kind, min_width=COIN, min_height=COIN), cost), 3.0, "center"))
    free = Label(texts("cost-none"), theme.NORMAL, PRINT, bold=True, wrap=False)
    value = Label(texts("card-per-mille", number=card.per_mille), theme.SMALL, inks.faded, wrap=False)
    lower = (rule, Row((*(costs or (free,)), Space(grow=1.0), value), 8.0, "center"))

    def whole(*middle: Node) -> Node:
        return Box(Column((*upper, Space(grow=1.0), *middle, *lower), 5.0), (11.0, 10.0, 11.0, 9.0))

    if card.flavour is not None:
        adorned = whole(Label(card.flavour.in_language(language), theme.SMALL, inks.faded, italic=True, cites=False))
        if wanted_height(adorned, round(WIDTH * scale), scale) <= round(HEIGHT * scale):
            return adorned
    return whole()


GAP = 14.0
PAD = 20.0
WIDEST = 1120.0
RAISED = 6.0
"""How far the chosen card lies above the others."""
SMALL_CARD: Final = (27.0, 37.0)
FANNED: Final = 8.0
MOST_BACKS: Final = 6
"""How large a pile of cards is, how far apart the backs of a hand lie, and how many of them are seen at most."""


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
                *self._piles(),
                Label(counts, tone="muted", lines=1),
                Space(grow=1.0),
                *self.beside(),
            ),
            10.0,
            "center",
            min_height=SMALL_CARD[1],
        )
        # The chosen card is raised, and what is marked on it lies above its edge.
        cards = Box(self._cards(), (0.0, RAISED + 4.0, 0.0, 0.0))
        body = Column((head, cards, *self.below()), 14.0)
        return Box(body, (PAD, 12.0, PAD, 14.0), Plate(theme.PANEL, self.looks[player].colour, 12, 2, shaded=True))

    def _piles(self) -> list[Node]:
        """Return what lies face down in the deck, and what has been played, open and spent."""
        state, player = self.held()
        own = state.players[player]
        names = [card_name(self.desk.texts, state.setup, card) for card in own.discarded]
        piles: dict[str, tuple[str, ...]] = {"deck": ()} if own.deck else {}
        if names:
            piles["spent"] = tuple(names)
        wide, high = SMALL_CARD
        return [Drawn(name, f"about:{name}", tip, min_width=wide, max_width=wide, min_height=high)
                for name, tip in piles.items()]  # fmt: skip

    def _draw_pile(self, canvas: Canvas, rect: pygame.Rect, *, look: PlayerLook, spent: bool) -> None:
        """Paint a pile as a small card: its topmost one if all have been played, else a back."""
        state, player = self.held()
        if not spent:
            canvas.surface.blit(card_back(rect.size, look, canvas.scale * rect.h / canvas.px(HEIGHT)), rect)
            return
        top = state.setup.card_by_id[state.players[player].discarded[-1]]
        canvas.surface.blit(_spent_card(self.desk.texts, top, rect.size, canvas.scale, theme.EDITION), rect)

    def arrange(self, node: Node) -> Layout:
        window, scale, letters = self.window.size, self.window.scale, FontLetters()
        width = round((self.width + 2 * PAD) * scale)
        height = placing_wanted_height(node, width, scale, letters)
        place = Rect((window[0] - width) // 2, window[1] - round(16.0 * scale) - height, width, height)
        return filled(node, place, scale, letters)

    def painters(self) -> dict[str, Painter]:
        look = self.looks[self.held()[1]]
        found: dict[str, Painter] = {"mark": lambda canvas, rect: canvas.player_mark(rect.center, 9, look)}
        found |= {name: partial(self._draw_pile, look=look, spent=name == "spent") for name in ("deck", "spent")}
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
    """Show a player his hand once nobody else looks.  R5.0.3: it may be hidden."""
    pending = game.controller.pending
    own = pending is not None and pending.player == player
    show_alone(game, player, "curtain-why-hand", lambda: game.desk.open(HandScreen(game, player)), own=own)


def show_drawn(game: Desk, player: PlayerId, cards: Collection[CardId]) -> None:
    """Show a player which cards he has drawn once nobody else looks; he may leave it for later.  R5.0.4.

    Whoever plays against the program alone is asked from his first cards on only when one of them fits: there is
    nobody whom a question could tell what he holds.
    """
    own = game.controller.session.state.players[player]
    are_first = sorted(own.hand) == sorted(cards) and not own.discarded
    if are_first and game.controller.people == [player] and own.ask_cards is AskCards.USEFUL:
        game.controller.declare(player, AskForCards(AskCards.HELD))

    def show() -> None:
        game.desk.open(HandScreen(game, player, cards))

    show_alone(game, player, "curtain-why-drawn", show, back="curtain-later", own=True)


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
        """Return the backs of what the others hold, and the buttons to their hands, each behind its own curtain."""
        others = (player for player in self.game.controller.people if player != self.player)
        found: list[Node] = []
        for player in others:
            if number := len(self.state.players[player].hand):
                label = self.desk.texts("hand-of-other", player=player_name(self.state.setup, player))
                wide = SMALL_CARD[0] + FANNED * (min(number, MOST_BACKS) - 1)
                found.append(Drawn(f"backs:{player}", min_width=wide, max_width=wide, min_height=SMALL_CARD[1]))
                found.append(Button(f"other:{player}", label, style="quiet", size=theme.SMALL))
        return found

    def painters(self) -> dict[str, Painter]:
        players = self.state.players
        return super().painters() | {f"backs:{player}": partial(self._draw_backs, player=player) for player in players}

    def _draw_backs(self, canvas: Canvas, rect: pygame.Rect, *, player: PlayerId) -> None:
        """Paint what somebody else holds: nothing but backs."""
        size = (canvas.px(SMALL_CARD[0]), canvas.px(SMALL_CARD[1]))
        back = card_back(size, self.looks[player], canvas.scale * SMALL_CARD[1] / HEIGHT)
        for number in range(min(len(self.state.players[player].hand), MOST_BACKS)):
            canvas.surface.blit(back, (rect.left + canvas.px(FANNED * number), rect.top))

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
    """Show what everybody held at this moment, if that is no longer secret.  R5.0.3."""
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
