"""What the rulebook says of an action: what it costs, why it is refused, what it does, and what is worth a try.

Each action stands in one module: beside this one, or in the chapter that brings it. `all_actions` lists them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.acts import NamedAct
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.game.answers import Action
from pb12table.systems.pb12.rules.game.state import Activation, State

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Whim:
    """Who is to do something, with so many AP, turned to a facing (None: as it stands)."""

    state: State
    figure: FigureId
    points: int
    facing: float | None
    chance: Chance


class ActionRules(NamedAct, Generic[A]):
    """One action.  What it does not say for itself is as usual: 1 AP, nothing refused, nothing to try."""

    can_be_free: ClassVar[bool] = False
    """Whether it can be taken as a free action (R1.6.18)."""
    needs_points: ClassVar[bool] = True
    """Whether a figure without AP has nothing to try."""

    def cost(self, state: State, action: A) -> int:
        """Return the AP it uses; 0 for a free action (R1.6.18)."""
        return 1

    def refusal(self, state: State, figure: FigureId, action: A) -> Refusal | None:
        """Return why a figure cannot take it now, besides what holds for all actions (`game.legality`)."""
        return None

    async def is_agreed(self, game: Game, figure: FigureId, action: A) -> bool:
        """Return whether others who are asked before it is paid for agree to it."""
        return True

    async def effect(self, game: Game, figure: FigureId, action: A, windows: Windows | None) -> None:
        """Do what it brings about, once it is paid for; `windows` let players interrupt it (R4.0.6)."""
        raise NotImplementedError

    def hints(self, state: State, figure: FigureId) -> Iterator[Action]:
        """Yield answers worth a look; some may be illegal."""
        return iter(())

    def sample(self, whim: Whim) -> Action | None:
        """Return an arbitrary answer, legal or not; None if there is none."""
        return None


def free_action_refusal(state: State, figure: FigureId) -> Refusal | None:
    """Return why no free action can be taken now.  R1.6.18 (freie Aktionen), RU059, R1.7.3."""
    acting = state.figures[figure]
    if acting.activation is Activation.NONE:
        return Refusal("R1.6.18", "not-active")
    if acting.renounced_free_actions:
        return Refusal("R1.7.3", "renounced-free-actions")
    if acting.free_action_round == state.game_round:
        return Refusal("R1.6.18", "free-action-used")
    if not acting.may_follow_up and acting.action_points < 1:
        return Refusal("R1.6.18", "no-action-beside-it")
    return None
