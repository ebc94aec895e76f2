"""`pb12table sight` and `pb12table odds`: numbers of an opening position, and one clear line for bad input."""

from __future__ import annotations

from pathlib import Path

import pytest

from pb12table.cli.main import run
from tests.cli.commands import answer, complaint

NEAR = ("veteran@14.5,10", "recruit@14.5,11.2")
"""Two of Kampf W6 who see each other, near enough for knives."""
SCENARIO = """
format = 1
system = "pb12"
name = "A wall and three people"
[table]
width = 20.0
depth = 12.0
step_cm = 2.0
[[terrain]]
id = "low-wall"
kind = "wall"
line = [[8.0, 4.0], [8.0, 8.0]]
thickness = 0.0
height = 0.9
[[terrain]]
id = "high-wall"
kind = "wall"
line = [[8.0, 9.0], [8.0, 12.0]]
thickness = 0.0
height = 4.0
[[player]]
id = "ann"
name = "Ann"
command_points = 3
[[player]]
id = "ben"
name = "Ben"
command_points = 3
[[figure]]
id = "shooter"
profile = "human"
player = "ann"
items = ["rifle"]
at = [2.0, 6.0]
facing = 0.0
[[figure]]
id = "covered"
profile = "human"
player = "ben"
items = ["sword"]
at = [12.0, 6.0]
facing = 180.0
[[figure]]
id = "hidden"
profile = "human"
player = "ben"
at = [9.0, 11.0]
facing = 180.0
[[figure]]
id = "behind"
profile = "human"
player = "ben"
at = [1.0, 2.0]
facing = 0.0
[[figure]]
id = "waiting"
profile = "human"
player = "ben"
[[zone]]
id = "gate"
kind = "entry"
players = ["ben"]
polygon = [[16.0, 0.0], [20.0, 0.0], [20.0, 12.0], [16.0, 12.0]]
[rules]
round_limit = 4
"""


@pytest.fixture
def scenario(tmp_path: Path) -> str:
    path = tmp_path / "walls.toml"
    path.write_text(SCENARIO, encoding="utf-8")
    return str(path)


# -- sight ------------------------------------------------------------------------------------------------------


def test_sight_over_a_low_wall(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "sight", scenario, "shooter", "covered")
    assert found["sight_line"]
    assert found["in_sight_angle"]
    assert not found["borderline"]
    # From 1.8 over 0.9 at six steps to the plane at ten: what is below 1.8 - 0.9 * 10 / 6 = 0.3 is hidden.
    assert found["covered_share"] == pytest.approx(0.3 / 2.0)
    assert found["distance"] == pytest.approx(10.0)
    assert found["blockers"] == ["low-wall"]
    assert found["concealment"] >= 1


def test_no_sight_through_a_high_wall(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "sight", scenario, "shooter", "hidden")
    assert not found["sight_line"]
    assert found["covered_share"] == pytest.approx(1.0)
    assert found["blockers"] == ["high-wall"]
    assert found["concealment"] is None, "no target number is raised where nothing is seen"


