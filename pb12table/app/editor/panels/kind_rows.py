"""What of a kind of terrain, ground or cover can be set: each value that the form of its system has.

A value that is set is the layout's own: the kind is written into it, and holds before the one of the same name that the
system brings along.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec import inspect

from pb12table.app.editor.workbench import KindShown, Workbench
from pb12table.files.forms.labels import label_of
from pb12table.files.reading import converted
from pb12table.layouts.editing import Document, entries_of
from pb12table.layouts.typed import named, number_of, written
from pb12table.skirmish.faces.content import KindTable
from pb12table.skirmish.forms.rows import Property
from pb12table.systems.known import content
from pb12table.texts.locale import Texts
from pb12table.texts.plain import upper_first

NONE: Final = ""
"""What is set where a value is left out."""
LEFT_OUT: Final = ("id", "description")
"""Keys of a kind that are no values."""
Values = dict[str, Any]
Put = Callable[[Any], Document]


def table_of(bench: Workbench, sort: str) -> KindTable | None:
    """The kinds of a sort that the layout may set values of; None for none."""
    return next((table for table in content(bench.setup.system).kind_tables if table.sort == sort), None)


def kinds_of(bench: Workbench, table: KindTable) -> Mapping[str, Any]:
    """All kinds of a table, the layout's own included, as forms by id."""
    return table.kinds(bench.known)


def kind_label(bench: Workbench, shown: KindShown, texts: Texts) -> str:
    """What a kind is called: by the program's words for it, else by its own name."""
    table = table_of(bench, shown.sort)
    form = None if table is None else kinds_of(bench, table).get(shown.kind)
    own = shown.kind if form is None else label_of(form.name).in_language(texts.language)
    return upper_first(texts.of(bench.setup.system).either(f"kind-{shown.kind}", own))


def is_own(bench: Workbench, shown: KindShown) -> bool:
    """Whether the layout has values of its own for a kind."""
    table = table_of(bench, shown.sort)
    return table is not None and any(
        entry.get("id") == shown.kind for entry in entries_of(bench.document, table.section)
    )


def without_own(bench: Workbench, shown: KindShown) -> Document:
    """The document without values of its own for a kind: those that the system brings along hold again."""
    table = table_of(bench, shown.sort)
    if table is None:
        return bench.document
    left = [entry for entry in entries_of(bench.document, table.section) if entry.get("id") != shown.kind]
    found = {key: value for key, value in bench.document.items() if key != table.section}
    return {**found, table.section: left} if left else found


def kind_rows(bench: Workbench, shown: KindShown, texts: Texts) -> list[Property]:
    """The rows of a kind."""
    table = table_of(bench, shown.sort)
    form = None if table is None else kinds_of(bench, table).get(shown.kind)
    if table is None or form is None:
        return []
    rows = _KindRows(bench, table, _plain(form), texts.of(bench.setup.system))
    return list(rows.all())


def _plain(form: Any) -> Values:
    """A kind as it stands in a file: without what is left out."""
    found: Values = msgspec.to_builtins(form)
    return {key: value for key, value in found.items() if value is not None}


