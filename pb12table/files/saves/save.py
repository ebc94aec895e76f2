"""Saves: a game on disk that a killed program cannot lose."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

import pb12table
from pb12table.files.forms.basics import BothTexts, ProgramStyle, description_label
from pb12table.files.places import check_folder, write_atomically, write_file
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.reading import MEGABYTE, check_plain
from pb12table.files.saves.lines import (
    MOST_SEATINGS,
    NOBODY,
    EndLine,
    EntryLine,
    Header,
    Line,
    RewindLine,
    SeatedSince,
    StandingAnswer,
    entry_of,
    line_of,
    line_text,
    new_header,
    read_line,
    save_text,
    sealed,
    seatings_of,
    seed_in,
    standing_of,
)
from pb12table.files.saves.loading import LARGEST_SAVE, LoadedSave, save_of
from pb12table.files.saves.names import SaveLock
from pb12table.files.scenario import Scenario
from pb12table.kernel.dice import DiceKind
from pb12table.kernel.game import Entry
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import Label, Seatings
from pb12table.systems import known

LOST: Final = "problem-save-lost"
"""What a game was kept in is not there any more, or not as it was left."""


class _DescribedForm(msgspec.Struct):
    """The description of a scenario, whatever else its document says."""

    description: str | BothTexts | None = None


class SaveFile:
    """A save that grows with its game; every `write` is on the disk when it returns.

    All methods turn what the operating system refuses into FileProblem.  The file is written on only while it is the
    one that was opened, and as it was left: else nothing is written, a FileProblem with the key LOST says why,
    and `anew` writes the whole game into another.
    """

    def __init__(self, path: Path, header: Header, lines: Iterable[Line], entries: list[Entry], lock: SaveLock) -> None:
        """Open it for `create` and `reopen`, or raise OSError.

        The file holds the `lines`, which come to `entries`; a `lock` keeps other programs from writing it.
        """
        self.path = path
        self._header = header
        self._lines = list(lines)
        self._written = entries
        self._lock = lock
        self._open()

    def _open(self) -> None:
        # Without a buffer: one would keep what a full disk refuses, and write it twice when there is room again.
        self._file = self.path.open("r+b", buffering=0)
        # As long as it is open no other file becomes the same one.
        self._opened = self.path.stat()
        self._length = self._left = self._opened.st_size
        data = self._written_from(0)
        self._whole = sha256(data)
        self._note_last(data, 0)

    def _written_from(self, start: int) -> bytes:
        """Return what the file holds by now of what was written, from a byte on."""
        self._file.seek(start)
        return self._file.read(self._length - start) or b""

    def _note_last(self, data: bytes, start: int) -> None:
        """Remember the last line of what was just written from a byte on, and when."""
        first = data.rfind(b"\n", 0, -1) + 1
        self._last = (start + first, sha256(data[first:]).digest())
        self._time = os.fstat(self._file.fileno()).st_mtime_ns

    def _is_changed(self) -> bool:
        """Return whether the file holds something else than was written, at the same length.

        The last line is compared each time, the rest when the file was written to since; who only touched it changed
        nothing.
        """
        start, digest = self._last
        if sha256(self._written_from(start)).digest() != digest:
            return True
        time = os.fstat(self._file.fileno()).st_mtime_ns
        if time != self._time and sha256(self._written_from(0)).digest() != self._whole.digest():
            return True
        self._time = time
        return False

    @classmethod
    def create(
        cls,
        path: Path,
        scenario: Scenario,
        dice: DiceKind = "seeded",
        by_program: Mapping[str, ProgramStyle] = NOBODY,
    ) -> SaveFile:
        """Create the save of a game of a scenario that is about to begin, replacing any file of that name.

        `by_program` says for whom the program plays, and how.  What could not be read again is not written.
        """
        system = str(scenario.document["system"])
        edition = known.system(system).edition
        header = new_header(scenario.id, system, scenario.document, dice, pb12table.__version__, edition, by_program)
        return cls._written_whole(path, header, [], [])

    @classmethod
    def _written_whole(cls, path: Path, header: Header, lines: list[Line], entries: list[Entry]) -> SaveFile:
        """Write a whole save to a file, replacing an older one, and return it."""
        with _letters_told(path):
            text = save_text(header, lines)
        save_of(text, path)
        check_folder(path)
        lock = SaveLock(path)
        try:
            with told_as_problem(path):
                write_atomically(path, text)
                return cls(path, header, lines, entries, lock)
        except FileProblem:
            lock.let_go()
            raise

    @classmethod
    def reopen(cls, loaded: LoadedSave) -> SaveFile:
        """Go on writing a save that was loaded and resumed.

        A torn last line is cut off first.  The header of an older save comes to name the edition of the rules of today,
        by which the game came to the same place and goes on.
        """
        path, header, lines = loaded.path, loaded.header, list(loaded.lines)
        lock = SaveLock(path)
        try:
            with told_as_problem(path):
                _check_length(path, path.stat().st_size, loaded.size)
                if sha256(path.read_bytes()).digest() != loaded.digest:
                    raise _lost(path, "changed")
                if not (loaded.is_whole and loaded.is_current):
                    header = _of_today(header)
                    write_atomically(path, save_text(header, lines))
                return cls(path, header, lines, loaded.journal(), lock)
        except FileProblem:
            lock.let_go()
            raise

    @classmethod
    def branch(cls, loaded: LoadedSave, path: Path) -> SaveFile:
        """Go on with a save that was loaded and resumed in another file; the loaded one stays as it is."""
        return cls._written_whole(path, _of_today(loaded.header), list(loaded.lines), loaded.journal())

    @property
    def name(self) -> str:
        """The id of the scenario."""
        return self._header.name

    @property
    def seatings(self) -> Seatings:
        """For whom the program played from which entry on."""
        return seatings_of(self._header)

    @property
    def scenario(self) -> dict[str, Any]:
        """The scenario as it was when the game began, with the names of those who play, and all that is secret."""
        return self._header.scenario

    @property
    def description(self) -> Label | None:
        """Return the scenario's own description, None if it has none."""
        return description_label(msgspec.convert(self._header.scenario, type=_DescribedForm).description)

    def write(self, session: Session[Any]) -> None:
        """Append what happened since the last time (going back too), and wait until it is on the disk.

        After a failure the next call writes everything that is missing.
        """
        with _letters_told(self.path):
            lines = self._missing(session)
            texts = [line_text(line) for line in lines]
        if not lines:
            return
        for number, (line, text) in enumerate(zip(lines, texts, strict=True), start=len(self._lines) + 2):
            self._check_readable(line, text, number)
        with told_as_problem(self.path):
            self._append(b"".join(texts))
        self._lines += lines
        self._written = list(session.entries)

    def _missing(self, session: Session[Any]) -> list[Line]:
        """Return the lines that the file does not contain yet."""
        same = common_length(self._written, session.entries)
        lines: list[Line] = []
        if same < len(self._written):
            lines.append(RewindLine(length=same))
        for entry in session.entries[same:]:
            # JSON has no word for what is infinite, and would lose it without a word.
            check_plain(entry.plain, self.path)
            lines.append(line_of(entry))
        rules = known.system(session.state.setup.system)
        ending = rules.ending(session.state) if session.pending is None else None
        tells_end = bool(self._lines) and isinstance(self._lines[-1], EndLine)
        if ending is not None and (lines or not tells_end):
            lines.append(EndLine(winners=list(ending.winners)))
        return lines

    def _check_readable(self, line: Line, text: bytes, number: int) -> None:
        """Raise FileProblem for a line that could not be read again."""
        read_line(text, self.path, number)
        if isinstance(line, EntryLine):
            entry_of(line, self.path, number)

    def _append(self, data: bytes) -> None:
        """Put bytes behind what is whole, in the place of whatever a call that failed has left there."""
        self.check()
        if self._length + len(data) > LARGEST_SAVE:
            raise FileProblem(self.path, "", "problem-too-large", megabytes=LARGEST_SAVE // MEGABYTE)
        try:
            if self._left > self._length:
                self._file.truncate(self._length)
            self._file.seek(self._length)
            rest = memoryview(data)
            while rest:
                rest = rest[self._file.write(rest) :]
            os.fsync(self._file.fileno())
        except OSError:
            self._left = os.fstat(self._file.fileno()).st_size
            raise
        start = self._length
        self._length += len(data)
        self._left = self._length
        self._whole.update(data)
        self._note_last(data, start)

    def check(self) -> None:
        """Raise FileProblem where the file is not the one that was opened any more, or not as it was left."""
        with told_as_problem(self.path):
            try:
                there = self.path.stat()
            except (FileNotFoundError, NotADirectoryError):
                raise _lost(self.path, "removed" if self.path.parent.is_dir() else "folder") from None
            if self._file.closed or not os.path.samestat(there, self._opened):
                raise _lost(self.path, "replaced")
            _check_length(self.path, there.st_size, self._left)
            if self._is_changed():
                raise _lost(self.path, "changed")

    @property
    def seed(self) -> int | None:
        """The seed from which those of the bots come, None while none is known."""
        return seed_in(self._header)

    def seat(self, by_program: Mapping[str, ProgramStyle], since: int | None = None, seed: int | None = None) -> None:
        """Note for whom the program plays since a number of entries, by default from now on, and the seed of its bots.

        The file is replaced as a whole, or stays as it is.
        """
        header = _seated(self._header, by_program, len(self._written) if since is None else since)
        told = header.seed if seed in (None, self.seed) else sealed(seed)
        self._change(msgspec.structs.replace(header, seed=told))

    @property
    def standing(self) -> tuple[StandingAnswer, ...]:
        """The answers that stand."""
        return standing_of(self._header)

    def let_stand(self, standing: Sequence[StandingAnswer]) -> None:
        """Note which answers stand from now on; the file is replaced as a whole, or stays as it is."""
        told = sealed(msgspec.to_builtins(tuple(standing))) if standing else None
        self._change(msgspec.structs.replace(self._header, standing=told))

    def _change(self, header: Header) -> None:
        """Replace the file by one with another header; raises FileProblem."""
        self.check()
        with told_as_problem(self.path):
            # Some systems replace no file that is open.
            self._file.close()
            try:
                write_atomically(self.path, save_text(header, self._lines))
                self._header = header
            finally:
                self._open()

    def copy_to(self, path: Path) -> None:
        """Write the whole save, as far as it has come, under another name."""
        write_file(path, save_text(self._header, self._lines))

    def anew(self, path: Path, by_program: Mapping[str, ProgramStyle]) -> SaveFile:
        """Write the whole game, as far as recorded, to a new file in the place of this one; raises FileProblem.

        This one is closed then; what is in its place, if anything, stays as it is unless that is the place of the new.
        `by_program` says for whom the program plays by now.
        """
        # The folder may be another one by now, and with it the lock.
        self._lock.let_go()
        header = msgspec.structs.replace(self._header, by_program=dict(by_program))
        save = self._written_whole(path, header, self._lines, self._written)
        self._file.close()
        return save

    def close(self) -> None:
        """Close the file; what was written stays."""
        self._file.close()
        self._lock.let_go()

    def discard(self) -> None:
        """Close the file and take it away.

        One that cannot be taken away stays, and so does one that is another, or in which the game goes on already.
        """
        try:
            self.check()
        except FileProblem:
            self.close()
            return
        if self._lock.is_shared:
            self.close()
            return
        self._file.close()
        with suppress(OSError):
            self.path.unlink()
        self._lock.let_go()


def write_game(
    path: Path,
    scenario: Scenario,
    entries: Sequence[Entry],
    winners: Sequence[str] | None,
    by_program: Mapping[str, ProgramStyle],
) -> None:
    """Write the save of a game that is over, or was broken off (`winners` are None); raises FileProblem.

    A file of that name is replaced: nobody may be playing in it.  `by_program` says for whom the program played.
    """
    system = str(scenario.document["system"])
    edition = known.system(system).edition
    header = new_header(scenario.id, system, scenario.document, "seeded", pb12table.__version__, edition, by_program)
    lines: list[Line] = []
    for entry in entries:
        check_plain(entry.plain, path)
        lines.append(line_of(entry))
    if winners is not None:
        lines.append(EndLine(winners=list(winners)))
    with _letters_told(path):
        text = save_text(header, lines)
    save_of(text, path)
    write_file(path, text)


@contextmanager
def _letters_told(path: Path) -> Iterator[None]:
    """Turn what cannot be written as text into a FileProblem: half a letter, as broken names have it."""
    try:
        yield
    except UnicodeEncodeError:
        raise FileProblem(path, "", "problem-not-utf8") from None


def _of_today(header: Header) -> Header:
    """Return a header for what is played by today's rules from here on."""
    edition = known.system(header.system).edition
    if header.edition == edition:
        return header
    return msgspec.structs.replace(header, edition=edition, program=pb12table.__version__)


def _seated(header: Header, by_program: Mapping[str, ProgramStyle], entries: int) -> Header:
    """Return a header that says for whom the program plays after a number of entries, and for whom it did before."""
    before = header.seated or (SeatedSince(entries=0, by_program=header.by_program),)
    kept = [each for each in before if each.entries < entries]
    told = (*kept, SeatedSince(entries=entries, by_program=dict(by_program)))
    told = () if len(told) == 1 else (told[0], *told[1:][1 - MOST_SEATINGS :])
    return msgspec.structs.replace(header, by_program=dict(by_program), seated=told)


def _lost(path: Path, what: Literal["removed", "folder", "replaced", "cut", "grown", "changed"]) -> FileProblem:
    return FileProblem(path, "", LOST, what=what)


def _check_length(path: Path, found: int, expected: int) -> None:
    """Raise FileProblem for a save that is not as long as it was left."""
    if found != expected:
        raise _lost(path, "cut" if found < expected else "grown")


def common_length(first: list[Entry], second: list[Entry]) -> int:
    """Return how many entries at the beginning are equal."""
    length = 0
    for mine, other in zip(first, second, strict=False):
        if mine is not other and _open_text(mine) != _open_text(other):
            break
        length += 1
    return length


def _open_text(entry: Entry) -> bytes:
    """Return an entry as text that is the same for the same words.

    In memory an answer may hold a tuple where a loaded one has a list; and older saves sealed less.
    """
    return line_text(line_of(replace(entry, hidden=False)))
