"""Where the decision card lies: where it hides least, or where somebody has put it; and folded to its title."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
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


def way_beside(card: pygame.Rect, vital: Sequence[pygame.Rect], free: pygame.Rect) -> tuple[int, int] | None:
    """The push in pixels that brings what is vital beside a card, where most room is; None where none is enough."""
    rooms = pygame.Rect(vital[0]).unionall(list(vital[1:]))
    sides = (
        pygame.Rect(free.left, free.top, free.w, card.top - free.top),
        pygame.Rect(free.left, card.bottom, free.w, free.bottom - card.bottom),
        pygame.Rect(free.left, free.top, card.left - free.left, free.h),
        pygame.Rect(card.right, free.top, free.right - card.right, free.h),
    )
    for side in sorted(sides, key=lambda side: max(side.w, 0) * max(side.h, 0), reverse=True):
        if side.w >= rooms.w and side.h >= rooms.h:
            there = rooms.clamp(side)
            return there.left - rooms.left, there.top - rooms.top
    return None


def way_around(card: pygame.Rect, vital: Sequence[pygame.Rect], free: pygame.Rect) -> tuple[int, int] | None:
    """The least push in pixels after which all that is vital is in sight and nothing of it under a card.

    What is vital may lie on several sides of the card.  None where no push along the borders or to the middle helps.
    """
    rooms = pygame.Rect(vital[0]).unionall(list(vital[1:]))
    if rooms.w > free.w or rooms.h > free.h:
        return None
    there = rooms.clamp(free)
    across = (there.left, free.left, free.centerx - rooms.w // 2, free.right - rooms.w)
    along = (there.top, free.top, free.centery - rooms.h // 2, free.bottom - rooms.h)
    pushes = [(x - rooms.left, y - rooms.top) for x in across for y in along]
    able = [push for push in pushes if card.collidelist([room.move(push) for room in vital]) < 0]
    return min(able, key=lambda push: abs(push[0]) + abs(push[1]), default=None)


class CardPlace:
    """Where the card of a game screen lies now, `own` being where somebody has put its top left corner."""

    def __init__(self) -> None:
        self.own: tuple[float, float] | None = None
        self.folded: set[object] = set()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.anchor: str = ANCHORS[0]
        self._chosen_for: object = None
        self._kind: object = None
        self._about: object = None
        self._grip: tuple[int, int] | None = None

    def choose(
        self,
        chosen_for: object,
        kind: object,
        free: pygame.Rect,
        size: tuple[int, int],
        around: Surroundings,
        scale: float,
        about: object = None,
    ) -> pygame.Rect:
        """The place of a card; it is looked for once for each decision, so that nothing jumps meanwhile.

        Only a card that has grown over who acts or under the mouse, or lies over whom the decision is `about` by now,
        looks for another place.  Decisions of one `kind`, as they follow each other while a figure acts, stay where the
        first one was as long as that hides nothing more than elsewhere.
        """
        if self.own is not None:
            self.rect = pygame.Rect(
                (free.left + round(self.own[0] * free.w), free.top + round(self.own[1] * free.h)), size
            ).clamp(free)
            return self.rect
        here = anchored(free, size, self.anchor, scale)
        changed = size != self.rect.size or about != self._about
        under_mouse = around.takes_the_mouse(here) and not around.takes_the_mouse(self.rect)
        grown = changed and (under_mouse or here.collidelist(around.vital) >= 0)
        self._about = about
        begins = self._chosen_for is not chosen_for
        if begins or grown:
            preferred = (self.anchor, ANCHORS[0]) if kind == self._kind else (ANCHORS[0], self.anchor)
            self._chosen_for, self._kind = chosen_for, kind
            # Where a decision begins the mouse may lie on what has just been clicked.
            around = replace(around, mouse=None) if begins and not under_mouse else around
            self.anchor = best_anchor(free, size, around, preferred, scale)
        self.rect = anchored(free, size, self.anchor, scale)
        return self.rect

    def look_again(self) -> None:
        """Look for a place anew, because the card or what there is room for it on has another shape."""
        self._chosen_for = None

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
