"""Interruptions by mouse and keys: being asked, reacting, acting, answering for an interrupted movement."""

from __future__ import annotations

import pygame
import pytest

from pb12table.skirmish.forms.form import Pick
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.systems.pb12.rules.checks.deputies import ChooseDeputy
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.extensions.moments import Moment, Window
from pb12table.systems.pb12.rules.figures.figures import markers_of
from pb12table.systems.pb12.rules.game.answers import (
    MeleeAttack,
    MeleeDefence,
    Move,
    Pass,
    RangedAttack,
    RangedDefence,
    SetStandingOrder,
    UseDelayed,
)
from pb12table.systems.pb12.rules.game.events import MovementFixed
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption, RespondToInterruption
from pb12table.systems.pb12.rules.preparations.blocks import ReplacedCheck
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId, StandingOrder, When
from pb12table.systems.pb12.window.modes.actions import ActionMode
from pb12table.systems.pb12.window.modes.moving import MoveMode
from pb12table.systems.pb12.window.modes.responding import RespondMode
from pb12table.texts.locale import Language
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.play.base import SumLine
from pb12table.window.play.face import mode_for
from pb12table.window.play.foreseeing import Exchange
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.expect import blade, gun
from tests.systems.pb12.scene import Scene

A, B, C = FigureId("a"), FigureId("b"), FigureId("c")
BLADE = BlockId("blade")
ATTACK = MeleeAttack(BLADE, B, 1)


def opponents(when: When, *, delayed: int = 0, melee: int = 0) -> Hand:
    """Alice's a is active, Bob's b stands beside it and c further off; Bob is asked for b as he said."""
    scene = Scene(width=24.0, depth=14.0, origin=(8.0, 7.0))
    scene.human("a", "alice", blocks=[gun(), blade()], action_points=3, melee=melee)
    scene.human("b", "bob", at=(0.5, 0.0), facing=180.0, blocks=[gun(), blade()], initiative=3)
    scene.human("c", "bob", at=(0.5, 5.0), facing=180.0, blocks=[gun(), blade()], initiative=3)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    if delayed:
        hand.session.state.figures[B].statuses[Status.DELAYED] = delayed
    assert hand.game.controller.declare(PlayerId("bob"), SetStandingOrder(B, when)) is None
    hand.frames()
    return hand


def walk_west(hand: Hand, steps: float) -> None:
    """Plan a way for a to the west, and go."""
    hand.key(pygame.K_m)
    hand.click_table(8.02 - steps, 7.0)  # a pixel is no exact place
    hand.key(pygame.K_RETURN)


def announced(hand: Hand) -> Window | None:
    request = hand.session.pending
    return request.moment.window if isinstance(request, PlayInterruption) else None


@pytest.mark.rule("R4.0.1", "R4.3.3")
def test_who_is_attacked_is_asked_and_reacts_by_a_digit() -> None:
    hand = opponents(When.ATTACKED)
    hand.answer(ATTACK)
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    assert mode.form.values["figure"] == B == hand.game.selected
    card = mode.card()
    assert card.player == "bob"
    assert [line.words for line in card.stack] == ["a: Melee Attack with blade → b"]
    told = [line.partition(":")[0] for line in card.lines[:2]]
    assert told == ["As announced", "With the defence"], "what is cut where there is no room is not what decides"
    hand.key(pygame.K_RETURN)
    assert hand.game.mode is mode, "Enter takes nothing, for the attacker has just pressed it"
    hand.digit(1)
    assert markers_of(hand.session.state, B, Status.DISTRACTED) == 1
    assert hand.question(ChooseAction).declared == ATTACK, "there is nothing else to be asked about"


@pytest.mark.rule("R4.0.3", "R4.1.5", "R4.3.3")
def test_who_could_also_act_is_asked_again_after_a_defence() -> None:
    hand = opponents(When.ATTACKED, delayed=1)
    hand.answer(ATTACK)
    hand.digit(1)
    assert isinstance(hand.session.pending, PlayInterruption)
    words = [line.words for line in hand.card().stack]
    assert words == ["b: Melee defence", "a: Melee Attack with blade → b"]
    hand.key(pygame.K_p)
    assert hand.question(ChooseAction).declared == ATTACK


