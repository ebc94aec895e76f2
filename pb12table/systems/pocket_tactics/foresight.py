"""What Pocket Tactics tells of plans before they are carried out: attacks with their outcomes, and the answers to them.

What the methods do is said in `skirmish.faces.foresight.ForesightFace`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from pb12table.skirmish.ahead import Ahead
from pb12table.skirmish.faces.foresight import ForesightFace, Outcome, Strike
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.measures import ways_of
from pb12table.systems.pocket_tactics.rules.answers import AttackAction
from pb12table.systems.pocket_tactics.rules.fights.attacking import attack_options, attack_refusal
from pb12table.systems.pocket_tactics.rules.fights.odds import attack_odds, gets_to_fight, lost_before
from pb12table.systems.pocket_tactics.rules.state import Place, State

WORTH_IT: Final = 0.05
"""An attack must promise so much more from another tile."""
MEANS: Final = {
    (False, False): "melee",
    (False, True): "melee-magic",
    (True, False): "ranged",
    (True, True): "ranged-magic",
}
"""What an attack is called that is made from afar or not, with magic or without."""


class _Foresight(ForesightFace[State, Phrases]):
    def best(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Strike | None:
        """In its player's next turn: each turn is one thing alone.  P018."""
        return _best_of(ahead.after, texts, figure)

    def reply(self, state: State, texts: Phrases, figure: FigureId, target: FigureId, /) -> Strike | None:
        return _best_of(state, texts, figure, target)

    def strike(self, state: State, texts: Phrases, figure: FigureId, answer: Any, /) -> Strike | None:
        if not isinstance(answer, AttackAction) or attack_refusal(state, answer) is not None:
            return None
        return _struck(state, texts, answer)

    def changes(self, state: State, texts: Phrases, strike: Strike, /) -> Sequence[str]:
        """The tile that a move leads to from which the same attack, in a later turn, would promise most.  P018."""
        found = better_tile(state, texts, strike)
        if found is None:
            return ()
        steps, then = found
        shares = {each.name: round(100 * each.share) for each in then.outcomes}
        now = {each.name: round(100 * each.share) for each in strike.outcomes}
        falls, fell = shares["falls"] + shares["both"], now["falls"] + now["both"]
        lost, was = shares["lost"] + shares["both"], now["lost"] + now["both"]
        return [texts("foresight-tile", steps=steps, falls=falls, fell=fell, lost=lost, was=was)]


def better_tile(state: State, texts: Phrases, strike: Strike) -> tuple[int, Strike] | None:
    """How many steps away a tile is from which the attack would promise most, and what it comes to there."""
    unit, action = strike.figure, strike.answer
    if state.units[unit].place is not Place.MAP:
        return None
    trial = state.clone()
    found: list[tuple[float, int, Strike]] = []
    for cell, way in ways_of(state, unit).items():
        trial.units[unit].at = cell
        if attack_refusal(trial, action) is None:
            then = _struck(trial, texts, action)
            found.append((then.worth, -len(way), then))
    worth, steps, then = max(found, key=lambda each: each[:2], default=(0.0, 0, strike))
    return (-steps, then) if worth >= strike.worth + WORTH_IT else None


def _best_of(state: State, texts: Phrases, unit: FigureId, target: FigureId | None = None) -> Strike | None:
    """The attack of a unit that promises most; of equal ones the first."""
    if state.units[unit].place is not Place.MAP:
        return None
    actions: Iterable[AttackAction] = attack_options(state, unit)
    found = (_struck(state, texts, each) for each in actions if target is None or each.target == target)
    return max(found, key=lambda strike: strike.worth, default=None)


def _struck(state: State, texts: Phrases, action: AttackAction) -> Strike:
    """How likely the target alone, both, the attacker alone, and neither of them is defeated.  P044, PR36, PR39."""
    found, comes = attack_odds(state, action), gets_to_fight(state, action)
    falls, lost, both = float(found.target), float(found.attacker), float(found.both)
    # What the way or the water may do before the dice fall counts, too: a shooter loses its action alone.
    before = lost_before(state, action)
    outcomes = (
        Outcome("falls", comes * (falls - both), 1.0),
        Outcome("both", comes * both, 1.0),
        Outcome("lost", comes * (lost - both) + before, 0.0),
        Outcome("neither", comes * float(found.none) + (1.0 - comes - before), 0.0),
    )
    means = texts(f"pocket-do-{MEANS[action.ranged, action.magic]}")
    return Strike(action.unit, action.target, action, means, outcomes, comes * (falls - lost * 0.5))


FORESIGHT: Final = _Foresight()

if TYPE_CHECKING:
    _face: ForesightFace[State, Phrases] = FORESIGHT
