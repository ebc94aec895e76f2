"""Whoever has a turn again is told what has become of his figures since the last one, and where that begins."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.events import (
    DamagePointsUsed,
    FigureWentOutOfAction,
    PhaseBegan,
    PlayerWaited,
    StatusReceived,
    TurnBegan,
    VehicleDestroyed,
)
from pb12table.systems.pb12.rules.game.state import Phase, State, Status
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.texts.face import GRAVE, MOST
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import meanwhile, since_last_turn

ALICE, BOB = PlayerId("alice"), PlayerId("bob")
PIRATE, LEGIONARY = FigureId("strong-pirate"), FigureId("legionary")


def turn(player: PlayerId) -> TurnBegan:
    return TurnBegan(player=player)


def becomes(figure: FigureId, status: Status) -> StatusReceived:
    return StatusReceived(figure=figure, status=status, rule="R1.5.1", markers=1)


def uses(figure: FigureId, free: int = 0, light: int = 0) -> DamagePointsUsed:
    return DamagePointsUsed(figure=figure, free=free, light=light, heavy=0)


@pytest.fixture
def state() -> State:
    return new_game(load_scenario("smugglers-cove").setup)


@pytest.mark.rule("R1.3.7")
@pytest.mark.parametrize(("log", "expected"), [
    ([turn(ALICE)], (0, 0)),
    ([PhaseBegan(phase=Phase.TURNS), turn(ALICE)], (1, 1)),
    ([PhaseBegan(phase=Phase.TURNS), turn(BOB), turn(ALICE)], (1, 2)),
    ([turn(BOB), PlayerWaited(player=BOB), turn(ALICE)], (0, 2)),
    ([turn(ALICE), PlayerWaited(player=ALICE), turn(BOB), PlayerWaited(player=BOB), turn(ALICE)], (2, 4)),
    ([turn(ALICE), PlayerWaited(player=ALICE), turn(ALICE)], (2, 2)),
    ([turn(ALICE), PhaseBegan(phase=Phase.STATUS), PhaseBegan(phase=Phase.TURNS), turn(ALICE)], (1, 3)),
    ([], (0, 0)),
])  # fmt: skip
def test_what_was_missed_lies_between_two_turns_of_ones_own(
    state: State, log: list[Any], expected: tuple[int, int]
) -> None:
    assert since_last_turn(state.setup, log, ALICE) == expected


def test_grave_things_that_last_are_told_of_ones_own_figures_only(state: State) -> None:
    state.figures[PIRATE].statuses = {Status.LIGHTLY_WOUNDED: 1, Status.SEVERELY_WOUNDED: 1, Status.MOVED: 1}
    log = [
        turn(ALICE), turn(BOB), uses(PIRATE, light=1), becomes(PIRATE, Status.LIGHTLY_WOUNDED),
        becomes(PIRATE, Status.MOVED), becomes(PIRATE, Status.PANICKED), becomes(LEGIONARY, Status.LIGHTLY_WOUNDED),
        becomes(PIRATE, Status.SEVERELY_WOUNDED), becomes(PIRATE, Status.SEVERELY_WOUNDED), turn(ALICE),
    ]  # fmt: skip
    assert meanwhile(Texts("en"), state, log, ALICE) == "Meanwhile – Strong pirate: Lightly Wounded, Severely Wounded."
    told = meanwhile(Texts("de"), state, log, ALICE)
    assert told == "Inzwischen – Besonders kräftiger Pirat: Leicht verwundet, Schwer verwundet."


def test_what_happened_in_ones_own_turn_is_not_told_again(state: State) -> None:
    state.figures[PIRATE].statuses = {Status.LIGHTLY_WOUNDED: 1}
    log = [turn(ALICE), becomes(PIRATE, Status.LIGHTLY_WOUNDED), turn(BOB), turn(ALICE)]
    assert meanwhile(Texts("en"), state, log, ALICE) == ""


def test_free_points_and_the_end_of_a_figure_are_told(state: State) -> None:
    gone = FigureWentOutOfAction(figure=PIRATE, at=(1.0, 1.0, 0.0), rule="R1.5.1")
    log = [turn(BOB), uses(FigureId("captain"), free=1), uses(PIRATE, free=1, light=1), gone, turn(ALICE)]
    told = meanwhile(Texts("en"), state, log, ALICE)
    assert told == "Meanwhile – Fearless captain: 1 free damage point used. Strong pirate: Out of Action."
    wreck = VehicleDestroyed(figure=PIRATE, at=(1.0, 1.0, 0.0), facing=0.0, rule="R3.0.23")
    assert "Strong pirate: Destroyed." in meanwhile(Texts("en"), state, [turn(BOB), wreck, turn(ALICE)], ALICE)


def test_no_more_than_a_few_figures_are_told_of() -> None:
    state = new_game(load_scenario("governors-quay").setup)
    own = [figure.id for figure in state.figures.values() if figure.controller == ALICE][: MOST + 2]
    for figure in own:
        state.figures[figure].statuses = dict.fromkeys(sorted(GRAVE), 1)
    log = [turn(BOB), *(becomes(figure, status) for figure in own for status in sorted(GRAVE)), turn(ALICE)]
    told = meanwhile(Texts("en"), state, log, ALICE)
    assert told.count("Panicked") == MOST
    assert told.endswith("And 2 more figures.")
