"""Every kind of page the program writes, opened in a headless browser: nothing is complained of, nothing is broken."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from pb12table.bots.play import make_bots, play, started
from pb12table.cli.main import run
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario
from pb12table.texts.locale import LANGUAGES
from tests.window.browser import looked_at, missing_browser

pytestmark = [pytest.mark.window, pytest.mark.timeout(400)]

COVE = "smugglers-cove"


def forces(page: Path, language: str) -> None:
    assert run(["--language", language, "forces", COVE, "-o", str(page)]) == 0


def layout(page: Path, language: str) -> None:
    assert run(["--language", language, "layout", COVE, "--grid", "8", "--workers", "1", "--html", str(page)]) == 0


def compared(page: Path, language: str) -> None:
    options = ["--against", "abbey-hill", "--grid", "8", "--workers", "1", "--html", str(page)]
    assert run(["--language", language, "layout", COVE, *options]) == 0


def plan(page: Path, language: str) -> None:
    assert run(["--language", language, "table", "export", COVE, "-o", str(page)]) == 0


def game(name: str) -> Callable[[Path, str], None]:
    """The report of some moves of a game, from its save."""

    def write(page: Path, language: str) -> None:
        scenario, save = load_scenario(name), page.with_suffix(".pb12save")
        session = started(scenario.setup, "a page")
        play(session, make_bots(["random"], scenario.setup, "a page"), most=60)
        file = SaveFile.create(save, scenario)
        file.write(session)
        file.close()
        assert run(["--language", language, "replay", str(save), "--html", str(page)]) == 0

    return write


def review(page: Path, language: str) -> None:
    """The review of some moves of a game, from its save."""
    scenario, save = load_scenario("petrol-station"), page.with_suffix(".pb12save")
    session = started(scenario.setup, "a page")
    play(session, make_bots(["learner"], scenario.setup, "a page"), most=12)
    file = SaveFile.create(save, scenario)
    file.write(session)
    file.close()
    told = ["--level", "learner", "--workers", "1", "--html", str(page)]
    assert run(["--language", language, "review", str(save), *told]) == 0


PAGES: dict[str, Callable[[Path, str], None]] = {
    "forces": forces,
    "layout": layout,
    "compared": compared,
    "plan": plan,
    "game-pb12": game(COVE),
    "game-w6": game("petrol-station"),
    "game-pocket": game("the-ford"),
    "review": review,
}


@pytest.fixture(scope="session")
def browser() -> None:
    missing = missing_browser()
    if missing:
        # Where the checks are made for everybody, a missing tool must not look like success.
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PAGES)
def test_a_page_opens_without_complaints(browser: None, kind: str, language: str, tmp_path: Path) -> None:
    page = tmp_path / f"{kind}.html"
    PAGES[kind](page, language)
    seen = looked_at(page, tmp_path / "home")
    assert not seen.problems
    assert seen.language == language
    assert seen.letters > 200
    assert seen.pictures


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ('<img src="data:image/png;base64,AAAA">', "broken picture"),
        ('<a href="#nowhere">there</a>', "a link to nothing"),
        ("<script>nothing.at.all()</script>", "not defined"),
        ('<div style="width: 5000px">wide</div>', "wider than its window"),
    ],
)
def test_a_fault_of_a_page_is_seen(browser: None, fault: str, said: str, tmp_path: Path) -> None:
    page = tmp_path / "faulty.html"
    page.write_text(f'<!doctype html><html lang="en"><body>{fault}</body></html>', encoding="utf-8")
    assert said in " ".join(looked_at(page, tmp_path / "home").problems)
