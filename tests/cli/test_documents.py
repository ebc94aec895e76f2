"""What the documents tell to type does what it says."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from pb12table.cli.main import run

COMMAND_LINE = Path(__file__).resolve().parents[2] / "docs" / "command-line.md"
TYPED = re.findall(r"^pb12table (.+)$", COMMAND_LINE.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_village_of_the_documents_is_made_and_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (made,) = [line for line in TYPED if line.startswith("generate village") and line.endswith("-o village.toml")]
    looks = [line for line in TYPED if " village.toml " in line]
    assert {line.split()[0] for line in looks} == {"sight", "section", "visible", "reach"}
    for line in (made, *looks):
        assert run(shlex.split(line)) == 0, f"{line}: {capsys.readouterr().err}"


PLAN = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
 width="1000" height="800">
<g inkscape:groupmode="layer" inkscape:label="Fences"><path d="M 100 100 H 500" stroke="#a0522d" fill="none"/></g>
<g inkscape:groupmode="layer" inkscape:label="Trees"><circle cx="600" cy="400" r="80" fill="#228b22"/></g>
<g inkscape:groupmode="layer" inkscape:label="Labels"><rect x="20" y="700" width="90" height="30" fill="#ffffff"/></g>
</svg>
"""


@pytest.mark.slow
def test_the_map_of_the_documents_goes_out_and_comes_in_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    outs = [line for line in TYPED if line.startswith("table export")]
    back = [line for line in TYPED if line.startswith("table import")]
    assert [run(shlex.split(out)) for out in outs] == [0, 0]
    for name in ("keep.dd2vtt", "hall.uvtt", "gallery.uvtt"):
        assert run(["table", "export", "governors-quay", "-o", name]) == 0
    (tmp_path / "plan.svg").write_text(PLAN, encoding="utf-8")
    assert [run(shlex.split(line)) for line in back] == [0, 0, 0]
    assert [run(["validate", name]) for name in ("keep.toml", "hall.toml", "plan.toml")] == [0, 0, 0]
    kinds = re.findall(r'^kind = "(.+)"$', (tmp_path / "plan.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(kinds) == ["fence", "woods"]


def test_the_forces_of_the_documents_become_sheets_and_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed = [line for line in TYPED if line.startswith("forces ")]
    assert len(typed) == 3
    assert [run(shlex.split(line)) for line in typed] == [0, 0, 0]
    assert run(["validate", "free-company.toml"]) == 0
    assert "Duellist" in (tmp_path / "free-company.html").read_text("utf-8")
