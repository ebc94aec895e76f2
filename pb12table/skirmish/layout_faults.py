"""What can make a layout of terrain unfit for play, though every piece of it is sound: named by piece or zone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from pb12table.table.shapes import Point


class Fault(StrEnum):
    """What can be wrong; the texts are `layout-` with these words."""

    OUTSIDE = "outside"
    ZONE_OUTSIDE = "zone-outside"
    ZONE_OVER_EDGE = "zone-over-edge"
    SEALED_YARD = "sealed-yard"
    NO_ROOM = "no-room"
    CUT_OFF = "cut-off"
    ONLY_CLIMBING = "only-climbing"
    STOREY_CUT_OFF = "storey-cut-off"
    SCENE_CUT_OFF = "scene-cut-off"
    SCENE_COUNT = "scene-count"


@dataclass(frozen=True, slots=True)
class LayoutFault:
    """A fault: which piece or zone (its id), where to show it in steps, and what else its text names.

    `pieces` are all pieces that have a part in it; `other` is the second zone of a pair.  `is_grave` is false for what
    may well be meant so.  A storey is told by its number, and by the `height` one stands at there.
    """

    fault: Fault
    subject: str
    at: Point
    pieces: tuple[str, ...] = ()
    other: str = ""
    is_grave: bool = True
    storey: int = 0
    height: float = 0.0
