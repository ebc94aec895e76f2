"""The decision card over the table: where it lies, folding it, and the table that makes room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from pb12table.app.camera import Camera
from pb12table.app.canvas import Canvas
from pb12table.app.modes.base import Mode
from pb12table.app.panels.card_place import CardPlace
from pb12table.app.panels.cards import Card
from pb12table.app.panels.decision_card import Fold, draw_card
from pb12table.pb12.figures import figures_on_table, is_on_table
from pb12table.pb12.profiles import FigureId
from pb12table.table.shapes import Point

if TYPE_CHECKING:
    from pb12table.app.screens.game import GameScreen


MARGIN: Final = 48
"""How far from a card that opens the places it is about are kept, in natural pixels."""
TOUCH: Final = 22
"""So near to a place it would lie over the figure there."""


class TableCard:
    """The card of a game screen; `place` is where it lies."""

    def __init__(self, game: GameScreen) -> None:
        self.game = game
        self.place = CardPlace()
        self._uncovered: tuple[Mode, int] | None = None
        self._pushed: tuple[Camera, Camera] | None = None

    def draw(self, canvas: Canvas, card: Card) -> int:
        """Paint the card; return above which pixel notices find room."""
        game, free = self.game, self.game.layout.free
        texts, folded = game.texts, type(game.mode) in self.place.folded
        words = texts("card-unfold" if folded else "card-fold", key=game.key("fold-card"))
        fold = Fold((words, texts("card-move")), folded)
        rect = draw_card(canvas, free, card, game.looks, self._place, fold)
        self._uncover(rect)
        return rect.top if rect.bottom > free.centery else free.bottom - canvas.px(8)

    def fold(self) -> None:
        """Leave only the title of cards like this one, or show them whole again."""
        self.place.folded ^= {type(self.game.mode)}

    def _concerned(self) -> list[FigureId]:
        """The figure that acts and the one it points at, as far as they are on the table."""
        game, state = self.game, self.game.paint.shown_state()
        figures = (game.selected, game.mode.pointed_at)
        return [figure for figure in figures if figure is not None and is_on_table(state, figure)]

    def _needed(self) -> list[Point]:
        """The places the decision is about."""
        placed = self.game.paint.shown_state().figures
        return [*((placed[figure].x, placed[figure].y) for figure in self._concerned()), *self.game.mode.needed()]

    def _place(self, size: tuple[int, int]) -> pygame.Rect:
        """Where a card of a size hides least of those who stand on the table."""
        game, concerned = self.game, self._concerned()
        others = [
            game.camera.to_screen((placed.x, placed.y))
            for placed in figures_on_table(game.paint.shown_state())
            if placed.id not in concerned
        ]
        needed = [game.camera.to_screen(place) for place in self._needed()]
        return self.place.choose(game.mode, game.layout.free, size, others, needed, game.desk.scale)

    # -- the table makes room -------------------------------------------------------------------------------

    def _uncover(self, card: pygame.Rect) -> None:
        """Push the table whenever a card has come or grown, so that it lies over nobody it is about.

        Those are the figure that acts, the one it points at, and other places the mode needs; the first is never pushed
        out at the top for the others.  A card that somebody has put where it is moves nothing.
        """
        game, free = self.game, self.game.layout.free
        if self._uncovered == (game.mode, card.top):
            return
        # A card that only grows under somebody's hand moves nothing from under it that it does not touch.
        has_grown = self._uncovered is not None and self._uncovered[0] is game.mode
        self._uncovered = (game.mode, card.top)
        if self.place.own is not None or card.bottom < free.centery:
            return
        margin = round((TOUCH if has_grown else MARGIN) * game.desk.scale)
        near = card.inflate(2 * margin, 2 * margin)
        pixels = [game.camera.to_screen(place) for place in self._needed()]
        push = max((y + margin - card.top for x, y in pixels if near.collidepoint(x, y)), default=0)
        if pixels:
            highest = pixels[0][1] if self._concerned() else min(y for _, y in pixels)
            push = min(push, max(highest - free.top - margin, 0))
        if push > 0:
            before = game.camera if self._pushed is None else self._pushed[0]
            game.camera = game.camera.panned(0, -push)
            self._pushed = (before, game.camera)
            game.touch()

    def cover_again(self) -> None:
        """Let the table come back when the mode that pushed it has gone and nobody has moved it since."""
        game = self.game
        gone = self._uncovered is None or self._uncovered[0] is not game.mode
        if gone and self._pushed is not None:
            before, after = self._pushed
            self._pushed = None
            if game.camera is after:
                game.camera = before
                game.touch()
