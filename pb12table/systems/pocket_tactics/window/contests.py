"""A fight as two throws that are held against each other.  P031, P037 to P044."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from pb12table.kernel.log import Event
from pb12table.skirmish.forms.contest import Comparison, Contest, ContestDie, ContestSide, Tone
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.fights.comparing import verdict
from pb12table.systems.pocket_tactics.rules.setup import Pool, Setup
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, State
from pb12table.systems.pocket_tactics.scene.fights import changed_by, fight_of
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name


def die_name(unit: FigureId, pool: Pool, place: int) -> str:
    """What a die of a fight is called, which was thrown as the so-many-eth of its colour."""
    return f"{unit}-{pool}-{place}"


@dataclass(frozen=True, slots=True)
class _Names:
    """The names of the two in a fight."""

    texts: Texts
    setup: Setup

    def name(self, unit: FigureId) -> str:
        return figure_name(self.texts, self.setup, unit)

    def side(self, unit: FigureId) -> ContestSide:
        return ContestSide(self.name(unit), self.setup.figure_by_id[unit].player)


def falling(results: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Results from the highest on, each with its place in the throw."""
    yield from sorted(enumerate(results), key=lambda die: (-die[1], die[0]))


def contest_of(
    texts: Texts, setup: Setup, fight: Fight, change: Callable[[ContestDie], ContestDie] = lambda die: die
) -> Contest:
    """Both throws of a fight: the attacker's above, the target's below; `change` may alter each die."""
    names = _Names(texts, setup)
    attacker, target = fight.attacker, fight.target

    def dice(side: Fighter, pool: Pool) -> tuple[ContestDie, ...]:
        return tuple(
            change(ContestDie(face=face, guards=pool is Pool.DEFENCE, name=die_name(side.unit, pool, place)))
            for place, face in falling(side.results(pool))
        )

    def told(unit: FigureId, *, falls: bool) -> tuple[str, Tone]:
        words = texts("pocket-falls" if falls else "pocket-stays", unit=names.name(unit))
        return words, "bad" if falls else "good"

    place, beaten = verdict(attacker.off, target.defence)
    attack = Comparison(
        dice(attacker, Pool.OFF), dice(target, Pool.DEFENCE), place, beaten, *told(target.unit, falls=beaten)
    )
    place, lost = verdict(target.off, attacker.defence)
    answer = Comparison(
        dice(attacker, Pool.DEFENCE), dice(target, Pool.OFF), place, not lost, *told(attacker.unit, falls=lost)
    )
    return Contest(names.side(attacker.unit), names.side(target.unit), (attack, answer))


def contest_shown(texts: Texts, state: State, event: Event) -> Contest | None:
    """The throws that are watched with an event; a bonus and a reroll need the fight as it has been shown so far."""
    setup = state.setup
    match event:
        case events.DiceThrown():
            return contest_of(texts, setup, fight_of(event), lambda die: replace(die, tumbles=True))
        case events.FightDecided(unit=unit, target=target):
            attacker = Fighter(unit, list(event.off), list(event.defence))
            other = Fighter(target, list(event.target_off), list(event.target_defence))
            return contest_of(texts, setup, Fight(attacker, other, ranged=False, magic=False, answers=True))
        case events.BonusUsed() | events.DieRerolled() if state.fight is not None:
            fight = state.fight.clone()
            place = changed_by(fight, event)
            name = "" if place is None else die_name(event.unit, event.pool, place)
            rolls = isinstance(event, events.DieRerolled)
            return contest_of(
                texts,
                setup,
                fight,
                lambda die: replace(die, changed=not rolls, tumbles=rolls) if die.name == name else die,
            )
    return None
