"""What a scenario brings, by tile and card: the choice, the target, the AP, and what the checks add up to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from pb12table.kernel.dice import ScriptedDice
from pb12table.skirmish.forms.form import Aim, Pick
from pb12table.systems.pb12.rules.cards.card_legality import SIDES
from pb12table.systems.pb12.rules.game.answers import ScenarioAct
from pb12table.systems.pb12.rules.game.events import CheckMade
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block
from pb12table.systems.pb12.rules.scenarios.scenario_data import GiveStatus, Open, ScenarioAction, TargetKind, Within
from pb12table.systems.pb12.rules.scenarios.scenario_plan import scenario_actions_of
from pb12table.systems.pb12.window.forms.acting import Acting
from pb12table.systems.pb12.window.forms.scenario_actions import SCENARIO_ACTION, reason_of
from pb12table.table.shapes import Point3
from tests.app.helpers import Hand, open_game
from tests.laws.skirmishes import vault
from tests.systems.pb12.expect import gear
from tests.systems.pb12.scene import CONTENT, Scene, label


def at_the_vault() -> Hand:
    """The player of the vault's first figure with that figure active."""
    hand = open_game(setup=vault())
    hand.play_to(ChooseTurn, "alice")
    figure = next(figure.id for figure in hand.session.state.figures.values() if figure.controller == "alice")
    hand.click_zone(f"figure:{figure}")
    hand.key(pygame.K_a)
    assert isinstance(hand.session.pending, ChooseAction)
    return hand


def acting(hand: Hand) -> Acting:
    """The question for the next action."""
    return Acting(hand.program.texts, hand.game.state, hand.question(ChooseAction))


def known(hand: Hand) -> list[ScenarioAction]:
    """The actions the scenario gives the figure."""
    return scenario_actions_of(hand.game.state, hand.question(ChooseAction).figure)


def able(hand: Hand, action: ScenarioAction) -> bool:
    """Whether an action can be taken."""
    return not reason_of(acting(hand), action)


def given(hand: Hand, field: str) -> Any:
    """What is given on the form of the actions of the scenario; None for what it does not ask now."""
    return hand.form(SCENARIO_ACTION).values.get(field)


def tool(hand: Hand) -> Any:
    """What the action is done with."""
    return given(hand, "with")[2]


def place(hand: Hand) -> Point3:
    """The place the action is aimed at."""
    aim = given(hand, "target")
    assert isinstance(aim, Aim)
    assert aim.point is not None
    return aim.point


@pytest.mark.rule("R1.7.1", "RU122")
def test_every_action_of_the_scenario_is_offered_with_the_reason_where_it_cannot_be_taken() -> None:
    hand = at_the_vault()
    hand.key(pygame.K_a, pygame.KMOD_SHIFT)
    assert len(hand.card().buttons) == len(known(hand)) + 1
    for action, button in zip(known(hand), hand.card().buttons, strict=False):
        assert button.enabled == able(hand, action)
        assert button.enabled or button.reason


@pytest.mark.rule("R1.7.1", "R1.6.5")
def test_a_legal_action_is_taken_with_the_number_of_points_that_was_set() -> None:
    hand = at_the_vault()
    hand.key(pygame.K_a, pygame.KMOD_SHIFT)
    numbers = [number for number, action in enumerate(known(hand), start=1) if able(hand, action)]
    assert numbers
    hand.digit(numbers[0])
    card, figure = hand.card(), hand.question(ChooseAction).figure
    assert (card.result == "") == (not card.sums)
    plain = str.maketrans({"−": "-", "±": None})
    if card.sums:
        assert sum(int(line.value.translate(plain)) for line in card.sums) == int(card.result.split()[-1])
    left = hand.figure(figure).action_points
    hand.key(pygame.K_PERIOD, typed=".")
    points = given(hand, "points")
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    assert hand.figure(figure).action_points == left - points


def test_going_back_leads_to_the_list_and_then_to_the_bar() -> None:
    hand = at_the_vault()
    hand.key(pygame.K_a, pygame.KMOD_SHIFT)
    number = next(number for number, action in enumerate(known(hand), start=1) if able(hand, action))
    hand.digit(number)
    assert given(hand, "action") == known(hand)[number - 1].id
    hand.key(pygame.K_ESCAPE)
    assert given(hand, "action") is None
    hand.key(pygame.K_ESCAPE)
    assert hand.game.mode.topic == "action"


def at_a_lock(*blocks: Block) -> Hand:
    """Someone good at locks, with 2 AP and nothing else to do, in contact with a door; the action is chosen."""
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
    scene.human("a", "alice", blocks=blocks, tech=5, action_points=2)
    scene.human("b", "bob", at=(8, 0), facing=180)
    door = scene.box((0.25, -1), (0.45, 1), 2.0)
    name, opens = label("pick the lock"), (Open(),)
    pick = ScenarioAction("pick-lock", name, name, TargetKind.TERRAIN, opens, attribute=Attribute.TECH)
    scene.actions = [replace(pick, pieces=(door,), within=Within.CONTACT)]
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    hand.key(pygame.K_a, pygame.KMOD_SHIFT)
    return hand


