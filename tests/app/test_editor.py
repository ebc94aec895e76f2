"""Building a layout by mouse and keys: draw, move, reshape, type numbers, undo, see what is wrong, save."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.app.editor.drawing import WRONG
from pb12table.app.editor.filing.filing import EditMenu, empty_layout
from pb12table.app.editor.panels.frame import problems_of
from pb12table.app.editor.tools import SelectTool
from pb12table.app.game.screen import GameScreen
from pb12table.app.look.screen import LookScreen
from pb12table.app.program import Program
from pb12table.app.screens.start import StartScreen
from pb12table.files.content import load_content
from pb12table.files.reading import read_toml
from pb12table.files.scenario import load_scenario, scenario_of
from pb12table.layouts.editing import Thing, entry_of, without_corner
from pb12table.layouts.maps.map_import import ImportOptions
from pb12table.layouts.maps.reading import read_map
from pb12table.skirmish.hindrances import Fault
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import AskText, Message
from tests.app.builder import SIZE, Builder, terrain
from tests.layouts.maps import bomb, house, text


def test_pieces_are_drawn_with_every_tool(builder: Builder) -> None:
    builder.click_zone("kind:building")
    builder.drag((6.1, 5.1), (8.9, 6.9))
    assert terrain(builder)[-1] == {"id": "building", "kind": "building", "rectangle": [6.0, 5.0, 3.0, 2.0]}
    builder.key(pygame.K_o)
    builder.drag((12.0, 5.0), (13.5, 5.0))
    assert terrain(builder)[-1]["circle"] == [12.0, 5.0, 1.5]
    builder.key(pygame.K_p)
    for place in ((10, 9), (12, 9), (12, 11)):
        builder.click(builder.pixel(*place))
    builder.key(pygame.K_RETURN)
    assert terrain(builder)[-1]["polygon"] == [[10.0, 9.0], [12.0, 9.0], [12.0, 11.0]]
    builder.click_zone("kind:wall")
    builder.key(pygame.K_w)
    for place in ((6, 10), (8, 10), (8, 12)):
        builder.click(builder.pixel(*place))
    builder.click(builder.pixel(8, 12), 3)
    assert terrain(builder)[-1] == {"id": "wall", "kind": "wall", "line": [[6.0, 10.0], [8.0, 10.0], [8.0, 12.0]]}
    assert len(builder.screen.bench.setup.battlefield.pieces) == 4


def test_what_is_dragged_out_of_the_palette_lies_where_it_is_let_go_and_can_be_moved_at_once(builder: Builder) -> None:
    builder.carry("kind:crates", (9.1, 5.0), (10.1, 6.1))
    assert terrain(builder) == [{"id": "crates", "kind": "crates", "rectangle": [9.5, 5.5, 1.6, 1.2]}]
    assert builder.screen.commands.tool.name == "edit-select"
    builder.drag((10.0, 6.0), (12.0, 7.0))
    assert terrain(builder)[0]["rectangle"] == [11.5, 6.5, 1.6, 1.2]
    builder.carry("kind:wall", (6.0, 12.0))
    assert terrain(builder)[-1]["line"] == [[4.5, 12.0], [7.5, 12.0]]
    builder.key(pygame.K_p)
    builder.carry("zone:dark", (6.0, 6.0))
    assert builder.document["zone"][-1]["rectangle"] == [4.5, 4.5, 3.0, 3.0], "the shape that zones usually have"
    builder.key(pygame.K_o)
    builder.carry("kind:well", (16.0, 10.0))
    assert terrain(builder)[-1]["circle"] == [16.0, 10.0, 0.8]
    builder.carry("kind:barrel", (4.0, 10.0))
    assert terrain(builder)[-1] == {"id": "barrel", "kind": "barrel", "circle": [4.0, 10.0, 0.4]}
    builder.carry("kind:rock", (4.0, 4.0))
    assert len(terrain(builder)[-1]["polygon"]) == 8
    builder.carry("profile:pirate", (10.0, 10.0))
    assert [figure["at"] for figure in builder.document["figure"]] == [[10.0, 10.0]]


def test_what_is_taken_back_to_the_palette_is_not_placed(builder: Builder) -> None:
    builder.carry("kind:hedge", (9.0, 5.0), (-8.0, 5.0))
    builder.carry("kind:crates", (9.0, 5.0), (-8.0, 5.0))
    assert not builder.document.get("terrain")
    assert builder.screen.commands.tool.draft() is None


def test_a_piece_is_moved_turned_reshaped_and_everything_taken_back(builder: Builder) -> None:
    builder.click_zone("kind:building")
    builder.drag((6, 5), (9, 7))
    begun = builder.document
    builder.key(pygame.K_s)
    builder.drag((7.5, 6), (9.5, 8))
    assert terrain(builder)[0]["rectangle"] == [8.0, 7.0, 3.0, 2.0]
    builder.key(pygame.K_q)
    assert terrain(builder)[0]["turned"] == 15.0
    builder.key(pygame.K_z, pygame.KMOD_CTRL)
    tool = builder.screen.commands.tool
    assert isinstance(tool, SelectTool)
    x, y = tool.corners()[0]
    builder.drag((x, y), (7.0, 6.0))
    assert [7.0, 6.0] in terrain(builder)[0]["polygon"]
    for _ in range(2):
        builder.key(pygame.K_z, pygame.KMOD_CTRL)
    assert builder.document == begun
    builder.key(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert terrain(builder)[0]["rectangle"] == [8.0, 7.0, 3.0, 2.0]


def test_numbers_are_typed_where_they_stand_and_words_refused(builder: Builder) -> None:
    builder.click_zone("kind:building")
    builder.drag((6, 5), (9, 7))
    builder.click_property("Height")
    builder.type("4.25")
    assert terrain(builder)[0]["height"] == 4.25
    builder.click_property("x")
    builder.type("abc")
    assert terrain(builder)[0]["rectangle"][0] == 6.0
    assert "abc" in builder.screen.typing.reason
    builder.key(pygame.K_ESCAPE)
    builder.click_property("Climbable")
    assert terrain(builder)[0]["climbable"] is False


def test_duplicates_mirrors_frames_and_alignment(builder: Builder) -> None:
    builder.click_zone("kind:building")
    builder.drag((6, 3), (8, 4))
    builder.key(pygame.K_x)
    assert [piece["rectangle"] for piece in terrain(builder)] == [[6.0, 3.0, 2.0, 1.0], [12.0, 10.0, 2.0, 1.0]]
    builder.key(pygame.K_s)
    builder.drag((5, 2), (16, 12))
    assert set(builder.screen.bench.selection) >= {Thing("terrain", "building"), Thing("terrain", "building-2")}
    builder.click_zone("command:edit-align-west")
    assert {piece["rectangle"][0] for piece in terrain(builder)} == {6.0}
    builder.key(pygame.K_DELETE)
    assert terrain(builder) == []


def test_zones_and_figures_are_placed_for_players(builder: Builder) -> None:
    builder.click_zone("zone:hold")
    builder.drag((9, 6), (11, 8))
    zone = builder.document["zone"][-1]
    assert (zone["kind"], zone["players"], zone["rectangle"]) == ("hold", ["alice", "bob"], [9.0, 6.0, 2.0, 2.0])
    builder.key(pygame.K_f)
    builder.click(builder.pixel(5, 7))
    figure = builder.document["figure"][-1]
    assert (figure["at"], figure["facing"]) == ([5.0, 7.0], 0.0)
    assert len(builder.screen.bench.setup.figures) == 1


def test_what_is_wrong_is_said_at_the_piece(builder: Builder) -> None:
    builder.click_zone("kind:building")
    builder.key(pygame.K_p)
    for place in ((6, 4), (9, 6), (9, 4), (6, 6)):
        builder.click(builder.pixel(*place))
    builder.key(pygame.K_RETURN)
    builder.checked()
    assert Thing("terrain", "building") in builder.screen.bench.sketch.faulty
    assert any(name == "show:building" for name, _, _ in problems_of(builder.screen))
    builder.key(pygame.K_z, pygame.KMOD_CTRL)
    builder.key(pygame.K_b)
    builder.drag((17, 5), (20, 7))
    builder.click_property("Width")
    builder.type("9")
    builder.checked()
    assert any("building" in text for _, text, _ in problems_of(builder.screen))


def test_a_layout_is_saved_and_can_be_read_and_its_unknown_comments_stay(builder: Builder) -> None:
    builder.click_zone("kind:building")
    builder.drag((6, 5), (9, 7))
    builder.key(pygame.K_F5)
    path = builder.screen.bench.path
    assert builder.screen.bench.history.is_saved
    path.write_text("# my own remark\n" + path.read_text())
    builder.drag((11, 5), (13, 7))
    builder.key(pygame.K_s, pygame.KMOD_CTRL)
    assert path.read_text().startswith("# my own remark")
    assert len(load_scenario(path).setup.battlefield.pieces) == 2
    assert read_toml(path) == builder.document


@pytest.mark.screen("AskText")
def test_a_bundled_layout_is_saved_under_another_name_only(tmp_path: Path) -> None:
    program = Program(Settings(language="en"), SIZE)
    program.edit("smugglers-cove")
    builder = Builder(program)
    builder.frames()
    before = builder.screen.bench.path.read_bytes()
    builder.screen.bench.selection = [Thing("terrain", builder.document["terrain"][0]["id"])]
    builder.key(pygame.K_q)
    builder.key(pygame.K_F5)
    assert isinstance(program.screens[-1], AskText)
    builder.key(pygame.K_ESCAPE)
    assert builder.screen.bench.path.read_bytes() == before
    for screen in program.screens:
        screen.close()


@pytest.mark.screen("LookScreen")
def test_it_can_be_looked_at_and_played_at_once(builder: Builder) -> None:
    builder.key(pygame.K_f)
    builder.click(builder.pixel(3, 7))
    builder.screen.bench.do("test", {**builder.document, "figure": [
        *builder.document["figure"],
        {"id": "foe", "profile": "human", "player": "bob", "at": [17.0, 7.0], "facing": 180.0},
    ]})  # fmt: skip
    path = builder.screen.bench.path
    builder.key(pygame.K_l, pygame.KMOD_CTRL)
    assert isinstance(builder.program.screens[-1], LookScreen)
    builder.frames()
    builder.key(pygame.K_ESCAPE)
    builder.key(pygame.K_ESCAPE)
    assert builder.screen.bench.history.can_undo, "back in the editor, with all that was done"
    builder.key(pygame.K_p, pygame.KMOD_CTRL)
    assert any(isinstance(screen, GameScreen) for screen in builder.program.screens)
    assert not path.exists(), "neither looking nor playing saves"


def test_one_storey_can_be_shown_alone(builder: Builder) -> None:
    builder.click_zone("kind:building")
    builder.drag((6, 5), (9, 7))
    bench = builder.screen.bench
    house = entry_of(builder.document, Thing("terrain", "building"))
    scenario_of(builder.document, load_content(), Path("x.toml"))
    assert house["kind"] == "building"
    bench.add("terrain", "floor", {"kind": "floor", "rectangle": [11.0, 5.0, 4.0, 3.0]})
    builder.checked()
    builder.key(pygame.K_PAGEUP)
    assert bench.storey.number == 0
    assert [piece.id for piece in bench.pieces()] == ["building"]
    builder.key(pygame.K_h, pygame.KMOD_CTRL)
    assert [piece.id for piece in bench.pieces()] == ["floor", "building"]
    builder.key(pygame.K_PAGEUP)
    assert bench.storey.number is None


def test_the_first_layout_of_all_is_saved_and_another_name_is_its_name(builder: Builder, tmp_path: Path) -> None:
    """The folder of the user's scenarios does not exist before."""
    bench = builder.screen.bench
    bench.path = tmp_path / "none" / "yet" / "layout-1.toml"
    builder.screen.press_command("save")
    assert bench.path.exists()
    builder.screen.commands.filing.save_as("Market Hill")
    assert bench.path.stem == "market-hill"
    assert load_scenario(str(bench.path)).setup.name.en == "Market Hill"
    assert bench.history.is_saved


