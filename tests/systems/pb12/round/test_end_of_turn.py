"""What ends with every turn, and not only with that of the figure that acted.  R1.6.3, R1.7.3, R1.7.12, RU092."""

from __future__ import annotations

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.cards.card_data import Card, CardTarget, Occasion, Playability, TargetRole
from pb12table.systems.pb12.rules.cards.card_legality import PlayStatusCard
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.figures.statuses import end_effects
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Concentrate,
    EndTurn,
    Move,
    PlayCard,
    RangedAttack,
    SlowDown,
    Steer,
    UseDelayed,
    Wait,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Lasting, Phase, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, CardId
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.systems.pb12.rules.scenarios.scenario_data import (
    CardEffect,
    ChangeAttribute,
    GiveActionPoints,
    Truce,
    Whom,
)
from tests.systems.pb12.expect import gun, play_on
from tests.systems.pb12.interrupting import GUN, A, B, asked, delayed, duel
from tests.systems.pb12.scene import Play, Scene, call, label
from tests.systems.pb12.stables import coach, drive, marked, markers, rider

COACH, DRIVER = FigureId("coach"), FigureId("driver")


def to_turn_of(play: Play, player: str) -> Play:
    """Pass and go on until it is a player's turn."""
    return play_on(play, lambda request: isinstance(request, ChooseTurn) and request.player == player)


def to_window(play: Play, window: Window) -> Play:
    """Pass until Bob is asked in a window."""
    return play_on(play, lambda _: asked(play) == ("bob", window))


def waiting(markers: int = 1) -> Scene:
    """Alice's a and Bob's b, who is Delayed."""
    return delayed(duel(), "b", markers)


# -- concentration --------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.7.12", "R1.6.3")
@pytest.mark.parametrize("window", [Window.BEFORE_TURN, Window.AFTER_TURN])
def test_who_concentrates_in_an_interruption_is_not_concentrated_in_the_next_turn(window: Window) -> None:
    with waiting().play() as play:
        if window is Window.AFTER_TURN:
            to_turn_of(play, "alice").turn(Wait())
        to_window(play, window).answer(UseDelayed(B)).answer(Concentrate()).passing()
        if window is Window.BEFORE_TURN:
            assert play.figure("b").concentrated
            to_turn_of(play, "alice").turn(Wait())
        to_turn_of(play, "bob")
        assert not play.figure("b").concentrated
        play.turn(Activate(B))
        play_on(play, lambda request: isinstance(request, ChooseAction))
        plan = plan_attack(play.state, B, RangedAttack(GUN, A, 1))
        assert "concentrated" not in {modifier.label for modifier in plan.modifiers}


# -- action points --------------------------------------------------------------------------------------------


def made(name: str, playability: Playability, *effects: CardEffect, occasions: tuple[Occasion, ...] = ()) -> Card:
    """A card for one's own figures."""
    target, text = CardTarget(TargetRole.CHOSEN, Whom.OWN), label(name)
    return Card(CardId(name), text, text, None, playability, 1, effects, target=target, occasions=occasions)


@pytest.mark.rule("R1.6.3", "R1.7.3")
def test_points_from_a_card_played_instead_of_a_turn_are_used_up_at_its_end() -> None:
    scene = Scene(hands={"alice": ["drill"]}, cards=[made("drill", Playability.TURN, GiveActionPoints(points=2))])
    scene.human("a")
    scene.human("b", "bob", at=(30, 0))
    with scene.play() as play:
        play.turn(PlayCard(CardId("drill"), A))
        assert (play.figure("a").action_points, play.figure("a").received_action_points) == (0, 0)
        play.turn(Wait()).turn(Activate(A))
        assert play.figure("a").action_points == 3
        assert play.refusal(Move(3, full_move=True)) is None


