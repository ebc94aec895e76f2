"""Whole games kept as journals, one entry a line, to be read as diffs when the rules change.

`python -m tests.golden.regenerate` plays them anew and writes them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pb12table.bots.play import play_game
from pb12table.kernel.game import Entry, EntryKind
from pb12table.kernel.session import Session
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from tests.laws.skirmishes import companies, depot, gamblers, roofs, street, three, watch

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Golden:
    """One game: its name, what is played, by which bots, and from which seed."""

    name: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"

    def played(self) -> Session[State]:
        """The game, played by its bots now."""
        return play_game(self.setup, self.bots, "golden", self.seed)[1]


GAMES = (
    Golden("street-random", street(), ("random",), 1),
    Golden("street-aggressive", street(), ("aggressive",), 2),
    Golden("street-mixed", street(), ("aggressive", "random"), 3),
    Golden("roofs-random", roofs(), ("random",), 5),
    Golden("roofs-aggressive", roofs(), ("aggressive",), 5),
    Golden("three-random", three(), ("random",), 6),
    Golden("companies-random", companies(), ("random",), 6),
    Golden("companies-mixed", companies(), ("aggressive", "random"), 9),
    Golden("three-mixed", three(), ("aggressive", "random", "aggressive"), 7),
    Golden("watch-random", watch(), ("random",), 4),
    Golden("depot-random", depot(), ("random",), 0),
    Golden("gamblers-random", gamblers(), ("random",), 10),
)


def lines_of(session: Session[State]) -> list[str]:
    """The journal of a game as lines of JSON, and its outcome as the last one."""
    outcome = session.state.outcome
    assert outcome is not None, "golden games end"
    last = {"winners": outcome.winners, "reason": outcome.reason, "rounds": session.state.game_round}
    return [*(_line(_plain(entry)) for entry in session.entries), _line(last)]


def entries_of(lines: list[str]) -> list[Entry]:
    """The journal in the lines of a kept game."""
    return [
        Entry(
            EntryKind(plain["kind"]),
            plain["player"],
            plain["request"],
            plain["answer"],
            plain.get("hidden", False),
            plain.get("digest"),
        )
        for plain in map(json.loads, lines[:-1])
    ]


def _plain(entry: Entry) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "kind": entry.kind.value,
        "player": entry.player,
        "request": entry.request,
        "answer": entry.plain,
    }
    if entry.hidden:
        plain["hidden"] = True
    if entry.digest is not None:
        plain["digest"] = entry.digest
    return plain


def _line(plain: dict[str, Any]) -> str:
    return json.dumps(plain, ensure_ascii=False)
