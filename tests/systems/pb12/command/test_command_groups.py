"""Command groups: the tree, who leads, what dissolving changes, and appointing a leader.  Chapter 2.2."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.command.command_groups import (
    ChooseLeader,
    dissolvable,
    dissolving_refusal,
    followers,
    group_of,
    leader_of,
    led_by,
    members,
    parent_of,
    structure_fault,
    subordinates,
    with_those_above,
)
from pb12table.systems.pb12.rules.figures.statuses import go_out_of_action
from pb12table.systems.pb12.rules.game.answers import Activate, AppointLeader, Concentrate, Wait
from pb12table.systems.pb12.rules.game.events import LeaderAppointed, LeadershipEnded
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Phase
from pb12table.systems.pb12.rules.preparations.profiles import GroupId
from pb12table.systems.pb12.rules.preparations.setup import new_game
from tests.systems.pb12.expect import play_on, refused, without_asking
from tests.systems.pb12.scene import Play, Scene, call

FORCE, ONE, TWO = GroupId("alice"), GroupId("one"), GroupId("two")
K, A, B, C, D, E = (FigureId(name) for name in "kabcde")


class GroupChange(TypedDict, total=False):
    """What is changed of a command group."""

    id: GroupId
    parent: GroupId
    figures: tuple[FigureId, ...]
    leader: FigureId


def crew() -> Scene:
    """Figures k, a, b, c, d, e of Alice's in a row; k, b and d can command.  And a foe far away."""
    scene = Scene()
    for number, name in enumerate("kabcde"):
        scene.human(name, "alice", at=(0, 2 * number), command=1 if name in "kbd" else 0)
    scene.human("foe", "bob", at=(60, 0), facing=180)
    return scene


@pytest.mark.rule("R2.2.10", "RU084")
@pytest.mark.parametrize(("grouped", "asked"), [(True, True), (False, False)])
def test_only_who_has_sorted_his_force_is_asked_for_leaders_in_the_logistics_phase(grouped: bool, asked: bool) -> None:
    scene = crew()
    if grouped:
        scene.group("one", ["b", "c"])
    with scene.play(phase=Phase.LOGISTICS) as play:
        assert isinstance(play.pending, ChooseLeader) is asked


def three_leaders() -> Scene:
    """The force led by k, group one {b, c} by b, group two {d, e} by d; a and k are in the force directly."""
    scene = crew()
    scene.lead("alice", "k")
    scene.group("one", "bc", "b")
    scene.group("two", "de", "d")
    return scene


def one_leader_above() -> Scene:
    """k leads his own group one {k, b, c} and the force; d leads group two {d, e}."""
    scene = crew()
    scene.group("one", "kbc", "k")
    scene.group("two", "de", "d")
    scene.lead("alice", "k")
    return scene


# -- the tree ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R2.2.2", "R2.2.4")
@pytest.mark.vector("V033")
def test_v033_three_leaders() -> None:
    setup = three_leaders().setup()
    assert structure_fault(setup) is None
    state = new_game(setup)
    assert [leader_of(state, group) for group in (FORCE, ONE, TWO)] == [K, B, D]
    assert members(setup, FORCE) == [K, A]
    assert subordinates(setup, FORCE) == [ONE, TWO]
    assert (parent_of(setup, ONE), parent_of(setup, FORCE)) == (FORCE, None)


@pytest.mark.rule("R2.2.5")
@pytest.mark.vector("V034")
def test_v034_a_leader_of_a_group_under_it_leads_the_force() -> None:
    setup = one_leader_above().setup()
    assert structure_fault(setup) is None
    state = new_game(setup)
    assert set(led_by(state, K)) == {ONE, FORCE}
    assert followers(state, K) == [K, A, B, C]


@pytest.mark.rule("R2.2.1", "RU082")
@pytest.mark.vector("V306")
def test_v306_each_figure_is_in_one_group() -> None:
    scene = crew()
    scene.group("one", "bc")
    scene.group("two", "cd")
    fault = structure_fault(scene.setup())
    assert fault is not None
    assert (fault.rule, fault.reason, fault.group, fault.what) == ("R2.2.1", "in-two-groups", "two", "c")
    scene = crew()
    scene.group("one")
    setup = scene.setup()
    assert structure_fault(setup) is None
    assert group_of(setup, A) == FORCE
    assert members(setup, ONE) == []


