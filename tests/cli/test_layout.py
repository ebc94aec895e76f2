"""`pb12table layout`: measures as JSON, as sentences, and as a page."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import shapely
from numpy.typing import NDArray

from pb12table.analysis.crew import Crew
from pb12table.analysis.sightings import sightings
from pb12table.analysis.walking import grounds_of
from pb12table.cli import layout
from pb12table.cli.main import run
from pb12table.files.reading import read_toml
from pb12table.files.scenario import find_scenario, load_scenario
from pb12table.files.writing import scenario_text
from pb12table.systems.pb12 import measures as pb12
from pb12table.systems.pb12.measures import HUMAN, stature_of
from pb12table.table.cells import Raster
from pb12table.table.shapes import Point3
from pb12table.table.sight.many import Site
from pb12table.table.terrain import Piece, shape_of
from tests.table.scene import all_sites

Captured = pytest.CaptureFixture[str]
TWO = Path(__file__).parent.parent / "cases" / "two-deployments.toml"

SCENARIO = """
format = 1
system = "pb12"
name = {{ en = "Yard", de = "Hof" }}
[table]
width = 14.0
depth = 9.0
step_cm = 2.0
[rules]
round_limit = 2
[[player]]
id = "alice"
name = "Alice"
command_points = 4
[[player]]
id = "bob"
name = "Bob"
command_points = 4
[[figure]]
id = "watcher"
profile = {{ base = "pirate", sight_angle = 12 }}
player = "alice"
at = [{x}, {y}]
[[figure]]
id = "guard"
profile = "harbour-guard"
player = "bob"
[[zone]]
id = "west-gate"
kind = "entry"
players = ["alice"]
rectangle = [0.0, 2.0, 2.0, 5.0]
[[zone]]
id = "east-gate"
kind = "entry"
players = ["bob"]
rectangle = [12.0, 2.0, 2.0, 5.0]
[[terrain]]
id = "house"
kind = "building"
rectangle = [5.0, 3.0, 3.0, 2.2]
turned = 20.0
standable = false
[[terrain]]
id = "fence"
kind = "low-wall"
line = [[9.4, 1.3], [9.9, 6.1]]
height = 1.9
standable = false
"""

MEASURES = ("share of", "how much of", "dead ground among", "mean ")
"""How the lines of the measures begin that both players have."""

WALL = """
[[terrain]]
id = "wall"
kind = "building"
rectangle = [10.5, 0.0, 1.0, 9.0]
height = 6.0
standable = false
"""


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def yard(folder: Path, *, x: float = 3.5, y: float = 1.2, more: str = "", name: str = "yard") -> str:
    path = folder / f"{name}.toml"
    path.write_text(SCENARIO.format(x=x, y=y) + more, encoding="utf-8")
    return str(path)


def told(capsys: Captured, *arguments: str) -> dict[str, Any]:
    assert run(["layout", *arguments, "--json", "--workers", "1"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def seen_from(path: str, level: float, capsys: Captured) -> shapely.Geometry:
    assert run(["visible", path, "watcher", "--level", str(level), "--json"]) == 0
    polygons = json.loads(capsys.readouterr().out)["polygons"]
    # A hair's breadth counts for those on a border.
    return shapely.buffer(shapely.union_all([shapely.Polygon(rings[0], rings[1:]) for rings in polygons]), 1e-6)


def test_narrow_places_are_told_for_a_base_and_for_a_width(tmp_path: Path, capsys: Captured) -> None:
    path = yard(tmp_path)
    pieces = {piece.id: shape_of(piece) for piece in load_scenario(path).setup.battlefield.pieces}
    (for_base,) = told(capsys, path, "--grid", "3", "--narrow", "40mm")["layouts"]
    narrow = for_base["narrow"]
    assert (narrow["width"], narrow["base_mm"], narrow["person"]) == (2.0, 40.0, 0.5)
    found = {tuple(sorted(passage["between"])): passage for passage in narrow["passages"]}
    assert set(found) == {("fence", "house"), ("", "fence")}
    assert found["fence", "house"]["width"] == pytest.approx(pieces["house"].distance(pieces["fence"]), abs=1e-4)
    south = found["", "fence"]
    assert south["width"] == pytest.approx(pieces["fence"].bounds[1], abs=1e-4)
    assert (south["stand_height"], sorted((south["from"][1], south["to"][1]))) == (0.0, [0.0, south["width"]])
    assert run(["--language", "en", "layout", path, "--grid", "3", "--narrow", "1.4", "--workers", "1"]) == 0
    assert "narrower than 1.4 steps" in capsys.readouterr().out


@pytest.mark.parametrize("width", ["0", "11", "4m", "900mm", "-1", "1e3", "nan"])
def test_what_is_no_width_is_refused(width: str, tmp_path: Path, capsys: Captured) -> None:
    assert run(["--language", "en", "layout", yard(tmp_path), f"--narrow={width}"]) != 0
    assert f"{width} is not a width" in capsys.readouterr().err


@pytest.mark.timeout(400)
def test_exposure_at_twenty_places_is_what_the_command_visible_says(tmp_path: Path, capsys: Captured) -> None:
    (layout,) = told(capsys, yard(tmp_path))["layouts"]
    sites = [tuple(site) for site in layout["sites"]]
    assert {z for _, _, z in sites} == {0.0}
    gate = [site for site in sites if site[0] < 2.0 and 2.0 <= site[1] <= 7.0]
    exposure = layout["exposure"][0]["from"]
    for number in random.Random(12).sample(range(len(sites)), 20):
        x, y, _ = sites[number]
        # Whoever sees the base point here is seen from here.
        seen = seen_from(yard(tmp_path, x=x, y=y, name="look"), 1.8, capsys)
        for key, observers in (("table", sites), ("west-gate", gate)):
            share = sum(bool(shapely.intersects_xy(seen, *site[:2])) for site in observers) / len(observers)
            assert exposure[key][number] == pytest.approx(share, abs=1e-4), (x, y, key)


# -- the same on real layouts, where figures can stand on pieces --------------------------------------------------

BUNDLED = (
    "smugglers-cove", "governors-quay", "abbey-hill", "last-will", "marked-cards", "post-road", "two-companies",
)  # fmt: skip
GONE = ("figure", "group", "action")
"""What of a scenario's document is about figures, whom no map of a layout knows."""


