"""All actions there are, and one of them carried out, from facing to follow-up.  R1.6.1 to R1.6.5, R1.7.1."""

from __future__ import annotations

from typing import Any, Final

from pb12table.skirmish.acts import Acts
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import ActionRules, spend_action_points
from pb12table.systems.pb12.rules.actions.aim import AIM, CONCENTRATE
from pb12table.systems.pb12.rules.actions.attack import ATTACK, TERRAIN_ATTACK
from pb12table.systems.pb12.rules.actions.carry import CARRY
from pb12table.systems.pb12.rules.actions.change_status import CHANGE_STATUS
from pb12table.systems.pb12.rules.actions.move import ADJUST, MOVE
from pb12table.systems.pb12.rules.actions.ram import RAM
from pb12table.systems.pb12.rules.actions.re_equip import RE_EQUIP, RELOAD
from pb12table.systems.pb12.rules.actions.threaten import THREATEN
from pb12table.systems.pb12.rules.actions.use_door import USE_DOOR
from pb12table.systems.pb12.rules.cards.playing import PLAY_CARD
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.game.answers import Action, Concentrate, PlayCard, RangedAttack
from pb12table.systems.pb12.rules.movement.movement import turn_to
from pb12table.systems.pb12.rules.scenarios.scenario_act import SCENARIO_ACT
from pb12table.systems.pb12.rules.vehicles.accidents import SLOW_DOWN, STEER

ACTIONS: Final[Acts[ActionRules[Any]]] = Acts(
    ATTACK,
    MOVE,
    CONCENTRATE,
    ADJUST,
    RELOAD,
    RE_EQUIP,
    AIM,
    SCENARIO_ACT,
    TERRAIN_ATTACK,
    THREATEN,
    RAM,
    CARRY,
    CHANGE_STATUS,
    STEER,
    SLOW_DOWN,
    PLAY_CARD,
    USE_DOOR,
)
"""All kinds of actions in the order in which answers are tried; arbitrary games depend on it."""


def rules_of(action: Action) -> ActionRules[Any]:
    """Return what the rulebook says about an action."""
    return ACTIONS.of(action)


async def act(game: Game, figure: FigureId, action: Action, windows: Windows | None) -> None:
    """Carry out a legal action: facing, AP and activity, then checks and effects.  RU048 (order).

    `windows` let players interrupt its movement options (R4.0.6); None for an action that is part of an interruption
    (R4.0.5).
    """
    rules = rules_of(action)
    if not await rules.is_agreed(game, figure, action):
        return
    turn_to(game, figure, action.facing)
    if isinstance(action, PlayCard):
        await rules.effect(game, figure, action, windows)  # which pays for it, too (RU112)
        return
    spend_action_points(game, figure, action, rules.cost(game.state, action))
    await rules.effect(game, figure, action, windows)
    end_action(game, figure, action)


def end_action(game: Game, figure: FigureId, action: Action) -> None:
    """Note what holds from an action to the next one, and what is used up by it."""
    acting = game.state.figures[figure]
    acting.concentrated = isinstance(action, Concentrate)  # RU068: for the very next action, whatever it is
    acting.helping_cards = ()
    if isinstance(action, RangedAttack):
        acting.aimed_at = None  # RU067: the next Ranged Attack uses the aim up in any case