def test_a_layout_with_an_endless_name_can_be_played_all_the_same(builder: Builder) -> None:
    filing = builder.screen.commands.filing
    filing.save_as("Market hill " * 20)
    saved = builder.screen.bench.path
    assert saved.is_file()
    assert load_scenario(str(saved)).setup.name.en.startswith("Market hill Market hill")
    filing.begin("Harbour " * 20)
    assert builder.screen.bench.sketch.is_whole


def test_ramps_rise_and_their_copies_rise_the_other_way(builder: Builder) -> None:
    builder.click_zone("kind:ramp")
    builder.drag((6.0, 5.0), (8.0, 7.0))
    assert terrain(builder)[-1]["rises"] == 0.0
    builder.key(pygame.K_x)
    assert terrain(builder)[-1]["rises"] == 180.0
    assert all(piece.is_ramp for piece in builder.screen.bench.setup.battlefield.pieces)


def test_a_table_without_figures_is_not_played_but_says_what_is_missing(builder: Builder) -> None:
    builder.screen.press_command("edit-play")
    assert builder.program.screens == [builder.screen]
    assert builder.screen.notice == ("Alice has no figure yet: put one on the table (F).", True)


def is_asked_about_leaving(builder: Builder) -> bool:
    top = builder.program.screens[-1]
    return isinstance(top, Message) and top.title == builder.program.texts("edit-leave-title")


