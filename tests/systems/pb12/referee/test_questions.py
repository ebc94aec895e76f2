"""What a script asks the rules, and the sentence for each question that makes no sense."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from pb12table.cli.saves import failure_line
from pb12table.files.problems import FileProblem
from pb12table.referee.running import judge
from pb12table.referee.script import script_of
from tests.systems.pb12.referee.test_scripts import content

SCRIPT = """
format = 1
title = "Questions"
figure = [
  { id = "pirate", profile = { base = "human", ranged = 4 }, items = ["twin-gun"], player = "alice", at = [10, 10] },
  { id = "guard", profile = "human", player = "bob", at = [15, 10], facing = 180 },
  { id = "late", profile = "human", player = "bob" },
]
position = { active = "pirate" }
zone = [{ id = "gate", kind = "entry", players = ["bob"], rectangle = [80, 80, 5, 5] }]
"""
SHOT = '{ kind = "ranged-attack", weapon = "twin-gun", target = "guard", action_points = 2 }'


def failures(line: str, **more: Any) -> list[str]:
    """The keys of what does not hold of a line."""
    document = {**tomllib.loads(f"{SCRIPT}\nplay = [{line}]"), **more}
    report = judge(script_of(document, content(), Path("questions.toml")))
    (case,) = report.cases
    assert case.state is not None
    for failure in case.failures:
        assert failure_line(case.state.setup, failure)
    return [failure.key for failure in case.failures]


@pytest.mark.parametrize(
    "line",
    [
        f'{{ odds = {SHOT}, figure = "pirate", target_number = 7, checks = 2, p_hits = [0.25, 0.5, 0.25] }}',
        f'{{ odds = {SHOT}, figure = "pirate", modifiers = {{ "R1.4.26" = 8 }}, p_out = 0.4201 }}',
        '{ check = "nerve", figure = "guard", target_number = 9, chance = 0.3333 }',
        '{ check = "panic", figure = "guard", markers = 2, target_number = 8, modifiers = { "R1.10.1" = 2 } }',
        '{ way = "guard", to = [12, 10], movement_points = 3, options = ["horizontal", "horizontal", "horizontal"] }',
        '{ way = "guard", to = [12, 10, 0], movement_points = 3 }',
        '{ way = "guard", to = [12, 10, 1], reachable = false }',
        '{ way = "guard", to = [200, 10], reachable = false }',
        '{ group = "alice", leader = false, members = ["pirate"], above = false, groups = [] }',
    ],
)
def test_what_is_so_holds(line: str) -> None:
    assert failures(line) == []


@pytest.mark.parametrize(
    "line",
    [
        f'{{ odds = {SHOT}, figure = "pirate", target_number = 8 }}',
        f'{{ odds = {SHOT}, figure = "pirate", p_hits = [0.25, 0.5, 0.2, 0.05] }}',
        f'{{ odds = {SHOT}, figure = "pirate", p_out = 0.43 }}',
        '{ check = "nerve", figure = "guard", chance = 0.3 }',
        '{ check = "panic", figure = "guard", modifiers = { "R1.10.1" = 1 } }',
        '{ way = "guard", to = [12, 10], movement_points = 2 }',
        '{ way = "guard", to = [200, 10], movement_points = 2 }',
        '{ way = "guard", to = [12, 10], reachable = false }',
        '{ group = "alice", leader = "pirate" }',
        '{ group = "alice", direct = { guard = "alice" } }',
        '{ figure = "pirate", aboard = "coach" }',
        '{ player = "alice", hand = ["luck"] }',
    ],
)
def test_what_is_not_so_is_told(line: str) -> None:
    assert set(failures(line)) == {"referee-differs"}


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('{ check = "courage", figure = "guard" }', "referee-no-such-check"),
        ('{ check = "nerve", figure = "ghost" }', "referee-no-such-figure"),
        ('{ check = "accident", figure = "guard" }', "referee-no-vehicle"),
        ('{ odds = { kind = "move", action_points = 1 }, figure = "pirate" }', "referee-no-attack"),
        ('{ odds = { kind = "ranged-attack" }, figure = "pirate" }', "referee-no-attack"),
        ('{ group = "watch" }', "referee-no-such-group"),
        ('{ group = "alice", dissolved = ["watch"] }', "referee-no-such-group"),
        ('{ group = "alice", direct = { ghost = "alice" } }', "referee-no-such-figure"),
        ('{ way = "ghost", to = [1, 1] }', "referee-no-such-figure"),
        ('{ player = "alice", seen_by = "carol", hand = [] }', "referee-no-such-player"),
        ('{ check = "nerve", figure = "guard", face = 3 }', "problem-unknown-key"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(line: str, key: str) -> None:
    with pytest.raises(FileProblem, match=key):
        failures(line)


def test_who_is_not_on_the_table_is_not_asked_about() -> None:
    assert failures('{ check = "nerve", figure = "late" }') == ["referee-not-on-table"]


def test_there_are_no_odds_of_an_illegal_attack() -> None:
    shot = SHOT.replace("guard", "pirate")
    assert failures(f'{{ odds = {shot}, figure = "pirate" }}') == ["referee-refused"]


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"player": {"alice": {"hand": ["ace-of-spades"]}}}, "referee-no-such-card"),
        ({"figure": {"pirate": {"steered_by": "guard"}}}, "referee-no-vehicle"),
    ],
)
def test_a_position_names_only_what_there_is(position: dict[str, Any], key: str) -> None:
    with pytest.raises(FileProblem, match=key):
        failures("{ game = { round = 1 } }", position=position)


def test_a_die_has_no_such_face() -> None:
    player = [{"id": "alice", "name": "Alice", "command_points": 3, "deck": ["luck", "duck"]}]
    player.append({"id": "bob", "name": "Bob", "command_points": 3})
    line = '{ asked = "DrawCards" }'
    assert failures(line, player=player, position={"phase": "logistics"}, dice=[3]) == ["referee-wrong-face"]
    assert failures(line, player=player, position={"phase": "logistics"}, dice=[2]) == []
