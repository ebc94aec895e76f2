"""Where rules meet: statuses aboard of vehicles, wounds in the middle of something, reactions on reactions."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, Modifier
from pb12table.systems.pb12.rules.attacks.damage import use_damage_points
from pb12table.systems.pb12.rules.checks.checks import accident_modifiers
from pb12table.systems.pb12.rules.checks.deputies import panic_modifiers, take_over_modifiers
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.figures.statuses import receive
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Carry,
    ChangeStatus,
    Concentrate,
    EndTurn,
    GiveUp,
    Horizontal,
    MeleeAttack,
    Pass,
    Ram,
    RangedAttack,
    RangedDefence,
    RelocateIn,
    Steer,
    TakeOver,
    UseDelayed,
)
from pb12table.systems.pb12.rules.game.events import CheckMade, InterruptionLapsed
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Phase, Place, Status, next_effect
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, DamageCode
from pb12table.systems.pb12.rules.round.sequence import ChooseEffect, ChoosePlace
from pb12table.systems.pb12.rules.vehicles.accidents import passenger_modifiers
from pb12table.table.shapes import Outline
from tests.systems.pb12.expect import addends, blade, finish_move, gun, play_on, status_phase
from tests.systems.pb12.interrupting import ALWAYS, BLADE, GUN, A, B, C, asked, delayed
from tests.systems.pb12.scene import Play, Scene, call, marker
from tests.systems.pb12.stables import coach, drive, marked, markers, rider

COACH, GUEST, FOE = FigureId("coach"), FigureId("guest"), FigureId("foe")


def guarded() -> Scene:
    """Alice and Bob have a figure each far away, so that nobody is defeated."""
    scene = Scene()
    scene.human("guard-a", "alice", at=(-60, 0))
    scene.human("guard-b", "bob", at=(60, 0))
    return scene


def three() -> Scene:
    """Alice's a, Bob's b and Carol's c, near enough to each other that anybody can shoot at anybody."""
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5})
    scene.human("a", "alice", blocks=[gun()], ranged=4)
    scene.human("b", "bob", at=(5, 1), facing=180, blocks=[gun()], ranged=4)
    scene.human("c", "carol", at=(7, -3), facing=180, blocks=[gun()], ranged=4)
    return scene


def numbers(modifiers: list[Modifier]) -> tuple[int, ...]:
    """The modifiers that are not 0, largest first."""
    return tuple(sorted((modifier.value for modifier in modifiers if modifier.value), reverse=True))


def until(play: Play, player: str) -> Play:
    """Let the others pass until a player is asked."""
    while asked(play) != (player, Window.BEFORE_ACTION):
        play.answer(Pass())
    return play


# -- statuses that come together --------------------------------------------------------------------------------------


@pytest.mark.rule("R4.1.3", "R1.10.4", "R1.10.3", "RU037")
def test_who_is_wounded_and_exhausted_below_nothing_is_incapacitated_until_he_recovers() -> None:
    scene = guarded()
    scene.human("weak", action_points=1)
    scene.edit("weak", statuses={Status.EXHAUSTED: 1, Status.LIGHTLY_WOUNDED: 1})
    assert scene.play().has("weak", "incapacitated")
    with status_phase(scene, [9]) as play:
        assert (play.value("weak", "action_points"), play.has("weak", "incapacitated")) == (0, False)


@pytest.mark.rule("R4.1.3", "R4.1.2", "R1.9.6", "R1.10.6")
def test_only_what_changes_all_checks_counts_when_somebody_recovers() -> None:
    scene = guarded()
    scene.human("tired")
    statuses = {Status.EXHAUSTED: 1, Status.SEVERELY_WOUNDED: 1, Status.THREATENED: 1, Status.BLINDED: 2}
    scene.edit("tired", statuses=statuses)
    with status_phase(scene, [10]) as play:
        assert [addends(check) for check in play.checks] == [(12, 2, -3)]
        assert play.figure("tired").statuses == {Status.EXHAUSTED: 1, Status.SEVERELY_WOUNDED: 1, Status.BLINDED: 1}


