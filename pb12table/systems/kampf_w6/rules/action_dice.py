"""Dice for actions: a bonus die buys one, a fate die steals one; why that cannot be, and what it does."""

from __future__ import annotations

from pb12table.kernel.game import Game
from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.asking.answers import BuyAction, StealAction
from pb12table.systems.kampf_w6.rules.events import ActionBought, ActionStolen
from pb12table.systems.kampf_w6.rules.figures import account, data, is_fighting, is_opposing
from pb12table.systems.kampf_w6.rules.state import State


def buy_refusal(state: State, figure: FigureId) -> Refusal | None:
    """Why no action can be bought.  W030 (Bonuswürfel: Aktion)."""
    return None if account(state, figure).bonus_dice else Refusal("W030", "no-bonus-die")


def steal_refusal(state: State, figure: FigureId, act: StealAction) -> Refusal | None:
    """Why no action can be stolen.  W031 (Schicksalswürfel: stehlen), WR19."""
    if not account(state, figure).fate_dice:
        return Refusal("W031", "no-fate-die")
    if act.victim not in state.figures:
        return Refusal("WR19", "no-such-figure")
    if not is_opposing(state, figure, act.victim):
        return Refusal("WR19", "own-side", (("figure", act.victim),))
    victim = state.figures[act.victim]
    if not is_fighting(state, act.victim):
        return Refusal("WR19", "out-of-action", (("figure", act.victim),))
    if act.victim == state.actor:
        return None if victim.actions else Refusal("WR19", "nothing-to-steal", (("figure", act.victim),))
    if victim.debt >= data(state, act.victim).most_actions:
        return Refusal("WR19", "nothing-to-steal", (("figure", act.victim),))
    return None


def dice_answers(state: State, figure: FigureId) -> list[BuyAction | StealAction]:
    """The legal ways to get an action for dice.  W030, W031."""
    found: list[BuyAction | StealAction] = []
    if buy_refusal(state, figure) is None:
        found.append(BuyAction())
    found += [steal for victim in state.figures if steal_refusal(state, figure, steal := StealAction(victim)) is None]
    return found


def could_get_action(state: State, figure: FigureId) -> bool:
    """Whether the owner has dice for an action and wants to be asked for them.  WR05, WR28."""
    return not account(state, figure).keep_dice and bool(dice_answers(state, figure))


def buy_action(game: Game[State], figure: FigureId) -> None:
    """Give up a bonus die for an action.  W030 (Bonuswürfel: Aktion), W032, WR19."""
    dice = account(game.state, figure)
    dice.bonus_dice -= 1
    game.state.figures[figure].actions += 1
    game.record(ActionBought(figure=figure, actions=game.state.figures[figure].actions, bonus_dice=dice.bonus_dice))


def steal_action(game: Game[State], figure: FigureId, act: StealAction) -> None:
    """Spend a fate die to take an action from an opponent.  W031 (Schicksalswürfel: stehlen), W032, WR19."""
    state = game.state
    dice, victim, thief = account(state, figure), state.figures[act.victim], state.figures[figure]
    at_once = act.victim == state.actor
    if at_once:
        victim.actions -= 1
    else:
        victim.debt += 1
    dice.fate_dice -= 1
    thief.actions += 1
    game.record(
        ActionStolen(figure=figure, victim=act.victim, at_once=at_once, actions=thief.actions, fate_dice=dice.fate_dice)
    )


def get_action(game: Game[State], figure: FigureId, act: BuyAction | StealAction) -> None:
    """An action for a die.  W030, W031."""
    if isinstance(act, BuyAction):
        buy_action(game, figure)
    else:
        steal_action(game, figure, act)
