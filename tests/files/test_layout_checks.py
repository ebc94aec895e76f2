"""A scenario's document with many mistakes tells each of them, at its piece; `validate` prints them."""

from __future__ import annotations

import copy
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from pb12table.cli.main import run
from pb12table.files.checking import LayoutReport, check_layout
from pb12table.files.content import load_content
from pb12table.files.places import scenarios_folder
from pb12table.skirmish.hindrances import Fault
from pb12table.texts.layouts import plain_layout
from pb12table.texts.locale import LANGUAGES, Texts
from tests.files.test_bad_scenarios import SOUND

RING = [
    {"id": "south", "kind": "wall", "rectangle": [12.0, 3.0, 4.0, 0.4]},
    {"id": "north", "kind": "wall", "rectangle": [12.0, 7.0, 4.0, 0.4]},
    {"id": "west", "kind": "wall", "rectangle": [12.0, 3.0, 0.4, 4.4]},
    {"id": "east", "kind": "wall", "rectangle": [15.6, 3.0, 0.4, 4.4]},
]


def checked(document: Any, path: Path = Path("yard.toml")) -> LayoutReport:
    return check_layout(document, load_content(), path)


def yard(*pieces: object, **more: Any) -> dict[str, Any]:
    document = copy.deepcopy(tomllib.loads(SOUND))
    document["terrain"] += pieces
    return {**document, **more}


def test_a_sound_document_is_clean() -> None:
    assert checked(yard()).is_clean
    for path in scenarios_folder().glob("*.toml"):
        assert checked(tomllib.loads(path.read_text(encoding="utf-8")), path).is_clean, path


def test_every_mistake_is_told_at_its_piece() -> None:
    document = yard(
        {"id": "bow", "kind": "wall", "polygon": [[1, 1], [3, 3], [3, 1], [1, 3]]},
        {"id": "odd", "kind": "lava", "rectangle": [1.0, 1.0, 1.0, 1.0]},
        {"id": "none", "kind": "wall"},
        {"id": "over", "kind": "crates", "rectangle": [19.0, 1.0, 2.0, 1.0]},
        {"id": "roof", "kind": "crates", "rectangle": [1.0, 1.0, 0.5, 0.5]},
        {"kind": "crates", "rectangle": [1.0, 1.0, 0.5, 0.5]},
        "no table",
        *RING,
    )
    document["zone"].append({"id": "zigzag", "kind": "hold", "polygon": [[1, 1], [3, 3], [3, 1], [1, 3]]})
    found = checked(document)
    assert sorted((subject, problem.key) for subject, problem in found.problems) == [
        ("", "problem-missing-key"),
        ("", "problem-wrong-type"),
        ("bow", "problem-shape-self-crossing"),
        ("none", "problem-one-shape"),
        ("odd", "problem-no-such-kind"),
        ("roof", "problem-twin"),
        ("zigzag", "problem-shape-self-crossing"),
    ]
    assert [(fault.fault, fault.subject) for fault in found.faults if fault.fault == "outside"] == [("outside", "over")]
    assert {fault.fault for fault in found.faults} == {"outside", "sealed-yard"}


def test_a_scenario_s_own_kinds_count() -> None:
    lava = {"id": "lava", "name": "lava", "height": 0.1}
    assert checked(yard({"id": "odd", "kind": "lava", "rectangle": [1.0, 1.0, 1.0, 1.0]}, kind=[lava])).is_clean
    assert checked(yard(kind=[{"id": "lava"}])).problems[0][0] == "lava"


@pytest.mark.parametrize("table", [None, {}, {"width": -1, "depth": 3}, 7])
def test_without_a_table_the_pieces_are_looked_at_all_the_same(table: Any) -> None:
    document = yard({"id": "none", "kind": "wall"}, table=table)
    assert [subject for subject, _ in checked(document).problems] == ["table", "none"]


@pytest.mark.parametrize("value", [7, "x", {"id": "x"}, [7], [[]], None])
@pytest.mark.parametrize("key", ["terrain", "zone", "kind", "figure", "background", "player"])
def test_nothing_that_can_stand_in_a_file_breaks_the_check(key: str, value: Any) -> None:
    checked(yard(**{key: value}))


@pytest.mark.parametrize("system", ["w6", "d20", "fate"])
def test_what_lies_beside_the_table_is_told_in_every_game(system: str) -> None:
    zones = [
        {"id": "far", "kind": "entry", "players": ["a"], "rectangle": [36.0, 0.0, 4.0, 30.0]},
        {"id": "over", "kind": "entry", "players": ["b"], "rectangle": [0.0, 0.0, 4.0, 30.0]},
    ]
    table, crate = {"width": 24.0, "depth": 16.0}, {"id": "box", "kind": "crates", "rectangle": [23.0, 0.0, 2.0, 2.0]}
    document = {"format": 1, "system": system, "table": table, "terrain": [crate], "zone": zones}
    content = load_content(system)
    found = check_layout(document, content, Path("yard.toml")).faults
    told = {fault.subject: (fault.fault, fault.is_grave) for fault in found}
    assert told["far"] == (Fault.ZONE_OUTSIDE, True)
    assert told["over"] == (Fault.ZONE_OVER_EDGE, False)
    if "crates" in content.kinds:
        assert told["box"] == (Fault.OUTSIDE, True)


def test_a_missing_picture_is_told(tmp_path: Path) -> None:
    document = yard(background={"picture": "photo.png", "width": 10.0})
    ((subject, problem),) = checked(document, tmp_path / "yard.toml").problems
    assert (subject, problem.key) == ("background", "problem-no-such-picture")


def test_a_figure_in_a_yard_opens_it() -> None:
    document = yard(*RING)
    assert [fault.fault for fault in checked(document).faults] == ["sealed-yard"]
    document["figure"][0]["at"] = [14.0, 5.0]
    assert not checked(document).faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_findings_are_told_in_sentences(language: str) -> None:
    document = yard({"id": "over", "kind": "crates", "rectangle": [19.0, 1.0, 2.0, 1.0]}, {"id": "none"}, *RING)
    told = plain_layout(Texts(language), checked(document))
    assert [found["fault"] for found in told] == ["missing-key", "outside", "sealed-yard"]
    for found in told:
        assert found["text"].endswith(".")
        assert "layout-" not in found["text"]
        assert found["subject"] in found["text"]


def test_validate_prints_what_is_wrong_with_a_layout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    walls = "".join(
        f'[[terrain]]\nid = "{wall["id"]}"\nkind = "wall"\nrectangle = {wall["rectangle"]}\n' for wall in RING
    )
    path = tmp_path / "yard.toml"
    path.write_text(SOUND + walls, encoding="utf-8")
    assert run(["validate", str(path)]) == 0
    said = capsys.readouterr().out
    assert "walled in by" in said
    assert "no faults found" not in said
    assert run(["validate", str(path), "--json"]) == 0
    (result,) = json.loads(capsys.readouterr().out)
    assert result["ok"]
    assert result["layout"][0]["fault"] == "sealed-yard"
    assert result["layout"][0]["pieces"]


@pytest.mark.parametrize("at", [[10**400, 3.0], [3.0, -(10**30)], [True, []]])
def test_a_figure_beyond_all_numbers_breaks_no_check(at: list[Any]) -> None:
    assert checked(yard(figure=[{"id": "somebody", "at": at, "height": 10**400}])).is_clean
