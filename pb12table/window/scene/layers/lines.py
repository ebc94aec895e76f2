"""Lines that explain, with their labels: sight lines, planned paths, rings of radii, the ruler, aims."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain, pairwise, product
from math import ceil, cos, hypot, radians, sin
from typing import Any, Final, TypeVar, cast

import numpy as np
import pygame
from numpy.typing import NDArray

from pb12table.skirmish.scene.miniatures import Passage, RingDrawing
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece
from pb12table.window.kit import palette
from pb12table.window.kit.canvas import shared_area
from pb12table.window.kit.palette import INK, RING_COLOURS, Colour, PlayerLook, mixed
from pb12table.window.kit.strokes import (
    Pixel,
    arrow_head,
    circle,
    dashed,
    disc,
    dotted,
    line,
    lines,
    put,
    rounded_polygon,
    shape_points,
    sprite,
    strewn,
    towards,
)
from pb12table.window.scene.picture import (
    AimDrawing,
    Camera,
    LabelStyle,
    LinkDrawing,
    SightDrawing,
    SightState,
    Token,
    draw_plate,
    plate_size,
)
from pb12table.window.tokens.figure_art import INK as EASEL_INK
from pb12table.window.tokens.tokens import token_radius

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
    """Return what a sight line says; a borderline result carries an equals sign."""
    return " ".join(part for part in (sight.label, "=" if sight.borderline else "") if part)


def line_on_screen(camera: Camera, sight: SightDrawing) -> tuple[Pixel, Pixel]:
    """Return the ends of a sight line as drawn: only as far as the middle if it is one of two halves."""
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
    """Return what a label covers."""
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
        """Return the same as `place_labels`; `ghosts` are also taken, but as they move, labels in nobody's way stay."""
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
        """Return the middle of the label, and the foot of its leader if it needs one."""
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
        """Return the place that covers least, for what must be told anyway: on the line, or beside it on a leader.

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
        """Return how far from the start the middle may lie, best place first."""
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
        """Return a place beside the line, with a leader to it that meets nothing else."""
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
        """Return a place on its own line that others also cross, but none of them near the middle."""
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
        """Return whether a label around each middle lies in view and on nothing that is taken."""
        low, high = self._corners(middles)
        left, top, right, bottom = (*self.view.topleft, *self.view.bottomright)
        inside = (low[:, 0] >= left) & (low[:, 1] >= top) & (high[:, 0] <= right) & (high[:, 1] <= bottom)
        return np.asarray(inside & ~_overlap(low, high, self.taken[:, :2], self.taken[:, 2:]).any(axis=1))

    def _crossed(self, middles: Floats) -> NDArray[np.bool_]:
        """Return which of the other lines pass through a label around each middle."""
        low, high = self._corners(middles)
        start, end = self.others[:, :2], self.others[:, 2:]
        boxes = _overlap(low, high, np.minimum(start, end), np.maximum(start, end), touching=True)
        way = end - start
        off = middles[:, None] - start[None]
        apart = np.abs(off[..., 0] * way[:, 1] - off[..., 1] * way[:, 0])
        return np.asarray(boxes & (apart <= np.abs(way[:, ::-1]) @ self.half_size))

    def _meets_something(self, feet: Floats, middles: Floats) -> NDArray[np.bool_]:
        """Return whether leaders would lie over a token or label, or cross another line."""
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
    """Return which boxes (rows) overlap which others (columns), axis by axis: much quicker than along an axis of 2."""
    found = np.ones((len(low), len(others_low)), dtype=bool)
    less = np.less_equal if touching else np.less
    for axis in (0, 1):
        found &= less(low[:, axis, None], others_high[None, :, axis])
        found &= less(others_low[None, :, axis], high[:, axis, None])
    return found


def _corners_of(rects: Sequence[pygame.Rect]) -> Floats:
    """Return rectangles as rows of left, top, right, bottom."""
    return np.array([(rect.left, rect.top, rect.right, rect.bottom) for rect in rects], dtype=float).reshape(-1, 4)


def _side(start: Floats, end: Floats, point: Floats) -> Floats:
    """Return which side of lines points lie on, as a signed number."""
    way, off = end - start, point - start
    return np.asarray(way[..., 0] * off[..., 1] - way[..., 1] * off[..., 0])


def _inside(start: Floats, end: Floats, view: pygame.Rect) -> tuple[float, float] | None:
    """Return the bounds along a line, in pixels from its start, between which it lies in view; None if it does not."""
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


FAINT: Final[Colour] = (104, 104, 104)
"""What the colour of a faint line comes near to."""
FAINT_RIM: Final[Colour] = (84, 76, 68)
DARK: Final[Colour] = (24, 20, 20)


def draw_sight_line(surface: pygame.Surface, camera: Camera, sight: SightDrawing, scale: float) -> None:
    """Draw a sight line: white and solid when free, yellow and dashed when partly covered, red and dotted when blocked;
    short pale dashes far apart when the target lies outside the sight angle.

    A half line has an arrow at its end where something is seen.
    """
    start, end = line_on_screen(camera, sight)
    colour = sight_colours()[sight.state]
    if sight.faint:
        _draw_faint_line(surface, start, end, sight.state, mixed(colour, FAINT, 0.2), scale)
        return
    thick = scale * sight.weight
    if sight.state == "free":
        line(surface, DARK, start, end, 5.0 * thick)
        line(surface, colour, start, end, 2.6 * thick)
    elif sight.state == "covered":
        dashed(surface, DARK, (start, end), 5.4 * thick, 13 * scale, 7 * scale)
        dashed(surface, colour, (start, end), 3.0 * thick, 13 * scale, 7 * scale)
    elif sight.state == "outside":
        strewn(surface, colour, DARK, start, end, 6.0 * scale, 14.0 * scale, 1.7 * thick)
    else:
        dotted(surface, colour, DARK, start, end, 2.1 * thick, 0.9 * thick, 9.6 * scale)
    if not sight.half:
        disc(surface, DARK, end, 4.6 * thick)
        disc(surface, colour, end, 3.2 * thick)
    elif sight.state in ("free", "covered"):
        arrow_head(surface, DARK, end, start, 15.0 * scale)
        arrow_head(surface, colour, towards(end, start, 2.4 * scale), start, 10.5 * scale)


def _draw_faint_line(
    surface: pygame.Surface, start: Pixel, end: Pixel, state: SightState, colour: Colour, scale: float
) -> None:
    """Draw a thin line with hardly a rim in the pattern of its state."""
    if state == "free":
        line(surface, FAINT_RIM, start, end, 2.6 * scale)
        line(surface, colour, start, end, 1.2 * scale)
    else:
        dash, gap = {"covered": (10.0, 7.0), "blocked": (3.0, 8.0), "outside": (5.0, 16.0)}[state]
        dashed(surface, FAINT_RIM, (start, end), 2.6 * scale, dash * scale, gap * scale)
        dashed(surface, colour, (start, end), 1.2 * scale, dash * scale, gap * scale)


def draw_sight_label(surface: pygame.Surface, label: PlacedLabel, scale: float) -> pygame.Rect:
    """Draw what a sight line says on a plate, with a leader to its line if it lies beside it; return its place."""
    if label.foot is not None:
        line(surface, DARK, label.foot, label.middle, 3.6 * scale)
        line(surface, (255, 252, 244), label.foot, label.middle, 1.6 * scale)
        disc(surface, DARK, label.foot, 4.0 * scale)
        disc(surface, (255, 252, 244), label.foot, 2.6 * scale)
    style: LabelStyle = "bad" if label.sight.state == "blocked" else "plain"
    return draw_plate(surface, label.text, label.middle, scale, style)


def draw_ring(surface: pygame.Surface, camera: Camera, ring: RingDrawing, scale: float) -> None:
    """Draw a circle around a place; each style has its colour and its pattern."""
    middle, radius = camera.to_screen_exact(ring.centre), ring.radius * camera.scale
    colour = RING_COLOURS.get(ring.style, RING_COLOURS["range"])
    if radius < 2.0:
        return
    width = 1.8 * scale if ring.style in ("range", "command") else 2.6 * scale
    dash, gap = {"reach": (9.0, 5.0), "communication": (1.0, 6.0), "perception": (14.0, 9.0)}.get(
        ring.style, (0.0, 0.0)
    )
    if ring.style == "communication":
        width *= 1.2
    circle(surface, DARK, middle, radius, width + 2.2 * scale if dash == 0.0 else 1.0)
    circle(surface, colour, middle, radius, width, dash * scale, gap * scale)
    if ring.style == "command":
        circle(surface, DARK, middle, radius - 5.0 * scale, 1.0)
        circle(surface, colour, middle, radius - 4.0 * scale, 1.0)


def draw_link(surface: pygame.Surface, camera: Camera, link: LinkDrawing, scale: float) -> None:
    """Draw a cord from a leader to somebody he leads: in the player's colour, with a bead at the led end."""
    start, end = camera.to_screen_exact(link.start), camera.to_screen_exact(link.end)
    wide, bright = (1.6, link.look.light) if link.faint else (2.6, link.look.light)
    line(surface, DARK, start, end, (wide + 2.4) * scale)
    if link.faint:
        dashed(surface, bright, (start, end), wide * scale, 5 * scale, 4 * scale)
    else:
        line(surface, bright, start, end, wide * scale)
    disc(surface, DARK, end, 4.4 * scale)
    disc(surface, bright, end, 2.8 * scale)