@pytest.mark.rule("R1.6.7", "R1.8.11", "R1.6.8")
def test_the_frequency_of_a_tool_is_used_and_checks_are_given_up_by_key() -> None:
    """Two AP with the lock pistol, 3x/+1: six checks at 8; one given up: five at 7 (the example of the rulebook)."""
    pistol = CONTENT.block("lock-pistol")
    hand = at_a_lock(pistol)
    mode = hand.game.mode
    mode.press("with-1")
    mode.press("more-points")
    assert (tool(hand), given(hand, "points"), hand.card().result) == (pistol.id, 2, "Target number 7")
    assert [stepper.label for stepper in hand.card().steppers] == ["AP", "Frequency", "Give up checks"]
    hand.key(pygame.K_y, pygame.KMOD_SHIFT)
    assert hand.card().result == "Target number 8"
    assert any(line.startswith("6 checks") for line in hand.card().lines)
    mode.press("give-up-more")
    assert hand.card().result == "Target number 7"
    assert any(line.startswith("5 checks") for line in hand.card().lines)
    for _ in range(9):
        mode.press("give-up-more")
    assert given(hand, "given-up") == 5, "one check is left"
    hand.key(pygame.K_y, pygame.KMOD_SHIFT)
    assert given(hand, "given-up") == 1, "of two checks"
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    made = [line.event for line in hand.session.log if isinstance(line.event, CheckMade)]
    assert [check.target_number for check in made if check.kind == "action-check"] == [6]


@pytest.mark.rule("R1.6.7", "R1.6.8")
def test_with_bare_hands_there_is_no_frequency_and_of_one_check_none_to_give_up() -> None:
    hand = at_a_lock()
    assert [stepper.label for stepper in hand.card().steppers] == ["AP"]
    hand.game.mode.press("frequency")
    hand.game.mode.press("give-up-more")
    answer = hand.form(SCENARIO_ACTION).answer()
    assert isinstance(answer, ScenarioAct)
    assert (answer.frequency, answer.given_up) == (False, 0)


@pytest.mark.rule("R1.6.4", "R1.8.2")
def test_what_a_place_is_treated_with_is_chosen_too_and_the_place_stays() -> None:
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
    tools = [gear("powder", actions=("dazzle",)), gear("mirror", actions=("dazzle",))]
    scene.human("a", "alice", blocks=tools, tech=5)
    scene.human("b", "bob", at=(4, 0), facing=180)
    name = label("dazzle")
    blinds = (GiveStatus(status=Status.BLINDED),)
    scene.actions = [ScenarioAction("dazzle", name, name, TargetKind.POINT, blinds, with_block=True)]
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    hand.key(pygame.K_a, pygame.KMOD_SHIFT)
    hand.click_table(13.0, 8.0)
    assert [button.label for button in hand.card().buttons[:2]] == ["here, with powder", "here, with mirror"]
    assert [button.pressed for button in hand.card().buttons[:2]] == [True, False]
    hand.digit(2)
    assert tool(hand) == "mirror"
    here = place(hand)
    assert abs(here[0] - 13.0) + abs(here[1] - 8.0) < 0.2
    hand.click_table(12.0, 8.0)
    assert (tool(hand), place(hand) == here) == ("mirror", False)


@pytest.mark.parametrize(("figure", "needs"), [("black-kate", 13), ("master-gunner", 10)])
def test_a_charge_tells_whom_it_reaches_and_what_its_check_means(figure: str, needs: int) -> None:
    """On the post road nobody who knows nothing of machines can light the keg; who does can still miss the mark."""
    hand = open_game("post-road")
    hand.play_to(ChooseTurn, "bob")
    hand.click_zone(f"figure:{figure}")
    hand.key(pygame.K_a)
    hand.key(pygame.K_a, pygame.KMOD_SHIFT)
    hand.digit([action.id for action in known(hand)].index("powder-keg") + 1)
    card, can = hand.card(), needs <= SIDES
    assert card.result.endswith(str(needs))
    assert bool(card.result_note) is not can
    assert card.buttons[-1].primary is can
    assert any("diverges" in line for line in card.lines) is can
    assert not any("success is enough" in line for line in card.lines)
    assert any("target radius" in line for line in card.lines)
    assert hand.game.paint.picture().rings
    placed = hand.figure(figure)
    assert not hand.game.paint.table_card.rect.collidepoint(hand.game.camera.to_screen((placed.x, placed.y)))


