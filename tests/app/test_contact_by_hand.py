"""Coming into contact by mouse: who points at a base or beside a wall means to touch it; Carry and Ram say why not."""

from __future__ import annotations

from typing import Unpack

import pygame
import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import body
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.window.modes.moving import MoveMode
from pb12table.table.motion.contact import in_contact, pieces_in_contact
from pb12table.table.shapes import Outline
from tests.app.fencers import fencers
from tests.app.helpers import Hand, open_game
from tests.app.playground import playground
from tests.systems.pb12.attributes import Attributes
from tests.systems.pb12.expect import blade
from tests.systems.pb12.scene import Scene

A, B, CAPTAIN = FigureId("a"), FigureId("b"), FigureId("captain")


@pytest.mark.rule("R4.2.2", "R4.2.3")
def test_what_needs_contact_is_shown_with_the_reason_while_nobody_is_touched() -> None:
    hand = fencers(4.0)
    tiles = {tile.command: tile for tile in hand.game.mode.tiles()}
    assert "in contact" in tiles["ram"].reason
    assert "in contact" in tiles["carry"].reason
    hand.key(pygame.K_r, pygame.KMOD_SHIFT)
    assert "in contact" in hand.game.toast[0]


@pytest.mark.rule("R1.1.16", "RU009")
@pytest.mark.parametrize(("x", "y"), [(14.0, 7.0), (13.8, 7.1), (13.45, 7.0), (13.6, 7.4)])
def test_pointing_at_another_base_leads_into_contact_with_it(x: float, y: float) -> None:
    hand = fencers(4.0)
    hand.key(pygame.K_m)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    hand.click_table(x, y)
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    assert in_contact(body(hand.session.state, A), body(hand.session.state, B))


@pytest.mark.rule("R1.1.16", "RU009")
@pytest.mark.parametrize("y", [3.45, 3.2])
def test_pointing_at_or_beside_a_wall_leads_to_it(y: float) -> None:
    hand = open_game(setup=playground(near=(7.0, 2.0)))
    hand.play_to(ChooseAction, "alice")
    assert isinstance(hand.session.pending, ChooseAction)
    assert hand.session.pending.figure == CAPTAIN
    hand.key(pygame.K_m)
    hand.click_table(7.0, y)
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    assert "right-wall" in pieces_in_contact(hand.session.state.battlefield, body(hand.session.state, CAPTAIN))


def test_a_place_clear_of_everything_stays_where_it_is() -> None:
    hand = fencers(4.0)
    hand.key(pygame.K_m)
    hand.click_table(13.2, 7.0)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    assert mode.waypoints[0].point == pytest.approx((13.2, 7.0), abs=0.03)


def before_a_crate(**more: Unpack[Attributes]) -> tuple[Hand, str]:
    """Somebody before a crate that is too high to climb onto, though one could stand on it."""
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
    scene.human("a", "alice", blocks=[blade()], **more)
    scene.human("b", "bob", at=(8.0, 5.0), facing=180.0)
    crate = scene.box((3.0, -0.8), (4.6, 0.8), 1.2)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    hand.key(pygame.K_m)
    return hand, crate


@pytest.mark.rule("R1.1.16", "RU009")
@pytest.mark.parametrize(("x", "y"), [(13.2, 7.0), (13.8, 7.1), (14.4, 6.5)])
def test_pointing_into_what_one_cannot_get_onto_leads_into_contact_with_it(x: float, y: float) -> None:
    hand, crate = before_a_crate()
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    hand.point_at_table(x, y)
    mode.finish()
    assert mode.shown.reason is None
    hand.click_table(x, y)
    assert len(mode.waypoints) == 1
    hand.click_table(x, y)
    hand.game.skip()
    assert not isinstance(hand.game.mode, MoveMode), "the second click there goes"
    assert crate in pieces_in_contact(hand.session.state.battlefield, body(hand.session.state, A))


@pytest.mark.rule("R1.1.16", "RU009")
def test_what_one_can_climb_onto_is_still_climbed() -> None:
    hand, _ = before_a_crate(vertical_movement=2, action_points=6)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    hand.point_at_table(13.8, 7.1)
    mode.finish()
    assert mode.shown.legs[-1].end[2] == pytest.approx(1.2)


@pytest.mark.rule("R1.1.16", "RU009", "RU064")
@pytest.mark.parametrize(("x", "y"), [(13.2, 7.0), (13.0, 7.3)])
def test_a_long_base_comes_into_contact_as_it_arrives(x: float, y: float) -> None:
    long = Outline(((-0.6, -0.25), (0.6, -0.25), (0.6, 0.25), (-0.6, 0.25)))
    hand, crate = before_a_crate(footprint=long, action_points=6)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    hand.click_table(x, y)
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    assert not isinstance(hand.game.mode, MoveMode)
    assert crate in pieces_in_contact(hand.session.state.battlefield, body(hand.session.state, A))
