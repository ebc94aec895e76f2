"""What referee scripts look at, whatever the rules: events, questions and plain fields, held against what is said."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import fields
from math import isclose
from pathlib import Path
from typing import Any, Final

import msgspec

from pb12table.files.problems import FileProblem
from pb12table.kernel.request import Choice, Request
from pb12table.skirmish.faces.refereeing import Difference, Unanswerable

NEAR = 0.0015
"""Numbers this close count as equal: state and files are rounded to a thousandth, and so are scripts."""


def shown(plain: Any) -> str:
    """Plain data as a script would write it."""
    if isinstance(plain, bool):
        return "true" if plain else "false"
    if isinstance(plain, dict):
        return "{ " + ", ".join(f"{key} = {shown(one)}" for key, one in plain.items()) + " }" if plain else "{}"
    if isinstance(plain, list | tuple):
        return "[" + ", ".join(shown(one) for one in plain) + "]"
    if isinstance(plain, str):
        return f'"{plain}"'
    return "–" if plain is None else f"{plain:g}" if isinstance(plain, float) else str(plain)


def agrees(expected: Any, found: Any) -> bool:
    """Whether plain data is as expected: tables by the keys expected, lists one by one, numbers within rounding."""
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    if isinstance(expected, int | float) and isinstance(found, int | float):
        return abs(expected - found) <= NEAR
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(key in found and agrees(one, found[key]) for key, one in expected.items())
    if isinstance(expected, list | tuple) and isinstance(found, list | tuple):
        pairs = zip(expected, found, strict=False)
        return len(expected) == len(found) and all(agrees(one, other) for one, other in pairs)
    return bool(expected == found)


# -- lines that look at something -------------------------------------------------------------------------------


PLACES: Final = ("at", "end")
"""Keys of places: one of two numbers says nothing of the height."""


def line_differences(line: Any, found: Mapping[str, Any], unordered: Collection[str] = ()) -> list[Difference]:
    """What of a line is not as it expects; what it does not name counts for nothing.

    Places of two numbers say nothing of the height; of lists that are `unordered` the order does not count.
    """
    differences: list[Difference] = []
    for name, given in found.items():
        wished = getattr(line, name)
        if wished is None:
            continue
        plain, expected = msgspec.to_builtins(given), msgspec.to_builtins(wished)
        if name in PLACES:
            plain = plain[: len(expected)]
        if name in unordered:
            plain, expected = sorted(plain), sorted(expected)
        if not agrees(expected, plain):
            differences.append((name, shown(expected), shown(plain)))
    return differences


def chance_differences(
    name: str, wished: float | Sequence[float], found: Sequence[float], close: float
) -> list[Difference]:
    """How chances differ from those expected, by more than `close`; there must be as many of them."""
    expected = [wished] if isinstance(wished, int | float) else list(wished)
    near = (isclose(one, other, rel_tol=0, abs_tol=close) for one, other in zip(expected, found, strict=False))
    if len(expected) == len(found) and all(near):
        return []
    return [(name, shown(expected), shown([round(each, 5) for each in found]))]


def unknown(key: str, name: str, known: Iterable[str]) -> Unanswerable:
    """What is told of a name that is not among the known ones."""
    return Unanswerable(key, {"id": name[:48], "known": ", ".join(known) or "–"})


def refuse_unknown(
    name: str, known: Iterable[str], file: str | Path, place: str, key: str = "referee-no-such-figure"
) -> None:
    """Raise FileProblem for a name, else said of a figure, that is not among the known ones."""
    names = list(known)
    if name not in names:
        raise FileProblem(file, place, key, id=name[:48], known=", ".join(names) or "–")


# -- events -----------------------------------------------------------------------------------------------------


def event_differences(expected: Mapping[str, Any], event: Any) -> list[Difference]:
    """How an event differs from the fields expected of it; modifiers are expected as sums by rule."""
    plain = plain_event(event)
    found: list[Difference] = []
    for key, wished in expected.items():
        given = plain.get(key)
        if key == "modifiers" and isinstance(wished, dict):
            given = dict.fromkeys(wished, 0)
            for modifier in plain.get(key, ()):
                if modifier["rule"] in given:
                    given[modifier["rule"]] += modifier["value"]
        if not agrees(wished, given):
            found.append((key, shown(wished), shown(given)))
    return found


def field_differences(expected: Mapping[str, Any], found: Mapping[str, Any]) -> list[Difference]:
    """How plain fields differ from those expected."""
    return [(key, shown(one), shown(found[key])) for key, one in expected.items() if not agrees(one, found[key])]


def fields_of(kind: type[Any]) -> tuple[str, ...]:
    """The names of the fields of a kind of event, a Struct or a dataclass."""
    return tuple(getattr(kind, "__struct_fields__", None) or kind.__dataclass_fields__)


def plain_event(event: Any) -> dict[str, Any]:
    """An event as JSON-ready data."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    return plain


# -- questions --------------------------------------------------------------------------------------------------


def question_of(request: Request[Any, Any] | None) -> str:
    """The name a script calls a question by; "nobody" when the game is over."""
    return "nobody" if request is None else type(request).__name__


def asked_fields(request: Request[Any, Any], state: Any) -> dict[str, Any]:
    """What a script may expect of a question: its own fields, and `options` where they are finite."""
    own: dict[str, Any] = {field.name: getattr(request, field.name) for field in fields(request)}
    if isinstance(request, Choice):
        own["options"] = [request.encode(option) for option in request.options(state)]
    plain: dict[str, Any] = msgspec.to_builtins(own)
    return plain


# -- the state ----------------------------------------------------------------------------------------------------


def plain_fields(thing: Any) -> dict[str, Any]:
    """The fields of a part of a state as JSON-ready data."""
    plain: dict[str, Any] = msgspec.to_builtins(thing)
    return plain
