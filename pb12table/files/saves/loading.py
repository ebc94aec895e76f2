"""Saves read and checked without being played; what is damaged is told with its line."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from pb12table.files.content import check_system, unknown_system
from pb12table.files.forms.basics import BothNames, unchecked_label
from pb12table.files.problems import FileProblem, placed_in
from pb12table.files.reading import MEGABYTE, read_bytes
from pb12table.files.saves.lines import (
    SAVE_FORMAT,
    EndLine,
    EntryLine,
    Header,
    Line,
    RewindLine,
    entry_of,
    line_of,
    line_text,
    read_header,
    read_line,
    save_text,
    seatings_of,
    seed_in,
)
from pb12table.files.scenario import setup_from_document
from pb12table.kernel.dice import DiceKind
from pb12table.kernel.game import Entry
from pb12table.skirmish.bot import ANYHOW
from pb12table.skirmish.ids import Label, Seatings
from pb12table.systems import known

LARGEST_SAVE = 32 * MEGABYTE
LONGEST_END: Final = 4096
"""A line that says who has won is not longer, in bytes."""
_END: Final = line_text(EndLine(winners=[])).partition(b",")[0]
"""What such a line begins with."""
RULES_CHANGED: Final = "problem-rules-changed"
"""Other rules led a game elsewhere than those of today; its save is not damaged."""
_FIRST_ANSWER = 2
"""The number of the line of the first answer: what is damaged there leaves nothing of the game."""


def is_over(path: Path) -> bool:
    """Return whether the last line of a save says that its game has ended; raises OSError."""
    with path.open("rb") as file:
        file.seek(0, os.SEEK_END)
        file.seek(max(0, file.tell() - LONGEST_END))
        last = file.read().rstrip().rpartition(b"\n")[2]
    return last.startswith(_END)


@dataclass(frozen=True)
class LoadedSave:
    """A save as it was read: the scenario's setup, the lines after the header, and what people should know.

    `size` is the number of bytes of the file, `digest` the SHA-256 of them.  `notice` is "" or the key of a text, for
    example that a torn last line was left out; `is_whole` says whether the file ends as it should, `is_current` whether
    it has the format and names the edition of the rules of today; `is_part` says that it is not all of the file, and so
    is never written on in it.
    """

    path: Path
    header: Header
    setup: Any
    lines: tuple[Line, ...]
    size: int
    digest: bytes
    notice: str = ""
    is_whole: bool = True
    is_current: bool = True
    is_part: bool = False

    @property
    def dice(self) -> DiceKind:
        """Return what dice the game was played with."""
        return self.header.dice

    @property
    def seatings(self) -> Seatings:
        """For whom the program played from which entry on."""
        return seatings_of(self.header)

    @property
    def seed(self) -> int | None:
        """The seed from which those of the bots come, None for a save that does not say."""
        return seed_in(self.header)

    def text(self) -> bytes:
        """Return the save as text, without what was left out."""
        return save_text(self.header, self.lines)

    def journal(self) -> list[Entry]:
        """Return the entries that hold at the end."""
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


def load_before(path: Path, damage: FileProblem, *, any_bots: bool = False) -> LoadedSave | None:
    """Return what a save holds before the damaged line, or the one that today's rules no longer lead to.

    `any_bots` as in `save_of`.  None where that is nothing of the game; raises FileProblem.
    """
    place = re.match(r"line (\d+)\b", damage.place)
    if damage.file != str(path) or place is None or int(place[1]) <= _FIRST_ANSWER:
        return None
    lines = read_save(path).split(b"\n")[: int(place[1]) - 1]
    notice = "notice-rules-changed" if damage.key == RULES_CHANGED else "notice-part-of-save"
    return replace(save_of(b"\n".join([*lines, b""]), path, any_bots=any_bots), notice=notice, is_part=True)


def part_of_save(loaded: LoadedSave, length: int) -> LoadedSave:
    """Return a save up to the first `length` entries of its journal; what was taken back before is left out."""
    lines = tuple(line_of(entry) for entry in loaded.journal()[:length])
    return replace(loaded, lines=lines, notice="notice-moment-of-save", is_part=True)


def read_save(path: Path) -> bytes:
    """Return the bytes of a save, or of any file that could be one; raises FileProblem."""
    data = read_bytes(path, LARGEST_SAVE)
    if len(data) > LARGEST_SAVE:
        raise FileProblem(path, "", "problem-too-large", megabytes=LARGEST_SAVE // MEGABYTE)
    return data


def save_of(data: bytes, path: Path, *, any_bots: bool = False) -> LoadedSave:
    """Return a save from its bytes, not played; `any_bots`: it may name bots there are not.  Raises FileProblem."""
    first, newline, rest = data.partition(b"\n")
    if not newline:
        raise FileProblem(path, "line 1", "problem-save-cut" if first.startswith(b"{") else "problem-not-a-save")
    header, written_in = read_header(first, path)
    if header.system not in known.SYSTEMS:
        raise unknown_system(header.system, path, "line 1")
    if not any_bots:
        _check_bots(header, path)
    texts = rest.split(b"\n")
    last = texts.pop()
    lines = [_line(text, path, number, written_in) for number, text in enumerate(texts, start=2)]
    notice = ""
    if last:
        try:
            lines.append(read_line(last, path, len(lines) + 2, written_in))
        except ValueError:
            notice = "notice-torn-line"
    _check_lines(lines, path)
    with placed_in("line 1.scenario"):
        check_system(header.scenario, header.system, path)
        setup = setup_from_document(header.scenario, path)
    is_current = written_in == SAVE_FORMAT and header.edition == known.system(header.system).edition
    return LoadedSave(path, header, setup, tuple(lines), len(data), sha256(data).digest(), notice, not last, is_current)


class _NameForm(msgspec.Struct):
    """The name of a scenario, whatever else its document says."""

    name: str | BothNames


class _NamedHeader(msgspec.Struct):
    """A header of which only the scenario's name is looked at."""

    scenario: _NameForm


def scenario_name(path: Path) -> Label | None:
    """Return the name of a save's scenario, None if it is none or cannot be read; nothing else is checked."""
    try:
        with path.open("rb") as file:
            first = file.readline(LARGEST_SAVE)
        name = msgspec.json.decode(first, type=_NamedHeader).scenario.name
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return unchecked_label(name)


def _line(text: bytes, path: Path, number: int, written_in: int) -> Line:
    try:
        return read_line(text, path, number, written_in)
    except ValueError:
        raise FileProblem(path, f"line {number}", "problem-save-line") from None


def _check_bots(header: Header, path: Path) -> None:
    """Raise FileProblem when the program is to play for somebody in a way that its rule system does not know."""
    ways = (*known.system(header.system).bots, ANYHOW)
    told = [("by_program", header.by_program)]
    told += [(f"seated[{number}].by_program", each.by_program) for number, each in enumerate(header.seated)]
    for player, style, place in ((player, style, place) for place, seated in told for player, style in seated.items()):
        if style not in ways:
            where, there = f"line 1.{place}.{player}", ", ".join(ways)
            raise FileProblem(path, where, "problem-unknown-value", found=style, known=there, count=len(ways), more=0)


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
