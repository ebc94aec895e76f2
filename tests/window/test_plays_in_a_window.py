"""A round begun in a real window with a real keyboard and mouse; the program is killed and goes on."""

from collections.abc import Callable
from pathlib import Path

import pytest

from pb12table.files.places import SAVE_ENDING
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.resuming import resume
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.round.sequence import ChoosePlace
from pb12table.systems.pb12.system import SYSTEM
from tests.window import screen

pytestmark = pytest.mark.window

StartProgram = Callable[..., screen.Window]
SECONDS = 20.0


def saved(home: Path) -> Session[State] | None:
    """The game as it lies on the disk."""
    saves = sorted((home / "data" / "pb12table" / "saves").glob(f"*{SAVE_ENDING}"))
    return resume(load_save(saves[-1]), SeededDice(0)) if saves else None


def press_until(window: screen.Window, home: Path, keys: tuple[str, ...], *kinds: type) -> None:
    """Press keys again and again until the game waits for one of the kinds."""

    def pressed_enough() -> bool:
        for key in keys:
            window.key(key)
        session = saved(home)
        return session is not None and isinstance(session.pending, kinds)

    assert screen.wait_until(pressed_enough, SECONDS)


def test_a_round_is_begun_by_hand_and_goes_on_after_a_kill(start_program: StartProgram, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    window = start_program(home=home)
    before = window.screenshot(tmp_path / "start.png").read_bytes()
    window.key("1")
    assert screen.wait_until(lambda: window.screenshot(tmp_path / "names.png").read_bytes() != before, SECONDS)
    window.key("Return")  # whoever plays keeps the names of the scenario
    assert screen.wait_until(lambda: saved(home) is not None and "Cove" in window.title(), SECONDS)
    overview = window.screenshot(tmp_path / "overview.png").read_bytes()

    def seen() -> bool:
        """Go on from the glance at the game; what is pressed before it is painted goes nowhere."""
        window.key("Return")
        return screen.wait_until(lambda: window.screenshot(tmp_path / "seen.png").read_bytes() != overview, 2.0)

    assert screen.wait_until(seen, SECONDS)
    curtain = window.screenshot(tmp_path / "curtain.png").read_bytes()
    assert curtain not in (before, overview)
    press_until(window, home, ("Return",), ChoosePlace, ChooseTurn)
    press_until(window, home, ("Return", "1"), ChooseTurn)
    press_until(window, home, ("a",), ChooseAction)
    session = saved(home)
    assert session is not None
    entries, digest = len(session.entries), SYSTEM.digest(session.state)
    assert "Cove" in window.title()
    window.process.kill()
    window.process.wait(timeout=10)

    again = start_program(home=home)
    again.key("Return")
    assert screen.wait_until(lambda: "Cove" in again.title(), SECONDS)
    session = saved(home)
    assert session is not None
    assert (len(session.entries), SYSTEM.digest(session.state)) == (entries, digest)
    # Action points are left, so that it is asked once; and what is pressed before the table is painted goes nowhere.
    press_until(again, home, ("p",), ChooseTurn)
    picture = again.screenshot(tmp_path / "again.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    again.close()
    assert again.wait_for_end() == 0, again.error_text()
