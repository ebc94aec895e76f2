"""What the observer or the target stands on hides like everything else: roofs, floors, hills, ramps, kerbs."""

from __future__ import annotations

import pytest

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.rests import stand
from pb12table.table.shapes import Circle, Point3
from pb12table.table.sight.cover import Cover, cover_from_blast
from pb12table.table.sight.sight import FigureSight, sight_to_point
from pb12table.table.sight.silhouette import silhouette_bottom
from pb12table.table.sight.visible import visible_ground
from pb12table.table.terrain import Piece
from pb12table.table.unions import geometry_of
from tests.table.scene import block, coach, field, human, ramp_east, sight_to_body, wall

ALL_ROUND = 180.0


def solid(west: float, east: float, height: float, name: str = "block") -> Piece:
    """A solid block as deep as the table, from -20 to 20."""
    return block(name, west, -20.0, east, 20.0, height)


def slab(low: float, high: float) -> Piece:
    """A floor over the whole table."""
    return block("slab", -30.0, -30.0, 60.0, 30.0, high - low, low)


def seen(table: Battlefield, observer: Body, target: Body) -> FigureSight:
    return sight_to_body(table, observer, target, ALL_ROUND, ())


@pytest.mark.rule("RU012")
@pytest.mark.vector("V373")
@pytest.mark.parametrize(("x", "share"), [(10.0, 0.15), (8.25, 0.01875), (18.0, 0.75), (21.3, 0.9975)])
def test_v373_a_roof_hides_those_on_it_with_its_edge(x: float, share: float) -> None:
    sight = seen(field(solid(8, 40, 3)), human("a", 0, 0), human("b", x, 0, 3.0))
    assert sight.covered_share == pytest.approx(share, abs=1e-9)
    assert sight.exists == (share < 0.99)
    assert sight.blockers == ("block",)


@pytest.mark.rule("RU012")
@pytest.mark.vector("V374")
@pytest.mark.parametrize(("x", "share"), [(4.0, 0.0), (5.0, 0.15), (6.0, 0.6), (6.8, 0.96), (7.5, 1.0)])
def test_v374_a_roof_hides_those_below_from_those_on_it(x: float, share: float) -> None:
    sight = seen(field(solid(8, 40, 3)), human("a", 10, 0, 3.0, 180.0), human("b", x, 0))
    assert sight.covered_share == pytest.approx(share, abs=1e-9)
    assert sight.exists == (share < 0.99)


@pytest.mark.rule("RU012")
@pytest.mark.vector("V375")
@pytest.mark.parametrize("x", [14.0, 10.0, 10.03])
def test_v375_nobody_sees_through_a_closed_floor(x: float) -> None:
    table, below, above = field(slab(2.4, 2.5)), human("a", 10, 0), human("b", x, 0, 2.5)
    for sight in (seen(table, below, above), seen(table, above, below)):
        assert (sight.exists, sight.covered_share, sight.blockers) == (False, 1.0, ("slab",))


@pytest.mark.rule("RU012", "RU010")
@pytest.mark.parametrize("pieces", [2, 4])
def test_nor_through_the_seam_of_a_floor_of_several_pieces(pieces: int) -> None:
    west, east = block("w", 0, 0, 10, 20, 0.1, 2.4), block("e", 10, 0, 20, 20, 0.1, 2.4)
    quarters = (
        block("sw", 0, 0, 10, 10, 0.1, 2.4),
        block("se", 10, 0, 20, 10, 0.1, 2.4),
        block("nw", 0, 10, 10, 20, 0.1, 2.4),
        block("ne", 10, 10, 20, 20, 0.1, 2.4),
    )
    below, above = human("a", 10, 10), human("b", 10, 10, 2.5)
    floor = (west, east) if pieces == 2 else quarters
    assert seen(field(*floor), below, above).covered_share == 1.0
    assert not sight_to_point(field(*floor), above, (10.0, 10.0, 0.0), ALL_ROUND, ()).exists
    # With a piece left out the segment touches the others and passes them.
    assert seen(field(*floor[1:]), below, above).covered_share == 0.0


@pytest.mark.rule("RU012")
@pytest.mark.vector("V376")
def test_v376_a_house_hides_its_other_foot_from_those_on_it() -> None:
    table, above, below = field(solid(0, 10, 5)), human("a", 9.5, 0, 5.0, 180.0), human("b", -0.5, 0)
    assert not seen(table, above, below).exists
    assert not seen(table, below, above).exists


@pytest.mark.rule("RU012")
@pytest.mark.vector("V377")
def test_v377_a_hill_shades_with_its_edge() -> None:
    sight = seen(field(solid(0, 20, 1)), human("a", 10, 0, 1.0, 180.0), human("b", -1, 0))
    assert sight.covered_share == pytest.approx(0.41, abs=1e-9)


# -- ramps --------------------------------------------------------------------------------------------------------


