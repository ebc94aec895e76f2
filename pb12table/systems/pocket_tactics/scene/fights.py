"""A fight as it is watched: what its events tell of the dice that lie on the table.  P031, P033, P034."""

from __future__ import annotations

from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter


def fight_of(event: events.DiceThrown) -> Fight:
    """The fight that begins with a throw, as far as it is seen."""
    attacker = Fighter(event.unit, list(event.off), list(event.defence))
    target = Fighter(event.target, list(event.target_off), list(event.target_defence))
    return Fight(attacker, target, ranged=False, magic=False, answers=True)


def changed_by(fight: Fight, event: events.BonusUsed | events.DieRerolled) -> int | None:
    """Change a shown fight by a bonus or a reroll; return which die of its colour it was, None where it is unknown."""
    results = fight.side_of(event.unit).results(event.pool)
    if event.before not in results:
        return None
    place = results.index(event.before)
    results[place] = event.after
    return place
