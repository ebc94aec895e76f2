"""The forces face of Kampf W6: what figures are worth; see `skirmish.forces`."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.faces.forces import ForcesFace, Worth
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.kampf_w6.rules.data import FigureSetup, Setup
from pb12table.systems.kampf_w6.rules.value import figure_value


class W6Forces(ForcesFace):
    """What Kampf W6 tells of forces."""

    def figure_worth(self, texts: Phrases, setup: Setup, figure: FigureSetup) -> Worth | None:
        """WR33 (value)."""
        value = figure_value(figure)
        return Worth(value, texts("worth-of", value=value))


FORCES: Final = W6Forces()
