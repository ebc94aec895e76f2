"""What players are asked in others' turns, and what an arbiter is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from pb12table.kernel.request import Choice, YesNo
from pb12table.skirmish.encoding import OfForm, decoded
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.asking.answers import Pass, React, ReactAnswer
from pb12table.systems.d20.rules.data import ObjectId
from pb12table.systems.d20.rules.knowing import is_known_to_all
from pb12table.systems.d20.rules.state import ReactionKind, State


@dataclass(frozen=True, slots=True)
class MayReact(OfForm[State, ReactAnswer], Choice[State, ReactAnswer]):
    """Whether a creature reacts to what another does.  D039, D058, DR19, section 6 (guard)."""

    form: ClassVar[Any] = ReactAnswer
    figure: FigureId
    kind: ReactionKind
    trigger: FigureId

    def keeps_secret(self, state: State, answer: ReactAnswer) -> bool:
        return True

    def is_unseen(self, state: State, answer: ReactAnswer) -> bool:
        return isinstance(answer, Pass)

    def options(self, state: State) -> Sequence[ReactAnswer]:
        return (Pass(), React())


@dataclass(frozen=True, slots=True)
class ChooseNext(Choice[State, FigureId]):
    """Which creature comes next: `why` is tie (D026) or group (D024, DR08)."""

    figures: tuple[FigureId, ...]
    why: str

    def keeps_secret(self, state: State, answer: FigureId) -> bool:
        return not is_known_to_all(state, *self.figures)

    def options(self, state: State) -> Sequence[FigureId]:
        return self.figures

    def decode(self, plain: Any) -> FigureId:
        found: FigureId = decoded(plain, str)
        return found


@dataclass(frozen=True, slots=True)
class Judge(YesNo[State]):
    """What the arbiter decides: `about` is surprise (could it be surprised?) or object (does it take an action?).

    D020, D034, DR20.
    """

    about: str
    figure: FigureId
    thing: ObjectId | None = None
