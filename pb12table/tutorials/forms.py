"""The form of the file of a tutorial; scenarios/TUTORIALS.md explains it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import BothNames, BothTexts, Coordinate, Form, Id, Length, LongText, Text
from pb12table.referee.forms import Face

Word = Annotated[str, Meta(min_length=1, max_length=64)]
Answers = Annotated[tuple[dict[str, Any], ...], Meta(max_length=100)]


class NearForm(Form, frozen=True, kw_only=True):
    """A figure must have come so near to a place, in plan."""

    figure: Id
    at: tuple[Coordinate, Coordinate]
    within: Length = 1.0


class UntilForm(Form, frozen=True, kw_only=True):
    """What a step waits for; all that is said must hold.

    `event` with `fields`: it happened in this step.  `asked` with `by`: this is the open question.  `command`: one of
    the screen was given in this step.  `near`: a figure is at a place.
    """

    event: Word | None = None
    fields: dict[str, Any] = msgspec.field(default_factory=dict)
    asked: Word | None = None
    by: Id | None = None
    command: Id | None = None
    near: NearForm | None = None


class StepForm(Form, frozen=True, kw_only=True):
    """One step.  Without `until` it is read, and gone on from by a button.

    `point` names what lights up: zones of the screen, `figure:ID`, `place:X,Y`, `zone:ID`.  `allow` are the answers
    that it lets through, as far as they say anything; none for all.  `dice` are thrown first in it, `play` is what
    others answer in it, `show` what one may do oneself: a button does it for people, and a trial for the file.
    """

    id: Id
    until: UntilForm | None = None
    point: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    allow: Answers = ()
    dice: Annotated[tuple[Face, ...], Meta(max_length=200)] = ()
    play: Answers = ()
    show: Answers = ()


class TutorialForm(Form, frozen=True, kw_only=True):
    """A whole tutorial.  `always`: plain answers to questions by their names, so that nobody is asked."""

    format: int
    content: str
    system: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    minutes: Annotated[int, Meta(ge=1, le=120)]
    scenario: Annotated[str, Meta(min_length=1, max_length=80)]
    player: Id
    always: dict[str, Any] = msgspec.field(default_factory=dict)
    step: Annotated[tuple[StepForm, ...], Meta(min_length=1, max_length=100)]
