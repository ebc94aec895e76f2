"""Gear by key, card and table: in use, put down, picked up, and what stays in use when slots become fewer."""

from __future__ import annotations

import pygame
import pytest

from pb12table.app.modes.choosing import mode_for
from pb12table.app.modes.equipping import KeepMode, ReEquipMode
from pb12table.pb12.equipment import ChooseBlocksToKeep
from pb12table.pb12.profiles import BlockId, FigureId
from tests.app.fencers import fencers
from tests.pb12.expect import blade

A = FigureId("a")


@pytest.mark.rule("R1.8.3")
def test_an_item_is_put_down_seen_on_the_table_and_picked_up_again_with_a_click() -> None:
    hand = fencers(6.0, blade(id=BlockId("spare")))
    carried = list(hand.figure("a").blocks)
    hand.key(pygame.K_d)
    mode = hand.game.mode
    assert isinstance(mode, ReEquipMode)
    drop = [button.command for button in mode.choices()].index(f"drop-{carried[0]}")
    hand.digit(drop + 1)
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


@pytest.mark.rule("R1.8.17")
def test_what_stays_in_use_is_chosen_by_name() -> None:
    hand = fencers(6.0, blade(id=BlockId("spare")))
    mode = mode_for(hand.game, ChooseBlocksToKeep("alice", A))
    assert isinstance(mode, KeepMode)
    assert [button.label for button in mode.card().buttons] == ["blade (0)", "blade (0)", "Keep these"]
    kept = mode.answer
    mode.press("digit-1")
    assert len(mode.answer) == len(kept) - 1
