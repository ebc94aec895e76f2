"""Sight angles, sight lines, concealment and the melee picture.  R1.4.22 to R1.4.24, R1.6.16, R1.7.14."""

from __future__ import annotations

import math

import pytest

from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.pb12.rules.figures.seeing import concealment, half_angle, has_sight_line, point_sight, sight
from pb12table.systems.pb12.rules.game.answers import MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from tests.systems.pb12.scene import ORIGIN, Scene, marker

PISTOL, SWORD = BlockId("pistol"), BlockId("sword")
OBSERVER, TARGET = FigureId("observer"), FigureId("target")


def sees_point(scene: Scene, x: float, y: float, z: float) -> bool:
    return point_sight(scene.state(), OBSERVER, (x + ORIGIN, y + ORIGIN, z)).exists


def observer(sight_angle: int = 6, facing: float = 0.0, height: float = 0.0) -> Scene:
    scene = Scene()
    scene.human("observer", facing=facing, height=height, sight_angle=sight_angle)
    return scene


def facing_a_target(distance: float = 10.0) -> Scene:
    """An observer at the origin, facing a target of the other player due east."""
    scene = observer()
    scene.human("target", "bob", at=(distance, 0), facing=180)
    return scene


def covered(scene: Scene) -> tuple[float, int, bool]:
    """Covered share, concealment level and sight line from the observer to the target."""
    state = scene.state()
    seen = sight(state, OBSERVER, TARGET)
    return seen.covered_share, total(concealment(state, seen)), seen.exists


# -- sight angle and sight lines to points --------------------------------------------------------------------


@pytest.mark.rule("R1.4.22")
@pytest.mark.vector("V013")
@pytest.mark.parametrize(("sight_angle", "half"), [(2, 30), (4, 60), (6, 90), (8, 120)])
@pytest.mark.parametrize("side", [-1, 1])
def test_v013_half_angle_is_15_degrees_times_the_value(sight_angle: int, half: float, side: int) -> None:
    for facing in (0.0, 77.0):
        for off, expected in ((half - 0.1, True), (half + 0.1, False)):
            angle = math.radians(facing + side * off)
            scene = observer(sight_angle, facing=facing)
            assert sees_point(scene, 7 * math.cos(angle), 7 * math.sin(angle), 1.8) is expected


@pytest.mark.rule("RU005")
@pytest.mark.vector("V013")
def test_v013_values_below_nought_and_above_twelve_see_as_these_do() -> None:
    assert [half_angle(value) for value in (2, 4, 6, 8)] == [30.0, 60.0, 90.0, 120.0]
    assert [half_angle(value) for value in (-1, 0, 12, 13)] == [0.0, 0.0, 180.0, 180.0]


@pytest.mark.rule("R1.4.23")
@pytest.mark.vector("V067")
@pytest.mark.parametrize(("y", "exists"), [(8.660254, True), (8.70, False)])
def test_v067_the_border_of_the_sight_angle_is_inside(y: float, exists: bool) -> None:
    assert sees_point(observer(4), 5, y, 1.8) is exists


@pytest.mark.rule("R1.4.23")
@pytest.mark.vector("V068")
@pytest.mark.parametrize(("x", "exists"), [(0, True), (-0.01, False)])
def test_v068_a_value_of_6_sees_to_the_side(x: float, exists: bool) -> None:
    assert sees_point(observer(6), x, 5, 1.8) is exists


@pytest.mark.rule("R1.4.23")
@pytest.mark.vector("V069")
@pytest.mark.parametrize(("sight_angle", "exists"), [(12, True), (15, True), (11, False)])
def test_v069_a_value_of_12_sees_all_round(sight_angle: int, exists: bool) -> None:
    """RU005."""
    assert sees_point(observer(sight_angle), -5, 0, 1.8) is exists


@pytest.mark.rule("R1.4.23")
@pytest.mark.vector("V070")
@pytest.mark.parametrize(("y", "exists"), [(0, True), (0.05, False)])
def test_v070_a_value_of_0_sees_only_exactly_ahead(y: float, exists: bool) -> None:
    """RU005."""
    assert sees_point(observer(0), 5, y, 0) is exists