@pytest.mark.rule("R2.2.4")
@pytest.mark.vector("V307")
def test_v307_all_groups_hang_on_the_force() -> None:
    scene = crew()
    scene.group("one", "b", parent="nowhere")
    scene.groups[0] = replace(scene.groups[0], player=scene.figures[0].player)
    fault = structure_fault(scene.setup())
    assert fault is not None
    assert (fault.rule, fault.reason) == ("R2.2.4", "no-group-above")
    scene = crew()
    scene.group("one", "b")
    scene.group("two", "c", parent="one")
    scene.groups[0] = replace(scene.groups[0], parent=TWO)
    fault = structure_fault(scene.setup())
    assert fault is not None
    assert (fault.rule, fault.reason) == ("R2.2.4", "groups-in-a-circle")


@pytest.mark.rule("R2.2.1")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"figures": (FigureId("foe"),)}, "not-in-this-force"),
        ({"figures": (FigureId("nobody"),)}, "not-in-this-force"),
        ({"id": GroupId("bob")}, "named-like-a-player"),
        ({"parent": GroupId("bob")}, "no-group-above"),
        ({"leader": FigureId("foe")}, "not-in-this-force"),
        ({"leader": C}, "no-command-figure"),
        ({"leader": D}, "cannot-lead-this-group"),
    ],
)
def test_what_a_group_must_not_be(change: GroupChange, reason: str) -> None:
    scene = crew()
    scene.group("one", "bc", "b")
    scene.groups[0] = replace(scene.groups[0], **change)
    fault = structure_fault(scene.setup())
    assert fault is not None
    assert fault.reason == reason


@pytest.mark.rule("R2.2.5")
@pytest.mark.parametrize(("parent", "fits"), [("one", False), ("alice", True)])
def test_only_leaders_of_groups_directly_under_it_may_lead_from_below(parent: str, fits: bool) -> None:
    scene = crew()
    scene.group("one", "bc", "b")
    scene.group("two", "de", "d", parent=parent)
    scene.lead("alice", "d")
    assert (structure_fault(scene.setup()) is None) is fits


# -- dissolving --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R2.2.6")
@pytest.mark.vector("V035")
def test_v035_a_dissolved_group_is_in_the_one_above() -> None:
    state = new_game(three_leaders().setup())
    assert dissolving_refusal(state, K, (ONE,)) is None
    assert members(state.setup, FORCE, {ONE}) == [K, A, B, C]
    assert leader_of(state, FORCE, {ONE}) == K
    assert leader_of(state, ONE, {ONE}) is None
    assert followers(state, K, {ONE}) == [K, A, B, C]


@pytest.mark.rule("R2.2.6", "R2.2.7")
@pytest.mark.vector("V036")
def test_v036_a_leader_of_both_may_dissolve_his_own() -> None:
    state = new_game(one_leader_above().setup())
    assert dissolving_refusal(state, K, (ONE, TWO)) is None
    assert members(state.setup, FORCE, {ONE, TWO}) == [K, A, B, C, D, E]
    assert led_by(state, K, {ONE, TWO}) == [FORCE]
    assert followers(state, K, (ONE, TWO)) == [K, A, B, C, D, E]


@pytest.mark.rule("R2.2.7", "RU083")
def test_groups_under_a_dissolved_one_hang_on_the_one_above() -> None:
    scene = crew()
    scene.lead("alice", "k")
    scene.group("one", "bc", "b")
    scene.group("two", "de", "d", parent="one")
    state = new_game(scene.setup())
    assert parent_of(state.setup, TWO, {ONE}) == FORCE
    assert subordinates(state.setup, FORCE, {ONE}) == [TWO]
    assert dissolvable(state, K) == [ONE, TWO]
    assert with_those_above(state, K, TWO) == (TWO, ONE)
    # Step by step: group two can be dissolved into the force only with group one between them.
    assert dissolving_refusal(state, K, (TWO, ONE)) is None
    refusal = dissolving_refusal(state, K, (TWO,))
    assert refusal is not None
    assert refusal.rule == "R2.2.7"
    assert members(state.setup, FORCE, {ONE, TWO}) == [K, A, B, C, D, E]


