"""One bad file in the user's folders becomes a line in the list of problems, whatever is wrong with it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from pb12table.files import content as content_module
from pb12table.files import scenario as scenario_module
from pb12table.files.content import load_content, usable_content
from pb12table.files.problems import FileProblem, every_fault_told
from pb12table.files.scenario import load_scenario, scan_forces, scan_scenarios
from pb12table.systems.known import UNNAMED
from pb12table.systems.pb12.files.face import Pb12Content
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Texts

BOW_TIE = """
format = 1
system = "pb12"
name = "bow"
table = { width = 30, depth = 20 }
player = [{ id = "a", name = "A", command_points = 1 }, { id = "b", name = "B", command_points = 1 }]
figure = [
    { id = "v", profile = "van", player = "a", at = [8, 8] },
    { id = "x", profile = "human", player = "b", at = [20, 8], facing = 180 },
]
[[profile]]
id = "van"
name = "van"
action_points = 3
slots = 0
model_height = 3
outline = [[-2, 1], [-2, -1], [2, 1], [2, -1]]
vehicle = { floor = 0.5, part = [{ rectangle = [-2, 0.9, 4, 0.1], height = 2.5 }] }
[rules]
round_limit = 3
"""
VAN = BOW_TIE[BOW_TIE.index("[[profile]]") : BOW_TIE.index("[rules]")]
BOW_TIE_PROFILE = f'format = 1\ncontent = "profiles"\n{VAN}'
ITEMS = 'format = 1\ncontent = "items"\n[[item]]\nid = "{id}"\nname = "{id}"\n'
USER = 'format = 1\ncontent = "profiles"\n[[profile]]\nid = "cook"\nname = "cook"\nitems = ["ladle"]\n'


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's folder, with one for each sort of file."""
    for name in ("content/items", "content/profiles", "content/cards", "scenarios", "forces"):
        (tmp_path / name).mkdir(parents=True)
    monkeypatch.setattr(content_module, "user_content_folder", lambda: tmp_path / "content")
    monkeypatch.setattr(scenario_module, "user_scenarios_folder", lambda: tmp_path / "scenarios")
    monkeypatch.setattr("pb12table.files.places.user_forces_folder", lambda: tmp_path / "forces")
    return tmp_path


@pytest.mark.parametrize("folder", ["content/items", "content/profiles", "content/cards"])
@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"format = 1", b"a = [" * 3000, b'content = "items"\nformat = 9\n'])
def test_a_bad_file_of_content_is_left_out_and_told(home: Path, folder: str, data: bytes) -> None:
    (home / "content" / "items" / "good.toml").write_text(ITEMS.format(id="ladle"))
    bad = home / folder / "bad.toml"
    bad.write_bytes(data)
    content, problems = usable_content()
    assert "ladle" in content.items
    assert [problem.file for problem in problems] == [str(bad)]
    summaries, told = scan_scenarios()
    assert {"smugglers-cove", "post-road"} <= {summary.id for summary in summaries}
    assert [problem.file for problem in told] == [str(bad)]
    with pytest.raises(FileProblem):
        load_content()


def test_what_goes_with_a_bad_file_is_told_too_and_the_rest_is_used(home: Path) -> None:
    (home / "content/items/kitchen.toml").write_text("broken")
    crew = home / "content/profiles/crew.toml"
    crew.write_text(USER)
    (home / "content/items/twin.toml").write_text(ITEMS.format(id="pan") * 2)
    (home / "content/items/good.toml").write_text(ITEMS.format(id="lid"))
    content, problems = usable_content()
    assert "lid" in content.items
    assert "cook" not in content.profiles
    assert {Path(problem.file).name for problem in problems} == {"kitchen.toml", "twin.toml", "crew.toml"}


def test_a_scenario_that_misses_content_names_the_bad_file_that_may_hold_it(home: Path) -> None:
    bad = home / "content/profiles/crew.toml"
    bad.write_text("broken")
    text = BOW_TIE.partition("[[profile]]")[0].replace('"van"', '"cook"')
    (home / "scenarios/kitchen.toml").write_text(text)
    with pytest.raises(FileProblem) as caught:
        load_scenario("kitchen")
    assert caught.value.file == str(bad)
    assert load_scenario("smugglers-cove").setup.players


def test_what_is_no_file_is_not_waited_for(home: Path) -> None:
    for name in ("content/items/pipe.toml", "scenarios/pipe.toml", "forces/pipe.toml"):
        os.mkfifo(home / name)
    (home / "content/profiles/folder.toml").mkdir()
    (home / "content/cards/nowhere.toml").symlink_to(home / "gone.toml")
    content, problems = usable_content()
    keys = {Path(problem.file).name: problem.key for problem in problems}
    assert keys == {
        "pipe.toml": "problem-not-a-file", "folder.toml": "problem-is-a-folder", "nowhere.toml": "problem-no-such-file"
    }  # fmt: skip
    assert "problem-not-a-file" in {problem.key for problem in scan_scenarios(content)[1]}
    assert [problem.key for problem in scan_forces(UNNAMED, content)[1]] == ["problem-not-a-file"]


def test_an_outline_that_crosses_itself_becomes_a_line(home: Path) -> None:
    (home / "scenarios/bow.toml").write_text(BOW_TIE)
    (home / "content/profiles/bow.toml").write_text(BOW_TIE_PROFILE)
    summaries, problems = scan_scenarios()
    assert len(summaries) >= 6
    assert str(home / "scenarios/bow.toml") in {problem.file for problem in problems}
    assert {Path(problem.file).name for problem in problems} == {"bow.toml"}


@pytest.mark.parametrize("fault", [ValueError("x"), AssertionError(), KeyError("k"), RecursionError()])
def test_whatever_a_loader_does_becomes_a_line(home: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    def fail(*_: Any) -> None:
        raise fault

    own = home / "scenarios/own.toml"
    own.write_text(BOW_TIE.replace("[2, 1], [2, -1]]", "[2, -1], [2, 1]]"))
    real = Pb12Content.setup
    monkeypatch.setattr(Pb12Content, "setup", lambda face, form, layout, content, path: (
        fail() if path == own else real(face, form, layout, content, path)))  # fmt: skip
    summaries, problems = scan_scenarios()
    assert len(summaries) >= 6
    assert [(problem.file, problem.key) for problem in problems] == [(str(own), "problem-unforeseen")]
    for language in LANGUAGES:
        line = problem_line(Texts(language), problems[0])
        assert str(own) in line
        assert type(fault).__name__ in line


def test_a_fault_that_was_not_foreseen_is_logged_with_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(FileProblem), every_fault_told("x.toml"):
        raise LookupError("deep below")
    assert "deep below" in caplog.text
    with pytest.raises(FileProblem) as caught, every_fault_told("x.toml"):
        raise OSError(28, "No space left on device")
    assert (caught.value.file, caught.value.key) == ("x.toml", "problem-system")
