"""Reading files safely: bounded in size and depth, strict in form, every error with its place."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import cache
from itertools import islice
from math import isfinite
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from pb12table.files.forms.basics import CURRENT_FORMAT, without_marks
from pb12table.files.problems import FileProblem, told_as_problem

MOST_SHOWN = 8
"""How many of the possible words are shown; the others are hinted at."""


def possible_words(form: Any, path: Sequence[str | int]) -> tuple[str, ...]:
    """Return the words that are possible at a path into a form, each once; none if any text is."""
    return tuple(dict.fromkeys(_words(inspect.type_info(form), tuple(path))))


def nearest_first(words: Sequence[str], found: str) -> list[str]:
    """Return words by their similarity to the one that was found, the most similar first."""
    return sorted(words, key=lambda word: -SequenceMatcher(None, word, found).ratio())


def nearest(words: Sequence[str], found: str) -> str:
    """Return the words most similar to the one that was found, in a row; an ellipsis stands for the others."""
    listed = nearest_first(words, found)
    return ", ".join([*listed[:MOST_SHOWN], *(["…"] if len(listed) > MOST_SHOWN else [])])


def _words(kind: inspect.Type, path: tuple[str | int, ...]) -> list[str]:
    match kind:
        case inspect.Metadata():
            return _words(kind.type, path)
        case inspect.UnionType():
            return [word for each in kind.types for word in _words(each, path)]
        case inspect.LiteralType() if not path:
            return [word for word in kind.values if isinstance(word, str)]
        case inspect.EnumType() if not path:
            return [str(member.value) for member in kind.cls]
        case inspect.StructType() if path == (kind.tag_field,):
            return [str(kind.tag)]
        case inspect.StructType() if path:
            inner = (field.type for field in kind.fields if field.encode_name == path[0])
            return [word for each in inner for word in _words(each, path[1:])]
        case inspect.ListType() | inspect.VarTupleType() if path:
            return _words(kind.item_type, path[1:])
        case inspect.TupleType() if path and isinstance(path[0], int) and path[0] < len(kind.item_types):
            return _words(kind.item_types[path[0]], path[1:])
        case inspect.DictType():
            return _words(kind.key_type, ()) or _words(kind.value_type, path[1:])
    return []


MEGABYTE = 1 << 20
LARGEST_FILE = 4 * MEGABYTE
LARGEST_INPUT = 128 * MEGABYTE
STANDARD_INPUT: Final = "-"
DEEPEST_NESTING = 12
MOST_VALUES = 400_000
"""So many values a file may hold; the largest of the program's own has a hundredth of them."""
MOST_TABLES = 20_000
"""So many tables with a heading of their own a file may hold, over more of which tomllib thinks for seconds."""
MIGRATIONS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = MappingProxyType({})
"""By format: what turns a document of that format into one of the next; format 1 is the first, so none is needed."""

Form = TypeVar("Form")

# A key or table header of many dotted parts, over which tomllib would think for hours.
# Possessive, since otherwise millions of blanks would take as long.
_PART = r"""[ \t]*+(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+"""
_MANY_DOTS = re.compile(
    rf"(?:^[ \t]*+\[{{0,2}}+|[{{,]){_PART}(?:(?:\.{_PART}){{16,}}+[=\]]|(?:\.{_PART}){{200,}}+)", re.MULTILINE
)
_HEADING = re.compile(r"^[ \t]*+\[[^\[\],\n]++\][ \t]*+$|^[ \t]*+\[\[[^\[\],\n]++\]\]", re.MULTILINE)
_MANY_DIGITS = re.compile(r"[\d_]{4300,}")
_LINE: Final = "\n"
_TYPES = MappingProxyType(
    {"float": "number", "int": "whole-number", "str": "text", "bool": "truth", "array": "list", "object": "table"}
    | {"list": "list", "dict": "table", "NoneType": "null"}
)

_RELATIONS = MappingProxyType({"<=": "at-most", ">=": "at-least", "<": "less-than", ">": "more-than"})


def read_text(path: Path) -> str:
    """Return the text of a UTF-8 file of at most LARGEST_FILE bytes; raises FileProblem."""
    return text_of(read_bytes(path, LARGEST_FILE), path)


def read_bytes(path: Path, most: int) -> bytes:
    """Return at most `most` bytes of a file or of the standard input, and one more if any; raises FileProblem."""
    with told_as_problem(path):
        if is_standard_input(path):
            return _standard_input()[: most + 1]
        with path.open("rb") as file:
            return file.read(most + 1)


def is_standard_input(path: str | Path) -> bool:
    """Return whether a name means the standard input; a file called so is given with the whole path of its folder."""
    return str(path) == STANDARD_INPUT


