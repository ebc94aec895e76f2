"""What becomes of figures after a game: the next scenario from the result page, and campaigns from the start screen."""

from __future__ import annotations

import pygame
import pytest

from pb12table.app.program import Program
from pb12table.app.screens.base import ProgramScreen
from pb12table.app.screens.closing import Closing
from pb12table.app.screens.following import CampaignScreen, ChapterScreen, FollowingScreen
from pb12table.app.screens.overview import PlayerNames
from pb12table.files.places import sequels_folder
from pb12table.kernel.game import Game
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.state import Place
from pb12table.systems.pb12.rules.round.victory import end_game
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import PickOne
from tests.app.helpers import SIZE, Hand, Players


def over(hand: Hand, winner: str) -> Closing:
    """Let the game that is open end at once."""
    session = hand.session
    if not session.entries:
        assert session.pending is not None
        hand.game.controller.commit(Players(session, 1).answer(session.state, session.pending))
    end_game(Game(session.state, lambda event: None), "round-limit")
    assert session.state.outcome is not None
    session.state.outcome.winners = [PlayerId(winner)]
    save = hand.game.controller.save
    assert save is not None
    hand.program.finish(hand.game.controller, str(hand.game.scenario))
    closing = hand.on_top(Closing)
    closing.update(1.0)
    return closing


def told(hand: Hand) -> list[str]:
    hand.frames()
    return [each.node.text for each in hand.on_top(ProgramScreen).layout.root.walk() if hasattr(each.node, "text")]


@pytest.fixture
def hand() -> Hand:
    hand = Hand(Program(Settings(language="en", dice_speed="none", hints=False), SIZE))
    hand.program.to_start()
    return hand


@pytest.mark.screen("FollowingScreen")
def test_the_figures_of_a_game_go_on_elsewhere(hand: Hand) -> None:
    hand.program.play("smugglers-cove")
    hand.session.state.figures[FigureId("strong-pirate")].heavy_points -= 1
    hand.session.state.figures[FigureId("topman")].place = Place.REMOVED
    over(hand, "alice")
    hand.key(pygame.K_c)
    screen = hand.on_top(FollowingScreen)
    assert "governors-quay" in screen.places
    assert "two-companies" not in screen.places
    assert next(iter(screen.places)) == "governors-quay", "with most of its figures, and the same players"
    assert list(screen.places)[-1] == "smugglers-cove"
    hand.key(pygame.K_n)
    hand.on_top(PickOne).press("0")
    hand.on_top(FollowingScreen)
    assert "damage points used: 1 heavy" in told(hand)
    assert told(hand).count("does not come along") >= 1
    screen.press("rest:days")
    assert "damage points used: 1 heavy" not in told(hand)
    screen.press("rest:hours")
    hand.key(pygame.K_RETURN)
    hand.on_top(PlayerNames).accept()
    setup = hand.game.setup
    assert setup.figure_by_id[FigureId("strong-pirate")].used.heavy == 1
    assert FigureId("topman") not in setup.figure_by_id
    assert [path.suffix for path in sequels_folder().iterdir()] == [".toml"]


@pytest.mark.screen("CampaignScreen", "ChapterScreen")
def test_a_campaign_is_begun_and_its_next_chapter_follows(hand: Hand) -> None:
    hand.key(pygame.K_k, pygame.KMOD_CTRL)
    if isinstance(hand.top, PickOne):
        listed = [line for _, line in hand.on_top(PickOne).options]
        hand.on_top(PickOne).press(str(listed.index("Pb-12: The Captain's Share")))
    assert "Smugglers' Cove" in told(hand)
    hand.on_top(CampaignScreen).accept()
    hand.on_top(PlayerNames).accept()
    closing = over(hand, "bob")
    score = "The Captain's Share, chapter 1 of 3: "
    assert any(line.startswith(score) for line in told(hand))
    assert "Next chapter" in [each.node.label for each in closing.layout.root.walk() if hasattr(each.node, "label")]
    hand.key(pygame.K_c)
    screen = hand.on_top(ChapterScreen)
    assert "The Captain's Share: chapter 2 of 3" in told(hand)
    assert "The Governor's Quay" in told(hand)
    screen.accept()
    hand.on_top(PlayerNames).accept()
    assert hand.game.controller.save is not None
    assert hand.game.controller.save.scenario["campaign"]["chapter"] == 1
    over(hand, "bob")
    hand.key(pygame.K_c)
    hand.on_top(ChapterScreen).accept()
    hand.on_top(PlayerNames).accept()
    over(hand, "alice")
    hand.key(pygame.K_c)
    hand.on_top(FollowingScreen)
