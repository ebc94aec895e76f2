"""Seeded random scenes for sight: storeys, roofs, ramps, bridges and hills, with figures on all of these and below.

A stand is free when no solid piece reaches into the body but the ramp that carries it. Nothing of the program decides
here but the data it is given.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, hypot, pi, radians, sin
from random import Random

import numpy as np
import shapely

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle, Footprint, Outline, Point, Ring
from pb12table.table.terrain import Piece, shape_of
from tests.table.scene import GAIT
from tests.table.silhouette_rays import STRAIGHT, heights_at, heights_inside, is_carried, sampled_share

WIDTH, DEPTH = 30.0, 22.0

COACH = Outline(((-2.0, -1.0), (2.0, -1.0), (2.0, 1.0), (-2.0, 1.0)))
WAGON = Outline(((-1.5, -0.7), (1.0, -0.7), (2.0, 0.0), (1.0, 0.7), (-1.5, 0.7)))
CORNERED = Outline(((-1.5, -1.0), (1.5, -1.0), (1.5, 0.2), (0.3, 0.2), (0.3, 1.2), (-1.5, 1.2)))

_FOOTPRINTS: tuple[tuple[Footprint, float], ...] = (
    *[(Circle(0.25), 2.0)] * 4,
    (Circle(0.2), 1.2),
    (Circle(0.5), 2.6),
    *[(Circle(1.0), 3.0)] * 2,
    *[(COACH, 2.0)] * 2,
    (WAGON, 1.6),
    (CORNERED, 2.4),
)


@dataclass(frozen=True)
class Scene:
    """A battlefield, an observer and a target, and the other figures."""

    field: Battlefield
    observer: Body
    target: Body
    others: tuple[Body, ...]


class _Site:
    """A place of its own direction on the table, where what is built in its coordinates becomes pieces."""

    def __init__(self, chance: Random, number: int) -> None:
        self.chance, self.number = chance, number
        self.x, self.y = chance.uniform(4.0, WIDTH - 4.0), chance.uniform(4.0, DEPTH - 4.0)
        self.turn = radians(chance.choice((0.0, 0.0, 90.0, chance.uniform(0.0, 360.0))))
        self.pieces: list[Piece] = []

    def put(self, ring: Ring, height: float, base: float = 0.0, *, rise: tuple[Ring, Ring] | None = None) -> None:
        """Build a solid piece; with the low and the high edge of a `rise` it is a ramp."""
        edges = [tuple(self._at(point) for point in edge) for edge in rise or ()]
        self._add(Piece("", self._ring(ring), base=round(base, 3), height=round(height, 3)), edges)

    def put_with_hole(self, ring: Ring, hole: Ring, height: float, base: float = 0.0) -> None:
        """Build a solid piece with a hole."""
        self._add(Piece("", self._ring(ring), (self._ring(hole),), round(base, 3), round(height, 3)))

    def put_line(self, line: Ring, height: float, base: float = 0.0) -> None:
        """Build a wall without thickness."""
        self._add(Piece("", self._ring(line), base=round(base, 3), height=round(height, 3), thin=True))

    def put_growth(self, ring: Ring, height: float, *, translucent: int) -> None:
        """Plant what can be walked through: foliage of a level, or (level 0) what no one can look through."""
        piece = Piece("", self._ring(ring), height=round(height, 3), translucent=translucent, passable=True)
        self._add(replace(piece, standable=False, stops_damage=False))

    def _add(self, piece: Piece, edges: list[Ring] | None = None) -> None:
        named = replace(piece, id=f"piece-{self.number}-{len(self.pieces)}")
        if edges:
            (low_a, low_b), (high_a, high_b) = edges
            named = replace(named, low_edge=(low_a, low_b), high_edge=(high_a, high_b))
        self.pieces.append(named)

    def _ring(self, ring: Ring) -> Ring:
        return tuple(self._at(point) for point in ring)

    def _at(self, point: Point) -> Point:
        (x, y), c, s = point, cos(self.turn), sin(self.turn)
        return (round(self.x + x * c - y * s, 3), round(self.y + x * s + y * c, 3))


def _box(west: float, south: float, east: float, north: float) -> Ring:
    return ((west, south), (east, south), (east, north), (west, north))


def _ramp(site: _Site, foot: float, head: float, half: float, base: float, height: float) -> None:
    """A ramp as wide as twice `half` that rises along x from `foot` to `head`."""
    ring = _box(min(foot, head), -half, max(foot, head), half)
    site.put(ring, height, base, rise=(((foot, -half), (foot, half)), ((head, -half), (head, half))))


def _rough_ring(chance: Random, radius: float, corners: int) -> Ring:
    angles = sorted(2.0 * pi * (i + chance.uniform(0.0, 0.8)) / corners for i in range(corners))
    lengths = [radius * chance.uniform(0.65, 1.0) for _ in angles]
    return tuple((r * cos(a), r * sin(a)) for r, a in zip(lengths, angles, strict=True))


def _hill(site: _Site) -> None:
    """A hill, perhaps with a hollow in it or a terrace on it."""
    chance = site.chance
    ring, height = _rough_ring(chance, chance.uniform(2.5, 5.0), chance.randint(6, 9)), chance.uniform(0.4, 3.0)
    inner = tuple((0.5 * x, 0.5 * y) for x, y in ring)
    shape = chance.random()
    if shape < 0.2:
        site.put_with_hole(ring, inner, height)
        return
    site.put(ring, height)
    if shape > 0.6:
        site.put(inner, chance.uniform(0.4, 2.0), height)


def _house(site: _Site) -> None:
    """A solid house: a yard in it, a parapet around its roof, or a gable on it."""
    chance = site.chance
    x, y, height = chance.uniform(1.2, 3.5), chance.uniform(1.2, 2.5), chance.uniform(1.5, 4.5)
    ring, shape = _box(-x, -y, x, y), chance.random()
    if shape < 0.25:
        site.put_with_hole(ring, _box(-0.5 * x, -0.5 * y, 0.5 * x, 0.5 * y), height)
        return
    site.put(ring, height)
    if shape < 0.45:
        parapet = chance.uniform(0.4, 1.2)
        site.put_line((*ring[chance.randint(0, 3) :], ring[0]), parapet, height)
    elif shape < 0.7:
        gable = x * chance.uniform(0.3, 1.4)
        _ramp(site, -x, 0.0, y, height, gable)
        _ramp(site, x, 0.0, y, height, gable)


def _storeys(site: _Site) -> None:
    """One or two storeys: walls with doors and windows, a floor with or without a stairwell, perhaps an awning."""
    chance = site.chance
    x, y, thick, base = chance.uniform(2.0, 3.5), chance.uniform(1.6, 2.6), chance.choice((0.1, 0.3)), 0.0
    for _ in range(chance.randint(1, 2)):
        height = chance.uniform(2.3, 2.8)
        _walls(site, x, y, thick, base, height)
        over = chance.choice((0.0, 0.0, 0.6))
        floor = _box(-x - over, -y - over, x + over, y + over)
        base += height
        slab = chance.choice((0.1, 0.2))
        if chance.random() < 0.5:
            u, v = chance.uniform(-0.6, 0.3) * x, chance.uniform(-0.6, 0.2) * y
            site.put_with_hole(floor, _box(u, v, u + 1.2, v + 1.0), slab, base)
        else:
            site.put(floor, slab, base)
        base += slab


def _walls(site: _Site, x: float, y: float, thick: float, base: float, height: float) -> None:
    """Four walls, each with or without an opening, which has a sill or reaches to the floor; or no walls but posts."""
    chance = site.chance
    if chance.random() < 0.25:
        for u in (-x, x - thick):
            for v in (-y, y - thick):
                site.put(_box(u, v, u + thick, v + thick), height, base)
        return
    for near, far in ((-x, -x + thick), (x - thick, x)):
        _wall(site, [_box(near, a, far, b) for a, b in _parts(chance, -y, y)], base, height)
    for near, far in ((-y, -y + thick), (y - thick, y)):
        _wall(site, [_box(a, near, b, far) for a, b in _parts(chance, -x + thick, x - thick)], base, height)


def _parts(chance: Random, start: float, end: float) -> list[tuple[float, float]]:
    """The whole of a stretch, or its beginning, its end and an opening between."""
    if chance.random() < 0.35:
        return [(start, end)]
    a = start + (end - start) * chance.uniform(0.15, 0.4)
    b = start + (end - start) * chance.uniform(0.55, 0.85)
    return [(start, a), (b, end), (a, b)]


def _wall(site: _Site, parts: list[Ring], base: float, height: float) -> None:
    """A wall of one part or two; a third one is an opening, with a sill and a lintel or from floor to ceiling."""
    chance = site.chance
    for part in parts[:2]:
        site.put(part, height, base)
    for opening in parts[2:]:
        if chance.random() < 0.6:
            site.put(opening, chance.uniform(0.6, 1.2), base)
            site.put(opening, 0.3, base + height - 0.3)


def _bridge(site: _Site) -> None:
    """A deck on piers between two ramps, with rails or a pillar on it."""
    chance = site.chance
    half, wide, height = chance.uniform(2.0, 4.0), chance.uniform(0.7, 1.4), chance.uniform(1.2, 3.2)
    thick = chance.uniform(0.15, 0.4)
    site.put(_box(-half, -wide, half, wide), thick, height - thick)
    for side in (-1.0, 1.0):
        _ramp(site, side * (half + height * chance.uniform(1.0, 2.0)), side * half, wide, 0.0, height)
        if chance.random() < 0.5:
            site.put_line(((-half, side * wide), (half, side * wide)), chance.uniform(0.3, 1.1), height)
        if chance.random() < 0.5:
            near, far = sorted((side * 0.4 * half, side * 0.5 * half))
            site.put(_box(near, -wide, far, wide), height - thick)


def _way_up(site: _Site) -> None:
    """A ramp, perhaps onto a platform, sometimes too steep to stand on, sometimes starting above the table."""
    chance = site.chance
    height, wide = chance.uniform(0.8, 3.5), chance.uniform(0.8, 2.0)
    run = height * chance.choice((0.7, 1.0, chance.uniform(1.01, 3.0), chance.uniform(1.01, 3.0)))
    base = chance.choice((0.0, 0.0, chance.uniform(0.3, 2.0)))
    _ramp(site, -run, 0.0, wide, base, height)
    if chance.random() < 0.7:
        site.put(_box(0.0, -wide, chance.uniform(1.5, 4.0), wide), base + height)


def _fence(site: _Site) -> None:
    """A wall without thickness and corners in it, or a thick one."""
    chance = site.chance
    long, height = chance.uniform(2.0, 5.0), chance.uniform(0.5, 3.0)
    if chance.random() < 0.4:
        site.put(_box(-long, -0.15, long, 0.15), height)
        return
    corners = [(-long + 2.0 * long * i / 3.0, chance.uniform(-1.0, 1.0)) for i in range(chance.randint(2, 4))]
    site.put_line(tuple(corners), height, chance.choice((0.0, 0.0, chance.uniform(0.5, 2.0))))


def _crates(site: _Site) -> None:
    """A heap of crates, one on the other."""
    chance = site.chance
    half, base = chance.uniform(0.5, 1.2), 0.0
    for _ in range(chance.randint(1, 3)):
        height = chance.uniform(0.15, 1.2)
        site.put(_box(-half, -half, half, half), height, base)
        base, half = base + height, half * chance.uniform(0.6, 1.0)


def _growth(site: _Site) -> None:
    """A wood that hides nothing, or a thicket that hides like a wall and can be walked into."""
    chance = site.chance
    ring = _rough_ring(chance, chance.uniform(1.5, 4.0), chance.randint(5, 8))
    if chance.random() < 0.6:
        site.put_growth(ring, chance.uniform(2.0, 5.0), translucent=chance.randint(1, 2))
    else:
        site.put_growth(ring, chance.uniform(0.8, 3.4), translucent=0)


_BUILDERS = (
    *(_hill, _house, _storeys, _bridge, _way_up) * 2,
    *(_fence, _crates, _growth, _growth),
)


def random_scene(seed: int) -> Scene:
    """A scene whose target is seen in part, or straight above or below, if a dozen tries find one."""
    chance = Random(seed)
    while True:
        ground = _Ground(chance)
        others: list[Body] = []
        for number in range(chance.randint(1, 6)):
            if (body := ground.place(f"other-{number}", others)) is not None:
                others.append(body)
        for _ in range(12):
            pair = ground.pair(others)
            if pair is None:
                continue
            observer, target = pair
            straight = hypot(observer.x - target.x, observer.y - target.y) < STRAIGHT
            if straight or 0.02 < sampled_share(ground.pieces, observer.base_point, target, others, side=10) < 0.98:
                break
        if pair is not None:
            return Scene(Battlefield(WIDTH, DEPTH, tuple(ground.pieces), GAIT), *pair, tuple(others))


class _Ground:
    """Random pieces, and bodies put on them."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.pieces: list[Piece] = []
        for number in range(chance.randint(4, 8)):
            site = _Site(chance, number)
            chance.choice(_BUILDERS)(site)
            self.pieces += site.pieces
        chance.shuffle(self.pieces)
        self.shapes = np.array([shape_of(piece) for piece in self.pieces])

    def pair(self, others: list[Body]) -> tuple[Body, Body] | None:
        """An observer and a target, which sometimes hangs in the air; None if these two cannot be asked about."""
        observer = self.place("observer", others)
        if observer is None:
            return None
        over = observer.position if self.chance.random() < 0.15 else None
        target = self.place("target", [*others, observer], over)
        if target is None:
            return None
        if self.chance.random() < 0.06:
            target = replace(target, z=round(target.z + self.chance.uniform(0.3, 2.0), 3))
        lone = all(_apart(target, other) for other in (*others, observer))
        if not (lone and self._is_free(target, through_growth=False) and _silhouette_is_told(observer, target)):
            return None
        return observer, target

    def place(self, name: str, others: list[Body], over: Point | None = None) -> Body | None:
        """A body on one of the surfaces in, on or beside a piece, or above or below a point; None: there is no room."""
        chance = self.chance
        for _ in range(30):
            footprint, height = chance.choice(_FOOTPRINTS)
            x, y = self._somewhere() if over is None else _near(chance, over)
            if not (2.5 < x < WIDTH - 2.5 and 2.5 < y < DEPTH - 2.5):
                continue
            z = round(chance.choice([0.0, *self._surfaces(x, y)]), 3)
            facing = chance.choice((0.0, 90.0, round(chance.uniform(0.0, 360.0), 3)))
            body = Body(name, footprint, x, y, z, facing, height, round(0.9 * height, 3))
            if self._is_free(body, through_growth=True) and all(_apart(body, other) for other in others):
                return body
        return None

    def _somewhere(self) -> Point:
        """A point in or beside some piece, often a ramp."""
        chance = self.chance
        ramps = [shape for piece, shape in zip(self.pieces, self.shapes, strict=True) if piece.low_edge is not None]
        west, south, east, north = chance.choice(ramps if ramps and chance.random() < 0.2 else self.shapes).bounds
        margin = chance.choice((0.0, 0.0, 1.5))
        x, y = chance.uniform(west - margin, east + margin), chance.uniform(south - margin, north + margin)
        return round(x, 3), round(y, 3)

    def _surfaces(self, x: float, y: float) -> list[float]:
        """The heights at which one can stand at a plan point."""
        under = [self.pieces[i] for i in np.flatnonzero(shapely.contains_xy(self.shapes, x, y))]
        return [float(heights_at(piece, np.array([(x, y)]))[0]) for piece in under if _carries(piece)]

    def _is_free(self, body: Body, *, through_growth: bool) -> bool:
        """Whether no solid piece but the ramp that carries it reaches into a body, and no thicket either, if asked."""
        shape = _body_shape(body)
        for number in np.flatnonzero(shapely.intersects(self.shapes, shape.buffer(-1e-3))):
            piece = self.pieces[number]
            if piece.passable and (through_growth or piece.translucent > 0):
                continue
            beside = body.top <= piece.base + 1e-6 or piece.base + piece.height <= body.z + 1e-6
            if not (beside or _is_no_obstacle(piece, body)):
                return False
        return True


