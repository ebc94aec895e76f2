"""What cards propose and say: the target that was aimed at, values that are cut, and keys that are drawn on them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.answers import MeleeAttack, SetStandingOrder
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Place, Status
from pb12table.systems.pb12.rules.preparations.blocks import FrequencyCode
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, When
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.systems.pb12.window.modes.known import DEEDS
from pb12table.systems.pb12.window.modes.turns import TurnMode
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.play.base import Mode
from tests.app.helpers import Hand, open_game
from tests.app.pointing import Pointing
from tests.systems.pb12.expect import blade, gun
from tests.systems.pb12.scene import Scene

A, B, C = FigureId("a"), FigureId("b"), FigureId("c")


def facing_two(**weapon: Any) -> Hand:
    """Alice's a is active with a gun; Bob's b stands nearer to it than his c."""
    scene = Scene(width=24.0, depth=14.0, origin=(8.0, 7.0))
    scene.human("a", "alice", blocks=[replace(gun(), **weapon), blade()], action_points=3)
    scene.human("b", "bob", at=(3.0, 0.0), facing=180.0, blocks=[blade()])
    scene.human("c", "bob", at=(6.0, 2.0), facing=180.0, blocks=[blade()])
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    return hand


def attacking(hand: Hand) -> Pointing:
    hand.key(pygame.K_f)
    return Pointing(hand)


@pytest.mark.rule("R1.7.16")
def test_after_aiming_the_attack_begins_with_what_was_aimed_at() -> None:
    hand = facing_two()
    assert attacking(hand).target == B
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_x)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    mode = attacking(hand)
    assert mode.target == C
    assert mode.preview().refusal is None


@pytest.mark.rule("R1.6.7")
def test_the_card_says_whether_the_higher_frequency_is_on_or_off() -> None:
    hand = facing_two(frequency=FrequencyCode(2, 1))
    mode = attacking(hand)
    value = [stepper.value for stepper in mode.card().steppers if stepper.more == "frequency-more"]
    assert [word.rpartition(" ")[2] for word in value] == ["off"]
    hand.key(pygame.K_y, pygame.KMOD_SHIFT)
    value = [stepper.value for stepper in mode.card().steppers if stepper.more == "frequency-more"]
    assert [word.rpartition(" ")[2] for word in value] == ["on"]


@pytest.mark.rule("R1.7.12")
def test_concentrating_twice_is_not_offered_because_it_adds_nothing() -> None:
    hand = facing_two()
    hand.key(pygame.K_k)
    assert hand.figure("a").action_points == 2
    tile = next(tile for tile in hand.game.paint.tiles() if tile.command == "concentrate")
    assert not tile.enabled
    assert "RU068" in tile.reason
    hand.key(pygame.K_k)
    assert hand.figure("a").action_points == 2


@pytest.mark.rule("R4.3.1")
def test_how_often_a_figure_has_reacted_is_a_line_that_fits_the_card() -> None:
    scene = Scene(width=24.0, depth=14.0, origin=(8.0, 7.0))
    scene.human("a", "alice", blocks=[blade()], action_points=3)
    scene.human("b", "bob", at=(0.5, 0.0), facing=180.0, blocks=[blade()], initiative=3)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    hand.session.state.figures[B].statuses[Status.DELAYED] = 1  # after a defence it can still act
    assert hand.game.controller.declare(PlayerId("bob"), SetStandingOrder(B, When.ATTACKED)) is None
    hand.answer(MeleeAttack(BlockId("blade"), B, 1))
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    assert any("Distracted 0 of 3" in line for line in mode.card().lines)
    hand.digit(1)
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    assert any("Distracted 1 of 3" in line for line in mode.card().lines)


@pytest.mark.rule("R1.3.8")
def test_a_turn_begins_with_a_figure_that_can_act_and_not_with_one_that_is_gone() -> None:
    hand = facing_two()
    hand.play_to(ChooseTurn, "bob")
    request = hand.session.pending
    assert isinstance(request, ChooseTurn)
    hand.game.select(C)
    TurnMode(hand.game, request, DEEDS)
    assert hand.game.selected == C, "whoever can act stays selected"
    hand.game.select(B)
    hand.session.state.figures[B].place = Place.REMOVED
    hand.game.controller.playback.reset(0)
    TurnMode(hand.game, request, DEEDS)
    assert hand.game.selected == C


def test_a_bid_of_two_digits_is_typed_and_then_given() -> None:
    hand = facing_two()
    hand.play_to(BidInitiative)
    hand.open_curtains()
    before = len(hand.session.entries)
    hand.digit(1)
    card = hand.game.mode.card()
    assert card is not None
    assert "Bid 1" in [button.label for button in card.buttons], "it may become 10"
    hand.digit(0)
    hand.key(pygame.K_RETURN)
    assert [entry.plain for entry in hand.session.entries[before:]] == [10]


@pytest.mark.rule("R1.3.5")
def test_no_place_is_shown_before_the_places_of_the_round_are_taken(written: list[str]) -> None:
    hand = facing_two()
    hand.program.draw()
    assert {"1", "2"} <= set(written)
    hand.play_to(BidInitiative)
    hand.open_curtains()
    hand.game.mode = Mode(hand.game)
    written.clear()
    hand.game.touch()
    hand.program.draw()
    assert not {"1", "2"} & set(written)


def test_a_long_value_is_whole_and_the_strip_stays(monkeypatch: pytest.MonkeyPatch, shown: list[str]) -> None:
    hand = facing_two()
    mode = attacking(hand).mode
    hand.program.draw()
    bar, scale = hand.game.layout.bar, hand.game.camera.scale
    long = "a weapon with a name so long that all that is told beside it makes room for it"
    card = mode.card()
    longer = replace(card, steppers=(replace(card.steppers[0], value=long), *card.steppers[1:]))
    monkeypatch.setattr(mode, "card", lambda: longer)
    hand.game.touch()
    shown.clear()
    hand.program.draw()
    assert long in shown
    value = next(zone for zone in hand.game.zones if zone.name == f"command:{card.steppers[0].more}")
    assert bar.contains(value.rect)
    assert (hand.game.layout.bar, hand.game.camera.scale) == (bar, scale)
    assert hand.game.paint.table_card.sheet is None


def test_an_attack_with_all_that_can_be_set_and_a_warning_stays_in_the_strip_of_a_small_window(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand = open_game(size=(1280, 720), language="de")
    hand.play_to(ChooseTurn, "alice")
    hand.click_zone("figure:topman")
    camera = hand.game.camera
    hand.key(pygame.K_f)
    hand.key(pygame.K_PERIOD, typed=".")
    mode = hand.game.mode
    card = mode.card()
    assert card is not None
    assert len(card.steppers) == 6
    warned = replace(card, warning="Keine Probe kann gelingen.", result="Mindestwurf 13")
    monkeypatch.setattr(mode, "card", lambda: warned)
    hand.game.touch()
    hand.program.draw()
    assert hand.game.paint.table_card.sheet is None
    assert hand.game.camera == camera
