"""A moment of the past as it was: the table, ways, who attacked whom along which sight line, sum and dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pb12table.app.play.recap import state_before
from pb12table.kernel.log import Event, LogLine, visible_to
from pb12table.kernel.session import Session
from pb12table.skirmish.forms.table_fields import Aim
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.trails import NONE, Trails, trails_of
from pb12table.systems.known import scene
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import LogRow, row_tip, row_words, rows_of
from pb12table.window.play.cards import Card, SumLine
from pb12table.window.play.face import window_of
from pb12table.window.scene.picture import SightDrawing


@dataclass(frozen=True, eq=False)
class Moment:
    """What is shown of a row of the log: `state` is the table, `duel` who attacked whom along the line of `sight`.

    `events` are those up to it, the last of which brought its dice; `card` tells it in words, with its sum.
    """

    line: LogLine
    state: Any
    trails: Trails = NONE
    duel: tuple[FigureId, FigureId] | None = None
    sight: SightDrawing | None = None
    events: Sequence[Event] = field(default_factory=list)
    card: Card | None = None


def moment_at(
    texts: Texts, session: Session[Any], line: LogLine, lines: Sequence[LogLine], viewer: str | None = None
) -> Moment:
    """The moment of a line of the log among all that are shown; the present where it belongs to none.

    All is as a viewer (None: everybody) may know it.  Where a figure attacks, the table is that from before it came to
    anything: with the target where it was.
    """
    setup, system = session.state.setup, session.system
    face, window = scene(setup.system), window_of(setup.system)
    told = [each for each in lines if not each.struck and visible_to(each.event, viewer)]
    row = next((each for each in rows_of(setup.system, told) if line in each.lines), LogRow((line,)))
    before = [*told[: told.index(row.lines[0])], *row.lines] if row.lines[0] in told else list(row.lines)
    events = [each.event for each in before]
    own = texts.of(setup.system)
    tip = tuple(row_tip(texts, setup, row)) if len(row.lines) == 1 else ()
    duel = _duel(face, events)
    start = state_before(session, row.lines[0], viewer)
    strikes = any(face.strike(start, each.event) is not None for each in row.lines)
    fights = duel is not None and (bool(tip) or strikes or bool(window.throws(own, setup, events)))
    trails = trails_of(face, system.view(start, viewer), [each.event for each in row.lines])
    sums = tuple(SumLine("", each) for each in tip)
    card = Card(row_words(texts, setup, row), sums=sums)
    if fights and duel is not None and all(face.is_on_table(start, figure) for figure in duel):
        sight = window.sight(start, duel[0], Aim(figure=duel[1]))
        # The line of the shot is the sight line.
        return Moment(line, start, Trails(trails.tracks), duel, sight, events, card)
    after = system.view(session.past(min(line.entry, len(session.entries))).state, viewer)
    return Moment(line, after, trails, None, None, events, card)


def _duel(face: Any, events: Sequence[Event]) -> tuple[FigureId, FigureId] | None:
    """Who attacked whom after some events."""
    duel: tuple[FigureId, FigureId] | None = None
    for event in events:
        duel = face.duel(event, duel)
    return duel
