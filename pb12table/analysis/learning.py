"""Learning what a state is worth from games that bots play: a ridge logistic value, and how well it is calibrated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from pb12table.analysis.crew import Crew
from pb12table.bots.play import MOST_DECISIONS, make_bots, play, started
from pb12table.files.weights import Calibrated
from pb12table.kernel.request import Dice
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems.known import system

EVERY: Final = 3
"""Each so-many-th question of a game is learned from: those near to each other tell the same."""
HELD_OUT: Final = 5
"""Each so-many-th game is not learned from: by those the value is judged."""
RIDGE: Final = 10.0
"""How strongly weights are held back from growing, in positions for each standard deviation."""
STEPS: Final = 60
ENOUGH: Final = 1e-9
TENTHS: Final = 10
SURE: Final = 1e-6
"""No chance is taken for surer than this where it is judged."""


@dataclass(frozen=True, eq=False)
class Lessons:
    """What all games that are learned from have in common."""

    setups: tuple[GameSetup, ...]
    bot: str
    seed: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """What one game tells: the numbers of some states, to whom, and what the game brought each: 1, 0, or 1/2."""

    numbers: tuple[tuple[float, ...], ...]
    results: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Learned:
    """The weights that were learned, by the order of the numbers, and how good they are in games of their own."""

    weights: tuple[float, ...]
    positions: int
    log_loss: float
    even: float
    calibration: tuple[Calibrated, ...]


def taught(lessons: Lessons, number: int) -> Lesson:
    """Return what a game tells; equal seeds and numbers bring equal games."""
    setup = lessons.setups[number % len(lessons.setups)]
    rules, seed = system(setup.system), (lessons.seed, "learn", number)
    valued = rules.valued
    assert valued is not None, "asked first"
    session, bots = started(setup, *seed, digests=False), make_bots([lessons.bot], setup, *seed)
    players = [player.id for player in setup.players]
    seen: list[tuple[int, tuple[float, ...]]] = []
    for asked in range(MOST_DECISIONS):
        if session.pending is None:
            break
        if asked % EVERY == number % EVERY and not isinstance(session.pending, Dice):
            for who, player in enumerate(players):
                seen.append((who, tuple(valued.features(rules.view(session.state, player), player))))
        play(session, bots, 1)
    ending = rules.ending(session.state)
    if ending is None:
        return Lesson((), ())
    results = [float(player in ending.winners) if ending.winners else 0.5 for player in players]
    return Lesson(tuple(numbers for _, numbers in seen), tuple(results[who] for who, _ in seen))


def learned(lessons: Lessons, games: int, crew: Crew, heard: Callable[[], None] = lambda: None) -> Learned:
    """Return the value that so many games teach.  Raises what the crew raises."""
    found: dict[int, Lesson] = {}
    for number, lesson in crew.carried_out(taught, lessons, range(games)):
        found[number] = lesson
        heard()
    return fitted([found[number] for number in range(games)])


def fitted(lessons: Sequence[Lesson]) -> Learned:
    """Return the value that some games teach; ValueError where they are too few."""
    train = [lesson for number, lesson in enumerate(lessons) if number % HELD_OUT]
    test = [lesson for number, lesson in enumerate(lessons) if not number % HELD_OUT]
    numbers, results = _stacked(train)
    judged, came = _stacked(test)
    if not len(results) or not len(came):
        raise ValueError("too few games came to an end")
    weights = _ridge(numbers, results)
    told = _chances(judged, weights)
    return Learned(
        tuple(round(float(weight), 6) for weight in weights),
        len(results),
        round(_log_loss(told, came), 4),
        round(_log_loss(np.full(len(came), 0.5), came), 4),
        _calibration(told, came),
    )


def _stacked(lessons: Sequence[Lesson]) -> tuple[Any, Any]:
    numbers = [each for lesson in lessons for each in lesson.numbers]
    return np.array(numbers, dtype=float), np.array([each for lesson in lessons for each in lesson.results])


def _chances(numbers: Any, weights: Any) -> Any:
    return 1.0 / (1.0 + np.exp(-np.clip(numbers @ weights, -30.0, 30.0)))


def _ridge(numbers: Any, results: Any) -> Any:
    """Return the weights of a logistic value, by Newton's steps over numbers scaled to equal spread."""
    spread = np.sqrt((numbers**2).mean(axis=0))
    scaled = numbers / np.where(spread > 0.0, spread, 1.0)
    weights = np.zeros(numbers.shape[1])
    for _ in range(STEPS):
        told = _chances(scaled, weights)
        slope = scaled.T @ (told - results) + RIDGE * weights
        bend = scaled.T @ (scaled * (told * (1.0 - told))[:, None]) + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if float(np.abs(step).max()) < ENOUGH:
            break
    return np.where(spread > 0.0, weights / np.where(spread > 0.0, spread, 1.0), 0.0)


def _log_loss(told: Any, came: Any) -> float:
    told = np.clip(told, SURE, 1.0 - SURE)
    return float(-(came * np.log(told) + (1.0 - came) * np.log(1.0 - told)).mean())


def _calibration(told: Any, came: Any) -> tuple[Calibrated, ...]:
    tenths = np.minimum((told * TENTHS).astype(int), TENTHS - 1)
    rows: list[Calibrated] = []
    for tenth in range(TENTHS):
        inside = tenths == tenth
        count = int(inside.sum())
        mean = (float(told[inside].mean()), float(came[inside].mean())) if count else ((tenth + 0.5) / TENTHS, 0.0)
        rows.append(Calibrated(count, round(mean[0], 4), round(mean[1], 4)))
    return tuple(rows)