def test_two_quick_clicks_on_two_pieces_reshape_neither(builder: Builder) -> None:
    builder.click_zone("kind:crates")
    builder.drag((6, 5), (7, 6))
    builder.drag((7, 5), (8, 6))
    before = terrain(builder)
    builder.key(pygame.K_s)
    for place in ((6.4, 5.2), (7.1, 5.9)):
        builder.mouse(pygame.MOUSEMOTION, builder.pixel(*place))
        builder.mouse(pygame.MOUSEBUTTONDOWN, builder.pixel(*place))
        builder.mouse(pygame.MOUSEBUTTONUP, builder.pixel(*place))
        builder.frames(1)
    assert terrain(builder) == before


def test_shift_adds_a_piece_that_lies_under_a_handle(builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
    builder.click_zone("kind:crates")
    builder.drag((6, 5), (7, 6))
    builder.drag((7, 5), (8, 6))
    builder.key(pygame.K_s)
    builder.click(builder.pixel(6.5, 5.5))
    monkeypatch.setattr(pygame.key, "get_mods", lambda: pygame.KMOD_SHIFT)
    builder.click(builder.pixel(7.1, 5.9))
    assert builder.screen.bench.selection == [Thing("terrain", "crates"), Thing("terrain", "crates-2")]


def test_the_corners_of_a_hole_are_typed_and_dragged(builder: Builder) -> None:
    builder.click_zone("kind:building")
    builder.drag((6, 4), (12, 10))
    builder.key(pygame.K_k)
    for place in ((7, 5), (9, 5), (9, 7)):
        builder.click(builder.pixel(*place))
    builder.key(pygame.K_RETURN)
    builder.program.draw()
    labels = [row.label for row in builder.screen.rows]
    assert "Hole 1" in labels
    builder.click_zone(f"property:{labels.index('Hole 1') + 3}")
    builder.type("8.75")
    assert terrain(builder)[0]["holes"] == [[[7.0, 5.0], [8.75, 5.0], [9.0, 7.0]]]
    builder.key(pygame.K_s)
    builder.drag((9, 7), (10, 8))
    assert terrain(builder)[0]["holes"] == [[[7.0, 5.0], [8.75, 5.0], [10.0, 8.0]]]
    assert terrain(builder)[0]["rectangle"] == [6.0, 4.0, 6.0, 6.0]


def test_a_rectangle_stretched_one_way_stays_one(builder: Builder) -> None:
    builder.click_zone("kind:crates")
    builder.drag((6, 5), (7, 6))
    builder.key(pygame.K_s)
    builder.drag((7.4, 6.4), (9.4, 6.4))
    assert terrain(builder)[0]["rectangle"] == [6.0, 5.0, 3.0, 1.0]


def test_a_piece_that_cannot_be_built_can_be_clicked(builder: Builder) -> None:
    builder.click_zone("kind:building")
    builder.key(pygame.K_p)
    for place in ((6, 4), (9, 6), (9, 4), (6, 6)):
        builder.click(builder.pixel(*place))
    builder.key(pygame.K_RETURN)
    builder.key(pygame.K_s)
    builder.click(builder.pixel(12, 10))
    assert builder.screen.bench.selection == []
    builder.click(builder.pixel(7, 5))
    assert builder.screen.bench.selection == [Thing("terrain", "building")]


def test_a_figure_in_an_entry_zone_is_the_player_s_who_enters_there(builder: Builder) -> None:
    builder.key(pygame.K_f)
    for place in ((2, 7), (18, 7), (10, 7)):
        builder.click(builder.pixel(*place))
    assert [figure["player"] for figure in builder.document["figure"]] == ["alice", "bob", "alice"]


def test_nothing_unsaved_is_lost_by_another_layout_or_by_closing_the_window(
    builder: Builder, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("pb12table.app.editor.filing.filing.own_scenarios_folder", lambda _: tmp_path)
    builder.click_zone("kind:crates")
    builder.drag((6, 5), (7, 6))
    builder.screen.commands.filing.begin("Yard")
    assert is_asked_about_leaving(builder)
    builder.key(pygame.K_ESCAPE)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    builder.frames()
    assert builder.program.running
    assert is_asked_about_leaving(builder)
    builder.key(pygame.K_ESCAPE)
    assert len(terrain(builder)) == 1
    builder.key(pygame.K_F5)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    builder.frames()
    assert not builder.program.running


def test_no_file_is_written_over_by_a_layout_a_map_or_a_picture_of_the_same_name(
    builder: Builder, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("pb12table.app.editor.filing.filing.own_scenarios_folder", lambda _: tmp_path)
    builder.key(pygame.K_F5)
    before = (tmp_path / "yard.toml").read_bytes()
    (tmp_path / "photo.png").write_bytes(b"another picture")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    pygame.image.save(pygame.Surface((8, 6)), elsewhere / "photo.png")
    builder.screen.commands.filing.lay_under(elsewhere / "photo.png")
    assert builder.document["background"]["picture"] == "photo-2.png"
    assert (tmp_path / "photo.png").read_bytes() == b"another picture"
    builder.key(pygame.K_z, pygame.KMOD_CTRL)
    (elsewhere / "yard.uvtt").write_bytes(text(house()))
    source = elsewhere / "yard.uvtt"
    builder.screen.commands.filing.bring_in(read_map(source), source, ImportOptions("yard"))
    builder.until(lambda: builder.screen.bench.path.name != "yard.toml")
    assert builder.screen.bench.path.name == "yard-2.toml"
    builder.screen.commands.filing.begin("Yard")
    assert builder.screen.bench.path.name == "yard-3.toml"
    assert (tmp_path / "yard.toml").read_bytes() == before
    builder.key(pygame.K_F5)
    builder.screen.commands.filing.exporting.export("plan")
    plan = tmp_path / "yard-3.svg"
    plan.write_text("kept")
    builder.screen.commands.filing.exporting.export("plan")
    builder.key(pygame.K_ESCAPE)
    assert plan.read_text() == "kept"
    builder.screen.commands.filing.exporting.export("plan")
    builder.key(pygame.K_RETURN)
    assert plan.read_text().startswith("<")


@pytest.mark.parametrize("sort", ["bomb", "torn"])
def test_a_picture_bomb_or_a_torn_picture_is_told_and_leaves_everything_as_it_is(
    sort: str, builder: Builder, tmp_path: Path
) -> None:
    builder.click_zone("kind:building")
    builder.drag((6.0, 5.0), (8.0, 7.0))
    before = builder.document
    source = tmp_path / "elsewhere" / "photo.png"
    source.parent.mkdir()
    source.write_bytes(bomb(30_000, 30_000) if sort == "bomb" else bomb(400, 300))
    filing = builder.screen.commands.filing
    filing.press("edit-background")
    asking = builder.program.screens[-1]
    assert isinstance(asking, AskText)
    asking.line.set(str(source))
    asking.accept()
    told = builder.program.screens[-1]
    assert isinstance(told, Message)
    assert ("64 million" if sort == "bomb" else "damaged") in told.text
    builder.key(pygame.K_RETURN)
    assert isinstance(builder.program.screens[-1], AskText), "another can be named"
    builder.key(pygame.K_ESCAPE)
    assert builder.document == before
    assert not (tmp_path / "photo.png").exists()


def test_a_picture_under_a_layout_of_the_program_needs_a_file_of_its_own_first(builder: Builder) -> None:
    builder.program.edit("smugglers-cove")
    builder.frames()
    builder.screen.commands.filing.press("edit-background")
    asking = builder.program.screens[-1]
    assert isinstance(asking, AskText)
    assert asking.title == "What is the layout called?"


@pytest.mark.screen("EditMenu")
def test_escape_never_leaves_by_itself_but_opens_the_menu(builder: Builder) -> None:
    builder.key(pygame.K_F5)
    for _ in range(3):
        builder.key(pygame.K_ESCAPE)
    top = builder.program.screens[-1]
    assert isinstance(top, EditMenu)
    top.press("edit-leave")
    assert isinstance(builder.program.screens[-1], StartScreen)


def test_a_wall_that_ends_at_its_first_corner_goes_around(builder: Builder) -> None:
    builder.click_zone("kind:wall")
    builder.key(pygame.K_w)
    for place in ((6, 4), (10, 4), (10, 8), (6, 8), (6, 4)):
        builder.click(builder.pixel(*place))
    assert terrain(builder)[-1]["line"] == [[6.0, 4.0], [10.0, 4.0], [10.0, 8.0], [6.0, 8.0], [6.0, 4.0]]
    builder.checked()
    assert [fault.fault for fault in builder.screen.bench.report.faults] == [Fault.SEALED_YARD]
    builder.key(pygame.K_s)
    builder.drag((6, 4), (5, 3))
    line = terrain(builder)[-1]["line"]
    assert line[0] == line[-1] == [5.0, 3.0]
    builder.click_property("Corner 5 x")
    builder.type("5.5")
    line = terrain(builder)[-1]["line"]
    assert line[0] == line[-1] == [5.5, 3.0]
    thing = Thing("terrain", "wall")
    fewer = entry_of(without_corner(builder.document, thing, 0), thing)["line"]
    assert fewer == [[10.0, 4.0], [10.0, 8.0], [6.0, 8.0], [10.0, 4.0]]


def test_problems_name_the_piece_and_a_figure_s_is_shown_where_it_stands(builder: Builder) -> None:
    builder.click_zone("kind:building")
    builder.drag((8, 4), (12, 8))
    builder.key(pygame.K_f)
    builder.click(builder.pixel(9.5, 6))
    builder.screen.bench.do("test", {**builder.document, "figure": [
        {**builder.document["figure"][0], "at": [10.0, 6.0], "height": 1.0}
    ]})  # fmt: skip
    builder.checked()
    texts = [text for _, text, _ in problems_of(builder.screen)]
    assert any(text.startswith("human.") for text in texts), texts
    assert not any("yard.toml" in text for text in texts)
    builder.screen.bench.selection = []
    builder.program.draw()
    around = [
        builder.program.surface.get_at(builder.screen.camera.to_screen((10.0 + 0.5 * c, 6.0 + 0.5 * s)))[:3]
        for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1))
    ]
    assert WRONG in around


@pytest.mark.parametrize(
    "faulty",
    [
        {"terrain": [{"id": "a", "kind": "wall", "polygon": [[1.0, 1.0], [1e20, 2.0], [3.0, 4.0]]}]},
        {"terrain": [{"id": "a", "kind": "building", "circle": [-1e20, 2.0, 1.0]}]},
        {"figure": [{"id": "a", "profile": "human", "player": "alice", "at": [1e20, 2.0]}]},
    ],
    ids=["polygon", "circle", "figure"],
)
def test_what_lies_beyond_all_bounds_is_told_and_never_stops_the_window(faulty: dict[str, Any], tmp_path: Path) -> None:
    program = Program(Settings(language="en"), SIZE)
    program.edit_document(empty_layout("Yard", 20.0, 14.0) | faulty, tmp_path / "yard.toml")
    made = Builder(program)
    made.frames()
    assert problems_of(made.screen)
    made.screen.close()
