"""A game that is set up before its first turn: by itself in one go, with forces that are chosen beforehand."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from pb12table.analysis.played.games import tally
from pb12table.app.game.screen import GameScreen
from pb12table.app.play.games import Arrangement, Force, arranged, arranging
from pb12table.app.program import Program
from pb12table.app.screens.overview import PlayerNames
from pb12table.app.screens.start import StartScreen
from pb12table.files.places import forces_folder
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import load_scenario
from pb12table.layouts.editing import entries_of
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Settings
from tests.app.helpers import SIZE, Hand

ARMY = """
format = 1
content = "force"
system = "pocket"
name = "Two of each"
faction = "march-guard"
army = ["griffin", "griffin", "captain", "captain", "spearman", "spearman"]
"""


@pytest.mark.screen("PlayerNames")
def test_forces_and_setting_up_are_chosen_before_the_game() -> None:
    forces_folder("pocket").mkdir(parents=True)
    (forces_folder("pocket") / "twins.toml").write_text(ARMY, encoding="utf-8")
    hand = opened()
    names = hand.on_top(PlayerNames)
    names.press("force:0")
    hand.digit(4)
    names.press("set-up")
    seed = names.wish.seed
    assert names.wish.forces["alice"].name == "Two of each"
    hand.key(pygame.K_RETURN)
    game = hand.on_top(GameScreen)
    state = game.controller.session.state
    assert (state.phase, state.turns) == ("play", 1)
    assert state.players["alice"].army == ["griffin", "griffin", "captain", "captain", "spearman", "spearman"]
    made = arranged(load_scenario("new-land"), Arrangement(by_itself=True, seed=seed))
    assert {tuple(tile["at"]) for tile in made.document["tile"]} == set(state.tiles), "the number makes the map"


def opened() -> Hand:
    """The dialog of New Land, from the scenarios of its system alone."""
    program = Program(Settings(language="en", dice_speed="none"), SIZE)
    program.to_start()
    hand = Hand(program)
    hand.frames()
    start = hand.on_top(StartScreen)
    start.press("system:pocket")
    hand.frames()
    hand.digit(next(number for number, known in enumerate(start.shown, start=1) if known.id == "new-land"))
    return hand


def test_what_is_left_is_set_up_by_a_key_and_taken_back_as_one() -> None:
    hand = opened()
    hand.key(pygame.K_RETURN)
    game = hand.on_top(GameScreen)
    hand.key(pygame.K_RETURN)
    assert len(game.controller.session.state.players) == 2
    answered = len(game.controller.session.entries)
    before = game.controller.pending
    hand.key(pygame.K_F2)
    state = game.controller.session.state
    assert (state.phase, len(state.tiles)) == ("play", 12)
    assert game.toast[0].startswith("Everything is set up.")
    game.controller.undo(answered)
    game.leave_mode()
    assert game.controller.pending == before
    hand.key(pygame.K_F2)
    hand.key(pygame.K_F2)
    assert game.toast == ("Everything is set up already.", True)


def test_equal_numbers_make_equal_maps_and_other_games_are_not_arranged() -> None:
    land = load_scenario("new-land")
    made = [arranged(land, Arrangement(by_itself=True, seed=seed)).document["tile"] for seed in (5, 5, 6)]
    assert made[0] == made[1] != made[2]
    may = arranging(Texts("en"), land)
    assert (may.players, may.sets_up, may.has_map) == (("alice", "bob"), True, False)
    assert [force.name for force in may.forces] == ["Fen Folk", "March Guard"]
    ford, cove = (arranging(Texts("en"), load_scenario(name)) for name in ("the-ford", "smugglers-cove"))
    assert (ford.players, ford.sets_up, ford.has_map) == ((), True, True)
    assert (cove.players, cove.sets_up) == ((), False)


def test_an_army_over_its_points_is_refused_before_the_game_and_nothing_is_lost(tmp_path: Path) -> None:
    land = load_scenario("new-land")
    army = ["griffin", "griffin", "captain", "captain", "rider", "rider"]
    wish = Arrangement({"alice": Force("Too many", {"faction": "march-guard", "army": army})})
    with pytest.raises(FileProblem, match="over-limit") as caught:
        arranged(land, wish)
    assert caught.value.place == 'player[0] "alice".army'
    assert "army" not in entries_of(land.document, "player")[0] or not entries_of(land.document, "player")[0]["army"]


def test_of_an_army_that_was_chosen_only_its_units_count_and_none_has_a_number_without_need() -> None:
    hand = opened()
    hand.key(pygame.K_RETURN)
    game = hand.on_top(GameScreen)
    hand.key(pygame.K_F2)
    session = game.controller.session
    armies = {player: len(known.army) for player, known in session.state.players.items()}
    assert {player: own.force for player, own in tally(session.state, session.log).items()} == armies
    names = [game.setup.figure_by_id[unit].label.en for unit in session.state.units]
    assert not [name for name in names if name.endswith("1")]
