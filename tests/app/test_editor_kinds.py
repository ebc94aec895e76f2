"""The values of kinds in the editor: of terrain, tiles and features, for one layout alone; and zones by system."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pb12table.app.editor.cells import CellWorth
from pb12table.app.editor.screen import EditScreen
from pb12table.app.program import Program
from pb12table.files.reading import read_toml
from pb12table.files.scenario import find_scenario, scenario_of
from pb12table.files.writing import scenario_text
from pb12table.layouts.cells import with_cover
from pb12table.layouts.editing import Thing
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pocket_tactics.rules.fights import sight_between
from pb12table.systems.pocket_tactics.rules.rules import new_game
from pb12table.systems.pocket_tactics.rules.setup import Setup
from pb12table.systems.pocket_tactics.sheets import CELLS
from pb12table.table.cells import neighbours
from pb12table.window.kit.keys import Settings
from tests.app.builder import Builder


def opened(name: str, folder: Path) -> EditScreen:
    program = Program(Settings(language="en"), (1600, 900))
    program.edit_document(read_toml(find_scenario(name)), folder / f"{name}.toml")
    program.frame(0.1)
    screen = program.screens[-1]
    assert isinstance(screen, EditScreen)
    return screen


@pytest.fixture
def ford(tmp_path: Path) -> Iterator[EditScreen]:
    screen = opened("the-ford", tmp_path)
    yield screen
    assert isinstance(screen.desk, Program)
    for each in screen.desk.screens:
        each.close()


def rows(screen: EditScreen) -> dict[str, str]:
    """What the page says now."""
    assert isinstance(screen.desk, Program)
    screen.desk.draw()
    return {row.label: row.value for row in screen.rows}


def put(screen: EditScreen, label: str, text: str) -> str:
    rows(screen)
    number = next(number for number, row in enumerate(screen.rows) if row.label == label)
    return screen.put(number, text)


def zones_of(screen: EditScreen) -> set[str]:
    return {row[0] for group in screen.commands.palette() for row in group.rows if row[0].startswith("zone:")}


def test_a_value_of_a_kind_holds_for_all_its_pieces_and_this_layout_alone(builder: Builder) -> None:
    screen, bench = builder.screen, builder.screen.bench
    bench.add("terrain", "crates", {"kind": "crates", "rectangle": [4.0, 4.0, 2.0, 2.0]})
    usual = bench.setup.battlefield.pieces[0].height
    screen.press_command("edit-kind")
    told = rows(screen)
    assert screen.commands.sheet_title() == "Kind: Crates"
    assert told["Height"] == f"{usual:g}"
    assert put(screen, "Height", "2.5") == ""
    assert bench.setup.battlefield.pieces[0].height == 2.5
    assert put(screen, "Climbable", "yes") == ""
    (own,) = bench.document["kind"]
    assert (own["id"], own["height"], own["climbable"]) == ("crates", 2.5, True)
    assert bench.history.can_undo
    screen.press_command("back")
    assert screen.commands.sheet_title() == "Terrain"
    assert rows(screen)["Height"] == "usual: 2.5"
    screen.press_command("edit-kind")
    screen.press_command("edit-kind-usual")
    assert "kind" not in bench.document
    assert bench.setup.battlefield.pieces[0].height == usual


def test_a_value_beyond_its_bounds_is_refused_and_changes_nothing(builder: Builder) -> None:
    screen, bench = builder.screen, builder.screen.bench
    bench.add("terrain", "crates", {"kind": "crates", "rectangle": [4.0, 4.0, 2.0, 2.0]})
    screen.press_command("edit-kind")
    before = bench.document
    for text in ("-1", "1e9", "high", "nan"):
        assert put(screen, "Height", text) != "", text
    assert bench.document == before


def test_what_a_kind_withstands_comes_and_goes_as_a_whole(builder: Builder) -> None:
    """The values of Pb-12 alone: general code asks the form of the system."""
    screen, bench = builder.screen, builder.screen.bench
    bench.add("terrain", "crates", {"kind": "crates", "rectangle": [4.0, 4.0, 2.0, 2.0]})
    screen.press_command("edit-kind")
    assert "Durability" in rows(screen)


def test_a_click_on_the_table_goes_back_to_what_is_there(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.add("terrain", "crates", {"kind": "crates", "rectangle": [4.0, 4.0, 2.0, 2.0]})
    builder.screen.press_command("edit-kind")
    builder.click(builder.pixel(15, 10))
    assert bench.kind_shown is None
    assert bench.selection == []


def test_tiles_and_features_have_the_values_of_their_game(ford: EditScreen) -> None:
    bench = ford.bench
    bench.cells = [next(cell for cell, spot in bench.spots().items() if spot.ground == "water")]
    ford.press_command("edit-kind")
    told = rows(ford)
    assert ford.commands.sheet_title() == "Kind: Water"
    assert (told["Hazard"], told["Ends a move"]) == ("water: drowns on 1 to 3", "no")
    assert put(ford, "Hazard", "") == ""
    assert put(ford, "Ends a move", "yes") == ""
    setup: Any = bench.setup
    assert isinstance(setup, Setup)
    assert (setup.ground["water"].hazard, setup.ground["water"].ends_move) == (None, True)
    assert [kind["id"] for kind in bench.document["tile_kind"]] == ["water"]
    ford.press_command("back")
    bench.cells = [next(cell for cell, spot in bench.spots().items() if spot.cover == "city")]
    ford.press_command("edit-kind")
    assert "Bonuses" in rows(ford)
    assert put(ford, "Next to the green dice", "2") == ""
    setup = bench.setup
    assert [(bonus.pool, bonus.value) for bonus in setup.ground["city"].bonuses if bonus.value == 2]
    again = scenario_of(bench.document, bench.content, bench.path)
    assert again.setup.ground["city"].bonuses == setup.ground["city"].bonuses
    written = tomllib.loads(scenario_text(bench.document))
    assert [kind["id"] for kind in written["feature_kind"]] == ["city"]


def test_the_lattice_is_as_wide_as_is_wished_within_bounds(ford: EditScreen) -> None:
    setup: Any = ford.bench.setup
    assert setup.lattice.edge == 2.0
    assert put(ford, "Edge of a cell", "1.5") == ""
    setup = ford.bench.setup
    assert setup.lattice.edge == 1.5
    assert ford.bench.document["tile_edge"] == 1.5
    assert put(ford, "Edge of a cell", "0.2") != ""
    assert ford.bench.document["tile_edge"] == 1.5


def test_each_system_is_offered_the_zones_it_knows(builder: Builder, tmp_path: Path) -> None:
    assert "zone:rough" in zones_of(builder.screen)
    assert not zones_of(builder.screen) & {"zone:fog", "zone:deep", "zone:airless"}
    for name, there, absent in (
        ("quarry", {"zone:contest", "zone:entry"}, {"zone:rough", "zone:dark", "zone:fog"}),
        ("quarry-at-dusk", {"zone:difficult", "zone:fog", "zone:deep"}, {"zone:rough"}),
    ):
        screen = opened(name, tmp_path)
        assert there <= zones_of(screen), name
        assert not zones_of(screen) & absent, name
        assert isinstance(screen.desk, Program)
        for each in screen.desk.screens:
            each.close()


def test_a_zone_of_another_game_keeps_its_kind(builder: Builder) -> None:
    """A file is read as it is, whatever its system makes of a zone."""
    bench = builder.screen.bench
    bench.add("zone", "fog", {"kind": "fog", "rectangle": [4.0, 4.0, 2.0, 2.0]})
    bench.selection = [Thing("zone", "fog")]
    assert "fog" in rows(builder.screen)["Kind"].casefold()


def test_a_map_of_cells_is_measured_while_it_is_laid(ford: EditScreen) -> None:
    """Each pair of tiles as the rules of the game see it, and steps from each player's own feature."""
    assert isinstance(ford.live, CellWorth)
    ford.press_command("edit-live")
    ford.live.finish()
    measures = ford.live.measures
    assert measures is not None
    setup: Any = ford.bench.setup
    state = new_game(setup)
    cells = list(state.tiles)
    for cell in cells[::7]:
        others = [other for other in cells if other != cell]
        seen = sum(sight_between(state, cell, other, PlayerId(""), flying=False).is_free for other in others)
        assert measures.exposure[cell] == pytest.approx(seen / len(others))
    assert set(measures.steps) == {"alice", "bob"}
    own = {player.id: player.feature_at for player in setup.players}
    assert all(measures.steps[player][cell] == 0 for player, cell in own.items())
    assert abs(measures.nearer("alice") - measures.nearer("bob")) <= 3
    before = measures.mean
    lain = ford.bench.spots()
    city = next(cell for cell in lain if not lain[cell].cover and all(other in lain for other in neighbours(cell)))
    ford.bench.do("put-cover", with_cover(ford.bench.document, CELLS.keys, city, "city"))
    ford.live.finish()
    assert ford.live.measures is not None
    assert ford.live.measures.mean < before, "a city is in the way"
    rows(ford)


@pytest.mark.parametrize(("name", "profile"), [("quarry", "marksman"), ("quarry-at-dusk", "watchman")])
def test_rings_are_those_of_each_system(name: str, profile: str, tmp_path: Path) -> None:
    screen = opened(name, tmp_path)
    screen.commands.choose("profile", profile)
    screen.commands.tool.hover((6.0, 6.0))
    rings = screen.rings.rings(screen.commands.tool, screen.texts)
    assert rings
    assert all(ring.centre == (6.0, 6.0) and ring.label for ring in rings)
    assert isinstance(screen.desk, Program)
    for each in screen.desk.screens:
        each.close()
