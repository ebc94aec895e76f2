"""A bot that weighs attacks by exact odds and goes for what wins, and one that waits besides for what is good."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import fsum
from typing import Any, ClassVar, Final

from pb12table.kernel.request import Dice, Request
from pb12table.skirmish.bot import Reasons, Weighed
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.bots.going import BESIDE, door_towards, goals_of, length_from, lengths_to, way_towards
from pb12table.systems.kampf_w6.bots.tables import Tables
from pb12table.systems.kampf_w6.rules.acts import WALK, ChooseAct, ChooseReaction, act_refusal
from pb12table.systems.kampf_w6.rules.answers import (
    NO_PARRY,
    Act,
    Attack,
    BonusDie,
    BuyAction,
    ChangeStance,
    DieAnswer,
    EndTurn,
    ParryAnswer,
    ParryForDie,
    Pass,
    Reload,
    Reroll,
    ScenarioAct,
    SpendAnswer,
    StealAction,
    Stop,
    UseItem,
    Walk,
)
from pb12table.systems.kampf_w6.rules.attack_plan import (
    chance,
    succeeds,
)
from pb12table.systems.kampf_w6.rules.data import Stance
from pb12table.systems.kampf_w6.rules.dice import (
    ChooseParry,
    SpendOnRoll,
    dice_answers,
    parry_number,
    parrying_means,
)
from pb12table.systems.kampf_w6.rules.figures import (
    STANCE_COVER,
    account,
    body,
    carries,
    data,
    is_fighting,
    is_opposing,
    opponents,
    share_cover,
    sight,
)
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.table.battlefield import Body

ENDING: Final = "end-turn"
PASSING: Final = "pass"
LEAVING: Final = (ENDING, PASSING)
"""What it is called to do nothing more, in a turn and in another one's."""
WORTH_IT: Final = 2.0
"""An attack that gains less of an opponent's value than this is not worth an action."""
WORTH_A_DIE: Final = 14.0
"""An attack that gains so much is worth a die for one more action."""
WORTH_A_DIE_NOW: Final = 6.0
"""The same for who keeps no dice: an attack in a turn of its own, which opens a window for others anyway."""
DEAR: Final = 1.5
"""An attack waits unless it gains so many times as much as all answers to it would gain opponents, ..."""
PATIENT: Final = 1
"""... in so many rounds: where everybody waits nobody wins."""
TOLD: Final = 5
"""So many other answers it tells at most of those it has weighed."""
LIKELY: Final = 0.5
"""A die is spent on a roll that succeeds so often."""


