"""Content that is written in lists, one or more to a file and the same ones in scenarios, whose entries have ids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self, TypeVar

from pb12table.files.forms.basics import ContentForm
from pb12table.files.forms.scenarios import KindForm, ScenarioForm
from pb12table.files.problems import FileProblem, refuse_twins
from pb12table.files.reading import converted, type_name
from pb12table.skirmish.faces.content import ContentFace


@dataclass(frozen=True)
class ListedContent:
    """Everything a scenario can name, by id, as it is written in the files; a system adds its own parts."""

    kinds: Mapping[str, KindForm] = field(default_factory=dict)

    def under(self, more: Self) -> Self:
        """This content with other content laid over it."""
        parts = (part.name for part in fields(self))
        laid = {part: MappingProxyType({**getattr(self, part), **getattr(more, part)}) for part in parts}
        return replace(self, **laid)


Listed = TypeVar("Listed", bound=ListedContent)


class ListedContentFace(ContentFace[Listed]):
    """Reads content in lists; a system says which there are and checks what they hold.

    `file_lists` gives the form of a content file and the keys of its lists, by what the file says it holds, `parts` the
    part of the content that a list becomes, by its key.
    """

    file_lists: Mapping[str, tuple[type[ContentForm], tuple[str, ...]]]
    parts: Mapping[str, str]

    def check_own(self, content: Listed, file: str | Path, /) -> None:
        """Check the entries of a file or a scenario as far as each can be checked alone."""
        return

    def content_of(self, document: dict[str, Any], file: str | Path, /) -> Listed:
        if "content" not in document:
            raise FileProblem(file, "", "problem-missing-key", key="content")
        sort = document["content"]
        if not isinstance(sort, str):
            raise FileProblem(file, "content", "problem-wrong-type", expected="text", found=type_name(sort))
        if sort not in self.file_lists:
            known = ", ".join(self.file_lists)
            raise FileProblem(file, "content", "problem-unknown-content", found=sort[:80], known=known)
        form, keys = self.file_lists[sort]
        return self._own(converted(document, form, file), keys, file)

    def merged(self, content: Listed, more: Listed, file: str | Path, /) -> Listed:
        for key, part in self.parts.items():
            for identity in getattr(more, part):
                if identity in getattr(content, part):
                    raise FileProblem(file, f'{key} "{identity}"', "problem-twin", id=identity)
        return content.under(more)

    def laid_over(self, content: Listed, more: Listed, /) -> Listed:
        return content.under(more)

    def check_document(self, document: dict[str, Any], content: Listed, file: Path, /) -> None:
        own = self.content_of(document, file)
        self.check_references(own, content.under(own), file)

    def with_own(self, form: ScenarioForm, content: Listed, file: str | Path, /) -> Listed:
        own = self._own(form, self.parts, file)
        whole = content.under(own)
        self.check_references(own, whole, file)
        return whole

    def _own(self, form: ContentForm | ScenarioForm, keys: Iterable[str], file: str | Path) -> Listed:
        lists = {key: getattr(form, key) for key in keys}
        for key, entries in lists.items():
            refuse_twins(entries, key, file)
        by_id = {self.parts[key]: MappingProxyType({one.id: one for one in lists[key]}) for key in lists}
        own = replace(self.nothing, **by_id)
        self.check_own(own, file)
        return own
