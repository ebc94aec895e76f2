"""Places to stand, and who sees whom among them."""

from __future__ import annotations

import random

import numpy as np
import pytest

from pb12table.table.battlefield import Battlefield, behind, changed_pieces, hulls_of
from pb12table.table.cells import Raster
from pb12table.table.shapes import Circle, Region, box_ring
from pb12table.table.sight.many import Sites, Stature, look_round, sites_in
from pb12table.table.sight.sight import is_clear
from tests.bench.layouts import layout
from tests.table.scene import GAIT, all_sites, block, field, ramp_east, sight_to_body, wall

HUMAN = Stature(Circle(0.25), 2.0, 1.8)


def sites_on(table: Battlefield, size: float = 1.0) -> Sites:
    return all_sites(table, HUMAN, Raster(table.width, table.depth, size))


# -- cells --------------------------------------------------------------------------------------------------------


def test_the_last_cells_are_cut_by_the_edge_of_the_table() -> None:
    raster = Raster(2.5, 1.0, 1.0)
    assert (raster.columns, raster.rows) == (3, 1)
    assert raster.xs.tolist() == [0.5, 1.5, 2.25]
    assert [raster.cell_at((x, 0.9)) for x in (0.0, 1.0, 2.4, 2.5)] == [(0, 0), (1, 0), (2, 0), (2, 0)]


def test_middles_on_a_border_are_inside() -> None:
    region = Region(((box_ring(0.5, 0.5, 2.5, 3.5), (box_ring(1.2, 1.2, 1.8, 1.8),)),))
    inside = Raster(4.0, 4.0, 1.0).inside(region)
    expected = [[True, True, True, False], [True, False, True, False], [True] * 3 + [False], [True] * 3 + [False]]
    assert inside.tolist() == expected


def test_middles_are_inside_as_a_plain_look_says() -> None:
    dice = random.Random(3)
    raster = Raster(10.0, 8.0, 0.5)
    for _ in range(20):
        ring = tuple((dice.uniform(0, 10), dice.uniform(0, 8)) for _ in range(3))
        inside = raster.inside(Region(((ring, ()),)))
        for row, y in enumerate(raster.ys):
            for column, x in enumerate(raster.xs):
                turns = [
                    (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])
                    for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)
                ]
                assert inside[row, column] == (min(turns) > 0 or max(turns) < 0)


# -- places to stand ----------------------------------------------------------------------------------------------


def test_a_cell_has_a_site_for_each_height_to_stand_at() -> None:
    table = field(block("bridge", 0.0, 0.0, 3.0, 3.0, base=2.5, height=0.5), width=6.0, depth=3.0)
    raster = Raster(6.0, 3.0, 1.0)
    below, above = sites_in(table, HUMAN, raster, (1, 1))
    assert (below.place, above.place) == ((1.5, 1.5, 0.0), (1.5, 1.5, 3.0))


def test_nobody_stands_where_something_solid_is() -> None:
    table = field(block("pillar", 0.0, 0.0, 3.0, 3.0, height=5.0, standable=False), width=6.0, depth=3.0)
    assert sites_in(table, HUMAN, Raster(6.0, 3.0, 1.0), (1, 1)) == ()
    assert len(sites_on(table)) == 9 - 3 + 3  # a site beside the pillar's face overlaps nothing


# -- who sees whom ------------------------------------------------------------------------------------------------


def one_by_one(table: Battlefield, sites: Sites, first: int, second: int, up: float, over: float) -> bool:
    (ax, ay, az), (bx, by, bz) = sites.sites[first].place, sites.sites[second].place
    return is_clear(table, (ax, ay, az + up), (bx, by, bz + over))


SCENES = {
    "benchmark": layout("middle").table,
    "heights": field(
        block("terrace", 0.0, 12.0, 20.0, 20.0, height=1.5),
        ramp_east("ramp", 4.0, 8.0, 10.0, 11.0, 1.5),
        block("house", 11.0, 3.0, 15.0, 7.0, height=3.0),
        block("tower", 2.0, 14.0, 5.0, 17.0, base=1.5, height=4.0),
        block("bridge", 14.0, 6.5, 16.0, 13.0, base=2.6, height=0.4),
        wall(8.0, 1.7, 1.0, 6.0),
        width=20.0,
        depth=20.0,
    ),
    # Something opaque that one can walk into, and a ceiling just above the heads of those below it.
    "thicket": field(
        block("thicket", 3.0, 3.0, 9.0, 9.0, height=2.5, passable=True),
        block("terrace", 10.0, 2.0, 16.0, 9.0, height=1.5),
        block("roof", 11.0, 10.0, 17.0, 16.0, base=2.0, height=0.5),
        ramp_east("ramp", 4.0, 12.0, 10.0, 15.0, 2.5),
        width=20.0,
        depth=18.0,
    ),
}


