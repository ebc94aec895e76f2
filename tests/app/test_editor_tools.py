"""No tool of the editor makes what a kind cannot be: every tool is tried with every kind of terrain and zone."""

from __future__ import annotations

import pygame
import pytest

from pb12table.files.content import load_content
from pb12table.layouts.editing import Thing
from pb12table.layouts.usual import STRAIGHT, usual_shape
from pb12table.skirmish.zones import ZoneKind
from tests.app.builder import Builder, terrain

DRAWING = ("edit-rectangle", "edit-polygon", "edit-circle", "edit-line")
KINDS = [("kind", kind) for kind in load_content().kinds] + [("zone", kind.value) for kind in ZoneKind]
NO_LINES = {("zone", kind.value) for kind in ZoneKind} | {("kind", "ramp"), ("kind", "stairs")}


def draw(builder: Builder) -> dict[str, object]:
    """Draw something with the tool in hand; what was made."""
    tool = builder.screen.commands.tool
    bench = builder.screen.bench
    if tool.name in ("edit-rectangle", "edit-circle"):
        tool.press((9.0, 6.0), 0.1, more=False)
        tool.drag((11.0, 8.0))
        tool.release((11.0, 8.0))
    else:
        for place in ((9.0, 6.0), (11.0, 6.0), (11.0, 8.0)):
            assert tool.refusal(place, 0.1) == ""
            tool.press(place, 0.1, more=False)
        tool.finish()
    (entry,) = bench.selected_entries()
    return entry


@pytest.mark.parametrize("tool", DRAWING)
def test_whatever_is_drawn_can_be_built(builder: Builder, tool: str) -> None:
    commands, bench = builder.screen.commands, builder.screen.bench
    shape = tool.removeprefix("edit-")
    for kind_first in (True, False):
        for section, kind in KINDS:
            commands.choose("kind", "wall")
            commands.take("edit-select" if kind_first else tool)
            commands.choose(section, kind)
            if kind_first:
                commands.press(tool)
            entry = draw(builder)
            if kind in STRAIGHT:
                assert "line" in entry
                assert bench.sketch.is_whole
                bench.undo()
                continue
            assert bench.sketch.is_whole, (tool, kind, bench.sketch.faulty)
            if not kind_first:
                # Choosing a kind draws the shape it usually has, whatever was drawn before.
                usual = "rectangle" if section == "zone" else next(iter(usual_shape(kind, (0.0, 0.0))))
                assert (entry["kind"], usual in entry) == (kind, True)
                bench.undo()
                continue
            refused = tool == "edit-line" and (section, kind) in NO_LINES
            assert entry["kind"] == ("wall" if refused else kind)
            assert shape in entry
            bench.undo()


def test_the_line_tool_goes_back_to_the_wall_it_drew_and_says_so(builder: Builder) -> None:
    builder.click_zone("kind:hedge")
    builder.key(pygame.K_w)
    builder.click_zone("zone:hold")
    assert builder.screen.commands.tool.name == "edit-rectangle"
    builder.key(pygame.K_w)
    assert builder.screen.commands.tool.name == "edit-line"
    assert builder.screen.notice[0] == "“Zone to hold” cannot be a line; you are drawing “hedge” instead."
    for place in ((6, 10), (8, 10), (8, 12)):
        builder.click(builder.pixel(*place))
    builder.key(pygame.K_RETURN)
    assert terrain(builder)[-1] == {"id": "hedge", "kind": "hedge", "line": [[6.0, 10.0], [8.0, 10.0], [8.0, 12.0]]}


def test_every_kind_can_have_a_hole_but_a_line(builder: Builder) -> None:
    commands, bench = builder.screen.commands, builder.screen.bench
    for section, kind in KINDS:
        if kind in STRAIGHT:
            continue
        commands.choose(section, kind)
        commands.take("edit-rectangle")
        draw(builder)
        commands.take("edit-hole")
        for place in ((9.5, 6.5), (10.5, 6.5), (10.5, 7.5)):
            assert commands.tool.refusal(place, 0.1) == ""
            commands.tool.press(place, 0.1, more=False)
        commands.tool.finish()
        (entry,) = bench.selected_entries()
        assert entry["holes"] == [[[9.5, 6.5], [10.5, 6.5], [10.5, 7.5]]]
        assert bench.sketch.is_whole, (kind, bench.sketch.faulty)
        bench.undo()
        bench.undo()


def test_a_hole_where_none_can_be_is_refused_at_the_first_click(builder: Builder) -> None:
    builder.key(pygame.K_k)
    builder.click(builder.pixel(10, 7))
    assert builder.screen.notice == (
        "You cannot cut a hole here: click into terrain or a zone that is not a line.", True
    )  # fmt: skip
    assert builder.screen.commands.tool.draft() is None
    bench = builder.screen.bench
    bench.add("terrain", "wall", {"kind": "wall", "line": [[8.0, 7.0], [12.0, 7.0]]})
    bench.add("figure", "human", {"profile": "human", "player": "alice", "at": [10.0, 9.0]})
    for place in ((10.0, 7.0), (10.0, 9.0)):
        builder.click(builder.pixel(*place))
        assert builder.screen.commands.tool.draft() is None


def test_the_hole_tool_takes_the_piece_that_is_clicked(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "house", {"kind": "building", "rectangle": [6.0, 4.0, 6.0, 6.0]})
    builder.screen.bench.selection = []
    builder.key(pygame.K_k)
    for place in ((7, 5), (9, 5), (9, 7)):
        builder.click(builder.pixel(*place))
    builder.key(pygame.K_RETURN)
    assert builder.screen.bench.selection == [Thing("terrain", "house")]
    assert terrain(builder)[0]["holes"] == [[[7.0, 5.0], [9.0, 5.0], [9.0, 7.0]]]


