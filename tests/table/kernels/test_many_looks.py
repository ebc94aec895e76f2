"""Who sees whom and how much is covered, by kernels for many at once: the rule for each single one is the oracle."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given

from pb12table.analysis.crew import Crew, Stage, Stopped
from pb12table.analysis.sightings import sightings
from pb12table.files.scenario import load_scenario
from pb12table.systems.pb12.measures import HUMAN, stature_of
from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Raster
from pb12table.table.index import terrain_index
from pb12table.table.kernels.registry import plain
from pb12table.table.shapes import Outline, Point, Point3, Ring
from pb12table.table.sight.lines import crosses
from pb12table.table.sight.many import SEGMENTS, Sites, Stature, Targets, covers, looks_by_kernel, looks_of, solids_of
from pb12table.table.sight.sight import cover_of, is_clear
from pb12table.table.terrain import Piece
from tests.bench.layouts import layout
from tests.table.built_up import random_scene
from tests.table.kernels.lattices import lattice_pieces
from tests.table.scene import GAIT, all_sites, block

STATURE = stature_of(HUMAN)
AIMS = (STATURE.eye, 0.9, 2.4, 0.0)
SAME = 1e-7

QUICK, ALL = range(6), range(6, 250)

pytestmark = pytest.mark.usefixtures("kernels")


def sites_on(table: Battlefield, size: float) -> Sites:
    return all_sites(table, STATURE, Raster(table.width, table.depth, size))


def above(sites: Sites, number: int, height: float) -> Point3:
    x, y, z = sites.sites[number].place
    return (x, y, z + height)


def looked(table: Battlefield, sites: Sites, aim: float, dice: random.Random, most: int) -> None:
    """Some pairs, by the kernel and by the rule: every observer in turn, and rather neighbours of what is hidden."""
    numbers = dice.sample(range(len(sites)), min(len(sites), 12))
    seen = looks_by_kernel(table, sites, numbers, aim, looks_of(sites, aim))
    assert seen is not None
    for row, number in enumerate(numbers):
        for other in dice.sample(range(len(sites)), min(len(sites), most)):
            clear = is_clear(table, above(sites, number, STATURE.eye), above(sites, other, aim))
            assert seen[row, other] == clear, (sites.sites[number], sites.sites[other], aim)


def covered(table: Battlefield, sites: Sites, dice: random.Random, most: int) -> None:
    observer = STATURE.body(dice.choice(sites.sites).place)
    bodies = [STATURE.body(site.place) for site in dice.sample(sites.sites, min(len(sites), most))]
    for body, (share, translucent) in zip(bodies, covers(table, observer, Targets(table, bodies)), strict=True):
        with plain():
            cover, between = cover_of(table, observer, body, ())
        assert share == pytest.approx(cover.covered_share, abs=SAME)
        assert translucent == between


def test_all_bodies_around_are_asked_about_at_once_and_none_covers_itself() -> None:
    where = layout("small")
    for observer in where.bodies[:3]:
        targets = [body for body in where.bodies if body is not observer]
        # One of them is the same body, but not the same object.
        targets[0] = replace(targets[0])
        others = tuple(body for body in where.bodies if body is not observer)
        found = covers(where.table, observer, Targets(where.table, targets), others)
        with plain():
            known = [cover_of(where.table, observer, target, others)[0].covered_share for target in targets]
        assert [share for share, _ in found] == pytest.approx(known, abs=1e-6)
        assert max(known) > 0.0


@pytest.mark.parametrize("turned", [1.0, -1.0])
def test_a_line_that_leads_from_an_inner_edge_on_into_a_piece_is_not_free(turned: float) -> None:
    corners = ((4.5, 0.0), (11.5, 0.0), (11.5, -4.0), (12.5, -4.0), (12.5, 1.0), (4.5, 1.0))
    ring = tuple((x, 5.5 + turned * y) for x, y in corners)[:: 1 if turned > 0 else -1]
    table = Battlefield(20.0, 12.0, (Piece("bent", ring, height=3.0),), GAIT)
    sites = sites_on(table, 1.0)
    places = [site.place[:2] for site in sites.sites]
    start, end = places.index((1.5, 5.5)), places.index((18.5, 5.5))
    seen = looks_by_kernel(table, sites, [start, end], STATURE.eye, looks_of(sites, STATURE.eye))
    assert seen is not None
    for row, other in enumerate((end, start)):
        eye, aim = (above(sites, number, STATURE.eye) for number in (start + end - other, other))
        assert not is_clear(table, eye, aim)
        assert not seen[row, other]


def test_an_observer_whose_eye_is_at_its_very_top_does_not_cover_what_it_looks_at() -> None:
    table = Battlefield(20.0, 12.0, (), GAIT)
    tall = Stature(STATURE.footprint, 1.8, 1.8)
    observer, target, before = (tall.body((x, y, 0.0)) for x, y in ((3.0, 6.0), (9.0, 6.0), (8.0, 6.3)))
    others = (before, target, observer)
    ((share, _), (free, _)) = covers(table, observer, Targets(table, [target, before]), others)
    with plain():
        known = cover_of(table, observer, target, others)[0].covered_share
    assert share == pytest.approx(known, abs=SAME)
    assert free == 0.0 < share < 1.0


def test_what_is_seen_through_is_told_of_each_target_and_covers_none() -> None:
    hedge = replace(block("hedge", 6, 0, 6.5, 6, 3.0), translucent=2)
    bush = replace(block("bush", 8, 4, 9, 12, 3.0), translucent=1)
    table = Battlefield(20.0, 12.0, (hedge, bush, block("low", 12, 0, 12.5, 12, 1.0)), GAIT)
    observer = STATURE.body((2.0, 5.0, 0.0))
    targets = [STATURE.body((x, y, 0.0)) for x, y in ((5.0, 5.0), (10.0, 2.0), (10.0, 5.5), (10.0, 9.0), (16.0, 5.2))]
    found = covers(table, observer, Targets(table, targets))
    assert [between for _, between in found] == [(), ("hedge",), ("hedge", "bush"), ("bush",), ("hedge", "bush")]
    for target, (share, between) in zip(targets, found, strict=True):
        with plain():
            cover, known = cover_of(table, observer, target, ())
        assert share == pytest.approx(cover.covered_share, abs=SAME)
        assert between == known
        assert (share > 0.0) == (target is targets[-1])


@pytest.mark.parametrize("seeds", [QUICK, pytest.param(ALL, marks=pytest.mark.slow)])
def test_storeys_roofs_ramps_and_bridges(seeds: range) -> None:
    for seed in seeds:
        dice, table = random.Random(seed), random_scene(seed).field
        sites = sites_on(table, 1.0)
        looked(table, sites, AIMS[seed % len(AIMS)], dice, 60)
        covered(table, sites, dice, 25)


@given(lattice_pieces(6))
def test_touching_pieces_hair_gaps_and_walls_without_thickness(pieces: tuple[Piece, ...]) -> None:
    """Sites and pieces lie on one lattice, so that lines of sight pass exactly through corners and along sides."""

    def raised(points: Ring) -> Ring:
        return tuple((x, y + 5.5) for x, y in points)

    def edge(ends: tuple[Point, Point] | None) -> tuple[Point, Point] | None:
        return None if ends is None else ((ends[0][0], ends[0][1] + 5.5), (ends[1][0], ends[1][1] + 5.5))

    shifted = tuple(
        replace(p, outline=raised(p.outline), low_edge=edge(p.low_edge), high_edge=edge(p.high_edge)) for p in pieces
    )
    table = Battlefield(12.0, 11.0, shifted, GAIT)
    sites = sites_on(table, 1.0)
    if len(sites):
        looked(table, sites, STATURE.eye, random.Random(len(sites)), 25)


@pytest.mark.slow
@pytest.mark.parametrize("aim", [1.8, 0.9])
@pytest.mark.parametrize(
    "key", ["smugglers-cove", "governors-quay", "abbey-hill", "last-will", "post-road", "two-companies"]
)
def test_the_map_is_that_of_plain_code(key: str, aim: float) -> None:
    table = load_scenario(key).setup.battlefield
    sites = sites_on(table, 2.0)
    kernel = sightings(table, sites, aim, Crew(0))
    with plain():
        oracle = sightings(table, sites, aim, Crew(0))
    assert kernel.computed == oracle.computed == kernel.pairs()
    # A ray between two shadows that has no width is lost in a region; the rule for the single pair knows it.
    others = np.argwhere(np.unpackbits(kernel.bits ^ oracle.bits, axis=1, count=len(sites)))
    assert len(others) <= kernel.pairs() / 10_000
    for number, other in others.tolist():
        clear = is_clear(table, above(sites, number, STATURE.eye), above(sites, other, aim))
        assert kernel.seen_by(number)[other] == clear


def test_a_small_map_is_that_of_plain_code_and_tells_how_far_it_is() -> None:
    table = layout("small").table
    sites, heard = sites_on(table, 2.0), list[tuple[Stage, int, int]]()
    kernel = sightings(table, sites, 1.8, Crew(0), told=lambda *told: heard.append(told))
    with plain():
        oracle = sightings(table, sites, 1.8, Crew(0))
    assert (kernel.bits == oracle.bits).all()
    assert heard[0] == (Stage.SIGHT, 0, len(sites))
    assert heard[-1] == (Stage.SIGHT, len(sites), len(sites))


def test_after_a_piece_was_moved_only_what_can_have_changed_is_worked_out() -> None:
    table = Battlefield(20.0, 12.0, (block("a", 4, 4, 6, 6, 3.0), block("b", 13, 2, 14, 9, 3.0)), GAIT)
    moved = Battlefield(20.0, 12.0, (table.pieces[0], block("b", 14, 3, 15, 10, 3.0)), GAIT)
    before = sightings(table, sites_on(table, 1.0), 1.8, Crew(0))
    again = sightings(moved, sites_on(moved, 1.0), 1.8, Crew(0), before=before)
    fresh = sightings(moved, sites_on(moved, 1.0), 1.8, Crew(0))
    assert (again.bits == fresh.bits).all()
    assert 0 < again.computed < fresh.computed


def test_work_of_a_kernel_can_be_stopped() -> None:
    table = layout("small").table
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 2

    with pytest.raises(Stopped):
        sightings(table, sites_on(table, 1.0), 1.8, Crew(0, stop))
    assert len(asked) == 3


def test_a_wall_seen_along_its_length_hides_nothing() -> None:
    wall = Piece("wall", ((4.0, 2.5), (8.0, 2.5)), height=3.0, thin=True)
    table = Battlefield(12.0, 5.0, (wall,), GAIT)
    sites = sites_on(table, 1.0)
    numbers = {site.place: number for number, site in enumerate(sites.sites)}
    seen = looks_by_kernel(table, sites, [numbers[1.5, 2.5, 0.0]], 1.8, looks_of(sites, 1.8))
    assert seen is not None
    assert seen.all()


def test_two_blocks_that_touch_at_a_corner_leave_no_gap() -> None:
    table = Battlefield(12.0, 12.0, (block("a", 4, 4, 6, 6, 3.0), block("b", 6, 6, 8, 8, 3.0)), GAIT)
    sites = sites_on(table, 1.0)
    numbers = {site.place: number for number, site in enumerate(sites.sites)}
    seen = looks_by_kernel(table, sites, [numbers[3.5, 8.5, 0.0]], 1.8, looks_of(sites, 1.8))
    assert seen is not None
    assert not seen[0, numbers[8.5, 3.5, 0.0]]
    alone = Battlefield(12.0, 12.0, table.pieces[:1], GAIT)
    seen = looks_by_kernel(alone, sites, [numbers[3.5, 8.5, 0.0]], 1.8, looks_of(sites, 1.8))
    assert seen is not None
    assert seen[0, numbers[8.5, 3.5, 0.0]]


def test_which_pieces_a_segment_passes_through() -> None:
    dice = random.Random(2)
    for seed in range(12):
        table = random_scene(seed).field
        solids, entries = solids_of(terrain_index(table).entries), terrain_index(table).entries
        most = (table.width, table.depth, 5.0)
        points = np.array([[dice.uniform(0.0, end) for end in most] for _ in range(80)])
        starts, ends, tables = points[:40].copy(), points[40:].copy(), (solids.pieces, solids.rings, solids.corners)
        assert SEGMENTS.module is not None
        passed = SEGMENTS.module.passed(starts, ends, *tables)
        for (ax, ay, az), (bx, by, bz), row in zip(points[:40].tolist(), points[40:].tolist(), passed, strict=True):
            for entry, found in zip(entries, row.tolist(), strict=True):
                assert found == crosses(entry, (ax, ay, az), (bx, by, bz))


def test_figures_that_are_not_round_and_those_at_one_place_are_left_to_plain_code() -> None:
    wagon = Stature(Outline(((-1.0, -0.5), (1.0, -0.5), (1.0, 0.5), (-1.0, 0.5))), 2.0, 1.8)
    table = Battlefield(20.0, 12.0, (block("low", 5, 0, 6, 12, 1.0),), GAIT)
    observer = STATURE.body((2.0, 6.0, 0.0))
    (found,) = covers(table, observer, Targets(table, [wagon.body((9.0, 6.0, 0.0))]))
    assert 0.0 < found[0] < 1.0
    assert covers(table, observer, Targets(table, [observer])) == [(0.0, ())]
    assert covers(table, observer, Targets(table, [])) == []


def test_a_one_way_wall_is_seen_through_from_its_left_side_alone() -> None:
    line = ((6.0, 0.0), (6.0, 8.0))
    glass = Piece("glass", line, height=3.0, thin=True, one_way=line)
    table = Battlefield(12.0, 8.0, (glass, block("low", 8, 3, 9, 5, 1.0)), GAIT)
    looked(table, sites_on(table, 1.0), 1.8, random.Random(7), 60)
    for x, others in ((2.5, 9.5), (9.5, 2.5)):
        observer = STATURE.body((x, 4.0, 0.0))
        targets = [STATURE.body((others, y, 0.0)) for y in (1.0, 4.0, 7.0)]
        found = [share for share, _ in covers(table, observer, Targets(table, targets))]
        assert found == pytest.approx([cover_of(table, observer, target, ())[0].covered_share for target in targets])
        assert (max(found) < 0.6) == (x < 6.0)


def test_a_one_way_wall_is_seen_through_from_its_left() -> None:
    line = ((6.0, 0.0), (6.0, 12.0))
    table = Battlefield(12.0, 12.0, (Piece("pane", line, height=3.0, thin=True, one_way=line),), GAIT)
    sites = sites_on(table, 1.0)
    numbers = {site.place: number for number, site in enumerate(sites.sites)}
    west, east = numbers[2.5, 5.5, 0.0], numbers[9.5, 5.5, 0.0]
    seen = looks_by_kernel(table, sites, [west, east], STATURE.eye, looks_of(sites, STATURE.eye))
    assert seen is not None
    assert (seen[0, east], seen[1, west]) == (True, False)
    for number, other, share in ((west, east, 0.0), (east, west, 1.0)):
        observer, target = (STATURE.body(sites.sites[each].place) for each in (number, other))
        assert covers(table, observer, Targets(table, [target])) == [(share, ())]
