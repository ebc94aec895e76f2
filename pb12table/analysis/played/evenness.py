"""Whether a scenario is a good one: games of one player by program against itself, and what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final

from pb12table.analysis.crew import Crew
from pb12table.analysis.played.games import Estimate, share
from pb12table.analysis.walking import with_changes
from pb12table.bots.play import GameRecord, play_game, usual_bot
from pb12table.files.measured import Numbers, mark_of
from pb12table.files.scenario import Scenario
from pb12table.skirmish.faces.system import Decided, Ending, GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system

EQUAL: Final = 0.2
DIFFERENT: Final = 0.3
"""By which part of its fair share a side may win more or less often: of two equal sides each from 40 to 60 percent, of
two that differ from 35 to 65.
"""
LONGER: Final = 1.5
"""By this factor a game may take more or less time than its scenario says."""

MINUTE: Final = 60.0
COARSE: Final = 5
"""Minutes are told in steps of so many."""


@dataclass(frozen=True, slots=True)
class _Trial:
    """What all games of a scenario have in common."""

    setup: GameSetup
    bot: str
    seed: int


def _one(trial: _Trial, number: int) -> GameRecord:
    """Return one game by its number, which any process may play."""
    record, _ = play_game(trial.setup, [trial.bot], trial.seed, number, digests=False)
    return record


def records_of(scenario: Scenario, games: int, seed: int, crew: Crew, bot: str = "") -> Iterator[GameRecord]:
    """Yield games of the best quick player of a rule system, or of another bot, against itself as they end."""
    trial = _Trial(with_changes(scenario.setup), bot or usual_bot(scenario.setup.system), seed)
    for _, record in crew.carried_out(_one, trial, range(1, games + 1)):
        yield record


def parties(setup: GameSetup) -> list[tuple[PlayerId, ...]]:
    """Return the ids of the players of each side, in the order of the players."""
    found: dict[str, list[PlayerId]] = {}
    for player in setup.players:
        found.setdefault(str(getattr(player, "side", player.id)), []).append(player.id)
    return [tuple(each) for each in found.values()]


def measured(
    scenario: Scenario, document: dict[str, object], records: Sequence[GameRecord], seed: int, bot: str = ""
) -> Numbers:
    """Return what games of a scenario say, in whichever order they came; `document` is the plain data of its file."""
    setup = scenario.setup
    yardstick = system(setup.system).yardstick
    decided = Counter(
        yardstick.decided(Ending(record.winners, record.reason), len(setup.players)) for record in records
    )
    decisions = fsum(record.decisions for record in records) / len(records)
    return Numbers(
        mark=mark_of(document),
        bot=bot or usual_bot(setup.system),
        games=len(records),
        seed=seed,
        wins={
            " + ".join(setup.player_by_id[player].name for player in party): sum(
                sorted(record.winners) == sorted(party) for record in records
            )
            for party in parties(setup)
        },
        decided={what.value: decided[what] for what in Decided},
        endings=dict(sorted(Counter(record.reason for record in records).items())),
        rounds=round(fsum(record.rounds for record in records) / len(records), 1),
        decisions=round(decisions, 1),
        minutes=max(COARSE, COARSE * round(decisions * yardstick.seconds / MINUTE / COARSE)),
    )


@dataclass(frozen=True, slots=True)
class Faults:
    """What is wrong with a scenario by its numbers: who wins, what decides, how long it takes."""

    wins: bool
    decided: bool
    minutes: bool


def shares(row: Numbers) -> dict[str, Estimate]:
    """Return the share of each side in the games that one side won alone."""
    total = sum(row.wins.values())
    return {party: share(won, total) for party, won in row.wins.items()}


def bounds(sides: int, *, equal: bool) -> tuple[float, float]:
    """Return between which shares of won games each of so many sides should stay."""
    part = EQUAL if equal else DIFFERENT
    return (1.0 - part) / sides, (1.0 + part) / sides


def by_goal(row: Numbers) -> Estimate:
    """Return in which share of all games the goal decided."""
    return share(row.decided.get(Decided.GOAL.value, 0), row.games)


def faults(row: Numbers, told: int | None, identity: str, *, equal: bool) -> Faults:
    """Return what is wrong by the numbers of a scenario that tells how many minutes it takes; `identity`: its rules."""
    low, high = bounds(len(row.wins), equal=equal)
    values = [each.value for each in shares(row).values()]
    goal = by_goal(row).value or 0.0
    return Faults(
        wins=any(value is None or not low <= value <= high for value in values),
        decided=goal < system(identity).yardstick.by_goal,
        minutes=told is not None and not told / LONGER <= row.minutes <= told * LONGER,
    )
