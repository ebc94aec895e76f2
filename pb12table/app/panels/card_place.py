"""Where the decision card lies: where it hides least, or where somebody has put it; and folded to its title."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

EDGE: Final = 8.0
"""How far from the edge of the table's part of the window, in natural pixels."""
SIDE: Final = 26.0
"""How far from its sides, where the handles of the panels are."""
TOP: Final = 60.0
"""How far from its top, where notices are."""
ANCHORS: Final = ("midbottom", "bottomleft", "bottomright", "topleft", "topright")
"""The places a card is given by itself, the best known first."""
NEEDED: Final = 3
"""So many others a figure counts for that is needed for the decision."""


def anchored(free: pygame.Rect, size: tuple[int, int], anchor: str, scale: float) -> pygame.Rect:
    """A card of a size at one of the anchors."""
    rect = pygame.Rect((0, 0), size)
    room = free.inflate(-2 * round(SIDE * scale), -2 * round(EDGE * scale))
    if anchor.startswith("top"):
        room.top = free.top + round(TOP * scale)
    setattr(rect, anchor, getattr(room, anchor))
    return rect.clamp(free)


def best_anchor(
    free: pygame.Rect,
    size: tuple[int, int],
    others: Iterable[tuple[int, int]],
    needed: Iterable[tuple[int, int]],
    before: str,
    scale: float,
) -> str:
    """The anchor at which a card hides least: `others` and `needed` are places in pixels.

    `before` is where the last card lay; it stays there, or at the bottom, unless another place is better.  From under
    the bottom the table is pushed away for what is needed.
    """
    margin = round(30 * scale)
    standing, wanted = [*others], [*needed]

    def hidden(anchor: str) -> int:
        near = anchored(free, size, anchor, scale).inflate(2 * margin, 2 * margin)
        counted = standing if "bottom" in anchor else [*standing, *wanted * NEEDED]
        return sum(near.collidepoint(place) for place in counted)

    order = [ANCHORS[0], before, *ANCHORS]
    return min(order, key=lambda anchor: (hidden(anchor), order.index(anchor)))


class CardPlace:
    """Where the card of a game screen lies now, `own` being where somebody has put its top left corner."""

    def __init__(self) -> None:
        self.own: tuple[float, float] | None = None
        self.folded: set[type] = set()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.anchor: str = ANCHORS[0]
        self._chosen_for: object = None
        self._grip: tuple[int, int] | None = None

    def choose(
        self,
        chosen_for: object,
        free: pygame.Rect,
        size: tuple[int, int],
        others: Iterable[tuple[int, int]],
        needed: Iterable[tuple[int, int]],
        scale: float,
    ) -> pygame.Rect:
        """The place of a card; it is looked for once for each decision, so that nothing jumps meanwhile."""
        if self.own is not None:
            self.rect = pygame.Rect(
                (free.left + round(self.own[0] * free.w), free.top + round(self.own[1] * free.h)), size
            ).clamp(free)
            return self.rect
        if self._chosen_for is not chosen_for:
            self._chosen_for = chosen_for
            self.anchor = best_anchor(free, size, others, needed, self.anchor, scale)
        self.rect = anchored(free, size, self.anchor, scale)
        return self.rect

    # -- by hand ------------------------------------------------------------------------------------------

    @property
    def is_held(self) -> bool:
        """Whether the card hangs on the mouse."""
        return self._grip is not None

    def grab(self, pixel: tuple[int, int]) -> None:
        """Take the card by its title."""
        self._grip = (pixel[0] - self.rect.left, pixel[1] - self.rect.top)

    def drag(self, pixel: tuple[int, int], free: pygame.Rect) -> None:
        """Move the card that is held."""
        if self._grip is not None:
            self.own = (
                (pixel[0] - self._grip[0] - free.left) / max(free.w, 1),
                (pixel[1] - self._grip[1] - free.top) / max(free.h, 1),
            )

    def let_go(self) -> None:
        """The card stays where it is."""
        self._grip = None

    def give_back(self) -> None:
        """Let the card look for its place by itself again."""
        self.own = self._chosen_for = None
