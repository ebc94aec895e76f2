"""What a rule system gets for a face of forces that says no more than what a figure is worth."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pb12table.cli.main import run
from pb12table.files.content import load_content
from pb12table.files.places import forces_folder, user_system_folder
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import force_files, force_of, load_force, load_scenario, scan_forces
from pb12table.files.writing import write_scenario
from pb12table.forces.gathering import members_of, taken_force, with_force
from pb12table.forces.sheets import balance_line, force_sheets
from pb12table.skirmish.faces.forces import ForceKeys, ForcesFace, Worth
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import PlayerId
from pb12table.systems import known
from pb12table.texts.locale import Texts
from pb12table_dash.system import DashSetup, Runner
from tests.systems.table_of_systems import MEADOW, knowing

DASH = "dash"


class Runners(ForcesFace):
    """A runner is worth the more the farther east it begins; it has no life beside the table."""

    keys = ForceKeys(content=(), layout=("player",))

    def figure_worth(self, texts: Phrases, setup: DashSetup, figure: Runner) -> Worth:
        value = round(10 * figure.at[0])
        return Worth(value, texts.number(value))


FACE = Runners()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A user's folder with a scenario of the toy."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    folder = user_system_folder(DASH) / "scenarios"
    folder.mkdir(parents=True)
    shutil.copyfile(MEADOW, folder / "meadow.toml")
    with knowing(dash="pb12table_dash"):
        yield tmp_path


@pytest.fixture
def faced(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The toy has forces."""
    found = known.forces
    monkeypatch.setattr(known, "forces", lambda system: FACE if system == DASH else found(system))
    return home


def document() -> dict[str, Any]:
    return read_toml(MEADOW)


@pytest.mark.usefixtures("faced")
def test_a_force_is_worth_the_sum_of_its_figures_and_forces_are_compared() -> None:
    setup, texts = load_scenario("meadow").setup, Texts("en")
    worth = FACE.worth(texts, setup, PlayerId("ann"))
    assert (worth.value, worth.limit, worth.within, worth.short) == (20, None, True, "1 figure")
    assert balance_line(texts, setup, FACE) == "Ann and Ben are worth the same."


@pytest.mark.usefixtures("faced")
def test_a_force_has_its_file_in_the_folder_of_its_system() -> None:
    taken = taken_force(document(), "ann", load_content(DASH), "Hares", FACE)
    assert taken["system"] == DASH
    folder = forces_folder(DASH)
    assert folder == user_system_folder(DASH) / "forces"
    folder.mkdir(parents=True)
    write_scenario(folder / "hares.toml", taken)
    assert force_files(DASH) == force_files() == {"hares": folder / "hares.toml"}
    assert force_files(known.UNNAMED) == {}
    force = load_force("hares")
    assert (force.system, force.name.en, len(force.setup.figures)) == (DASH, "Hares", 1)
    assert scan_forces(DASH)[1] == []
    found = with_force(document(), "ben", force.document, "hares.toml", FACE.keys)
    assert [entry["id"] for entry in members_of(found, "ben")] == ["hare-2"]


@pytest.mark.usefixtures("faced")
def test_a_force_of_one_system_is_refused_in_another() -> None:
    taken = taken_force(document(), "ann", load_content(DASH), "Hares", FACE)
    with pytest.raises(FileProblem) as problem:
        force_of(taken, load_content(), Path("hares.toml"), known.UNNAMED)
    assert problem.value.key == "problem-other-system"


@pytest.mark.usefixtures("faced")
def test_sheets_and_the_command_tell_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    page = force_sheets(load_scenario("meadow").setup, Texts("en"), FACE)
    assert page.count('<section class="force"') == 2
    assert "<td>Hare</td>" in page
    assert run(["forces", "meadow", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(force["player"], force["value"]) for force in told["forces"]] == [("ann", 20), ("ben", 20)]
    assert told["forces"][0]["figures"] == [{"id": "hare", "name": "Hare", "value": 20}]
    assert run(["forces", "meadow"]) == 0
    assert "Tortoise" in capsys.readouterr().out


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["forces", "meadow"], "has no forces to build"),
        (["profiles", "--system", "dash"], "has nothing of the kind"),
        (["items", "--system", "chess"], "there is no rule system chess"),
    ],
    ids=["forces", "profiles", "unknown"],
)
def test_what_a_system_does_not_have_is_told_in_a_sentence(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    said = capsys.readouterr()
    assert told in said.err
    assert not said.out


@pytest.mark.usefixtures("faced")
def test_a_system_without_profiles_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["profiles", "--system", "dash"]) == 2
    assert "has nothing of the kind" in capsys.readouterr().err


class Armies(Runners):
    """A force is an army that stands in the player's entry, as where units are cards."""

    keys = ForceKeys(player=("army",), content=(), layout=("player",))


@pytest.mark.usefixtures("home")
def test_a_force_may_be_no_more_than_what_stands_in_the_entry_of_a_player() -> None:
    face, whole = Armies(), document()
    whole["player"][0]["army"] = ["archer", "archer", "troll"]
    whole["figure"] = [entry for entry in whole["figure"] if entry["player"] != "ann"]
    taken = taken_force(whole, "ann", load_content(DASH), "Archers", face)
    assert taken == {
        "format": 1, "content": "force", "name": "Archers", "system": DASH, "army": ["archer", "archer", "troll"]
    }  # fmt: skip
    given = with_force(document(), "ben", taken, "archers.toml", face.keys)
    assert given["player"][1] == {"id": "ben", "name": "Ben", "army": ["archer", "archer", "troll"]}
    assert members_of(given, "ben") == [], "in the place of the force before"
    assert face.is_there(load_scenario("meadow").setup, PlayerId("ann"))
