"""What cards do to figures, and where they stop.  R5.0.6, R5.0.7, R1.5.1, R1.6.18, R1.7.3, RU059, RU096, RU097;
R5.0.11."""

from __future__ import annotations

from dataclasses import replace
from math import nan
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId, total
from pb12table.systems.pb12.bots.playing_cards import best_action_card
from pb12table.systems.pb12.rules.attacks.attack_plan import announced_sum
from pb12table.systems.pb12.rules.cards.card_data import Playability
from pb12table.systems.pb12.rules.cards.card_legality import PlayAfterRoll, cards_of, ways_to_play
from pb12table.systems.pb12.rules.cards.playing import go_ahead, heal
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import has_status, markers_of
from pb12table.systems.pb12.rules.game.answers import (
    Adjust,
    Concentrate,
    Horizontal,
    Move,
    PlayCard,
    RangedAttack,
    UseDelayed,
)
from pb12table.systems.pb12.rules.game.events import FigureHelped, StatusLost
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Phase, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, CardId
from pb12table.systems.pb12.rules.scenarios.scenario_data import Heal
from pb12table.systems.pb12.system import SYSTEM
from pb12table.systems.pb12.window.cards import hand_offers
from tests.systems.pb12.expect import gun, next_round, reason
from tests.systems.pb12.interrupting import GUN, delayed
from tests.systems.pb12.scene import CARDS, Play, Scene, run
from tests.systems.pb12.stables import coach, rider

PIRATE, FOE, GUNNER, COACH = FigureId("pirate"), FigureId("foe"), FigureId("gunner"), FigureId("coach")
BY_ID = {card.id: card for card in CARDS}


def card(name: str, figure: str | None = None, **changed: Any) -> PlayCard:
    found = BY_ID[CardId(name)]
    fields = {"action_points": found.action_points, **changed}
    return PlayCard(found.id, None if figure is None else FigureId(figure), **fields)


def lonely(**hands: list[str]) -> Scene:
    scene = Scene(hands=hands)
    scene.human("pirate", blocks=[gun()], ranged=4)
    scene.human("foe", "bob", at=(9, 0), facing=180)
    return scene


def with_gunner(**hands: list[str]) -> Scene:
    """A coach with a gunner who is fixed to it."""
    scene = Scene(hands=hands)
    coach(scene)
    rider(scene, "gunner")
    scene.figures[-1] = replace(scene.figures[-1], carrier=COACH, seat=(1.0, 0.0, 0.0))
    scene.human("foe", "bob", at=(20, 20))
    return scene


@pytest.mark.rule("R5.0.6")
def test_only_a_card_that_says_so_needs_a_sight_line_to_its_target() -> None:
    scene = Scene(hands={"alice": ["war-cry", "powder-keg"]})
    scene.human("pirate", initiative=12, command=3)
    scene.human("foe", "bob", at=(3, 0), facing=180)
    with scene.activate("pirate") as play:
        assert reason(play, card("war-cry", "foe")) is None
        assert reason(play, card("powder-keg", "foe")) is None
    scene.wall(1.5, 4.0)
    with scene.activate("pirate") as play:
        assert reason(play, card("war-cry", "foe")) is None
        assert reason(play, card("powder-keg", "foe")) is not None


@pytest.mark.rule("R5.0.6", "R1.8.14", "R1.1.9")
def test_fresh_powder_fills_what_is_in_use_and_uses_no_charge() -> None:
    scene = Scene(hands={"alice": ["fresh-powder"]})
    scene.human("pirate", items=["rifle"], blocks=[gun()], ranged=4)
    scene.human("foe", "bob", at=(9, 0), facing=180, items=["rifle"])
    with scene.activate("pirate") as play:
        rifle = play.figure("pirate").blocks[BlockId("rifle")]
        theirs = play.figure("foe").blocks[BlockId("rifle")]
        assert rifle.resources == 3
        charges = rifle.charges
        rifle.resources, theirs.resources = 1, 1
        play.act(card("fresh-powder"))
        assert (rifle.resources, rifle.charges) == (3, charges)
        assert theirs.resources == 1
        assert play.figure("pirate").blocks[GUN].resources is None, "without resource points it is unlimited"


