"""Law: covered share, visible ground, and sight lines to the points of the silhouette are one geometry.

Whatever the observer and the target stand on counts in all three, in random games and in generated scenes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations
from math import hypot

import pytest
import shapely

from pb12table.systems.pb12.rules.figures.figures import body, figures_on_table
from pb12table.systems.pb12.rules.figures.seeing import sight
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.vehicles.riding import hiding
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.falling import stand_heights
from pb12table.table.motion.rests import stand
from pb12table.table.shapes import Circle, Point3
from pb12table.table.sight.cover import Cover, covered_share
from pb12table.table.sight.sight import sight_to_point
from pb12table.table.sight.silhouette import holds
from pb12table.table.sight.visible import visible_ground
from pb12table.table.surfaces import supports_of
from pb12table.table.terrain import Piece, outline_problems
from pb12table.table.unions import geometry_of
from tests.laws.skirmishes import arbitrary, begun, chance_of, depot, roofs, yard
from tests.run import times
from tests.table.scene import GAIT

SEEDS, TOWNS = times(1, 2), times(5, 20)
ALL_ROUND = 180.0
HAIR = 2e-3
"""Points nearer than this to a border of what is hidden or seen are not asked about: places are rounded."""


def points_on(cover: Cover, eye: Point3, target: Body, chance: random.Random) -> Iterator[tuple[float, Point3]]:
    """Points of a silhouette: how far to the right of its axis, and where in space."""
    ring = cover.silhouette.rings[0][0]
    (left, bottom), (right, top) = min(ring), max(ring)
    dx, dy = target.x - eye[0], target.y - eye[1]
    depth = hypot(dx, dy)
    for height in (bottom + share * (top - bottom) for share in (0.02, chance.random(), 0.98)):
        for share in (0.03, 0.4, chance.random(), 0.97):
            u = left + share * (right - left)
            yield u, (target.x + u * dy / depth, target.y - u * dx / depth, height)


def compared(
    table: Battlefield, observer: Body, target: Body, others: tuple[Body, ...], chance: random.Random
) -> tuple[int, int]:
    """Compare all three for one pair; return how many points agreed, and how many of them a support hid."""
    eye = observer.base_point
    if hypot(target.x - eye[0], target.y - eye[1]) < 0.06:
        return 0, 0
    cover = covered_share(table, eye, target, others)
    hidden = geometry_of(cover.hidden)
    supports = {*supports_of(table, observer), *supports_of(table, target)}
    agreed = by_supports = 0
    for u, point in points_on(cover, eye, target, chance):
        if any(holds(other, point) for other in others):
            continue
        line = sight_to_point(table, observer, point, ALL_ROUND, others)
        spot = shapely.Point(u, point[2])
        if shapely.distance(shapely.boundary(hidden), spot) > HAIR or hidden.is_empty:
            assert shapely.intersects(hidden, spot) != line.exists, (observer, target, point)
            agreed += 1
            by_supports += bool(supports & set(line.blockers))
        x, y, z = point
        if not (0.0 < x < table.width and 0.0 < y < table.depth):
            continue
        ground = geometry_of(visible_ground(table, observer, ALL_ROUND, others, level=z))
        place = shapely.Point(x, y)
        if shapely.distance(shapely.boundary(ground), place) > HAIR or ground.is_empty:
            assert shapely.intersects(ground, place) == line.exists, (observer, target, point)
            agreed += 1
    return agreed, by_supports


def pairs(state: State, chance: random.Random) -> Iterator[tuple[Body, Body, tuple[Body, ...]]]:
    """Some pairs of figures on the table with what may hide between them."""
    figures = [figure.id for figure in figures_on_table(state)]
    for observer, target in chance.sample(list(permutations(figures, 2)), min(6, len(figures) * (len(figures) - 1))):
        here, there, others = body(state, observer), body(state, target), hiding(state, observer, target)
        assert (
            sight(state, observer, target).hidden
            == covered_share(state.battlefield, here.base_point, there, others).hidden
        )
        yield here, there, others


@pytest.mark.rule("RU010", "RU011", "RU012", "R1.4.23", "R1.4.24")
@pytest.mark.parametrize("setup", [roofs(), yard(), depot()], ids=["roofs", "yard", "depot"])
def test_in_random_games_all_that_tells_of_sight_agrees(setup: Setup) -> None:
    agreed = by_supports = 0
    for seed in range(SEEDS):
        session, chance = begun(setup, seed), chance_of(seed)
        for number in arbitrary(session, chance):
            if number > 90:
                break
            if number % 30:
                continue
            for observer, target, others in pairs(session.state, chance):
                more, of_them = compared(session.state.battlefield, observer, target, others, chance)
                agreed, by_supports = agreed + more, by_supports + of_them
    assert agreed > 150 * SEEDS
    assert by_supports > 0 or setup is not roofs()


# -- generated scenes ---------------------------------------------------------------------------------------------


def town(chance: random.Random) -> Battlefield:
    """Houses with storeys and stairs, hills, bridges and ramps, on one another and beside each other."""
    pieces: list[Piece] = []
    for number in range(chance.randrange(4, 9)):
        x, y = round(chance.uniform(1.0, 14.0), 3), round(chance.uniform(1.0, 12.0), 3)
        wide, deep = round(chance.uniform(1.0, 6.0), 3), round(chance.uniform(1.0, 6.0), 3)
        ring = ((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep))
        kind = chance.choice(("house", "floor", "hill", "ramp", "wall"))
        name = f"{kind}-{number}"
        if kind == "house":
            pieces.append(Piece(name, ring, height=chance.choice((2.5, 3.0, round(chance.uniform(1.0, 4.0), 3)))))
        elif kind == "floor":
            pieces.append(Piece(name, ring, base=chance.choice((2.3, 2.8, 5.0)), height=0.2))
        elif kind == "hill":
            top = ((x, y), (x + wide, y + 0.3), (x + 0.7 * wide, y + deep), (x - 0.5, y + 0.6 * deep))
            pieces.append(Piece(name, top, height=round(chance.uniform(0.2, 1.5), 3)))
        elif kind == "ramp":
            low, high = (ring[0], ring[3]), (ring[1], ring[2])
            rise = round(wide * chance.uniform(0.1, 1.0), 3)
            pieces.append(Piece(name, ring, height=rise, low_edge=low, high_edge=high))
        else:
            pieces.append(Piece(name, (ring[0], ring[2]), height=2.0, thin=True))
    return Battlefield(20.0, 18.0, tuple(piece for piece in pieces if not outline_problems(piece)), GAIT)


def stood(table: Battlefield, chance: random.Random, name: str) -> Body | None:
    """Somebody who stands safely somewhere, rather high up."""
    for _ in range(60):
        x, y = round(chance.uniform(0.5, 19.5), 3), round(chance.uniform(0.5, 17.5), 3)
        for height in reversed(stand_heights(table, x, y)):
            body = Body(name, Circle(0.25), x, y, height, 0.0, 2.0, 1.8)
            if (height > 0.0 or chance.random() < 0.2) and stand(table, body, ()).safe:
                return body
    return None


@pytest.mark.rule("RU010", "RU011", "RU012", "R1.4.23", "R1.4.24")
def test_in_generated_scenes_all_that_tells_of_sight_agrees() -> None:
    agreed = by_supports = 0
    for seed in range(TOWNS):
        chance = random.Random(f"town {seed}")
        table = town(chance)
        figures = [body for name in "abcd" if (body := stood(table, chance, name)) is not None]
        for observer in figures[:2]:
            for target in figures:
                others = tuple(other for other in figures if other not in (observer, target))
                if target is not observer:
                    more, of_them = compared(table, observer, target, others, chance)
                    agreed, by_supports = agreed + more, by_supports + of_them
    assert agreed > 75 * TOWNS
    assert by_supports > TOWNS
