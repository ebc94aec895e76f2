"""What was typed wrongly, said in the language of the run: typer itself says it in English only.

Its exceptions are told apart by the names of their classes, since older versions of typer use those of click and newer
ones a copy of them, and what they know is read from their public attributes.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from math import isfinite
from typing import Any

from pb12table.texts.locale import Texts

MOST_ALIKE = 3
"""How many things of a similar name are offered at most."""

_NO_WHOLE_NUMBER = frozenset({"int_parsing", "int_type", "int_from_float", "int_parsing_size"})
_NO_NUMBER = frozenset({"float_parsing", "float_type"})
_BOUNDS = (("ge", "cli-at-least"), ("gt", "cli-more-than"), ("le", "cli-at-most"), ("lt", "cli-less-than"))


def typed_wrongly(texts: Texts, error: Exception) -> str:
    """One sentence on what was wrong with a command line."""
    told: str = getattr(error, "message", "") or str(error)
    match type(error).__name__:
        case "MissingParameter":
            return texts("cli-missing", what=_parameter(error))
        case "NoSuchOption":
            return _no_such_option(texts, error)
        case "BadOptionUsage":
            key = "cli-takes-no-value" if "not take" in told else "cli-value-missing"
            return texts(key, option=getattr(error, "option_name", ""))
        case "BadParameter":
            return _bad_value(texts, error, told)
        case "UsageError":
            return _misused(texts, error, told)
    return _on_one_line(told)


def _no_such_option(texts: Texts, error: Any) -> str:
    """That there is no such option; people who typed a negative number learn how that is done."""
    typed = error.option_name
    if re.fullmatch(r"-[\d.]", typed):
        return texts("cli-negative-number", found=typed)
    return _with_similar(texts, texts("cli-no-such-option", found=typed), error.possibilities or ())


def _misused(texts: Texts, error: Any, told: str) -> str:
    """An unknown command, or more than a command takes."""
    commands = getattr(error.ctx and error.ctx.command, "commands", {})
    if found := re.match(r"No such command '(.*?)'\.", told, re.DOTALL):
        similar = get_close_matches(found[1], commands, MOST_ALIKE)
        return _with_similar(texts, texts("cli-no-such-command", found=found[1]), similar)
    if found := re.match(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", told, re.DOTALL):
        return texts("cli-too-much", found=_on_one_line(found[1]))
    if commands and told.startswith("Missing command"):
        return texts("cli-missing-command", known=", ".join(commands))
    return _on_one_line(told)


def _bad_value(texts: Texts, error: Any, told: str) -> str:
    """Why a value cannot be: in our words when the program refused it, else by what pydantic or click found."""
    errors = getattr(error.__cause__, "errors", None)
    if errors is None:
        return _told_as_by_click(texts, error, told)
    first = errors()[0]
    kind, bounds = first["type"], first.get("ctx", {})
    details = {"what": _parameter(error), "found": _on_one_line(str(first["input"]))}
    if kind in _NO_WHOLE_NUMBER:
        return texts("cli-no-whole-number", **details)
    if kind in _NO_NUMBER:
        return texts("cli-no-number", **details)
    if not _is_finite(details["found"]):
        return texts("cli-not-finite", found=details["found"])
    for name, key in _BOUNDS:
        if name in bounds:
            return texts(key, bound=bounds[name], **details)
    if choices := re.search(r"is not one of (.+)\.\Z", first["msg"]):
        return texts("cli-none-of", known=choices[1].replace("'", ""), **details)
    return texts("cli-not-possible", **details)


def _told_as_by_click(texts: Texts, error: Any, told: str) -> str:
    """Why a value cannot be, by what versions of typer say that look at values as click does, or by ourselves."""
    kind = getattr(error.param, "type", None)
    what = _parameter(error)
    if found := re.match(r"'(.*)' is not a valid (?:int|integer|float)\b", told, re.DOTALL):
        key = "cli-no-whole-number" if "int" in told[found.end(1) :] else "cli-no-number"
        return texts(key, what=what, found=_on_one_line(found[1]))
    if found := re.match(r"(\S+) is not in the range ", told):
        if not _is_finite(found[1]):
            return texts("cli-not-finite", found=found[1])
        lowest, value = getattr(kind, "min", None), float(found[1])
        is_low = lowest is not None and value <= lowest
        end, is_open = ("min", "min_open") if is_low else ("max", "max_open")
        names = {("min", False): "ge", ("min", True): "gt", ("max", False): "le", ("max", True): "lt"}
        key = dict(_BOUNDS)[names[end, bool(getattr(kind, is_open, False))]]
        return texts(key, bound=getattr(kind, end), what=what, found=found[1])
    if found := re.match(r"'(.*)' is not one of (.+)\.\Z", told, re.DOTALL):
        return texts("cli-none-of", known=found[2].replace("'", ""), what=what, found=_on_one_line(found[1]))
    return _on_one_line(told)


def _is_finite(typed: str) -> bool:
    """Whether it is no infinity, and not what calls itself no number: neither lies between two bounds."""
    try:
        return isfinite(float(typed))
    except ValueError:
        return True


def _with_similar(texts: Texts, sentence: str, similar: Any) -> str:
    if not similar:
        return sentence
    return texts("cli-perhaps", what=sentence, known=", ".join(sorted(similar)))


def _parameter(error: Any) -> str:
    """An option as it is typed, an argument as the help calls it."""
    parameter = error.param
    if parameter is None:
        return ""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name.upper())


def _on_one_line(told: str) -> str:
    return " ".join(told.split())
