"""Picking up a weapon as a whole action, past what keeps one from it.  F032, F078."""

from __future__ import annotations

from pb12table.kernel.request import Refusal
from pb12table.systems.fate.rules.acts.beside import rearm, rearm_refusal
from pb12table.systems.fate.rules.acts.blocks import deed_blocks
from pb12table.systems.fate.rules.acts.maneuvers import simple, tell
from pb12table.systems.fate.rules.asking.answers import Rearm
from pb12table.systems.fate.rules.data import LOWEST, ActorId
from pb12table.systems.fate.rules.events import ActDeclared
from pb12table.systems.fate.rules.rolling.bidding import end_main_action
from pb12table.systems.fate.rules.rolling.rolls import Game, acting_modifiers
from pb12table.systems.fate.rules.state import Deed, State


def pick_up_refusal(state: State, actor: ActorId, act: Rearm) -> Refusal | None:
    """Why a weapon cannot be picked up: it is not lost or lies elsewhere, or a block asks for a roll.

    F032, F078, FR69.
    """
    refusal = rearm_refusal(state, actor, act.weapon)
    if refusal is not None:
        return refusal
    kept = act.skill is None and deed_blocks(state, actor, Deed.REARM)
    return Refusal("F032", "kept-from-it") if kept else None


async def pick_up(game: Game, actor: ActorId, act: Rearm) -> None:
    """No roll, unless a block must be passed, with any skill.  F032, F078."""
    state = game.state
    if act.skill is not None and deed_blocks(state, actor, Deed.REARM):
        game.record(ActDeclared(actor=actor, kind="rearm", skill=act.skill, target=act.weapon))
        contest = await simple(
            game, actor, act.skill, acting_modifiers(state, actor, act.skill), LOWEST, Deed.REARM
        )
        tell(game, actor, "rearm", contest, success=not contest.is_barred)
        if not contest.is_barred:
            rearm(game, actor, act)
    else:
        rearm(game, actor, act)
    end_main_action(game)
