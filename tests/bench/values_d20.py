"""How well values tell who wins a d20 fight: the bot plays drawn forces against each other on open ground.

    nice python -m tests.bench.values_d20 [PAIRS] [GAMES]

prints the table of docs/d20.md, and the two numbers by which `systems/d20/sheets.py` tells the chances of forces.
Values of a side are added; there is no terrain and no goal, nobody sneaks, and in every other game of a pair the two
change their ends.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import log, sqrt
from pathlib import Path
from random import Random

from pb12table.analysis.games import share
from pb12table.bots.play import play_game
from pb12table.files.content import load_content
from pb12table.files.scenario import scenario_of
from pb12table.forces.sheets import chance_of
from pb12table.systems.d20.files import profile_of
from pb12table.systems.d20.rules.attack import creature_value
from pb12table.systems.d20.rules.data import Setup

BOT, SEED, ROUNDS = "plain", 31, 30
WIDTH, DEPTH, APART, BESIDE = 24.0, 16.0, 12.0, 4.0
"""The table, how far apart the forces begin, and how far creatures of one stand from each other, in metres."""
MOST, EVEN, UNEVEN = 4, 1.1, 1.5
"""No drawn force has more creatures, half of the pairs are worth the same so far, and all so far."""
TOLD = (
    (("quarry-giant",), ("raider",) * 4),
    (("sellsword",), ("raider",) * 2),
    (("raider",) * 3, ("sellsword",)),
    (("watchman", "tracker"), ("shieldbearer", "skulker")),
)
"""Pairs that are always among them."""
Names = tuple[str, ...]


@dataclass(frozen=True)
class Pair:
    """Two forces, what they are worth, and of how many games the first won how many; a draw is half of one."""

    forces: tuple[Names, Names]
    values: tuple[int, int]
    games: int = 0
    won: float = 0.0

    @property
    def share(self) -> float:
        return self.won / self.games

    def told(self, steepness: float) -> float:
        return chance_of(*self.values, steepness)


def worth(names: Names) -> int:
    """The values of some creatures together."""
    content = load_content("d20")
    return sum(creature_value(profile_of(content.profiles[name], content)) for name in names)


def fight(west: Names, east: Names) -> Setup:
    """A fight on open ground of the players "west" and "east"."""
    figures = [
        {
            "id": f"{player}-{place}", "profile": name, "player": player, "facing": facing,
            "at": [x, DEPTH / 2.0 + BESIDE * (place - (len(names) - 1) / 2.0)],
        }
        for player, names, x, facing in (
            ("west", west, (WIDTH - APART) / 2.0, 0.0), ("east", east, (WIDTH + APART) / 2.0, 180.0)
        )
        for place, name in enumerate(names)
    ]  # fmt: skip
    document = {
        "format": 1, "system": "d20", "name": "Open ground", "table": {"width": WIDTH, "depth": DEPTH},
        "rules": {"round_limit": ROUNDS}, "figure": figures,
        "player": [{"id": "west", "name": "West"}, {"id": "east", "name": "East"}],
    }  # fmt: skip
    setup: Setup = scenario_of(document, load_content("d20"), Path("open.toml")).setup
    return setup


def drawn(pairs: int, dice: Random) -> Iterator[Pair]:
    """Pairs of forces, each other one even, no two alike."""
    kinds, known = sorted(load_content("d20").profiles), set[tuple[Names, Names]]()
    for forces in TOLD[:pairs]:
        known.add(forces)
        yield Pair(forces, (worth(forces[0]), worth(forces[1])))
    while len(known) < pairs:
        first, second = (tuple(sorted(dice.choices(kinds, k=dice.randint(1, MOST)))) for _ in range(2))
        values, most = (worth(first), worth(second)), UNEVEN if len(known) % 2 else EVEN
        if first != second and (first, second) not in known and max(values) <= most * min(values):
            known.add((first, second))
            yield Pair((first, second), values)


def played(pair: Pair, games: int) -> Pair:
    """The pair with games of the bot against itself."""
    won = 0.0
    for number in range(games):
        own = "east" if number % 2 else "west"
        setup = fight(*(pair.forces if own == "west" else pair.forces[::-1]))
        record, _ = play_game(setup, [BOT], SEED, *map("+".join, pair.forces), number, digests=False)
        won += 0.5 if len(record.winners) != 1 else float(record.winners[0] == own)
        assert record.is_finished, pair
    return replace(pair, games=games, won=won)


def fitted(pairs: Sequence[Pair]) -> float:
    """How steeply chances rise with the ratio of values, by which what was won is likeliest."""

    def slope(steepness: float) -> float:
        return sum(pair.games * (pair.share - pair.told(steepness)) * log(pair.values[0] / pair.values[1])
                   for pair in pairs)  # fmt: skip

    low, high = 0.0, 30.0
    for _ in range(60):
        middle = (low + high) / 2.0
        low, high = (middle, high) if slope(middle) > 0.0 else (low, middle)
    return low


def errors(pairs: Sequence[Pair], told: Callable[[Pair], float]) -> tuple[float, float]:
    """How far off what is told lies from the shares that were won, as a mean square, and without their own chance.

    Roots of mean squares: of all that is off, and of what is left when the chance of so few games is taken away.
    """
    whole = sum((pair.share - told(pair)) ** 2 for pair in pairs) / len(pairs)
    luck = sum(pair.share * (1.0 - pair.share) / max(1, pair.games - 1) for pair in pairs) / len(pairs)
    return sqrt(whole), sqrt(max(0.0, whole - luck))


BANDS = ((1.0, 1.05), (1.05, 1.1), (1.1, 1.25), (1.25, UNEVEN))
"""The table tells pairs by how many times as much the dearer force is worth."""


def turned(pair: Pair) -> Pair:
    """The pair the other way round."""
    return Pair(pair.forces[::-1], pair.values[::-1], pair.games, pair.games - pair.won)


def ratio_of(pair: Pair) -> float:
    """How many times as much the first force is worth."""
    return pair.values[0] / pair.values[1]


def told(pairs: Sequence[Pair], steepness: float) -> Iterator[str]:
    """The rows of the table of the document: how often the dearer force won, and how often it is told to."""
    by_worth = [pair if ratio_of(pair) >= 1.0 else turned(pair) for pair in pairs]
    for low, high in BANDS:
        own = [pair for pair in by_worth if low <= ratio_of(pair) < high or ratio_of(pair) == high == UNEVEN]
        if not own:
            continue
        estimate = share(sum(each.won for each in own), sum(each.games for each in own))
        assert estimate.value is not None
        assert estimate.low is not None
        assert estimate.high is not None
        expected = sum(each.told(steepness) for each in own) / len(own)
        _, left = errors(own, lambda pair: pair.told(steepness))
        yield (
            f"| {low:.2f} to {high:.2f} | {len(own)} | {estimate.count} | {100 * estimate.value:.0f} % "
            f"({100 * estimate.low:.0f}–{100 * estimate.high:.0f} %) | {100 * expected:.0f} % | {100 * left:.0f} |"
        )


def main(pairs: int = 40, games: int = 10) -> None:
    """Play, and print what came of it."""
    found: list[Pair] = []
    for pair in drawn(pairs, Random(SEED)):
        found.append(played(pair, games))
        print(found[-1], file=sys.stderr, flush=True)
    summed_up(found)


def summed_up(pairs: Sequence[Pair]) -> None:
    """Print the table and the two numbers."""
    steepness = fitted(pairs)
    print("| ratio of values | pairs | fights | won by the higher value | predicted | off by |")
    print("|---|---|---|---|---|---|")
    print("\n".join(told(pairs, steepness)))
    whole, left = errors(pairs, lambda pair: pair.told(steepness))
    _, even = errors(pairs, lambda pair: 0.5)
    unlike = [pair for pair in pairs if len(pair.forces[0]) != len(pair.forces[1])]
    fewer = [pair if len(pair.forces[0]) < len(pair.forces[1]) else turned(pair) for pair in unlike]
    print(
        f"\n{len(pairs)} pairs, {sum(pair.games for pair in pairs)} fights: steepness {steepness:.1f}; off by "
        f"{whole:.3f}, without the chance of so few fights {left:.3f} (even chances for all: {even:.3f}).\n"
        f"The force of fewer creatures won {sum(each.share for each in fewer) / len(fewer):.2f} of its fights in "
        f"{len(fewer)} pairs, told {sum(each.told(steepness) for each in fewer) / len(fewer):.2f}."
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
