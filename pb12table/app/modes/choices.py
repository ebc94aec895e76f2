"""Questions with a few answers, one button each, picked by click or by number."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from pb12table.app.modes.base import GameDesk, Mode
from pb12table.app.modes.check_words import outcome_word
from pb12table.app.panels.cards import Card, CardButton
from pb12table.app.sum_lines import sum_lines
from pb12table.kernel.request import Choice
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.command.command_requests import ITSELF, ChooseDeputy, ChooseLeader, LeaderAnswer
from pb12table.systems.pb12.rules.extensions.carry_requests import AgreeToBeCarried
from pb12table.systems.pb12.rules.game.answers import AppointLeader
from pb12table.systems.pb12.rules.game.requests import ChooseEffect, ChoosePlace, RollOn
from pb12table.systems.pb12.rules.game.state import Place
from pb12table.systems.pb12.rules.statuses.due_effects import DueEffect, NextEffect
from pb12table.table.shapes import Point
from pb12table.texts.describe import dice_name, effect_line
from pb12table.texts.names import figure_name, group_name, player_name
from pb12table.texts.plain import upper_first

DIGITS = 9
"""So many answers can be picked by a digit."""

Asked = TypeVar("Asked", bound=Choice[Any, Any])


class ChoiceMode(Mode, Generic[Asked]):
    """Any question with a few answers; the modes for one kind of them say what differs.

    `listed`: the buttons stand below each other, and none is proposed.
    """

    listed = False

    def __init__(self, game: GameDesk, request: Asked) -> None:
        super().__init__(game)
        self.request = request
        self.options: list[Any] = list(request.options(game.state))

    @property
    def player(self) -> str:
        """The name of who is asked."""
        return player_name(self.game.setup, self.request.player)

    def title(self) -> str:
        return self.texts("choice-title", player=self.player)

    def explanation(self) -> str:
        """What there is to decide, "" where the title says it."""
        return ""

    def note(self) -> str:
        """What happens without a choice, "" for nothing worth telling."""
        return ""

    def label(self, option: Any) -> str:
        """What an answer is called."""
        return str(option)

    def sums(self, option: Any) -> tuple[str, ...]:
        """What the number that comes of an answer is made of."""
        return ()

    def card(self) -> Card:
        buttons = tuple(
            CardButton(
                f"option-{number}",
                self.label(option),
                str(number + 1) if number < DIGITS else "",
                primary=number == 0 and not self.listed,
                sums=self.sums(option),
            )
            for number, option in enumerate(self.options)
        )
        lines = tuple(filter(None, [self.explanation()]))
        asked = PlayerId(self.request.player)
        return Card(self.title(), asked, lines, buttons=buttons, note=self.note(), listed=self.listed)

    def press(self, command: str) -> bool:
        number = -1
        if command.startswith("digit-"):
            number = int(command.removeprefix("digit-")) - 1
        elif command.startswith("option-"):
            number = int(command.removeprefix("option-"))
        elif command == "commit":
            number = 0
        if not 0 <= number < len(self.options):
            return False
        self.game.commit(self.options[number])
        return True


class TurnPlaceMode(ChoiceMode[ChoosePlace]):
    """The first or the last free place in the turn order.  R1.3.5."""

    def title(self) -> str:
        return self.texts("place-title", player=self.player)

    def explanation(self) -> str:
        return self.texts("place-explanation")

    def label(self, option: int) -> str:
        first = option == min(self.request.places)
        return self.texts("place-first" if first else "place-last", place=option)


class RollOnMode(ChoiceMode[RollOn]):
    """Whether to roll the next check: going on comes first.  R1.6.5."""

    def __init__(self, game: GameDesk, request: RollOn) -> None:
        super().__init__(game, request)
        self.options = [True, False]

    def title(self) -> str:
        return self.texts("roll-on-title", player=self.player)

    def explanation(self) -> str:
        request = self.request
        figure = figure_name(self.texts, self.game.setup, request.figure)
        return self.texts(
            "roll-on-explanation", figure=figure, left=request.checks_left, successes=request.successes
        )

    def note(self) -> str:
        return self.texts("roll-on-note")

    def label(self, option: bool) -> str:
        return self.texts("roll-on-yes" if option else "roll-on-no")


class EffectMode(ChoiceMode[ChooseEffect]):
    """Which of the effects that are due comes next.  R1.3.17."""

    listed = True

    def title(self) -> str:
        return self.texts("effect-title", player=self.player)

    def explanation(self) -> str:
        return self.texts("effect-explanation")

    def label(self, option: NextEffect) -> str:
        return upper_first(effect_line(self.texts, self.game.setup, option))

    def needed(self) -> list[Point]:
        """Where the figures are that the effects are about."""
        figures = self.game.state.figures
        concerned = {due.figure for due in self.request.effects if isinstance(due, DueEffect)}
        return [(figures[f].x, figures[f].y) for f in figures if f in concerned and figures[f].place is Place.TABLE]


class LeaderMode(ChoiceMode[ChooseLeader]):
    """Whether to appoint a leader, and whom.  R2.2.10."""

    def title(self) -> str:
        return self.texts("leader-title", player=self.player)

    def explanation(self) -> str:
        return self.texts("leader-explanation")

    def label(self, option: LeaderAnswer) -> str:
        texts, setup = self.texts, self.game.setup
        if not isinstance(option, AppointLeader):
            return texts("leader-nobody")
        figure, group = figure_name(texts, setup, option.figure), group_name(texts, setup, option.group)
        return texts("leader-option", figure=figure, group=group)


class AgreeMode(ChoiceMode[AgreeToBeCarried]):
    """Whether another player's figure may carry one's own.  R4.2.3."""

    def explanation(self) -> str:
        texts, setup, request = self.texts, self.game.setup, self.request
        figure, target = (figure_name(texts, setup, each) for each in (request.figure, request.target))
        return texts("ask-agree-to-be-carried", figure=figure, target=target)

    def label(self, option: bool) -> str:
        return self.texts("answer-yes" if option else "answer-no")


class DeputyMode(ChoiceMode[ChooseDeputy]):
    """Who makes a check, and what he needs.  R1.4.28."""

    def title(self) -> str:
        check = dice_name(self.texts, f"{self.request.check}-check")
        return self.texts("deputy-title", check=check, figure=self._figure_name(self.request.figure))

    def explanation(self) -> str:
        return self.texts("deputy-explanation", figure=self._figure_name(self.request.figure))

    def label(self, option: str) -> str:
        request = self.request
        if option == ITSELF:
            return self._line("deputy-itself", request.figure, request.own_number)
        number = request.numbers[request.deputies.index(FigureId(option))]
        return self._line("deputy-differently" if option == request.figure else "deputy-other", option, number)

    def _line(self, key: str, figure: str, number: int) -> str:
        """Who checks, and what he needs."""
        return self.texts(key, figure=self._figure_name(figure), outcome=outcome_word(number), number=number)

    def sums(self, option: str) -> tuple[str, ...]:
        request = self.request
        parts = request.own if option == ITSELF else request.theirs[request.deputies.index(FigureId(option))]
        lines = sum_lines(self.texts, self.game.setup, parts)
        return tuple(f"{line.value}  {line.what}  ({line.rule})" for line in lines)

    def _figure_name(self, figure: str) -> str:
        return figure_name(self.texts, self.game.setup, figure)