@pytest.mark.rule("R1.4.23")
@pytest.mark.parametrize("z", [0.0, 1.8, 6.0])
def test_points_straight_above_or_below_are_ahead(z: float) -> None:
    """RU010: plan distance 0 counts as angle 0."""
    assert sees_point(observer(0), 0, 0, z)


@pytest.mark.rule("R1.4.23")
@pytest.mark.vector("V073")
@pytest.mark.parametrize(("height", "exists"), [(0.9, True), (0.95, False)])
def test_v073_touching_an_edge_does_not_interrupt(height: float, exists: bool) -> None:
    """RU010."""
    scene = observer()
    scene.wall(5, height)
    assert sees_point(scene, 10, 0, 0) is exists


@pytest.mark.rule("R1.4.23")
@pytest.mark.parametrize(("south", "exists"), [(0.0, True), (-0.01, False)])
def test_touching_the_end_of_a_wall_does_not_interrupt(south: float, exists: bool) -> None:
    """RU010."""
    scene = observer()
    scene.wall(5, 4, y=(south, 3))
    assert sees_point(scene, 10, 0, 1.8) is exists


# -- sight lines to figures -----------------------------------------------------------------------------------


@pytest.mark.rule("R1.4.24", "R1.4.22")
@pytest.mark.vector("V012")
def test_v012_sight_lines_of_the_caption() -> None:
    scene = observer(4)
    for name, at in {"a": (1.7365, 9.8481), "b": (8, -3), "c": (6, 1), "d": (4.8481, 8.7462)}.items():
        scene.human(name, "bob", at=at)
    scene.wall(5, 4, y=(-4, -1))
    state = scene.state()
    seen = {name: sight(state, OBSERVER, FigureId(name)) for name in "abcd"}
    assert [name for name in "abcd" if seen[name].exists] == ["c", "d"]
    assert not seen["a"].in_sight_angle
    assert seen["b"].covered_share == pytest.approx(1)
    assert seen["d"].visible_share == pytest.approx(0.151, abs=0.001)


@pytest.mark.rule("R1.4.24")
@pytest.mark.parametrize(("share", "exists"), [(0.005, False), (0.02, True)])
def test_one_per_cent_of_the_silhouette_must_be_visible(share: float, exists: bool) -> None:
    """RU011: less inside the sight angle than one per cent is no sight line."""
    half_width = 10 * math.tan(math.asin(0.025))
    angle = math.radians(60 + math.degrees(math.atan(half_width * (1 - 2 * share) / 10)))
    scene = observer(4)
    scene.human("target", "bob", at=(10 * math.cos(angle), 10 * math.sin(angle)))
    assert has_sight_line(scene.state(), OBSERVER, TARGET) is exists


@pytest.mark.rule("R1.4.24")
@pytest.mark.parametrize(("beam", "share", "exists"), [(False, 0, True), (True, 1, False)])
def test_straight_above_the_segment_of_the_base_points_decides(beam: bool, share: float, exists: bool) -> None:
    """RU011, RU012: a floor with a hole in it, and a beam that the target stands on across the hole."""
    scene = observer(2)
    scene.human("target", "bob", at=(0.04, 0), height=3.5)
    for x in (-3, 0.15):
        scene.box((x, -3), (x + 2.85, 3), 0.5, base=3.0)
    if beam:
        scene.box((-0.15, -1), (0.15, 1), 0.2, base=3.3)
    seen = sight(scene.state(), OBSERVER, TARGET)
    assert (seen.covered_share, seen.exists) == (share, exists)


@pytest.mark.rule("R1.4.24")
@pytest.mark.parametrize("owner", ["alice", "bob"])
@pytest.mark.vector("V080")
@pytest.mark.parametrize(("y", "share", "level", "exists"), [(0.25, 0.5, 2, True), (0, 1, 4, False)])
def test_v080_figures_of_any_side_hide_others(y: float, share: float, level: int, exists: bool, owner: str) -> None:
    """RU012."""
    scene = facing_a_target()
    scene.human("third", owner, at=(5, y))
    assert covered(scene)[0] == pytest.approx(share, abs=1e-6)
    assert covered(scene)[2] is exists
    if exists:
        assert covered(scene)[1] == level


