"""Which of two bots is the stronger: pairs of games with equal dice and changed seats, and when enough were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, fsum, log
from time import process_time
from typing import Annotated, Any, Final

import msgspec

from pb12table.analysis.crew import Crew
from pb12table.analysis.played.games import Estimate, share
from pb12table.bots.play import BROKEN_OFF, make_bots, play, started
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system

POINTS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair may bring the first bot: a game counts one half of it, a draw one quarter."""

ERROR: Final = 0.05
"""How often a match may call the wrong one right, whichever it is."""

SPARSE: Final = 1e-3
"""What stands for a result of a pair that has not been seen yet, so that the spread of few pairs is not nothing."""

LEAST_PAIRS: Final = 8
"""With fewer pairs nothing is decided: the bounds hold for sums of many."""


class Bout(msgspec.Struct, frozen=True):
    """One game: which bot won it alone (0 or 1, None if neither did), how it ended, in how many rounds, and for each of
    the two how often it decided and how many seconds of processor time that took.
    """

    winner: Annotated[int, msgspec.Meta(ge=0, le=1)] | None
    reason: str
    rounds: int
    decisions: tuple[int, int]
    seconds: tuple[float, float]


class Pair(msgspec.Struct, frozen=True):
    """Two games with equal dice on one layout: in the first one the first bot plays for the first player."""

    layout: int
    number: int
    bouts: tuple[Bout, Bout]

    @property
    def points(self) -> float:
        """Return what the first bot got, from 0 to 1."""
        return fsum(0.25 if bout.winner is None else 0.5 * (bout.winner == 0) for bout in self.bouts)


@dataclass(frozen=True, eq=False)
class Contest:
    """Two bots by name, the setups they meet on (each of two players), and the seed of everything."""

    bots: tuple[str, str]
    setups: tuple[GameSetup, ...]
    seed: int


@dataclass(slots=True)
class _Spent:
    """How often a bot decided, and the processor time that took, what it imagined included."""

    decisions: int = 0
    seconds: float = 0.0


def paired(contest: Contest, task: tuple[int, int]) -> Pair:
    """Return the two games of a layout and a number; equal seeds give equal games, on any machine."""
    layout, number = task
    first, second = (_bout(contest, layout, number, turned) for turned in (0, 1))
    return Pair(layout, number, (first, second))


def _bout(contest: Contest, layout: int, number: int, turned: int) -> Bout:
    """Return one game, in which the first bot plays for the player with the number `turned`."""
    setup, seed = contest.setups[layout], (contest.seed, layout, number)
    seated = contest.bots[::-1] if turned else contest.bots
    bots = make_bots(seated, setup, *seed)
    spent = {player: _Spent() for player in bots}

    def asked(player: PlayerId, answers: Callable[[], Any]) -> Any:
        began = process_time()
        answer = answers()
        spent[player].seconds += process_time() - began
        spent[player].decisions += 1
        return answer

    session = started(setup, *seed, digests=False)
    play(session, bots, asked=asked)
    ending = system(setup.system).ending(session.state)
    players = [player.id for player in setup.players]
    alone = ending is not None and len(ending.winners) == 1
    winner = None if ending is None or not alone else players.index(ending.winners[0]) ^ turned
    first, second = (spent[player] for player in (players[::-1] if turned else players))
    return Bout(
        winner,
        BROKEN_OFF if ending is None else ending.reason,
        session.state.game_round,
        (first.decisions, second.decisions),
        (round(first.seconds, 4), round(second.seconds, 4)),
    )


