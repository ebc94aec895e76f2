"""Random movements into everything and off roofs, held against the rules worked out anew by school geometry.

R1.5.5 (Kollisionen), R1.5.6 (Zufallsbewegung), R1.4.30 (Fallen), R1.5.2 (Schadenswurf), RU018, RU042, RU044, RU045.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from math import cos, floor, hypot, radians, sin

import pytest
import shapely
from shapely import affinity
from shapely.geometry.base import BaseGeometry

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.events import DamageRolled, FigureCollided, FigureFell, PieceDamaged
from pb12table.systems.pb12.rules.game.state import Place, Status
from pb12table.systems.pb12.rules.preparations.profiles import DamagePoints
from pb12table.table.shapes import Circle, Footprint, Outline, Point
from tests.systems.pb12.damage.test_random_movement import DRUNK, Reel
from tests.systems.pb12.scene import Scene

SIZE, WEST, EAST = 20.0, 2.0, 14.0
CLOCKWISE = {2: 180, 3: 135, 4: 90, 5: 45, 6: 0, 7: 0, 8: 315, 9: 270, 10: 225, 11: 180}


@dataclass
class Thing:
    """Something to run into: its shape in plan, and what it withstands; None for what takes no damage."""

    name: str
    shape: BaseGeometry
    capacity: int | None
    toughness: int = 0
    armour: int = 0
    table: int = 4
    moved: int = 0
    left: int = 0
    is_out: bool = False
    rolls: list[tuple[int, int, int, int]] = field(default_factory=list)

    def receive(self, strength: int, penetration: int, face: int) -> None:
        """One damage roll."""
        result = face + strength - self.toughness - max(self.armour - penetration, 0)
        points = 0 if result < 1 else floor(min(result, 12) * self.table / 12)
        self.rolls.append((strength, penetration, result, points))
        self.is_out = self.is_out or points > self.left
        self.left = max(self.left - points, 0)


class Told:
    """A scene at random, and what the rules say comes of a random movement in it."""

    def __init__(self, seed: int) -> None:
        chance = self.chance = random.Random(seed)
        self.scene = Scene(width=SIZE, depth=SIZE, origin=(0, 0))
        self.height = chance.choice([0.0, 0.6, 1.0, 2.0, 2.6, 3.0])
        if self.height:
            self.scene.box((WEST, 0.0), (EAST, SIZE), self.height)
        radius, long, wide = chance.choice([0.25, 0.25, 0.4]), chance.uniform(0.3, 0.7), chance.uniform(0.2, 0.4)
        corners = ((-long, -wide), (long, -wide), (long, wide), (-long, wide))
        self.is_round = chance.random() < 0.6
        self.footprint: Footprint = Circle(radius) if self.is_round else Outline(corners)
        self.base = shapely.Point(0.0, 0.0).buffer(radius, quad_segs=512) if self.is_round else shapely.Polygon(corners)
        self.place = (round(chance.uniform(3, 13.5), 3), round(chance.uniform(1, 19), 3))
        self.facing = chance.choice([0.0, 90.0, 180.0, round(chance.uniform(0, 360), 3)])
        self.steps = chance.randrange(-1, 7)
        self.mover = self._figure(DRUNK, "alice", self.place, self.footprint, facing=self.facing, movement=self.steps)
        self.mover.shape = self.base_at(*self.place, self.facing)
        self.others: list[Thing] = []
        for number in range(chance.choice([0, 3, 5, 7])):
            self._add(number)
        self.dice: list[int] = []

    def _figure(
        self, name: str, player: str, at: Point, footprint: Footprint, *, facing: float = 0.0, movement: int = 3
    ) -> Thing:
        chance = self.chance
        found = Thing(
            name,
            shapely.Point(at),
            chance.randrange(1, 8),
            chance.randrange(1, 6),
            chance.randrange(0, 4),
            chance.randrange(1, 7),
            chance.randrange(0, 4),
        )
        assert found.capacity is not None
        found.left = found.capacity
        self.scene.human(
            name,
            player,
            at=at,
            facing=facing,
            height=self.height,
            movement=movement,
            points=(found.capacity, 0, 0),
            toughness=found.toughness,
            armour=found.armour,
            damage_table=found.table,
            footprint=footprint,
        )
        self.scene.edit(name, statuses={Status.MOVED: found.moved} if found.moved else {})
        return found

    def _add(self, number: int) -> None:
        chance = self.chance
        angle, away = chance.uniform(0, 6.3), chance.uniform(0.8, 3.0)
        x, y = self.place[0] + away * cos(angle), self.place[1] + away * sin(angle)
        if not (WEST + 2 < x < EAST - 2 and 2 < y < SIZE - 2):
            return
        kind = chance.choice(["figure", "figure", "block", "wall", "chest"])
        width, depth = chance.uniform(0.2, 1.5), chance.uniform(0.2, 1.5)
        radius = chance.choice([0.25, 0.6])
        middle = shapely.Point(x, y)
        shapes = {
            "figure": middle.buffer(radius, quad_segs=512),
            "wall": shapely.LineString([(x, y - depth), (x, y + depth)]),
        }
        shape = shapes.get(kind, shapely.box(x - width, y - depth, x + width, y + depth))
        apart = [self.mover.shape, *(other.shape for other in self.others)]
        if any(shape.distance(other) < 0.02 for other in apart):
            return
        if kind == "figure":
            at = (round(x, 3), round(y, 3))
            other = self._figure(f"other-{number}", "bob", at, Circle(radius))
            other.shape = shapely.Point(at).buffer(radius, quad_segs=512)
            self.others.append(other)
            return
        high = chance.choice([0.5, 1.0, 3.0])
        if kind == "wall":
            name = self.scene.wall(x, high, (y - depth, y + depth), base=self.height)
        else:
            name = self.scene.box((x - width, y - depth), (x + width, y + depth), high, base=self.height)
        thing = Thing(name, shape, None)
        if kind == "chest":
            capacity = chance.randrange(1, 6)
            thing = Thing(name, shape, capacity, chance.randrange(1, 6), chance.randrange(0, 4), 3, 0, capacity)
            self.scene.durable(
                name, DamagePoints(capacity, 0, 0), toughness=thing.toughness, armour=thing.armour, damage_table=3
            )
        self.others.append(thing)

    def base_at(self, x: float, y: float, facing: float) -> BaseGeometry:
        """The mover's base at a place."""
        turned = self.base if self.is_round else affinity.rotate(self.base, facing, origin=(0.0, 0.0))
        return affinity.translate(turned, x, y)

    def has_room(self, base: BaseGeometry) -> bool:
        """Whether a base lies on the table and off everything."""
        on_table = shapely.box(0.0, 0.0, SIZE, SIZE).contains(base)
        return on_table and all(base.distance(other.shape) > 0.002 for other in self.others)

    def throw(self) -> int:
        """The next die, kept for the program."""
        self.dice.append(self.chance.randrange(1, 13))
        return self.dice[-1]

    def angle(self) -> float:
        """Where the movement goes, in degrees; the chosen direction where somebody chooses."""
        self.chosen = round(self.chance.uniform(0, 359.9), 3)
        face = self.throw()
        return self.chosen if face in (1, 12) else (self.facing - CLOCKWISE[face]) % 360.0

    def way(self, angle: float) -> tuple[float, Thing | None, bool]:
        """How far it goes, what it runs into, and whether that is hardly more than grazed."""
        east, north = cos(radians(angle)), sin(radians(angle))
        x, y = self.place
        best, met = float(self.steps), None
        base = self.base_at(x, y, self.facing)
        west, south, right, top = base.bounds
        for least, most, rate in ((west, right, east), (south, top, north)):
            if abs(rate) > 1e-9:
                best = min(best, (SIZE - most) / rate if rate > 0.0 else least / -rate)
        grazed = False
        for other in self.others:
            swept = shapely.union(base, affinity.translate(base, best * east, best * north)).convex_hull
            gap, depth = swept.distance(other.shape), swept.buffer(-2e-3).distance(other.shape)
            grazed = grazed or (gap < 2e-3 and depth > 0.0)
            if gap > 0.0 or depth > 0.0:
                continue
            # Forward by what is surely free, as often as it takes.
            gone = 0.0
            for _ in range(20000):
                free = affinity.translate(base, gone * east, gone * north).distance(other.shape)
                if free < 1e-6:
                    break
                gone += free
            if gone < best:
                best, met = gone, other
        return best, met, grazed

    def collision(self, met: Thing) -> int:
        """Everybody's damage, the mover's first."""
        speed = self.mover.moved + met.moved
        own = self.mover.capacity
        assert own is not None
        capacity = own if met.capacity is None else met.capacity
        strength = 2 * abs(own - capacity)
        for who, less, more in ((self.mover, own, capacity), (met, capacity, own)):
            share = 0 if less == more else strength if less < more else -strength
            for _ in range(speed if who.capacity is not None else 0):
                if not who.is_out:
                    who.receive(speed + share, 0, self.throw())
        return speed


