"""Reading TOML safely: size, depth, numbers, formats."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.problems import FileProblem
from pb12table.files.reading import LARGEST_FILE, migrated, read_toml, toml_document
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import Texts


def problem(text: str) -> FileProblem:
    with pytest.raises(FileProblem) as caught:
        toml_document(text, "x.toml")
    return caught.value


@pytest.mark.parametrize(
    ("text", "key", "place"),
    [
        ("format = 1\nx = ", "problem-not-toml", "end of document"),
        ("format = 1\nx = 1\nx = 2\n", "problem-not-toml", "line 3, column 6"),
        ("format = 1\nx = " + "9" * 5000, "problem-not-toml", "line 2"),
        ("format = 1\nx = nan", "problem-not-finite", "x"),
        ("format = 1\nx = [{ id = 'a', y = [0.0, -inf] }]", "problem-not-finite", 'x[0] "a".y[1]'),
        ("format = 1\nx = " + "[" * 60 + "]" * 60, "problem-too-nested", "x[0][0]"),
        (lambda: "format = 1\nx = " + "[" * 100_000, "problem-too-nested", ""),
        (lambda: "format = 1\n" + "a." * 1_000_000 + "b = 1", "problem-too-nested", ""),
        (lambda: "format = 1\n[" + "a." * 1_000_000 + "b]", "problem-too-nested", ""),
        (lambda: "format = 1\n" + '"a" . ' * 300_000 + "b = 1", "problem-too-nested", ""),
        (lambda: "format = 1\n" + '"a" . ' * 300_000, "problem-too-nested", ""),
        (lambda: "format = 1\nx = {" + "a." * 1_000_000 + "b = 1}", "problem-too-nested", ""),
        (lambda: "format = 1\nx = [" + "0," * 400_000 + "]", "problem-too-many-values", "x"),
        (lambda: "format = 1\n" + "[[x]]\n" * 20_001, "problem-too-many-tables", ""),
        (
            lambda: "format = 1\n" + "".join(f" [x{number}]\n" for number in range(20_001)),
            "problem-too-many-tables",
            "",
        ),
        (lambda: " " * 2_000_000 + "x = 1", "problem-missing-key", ""),
        ("x = 1", "problem-missing-key", ""),
        ("format = '1'", "problem-wrong-type", "format"),
        ("format = true", "problem-wrong-type", "format"),
        ("format = 2", "problem-newer-format", "format"),
        ("format = 0", "problem-unknown-format", "format"),
        ("format = -5", "problem-unknown-format", "format"),
    ],
)
def test_a_bad_text_is_refused_with_its_place(text: str | Callable[[], str], key: str, place: str) -> None:
    """Long texts are made when they are asked for: together they have twenty megabytes."""
    found = problem(text if isinstance(text, str) else text())
    assert (found.key, found.place) == (key, place)


@pytest.mark.parametrize(
    ("text", "german"),
    [
        ("a", "eine Zeile enthält"),
        ("a = 1 b = 2", "eine Zeile enthält"),
        ("= 3", "eine Zeile enthält"),
        ("a = x", "Texte brauchen Anführungszeichen"),
        ("a = True", "true und false kleine Buchstaben"),
        ('a = "x', "ein Text in Anführungszeichen endet nicht"),
        ("a = '''x", "ein Text in Anführungszeichen endet nicht"),
        ('a = "\\q"', "ein Text in Anführungszeichen endet nicht"),
        ("a = 'x\ny'", "ein Text in Anführungszeichen endet nicht"),
        ("a = [1", "eine Klammer wird nicht geschlossen"),
        ("a = { b = 1", "eine Klammer wird nicht geschlossen"),
        ("[a", "eine Klammer wird nicht geschlossen"),
        ("[[a]", "eine Klammer wird nicht geschlossen"),
        ("a = 1\na = 2", "das ist zweimal angegeben"),
        ("[a]\n[a]", "das ist zweimal angegeben"),
        ("a = { b = 1, b = 2 }", "das ist zweimal angegeben"),
        ("a = " + "9" * 5000, "eine Zahl hat zu viele Ziffern"),
    ],
)
def test_what_is_wrong_with_the_writing_is_told_in_every_language(text: str, german: str) -> None:
    told = problem_line(Texts("de"), problem(text))
    assert german in told
    assert "document" not in told
    assert "TOML" in problem_line(Texts("en"), problem(text))


def test_a_file_that_is_too_large_is_not_even_parsed(tmp_path: Path) -> None:
    path = tmp_path / "huge.toml"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    with pytest.raises(FileProblem) as caught:
        read_toml(path)
    assert caught.value.key == "problem-too-large"
    assert caught.value.details["megabytes"] * 1024 * 1024 == LARGEST_FILE


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"format = 1\n\xff\xfe")
    with pytest.raises(FileProblem) as caught:
        read_toml(path)
    assert (caught.value.key, caught.value.place) == ("problem-not-utf8", "byte 11")


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    for path, key in ((tmp_path / "none.toml", "problem-no-such-file"), (tmp_path, "problem-is-a-folder")):
        with pytest.raises(FileProblem) as caught:
            read_toml(path)
        assert caught.value.key == key


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(b"\xef\xbb\xbfformat = 1\r\nx = 2\r\n")
    assert read_toml(path) == {"format": 1, "x": 2}


def test_ordinary_dotted_keys_are_no_deep_nesting() -> None:
    dots = ".".join("abcdefghijklmnopqrstuvw")
    text = f'format = 1\na.b.c = 1.5\nname = "{dots}"\n# {dots}\n'
    assert toml_document(text, "x")["a"] == {"b": {"c": 1.5}}
    rows = "format = 1\nx = [\n" + "    0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5," * 50 + "\n]\n"
    assert len(toml_document(rows, "x")["x"]) == 500
    story = f'format = 1\nx = """\nand then{"." * 40}\n{dots}\n"""\n'
    assert toml_document(story, "x")["x"].endswith("w\n")


def test_an_older_format_is_migrated_step_by_step() -> None:
    def second(document: dict[str, Any]) -> dict[str, Any]:
        return {"size": document["length"]}

    def third(document: dict[str, Any]) -> dict[str, Any]:
        return {"size": document["size"] * 2}

    steps = {1: second, 2: third}
    assert migrated({"format": 1, "length": 3}, "x", steps, current=3) == {"format": 3, "size": 6}
    assert migrated({"format": 2, "size": 3}, "x", steps, current=3) == {"format": 3, "size": 6}
    assert migrated({"format": 3, "size": 3}, "x", steps, current=3) == {"format": 3, "size": 3}
    with pytest.raises(FileProblem) as caught:
        migrated({"format": 4}, "x", steps, current=3)
    assert caught.value.key == "problem-newer-format"


def test_damaged_files_are_refused_and_nothing_else() -> None:
    """Files with random damage are read or refused by FileProblem; no other exception escapes."""
    chance = random.Random(12)
    whole = (Path(__file__).parents[2] / "scenarios" / "smugglers-cove.toml").read_text()
    refused = 0
    for _ in range(150):
        place = chance.randrange(len(whole))
        damage = chance.choice(["", "]", "nan", '"', "\n[", "= 7", "é"])
        text = whole[:place] + damage + whole[place + chance.randrange(9) :]
        try:
            toml_document(text, "x")
        except FileProblem:
            refused += 1
    assert refused > 30