@pytest.mark.rule("R4.1.4", "RU111", "R1.3.11")
def test_who_enters_where_an_opponent_perceives_him_is_not_camouflaged_any_more() -> None:
    scene = guarded()
    scene.human("scout", at=None)
    scene.human("foe", "bob", at=(3, 0))
    scene.zone("entry", (-5, -5), (5, 5), ["alice"])
    scene.edit("scout", statuses={Status.CAMOUFLAGED: 1})
    with scene.play() as play:
        play.answer(RelocateIn(FigureId("scout"), 0, 0, 0.0))
        assert not play.has("scout", "camouflaged")


@pytest.mark.rule("R1.10.5", "RU075")
def test_panic_runs_on_from_one_to_the_next_and_forces_each_only_once() -> None:
    """`x` reaches `y` and `w`; of `y`, who fails, `z` is afraid too, but `w` is checked for `x` alone."""
    scene = guarded()
    for name, at in (("x", 0), ("y", 3), ("z", 6), ("w", 1.5)):
        scene.human(name, at=(at, 0))
    _, events = call(scene.state(), receive, FigureId("x"), Status.PANICKED, "R1.10.5", dice=[5, 5, 6])
    checks = [(event.figure, event.passed) for event in events if isinstance(event, CheckMade)]
    assert checks == [("y", False), ("z", False), ("w", True)]


@pytest.mark.rule("R4.0.7", "R4.0.8", "R4.1.1")
def test_who_distracts_himself_can_only_come_to_himself_again() -> None:
    scene = guarded()
    scene.human("t", action_points=4)
    with scene.activate("t") as play:
        play.act(ChangeStatus(Status.THREATENED, True)).act(ChangeStatus(Status.DISTRACTED, True, 2))
        refusals = [play.refusal(Concentrate()), play.refusal(ChangeStatus(Status.DISTRACTED, False, 2))]
        assert [refusal.rule for refusal in refusals if refusal] == ["R4.1.1", "R1.6.1"]
        play.act(ChangeStatus(Status.DISTRACTED, False))
        assert play.figure("t").statuses == {Status.THREATENED: 1, Status.DISTRACTED: 1}


# -- aboard -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.0.6", "R3.0.7", "R1.10.6", "R3.0.9")
def test_aboard_of_a_running_coach_out_of_control_every_check_has_its_own_sum() -> None:
    """Out of Control counts for all checks, Moved for that of a passenger and for those of actions."""
    scene = guarded()
    coach(scene)
    rider(scene, "guest", at=(1.5, -0.6), facing=270, melee=9, blocks=[blade()])
    scene.human("foe", "bob", at=(1.5, -1.9), facing=90, melee_defence=1)
    marked(scene, "coach", out_of_control=2, moved=3)
    marked(scene, "guest", severely_wounded=1)
    state = scene.state()
    assert numbers(panic_modifiers(state, GUEST)) == (12, 2, 2, -3, -3)
    assert numbers(passenger_modifiers(state, GUEST)) == (12, 3, 2, 2, -3, -3)
    with scene.activate("guest", [1]) as play:
        play.act(MeleeAttack(BLADE, FOE, 1))
        assert addends(play.checks[-1]) == (12, 3, 2, 2, 1, -9)


@pytest.mark.rule("R3.0.12", "RU090", "R4.1.2", "R1.9.6", "R1.10.6")
@pytest.mark.parametrize(
    ("statuses", "more"), [({"severely_wounded": 1}, 2), ({"threatened": 1}, 4), ({"blinded": 2}, 4)]
)
def test_what_makes_the_drivers_shots_harder_makes_those_of_his_gun_harder(statuses: dict[str, int], more: int) -> None:
    scene = guarded()
    coach(scene, blocks=[gun()], slots=2, data={"modifiers": ((Attribute.RANGED, 1),)})
    rider(scene, ranged=6)
    scene.human("foe", "bob", at=(4, 3))
    marked(scene, "driver", **statuses)
    with scene.activate("driver", [1]) as play:
        play.act(Steer(COACH, 1)).act(RangedAttack(GUN, FOE, 1))
        assert addends(play.checks[-1]) == tuple(sorted((12, more, 1, -6), reverse=True))


