"""Rows in which something of a scenario can be set: what each is called, says now, and what setting it leads to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Document: TypeAlias = dict[str, Any]
"""A scenario's document as TOML reads it."""
Kind = Literal["number", "text", "choice", "head"]


class Refused(ValueError):
    """Something typed cannot be taken; `key` is that of the reason."""

    key = ""


class NotANumber(Refused):
    """Something typed is no number."""

    key = "edit-not-a-number"


class TakenId(Refused):
    """Something else has that id already."""

    key = "edit-taken-id"


@dataclass(frozen=True, slots=True)
class Property:
    """A row: what it is called, what it says now, and the document that setting it to a text leads to.

    `options` are the choices of a choice, as (what is set, what is shown). `tip` says what a value means. One that is
    `unset` stands for nothing in the layout, and there is nothing to begin typing from.
    """

    label: str
    value: str
    kind: Kind
    put: Callable[[str], Document] | None = None
    options: tuple[tuple[str, str], ...] = ()
    tip: str = ""
    unset: bool = False
