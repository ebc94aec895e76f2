"""What players are asked, and dice for actions: a bonus die buys one, a fate die steals one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from pb12table.kernel.game import Game
from pb12table.kernel.request import Chance, Choice, Dice, Refusal, die
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.plain_states import OfForm
from pb12table.systems.kampf_w6.rules.answers import (
    NO_PARRY,
    ActAnswer,
    BonusDie,
    BuyAction,
    EndTurn,
    ParryAnswer,
    ParryForDie,
    Pass,
    PassTurn,
    ReactionAnswer,
    Reroll,
    SpendAnswer,
    StealAction,
    Stop,
)
from pb12table.systems.kampf_w6.rules.attack_plan import BASE, LEAST, needs_no_die
from pb12table.systems.kampf_w6.rules.data import SIDES_OF_A_DIE, WeaponId
from pb12table.systems.kampf_w6.rules.events import ActionBought, ActionStolen
from pb12table.systems.kampf_w6.rules.figures import account, data, is_fighting, is_opposing, side
from pb12table.systems.kampf_w6.rules.legality import act_refusal, arbitrary_act, possible_acts
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

_FOR_DICE = 0.1
"""How likely an arbitrary answer spends a die for an action."""
_ENDS = 0.05
"""How likely an arbitrary answer ends a turn early."""


async def thrown(game: Game[State], figure: FigureId, purpose: str, target_number: int | None = None) -> int:
    """The face of a die that a figure's owner throws for it."""
    player = data(game.state, figure).player
    return await game.roll(die(player, SIDES_OF_A_DIE, purpose, figure, target_number))


@dataclass(frozen=True, slots=True)
class ChooseAct(OfForm[State, ActAnswer]):
    """The next act of the actor.  W012 (Handlungen nacheinander), WR05."""

    form: ClassVar[Any] = ActAnswer
    figure: FigureId

    def refusal(self, state: State, answer: ActAnswer) -> Refusal | None:
        match answer:
            case EndTurn():
                return None
            case BuyAction():
                return buy_refusal(state, self.figure)
            case StealAction():
                return steal_refusal(state, self.figure, answer)
            case _:
                return act_refusal(state, self.figure, answer)

    def sample(self, state: State, chance: Chance) -> ActAnswer:
        dice = dice_answers(state, self.figure)
        actions = state.figures[self.figure].actions
        if dice and chance.random() < (_FOR_DICE if actions else 0.5):
            return chance.choice(dice)
        if not actions or chance.random() < _ENDS:
            return EndTurn()
        return arbitrary_act(state, self.figure, chance) or EndTurn()

    def default(self, state: State) -> ActAnswer:
        return EndTurn()

    def hints(self, state: State) -> Sequence[ActAnswer]:
        return (*possible_acts(state, self.figure), *dice_answers(state, self.figure), EndTurn())


@dataclass(frozen=True, slots=True)
class ChooseReaction(OfForm[State, ReactionAnswer]):
    """Whether and how a figure reacts to the act of the actor; `act` is its kind.  W023 (Reaktion), WR27, WR28."""

    form: ClassVar[Any] = ReactionAnswer
    figure: FigureId
    act: str

    def refusal(self, state: State, answer: ReactionAnswer) -> Refusal | None:
        match answer:
            case Pass() | PassTurn():
                return None
            case BuyAction():
                return buy_refusal(state, self.figure)
            case StealAction():
                return steal_refusal(state, self.figure, answer)
            case _:
                return act_refusal(state, self.figure, answer, reaction=True)

    def sample(self, state: State, chance: Chance) -> ReactionAnswer:
        dice = dice_answers(state, self.figure)
        if dice and chance.random() < _FOR_DICE:
            return chance.choice(dice)
        if chance.random() < _ENDS:
            return PassTurn()
        act = arbitrary_act(state, self.figure, chance, reaction=True) if state.figures[self.figure].actions else None
        return act or Pass()

    def default(self, state: State) -> ReactionAnswer:
        return Pass()

    def hints(self, state: State) -> Sequence[ReactionAnswer]:
        acts = possible_acts(state, self.figure, reaction=True)
        return (*acts, *dice_answers(state, self.figure), Pass(), PassTurn())


@dataclass(frozen=True, slots=True)
class ChooseParry(OfForm[State, ParryAnswer], Choice[State, ParryAnswer]):
    """Whether and with what a figure parries the hits of a melee attack.  W015 (parieren), WR16, WR43."""

    form: ClassVar[Any] = ParryAnswer
    figure: FigureId
    attacker: FigureId
    weapon: WeaponId
    hits: int

    def options(self, state: State) -> Sequence[ParryAnswer]:
        means = [each for each, _ in parrying_means(state, self.figure)]
        if state.figures[self.figure].actions:
            return (NO_PARRY, *means)
        prices = dice_answers(state, self.figure)
        return (NO_PARRY, *(ParryForDie(each, price) for each in means for price in prices))

    def sample(self, state: State, chance: Chance) -> ParryAnswer:
        if not state.figures[self.figure].actions and chance.random() >= _FOR_DICE:
            return NO_PARRY
        return chance.choice(self.options(state))


def parrying_means(state: State, figure: FigureId) -> Iterator[tuple[str, int]]:
    """What a figure can parry with, and the parry value of each.  WR16."""
    found = data(state, figure)
    yield from ((weapon.id, weapon.parry) for weapon in found.weapons if weapon.is_melee)
    yield from ((item.id, item.parry) for item in found.items if item.parry is not None)


def parry_number(state: State, figure: FigureId, means: str) -> int:
    """The target number of a parry.  WR16."""
    value = dict(parrying_means(state, figure))[means]
    return max(LEAST, BASE - data(state, figure).profile.skills.melee - value)


@dataclass(frozen=True, slots=True)
class SpendOnRoll(OfForm[State, SpendAnswer], Choice[State, SpendAnswer]):
    """Whether a die is spent on a hit or cover roll that lies on the table.  W039, W052, WR20, WR29.

    `roll` is "hit" or "cover", `other` who is attacked or attacks; `hits` are those there are to stop by a cover roll,
    0 for a hit roll.
    """

    form: ClassVar[Any] = SpendAnswer
    figure: FigureId
    roll: str
    other: FigureId
    faces: tuple[int, ...]
    target_number: int
    hits: int = 0

    def options(self, state: State) -> Sequence[SpendAnswer]:
        found: list[SpendAnswer] = [Stop()]
        own, common = account(state, self.figure), state.group_dice[side(state, self.figure)]
        numbers = range(len(self.faces))
        if own.reroll_dice:
            found += [Reroll(number) for number in numbers]
        if own.bonus_dice:
            found.append(BonusDie())
        if common:
            found += [Reroll(number, group=True) for number in numbers]
            found.append(BonusDie(group=True))
        return found

    def refusal(self, state: State, answer: SpendAnswer) -> Refusal | None:
        if answer in self.options(state):
            return None
        return Refusal("WR20", "no-such-die")

    def sample(self, state: State, chance: Chance) -> SpendAnswer:
        return Stop() if chance.random() < 0.5 else chance.choice(self.options(state))


def may_spend(state: State, figure: FigureId, target_number: int) -> bool:
    """Whether a figure's owner has dice for a roll and wants to be asked.  WR20, WR28."""
    own = account(state, figure)
    has_some = own.reroll_dice or own.bonus_dice or state.group_dice[side(state, figure)]
    return bool(has_some) and not own.keep_dice and not needs_no_die(target_number)


AnyRequest: TypeAlias = ChooseAct | ChooseReaction | ChooseParry | SpendOnRoll | Dice[Any]
