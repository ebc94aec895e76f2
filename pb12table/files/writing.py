"""A scenario's document as TOML text: written anew, or over an existing file whose comments and order stay.

A file is kept as blocks: what stands before the first table, then each table or list element with the lines above it.
Only blocks that changed are written anew, and in them only the keys that changed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from pb12table.files.places import write_atomically, write_file
from pb12table.files.problems import told_as_problem
from pb12table.files.reading import read_text

ORDER = (
    "description", "table", "background", "rules", "player", "figure", "zone", "terrain", "kind", "profile", "item",
    "tables",
)  # fmt: skip
"""In which order the tables of a new file come."""

LONGEST_LINE = 118

_HEADER = re.compile(r"""^[ \t]*(\[{1,2})[ \t]*([\w-]+)[ \t]*((?:\.[^\[\]]*)?)\]{1,2}[ \t]*(?:\#.*)?$""")


def scenario_text(document: Mapping[str, Any], original: str = "") -> str:
    """Return the TOML text of a scenario's document; keys whose value is None are left out.

    With the text of an `original` file its comments, its order, its way of writing values and every key that the
    document still has stay as they are; list elements are told apart by their `id`.
    """
    wanted = _without_none(document)
    text = _merged(wanted, original.replace("\r\n", "\n")) if original else None
    # Whatever a hand-written file may do to the merging: the data come first.
    if text is None or not _is_same(_read(text), wanted):
        text = _fresh(wanted)
    return text.replace("\n", "\r\n") if "\r\n" in original else text


def write_scenario(path: Path, document: Mapping[str, Any]) -> None:
    """Write a scenario's document; comments of a file that is there survive.  Raises FileProblem, then nothing changed.

    The file is replaced as a whole, so that at every moment either the old or the new one is there.
    """
    original = read_text(path) if path.is_file() else ""
    write_file(path, scenario_text(document, original).encode("utf-8"))


def write_among_newest(path: Path, document: Mapping[str, Any], most: int) -> None:
    """Write a scenario's document into a folder in which only so many files stay, the newest; raises FileProblem."""
    with told_as_problem(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, scenario_text(document).encode("utf-8"))
        files = sorted(path.parent.glob("*.toml"), key=lambda file: file.stat().st_mtime)
        for old in files[: max(0, len(files) - most)]:
            if old != path:
                old.unlink(missing_ok=True)


def _without_none(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _without_none(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list | tuple):
        return [_without_none(inner) for inner in value]
    return value


def _read(text: str) -> dict[str, Any] | None:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):  # no TOML, a number with thousands of digits, nested without end
        return None


def _is_same(first: Any, second: Any) -> bool:
    """Return whether two plain values are equal; true is not 1, but 1 is 1.0."""
    if isinstance(first, bool) or isinstance(second, bool):
        return first is second
    if isinstance(first, dict) and isinstance(second, dict):
        return first.keys() == second.keys() and all(_is_same(first[key], second[key]) for key in first)
    if isinstance(first, list) and isinstance(second, list):
        return len(first) == len(second) and all(map(_is_same, first, second))
    return bool(first == second)


# -- written anew -----------------------------------------------------------------------------------------------


def _fresh(document: dict[str, Any]) -> str:
    """Return a document as new text, with nothing of an older one to keep."""
    plain = {key: value for key, value in document.items() if not _is_block(value)}
    tables = sorted((key for key in document if key not in plain), key=_rank)
    parts = ["".join(_lines(plain))]
    for key in tables:
        parts += _blocks_of(key, document[key])
    return "\n".join(part for part in parts if part)


def _rank(key: str) -> int:
    return ORDER.index(key) if key in ORDER else len(ORDER)


def _is_block(value: Any) -> bool:
    """Return whether a value of the document is written under its own header; a short name in two languages is not."""
    if isinstance(value, dict):
        return not value.keys() <= {"en", "de"} or len(_inline(value)) > LONGEST_LINE
    return isinstance(value, list) and bool(value) and all(isinstance(inner, dict) for inner in value)


def _blocks_of(key: str, value: Any) -> list[str]:
    if isinstance(value, dict):
        return [f"[{_key(key)}]\n" + "".join(_lines(value))]
    return [_element(key, element) for element in value]


def _element(key: str, element: dict[str, Any]) -> str:
    return f"[[{_key(key)}]]\n" + "".join(_lines(element))


def _key(key: str) -> str:
    return tomlkit.key(key).as_string()


def _lines(values: dict[str, Any]) -> Iterator[str]:
    for key, value in values.items():
        yield f"{_key(key)} = {_inline(value)}\n"


def _inline(value: Any) -> str:
    """Return a plain value on one line; a long list of tables with a line for each."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_inline(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        parts = [_inline(inner) for inner in value]
        line = "[" + ", ".join(parts) + "]"
        if len(line) > LONGEST_LINE and any(isinstance(inner, dict) for inner in value):
            return "[\n" + "".join(f"    {part},\n" for part in parts) + "]"
        return line
    if isinstance(value, float):
        return _decimal(value)
    text: str = tomlkit.item(value).as_string()
    return text


def _decimal(value: float) -> str:
    """Return a number, without exponent wherever a scenario measures something."""
    text = repr(value)
    if "e" in text and 1e-9 < abs(value) < 1e16:
        text = f"{Decimal(text):f}"
        return text if "." in text else f"{text}.0"
    return text


# -- over an existing file ----------------------------------------------------------------------------------------


_Slot = tuple[int, Any]


@dataclass(frozen=True, slots=True)
class _Block:
    """A table or list element of a file: comments and blank lines `above` its header, and its own text.

    `key` is the top-level key, "" for what stands before the first header.
    """

    key: str
    is_element: bool
    above: str
    text: str


def _merged(document: dict[str, Any], original: str) -> str | None:
    """Return the text of a file changed to match a document; None if the file cannot be taken apart."""
    blocks = _blocks(original)
    if blocks is None:
        return None
    before = [_read(block.text) or {} for block in blocks]
    in_head = before[0].keys()
    head = {
        key: value
        for key, value in document.items()
        if key in in_head or (not _is_block(value) and not any(block.key == key for block in blocks))
    }
    slots = _slots(document, blocks, before)
    try:
        written = [_Block("", False, "", _changed(blocks[0].text, before[0], head))]
        ending = _fill(written, blocks, slots, before)
    except TOMLKitError:
        return None
    _add_new(written, document, head, [slot for slot in slots if slot is not None])
    return "".join(block.above + block.text for block in written) + ending


def _fill(written: list[_Block], blocks: list[_Block], slots: list[_Slot | None], before: list[dict[str, Any]]) -> str:
    """Write what comes into the place of each block; returns the comments that have no block left to stand above."""
    kept = ""
    for block, slot in zip(blocks[1:], slots, strict=True):
        section, _ = _parted(block.above)
        if slot is None:
            # A blank line goes with its block; comments stay.
            kept += section if section.strip() else ""
            continue
        kept += section
        source, value = slot
        _, own = _parted(blocks[source].above)
        text = _changed(blocks[source].text, before[source], _wrapped(blocks[source], value))
        written.append(_Block(block.key, block.is_element, kept + own, text))
        kept = ""
    return kept


def _chunks(original: str) -> list[tuple[re.Match[str] | None, list[str]]]:
    """Return the lines of a file from header to header, each with its header; list elements' tables belong to them."""
    lines = original.splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        lines[-1] += "\n"
    starts = [number for number, line in enumerate(lines) if _HEADER.match(line.rstrip("\r\n"))]
    chunks: list[tuple[re.Match[str] | None, list[str]]] = []
    for start, end in zip([0, *starts], [*starts, len(lines)], strict=True):
        chunk = lines[start:end]
        header = _HEADER.match(chunk[0].rstrip("\r\n")) if chunk and start in starts else None
        owner = chunks[-1][0] if chunks else None
        belongs = header is not None and owner is not None and header[3] and header[2] == owner[2]
        # A line that looks like a header may stand inside a text of several lines.
        if chunks and (belongs or _read("".join(chunks[-1][1])) is None):
            chunks[-1][1].extend(chunk)
        else:
            chunks.append((header, chunk))
    return chunks


def _blocks(original: str) -> list[_Block] | None:
    """Return a file taken apart; None if a part of it cannot be read alone."""
    chunks = _chunks(original)
    if not chunks or any(_read("".join(chunk)) is None for _, chunk in chunks):
        return None
    blocks: list[_Block] = []
    above = ""
    for header, chunk in chunks:
        if header is not None and header[3]:
            return None  # a table inside of a list element that stands elsewhere
        # What stands under a block, after a blank line, belongs to the next one.
        body, below = _split_tail(chunk)
        key, is_element = ("", False) if header is None else (header[2], header[1] == "[[")
        blocks.append(_Block(key, is_element, above, body))
        above = below
    if above.strip():
        last = blocks.pop()
        blocks.append(_Block(last.key, last.is_element, last.above, last.text + above))
    return blocks


def _split_tail(chunk: Sequence[str]) -> tuple[str, str]:
    """Return a chunk split at the first blank line after its last value."""
    end = len(chunk)
    while end > 0 and (not chunk[end - 1].strip() or chunk[end - 1].lstrip().startswith("#")):
        end -= 1
    while end < len(chunk) and chunk[end].strip() and end > 0:
        end += 1
    return "".join(chunk[:end]), "".join(chunk[end:])


def _parted(above: str) -> tuple[str, str]:
    """Return the lines above a block: those that stay in place, and those directly above the block."""
    section, blank, own = above.rpartition("\n\n")
    if not blank:
        return ("\n", own[1:]) if own.startswith("\n") else ("", own)
    return section + blank, own


def _slots(document: dict[str, Any], blocks: list[_Block], before: list[dict[str, Any]]) -> list[_Slot | None]:
    """Return what replaces each block after the first: which block's text, and its new value; None: nothing.

    Elements that stay keep their places among themselves unless the document has them in another order.
    """
    slots: list[_Slot | None] = [None] * (len(blocks) - 1)
    for key in {block.key: None for block in blocks[1:]}:
        places = [number for number, block in enumerate(blocks) if number and block.key == key]
        value = document.get(key)
        if not blocks[places[0]].is_element:
            if isinstance(value, dict):
                slots[places[0] - 1] = (places[0], value)
            continue
        elements = value if isinstance(value, list) else []
        known: dict[Any, int] = {}
        for place in places:
            known.setdefault(_name_of(before[place][key][0], place - places[0]), place)
        found = [
            (known.pop(name), element)
            for number, element in enumerate(elements)
            if (name := _name_of(element, number)) in known
        ]
        free = sorted(place for place, _ in found)
        for place, slot in zip(free, found, strict=True):
            slots[place - 1] = slot
    return slots


def _name_of(element: Any, number: int) -> Any:
    """Return what identifies an element of a list: its id, else its number."""
    name = element.get("id") if isinstance(element, dict) else None
    return name if isinstance(name, str) else number


def _wrapped(block: _Block, value: Any) -> dict[str, Any]:
    return {block.key: [value] if block.is_element else value}


def _add_new(written: list[_Block], document: dict[str, Any], head: dict[str, Any], kept: list[_Slot]) -> None:
    """Put in what the file did not have: elements behind those they follow, other tables in their usual place."""
    for key in sorted((key for key in document if key not in head), key=_rank):
        value = document[key]
        places = [number for number, block in enumerate(written) if block.key == key]
        if not _is_block(value):
            continue
        if not isinstance(value, list):
            if not places:
                _insert(written, _place_for(written, key), _blocks_of(key, value)[0], key, is_element=False)
            continue
        known = {id(element) for _, element in kept}
        place = places[0] if places else _place_for(written, key)
        for element in value:
            if id(element) in known:
                place = next(n for n in range(place, len(written)) if written[n].key == key) + 1
            else:
                _insert(written, place, _element(key, element), key, is_element=True)
                place += 1


def _place_for(written: list[_Block], key: str) -> int:
    """Return where a table goes that the file lacks so far: after the last one that usually comes before it."""
    return max(number for number, block in enumerate(written) if not block.key or _rank(block.key) <= _rank(key)) + 1


def _insert(written: list[_Block], place: int, text: str, key: str, *, is_element: bool) -> None:
    written.insert(place, _Block(key, is_element, "\n" if place else "", text))


# -- changing the text of one block ---------------------------------------------------------------------------------


def _changed(text: str, before: dict[str, Any], after: dict[str, Any]) -> str:
    """Return the text of a block with the differing values changed; comments and the rest stay."""
    if _is_same(before, after):
        return text
    parsed = tomlkit.parse(text)
    _update(parsed, before, after)
    return tomlkit.dumps(parsed)


def _update(target: Any, before: dict[str, Any], after: dict[str, Any]) -> None:
    """Bring a table of tomlkit from one value to another."""
    for key in [key for key in before if key not in after]:
        del target[key]
    for key, value in after.items():
        old = before.get(key)
        if key in before and _is_same(old, value):
            continue
        if isinstance(old, dict) and isinstance(value, dict):
            _update(target[key], old, value)
        elif isinstance(old, list) and isinstance(value, list) and _are_tables(old, value):
            for inner, was, becomes in zip(target[key], old, value, strict=True):
                _update(inner, was, becomes)
        else:
            target[key] = tomlkit.value(_inline(value))


def _are_tables(old: list[Any], value: list[Any]) -> bool:
    """Return whether two lists have equally many elements, all of them tables."""
    return len(old) == len(value) and all(isinstance(inner, dict) for inner in (*old, *value))
