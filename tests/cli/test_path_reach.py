"""`pb12table path` and `pb12table reach`."""

import json

import pytest
import shapely

from pb12table.cli.main import run

Captured = pytest.CaptureFixture[str]


def test_a_path_is_options_that_add_up(capsys: Captured) -> None:
    assert run(["path", "smugglers-cove", "captain", "9", "9", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["reachable", "bp", "options"]
    assert found["reachable"] is True
    assert all(list(option) == ["kind", "to", "bp"] for option in found["options"])
    assert sum(option["bp"] for option in found["options"]) == found["bp"] >= 5
    assert found["options"][-1]["to"][:2] == [9.0, 9.0]


def test_no_way_is_an_answer_too(capsys: Captured) -> None:
    assert run(["path", "smugglers-cove", "captain", "0.1", "0.1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"reachable": False, "bp": 0, "options": [], "barred": []}


def test_what_stops_a_figure_is_told_where_it_is_and_by_how_much(capsys: Captured) -> None:
    assert run(["path", "smugglers-cove", "captain", "12.8", "4.25", "--json"]) == 0
    ((lack,),) = json.loads(capsys.readouterr().out)["barred"]
    assert (lack["kind"], lack["between"]) == ("high", ["cart"])
    assert (lack["found"], lack["needed"], lack["lacks"]) == (1.3, 1.0, 0.3)
    for language, told in (("en", "0.3 too high"), ("de", "0,3 zu hoch")):
        assert run(["--language", language, "path", "smugglers-cove", "captain", "12.8", "4.25"]) == 0
        assert told in capsys.readouterr().out.split("\n")[1]


def test_ground_that_is_never_reached_is_told_with_the_reason(capsys: Captured) -> None:
    assert run(["reach", "smugglers-cove", "captain", "--bp", "3", "--json"]) == 0
    shut = json.loads(capsys.readouterr().out)["shut"]
    assert [each["barred"][0]["between"] for each in shut] == [["cart"], ["hut-crates"]]
    assert run(["--language", "en", "reach", "smugglers-cove", "captain", "--bp", "3"]) == 0
    assert "Out of reach with any number of points: 2.2 square steps around 12.8, 4" in capsys.readouterr().out


def test_slivers_are_no_line_of_a_reach(capsys: Captured) -> None:
    assert run(["reach", "smugglers-cove", "topman", "--bp", "6", "--json"]) == 0
    assert any(level["area"] < 0.005 for level in json.loads(capsys.readouterr().out)["levels"])
    assert run(["--language", "en", "reach", "smugglers-cove", "topman", "--bp", "6"]) == 0
    told = capsys.readouterr().out
    assert ": 0 square steps" not in told
    assert "At height 0.5: " in told


def test_reach_grows_and_its_polygons_add_up(capsys: Captured) -> None:
    areas = []
    for points in ("3", "6", "9"):
        assert run(["reach", "smugglers-cove", "captain", "--bp", points, "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert list(found) == ["polygons", "area", "levels", "shut"]
        polygons = [shapely.Polygon(rings[0], rings[1:]) for rings in found["polygons"]]
        assert all(polygon.is_valid for polygon in polygons)
        assert sum(polygon.area for polygon in polygons) == pytest.approx(found["area"], abs=1e-6)
        areas.append(found["area"])
    assert 0.0 < areas[0] < areas[1] < areas[2]


def test_told_in_both_languages(capsys: Captured) -> None:
    assert run(["--language", "en", "path", "smugglers-cove", "captain", "9", "9", "--bp", "3"]) == 0
    english = capsys.readouterr().out
    assert "movement points." in english
    assert "(not enough points)" in english
    assert "Moved markers: 2" in english
    assert run(["--language", "en", "path", "smugglers-cove", "captain", "0.1", "0.1"]) == 0
    assert "cannot get to" in capsys.readouterr().out
    assert run(["--language", "de", "reach", "smugglers-cove", "captain", "--bp", "3"]) == 0
    assert "Quadratschritte" in capsys.readouterr().out


def test_whoever_is_there_already_pays_nothing(capsys: Captured) -> None:
    assert run(["--language", "en", "path", "smugglers-cove", "captain", "4.6", "8.4"]) == 0
    assert "already" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["path", "nowhere", "captain", "1", "1"],
        ["path", "smugglers-cove", "nobody", "1", "1"],
        ["path", "smugglers-cove", "captain", "far", "1"],
        ["path", "smugglers-cove", "captain", "nan", "1"],
        ["path", "smugglers-cove", "captain", "1e300", "1"],
        ["path", "smugglers-cove", "captain", "1"],
        ["reach", "smugglers-cove", "captain"],
        ["reach", "smugglers-cove", "captain", "--bp", "0"],
        ["reach", "smugglers-cove", "captain", "--bp", "61"],
        ["reach", "smugglers-cove", "nobody", "--bp", "3"],
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line(arguments: list[str], capsys: Captured) -> None:
    assert run(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1


def test_vehicles_are_driven_and_get_where_they_surely_can(capsys: Captured) -> None:
    assert run(["--language", "en", "reach", "post-road", "coach", "--bp", "3"]) == 0
    told = capsys.readouterr().out
    assert "Coach reaches" in told
    assert "option by option" in told
    assert run(["--language", "en", "path", "post-road", "coach", "7", "12.2"]) == 0
    assert "for 2 movement points" in capsys.readouterr().out
