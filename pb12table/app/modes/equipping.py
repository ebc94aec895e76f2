"""Gear: what to reload, what to have in use, what to put down and to pick up.  R1.8.1, R1.8.3, R1.8.16, RU073."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pb12table.app.modes.actions import ActionMode
from pb12table.app.modes.base import GameDesk
from pb12table.app.panels.cards import Card, CardButton, SumLine
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.equipment_legality import ITEM_SIZE, items_in_contact, slots_of
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.game.answers import ReEquip
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId, BlockKind
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance
from pb12table.texts.names import block_name, figure_name
from pb12table.window.scene.picture import Picture, RingDrawing

DIGITS: Final = 9
"""So many buttons can be pressed by a digit."""


class ReEquipMode(ActionMode):
    """Which blocks to have in use, within the slots; items can be put down, and picked up off the table.  R1.8.3."""

    groups: tuple[str, ...] = ("plan", "action")
    name = "re-equip"

    def __init__(self, game: GameDesk, request: ChooseAction) -> None:
        super().__init__(game, request)
        blocks = game.state.figures[self.figure].blocks
        self.in_use = [block for block, in_play in blocks.items() if in_play.in_use]
        self.dropped: list[BlockId] = []
        self.taken: list[int] = []
        self.at_hand = items_in_contact(game.state, self.figure)

    @property
    def carried(self) -> list[BlockId]:
        """What the figure has afterwards: its own blocks, then what it picks up."""
        own = [block for block in self.game.state.figures[self.figure].blocks if block not in self.dropped]
        return [*own, *(item.block for item in self.at_hand if item.number in self.taken and item.block not in own)]

    @property
    def answer(self) -> ReEquip:
        """The choice as it is now, in the order of the figure's blocks."""
        in_use = tuple(block for block in self.carried if block in self.in_use)
        return ReEquip(in_use, put_down=tuple(self.dropped), pick_up=tuple(self.taken))

    def choices(self) -> list[CardButton]:
        """What can be switched on and off: in use, put down, picked up."""
        texts, setup, state = self.texts, self.game.setup, self.game.state
        printed = setup.block_by_figure[self.figure]
        found = [
            CardButton(
                f"block-{block}",
                self._option(block),
                pressed=block in self.in_use,
            )
            for block in self.carried
        ]
        items = [block for block in state.figures[self.figure].blocks if printed[block].kind is BlockKind.ITEM]
        found += [
            CardButton(
                f"drop-{block}",
                texts("re-equip-put-down", block=block_name(texts, setup, block)),
                pressed=block in self.dropped,
                new_row=number == 0,
            )
            for number, block in enumerate(items)
        ]
        found += [
            CardButton(
                f"ground-{item.number}",
                texts("re-equip-pick-up", block=block_name(texts, setup, item.block)),
                pressed=item.number in self.taken,
                new_row=number == 0,
            )
            for number, item in enumerate(self.at_hand)
        ]
        return found

    def _option(self, block: BlockId) -> str:
        slots = slots_of(self.game.state, self.figure, [block])
        return self.texts("re-equip-option", block=block_name(self.texts, self.game.setup, block), slots=slots)

    def card(self) -> Card:
        texts, setup, state = self.texts, self.game.setup, self.game.state
        slots = value(state, self.figure, Attribute.SLOTS)
        used = slots_of(state, self.figure, self.answer.in_use)
        reason = self.reason(self.answer)
        return Card(
            texts("re-equip-title", figure=figure_name(texts, setup, self.figure)),
            self.player,
            (texts("re-equip-explanation"),),
            warning=reason,
            sums=(SumLine(f"{used}/{slots}", texts("re-equip-slots"), "R1.8.17", strong=True),),
            buttons=(
                *numbered(self.choices()),
                CardButton("back", texts("card-cancel"), self.game.key("back"), new_row=True),
                CardButton(
                    "commit",
                    texts("card-commit-cost", cost=texts("cost-action", number=1)),
                    self.game.key("commit"),
                    enabled=not reason and not self._is_unchanged(),
                    primary=True,
                ),
            ),
        )

    def _is_unchanged(self) -> bool:
        blocks = self.game.state.figures[self.figure].blocks
        same = {block for block, in_play in blocks.items() if in_play.in_use} == set(self.in_use)
        return same and not self.dropped and not self.taken

    def press(self, command: str) -> bool:
        if command.startswith("digit-"):
            choices, number = self.choices(), int(command.removeprefix("digit-")) - 1
            return not 0 <= number < len(choices) or self.press(choices[number].command)
        kind, _, name = command.partition("-")
        if kind == "block":
            self._toggle(BlockId(name))
        elif kind == "drop":
            self._drop(BlockId(name))
        elif kind == "ground":
            self._take(int(name))
        elif command == "commit":
            if not self._is_unchanged():
                self.game.commit(self.answer)
        else:
            return super().press(command)
        return True

    def _toggle(self, block: BlockId) -> None:
        if block in self.in_use:
            self.in_use.remove(block)
        elif block in self.carried:
            self.in_use.append(block)

    def _drop(self, block: BlockId) -> None:
        """Put an item down, or keep it after all; it is in use again then if it was."""
        if block in self.dropped:
            self.dropped.remove(block)
            if self.game.state.figures[self.figure].blocks[block].in_use:
                self.in_use.append(block)
        else:
            self.dropped.append(block)
            if block in self.in_use:
                self.in_use.remove(block)

    def _take(self, number: int) -> None:
        """Pick an item up, into use at once; or leave it."""
        item = next((item for item in self.at_hand if item.number == number), None)
        if item is None:
            return
        if number in self.taken:
            self.taken.remove(number)
            if item.block in self.in_use and item.block not in self.carried:
                self.in_use.remove(item.block)
        else:
            self.taken.append(number)
            if item.block not in self.in_use:
                self.in_use.append(item.block)

    def click(self, point: Point, figure: FigureId | None) -> None:
        """Pick up what lies there, or leave it."""
        near = [item for item in self.at_hand if plan_distance(item.at[:2], point) <= 2 * ITEM_SIZE]
        if near:
            self._take(min(near, key=lambda item: plan_distance(item.at[:2], point)).number)

    def decorate(self, picture: Picture) -> None:
        super().decorate(picture)
        for item in self.at_hand:
            style = "reach" if item.number in self.taken else "command"
            picture.rings.append(RingDrawing(item.at[:2], 2 * ITEM_SIZE, style))

    def back(self) -> None:
        self.game.leave_mode()


def numbered(buttons: list[CardButton]) -> list[CardButton]:
    """The same buttons with the digits that press them."""
    return [
        replace(button, key=str(number)) if number <= DIGITS else button
        for number, button in enumerate(buttons, start=1)
    ]
