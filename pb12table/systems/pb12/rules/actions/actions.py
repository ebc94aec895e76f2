"""One action of the active figure, from facing to follow-up.  R1.6.1 to R1.6.5, R1.6.18, RU048."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.attack import attack
from pb12table.systems.pb12.rules.actions.equipment import re_equip
from pb12table.systems.pb12.rules.attacks.chosen_target import AimedAt
from pb12table.systems.pb12.rules.attacks.targets import chosen, qualified
from pb12table.systems.pb12.rules.cards.card_effects import bring_about
from pb12table.systems.pb12.rules.cards.cards import pay_for_card
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.carrying import agrees_to_be_carried, carry
from pb12table.systems.pb12.rules.extensions.further_actions import ram, threaten
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    Adjust,
    Aim,
    Carry,
    ChangeStatus,
    Concentrate,
    MeleeAttack,
    Move,
    PlayCard,
    Ram,
    RangedAttack,
    ReEquip,
    Reload,
    ScenarioAct,
    SlowDown,
    Steer,
    Threaten,
)
from pb12table.systems.pb12.rules.game.events import (
    ActionTaken,
    BlockReloaded,
    FigureAimed,
    FigureConcentrated,
)
from pb12table.systems.pb12.rules.game.legality import cost_in_action_points
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.movement.movement import adjust, move, turn_to
from pb12table.systems.pb12.rules.round.activation import refilled
from pb12table.systems.pb12.rules.scenarios.scenario_actions import take_scenario_action
from pb12table.systems.pb12.rules.statuses.selectable import change_status
from pb12table.systems.pb12.rules.statuses.statuses import lose
from pb12table.systems.pb12.rules.vehicles.steering import steer


async def act(game: Game, figure: FigureId, action: Action, windows: Windows | None) -> None:
    """Carry out a legal action: facing, AP and activity, then checks and effects.  RU048 (order).

    `windows` let players interrupt its movement options (R4.0.6); None for an action that is part of an interruption
    (R4.0.5).
    """
    acting = game.state.figures[figure]
    if isinstance(action, Carry) and not await agrees_to_be_carried(game, figure, action):
        return
    turn_to(game, figure, action.facing)
    if not isinstance(action, PlayCard):
        spend_action_points(game, figure, action)
    await _effects(game, figure, action, windows)
    if not isinstance(action, PlayCard):
        acting.concentrated = isinstance(action, Concentrate)  # RU068: for the very next action, whatever it is
        acting.helping_cards = ()
    if isinstance(action, RangedAttack):
        acting.aimed_at = None  # RU067: the next Ranged Attack uses the aim up in any case


def spend_action_points(game: Game, figure: FigureId, action: Action) -> None:
    """Use up the action's AP; activity ends Moved and Delayed.  R1.9.4 (Aktivität), R1.10.2, R4.1.5, RU046, RU059.

    A vehicle loses Moved only by a Move (R3.0.15).
    """
    acting = game.state.figures[figure]
    cost = cost_in_action_points(game.state, action)
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


async def _effects(game: Game, figure: FigureId, action: Action, windows: Windows | None) -> None:
    match action:
        case Move():
            await move(game, figure, action, windows)
        case Adjust():
            await adjust(game, figure, windows)
        case RangedAttack() | MeleeAttack():
            await attack(game, figure, action)
        case Aim():
            aim(game, figure, action)
        case Concentrate():
            game.record(FigureConcentrated(figure=figure))
        case ReEquip():
            re_equip(game, figure, action)
        case Reload():
            reload(game, figure, action)
        case ChangeStatus():
            await change_status(game, figure, action)
        case Threaten():
            await threaten(game, figure, action)
        case Ram():
            await ram(game, figure, action)
        case Carry():
            await carry(game, figure, action, windows)
        case ScenarioAct():
            await take_scenario_action(game, figure, action)
        case Steer():
            steer(game, figure, action)
        case SlowDown():
            lose(game, figure, Status.MOVED, "R3.0.17", markers=1)
        case PlayCard():
            acting = game.state.figures[figure]
            acting.concentrated = acting.may_follow_up = False  # RU068, RU059: it is the very next action
            acting.helping_cards = ()
            await play_action_card(game, figure, action, windows)


async def play_action_card(
    game: Game, figure: FigureId, answer: PlayCard, windows: Windows | None
) -> None:
    """Play a card instead of an action; the figure pays its AP, which is activity.  R5.0.7 (Aktion), RU114.

    Without enough CP the card is lost, and nothing else is paid (RU112).
    """
    player = game.state.figures[figure].controller
    card = pay_for_card(game, player, answer)
    if card is not None:
        if card.action_points:
            spend_action_points(game, figure, answer)
        await bring_about(game, player, card, answer, figure, windows)


def aim(game: Game, figure: FigureId, action: Aim) -> None:
    """Remember a target for the next Ranged Attack this round; a point in a figure is that figure.

    R1.7.16 (Zielwahl), RU056, RU067, RU124.
    """
    target = qualified(game.state, chosen(action)).kept()
    game.state.figures[figure].aimed_at = AimedAt(
        game.state.game_round, target.figure, target.point, target.piece
    )
    game.record(FigureAimed(figure=figure, target=target.figure, piece=target.piece or ""))


def reload(game: Game, figure: FigureId, action: Reload) -> None:
    """Use a charge, refill the resource points.  R1.8.16 (Nachladen), R1.1.9, RU071."""
    in_play = game.state.figures[figure].blocks[action.block]
    printed = game.state.setup.block_by_figure[figure][action.block]
    assert in_play.charges, "the refusal is asked first"
    in_play.charges -= 1
    in_play.resources = refilled(in_play.resources or 0, printed.resources or 0)
    game.record(
        BlockReloaded(
            figure=figure, block=action.block, resources=in_play.resources, charges=in_play.charges
        )
    )
