"""A section along a line: where it passes what, how high that is and the line there, and how much of it is inside."""

from __future__ import annotations

import random
from dataclasses import replace
from math import inf

import pytest

from pb12table.table.sight.lines import interruptions
from pb12table.table.sight.section import Section, section
from pb12table.table.sight.sight import is_clear
from pb12table.table.terrain import Piece
from tests.table.ground_sampler import length_in
from tests.table.scene import block, field, human, ramp_east, wall
from tests.table.sight.test_hiding_ground import DEPTH, WIDTH, grounds, sampled, somebody

EYE = (0.0, 2.0, 1.8)


def along(*pieces: Piece, height: float = 1.8) -> Section:
    """A section of 20 steps to the east."""
    return section(field(*pieces), EYE, (20.0, 2.0, height))


def test_a_block_is_passed_from_side_to_side_at_the_height_of_the_line() -> None:
    (crossing,) = along(block("b", 5, 0, 9, 4, 3.0), height=3.8).crossings
    assert (crossing.start, crossing.end) == pytest.approx((5.0, 9.0))
    assert crossing.line == pytest.approx((2.3, 2.7))
    assert (crossing.tops, crossing.blocks) == ((3.0, 3.0), True)
    assert crossing.inside == pytest.approx(4.0)
    low = along(block("b", 5, 0, 9, 4, 2.5), height=3.8)
    assert low.crossings[0].inside == pytest.approx(2.0), "it leaves the block where it is 2.5 high"
    over = along(block("b", 5, 0, 9, 4, 1.0))
    assert (over.crossings[0].inside, over.crossings[0].blocks, over.blockers) == (0.0, False, ())


def test_a_yard_parts_it_and_a_ramp_is_cut_where_it_bends() -> None:
    yard = Piece("yard", ((4, 0), (12, 0), (12, 4), (4, 4)), (((6, 1), (10, 1), (10, 3), (6, 3)),), height=3.0)
    found = [(each.start, each.end) for each in along(yard).crossings]
    assert found == [pytest.approx((4.0, 6.0)), pytest.approx((10.0, 12.0))]
    (ramp,) = along(ramp_east("ramp", 5, 0, 9, 4, 2.0)).crossings
    assert ramp.tops == pytest.approx((0.0, 2.0))
    assert ramp.inside == pytest.approx(0.4), "it is above 1.8 on the last tenth"
    (thin,) = along(wall(7.0, 3.0)).crossings
    assert (thin.start, thin.end) == pytest.approx((7.0, 7.0))
    assert thin.blocks


def test_the_ground_is_what_one_stands_on_from_the_table_up() -> None:
    hill, stairs = block("hill", 8, 0, 12, 4, 2.0), ramp_east("stairs", 6, 0, 8, 4, 2.0)
    roof, hedge = block("roof", 14, 0, 16, 4, 0.2, 3.0), block("hedge", 2, 0, 3, 4, 1.0, standable=False)
    profile = along(hill, stairs, roof, hedge).ground
    expected = ((0.0, 0.0), (6.0, 0.0), (8.0, 2.0), (12.0, 2.0), (12.0, 0.0), (20.0, 0.0))
    assert len(profile) == len(expected)
    for found, place in zip(profile, expected, strict=True):
        assert found == pytest.approx(place)


def test_bodies_block_it_and_one_way_walls_as_they_are_seen() -> None:
    table = field(replace(block("pane", 5, 0, 6, 4, 3.0), one_way=((5.5, 4.0), (5.5, 0.0))))
    assert section(table, EYE, (20.0, 2.0, 1.8)).blockers == ("pane",)
    assert section(table, (20.0, 2.0, 1.8), EYE).blockers == ()
    assert section(field(), EYE, (20.0, 2.0, 1.8), [human("b", 10.0, 2.0)]).blockers == ("b",)
    straight_down = section(field(block("roof", -1, 0, 4, 4, 0.2, 3.0)), (2.0, 2.0, 5.0), (2.0, 2.0, 0.0))
    assert (straight_down.crossings, straight_down.blockers) == ((), ("roof",))


def test_ground_that_hides_says_how_much_of_the_line_is_in_it() -> None:
    wood = replace(block("wood", 5, 0, 30, 4, 4.0, passable=True), hides=3.0)
    (crossing,) = section(field(wood), EYE, (9.0, 2.0, 1.8)).crossings
    assert crossing.inside == pytest.approx(4.0)
    assert (crossing.blocks, crossing.is_end) == (True, True)
    (crossing,) = section(field(replace(wood, hides=inf)), EYE, (9.0, 2.0, 1.8)).crossings
    assert crossing.inside == pytest.approx(4.0)
    assert (crossing.blocks, crossing.is_end) == (False, True)


def test_lengths_are_those_of_the_sampler_and_blockers_those_of_the_rule() -> None:
    dice = random.Random(11)
    for _ in range(25):
        pieces = grounds(dice)
        table = field(*pieces, width=WIDTH, depth=DEPTH)
        eye, point = somebody(dice, pieces, "a").base_point, somebody(dice, pieces, "b").base_point
        found = section(table, eye, point)
        assert (not found.blockers) == is_clear(table, eye, point)
        for piece, ground in zip(pieces, sampled(pieces), strict=True):
            inside = sum(each.inside for each in found.crossings if each.piece.id == piece.id)
            assert inside == pytest.approx(length_in(ground, eye, point, 400), abs=0.01 * max(found.length, 1.0))


def test_what_touches_is_a_borderline_case() -> None:
    assert interruptions((), (), EYE, (20.0, 2.0, 1.8)).touched is False
    assert along(block("b", 5, 2, 9, 4, 3.0)).borderline
    assert along(block("b", 5, 2, 9, 4, 3.0)).blockers == ()
