"""What figures and players did in a game, as its log tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from pb12table.kernel.log import LogLine
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems import known


@dataclass(slots=True)
class Deeds:
    """What a figure did: throws to hit, how many of them hit and how many were to be expected to, harm dealt with them
    and suffered from anybody and anything, steps moved in plan, and in which round it fell.
    """

    attempts: int = 0
    hits: int = 0
    expected: float = 0.0
    dealt: int = 0
    suffered: int = 0
    steps: float = 0.0
    out_in: int | None = None


@dataclass(slots=True)
class Tally:
    """What a player's figures did: as in `Deeds`, how many of them are lost, and how many there were."""

    attempts: int = 0
    hits: int = 0
    expected: float = 0.0
    dealt: int = 0
    lost: int = 0
    force: int = 0


def deeds(state: GameState, log: Sequence[LogLine]) -> dict[FigureId, Deeds]:
    """The deeds of all figures; what was taken back does not count."""
    words = known.words(state.setup.system)
    found = {figure.id: Deeds() for figure in state.setup.figures}
    events = [line.event for line in log if not line.struck]
    for deed in words.deeds(state, events):
        own = found[deed.figure]
        own.attempts += deed.attempts
        own.hits += deed.hits
        own.expected += deed.expected
        own.dealt += deed.dealt
        own.suffered += deed.suffered
    game_round = 0
    for event in events:
        told = words.meaning(event)
        if told.begins_round is not None:
            game_round = told.begins_round
        if told.way is not None:
            figure, start, end = told.way
            found[figure].steps += hypot(end[0] - start[0], end[1] - start[1])
        if told.fallen is not None:
            found[told.fallen[0]].out_in = game_round
    return found


def tally(state: GameState, log: Sequence[LogLine]) -> dict[PlayerId, Tally]:
    """The deeds of all players' figures together; they count for the players whose figures they are now."""
    words = known.words(state.setup.system)
    found = {player.id: Tally() for player in state.setup.players}
    for figure in state.setup.figures:
        found[figure.player].force += words.takes_part(state, figure.id)
    for identity, each in deeds(state, log).items():
        fate = words.fate(state, identity, each.out_in)
        own = found[fate.owner]
        own.attempts += each.attempts
        own.hits += each.hits
        own.expected += each.expected
        own.dealt += each.dealt
        own.lost += fate.is_lost
    return found


def any_fought(tallies: Mapping[PlayerId, Tally]) -> bool:
    """Whether there was a fight at all: in a game without one nobody counts losses."""
    return any(own.attempts or own.dealt or own.lost for own in tallies.values())
