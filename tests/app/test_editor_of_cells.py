"""The editor with a map of cells: kinds are put onto cells, moved, turned and taken away; what is wrong is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.app.editor.cells import CellCommands
from pb12table.app.editor.filing.filing import empty_layout
from pb12table.app.editor.panels.frame import problems_of
from pb12table.app.editor.screen import EditScreen
from pb12table.app.export import layout_png
from pb12table.app.play.games import draft_of
from pb12table.app.program import Program
from pb12table.files.reading import read_toml
from pb12table.files.scenario import find_scenario
from pb12table.layouts.cells import Spot, cell_of, spots
from pb12table.layouts.editing import Document
from pb12table.systems import known
from pb12table.systems.pocket_tactics.rules.setup import Setup
from pb12table.table.cells import Cell
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Settings


def opened(document: Document, path: Path) -> EditScreen:
    program = Program(Settings(language="en"), (1600, 900))
    program.edit_document(document, path)
    program.frame(0.1)
    screen = program.screens[-1]
    assert isinstance(screen, EditScreen)
    return screen


@pytest.fixture
def editor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[EditScreen]:
    monkeypatch.setattr("pb12table.files.places.user_data_path", lambda *_, **__: tmp_path / "home")
    screen = opened(read_toml(find_scenario("the-ford")), tmp_path / "ford.toml")
    yield screen
    assert isinstance(screen.desk, Program)
    for each in screen.desk.screens:
        each.close()


def drawn(editor: EditScreen) -> None:
    assert isinstance(editor.desk, Program)
    editor.desk.draw()


def shown(editor: EditScreen) -> list[Cell]:
    """Where tiles are painted, as often as one lies there."""
    setup = editor.bench.setup
    assert isinstance(setup, Setup)
    return [tile.at for tile in setup.tiles]


def lain(editor: EditScreen) -> dict[Cell, Spot]:
    face = known.cells(editor.bench.setup.system)
    assert face is not None
    return spots(editor.bench.document, face.keys)


def pixel(editor: EditScreen, cell: Cell) -> tuple[int, int]:
    face = known.cells(editor.bench.setup.system)
    assert face is not None
    return editor.camera.to_screen(face.lattice(editor.bench.setup).centre(cell))


def click(editor: EditScreen, *cells: Cell, button: int = 1) -> None:
    """Press on the first cell, go over the others, and let go on the last."""
    at = pixel(editor, cells[0])
    editor.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=button, pos=at))
    for cell in cells[1:]:
        at = pixel(editor, cell)
        editor.handle(pygame.event.Event(pygame.MOUSEMOTION, buttons=(1, 0, 0), pos=at, rel=(1, 1)))
    editor.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=button, pos=at))
    editor.update(0.01)


def told(editor: EditScreen) -> list[str]:
    return [text for _, text, _ in problems_of(editor)]


def value(editor: EditScreen, label: str) -> tuple[int, Any]:
    return next((number, row) for number, row in enumerate(editor.rows) if row.label == label)


@pytest.mark.screen("EditScreen")
def test_the_palette_has_the_kinds_of_the_system_and_no_shapes(editor: EditScreen) -> None:
    drawn(editor)
    names = {zone.name for zone in editor.zones}
    assert {"ground:meadow", "ground:water", "cover:city", "own:alice", "command:edit-cells"} <= names
    assert not names & {"command:edit-rectangle", "command:edit-grid", "zone:entry", "command:edit-worth"}
    (swamp,) = (zone for zone in editor.zones if zone.name == "ground:swamp")
    assert swamp.tip == ("Swamp", "units must roll a five on green")
    editor.press_command("edit-rectangle")
    assert editor.notice[1], "there are no shapes to draw"


def test_a_stroke_of_tiles_is_one_step_and_is_undone(editor: EditScreen) -> None:
    before = editor.bench.document
    editor.commands.choose("ground", "water")
    click(editor, (0, 3), (-1, 3), (-2, 3))
    assert [lain(editor)[cell].ground for cell in ((0, 3), (-1, 3), (-2, 3))] == ["water"] * 3
    editor.press_command("undo")
    assert editor.bench.document == before
    click(editor, (0, 0))
    assert lain(editor)[0, 0] == Spot("water", "village"), "a tile is changed below its feature"


def test_a_stroke_passes_over_what_cannot_be_and_leaves_out_no_cell(editor: EditScreen) -> None:
    before = editor.bench.document
    editor.commands.choose("ground", "swamp")
    outside = editor.camera.to_screen((-0.2, editor.bench.setup.battlefield.depth / 2))
    inside = pixel(editor, (1, 0))
    editor.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=outside))
    editor.handle(pygame.event.Event(pygame.MOUSEMOTION, buttons=(1, 0, 0), pos=inside, rel=(1, 1)))
    editor.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=inside))
    swamps = {cell for cell, spot in lain(editor).items() if spot.ground == "swamp"}
    assert {(-1, 0), (0, 0), (1, 0)} <= swamps
    assert not editor.notice[0], "what lies beside the table was only passed over"
    editor.press_command("undo")
    assert editor.bench.document == before, "it is one step"
    editor.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=outside))
    editor.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=outside))
    assert editor.notice == ("That is not entirely on the table.", True)


def test_features_owners_and_units_lie_on_tiles_and_are_taken_away_from_the_top(editor: EditScreen) -> None:
    editor.commands.choose("cover", "forest")
    click(editor, (0, 3))
    assert editor.notice == ("There is no tile there: lay one first.", True)
    click(editor, (0, 1))
    editor.commands.choose("own", "bob")
    click(editor, (1, 1))
    assert editor.notice[1], "there is no feature that could be Bob's own"
    click(editor, (0, 1))
    editor.commands.choose("profile", "archer")
    click(editor, (0, 1))
    assert lain(editor)[0, 1] == Spot("sand", "forest", ("bob",), ("archer", "bob"))
    assert lain(editor)[0, 2].owns == ()
    seen = []
    for _ in range(3):
        click(editor, (0, 1), button=3)
        seen.append(lain(editor).get((0, 1)))
    assert seen == [Spot("sand", "forest", ("bob",)), Spot("sand"), None]
    assert "feature_at" not in editor.bench.document["player"][1]


def test_selected_tiles_are_moved_turned_mirrored_copied_with_all_that_lies_on_them(editor: EditScreen) -> None:
    click(editor, (0, 2))
    assert editor.bench.cells == [(0, 2)]
    click(editor, (0, 2), (0, 3))
    assert lain(editor)[0, 3] == Spot("meadow", "city", ("bob",))
    assert (0, 2) not in lain(editor)
    click(editor, (0, 3), (0, 1))
    assert editor.notice == ("There is a tile there already.", True)
    editor.press_command("undo")
    editor.bench.cells = [(1, 0), (2, 0)]
    editor.press_command("edit-turn-left")
    assert editor.notice[1], "other tiles lie there"
    editor.press_command("edit-delete")
    assert (1, 0) not in lain(editor)
    editor.bench.cells = [(-2, 1), (-1, 0)]
    editor.press_command("edit-complete")
    assert lain(editor)[2, -1].ground == "swamp"
    assert lain(editor)[1, 0].ground == "water"
    whole = lain(editor)
    for command in ("edit-mirror-table", "edit-flip-table", "edit-turn-table"):
        editor.press_command(command)
    assert {cell: spot.ground for cell, spot in lain(editor).items()} == {c: s.ground for c, s in whole.items()}


def test_tiles_are_copied_to_the_mouse(editor: EditScreen) -> None:
    editor.bench.cells = [(0, 2)]
    editor.press_command("edit-copy")
    face = known.cells("pocket")
    assert face is not None
    editor.mouse = face.lattice(editor.bench.setup).centre((0, 3))
    editor.press_command("edit-paste")
    assert lain(editor)[0, 3] == Spot("meadow", "city"), "whose own it is stays"
    assert lain(editor)[0, 2].owns == ("bob",)
    editor.press_command("edit-cut")
    assert (0, 3) not in lain(editor)


def test_numbers_on_the_right_change_what_is_selected(editor: EditScreen) -> None:
    editor.bench.cells = [(0, 1)]
    drawn(editor)
    number, row = value(editor, "Feature")
    editor.put_choice(number, "highland")
    drawn(editor)
    number, row = value(editor, "Own feature of")
    assert [shown for _, shown in row.options] == ["nobody", "Alice", "Bob"]
    editor.put_choice(number, "alice")
    assert lain(editor)[0, 1] == Spot("sand", "highland", ("alice",))
    assert editor.bench.sketch.is_whole


def test_what_is_wrong_is_told_in_a_sentence_and_nothing_is_lost(editor: EditScreen) -> None:
    assert told(editor) == []
    click(editor, (-2, 2), button=3)
    editor.commands.choose("ground", "sand")
    click(editor, (-3, 3))
    (sentence,) = told(editor)
    assert "tile[18] (-3, 3).at" in sentence
    assert "not connected" in sentence
    assert not editor.bench.sketch.is_whole, "it is not played"
    assert (-3, 3) in shown(editor), "it is shown all the same"
    click(editor, (-3, 3), button=3)
    for cell in ((0, 0), (0, -2), (0, 2)):
        click(editor, cell, button=3)
    assert [sentence.endswith("a game needs a feature") for sentence in told(editor)] == [True]


def test_who_has_no_feature_is_named_without_the_key_of_the_file(editor: EditScreen, tmp_path: Path) -> None:
    document = editor.bench.document
    first, *others = document["player"]
    bare = {key: value for key, value in first.items() if key != "feature_at"}
    other = opened({**document, "player": [{**bare, "name": "Carol"}, *others]}, tmp_path / "other.toml")
    assert told(other) == ["Carol needs a feature to start from"]


def test_tiles_on_each_other_and_unknown_ones_are_shown_one_by_one(editor: EditScreen, tmp_path: Path) -> None:
    document = editor.bench.document
    tiles = [*document["tile"], {"at": [0, 1], "terrain": "water"}, {"at": [0, 3], "terrain": "lava"}]
    other = opened({**document, "tile": tiles}, tmp_path / "other.toml")
    assert len(told(other)) == 2
    assert len(shown(other)) == 19
    click(other, (0, 1), button=3)
    click(other, (0, 3), button=3)
    assert told(other) == []
    assert other.bench.document["tile"] == list(document["tile"])


def test_a_new_map_is_empty_and_chance_fills_it(editor: EditScreen, tmp_path: Path) -> None:
    new = opened(empty_layout("New", of_system="pocket"), tmp_path / "new.toml")
    assert told(new) == ["The map has no tiles yet"]
    commands = new.commands
    assert isinstance(commands, CellCommands)
    made = []
    for seed in ("7", "7", "8"):
        commands._take_chance(seed)
        assert new.bench.scenario().summary.playable
        made.append(new.bench.document["tile"])
    assert made[0] == made[1] != made[2]
    assert len(made[0]) == 12
    assert all(cell_of(player, "feature_at") for player in new.bench.document["player"])


def test_the_map_is_played_as_it_lies_and_exported_with_its_tiles(editor: EditScreen) -> None:
    editor.commands.choose("ground", "water")
    click(editor, (0, 3))
    setup: Any = editor.bench.scenario().setup
    assert any(tile.at == (0, 3) for tile in setup.tiles)
    picture = editor.picture()
    assert len(picture.cells) == 20


def test_an_exported_picture_shows_the_tiles(editor: EditScreen) -> None:
    setup: Any = editor.bench.setup
    full, bare = (layout_png(shown, Texts("en"), (100, 120)) for shown in (setup, replace(setup, tiles=())))
    assert full != bare
    image = pygame.image.load(BytesIO(full))
    water = image.get_at((round(100 * 6.5 / 20.0), 60))
    assert water.b > water.r, "there is water where the map has it"


def test_maps_of_cells_and_shapes_are_not_pasted_into_each_other(editor: EditScreen, tmp_path: Path) -> None:
    editor.bench.cells = [(0, 2)]
    editor.press_command("edit-copy")
    before = editor.bench.document
    other = opened(empty_layout("Shapes"), tmp_path / "shapes.toml")
    other.desk.copied = editor.desk.copied
    other.press_command("edit-paste")
    assert other.notice == ("You have copied nothing yet.", True)
    editor.desk.copied = (("terrain", {"id": "rock", "kind": "rock", "circle": [1.0, 1.0, 1.0]}),)
    editor.press_command("edit-paste")
    assert editor.bench.document == before


def test_a_new_map_that_was_not_saved_is_gone_on_with_as_what_it_is(editor: EditScreen, tmp_path: Path) -> None:
    path = tmp_path / "new.toml"
    new = opened(empty_layout("New", of_system="pocket"), path)
    new.commands.choose("ground", "sand")
    click(new, (0, 0), (1, 0))
    new.close()
    draft = draft_of(path)
    assert draft is not None
    program = Program(Settings(language="en"), (1600, 900))
    program.build_on(draft)
    again = program.screens[-1]
    assert isinstance(again, EditScreen)
    assert isinstance(again.commands, CellCommands)
    assert {cell: spot.ground for cell, spot in lain(again).items()} == {(0, 0): "sand", (1, 0): "sand"}
    again.close()
