"""Scenarios whose figures say little: who they are, whose, where they begin, and plain values of a system's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, get_args, get_type_hints

import msgspec

from pb12table.files.forms.basics import Form, FormPoint, Id, Text
from pb12table.files.forms.scenarios import (
    KindForm,
    ListedContent,
    ListedContentFace,
    ScenarioForm,
    TerrainForm,
    TerrainKinds,
    ZoneForm,
)
from pb12table.files.problems import FileProblem
from pb12table.skirmish.faces.content import Layout, PlacedFigure, Seat, table_of
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.zones import ZoneKind


class FigureForm(Form, frozen=True, kw_only=True):
    """A figure of a scenario; a system adds its values, which its figures have as fields of the same names."""

    id: Id
    name: Text
    player: Id
    at: FormPoint


class PlainScenarioForm(ScenarioForm, frozen=True, kw_only=True):
    """A scenario with a list of figures; a system derives from it, and names the form of its own figures."""

    figure: tuple[FigureForm, ...] = ()


class PlainContent(ListedContentFace[ListedContent]):
    """Reads scenarios derived from `PlainScenarioForm`, and kinds of terrain in `assets/terrain.toml`.

    A system says what its `scenario_form` is, and makes a `setup` with what `agreed` returns.
    """

    content_files = ("terrain.toml",)
    file_lists = MappingProxyType({"terrain": {"kind": TerrainKinds}})
    nothing = ListedContent()
    needed_zones: Sequence[ZoneKind] = ()
    """The kinds of zones of which a scenario has at least one, or nobody could win."""

    @property
    def zone_kinds(self) -> Sequence[ZoneKind]:
        return self.needed_zones

    @property
    def entry_forms(self) -> Mapping[str, type[Any]]:
        figure = get_args(get_type_hints(self.scenario_form)["figure"])[0]
        return {"terrain": TerrainForm, "zone": ZoneForm, "kind": KindForm, "figure": figure}

    def agreed(self, form: Any, layout: Layout, file: str | Path, figure: type[PlacedFigure]) -> dict[str, Any]:
        """Return the fields of a `TableSetup`, with figures of a class; raises FileProblem for an unknown player."""
        players = tuple(Seat(PlayerId(player.id), player.name) for player in form.player)
        figures = []
        for number, one in enumerate(form.figure):
            if one.player not in {player.id for player in players}:
                raise FileProblem(file, f'figure[{number}] "{one.id}".player', "problem-no-such-player", id=one.player)
            own = {name: value for name, value in msgspec.structs.asdict(one).items() if name not in _PLAIN}
            label = Label(one.name, one.name)
            figures.append(figure(FigureId(one.id), label, PlayerId(one.player), one.at, **own))
        return {**table_of(layout), "players": players, "figures": tuple(figures)}

    def document(self, form: Any, content: ListedContent, file: str | Path, /) -> dict[str, Any]:
        used = tuple(content.kinds[name] for name in sorted({piece.kind for piece in form.terrain}))
        document: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(form, kind=used))
        return document

    def check_playable(self, setup: Any, file: str | Path, /) -> None:
        if {figure.player for figure in setup.figures} != set(setup.player_by_id):
            raise FileProblem(file, "figure", "problem-no-figure")
        for kind in self.needed_zones:
            if all(zone.kind is not kind for zone in setup.zones):
                raise FileProblem(file, "zone", "problem-no-zone-of-kind", kind=kind.value)


_PLAIN = frozenset(FigureForm.__struct_fields__)
