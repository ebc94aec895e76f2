"""A game that has been played, at a glance: how it stood after each round, and the moments that decided it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pb12table.app.play.recap import state_before
from pb12table.kernel.log import LogLine, visible_to
from pb12table.kernel.session import Session
from pb12table.report.games.course import course
from pb12table.skirmish.faces.words import Meaning
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import scene, words
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import LogRow, rows_of

MOST_MOMENTS: Final = 6
MOST_STANDS: Final = 40
"""So many rounds are looked at, evenly spread over those of a long game."""


@dataclass(frozen=True, slots=True)
class Course:
    """How each player stood after each of some rounds: points where any were counted, else figures on the table."""

    rounds: tuple[int, ...]
    stands: Mapping[PlayerId, tuple[int, ...]]
    counts_points: bool


def course_of(texts: Texts, session: Session[Any], viewer: str | None = None) -> Course:
    """The course of a game as a viewer (None: everybody) may know it, from its beginning to where it stands."""
    setup = session.state.setup
    found = [each for each in course(session.state, session.log, len(session.entries), viewer) if each.number]
    step = max(1, -(-len(found) // MOST_STANDS))
    kept = found[::-1][::step][::-1]
    # One who only judges has nothing on the table.
    players = [player.id for player in setup.players if any(each.player == player.id for each in setup.figures)]
    face, own, told = scene(setup.system), words(setup.system), [line for line in session.log if not line.struck]
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


def best_moments(session: Session[Any], viewer: str | None = None) -> Sequence[LogRow]:
    """The moments that decided a game, in their order: falls and points before all else, late before early ones.

    They are those that a viewer (None: everybody) may know of.
    """
    setup = session.state.setup
    meaning = words(setup.system).meaning
    public = [line for line in session.log if not line.struck and visible_to(line.event, viewer)]
    rows = [row for row in rows_of(setup.system, public) if meaning(row.lines[0].event).is_moment]
    ranked = sorted(range(len(rows)), key=lambda number: (-_weight(meaning(rows[number].lines[0].event)), -number))
    return [rows[number] for number in sorted(ranked[:MOST_MOMENTS])]


def _weight(told: Meaning) -> int:
    """How much a moment counts."""
    return 2 if told.points is not None else 3 if told.fallen is not None else 1


def moment_line(session: Session[Any], row: LogRow, viewer: str | None = None) -> LogLine:
    """The line of the log that a moment is shown by: of a fall, that of the attack on the fallen right before it."""
    setup, first = session.state.setup, row.lines[0]
    fallen = words(setup.system).meaning(first.event).fallen
    if fallen is None:
        return row.last
    face, start = scene(setup.system), state_before(session, first, viewer)
    public = [line for line in session.log if not line.struck and visible_to(line.event, viewer)]
    for line in reversed(public[: public.index(first)]):
        strike = face.strike(start, line.event)
        # Without target and place it only tells what came of the attack before it.
        if strike is not None and (strike.target is not None or strike.at is not None):
            return line if strike.target == fallen[0] else row.last
    return row.last
