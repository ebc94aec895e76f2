"""What the start screen keeps on the disk: pictures of tables and the list of scenarios."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from threading import enumerate as threads
from time import sleep
from unittest.mock import patch

import pygame
import pytest

from pb12table.app.program import Program
from pb12table.app.screens import previews
from pb12table.app.screens.previews import Previews
from pb12table.app.screens.start import StartScreen
from pb12table.files import scenario as listed
from pb12table.files.places import cache_folder, scenarios_folder, user_scenarios_folder
from pb12table.files.scenario import listed_scenarios, scan_scenarios
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Settings

SIZE = (64, 40)
SETTINGS = Settings(language="en")


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    pygame.display.set_mode((80, 60))


@pytest.fixture
def scenario() -> Path:
    """A scenario of one's own."""
    path = user_scenarios_folder() / "cove.toml"
    path.parent.mkdir(parents=True)
    path.write_bytes((scenarios_folder() / "smugglers-cove.toml").read_bytes())
    return path


def painted_with(colour: str) -> pygame.Surface:
    picture = pygame.Surface(SIZE)
    picture.fill(colour)
    return picture


def shown(path: Path, settings: Settings = SETTINGS, size: tuple[int, int] = SIZE) -> pygame.Color | None:
    """The colour of the picture that a program finds which is started now, None for no picture."""
    found = Previews().known(path, size, settings)
    return None if found is None else found.get_at((5, 5))


def paint(path: Path, colour: str = "red", settings: Settings = SETTINGS) -> Previews:
    made = Previews()
    with patch.object(previews, "table_preview", lambda *_: painted_with(colour)):
        made.paint(path, SIZE, settings, Texts("en"))
    return made


def kept() -> list[Path]:
    return sorted(cache_folder(previews.FOLDER).iterdir())


# -- pictures -------------------------------------------------------------------------------------------------


def test_a_picture_is_there_at_the_next_start(scenario: Path) -> None:
    assert shown(scenario) is None
    paint(scenario)
    assert shown(scenario) == pygame.Color("red")
    assert shown(scenario, size=(65, 40)) is None
    assert shown(scenario, Settings(language="de")) is None
    assert shown(scenario, Settings(language="en", colour_blind=True)) is None


def test_what_is_really_painted_comes_back_from_the_disk_as_it_was(scenario: Path) -> None:
    made = Previews()
    made.paint(scenario, SIZE, SETTINGS, Texts("en"))
    before, after = made.known(scenario, SIZE, SETTINGS), Previews().known(scenario, SIZE, SETTINGS)
    assert before is not None
    assert after is not None
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(after, "RGB")


def test_another_scenario_is_painted_anew_and_the_old_picture_goes(scenario: Path) -> None:
    paint(scenario)
    written = scenario.read_text(encoding="utf-8")
    scenario.write_text(written.replace("width = 24.0", "width = 25.0"), encoding="utf-8")
    assert shown(scenario) is None
    paint(scenario, "blue")
    assert shown(scenario) == pygame.Color("blue")
    assert len(kept()) == 1
    scenario.write_text(written, encoding="utf-8")
    assert shown(scenario) is None


def test_other_content_and_another_picture_beside_it_are_painted_anew(scenario: Path) -> None:
    paint(scenario)
    (scenario.parent / "ground.png").write_bytes(b"x")
    assert shown(scenario) is None
    paint(scenario)
    folder = scenario.parent.parent / "content"
    folder.mkdir()
    (folder / "kinds.toml").write_text('format = 1\ncontent = "terrain"\n', encoding="utf-8")
    assert shown(scenario) is None


def test_a_broken_picture_is_painted_anew(scenario: Path) -> None:
    paint(scenario)
    (file,) = kept()
    file.write_bytes(file.read_bytes()[:40])
    assert shown(scenario) is None
    paint(scenario, "blue")
    assert shown(scenario) == pygame.Color("blue")


