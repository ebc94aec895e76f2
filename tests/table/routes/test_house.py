"""Which storeys a table has: what lies above what with room for a body between."""

from __future__ import annotations

import random
from math import pi

import numpy as np
import pytest

from pb12table.table.battlefield import Battlefield, Gait
from pb12table.table.footprints import circle_ring
from pb12table.table.routes.house import House, Link, storeys_of
from pb12table.table.shapes import Circle, Region, box_ring
from pb12table.table.sight.many import Stature, sites_at
from pb12table.table.terrain import Piece

RADIUS, HEIGHT = 0.25, 2.0
PERSON = Stature(Circle(RADIUS), HEIGHT, 1.8)


def table(*pieces: Piece, size: float = 20.0) -> House:
    return storeys_of(Battlefield(size, size, pieces, Gait(0.5, 45.0)), RADIUS, HEIGHT)


def slab(
    name: str, box: tuple[float, float, float, float], base: float, height: float = 0.2, *, standable: bool = True
) -> Piece:
    x, y, width, depth = box
    return Piece(name, box_ring(x, y, x + width, y + depth), base=base, height=height, standable=standable)


def wall(name: str, x: float, low: float, high: float, base: float = 0.0) -> Piece:
    return Piece(name, box_ring(x, low, x + 0.2, high), base=base, height=2.5, standable=False)


def stairs(name: str, box: tuple[float, float, float, float], base: float, height: float) -> Piece:
    """Steps that rise from south to north."""
    x, y, width, depth = box
    ring = box_ring(x, y, x + width, y + depth)
    return Piece(
        name, ring, base=base, height=height,
        low_edge=((x, y), (x + width, y)), high_edge=((x, y + depth), (x + width, y + depth)),
    )  # fmt: skip


def test_a_house_of_three_storeys() -> None:
    house = table(
        wall("west", 4.0, 4.0, 10.0), wall("upper", 4.0, 4.0, 10.0, 2.7), wall("top", 4.0, 4.0, 10.0, 5.4),
        slab("first", (4.0, 4.0, 8.0, 6.0), 2.5), slab("second", (4.0, 4.0, 8.0, 6.0), 5.2),
        slab("roof", (3.5, 3.5, 9.0, 7.0), 8.0, standable=False),
    )  # fmt: skip
    assert [(storey.number, storey.low, storey.high) for storey in house.storeys] == [
        (0, 0.0, 0.0), (1, 2.7, 2.7), (2, 5.4, 5.4),
    ]  # fmt: skip
    assert house.things == {"west": 0, "upper": 1, "top": 2, "first": 1, "second": 2, "roof": 3}
    assert house.above(0) == ("upper", "top", "first", "second", "roof")
    assert house.above(1) == ("top", "second", "roof")
    assert house.above(2) == ("roof",)
    assert house.most == 2
    assert [(stand.storey, stand.height, stand.piece) for stand in house.stands_at((8.0, 7.0))] == [
        (0, 0.0, ""), (1, 2.7, "first"), (2, 5.4, "second"),
    ]  # fmt: skip
    assert house.stands_at((30.0, 7.0)) == ()
    assert house.floor_at(1, (4.1, 5.0)) == 2.7
    assert house.height_at(2, (1.0, 1.0)) is None


def test_areas_are_those_one_reckons_by_hand() -> None:
    house = table(
        slab("floor", (4.0, 4.0, 8.0, 6.0), 2.5), slab("pillar", (6.0, 6.0, 1.0, 1.0), 2.7, 3.0, standable=False)
    )
    around = 1.0 + 4.0 * RADIUS + pi * RADIUS**2
    assert house.storeys[1].area == pytest.approx(48.0 - around, abs=0.01)
    assert house.storeys[0].area == pytest.approx((20.0 - 2.0 * RADIUS) ** 2, abs=0.02)


def test_what_nobody_stands_beneath_is_of_the_ground() -> None:
    house = table(
        slab("massive", (2.0, 2.0, 4.0, 4.0), 0.0, 3.0), slab("stage", (10.0, 2.0, 4.0, 4.0), 1.5),
        slab("chimney", (3.0, 3.0, 1.0, 1.0), 3.0, 2.0, standable=False),
    )  # fmt: skip
    assert house.count == 1
    assert not any(house.things.values())
    assert (house.most, house.links) == (0, ())
    assert not house.is_storeyed
    assert house.number_at((4.5, 4.5, 3.0)) == 0


def test_a_chimney_belongs_to_the_house_it_stands_on() -> None:
    hut = slab("hut", (2.0, 2.0, 4.0, 4.0), 0.0, 2.6, standable=False)
    beam = slab("beam", (10.0, 2.0, 4.0, 0.4), 2.6, standable=False)
    house = table(hut, slab("chimney", (3.0, 3.0, 1.0, 1.0), 2.6, 1.0, standable=False), beam)
    assert house.things == {"hut": 0, "chimney": 0, "beam": 1}
    assert house.is_storeyed
    assert (house.count, house.most) == (1, 0)


def test_a_bridge_and_the_rampart_it_leads_to_are_one_storey() -> None:
    rampart = slab("rampart", (2.0, 2.0, 2.0, 10.0), 0.0, 3.0)
    bridge = slab("bridge", (4.0, 5.0, 6.0, 2.0), 2.8)
    apart = slab("apart", (14.0, 14.0, 3.0, 3.0), 0.0, 3.0)
    house = table(rampart, bridge, apart)
    assert [house.number_at(place) for place in ((3.0, 9.0, 3.0), (7.0, 6.0, 3.0), (15.0, 15.0, 3.0))] == [1, 1, 0]
    # The rampart stands in the way on the ground, and is drawn there.
    assert house.above(0) == ("bridge",)


