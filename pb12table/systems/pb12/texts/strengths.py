"""What a figure is good and bad at, at first sight: keys of short words, the most telling first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.skirmish.faces.words import telling
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import blocks_in_use, value
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.blocks import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle

USUAL: Final = 3
"""What an average human has of most attributes."""


def strengths(state: State, figure: FigureId) -> tuple[str, ...]:
    """What is told of a figure, by its present values held against those of an average human; nothing of a vehicle."""
    return () if is_vehicle(state, figure) else telling(_qualities(state, figure))


def _qualities(state: State, figure: FigureId) -> Iterator[tuple[str, str, float]]:
    def now(attribute: Attribute) -> int:
        return value(state, figure, attribute)

    blocks = blocks_in_use(state, figure)
    if any(block.is_ranged_weapon for block in blocks):
        yield "shoots-well", "shoots-badly", (now(Attribute.RANGED) - 2.5) / 1.5
    if any(block.is_melee_weapon for block in blocks):
        yield "strikes-well", "strikes-badly", (now(Attribute.MELEE) - 2.5) / 1.5
    yield "quick", "slow", (now(Attribute.MOVEMENT) - USUAL) * 1.1
    courage = now(Attribute.NERVE) + now(Attribute.INITIATIVE) - 2 * USUAL
    yield "brave", "timid", courage * 0.6
    points = state.setup.figure_by_id[figure].profile.damage_points
    bears = now(Attribute.TOUGHNESS) - USUAL + points.free + points.light + points.heavy - 2
    yield "tough", "frail", bears * 0.9
    yield "armoured", "", now(Attribute.ARMOUR) * 0.6
    yield "leads", "", now(Attribute.COMMAND) * 1.2
    yield "handy", "", now(Attribute.TECH) * 0.5