PASSAGE_LENGTH: Final = 0.9
"""How far a passage is drawn to each side of where it leads over, in steps."""
RING_LABEL_SIZE: Final = 12.0
SPOTS: Final = tuple(
    sorted(
        ((right / 2, down / 2) for right in range(-3, 4) for down in range(-6, 7)),
        key=lambda spot: (hypot(2.0 * spot[0], spot[1]), spot),
    )
)
"""Where a label may lie from its place, in widths and heights of its own, the nearest first."""
K = TypeVar("K", bound=Hashable)


def draw_passage(surface: pygame.Surface, camera: Camera, passage: Passage, scale: float) -> None:
    """Draw a passage between two zones: a bright stroke with an end to each side, dashed and red where it is barred."""
    dx, dy = passage.ahead[0] - passage.place[0], passage.ahead[1] - passage.place[1]
    length = hypot(dx, dy) or 1.0
    ux, uy = dx / length * PASSAGE_LENGTH, dy / length * PASSAGE_LENGTH
    (x, y) = passage.place
    start, end = camera.to_screen_exact((x - ux, y - uy)), camera.to_screen_exact((x + ux, y + uy))
    if passage.ahead == passage.place:
        # It leads up or down.
        start = end = camera.to_screen_exact(passage.place)
    colour = palette.BAD if passage.barred else RING_COLOURS["reach"]
    line(surface, DARK, start, end, 5.0 * scale)
    if passage.barred:
        dashed(surface, colour, (start, end), 2.6 * scale, 5 * scale, 4 * scale)
    else:
        line(surface, colour, start, end, 2.6 * scale)
    for point in (start, end):
        disc(surface, DARK, point, 4.4 * scale)
        disc(surface, colour, point, 2.8 * scale)


