"""The fields of forms: what an entry of a scenario may state, how that is typed, and the document that follows.

A field is reached by its path from the top of the document: keys of tables, and numbers in lists.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeAlias

import msgspec
import tomlkit
from msgspec import inspect

from pb12table.files.forms.basics import PLACE, BothNames, BothTexts
from pb12table.layouts.editing import Document, number_of, written
from pb12table.skirmish.forms.force_pages import NotANumber, Refused
from pb12table.texts.locale import Texts

Path: TypeAlias = tuple[str | int, ...]
BOTH: Final = (BothNames, BothTexts)
"""Forms of a text in both languages."""
APART: Final = "; "
"""What is typed between the numbers of a point."""
YES: Final = "yes"
NO: Final = "no"


class NotSeveralNumbers(Refused):
    """Something typed is not as many numbers as needed."""

    key = "fields-not-numbers"


class NotToml(Refused):
    """Something typed is no value as TOML writes it."""

    key = "fields-not-toml"


class Sort(StrEnum):
    """How a field is shown and set."""

    TRUTH = "truth"
    NUMBER = "number"
    CHOICE = "choice"
    WORDS = "words"
    NAME = "name"
    """An id, of something that exists or of the entry itself."""
    BOTH = "both"
    """A text, or one in each language."""
    NUMBERS = "numbers"
    """As many numbers as the form says, such as a point."""
    EITHER = "either"
    """A truth, a number or a word."""
    FREE = "free"
    """Anything that TOML can write."""
    SET = "set"
    """Some of a few words."""
    GRADED = "graded"
    """A number for each of a few words."""
    LIST = "list"
    TABLE = "table"
    """Keys with values of any kind."""
    STRUCT = "struct"
    TAGGED = "tagged"
    """One of several forms, which a key tells apart."""


LEAVES: Final = frozenset((Sort.TRUTH, Sort.NUMBER, Sort.CHOICE, Sort.WORDS, Sort.NAME, Sort.NUMBERS, Sort.EITHER,
                           Sort.FREE))  # fmt: skip
"""What is typed or chosen in one row."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a form, without its bounds: those are the reader's."""

    key: str
    type: inspect.Type
    is_required: bool
    usual: Any
    """What holds where a file leaves the field out, None if that is nothing."""


def bare(kind: inspect.Type) -> inspect.Type:
    """Return a type without its notes, and without None beside it."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        left = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
        if len(left) == 1:
            return bare(left[0])
    return kind


def _members(kind: inspect.Type) -> list[inspect.Type]:
    """Return the types that a union allows, without None."""
    found = bare(kind)
    types = found.types if isinstance(found, inspect.UnionType) else (found,)
    return [bare(each) for each in types if not isinstance(each, inspect.NoneType)]


def may_be_none(kind: inspect.Type) -> bool:
    """Return whether a field can be left without any value."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    return isinstance(kind, inspect.UnionType) and any(isinstance(each, inspect.NoneType) for each in kind.types)


_FIELDS: Final[dict[type[Any], tuple[Field, ...]]] = {}
"""The fields of the forms that were asked about: a form never changes."""


def fields_of(form: type[Any]) -> tuple[Field, ...]:
    """Return the fields of a form in their order."""
    if form not in _FIELDS:
        found = inspect.type_info(form)
        assert isinstance(found, inspect.StructType), "forms are structs"
        _FIELDS[form] = tuple(_field(each) for each in found.fields)
    return _FIELDS[form]


def _field(each: inspect.Field) -> Field:
    usual = each.default
    if usual is msgspec.NODEFAULT:
        usual = None if each.default_factory is msgspec.NODEFAULT else each.default_factory()
    return Field(each.encode_name, each.type, each.required, msgspec.to_builtins(usual))


def bounds_of(kind: inspect.Type) -> tuple[float | None, float | None]:
    """Return the least and the greatest number that a field takes, None for no bound; of what is no number neither."""
    found = bare(kind)
    if not isinstance(found, inspect.IntType | inspect.FloatType):
        return None, None
    return (found.ge if found.ge is not None else found.gt), (found.le if found.le is not None else found.lt)


