"""In the window: whom a side could attack, how exposed one is along a way, and what one ground sees of another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from pb12table.analysis.along import along, way_through
from pb12table.analysis.between import Ranges, all_sites, between, ground_called
from pb12table.analysis.layout import TABLE
from pb12table.analysis.threat import threat_map
from pb12table.app.editor.filing.filing import empty_layout
from pb12table.app.program import Program
from pb12table.app.worth.screen import BETWEEN, WorthScreen
from pb12table.app.worth.views import View, views_of
from pb12table.files.writing import write_scenario
from pb12table.report.layout_words import percent
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system
from pb12table.table.shapes import Point
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import AskText
from tests.app.fencers import fencers
from tests.app.test_comparing_layouts import Visitor


class Surveyor(Visitor):
    """A desk that shows what a layout is worth."""

    @property
    def worth(self) -> WorthScreen:
        screen = self.program.screens[-1]
        assert isinstance(screen, WorthScreen)
        return screen

    def view(self, view: View) -> None:
        assert self.worth.found is not None
        self.zone(f"view:{views_of(self.worth.found).index(view)}")

    def zone(self, name: str) -> None:
        self.program.draw()
        self.press(next(zone.rect for zone in self.worth.zones if zone.name == name).center)

    def press(self, pixel: tuple[int, int], button: int = 1) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pixel, button=button))
        self.frames()

    def point(self, point: Point) -> tuple[int, int]:
        return self.worth.camera.to_screen(point)


@pytest.fixture
def surveyor(tmp_path: Path, in_this_process: None) -> Iterator[Surveyor]:
    program = Program(Settings(language="en"), (1600, 900))
    layout = empty_layout("Yard", 16.0, 8.0)
    layout["terrain"] = [{"id": "wall", "kind": "wall", "rectangle": [7.0, 2.0, 1.0, 4.0], "height": 3.0}]
    layout["figure"] = [
        {"id": "pirate", "profile": "pirate", "player": "alice", "items": ["cutlass", "pistol"], "at": [2.3, 4.2]},
        {"id": "guard", "profile": "harbour-guard", "player": "bob", "items": ["cutlass"], "at": [14.1, 4.0]},
    ]
    path = tmp_path / "yard.toml"
    write_scenario(path, layout)
    program.edit_document(layout, path)
    made = Surveyor(program, layout, path)
    made.frames()
    made.key(pygame.K_m, pygame.KMOD_CTRL)
    made.until(lambda: not made.worth.is_working)
    yield made
    for screen in program.screens:
        screen.close()


def test_the_threat_map_of_each_side_is_a_view_and_tells_by_whom(surveyor: Surveyor) -> None:
    screen = surveyor.worth
    for player in ("alice", "bob"):
        surveyor.view(View("threat", player))
        surveyor.until(lambda: screen.threats.found is not None and screen.threats.found.is_whole)
        found = screen.threats.found
        assert found is not None
        state = system("pb12").new_game(screen.setup)
        exact = threat_map(state, PlayerId(player), 1.0)
        assert found.counts().tolist() == exact.counts().tolist()
        lines = [line.text for line in screen.threats.lines(screen.texts, player)]
        assert screen.texts("worth-threat-note") in lines
    assert "cutlass" in screen.threats.spot_line(screen.texts, (13.5, 4.5), screen.storey).lower()
    shown = screen.threats.shown(screen.storey, (13.5, 4.5))
    assert shown is not None
    assert shown.lines
    surveyor.program.draw()


def test_a_way_is_drawn_and_told_as_a_curve(surveyor: Surveyor) -> None:
    screen = surveyor.worth
    surveyor.view(View("along"))
    drawn = [(3.0, 4.0), (9.5, 4.0), (13.0, 6.0)]
    for point in drawn:
        surveyor.press(surveyor.point(point))
    surveyor.zone("looks:alice")
    surveyor.until(lambda: screen.way.found is not None and screen.way.found.player == "alice")
    assert screen.found is not None
    found = screen.way.found
    assert found is not None
    places, cost = way_through(screen.setup, screen.way.points)
    assert found.places == along(screen.setup, screen.found.sites, "alice", places, cost).places
    lines = screen.way.lines(screen.texts, screen.setup, "X", drawn[1])
    curve = next(line for line in lines if line.kind == "curve")
    assert curve.curve == tuple((place.along, place.seen) for place in found.places)
    assert 0.0 < curve.mark < found.length, "the mouse lies beside the way"
    surveyor.program.draw()
    surveyor.press(surveyor.point((5.0, 1.0)), 3)
    assert len(screen.way.points) == 2
    surveyor.key(pygame.K_x)
    assert not screen.way.points
    assert screen.way.found is None


def test_passages_below_a_width_that_is_typed_are_listed(surveyor: Surveyor) -> None:
    screen = surveyor.worth
    surveyor.view(View("narrow"))
    assert screen.found is not None
    assert screen.found.narrow is not None
    assert not screen.found.narrow.passages
    surveyor.zone("width:")
    asked = surveyor.program.screens[-1]
    assert isinstance(asked, AskText)
    surveyor.program.leave(asked)
    asked._on_yes("2.5")
    narrow = screen.found.narrow
    assert narrow.width == 2.5
    assert [round(passage.width, 3) for passage in narrow.passages] == [2.0, 2.0], "beside both ends of the wall"
    surveyor.program.draw()


def test_where_no_way_leads_one_is_told(surveyor: Surveyor) -> None:
    screen = surveyor.worth
    surveyor.view(View("along"))
    for point in ((3.0, 4.0), (7.5, 4.0)):
        surveyor.press(surveyor.point(point))
    told = screen.texts("worth-along-none")
    surveyor.until(
        lambda: (
            told in [line.text for line in screen.way.lines(screen.texts, screen.setup, "X", None)]
            or screen.way.found is not None
        )
    )
    # On top of the wall one may stand; in it nobody does.
    if screen.way.found is not None:
        assert screen.way.found.places[-1].at[2] > 0.0


def test_in_a_game_a_key_shows_one_side_after_the_other() -> None:
    hand = fencers(4.0, movement=2)
    game = hand.game
    for player in ("bob", "alice"):
        hand.key(pygame.K_o, mod=pygame.KMOD_SHIFT)
        assert [game.overlays.threat.player] == [player]
        game.paint.picture()
        game.overlays.threat.settle()
        game.paint.forget_picture()
        shown = game.paint.picture().threat
        assert shown is not None
        assert shown.is_whole
        found = game.overlays.threat.found
        assert found is not None
        exact = threat_map(game.paint.shown_state(), PlayerId(player), 1.0)
        assert found.counts().tolist() == exact.counts().tolist()
        assert len(shown.spots) == sum(count > 0 for count in exact.counts().tolist())
    hand.key(pygame.K_o, mod=pygame.KMOD_SHIFT)
    assert [game.overlays.threat.player] == [None]
    assert game.paint.picture().threat is None


def pulled(surveyor: Surveyor, start: Point, end: Point) -> None:
    """Pull something out on the table with the left button."""
    first, last = (surveyor.point(point) for point in (start, end))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=first, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=last, rel=(0, 0), buttons=(1, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=last, button=1))
    surveyor.frames()


def test_two_grounds_are_drawn_and_counted_as_the_command_counts_them(surveyor: Surveyor) -> None:
    screen = surveyor.worth
    surveyor.view(BETWEEN)
    surveyor.until(lambda: screen.from_to.found is not None)
    assert screen.from_to.names == ["west-entry", "east-entry"]
    surveyor.key(pygame.K_x)
    assert screen.from_to.names == [None, None]
    camera = screen.camera
    pulled(surveyor, (1.0, 1.0), (4.0, 7.0))
    for corner in ((9.0, 1.0), (11.0, 1.0), (11.0, 7.0), (9.0, 1.0)):
        surveyor.press(surveyor.point(corner))
    assert screen.camera == camera, "a ground is pulled out, not the table"
    screen.from_to.move = 2.0
    surveyor.frames()
    surveyor.until(lambda: screen.from_to.found is not None and screen.from_to.found.is_whole)
    found = screen.from_to.found
    assert found is not None
    assert screen.found is not None
    setup, sites = screen.setup, all_sites(screen.setup, screen.grid)
    assert screen.from_to.names == ["1,1 4,1 4,7 1,7", "9,1 11,1 11,7"]
    grounds = [ground_called(setup, sites, name or "") for name in screen.from_to.names]
    exact = between(setup, sites, grounds[0], grounds[1], Ranges(move=2.0))
    assert (found.in_sight, found.levels) == (exact.in_sight, exact.levels)
    assert [shot.share for shot in found.shots] == [shot.share for shot in exact.shots]
    told = {line.text: line.value for line in screen.from_to.lines(screen.texts, setup, "X")}
    assert told[screen.texts("worth-between-in-sight")] == percent(screen.texts, exact.in_sight, 1)
    assert screen.from_to.cell_line(screen.texts, (2.5, 4.5)).startswith("sees ")
    surveyor.program.draw()
    surveyor.zone("swap:")
    assert screen.from_to.names[0] == "9,1 11,1 11,7"


def test_a_zone_without_room_to_stand_is_told_in_a_sentence(surveyor: Surveyor) -> None:
    screen = surveyor.worth
    surveyor.view(BETWEEN)
    screen.from_to.names = ["7.2,2.2 7.8,2.2 7.8,5.8 7.2,5.8", TABLE]
    surveyor.until(lambda: screen.from_to.found is None)
    surveyor.frames()
    assert any(line.kind == "bad" for line in screen.from_to.lines(screen.texts, screen.setup, "X"))
    surveyor.program.draw()
