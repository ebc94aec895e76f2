"""Files of weights: those that come with the program, and those that do not fit it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from pb12table.files.problems import FileProblem
from pb12table.files.weights import Calibrated, load_weights, save_weights, shipped_weights, weights_file
from pb12table.skirmish.bot import Valued
from pb12table.systems.known import SYSTEMS, system

LEARNED = [identity for identity in SYSTEMS if system(identity).valued is not None]
KNOWN_OFF = {"d20": {1, 8}}
"""Tenths whose chances are off by more than ten points in the games held back; `docs/strength.md` tells so."""


def valued(identity: str) -> Valued[Any]:
    found = system(identity).valued
    assert found is not None
    return found


@pytest.mark.parametrize("identity", LEARNED)
def test_what_comes_with_the_program_is_better_than_a_coin_and_calibrated(identity: str) -> None:
    found = shipped_weights(identity, valued(identity))
    assert found.games >= 200
    assert found.log_loss < min(found.plain, found.even)
    assert found.prices
    off = {
        tenth
        for tenth, row in enumerate(found.calibration)
        if row.positions > 100 and row.told != pytest.approx(row.won, abs=0.1)
    }
    assert off == KNOWN_OFF.get(identity, set())


@pytest.mark.parametrize("identity", LEARNED)
def test_weights_survive_a_file(identity: str, tmp_path: Path) -> None:
    found = shipped_weights(identity, valued(identity))
    path = tmp_path / "value.json"
    save_weights(path, found)
    assert load_weights(path, identity, valued(identity)) == found
    assert path.read_bytes() == weights_file(identity).read_bytes()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"edition": 99}, "weights-other-edition"),
        ({"weights": {"luck": 1.0}}, "weights-other-edition"),
        ({"system": "chess"}, "weights-other-system"),
        ({"format": 2}, "weights-other-system"),
        ({"games": "many"}, "weights-none"),
        ({"weights": {"count": 1e9}}, "weights-none"),
        ({"mood": 1}, "weights-none"),
    ],
)
def test_what_does_not_fit_is_told(tmp_path: Path, change: dict[str, Any], key: str) -> None:
    path = tmp_path / "value.json"
    path.write_text(json.dumps(json.loads(weights_file("w6").read_bytes()) | change), encoding="utf-8")
    with pytest.raises(FileProblem) as problem:
        load_weights(path, "w6", valued("w6"))
    assert problem.value.key == key


@pytest.mark.parametrize("number", [b"NaN", b"1e999", b'"much"', b"null"])
def test_a_weight_that_is_no_number_is_told(tmp_path: Path, number: bytes) -> None:
    found = shipped_weights("w6", valued("w6"))
    data = weights_file("w6").read_bytes()
    written = str(found.weights["value"]).encode()
    assert data.count(written)
    path = tmp_path / "value.json"
    path.write_bytes(data.replace(written, number))
    with pytest.raises(FileProblem) as problem:
        load_weights(path, "w6", valued("w6"))
    assert problem.value.key == "weights-none"


def test_the_chance_is_that_of_the_logistic_function_and_never_breaks() -> None:
    found = shipped_weights("w6", valued("w6"))
    size = len(found.weights)
    assert found.chance([0.0] * size) == 0.5
    some = [0.1 * number for number in range(size)]
    assert found.chance(some) + found.chance([-each for each in some]) == pytest.approx(1.0)
    assert 0.0 < found.chance([1e9 if weight < 0 else -1e9 for weight in found.weights.values()]) < 1e-9


def test_the_chances_of_all_players_come_to_one() -> None:
    found = shipped_weights("w6", valued("w6"))
    size = len(found.weights)
    assert found.chances([[0.0] * size] * 3) == pytest.approx([1 / 3] * 3)
    some = [0.1 * number for number in range(size)]
    two = found.chances([some, [-each for each in some]])
    assert two == pytest.approx((found.chance(some), 1.0 - found.chance(some)))


@pytest.mark.parametrize(
    ("log_loss", "told", "prices"),
    [(0.55, 0.62, True), (0.55, 0.66, False), (0.66, 0.62, False), (0.62, 0.62, False)],
)
def test_a_value_prices_decisions_where_it_is_better_than_others_and_calibrated(
    log_loss: float, told: float, prices: bool
) -> None:
    rows = (Calibrated(100, 1.0 - told, 0.4), Calibrated(300, told, 0.6), Calibrated(0, 0.95, 0.0))
    found = replace(shipped_weights("w6", valued("w6")), log_loss=log_loss, plain=0.6, even=0.69, calibration=rows)
    assert found.error == pytest.approx(told - 0.6)
    assert found.prices is prices
