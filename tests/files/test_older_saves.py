"""Saves of format 1, which named no edition of the rules: what the first edition led to is kept beside this file."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.checking import check_file
from pb12table.files.problems import FileProblem
from pb12table.files.saves.lines import SAVE_FORMAT
from pb12table.files.saves.loading import RULES_CHANGED, load_before, load_save
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import SaveFile
from pb12table.kernel.dice import SeededDice, TypedDice
from pb12table.systems.pb12.system import SYSTEM
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import Texts
from tests.files.games import play

FOLDER = Path(__file__).parent / "edition_1"
EQUAL = ("open-field", "marked-cards")
"""Whom the rules of today lead where the first edition led: shots and a going back in the open, and decks."""
MOVED = {"flat-roof": 23, "roof-edge": 9}
"""A shot over the edge of one's own roof, and a step off one; with the first entry of what goes another way now."""


@pytest.fixture
def old(tmp_path: Path) -> Callable[[str], Path]:
    """A copy of an old save to play with."""
    return lambda name: Path(shutil.copy(FOLDER / f"{name}.pb12save", tmp_path))


def changed(path: Path, number: int, change: Callable[[dict[str, Any]], object]) -> Path:
    """Change line `number` (1 is the header) of a save."""
    lines = path.read_text(encoding="utf-8").splitlines()
    line = json.loads(lines[number - 1])
    change(line)
    lines[number - 1] = json.dumps(line)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def with_digests(path: Path) -> list[int]:
    """The numbers of the lines that say where the game stood."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [number for number, line in enumerate(lines, start=1) if '"digest"' in line]


def problem_of(path: Path) -> FileProblem:
    with pytest.raises(FileProblem) as caught:
        check_file(path)
    return caught.value


def test_the_old_saves_are_of_format_1() -> None:
    for path in FOLDER.glob("*.pb12save"):
        header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
        assert header["format"] == 1
        assert "edition" not in header
    assert {path.stem for path in FOLDER.glob("*.pb12save")} == {*EQUAL, *MOVED}


@pytest.mark.parametrize("name", EQUAL)
def test_an_old_save_that_leads_where_it_led_goes_on_and_names_the_edition_of_today(
    name: str, old: Callable[[str], Path]
) -> None:
    path = old(name)
    loaded = load_save(path)
    assert (loaded.header.edition, loaded.is_current, loaded.notice) == (1, False, "")
    session = resume(loaded, SeededDice(4))
    entries = list(session.entries)
    save = SaveFile.reopen(loaded)
    play(session, 8, save=save)
    save.close()
    again = load_save(path)
    assert (again.header.edition, again.header.format, again.is_current) == (SYSTEM.edition, SAVE_FORMAT, True)
    assert (again.header.scenario, again.header.by_program) == (loaded.header.scenario, loaded.header.by_program)
    resumed = resume(again, TypedDice())
    assert SYSTEM.digest(resumed.state) == SYSTEM.digest(session.state)
    assert [entry.plain for entry in resumed.entries[: len(entries)]] == [entry.plain for entry in entries]


def test_an_old_save_that_is_only_read_stays_as_it_is(old: Callable[[str], Path]) -> None:
    path = old("marked-cards")
    before = path.read_bytes()
    resume(load_save(path), TypedDice())
    check_file(path)
    assert path.read_bytes() == before


def test_what_was_sealed_in_an_old_save_is_opened_and_sealed_anew(old: Callable[[str], Path]) -> None:
    path = old("open-field")
    old_seals = [json.loads(line)["sealed"] for line in path.read_text().splitlines()[1:3]]
    assert all(seal.startswith("eJ") for seal in old_seals), "what is packed and no more begins so"
    loaded = load_save(path)
    orders = [entry.plain for entry in loaded.journal()[:2]]
    assert [order["figure"] for order in orders] == ["lookout", "guard"]
    assert all(seal not in loaded.text().decode() for seal in old_seals)
    decks = [player["deck"] for player in load_save(old("marked-cards")).header.scenario["player"]]
    assert all(decks)


def test_for_whom_the_program_played_is_known_from_before_it_could_play_in_two_ways(old: Callable[[str], Path]) -> None:
    path = changed(old("open-field"), 1, lambda header: header.update(by_program=["bob"]))
    assert load_save(path).header.by_program == {"bob": "aggressive"}


@pytest.mark.parametrize(
    ("typed", "read"),
    [("Al\u202eice", "Alice"), ("\u200b", "alice"), ("\u2068\n", "alice"), ("Zoë O’Neill", "Zoë O’Neill")],
)
def test_a_name_that_could_be_typed_but_not_be_read_again_can_be_now(
    typed: str, read: str, old: Callable[[str], Path]
) -> None:
    path = changed(old("open-field"), 1, lambda header: header["scenario"]["player"][0].update(name=typed))
    loaded = load_save(path)
    assert loaded.setup.players[0].name == read
    resume(loaded, TypedDice())
    SaveFile.reopen(loaded).close()
    assert load_save(path).setup.players[0].name == read


def test_a_broken_seal_in_an_old_save_is_named(old: Callable[[str], Path]) -> None:
    path = changed(old("open-field"), 2, lambda line: line.update(sealed="eJw="))
    assert (problem_of(path).key, problem_of(path).place) == ("problem-broken-seal", "line 2")
    path = changed(old("marked-cards"), 1, lambda header: header.update(decks="eJw="))
    assert (problem_of(path).key, problem_of(path).place) == ("problem-broken-seal", "line 1")


# -- where other rules led elsewhere --------------------------------------------------------------------------


@pytest.mark.parametrize("name", MOVED)
def test_a_game_that_the_old_rules_led_elsewhere_is_not_called_damaged(
    name: str, old: Callable[[str], Path], tmp_path: Path
) -> None:
    path = old(name)
    problem = problem_of(path)
    assert (problem.key, problem.details["entry"]) == (RULES_CHANGED, MOVED[name])
    told = problem_line(Texts("en"), problem)
    assert "the rules have changed since this game was played" in told
    assert f"from entry {MOVED[name]} on" in told
    assert f"ab Eintrag {MOVED[name]}" in problem_line(Texts("de"), problem)
    part = load_before(path, problem)
    assert part is not None
    assert (part.is_part, part.notice, len(part.journal())) == (True, "notice-rules-changed", MOVED[name] - 1)
    before = path.read_bytes()
    session = resume(part, SeededDice(1))
    save = SaveFile.branch(part, tmp_path / "branch.pb12save")
    play(session, 5, save=save)
    save.close()
    assert path.read_bytes() == before, "the old one stays as it is"
    again = load_save(tmp_path / "branch.pb12save")
    assert again.is_current
    assert SYSTEM.digest(resume(again, TypedDice()).state) == SYSTEM.digest(session.state)


@pytest.mark.parametrize("number", range(4))
def test_up_to_where_a_game_is_the_same_is_known_to_the_last_digest(number: int, old: Callable[[str], Path]) -> None:
    path = old("open-field")
    digests = with_digests(path)
    other, last = digests[number + 3], digests[number + 2]
    problem = problem_of(changed(path, other, lambda line: line.update(digest="0000")))
    assert (problem.key, problem.place) == (RULES_CHANGED, f"line {last + 1}")
    part = load_before(path, problem)
    assert part is not None
    assert len(part.lines) == last - 1
    assert resume(part, TypedDice()).entries[-1].digest == part.journal()[-1].digest


def test_what_was_taken_back_is_not_counted_as_an_entry(old: Callable[[str], Path]) -> None:
    path = old("open-field")
    lines = path.read_text(encoding="utf-8").splitlines()
    back = next(number for number, line in enumerate(lines, start=1) if line.startswith('{"type":"rewind"'))
    later = [number for number in with_digests(path) if number > back]
    problem = problem_of(changed(path, later[1], lambda line: line.update(digest="0000")))
    assert problem.place == f"line {later[0] + 1}"
    part = load_before(path, problem)
    assert part is not None
    assert problem.details["entry"] == len(part.journal()) + 1 < later[0]


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line.update(plain={"kind": "activate", "figure": "nobody"}),
        lambda line: line.update(plain={"kind": "fly"}),
        lambda line: line.update(player="bob"),
        lambda line: line.update(request="ChooseWeather"),
    ],
)
def test_whatever_the_rules_of_today_refuse_in_an_old_game_is_their_change(
    change: Callable[[dict[str, Any]], object], old: Callable[[str], Path]
) -> None:
    path = old("open-field")
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines, start=1) if '"activate"' in line)
    assert problem_of(changed(path, number, change)).key == RULES_CHANGED


def test_a_game_of_the_edition_of_today_that_leads_elsewhere_is_damaged(old: Callable[[str], Path]) -> None:
    path = old("open-field")
    SaveFile.reopen(load_save(path)).close()
    digests = with_digests(path)
    problem = problem_of(changed(path, digests[3], lambda line: line.update(digest="0000")))
    assert (problem.key, problem.place) == ("problem-save-drift", f"line {digests[3]}")


def test_a_game_of_newer_rules_says_so(old: Callable[[str], Path]) -> None:
    path = old("open-field")
    SaveFile.reopen(load_save(path)).close()
    changed(path, 1, lambda header: header.update(edition=SYSTEM.edition + 1))
    check_file(path)
    problem = problem_of(changed(path, with_digests(path)[3], lambda line: line.update(digest="0000")))
    assert problem.key == RULES_CHANGED
    assert "newer rules than this program knows" in problem_line(Texts("en"), problem)


def test_damage_in_an_old_save_is_still_damage(old: Callable[[str], Path]) -> None:
    path = old("open-field")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:9], b'{"type":"ent\n', *lines[10:]]))
    assert (problem_of(path).key, problem_of(path).place) == ("problem-save-line", "line 10")