@pytest.mark.rule("R1.6.3", "R4.0.1", "RU100")
def test_what_a_card_gives_after_a_turn_does_not_last_into_the_next() -> None:
    effects = (
        GiveActionPoints(points=2),
        ChangeAttribute(attribute=Attribute.TOUGHNESS, value=2, lasting="turn"),
        Truce(),
    )
    later = made("later", Playability.INTERRUPTION, *effects, occasions=(Occasion.TURN_OVER,))
    scene = Scene(hands={"bob": ["later"]}, cards=[later])
    scene.human("a", blocks=[gun()])
    scene.human("b", "bob", at=(5, 0))
    with scene.play() as play:
        to_turn_of(play, "alice").turn(Wait())
        to_window(play, Window.AFTER_TURN).answer(PlayCard(CardId("later"), B))
        to_turn_of(play, "bob")
        b = play.figure("b")
        assert (b.action_points, b.received_action_points, b.effects, play.state.truce) == (0, 0, [], False)


# -- the full move bonus --------------------------------------------------------------------------------------


@pytest.mark.rule("R1.7.3", "RU062", "R4.1.5")
def test_what_was_received_for_an_interruption_in_this_turn_counts_among_all_its_points() -> None:
    with delayed(duel(), "a", 2).activate("a") as play:
        play_on(play, lambda request: isinstance(request, ChooseAction))
        full = Move(4, full_move=True)
        assert play.refusal(full) is None
        play.answer(full).answer(UseDelayed(A)).answer(Concentrate())
        play_on(play, lambda request: isinstance(request, ChooseAction))
        assert play.figure("a").action_points == 4
        refusal = play.refusal(full)
        assert refusal is not None
        assert (refusal.reason, refusal.details) == ("not-all-action-points", (("received", 6),))
        assert isinstance(play.pending, ChooseAction)
        assert full not in play.pending.hints(play.state)
        assert play.refusal(Move(4)) is None


@pytest.mark.rule("R1.7.3", "R4.1.5", "RU103")
def test_points_that_were_not_taken_after_all_are_not_received() -> None:
    """Who thinks better of acting in an interruption keeps the markers, and the bonus."""
    with delayed(duel(), "a", 2).activate("a") as play:
        play_on(play, lambda request: isinstance(request, ChooseAction))
        play.answer(Move(4, full_move=True)).answer(UseDelayed(A)).answer(EndTurn())
        assert play.figure("a").received_action_points == 4


@pytest.mark.rule("R1.7.3", "R1.6.3")
def test_what_was_received_in_the_turn_of_another_does_not_count_in_the_own() -> None:
    with waiting().play() as play:
        to_window(play, Window.BEFORE_TURN).answer(UseDelayed(B)).answer(Concentrate()).passing()
        to_turn_of(play, "alice").turn(Wait())
        to_turn_of(play, "bob").turn(Activate(B))
        play_on(play, lambda request: isinstance(request, ChooseAction))
        assert play.figure("b").received_action_points == 3
        assert play.refusal(Move(3, full_move=True)) is None


@pytest.mark.rule("R1.7.3", "R1.6.1", "RU062")
def test_what_was_received_in_the_window_before_the_own_turn_counts_in_it() -> None:
    with delayed(duel(), "a", 2).play() as play:
        play_on(play, lambda _: asked(play) == ("alice", Window.BEFORE_TURN))
        play.answer(UseDelayed(A)).answer(Concentrate()).passing()
        play.turn(Activate(A))
        play_on(play, lambda request: isinstance(request, ChooseAction))
        assert (play.figure("a").action_points, play.figure("a").received_action_points) == (4, 6)
        assert play.refusal(Move(4, full_move=True)) is not None


# -- vehicles -------------------------------------------------------------------------------------------------


def moved_coach(moved: int) -> Scene:
    """Bob's Delayed driver on a coach with Moved markers; its checks succeed by themselves."""
    scene = Scene()
    coach(scene, player="bob")
    rider(scene, player="bob", tech=12)
    drive(scene)
    marked(scene, "coach", moved=moved)
    scene.human("walker", "alice", at=(30, 30))
    scene.human("second", "bob", at=(-30, 30))
    return delayed(scene, "driver", 1)


