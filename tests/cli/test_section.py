"""`pb12table section`: what lies along a line, in words, as data and as a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from pb12table.cli.main import run
from tests.cli.commands import answer, complaint

WOODS = """
format = 1
system = "pb12"
name = "Woods"
[table]
width = 24.0
depth = 12.0
step_cm = 2.0
[[terrain]]
id = "wood"
kind = "forest"
rectangle = [8.0, 2.0, 4.0, 8.0]
[[terrain]]
id = "hedge"
kind = "hedge"
name = { en = "Long hedge", de = "Lange Hecke" }
line = [[16.0, 2.0], [16.0, 10.0]]
[[player]]
id = "alice"
name = "Alice"
command_points = 3
[[figure]]
id = "guard"
profile = "strong-pirate"
player = "alice"
at = [5.0, 4.0]
facing = 0.0
"""


@pytest.fixture
def woods(tmp_path: Path) -> str:
    (tmp_path / "woods.toml").write_text(WOODS, encoding="utf-8")
    return str(tmp_path / "woods.toml")


def test_it_says_what_a_line_passes_and_what_blocks_it(woods: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "section", woods, "4,6", "20,6")
    assert (found["free"], found["blockers"], found["length"]) == (False, ["wood"], 16.0)
    wood, hedge = found["crossings"]
    assert (wood["piece"], wood["from"], wood["to"], wood["inside"], wood["hides"]) == ("wood", 4.0, 8.0, 4.0, 3.0)
    assert (wood["effect"], hedge["effect"]) == ("blocks", "below")
    assert hedge["line"] == [found["start"][2]] * 2


def test_an_end_is_a_figure_a_place_or_a_place_at_a_height(woods: str, capsys: pytest.CaptureFixture[str]) -> None:
    ghost = answer(capsys, "section", woods, "human@4,6", "10.5,6")
    place = answer(capsys, "section", woods, "4,6,1.8", "10.5,6,1.8")
    assert ghost["start"] == place["start"] == [4.0, 6.0, 1.8]
    assert ghost["crossings"] == place["crossings"]
    assert (ghost["free"], ghost["crossings"][0]["effect"]) == (True, "hides")
    above = answer(capsys, "section", woods, "4,6,6", "20,6,6")
    assert (above["free"], {each["effect"] for each in above["crossings"]}) == (True, {"below"})


def test_figures_between_block_it_and_its_ends_do_not(woods: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "section", woods, "human@2,4", "human@7,4")["blockers"] == ["guard"]
    assert answer(capsys, "section", woods, "human@2,4", "7,4")["blockers"] == ["guard"]
    assert answer(capsys, "section", woods, "human@2,4", "guard")["blockers"] == []
    assert answer(capsys, "section", woods, "guard", "human@7,4")["blockers"] == []


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("The sight line is blocked by", "Long hedge", "blocks the line: 3.5 in it, and one sees 3 deep")),
        ("de", ("Die Sichtlinie sperrt:", "Lange Hecke", "sperrt die Linie: 3,5 darin, man sieht 3 weit")),
    ],
)
def test_it_is_said_in_words_and_written_as_a_page(
    language: str, told: tuple[str, ...], woods: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "section.html"
    assert run(["--language", language, "section", woods, "20,6", "8.5,6", "--html", str(page)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    text = page.read_text(encoding="utf-8")
    for words in told:
        assert words in said
        assert words in text
    assert text.count("<svg") == 1
    assert "NaN" not in text


@pytest.mark.parametrize(
    ("ends", "told"),
    [
        (("4,6", "4,6"), "both ends of the line are the same place"),
        (("4,6", "40,6"), "40,6 is not over the table"),
        (("4,6,-1", "8,6"), "4,6,-1 is not over the table"),
        (("4,6", "nobody"), "nobody"),
    ],
)
def test_what_is_no_line_is_refused(
    ends: tuple[str, str], told: str, woods: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in complaint(capsys, "section", woods, *ends)
