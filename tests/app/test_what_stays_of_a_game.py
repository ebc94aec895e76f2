"""Of a game that was left nothing stays in memory, neither it nor what was worked out about its table."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from pb12table.app.main import REST, STAYED, YOUNG, garbage_seldom, tidy
from pb12table.app.program import Program
from pb12table.app.screens.start import StartScreen
from pb12table.files.scenario import load_scenario
from pb12table.table.index import terrain_index
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.base import forget_tables
from pb12table.window.terrain.terrain_layer import TerrainLayer, painted_tiles
from tests.app.drawing import camera_for
from tests.app.helpers import SIZE, Hand

SYSTEMS = Path(__file__).parent.parent / "systems"
GAMES = {
    "pb12": SYSTEMS / "duel.toml",
    "w6": SYSTEMS / "brawl.toml",
    "pocket": SYSTEMS / "brook.toml",
    "fate": SYSTEMS / "parley.toml",
    "d20": SYSTEMS / "d20" / "duel.toml",
}


@pytest.fixture
def hand() -> Iterator[Hand]:
    """Somebody at the start screen."""
    program = Program(Settings(language="en", dice_speed="none", hints=False), SIZE)
    program.to_start()
    yield Hand(program)
    program.close()


def played(hand: Hand, scenario: Path) -> dict[str, weakref.ref[object]]:
    """What there was of a game while it was played."""
    hand.program.play(str(scenario))
    hand.frames()
    hand.open_curtains()
    hand.program.draw()
    game = hand.game
    found = {
        "screen": game,
        "mode": game.mode,
        "controller": game.controller,
        "session": hand.session,
        "setup": hand.session.state.setup,
    }
    return {name: weakref.ref(each) for name, each in found.items()}


@pytest.mark.usefixtures("every_frame")
@pytest.mark.parametrize("system", GAMES)
def test_nothing_of_a_game_that_was_left_stays_in_memory(system: str, hand: Hand) -> None:
    there = played(hand, GAMES[system])
    table = hand.game.setup.battlefield
    index = terrain_index(table)
    hand.program.to_start()
    hand.on_top(StartScreen)
    hand.frames()
    gc.collect()
    assert [name for name, each in there.items() if each() is not None] == []
    assert terrain_index(table) is not index


def test_garbage_is_looked_for_while_nobody_waits_for_a_frame(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: looked.append(generation))
    monkeypatch.setattr(gc, "get_count", lambda: (0, STAYED, 1))
    hand.program.to_start()
    told = []
    for _ in range(int(1.2 * REST * 60)):
        hand.program.frame(1 / 60)
        tidy(hand.program.idle)
        told.append(hand.program.idle)
    first = looked.index(2)
    assert set(looked[:first]) == {1}
    assert told[-1] > REST
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0)))
    hand.program.frame(1 / 60)
    looked.clear()
    tidy(hand.program.idle)
    assert (hand.program.idle, looked) == (0.0, [])


def test_frames_are_spared_while_the_window_is_open_and_no_longer() -> None:
    before = gc.get_threshold()
    with garbage_seldom():
        assert gc.get_threshold() == YOUNG
    assert gc.get_threshold() == before


@pytest.mark.usefixtures("terrain")
def test_tiles_stay_only_of_a_table_as_it_would_be_opened_again() -> None:
    painted_tiles.clear()
    setup = load_scenario(str(GAMES["d20"])).setup
    camera, surface = camera_for(setup), pygame.Surface((200, 200))
    layer = TerrainLayer(setup)
    layer.draw(surface, camera, complete=True)
    (known,) = {look for look, *_ in painted_tiles}
    layer.change(replace(setup.battlefield, pieces=setup.battlefield.pieces[1:]), None)
    layer.draw(surface, camera, complete=True)
    assert layer.look in {look for look, *_ in painted_tiles}
    layer.change(setup.battlefield, None)
    layer = TerrainLayer(setup)
    assert layer.look is known
    layer.draw(surface, camera, complete=True)
    forget_tables()
    assert {look for look, *_ in painted_tiles} == {known}