@pytest.mark.rule("R3.0.16", "RU092", "RU100")
@pytest.mark.parametrize(("moved", "checks"), [(2, ["accident-check"]), (1, [])])
def test_ru092_a_vehicle_slowed_down_after_a_turn_is_checked_when_the_window_is_over(
    moved: int, checks: list[str]
) -> None:
    with moved_coach(moved).play() as play:
        to_turn_of(play, "alice").turn(Wait())
        to_window(play, Window.AFTER_TURN).answer(UseDelayed(DRIVER)).answer(Steer(COACH, 1))
        play_on(play, lambda request: isinstance(request, ActInInterruption)).answer(SlowDown())
        to_turn_of(play, "bob")
        assert markers(play, "coach", "moved") == moved - 1
        assert [check.kind for check in play.checks] == checks
        play.turn(Wait())
        to_turn_of(play, "alice")
        assert [check.kind for check in play.checks] == checks, "it had no part in the next turn"


@pytest.mark.rule("R3.0.16", "RU092", "RU100")
def test_ru100_what_acted_before_a_turn_is_checked_before_the_window_after_it() -> None:
    with delayed(moved_coach(1), "second", 1).play() as play:
        to_window(play, Window.BEFORE_TURN).answer(UseDelayed(DRIVER)).answer(Steer(COACH, 1))
        play_on(play, lambda request: isinstance(request, ActInInterruption)).answer(Concentrate())
        to_turn_of(play, "alice").turn(Wait())
        assert asked(play) == ("bob", Window.AFTER_TURN), "the second one can still act in between"
        assert [(check.figure, check.kind) for check in play.checks] == [("coach", "accident-check")]


@pytest.mark.rule("R3.0.16", "RU092")
def test_ru092_a_move_after_a_turn_needs_no_check() -> None:
    with moved_coach(1).play() as play:
        to_turn_of(play, "alice").turn(Wait())
        to_window(play, Window.AFTER_TURN).answer(UseDelayed(DRIVER)).answer(Steer(COACH, 1))
        play_on(play, lambda request: isinstance(request, ActInInterruption)).answer(Move(1)).stop()
        to_turn_of(play, "bob")
        assert markers(play, "coach", "moved") == 1
        assert play.checks == []


# -- the status phase -----------------------------------------------------------------------------------------


@pytest.mark.rule("R1.6.3", "R5.0.10", "R1.9.1")
def test_what_a_card_of_the_status_phase_gives_for_a_turn_is_over_with_the_phase() -> None:
    effects = (
        GiveActionPoints(points=2),
        ChangeAttribute(attribute=Attribute.RANGED, value=3, lasting="turn"),
        Truce(),
    )
    scene = duel()
    scene.cards = [made("reveille", Playability.STATUS_PHASE, *effects)]
    scene.hands = {"alice": ["reveille"]}
    with scene.play(phase=Phase.STATUS) as play:
        play_on(play, lambda request: isinstance(request, PlayStatusCard))
        play.answer(PlayCard(CardId("reveille"), A))
        play_on(play, lambda request: isinstance(request, BidInitiative))
        assert (play.figure("a").action_points, play.value("a", "ranged"), play.state.truce) == (0, 4, False)
        assert play.state.game_round == 2


@pytest.mark.rule("R4.1.5", "R1.9.1", "RU103")
def test_delayed_markers_above_the_value_are_lost_when_what_raised_it_ends() -> None:
    scene = duel()
    raised = AttributeEffect(Attribute.ACTION_POINTS, 2, "R5.0.6", lasting=Lasting.TURN)
    scene.edit("b", statuses={Status.DELAYED: 5}, effects=[raised])
    state = scene.state()
    call(state, end_effects, Lasting.TURN)
    assert state.figures[B].statuses[Status.DELAYED] == 3