@pytest.mark.rule("R4.3.1", "R4.3.3")
@pytest.mark.parametrize(("melee", "offered"), [(0, False), (4, True)])
def test_two_defences_are_one_answer_where_the_second_helps_too(melee: int, offered: bool) -> None:
    hand = opponents(When.ATTACKED, melee=melee)
    hand.answer(ATTACK)
    twice = [button.command for button in hand.card().buttons if button.label == "Melee defence 2×: +4"]
    assert bool(twice) is offered
    if offered:
        hand.click_zone(f"command:{twice[0]}")
        assert markers_of(hand.session.state, B, Status.DISTRACTED) == 2
        said = [entry.plain["kind"] for entry in hand.session.entries if entry.request == "PlayInterruption"]
        assert said[:2] == ["melee-defence"] * 2


def far_shot(hand: Hand) -> PlayInterruption:
    """The question of bob whether he interrupts a shot that cannot succeed, whatever he does."""
    shot = RangedAttack(BlockId("gun"), C, 1)
    return PlayInterruption(PlayerId("bob"), Moment(Window.BEFORE_ACTION, PlayerId("alice"), A, shot))


@pytest.mark.rule("R4.0.1", "R4.3.2")
def test_nobody_is_asked_who_could_change_nothing_that_is_announced() -> None:
    hand = opponents(When.ATTACKED)
    state, request = hand.session.state, far_shot(hand)
    assistant = hand.game.controller.assistant
    assert assistant.spared(request, state) is None, "a defence makes it harder"
    state.figures[C].effects.append(AttributeEffect(Attribute.RANGED_DEFENCE, 20, "R4.3.2"))
    assert assistant.spared(request, state) == (Pass(),)
    state.figures[B].statuses[Status.DELAYED] = 1
    assert assistant.spared(request, state) is None, "somebody can act"
    state.figures[B].statuses[Status.DELAYED] = 0
    state.figures[B].standing_order = StandingOrder(When.ALWAYS)
    assert assistant.spared(request, state) is None, "somebody wants to be asked"
    state.figures[B].standing_order = StandingOrder(When.ATTACKED)
    for held in ("hand", "deck", "discarded"):
        own = state.clone()
        getattr(own.players[PlayerId("bob")], held).append("luck")
        assert assistant.spared(request, own) is None, "that nothing fits is not told"
        other = state.clone()
        getattr(other.players[PlayerId("alice")], held).append("luck")
        assert assistant.spared(request, other) == (Pass(),), "what the other one holds shows in nothing"


@pytest.mark.rule("R4.0.4")
def test_what_was_announced_is_done_after_all_by_one_key() -> None:
    hand = opponents(When.ATTACKED)
    hand.answer(ATTACK)
    hand.digit(1)
    mode = hand.game.mode
    assert isinstance(mode, ActionMode)
    card = mode.card()
    assert card is not None
    assert "Melee Attack with blade" in card.lines[0]
    hand.key(pygame.K_o)
    assert hand.figure("a").action_points == 3, "nothing can succeed any more: it is asked once more"
    assert hand.game.toast[1]
    hand.key(pygame.K_o)
    hand.game.skip()
    assert hand.figure("a").action_points == 2
    assert any(getattr(line.event, "kind", "") == "melee-check" for line in hand.session.log)


@pytest.mark.rule("R4.0.4", "R4.3.3")
@pytest.mark.parametrize(("melee", "warned"), [(0, True), (4, False)])
def test_a_declared_attack_says_what_it_needs_now_and_what_has_changed(melee: int, warned: bool) -> None:
    hand = opponents(When.ATTACKED, melee=melee)
    hand.answer(ATTACK)
    hand.digit(1)
    card = hand.game.mode.card()
    assert card is not None
    assert total_of(card.sums) == number_in(card.result)
    assert [(line.value, line.rule) for line in card.sums if line.changed] == [("+2", "R4.3.3")]
    assert f"now {number_in(card.result)} instead of {number_in(card.result) - 2}" in card.lines[1]
    assert ("can succeed" in card.warning) == warned
    assert card.result_note