class _KindRows:
    """The rows of one kind of a table, with its values now."""

    def __init__(self, bench: Workbench, table: KindTable, values: Values, texts: Texts) -> None:
        self._bench, self._table, self._values, self._texts = bench, table, values, texts

    def all(self) -> Iterator[Property]:
        """One row for each value; of a group of values a head before them."""
        for field in _fields(self._table.form):
            key = field.encode_name
            if key in LEFT_OUT:
                continue
            if key == "name":
                yield self._name()
            else:
                yield from self._rows(key, field.type, self._values.get(key), self._putting(key))

    def _putting(self, key: str) -> Put:
        def put(value: Any) -> Document:
            return self._with(key, value)

        return put

    def _with(self, key: str, value: Any) -> Document:
        """The document with one value of the kind; raises FileProblem where the form does not take it."""
        entry = {name: old for name, old in self._values.items() if name != key}
        if value is not None:
            entry[key] = value
        bench, section = self._bench, self._table.section
        converted(entry, self._table.form, bench.path, f'{section} "{entry["id"]}"')
        others = [other for other in entries_of(bench.document, section) if other.get("id") != entry["id"]]
        return {**bench.document, section: [*others, entry]}

    def _rows(self, key: str, kind: inspect.Type, now: Any, put: Put) -> Iterator[Property]:
        may_be_none = isinstance(kind, inspect.UnionType) and any(
            isinstance(each, inspect.NoneType) for each in kind.types
        )
        if isinstance(kind, inspect.UnionType):
            kind = next(each for each in kind.types if not isinstance(each, inspect.NoneType))
        match kind:
            case inspect.BoolType():
                yield self._choice(key, "yes" if now else "no", ("no", "yes"), lambda text: put(text == "yes"))
            case inspect.IntType() | inspect.FloatType():
                yield self._number(key, now, put, whole=isinstance(kind, inspect.IntType), optional=may_be_none)
            case inspect.LiteralType() | inspect.EnumType():
                named_values = kind.values if isinstance(kind, inspect.LiteralType) else [one.value for one in kind.cls]
                values = (*((NONE,) if may_be_none else ()), *map(str, named_values))
                yield self._choice(key, now, values, lambda text: put(text or None))
            case inspect.VarTupleType(item_type=inspect.StructType(cls=cls)):
                yield from self._graded(key, cls, now or [], put)
            case inspect.StructType(cls=cls):
                yield Property(self._label(key), "", "head")
                for field in _fields(cls):
                    inner = field.encode_name
                    yield from self._rows(inner, field.type, (now or {}).get(inner), _inside(put, now or {}, inner))
            case _:
                return

    def _graded(self, key: str, form: type[Any], now: list[Values], put: Put) -> Iterator[Property]:
        """A number for each of some names, such as a bonus to each kind of dice; 0 for none."""
        fields = _fields(form)
        name = next((field for field in fields if isinstance(field.type, inspect.LiteralType)), None)
        value = next((field for field in fields if isinstance(field.type, inspect.IntType)), None)
        if name is None or value is None or len(fields) != 2:
            return
        assert isinstance(name.type, inspect.LiteralType)
        yield Property(self._label(key), "", "head")
        for option in map(str, name.type.values):
            graded = {str(each[name.encode_name]): each[value.encode_name] for each in now}

            def given(number: Any, option: str = option, graded: Values = graded) -> Document:
                wished = {**graded, option: number}
                return put([{name.encode_name: of, value.encode_name: each} for of, each in wished.items() if each])

            label = self._texts.either(f"edit-value-{option}", option)
            yield self._labelled(label, graded.get(option, 0), given, whole=True, optional=False)

    # -- single rows ------------------------------------------------------------------------------------------

    def _label(self, key: str) -> str:
        word = key.replace("_", "-")
        general = self._texts.either(f"edit-property-{word}", word)
        return self._texts.either(f"edit-kind-{word}", general)

    def _name(self) -> Property:
        value = self._values["name"]
        shown = value.get(self._texts.language, "") if isinstance(value, dict) else str(value)

        def put(text: str) -> Document:
            return self._with("name", named(value, text, self._texts) or value)

        return Property(self._texts("edit-property-name"), shown, "text", put)

    def _number(self, key: str, now: Any, put: Put, *, whole: bool, optional: bool) -> Property:
        return self._labelled(self._label(key), now, put, whole=whole, optional=optional)

    def _labelled(self, label: str, now: Any, put: Put, *, whole: bool, optional: bool) -> Property:
        def typed(text: str) -> Document:
            if optional and not text.strip():
                return put(None)
            number = number_of(text)
            return put(round(number) if whole else number)

        is_unset = now is None
        value = self._texts("edit-unset") if is_unset else written(now, self._texts)
        return Property(label, value, "number", typed, unset=is_unset)

    def _choice(self, key: str, now: Any, values: tuple[Any, ...], put: Callable[[str], Document]) -> Property:
        options = tuple((str(value), self._option(str(value))) for value in values)
        return Property(self._label(key), dict(options).get(str(now or NONE), str(now)), "choice", put, options)

    def _option(self, value: str) -> str:
        if value in ("yes", "no"):
            return self._texts(f"edit-{value}")
        if value == NONE:
            return self._texts("edit-kind-none")
        return self._texts.either(f"edit-value-{value}", value)


def _inside(put: Put, values: Values, key: str) -> Put:
    """Sets one value of a group; where the last one is left out, there is no such group."""

    def given(value: Any) -> Document:
        left = {name: old for name, old in values.items() if name != key and old is not None}
        wished = left if value is None else {**left, key: value}
        return put(wished or None)

    return given


def _fields(form: type[Any]) -> tuple[inspect.Field, ...]:
    found = inspect.type_info(form)
    return found.fields if isinstance(found, inspect.StructType) else ()