class KeptSpots:
    """Where what belongs to places of the table has been written: it stays there until a figure comes to rest on it.

    While figures move, nothing makes room for them.
    """

    def __init__(self) -> None:
        self._seen: tuple[object, ...] = ()
        self._rooms: list[pygame.Rect] = []
        self._moves = False
        self._kept: dict[Hashable, Hashable] = {}

    def begin(self, seen: tuple[object, ...], rooms: Sequence[pygame.Rect]) -> None:
        """Take up a picture: as it is `seen`, which begins anew where it differs, with the `rooms` of figures."""
        if seen != self._seen:
            self._seen, self._rooms, self._kept = seen, list(rooms), {}
        self._moves, self._rooms = self._rooms != list(rooms), list(rooms)

    def best(
        self, key: Hashable, spots: Iterable[K], place: Callable[[K], pygame.Rect | None],
        cost: Callable[[pygame.Rect], int],
    ) -> tuple[K, pygame.Rect] | None:  # fmt: skip
        """Return the spot for something with its place: the one it has while it may stay, else that of least cost.

        Of equal ones it is the first.  A spot without a place is none.
        """
        best: tuple[int, K, pygame.Rect] | None = None
        kept = self._kept.get(key)
        for spot in chain(() if kept is None else (cast(K, kept),), spots):
            lies = place(spot)
            if lies is None:
                continue
            price = 0 if self._moves and spot == kept else cost(lies)
            if best is None or price < best[0]:
                best = (price, spot, lies)
            if not price:
                break
        if best is None:
            return None
        self._kept[key] = best[1]
        return best[1:]