@cache
def _standard_input() -> bytes:
    """Return all of the standard input, kept since it arrives only once and a file may be read again."""
    if sys.stdin is None:
        raise FileNotFoundError
    return sys.stdin.buffer.read(LARGEST_INPUT + 1)


def text_of(data: bytes, path: Path) -> str:
    """Return the text in the bytes of a file, at most LARGEST_FILE of them; raises FileProblem."""
    if len(data) > LARGEST_FILE:
        raise FileProblem(path, "", "problem-too-large", megabytes=LARGEST_FILE // MEGABYTE)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileProblem(path, f"byte {error.start}", "problem-not-utf8") from None


def read_toml(path: Path) -> dict[str, Any]:
    """Return a TOML file as plain data of the current format; raises FileProblem."""
    return toml_document(read_text(path), path)


def toml_document(text: str, file: str | Path) -> dict[str, Any]:
    """Return TOML text as plain, bounded data of the current format; raises FileProblem."""
    if _MANY_DOTS.search(text):
        raise FileProblem(file, "", "problem-too-nested", levels=DEEPEST_NESTING)
    if sum(1 for _ in islice(_HEADING.finditer(text), MOST_TABLES + 1)) > MOST_TABLES:
        raise FileProblem(file, "", "problem-too-many-tables", most=MOST_TABLES)
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _syntax_problem(file, str(error)) from None
    except RecursionError:
        raise FileProblem(file, "", "problem-too-nested", levels=DEEPEST_NESTING) from None
    except ValueError as error:  # a number with thousands of digits
        found = _MANY_DIGITS.search(text)
        place = f"line {text.count(_LINE, 0, found.start()) + 1}" if found else ""
        raise FileProblem(file, place, "problem-not-toml", what="digits", reason=str(error)[:200]) from None
    check_plain(document, file)
    return migrated(without_marks(document), file)


_FAULTS: Final = (
    ("bracket", r"Unclosed |Expected '\]"),
    ("twice", r"Cannot declare |Cannot overwrite |Cannot mutate |Cannot redefine |Duplicate "),
    ("text", r"Unterminated |Unescaped |Illegal |Found invalid |Invalid hex |Escaped |Expected [\"']{1,2}'"),
    ("value", r"Invalid value|Invalid date"),
    ("digits", r"Exceeds the limit"),
    ("line", r"Invalid statement|Expected newline |Invalid initial |Expected '='"),
)
"""What is wrong, and how the messages of tomllib begin that mean it."""


def _syntax_problem(file: str | Path, message: str) -> FileProblem:
    match = re.fullmatch(r"(.*) \(at (.*)\)", message, re.DOTALL)
    reason, place = (match[1], match[2]) if match else (message, "")
    what = next((what for what, begin in _FAULTS if re.match(begin, reason)), "other")
    return FileProblem(file, place, "problem-not-toml", what=what, reason=reason[:200])


def check_plain(document: Any, file: str | Path) -> None:
    """Refuse infinite numbers, deep nesting and masses of values anywhere in plain data; raises FileProblem."""
    for number, (path, value, depth) in enumerate(_walk(document, (), 0)):
        if number > MOST_VALUES:
            raise FileProblem(file, place_of(document, path[:1]), "problem-too-many-values", most=MOST_VALUES)
        if depth > DEEPEST_NESTING:
            raise FileProblem(file, place_of(document, path[:3]), "problem-too-nested", levels=DEEPEST_NESTING)
        if isinstance(value, float) and not isfinite(value):
            raise FileProblem(file, place_of(document, path), "problem-not-finite", found=str(value))


def _walk(value: Any, path: tuple[str | int, ...], depth: int) -> Iterator[tuple[tuple[str | int, ...], Any, int]]:
    yield path, value, depth
    if depth > DEEPEST_NESTING:
        return
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _walk(inner, (*path, key), depth + 1)
    elif isinstance(value, list | tuple):
        for number, inner in enumerate(value):
            yield from _walk(inner, (*path, number), depth + 1)


def migrated(
    document: dict[str, Any],
    file: str | Path,
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = MIGRATIONS,
    current: int = CURRENT_FORMAT,
) -> dict[str, Any]:
    """Return a document brought to the current format, step by step; a newer or unknown format is a FileProblem."""
    if "format" not in document:
        raise FileProblem(file, "", "problem-missing-key", key="format")
    found = document["format"]
    if isinstance(found, bool) or not isinstance(found, int):
        raise FileProblem(file, "format", "problem-wrong-type", expected="whole-number", found=type_name(found))
    if found > current:
        raise FileProblem(file, "format", "problem-newer-format", found=found, known=current)
    while document["format"] < current:
        number = document["format"]
        if number not in migrations:
            raise FileProblem(file, "format", "problem-unknown-format", found=number, known=current)
        document = {**migrations[number](document), "format": number + 1}
    return document


# -- from plain data to forms ---------------------------------------------------------------------------------


def converted(document: Any, form: type[Form], file: str | Path, prefix: str = "") -> Form:
    """Return plain data as a form, strictly; raises FileProblem with the place (after `prefix`)."""
    try:
        return msgspec.convert(document, form)
    except msgspec.ValidationError as error:
        raise form_problem(document, file, prefix, str(error), form) from None


def place_of(document: Any, path: tuple[str | int, ...]) -> str:
    """Return a path for people: list elements with an id are named by it too."""
    place = ""
    value = document
    for part in path:
        if isinstance(part, int):
            place += f"[{part}]"
            value = value[part] if isinstance(value, list) and part < len(value) else None
            name = value.get("id") if isinstance(value, dict) else None
            if isinstance(name, str):
                place += f' "{name[:48]}"'
        else:
            place += f".{part[:48]}" if place else part[:48]
            value = value.get(part) if isinstance(value, dict) else None
    return place


def _path(text: str) -> tuple[str | int, ...]:
    """Return the path in a message of msgspec, such as `$.terrain[3].polygon[0]`; `[...]` (inside a dict) ends it."""
    parts: list[str | int] = []
    for key, index in re.findall(r"\.([\w-]+)|\[(\d+|\.\.\.)\]", text):
        if index == "...":
            break
        parts.append(int(index) if index else key)
    return tuple(parts)


def form_problem(document: Any, file: str | Path, prefix: str, message: str, form: Any = None) -> FileProblem:
    """Return what msgspec says of plain data that does not fit its `form`, as a problem with its place."""
    # A form that checks something by itself says first where in it that is, and msgspec then where the form is.
    told, *written = message.split(" - at `")
    path = tuple(part for place in reversed(written) for part in _path(place))
    place = place_of(document, path)
    where = f"{prefix}.{place}" if prefix and place else prefix or place
    if match := re.fullmatch(r"Object contains unknown field `(.*)`", told, re.DOTALL):
        return FileProblem(file, where, "problem-unknown-key", key=match[1][:80])
    if match := re.fullmatch(r"Object missing required field `(.*)`", told):
        return FileProblem(file, where, "problem-missing-key", key=match[1])
    if match := re.fullmatch(r"Invalid (?:enum )?value (.*)", told, re.DOTALL):
        found = match[1][:80]
        words = () if form is None else possible_words(form, path)
        near = nearest_first(words, found.strip("'"))[:MOST_SHOWN]
        known: dict[str, str | int] = {"known": ", ".join(near), "count": len(words), "more": len(words) - len(near)}
        return FileProblem(file, where, "problem-unknown-value", found=found, **known)
    if match := re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", told):
        return FileProblem(file, where, "problem-wrong-count", expected=int(match[1]), found=int(match[2]))
    if match := re.fullmatch(r"Expected `(.*)`, got `(.*)`", told):
        expected = [part for part in match[1].split(" | ") if part != "null"]
        kinds = "-or-".join(_TYPES.get(part, part) for part in expected)
        return FileProblem(file, where, "problem-wrong-type", expected=kinds, found=_TYPES.get(match[2], match[2]))
    if match := re.fullmatch(r"Expected `(?:str|array)` of length (<=|>=) (\d+)", told):
        key = "problem-too-long" if match[1] == "<=" else "problem-too-short"
        return FileProblem(file, where, key, bound=int(match[2]))
    if match := re.fullmatch(r"Expected `.*` (<=|>=|<|>) (\S+)", told):
        return FileProblem(file, where, "problem-out-of-bounds", relation=_RELATIONS[match[1]], bound=_number(match[2]))
    if "matching regex" in told:
        shapes = (("problem-unseen-characters", r"\x00"), ("problem-not-an-id", "[a-z"), ("problem-not-dice", "d("),
                  ("problem-not-a-rule", ""))  # fmt: skip
        return FileProblem(file, where, next(key for key, mark in shapes if mark in told))
    if told == "Number out of range":
        return FileProblem(file, where, "problem-not-finite", found="inf")
    return FileProblem(file, where, "problem-form", reason=told[:200])


def _number(text: str) -> int | float:
    return float(text) if re.search(r"[.e]", text) else int(text)


def type_name(value: Any) -> str:
    """Return the type of a plain value, as the texts about problems name it."""
    names = {bool: "truth", str: "text", int: "whole-number", float: "number", list: "list", dict: "table"}
    return names.get(type(value), type(value).__name__)
