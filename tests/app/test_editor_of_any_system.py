"""The editor with a layout of a small rule system: its palette and buttons are those of the system."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from pb12table.app.editor.filing.chance import sliders_for
from pb12table.app.editor.filing.filing import empty_layout
from pb12table.app.editor.screen import EditScreen
from pb12table.app.program import Program
from pb12table.files.content import load_content
from pb12table.files.forms.scenarios import ListedContent
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.layouts.chance.generate import generated
from pb12table.layouts.editing import Thing
from pb12table.window.kit.keys import Settings
from tests.systems.table_of_systems import MEADOW, knowing

GREENERY = """
format = 1
system = "dash"
content = "terrain"
[[kind]]
id = "hedge"
name = "hedge"
height = 1.0
[[kind]]
id = "tree"
name = "tree"
height = 3.0
"""


@pytest.fixture
def editor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[EditScreen]:
    monkeypatch.setattr("pb12table.files.places.user_data_path", lambda *_, **__: tmp_path / "home")
    kinds = tmp_path / "home" / "dash" / "content" / "terrain.toml"
    kinds.parent.mkdir(parents=True)
    kinds.write_text(GREENERY, encoding="utf-8")
    with knowing(dash="pb12table_dash"):
        program = Program(Settings(language="en"), (1600, 900))
        program.edit_document(read_toml(MEADOW), tmp_path / "meadow.toml")
        program.frame(0.1)
        program.draw()
        screen = program.screens[-1]
        assert isinstance(screen, EditScreen)
        yield screen
        for each in program.screens:
            each.close()


def names(editor: EditScreen) -> set[str]:
    return {zone.name for zone in editor.zones}


def test_the_palette_holds_what_the_system_has(editor: EditScreen) -> None:
    assert "kind:hedge" in names(editor)
    assert not {name for name in names(editor) if name.startswith(("kind:wall", "profile:"))}
    assert "command:edit-figure" not in names(editor)
    assert "command:edit-forces" not in names(editor), "no forces are put together"
    assert "command:edit-worth" in names(editor)
    editor.press_command("edit-figure")
    assert editor.notice == ("This rule system has no figures that could be put here.", True)


def test_a_system_without_terrain_of_its_own_has_zones(tmp_path: Path) -> None:
    with knowing(dash="pb12table_dash"):
        program = Program(Settings(language="en"), (1600, 900))
        bare = {key: value for key, value in read_toml(MEADOW).items() if key not in ("kind", "terrain")}
        program.edit_document(bare, tmp_path / "meadow.toml")
        program.frame(0.1)
        screen = program.screens[-1]
        assert isinstance(screen, EditScreen)
        screen.press_command("edit-line")
        assert screen.notice[1], "there is nothing to draw along a line"
        assert screen.commands.tool.name == "edit-select"
        screen.press_command("edit-rectangle")
        assert screen.commands.stamp.section == "zone"
        for each in program.screens:
            each.close()


def test_kinds_that_a_layout_brings_along_are_drawn(tmp_path: Path) -> None:
    with knowing(dash="pb12table_dash"):
        program = Program(Settings(language="en"), (1600, 900))
        program.edit_document(read_toml(MEADOW), tmp_path / "meadow.toml")
        program.frame(0.1)
        screen = program.screens[-1]
        assert isinstance(screen, EditScreen)
        assert "kind:hedge" in {row[0] for group in screen.commands.palette() for row in group.rows}
        screen.press_command("edit-line")
        assert screen.commands.stamp.stem == "hedge"
        for each in program.screens:
            each.close()


def test_pieces_and_figures_are_moved_and_told(editor: EditScreen) -> None:
    editor.bench.selection = [Thing("figure", "hare")]
    editor.press_command("edit-east")
    moved = next(figure for figure in editor.bench.setup.figures if figure.id == "hare")
    assert moved.at == (2.5, 3.0)
    assert isinstance(editor.desk, Program)
    editor.desk.draw()
    assert [row.value for row in editor.rows[:3]] == ["hare", "Hare", "Ann"]
    assert not [row for row in editor.rows if "worth" in row.label.lower()]


def test_a_new_layout_is_one_of_the_same_system(editor: EditScreen) -> None:
    document = empty_layout("Field", of_system=editor.bench.setup.system)
    assert document["system"] == "dash"
    assert [sorted(player) for player in document["player"]] == [["id", "name"]] * 2
    assert sliders_for(editor.bench.setup).system == "dash"


@pytest.mark.usefixtures("editor")
def test_by_chance_comes_only_what_the_system_has_terrain_for(editor: EditScreen) -> None:
    sliders, content, nothing = sliders_for(editor.bench.setup), load_content("dash"), ListedContent()
    with pytest.raises(FileProblem, match="problem-no-kinds"):
        generated("harbour", replace(sliders, system="dash"), nothing)
    document = generated("village", replace(sliders, seed=3, width=40.0, depth=30.0), content)
    assert {piece["kind"] for piece in document["terrain"]} == {"tree"}
