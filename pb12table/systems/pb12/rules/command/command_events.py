"""What happened in command actions and to command groups.  Chapter 2."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.happening import Happening
from pb12table.systems.pb12.rules.game.state import CommandKind
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, GroupId


class CommandGiven(Happening, frozen=True):
    """A command action began; `command_points` were spent for it.  R2.1.1.

    `at_one_target`: all shoot at the `target` figure, at a `piece`, or, without both, at a point.  R2.1.5, RU124.
    """

    player: PlayerId
    figure: FigureId
    command: CommandKind
    participants: tuple[FigureId, ...]
    dissolved: tuple[GroupId, ...]
    command_points: int
    target: FigureId | None = None
    piece: str = ""
    at_one_target: bool = False


class CommandEnded(Happening, frozen=True):
    """A command action is over; its dissolved groups are as before.  R2.1.1, RU083."""

    player: PlayerId
    figure: FigureId
    command: CommandKind


class LeaderAppointed(Happening, frozen=True):
    """A group has a new leader.  R2.2.10."""

    player: PlayerId
    group: GroupId
    figure: FigureId


class LeadershipEnded(Happening, frozen=True):
    """A figure no longer leads a group, as it no longer leads the one under it.  R2.2.5, R2.2.10."""

    group: GroupId
    figure: FigureId


class PanicChecksTakenOver(Happening, frozen=True):
    """A leader (`figure`) makes one panic check for several `figures`.  R2.2.9."""

    player: PlayerId
    figure: FigureId
    figures: tuple[FigureId, ...]
    dissolved: tuple[GroupId, ...]
    command_points: int


class CheckDeputised(Happening, frozen=True):
    """A check of a figure is made by another, or with another attribute, because of a block; `kind` as in `CheckMade`.

    R1.4.28.
    """

    figure: FigureId
    deputy: FigureId
    block: BlockId
    kind: str
