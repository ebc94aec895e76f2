"""The referee's face of a rule system: positions that scripts begin with, what they may answer, and what they may ask.

A script is a position, dice, answers and expectations.  What every script has (dice, answers, events, questions,
refusals, declarations, cases) is general; a system derives an object from `RefereeFace` and overrides what it has.  Its
forms are msgspec Structs, in which the script's keys are read before they come here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

import msgspec

from pb12table.kernel.request import Refusal, Request
from pb12table.kernel.session import System

Difference: TypeAlias = tuple[str, str, str]
"""What differs: its name, what was expected, what was found."""

NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class Unanswerable:
    """A question that makes no sense: the key of a text with its details; `broken`: only on this position."""

    key: str
    details: dict[str, str] = field(default_factory=dict)
    broken: bool = False
    refusal: Refusal | None = None


class NoForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The form of what a system has not: no key is allowed in it."""


class RefereeFace:
    """What scripts may say and ask of a rule system.

    `events` are all kinds of events by the names that scripts call them.  Of a scenario, `bare` are the keys that a
    script need not write down; `usual_answers` are plain answers by the name of the question that are given unless a
    script says otherwise.  No die of the system shows less than `lowest_face` or more than `highest_face`.
    """

    events: Mapping[str, type[Any]] = NOTHING
    bare: Mapping[str, Any] = NOTHING
    usual_answers: Mapping[str, Any] = NOTHING
    lowest_face: int = 1
    highest_face: int = 1000
    answer_tag: str = "kind"
    """The key of a plain answer that says which one it is; a line that has it is an answer."""

    position_form: Any = NoForm
    """The form of where in the game a script begins."""
    happening_form: Any = NoForm
    """The form of what happens before anybody is asked."""
    declaration_form: Any = NoForm
    """The form of a declaration: `declare` tells its kind, `by` the player, `refused` as in answers."""
    answer_words: type[Any] | None = None
    """What an answer line may have beside the answer: a form derived from `referee.forms.AnswerWords`."""
    several: Mapping[str, Any] = NOTHING
    """The forms of lines that stand for several answers, by the word that tells each."""
    looks: Mapping[str, Any] = NOTHING
    """The forms of lines that look at something, by the word that tells each; a line with several is of the first.

    Lines about a `figure`, a `player` and the `game` that are not among them hold plain fields of the state.
    """

    def with_position(self, setup: Any, form: Any, content: Any) -> Any:
        """A setup with what a position in it needs."""
        return setup

    def position(self, setup: Any, form: Any, file: Path, place: str) -> Any:
        """The state of a position; raises FileProblem with a place in the script's file."""
        raise NotImplementedError

    def check_happening(self, happening: Any, state: Any, file: Path, place: str) -> None:
        """Raise FileProblem for what cannot happen in a position."""

    def begun(self, rules: System[Any], happenings: Sequence[Any]) -> System[Any]:
        """The rules of the system, by which some things happen first."""
        return rules

    def answers(self, form: Any) -> Sequence[dict[str, Any]]:
        """The plain answers that a line stands for which is none itself."""
        raise NotImplementedError

    def completed(self, answer: dict[str, Any]) -> dict[str, Any]:
        """A plain answer with what a script need not write down."""
        return answer

    def passed_over(self, request: Request[Any, Any], state: Any, rest: Sequence[Mapping[str, Any]]) -> Any | None:
        """The answer to a question that the rest of a script does not wait for; None where it does."""
        return None

    def declaration(self, form: Any) -> Any:
        """A declaration as the rules take it."""
        raise NotImplementedError

    def look(self, state: Any, form: Any) -> Sequence[Difference] | Unanswerable:
        """How what a line looks at differs from what it expects, or why that cannot be said."""
        raise NotImplementedError

    def subject(self, form: Any) -> str:
        """What a line that looks at something is about."""
        raise NotImplementedError

    def plain_state(self, state: Any) -> Any:
        """A state as JSON-ready data."""
        return msgspec.to_builtins(state)
