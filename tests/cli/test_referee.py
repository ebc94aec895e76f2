"""`pb12table referee`: what it says of scripts that hold, that fail, and that cannot be understood."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pb12table.cli.main import run
from pb12table.referee.running import judge
from pb12table.referee.script import load_script

HEAD = """
format = 1
title = "A shot"
shows = ["R1.7.10"]
figure = [
  { id = "pirate", profile = { base = "human", ranged = 4 }, items = ["twin-gun"], player = "alice", at = [10, 10] },
  { id = "guard", profile = "human", player = "bob", at = [15, 10], facing = 180 },
]
position = { active = "pirate" }
"""
SHOT = '{ kind = "ranged-attack", weapon = "twin-gun", target = "guard", action_points = 2 }'


def script(folder: Path, *lines: str, head: str = "dice = [3, 6]") -> str:
    """A script in a file: what is said before `play`, and the lines of it."""
    path = folder / "argument.toml"
    path.write_text(HEAD + head + "\nplay = [\n" + "".join(f"  {line},\n" for line in lines) + "]\n", encoding="utf-8")
    return str(path)


def judged(capsys: pytest.CaptureFixture[str], path: str) -> tuple[int, dict[str, Any]]:
    """The exit code and the JSON."""
    code = run(["referee", path, "--json"])
    told = capsys.readouterr()
    assert told.err == ""
    return code, json.loads(told.out)


def refused(capsys: pytest.CaptureFixture[str], path: str) -> str:
    """The one line about a script that cannot be understood."""
    assert run(["referee", path]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("pb12table: ")
    assert told.err.count("\n") == 1
    assert "referee-" not in told.err
    return told.err


def told_of_failure(capsys: pytest.CaptureFixture[str], path: str) -> dict[str, Any]:
    """The only failure of a script."""
    code, plain = judged(capsys, path)
    assert code == 1
    assert plain["ok"] is False
    (failure,) = plain["failures"]
    assert failure["key"] not in failure["told"]
    assert isinstance(failure, dict)
    return failure


def test_a_script_that_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, plain = judged(capsys, script(tmp_path, SHOT, '{ event = "CheckMade", target_number = 7 }'))
    assert code == 0
    assert set(plain) == {"ok", "title", "shows", "failures", "events", "state", "cases"}
    assert (plain["ok"], plain["failures"], plain["shows"]) == (True, [], ["R1.7.10"])
    checks = [event for event in plain["events"] if event["event"] == "CheckMade"]
    assert [(check["target_number"], check["face"]) for check in checks] == [(7, 3), (7, 6)]
    assert plain["state"]["figures"]["pirate"]["action_points"] == 1
    assert plain["cases"][0]["state"] == plain["state"]


def test_what_people_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = script(tmp_path, SHOT, '{ event = "CheckMade", target_number = 8 }')
    assert run(["referee", path]) == 1
    told = capsys.readouterr().out
    assert "needs 7, rolls 3, fails" in told
    assert "−1  short range" in told
    assert "play[1]: CheckMade: target_number is 7, not 8" in told
    assert '{ event = "CheckMade", target_number = 8 }' in told
    assert run(["--language", "de", "referee", path]) == 1
    assert "target_number ist 7, nicht 8" in capsys.readouterr().out


def test_an_illegal_answer_is_reported_with_its_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    illegal = SHOT.replace("= 2", "= 9")
    failure = told_of_failure(capsys, script(tmp_path, illegal, '{ event = "CheckMade" }', head=""))
    assert (failure["key"], failure["place"], failure["rule"]) == ("referee-refused", "play[0]", "R1.6.1")
    assert "R1.6.1" in failure["told"]


@pytest.mark.parametrize(
    ("lines", "dice", "key", "told"),
    [
        ([SHOT[:-2] + ", refused = true }"], "[]", "referee-not-refused", "legal"),
        ([SHOT.replace("= 2", "= 9")[:-2] + ', refused = "R1.3.1" }'], "[]", "referee-other-refusal", "R1.3.1"),
        ([SHOT[:-2] + ', by = "bob" }'], "[]", "referee-other-player", "bob"),
        ([SHOT], "[3]", "referee-no-die", "pirate"),
        ([SHOT], "[3, 6, 9]", "referee-dice-left", "9"),
        (['{ kind = "wait" }'], "[]", "referee-no-answer", "ChooseAction"),
        (["{ answer = 3 }"], "[]", "referee-no-answer", "ChooseAction"),
        ([SHOT, '{ event = "DamageRolled" }'], "[3, 6]", "referee-no-event", "CheckMade"),
        ([SHOT, '{ event = "CheckMade", times = 3 }'], "[3, 6]", "referee-event-count", "2"),
        ([SHOT, '{ no_event = "CheckMade" }'], "[3, 6]", "referee-event-count", "2"),
        (['{ asked = "ChooseTurn" }'], "[]", "referee-other-question", "ChooseAction"),
        (['{ asked = "ChooseAction", figure = "guard" }'], "[]", "referee-differs", "pirate"),
        (['{ figure = "pirate", at = [11, 10] }'], "[]", "referee-differs", "[10, 10]"),
        (['{ figure = "pirate", values = { ranged = 5 } }'], "[]", "referee-differs", "ranged is 4"),
        (['{ figure = "pirate", statuses = { panicked = true } }'], "[]", "referee-differs", "panicked is false"),
        (['{ player = "alice", command_points = 1 }'], "[]", "referee-differs", "10"),
        (["{ game = { round = 2 } }"], "[]", "referee-differs", "round is 1"),
        (['{ sight = "pirate", of = "guard", distance = 6 }'], "[]", "referee-differs", "distance is 5"),
        (['{ declare = "give-up", by = "bob" }', SHOT], "[]", "referee-nobody-asked", "over"),
        (['{ until = "ChoosePlaces" }'], "[9, 1]", "referee-no-die", "initiative"),
        (
            ['{ declare = "give-up", by = "bob" }', '{ until = "ChooseTurn" }'],
            "[]",
            "referee-never-asked",
            "ChooseTurn",
        ),
    ],
)
def test_each_failure_has_its_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: list[str], dice: str, key: str, told: str
) -> None:
    failure = told_of_failure(capsys, script(tmp_path, *lines, head=f"dice = {dice}"))
    assert failure["key"] == key
    assert told in failure["told"]


def test_further_dice_may_stand_where_they_are_thrown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (
        SHOT,
        '{ asked = "Dice", target_number = 7 }',
        "{ dice = [3] }",
        "{ answer = 6 }",
        '{ event = "AttackFailed" }',
    )
    code, plain = judged(capsys, script(tmp_path, *lines, head=""))
    assert (code, plain["failures"]) == (0, [])


def test_the_game_goes_on_after_an_expectation_that_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ('{ figure = "pirate", action_points = 1 }', SHOT, '{ figure = "pirate", action_points = 3 }')
    code, plain = judged(capsys, script(tmp_path, *lines))
    assert code == 1
    assert [failure["place"] for failure in plain["failures"]] == ["play[0]", "play[2]"]


def test_cases_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cases.toml"
    cases = f"""
