"""Parcels: what belongs together on foot, and what can be entered from where."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pb12table.table.battlefield import Battlefield
from pb12table.table.footprints import Area
from pb12table.table.routes.space.parcels import Parcels, parcels
from pb12table.table.terrain import Piece
from tests.table.routes.test_free_space import box, ramp
from tests.table.scene import GAIT


def found(*pieces: Piece, climb: float = 1.0) -> Parcels:
    return parcels(Battlefield(20.0, 20.0, pieces, GAIT), 0.25, 2.0, climb)


def ring(
    height: float, base: float = 0.0, gate: float = 0.0, *, standable: bool = False, climbable: bool = False
) -> tuple[Piece, ...]:
    """Four walls around (8..12, 8..12), with a gate in the southern one."""
    south = [box("south", (7.7, 7.7), (12.3, 8), height, base)]
    if gate:
        south = [box("sw", (7.7, 7.7), (10 - gate / 2, 8), height), box("se", (10 + gate / 2, 7.7), (12.3, 8), height)]
    walls = [
        *south,
        box("north", (7.7, 12), (12.3, 12.3), height, base),
        box("west", (7.7, 8), (8, 12), height, base),
        box("east", (12, 8), (12.3, 12), height, base),
    ]
    return tuple(replace(wall, standable=standable, climbable=climbable) for wall in walls)


def test_a_bare_table_is_one_parcel() -> None:
    (whole,) = found().found
    assert whole.area == pytest.approx(19.5**2, abs=0.05)
    assert (whole.height, whole.enclosed) == (0.0, True)


@pytest.mark.parametrize(("gate", "count"), [(0.0, 2), (0.49, 2), (0.5, 1), (2.0, 1)])
def test_a_yard_with_a_gate_as_wide_as_the_base_belongs_to_the_outside(gate: float, count: int) -> None:
    assert len(found(*ring(3.0, gate=gate)).found) == count


def test_nobody_gets_into_a_yard_of_high_walls() -> None:
    whole = found(*ring(3.0))
    outside, yard = whole.found
    assert yard.enclosed
    assert not whole.can_enter(yard, [outside.number], climbing=True)
    assert not whole.can_enter(outside, [yard.number], climbing=True)
    assert whole.can_enter(yard, [yard.number], climbing=False)


@pytest.mark.parametrize(("height", "climb", "enters"), [(1.0, 1.0, True), (1.01, 1.0, False), (1.4, 2.0, True)])
def test_a_low_wall_is_stepped_over_by_who_climbs_that_high(height: float, climb: float, enters: bool) -> None:
    whole = found(*ring(height), climb=climb)
    outside, yard = whole.found
    assert whole.can_enter(yard, [outside.number], climbing=True) is enters
    assert not whole.can_enter(yard, [outside.number], climbing=False)


def test_a_climbable_wall_that_carries_is_climbed_and_jumped_down() -> None:
    whole = found(*ring(2.5, climbable=True, standable=True))
    outside, yard = (parcel for parcel in whole.found if parcel.height == 0.0)
    assert whole.can_enter(yard, [outside.number], climbing=True)


def test_a_way_may_lead_in_only_one_direction() -> None:
    """From a platform two steps high one gets down into the yard, but not up again."""
    platform = box("platform", (5, 9), (8.2, 11), 2.0)
    stairs = ramp("stairs", (2, 9), (5, 11), 2.0)
    whole = found(*ring(3.0)[:2], *ring(3.0)[3:], box("west-a", (7.7, 8), (8, 9), 3.0),
                  box("west-b", (7.7, 11), (8, 12), 3.0), platform, stairs)  # fmt: skip
    (outside,) = whole.under((1.0, 1.0))
    (yard,) = whole.under((11.0, 9.0))
    assert whole.can_enter(yard, [outside.number], climbing=True)
    assert not whole.can_enter(outside, [yard.number], climbing=True)


def test_a_bridge_is_walked_onto_though_it_is_a_storey_of_its_own() -> None:
    whole = found(
        ramp("up", (2, 9), (5, 11), 3.0),
        box("deck", (5, 9), (10, 11), 0.2, base=2.8),
        box("hill", (10, 9), (13, 11), 3.0),
    )
    (ground,) = whole.under((1.0, 1.0))
    (deck,) = whole.under((7.0, 10.0), 3.0)
    assert deck is not ground
    assert whole.can_enter(deck, [ground.number], climbing=False)


def test_a_roof_nobody_gets_onto_is_no_enclosed_place_but_a_walled_one_is() -> None:
    whole = found(box("house", (8, 8), (12, 12), 3.0))
    roof = whole.under((10.0, 10.0), 3.0)[0]
    assert not roof.enclosed
    assert not whole.can_enter(roof, [whole.found[0].number], climbing=True)
    walled = found(box("hill", (5, 5), (15, 15), 1.0), *ring(3.0, base=1.0))
    (yard,) = walled.under((10.0, 10.0), 1.0)
    assert yard.enclosed


def test_the_top_of_a_crate_as_high_as_a_platform_with_stairs_is_no_enclosed_place() -> None:
    """Both tops belong to one storey with the table, which lies under everything seen from above."""
    stairs, deck = ramp("stairs", (2, 9), (4, 11), 1.2), box("deck", (4, 9), (7, 11), 1.2)
    whole = found(stairs, deck, box("crate", (12, 9), (13, 10), 1.2))
    (top,) = whole.under((12.5, 9.5), 1.2)
    (ground,) = whole.under((1.0, 1.0))
    assert top.storey is ground.storey
    assert not top.enclosed
    assert ground.enclosed


def test_parcels_are_found_by_place_height_and_area() -> None:
    whole = found(box("house", (8, 8), (12, 12), 3.0))
    ground, roof = whole.found
    assert whole.under((10.0, 10.0)) == (roof,)
    assert whole.under((10.0, 10.0), 0.0) == ()
    assert whole.under((3.0, 3.0), 0.0) == (ground,)
    both = Area(((7, 7), (13, 7), (13, 13), (7, 13)))
    assert whole.meeting(both) == (ground, roof)
    assert whole.meeting(Area(both.outline, band=(0.0, 1.0))) == (ground,)
    assert whole.meeting(Area(((7.8, 9), (7.9, 9), (7.9, 11), (7.8, 11)))) == ()
