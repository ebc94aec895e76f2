"""How far reviews can be trusted, counted by a command that tells each game as it is done.

python -m tests.analysis.trust w6 blunder --seeds 801-900 --want 20   answers that throw a game away
python -m tests.analysis.trust w6 throw --seeds 801-900 --want 20     throws that turn a game
python -m tests.analysis.trust w6 sums --seeds 1-200                  luck and decisions add up
python -m tests.analysis.trust w6 whole --seeds 1-10                  the same where every decision is judged
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from pb12table.analysis.played.judging import CLEAR, WHOLE, Judge, Judgement, Verdict, rest_of, verdict_of
from pb12table.analysis.played.review import Change, Review, Reviewed, Step, piece, pieces_of, review_of, reviewed
from pb12table.bots.play import make_bots, play, seed_of, started
from pb12table.files.scenario import load_scenario, suite_files
from pb12table.kernel.game import Entry, EntryKind
from pb12table.kernel.request import Dice
from pb12table.kernel.session import Session
from pb12table.systems.known import system
from tests.analysis.planting import Planted, Planter

DEAREST: Final = 3
LUCKIEST: Final = 5
"""What was planted is to be among so many decisions, or throws of a player."""
JUDGING: Final = "pb12table.analysis.played.judging"


@contextmanager
def trying(samples: int = 60, leaves: int = 24) -> Iterator[None]:
    """Let dice be tried so often: without more a quarter as often as usual, as it is about many points of chance."""
    with patch(f"{JUDGING}.SAMPLES", samples), patch(f"{JUDGING}.LEAVES", leaves):
        yield


class Throwing(NamedTuple):
    """Who throws dice and what for; nobody where none are thrown."""

    player: str = ""
    purpose: str = ""
    subject: str = ""


def judged_at(judge: Judge, session: Session[Any], entries: Sequence[Entry]) -> Judgement | None:
    """Return what the answer that was given next cost; None if it only goes on with what was begun."""
    number, request = len(session.entries), session.pending
    assert request is not None, "an entry answers a question"
    if entries[number].request in judge.continuing:
        return None
    rest = rest_of(entries, number, judge.continuing)
    return judge.judged(session, request.decode(entries[number].plain), seed_of("review", number), rest)


def reviewed_in_part(game: Reviewed, kind: EntryKind, known: Mapping[int, Judgement | None] | None = None) -> Review:
    """Return a game of which only the throws are judged, or only the decisions but for those that are known."""
    judge, session, steps = Judge(game.setup, game.level), game.begun(), list[Step]()
    even, last = tuple(0 for _ in game.setup.players), Throwing()
    for number, entry in enumerate(game.entries):
        request, seed = session.pending, seed_of("review", number)
        assert request is not None, "an entry answers a question"
        judgement, die = None, request if isinstance(request, Dice) else None
        now = Throwing() if die is None else Throwing(die.player, die.purpose, die.subject)
        # Within a throw, and from one answer to the next, numbers cancel out.
        is_told = kind is EntryKind.DICE and now != last
        last = now
        if kind is entry.kind is EntryKind.ANSWER:
            judgement = known[number] if known and number in known else judged_at(judge, session, game.entries)
        steps.append(
            Step(
                entry=number,
                kind=entry.kind,
                player=entry.player,
                request=entry.request,
                game_round=session.state.game_round,
                before=judge.number(session, seed) if is_told else even,
                judgement=judgement,
                purpose="" if die is None else die.purpose,
                subject="" if die is None else die.subject,
                face=0 if die is None else entry.plain,
            )
        )
        session.feed([entry])
    end = judge.number(session, 0) if kind is EntryKind.DICE else even
    return Review(game.setup, game.level, judge.weights, len(game.entries), game.is_over, tuple(steps), end)


@dataclass(frozen=True)
class Found:
    """What a review says of what was planted: how many decisions or throws it tells before it, and why."""

    planted: Planted
    kind: EntryKind
    review: Review
    rank: int

    @property
    def is_first(self) -> bool:
        return self.rank < (DEAREST if self.kind is EntryKind.ANSWER else LUCKIEST)

    def told(self) -> str:
        """Return by how many points it changed the chance, what the review says of it, and of the first ones."""
        planted, who = self.planted, self.review.players.index(self.planted.player)
        step = self.review.steps[planted.entry]
        true = f"{100 * planted.change:+.0f}±{100 * planted.error:.0f} in {planted.games}"
        if self.kind is EntryKind.DICE:
            throws = self.review.throws(who)
            own = next(throw for throw in throws if planted.entry in [die.step.entry for die in throw.dice])
            first = ", ".join(f"{throw.luck[who] / 1e4:.1f}" for throw in throws[:LUCKIEST])
            return f"{true}; told {own.luck[who] / 1e4:+.1f}; first {first}"
        judged, first = step.judgement, ", ".join(_priced(each) for each in self.review.dearest()[:DEAREST])
        behind = "" if judged is None or not judged.prospects else _behind(judged)
        verdict = "none" if judged is None else f"{judged.verdict} {judged.price / 1e4:.1f}"
        return f"{true}; {step.request} {verdict}{behind}; first {first}"


def _priced(change: Change) -> str:
    judged = change.step.judgement
    assert judged is not None, "it has a price"
    return f"{judged.price / 1e4:.1f}{_behind(judged)} {change.step.request} {change.step.entry}"


def _behind(judged: Judgement) -> str:
    given = judged.prospects[0]
    return f" ({given.behind / 1e4:.1f}±{given.behind_error / 1e4:.1f} of {len(judged.prospects)})"


def found_in(planted: Planted, kind: EntryKind) -> Found:
    """Return what a review says of what was planted in a game."""
    game = planted.game
    if kind is EntryKind.ANSWER:
        session = game.begun()
        session.feed(game.entries[: planted.entry])
        own = judged_at(Judge(game.setup, game.level), session, game.entries)
        price = 0 if own is None else own.price
        known: dict[int, Judgement | None] = {planted.entry: own}
        if not price:
            known |= dict.fromkeys(range(planted.entry)) | dict.fromkeys(range(planted.entry + 1, len(game.entries)))
        # What cannot well be half as dear comes after it, however dear it is.
        with patch(f"{JUDGING}.CLEAR", max(CLEAR, price / WHOLE / 2)):
            review = reviewed_in_part(game, kind, known)
        entries = [[change.step.entry] for change in review.dearest()]
    else:
        review = reviewed_in_part(game, kind)
        throws = review.throws(review.players.index(planted.player))
        entries = [[die.step.entry for die in throw.dice] for throw in throws]
    rank = next((at for at, each in enumerate(entries) if planted.entry in each), len(game.entries))
    return Found(planted, kind, review, rank)


# -- sums -----------------------------------------------------------------------------------------------------------


def some_game(identity: str, seed: int, bots: Sequence[str], layouts: Sequence[Path] = ()) -> Reviewed:
    """Return a game of bots on one of the layouts of a system."""
    files = layouts or list(suite_files(identity).values())
    setup = load_scenario(files[seed % len(files)]).setup
    session = started(setup, "trust", seed, digests=False)
    play(session, make_bots(tuple(bots), setup, "trust", seed))
    return reviewed(session, "learner")


def numbered(game: Reviewed, seed: int) -> Review:
    """Return a game gone through with its numbers only: what decisions cost is made up."""
    judge, session, steps, chance = Judge(game.setup, game.level), game.begun(), list[Step](), Random(seed)
    for number, entry in enumerate(game.entries):
        judgement = None
        if entry.kind is EntryKind.ANSWER and chance.random() < 0.5:
            price = chance.randint(1, WHOLE // 3)
            judgement = Judgement(verdict=verdict_of(price), price=price)
        before = judge.number(session, seed_of("review", number))
        steps.append(
            Step(entry=number, kind=entry.kind, player=entry.player, game_round=0, before=before, judgement=judgement)
        )
        session.feed([entry])
    end = judge.number(session, 0)
    return Review(game.setup, game.level, judge.weights, len(game.entries), game.is_over, tuple(steps), end)


def wrong_sums(game: Reviewed, found: Review) -> list[str]:
    """Return where luck, decisions and what lay hidden do not add up, or the curve does not end at the result."""
    wrong = [
        f"entry {change.step.entry}"
        for change in found.changes()
        if any(
            whole != now - before
            for whole, now, before in zip(change.total, change.after, change.step.before, strict=True)
        )
        or any(sum(part) for part in (change.luck, change.decided, change.hidden))
        or sum(change.step.before) != WHOLE
    ]
    for each in found.accounts():
        if each.luck + each.own + each.others + each.hidden != each.end - each.beginning:
            wrong.append(f"account of {each.player}")
    ending = system(game.setup.system).ending(game.ended().state)
    if ending is None or found.end is None or len(found.changes()) != len(game.entries):
        return [*wrong, "not gone through to the end"]
    valued = system(game.setup.system).valued
    assert valued is not None, "its games can be reviewed"
    winners = ending.winners or valued.contenders(game.setup)
    for player, share in zip(found.players, found.end, strict=True):
        if abs(share - (WHOLE / len(winners) if player in winners else 0)) > 1:
            wrong.append(f"end of {player}")
    return wrong


# -- the command ----------------------------------------------------------------------------------------------------


def _planted(chosen: argparse.Namespace, kind: EntryKind) -> Iterator[tuple[bool, str]]:
    planter = Planter(chosen.system, chosen.places, chosen.bot, chosen.layout, frozenset(chosen.at))
    for seed in chosen.seeds:
        planted = planter.blunder(seed) if kind is EntryKind.ANSWER else planter.throw(seed)
        if planted is not None:
            with trying():
                found = found_in(replace(planted, game=replace(planted.game, level=chosen.level)), kind)
            length = len(planted.game.entries)
            rank = found.rank if found.rank < length else "none"
            yield found.is_first, f"seed {seed}: rank {rank}; entry {planted.entry} of {length}, {found.told()}"


def _sums(chosen: argparse.Namespace) -> Iterator[tuple[bool, str]]:
    for seed in chosen.seeds:
        game = some_game(chosen.system, seed, (chosen.bot, "learner"), chosen.layout)
        with trying(1, 1):
            wrong = wrong_sums(game, numbered(game, seed))
        yield not wrong, f"seed {seed}: {len(game.entries)} entries; {', '.join(wrong) or 'adds up'}"


def _whole(chosen: argparse.Namespace) -> Iterator[tuple[bool, str]]:
    for seed in chosen.seeds:
        game = some_game(chosen.system, seed, (chosen.bot, "learner"), chosen.layout)
        with trying():
            found = review_of(game, {number: piece(game, number) for number in range(pieces_of(game))})
        wrong = wrong_sums(game, found)
        judged = sum(each.verdicts[verdict] for each in found.accounts() for verdict in Verdict)
        ends = ", ".join(f"{each.player} {each.end / WHOLE:.2f}" for each in found.accounts())
        yield not wrong, f"seed {seed}: {judged} decisions; {ends}; {', '.join(wrong) or 'adds up'}"


def _range(text: str) -> range:
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def main() -> None:
    """Count games of a system, tell each as soon as it is done, and at the end how many were as they should be."""
    asked = argparse.ArgumentParser(description=main.__doc__)
    asked.add_argument("system")
    asked.add_argument("what", choices=("blunder", "throw", "sums", "whole"))
    asked.add_argument("--seeds", type=_range, default=range(801, 901))
    asked.add_argument("--want", type=int, default=1_000, help="so many games are enough")
    asked.add_argument("--bot", default="steady", help="who plays")
    asked.add_argument("--level", default="steady", help="how closely decisions are looked at")
    asked.add_argument("--places", type=int, default=12, help="so many places of a game are looked at")
    asked.add_argument("--at", action="append", default=[], metavar="QUESTION", help="only where this is asked")
    asked.add_argument("--layout", type=Path, action="append", default=[], help="instead of those of the suite")
    chosen = asked.parse_args()
    ways = {
        "blunder": lambda: _planted(chosen, EntryKind.ANSWER),
        "throw": lambda: _planted(chosen, EntryKind.DICE),
        "sums": lambda: _sums(chosen),
        "whole": lambda: _whole(chosen),
    }
    begun, right, done = time.process_time(), 0, 0
    for is_right, line in ways[chosen.what]():
        right, done = right + is_right, done + 1
        print(f"{'+' if is_right else '-'} {line} [{time.process_time() - begun:.0f} s]", flush=True)
        if done == chosen.want:
            break
    print(f"{chosen.system} {chosen.what}: {right} of {done} [{time.process_time() - begun:.0f} s]", flush=True)


if __name__ == "__main__":
    main()
