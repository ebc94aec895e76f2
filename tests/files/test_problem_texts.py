"""Everything that can be wrong with a file has a sentence in both languages."""

import pickle
import re
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from pb12table.files.forms.basics import Text, without_marks
from pb12table.files.places import assets_folder
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted, form_problem, possible_words
from pb12table.files.scenario import load_scenario
from pb12table.referee.script import RuleId
from pb12table.systems.d20.files import DiceText
from pb12table.systems.known import SYSTEMS
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Texts
from tests.texts.catalogue import all_files

ROOT = Path(__file__).parents[2] / "pb12table"


def keys_in_sources() -> set[str]:
    rooms = ("files", "systems", "layouts", "forces", "referee", "texts", "app", "cli", "console", "window")
    paths = [
        ROOT / "tutorials.py",
        ROOT / "packages.py",
        *(path for room in rooms for path in (ROOT / room).rglob("*.py")),
    ]
    sources = "".join(path.read_text() for path in paths)
    keys = set(re.findall(r'"((?:problem|notice)-[a-z0-9-]+[a-z0-9])"', sources))
    shapes = re.search(r"Kinds: (.*?)\.\n", (ROOT / "table" / "terrain.py").read_text(), re.DOTALL)
    assert shapes is not None
    return keys | {f"problem-shape-{kind}" for kind in re.findall(r"`([a-z-]+)`", shapes[1])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_text(language: str) -> None:
    written = "".join(path.read_text() for path in all_files(language))
    texts = set(re.findall(r"^((?:problem|notice)-[a-z0-9-]+) =", written, re.MULTILINE))
    keys = keys_in_sources()
    assert len(keys) > 50
    assert keys - texts == set()
    assert texts - keys == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_file_says_cannot_break_the_sentence_about_it(language: str) -> None:
    place = 'item[0] "a\x1b[2J\nb\u202e".value'
    told = problem_line(Texts(language), FileProblem("x.toml", place, "problem-unknown-key", key="k\r" * 5000))
    assert 'item[0] "a\\x1b[2J\\nb\\u202e".value' in told
    assert told.isprintable()
    assert len(told) < 400
    for found in (10**30, 10**400, -(10**30)):
        told = problem_line(Texts(language), FileProblem("x", "format", "problem-newer-format", found=found, known=1))
        assert str(found)[:20] in told


class Named(msgspec.Struct):
    name: Text
    rule: RuleId = "R1.1.1"
    damage: DiceText = "1d6"


@pytest.mark.parametrize(
    ("document", "key"),
    [
        ({"name": "two\nlines"}, "problem-unseen-characters"),
        ({"name": "red \x1b[31m"}, "problem-unseen-characters"),
        ({"name": "\u202etxt.exe"}, "problem-unseen-characters"),
        ({"name": "plain", "rule": "R1"}, "problem-not-a-rule"),
        ({"name": "plain", "damage": "4"}, "problem-not-dice"),
    ],
)
def test_a_text_of_the_wrong_shape_is_told_for_what_it_is(document: dict[str, str], key: str) -> None:
    with pytest.raises(FileProblem) as caught:
        converted(document, Named, "x")
    assert caught.value.key == key
    family = without_marks({"name": "Märker – ‘Süd’ \U0001f468\u200d\U0001f469"})
    assert converted(family, Named, "x").name == "Märker – ‘Süd’ \U0001f468\U0001f469"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expected", ["number", "whole-number", "text", "truth", "list", "table", "text-or-table"])
def test_types_are_named_in_words(language: str, expected: str) -> None:
    sentence = Texts(language)("problem-wrong-type", expected=expected, found="list")
    assert "{" not in sentence
    assert "-" not in sentence


BARREL = "circle = [1.4, 12.6, 0.35]"
CROSSED = "polygon = [[1.0, 1.0], [10.123, 12.7], [9.0, 3.111], [2.0, 9.777]]"
MISTAKES = {
    ("facing = 0.0", "facing = 400.0"): ("at most 360.", "höchstens 360 sein"),
    (BARREL, "circle = [1.4, 12.6, 0.0]"): ("more than 0.", "größer als 0 sein"),
    (BARREL, CROSSED): ("x 5.354, y 6.583", "x 5,354, y 6,583"),
    ("at = [4.6, 8.4]", "at = [4.6]"): ("expected 2 values, found one.", "werden 2 Werte, gefunden wurde einer."),
    (BARREL, ""): ("for the shape; here there is none.", "; hier ist es keines."),
    ('system = "pb12"', 'system = "dnd"'): (f"; it knows {', '.join(SYSTEMS)}.", f"; es kennt {', '.join(SYSTEMS)}."),
    ('kind = "entry"', 'kind = "enter"'): ("; choose from entry, scene, ", "; zur Wahl stehen entry, scene, "),
}


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake[1][:20])
def test_a_mistake_is_told_in_the_words_and_numbers_of_the_language(mistake: tuple[str, str], tmp_path: Path) -> None:
    right = (assets_folder().parent / "scenarios" / "smugglers-cove.toml").read_text(encoding="utf-8")
    before, after = mistake
    assert before in right
    path = tmp_path / "wrong.toml"
    path.write_text(right.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(FileProblem) as found:
        load_scenario(str(path))
    for language, expected in zip(LANGUAGES, MISTAKES[mistake], strict=True):
        assert expected in problem_line(Texts(language), found.value)


class Pie(msgspec.Struct, tag_field="sort", tag="pie"):
    crust: Literal["short", "puff", "filo", "rough", "suet", "choux", "hot-water", "biscuit", "yeast", "potato"]


class Shelf(msgspec.Struct):
    pies: list[Pie | str] = []
    by_day: dict[Literal["monday", "friday"], Annotated[Literal["cold", "warm"], msgspec.Meta(title="heat")]] = {}


def test_of_many_possible_words_the_nearest_are_shown() -> None:
    with pytest.raises(FileProblem) as found:
        converted({"pies": ["apple", {"sort": "pie", "crust": "pufff"}]}, Shelf, "x.toml")
    told = problem_line(Texts("en"), found.value)
    assert "here; choose from puff, " in told
    assert told.endswith(" and 2 more.")
    assert possible_words(Shelf, ("pies", 3, "sort")) == ("pie",)
    assert possible_words(Shelf, ("by_day",)) == ("friday", "monday")
    assert possible_words(Shelf, ("pies", 0)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_words_are_not_known_none_is_shown(language: str) -> None:
    problem = form_problem({}, "x.toml", "", "Invalid enum value 'x' - at `$.kind`")
    assert problem_line(Texts(language), problem).endswith(("possible here.", "möglich sind."))


def test_a_problem_travels_between_processes_with_all_it_says() -> None:
    problem = FileProblem("a.toml", "line 3", "problem-too-large", megabytes=64)
    problem.add_note("found by another process")
    come = pickle.loads(pickle.dumps(problem))
    assert (come.file, come.place, come.key, dict(come.details)) == (
        "a.toml", "line 3", "problem-too-large", {"megabytes": 64},
    )  # fmt: skip
    assert come.__notes__ == ["found by another process"]
