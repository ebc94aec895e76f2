"""Where the labels of sight lines lie: each on its own line, in view, and on nobody else's line, token or label.

In the fan of lines that one figure sends out there is most room near the targets, so that is where a place is looked
for first. A label that finds none on its line lies beside it on a short leader; one that finds none there either is
left out, for on another's line it would tell something wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any, Final

import numpy as np
import pygame
from numpy.typing import NDArray

from pb12table.window.kit.strokes import Pixel
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import SightDrawing
from pb12table.window.scene.plates import plate_size

Floats = NDArray[np.floating[Any]]

STUB: Final = 9.0
"""So much of its line, in natural pixels, is seen on both sides of a label."""
APART: Final = 3.0
"""How far labels stay from each other."""
STEP: Final = 9.0
MOST_PLACES: Final = 48
LEADERS: Final = (14.0, 26.0, 40.0)
"""How far beside its line a label may lie, measured to its border."""
FAR_LEADERS: Final = (56.0, 74.0)
"""How far beside it lies what must be told in any case, when there is no room nearer."""
ONE_LINE: Final = 1.0
"""Lines whose ends lie so near to each other, in natural pixels, are one, and a line so short is a point."""
HALF_AT: Final = 0.62
"""Where on a half line its label lies best, as a share of its length."""


@dataclass(frozen=True, slots=True)
class PlacedLabel:
    """A label about `middle`; `foot` is the point of its line a leader goes to, None when it lies on the line."""

    sight: SightDrawing
    text: str
    middle: Pixel
    foot: Pixel | None = None


def label_text(sight: SightDrawing) -> str:
    """What a sight line says; a borderline result carries an equals sign."""
    return " ".join(part for part in (sight.label, "=" if sight.borderline else "") if part)


def line_on_screen(camera: Camera, sight: SightDrawing) -> tuple[Pixel, Pixel]:
    """From where to where a sight line is drawn: as far as the middle when it is only one of two halves."""
    start = camera.to_screen_exact((sight.start[0], sight.start[1]))
    end = camera.to_screen_exact((sight.end[0], sight.end[1]))
    if sight.half:
        end = ((start[0] + end[0]) / 2.0, (start[1] + end[1]) / 2.0)
    return start, end


def place_labels(
    camera: Camera, sights: Sequence[SightDrawing], taken: Sequence[pygame.Rect], view: pygame.Rect, scale: float
) -> list[PlacedLabel]:
    """Find a place for each label beside what is taken, those of the lines drawn last first."""
    strong = [sight for sight in sights if not sight.faint]
    ends = np.array([(*start, *end) for start, end in (line_on_screen(camera, sight) for sight in strong)])
    near = round(2 * APART * scale)
    rooms = _corners_of([rect.inflate(near, near) for rect in taken if rect.colliderect(view)])
    found: list[PlacedLabel] = []
    for number in reversed(range(len(strong))):
        text = label_text(strong[number])
        if not text:
            continue
        search = _Search(ends, number, plate_size(text, scale), rooms, view, scale)
        place = search.place(half=strong[number].half)
        if place is None and (search.is_point or (not found and strong[number].weight >= 1.0)):
            place = search.makeshift()
        if place is not None:
            middle, foot = place
            found.append(PlacedLabel(strong[number], text, middle, foot))
            rooms = np.concatenate((rooms, _corners_of([_lying(text, middle, scale).inflate(near, near)])))
    return found


def _lying(text: str, middle: Pixel, scale: float) -> pygame.Rect:
    """What a label covers."""
    lying = pygame.Rect((0, 0), plate_size(text, scale))
    lying.center = (round(middle[0]), round(middle[1]))
    return lying


class KeptLabels:
    """The labels that were placed last: most pictures ask for the same ones again."""

    def __init__(self) -> None:
        self._asked: tuple[object, ...] = ()
        self._placed: list[PlacedLabel] = []
        self._lying: list[pygame.Rect] = []

    def place(
        self,
        camera: Camera,
        sights: Sequence[SightDrawing],
        taken: Sequence[pygame.Rect],
        view: pygame.Rect,
        scale: float,
        ghosts: Sequence[pygame.Rect] = (),
    ) -> list[PlacedLabel]:
        """As `place_labels`; `ghosts` are taken too, but while they move labels stay where they are in nobody's way."""
        asked = (camera, tuple(sights), tuple(map(tuple, taken)), tuple(view), scale)
        if asked != self._asked or any(ghost.collidelist(self._lying) >= 0 for ghost in ghosts):
            self._asked, self._placed = asked, place_labels(camera, sights, [*taken, *ghosts], view, scale)
            self._lying = [_lying(label.text, label.middle, scale) for label in self._placed]
        return self._placed


