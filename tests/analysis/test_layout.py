"""The whole analysis: grounds, ways, choke points, and whom a layout favours."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from pb12table.analysis.chokes import closed_at
from pb12table.analysis.crew import Crew, Stage
from pb12table.analysis.layout import TABLE, Earlier, Measured, TooFine, Wishes, measured, raster_of
from pb12table.analysis.walking import cheapest_walk, grounds_of, narrow_of, spread_out
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.measures import HUMAN, stature_of
from pb12table.systems.pb12.rules.figures.figures import GAIT
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Raster
from pb12table.table.terrain import Piece
from tests.analysis.layouts import arena, pushed
from tests.table.scene import all_sites, block

COVE = load_scenario("smugglers-cove").setup


def analysed(setup: Setup, grid: float = 2.0, before: Earlier | None = None) -> Measured:
    return measured(setup, Wishes(grid), Crew(0), before=before)


MIRRORED = (
    block("west-wall", 5.0, 3.0, 5.5, 9.0, height=1.2),
    block("east-wall", 14.5, 3.0, 15.0, 9.0, height=1.2),
    block("house", 9.0, 4.0, 11.0, 8.0, height=3.0, standable=False),
)


@pytest.fixture(scope="module")
def mirrored() -> Measured:
    return analysed(arena(*MIRRORED), 1.0)


@pytest.fixture(scope="module")
def gated() -> Measured:
    """Two halves with a gate a little less than two steps wide between them."""
    south = block("south", 9.5, 0.0, 10.5, 5.1, height=6.0, standable=False)
    return analysed(arena(south, block("north", 9.5, 6.9, 10.5, 12.0, height=6.0, standable=False)), 1.0)


def test_a_gate_is_narrow_for_a_base_wider_than_it_and_none_for_the_average_person() -> None:
    south = block("south", 9.5, 0.0, 10.5, 5.1, height=6.0, standable=False)
    setup = arena(south, block("north", 9.5, 6.9, 10.5, 12.0, height=6.0, standable=False))
    (gate,) = narrow_of(setup, base=20.0 * setup.step_cm).passages
    assert gate.width == pytest.approx(1.8, abs=1e-9)
    assert gate.middle == pytest.approx((10.0, 6.0))
    assert narrow_of(setup, base=18.0 * setup.step_cm).passages == ()
    usual = narrow_of(setup)
    assert (usual.width, usual.person, usual.passages, usual.shut) == (1.0, 0.5, (), ())


# -- whom it favours ----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_mirrored_layout_favours_nobody(mirrored: Measured) -> None:
    assert len(mirrored.sides.measures) >= 5
    for measure in mirrored.sides.measures:
        assert measure.difference is not None
        assert measure.difference <= measure.slack, measure
        assert measure.favours is None


@pytest.mark.parametrize("count", [25, 48, 49, 63, 792])
@pytest.mark.parametrize("most", [23, 24])
def test_the_places_that_are_looked_from_are_the_same_after_half_a_turn(count: int, most: int) -> None:
    numbers = np.arange(count, dtype=np.intp)
    chosen = spread_out(numbers, most)
    assert len(set(chosen.tolist())) == most
    if count % 2 or not most % 2:
        # An odd number of places in an even row has none in the middle.
        assert chosen.tolist() == (count - 1 - chosen[::-1]).tolist()


def test_a_wall_in_front_of_one_side_only_covers_that_side_and_is_in_its_way() -> None:
    found = analysed(arena(block("west-wall", 5.0, 1.0, 5.5, 11.0, height=1.2)), 1.0)
    favours = {measure.key: measure.favours for measure in found.sides.measures}
    assert favours["concealment"] == "west"
    # It is in the way, too.
    assert favours["reached-first"] == "east"
    players = PlayerId("west"), PlayerId("east")
    counts = {player: list(favours.values()).count(player) for player in players}
    assert found.sides.favoured() == counts


def test_who_is_nearer_reaches_a_place_first(mirrored: Measured) -> None:
    x = mirrored.sites.places[:, 0]
    ground = mirrored.sites.places[:, 2] == 0.0
    assert (mirrored.sides.nearest[(x < 9.0) & ground] == 0).all()
    assert (mirrored.sides.nearest[(x > 11.0) & ground] == 1).all()


# -- ways and choke points ----------------------------------------------------------------------------------------


def test_ways_lead_from_each_entry_to_every_zone(mirrored: Measured) -> None:
    assert [(way.start, way.end) for way in mirrored.ways] == [
        ("west-entry", "east-entry"),
        ("west-entry", "prize"),
        ("east-entry", "west-entry"),
        ("east-entry", "prize"),
        ("prize", "west-entry"),
        ("prize", "east-entry"),
    ]
    costs = {(way.start, way.end): way.walk.cost for way in mirrored.ways if way.walk is not None}
    assert costs["west-entry", "prize"] == costs["east-entry", "prize"]
    assert mirrored.can_be_crossed


def test_a_way_costs_what_the_planner_says(mirrored: Measured) -> None:
    way = mirrored.ways[0].walk
    assert way is not None
    assert way == cheapest_walk(mirrored.setup, way.start, way.end)
    assert way.cost is not None
    assert way.cost >= way.length


def test_the_only_gate_is_the_worst_choke_point(gated: Measured) -> None:
    worst = gated.chokes[0]
    assert worst.place[0] == pytest.approx(10.0, abs=1.0)
    assert worst.place[1] == pytest.approx(6.0, abs=1.0)
    assert worst.cut_off > 0
    for closing in worst.closings:
        closed = replace(gated.setup, battlefield=closed_at(gated.setup.battlefield, worst.place))
        assert cheapest_walk(closed, closing.start, closing.end).cost == closing.after


def test_an_open_table_has_no_choke_point() -> None:
    assert analysed(arena(), 2.0).chokes == ()


def test_a_table_that_nobody_can_cross_is_known_as_such() -> None:
    found = analysed(arena(block("wall", 9.5, 0.0, 10.5, 12.0, height=6.0, standable=False)))
    assert found.can_be_crossed is False
    assert found.chokes == ()
    assert found.sides.nearest.max() == 1


def test_the_ground_of_a_player_without_an_entry_is_where_the_figures_stand() -> None:
    setup = replace(COVE, zones=tuple(zone for zone in COVE.zones if zone.id != "beach"))
    table = setup.battlefield
    sites = all_sites(table, stature_of(HUMAN), Raster(table.width, table.depth, 2.0))
    start, *others = grounds_of(setup, sites)
    assert (start.id, start.kind, start.players) == ("start-alice", "start", ("alice",))
    assert 0 < len(start.sites) <= 3
    assert [ground.id for ground in others if ground.is_source] == ["village-lane"]


# -- once more ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("key", ["west-wall", "house"])
def test_after_one_piece_was_moved_everything_is_as_if_measured_anew(key: str, mirrored: Measured) -> None:
    setup = mirrored.setup
    before = analysed(setup)
    moved = replace(setup, battlefield=pushed(setup.battlefield, key, 0.7, 0.4))
    fresh, again = analysed(moved), analysed(moved, before=Earlier.of(before))
    assert again.computed < fresh.computed / 2
    assert fresh.computed == fresh.all_to_compute
    for ground in (TABLE, "west-entry", "east-entry"):
        assert (again.exposure(ground) == fresh.exposure(ground)).all()
        cover, expected = again.cover(ground), fresh.cover(ground)
        assert cover is not None
        assert expected is not None
        assert np.array_equal(cover, expected, equal_nan=True)
    assert [(w.walk.cost if w.walk else None) for w in again.ways] == [
        (w.walk.cost if w.walk else None) for w in fresh.ways
    ]
    assert again.lanes == fresh.lanes
    assert again.chokes == fresh.chokes
    assert again.sides.measures == fresh.sides.measures


def test_a_piece_far_from_a_way_leaves_it_as_it_is() -> None:
    corner = block("crate", 1.0, 10.5, 1.5, 11.0)
    before = analysed(arena(corner))
    moved = analysed(arena(block("crate", 1.2, 10.5, 1.7, 11.0)), before=Earlier.of(before))
    assert 0 < moved.walks.computed < len(moved.walks.found)
    gate = analysed(arena(corner, block("crate-2", 9.0, 5.0, 10.0, 7.0, height=3.0)), before=Earlier.of(before))
    assert gate.walks.computed > moved.walks.computed


def test_progress_is_told_stage_by_stage() -> None:
    heard: list[tuple[Stage, int, int]] = []
    measured(arena(), Wishes(3.0), Crew(0), told=lambda *told: heard.append(told))
    assert list(dict.fromkeys(stage for stage, _, _ in heard)) == [
        Stage.SITES, Stage.SIGHT, Stage.COVER, Stage.WAYS, Stage.CHOKES
    ]  # fmt: skip
    for stage in {stage for stage, _, _ in heard}:
        done = [(number, total) for other, number, total in heard if other is stage]
        assert done[-1][0] == done[-1][1]


def test_a_grid_that_is_too_fine_is_refused() -> None:
    with pytest.raises(TooFine) as caught:
        raster_of(arena(), 0.05)
    coarse = 1.001 * caught.value.finest
    assert raster_of(arena(), coarse).size == coarse


def test_a_table_without_anybody_is_measured_as_well() -> None:
    table = Battlefield(8.0, 6.0, (Piece("wall", ((4.0, 1.0), (4.0, 5.0)), height=3.0, thin=True),), GAIT)
    found = analysed(replace(COVE, battlefield=table, zones=(), figures=(), players=()), 1.0)
    assert found.can_be_crossed is None
    assert found.sides.measures == ()
    assert 0.0 < found.exposure(TABLE).min() < 1.0
