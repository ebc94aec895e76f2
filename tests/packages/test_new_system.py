"""`pb12table new-system` writes a package that is a whole game at once: by its own tests, by bots, in the window."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from pb12table.cli.main import run
from pb12table.cli.others import renamed
from pb12table.files.places import assets_folder
from tests.cli.commands import complaint

Captured = pytest.CaptureFixture[str]
TEMPLATE = assets_folder() / "new_system"
LONGEST = 700
"""A whole game has fewer lines, its tests among them."""


def test_the_name_is_everywhere_in_each_of_its_forms(tmp_path: Path, capsys: Captured) -> None:
    folder = tmp_path / "hunt"
    assert run(["new-system", "sea-hunt", "--to", str(folder), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    files = [Path(name) for name in told["files"]]
    assert (told["id"], told["folder"]) == ("sea-hunt", str(folder))
    assert {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()} == {
        path.relative_to(folder) for path in files
    }
    written = "".join(path.read_text(encoding="utf-8") for path in files)
    named = written + "".join(map(str, files))
    assert not [word for word in ("my-game", "my_game", "MyGame", "My game") if word in named]
    assert renamed("MyGameRules my-game my_game My game new_game", "sea-hunt") == (
        "SeaHuntRules sea-hunt sea_hunt Sea hunt new_game"
    )
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    assert project["entry-points"]["pb12table.systems"] == {"sea-hunt": "pb12table_sea_hunt"}
    assert sum(path.read_text().count("\n") for path in files if path.suffix == ".py") < LONGEST


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Sea hunt", "cannot be called Sea hunt"),
        ("../sea", "cannot be called ../sea"),
        ("sea--hunt", "cannot be called sea--hunt"),
        ("saves", "cannot be called saves"),
        ("w6", "there is already a rule system w6"),
        ("plain", "would be called PlainContent"),
    ],
)
def test_a_name_that_no_game_can_have_is_refused_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured, name: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in complaint(capsys, "new-system", name)
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "mine").write_text("mine")
    assert "there is already something of this name" in complaint(
        capsys, "new-system", "hops", "--to", str(tmp_path / "mine")
    )
    assert (tmp_path / "mine").read_text() == "mine"
    told = complaint(capsys, "new-system", "hops", "--to", str(tmp_path / "none" / "hops"))
    assert "no such folder" in told
