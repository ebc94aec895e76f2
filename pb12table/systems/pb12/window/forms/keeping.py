"""What stays in use when slots have become fewer.  R1.8.17, RU073."""

from __future__ import annotations

from pb12table.skirmish.form import Form, Option, Several, Tally, Values
from pb12table.systems.pb12.rules.actions.equipment import ChooseBlocksToKeep
from pb12table.systems.pb12.rules.actions.equipment_legality import slots_of
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId
from pb12table.systems.pb12.window.forms.asked import Asked
from pb12table.texts.names import block_name

BLOCK = "block"


def keep(asked: Asked[ChooseBlocksToKeep], values: Values) -> Form[tuple[BlockId, ...]]:
    """Which blocks stay in use; nothing is put away by accident, so going back leaves all as it is."""
    texts, state, request = asked.texts, asked.state, asked.request
    in_use = [block for block, in_play in state.figures[request.figure].blocks.items() if in_play.in_use]
    most = request.options(state)[0]
    kept = values.get(BLOCK, tuple(block for block in in_use if block in most))
    slots = max(value(state, request.figure, Attribute.SLOTS), 0)

    def label(block: BlockId) -> str:
        taken = slots_of(state, request.figure, [block])
        return texts("re-equip-option", block=block_name(texts, asked.setup, block), slots=taken)

    return Form(
        name="keep",
        title=texts("keep-title", figure=asked.figure_name(request.figure)),
        player=asked.player,
        lines=(texts("keep-explanation"),),
        warning=asked.reason(kept),
        tallies=(Tally(texts("re-equip-slots"), f"{slots_of(state, request.figure, kept)}/{slots}", "R1.8.17"),),
        fields=(
            Several(
                name=BLOCK,
                value=kept,
                row=True,
                options=tuple(Option(value=block, label=label(block)) for block in in_use),
            ),
        ),
        give=lambda given: asked.legal(given[BLOCK]),
        commit=texts("keep-commit"),
        selected=request.figure,
        groups=("plan",),
        again={BLOCK: kept},
    )
