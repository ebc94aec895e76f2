"""A save that is removed, replaced, cut or written by others while its game is played; and two programs on one save."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pb12table.files.problems import FileProblem
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.names import OPEN_ELSEWHERE, clear_locks, is_open_elsewhere
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import LOST, SaveFile
from pb12table.kernel.dice import TypedDice
from pb12table.kernel.session import Session
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.system import SYSTEM
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Texts
from tests.files.games import cove, new_session, play

Game = tuple[SaveFile, Session[State]]


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game]:
    """A game that is being played in a folder of its own."""
    folder = tmp_path / "games"
    folder.mkdir()
    session, save = new_session(cove()), SaveFile.create(folder / "cove.pb12save", cove())
    play(session, 20, save=save)
    yield save, session
    save.close()


def removed(path: Path) -> None:
    path.unlink()


def renamed(path: Path) -> None:
    path.rename(path.with_name("other.pb12save"))


def without_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def folder_is_a_file(path: Path) -> None:
    shutil.rmtree(path.parent)
    path.parent.write_bytes(b"")


def replaced(path: Path) -> None:
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data)


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 100)


def emptied(path: Path) -> None:
    os.truncate(path, 0)


def written_into(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"{}\n")


def written_over(path: Path, line: int) -> None:
    """Change a digit of a line, and nothing of the length."""
    lines = path.read_bytes().split(b"\n")
    at = next(at for at in reversed(range(len(lines[line]))) if lines[line][at : at + 1].isdigit())
    lines[line] = lines[line][:at] + (b"1" if lines[line][at : at + 1] != b"1" else b"2") + lines[line][at + 1 :]
    with path.open("r+b") as file:
        file.write(b"\n".join(lines))


def with_another_end(path: Path) -> None:
    times = path.stat().st_atime_ns, path.stat().st_mtime_ns
    written_over(path, -2)
    # Some file systems count time in steps of seconds.
    os.utime(path, ns=times)


def with_another_middle(path: Path) -> None:
    written_over(path, 8)
    os.utime(path, (0, 0))


HARMS: dict[Callable[[Path], None], str] = {
    removed: "removed",
    renamed: "removed",
    without_folder: "folder",
    folder_is_a_file: "folder",
    replaced: "replaced",
    cut: "cut",
    emptied: "cut",
    written_into: "grown",
    with_another_end: "changed",
    with_another_middle: "changed",
}


def contents(folder: Path) -> dict[str, bytes]:
    if not folder.is_dir():
        return {}
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith(".lock")}


@pytest.mark.parametrize("harm", HARMS, ids=lambda harm: harm.__name__)
def test_a_save_that_is_not_as_it_was_left_is_said_and_not_touched(harm: Callable[[Path], None], game: Game) -> None:
    save, session = game
    save.check()
    harm(save.path)
    there = contents(save.path.parent)
    with pytest.raises(FileProblem) as told:
        save.check()
    play(session, 1)
    for _ in range(2):
        with pytest.raises(FileProblem) as caught:
            save.write(session)
        assert (caught.value.key, caught.value.details["what"]) == (LOST, HARMS[harm])
        assert (told.value.key, told.value.details) == (caught.value.key, caught.value.details)
    with pytest.raises(FileProblem):
        save.seat({"bob": "careful"})
    assert contents(save.path.parent) == there, "nothing is written, and nothing padded"
    lines = {problem_line(Texts(language), caught.value) for language in LANGUAGES}
    assert len(lines) == len(LANGUAGES)
    assert all(str(save.path) in line and "problem-" not in line for line in lines)


@pytest.mark.parametrize("harm", HARMS, ids=lambda harm: harm.__name__)
def test_the_whole_game_is_written_anew(harm: Callable[[Path], None], game: Game, tmp_path: Path) -> None:
    save, session = game
    session.rewind(10)
    save.write(session)
    play(session, 5, seed=3, save=save)
    harm(save.path)
    there = contents(save.path.parent)
    play(session, 3, seed=4)
    anew = save.anew(tmp_path / "anew.pb12save", {"bob": "careful"})
    play(session, 3, seed=5, save=anew)
    anew.close()
    again = resume(load_save(anew.path), TypedDice())
    assert SYSTEM.digest(again.state) == SYSTEM.digest(session.state)
    assert [entry.plain for entry in again.entries] == [entry.plain for entry in session.entries]
    assert any(line.struck for line in again.log), "what was taken back is there, too"
    assert load_save(anew.path).header.by_program == {"bob": "careful"}
    assert contents(save.path.parent) == there


def test_a_removed_save_is_written_anew_under_its_name(game: Game) -> None:
    save, session = game
    without_folder(save.path)
    save.path.parent.mkdir()
    anew = save.anew(save.path, {"bob": "careful"})
    anew.write(session)
    anew.check()
    assert program_that_plays_refused(save.path)
    anew.close()
    assert resume(load_save(save.path), TypedDice()).entries == session.entries


def test_an_anew_that_fails_leaves_all_as_it_was(game: Game, tmp_path: Path) -> None:
    save, session = game
    removed(save.path)
    with pytest.raises(FileProblem) as caught:
        save.anew(tmp_path / "nowhere" / "x.pb12save", {"bob": "careful"})
    assert caught.value.key == "problem-no-such-folder"
    with pytest.raises(FileProblem) as caught:
        save.check()
    assert caught.value.details["what"] == "removed"
    anew = save.anew(save.path, {"bob": "careful"})
    anew.write(session)
    anew.close()
    assert resume(load_save(save.path), TypedDice()).entries == session.entries


def test_what_is_kept_of_a_cut_save_is_whole(game: Game, tmp_path: Path) -> None:
    save, session = game
    emptied(save.path)
    save.copy_to(tmp_path / "kept.pb12save")
    assert resume(load_save(tmp_path / "kept.pb12save"), TypedDice()).entries == session.entries


def test_another_file_in_the_place_of_a_save_is_not_taken_away_with_it(game: Game) -> None:
    save, _ = game
    replaced(save.path)
    there = save.path.read_bytes()
    save.discard()
    assert save.path.read_bytes() == there


def test_a_save_that_was_only_touched_is_as_it_was_left(game: Game) -> None:
    save, session = game
    os.utime(save.path, (0, 0))
    save.check()
    play(session, 3, save=save)
    os.utime(save.path, (0, 0))
    save.check()
    save.seat({"bob": "careful"})
    save.check()


def test_a_save_that_was_changed_since_it_was_read_is_not_gone_on_with(game: Game) -> None:
    save, _ = game
    loaded = load_save(save.path)
    save.close()
    with_another_end(save.path)
    with pytest.raises(FileProblem) as caught:
        SaveFile.reopen(loaded)
    assert (caught.value.key, caught.value.details["what"]) == (LOST, "changed")
    assert not is_open_elsewhere(save.path)


def test_a_save_that_was_written_since_it_was_read_is_not_gone_on_with(game: Game) -> None:
    save, session = game
    loaded = load_save(save.path)
    play(session, 3, save=save)
    save.close()
    with pytest.raises(FileProblem) as caught:
        SaveFile.reopen(loaded)
    assert (caught.value.key, caught.value.details["what"]) == (LOST, "grown")
    assert not is_open_elsewhere(save.path)


# -- two programs ---------------------------------------------------------------------------------------------

HOLDER = """
import sys
from pathlib import Path
from pb12table.files.saves.names import SaveLock
lock = SaveLock(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""
ASKER = """
import sys
from pathlib import Path
from pb12table.files.problems import FileProblem
from pb12table.files.saves.names import SaveLock
try:
    SaveLock(Path(sys.argv[1]))
except FileProblem as problem:
    print(problem.key)
"""


@contextmanager
def another_program(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another program that plays in a save."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "open\n"
        try:
            yield program
        finally:
            program.kill()


def program_that_plays_refused(path: Path) -> bool:
    """Whether another program is refused to play in a save."""
    ran = subprocess.run([sys.executable, "-c", ASKER, str(path)], capture_output=True, text=True, check=True)
    return ran.stdout == f"{OPEN_ELSEWHERE}\n"


def test_a_second_program_is_told_that_a_game_is_open_elsewhere(game: Game) -> None:
    save, session = game
    assert program_that_plays_refused(save.path)
    assert not is_open_elsewhere(save.path), "here is not elsewhere"
    save.seat({"bob": "careful"})
    assert program_that_plays_refused(save.path), "though the file has been replaced"
    save.close()
    with another_program(save.path):
        assert is_open_elsewhere(save.path)
        with pytest.raises(FileProblem) as caught:
            SaveFile.reopen(load_save(save.path))
        assert caught.value.key == OPEN_ELSEWHERE
        assert resume(load_save(save.path), TypedDice()).entries == session.entries, "readable"
    assert not is_open_elsewhere(save.path)
    SaveFile.reopen(load_save(save.path)).close()
    assert [file.name for file in save.path.parent.iterdir()] == [save.path.name]


def test_a_save_has_one_lock_whatever_way_leads_to_it(game: Game, tmp_path: Path) -> None:
    save, _ = game
    (tmp_path / "link").symlink_to(save.path.parent)
    (tmp_path / "named.pb12save").symlink_to(save.path)
    save.close()
    with another_program(save.path):
        assert is_open_elsewhere(tmp_path / "link" / save.path.name)
        assert is_open_elsewhere(tmp_path / "named.pb12save")


def test_the_lock_of_a_killed_program_goes_with_it(game: Game) -> None:
    save, _ = game
    save.close()
    lock = save.path.with_name(f".{save.path.name}.lock")
    with another_program(save.path) as program:
        assert lock.exists()
        clear_locks(save.path.parent)
        assert lock.exists(), "it is held"
        assert is_open_elsewhere(save.path)
        program.kill()
        program.wait()
        assert lock.exists()
        clear_locks(save.path.parent)
        assert not lock.exists()
    SaveFile.reopen(load_save(save.path)).close()


def test_a_program_goes_on_with_its_own_game_once_more(game: Game) -> None:
    save, session = game
    again = SaveFile.reopen(load_save(save.path))
    save.discard()
    play(session, 3, save=again)
    assert program_that_plays_refused(save.path)
    again.close()
    assert not program_that_plays_refused(save.path)
    assert resume(load_save(save.path), TypedDice()).entries == session.entries


def test_where_no_lock_can_be_made_a_game_goes_on_all_the_same(game: Game) -> None:
    save, session = game
    save.close()
    lock = save.path.with_name(f".{save.path.name}.lock")
    lock.mkdir()
    again = SaveFile.reopen(load_save(save.path))
    play(session, 3, save=again)
    again.close()
    assert resume(load_save(save.path), TypedDice()).entries == session.entries