@pytest.mark.rule("R3.0.11", "RU096", "R5.0.6")
def test_ru096_no_card_moves_a_fixed_figure() -> None:
    with with_gunner(alice=["forced-march"]).play() as play:
        assert reason(play, card("forced-march", "gunner")) == ("R3.0.11", "fixed")
        assert reason(play, card("forced-march", "coach")) is None
    run(go_ahead(Game(with_gunner().state(), lambda event: None, SYSTEM), GUNNER, 6, None))  # asks for no option
    loose = with_gunner()
    loose.figures[1] = replace(loose.figures[1], carrier=None)
    game: Game = Game(loose.state(), lambda event: None, SYSTEM)
    assert isinstance(go_ahead(game, GUNNER, 6, None).send(None), ChooseMoveOption)


@pytest.mark.rule("R4.1.2", "R1.10.3", "RU107")
@pytest.mark.parametrize("status", [Status.THREATENED, Status.PANICKED])
def test_who_has_no_use_for_movement_points_goes_nowhere_by_a_card(status: Status) -> None:
    state = with_gunner().state()
    coach = FigureId("coach")
    game: Game = Game(state, lambda event: None, SYSTEM)
    assert isinstance(go_ahead(game, coach, 6, None).send(None), ChooseMoveOption)
    state = with_gunner().state()
    state.figures[coach].statuses[status] = 1
    run(go_ahead(Game(state, lambda event: None, SYSTEM), coach, 6, None))  # asks for no option


@pytest.mark.rule("R1.7.3", "RU062")
def test_points_from_a_card_belong_to_those_of_a_full_move() -> None:
    with lonely(alice=["adrenaline"]).activate("pirate") as play:
        play.answer(card("adrenaline", None if BY_ID[CardId("adrenaline")].target.role == "none" else "pirate"))
        assert play.figure("pirate").action_points == 5
        assert reason(play, Move(3, full_move=True)) == ("R1.7.3", "not-all-action-points")
        assert reason(play, Move(5, full_move=True)) is None


@pytest.mark.rule("RU059", "R1.6.18", "RU114")
def test_ru059_no_card_comes_between_a_free_action_and_its_action() -> None:
    adrenaline = card("adrenaline", None if BY_ID[CardId("adrenaline")].target.role == "none" else "pirate")
    with lonely(alice=["adrenaline"]).activate("pirate") as play:
        play.answer(Adjust()).stop()
        assert reason(play, adrenaline) == ("R1.6.18", "owes-an-action")
        play.act(Concentrate())
        assert reason(play, adrenaline) is None
    with lonely(alice=["adrenaline"]).activate("pirate") as play:
        play.act(Concentrate()).answer(adrenaline).answer(Adjust()).go(Horizontal(0, 0.5))
        assert play.figure("pirate").owes_action, "the free action belongs to the one that follows"


@pytest.mark.rule("R3.0.21", "R3.0.22", "RU097", "R1.5.1")
def test_ru097_a_mended_vehicle_sheds_a_marker_for_each_heavy_point() -> None:
    scene = Scene()
    coach(scene, points=(0, 1, 2))
    scene.human("foe", "bob", at=(20, 20))
    damaged = {Status.SEVERELY_DAMAGED: 2, Status.LIGHTLY_DAMAGED: 1}
    scene.edit("coach", light_points=0, heavy_points=0, statuses=damaged)
    state = scene.state()
    game: Game = Game(state, lambda event: None, SYSTEM)
    heal(game, COACH, Heal(light=0))
    assert markers_of(state, COACH, Status.SEVERELY_DAMAGED) == 2
    heal(game, COACH, Heal(heavy=1))
    assert markers_of(state, COACH, Status.SEVERELY_DAMAGED) == 1
    heal(game, COACH, Heal(heavy=1))
    assert markers_of(state, COACH, Status.SEVERELY_DAMAGED) == 0
    assert has_status(state, COACH, Status.LIGHTLY_DAMAGED)
    heal(game, COACH, Heal(light=1))
    assert not has_status(state, COACH, Status.LIGHTLY_DAMAGED)