def sort_of(kind: inspect.Type) -> Sort:
    """Return how a type is shown and set."""
    members = _members(kind)
    if len(members) > 1:
        structs = [each.cls for each in members if isinstance(each, inspect.StructType)]
        if len(structs) == len(members):
            return Sort.TAGGED
        if any(each in BOTH for each in structs):
            return Sort.BOTH
        return Sort.FREE if structs or any(isinstance(each, inspect.DictType) for each in members) else Sort.EITHER
    match members[0]:
        case inspect.BoolType():
            return Sort.TRUTH
        case inspect.IntType() | inspect.FloatType():
            return Sort.NUMBER
        case inspect.LiteralType() | inspect.EnumType():
            return Sort.CHOICE
        case inspect.StrType(pattern=str(pattern)) if "a-z0-9" in pattern:
            return Sort.NAME
        case inspect.StrType():
            return Sort.WORDS
        case inspect.TupleType(item_types=items) if all(sort_of(each) is Sort.NUMBER for each in items):
            return Sort.NUMBERS
        case inspect.TupleType():
            return Sort.LIST
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return Sort.SET if sort_of(item) is Sort.CHOICE else Sort.LIST
        case inspect.DictType(key_type=key, value_type=value):
            graded = sort_of(key) is Sort.CHOICE and sort_of(value) is Sort.NUMBER
            return Sort.GRADED if graded else Sort.TABLE
        case inspect.StructType():
            return Sort.STRUCT
    return Sort.FREE


def choices_of(kind: inspect.Type) -> tuple[str, ...]:
    """Return the words that a choice, a set of them or a graded list allows."""
    match bare(kind):
        case inspect.LiteralType(values=values):
            return tuple(str(each) for each in values)
        case inspect.EnumType(cls=cls):
            return tuple(str(each.value) for each in cls)
        case inspect.VarTupleType(item_type=inner) | inspect.DictType(key_type=inner):
            return choices_of(inner)
    return ()


def words_among(kind: inspect.Type) -> tuple[str, ...]:
    """Return the words that a value may be where it may be something else, too."""
    return tuple(word for each in _members(kind) for word in choices_of(each)) if sort_of(kind) is Sort.EITHER else ()


def words_are_of(kind: inspect.Type) -> str:
    """Return what the words of a choice are of, by the name of the enumeration as in the keys of texts; "" for none."""
    match bare(kind):
        case inspect.EnumType(cls=cls):
            return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()
        case inspect.VarTupleType(item_type=inner) | inspect.DictType(key_type=inner):
            return words_are_of(inner)
    return ""


def item_of(kind: inspect.Type, number: int) -> inspect.Type:
    """Return the type of an element of a list, which may stand where a word may stand, too."""
    lists = (inspect.TupleType, inspect.VarTupleType, inspect.ListType)
    found = next((each for each in _members(kind) if isinstance(each, lists)), None)
    assert found is not None, "a list"
    return found.item_types[number] if isinstance(found, inspect.TupleType) else found.item_type


def fixed_length(kind: inspect.Type) -> int | None:
    """Return how many elements a list has by its form; None if that varies."""
    found = bare(kind)
    return len(found.item_types) if isinstance(found, inspect.TupleType) else None


def numbers_of(kind: inspect.Type) -> int:
    """Return of how many numbers a place or a measure consists."""
    found = bare(kind)
    return len(found.item_types) if isinstance(found, inspect.TupleType) else 1


def is_point(kind: inspect.Type) -> bool:
    """Return whether a field holds a place on the table."""
    match kind:
        case inspect.Metadata(extra=extra, type=inner):
            return PLACE in (extra or {}) or is_point(inner)
        case inspect.UnionType(types=types):
            left = [each for each in types if not isinstance(each, inspect.NoneType)]
            return len(left) == 1 and is_point(left[0])
    return False


def form_of(kind: inspect.Type, value: Any = None) -> type[Any] | None:
    """Return the form of a table: of several the one that the value's tag names, else the first; None for no form."""
    structs = [each for each in _members(kind) if isinstance(each, inspect.StructType)]
    if not structs:
        return None
    for each in structs:
        if each.tag_field and isinstance(value, Mapping) and value.get(each.tag_field) == each.tag:
            return each.cls
    return structs[0].cls


def tags_of(kind: inspect.Type) -> tuple[str, tuple[str, ...]]:
    """Return the key that tells several forms apart, and its words."""
    structs = [each for each in _members(kind) if isinstance(each, inspect.StructType)]
    return str(structs[0].tag_field), tuple(str(each.tag) for each in structs)


