"""Numbers the editor asks for or lets one type: exports, heights of zones, edges of ramps, levels, angles."""

from __future__ import annotations

import json
from base64 import b64decode
from io import BytesIO
from multiprocessing import active_children
from pathlib import Path
from threading import Event
from typing import Any

import pygame
import pytest

from pb12table.app.screens.base import Working
from pb12table.layouts.editing import Thing
from pb12table.texts.locale import Texts
from pb12table.window.layout.placing import hidden_height
from pb12table.window.screens.dialogs import AskText, Message
from tests.app.builder import Builder, at_the_editor, terrain


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pb12table.app.editor.filing.filing.own_scenarios_folder", lambda system: tmp_path)
    monkeypatch.setattr("pb12table.app.editor.filing.filing.own_scenarios_folder", lambda system: tmp_path)


def worked(builder: Builder) -> None:
    """Wait for what is made beside the frames, which a dialog tells of where it takes a while."""
    builder.until(lambda: not isinstance(builder.program.screens[-1], Working))


def answer(builder: Builder, typed: str, *, waits: bool = True) -> str:
    """Answer the question that is open, and wait for what that makes; what was asked."""
    worked(builder)
    asking = builder.program.screens[-1]
    assert isinstance(asking, AskText)
    asking.line.set(typed or asking.text)
    asking.accept()
    if waits:
        worked(builder)
    return asking.title


def add(builder: Builder, section: str, entry: dict[str, Any]) -> None:
    builder.screen.bench.add(section, str(entry["kind"]), entry)
    builder.program.draw()


def set_row(builder: Builder, label: str, typed: str, number: int = 0) -> None:
    builder.program.draw()
    rows = [index for index, row in enumerate(builder.screen.rows) if row.label == label]
    builder.screen.put(rows[number], typed)


@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize("typed", ["wide", "31", "8001", "-5"])
def test_a_picture_has_the_size_one_asks_for(typed: str, builder: Builder, tmp_path: Path) -> None:
    builder.screen.commands.filing.press("edit-export-picture")
    answer(builder, typed)
    told = builder.program.screens[-1]
    assert isinstance(told, Message)
    assert typed in told.text
    assert "8000" in told.text
    builder.key(pygame.K_RETURN)
    answer(builder, "200")
    assert pygame.image.load(tmp_path / "yard.png").get_size() == (200, 140)


@pytest.mark.usefixtures("in_this_process")
def test_plans_and_maps_have_the_lengths_one_asks_for(builder: Builder, tmp_path: Path) -> None:
    filing = builder.screen.commands.filing
    filing.press("edit-export-plan")
    builder.key(pygame.K_4)
    assert answer(builder, "3").startswith("How many centimetres is a step")
    assert "60 cm (20 steps)" in (tmp_path / "yard.svg").read_text()
    filing.press("edit-export-map")
    answer(builder, "2")
    document = json.loads((tmp_path / "yard.uvtt").read_text())
    assert document["resolution"]["map_size"] == {"x": 10.0, "y": 7.0}
    picture = pygame.image.load(BytesIO(b64decode(document["image"])))
    assert picture.get_size() == (10 * 70, 7 * 70)


@pytest.mark.parametrize(
    ("key", "width", "scale"), [(pygame.K_1, "297mm", 2), (pygame.K_2, "420mm", 2), (pygame.K_3, "297mm", 1)]
)
def test_plans_on_paper_say_their_scale(key: int, width: str, scale: int, builder: Builder, tmp_path: Path) -> None:
    builder.screen.commands.filing.press("edit-export-plan")
    builder.key(key)
    answer(builder, "2")
    page = (tmp_path / "yard.html").read_text(encoding="utf-8")
    assert f"@page {{ size: {width}" in page
    assert f"scale 1:{scale} " in page
    assert f"scale 1:{scale}):" in builder.screen.notice[0]


def test_a_plan_on_too_many_sheets_is_refused_in_words(builder: Builder, tmp_path: Path) -> None:
    builder.screen.commands.filing.exporting.export("full-size", 100.0)
    told = builder.program.screens[-1]
    assert isinstance(told, Message)
    assert "sheets" in told.text
    assert not (tmp_path / "yard.html").exists()


def test_what_is_typed_takes_the_place_of_the_number_that_stood_there(builder: Builder, tmp_path: Path) -> None:
    builder.screen.commands.filing.press("edit-export-plan")
    builder.key(pygame.K_4)
    builder.type("3")
    worked(builder)
    assert "60 cm (20 steps)" in (tmp_path / "yard.svg").read_text()


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_all_recommended_lengths_can_be_read(size: tuple[int, int], tmp_path: Path) -> None:
    for builder in at_the_editor(tmp_path, size=size):
        builder.screen.commands.filing.press("edit-export-plan")
        builder.key(pygame.K_1)
        asking = builder.program.screens[-1]
        assert isinstance(asking, AskText)
        hint = asking.hint.replace("\N{NO-BREAK SPACE}", " ")
        assert hint.endswith("2 cm (1:50) · 3 cm (1:35) · 4 cm (1:24)")
        assert hidden_height(asking.layout.scrolls()["body"]) == 0


def never(painting: Any) -> bytes:
    """A picture that takes longer than anybody waits, in a process of its own."""
    Event().wait()
    return b""


