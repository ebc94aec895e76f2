"""One action of the active figure, from facing to follow-up.  R1.6.1 to R1.6.5, R1.6.18, RU048."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.all_actions import rules_of
from pb12table.systems.pb12.rules.actions.paying import spend_action_points
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.game.answers import Action, Concentrate, PlayCard, RangedAttack
from pb12table.systems.pb12.rules.movement.movement import turn_to


async def act(game: Game, figure: FigureId, action: Action, windows: Windows | None) -> None:
    """Carry out a legal action: facing, AP and activity, then checks and effects.  RU048 (order).

    `windows` let players interrupt its movement options (R4.0.6); None for an action that is part of an interruption
    (R4.0.5).
    """
    acting, rules = game.state.figures[figure], rules_of(action)
    if not await rules.is_agreed(game, figure, action):
        return
    turn_to(game, figure, action.facing)
    if isinstance(action, PlayCard):
        await rules.effect(game, figure, action, windows)  # which pays for it, too (RU112)
        return
    spend_action_points(game, figure, action, rules.cost(game.state, action))
    await rules.effect(game, figure, action, windows)
    acting.concentrated = isinstance(action, Concentrate)  # RU068: for the very next action, whatever it is
    acting.helping_cards = ()
    if isinstance(action, RangedAttack):
        acting.aimed_at = None  # RU067: the next Ranged Attack uses the aim up in any case
