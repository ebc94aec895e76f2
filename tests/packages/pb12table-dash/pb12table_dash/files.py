"""Scenarios of Dash: beside what all have, two runners and where the line lies."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from pb12table.files.forms.basics import Coordinate, Form, FormPoint, Id, Text
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
from pb12table.skirmish.faces.content import Layout, Seat, table_of
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table_dash.system import DashSetup, Runner


class RunnerForm(Form, frozen=True, kw_only=True):
    id: Id
    name: Text
    player: Id
    at: FormPoint


class DashForm(ScenarioForm, frozen=True, kw_only=True):
    figure: tuple[RunnerForm, ...] = ()
    line: Coordinate


class DashContent(ListedContentFace[ListedContent]):
    scenario_form = DashForm
    content_files = ("terrain.toml",)
    nothing = ListedContent()
    entry_forms = MappingProxyType({"terrain": TerrainForm, "zone": ZoneForm, "kind": KindForm, "figure": RunnerForm})
    file_lists = MappingProxyType({"terrain": {"kind": TerrainKinds}})
    bare = MappingProxyType({"line": 20.0})

    def setup(self, form: DashForm, layout: Layout, content: ListedContent, file: str | Path, /) -> DashSetup:
        players = {player.id for player in form.player}
        for number, runner in enumerate(form.figure):
            if runner.player not in players:
                raise FileProblem(
                    file, f'figure[{number}] "{runner.id}".player', "problem-no-such-player", id=runner.player
                )
        return DashSetup(
            **table_of(layout),
            players=tuple(Seat(PlayerId(player.id), player.name) for player in form.player),
            figures=tuple(
                Runner(FigureId(one.id), Label(one.name, one.name), PlayerId(one.player), one.at) for one in form.figure
            ),
            line=form.line,
        )

    def document(self, form: DashForm, content: ListedContent, file: str | Path, /) -> dict[str, Any]:
        used = tuple(content.kinds[name] for name in sorted({piece.kind for piece in form.terrain}))
        document: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(form, kind=used))
        return document

    def check_playable(self, setup: DashSetup, file: str | Path, /) -> None:
        if len(setup.figures) != len(setup.players):
            raise FileProblem(file, "figure", "problem-no-figure")


CONTENT = DashContent()
