"""`pb12table rules`: every rule with its names, its state, its places in the program and its tests."""

from __future__ import annotations

import importlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pb12table.cli import rule_places, rules
from pb12table.cli.main import run
from pb12table.cli.rule_places import Places, places
from pb12table.texts.rule_list import all_rules

ROOT = Path(__file__).parents[2]


@cache
def found() -> Places:
    return places()


def listed(capsys: pytest.CaptureFixture[str], *options: str) -> list[dict[str, Any]]:
    assert run([*options, "rules", "--json"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    plain = json.loads(told.out)
    assert isinstance(plain, list)
    return plain


def test_every_rule_is_listed_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    plain = listed(capsys)
    assert [rule["id"] for rule in plain] == list(all_rules())
    keys = {"id", "name", "name_de", "state", "definition", "reason", "code", "tests"}
    assert all(set(rule) == keys for rule in plain)
    assert {rule["state"] for rule in plain} <= {"done", "left-out"}
    assert all(rule["reason"] for rule in plain if rule["state"] == "left-out")
    assert not any(rule["reason"] for rule in plain if rule["state"] == "done")


def test_a_rule_names_where_it_is_played_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    damage = next(rule for rule in listed(capsys) if rule["id"] == "R1.5.2")
    assert (damage["name"], damage["name_de"], damage["state"]) == ("Damage roll", "Schadenswurf", "done")
    assert "systems.pb12.rules.damage.damage:damage" in damage["code"]
    assert "tests/systems/pb12/test_damage.py::test_v017_damage_example" in damage["tests"]
    assert "tests/referee/scripts/v017-damage.toml" in damage["tests"]


def test_every_rule_that_is_played_stands_somewhere_and_is_shown() -> None:
    tests = found().tests
    assert tests is not None
    played = [entry for entry in all_rules().values() if entry.done and not entry.definition]
    assert len(played) > 90
    assert not [entry.id for entry in played if not found().code.get(entry.id)]
    assert not [entry.id for entry in played if not tests.get(entry.id)]


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
    monkeypatch.setattr(rules, "places", lambda: rule_places.places(tmp_path))
    assert {rule["tests"] for rule in listed(capsys)} == {None}
    assert run(["rules"]) == 0
    told = capsys.readouterr().out
    assert "The tests are not part of this installation" in told
    assert "test_" not in told


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--language", "de", "rules"]) == 0
    told = capsys.readouterr().out
    assert "Schadenswurf" in told
    assert "gespielt" in told
    done = sum(entry.done for entry in all_rules().values())
    assert f"{done} von {len(all_rules())} Regeln werden gespielt." in told
