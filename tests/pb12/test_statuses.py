"""Statuses: how they come, what they do, how they go.  Chapters 1.9 and 1.10."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.pb12.answers import Activate, Concentrate, Horizontal, MeleeAttack, Move, RangedAttack, Wait
from pb12table.pb12.damage import use_damage_points
from pb12table.pb12.events import CheckMade, CommandPointsRefilled, FigureCollided, MarkersRemoved, StatusLost
from pb12table.pb12.figures import has_status, is_able_to_act, markers_of, value
from pb12table.pb12.profiles import Attribute, BlockId, FigureId
from pb12table.pb12.requests import BidInitiative, ChooseEffect, ChooseTurn
from pb12table.pb12.state import AttributeEffect, Phase, Place, State, Status
from pb12table.pb12.statuses import change_attribute, end_effect, go_out_of_action, receive
from tests.pb12.expect import addends, blade, finish_move, gun, play_on, received
from tests.pb12.scene import ORIGIN, Play, Scene, call, marker

PANIC = "R1.10.5"
A, B, C, D = (FigureId(name) for name in "abcd")


def checks_in(events: list[Any]) -> list[CheckMade]:
    return [event for event in events if isinstance(event, CheckMade)]


def status_phase(scene: Scene, dice: list[int], **fields: Any) -> Play:
    """Play the status phase by defaults, to the initiative phase of the next round."""
    play = scene.play(dice, phase=Phase.STATUS, **fields)
    return play_on(play, lambda request: isinstance(request, BidInitiative))


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
    call(state, lambda game: _done(change_attribute, game, A, effect))
    assert (value(state, A, Attribute.ACTION_POINTS), state.figures[A].action_points) == (2, 2)
    call(state, lambda game: _done(end_effect, game, A, effect))
    assert (value(state, A, Attribute.ACTION_POINTS), state.figures[A].action_points) == (3, 2)


async def _done(procedure: Any, *arguments: Any) -> None:
    """A rule procedure that asks nobody, as one that could."""
    procedure(*arguments)


@pytest.mark.rule("R1.9.2")
@pytest.mark.vector("V031")
def test_v031_severely_wounded_counts_as_lightly_wounded() -> None:
    state = lone(points=(0, 0, 3))
    call(state, use_damage_points, A, 1, dice=[6])
    assert markers_of(state, A, Status.LIGHTLY_WOUNDED) == 0
    assert has_status(state, A, Status.LIGHTLY_WOUNDED)
    assert value(state, A, Attribute.ACTION_POINTS) == 2


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
    call(state, lambda game: _done(change_attribute, game, A, below))
    assert value(state, A, Attribute(name)) == -1
    assert has_status(state, A, Status.INCAPACITATED)
    assert not is_able_to_act(state, A)
    call(state, lambda game: _done(end_effect, game, A, below))
    call(state, lambda game: _done(change_attribute, game, A, AttributeEffect(Attribute(name), -1, "R1.1.7")))
    assert value(state, A, Attribute(name)) == 0
    assert not has_status(state, A, Status.INCAPACITATED)
    assert is_able_to_act(state, A)
    assert has_status(state, A, Status.STATIC) is (name == "movement")


@pytest.mark.rule("RU037")
@pytest.mark.vector("V224")
@pytest.mark.parametrize("name", OTHERS)
def test_v224_other_attributes_do_not(name: str) -> None:
    state = lone()
    call(state, lambda game: _done(change_attribute, game, A, AttributeEffect(Attribute(name), -4, "R1.1.7")))
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
    call(state, lambda game: _done(change_attribute, game, B, effect))
    assert has_status(state, B, Status.STATIC)
    assert markers_of(state, B, Status.MOVED) == 0
    call(state, receive, B, Status.MOVED, "R1.7.2")
    assert markers_of(state, B, Status.MOVED) == 0
    call(state, lambda game: _done(end_effect, game, B, effect))
    call(state, lambda game: _done(change_attribute, game, B, AttributeEffect(Attribute.MOVEMENT, -2, "R1.1.7")))
    assert value(state, B, Attribute.MOVEMENT) == 1
    assert not has_status(state, B, Status.STATIC)


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


# -- Panicked ----------------------------------------------------------------------------------------------------------


def crowd(**attributes: Any) -> Scene:
    """A at the origin, friend b at 3.0, foe c at 3.01, friend d near b only."""
    scene = Scene()
    scene.human("a", "alice", **attributes)
    scene.human("b", "alice", at=(3, 0))
    scene.human("c", "bob", at=(0, 3.01))
    scene.human("d", "alice", at=(5.5, 0))
    return scene


@pytest.mark.rule("R1.10.5")
@pytest.mark.rule("R1.4.19")
@pytest.mark.rule("RU075")
@pytest.mark.vector("V220")
def test_v220_panic_spreads_in_the_communication_area() -> None:
    state = crowd().state()
    _, events = call(state, receive, A, Status.PANICKED, PANIC, dice=[6])
    assert [(check.figure, check.target_number, check.passed) for check in checks_in(events)] == [("b", 6, True)]
    assert has_status(state, A, Status.INCAPACITATED)


@pytest.mark.rule("R1.10.5")
@pytest.mark.rule("RU075")
def test_panic_spreads_to_friend_and_foe_and_on() -> None:
    scene = crowd()
    scene.human("e", "bob", at=(-2, 0))
    state = scene.state()
    _, events = call(state, receive, A, Status.PANICKED, PANIC, dice=[5, 6, 6])
    # b fails at TN 6 and so makes d, within 3 steps of b, check; e, a foe of a, checks as well.
    assert {(check.figure, check.passed) for check in checks_in(events)} == {("b", False), ("d", True), ("e", True)}
    assert len(checks_in(events)) == 3


@pytest.mark.rule("RU075")
def test_the_radius_is_that_of_the_panicked_figure() -> None:
    state = crowd(initiative=4).state()
    _, events = call(state, receive, A, Status.PANICKED, PANIC, dice=[6, 6])
    assert [check.figure for check in checks_in(events)] == ["b", "c"]


@pytest.mark.rule("RU075")
def test_a_figure_that_is_panicked_already_makes_no_check() -> None:
    scene = crowd()
    scene.edit("b", statuses={Status.PANICKED: 1})
    _, events = call(scene.state(), receive, A, Status.PANICKED, PANIC)
    assert checks_in(events) == []


@pytest.mark.rule("RU075")
def test_panic_in_the_staging_area_reaches_nobody() -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "alice", at=None)
    scene.human("foe", "bob", at=(50, 0))
    _, events = call(scene.state(), receive, A, Status.PANICKED, PANIC)
    assert checks_in(events) == []


@pytest.mark.rule("R1.10.5")
@pytest.mark.rule("RU075")
@pytest.mark.vector("V221")
def test_v221_one_forced_check_a_turn() -> None:
    state = crowd().state()
    call(state, receive, A, Status.PANICKED, PANIC, dice=[6])
    _, events = call(state, receive, D, Status.PANICKED, PANIC)
    assert checks_in(events) == []


@pytest.mark.rule("R1.10.5")
@pytest.mark.rule("RU075")
@pytest.mark.vector("V221")
def test_v221_in_the_next_turn_a_check_is_possible_again() -> None:
    scene = Scene()
    scene.human("one", "alice", ranged=5, blocks=[gun(range_factor=9)])
    scene.human("two", "alice", at=(0, 9), ranged=5, blocks=[gun(range_factor=9)])
    scene.human("a", "bob", at=(8, 3), points=(0, 0, 3))
    scene.human("b", "bob", at=(8, 5), points=(0, 0, 3))
    scene.human("d", "bob", at=(8, 7), points=(0, 0, 3))
    # Each turn: hit, one heavy point, the victim's panic check at TN 6 fails, b's holds.
    with scene.activate("one", [7, 3, 1, 6, 7, 3, 1, 6]) as play:
        play.act(RangedAttack(BlockId("gun"), A, 1)).end_turn().turn(Wait())
        play.turn(Activate(FigureId("two"))).act(RangedAttack(BlockId("gun"), D, 1))
        panics = [(check.figure, check.passed) for check in play.checks if check.figure in "abd"]
        assert panics == [("a", False), ("b", True), ("d", False), ("b", True)]


@pytest.mark.rule("R1.10.5")
@pytest.mark.rule("R1.4.9")
@pytest.mark.vector("V222")
def test_v222_a_panicked_figure_neither_acts_nor_commands() -> None:
    scene = Scene()
    scene.player("alice", 4)
    scene.human("a", "alice", command=2)
    scene.human("b", "alice", at=(0, 9), command=1)
    scene.human("foe", "bob", at=(50, 0))
    scene.edit("a", statuses={Status.PANICKED: 1})
    with scene.play() as play:
        assert play.refusal(Activate(A)) is not None
        assert play.refusal(Activate(B)) is None
    with scene.play(phase=Phase.LOGISTICS) as play:
        balances = {event.player: event.balance for event in play.of(CommandPointsRefilled)}
        assert balances["alice"] == 4 + 1


@pytest.mark.rule("R1.10.5")
@pytest.mark.parametrize(("face", "held"), [(9, True), (8, False)])
def test_in_the_status_phase_a_nerve_check_decides(face: int, held: bool) -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "alice", at=(0, 9))
    scene.human("foe", "bob", at=(50, 0))
    scene.edit("a", statuses={Status.PANICKED: 1})
    with status_phase(scene, [face]) as play:
        (check,) = play.checks
        assert (check.figure, addends(check), check.target_number) == ("a", (12, -3), 9)
        assert not play.has("a", "panicked")
        assert play.is_out("a") is not held


@pytest.mark.rule("R1.9.3")
@pytest.mark.rule("R1.10.5")
def test_the_status_phase_happens_in_the_staging_area_too() -> None:
    scene = Scene()
    scene.human("a", "alice", at=None)
    scene.human("b", "alice", at=(0, 9))
    scene.human("foe", "bob", at=(50, 0))
    scene.edit("a", statuses={Status.PANICKED: 1})
    with status_phase(scene, [9]) as play:
        assert [check.figure for check in play.checks] == ["a"]


# -- Out of Action ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.10.1")
@pytest.mark.rule("RU076")
def test_a_figure_out_of_action_is_replaced_by_a_marker_at_its_base_point() -> None:
    scene = Scene()
    scene.human("a", "alice", at=(4, 2))
    scene.human("foe", "bob", at=(50, 0))
    state = scene.state()
    call(state, lambda game: _done(go_out_of_action, game, A, "R1.5.1"))
    assert state.figures[A].place is Place.REMOVED
    assert [(mark.figure, mark.at) for mark in state.markers] == [("a", (ORIGIN + 4, ORIGIN + 2, 1.8))]
    assert not is_able_to_act(state, A)


def with_markers(*places: tuple[float, float, float], **attributes: Any) -> tuple[Scene, dict[str, Any]]:
    """A at the origin, others far away, and markers of a fallen figure at the places."""
    scene = Scene()
    scene.human("a", "alice", **attributes)
    scene.human("guard", "alice", at=(-50, 0))
    scene.human("foe", "bob", at=(50, 0))
    scene.human("ghost", "bob", at=None)
    scene.edit("ghost", place=Place.REMOVED)
    return scene, {"markers": [marker("ghost", place) for place in places]}


@pytest.mark.rule("R1.10.1")
@pytest.mark.rule("RU076")
@pytest.mark.parametrize("places", [[(2, 0, 1.8)], [(2, 0, 1.8), (0, 3, 1.8), (3.01, 0, 1.8)]])
def test_markers_near_force_one_panic_check_and_leave(places: list[tuple[float, float, float]]) -> None:
    near = sum(1 for x, y, _ in places if x * x + y * y <= 9)
    scene, fields = with_markers(*places)
    with status_phase(scene, [6 + near], **fields) as play:
        (check,) = play.checks
        assert (check.figure, check.target_number, check.passed) == ("a", 6 + near, True)
        assert sum(addends(check)) == 12 - 3 - 3 + near
        assert play.state.markers == []
        assert len(play.of(MarkersRemoved)) == 1


@pytest.mark.rule("R1.10.1")
@pytest.mark.rule("RU076")
@pytest.mark.parametrize("place", [(3.01, 0, 1.8), (2.5, 0, 3.8)])
def test_markers_too_far_force_nothing(place: tuple[float, float, float]) -> None:
    scene, fields = with_markers(place)
    with status_phase(scene, [], **fields) as play:
        assert play.checks == []
        assert play.state.markers == []


@pytest.mark.rule("R1.10.1")
@pytest.mark.rule("R1.10.6")
@pytest.mark.vector("V218")
def test_v218_a_severely_wounded_figure_near_a_marker() -> None:
    scene, fields = with_markers((2, 0, 1.8))
    scene.edit("a", statuses={Status.SEVERELY_WOUNDED: 1}, heavy_points=0)
    with status_phase(scene, [9], **fields) as play:
        (check,) = play.checks
        assert (addends(check), check.target_number, check.passed) == ((12, 2, 1, -3, -3), 9, True)


@pytest.mark.rule("R1.10.1")
@pytest.mark.rule("RU034")
def test_panic_of_a_marker_is_not_tried_in_the_same_status_phase() -> None:
    scene, fields = with_markers((2, 0, 1.8))
    with status_phase(scene, [6], **fields) as play:
        assert [check.passed for check in play.checks] == [False]
        assert play.has("a", "panicked")
        assert not play.is_out("a")


@pytest.mark.rule("RU034")
@pytest.mark.rule("R1.9.3")
@pytest.mark.vector("V219")
def test_v219_a_marker_laid_in_the_status_phase_waits_for_the_next() -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "alice", at=(2, 0))
    scene.human("foe", "bob", at=(50, 0))
    scene.edit("a", statuses={Status.PANICKED: 1})
    # a's nerve check at TN 9 fails; next round: two initiatives, then b's panic check at TN 7.
    play = status_phase(scene, [8, 6, 5, 7])
    assert [(check.figure, check.passed) for check in play.checks] == [("a", False)]
    assert [mark.figure for mark in play.state.markers] == ["a"]
    play.answer(0)
    play_on(play, lambda request: isinstance(request, BidInitiative) and play.state.game_round == 3)
    assert [(check.figure, check.target_number) for check in play.checks[1:]] == [("b", 7)]
    assert play.state.markers == []
    play.finish()


@pytest.mark.rule("RU076")
def test_a_marker_is_no_obstacle() -> None:
    scene, fields = with_markers((0.5, 0, 1.8))
    with scene.play(**fields) as play:
        play.turn(Activate(A)).act(Move(1)).go(Horizontal(1, 0))
        finish_move(play)
        assert play.at("a") == (1, 0, 0)
        assert play.of(FigureCollided) == []


@pytest.mark.rule("RU076")
@pytest.mark.rule("RU012")
@pytest.mark.vector("V081")
def test_v081_a_marker_has_no_effect_on_sight() -> None:
    scene, fields = with_markers((5, 0, 1.8), ranged=5, blocks=[gun()])
    scene.human("near", "bob", at=(10, 0))
    with scene.play([1], **fields) as play:
        play.turn(Activate(A)).act(RangedAttack(BlockId("gun"), FigureId("near"), 1))
        # Medium range of R 4: +1, and no concealment.
        assert (addends(play.checks[0]), play.checks[0].target_number) == ((12, 1, -5), 8)


@pytest.mark.rule("R1.9.3")
@pytest.mark.rule("R1.3.17")
@pytest.mark.parametrize(("first", "order"), [("nerve:b", ["b", "a"]), ("markers:a", ["a", "b"])])
def test_the_controller_orders_the_effects_of_his_figures(first: str, order: list[str]) -> None:
    scene, fields = with_markers((2, 0, 1.8))
    scene.human("b", "alice", at=(0, 20))
    scene.edit("b", statuses={Status.PANICKED: 1})
    play = scene.play([12, 12], phase=Phase.STATUS, **fields)
    play_on(play, lambda request: isinstance(request, ChooseEffect))
    request = play.pending
    assert isinstance(request, ChooseEffect)
    assert (request.player, set(request.effects)) == ("alice", {"nerve:b", "markers:a"})
    play.answer(first)
    play_on(play, lambda request: isinstance(request, BidInitiative))
    assert [check.figure for check in play.checks] == order
    play.finish()


@pytest.mark.rule("R1.10.1")
def test_received_statuses_are_told_in_order() -> None:
    scene = Scene()
    scene.human("a", "alice", ranged=5, blocks=[gun()])
    scene.human("b", "bob", at=(3, 0))
    scene.human("c", "bob", at=(3, 9))
    # 12 + 3 - 3 = 12 costs four points of two: Out of Action, no panic check of anybody at once.
    with scene.activate("a", [7, 12]) as play:
        play.act(RangedAttack(BlockId("gun"), B, 1))
        assert play.is_out("b")
        assert Status.PANICKED not in received(play, "b")
        assert [mark.figure for mark in play.state.markers] == ["b"]
        play.end_turn()
        assert isinstance(play.pending, ChooseTurn)


@pytest.mark.rule("RU075")
@pytest.mark.rule("RU034")
@pytest.mark.rule("R1.3.16")
def test_the_status_phase_counts_as_one_turn_for_forced_checks() -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "alice", at=(3, 0))
    scene.human("d", "alice", at=(6, 0))
    scene.human("foe", "bob", at=(50, 0))
    for name in ("a", "d"):
        scene.edit(name, effects=[AttributeEffect(Attribute.NERVE, -4, "R1.1.7")])
    # Both receive Panicked for their negative nerve; b, in both areas, checks once; they are not tried now.
    with status_phase(scene, [6]) as play:
        assert [(check.figure, check.target_number) for check in play.checks] == [("b", 6)]
        assert play.has("a", "panicked")
        assert play.has("d", "panicked")


@pytest.mark.rule("R1.10.6")
@pytest.mark.rule("R1.10.5")
def test_the_nerve_check_of_a_severely_wounded_figure_is_harder() -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "alice", at=(0, 9))
    scene.human("foe", "bob", at=(50, 0))
    scene.edit("a", statuses={Status.PANICKED: 1, Status.SEVERELY_WOUNDED: 1}, heavy_points=0)
    with status_phase(scene, [11]) as play:
        assert (addends(play.checks[0]), play.checks[0].target_number) == ((12, 2, -3), 11)
        assert not play.has("a", "panicked")


@pytest.mark.rule("R1.10.5")
@pytest.mark.rule("R1.4.27")
def test_a_forced_panic_check_counts_nerve_and_initiative_of_whoever_checks() -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "bob", at=(2, 0), nerve=1, initiative=2)
    _, events = call(scene.state(), receive, A, Status.PANICKED, PANIC, dice=[9])
    (check,) = checks_in(events)
    assert (addends(check), check.target_number, check.passed) == ((12, -1, -2), 9, True)


@pytest.mark.rule("RU038")
@pytest.mark.rule("R1.10.5")
def test_a_panicked_figure_without_communication_area_frightens_nobody() -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "alice", at=(0.5, 0))
    scene.edit("a", effects=[AttributeEffect(Attribute.INITIATIVE, -4, "R1.1.7")])
    _, events = call(scene.state(), receive, A, Status.PANICKED, PANIC)
    assert checks_in(events) == []


@pytest.mark.rule("R1.10.1")
@pytest.mark.rule("RU076")
def test_markers_count_for_figures_of_any_side() -> None:
    scene, fields = with_markers((2, 0, 1.8))
    scene.human("enemy", "bob", at=(4, 0))
    with status_phase(scene, [7, 7], **fields) as play:
        assert {check.figure for check in play.checks} == {"a", "enemy"}
        assert [check.target_number for check in play.checks] == [7, 7]


@pytest.mark.rule("R1.9.3")
@pytest.mark.rule("R1.10.1")
def test_a_figure_calmed_first_must_still_check_for_the_markers() -> None:
    scene, fields = with_markers((2, 0, 1.8))
    scene.edit("a", statuses={Status.PANICKED: 1})
    # RU075: a figure that is Panicked already makes no panic check.
    play = scene.play([9, 7], phase=Phase.STATUS, **fields)
    play_on(play, lambda request: isinstance(request, ChooseEffect))
    request = play.pending
    assert isinstance(request, ChooseEffect)
    assert set(request.effects) == {"nerve:a", "markers:a"}
    # The nerve check first: once calm, the markers force a panic check at TN 7.
    play.answer("nerve:a")
    play_on(play, lambda asked: isinstance(asked, BidInitiative))
    assert [check.target_number for check in play.checks] == [9, 7]
    play.finish()


@pytest.mark.rule("R1.10.1")
@pytest.mark.rule("R1.10.5")
def test_whoever_goes_out_by_his_nerve_checks_for_no_markers_any_more() -> None:
    scene, fields = with_markers((2, 0, 1.8))
    scene.edit("a", statuses={Status.PANICKED: 1})
    play = scene.play([8], phase=Phase.STATUS, **fields)
    play_on(play, lambda request: isinstance(request, ChooseEffect)).answer("nerve:a")
    play_on(play, lambda request: isinstance(request, BidInitiative))
    assert [(check.figure, check.target_number) for check in play.checks] == [("a", 9)]
    assert play.is_out("a")
    # The old marker has gone, the new one waits for the next status phase (RU034).
    assert [mark.figure for mark in play.state.markers] == ["a"]
    play.finish()
