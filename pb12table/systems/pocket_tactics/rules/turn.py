"""A turn: exactly one of five things, deploying among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Choice, Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_states import decoded, encoded
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import (
    Action,
    AttackAction,
    DeployAction,
    MoveAction,
    Pass,
    RetreatAction,
    SpecialAction,
)
from pb12table.systems.pocket_tactics.rules.fights import attack, attack_options, attack_refusal, distance, sight_to
from pb12table.systems.pocket_tactics.rules.ground import (
    card_of,
    controlled,
    controller_of,
    decide_victory,
    end_at_limit,
    in_reserve,
    is_feature,
    is_free,
    is_void,
    next_player,
    on_map,
    put,
    repeat,
    take_out,
    tile_of,
)
from pb12table.systems.pocket_tactics.rules.hazards import capture, five_test
from pb12table.systems.pocket_tactics.rules.moving import move, move_options, move_refusal
from pb12table.systems.pocket_tactics.rules.setup import Does, Pool
from pb12table.systems.pocket_tactics.rules.state import Game, Place, State
from pb12table.table.cells import Cell, neighbours


def special_options(state: State, unit: FigureId) -> Iterator[SpecialAction]:
    """Yield every use of a unit's special function."""
    ability = card_of(state, unit).ability
    if ability is not None and ability.does is Does.HEX:
        for target in list(state.units):
            action = SpecialAction(unit, "hex", target)
            if special_refusal(state, action) is None:
                yield action


def special_refusal(state: State, action: SpecialAction) -> Refusal | None:
    """Return why a special function may not be used on a unit; None if it may.  P016, P054."""
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
        capture(game, action.target, game.state.units[action.unit].owner)  # PR24
    decide_victory(game)


def places_for(state: State, player: PlayerId) -> tuple[Cell, ...]:
    """Return the free tiles beside the features a player controls.  P024, PR33."""
    around = {cell: None for feature in controlled(state, player) for cell in neighbours(feature)}
    return tuple(cell for cell in around if is_free(state, cell))


def deploy_options(state: State, player: PlayerId) -> Iterator[DeployAction]:
    """Yield every way to deploy a unit; of equal cards only the first in the reserve."""
    places, cards = places_for(state, player), set[str]()
    for unit in in_reserve(state, player):
        if unit.card not in cards:
            cards.add(unit.card)
            yield from (DeployAction(unit.id, cell) for cell in places)


def deploy_refusal(state: State, player: PlayerId, action: DeployAction) -> Refusal | None:
    """Return why a unit may not be deployed on a tile; None if it may.  P024, P043."""
    unit = state.units[action.unit]
    if unit.place is not Place.RESERVE:
        return Refusal("P024", "pocket-not-in-reserve")
    if is_void(state, action.at):
        return Refusal("P023", "pocket-void")
    if not any(feature in neighbours(action.at) for feature in controlled(state, player)):
        return Refusal("P024", "pocket-no-feature-beside")
    return None if is_free(state, action.at) else Refusal("P011", "pocket-tile-taken")


async def deploy(game: Game, action: DeployAction) -> None:
    """Let a unit come out of the reserve; no hazard acts on it.  P024 (stationieren), P047, PR26."""
    game.state.units[action.unit].place = Place.MAP
    put(game, action.unit, action.at, events.UnitDeployed(action.unit, action.at))
    decide_victory(game)


def retreat_options(state: State, unit: FigureId) -> Iterator[RetreatAction]:
    """Yield the features a unit may go into: its own tile's, or one beside it."""
    at = tile_of(state, unit)
    for cell in (at, *neighbours(at)):
        action = RetreatAction(unit, cell)
        if retreat_refusal(state, action) is None:
            yield action


def retreat_refusal(state: State, action: RetreatAction) -> Refusal | None:
    """Return why a unit may not go into a feature; None if it may.  P025, P026, PR32."""
    unit, at = state.units[action.unit], tile_of(state, action.unit)
    if not is_feature(state, action.into) or action.into not in (at, *neighbours(at)):
        return Refusal("P025", "pocket-no-feature-beside")
    if controller_of(state, action.into) != unit.owner:
        return Refusal("PR32", "pocket-not-held")
    return Refusal("PR32", "pocket-last-unit") if len(tuple(on_map(state, unit.owner))) == 1 else None


async def retreat(game: Game, action: RetreatAction) -> None:
    """Let a unit go into the reserve; the unit that holds the feature stays, unless it is that one.

    P025 (hinein), P026, PR32.
    """
    start = tile_of(game.state, action.unit)
    game.state.units[action.unit].place = Place.RESERVE
    put(game, action.unit, None, events.UnitRetreated(action.unit, start, action.into))


def actions_of(state: State, unit: FigureId) -> Iterator[Action]:
    """Yield everything a unit on the map may do as its player's turn."""
    yield from move_options(state, unit)
    yield from attack_options(state, unit)
    yield from special_options(state, unit)
    yield from retreat_options(state, unit)


def actions(state: State, player: PlayerId) -> Iterator[Action]:
    """Yield everything a player may do as a turn.  P018."""
    for unit in list(on_map(state, player)):
        yield from actions_of(state, unit.id)
    yield from deploy_options(state, player)


@dataclass(frozen=True, slots=True)
class ChooseAction(Choice[State, Action | Pass]):
    """What a player does in its turn; there is no passing while anything can be done.  P018 (Zug), PR29."""

    def options(self, state: State) -> Sequence[Action | Pass]:
        return tuple(actions(state, PlayerId(self.player))) or (Pass(),)

    def refusal(self, state: State, answer: Action | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            can_act = next(actions(state, PlayerId(self.player)), None) is not None
            return Refusal("PR29", "pocket-no-passing") if can_act else None
        unit = state.units.get(answer.unit)
        if unit is None or unit.owner != self.player:
            return Refusal("P018", "pocket-not-yours")
        if isinstance(answer, DeployAction):
            return deploy_refusal(state, PlayerId(self.player), answer)
        if unit.place is not Place.MAP:
            return Refusal("P018", "pocket-not-on-map")
        match answer:
            case MoveAction():
                return move_refusal(state, answer)
            case AttackAction():
                return attack_refusal(state, answer)
            case RetreatAction():
                return retreat_refusal(state, answer)
            case SpecialAction():
                return special_refusal(state, answer)

    def encode(self, answer: Action | Pass) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> Action | Pass:
        answer: Action | Pass = decoded(plain, Action | Pass)
        return answer


async def take_turn(game: Game) -> None:
    """Play one turn of the active player.  P018 (Zug), P052, PR28, PR30, PR43."""
    state = game.state
    player = state.active
    assert player is not None, "a player has the turn"
    if state.turns >= state.setup.options.turn_limit:  # PR30
        end_at_limit(game)
        return
    state.turns += 1
    game.record(events.TurnBegan(player, state.turns))
    repeat(game)
    decide_victory(game)
    if state.outcome is None and not state.players[player].out:
        if next(actions(state, player), None) is None:  # P052, PR28
            take_out(game, player)
        else:
            await act(game, await game.ask(ChooseAction(player)))
    state.active = next_player(state, player)


async def act(game: Game, action: Action | Pass) -> None:
    """Carry out a turn's action; a player who has given up does nothing.  P018, PR31."""
    match action:
        case MoveAction():
            await move(game, action)
        case AttackAction():
            await attack(game, action)
        case DeployAction():
            await deploy(game, action)
        case RetreatAction():
            await retreat(game, action)
        case SpecialAction():
            await use_special(game, action)
