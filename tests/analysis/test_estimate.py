"""How long measuring takes is guessed before and corrected by how it goes."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from pb12table.analysis.crew import MEASURED, Stage, seconds_left
from pb12table.analysis.layout import Wishes
from pb12table.analysis.measuring import seconds_by_stage
from pb12table.console.positions import measuring_shown
from pb12table.files.scenario import load_scenario
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.texts.locale import Texts, time_left

GUESS = dict(zip(MEASURED, (2.0, 40.0, 60.0, 30.0, 10.0), strict=True))


def test_more_pieces_finer_cells_and_fewer_cores_take_longer() -> None:
    cove, quay = load_scenario("smugglers-cove").setup, load_scenario("governors-quay").setup

    def seconds(setup: Setup, wishes: Wishes, workers: int = 2) -> float:
        return sum(seconds_by_stage(setup, wishes, workers).values())

    usual = seconds(cove, Wishes())
    assert seconds(quay, Wishes()) > 4.0 * usual
    assert seconds(cove, Wishes(0.5)) > 3.0 * usual
    assert seconds(cove, Wishes(), workers=1) > 1.5 * usual
    assert seconds(cove, Wishes(1.0, (1.0, 2.0))) > usual


def test_before_anything_is_done_the_guess_is_told_and_at_the_end_nothing_is_left() -> None:
    assert seconds_left(GUESS, {}, 0.0) == pytest.approx(sum(GUESS.values()))
    assert seconds_left(GUESS, dict.fromkeys(MEASURED, (5, 5)), 300.0) == 0.0


@pytest.mark.parametrize("pace", [0.25, 1.0, 3.0])
def test_the_guess_follows_how_fast_it_goes(pace: float) -> None:
    # Half of what sight takes is done, at another pace than guessed.
    stages = {Stage.SITES: (9, 9), Stage.SIGHT: (50, 100)}
    left = seconds_left(GUESS, stages, 22.0 * pace)
    assert left == pytest.approx(120.0 * pace, rel=0.15 if pace == 1.0 else 0.4)


def test_a_stage_with_nothing_to_do_is_done_and_what_follows_counts() -> None:
    stages = {Stage.SITES: (9, 9), Stage.SIGHT: (0, 0), Stage.COVER: (0, 10)}
    assert seconds_left(GUESS, stages, 42.0) == pytest.approx(100.0, rel=0.01)
    assert seconds_left(GUESS, stages, 42.0, more=142.0) == pytest.approx(242.0, rel=0.01)


@pytest.mark.parametrize(
    ("seconds", "told"), [(3.0, "a few seconds left"), (31.0, "about 40 s left"), (290.0, "about 5 min left")]
)
def test_it_is_told_no_more_exactly_than_it_is_known(seconds: float, told: str) -> None:
    assert time_left(Texts("en"), seconds) == told


def test_a_terminal_shows_how_long_it_takes_before_anything_is_done_and_a_file_shows_nothing() -> None:
    shown = StringIO()
    with measuring_shown(Console(file=shown, force_terminal=True, width=100), [GUESS, GUESS]) as told:
        told(Stage.SITES, 0, 10)
    assert "about 5 min left" in shown.getvalue()
    assert "5 min left" not in shown.getvalue().split("about 5 min left")[0]
    silent = StringIO()
    with measuring_shown(Console(file=silent), [GUESS]) as told:
        told(Stage.SITES, 0, 10)
        told(Stage.GAMES, 0, 10)
    assert silent.getvalue().strip() == ""


def test_the_next_layout_begins_with_its_first_stage_again() -> None:
    shown = StringIO()
    with measuring_shown(Console(file=shown, force_terminal=True, width=100), [GUESS, GUESS]) as told:
        for stage in MEASURED:
            told(stage, 1, 1)
        told(Stage.SITES, 0, 10)
        told(Stage.GAMES, 1, 10)
    assert "Games" in shown.getvalue()
