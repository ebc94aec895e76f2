"""What FATE tells of plans before they are carried out: attacks and pushes with their outcomes, and the answers.

What the methods do is said in `skirmish.faces.foresight.ForesightFace`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from pb12table.skirmish.ahead import Ahead
from pb12table.skirmish.faces.foresight import ForesightFace, Outcome, Strike
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId
from pb12table.systems.fate.rules.actors import actor_of, group, group_boxes, is_in, opponents, standing
from pb12table.systems.fate.rules.acts.attacks import attack_refusal, plan_attack, target_of, tried
from pb12table.systems.fate.rules.asking.answers import Attack
from pb12table.systems.fate.rules.data import ActorId
from pb12table.systems.fate.rules.rolling.odds import attack_odds, p_forced, p_out, push_odds
from pb12table.systems.fate.rules.rolling.pairs import TRACK_OF
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.texts.acts import act_words

STRESS, CONSEQUENCE, PUSHED = 0.2, 0.5, 0.1
"""About the share of a target that stress, a consequence and another zone put out of action."""


class _Foresight(ForesightFace[State, Phrases]):
    def best(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Strike | None:
        """With what is in hand, from where the plan ends.  F022."""
        state: State = ahead.after
        actor = actor_of(state, figure)
        return _best_of(_strikes(state, texts, actor, opponents(state, actor))) if is_in(state, actor) else None

    def reply(self, state: State, texts: Phrases, figure: FigureId, target: FigureId, /) -> Strike | None:
        actor, goal = actor_of(state, figure), actor_of(state, target)
        both = is_in(state, actor) and is_in(state, goal)
        return _best_of(_strikes(state, texts, actor, [goal])) if both else None

    def strike(self, state: State, texts: Phrases, figure: FigureId, answer: Any, /) -> Strike | None:
        actor = actor_of(state, figure)
        if not isinstance(answer, Attack) or not is_in(state, actor):
            return None
        return None if attack_refusal(state, actor, answer) is not None else _struck(state, texts, actor, answer)


def _strikes(state: State, texts: Phrases, actor: ActorId, targets: Iterable[ActorId]) -> Iterator[Strike]:
    """Yield the attacks on some targets that are legal; a push hurts nobody, and is none of the best."""
    for target in targets:
        for act in tried(state, actor, target):
            if not act.push and attack_refusal(state, actor, act) is None:
                yield _struck(state, texts, actor, act)


def _best_of(strikes: Iterable[Strike]) -> Strike | None:
    return max(strikes, key=lambda strike: strike.worth, default=None)


def _struck(state: State, texts: Phrases, actor: ActorId, act: Attack) -> Strike:
    """Return how likely a target is unhurt, marks stress, must take a consequence and is out, or is pushed.

    F045, F050, F055, F081.
    """
    outcomes = _pushed(state, actor, act) if act.push else _hurt(state, actor, act)
    worth = sum(each.share * each.grave for each in outcomes)
    target = target_of(plan_attack(state, actor, act).state, act.target)
    first, met = (standing(state, each)[0] for each in (actor, target))
    return Strike(first, met, act, act_words(texts, state, act, how=True), outcomes, worth)


def _pushed(state: State, actor: ActorId, act: Attack) -> tuple[Outcome, ...]:
    moved = float(push_odds(state, actor, act).p_moved)
    return Outcome("stays", 1.0 - moved, 0.0), Outcome("pushed", moved, PUSHED)


def _hurt(state: State, actor: ActorId, act: Attack) -> tuple[Outcome, ...]:
    """Return the outcomes of a hit; a group loses heads instead of taking consequences.  F088."""
    plan = plan_attack(state, actor, act)
    odds, target = attack_odds(state, actor, act), plan.target
    hit, out = float(odds.p_hit), float(p_out(plan.state, target, act, odds))
    unhurt = Outcome("nothing", 1.0 - hit, 0.0)
    if group(plan.state, target) is not None:
        share = float(odds.mean_shifts) / max(group_boxes(plan.state, target), 1)
        return unhurt, Outcome("heads", hit - out, min(share, 1.0)), Outcome("out", out, 1.0)
    forced = max(float(p_forced(plan.state, target, TRACK_OF[act.aim], odds)), out)
    return (
        unhurt,
        Outcome("stress", hit - forced, STRESS),
        Outcome("consequence", forced - out, CONSEQUENCE),
        Outcome("out", out, 1.0),
    )


FORESIGHT: Final = _Foresight()

if TYPE_CHECKING:
    _face: ForesightFace[State, Phrases] = FORESIGHT
