"""Accident checks, being Out of Control, running vehicles.  R3.0.5, R3.0.6, R3.0.16, RU090 to RU093."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.pb12.rules.checks.checks import Game, accident_modifiers, attribute_check_modifiers
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.figures.falling import ChooseDirection, random_movement
from pb12table.systems.pb12.rules.figures.figures import has_status, markers_of, value
from pb12table.systems.pb12.rules.figures.statuses import change_attribute, receive
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Concentrate,
    EndTurn,
    Horizontal,
    Move,
    SlowDown,
    Steer,
    TurnBy,
    UseDelayed,
    Wait,
)
from pb12table.systems.pb12.rules.game.events import DamageRolled, FigureMoved, RandomMovementRolled
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Status
from pb12table.systems.pb12.rules.movement.move_options import is_standing
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_wrecked
from pb12table.systems.pb12.rules.vehicles.accidents import accident_check
from pb12table.systems.pb12.system import SYSTEM
from tests.systems.pb12.expect import addends, play_on, status_phase
from tests.systems.pb12.interrupting import asked, delayed
from tests.systems.pb12.scene import Scene, call
from tests.systems.pb12.stables import coach, drive, marked, markers, rider

COACH, DRIVER = FigureId("coach"), FigureId("driver")


def steered(moved: int = 2, **statuses: int) -> Scene:
    """A coach that is steered by somebody with tech 4 and initiative 3, and has Moved markers."""
    scene = Scene()
    coach(scene)
    rider(scene, tech=4, initiative=3)
    drive(scene)
    marked(scene, "coach", moved=moved, **statuses)
    scene.human("foe", "bob", at=(90, 90))
    return scene


@pytest.mark.rule("R3.0.5", "R3.0.12")
@pytest.mark.vector("V266")
@pytest.mark.parametrize(("face", "passed"), [(8, True), (7, False)])
def test_v266_an_accident_check(face: int, passed: bool) -> None:
    state = steered().state()
    dice = [face] if passed else [face, 6]
    _, events = call(state, accident_check, COACH, dice=dice)
    made = events[0]
    assert (made.target_number, made.passed, made.rule) == (8, passed, "R3.0.5")
    assert addends(made) == (12, 2, 1, -3, -4)
    assert has_status(state, COACH, Status.OUT_OF_CONTROL) is not passed


@pytest.mark.rule("R3.0.5", "RU090")
@pytest.mark.vector("V267")
def test_v267_the_driver_s_wounds_and_the_markers_count() -> None:
    scene = steered(out_of_control=1)
    marked(scene, "driver", severely_wounded=1)
    found = accident_modifiers(scene.state(), COACH)
    assert total(found) == 12
    assert sorted((m.label, m.value) for m in found) == [
        ("aboard-out-of-control", 1),
        ("attribute-tech", -3),
        ("base", 12),
        ("moved-vehicle", 2),
        ("severely-wounded", 2),
        ("vehicle-initiative", -3),
        ("vehicle-modifier", 1),
    ]
    assert [m.source for m in found if m.label == "aboard-out-of-control"] == ["coach"]


@pytest.mark.rule("R3.0.12")
@pytest.mark.vector("V268")
def test_v268_without_a_steering_figure_the_check_fails_without_a_die() -> None:
    scene = Scene()
    coach(scene)
    marked(scene, "coach", moved=2)
    state = scene.state()
    _, events = call(state, accident_check, COACH, dice=[6])
    assert (events[0].target_number, events[0].face, events[0].passed) == (15, None, False)


@pytest.mark.rule("R3.0.6")
@pytest.mark.rule("RU091")
@pytest.mark.vector("V269")
def test_v269_the_marker_counts_first_then_the_coach_goes_astray() -> None:
    state = steered().state()
    _, events = call(state, receive, COACH, Status.OUT_OF_CONTROL, "R3.0.5", dice=[6])
    assert value(state, COACH, Attribute.MOVEMENT) == 5
    rolled = next(event for event in events if isinstance(event, RandomMovementRolled))
    assert (rolled.steps, rolled.direction) == (5, 0.0)
    moved = next(event for event in events if isinstance(event, FigureMoved))
    assert (moved.option, moved.end[0] - moved.start[0]) == ("random", 5.0)
    assert state.figures[DRIVER].x - state.figures[COACH].x == 1.0


@pytest.mark.rule("R3.0.6", "RU091")
def test_ru091_every_reception_triggers_one_and_only_if_moved() -> None:
    state = steered().state()
    for number in (1, 2):
        _, events = call(state, receive, COACH, Status.OUT_OF_CONTROL, "R3.0.5", dice=[6])
        assert value(state, COACH, Attribute.MOVEMENT) == 6 - number
        assert value(state, COACH, Attribute.TECH) == 4 - number
        assert sum(isinstance(event, RandomMovementRolled) for event in events) == 1
    still = steered(moved=0).state()
    _, events = call(still, receive, COACH, Status.OUT_OF_CONTROL, "R3.0.5")
    assert not [event for event in events if isinstance(event, RandomMovementRolled)]


@pytest.mark.rule("R3.0.6", "RU078")
def test_a_coach_that_is_static_through_its_markers_is_no_longer_moved() -> None:
    state = steered(moved=2, out_of_control=5).state()
    assert value(state, COACH, Attribute.MOVEMENT) == 1
    _, events = call(state, receive, COACH, Status.OUT_OF_CONTROL, "R3.0.5")
    assert not has_status(state, COACH, Status.MOVED)
    assert not [event for event in events if isinstance(event, RandomMovementRolled)]


@pytest.mark.rule("R1.10.3")
def test_a_coach_with_a_negative_movement_is_incapacitated() -> None:
    assert has_status(steered(out_of_control=7).state(), COACH, Status.INCAPACITATED)
    assert not has_status(steered(out_of_control=6).state(), COACH, Status.INCAPACITATED)


@pytest.mark.rule("R3.0.6")
def test_all_checks_of_passengers_are_harder() -> None:
    scene = steered(moved=0, out_of_control=2)
    rider(scene, "guest", at=(-1.0, 0.0))
    state = scene.state()
    for name in ("driver", "guest"):
        found = attribute_check_modifiers(state, FigureId(name), Attribute.NERVE)
        assert total(found) == 12 - 3 + 2
    assert total(attribute_check_modifiers(state, FigureId("foe"), Attribute.NERVE)) == 9


@pytest.mark.rule("R3.0.6")
@pytest.mark.vector("V270")
@pytest.mark.parametrize(("face", "left"), [(9, 0), (8, 3)])
def test_v270_in_the_status_phase_control_is_regained_or_not(face: int, left: int) -> None:
    scene = Scene()
    coach(scene, tech=5, data={"modifiers": ()})
    scene.human("mate", at=(20, 20))
    scene.human("foe", "bob", at=(90, 90))
    marked(scene, "coach", out_of_control=2)
    with status_phase(scene, [face]) as play:
        assert (play.checks[0].kind, play.checks[0].target_number, play.checks[0].rule) == ("tech-check", 9, "R3.0.6")
        assert markers(play, "coach", "out_of_control") == left


# -- the end of a turn ------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.0.16")
@pytest.mark.rule("RU092")
@pytest.mark.vector("V272")
def test_v272_slow_down_only_and_one_marker_left() -> None:
    with steered(moved=2).activate("driver", dice=[12]) as play:
        play.act(Steer(COACH, 1)).act(SlowDown()).answer(EndTurn())
        (check,) = play.checks
        assert (check.kind, check.target_number, check.rule) == ("accident-check", 7, "R3.0.5")
        assert markers(play, "coach", "moved") == 1


@pytest.mark.vector("V272")
def test_v272_slow_down_and_none_left() -> None:
    with steered(moved=1).activate("driver") as play:
        play.act(Steer(COACH, 1)).act(SlowDown()).answer(EndTurn())
        assert not play.checks
        assert markers(play, "coach", "moved") == 0


@pytest.mark.vector("V272")
def test_v272_not_activated_in_this_turn() -> None:
    with steered(moved=2).activate("driver") as play:
        play.act(Concentrate()).answer(EndTurn())
        assert not play.checks


@pytest.mark.rule("R3.0.16")
def test_no_check_after_a_move_and_one_in_a_later_turn_without() -> None:
    with steered(moved=2).activate("driver") as play:
        play.act(Steer(COACH, 2)).act(Move(1)).stop().answer(EndTurn())
        assert not play.checks
        assert markers(play, "coach", "moved") == 1
        vehicle = play.figure("coach").vehicle
        assert vehicle is not None
        assert not vehicle.made_move
        assert not vehicle.acted


@pytest.mark.rule("RU092", "R3.0.16")
def test_ru092_one_that_acted_without_being_activated_is_checked_too() -> None:
    scene = steered(moved=1)
    with scene.activate("driver", dice=[12]) as play:
        vehicle = play.state.figures[COACH].vehicle
        assert vehicle is not None
        vehicle.acted = True  # as part of an interruption
        play.answer(EndTurn())
        assert [check.kind for check in play.checks] == ["accident-check"]


def waiting_coach(tech: int = 12) -> Scene:
    """Bob's driver on a Moved coach may interrupt once; it is Alice's turn."""
    scene = Scene()
    coach(scene, player="bob")
    rider(scene, player="bob", tech=tech)
    drive(scene)
    marked(scene, "coach", moved=1)
    scene.human("walker", "alice", at=(30, 30))
    scene.human("second", "bob", at=(-30, 30))
    return delayed(scene, "driver", 1)


def is_turn_of(player: str) -> Callable[[object], bool]:
    return lambda request: isinstance(request, ChooseTurn) and request.player == player


@pytest.mark.rule("RU092", "R3.0.16", "RU100")
def test_ru092_what_acted_in_an_interruption_is_checked_at_the_end_of_a_turn_that_is_waited_too() -> None:
    with waiting_coach().play() as play:
        play.answer(UseDelayed(DRIVER)).answer(Steer(COACH, 1))
        play_on(play, lambda request: isinstance(request, ActInInterruption)).answer(Concentrate())
        play_on(play, is_turn_of("alice")).turn(Wait())
        assert [check.kind for check in play.checks] == ["accident-check"]
        play_on(play, is_turn_of("bob")).turn(Activate(FigureId("second")))
        play_on(play, lambda request: isinstance(request, ChooseAction)).end_turn()
        assert len(play.checks) == 1, "it had no part in the second turn"


@pytest.mark.rule("RU092", "R3.0.16")
def test_ru092_a_move_in_one_turn_is_none_in_the_next() -> None:
    with waiting_coach().play() as play:
        play.answer(UseDelayed(DRIVER)).answer(Steer(COACH, 1))
        play_on(play, lambda request: isinstance(request, ActInInterruption)).answer(Move(1)).stop()
        play_on(play, is_turn_of("alice")).turn(Wait())
        assert play.checks == []
        play_on(play, is_turn_of("bob")).turn(Activate(DRIVER))
        play_on(play, lambda request: isinstance(request, ChooseAction)).answer(Steer(COACH, 1))
        play_on(play, lambda request: isinstance(request, ChooseAction) and request.figure == COACH)
        play.answer(Concentrate())
        play_on(play, lambda request: isinstance(request, ChooseAction)).end_turn()
        assert [check.kind for check in play.checks] == ["accident-check"]


@pytest.mark.rule("RU092", "R3.0.16")
def test_ru092_what_happens_after_a_turn_is_no_part_of_the_next() -> None:
    with waiting_coach().play() as play:
        play_on(play, is_turn_of("alice")).turn(Wait())
        assert asked(play) == ("bob", Window.AFTER_TURN)
        play.answer(UseDelayed(DRIVER)).answer(Steer(COACH, 1))
        play_on(play, lambda request: isinstance(request, ActInInterruption)).answer(Concentrate())
        play_on(play, is_turn_of("bob"))
        assert [check.kind for check in play.checks] == ["accident-check"]
        play.turn(Wait())
        play_on(play, is_turn_of("alice"))
        assert len(play.checks) == 1


@pytest.mark.rule("RU078", "R3.0.10", "R1.10.7")
def test_ru078_a_passenger_who_becomes_static_with_the_coach_is_no_longer_moved() -> None:
    scene = Scene()
    coach(scene, movement=1)
    rider(scene, movement=0)
    marked(scene, "coach", moved=1)
    marked(scene, "driver", moved=2)
    scene.human("foe", "bob", at=(90, 90))
    state = scene.state()
    assert not has_status(state, DRIVER, Status.STATIC)
    call(state, receive, COACH, Status.OUT_OF_CONTROL, "R3.0.5")
    assert has_status(state, DRIVER, Status.STATIC)
    assert (markers_of(state, COACH, Status.MOVED), markers_of(state, DRIVER, Status.MOVED)) == (0, 0)
    other = scene.state()
    change_attribute(Game(other, lambda event: None, SYSTEM), COACH, AttributeEffect(Attribute.MOVEMENT, -1, "R5.0.6"))
    assert markers_of(other, DRIVER, Status.MOVED) == 0


# -- slowing down and turning -------------------------------------------------------------------------------------


@pytest.mark.rule("R3.0.15")
@pytest.mark.rule("R3.0.17")
@pytest.mark.vector("V271")
def test_v271_slow_down_leaves_one_marker() -> None:
    with steered(moved=2).activate("driver") as play:
        play.act(Steer(COACH, 1)).act(SlowDown())
        assert markers(play, "coach", "moved") == 1
        assert play.figure("coach").action_points == 0


@pytest.mark.vector("V271")
def test_v271_a_move_of_five_options_leaves_one_marker() -> None:
    with steered(moved=2).activate("driver") as play:
        play.act(Steer(COACH, 1)).act(Move(1)).go(*(Horizontal(x, 0) for x in range(1, 6))).stop()
        assert markers(play, "coach", "moved") == 1


@pytest.mark.rule("R3.0.15")
def test_other_actions_do_not_end_moved() -> None:
    with steered(moved=2).activate("driver") as play:
        play.act(Steer(COACH, 1)).act(Concentrate())
        assert markers(play, "coach", "moved") == 2


@pytest.mark.rule("R3.0.18")
@pytest.mark.rule("RU093")
@pytest.mark.vector("V273")
def test_v273_three_turns_with_one_ap_force_one_check_at_the_end() -> None:
    with steered(moved=0).activate("driver", dice=[12]) as play:
        play.act(Steer(COACH, 1)).act(Move(1)).go(TurnBy(30), TurnBy(30), TurnBy(-15))
        assert not play.checks
        play.stop()
        (check,) = play.checks
        assert (check.kind, check.target_number) == ("accident-check", 12 - 4 - 3 + 1 + 1)


@pytest.mark.rule("R3.0.18")
def test_as_many_turns_as_ap_force_none_and_the_bonus_counts_for_nothing() -> None:
    with steered(moved=0).activate("driver") as play:
        play.act(Steer(COACH, 2)).act(Move(2)).go(TurnBy(30), TurnBy(30)).stop()
        assert not play.checks
    with steered(moved=0).activate("driver", dice=[12]) as play:
        play.act(Steer(COACH, 1)).act(Move(1, full_move=True)).go(TurnBy(30), TurnBy(30)).stop()
        assert len(play.checks) == 1


@pytest.mark.rule("RU093", "R3.0.18")
def test_ru093_also_when_the_move_ended_early() -> None:
    scene = steered(moved=0)
    scene.wall(2.5, 2.0)
    with scene.activate("driver", dice=[5, 12]) as play:
        play.act(Steer(COACH, 1)).act(Move(1)).go(TurnBy(5), TurnBy(-5), Horizontal(1, 0))
        assert [check.kind for check in play.checks] == ["accident-check"]


@pytest.mark.rule("R3.0.6", "RU055")
def test_on_a_1_the_first_opponent_chooses_where_the_coach_goes() -> None:
    with steered(moved=1).activate("driver", dice=[2, 1]) as play:
        play.act(Steer(COACH, 1)).act(Concentrate()).answer(EndTurn())
        assert isinstance(play.pending, ChooseDirection)
        assert play.pending.player == "bob"
        play.answer(180.0)
        assert play.at("coach") == (-5.0, 0.0, 0.0)
        assert play.figure("coach").facing == 180.0
        assert play.at("driver") == (-6.0, 0.0, 0.5)
        assert play.figure("driver").facing == 180.0


@pytest.mark.rule("RU045", "RU015", "R3.0.7")
@pytest.mark.parametrize(("wall", "facing"), [(True, 0.0), (False, 90.0)])
def test_a_coach_that_goes_astray_turns_as_far_as_it_has_room(wall: bool, facing: float) -> None:
    """Who stands beside it is run over by no side of it, and is no passenger when it is destroyed."""
    scene = Scene()
    coach(scene, points=(0, 0, 0), toughness=0, armour=0)
    scene.box((-3, 1 if wall else 9), (3, 10), 3.0)
    marked(scene, "coach", moved=1)
    scene.human("near", "bob", at=(0, -1.5))
    state = scene.state()
    _, events = call(state, random_movement, COACH, dice=[9, 12] if wall else [9])
    assert state.figures[COACH].facing == pytest.approx(facing, abs=0.01)
    assert {event.figure for event in events if isinstance(event, DamageRolled)} <= {COACH}
    assert is_wrecked(state, COACH) is wall
    assert is_standing(state, FigureId("near"))
