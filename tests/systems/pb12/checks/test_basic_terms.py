"""Chapter 1.1: values, accounts, checks, measuring, contact and zones; chapter 1.5's sums that rest on them."""

from __future__ import annotations

import math
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.rules.actions.action import refilled
from pb12table.systems.pb12.rules.attacks.attack_plan import damage_code
from pb12table.systems.pb12.rules.attacks.damage import damage, use_damage_points
from pb12table.systems.pb12.rules.checks.deputies import nerve_check, panic_modifiers
from pb12table.systems.pb12.rules.figures.figures import body, distance, is_near, markers_of, value, zones_at
from pb12table.systems.pb12.rules.figures.statuses import lose, panic_check, receive
from pb12table.systems.pb12.rules.game.answers import Activate, MeleeAttack, Move, RangedAttack, Reload
from pb12table.systems.pb12.rules.game.events import (
    CheckMade,
    DamageRolled,
    FigureActivated,
    StatusLost,
    StatusReceived,
)
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, BlockId, DamageCode, StrengthMode
from pb12table.table.motion.contact import in_contact
from tests.systems.pb12.scene import ORIGIN, Scene, call, label

TARGET, BOY = FigureId("target"), FigureId("boy")
SWORD, TWIN_GUN = BlockId("sword"), BlockId("twin-gun")
F = FigureId("figure")


def there(x: float, y: float, z: float) -> tuple[float, float, float]:
    """A point of the scene in the table's own coordinates."""
    return (x + ORIGIN, y + ORIGIN, z)


def lone(**attributes: Any) -> Scene:
    scene = Scene()
    scene.human("figure", **attributes)
    return scene


def with_effect(scene: Scene, attribute: Attribute, change: int) -> Scene:
    """The scene with the figure's attribute changed by a rule."""
    scene.edit("figure", effects=[AttributeEffect(attribute, change, "R1.1.7")])
    return scene


def rolled(scene: Scene, code: DamageCode, *dice: int) -> tuple[DamageRolled, Any]:
    """One damage roll on the figure without a sight line to its source, and the state after it."""
    state = scene.state()
    _, events = call(state, damage, PlayerId("bob"), F, code, None, dice=dice)
    rolls = [event for event in events if isinstance(event, DamageRolled)]
    assert len(rolls) == 1
    return rolls[0], state


# -- formulas, values, accounts -------------------------------------------------------------------------------


@pytest.mark.rule("R1.1.1")
@pytest.mark.vector("V001")
def test_v001_formulas_multiply_and_bound() -> None:
    # (8 - 1) * 6: a lightly wounded figure of 8 AP and B 6 spends all its AP on one Move.
    scene = lone(action_points=8, movement=6)
    scene.edit("figure", statuses={Status.LIGHTLY_WOUNDED: 1}, light_points=0)
    with scene.activate("figure") as play:
        play.act(Move(7))
        assert play.figure("figure").movement_points == 42
    # max(6 - 7; 0): penetration above the armour adds nothing: 8 + 0 - 3 - 0.
    roll, _ = rolled(lone(armour=6), DamageCode(0, 7), 8)
    assert roll.result == 5
    # min(1; 2): two figures could help, but an attacker of I 1 is helped by one.
    scene = Scene()
    scene.human("attacker", items=["sword"], initiative=1)
    scene.human("left", at=(2.0, 1.5), facing=270, items=["sword"])
    scene.human("right", at=(2.0, -1.5), facing=90, items=["sword"])
    scene.human("target", "bob", at=(2, 0), facing=180)
    with scene.activate("attacker", dice=[1]) as play:
        play.act(MeleeAttack(SWORD, TARGET, 1))
        assert play.checks[-1].target_number == 12 - 1


@pytest.mark.rule("R1.1.7", "R1.4.5")
@pytest.mark.vector("V002")
def test_v002_strength_attribute_is_the_strength_value() -> None:
    assert value(lone(strength=5).state(), F, Attribute.STRENGTH) == 5


@pytest.mark.rule("R1.1.7")
def test_rules_change_values_also_below_zero() -> None:
    assert value(with_effect(lone(tech=1), Attribute.TECH, -3).state(), F, Attribute.TECH) == -2


@pytest.mark.rule("R1.1.5", "R1.1.6", "R1.9.1")
def test_figures_receive_and_lose_statuses() -> None:
    state = lone().state()
    _, events = call(state, receive, F, Status.MOVED, "R1.7.2")
    assert markers_of(state, F, Status.MOVED) == 1
    assert [(event.status, event.markers) for event in events if isinstance(event, StatusReceived)] == [
        (Status.MOVED, 1)
    ]