def place_passages(
    camera: Camera, passages: Sequence[Passage], scale: float, taken: Sequence[pygame.Rect], kept: KeptSpots
) -> list[tuple[Passage, pygame.Rect]]:
    """Return passages with where it lies what they cost: in their middle, or beside it where that is `taken`."""
    found: list[tuple[Passage, pygame.Rect]] = []
    for passage in passages:
        if not passage.label or not camera.shows(passage.place):
            continue
        lying = pygame.Rect((0, 0), plate_size(passage.label, scale, RING_LABEL_SIZE))
        lying.center = camera.to_screen(passage.place)

        def place(spot: tuple[float, float], lying: pygame.Rect = lying) -> pygame.Rect:
            return lying.move(round(spot[0] * (lying.w + 4 * scale)), round(spot[1] * (lying.h + 4 * scale)))

        cost = partial(shared_area, others=[*taken, *(rect for _, rect in found)])
        best = kept.best((passage.place, passage.label), SPOTS, place, cost)
        found += [] if best is None else [(passage, best[1])]
    return found


def draw_passage_label(surface: pygame.Surface, passage: Passage, place: pygame.Rect, scale: float) -> pygame.Rect:
    """Write what a passage costs; return where it lies."""
    return draw_plate(surface, passage.label, place.center, scale, "plain", RING_LABEL_SIZE)


SMALL_RING: Final = 32.0
"""In natural pixels."""
RING_LABEL_DEGREES: Final = tuple(90 + side * away for away in range(0, 181, 5) for side in ((1, -1) if away else (1,)))
"""Where on a ring its label may lie, the best place first."""


def draw_ring_label(
    surface: pygame.Surface, camera: Camera, ring: RingDrawing, scale: float, taken: list[pygame.Rect]
) -> None:
    """Write the name or number of a ring at the highest place of it in view where it covers nothing that is `taken`.

    It stays on the table, as the ring does. Where it has come to lie is taken from then on.
    """
    if not ring.label:
        return
    x, y = camera.to_screen_exact(ring.centre)
    radius = ring.radius * camera.scale
    whole = surface.get_clip()
    room = camera.table_on_screen().clip(whole)
    view = room.inflate(-12 * scale, -12 * scale)
    size = plate_size(ring.label, scale, RING_LABEL_SIZE)
    best: tuple[int, Pixel] | None = None
    # Beside a small ring, for who stands in it is as large as the ring itself.
    aways = (radius,) if radius > SMALL_RING * scale else (radius, radius + SMALL_RING * scale)
    for away, degree in product(aways, RING_LABEL_DEGREES):
        place = (x + cos(radians(degree)) * away, y - sin(radians(degree)) * away)
        if not view.collidepoint(place):
            continue
        lying = pygame.Rect((0, 0), size)
        lying.center = (round(place[0]), round(place[1]))
        lying.clamp_ip(room)
        covered = shared_area(lying, taken)
        if best is None or covered < best[0]:
            best = (covered, place)
            if covered == 0:
                break
    if best is not None:
        surface.set_clip(room)
        taken.append(draw_plate(surface, ring.label, best[1], scale, "plain", RING_LABEL_SIZE))
        surface.set_clip(whole)


