"""In the editor: a tool lays pieces where they close sight, with the numbers of the command."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from pb12table.analysis.between import all_sites
from pb12table.analysis.pieces import help_in_parts, lines_of, placed, proposals
from pb12table.app.editor.drawing import quick_grid
from pb12table.app.editor.helping import HELPING, PieceTool
from pb12table.layouts.usual import hiding_piece, typed_entry
from pb12table.window.screens.dialogs import AskText
from tests.app.builder import Builder, terrain

WALL = "wall 3 x 0.5"


def tool_of(builder: Builder) -> PieceTool:
    tool = builder.screen.commands.tool
    assert isinstance(tool, PieceTool)
    return tool


def helping(builder: Builder) -> PieceTool:
    """The tool in hand, with all that it tells."""
    builder.screen.press_command(HELPING)
    settle(builder)
    return tool_of(builder)


def settle(builder: Builder) -> None:
    builder.frames()
    builder.screen.helping.settle()
    builder.frames()


def test_the_map_and_the_places_are_those_of_the_command(builder: Builder) -> None:
    tool = helping(builder)
    found, bench = builder.screen.helping.found, builder.screen.bench
    assert found is not None
    assert found.help is not None
    assert found.is_whole
    lines = lines_of(bench.setup, all_sites(bench.setup, quick_grid(bench.setup)))
    piece = hiding_piece(typed_entry(WALL, bench.kinds, "en"), bench.kinds)
    *_, first = help_in_parts(lines, piece, lines.sites.raster)
    assert np.array_equal(found.help.gains, first.gains, equal_nan=True)
    assert [(each.at, each.turn, each.after) for each in found.places] == [
        (each.at, each.turn, each.after) for each in proposals(lines, piece, first)
    ]
    assert tool.piece == piece
    builder.program.draw()
    before, place = len(terrain(builder)), found.places[0]
    builder.click_zone("help:put:0")
    assert len(terrain(builder)) == before + 1
    settle(builder)
    anew = builder.screen.helping.found
    assert anew is not None
    assert anew.lines.share == pytest.approx(place.after, abs=0.01), "some places to stand are others now"
    builder.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(terrain(builder)) == before


def test_what_hangs_at_the_mouse_is_told_exactly_and_turned_by_keys(builder: Builder) -> None:
    tool = helping(builder)
    found = builder.screen.helping.found
    assert found is not None
    assert tool.piece is not None
    at = found.places[0].at
    tool.hover(at)
    assert tool.at is not None
    settle(builder)
    here = builder.screen.helping.here
    assert here is not None
    assert here.after == placed(found.lines, tool.piece, tool.at, tool.turn).after
    best, step = tool.best_turn, builder.screen.bench.snapping.angle
    assert step is not None
    builder.key(pygame.K_q)
    assert tool.turned == pytest.approx((best + step) % 360.0), "what was best before: the map is made anew at once"
    builder.program.draw()
    builder.click_zone("help:turn")
    assert tool.turned is None


def test_another_piece_is_typed_or_taken_from_the_palette(builder: Builder) -> None:
    helping(builder)
    builder.click_zone("help:typed")
    assert isinstance(builder.program.screens[-1], AskText)
    builder.type("tower 2")
    assert tool_of(builder).entry == {"kind": "tower", "circle": [0.0, 0.0, 2.0]}
    builder.screen.commands.choose("kind", "crates")
    assert tool_of(builder).entry["kind"] == "crates"
    builder.screen.commands.choose("kind", "water")
    problem = tool_of(builder).problem
    assert problem is not None
    assert problem.key == "piece-hides-nothing"
    settle(builder)
    builder.program.draw()
    builder.key(pygame.K_ESCAPE)
    assert builder.screen.commands.tool.name == "edit-select"
