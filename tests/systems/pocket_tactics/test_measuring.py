"""Measuring on tiles from the command line: in tiles and turns, and without a word where one thing alone is meant."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pb12table.cli.main import run
from pb12table.files.scenario import find_scenario
from pb12table.systems.pocket_tactics.measures import MEASURES
from pb12table.systems.pocket_tactics.rules.moving import way_closed
from pb12table.texts.layouts import hindrance_line
from pb12table.texts.locale import Texts
from tests.cli.commands import answer, complaint
from tests.systems.pocket_tactics.board import Board, row

STANDING = (("captain", "alice", 0, 0), ("archer", "alice", 0, -1), ("troll", "bob", 0, 1), ("witch", "bob", -1, 2))


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints for people."""
    assert run(arguments) == 0
    return capsys.readouterr().out


@pytest.fixture
def brawl(tmp_path: Path) -> str:
    file = tmp_path / "brawl.toml"
    units = "".join(
        f'\n[[figure]]\ncard = "{card}"\nplayer = "{player}"\nat = [{q}, {r}]\n' for card, player, q, r in STANDING
    )
    file.write_text(find_scenario("the-ford").read_text(encoding="utf-8") + units, encoding="utf-8")
    return str(file)


def test_an_attack_needs_no_word_for_how_it_is_made(brawl: str, capsys: pytest.CaptureFixture[str]) -> None:
    """P027, P029: a blow beside, a shot from afar."""
    blow, shot = ("odds", brawl, "alice-captain", "bob-troll"), ("odds", brawl, "bob-witch", "alice-captain")
    assert answer(capsys, *blow) == answer(capsys, *blow, "--weapon", "melee")
    assert answer(capsys, *shot) == answer(capsys, *shot, "--weapon", "ranged")
    assert "3 tiles away" in complaint(capsys, "odds", brawl, "bob-witch", "alice-archer")


def test_a_weapon_must_be_named_where_there_are_weapons(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--weapon is missing" in complaint(capsys, "odds", "smugglers-cove", "captain", "ships-boy")


def test_areas_and_distances_are_told_in_tiles(brawl: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "reach", brawl, "alice-captain", "--bp", "1")
    assert told.splitlines() == [
        "Captain gets to 7 tiles in one step.", "At height 0: 6 tiles", "At height 2: one tile"
    ]  # fmt: skip
    assert "Distance: 2 tiles\n" in printed(capsys, "sight", brawl, "alice-captain", "bob-witch")
    assert "square" not in told


def test_games_are_told_in_turns(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "simulate", "the-ford", "--games", "1", "--bots", "random", "--workers", "1")
    assert "turns" in told
    assert "round" not in told


@pytest.mark.rule("P011", "P019", "P023")
def test_the_places_that_close_a_way_are_named() -> None:
    """No unit hops past one of the enemy or goes where there is no tile; a friend is hopped over."""
    board = Board(row(4), alone=True)
    mover, _ = board.put("alice", "captain", (0, 0)), board.put("bob", "troll", (2, 0))
    assert way_closed(board.state, mover, (3, 0)) == (((2, 0),), 3)
    board.tile((5, 0))
    assert way_closed(board.state, mover, (5, 0))[0] == ((2, 0), (4, 0))
    assert MEASURES.walking is not None
    x, y = board.state.setup.lattice.centre((5, 0))
    ((closing,),) = MEASURES.walking.barred(board.state, mover, (x, y), None, lambda: False)
    told = hindrance_line(Texts("en").of("pocket"), board.state.setup, closing)
    assert told.endswith("the gap without a tile at 4, 0 block the way.")
    shut = MEASURES.walking.shut(board.state, mover)
    assert {board.state.setup.lattice.cell_at(each.inside[:2]) for each in shut} == {(3, 0), (5, 0)}


@pytest.mark.rule("P013")
def test_what_is_only_too_far_for_one_move_is_told_so() -> None:
    board = Board(row(9), alone=True)
    mover = board.put("alice", "captain", (0, 0))
    assert MEASURES.walking is not None
    x, y = board.state.setup.lattice.centre((8, 0))
    ((far,),) = MEASURES.walking.barred(board.state, mover, (x, y), None, lambda: False)
    assert (far.kind, dict(far.details)["steps"]) == ("far", 8)


@pytest.mark.rule("P054", "PR27")
def test_the_odds_of_a_hex_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Two red dice show a five in 5 of 9 rolls, two green ones none in 4 of 9."""
    told = json.loads(printed(capsys, "odds", "the-ford", "witch@0,0", "captain@2,0", "--weapon", "hex", "--json"))
    assert (told["p_hex_works"], told["p_hex_fails"]) == (pytest.approx(5 / 9), pytest.approx(4 / 9))
    assert told["p_out"] == pytest.approx(20 / 81)


@pytest.mark.rule("P048", "PR19")
def test_an_attacker_that_may_drown_is_in_the_sum(capsys: pytest.CaptureFixture[str]) -> None:
    """At The Ford the water lies at (2, 0): half of those who attack into it are lost before a die falls."""
    told = json.loads(printed(capsys, "odds", "the-ford", "swordsman@1,0", "captain@2,0", "--json"))
    assert told["p_comes"] == pytest.approx(0.5)
    assert told["p_lost"] == pytest.approx(0.5 + 0.5 * told["p_attacker"])


def test_ghosts_stand_on_the_tile_that_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Distance: 2 tiles\n" in printed(capsys, "sight", "the-ford", "witch@0,0", "captain@2,0")
    assert "witch@0.5,0" in complaint(capsys, "sight", "the-ford", "witch@0.5,0", "captain@2,0")
