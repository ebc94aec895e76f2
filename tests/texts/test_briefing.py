"""The briefing names everything that brings points or defeat, and the end."""

from __future__ import annotations

import pytest

from pb12table.files.scenario import load_scenario, scenario_files
from pb12table.pb12.profiles import ZoneKind
from pb12table.texts.briefing import briefing_lines
from pb12table.texts.locale import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", sorted(scenario_files()))
def test_every_zone_that_scores_every_leader_and_the_end_are_named(scenario: str, language: str) -> None:
    setup, texts = load_scenario(scenario).setup, Texts(language)
    lines = briefing_lines(texts, setup)
    scoring = [zone for zone in setup.zones if zone.kind in (ZoneKind.HOLD, ZoneKind.CONTEST)]
    for zone in scoring:
        assert zone.label is not None
        assert any(zone.label.in_language(language) in line for line in lines)
    if setup.modules.take_out_leader:
        assert all(any(f"({player.name})" in line for line in lines) for player in setup.players)
    limit = setup.modules.round_limit
    assert limit is None or str(limit) in lines[-1]
    assert not any("briefing-" in line for line in lines)


def test_the_crossing_is_told_whole() -> None:
    lines = briefing_lines(Texts("en"), load_scenario("two-companies").setup)
    begins = (
        "Hold the zone “The ruins” (Alice and Bob): 1 victory point",
        "Contest the zone “The bridge” (Alice and Bob): 1 victory point",
        "Take out the leader: ",
        "Who has no command points ",
        "The game ends after round 8, ",
    )
    assert len(lines) == len(begins)
    assert all(line.startswith(begin) for line, begin in zip(lines, begins, strict=True))