@pytest.mark.rule("R4.3.3", "R1.7.15")
def test_the_number_an_announced_attack_needs_says_what_it_is_made_of() -> None:
    hand = opponents(When.ATTACKED, delayed=1)
    hand.answer(ATTACK)
    before = hand.game.mode.card()
    assert before is not None
    assert {line.rule for line in before.sums} >= {"R1.8.7"}
    assert total_of(before.sums) == number_in(before.result)
    hand.digit(1)
    hand.play_to(PlayInterruption, "bob", most=1)
    after = hand.game.mode.card()
    assert after is not None
    assert [(line.value, line.rule) for line in after.sums if line not in before.sums] == [("+2", "R4.3.3")]
    assert total_of(after.sums) == number_in(after.result) == number_in(before.result) + 2


def total_of(sums: tuple[SumLine, ...]) -> int:
    return sum(int(line.value.replace("−", "-").replace("±", "")) for line in sums)


def number_in(words: str) -> int:
    return int(words.split()[-1].replace("−", "-"))


@pytest.mark.parametrize(("language", "own"), [("en", "with the fitting defence"), ("de", "passenden Verteidigung")])
def test_only_for_the_attacked_figure_a_defence_is_proposed(language: Language, own: str) -> None:
    hand = opponents(When.ATTACKED)
    hand.program.settings.language = language
    hand.program.apply_settings()
    hand.answer(ATTACK)
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    assert own in " ".join(mode.card().lines)
    mode.give("figure", C)
    assert own not in " ".join(mode.card().lines)


@pytest.mark.rule("R1.4.28")
def test_each_deputy_says_what_his_number_is_made_of() -> None:
    hand = opponents(When.ATTACKED)
    base, captain = Modifier("R1.4.28", "base", 12), Modifier("R1.4.27", "panic-initiative", -4, "b")
    request = ChooseDeputy("alice", A, ReplacedCheck.PANIC, (B,), (base,), ((base, captain),))
    card = mode_for(hand.game, request).card()
    assert card is not None
    itself, other = card.buttons
    assert itself.label.endswith("12")
    assert len(itself.sums) == 1
    assert other.label.endswith("8")
    assert other.sums[1].startswith("−4")
    assert other.sums[1].endswith("(R1.4.27)")


@pytest.mark.rule("R1.4.28", "R1.1.12")
@pytest.mark.parametrize(("number", "words"), [(2, "needs 2"), (0, "succeeds without a die"), (13, "fails without")])
def test_a_deputy_who_needs_no_die_says_so(number: int, words: str) -> None:
    hand = opponents(When.ATTACKED)
    base = Modifier("R1.4.28", "base", 12)
    captain = Modifier("R1.4.27", "panic-initiative", number - 12, "b")
    request = ChooseDeputy("alice", A, ReplacedCheck.PANIC, (B,), (base,), ((base, captain),))
    card = mode_for(hand.game, request).card()
    assert card is not None
    assert words in card.buttons[1].label


def test_passing_once_lets_the_attack_come_and_asks_again_at_the_next() -> None:
    hand = opponents(When.ATTACKED)
    hand.answer(ATTACK)
    hand.key(pygame.K_p)
    hand.game.skip()
    hand.play_to(ChooseAction, "alice")
    if hand.session.refusal(ATTACK) is None:
        hand.answer(ATTACK)
        assert isinstance(hand.session.pending, PlayInterruption)


def test_one_key_passes_the_rest_of_the_turn_and_one_undo_takes_it_back() -> None:
    hand = opponents(When.ALWAYS)
    hand.answer(ATTACK)
    hand.key(pygame.K_p, pygame.KMOD_SHIFT)
    assert hand.session.state.players[PlayerId("bob")].passed_turn
    assert not isinstance(hand.session.pending, PlayInterruption)
    hand = opponents(When.ALWAYS)
    hand.key(pygame.K_k)
    assert isinstance(hand.session.pending, PlayInterruption)
    hand.click_zone("command:pass-turn")
    hand.question(ChooseAction)
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert isinstance(hand.session.pending, PlayInterruption)
    assert not hand.session.state.players[PlayerId("bob")].passed_turn


def test_escape_and_the_right_mouse_button_pass_nothing() -> None:
    hand = opponents(When.ATTACKED)
    hand.answer(ATTACK)
    hand.key(pygame.K_ESCAPE)
    hand.click_table(3.0, 3.0, 3)
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.session.pending, PlayInterruption)