def _near(chance: Random, point: Point) -> Point:
    """The point, or one so near that a figure there is seen from close up."""
    away, angle = chance.choice((0.0, 0.03, chance.uniform(0.1, 2.5))), chance.uniform(0.0, 2.0 * pi)
    return round(point[0] + away * cos(angle), 3), round(point[1] + away * sin(angle), 3)


def _carries(piece: Piece) -> bool:
    """Whether a piece can be stood on; RU015."""
    if piece.low_edge is None or piece.high_edge is None:
        return piece.standable and not piece.thin
    (ax, ay), (bx, by) = piece.low_edge[0], piece.high_edge[0]
    return piece.height <= hypot(bx - ax, by - ay)


def _is_no_obstacle(ramp: Piece, body: Body) -> bool:
    """Whether a body may stand where a ramp is: the ramp carries it, or does not rise above its stand."""
    if ramp.low_edge is None:
        return False
    if shapely.intersects_xy(shape_of(ramp), body.x, body.y):
        return is_carried(body, ramp) and abs(float(heights_at(ramp, np.array([body.position]))[0]) - body.z) <= 0.1
    return is_carried(body, ramp) or heights_inside(ramp, body)[1] <= body.z


def _silhouette_is_told(observer: Body, target: Body) -> bool:
    """Whether RU011 says how wide a silhouette is: no corner of the footprint lies beside or behind the eye."""
    if isinstance(target.footprint, Circle):
        return True
    x, y = target.x - observer.x, target.y - observer.y
    shape = _body_shape(target)
    if shape.buffer(-0.01).contains(shapely.Point(observer.position)):
        return True
    ahead = [(cx - observer.x) * x + (cy - observer.y) * y for cx, cy in shape.exterior.coords]
    return min(ahead) > 0.3 * hypot(x, y)


def _apart(first: Body, second: Body) -> bool:
    if first.top <= second.z + 1e-6 or second.top <= first.z + 1e-6:
        return True
    if hypot(first.x - second.x, first.y - second.y) > 6.0:
        return True
    return not _body_shape(first).intersects(_body_shape(second))


def _body_shape(body: Body) -> shapely.Polygon:
    if isinstance(body.footprint, Circle):
        return shapely.Point(body.x, body.y).buffer(body.footprint.radius, quad_segs=16)
    c, s = cos(radians(body.facing)), sin(radians(body.facing))
    return shapely.Polygon([(body.x + x * c - y * s, body.y + x * s + y * c) for x, y in body.footprint.points])
