"""What lies over the table for a while: the card, the strip that says who is asked, notices and the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import pygame

from pb12table.app.game.base import Playing
from pb12table.app.game.card import TableCard
from pb12table.app.panels.asked_banner import banner_place, draw_banner
from pb12table.app.panels.foresight_plate import ForesightPlate
from pb12table.app.panels.notices import around_mouse, draw_notice, notice_place
from pb12table.app.preview.state_picture import last_seen_at
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import scene
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.play.cards import Card
from pb12table.window.play.foreseeing import Foreseen
from pb12table.window.scene.place_line import draw_place_line, place_line


class Beneath(Protocol):
    """What lies below, as it is known here."""

    def is_open(self) -> bool:
        """Whether a question is open and the present is shown."""
        ...

    def shown_state(self) -> Any:
        """The state on the screen."""
        ...

    def card(self) -> Card | None:
        """The decision card."""
        ...


class OverTable:
    """What a game screen shows over its table, below the tips."""

    def __init__(self, game: Playing, beneath: Beneath, card: TableCard, hold: Callable[[], float | None]) -> None:
        """`hold` tells how far (0..1) a held Enter has got, None while it is up."""
        self.game = game
        self._beneath = beneath
        self._lies = card
        self._hold = hold
        self._plate = ForesightPlate()

    def _shown_plan(self) -> Foreseen | None:
        """What is known of the plan, while it is made."""
        return self.game.foreseeing.found if self._beneath.is_open() and self.game.ruler is None else None

    def covered(self, canvas: Canvas) -> tuple[pygame.Rect, ...]:
        """Where nothing is to be written on the table, because it could not be read there."""
        words, cards = self._asked_words(), self._plate.rects
        return (*cards, self._banner_place(canvas, words)) if words else cards

    def draw(self, canvas: Canvas) -> None:
        """Paint all of it."""
        game, free, lies = self.game, self.game.layout.free, self._lies
        plan = self._shown_plan()
        named = () if plan is None else lies.rooms_of(plan.named)
        cards = self._plate.draw(canvas, game, plan, lies.vital(), named, game.table.rooms)
        asked = self._asked(canvas)
        others = [*asked, *self._place(canvas, [*cards, *asked])]
        notices = [(self._lasting_notice(), theme.PLANNED, True), (self._way_told(), theme.PLANNED, True)]
        text, bad = game.toast
        notices.append((text, theme.BAD if bad else theme.GOOD, False))
        if (held := self._hold()) is not None:
            self._held_key(canvas, min(held, 1.0))
            notices.append((game.texts("hold-to-end"), theme.ACCENT, False))
        kept = [*lies.vital(), around_mouse(canvas), *game.table.labels]
        for words, colour, high in notices:
            if words:
                rect = notice_place(canvas, free, words, cards, others, kept, game.table.rooms, high=high)
                draw_notice(canvas, rect, words, colour)
                others.append(rect)
        if game.menu is not None:
            self._context_menu(canvas)

    def _held_key(self, canvas: Canvas, share: float) -> None:
        """How long the key has been held that ends the turn."""
        bar = self.game.layout.bar
        track = pygame.Rect(0, bar.top - canvas.px(4), round(bar.w * share), canvas.px(4))
        pygame.draw.rect(canvas.surface, theme.ACCENT, track)

    def _lasting_notice(self) -> str:
        """What is told at the top while something else than the game is shown or done; "" otherwise."""
        game = self.game
        if game.moment is not None:
            return game.texts("moment-notice")
        if game.playing is not game.controller.playback:
            return game.texts("recap-notice", pace=game.playing.pace)
        if game.redone and game.playing.is_running:
            return game.redone
        if game.ruler is not None:
            return game.texts("ruler-notice")
        return game.mode.notice()

    def _way_told(self) -> str:
        """While looking, why there is no way to where the mouse is; "" otherwise."""
        return self.game.mode.no_way() if self.game.ruler is None else ""

    def _place(self, canvas: Canvas, cards: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """Tell what lies under the mouse on the table, while looking where it is too; return where that is written."""
        game, mouse = self.game, canvas.mouse
        under_card = any(card.collidepoint(mouse) for card in cards)
        if not game.layout.free.collidepoint(mouse) or under_card or canvas.zone_at(mouse) is not None:
            return []
        state, looks, point = self._beneath.shown_state(), game.mode.looks_around, game.camera.to_table(mouse)
        texts, face = game.texts.of(state.setup.system), scene(state.setup.system)
        told = () if looks and face.tells_pieces and not face.tells_zones else face.told_at(state, texts, point)
        told = (*last_seen_at(state, texts, point), *told, *game.threat.told_at(texts, state, point, game.storey))
        line = place_line(
            game.texts, game.setup, state.battlefield, point,
            coordinates=looks, more=told, pieces=face.tells_pieces, storeys=game.storey,
        )  # fmt: skip
        kept = [*self._lies.vital(), around_mouse(canvas)]
        others = [*game.table.rooms, *game.table.labels]
        return [draw_place_line(canvas, game.layout.free, line, cards, kept, others)] if line else []

    def _asked_words(self) -> str:
        """Whose hand is needed, when it is not the one whose turn it is; "" when that is plain."""
        game, request = self.game, self.game.controller.pending
        looks = game.mode.watches or game.mode.looks_around
        if request is None or looks or not self._beneath.is_open():
            return ""
        return game.system.asked_words(game.texts, game.state, request)

    def _banner_place(self, canvas: Canvas, words: str) -> pygame.Rect:
        card = self._lies
        figures = card.rooms_of(set(scene(self.game.setup.system).figures(self._beneath.shown_state())))
        return banner_place(canvas, self.game.layout.free, words, (), card.vital(), figures)

    def _asked(self, canvas: Canvas) -> list[pygame.Rect]:
        """The strip that says whose hand is needed; where it lies."""
        game, request, words = self.game, self.game.controller.pending, self._asked_words()
        if not words or request is None:
            return []
        place = self._banner_place(canvas, words)
        draw_banner(canvas, place, words, game.looks[PlayerId(request.player)])
        return [place]

    def _context_menu(self, canvas: Canvas) -> None:
        """What can be done at a place, beside the mouse."""
        assert self.game.menu is not None, "asked before"
        px = canvas.px
        place, offers = self.game.menu
        free = self.game.layout.free
        longest = max(canvas.button_width(offer.label, offer.key) for offer in offers) + px(8)
        width = min(max(px(250), longest), free.w)
        rect = pygame.Rect(place[0], place[1], width, px(36) * len(offers) + px(8))
        rect.clamp_ip(free)
        canvas.shadow(rect, 6)
        canvas.box(rect, theme.PANEL, theme.LINE, 6)
        for number, offer in enumerate(offers):
            row = pygame.Rect(rect.left + px(4), rect.top + px(4) + number * px(36), rect.w - px(8), px(32))
            canvas.button(
                row,
                f"command:{offer.command}",
                offer.label,
                key=offer.key,
                enabled=offer.enabled,
                tip=(offer.reason,) if offer.reason else (),
            )
