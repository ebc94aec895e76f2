"""Saves of the first edition of FATE's rules: they go on where the rulings of today lead where those led."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pb12table.files.problems import FileProblem
from pb12table.files.saves.loading import RULES_CHANGED, load_before, load_save
from pb12table.files.saves.resuming import resume
from pb12table.kernel.dice import SeededDice
from pb12table.systems.fate.system import SYSTEM

FOLDER = Path(__file__).parent / "edition_1"


def test_a_game_that_leads_where_it_led_goes_on(tmp_path: Path) -> None:
    """One with an earned spin, groups that were parted, and leaders: every state is as it was saved."""
    loaded = load_save(Path(shutil.copy(FOLDER / "warehouse-three.pb12save", tmp_path)))
    assert (loaded.header.edition, loaded.is_current, SYSTEM.edition) == (1, False, 3)
    session = resume(loaded, SeededDice(1))
    assert len(session.entries) == len(loaded.lines)
    assert session.pending is not None


@pytest.mark.rule("FR66")
def test_a_game_that_leads_elsewhere_opens_as_far_as_it_led_there(tmp_path: Path) -> None:
    """The doctor's guards no longer help him to lay smoke: FR66."""
    loaded = load_save(Path(shutil.copy(FOLDER / "the-doctors-roof.pb12save", tmp_path)))
    with pytest.raises(FileProblem) as caught:
        resume(loaded, SeededDice(1))
    problem = caught.value
    assert (problem.key, problem.details["played"]) == (RULES_CHANGED, "older")
    before = load_before(loaded.path, problem)
    assert before is not None
    session = resume(before, SeededDice(1))
    assert 0 < len(session.entries) < len(loaded.lines)
    assert session.pending is not None
