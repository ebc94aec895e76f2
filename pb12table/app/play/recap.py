"""What has happened since somebody's last turn, and a game that has been played, to be watched again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pb12table.app.play.playback import Playback
from pb12table.kernel.game import LogLine, visible_to
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.words import Meaning
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.face import NONE, Trails, trails_of
from pb12table.systems.known import scene, words
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import LogRow, rows_of, since_last_turn
from pb12table.window.kit.keys import DiceSpeed
from pb12table.window.play.base import Tile

PACES: Final = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""How many times as fast as usual something may be watched."""


def faster(pace: float, step: int = 1) -> float:
    """Return the next faster or slower pace."""
    number = min(range(len(PACES)), key=lambda each: abs(PACES[each] - pace))
    return PACES[min(max(number + step, 0), len(PACES) - 1)]


def told_since(
    session: Session[Any], player: PlayerId, lines: Sequence[LogLine] | None = None, viewer: str | None = None
) -> Sequence[LogLine]:
    """Return the lines that a viewer may know of events since a player's last turn, without what was taken back."""
    known = session.log if lines is None else lines
    told = [line for line in known if not line.struck and visible_to(line.event, viewer)]
    first, end = since_last_turn(session.state.setup, [line.event for line in told], player)
    return told[first:end]


def state_before(session: Session[Any], line: LogLine, viewer: str | None = None) -> Any:
    """Return the state right before a line of the log, as a viewer may know it, as far as it can be seen."""
    length = min(max(line.entry - 1, 0), len(session.entries))
    state = session.system.view(session.past(length).state, viewer)
    face = scene(state.setup.system)
    if line.entry:
        for each in session.log:
            if each is line:
                break
            if each.entry == line.entry and not each.struck and visible_to(each.event, viewer):
                face.show(state, each.event, 0.0)
    return state


def trails_since(session: Session[Any], lines: Sequence[LogLine], viewer: str | None = None) -> Trails:
    """Return what some lines of the log, the first ones of a stretch up to its end, have left on the table."""
    if not lines:
        return NONE
    face = scene(session.state.setup.system)
    return trails_of(face, state_before(session, lines[0], viewer), [line.event for line in lines])


def played_again(
    session: Session[Any], lines: Sequence[LogLine], speed: DiceSpeed, pace: float, viewer: str | None = None
) -> Playback[Any]:
    """Return some lines of the log to be replayed; at their end the present is shown."""
    face, system = scene(session.state.setup.system), session.system

    def present() -> Any:
        return system.view(session.state, viewer)

    shown = state_before(session, lines[0], viewer) if lines else present()
    # What falls at once while one plays is still to be seen here.
    again: Playback[Any] = Playback(face, present, shown, "normal" if speed == "none" else speed, pace=pace)
    again.queue.extend(line.event for line in lines)
    return again


def pace_tiles(texts: Texts, key: Callable[[str], str], pace: float) -> list[Tile]:
    """Return tiles for slower and faster, each with the current speed; `key` gives the key of a command."""
    now = texts("watch-pace-now", pace=texts.number(pace))
    slowest, fastest = faster(pace, -1) == pace, faster(pace) == pace
    return [
        Tile("watch-slower", texts("watch-slower"), now, key("watch-slower"), now if slowest else ""),
        Tile("watch-faster", texts("watch-faster"), now, key("watch-faster"), now if fastest else ""),
    ]


MOST_MOMENTS: Final = 6


def best_moments(session: Session[Any], viewer: str | None = None) -> Sequence[LogRow]:
    """Return the moments that decided a game, in order: falls and points first of all, late ones before early ones.

    They are those that a viewer (None: everybody) may know of.
    """
    setup = session.state.setup
    meaning = words(setup.system).meaning
    public = [line for line in session.log if not line.struck and visible_to(line.event, viewer)]
    rows = [row for row in rows_of(setup.system, public) if meaning(row.lines[0].event).is_moment]
    ranked = sorted(range(len(rows)), key=lambda number: (-_weight(meaning(rows[number].lines[0].event)), -number))
    return [rows[number] for number in sorted(ranked[:MOST_MOMENTS])]


def _weight(told: Meaning) -> int:
    """Return the weight of a moment."""
    return 2 if told.scores else 3 if told.fallen is not None else 1


def moment_line(session: Session[Any], row: LogRow, viewer: str | None = None) -> LogLine:
    """Return the log line that shows a moment: of a fall, that of the attack on the fallen right before it."""
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
