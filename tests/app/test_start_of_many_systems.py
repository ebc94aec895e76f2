"""The start screen, the list of saves and the forces with more than one rule system, one of which is a toy."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Literal

import pygame
import pytest

from pb12table.app.editor.screen import EditScreen
from pb12table.app.forces.screen import ForcesScreen
from pb12table.app.game.screen import GameScreen
from pb12table.app.program import Program
from pb12table.app.screens.load import LoadScreen
from pb12table.app.screens.overview import PlayerNames
from pb12table.app.screens.start import EVERY, GAP, StartScreen, measured_words
from pb12table.files.measured import Numbers
from pb12table.files.places import saves_folder, user_system_folder
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario
from pb12table.forces.by_play import told_by_play
from pb12table.packages import Fault, Package
from pb12table.systems import known
from pb12table.texts.locale import Texts
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import width_of
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.strokes import medallion
from pb12table.window.layout.nodes import Drawn
from pb12table.window.layout.placing import SCROLL_BAR
from pb12table.window.play.face import WindowFace, window_of
from pb12table.window.screens.dialogs import Message, PickOne
from tests.app.helpers import SIZE, Hand, pixel_digits
from tests.forces.test_forces_of_a_small_system import Runners
from tests.systems.table_of_systems import MEADOW, knowing

DASH = "pb12table_dash"
HEDGE = """
format = 1
system = "dash"
content = "terrain"
[[kind]]
id = "hedge"
name = "hedge"
height = 1.0
"""


@pytest.fixture
def hand(own_home: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hand]:
    """Somebody at the start screen of a program that knows Pb-12 and the toy."""
    folder = user_system_folder("dash") / "scenarios"
    folder.mkdir(parents=True)
    shutil.copyfile(MEADOW, folder / "meadow.toml")
    content = user_system_folder("dash") / "content"
    content.mkdir()
    (content / "terrain.toml").write_text(HEDGE, encoding="utf-8")
    with knowing(dash=DASH):
        program = Program(Settings(language="en", dice_speed="none"), SIZE)
        program.to_start()
        found = Hand(program)
        found.frames()
        yield found


def at_start(hand: Hand) -> StartScreen:
    return hand.on_top(StartScreen)


def click(hand: Hand, name: str) -> None:
    """Click the middle of something of the screen on top."""
    top = hand.top
    assert isinstance(top, StartScreen | LoadScreen)
    top.show(name)
    hand.click(top.layout.place_of(name).center)


def systems_shown(start: StartScreen) -> list[str]:
    return list(dict.fromkeys(scenario.system for scenario in start.shown))


def test_scenarios_stand_together_by_their_system_which_is_named(hand: Hand, shown: list[str]) -> None:
    start = at_start(hand)
    assert {"pb12", "dash"} <= set(start.systems)
    assert systems_shown(start) == start.systems, "in the order of the list"
    hand.program.draw()
    assert {"All games", "Pb-12"} <= set(shown)


def test_a_card_tells_half_a_metre_of_its_table(hand: Hand, shown: list[str]) -> None:
    file = user_system_folder("dash") / "scenarios" / "meadow.toml"
    whole = file.read_text("utf-8")
    halved = whole.replace("depth = 10.0", "depth = 10.5")
    assert halved != whole
    file.write_text(halved, encoding="utf-8")
    hand.program.to_start()
    hand.frames()
    click(hand, "system:dash")
    hand.program.draw()
    assert "18 × 10.5" in " ".join(shown)


@pytest.mark.parametrize(
    ("language", "system", "long"),
    [("en", "pb12", "40 rounds"), ("de", "pb12", "40 Runden"), ("en", "pocket", "40 turns"),
     ("de", "pocket", "40 Züge"), ("en", "fate", "40 exchanges"), ("de", "fate", "40 Runden")],
)  # fmt: skip
def test_how_even_a_scenario_is_stands_on_one_line_of_a_card(
    language: Literal["en", "de"], system: str, long: str
) -> None:
    """Three cards stand side by side in a window as small as may be, each with sixteen pixels at its edges."""
    room = (SIZE[0] - 5 * GAP - SCROLL_BAR) / 3 - 2 * 16.0
    measured = Numbers(
        mark="", bot="steady", games=100, seed=1, wins={"Alice": 58, "Bob": 42}, decided={}, endings={},
        rounds=40.0, decisions=200.0, minutes=45,
    )  # fmt: skip
    words = measured_words(Texts(language).of(system), measured)
    assert words.endswith(long)
    assert width_of(words, theme.SMALL) <= room
    assert "Alice\u00a058\u00a0%" in words, "a name and its share are not parted"


def test_the_scenarios_of_one_system_are_seen_alone_by_mouse_and_by_keys(hand: Hand) -> None:
    start = at_start(hand)
    click(hand, "system:dash")
    assert systems_shown(start) == ["dash"]
    hand.key(pygame.K_RIGHT)
    assert start.system == EVERY
    hand.key(pygame.K_RIGHT)
    assert systems_shown(start) == start.systems[:1]
    hand.key(pygame.K_LEFT)
    hand.key(pygame.K_LEFT)
    assert start.systems[-1] == "dash"
    assert systems_shown(start) == ["dash"]
    hand.program.to_start()
    assert at_start(hand).system == "dash", "as it was left"


def test_the_toy_is_begun_and_the_program_plays_it_without_styles(hand: Hand) -> None:
    click(hand, "system:dash")
    hand.key(pygame.K_1, typed="1")
    names = hand.on_top(PlayerNames)
    assert names.seated == ("", "random")
    hand.key(pygame.K_F2)
    assert names.by_program[0] == "random"


def test_what_cannot_be_played_here_says_so(hand: Hand, shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = load_scenario("meadow")
    save = SaveFile.create(saves_folder() / "meadow.pb12save", scenario, "seeded", {})
    save.close()
    monkeypatch.setattr(known, "has_window", lambda system: system != "dash")
    click(hand, "system:dash")
    hand.program.draw()
    assert "in this window, but you can look at sight" in " ".join(shown)
    hand.key(pygame.K_1, typed="1")
    message = hand.on_top(Message)
    assert "you cannot play games of dash in this window" in message.text.lower()
    hand.key(pygame.K_ESCAPE)
    hand.program.play("meadow")
    assert "in this window" in hand.on_top(Message).text
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_F9)
    shown.clear()
    hand.program.draw()
    assert any("cannot be played in this window" in line for line in shown)
    hand.key(pygame.K_RETURN)
    assert "in this window" in hand.on_top(Message).text


def test_a_new_layout_is_of_the_system_that_is_shown_or_picked(hand: Hand) -> None:
    at_first = at_start(hand).systems
    hand.key(pygame.K_n, pygame.KMOD_CTRL)
    picked = hand.on_top(PickOne)
    values = [value for value, _ in picked.options]
    assert values == at_first
    hand.digit(values.index("dash") + 1)
    assert isinstance(hand.top, EditScreen), getattr(hand.top, "text", "")
    editor = hand.top
    assert editor.bench.document["system"] == "dash"
    assert editor.bench.path.parent == user_system_folder("dash") / "scenarios"
    hand.key(pygame.K_f, pygame.KMOD_CTRL)
    assert "has no forces to build" in hand.on_top(Message).text


def test_the_toy_is_begun_from_its_card_and_goes_on_after_a_pause(hand: Hand) -> None:
    click(hand, "system:dash")
    click(hand, f"scenario:{at_start(hand).shown[0].path}")
    hand.key(pygame.K_RETURN)
    game = hand.on_top(GameScreen)
    assert game.setup.system == "dash"
    hand.program.draw()
    game.controller.commit(False)
    hand.frames()
    hand.program.to_start()
    assert at_start(hand).unfinished is not None
    hand.key(pygame.K_RETURN)
    assert hand.on_top(GameScreen).setup.system == "dash"


def test_a_system_that_says_only_what_a_figure_is_worth_has_the_screen_of_the_forces(
    hand: Hand, shown: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    face = Runners()
    found = known.forces
    monkeypatch.setattr(known, "forces", lambda system: face if system == "dash" else found(system))
    click(hand, "system:dash")
    hand.key(pygame.K_1, pygame.KMOD_CTRL, "1")
    hand.key(pygame.K_f, pygame.KMOD_CTRL)
    screen = hand.on_top(ForcesScreen)
    screen.choose("figure", "hare")
    shown.clear()
    hand.program.draw()
    assert {"Hare", "Tortoise", "20", "Ann and Ben are worth the same."} <= set(shown)
    assert set(screen.numbers) == {"name", "player"}
    hand.click(screen.layout.place_of(f"property:{screen.numbers['player']}").center)
    assert screen.bench.document["figure"][0]["player"] == "ben"
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert screen.bench.document["figure"][0]["player"] == "ann"
    screen.choose("player", "ann")
    hand.program.draw()
    hand.click(screen.layout.place_of("copy-force:ann").center)
    assert [entry["id"] for entry in screen.bench.document["figure"]] == ["hare", "hare-2"]


def test_figures_tell_what_they_proved_to_be_worth_and_how_sure_that_is(hand: Hand, shown: list[str]) -> None:
    click(hand, "system:w6")
    hand.key(pygame.K_1, pygame.KMOD_CTRL, "1")
    hand.key(pygame.K_f, pygame.KMOD_CTRL)
    screen = hand.on_top(ForcesScreen)
    setup, face = screen.setup, screen.face
    told = told_by_play(hand.program.texts.of("w6"), setup, setup.figures[0], face)
    shown.clear()
    hand.program.draw()
    assert told.startswith("in play ")
    assert " ± " in told
    assert told in shown
    screen.choose("figure", str(setup.figures[0].id))
    shown.clear()
    hand.program.draw()
    assert shown.count(told) >= 2


def shown_table(scale: int) -> tuple[Program, pygame.Rect]:
    """The start screen of a low window, and where it shows the first table."""
    program = Program(Settings(language="de", interface_scale=scale), (1280, 720))
    program.to_start()
    screen = program.screens[-1]
    assert isinstance(screen, StartScreen)
    for _ in range(5):
        program.frame(0.05)
    program.draw()
    for path, size in screen._wanted[:1]:
        screen._previews.paint(path, size, program.settings, program.texts)
    program.draw()
    name = f"table:{screen.shown[0].path}"
    drawn = (each for each in screen.layout.root.walk() if isinstance(each.node, Drawn) and each.node.what == name)
    return program, pygame.Rect(*next(drawn).rect)


@pytest.mark.usefixtures("every_frame", "terrain")
def test_where_pictures_are_low_a_strip_of_the_table_is_seen_as_wide_as_the_card() -> None:
    program, place = shown_table(200)
    assert place.w > 4 * place.h
    row = [program.surface.get_at((x, place.centery))[:3] for x in range(place.left + 20, place.right - 20)]
    assert len(set(row)) > 0.3 * len(row), "terrain, not the desk beside a small table"


def test_a_low_window_has_room_for_whole_tables() -> None:
    _, place = shown_table(100)
    assert place.h >= 100
    assert place.w < 4 * place.h


def test_the_window_has_the_name_and_the_icon_of_the_game_whose_scenarios_are_shown(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    icons: list[pygame.Surface] = []
    monkeypatch.setattr(pygame.display, "set_icon", icons.append)
    named, seen = [], []
    for button in ("system:pb12", f"system:{EVERY}"):
        click(hand, button)
        hand.frames()
        named.append((hand.program.title[0], pygame.display.get_caption()[0], at_start(hand).title))
        seen.append(pixel_digits(hand.program.surface.subsurface((0, 0, 400, 60))))
    assert named == [("Pb-12",) * 3, ("pb12table",) * 3]
    assert seen[0] != seen[1]
    assert len({pygame.image.tobytes(icon, "RGBA") for icon in icons}) == len(icons) == 2


@pytest.mark.parametrize("system", known.SYSTEMS)
def test_every_game_has_an_icon_that_is_there(system: str, caplog: pytest.LogCaptureFixture) -> None:
    icon = medallion(window_of(system).emblem, 64)
    assert not caplog.records
    plain = medallion(WindowFace.emblem, 64)
    assert pygame.image.tobytes(icon, "RGBA") != pygame.image.tobytes(plain, "RGBA")


@pytest.mark.screen("StartScreen")
def test_a_package_that_cannot_be_used_is_told_and_all_else_is_there(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = Fault(key="problem-package-raises", details={"what": "KeyError: 'x'", "place": "rules.py:7"})
    broken = Package(id="hops", module="hops", distribution="pb12table-hops", version="1.2", fault=fault)
    shown = systems_shown(at_start(hand))
    monkeypatch.setattr(known, "BROKEN", (broken,))
    hand.program.to_start()
    hand.frames()
    assert systems_shown(at_start(hand)) == shown
    click(hand, "problems")
    told = hand.on_top(Message)
    assert "pb12table-hops 1.2: the package fails while it is loaded (rules.py:7: KeyError: 'x')." in told.text
