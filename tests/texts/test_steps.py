"""Lengths are told in one way: one step, and steps after every other number, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pb12table.texts.locale import LANGUAGES, Texts
from tests.texts.catalogue import all_files

FILES = [path for language in LANGUAGES for path in all_files(language)]
LENGTHS = [
    ("start-table", {"width": 9}, "depth"), ("attack-distance", {"category": "", "has": "no"}, "distance"),
    ("ruler-label", {"cm": "2"}, "flat"), ("moving-falls", {"damage": ""}, "height"),
    ("refusal-out-of-reach", {"reach": 1}, "distance"), ("refusal-too-far", {"most": 1}, "distance"),
    ("layout-report-steps", {}, "value"), ("plan-measure", {"cm": "2"}, "steps"), ("chance-steps", {}, "value"),
]  # fmt: skip


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_number_stands_beside_a_word_that_does_not_follow_it(path: Path) -> None:
    wrong = []
    for line in path.read_text(encoding="utf-8").split("\n"):
        found = re.search(r"\}\s(Schritt|Schritte|Schritten|steps?)\b", line)
        if found and not re.match(r"\s+\*?\[\w+\]", line):
            wrong.append(line)
        if re.search(r"\[other\].*\}\s(Schritt|step)\b", line) or re.search(r"\bin Schritt\b", line):
            wrong.append(line)
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "more", "name"), LENGTHS, ids=lambda value: value if isinstance(value, str) else "")
def test_one_step_is_one_and_all_others_are_several(
    language: str, key: str, more: dict[str, object], name: str
) -> None:
    texts = Texts(language)
    one, many = ("Schritt", "Schritte") if language == "de" else ("step", "steps")
    assert re.search(rf"\b1 {one}\b", texts(key, **more, **{name: 1}))
    for number, shown in ((2, "2"), (0.5, texts.number(0.5))):
        assert f"{shown} {many}" in texts(key, **more, **{name: number})
