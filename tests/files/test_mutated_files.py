"""Every shipped file with arbitrary damage is read, or refused with one sentence in each language: nothing else."""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.checking import bundled_files, check_layout
from pb12table.files.content import content_of
from pb12table.files.problems import FileProblem
from pb12table.files.reading import check_plain, migrated, toml_document
from pb12table.files.scenario import scenario_of
from pb12table.layouts.maps.reading import map_of
from pb12table.systems.pb12.files.content import check_profiles
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Texts
from tests.files.games import CONTENT
from tests.run import times

FILES = bundled_files()
MUTANTS = times(10, 25)
"""Of each file; hundreds of thousands have been tried in the same way."""

NASTY: tuple[Any, ...] = (
    *(0, -1, 1e308, -1e308, 1e-308, 2**64, 10**30, 10**400, float("nan"), float("inf"), True),
    *("", "x" * 5000, "\x00", "a\nb", "\x1b[31m", "\u202e", "../../etc/passwd", "ä ö"),
    *([], {}, [[]], [0, 0, 0], [[0, 0], [10, 10], [10, 0], [0, 10]], [[0, 0], [10, 0], [20, 0]]),
    *({"a": 1}, {"en": "x"}, date(2026, 1, 1)),
)


def places_in(plain: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """All places in plain data but the whole."""
    inside = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inside:
        yield (*place, key)
        yield from places_in(value, (*place, key))


def damage(document: Any, chance: random.Random) -> None:
    """Put nonsense in a place, take something out, or put something in twice."""
    *above, key = chance.choice(list(places_in(document)))
    around = document
    for part in above:
        around = around[part]
    match chance.randrange(4):
        case 0:
            del around[key]
        case 1 if isinstance(around, list):
            around[key:key] = [copy.deepcopy(around[key]) for _ in range(chance.choice([1, 500]))]
        case 2 if isinstance(around, dict):
            around["\x1bno-key"] = around.pop(key)
        case _:
            around[key] = copy.deepcopy(chance.choice(NASTY))


def read(document: Any, path: Path) -> None:
    check_plain(document, path)
    whole = migrated(document, path)
    if "content" in whole:
        own = content_of(whole, path)
        check_profiles(own.profiles.values(), CONTENT.under(own), path)
    else:
        check_layout(whole, CONTENT, path)
        scenario_of(whole, CONTENT, path)


def told_well(problem: FileProblem, path: Path) -> None:
    for language in LANGUAGES:
        told = problem_line(Texts(language), problem)
        assert told.startswith(str(path))
        assert told.isprintable()
        assert len(told) < 1000
        assert not any(mark in told for mark in ("???", "problem-", "{", "Expected", "Object")), told


@pytest.mark.slow_but("smugglers-cove", "two-companies", "marked-cards")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_damaged_values_are_refused_in_one_sentence(path: Path) -> None:
    sound = tomllib.loads(path.read_text(encoding="utf-8"))
    chance = random.Random(path.name)
    refused = 0
    for _ in range(MUTANTS):
        document = copy.deepcopy(sound)
        damage(document, chance)
        try:
            read(document, path)
        except FileProblem as problem:
            refused += 1
            told_well(problem, path)
    assert refused > MUTANTS // 3


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_damaged_letters_are_refused_in_one_sentence(path: Path) -> None:
    sound = path.read_text(encoding="utf-8")
    chance = random.Random(path.name)
    for _ in range(MUTANTS):
        place = chance.randrange(len(sound))
        text = sound[:place] + chance.choice(["\x00", "[[[", '"""', "9" * 5000, "1e999", "= ", "\u2028", "a.b."])
        text += sound[place + chance.choice([0, 1, 30]) :] if chance.random() < 0.8 else ""
        try:
            read(toml_document(text, path), path)
        except FileProblem as problem:
            told_well(problem, path)


def test_a_number_that_json_cannot_hold_is_told_in_every_language() -> None:
    text = b'{"resolution": {"map_size": {"x": 1e400, "y": 3}, "pixels_per_grid": 70}}'
    with pytest.raises(FileProblem) as caught:
        map_of(text, "keep.dd2vtt")
    assert (caught.value.key, caught.value.place) == ("problem-not-finite", "resolution.map_size.x")


def test_a_map_that_is_no_text_is_told() -> None:
    text = b'{"resolution": {"map_size": {"x": 4, "y": 3}, "pixels_per_grid": 70}, "image": "\x91"}'
    with pytest.raises(FileProblem) as caught:
        map_of(text, "keep.dd2vtt")
    assert (caught.value.key, caught.value.place) == ("problem-not-utf8", f"byte {text.index(0x91)}")
