"""Aiming at terrain and at places by key, card, click and right click, and what comes after it.  R1.7.16, R2.1.5."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Command
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import ChosenTarget
from pb12table.systems.pb12.rules.preparations.profiles import DamagePoints
from tests.app.helpers import Hand, open_game
from tests.app.pointing import Pointing
from tests.systems.pb12.scene import Scene

LEADER = FigureId("leader")


def before_the_shed() -> tuple[Hand, str]:
    """A leader and a mate with rifles, an opponent so near that all else is too far, and a shed to shoot at."""
    scene = Scene(width=30.0, depth=20.0, origin=(10.0, 8.0))
    scene.human("leader", "alice", (0, 0), items=["rifle"], command=2, action_points=6)
    scene.human("mate", "alice", (0, 1), items=["rifle"])
    scene.human("boy", "bob", (3, 3), facing=180)
    shed = scene.box((10, 0), (11, 1), 2.0)
    scene.durable(shed, DamagePoints(0, 0, 3), toughness=5)
    scene.lead("alice", "leader")
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    return hand, shed


def aiming(hand: Hand, aimed: str) -> Pointing:
    """The mode of aiming, until the mouse means such a thing."""
    hand.key(pygame.K_x)
    mode = Pointing(hand)
    while mode.aimed != aimed:
        hand.key(pygame.K_i)
    return mode


def shooting(hand: Hand) -> Pointing:
    hand.key(pygame.K_f)
    return Pointing(hand)


@pytest.mark.rule("R1.7.16", "RU124")
def test_terrain_is_aimed_at_by_keys_alone_and_the_attack_begins_with_it() -> None:
    hand, shed = before_the_shed()
    mode = aiming(hand, "terrain")
    assert mode.chosen == ChosenTarget(piece=shed)
    assert len(hand.game.paint.picture().sights) == 1
    hand.key(pygame.K_RETURN)
    aimed = hand.figure("leader").aimed_at
    assert aimed is not None
    assert aimed.target == ChosenTarget(piece=shed)
    attack = shooting(hand)
    assert (attack.aimed, attack.piece) == ("terrain", shed)
    preview = attack.preview()
    assert preview.refusal is None


def test_a_click_on_an_opponent_means_an_attack_and_makes_none() -> None:
    hand, _ = before_the_shed()
    boy, entries = hand.figure("boy"), len(hand.session.entries)
    hand.click_table(boy.x, boy.y)
    attack = Pointing(hand)
    assert attack.chosen == ChosenTarget(figure=boy.id)
    assert len(hand.session.entries) == entries
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) > entries


def test_a_click_on_an_opponent_out_of_reach_says_why_there_is_no_attack() -> None:
    scene = Scene(width=30.0, depth=20.0, origin=(10.0, 8.0))
    scene.human("leader", "alice", (0, 0), command=2)
    scene.human("boy", "bob", (8, 3), facing=180)
    scene.lead("alice", "leader")
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    boy, entries = hand.figure("boy"), len(hand.session.entries)
    hand.click_table(boy.x, boy.y)
    assert hand.game.selected == boy.id
    assert hand.game.toast == ("No melee weapon is in use.", True)
    assert len(hand.session.entries) == entries


@pytest.mark.rule("R1.7.16", "RU067", "RU124")
def test_a_place_is_aimed_at_by_two_clicks_and_found_again_near_it() -> None:
    hand, _ = before_the_shed()
    aiming(hand, "place")
    hand.click_table(20.0, 12.0)
    assert hand.figure("leader").aimed_at is None, "the first click only holds it"
    hand.click_table(20.0, 12.0)
    aimed = hand.figure("leader").aimed_at
    assert aimed is not None
    there = aimed.target.point
    assert there == pytest.approx((20.0, 12.0, 0.0), abs=0.05)
    attack = shooting(hand)
    assert (attack.aimed, attack.point) == ("place", there)
    attack.let_go()
    hand.point_at_table(20.2, 12.1)
    assert attack.point == there
    hand.point_at_table(20.0, 15.0)
    assert attack.point != there
    preview = attack.preview()
    assert preview.refusal is not None
    assert preview.refusal.reason == "nearer-target"


@pytest.mark.rule("R1.7.16", "R1.6.4")
def test_a_right_click_offers_to_aim_at_terrain_and_at_the_place() -> None:
    hand, shed = before_the_shed()
    hand.click_table(20.5, 8.5, button=3)
    assert hand.game.menu is not None
    commands = {offer.command for offer in hand.game.menu[1]}
    assert {"offer:aim:@terrain", "offer:aim:@place"} <= commands
    hand.game.press_command("offer:aim:@terrain")
    hand.program.draw()
    mode = Pointing(hand)
    assert mode.chosen == ChosenTarget(piece=shed)


@pytest.mark.rule("R2.1.5", "RU124")
def test_all_are_made_to_shoot_at_the_terrain_that_was_aimed_at() -> None:
    hand, shed = before_the_shed()
    aiming(hand, "terrain")
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    hand.key(pygame.K_k, pygame.KMOD_SHIFT)
    hand.digit(2)
    hand.key(pygame.K_q)
    form, card = hand.form("command"), hand.game.mode.card()
    answer = form.answer()
    assert isinstance(answer, Command)
    assert answer.piece == shed
    assert card is not None
    assert any("all at the" in stepper.value for stepper in card.steppers)
    assert len(hand.game.paint.picture().sights) == len(form.values["taking"]) > 0
    hand.key(pygame.K_RETURN)
    attack = shooting(hand)
    assert (attack.aimed, attack.piece) == ("terrain", shed)


@pytest.mark.rule("R1.7.16")
def test_one_can_aim_even_where_nobody_is_in_sight() -> None:
    scene = Scene(width=30.0, depth=20.0, origin=(10.0, 8.0))
    scene.human("leader", "alice", (0, 0), items=["rifle"])
    scene.human("boy", "bob", (9, 0), facing=180)
    scene.box((4, -8), (4.5, 12), 4.0)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    tile = next(tile for tile in hand.game.paint.tiles() if tile.command == "aim")
    assert tile.enabled


def beside_a_screen() -> Hand:
    """A rifleman with one opponent in the open and one behind a high screen."""
    scene = Scene(width=30.0, depth=20.0, origin=(10.0, 8.0))
    scene.human("leader", "alice", (0, 0), items=["rifle"])
    scene.human("open", "bob", (12, 1), facing=180)
    scene.human("hidden", "bob", (9, 4), facing=180)
    scene.box((6, 2), (6.5, 6), 4.0)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    return hand


@pytest.mark.rule("R1.7.16")
@pytest.mark.parametrize(("aimed", "there"), [("figure", (22.0, 9.0)), ("place", (20.0, 8.0))])
def test_what_cannot_be_aimed_at_is_refused_by_a_click_and_pointing_goes_on(
    aimed: str, there: tuple[float, float]
) -> None:
    hand = beside_a_screen()
    mode = aiming(hand, aimed)
    hand.click_table(19.0, 12.0)
    text, bad = hand.game.toast
    assert "hidden by the terrain" in text
    assert (bad, mode.is_held) == (True, False)
    hand.point_at_table(*there)
    chosen = mode.chosen
    assert chosen is not None
    assert chosen.figure == "open" or chosen.point == pytest.approx((*there, 0.0), abs=0.05)
    hand.click_table(*there)
    assert mode.is_held
    hand.click_table(*there)
    assert hand.figure("leader").aimed_at is not None


@pytest.mark.rule("R1.7.9")
@pytest.mark.parametrize("begin", [aiming, shooting])
def test_a_target_that_keys_hold_is_let_go_when_it_is_refused(begin: Callable[..., Pointing]) -> None:
    hand = beside_a_screen()
    mode = begin(hand, "figure") if begin is aiming else begin(hand)
    while mode.target != "hidden":
        hand.key(pygame.K_TAB)
    hand.point_at_table(22.0, 9.0)
    assert mode.target == "hidden", "what keys have chosen stays"
    hand.key(pygame.K_RETURN)
    assert hand.game.mode is mode.mode
    assert "hidden by the terrain" in hand.game.toast[0]
    hand.point_at_table(22.1, 9.0)
    assert mode.target == "open"