def test_a_yard_is_pulled_out_as_a_rectangle_and_a_shaking_hand_still_clicks(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "house", {"kind": "building", "rectangle": [6.0, 4.0, 6.0, 6.0]})
    builder.key(pygame.K_k)
    builder.drag((7, 5), (10, 9))
    assert terrain(builder)[0]["holes"] == [[[7.0, 5.0], [10.0, 5.0], [10.0, 9.0], [7.0, 9.0]]]
    builder.key(pygame.K_z, pygame.KMOD_CTRL)
    for x, y in ((7, 5), (9, 5), (9, 7)):
        builder.drag((x, y), (x + 0.1, y + 0.1))
    builder.key(pygame.K_RETURN)
    assert terrain(builder)[0]["holes"] == [[[7.0, 5.0], [9.0, 5.0], [9.0, 7.0]]]


def test_what_is_dragged_ends_where_it_is_when_the_button_goes_up_on_another_screen(builder: Builder) -> None:
    builder.click_zone("kind:building")
    start, end, beyond = builder.pixel(5, 5), builder.pixel(8, 8), builder.pixel(12, 10)
    builder.mouse(pygame.MOUSEMOTION, start)
    builder.mouse(pygame.MOUSEBUTTONDOWN, start)
    builder.mouse(pygame.MOUSEMOTION, end)
    builder.frames(1)
    assert terrain(builder) == []
    builder.key(pygame.K_F1)
    builder.mouse(pygame.MOUSEBUTTONUP, end)
    builder.key(pygame.K_ESCAPE)
    builder.mouse(pygame.MOUSEMOTION, beyond)
    builder.frames(1)
    assert [piece["rectangle"] for piece in terrain(builder)] == [[5.0, 5.0, 3.0, 3.0]]
    assert builder.screen.commands.tool.draft() is None


def test_a_wall_is_pulled_out_stretch_by_stretch_and_a_shaking_hand_still_clicks(builder: Builder) -> None:
    builder.key(pygame.K_w)
    builder.drag((3, 5), (7, 5))
    builder.drag((7.02, 5), (7, 9))
    for x, y in ((11, 9), (11, 11), (11, 11)):
        builder.drag((x, y), (x + 0.05, y + 0.05))
    lines = [entry["line"] for entry in terrain(builder)]
    assert lines == [[[3.0, 5.0], [7.0, 5.0], [7.0, 9.0], [11.0, 9.0], [11.0, 11.0]]]


def test_a_small_piece_on_a_large_table_is_moved_and_not_reshaped(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.do("table", {**builder.document, "table": {"width": 100.0, "depth": 100.0, "step_cm": 2.0}})
    builder.key(pygame.K_0)
    bench.add("terrain", "crates", {"kind": "crates", "rectangle": [40.0, 40.0, 1.0, 1.0]})
    builder.key(pygame.K_s)
    assert builder.screen.reach > 1.0, "the whole piece lies within reach of its corners and handles"
    builder.drag((40.5, 40.5), (50.5, 45.5))
    assert terrain(builder)[0]["rectangle"] == [50.0, 45.0, 1.0, 1.0]


def test_a_figure_is_placed_whatever_kind_was_chosen_before(builder: Builder) -> None:
    for name in ("kind:ramp", "zone:dark"):
        builder.click_zone(name)
        builder.key(pygame.K_f)
        builder.click(builder.pixel(10, 7))
    assert [figure["profile"] for figure in builder.document["figure"]] == ["human", "human"]
    assert len(builder.document["zone"]) == 2
    assert not builder.document["terrain"]


def test_stairs_put_against_a_building_lead_up_to_it(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.add("terrain", "house", {"kind": "building", "rectangle": [8.0, 8.0, 4.0, 4.0]})
    bench.add("terrain", "tower", {"kind": "tower", "rectangle": [15.0, 2.0, 3.0, 3.0], "height": 9.0})
    top = bench.setup.battlefield.pieces[0].top
    builder.carry("kind:stairs", (10.0, 6.5))
    assert terrain(builder)[-1] == {
        "id": "stairs", "kind": "stairs", "rectangle": [8.5, 5.0, 3.0, 3.0], "rises": 90.0, "height": top,
    }  # fmt: skip
    builder.carry("kind:ramp", (14.0, 10.0))
    assert (terrain(builder)[-1]["rises"], terrain(builder)[-1]["height"]) == (180.0, top)
    builder.carry("kind:stairs", (13.5, 3.5))
    assert terrain(builder)[-1]["rises"] == 0.0
    assert "height" not in terrain(builder)[-1], "too steep for stairs three steps long"
    builder.carry("kind:crates", (6.5, 10.0))
    assert not {"rises", "height"} & set(terrain(builder)[-1])


def test_a_door_is_drawn_with_two_clicks_into_the_wall_under_it(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "wall", {"kind": "wall", "line": [[4, 4], [12, 4]]})
    builder.screen.commands.choose("kind", "door")
    assert builder.screen.commands.tool.name == "edit-line"
    for place in ((6.0, 4.2), (7.5, 4.1)):
        builder.click(builder.pixel(*place))
    (door,) = [entry for entry in builder.document["terrain"] if entry["kind"] == "door"]
    assert (door["in"], [y for _, y in door["line"]]) == ("wall", [4, 4])
    builder.checked()
    assert builder.screen.bench.report.is_clean
    assert {piece.whole for piece in builder.screen.bench.setup.battlefield.pieces} >= {"wall", door["id"]}
    builder.program.draw()
    rows = {row.label: row for row in builder.screen.rows}
    assert {"Open by (°)", "Hinge", "Swings to"} <= set(rows)
