"""Scenarios: beside what all have, how many rounds are played; a figure is a runner, and an exit zone a goal."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any

import msgspec
from msgspec import Meta

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
from pb12table.skirmish.faces.content import Layout, Seat, table_of
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table_my_game.rules import MyGameSetup, Runner


class RunnerForm(Form, frozen=True, kw_only=True):
    """A figure of a scenario."""

    id: Id
    name: Text
    player: Id
    at: FormPoint


class MyGameForm(ScenarioForm, frozen=True, kw_only=True):
    """A scenario: `ScenarioForm` has what all have. Every value has bounds, so that nothing else need be checked."""

    figure: tuple[RunnerForm, ...] = ()
    rounds: Annotated[int, Meta(ge=1, le=100)] = 12


class MyGameContent(ListedContentFace[ListedContent]):
    """Reads scenarios, and the kinds of terrain in `assets/terrain.toml`."""

    scenario_form = MyGameForm
    entry_forms = MappingProxyType({"terrain": TerrainForm, "zone": ZoneForm, "kind": KindForm, "figure": RunnerForm})
    content_files = ("terrain.toml",)
    file_lists = MappingProxyType({"terrain": {"kind": TerrainKinds}})
    nothing = ListedContent()
    zone_kinds = (ZoneKind.EXIT,)

    def setup(self, form: MyGameForm, layout: Layout, content: ListedContent, file: str | Path, /) -> MyGameSetup:
        players = {player.id for player in form.player}
        for number, runner in enumerate(form.figure):
            if runner.player not in players:
                place = f'figure[{number}] "{runner.id}".player'
                raise FileProblem(file, place, "problem-no-such-player", id=runner.player)
        return MyGameSetup(
            **table_of(layout),
            players=tuple(Seat(PlayerId(player.id), player.name) for player in form.player),
            figures=tuple(
                Runner(FigureId(one.id), Label(one.name, one.name), PlayerId(one.player), one.at) for one in form.figure
            ),
            rounds=form.rounds,
        )

    def document(self, form: MyGameForm, content: ListedContent, file: str | Path, /) -> dict[str, Any]:
        used = tuple(content.kinds[name] for name in sorted({piece.kind for piece in form.terrain}))
        document: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(form, kind=used))
        return document

    def check_playable(self, setup: MyGameSetup, file: str | Path, /) -> None:
        if {runner.player for runner in setup.figures} != set(setup.player_by_id):
            raise FileProblem(file, "figure", "problem-no-figure")
        if not any(zone.kind is ZoneKind.EXIT for zone in setup.zones):
            raise FileProblem(file, "zone", "problem-my-game-no-goal")

    def round_limit(self, setup: MyGameSetup, /) -> int:
        return setup.rounds


CONTENT = MyGameContent()
