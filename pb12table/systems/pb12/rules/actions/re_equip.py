"""Re-equip and Reload.  R1.8.1, R1.8.3 (Umdisponieren), R1.8.16 (Nachladen), R1.1.9, RU071, RU073."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim, refilled
from pb12table.systems.pb12.rules.actions.equipment import items_in_contact, put_down, slots_refusal
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.game.answers import ReEquip, Reload
from pb12table.systems.pb12.rules.game.events import BlockReloaded, FigureReEquipped, ItemPickedUp
from pb12table.systems.pb12.rules.game.state import BlockState, State
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, BlockKind
from pb12table.systems.pb12.rules.vehicles.riding import settle_items

PUTTING_DOWN, PICKING_UP, USING = 0.15, 0.7, 0.5
"""How likely something is put down, each item in contact picked up, and each block taken in use."""


class ReEquipRules(ActionRules[ReEquip]):
    """Put items down, pick others up, and take other blocks in use.  R1.8.3 (Umdisponieren)."""

    answers = (ReEquip,)

    def refusal(self, state: State, figure: FigureId, action: ReEquip) -> Refusal | None:
        """Return why a figure cannot re-equip.  R1.8.1 (Fähigkeit), R1.8.3 (Umdisponieren), R1.8.17 (Slots), RU073.

        Items that are put down are gone before others are picked up, and these can be in use at once.
        """
        own = state.figures[figure].blocks
        put_down, in_use = action.put_down, action.in_use
        if len({*put_down}) != len(put_down) or any(block not in own for block in put_down):
            return Refusal("R1.8.3", "no-such-block")
        printed = state.setup.block_by_figure[figure]
        for block in put_down:
            if printed[block].kind is not BlockKind.ITEM:
                return Refusal("R1.8.1", "ability-stays", (("block", block),))
        carried = [block for block in own if block not in put_down]
        touched = {item.number: item for item in items_in_contact(state, figure)}
        for number in action.pick_up:
            if number not in touched:
                return Refusal("R1.8.3", "no-item-in-contact")
            if touched[number].block in carried:
                return Refusal("R1.8.3", "carries-one-already", (("block", touched[number].block),))
            carried.append(touched[number].block)
        if len({*in_use}) != len(in_use) or any(block not in carried for block in in_use):
            return Refusal("R1.8.3", "no-such-block")
        return slots_refusal(state, figure, in_use)

    async def effect(self, game: Game, figure: FigureId, action: ReEquip, windows: Windows | None) -> None:
        """Re-equip a figure; points stay with their items.  R1.8.3, R1.8.1, RU073."""
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

    def hints(self, state: State, figure: FigureId) -> Iterator[ReEquip]:
        """Yield one more block in use, one weapon for another, or what lies on the ground, in use if there is room."""
        blocks = state.figures[figure].blocks
        in_use = tuple(block for block, in_play in blocks.items() if in_play.in_use)
        for item in items_in_contact(state, figure):
            yield ReEquip((*in_use, item.block), pick_up=(item.number,))
            yield ReEquip(in_use, pick_up=(item.number,))
        for block in blocks:
            if block not in in_use:
                yield ReEquip((*in_use, block))
                yield from (ReEquip((*_without(in_use, other), block)) for other in in_use)

    def sample(self, whim: Whim) -> ReEquip:
        """Return any blocks in use, now and then with something put down or picked up."""
        chance, blocks = whim.chance, list(whim.state.figures[whim.figure].blocks)
        dropped = (chance.choice(blocks),) if blocks and chance.random() < PUTTING_DOWN else ()
        found = [item for item in items_in_contact(whim.state, whim.figure) if chance.random() < PICKING_UP]
        carried = [*(block for block in blocks if block not in dropped), *(item.block for item in found)]
        in_use = tuple(block for block in carried if chance.random() < USING)
        return ReEquip(in_use, whim.facing, dropped, tuple(item.number for item in found))


def _without(blocks: tuple[BlockId, ...], block: BlockId) -> tuple[BlockId, ...]:
    return tuple(other for other in blocks if other != block)


RE_EQUIP: Final = ReEquipRules()


class ReloadRules(ActionRules[Reload]):
    """Use a charge, refill the resource points of a block.  R1.8.16 (Nachladen)."""

    answers = (Reload,)

    def refusal(self, state: State, figure: FigureId, action: Reload) -> Refusal | None:
        """Return a refusal without a block in use made to be reloaded, and a charge for it.  R1.8.16, RU071."""
        block, in_play = action.block, state.figures[figure].blocks.get(action.block)
        if in_play is None or not in_play.in_use:
            return Refusal("R1.8.16", "block-not-in-use", (("block", block),))
        if in_play.resources is None:
            return Refusal("R1.8.16", "needs-no-reloading", (("block", block),))
        if not state.setup.block_by_figure[figure][block].charges and not in_play.charges:
            return Refusal("R1.8.16", "never-reloaded", (("block", block),))
        if not in_play.charges:
            return Refusal("R1.8.16", "no-charges", (("block", block),))
        return None

    async def effect(self, game: Game, figure: FigureId, action: Reload, windows: Windows | None) -> None:
        """Reload a block in use.  R1.8.16, R1.1.9, RU071."""
        in_play = game.state.figures[figure].blocks[action.block]
        printed = game.state.setup.block_by_figure[figure][action.block]
        assert in_play.charges, "the refusal is asked first"
        in_play.charges -= 1
        in_play.resources = refilled(in_play.resources or 0, printed.resources or 0)
        left = (in_play.resources, in_play.charges)
        game.record(BlockReloaded(figure=figure, block=action.block, resources=left[0], charges=left[1]))

    def hints(self, state: State, figure: FigureId) -> Iterator[Reload]:
        """Yield a Reload of every block."""
        yield from (Reload(block) for block in state.figures[figure].blocks)

    def sample(self, whim: Whim) -> Reload | None:
        """Return a Reload of any block."""
        blocks = list(whim.state.figures[whim.figure].blocks)
        return Reload(whim.chance.choice(blocks), whim.facing) if blocks else None


RELOAD: Final = ReloadRules()
