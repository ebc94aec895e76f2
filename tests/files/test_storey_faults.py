"""A storey that no way leads to is told, and what closes a house at the top is none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pb12table.files.checking import check_layout
from pb12table.files.content import load_content
from pb12table.files.reading import read_toml
from pb12table.skirmish.hindrances import Fault, LayoutFault
from pb12table.texts.layouts import fault_line, plain_layout
from pb12table.texts.locale import Language, Texts

CASE = Path(__file__).parents[1] / "cases" / "storeys-and-door.toml"
STAIRS = {"id": "stairs", "kind": "stairs", "rises": 90.0, "rectangle": [18.0, 11.0, 2.0, 4.0], "height": 2.7}
LADDER = {"id": "ladder", "kind": "ladder", "line": [[18.06, 12.0], [18.06, 12.6]]}
ROOF = {"id": "roof", "kind": "roof", "rectangle": [12.0, 10.0, 6.0, 8.0], "base": 5.2}
SECOND = {**ROOF, "id": "second-floor", "kind": "floor"}


def faults(*terrain: dict[str, Any], door: bool = True) -> list[LayoutFault]:
    """What is wrong with the house without its stairs and with something else, when nobody begins in it."""
    document = read_toml(CASE)
    left = ("stairs",) if door else ("stairs", "front-door")
    document["figure"] = [figure for figure in document["figure"] if figure["id"] != "human-2"]
    document["terrain"] = [entry for entry in document["terrain"] if entry["id"] not in left] + list(terrain)
    report = check_layout(document, load_content(), CASE)
    assert not report.problems
    return list(report.faults)


def test_a_floor_without_a_way_to_it_is_told() -> None:
    (lost,) = faults()
    assert (lost.fault, lost.subject, lost.storey, lost.height) == (Fault.STOREY_CUT_OFF, "first-floor", 1, 2.7)
    assert not lost.is_grave
    assert 12.0 < lost.at[0] < 18.0
    assert 10.0 < lost.at[1] < 18.0


@pytest.mark.parametrize("way", [STAIRS, LADDER], ids=["stairs", "ladder"])
def test_stairs_and_ladders_are_ways(way: dict[str, Any]) -> None:
    assert faults(way) == []


def test_each_storey_is_told_but_no_roof() -> None:
    assert faults(STAIRS, ROOF) == []
    assert [lost.subject for lost in faults(STAIRS, SECOND)] == ["second-floor"]
    assert sorted(lost.storey for lost in faults(SECOND)) == [1, 2]


def test_a_closed_door_bars_no_way_for_good() -> None:
    assert faults(STAIRS) == []
    kinds = {lost.fault for lost in faults(STAIRS, door=False)}
    # Walled in all around is the yard below, and nobody gets to its stairs.
    assert Fault.SEALED_YARD in kinds
    assert Fault.STOREY_CUT_OFF in kinds


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "No route leads to “first-floor” (first floor, height 2.7, at x 15, y 14): there are no stairs and nothing",
        ),
        ("de", "Zu „first-floor“ (erster Stock, Höhe 2,7, bei x 15, y 14) führt kein Weg: Es fehlt eine Treppe"),
    ],
)
def test_it_is_told_in_one_sentence(language: Language, told: str) -> None:
    (lost,) = faults()
    assert fault_line(Texts(language), lost).startswith(told)
    assert fault_line(Texts(language), lost).count(".") == 1 + (language == "en")


def test_scripts_read_it_by_its_word() -> None:
    document = read_toml(CASE)
    document["terrain"] = [entry for entry in document["terrain"] if entry["id"] != "stairs"]
    (plain,) = plain_layout(Texts("en"), check_layout(document, load_content(), CASE))
    assert (plain["fault"], plain["subject"], plain["grave"]) == ("storey-cut-off", "first-floor", False)
