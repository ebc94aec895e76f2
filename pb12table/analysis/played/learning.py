"""Learning what a state is worth from games that bots play: a ridge logistic value, and how well it is calibrated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import gcd
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from pb12table.analysis.crew import Crew
from pb12table.bots.play import make_bots, play, seed_of, started
from pb12table.files.weights import Calibrated
from pb12table.kernel.dice import NoDice
from pb12table.kernel.game import Entry, EntryKind
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems.known import system

EVERY: Final = 3
"""Each so-many-th question of a game is learned from: those near to each other tell the same."""
HELD_OUT: Final = 5
"""Into so many parts games are dealt; each part is judged by what all others teach."""
RIDGES: Final = (10.0, 100.0, 1000.0)
"""How strongly weights are held back from growing, in positions for each standard deviation: what suits best."""
FOLDS: Final = 4
"""What suits is found by games that are left out in turn, a part of so many at a time."""
STEPS: Final = 60
HALVED: Final = 20
"""A step that makes nothing better is halved, so often at most."""
ENOUGH: Final = 1e-9
TENTHS: Final = 10
SURE: Final = 1e-6
"""No chance is taken for surer than this where it is judged."""


@dataclass(frozen=True, eq=False)
class Lessons:
    """What all games that are learned from have in common; at each seat plays one of the bots, drawn by the seed."""

    setups: tuple[GameSetup, ...]
    bots: tuple[str, ...]
    seed: int

    def setup(self, number: int) -> GameSetup:
        """Return where a game is played."""
        return self.setups[_layout(number, len(self.setups))]

    def seats(self, number: int) -> list[str]:
        """Return who plays a game, by name of a bot."""
        chance = Random(seed_of(self.seed, "learn", number, "seats"))
        return [chance.choice(self.bots) for _ in self.setup(number).players]


class Played(msgspec.Struct, frozen=True):
    """A game that was played to be learned from: what was answered and thrown, as an `Entry` has it."""

    number: int
    entries: tuple[tuple[EntryKind, str, str, Any], ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """What one game tells: the numbers of some states, and what it brought whom they are told to: 1, 0, or a part.

    Of each state all `players` are told, one after another; 1 for states that are told to one alone.
    """

    numbers: tuple[tuple[float, ...], ...]
    results: tuple[float, ...]
    players: int = 1


@dataclass(frozen=True, slots=True)
class Learned:
    """The weights that were learned, by the order of the numbers, and how good they are in games not learned from.

    Each game is judged by the weights that the other parts of all games teach.  `plain` is the log loss of a value that
    knows one of the numbers only, `even` that of equal chances.
    """

    weights: tuple[float, ...]
    positions: int
    log_loss: float
    plain: float
    even: float
    calibration: tuple[Calibrated, ...]


def played(lessons: Lessons, number: int) -> Played:
    """Return a game; equal seeds and numbers bring equal games."""
    setup, seed = lessons.setup(number), (lessons.seed, "learn", number)
    session = started(setup, *seed, digests=False)
    play(session, make_bots(lessons.seats(number), setup, *seed))
    entries = ((entry.kind, entry.player, entry.request, entry.plain) for entry in session.entries)
    return Played(number, tuple(entries))


def _played_and_taught(lessons: Lessons, number: int) -> tuple[Played, Lesson]:
    game = played(lessons, number)
    return game, taught(lessons, game)


def taught(lessons: Lessons, game: Played) -> Lesson:
    """Return what a game tells.  Raises GameError where the rules lead elsewhere."""
    setup = lessons.setup(game.number)
    rules = system(setup.system)
    valued = rules.valued
    assert valued is not None, "asked first"
    session, asked = Session(rules, rules.new_game(setup), NoDice(), history=False, digests=False), 0
    players = valued.contenders(setup)
    seen: list[tuple[int, tuple[float, ...]]] = []
    for kind, player, request, plain in game.entries:
        if kind is EntryKind.ANSWER:
            if asked % EVERY == game.number % EVERY:
                for who, each in enumerate(players):
                    seen.append((who, tuple(valued.features(rules.view(session.state, each), each))))
            asked += 1
        session.feed([Entry(kind, player, request, plain)])
    ending = rules.ending(session.state)
    if ending is None:
        return Lesson((), ())
    winners = tuple(player for player in players if player in ending.winners) or players
    results = [(player in winners) / len(winners) for player in players]
    return Lesson(tuple(numbers for _, numbers in seen), tuple(results[who] for who, _ in seen), len(players))


def _layout(number: int, layouts: int) -> int:
    """Return which layout a game is on; no layout is on games alone that are held out, or on none of those."""
    in_step = gcd(layouts, HELD_OUT) > 1
    return (number + (number // layouts if in_step else 0)) % layouts


def learned(
    lessons: Lessons,
    games: int,
    crew: Crew,
    known: Mapping[int, Played],
    heard: Callable[[Played], None] = lambda _: None,
) -> Learned:
    """Return the value that so many games teach; those that are not known are played.  Raises what the crew raises."""
    there = [known[number] for number in range(games) if number in known]
    told = {there[at].number: lesson for at, lesson in crew.carried_out(taught, lessons, there)}
    missing = [number for number in range(games) if number not in known]
    for _, (game, lesson) in crew.carried_out(_played_and_taught, lessons, missing):
        told[game.number] = lesson
        heard(game)
    valued = system(lessons.setups[0].system).valued
    assert valued is not None, "asked first"
    rising = tuple(name in valued.rising for name in valued.names)
    return fitted([told[number] for number in range(games)], valued.names.index(valued.plain), rising)


def fitted(lessons: Sequence[Lesson], plain: int = 0, rising: Sequence[bool] = ()) -> Learned:
    """Return the value that some games teach, beside that of one `plain` number; ValueError where they are too few.

    `rising` says of each number whether its weight is never below 0; of none where it is empty.
    """
    numbers, results = _stacked(lessons)
    if not len(results):
        raise ValueError("too few games came to an end")
    never = np.array(rising or [False] * numbers.shape[1])
    ridge = _suiting(lessons, never)
    told, alone, even, came = list[Any](), list[Any](), list[Any](), list[Any]()
    for part in range(HELD_OUT):
        test = lessons[part::HELD_OUT]
        (learned_from, brought), (judged, here) = _stacked(_without(lessons, part, HELD_OUT)), _stacked(test)
        if not len(here):
            continue
        if not len(brought):
            raise ValueError("too few games came to an end")
        one = learned_from[:, [plain]], brought, np.array([False]), RIDGES[0]
        told.append(_of_all(_chances(judged, _ridge(learned_from, brought, never, ridge)), test))
        alone.append(_of_all(_chances(judged[:, [plain]], _ridge(*one)), test))
        even.append(_of_all(np.full(len(here), 0.5), test))
        came.append(here)
    all_told, all_came = np.concatenate(told), np.concatenate(came)
    return Learned(
        tuple(round(float(weight), 6) for weight in _ridge(numbers, results, never, ridge)),
        len(results),
        round(_log_loss(all_told, all_came), 4),
        round(_log_loss(np.concatenate(alone), all_came), 4),
        round(_log_loss(np.concatenate(even), all_came), 4),
        _calibration(all_told, all_came),
    )


def _without(lessons: Sequence[Lesson], part: int, parts: int) -> list[Lesson]:
    """Return all games but one of the parts into which they are dealt."""
    return [lesson for number, lesson in enumerate(lessons) if number % parts != part]


def _stacked(lessons: Sequence[Lesson]) -> tuple[Any, Any]:
    numbers = [each for lesson in lessons for each in lesson.numbers]
    return np.array(numbers, dtype=float), np.array([each for lesson in lessons for each in lesson.results])


def _chances(numbers: Any, weights: Any) -> Any:
    return 1.0 / (1.0 + np.exp(-np.clip(numbers @ weights, -30.0, 30.0)))


def _of_all(chances: Any, lessons: Sequence[Lesson]) -> Any:
    """Return chances so that those of all players in a state come to 1 (`Weights.chances`)."""
    found, start = [], 0
    for lesson in lessons:
        here = chances[start : start + len(lesson.results)]
        start += len(here)
        if lesson.players > 1:
            rows = here.reshape(-1, lesson.players)
            here = (rows / rows.sum(axis=1, keepdims=True)).ravel()
        found.append(here)
    return np.concatenate(found)


def _suiting(lessons: Sequence[Lesson], rising: Any) -> float:
    """Return how strongly weights are to be held back: what judges games best from which nothing was learned.

    Positions of a game are much alike, so that they count for less than there are of them.
    """
    losses = dict.fromkeys(RIDGES, 0.0)
    for fold in range(FOLDS):
        left_out, rest = lessons[fold::FOLDS], _without(lessons, fold, FOLDS)
        (numbers, results), (judged, came) = _stacked(rest), _stacked(left_out)
        if len(results) and len(came):
            for ridge in RIDGES:
                told = _of_all(_chances(judged, _ridge(numbers, results, rising, ridge)), left_out)
                losses[ridge] += _log_loss(told, came) * len(came)
    return min(losses, key=lambda ridge: losses[ridge])


def _ridge(numbers: Any, results: Any, rising: Any, ridge: float) -> Any:
    """Return the weights of a logistic value, by Newton's steps over numbers scaled to equal spread.

    Weights of numbers that are `rising` stay at 0 as long as they would fall below.
    """
    spread = np.sqrt((numbers**2).mean(axis=0))
    scaled = numbers / np.where(spread > 0.0, spread, 1.0)
    weights = np.zeros(numbers.shape[1])
    loss = _loss(scaled, results, weights, ridge)
    for _ in range(STEPS):
        told = _chances(scaled, weights)
        slope = scaled.T @ (told - results) + ridge * weights
        moved = ~rising | (weights > 0.0) | (slope < 0.0)
        part = scaled[:, moved]
        bend = part.T @ (part * (told * (1.0 - told))[:, None]) + ridge * np.eye(part.shape[1])
        step = np.zeros(len(weights))
        step[moved] = np.linalg.solve(bend, slope[moved])
        before = weights
        for halved in range(HALVED):
            weights = before - step / 2**halved
            weights = np.where(rising, np.maximum(weights, 0.0), weights)
            now = _loss(scaled, results, weights, ridge)
            if now <= loss:
                break
        loss = now
        if float(np.abs(weights - before).max()) < ENOUGH:
            break
    return np.where(spread > 0.0, weights / np.where(spread > 0.0, spread, 1.0), 0.0)


def _loss(numbers: Any, results: Any, weights: Any, ridge: float) -> float:
    """Return what the weights are chosen to make least."""
    sums = numbers @ weights
    return float((np.logaddexp(0.0, sums) - results * sums).sum() + ridge / 2.0 * (weights @ weights))


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
