"""A line of text that is edited: caret, selection, undo, clipboard, input methods."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.files.forms.basics import seen
from pb12table.window.layout.painting import FIRST_REPEAT, REPEAT, SystemClipboard, Typing
from pb12table.window.layout.text_line import TextLine


class Copied:
    """A clipboard of its own."""

    def __init__(self, text: str = "") -> None:
        self.text = text

    def get(self) -> str:
        return self.text

    def put(self, text: str) -> None:
        self.text = text


def key(code: int, mod: int = 0, typed: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=typed)


def typed(line: TextLine, text: str) -> None:
    for letter in text:
        line.insert(letter)


def test_what_is_typed_takes_the_place_of_the_selection() -> None:
    line = TextLine("Captain")
    line.select_all()
    typed(line, "Mate")
    assert (line.text, line.caret, line.selected) == ("Mate", 4, "")


def test_words_are_gone_over_and_deleted_whole() -> None:
    line = TextLine("one two  three")
    line.move(-1, "word")
    assert line.caret == 9
    line.move(-1, "word", select=True)
    assert line.selected == "two  "
    line.move(1)
    line.delete(-1, "word")
    assert line.text == "one three"
    line.move(1, "word")
    assert line.caret == 9
    line.move(-1, "line")
    line.delete(1, "word")
    assert line.text == "three"


def test_a_selection_is_left_at_its_end() -> None:
    line = TextLine("abcdef")
    line.go(2)
    line.go(5, select=True)
    line.move(-1)
    assert line.caret == 2
    line.go(5, select=True)
    line.move(1)
    assert line.caret == 5


@pytest.mark.parametrize("sign", ["x\u0301", "👍🏽"])
def test_no_caret_stands_within_a_sign(sign: str) -> None:
    line = TextLine(f"a{sign}b")
    line.move(-1)
    line.move(-1)
    assert line.caret == 1
    line.move(1)
    line.delete(-1)
    assert line.text == "ab"


def test_letters_typed_on_are_undone_together_and_words_apart() -> None:
    line = TextLine()
    typed(line, "two words")
    line.undo()
    assert line.text == "two "
    line.undo()
    line.undo()
    assert line.text == ""
    for _ in range(3):
        line.redo()
    assert line.text == "two words"
    line.delete(-1)
    line.redo()
    assert line.text == "two word", "a change drops what could be done again"


def test_no_more_is_taken_than_has_room_and_nothing_that_is_no_letter() -> None:
    line = TextLine("abc", longest=5)
    line.insert("de\u200b\nfg")
    assert line.text == "abcde"
    line.set("one\ntwo\u202e")
    assert line.text == "one t"


def test_a_line_can_be_told_what_it_takes() -> None:
    line = TextLine("", clean=lambda text: "".join(letter for letter in text if letter.isdigit()))
    line.insert("a1b2")
    assert line.text == "12"


def test_an_input_method_shows_what_it_composes_and_gives_it_once() -> None:
    line, typing = TextLine("ab"), Typing(Copied())
    line.go(1)
    typing.takes(line, pygame.event.Event(pygame.TEXTEDITING, text="ni", start=0, length=2))
    assert (line.text, line.shown) == ("ab", "anib")
    assert typing.takes(line, key(pygame.K_RETURN)), "Enter is for the input method"
    assert typing.takes(line, key(pygame.K_BACKSPACE))
    assert line.text == "ab"
    typing.takes(line, pygame.event.Event(pygame.TEXTINPUT, text="你"))
    assert (line.text, line.shown, line.caret) == ("a你b", "a你b", 2)
    assert not typing.takes(line, key(pygame.K_RETURN))
    line.undo()
    assert line.text == "ab"


def test_what_is_composed_goes_with_the_focus() -> None:
    line, typing = TextLine("ab"), Typing(Copied())
    line.compose("x")
    typing.end(line)
    assert line.shown == "ab"


def test_the_clipboard_takes_and_gives() -> None:
    line, copied = TextLine("Blackbeard"), Copied()
    typing = Typing(copied)
    line.go(5, select=True)
    typing.takes(line, key(pygame.K_c, pygame.KMOD_LCTRL))
    assert (copied.text, line.text) == ("beard", "Blackbeard")
    typing.takes(line, key(pygame.K_x, pygame.KMOD_LMETA))
    assert (copied.text, line.text) == ("beard", "Black")
    typing.takes(line, key(pygame.K_c, pygame.KMOD_LCTRL))
    assert copied.text == "beard", "nothing selected, nothing copied"
    copied.text = " sails\nhigh"
    typing.takes(line, key(pygame.K_v, pygame.KMOD_LCTRL))
    assert line.text == "Black sails high"
    typing.takes(line, key(pygame.K_z, pygame.KMOD_LCTRL))
    assert line.text == "Black"
    typing.takes(line, key(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT))
    assert line.text == "Black sails high"
    typing.takes(line, key(pygame.K_a, pygame.KMOD_LCTRL))
    assert line.selected == line.text


def test_a_held_key_repeats_itself_until_it_is_let_go() -> None:
    line, typing = TextLine("abcdefgh"), Typing(Copied())
    typing.takes(line, key(pygame.K_BACKSPACE))
    assert not typing.update(line, 0.0) or line.text == "abcdefg"
    typing.update(line, FIRST_REPEAT)
    typing.update(line, REPEAT)
    assert line.text == "abcde"
    typing.takes(line, pygame.event.Event(pygame.KEYUP, key=pygame.K_BACKSPACE, mod=0))
    assert not typing.update(line, 1.0)
    assert line.text == "abcde"


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_F1])
def test_keys_of_the_screen_are_left_to_it(code: int) -> None:
    assert not Typing(Copied()).takes(TextLine(), key(code, typed="\r" if code == pygame.K_RETURN else ""))


def test_letters_are_no_keys_of_the_screen_while_one_types() -> None:
    line = TextLine()
    assert Typing(Copied()).takes(line, key(pygame.K_m, typed="m"))
    assert line.text == "", "the letter itself comes as text"


STEPS = st.one_of(
    st.tuples(st.just("insert"), st.text(max_size=4)),
    st.tuples(st.just("delete"), st.sampled_from([-1, 1]), st.sampled_from(["letter", "word", "line"])),
    st.tuples(st.just("move"), st.sampled_from([-1, 1]), st.sampled_from(["letter", "word", "line"])),
    st.tuples(st.just("go"), st.integers(-2, 30)),
    st.tuples(st.just("compose"), st.text(max_size=3)),
    st.tuples(st.sampled_from(["select_all", "cut", "undo", "redo"])),
)


@given(st.text(max_size=12), st.lists(STEPS, max_size=25), st.integers(0, 20))
def test_whatever_is_done_the_line_stays_whole_and_all_can_be_undone(
    text: str, steps: list[tuple[Any, ...]], longest: int
) -> None:
    line = TextLine(text, longest)
    begun = line.text
    for name, *given_ in steps:
        getattr(line, name)(*given_)
        assert 0 <= line.caret <= len(line.text) <= longest
        assert 0 <= line.anchor <= len(line.text)
        assert seen(line.shown) == line.shown
        assert line.shown.replace(line.composed, "", 1) == line.text or line.composed in line.text
    after = line.text
    for _ in range(100):
        line.undo()
    assert line.text == begun
    for _ in range(100):
        line.redo()
    assert line.text == after or any(step[0] in ("undo", "redo") for step in steps)


def test_an_accent_behind_its_letter_becomes_one_with_it() -> None:
    line = TextLine("caf", longest=4)
    typed(line, "e\u0301")
    assert line.text == "caf\u00e9"
    line.undo()
    assert line.text == "caf"


def test_line_breaks_around_what_is_pasted_are_dropped() -> None:
    line = TextLine("Ada", 12)
    Typing(Copied("Ka\u202ei\u200b\nMüller-Lüdenscheidt\n")).takes(line, key(pygame.K_v, pygame.KMOD_CTRL))
    assert line.text == "AdaKai Mülle"


def test_a_paste_without_a_clipboard_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    line = TextLine("Ada")
    Typing(SystemClipboard()).takes(line, key(pygame.K_v, pygame.KMOD_CTRL))
    assert line.text == "Ada"
