"""The two phases in which both sides change results by turns.  P033, P034, PR20, PR21."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Choice, Refusal
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import Pass, Raise, Reroll
from pb12table.systems.pocket_tactics.rules.dice import throw_die
from pb12table.systems.pocket_tactics.rules.fights.comparing import HIGHEST, can_change
from pb12table.systems.pocket_tactics.rules.setup import Pool
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, Game, State

# -- the bonus phase ------------------------------------------------------------------------------------------


def raises(fight: Fight, unit: FigureId) -> Iterator[Raise]:
    """Every way a unit's side may lay a bonus, those left out that cannot matter any more.  P032, P033, PR20, PR38."""
    side = fight.side_of(unit)
    for number, bonus in enumerate(side.bonuses):
        for pool in Pool:
            if bonus.pool in (None, pool) and can_change(fight, side, pool, bonuses=True):
                for place, result in enumerate(side.results(pool)):
                    if result < HIGHEST:
                        yield Raise(number, pool, place)


@dataclass(frozen=True, slots=True)
class UseBonus(Choice[State, Raise | Pass]):
    """Which bonus is laid on which result; the default is none, which ends the phase for this side.  P033, PR20."""

    unit: FigureId

    def options(self, state: State) -> Sequence[Raise | Pass]:
        return (Pass(), *raises(_fight(state), self.unit))

    def refusal(self, state: State, answer: Raise | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        side = _fight(state).side_of(self.unit)
        if not 0 <= answer.bonus < len(side.bonuses) or not 0 <= answer.die < len(side.results(answer.pool)):
            return Refusal("P033", "pocket-no-such-die")
        if side.bonuses[answer.bonus].pool not in (None, answer.pool):
            return Refusal("PR20", "pocket-other-dice")
        return Refusal("PR20", "pocket-is-highest") if side.results(answer.pool)[answer.die] >= HIGHEST else None

    def encode(self, answer: Raise | Pass) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> Raise | Pass:
        answer: Raise | Pass = decoded(plain, Raise | Pass)
        return answer


async def bonus_phase(game: Game, fight: Fight) -> None:
    """Both sides lay single bonuses by turns, the attacker first.  P033 (Bonusphase)."""

    async def lay(side: Fighter) -> bool:
        answer = await game.ask(UseBonus(game.state.units[side.unit].owner, side.unit))
        if isinstance(answer, Pass):
            return False
        bonus, results = side.bonuses.pop(answer.bonus), side.results(answer.pool)
        before = results[answer.die]
        results[answer.die] = min(before + bonus.value, HIGHEST)
        game.record(events.BonusUsed(side.unit, bonus, answer.pool, before, results[answer.die]))
        return True

    await _by_turns(fight, lambda side: any(raises(fight, side.unit)), lay)


# -- the reroll phase -----------------------------------------------------------------------------------------


def rerolls(fight: Fight, unit: FigureId) -> Iterator[Reroll]:
    """Every die a unit's side may throw again, those left out that cannot matter any more.  P034, PR38."""
    side = fight.side_of(unit)
    for pool in Pool:
        if side.rerolls > 0 and can_change(fight, side, pool, bonuses=False):
            for place in range(len(side.results(pool))):
                yield Reroll(pool, place)


@dataclass(frozen=True, slots=True)
class UseReroll(Choice[State, Reroll | Pass]):
    """Which result is thrown again; the default is none, which ends the phase for this side.  P034, PR21."""

    unit: FigureId

    def options(self, state: State) -> Sequence[Reroll | Pass]:
        return (Pass(), *rerolls(_fight(state), self.unit))

    def refusal(self, state: State, answer: Reroll | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        results = _fight(state).side_of(self.unit).results(answer.pool)
        return None if 0 <= answer.die < len(results) else Refusal("P034", "pocket-no-such-die")

    def encode(self, answer: Reroll | Pass) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> Reroll | Pass:
        answer: Reroll | Pass = decoded(plain, Reroll | Pass)
        return answer


async def reroll_phase(game: Game, fight: Fight) -> None:
    """Both sides throw single dice again by turns, the attacker first.  P034 (Neu-Würfelphase), PR21."""

    async def throw_again(side: Fighter) -> bool:
        owner = game.state.units[side.unit].owner
        answer = await game.ask(UseReroll(owner, side.unit))
        if isinstance(answer, Pass):
            return False
        side.rerolls -= 1
        results = side.results(answer.pool)
        before = results[answer.die]
        results[answer.die] = await throw_die(game, owner, "reroll", side.unit)
        game.record(events.DieRerolled(side.unit, answer.pool, before, results[answer.die]))
        return True

    await _by_turns(fight, lambda side: any(rerolls(fight, side.unit)), throw_again)


# -- both -----------------------------------------------------------------------------------------------------


def _fight(state: State) -> Fight:
    assert state.fight is not None, "asked in a fight only"
    return state.fight


async def _by_turns(fight: Fight, can: Callable[[Fighter], bool], act: Any) -> None:
    """Let both sides act by turns as long as one can and has not passed.  PR20: passing ends it for that side only."""
    fight.attacker.passed = fight.target.passed = False
    sides = (fight.attacker, fight.target)
    turn = 0
    while any(not side.passed and can(side) for side in sides):
        side = sides[turn % 2]
        if not side.passed and can(side):
            side.passed = not await act(side)
        turn += 1
