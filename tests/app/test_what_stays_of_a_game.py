"""Of a game that was left nothing stays in memory, neither it nor what was worked out about its table."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from pb12table.app.main import LONG, LONGEST, PAUSE, REST, STAYED, YOUNG, Tidying, _loop
from pb12table.app.program import Program
from pb12table.app.screens.start import StartScreen
from pb12table.files.scenario import load_scenario
from pb12table.kernel.request import Request
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
    tidying, told = Tidying(), []
    for _ in range(int(1.2 * REST * 60)):
        hand.program.frame(1 / 60)
        tidying.go_on(1 / 60, hand.program.idle, is_between=hand.program.is_between, has_tables=False)
        told.append(hand.program.idle)
    first = looked.index(2)
    assert set(looked[:first]) == {1}
    assert told[-1] > REST
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0)))
    hand.program.frame(1 / 60)
    looked.clear()
    tidying.go_on(1 / 60, hand.program.idle, is_between=hand.program.is_between, has_tables=False)
    assert (hand.program.idle, looked) == (0.0, [])


@pytest.mark.parametrize(("is_between", "seconds"), [(True, LONG), (False, LONGEST)])
def test_all_is_looked_at_now_and_then_though_frames_never_pause(
    is_between: bool, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: looked.append(generation))
    monkeypatch.setattr(gc, "get_count", lambda: (0, STAYED, 1))
    tidying, found = Tidying(), []
    for _ in range(int(2 * seconds)):
        tidying.go_on(1.0, 0.0, is_between=is_between, has_tables=True)
        found.append(len(looked))
    assert looked == [2, 2]
    assert found.index(1) + 1 == seconds


def test_another_screen_and_another_player_lie_between(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who is asked once more does not."""
    program = hand.program
    found = []
    steps: tuple[Callable[[], None], ...] = (
        lambda: program.play(str(GAMES["d20"])),
        program.open_help,
        lambda: program.leave(program.screens[-1]),
    )
    for step in steps:
        step()
        for _ in range(2):
            program.frame(1 / 60)
            found.append(program.is_between)
    assert found == [True, False] * 3
    top, asked = program._asked()
    assert isinstance(asked, Request)
    now = [(top, replace(asked))]
    monkeypatch.setattr(program, "_asked", lambda: now[0])
    program.frame(1 / 60)
    assert not program.is_between
    now[0] = (top, replace(asked, player="somebody else"))
    program.frame(1 / 60)
    assert program.is_between


def test_a_game_that_is_there_at_the_beginning_is_not_left_alone_once_it_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    for name in ("freeze", "unfreeze", "collect", "set_threshold"):
        monkeypatch.setattr(gc, name, lambda *_, name=name: done.append(name))
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 0))
    tidying = Tidying()
    tidying.begin(has_tables=True)
    done.clear()
    for has_tables, idle in ((True, PAUSE), (False, 0.0)):
        tidying.go_on(1.0, idle, is_between=False, has_tables=has_tables)
    assert done == []
    for _ in range(2):
        tidying.go_on(1.0, PAUSE, is_between=False, has_tables=False)
    assert done == ["unfreeze", "collect", "freeze"]


def test_what_was_read_is_left_alone_after_the_first_frame_and_the_rest_is_looked_at_as_frames_allow(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often Python looked before, and no longer than the window is open."""
    done: list[object] = []
    before, real, left = gc.get_threshold(), hand.program.frame, iter(range(3))

    def frame(seconds: float) -> None:
        done.append("frame")
        real(seconds)
        hand.program.running = next(left) < 2

    monkeypatch.setattr(gc, "freeze", lambda: done.append("freeze"))
    monkeypatch.setattr(gc, "set_threshold", lambda *thresholds: done.append(thresholds))
    monkeypatch.setattr(hand.program, "frame", frame)
    monkeypatch.setattr("pb12table.app.rooms.begin_kernels", lambda _: done.append("kernels"))
    _loop(hand.program)
    assert done == ["frame", "freeze", YOUNG, "kernels", "frame", "frame", before]


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
