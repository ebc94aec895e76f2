"""Whatever is written into a save can be read from it again, and what could not be is refused before it is written."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hypothesis import example, given, settings, strategies

from pb12table.files.problems import FileProblem
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import Scenario, with_player_names
from pb12table.kernel.game import Entry, EntryKind
from tests.files.games import cove, new_session
from tests.run import times

COVE = cove()
MARKS = "\u200b\u200e\u202e\u2066\u2068\u2069\ufeff\u00ad\n\r\t\x00\x1b\x7f\x85\u2028\ud800\U000e0001"
letters = strategies.one_of(strategies.characters(exclude_categories=()), strategies.sampled_from(MARKS))
names = strategies.text(letters, max_size=90)
plains = strategies.recursive(
    strategies.none() | strategies.booleans() | strategies.integers() | strategies.floats() | names,
    lambda inner: strategies.lists(inner, max_size=3) | strategies.dictionaries(names, inner, max_size=3),
    max_leaves=30,
)


def written(create: Callable[[Path], SaveFile], then: Callable[[SaveFile], None]) -> Path | None:
    """A save that was made and written, None where either was refused; then nothing that cannot be read is there."""
    path = Path(mkdtemp()) / "x.pb12save"
    try:
        save = create(path)
    except FileProblem:
        assert not path.exists()
        return None
    try:
        then(save)
    except FileProblem:
        assert load_save(path).journal() == []
        return None
    finally:
        save.close()
    return path


def nothing(_: SaveFile) -> None:
    """Write nothing but the header."""


def named(names: list[str]) -> Scenario:
    return with_player_names(COVE, names)


@given(first=names, second=names)
@example("Alice\u202e", "Bob")
@example("Alice\u200b", "Bob")
@example("\u2068", "Bob\n")
@example("x" * 81, "Bob")
@example("\ud800", "Bob")
@settings(max_examples=times(12, 40), deadline=None)
def test_names_that_a_save_takes_can_be_read_from_it(first: str, second: str) -> None:
    scenario = named([first, second])
    path = written(lambda path: SaveFile.create(path, scenario), nothing)
    if path is None:
        return
    read = [player.name for player in load_save(path).setup.players]
    assert read == [player.name for player in scenario.setup.players]
    shutil.rmtree(path.parent)


@given(
    kind=strategies.sampled_from(EntryKind),
    player=names,
    request=names,
    plain=plains,
    hidden=strategies.booleans(),
    digest=strategies.none() | names,
)
@example(EntryKind.ANSWER, "alice", "X", [0, (float("inf"),)], True, None)
@example(EntryKind.ANSWER, "alice", "X", "x" * 70_000, True, None)
@example(EntryKind.ANSWER, "alice", "X", "\ud800", False, None)
@settings(max_examples=times(12, 50), deadline=None)
def test_entries_that_a_save_takes_can_be_read_from_it(
    kind: EntryKind, player: str, request: str, plain: Any, hidden: bool, digest: str | None
) -> None:
    session = new_session(COVE)
    session.entries.append(Entry(kind, player, request, plain, hidden, digest))
    path = written(lambda path: SaveFile.create(path, COVE), lambda save: save.write(session))
    if path is None:
        return
    assert load_save(path).journal() == session.entries
    shutil.rmtree(path.parent)


def test_an_ordinary_name_and_an_ordinary_entry_are_taken() -> None:
    session = new_session(COVE)
    session.entries.append(Entry(EntryKind.ANSWER, "alice", "BidInitiative", 3, True))
    called = ["Ann-Marie Müller", "Łukasz 🎲"]
    path = written(lambda path: SaveFile.create(path, named(called)), lambda save: save.write(session))
    assert path is not None
    assert [player.name for player in load_save(path).setup.players] == called
    assert load_save(path).journal() == session.entries
