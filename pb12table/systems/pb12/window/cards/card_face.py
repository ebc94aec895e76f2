"""The face of a card: name, reduction, costs, when it is played, its rule, and an adornment in italics.  R5.0.12."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import pygame

from pb12table.systems.pb12.rules.cards.card_data import Playability
from pb12table.systems.pb12.window.previews.hand_offers import CardOffer
from pb12table.texts.locale import Texts
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of, wrapped
from pb12table.window.kit.palette import mixed

WIDTH, HEIGHT = 196.0, 268.0
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
DARK_INKS: Final = Inks(mixed(PAPER, theme.INK, 0.28), PRINT, (64, 56, 44), (112, 22, 10))
"""Of cards that cannot be played now: darker, and still to be read."""


def draw_card_face(
    canvas: Canvas, rect: pygame.Rect, texts: Texts, offer: CardOffer, *, chosen: bool, number: int, mark: str = ""
) -> None:
    """Paint a card that can be clicked, with a `mark` at its edge; one that cannot be played now is darker."""
    px, card, language = canvas.px, offer.card, texts.language
    playable = offer.refusal is None
    inks = INKS if playable else DARK_INKS
    band = BANDS[card.playability] if playable else mixed(BANDS[card.playability], theme.INK, 0.3)
    canvas.shadow(rect, 10)
    value = texts("card-per-mille", number=card.per_mille)
    price = _price(texts, offer)
    tip = (texts("card-price-tip", price=price), texts("card-value-tip", value=value))
    canvas.zone(rect, f"card:{number}", tip=tip)
    canvas.box(rect, inks.paper, theme.ACCENT if chosen else PRINT, 9, 4 if chosen else 1)
    inner = rect.inflate(-px(22), -px(18))
    right = canvas.text((inner.right, inner.top + px(2)), value, theme.SMALL, inks.faded, anchor="right")
    name = card.label.in_language(language)
    width = right.left - inner.left - px(6)
    size = theme.LARGE if len(wrapped(name, px(theme.LARGE), width, True)) <= 2 else theme.NORMAL
    top = inner.top + canvas.paragraph((inner.left, inner.top), width, name, size, PRINT, bold=True, lines=2)
    strip = pygame.Rect(rect.left + px(3), top + px(5), rect.w - px(6), px(20))
    canvas.box(strip, band, None, 0)
    canvas.middle(strip, texts(f"playability-{card.playability}"), theme.SMALL, PAPER, bold=True)
    top = strip.bottom + px(8)
    words = card.text.in_language(language)
    top += canvas.paragraph((inner.left, top), inner.w, words, theme.NORMAL - 0.5, PRINT, lines=7)
    _foot(canvas, inner, texts, offer, inks, top + px(6), price)
    if mark:
        badge = pygame.Rect(0, 0, width_of(mark, px(theme.SMALL), True) + px(18), px(22))
        badge.topleft = (rect.left + px(12), rect.top - px(15))
        canvas.box(badge, theme.ACCENT, PRINT, 9)
        canvas.middle(badge, mark, theme.SMALL, theme.INK, bold=True)
    if offer.copies > 1:
        badge = pygame.Rect(0, 0, px(34), px(22))
        badge.midtop = (rect.centerx, rect.top - px(10))
        canvas.box(badge, theme.PANEL, theme.ACCENT, 9)
        canvas.middle(badge, texts("card-copies", number=offer.copies), theme.SMALL, theme.TEXT, bold=True)


def _price(texts: Texts, offer: CardOffer) -> str:
    """What it costs to play a card."""
    costs = [
        texts(f"cost-{kind}", number=number)
        for kind, number in (("command", offer.card.command_points), ("action", offer.card.action_points))
        if number
    ]
    return texts.listing(costs) if costs else texts("cost-none")


def _foot(
    canvas: Canvas, inner: pygame.Rect, texts: Texts, offer: CardOffer, inks: Inks, top: int, price: str
) -> None:
    """What the card costs, and above it the adornment where there is room."""
    px, card = canvas.px, offer.card
    base = inner.bottom - canvas.line_height(theme.NORMAL)
    ink = inks.printed if offer.affordable else inks.dear
    canvas.text((inner.right, base), price, theme.NORMAL, ink, bold=True, anchor="right")
    pygame.draw.line(canvas.surface, inks.faded, (inner.left, base - px(4)), (inner.right, base - px(4)))
    if card.flavour is None:
        return
    words = card.flavour.in_language(texts.language)
    step = canvas.line_height(theme.SMALL)
    lines = len(wrapped(words, px(theme.SMALL), inner.w, italic=True))
    start = base - px(8) - lines * step
    if start >= top:
        canvas.paragraph((inner.left, start), inner.w, words, theme.SMALL, inks.faded, italic=True)
