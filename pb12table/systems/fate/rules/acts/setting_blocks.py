"""The roll for a block: its effort is the strength.  F029."""

from __future__ import annotations

from msgspec.structs import replace

from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.fate.rules.actors import is_in
from pb12table.systems.fate.rules.acts.beside import do_beside, penalty
from pb12table.systems.fate.rules.acts.blocks import block_modifiers, set_block
from pb12table.systems.fate.rules.acts.maneuvers import tell
from pb12table.systems.fate.rules.asking.answers import SetBlock
from pb12table.systems.fate.rules.asking.judging import MOST_PENALTY, judged_number
from pb12table.systems.fate.rules.data import ActorId
from pb12table.systems.fate.rules.events import ActDeclared
from pb12table.systems.fate.rules.rolling.bidding import bid, end_main_action
from pb12table.systems.fate.rules.rolling.rolls import Game, acting_modifiers, pay, rolled
from pb12table.systems.fate.rules.state import Contest, Deed


async def block(game: Game, actor: ActorId, act: SetBlock) -> None:
    """Roll for a block and set it.  F029, F030, F079, FR22, FR25, FR62, FR63."""
    state = game.state
    target = act.subject or act.zone or ""
    game.record(ActDeclared(actor=actor, kind=f"block-{act.kind.value}", skill=act.skill, target=target))
    if act.ways.swap is not None:
        pay(game, actor, 1, "swap")
    usual = block_modifiers(act)
    price = await judged_number(game, "block-penalty", actor, act.kind.value, -total(usual), 0, MOST_PENALTY)
    dear = [replace(each, value=-price) for each in usual] or [Modifier("FR22", "wide-block", -price)]
    modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *(dear if price else ())]
    modifiers += penalty(state, actor, act.beside)
    do_beside(game, actor, act.beside, before=True)
    if not is_in(state, actor):
        return
    contest = Contest(Deed.MANEUVER, await rolled(game, actor, act.skill, "block", modifiers))
    contest = await bid(game, contest, "block")
    tell(game, actor, f"block-{act.kind.value}", contest, success=True)
    set_block(game, actor, act, contest.margin)
    end_main_action(game)
    do_beside(game, actor, act.beside, before=False)