def at_the_door(tech: int = 5, action_points: int = 4) -> Hand:
    """A picker with a lock pistol (3x, +1) before a door, about to pick its lock; and a square with an arcade."""
    scene = Scene(width=20.0, depth=14.0, origin=(0.0, 0.0))
    scene.human("picker", "alice", (4.75, 4), items=["lock-pistol"], tech=tech, action_points=action_points, facing=0)
    scene.human("foe", "bob", (15, 10), 180)
    door = scene.box((5, 3), (5.3, 6), 2.0)
    scene.box((4, 8), (6, 10), 0.2, base=2.8)
    scene.actions += [
        ScenarioAction(
            "pick-lock", label("pick-lock"), label("pick-lock"), TargetKind.TERRAIN, (Open(),),
            attribute=Attribute.TECH, pieces=(door,), within=Within.CONTACT,
        ),
        ScenarioAction(
            "flash", label("flash"), label("flash"), TargetKind.POINT, (GiveStatus(status=Status.BLINDED),),
            attribute=Attribute.TECH, radius=2, within=9.0,
        ),
    ]  # fmt: skip
    hand = open_game(setup=scene.setup(), dice=ScriptedDice([12, 1, 1, 3, 4, 5, 9, 11]))
    hand.play_to(ChooseAction, "alice")
    hand.key(pygame.K_a, pygame.KMOD_SHIFT)
    return hand


def stepper_labels(hand: Hand) -> list[tuple[str, str]]:
    """What the lines of the card say."""
    return [(stepper.label, stepper.value) for stepper in hand.card().steppers]


@pytest.mark.rule("R1.6.7", "R1.8.11")
def test_a_lock_is_picked_with_three_times_the_checks_at_one_more() -> None:
    """The example of the rulebook: 2 AP, frequency 3x/+1, TN 7 becomes 8; 1, 3, 4, 5, 9, 11 are two successes."""
    hand = at_the_door()
    hand.digit(1)
    assert not any(label == "Frequency" for label, _ in stepper_labels(hand)), "bare hands multiply nothing"
    tools = hand.form(SCENARIO_ACTION).field("with")
    assert isinstance(tools, Pick)
    hand.digit([option.value[2] for option in tools.options].index("lock-pistol") + 1)
    hand.key(pygame.K_PERIOD, typed=".")
    card = hand.card()
    assert (card.result, card.lines[1]) == ("Target number 7", "2 checks, one success is enough.")
    hand.key(pygame.K_y, pygame.KMOD_SHIFT)
    card = hand.card()
    assert (card.result, card.lines[1]) == ("Target number 8", "6 checks, one success is enough.")
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    rolled = [line.event for line in hand.session.log if isinstance(line.event, CheckMade)]
    assert [(check.face, check.passed) for check in rolled] == [
        (1, False), (3, False), (4, False), (5, False), (9, True), (11, True)
    ]  # fmt: skip


@pytest.mark.rule("R1.6.8")
def test_checks_of_a_scenarios_action_are_given_up_to_make_the_others_easier() -> None:
    hand = at_the_door()
    hand.digit(1)
    for _ in range(3):
        hand.key(pygame.K_PERIOD, typed=".")
    assert given(hand, "points") == 4
    for _ in range(2):
        hand.key(pygame.K_g, pygame.KMOD_SHIFT)
    card = hand.card()
    assert (card.result, card.lines[1]) == ("Target number 5", "2 checks, one success is enough.")
    for _ in range(5):
        hand.key(pygame.K_g, pygame.KMOD_SHIFT)
    assert given(hand, "given-up") == 3
    hand.key(pygame.K_g, pygame.KMOD_CTRL)
    assert given(hand, "given-up") == 2
    # With fewer action points there are fewer checks to give up.
    for _ in range(2):
        hand.key(pygame.K_COMMA, typed=",")
    assert (given(hand, "points"), given(hand, "given-up")) == (2, 1)
    hand.key(pygame.K_COMMA, typed=",")
    answer = hand.form(SCENARIO_ACTION).answer()
    assert isinstance(answer, ScenarioAct)
    assert (answer.action_points, answer.given_up) == (1, 0)


@pytest.mark.rule("R1.6.4", "R1.6.15")
def test_an_action_at_a_place_may_be_meant_for_the_ground_below_a_roof() -> None:
    hand = at_the_door()
    # Nobody is near enough to be meant, so it begins with a place.
    hand.digit(2)
    assert given(hand, "target") is None
    assert any("place" in line for line in hand.card().lines)
    hand.click_table(5.0, 9.0)
    # The top of the roof is out of sight from below.
    assert place(hand)[2] == 0.0
    assert hand.card().warning == ""
    hand.key(pygame.K_PAGEUP)
    assert place(hand)[2] == 3.0
    assert hand.card().warning != ""
    hand.key(pygame.K_PAGEDOWN)
    assert place(hand)[2] == 0.0
    hand.click_table(3.0, 9.0)
    assert not hand.game.mode.choose_height(1)