def draw_ruler(surface: pygame.Surface, camera: Camera, points: Sequence[Point], label: str, scale: float) -> None:
    """Draw the tape measure: a ruled line with a mark at each step."""
    pixels = [camera.to_screen_exact(point) for point in points]
    for (a, b), (p, q) in zip(pairwise(points), pairwise(pixels), strict=True):
        line(surface, INK, p, q, 6.0 * scale)
        line(surface, (255, 226, 120), p, q, 3.8 * scale)
        steps = hypot(b[0] - a[0], b[1] - a[1])
        length = hypot(q[0] - p[0], q[1] - p[1]) or 1.0
        nx, ny = -(q[1] - p[1]) / length, (q[0] - p[0]) / length
        every = 1 if camera.scale >= 10.0 else 5
        for mark in range(0, int(steps + 1e-9) + 1, every):
            x = p[0] + (q[0] - p[0]) * mark / (steps or 1.0)
            y = p[1] + (q[1] - p[1]) * mark / (steps or 1.0)
            reach = (8.0 if mark % 5 == 0 else 5.0) * scale
            line(surface, INK, (x - nx * reach, y - ny * reach), (x + nx * reach, y + ny * reach), 1.8 * scale)
    for pixel in pixels:
        disc(surface, INK, pixel, 4.5 * scale)
        disc(surface, (255, 226, 120), pixel, 2.6 * scale)
    if label and pixels:
        draw_plate(surface, label, (pixels[-1][0], pixels[-1][1] - 22.0 * scale), scale)


def sight_colours() -> dict[SightState, Colour]:
    """Return the colours of sight lines."""
    return {
        "free": palette.SIGHT_FREE,
        "covered": palette.SIGHT_COVERED,
        "blocked": palette.SIGHT_BLOCKED,
        "outside": palette.SIGHT_OUTSIDE,
    }


LEAST_SIZE: Final = 21.0
"""The least size of a mark, in natural pixels."""
BESIDE: Final = 1.22
"""How far from the middle of who is aimed at the mark ends, in radii of the token."""
FARTHEST: Final = 4.0
"""So many radii from the middle it lies at most, where statuses and names leave no room nearer."""
AIM_MARKS_STEP: Final = 3.0


@dataclass(frozen=True, slots=True)
class PlacedAim:
    """The mark of an aim about `middle`, the lines that lead to it from who aims, and whether they stand out."""

    aim: AimDrawing
    middle: Pixel
    size: int
    ties: tuple[tuple[Pixel, Pixel], ...]
    strong: bool


