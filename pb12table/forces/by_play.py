"""Values by play: what figures proved to be worth in fights that were drawn, each with its error, and where from.

A figure's value by play is a power of the value that the rules give it, times a factor for each of its traits.  Those
of a force are added; the chance to win rises with the ratio of the sums.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, fsum, log, sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Annotated, Any, Final

import msgspec
import numpy as np

from pb12table.files.places import assets_folder, of_system, write_file
from pb12table.files.problems import FileProblem
from pb12table.files.reading import LARGEST_FILE, read_bytes
from pb12table.skirmish.faces.forces import ForcesFace
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.describe import problem_words

FORMAT: Final = 1
LARGEST: Final = 1e6
SURE: Final = 30.0
_Z: Final = NormalDist().inv_cdf(0.975)
"""So many standard errors on both sides hold 95 percent."""

Bounded = Annotated[float, msgspec.Meta(ge=-LARGEST, le=LARGEST)]


class KindTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How forces with two figures of a kind fared against such without any: games, and how many they won.

    `before` at equal value by the rules, in fights that were learned from; `after` at equal value by play, in others.
    """

    value: int
    by_play: float
    error: float
    before: tuple[int, float]
    after: tuple[int, float]


class PlayValues(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What some fights told of a system's figures.

    `middle` is the value by the rules from which powers are counted, `scale` what such a figure without any trait is
    worth by play.  `weights` are the power (`POWER`) and the logarithms of factors; `means` what figures have of each
    trait on average, from which errors are counted; `covariance` that of the weights, row by row.  Log losses are those
    of fights that were not learned from: by these values, by the rules' values, and of who always says one half.
    """

    format: int
    system: str
    edition: int
    program: str
    bot: str
    games: int
    checked: int
    seed: int
    steepness: Annotated[float, msgspec.Meta(ge=0.0, le=LARGEST)]
    middle: Annotated[float, msgspec.Meta(gt=0.0, le=LARGEST)]
    scale: Annotated[float, msgspec.Meta(gt=0.0, le=LARGEST)]
    weights: dict[str, Bounded]
    means: dict[str, Bounded]
    covariance: list[list[Bounded]]
    log_loss: float
    by_rules: float
    even: float
    kinds: dict[str, KindTold]

    def strength(self, value: float, traits: Mapping[str, float]) -> Strength:
        """Return what a figure with a value by the rules and some traits is worth by play."""
        if value <= 0.0:
            return Strength(0.0, 0.0, (0.0,) * len(self.weights))
        told = {**traits, POWER: log(value / self.middle)}
        numbers = [told.get(name, 0.0) for name in self.weights]
        worth = fsum(weight * each for weight, each in zip(self.weights.values(), numbers, strict=True))
        value_by_play = self.scale * exp(min(max(worth, -SURE), SURE))
        slopes = value_by_play * (np.array(numbers) - np.array(list(self.means.values())))
        return Strength(value_by_play, self._error(slopes), tuple(slopes.tolist()))

    def together(self, strengths: Sequence[Strength]) -> Strength:
        """Return the sum of some values; figures of a kind err together."""
        slopes = sum((np.array(each.slopes) for each in strengths), np.zeros(len(self.weights)))
        return Strength(fsum(each.value for each in strengths), self._error(slopes), tuple(slopes.tolist()))

    def _error(self, slopes: Any) -> float:
        """Return how far something may be off that changes so with each weight."""
        return _Z * sqrt(max(0.0, float(slopes @ np.array(self.covariance) @ slopes)))

    def chance(self, first: float, second: float) -> float:
        """Return the chance of a force of a value by play against another, 0 to 1: even if they are equal."""
        if first <= 0.0 or second <= 0.0:
            return 0.5 if first == second else float(first > second)
        return float(1.0 / (1.0 + (second / first) ** self.steepness))

    def chances(self, first: Strength, second: Strength) -> tuple[float, float, float]:
        """Return the chance of a force against another, and between what it lies for the errors of both values."""
        told = self.chance(first.value, second.value)
        if not 0.0 < told < 1.0:
            return told, told, told
        off = exp(self._error(np.array(first.slopes) / first.value - np.array(second.slopes) / second.value))
        return told, self.chance(first.value, second.value * off), self.chance(first.value * off, second.value)


POWER: Final = "power"
"""The name of the weight that is the power of a figure's value by the rules."""


@dataclass(frozen=True, slots=True)
class Strength:
    """What a figure or a force is worth by play; with the error to both sides the value holds 95 percent.

    `slopes` are by how much it changes with each weight.
    """

    value: float
    error: float
    slopes: tuple[float, ...] = ()

    def told(self, texts: Phrases) -> str:
        """Return it in words: "in play 4,100 ± 400"."""
        value, error = round(self.value), max(1, round(self.error))
        return texts("by-play", told=f"{texts.number(value)} ± {texts.number(error)}")

    @property
    def short(self) -> str:
        """Return it with its error: "41 ± 4"."""
        return f"{round(self.value)} ± {max(1, round(self.error))}"

    @property
    def plain(self) -> dict[str, float]:
        """Return it as JSON-ready data."""
        return {"value": round(self.value, 1), "error": round(self.error, 1)}


def play_values_file(identity: str) -> Path:
    """Return where a system's values by play are kept."""
    return of_system(assets_folder(), identity) / "by-play.json"


def load_play_values(path: Path, identity: str, face: ForcesFace) -> PlayValues:
    """Return values by play that fit the traits that a system tells of its figures; raises FileProblem."""
    data = read_bytes(path, LARGEST_FILE)
    try:
        found = msgspec.json.decode(data, type=PlayValues)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FileProblem(path, "", "by-play-none", found=str(error)) from None
    if (found.format, found.system) != (FORMAT, identity):
        raise FileProblem(path, "system", "by-play-other-system", found=found.system, expected=identity)
    if found.edition != face.traits_edition:
        raise FileProblem(path, "edition", "by-play-other-edition", found=found.edition, expected=face.traits_edition)
    size = len(found.weights)
    if list(found.means) != list(found.weights) or [len(row) for row in found.covariance] != [size] * size:
        raise FileProblem(path, "covariance", "by-play-none", found=_sizes(found))
    return found


def _sizes(values: PlayValues) -> str:
    """Return how many numbers of each sort there are."""
    return f"{len(values.weights)} / {len(values.means)} / {len(values.covariance)}"


def save_play_values(path: Path, values: PlayValues) -> None:
    """Write values by play to a file; raises FileProblem."""
    write_file(path, msgspec.json.format(msgspec.json.encode(values), indent=1) + b"\n")


@cache
def shipped_play_values(identity: str, face: ForcesFace) -> PlayValues | None:
    """Return the values by play that come with the program; None where a system has none; raises FileProblem."""
    path = play_values_file(identity)
    return load_play_values(path, identity, face) if face.traits_edition and path.is_file() else None


def figure_by_play(texts: Phrases, setup: Any, figure: Any, face: ForcesFace) -> Strength | None:
    """Return what a figure is worth by play; None where nothing is known of that.  Raises FileProblem.

    Of a figure of which too little was seen in fights, such as a vehicle, an error as large as the value says so.
    """
    values, worth = shipped_play_values(setup.system, face), face.figure_worth(texts, setup, figure)
    traits = face.traits(setup, figure)
    if values is None or worth is None or not traits:
        return None
    found = values.strength(worth.value, traits)
    return found if found.error < found.value or not found.value else None


def told_by_play(texts: Phrases, setup: Any, figure: Any, face: ForcesFace) -> str:
    """Return what a figure is worth by play in words, or what is wrong with what is known of it; "" for nothing."""
    try:
        found = figure_by_play(texts, setup, figure, face)
    except FileProblem as problem:
        return problem_words(texts, problem)
    return "" if found is None else found.told(texts)


def row_by_play(texts: Phrases, setup: Any, player: PlayerId, row: str, face: ForcesFace) -> Strength | None:
    """Return what a row in the list of a force is worth by play; None where nothing is known of that."""
    return _together(texts, setup, face.units(setup, player).get(row, ()), face)


def force_by_play(texts: Phrases, setup: Any, players: Sequence[PlayerId], face: ForcesFace) -> Strength | None:
    """Return what the forces of some players are worth by play, together; None where nothing is known of that."""
    rows = [row for player in players for row in face.units(setup, player).values()]
    return _together(texts, setup, [unit for row in rows for unit in row], face)


def _together(texts: Phrases, setup: Any, units: Sequence[Any], face: ForcesFace) -> Strength | None:
    values = shipped_play_values(setup.system, face)
    found = [figure_by_play(texts, setup, unit, face) for unit in units]
    known = [each for each in found if each is not None]
    return values.together(known) if values is not None and known and len(known) == len(found) else None
