"""Where standing bodies are seen: all terrain hides, whoever stands on it."""

from __future__ import annotations

import random

import pytest
import shapely

from pb12table.table.battlefield import Battlefield
from pb12table.table.index import terrain_index
from pb12table.table.shapes import Circle, Point3
from pb12table.table.sight.many import Site, Stature, sites_at
from pb12table.table.sight.sight import is_clear
from pb12table.table.sight.visible import SeenSurface, standing_ground
from pb12table.table.unions import geometry_of
from tests.bench.layouts import layout
from tests.table.scene import block, field, human, ramp_east, wall

MAN = Stature(Circle(0.25), 2.0, 1.8)
ALL_ROUND = 180.0

STEPPED = field(
    block("terrace", 0.0, 12.0, 20.0, 20.0, height=1.5),
    ramp_east("ramp", 4.0, 8.0, 10.0, 11.0, 1.5),
    block("landing", 10.0, 8.0, 12.0, 12.0, height=1.5),
    block("house", 11.0, 3.0, 15.0, 7.0, height=3.0),
    block("annexe", 15.0, 3.0, 19.0, 6.0, height=3.05),
    block("tower", 2.0, 14.0, 5.0, 17.0, base=1.5, height=4.0),
    block("bridge", 14.0, 6.5, 16.0, 13.0, base=2.6, height=0.4),
    wall(8.0, 1.7, 1.0, 6.0),
    ramp_east("dune", 0.5, 1.0, 4.0, 6.0, 1.2),
    width=20.0,
    depth=20.0,
)
SCENES = {"stepped": STEPPED, "benchmark": layout("middle").table}


def seen_at(table: Battlefield, found: tuple[SeenSurface, ...], site: Site) -> tuple[bool, bool]:
    """Whether a body at a site is seen, and whether that hangs on a hair: the site lies on a border."""
    by_id, (x, y, z) = terrain_index(table).by_id, site.place
    point = shapely.Point(x, y)
    mine = [
        geometry_of(ground.region)
        for ground in found
        if any(abs(by_id[key].piece.top_at((x, y)) - z) < 1e-3 for key in ground.pieces)
        or (not ground.pieces and z == 0.0)
    ]
    near = any(shapely.distance(region.boundary, point) < 1e-4 for region in mine)
    return any(shapely.intersects(region, point) for region in mine), near


@pytest.mark.slow_but("stepped-1.8", "stepped-0.9", "stepped-0.0")
@pytest.mark.parametrize("aim", [1.8, 0.9, 0.0])
@pytest.mark.parametrize("name", SCENES)
@pytest.mark.rule("R1.4.23", "RU012")
def test_a_standing_body_is_seen_where_a_single_line_is_free(name: str, aim: float) -> None:
    table, dice = SCENES[name], random.Random(f"{name} {aim}")
    compared = seen = upwards = 0
    for _ in range(14):
        here = _some_site(table, dice)
        found = standing_ground(table, MAN.body(here.place), ALL_ROUND, (), aim)
        for _ in range(40):
            there = _some_site(table, dice)
            (ax, ay, az), (bx, by, bz) = here.place, _exact(table, there)
            free = is_clear(table, (ax, ay, az + 1.8), (bx, by, bz + aim))
            told, hangs = seen_at(table, found, there)
            if not hangs:
                assert told == free, (here, there)
                compared, seen, upwards = compared + 1, seen + free, upwards + (bz > az)
    assert compared > 400
    assert 0 < seen < compared
    assert upwards > 40


def _exact(table: Battlefield, site: Site) -> Point3:
    """The place of a site on the very surface, where rounding might have put it a little below that."""
    x, y, z = site.place
    tops = (piece.top_at((x, y)) for piece in table.pieces)
    return (x, y, min((top for top in tops if abs(top - z) <= 0.0006), default=z))


def _some_site(table: Battlefield, dice: random.Random) -> Site:
    """Any place to stand, raised ones as often as the ground."""
    raised = dice.random() < 0.5
    while True:
        point = (round(dice.uniform(0.3, table.width - 0.3), 3), round(dice.uniform(0.3, table.depth - 0.3), 3))
        sites = [site for site in sites_at(table, MAN, point) if (site.place[2] > 0.0) == raised]
        if sites:
            return dice.choice(sites)


@pytest.mark.rule("RU012")
def test_who_stands_deep_on_a_roof_is_not_seen_from_below() -> None:
    table = field(block("house", 4.0, 0.0, 14.0, 10.0, height=3.0), width=20.0, depth=10.0)
    watcher = human("watcher", 3.0, 5.0)
    ground, roof = standing_ground(table, watcher, ALL_ROUND, (), 1.8)
    assert (ground.pieces, roof.pieces, roof.height) == ((), ("house",), 3.0)
    # The edge is 1.2 above the eye and a step away, the head 3 above it: it is seen up to 2.5 steps away.
    assert max(x for outer, _ in roof.region.rings for x, _ in outer) == pytest.approx(5.5, abs=1e-6)


@pytest.mark.rule("RU012")
def test_a_roof_hides_who_is_below_from_those_on_it() -> None:
    table = field(block("house", 4.0, 0.0, 14.0, 10.0, height=3.0), width=20.0, depth=10.0)
    found = standing_ground(table, human("watcher", 13.0, 5.0, 3.0), ALL_ROUND, (), 0.0)
    ground = geometry_of(next(each.region for each in found if not each.pieces))
    assert shapely.intersection(ground, shapely.box(4.0, 0.0, 14.0, 10.0)).area < 1e-9
    # The eye is 1.8 above the edge and a step from it: the ground is seen from 4.8 / 1.8 steps away.
    east = shapely.intersection(ground, shapely.LineString([(14.0, 5.0), (20.0, 5.0)]))
    assert east.bounds[0] == pytest.approx(13.0 + 4.8 / 1.8, abs=1e-6)


def test_a_limit_is_the_distance_to_the_point_seen() -> None:
    table = field(block("house", 4.0, 0.0, 14.0, 10.0, height=3.0), width=20.0, depth=10.0)
    found = standing_ground(table, human("watcher", 1.0, 5.0), ALL_ROUND, (), 1.8, limit=5.0)
    (roof,) = [each for each in found if each.pieces]
    # The point over the roof is three steps higher than the eye, so four steps away in plan at most.
    assert max(x for outer, _ in roof.region.rings for x, _ in outer) == pytest.approx(5.0, abs=1e-4)


def test_other_bodies_hide() -> None:
    table, watcher, other = field(width=20.0, depth=10.0), human("watcher", 3.0, 5.0), human("other", 6.0, 5.0)
    (ground,) = standing_ground(table, watcher, ALL_ROUND, (watcher, other), 1.8)
    assert not shapely.intersects(geometry_of(ground.region), shapely.Point(9.0, 5.0))


def test_only_pieces_of_which_something_is_seen_are_named() -> None:
    table = field(
        block("near", 4.0, 4.0, 6.0, 6.0, height=1.0),
        block("tower", 8.0, 2.0, 9.0, 8.0, height=9.0),
        block("lost", 10.0, 4.5, 12.0, 5.5, height=1.0),
        ramp_east("slope", 4.0, 7.0, 6.0, 8.0, 1.5),
        width=20.0,
        depth=10.0,
    )
    found = standing_ground(table, human("watcher", 1.0, 5.0), ALL_ROUND, (), 1.8)
    assert [(each.lowest, each.height, each.pieces) for each in found] == [
        (0.0, 0.0, ()),
        (1.0, 1.0, ("near",)),
        (0.0, 1.5, ("slope",)),
        (9.0, 9.0, ("tower",)),
    ]