class TacticalBot:
    """Answers for a player whose figures should win.

    `out` is how much it counts that an attack may put its target out, beside the wounds it may cause; `worth_a_die` is
    what an attack gains, as a value of figures, that is worth a die in a turn.
    """

    out: ClassVar[float] = 0.5
    worth_a_die: ClassVar[float] = WORTH_A_DIE

    def __init__(self, seed: int, tables: Tables | None = None) -> None:
        """Let bots that play one fight in thought share what is known of its positions."""
        self._chance = random.Random(seed)
        self._tables = tables or Tables()
        self._last: tuple[State, Request[State, Any], Any] | None = None
        """The last question and its answer, of which it may be asked why."""

    def answer(self, state: State, request: Request[State, Any], /) -> Any:
        """Return a legal answer."""
        found = self._answer(state, request)
        self._last = state, request, found
        return found

    def reasons(self) -> Reasons | None:
        """Return what attacks or parries gained against doing nothing, in points of the comparison of forces.

        See `skirmish.bot.Reasoning`; None where it has followed a rule of thumb.
        """
        if self._last is None:
            return None
        state, request, answer = self._last
        match request:
            case ChooseAct() | ChooseReaction():
                found = self._gains(state, request, answer)
            case ChooseParry():
                found = self._parries(state, request)
            case _:
                return None
        taken = [each for each in found if each.first == answer]
        if len(found) < 2 or not taken:
            return None
        others = sorted((each for each in found if each.first != answer), key=lambda each: -each.worth)
        before = next(each.worth for each in found if each.name in LEAVING)
        return Reasons(taken[0].name, before, (*taken, *others[:TOLD]), in_points=True, others=len(others[TOLD:]))

    def _gains(self, state: State, request: ChooseAct | ChooseReaction, answer: Any) -> list[Weighed]:
        """Return what attacks gain, and what it is worth to keep the action or the die that they cost."""
        figure, is_reaction = request.figure, isinstance(request, ChooseReaction)
        rest, leaving = (Pass(), PASSING) if is_reaction else (EndTurn(), ENDING)
        if not state.figures[figure].actions:
            die, gain = self._for_a_die(state, figure), self._best(state, figure)[1]
            ways = [] if isinstance(die, EndTurn) or not gain else [Weighed(die, "die", gain)]
            return [*ways, Weighed(rest, leaving, WORTH_A_DIE if is_reaction else self.worth_a_die)]
        least = WORTH_IT if is_reaction else max(WORTH_IT, self._patience(state, figure))
        act = state.current_act
        # The one that is reacted to goes before all others.
        is_back = is_reaction and isinstance(answer, Attack) and act is not None and answer.target == act.actor
        weighed = self._tables.weighed(state, figure, self.out, target=answer.target if is_back else None)
        return [*(Weighed(attack, "attack", gain) for gain, attack in weighed), Weighed(rest, leaving, least)]

    def _parries(self, state: State, request: ChooseParry) -> list[Weighed]:
        """Return what each parry saves of the figure's value for an action; a die is spent on one by rule of thumb."""
        figure = request.figure
        weapon = data(state, request.attacker).weapon(request.weapon)
        if weapon is None or not state.figures[figure].actions:
            return []
        left = data(state, figure).profile.wound_limit - state.figures[figure].wounds
        stake = self._tables.value(state, figure) * min(1.0, request.hits * weapon.wounds / max(left, 1))
        means = [each for each, _ in parrying_means(state, figure)]
        found = [Weighed(each, "parry", stake * float(chance(parry_number(state, figure, each)))) for each in means]
        return [*found, Weighed(NO_PARRY, PASSING, 0.0)]

    def _answer(self, state: State, request: Request[State, Any]) -> Any:
        match request:
            case ChooseAct(figure=figure):
                return self._turn(state, figure)
            case ChooseReaction(figure=figure):
                return self._reaction(state, figure)
            case ChooseParry():
                return self._parry(state, request)
            case SpendOnRoll():
                return _spent(state, request)
            case Dice():
                return request.sample(state, self._chance)
        return request.default(state)

    # -- a turn ---------------------------------------------------------------------------------------------------

    def _turn(self, state: State, figure: FigureId) -> Any:
        """Return the next act of a figure: what wins, what hurts, what leads on, or else saving what is left."""
        placed = state.figures[figure]
        best, gain = self._best(state, figure)
        if not placed.actions:
            return self._for_a_die(state, figure) if gain >= self.worth_a_die else EndTurn()
        for act in (*_scenario_acts(state), *_first_aid(state, figure)):
            if act_refusal(state, figure, act) is None:
                return act
        if best is not None and not carries(state, figure) and gain < self._patience(state, figure):
            return EndTurn()
        if best is not None and gain >= WORTH_IT and not carries(state, figure):
            return best
        led = _reloading(state, figure) if best is None else None
        if led is None:
            led = self._going(state, figure)
        if led is None and gain >= WORTH_IT:
            led = best
        return EndTurn() if led is None else led

    def _patience(self, state: State, figure: FigureId) -> float:
        """Return how much an attack must gain for a figure not to let others act first."""
        return 0.0

    def _going(self, state: State, figure: FigureId) -> Act | None:
        """Return a path to where the figure should be, with a good attack on it if there is one; or better cover there.

        The last action is saved for a reaction.
        """
        actions = min(state.figures[figure].actions, 2)
        papers = tuple((each.carrier, each.at) for each in state.papers.values())
        way = self._tables.kept(state, ("going", figure, actions, papers), lambda: self._way(state, figure))
        return self._with_attack(state, figure, way) if isinstance(way, Walk) else way

    def _way(self, state: State, figure: FigureId) -> Act | None:
        """Return the act that leads to where the figure should be, or brings it into better cover there."""
        placed = state.figures[figure]
        goals = goals_of(state, figure)
        lengths = lengths_to(state, figure, goals)
        if not goals or length_from(state, figure, lengths) <= BESIDE * 2:
            return _taking_cover(state, figure)
        if placed.actions == 1 and not carries(state, figure):
            return _taking_cover(state, figure)
        if placed.stance is not Stance.STANDING:
            up = ChangeStance(Stance.STANDING)
            return up if placed.actions > 1 and act_refusal(state, figure, up) is None else None
        return door_towards(state, figure, lengths) or way_towards(state, figure, lengths, goals)

    def _with_attack(self, state: State, figure: FigureId, way: Walk) -> Walk:
        """Return a walk with the best attack at its end, if there is a good one."""
        end = self._tables.kept(state, ("end", figure, way), lambda: WALK.spot(state, figure, way))
        attack, gain = self._best(state, figure, end)
        if attack is None or gain < WORTH_IT:
            return way
        act, loaded = Walk(way.path, attack), tuple(state.figures[figure].loaded.values())
        key = ("further", figure, act, loaded)
        refusal = self._tables.kept(state, key, lambda: WALK.further_refusal(state, figure, act))
        return act if refusal is None else way

    def _best(
        self, state: State, figure: FigureId, origin: Body | None = None, target: FigureId | None = None
    ) -> tuple[Attack | None, float]:
        return self._tables.best(state, figure, self.out, origin, target)

    # -- answers to others ----------------------------------------------------------------------------------------

    def _reaction(self, state: State, figure: FigureId) -> Any:
        """Attack, the actor above all, where that gains something; else stay."""
        act = state.current_act
        if not state.figures[figure].actions or act is None:
            _, gain = self._best(state, figure)
            answer = self._for_a_die(state, figure) if gain >= WORTH_A_DIE else EndTurn()
            return Pass() if isinstance(answer, EndTurn) else answer
        attack, gain = self._best(state, figure, target=act.actor)
        if attack is None or gain < WORTH_IT:
            attack, gain = self._best(state, figure)
        if attack is not None and gain >= WORTH_IT and act_refusal(state, figure, attack, reaction=True) is None:
            return attack
        return Pass()

    def _parry(self, state: State, request: ChooseParry) -> ParryAnswer:
        """Parry with what is best for it; for a die only likely, and against what could put the figure out.  WR43."""
        figure = request.figure
        means = [each for each, _ in parrying_means(state, figure)]
        best = min(means, key=lambda each: parry_number(state, figure, each))
        likely = float(chance(parry_number(state, figure, best)))
        if state.figures[figure].actions:
            return best if likely > 0 else NO_PARRY
        weapon = data(state, request.attacker).weapon(request.weapon)
        assert weapon is not None, "it has struck with it"
        left = data(state, figure).profile.wound_limit - state.figures[figure].wounds
        price = self._for_a_die(state, figure)
        if likely < LIKELY or request.hits * weapon.wounds < left or isinstance(price, EndTurn):
            return NO_PARRY
        return ParryForDie(best, price)

    def _for_a_die(self, state: State, figure: FigureId) -> DieAnswer | EndTurn:
        """Return how to get one more action for a die; the end of the turn where there is none to spare."""
        answers = dice_answers(state, figure)
        buying = next((answer for answer in answers if isinstance(answer, BuyAction)), None)
        if buying is not None and account(state, figure).bonus_dice > 1:
            return buying
        return self._theft(state, answers) or EndTurn()

    def _theft(self, state: State, answers: Sequence[DieAnswer]) -> StealAction | None:
        """Return the theft from the figure that is worth most; None if there is none."""
        thefts = [answer for answer in answers if isinstance(answer, StealAction)]
        return max(thefts, key=lambda theft: self._tables.value(state, theft.victim), default=None)


