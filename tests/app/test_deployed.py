"""Deployments in the editor and where a layout is measured: shown one at a time, drawn for one, set side by side."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from pb12table.analysis.crew import Crew
from pb12table.analysis.layout import Wishes, measured
from pb12table.app import rooms
from pb12table.app.editor.panels.properties import table_rows
from pb12table.app.editor.workbench import Workbench
from pb12table.app.program import Program
from pb12table.app.screens.overview import PlayerNames
from pb12table.app.worth import deployed
from pb12table.app.worth.deployed import Deployed
from pb12table.files.content import load_content
from pb12table.files.reading import read_toml
from pb12table.files.scenario import load_scenario
from pb12table.layouts.editing import Thing
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.palette import looks_of
from pb12table.window.screens.dialogs import PickOne
from tests.app.builder import Builder
from tests.app.helpers import SIZE, Hand

YARD = Path(__file__).parent.parent / "cases" / "two-deployments.toml"


@pytest.fixture
def bench() -> Iterator[Workbench]:
    """The yard on a bench."""
    found = Workbench(read_toml(YARD), load_content(), YARD, keeps_drafts=False)
    yield found
    found.close()


def test_what_is_drawn_belongs_to_the_deployment_that_is_shown(bench: Workbench) -> None:
    assert bench.thing_at((1.0, 10.0), 0.1) == Thing("zone", "west")
    row = next(row for row in table_rows(bench, Texts("en")) if row.kind == "choice")
    assert (row.value, [label for _, label in row.options]) == ("Edges", ["Corners", "Edges"])
    assert row.put is not None
    bench.do("set-value", row.put("corners"))
    assert bench.thing_at((1.0, 10.0), 0.1) is None
    assert bench.thing_at((1.0, 1.0), 0.1) == Thing("zone", "south-west")
    drawn = bench.add("zone", "exit", {"kind": "exit", "players": ["alice"], "rectangle": [7.0, 10.0, 2.0, 2.0]})
    assert bench.document["zone"][-1]["deployments"] == ["corners"]
    bench.do("set-value", row.put("edges"))
    assert not bench.is_free(drawn)


def test_all_deployments_stand_side_by_side(bench: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deployed, "cores", lambda: 0)
    found, texts = measured(bench.setup, Wishes(4.0), Crew(0)), Texts("en")
    job = Deployed()
    job.ask(bench, found)
    job.settle()
    assert job.work()
    lines = job.lines(texts, looks_of(bench.setup))
    assert [line.text for line in lines if line.kind == "head"] == ["Deployments", "Corners", "Edges"]
    # Two players to the other side and to the middle, in each of two deployments.
    pairs = [line.value for line in lines if line.kind == "pair"]
    assert len(pairs) == 8
    assert pairs[0] == pairs[1] != pairs[4]
    job.give_up()


def test_a_rectangle_is_pulled_out_where_corners_could_be_clicked(builder: Builder) -> None:
    builder.key(pygame.K_p)
    before = len(builder.document["terrain"])
    builder.drag((6.0, 2.0), (9.0, 4.0))
    assert len(builder.document["terrain"]) == before + 1
    assert sorted(map(tuple, builder.document["terrain"][-1]["polygon"])) == [(6, 2), (6, 4), (9, 2), (9, 4)]


def test_a_zone_that_is_its_own_image_is_both_players(bench: Workbench) -> None:
    entry = {"kind": "hold", "players": ["alice"], "rectangle": [6.0, 4.0, 4.0, 4.0]}
    bench.add("zone", "hold", entry)
    assert bench.document["zone"][-1]["players"] == ["alice"]
    bench.mirroring = "half-turn"
    bench.add("zone", "hold", entry)
    assert bench.document["zone"][-1]["players"] == ["alice", "bob"]


def test_of_several_deployments_one_is_picked_before_a_game() -> None:
    program = Program(Settings(language="en", dice_speed="none"), SIZE)
    program.to_start()
    hand = Hand(program)
    hand.frames()
    rooms.open_names(program, load_scenario(YARD).summary)
    hand.frames()
    picked = hand.on_top(PickOne)
    assert [label for _, label in picked.options] == ["Edges", "Corners"]
    hand.digit(2)
    hand.on_top(PlayerNames)
