"""The page of a whole force: its player, how its value limit comes about, and the deck of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from pb12table.app.forces.fields import PAD, draw_buttons, draw_field, draw_head, label_width, small_button
from pb12table.files.labels import label_of
from pb12table.forces.gathering import player_entry
from pb12table.forces.told import limit_lines
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.files.forms.cards import CardForm
from pb12table.systems.pb12.rules.cards.card_data import Playability
from pb12table.systems.pb12.rules.preparations.limits import force_worth
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, fitting_size, width_of

if TYPE_CHECKING:
    from pb12table.app.forces.screen import ForcesScreen

FIELDS: Final = ("name", "command_points", "leader", "value_reduction")
CARD_ROW: Final = 30.0
CARD: Final = 290.0
"""How wide a card of the list is at least, in natural pixels."""
CARD_SIZES: Final = (theme.SMALL + 1, theme.SMALL, theme.SMALL - 1)
"""The sizes of the name of a card; the largest that fits is taken."""


def draw_force(screen: ForcesScreen, canvas: Canvas, page: pygame.Rect, top: int) -> int:
    """Paint the page from `top` on; return where it ends."""
    px, texts, name = canvas.px, screen.texts, screen.chosen.id
    left, width = page.left + px(PAD), page.w - px(2 * PAD)
    player = screen.setup.player_by_id.get(PlayerId(name))
    look = screen.commands.look(name)
    top += px(18)
    canvas.player_mark((left + px(18), top + px(18)), 16, look)
    shown = name if player is None else player.name
    spot = canvas.text((left + px(48), top + px(4)), shown, theme.TITLE, bold=True, width=width // 2)
    if player is not None:
        worth = force_worth(screen.setup, player)
        ink = theme.ACCENT if worth.keeps_limit else theme.BAD
        value = canvas.text((left + width, top), texts.number(worth.value), theme.TITLE + 6, ink, bold=True,
                            anchor="right")  # fmt: skip
        told = texts("forces-most-epic", epicness=worth.epicness, limit=screen.setup.modules.epicness_limit)
        canvas.text((value.left - px(16), top + px(12)), told, theme.SMALL + 1, theme.MUTED, anchor="right",
                    width=value.left - spot.right - px(40))  # fmt: skip
    top += px(56)
    top = draw_buttons(canvas, page, left, top, width, [
        (f"load-force:{name}", texts("forces-load")),
        (f"save-force:{name}", texts("forces-save")),
        (f"copy-force:{name}", texts("forces-copy")),
        (f"no-figures:{name}", texts("forces-no-members")),
        (f"remove-player:{name}", texts("forces-remove-player")),
    ])  # fmt: skip
    top += px(8)
    half = (width - px(40)) // 2
    low = draw_head(canvas, left, top, half, texts("forces-player"))
    label = label_width(screen, canvas, FIELDS)
    for key in FIELDS:
        low = draw_field(screen, canvas, pygame.Rect(left, low, half, 0), key, label)
    right = left + half + px(40)
    other = draw_head(canvas, right, top, half, texts("forces-limit-head"))
    if player is not None:
        lines = limit_lines(texts, screen.setup, player)
        for number, line in enumerate(lines):
            last = number == len(lines) - 1
            ink = theme.TEXT if last else theme.MUTED
            other += canvas.paragraph((right, other), half, line, theme.NORMAL, ink, bold=last) + px(4)
    return _draw_deck(screen, canvas, page, left, max(low, other) + px(14), width)


def _draw_deck(screen: ForcesScreen, canvas: Canvas, page: pygame.Rect, left: int, top: int, width: int) -> int:
    """Every card there is with how often it is in the deck, by when it is played."""
    px, texts, name = canvas.px, screen.texts, screen.chosen.id
    deck = list(player_entry(screen.bench.document, name).get("deck") or ())
    player = screen.setup.player_by_id.get(PlayerId(name))
    taken = 0 if player is None else player.card_reduction
    beside = texts("forces-deck-line", cards=len(deck), per_mille=taken)
    top = draw_head(canvas, left, top, width, texts("forces-deck"), beside)
    top += canvas.paragraph((left, top), width, texts("forces-deck-hint"), theme.SMALL + 1, theme.MUTED) + px(8)
    columns = max(1, width // px(CARD))
    wide = (width - (columns - 1) * px(14)) // columns
    for playability in Playability:
        cards = [(card, form) for card, form in screen.content.cards.items() if form.playability is playability]
        if not cards:
            continue
        canvas.text((left, top), texts(f"playability-{playability.value}"), theme.NORMAL, bold=True)
        top += px(24)
        named = sorted(cards, key=lambda pair: label_of(pair[1].name).in_language(texts.language).casefold())
        for number, (card, form) in enumerate(named):
            row, column = divmod(number, columns)
            place = pygame.Rect(left + column * (wide + px(14)), top + row * px(CARD_ROW), wide, px(CARD_ROW) - px(4))
            if place.colliderect(page):
                _draw_card(screen, canvas, place, card, form, deck.count(card))
        top += -(-len(named) // columns) * px(CARD_ROW) + px(10)
    if not deck:
        return top
    return draw_buttons(canvas, page, left, top, width, [(f"no-cards:{name}", texts("forces-no-cards"))])


def _draw_card(
    screen: ForcesScreen, canvas: Canvas, place: pygame.Rect, card: str, form: CardForm, number: int
) -> None:
    """A card with how often it is in the deck, one more and one less; its text is told when the mouse is there."""
    px, texts, page = canvas.px, screen.texts, screen.page_rect
    text = label_of(form.text).in_language(texts.language)
    name = label_of(form.name).in_language(texts.language)
    cost = texts("forces-card-cost", per_mille=form.per_mille, points=form.command_points)
    canvas.zone(place.clip(page), f"about:{card}", tip=(name, text, cost))
    canvas.box(place, theme.RAISED if number else theme.PANEL, theme.ACCENT if number else theme.LINE, 4)
    less = pygame.Rect(place.left, place.top, px(26), place.h)
    more = pygame.Rect(place.left + px(54), place.top, px(26), place.h)
    small_button(canvas, less, f"card-less:{card}", "\N{MINUS SIGN}", enabled=number > 0)
    small_button(canvas, more, f"card-more:{card}", "+")
    ink = theme.TEXT if number else theme.FAINT
    canvas.text((place.left + px(40), place.top + px(5)), str(number), theme.SMALL + 1, ink, bold=True, anchor="center")
    worth = f"{form.per_mille} ‰"
    room = place.right - px(10) - width_of(worth, px(theme.SMALL)) - px(8) - more.right - px(8)
    size = fitting_size(name, CARD_SIZES, room, canvas.scale)
    canvas.text((more.right + px(8), place.top + px(6 + theme.SMALL - size)), name, size, ink, width=room)
    canvas.text((place.right - px(8), place.top + px(6)), worth, theme.SMALL, theme.MUTED, anchor="right")
