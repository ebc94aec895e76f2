"""The moments that decided a game that has been played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pb12table.app.play.recap import state_before
from pb12table.kernel.log import LogLine, visible_to
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.words import Meaning
from pb12table.systems.known import scene, words
from pb12table.texts.log_rows import LogRow, rows_of

MOST_MOMENTS: Final = 6


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
    return 2 if told.scores else 3 if told.fallen is not None else 1


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
