"""Fixtures of the app's tests: a home of its own, and a display that is not there."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.analysis.crew import Crew
from pb12table.app.panels.layout import KeptPanels
from pb12table.files import scenario
from pb12table.files.places import cache_folder, scenarios_folder
from pb12table.files.reading import read_toml
from pb12table.files.scenario import FILE, FOLDER, Scenario, listed_scenarios
from pb12table.files.themes import USUAL, ThemeForm, shipped_theme
from pb12table.window.kit import background, canvas, theme
from pb12table.window.kit.background import Same
from pb12table.window.kit.canvas import Canvas, rendered
from tests.app.builder import Builder, at_the_editor
from tests.app.helpers import SetClock
from tests.app.painting import paint_every_frame, paint_terrain, paint_terrain_whole, paint_when_looked_at


@pytest.fixture(scope="session")
def list_of_scenarios(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The list that the program keeps where there are no scenarios but those that come with it."""
    with pytest.MonkeyPatch.context() as patch:
        live_in(tmp_path_factory.mktemp("home"), patch)
        listed_scenarios()
        return (cache_folder(FOLDER) / FILE).read_bytes()


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, list_of_scenarios: bytes) -> Path:
    """Settings and saves of a test land in a folder of its own, where all scenarios have been listed already."""
    live_in(tmp_path, monkeypatch)
    (cache_folder(FOLDER) / FILE).write_bytes(list_of_scenarios)
    return tmp_path


_read_toml, _made = read_toml, scenario._scenario_of


@lru_cache(maxsize=64)
def _document(path: Path) -> bytes:
    return pickle.dumps(_read_toml(path))


def _read_once(path: Path) -> dict[str, Any]:
    """A file as plain data; what comes with the program is read once."""
    if not path.is_relative_to(scenarios_folder()):
        return _read_toml(path)
    document: dict[str, Any] = pickle.loads(_document(path))
    return document


@lru_cache(maxsize=24)
def _known(written: bytes, content: Same, path: Path, deployment: str) -> tuple[Scenario, bytes]:
    found = _made(pickle.loads(written), content._thing, path, deployment)
    return found, pickle.dumps(found.document)


def _made_once(document: dict[str, Any], content: Any, path: Path, deployment: str) -> Scenario:
    """A scenario; the setup of one that comes with the program is made once, since nothing changes it."""
    if not path.is_relative_to(scenarios_folder()):
        return _made(document, content, path, deployment)
    found, written = _known(pickle.dumps(document), Same(content), path, deployment)
    return replace(found, document=pickle.loads(written))


@pytest.fixture(autouse=True)
def known_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scenarios that come with the program are read and made once, as long as there is the same content."""
    monkeypatch.setattr(scenario, "read_toml", _read_once)
    monkeypatch.setattr(scenario, "_scenario_of", _made_once)


def live_in(home: Path, patch: pytest.MonkeyPatch) -> None:
    """Let a folder be the user's, who has set no language."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        patch.setenv(name, str(home))
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        patch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    """SDL with its dummy driver, and an empty queue of events."""
    pygame.display.init()
    pygame.font.init()
    pygame.event.clear()
    yield
    pygame.event.clear()


@pytest.fixture(autouse=True)
def usual_theme(display: None) -> Iterator[None]:
    """Whatever a test wears, the next one begins in the usual theme."""
    yield
    theme.use(_usual_theme())


@cache
def _usual_theme() -> ThemeForm:
    return shipped_theme(USUAL)


@pytest.fixture(autouse=True)
def painting(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the quick run windows are painted when something looks at them, over bare ground; else with all terrain."""
    if "not slow" in request.config.option.markexpr:
        paint_when_looked_at(monkeypatch)
    elif "terrain" not in request.fixturenames:
        paint_terrain_whole(monkeypatch)


@pytest.fixture
def every_frame(painting: None) -> Iterator[None]:
    """Each frame is painted, as it is for people."""
    with paint_every_frame():
        yield


@pytest.fixture
def terrain(painting: None) -> Iterator[None]:
    """The terrain in a window is painted as people see it."""
    with paint_terrain():
        yield


@pytest.fixture
def builder(tmp_path: Path) -> Iterator[Builder]:
    """Somebody at the editor, with an empty layout."""
    yield from at_the_editor(tmp_path)


@pytest.fixture
def written(every_frame: None, nothing_kept: None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines that have been written onto the window, whole even where they are shown shortened."""
    found: list[str] = []
    text, middle = Canvas.text, Canvas.middle

    def noted_text(canvas: Canvas, place: Any, words: str, *more: Any, **named: Any) -> pygame.Rect:
        found.append(words)
        return text(canvas, place, words, *more, **named)

    def noted_middle(canvas: Canvas, rect: pygame.Rect, words: str, *more: Any, **named: Any) -> None:
        found.append(words)
        middle(canvas, rect, words, *more, **named)

    monkeypatch.setattr(Canvas, "text", noted_text)
    monkeypatch.setattr(Canvas, "middle", noted_middle)
    return found


@pytest.fixture
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Panels are painted in every frame, so that all that is seen is written anew."""

    def draw(
        kept: KeptPanels,
        canvas: Canvas,
        name: str,
        rect: pygame.Rect,
        key: object,
        paint: Callable[[Canvas], None],
        *,
        floats: bool = False,
    ) -> None:
        canvas.zone(rect, f"panel:{name}")
        paint(canvas)

    monkeypatch.setattr(KeptPanels, "draw", draw)


@pytest.fixture
def shown(every_frame: None, nothing_kept: None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines that have been written onto the window as they are seen there, with dots where they are shortened."""
    found: list[str] = []

    def noted(text: str, *rest: Any) -> pygame.Surface:
        found.append(text)
        return rendered(text, *rest)

    monkeypatch.setattr(canvas, "rendered", noted)
    return found


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """A clock that the test sets; nothing waits for a real one."""
    found = SetClock()
    monkeypatch.setattr(background.clock, "told", found)
    return found


@pytest.fixture(autouse=True)
def no_pictures_of_tables(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No process paints the tables of a start screen that is left at once, unless it would be this one."""
    if "in_this_process" not in request.fixturenames:
        monkeypatch.setattr("pb12table.app.screens.previews.Previews.ask", lambda *_: None)


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the window lets another process do is done in this one: for little, beginning a process takes longer."""
    monkeypatch.setattr("pb12table.app.screens.base.one_process", lambda is_stopped: Crew(0, is_stopped))
    for module in ("app.editor.drawing", "app.worth.screen", "app.worth.compared_screen"):
        monkeypatch.setattr(f"pb12table.{module}.cores", lambda: 0)


@pytest.fixture(autouse=True)
def no_overview(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game begins with its first question; only tests marked with `overview` look at it at a glance before."""
    if request.node.get_closest_marker("overview") is None:
        monkeypatch.setattr("pb12table.app.rooms.open_overview", lambda game: None)