def test_a_large_picture_is_painted_beside_the_frames_and_can_be_broken_off(
    builder: Builder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pb12table.app.export._png", never)
    screen = builder.screen
    screen.commands.filing.press("edit-export-picture")
    answer(builder, "8000", waits=False)
    assert isinstance(builder.program.screens[-1], Working)
    builder.frames(3)
    builder.key(pygame.K_ESCAPE)
    assert builder.screen is screen
    builder.until(lambda: not active_children())
    assert not (tmp_path / "yard.png").exists()


@pytest.mark.slow
def test_an_older_picture_is_asked_about_before_the_new_one_is_painted(builder: Builder, tmp_path: Path) -> None:
    (tmp_path / "yard.png").write_bytes(b"older")
    builder.screen.commands.filing.press("edit-export-picture")
    answer(builder, "900")
    asked = builder.program.screens[-1]
    assert isinstance(asked, Message)
    assert not isinstance(asked, Working)
    builder.key(pygame.K_RETURN)
    worked(builder)
    assert pygame.image.load(tmp_path / "yard.png").get_size() == (900, 630)


def test_the_heights_at_which_a_zone_holds_are_typed(builder: Builder) -> None:
    add(builder, "zone", {"kind": "hold", "rectangle": [9.0, 6.0, 2.0, 2.0]})
    set_row(builder, "From height", "1.8")
    assert builder.document["zone"][-1]["band"] == [1.8, 100.0]
    set_row(builder, "Up to height", "2,2")
    assert builder.document["zone"][-1]["band"] == [1.8, 2.2]
    assert builder.screen.bench.setup.zones[-1].area.band == (1.8, 2.2)
    set_row(builder, "From height", "")
    assert "band" not in builder.document["zone"][-1]


def test_the_edges_of_a_ramp_are_typed(builder: Builder) -> None:
    edges = {"low_edge": [[6.0, 5.0], [6.0, 7.0]], "high_edge": [[9.0, 5.0], [9.0, 7.0]]}
    add(builder, "terrain", {"kind": "ramp", "rectangle": [6.0, 5.0, 3.0, 2.0], **edges})
    assert [row.label for row in builder.screen.rows if row.kind == "head"][:2] == ["Low edge", "High edge"]
    set_row(builder, "Corner 2 y", "6.5", 1)
    assert terrain(builder)[0]["high_edge"] == [[9.0, 5.0], [9.0, 6.5]]
    assert terrain(builder)[0]["low_edge"] == edges["low_edge"]


def test_a_frame_takes_only_what_is_of_the_storey_that_is_shown(builder: Builder) -> None:
    add(builder, "terrain", {"kind": "floor", "rectangle": [6.0, 5.0, 3.0, 2.0]})
    add(builder, "terrain", {"kind": "crates", "rectangle": [7.0, 5.5, 1.0, 1.0], "base": 2.7, "height": 1.0})
    add(builder, "terrain", {"kind": "crates", "rectangle": [6.2, 5.2, 0.5, 0.5]})
    bench = builder.screen.bench
    builder.checked()
    every = [Thing("terrain", name) for name in ("floor", "crates", "crates-2")]
    assert bench.things_in(5, 4, 10, 8) == every
    bench.storey.choose(1)
    assert bench.things_in(5, 4, 10, 8) == every[:2]
    bench.storey.choose(0)
    assert bench.things_in(5, 4, 10, 8) == every[2:]


def test_without_a_grid_walls_run_in_the_angles_that_are_kept_to(builder: Builder) -> None:
    while builder.screen.bench.snapping.grid is not None:
        builder.screen.press_command("edit-grid")
    builder.click_zone("kind:wall")
    builder.key(pygame.K_w)
    builder.click(builder.pixel(6.0, 5.0))
    builder.click(builder.pixel(9.0, 5.2))
    builder.click(builder.pixel(11.1, 7.0))
    builder.key(pygame.K_RETURN)
    (_, y), (u, v), (s, t) = terrain(builder)[0]["line"]
    assert v == y
    assert t - v == pytest.approx(s - u, abs=0.002)


def test_what_the_kind_says_is_told_as_usual_and_is_nothing_to_type_over(builder: Builder) -> None:
    add(builder, "terrain", {"kind": "hut", "rectangle": [4.0, 4.0, 3.0, 2.0], "height": 4.0})
    rows = {row.label: row for row in builder.screen.rows}
    height, base, rises, climbable = (rows[label] for label in ("Height", "Underside", "Rises to (°)", "Climbable"))
    assert (height.value, height.unset, height.tip) == ("4", False, "")
    assert (base.value, base.unset) == ("usual: 0", True)
    assert (rises.value, rises.unset) == ("not set", True)
    assert "anticlockwise from east" in rises.tip
    assert (climbable.value, climbable.unset) == ("usual: no", True)
    builder.click_property("Underside")
    builder.type("1.5")
    builder.program.draw()
    assert next(row.value for row in builder.screen.rows if row.label == "Underside") == "1.5"


def test_the_german_palette_is_in_order_and_begins_every_name_with_a_capital(builder: Builder) -> None:
    builder.program.texts = Texts("de")
    kinds = [label for zone, label, *_ in builder.screen.commands.palette()[0].rows]
    assert "Niedrige Mauer" in kinds
    assert kinds.index("Mauer") < kinds.index("Niedrige Mauer") < kinds.index("Palisade")
    assert all(label[0].isupper() for label in kinds)