@pytest.mark.rule("R2.2.7")
def test_what_cannot_be_dissolved() -> None:
    state = new_game(three_leaders().setup())
    for leader, groups, rule, reason in (
        (B, (ONE,), "R2.2.7", "does-not-lead-above"),
        (K, (FORCE,), "R2.2.6", "cannot-be-dissolved"),
        (K, (GroupId("nothing"),), "R2.2.6", "cannot-be-dissolved"),
        (K, (ONE, ONE), "R2.2.6", "dissolved-twice"),
        (A, (ONE,), "R2.2.7", "does-not-lead-above"),
    ):
        refusal = dissolving_refusal(state, leader, groups)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == (rule, reason)


# -- appointing --------------------------------------------------------------------------------------------------------


def appointing(scene: Scene, *fallen: FigureId) -> Play:
    """Alice's turn, after some figures have gone out of action."""
    state = scene.state()
    for figure in fallen:
        call(state, lambda game, figure=figure: without_asking(go_out_of_action, game, figure, "R1.5.1"))
    return scene.play(figures=state.figures, leaders=state.leaders, markers=state.markers)


@pytest.mark.rule("R2.2.10")
@pytest.mark.vector("V261")
def test_v261_a_new_leader_must_be_a_command_figure_of_the_group() -> None:
    scene = three_leaders()
    scene.figures[3] = replace(scene.figures[3], profile=replace(scene.figures[3].profile, command=1))
    with appointing(scene, B) as play:
        assert ONE not in play.state.leaders
        refusal = play.refusal(AppointLeader(ONE, A))
        assert refusal is not None
        assert refusal.rule == "R2.2.2"
        play.turn(AppointLeader(ONE, C))
        assert play.state.leaders[ONE] == C
        assert play.player("alice").command_points == 9
        assert [(event.group, event.figure) for event in play.of(LeaderAppointed)] == [("one", "c")]
        assert isinstance(play.pending, ChooseTurn)


@pytest.mark.rule("R2.2.10", "R2.2.5")
def test_a_leader_of_a_group_directly_under_it_can_be_appointed() -> None:
    with appointing(three_leaders(), K) as play:
        for figure, legal in ((B, True), (D, True), (A, False), (E, False)):
            assert (play.refusal(AppointLeader(FORCE, figure)) is None) is legal
        play.turn(AppointLeader(FORCE, B))
        assert play.state.leaders == {ONE: B, TWO: D, FORCE: B}


@pytest.mark.rule("R2.2.10")
def test_nobody_is_appointed_where_he_leads_already_or_in_a_force_that_is_not_ones_own() -> None:
    with appointing(three_leaders()) as play:
        refused(play, AppointLeader(ONE, B), "R2.2.10", "leads-already")
        refused(play, AppointLeader(GroupId("bob"), B), "R2.2.10", "not-your-group")
        refused(play, AppointLeader(GroupId("nothing"), B), "R2.2.10", "not-your-group")
        refused(play, AppointLeader(ONE, FigureId("foe")), "R1.2.11", "not-your-figure")


@pytest.mark.rule("R2.2.10", "R2.2.5")
def test_who_leads_no_longer_below_leads_no_longer_above() -> None:
    with appointing(one_leader_above()) as play:
        play.turn(AppointLeader(ONE, B))
        assert play.state.leaders == {ONE: B, TWO: D}
        assert [(event.group, event.figure) for event in play.of(LeadershipEnded)] == [("alice", "k")]


