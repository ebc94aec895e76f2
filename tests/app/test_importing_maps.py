"""Importing a map in the editor: the folder with its maps, the choices, what is told of what is left out."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pygame
import pytest

from pb12table.app.editor.filing.maps import MAP, MapChoices, MapFiles
from pb12table.app.screens.base import Working
from pb12table.layouts.maps.map_form import ReadMap, encoded_picture
from pb12table.layouts.maps.map_import import ImportOptions, imported
from pb12table.layouts.maps.reading import map_of, read_map
from pb12table.window.layout.placing import Rect
from pb12table.window.screens.dialogs import Message, PickOne
from tests.app.builder import Builder, at_the_editor, terrain
from tests.layouts.maps import bomb, house, points, text

__all__ = ["at_the_editor"]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pb12table.app.editor.filing.filing.own_scenarios_folder", lambda system: tmp_path)


@pytest.fixture
def maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two maps, a broken one, and a folder inside."""
    folder = tmp_path / "maps"
    (folder / "more").mkdir(parents=True)
    (folder / "keep.dd2vtt").write_bytes(text(house()))
    (folder / "attic.uvtt").write_bytes(text(house(portals=[], objects_line_of_sight=[])))
    (folder / "broken.uvtt").write_bytes(text(house())[:200])
    monkeypatch.setattr(Path, "home", lambda: folder)
    return folder


def files(builder: Builder) -> MapFiles:
    """The list of maps, opened from the menu."""
    builder.screen.commands.filing.press("edit-import")
    screen = builder.program.screens[-1]
    assert isinstance(screen, MapFiles)
    builder.program.draw()
    return screen


def choices(builder: Builder, name: str = "keep.dd2vtt") -> MapChoices:
    """What is asked about a map that was picked."""
    listed = files(builder)
    listed.press(str([path.name for path in listed.entries].index(name)))
    builder.until(lambda: not isinstance(builder.program.screens[-1], Working))
    screen = builder.program.screens[-1]
    assert isinstance(screen, MapChoices)
    builder.program.draw()
    return screen


def taken(builder: Builder, screen: MapChoices) -> None:
    screen.accept()
    builder.until(lambda: not isinstance(builder.program.screens[-1], Working))
    builder.program.draw()


# -- which map --------------------------------------------------------------------------------------------------------


@pytest.mark.screen("MapFiles")
def test_a_folder_shows_its_maps_with_their_pictures_and_what_is_wrong(builder: Builder, maps: Path) -> None:
    screen = files(builder)
    names = ["attic.uvtt", "broken.uvtt", "keep.dd2vtt", "more"]
    assert [path.name for path in screen.entries] == [maps.parent.name, *names]
    builder.until(lambda: len(screen.glances) == 3)
    kept, broken = screen.glances[maps / "keep.dd2vtt"], screen.glances[maps / "broken.uvtt"]
    assert kept.picture is not None
    assert (kept.size, kept.walls, kept.doors) == ((15.0, 10.0), 3, 2)
    assert broken.problem is not None
    builder.program.draw()
    told = " ".join(str(placed.node) for placed in screen.layout.root.walk())
    assert "15 by 10 cells; lines and areas: 3, doors and windows: 2" in told
    assert "breaks off" in told
    assert "more /" in told


def test_of_files_that_end_like_a_map_only_maps_are_listed(builder: Builder, maps: Path) -> None:
    for name, held in (("shop", '{"prices": [1]}'), ("notes", "no JSON"), ("hall", '{"walls": 3}'), ("cellar", "{}")):
        (maps / f"{name}.json").write_text(held, encoding="utf-8")
    screen = files(builder)
    marked = screen.entries[screen.marked]
    assert not [path for path in screen.entries if path.suffix == ".json"], "nothing is listed to go again"
    builder.until(lambda: len(screen.glances) == 7)
    builder.program.draw()
    assert [path.name for path in screen.entries if path.suffix == ".json"] == ["hall.json"], "which is a broken scene"
    assert screen.entries[screen.marked] == marked


def test_folders_are_gone_into_and_out_of(builder: Builder, maps: Path) -> None:
    screen = files(builder)
    screen.press(str([path.name for path in screen.entries].index("more")))
    assert screen.folder == maps / "more"
    assert "no map in this folder" in " ".join(str(placed.node) for placed in screen.layout.root.walk())
    screen.press("0")
    assert screen.folder == maps
    builder.key(pygame.K_ESCAPE)
    assert builder.program.screens[-1] is builder.screen