@pytest.mark.rule("R1.1.5", "R1.9.1")
def test_losing_a_status_loses_all_its_markers() -> None:
    """RU047."""
    scene = lone()
    scene.edit("figure", statuses={Status.MOVED: 3})
    state = scene.state()
    told: list[Any] = []

    async def losing(game: Any) -> None:
        lose(game, F, Status.MOVED, "R1.10.2")

    _, told = call(state, losing)
    assert markers_of(state, F, Status.MOVED) == 0
    assert [event.status for event in told if isinstance(event, StatusLost)] == [Status.MOVED]


@pytest.mark.rule("R1.1.9", "R1.6.1", "R1.4.2")
@pytest.mark.vector("V003")
def test_v003_activation_refills_action_points() -> None:
    scene = lone()
    with scene.activate("figure") as play:
        assert [event.action_points for event in play.of(FigureActivated)] == [3]
        assert play.figure("figure").action_points == 3


@pytest.mark.rule("R1.1.9")
@pytest.mark.vector("V047")
@pytest.mark.parametrize(
    ("balance", "limit", "expected"),
    [(2, 3, 3), (0, 3, 3), (3, 3, 3), (6, 4, 6), (1, -1, 1)],
)
def test_v047_refilling_never_lifts_above_the_value_nor_lowers(balance: int, limit: int, expected: int) -> None:
    """RU003: a balance above the value stays."""
    assert refilled(balance, limit) == expected


@pytest.mark.rule("R1.1.8")
def test_what_cannot_be_paid_cannot_be_declared() -> None:
    """RU003."""
    with lone().activate("figure") as play:
        assert play.refusal(Move(4)) is not None
        assert play.refusal(Move(3)) is None


@pytest.mark.rule("R1.1.8", "R1.10.4")
def test_a_lowered_value_takes_no_points_from_the_account() -> None:
    """RU003: a figure wounded in its own turn keeps its AP; only the next refill is smaller."""
    scene = lone()
    scene.edit("figure", action_points=3)
    state = scene.state()
    call(state, use_damage_points, F, 1)
    assert value(state, F, Attribute.ACTION_POINTS) == 2
    assert state.figures[F].action_points == 3


# -- checks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.1.10")
@pytest.mark.vector("V004")
@pytest.mark.parametrize(("face", "passed"), [(9, True), (7, True), (6, False)])
def test_v004_a_check_succeeds_with_at_least_the_target_number(face: int, passed: bool) -> None:
    result, events = call(lone(nerve=5).state(), nerve_check, F, dice=[face])
    assert (result.target_number, result.face, result.passed) == (7, face, passed)
    assert [(event.target_number, event.passed) for event in events if isinstance(event, CheckMade)] == [(7, passed)]


@pytest.mark.rule("R1.1.12")
@pytest.mark.vector("V041")
@pytest.mark.parametrize(("nerve", "target_number"), [(11, 1), (12, 0), (15, -3)])
def test_v041_target_number_1_or_less_succeeds_without_a_die(nerve: int, target_number: int) -> None:
    result, _ = call(lone(nerve=nerve).state(), nerve_check, F)
    assert (result.target_number, result.face, result.passed) == (target_number, None, True)


@pytest.mark.rule("R1.1.12")
@pytest.mark.parametrize(("face", "passed"), [(1, False), (2, True)])
def test_target_number_2_is_rolled(face: int, passed: bool) -> None:
    result, _ = call(lone(nerve=10).state(), nerve_check, F, dice=[face])
    assert (result.face, result.passed) == (face, passed)


@pytest.mark.rule("R1.1.12")
@pytest.mark.vector("V043")
@pytest.mark.parametrize(("face", "passed"), [(12, True), (11, False)])
def test_v043_target_number_12_is_rolled(face: int, passed: bool) -> None:
    result, _ = call(lone(nerve=0).state(), nerve_check, F, dice=[face])
    assert (result.target_number, result.face, result.passed) == (12, face, passed)


@pytest.mark.rule("R1.1.12")
@pytest.mark.vector("V044")
def test_v044_target_number_13_fails_without_a_die() -> None:
    result, _ = call(with_effect(lone(nerve=0), Attribute.NERVE, -1).state(), nerve_check, F)
    assert (result.target_number, result.face, result.passed) == (13, None, False)


@pytest.mark.rule("R1.1.11", "R1.1.12")
def test_all_modifiers_are_summed_before_limits_are_looked_at() -> None:
    """RU002: 12 - 14 - 3 is far below 1, but ten markers lift the sum to 5, and a die is thrown."""
    state = lone(nerve=14).state()
    held, events = call(state, panic_check, F, panic_modifiers(state, F, 10), dice=[4])
    assert not held
    made = next(event for event in events if isinstance(event, CheckMade))
    assert (made.target_number, made.face) == (5, 4)


