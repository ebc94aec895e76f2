"""Space is held to see the table alone, trails pale behind a plan, and big words lie beside the plates."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.app.game.input import HOLD_SECONDS
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.window.kit import keys
from pb12table.window.scene.picture import Camera
from tests.app.helpers import Hand, open_game
from tests.systems.d20.test_window import RAIDER, SELLSWORD, beside, state_of


def values(hand: Hand) -> Any:
    return hand.form("step").values


def space(hand: Hand, kind: int) -> None:
    pygame.event.post(pygame.event.Event(kind, key=pygame.K_SPACE, mod=0, unicode=" "))
    hand.frames()


def test_while_space_is_held_the_table_is_seen_alone_and_nothing_is_chosen() -> None:
    hand = beside()
    hand.key(pygame.K_m)
    hand.click_table(3.0, 3.0)
    form, length, shown = values(hand), len(hand.session.entries), hand.game.paint.picture()
    assert shown.path
    assert "log" in hand.game.paint.places
    space(hand, pygame.KEYDOWN)
    assert not hand.game.paint.picture().path, "nor is there what is planned"
    hand.program.draw()
    assert "log" not in hand.game.paint.places
    hand.click_table(12.0, 9.0)
    hand.click_table(*state_of(hand).figures[RAIDER].at[:2])
    hand.program.draw()
    assert hand.game.paint.sheet_of == RAIDER, "a click only shows the data sheet"
    for key in (pygame.K_RETURN, pygame.K_p, pygame.K_a, pygame.K_1, pygame.K_ESCAPE):
        hand.key(key)
    hand.game.press_command("zoom-in")
    space(hand, pygame.KEYUP)
    assert (values(hand), len(hand.session.entries)) == (form, length)
    assert hand.game.paint.picture().path == shown.path
    assert hand.game.pinned is None


def test_a_drag_with_space_pans_whatever_lies_there() -> None:
    hand = beside()
    here, form, camera = state_of(hand).figures[SELLSWORD].at[:2], values(hand), hand.game.camera
    space(hand, pygame.KEYDOWN)
    hand.drag(here, (here[0] + 2.0, here[1] + 1.0))
    space(hand, pygame.KEYUP)
    assert _apart(camera, hand.game.camera) > 1.0
    assert values(hand) == form


def test_the_table_is_seen_alone_only_while_the_key_is_held_in_this_window() -> None:
    hand = beside()
    space(hand, pygame.KEYDOWN)
    assert hand.game.is_looking
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    hand.frames()
    assert not hand.game.is_looking, "what happens to keys then is told to another window"


def test_the_table_is_not_bare_when_the_key_went_up_on_another_screen() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    space(hand, pygame.KEYDOWN)
    hand.point_at_table(hand.figure("captain").x, hand.figure("captain").y)
    hand.program.draw()
    hand.key(pygame.K_F1)
    assert not hand.shows(hand.game), "the rules about who is pointed at are shown"
    space(hand, pygame.KEYUP)
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(hand.game)
    assert not hand.game.is_looking
    hand.key(pygame.K_a)
    assert isinstance(hand.session.pending, ChooseAction), "and keys mean what they meant"


def test_no_turn_ends_by_an_enter_that_went_up_on_another_screen() -> None:
    hand = open_game()
    hand.play_to(ChooseAction)
    entries = len(hand.session.entries)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    hand.frames(1)
    assert hand.game.keys.hold is not None
    hand.key(pygame.K_F1)
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
    hand.frames(1)
    hand.key(pygame.K_ESCAPE)
    hand.program.frame(HOLD_SECONDS)
    assert hand.shows(hand.game)
    assert len(hand.session.entries) == entries


@pytest.mark.parametrize(
    ("binding", "modifier", "mod"),
    [("ctrl+l", pygame.K_LCTRL, pygame.KMOD_LCTRL), ("shift+l", pygame.K_LSHIFT, pygame.KMOD_LSHIFT)],
)
def test_the_table_is_seen_again_when_the_key_goes_up_after_its_modifier(binding: str, modifier: int, mod: int) -> None:
    hand = beside()
    hand.program.settings.keys["show-table"] = binding
    for kind, key, held in (
        (pygame.KEYDOWN, modifier, mod),
        (pygame.KEYDOWN, pygame.K_l, mod),
        (pygame.KEYUP, modifier, 0),
    ):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=held, unicode=""))
        hand.frames(1)
    assert hand.game.is_looking
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_l, mod=0))
    hand.frames(1)
    assert not hand.game.is_looking


def test_another_key_can_show_the_table_alone() -> None:
    hand = beside()
    hand.program.settings.keys["show-table"] = "#"
    space(hand, pygame.KEYDOWN)
    assert not hand.game.is_looking
    assert keys.clashes("show-sight", "#", hand.program.settings.keys) == "show-table"
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=pygame.K_HASH, mod=0, unicode="#"))
        hand.frames()
        assert hand.game.is_looking == (kind == pygame.KEYDOWN)


def _apart(one: Camera, two: Camera) -> float:
    return abs(one.centre[0] - two.centre[0]) + abs(one.centre[1] - two.centre[1])


def test_trails_are_pale_while_something_is_planned() -> None:
    hand = beside()
    hand.key(pygame.K_m)
    assert not hand.game.paint.picture().plans
    hand.click_table(3.0, 3.0)
    assert hand.game.paint.picture().plans
    hand.key(pygame.K_a)
    assert hand.game.paint.picture().plans, "a sight line"


def test_big_words_lie_beside_the_data_sheet() -> None:
    hand = beside()
    paint, free = hand.game.paint, hand.game.layout.free
    alone = paint._beside_plates(760, 76, 8)
    sheet = pygame.Rect(free.right - 300, free.top, 290, free.h)
    paint.places = {"sheet": sheet}
    left = paint._beside_plates(760, 76, 8)
    assert (alone.w, left.w) == (760, 760)
    assert not left.colliderect(sheet)
    assert free.contains(left)
    paint.places = {"sheet": sheet, "log": pygame.Rect(free.left, free.top, 300, free.h)}
    between = paint._beside_plates(760, 76, 8)
    assert between.collidelist(list(paint.places.values())) < 0
