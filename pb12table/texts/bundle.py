"""The texts of one language, each parsed when it is first needed: a start needs a few dozen of thousands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""How an entry begins: all that belongs to one is indented."""


def entries_of(source: str) -> dict[str, str]:
    """The entries of a Fluent file by identifier, terms with a dash before it, as they are written."""
    begins = [(match[1], match.start()) for match in _ENTRY.finditer(source)]
    ends = [*(start for _, start in begins), len(source)][1:]
    return {name: source[start:end] for (name, start), end in zip(begins, ends, strict=True)}


class Bundle:
    """The texts of one language from the sources of its files; of entries with one name the first counts."""

    def __init__(self, language: str, sources: Iterable[str], functions: Mapping[str, Any]) -> None:
        """`functions` are those that texts may call, by name."""
        self._bundle = FluentBundle([language], functions=dict(functions), use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._waiting: dict[str, str] = {}
        for source in reversed(list(sources)):
            self._waiting |= entries_of(source)

    def pattern(self, identifier: str, attribute: str = "") -> Any:
        """The pattern of a text or of one of its attributes, None when there is none."""
        self._parse(identifier)
        if not self._bundle.has_message(identifier):
            return None
        message = self._bundle.get_message(identifier)
        return message.attributes.get(attribute) if attribute else message.value

    def written(self, pattern: Any, arguments: dict[str, float | str]) -> tuple[str, bool]:
        """A pattern with its arguments filled in, and whether it got all it needs."""
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return str(text), not errors

    def _parse(self, name: str, above: tuple[str, ...] = ()) -> None:
        """Parse an entry, and first all that it refers to; `above` are those that led here."""
        source = self._waiting.get(name)
        if source is None or name in above:
            return
        resource = self._parser.parse(source)
        needed = _References()
        needed.visit(resource)
        for other in needed.found:
            self._parse(other, (*above, name))
        # In this order, since threads may ask at the same time: what is not waiting any more must be there.
        self._bundle.add_resource(resource)
        self._waiting.pop(name, None)


class _References(Visitor):
    """The entries that others refer to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)
