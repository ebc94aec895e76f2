"""Every letter and sign that the program shows is in its fonts: a missing one would be an empty box."""

from __future__ import annotations

import pygame
import pytest

from pb12table.files.places import assets_folder
from pb12table.window.kit.canvas import font, rendered, width_of
from tests.architecture.scan import ROOT

TEXTS = sorted((assets_folder() / "locale").glob("*/*.ftl"))
SOURCES = sorted((ROOT / "pb12table" / "app").rglob("*.py"))


@pytest.mark.parametrize("bold", [False, True])
def test_every_sign_is_in_the_font(bold: bool) -> None:
    pygame.font.init()
    used = {letter for file in (*TEXTS, *SOURCES) for letter in file.read_text("utf-8")}
    letters = sorted(used - set("\n\u2068\u2069"))
    shown = font(20, bold=bold)

    def picture(letter: str) -> bytes:
        return pygame.image.tobytes(shown.render(letter, True, (255, 255, 255)), "RGBA")

    box = picture("\U000f0000")
    missing = [letter for letter in letters if picture(letter) == box]
    assert not missing, [f"{letter} U+{ord(letter):04X}" for letter in missing]


@pytest.mark.parametrize("size", range(13, 24))
@pytest.mark.parametrize("told", [False, True])
@pytest.mark.parametrize("words", ["n n", "dabei. Wer", "Zwei Trupps"])
def test_words_in_small_letters_stand_a_quarter_of_their_size_apart(size: int, told: bool, words: str) -> None:
    one, other = words.split()
    gap = width_of(words, size, told=told) - width_of(one, size, told=told) - width_of(other, size, told=told)
    assert gap + 0.5 >= size / 4, "pixels are whole"
    assert rendered(words, size, (0, 0, 0), False, False, told).get_width() == width_of(words, size, told=told)