def watched(name: str, folder: Path, place: Point3) -> str:
    """The path of a bundled layout on which nobody stands but one who looks all round."""
    document = {key: value for key, value in read_toml(find_scenario(name)).items() if key not in GONE}
    players = [{"id": player["id"], "name": player["name"], "command_points": 4} for player in document["player"]]
    figure = {
        "id": "watcher",
        "profile": {"base": "pirate", "sight_angle": 12},
        "player": players[0]["id"],
        "at": list(place[:2]),
        "height": place[2],
    }
    path = folder / f"{name}.toml"
    path.write_text(scenario_text({**document, "player": players, "figure": [figure]}), encoding="utf-8")
    return str(path)


def which_are_seen(found: dict[str, Any], sites: Sequence[Site], pieces: dict[str, Piece]) -> NDArray[np.bool_]:
    """Which sites lie in what `visible --height` tells; a hair's breadth counts for those on a border."""
    points = shapely.points([site.place[:2] for site in sites])
    seen = np.array([site.place[2] == 0.0 for site in sites]) & is_in(found["polygons"], points)
    for surface in found["surfaces"]:
        stands = [
            any(abs(pieces[key].top_at(site.place[:2]) - site.place[2]) < 1e-3 for key in surface["pieces"])
            for site in sites
        ]
        seen |= np.array(stands) & is_in(surface["polygons"], points)
    return seen


