"""Storeys on the command line, and doors that stand as if."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import shapely

from pb12table.cli.main import run
from pb12table.files.scenario import load_scenario
from tests.cli.commands import answer, complaint

CASES = Path(__file__).parents[1] / "cases"
HOUSE = str(CASES / "storeys-and-door.toml")
INSIDE = "human@15.7,11.5,0:270"
"""An observer before the door, who looks out of the house."""

Captured = pytest.CaptureFixture[str]


def opened_on(found: dict[str, Any]) -> list[tuple[str, str]]:
    """Return what is opened on a way, and for what."""
    return [(option["opens"], option["price"]) for option in found["options"] if option["kind"] == "opening"]


def test_ways_lead_through_a_door_that_is_open_as_if(capsys: Captured) -> None:
    arguments = ("path", HOUSE, INSIDE, "15.7", "8.0", "--height", "0")
    found = answer(capsys, *arguments, "--open", "front-door")
    assert (found["reachable"], found["bp"], opened_on(found)) == (True, 4, [])
    # The last word counts: what is opened and closed is closed, and opened on the way.
    for more in ((), ("--open", "front-door", "--closed", "front-door")):
        found = answer(capsys, *arguments, *more)
        assert (found["reachable"], opened_on(found)) == (True, [("front-door", "free-action")])


ROOMS = [
    ("door-room.toml", "human@3,8.6", "free-action", 11),
    ("door-room-w6.toml", "duellist@3,8.6", "action", None),
    ("door-room-d20.toml", "watchman@3,8.6", "interaction", None),
]


@pytest.mark.parametrize(("name", "walker", "price", "cost"), ROOMS)
def test_path_reach_and_validate_lead_through_a_closed_door(
    capsys: Captured, name: str, walker: str, price: str, cost: float | None
) -> None:
    room = str(CASES / name)
    found = answer(capsys, "path", room, walker, "12", "9")
    assert (found["reachable"], opened_on(found)) == (True, [("d", price)])
    assert cost is None or found["bp"] == cost
    reached = answer(capsys, "reach", room, walker, "--bp", "12")
    inside = shapely.Point(12.0, 9.0)
    assert any(shapely.Polygon(rings[0], rings[1:]).contains(inside) for rings in reached["polygons"])
    assert reached["shut"] == []
    assert run(["path", room, walker, "12", "9"]) == 0
    assert "Opens door at" in capsys.readouterr().out
    assert run(["validate", room]) == 0
    assert "no faults found" in capsys.readouterr().out


def test_a_door_that_cannot_be_opened_is_named_with_what_opens_it_as_if(capsys: Captured) -> None:
    room = str(CASES / "door-room-corked.toml")
    assert run(["path", room, "human@3,8.6", "12", "9"]) == 0
    told = capsys.readouterr().out
    assert "Door at 8, 8.6 is closed, and the figure cannot open it." in told
    assert "--open d" in told
    assert answer(capsys, "path", room, "human@3,8.6", "12", "9")["barred"][0][0]["kind"] == "door"
    (shut,) = answer(capsys, "reach", room, "human@3,8.6", "--bp", "12")["shut"]
    assert shut["barred"][0]["between"] == ["d"]
    assert answer(capsys, "path", room, "human@3,8.6", "12", "9", "--open", "d")["reachable"]


def test_a_way_over_a_closed_link_uses_what_opens_it(capsys: Captured) -> None:
    """FR71."""
    scene = str(CASES / "door-room-fate.toml")
    found = answer(capsys, "path", scene, "anselm@3,8.6", "20", "9")
    assert opened_on(found) == [("latch", "free"), ("lock", "act")]
    assert answer(capsys, "reach", scene, "anselm@3,8.6", "--bp", "4")["shut"] == []
    assert not answer(capsys, "path", scene, "anselm@12,8.6", "3", "9")["reachable"]


@pytest.mark.slow
@pytest.mark.parametrize("name", [room[0] for room in ROOMS])
def test_a_layout_tells_that_ways_lead_through_its_door(capsys: Captured, name: str) -> None:
    room = str(CASES / name)
    assert run(["layout", room, "--grid", "2"]) == 0
    assert "Routes lead through closed doors, which the figures open: door." in capsys.readouterr().out
    assert answer(capsys, "layout", room, "--grid", "2")["layouts"][0]["doors"] == [{"id": "d", "opens": True}]


def test_sight_and_reach_follow_the_doors(capsys: Captured) -> None:
    looks = ("sight", HOUSE, INSIDE, "human@15.7,6:90")
    assert answer(capsys, *looks)["blockers"] == ["front-door"]
    assert answer(capsys, *looks, "--open", "front-door")["covered_share"] == 0.0
    # Open it lets one see the street, and ajar less of it, if any.
    closed, ajar, wide = (
        answer(capsys, "visible", HOUSE, INSIDE, *more)["area"]
        for more in ((), ("--open", "front-door=20"), ("--open", "front-door"))
    )
    assert closed < wide / 5.0
    assert closed != ajar < wide
    reaches = ("reach", HOUSE, INSIDE, "--bp", "5")
    assert answer(capsys, *reaches)["area"] < answer(capsys, *reaches, "--open", "front-door")["area"]


@pytest.mark.parametrize(
    ("scenario", "options", "told"),
    [
        (HOUSE, ("--open", "gate"), "There is no door “gate” here; choose from: front-door."),
        (HOUSE, ("--closed", "wall"), "There is no door “wall” here; choose from: front-door."),
        (HOUSE, ("--open", "front-door=200"), "give degrees from 0 to 180"),
        (HOUSE, ("--open", "front-door=wide"), "give degrees from 0 to 180"),
        (HOUSE, ("--open", "front-door=nan"), "give degrees from 0 to 180"),
        ("smugglers-cove", ("--open", "gate"), "There are no doors on this table"),
    ],
)
def test_doors_that_are_none_are_told(capsys: Captured, scenario: str, options: tuple[str, ...], told: str) -> None:
    assert told in complaint(capsys, "visible", scenario, "human@5,5", *options)


@pytest.mark.slow
def test_a_layout_is_set_beside_itself_with_its_door_open(capsys: Captured) -> None:
    found = answer(capsys, "layout", HOUSE, "--grid", "5", "--open", "front-door", "--against", HOUSE, "--anew")
    first, second = found["layouts"]
    assert first["storeys"][0]["places"] == second["storeys"][0]["places"]
    assert first["storeys"][0]["exposure"]["table"] > second["storeys"][0]["exposure"]["table"]
    # For people each storey is told in a line.
    assert run(["layout", HOUSE, "--grid", "5"]) == 0
    told = capsys.readouterr().out
    assert "First floor" in told
    assert "Stairs (ground floor)" in told


def test_one_storey_is_drawn_alone(capsys: Captured, tmp_path: Path) -> None:
    pictures = []
    for number, more in enumerate(((), ("--storey", "0"), ("--storey", "1"))):
        path = tmp_path / f"{number}.png"
        assert run(["render", HOUSE, "-o", str(path), "--size", "300x240", *more]) == 0
        pictures.append(path.read_bytes())
    assert len(set(pictures)) == 3
    capsys.readouterr()
    bad = ("render", HOUSE, "-o", str(tmp_path / "x.png"), "--storey")
    assert "give a number from 0 to 1" in complaint(capsys, *bad, "2")
    bad = ("render", "smugglers-cove", *bad[2:])
    assert "nothing is above the ground floor" in complaint(capsys, *bad, "1")
    assert not (tmp_path / "x.png").exists()


# -- ids that the file has ----------------------------------------------------------------------------------------


def ids_in(plain: Any) -> Iterator[str]:
    """All texts of some JSON."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield key
            yield from ids_in(value)
    elif isinstance(plain, list):
        for value in plain:
            yield from ids_in(value)
    elif isinstance(plain, str):
        yield plain


