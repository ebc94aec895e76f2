"""The course of a game: its rounds, what happened in each, and how it stood after them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pb12table.kernel.log import LogLine, visible_to
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems import known
from pb12table.table.shapes import Point3
from pb12table.texts.locale import Texts

MOST_STANDS: Final = 40
"""So many rounds are looked at, evenly spread over those of a long game."""

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

    `end` is how many entries of the journal had been made when it was over.
    """

    number: int
    passages: list[Passage]
    trails: list[Trail] = field(default_factory=list)
    fallen: list[Fallen] = field(default_factory=list)
    end: int = 0


@dataclass(frozen=True, slots=True)
class Course:
    """How each player stood after each of some rounds: points where any were counted, else figures on the table."""

    rounds: tuple[int, ...]
    stands: Mapping[PlayerId, tuple[int, ...]]
    counts_points: bool


def course_of(texts: Texts, session: Session[Any], viewer: str | None = None) -> Course:
    """Return the course of a game as a viewer (None: everybody) may know it, from its beginning to where it stands.

    What rules count is asked of the states: it may be lost again, set by hand, or follow from who was captured.
    """
    setup = session.state.setup
    found = [each for each in rounds_in(session.state, session.log, len(session.entries), viewer) if each.number]
    step = max(1, -(-len(found) // MOST_STANDS))
    kept = found[::-1][::step][::-1]
    # One who only judges has nothing on the table.
    players = [player.id for player in setup.players if any(each.player == player.id for each in setup.figures)]
    face, own = known.scene(setup.system), known.words(setup.system)
    told = [line for line in session.log if not line.struck]
    points: dict[PlayerId, list[int]] = {player: [] for player in players}
    figures: dict[PlayerId, list[int]] = {player: [] for player in players}
    for each in kept:
        state = session.system.view((session if each is found[-1] else session.past(each.end)).state, viewer)
        log = [line.event for line in told if line.entry <= each.end]
        standings = {stand.player: stand.points or 0 for stand in own.standings(texts.of(setup.system), state, log)}
        owners = [face.owner(state, figure) for figure in face.figures(state)]
        for player in players:
            points[player].append(standings.get(player, 0))
            figures[player].append(owners.count(player))
    counts = any(any(numbers) for numbers in points.values())
    stands = points if counts else figures
    return Course(
        tuple(each.number for each in kept), {player: tuple(numbers) for player, numbers in stands.items()}, counts
    )


def rounds_in(state: GameState, log: Sequence[LogLine], entries: int, viewer: str | None = None) -> list[Round]:
    """Return the rounds of a game after so many entries, with what a viewer may know (None: all)."""
    words = known.words(state.setup.system)
    found = [Round(0, [Passage()])]
    moving: FigureId | None = None
    for line in log:
        if line.struck or not visible_to(line.event, viewer):
            continue
        told = words.meaning(line.event)
        if told.begins_round is not None:
            found[-1].end = line.entry
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
        match told.fallen:
            case (figure, (x, y, z)):
                found[-1].fallen.append((figure, (x, y, z)))
        found[-1].passages[-1].lines.append(line)
    found[-1].end = entries
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