@pytest.mark.rule("R3.0.21", "R3.0.22", "RU097")
def test_light_points_of_a_vehicle_mend_nothing_of_its_severe_damage() -> None:
    scene = Scene()
    coach(scene, points=(0, 1, 2))
    scene.human("foe", "bob", at=(20, 20))
    damaged = {Status.SEVERELY_DAMAGED: 1, Status.LIGHTLY_DAMAGED: 1}
    scene.edit("coach", light_points=0, heavy_points=1, statuses=damaged)
    state, told = scene.state(), list[Any]()
    game: Game = Game(state, told.append, SYSTEM)
    heal(game, COACH, Heal(light=1))
    assert [event.status for event in told if isinstance(event, StatusLost)] == [Status.LIGHTLY_DAMAGED]
    assert markers_of(state, COACH, Status.SEVERELY_DAMAGED) == 1


@pytest.mark.rule("R1.10.4", "R1.5.1")
def test_a_light_wound_is_shed_with_the_last_light_point_only() -> None:
    scene = Scene()
    scene.human("pirate", points=(0, 2, 1))
    scene.edit("pirate", light_points=0, statuses={Status.LIGHTLY_WOUNDED: 1})
    state = scene.state()
    game: Game = Game(state, lambda event: None, SYSTEM)
    heal(game, PIRATE, Heal(light=1))
    assert has_status(state, PIRATE, Status.LIGHTLY_WOUNDED)
    heal(game, PIRATE, Heal(light=1))
    assert not has_status(state, PIRATE, Status.LIGHTLY_WOUNDED)


@pytest.mark.rule("R1.10.6", "R1.5.1")
def test_a_severe_wound_is_shed_with_the_last_heavy_point_only() -> None:
    scene = Scene()
    scene.human("pirate", points=(0, 1, 2))
    scene.edit("pirate", heavy_points=0, statuses={Status.SEVERELY_WOUNDED: 1})
    state = scene.state()
    game: Game = Game(state, lambda event: None, SYSTEM)
    heal(game, PIRATE, Heal(heavy=1))
    assert has_status(state, PIRATE, Status.SEVERELY_WOUNDED)
    heal(game, PIRATE, Heal(heavy=1))
    assert not has_status(state, PIRATE, Status.SEVERELY_WOUNDED)


@pytest.mark.rule("R5.0.7", "R1.6.2")
def test_a_card_outside_an_action_takes_no_other_points_and_no_facing() -> None:
    with lonely(bob=["sidestep"]).activate("pirate") as play:
        play.answer(RangedAttack(BlockId("gun"), FOE, 1))
        assert reason(play, card("sidestep", "foe", action_points=10**12)) == ("R5.0.7", "other-action-points")
        assert reason(play, card("sidestep", "foe", facing=nan)) == ("R1.6.2", "only-before-an-action")
        assert reason(play, card("sidestep", "foe", facing=0.0)) == ("R1.6.2", "only-before-an-action")
        assert reason(play, card("sidestep", "foe")) is None


# -- the free facing that comes with a card -----------------------------------------------------------------------


def behind(facing: float = 0.0) -> Scene:
    """A foe right to the west of the pirate, who has a card for whom he sees in melee reach."""
    scene = Scene(hands={"alice": ["sand-in-the-eyes"]})
    scene.human("pirate", facing=facing)
    scene.human("foe", "bob", at=(-1, 0), facing=0)
    return scene


@pytest.mark.rule("R1.6.2", "R5.0.7", "RU048", "RU114")
def test_a_card_sees_as_the_figure_faces_before_it() -> None:
    with behind().activate("pirate") as play:
        assert reason(play, card("sand-in-the-eyes", "foe")) == ("R1.4.22", "outside-sight-angle")
        assert reason(play, card("sand-in-the-eyes", "foe", facing=180.0)) is None
        play.act(card("sand-in-the-eyes", "foe", facing=180.0))
        assert play.figure("pirate").facing == 180.0
        assert markers_of(play.state, FOE, Status.BLINDED) == 2
    with behind(facing=180.0).activate("pirate") as play:
        assert reason(play, card("sand-in-the-eyes", "foe")) is None
        assert reason(play, card("sand-in-the-eyes", "foe", facing=0.0)) == ("R1.4.22", "outside-sight-angle")


