"""What a list of saves tells about each."""

from pathlib import Path

import pytest

from pb12table.files.saves.loading import load_save
from pb12table.files.saves.resuming import SaveSummary, resume, save_summary
from pb12table.files.saves.save import SaveFile
from pb12table.kernel.dice import NoDice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import Label
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import State
from tests.files.games import cove, new_session

DEEP = b'{"player":"alice","request":"ChooseTurn","plain":' + b"[" * 100_000 + b"]" * 100_000 + b"}"


@pytest.fixture
def saved(tmp_path: Path) -> tuple[Session[State], SaveFile]:
    scenario = cove()
    return new_session(scenario, 5), SaveFile.create(tmp_path / "told.pb12save", scenario)


def told_by(path: Path) -> SaveSummary:
    summary = save_summary(path)
    assert summary is not None
    return summary


def test_it_tells_who_plays_and_whose_turn_was_the_last(saved: tuple[Session[State], SaveFile]) -> None:
    session, save = saved
    told: list[str | None] = []
    while (request := session.pending) is not None and len(told) < 60:
        session.answer(request.default(session.state))
        save.write(session)
        summary = told_by(save.path)
        assert [player.in_language("en") for player in summary.players] == ["Alice", "Bob"]
        told.append(None if summary.last_turn is None else summary.last_turn.in_language("en"))
    assert session.state.game_round > 1
    assert told[0] is None
    assert {"Alice", "Bob"} <= {name for name in told if name is not None}


def test_turns_that_were_taken_back_do_not_count(saved: tuple[Session[State], SaveFile]) -> None:
    session, save = saved
    while not isinstance(session.pending, ChooseTurn):
        assert session.pending is not None
        session.answer(session.pending.default(session.state))
    first = len(session.entries)
    session.answer(session.pending.default(session.state))
    save.write(session)
    assert told_by(save.path).last_turn is not None
    session.rewind(first)
    save.write(session)
    assert told_by(save.path).last_turn is None


def test_the_end_of_a_game_is_told_until_it_is_taken_back(saved: tuple[Session[State], SaveFile]) -> None:
    session, save = saved
    while (request := session.pending) is not None:
        assert told_by(save.path).winners is None
        before = len(session.entries)
        session.answer(request.default(session.state))
        save.write(session)
    assert session.state.outcome is not None
    names = {player.id: str(player.name) for player in session.state.setup.players}
    won = tuple(Label(names[winner], names[winner]) for winner in session.state.outcome.winners)
    assert told_by(save.path).winners == won
    length = save.path.stat().st_size
    save.write(session)
    SaveFile.reopen(load_save(save.path)).write(session)
    assert save.path.stat().st_size == length, "it is told once"
    session.rewind(before)
    save.write(session)
    assert told_by(save.path).winners is None
    session.answer(session.pending.default(session.state) if session.pending else None)
    save.write(session)
    assert told_by(save.path).winners == won
    loaded = load_save(save.path)
    assert loaded.journal() == session.entries
    assert resume(loaded, NoDice()).state.outcome == session.state.outcome


def test_the_end_of_an_older_save_is_told_once_it_is_gone_on_with(saved: tuple[Session[State], SaveFile]) -> None:
    session, save = saved
    while (request := session.pending) is not None:
        session.answer(request.default(session.state))
    save.write(session)
    told = told_by(save.path)
    *lines, _ = save.path.read_bytes().splitlines(keepends=True)
    save.path.write_bytes(b"".join(lines))
    assert told_by(save.path).winners is None
    SaveFile.reopen(load_save(save.path)).write(session)
    assert told_by(save.path) == told


@pytest.mark.parametrize("line", [b'{"kind":"ans', b"\xff", b"[]", b'{"length":"x"}', DEEP])
def test_it_tells_what_comes_before_a_line_that_cannot_be_read(
    saved: tuple[Session[State], SaveFile], line: bytes
) -> None:
    session, save = saved
    while session.pending is not None and session.state.game_round < 2:
        session.answer(session.pending.default(session.state))
    save.write(session)
    before = told_by(save.path)
    with save.path.open("ab") as file:
        file.write(line + b"\n")
    assert told_by(save.path) == before


@pytest.mark.parametrize("data", [b"", b"\n", b"{}\n", b"[[", b'{"scenario":{"name":1}}\n', DEEP])
def test_what_is_no_save_tells_nothing(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "none.pb12save"
    assert save_summary(path) is None
    path.write_bytes(data)
    assert save_summary(path) is None
