"""What a figure can have in use, put down and pick up, and why not.  R1.8.1 to R1.8.3, R1.8.17, RU073."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import body, is_on_table, value
from pb12table.systems.pb12.rules.game.answers import ReEquip
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.game.table_state import GroundItem
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId, BlockKind
from pb12table.table.battlefield import Body
from pb12table.table.motion.contact import in_contact
from pb12table.table.shapes import Circle

ITEM_SIZE = 0.25
"""How far an item reaches about the place where it lies, and how high it is, in steps."""


def items_in_contact(state: State, figure: FigureId) -> list[GroundItem]:
    """The items on the ground that a figure touches.  R1.1.16 (Kontakt), RU009."""
    if not is_on_table(state, figure):
        return []
    own = body(state, figure)
    return [item for item in state.ground if in_contact(own, _item_body(item))]


def _item_body(item: GroundItem) -> Body:
    x, y, z = item.at
    return Body(f"item-{item.number}", Circle(ITEM_SIZE), x, y, z, 0.0, ITEM_SIZE, 0.0)


def slots_of(state: State, figure: FigureId, blocks: Iterable[BlockId]) -> int:
    """The slots that blocks take together.  R1.8.17."""
    printed = state.setup.block_by_figure[figure]
    return sum(printed[block].slots for block in blocks)


def slots_refusal(state: State, figure: FigureId, blocks: Iterable[BlockId]) -> Refusal | None:
    """Why the slots of a figure do not hold these blocks; nothing fits however few they are.  R1.8.17 (Slots)."""
    needed, slots = slots_of(state, figure, blocks), max(value(state, figure, Attribute.SLOTS), 0)
    return Refusal("R1.8.17", "not-enough-slots", (("needed", needed), ("slots", slots))) if needed > slots else None


def re_equip_refusal(state: State, figure: FigureId, answer: ReEquip) -> Refusal | None:
    """Why a figure cannot re-equip so.  R1.8.1 (Fähigkeit), R1.8.3 (Umdisponieren), R1.8.17 (Slots), RU073.

    Items that are put down are gone before others are picked up, and these can be in use at once.
    """
    own = state.figures[figure].blocks
    put_down, in_use = answer.put_down, answer.in_use
    if len({*put_down}) != len(put_down) or any(block not in own for block in put_down):
        return Refusal("R1.8.3", "no-such-block")
    printed = state.setup.block_by_figure[figure]
    for block in put_down:
        if printed[block].kind is not BlockKind.ITEM:
            return Refusal("R1.8.1", "ability-stays", (("block", block),))
    carried = [block for block in own if block not in put_down]
    touched = {item.number: item for item in items_in_contact(state, figure)}
    for number in answer.pick_up:
        if number not in touched:
            return Refusal("R1.8.3", "no-item-in-contact")
        if touched[number].block in carried:
            return Refusal("R1.8.3", "carries-one-already", (("block", touched[number].block),))
        carried.append(touched[number].block)
    if len({*in_use}) != len(in_use) or any(block not in carried for block in in_use):
        return Refusal("R1.8.3", "no-such-block")
    return slots_refusal(state, figure, in_use)


def kept_refusal(state: State, figure: FigureId, kept: tuple[BlockId, ...]) -> Refusal | None:
    """Why a figure cannot keep just these blocks in use when its slots have become fewer.  R1.8.17, RU073."""
    blocks = state.figures[figure].blocks
    if len({*kept}) != len(kept) or any(block not in blocks or not blocks[block].in_use for block in kept):
        return Refusal("R1.8.17", "only-what-is-in-use")
    return slots_refusal(state, figure, kept)


def most_kept(state: State, figure: FigureId) -> list[tuple[BlockId, ...]]:
    """Every way to keep as many blocks in use as the slots hold, those first on the data sheet first.  RU073."""
    in_use = [block for block, in_play in state.figures[figure].blocks.items() if in_play.in_use]
    found: list[tuple[BlockId, ...]] = []
    for number in range(len(in_use), -1, -1):
        for kept in combinations(in_use, number):
            fits = kept_refusal(state, figure, kept) is None
            if fits and not any({*kept} < {*more} for more in found):
                found.append(kept)
    return found
