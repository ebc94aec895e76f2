"""Everything that can be wrong with a file has a sentence in both languages."""

import re
from pathlib import Path

import pytest

from pb12table.files.places import assets_folder
from pb12table.texts.locale import LANGUAGES, Texts, language_files

ROOT = Path(__file__).parents[2] / "pb12table"


def keys_in_sources() -> set[str]:
    rooms = ("files", "layouts", "app", "cli")
    sources = "".join(path.read_text() for room in rooms for path in (ROOT / room).rglob("*.py"))
    keys = set(re.findall(r'"((?:problem|notice)-[a-z0-9-]+[a-z0-9])"', sources))
    shapes = re.search(r"Kinds: (.*?)\.\n", (ROOT / "table" / "terrain.py").read_text(), re.DOTALL)
    assert shapes is not None
    return keys | {f"problem-shape-{kind}" for kind in re.findall(r"`([a-z-]+)`", shapes[1])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_text(language: str) -> None:
    written = "".join(path.read_text() for path in language_files(assets_folder() / "locale", language))
    texts = set(re.findall(r"^((?:problem|notice)-[a-z0-9-]+) =", written, re.MULTILINE))
    keys = keys_in_sources()
    assert len(keys) > 50
    assert keys - texts == set()
    assert texts - keys == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expected", ["number", "whole-number", "text", "truth", "list", "table", "text-or-table"])
def test_types_are_named_in_words(language: str, expected: str) -> None:
    sentence = Texts(language)("problem-wrong-type", expected=expected, found="list")
    assert "{" not in sentence
    assert "-" not in sentence
