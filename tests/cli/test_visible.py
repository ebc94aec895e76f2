"""`pb12table visible`."""

import json

import pytest
import shapely

from pb12table.cli.main import run

SURFACE = {"height", "lowest", "pieces", "polygons", "area"}

Captured = pytest.CaptureFixture[str]


def test_polygons_are_rings_whose_areas_add_up(capsys: Captured) -> None:
    assert run(["visible", "smugglers-cove", "captain", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["polygons", "area", "surfaces"]
    polygons = [shapely.Polygon(rings[0], rings[1:]) for rings in found["polygons"]]
    assert all(polygon.is_valid for polygon in polygons)
    assert sum(polygon.area for polygon in polygons) == pytest.approx(found["area"], abs=1e-9)
    heights = [height for top in found["surfaces"] for height in (top["height"], top["lowest"])]
    assert heights == [round(height, 3) for height in heights], "as they are in the state of a game"
    assert [surface["height"] for surface in found["surfaces"]] == sorted(
        surface["height"] for surface in found["surfaces"]
    )
    assert all(set(surface) == SURFACE for surface in found["surfaces"])


def test_a_limit_leaves_less(capsys: Captured) -> None:
    areas = []
    for options in ([], ["--limit", "10"], ["--limit", "5"]):
        assert run(["visible", "smugglers-cove", "captain", "--json", *options]) == 0
        areas.append(json.loads(capsys.readouterr().out)["area"])
    assert areas[0] > areas[1] > areas[2] > 0.0


def test_told_in_both_languages(capsys: Captured) -> None:
    assert run(["--language", "en", "visible", "smugglers-cove", "captain", "--limit", "10"]) == 0
    english = capsys.readouterr().out
    assert "square steps of the table" in english
    assert "10 steps" in english
    assert run(["--language", "de", "visible", "smugglers-cove", "captain"]) == 0
    assert "Quadratschritte des Spielfelds" in capsys.readouterr().out


def test_standing_figures_are_told_by_what_they_stand_on(capsys: Captured) -> None:
    assert run(["visible", "smugglers-cove", "captain", "--height", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["polygons", "area", "surfaces"]
    assert all(set(surface) == SURFACE for surface in found["surfaces"])
    assert all(surface["pieces"] for surface in found["surfaces"])
    assert run(["visible", "smugglers-cove", "captain", "--level", "1.8", "--json"]) == 0
    in_the_air = json.loads(capsys.readouterr().out)
    # The eyes of those on the table are as high as that, and nothing is left out because one stands on it.
    assert found["area"] == pytest.approx(in_the_air["area"])
    for language, words in (("en", "sees the base point of figures 2 steps high"), ("de", "den Basispunkt von 2")):
        assert run(["--language", language, "visible", "smugglers-cove", "captain", "--height", "2"]) == 0
        assert words in capsys.readouterr().out


@pytest.mark.parametrize("options", [[], ["--height", "2"]], ids=["tops", "standing"])
def test_each_top_is_told_once_and_by_name(options: list[str], capsys: Captured) -> None:
    assert run(["--language", "en", "visible", "smugglers-cove", "captain", *options]) == 0
    english = capsys.readouterr().out
    tops = [line for line in english.splitlines() if " high: " in line]
    assert len(tops) == len(set(tops)) > 3
    places = [line.partition(":")[0] for line in tops]
    assert len(places) == len(set(places))
    assert any("0 to 3 high" in place for place in places), english
    assert run(["--language", "de", "visible", "smugglers-cove", "captain", *options]) == 0
    assert "0 bis 3 hoch" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [["nowhere", "captain"], ["smugglers-cove", "nobody"], ["smugglers-cove", "captain", "--limit", "0"],
     ["smugglers-cove", "captain", "--limit", "nan"], ["smugglers-cove", "captain", "--limit", "far"],
     ["smugglers-cove", "captain", "--limit", "1e300"], ["smugglers-cove", "captain", "--level", "1e300"],
     ["smugglers-cove", "captain", "--height", "-1"], ["smugglers-cove", "captain", "--height", "nan"],
     ["smugglers-cove", "captain", "--height", "2", "--level", "1.8"], ["smugglers-cove"]],
    ids=" ".join,
)  # fmt: skip
def test_bad_input_is_one_line(arguments: list[str], capsys: Captured) -> None:
    assert run(["visible", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
