"""Where something lies over the table for a while, such as dice: where it hides least."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, inf
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
PUSH: Final = 40.0
"""At most so far the table is rather pushed, in natural pixels, than that a card hides one other."""
NEAR: Final = 6
"""So near beside a card a room counts as hidden, in natural pixels."""


def anchored(free: pygame.Rect, size: tuple[int, int], anchor: str, scale: float) -> pygame.Rect:
    """A card of a size at one of the anchors."""
    rect = pygame.Rect((0, 0), size)
    room = free.inflate(-2 * round(SIDE * scale), -2 * round(EDGE * scale))
    if anchor.startswith("top"):
        room.top = free.top + round(TOP * scale)
    setattr(rect, anchor, getattr(room, anchor))
    return rect.clamp(free)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a card can hide, in pixels: what is `needed` only where there is no better place, `others` rather than that.

    All of it is rooms: figures with their names and statuses, places with what lies around them.  What is `vital`, such
    as the room of who acts, is never to be hidden.  The `mouse` is where it points at the table: a card that would come
    to lie there would take the click.
    """

    others: Sequence[pygame.Rect] = ()
    needed: Sequence[pygame.Rect] = ()
    vital: Sequence[pygame.Rect] = ()
    mouse: tuple[int, int] | None = None

    def hidden_by(self, card: pygame.Rect, margin: int) -> int:
        """How much a card hides besides what is vital, in others."""
        near = card.inflate(2 * margin, 2 * margin)
        return len(near.collidelistall(list(self.others))) + NEEDED * len(near.collidelistall(list(self.needed)))

    def takes_the_mouse(self, card: pygame.Rect) -> bool:
        """Whether a card lies where the mouse points."""
        return self.mouse is not None and card.collidepoint(self.mouse)

    def hides_vital(self, card: pygame.Rect, free: pygame.Rect) -> float:
        """How far the table must be pushed to uncover what is vital, in pixels; endlessly far when that is no help."""
        if card.collidelist(self.vital) < 0:
            return 0.0
        push = way_out(card, self.vital, free)
        return hypot(*push) if push != (0, 0) else inf


def best_anchor(
    free: pygame.Rect, size: tuple[int, int], around: Surroundings, preferred: Sequence[str], scale: float
) -> str:
    """The anchor at which a card hides least; of several the first of the `preferred` ones, then the best known one."""
    margin, order = round(NEAR * scale), [*preferred, *ANCHORS]

    def cost(name: str) -> tuple[bool, bool, float, float, int]:
        card = anchored(free, size, name, scale)
        push, hidden = around.hides_vital(card, free), around.hidden_by(card, margin)
        far = push if push > PUSH * scale else 0.0
        return push == inf, around.takes_the_mouse(card), far, hidden + push / (PUSH * scale), order.index(name)

    return min(order, key=cost)


def way_out(card: pygame.Rect, vital: Sequence[pygame.Rect], free: pygame.Rect) -> tuple[int, int]:
    """The least push in pixels, (right, down), that brings what is vital out from under a card and leaves it in sight.

    (0, 0) when nothing is under it, or when there is no such push.
    """
    if card.collidelist(vital) < 0:
        return (0, 0)
    pushes = (
        (0, card.top - max(room.bottom for room in vital)),
        (0, card.bottom - min(room.top for room in vital)),
        (card.left - max(room.right for room in vital), 0),
        (card.right - min(room.left for room in vital), 0),
    )
    able = [push for push in pushes if all(free.contains(room.move(push)) for room in vital)]
    return min(able, key=lambda push: abs(push[0]) + abs(push[1]), default=(0, 0))