def test_a_place_can_be_typed_and_a_wrong_one_is_told(builder: Builder, maps: Path) -> None:
    screen = files(builder)
    screen.line.set(f'"{maps / "keep.dd2vtt"}"')
    screen.press("open")
    builder.until(lambda: not isinstance(builder.program.screens[-1], Working))
    assert isinstance(builder.program.screens[-1], MapChoices)
    builder.key(pygame.K_ESCAPE)
    screen = files(builder)
    screen.line.set(str(maps / "none.uvtt"))
    screen.press("open")
    assert isinstance(builder.program.screens[-1], Message)
    builder.key(pygame.K_ESCAPE)
    assert [*builder.program.screens][-1] is screen


def test_a_map_that_cannot_be_read_is_told_before_anything_is_asked(builder: Builder, maps: Path) -> None:
    screen = files(builder)
    screen.press(str([path.name for path in screen.entries].index("broken.uvtt")))
    builder.until(lambda: not isinstance(builder.program.screens[-1], Working))
    assert isinstance(builder.program.screens[-1], Message)


@pytest.mark.screen("Working")
def test_reading_a_great_map_holds_nothing_up_and_can_be_broken_off(
    builder: Builder, maps: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    released, read = Event(), Event()

    def slow(source: Path) -> ReadMap:
        released.wait(30.0)
        read.set()
        return read_map(source)

    monkeypatch.setattr("pb12table.app.editor.filing.filing.read_map", slow)
    filing = builder.screen.commands.filing
    filing.ask_how_to_bring_in(maps / "keep.dd2vtt")
    assert [type(screen) for screen in builder.program.screens][-1] is Working
    builder.frames()
    builder.key(pygame.K_ESCAPE)
    assert builder.program.screens[-1] is builder.screen
    released.set()
    assert read.wait(10.0)
    builder.frames(5)
    assert builder.program.screens[-1] is builder.screen, "nothing comes of what was broken off"


# -- how it comes in ------------------------------------------------------------------------------------------------


@pytest.mark.screen("MapChoices")
def test_an_imported_map_gets_the_cells_and_walls_one_asks_for(builder: Builder, maps: Path) -> None:
    builder.key(pygame.K_F5)
    screen = choices(builder)
    for name, typed in (("cell-steps", "1,5"), ("wall-height", "4"), ("wall-thickness", "0.3")):
        screen.lines[name].set(typed)
    taken(builder, screen)
    assert builder.screen.bench.path.name == "keep.toml"
    size = house()["resolution"]["map_size"]
    table = builder.document["table"]
    assert (table["width"], table["depth"]) == (1.5 * size["x"], 1.5 * size["y"])
    assert {piece["height"] for piece in terrain(builder)} == {4.0}
    assert {piece["thickness"] for piece in terrain(builder) if "line" in piece} == {0.3}
    assert "background" in builder.document


@pytest.mark.parametrize(("name", "typed"), [("cell-steps", "0"), ("wall-height", "tall"), ("wall-thickness", "21")])
def test_a_number_that_cannot_be_keeps_the_map_from_coming_in(
    name: str, typed: str, builder: Builder, maps: Path
) -> None:
    screen = choices(builder)
    screen.lines[name].set(typed)
    screen.accept()
    assert builder.program.screens[-1] is screen
    assert "Type a number from" in str(screen.describe())


def test_a_part_is_dragged_over_the_map_and_taken(builder: Builder, maps: Path) -> None:
    builder.key(pygame.K_F5)
    screen = choices(builder)
    whole: Rect = screen.layout.place_of(MAP)
    shown = screen._map_in(pygame.Rect(whole.x, whole.y, whole.w, whole.h))

    def pixel(x: float, y: float) -> tuple[int, int]:
        return (shown.x + round(x / 15.0 * shown.w), shown.y + round(y / 10.0 * shown.h))

    builder.mouse(pygame.MOUSEBUTTONDOWN, pixel(1, 1))
    builder.mouse(pygame.MOUSEMOTION, pixel(4, 4))
    builder.mouse(pygame.MOUSEBUTTONUP, pixel(6, 9))
    builder.frames()
    assert screen.crop == (1.0, 1.0, 5.0, 8.0)
    builder.program.draw()
    taken(builder, screen)
    table = builder.document["table"]
    assert (table["width"], table["depth"]) == (10.0, 16.0)


def test_a_click_takes_the_whole_map_again_and_the_picture_can_stay_away(builder: Builder, maps: Path) -> None:
    builder.key(pygame.K_F5)
    screen = choices(builder)
    screen.crop = (0.0, 0.0, 5.0, 5.0)
    builder.program.draw()
    screen.press("whole")
    screen.press("picture")
    taken(builder, screen)
    assert builder.document["table"]["width"] == 30.0
    assert "background" not in builder.document


def test_a_second_map_is_a_storey_above(builder: Builder, maps: Path) -> None:
    builder.key(pygame.K_F5)
    screen = choices(builder)
    screen.press("upper")
    listed = builder.program.screens[-1]
    assert isinstance(listed, MapFiles)
    listed.press(str([path.name for path in listed.entries].index("attic.uvtt")))
    builder.until(lambda: builder.program.screens[-1] is screen and bool(screen.upper))
    builder.program.draw()
    screen.lines["floor"].set("0.5")
    taken(builder, screen)
    assert {piece.get("base", 0.0) for piece in terrain(builder)} == {0.0, 3.0}


PLAN = """<svg xmlns="http://www.w3.org/2000/svg" width="500" height="400">
<rect x="50" y="50" width="100" height="100" fill="#804020"/>
<rect x="250" y="50" width="100" height="100" fill="#20a040"/>
<path d="M50,250h300" stroke="#000"/><text>Inn</text></svg>"""


def words_of(screen: MapChoices) -> str:
    return " ".join(str(placed.node) for placed in screen.layout.root.walk())


def test_what_a_map_calls_its_things_is_listed_and_what_they_become_is_chosen(builder: Builder, maps: Path) -> None:
    (maps / "plan.svg").write_text(PLAN)
    builder.key(pygame.K_F5)
    screen = choices(builder, "plan.svg")
    told = str(screen.describe())
    assert all(name in told for name in ("#000000: 1", "#804020: 1", "#20a040: 1", "one text was left out")), told
    before = drawn(builder, screen)
    number = next(n for n, (called, _) in enumerate(screen._groups) if called.colour == "#20a040")
    screen.press(f"become:{number}")
    picking = builder.program.screens[-1]
    assert isinstance(picking, PickOne)
    assert picking.options[0] == ("nothing", "Nothing")
    picking.press(str([kind for kind, _ in picking.options].index("woods")))
    assert builder.program.screens[-1] is screen
    assert before != drawn(builder, screen), "the preview shows woods"
    other = next(n for n, (called, _) in enumerate(screen._groups) if called.colour == "#804020")
    screen.press(f"become:{other}")
    builder.program.screens[-1].press("0")
    taken(builder, screen)
    assert isinstance(builder.program.screens[-1], Message)
    builder.key(pygame.K_ESCAPE)
    assert sorted(piece["kind"] for piece in terrain(builder)) == ["wall", "woods"]


def test_things_of_a_storey_that_was_added_can_be_chosen_too(builder: Builder, maps: Path) -> None:
    (maps / "plan.svg").write_text(PLAN)
    screen = choices(builder, "attic.uvtt")
    screen.press("upper")
    listed = builder.program.screens[-1]
    assert isinstance(listed, MapFiles)
    listed.press(str([path.name for path in listed.entries].index("plan.svg")))
    builder.until(lambda: builder.program.screens[-1] is screen and bool(screen.upper))
    assert "#20a040" in {called.colour for called, _ in screen._groups}
    screen.press("drop:0")
    assert "#20a040" not in {called.colour for called, _ in screen._groups}
    screen.press("become:77")
    assert builder.program.screens[-1] is screen, "a click that comes too late"


def test_the_height_of_a_level_is_asked_of_a_board_only(builder: Builder, maps: Path) -> None:
    (maps / "hill.board").write_text('size 2 1\nhex 0101 2 "" ""\nhex 0201 0 "" ""\nend\n')
    builder.key(pygame.K_F5)
    assert "Height of a level" not in words_of(choices(builder, "attic.uvtt"))
    builder.key(pygame.K_ESCAPE)
    screen = choices(builder, "hill.board")
    assert "Height of a level" in words_of(screen)
    screen.lines["level"].set("0.5")
    taken(builder, screen)
    assert [(piece["kind"], piece["height"]) for piece in terrain(builder)] == [("hill", 1.0)]


def test_what_is_left_out_is_told_before_and_after(builder: Builder, maps: Path) -> None:
    plain = house(image=7)
    plain["line_of_sight"].append(points((100, 100), (101, 100)))
    (maps / "keep.dd2vtt").write_bytes(text(plain))
    builder.key(pygame.K_F5)
    screen = choices(builder)
    assert "One thing will differ" in str(screen.describe())
    taken(builder, screen)
    told = builder.program.screens[-1]
    assert isinstance(told, Message)
    assert "2 things on the table differ" in told.text
    assert "line_of_sight" in told.text


# -- maps that are no maps ---------------------------------------------------------------------------------------------


def told(builder: Builder) -> str:
    """The sentence of the dialog that lies above everything."""
    shown = builder.program.screens[-1]
    assert isinstance(shown, Message)
    return shown.text


def test_a_map_of_a_hundred_thousand_walls_is_refused_in_one_sentence(builder: Builder, maps: Path) -> None:
    line = b'[{"x":1,"y":1},{"x":2,"y":2}]'
    whole = b'{"resolution":{"map_size":{"x":20,"y":20}},"line_of_sight":[' + b",".join([line] * 100_000) + b"]}"
    (maps / "city.uvtt").write_bytes(whole)
    before = builder.document
    builder.screen.commands.filing.ask_how_to_bring_in(maps / "city.uvtt")
    builder.until(lambda: isinstance(builder.program.screens[-1], Message))
    assert "more walls than any map needs" in told(builder)
    builder.key(pygame.K_ESCAPE)
    assert builder.document is before


def test_of_a_picture_bomb_comes_the_map_without_it(builder: Builder, maps: Path) -> None:
    (maps / "bomb.uvtt").write_bytes(text(house(image=encoded_picture(bomb(100_000, 100_000)))))
    builder.key(pygame.K_F5)
    screen = choices(builder, "bomb.uvtt")
    taken(builder, screen)
    assert "100,000 by 100,000 pixels" in told(builder)
    builder.key(pygame.K_ESCAPE)
    assert terrain(builder)
    assert "background" not in builder.document


def test_a_table_that_cannot_be_so_large_is_told_while_everything_is_still_chosen(builder: Builder, maps: Path) -> None:
    screen = choices(builder)
    screen.lines["wall-height"].set("4")
    screen.crop = (1.0, 1.0, 0.5, 5.0)
    screen.accept()
    assert builder.program.screens[-1] is screen
    assert "2 to 400 are possible" in str(screen.describe())
    screen.lines["cell-steps"].set("4")
    assert screen.options is not None
    assert screen.options.height == 4.0


def test_what_is_told_of_the_whole_map_comes_before_single_walls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of too many walls one hears, though many others are cut off at the edge."""
    monkeypatch.setattr("pb12table.layouts.maps.map_import.MOST_PIECES", 2)
    over = [points((x, 8), (x, 3)) for x in range(11, 20)]
    read = map_of(text(house(line_of_sight=over)), "x.uvtt")
    left_out = imported(read, ImportOptions("x"), "x.uvtt", "map").left_out
    told = [problem.key for problem in left_out]
    whole = told.count("problem-too-many-pieces")
    assert whole
    assert set(told[:whole]) == {"problem-too-many-pieces"}
    assert set(told[whole:]) == {"problem-cut-at-edge"}


def test_open_portals_are_asked_about_and_seen_as_what_they_become(builder: Builder, maps: Path) -> None:
    screen = choices(builder)
    words = " ".join(str(placed.node) for placed in screen.layout.root.walk())
    assert "One portal is open" in words
    before = drawn(builder, screen)
    screen.press("open:windows")
    assert before != drawn(builder, screen), "the preview shows a window"
    taken(builder, screen)
    kinds = [piece["kind"] for piece in terrain(builder) if piece["id"].startswith(("door", "window"))]
    assert sorted(kinds) == ["door", "window"]


def test_nothing_is_asked_where_no_portal_is_open(builder: Builder, maps: Path) -> None:
    screen = choices(builder, "attic.uvtt")
    assert not [placed for placed in screen.layout.root.walk() if "open:" in str(placed.node)]


def drawn(builder: Builder, screen: MapChoices) -> bytes:
    """The preview as it is painted."""
    builder.program.draw()
    place = screen.layout.place_of(MAP)
    rect = pygame.Rect(place.x, place.y, place.w, place.h)
    return pygame.image.tobytes(builder.program.surface.subsurface(rect), "RGB")