@pytest.mark.rule("R1.6.2", "R5.0.7", "RU114")
@pytest.mark.parametrize(("facing", "turned"), [(0.0, 180.0), (150.0, None)])
def test_a_card_is_offered_turning_to_its_target_only_where_it_must(facing: float, turned: float | None) -> None:
    """The hand in the app and the bots read these ways."""
    play = behind(facing).activate("pirate")
    assert isinstance(play.pending, ChooseAction)
    hints = [hint for hint in play.pending.hints(play.state) if isinstance(hint, PlayCard)]
    assert hints == [card("sand-in-the-eyes", "foe", facing=turned)]
    assert best_action_card(play.state, PIRATE) in (None, *hints)
    assert [way for offer in hand_offers(play.state, PlayerId("alice"), play.pending) for way in offer.ways] == hints


@pytest.mark.rule("R3.0.15", "R5.0.7")
def test_a_vehicle_plays_no_card_behind_itself() -> None:
    scene = Scene(hands={"alice": ["sand-in-the-eyes"]})
    coach(scene, melee_reach=9)
    rider(scene, "driver")
    scene.human("foe", "bob", at=(-5, 0))
    with scene.play() as play:
        state = play.state
        held = cards_of(state, PlayerId("alice"), Playability.ACTION)
        assert [way for found in held for way in ways_to_play(state, PlayerId("alice"), found, COACH)] == []


# -- against interruptions ------------------------------------------------------------------------------------


def shot_by_the_foe(*cards: str, dice: tuple[int, ...] = ()) -> Play:
    """Alice's pirate is about to concentrate; Bob's Delayed foe interrupts with a shot at it."""
    scene = Scene(hands={"alice": [*cards]})
    scene.human("pirate")
    scene.human("foe", "bob", at=(4, 0), facing=180, blocks=[gun()], ranged=4)
    play = delayed(scene, "foe", 1).activate("pirate", dice)
    play.answer(Concentrate()).answer(UseDelayed(FOE)).answer(RangedAttack(GUN, PIRATE, 1))
    return play


@pytest.mark.rule("R5.0.11", "R4.0.3")
def test_who_is_attacked_in_an_interruption_can_duck_before_it_takes_effect() -> None:
    with shot_by_the_foe("duck", "sidestep", dice=(9,)) as play:
        assert isinstance(play.pending, PlayInterruption)
        assert play.pending.cards(play.state) == [card("duck", "pirate"), card("sidestep", "pirate")]
        play.answer(card("duck", "pirate")).passing()
        assert (play.checks[-1].target_number, play.checks[-1].passed) == (10, False)


@pytest.mark.rule("R5.0.11", "R4.0.3")
def test_the_ethical_imperative_ends_an_attack_in_an_interruption_too() -> None:
    with shot_by_the_foe("ethical-imperative") as play:
        play.answer(card("ethical-imperative")).passing()
        assert play.state.truce
        assert isinstance(play.pending, ActInInterruption)
        assert reason(play, RangedAttack(GUN, PIRATE, 1)) == ("R5.0.11", "truce")


# -- as their texts say ---------------------------------------------------------------------------------------


@pytest.mark.rule("R5.0.7", "R5.0.12", "R1.1.7")
def test_berserk_lasts_until_the_end_of_the_round() -> None:
    with lonely(alice=["berserk"]).activate("pirate", dice=[6, 5]) as play:
        values = ("melee", "strength", "melee_defence")
        play.act(card("berserk"))
        assert [play.value("pirate", name) for name in values] == [2, 5, -1]
        assert (play.figure("pirate").action_points, play.player("alice").command_points) == (2, 8)
        play.end_turn()
        assert [play.value("pirate", name) for name in values] == [2, 5, -1]
        next_round(play)
        assert [play.value("pirate", name) for name in values] == [0, 3, 0]


