"""The moments at which a game may be interrupted, in the order of the rulebook, and what has been played in one.

R4.0.1 (Unterbrechungen), R4.0.6 (Unterbrechung von Bewegung), RU100.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.game.answers import Action, Interruption, MoveOption, PlayCard
from pb12table.table.shapes import Point3


class Window(StrEnum):
    """Before and after turns, actions and single movement options.  R4.0.1, R4.0.6, RU100."""

    BEFORE_TURN = "before-turn"
    AFTER_TURN = "after-turn"
    BEFORE_ACTION = "before-action"
    AFTER_ACTION = "after-action"
    BEFORE_OPTION = "before-option"
    AFTER_OPTION = "after-option"


@dataclass(frozen=True, slots=True)
class Moment:
    """What a game stands before or behind when it may be interrupted.

    `player` is the one whose turn it is, `figure` the one that acts or moves, with the `action` or `option` it has
    declared or carried out (None where there is none); after a turn the one that came onto the table in it.  `start` is
    where a mover stood before its option.
    `further`: the figures that came onto the table together with `figure` (R2.2.8).
    """

    window: Window
    player: PlayerId
    figure: FigureId | None = None
    action: Action | None = None
    option: MoveOption | None = None
    start: Point3 | None = None
    further: tuple[FigureId, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """An interruption that waits on the stack; its costs are paid, its effects still to come.  R4.0.3, RU100.

    `action` is what a Delayed figure has declared with its `action_points`; None: it takes no action.
    """

    player: PlayerId
    answer: Interruption
    action_points: int = 0
    action: Action | None = None

    @property
    def actor(self) -> FigureId | None:
        """The figure that interrupts; None for a card, which nobody on the table plays."""
        return None if isinstance(self.answer, PlayCard) else self.answer.figure


def about_to_act(moment: Moment, stack: Sequence[Played]) -> Iterator[tuple[FigureId, Action]]:
    """Yield who is about to take which action: in its turn, or as an interruption on the stack.  R4.0.3, R4.0.4."""
    for played in stack:
        if played.actor is not None and played.action is not None:
            yield (played.actor, played.action)
    if moment.window is Window.BEFORE_ACTION and moment.figure is not None and moment.action is not None:
        yield (moment.figure, moment.action)


Announced = Callable[[tuple[Played, ...]], Awaitable[None]]
"""What happens after interruptions were announced and before their effects; it is told what lies on the stack."""


class Windows(Protocol):
    """How a running rule lets players interrupt it; an action that is part of an interruption has none (R4.0.5)."""

    async def __call__(self, game: Game, moment: Moment, announced: Announced | None = None) -> bool:
        """Let players interrupt; return whether one did."""
        ...
