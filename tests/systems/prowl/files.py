"""Scenarios of Prowl are those of Dash."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

from pb12table.files.forms.scenarios import ListedContent
from pb12table.skirmish.faces.content import Layout
from pb12table_dash.files import DashContent, DashForm
from tests.systems.prowl.system import ProwlSetup


class ProwlContent(DashContent):
    def setup(self, form: DashForm, layout: Layout, content: ListedContent, file: str | Path, /) -> ProwlSetup:
        found = super().setup(form, layout, content, file)
        return ProwlSetup(**{each.name: getattr(found, each.name) for each in fields(found) if each.init})


CONTENT = ProwlContent()
