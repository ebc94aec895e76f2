"""Attacks on terrain and on bare points by key, card, click and right click."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from pb12table.systems.pb12.rules.game.answers import MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.preparations.profiles import DamagePoints
from pb12table.systems.pb12.scene.miniatures import piece_at
from tests.app.helpers import Hand, open_game
from tests.app.pointing import Pointing
from tests.systems.pb12.scene import Scene


def at_the_door(*items: str) -> tuple[Hand, str]:
    """A pirate before a door that can be hacked down, nobody in reach; a plain wall stands to the north."""
    scene = Scene(width=30.0, depth=20.0, origin=(10.0, 8.0))
    scene.human("pirate", "alice", (0, 0), items=items)
    scene.human("boy", "bob", (15, 10))
    door = scene.box((1, -1), (1.2, 1), 2.0)
    scene.durable(door, DamagePoints(0, 0, 3), toughness=5)
    scene.box((-1, 4), (1, 4.4), 2.0)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    return hand, door


def aiming_at_a_place() -> tuple[Hand, Pointing]:
    """The pirate with a rifle, about to shoot at a place."""
    hand, _ = at_the_door("rifle")
    hand.key(pygame.K_f)
    mode = Pointing(hand)
    while mode.aimed != "place":
        hand.key(pygame.K_i)
    return hand, mode


def declared(hand: Hand) -> MeleeAttack | RangedAttack:
    """The attack that Enter declares, as the journal has it."""
    length = len(hand.session.entries)
    hand.key(pygame.K_RETURN)
    answer: MeleeAttack | RangedAttack = msgspec.convert(hand.session.entries[length].plain, MeleeAttack | RangedAttack)
    return answer


@pytest.mark.rule("R1.6.4", "RU124")
def test_a_door_is_struck_by_keys_alone() -> None:
    hand, door = at_the_door("sword")
    hand.key(pygame.K_n)
    mode = Pointing(hand)
    assert (mode.aimed, mode.piece) == ("terrain", door)
    card = mode.card()
    assert any("3 more damage points" in line for line in card.lines)
    assert "brings it down" in card.result_note
    attack = declared(hand)
    assert attack.piece == door
    assert hand.figure("pirate").action_points == 2


@pytest.mark.rule("R1.6.15")
def test_any_place_in_sight_can_be_shot_at() -> None:
    hand, mode = aiming_at_a_place()
    hand.point_at_table(8.0, 8.0)
    preview = mode.preview()
    assert preview.refusal is None
    assert any(part.label == "bare-point" for part in preview.plan.modifiers)
    hand.key(pygame.K_RETURN)
    assert hand.figure("pirate").action_points == 3, "what cannot succeed is said twice"
    assert "cannot succeed" in hand.game.toast[0]
    attack = declared(hand)
    assert attack.point is not None
    assert attack.point[:2] == pytest.approx((8.0, 8.0), abs=0.1)


def test_the_data_sheet_shows_nobody_who_is_not_attacked_while_a_place_is_held() -> None:
    hand, mode = aiming_at_a_place()
    mode.mode.click((8.0, 8.0), None)
    hand.game.touch()
    assert mode.is_held
    assert mode.mode.held is None
    hand.point((4, 4))
    assert f"sheet-name:{mode.figure}" in hand.zone_names()


@pytest.mark.rule("R1.1.12")
def test_what_cannot_succeed_is_said_of_each_attack_anew() -> None:
    hand, _ = aiming_at_a_place()
    for x in (8.6, 7.8, 7.0):
        hand.point_at_table(x, 8.0)
        hand.key(pygame.K_RETURN)
        assert hand.figure("pirate").action_points == 3
    hand.key(pygame.K_RETURN)
    assert hand.figure("pirate").action_points == 2


@pytest.mark.rule("RU124")
def test_a_right_click_on_terrain_offers_to_attack_it() -> None:
    hand, door = at_the_door("rifle")
    hand.click_table(11.1, 8.0, button=3)
    assert hand.game.menu is not None
    commands = [offer.command for offer in hand.game.menu[1]]
    assert "offer:ranged-attack:@terrain" in commands
    hand.game.press_command("offer:ranged-attack:@terrain")
    hand.program.draw()
    mode = Pointing(hand)
    assert mode.piece == door
    hand.click_table(11.1, 8.0)
    assert hand.figure("pirate").action_points == 3, "the first click only holds it"
    hand.click_table(11.1, 8.0)
    assert hand.figure("pirate").action_points == 2


def test_nothing_is_struck_by_a_click_beside_all_terrain() -> None:
    hand, _ = at_the_door("sword")
    hand.key(pygame.K_n)
    hand.game.mode.click((5.0, 15.0), None)
    assert hand.figure("pirate").action_points == 3
    assert "terrain" in hand.game.toast[0]


@pytest.mark.rule("R1.6.15", "RU124")
def test_what_nothing_can_harm_is_said_before_points_are_spent() -> None:
    hand, _ = at_the_door("rifle")
    hand.key(pygame.K_f)
    mode = Pointing(hand)
    assert (mode.aimed, mode.card().warning) == ("terrain", "")
    mode.mode.hover((10.0, 12.0), None)
    assert "for nothing" in mode.card().warning
    assert "brings it down" not in mode.card().result_note
    mode.mode.press("attack-at")
    assert mode.point is not None, "the mouse points at a place already"
    mode.mode.hover((10.0, 10.0), None)
    assert "for nothing" in mode.card().warning
    assert "brings it down" not in mode.card().result_note


def test_the_mouse_means_no_road() -> None:
    scene = Scene(width=30.0, depth=20.0, origin=(10.0, 8.0))
    scene.human("pirate", "alice", (0, 0), items=["rifle"])
    scene.human("boy", "bob", (15, 0))
    road = scene.box((2, -3), (6, 3), 0.05)
    state = scene.state()
    assert piece_at(state, (14.0, 8.0)) is None
    scene.durable(road, DamagePoints(0, 0, 1))
    assert piece_at(scene.state(), (14.0, 8.0)) == road


def test_a_card_without_a_target_ends_in_no_open_sentence() -> None:
    hand, _ = at_the_door("rifle")
    hand.key(pygame.K_f)
    mode = Pointing(hand)
    mode.mode.hover(None, None)
    mode.mode.give("aimed", "place")
    assert mode.card().title.endswith("shoots")


@pytest.mark.rule("R1.6.15")
def test_the_tile_says_that_a_place_can_be_shot_at_when_no_figure_can() -> None:
    scene = Scene(width=30.0, depth=20.0, origin=(10.0, 8.0))
    scene.human("pirate", "alice", (0, 0), items=["rifle"])
    scene.human("boy", "bob", (15, 0))
    scene.box((5, -6), (5.4, 6), 4.0)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    tile = next(tile for tile in hand.game.mode.tiles() if tile.command == "ranged-attack")
    assert tile.reason
    assert "Right-click" in tile.help
    hand.key(pygame.K_f)
    assert tile.reason in hand.game.toast[0]
    assert "Right-click" in hand.game.toast[0]
    x, y = hand.figure("pirate").x, hand.figure("pirate").y
    hand.click_table(x + 3.0, y, button=3)
    assert "command:offer:ranged-attack:@place" in hand.zone_names()
    hand.figure("pirate").action_points = 0
    hand.game.touch()
    tile = next(tile for tile in hand.game.mode.tiles() if tile.command == "ranged-attack")
    assert "Right-click" not in tile.help