def place_aims(
    camera: Camera, aims: Sequence[AimDrawing], tokens: Sequence[Token], taken: list[pygame.Rect], scale: float
) -> list[PlacedAim]:
    """Find a place for each mark: at a bare place and at terrain the very point, else beside the token that is meant.

    Where they lie is taken from then on.  Those of a figure that is selected or pointed at stand out.
    """
    by_id = {token.body.id: token for token in tokens if not token.ghost}
    found: list[PlacedAim] = []
    for aim in aims:
        meant = by_id.get(aim.figure or "")
        radius = token_radius(camera, meant, scale) if meant is not None else 0.0
        size = round(max(radius * 0.95, LEAST_SIZE * scale))
        end = camera.to_screen_exact(aim.end)
        starts = [camera.to_screen_exact(start) for start in aim.starts]
        middle = end if meant is None else _beside(end, starts, radius, size, taken)
        ties = []
        for figure, start in zip(aim.figures, starts, strict=True):
            near = token_radius(camera, by_id[figure], scale) * 1.2 if figure in by_id else 0.0
            ties.append((towards(start, middle, near), towards(middle, start, size * 0.5)))
        rect = pygame.Rect(0, 0, size, size)
        rect.center = (round(middle[0]), round(middle[1]))
        taken.append(rect)
        concerned = [by_id[figure] for figure in (*aim.figures, aim.figure or "") if figure in by_id]
        strong = any(token.selected or token.hovered for token in concerned)
        found.append(PlacedAim(aim, middle, size, tuple(ties), strong))
    return found


def _beside(end: Pixel, starts: Sequence[Pixel], radius: float, size: int, taken: Sequence[pygame.Rect]) -> Pixel:
    """Return the nearest place to a token, on the aimers' side, where a mark lies on nothing that is taken."""
    from_there = (sum(x for x, _ in starts) / len(starts), sum(y for _, y in starts) / len(starts))
    away = radius * BESIDE + size / 2.0
    room = max(min(radius * FARTHEST, hypot(from_there[0] - end[0], from_there[1] - end[1]) / 2.0), away)
    first = place = towards(end, from_there, away)
    while away <= room:
        lying = pygame.Rect(0, 0, size, size)
        lying.center = (round(place[0]), round(place[1]))
        if lying.collidelist(taken) < 0:
            return place
        away += AIM_MARKS_STEP
        place = towards(end, from_there, away)
    return first


def draw_aim_ties(surface: pygame.Surface, placed: PlacedAim, scale: float) -> None:
    """Draw the lines from those who aim: short strokes far apart, closer and bolder while one is asked about."""
    wide, gap = (1.9, 6.0) if placed.strong else (1.4, 9.0)
    for tie in placed.ties:
        dashed(surface, EASEL_INK, tie, (wide + 1.8) * scale, 5.0 * scale, gap * scale)
        dashed(surface, placed.aim.look.light, tie, wide * scale, 5.0 * scale, gap * scale)


def draw_aimed_piece(surface: pygame.Surface, camera: Camera, piece: Piece, look: PlayerLook, scale: float) -> None:
    """Draw a thin line in the player's colour around terrain that was aimed at."""
    ring = [camera.to_screen_exact(point) for point in piece.outline]
    lines(surface, EASEL_INK, ring, 3.4 * scale, closed=not piece.thin)
    lines(surface, look.light, ring, 1.6 * scale, closed=not piece.thin)


def draw_aim_mark(surface: pygame.Surface, placed: PlacedAim) -> None:
    """Draw the mark itself."""
    put(surface, aim_mark(placed.aim.look, placed.size), placed.middle)


@lru_cache(maxsize=64)
def aim_mark(look: PlayerLook, size: int) -> pygame.Surface:
    """Return a cross-hair on a small plate in a player's colour and shape."""

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle, r = size * factor / 2.0, size * factor * 0.40
        about = (middle, middle)
        rounded_polygon(surface, EASEL_INK, shape_points(look.shape, about, r), r * 0.22)
        rounded_polygon(surface, look.light, shape_points(look.shape, about, r), r * 0.08)
        rounded_polygon(surface, look.dark, shape_points(look.shape, about, r * 0.86), r * 0.04)
        wide = max(ceil(r * 0.13), 1)
        pygame.draw.circle(surface, (255, 252, 244), about, r * 0.42, wide)
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            start = (middle + dx * r * 0.24, middle + dy * r * 0.24)
            end = (middle + dx * r * 0.68, middle + dy * r * 0.68)
            pygame.draw.line(surface, (255, 252, 244), start, end, wide)

    return sprite(size, draw)