@pytest.mark.rule("R1.1.11")
def test_a_target_number_is_the_sum_of_its_named_modifiers() -> None:
    scene = lone(nerve=4)
    scene.edit("figure", statuses={Status.SEVERELY_WOUNDED: 1})
    state = scene.state()
    _, events = call(state, panic_check, F, panic_modifiers(state, F, 2), dice=[12])
    made = next(event for event in events if isinstance(event, CheckMade))
    assert sorted(modifier.value for modifier in made.modifiers) == [-4, -3, 2, 2, 12]
    assert made.target_number == 9
    assert all(modifier.rule.startswith(("R", "RU")) for modifier in made.modifiers)


# -- damage sums ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.8.5")
@pytest.mark.vector("V027")
def test_v027_half_strength_of_5_makes_1_a_3() -> None:
    scene = lone(strength=5, items=["cutlass"])
    state = scene.state()
    cutlass = state.setup.block_by_figure[F][BlockId("cutlass")]
    code, parts = damage_code(state, F, cutlass, 0)
    assert code == DamageCode(3, 0)
    assert sum(part.value for part in parts) == 3


@pytest.mark.rule("R1.8.5")
@pytest.mark.vector("V048")
@pytest.mark.parametrize(("strength", "half"), [(4, 2), (3, 1), (1, 0), (0, 0), (-1, -1), (-3, -2)])
def test_v048_halves_are_rounded_down(strength: int, half: int) -> None:
    """RU001."""
    block = Block(
        BlockId("stick"), label("stick"), damage=DamageCode(0, 0), strength_mode=StrengthMode.HALF, melee_modifier=0
    )
    scene = with_effect(lone(strength=0, blocks=[block]), Attribute.STRENGTH, strength)
    code, _ = damage_code(scene.state(), F, block, 0)
    assert code == DamageCode(half, 0)


@pytest.mark.rule("R1.5.2", "R1.4.14")
@pytest.mark.vector("V053")
def test_v053_toughness_and_armour_stop_all() -> None:
    roll, state = rolled(lone(armour=2), DamageCode(0, 0), 5)
    assert (roll.result, roll.points) == (0, 0)
    assert not state.figures[F].statuses


@pytest.mark.rule("R1.5.2")
@pytest.mark.vector("V054")
def test_v054_penetration_does_not_add_to_the_result() -> None:
    """RU041."""
    roll, state = rolled(lone(armour=2), DamageCode(4, 5), 4)
    assert (roll.result, roll.points) == (5, 1)
    assert state.figures[F].statuses == {Status.LIGHTLY_WOUNDED: 1}


@pytest.mark.rule("R1.5.2", "R1.5.3")
@pytest.mark.vector("V055")
def test_v055_results_above_12_count_as_12() -> None:
    roll, state = rolled(lone(), DamageCode(12, 0), 12)
    assert (roll.result, roll.points) == (21, 4)
    assert state.figures[F].place.value == "removed"


# -- the rulebook's pistol shot and twin gun -------------------------------------------------------------------


@pytest.mark.rule("R1.8.8", "R1.7.10", "R1.8.14", "R1.8.16")
@pytest.mark.vector("V028")
@pytest.mark.vector("V029")
def test_v028_v029_twin_gun_misses_twice_and_is_reloaded() -> None:
    scene = Scene()
    scene.human("pirate", ranged=4, items=["twin-gun"])
    scene.human("boy", "bob", at=(5, 0))
    with scene.activate("pirate", dice=[3, 6]) as play:
        play.act(RangedAttack(TWIN_GUN, BOY, 2))
        assert [(check.target_number, check.passed) for check in play.checks] == [(7, False), (7, False)]
        gun = play.figure("pirate").blocks[BlockId("twin-gun")]
        assert (gun.resources, gun.charges) == (0, 3)
        assert play.refusal(RangedAttack(TWIN_GUN, BOY, 1)) is not None
        play.act(Reload(TWIN_GUN))
        gun = play.figure("pirate").blocks[BlockId("twin-gun")]
        assert (gun.resources, gun.charges) == (2, 2)
        assert play.figure("pirate").action_points == 0


# -- measuring, contact, areas, zones -------------------------------------------------------------------------


@pytest.mark.rule("R1.1.14")
@pytest.mark.vector("V061")
def test_v061_distances_are_measured_in_space_between_base_points() -> None:
    """RU007."""
    scene = Scene()
    scene.human("figure")
    scene.human("other", at=(3, 0), height=4)
    scene.box((2, -1), (4, 1), 4)
    assert distance(scene.state(), F, FigureId("other")) == pytest.approx(5, abs=1e-9)


