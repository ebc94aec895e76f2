"""Saves: a game on disk that a killed program cannot lose, and back; its lines, names and lock."""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
import re
import secrets
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import sha256
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

import pb12table
from pb12table.files.content import check_system
from pb12table.files.forms.basics import BothNames, BothTexts, ProgramStyle, Short, description_label, unchecked_label
from pb12table.files.places import SAVE_ENDING, check_folder, write_atomically, write_file
from pb12table.files.problems import FileProblem, placed_in, told_as_problem
from pb12table.files.reading import MEGABYTE, check_plain, converted, migrated, read_bytes
from pb12table.files.scenario import Scenario, setup_from_document
from pb12table.kernel.dice import DiceKind
from pb12table.kernel.game import Entry, EntryKind
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import ANYHOW
from pb12table.skirmish.ids import Label, Seatings
from pb12table.systems import known

if TYPE_CHECKING:
    from filelock import BaseFileLock

SAVE_FORMAT: Final = 2
"""Format 1 named no edition of the rules, which was the first, and sealed equal secrets alike."""
FIRST_EDITION: Final = 1
LARGEST_SECRET = 1 << 16
"""How many bytes a sealed answer may unpack to."""

MOST_SEATINGS: Final = 1000
"""How often it may be told that the program plays for others; of more the oldest are left out."""

NOBODY: Final[Mapping[str, ProgramStyle]] = MappingProxyType({})
"""The program plays for nobody."""

Sealed = Annotated[str, msgspec.Meta(max_length=LARGEST_SECRET)]
_SALT: Final = 9
_BLOCK: Final = 30
"""Sealed bytes come in blocks, so that their number tells little; base64 needs no padding for salt and blocks."""


class SeatedSince(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """For whom the program played, and how, from so many entries of the journal on."""

    entries: Annotated[int, msgspec.Meta(ge=0)]
    by_program: dict[Short, ProgramStyle]


class StandingAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The answer of a player to all questions of a kind about somebody: in one round, or always (0).

    `answer` is plain; `words` are those of the question, for people.
    """

    player: Short
    request: Short
    about: Short = ""
    answer: Any
    words: Short
    game_round: Annotated[int, msgspec.Meta(ge=0)] = 0


MOST_STANDING: Final = 400
"""So many answers may stand."""
_STANDING: Final = Annotated[tuple[StandingAnswer, ...], msgspec.Meta(max_length=MOST_STANDING)]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The first line; in a file `decks` are the players' decks or other secrets, sealed, and the scenario lacks them.

    `edition` is that of the rules which the game was played by; `by_program` says for which players the program plays,
    by their ids, and how; `seated` tells it from the beginning on where that has changed, the newest last.  `standing`
    are the answers that stand, and `seed` that from which the seeds of the bots come, sealed.
    """

    format: int
    program: Short
    edition: Annotated[int, msgspec.Meta(ge=1)]
    system: Short
    dice: DiceKind
    name: Short
    scenario: dict[str, Any]
    decks: Sealed | None = None
    by_program: dict[Short, ProgramStyle] = {}
    seated: Annotated[tuple[SeatedSince, ...], msgspec.Meta(max_length=MOST_SEATINGS)] = ()
    standing: Sealed | None = None
    seed: Sealed | None = None


class EntryLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True, tag="entry"):
    """One journal entry; `plain` or, for a secret, `sealed`."""

    kind: EntryKind
    player: Short
    request: Short = ""
    plain: Any = None
    sealed: Sealed | None = None
    digest: Short | None = None


class RewindLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="rewind"):
    """Everything after the first `length` entries was taken back."""

    length: Annotated[int, msgspec.Meta(ge=0)]


class EndLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="end"):
    """The game is over, and these players have won it; a going back below it takes the end back, too."""

    winners: list[Short]


Line = EntryLine | RewindLine | EndLine