@pytest.mark.rule("R3.0.5", "R3.0.22", "RU090", "R1.1.12")
def test_a_wrecked_coach_with_a_wounded_driver_cannot_be_held() -> None:
    scene = guarded()
    coach(scene)
    rider(scene, tech=4)
    drive(scene)
    marked(scene, "coach", out_of_control=1, severely_damaged=2, moved=2)
    marked(scene, "driver", severely_wounded=1)
    # 12 - (4 - 1) - 3 + 1, two for each of: Moved, damage, the wound; one as a passenger
    assert sum(numbers(accident_modifiers(scene.state(), COACH))) == 14


@pytest.mark.rule("R3.0.22", "R3.0.6", "RU097")
def test_the_second_check_for_damage_counts_all_that_the_first_has_brought() -> None:
    scene = guarded()
    coach(scene)
    rider(scene, tech=4)
    drive(scene)
    marked(scene, "coach", moved=2)
    # 8 fails; ahead with B 5; then T 3, a damage marker, and the driver is aboard of what is out of control: 11 holds
    _, events = call(scene.state(), use_damage_points, COACH, 4, dice=[7, 6, 11])
    checks = [(event.target_number, event.passed) for event in events if isinstance(event, CheckMade)]
    assert checks == [(8, False), (11, True)]


@pytest.mark.rule("R4.1.5", "RU103", "R3.0.3")
def test_a_vehicle_delays_up_to_its_own_action_points_with_those_it_was_given() -> None:
    for own, most in ((0, 0), (2, 2)):
        scene = guarded()
        coach(scene, action_points=own)
        rider(scene)
        with scene.activate("driver") as play:
            play.act(Steer(COACH, 2))
            refusals = [play.refusal(ChangeStatus(Status.DELAYED, True, times)) for times in (1, 2)]
            assert sum(refusal is None for refusal in refusals) == most
            assert all(refusal.rule == "R4.1.5" for refusal in refusals if refusal)


@pytest.mark.rule("R4.2.2", "RU109", "R1.5.5", "R3.0.7")
def test_a_rammed_coach_goes_astray_with_all_aboard_and_keeps_its_markers() -> None:
    scene = guarded()
    scene.human("ram")
    coach(scene, player="bob", at=(2.3, 0))
    rider(scene, "guest", "bob", at=(2.3, 0.5))
    marked(scene, "coach", moved=2)
    marked(scene, "ram", moved=2)
    # The coach's two markers alone count; of two points the second wounds severely, and nerve holds.
    with scene.activate("ram", [1, 1, 12, 1, 1, 6]) as play:
        play.act(Ram("coach"))
        codes = [(roll.figure, roll.strength) for roll in play.damage]
        assert codes == [("ram", 6), ("ram", 6), ("coach", -2), ("coach", -2)]
        assert (play.at("coach"), play.at("guest")[:2]) == ((8.3, 0, 0), (8.3, 0.5))
        assert (markers(play, "coach", "moved"), play.moved_markers("ram")) == (2, 0)


@pytest.mark.rule("R4.2.3", "R3.0.7", "RU110")
def test_whoever_turns_round_with_a_cart_on_his_back_has_it_and_its_rider_on_the_other_side() -> None:
    scene = guarded()
    scene.human("big", points=(4, 2, 2), footprint=square(1.0))
    empty: dict[str, Any] = {"steering_points": (), "passenger_areas": (), "parts": ()}
    coach(scene, "cart", "bob", at=(1.5, 0), footprint=square(0.5), model_height=1.0, points=(0, 1, 1), data=empty)
    rider(scene, "guest", "bob", at=(1.5, 0))
    with scene.activate("big") as play:
        play.answer(Carry(FigureId("cart"), 1, 1)).answer(True)
        finish_move(play.go(Horizontal(-1, 0)))
        assert play.at("cart")[:2] == play.at("guest")[:2] == (-2.5, 0)


