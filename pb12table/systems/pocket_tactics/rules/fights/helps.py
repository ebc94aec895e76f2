"""What helps a unit in a fight: bonuses, and reasons to throw again.  P032, P035, P036, P045, PR19, PR20, PR34."""

from __future__ import annotations

from collections.abc import Iterator

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pocket_tactics.rules.ground import allies_beside, card_of, ground_at, is_favoured, tile_of
from pb12table.systems.pocket_tactics.rules.setup import Bonus, Does
from pb12table.systems.pocket_tactics.rules.state import State


def bonuses_of(state: State, unit: FigureId, other: FigureId, *, against_magic: bool) -> Iterator[Bonus]:
    """The bonuses of a unit in a fight with another: its card's, its abilities', its tile's.  P032, P045, PR19."""
    card = card_of(state, unit)
    yield from card.bonuses
    ability = card.ability
    if ability is not None and ability.bonus is not None:
        is_bane = ability.does is Does.BANE and ability.against in card_of(state, other).types
        if is_bane or (ability.does is Does.WARD and against_magic):
            yield ability.bonus
    yield from ground_at(state, tile_of(state, unit)).bonuses


def reroll_reasons(state: State, unit: FigureId) -> tuple[Modifier, ...]:
    """Where the rerolls of a unit come from.  P034 to P036, PR19, PR34."""
    allies, at = allies_beside(state, unit), tile_of(state, unit)
    found = [Modifier("P035", "pocket-support", 1, ally.id) for ally in allies]
    for ally in allies:
        ability = card_of(state, ally.id).ability
        if ability is not None and ability.does is Does.RALLY:
            found.append(Modifier("P035", "pocket-rally", ability.rerolls, ally.id))
    ground = ground_at(state, at)
    if is_favoured(state, unit, at):
        found.append(Modifier("P036", "pocket-favoured", 1, ground.id))
    if ground.rerolls:
        found.append(Modifier("P050", "pocket-ground", ground.rerolls, ground.id))
    return tuple(found)


def rerolls_of(state: State, unit: FigureId) -> int:
    """How often a unit may throw one of its dice again in a fight.  P034."""
    return total(reroll_reasons(state, unit))
