"""The course of a conflict: exchanges, turns, held turns, and what ends with an exchange.  F009, F016 to F021, F028."""

from __future__ import annotations

from pb12table.systems.fate.rules.actors import acting, is_in, owner
from pb12table.systems.fate.rules.acts.attacks import DefendFully, attack, defend_fully
from pb12table.systems.fate.rules.acts.beside import do_beside
from pb12table.systems.fate.rules.acts.blasts import blast, go_off
from pb12table.systems.fate.rules.acts.blocks import blocks_of, end_blocks
from pb12table.systems.fate.rules.acts.compels import compelled
from pb12table.systems.fate.rules.acts.features import use_feature
from pb12table.systems.fate.rules.acts.free import MOST_FREE, do_free
from pb12table.systems.fate.rules.acts.maneuvers import change, hinder
from pb12table.systems.fate.rules.acts.picking_up import pick_up
from pb12table.systems.fate.rules.acts.setting_blocks import block
from pb12table.systems.fate.rules.acts.travelling import sprint, throw
from pb12table.systems.fate.rules.asking.answers import (
    Attach,
    Attack,
    Blast,
    CallBack,
    Change,
    Detach,
    FullDefence,
    Hinder,
    Hold,
    MainAct,
    PassTurn,
    PutDown,
    Rearm,
    Say,
    SendOut,
    SetBlock,
    Sprint,
    Step,
    Switch,
    Throw,
    UseFeature,
    Ways,
)
from pb12table.systems.fate.rules.asking.judging import judged
from pb12table.systems.fate.rules.asking.legality import act_refusal
from pb12table.systems.fate.rules.asking.requests import ActHeld, ChooseAct, Stretch
from pb12table.systems.fate.rules.asking.skills import unusual_price
from pb12table.systems.fate.rules.asking.words import ASPECT
from pb12table.systems.fate.rules.course.setting_up import may_stretch, offer_splits, rotate, set_up
from pb12table.systems.fate.rules.course.victory import decide, decide_at_the_end
from pb12table.systems.fate.rules.data import ActorId, BlockUntil
from pb12table.systems.fate.rules.events import (
    BecameLong,
    ExchangeBegan,
    ExchangeEnded,
    HeldBack,
    HoldLapsed,
    TurnBegan,
    TurnEnded,
)
from pb12table.systems.fate.rules.rolling.bidding import end_main_action
from pb12table.systems.fate.rules.rolling.rolls import Game
from pb12table.systems.fate.rules.state import Defends, Phase, State, packed, unpacked

FREE_ACTS = (Step, Attach, Detach, PutDown, Say, Switch, SendOut, CallBack)
"""What does not use up the action.  F026."""
ROLLED = (Attack, Hinder, Change, SetBlock, Sprint, Throw, UseFeature)
"""Acts whose roll may be combined.  F038."""


async def step(game: Game) -> None:
    """From one quiescent point to the next: the set-up, an exchange's begin or end, a turn's begin, or an act."""
    state = game.state
    match state.phase:
        case Phase.SET_UP:
            await set_up(game)
            state.phase = Phase.DECLARATIONS
            decide(game)
        case Phase.DECLARATIONS:
            await begin_exchange(game)
            state.phase = Phase.TURNS
        case Phase.TURNS:
            if state.actor is not None:
                await one_act(game, state.actor)
            elif state.ended is not None:
                await ask_holders(game)
            else:
                next_turn(game)
        case Phase.END:
            await end_exchange(game)


# -- exchanges -----------------------------------------------------------------------------------------------------


async def begin_exchange(game: Game) -> None:
    """Full defence is declared, groups are split anew, and a long conflict may begin.  F009, F019, F027, F043, F087."""
    state = game.state
    if state.exchange:
        rotate(game)
    state.exchange += 1
    state.turn_index = 0
    for actor in state.actors.values():
        actor.has_acted = actor.held = actor.full_defence = actor.attacked = actor.had_cover = False
    game.record(ExchangeBegan(exchange=state.exchange))
    if state.exchange > 1:
        await offer_splits(game, [player for player, own in state.players.items() if own.splits])
    for each in list(state.order):
        wants = state.actors[each].defends is Defends.ALWAYS and state.actors[each].led_by is None
        if is_in(state, each) and wants and await game.ask(DefendFully(owner(state, each), each)):
            defend_fully(game, each)
    pace = may_stretch(state)
    if pace is not None and await game.ask(Stretch(owner(state, pace), pace)):
        state.is_long = True
        game.record(BecameLong(actor=pace))


async def end_exchange(game: Game) -> None:
    """Fuses go off, blocks and full defences end, and the last exchange decides.

    Spins won by then are good for the next action.  F019, F028, F103, F108, F109, FR22, FR38, FR64.
    """
    state = game.state
    for fuse in [each for each in state.fuses if each.exchange <= state.exchange]:
        state.fuses.remove(fuse)
        state.exploded = state.exploded or fuse.feature is not None
        await go_off(game, fuse.zone, fuse.effort, fuse.by)
    state.spin, state.spin_won = packed((*state.spins, *unpacked(state.spin_won))), None
    if state.setup.options.block_until is BlockUntil.EXCHANGE:
        end_blocks(game, list(state.blocks))
    state.opened = [way for way in state.opened if way.until > state.exchange]
    game.record(ExchangeEnded(exchange=state.exchange))
    decide_at_the_end(game)
    state.phase = Phase.DECLARATIONS


