"""A game by chance from the start screen: what is wished, what is shown of it, and how it begins."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest

from pb12table.app.editor.screen import EditScreen
from pb12table.app.program import Program
from pb12table.app.screens import by_chance
from pb12table.app.screens.by_chance import MOST_KEPT, GameByChance
from pb12table.app.screens.overview import PlayerNames
from pb12table.app.screens.start import StartScreen
from pb12table.files.places import user_folder
from pb12table.files.problems import FileProblem
from pb12table.forces.drawn import Wish, drawn_game
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import AskText, Message
from tests.app.helpers import SIZE, Hand


@pytest.fixture
def hand() -> Hand:
    hand = Hand(Program(Settings(language="en", dice_speed="none"), SIZE))
    hand.program.to_start()
    hand.key(pygame.K_r, pygame.KMOD_CTRL)
    return hand


def drawn(hand: Hand) -> GameByChance:
    """The screen, once it shows what is wished."""
    screen = hand.on_top(GameByChance)
    for _ in range(2000):
        if screen.ready is not None:
            return screen
        threading.Event().wait(0.01)
        hand.frames(1)
    raise AssertionError("nothing was drawn")


@pytest.mark.screen("GameByChance")
def test_it_is_shown_and_begun_with_the_people_who_play(hand: Hand) -> None:
    screen = hand.on_top(GameByChance)
    assert screen.wish == Wish("pb12")
    screen.press("system:w6")
    made = drawn(hand).ready
    assert made is not None
    assert made.setup.system == "w6"
    told = " ".join(node.node.text for node in screen.layout.root.walk() if hasattr(node.node, "text"))
    assert all(figure.label.in_language("en") in told for figure in made.setup.figures)
    assert told.count("in play") == 2, "both forces are as good, which their values by the rules need not show"
    hand.key(pygame.K_RETURN)
    hand.on_top(PlayerNames).accept()
    hand.frames()
    assert [figure.id for figure in hand.game.setup.figures] == [figure.id for figure in made.setup.figures]
    (file,) = (user_folder() / "drawn").iterdir()
    assert file.name == f"w6-small-{made.seed}.toml"


def test_another_is_another_and_a_wish_is_remembered(hand: Hand) -> None:
    screen = hand.on_top(GameByChance)
    screen.press("system:w6")
    first = drawn(hand).ready
    hand.key(pygame.K_n)
    assert screen.seed != (first.seed if first is not None else None)
    screen.press("aim:ground")
    screen.press("size:middle")
    screen.press("kind:woods")
    assert screen.wish == Wish("w6", "middle", "woods", "ground")
    screen.press("system:d20")
    assert screen.wish == Wish("d20", "middle", "woods"), "what d20 knows no ground for is left to chance"


def test_a_map_of_tiles_and_a_scene_of_zones_are_drawn_where_there_is_nothing_else_to_choose(hand: Hand) -> None:
    screen = hand.on_top(GameByChance)
    for system in ("pocket", "fate"):
        screen.press(f"system:{system}")
        made = drawn(hand).ready
        assert made is not None
        assert made.setup.system == system
        told = " ".join(node.node.text for node in screen.layout.root.walk() if hasattr(node.node, "text"))
        assert "Ground" not in told
        assert "Fought for" not in told
    screen.seed = next(seed for seed in range(20) if drawn_game(Wish("fate"), seed)["group"])
    assert drawn(hand).ready is not None
    hand.frames(2)
    told = " ".join(node.node.text for node in screen.layout.root.walk() if hasattr(node.node, "text"))
    assert "minions" in told


def test_nothing_begins_before_it_is_drawn(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    made = by_chance._make

    def slow(*wished: object) -> by_chance.Made:
        gate.wait(60)
        return made(*wished)  # type: ignore[arg-type]

    monkeypatch.setattr(by_chance, "_make", slow)
    screen = drawn(hand)
    screen.press("system:w6")
    hand.frames(2)
    hand.key(pygame.K_RETURN)
    assert hand.shows(screen)
    gate.set()
    drawn(hand)


def test_what_cannot_be_drawn_or_written_is_said(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn(hand)
    user_folder().mkdir(parents=True, exist_ok=True)
    (user_folder() / "drawn").write_text("a file where the folder should be")
    hand.key(pygame.K_RETURN)
    hand.on_top(Message).press("0")
    hand.on_top(GameByChance)

    def fails(*_: object) -> by_chance.Made:
        raise FileProblem("layout.toml", "terrain", "problem-no-kinds")

    monkeypatch.setattr(by_chance, "_make", fails)
    hand.key(pygame.K_n)
    for _ in range(2000):
        if isinstance(hand.top, Message):
            break
        threading.Event().wait(0.01)
        hand.frames(1)
    hand.on_top(Message).press("0")
    hand.frames(3)
    hand.on_top(GameByChance).press("cancel")
    hand.on_top(StartScreen)


def test_only_the_newest_are_kept(hand: Hand) -> None:
    made = drawn(hand).ready
    assert made is not None
    folder = user_folder() / "drawn"
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(MOST_KEPT + 3):
        Path(folder / f"old-{number}.toml").write_text("")
    by_chance.kept(made)
    kept = list(folder.iterdir())
    assert len(kept) == MOST_KEPT
    assert folder / f"pb12-small-{made.seed}.toml" in kept


def test_what_is_built_on_a_random_game_is_saved_as_ones_own(hand: Hand) -> None:
    made = drawn(hand).ready
    assert made is not None
    scenario = by_chance.kept(made)
    hand.program.edit(str(scenario.path))
    editor = hand.on_top(EditScreen)
    editor.press_command("edit-save")
    hand.on_top(AskText)
    before = scenario.path.read_bytes()
    hand.key(pygame.K_RETURN)
    assert scenario.path.read_bytes() == before
    assert editor.bench.path.parent != scenario.path.parent
