"""What the rulebook says of an action: what it costs, why it is refused, what it does, and how it is paid for.

Each action stands in one module: beside this one, or in the chapter that brings it. `all_actions` lists them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.acts import NamedAct
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.figures.statuses import lose
from pb12table.systems.pb12.rules.game.answers import Action, Carry, MeleeAttack, Move, RangedAttack, ScenarioAct
from pb12table.systems.pb12.rules.game.events import ActionTaken, FigureActivated
from pb12table.systems.pb12.rules.game.state import Activation, State, Status, Turn
from pb12table.systems.pb12.rules.preparations.profiles import Attribute

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


# -- activating figures, and paying for an action -----------------------------------------------------------------


def refilled(balance: int, limit: int) -> int:
    """Return the balance after refilling up to the attribute value, which is the limit.  R1.1.9 (Auffüllen), RU003.

    A balance above it stays.  No rule of the program states how many points are refilled.
    """
    return max(balance, limit)


def activate(game: Game, player: PlayerId, figure: FigureId) -> None:
    """Activate a figure directly and refill its AP.  R1.3.8 (Aktivieren), R1.6.1, R1.1.9."""
    acting = game.state.figures[figure]
    before = acting.action_points
    acting.action_points = refilled(before, value(game.state, figure, Attribute.ACTION_POINTS))
    acting.received_action_points += acting.action_points - before
    acting.activation = Activation.DIRECT
    game.state.turn = Turn(player, figure, figure)
    game.record(FigureActivated(player=player, figure=figure, action_points=acting.action_points))


def activate_indirectly(game: Game, figure: FigureId, action_points: int | None = None) -> None:
    """Activate a further figure in the running turn.  R1.3.9 (indirekt aktiviert), R1.6.1.

    Its AP are refilled; a vehicle that is steered receives so many `action_points` on top of that (R3.0.3, RU003) and
    may take any actions (RU031).  None: it is activated by a command action.
    """
    further = game.state.figures[figure]
    before = further.action_points
    further.action_points = refilled(before, value(game.state, figure, Attribute.ACTION_POINTS)) + (action_points or 0)
    further.received_action_points += further.action_points - before
    further.activation = Activation.INDIRECT if action_points is None else Activation.STEERED
    game.record(
        FigureActivated(player=further.controller, figure=figure, action_points=further.action_points, indirectly=True)
    )


def spend_action_points(game: Game, figure: FigureId, action: Action, cost: int) -> None:
    """Use up what an action costs in AP; activity ends Moved and Delayed.

    R1.9.4 (Aktivität), R1.10.2, R4.1.5, RU046, RU059.  A vehicle loses Moved only by a Move (R3.0.15).
    """
    acting = game.state.figures[figure]
    acting.action_points -= cost
    tag = str(action.__struct_config__.tag)
    if isinstance(action, RangedAttack | MeleeAttack):
        event = ActionTaken(
            figure=figure,
            action=tag,
            action_points=cost,
            weapon=action.weapon,
            target=action.target,
            piece=action.piece or "",
        )
    elif isinstance(action, ScenarioAct):
        event = ActionTaken(
            figure=figure,
            action=tag,
            action_points=cost,
            weapon=action.block,
            target=action.target,
            piece=action.piece or "",
            scenario_action=action.action,
        )
    else:
        event = ActionTaken(figure=figure, action=tag, action_points=cost)
    game.record(event)
    if acting.vehicle is not None:
        acting.vehicle.acted = True
    if cost:
        if acting.vehicle is None or isinstance(action, Move):
            lose(game, figure, Status.MOVED, "R1.10.2")
        lose(game, figure, Status.DELAYED, "R4.1.5")
        acting.owes_action = False
        acting.may_follow_up = True
        if isinstance(action, Carry) and action.action_points == 0:
            acting.free_action_round = game.state.game_round  # RU059: Carry with 0 AP is a free action
    else:
        acting.free_action_round = game.state.game_round
        acting.owes_action = not acting.may_follow_up
        acting.may_follow_up = False
