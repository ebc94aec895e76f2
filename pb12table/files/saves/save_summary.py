"""What a list of saves tells about each, without playing it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec

from pb12table.files.forms.basics import BothNames
from pb12table.files.forms.labels import unchecked_label
from pb12table.files.saves.save import LARGEST_SAVE
from pb12table.skirmish.faces.content import SaveWords
from pb12table.skirmish.naming import Label
from pb12table.systems import known
from pb12table.systems.known import UNNAMED


@dataclass(frozen=True, slots=True)
class SaveSummary:
    """The scenario of a save, the game round it is in, and who took the last turn since that began, if anybody.

    `winners` are those of a game that is over, None while it is not; `system` is the id of the rule system.
    """

    scenario: Label
    game_round: int
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
    """What a save tells, None when it is none or cannot be read; nothing else is checked.

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
    game_round, turn, winners = _course(lines, words)
    names = {player.id: unchecked_label(player.name or player.id) for player in scenario.player}
    won = None if winners is None else tuple(names[player] for player in winners if player in names)
    return SaveSummary(unchecked_label(scenario.name), max(game_round, 1), names.get(turn), won, header.system)


def _course(lines: list[bytes], words: SaveWords) -> tuple[int, str, list[str] | None]:
    """How many rounds have begun, who took the last turn since ("" for nobody), and who won in the end."""
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
    begun: dict[str, int] = {}
    turn = ""
    for entry in entries:
        if entry.request == words.each_round:
            begun[entry.player] = begun.get(entry.player, 0) + 1
            turn = ""
        elif entry.request == words.turn:
            turn = entry.player
    return max(begun.values(), default=0), turn, winners