[[case]]
name = "near"
figure = [{{ id = "guard", at = [13, 10] }}]
dice = [5, 1, 1]
play = [{SHOT}, {{ event = "CheckMade", target_number = 6 }}]
[[case]]
name = "wrong"
dice = [3, 6]
play = [{SHOT}, {{ event = "CheckMade", target_number = 6 }}]
"""
    path.write_text(HEAD + cases.replace("dice = [5, 1, 1]", "dice = [5, 1]"), encoding="utf-8")
    code, plain = judged(capsys, str(path))
    assert code == 1
    assert [(case["name"], case["ok"]) for case in plain["cases"]] == [("near", True), ("wrong", False)]
    assert [(failure["case"], failure["place"]) for failure in plain["failures"]] == [("wrong", "case[1].play[1]")]
    assert run(["referee", str(path)]) == 1
    assert "Case: near" in capsys.readouterr().out


def test_a_script_on_a_scenario_of_the_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "on-a-scenario.toml"
    text = """
format = 1
title = "The beginning"
scenario = "smugglers-cove"
position = { phase = "logistics" }
play = [{ event = "RoundBegan", game_round = 1 }, { asked = "BidInitiative" }]
"""
    path.write_text(text, encoding="utf-8")
    code, plain = judged(capsys, str(path))
    assert (code, plain["failures"]) == (0, [])


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('title = "A shot"', "", "title"),
        ("format = 1", "format = 2", "format"),
        ("format = 1", "", "format"),
        ('shows = ["R1.7.10"]', 'shows = ["rule 7"]', "shows[0]"),
        (
            'active = "pirate"',
            'active = "nobody"',
            "position.active: there is no figure nobody; choose from pirate, guard",
        ),
        ('active = "pirate"', 'activ = "pirate"', "position"),
        ('active = "pirate"', 'phase = "status", active = "pirate"', "pirate can only be active"),
        ('active = "pirate"', "player = { carol = {} }", "there is no player carol; choose from alice, bob"),
        ('active = "pirate"', 'turn_order = ["bob"]', "the turn order must name each player once: alice, bob"),
        ('active = "pirate"', "figure = { pirate = { block = { axe = {} } } }", "twin-gun"),
        ('active = "pirate"', "figure = { pirate = { statuses = { tired = 1 } } }", "tired"),
        ('player = "bob"', 'player = "carol"', 'figure[1] "guard"'),
        ("at = [15, 10]", "at = [10, 10]", 'figure[1] "guard".at'),
        ("dice = [3, 6]", "dice = [3, 13]", "dice[1]"),
        ("dice = [3, 6]", 'happens = [{ kind = "death", figure = "guard" }]', "happens[0]"),
        ("dice = [3, 6]", 'happens = [{ kind = "fall", figure = "nobody" }]', "there is no figure nobody"),
        ("dice = [3, 6]", 'happens = [{ kind = "collision", figure = "guard", obstacle = "sun" }]', "no obstacle sun"),
        ("dice = [3, 6]", 'scenario = "../elsewhere.toml"', "scenario"),
        ("dice = [3, 6]", "colour = 3", "colour"),
        (SHOT, "{ expect = 3 }", "play[0]: this line neither answers nor expects anything"),
        (SHOT, '{ event = "Chek" }', "there is no event Chek; choose from CheckMade"),
        (SHOT, '{ event = "CheckMade", number = 3 }', "there is no number here; choose from figure, kind"),
        (SHOT, '{ event = "CheckMade", times = "two" }', "play[0].times"),
        (SHOT, '{ figure = "nobody", done = true }', "there is no figure nobody"),
        (SHOT, '{ figure = "guard", colour = "red" }', "colour"),
        (SHOT, '{ asked = "ChooseAction", colour = "red" }', "there is no colour here"),
        (SHOT, '{ player = "carol" }', "there is no player carol"),
        (SHOT, '{ declare = "give-up", by = "carol" }', "there is no player carol"),
        (SHOT, '{ sight = "pirate", of = "carol" }', "there is no figure carol"),
        (SHOT, '{ sight = "pirate", line = true }', "either to a figure"),
        (SHOT, '{ answer = 3, colour = "red" }', "colour"),
        (SHOT, '{ kind = "wait", dice = "three" }', "play[0].dice"),
        (f"play = [\n  {SHOT},\n]", "", "play"),
        (f"play = [\n  {SHOT},\n]", "play = [", "TOML"),
    ],
)
def test_what_cannot_be_understood_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, told: str
) -> None:
    path = Path(script(tmp_path, SHOT))
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    line = refused(capsys, str(path))
    assert told in line
    assert "argument.toml" in line


def test_a_script_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "nowhere.toml" in refused(capsys, str(tmp_path / "nowhere.toml"))


# -- players of one's own -----------------------------------------------------------------------------------------

OWN = """
format = 1
title = "Players of one's own"
figure = [{ id = "pirate", profile = "human", player = "carol", at = [10, 10] }]
play = [{ player = "carol", command_points = 3 }, { player = "dora", command_points = 3 }]
"""
PLAYERS = 'player = [{ id = "carol", command_points = 3 }, { id = "dora", command_points = 3 }]\n'


def players(folder: Path, text: str) -> list[tuple[str, str]]:
    """The ids and names of the players in the only case of a script that holds."""
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    report = judge(load_script(path))
    assert report.ok
    (case,) = report.cases
    assert case.state is not None
    return [(player.id, player.name) for player in case.state.setup.players]


@pytest.mark.parametrize("text", [OWN + PLAYERS, f'{OWN}[[case]]\nname = "alone"\n{PLAYERS}'])
def test_players_of_ones_own_need_no_name_and_are_the_only_ones(text: str, tmp_path: Path) -> None:
    assert players(tmp_path, text) == [("carol", "carol"), ("dora", "dora")]


def test_a_case_lays_its_players_over_those_of_its_script(tmp_path: Path) -> None:
    more = '[[case]]\nname = "three"\nplayer = [{ id = "emil", name = "Emil", command_points = 1 }]\n'
    assert players(tmp_path, OWN + PLAYERS + more) == [("carol", "carol"), ("dora", "dora"), ("emil", "Emil")]


def test_a_case_may_change_one_of_the_usual_players(tmp_path: Path) -> None:
    text = """
format = 1
title = "A poor player"
figure = [{ id = "pirate", profile = "human", player = "alice", at = [10, 10] }]
[[case]]
name = "poor"
player = [{ id = "alice", command_points = 1 }]
play = [{ player = "alice", command_points = 1 }, { player = "bob", command_points = 10 }]
"""
    assert players(tmp_path, text) == [("alice", "Alice"), ("bob", "Bob")]
