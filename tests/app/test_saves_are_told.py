"""The list of saves shows each game as it stands, with who plays and a picture; what is broken is told in its row."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from pb12table.app.game.screen import GameScreen
from pb12table.app.play.games import forget_running, unfinished_saves
from pb12table.app.program import Program
from pb12table.app.screens.load import LoadScreen, Standings
from pb12table.app.screens.start import StartScreen
from pb12table.bots.play import make_bots
from pb12table.files.places import saves_folder
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.names import new_save_path
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import NoDice, SeededDice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import scene, system
from pb12table.texts.locale import LANGUAGES, Language, Texts
from pb12table.window.kit.keys import Settings
from pb12table.window.layout.nodes import Button, Label
from pb12table.window.screens.dialogs import PickOne
from tests.app.helpers import SIZE, Hand


@pytest.fixture(autouse=True)
def unknown() -> None:
    Standings.known.clear()


def saved(name: str, answers: int, when: float) -> Path:
    """The save of a game that bots have played for some answers, or to its end, written at a time."""
    scenario = load_scenario(name)
    rules = system(scenario.setup.system)
    session = Session(rules, rules.new_game(scenario.setup), SeededDice(3))
    save = SaveFile.create(new_save_path(scenario.id, saves_folder()), scenario)
    bots = make_bots([next(iter(rules.bots))], scenario.setup, 3)
    for _ in range(answers):
        if session.pending is None:
            break
        player = PlayerId(session.pending.player)
        session.answer(bots[player].answer(rules.view(session.state, player), session.pending))
    save.write(session)
    save.close()
    set_time(save.path, when)
    return save.path


def set_time(path: Path, when: float) -> None:
    os.utime(path, (1_700_000_000 + when, 1_700_000_000 + when))


def opened(language: Language = "en") -> Hand:
    program = Program(Settings(language=language, dice_speed="none"), SIZE)
    program.to_start()
    return Hand(program)


def listed(hand: Hand) -> LoadScreen:
    """The list of saves once all is known that is in sight."""
    hand.program.open_load()
    screen = hand.on_top(LoadScreen)
    for _ in range(400):
        hand.frames(1)
        if all(screen._standings.of(game) for game in screen.games):
            break
    hand.frames(len(screen.games) + 1)
    return screen


def told(screen: LoadScreen) -> list[str]:
    return [each.node.text for each in screen.layout.root.walk() if isinstance(each.node, Label)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_row_tells_who_plays_and_the_round_in_the_games_own_words(language: Language) -> None:
    paths = [saved("petrol-station", 25, 1.0), saved("the-ford", 12, 2.0)]
    screen = listed(opened(language))
    assert [game.path for game in screen.games] == paths[::-1]
    lines = " / ".join(told(screen))
    for path in paths:
        loaded = load_save(path)
        texts = Texts(language).of(loaded.header.system)
        title = scene(loaded.header.system).order(resume(loaded, NoDice()).state, texts).title
        assert title in lines
    assert ("Turn" if language == "en" else "Zug") in lines
    assert told(screen).count("Alice") == len(paths)
    for game in screen.games:
        standing = screen._standings.of(game)
        assert standing is not None
        (picture,) = standing.pictures.values()
        colours = {
            tuple(picture.get_at((x, y))) for x in range(0, picture.width, 4) for y in range(0, picture.height, 4)
        }
        assert len(colours) > 20, "a table with figures on it"


def test_a_broken_save_is_told_in_its_row_and_stays() -> None:
    sound = saved("the-ford", 12, 1.0)
    nonsense = saves_folder() / "nonsense.pb12save"
    nonsense.write_bytes(b"nonsense\n")
    changed = saves_folder() / "changed.pb12save"
    lines = sound.read_bytes().split(b"\n")
    lines[6] = lines[6].replace(b'"player":"', b'"player":"x')
    changed.write_bytes(b"\n".join(lines))
    before = {path: path.read_bytes() for path in (sound, nonsense, changed)}
    screen = listed(opened())
    bad = [text for text in told(screen) if text.startswith("line ")]
    assert len(bad) == 2
    assert any("line 7" in text for text in bad)
    buttons = [each.node.name for each in screen.layout.root.walk() if isinstance(each.node, Button)]
    names = [game.path for game in screen.games]
    assert [name for name in buttons if name.startswith("continue:")] == [f"continue:{names.index(sound)}"]
    assert {path: path.read_bytes() for path in before} == before


def test_every_unfinished_game_is_continued_from_its_row() -> None:
    first, _ = saved("the-ford", 12, 1.0), saved("petrol-station", 25, 2.0)
    over = saved("the-ford", 5000, 3.0)
    hand = opened()
    screen = listed(hand)
    names = {each.node.name for each in screen.layout.root.walk() if isinstance(each.node, Button)}
    paths = [game.path for game in screen.games]
    assert f"continue:{paths.index(over)}" not in names
    assert len([name for name in names if name.startswith("continue:")]) == 2
    screen.press(f"continue:{paths.index(first)}")
    hand.frames()
    save = hand.game.controller.save
    assert save is not None
    assert save.path == first


def test_the_start_offers_every_unfinished_game_the_newest_first() -> None:
    oldest, newest = saved("the-ford", 12, 1.0), saved("petrol-station", 25, 3.0)
    middle, over = saved("the-ford", 3, 2.0), saved("the-ford", 5000, 4.0)
    (saves_folder() / "nonsense.pb12save").write_bytes(b"nonsense\n")
    forget_running()
    assert over not in unfinished_saves()
    hand = opened()
    hand.frames()
    assert hand.on_top(StartScreen).unfinished == newest
    hand.key(pygame.K_o, pygame.KMOD_CTRL)
    offered = hand.on_top(PickOne)
    assert [path for path, _ in offered.options] == [str(newest), str(middle), str(oldest)]
    assert offered.options[0][1].startswith("The Petrol Station · Alice, Bob · ")
    hand.digit(3)
    assert isinstance(hand.top, GameScreen)
    save = hand.game.controller.save
    assert save is not None
    assert save.path == oldest
