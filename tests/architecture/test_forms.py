"""What forms of files may not say, since msgspec does not bear it."""

import types
from collections.abc import Iterator
from importlib import import_module
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import Meta

from pb12table.files.forms.basics import Id
from tests.architecture import scan

COLLECTIONS: Final = (dict, list, tuple, set, frozenset)


def parts_of(kind: Any) -> Iterator[Any]:
    """Yield a type, and all types it is written with."""
    yield kind
    if get_origin(kind) is not Literal:
        for part in get_args(kind):
            yield from parts_of(part)


def unfolded(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    """Return a type without its annotations, and these."""
    if get_origin(kind) is not Annotated:
        return kind, ()
    inner, notes = unfolded(kind.__origin__)
    return inner, (*notes, *kind.__metadata__)


def members(kind: Any) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Yield what a union is of, those inside annotations too, each with its annotations; of all else itself."""
    inner, notes = unfolded(kind)
    if get_origin(inner) in (Union, types.UnionType):
        for member in get_args(inner):
            yield from ((each, (*more, *notes)) for each, more in members(member))
    else:
        yield inner, notes


def freed_wrongly(kind: Any) -> bool:
    """Return whether a type is a union of a text with a pattern and a table, list, tuple or set."""
    found = list(members(kind))
    texts = [note for inner, notes in found if inner is str for note in notes]
    pattern = any(isinstance(note, Meta) and note.pattern is not None for note in texts)
    return pattern and any((get_origin(inner) or inner) in COLLECTIONS for inner, _ in found)


def heirs(form: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """Yield all forms that derive from one."""
    for heir in form.__subclasses__():
        yield heir
        yield from heirs(heir)


@pytest.fixture(scope="module")
def written() -> dict[str, Any]:
    """All types that are written in modules that know msgspec: the fields of their forms, and the names they have."""
    found: dict[str, Any] = {}
    for path in scan.modules():
        if "msgspec" in path.read_text(encoding="utf-8"):
            name = ".".join(path.relative_to(scan.ROOT).with_suffix("").parts).removesuffix(".__init__")
            known = vars(import_module(name)).items()
            found |= {f"{name}.{key}": value for key, value in known if get_origin(value) is not None}
    for form in heirs(msgspec.Struct):
        if form.__module__.startswith("pb12table."):
            hints = get_type_hints(form, include_extras=True).items()
            found |= {f"{form.__module__}.{form.__qualname__}.{key}": value for key, value in hints}
    return found


def test_no_form_has_a_union_that_msgspec_frees_wrongly(written: dict[str, Any]) -> None:
    assert "pb12table.systems.pb12.files.forms.FigureForm.profile" in written
    wrong = [name for name, kind in written.items() if any(freed_wrongly(part) for part in parts_of(kind))]
    assert not wrong


@pytest.mark.parametrize(
    "planted",
    [
        Id | dict[str, Any],
        dict[str, Any] | Id | None,
        tuple[Id | Annotated[list[int], Meta(max_length=3)], ...],
        Annotated[Id | tuple[int, int], Meta(title="a place")],
        dict[str, Annotated[str | set[int], Meta(pattern="^a")]],
        Annotated[Id, Meta(title="an id")] | list,
        Id | frozenset[str],
    ],
)
def test_such_a_union_is_found_wherever_it_is_written(planted: Any) -> None:
    assert any(freed_wrongly(part) for part in parts_of(planted))


@pytest.mark.parametrize(
    "harmless", [Id | None, tuple[Id, ...], dict[Id, Id | float], Annotated[str, Meta(max_length=3)] | dict[str, Any]]
)
def test_texts_with_a_pattern_may_stand_everywhere_else(harmless: Any) -> None:
    assert not any(freed_wrongly(part) for part in parts_of(harmless))