def square(half: float) -> Outline:
    return Outline(((-half, -half), (half, -half), (half, half), (-half, half)))


# -- leaders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R2.2.9", "RU085", "RU076", "R3.0.6")
def test_a_wounded_leader_on_a_coach_takes_over_the_checks_of_two() -> None:
    """Markers near either of them count once; neither his being threatened nor the wound of whom he covers does."""
    scene = guarded()
    coach(scene)
    rider(scene, "boss", command=2, nerve=4)
    marked(scene, "coach", out_of_control=2, moved=3)
    marked(scene, "boss", severely_wounded=1, threatened=1)
    scene.human("x", at=(0, 9))
    scene.human("y", at=(0, 12))
    marked(scene, "x", severely_wounded=1)
    scene.human("ghost", "bob", at=None)
    scene.edit("ghost", place=Place.REMOVED)
    scene.lead("alice", "boss")
    state = scene.state()
    state.markers = [marker("ghost", (x, y, 1.8)) for x, y in ((0.0, 10.5), (0.0, 14.0), (40.0, 0.0))]
    found = take_over_modifiers(state, TakeOver(FigureId("boss"), (FigureId("x"), FigureId("y")), 1))
    assert numbers(found) == (12, 2, 2, 2, -2, -2, -3, -4)


@pytest.mark.rule("R6.1.9", "R1.1.22", "RU118")
def test_with_a_foreign_leader_out_the_turn_goes_on_and_with_the_own_one_it_ends() -> None:
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5})
    scene.leaders = {"alice": "a", "bob": "b", "carol": "c"}
    scene.human("a", "alice", command=1)
    scene.human("shot", "alice", at=(0, 2), blocks=[gun(damage=DamageCode(12, 0))], ranged=12)
    scene.human("b", "bob", at=(5, 0), command=1)
    scene.human("b-2", "bob", at=(5, 5))
    scene.human("c", "carol", at=(5, -3), command=1)
    with scene.activate("shot", [12, 12]) as play:
        play.act(RangedAttack(GUN, B, 1))
        assert play.figure("b-2").place is Place.REMOVED
        assert [play.player(name).victory_points for name in ("alice", "bob", "carol")] == [1, 0, 1]
        assert isinstance(play.pending, ChooseAction)
        play.act(RangedAttack(GUN, A, 1, facing=270))
        assert play.is_over
        assert play.state.outcome is not None
        assert play.state.outcome.winners == ["carol"]


@pytest.mark.rule("R6.1.9", "R1.3.17", "RU033")
def test_the_effects_of_a_player_whose_leader_falls_in_the_status_phase_lapse_and_others_do_not() -> None:
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5})
    scene.leaders = {"alice": "a", "bob": "b", "carol": "c"}
    for number, (name, player) in enumerate((("a", "alice"), ("b", "bob"), ("b-2", "bob"), ("c", "carol"))):
        scene.human(name, player, at=(20 * number, 0), command=1)
        scene.edit(name, statuses={} if name == "a" else {Status.PANICKED: 1})
    with scene.play([8, 9], phase=Phase.STATUS) as play:
        play_on(play, lambda request: isinstance(request, ChooseEffect)).answer(next_effect("nerve:b"))
        assert [check.figure for check in play.checks] == ["b", "c"]


# -- order of play ----------------------------------------------------------------------------------------------------


def four() -> Scene:
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5, "dave": 5})
    for number, name in enumerate(("alice", "bob", "carol", "dave")):
        scene.human(name[0], name, at=(20 * number, 0))
    return scene


@pytest.mark.rule("R1.3.6", "RU027", "R1.3.5")
def test_four_tied_players_throw_again_and_two_of_them_once_more() -> None:
    with four().play([3, 7, 5, 7, 4, 4, 9, 1, 2, 8], phase=Phase.INITIATIVE) as play:
        play.answer(2).answer(0).answer(1).answer(0)
        offered = []
        while isinstance(play.pending, ChoosePlace):
            offered.append((play.pending.player, tuple(play.pending.options(play.state))))
            play.answer(offered[-1][1][-1])
        assert offered == [("carol", (1, 4)), ("bob", (1, 3)), ("alice", (1, 2))]
        assert play.state.turn_order == ["dave", "alice", "bob", "carol"]


