"""Special functions of cards, used as a turn's action.  P051, P054, PR24, PR27."""

from __future__ import annotations

from collections.abc import Iterator

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import SpecialAction
from pb12table.systems.pocket_tactics.rules.fights.sight import distance, sight_to
from pb12table.systems.pocket_tactics.rules.ground import card_of
from pb12table.systems.pocket_tactics.rules.hazards import capture, five_test
from pb12table.systems.pocket_tactics.rules.setup import Does, Pool
from pb12table.systems.pocket_tactics.rules.state import Game, Place, State
from pb12table.systems.pocket_tactics.rules.victory import decide_victory


def special_options(state: State, unit: FigureId) -> Iterator[SpecialAction]:
    """Every use of a unit's special function."""
    ability = card_of(state, unit).ability
    if ability is not None and ability.does is Does.HEX:
        for target in list(state.units):
            action = SpecialAction(unit, "hex", target)
            if special_refusal(state, action) is None:
                yield action


def special_refusal(state: State, action: SpecialAction) -> Refusal | None:
    """Why a special function may not be used on a unit; None when it may.  P016, P054."""
    ability, target = card_of(state, action.unit).ability, state.units.get(action.target)
    if ability is None or ability.does is not Does.HEX:
        return Refusal("P054", "pocket-no-such-function")
    if target is None or target.place is not Place.MAP or target.owner == state.units[action.unit].owner:
        return Refusal("P054", "pocket-no-enemy")
    away = distance(state, action.unit, action.target)
    if away > ability.reach:
        return Refusal("P054", "pocket-too-far", (("distance", away), ("reach", ability.reach)))
    sight = sight_to(state, action.unit, action.target)
    return None if sight.is_free else Refusal("P016", "pocket-no-sight", (("blocked", sight.blocked),))


async def use_special(game: Game, action: SpecialAction) -> None:
    """Hex a unit: a five-test of one's own red dice, then of the target's green ones.

    P051, P054 (Sonderfunktion), PR27.
    """
    game.record(events.SpecialUsed(action.unit, action.function, action.target))
    if not await five_test(game, action.unit, Pool.OFF, "hex-off"):
        return
    if not await five_test(game, action.target, Pool.DEFENCE, "hex-def"):
        capture(game, action.target, game.state.units[action.unit].owner)        # PR24
    decide_victory(game)
