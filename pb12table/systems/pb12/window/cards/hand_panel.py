"""The cards of a player over the table: what a hand that is played from and one that is only looked at share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.window.cards.card_face import HEIGHT, WIDTH, card_tip, draw_card_face
from pb12table.systems.pb12.window.previews.hand_offers import CardOffer
from pb12table.texts.names import player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.layout.letters import FontLetters
from pb12table.window.layout.nodes import Box, Column, Drawn, Label, Node, Plate, Row, Space
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.placed import Layout, Rect
from pb12table.window.layout.placing import filled, wanted_height
from pb12table.window.screens.base import LaidScreen

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
        """What is known, and whose hand it is."""
        raise NotImplementedError

    def offered(self) -> Sequence[CardOffer]:
        """The cards, from left to right."""
        raise NotImplementedError

    def marked(self, offer: CardOffer) -> str:
        """What is written at the edge of a card."""
        return ""

    def beside(self) -> Sequence[Node]:
        """What stands at the right above the cards."""
        return ()

    def below(self) -> Sequence[Node]:
        """What stands below the cards."""
        raise NotImplementedError

    @property
    def width(self) -> float:
        """How wide the cards may lie, in natural pixels."""
        return min(WIDEST, self.window.size[0] / self.window.scale - 24.0) - 2 * PAD

    def describe(self) -> Node:
        state, player = self.held()
        texts, own = self.desk.texts, state.players[player]
        title = texts("hand-title", player=player_name(state.setup, player), number=len(own.hand))
        counts = texts(
            "hand-counts", deck=len(own.deck), discarded=len(own.discarded), points=own.command_points
        )
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
        height = wanted_height(node, width, scale, letters)
        place = Rect((window[0] - width) // 2, window[1] - round(16.0 * scale) - height, width, height)
        return filled(node, place, scale, letters)

    def painters(self) -> dict[str, Painter]:
        look = self.looks[self.held()[1]]
        found: dict[str, Painter] = {"mark": lambda canvas, rect: canvas.player_mark(rect.center, 9, look)}
        return found | {f"card:{number}": partial(self._draw_card, number) for number in range(len(self.offered()))}

    def _cards(self) -> Node:
        """As many cards as there is room for; where not, all but the chosen and the last show a strip."""
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
