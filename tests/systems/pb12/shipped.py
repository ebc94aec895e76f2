"""The scenarios of Pb-12 that come with the program."""

from __future__ import annotations

from pb12table.files.scenario import ScenarioSummary, scan_scenarios
from pb12table.systems.pb12.system import SYSTEM


def shipped() -> list[ScenarioSummary]:
    return [summary for summary in scan_scenarios()[0] if summary.system == SYSTEM.name]