@pytest.mark.rule("R2.2.10", "R2.2.5")
def test_leading_ends_all_the_way_up() -> None:
    """k leads group two, group one above it and the force above that, each as the leader of the one below."""
    scene = crew()
    scene.group("one", "c", "k")
    scene.group("two", "kb", "k", "one")
    scene.lead("alice", "k")
    with appointing(scene) as play:
        play.turn(AppointLeader(TWO, B))
        assert play.state.leaders == {TWO: B}
        assert [event.group for event in play.of(LeadershipEnded)] == ["one", "alice"]


@pytest.mark.rule("R2.2.10", "R2.2.5")
def test_who_leads_another_group_above_goes_on_leading_it() -> None:
    scene = three_leaders()
    scene.figures[3] = replace(scene.figures[3], profile=replace(scene.figures[3].profile, command=1))
    with appointing(scene) as play:
        play.turn(AppointLeader(ONE, C))
        assert play.state.leaders == {ONE: C, TWO: D, FORCE: K}
        assert play.of(LeadershipEnded) == []


@pytest.mark.rule("R2.2.10", "RU084")
def test_nobody_is_asked_for_leaders_where_no_figure_could_be_one() -> None:
    scene = Scene()
    for name in "ab":
        scene.human(name, "alice")
    scene.human("foe", "bob", at=(60, 0), facing=180)
    scene.group("one", ["b"])
    with scene.play(phase=Phase.LOGISTICS) as play:
        assert not isinstance(play.pending, ChooseLeader)


@pytest.mark.rule("R2.2.10")
@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        (AppointLeader(ONE, B), "R2.2.10"),
        (AppointLeader(GroupId("bob"), FigureId("foe")), "R2.2.10"),
        (AppointLeader(ONE, FigureId("foe")), "R1.2.11"),
        (AppointLeader(GroupId("nothing"), B), "R2.2.10"),
        (AppointLeader(TWO, B), "R2.2.5"),
    ],
)
def test_who_cannot_be_appointed(answer: AppointLeader, rule: str) -> None:
    with appointing(three_leaders()) as play:
        refusal = play.refusal(answer)
        assert refusal is not None
        assert refusal.rule == rule


@pytest.mark.rule("R2.2.10", "RU084")
@pytest.mark.vector("V354")
def test_v354_in_the_own_turn_before_and_between_actions() -> None:
    scene = three_leaders()
    with appointing(scene, K) as play:
        play.turn(Activate(A)).act(Concentrate())
        play.act(AppointLeader(FORCE, B)).act(AppointLeader(FORCE, D))
        assert play.player("alice").command_points == 7
        assert play.state.leaders[FORCE] == D
        play.act(Concentrate())
        play.end_turn()
        # Bob's turn: the question is his, and Alice's groups are none of his.
        assert play.pending is not None
        assert play.pending.player == "bob"
        refusal = play.refusal(AppointLeader(FORCE, B))
        assert refusal is not None
        assert refusal.rule == "R2.2.10"


@pytest.mark.rule("R2.2.10", "RU084")
def test_without_a_command_point_nobody_is_appointed() -> None:
    scene = three_leaders()
    scene.player("alice", 1)
    with appointing(scene, K) as play:
        play.turn(Activate(A))
        assert play.player("alice").command_points == 0
        refused(play, AppointLeader(FORCE, B), "R2.2.10", "no-command-points")


@pytest.mark.rule("R2.2.10")
def test_the_last_command_point_for_a_leader_leaves_no_turn() -> None:
    scene = three_leaders()
    scene.player("alice", 1)
    with appointing(scene, K) as play:
        play.turn(AppointLeader(FORCE, B))
        assert play.player("alice").command_points == 0
        assert play.pending is not None
        assert play.pending.player == "bob"
        play.turn(Wait())
        assert play.pending.player == "bob"


@pytest.mark.rule("R2.2.2")
def test_a_leader_out_of_action_leads_nothing() -> None:
    state = one_leader_above().state()
    call(state, lambda game: without_asking(go_out_of_action, game, K, "R1.5.1"))
    assert state.leaders == {TWO: D}
    play = play_on(one_leader_above().play(), lambda request: isinstance(request, ChooseAction | ChooseTurn))
    assert play.state.leaders[FORCE] == K