# -- values ---------------------------------------------------------------------------------------------------


def value_at(document: Any, path: Path) -> Any:
    """Return what a document has at a path; None if it has nothing there."""
    found = document
    for part in path:
        if isinstance(part, int):
            found = found[part] if isinstance(found, list | tuple) and part < len(found) else None
        else:
            found = found.get(part) if isinstance(found, Mapping) else None
    return found


def with_value(document: Mapping[str, Any], path: Path, value: Any) -> Document:
    """Return the document with something else at a path; None leaves a key or an element of a list out."""
    made: Document = _with(document, path, value)
    return made


def _with(before: Any, path: Path, value: Any) -> Any:
    first, *rest = path
    if isinstance(first, int):
        items = list(before or ())
        new = _with(items[first] if first < len(items) else None, tuple(rest), value) if rest else value
        if first >= len(items):
            return items if new is None else [*items, new]
        return [*items[:first], *(() if new is None else (new,)), *items[first + 1 :]]
    entry = dict(before or {})
    new = _with(entry.get(first), tuple(rest), value) if rest else value
    if new is None or (rest and new == [] and first in entry):
        entry.pop(first, None)
    else:
        entry[first] = new
    return entry


# -- what is typed ----------------------------------------------------------------------------------------------


def shown(value: Any, kind: inspect.Type, texts: Texts) -> str:
    """Return a value as it is typed."""
    match sort_of(kind):
        case Sort.NUMBERS:
            return APART.join(written(each, texts) for each in value)
        case Sort.TRUTH | Sort.EITHER if isinstance(value, bool):
            return texts(f"edit-{YES if value else NO}")
        case Sort.FREE:
            return value if isinstance(value, str) else tomlkit.item(value).as_string().strip()
    return written(value, texts)


def typed(text: str, kind: inspect.Type, texts: Texts) -> Any:
    """Return what was typed as a value of a type; raises Refused for what cannot be meant."""
    match sort_of(kind):
        case Sort.NUMBER:
            return _number(text, whole=isinstance(bare(kind), inspect.IntType))
        case Sort.NUMBERS:
            return _numbers(text, kind)
        case Sort.TRUTH:
            return text in (YES, texts(f"edit-{YES}"))
        case Sort.EITHER:
            return _either(text, kind, texts)
        case Sort.FREE:
            return _free(text)
    return text


def _number(text: str, *, whole: bool) -> float | int:
    number = number_of(text)
    if whole and number != round(number):
        raise NotAWhole(text)
    return round(number) if whole else number


class NotAWhole(Refused):
    """Something typed is a number, but not a whole one."""

    key = "fields-not-whole"


def _numbers(text: str, kind: inspect.Type) -> list[float | int]:
    found = bare(kind)
    assert isinstance(found, inspect.TupleType), "several numbers"
    parts = text.replace(";", " ").split()
    if len(parts) != len(found.item_types):
        raise NotSeveralNumbers(text)
    wholes = (isinstance(bare(each), inspect.IntType) for each in found.item_types)
    return [_number(part, whole=whole) for part, whole in zip(parts, wholes, strict=True)]


def _either(text: str, kind: inspect.Type, texts: Texts) -> Any:
    """Return a truth, a number or a word, whichever of those the type allows."""
    members = _members(kind)
    if any(isinstance(each, inspect.BoolType) for each in members):
        for word, value in ((YES, True), (NO, False)):
            if text.strip().casefold() in (word, texts(f"edit-{word}").casefold()):
                return value
    if text in {word for each in members for word in choices_of(each)}:
        return text
    numeric = next((each for each in members if isinstance(each, inspect.IntType | inspect.FloatType)), None)
    if numeric is not None:
        try:
            return _number(text, whole=isinstance(numeric, inspect.IntType))
        except NotANumber:
            pass
    if any(isinstance(each, inspect.VarTupleType) for each in members):
        return text.replace(",", " ").split()
    return text


