"""An evening of games: the next one with the same people, sides swapped, and the score by names."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pb12table.app.play.evening import BREAK, Score, played_lately, score_of
from pb12table.app.play.games import Arrangement, Force
from pb12table.app.program import Program
from pb12table.app.screens.closing import Closing
from pb12table.files.places import user_folder
from pb12table.files.scenario import load_scenario
from pb12table.kernel.game import Game
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.round.victory import end_game
from pb12table.window.kit.keys import Settings
from tests.app.helpers import SIZE, Hand, Players

NAMED = {"player_names": ["Anna", "Ben"]}


def playing(**settings: object) -> Hand:
    hand = Hand(Program(Settings(language="en", dice_speed="none", **settings), SIZE))  # type: ignore[arg-type]
    hand.program.play("smugglers-cove")
    return hand


def won_by(hand: Hand, *winners: str, ago: float = 0.0) -> Closing:
    """Let the game end at once with these winners, so many seconds ago, and look at the result."""
    session = hand.session
    if not session.entries:
        # A game in which nobody has answered leaves no save.
        assert session.pending is not None
        hand.game.controller.commit(Players(session, 1).answer(session.state, session.pending))
    state = session.state
    end_game(Game(state, lambda event: None), "round-limit")
    assert state.outcome is not None
    state.outcome.winners = [PlayerId(winner) for winner in winners]
    save = hand.game.controller.save
    assert save is not None
    written = save.path.stat().st_mtime - ago
    os.utime(save.path, (written, written))
    hand.program.finish(hand.game.controller, str(load_scenario("smugglers-cove").path))
    return hand.on_top(Closing)


def names_of(hand: Hand) -> list[str]:
    return [player.name for player in hand.game.setup.players]


def test_sides_are_swapped_with_the_people_and_stay_so() -> None:
    hand = playing(**NAMED)
    won_by(hand, "alice").press("turned")
    assert names_of(hand) == ["Ben", "Anna"]
    assert hand.program.settings.player_names == ["Ben", "Anna"]
    won_by(hand, "alice").press("again")
    assert names_of(hand) == ["Ben", "Anna"]


def test_who_has_no_name_takes_that_of_the_other_side_and_the_program_changes_its_seat() -> None:
    hand = playing(player_names=["Anna"], by_program=["", "learner"])
    second = names_of(hand)[1]
    first = load_scenario("smugglers-cove").setup.players[0].name
    won_by(hand).press("turned")
    assert names_of(hand) == [first, "Anna"]
    assert {str(player): style for player, style in hand.game.controller.by_program.items()} == {"alice": "learner"}
    won_by(hand).press("turned")
    assert names_of(hand) == ["Anna", second]


def test_nobody_can_tell_sides_apart_without_names() -> None:
    closing = won_by(playing(), "alice")
    assert "turned" not in [button.name for button in closing._buttons()]
    assert "turned" in [button.name for button in won_by(playing(**NAMED), "alice")._buttons()]


def test_the_next_game_is_arranged_as_the_last_one_was() -> None:
    hand = playing()
    crowd = load_scenario("smugglers-cove").document
    own = [form for form in crowd["figure"] if form["player"] == "alice"][:1]
    force = Force("one", {"figure": own})
    hand.program.play("smugglers-cove", Arrangement({"alice": force}))
    figures = sorted(figure.id for figure in hand.game.setup.figures)
    won_by(hand, "bob").press("again")
    assert sorted(figure.id for figure in hand.game.setup.figures) == figures


def test_the_score_goes_by_names_whatever_side_they_had() -> None:
    hand = playing(**NAMED)
    assert score_of(hand.game.controller) is None
    first = won_by(hand, "alice", ago=90.0)
    assert score_of(hand.game.controller) is None, "one game is no score"
    first.press("turned")
    won_by(hand, "bob", ago=60.0).press("turned")
    assert score_of(hand.game.controller) is None, "not over"
    closing = won_by(hand)
    assert score_of(hand.game.controller) == Score(((0, 2), (1, 0)), 1)
    told = [each.node.text for each in closing.layout.root.walk() if hasattr(each.node, "text")]
    assert "After 3 games: Anna 2 · Ben 0 · drawn 1" in told


@pytest.mark.parametrize("by_program", [["", "learner"], ["", ""]])
def test_who_has_no_name_is_the_same_on_the_other_side(by_program: list[str]) -> None:
    hand = playing(player_names=["Anna"], by_program=by_program)
    for number, side in enumerate(("alice", "bob", "alice")):
        won_by(hand, side, ago=90.0 - 30.0 * number).press("turned")
    won_by(hand, "alice")
    assert score_of(hand.game.controller) == Score(((1, 3), (0, 1)), 0), "Anna has won three, and sits in the east"


def test_without_names_the_sides_tell_people_apart() -> None:
    hand = playing()
    won_by(hand, "alice", ago=60.0).press("again")
    won_by(hand, "alice")
    assert score_of(hand.game.controller) == Score(((0, 2), (1, 0)), 0)


def test_another_end_of_the_same_game_takes_the_place_of_the_first() -> None:
    hand = playing(**NAMED)
    won_by(hand, "alice")
    before = played_lately()
    won_by(hand, "alice")
    assert played_lately() == before
    won_by(hand, "bob")
    assert [game.winners for game in played_lately()] == [(1,)]


@pytest.mark.parametrize(("apart", "is_told"), [(BREAK - 60, True), (BREAK + 60, False)])
def test_after_a_long_break_the_score_begins_anew(apart: float, is_told: bool) -> None:
    hand = playing(**NAMED)
    won_by(hand, "alice", ago=apart).press("again")
    won_by(hand, "alice")
    assert (score_of(hand.game.controller) is not None) is is_told


def test_games_of_others_do_not_count() -> None:
    hand = playing(**NAMED)
    won_by(hand, "alice", ago=90.0)
    hand.program.settings.player_names = ["Anna", "Cleo"]
    hand.program.play("smugglers-cove")
    won_by(hand, "alice")
    assert score_of(hand.game.controller) is None


@pytest.mark.parametrize("broken", [b"", b"{", b"[1]", b'[{"save": 1}]', b"\xff"])
def test_a_broken_score_is_none(broken: bytes) -> None:
    user_folder().mkdir(parents=True, exist_ok=True)
    Path(user_folder() / "evening.json").write_bytes(broken)
    hand = playing(**NAMED)
    won_by(hand, "alice")
    assert [game.winners for game in played_lately()] == [(0,)]
