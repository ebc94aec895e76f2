"""A leader takes over panic checks: whose, with how many command points, and what he must roll.  R2.2.9, RU085."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pb12table.app.modes.base import GameDesk, Mode
from pb12table.app.modes.dissolving import dissolve_buttons, dissolved_with
from pb12table.app.panels.cards import Card, CardButton, Stepper, SumLine
from pb12table.app.sum_lines import sum_lines
from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pb12.rules.actions.odds import check_probability
from pb12table.systems.pb12.rules.checks.deputies import take_over_cost, take_over_modifiers, take_overs
from pb12table.systems.pb12.rules.command.command_groups import followers
from pb12table.systems.pb12.rules.command.command_requests import TakeOverPanicChecks
from pb12table.systems.pb12.rules.figures.figures import is_on_table
from pb12table.systems.pb12.rules.game.answers import Decline, TakeOver
from pb12table.systems.pb12.rules.preparations.profiles import GroupId
from pb12table.systems.pb12.window.forms.check_words import outcome_word
from pb12table.table.shapes import Point
from pb12table.texts.names import figure_name, player_name
from pb12table.window.scene.picture import LinkDrawing, Picture

DIGITS: Final = 9
"""So many figures can be picked by a digit."""


class TakeOverMode(Mode):
    """Figures are picked on the table or on the card; the sum behind the target number is always in sight."""

    groups = ("plan", "interrupt")

    def __init__(self, game: GameDesk, request: TakeOverPanicChecks) -> None:
        super().__init__(game)
        self.request = request
        self.player = PlayerId(request.player)
        self.offers = take_overs(game.state, request.player, request.figures)
        self.leaders = list(dict.fromkeys(offer.leader for offer in self.offers))
        self._begin_with(self.leaders[0])

    def _begin_with(self, leader: FigureId) -> None:
        """Start from all that a leader can cover for least."""
        first = next(offer for offer in self.offers if offer.leader == leader)
        self.leader, self.chosen, self.extra, self.dissolve = leader, list(first.figures), 0, list(first.dissolve)
        self.game.select(leader)

    @property
    def answer(self) -> TakeOver:
        """What would be answered now, in the order of the question."""
        figures = tuple(figure for figure in self.request.figures if figure in self.chosen)
        return TakeOver(self.leader, figures, self.extra, tuple(self.dissolve))

    def refusal(self) -> Refusal | None:
        """Why it cannot be answered like that."""
        return self.request.refusal(self.game.state, self.answer)

    # -- the card -----------------------------------------------------------------------------------------

    def card(self) -> Card:
        texts, setup = self.texts, self.game.setup
        refusal = self.refusal()
        cost = texts("cost-command", number=total(take_over_cost(self.answer)))
        return Card(
            texts("take-over-title", player=player_name(setup, self.player)),
            self.player,
            (texts("take-over-explanation"), *self._each_itself()),
            warning=self.game.refusal_text(refusal),
            steppers=self._steppers(),
            sums=self._sums(),
            result=self._result(),
            result_note=texts("take-over-note") if self._number() > 1 else "",
            buttons=(
                *self._toggles(),
                CardButton(
                    "decline", texts("take-over-nobody"), self.game.key("pass-interruption"), sums=self._each_itself()
                ),
                CardButton(
                    "commit",
                    texts("take-over-commit", cost=cost),
                    self.game.key("commit"),
                    enabled=refusal is None,
                    primary=True,
                ),
            ),
        )

    def _steppers(self) -> tuple[Stepper, ...]:
        texts, setup = self.texts, self.game.setup
        leader = Stepper(
            texts("take-over-leader"),
            figure_name(texts, setup, self.leader),
            more="leader-next" if len(self.leaders) > 1 else "",
            more_key=self.game.key("next-figure") if len(self.leaders) > 1 else "",
        )
        extra = Stepper(
            texts("take-over-extra"),
            texts("take-over-extra-value", number=self.extra, easier=2 * self.extra),
            "extra-less",
            "extra-more",
            self.game.key("turn-left"),
            self.game.key("turn-right"),
            can_less=self.extra > 0,
            can_more=self._left > 0,
        )
        return leader, extra

    @property
    def _left(self) -> int:
        """The command points that would be left."""
        return self.game.state.players[self.player].command_points - total(take_over_cost(self.answer))

    def _modifiers(self) -> list[Modifier]:
        """What the leader's check is made of."""
        return take_over_modifiers(self.game.state, self.answer, self.request.own_check(self.leader))

    def _sums(self) -> tuple[SumLine, ...]:
        parts = [part for part in self._modifiers() if part.value or part.label == "base"]
        return sum_lines(self.texts, self.game.setup, parts)

    def _number(self) -> int:
        """The target number of the leader's check."""
        return total(self._modifiers())

    def _each_itself(self) -> tuple[str, ...]:
        """What each figure needs, and how likely it holds, if all roll themselves."""
        texts, setup = self.texts, self.game.setup
        own = ((figure, total(parts)) for figure, parts in zip(self.request.figures, self.request.own, strict=False))
        each = [
            texts(
                "take-over-each",
                figure=figure_name(texts, setup, figure),
                number=number,
                percent=round(100 * check_probability(number)),
            )
            for figure, number in own
        ]
        return (texts("take-over-each-itself", each=" · ".join(each)),) if each else ()

    def _result(self) -> str:
        number = self._number()
        percent = round(100 * check_probability(number))
        return self.texts("take-over-result", outcome=outcome_word(number), number=number, percent=percent)

    def _toggles(self) -> list[CardButton]:
        """A button for each figure in question and for each group that could be dissolved."""
        texts, setup, state = self.texts, self.game.setup, self.game.state
        covered = followers(state, self.leader, tuple(self.dissolve))
        figures = [
            CardButton(
                f"figure-{figure}",
                figure_name(texts, setup, figure),
                str(number) if number <= DIGITS else "",
                enabled=figure in covered,
                reason="" if figure in covered else self._outside(figure),
                pressed=figure in self.chosen,
            )
            for number, figure in enumerate(self.request.figures, start=1)
        ]
        return [*figures, *dissolve_buttons(self, self.leader, self.dissolve)]

    def _outside(self, figure: FigureId) -> str:
        details = (("figure", figure), ("leader", self.leader))
        return self.game.refusal_text(Refusal("R2.2.9", "not-in-his-group", details))

    # -- the table ----------------------------------------------------------------------------------------

    def decorate(self, picture: Picture) -> None:
        state = self.game.state
        own = state.figures[self.leader]
        for figure in self.answer.figures:
            other = state.figures[figure]
            if figure != self.leader and is_on_table(state, figure):
                picture.links.append(LinkDrawing((own.x, own.y), (other.x, other.y), self.game.looks[self.player]))
        picture.tokens = [
            replace(token, hovered=True) if token.body.id in self.chosen else token for token in picture.tokens
        ]

    def click(self, point: Point, figure: FigureId | None) -> None:
        if figure in self.request.figures:
            self.press(f"figure-{figure}")
        elif figure in self.leaders:
            self._begin_with(figure)

    def pick(self, figure: FigureId) -> None:
        self.click((0.0, 0.0), figure)

    def press(self, command: str) -> bool:
        kind, _, name = command.partition("-")
        if command in ("leader-next", "next-figure", "previous-figure"):
            step = -1 if command == "previous-figure" else 1
            self._begin_with(self.leaders[(self.leaders.index(self.leader) + step) % len(self.leaders)])
        elif command in ("extra-less", "turn-left"):
            self.extra = max(self.extra - 1, 0)
        elif command in ("extra-more", "turn-right"):
            self.extra += 1 if self._left > 0 else 0
        elif kind == "digit":
            self._toggle(int(name))
        elif kind == "figure" and FigureId(name) in self.request.figures:
            self.chosen = _toggled(self.chosen, FigureId(name))
        elif kind == "group":
            self.dissolve = dissolved_with(self.game.state, self.leader, self.dissolve, GroupId(name))
            covered = followers(self.game.state, self.leader, tuple(self.dissolve))
            self.chosen = [figure for figure in self.request.figures if figure in covered]
        elif command in ("decline", "pass-interruption"):
            self.game.commit(Decline())
        elif command == "commit":
            self.game.commit(self.answer)
        else:
            return False
        return True

    def _toggle(self, number: int) -> None:
        """Choose a figure by its digit, or no longer."""
        if 1 <= number <= min(len(self.request.figures), DIGITS):
            figure = self.request.figures[number - 1]
            if figure in followers(self.game.state, self.leader, tuple(self.dissolve)):
                self.chosen = _toggled(self.chosen, figure)

    def back(self) -> None:
        """Nothing is decided by accident: going back begins anew with the leader."""
        self._begin_with(self.leader)


def _toggled(chosen: list[FigureId], name: FigureId) -> list[FigureId]:
    """A choice with one more in it, or without it when it was in."""
    return [other for other in chosen if other != name] if name in chosen else [*chosen, name]
