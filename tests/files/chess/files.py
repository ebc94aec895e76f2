"""A second rule system, as far as files know one: a board with pieces of wood, of which a scenario names some."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from pb12table.files.forms.basics import ContentForm, Form, FormPoint, Id, Text
from pb12table.files.forms.scenarios import KindForm, PlayerForm, ScenarioForm, TerrainForm, ZoneForm
from pb12table.files.problems import FileProblem, refuse_twins
from pb12table.files.reading import converted
from pb12table.skirmish.faces.content import ContentFace, Layout
from pb12table.table.battlefield import Battlefield


class WoodForm(Form, frozen=True, kw_only=True):
    id: Id
    name: Text


class WoodFile(ContentForm, frozen=True, kw_only=True):
    content: Literal["wood"]
    wood: tuple[WoodForm, ...]
    kind: tuple[KindForm, ...] = ()


class ManForm(Form, frozen=True, kw_only=True):
    id: Id
    wood: Id
    at: FormPoint


class ChessForm(ScenarioForm, frozen=True, kw_only=True):
    man: Annotated[tuple[ManForm, ...], msgspec.Meta(max_length=32)] = ()
    wood: tuple[WoodForm, ...] = ()


@dataclass(frozen=True)
class Woods:
    woods: Mapping[str, WoodForm] = field(default_factory=dict)
    kinds: Mapping[str, KindForm] = field(default_factory=dict)


@dataclass(frozen=True)
class ChessSetup:
    system: ClassVar[str] = "chess"
    layout: Layout
    players: tuple[PlayerForm, ...]
    men: tuple[ManForm, ...]

    @property
    def name(self) -> Any:
        return self.layout.name

    @property
    def battlefield(self) -> Battlefield:
        return self.layout.battlefield


class ChessContent(ContentFace[Woods]):
    scenario_form = ChessForm
    entry_forms = MappingProxyType({"terrain": TerrainForm, "zone": ZoneForm, "figure": ManForm, "kind": KindForm})
    content_files = ("wood.toml",)
    nothing = Woods()

    def content_of(self, document: dict[str, Any], file: str | Path, /) -> Woods:
        form = converted(document, WoodFile, file)
        refuse_twins(form.wood, "wood", file)
        return Woods({wood.id: wood for wood in form.wood}, {kind.id: kind for kind in form.kind})

    def laid_over(self, content: Woods, more: Woods, /) -> Woods:
        return Woods({**content.woods, **more.woods}, {**content.kinds, **more.kinds})

    def with_own(self, form: ChessForm, content: Woods, file: str | Path, /) -> Woods:
        return self.laid_over(content, Woods({wood.id: wood for wood in form.wood}, {k.id: k for k in form.kind}))

    def setup(self, form: ChessForm, layout: Layout, content: Woods, file: str | Path, /) -> ChessSetup:
        for number, man in enumerate(form.man):
            if man.wood not in content.woods:
                raise FileProblem(file, f'man[{number}] "{man.id}".wood', "problem-no-such-profile", id=man.wood)
        return ChessSetup(layout, form.player, form.man)

    def document(self, form: ChessForm, content: Woods, file: str | Path, /) -> dict[str, Any]:
        used = {man.wood for man in form.man}
        kinds = {piece.kind for piece in form.terrain}
        whole = msgspec.structs.replace(
            form,
            wood=tuple(content.woods[name] for name in sorted(used)),
            kind=tuple(content.kinds[name] for name in sorted(kinds)),
        )
        document: dict[str, Any] = msgspec.to_builtins(whole)
        return document

    def figures(self, setup: ChessSetup, /) -> int:
        return len(setup.men)


CONTENT = ChessContent()
