"""`pb12table table import`: a map file becomes a scenario file with its picture, or nothing is written."""

from __future__ import annotations

import json
import tomllib
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from pb12table.cli.main import run
from pb12table.files.scenario import load_scenario
from tests.cli.commands import complaint
from tests.layouts.maps import bomb, house, picture, points, text

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "house.uvtt").write_bytes(text(house()))
    return tmp_path


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("ending", ["uvtt", "dd2vtt", "df2vtt", "UVTT"])
def test_a_map_becomes_a_layout_with_its_picture_beside_it(ending: str, here: Path, capsys: Captured) -> None:
    (here / f"map.{ending}").write_bytes(text(house()))
    assert run(["table", "import", f"map.{ending}", "-o", "yard.toml", "--height", "3", "--thickness", "0.3"]) == 0
    assert "30 by 20 steps" in capsys.readouterr().out
    assert (here / "yard.png").read_bytes() == picture()
    scenario = load_scenario("./yard.toml")
    assert scenario.setup.backdrop is not None
    assert scenario.setup.backdrop.width == 30.0
    assert {piece.height for piece in scenario.setup.battlefield.pieces} == {3.0}
    assert scenario.setup.name.en == "map"


def test_as_json(here: Path, capsys: Captured) -> None:
    assert run(["table", "import", "house.uvtt", "-o", "yard.toml", "--cell-steps", "1", "--json"]) == 0
    captured = capsys.readouterr()
    told = json.loads(captured.out)
    assert captured.err == ""
    assert set(told) == {
        "file", "picture", "width", "depth", "pieces", "walls", "objects", "doors", "windows", "floors", "open_doors",
        "open_portals", "lights", "dark", "left_out", "layout", "others", "groups",
    }  # fmt: skip
    assert (told["width"], told["depth"], told["pieces"], told["open_doors"]) == (15.0, 10.0, 5, 1)
    assert (told["file"], told["picture"]) == ("yard.toml", "yard.png")
    assert told["layout"] == told["left_out"] == []


def test_what_is_unfit_for_play_is_told_but_written(here: Path, capsys: Captured) -> None:
    room = points((12, 7), (18, 7), (18, 12), (12, 12), (12, 7))
    (here / "house.uvtt").write_bytes(text(house(line_of_sight=[room], portals=[])))
    assert run(["table", "import", "house.uvtt", "-o", "yard.toml"]) == 0
    assert "walled in" in capsys.readouterr().out


def test_the_name_and_the_step_length_are_chosen(here: Path) -> None:
    assert run(["table", "import", "house.uvtt", "-o", "yard.toml", "--name", "Böses Haus", "--step-cm", "1.5"]) == 0
    document = tomllib.loads((here / "yard.toml").read_text(encoding="utf-8"))
    assert (document["name"], document["table"]["step_cm"]) == ("Böses Haus", 1.5)


def test_without_its_picture(here: Path) -> None:
    assert run(["table", "import", "house.uvtt", "-o", "yard.toml", "--no-picture"]) == 0
    assert names(here) == ["house.uvtt", "yard.toml"]
    assert load_scenario("./yard.toml").setup.backdrop is None


def test_another_picture_of_that_name_is_left_alone(here: Path) -> None:
    (here / "yard.png").write_bytes(b"mine")
    assert run(["table", "import", "house.uvtt", "-o", "yard.toml"]) == 0
    assert (here / "yard.png").read_bytes() == b"mine"
    assert tomllib.loads((here / "yard.toml").read_text(encoding="utf-8"))["background"]["picture"] == "yard-2.png"
    assert run(["table", "import", "house.uvtt", "-o", "yard.toml"]) == 0
    assert names(here) == ["house.uvtt", "yard-2.png", "yard.png", "yard.toml"]


BAD = {
    "cut": text(house())[:300],
    "no size": text(house()).replace(b'"map_size"', b'"size"'),
    "nan": text(house()).replace(b'"x": 14.5', b'"x": NaN', 1),
    "empty": b"",
    "too large": text(house()).replace(b'"map_size": {"x": 15', b'"map_size": {"x": 1500'),
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD.keys())
@pytest.mark.parametrize("more", [[], ["--json"]])
def test_a_bad_map_is_one_line_and_writes_nothing(data: bytes, more: list[str], here: Path, capsys: Captured) -> None:
    (here / "house.uvtt").write_bytes(data)
    complaint(capsys, "table", "import", "house.uvtt", "-o", "yard.toml", *more)
    assert names(here) == ["house.uvtt"]


