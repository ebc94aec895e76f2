"""The form of referee scripts, whatever their rules: dice, answers, and what must come of them.

See scenarios/REFEREE.md.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import BothNames, Form, Id, LongText

RuleId = Annotated[str, Meta(pattern=r"^([A-Z]\d{2,3}|[A-Z]{2}\d{1,3}|R\d+\.\d+\.\d+)\Z", max_length=12)]
"""A rule or a ruling of some system, such as R1.4.24, RU013, W036 or WR01."""
Title = Annotated[str, Meta(min_length=1, max_length=160)]
Face = Annotated[int, Meta(ge=-10, le=1000)]
Faces = Annotated[tuple[Face, ...], Meta(max_length=1000)]
Lines = Annotated[tuple[dict[str, Any], ...], Meta(max_length=1000)]
Happenings = Annotated[tuple[dict[str, Any], ...], Meta(max_length=100)]
Round = Annotated[int, Meta(ge=1, le=1000)]


class CaseForm(Form, frozen=True, kw_only=True):
    """One of several ways to go on; what it does not say is as in the script.  Scenario keys may stand here too.

    `unfit`: the scenario of the case must be refused for this reason, the key of its text without `problem-`.
    """

    name: Title
    position: dict[str, Any] = msgspec.field(default_factory=dict)
    happens: Happenings | None = None
    dice: Faces | None = None
    always: dict[str, Any] = msgspec.field(default_factory=dict)
    play: Lines | None = None
    unfit: Annotated[str, Meta(min_length=1, max_length=80)] | None = None


class ScriptForm(Form, frozen=True, kw_only=True):
    """A whole script, without the keys of its scenario.  `shows`: rules, rulings and vectors it stands for."""

    format: int
    title: Title | BothNames
    about: LongText | None = None
    shows: Annotated[tuple[RuleId, ...], Meta(max_length=40)] = ()
    scenario: Annotated[str, Meta(min_length=1, max_length=80)] | None = None
    position: dict[str, Any] = msgspec.field(default_factory=dict)
    happens: Happenings = ()
    dice: Faces = ()
    always: dict[str, Any] = msgspec.field(default_factory=dict)
    play: Lines = ()
    case: Annotated[tuple[dict[str, Any], ...], Meta(max_length=100)] = ()


SCRIPT_KEYS = frozenset(ScriptForm.__struct_fields__)
CASE_KEYS = frozenset(CaseForm.__struct_fields__)


class UntilLine(Form, frozen=True, kw_only=True):
    """Take the usual answer again and again until somebody is asked this."""

    until: Annotated[str, Meta(min_length=1, max_length=48)]
    by: Id | None = None
    round: Round | None = None
    dice: Faces = ()


class RouteLine(Form, frozen=True, kw_only=True):
    """What the cheapest route of a figure to a place comes to, and what it `opens` on the way, in order.

    It is what the sub-command `path` finds; where there is none, `barred` are the ids of what stops the figure.
    """

    route: Id
    to: Annotated[tuple[float, ...], Meta(min_length=2, max_length=3)]
    reachable: bool | None = None
    cost: float | None = None
    opens: tuple[str, ...] | None = None
    prices: tuple[str, ...] | None = None
    barred: tuple[str, ...] | None = None


class DiceLine(Form, frozen=True, kw_only=True):
    """Further dice."""

    dice: Faces


class AskedWord(msgspec.Struct, frozen=True, kw_only=True):
    """What an `asked` line always has; its other keys are fields of the request."""

    asked: Annotated[str, Meta(min_length=1, max_length=48)]


class AnswerWords(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer line may have beside the answer: who gives it, dice for it, and whether it is legal at all.

    `refused`: the rule that forbids it, or true; `reason`: the one it is refused for, the key of its text without
    `refusal-`; `legal`: it would be legal, but is not given.
    """

    by: Id | None = None
    dice: Faces = ()
    refused: RuleId | bool = False
    reason: Id | None = None
    legal: bool = False