class SteadyBot(TacticalBot):
    """Lets others act first while they could answer, and keeps no dice for a later that may not come."""

    out = 0.0
    worth_a_die = WORTH_A_DIE_NOW

    def _patience(self, state: State, figure: FigureId) -> float:
        if state.game_round > PATIENT:
            return 0.0
        able = (other for other in opponents(state, figure) if state.figures[other].actions)
        answers = (self._best(state, other, target=figure)[1] for other in able)
        return DEAR * fsum(answers)

    def _for_a_die(self, state: State, figure: FigureId) -> DieAnswer | EndTurn:
        """Return how to get one more action: by a fate die, which gets nothing else, then by any bonus die."""
        answers = dice_answers(state, figure)
        buying = (answer for answer in answers if isinstance(answer, BuyAction))
        return self._theft(state, answers) or next(buying, EndTurn())


def _scenario_acts(state: State) -> list[Act]:
    return [ScenarioAct(act.id) for act in state.setup.acts]


def _first_aid(state: State, figure: FigureId) -> list[Act]:
    """Return acts that heal friends, the most badly hurt first."""
    hurt = [
        other
        for other in state.figures
        if state.figures[other].wounds and is_fighting(state, other) and not is_opposing(state, figure, other)
    ]
    hurt.sort(key=lambda other: data(state, other).profile.wound_limit - state.figures[other].wounds)
    return [UseItem(item.id, other) for item in data(state, figure).items if item.heal for other in hurt]


