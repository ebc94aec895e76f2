"""Movement that is interrupted: to react, or to fix the rest; and Delayed that is limited.  R4.0.6, RU104, R4.1.5."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.figures.statuses import change_attribute, end_effects, receive
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    Adjust,
    ChangeStatus,
    Commit,
    Concentrate,
    GiveUp,
    Horizontal,
    Land,
    Move,
    Pass,
    PlayCard,
    Ram,
    RangedAttack,
    RangedDefence,
    Respond,
    Reverse,
    Steer,
    Stop,
    Threaten,
    UseDelayed,
    Vertical,
)
from pb12table.systems.pb12.rules.game.events import (
    DefenceRaised,
    FigureCollided,
    FigureMoved,
    MovementFixed,
    StatusReceived,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Lasting, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption, RespondToInterruption
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, CardId
from tests.systems.pb12.expect import blade, gun, reason
from tests.systems.pb12.interrupting import ALWAYS, BLADE, GUN, A, B, asked, delayed
from tests.systems.pb12.scene import Play, Scene, call
from tests.systems.pb12.stables import FLOOR, coach, drive, markers, rider

COACH = FigureId("coach")


def without_asking(change: Any) -> Any:
    """A change that asks nobody, as a procedure."""

    async def procedure(game: Any, *arguments: Any) -> None:
        change(game, *arguments)

    return procedure


def road(**attributes: Any) -> Scene:
    """a walks along y = 0; b stands well beside the way with gun and blade and is always asked."""
    scene = Scene()
    scene.human("a", "alice", **attributes)
    scene.human("b", "bob", at=(5, 6), facing=270, blocks=[gun(), blade()], ranged=4, melee=4)
    scene.edit("b", standing_order=ALWAYS)
    return scene


def walked(play: Play, *places: float) -> Play:
    """Take horizontal options to these places on the way, everybody passing."""
    for x in places:
        play.passing().go(Horizontal(x, 0))
    return play.passing()


def steps(play: Play, *places: float) -> tuple[Horizontal, ...]:
    """Horizontal options along the way as the table has them."""
    return tuple(play.placed(Horizontal(x, 0)) for x in places)


# -- react or commit --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.0.6")
@pytest.mark.rule("RU104")
@pytest.mark.vector("V248")
def test_v248_who_commits_has_the_markers_of_the_rest_at_once_and_must_finish_the_way() -> None:
    with road().activate("a") as play:
        walked(play.answer(Move(3)), 1, 2, 3, 4)
        play.go(Horizontal(5, 0)).answer(RangedDefence(B)).answer(Pass())
        question = play.pending
        assert isinstance(question, RespondToInterruption)
        assert (question.player, question.horizontals, question.option) == ("alice", 4, steps(play, 5)[0])
        assert [played.answer for played in question.stack] == [RangedDefence(B)]
        assert play.moved_markers("a") == 1
        play.answer(Commit(steps(play, 5, 6, 7, 8)))
        kinds = (MovementFixed, StatusReceived, DefenceRaised)
        told = [type(event) for event in play.events if isinstance(event, kinds)]
        assert told[-3:] == [MovementFixed, StatusReceived, DefenceRaised], "before the effects"
        assert play.moved_markers("a") == 2
        assert play.at("a") == (5, 0, 0)
        assert asked(play) == ("bob", Window.AFTER_OPTION), "what was announced before is not announced anew"
        play.passing()
        assert play.at("a") == (8, 0, 0)
        assert play.moved_markers("a") == 2, "the sixth option's marker does not come twice"
        assert isinstance(play.pending, ChooseAction), "with one movement point left, but nothing free to choose"


@pytest.mark.rule("R4.0.6", "R1.3.19", "RU024")
def test_who_gives_up_before_an_option_that_is_fixed_goes_no_further() -> None:
    scene = road()
    scene.player("carol", 5)
    scene.human("c", "carol", at=(60, 60))
    with scene.activate("a") as play:
        play.answer(Move(2)).passing().go(Horizontal(1, 0)).answer(RangedDefence(B)).answer(Pass())
        play.answer(Commit(steps(play, 1, 2, 3)))
        assert asked(play) == ("bob", Window.AFTER_OPTION)
        play.answer(Pass())
        assert asked(play) == ("bob", Window.BEFORE_OPTION)
        play.session.declare("alice", GiveUp())
        play.passing()
        assert len(play.of(FigureMoved)) == 1
        assert play.question(ChooseTurn) == ChooseTurn("bob")


@pytest.mark.rule("R4.0.6", "R1.7.4", "RU104")
def test_the_marker_of_the_sixth_option_comes_ahead_when_it_is_the_first_that_is_fixed() -> None:
    with road().activate("a") as play:
        walked(play.answer(Move(3)), 1, 2, 3, 4, 5)
        play.go(Horizontal(6, 0)).answer(RangedDefence(B)).answer(Pass()).answer(Commit(steps(play, 6, 7)))
        assert play.moved_markers("a") == 2
        play.passing()
        assert (play.at("a"), play.moved_markers("a")) == ((7, 0, 0), 2)


@pytest.mark.rule("R4.0.6", "RU104")
def test_who_has_one_movement_point_left_reacts_or_fixes_it_too() -> None:
    with road(movement=1).activate("a") as play:
        play.answer(Move(1)).passing().go(Horizontal(1, 0)).answer(RangedDefence(B)).answer(Pass())
        assert play.figure("a").movement_points == 1
        play.question(RespondToInterruption)
        play.answer(Commit(steps(play, 1))).passing()
        assert play.at("a") == (1, 0, 0)


@pytest.mark.rule("R4.0.6")
def test_who_reacts_uses_what_is_left_freely_and_has_no_marker_ahead() -> None:
    with road().activate("a") as play:
        walked(play.answer(Move(3)), 1, 2, 3, 4)
        play.go(Horizontal(5, 0)).answer(RangedDefence(B)).answer(Pass()).answer(Respond())
        assert play.moved_markers("a") == 1
        assert play.pending == ChooseMoveOption("alice", A, 4, False)
        assert (play.at("a"), play.figure("a").movement_points) == ((4, 0, 0), 5)
        play.go(Horizontal(4, 1))
        assert asked(play) == ("bob", Window.BEFORE_OPTION), "another option is announced"
        play.passing().stop()
        assert play.at("a") == (4, 1, 0)


@pytest.mark.rule("RU102", "R4.0.6")
def test_the_option_that_was_announced_may_be_taken_without_another_window() -> None:
    with road().activate("a") as play:
        play.answer(Move(1)).passing().go(Horizontal(1, 0)).answer(RangedDefence(B)).answer(Pass()).answer(Respond())
        play.go(Horizontal(1, 0))
        assert (asked(play), play.at("a")) == (("bob", Window.AFTER_OPTION), (1, 0, 0))
        play.passing().go(Horizontal(2, 0))
        assert asked(play) == ("bob", Window.BEFORE_OPTION)


@pytest.mark.rule("R4.0.6", "RU104")
def test_after_an_option_the_mover_decides_too_but_not_with_nothing_left() -> None:
    with road().activate("a") as play:
        play.answer(Move(1)).passing().go(Horizontal(1, 0)).answer(Pass()).answer(RangedDefence(B)).answer(Pass())
        assert play.question(RespondToInterruption).option is None
        play.answer(Respond())
        walked(play, 2)
        play.go(Horizontal(3, 0)).answer(Pass()).answer(RangedDefence(B)).passing()
        assert isinstance(play.pending, ChooseAction), "no movement points are left"


@pytest.mark.rule("RU104", "R4.0.6")
def test_a_committed_mover_is_interrupted_but_not_asked_again() -> None:
    with road().activate("a") as play:
        play.answer(Move(2)).passing().go(Horizontal(1, 0)).answer(RangedDefence(B)).answer(Pass())
        play.answer(Commit(steps(play, 1, 2, 3)))
        play.answer(Pass())
        assert asked(play) == ("bob", Window.BEFORE_OPTION)
        play.answer(RangedDefence(B)).answer(Pass())
        assert asked(play) == ("bob", Window.AFTER_OPTION)
        play.passing()
        assert play.at("a") == (3, 0, 0)


@pytest.mark.rule("RU104", "R3.0.19")
def test_a_vehicle_that_commits_to_reversing_has_the_marker_of_the_sixth_option_at_once() -> None:
    scene = Scene()
    coach(scene, movement=12)
    rider(scene)
    drive(scene)
    scene.human("b", "bob", at=(-5, 6), facing=270, blocks=[gun()], ranged=4)
    scene.edit("b", standing_order=ALWAYS)
    with scene.activate("driver") as play:
        play.passing().answer(Steer(FigureId("coach"), 1)).passing().answer(Move(1)).passing()
        play.go(Reverse(-1, 0)).answer(RangedDefence(B)).answer(Pass())
        before = markers(play, "coach", "moved")
        play.answer(Commit(tuple(play.placed(Reverse(x, 0)) for x in range(-1, -7, -1))))
        assert (play.at("coach")[0], markers(play, "coach", "moved")) == (-1, before + 1)
        play.passing()
        assert (play.at("coach")[0], markers(play, "coach", "moved")) == (-6, before + 1)


@pytest.mark.rule("RU104")
def test_only_a_way_that_can_be_gone_may_be_fixed() -> None:
    scene = road()
    scene.box((3, -1), (4, 1), 2.0)
    with scene.activate("a") as play:
        play.answer(Move(1)).passing().go(Horizontal(1, 0)).answer(RangedDefence(B)).answer(Pass())
        refused = [
            play.refusal(Commit(way))
            for way in (
                steps(play, 1, 2),
                (),
                steps(play, 1, 2, 3, 2),
                steps(play, 2, 3),
                steps(play, 1, 2, 3),
                (*steps(play, 1, 2), *steps(play, 3)),
            )
        ]
        assert [None if each is None else (each.rule, each.reason) for each in refused] == [
            None,
            None,
            ("RU060", "not-enough-movement-points"),
            ("R1.7.4", "longer-than-a-step"),
            None,
            None,
        ]
    ledge = road(height=1.0)
    ledge.box((-1, -1), (1.5, 1), 1.0)
    with ledge.activate("a") as play:
        play.answer(Move(2)).passing().go(Horizontal(1, 0)).answer(RangedDefence(B)).answer(Pass())
        assert reason(play, Commit(steps(play, 1, 2))) is None
        assert reason(play, Commit(steps(play, 1, 2, 3))) == ("RU104", "only-as-the-last-option")
    with road().activate("a") as play:
        play.answer(Move(2)).passing().go(Horizontal(1, 0)).answer(RangedDefence(B)).answer(Pass())
        high = play.placed(Vertical(1, 0, 1.0))
        refusal = play.refusal(Commit((high, *steps(play, 2))))
        assert refusal is not None
        assert refusal.reason == "not-in-the-air"
        assert play.refusal(Commit((high, Land(1.0)))) is None


@pytest.mark.rule("RU104")
def test_a_fixed_way_is_carried_out_as_far_as_it_can_be() -> None:
    """b steps into the way: a runs into it, and the rest lapses."""
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "bob", at=(3, 1), facing=270)
    delayed(scene, "b", 1)
    with scene.activate("a", [1, 1, 1, 1]) as play:
        play.answer(Move(2)).passing().go(Horizontal(1, 0)).answer(UseDelayed(B)).answer(Move(1))
        play.passing().answer(Commit(steps(play, 1, 2, 3, 4)))
        play.go(Horizontal(3, 0), Stop()).passing()
        assert [event.obstacle for event in play.of(FigureCollided)] == [B]
        assert play.at("a")[0] == 2.5
        assert isinstance(play.pending, ChooseAction)


@pytest.mark.rule("R1.5.5", "RU044", "R4.0.6")
@pytest.mark.parametrize("wall", [True, False])
def test_a_move_ends_when_a_random_movement_in_between_leads_into_an_obstacle(wall: bool) -> None:
    scene = Scene(hands={"bob": ["loose-cobbles"]})
    scene.human("a", "alice")
    scene.human("b", "bob", at=(5, 6), facing=270)
    scene.box((3, -1) if wall else (3, 9), (4, 10), 2.0)
    with scene.activate("a", [6, 1] if wall else [6]) as play:
        play.answer(Move(2)).go(Horizontal(1, 0)).answer(PlayCard(CardId("loose-cobbles"), A)).passing()
        play.answer(Respond())
        assert play.at("a") == ((2.75, 0, 0) if wall else (4, 0, 0))
        assert play.figure("a").movement_points == (0 if wall else 5)
        assert isinstance(play.pending, ChooseAction if wall else ChooseMoveOption)


@pytest.mark.rule("R1.5.5", "RU044", "R4.0.6", "R5.0.11")
@pytest.mark.parametrize("wall", [True, False])
def test_a_move_ends_when_a_sidestep_in_between_leads_into_an_obstacle(wall: bool) -> None:
    """b shoots at a in the middle of its Move; a sidesteps north, and runs into the wall there, if there is one."""
    scene = delayed(Scene(hands={"alice": ["sidestep"]}), "b", 1)
    scene.human("a", "alice")
    scene.human("b", "bob", at=(4, -5), facing=120, blocks=[gun()], ranged=0)
    if wall:
        scene.box((-3, 0.75), (4, 4), 0.5)
    with scene.activate("a", [1, 1] if wall else [1]) as play:
        play.answer(Move(2)).passing().go(Horizontal(1, 0))
        while asked(play) != ("bob", Window.AFTER_OPTION):
            play.answer(Pass())
        play.answer(UseDelayed(B)).answer(RangedAttack(GUN, A, 1))
        play.answer(PlayCard(CardId("sidestep"), A)).passing().answer(Respond())
        play.go(Horizontal(1, 1))
        if not wall:
            play.go(Stop())
        assert play.at("a") == ((1, 0.5, 0) if wall else (1, 1, 0))
        assert [event.figure for event in play.of(FigureCollided)] == (["a"] if wall else [])
        assert play.figure("a").movement_points == (0 if wall else 5)
        assert isinstance(play.passing().pending, ChooseAction if wall else ChooseMoveOption)


@pytest.mark.rule("R1.5.5", "RU044", "R4.0.5", "R3.0.3")
@pytest.mark.parametrize("wall", [True, False])
def test_a_move_ends_when_its_vehicle_is_driven_into_an_obstacle_in_between(wall: bool) -> None:
    """The driver drives a coach; his mate steers it in the middle of that, and runs into the wall, if there is one."""
    scene = Scene()
    coach(scene, data={"steering_points": ((1.0, 0.0, FLOOR), (-1.0, 0.0, FLOOR))})
    rider(scene)
    rider(scene, "mate", at=(-1, 0))
    if wall:
        scene.wall(3.5, 3.0)
    with delayed(scene, "mate", 1).activate("driver", [1] if wall else []) as play:
        play.passing().answer(Steer(COACH, 2)).passing().answer(Move(2)).passing().answer(Horizontal(1, 0))
        play.answer(UseDelayed(FigureId("mate"))).answer(Steer(COACH, 1)).passing().answer(Respond())
        play.answer(Move(1)).go(Horizontal(1, 0))
        play.go(Horizontal(2, 0))
        if not wall:
            play.go(Stop())
        assert play.at("coach") == ((1.5, 0, 0) if wall else (2, 0, 0))
        assert [event.figure for event in play.of(FigureCollided)] == (["coach"] if wall else [])
        assert play.figure("coach").movement_points == (0 if wall else 12)
        assert isinstance(play.passing().pending, ChooseAction if wall else ChooseMoveOption)


@pytest.mark.rule("R4.1.2", "R4.2.2", "RU044", "RU107", "R4.1.5")
@pytest.mark.parametrize("action", [Ram("piece-0"), ChangeStatus(Status.THREATENED, take_on=True), Concentrate()])
def test_a_movement_ends_when_who_moves_rams_something_or_is_threatened_in_between(action: Action) -> None:
    """a, who is Delayed, is moved by a card and acts in the middle of that; what ends a Move ends this, too."""
    scene = delayed(Scene(hands={"alice": ["forced-march"]}), "a", 1)
    scene.human("a", "alice")
    scene.box((0.25, -1), (1, 1), 1.0)
    with scene.play() as play:
        play.passing().turn(PlayCard(CardId("forced-march"), A)).passing().answer(Horizontal(0, 0.5))
        play.answer(UseDelayed(A)).answer(action).passing().answer(Respond()).passing()
        assert play.figure("a").movement_points == (6 if isinstance(action, Concentrate) else 0)
        assert isinstance(play.pending, ChooseMoveOption) is isinstance(action, Concentrate)


@pytest.mark.rule("RU104", "RU079")
def test_who_is_incapacitated_by_the_interruption_stops_where_he_is() -> None:
    scene = delayed(road(nerve=0, initiative=1), "b", 1)
    with scene.activate("a", [12, 8, 1]) as play:
        play.answer(Move(2)).passing().go(Horizontal(1, 0)).answer(UseDelayed(B))
        play.answer(RangedAttack(GUN, A, 1)).passing().answer(Commit(steps(play, 1, 2, 3)))
        assert play.has("a", "panicked")
        assert play.at("a") == (0, 0, 0)
        assert not play.of(FigureMoved)


@pytest.mark.rule("RU079", "RU017", "R4.0.6")
@pytest.mark.vector("V352")
def test_v352_who_is_incapacitated_in_the_air_falls() -> None:
    scene = Scene()
    scene.human("a", "alice", blocks=[], nerve=3, points=(0, 3, 0))
    scene.human("b", "bob", at=(5, 6), facing=270)
    scene.edit("b", standing_order=ALWAYS)
    with scene.activate("a", [5]) as play:
        play.answer(Move(1)).passing().go(Vertical(1, 0, 1.0)).answer(Pass())
        assert (asked(play), play.at("a")) == (("bob", Window.AFTER_OPTION), (1, 0, 1))
        play.answer(RangedDefence(B))
        play.figure("a").effects.append(AttributeEffect(Attribute.STRENGTH, -9, "R1.10.3"))
        play.passing()
        assert play.at("a") == (1, 0, 0)
        damage = play.damage[-1]
        assert (damage.strength, damage.penetration, damage.face, damage.result, damage.points) == (1, 12, 5, 3, 1)
        assert not isinstance(play.pending, ChooseMoveOption)


@pytest.mark.rule("RU107", "R4.1.2", "R4.0.6")
@pytest.mark.vector("V360")
def test_v360_who_is_threatened_in_the_middle_of_a_move_has_no_points_left_and_keeps_its_markers() -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "bob", at=(3, 1), facing=225, blocks=[blade()])
    delayed(scene, "b", 1)
    with scene.activate("a") as play:
        walked(play.answer(Move(2)), 1)
        play.go(Horizontal(2, 0)).answer(Pass())
        assert play.figure("a").movement_points == 4
        play.answer(UseDelayed(B)).answer(Threaten(BLADE, free=False)).passing().answer(Respond())
        assert play.has("a", "threatened")
        assert (play.figure("a").movement_points, play.moved_markers("a"), play.at("a")) == (0, 1, (2, 0, 0))
        assert isinstance(play.pending, PlayInterruption | ChooseAction)


@pytest.mark.rule("R4.0.6", "RU060")
def test_an_adjust_may_be_interrupted_and_committed_without_any_marker() -> None:
    with road().activate("a") as play:
        play.answer(Adjust(free=False)).passing().go(Horizontal(1, 0)).answer(RangedDefence(B)).answer(Pass())
        assert play.question(RespondToInterruption).adjust
        play.answer(Commit(steps(play, 1))).passing()
        assert (play.at("a"), play.moved_markers("a")) == ((1, 0, 0), 0)


# -- Delayed is limited -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.1.5", "RU103")
@pytest.mark.vector("V231")
def test_v231_a_surplus_over_the_action_points_is_lost_at_once() -> None:
    scene = delayed(road(), "b", 2)
    state = scene.state()
    effect = AttributeEffect(Attribute.ACTION_POINTS, -2, "R1.1.7")
    call(state, without_asking(change_attribute), B, effect)
    assert state.figures[B].statuses == {Status.DELAYED: 1}
    call(state, end_effects, Lasting.UNTIL_ENDED)
    assert state.figures[B].statuses == {Status.DELAYED: 1}
    call(state, receive, B, Status.DELAYED, "R4.0.8")
    assert state.figures[B].statuses == {Status.DELAYED: 2}
    call(state, receive, B, Status.LIGHTLY_WOUNDED, "R1.10.4")
    call(state, receive, B, Status.DELAYED, "R4.0.8")
    assert state.figures[B].statuses[Status.DELAYED] == 2, "no more than the action points"


@pytest.mark.rule("R4.1.5", "R1.10.3")
@pytest.mark.parametrize("how", ["panic", "attribute"])
def test_who_is_incapacitated_loses_all_delayed_markers(how: str) -> None:
    state = delayed(road(), "b", 2).state()
    if how == "panic":
        call(state, receive, B, Status.PANICKED, "R1.4.27")
    else:
        call(state, without_asking(change_attribute), B, AttributeEffect(Attribute.STRENGTH, -9, "R1.1.7"))
    assert Status.DELAYED not in state.figures[B].statuses


@pytest.mark.rule("R4.0.6", "RU100", "R5.0.9")
def test_the_steps_of_a_card_played_instead_of_a_turn_are_interrupted_too() -> None:
    scene = Scene(hands={"alice": ["forced-march"], "bob": ["loose-cobbles"]})
    scene.human("a", "alice")
    scene.human("b", "bob", at=(5, 6), facing=270)
    for player in ("alice", "bob"):
        scene.player(player, 9)
    with scene.play() as play:
        play.passing().turn(PlayCard(CardId("forced-march"), A)).passing()
        assert isinstance(play.pending, ChooseMoveOption)
        play.session.answer(play.placed(Horizontal(1, 0)))
        windows = []
        while (question := asked(play)) is not None:
            windows.append(question)
            play.answer(Pass())
        assert windows == [("bob", Window.AFTER_OPTION)], "the only moment that his card fits"
        assert isinstance(play.pending, ChooseMoveOption), "and it goes on"
        assert play.moved_markers("a") == 0
