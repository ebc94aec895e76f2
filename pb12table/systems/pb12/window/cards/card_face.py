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
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import mixed
from pb12table.window.layout.nodes import Box, Column, Label, Node, Plate, Row, Space
from pb12table.window.layout.panel import draw_panel, wanted_height, wanted_width

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
    """What the numbers on a card mean."""
    value = texts("card-per-mille", number=offer.card.per_mille)
    return texts("card-price-tip", price=_price(texts, offer)), texts("card-value-tip", value=value)


def _draw_badge(canvas: Canvas, place: tuple[int, int], words: Label, plate: Plate) -> None:
    node = Box(words, (9.0, 3.0, 9.0, 3.0), plate)
    width = wanted_width(node, canvas.scale)
    draw_panel(canvas, pygame.Rect(place, (width, wanted_height(node, width, canvas.scale))), node)


def _price(texts: Texts, offer: CardOffer) -> str:
    """What it costs to play a card."""
    costs = [
        texts(f"cost-{kind}", number=number)
        for kind, number in (("command", offer.card.command_points), ("action", offer.card.action_points))
        if number
    ]
    return texts.listing(costs) if costs else texts("cost-none")


def _face(texts: Texts, offer: CardOffer, *, chosen: bool, scale: float) -> Node:
    """A card: name and value, when it is played, its rule, an adornment where there is room, its price."""
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
