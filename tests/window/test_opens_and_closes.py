"""The program as a person meets it: a window opens, and closing it ends the program in order."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.window import screen

pytestmark = pytest.mark.window

StartProgram = Callable[..., screen.Window]


def test_the_window_opens_with_title_and_size_and_closing_it_ends_the_program(
    start_program: StartProgram, tmp_path: Path
) -> None:
    window = start_program()
    assert screen.wait_until(lambda: window.title() == "pb12table", 10.0), window.title()
    assert window.size() == (1600, 900)
    picture = window.screenshot(tmp_path / "opened.png")
    assert picture.read_bytes().startswith(b"\x89PNG")
    window.close()
    assert window.wait_for_end() == 0, window.error_text()


def test_an_unknown_scenario_is_refused_in_one_line_and_opens_no_window(
    start_program: StartProgram,
) -> None:
    with pytest.raises(RuntimeError) as refusal:
        start_program("no-such-scenario")
    assert "no-such-scenario" in str(refusal.value)
    assert "Traceback" not in str(refusal.value)
