"""The course of a game: its rounds, what happened in each, and how it stood at their ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pb12table.kernel.log import LogLine, visible_to
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems import known
from pb12table.table.shapes import Point3

Trail = tuple[PlayerId, tuple[Point3, ...]]
"""The player whose figure moved, and where it went from place to place."""


Fallen = tuple[FigureId, Point3]
"""A figure that fell, and where."""


@dataclass(slots=True)
class Passage:
    """What happened in a turn of a player (of one figure, where figures take turns), or in a part of a round.

    `part` is the key of the name of the part, "" for none.
    """

    part: str = ""
    player: PlayerId | None = None
    figure: FigureId | None = None
    lines: list[LogLine] = field(default_factory=list)


@dataclass(slots=True)
class Round:
    """A round; number 0 is what happened before the first.

    `end` is how many entries of the journal had been made when it was over.  `points` are those of each player so far,
    at its end.
    """

    number: int
    passages: list[Passage]
    trails: list[Trail] = field(default_factory=list)
    fallen: list[Fallen] = field(default_factory=list)
    end: int = 0
    points: Mapping[PlayerId, int] = field(default_factory=dict)


def course(state: GameState, log: Sequence[LogLine], entries: int, viewer: str | None = None) -> list[Round]:
    """The rounds of a game that has come to a state after so many entries; only what a viewer may know (None: all)."""
    words = known.words(state.setup.system)
    found = [Round(0, [Passage()])]
    points = {player.id: 0 for player in state.setup.players}

    def finish(end: int) -> None:
        found[-1].end, found[-1].points = end, dict(points)

    moving: FigureId | None = None
    for line in log:
        if line.struck or not visible_to(line.event, viewer):
            continue
        told = words.meaning(line.event)
        if told.begins_round is not None:
            finish(line.entry)
            found.append(Round(told.begins_round, [Passage()]))
        if told.begins_part:
            found[-1].passages.append(Passage(told.begins_part))
        if (taking := told.turn_player(state.setup)) is not None:
            found[-1].passages.append(Passage("", taking, told.turn_of))
        if told.way is not None:
            figure, start, end = told.way
            owner = words.fate(state, figure, None).owner
            _go_on(found[-1].trails, owner, start, end, is_same=figure == moving)
            moving = figure
        if told.points is not None:
            gaining, number = told.points
            for player in gaining:
                points[player] += number
        match told.fallen:
            case (figure, (x, y, z)):
                found[-1].fallen.append((figure, (x, y, z)))
        found[-1].passages[-1].lines.append(line)
    finish(entries)
    for each in found:
        each.passages = [passage for passage in each.passages if passage.lines]
    return [each for each in found if each.passages]


def _go_on(trails: list[Trail], owner: PlayerId, start: Point3, end: Point3, *, is_same: bool) -> None:
    """Lengthen the last trail where it is the same figure's that goes on from there, else begin another."""
    if is_same and trails and trails[-1][1][-1] == start:
        player, places = trails.pop()
        trails.append((player, (*places, end)))
    else:
        trails.append((owner, (start, end)))