class _Search:
    """The search for one label's place among lines (x, y, x, y in pixels) and rooms (left, top, right, bottom)."""

    def __init__(
        self,
        ends: Floats,
        number: int,
        size: tuple[int, int],
        rooms: Floats,
        view: pygame.Rect,
        scale: float,
    ) -> None:
        self.others = ends[np.abs(ends - ends[number]).max(axis=1) > ONE_LINE * scale]
        self.half_size = np.array(size) / 2.0
        self.scale, self.view, self.taken = scale, view, rooms
        start, end = ends[number, :2], ends[number, 2:]
        length = float(hypot(*(end - start)))
        self.is_point = length <= ONE_LINE * scale
        self.length = length or 1.0
        self.along = np.array((1.0, 0.0)) if self.is_point else (end - start) / self.length
        self.start = start
        self.stretch = _inside(start, end, view)

    def place(self, *, half: bool) -> tuple[Pixel, Pixel | None] | None:
        """The middle of the label and the foot of its leader if it needs one."""
        aways = self._aways(half)
        middles = self.start + aways[:, None] * self.along
        free = self._is_free(middles)
        if free.any():
            best = middles[free]
            lonely = ~self._crossed(best).any(axis=1)
            if lonely.any():
                return _pixel(best[lonely.argmax()]), None
        return self._with_leader() or (self._among(middles[free]) if free.any() else None)

    def makeshift(self) -> tuple[Pixel, Pixel | None]:
        """The place that covers least, for what must be told in any case: on the line, or beside it on a leader.

        Where two stand so near that tokens hide the whole line, it lies beside both.
        """
        low, high = self.stretch if self.stretch is not None else (0.0, self.length)
        feet = self.start + np.linspace(high, low, 24)[:, None] * self.along
        across = np.array((-self.along[1], self.along[0]))
        reach = float(np.abs(across) @ self.half_size)
        shifts = [np.zeros(2)]
        for away in (*LEADERS, *FAR_LEADERS):
            shifts += [side * (reach + away * self.scale) for side in (across, -across)]
        middles = np.concatenate([feet + shift for shift in shifts])
        low_corner, high_corner = self._corners(middles)
        left_top = np.maximum(low_corner[:, None], self.taken[None, :, :2])
        right_bottom = np.minimum(high_corner[:, None], self.taken[None, :, 2:])
        covered = np.maximum(right_bottom - left_top, 0.0).prod(axis=2).sum(axis=1)
        outside = np.maximum(np.array(self.view.topleft) - low_corner, high_corner - np.array(self.view.bottomright))
        covered += np.maximum(outside, 0.0).sum(axis=1) * 2.0 * float(self.half_size.sum())
        best = int(covered.argmin())
        return _pixel(middles[best]), None if best < len(feet) else _pixel(feet[best % len(feet)])

    def _aways(self, half: bool) -> Floats:
        """How far from the start the middle may lie, the best place first."""
        if self.stretch is None:
            return np.empty(0)
        cover = float(np.min(self.half_size / np.maximum(np.abs(self.along), 1e-9)))
        room = cover + STUB * self.scale
        low, high = self.stretch[0] + room, self.stretch[1] - room
        if high < low:
            return np.empty(0)
        count = max(min(int((high - low) / (STEP * self.scale)) + 1, MOST_PLACES), 1)
        aways = np.linspace(high, low, count)
        if not half:
            return aways
        best = self.length * HALF_AT
        best = best if low <= best <= high else (low + high) / 2.0
        return np.asarray(aways[np.argsort(np.abs(aways - best), kind="stable")])

    def _with_leader(self) -> tuple[Pixel, Pixel] | None:
        """A place beside the line, from which a leader goes to it and meets nothing else."""
        if self.stretch is None:
            return None
        feet = self.start + np.linspace(*self.stretch, 17)[::-1][1:-1, None] * self.along
        across = np.array((-self.along[1], self.along[0]))
        reach = float(np.abs(across) @ self.half_size)
        shifts = [side * (reach + away * self.scale) for away in LEADERS for side in (across, -across)]
        middles = np.concatenate([feet + shift for shift in shifts])
        good = np.nonzero(self._is_free(middles))[0]
        good = good[~self._crossed(middles[good]).any(axis=1)]
        good = good[~self._meets_something(feet[good % len(feet)], middles[good])]
        return (_pixel(middles[good[0]]), _pixel(feet[good[0] % len(feet)])) if len(good) else None

    def _among(self, middles: Floats) -> tuple[Pixel, None] | None:
        """A place on the own line that others cross too, but none of them near the middle."""
        crossed = self._crossed(middles)
        start, end = self.others[:, :2], self.others[:, 2:]
        way = end - start
        lengths = np.maximum(np.hypot(way[:, 0], way[:, 1]), 1e-9)
        off = middles[:, None] - start[None]
        apart = np.abs(off[..., 0] * way[:, 1] - off[..., 1] * way[:, 0]) / lengths
        unclear = (crossed & (apart < self.half_size[1])).any(axis=1)
        counts = np.where(unclear, len(self.others) + 1, crossed.sum(axis=1))
        best = int(counts.argmin())
        return None if unclear[best] else (_pixel(middles[best]), None)

    def _corners(self, middles: Floats) -> tuple[Floats, Floats]:
        return middles - self.half_size, middles + self.half_size

    def _is_free(self, middles: Floats) -> NDArray[np.bool_]:
        """Whether a label about each middle lies in view and on nothing that is taken."""
        low, high = self._corners(middles)
        left, top, right, bottom = (*self.view.topleft, *self.view.bottomright)
        inside = (low[:, 0] >= left) & (low[:, 1] >= top) & (high[:, 0] <= right) & (high[:, 1] <= bottom)
        return np.asarray(inside & ~_overlap(low, high, self.taken[:, :2], self.taken[:, 2:]).any(axis=1))

    def _crossed(self, middles: Floats) -> NDArray[np.bool_]:
        """Which of the other lines pass through a label about each middle."""
        low, high = self._corners(middles)
        start, end = self.others[:, :2], self.others[:, 2:]
        boxes = _overlap(low, high, np.minimum(start, end), np.maximum(start, end), touching=True)
        way = end - start
        off = middles[:, None] - start[None]
        apart = np.abs(off[..., 0] * way[:, 1] - off[..., 1] * way[:, 0])
        return np.asarray(boxes & (apart <= np.abs(way[:, ::-1]) @ self.half_size))

    def _meets_something(self, feet: Floats, middles: Floats) -> NDArray[np.bool_]:
        """Whether leaders would lie over a token or a label, or cross another line."""
        foot, middle = feet[:, None], middles[:, None]
        way = middle - foot
        way = np.where(np.abs(way) < 1e-9, 1e-9, way)
        first, second = (self.taken[None, :, :2] - foot) / way, (self.taken[None, :, 2:] - foot) / way
        enter, leave = np.minimum(first, second), np.maximum(first, second)
        enters = np.maximum(np.maximum(enter[..., 0], enter[..., 1]), 0.0)
        hidden = enters <= np.minimum(np.minimum(leave[..., 0], leave[..., 1]), 1.0)
        start, end = self.others[None, :, :2], self.others[None, :, 2:]
        sides = _side(start, end, foot) * _side(start, end, middle)
        back = _side(foot, middle, start) * _side(foot, middle, end)
        return np.asarray(hidden.any(axis=1) | (np.maximum(sides, back) <= 0.0).any(axis=1))


