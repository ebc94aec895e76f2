"""How often the careful bot beats the aggressive one: `python -m tests.bench.goals.strength SCENARIO GAMES`.

Seats change from game to game, and each pair of games has the same dice. Prints a line for each game (its number, 1 for
a victory, a part of it for a shared one, 0 for a defeat, and processor time), and at last the mean score with the
interval of 95 %. Run it with another checkout as PYTHONPATH (and `tests/bench` laid over it) to compare: games of one
number have the same dice there.
"""

from __future__ import annotations

import sys
import time
from math import sqrt

from pb12table.bots.play import play_game
from pb12table.files.scenario import load_scenario
from tests.bench.goals.warmed import warm

NAMES = ("careful", "aggressive")


def main() -> None:
    """Play and sum up."""
    setup, games = load_scenario(sys.argv[1]).setup, int(sys.argv[2])
    warm()
    scores: list[float] = []
    for number in range(games):
        seat, began = number % 2, time.process_time()
        record, _ = play_game(setup, NAMES if seat == 0 else NAMES[::-1], 1, number // 2)
        won = setup.players[seat].id in record.winners
        scores.append(won / max(len(record.winners), 1))
        sys.stdout.write(f"{number} {scores[-1]} {time.process_time() - began:.2f}\n")
        sys.stdout.flush()
    mean = sum(scores) / games
    spread = sqrt(sum((score - mean) ** 2 for score in scores) / max(games - 1, 1))
    sys.stdout.write(f"{mean:.3f} +- {1.96 * spread / sqrt(games):.3f}\n")


if __name__ == "__main__":
    main()
