"""Whole games of bots and their first decision: `python -m tests.bench.goals.games random|careful|first|d20|fate`.

Prints processor time in seconds: of a random game 8 against 8 the mean of seven, as batches play them; of a careful one
the mean of two; of a plain one of d20 or FATE the mean of eight; of a bot's first choice of a figure, on a table that
nobody has walked on yet.  The look at the table is told apart: one game is played before.
"""

from __future__ import annotations

import sys
import time
from inspect import signature

from pb12table.bots.play import make_bots, play_game, started
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from tests.bench.goals.warmed import warm

SCENARIO = "governors-quay"
PLAIN = {"d20": "quarry-at-dusk", "fate": "warehouse-three"}

BATCH = {"digests": False} if "digests" in signature(play_game).parameters else {}
"""Batches keep no digests, where a program can do without."""


def games(bot: str, first: int, count: int, scenario: str = SCENARIO) -> float:
    """The mean of so many games."""
    setup, began = load_scenario(scenario).setup, time.process_time()
    for number in range(first, first + count):
        play_game(setup, [bot] if scenario == SCENARIO else [bot] * len(setup.players), 1, number, **BATCH)
    return (time.process_time() - began) / count


def first_choice(bot: str) -> float:
    """The first choice of a figure to act."""
    setup = load_scenario(SCENARIO).setup
    session, bots = started(setup, 1), make_bots([bot], setup, 1)
    while (request := session.pending) is not None:
        player, began = PlayerId(request.player), time.process_time()
        answer = bots[player].answer(session.system.view(session.state, player), request)
        if isinstance(request, ChooseTurn):
            return time.process_time() - began
        session.answer(answer)
    raise AssertionError("nobody was asked for a turn")


def main() -> None:
    """Measure what is named."""
    warm()
    match sys.argv[1]:
        case "random":
            games("random", 0, 1)
            took = games("random", 1, 7)
        case "careful":
            took = games("careful", 1, 2)
        case "d20" | "fate" as system:
            games("plain", 0, 1, PLAIN[system])
            took = games("plain", 1, 8, PLAIN[system])
        case _:
            took = first_choice("careful")
    sys.stdout.write(f"{took:.4f}\n")


if __name__ == "__main__":
    main()