def _overlap(
    low: Floats, high: Floats, others_low: Floats, others_high: Floats, *, touching: bool = False
) -> NDArray[np.bool_]:
    """Which boxes (rows) overlap which others (columns), axis by axis: many times quicker than along an axis of 2."""
    found = np.ones((len(low), len(others_low)), dtype=bool)
    less = np.less_equal if touching else np.less
    for axis in (0, 1):
        found &= less(low[:, axis, None], others_high[None, :, axis])
        found &= less(others_low[None, :, axis], high[:, axis, None])
    return found


def _corners_of(rects: Sequence[pygame.Rect]) -> Floats:
    """Rectangles as rows of left, top, right, bottom."""
    return np.array([(rect.left, rect.top, rect.right, rect.bottom) for rect in rects], dtype=float).reshape(-1, 4)


def _side(start: Floats, end: Floats, point: Floats) -> Floats:
    """On which side of lines points lie, as a signed number."""
    way, off = end - start, point - start
    return np.asarray(way[..., 0] * off[..., 1] - way[..., 1] * off[..., 0])


def _inside(start: Floats, end: Floats, view: pygame.Rect) -> tuple[float, float] | None:
    """From where to where along a line, in pixels from its start, it lies in view; None when it does not."""
    first, last = 0.0, 1.0
    for axis, low, high in ((0, view.left, view.right), (1, view.top, view.bottom)):
        way = end[axis] - start[axis]
        if abs(way) < 1e-9:
            if not low <= start[axis] <= high:
                return None
            continue
        enter, leave = sorted(((low - start[axis]) / way, (high - start[axis]) / way))
        first, last = max(first, enter), min(last, leave)
    if last <= first:
        return None
    length = hypot(*(end - start))
    return float(first * length), float(last * length)


def _pixel(point: Floats) -> Pixel:
    return float(point[0]), float(point[1])
