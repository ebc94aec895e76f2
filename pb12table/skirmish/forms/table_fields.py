"""Fields of a form that are given on the table: what is aimed at, where something is put, ways, angles.

Lengths in steps, angles in degrees.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import inf, isfinite
from typing import Any

from pb12table.skirmish.forms.fields import UNKNOWN
from pb12table.skirmish.ids import FigureId
from pb12table.table.footprints import ring_gap
from pb12table.table.shapes import Point, Point3, Region, Ring
from pb12table.table.zones import Area, in_area


@dataclass(frozen=True, slots=True)
class Aim:
    """What is meant on the table: a figure, a piece of terrain, a cell, or a bare point.

    `held`: it stays what is meant when the mouse points elsewhere; `keyed`: keys have chosen it; `raised` is the height
    that has been chosen, which holds wherever there is a surface.  None of them makes it another one.
    """

    figure: FigureId | None = None
    piece: str | None = None
    cell: str | None = None
    point: Point3 | None = None
    held: bool = field(default=False, compare=False)
    keyed: bool = field(default=False, compare=False)
    raised: float | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """A figure, a piece, a cell or a point; the value is an `Aim`.

    `pieces` and `cells` have their outlines; a click `near` to a piece, in steps, means it, or the `piece` that a place
    means otherwise.  `points`: any point will
    do; `put` is the point in space that a place of the table means, and `heights` are those it can have there.
    `follows`: it is what the mouse points at until a click or a key holds it.  Keys, and names in a list, lead through
    the `order`, which may hold what is refused, and may be worked out only when it is needed; where there is none,
    through what can be given.
    """

    name: str
    label: str = ""
    value: Aim | None = None
    shown: str = ""
    figures: tuple[FigureId, ...] = ()
    pieces: tuple[tuple[str, Ring], ...] = ()
    cells: tuple[tuple[str, Ring], ...] = ()
    near: float = 0.0
    piece: Callable[[Point], str | None] | None = None
    points: bool = False
    put: Callable[[Point], Point3] = lambda point: (*point, 0.0)
    heights: Callable[[Point], Sequence[float]] = lambda point: (0.0,)
    follows: bool = False
    order: tuple[Aim, ...] | Callable[[], Sequence[Aim]] = ()
    refuse: Callable[[Aim], str | None] = lambda aim: None
    keys: tuple[str, str] = ("", "")

    def named(self) -> Iterator[Aim]:
        """Everything that has a name, legal or not."""
        yield from (Aim(figure=figure) for figure in self.figures)
        yield from (Aim(piece=piece) for piece, _ in self.pieces)
        yield from (Aim(cell=cell) for cell, _ in self.cells)

    def refusal(self, value: Any) -> str | None:
        if not isinstance(value, Aim):
            return UNKNOWN
        bare = value.point is not None and value == Aim(point=value.point)
        return self.refuse(value) if (bare and self.points) or value in self.named() else UNKNOWN

    def hints(self) -> Sequence[Aim]:
        return [aim for aim in self.named() if self.refusal(aim) is None]

    def meant(self, point: Point, figure: FigureId | None, storey: float | None = None) -> Aim | None:
        """What a click means, on a figure if one lies there; None for nothing.

        A bare point is as high as the `storey` that is shown alone, where one has such a height.
        """
        if figure in self.figures:
            return Aim(figure=figure)
        piece = self._piece(point)
        if piece is not None:
            return Aim(piece=piece)
        for name, outline in self.cells:
            if in_area(Area(outline), point, 0.0):
                return Aim(cell=name)
        return self._place(point, storey) if self.points else None

    def _piece(self, point: Point) -> str | None:
        """The piece that a place of the table means, None for none."""
        if self.piece is not None:
            found = self.piece(point) if self.pieces else None
            return found if any(found == name for name, _ in self.pieces) else None
        gaps = [(ring_gap(point, outline), name) for name, outline in self.pieces]
        gap, nearest = min(gaps, key=lambda pair: pair[0], default=(inf, ""))
        return nearest if gap <= self.near else None

    def _place(self, point: Point, storey: float | None) -> Aim:
        """The point that a place of the table means, as high as was chosen where there is such a surface."""
        raised = None if self.value is None else self.value.raised
        wished = storey if raised is None else raised
        same = next((height for height in self.heights(point) if height == wished), None)
        return Aim(point=self.put(point) if same is None else (*point, same), raised=raised)

    def stepped_through(self) -> Sequence[Aim]:
        """What keys lead through."""
        return self.order() if callable(self.order) else self.order or self.hints()

    def pointed(self, point: Point | None, figure: FigureId | None, storey: float | None = None) -> Aim | None:
        """What the mouse points at, on the table or at the name of a figure; None for nothing that can be meant."""
        if point is not None:
            return self.meant(point, figure, storey)
        named = Aim(figure=figure)
        return named if figure is not None and named in self.stepped_through() else None

    def raised(self, step: int) -> Aim | None:
        """The point on the next surface up or down; None where there is only one, or no point is meant."""
        if self.value is None or self.value.point is None:
            return None
        x, y, z = self.value.point
        height = _next_height(self.heights((x, y)), z, step)
        return None if height is None else replace(self.value, point=(x, y, height), raised=height)


@dataclass(frozen=True, slots=True)
class Spot:
    """A place to stand at: a point with its height, and a facing.

    `put`: it has been put down there and follows the mouse no more; `turned`: its facing has been chosen; `raised` is
    the height that has been, which holds wherever one can stand so.
    """

    point: Point3
    facing: float = 0.0
    put: bool = False
    turned: bool = False
    raised: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where something is put, which way it faces, and at which of the `heights` there; the value is a `Spot`.

    `radius` is what it takes up, 0 where the system sketches it itself.  `turns`: its facing matters, and one press
    turns it by `step`; until somebody turns it, it faces as it `looks` from a point, None for as before.  `follows`:
    until it is put down it is where the mouse is.  Of several heights the first is taken that is not refused, the
    highest first, or the lowest where it is put `below`.
    """

    name: str
    label: str = ""
    value: Spot | None = None
    shown: str = ""
    radius: float = 0.25
    turns: bool = False
    step: float = 15.0
    follows: bool = False
    below: bool = False
    looks: Callable[[Point], float] | None = None
    heights: Callable[[Point], Sequence[float]] = lambda point: (0.0,)
    refuse: Callable[[Spot], str | None] = lambda spot: None
    suggested: tuple[Spot, ...] = ()

    def refusal(self, value: Any) -> str | None:
        if not isinstance(value, Spot) or not all(map(isfinite, (*value.point, value.facing))):
            return UNKNOWN
        return self.refuse(value)

    def hints(self) -> Sequence[Spot]:
        return [spot for spot in self.suggested if self.refusal(spot) is None]

    def put(self, point: Point, storey: float | None = None) -> Spot:
        """The spot that a point of the table means; facing and height stay as they were chosen, where they can.

        Where no height was chosen, that of the `storey` counts that is shown alone, where there is one.
        """
        before = self.value
        turned, raised = (before.turned, before.raised) if before is not None else (False, None)
        if self.looks is not None and not turned:
            facing = self.looks(point)
        else:
            facing = 0.0 if before is None else before.facing
        heights = sorted(self.heights(point), reverse=not self.below)
        wished = [height for height in heights if height == (storey if raised is None else raised)]
        spots = [Spot((*point, height), facing, False, turned, raised) for height in wished or heights]
        if len(spots) > 1:
            spots = [spot for spot in spots if self.refuse(spot) is None] or spots
        return spots[0] if spots else Spot((*point, 0.0), facing, False, turned, raised)

    def turned(self, degrees: float) -> Spot | None:
        """The spot turned counter-clockwise; None while there is none, or nothing to turn."""
        return None if self.value is None else self.facing((self.value.facing + degrees) % 360.0)

    def facing(self, degrees: float) -> Spot | None:
        """The spot facing so; None while there is none, or nothing to turn."""
        return replace(self.value, facing=degrees, turned=True) if self.value is not None and self.turns else None

    def raised(self, step: int) -> Spot | None:
        """The spot on the next surface up or down; None where there is only one."""
        if self.value is None:
            return None
        x, y, z = self.value.point
        height = _next_height(self.heights((x, y)), z, step)
        return None if height is None else replace(self.value, point=(x, y, height), raised=height)


