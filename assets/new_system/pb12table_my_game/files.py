"""Scenarios: beside what all have, how many rounds are played; a figure is a runner, and an exit zone a goal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta

from pb12table.files.forms.plain import FigureForm, PlainContent, PlainScenarioForm
from pb12table.files.forms.scenarios import ListedContent
from pb12table.skirmish.faces.content import Layout
from pb12table_my_game.rules import GOAL, MyGameSetup, Runner


class RunnerForm(FigureForm, frozen=True, kw_only=True):
    """A figure of a scenario."""


class MyGameForm(PlainScenarioForm, frozen=True, kw_only=True):
    """A scenario. Every value has bounds, so that nothing else need be checked."""

    figure: tuple[RunnerForm, ...] = ()
    rounds: Annotated[int, Meta(ge=1, le=100)] = 12


class MyGameContent(PlainContent):
    """Reads scenarios, and the kinds of terrain in `assets/terrain.toml`."""

    scenario_form = MyGameForm
    needed_zones = (GOAL,)

    def setup(self, form: MyGameForm, layout: Layout, content: ListedContent, file: str | Path, /) -> MyGameSetup:
        return MyGameSetup(**self.agreed(form, layout, file, Runner), rounds=form.rounds)

    def round_limit(self, setup: MyGameSetup, /) -> int:
        return setup.rounds


CONTENT = MyGameContent()