@pytest.mark.rule("R1.1.14")
def test_the_base_point_is_at_nine_tenths_of_the_height_over_the_footprint() -> None:
    """RU006."""
    state = lone(at=(2, 3), model_height=1.5).state()
    assert body(state, F).base_point == pytest.approx(there(2, 3, 1.35))


@pytest.mark.rule("R1.1.17")
@pytest.mark.vector("V062")
def test_v062_areas_are_measured_in_space() -> None:
    state = lone(at=(2.4, 0)).state()
    assert math.dist(body(state, F).base_point, there(0, 0, 0)) == pytest.approx(3.0)
    assert is_near(state, F, there(0, 0, 0), 3)
    assert not is_near(state, F, there(-0.01, 0, 0), 3)


@pytest.mark.rule("R1.1.17")
@pytest.mark.vector("V063")
@pytest.mark.parametrize(("x", "inside"), [(4.0, True), (4.01, False)])
def test_v063_the_border_of_an_area_is_inside(x: float, inside: bool) -> None:
    assert is_near(lone(at=(x, 0)).state(), F, there(0, 0, 1.8), 4) is inside


@pytest.mark.rule("R1.1.16")
@pytest.mark.vector("V064")
@pytest.mark.parametrize(("apart", "touching"), [(0.50, True), (0.54, True), (0.56, False)])
def test_v064_contact_of_two_figures(apart: float, touching: bool) -> None:
    """RU009."""
    scene = Scene()
    scene.human("figure")
    scene.human("other", at=(apart, 0))
    state = scene.state()
    assert in_contact(body(state, F), body(state, FigureId("other"))) is touching


@pytest.mark.rule("R1.1.16")
@pytest.mark.parametrize(("height", "touching"), [(1.9, True), (2.04, True), (2.06, False)])
def test_contact_needs_heights_that_meet(height: float, touching: bool) -> None:
    """RU009: within 0.05 step."""
    scene = Scene()
    scene.human("figure")
    scene.human("other", at=(0.5, 0), height=height)
    scene.box((0.3, -1), (3, 1), 0.05, base=height - 0.05, passable=True)
    state = scene.state()
    state.figures[FigureId("other")].z = height
    assert in_contact(body(state, F), body(state, FigureId("other"))) is touching


@pytest.mark.rule("R1.1.18")
@pytest.mark.vector("V066")
@pytest.mark.parametrize(("x", "inside"), [(2.0, True), (1.0, True), (2.01, False)])
def test_v066_a_base_point_on_the_border_is_in_the_zone(x: float, inside: bool) -> None:
    """RU008: the base point counts, not the footprint."""
    scene = lone(at=(x, 0))
    scene.zone("difficult", (0, -2), (2, 2))
    assert bool(zones_at(scene.state(), F, ZoneKind.DIFFICULT)) is inside


@pytest.mark.rule("R1.1.18")
@pytest.mark.parametrize(("height", "inside"), [(0.0, False), (1.0, True), (2.0, True), (3.0, False)])
def test_a_zone_with_a_height_band_holds_stand_heights_within_it(height: float, inside: bool) -> None:
    """RU008."""
    from dataclasses import replace

    scene = lone(at=(1, 0))
    scene.edit("figure", z=height)
    scene.zone("difficult", (0, -2), (2, 2))
    scene.zones[0] = replace(scene.zones[0], area=replace(scene.zones[0].area, band=(1.0, 2.0)))
    assert bool(zones_at(scene.state(), F, ZoneKind.DIFFICULT)) is inside


@pytest.mark.rule("R1.7.14")
@pytest.mark.vector("V337")
@pytest.mark.parametrize(("apart", "in_reach"), [(2.0000005, True), (2.001, False)])
def test_v337_lengths_are_compared_with_a_tolerance(apart: float, in_reach: bool) -> None:
    """RU004."""
    scene = Scene()
    scene.human("figure", items=["sword"])
    scene.human("target", "bob", at=(2, 0), facing=180)
    scene.edit("target", x=ORIGIN + apart)
    with scene.activate("figure") as play:
        refusal = play.refusal(MeleeAttack(SWORD, TARGET, 1))
        assert (refusal is None) is in_reach


@pytest.mark.rule("R1.1.4")
def test_figures_are_activated_and_terrain_is_not() -> None:
    scene = lone()
    piece = scene.box((3, 3), (4, 4), 1)
    scene.human("other", "bob", at=(9, 9))
    with scene.play() as play:
        assert play.refusal(Activate(F)) is None
        assert play.refusal(Activate(FigureId(piece))) is not None