def seatings_of(header: Header) -> Seatings:
    """Return for which players the program played, and from which entry on, as given in a header."""
    return [(each.entries, each.by_program) for each in header.seated] or [(0, header.by_program)]


def seed_in(header: Header) -> int | None:
    """Return the seed of the bots, as given in a header, None for none; ValueError if the seal does not open."""
    seed = None if header.seed is None else opened(header.seed)
    if seed is not None and type(seed) is not int:
        raise ValueError("a seed that is no number")
    return seed


def standing_of(header: Header) -> tuple[StandingAnswer, ...]:
    """Return the answers that stand, as given in a header; ValueError if the seal does not open."""
    if header.standing is None:
        return ()
    found: tuple[StandingAnswer, ...] = msgspec.convert(opened(header.standing), _STANDING)
    return found


def header_text(header: Header) -> bytes:
    """Return the header as a line, with the decks sealed."""
    return msgspec.json.encode(_with_sealed_decks(header)) + b"\n"


def line_text(line: Line) -> bytes:
    """Return an entry, an undo or an end as a line."""
    return msgspec.json.encode(line) + b"\n"


def read_header(data: bytes, path: Path) -> tuple[Header, int]:
    """Return the header from a save's first line, brought to the current format, and its own; raises FileProblem."""
    try:
        document = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise FileProblem(path, "line 1", "problem-not-a-save") from None
    if not isinstance(document, dict) or "scenario" not in document:
        raise FileProblem(path, "line 1", "problem-not-a-save")
    try:
        with placed_in("line 1"):
            check_plain(document, path)
            current = migrated(document, path, MIGRATIONS, SAVE_FORMAT)
            header: Header = converted(current, Header, path)
        if header.decks is not None and header.system in known.SYSTEMS:
            header = _with_open_decks(header)
        standing_of(header)
        seed_in(header)
        return header, document["format"]
    except ValueError:
        raise FileProblem(path, "line 1", "problem-broken-seal") from None


def _from_format_1(document: dict[str, Any]) -> dict[str, Any]:
    """Return a header of format 1 as one of format 2; ValueError if the seal of its decks does not open."""
    newer = {**document, "edition": FIRST_EDITION}
    seated, decks = document.get("by_program"), document.get("decks")
    if isinstance(seated, list) and all(isinstance(player, str) for player in seated):
        # As it was written while the program could play in one way only.
        newer["by_program"] = dict.fromkeys(seated, "aggressive")
    if isinstance(decks, str):
        newer["decks"] = sealed(_opened_in_format_1(decks))
    scenario = document["scenario"]
    if isinstance(scenario, dict) and isinstance(players := scenario.get("player"), list):
        newer["scenario"] = {**scenario, "player": [_with_readable_name(player) for player in players]}
    return newer


def _with_readable_name(player: Any) -> Any:
    """Return a player's name without invisible characters: it could be typed, and the save then not be read."""
    if not isinstance(player, dict) or not isinstance(name := player.get("name"), str):
        return player
    return {**player, "name": "".join(filter(str.isprintable, name)).strip() or player.get("id")}


