"""Fights that are drawn and played to learn from them what figures are worth, and to check what was learned."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, fsum, inf, log
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import numpy as np

import pb12table
from pb12table.analysis.crew import Crew
from pb12table.bots.play import make_bots, play, started
from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import scenario_of
from pb12table.forces.by_play import FORMAT, POWER, KindTold, PlayValues
from pb12table.forces.drawn import ALIKE, Wish, alike_in, bands_of, drawn_game, stands_alone, with_forces
from pb12table.layouts.editing import Document
from pb12table.systems import known

GROUNDS: Final = 8
"""On so many random layouts fights are fought, each the same after half a turn."""
MOST: Final = 6
"""No force has more figures."""
DRAWN, TRIES = 12, 80
"""So many forces are drawn at most, and for each so many others, …"""
NEAR: Final = 0.03
"""… until the logarithms of the values of two differ as wished but for this."""
DEAR: Final = 1.9
"""Who is worth more than so many of the middle stands in a force only once where its kind is looked at."""
BREADTH: Final = 0.22
"""How far the logarithms of two forces' values differ usually in fights that are learned from."""
EQUAL: Final = 0.12
"""Whose values differ by less than this share counts as of equal value."""
LONGEST: Final = 1500
"""A fight of more answers is broken off, and nobody has won it."""
HELD_OUT: Final = 5
"""Each so-many-th fight is not learned from: by those the values are judged."""
CHECKED: Final = 4
"""One of so many fights checks what the others taught."""
STEPS: Final = 60
ENOUGH: Final = 1e-8
PRIOR: Final = {POWER: (1.0, 0.6)}
"""What is thought of a weight before any fight: its mean and its standard deviation, …"""
OF_KIND, OF_TRAIT = (0.0, 0.3), (0.0, 0.25)
"""… of what a kind has of its own, and of a trait for each standard deviation between kinds."""
KIND: Final = "kind:"
STEEP: Final = (log(2.5), 0.8)
"""… and of the logarithm of the steepness."""
WIDTHS: Final = (1.0, 0.5, 0.25, 0.1)
"""By one of these the deviations of kinds and traits are multiplied, whichever foretells fights best: few fights tell
little of many traits."""
FOLDS: Final = 4
"""In so many parts fights are laid for that, each to be foretold by the others."""
SMALLEST: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of figure that fights are drawn with: its value by the rules, its traits, and with whom it fights."""

    value: int
    traits: Mapping[str, float]
    band: str = ""


@dataclass(frozen=True, eq=False)
class Arena:
    """What all fights have in common."""

    system: str
    grounds: tuple[Document, ...]
    bot: str
    seed: int
    alike: int = MOST


@dataclass(frozen=True, slots=True)
class Fight:
    """Two forces by their kinds, the first with the kind that is looked at, on which ground, and on which side."""

    number: int
    kind: str
    forces: tuple[tuple[str, ...], tuple[str, ...]]

    @property
    def turned(self) -> int:
        return self.number // 2 % 2


def arena_of(system: str, bot: str, seed: int) -> tuple[Arena, dict[str, Kind]]:
    """Return where fights of a system are fought and the kinds that fight them; raises FileProblem."""
    grounds = tuple(drawn_game(Wish(system, aim="defeat"), seed + number) for number in range(GROUNDS))
    face, content = known.forces(system), load_content(system)
    assert face is not None, system
    bands, alike = bands_of(system, content), alike_in(system) or MOST
    found = {
        unit: Kind(worth, face.traits(setup, thing), bands[unit])
        for unit, (worth, setup, thing) in stands_alone(grounds[0], system, content).items()
    }
    fitting = {name: kind for name, kind in found.items() if _fits(grounds, system, [name] * alike)}
    return Arena(system, grounds, bot, seed, alike), fitting


def _fits(grounds: Sequence[Document], system: str, force: Sequence[str]) -> bool:
    """Return whether a force has room where it begins on all grounds: some figures are too large."""
    content = load_content(system)
    try:
        for ground in grounds:
            scenario_of(with_forces(system, ground, (force, ())), content, Path("drawn.toml"))
    except FileProblem:
        return False
    return True


def fight_drawn(
    seed: int,
    number: int,
    values: Mapping[str, float],
    breadth: float,
    bands: Mapping[str, str] | None = None,
    alike: int = MOST,
) -> Fight:
    """Return a fight of a force with a kind, all in turn, and another force without it.

    The logarithms of their values differ by about the breadth; with none they are as even as was found.  Each force is
    of one band, and has no more of a kind than `alike`.
    """
    chance = Random(f"{seed} {breadth} {number}")
    kinds = sorted(values)
    kind = kinds[number % len(kinds)]
    by_band: dict[str, list[str]] = {}
    for each in kinds:
        if each != kind:
            by_band.setdefault((bands or {}).get(each, ""), []).append(each)
    fellows, foes_of = by_band.get((bands or {}).get(kind, ""), []), list(by_band.values())
    number_of = 1 if values[kind] > DEAR * median(values.values()) else ALIKE
    best, least = None, inf
    for _ in range(DRAWN):
        own = [kind] * number_of + _some(chance, fellows, chance.randint(0, 2), alike)
        wanted = fsum(values[each] for each in own) * exp(chance.gauss(0.0, breadth))
        for _ in range(TRIES):
            pool = chance.choice(foes_of) if len(foes_of) > 1 else foes_of[0]
            foes = _some(chance, pool, chance.randint(1, MOST), alike)
            off = abs(log(fsum(values[each] for each in foes) / wanted))
            if off < least:
                best, least = (tuple(own), tuple(foes)), off
        if best is not None and least <= NEAR:
            break
    assert best is not None
    return Fight(number, kind, best)


def _some(chance: Random, pool: Sequence[str], count: int, alike: int) -> list[str]:
    """Return so many of a pool, of each kind no more than may be alike."""
    force: list[str] = []
    while len(force) < min(count, alike * len(pool)):
        unit = chance.choice(pool)
        if force.count(unit) < alike:
            force.append(unit)
    return force


def fought(arena: Arena, fight: Fight) -> float:
    """Return what the first force got of a fight: 1, 0, or 1/2; equal seeds and fights bring equal games."""
    ground = arena.grounds[fight.number % len(arena.grounds)]
    sides = fight.forces[::-1] if fight.turned else fight.forces
    document = with_forces(arena.system, ground, sides)
    setup = scenario_of(document, load_content(arena.system), Path("drawn.toml")).setup
    seed = (arena.seed, "worth", fight.number)
    session, bots = started(setup, *seed, digests=False), make_bots([arena.bot], setup, *seed)
    play(session, bots, LONGEST)
    ending = known.system(arena.system).ending(session.state)
    if ending is None or len(ending.winners) != 1:
        return 0.5
    players = [player.id for player in setup.players]
    return float(players.index(ending.winners[0]) == fight.turned)


def played_values(
    arena: Arena, kinds: Mapping[str, Kind], games: int, crew: Crew, heard: Callable[[], None] = lambda: None
) -> PlayValues:
    """Return what so many fights teach, and what came of the last of them at equal value by play.

    Raises what the crew raises.
    """
    rules = {name: float(kind.value) for name, kind in kinds.items()}
    checked = games // CHECKED
    bands = {name: kind.band for name, kind in kinds.items()}
    first = [fight_drawn(arena.seed, number, rules, BREADTH, bands, arena.alike) for number in range(games - checked)]
    came = _came(arena, first, crew, heard)
    lesson = fitted(kinds, first, came)
    by_play = dict(zip(lesson.names, lesson.strengths, strict=True))
    last = [fight_drawn(arena.seed, games + number, by_play, 0.0, bands, arena.alike) for number in range(checked)]
    proof = _came(arena, last, crew, heard)
    return lesson.values(arena, kinds, (first, came), (last, proof))


def _came(arena: Arena, fights: Sequence[Fight], crew: Crew, heard: Callable[[], None]) -> list[float]:
    found: dict[int, float] = {}
    for number, result in crew.carried_out(fought, arena, fights):
        found[number] = result
        heard()
    return [found[number] for number in range(len(fights))]


# -- learning -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Lesson:
    """What fights taught: the weights by name with their covariance, and the strengths of kinds, by their order."""

    names: list[str]
    numbers: list[str]
    table: Any
    middle: float
    scale: float
    weights: Any
    covariance: Any
    steepness: float
    strengths: list[float]
    losses: tuple[float, float, float]

    def values(self, arena: Arena, kinds: Mapping[str, Kind], learned: Came, proof: Came) -> PlayValues:
        """Return it with where it comes from, and how each kind fared before and after."""
        face = known.forces(arena.system)
        assert face is not None, arena.system
        means = self.table.mean(axis=0)
        made = PlayValues(
            format=FORMAT,
            system=arena.system,
            edition=face.traits_edition,
            program=f"pb12table {pb12table.__version__}",
            bot=arena.bot,
            games=len(learned[0]),
            checked=len(proof[0]),
            seed=arena.seed,
            steepness=round(self.steepness, 4),
            middle=self.middle,
            scale=round(self.scale, 4),
            weights={name: round(float(each), 5) for name, each in zip(self.numbers, self.weights, strict=True)},
            means={name: round(float(each), 5) for name, each in zip(self.numbers, means, strict=True)},
            covariance=[[round(float(each), 7) for each in row] for row in self.covariance],
            log_loss=round(self.losses[0], 4),
            by_rules=round(self.losses[1], 4),
            even=round(self.losses[2], 4),
            kinds={},
        )
        rules = {name: float(kind.value) for name, kind in kinds.items()}
        told: dict[str, KindTold] = {}
        for name, kind in kinds.items():
            strength = made.strength(kind.value, kind.traits)
            before, after = _share_of(name, rules, learned), _share_of(name, None, proof)
            told[name] = KindTold(kind.value, round(strength.value, 1), round(strength.error, 1), before, after)
        return _with_kinds(made, told)


Came = tuple[Sequence[Fight], Sequence[float]]
"""Fights, and what the first force got of each."""


def _with_kinds(made: PlayValues, told: dict[str, KindTold]) -> PlayValues:
    return PlayValues(**{name: getattr(made, name) for name in made.__struct_fields__} | {"kinds": told})


def _share_of(kind: str, values: Mapping[str, float] | None, came: Came) -> tuple[int, float]:
    """Return in how many fights a kind was looked at, and how many of these its force won.

    With values only fights of about equal value count.
    """
    found = [
        result
        for fight, result in zip(*came, strict=True)
        if fight.kind == kind and (values is None or _is_equal(fight, values))
    ]
    return len(found), fsum(found)


def _is_equal(fight: Fight, values: Mapping[str, float]) -> bool:
    own, other = (fsum(values[each] for each in force) for force in fight.forces)
    return abs(log(own / other)) <= EQUAL


def fitted(kinds: Mapping[str, Kind], fights: Sequence[Fight], came: Sequence[float]) -> Lesson:
    """Return what some fights teach."""
    names = sorted(kinds)
    middle = float(median(kind.value for kind in kinds.values()))
    numbers, table, prior = _table(kinds, names, middle)
    place = {name: number for number, name in enumerate(names)}
    counts = np.zeros((2, len(fights), len(names)))
    for row, fight in enumerate(fights):
        for side, force in enumerate(fight.forces):
            for each in force:
                counts[side, row, place[each]] += 1.0
    results = np.array(came, dtype=float)
    held = np.arange(len(fights)) % HELD_OUT == 0
    prior = _fitting(counts[:, ~held], results[~held], table, prior)
    told = _climbed(counts[:, ~held], results[~held], table, prior)
    plain = _climbed(counts[:, ~held], results[~held], table[:, :1], np.array([[1.0, 1.0], [SMALLEST, STEEP[1]]]))
    losses = [
        _log_loss(_odds(counts[:, held], columns, found)[0], results[held])
        for columns, found in ((table, told[0]), (table[:, :1], plain[0]))
    ]
    whole, covariance = _climbed(counts, results, table, prior)
    weights, steepness = whole[:-1], exp(whole[-1])
    raw = np.exp(table @ weights)
    scale = sum(kind.value for kind in kinds.values()) / float(raw.sum())
    even = log(2.0)
    return Lesson(
        names, numbers, table, middle, scale, weights, covariance[:-1, :-1], steepness,
        [float(each) * scale for each in raw], (losses[0], losses[1], even),
    )  # fmt: skip


def _table(kinds: Mapping[str, Kind], names: Sequence[str], middle: float) -> tuple[list[str], Any, Any]:
    """Return the names of all weights, what each kind has of them, and mean and deviation thought of each before."""
    found = dict.fromkeys(trait for kind in kinds.values() for trait in kind.traits)
    numbers = [POWER, *sorted(found)]
    table = np.array([
        [log(kinds[name].value / middle), *(kinds[name].traits.get(trait, 0.0) for trait in numbers[1:])]
        for name in names
    ])  # fmt: skip
    spreads = table.std(axis=0)
    prior = []
    for trait, spread in zip(numbers, spreads, strict=True):
        thought, deviation = PRIOR.get(trait) or (OF_KIND if trait.startswith(KIND) else OF_TRAIT)
        is_scaled = trait != POWER and not trait.startswith(KIND)
        prior.append((thought, deviation / max(float(spread), 0.05) if is_scaled else deviation))
    return numbers, table, np.array([*prior, STEEP]).T


def _fitting(counts: Any, results: Any, table: Any, prior: Any) -> Any:
    """Return what was thought before with those deviations of kinds and traits that foretell fights best."""
    part = np.arange(len(results)) % FOLDS
    best, least = prior, inf
    for width in WIDTHS:
        narrowed = prior.copy()
        narrowed[1, 1:-1] *= width
        loss = 0.0
        for number in range(FOLDS):
            others, own = part != number, part == number
            found = _climbed(counts[:, others], results[others], table, narrowed)[0]
            loss += _log_loss(_odds(counts[:, own], table, found)[0], results[own]) * float(own.sum())
        if loss < least:
            best, least = narrowed, loss
    return best


def _odds(counts: Any, table: Any, found: Any) -> tuple[Any, Any]:
    """Return the chances of the first forces, and how their logarithmic odds change with each weight."""
    strengths = np.exp(np.clip(table @ found[:-1], -30.0, 30.0))
    sums = [np.maximum(each @ strengths, SMALLEST) for each in counts]
    ratio, steepness = np.log(sums[0] / sums[1]), exp(min(found[-1], 5.0))
    leans = [(each * strengths) @ table / total[:, None] for each, total in zip(counts, sums, strict=True)]
    slopes = np.column_stack([steepness * (leans[0] - leans[1]), steepness * ratio])
    return 1.0 / (1.0 + np.exp(-np.clip(steepness * ratio, -30.0, 30.0))), slopes


def _climbed(counts: Any, results: Any, table: Any, prior: Any) -> tuple[Any, Any]:
    """Return the likeliest weights with the logarithm of the steepness last, by Fisher's steps, and their covariance.

    `prior` holds what was thought before: the means, and the deviations.
    """
    thought = np.array([*prior[0][: table.shape[1]], STEEP[0]])
    tight = 1.0 / np.array([*prior[1][: table.shape[1]], STEEP[1]]) ** 2
    found = thought.copy()
    bend = np.diag(tight)
    for _ in range(STEPS):
        told, slopes = _odds(counts, table, found)
        climb = slopes.T @ (results - told) - tight * (found - thought)
        bend = slopes.T @ (slopes * (told * (1.0 - told))[:, None]) + np.diag(tight)
        step = np.clip(np.linalg.solve(bend, climb), -0.5, 0.5)
        found = found + step
        if float(np.abs(step).max()) < ENOUGH:
            break
    return found, np.linalg.inv(bend)


def _log_loss(told: Any, came: Any) -> float:
    told = np.clip(told, SMALLEST, 1.0 - SMALLEST)
    return float(-(came * np.log(told) + (1.0 - came) * np.log(1.0 - told)).mean())