def test_a_folder_that_cannot_be_written_costs_nothing_but_the_next_start(scenario: Path, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder", encoding="utf-8")
    made = paint(scenario)
    found = made.known(scenario, SIZE, SETTINGS)
    assert found is not None
    assert found.get_at((5, 5)) == pygame.Color("red")
    assert shown(scenario) is None


def test_so_many_pictures_are_kept(scenario: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(previews, "MOST_KEPT", 2)
    for language in ("en", "de"):
        for blind in (False, True):
            paint(scenario, settings=Settings(language=language, colour_blind=blind))
    assert len(kept()) == 2


def until(program: Program, comes: Callable[[], bool]) -> None:
    """Let frames follow each other until something has come, for five seconds at most."""
    for _ in range(1000):
        program.frame(0.02)
        if comes():
            return
        sleep(0.005)
    pytest.fail("it does not come")


def test_the_start_screen_answers_while_pictures_of_tables_are_painted(
    every_frame: None, in_this_process: None
) -> None:
    begun, goes_on = Event(), Event()

    def slowly(_path: Path, size: tuple[int, int], _texts: Texts) -> pygame.Surface:
        begun.set()
        assert goes_on.wait(5.0)
        return pygame.Surface(size)

    program = Program(Settings(language="en"), (1280, 720))
    with patch.object(previews, "table_preview", slowly):
        program.to_start()
        start = program.screens[-1]
        assert isinstance(start, StartScreen)
        until(program, begun.is_set)
        wanted = list(start._wanted)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode=""))
        program.frame(0.02)
        assert program.screens[-1] is not start
        assert not goes_on.is_set()
        goes_on.set()
        program.screens.pop()
        until(program, lambda: all(start._previews.known(*each, program.settings) for each in wanted))


@pytest.mark.screen("StartScreen")
def test_the_start_screen_shows_kept_pictures_in_its_first_frame(every_frame: None, in_this_process: None) -> None:
    program = Program(Settings(language="en"), (1280, 720))
    with patch.object(previews, "table_preview", lambda _path, size, _texts: pygame.Surface(size)):
        program.to_start()
        screen = program.screens[-1]
        assert isinstance(screen, StartScreen)
        program.frame(0.02)
        wanted = list(screen._wanted)
        assert wanted
        until(program, lambda: all(screen._previews.known(*each, program.settings) for each in wanted))
        program.close()
        for thread in (each for each in threads() if each.name == "previews"):
            thread.join(5.0)
    with patch.object(previews, "table_preview", side_effect=AssertionError):
        again = Program(Settings(language="en"), (1280, 720))
        again.to_start()
        again.frame(0.02)
        first = again.screens[-1]
        assert isinstance(first, StartScreen)
        assert not first._wanted


# -- the list -------------------------------------------------------------------------------------------------


def test_the_list_is_the_same_from_the_disk_and_nothing_is_read_for_it(scenario: Path) -> None:
    found = listed_scenarios()
    assert found == scan_scenarios()
    assert scenario in [each.path for each in found[0]]
    with patch.object(listed, "scan_scenarios", side_effect=AssertionError):
        assert listed_scenarios() == found


def test_the_list_is_made_anew_when_a_scenario_comes_changes_or_goes(scenario: Path) -> None:
    listed_scenarios()
    scenario.write_text(scenario.read_text(encoding="utf-8").replace("width = 24.0", "width = 25.0"), encoding="utf-8")
    assert {each.width for each in listed_scenarios()[0] if each.path == scenario} == {25.0}
    scenario.unlink()
    assert scenario not in [each.path for each in listed_scenarios()[0]]


def test_what_is_wrong_is_told_each_time(scenario: Path) -> None:
    scenario.write_text("format = 1\nnonsense", encoding="utf-8")
    first, second = listed_scenarios(), listed_scenarios()
    assert [problem.file for problem in first[1]] == [problem.file for problem in second[1]] == [str(scenario)]


def test_a_broken_list_and_a_folder_that_cannot_be_written_cost_time_only(scenario: Path, tmp_path: Path) -> None:
    found = listed_scenarios()
    (cache_folder(listed.FOLDER) / listed.FILE).write_text('{"marks": 3}', encoding="utf-8")
    assert listed_scenarios() == found
    cache = tmp_path / "cache"
    cache.rename(tmp_path / "away")
    cache.write_text("no folder", encoding="utf-8")
    assert listed_scenarios() == found
