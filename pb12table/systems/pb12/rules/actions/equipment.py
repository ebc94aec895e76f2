"""Putting items down and picking them up, and taking blocks out of use.  R1.8.1 to R1.8.3, R1.8.17, RU073."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Choice, Refusal
from pb12table.skirmish.encoding import decoded
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.equipment_legality import kept_refusal, most_kept, slots_refusal
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.game.answers import ReEquip
from pb12table.systems.pb12.rules.game.events import FigureReEquipped
from pb12table.systems.pb12.rules.game.state import BlockState, Place, State
from pb12table.systems.pb12.rules.game.table_state import GroundItem
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.rules.round.players import in_charge
from pb12table.systems.pb12.rules.scenarios.scenario_events import ItemPickedUp, ItemPutDown
from pb12table.systems.pb12.rules.vehicles.riding import settle_items


def re_equip(game: Game, figure: FigureId, action: ReEquip) -> None:
    """Put items down, pick others up, and take other blocks in use; their points stay.

    R1.8.3 (Umdisponieren), R1.8.1, RU073.
    """
    state = game.state
    equipping = state.figures[figure]
    for block in action.put_down:
        put_down(game, figure, block)
    settle_items(state)  # what is let go of by who holds on to a wall falls down
    for number in action.pick_up:
        item = next(item for item in state.ground if item.number == number)
        state.ground.remove(item)
        equipping.blocks[item.block] = BlockState(False, item.resources, item.charges)
        game.record(ItemPickedUp(figure=figure, block=item.block, at=item.at))
    for block, in_play in equipping.blocks.items():
        in_play.in_use = block in action.in_use
    game.record(FigureReEquipped(figure=figure, in_use=action.in_use))


def put_down(game: Game, figure: FigureId, block: BlockId) -> None:
    """Lay an item down where the figure stands; its points stay with it.  R1.8.1 (Ausrüstungsgegenstand), RU073."""
    state = game.state
    placed = state.figures[figure]
    left = placed.blocks.pop(block)
    number = 1 + max((item.number for item in state.ground), default=0)
    at = (placed.x, placed.y, placed.z)
    state.ground.append(GroundItem(number, block, at, left.resources, left.charges))
    game.record(ItemPutDown(figure=figure, block=block, at=at))


@dataclass(frozen=True, slots=True)
class ChooseBlocksToKeep(Choice[State, tuple[BlockId, ...]]):
    """Which blocks stay in use when a figure's slots have become fewer; the options keep as much as fits.

    R1.8.17, RU073: keeping less is legal too.
    """

    figure: FigureId

    def options(self, state: State) -> Sequence[tuple[BlockId, ...]]:
        return most_kept(state, self.figure)

    def refusal(self, state: State, answer: tuple[BlockId, ...]) -> Refusal | None:
        return kept_refusal(state, self.figure, answer)

    def encode(self, answer: tuple[BlockId, ...]) -> Any:
        return list(answer)

    def decode(self, plain: Any) -> tuple[BlockId, ...]:
        answer: tuple[BlockId, ...] = decoded(plain, tuple[BlockId, ...])
        return answer


async def keep_within_slots(game: Game, figure: FigureId) -> None:
    """Let the controller take blocks out of use at once when there are too few slots for them.  R1.8.17, RU073."""
    state = game.state
    placed = state.figures[figure]
    in_use = tuple(block for block, in_play in placed.blocks.items() if in_play.in_use)
    if placed.place is Place.REMOVED or slots_refusal(state, figure, in_use) is None:
        return
    kept = await game.ask(ChooseBlocksToKeep(in_charge(state, placed.controller), figure))
    for block, in_play in placed.blocks.items():
        in_play.in_use = in_play.in_use and block in kept
    game.record(FigureReEquipped(figure=figure, in_use=kept))
