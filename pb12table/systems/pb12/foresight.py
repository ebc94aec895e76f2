"""What Pb-12 tells of plans before they are carried out: attacks with their outcomes, answers, interruptions, prices.

What the methods do is said in `skirmish.faces.foresight.ForesightFace`.  The numbers are those of the rules: plans of
attacks and their exact odds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from pb12table.kernel.request import Request
from pb12table.skirmish.ahead import Ahead
from pb12table.skirmish.faces.foresight import ForesightFace, Invitation, Outcome, Strike
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.bots.danger import next_points
from pb12table.systems.pb12.bots.prospects import Prospect, best_prospect, opponents, worth_of_attack
from pb12table.systems.pb12.rules.actions.attack import attack_refusal
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.attacks.odds import odds_of_plan
from pb12table.systems.pb12.rules.attacks.targets import target_figure
from pb12table.systems.pb12.rules.cards.card_requests import PlayOrPass
from pb12table.systems.pb12.rules.extensions.interrupt_answers import Pass
from pb12table.systems.pb12.rules.extensions.interrupt_legality import delayed_refusal
from pb12table.systems.pb12.rules.extensions.interrupt_requests import PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import is_able_to_act, is_on_table, markers_of
from pb12table.systems.pb12.rules.figures.seeing import has_sight_line
from pb12table.systems.pb12.rules.game.answers import MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.state import FigureState, State, Status
from pb12table.systems.pb12.texts.names import block_name

OUTCOMES: Final = (("nothing", 0.0), ("light", 0.35), ("heavy", 0.7), ("out", 1.0))
"""What becomes of a target, by the last kind of damage point that is used, and how grave that is.  R1.5.1."""
TOLD: Final = (Status.MOVED, Status.DISTRACTED, Status.DELAYED, Status.EXHAUSTED)
"""The statuses whose markers a plan can cost."""


def outcomes_of(target: FigureState, p_damage_points: Sequence[float]) -> tuple[Outcome, ...]:
    """How likely a figure stays unhurt, gets a light or a severe wound, goes out of action.  R1.5.1, RU039."""
    free = target.free_points
    light = free + target.light_points
    heavy = light + target.heavy_points
    shares = [0.0] * len(OUTCOMES)
    for points, share in enumerate(p_damage_points):
        shares[sum(points > most for most in (free, light, heavy))] += share
    return tuple(Outcome(name, share, grave) for (name, grave), share in zip(OUTCOMES, shares, strict=True))


class _Foresight(ForesightFace[State, Phrases]):
    def passes(self, request: Request[Any, Any], /) -> tuple[Any] | None:
        return (Pass(),) if isinstance(request, PlayInterruption | PlayOrPass) else None

    def best(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Strike | None:
        """With the AP that are left."""
        state: State = ahead.after
        if not is_on_table(state, figure) or not is_able_to_act(state, figure):
            return None
        prospect = best_prospect(state, figure, state.figures[figure].action_points)
        return _of_prospect(state, texts, figure, prospect)

    def reply(self, state: State, texts: Phrases, figure: FigureId, target: FigureId, /) -> Strike | None:
        """With the AP of its next turn that it need not spend on coming to itself."""
        if not is_on_table(state, figure) or not is_able_to_act(state, figure) or not is_on_table(state, target):
            return None
        prospect = best_prospect(state, figure, next_points(state, figure), targets=(target,))
        return _of_prospect(state, texts, figure, prospect)

    def strike(self, state: State, texts: Phrases, figure: FigureId, answer: Any, /) -> Strike | None:
        if not isinstance(answer, RangedAttack | MeleeAttack) or answer.weapon not in state.figures[figure].blocks:
            return None
        target = target_figure(state, answer)
        if target is None or not is_on_table(state, target) or attack_refusal(state, figure, answer) is not None:
            return None
        return _struck(state, texts, figure, target, answer, worth_of_attack(state, figure, answer))

    def invited(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Sequence[Invitation]:
        """Each opponent who is Delayed, where it sees the figure and can do most to it.  R4.1.5, R4.0.6."""
        others = opponents(ahead.before, figure)
        return [found for other in others for found in _interrupting(ahead, texts, figure, other)]

    def spent(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Sequence[str]:
        before, after = ahead.before.figures[figure], ahead.after.figures[figure]
        points = before.action_points - after.action_points
        found = [texts("cost-action", number=points)] if points > 0 else []
        for status in TOLD:
            markers = markers_of(ahead.after, figure, status)
            if markers != markers_of(ahead.before, figure, status):
                name = texts(f"status-{status.value.replace('_', '-')}")
                found.append(texts("foresight-markers", status=name, markers=markers))
        return found


def _of_prospect(state: State, texts: Phrases, figure: FigureId, prospect: Prospect | None) -> Strike | None:
    """An attack that has been weighed, with what it comes to; after R1.7.12 (Konzentrieren) where that is better."""
    if prospect is None or prospect.attack.target is None:
        return None
    acting = state.figures[figure]
    before = acting.concentrated
    acting.concentrated = before or prospect.concentrate
    try:
        found = _struck(state, texts, figure, prospect.attack.target, prospect.attack, prospect.worth)
    finally:
        acting.concentrated = before
    if not prospect.concentrate:
        return found
    means = texts("foresight-concentrated", means=found.means)
    return Strike(found.figure, found.target, found.answer, means, found.outcomes, found.worth)


def _struck(
    state: State, texts: Phrases, figure: FigureId, target: FigureId, attack: RangedAttack | MeleeAttack, worth: float
) -> Strike:
    odds = odds_of_plan(state, plan_attack(state, figure, attack))
    weapon = block_name(texts, state.setup, attack.weapon)
    means = texts("foresight-means", weapon=weapon, points=attack.action_points)
    outcomes = outcomes_of(state.figures[target], odds.p_damage_points)
    return Strike(figure, target, attack, means, outcomes, worth)


def _interrupting(ahead: Ahead, texts: Phrases, figure: FigureId, other: FigureId) -> Iterator[Invitation]:
    """Where an opponent can act in between, by shedding Delayed, while it sees the figure."""
    if delayed_refusal(ahead.before, other) is not None:
        return
    points = markers_of(ahead.before, other, Status.DELAYED)
    places: list[tuple[float, Invitation]] = []
    for state in ahead.states:
        if not is_on_table(state, figure) or not has_sight_line(state, other, figure):
            continue
        prospect = best_prospect(state, other, points, targets=(figure,), alone=True)
        strike, here = _of_prospect(state, texts, other, prospect), state.figures[figure]
        words = texts("foresight-delayed", points=points)
        worth = 0.0 if strike is None else strike.worth
        places.append((worth, Invitation(other, words, (here.x, here.y), strike)))
    if places:
        yield max(places, key=lambda each: each[0])[1]


FORESIGHT: Final = _Foresight()

if TYPE_CHECKING:
    _face: ForesightFace[State, Phrases] = FORESIGHT
