"""Which words a form allows at a place, for those who wrote another one."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any

from msgspec import inspect

MOST_SHOWN = 8
"""How many of the possible words are shown; the others are hinted at."""


def possible_words(form: Any, path: Sequence[str | int]) -> tuple[str, ...]:
    """The words that are possible at a path into a form, each once; none where any text is."""
    return tuple(dict.fromkeys(_words(inspect.type_info(form), tuple(path))))


def nearest_first(words: Sequence[str], found: str) -> list[str]:
    """Words by how much they are like the one that was found, the most alike first."""
    return sorted(words, key=lambda word: -SequenceMatcher(None, word, found).ratio())


def nearest(words: Sequence[str], found: str) -> str:
    """The words that are most like the one that was found, in a row; an ellipsis stands for the others."""
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
