"""What happened when the game was interrupted.  R4.0.1 to R4.0.6, R4.3.1."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.happening import Happening
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId


class InterruptionPlayed(Happening, frozen=True):
    """An interruption was announced; `kind` is the answer's, `place` counts from the bottom of the stack.

    With Delayed, `action` is the kind of the action that was declared ("" for none), with `weapon` and `target` where
    it has them.
    """

    player: PlayerId
    figure: FigureId
    kind: str
    place: int
    action: str = ""
    action_points: int = 0
    weapon: BlockId | None = None
    target: str | None = None


class InterruptionLapsed(Happening, frozen=True):
    """An interruption has no effect: its figure is no longer able to act, or takes no action.  RU100."""

    figure: FigureId
    kind: str
    able: bool


class DefenceRaised(Happening, frozen=True):
    """A reaction took effect: the defensive value is `value` higher until the end of the turn.  R4.3.2, R4.3.3."""

    figure: FigureId
    attribute: Attribute
    value: int
    rule: str


class MovementFixed(Happening, frozen=True):
    """A mover does not react to an interruption: the rest of its movement is fixed.  R4.0.6, RU104.

    `options` are still to come; `horizontals` it will have taken then in this action.
    """

    figure: FigureId
    options: int
    horizontals: int
