"""Forces in files of their own: what is taken, what is refused, and where."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pb12table.files.checking import check_file
from pb12table.files.content import load_content
from pb12table.files.places import user_forces_folder
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import find_force, force_files, force_of, load_force
from pb12table.files.writing import scenario_text
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import Texts

CONTENT = load_content()


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))


def crew(**more: Any) -> dict[str, Any]:
    figure = [{"id": "captain", "profile": "fearless-captain"}, {"id": "boy", "profile": "ships-boy"}]
    return {"format": 1, "content": "force", "name": "Crew", "command_points": 3, "figure": figure, **more}


def problem(document: dict[str, Any]) -> FileProblem:
    with pytest.raises(FileProblem) as found:
        force_of(document, CONTENT, Path("crew.toml"))
    return found.value


@pytest.mark.format("force")
def test_a_force_is_found_by_its_id_and_by_its_path(tmp_path: Path) -> None:
    folder = user_forces_folder()
    folder.mkdir(parents=True)
    (folder / "crew.toml").write_text(scenario_text(crew(leader="captain", deck=["luck", "luck"])), "utf-8")
    assert list(force_files()) == ["crew"]
    assert load_force("crew").name.en == "Crew"
    assert load_force(folder / "crew.toml").setup.players[0].leader == "captain"
    check_file(folder / "crew.toml")
    with pytest.raises(FileProblem) as found:
        find_force("crwe")
    assert "crew" in problem_line(Texts("en"), found.value)


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        ({"leader": "boy"}, 'player[0] "force".leader', "problem-no-command-figure"),
        ({"deck": ["no-such-card"]}, 'player[0] "force".deck', "problem-no-such-card"),
        ({"figure": []}, "figure", "problem-too-short"),
        ({"figure": [{"id": "a", "profile": "nobody"}]}, 'figure[0] "a".profile', "problem-no-such-profile"),
        ({"figure": [{"id": "a", "profile": "human", "at": [1.0, 1.0]}]}, 'figure[0] "a"', "problem-unknown-key"),
        ({"figure": [{"id": "a", "profile": "human", "player": "bob"}]}, 'figure[0] "a"', "problem-unknown-key"),
        ({"terrain": []}, "", "problem-unknown-key"),
        ({"command_points": -1}, "command_points", "problem-out-of-bounds"),
    ],
)
def test_what_is_wrong_with_a_force_is_told_with_its_place(change: dict[str, Any], place: str, key: str) -> None:
    found = problem(crew(**change))
    assert found.place.startswith(place)
    assert problem_line(Texts("en"), found).startswith("crew.toml")
    assert problem_line(Texts("de"), found) != problem_line(Texts("en"), found)
    assert found.key == key


def test_a_figure_fixed_to_a_vehicle_keeps_its_seat() -> None:
    figures = [{"id": "coach", "profile": "coach"},
               {"id": "guard", "profile": "human", "fixed_to": "coach", "at": [0.0, 0.0]}]  # fmt: skip
    force = force_of(crew(figure=figures), CONTENT, Path("crew.toml"))
    assert force.setup.figures[1].carrier == "coach"
