"""The content of rule systems whose scenarios name nothing of it but kinds of terrain."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import msgspec

from pb12table.files.forms.basics import ContentForm
from pb12table.files.forms.scenarios import KindForm, ScenarioForm, TerrainForm, ZoneForm
from pb12table.files.problems import refuse_twins
from pb12table.files.reading import converted
from pb12table.skirmish.faces.content import ContentFace


class KindsFile(ContentForm, frozen=True, kw_only=True):
    """A content file with kinds of terrain."""

    content: Literal["terrain"]
    kind: tuple[KindForm, ...]


@dataclass(frozen=True)
class Kinds:
    """Kinds of terrain by id."""

    kinds: Mapping[str, KindForm] = field(default_factory=dict)


class KindsOnly(ContentFace[Kinds]):
    """Reads kinds of terrain; a system says what the form of its scenarios is, and what setup one becomes.

    `figure_form` is the form of an entry of `figure`.
    """

    content_files = ("terrain.toml",)
    nothing = Kinds()
    figure_form: type[Any]

    @property
    def entry_forms(self) -> Mapping[str, type[Any]]:
        return {"terrain": TerrainForm, "zone": ZoneForm, "kind": KindForm, "figure": self.figure_form}

    def content_of(self, document: dict[str, Any], file: str | Path, /) -> Kinds:
        return _by_id(converted(document, KindsFile, file).kind, file)

    def laid_over(self, content: Kinds, more: Kinds, /) -> Kinds:
        return Kinds({**content.kinds, **more.kinds})

    def with_own(self, form: ScenarioForm, content: Kinds, file: str | Path, /) -> Kinds:
        return self.laid_over(content, _by_id(form.kind, file))

    def document(self, form: ScenarioForm, content: Kinds, file: str | Path, /) -> dict[str, Any]:
        used = tuple(content.kinds[name] for name in sorted({piece.kind for piece in form.terrain}))
        document: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(form, kind=used))
        return document


def _by_id(kinds: tuple[KindForm, ...], file: str | Path) -> Kinds:
    refuse_twins(kinds, "kind", file)
    return Kinds({kind.id: kind for kind in kinds})