@pytest.mark.rule("R1.4.24", "R1.1.6")
@pytest.mark.vector("V081")
def test_v081_markers_hide_nothing() -> None:
    """RU012."""
    scene = facing_a_target()
    scene.human("third", "bob", at=None)
    state = scene.state()
    state.markers.append(marker("third", (5, 0, 1.8)))
    seen = sight(state, OBSERVER, TARGET)
    assert (seen.covered_share, seen.exists) == (0, True)


@pytest.mark.rule("R1.4.22", "R1.6.2")
def test_a_sight_line_can_be_asked_for_another_facing() -> None:
    state = observer(2, facing=180)
    state.human("target", "bob", at=(10, 0))
    assert not has_sight_line(state.state(), OBSERVER, TARGET)
    assert has_sight_line(state.state(), OBSERVER, TARGET, 0.0)


# -- concealment ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.6.16")
@pytest.mark.vector("V075")
@pytest.mark.parametrize(
    ("height", "share", "level"),
    [
        (0.9, 0.0, 0),
        (0.905, 0.005, 0),
        (0.95, 0.05, 1),
        (1.15, 0.25, 1),
        (1.16, 0.26, 2),
        (1.4, 0.5, 2),
        (1.42, 0.52, 3),
        (1.65, 0.75, 3),
        (1.66, 0.76, 4),
        (1.89, 0.99, 4),
    ],
)
def test_v075_concealment_of_a_wall_half_way(height: float, share: float, level: int) -> None:
    scene = facing_a_target()
    scene.wall(5, height)
    found, *rest = covered(scene)
    assert found == pytest.approx(share, abs=1e-9)
    assert rest == [level, True]


@pytest.mark.rule("R1.6.16")
@pytest.mark.vector("V076")
@pytest.mark.parametrize(("height", "share"), [(1.895, 0.995), (1.9, 1.0)])
def test_v076_more_than_99_per_cent_is_hidden(height: float, share: float) -> None:
    """RU013."""
    scene = facing_a_target()
    scene.wall(5, height)
    found, _, exists = covered(scene)
    assert found == pytest.approx(share, abs=1e-9)
    assert not exists


@pytest.mark.rule("R1.6.16")
@pytest.mark.vector("V077")
@pytest.mark.vector("V078")
@pytest.mark.parametrize(("smoke", "level"), [((), 2), ((1,), 3), ((1, 2), 5)])
def test_v077_v078_translucent_pieces_add_their_own_level(smoke: tuple[int, ...], level: int) -> None:
    """RU013: the covered share stays as it is."""
    scene = facing_a_target()
    scene.wall(5, 5, y=(0, 3))
    for number, thickness in enumerate(smoke):
        scene.box((6.5 + number, -1), (7 + number, 1), 3, translucent=thickness, passable=True)
    share, *rest = covered(scene)
    assert share == pytest.approx(0.5, abs=1e-9)
    assert rest == [level, True]


@pytest.mark.rule("R1.6.16")
def test_smoke_beside_the_line_of_the_base_points_adds_nothing() -> None:
    """RU013."""
    scene = facing_a_target()
    scene.box((4, 0.05), (6, 3), 3, translucent=2, passable=True)
    assert covered(scene) == (0, 0, True)


@pytest.mark.rule("R1.6.16")
@pytest.mark.vector("V079")
def test_v079_shadows_are_united_not_added() -> None:
    """RU013."""
    scene = facing_a_target()
    scene.wall(4, 1.4)
    scene.wall(6, 1.4)
    share, *rest = covered(scene)
    assert share == pytest.approx(1.1333333 / 2, abs=1e-6)
    assert rest == [3, True]


@pytest.mark.rule("R1.6.16")
@pytest.mark.vector("V082")
def test_v082_from_a_roof_over_a_wall() -> None:
    scene = observer(height=4)
    scene.box((-2, -2), (0.25, 2), 4)
    scene.human("target", "bob", at=(10, 0))
    scene.wall(9, 1.5)
    share, *rest = covered(scene)
    assert share == pytest.approx(0.5111, abs=1e-4)
    assert rest == [3, True]


