"""The briefing names everything that brings points or defeat, and the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pb12table.files.scenario import load_scenario, scenario_files
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.known import UNNAMED, content
from pb12table.texts.describe import briefing_lines
from pb12table.texts.locale import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", sorted(scenario_files("pb12")))
def test_every_zone_that_scores_every_leader_and_the_end_are_named(scenario: str, language: str) -> None:
    setup, texts = load_scenario(scenario).setup, Texts(language)
    lines = briefing_lines(texts, setup)
    scoring = [zone for zone in setup.zones if zone.kind in (ZoneKind.HOLD, ZoneKind.CONTEST)]
    for zone in scoring:
        assert zone.label is not None
        assert any(zone.label.in_language(language) in line for line in lines)
    if setup.system == UNNAMED and setup.modules.take_out_leader:
        assert all(any(f"({player.name})" in line for line in lines) for player in setup.players)
    limit = content(setup.system).round_limit(setup)
    assert limit is None or str(limit) in lines[-1]
    assert not any("briefing-" in line for line in lines)


def test_the_crossing_is_told_whole() -> None:
    lines = briefing_lines(Texts("en"), load_scenario("two-companies").setup)
    begins = (
        "Hold the zone “The ruins” (Alice and Bob): 1 victory point",
        "Contest the zone “The bridge” (Alice and Bob): 1 victory point",
        "Hold the zone “The north ford” (Alice and Bob): 1 victory point",
        "Hold the zone “The south ford” (Alice and Bob): 1 victory point",
        "Take out the leader: ",
        "A player who has no figure able to act on the table at the end of a status phase is defeated. R1.3.18",
        "So is a player who has no command points ",
        "The game ends after round 6, ",
    )
    assert len(lines) == len(begins)
    assert all(line.startswith(begin) for line, begin in zip(lines, begins, strict=True))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "Action “Search the yard”: 1 victory point for the player whose figure succeeds in it, only in the zone "
            "“Toll house yard”, once in the game. An initiative check for each AP; one success finds what is hidden "
            "here. R1.1.21",
        ),
        (
            "de",
            "Aktion „Hof durchsuchen“: 1 Siegpunkt für den Spieler, dessen Figur sie gelingt, nur im Gebiet „Hof des "
            "Zollhauses“, einmal im Spiel. Eine Initiative-Probe je AP; ein Erfolg findet, was hier versteckt "
            "ist. R1.1.21",
        ),
    ],
)
def test_an_action_that_brings_points_says_how_many_to_whom_and_how(language: str, told: str) -> None:
    setup, texts = load_scenario("post-road").setup, Texts(language)
    assert told in briefing_lines(texts, setup)
    only_bob = tuple(
        replace(action, players=(PlayerId("bob"),), uses=None) if action.id == "search-the-yard" else action
        for action in setup.actions
    )
    line = next(line for line in briefing_lines(texts, replace(setup, actions=only_bob)) if "R1.1.21" in line)
    assert "” (Bob): 1" in line or "“ (Bob): 1" in line
    assert "once" not in line
    assert "einmal" not in line


def test_a_zone_without_a_name_names_its_players_once() -> None:
    setup = load_scenario("smugglers-cove").setup
    zones = tuple(replace(zone, label=None, players=(PlayerId("alice"),)) for zone in setup.zones)
    lines = briefing_lines(Texts("en"), replace(setup, zones=zones))
    assert lines[0].startswith("Hold the zone “Zone to hold” (Alice): 1 victory point")
