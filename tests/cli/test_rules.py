"""`pb12table rules`: every rule and ruling, what it says, its state, its places in the program and its tests."""

from __future__ import annotations

import importlib
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pb12table.cli import rules
from pb12table.cli.main import run
from pb12table.cli.rules import Places, places
from pb12table.texts.rule_list import all_rules, rules_of_rulings

ROOT = Path(__file__).parents[2]


@cache
def found() -> Places:
    return places()


def listed(capsys: pytest.CaptureFixture[str], *ids: str) -> list[dict[str, Any]]:
    assert run(["rules", *ids, "--json"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    plain = json.loads(told.out)
    assert isinstance(plain, list)
    return plain


def test_every_rule_and_then_every_ruling_is_listed_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    everything = listed(capsys)
    assert [one["id"] for one in everything] == [*all_rules("pb12"), *rules_of_rulings("pb12")]
    plain, rulings = everything[: len(all_rules("pb12"))], everything[len(all_rules("pb12")) :]
    keys = {"id", "name", "name_de", "state", "definition", "reason", "text", "rulings", "code", "tests"}
    assert all(set(rule) == keys for rule in plain)
    assert all(set(ruling) == {"id", "question", "ruling", "reason", "rules", "code", "tests"} for ruling in rulings)
    assert {rule["state"] for rule in plain} <= {"done", "left-out"}
    assert all(rule["reason"] for rule in plain if rule["state"] == "left-out")
    assert not any(rule["reason"] for rule in plain if rule["state"] == "done")


def test_a_rule_names_where_it_is_played_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    damage = next(rule for rule in listed(capsys) if rule["id"] == "R1.5.2")
    assert (damage["name"], damage["name_de"], damage["state"]) == ("Damage roll", "Schadenswurf", "done")
    assert "systems.pb12.rules.attacks.damage:damage" in damage["code"]
    assert "tests/systems/pb12/damage/test_damage.py::test_v017_damage_example" in damage["tests"]
    assert "tests/systems/pb12/referee/scripts/v017-damage.toml" in damage["tests"]


def test_every_rule_that_is_played_stands_somewhere_and_is_shown() -> None:
    tests = found().tests
    assert tests is not None
    played = [entry for entry in all_rules().values() if entry.done and not entry.definition]
    assert len(played) > 90
    assert not [entry.id for entry in played if not found().code.get(entry.id)]
    assert not [entry.id for entry in played if not tests.get(entry.id)]


def test_the_rulings_of_the_program_stand_somewhere_and_are_shown() -> None:
    tests = found().tests
    assert tests is not None
    own = [ruling for ruling in rules_of_rulings("pb12") if ruling >= "RU201"]
    assert own
    assert not [ruling for ruling in own if not found().code.get(ruling)]
    assert not [ruling for ruling in own if not tests.get(ruling)]


def test_the_places_are_there() -> None:
    for where in {place for listed in found().code.values() for place in listed}:
        module, _, name = where.partition(":")
        thing: Any = importlib.import_module(f"pb12table.{module}")
        for part in name.split(".") if name else ():
            thing = getattr(thing, part, None) or thing.__annotations__[part]


def test_the_tests_are_there() -> None:
    tests = found().tests
    assert tests is not None
    for where in {place for listed in tests.values() for place in listed}:
        file, _, name = where.partition("::")
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8") if name else (ROOT / file).is_file()


def test_without_tests_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(rules, "places", lambda: places(tmp_path))
    assert {rule["tests"] for rule in listed(capsys)} == {None}
    assert run(["rules"]) == 0
    told = capsys.readouterr().out
    assert "This installation does not include the tests" in told
    assert "test_" not in told


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--language", "de", "rules"]) == 0
    told = capsys.readouterr().out
    assert "Schadenswurf" in told
    assert "gespielt" in told
    done = sum(entry.done for entry in all_rules("pb12").values())
    assert f"Das Programm spielt {done} von {len(all_rules('pb12'))} Regeln." in told
    assert re.search(r"^RU012 +Was versperrt die Sicht\?", told, re.MULTILINE)
    assert f"diese {len(rules_of_rulings('pb12'))} Festlegungen" in told


def test_a_ruling_is_shown_with_its_reason_its_rules_and_where_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "RU017"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("RU017 · How does a figure fall?\n")
    words = " ".join(told.split())
    assert "0.5 steps for a human, 4.47 for a coach" in words
    assert "Why: The damage strength must be a whole number" in words
    assert "\n    R1.4.30  " in told
    assert "\n    systems.pb12.rules.figures.falling" in told
    assert "\n    tests/" in told
    assert max(map(len, told.partition("  In the program:")[0].splitlines())) <= rules.WIDEST
    (plain,) = listed(capsys, "RU017")
    assert plain["rules"] == ["R1.4.30"]
    assert plain["ruling"].count("\n\n") == 2
    assert any(place.startswith("systems.pb12.rules.figures.falling") for place in plain["code"])


def test_rules_and_rulings_are_shown_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--language", "de", "rules", "r1.4.24", "ru12"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("R1.4.24 · Sichtlinie zu einer Figur\n\n  Auf Englisch: Sight line to a figure\n")
    assert "    RU011  Wie viel von einer Figur muss zu sehen sein?" in told
    assert "RU012 · Was versperrt die Sicht?" in told
    assert run(["rules", "R1.4.24"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("R1.4.24 · Sight line to a figure\n\n  In the rulebook: Sichtlinie zu einer Figur\n\n")
    assert "    systems.pb12.rules.figures.seeing:sight\n" in told
    assert "    tests/systems/pb12/referee/scripts/v012-v083-sight-angle.toml\n" in told


def test_a_rule_names_its_rulings_and_a_ruling_the_code_between_the_ends_of_a_range(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rule, ruling = listed(capsys, "R1.4.24", "RU011")
    assert rule["rulings"][:2] == ["RU011", "RU012"]
    assert "systems.pb12.rules.figures.seeing:sight" in ruling["code"]
    assert [one["id"] for one in listed(capsys, "RU011", "ru11")] == ["RU011"]


@pytest.mark.parametrize("unknown", ["RU" + "999", "R9.9.9", "V001", "", "R1.4"])
def test_an_id_that_is_not_there_is_a_sentence(capsys: pytest.CaptureFixture[str], unknown: str) -> None:
    for options in ([], ["--json"]):
        assert run(["rules", "RU012", unknown, *options]) == 2
        streams = capsys.readouterr()
        assert streams.out == ""
        (line,) = streams.err.splitlines()
        assert f"there is no rule or ruling {unknown}" in line
        assert "from R1.1.1 to R6.1.11" in line


def test_all_rulings_are_written_as_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--language", "de", "rules", "--markdown"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("# Pb-12: Festlegungen\n")
    assert "\n### RU146\n" in page
    for more in (["RU012"], ["--json"]):
        assert run(["rules", "--markdown", *more]) == 2
        assert "--markdown" in capsys.readouterr().err


def test_a_rule_is_told_in_our_words_and_words_are_searched_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "R1.7.10"]) == 0
    words = " ".join(capsys.readouterr().out.split())
    assert "In the rulebook: Mindestwurf im Fernkampf A shot has the target number 12 − F" in words
    assert "Named by: R1.4.10" in words
    assert listed(capsys, "R1.7.10")[0]["text"].startswith("A shot has the target number")
    assert run(["rules", "--find", "Panikprobe"]) == 0
    assert re.findall(r"^(R\S+) · ", capsys.readouterr().out, re.MULTILINE)[:2] == ["R1.4.27", "R2.2.9"]
    assert run(["rules", "--find", "no such words"]) == 2
    assert capsys.readouterr().err.strip().endswith("no rule or ruling contains no such words.")
