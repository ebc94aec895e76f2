"""Copying and cutting in the editor, and putting down what was copied, in another layout, too."""

from __future__ import annotations

from pathlib import Path

import pygame

from pb12table.app.editor.filing.filing import empty_layout
from pb12table.layouts.editing import Thing
from tests.app.builder import Builder, terrain

CTRL = pygame.KMOD_CTRL


def test_a_copy_lies_with_its_middle_at_the_mouse_and_is_selected(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.add("terrain", "house", {"kind": "building", "rectangle": [5.0, 4.0, 2.0, 3.0], "height": 4.0})
    builder.key(pygame.K_c, CTRL)
    assert builder.screen.notice[0].startswith("One thing copied. Ctrl V")
    builder.mouse(pygame.MOUSEMOTION, builder.pixel(12.0, 8.6))
    builder.frames()
    builder.key(pygame.K_v, CTRL)
    assert terrain(builder)[1] == {
        "id": "house-2", "kind": "building", "rectangle": [11.0, 7.0, 2.0, 3.0], "height": 4.0
    }  # fmt: skip
    assert bench.selection == [Thing("terrain", "house-2")]
    builder.key(pygame.K_z, CTRL)
    assert len(terrain(builder)) == 1


def test_what_is_cut_is_gone_until_it_is_put_down_together_as_it_lay(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.add("terrain", "crates", {"kind": "crates", "rectangle": [5.0, 4.0, 1.0, 1.0]})
    bench.add("terrain", "barrel", {"kind": "barrel", "circle": [8.5, 4.5, 0.5]})
    bench.selection = [Thing("terrain", "crates"), Thing("terrain", "barrel")]
    builder.key(pygame.K_x, CTRL)
    assert terrain(builder) == []
    builder.mouse(pygame.MOUSEMOTION, builder.pixel(10.0, 10.5))
    builder.frames()
    builder.key(pygame.K_v, CTRL)
    crates, barrel = terrain(builder)
    assert crates["rectangle"] == [8.0, 10.0, 1.0, 1.0]
    assert barrel["circle"] == [11.5, 10.5, 0.5]


def test_it_is_put_down_in_another_layout_for_a_player_who_plays_there(builder: Builder, tmp_path: Path) -> None:
    bench = builder.screen.bench
    zone = {"kind": "hold", "rectangle": [4.0, 4.0, 4.0, 4.0], "players": ["alice"]}
    bench.add("zone", "prize", zone)
    bench.add("figure", "human", {"profile": "human", "player": "alice", "at": [6.0, 6.0]})
    bench.selection = [Thing("zone", "prize"), Thing("figure", "human")]
    builder.key(pygame.K_c, CTRL)
    other = empty_layout("Other", 20.0, 14.0)
    other["player"] = [{"id": name, "name": name.title(), "command_points": 2} for name in ("carol", "dave")]
    other["zone"] = []
    builder.program.edit_document(other, tmp_path / "other.toml")
    builder.frames()
    builder.mouse(pygame.MOUSEMOTION, builder.pixel(10.0, 7.0))
    builder.frames()
    builder.key(pygame.K_v, CTRL)
    assert builder.screen.bench.sketch.is_whole
    assert builder.document["zone"][0]["rectangle"] == [8.0, 5.0, 4.0, 4.0]
    assert builder.document["figure"][0]["at"] == [10.0, 7.0]
    assert builder.document["figure"][0]["player"] == "carol"


def test_without_anything_copied_or_selected_it_is_said(builder: Builder) -> None:
    builder.key(pygame.K_v, CTRL)
    assert builder.screen.notice == ("You have copied nothing yet.", True)
    builder.key(pygame.K_c, CTRL)
    assert builder.screen.notice == ("You have selected nothing that could be copied.", True)