@pytest.mark.rule("R1.3.7", "R1.3.19", "R1.1.22")
def test_the_turn_after_one_who_leaves_in_his_own_goes_to_the_next_of_the_order() -> None:
    with four().activate("a") as play:
        play.session.declare("bob", GiveUp())
        play.session.declare("alice", GiveUp())
        assert play.pending == ChooseTurn("carol")
        assert [play.player(name).victory_points for name in ("alice", "bob", "carol", "dave")] == [0, 0, 2, 2]


@pytest.mark.rule("R1.3.2", "RU023")
def test_two_without_command_points_are_defeated_at_the_same_moment() -> None:
    scene = four()
    scene.player("bob", 0)
    scene.player("carol", 0)
    with scene.play(phase=Phase.LOGISTICS) as play:
        assert [play.player(name).victory_points for name in ("alice", "bob", "carol", "dave")] == [2, 0, 0, 2]


# -- reactions on reactions -------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.0.3", "R4.3.2", "RU101", "RU105")
def test_a_reaction_to_an_interruption_counts_for_it_and_both_count_for_the_action() -> None:
    scene = three()
    scene.edit("b", standing_order=ALWAYS)
    with delayed(scene, "c", 1).activate("a", [1, 1]) as play:
        play.answer(RangedAttack(GUN, B, 1)).answer(RangedDefence(B))
        until(play, "carol").answer(UseDelayed(C)).answer(RangedAttack(GUN, B, 1, facing=117))
        until(play, "bob").answer(RangedDefence(B))
        play.passing().answer(RangedAttack(GUN, B, 1)).passing()
        assert [(check.figure, addends(check)) for check in play.checks] == [("c", (12, 2, -4)), ("a", (12, 2, 2, -4))]


@pytest.mark.rule("R4.0.3", "R4.3.2", "RU100", "R1.10.6")
@pytest.mark.parametrize(("nerve", "raised"), [(6, 2), (5, 0)])
def test_a_reaction_of_who_panics_before_it_takes_effect_has_none_and_was_paid_for(nerve: int, raised: int) -> None:
    scene = three()
    scene.edit("b", standing_order=ALWAYS)
    with delayed(scene, "c", 1).activate("a", [12, 6, nerve]) as play:
        play.answer(RangedAttack(GUN, B, 1)).answer(RangedDefence(B))
        until(play, "carol").answer(UseDelayed(C)).answer(RangedAttack(GUN, B, 1, facing=117))
        play.passing()
        assert (play.value("b", "ranged_defence"), markers(play, "b", "distracted")) == (raised, 1)
        assert [event.able for event in play.of(InterruptionLapsed)] == [False] * (not raised)


@pytest.mark.rule("R4.0.4", "RU003", "RU102", "R1.10.4")
def test_a_wound_in_an_interruption_takes_no_points_from_the_action_that_waits() -> None:
    with delayed(three(), "b", 2).activate("a", [12, 4, 1, 1, 1]) as play:
        play.answer(RangedAttack(GUN, C, 3)).answer(UseDelayed(B)).answer(RangedAttack(GUN, A, 1))
        play.passing()
        assert (play.value("a", "action_points"), play.figure("a").action_points) == (2, 3)
        play.act(RangedAttack(GUN, C, 3))
        assert len(play.checks) == 4


@pytest.mark.rule("R4.3.2", "R4.0.1", "RU105")
def test_a_reaction_before_a_turn_holds_until_its_end() -> None:
    scene = three()
    scene.edit("b", standing_order=ALWAYS)
    with scene.play([9]) as play:
        assert asked(play) == ("bob", Window.BEFORE_TURN)
        play.answer(RangedDefence(B)).passing().answer(Activate(A)).passing()
        play.answer(RangedAttack(GUN, B, 1)).passing()
        assert addends(play.checks[-1]) == (12, 2, -4)
        play.answer(EndTurn()).passing()
        assert play.value("b", "ranged_defence") == 0
