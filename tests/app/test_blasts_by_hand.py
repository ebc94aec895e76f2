"""Throwing grenades with the mouse: at any place of the table, and the opponent turns the sector."""

from __future__ import annotations

import pygame
import pytest

from pb12table.kernel.dice import ScriptedDice
from pb12table.skirmish.forms.form import Lit
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.blast import ChooseSector
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.answers import Activate
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Place
from pb12table.systems.pb12.window.modes.actions import ActionMode
from pb12table.window.forms.form_mode import FormMode
from tests.app.helpers import Hand, open_game
from tests.app.pointing import Pointing
from tests.systems.pb12.scene import Scene

# Bids are answered by bots; two initiative rolls come before everything else.
INITIATIVE = [12, 1]


def grenadier(dice: list[int]) -> Hand:
    """A grenadier at (5, 5), a foe at (10, 5) and another behind a wall, on a small table."""
    scene = Scene(width=30.0, depth=20.0, origin=(0.0, 0.0))
    scene.human("grenadier", "alice", at=(5, 5), items=["grenade"], ranged=6, points=(9, 0, 0), slots=4)
    scene.human("foe", "bob", at=(10, 5), facing=180, points=(9, 0, 0))
    scene.human("hidden", "bob", at=(10, 8), facing=180, points=(9, 0, 0))
    scene.wall(9.0, 3.0, y=(7.0, 9.0))
    scene.box((15, 15), (18, 18), height=2.0)
    hand = open_game(setup=scene.setup(), dice=ScriptedDice([*INITIATIVE, *dice]), size=(1600, 900))
    hand.play_to(ChooseTurn, "alice")
    hand.answer(Activate(FigureId("grenadier")))
    hand.open_curtains()
    assert isinstance(hand.session.pending, ChooseAction)
    return hand


def throwing(dice: list[int]) -> tuple[Hand, Pointing]:
    hand = grenadier(dice)
    hand.click_zone("command:ranged-attack")
    mode = Pointing(hand)
    return hand, mode


@pytest.mark.rule("R1.6.15", "R1.6.9")
def test_the_mouse_aims_at_any_place_and_the_card_says_who_would_be_hit() -> None:
    hand, mode = throwing([])
    hand.point_at_table(10.5, 4.0)
    preview = mode.preview()
    assert preview.plan.target is None
    assert preview.refusal is None
    assert [str(hit.figure) for hit in mode.hits(preview)] == ["foe"]
    card = mode.card()
    assert "a point on the table" in card.title
    assert any("foe" in line for line in card.lines)
    assert [line.rule for line in card.sums if line.value == "+4"] == ["R1.6.15"]
    assert card.result_note == "On the mark in 17 % of rolls, some effect in 93 %."
    assert not any(stepper.more == "boost-more" for stepper in card.steppers)
    before = hand.picture()
    hand.point_at_table(14.5, 5.0)
    assert hand.picture() != before
    assert any("Nobody" in line for line in mode.card().lines)
    # Pointing at a figure aims at the figure again.
    hand.point_at_table(10.0, 5.0)
    preview = mode.preview()
    assert preview.plan.target == "foe"


@pytest.mark.rule("R1.6.17")
def test_the_card_shows_cover_against_the_blast() -> None:
    hand, mode = throwing([])
    hand.point_at_table(8.3, 7.0)
    preview = mode.preview()
    covered = {str(hit.figure): hit for hit in mode.hits(preview)}
    cover = covered["hidden"].cover
    assert cover is not None
    assert (cover.rule, cover.value) == ("R1.6.17", -4)
    assert any("hidden (" in line for line in mode.card().lines)


