"""A card with ready answers, one button each; a digit takes one."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.app.modes.actions import ActionMode
from pb12table.app.panels.cards import Card, CardButton
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Action
from pb12table.table.shapes import Point


@dataclass(frozen=True, slots=True)
class ReadyAnswer:
    """An action that can be taken as it is, and what its button says; `in_vain`: why it would come to nothing."""

    label: str
    answer: Action
    in_vain: str = ""


class AnswerListMode(ActionMode):
    """Choose one of a few actions that need nothing more to be said."""

    groups: tuple[str, ...] = ("plan", "action")

    def answers(self) -> list[ReadyAnswer]:
        """What can be chosen, legal or not."""
        return []

    def ordered(self) -> list[ReadyAnswer]:
        """What can be chosen as it stands on the card: what cannot be taken, or comes to nothing, is last."""
        return sorted(self.answers(), key=lambda ready: self.hindrance(ready) != "")

    def hindrance(self, ready: ReadyAnswer) -> str:
        """Why an answer cannot be taken or would come to nothing, "" when it can."""
        return self.reason(ready.answer) or ready.in_vain

    def title(self) -> str:
        """What is decided."""
        return self.texts(f"{self.name}-title")

    def explanation(self) -> tuple[str, ...]:
        """What the choice means, in lines."""
        return (self.texts(f"{self.name}-explanation"),)

    def card(self) -> Card:
        buttons = [
            CardButton(
                f"answer-{number}",
                ready.label,
                str(number) if number < 10 else "",
                enabled=not (reason := self.hindrance(ready)),
                reason=reason,
            )
            for number, ready in enumerate(self.ordered(), start=1)
        ]
        cancel = CardButton("back", self.texts("card-cancel"), self.game.key("back"))
        return Card(self.title(), self.player, self.explanation(), buttons=(*buttons, cancel))

    def press(self, command: str) -> bool:
        kind, _, number = command.partition("-")
        if kind in ("digit", "answer") and number.isdigit():
            answers = self.ordered()
            if 1 <= int(number) <= len(answers):
                chosen = answers[int(number) - 1]
                if chosen.in_vain:
                    self.game.say(self.hindrance(chosen), bad=True)
                else:
                    self.game.commit(chosen.answer)
            return True
        return super().press(command)

    def click(self, point: Point, figure: FigureId | None) -> None:
        super().click(point, figure)
        self.game.say(self.words_for_click())

    def words_for_click(self) -> str:
        """What a click on the table is answered with, where nothing can be chosen there."""
        return self.texts("answer-list-click", back=self.game.key("back"))

    def back(self) -> None:
        self.game.leave_mode()
