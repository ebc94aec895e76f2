"""Rows of the log: one for each fact, and one for all the options of a movement together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from pb12table.kernel.log import LogLine
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.vehicles import vehicle_events
from pb12table.texts.describe import check_lines, event_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import facing_degrees, figure_name
from pb12table.texts.numbers import rounded
from pb12table.texts.plain import upper_first
from pb12table.texts.round_result import round_result

MOVES = ("move", "adjust")


@dataclass(frozen=True, slots=True)
class LogRow:
    """Log lines shown as one: a single one, or what belongs to one movement in its order.

    `round_before`: where a round begins, the lines of the one that has ended.
    """

    lines: tuple[LogLine, ...]
    round_before: tuple[LogLine, ...] = ()

    @property
    def event(self) -> object:
        """The event that gives the row its look."""
        return self.lines[0].event

    @property
    def last(self) -> LogLine:
        """The line whose moment the row stands for: that of its end."""
        return self.lines[-1]

    @property
    def struck(self) -> bool:
        """Whether it was taken back."""
        return self.lines[0].struck

    @property
    def key(self) -> tuple[int, int]:
        """What tells the row from others as long as its lines live; it changes when lines are added."""
        return id(self.lines[0]), len(self.lines)


def rows_of(lines: Sequence[LogLine]) -> list[LogRow]:
    """The rows of a log; steps, turns and the Moved status of one movement become one row."""
    rows: list[LogRow] = []
    number, began = 0, None
    while number < len(lines):
        length = _length_of_movement(lines, number)
        before: tuple[LogLine, ...] = ()
        if isinstance(lines[number].event, events.RoundBegan) and not lines[number].struck:
            before = () if began is None else tuple(lines[began:number])
            began = number
        rows.append(LogRow(tuple(lines[number : number + length]), before))
        number += length
    return rows


def _length_of_movement(lines: Sequence[LogLine], first: int) -> int:
    """How many lines from one on are one movement; 1 when it is something else."""
    event = lines[first].event
    begins = isinstance(event, events.FigureMoved) and event.option != "random"
    if isinstance(event, events.ActionTaken):
        begins = event.action in MOVES
    if not begins:
        return 1
    figure: FigureId = event.figure  # type: ignore[attr-defined]
    length, moved = 1, isinstance(event, events.FigureMoved)
    for line in lines[first + 1 :]:
        if line.struck != lines[first].struck or not _goes_on(line.event, figure):
            break
        length += 1
        moved = moved or isinstance(line.event, events.FigureMoved)
    return length if moved else 1


def _goes_on(event: object, figure: FigureId) -> bool:
    """Whether an event is a part of the movement of a figure."""
    match event:
        case events.FigureMoved():
            return event.figure == figure and event.option != "random"
        case events.FigureTurned():
            return event.figure == figure
        case events.StatusReceived() | events.StatusLost():
            return event.figure == figure and event.status is Status.MOVED
        case _:
            return False


def row_words(texts: Texts, setup: Setup, row: LogRow) -> str:
    """What a row says."""
    if len(row.lines) == 1:
        words = event_line(texts, setup, row.lines[0].event)
        told = [line.event for line in (*row.round_before, *row.lines) if not line.struck]
        return f"{round_result(texts, setup, told)} {words}" if row.round_before else words
    steps = [line.event for line in row.lines if isinstance(line.event, events.FigureMoved)]
    way = sum(hypot(step.end[0] - step.start[0], step.end[1] - step.start[1]) for step in steps)
    cost = [texts("count-movement-points", number=sum(step.movement_points for step in steps))]
    begun = row.lines[0].event
    if isinstance(begun, events.ActionTaken):
        cost.insert(0, texts("event-action-taken-cost", number=begun.action_points))
    words = texts(
        "log-move" if isinstance(begun, events.ActionTaken) else "log-move-on",
        figure=figure_name(texts, setup, steps[0].figure),
        way=texts("count-steps", number=rounded(way, 1)),
        cost=", ".join(cost),
    )
    return upper_first(words)


def row_tip(texts: Texts, setup: Setup, row: LogRow) -> tuple[str, ...]:
    """What hovering a row shows: the sum behind it, or every option of a movement."""
    if len(row.lines) == 1 and isinstance(row.event, events.FigureTurned | vehicle_events.VehicleTurned):
        return (facing_degrees(texts, row.event.facing),)
    if len(row.lines) == 1:
        return tuple(check_lines(texts, setup, row.lines[0].event))
    return tuple(event_line(texts, setup, line.event) for line in row.lines)
