"""`pb12table table export`: plans, maps and pictures, or one line and nothing written."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pygame
import pytest

from pb12table.cli.main import run
from pb12table.layouts.maps.map_form import picture_of_map
from pb12table.layouts.maps.reading import read_map
from tests.cli.commands import complaint

Captured = pytest.CaptureFixture[str]
CASE = Path(__file__).parents[1] / "cases" / "two-deployments.toml"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def exported(capsys: Captured, *arguments: str) -> dict[str, object]:
    assert run(["table", "export", "smugglers-cove", *arguments, "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    told: dict[str, object] = json.loads(captured.out)
    return told


def test_a_plan(here: Path, capsys: Captured) -> None:
    told = exported(capsys, "-o", "plan.svg", "--step-cm", "3", "--scale", "5")
    assert set(told) == {"file", "format", "bytes", "width", "height"}
    root = ElementTree.parse(here / "plan.svg").getroot()
    assert root.get("width") == f"{told['width']:g}mm"
    assert "72 × 54 cm" in (here / "plan.svg").read_text(encoding="utf-8")


def test_a_plan_on_sheets_to_print(here: Path, capsys: Captured) -> None:
    told = exported(capsys, "-o", "plan.html", "--paper", "a3", "--scale", "1")
    assert (told["format"], told["paper"], told["scale"]) == ("sheets", "a3", 1.0)
    page = (here / "plan.html").read_text(encoding="utf-8")
    assert page.count('class="sheet"') == told["sheets"]
    assert "@page { size: 420mm 297mm" in page
    assert run(["table", "export", "smugglers-cove", "-o", "fits.html"]) == 0
    assert "on 2 sheets, scale 1:" in capsys.readouterr().out


def test_sheets_of_every_deployment_and_of_a_layout_that_has_none(here: Path, capsys: Captured) -> None:
    assert run(["table", "export", str(CASE), "-o", "plan.html", "--tape", "--deployments", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["drawn"] == 2
    for name, output in ((str(CASE), "plan.svg"), ("smugglers-cove", "none.html")):
        assert complaint(capsys, "table", "export", name, "-o", output, "--deployments")
        assert not (here / output).exists()


def test_too_many_sheets_are_refused(here: Path, capsys: Captured) -> None:
    told = complaint(capsys, "table", "export", "governors-quay", "-o", "plan.html", "--scale", "0.1")
    assert "--scale" in told
    assert not (here / "plan.html").exists()


@pytest.mark.slow_but("100-size1", "480-size0")
@pytest.mark.parametrize(("longest", "size"), [("480", (480, 360)), ("100", (100, 75)), ("1111", (1111, 833))])
def test_a_picture_at_any_size_shows_the_table_from_edge_to_edge(
    longest: str, size: tuple[int, int], here: Path, capsys: Captured
) -> None:
    told = exported(capsys, "-o", "cove.png", "--size", longest)
    assert (told["format"], told["width"], told["height"]) == ("png", *size)
    pixels = pygame.surfarray.array3d(pygame.image.load(here / "cove.png")).astype(int)
    assert pixels.shape[:2] == size
    west, east = pixels[: size[0] // 30].mean(axis=(0, 1)), pixels[-size[0] // 30 :].mean(axis=(0, 1))
    assert west[2] > west[0] + 10  # the sea in the west begins at the very edge
    assert east[0] > east[2]


def test_zones_and_heights_change_the_picture(here: Path, capsys: Captured) -> None:
    pictures = []
    for number, more in enumerate(([], ["--zones"], ["--heights"])):
        exported(capsys, "-o", f"{number}.png", "--size", "400", *more)
        pictures.append((here / f"{number}.png").read_bytes())
    assert len(set(pictures)) == 3


@pytest.mark.parametrize("ending", ["uvtt", "dd2vtt", "df2vtt"])
def test_a_map_with_its_picture(ending: str, here: Path, capsys: Captured) -> None:
    told = exported(capsys, "-o", f"cove.{ending}", "--cell-steps", "2", "--pixels-per-cell", "20")
    assert (told["format"], told["width"], told["height"]) == ("map", 12.0, 9.0)
    found = read_map(here / f"cove.{ending}")
    shown = picture_of_map(found, "x")
    assert shown is not None
    assert (shown[1].width, shown[1].height) == (240, 180)
    sorts = [drawn.called.sort for drawn in found.drawn]
    assert sorts.count("wall") == told["walls"]
    assert sorts.count("object") == told["objects"] != 0


def test_a_map_without_its_picture(here: Path, capsys: Captured) -> None:
    exported(capsys, "-o", "cove.uvtt", "--no-picture")
    assert picture_of_map(read_map(here / "cove.uvtt"), "x") is None


def test_there_and_back_the_picture_lies_where_the_terrain_was(here: Path, capsys: Captured) -> None:
    exported(capsys, "-o", "cove.uvtt", "--pixels-per-cell", "20")
    exported(capsys, "-o", "first.png", "--size", "480")
    assert run(["table", "import", "cove.uvtt", "-o", "back.toml"]) == 0
    text = (here / "back.toml").read_text(encoding="utf-8")
    (here / "bare.toml").write_text(text[: text.index("[[terrain]]")], encoding="utf-8")
    assert run(["table", "export", "./bare.toml", "-o", "second.png", "--size", "480"]) == 0
    first, second = (
        pygame.surfarray.array3d(pygame.image.load(here / name)).astype(float) for name in ("first.png", "second.png")
    )
    assert np.abs(first - second).mean() < 4.0


@pytest.mark.parametrize("cell_steps", ["0.5", "1", "3"])
def test_there_and_back_a_table_is_as_large_as_before(cell_steps: str, here: Path, capsys: Captured) -> None:
    exported(capsys, "-o", "cove.uvtt", "--no-picture", "--cell-steps", cell_steps)
    assert run(["table", "import", "cove.uvtt", "-o", "back.toml"]) == 0
    assert "a table of 24 by 18 steps" in capsys.readouterr().out
    assert run(["table", "import", "cove.uvtt", "-o", "twice.toml", "--cell-steps", str(2 * float(cell_steps))]) == 0
    assert "a table of 48 by 36 steps" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["smugglers-cove"],
        ["smugglers-cove", "-o", "x.jpg"],
        ["smugglers-cove", "-o", "x"],
        ["no-such-place", "-o", "x.svg"],
        ["smugglers-cove", "-o", "nowhere/x.svg"],
        ["smugglers-cove", "-o", "x.png", "--size", "99999"],
        ["smugglers-cove", "-o", "x.png", "--size", "12000"],
        ["smugglers-cove", "-o", "x.png", "--size", "1"],
        ["smugglers-cove", "-o", "x.uvtt", "--cell-steps", "0.05", "--pixels-per-cell", "1000"],
        ["smugglers-cove", "-o", "x.uvtt", "--cell-steps", "0"],
        ["smugglers-cove", "-o", "x.svg", "--scale", "nan"],
        ["smugglers-cove", "-o", "x.svg", "--step-cm", "-2"],
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line_and_writes_nothing(arguments: list[str], here: Path, capsys: Captured) -> None:
    complaint(capsys, "table", "export", *arguments)
    assert not list(here.iterdir())


def test_what_is_written_can_be_read_by_others(here: Path, capsys: Captured) -> None:
    exported(capsys, "-o", "plan.svg")
    assert (here / "plan.svg").stat().st_mode & 0o044 == 0o044
