"""What has happened since somebody's last turn: its lines, what it has left on the table, and to be watched again.

Only what those who look may know is told, a `viewer` or everybody: the screen is seen by all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pb12table.app.play.playback import Playback
from pb12table.kernel.log import LogLine, visible_to
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.trails import NONE, Trails, trails_of
from pb12table.systems.known import scene
from pb12table.texts.log_rows import since_last_turn
from pb12table.window.kit.settings import DiceSpeed

PACES: Final = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""How many times as fast as usual something may be watched."""


def faster(pace: float, step: int = 1) -> float:
    """The next of the paces up, or down."""
    number = min(range(len(PACES)), key=lambda each: abs(PACES[each] - pace))
    return PACES[min(max(number + step, 0), len(PACES) - 1)]


def told_since(
    session: Session[Any], player: PlayerId, lines: Sequence[LogLine] | None = None, viewer: str | None = None
) -> Sequence[LogLine]:
    """The lines that a viewer may know of what has happened since a player's last turn, without what was taken back."""
    known = session.log if lines is None else lines
    told = [line for line in known if not line.struck and visible_to(line.event, viewer)]
    first, end = since_last_turn(session.state.setup, [line.event for line in told], player)
    return told[first:end]


def state_before(session: Session[Any], line: LogLine, viewer: str | None = None) -> Any:
    """The state right before a line of the log, as a viewer may know it, as far as it can be seen."""
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
    """What some lines of the log, the first ones of a stretch up to its end, have left on the table."""
    if not lines:
        return NONE
    face = scene(session.state.setup.system)
    return trails_of(face, state_before(session, lines[0], viewer), [line.event for line in lines])


def played_again(
    session: Session[Any], lines: Sequence[LogLine], speed: DiceSpeed, pace: float, viewer: str | None = None
) -> Playback[Any]:
    """Some lines of the log to be watched again; at their end the present is shown."""
    face, system = scene(session.state.setup.system), session.system

    def present() -> Any:
        return system.view(session.state, viewer)

    shown = state_before(session, lines[0], viewer) if lines else present()
    # What falls at once while one plays is still to be seen here.
    again: Playback[Any] = Playback(face, present, shown, "normal" if speed == "none" else speed, pace=pace)
    again.queue.extend(line.event for line in lines)
    return again