@pytest.mark.rule("R1.5.5")
@pytest.mark.rule("R1.5.6")
@pytest.mark.slow_but("*[05]")
@pytest.mark.parametrize("seed", range(250))
def test_random_movements_end_where_they_should_and_hurt_whom_they_should(seed: int) -> None:
    told = Told(seed)
    angle = told.angle()
    if told.steps < 1:
        reel = Reel(told.scene, told.dice, told.chosen)
        assert reel.place == (*told.place, told.height)
        assert reel.facing == told.facing
        return
    gone, met, grazed = told.way(angle)
    if grazed:
        return
    x, y = told.place[0] + gone * cos(radians(angle)), told.place[1] + gone * sin(radians(angle))
    speed = told.collision(met) if met is not None else 0
    over = max(WEST - x, x - EAST) if told.height else -1.0
    falls = over > 0.002 and not told.mover.is_out
    # Half of its width, seen from the roof, is what it hangs over the edge before it gets past.
    half = told.base_at(0.0, 0.0, angle).bounds[2]
    if abs(over) <= 0.002 or abs(over - half) <= 0.002:
        return
    # Bases that are not round turn as far as there is room; how far is not told here.
    turns = told.is_round or told.has_room(told.base_at(x, y, angle))
    if falls and not turns:
        return
    if falls and floor(told.height):
        told.mover.receive(floor(told.height), 12, told.throw())
    reel = Reel(told.scene, told.dice, told.chosen)
    collided = [(event.obstacle, event.speed) for event in reel.of(FigureCollided)]
    assert collided == ([] if met is None else [(met.name, speed)])
    for who in (told.mover, *told.others):
        rolled = [event for event in reel.of(DamageRolled) if event.figure == who.name]
        rolled += [event for event in reel.of(PieceDamaged) if event.piece == who.name]
        assert [(each.strength, each.penetration, each.result, each.points) for each in rolled] == who.rolls
        if who.name in reel.state.figures:
            assert (reel.state.figures[FigureId(who.name)].place is Place.REMOVED) is who.is_out
    order = [event.figure for event in reel.of(DamageRolled) if event.penetration == 0]
    assert order == sorted(order, key=lambda name: name != DRUNK)
    falling = reel.of(FigureFell)
    assert bool(falling) is falls
    if falls:
        assert falling[0].height == pytest.approx(told.height)
        aside = max(half - over, 0.0)
        end = falling[0].end
        assert hypot(end[0] - x, end[1] - y) == pytest.approx(aside, abs=3e-3)
    elif not told.mover.is_out:
        assert (*reel.place[:2], reel.place[2]) == pytest.approx((x, y, told.height), abs=2e-3)
    if not told.mover.is_out and turns:
        assert reel.facing == pytest.approx(angle % 360.0, abs=1e-3)
