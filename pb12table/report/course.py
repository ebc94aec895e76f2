"""The course of a game: its rounds, what happened in each, and how it stood at their ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pb12table.kernel.log import LogLine, visible_to
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.state import Phase, State
from pb12table.table.shapes import Point3

Trail = tuple[PlayerId, tuple[Point3, ...]]
"""Where somebody's figure went, from place to place."""


Fallen = tuple[FigureId, Point3]
"""Who went out of action, and where."""


@dataclass(slots=True)
class Passage:
    """What happened in somebody's turn, or in a phase outside of the turns."""

    phase: Phase | None
    player: PlayerId | None
    lines: list[LogLine] = field(default_factory=list)


@dataclass(slots=True)
class Round:
    """A round; number 0 is what happened before the first.

    `end` is how many entries of the journal had been made when it was over.  `points` and `lost` are the victory points
    of each player and the figures out of action so far, at its end.
    """

    number: int
    passages: list[Passage]
    trails: list[Trail] = field(default_factory=list)
    fallen: list[Fallen] = field(default_factory=list)
    end: int = 0
    points: Mapping[PlayerId, int] = field(default_factory=dict)
    lost: Mapping[PlayerId, int] = field(default_factory=dict)


def course(state: State, log: Sequence[LogLine], entries: int) -> list[Round]:
    """The rounds of a game that has come to a state after so many entries; only what everybody may know."""
    found = [Round(0, [Passage(None, None)])]
    points, lost = dict.fromkeys(state.players, 0), dict.fromkeys(state.players, 0)

    def finish(end: int) -> None:
        found[-1].end, found[-1].points, found[-1].lost = end, dict(points), dict(lost)

    moving: FigureId | None = None
    for line in log:
        if line.struck or not visible_to(line.event, None):
            continue
        match line.event:
            case events.RoundBegan(game_round=number):
                finish(line.entry)
                found.append(Round(number, [Passage(None, None)]))
            case events.PhaseBegan(phase=phase):
                found[-1].passages.append(Passage(phase, None))
            case events.TurnBegan(player=player):
                found[-1].passages.append(Passage(None, player))
            case events.FigureMoved(figure=figure, start=start, end=end):
                _go_on(found[-1].trails, state, figure, start, end, is_same=figure == moving)
                moving = figure
            case events.VictoryPointsGained(player=player):
                points[player] += line.event.points
            case events.FigureWentOutOfAction(figure=figure, at=at):
                found[-1].fallen.append((figure, at))
                lost[state.figures[figure].controller] += 1
            case _:
                pass
        found[-1].passages[-1].lines.append(line)
    finish(entries)
    for each in found:
        each.passages = [passage for passage in each.passages if passage.lines]
    return [each for each in found if each.passages]


def _go_on(
    trails: list[Trail], state: State, figure: FigureId, start: Point3, end: Point3, *, is_same: bool
) -> None:
    """Lengthen the last trail where it is the same figure's that goes on from there, else begin another."""
    if is_same and trails and trails[-1][1][-1] == start:
        player, places = trails.pop()
        trails.append((player, (*places, end)))
    else:
        trails.append((state.figures[figure].controller, (start, end)))
