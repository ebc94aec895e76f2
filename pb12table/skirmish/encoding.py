"""Answers as plain data and back, for journals, saves and scripts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

import msgspec

from pb12table.kernel.request import Request

State = TypeVar("State")
Answer = TypeVar("Answer")


def encoded(answer: Any) -> Any:
    """A tagged answer as what JSON gives back: lists, no tuples, so that journals from files are equal to others."""
    return msgspec.json.decode(msgspec.json.encode(answer))


def decoded(plain: Any, form: Any) -> Any:
    """An answer of a tagged form from plain data; ValueError names the place that does not fit."""
    try:
        return msgspec.convert(plain, form)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None


@dataclass(frozen=True, slots=True)
class OfForm(Request[State, Answer]):
    """A question whose answers are of one tagged `form`."""

    form: ClassVar[Any]

    def encode(self, answer: Answer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> Answer:
        found: Answer = decoded(plain, self.form)
        return found


def declared(declaration: Any, form: Any) -> Any:
    """A declaration of a tagged form from itself or its plain data; None for anything else."""
    try:
        return msgspec.convert(msgspec.to_builtins(declaration), form)
    except (msgspec.ValidationError, TypeError):
        return None