@pytest.mark.rule("R1.6.15")
def test_a_roof_is_aimed_at_where_it_is_seen_and_refused_with_the_reason() -> None:
    hand, mode = throwing([])
    # The card lies up there, where nobody stands; folded it is out of the way.
    hand.key(pygame.K_F3)
    hand.point_at_table(16.5, 16.5)
    preview = mode.preview()
    assert preview.refusal is not None
    assert mode.card().warning
    hand.click_table(16.5, 16.5)
    hand.click_table(16.5, 16.5)
    assert hand.game.mode is mode.mode, "nothing was thrown"
    assert hand.game.toast[0]


@pytest.mark.rule("R1.6.11", "R1.6.10")
def test_the_opponent_turns_the_sector_with_the_mouse() -> None:
    # The check fails, divergence 4: radius 2, strength 3, half a circle.
    hand, _ = throwing([2, 4, 6])
    hand.click_table(10.5, 4.5)
    hand.click_table(10.5, 4.5)
    hand.open_curtains()
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    assert hand.question(ChooseSector).player == "bob"

    def hits() -> list[str]:
        return [figure for sketch in mode.form.sketch if isinstance(sketch, Lit) for figure in sketch.figures]

    hand.point_at_table(14.0, 4.0)
    assert hits() == []
    away = hand.picture()
    hand.point_at_table(7.0, 6.0)
    assert hits() == ["foe"]
    lit = [token.body.id for token in hand.game.paint.picture().tokens if token.targeted]
    assert lit == hits(), "the picture marks who would be hit"
    assert hand.picture() != away
    start = mode.form.values["angle"]
    hand.key(pygame.K_q)
    assert mode.form.values["angle"] == pytest.approx((start + 15.0) % 360.0)
    hand.click_table(7.0, 6.0)
    assert isinstance(hand.game.mode, ActionMode)
    blasts = [line.event for line in hand.session.log if isinstance(line.event, events.BlastWentOff)]
    assert [(blast.hit, blast.sector, blast.start) for blast in blasts] == [(("foe",), 180, start)]


@pytest.mark.rule("R1.6.15")
def test_a_grenade_can_be_thrown_where_no_opponent_is_in_sight() -> None:
    hand = grenadier([])
    mode = hand.game.mode
    assert isinstance(mode, ActionMode)
    for foe in ("foe", "hidden"):
        mode.game.state.figures[FigureId(foe)].place = Place.STAGING
    assert mode.opponents() == []
    assert mode.attack_reason(ranged=True) == ""


@pytest.mark.rule("R1.6.4", "R1.6.9")
def test_a_grenade_may_go_onto_a_bridge_or_below_it() -> None:
    scene = Scene(width=30.0, depth=20.0, origin=(0.0, 0.0))
    # From a tower one sees the deck, and the road below it in the open ends.
    scene.box((4, 4), (6, 6), height=2.0)
    scene.human("grenadier", "alice", at=(5, 5), height=2.0, items=["grenade"], ranged=6)
    scene.human("foe", "bob", at=(25, 15), facing=180)
    scene.box((10, 3), (11, 7), height=0.2, base=2.8)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    hand.click_zone("command:ranged-attack")
    mode = Pointing(hand)
    hand.click_table(10.5, 5.0)
    assert mode.point is not None
    assert mode.point[2] == pytest.approx(3.0, abs=0.01)
    assert any(line.startswith("2 heights here, now 3") for line in mode.card().lines)
    hand.key(pygame.K_PAGEDOWN)
    assert mode.point[2] == 0.0
    assert any("now 0" in line for line in mode.card().lines)
    preview = mode.preview()
    assert (preview.refusal, preview.plan.point[2]) == (None, 0.0)
    # What was chosen holds while the mouse goes on.
    mode.let_go()
    hand.point_at_table(10.2, 5.5)
    assert mode.point[2] == 0.0
    hand.key(pygame.K_PAGEUP)
    assert mode.point[2] == pytest.approx(3.0, abs=0.01)
    hand.point_at_table(8.0, 5.0)
    assert not any("heights here" in line for line in mode.card().lines)
    assert not mode.mode.choose_height(1)
