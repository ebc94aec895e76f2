"""Sight through doors open by any angle, windows and one-way walls, against rays that know prisms only: to 1 %."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import pytest
import shapely

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.openings import leaf, opened, with_doors
from pb12table.table.shapes import Point
from pb12table.table.sight.visible import visible_ground
from pb12table.table.terrain import Hinge, Piece, shape_of
from pb12table.table.unions import geometry_of
from tests.table.scene import GAIT, human, sight_to_body
from tests.table.silhouette_rays import hit, sampled_share, solid_piece

SIDE, HIGH = 12.0, 2.5
CORNERS: tuple[Point, ...] = ((3.0, 3.0), (9.0, 3.0), (9.0, 9.0), (3.0, 9.0), (3.0, 3.0))
QUICK, ALL = range(6), range(200)
OUTSIDE: tuple[Point, ...] = ((1.2, 1.2), (6.0, 1.3), (10.7, 6.1), (6.2, 10.8), (1.1, 6.4), (10.6, 10.6))


@dataclass
class House:
    """A room of four walls with a door, a window or a one-way wall in each, and an inner door."""

    table: Battlefield
    eyes: list[Body]
    targets: list[Body]


def _rest(name: str, start: Point, end: Point, low: float, high: float) -> list[Piece]:
    """A wall on both sides of a gap between two shares of its length."""
    shares = ((0.0, low), (high, 1.0))
    return [
        Piece(f"{name}-{number}", (_at(start, end, first), _at(start, end, last)), height=HIGH, thin=True)
        for number, (first, last) in enumerate(shares)
    ]


def _at(start: Point, end: Point, share: float) -> Point:
    return (round(start[0] + share * (end[0] - start[0]), 3), round(start[1] + share * (end[1] - start[1]), 3))


def _opening(dice: random.Random, kind: str, name: str, start: Point, end: Point) -> list[Piece]:
    """What stands in the gap of a wall."""
    if kind == "door":
        ends = (start, end) if dice.random() < 0.5 else (end, start)
        hinge = Hinge(*ends, dice.choice((0.0, 0.1, 0.3)), 0.0, dice.random() < 0.5)
        thin = hinge.thickness == 0.0
        door = Piece(name, leaf(hinge, 0.0), height=HIGH, thin=thin, standable=False, hinge=hinge)
        return [opened(door, round(dice.choice((0.0, dice.uniform(1.0, 45.0), dice.uniform(45.0, 180.0))), 1))]
    if kind == "window":
        sill, lintel = round(dice.uniform(0.4, 1.1), 2), round(dice.uniform(1.5, 2.2), 2)
        pane = Piece(name, (start, end), height=HIGH, thin=True, blocks_sight=False)
        below = Piece(f"{name}:sill", (start, end), height=sill, thin=True)
        above = Piece(f"{name}:lintel", (start, end), base=lintel, height=HIGH - lintel, thin=True)
        return [pane, below, above]
    ends = (start, end) if dice.random() < 0.5 else (end, start)
    return [Piece(name, (start, end), height=HIGH, thin=True, one_way=ends)]


def house(seed: int) -> House:
    dice = random.Random(seed)
    pieces: list[Piece] = []
    for number, (start, end) in enumerate(pairwise(CORNERS)):
        kind = ("door", "window", "glass")[(seed + number) % 3]
        low = dice.uniform(0.2, 0.5)
        high = low + dice.uniform(0.2, 0.35)
        pieces += _rest(f"wall-{number}", start, end, low, high)
        pieces += _opening(dice, kind, f"{kind}-{number}", _at(start, end, low), _at(start, end, high))
    pieces += _opening(dice, "door", "inner", (6.0, 4.0), (6.0, 5.2))
    table = Battlefield(SIDE, SIDE, tuple(pieces), GAIT)
    inside = [(round(dice.uniform(3.5, 8.5), 3), round(dice.uniform(3.5, 8.5), 3)) for _ in range(3)]
    people = [human(f"a{n}", x, y) for n, (x, y) in enumerate((*OUTSIDE, *inside))]
    dice.shuffle(people)
    return House(table, people[:3], people[3:])


def as_it_hides(pieces: Sequence[Piece], eye: Body) -> list[Piece]:
    """The pieces without the one-way walls on whose left side an eye is, as a cross product tells it."""
    found = []
    for piece in pieces:
        if piece.one_way is not None:
            (x, y), (u, v) = piece.one_way
            if (u - x) * (eye.y - y) - (v - y) * (eye.x - x) > 0.0:
                continue
        found.append(piece)
    return found


SEEDS = [seed if seed in QUICK else pytest.param(seed, marks=pytest.mark.slow) for seed in ALL]


@pytest.mark.parametrize("seed", SEEDS)
def test_covered_shares_through_openings_are_what_the_rays_say_to_one_per_cent(seed: int) -> None:
    made = house(seed)
    for eye in made.eyes:
        hiding = as_it_hides(made.table.pieces, eye)
        for target in made.targets[:4]:
            found = sight_to_body(made.table, eye, target, 180.0, ()).covered_share
            assert found == pytest.approx(sampled_share(hiding, eye.base_point, target, ()), abs=0.01), (eye, target)


@pytest.mark.parametrize("seed", SEEDS)
def test_visible_ground_through_openings_is_what_the_rays_say_to_one_per_cent(seed: int) -> None:
    made = house(seed)
    spread = np.random.default_rng(seed)
    side = 70
    cells = np.mgrid[:side, :side] + spread.random((2, side, side))
    plan = cells.reshape(2, -1).T / side * SIDE
    points = np.column_stack((plan, np.zeros(len(plan))))
    eye = made.eyes[0]
    left = np.ones(len(points), dtype=bool)
    for piece in as_it_hides(made.table.pieces, eye):
        # An observer in the leaf of a door sees out of it, as out of everything.
        if piece.blocks_sight and not shape_of(piece).contains(shapely.Point(eye.position)):
            left &= ~hit(solid_piece(piece), eye.base_point, points)
    region = visible_ground(made.table, eye, 180.0, ())
    assert region.area == pytest.approx(SIDE * SIDE * left.mean(), abs=0.01 * SIDE * SIDE)
    wrong = shapely.covers(geometry_of(region), shapely.points(plan)) != left
    assert wrong.mean() <= 0.01


def test_a_door_that_is_turned_is_seen_past_at_once() -> None:
    made = house(3)
    eye, target = human("eye", 6.0, 1.3), human("target", 6.0, 6.0)
    door = next(piece for piece in made.table.pieces if piece.hinge is not None and piece.id != "inner")
    shares = set()
    for degrees in (0.0, 20.0, 90.0, 170.0):
        table = with_doors(made.table, ((door.id, degrees),))
        share = sight_to_body(table, eye, target, 180.0, ()).covered_share
        rays = sampled_share(as_it_hides(table.pieces, eye), eye.base_point, target, ())
        assert share == pytest.approx(rays, abs=0.01)
        shares.add(round(share, 2))
    assert len(shares) > 1
