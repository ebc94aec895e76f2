"""A theme is put on in the settings, at once and over everything; a broken one is told, and the usual one worn."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from pb12table.app.program import Program
from pb12table.files.places import assets_folder, user_themes_folder
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.window.kit import palette, theme
from pb12table.window.kit.keys import Settings, load_settings, settings_file
from tests.app.helpers import SIZE, Hand, open_game


def own_theme(change: tuple[str, str]) -> Path:
    folder = user_themes_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "mine.toml"
    dark = (assets_folder() / "themes" / "dark.toml").read_text(encoding="utf-8")
    path.write_text(dark.replace(*change), encoding="utf-8")
    return path


@pytest.mark.screen("SettingsScreen")
def test_a_theme_is_put_on_at_once_and_kept() -> None:
    hand = open_game()
    hand.play_to(ChooseAction)
    dark = theme.PANEL
    before = hand.picture()
    hand.program.settings.theme = "light"
    hand.program.apply_settings()
    assert dark != theme.PANEL
    assert hand.picture() != before
    assert load_settings(settings_file()).theme == "light"
    hand.program.settings.theme = "dark"
    hand.program.apply_settings()
    assert hand.picture() == before


def test_players_have_other_colours_and_the_same_shapes_for_colour_blind_eyes() -> None:
    hand = open_game()
    looks = dict(hand.game.looks)
    hand.program.settings.colour_blind = True
    hand.program.apply_settings()
    others = hand.game.looks
    assert all(others[player].shape == look.shape for player, look in looks.items())
    assert all(others[player].colour != look.colour for player, look in looks.items())
    assert palette.SIGHT_BLOCKED == (0xE0, 0x70, 0x2A)


def test_a_theme_without_a_colour_is_told_in_one_sentence_and_nothing_is_lost() -> None:
    path = own_theme(('panel = "#2b221b"\n', ""))
    program = Program(Settings(language="en", dice_speed="none", theme="mine"), SIZE)
    assert program.unworn is not None
    assert (program.unworn.file, program.unworn.place) == (str(path), "colours")
    assert program.settings.theme == "mine", "when the file is mended it is worn"
    assert theme.PANEL == (0x2B, 0x22, 0x1B)
    program.to_start()
    program.say_problem(program.unworn)
    hand = Hand(program)
    hand.frames()
    hand.key(pygame.K_RETURN)
    own_theme(("walnut", "mine"))
    program.apply_settings()
    assert program.unworn is None
