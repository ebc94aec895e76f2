"""Keys: within what is alive at the same time a key means one thing, and who changes one is told what it would hide."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pygame
import pytest

import pb12table.app.game.screen  # noqa: F401  # it brings all modes
from pb12table.app.program import Program
from pb12table.app.screens.map_screen import TellingScreen, draw_passing_notice
from pb12table.app.screens.settings_screen import SettingsScreen
from pb12table.systems import known
from pb12table.systems.pb12.window import forms
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Language, Texts
from pb12table.window.kit import keys
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.layout.nodes import Label
from pb12table.window.play.base import Mode
from tests.app.helpers import SIZE


def modes(kind: type[Mode] = Mode) -> Iterator[type[Mode]]:
    for mode in kind.__subclasses__():
        yield mode
        yield from modes(mode)


def test_no_key_means_two_things_at_the_same_time() -> None:
    assert {command.name: keys.clashes(command.name, command.key, {}) for command in keys.commands()} == {
        command.name: None for command in keys.commands()
    }


@pytest.mark.parametrize("system", known.SYSTEMS)
def test_in_a_game_a_letter_means_one_thing_whatever_is_asked(system: str) -> None:
    meanings: dict[str, list[str]] = {}
    for command in keys.commands_in_game(system):
        meanings.setdefault(command.key, []).append(command.name)
    assert [names for names in meanings.values() if not all(keys.are_alike(names[0], each) for each in names[1:])] == []
    assert len(meanings) > 40


def test_the_page_of_the_handbook_lists_them_as_they_are() -> None:
    assert (Path(__file__).parents[2] / "docs" / "keys.md").read_text("utf-8") == keys.keys_page(Texts("en"))
    assert "| **A** | Ausgewählte Figur aktivieren | Angreifen |" in keys.keys_page(Texts("de"))


def test_p_passes_in_every_game() -> None:
    passes = ({each.name for each in keys.commands(system) if each.key == "p"} for system in known.SYSTEMS)
    assert all(names & keys.ALIKE[0] for names in passes)


def groups_of_forms() -> Iterator[tuple[str, ...]]:
    """The groups of keys that are alive beside forms of Pb-12."""
    for path in Path(forms.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "groups":
                yield ast.literal_eval(node.value)


def test_what_modes_and_forms_listen_to_is_known_to_be_alive_together() -> None:
    asked = {*groups_of_forms()}
    assert len(asked) > 4
    found = [*(mode.groups for mode in modes()), *asked, ("plan", "path")]
    assert [groups for groups in found if not keys.are_alive_together(groups)] == []


@pytest.mark.parametrize(
    ("name", "binding", "hidden"),
    [
        ("move", "q", "turn-left"),
        ("climb", "ctrl+p", "pay"),
        ("respond", "g", "climb"),
        ("boost-more", "e", "turn-right"),
        ("activate", "f1", "help"),
        ("activate", "m", "move"),
        ("relocate-in", "shift+t", "threaten"),
        ("w6-run", "r", "show-ranges"),
        ("activate", "ctrl+shift+a", None),
        ("edit-select", "q", "edit-turn-left"),
        ("edit-select", "shift+a", None),
    ],
)
def test_a_change_that_would_hide_another_command_is_seen(name: str, binding: str, hidden: str | None) -> None:
    assert keys.clashes(name, binding, {}) == hidden


@pytest.mark.parametrize(
    ("language", "binding", "told"),
    [
        ("de", "ctrl+page up", "Strg Bild auf"),
        ("de", "delete", "Entf"),
        ("de", ",", "Komma"),
        ("en", "shift+left", "Shift Left arrow"),
        ("en", "ctrl+shift+z", "Ctrl Shift Z"),
        ("en", "+", "+"),
    ],
)
def test_keys_are_named_in_the_language(language: Language, binding: str, told: str) -> None:
    assert keys.shown_binding(Texts(language), binding) == told


def test_screens_without_a_game_name_every_key_in_the_language_too() -> None:
    screen: Any = TellingScreen()
    screen.desk = SimpleNamespace(texts=Texts("de"), settings=Settings(keys={"back": "left"}))
    assert [screen.key(command) for command in ("look-higher", "edit-delete", "back")] == [
        "Bild auf", "Entf", "Pfeil links",
    ]  # fmt: skip


def test_a_sentence_that_is_too_long_for_one_line_is_told_on_two(shown: list[str]) -> None:
    surface = pygame.Surface((640, 200))
    text = "The layout cannot be kept in this folder, because only its owner can write there, and that is not you."
    draw_passing_notice(Canvas(surface, 1.0, (0, 0)), surface.get_rect(), (text, True))
    assert len(shown) == 2
    assert " ".join(shown) == text


@pytest.mark.screen("SettingsScreen")
def test_settings_of_a_system_are_offered_in_its_games_and_before_any() -> None:
    program = Program(Settings(language="en"), SIZE)
    offered = {system: SettingsScreen(program, system).rows().get("ask_checks") for system in ("", "pb12", "w6")}
    assert offered[""] == offered["pb12"] != offered["w6"] is None
    screen = SettingsScreen(program, "pb12")
    program.open(screen)
    labels = [each.node.text for each in screen.layout.root.walk() if isinstance(each.node, Label)]
    assert "Ask before a further check" in labels
    screen.press("set:ask_checks:2")
    assert program.settings.ask_checks == "always"


@pytest.mark.parametrize(
    ("own", "kept", "told"),
    [
        ({"move": "j"}, {}, ["move", "adjust"]),
        ({"move": "u", "reload": "m"}, {"move": "u", "reload": "m"}, []),
        ({"aim": "ctrl+a", "wait": "ctrl+a", "move": "ctrl+m"}, {"move": "ctrl+m"}, ["aim", "wait"]),
    ],
)
def test_two_commands_on_one_key_are_told_and_keep_their_keys(
    tmp_path: Path, own: dict[str, str], kept: dict[str, str], told: list[str]
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(msgspec.json.encode({"keys": own}))
    settings, problems = keys.read_settings(path)
    assert settings.keys == kept
    assert [word for problem in problems for word in (problem.details["command"], problem.details["other"])] == told
    lines = [problem_line(Texts(language), problem) for language in LANGUAGES for problem in problems]
    assert all(told[0] in line and told[1] in line for line in lines)
