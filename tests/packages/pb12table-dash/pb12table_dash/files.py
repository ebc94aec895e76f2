"""Scenarios of Dash: beside what all have, two runners and where the line lies."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

from pb12table.files.forms.basics import Coordinate
from pb12table.files.forms.plain import PlainContent, PlainScenarioForm
from pb12table.files.forms.scenarios import ListedContent
from pb12table.files.problems import FileProblem
from pb12table.skirmish.faces.content import Layout
from pb12table_dash.system import DashSetup, Runner


class DashForm(PlainScenarioForm, frozen=True, kw_only=True):
    line: Coordinate


class DashContent(PlainContent):
    scenario_form = DashForm
    bare = MappingProxyType({"line": 20.0})

    def setup(self, form: DashForm, layout: Layout, content: ListedContent, file: str | Path, /) -> DashSetup:
        return DashSetup(**self.agreed(form, layout, file, Runner), line=form.line)

    def check_playable(self, setup: DashSetup, file: str | Path, /) -> None:
        if len(setup.figures) != len(setup.players):
            raise FileProblem(file, "figure", "problem-no-figure")


CONTENT = DashContent()
