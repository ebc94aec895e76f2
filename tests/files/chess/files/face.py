"""A second rule system, as far as files know one: a board with pieces of wood, of which a scenario names some."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from pb12table.files.forms.basics import ContentForm, Form, FormPoint, Id, Text
from pb12table.files.forms.scenarios import KindForm, PlayerForm, ScenarioForm, TerrainForm, ZoneForm
from pb12table.files.problems import FileProblem, refuse_twins
from pb12table.files.reading import converted
from pb12table.skirmish.faces.content import ContentFace, Layout, SaveWords
from pb12table.skirmish.layout_faults import LayoutFault
from pb12table.skirmish.naming import Label
from pb12table.skirmish.zones import Zone
from pb12table.table.battlefield import Battlefield, Gait
from pb12table.table.shapes import Point


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


class ChessContent:
    scenario_form = ChessForm
    entry_forms = MappingProxyType({"terrain": TerrainForm, "zone": ZoneForm, "figure": ManForm, "kind": KindForm})
    content_files = ("wood.toml",)
    nothing = Woods()
    new_player: Mapping[str, Any] = MappingProxyType({})
    bare: Mapping[str, Any] = MappingProxyType({})
    save_words = SaveWords()

    def content_of(self, document: dict[str, Any], file: str | Path, /) -> Woods:
        form = converted(document, WoodFile, file)
        refuse_twins(form.wood, "wood", file)
        return Woods({wood.id: wood for wood in form.wood}, {kind.id: kind for kind in form.kind})

    def merged(self, content: Woods, more: Woods, file: str | Path, /) -> Woods:
        return self.laid_over(content, more)

    def laid_over(self, content: Woods, more: Woods, /) -> Woods:
        return Woods({**content.woods, **more.woods}, {**content.kinds, **more.kinds})

    def check_references(self, part: Woods, whole: Woods, file: str | Path, /) -> None:
        pass

    def check_whole(self, content: Woods, folder: Path, /) -> None:
        pass

    def check_document(self, document: dict[str, Any], content: Woods, file: Path, /) -> None:
        self.content_of(document, file)

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

    def check_limits(self, setup: ChessSetup, file: str | Path, /) -> None:
        pass

    def check_playable(self, setup: ChessSetup, file: str | Path, /) -> None:
        pass

    def figures(self, setup: ChessSetup, /) -> int:
        return len(setup.men)

    def round_limit(self, setup: ChessSetup, /) -> int | None:
        return None

    def step_lengths(self, setup: ChessSetup, /) -> Sequence[tuple[int, float]]:
        return ()

    def profiles(self, content: Woods, /) -> Mapping[str, Label]:
        return {}

    @property
    def gait(self) -> Gait:
        return Gait(ledge=0.0, steepest=0.0)

    def layout_faults(
        self, battlefield: Battlefield, zones: Sequence[Zone], figures: Sequence[tuple[Point, float | None]], /
    ) -> tuple[LayoutFault, ...]:
        return ()


CONTENT: ContentFace[Woods] = ChessContent()
