"""However a script is broken, it is judged or refused with a place; it never takes the program down."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest

from pb12table.files.problems import FileProblem
from pb12table.files.reading import check_plain
from pb12table.referee.running import judge
from pb12table.referee.script import script_of
from tests.run import times
from tests.systems.pb12.referee.test_scripts import SCRIPTS, content

JUNK: tuple[Any, ...] = (
    None,
    -1,
    0,
    7,
    10**6,
    0.5,
    -400.0,
    1e300,
    True,
    "",
    "boy",
    "figure",
    [],
    [1, 2],
    {},
    {"id": "x"},
)


def spoiled(plain: Any, chance: random.Random) -> Any:
    """Plain data with one thing somewhere in it replaced, left out or given twice."""
    if isinstance(plain, dict) and plain:
        key = chance.choice(sorted(plain))
        if chance.random() < 0.1:
            return {name: value for name, value in plain.items() if name != key}
        return {**plain, key: spoiled(plain[key], chance)}
    if isinstance(plain, list) and plain:
        number = chance.randrange(len(plain))
        if chance.random() < 0.1:
            return [*plain, plain[number]]
        return [*plain[:number], spoiled(plain[number], chance), *plain[number + 1 :]]
    junk = chance.choice(JUNK)
    return "none" if junk is None else junk


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_a_spoiled_script_is_judged_or_refused(path: Any) -> None:
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    chance = random.Random(path.stem)
    refused = 0
    for _ in range(times(6, 20)):
        broken = spoiled(document, chance)
        try:
            check_plain(broken, path)
            judge(script_of(broken, content(), path))
        except FileProblem:
            refused += 1
    assert refused