def _free(text: str) -> Any:
    """Return a value as TOML writes it; bare words are a text."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        if any(sign in text for sign in "[]{}\"'="):
            raise NotToml(text) from None
        return text


# -- new entries ------------------------------------------------------------------------------------------------

Naming: TypeAlias = Callable[[str], str]
"""What gives the id that a new entry names under a key: of something that exists, "" if there is nothing."""


def fresh(kind: inspect.Type, key: str, name: Naming, at: tuple[float, float]) -> Any:
    """Return what a form gives as an example of a value, else the least it can be.

    Its places lie at a point, and what it names is what exists first.
    """
    match sort_of(kind):
        case Sort.TRUTH:
            return False
        case Sort.NUMBER:
            example = _example(kind)
            return _least(bare(kind)) if example is None else example
        case Sort.CHOICE:
            return _example(kind) or choices_of(kind)[0]
        case Sort.NAME:
            return name(key) or key.replace("_", "-")
        case Sort.WORDS:
            return str(_example(kind) or name(key) or "-")
        case Sort.NUMBERS if is_point(kind):
            return list(at)
        case Sort.NUMBERS:
            found = bare(kind)
            assert isinstance(found, inspect.TupleType), "several numbers"
            return [_least(bare(each)) for each in found.item_types]
        case Sort.STRUCT | Sort.TAGGED:
            form = form_of(kind)
            assert form is not None, "a form"
            return fresh_entry(form, name, at)
        case Sort.LIST | Sort.SET:
            return _fresh_list(kind, key, name, at)
        case Sort.GRADED | Sort.TABLE:
            return {}
        case Sort.EITHER:
            return fresh(_members(kind)[0], key, name, at)
    return name(key) or "-"


def _example(kind: inspect.Type) -> Any:
    """Return what a form gives as an example of a value; None for none."""
    while isinstance(kind, inspect.Metadata):
        examples = (kind.extra_json_schema or {}).get("examples")
        if examples:
            return examples[0]
        kind = kind.type
    return None


def shortest(kind: inspect.Type) -> int:
    """Return how many elements a list has at least."""
    found = bare(kind)
    return (found.min_length or 0) if isinstance(found, inspect.VarTupleType | inspect.ListType) else 0


def _fresh_list(kind: inspect.Type, key: str, name: Naming, at: tuple[float, float]) -> list[Any]:
    found = bare(kind)
    if isinstance(found, inspect.TupleType):
        return [fresh(each, key, name, at) for each in found.item_types]
    assert isinstance(found, inspect.VarTupleType | inspect.ListType), "a list"
    made: list[Any] = []
    words = choices_of(found.item_type)
    for number in range(shortest(kind)):
        aside = (at[0] + number, at[1] + number % 2)
        made.append(words[number] if words else fresh(found.item_type, key, name, aside))
    return made


def _least(kind: inspect.Type) -> float | int:
    """Return the least number of a type, or 0 where that is allowed."""
    assert isinstance(kind, inspect.IntType | inspect.FloatType), "a number"
    whole = isinstance(kind, inspect.IntType)
    least = kind.ge if kind.ge is not None else kind.gt
    if least is None or least < 0 or (least == 0 and kind.ge is not None):
        return 0 if whole else 0.0
    if kind.gt is not None and not whole:
        return least + 1.0
    return (round(least) + (kind.ge is None)) if whole else float(least)


def fresh_entry(form: type[Any], name: Naming, at: tuple[float, float]) -> Document:
    """Return the least that an entry of a form can be: what it must have, and nothing else."""
    info = inspect.type_info(form)
    assert isinstance(info, inspect.StructType), "forms are structs"
    made: Document = {str(info.tag_field): info.tag} if info.tag_field else {}
    for field in fields_of(form):
        if field.is_required:
            made[field.key] = fresh(field.type, field.key, name, at)
    return made


# -- all there is -----------------------------------------------------------------------------------------------


def all_fields(form: type[Any], above: Sequence[type[Any]] = ()) -> Iterator[tuple[str, Field]]:
    """Yield every field of a form and of the forms in it, by `form.key`; a form within itself is gone into once."""
    for field in fields_of(form):
        yield f"{form.__name__}.{field.key}", field
        for inner in forms_in(field.type):
            if inner not in above and inner is not form and inner not in BOTH:
                yield from all_fields(inner, (*above, form))


def forms_in(kind: inspect.Type) -> tuple[type[Any], ...]:
    """Return the forms that a value of a type can hold, directly or in lists."""
    match bare(kind):
        case inspect.StructType(cls=cls):
            return (cls,)
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            return tuple(form for each in types for form in forms_in(each))
        case (
            inspect.VarTupleType(item_type=inner)
            | inspect.ListType(item_type=inner)
            | inspect.DictType(value_type=inner)
        ):
            return forms_in(inner)
    return ()
