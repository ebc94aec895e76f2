"""What the d20 fight tells of plans before they are carried out: attacks with their outcomes, and who is provoked.

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
from pb12table.systems.d20.routes import provoked_by
from pb12table.systems.d20.rules.acting.attack_plan import attack_refusal, plan_attack, possible_attacks
from pb12table.systems.d20.rules.acting.odds import attack_odds
from pb12table.systems.d20.rules.acting.wrestling import Contest, chance_of, contest_of, escape_of
from pb12table.systems.d20.rules.asking.answers import Attack, Escape, Grapple, Move, Pass, Shove
from pb12table.systems.d20.rules.asking.legality import step_refusal, wrestling_refusal
from pb12table.systems.d20.rules.asking.reaction_requests import MayReact
from pb12table.systems.d20.rules.asking.requests import FireReady
from pb12table.systems.d20.rules.creatures import foes, has_body, is_able, melee_at_hand, profile
from pb12table.systems.d20.rules.reacting import asks
from pb12table.systems.d20.rules.state import Asks, ReactionKind, State
from pb12table.systems.d20.rules.value import creature_value

WORTH: Final = 100.0
"""What the value of a creature is divided by, so that an attack is worth about the share of a target."""


class _Foresight(ForesightFace[State, Phrases]):
    def passes(self, request: Request[Any, Any], /) -> tuple[Any] | None:
        return (Pass(),) if isinstance(request, MayReact | FireReady) else None

    def best(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Strike | None:
        """From where the plan ends.  D046, D063."""
        state = ahead.after
        if not has_body(state, figure):
            return None
        return _best_of(
            _struck(state, texts, figure, attack)
            for target in foes(state, figure)
            for attack in possible_attacks(state, figure, target)
            if step_refusal(state, figure, attack) is None
        )

    def reply(self, state: State, texts: Phrases, figure: FigureId, target: FigureId, /) -> Strike | None:
        """With what is in hand, or what a free interaction puts there.  D031, DR25."""
        if not is_able(state, figure) or not has_body(state, target):
            return None
        return _best_of(
            _struck(armed, texts, figure, each)
            for armed in _in_every_hand(state, figure)
            for each in possible_attacks(armed, figure, target)
        )

    def strike(self, state: State, texts: Phrases, figure: FigureId, answer: Any, /) -> Strike | None:
        if isinstance(answer, Shove | Grapple):
            legal = wrestling_refusal(state, figure, answer) is None
            return _wrestled(state, texts, contest_of(state, figure, answer), answer) if legal else None
        if isinstance(answer, Escape):
            holder = state.figures[figure].grappled_by
            return None if holder is None else _wrestled(state, texts, escape_of(state, figure, holder), answer)
        if not isinstance(answer, Attack) or answer.target is None:
            return None
        return None if attack_refusal(state, figure, answer) is not None else _struck(state, texts, figure, answer)

    def invited(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Sequence[Invitation]:
        """The foes whose reach is left, at the last place inside it.  D058, DR23."""
        answer = ahead.answers[0] if ahead.answers else None
        if not isinstance(answer, Move) or not has_body(ahead.before, figure):
            return ()
        return list(_provoked(ahead.before, texts, figure, answer))

    def spent(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Sequence[str]:
        metres = ahead.after.figures[figure].moved - ahead.before.figures[figure].moved
        return [texts("foresight-metres", number=texts.number(metres, 1))] if metres > 0.0 else []


def _provoked(state: State, texts: Phrases, figure: FigureId, answer: Move) -> Iterator[Invitation]:
    ahead = state.clone()
    mover = ahead.figures[figure]
    for foe, at in provoked_by(state, figure, answer):
        weapon = melee_at_hand(state, foe)
        if weapon is None or asks(state, foe, ReactionKind.OPPORTUNITY, figure) is Asks.NEVER:
            continue
        mover.x, mover.y, mover.z = at
        attack = Attack(weapon.id, figure)
        legal = attack_refusal(ahead, foe, attack) is None
        best = _struck(ahead, texts, foe, attack) if legal else None
        yield Invitation(foe, texts("foresight-opportunity"), at[:2], best)


def _in_every_hand(state: State, figure: FigureId) -> Iterator[State]:
    """The state as it is, and with each weapon that a creature could draw in hand."""
    yield state
    held = state.figures[figure].in_hand
    for weapon in profile(state, figure).attacks:
        if not weapon.natural and weapon.id != held:
            drawn = state.clone()
            drawn.figures[figure].in_hand = weapon.id
            yield drawn


def _best_of(strikes: Iterable[Strike]) -> Strike | None:
    """The attack that promises most; of equal ones the first."""
    return max(strikes, key=lambda strike: strike.worth, default=None)


def _struck(state: State, texts: Phrases, figure: FigureId, attack: Attack) -> Strike:
    assert attack.target is not None, "a creature is attacked"
    plan = plan_attack(state, figure, attack)
    odds, hit_points = attack_odds(plan), max(1, state.figures[attack.target].hit_points)
    out = float(odds.at_least(hit_points))
    nothing = float(odds.damage.get(0, 0))
    hurt = max(1.0 - nothing - out, 0.0)
    outcomes = (Outcome("nothing", nothing, 0.0), Outcome("hurt", hurt, 0.5), Outcome("out", out, 1.0))
    share = 0.5 * min(1.0, float(odds.mean) / hit_points) + 0.5 * out
    worth = creature_value(profile(state, attack.target)) * share / WORTH
    return Strike(figure, attack.target, attack, plan.weapon.label.in_language(texts.language), outcomes, worth)


def _wrestled(state: State, texts: Phrases, held: Contest, answer: Shove | Grapple | Escape) -> Strike:
    """What comes of a shove, a grapple or breaking free.  D091, DR48."""
    won = float(chance_of(state, held))
    what = "pushed" if isinstance(answer, Shove) and answer.away else _CHANGES[held.purpose]
    outcomes = (Outcome("nothing", 1.0 - won, 0.0), Outcome(what, won, HINDERED))
    worth = HINDERED * creature_value(profile(state, held.other)) * won / WORTH
    return Strike(held.figure, held.other, answer, texts(f"dice-{held.purpose}"), outcomes, worth)


_CHANGES: Final = {"shove": "prone", "grapple": "held", "choke": "choked", "escape": "free"}
"""What comes of a contest that is won, by what it is about."""
HINDERED: Final = 0.25
"""How grave it is for the other one."""

FORESIGHT: Final = _Foresight()

if TYPE_CHECKING:
    _face: ForesightFace[State, Phrases] = FORESIGHT