@pytest.mark.parametrize(
    "arguments",
    [
        ("sight", HOUSE, "human@10,14", "human@30,14"),
        ("sight", HOUSE, "human@10,17", "human@30,11"),
        ("visible", HOUSE, "human@10,14"),
        ("visible", HOUSE, "human@14,14", "--height", "1.8"),
        ("path", HOUSE, "human", "18.5", "14"),
        ("reach", HOUSE, "human", "--bp", "4"),
        ("validate", HOUSE),
    ],
    ids=lambda arguments: " ".join((arguments[0], *arguments[2:])),
)
def test_json_names_things_by_the_ids_of_the_file(arguments: tuple[str, ...], capsys: Captured) -> None:
    """A wall with a door in it is made of parts, of which the file knows nothing."""
    pieces = load_scenario(HOUSE).setup.battlefield.pieces
    parts = {piece.id for piece in pieces} - {piece.whole for piece in pieces}
    assert parts
    assert not parts.intersection(ids_in(answer(capsys, *arguments)))


def test_a_wall_is_named_once_however_many_parts_of_it_hide(capsys: Captured) -> None:
    found = answer(capsys, "sight", HOUSE, "human@10,17", "human@30,11")
    assert found["blockers"] == ["wall", "stairs"]
    assert run(["--language", "en", "sight", HOUSE, "human@10,17", "human@30,11"]) == 0
    assert "wall:" not in capsys.readouterr().out
