"""The reaction window after each act of the actor."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.action_dice import could_get_action, get_action
from pb12table.systems.kampf_w6.rules.acts import carry_out
from pb12table.systems.kampf_w6.rules.asking.answers import BuyAction, Pass, PassTurn, StealAction
from pb12table.systems.kampf_w6.rules.asking.requests import ChooseReaction
from pb12table.systems.kampf_w6.rules.attacks.attack import Game, remove
from pb12table.systems.kampf_w6.rules.attacks.attack_plan import all_attacks, could_hit
from pb12table.systems.kampf_w6.rules.data import StandingOrder
from pb12table.systems.kampf_w6.rules.events import ReactionPassed
from pb12table.systems.kampf_w6.rules.figures import order_after, owner
from pb12table.systems.kampf_w6.rules.sight import perceives
from pb12table.systems.kampf_w6.rules.state import CurrentAct, Fate, State


async def window(game: Game) -> None:
    """All that perceive the act may react, each once, by initiative.  W023, W024, W027, W028, WR26, WR28."""
    act = game.state.current_act
    assert act is not None, "an act opens the window"
    for figure in order_after(game.state, act.actor):
        await reaction(game, figure)
    for figure in game.state.order:
        if game.state.figures[figure].fate is Fate.DOWN:
            remove(game, figure)
    game.state.current_act = None


async def reaction(game: Game, figure: FigureId) -> None:
    """Ask whether a figure reacts, and let it.  W023 (Reaktion), W028, WR28."""
    while is_asked(game.state, figure):
        act = game.state.current_act
        assert act is not None, "the window is open"
        answer = await game.ask(ChooseReaction(owner(game.state, figure), figure, act.kind))
        match answer:
            case BuyAction() | StealAction():
                get_action(game, figure, answer)
            case Pass() | PassTurn():
                turn = isinstance(answer, PassTurn)
                game.state.figures[figure].passed_turn |= turn
                game.record(ReactionPassed(audience=(owner(game.state, figure),), figure=figure, turn=turn))
                return
            case _:
                await carry_out(game, figure, answer, reaction=True)
                return


def is_asked(state: State, figure: FigureId) -> bool:
    """Whether a figure may react and its owner wants to be asked.  W025, W026, W028, WR26, WR28."""
    act, reactor = state.current_act, state.figures[figure]
    if act is None or reactor.fate is Fate.OUT or figure in act.reacted or figure == act.actor:
        return False
    attacked = figure in act.attacked
    if reactor.passed_turn and not attacked:
        return False
    if not reactor.actions:
        wanted = attacked or reactor.standing_order is StandingOrder.ALWAYS
        if not wanted or not could_get_action(state, figure):
            return False
    return _wants(state, figure, act) and perceives(state, figure, act) and _could_do_something(state, figure)


def _wants(state: State, figure: FigureId, act: CurrentAct) -> bool:
    """Whether the standing order says to ask.  WR28."""
    attacked = figure in act.attacked
    match state.figures[figure].standing_order:
        case StandingOrder.NEVER:
            return False
        case StandingOrder.ATTACKED:
            return attacked
        case StandingOrder.TARGET:
            return attacked or could_hit(state, figure, act.actor)
        case StandingOrder.ALWAYS:
            return True


def _could_do_something(state: State, figure: FigureId) -> bool:
    """Whether there is more than passing: a figure that is down may only attack.  WR26."""
    return state.figures[figure].fate is not Fate.DOWN or next(all_attacks(state, figure), None) is not None
