"""What a figure can have in use, and items that lie on the ground.  R1.8.1 to R1.8.3, R1.8.17, RU073."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from pb12table.kernel.request import Choice, Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.plain_states import decoded
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.figures.figures import body, is_on_table, value
from pb12table.systems.pb12.rules.game.events import FigureReEquipped, ItemPutDown
from pb12table.systems.pb12.rules.game.state import GroundItem, Place, State, in_charge
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId
from pb12table.table.battlefield import Body
from pb12table.table.motion.contact import in_contact
from pb12table.table.shapes import Circle

ITEM_SIZE = 0.25
"""How far an item reaches about the place where it lies, and how high it is, in steps."""


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


def items_in_contact(state: State, figure: FigureId) -> list[GroundItem]:
    """Return the items on the ground that a figure touches.  R1.1.16 (Kontakt), RU009."""
    if not is_on_table(state, figure):
        return []
    own = body(state, figure)
    return [item for item in state.ground if in_contact(own, _item_body(item))]


def _item_body(item: GroundItem) -> Body:
    x, y, z = item.at
    return Body(f"item-{item.number}", Circle(ITEM_SIZE), x, y, z, 0.0, ITEM_SIZE, 0.0)


def slots_of(state: State, figure: FigureId, blocks: Iterable[BlockId]) -> int:
    """Return the combined slots of some blocks.  R1.8.17."""
    printed = state.setup.block_by_figure[figure]
    return sum(printed[block].slots for block in blocks)


def slots_refusal(state: State, figure: FigureId, blocks: Iterable[BlockId]) -> Refusal | None:
    """Return why a figure's slots do not hold these blocks; nothing fits however few they are.  R1.8.17 (Slots)."""
    needed, slots = slots_of(state, figure, blocks), max(value(state, figure, Attribute.SLOTS), 0)
    return Refusal("R1.8.17", "not-enough-slots", (("needed", needed), ("slots", slots))) if needed > slots else None


def kept_refusal(state: State, figure: FigureId, kept: tuple[BlockId, ...]) -> Refusal | None:
    """Return why a figure cannot keep exactly these blocks in use once its slots have become fewer.  R1.8.17, RU073."""
    blocks = state.figures[figure].blocks
    if len({*kept}) != len(kept) or any(block not in blocks or not blocks[block].in_use for block in kept):
        return Refusal("R1.8.17", "only-what-is-in-use")
    return slots_refusal(state, figure, kept)


def most_kept(state: State, figure: FigureId) -> list[tuple[BlockId, ...]]:
    """Return every way to keep as many blocks in use as the slots hold, first those first on the data sheet.  RU073."""
    in_use = [block for block, in_play in state.figures[figure].blocks.items() if in_play.in_use]
    found: list[tuple[BlockId, ...]] = []
    for number in range(len(in_use), -1, -1):
        for kept in combinations(in_use, number):
            fits = kept_refusal(state, figure, kept) is None
            if fits and not any({*kept} < {*more} for more in found):
                found.append(kept)
    return found
