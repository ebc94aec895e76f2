"""Paying for an action.  R1.6.1, R1.6.18, R1.9.4 (Aktivität)."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.game.answers import Action, Carry, MeleeAttack, Move, RangedAttack, ScenarioAct
from pb12table.systems.pb12.rules.game.events import ActionTaken
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.statuses.statuses import lose


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