@pytest.mark.parametrize("aim", [1.8, 0.9, 0.0])
@pytest.mark.parametrize("name", SCENES)
def test_looking_round_finds_what_single_lines_of_sight_find(name: str, aim: float) -> None:
    table = SCENES[name]
    sites = sites_on(table)
    dice = random.Random(name)
    for number in dice.sample(range(len(sites)), 12):
        looked = look_round(table, sites, number, aim)
        assert looked.forth_known[number]
        for other in dice.sample(np.flatnonzero(looked.forth_known).tolist(), 40):
            assert looked.forth[other] == one_by_one(table, sites, number, other, 1.8, aim)
        backwards = np.flatnonzero(looked.back_known).tolist()
        for other in dice.sample(backwards, min(len(backwards), 40)):
            assert looked.back[other] == one_by_one(table, sites, other, number, 1.8, aim) or aim == 0.0


@pytest.mark.parametrize("name", SCENES)
def test_each_pair_is_asked_about_once_and_only_once(name: str) -> None:
    table = SCENES[name]
    sites = sites_on(table, 2.5)
    asked = np.zeros((len(sites), len(sites)), dtype=int)
    for number in range(len(sites)):
        looked = look_round(table, sites, number, 1.8)
        asked[number] += looked.forth_known
        asked[:, number] += looked.back_known
    assert (asked == 1).all()


def test_two_bodies_with_a_free_line_between_their_base_points_see_each_other_by_the_rules() -> None:
    table = SCENES["heights"]
    sites = sites_on(table)
    dice = random.Random(5)
    seen = 0
    for number in dice.sample(range(len(sites)), 15):
        looked = look_round(table, sites, number, 1.8)
        free = np.flatnonzero(looked.forth & looked.forth_known).tolist()
        for other in dice.sample(free, min(len(free), 15)):
            if other != number:
                observer, target = (HUMAN.body(sites.sites[each].place) for each in (number, other))
                assert sight_to_body(table, observer, target, 180.0, ()).exists
                seen += 1
    assert seen > 15


def test_asking_about_some_finds_the_same_for_these() -> None:
    table = SCENES["benchmark"]
    sites = sites_on(table)
    wanted = np.zeros(len(sites), dtype=bool)
    wanted[200:260] = True
    wanted[1000:1300] = True
    for number in (5, 700, 1234):
        all_of_them = look_round(table, sites, number, 1.8)
        some = look_round(table, sites, number, 1.8, wanted)
        assert (some.forth_known == (all_of_them.forth_known & wanted)).all()
        assert (some.forth == (all_of_them.forth & wanted)).all()


# -- what a change can have changed -------------------------------------------------------------------------------


def test_a_moved_piece_is_changed_where_it_was_and_where_it_is() -> None:
    old, new, kept = block("crate", 1, 1, 2, 2), block("crate", 3, 1, 4, 2), block("house", 6, 1, 8, 3)
    assert changed_pieces(field(old, kept), field(new, kept)) == (old, new)
    assert changed_pieces(field(old, kept), field(kept, old)) == ()


def test_only_what_lies_behind_a_piece_can_be_hidden_by_it() -> None:
    hulls = hulls_of([block("crate", 4, 4, 6, 6)])
    places = np.array([(2.0, 5.0), (5.0, 5.0), (9.0, 5.0), (9.0, 7.0), (9.0, 9.5), (5.0, 9.0), (0.5, 0.5)])
    assert behind((1.0, 5.0), places, hulls).tolist() == [False, True, True, True, False, False, False]
    assert behind((5.0, 5.5), places, hulls).all()


def test_whose_sight_changes_with_a_piece_is_always_named() -> None:
    dice = random.Random(9)
    without = SCENES["heights"]
    sites = sites_on(without)
    for _ in range(6):
        x, y = dice.uniform(1, 17), dice.uniform(1, 17)
        piece = block("crate", x, y, x + dice.uniform(0.5, 2), y + dice.uniform(0.5, 2), height=dice.uniform(1, 6))
        table = Battlefield(without.width, without.depth, (*without.pieces, piece), GAIT)
        for number in dice.sample(range(len(sites)), 8):
            before, now = (look_round(scene, sites, number, 1.8).forth for scene in (without, table))
            place = sites.sites[number].place
            named = behind(place[:2], sites.places[:, :2], hulls_of([piece]))
            assert named[before != now].all()