@pytest.mark.rule("R1.6.16", "R1.4.24")
@pytest.mark.vector("V083")
def test_v083_the_sight_angle_conceals_nothing() -> None:
    """RU011."""
    scene = observer(4)
    scene.human("target", "bob", at=(10 * math.cos(math.radians(61)), 10 * math.sin(math.radians(61))))
    assert covered(scene) == (0, 0, True)


@pytest.mark.rule("R1.6.16", "R1.7.10")
def test_concealment_raises_the_target_number_of_a_shot() -> None:
    scene = Scene()
    scene.human("observer", ranged=4, items=["pistol"])
    scene.human("target", "bob", at=(5, 0))
    scene.wall(2.5, 1.42)  # shadow up to 1.04 of 2: level 3
    with scene.activate("observer", dice=[9]) as play:
        play.act(RangedAttack(PISTOL, TARGET, 1))
        assert play.checks[-1].target_number == 12 - 4 - 1 + 3


@pytest.mark.rule("R1.6.16", "R1.7.15")
@pytest.mark.vector("V348")
def test_v348_concealment_counts_in_melee() -> None:
    """RU058."""
    scene = Scene()
    scene.human("observer", melee=4, items=["sword"])
    scene.human("target", "bob", at=(2, 0), facing=180)
    scene.wall(1, 1.4)
    with scene.activate("observer", dice=[9]) as play:
        play.act(MeleeAttack(SWORD, TARGET, 1))
        assert play.checks[-1].target_number == 12 - 4 + 2


@pytest.mark.rule("R1.6.17", "R1.6.16")
@pytest.mark.parametrize("stops_damage", [True, False])
def test_without_a_target_radius_cover_is_ordinary_concealment(stops_damage: bool) -> None:
    """RU014: the strength of a shot is not lowered."""
    scene = Scene()
    scene.human("observer", ranged=9, items=["pistol"])
    scene.human("target", "bob", at=(5, 0))
    scene.wall(2.5, 1.35, stops_damage=stops_damage)  # shadow up to 0.9 of 2: level 2
    with scene.activate("observer", dice=[4, 2]) as play:
        play.act(RangedAttack(PISTOL, TARGET, 1))
        assert play.checks[-1].target_number == 12 - 9 - 1 + 2
        assert [roll.strength for roll in play.damage] == [3]


# -- the melee picture ----------------------------------------------------------------------------------------

MELEE_PICTURE = {
    "a": ("alice", (0, 0), 0, "sword"),
    "b": ("bob", (2, 0), 180, "sword"),
    "c": ("bob", (10, 1.5), 270, "sword"),
    "d": ("alice", (10, 0), 270, "sword"),
    "e": ("bob", (22.5, 0), 180, "sword"),
    "f": ("alice", (20, 0), 0, "spear"),
}


@pytest.mark.rule("R1.7.14", "R1.7.15", "R1.4.18")
@pytest.mark.vector("V026")
@pytest.mark.parametrize(
    ("attacker", "targets"), [("a", "b"), ("b", "a"), ("c", "d"), ("d", ""), ("e", ""), ("f", "e")]
)
def test_v026_who_can_choose_whom(attacker: str, targets: str) -> None:
    scene = Scene()
    for name, (player, at, facing, weapon) in MELEE_PICTURE.items():
        scene.human(name, player, at=at, facing=facing, items=[weapon])
    weapon = BlockId(MELEE_PICTURE[attacker][3])
    with scene.activate(attacker) as play:
        others = [name for name in MELEE_PICTURE if name != attacker]
        legal = [name for name in others if play.refusal(MeleeAttack(weapon, FigureId(name), 1)) is None]
        assert "".join(legal) == targets


@pytest.mark.rule("R1.7.15")
@pytest.mark.vector("V026")
@pytest.mark.parametrize(("attacker", "target", "target_number"), [("a", "b", 12), ("c", "d", 11)])
def test_v026_a_target_that_does_not_see_the_attacker_is_easier(attacker: str, target: str, target_number: int) -> None:
    scene = Scene()
    for name, (player, at, facing, weapon) in MELEE_PICTURE.items():
        scene.human(name, player, at=at, facing=facing, items=[weapon])
    with scene.activate(attacker, dice=[1]) as play:
        play.act(MeleeAttack(SWORD, FigureId(target), 1))
        assert play.checks[-1].target_number == target_number
