"""Themes are files with every colour and size, and a faulty one is told with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pb12table.files.checking import check_file
from pb12table.files.places import assets_folder
from pb12table.files.problems import FileProblem
from pb12table.files.themes import ENOUGH, contrast, load_theme, theme_files

DARK = (assets_folder() / "themes" / "dark.toml").read_text(encoding="utf-8")


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def problem_of(folder: Path, text: str) -> FileProblem:
    with pytest.raises(FileProblem) as told:
        check_file(written(folder, text))
    return told.value


def test_all_themes_that_come_with_the_program_are_sound() -> None:
    assert {"dark", "light"} <= set(theme_files())
    for path in theme_files().values():
        check_file(path)


@pytest.mark.format("theme")
@pytest.mark.parametrize("colour", ["panel", "faint", "accent_dark"])
def test_a_theme_without_a_colour_is_told_with_file_and_place(tmp_path: Path, colour: str) -> None:
    problem = problem_of(tmp_path, re.sub(rf"(?m)^{colour} = .*$", "", DARK))
    assert (problem.file, problem.place) == (str(tmp_path / "mine.toml"), "colours")
    assert (problem.key, problem.details["key"]) == ("problem-missing-key", colour)


def test_letters_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    problem = problem_of(tmp_path, DARK.replace('muted = "#cdbfa8"', 'muted = "#6a5643"'))
    assert (problem.place, problem.key) == ("colours.muted", "problem-theme-contrast")


@pytest.mark.parametrize(
    ("found", "instead", "place"),
    [
        ("small = 13.0", "small = 12.0", "sizes.small"),
        ('panel = "#2b221b"', 'panel = "brown"', "colours.panel"),
        ('ground = "wood"', 'ground = "marble"', "ground"),
        ('desk = "#2a1f18"', 'desk = "#2a1f18"\nlamp = "#ffffff"', "table"),
    ],
    ids=["small-letters", "no-colour", "no-material", "unknown-key"],
)
def test_what_is_wrong_in_a_theme_is_told_with_its_place(tmp_path: Path, found: str, instead: str, place: str) -> None:
    assert found in DARK
    assert problem_of(tmp_path, DARK.replace(found, instead)).place == place


def test_a_theme_of_ones_own_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pb12table.files.themes.user_themes_folder", lambda: tmp_path)
    written(tmp_path, DARK.replace("dark: walnut", "mine"))
    assert load_theme("mine").name.en == "mine"
    with pytest.raises(FileProblem):
        load_theme("nobody-has-this")


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    assert contrast("#777777", "#ffffff") < ENOUGH