def _next_height(heights: Sequence[float], now: float, step: int) -> float | None:
    """The height a step up or down from one; None where there are not several."""
    found = sorted(heights)
    if len(found) < 2:
        return None
    nearest = min(range(len(found)), key=lambda number: abs(found[number] - now))
    return found[max(0, min(nearest + step, len(found) - 1))]


@dataclass(frozen=True, slots=True)
class Price:
    """What a way costs, in words; `refusal` says why it cannot be taken, None when it can."""

    words: str
    refusal: str | None = None


@dataclass(frozen=True, slots=True)
class Within:
    """Where a way can get to: `areas` works out, beside the frames, the area at each height, ascending.

    `key` is the same as long as the answer is; `centre` is where the areas begin, `label` stands at their border.
    """

    key: Hashable
    areas: Callable[[], Sequence[tuple[float, Region]]]
    centre: Point
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """Waypoints from a start; the system prices them.  The value is a tuple of points.

    `within` is where it can get to from where it ends, None where that is not shown.
    """

    name: str
    start: Point3
    price: Callable[[tuple[Point3, ...]], Price]
    label: str = ""
    value: tuple[Point3, ...] = ()
    suggested: tuple[tuple[Point3, ...], ...] = ()
    within: Within | None = None

    def refusal(self, value: Any) -> str | None:
        if not isinstance(value, tuple) or not all(isfinite(each) for point in value for each in point):
            return UNKNOWN
        return self.price(value).refusal

    def led_to(self, point: Point) -> tuple[Point3, ...]:
        """The way with another waypoint; one that made it refused is put there instead of being led on from."""
        is_refused = bool(self.value) and self.refusal(self.value) is not None
        return (*(self.value[:-1] if is_refused else self.value), (*point, 0.0))

    def hints(self) -> Sequence[tuple[Point3, ...]]:
        return [way for way in self.suggested if self.refusal(way) is None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Angle:
    """An angle from 0 to 360 that is pointed about `centre`, or turned by `step`; a click answers at once.

    `before` is how far before the direction pointed at the angle begins, counter-clockwise; `follows`: it is pointed at
    from the first moment on.
    """

    name: str
    centre: Point
    label: str = ""
    value: float = 0.0
    before: float = 0.0
    step: float = 15.0
    follows: bool = False

    def refusal(self, value: Any) -> str | None:
        return None if isinstance(value, int | float) and isfinite(value) else UNKNOWN

    def hints(self) -> Sequence[float]:
        return [45.0 * eighth for eighth in range(8)]
