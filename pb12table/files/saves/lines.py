"""The lines of a save: its header, answers, what was taken back, the end; secrets are sealed."""

from __future__ import annotations

import base64
import binascii
import hashlib
import secrets
import zlib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final

import msgspec

from pb12table.files.forms.basics import ProgramStyle, Short
from pb12table.files.problems import FileProblem, placed_in
from pb12table.files.reading import check_plain, converted, migrated
from pb12table.kernel.dice import DiceKind
from pb12table.kernel.game import Entry, EntryKind
from pb12table.skirmish.ids import Seatings
from pb12table.systems import known

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


def save_text(header: Header, lines: Iterable[Line]) -> bytes:
    """Return a save as it stands in a file."""
    return header_text(header) + b"".join(map(line_text, lines))
