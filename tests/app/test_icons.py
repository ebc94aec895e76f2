"""Icons are strokes on a square, sharp at any size; tiles show the usual few, and all of them behind one key."""

from __future__ import annotations

import random
from dataclasses import replace

import pygame
import pytest

from pb12table.app.panels.action_bar import FRONT, MORE, front_of
from pb12table.app.program import Program
from pb12table.systems import known
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.strokes import ICONS, draw_icon, icon_parts
from pb12table.window.layout.nodes import Button
from pb12table.window.layout.painting import draw_panel, wanted_width
from pb12table.window.layout.placing import ICON_ROOM
from pb12table.window.play.base import Tile
from pb12table.window.play.face import window_of
from tests.app.helpers import Hand, open_game
from tests.app.test_any_system import SYSTEMS


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_lies_within_its_square_and_unlike_all_others(name: str) -> None:
    assert list(icon_parts(ICONS[name]))
    pictures = {}
    for each, icon in ICONS.items():
        surface = pygame.Surface((28, 28), pygame.SRCALPHA)
        draw_icon(surface, surface.get_rect(), icon, (255, 255, 255))
        pictures[each] = pygame.image.tobytes(surface, "RGBA")
    assert any(pictures[name])
    assert [other for other, picture in pictures.items() if picture == pictures[name]] == [name]


@pytest.mark.parametrize("icon", ["X 1 2 3", "L 1 2 3", "C 1 2", "P 1 2 30 4", "A 1 2 3 4"])
def test_a_faulty_icon_is_refused(icon: str) -> None:
    with pytest.raises(ValueError, match=r"^[A-Z] \["):
        list(icon_parts(icon))


def test_the_icons_of_systems_are_those_of_their_tiles() -> None:
    for system in known.SYSTEMS:
        for command, icon in window_of(system).icons.items():
            assert list(icon_parts(icon)), command
    hand = open_game()
    hand.play_to(ChooseAction)
    commands = {tile.command for tile in hand.game.mode.tiles()}
    assert commands <= set(window_of("pb12").icons)


def test_the_usual_tiles_stand_in_front_and_the_rest_behind_one_key() -> None:
    tiles = [Tile(f"t{number}", f"Tile {number}", "1 AP", "", usual=number in (2, 5)) for number in range(FRONT + 4)]
    front, rest = front_of(tiles)
    assert [tile.command for tile in front] == ["t2", "t5"]
    assert len(front) + len(rest) == len(tiles)
    assert front_of(tiles[:FRONT]) == (tiles[:FRONT], [])


def test_tiles_stand_where_they_do_whatever_can_be_taken_or_is_open() -> None:
    tiles = [Tile(f"t{number}", "Tile", "1 AP", "", usual=number in (0, 1, 2, 9)) for number in range(10)]
    grey = [replace(tile, reason="" if number in (5, 6, 9) else "no") for number, tile in enumerate(tiles)]
    bright = [replace(tile, active=number == 6, strong=number == 7) for number, tile in enumerate(tiles)]
    for some in (tiles, grey, bright):
        assert [tile.command for tile in front_of(some)[0]] == ["t0", "t1", "t2", "t9"]
        assert [tile.command for tile in front_of(some, 4)[0]] == ["t0", "t1", "t9"]


def test_one_key_shows_all_tiles_and_the_usual_ones_again() -> None:
    hand = open_game(size=(1280, 720))
    hand.play_to(ChooseAction)
    few = hand.zone_names(behind=False)
    assert f"command:{MORE}" in few
    assert "command:concentrate" not in few
    hand.key(pygame.K_x, pygame.KMOD_SHIFT)
    every = hand.zone_names(behind=False)
    assert {f"command:{tile.command}" for tile in hand.game.mode.tiles()} <= every
    hand.key(pygame.K_x, pygame.KMOD_SHIFT)
    assert hand.zone_names(behind=False) == few
    hand.key(pygame.K_k)
    assert hand.mode_name() == "ActionMode", "its key is alive all the while"


@pytest.mark.parametrize("scenario", ["brawl", "brook"])
def test_what_is_done_in_other_systems_has_icons_on_its_buttons(scenario: str) -> None:
    hand = open_any(scenario)
    dice = random.Random(3)
    found: dict[str, str] = {}
    for _ in range(60):
        hand.open_curtains()
        card, asked = hand.game.mode.card(), hand.session.pending
        assert asked is not None
        found |= {button.command: button.icon for button in (() if card is None else card.buttons) if button.icon}
        if set(ACTS[scenario]) <= set(found):
            break
        state = hand.session.state
        hand.answer(next(iter(asked.hints(state)), None) or asked.sample(state, dice))
    assert set(ACTS[scenario]) <= set(found)
    for command, icon in found.items():
        assert list(icon_parts(icon)), command


def test_a_button_with_an_icon_is_so_much_wider() -> None:
    plain = Button("a", "Shoot", "1")
    pictured = replace(plain, icon=ICONS["shoot"])
    assert wanted_width(pictured, 1.0) - wanted_width(plain, 1.0) == ICON_ROOM
    pictures = []
    for button in (plain, pictured):
        canvas = Canvas(pygame.Surface((160, 40)), 1.0, (-1, -1))
        draw_panel(canvas, canvas.rect, button)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] != pictures[1]


ACTS = {"brawl": ("w6-attack", "w6-walk", "end-turn", "commit"), "brook": ("go-in",)}


def open_any(scenario: str) -> Hand:
    """A game of a short scenario of another system."""
    program = Program(Settings(language="en", dice_speed="none", hints=False), (1280, 720))
    program.to_start()
    program.play(str(SYSTEMS / f"{scenario}.toml"))
    hand = Hand(program)
    hand.frames()
    return hand