def test_what_cannot_be_read_is_told_line_by_line_and_the_rest_comes_in(here: Path, capsys: Captured) -> None:
    plain = house(image=b64encode(bomb()).decode("ascii"), lights=[{"position": 7}])
    plain["line_of_sight"].append(points((100, 100), (101, 100)))
    (here / "house.uvtt").write_bytes(text(plain))
    assert run(["table", "import", "house.uvtt", "-o", "yard.toml", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [line.split(": ")[0] for line in told["left_out"]] == [
        "house.uvtt, lights[0].position",
        "house.uvtt, line_of_sight[2]",
        "house.uvtt, image",
    ]
    assert (told["walls"], told["picture"]) == (2, None)
    assert run(["table", "import", "house.uvtt", "-o", "yard.toml"]) == 0
    assert "3 things on the table differ" in capsys.readouterr().out


def test_a_part_of_a_map_and_a_storey_above(here: Path, capsys: Captured) -> None:
    arguments = ["--upper", "house.uvtt", "--crop", "1,1,8,8", "--height", "3", "--floor", "0.25"]
    assert run(["table", "import", "house.uvtt", "-o", "yard.toml", *arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["width"], told["depth"], told["walls"], told["floors"]) == (16.0, 16.0, 4, 1)
    pieces = {piece.id: piece for piece in load_scenario("./yard.toml").setup.battlefield.pieces}
    assert (pieces["wall-1"].base, pieces["storey-1-wall-1"].base) == (0.0, 3.25)


@pytest.mark.parametrize(
    "arguments",
    [
        ["house.uvtt", "-o", "yard.toml", "--windows", "0"],
        ["house.uvtt", "-o", "yard.toml", "--windows", "1,two"],
        ["house.uvtt", "-o", "yard.toml", "--windows", "2-1"],
        ["house.uvtt", "-o", "yard.toml", "--windows", "1-"],
        ["house.uvtt", "-o", "yard.toml", "--windows", "0-2"],
        ["house.uvtt", "-o", "yard.toml", "--windows", "1-2-3"],
        ["house.uvtt", "-o", "yard.toml", "--windows", "1,,2"],
        ["house.uvtt", "-o", "yard.toml", "--windows", "1-99999999999"],
        ["house.uvtt", "-o", "yard.toml", "--windows", "1-3"],
        ["house.uvtt", "-o", "yard.toml", "--open-portals", "shutters"],
        ["house.uvtt", "-o", "yard.toml", "--door-kind", "lava"],
        ["house.uvtt", "-o", "yard.toml", "--crop", "1,2,3"],
        ["house.uvtt", "-o", "yard.toml", "--crop", "1,2,nan,3"],
        ["house.uvtt", "-o", "yard.toml", "--crop", "0,0,16,10"],
        ["house.uvtt", "-o", "yard.toml", "--crop=-1,0,6,6"],
        ["house.uvtt", "-o", "yard.toml", "--crop", "0,0,0,6"],
        ["house.uvtt", "-o", "yard.toml", "--upper", "nothing.uvtt"],
        ["house.uvtt", "-o", "yard.toml", "--upper", "house.toml"],
        ["house.uvtt"],
        ["house.uvtt", "-o", "yard.json"],
        ["house.toml", "-o", "yard.toml"],
        ["nothing.uvtt", "-o", "yard.toml"],
        ["house.uvtt", "-o", "nowhere/yard.toml"],
        ["house.uvtt", "-o", "yard.toml", "--cell-steps", "0"],
        ["house.uvtt", "-o", "yard.toml", "--cell-steps", "-1"],
        ["house.uvtt", "-o", "yard.toml", "--height", "nan"],
        ["house.uvtt", "-o", "yard.toml", "--thickness", "inf"],
        ["house.uvtt", "-o", "yard.toml", "--thickness", "-0.1"],
        ["house.uvtt", "-o", "yard.toml", "--kind", "lava"],
        ["house.uvtt", "-o", "yard.toml", "--object-height", "wide"],
    ],
    ids=" ".join,
)
def test_bad_arguments_are_one_line_and_write_nothing(arguments: list[str], here: Path, capsys: Captured) -> None:
    complaint(capsys, "table", "import", *arguments)
    assert names(here) == ["house.uvtt"]


def test_when_the_layout_cannot_be_written_the_picture_is_not_either(here: Path, capsys: Captured) -> None:
    (here / "yard.toml").mkdir()
    assert run(["table", "import", "house.uvtt", "-o", "yard.toml"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert names(here) == ["house.uvtt", "yard.toml"]


def test_the_group_without_a_command_says_so(capsys: Captured) -> None:
    assert run(["table"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_open_portals_are_told_until_somebody_says_what_they_are(here: Path, capsys: Captured) -> None:
    arguments = ["--language", "en", "table", "import", "house.uvtt", "-o", "yard.toml"]
    for more, asked in (([], True), (["--windows", "1"], True), (["--windows", "2"], False),
                        (["--open-portals", "doors"], False), (["--open-portals", "windows"], False)):  # fmt: skip
        assert run([*arguments, *more]) == 0
        assert ("One open portal has become an open door" in capsys.readouterr().out) is asked, more
    assert [piece["kind"] for piece in terrain_of(here / "yard.toml") if "door" in piece["id"]] == ["door"]


def test_windows_are_given_as_ranges_too(here: Path, capsys: Captured) -> None:
    assert run(["table", "import", "house.uvtt", "-o", "yard.toml", "--windows", "1-2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["windows"], told["doors"], told["open_portals"]) == (2, 0, 0)


def terrain_of(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["terrain"]
    return found


# -- maps of every format --------------------------------------------------------------------------------------------

PLAN = """<svg xmlns="http://www.w3.org/2000/svg" width="500" height="400">
<rect x="50" y="50" width="100" height="100" fill="#804020"/><path d="M50,250h300" stroke="#000"/></svg>"""
BOARD = 'size 2 1\nhex 0101 2 "woods:1" ""\nhex 0201 0 "" ""\nend\n'
CAMP = """<map orientation="orthogonal" width="10" height="8" tilewidth="16" tileheight="16"><objectgroup name="Trees">
<object id="1" x="16" y="16" width="32" height="32"/></objectgroup></map>"""
WALL = {"points": "PoolVector2Array( 256, 256, 1280, 256 )", "texture": "res://textures/walls/stone.png"}
HOLE = json.dumps({"world": {"width": 10, "height": 8, "levels": {"0": {"walls": [WALL]}}}})


@pytest.mark.parametrize(
    ("file", "content", "told"),
    [
        ("plan.svg", PLAN, {"#000000": "wall", "#804020": "wall"}),
        ("hill.board", BOARD, {"level 2": "hill", "woods:1": "woods"}),
        ("camp.tmx", CAMP, {"Trees": "woods"}),
        ("hole.dungeondraft_map", HOLE, {"stone": "wall"}),
    ],
)
def test_every_format_comes_in_and_says_what_it_calls_its_things(
    file: str, content: str, told: dict[str, str], here: Path, capsys: Captured
) -> None:
    (here / file).write_text(content)
    assert run(["table", "import", file, "-o", "yard.toml", "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert {group["name"]: group["becomes"] for group in plain["groups"]} == told
    assert load_scenario("./yard.toml").setup.battlefield.pieces


def test_what_things_become_is_typed_by_layer_name_or_colour(here: Path, capsys: Captured) -> None:
    (here / "plan.svg").write_text(PLAN)
    assert (
        run(
            ["table", "import", "plan.svg", "-o", "yard.toml", "--become", "#804020=woods", "--become", "#000000=fence"]
        )
        == 0
    )
    assert "Others: woods: 1, fence: 1." in capsys.readouterr().out
    (here / "hill.board").write_text(BOARD)
    typed = ["--level", "1.5", "--become", "woods:1=nothing"]
    assert run(["table", "import", "hill.board", "-o", "hill.toml", *typed]) == 0
    assert [piece.top for piece in load_scenario("./hill.toml").setup.battlefield.pieces] == [3.0]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("trees=woods", "calls nothing trees"),
        ("#804020=wod", "woods"),
        ("#804020", "NAME=KIND"),
        ("=wall", "calls nothing"),
    ],
)
def test_a_name_or_kind_that_is_not_there_is_told(typed: str, said: str, here: Path, capsys: Captured) -> None:
    (here / "plan.svg").write_text(PLAN)
    assert said in complaint(capsys, "table", "import", "plan.svg", "-o", "yard.toml", "--become", typed)
    assert "yard.toml" not in names(here)