def ramp_north(west: float, east: float, length: float, height: float) -> Piece:
    low, high = ((west, 0.0), (east, 0.0)), ((west, length), (east, length))
    return Piece("ramp", (*low, high[1], high[0]), height=height, low_edge=low, high_edge=high)


@pytest.mark.rule("RU012")
@pytest.mark.vector("V378")
def test_v378_on_a_ramp_the_silhouette_begins_where_the_ramp_is_highest_in_the_footprint() -> None:
    table, target = field(ramp_north(9.5, 10.5, 4.0, 4.0)), human("b", 10, 1, 1.0)
    assert silhouette_bottom(table, target) == pytest.approx(1.25)
    sight = seen(table, human("a", 0, 1), target)
    assert sight.covered_share == pytest.approx(0.0, abs=1e-6)
    assert sight.blockers == ()


@pytest.mark.rule("RU012")
@pytest.mark.vector("V391")
def test_v391_the_silhouette_begins_no_higher_than_a_quarter_of_the_model() -> None:
    table, target = field(ramp_east("ramp", 10, 0, 20, 10, 10.0)), coach("b", 15, 5, 5.0)
    assert stand(table, target, ()).safe
    assert silhouette_bottom(table, target) == 5.5
    assert seen(table, human("a", 2, 5), target).covered_share == 0.0
    # From the upper end: the ramp between rises no higher than 5.5 on the silhouette's plane.
    top = human("c", 20, 5, 10.0)
    assert seen(table, top, target).exists


@pytest.mark.rule("RU012")
@pytest.mark.parametrize(
    ("x", "z", "bottom"),
    [
        (5.0, 2.5, 2.625),  # in the middle
        (0.0, 0.0, 0.125),  # at its foot, half on the table
        (-0.2, 0.0, 0.025),  # with the tips of the feet
        (-0.25, 0.0, 0.0),  # touching it only
        (9.9, 4.95, 5.0),  # where it ends inside the footprint
        (5.0, 4.0, 4.0),  # in the air above it
        (5.0, 0.0, 0.0),  # deep in it, where it carries nothing
    ],
)
def test_where_the_silhouette_begins_on_a_ramp(x: float, z: float, bottom: float) -> None:
    table = field(ramp_east("ramp", 0, -5, 10, 5, 5.0), block("landing", 10, -5, 12, 5, 5.0))
    assert silhouette_bottom(table, human("b", x, 0, z)) == pytest.approx(bottom, abs=1e-9)


@pytest.mark.rule("RU012")
@pytest.mark.vector("V390")
def test_v390_ground_below_one_who_holds_on_and_roofs_above_change_nothing() -> None:
    cliff = Piece("cliff", ((10.25, -5), (15, -5), (15, 5), (10.25, 5)), height=5.0, climbable=True)
    table = field(cliff, wall(9.0, 1.2, -5.0, 5.0), block("roof", 5, -9, 16, 9, 0.2, 6.0))
    holding = human("b", 10, 0, 2.0)
    assert silhouette_bottom(table, holding) == 2.0
    assert seen(table, human("a", 0, 0), holding).covered_share == 0.0


# -- widths, what is around the eye, and names --------------------------------------------------------------------


@pytest.mark.rule("RU011")
@pytest.mark.parametrize(("away", "half"), [(10.0, 0.25 * 10.0 / 99.9375**0.5), (0.3, 0.3), (0.2, 0.25)])
def test_a_round_silhouette_is_at_most_a_fifth_wider_than_its_footprint(away: float, half: float) -> None:
    silhouette = seen(field(), human("a", 0, 0, 3.0), human("b", away, 0)).silhouette
    ring = silhouette.rings[0][0]
    assert max(u for u, _ in ring) == pytest.approx(half, abs=1e-9)


@pytest.mark.rule("RU012")
def test_what_has_the_eye_in_its_inside_hides_nothing_from_it_but_from_all_others() -> None:
    table = field(block("thicket", 4, -4, 8, 4, 3.0, passable=True))
    inside, outside = human("a", 6, 0), human("b", 12, 0)
    assert seen(table, inside, outside).covered_share == 0.0
    assert seen(table, outside, inside).covered_share == 1.0
    assert sight_to_point(table, inside, (12.0, 0.0, 0.0), ALL_ROUND, ()).exists
    assert not sight_to_point(table, outside, (6.0, 0.0, 0.0), ALL_ROUND, ()).exists


@pytest.mark.rule("RU012")
def test_a_wall_without_thickness_through_the_eye_hides_nothing_from_it() -> None:
    table = field(Piece("fence", ((-3.0, -1.0), (3.0, 1.0)), height=3.0, thin=True, passable=True))
    observer = human("a", 0, 0)
    assert seen(table, observer, human("b", 9, 3)).covered_share == 0.0
    assert geometry_of(visible_ground(table, observer, ALL_ROUND, ())).area == pytest.approx(60.0 * 40.0)


