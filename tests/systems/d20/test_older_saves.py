"""Saves that the rules of the first edition led: what they led to is kept beside this file."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from pb12table.files.problems import FileProblem
from pb12table.files.saves.loading import RULES_CHANGED, load_before, load_save
from pb12table.files.saves.resuming import resume
from pb12table.kernel.dice import SeededDice
from pb12table.systems.d20.system import SYSTEM

FOLDER = Path(__file__).parent / "edition_1"


def old(name: str, folder: Path) -> Path:
    """A copy of an old save to play with."""
    return Path(shutil.copy(FOLDER / f"{name}.pb12save", folder))


@pytest.mark.parametrize("name", ["duel", "corner"])
def test_old_saves_are_of_the_first_edition(name: str) -> None:
    header = json.loads((FOLDER / f"{name}.pb12save").read_text(encoding="utf-8").splitlines()[0])
    assert header["edition"] == 1 < SYSTEM.edition


def test_a_duel_leads_where_it_led_and_goes_on(tmp_path: Path) -> None:
    loaded = load_save(old("duel", tmp_path))
    assert (loaded.is_current, loaded.notice) == (False, "")
    assert len(resume(loaded, SeededDice(4)).entries) == 13


@pytest.mark.rule("DR40")
def test_shots_round_a_corner_are_another_game_now_and_all_before_them_opens(tmp_path: Path) -> None:
    path = old("corner", tmp_path)
    with pytest.raises(FileProblem) as caught:
        resume(load_save(path), SeededDice(4))
    assert caught.value.key == RULES_CHANGED
    before = load_before(path, caught.value)
    assert before is not None
    assert before.notice == "notice-rules-changed"
    assert resume(before, SeededDice(4)).state.game_round == 1
