"""Who clicks what has gone meanwhile, or presses Enter on it, is neither punished nor led elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from pb12table.analysis.layout import Wishes
from pb12table.app.editor.filing.chance import ChanceScreen
from pb12table.app.editor.filing.maps import MapChoices, MapFiles
from pb12table.app.editor.panels.properties import properties_of
from pb12table.app.forces.screen import ForcesScreen
from pb12table.app.game.commands import GameMenu
from pb12table.app.program import Program
from pb12table.app.screens.closing import Closing
from pb12table.app.screens.load import LoadScreen
from pb12table.app.screens.overview import PlayerNames
from pb12table.app.screens.settings_screen import SettingsScreen
from pb12table.app.screens.start import StartScreen
from pb12table.app.worth.compared_screen import CompareScreen
from pb12table.app.worth.compared_views import Side
from pb12table.app.worth.screen import WorthScreen
from pb12table.layouts.maps.reading import read_map
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.window.cards import HandScreen
from pb12table.window.kit.canvas import Presses, Zone, still_there
from pb12table.window.kit.keys import Settings, looks
from pb12table.window.kit.palette import PLAYER_LOOKS
from pb12table.window.layout.nodes import Button, Column, Node
from pb12table.window.layout.painting import LaidPanel
from pb12table.window.screens.base import LaidScreen
from pb12table.window.screens.dialogs import Curtain, Message, PickOne
from tests.app.builder import Builder
from tests.app.helpers import Hand, open_game
from tests.layouts.maps import house, text


def fail(*_: object) -> None:
    raise AssertionError("nothing was meant")


def names(desk: Program) -> PlayerNames:
    return PlayerNames(desk, "Two", ["Alice", "Bob"], fail)


def started(desk: Program) -> StartScreen:
    desk.to_start()
    screen = desk.screens.pop()
    assert isinstance(screen, StartScreen)
    return screen


OVER_ANYTHING: dict[str, tuple[Callable[[Program], LaidPanel], tuple[str, ...]]] = {
    "message": (lambda desk: Message(desk, "a", "b", "c", "d", fail), ("2", "-1", "")),
    "list": (lambda desk: PickOne(desk, "a", [("x", "X")], fail), ("1", "-1", "")),
    "saves": (lambda desk: LoadScreen(desk), ("game:0", "game:-1", "game:")),
    "settings": (lambda desk: SettingsScreen(desk), ("set:language:99", "set:weather:0", "set:language:")),
    "names": (names, ("force:0", "seat:2", "seat:-1")),
    "start": (started, ("scenario:gone.toml", "draft")),
    "maps": (lambda desk: MapFiles(desk, "a", Path.home(), fail), ("99", "-1")),
}


@pytest.mark.parametrize("kind", OVER_ANYTHING)
def test_what_a_dialog_no_longer_lists_does_nothing(kind: str) -> None:
    program = Program(Settings(language="en"), (1280, 720))
    made, gone = OVER_ANYTHING[kind]
    screen = made(program)
    program.open(screen)
    before = screen.describe()
    for name in gone:
        screen.press(name)
    assert program.screens == [screen]
    assert screen.describe() == before


def test_a_row_of_the_editor_that_has_gone_is_not_clicked(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "house", {"kind": "building", "rectangle": [8.0, 6.0, 3.0, 2.0]})
    builder.frames()
    builder.program.draw()
    screen = builder.screen
    zone = max((zone for zone in screen.zones if zone.name.startswith("property:")), key=lambda zone: zone.rect.top)
    screen.bench.selection = []
    screen.rows = properties_of(screen.bench, screen.texts)[:2]
    before = screen.bench.document
    screen.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=zone.rect.center, button=1))
    assert screen.bench.document == before
    assert builder.program.screens == [screen]


def test_a_row_of_forces_that_has_gone_is_not_clicked(builder: Builder) -> None:
    builder.screen.press_command("edit-forces")
    screen = builder.program.screens[-1]
    assert isinstance(screen, ForcesScreen)
    screen.press(f"property:{len(screen.rows)}")
    assert builder.program.screens[-1] is screen


def test_a_symmetry_and_a_storey_that_have_gone_are_not_clicked(builder: Builder, tmp_path: Path) -> None:
    builder.key(pygame.K_r, pygame.KMOD_CTRL)
    chance = builder.program.screens[-1]
    assert isinstance(chance, ChanceScreen)
    before = chance.sliders
    chance.press("symmetry:9")
    assert chance.sliders == before
    path = tmp_path / "keep.dd2vtt"
    path.write_bytes(text(house()))
    choices = MapChoices(builder.program, read_map(path), path, None, "pb12", fail)
    choices.press("drop:0")
    assert choices.upper == []


def test_a_view_and_a_grid_that_have_gone_are_not_clicked(builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
    program, bench = builder.program, builder.screen.bench
    # Nothing is measured here; what would have been found lists no view any more.
    for kind in (WorthScreen, CompareScreen):
        monkeypatch.setattr(kind, "measure", lambda _: None)
    monkeypatch.setattr(WorthScreen, "views", lambda _: [])
    monkeypatch.setattr(f"{CompareScreen.__module__}.views_of", lambda _: [])
    side = Side(bench.setup, "now", "yard")
    worth, compare = WorthScreen(program, bench), CompareScreen(program, bench, side, side, Wishes(1.0, (2.0,)))
    monkeypatch.setattr(worth, "found", object())
    monkeypatch.setattr(compare, "compared", object(), raising=False)
    for screen in (worth, compare):
        program.open(screen)
        before = screen.view
        for name in ("view:0", "grid:9", "height:9", "games:9"):
            screen.zones = [Zone(pygame.Rect(0, 0, 9, 9), name)]
            screen.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=1))
        assert screen.view == before
        assert program.screens[-1] is screen
    monkeypatch.undo()


def test_what_has_gone_from_the_lists_of_a_game_is_not_clicked() -> None:
    hand = open_game()
    program = hand.program
    for screen, name in (
        (GameMenu(program, hand.game), "99"),
        (Closing(program, hand.game.controller, None, fail), "moment:99"),
        (HandScreen(hand.game, PlayerId("alice")), "card:99"),
        (HandScreen(hand.game, PlayerId("alice")), "way:99"),
    ):
        program.open(screen)
        screen.press(name)
        assert hand.shows(screen)
        program.leave(screen)


def pressed(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")


def test_of_what_is_pressed_before_the_table_is_seen_only_what_looks_at_it_counts() -> None:
    presses = Presses(lambda event: looks(event, {}))
    ruler, undo = pressed(pygame.K_t), pressed(pygame.K_u)
    presses.begin_frame()
    presses.taken(pressed(pygame.K_RETURN), opened=True, asked=False, types=False)
    assert (presses.is_meant(ruler), presses.is_meant(undo)) == (True, False)
    pygame.event.clear()
    for event in (ruler, undo, pressed(pygame.K_SPACE)):
        pygame.event.post(event)
    presses.end_frame((1, None), (2, None), 1.0, decides=True)
    assert [event.key for event in pygame.event.get(pygame.KEYDOWN)] == [pygame.K_t]


def test_who_opens_a_line_goes_on_with_its_words_however_long_it_takes_to_open() -> None:
    presses, letter = Presses(lambda event: False), pygame.event.Event(pygame.TEXTINPUT, text="a")
    for types in (True, False):
        pygame.event.clear()
        for event in (pressed(pygame.K_RETURN), letter):
            pygame.event.post(event)
        presses.end_frame((1, None), (2, None), 1.0, decides=False, types=types)
        kept = pygame.event.get((pygame.KEYDOWN, pygame.TEXTINPUT))
        assert [event.text for event in kept] == (["a"] if types else []), "Enter would answer what is not seen yet"


def test_the_ruler_may_be_asked_for_right_after_the_curtain() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn)
    hand.program.open(Curtain(hand.program, "Bob", PLAYER_LOOKS[0], "why", lambda: None))
    for key in (pygame.K_RETURN, pygame.K_t):
        pygame.event.post(pressed(key))
    hand.frames(1)
    assert hand.shows(hand.game)
    assert hand.game.ruler is not None


def test_enter_presses_no_button_that_has_gone() -> None:
    class Changing(LaidScreen):
        shown: tuple[str, ...] = ("a", "b")
        pressed: tuple[str, ...] = ()

        def describe(self) -> Node:
            return Column(tuple(Button(name, name) for name in self.shown))

        def press(self, name: str) -> None:
            self.pressed += (name,)

    program = Program(Settings(language="en"), (1280, 720))
    screen = Changing(program)
    program.open(screen)
    hand = Hand(program)
    screen.set_focus("b")
    hand.key(pygame.K_RETURN)
    screen.shown = ("a",)
    hand.key(pygame.K_RETURN)
    assert screen.pressed == ("b",)


@pytest.mark.parametrize(
    ("number", "found"), [("0", "a"), ("1", "b"), ("2", None), ("-1", None), ("", None), ("²", None)]
)
def test_only_what_is_still_there_is_meant(number: str, found: str | None) -> None:
    assert still_there(("a", "b"), number) == found
