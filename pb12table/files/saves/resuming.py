"""Playing a saved game to its last answer, all at once or a little at a time, and what a list of saves says of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import msgspec

import pb12table
from pb12table.files.forms.basics import BothNames, unchecked_label
from pb12table.files.problems import FileProblem
from pb12table.files.reading import form_problem
from pb12table.files.saves.lines import EndLine, EntryLine, RewindLine, entry_of
from pb12table.files.saves.loading import LARGEST_SAVE, RULES_CHANGED, LoadedSave, load_before, read_save, save_of
from pb12table.files.saves.save import common_length
from pb12table.kernel.dice import DiceSource, NoDice
from pb12table.kernel.game import Entry
from pb12table.kernel.request import Dice, GameError, IllegalAnswer
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import ANYHOW
from pb12table.skirmish.faces.content import SaveWords
from pb12table.skirmish.ids import Label
from pb12table.systems import known
from pb12table.systems.known import UNNAMED, system

PORTION: Final = 4
"""So many entries are played at a time: what one brings takes some milliseconds, seldom more than fifty."""


class Resuming:
    """A loaded save on its way to its end, going back where the players did.

    Of `total` lines that say something was done `played` have been played.  Dice that were still to fall are thrown
    with `dice` at the end.
    """

    def __init__(self, loaded: LoadedSave, dice: DiceSource) -> None:
        self.loaded = loaded
        self.total, self.played = sum(not isinstance(line, EndLine) for line in loaded.lines), 0
        self._dice = dice
        self._system = system(loaded.header.system)
        self._session: Session[Any] = Session(self._system, self._system.new_game(loaded.setup), NoDice())
        self._portions = _portions(loaded)
        self._sure = _Sure()

    def go_on(self) -> Session[Any] | None:
        """Play some more; the session once it stands at its end; raises FileProblem where it cannot be played."""
        session = self._session
        portion = next(self._portions, None)
        if portion is None:
            session.dice = self._dice
            while isinstance(session.pending, Dice) and (face := self._dice.roll(session.pending)) is not None:
                session.answer(face)
            return session
        number, entries, length = portion
        if entries:
            self._feed(entries, number)
        else:
            session.rewind(length)
        self.played += max(len(entries), 1)
        return None

    def _feed(self, entries: list[Entry], number: int) -> None:
        """Go on with entries from a line on; what had been taken back can be redone as long as the players did that."""
        session, path, edition = self._session, self.loaded.path, self.loaded.header.edition
        before, redo = len(session.entries), list(session.undone)
        try:
            _play(session, entries, self.loaded, number)
        except FileProblem as problem:
            self._compare(entries, number, before)
            if edition == self._system.edition:
                raise
            # Not damaged, as far as anybody can tell: it was played by other rules.  The last place at which the game
            # certainly stands as it stood then is as far as it goes.
            told = {key: problem.details[key] for key in ("expected", "found") if key in problem.details}
            played = "newer" if edition > self._system.edition else "older"
            place = f"line {self._sure.line + 1}"
            raise FileProblem(path, place, RULES_CHANGED, entry=self._sure.length + 1, played=played, **told) from None
        self._compare(entries, number, before)
        repeated = common_length(redo, entries)
        session.undone = redo[repeated:] if repeated == len(entries) else []

    def _compare(self, entries: list[Entry], number: int, before: int) -> None:
        """Remember up to where the game is known to stand as when it was saved."""
        found = self._session.entries[before:]
        for offset, (entry, again) in enumerate(zip(entries, found, strict=False)):
            if entry.digest is not None and entry.digest == again.digest:
                self._sure = _Sure(number + offset, before + offset + 1)


@dataclass(frozen=True, slots=True)
class _Sure:
    """The last line, and how many entries there are with it, at which a game stands as when it was saved."""

    line: int = 1
    length: int = 0


def resume(loaded: LoadedSave, dice: DiceSource) -> Session[Any]:
    """Play a loaded save to its end at once; raises FileProblem where it cannot be."""
    resuming, session = Resuming(loaded, dice), None
    while session is None:
        session = resuming.go_on()
    return session


def as_far_as_it_goes(path: Path) -> tuple[LoadedSave, Session[Any]]:
    """Return a save and its game, to look at: up to a damage, or to where the rules of today lead elsewhere.

    The notice of the save says so; dice that were still to fall stay so.  Raises FileProblem where nothing is left.
    """
    loaded: LoadedSave | None = None
    damage: FileProblem | None = None
    while True:
        try:
            if damage is None:
                loaded = save_of(read_save(path), path, any_bots=True)
            else:
                loaded = load_before(path, damage, any_bots=True)
            if loaded is None:
                break
            return loaded, resume(loaded, NoDice())
        except FileProblem as problem:
            if damage is not None and problem.place == damage.place:
                raise
            damage = problem
    assert damage is not None, "something was wrong with it"
    raise damage


def lacks_bots(loaded: LoadedSave) -> bool:
    """Return whether a save names players by program that there are not."""
    ways = (*system(loaded.header.system).bots, ANYHOW)
    seated = [loaded.header.by_program, *(each for _, each in loaded.seatings)]
    return any(style not in ways for each in seated for style in each.values())


def _portions(loaded: LoadedSave) -> Iterator[tuple[int, list[Entry], int]]:
    """Yield a few entries at a time with the number of their first line, and the undo steps between them."""
    numbered = enumerate(loaded.lines, start=2)
    for is_entry, group in groupby(numbered, key=lambda pair: isinstance(pair[1], EntryLine)):
        lines = list(group)
        if is_entry:
            entries = [entry_of(line, loaded.path, n) for n, line in lines if isinstance(line, EntryLine)]
            for first in range(0, len(entries), PORTION):
                yield lines[first][0], entries[first : first + PORTION], 0
        else:
            yield from ((n, [], line.length) for n, line in lines if isinstance(line, RewindLine))


def _play(session: Session[Any], entries: list[Entry], loaded: LoadedSave, number: int) -> None:
    """Go on with entries; raises FileProblem where they cannot be played or lead elsewhere."""
    before, path = len(session.entries), loaded.path
    try:
        drift = session.feed(entries)
    except IllegalAnswer as error:
        place = f"line {number + len(session.entries) - before}"
        raise FileProblem(path, place, "problem-save-illegal", rule=error.refusal.rule or "–") from None
    except GameError as error:
        place = f"line {number + len(session.entries) - before}"
        if session.pending is None:
            raise FileProblem(path, place, "problem-save-over") from None
        wrong = form_problem({}, path, f"{place}.answer", str(error.__context__))
        raise wrong from None
    if drift is not None:
        place = f"line {number + drift.entry - before - 1}"
        made_by = loaded.header.program
        told = {"expected": drift.expected, "found": drift.found, **drift.details}
        version = "same" if made_by == pb12table.__version__ else made_by
        raise FileProblem(path, place, "problem-save-drift", version=version, **told)


@dataclass(frozen=True, slots=True)
class SaveSummary:
    """The scenario of a save, who plays, and who took the last turn since the round began, if anybody.

    `winners` are those of a game that is over, None while it is not; `system` is the id of the rule system.
    """

    scenario: Label
    players: tuple[Label, ...]
    last_turn: Label | None
    winners: tuple[Label, ...] | None = None
    system: str = UNNAMED


class _Player(msgspec.Struct):
    id: str
    name: str | BothNames = ""


class _Scenario(msgspec.Struct):
    name: str | BothNames
    player: list[_Player] = []


class _Header(msgspec.Struct):
    scenario: _Scenario
    system: str = UNNAMED


class _Line(msgspec.Struct):
    """Of an entry who answered what, of a going back how many entries were left, of an end who won."""

    player: str = ""
    request: str = ""
    length: int | None = None
    winners: list[str] | None = None


def save_summary(path: Path) -> SaveSummary | None:
    """Return the summary of a save, None if it is none or cannot be read; nothing else is checked.

    A torn last line is left out, as when the save is loaded.
    """
    try:
        with path.open("rb") as file:
            first, *lines = file.read(LARGEST_SAVE).splitlines()
        header = msgspec.json.decode(first, type=_Header)
        words = known.content(header.system).save_words
    except (OSError, ValueError, KeyError, RecursionError):
        return None
    scenario = header.scenario
    turn, winners = _course(lines, words)
    names = {player.id: unchecked_label(player.name or player.id) for player in scenario.player}
    won = None if winners is None else tuple(names[player] for player in winners if player in names)
    return SaveSummary(unchecked_label(scenario.name), tuple(names.values()), names.get(turn), won, header.system)


def _course(lines: list[bytes], words: SaveWords) -> tuple[str, list[str] | None]:
    """Return who took the last turn since the round began ("" for nobody), and who won in the end."""
    entries: list[_Line] = []
    winners: list[str] | None = None
    for text in lines:
        try:
            line = msgspec.json.decode(text, type=_Line)
        except (ValueError, RecursionError):
            break
        winners = line.winners
        if winners is not None:
            continue
        if line.length is None:
            entries.append(line)
        else:
            del entries[line.length :]
    turn = ""
    for entry in entries:
        if entry.request == words.each_round:
            turn = ""
        elif entry.request == words.turn:
            turn = entry.player
    return turn, winners
