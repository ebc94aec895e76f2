"""Dice against what a place does to units, and what becomes of those who fail."""

from __future__ import annotations

from pb12table.kernel.request import die
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.ground import card_of, ground_at, is_favoured, next_player, put, tile_of
from pb12table.systems.pocket_tactics.rules.setup import SIDES, Hazard, Pool
from pb12table.systems.pocket_tactics.rules.state import Game, Place, State
from pb12table.table.cells import Cell


async def throw_die(game: Game, player: PlayerId, purpose: str, subject: str = "") -> int:
    """Roll a die for a player; `purpose` is the key of what it is for."""
    return await game.roll(die(player, SIDES, purpose, subject))


FIVE = 5
DROWNS = 3
"""P048: on this or less."""


async def throw(game: Game, unit: FigureId, pool: Pool, purpose: str) -> list[int]:
    """Throw all red or green dice of a unit.  P030."""
    owner, dice = game.state.units[unit].owner, card_of(game.state, unit).dice(pool)
    return [await throw_die(game, owner, purpose, unit) for _ in range(dice)]


async def five_test(game: Game, unit: FigureId, pool: Pool, purpose: str) -> bool:
    """Throw a unit's red or green dice; one must show five or more.  P051 (5-Test), PR27."""
    results = await throw(game, unit, pool, purpose)
    passed = any(result >= FIVE for result in results)
    game.record(events.HazardTested(unit, purpose, tuple(results), passed))
    return passed


async def water_test(game: Game, unit: FigureId) -> bool:
    """Throw one die; return whether the water lets the unit be.  P048 (Wasser)."""
    result = await throw_die(game, game.state.units[unit].owner, "water", unit)
    game.record(events.HazardTested(unit, "water", (result,), result > DROWNS))
    return result > DROWNS


def hazard_of(state: State, unit: FigureId, cell: Cell) -> Hazard | None:
    """Return what a place does to a unit that moves into it; nothing if it is its favoured terrain.

    P046, P047, P050.
    """
    return None if is_favoured(state, unit, cell) else ground_at(state, cell).hazard


async def enter(game: Game, unit: FigureId, cell: Cell, captor: PlayerId | None = None) -> bool:
    """Let a place act on a unit that has moved into it; return whether the unit is still there.  P046, P048, P051.

    A unit that is lost goes to `captor`, or to the next player if None (PR24).
    """
    match hazard_of(game.state, unit, cell):
        case Hazard.WATER:
            if not await water_test(game, unit):
                game.record(events.UnitDrowned(unit, cell))
                lose(game, unit, captor)
                return False
        case Hazard.SWAMP:
            if not await five_test(game, unit, Pool.DEFENCE, "swamp"):
                lose(game, unit, captor)
                return False
    return True


async def approach(game: Game, unit: FigureId, cell: Cell, owner: PlayerId, *, enters: bool) -> bool:
    """Let the place of a target act on the attacker first; return whether the fight takes place.

    P049, PR19, PR25.  Who is lost there is captured by the `owner` of the target (PR42).
    """
    if enters:
        return await enter(game, unit, cell, owner)
    state = game.state
    if hazard_of(state, unit, cell) is Hazard.WATER and state.setup.options.water_test == "all":
        return await water_test(game, unit)
    return True


def lose(game: Game, unit: FigureId, captor: PlayerId | None = None) -> None:
    """Take a unit that is lost to a place: for `captor`, or for the next player in the direction if None.  PR24."""
    capture(game, unit, captor or next_player(game.state, game.state.units[unit].owner))


def capture(game: Game, unit: FigureId, captor: PlayerId) -> None:
    """Let a defeated unit leave the map into a player's captures, for good.  P043 (besiegt)."""
    at = tile_of(game.state, unit)
    lost = game.state.units[unit]
    lost.place, lost.captor = Place.CAPTURED, captor
    game.state.repeated.clear()  # PR43: it never comes back
    put(game, unit, None, events.UnitDefeated(unit, captor, at))