# -- turns ---------------------------------------------------------------------------------------------------------


def next_turn(game: Game) -> None:
    """The next in the order acts; after the last one held actions lapse and the exchange ends.  F019, F028, FR12."""
    state = game.state
    while state.turn_index < len(state.order) and not _is_due(state, state.order[state.turn_index]):
        state.turn_index += 1
    if state.turn_index < len(state.order):
        begin_turn(game, state.order[state.turn_index])
        return
    for actor in acting(state):
        if state.actors[actor].held:
            state.actors[actor].held = False
            game.record(HoldLapsed(actor=actor))
    state.phase = Phase.END


def _is_due(state: State, actor: ActorId) -> bool:
    found = state.actors[actor]
    return is_in(state, actor) and found.led_by is None and not found.has_acted and not found.held


def begin_turn(game: Game, actor: ActorId, *, held: bool = False) -> None:
    """An actor has the turn.  F021."""
    state = game.state
    state.actor, state.is_held_turn, state.dropped = actor, held, {}
    found = state.actors[actor]
    found.moved, found.held, found.frees, found.attachings, found.compelled = False, False, 0, {}, False
    game.record(TurnBegan(actor=actor, held=held))
    if state.setup.options.block_until is BlockUntil.TURN:
        end_blocks(game, blocks_of(state, actor, debris=True))


async def one_act(game: Game, actor: ActorId) -> None:
    """A free act, after which the turn goes on, or the action, which ends it.  F021, F026."""
    state = game.state
    if not is_in(state, actor):
        end_turn(game, actor, acted=True)
        return
    answer = await game.ask(ChooseAct(owner(state, actor), actor))
    if isinstance(answer, FREE_ACTS):
        await do_free(game, actor, answer)
        decide(game)
        return
    if not await is_let(game, actor, answer):
        return
    act = await compelled(game, actor, answer)
    if act is None or act_refusal(state, actor, act) is not None:
        return
    await carry_out(game, actor, act)
    end_turn(game, actor, acted=not isinstance(act, Hold))
    decide(game)


async def is_let(game: Game, actor: ActorId, act: MainAct) -> bool:
    """Whether the arbiter lets an act be tried: what its words tell, and what its skills are to do.  F001, F042, FR49.

    What is not let is dropped, and counts as one of the free acts of a turn: every turn must end (FR42).  An unusual
    skill may be refused as well (FR62).
    """
    found = game.state.actors[actor]
    if found.frees >= MOST_FREE:
        return True
    text = act.text if isinstance(act, Hinder | Change) else ""
    lets = not text or await judged(game, ASPECT, actor, text)
    ways = act.ways if isinstance(act, ROLLED) else Ways()
    if lets and ways.swap is not None:
        lets = await judged(game, "swap", actor, game.state.aspects[ways.swap].label.en)
    if lets and ways.modify is not None:
        lets = await judged(game, "combine", actor, ways.modify)
    if lets and ways.complement is not None:
        lets = await judged(game, "combine", actor, ways.complement)
    if lets and isinstance(act, Hinder | SetBlock) and unusual_price(game.state, actor, act):
        lets = await judged(game, "unusual", actor, act.skill.value, anew=False)
    found.frees += not lets
    return lets


async def carry_out(game: Game, actor: ActorId, act: MainAct) -> None:
    """The action of a turn.  F021 to F037, F067 to F083."""
    match act:
        case Attack():
            await attack(game, actor, act)
        case Blast():
            await blast(game, actor, act)
        case Hinder():
            await hinder(game, actor, act)
        case Change():
            await change(game, actor, act)
        case SetBlock():
            await block(game, actor, act)
        case Sprint():
            await sprint(game, actor, act)
        case Throw():
            await throw(game, actor, act)
        case UseFeature():
            await use_feature(game, actor, act)
        case Rearm():
            await pick_up(game, actor, act)
        case FullDefence():
            defend_fully(game, actor)
            end_main_action(game)
        case Hold():
            game.state.actors[actor].held = True
            game.record(HeldBack(actor=actor))
        case PassTurn():
            do_beside(game, actor, act.beside, before=True)
            do_beside(game, actor, act.beside, before=False)
            end_main_action(game)


def end_turn(game: Game, actor: ActorId, *, acted: bool) -> None:
    """A turn is over; those led by the actor have acted, too, and all may move again.  F028, F110, FR24, FR41."""
    state = game.state
    state.actors[actor].has_acted = acted
    for other in state.actors.values():
        other.moved = False
        if acted and other.led_by == actor:
            other.has_acted = True
    game.record(TurnEnded(actor=actor))
    state.opened = [way for way in state.opened if way.until]
    state.actor, state.ended = None, actor


async def ask_holders(game: Game) -> None:
    """After each turn those who hold may act, in the order of initiative.  F028, FR12."""
    state = game.state
    ended, state.ended = state.ended, None
    for actor in state.order:
        if not is_in(state, actor) or not state.actors[actor].held or actor == ended:
            continue
        if await game.ask(ActHeld(owner(state, actor), actor)):
            begin_turn(game, actor, held=True)
            return