@pytest.mark.rule("R4.3.1", "RU105")
def test_another_figure_is_chosen_on_the_table_in_the_list_or_by_tab() -> None:
    hand = opponents(When.ATTACKED)
    hand.answer(ATTACK)
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    hand.click_table(8.5, 12.0)
    assert mode.form.values["figure"] == C
    hand.key(pygame.K_TAB)
    assert mode.form.values["figure"] == B
    hand.click_zone("figure:c")
    assert mode.form.values["figure"] == C
    hand.click_zone("command:offer-1")
    assert markers_of(hand.session.state, C, Status.DISTRACTED) == 0, "another is attacked: that is said first"
    assert hand.game.toast[0].startswith("Nobody attacks c now")
    hand.click_zone("command:offer-1")
    assert markers_of(hand.session.state, C, Status.DISTRACTED) == 1


@pytest.mark.rule("R4.1.5", "R4.0.5")
def test_a_delayed_figure_attacks_out_of_an_interruption_as_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    # How much speaks for it is worked out beside the frames, and may be known by then or not.
    monkeypatch.setattr(Exchange, "is_doubtful", False)
    hand = opponents(When.ATTACKED, delayed=2)
    hand.answer(ATTACK)
    hand.digit(2)
    assert isinstance(hand.session.pending, ActInInterruption)
    mode = hand.game.mode
    assert isinstance(mode, ActionMode)
    assert {tile.command for tile in mode.tiles() if tile.enabled} >= {"move", "melee-attack", "end-turn"}
    card = mode.card()
    assert card is not None
    assert [line.words for line in card.stack] == ["a: Melee Attack with blade → b"]
    hand.key(pygame.K_n)
    hand.key(pygame.K_RETURN)
    hand.question(PlayInterruption)
    assert markers_of(hand.session.state, B, Status.DELAYED) == 0
    card = hand.game.mode.card()
    assert card is not None
    assert card.stack[0].words.startswith("b acts: Melee Attack with")
    hand.key(pygame.K_p)
    hand.game.skip()
    assert any(
        getattr(line.event, "kind", "") == "melee-check" and getattr(line.event, "figure", "") == B
        for line in hand.session.log
    )


@pytest.mark.rule("R4.1.5")
def test_a_delayed_figure_moves_along_the_way_it_planned_when_it_was_announced() -> None:
    hand = opponents(When.ATTACKED, delayed=2)
    hand.answer(ATTACK)
    hand.digit(2)
    hand.key(pygame.K_m)
    hand.click_table(12.0, 7.0)
    hand.key(pygame.K_RETURN)
    assert hand.figure("b").x == pytest.approx(8.5)
    hand.key(pygame.K_p)
    hand.frames(4)
    hand.game.skip()
    assert hand.figure("b").x == pytest.approx(12.0, abs=0.3)
    assert isinstance(hand.session.pending, ChooseAction)


@pytest.mark.rule("R1.6.2", "R4.1.5")
def test_who_acts_in_an_interruption_turns_before_it() -> None:
    hand = opponents(When.ATTACKED, delayed=2)
    hand.answer(ATTACK)
    hand.digit(2)
    assert isinstance(hand.session.pending, ActInInterruption)
    before = hand.figure("b").facing
    hand.key(pygame.K_q)
    card = hand.game.mode.card()
    assert card is not None
    assert any("Facing at the next action" in line for line in card.lines)
    hand.key(pygame.K_k)
    hand.key(pygame.K_p)
    assert hand.figure("b").facing == before + 15.0


def test_choosing_no_action_is_a_pass() -> None:
    hand = opponents(When.ATTACKED, delayed=2)
    hand.answer(ATTACK)
    hand.digit(2)
    hand.click_zone("command:end-turn")
    assert not isinstance(hand.session.pending, ActInInterruption)
    # It is Delayed still, and the attack in its sight is over.
    assert isinstance(hand.session.pending, PlayInterruption)
    assert hand.session.pending.moment.window is Window.AFTER_ACTION
    assert any(getattr(line.event, "kind", "") == "melee-check" for line in hand.session.log)


