"""A layout in the making: what is where already, room for more, mirror images, and random shapes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random
from typing import Any, Final, Literal

from pb12table.layouts.maps.wall_lines import without_repeats
from pb12table.layouts.motions import Entry, Motion, half_turn, mirror, moved_entry, shift, turn
from pb12table.systems.known import UNNAMED
from pb12table.table.planar import ring_distance
from pb12table.table.shapes import Point, Ring, box_of, rounded

Symmetry = Literal["none", "mirrored", "half-turn"]
SYMMETRIES: tuple[Symmetry, ...] = ("none", "mirrored", "half-turn")

Tag = Literal["solid", "soft", "road", "water", "zone", "open"]
"""What a part of the table is taken by: something one cannot walk through, plants one can, a way, water, an entry zone,
or ground that is to stay open."""

Gaps = Mapping[Tag, float]

WIDEST_LANE, NARROWEST_LANE = 1.6, 0.8
"""How far solid things stand apart at least on an empty and on a dense table, so that figures pass between them."""

SHAPES = ("polygon", "rectangle", "circle", "turned")

MOST_PIECES = 380
"""More are not put down, however large the table is; a scenario has at most 400."""

CLEAR: Gaps = {"road": 0.25, "water": 0.5, "zone": 0.4, "open": 0.0, "soft": 0.15}
"""How far a solid thing stays away from others, but for solid ones."""

GREEN: Gaps = {"solid": 0.5, "road": 0.3, "water": 0.3, "open": 0.0, "soft": 0.4}
"""How far plants that one walks through stay away from others."""


@dataclass(frozen=True, slots=True)
class Sliders:
    """What a person chooses: shares from 0 to 1, the table in steps, and the rule system, by its id."""

    seed: int = 0
    density: float = 0.5
    symmetry: Symmetry = "half-turn"
    heights: float = 0.5
    width: float = 36.0
    depth: float = 26.0
    step_cm: float = 2.0
    system: str = UNNAMED

    @property
    def area(self) -> float:
        """The area of the table in square steps."""
        return self.width * self.depth

    @property
    def centre(self) -> Point:
        """The middle of the table."""
        return (self.width / 2.0, self.depth / 2.0)


@dataclass(frozen=True, slots=True)
class Thing:
    """Something to put down: its pieces, and the rings of ground it takes."""

    name: str
    pieces: tuple[Entry, ...]
    rings: tuple[Ring, ...]
    tag: Tag = "solid"

    def moved(self, motion: Motion) -> Thing:
        """Return the same thing after a motion."""
        pieces = tuple(moved_entry(piece, motion) for piece in self.pieces)
        rings = tuple(tuple(motion.point(point) for point in ring) for ring in self.rings)
        return Thing(self.name, pieces, rings, self.tag)


@dataclass(frozen=True, slots=True)
class _Taken:
    ring: Ring
    box: tuple[float, float, float, float]
    tag: Tag


@dataclass(slots=True)
class Sketch:
    """What has been put down so far."""

    sliders: Sliders
    chance: Random
    motions: tuple[Motion, ...]
    terrain: list[Entry] = field(default_factory=list)
    zones: list[Entry] = field(default_factory=list)
    _taken: list[_Taken] = field(default_factory=list)
    _counts: dict[str, int] = field(default_factory=dict)

    @property
    def images(self) -> int:
        """Return how many images of each thing there are on the table."""
        return len(self.motions) + 1

    @property
    def clear(self) -> Gaps:
        """Return the distance a solid thing keeps from others."""
        share = self.sliders.density
        return {**CLEAR, "solid": rounded(WIDEST_LANE + (NARROWEST_LANE - WIDEST_LANE) * share)}

    # -- chance -------------------------------------------------------------------------------------------------

    def between(self, low: float, high: float) -> float:
        """Return a random number between two others, on the grid."""
        return rounded(low + (high - low) * self.chance.random())

    def likely(self, share: float) -> bool:
        """Return whether something of a given likelihood happens."""
        return self.chance.random() < share

    def place(self, margin: float = 1.0) -> Point:
        """Return any place on the table, no nearer to its edge than a margin."""
        width, depth = self.sliders.width, self.sliders.depth
        return (self.between(margin, width - margin), self.between(margin, depth - margin))

    def number(self, few: float, many: float, *, share: float | None = None, least: int = 0) -> int:
        """Return how many things to put down, images aside: from few to many per hundred square steps, by density.

        `share` takes the place of the density.
        """
        share = self.sliders.density if share is None else share
        wanted = (few + (many - few) * share) * self.sliders.area / 100.0 / self.images
        return max(least, int(wanted) + (1 if self.likely(wanted - int(wanted)) else 0))

    # -- putting down -------------------------------------------------------------------------------------------

    def put(self, thing: Thing, gaps: Gaps | None = None, *, margin: float = 0.0) -> bool:
        """Put a thing down with its images where all have room; otherwise nothing changes.

        `gaps`: how far it stays away from what is there, by tag (a tag that is missing does not matter); from its own
        images as from solid things (None: as a solid thing does).  `margin`: how far from the edge of the table.
        """
        gaps = self.clear if gaps is None else gaps
        images = self._images(thing)
        if len(self.terrain) + sum(len(image.pieces) for image in images) > MOST_PIECES:
            return False
        apart = gaps.get("solid", 0.0)
        for number, image in enumerate(images):
            if not self._is_free(image, gaps, margin):
                return False
            if any(_distance(image, other) < apart for other in images[:number]):
                return False
        for image in images:
            self._add(image)
        return True

    def lay(self, thing: Thing) -> None:
        """Put a thing down with its images, whatever is there."""
        for image in self._images(thing):
            self._add(image)

    def reserve(self, ring: Sequence[Point], tag: Tag) -> None:
        """Take ground for a purpose without putting anything there."""
        self.lay(Thing("", (), (tuple(ring),), tag))

    def zone(self, kind: str, pieces: Iterable[Entry]) -> None:
        """Make zones of the shapes of pieces."""
        for piece in pieces:
            zone: Entry = {"id": self._name(kind), "kind": kind}
            zone |= {key: piece[key] for key in SHAPES if key in piece}
            self.zones.append(zone)

    def scatter(
        self, count: int, make: Callable[[], Thing], gaps: Gaps | None = None, *, margin: float = 0.6, tries: int = 40
    ) -> int:
        """Put down so many things where chance leads them; returns how many found room."""
        put = 0
        for _ in range(count):
            for _ in range(tries):
                if self.put(make(), gaps, margin=margin):
                    put += 1
                    break
        return put

    def fill(
        self,
        count: int,
        make: Callable[[float], Thing],
        gaps: Gaps | None = None,
        *,
        margin: float = 0.6,
        tries: int = 60,
    ) -> list[Thing]:
        """Fill as `scatter` does, with things that shrink (from size 1 to 0.6) the longer no room is found for them."""
        put: list[Thing] = []
        for _ in range(count):
            for number in range(tries):
                thing = make(1.0 - 0.4 * number / tries)
                if self.put(thing, gaps, margin=margin):
                    put.append(thing)
                    break
        return put

    def _images(self, thing: Thing) -> list[Thing]:
        """Return a thing with its images, each place only once."""
        found = [thing]
        for motion in self.motions:
            image = thing.moved(motion)
            if not any(_same(image, other) for other in found):
                found.append(image)
        return found

    def _add(self, thing: Thing) -> None:
        for piece in thing.pieces:
            self.terrain.append({**piece, "id": self._name(piece["id"])})
        self._taken += [_Taken(ring, box_of(ring), thing.tag) for ring in thing.rings]

    def _name(self, stem: str) -> str:
        self._counts[stem] = self._counts.get(stem, 0) + 1
        return f"{stem}-{self._counts[stem]}"

    def _is_free(self, thing: Thing, gaps: Gaps, margin: float) -> bool:
        width, depth = self.sliders.width, self.sliders.depth
        for ring in thing.rings:
            west, south, east, north = box = box_of(ring)
            if west < margin or south < margin or east > width - margin or north > depth - margin:
                return False
            for taken in self._taken:
                gap = gaps.get(taken.tag)
                if gap is not None and _boxes_within(box, taken.box, gap) and ring_distance(ring, taken.ring) <= gap:
                    return False
        return True


def new_sketch(sliders: Sliders, kind: str, attempt: int) -> Sketch:
    """Return a bare table; randomness is seeded by everything that is chosen except the step length."""
    centre = sliders.centre
    east_west, north_south = mirror("vertical", centre), mirror("horizontal", centre)
    motions: dict[Symmetry, tuple[Motion, ...]] = {
        "none": (),
        "half-turn": (half_turn(centre),),
        "mirrored": (east_west, north_south, half_turn(centre)),
    }
    key = f"{kind} {sliders.seed} {sliders.density:.3f} {sliders.symmetry} {sliders.heights:.3f}"
    chance = Random(f"{key} {sliders.width:.3f} {sliders.depth:.3f} {attempt}")
    return Sketch(sliders, chance, motions[sliders.symmetry])


def _boxes_within(one: tuple[float, float, float, float], two: tuple[float, float, float, float], gap: float) -> bool:
    return one[0] <= two[2] + gap and two[0] <= one[2] + gap and one[1] <= two[3] + gap and two[1] <= one[3] + gap


def _distance(one: Thing, two: Thing) -> float:
    return min((ring_distance(a, b) for a in one.rings for b in two.rings), default=float("inf"))


def _same(one: Thing, two: Thing) -> bool:
    """Return whether an image lies exactly where the thing itself lies."""
    return all(any(_same_ring(a, b) for b in two.rings) for a in one.rings)


def _same_ring(one: Ring, two: Ring) -> bool:
    return len(one) == len(two) and all(min(hypot(x - u, y - v) for u, v in two) < 0.003 for x, y in one)


def line_rings(line: Sequence[Point], thickness: float) -> tuple[Ring, ...]:
    """Return the ground that a wall along a line covers: a rectangle for each stretch."""
    found: list[Ring] = []
    points = without_repeats(line)
    for (ax, ay), (bx, by) in pairwise(points):
        length = hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length * thickness / 2.0, (by - ay) / length * thickness / 2.0
        corners = (
            (ax - ux + uy, ay - uy - ux), (bx + ux + uy, by + uy - ux), (bx + ux - uy, by + uy + ux),
            (ax - ux - uy, ay - uy + ux),
        )  # fmt: skip
        found.append(tuple((rounded(x), rounded(y)) for x, y in corners))
    return tuple(found)


def plain(points: Iterable[Any]) -> list[list[float]]:
    """Return points in the form a document has them."""
    return [[rounded(x), rounded(y)] for x, y in points]


def patch(sketch: Sketch, radius: float, corners: int, *, uneven: float = 0.2, long: float = 1.0) -> Ring:
    """Return an uneven ring of about a radius, `long` times as long as wide."""
    found: list[Point] = []
    for number in range(corners):
        angle = 2.0 * pi * (number + sketch.between(-0.25, 0.25)) / corners
        far = radius * (1.0 + sketch.between(-uneven, uneven))
        found.append((rounded(far * cos(angle) * long), rounded(far * sin(angle))))
    return tuple(found)


def box(width: float, depth: float, x: float = 0.0, y: float = 0.0) -> Ring:
    """Return a rectangle about a place, counter-clockwise."""
    w, d = width / 2.0, depth / 2.0
    return ((x - w, y - d), (x + w, y - d), (x + w, y + d), (x - w, y + d))


def at(ring: Sequence[Point], place: Point, angle: float = 0.0) -> Ring:
    """Return a ring rotated about the origin and moved to a place."""
    turned, moved = turn(angle, (0.0, 0.0)), shift(*place)
    return tuple(moved.point(turned.point(point)) for point in ring)


STRETCHES: Final = 4
"""Of how many straight stretches a winding line is made between two points."""


def smooth(points: Sequence[Point]) -> list[Point]:
    """Return a winding line through points (after Catmull and Rom)."""
    found: list[Point] = []
    whole = [points[0], *points, points[-1]]
    for number in range(len(points) - 1):
        a, b, c, d = whole[number : number + 4]
        for part in range(STRETCHES):
            t = part / STRETCHES
            found.append((_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)))
    return [*found, (rounded(points[-1][0]), rounded(points[-1][1]))]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return rounded(
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
    )
