"""Saves: a game on disk that a killed program cannot lose, and back."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

import pb12table
from pb12table.files.building import label_of
from pb12table.files.content import description_label
from pb12table.files.form_basics import BothNames, BothTexts
from pb12table.files.problems import FileProblem, placed_in, told_as_problem
from pb12table.files.reading import MEGABYTE, read_bytes
from pb12table.files.replacing import write_atomically, write_file
from pb12table.files.save_lines import (
    NOBODY,
    EndLine,
    EntryLine,
    Header,
    Line,
    ProgramStyle,
    RewindLine,
    entry_of,
    header_text,
    line_of,
    line_text,
    new_header,
    read_header,
    read_line,
)
from pb12table.files.scenario import Scenario, setup_from_document
from pb12table.kernel.dice import DiceKind
from pb12table.kernel.journal import Entry
from pb12table.kernel.session import Session
from pb12table.skirmish.naming import Label
from pb12table.systems.known import SYSTEMS
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup

LARGEST_SAVE = 32 * MEGABYTE
_FIRST_ANSWER = 2
"""The number of the line of the first answer: what is damaged there leaves nothing of the game."""


class SaveFile:
    """A save that grows with its game; every `write` is on the disk when it returns.

    All methods turn what the operating system refuses into FileProblem.
    """

    def __init__(self, path: Path, header: Header, written: list[Entry], tells_end: bool = False) -> None:
        """Made by `create` and `reopen`; raises OSError.

        `written` are the entries that the file holds, and `tells_end` whether it tells the end of the game after them.
        """
        self.path = path
        self._header = header
        # Without a buffer: one would keep what a full disk refuses, and write it twice when there is room again.
        self._file = path.open("ab", buffering=0)
        self._length = self._file.tell()
        self._written = written
        self._tells_end = tells_end

    @classmethod
    def create(
        cls,
        path: Path,
        scenario: Scenario,
        dice: DiceKind = "seeded",
        by_program: Mapping[str, ProgramStyle] = NOBODY,
    ) -> SaveFile:
        """A new save of a game of a scenario that is about to begin; replaces a file of that name.

        `by_program` says for whom the program plays, and how.
        """
        system = str(scenario.document["system"])
        header = new_header(scenario.id, system, scenario.document, dice, pb12table.__version__, by_program)
        with told_as_problem(path):
            write_atomically(path, header_text(header))
            return cls(path, header, [])

    @classmethod
    def reopen(cls, loaded: LoadedSave) -> SaveFile:
        """Go on writing a save that was loaded and resumed; a torn last line is cut off first."""
        with told_as_problem(loaded.path):
            if not loaded.is_whole:
                write_atomically(loaded.path, loaded.text())
            return cls(loaded.path, loaded.header, loaded.journal(), loaded.tells_end)

    @classmethod
    def branch(cls, loaded: LoadedSave, path: Path) -> SaveFile:
        """Go on with a save that was loaded and resumed in another file; the loaded one stays as it is."""
        write_file(path, loaded.text())
        return cls.reopen(replace(loaded, path=path, is_whole=True))

    @property
    def name(self) -> str:
        """The id of the scenario."""
        return self._header.name

    @property
    def description(self) -> Label | None:
        """What the scenario says of itself, None when it says nothing."""
        return description_label(msgspec.convert(self._header.scenario, type=_DescribedForm).description)

    def write(self, session: Session[State]) -> None:
        """Append what happened since the last time (going back too), and wait until it is on the disk.

        After a failure the next call writes everything that is missing.
        """
        same = common_length(self._written, session.entries)
        lines: list[Line] = []
        if same < len(self._written):
            lines.append(RewindLine(length=same))
        lines += [line_of(entry) for entry in session.entries[same:]]
        outcome = session.state.outcome if session.pending is None else None
        if outcome is not None and (lines or not self._tells_end):
            lines.append(EndLine(winners=list(outcome.winners)))
        if not lines:
            return
        with told_as_problem(self.path):
            self._append(b"".join(map(line_text, lines)))
        self._written, self._tells_end = list(session.entries), outcome is not None

    def _append(self, data: bytes) -> None:
        """Put bytes behind what is whole, in the place of whatever a call that failed has left there."""
        self._file.truncate(self._length)
        rest = memoryview(data)
        while rest:
            rest = rest[self._file.write(rest) :]
        os.fsync(self._file.fileno())
        self._length += len(data)

    def seat(self, by_program: Mapping[str, ProgramStyle]) -> None:
        """Note for whom the program plays from now on; the file is replaced as a whole, or stays as it is."""
        header = msgspec.structs.replace(self._header, by_program=dict(by_program))
        with told_as_problem(self.path):
            _, _, lines = self.path.read_bytes()[: self._length].partition(b"\n")
            data = header_text(header) + lines
            # Some systems replace no file that is open.
            self._file.close()
            try:
                write_atomically(self.path, data)
                self._header, self._length = header, len(data)
            finally:
                self._file = self.path.open("ab", buffering=0)

    def copy_to(self, path: Path) -> None:
        """Write the whole save, as far as it has come, under another name."""
        with told_as_problem(path):
            write_atomically(path, self.path.read_bytes()[: self._length])

    def close(self) -> None:
        """Close the file; what was written stays."""
        self._file.close()

    def discard(self) -> None:
        """Close the file and take it away; one that cannot be taken away stays."""
        self.close()
        with suppress(OSError):
            self.path.unlink()


def common_length(first: list[Entry], second: list[Entry]) -> int:
    """How many entries at the beginning are the same."""
    length = 0
    for mine, other in zip(first, second, strict=False):
        if mine is not other and _open_text(mine) != _open_text(other):
            break
        length += 1
    return length


def _open_text(entry: Entry) -> bytes:
    """An entry as text that is the same for the same words.

    In memory an answer may hold a tuple where a loaded one has a list; and older saves sealed less.
    """
    return line_text(line_of(replace(entry, hidden=False)))


# -- loading --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LoadedSave:
    """A save as it was read: the scenario's setup, the lines after the header, and what people should know.

    `notice` is "" or the key of a text, for example that a torn last line was left out; `is_whole` says whether the
    file ends as it should; `is_part` says that it is not all of the file, and so is never written on in it.
    """

    path: Path
    header: Header
    setup: Setup
    lines: tuple[Line, ...]
    notice: str = ""
    is_whole: bool = True
    is_part: bool = False

    @property
    def dice(self) -> DiceKind:
        """What dice the game was played with."""
        return self.header.dice

    @property
    def tells_end(self) -> bool:
        """Whether its last line tells that the game is over."""
        return bool(self.lines) and isinstance(self.lines[-1], EndLine)

    def text(self) -> bytes:
        """The save as text, without what was left out."""
        return header_text(self.header) + b"".join(map(line_text, self.lines))

    def journal(self) -> list[Entry]:
        """The entries that hold at the end."""
        entries: list[Entry] = []
        for number, line in enumerate(self.lines, start=2):
            if isinstance(line, RewindLine):
                del entries[line.length :]
            elif isinstance(line, EntryLine):
                entries.append(entry_of(line, self.path, number))
        return entries


def load_save(path: Path) -> LoadedSave:
    """Read and check a save without playing it; raises FileProblem."""
    return save_of(read_save(path), path)


def load_before(path: Path, damage: FileProblem) -> LoadedSave | None:
    """What a save holds before the line that is damaged, None where that is nothing of the game; raises FileProblem."""
    place = re.match(r"line (\d+)\b", damage.place)
    if damage.file != str(path) or place is None or int(place[1]) <= _FIRST_ANSWER:
        return None
    lines = read_save(path).split(b"\n")[: int(place[1]) - 1]
    return replace(save_of(b"\n".join([*lines, b""]), path), notice="notice-part-of-save", is_part=True)


def part_of_save(loaded: LoadedSave, length: int) -> LoadedSave:
    """A save as far as the first `length` entries of its journal; what was taken back before is left out."""
    lines = tuple(line_of(entry) for entry in loaded.journal()[:length])
    return replace(loaded, lines=lines, notice="notice-moment-of-save", is_part=True)


def read_save(path: Path) -> bytes:
    """The bytes of a save, or of any file that could be one; raises FileProblem."""
    data = read_bytes(path, LARGEST_SAVE)
    if len(data) > LARGEST_SAVE:
        raise FileProblem(path, "", "problem-too-large", megabytes=LARGEST_SAVE // MEGABYTE)
    return data


def save_of(data: bytes, path: Path) -> LoadedSave:
    """A save from the bytes of its file, checked and not played; raises FileProblem."""
    first, newline, rest = data.partition(b"\n")
    if not newline:
        raise FileProblem(path, "line 1", "problem-save-cut" if first.startswith(b"{") else "problem-not-a-save")
    header = read_header(first, path)
    if header.system not in SYSTEMS:
        raise FileProblem(path, "line 1", "problem-unknown-system", id=header.system)
    texts = rest.split(b"\n")
    last = texts.pop()
    lines = [_line(text, path, number) for number, text in enumerate(texts, start=2)]
    notice = ""
    if last:
        try:
            lines.append(read_line(last, path, len(lines) + 2))
        except ValueError:
            notice = "notice-torn-line"
    _check_lines(lines, path)
    with placed_in("line 1.scenario"):
        setup = setup_from_document(header.scenario, path)
    return LoadedSave(path, header, setup, tuple(lines), notice, is_whole=not last)


class _NameForm(msgspec.Struct):
    """The name of a scenario, whatever else its document says."""

    name: str | BothNames


class _DescribedForm(msgspec.Struct):
    """The description of a scenario, whatever else its document says."""

    description: str | BothTexts | None = None


class _NamedHeader(msgspec.Struct):
    """A header of which only the scenario's name is looked at."""

    scenario: _NameForm


def scenario_name(path: Path) -> Label | None:
    """The name of the scenario a save is of, None when it is none or cannot be read; nothing else is checked."""
    try:
        with path.open("rb") as file:
            first = file.readline(LARGEST_SAVE)
        name = msgspec.json.decode(first, type=_NamedHeader).scenario.name
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return label_of(name)


def _line(text: bytes, path: Path, number: int) -> Line:
    try:
        return read_line(text, path, number)
    except ValueError:
        raise FileProblem(path, f"line {number}", "problem-save-line") from None


def _check_lines(lines: list[Line], path: Path) -> None:
    """Raise FileProblem when a seal does not open or a line goes back to where the game never was."""
    length = 0
    for number, line in enumerate(lines, start=2):
        if isinstance(line, RewindLine):
            if line.length > length:
                raise FileProblem(path, f"line {number}", "problem-save-rewind", found=line.length, known=length)
            length = line.length
        elif isinstance(line, EntryLine):
            entry_of(line, path, number)
            length += 1