MIGRATIONS: Final[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = MappingProxyType({1: _from_format_1})


def _with_sealed_decks(header: Header) -> Header:
    """Return a header whose scenario reveals nothing the rule system keeps secret of the players, such as decks."""
    players, secret = header.scenario.get("player", []), known.content(header.system).save_words.secret
    decks = {player["id"]: player[secret] for player in players if secret in player}
    if not decks:
        return header
    public = [{key: value for key, value in player.items() if key != secret} for player in players]
    return msgspec.structs.replace(header, scenario={**header.scenario, "player": public}, decks=sealed(decks))


def _with_open_decks(header: Header) -> Header:
    """Return a header with the decks back in its scenario; ValueError if they are not decks or of other players."""
    decks, players = opened(header.decks or ""), header.scenario.get("player")
    if not isinstance(decks, dict) or not isinstance(players, list):
        raise ValueError("decks without players")
    secret = known.content(header.system).save_words.secret
    whole = [{**player, secret: decks.pop(player["id"])} if _is_one_of(player, decks) else player for player in players]
    if decks:
        raise ValueError("decks of nobody")
    return msgspec.structs.replace(header, scenario={**header.scenario, "player": whole}, decks=None)


def _is_one_of(player: Any, decks: dict[str, Any]) -> bool:
    """Return whether there is a deck for a player of the document, whatever else it is."""
    return isinstance(player, dict) and isinstance(player.get("id"), str) and player["id"] in decks


def read_line(data: bytes, path: Path, number: int, written_in: int = SAVE_FORMAT) -> Line:
    """Return a line after the header, from a save of some format; raises FileProblem.

    ValueError when it is no JSON at all (perhaps cut off).
    """
    try:
        document = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ValueError(f"line {number} is no JSON") from None
    with placed_in(f"line {number}"):
        check_plain(document, path)
        line: Line = converted(document, Line, path)  # type: ignore[arg-type]
    if written_in > 1 or not isinstance(line, EntryLine) or line.sealed is None:
        return line
    try:
        return msgspec.structs.replace(line, sealed=sealed(_opened_in_format_1(line.sealed)))
    except ValueError:
        raise FileProblem(path, f"line {number}", "problem-broken-seal") from None


def line_of(entry: Entry) -> EntryLine:
    """Return a journal entry as a line; a secret answer or declaration is sealed."""
    if not entry.hidden:
        return EntryLine(
            kind=entry.kind, player=entry.player, request=entry.request, plain=entry.plain, digest=entry.digest
        )
    return EntryLine(
        kind=entry.kind, player=entry.player, request=entry.request, sealed=sealed(entry.plain), digest=entry.digest
    )


def entry_of(line: EntryLine, path: Path, number: int) -> Entry:
    """Return a line as a journal entry; raises FileProblem if its seal does not open."""
    if line.sealed is None:
        return Entry(line.kind, line.player, line.request, line.plain, False, line.digest)
    try:
        plain = opened(line.sealed)
    except ValueError:
        raise FileProblem(path, f"line {number}", "problem-broken-seal") from None
    return Entry(line.kind, line.player, line.request, plain, True, line.digest)


def sealed(plain: Any) -> str:
    """Return plain data in a form that reveals nothing at a glance, and a different one each time."""
    packed = zlib.compress(msgspec.json.encode(plain))
    salt = secrets.token_bytes(_SALT)
    return base64.b64encode(salt + _mixed(packed + bytes(-len(packed) % _BLOCK), salt)).decode("ascii")


def opened(text: str) -> Any:
    """Return the data of `sealed`; ValueError if it is none."""
    data = _unpacked_text(text)
    return _unpacked(_mixed(data[_SALT:], data[:_SALT]))


def _opened_in_format_1(text: str) -> Any:
    """Return the data of a seal as in format 1; ValueError if it is none."""
    return _unpacked(_unpacked_text(text))


def _mixed(data: bytes, salt: bytes) -> bytes:
    """Return bytes mixed with what follows from a salt; doing the same once more restores them."""
    stream = hashlib.shake_256(salt).digest(len(data))
    return bytes(one ^ other for one, other in zip(data, stream, strict=True))


def _unpacked_text(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def _unpacked(packed: bytes) -> Any:
    """Return what was packed, whatever fills the last block; ValueError if it is nothing, too much or not whole."""
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(packed, LARGEST_SECRET)
        if not unpacker.eof:
            raise ValueError("a seal that does not end")
        return msgspec.json.decode(data)
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(str(error)) from None


def new_header(
    name: str,
    system: str,
    scenario: dict[str, Any],
    dice: DiceKind,
    program: str,
    edition: int,
    by_program: Mapping[str, ProgramStyle] = NOBODY,
) -> Header:
    """Return the header of a new save."""
    return Header(
        format=SAVE_FORMAT,
        program=program,
        edition=edition,
        system=system,
        dice=dice,
        name=name[:80],
        scenario=scenario,
        by_program=dict(by_program),
    )


LOCK_ENDING: Final = ".lock"
OPEN_ELSEWHERE: Final = "problem-save-open-elsewhere"


class SaveLock:
    """The right to write a save, until it is let go; this very program may take it several times."""

    def __init__(self, save: Path) -> None:
        """Take it; raises FileProblem where another program has it.

        Where no lock can be made, be it that the folder is read only, there is none: what another program writes is
        noticed then before the next answer is.
        """
        self._lock: BaseFileLock | None = None
        if not save.parent.is_dir():
            return
        from filelock import Timeout

        lock = _lock_of(save)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            raise FileProblem(save, "", OPEN_ELSEWHERE) from None
        except (OSError, NotImplementedError):
            return
        self._lock = lock

    @property
    def is_shared(self) -> bool:
        """Return whether this program has taken it more than once."""
        return self._lock is not None and self._lock.lock_counter > 1

    def let_go(self) -> None:
        """Let others write; a second time does nothing."""
        lock, self._lock = self._lock, None
        if lock is not None:
            _release(lock)


def is_open_elsewhere(save: Path) -> bool:
    """Return whether another program is currently playing a save."""
    if not save.parent.is_dir() or not Path(_lock_of(save).lock_file).exists():
        return False
    try:
        SaveLock(save).let_go()
    except FileProblem:
        return True
    return False


def clear_locks(folder: Path) -> None:
    """Take away the locks that programs which were killed have left in a folder of saves."""
    with suppress(OSError):
        for file in folder.iterdir():
            if file.name.startswith(".") and file.name.endswith(LOCK_ENDING):
                is_open_elsewhere(file.with_name(file.name[1:].removesuffix(LOCK_ENDING)))


def _lock_of(save: Path) -> BaseFileLock:
    """Return the lock of a save, whatever path leads to it; the same one for all who ask in this program."""
    # It comes with asyncio, which a program without saves does without.
    from filelock import FileLock

    whole = save.resolve()
    return FileLock(whole.with_name(f".{whole.name}{LOCK_ENDING}"), is_singleton=True)


def _release(lock: BaseFileLock) -> None:
    """Let go, and by the last who does take the file away: while it is held, so that nobody else can have it."""
    if lock.lock_counter == 1:
        with suppress(OSError):
            Path(lock.lock_file).unlink()
    lock.release()


KEPT = "-kept"
"""So ends the name of a save that somebody kept on purpose."""
_OWN_NAME = re.compile(r"-\d{8}-\d{6}(-\d+)?\Z")
LONGEST_NAME = 40
"""So many characters of a scenario's name come into the name of a save; no letter takes more than four bytes."""


def new_save_path(name: str, folder: Path, *, kept: bool = False) -> Path:
    """Return a path for a save of its own: the name with date and time, and a number if such a file already exists.

    A name may come from a file of somebody else: of what can mean another folder nothing is left in it.  A `kept` save
    is never played on in: what is loaded from it goes on in a save of its own.
    """
    plain = re.sub(r"[^\w-]+", "-", name[:LONGEST_NAME]).strip("-") or "game"
    stem, mark = f"{plain}-{datetime.now():%Y%m%d-%H%M%S}", KEPT if kept else ""
    for number in count(1):
        path = folder / (f"{stem}{mark}{SAVE_ENDING}" if number == 1 else f"{stem}-{number}{mark}{SAVE_ENDING}")
        if not path.exists():
            break
    return path


def named_save_path(name: str, path: Path) -> Path:
    """Return a path for a save that somebody names, with a number if another file already has that name."""
    mark = KEPT if is_kept(path) else ""
    plain = " ".join(re.sub(r"[^\w -]+", " ", name)[:LONGEST_NAME].split()) or "game"
    numbers = (f"{plain}{'' if number == 1 else f' {number}'}{mark}{SAVE_ENDING}" for number in count(1))
    return next(new for new in map(path.with_name, numbers) if new == path or not new.exists())


def given_name(path: Path) -> str:
    """Return the name that somebody gave a save; empty if it has one of `new_save_path`."""
    stem = path.name.removesuffix(SAVE_ENDING).removesuffix(KEPT)
    return "" if _OWN_NAME.search(stem) else stem


def is_kept(path: Path) -> bool:
    """Return whether a save was kept on purpose, and stays as it is."""
    return path.name.endswith(KEPT + SAVE_ENDING)


def is_over(path: Path) -> bool:
    """Return whether the last line of a save says that its game has ended; raises OSError."""
    with path.open("rb") as file:
        file.seek(0, os.SEEK_END)
        file.seek(max(0, file.tell() - LONGEST_END))
        last = file.read().rstrip().rpartition(b"\n")[2]
    return last.startswith(_END)


LARGEST_SAVE = 32 * MEGABYTE
LONGEST_END: Final = 4096
"""A line that says who has won is not longer, in bytes."""
_END: Final = line_text(EndLine(winners=[])).partition(b",")[0]
"""What such a line begins with."""
LOST: Final = "problem-save-lost"
"""What a game was kept in is not there any more, or not as it was left."""
RULES_CHANGED: Final = "problem-rules-changed"
"""Other rules led a game elsewhere than those of today; its save is not damaged."""
_FIRST_ANSWER = 2
"""The number of the line of the first answer: what is damaged there leaves nothing of the game."""


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
            text = _text(header, lines)
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
                    write_atomically(path, _text(header, lines))
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
                write_atomically(self.path, _text(header, self._lines))
                self._header = header
            finally:
                self._open()

    def copy_to(self, path: Path) -> None:
        """Write the whole save, as far as it has come, under another name."""
        write_file(path, _text(self._header, self._lines))

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


@contextmanager
def _letters_told(path: Path) -> Iterator[None]:
    """Turn what cannot be written as text into a FileProblem: half a letter, as broken names have it."""
    try:
        yield
    except UnicodeEncodeError:
        raise FileProblem(path, "", "problem-not-utf8") from None


def _text(header: Header, lines: Iterable[Line]) -> bytes:
    return header_text(header) + b"".join(map(line_text, lines))


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


# -- loading --------------------------------------------------------------------------------------------------


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
        return _text(self.header, self.lines)

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


def load_before(path: Path, damage: FileProblem) -> LoadedSave | None:
    """Return what a save holds before the damaged line, or the one that today's rules no longer lead to.

    None where that is nothing of the game; raises FileProblem.
    """
    place = re.match(r"line (\d+)\b", damage.place)
    if damage.file != str(path) or place is None or int(place[1]) <= _FIRST_ANSWER:
        return None
    lines = read_save(path).split(b"\n")[: int(place[1]) - 1]
    notice = "notice-rules-changed" if damage.key == RULES_CHANGED else "notice-part-of-save"
    return replace(save_of(b"\n".join([*lines, b""]), path), notice=notice, is_part=True)


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


def save_of(data: bytes, path: Path) -> LoadedSave:
    """Return a save from the bytes of its file, checked but not played; raises FileProblem."""
    first, newline, rest = data.partition(b"\n")
    if not newline:
        raise FileProblem(path, "line 1", "problem-save-cut" if first.startswith(b"{") else "problem-not-a-save")
    header, written_in = read_header(first, path)
    if header.system not in known.SYSTEMS:
        raise FileProblem(path, "line 1", "problem-unknown-system", id=header.system, known=", ".join(known.SYSTEMS))
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


class _DescribedForm(msgspec.Struct):
    """The description of a scenario, whatever else its document says."""

    description: str | BothTexts | None = None


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
