"""The log as text: all that everybody may know, sums below their lines, and who played, as it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pb12table.bots.play import make_bots, started
from pb12table.cli.main import run
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario
from pb12table.kernel.session import Session
from pb12table.texts.describe import in_one_line
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import log_text, seat_lines
from pb12table.texts.names import seats_as_they_were


def answered(session: Session[Any], bot: str, answers: int) -> None:
    """Let bots answer for a while."""
    bots = make_bots([bot], session.state.setup, 3)
    for _ in range(answers):
        if session.pending is not None:
            player: Any = session.pending.player
            session.answer(bots[player].answer(session.system.view(session.state, player), session.pending))


def test_lines_of_a_log_that_stand_in_one_do_not_run_into_each_other() -> None:
    assert in_one_line(["Cook interrupts: defence", "Cook is distracted.", "The turn ends"]) == (
        "Cook interrupts: defence. Cook is distracted. The turn ends"
    )
    assert in_one_line([]) == ""


def test_a_log_tells_rounds_turns_sums_and_seats(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    scenario = load_scenario("marked-cards")
    session = started(scenario.setup, 3)
    save = SaveFile.create(tmp_path / "game.pb12save", scenario, by_program={"alice": "careful"})
    answered(session, "aggressive", 150)
    save.write(session)
    save.seat({"bob": "aggressive"})
    save.close()
    loaded = load_save(save.path)
    told = log_text(Texts("en"), session.state, session.log, loaded.seatings)
    assert "Round 1" in told
    assert "\n        12  starting value" in told, "sums stand deeper"
    alice, bob = (player.name for player in scenario.setup.players[:2])
    assert f"From here on a person plays for {alice}." in told
    assert f"From here on the program plays for {bob} (program, bold)." in told
    assert any(line.event.audience is not None for line in session.log), "there are secrets in it"
    public = [line for line in session.log if line.event.audience is None]
    assert told == log_text(Texts("en"), session.state, public, loaded.seatings)
    assert run(["log", str(save.path)]) == 0
    assert capsys.readouterr().out == told
    page = tmp_path / "log.txt"
    assert run(["log", str(save.path), "-o", str(page)]) == 0
    assert page.read_text("utf-8") == told


def test_a_log_is_a_text_and_never_replaces_its_save(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    scenario = load_scenario("the-ford")
    save = SaveFile.create(tmp_path / "game.txt", scenario)
    save.close()
    before = save.path.read_bytes()
    for arguments in (
        ["log", str(save.path), "-o", str(tmp_path / "log.html")],
        ["log", str(save.path), "-o", str(save.path)],
        ["log", str(tmp_path / "none")],
    ):
        assert run(arguments) == 2
        told = capsys.readouterr().err
        assert "Traceback" not in told
        assert told.strip()
    assert save.path.read_bytes() == before


def test_seats_are_told_as_they_were() -> None:
    setup, texts = load_scenario("the-ford").setup, Texts("en")
    alice = setup.players[0]
    assert seats_as_they_were(texts, setup, alice.id, []) == alice.name
    assert "(program)" in seats_as_they_were(texts, setup, alice.id, [(0, {alice.id: "easy"})])
    assert "first the program" in seats_as_they_were(texts, setup, alice.id, [(0, {alice.id: "easy"}), (9, {})])
    assert "partly" in seats_as_they_were(texts, setup, alice.id, [(0, {}), (9, {alice.id: "hard"})])
    assert seat_lines(texts, setup, {}, {}) == []


def test_a_save_remembers_who_played_from_when_on(tmp_path: Path) -> None:
    scenario = load_scenario("the-ford")
    session = started(scenario.setup, 3)
    save = SaveFile.create(tmp_path / "game.pb12save", scenario)
    save.write(session)
    begun = len(session.entries)
    answered(session, "greedy", 6)
    save.write(session)
    save.seat({"bob": "easy"})
    save.seat({"alice": "hard"})
    save.close()
    made = len(session.entries)
    assert made > begun
    assert load_save(save.path).seatings == [(0, {}), (made, {"alice": "hard"})]
