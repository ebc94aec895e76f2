"""Gear: what to reload, to have in use, to put down and to pick up, and what stays in use when slots become fewer.

R1.8.1, R1.8.3, R1.8.16, R1.8.17, RU073.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pb12table.skirmish.forms.fields import Option, Several
from pb12table.skirmish.forms.form import Form, Tally, Values
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.equipment import ChooseBlocksToKeep, items_in_contact, slots_of
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.game.answers import Action, ReEquip, Reload
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId, BlockKind
from pb12table.systems.pb12.texts.names import block_name
from pb12table.systems.pb12.window.forms.acting import Acting, Ready, action_form
from pb12table.systems.pb12.window.forms.asked import Asked

BLOCK, DROP, GROUND = "block", "drop", "ground"


def keep(asked: Asked[ChooseBlocksToKeep], values: Values) -> Form[tuple[BlockId, ...]]:
    """Which blocks stay in use; nothing is put away by accident, so going back leaves all as it is."""
    texts, state, request = asked.texts, asked.state, asked.request
    in_use = [block for block, in_play in state.figures[request.figure].blocks.items() if in_play.in_use]
    most = request.options(state)[0]
    kept = values.get(BLOCK, tuple(block for block in in_use if block in most))
    return Form(
        name="keep",
        title=texts("keep-title", figure=asked.figure_name(request.figure)),
        player=asked.player,
        lines=(texts("keep-explanation"),),
        warning=asked.reason(kept),
        tallies=(_slots(asked, request.figure, kept),),
        fields=(
            Several(
                name=BLOCK,
                value=kept,
                row=True,
                options=tuple(Option(value=block, label=_label(asked, request.figure, block)) for block in in_use),
            ),
        ),
        give=lambda given: asked.legal(given[BLOCK]),
        commit=texts("keep-commit"),
        selected=request.figure,
        groups=("plan",),
        again={BLOCK: kept},
    )


def _label(asked: Asked[Any], figure: FigureId, block: BlockId) -> str:
    """A block with the slots that it takes."""
    name, slots = block_name(asked.texts, asked.setup, block), slots_of(asked.state, figure, [block])
    return asked.texts("re-equip-option", block=name, slots=slots)


def _slots(asked: Asked[Any], figure: FigureId, in_use: Sequence[BlockId]) -> Tally:
    """How many slots are taken, of how many."""
    most = max(value(asked.state, figure, Attribute.SLOTS), 0)
    return Tally(asked.texts("re-equip-slots"), f"{slots_of(asked.state, figure, in_use)}/{most}", "R1.8.17")


# -- re-equipping -----------------------------------------------------------------------------------------------


def re_equip(acting: Acting, values: Values, changed: str = "") -> Form[Action]:
    """Which blocks to have in use, within the slots; items can be put down, and picked up off the table.  R1.8.3.

    What is put down is in use again when it is kept after all; what is picked up comes into use at once.
    """
    texts, figure = acting.texts, acting.figure
    own, at_hand = acting.state.figures[figure].blocks, items_in_contact(acting.state, figure)
    now = {BLOCK: _in_use(acting), DROP: (), GROUND: (), **values}
    carried, all_of_them = _carried(acting, now), list(dict.fromkeys((*own, *(item.block for item in at_hand))))
    answer = _re_equipped(acting, now)
    printed = acting.setup.block_by_figure[figure]

    def named(key: str, block: BlockId) -> str:
        return texts(key, block=block_name(texts, acting.setup, block))

    return Form(
        name="re-equip",
        title=texts("re-equip-title", figure=acting.figure_name(figure)),
        player=acting.player,
        lines=(texts("re-equip-explanation"),),
        warning=acting.reason(answer),
        tallies=(_slots(acting, figure, answer.in_use),),
        fields=(
            Several(
                name=BLOCK,
                value=now[BLOCK],
                options=tuple(
                    Option(value=block, label=_label(acting, figure, block), hidden=block not in carried)
                    for block in all_of_them
                ),
            ),
            Several(
                name=DROP,
                value=now[DROP],
                row=True,
                options=tuple(
                    Option(value=block, label=named("re-equip-put-down", block))
                    for block in own
                    if printed[block].kind is BlockKind.ITEM
                ),
            ),
            Several(
                name=GROUND,
                value=now[GROUND],
                row=True,
                options=tuple(
                    Option(value=item.number, label=named("re-equip-pick-up", item.block), at=item.at)
                    for item in at_hand
                ),
            ),
        ),
        give=lambda given: _changed(acting, _re_equipped(acting, given)),
        commit=texts("card-commit-cost", cost=texts("cost-action", number=1)),
        selected=figure,
        groups=("plan", "action"),
    )


def _in_use(acting: Acting) -> tuple[BlockId, ...]:
    """What is in use now, and all that could be picked up."""
    now = [block for block, in_play in acting.state.figures[acting.figure].blocks.items() if in_play.in_use]
    own = acting.state.figures[acting.figure].blocks
    near = [item.block for item in items_in_contact(acting.state, acting.figure) if item.block not in own]
    return tuple(dict.fromkeys((*now, *near)))


def _carried(acting: Acting, values: Values) -> list[BlockId]:
    """What the figure has afterwards: its own blocks, then what it picks up."""
    own = [block for block in acting.state.figures[acting.figure].blocks if block not in values[DROP]]
    at_hand = items_in_contact(acting.state, acting.figure)
    return [*own, *(item.block for item in at_hand if item.number in values[GROUND] and item.block not in own)]


def _re_equipped(acting: Acting, values: Values) -> ReEquip:
    """What would be answered, in the order of the figure's blocks."""
    in_use = tuple(block for block in _carried(acting, values) if block in values[BLOCK])
    return ReEquip(in_use, put_down=values[DROP], pick_up=values[GROUND])


def _changed(acting: Acting, answer: ReEquip) -> ReEquip | None:
    """A change of gear that changes something and is legal; else None."""
    blocks = acting.state.figures[acting.figure].blocks
    same = {block for block, in_play in blocks.items() if in_play.in_use} == set(answer.in_use)
    return None if same and not answer.put_down and not answer.pick_up else acting.legal(answer)


# -- reloading --------------------------------------------------------------------------------------------------


def reload(acting: Acting, values: Values, changed: str = "") -> Form[Action]:
    """Which block to reload.  R1.8.16."""
    return action_form(acting, "reload", [_reload(acting, block) for block in loadable(acting.state, acting.figure)])


def _reload(acting: Acting, block: BlockId) -> Ready:
    texts, now = acting.texts, acting.state.figures[acting.figure].blocks[block]
    label = texts(
        "reload-option",
        block=block_name(texts, acting.setup, block),
        resources=now.resources or 0,
        full=acting.setup.block_by_figure[acting.figure][block].resources or 0,
        charges=now.charges or 0,
    )
    return Ready(label, Reload(block))


def loadable(state: State, figure: FigureId) -> list[BlockId]:
    """The blocks in use with resource points, those that are not full first.  RU071: also full ones."""
    blocks = state.figures[figure].blocks.items()
    able = (block for block, now in blocks if now.resources is not None and now.in_use)
    return sorted(able, key=lambda block: is_full(state, figure, block))


def is_full(state: State, figure: FigureId, block: BlockId) -> bool:
    """Whether a block has all its resource points."""
    return state.figures[figure].blocks[block].resources == state.setup.block_by_figure[figure][block].resources