# -- when enough was played ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sprt:
    """Two guesses of how much stronger the first bot is, in Elo, between which a match decides."""

    lower: float
    upper: float

    @property
    def bound(self) -> float:
        """Return how large the sum of evidence must be; the error of both kinds is ERROR."""
        return log((1.0 - ERROR) / ERROR)

    def evidence(self, counts: Sequence[int]) -> float:
        """Return the logarithm of how much likelier the upper guess makes the pairs than the lower one does.

        `counts`: pairs by what they brought, as in POINTS.  Source: the generalized likelihood ratio of a mean, as the
        tests of chess programs reckon it (M. Van den Bergh, "The generalized maximum likelihood ratio for the
        expectation value of a distribution", 2019), with pairs of games as observations.
        """
        seen = [count or SPARSE for count in counts]
        total = fsum(seen)
        mean = fsum(count * points for count, points in zip(seen, POINTS, strict=True)) / total
        spread = fsum(count * (points - mean) ** 2 for count, points in zip(seen, POINTS, strict=True)) / total
        low, high = expected(self.lower), expected(self.upper)
        return total * (high - low) * (2.0 * mean - low - high) / (2.0 * spread)

    def verdict(self, counts: Sequence[int]) -> bool | None:
        """Return whether the upper guess holds, False for the lower one, None where it is still open."""
        if sum(counts) < LEAST_PAIRS:
            return None
        found = self.evidence(counts)
        return found > 0.0 if abs(found) >= self.bound else None


def expected(elo: float) -> float:
    """Return the share of points that a bot gets that is so many Elo stronger."""
    return 1.0 / (1.0 + exp(-elo / 400.0 * log(10.0)))


def counted(pairs: Sequence[Pair]) -> tuple[int, ...]:
    """Return how many pairs brought the first bot each of POINTS."""
    found = Counter(pair.points for pair in pairs)
    return tuple(found[points] for points in POINTS)


def order_of(layouts: int, pairs: int) -> list[tuple[int, int]]:
    """Return the layouts and numbers of so many pairs on each layout, all layouts in turn."""
    return [(layout, number) for number in range(pairs) for layout in range(layouts)]


def contested(
    contest: Contest,
    pairs: int,
    crew: Crew,
    sprt: Sprt | None = None,
    *,
    known: Mapping[tuple[int, int], Pair] | None = None,
    heard: Callable[[Pair], None] = lambda _pair: None,
) -> Iterator[Pair]:
    """Yield up to so many pairs of each layout in their order, until a test has decided, if there is one.

    Where it ends does not depend on who plays: only pairs before which there is no gap count.  Those that are `known`
    already are not played again; `heard` gets each new one as soon as it is over.  Raises what the crew raises.
    """
    order = order_of(len(contest.setups), pairs)
    found = dict(known or {})
    wanted = [task for task in order if task not in found]
    fresh = crew.carried_out(paired, contest, wanted)
    counts = [0] * len(POINTS)
    for task in order:
        while task not in found:
            _, pair = next(fresh)
            found[pair.layout, pair.number] = pair
            heard(pair)
        yield found[task]
        counts[POINTS.index(found[task].points)] += 1
        if sprt is not None and sprt.verdict(counts) is not None:
            break


# -- what came of it ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Strength:
    """How two bots did on a layout, or on all: games, those that one of them won alone, and the first one's share of
    these with its interval of 95 percent.

    `endings` count the games by who won them (None: nobody alone) and how they ended.  `decisions` and `seconds` are
    those of each bot in all games together.
    """

    games: int
    won: tuple[int, int]
    decided: Estimate
    endings: Mapping[tuple[int | None, str], int]
    rounds: float
    decisions: tuple[int, int]
    seconds: tuple[float, float]

    @property
    def milliseconds(self) -> tuple[float, float]:
        """Return the processor time a decision of each bot."""
        first, second = (
            1000.0 * seconds / max(1, decisions)
            for seconds, decisions in zip(self.seconds, self.decisions, strict=True)
        )
        return first, second


def strength(pairs: Sequence[Pair]) -> Strength:
    """Return what some pairs come to."""
    bouts = [bout for pair in pairs for bout in pair.bouts]
    first, second = (sum(bout.winner == bot for bout in bouts) for bot in (0, 1))
    return Strength(
        len(bouts),
        (first, second),
        share(first, first + second),
        dict(sorted(Counter((bout.winner, bout.reason) for bout in bouts).items(), key=str)),
        fsum(bout.rounds for bout in bouts) / max(1, len(bouts)),
        (sum(bout.decisions[0] for bout in bouts), sum(bout.decisions[1] for bout in bouts)),
        (fsum(bout.seconds[0] for bout in bouts), fsum(bout.seconds[1] for bout in bouts)),
    )
