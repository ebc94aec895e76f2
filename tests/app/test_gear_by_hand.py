"""Gear by key, card and table: in use, put down, picked up, and what stays in use when slots become fewer."""

from __future__ import annotations

import pygame
import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.equipment import ChooseBlocksToKeep
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, BlockKind
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.play.face import mode_for
from tests.app.fencers import fencers
from tests.app.helpers import open_game
from tests.systems.pb12.expect import blade
from tests.systems.pb12.scene import Scene

A = FigureId("a")


@pytest.mark.rule("R1.8.3")
def test_an_item_is_put_down_seen_on_the_table_and_picked_up_again_with_a_click() -> None:
    hand = fencers(6.0, blade(id=BlockId("spare")))
    carried = list(hand.figure("a").blocks)
    hand.key(pygame.K_d)
    assert hand.labels("re-equip", "block") == ["blade (0)", "blade (0)"]
    hand.digit(len(carried) + 1)
    hand.key(pygame.K_RETURN)
    state = hand.session.state
    assert [item.block for item in state.ground] == [carried[0]]
    assert carried[0] not in hand.figure("a").blocks
    assert [ring.label for ring in hand.game.paint.picture().rings if ring.style == "item"] == ["blade"]
    hand.key(pygame.K_d)
    hand.click_table(*state.ground[0].at[:2])
    hand.key(pygame.K_RETURN)
    assert not hand.session.state.ground
    assert hand.figure("a").blocks[carried[0]].in_use


def test_no_key_is_taken_for_something_that_lies_on_the_ground() -> None:
    hand = fencers(6.0, blade(id=BlockId("spare")))
    hand.key(pygame.K_d)
    mode = hand.game.mode
    before = hand.form("re-equip").values
    hand.key(pygame.K_BACKSPACE)
    assert hand.game.mode is mode
    assert hand.form("re-equip").values == before


@pytest.mark.rule("R1.8.3", "RU073")
@pytest.mark.parametrize("kind", list(BlockKind))
def test_the_only_item_can_be_put_down_the_only_ability_cannot(kind: BlockKind) -> None:
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
    scene.human("a", "alice", blocks=[blade(kind=kind)])
    scene.human("b", "bob", at=(6, 0), facing=180)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    hand.key(pygame.K_d)
    assert (hand.game.mode.topic == "re-equip") is (kind is BlockKind.ITEM)
    if kind is BlockKind.ITEM:
        hand.digit(2)
        hand.key(pygame.K_RETURN)
        assert [item.block for item in hand.session.state.ground] == ["blade"]


@pytest.mark.rule("R1.8.17")
def test_what_stays_in_use_is_chosen_by_name() -> None:
    hand = fencers(6.0, blade(id=BlockId("spare")))
    mode = mode_for(hand.game, ChooseBlocksToKeep("alice", A))
    assert isinstance(mode, FormMode)
    assert [button.label for button in mode.card().buttons] == ["blade (0)", "blade (0)", "Keep these"]
    kept = mode.form.values["block"]
    mode.press("digit-1")
    assert len(mode.form.values["block"]) == len(kept) - 1
    mode.back()
    assert len(mode.form.values["block"]) == len(kept) - 1, "going back changes nothing"
