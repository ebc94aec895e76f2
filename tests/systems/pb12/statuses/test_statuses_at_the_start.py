"""Statuses that a scenario gives figures at the start of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import scenario_of, setup_from_document
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import has_status
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.setup import new_game

CONTENT = load_content()
SPY = FigureId("spy")


def yard(statuses: list[str], away: float = 20.0, **more: Any) -> dict[str, Any]:
    """A spy with statuses, and a guard so many steps away."""
    return {
        "format": 1, "system": "pb12", "name": "Yard", "table": {"width": 40.0, "depth": 20.0},
        "player": [{"id": "alice", "name": "Alice", "command_points": 3}, {"id": "bob", "name": "Bob",
                                                                          "command_points": 3}],
        "figure": [{"id": "spy", "profile": "human", "player": "alice", "at": [5.0, 10.0], "statuses": statuses,
                    **more},
                   {"id": "guard", "profile": "human", "player": "bob", "at": [5.0 + away, 10.0]}],
    }  # fmt: skip


def test_figures_begin_with_a_marker_of_each_status_and_nothing_follows_from_it() -> None:
    scenario = scenario_of(yard(["exhausted", "distracted", "panicked"]), CONTENT, Path("yard.toml"))
    state = new_game(scenario.setup)
    assert state.figures[SPY].statuses == {Status.EXHAUSTED: 1, Status.DISTRACTED: 1, Status.PANICKED: 1}
    assert has_status(state, SPY, Status.INCAPACITATED), "as Panicked says"
    assert not state.figures[FigureId("guard")].statuses
    assert setup_from_document(scenario.document) == scenario.setup


@pytest.mark.rule("R4.1.4", "RU111")
@pytest.mark.parametrize(("away", "hidden"), [(20.0, True), (2.0, False)])
def test_who_is_perceived_does_not_begin_camouflaged(away: float, hidden: bool) -> None:
    state = new_game(scenario_of(yard(["camouflaged"], away), CONTENT, Path("yard.toml")).setup)
    assert has_status(state, SPY, Status.CAMOUFLAGED) is hidden


@pytest.mark.parametrize(
    ("statuses", "more", "key"),
    [
        (["exhausted", "exhausted"], {}, "problem-twin"),
        (["severely_wounded"], {}, "problem-unknown-value"),
        (["exhausted"], {"profile": "coach"}, "problem-statuses-of-vehicle"),
    ],
)
def test_statuses_that_cannot_be_are_refused(statuses: list[str], more: dict[str, Any], key: str) -> None:
    with pytest.raises(FileProblem) as found:
        scenario_of(yard(statuses, **more), CONTENT, Path("yard.toml"))
    assert found.value.key == key
    assert found.value.place.startswith('figure[0] "spy".statuses')
