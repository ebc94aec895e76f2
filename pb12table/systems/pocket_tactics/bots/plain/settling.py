"""What to do in a fight whose dice lie on the table: bonuses and rerolls weighed against what the fight comes to.

P033 to P044, PR20, PR21.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pb12table.systems.pocket_tactics.bots.plain.fights import still
from pb12table.systems.pocket_tactics.rules.answers import Pass, Raise, Reroll
from pb12table.systems.pocket_tactics.rules.fights.comparing import HIGHEST
from pb12table.systems.pocket_tactics.rules.fights.fight_phases import raises, rerolls
from pb12table.systems.pocket_tactics.rules.setup import SIDES
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter

EXACT: Final = 2
"""So many rerolls are thought through die by die; those after them are weighed by the chances of both directions."""
MOST_BONUSES: Final = 4
"""So many bonuses of both sides are thought through; those after them are left out."""
BETTER: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Stakes:
    """What each end of a fight is worth to the side that thinks: nobody falls, the target, the attacker, both.

    `attacks`: it is the attacker's.
    """

    nobody: float
    target: float
    attacker: float
    both: float
    attacks: bool

    def expected(self, beaten: float, lost: float) -> float:
        """What a fight is worth in which the target falls with one chance, the attacker with another."""
        return (1.0 - beaten) * ((1.0 - lost) * self.nobody + lost * self.attacker) + beaten * (
            (1.0 - lost) * self.target + lost * self.both
        )


def best_raise(fight: Fight, stakes: Stakes) -> Raise | Pass:
    """The bonus to lay next, or none, for the side that thinks.  P033."""
    side = fight.attacker if stakes.attacks else fight.target
    best: Raise | Pass = Pass()
    most = _laid(_passed(fight, side), stakes, attacker_next=not stakes.attacks, left=MOST_BONUSES)
    for option, after in _raised(fight, side):
        value = _laid(after, stakes, attacker_next=not stakes.attacks, left=MOST_BONUSES - 1)
        if value > most + BETTER:
            best, most = option, value
    return best


def best_throw(fight: Fight, stakes: Stakes) -> Reroll | Pass:
    """The die to throw again next, or none, for the side that thinks.  P034."""
    side = fight.attacker if stakes.attacks else fight.target
    best: Reroll | Pass = Pass()
    most = _thrown(_passed(fight, side), stakes, attacker_next=not stakes.attacks, left=EXACT)
    for option, faces in _rerolled(fight, side):
        value = sum(_thrown(after, stakes, attacker_next=not stakes.attacks, left=EXACT - 1) for after in faces) / SIDES
        if value > most + BETTER:
            best, most = option, value
    return best


# -- inside ---------------------------------------------------------------------------------------------------


def _passed(fight: Fight, side: Fighter) -> Fight:
    after = fight.clone()
    after.side_of(side.unit).passed = True
    return after


def _raised(fight: Fight, side: Fighter) -> Iterator[tuple[Raise, Fight]]:
    """Every way to lay one bonus of a side, equal ones once, with what the fight is then."""
    seen = set[tuple[object, ...]]()
    for option in raises(fight, side.unit):
        bonus, before = side.bonuses[option.bonus], side.results(option.pool)[option.die]
        same = (bonus.pool, bonus.value, option.pool, before)
        if same not in seen:
            seen.add(same)
            after = fight.clone()
            own = after.side_of(side.unit)
            own.bonuses.pop(option.bonus)
            own.results(option.pool)[option.die] = min(before + bonus.value, HIGHEST)
            yield option, after


def _rerolled(fight: Fight, side: Fighter) -> Iterator[tuple[Reroll, list[Fight]]]:
    """Every die of a side that may be thrown again, equal ones once, with what the fight is after each face."""
    seen = set[tuple[object, int]]()
    for option in rerolls(fight, side.unit):
        before = side.results(option.pool)[option.die]
        if (option.pool, before) not in seen:
            seen.add((option.pool, before))
            faces = []
            for face in range(1, SIDES + 1):
                after = fight.clone()
                own = after.side_of(side.unit)
                own.rerolls -= 1
                own.results(option.pool)[option.die] = face
                faces.append(after)
            yield option, faces


def _laid(fight: Fight, stakes: Stakes, *, attacker_next: bool, left: int) -> float:
    """What a fight is worth in the bonus phase, whose turn it may be."""
    for attacks in (attacker_next, not attacker_next) if left else ():
        side = fight.attacker if attacks else fight.target
        if side.passed or not any(raises(fight, side.unit)):
            continue
        values = [
            _laid(after, stakes, attacker_next=not attacks, left=left - 1) for _, after in _raised(fight, side)
        ]
        values.append(_laid(_passed(fight, side), stakes, attacker_next=not attacks, left=left))
        return max(values) if attacks == stakes.attacks else min(values)
    begun = fight.clone()
    begun.attacker.passed = begun.target.passed = False
    return _weighed(begun, stakes, attacker_next=True)


def _thrown(fight: Fight, stakes: Stakes, *, attacker_next: bool, left: int) -> float:
    """What a fight is worth in the reroll phase, whose turn it may be."""
    for attacks in (attacker_next, not attacker_next) if left else ():
        side = fight.attacker if attacks else fight.target
        if side.passed or not side.rerolls or not any(rerolls(fight, side.unit)):
            continue
        values = [
            sum(_thrown(after, stakes, attacker_next=not attacks, left=left - 1) for after in faces) / SIDES
            for _, faces in _rerolled(fight, side)
        ]
        values.append(_thrown(_passed(fight, side), stakes, attacker_next=not attacks, left=left))
        return max(values) if attacks == stakes.attacks else min(values)
    return _weighed(fight, stakes, attacker_next=attacker_next)


def _weighed(fight: Fight, stakes: Stakes, *, attacker_next: bool) -> float:
    """What a fight is worth by the chances of both directions, with the rerolls that are left.  P037 to P041."""
    attacker, target = fight.attacker, fight.target
    own = 0 if attacker.passed else attacker.rerolls
    its = 0 if target.passed else target.rerolls
    beaten = still(attacker.off, target.defence, (own, its), attacker_next)
    lost = still(target.off, attacker.defence, (its, own), not attacker_next) if target.off else 0.0
    return stakes.expected(beaten, lost)
