"""Panicked and Out of Action: what spreads, what is checked in the status phase.  R1.10.1, R1.10.5."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.kernel.request import Dice
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.figures.figures import has_status, is_able_to_act
from pb12table.systems.pb12.rules.figures.statuses import change_attribute, go_out_of_action, receive
from pb12table.systems.pb12.rules.game.answers import Activate, Horizontal, Move, RangedAttack, Wait
from pb12table.systems.pb12.rules.game.events import (
    CheckMade,
    CommandPointsRefilled,
    FigureCollided,
    MarkersRemoved,
    NoPanicCheck,
)
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import (
    AttributeEffect,
    NextEffect,
    Phase,
    Place,
    State,
    Status,
    next_effect,
)
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChooseEffect
from pb12table.systems.pb12.window.play.assistant import come_in_any_order
from tests.systems.pb12.expect import addends, finish_move, gun, play_on, received, status_phase, without_asking
from tests.systems.pb12.scene import ORIGIN, Scene, call, marker

PANIC = "R1.10.5"
A, B, C, D = (FigureId(name) for name in "abcd")


def checks_in(events: list[Any]) -> list[CheckMade]:
    return [event for event in events if isinstance(event, CheckMade)]


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
def test_who_was_panicked_already_has_not_used_up_the_check_of_the_turn() -> None:
    scene = crowd()
    scene.edit("b", statuses={Status.PANICKED: 1})
    state = scene.state()
    call(state, receive, A, Status.PANICKED, PANIC)
    state.figures[FigureId("b")].statuses.clear()
    _, events = call(state, receive, D, Status.PANICKED, PANIC, dice=[6])
    assert [check.figure for check in checks_in(events)] == ["b"]


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
        assert balances[PlayerId("alice")] == 4 + 1


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
    call(state, lambda game: without_asking(go_out_of_action, game, A, "R1.5.1"))
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


@pytest.mark.rule("RU075")
def test_a_panic_check_of_somebody_panicked_already_is_told_and_not_thrown() -> None:
    scene, fields = with_markers((2, 0, 1.8))
    scene.edit("a", statuses={Status.PANICKED: 1})
    play = scene.play([12], phase=Phase.STATUS, **fields)
    play_on(play, lambda request: isinstance(request, ChooseEffect))
    play.answer(next_effect("markers:a"))
    assert play.of(NoPanicCheck) == [NoPanicCheck(figure=FigureId("a"), rule="RU075")]


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
    assert (request.player, set(map(str, request.effects))) == ("alice", {"nerve:b", "markers:a"})
    play.answer(next_effect(first))
    play_on(play, lambda request: isinstance(request, BidInitiative))
    assert [check.figure for check in play.checks] == order
    play.finish()


def waiting(**attributes: Any) -> tuple[State, tuple[NextEffect, ...]]:
    """Return three figures of whom two are near the markers, and each other, and what is waiting for them."""
    scene, fields = with_markers((2, 0, 1.8), **attributes)
    scene.human("b", "alice", at=(2, 2), nerve=4)
    play = scene.play([], phase=Phase.STATUS, **fields)
    play_on(play, lambda request: isinstance(request, ChooseEffect))
    assert isinstance(play.pending, ChooseEffect)
    return play.state, play.pending.effects


@pytest.mark.rule("R1.3.17")
def test_of_panic_checks_because_of_markers_the_order_is_asked_only_where_it_may_matter() -> None:
    state, effects = waiting()
    assert (set(map(str, effects)), come_in_any_order(state, effects)) == ({"markers:a", "markers:b"}, True)
    assert not come_in_any_order(state, (*effects, next_effect("nerve:guard")))
    state.figures[A].climbing = True
    assert not come_in_any_order(state, effects), "who panics may fall"


class OwnDice:
    """Dice that lie ready for each figure: for the markers or its nerve, and where somebody near panics."""

    def __init__(self, first: str, near: str) -> None:
        self.fails = {"first": first, "near": near}

    def roll(self, request: Dice[Any]) -> int:
        cause = "near" if request.target_number == {"a": 6, "b": 5}[request.subject] else "first"
        return 1 if request.subject in self.fails[cause] else 12

    def fork(self) -> OwnDice:
        return self


@pytest.mark.rule("R1.3.17", "R1.10.5")
@pytest.mark.parametrize("effect", ["markers", "nerve"])
@pytest.mark.parametrize("fail", ["", "a", "b", "ab"])
@pytest.mark.parametrize("near", ["", "a", "b", "ab"])
def test_who_panics_is_the_same_in_any_order_of_the_checks(effect: str, fail: str, near: str) -> None:
    def suffered(first: str) -> dict[str, list[Status | Place]]:
        scene, fields = with_markers(*[(2, 0, 1.8)][: effect == "markers"])
        scene.human("b", "alice", at=(2, 2), nerve=4)
        for figure in "ab" if effect == "nerve" else "":
            scene.edit(figure, statuses={Status.PANICKED: 1})
        play = scene.play([], phase=Phase.STATUS, **fields)
        play.session.dice = OwnDice(fail, near)
        play_on(play, lambda request: isinstance(request, ChooseEffect))
        assert isinstance(play.pending, ChooseEffect)
        assert come_in_any_order(play.state, play.pending.effects)
        play.answer(next_effect(f"{effect}:{first}"))
        play_on(play, lambda request: isinstance(request, BidInitiative))
        after = {figure: play.state.figures[FigureId(figure)] for figure in "ab"}
        return {name: [each.place, *each.statuses] for name, each in after.items()}

    found = suffered("a")
    assert found == suffered("b")
    assert {figure for figure in "ab" if found[figure] != [Place.TABLE]} >= set(fail)


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
    assert set(map(str, request.effects)) == {"nerve:a", "markers:a"}
    # The nerve check first: once calm, the markers force a panic check at TN 7.
    play.answer(next_effect("nerve:a"))
    play_on(play, lambda asked: isinstance(asked, BidInitiative))
    assert [check.target_number for check in play.checks] == [9, 7]
    play.finish()


@pytest.mark.rule("R1.10.1")
@pytest.mark.rule("R1.10.5")
def test_whoever_goes_out_by_his_nerve_checks_for_no_markers_any_more() -> None:
    scene, fields = with_markers((2, 0, 1.8))
    scene.edit("a", statuses={Status.PANICKED: 1})
    play = scene.play([8], phase=Phase.STATUS, **fields)
    play_on(play, lambda request: isinstance(request, ChooseEffect)).answer(next_effect("nerve:a"))
    play_on(play, lambda request: isinstance(request, BidInitiative))
    assert [(check.figure, check.target_number) for check in play.checks] == [("a", 9)]
    assert play.is_out("a")
    # The old marker has gone, the new one waits for the next status phase (RU034).
    assert [mark.figure for mark in play.state.markers] == ["a"]
    play.finish()


@pytest.mark.rule("RU075", "R1.10.5")
def test_a_check_that_panic_forced_in_the_last_turn_does_not_stand_for_that_of_the_status_phase() -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "alice", at=(3, 0))
    scene.human("foe", "bob", at=(50, 0))
    scene.edit("a", effects=[AttributeEffect(Attribute.NERVE, -4, "R1.1.7")])
    scene.edit("b", forced_to_check=True)
    with status_phase(scene, [6]) as play:
        assert [(check.figure, check.target_number) for check in play.checks] == [("b", 6)]


@pytest.mark.rule("RU034", "R1.10.1")
def test_a_marker_laid_in_the_status_phase_makes_no_check_of_it_harder() -> None:
    scene, fields = with_markers((2, 0, 1.8))
    scene.human("b", "alice", at=(0, 1))
    scene.edit("b", statuses={Status.PANICKED: 1})
    with scene.play([8, 7], phase=Phase.STATUS, **fields) as play:
        play.answer(False).answer(False)
        assert isinstance(play.pending, ChooseEffect)
        play.answer(next_effect("nerve:b"))
        assert play.is_out("b")
        assert [(check.figure, check.target_number) for check in play.checks] == [("b", 9), ("a", 7)]


@pytest.mark.rule("RU076", "R1.10.1", "RU032")
def test_a_figure_that_goes_out_of_action_in_the_staging_area_leaves_no_marker() -> None:
    scene = Scene()
    scene.human("a", "alice", at=None)
    scene.human("b", "alice", at=(0, 0))
    scene.human("foe", "bob", at=(50, 0))
    scene.edit("a", statuses={Status.PANICKED: 1})
    with status_phase(scene, [8]) as play:
        assert play.is_out("a")
        assert play.state.markers == []


@pytest.mark.rule("R1.10.5", "R1.10.3", "R4.1.5")
def test_who_becomes_incapacitated_is_no_longer_delayed() -> None:
    """V222: by panic or by a negative value, whatever the AP value is."""
    for effect in (None, AttributeEffect(Attribute.TOUGHNESS, -4, "R1.1.7")):
        scene = Scene()
        scene.human("a", "alice")
        scene.edit("a", statuses={Status.DELAYED: 2})
        state = scene.state()
        if effect is None:
            call(state, receive, A, Status.PANICKED, PANIC)
        else:
            call(state, lambda game, effect=effect: without_asking(change_attribute, game, A, effect))
        assert not is_able_to_act(state, A)
        assert Status.DELAYED not in state.figures[A].statuses
