"""What a system of a page shows: its figures, order and sheets, what they see, and events as they are watched."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pygame
import pytest

from pb12table.app.look.screen import LookScreen
from pb12table.app.panels import turn_bar
from pb12table.app.panels.side_panels import data_sheet, draw_figure_list
from pb12table.app.panels.turn_bar import PIP, draw_turn_bar
from pb12table.app.play.playback import Playback, heard
from pb12table.app.preview.sight_view import opposing_pairs, outlook, put
from pb12table.app.preview.state_picture import picture_of
from pb12table.app.program import Program
from pb12table.files.scenario import load_scenario
from pb12table.kernel.game import LogLine
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Chip, Order
from pb12table.systems.known import copy_of, scene, system
from pb12table.texts.locale import Texts
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.palette import looks_of
from pb12table.window.layout.nodes import Node, Space
from pb12table_dash.scene import DashScene
from pb12table_dash.system import Ran, State, Threw
from tests.app.helpers import Hand
from tests.systems.table_of_systems import MEADOW, knowing

ANN, BEN = PlayerId("ann"), PlayerId("ben")
HARE, TORTOISE = FigureId("hare"), FigureId("tortoise")
ENGLISH = Texts("en")


@pytest.fixture
def state() -> Iterator[State]:
    with knowing(dash="pb12table_dash"):
        new: State = system("dash").new_game(load_scenario(MEADOW).setup)
        yield new


def canvas() -> Canvas:
    return Canvas(pygame.Surface((1200, 700)), 1.0, (0, 0))


def test_its_figures_are_tokens_with_their_names_and_who_acts_is_lit(state: State) -> None:
    tokens = picture_of(state, ENGLISH).tokens
    assert [(token.body.id, token.name, token.active) for token in tokens] == [
        (HARE, "Hare", True),
        (TORTOISE, "Tortoise", False),
    ]
    assert [token.look for token in tokens] == [looks_of(state.setup)[player] for player in (ANN, BEN)]


def test_its_panels_are_painted_with_all_there_is_to_tell(state: State) -> None:
    looks, painted = looks_of(state.setup), canvas()
    draw_turn_bar(painted, pygame.Rect(0, 0, 1200, 52), ENGLISH, state, looks, ANN, lambda command: "")
    tips = {zone.name: zone.tip for zone in painted.zones}
    assert tips["player:ann"] == ("Ann", ENGLISH("chip-deciding"))
    assert tips["player:ben"] == ("Ben",)
    draw_figure_list(painted, pygame.Rect(0, 60, 300, 500), ENGLISH, state, looks, BEN, None, 0)
    assert [zone.tip for zone in painted.zones if zone.name == "figure:tortoise"] == [("Tortoise",)]
    assert (
        data_sheet(300, painted.scale, ENGLISH, state, looks, HARE).draw(painted, pygame.Rect(900, 60, 300, 500), 0)
        == 0
    )
    assert "sheet-name:hare" in {zone.name for zone in painted.zones}


def test_it_is_told_what_its_figures_see(state: State) -> None:
    assert opposing_pairs(state) == [(HARE, TORTOISE)]
    (line,) = outlook(state, HARE).lines
    assert (line.target, line.state) == (TORTOISE, "free")
    before = copy_of(state)
    put(state, HARE, (12.0, 5.0))
    put(state, TORTOISE, (4.0, 5.0))
    assert before.at != state.at
    (line,) = outlook(state, HARE).lines
    assert (line.seen.blockers, line.state) == (("hedge",), "blocked")
    scene("dash").put_back(state, HARE, before)
    assert state.at[HARE] == before.at[HARE]


def test_a_run_is_watched_and_heard(state: State) -> None:
    end = (6.0, 3.0)
    playback = Playback(scene("dash"), lambda: copy_of(state), copy_of(state), "normal")
    playback.begin()
    start, state.at[HARE] = state.at[HARE], end
    for event in (Threw(HARE, 4), Ran(HARE, start, end)):
        playback.hear(LogLine(event, 0))
    playback.update(1.0)
    assert set(heard(state, playback.begun)) == {"dice", "steps"}
    playback.update(0.3)
    assert playback.shown.at[HARE][0] == pytest.approx(start[0] + 4.0 * 0.5)
    assert [scene("dash").word(ENGLISH.of("dash"), floating.event) for floating in playback.floats] == [
        (ENGLISH.of("dash")("dash-steps", steps=4), "dice")
    ]
    playback.update(0.4)
    assert (playback.is_running, playback.shown.at[HARE]) == (False, end)


@pytest.mark.usefixtures("every_frame")
def test_its_table_can_be_looked_at(state: State) -> None:
    program = Program(Settings(language="en"), (1280, 720))
    screen, before = LookScreen(program, state, "meadow"), copy_of(state)
    program.open(screen)
    hand, looking = Hand(program), screen.looking
    looking.finish()
    hand.frames()
    assert looking.looker == HARE
    assert screen.picture().seen is not None
    x, y = screen.camera.to_screen(state.at[TORTOISE])
    hand.click((x, y))
    looking.finish()
    hand.frames()
    assert looking.target == TORTOISE
    assert [drawing.label for drawing in screen.picture().sights] == [ENGLISH("draw-sight-free")]
    there = {tile.command for tile in screen.commands.tiles("leave")}
    assert {"look-ground", "show-all-sight", "look-reset", "leave"} <= there
    assert not there & {"look-reach", "look-weapon", "show-ranges", "show-command"}, "the toy has none of these"
    for command in ("look-reach", "show-ranges", "show-command", "look-weapon", "show-all-sight"):
        screen.press_command(command)
        looking.finish()
        hand.frames()
    assert screen.commands.templates == {}
    assert state == before, "looking changes no game"


class Ordered(DashScene):
    """Figures one by one, as many as there are chips."""

    def __init__(self, count: int, active: int, points: tuple[int, int] | None = None) -> None:
        self.count, self.active, self.points = count, active, points

    def order(self, state: State, texts: Phrases, /) -> Order:
        runners = state.setup.figures
        chips = (
            Chip(
                runners[number % 2].player,
                runners[number % 2].id,
                line=str(number),
                points=self.points,
                active=number == self.active,
                out=number == 1,
                tip=(f"place {number}",),
            )
            for number in range(self.count)
        )
        return Order("Round 1", chips=tuple(chips))


@pytest.mark.parametrize(
    ("count", "active", "shown"), [(2, 0, (0, 2)), (12, 5, (0, 12)), (40, 20, (19, None)), (40, 39, (None, 40))]
)
def test_a_long_order_of_figures_shows_those_near_the_turn(
    state: State, monkeypatch: pytest.MonkeyPatch, count: int, active: int, shown: tuple[int | None, int | None]
) -> None:
    monkeypatch.setattr("pb12table.app.panels.turn_bar.scene", lambda system: Ordered(count, active))
    painted, looks = canvas(), looks_of(state.setup)
    draw_turn_bar(painted, pygame.Rect(0, 0, 1200, 52), ENGLISH, state, looks, ANN, lambda command: "", (), HARE)
    chips = [zone for zone in painted.zones if zone.name.startswith("figure:")]
    told = [int(zone.tip[-1].removeprefix("place ")) for zone in chips]
    assert told == list(range(told[0], told[0] + len(told)))
    assert active in told
    assert shown[0] in (None, told[0])
    assert shown[1] in (None, told[-1] + 1)
    for before, after in pairwise(chips):
        assert before.rect.right < after.rect.left
    assert chips[-1].rect.right < next(zone for zone in painted.zones if zone.name == "command:undo").rect.left
    assert {ENGLISH("chip-deciding") in zone.tip for zone in chips if zone.name == "figure:hare"} == {True}


@pytest.mark.parametrize("width", [600, 800, 1000, 1200, 1600])
def test_pips_of_points_have_room_in_the_order_of_figures(
    state: State, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setattr("pb12table.app.panels.turn_bar.scene", lambda system: Ordered(8, 3, (4, 5)))
    painted, looks = canvas(), looks_of(state.setup)
    draw_turn_bar(painted, pygame.Rect(0, 0, width, 52), ENGLISH, state, looks, ANN, lambda command: "", (), HARE)
    chips = [zone for zone in painted.zones if zone.name.startswith("figure:")]
    assert all(before.rect.right < after.rect.left for before, after in pairwise(chips))
    assert all(chip.rect.w >= 5 * PIP for chip in chips)
    assert chips[-1].rect.right < next(zone for zone in painted.zones if zone.name == "command:undo").rect.left
    assert next(zone for zone in painted.zones if zone.name == "command:menu").rect.right <= width


@pytest.mark.parametrize(("width", "whole"), [(700, False), (1600, True)])
def test_names_in_the_order_of_figures_are_all_whole_or_all_letters(
    state: State, monkeypatch: pytest.MonkeyPatch, width: int, whole: bool
) -> None:
    names = {
        HARE: "Hare",
        **{figure.id: "Somebody of Somewhere" for figure in state.setup.figures if figure.id != HARE},
    }
    told: list[str] = []

    def noted(chip: Chip, name: str, *rest: Any, **more: Any) -> Node:
        told.append(name)
        return Space()

    monkeypatch.setattr("pb12table.app.panels.turn_bar.scene", lambda system: Ordered(4, 0))
    monkeypatch.setattr(turn_bar, "_name", lambda texts, state, chip, by_program: names[chip.figure])
    monkeypatch.setattr(turn_bar, "_wide", noted)
    draw_turn_bar(
        canvas(), pygame.Rect(0, 0, width, 52), ENGLISH, state, looks_of(state.setup), ANN, lambda command: "", (), HARE
    )
    assert len(told) == 4
    assert {name in names.values() for name in told} == {whole}
