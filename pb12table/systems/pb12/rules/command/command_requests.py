"""What the rules of chapter 2 ask beside turns and actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from pb12table.kernel.request import Chance, Choice, Refusal, Request
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pb12.rules.checks.deputies import take_over_refusal, take_overs
from pb12table.systems.pb12.rules.command.command_suggestions import appointments
from pb12table.systems.pb12.rules.game.answers import AppointLeader, Decline, TakeOver
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.blocks import ReplacedCheck

LeaderAnswer: TypeAlias = AppointLeader | Decline
TakeOverAnswer: TypeAlias = TakeOver | Decline

SELDOM = 0.1
"""How likely an arbitrary player appoints a leader in the logistics phase."""


@dataclass(frozen=True, slots=True)
class ChooseLeader(Choice[State, LeaderAnswer]):
    """Whether to appoint a leader in the logistics phase; asked again after each appointment.  R2.2.10, RU084."""

    def options(self, state: State) -> Sequence[LeaderAnswer]:
        return (Decline(), *appointments(state, self.player))

    def sample(self, state: State, chance: Chance) -> LeaderAnswer:
        return chance.choice(self.options(state)) if chance.random() < SELDOM else Decline()

    def encode(self, answer: LeaderAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> LeaderAnswer:
        answer: LeaderAnswer = decoded(plain, LeaderAnswer)
        return answer


TAKING_OVER = 0.4
"""How likely an arbitrary player lets a leader take over panic checks."""


@dataclass(frozen=True, slots=True)
class TakeOverPanicChecks(Request[State, TakeOverAnswer]):
    """Whether a leader takes over panic checks, which, and with how many CP on top.  R2.2.9, RU085.

    `figures` have to make the checks of one game effect, or because of Out of Action markers in the status phase.
    `own` says what the target number of each of the figures is made of if it makes its check itself.
    """

    figures: tuple[FigureId, ...]
    own: tuple[tuple[Modifier, ...], ...] = field(default=(), kw_only=True)

    def own_check(self, figure: FigureId) -> tuple[Modifier, ...] | None:
        """What a figure's own check is made of; None for one that has none to make."""
        return dict(zip(self.figures, self.own, strict=False)).get(figure)

    def refusal(self, state: State, answer: TakeOverAnswer) -> Refusal | None:
        if isinstance(answer, Decline):
            return None
        return take_over_refusal(state, self.player, self.figures, answer)

    def sample(self, state: State, chance: Chance) -> TakeOverAnswer:
        if chance.random() > TAKING_OVER:
            return Decline()
        whole = chance.choice(take_overs(state, self.player, self.figures))
        some = tuple(figure for figure in whole.figures if chance.random() < 0.8)
        answer = TakeOver(whole.leader, some, chance.choice((0, 0, 0, 1, 2)), whole.dissolve)
        return answer if self.refusal(state, answer) is None else whole

    def hints(self, state: State) -> Sequence[TakeOverAnswer]:
        return [*take_overs(state, self.player, self.figures), Decline()]

    def default(self, state: State) -> TakeOverAnswer:
        return Decline()

    def encode(self, answer: TakeOverAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> TakeOverAnswer:
        answer: TakeOverAnswer = decoded(plain, TakeOverAnswer)
        return answer


ITSELF = ""
"""The answer that the figure makes its check as usual."""


@dataclass(frozen=True, slots=True)
class ChooseDeputy(Choice[State, str]):
    """Whether a figure makes a check itself or another makes it in its place.  R1.4.28 (Stellvertreterprobe).

    `deputies` are the figures that could, `theirs` what their target numbers are made of; a figure among them that is
    `figure` itself checks another attribute.  `own` is what the target number is made of without any of them.
    """

    figure: FigureId
    check: ReplacedCheck
    deputies: tuple[FigureId, ...]
    own: tuple[Modifier, ...]
    theirs: tuple[tuple[Modifier, ...], ...]

    @property
    def own_number(self) -> int:
        """The target number without any deputy."""
        return total(self.own)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The target numbers of the deputies."""
        return tuple(total(parts) for parts in self.theirs)

    def options(self, state: State) -> Sequence[str]:
        return (ITSELF, *self.deputies)

    def decode(self, plain: Any) -> str:
        return str(decoded(plain, str))
