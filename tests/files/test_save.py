"""Saves: round trip, going back, kills, secrets, and everything that can be wrong with one."""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from operator import methodcaller
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pb12table.files.checking import check_file
from pb12table.files.places import SAVE_ENDING, write_atomically, write_file
from pb12table.files.problems import FileProblem
from pb12table.files.saves.lines import line_of, line_text, opened, sealed
from pb12table.files.saves.loading import LoadedSave, load_save, save_of
from pb12table.files.saves.names import new_save_path
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import SaveFile
from pb12table.kernel.dice import SeededDice, TypedDice
from pb12table.kernel.game import Entry, EntryKind
from pb12table.kernel.session import Session
from pb12table.systems.pb12.rules.game.answers import AskForCards, GiveUp, SetStandingOrder
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import AskCards, When
from pb12table.systems.pb12.system import SYSTEM
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Texts
from tests.files.games import cove, new_session, play
from tests.run import times

Game = tuple[Path, Session[State]]


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A save of a game of 80 answers, and the session that wrote it."""
    scenario = cove()
    path = tmp_path / "cove.pb12save"
    session = new_session(scenario)
    save = SaveFile.create(path, scenario)
    play(session, 80, save=save)
    save.close()
    return path, session


def written(session: Session[State]) -> list[bytes]:
    return opened_lines(session.entries)


def opened_lines(entries: Iterable[Entry]) -> list[bytes]:
    """Entries as lines in which nothing is sealed, since a seal looks another way each time."""
    return [line_text(line_of(replace(entry, hidden=False))) for entry in entries]


def same(first: Session[State], second: Session[State]) -> None:
    assert SYSTEM.digest(first.state) == SYSTEM.digest(second.state)
    assert written(first) == written(second)
    assert first.pending == second.pending
    assert [(line.event, line.entry, line.struck) for line in first.log] == [
        (line.event, line.entry, line.struck) for line in second.log
    ]


def before_an_answer(session: Session[State], length: int) -> int:
    """The next length after which a player, not a die, is asked."""
    while session.entries[length].kind is not EntryKind.ANSWER:
        length += 1
    return length


@pytest.mark.format("save")
def test_a_loaded_game_is_the_saved_one(game: Game) -> None:
    path, session = game
    loaded = load_save(path)
    assert (loaded.notice, loaded.is_whole, loaded.dice) == ("", True, "seeded")
    same(resume(loaded, TypedDice()), session)


def test_a_game_goes_on_in_the_same_file(game: Game) -> None:
    path, _ = game
    loaded = load_save(path)
    session = resume(loaded, SeededDice(5))
    save = SaveFile.reopen(loaded)
    before = path.read_bytes()
    play(session, 30, seed=9, save=save)
    save.close()
    assert path.read_bytes().startswith(before)
    same(resume(load_save(path), TypedDice()), session)


def test_going_back_is_kept_with_its_struck_lines(game: Game) -> None:
    path, session = game
    loaded = load_save(path)
    save = SaveFile.reopen(loaded)
    session.rewind(before_an_answer(session, 40))
    save.write(session)
    play(session, 10, seed=4, save=save)
    session.rewind(before_an_answer(session, 45))
    save.write(session)
    assert session.redo()
    save.write(session)
    save.close()
    again = resume(load_save(path), TypedDice())
    assert any(line.struck for line in again.log)
    same(again, session)
    assert [entry.plain for entry in again.undone] == msgspec.to_builtins([entry.plain for entry in session.undone])
    assert again.undone


def test_a_new_answer_after_going_back_leaves_nothing_to_redo(game: Game) -> None:
    path, session = game
    save = SaveFile.reopen(load_save(path))
    session.rewind(before_an_answer(session, 40))
    save.write(session)
    play(session, 10, seed=77, save=save)
    save.close()
    again = resume(load_save(path), TypedDice())
    assert again.undone == session.undone == []


def test_giving_up_is_saved(game: Game) -> None:
    path, session = game
    save = SaveFile.reopen(load_save(path))
    session.declare("alice", GiveUp())
    save.write(session)
    save.close()
    again = resume(load_save(path), TypedDice())
    assert again.pending is None
    assert again.state.outcome == session.state.outcome
    assert again.state.outcome is not None


def test_when_somebody_wants_to_be_asked_is_sealed_in_a_save(game: Game) -> None:
    path, session = game
    save = SaveFile.reopen(load_save(path))
    figure = next(figure for figure in session.state.figures.values() if figure.controller == "alice")
    for said in (SetStandingOrder(figure.id, When.NEAR, 3), AskForCards(AskCards.ALWAYS)):
        session.declare("alice", said)
    save.write(session)
    save.close()
    lines = path.read_text(encoding="utf-8").splitlines()[-2:]
    assert all("standing-order" not in line and "ask-for-cards" not in line and '"sealed"' in line for line in lines)
    again = resume(load_save(path), TypedDice())
    assert again.state == session.state
    assert again.entries == session.entries


def test_a_save_in_which_orders_are_not_sealed_yet_goes_on_all_the_same(game: Game) -> None:
    path, session = game
    figure = next(figure for figure in session.state.figures.values() if figure.controller == "alice")
    session.declare("alice", SetStandingOrder(figure.id, When.NEAR, 3))
    with path.open("ab") as file:
        file.write(line_text(line_of(replace(session.entries[-1], hidden=False))))
    before = path.read_bytes()
    loaded = load_save(path)
    again = resume(loaded, TypedDice())
    assert again.state == session.state
    save = SaveFile.reopen(loaded)
    save.write(again)
    save.close()
    assert path.read_bytes() == before


def test_writing_without_news_writes_nothing(game: Game) -> None:
    path, session = game
    loaded = load_save(path)
    save = SaveFile.reopen(loaded)
    before = path.read_bytes()
    save.write(session)
    save.close()
    assert path.read_bytes() == before


def test_a_copy_is_a_save_of_its_own(game: Game, tmp_path: Path) -> None:
    path, session = game
    save = SaveFile.reopen(load_save(path))
    save.copy_to(tmp_path / "copy.pb12save")
    save.close()
    same(resume(load_save(tmp_path / "copy.pb12save"), TypedDice()), session)


# -- secrets --------------------------------------------------------------------------------------------------


def test_equal_secrets_do_not_look_equal(game: Game) -> None:
    path, session = game
    save = SaveFile.reopen(load_save(path))
    for player in ("alice", "bob"):
        session.declare(player, AskForCards(AskCards.ALWAYS))
    save.write(session)
    save.close()
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[-2:]]
    assert opened(lines[0]["sealed"]) == opened(lines[1]["sealed"])
    assert lines[0]["sealed"] != lines[1]["sealed"]


def test_seals_tell_nothing_by_their_length_or_their_beginning() -> None:
    for bid in range(12):
        seals = {sealed(bid) for _ in range(50)}
        assert len(seals) == 50
        assert len({seal[:3] for seal in seals}) > 25
        assert {len(seal) for seal in seals} == {len(sealed(0))}


def test_secret_answers_cannot_be_read_by_accident(game: Game) -> None:
    path, session = game
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    bids = [line for line in lines if line["request"] == "BidInitiative"]
    assert bids
    assert all("plain" not in line for line in bids)
    assert [opened(line["sealed"]) for line in bids] == [e.plain for e in session.entries if e.hidden]
    assert all("sealed" not in line for line in lines if line["request"] != "BidInitiative")


@pytest.mark.parametrize("plain", [0, 7, "text", [1, {"a": None}]])
def test_a_seal_opens_to_what_was_sealed(plain: Any) -> None:
    assert opened(sealed(plain)) == plain


@pytest.mark.parametrize("text", ["", "AAAA", "not base64!", "eJw="])
def test_a_broken_seal_is_no_answer(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any ValueError means that there is no answer
        opened(text)


# -- kills ----------------------------------------------------------------------------------------------------


def test_a_save_cut_anywhere_loses_at_most_its_last_line(game: Game) -> None:
    path, session = game
    whole = path.read_bytes()
    header = whole.index(b"\n") + 1
    chance = random.Random(3)
    for _ in range(times(8, 25)):
        length = chance.randrange(header, len(whole))
        path.write_bytes(whole[:length])
        loaded = load_save(path)
        kept = whole[:length].count(b"\n") - 1
        assert len(loaded.lines) in (kept, kept + 1)
        assert loaded.is_whole == whole[:length].endswith(b"\n")
        assert bool(loaded.notice) == (len(loaded.lines) == kept and not loaded.is_whole)
        again = resume(loaded, TypedDice())
        assert written(again) == written(session)[: len(loaded.lines)]


def test_a_torn_line_is_cut_off_before_the_game_goes_on(game: Game) -> None:
    path, _ = game
    path.write_bytes(path.read_bytes()[:-9])
    loaded = load_save(path)
    assert loaded.notice == "notice-torn-line"
    session = resume(loaded, SeededDice(1))
    save = SaveFile.reopen(loaded)
    play(session, 5, save=save)
    save.close()
    repaired = load_save(path)
    assert repaired.notice == ""
    same(resume(repaired, TypedDice()), session)


def test_dice_that_were_lost_are_thrown_again(game: Game) -> None:
    path, session = game
    number = max(n for n, entry in enumerate(session.entries) if entry.kind.value == "dice")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: number + 1]))
    waiting = resume(load_save(path), TypedDice())
    assert len(waiting.entries) == number
    thrown = resume(load_save(path), SeededDice(2))
    assert len(thrown.entries) > number
    assert thrown.entries[number].kind.value == "dice"


PLAYER = """
import sys
from pathlib import Path
from pb12table.files.saves.save import SaveFile
from tests.files.games import cove, new_session, play
save = SaveFile.create(Path(sys.argv[1]), cove())
play(new_session(cove(), 3), 100_000, seed=3, save=save)
"""


def test_a_killed_program_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    path = tmp_path / "killed.pb12save"
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    with subprocess.Popen([sys.executable, "-c", PLAYER, str(path)], cwd=root, env=environment) as player:
        deadline = time.monotonic() + 200
        while time.monotonic() < deadline and not (path.exists() and path.read_bytes().count(b"\n") > 30):
            time.sleep(0.01)
        player.kill()
    resumed = resume(load_save(path), TypedDice())
    assert len(resumed.entries) >= 30


def test_a_file_that_cannot_be_replaced_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"old")

    def broken(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(OSError, match="No space"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(FileProblem) as caught:
        SaveFile.create(path, cove())
    assert caught.value.key == "problem-system"
    assert path.read_bytes() == b"old"


def test_a_file_needs_a_folder(tmp_path: Path) -> None:
    with pytest.raises(FileProblem) as caught:
        write_file(tmp_path / "nowhere" / "x", b"new")
    assert (caught.value.file, caught.value.key) == (str(tmp_path / "nowhere"), "problem-no-such-folder")


def test_a_save_is_checked_whatever_its_file_is_called(game: Game, tmp_path: Path) -> None:
    path, _ = game
    copied = tmp_path / "save.txt"
    copied.write_bytes(path.read_bytes().replace(b'"Dice"', b'"Nice"', 1))
    with pytest.raises(FileProblem) as caught:
        check_file(copied)
    assert caught.value.key == "problem-save-drift"


@contextmanager
def disk_that_fails_after_writing(path: Path) -> Iterator[None]:
    def broken(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        yield


@contextmanager
def disk_with_room_for_ten_bytes(path: Path) -> Iterator[None]:
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 10, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@pytest.mark.parametrize("full_disk", [disk_that_fails_after_writing, disk_with_room_for_ten_bytes])
def test_a_disk_that_is_full_for_a_while_costs_nothing_in_the_end(
    tmp_path: Path, full_disk: Callable[[Path], AbstractContextManager[None]]
) -> None:
    path, scenario = tmp_path / "full.pb12save", cove()
    session = new_session(scenario)
    save = SaveFile.create(path, scenario)
    play(session, 5, save=save)
    for _ in range(2):
        with full_disk(path):
            play(session, 5)
            with pytest.raises(FileProblem) as caught:
                save.write(session)
        assert caught.value.key == "problem-system"
    play(session, 5, save=save)
    save.close()
    same(resume(load_save(path), TypedDice()), session)


# -- bad saves ------------------------------------------------------------------------------------------------


def spoilt(path: Path, number: int, change: Callable[[dict[str, Any]], object]) -> None:
    """Change line `number` (1 is the header) of a save."""
    lines = path.read_text().splitlines()
    line = json.loads(lines[number - 1])
    change(line)
    lines[number - 1] = json.dumps(line)
    path.write_text("\n".join(lines) + "\n")


def first_line(session: Session[State], request: str) -> int:
    return next(number for number, entry in enumerate(session.entries, start=2) if entry.request == request)


def refused(path: Path) -> FileProblem:
    before = path.read_bytes()
    with pytest.raises(FileProblem) as caught:
        check_file(path)
    assert path.read_bytes() == before
    for language in LANGUAGES:
        line = problem_line(Texts(language), caught.value)
        assert line.startswith(str(path))
        assert "problem-" not in line.replace(str(path), "")
        assert "\n" not in line
    return caught.value


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda h: h.update(format=3), "problem-newer-format"),
        (lambda h: h.update(edition=0), "problem-out-of-bounds"),
        (lambda h: h.pop("edition"), "problem-missing-key"),
        (lambda h: h.update(format="1"), "problem-wrong-type"),
        (lambda h: h.update(system="chess"), "problem-missing-system"),
        (lambda h: h.update(dice="loaded"), "problem-unknown-value"),
        (lambda h: h.update(by_program={"alice": "clever"}), "problem-unknown-value"),
        (lambda h: h.update(by_program=[1]), "problem-wrong-type"),
        (lambda h: h.update(comment="x"), "problem-unknown-key"),
        (lambda h: h.pop("format"), "problem-missing-key"),
        (lambda h: h.pop("scenario"), "problem-not-a-save"),
        (lambda h: h["scenario"].pop("profile"), "problem-no-such-profile"),
        (lambda h: h["scenario"].pop("tables"), "problem-missing-key"),
        (lambda h: h["scenario"].update(format=9), "problem-newer-format"),
        (lambda h: h["scenario"]["figure"][0].update(at=[11.9, 8.8]), "problem-inside-piece"),
    ],
)
def test_a_wrong_header_is_refused(game: Game, change: Callable[[dict[str, Any]], object], key: str) -> None:
    path, _ = game
    spoilt(path, 1, change)
    assert refused(path).key == key


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (b"", "problem-not-a-save"),
        (b"\n", "problem-not-a-save"),
        (b"hello\n", "problem-not-a-save"),
        (b"[1]\n", "problem-not-a-save"),
        (b"{\n", "problem-not-a-save"),
        (b'{"format":1,"prog', "problem-save-cut"),
        (b"[" * 100_000 + b"\n", "problem-not-a-save"),
        (b'{"format":NaN}\n', "problem-not-a-save"),
    ],
)
def test_what_is_no_save_is_refused(tmp_path: Path, text: bytes, key: str) -> None:
    path = tmp_path / "x.pb12save"
    path.write_bytes(text)
    assert refused(path).key == key


def test_a_save_of_100_megabytes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.pb12save"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    with pytest.raises(FileProblem) as caught:
        load_save(path)
    assert caught.value.key == "problem-too-large"


def test_a_damaged_line_in_the_middle_is_named(game: Game) -> None:
    path, _ = game
    lines = path.read_bytes().splitlines(keepends=True)
    lines[20] = lines[20][:10] + b"\n"
    path.write_bytes(b"".join(lines))
    problem = refused(path)
    assert (problem.key, problem.place) == ("problem-save-line", "line 21")


def test_an_illegal_answer_is_named(game: Game) -> None:
    path, session = game
    number = first_line(session, "BidInitiative")
    spoilt(path, number, lambda line: line.update(sealed=sealed(99)))
    problem = refused(path)
    assert (problem.key, problem.place) == ("problem-save-illegal", f"line {number}")


def test_an_answer_of_a_wrong_form_is_named(game: Game) -> None:
    path, session = game
    number = first_line(session, "ChooseTurn")
    spoilt(path, number, lambda line: line.update(plain={"kind": "fly"}))
    problem = refused(path)
    assert (problem.key, problem.place) == ("problem-unknown-value", f"line {number}.answer.kind")


def test_whatever_is_wrong_in_a_line_has_its_place_and_a_sentence_in_every_language(game: Game) -> None:
    path, session = game
    whole = path.read_bytes()
    dice = first_line(session, "Dice")
    turn = first_line(session, "ChooseTurn")
    scenario = json.loads(whole.splitlines()[0])["scenario"]
    for number, change, place, german in (
        (dice, {"plain": "six"}, f"line {dice}.answer", "erwartet wird eine ganze Zahl, gefunden wurde ein Text"),
        (dice, {"player": "bobby"}, f"line {dice}", "beantwortet die Frage Dice an bobby"),
        (turn, {"plain": [[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]}, f"line {turn}.plain[0][0]", "tiefer als 12 Ebenen"),
        (1, {"format": 7}, "line 1.format", "die Datei hat Format 7"),
        (1, {"scenario": {**scenario, "minutes": "ten"}}, "line 1.scenario.minutes", "gefunden wurde ein Text"),
    ):
        path.write_bytes(whole)
        spoilt(path, number, methodcaller("update", change))
        problem = refused(path)
        assert problem.place == place
        assert german in problem_line(Texts("de"), problem)
        assert path.read_bytes() != whole
    path.write_bytes(whole)
    spoilt(path, 1, lambda line: line.update(program="0.0.9"))
    spoilt(path, dice, lambda line: line.update(player="bobby"))
    assert "Version 0.0.9" in problem_line(Texts("de"), refused(path))


def test_a_broken_seal_is_named(game: Game) -> None:
    path, session = game
    number = first_line(session, "BidInitiative")
    spoilt(path, number, lambda line: line.update(sealed="????"))
    problem = refused(path)
    assert (problem.key, problem.place) == ("problem-broken-seal", f"line {number}")


def test_an_answer_of_somebody_else_is_drift(game: Game) -> None:
    path, session = game
    number = first_line(session, "ChooseTurn")
    other = "bob" if session.entries[number - 2].player == "alice" else "alice"
    spoilt(path, number, lambda line: line.update(player=other))
    problem = refused(path)
    assert (problem.key, problem.place) == ("problem-save-drift", f"line {number}")


def test_another_digest_is_drift(game: Game) -> None:
    path, session = game
    number = next(n for n, entry in enumerate(session.entries, start=2) if entry.digest)
    spoilt(path, number, lambda line: line.update(digest="0000"))
    problem = refused(path)
    assert (problem.key, problem.place) == ("problem-save-drift", f"line {number}")


def test_going_back_too_far_is_refused(game: Game) -> None:
    path, session = game
    with path.open("a") as file:
        file.write('{"type":"rewind","length":100000}\n')
    problem = refused(path)
    assert (problem.key, problem.place) == ("problem-save-rewind", f"line {len(session.entries) + 2}")


def test_no_random_damage_escapes_as_another_error(game: Game) -> None:
    path, _ = game
    whole = path.read_bytes()
    chance = random.Random(8)
    refusals = 0
    for _ in range(60):
        place = chance.randrange(len(whole))
        path.write_bytes(whole[:place] + bytes([chance.randrange(256)]) + whole[place + chance.randrange(1, 4) :])
        try:
            check_file(path)
        except FileProblem:
            refusals += 1
    assert refusals > 20


def test_a_loaded_save_knows_its_text(game: Game) -> None:
    path, session = game
    loaded: LoadedSave = load_save(path)
    again = save_of(loaded.text(), path)
    assert (again.header, again.lines) == (loaded.header, loaded.lines)
    assert loaded.text().partition(b"\n")[2] == path.read_bytes().partition(b"\n")[2]
    assert opened_lines(loaded.journal()) == written(session)


@pytest.mark.parametrize("name", ["../../../gone", "a/b", "/etc/x", "..", "", "nul\0", "c:\\x", "Ü" * 300])
def test_a_save_is_written_in_its_folder_whatever_its_scenario_is_called(name: str, tmp_path: Path) -> None:
    path = new_save_path(name, tmp_path)
    path.write_bytes(b"")
    assert path.parent == tmp_path
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    assert path.suffix == SAVE_ENDING


def test_a_new_save_never_takes_the_name_of_another(tmp_path: Path) -> None:
    paths = []
    for _ in range(3):
        path = new_save_path("cove", tmp_path)
        path.write_bytes(b"")
        paths.append(path)
    assert len(set(paths)) == 3
    assert all(path.parent == tmp_path and path.name.startswith("cove-") for path in paths)
    assert all(path.suffix == SAVE_ENDING for path in paths)
