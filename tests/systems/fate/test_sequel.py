"""What a conflict leaves is brought into the next scene, as `pb12table sequel` writes it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pb12table.cli.main import run
from pb12table.files.content import load_content
from pb12table.files.reading import read_toml
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario, scenario_of
from pb12table.systems.fate.rules.actors import consequences
from pb12table.systems.fate.rules.course import new_game
from pb12table.systems.fate.rules.data import ActorId, Severity, Track
from tests.files.games import cove, new_session, play
from tests.systems.fate.games import brought_to_an_end

MARIT = ActorId("marit")
MILD, MODERATE, SEVERE = Severity


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sequel") / "warehouse.pb12save"
    brought_to_an_end(path)
    return path


@pytest.mark.vector("FV113")
@pytest.mark.rule("F049", "F062", "F063", "F064", "F065", "FR37")
@pytest.mark.parametrize(
    ("options", "left"),
    [
        ([], [MILD, MODERATE, SEVERE]),
        (["--rest", "minutes"], [MODERATE, SEVERE]),
        (["--rest", "hours"], [SEVERE]),
        (["--rest", "hours", "--back-to-back"], []),
        (["--rest", "days"], []),
    ],
)
def test_consequences_heal_by_rest_and_stress_is_gone(
    save: Path, tmp_path: Path, options: list[str], left: list[Severity]
) -> None:
    written = tmp_path / "tonight.toml"
    assert run(["sequel", str(save), "the-doctors-roof", *options, "-o", str(written)]) == 0
    setup: Any = scenario_of(read_toml(written), load_content("fate"), written).setup
    state = new_game(setup)
    assert [each.severity for each in consequences(state, MARIT)] == left
    assert state.actors[MARIT].fate_points == 1
    assert state.actors[MARIT].marks == {Track.HEALTH: [], Track.COMPOSURE: []}
    assert not consequences(state, ActorId("anselm"))


def test_comments_of_the_next_scene_stay_and_what_is_brought_is_told(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["sequel", str(save), "the-doctors-roof", "--rest", "hours", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    marit = next(figure for figure in told["figures"] if figure["id"] == "marit")
    assert marit == {
        "id": "marit", "fate_points": 1, "consequences": [{"text": "A severe one", "severity": "severe"}],
    }  # fmt: skip
    assert run(["sequel", str(save), "the-doctors-roof"]) == 0
    assert capsys.readouterr().out.startswith("# ")


def test_what_cannot_be_carried_on_is_said_in_one_line(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = SaveFile.create(tmp_path / "cove.pb12save", cove())
    play(new_session(cove()), 3, save=other)
    other.close()
    SaveFile.create(tmp_path / "station.pb12save", load_scenario("petrol-station")).close()
    for arguments, words in (
        ([str(save), "smugglers-cove"], 'another game than "fate"'),
        ([str(save), "the-doctors-roof", "--rest", "years"], "none, minutes, hours, days"),
        ([str(tmp_path / "cove.pb12save"), "smugglers-cove"], "not over yet"),
        ([str(tmp_path / "station.pb12save"), "petrol-station"], "nothing carries over"),
    ):
        assert run(["sequel", *arguments]) == 2
        said = capsys.readouterr().err
        assert words in said
        assert said.count("\n") == 1