# -- movement -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.0.6")
def test_a_planned_way_goes_on_when_those_who_are_asked_pass() -> None:
    hand = opponents(When.ALWAYS)
    walk_west(hand, 3.0)
    asked = 0
    while announced(hand) is not None:
        asked += 1
        hand.key(pygame.K_p)
        hand.game.skip()
        hand.frames(1)
    assert asked > 6
    assert hand.figure("a").x == pytest.approx(5.0, abs=0.3)


def interrupted(hand: Hand) -> RespondMode:
    """Let Bob react in the middle of a's way, and Alice be asked."""
    walk_west(hand, 3.0)
    while announced(hand) is not Window.AFTER_OPTION:
        hand.key(pygame.K_p)
    hand.digit(1)
    hand.digit(1)
    hand.key(pygame.K_p)
    assert isinstance(hand.session.pending, RespondToInterruption)
    mode = hand.game.mode
    assert isinstance(mode, RespondMode)
    return mode


@pytest.mark.rule("R4.0.6", "RU104")
def test_the_rest_of_the_planned_way_can_be_fixed_by_enter() -> None:
    hand = opponents(When.ALWAYS)
    mode = interrupted(hand)
    assert len(mode.fixed.options) == 2
    assert mode.card().player == "alice"
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    fixed = [line.event for line in hand.session.log if isinstance(line.event, MovementFixed)]
    assert [event.options for event in fixed] == [2]
    hand.key(pygame.K_p, pygame.KMOD_SHIFT)
    assert hand.figure("a").x == pytest.approx(5.0, abs=0.3)


@pytest.mark.rule("R4.0.6", "RU104")
def test_reacting_proposes_the_way_again_and_leaves_the_choice() -> None:
    hand = opponents(When.ALWAYS)
    interrupted(hand)
    hand.key(pygame.K_m, pygame.KMOD_SHIFT)
    hand.question(ChooseMoveOption)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    assert len(mode.payable) == 2
    here = hand.figure("a").x
    mode.press("stop")
    hand.frames()
    assert hand.figure("a").x == here
    assert isinstance(hand.session.pending, ChooseAction | ChooseTurn | PlayInterruption)


@pytest.mark.rule("R4.0.6")
def test_going_no_further_is_one_key_too() -> None:
    hand = opponents(When.ALWAYS)
    interrupted(hand)
    here = hand.figure("a").x
    hand.key(pygame.K_z, pygame.KMOD_SHIFT)
    hand.key(pygame.K_p, pygame.KMOD_SHIFT)
    assert hand.figure("a").x == here
    assert isinstance(hand.session.pending, ChooseAction)


def test_taking_back_a_pass_keeps_the_rest_of_the_way() -> None:
    hand = opponents(When.ALWAYS)
    walk_west(hand, 3.0)
    hand.key(pygame.K_p)
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert isinstance(hand.session.pending, PlayInterruption)
    hand.key(pygame.K_p, pygame.KMOD_SHIFT)
    hand.game.skip()
    assert hand.figure("a").x == pytest.approx(5.0, abs=0.3)


def test_the_banner_names_whose_hand_is_needed() -> None:
    hand = opponents(When.ATTACKED)
    assert "banner" not in hand.zone_names()
    hand.answer(ATTACK)
    assert "banner" in hand.zone_names()


@pytest.mark.rule("R4.0.1", "RU100")
def test_before_ones_own_move_cards_are_asked_for_and_defences_only_shown_when_wanted() -> None:
    scene = Scene(width=24.0, depth=14.0, origin=(8.0, 7.0), hands={"alice": ["luck"]}, decks={"alice": ["luck"]})
    scene.human("a", "alice", initiative=3)
    scene.human("b", "bob", at=(9.0, 0.0), facing=180.0)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    hand.answer(Move(1))
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    assert mode.form.player == "alice"
    card = mode.card()
    labels = [button.label for button in card.buttons]
    assert not [label for label in labels if "defence" in label]
    assert card.steppers[0].value == "none of yours is attacked"
    hand.key(pygame.K_TAB)
    assert mode.form.values["figure"] == A
    assert len([button for button in mode.card().buttons if "defence" in button.label and button.enabled]) == 2