@pytest.mark.rule("R5.0.7", "R5.0.12", "R1.4.27")
def test_a_war_cry_is_heard_in_the_communication_area() -> None:
    scene = lonely(alice=["war-cry"])
    scene.human("near", "bob", at=(3, 0))
    scene.human("mate", at=(-1, 0))
    with scene.activate("pirate", dice=[5, 12]) as play:
        assert reason(play, card("war-cry", "foe")) == ("R1.4.19", "outside-communication")
        assert reason(play, card("war-cry", "mate")) == ("R1.6.4", "wrong-side")
        play.act(card("war-cry", "near"))
        assert [(check.figure, check.target_number) for check in play.checks] == [("near", 6), ("pirate", 6)]
        assert play.has("near", "panicked")


@pytest.mark.rule("R5.0.11", "R5.0.8", "R4.0.4")
def test_cold_sweat_before_an_action_and_a_stiff_upper_lip_after_the_die() -> None:
    with lonely(alice=["stiff-upper-lip"], bob=["cold-sweat"]).activate("pirate", dice=[5, 6]) as play:
        play.answer(Concentrate())
        assert reason(play, card("cold-sweat", "foe")) == ("R5.0.6", "at-the-acting-figure")
        play.answer(card("cold-sweat", "pirate"))
        assert isinstance(play.pending, PlayAfterRoll)
        play.answer(card("stiff-upper-lip"))
        assert [(check.kind, check.face, check.passed) for check in play.checks] == [("panic-check", 6, True)]
        assert play.question(ChooseAction) == ChooseAction("alice", PIRATE, Concentrate())


@pytest.mark.rule("R5.0.10", "R4.1.3")
def test_a_field_kitchen_comes_before_the_toughness_check_and_the_dark_after_everything() -> None:
    scene = lonely(alice=["field-kitchen", "under-cover-of-darkness"])
    scene.edit("pirate", statuses={Status.EXHAUSTED: 1})
    with scene.play(phase=Phase.STATUS) as play:
        play.answer(False).answer(False)
        assert reason(play, card("under-cover-of-darkness", "pirate")) == ("R5.0.10", "not-the-moment")
        assert reason(play, card("field-kitchen", "foe")) == ("R1.6.4", "wrong-side")
        play.answer(card("field-kitchen", "pirate"))
        assert not play.has("pirate", "exhausted")
        assert not play.checks
        play.answer(card("under-cover-of-darkness", "pirate"))
        play.go(Horizontal(0, 1), Horizontal(0, 2), Horizontal(0, 3))
        assert play.at("pirate") == (0, 3, 0)
        assert play.moved_markers("pirate") == 0
        assert not isinstance(play.pending, ChooseMoveOption)


@pytest.mark.rule("R5.0.7", "R5.0.11", "R1.7.12", "RU068", "RU114")
def test_a_card_instead_of_an_action_is_the_next_action_that_luck_is_for() -> None:
    with lonely(alice=["luck", "fresh-powder"]).activate("pirate", dice=[1]) as play:
        shot = RangedAttack(GUN, FOE, 1)
        before = announced_sum(play.state, PIRATE, shot)
        play.answer(shot).answer(card("luck", "pirate")).passing()
        play.answer(card("fresh-powder")).passing()
        play.answer(shot).passing()
        assert play.checks[-1].target_number == total(before)


@pytest.mark.rule("R5.0.11", "R5.0.6", "R1.7.12", "R1.1.11", "RU068")
def test_luck_comes_on_top_of_having_concentrated_and_of_more_luck_and_is_for_the_next_action_only() -> None:
    # TN 12 - 4 = 8 at short range: Concentrate and two cards make it 2.
    with lonely(alice=["luck", "luck"]).activate("pirate", dice=[1, 1]) as play:
        shot = RangedAttack(GUN, FOE, 1)
        play.answer(Concentrate()).passing()
        before = announced_sum(play.state, PIRATE, shot)
        play.answer(shot).answer(card("luck", "pirate")).answer(card("luck", "pirate"))
        play.passing().answer(shot)
        easier = [(part.label, part.value, part.source) for part in play.checks[-1].modifiers if part not in before]
        assert easier == [("helping-card", -2, "luck"), ("helping-card", -2, "luck")]
        assert play.checks[-1].target_number == total(before) - 4
        assert [(event.figure, event.value) for event in play.of(FigureHelped)] == [(PIRATE, -2), (PIRATE, -2)]
        play.answer(shot).passing()
        assert play.checks[-1].target_number == total(before) + 2
