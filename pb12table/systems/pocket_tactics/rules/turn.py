"""A turn: exactly one of five things.  P012, P018, P052, PR28 to PR30, PR43."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Choice, Refusal
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import FigureId, PlayerId
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
from pb12table.systems.pocket_tactics.rules.deploying import (
    deploy,
    deploy_options,
    deploy_refusal,
    retreat,
    retreat_options,
    retreat_refusal,
)
from pb12table.systems.pocket_tactics.rules.fights.attacking import attack, attack_options, attack_refusal
from pb12table.systems.pocket_tactics.rules.ground import on_map
from pb12table.systems.pocket_tactics.rules.moving import move, move_options, move_refusal
from pb12table.systems.pocket_tactics.rules.special import special_options, special_refusal, use_special
from pb12table.systems.pocket_tactics.rules.state import Game, Place, State
from pb12table.systems.pocket_tactics.rules.victory import decide_victory, end_at_limit, next_player, repeat, take_out


def actions_of(state: State, unit: FigureId) -> Iterator[Action]:
    """Everything a unit on the map may do as its player's turn."""
    yield from move_options(state, unit)
    yield from attack_options(state, unit)
    yield from special_options(state, unit)
    yield from retreat_options(state, unit)


def actions(state: State, player: PlayerId) -> Iterator[Action]:
    """Everything a player may do as a turn.  P018."""
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
    if state.turns >= state.setup.options.turn_limit:                            # PR30
        end_at_limit(game)
        return
    state.turns += 1
    game.record(events.TurnBegan(player, state.turns))
    repeat(game)
    decide_victory(game)
    if state.outcome is None and not state.players[player].out:
        if next(actions(state, player), None) is None:                           # P052, PR28
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
