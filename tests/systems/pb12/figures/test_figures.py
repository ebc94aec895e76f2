"""Chapter 1.4: what the attributes of a figure do, its radii, attribute checks and panic checks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId, total
from pb12table.systems.pb12.rules.attacks.damage import damage
from pb12table.systems.pb12.rules.checks.checks import attribute_check_modifiers
from pb12table.systems.pb12.rules.checks.deputies import panic_modifiers
from pb12table.systems.pb12.rules.figures.figures import (
    command_radius,
    communication_radius,
    free_slots,
    has_status,
    is_able_to_act,
    is_command_figure,
    is_opposing,
    perception_radius,
    value,
)
from pb12table.systems.pb12.rules.figures.statuses import change_attribute, end_effects, panic_check
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Horizontal,
    MeleeAttack,
    Move,
    RangedAttack,
    ReEquip,
    Vertical,
)
from pb12table.systems.pb12.rules.game.events import CheckMade, DamageRolled
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Lasting, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, BlockId, DamageCode
from tests.systems.pb12.scene import Play, Scene, call, label

TARGET = FigureId("target")
SWORD, PISTOL = BlockId("sword"), BlockId("pistol")
F = FigureId("figure")


def lone(**attributes: Any) -> Scene:
    scene = Scene()
    scene.human("figure", **attributes)
    return scene


def changed(scene: Scene, **changes: int) -> Scene:
    """The scene with attribute values changed by a rule."""
    effects = [AttributeEffect(Attribute(name), change, "R1.1.7") for name, change in changes.items()]
    scene.edit("figure", effects=effects)
    return scene


# -- values and able to act -----------------------------------------------------------------------------------


@pytest.mark.rule("R1.4.2", "R1.4.3", "R1.4.5", "R1.4.6", "R1.4.7", "R1.4.8", "R1.10.3", "R1.10.7")
@pytest.mark.vector("V331")
@pytest.mark.parametrize("name", ["action_points", "movement", "strength", "toughness", "initiative", "nerve"])
def test_v331_a_negative_value_incapacitates_while_it_is_negative(name: str) -> None:
    """RU037: all six."""
    state = lone().state()
    effect = AttributeEffect(Attribute(name), -4, "R1.1.7", "spell")

    async def with_the_effect(game: Any) -> None:
        change_attribute(game, F, effect)
        assert value(state, F, Attribute(name)) == -1
        assert has_status(state, F, Status.INCAPACITATED)
        assert not is_able_to_act(state, F)

    async def at_zero(game: Any) -> None:
        await end_effects(game, Lasting.UNTIL_ENDED)
        change_attribute(game, F, AttributeEffect(Attribute(name), -3, "R1.1.7", "spell"))

    call(state, with_the_effect)
    call(state, at_zero)
    assert value(state, F, Attribute(name)) == 0
    assert is_able_to_act(state, F)
    assert not has_status(state, F, Status.INCAPACITATED)
    assert has_status(state, F, Status.STATIC) is (name == "movement")


@pytest.mark.rule("R1.10.3", "R1.4.10", "R1.4.13")
@pytest.mark.parametrize("name", ["command", "ranged", "melee", "tech", "armour", "vertical_movement"])
def test_other_negative_values_do_not_incapacitate(name: str) -> None:
    """RU037."""
    assert is_able_to_act(changed(lone(), **{name: -9}).state(), F)


@pytest.mark.rule("R1.4.2", "R1.6.1")
@pytest.mark.parametrize("points", [0, 2, 5])
def test_activated_figures_have_action_points_by_their_value(points: int) -> None:
    with lone(action_points=points).play() as play:
        play.turn(Activate(F))
        assert play.figure("figure").action_points == points


@pytest.mark.rule("R1.4.3")
@pytest.mark.parametrize(("movement", "points"), [(3, 6), (4, 8), (1, 2)])
def test_movement_is_the_movement_points_of_each_action_point(movement: int, points: int) -> None:
    with lone(movement=movement).activate("figure") as play:
        play.act(Move(2))
        assert play.figure("figure").movement_points == points


@pytest.mark.rule("R1.4.4")
@pytest.mark.parametrize(
    ("vertical", "rise", "legal"), [(1, 1, True), (1, 1.1, False), (2, 1.5, True), (0, 0.5, False)]
)
def test_vertical_movement_bounds_the_rise(vertical: int, rise: float, legal: bool) -> None:
    scene = lone(vertical_movement=vertical)
    scene.box((0.5, -3), (5, 3), rise)
    with scene.activate("figure") as play:
        play.act(Move(1))
        assert (play.refusal(Vertical(1, 0, rise)) is None) is legal


@pytest.mark.rule("R1.4.15")
@pytest.mark.vector("V300")
def test_v300_damage_capacity_is_the_sum_of_all_points() -> None:
    scene = lone(points=(2, 1, 1))
    assert scene.setup().figures[0].profile.damage_points.capacity == 4
    figure = scene.state().figures[F]
    assert (figure.free_points, figure.light_points, figure.heavy_points) == (2, 1, 1)


@pytest.mark.rule("R1.4.16", "R1.5.3")
@pytest.mark.parametrize(("table", "points"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_the_damage_table_of_the_figure_is_used(table: int, points: int) -> None:
    state = lone(damage_table=table, points=(9, 1, 1)).state()
    _, events = call(state, damage, PlayerId("bob"), F, DamageCode(3, 0), None, dice=[8])
    assert [(roll.damage_table, roll.points) for roll in events if isinstance(roll, DamageRolled)] == [(table, points)]


@pytest.mark.rule("R1.4.6", "R1.4.14", "R1.5.2")
@pytest.mark.parametrize(
    ("toughness", "armour", "penetration", "result"), [(3, 0, 0, 8), (5, 0, 0, 6), (3, 2, 0, 6), (3, 3, 2, 7)]
)
def test_toughness_and_armour_lower_the_damage(toughness: int, armour: int, penetration: int, result: int) -> None:
    state = lone(toughness=toughness, armour=armour, points=(9, 1, 1)).state()
    _, events = call(state, damage, PlayerId("bob"), F, DamageCode(3, penetration), None, dice=[8])
    assert [roll.result for roll in events if isinstance(roll, DamageRolled)] == [result]


@pytest.mark.rule("R1.4.17", "R1.8.17")
@pytest.mark.parametrize(("slots", "legal"), [(2, True), (1, False)])
def test_slots_bound_what_is_in_use_at_once(slots: int, legal: bool) -> None:
    blocks = [Block(BlockId("left"), label("left"), slots=1), Block(BlockId("right"), label("right"), slots=1)]
    scene = lone(slots=slots, blocks=blocks)
    scene.figures[0] = replace(scene.figures[0], in_use=(BlockId("left"),))
    with scene.activate("figure") as play:
        assert free_slots(play.state, F) == slots - 1
        assert (play.refusal(ReEquip((BlockId("left"), BlockId("right")))) is None) is legal


@pytest.mark.rule("R1.4.18")
@pytest.mark.parametrize(
    ("reach", "apart", "legal"), [(2, 2.0, True), (2, 2.01, False), (3, 2.9, True), (1, 1.5, False)]
)
def test_melee_reach(reach: int, apart: float, legal: bool) -> None:
    scene = lone(melee_reach=reach, items=["sword"])
    scene.human("target", "bob", at=(apart, 0), facing=180)
    with scene.activate("figure") as play:
        assert (play.refusal(MeleeAttack(SWORD, TARGET, 1)) is None) is legal


@pytest.mark.rule("R1.4.10", "R1.4.12", "R1.7.10")
@pytest.mark.parametrize(("skill", "defence"), [(0, 0), (4, 0), (4, 2), (2, 1)])
def test_ranged_and_ranged_defence_make_the_target_number(skill: int, defence: int) -> None:
    scene = lone(ranged=skill, items=["pistol"])
    scene.human("target", "bob", at=(5, 0), ranged_defence=defence, melee_defence=7)
    with scene.activate("figure", dice=[1]) as play:
        play.act(RangedAttack(PISTOL, TARGET, 1))
        assert play.checks[-1].target_number == 12 - skill - 1 + defence


@pytest.mark.rule("R1.4.11", "R1.4.12", "R1.7.15")
@pytest.mark.parametrize(("skill", "defence"), [(0, 0), (4, 0), (4, 3)])
def test_melee_and_melee_defence_make_the_target_number(skill: int, defence: int) -> None:
    """RU069."""
    scene = lone(melee=skill, items=["sword"])
    scene.human("target", "bob", at=(2, 0), facing=180, melee_defence=defence, ranged_defence=7)
    with scene.activate("figure", dice=[1]) as play:
        play.act(MeleeAttack(SWORD, TARGET, 1))
        assert play.checks[-1].target_number == 12 - skill + defence


# -- command and radii ----------------------------------------------------------------------------------------


@pytest.mark.rule("R1.4.19", "R1.4.20", "R1.4.21")
@pytest.mark.vector("V298")
@pytest.mark.parametrize(
    ("initiative", "command", "radius", "commanding"),
    [(3, 2, 3, 6), (3, 0, 3, None), (0, 2, 0, None), (-1, -1, None, None), (4, 1, 4, 4)],
)
def test_v298_radii(initiative: int, command: int, radius: int | None, commanding: int | None) -> None:
    """RU038: products of negative values make no area."""
    state = changed(lone(initiative=0), initiative=initiative, command=command).state()
    assert communication_radius(state, F) == radius
    assert perception_radius(state, F) == radius
    assert command_radius(state, F) == commanding


@pytest.mark.rule("R1.4.9")
@pytest.mark.vector("V299")
@pytest.mark.parametrize(("command", "leads"), [(0, False), (1, True)])
def test_v299_command_figures_have_a_positive_command(command: int, leads: bool) -> None:
    assert is_command_figure(lone(command=command).state(), F) is leads
    assert not is_command_figure(changed(lone(command=command), command=-2).state(), F)


# -- attribute checks -----------------------------------------------------------------------------------------


@pytest.mark.rule("R1.4.26", "R1.4.13")
@pytest.mark.vector("V014")
@pytest.mark.parametrize(
    "attribute",
    [Attribute.NERVE, Attribute.STRENGTH, Attribute.TECH, Attribute.RANGED, Attribute.MELEE, Attribute.MOVEMENT],
)
@pytest.mark.parametrize(("number", "target_number"), [(4, 8), (5, 7), (0, 12)])
def test_v014_attribute_checks(attribute: Attribute, number: int, target_number: int) -> None:
    state = lone(**{attribute.value: number}).state()
    assert total(attribute_check_modifiers(state, F, attribute)) == target_number


def panic(scene: Scene, *dice: int) -> tuple[bool, list[CheckMade], Any]:
    state = scene.state()
    held, events = call(state, panic_check, F, panic_modifiers(state, F), dice=dice)
    return held, [event for event in events if isinstance(event, CheckMade)], state


@pytest.mark.rule("R1.4.27")
@pytest.mark.vector("V056")
@pytest.mark.parametrize(("face", "holds"), [(6, True), (5, False)])
def test_v056_panic_check_of_a_human(face: int, holds: bool) -> None:
    held, checks, state = panic(lone(), face)
    assert held is holds
    assert [check.target_number for check in checks] == [6]
    assert has_status(state, F, Status.PANICKED) is not holds


@pytest.mark.rule("R1.4.27", "R1.1.12")
@pytest.mark.vector("V057")
def test_v057_a_brave_and_alert_figure_holds_without_a_die() -> None:
    held, checks, _ = panic(lone(nerve=6, initiative=5))
    assert held
    assert [(check.target_number, check.face) for check in checks] == [(1, None)]


@pytest.mark.rule("R1.4.27", "R1.4.7", "R1.4.8")
@pytest.mark.parametrize(("nerve", "initiative", "target_number"), [(4, 3, 5), (3, 1, 8), (5, 4, 3), (0, 0, 12)])
def test_panic_checks_use_nerve_and_initiative(nerve: int, initiative: int, target_number: int) -> None:
    _, checks, _ = panic(lone(nerve=nerve, initiative=initiative), 12)
    assert [check.target_number for check in checks] == [target_number]


# -- facing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.4.22", "R1.6.2")
def test_the_facing_is_free_before_an_action_and_after_an_option() -> None:
    scene = lone(items=["pistol"])
    scene.human("target", "bob", at=(-5, 0))

    def shot(play: Play, facing: float | None) -> bool:
        return play.refusal(RangedAttack(PISTOL, TARGET, 1, facing=facing)) is None

    with scene.activate("figure") as play:
        assert not shot(play, None)
        assert shot(play, 180.0)
        play.act(Move(1)).go(Horizontal(1, 0, facing=135.0)).stop()
        assert play.figure("figure").facing == 135
        assert shot(play, None)


@pytest.mark.rule("RU024")
@pytest.mark.parametrize(("defeated", "opposing"), [(None, True), ("alice", False), ("bob", False)])
def test_a_defeated_player_opposes_nobody_and_nobody_him(defeated: str | None, opposing: bool) -> None:
    scene = Scene()
    for name, player in (("a", "alice"), ("friend", "alice"), ("b", "bob")):
        scene.human(name, player)
    if defeated is not None:
        scene.edit(defeated, defeated=True)
    state = scene.state()
    assert is_opposing(state, FigureId("a"), FigureId("b")) is opposing
    assert is_opposing(state, FigureId("b"), FigureId("a")) is opposing
    assert not is_opposing(state, FigureId("a"), FigureId("friend"))
