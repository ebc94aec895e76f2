"""What a list of saves tells about each, without playing it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from pb12table.files.form_basics import BothNames
from pb12table.files.labels import unchecked_label
from pb12table.files.save import LARGEST_SAVE
from pb12table.skirmish.naming import Label

BID: Final = "BidInitiative"
"""Every player bids once a round (R1.3.3), so that the bids number the rounds."""
TURN: Final = "ChooseTurn"


@dataclass(frozen=True, slots=True)
class SaveSummary:
    """The scenario of a save, the game round of the last bid, and who took the last turn since then, if anybody.

    `winners` are those of a game that is over, None while it is not.
    """

    scenario: Label
    game_round: int
    last_turn: Label | None
    winners: tuple[Label, ...] | None = None


class _Player(msgspec.Struct):
    id: str
    name: str | BothNames = ""


class _Scenario(msgspec.Struct):
    name: str | BothNames
    player: list[_Player] = []


class _Header(msgspec.Struct):
    scenario: _Scenario


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
        scenario = msgspec.json.decode(first, type=_Header).scenario
    except (OSError, ValueError, RecursionError):
        return None
    bids, turn, winners = _course(lines)
    names = {player.id: unchecked_label(player.name or player.id) for player in scenario.player}
    won = None if winners is None else tuple(names[player] for player in winners if player in names)
    return SaveSummary(unchecked_label(scenario.name), max(bids, 1), names.get(turn), won)


def _course(lines: list[bytes]) -> tuple[int, str, list[str] | None]:
    """How many rounds have been bid for, who took the last turn since ("" for nobody), and who won in the end."""
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
    bids: dict[str, int] = {}
    turn = ""
    for entry in entries:
        if entry.request == BID:
            bids[entry.player] = bids.get(entry.player, 0) + 1
            turn = ""
        elif entry.request == TURN:
            turn = entry.player
    return max(bids.values(), default=0), turn, winners
