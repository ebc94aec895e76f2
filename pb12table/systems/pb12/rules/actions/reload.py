"""Reload.  R1.8.16 (Nachladen), R1.1.9, RU071."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.game.answers import Reload
from pb12table.systems.pb12.rules.game.events import BlockReloaded
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.round.activation import refilled


class ReloadRules(ActionRules[Reload]):
    """Use a charge, refill the resource points of a block.  R1.8.16 (Nachladen)."""

    def refusal(self, state: State, figure: FigureId, action: Reload) -> Refusal | None:
        """R1.8.16, RU071: a block in use that was made to be reloaded, and a charge for it."""
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
        """R1.8.16, R1.1.9, RU071."""
        in_play = game.state.figures[figure].blocks[action.block]
        printed = game.state.setup.block_by_figure[figure][action.block]
        assert in_play.charges, "the refusal is asked first"
        in_play.charges -= 1
        in_play.resources = refilled(in_play.resources or 0, printed.resources or 0)
        left = (in_play.resources, in_play.charges)
        game.record(BlockReloaded(figure=figure, block=action.block, resources=left[0], charges=left[1]))

    def hints(self, state: State, figure: FigureId) -> Iterator[Reload]:
        """Every block."""
        yield from (Reload(block) for block in state.figures[figure].blocks)

    def sample(self, whim: Whim) -> Reload | None:
        """Any block."""
        blocks = list(whim.state.figures[whim.figure].blocks)
        return Reload(whim.chance.choice(blocks), whim.facing) if blocks else None


RELOAD: Final = ReloadRules()
