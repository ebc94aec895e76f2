"""What is typed wrongly is said in one line, in the language of the run and in our words."""

from __future__ import annotations

import re

import pytest

from pb12table.cli import main as command_line

Captured = pytest.CaptureFixture[str]

# typer's own words, none of which anybody should read in German.
FOREIGN = re.compile(r"Invalid|Missing|No such|Got |requires|Input|should|unexpected|valid")

WRONG = {
    ("path",): ("SCENARIO is missing", "SCENARIO fehlt"),
    ("reach", "a", "b"): ("--bp is missing", "--bp fehlt"),
    ("reach", "a", "b", "--bp", "x"): ("--bp must be a whole number", "--bp muss eine ganze Zahl sein"),
    ("reach", "a", "b", "--bp"): ("--bp needs a value", "--bp braucht einen Wert"),
    ("path", "a", "b", "x", "2"): ("X must be a number", "X muss eine Zahl sein"),
    ("path", "a", "b", "-1", "2"): ("before negative numbers put --", "gehört ein --"),
    ("path", "a", "b", "1", "2", "3"): ("does not take this: 3", "nimmt der Befehl nicht: 3"),
    ("sigth",): ("did you mean sight?", "vielleicht sight?"),
    ("foo",): ("no command foo", "den Befehl foo gibt es nicht"),
    ("simulate", "a", "--gams", "3"): ("did you mean --games?", "vielleicht --games?"),
    ("simulate", "a", "--games", "0"): ("must be at least 1", "muss mindestens 1 sein"),
    ("simulate", "a", "--games", "1000001"): ("at most 1,000,000", "höchstens 1.000.000"),
    ("sight", "--json=3", "a", "b"): ("--json takes no value", "--json nimmt keinen Wert"),
    ("table", "export", "a", "-o", "a.svg", "--step-cm", "nan"): ("calculate with nan", "mit nan lässt sich nicht"),
    ("generate", "village", "-o", "a.toml", "--density", "inf"): ("calculate with inf", "mit inf lässt sich nicht"),
    ("table",): ("choose from import, export", "zur Wahl stehen import, export"),
}


@pytest.mark.parametrize("typed", WRONG)
def test_what_is_typed_wrongly_is_said_in_the_language_of_the_run(typed: tuple[str, ...], capsys: Captured) -> None:
    for language, expected in zip(("en", "de"), WRONG[typed], strict=True):
        assert command_line.run(["--language", language, *typed]) == command_line.BAD_INPUT
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert expected in said.err
    assert not FOREIGN.search(said.err)


@pytest.mark.parametrize(
    ("typed", "end"),
    [
        (("foo",), "no command foo."),
        (("sight", "smugglers-cove", "nobody", "captain"), "ships-boy."),
        (("render", "smugglers-cove", "-o", "x.jpg"), "not as x.jpg."),
        (("odds", "smugglers-cove", "captain", "captain", "--weapon", "pistol"), ". R1.6.4"),
    ],
)
def test_complaints_are_sentences_that_end_once(typed: tuple[str, ...], end: str, capsys: Captured) -> None:
    assert command_line.run(["--language", "en", *typed]) == command_line.BAD_INPUT
    said = capsys.readouterr().err.rstrip("\n")
    assert said.endswith(end)
    assert not said.endswith("..")


def test_our_own_complaints_have_nothing_before_them(capsys: Captured) -> None:
    assert command_line.run(["--language", "en", "sight", "smugglers-cove", "nobody", "captain"]) == 2
    assert capsys.readouterr().err.startswith("pb12table: there is no figure nobody")


@pytest.mark.parametrize(("language", "told"), [("en", "no such folder"), ("de", "diesen Ordner gibt es nicht")])
def test_a_missing_folder_is_called_a_folder(language: str, told: str, capsys: Captured) -> None:
    typed = ["--language", language, "render", "smugglers-cove", "-o", "/there/is/none/x.png"]
    assert command_line.run(typed) == command_line.BAD_INPUT
    said = capsys.readouterr().err
    assert "/there/is/none: " in said
    assert told in said


@pytest.mark.parametrize("typed", [["--help"], ["path", "--help"], ["table", "--help"], ["table", "import", "--help"]])
def test_help_has_german_headings(typed: list[str], capsys: Captured) -> None:
    assert command_line.run(["--language", "de", *typed]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Aufruf: pb12table")
    assert "\nOptionen:\n" in told
    assert "Diese Hilfe zeigen und beenden." in told
    assert not re.search(r"Usage|Options|Commands|Arguments|required|default|Show this|<(?:str|int|float|path)>", told)