@pytest.mark.rule("R1.4.24")
def test_what_hides_less_than_one_per_cent_is_not_named_unless_nothing_hides_more() -> None:
    low, high = wall(5, 0.905, name="low"), wall(6, 1.2, name="high")
    sight = seen(field(low, high), human("a", 0, 0), human("b", 10, 0))
    assert sight.blockers == ("high",)
    only = seen(field(low, wall(6, 0.7224, name="lower")), human("a", 0, 0), human("b", 10, 0))
    assert only.covered_share == pytest.approx(0.005, abs=1e-9)
    assert only.blockers == ("low",)
    assert seen(field(wall(5, 0.9)), human("a", 0, 0), human("b", 10, 0)).blockers == ()


# -- blasts -------------------------------------------------------------------------------------------------------


def blast(table: Battlefield, point: Point3, target: Body) -> Cover:
    return cover_from_blast(table, point, target)


@pytest.mark.rule("RU014")
@pytest.mark.vector("V379")
def test_v379_the_edge_of_a_block_covers_those_on_it() -> None:
    point, target = (7.9, 0.0, 0.0), human("b", 9.5, 0, 1.0)
    assert blast(field(solid(8, 40, 1)), point, target).covered_share == 1.0
    assert blast(field(), point, target.at(9.5, 0, 0)).covered_share == 0.0


@pytest.mark.rule("RU014")
@pytest.mark.vector("V380")
def test_v380_a_floor_covers_those_on_it_from_below_and_those_below_from_above() -> None:
    assert blast(field(slab(1.2, 1.3)), (10.0, 0.0, 0.0), human("b", 11, 0, 1.3)).covered_share == 1.0
    for height in (2.5, 2.4997):
        # The point lies on the floor; rounding may have put it a little below the top.
        floor = field(slab(2.4, 2.5))
        assert blast(floor, (10.0, 0.0, height), human("b", 11, 0)).covered_share == 1.0
        assert blast(floor, (10.0, 0.0, height), human("b", 11, 0, 2.5)).covered_share == pytest.approx(0.0, abs=1e-3)


@pytest.mark.rule("RU014")
@pytest.mark.vector("V389")
@pytest.mark.parametrize(("height", "share"), [(0.2, 0.0), (0.25, 0.0), (0.26, 1.0), (1.0, 1.0)])
def test_v389_a_kerb_covers_nobody(height: float, share: float) -> None:
    target = human("b", 9, 0, height)
    assert blast(field(solid(8, 40, height)), (7.95, 0.0, 0.0), target).covered_share == pytest.approx(share)


@pytest.mark.rule("RU014")
def test_ru203_a_kerb_is_told_from_where_the_point_lies_not_from_a_point_in_the_air() -> None:
    target = human("b", 4, 0)
    assert blast(field(wall(2, 1.9)), (0.0, 0.0, 1.8), target).covered_share == pytest.approx(1.0, abs=1e-9)
    terrace, step = solid(-1, 10, 1.8, "terrace"), solid(2, 3, 1.9, "step")
    assert blast(field(terrace, step), (0.0, 0.0, 1.8), target.at(4, 0, 1.8)).covered_share == 0.0


@pytest.mark.rule("RU014")
def test_a_point_on_the_face_of_a_turned_wall_covers_those_behind_it_and_nobody_before_it() -> None:
    # The point is rounded to the grid, which puts it into the wall by less than that.
    turned = Piece("wall", ((0.0, 0.0), (6.0, 3.0), (5.8, 3.4), (-0.2, 0.4)), height=3.0)
    point = (3.0, 1.501, 0.0)
    before, behind = human("b", 4.0, -1.0), human("c", 1.5, 4.0)
    assert blast(field(turned), point, before).covered_share == 0.0
    assert blast(field(turned), point, behind).covered_share == pytest.approx(1.0)


@pytest.mark.rule("R1.4.23", "RU010")
def test_a_point_that_rounding_puts_into_a_slope_is_seen_as_the_point_on_it() -> None:
    table = field(ramp_east("ramp", 10, 0, 13, 10, 1.0))
    for x in (11.0, 11.001, 11.002, 11.5):
        top = (x - 10.0) / 3.0
        point = (x, 5.0, round(top - 0.0004, 3))
        assert sight_to_point(table, human("a", 2, 5), point, ALL_ROUND, ()).exists, x
    assert not sight_to_point(table, human("a", 2, 5), (11.0, 5.0, 0.3), ALL_ROUND, ()).exists


@pytest.mark.rule("RU012")
def test_a_table_full_of_feet_hides_nothing_by_itself() -> None:
    """Everybody on one roof: touching its top hides nothing, however near the eye or far the target."""
    roof = Piece("roof", ((0, 0), (50, 0), (50, 30), (0, 30)), base=0.0, height=3.333)
    observer = Body("a", Circle(0.25), 1.0, 1.0, 3.333, 0.0, 2.0, 0.05)
    for x, y in ((1.6, 1.0), (10.0, 9.0), (49.0, 29.0)):
        for target in (human("b", x, y, 3.333), coach("c", x, y, 3.333, 30.0)):
            assert seen(field(roof), observer, target).covered_share == 0.0