def is_in(region: list[list[list[list[float]]]], points: NDArray[np.object_]) -> NDArray[np.bool_]:
    near = np.zeros(len(points), dtype=np.bool_)
    for rings in region:
        near |= shapely.distance(shapely.Polygon(rings[0], rings[1:]), points) <= 1e-6
    return near


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", BUNDLED)
def test_exposure_of_bundled_layouts_is_what_the_command_visible_says(
    name: str, tmp_path: Path, capsys: Captured
) -> None:
    setup, height, grid = load_scenario(name).setup, 2.0, 1.9
    table = setup.battlefield
    sites = all_sites(table, stature_of(HUMAN), Raster(table.width, table.depth, grid))
    assert pb12.MEASURES.layout is not None
    found = sightings(table, sites, pb12.MEASURES.layout.person.aim_at(height), Crew(0))
    entries = [ground for ground in grounds_of(setup, sites) if ground.is_source]
    grounds = [np.arange(len(sites), dtype=np.intp), *(entry.sites for entry in entries)]
    dice = random.Random(name)
    pieces = {piece.id: piece for piece in table.pieces}
    raised = [number for number, site in enumerate(sites.sites) if site.place[2] > 0.0]
    assert len(raised) >= 10
    for number in [*dice.sample(range(len(sites)), 14), *dice.sample(raised, 6)]:
        place = sites.sites[number].place
        assert run(["visible", watched(name, tmp_path, place), "watcher", "--height", str(height), "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        # Lines of sight between two who stand are the same from either end.
        seen = which_are_seen(told, sites.sites, pieces)
        for observers in grounds:
            assert found.exposure(observers)[number] == pytest.approx(seen[observers].mean(), abs=1e-9), place


@pytest.mark.timeout(400)
def test_exposure_of_the_bare_ground_is_what_is_visible_from_each_place(tmp_path: Path, capsys: Captured) -> None:
    (layout,) = told(capsys, yard(tmp_path), "--height", "0", "--grid", "1.5")["layouts"]
    sites = [tuple(site) for site in layout["sites"]]
    gate = [site for site in sites if site[0] > 12.0 and 2.0 <= site[1] <= 7.0]
    seen = [seen_from(yard(tmp_path, x=x, y=y, name="look"), 0.0, capsys) for x, y, _ in gate]
    for number in random.Random(1).sample(range(len(sites)), 20):
        share = sum(bool(shapely.intersects_xy(ground, *sites[number][:2])) for ground in seen) / len(seen)
        assert layout["exposure"][0]["from"]["east-gate"][number] == pytest.approx(share, abs=1e-4)
    assert layout["concealment"]["table"] is None


def test_what_only_one_player_has_is_neither_even_nor_counted(tmp_path: Path, capsys: Captured) -> None:
    own = '[[zone]]\nid = "well"\nkind = "hold"\nplayers = ["alice"]\nrectangle = [6.0, 6.0, 1.0, 1.0]\n'
    path = yard(tmp_path, more=own)
    assert run(["--language", "en", "layout", path, "--workers", "1", "--grid", "1.5"]) == 0
    out = capsys.readouterr().out
    (row,) = [line for line in out.splitlines() if line.startswith("cheapest route to")]
    assert row.split()[-1] == "–"
    lines = [line for line in out.splitlines() if line.startswith(MEASURES)]
    counted = sum(line.split()[-1] in ("even", "Alice", "Bob") for line in lines)
    assert f"Of {counted} measures" in out


def test_what_json_tells(tmp_path: Path, capsys: Captured) -> None:
    found = told(capsys, yard(tmp_path), "--grid", "1.5", "--height", "2", "--height", "1")
    assert list(found) == ["layouts", "comparison", "games"]
    assert found["comparison"] is None
    assert found["games"] is None
    (layout,) = found["layouts"]
    assert layout["id"] == "yard"
    assert layout["heights"] == [2.0, 1.0]
    assert [each["height"] for each in layout["exposure"]] == [2.0, 1.0]
    for values in (*layout["exposure"][1]["from"].values(), *layout["concealment"].values(), layout["reached_first"]):
        assert len(values) == len(layout["sites"])
    assert layout["can_be_crossed"] is True
    assert {(way["from"], way["to"]) for way in layout["ways"]} == {
        ("west-gate", "east-gate"), ("east-gate", "west-gate"),
    }  # fmt: skip
    assert len(layout["lanes"]) <= 10
    assert {measure["favours"] for measure in layout["players"]} <= {"alice", "bob", None}
    assert all(measure["difference"] is not None for measure in layout["players"])


@pytest.mark.slow
def test_a_second_run_after_moving_one_piece_works_out_less_and_finds_the_same(
    tmp_path: Path, capsys: Captured
) -> None:
    first = told(capsys, yard(tmp_path), "--grid", "1.5")["layouts"][0]
    assert first["computed"]["new"] == first["computed"]["all"]
    path = Path(yard(tmp_path))
    path.write_text(path.read_text(encoding="utf-8").replace("[5.0, 3.0, 3.0, 2.2]", "[5.4, 3.2, 3.0, 2.2]"))
    again = told(capsys, str(path), "--grid", "1.5")["layouts"][0]
    fresh = told(capsys, str(path), "--grid", "1.5", "--anew")["layouts"][0]
    counts = again.pop("computed"), fresh.pop("computed")
    assert again == fresh
    assert counts[0]["new"] < counts[1]["new"] == counts[1]["all"]


@pytest.mark.slow
def test_a_broken_file_of_earlier_findings_is_as_good_as_none(tmp_path: Path, capsys: Captured) -> None:
    first = told(capsys, yard(tmp_path), "--grid", "3")
    (kept,) = (tmp_path / "cache").rglob("*.npz")
    whole = kept.read_bytes()
    for content in (b"", b"nothing of the sort", whole[: len(whole) // 2]):
        kept.write_bytes(content)
        assert told(capsys, yard(tmp_path), "--grid", "3") == first


@pytest.mark.slow
def test_a_layout_nobody_can_cross_is_told_in_one_clear_sentence(tmp_path: Path, capsys: Captured) -> None:
    path = yard(tmp_path, more=WALL)
    assert run(["--language", "en", "layout", path, "--grid", "1.5", "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert "No figure can cross this table: there is no route from" in out
    assert "choke point" not in out
    assert run(["--language", "de", "layout", path, "--grid", "1.5", "--workers", "1"]) == 0
    assert "Keine Figur kann dieses Spielfeld überqueren" in capsys.readouterr().out
    assert told(capsys, path, "--grid", "1.5")["layouts"][0]["can_be_crossed"] is False


class Page(HTMLParser):
    """What a page shows and refers to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.sources: list[str] = []
        self.headings: list[str] = []
        self.numbers = ""
        self._inside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.sources += [
            value or "" for key, value in attrs if key in ("src", "href") or (key, tag) == ("data", "object")
        ]
        if tag not in ("img", "meta", "br", "link"):
            self._inside.append("numbers" if values.get("id") == "numbers" else tag)

    def handle_endtag(self, tag: str) -> None:
        self._inside.pop()

    def handle_data(self, data: str) -> None:
        if self._inside and self._inside[-1] == "numbers":
            self.numbers += data
        elif self._inside and self._inside[-1] in ("h1", "h2"):
            self.headings.append(data)


@pytest.mark.format("layout page")
@pytest.mark.timeout(400)
def test_the_report_is_one_file_with_pictures_and_numbers_inside(tmp_path: Path, capsys: Captured) -> None:
    first, second = yard(tmp_path), yard(tmp_path, name="walled", more=WALL.replace("9.0]", "3.0]"))
    target = tmp_path / "report.html"
    options = ["--grid", "1.5", "--games", "4", "--against", second, "--html", str(target), "--json"]
    assert run(["--language", "en", "layout", first, *options]) == 0
    printed = json.loads(capsys.readouterr().out)
    text = target.read_text(encoding="utf-8")
    page = Page(text)
    assert json.loads(page.numbers) == printed
    assert page.headings[0] == "Yard (yard) · Yard (walled)"
    assert "Tried out in games" in page.headings
    assert "What is different" in page.headings
    pictures = [source for source in page.sources if source.startswith("data:image/jpeg;base64,")]
    assert len(pictures) >= 2 * 9
    assert all(source.startswith(("data:image/jpeg;base64,", "#")) for source in page.sources)
    assert not re.search(r"https?://", text)
    games = printed["games"]
    assert [layout["games"] for layout in games["layouts"]] == [4, 4]
    assert games["chance"] is not None
    assert sum(share["came_off_better"] for share in games["layouts"][0]["forces"]) == games["layouts"][0]["decided"]


def test_two_layouts_are_compared_without_a_game(tmp_path: Path, capsys: Captured) -> None:
    first, second = yard(tmp_path), yard(tmp_path, name="walled", more=WALL)
    found = told(capsys, first, "--grid", "1.5", "--against", second)
    assert found["games"] is None
    before, after = found["layouts"]
    comparison = found["comparison"]
    assert comparison["pieces"] == {"added": ["wall"], "removed": [], "altered": []}
    seen = comparison["exposure"][0]["from"]["table"]
    old, new = (layout["exposure"][0]["from"]["table"] for layout in (before, after))
    assert len(seen) == len(after["sites"])
    for number, partner in enumerate(comparison["same_place"]):
        if partner is None:
            assert seen[number] is None
        else:
            assert before["sites"][partner] == after["sites"][number]
            assert seen[number] == pytest.approx(new[number] - old[partner], abs=2e-4)
    way = next(each for each in comparison["numbers"] if each["about"] == ["west-gate", "east-gate"])
    assert (way["after"], way["differs"]) == (None, True)
    capsys.readouterr()
    assert run(["--language", "en", "layout", first, "--grid", "1.5", "--workers", "1", "--against", second]) == 0
    said = capsys.readouterr().out
    assert "One piece of terrain is new: " in said
    assert "2 routes are closed, among them: from" in said


def test_a_layout_beside_itself_differs_in_nothing(tmp_path: Path, capsys: Captured) -> None:
    comparison = told(capsys, yard(tmp_path), "--grid", "3", "--against", yard(tmp_path))["comparison"]
    assert not any(number["differs"] for number in comparison["numbers"])
    assert set(comparison["exposure"][0]["from"]["table"]) == {0.0}


def test_names_in_a_scenario_cannot_break_the_page(tmp_path: Path) -> None:
    target = tmp_path / "report.html"
    path = Path(yard(tmp_path))
    bad = path.read_text(encoding="utf-8").replace('"Alice"', '"</script><b>&Alice"')
    path.write_text(bad, encoding="utf-8")
    assert run(["layout", str(path), "--grid", "3", "--workers", "1", "--html", str(target)]) == 0
    text = target.read_text(encoding="utf-8")
    assert "<b>&Alice" not in text
    assert text.count("</script>") == 1
    assert json.loads(Page(text).numbers)


@pytest.mark.parametrize(
    "options",
    [["--grid", "0"], ["--grid", "nan"], ["--grid", "0.1", "--height", "-1"], ["--height", "nan"], ["--html", "x.pdf"],
     ["--html", "no-such-folder/x.html", "--grid", "5"], ["--against", "quarry"],
     ["--games", "2", "--against", "abbey-hill"], ["--games", "2", "--bot", "nobody"], ["--against", "nowhere"],
     ["--workers", "-1"]],
    ids=" ".join,
)  # fmt: skip
def test_bad_input_is_one_line(options: list[str], tmp_path: Path, capsys: Captured) -> None:
    assert run(["layout", yard(tmp_path), *options]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize("name", ["a folder.html", f"{'far too long ' * 30}.html"], ids=["a folder", "too long a name"])
def test_a_report_that_cannot_be_written_is_told_before_anything_is_measured(
    name: str, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a folder.html").mkdir()
    before = sorted(tmp_path.iterdir())

    def measured(*asked: object, **wishes: object) -> None:
        raise AssertionError("it is measured in vain")

    monkeypatch.setattr(layout, "_worked_out", measured)
    assert run(["layout", "smugglers-cove", "--html", str(tmp_path / name)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert sorted(tmp_path.iterdir()) == before


def test_too_fine_a_grid_is_refused_with_the_finest_there_is(capsys: Captured) -> None:
    assert run(["--language", "en", "layout", "governors-quay", "--grid", "0.1"]) == 2
    assert "0.19 steps is the least" in capsys.readouterr().err


def is_running(process: int) -> bool:
    """Whether there is such a process, and it is no mere entry that nobody has read yet."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


# Ctrl C is ignored where the tests themselves run in the background of a shell.
HEARS_CTRL_C = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from pb12table.cli.main import run
sys.exit(run(sys.argv[1:]))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl C is sent another way there")
def test_ctrl_c_ends_it_within_a_second_and_leaves_no_process(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    arguments = ["layout", "governors-quay", "--grid", "0.3", "--workers", "2"]
    running = subprocess.Popen(
        [sys.executable, "-c", HEARS_CTRL_C, *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        _break_off(running)
    finally:
        # Whatever went wrong, nothing stays behind.
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)


def _break_off(running: subprocess.Popen[bytes]) -> None:
    children: list[int] = []
    end = time.monotonic() + 60.0
    while len(children) < 2 and time.monotonic() < end:
        time.sleep(0.05)
        listed = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        children = [int(number) for number in listed.read_text().split()] if listed.exists() else []
    time.sleep(0.3)
    began = time.monotonic()
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert time.monotonic() - began < 15.0  # within one on a machine with nothing else to do
    assert running.returncode == 130
    assert (out, err) == (b"", b"")
    end = time.monotonic() + 10.0
    while any(is_running(child) for child in children) and time.monotonic() < end:
        time.sleep(0.1)
    assert not [child for child in children if is_running(child)]


def test_deployments_stand_side_by_side_in_one_table(capsys: Captured, tmp_path: Path) -> None:
    page = tmp_path / "yard.html"
    told = ["--grid", "4", "--deployments", "--workers", "1"]
    assert run(["--language", "en", "layout", str(TWO), *told, "--html", str(page)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[0] for line in said if line.startswith(("Edges", "Corners"))] == ["Edges", "Corners"]
    assert sum("Zone to contest" in line for line in said) == 2
    assert page.read_text(encoding="utf-8").count("Yard: Corners") > 3
    assert not any("do not divide" in line for line in said)
    assert run(["--language", "en", "layout", str(TWO), "--grid", "5", "--deployments", "--workers", "1"]) == 0
    assert "do not divide" in capsys.readouterr().out
    assert run(["layout", str(TWO), *told, "--json"]) == 0
    layouts = json.loads(capsys.readouterr().out)["layouts"]
    assert [each["id"] for each in layouts] == ["two-deployments#edges", "two-deployments#corners"]
    # To the other side, and to the middle: by the corners both have as far, along the edges as well.
    across = [each["aims"][0] for each in layouts]
    assert [aim["ground"] for aim in across] == [None, None]
    assert all(aim["ways"]["alice"] == aim["ways"]["bob"] for aim in across)
    assert across[0]["ways"]["alice"] < across[1]["ways"]["alice"]


def test_a_layout_without_deployments_says_so(capsys: Captured) -> None:
    assert run(["layout", "smugglers-cove", "--deployments"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
