"""Dice that players hold: those that get an action, and questions about rolls on which one can be spent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeAlias

from pb12table.kernel.game import Game as AnyGame
from pb12table.kernel.request import Chance, Choice, Refusal, die
from pb12table.skirmish.acts import Act, Acts, Wording
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.plain_states import OfForm
from pb12table.systems.kampf_w6.rules.answers import (
    NO_PARRY,
    BonusDie,
    BuyAction,
    DieAnswer,
    ParryAnswer,
    ParryForDie,
    Reroll,
    SpendAnswer,
    StealAction,
    Stop,
)
from pb12table.systems.kampf_w6.rules.attack_plan import BASE, LEAST, needs_no_die
from pb12table.systems.kampf_w6.rules.data import SIDES_OF_A_DIE, WeaponId
from pb12table.systems.kampf_w6.rules.events import ActionBought, ActionStolen
from pb12table.systems.kampf_w6.rules.figures import account, data, is_fighting, is_opposing, side
from pb12table.systems.kampf_w6.rules.state import State

Game: TypeAlias = AnyGame[State]
FOR_DICE: Final = 0.1
"""How likely an arbitrary answer spends a die for an action."""


class BuyRules(Act[State, Game, FigureId, BuyAction]):
    """Give up a bonus die for an action.  W030 (Bonuswürfel: Aktion)."""

    answers = (BuyAction,)
    icon = "die"
    text = "do-buy"

    def cost(self, state: State, doer: FigureId, answer: BuyAction) -> int:
        """Return 0: it takes a die."""
        return 0

    def refusal(self, state: State, doer: FigureId, answer: BuyAction) -> Refusal | None:
        """Return why no action can be bought.  W030 (Bonuswürfel: Aktion)."""
        return None if account(state, doer).bonus_dice else Refusal("W030", "no-bonus-die")

    async def effect(self, game: Game, doer: FigureId, answer: BuyAction) -> None:
        """Give up a bonus die for an action.  W030 (Bonuswürfel: Aktion), W032, WR19."""
        dice, figure = account(game.state, doer), game.state.figures[doer]
        dice.bonus_dice -= 1
        figure.actions += 1
        game.record(ActionBought(figure=doer, actions=figure.actions, bonus_dice=dice.bonus_dice))

    def hints(self, state: State, doer: FigureId) -> Iterator[BuyAction]:
        """Yield the purchase."""
        yield BuyAction()

    def key_of(self, answer: BuyAction) -> str:
        """Return what it is called in the form."""
        return "buy"

    def wording(self, state: State, doer: FigureId, answer: BuyAction) -> Wording:
        """Return its name, and how many dice are left."""
        return Wording(self.text, details={"left": account(state, doer).bonus_dice})


class StealRules(Act[State, Game, FigureId, StealAction]):
    """Spend a fate die to take an action from an opponent.  W031 (Schicksalswürfel: stehlen)."""

    answers = (StealAction,)
    icon = "hand"
    text = "do-steal"

    def cost(self, state: State, doer: FigureId, answer: StealAction) -> int:
        """Return 0: it takes a die."""
        return 0

    def refusal(self, state: State, doer: FigureId, answer: StealAction) -> Refusal | None:
        """Return why no action can be stolen.  W031 (Schicksalswürfel: stehlen), WR19."""
        if not account(state, doer).fate_dice:
            return Refusal("W031", "no-fate-die")
        if answer.victim not in state.figures:
            return Refusal("WR19", "no-such-figure")
        if not is_opposing(state, doer, answer.victim):
            return Refusal("WR19", "own-side", (("figure", answer.victim),))
        victim = state.figures[answer.victim]
        if not is_fighting(state, answer.victim):
            return Refusal("WR19", "out-of-action", (("figure", answer.victim),))
        if answer.victim == state.actor:
            return None if victim.actions else Refusal("WR19", "nothing-to-steal", (("figure", answer.victim),))
        if victim.debt >= data(state, answer.victim).most_actions:
            return Refusal("WR19", "nothing-to-steal", (("figure", answer.victim),))
        return None

    async def effect(self, game: Game, doer: FigureId, answer: StealAction) -> None:
        """Spend a fate die to take an action from an opponent.  W031 (Schicksalswürfel: stehlen), W032, WR19."""
        state = game.state
        dice, victim, thief = account(state, doer), state.figures[answer.victim], state.figures[doer]
        at_once = answer.victim == state.actor
        if at_once:
            victim.actions -= 1
        else:
            victim.debt += 1
        dice.fate_dice -= 1
        thief.actions += 1
        game.record(
            ActionStolen(
                figure=doer, victim=answer.victim, at_once=at_once, actions=thief.actions, fate_dice=dice.fate_dice
            )
        )

    def hints(self, state: State, doer: FigureId) -> Iterator[StealAction]:
        """Yield a theft from each figure."""
        yield from (StealAction(victim) for victim in state.figures)

    def key_of(self, answer: StealAction) -> str:
        """Return what it is called in the form, whoever the victim is."""
        return "steal"

    def wording(self, state: State, doer: FigureId, answer: StealAction) -> Wording:
        """Return its name, and how many dice are left."""
        return Wording(self.text, details={"left": account(state, doer).fate_dice})


BUY: Final = BuyRules()
STEAL: Final = StealRules()
DICE: Final[Acts[Act[State, Game, FigureId, Any]]] = Acts(BUY, STEAL)
"""What gets an action for a die.  W030, W031."""


def dice_refusal(state: State, figure: FigureId, answer: DieAnswer) -> Refusal | None:
    """Return why a figure cannot get an action for a die, None if it can.  W030, W031, WR19."""
    return DICE.of(answer).refusal(state, figure, answer)


def dice_answers(state: State, figure: FigureId) -> list[DieAnswer]:
    """Return the legal ways to get an action for dice.  W030, W031."""
    hints = (answer for act in DICE.tried for answer in act.hints(state, figure))
    return [answer for answer in hints if dice_refusal(state, figure, answer) is None]


def could_get_action(state: State, figure: FigureId) -> bool:
    """Return whether the owner has dice for an action and wants to be asked for them.  WR05, WR28."""
    return not account(state, figure).keep_dice and bool(dice_answers(state, figure))


async def get_action(game: Game, figure: FigureId, answer: DieAnswer) -> None:
    """Get an action for a die.  W030, W031."""
    await DICE.of(answer).effect(game, figure, answer)


async def thrown(game: Game, figure: FigureId, purpose: str, target_number: int | None = None) -> int:
    """Return the face of a die rolled by a figure's owner for it."""
    player = data(game.state, figure).player
    return await game.roll(die(player, SIDES_OF_A_DIE, purpose, figure, target_number))


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
        if not state.figures[self.figure].actions and chance.random() >= FOR_DICE:
            return NO_PARRY
        return chance.choice(self.options(state))


def parrying_means(state: State, figure: FigureId) -> Iterator[tuple[str, int]]:
    """Yield what a figure can parry with, and the parry value of each.  WR16."""
    found = data(state, figure)
    yield from ((weapon.id, weapon.parry) for weapon in found.weapons if weapon.is_melee)
    yield from ((item.id, item.parry) for item in found.items if item.parry is not None)


def parry_number(state: State, figure: FigureId, means: str) -> int:
    """Return the target number of a parry.  WR16."""
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
    """Return whether a figure's owner has dice for a roll and wants to be asked.  WR20, WR28."""
    own = account(state, figure)
    has_some = own.reroll_dice or own.bonus_dice or state.group_dice[side(state, figure)]
    return bool(has_some) and not own.keep_dice and not needs_no_die(target_number)
