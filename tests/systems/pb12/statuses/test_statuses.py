"""Statuses: how they come, what they do, how they go.  Chapter 1.9, R1.10.2 to R1.10.4, R1.10.6, R1.10.7."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.attacks.damage import use_damage_points
from pb12table.systems.pb12.rules.figures.figures import has_status, is_able_to_act, markers_of, parts_of_value, value
from pb12table.systems.pb12.rules.figures.statuses import change_attribute, end_effects, receive
from pb12table.systems.pb12.rules.game.answers import Activate, Concentrate, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.events import StatusLost
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Lasting, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId
from pb12table.systems.pb12.rules.round.sequence import effects_at_start, resolve_effects
from tests.systems.pb12.expect import addends, blade, gun, without_asking
from tests.systems.pb12.scene import Scene, call

PANIC = "R1.10.5"
A, B, C, D = (FigureId(name) for name in "abcd")


def lone(**attributes: Any) -> State:
    scene = Scene()
    scene.human("a", "alice", **attributes)
    scene.human("foe", "bob", at=(50, 0))
    return scene.state()


# -- mechanics -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.9.1")
@pytest.mark.rule("R1.1.5")
@pytest.mark.vector("V325")
def test_v325_what_an_effect_changes_is_undone_and_balances_stay() -> None:
    state = lone()
    state.figures[A].action_points = 2
    effect = AttributeEffect(Attribute.ACTION_POINTS, -1, "R4.1.3")
    call(state, lambda game: without_asking(change_attribute, game, A, effect))
    assert (value(state, A, Attribute.ACTION_POINTS), state.figures[A].action_points) == (2, 2)
    call(state, end_effects, Lasting.UNTIL_ENDED)
    assert (value(state, A, Attribute.ACTION_POINTS), state.figures[A].action_points) == (3, 2)


@pytest.mark.rule("R1.9.2")
@pytest.mark.vector("V031")
def test_v031_severely_wounded_counts_as_lightly_wounded() -> None:
    state = lone(points=(0, 0, 3))
    call(state, use_damage_points, A, 1, dice=[6])
    assert markers_of(state, A, Status.LIGHTLY_WOUNDED) == 0
    assert has_status(state, A, Status.LIGHTLY_WOUNDED)
    assert value(state, A, Attribute.ACTION_POINTS) == 2


@pytest.mark.rule("R1.10.3")
@pytest.mark.parametrize("name", ["movement", "strength", "toughness", "initiative", "nerve", "action_points"])
def test_whoever_has_a_printed_value_below_zero_cannot_act(name: str) -> None:
    assert is_able_to_act(lone(**{name: 0}), A)
    assert not is_able_to_act(lone(**{name: -1}), A)


@pytest.mark.rule("R1.10.3")
@pytest.mark.rule("R1.10.4")
def test_a_wound_that_takes_the_last_action_point_below_zero_incapacitates() -> None:
    state = lone(action_points=0)
    state.figures[A].statuses[Status.LIGHTLY_WOUNDED] = 1
    assert value(state, A, Attribute.ACTION_POINTS) == -1
    assert not is_able_to_act(state, A)


@pytest.mark.rule("R1.9.6")
@pytest.mark.rule("R1.10.2")
@pytest.mark.parametrize(("markers", "defence"), [(0, 0), (1, 0), (2, 1), (5, 4)])
def test_a_cumulative_status_applies_once_for_each_marker(markers: int, defence: int) -> None:
    state = lone()
    for _ in range(markers):
        call(state, receive, A, Status.MOVED, "R1.7.2")
    assert markers_of(state, A, Status.MOVED) == markers
    assert value(state, A, Attribute.RANGED_DEFENCE) == defence
    assert value(state, A, Attribute.MELEE_DEFENCE) == 0


@pytest.mark.rule("R1.9.6")
@pytest.mark.rule("RU074")
def test_other_statuses_are_held_or_not() -> None:
    state = lone()
    for _ in range(3):
        call(state, receive, A, Status.LIGHTLY_WOUNDED, "R1.10.4")
    assert value(state, A, Attribute.ACTION_POINTS) == 2


@pytest.mark.rule("R1.10.4")
@pytest.mark.rule("RU003")
def test_a_wound_lowers_the_value_and_leaves_the_balance() -> None:
    state = lone()
    state.figures[A].action_points = 3
    call(state, use_damage_points, A, 1)
    assert (value(state, A, Attribute.ACTION_POINTS), state.figures[A].action_points) == (2, 3)


@pytest.mark.rule("R1.10.2")
@pytest.mark.rule("R1.9.4")
@pytest.mark.rule("RU047")
def test_activity_takes_all_moved_markers() -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("foe", "bob", at=(50, 0))
    scene.edit("a", statuses={Status.MOVED: 4})
    with scene.activate("a") as play:
        assert play.moved_markers("a") == 4
        play.act(Concentrate())
        assert play.moved_markers("a") == 0
        assert [event.status for event in play.of(StatusLost)] == [Status.MOVED]


# -- Incapacitated ---------------------------------------------------------------------------------------------------

SIX = ["movement", "strength", "toughness", "initiative", "nerve", "action_points"]
OTHERS = ["ranged", "melee", "tech", "command", "ranged_defence", "melee_defence", "armour", "vertical_movement"]


@pytest.mark.rule("R1.10.3")
@pytest.mark.rule("RU037")
@pytest.mark.vector("V331")
@pytest.mark.vector("V224")
@pytest.mark.parametrize("name", SIX)
def test_v331_v224_six_attributes_incapacitate_while_negative(name: str) -> None:
    state = lone(**{name: 1})
    below = AttributeEffect(Attribute(name), -2, "R1.1.7")
    call(state, lambda game: without_asking(change_attribute, game, A, below))
    assert value(state, A, Attribute(name)) == -1
    assert has_status(state, A, Status.INCAPACITATED)
    assert not is_able_to_act(state, A)
    call(state, end_effects, Lasting.UNTIL_ENDED)
    call(state, lambda game: without_asking(change_attribute, game, A, AttributeEffect(Attribute(name), -1, "R1.1.7")))
    assert value(state, A, Attribute(name)) == 0
    assert not has_status(state, A, Status.INCAPACITATED)
    assert is_able_to_act(state, A)
    assert has_status(state, A, Status.STATIC) is (name == "movement")


@pytest.mark.rule("RU037")
@pytest.mark.vector("V224")
@pytest.mark.parametrize("name", OTHERS)
def test_v224_other_attributes_do_not(name: str) -> None:
    state = lone()
    call(state, lambda game: without_asking(change_attribute, game, A, AttributeEffect(Attribute(name), -4, "R1.1.7")))
    assert value(state, A, Attribute(name)) < 0
    assert is_able_to_act(state, A)


@pytest.mark.rule("R1.10.3")
def test_an_incapacitated_figure_cannot_be_activated() -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "alice", at=(0, 9))
    scene.human("foe", "bob", at=(50, 0))
    scene.edit("a", effects=[AttributeEffect(Attribute.TOUGHNESS, -4, "R1.1.7")])
    with scene.play() as play:
        assert play.refusal(Activate(A)) is not None
        assert play.refusal(Activate(B)) is None


# -- Static ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.10.7")
@pytest.mark.rule("RU078")
@pytest.mark.vector("V191")
def test_v191_a_figure_without_movement_is_static() -> None:
    scene = Scene()
    scene.human("a", "alice", melee=3, ranged=3, blocks=[blade(), gun()])
    scene.human("b", "bob", at=(1, 0), facing=180)
    state = scene.state()
    state.figures[B].statuses = {Status.MOVED: 2}
    effect = AttributeEffect(Attribute.MOVEMENT, -3, "R1.1.7")
    call(state, lambda game: without_asking(change_attribute, game, B, effect))
    assert has_status(state, B, Status.STATIC)
    assert markers_of(state, B, Status.MOVED) == 0
    call(state, receive, B, Status.MOVED, "R1.7.2")
    assert markers_of(state, B, Status.MOVED) == 0
    call(state, end_effects, Lasting.UNTIL_ENDED)
    call(
        state, lambda game: without_asking(change_attribute, game, B, AttributeEffect(Attribute.MOVEMENT, -2, "R1.1.7"))
    )
    assert value(state, B, Attribute.MOVEMENT) == 1
    assert not has_status(state, B, Status.STATIC)


@pytest.mark.rule("R1.10.7")
@pytest.mark.rule("RU078")
def test_who_becomes_static_as_an_effect_ends_is_no_longer_moved() -> None:
    state = lone(movement=0)
    state.figures[A].effects = [AttributeEffect(Attribute.MOVEMENT, 3, "R5.0.6", lasting=Lasting.TURN)]
    state.figures[A].statuses = {Status.MOVED: 2}
    call(state, end_effects, Lasting.ROUND)
    assert markers_of(state, A, Status.MOVED) == 2
    _, events = call(state, end_effects, Lasting.TURN)
    assert has_status(state, A, Status.STATIC)
    assert [(event.status, event.rule) for event in events] == [(Status.MOVED, "R1.10.7")]
    assert value(state, A, Attribute.RANGED_DEFENCE) == 0


@pytest.mark.rule("R1.10.7")
@pytest.mark.rule("R1.9.1")
def test_nobody_comes_to_rest_between_effects_that_end_at_one_moment() -> None:
    state = lone(movement=1)
    state.figures[A].effects = [
        AttributeEffect(Attribute.MOVEMENT, by, "R5.0.6", lasting=Lasting.TURN) for by in (2, -2)
    ]
    state.figures[A].statuses = {Status.MOVED: 2}
    call(state, end_effects, Lasting.TURN)
    assert value(state, A, Attribute.MOVEMENT) == 1
    assert markers_of(state, A, Status.MOVED) == 2


@pytest.mark.rule("R1.9.1", "R1.10.7", "RU078")
@pytest.mark.parametrize("status", [Status.LIGHTLY_WOUNDED, Status.EXHAUSTED, Status.BLINDED, Status.THREATENED])
def test_who_is_static_receives_every_status_but_moved(status: Status) -> None:
    state = lone(movement=0)
    call(state, receive, A, status, "R5.0.6")
    call(state, receive, A, Status.MOVED, "R1.7.2")
    assert state.figures[A].statuses == {status: 1}


@pytest.mark.rule("R1.10.7")
@pytest.mark.rule("RU078")
def test_who_is_given_static_is_no_longer_moved() -> None:
    state = lone()
    state.figures[A].statuses = {Status.MOVED: 2}
    call(state, receive, A, Status.STATIC, "R5.0.6")
    assert state.figures[A].statuses == {Status.STATIC: 1}


@pytest.mark.rule("R1.10.7")
@pytest.mark.vector("V191")
@pytest.mark.parametrize(("movement", "number"), [(0, 8), (1, 9)])
def test_v191_attacks_on_static_figures_are_easier(movement: int, number: int) -> None:
    scene = Scene()
    scene.human("a", "alice", melee=3, ranged=3, blocks=[blade(), gun()])
    scene.human("b", "bob", at=(1, 0), facing=180, movement=movement)
    with scene.activate("a", [1, 1]) as play:
        play.act(MeleeAttack(BlockId("blade"), B, 1)).act(RangedAttack(BlockId("gun"), B, 1))
        assert [check.target_number for check in play.checks] == [number, number]


# -- Severely Wounded --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.10.6")
@pytest.mark.rule("RU077")
def test_all_checks_after_the_one_of_the_wound_are_harder() -> None:
    scene = Scene()
    scene.human("a", "alice", ranged=5, blocks=[gun()])
    scene.human("b", "bob", at=(3, 0), facing=180, melee=3, ranged=3, blocks=[gun()], points=(0, 0, 3))
    # Hit at TN 7; 3 + 3 - 3 = 3 costs a heavy point; the panic check of the wound is at TN 6 and holds.
    with scene.activate("a", [7, 3, 6, 10]) as play:
        play.act(RangedAttack(BlockId("gun"), B, 1))
        assert (addends(play.checks[1]), play.checks[1].target_number) == ((12, -3, -3), 6)
        play.end_turn().turn(Activate(B)).act(RangedAttack(BlockId("gun"), A, 1))
        assert (addends(play.checks[2]), play.checks[2].target_number) == ((12, 2, -3), 11)


@pytest.mark.rule("R1.10.6")
def test_a_light_wound_makes_no_check_harder_and_asks_for_none() -> None:
    scene = Scene()
    scene.human("a", "alice", ranged=5, blocks=[gun()])
    scene.human("b", "bob", at=(3, 0), facing=180, ranged=3, blocks=[gun()], points=(0, 3, 0))
    with scene.activate("a", [7, 3, 8]) as play:
        play.act(RangedAttack(BlockId("gun"), B, 1)).end_turn()
        play.turn(Activate(B)).act(RangedAttack(BlockId("gun"), A, 1))
        assert play.checks[-1].target_number == 9


@pytest.mark.rule("R1.9.6", "RU121")
@pytest.mark.vector("V032")
def test_v032_blinded_twice_and_once() -> None:
    """Each Blinded marker makes all action checks harder by 2; one is lost in each status phase."""
    scene = Scene()
    scene.human("pirate", "alice", (0, 0), items=["rifle", "sword"], in_use=["rifle"], ranged=4)
    scene.human("boy", "bob", (3, 0), 180)
    state = scene.state()
    shot = RangedAttack(BlockId("rifle"), FigureId("boy"), 1)

    def recover(state: State) -> None:
        state.due_effects = effects_at_start(state)
        call(state, resolve_effects)

    def target_number() -> int:
        return plan_attack(state, FigureId("pirate"), shot).target_number

    assert target_number() == 8
    for _ in range(2):
        call(state, receive, FigureId("pirate"), Status.BLINDED, "RU121")
    assert target_number() == 12
    recover(state)
    assert markers_of(state, FigureId("pirate"), Status.BLINDED) == 1
    assert target_number() == 10
    recover(state)
    assert target_number() == 8


@pytest.mark.rule("R1.1.7")
def test_a_present_value_is_the_sum_of_its_parts_whatever_lies_upon_a_figure() -> None:
    """Also of attributes that nothing changes, which are told without looking for what does."""
    scene = Scene()
    scene.human("bearer", "alice", (0, 0), items=["cutlass", "tower-shield"])
    scene.zone("dark", (-3, -3), (3, 3), level=2)
    state = scene.state()
    figure = FigureId("bearer")
    values = {attribute: value(state, figure, attribute) for attribute in Attribute}
    for status in Status:
        state.figures[figure].statuses = {status: 2}
        for attribute in Attribute:
            assert value(state, figure, attribute) == sum(
                part.value for part in parts_of_value(state, figure, attribute)
            ), (status, attribute)
    state.figures[figure].statuses = {}
    for attribute in Attribute:
        state.figures[figure].effects = [AttributeEffect(attribute, 3, "R1.8.10")]
        assert value(state, figure, attribute) == values[attribute] + 3, attribute
