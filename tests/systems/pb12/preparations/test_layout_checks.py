"""Layouts that are unfit for play are told, with the piece or zone and the place."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pb12table.files.scenario import ScenarioSummary, load_scenario
from pb12table.skirmish.hindrances import Fault, LayoutFault, outside_faults
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.figures.figures import GAIT
from pb12table.systems.pb12.rules.preparations.setup import layout_faults
from pb12table.table.battlefield import Battlefield
from pb12table.table.footprints import Area
from pb12table.table.shapes import Point, box_ring
from pb12table.table.terrain import Piece
from tests.systems.pb12.shipped import shipped
from tests.table.routes.test_free_space import box
from tests.table.routes.test_parcels import ring

WEST = Zone("west", ZoneKind.ENTRY, Area(box_ring(0, 0, 3, 20)))
EAST = Zone("east", ZoneKind.ENTRY, Area(box_ring(17, 0, 20, 20)))


def faults(
    *pieces: Piece, zones: tuple[Zone, ...] = (WEST, EAST), figures: tuple[tuple[Point, float | None], ...] = ()
) -> list[LayoutFault]:
    battlefield = Battlefield(20.0, 20.0, pieces, GAIT)
    return [*outside_faults(battlefield, zones), *layout_faults(battlefield, zones, figures)]


def test_a_sound_layout_has_no_faults() -> None:
    assert not faults(box("house", (8, 8), (12, 12), 3.0))
    assert not faults(zones=())


@pytest.mark.parametrize("summary", shipped(), ids=lambda summary: summary.id)
def test_the_scenarios_of_the_program_have_no_faults(summary: ScenarioSummary) -> None:
    setup = load_scenario(summary.path).setup
    places = [(figure.at, figure.height) for figure in setup.figures if figure.at is not None]
    assert not layout_faults(setup.battlefield, setup.zones, places)


@pytest.mark.parametrize(
    ("low", "high", "at"),
    [((-0.5, 3), (2, 5), (-0.5, 3)), ((18, 18), (19, 20.01), (18, 20.01)), ((30, 30), (31, 31), (31, 30))],
)
def test_a_piece_over_the_edge_is_named_with_its_worst_corner(low: Point, high: Point, at: Point) -> None:
    (found,) = faults(box("crate", low, high, 1.0))
    assert (found.fault, found.subject) == (Fault.OUTSIDE, "crate")
    assert max(abs(a - b) for a, b in zip(found.at, at, strict=True)) < 1.01


def test_a_piece_that_ends_at_the_edge_is_inside() -> None:
    assert not faults(box("crate", (0, 0), (2, 2), 1.0))


def test_a_zone_beside_the_table_is_a_mistake_and_one_that_reaches_beyond_a_remark() -> None:
    beside = Zone("far", ZoneKind.HOLD, Area(box_ring(21, 0, 23, 5)))
    beyond = Zone("over", ZoneKind.HOLD, Area(box_ring(18, 0, 23, 5)))
    found = faults(zones=(beside, beyond))
    assert [(fault.fault, fault.subject, fault.is_grave) for fault in found] == [
        (Fault.ZONE_OUTSIDE, "far", True),
        (Fault.ZONE_OVER_EDGE, "over", False),
    ]


def test_a_sealed_yard_is_told_with_its_walls() -> None:
    (found,) = faults(*ring(3.0))
    assert found.fault is Fault.SEALED_YARD
    assert found.is_grave
    assert set(found.pieces) == {"south", "north", "west", "east"}
    assert found.subject == found.pieces[0]
    assert 8 < found.at[0] < 12
    assert 8 < found.at[1] < 12


@pytest.mark.parametrize("walls", [ring(3.0, gate=0.5), ring(1.0), ring(2.5, climbable=True, standable=True)])
def test_a_yard_with_a_gate_or_walls_to_climb_is_not_sealed(walls: tuple[Piece, ...]) -> None:
    assert not faults(*walls)


def test_a_corner_cut_off_at_the_edge_of_the_table_is_a_yard_too() -> None:
    (found,) = faults(box("west-wall", (9, 17), (9.3, 20), 3.0), box("south-wall", (9, 17), (12, 17.3), 3.0),
                      box("east-wall", (12, 17), (12.3, 20), 3.0))  # fmt: skip
    assert found.fault is Fault.SEALED_YARD


def test_a_yard_in_which_somebody_begins_is_none() -> None:
    assert not faults(*ring(3.0), figures=(((10.0, 10.0), None),))
    assert not faults(*ring(3.0), figures=(((10.0, 10.0), 0.0),))


def test_when_all_begin_in_a_yard_it_is_the_outside_that_is_shut() -> None:
    inner = Zone("inner", ZoneKind.ENTRY, Area(box_ring(9, 9, 11, 11)))
    (found,) = faults(*ring(3.0), zones=(inner,))
    assert found.fault is Fault.SEALED_YARD
    assert not 8 < found.at[0] < 12
    assert set(found.pieces) == {"south", "north", "west", "east"}


def test_a_gap_in_which_nobody_has_room_is_no_yard() -> None:
    walls = (box("a", (8, 8), (12, 8.5), 3.0), box("b", (8, 9.0), (12, 9.5), 3.0), box("c", (8, 8.5), (8.5, 9), 3.0),
             box("d", (11.5, 8.5), (12, 9), 3.0))  # fmt: skip
    assert not faults(*walls)


def test_entry_zones_cut_off_from_each_other_are_told() -> None:
    (found,) = faults(box("wall", (9, 0), (9.5, 20), 3.0))
    assert (found.fault, found.subject, found.other, found.is_grave) == (Fault.CUT_OFF, "east", "west", True)


def test_entry_zones_joined_only_by_climbing_are_told_less_gravely() -> None:
    (found,) = faults(box("wall", (9, 0), (9.5, 20), 1.0))
    assert (found.fault, found.subject, found.is_grave) == (Fault.ONLY_CLIMBING, "east", False)


def test_an_entry_zone_without_room_is_told() -> None:
    narrow = Zone("gap", ZoneKind.ENTRY, Area(box_ring(9.9, 9.9, 10.1, 10.1)))
    chimney = replace(box("chimney", (9, 9), (11, 11), 1.0, base=3.0), standable=False)
    (found,) = faults(box("house", (8, 8), (12, 12), 3.0), chimney, zones=(WEST, narrow))
    assert (found.fault, found.subject) == (Fault.NO_ROOM, "gap")


def test_a_table_cut_in_half_without_entry_zones_has_a_half_nobody_gets_to() -> None:
    (found,) = faults(box("wall", (9, 0), (9.5, 20), 3.0), zones=())
    assert (found.fault, found.subject) == (Fault.SEALED_YARD, "wall")
