"""What Kampf W6 tells of plans before they are carried out: attacks with their outcomes, answers, reactions, prices.

What the methods do is said in `skirmish.faces.foresight.ForesightFace`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from pb12table.kernel.request import Request
from pb12table.skirmish.ahead import Ahead
from pb12table.skirmish.faces.foresight import ForesightFace, Invitation, Outcome, Strike
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.bots.tactical_bot import gain_of
from pb12table.systems.kampf_w6.rules.action_dice import could_get_action
from pb12table.systems.kampf_w6.rules.acts import noticed
from pb12table.systems.kampf_w6.rules.asking.answers import Attack, Crawl, Pass, Run, Walk
from pb12table.systems.kampf_w6.rules.asking.legality import act_refusal, further_place
from pb12table.systems.kampf_w6.rules.asking.requests import ChooseReaction
from pb12table.systems.kampf_w6.rules.attacks.attack_plan import (
    Plan,
    all_attacks,
    attack_refusal,
    needs_no_die,
    plan_attack,
    possible_attacks,
)
from pb12table.systems.kampf_w6.rules.attacks.odds import attack_odds
from pb12table.systems.kampf_w6.rules.figures import data, is_fighting, opponents
from pb12table.systems.kampf_w6.rules.sight import perceives
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.stepping import better_step
from pb12table.table.battlefield import Body

WORTH: Final = 100.0
"""What the value of a figure is divided by, so that an attack is worth about the share of a target."""


class _Foresight(ForesightFace[State, Phrases]):
    def passes(self, request: Request[Any, Any], /) -> tuple[Any] | None:
        return (Pass(),) if isinstance(request, ChooseReaction) else None

    def best(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Strike | None:
        """As the further act of a walk, where it has none, or by an act of its own.  W017, WR06."""
        found: list[Strike] = []
        walk = ahead.answers[0] if ahead.answers else None
        if isinstance(walk, Walk) and walk.further is None:
            place = further_place(ahead.before, figure, walk)
            for attack in all_attacks(ahead.before, figure, place):
                if act_refusal(ahead.before, figure, Walk(walk.path, attack)) is None:
                    found.append(_struck(ahead.before, texts, figure, attack, place))
        if ahead.after.figures[figure].actions and is_fighting(ahead.after, figure):
            found += (
                _struck(ahead.after, texts, figure, attack)
                for attack in all_attacks(ahead.after, figure)
                if act_refusal(ahead.after, figure, attack) is None
            )
        return _best_of(found)

    def reply(self, state: State, texts: Phrases, figure: FigureId, target: FigureId, /) -> Strike | None:
        """As a reaction: with an action or a die for one, and to an act that is none itself.  W023, W026, WR44."""
        if not is_fighting(state, figure) or not is_fighting(state, target):
            return None
        if state.current_act is not None or not _could_react(state, figure):
            return None
        return _best_of(_struck(state, texts, figure, each) for each in possible_attacks(state, figure, target))

    def strike(self, state: State, texts: Phrases, figure: FigureId, answer: Any, /) -> Strike | None:
        place: Body | None = None
        if isinstance(answer, Walk) and isinstance(answer.further, Attack):
            place, answer = further_place(state, figure, answer), answer.further
        if not isinstance(answer, Attack) or attack_refusal(state, figure, answer, place) is not None:
            return None
        return _struck(state, texts, figure, answer, place)

    def changes(self, state: State, texts: Phrases, strike: Strike, /) -> Sequence[str]:
        found = better_step(state, strike.figure, strike.answer)
        if found is None:
            return ()
        side, length, some = found
        now, then = round(100 * strike.some), round(100 * some)
        return [texts("foresight-step", side=side, length=texts.number(length, 1), then=then, now=now)]

    def invited(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Sequence[Invitation]:
        """Who perceives the act and could react, with the best attack on the actor.  W023, WR28.

        A reaction opens no window, so that it invites nobody.
        """
        act = ahead.answers[0] if ahead.answers else None
        is_reaction = ahead.before.current_act is not None
        if not isinstance(act, Walk | Run | Crawl) or is_reaction or not ahead.is_sure:
            return ()
        return list(_reacting(ahead, texts, figure, act))

    def spent(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Sequence[str]:
        actions = ahead.before.figures[figure].actions - ahead.after.figures[figure].actions
        return [texts("count-actions", number=actions)] if actions > 0 else []


def _reacting(ahead: Ahead, texts: Phrases, figure: FigureId, act: Walk | Run | Crawl) -> Iterator[Invitation]:
    before, state = ahead.before, ahead.after
    seen, kept = noticed(before, figure, act), state.current_act
    state.current_act = seen
    try:
        for other in opponents(state, figure):
            if not _could_react(state, other) or not perceives(state, other, seen):
                continue
            best = _best_of(_struck(state, texts, other, each) for each in possible_attacks(state, other, figure))
            if best is not None and best.some > 0.0:
                place = seen.trace[-1 if best.answer.place is None else best.answer.place]
                words = texts("foresight-reaction", actions=state.figures[other].actions)
                yield Invitation(other, words, (place.x, place.y), best)
    finally:
        state.current_act = kept


def _could_react(state: State, figure: FigureId) -> bool:
    """Return whether a figure has an action, or its owner a die for one.  W026, WR44."""
    return state.figures[figure].actions > 0 or could_get_action(state, figure)


def _best_of(strikes: Iterable[Strike]) -> Strike | None:
    """The attack that promises most; of equal ones the first."""
    return max(strikes, key=lambda strike: strike.worth, default=None)


def _struck(state: State, texts: Phrases, figure: FigureId, attack: Attack, place: Body | None = None) -> Strike:
    plan = plan_attack(state, figure, attack, place, walking=place is not None)
    label = plan.weapon.label.in_language(texts.language)
    means = label if plan.mode is None else texts("foresight-mode", weapon=label, mode=texts(f"mode-{plan.mode.value}"))
    worth = gain_of(state, figure, attack, place) / WORTH
    return Strike(figure, attack.target, attack, means, _outcomes(state, plan), worth)


def _outcomes(state: State, plan: Plan) -> tuple[Outcome, ...]:
    """How likely the target stays as it is, is wounded, and is out of action.  W055, WR25."""
    left = max(1, data(state, plan.target).profile.wound_limit - state.figures[plan.target].wounds)
    odds = attack_odds(plan, ones_fail=state.setup.options.ones_fail)
    nothing = 1.0 if needs_no_die(plan.target_number) else float(odds.unsaved[0])
    out = 0.0 if needs_no_die(plan.target_number) else float(odds.at_least(left, plan.weapon.wounds))
    wounded = max(1.0 - nothing - out, 0.0)
    return (Outcome("nothing", nothing, 0.0), Outcome("wounded", wounded, 0.5), Outcome("out", out, 1.0))


FORESIGHT: Final = _Foresight()

if TYPE_CHECKING:
    _face: ForesightFace[State, Phrases] = FORESIGHT
