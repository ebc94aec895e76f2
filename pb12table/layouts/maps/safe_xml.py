"""XML of others, read safely: bounded in size, depth and number of elements, and without entities.

The parsers of the standard library have no such bounds, and expand entities that a file declares, a thousand times a
thousand times. Nothing that a document names is fetched.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from pb12table.files.problems import FileProblem
from pb12table.files.reading import MEGABYTE
from pb12table.layouts.maps.map_form import MOST_LINES

LARGEST: Final = 50 * MEGABYTE
MOST_ELEMENTS: Final = 100_000
DEEPEST: Final = 100


def is_xml(data: bytes) -> bool:
    """Return whether the bytes of a file look like XML."""
    return data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] == b"<"


def xml_root(data: bytes, file: str | Path) -> Element:
    """Return the root of a document; raises FileProblem.  Names with a namespace are `{namespace}name`."""
    if len(data) >= LARGEST:
        raise FileProblem(file, "", "problem-too-large", megabytes=LARGEST // MEGABYTE)
    builder = TreeBuilder()
    parser = expat.ParserCreate(namespace_separator="}")
    parser.buffer_text = True
    count = depth = 0

    def start(name: str, attributes: dict[str, str]) -> None:
        nonlocal count, depth
        count, depth = count + 1, depth + 1
        if count > MOST_ELEMENTS:
            raise FileProblem(file, "", "problem-too-many-walls", most=MOST_LINES)
        if depth > DEEPEST:
            raise FileProblem(file, "", "problem-too-nested", levels=DEEPEST)
        builder.start(_named(name), {_named(key): value for key, value in attributes.items()})

    def end(name: str) -> None:
        nonlocal depth
        depth -= 1
        builder.end(_named(name))

    def refuse(*_: object) -> None:
        raise FileProblem(file, f"line {parser.CurrentLineNumber}", "problem-xml-entities")

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = builder.data
    parser.EntityDeclHandler = refuse
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        raise FileProblem(file, f"line {error.lineno}", "problem-xml", reason=expat.ErrorString(error.code)) from None
    except (LookupError, ValueError) as error:
        raise FileProblem(file, "", "problem-xml", reason=str(error)[:100]) from None
    return builder.close()


def _named(name: str) -> str:
    return f"{{{name}" if "}" in name else name


def local_name(element: Element) -> str:
    """Return what an element is called, without its namespace."""
    return element.tag.rpartition("}")[2]
