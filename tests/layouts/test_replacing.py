"""A layout made by chance takes the place of the one on the table; forces and rules stay where they fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pb12table.files.checking import check_layout
from pb12table.files.content import load_content
from pb12table.layouts.chance.generate import KINDS, generated, replaced
from pb12table.layouts.chance.sketch import Sliders
from pb12table.layouts.edit_history import sketched
from pb12table.systems.pb12.files.content import Content

PATH = Path("layout.toml")


@pytest.fixture(scope="module")
def content() -> Content:
    found: Content = load_content()
    return found


@pytest.fixture(scope="module")
def made(content: Content) -> dict[str, Any]:
    return generated("woods", Sliders(seed=3, width=22.0, depth=16.0), content)


def before(**more: Any) -> dict[str, Any]:
    players = [{"id": name, "name": name.title(), "command_points": 3} for name in ("north", "south", "third")]
    return {
        "format": 1,
        "system": "pb12",
        "name": "Mine",
        "table": {"width": 40.0, "depth": 30.0, "step_cm": 2.0},
        "player": players,
        "zone": [{"id": "own", "kind": "entry", "players": ["north"], "rectangle": [0, 0, 4, 30]}],
        "terrain": [{"id": "rock", "kind": "wall", "rectangle": [8, 8, 2, 2]}],
        "background": {"picture": "photo.png", "at": [0, 0], "width": 40.0},
        **more,
    }


def test_forces_stay_and_come_from_the_new_zones(made: dict[str, Any], content: Content) -> None:
    figure = {"id": "f", "profile": "human", "player": "south", "at": [9.0, 9.0], "height": 2.0, "facing": 90.0}
    found = replaced(before(figure=[figure]), made, content, PATH)
    assert found["terrain"] == made["terrain"]
    assert [zone["players"] for zone in found["zone"]] == [["north"], ["south"]]
    assert found["figure"] == [{"id": "f", "profile": "human", "player": "south", "facing": 90.0}]
    assert (found["name"], "background" in found) == ("Mine", False)
    assert check_layout(found, content, PATH).is_clean
    assert sketched(found, content, PATH).is_whole


@pytest.mark.parametrize("kind", KINDS)
def test_zones_that_are_there_for_all_stay_so(kind: str, content: Content) -> None:
    whole = generated(kind, Sliders(seed=155697, symmetry="half-turn"), content)
    found = replaced(before(), whole, content, PATH)
    assert [zone["id"] for zone in found["zone"]] == [zone["id"] for zone in whole["zone"]]
    for taken, zone in zip(found["zone"], whole["zone"], strict=True):
        assert ("players" in taken) is ("players" in zone)
        assert set(taken.get("players", ())) <= {"north", "south"}
    assert sketched(found, content, PATH).is_whole


def test_without_enough_players_those_of_the_new_layout_come(made: dict[str, Any], content: Content) -> None:
    found = replaced(before(player=[]), made, content, PATH)
    assert found["player"] == made["player"]
    assert sketched(found, content, PATH).is_whole


def test_what_does_not_fit_the_new_zones_is_given_up(made: dict[str, Any], content: Content) -> None:
    assert "rules" in replaced(before(rules={"round_limit": 4}), made, content, PATH)
    assert "rules" in replaced(before(unknown={"kept": 1}, rules={"round_limit": 4}), made, content, PATH)
    bare = replaced(before(figure=[{"id": "f", "profile": "nobody", "player": "south"}]), made, content, PATH)
    assert bare == {**made, "name": "Mine"}
