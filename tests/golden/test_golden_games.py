"""Games that were played once are played again in the same way, to the digest.

When a change of the rules is meant, `python -m tests.golden.regenerate` writes them anew; with the first one after a
release the edition of the rules grows, too, so that saves of the edition before are not called damaged.
"""

from __future__ import annotations

import json

import pytest

from pb12table.kernel.dice import TypedDice
from pb12table.kernel.game import EntryKind
from pb12table.kernel.session import replay
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM
from tests.golden.games import FOLDER, GAMES, Golden, entries_of, lines_of

MESSAGE = "the rules changed; if that is meant: python -m tests.golden.regenerate, and see to the edition of the rules"


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_journal_leads_where_it_led(golden: Golden) -> None:
    lines = golden.path.read_text(encoding="utf-8").splitlines()
    session, drift = replay(SYSTEM, new_game(golden.setup), entries_of(lines), TypedDice())
    assert drift is None, MESSAGE
    assert session.pending is None
    assert lines_of(session) == lines


def test_every_kept_game_is_a_golden_one() -> None:
    assert {path.name for path in FOLDER.glob("*.jsonl")} == {golden.path.name for golden in GAMES}


def test_the_games_are_various() -> None:
    """Every kind of request and most kinds of turn, action and option occur in them."""
    lines = [line for golden in GAMES for line in golden.path.read_text(encoding="utf-8").splitlines()[:-1]]
    entries = [json.loads(line) for line in lines]
    requests = {entry["request"] for entry in entries}
    assert requests >= {
        "BidInitiative",
        "ChooseAction",
        "ChooseEffect",
        "ChooseLeader",
        "ChooseMoveOption",
        "ChoosePlace",
        "ChooseTurn",
        "DeclareSurrender",
        "Dice",
        "DrawCards",
        "HiddenDie",
        "PlayAfterRoll",
        "PlayInterruption",
        "PlayStatusCard",
        "RollOn",
    }
    kinds = {entry["answer"]["kind"] for entry in entries if isinstance(entry["answer"], dict)}
    assert kinds >= {
        "activate",
        "adjust",
        "aim",
        "appoint-leader",
        "break-off",
        "climb",
        "command",
        "concentrate",
        "end-command",
        "end-turn",
        "horizontal",
        "land",
        "let-act",
        "melee-attack",
        "move",
        "play-card",
        "ranged-attack",
        "re-equip",
        "relocate-in",
        "reload",
        "stop",
        "vertical",
        "wait",
    }
    assert {entry["kind"] for entry in entries} == {EntryKind.ANSWER.value, EntryKind.DICE.value}