def _reloading(state: State, figure: FigureId) -> Act | None:
    """Reload what is empty."""
    loaded = state.figures[figure].loaded
    for weapon in data(state, figure).weapons:
        if weapon.is_shooting and not loaded.get(weapon.id) and act_refusal(state, figure, Reload(weapon.id)) is None:
            return Reload(weapon.id)
    return None


def _taking_cover(state: State, figure: FigureId) -> Act | None:
    """Kneel where an opponent sees the figure without cover, and the weapons at hand work as well on the knees."""
    placed = state.figures[figure]
    if placed.stance is not Stance.STANDING or placed.actions < 2:
        return None
    kneel = ChangeStance(Stance.KNEELING)
    if act_refusal(state, figure, kneel) is not None:
        return None
    own = body(state, figure)
    for other in opponents(state, figure):
        seen = sight(state, body(state, other), own)
        if seen.exists and (share_cover(seen.covered_share) or 7) > STANCE_COVER[Stance.KNEELING]:
            return kneel
    return None


# -- answers to others ------------------------------------------------------------------------------------------------


def _spent(state: State, request: SpendOnRoll) -> SpendAnswer:
    """Return a die if it is likely to help: on a roll to hit, or against a hit that would put the figure out."""
    likely = float(chance(request.target_number))
    options = request.options(state)
    if request.roll == "cover":
        own = state.figures[request.figure]
        left = data(state, request.figure).profile.wound_limit - own.wounds
        saved = sum(succeeds(face, request.target_number) for face in request.faces)
        if request.hits - saved < left - 1:
            return Stop()
        likely = max(likely, LIKELY)
    if likely < LIKELY:
        return Stop()
    missed = [number for number, face in enumerate(request.faces) if not succeeds(face, request.target_number)]
    for answer in options:
        if isinstance(answer, Reroll) and answer.die in missed:
            return answer
    spare = account(state, request.figure).bonus_dice > 1
    return BonusDie() if spare and BonusDie() in options and likely > LIKELY else Stop()