@pytest.mark.rule("R4.3.2", "R4.3.3")
@pytest.mark.parametrize("ranged", [False, True])
def test_the_defence_that_helps_comes_first(ranged: bool) -> None:
    hand = opponents(When.ATTACKED, delayed=2)
    hand.answer(RangedAttack(BlockId("gun"), B, 1) if ranged else ATTACK)
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    fitting, other = (RangedDefence, MeleeDefence) if ranged else (MeleeDefence, RangedDefence)
    offers = mode.form.field("offer")
    assert isinstance(offers, Pick)
    assert [type(option.value) for option in offers.options] == [fitting, UseDelayed, other]


def vain_of(hand: Hand) -> dict[str, str]:
    """What is said first of each defence that is offered, "" where it helps."""
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    offers = mode.form.field("offer")
    assert isinstance(offers, Pick)
    return {type(option.same).__name__: option.vain for option in offers.options}


@pytest.mark.rule("R4.3.2", "R4.3.3")
def test_a_defence_that_cannot_help_is_marked_and_asks_before_it_costs_a_marker() -> None:
    hand = opponents(When.ATTACKED)
    hand.answer(ATTACK)
    vain = vain_of(hand)
    assert not vain["MeleeDefence"]
    assert "does nothing against the attack" in vain["RangedDefence"]
    card = hand.game.paint.card()
    assert card is not None
    assert [button.label for button in card.buttons if "defence" in button.label] == [
        "Melee defence +2", "Ranged defence +2 · does not help"
    ]  # fmt: skip
    lines = "\n".join(card.lines)
    assert "As announced: unhurt" in lines
    assert "With the defence: unhurt" in lines
    assert card.lines[-1].startswith("What you play takes effect"), "what a short card leaves out first"
    hand.digit(2)
    assert markers_of(hand.session.state, B, Status.DISTRACTED) == 0
    hand.digit(2)
    assert markers_of(hand.session.state, B, Status.DISTRACTED) == 1


def test_a_key_pressed_twice_by_a_slip_answers_no_other_question() -> None:
    hand = opponents(When.ATTACKED)
    hand.answer(ATTACK)
    asked = hand.session.pending
    for _ in range(2):
        # Twice between two frames: the second one would confirm what the first was warned of.
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_2, mod=0, unicode="2"))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_2, mod=0))
    hand.frames(1)
    assert hand.session.pending is asked
    assert hand.game.toast[1], "it was warned of it"
    hand.frames(8)
    hand.digit(2)
    assert markers_of(hand.session.state, B, Status.DISTRACTED) == 1


@pytest.mark.rule("R4.0.4")
@pytest.mark.parametrize(("melee", "gold"), [(0, False), (4, True)])
def test_enter_goes_on_as_declared_where_there_is_a_fair_chance_and_shows_at_whom(melee: int, gold: bool) -> None:
    hand = opponents(When.ATTACKED, melee=melee)
    hand.answer(ATTACK)
    hand.digit(1)
    (button,) = hand.card().buttons
    assert button.primary is gold
    picture = hand.game.paint.picture()
    assert [token.body.id for token in picture.tokens if token.targeted] == [B]
    assert len(picture.sights) == 1
    entries = len(hand.session.entries)
    hand.key(pygame.K_RETURN)
    given = [entry.plain for entry in hand.session.entries[entries:] if entry.request == "ChooseAction"]
    assert [answer["kind"] for answer in given] == (["melee-attack"] if gold else [])


@pytest.mark.rule("R4.0.1")
def test_interruptions_can_be_passed_for_a_round_and_only_at_moments_like_this_one() -> None:
    hand = opponents(When.ATTACKED)
    hand.answer(ATTACK)
    assert announced(hand) is Window.BEFORE_ACTION
    hand.click_zone("command:pass-round")
    hand.game.skip()
    said = hand.game.controller.standing
    assert [(each.player, each.about) for each in said] == [("bob", Window.BEFORE_ACTION.value)]
    hand.frames()
    while isinstance(hand.session.pending, PlayInterruption):
        assert announced(hand) is not Window.BEFORE_ACTION
        hand.key(pygame.K_p)
    assert hand.question(ChooseAction).player == "alice"
    hand.answer(ATTACK)
    assert announced(hand) is not Window.BEFORE_ACTION, "it is not asked again"