def test_a_bridge_that_lies_on_two_ramparts_is_above_what_is_between_them() -> None:
    sides = slab("west", (2.0, 2.0, 2.0, 10.0), 0.0, 3.0), slab("east", (10.0, 2.0, 2.0, 10.0), 0.0, 3.0)
    house = table(*sides, slab("bridge", (3.0, 5.0, 8.0, 2.0), 3.0))
    assert house.things == {"west": 0, "east": 0, "bridge": 1}
    assert [stand.storey for stand in house.stands_at((7.0, 6.0))] == [0, 1]


def test_stairs_and_ladders_belong_to_the_storeys_they_join() -> None:
    ladder = Piece("ladder", box_ring(9.0, 10.0, 9.6, 10.1), height=3.0, standable=False, climbable=True)
    house = table(
        slab("first", (4.0, 4.0, 8.0, 6.0), 2.5), slab("second", (4.0, 7.2, 8.0, 2.8), 5.2),
        stairs("outside", (6.0, 0.0, 1.0, 4.0), 0.0, 2.7), stairs("inside", (10.0, 4.0, 1.0, 2.0), 2.7, 1.9),
        stairs("up", (11.0, 4.2, 1.0, 3.0), 2.7, 2.7), ladder,
    )  # fmt: skip
    assert set(house.links) == {
        Link("outside", 0, 1, climbed=False), Link("up", 1, 2, climbed=False), Link("ladder", 0, 1, climbed=True),
    }  # fmt: skip
    assert [link.piece for link in house.storeys[2].links] == ["up"]
    # In what is paled of the storey above the stairs that lead to it are not.
    assert 4.0 * 1.0 + 48.0 + house.outside(1).area == pytest.approx(400.0)


def test_areas_above_a_storey_are_cut_out() -> None:
    house = table(slab("floor", (4.0, 4.0, 8.0, 6.0), 2.8), slab("block", (14.0, 4.0, 4.0, 4.0), 0.0, 3.0))
    both = Region(((box_ring(6.0, 5.0, 10.0, 9.0), ()), (box_ring(15.0, 5.0, 17.0, 7.0), ())))
    areas = [(0.0, Region(((box_ring(0.0, 0.0, 20.0, 3.0), ()),))), (3.0, both)]
    left = house.within(areas, 0)
    assert [height for height, _ in left] == [0.0, 3.0]
    assert left[1][1].area == pytest.approx(4.0)
    assert [region.area for _, region in house.within(areas, 1)] == [pytest.approx(60.0), pytest.approx(20.0)]


def test_storeys_are_numbered_by_height() -> None:
    """A bridge as high as the attic beside it is of its storey, though nothing but the ground lies beneath it."""
    house = [slab("first", (2.0, 2.0, 4.0, 4.0), 2.8), slab("second", (2.0, 2.0, 4.0, 4.0), 5.8)]
    found = table(*house, slab("low", (8.0, 2.0, 3.0, 3.0), 5.0), slab("bridge", (12.0, 2.0, 3.0, 3.0), 5.8))
    assert [found.number_at((x, 3.0, z)) for x, z in ((4.0, 3.0), (9.0, 5.2), (4.0, 6.0), (13.0, 6.0))] == [1, 1, 2, 2]
    assert [(storey.number, storey.low, storey.high) for storey in found.storeys] == [
        (0, 0.0, 0.0), (1, 3.0, 5.2), (2, 6.0, 6.0),
    ]  # fmt: skip
    assert found.things == {"first": 1, "second": 2, "low": 1, "bridge": 2}


@pytest.mark.parametrize("seed", range(4))
def test_above_the_ground_no_lower_place_is_of_a_higher_storey(seed: int) -> None:
    chance = random.Random(seed)
    bases = [chance.choice((0.0, 2.5, 2.8, 5.2, 7.9, 8.3)) for _ in range(16)]
    boxes = [(chance.uniform(0.0, 15.0), chance.uniform(0.0, 15.0), 4.0, 4.0) for _ in bases]
    found = table(*(slab(f"p{number}", box, base) for number, (box, base) in enumerate(zip(boxes, bases, strict=True))))
    levels = sorted((deck.surface.height, deck.storey) for deck in found.decks if deck.storey)
    assert [storey for _, storey in levels] == sorted(storey for _, storey in levels)


@pytest.mark.parametrize("seed", range(4))
def test_no_place_of_a_storey_lies_above_another_of_it(seed: int) -> None:
    """Places found one by one: of two at one point the higher one is of a higher storey."""
    chance = random.Random(seed)
    pieces: list[Piece] = []
    for number in range(14):
        x, y = chance.uniform(0.0, 14.0), chance.uniform(0.0, 14.0)
        base = chance.choice((0.0, 1.0, 2.5, 2.8, 5.2))
        pieces.append(slab(f"p{number}", (x, y, chance.uniform(1.0, 6.0), chance.uniform(1.0, 6.0)), base, 0.3))
    pieces.append(Piece("disc", circle_ring((10.0, 10.0), 4.0), base=2.4, height=0.3))
    house = table(*pieces)
    compared = 0
    for _ in range(400):
        point = (round(chance.uniform(0.3, 19.7), 3), round(chance.uniform(0.3, 19.7), 3))
        sites = sites_at(house.battlefield, PERSON, point)
        numbers = house.numbers_at(np.array([site.place for site in sites]).reshape(-1, 3)).tolist()
        assert numbers == sorted(set(numbers)), (point, sites)
        compared += len(numbers) > 1
        stands = {stand.height: stand.storey for stand in house.stands_at(point)}
        for site, number in zip(sites, numbers, strict=True):
            assert stands.get(site.height, number) == number
    assert compared > 40
