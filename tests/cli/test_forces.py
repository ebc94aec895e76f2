"""`pb12table forces`: values, sheets, forces as files."""

from __future__ import annotations

from pathlib import Path

import pytest

from pb12table.cli.main import run
from pb12table.files.places import user_forces_folder
from tests.cli.commands import answer, complaint


def test_values_of_forces(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "forces", "marked-cards")
    assert [(force["player"], force["value"], force["limit"]) for force in found["forces"]] == [
        ("alice", 14_665, 14_800.0),
        ("bob", 12_908, 14_726.0),
    ]
    assert found["forces"][0]["cards"][0] == {"id": "luck", "name": "Luck", "number": 1, "per_mille": 3}
    assert run(["forces", "marked-cards", "--player", "bob"]) == 0
    told = capsys.readouterr().out
    assert "Sergeant of the guard" in told
    assert "Duellist" not in told
    assert "It is worth 12,908: 1,818 are left." in told


def test_a_force_becomes_a_file_that_validate_takes_and_sheets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, sheets = tmp_path / "crew.toml", tmp_path / "crew.html"
    assert answer(capsys, "forces", "smugglers-cove", "--player", "alice", "-o", str(file))["written"] == str(file)
    assert answer(capsys, "validate", str(file))[0]["ok"]
    theirs = answer(capsys, "forces", "smugglers-cove", "--player", "alice")["forces"][0]
    mine = answer(capsys, "forces", str(file))["forces"][0]
    assert mine["value"] == theirs["value"]
    assert len(mine["figures"]) == len(theirs["figures"])
    assert run(["forces", str(file), "-o", str(sheets)]) == 0
    assert sheets.read_text("utf-8").count('<article class="sheet">') == len(mine["figures"])


def test_what_is_asked_wrongly_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "alice, bob" in complaint(capsys, "forces", "smugglers-cove", "-o", str(tmp_path / "both.toml"))
    assert ".html, .toml" in complaint(capsys, "forces", "smugglers-cove", "-o", str(tmp_path / "both.pdf"))
    assert "only alice, bob" in complaint(capsys, "forces", "smugglers-cove", "--player", "carol")
    assert "no such scenario" in complaint(capsys, "forces", "nowhere")
    complaint(capsys, "forces", "-o", str(tmp_path / "all.html"))
    assert not list(tmp_path.glob("*.toml"))


def test_saved_forces_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                 monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    assert answer(capsys, "forces") == []
    folder = user_forces_folder()
    folder.mkdir(parents=True)
    assert run(["forces", "smugglers-cove", "--player", "bob", "-o", str(folder / "cove.toml")]) == 0
    capsys.readouterr()
    found = answer(capsys, "forces")
    assert found[0]["id"] == "cove"
    assert found[0]["value"] == answer(capsys, "forces", "cove")["forces"][0]["value"]
