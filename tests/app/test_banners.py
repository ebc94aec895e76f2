"""Big words over the table tell what nobody should miss."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.app.screens.closing import Closing
from pb12table.kernel.game import LogLine
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.game.answers import GiveUp
from pb12table.systems.pb12.rules.game.events import PlayerDefeated, VictoryPointsGained, ZoneChangedHands
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.systems.pb12.rules.round.victory import defeat
from pb12table.systems.pb12.scene.playback import duration_of
from pb12table.texts.names import figure_name
from tests.app.helpers import Hand, open_game


@pytest.mark.rule("R1.3.18", "R1.3.19")
@pytest.mark.parametrize(("language", "words"), [("en", "Carol is defeated"), ("de", "Carol ist besiegt")])
def test_a_defeat_is_told_before_anything_else_goes_on(written: list[str], language: str, words: str) -> None:
    hand = open_game("abbey-hill", language=language, dice_speed="normal")
    hand.open_curtains()
    assert isinstance(hand.session.pending, BidInitiative)
    hand.program.draw()
    assert words not in written
    hand.game.controller.declare(PlayerId("carol"), GiveUp())
    hand.frames(4)
    hand.program.draw()
    assert words in written


def told(hand: Hand, event: Any) -> None:
    """Show an event as it is played back."""
    hand.game.controller.playback.queue.append(event)
    hand.game.touch()
    hand.program.draw()


@pytest.mark.rule("R6.1.10", "R6.1.11")
@pytest.mark.parametrize(
    ("language", "points", "lost"),
    [
        ("en", "Alice holds the zone “The strongbox” and receives 1", "“The strongbox” no longer counts for Alice"),
        ("de", "Alice kontrolliert das Gebiet „Die Geldkiste“ und", "„Die Geldkiste“ zählt nicht mehr für Alice"),
    ],
)
def test_what_a_zone_brings_at_the_end_of_a_round_is_told(
    written: list[str], language: str, points: str, lost: str
) -> None:
    hand = open_game("governors-quay", language=language, dice_speed="normal")
    hand.play_to(ChooseTurn)
    alice = PlayerId("alice")
    gained = VictoryPointsGained(player=alice, points=1, rule="R6.1.10", source="strongbox")
    for event, words in ((gained, points), (ZoneChangedHands(zone="strongbox", before=(alice,), now=()), lost)):
        written.clear()
        hand.game.skip()
        told(hand, event)
        assert duration_of(hand.game.controller.playback.queue[0]) > 0
        assert [line for line in written if words in line]


@pytest.mark.rule("R6.1.10")
def test_the_players_tip_says_what_each_zone_would_bring() -> None:
    hand = open_game("governors-quay")
    hand.play_to(ChooseTurn)
    hand.program.draw()
    chip = next(zone.rect for zone in hand.game.zones if zone.name == "player:alice")
    hand.point(chip.center)
    hand.program.draw()
    tip = next(zone.tip for zone in hand.game.zones if zone.name == "player:alice")
    lines = [line for line in tip if "strongbox" in line]
    assert lines
    assert "0 victory points" in lines[0]
    assert not [line for line in tip if "breakfast" in line.lower()], "it is fixed for Bob"


@pytest.mark.rule("R6.1.9")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "the leader, {}, is out of action"), ("de", "Anführer ausgeschaltet ({})")]
)
def test_a_leader_whose_fall_decided_the_game_is_named(written: list[str], language: str, words: str) -> None:
    """In big words when it happens, and on the closing screen as the reason."""
    hand = open_game("two-companies", language=language, dice_speed="normal")
    hand.play_to(ChooseTurn)
    alice, leader = PlayerId("alice"), FigureId("centurion")
    name = figure_name(hand.program.texts, hand.game.setup, leader)
    told(hand, PlayerDefeated(player=alice, rule="R6.1.9", figure=leader))
    assert [line for line in written if words.format(name) in line]
    hand.game.skip()
    happened: list[Any] = []
    session = hand.session
    defeat(Game(session.state, happened.append), [alice], "R6.1.9", leader)
    session.log.extend(LogLine(event, len(session.entries)) for event in happened)
    written.clear()
    hand.program.open(Closing(hand.program, hand.game.controller, None))
    hand.program.draw()
    assert [line for line in written if words.format(name) in line]