def test_no_sight_outside_the_sight_angle(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A sight angle value of 6 reaches 90 degrees to each side."""
    found = answer(capsys, "sight", scenario, "shooter", "behind")
    assert not found["in_sight_angle"]
    assert not found["sight_line"]
    assert found["concealment"] == 0, "it may turn"


@pytest.mark.parametrize(("language", "words"), [("en", "has a sight line to"), ("de", "hat eine Sichtlinie zu")])
def test_sight_for_people(scenario: str, capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    assert run(["--language", language, "sight", scenario, "shooter", "covered"]) == 0
    printed = capsys.readouterr().out
    assert words in printed
    assert "15" in printed


@pytest.mark.parametrize(
    ("language", "level", "share"),
    [("en", "concealment level", "Covered: 100 %"), ("de", "Sichtschutz", "Verdeckt: 100 %")],
)
def test_what_is_hidden_has_no_concealment(
    scenario: str, capsys: pytest.CaptureFixture[str], language: str, level: str, share: str
) -> None:
    assert run(["--language", language, "sight", scenario, "shooter", "hidden"]) == 0
    printed = capsys.readouterr().out
    assert share in printed
    assert level not in printed


@pytest.mark.rule("R1.4.24")
def test_without_a_sight_angle_it_is_said_why_nothing_is_seen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "blinkers.toml"
    blinkers = 'profile = { base = "human", sight_angle = 0 }'
    path.write_text(SCENARIO.replace('profile = "human"', blinkers, 1), encoding="utf-8")
    for language, words in (("en", "Too little of the target is in the sight angle"), ("de", "Zu wenig vom Ziel")):
        assert run(["--language", language, "sight", str(path), "shooter", "covered"]) == 0
        assert words in capsys.readouterr().out


def test_figures_of_one_name_are_told_apart(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--language", "de", "sight", scenario, "shooter", "covered"]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    assert first == "„Durchschnittsmensch 1“ hat eine Sichtlinie zu „Durchschnittsmensch 2“."
    assert run(["--language", "en", "sight", "smugglers-cove", "captain", "ships-boy"]) == 0
    assert "(" not in capsys.readouterr().out.splitlines()[0]


# -- odds -------------------------------------------------------------------------------------------------------


def test_odds_of_a_shot(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "odds", scenario, "shooter", "covered", "--weapon", "rifle", "--ap", "2")
    assert found["target_number"] == sum(modifier["value"] for modifier in found["modifiers"])
    assert found["modifiers"][0]["value"] == 12
    assert {"rule", "label", "value"} <= set(found["modifiers"][0])
    assert "R1.6.16" in [modifier["rule"] for modifier in found["modifiers"]]
    assert found["checks"] == 2
    assert len(found["p_hits"]) == 3
    passed = min(max(13 - found["target_number"], 0), 12) / 12
    assert found["p_hits"][2] == pytest.approx(passed**2)
    assert sum(found["p_hits"]) == pytest.approx(1.0)
    assert sum(found["p_damage_points"]) == pytest.approx(1.0)
    assert found["p_out"] == pytest.approx(sum(found["p_damage_points"][3:])), "an average human has two points"


def test_giving_up_a_check_and_boosting(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    shot = ("odds", scenario, "shooter", "covered", "--weapon", "rifle", "--ap", "2")
    plain = answer(capsys, *shot)
    easier = answer(capsys, *shot, "--give-up", "1")
    assert (easier["checks"], easier["target_number"]) == (1, plain["target_number"] - 1)
    assert answer(capsys, *shot, "--boost", "2")["target_number"] == plain["target_number"] + 2


@pytest.mark.rule("R3.0.3", "R3.0.12")
def test_odds_of_a_gun_are_those_of_who_stands_at_its_steering_point(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gun = """
[[figure]]
id = "gun"
profile = "field-gun"
player = "ben"
at = [16.0, 6.0]
facing = 180.0
[[figure]]
id = "crew"
profile = { base = "human", ranged = 4, action_points = 2 }
player = "ben"
aboard = "gun"
at = [-0.6, 0.4]
"""
    path = tmp_path / "gun.toml"
    path.write_text(SCENARIO + gun, encoding="utf-8")
    shot = ("odds", str(path), "gun", "covered", "--weapon", "field-gun-barrel", "--ap")
    found = answer(capsys, *shot, "1")
    assert [line["value"] for line in found["modifiers"] if line["rule"] == "R1.4.26"] == [12, -4]
    assert "R1.6.1" in complaint(capsys, *shot, "3")


@pytest.mark.parametrize(("language", "words"), [("en", "Target number"), ("de", "Mindestwurf")])
def test_odds_for_people(scenario: str, capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    arguments = ["--language", language, "odds", scenario, "shooter", "covered", "--weapon", "rifle"]
    assert run(arguments) == 0
    printed = capsys.readouterr().out
    assert words in printed
    assert "R1.6.16" in printed
    assert "%" in printed


# -- bad input --------------------------------------------------------------------------------------------------


def test_a_figure_that_does_not_exist(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["sight", scenario, "shooter", "ghost"], ["odds", scenario, "ghost", "covered", "--weapon", "x"]):
        told = complaint(capsys, *command)
        assert "ghost" in told
        assert "shooter, covered" in told, "it names those there are"


def test_a_figure_in_the_staging_area(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "waiting" in complaint(capsys, "sight", scenario, "shooter", "waiting")
    assert "waiting" in complaint(capsys, "odds", scenario, "shooter", "waiting", "--weapon", "rifle")


def test_one_figure_twice(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "shooter" in complaint(capsys, "sight", scenario, "shooter", "shooter")
    complaint(capsys, "odds", scenario, "shooter", "shooter", "--weapon", "rifle")


@pytest.mark.parametrize(
    ("more", "rule"),
    [
        (("--weapon", "sword"), "R1.7.13"),
        (("--weapon", "rifle", "--with", "mode=full"), "Pb-12 has no --mode"),
        (("--weapon", "rifle", "--with", "mode"), "mode says nothing about the attack"),
        (("--weapon", "rifle", "--melee"), "R1.7.13"),
        (("--weapon", "rifle", "--ap", "4"), "R1.6.1"),
        (("--weapon", "rifle", "--ap", "0"), "R1.6.1"),
        (("--weapon", "rifle", "--give-up", "1"), "R1.6.8"),
        (("--weapon", "rifle", "--boost", "-1"), "R1.6.14"),
    ],
)
def test_illegal_attacks_say_why(
    scenario: str, capsys: pytest.CaptureFixture[str], more: tuple[str, ...], rule: str
) -> None:
    assert rule in complaint(capsys, "odds", scenario, "shooter", "covered", *more)


def test_a_target_that_cannot_be_seen(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "R1.4.24" in complaint(capsys, "odds", scenario, "shooter", "hidden", "--weapon", "rifle")


def test_a_scenario_that_does_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert "atlantis" in complaint(capsys, "sight", "atlantis", "a", "b")
    assert "atlantis" in complaint(capsys, "odds", "atlantis", "a", "b", "--weapon", "c")


def test_an_option_that_is_missing_or_no_number(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    complaint(capsys, "odds", scenario, "shooter", "covered")
    complaint(capsys, "odds", scenario, "shooter", "covered", "--weapon", "rifle", "--ap", "many")
    complaint(capsys, "sight", scenario, "shooter")


@pytest.mark.rule("R1.6.2", "R1.7.9")
def test_odds_of_a_shooter_who_turns_aside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    near = '[[figure]]\nid = "near"\nprofile = "human"\nplayer = "ben"\nat = [3.0, 3.0]\nfacing = 180.0\n[[zone]]'
    path = tmp_path / "near.toml"
    path.write_text(SCENARIO.replace("[[zone]]", near), encoding="utf-8")
    shot = ("odds", str(path), "shooter", "covered", "--weapon", "rifle")
    assert "R1.7.9" in complaint(capsys, *shot)
    assert "R1.4.22" in complaint(capsys, *shot, "--facing", "100")
    aside = answer(capsys, *shot, "--facing", "30")
    path.write_text(SCENARIO, encoding="utf-8")
    assert aside == answer(capsys, *shot), "how far it is and what is covered is the same as without the other"
    assert "R1.6.2" in complaint(capsys, *shot, "--facing", "nan")


@pytest.mark.rule("WR14", "W017", "W048")
@pytest.mark.parametrize(
    ("more", "number", "checks"),
    [
        ((), 3, 3),
        (("mode=full",), 6, 6),
        (("walking=yes",), 5, 3),
        (("walking=no",), 3, 3),
        (("mode=full", "walking=yes"), 8, 6),
    ],
)
def test_odds_of_kampf_w6_in_a_mode_and_on_a_walk(
    capsys: pytest.CaptureFixture[str], more: tuple[str, ...], number: int, checks: int
) -> None:
    said = [part for each in more for part in ("--with", each)]
    found = answer(capsys, "odds", "petrol-station", *NEAR, "--weapon", "assault-rifle", *said)
    assert (found["target_number"], found["checks"]) == (number, checks)
    assert (found["p_hits"][0] == 1.0, found["p_out"] == 0.0) == (number > 6, number > 6)


@pytest.mark.parametrize(
    ("weapon", "more", "told"),
    [
        ("knife", "mode=full", "Knife cannot shoot in this mode"),
        ("assault-rifle", "mode=burst", "no fire mode burst"),
        ("assault-rifle", "walking=far", "walking must be yes or no, not far"),
        ("assault-rifle", "aim=2", "Kampf W6 has no --aim"),
    ],
)
def test_what_kampf_w6_does_not_know_of_an_attack_is_said(
    capsys: pytest.CaptureFixture[str], weapon: str, more: str, told: str
) -> None:
    assert told in complaint(capsys, "odds", "petrol-station", *NEAR, "--weapon", weapon, "--with", more)
