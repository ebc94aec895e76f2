"""Out of the reserve and back into it.  P024 to P026, PR09, PR26, PR32, PR33."""

from __future__ import annotations

from collections.abc import Iterator

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import DeployAction, RetreatAction
from pb12table.systems.pocket_tactics.rules.ground import (
    controlled,
    controller_of,
    in_reserve,
    is_feature,
    is_free,
    is_void,
    on_map,
    put,
    tile_of,
)
from pb12table.systems.pocket_tactics.rules.state import Game, Place, State
from pb12table.systems.pocket_tactics.rules.victory import decide_victory
from pb12table.table.cells import Cell, neighbours


def places_for(state: State, player: PlayerId) -> tuple[Cell, ...]:
    """The free tiles beside the features a player controls.  P024, PR33."""
    around = {cell: None for feature in controlled(state, player) for cell in neighbours(feature)}
    return tuple(cell for cell in around if is_free(state, cell))


def deploy_options(state: State, player: PlayerId) -> Iterator[DeployAction]:
    """Every way to deploy a unit; of equal cards the first in the reserve alone."""
    places, cards = places_for(state, player), set[str]()
    for unit in in_reserve(state, player):
        if unit.card not in cards:
            cards.add(unit.card)
            yield from (DeployAction(unit.id, cell) for cell in places)


def deploy_refusal(state: State, player: PlayerId, action: DeployAction) -> Refusal | None:
    """Why a unit may not be deployed on a tile; None when it may.  P024, P043."""
    unit = state.units[action.unit]
    if unit.place is not Place.RESERVE:
        return Refusal("P024", "pocket-not-in-reserve")
    if is_void(state, action.at):
        return Refusal("P023", "pocket-void")
    if not any(feature in neighbours(action.at) for feature in controlled(state, player)):
        return Refusal("P024", "pocket-no-feature-beside")
    return None if is_free(state, action.at) else Refusal("P011", "pocket-tile-taken")


async def deploy(game: Game, action: DeployAction) -> None:
    """A unit comes out of the reserve; no hazard acts on it.  P024 (stationieren), P047, PR26."""
    game.state.units[action.unit].place = Place.MAP
    put(game, action.unit, action.at, events.UnitDeployed(action.unit, action.at))
    decide_victory(game)


def retreat_options(state: State, unit: FigureId) -> Iterator[RetreatAction]:
    """The features a unit may go into: its own tile's, or one beside it."""
    at = tile_of(state, unit)
    for cell in (at, *neighbours(at)):
        action = RetreatAction(unit, cell)
        if retreat_refusal(state, action) is None:
            yield action


def retreat_refusal(state: State, action: RetreatAction) -> Refusal | None:
    """Why a unit may not go into a feature; None when it may.  P025, P026, PR32."""
    unit, at = state.units[action.unit], tile_of(state, action.unit)
    if not is_feature(state, action.into) or action.into not in (at, *neighbours(at)):
        return Refusal("P025", "pocket-no-feature-beside")
    if controller_of(state, action.into) != unit.owner:
        return Refusal("PR32", "pocket-not-held")
    return Refusal("PR32", "pocket-last-unit") if len(tuple(on_map(state, unit.owner))) == 1 else None


async def retreat(game: Game, action: RetreatAction) -> None:
    """A unit goes into the reserve; the unit that holds the feature stays, unless it is that one.

    P025 (hinein), P026, PR32.
    """
    start = tile_of(game.state, action.unit)
    game.state.units[action.unit].place = Place.RESERVE
    put(game, action.unit, None, events.UnitRetreated(action.unit, start, action.into))
