"""What reviews of many games say together of a person: how accurate, how lucky, and what is missed most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from pb12table.analysis.played.judging import WHOLE, Verdict
from pb12table.analysis.played.review import Review, forget_reviews
from pb12table.files.places import user_folder, write_atomically
from pb12table.files.saves.loading import LoadedSave
from pb12table.kernel.game import EntryKind
from pb12table.kernel.session import Session
from pb12table.report.review_telling import POINT, missed_by, points
from pb12table.systems.known import words
from pb12table.texts.locale import Texts
from pb12table.texts.names import system_name

FORMAT: Final = 2
ENDING: Final = ".json"
MOST_MISSED: Final = 5
LENIENCE: Final = 10
"""A mean loss of the LENIENCE-th part of a chance at each decision is no accuracy at all."""
JUDGED: Final = (Verdict.FINE, Verdict.CLOSE, Verdict.MISTAKE, Verdict.BLUNDER)


class Sum(msgspec.Struct, frozen=True):
    """How often something was, and what it cost together, in millionths of a chance."""

    times: int = 0
    price: int = 0

    def __add__(self, other: Sum) -> Sum:
        return Sum(self.times + other.times, self.price + other.price)

    @property
    def accuracy(self) -> float:
        """Return how accurate decisions were, from 0 to 1."""
        return max(0.0, 1.0 - LENIENCE * self.price / WHOLE / self.times) if self.times else 1.0


class Missed(msgspec.Struct, frozen=True):
    """What would have been better again and again: how often, what missing it cost, and the dearest of it in words.

    The words are English and German.
    """

    sum: Sum
    dearest: int
    words: tuple[str, str]

    def __add__(self, other: Missed) -> Missed:
        words = self.words if self.dearest >= other.dearest else other.words
        return Missed(self.sum + other.sum, max(self.dearest, other.dearest), words)


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """What a review says of one player: the name, how the program played, "" for a person, and luck in millionths.

    `kinds` are the judged decisions by their kind, `missed` what would have been better by its kind.
    """

    name: str
    style: str
    luck: int
    won: int
    kinds: dict[str, Sum]
    missed: dict[str, Missed]

    @property
    def decisions(self) -> Sum:
        """Return all judged decisions together."""
        return sum(self.kinds.values(), Sum())


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was gone through to its end, summed up: of which rules, which scenario, and when it was played."""

    format: int
    system: str
    scenario: tuple[str, str]
    played: datetime
    level: str
    seats: tuple[Seat, ...]


PREPARING, OWN_TURN, REACTION = "preparing", "turn", "reaction"
"""The kinds of decisions: before the first turn, in one's own turn, and in answer to others."""


def kinds_of(session: Session[Any]) -> list[str]:
    """Return of each entry of a journal whose turn it was made in, by player; "" before the first turn."""
    setup = session.state.setup
    meaning = words(setup.system).meaning
    found, now, entry = list[str](), "", 0
    for line in session.log:
        taking = None if line.struck else meaning(line.event).turn_player(setup)
        if taking is not None:
            found += [now] * (line.entry - entry)
            now, entry = taking, max(entry, line.entry)
    return found + [now] * (len(session.entries) - len(found))


def summary_of(review: Review, session: Session[Any], loaded: LoadedSave) -> Summary:
    """Return a whole review of a save, summed up; the session stands at its end."""
    assert review.end is not None, "gone through to the end"
    styles: dict[str, str] = {}
    for _, seated in loaded.seatings:
        styles |= seated
    name, players = review.setup.name, review.setup.players
    played = datetime.fromtimestamp(loaded.path.stat().st_mtime) if loaded.path.exists() else datetime.now()
    changes, turns = review.changes(), kinds_of(session)
    seats = []
    for who, player in enumerate(players):
        kinds: dict[str, Sum] = {}
        missed: dict[str, Missed] = {}
        for change in changes:
            step, judgement = change.step, change.step.judgement
            if step.player != player.id or judgement is None or judgement.verdict not in JUDGED:
                continue
            one = Sum(1, judgement.price)
            taking = turns[step.entry]
            kind = PREPARING if not taking else OWN_TURN if taking == player.id else REACTION
            kinds[kind] = kinds.get(kind, Sum()) + one
            found = missed_by(session.past(step.entry), judgement, player.id) if judgement.price else None
            if found is not None:
                key, told = found
                added = Missed(one, judgement.price, told)
                missed[key] = missed[key] + added if key in missed else added
        luck = sum(change.luck[who] for change in changes if change.step.kind is EntryKind.DICE)
        seats.append(
            Seat(
                name=player.name,
                style=styles.get(player.id, ""),
                luck=luck,
                won=review.end[who] if review.is_over else 0,
                kinds=kinds,
                missed=missed,
            )
        )
    return Summary(
        format=FORMAT,
        system=review.setup.system,
        scenario=(name.en, name.de),
        played=played,
        level=review.level,
        seats=tuple(seats),
    )


def sums_folder() -> Path:
    """Return the folder of games summed up; created if missing, which may raise OSError."""
    folder = user_folder() / "reviewed"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def keep_summary(review: Review, session: Session[Any], loaded: LoadedSave) -> None:
    """Keep what a whole review says, in the place of what was kept of the same save before; raises OSError."""
    file = sums_folder() / f"{loaded.path.stem}{ENDING}"
    write_atomically(file, msgspec.json.encode(summary_of(review, session, loaded)))


def read_summary(path: Path) -> Summary | None:
    """Return what was kept in a file; None for what is none, or was written in another form."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Summary)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None
    return found if found.format == FORMAT else None


def kept_summaries() -> list[Summary]:
    """Return all that was kept, those of the oldest games first; raises OSError."""
    found = (read_summary(path) for path in sorted(sums_folder().glob(f"*{ENDING}")))
    return sorted((each for each in found if each is not None), key=lambda each: each.played)


def forget_all() -> None:
    """Take away all that was kept of reviews, the reviews themselves, too; raises OSError."""
    forget_reviews()
    for path in sums_folder().glob(f"*{ENDING}"):
        path.unlink()


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a person."""

    summary: Summary
    seat: Seat


@dataclass(frozen=True, slots=True)
class Own:
    """All that reviews say of a person: the games, oldest first, the kinds of decisions, and what was missed.

    What cost most is the first of that.
    """

    name: str
    games: tuple[Game, ...]
    kinds: dict[str, Sum]
    missed: tuple[Missed, ...]

    @property
    def decisions(self) -> Sum:
        """Return all judged decisions together."""
        return sum((game.seat.decisions for game in self.games), Sum())

    @property
    def luck(self) -> int:
        """Return what luck brought in all games together, in millionths."""
        return sum(game.seat.luck for game in self.games)

    def by_system(self) -> dict[str, Sum]:
        """Return the decisions of each game that was played, by rule system."""
        found: dict[str, Sum] = {}
        for game in self.games:
            identity = game.summary.system
            found[identity] = found.get(identity, Sum()) + game.seat.decisions
        return found


def people_in(summaries: Sequence[Summary]) -> list[str]:
    """Return the names of the people who have played, who played most first."""
    counts: dict[str, int] = {}
    for summary in summaries:
        for seat in summary.seats:
            if not seat.style:
                counts[seat.name] = counts.get(seat.name, 0) + 1
    return sorted(counts, key=lambda name: (-counts[name], name))


def own_of(summaries: Sequence[Summary], name: str) -> Own:
    """Return what reviews say together of a person, by name."""
    games = [Game(each, seat) for each in summaries for seat in each.seats if seat.name == name and not seat.style]
    kinds: dict[str, Sum] = {}
    missed: dict[tuple[str, str], Missed] = {}
    for game in games:
        for kind, each in game.seat.kinds.items():
            kinds[kind] = kinds.get(kind, Sum()) + each
        for plan, lacked in game.seat.missed.items():
            at = (game.summary.system, plan)
            missed[at] = missed[at] + lacked if at in missed else lacked
    ranked = sorted(missed.values(), key=lambda each: (-each.sum.price, -each.sum.times))
    return Own(name, tuple(games), kinds, tuple(ranked))


# -- in words -------------------------------------------------------------------------------------------------------


def own_lines(texts: Texts, own: Own) -> list[str]:
    """Return what the reviews say of a person, line by line."""
    lines = [
        f"{own.name}: {texts('own-games', games=len(own.games))}",
        f"  {_sum_line(texts, texts('own-all'), own.decisions)}",
    ]
    lines += [f"  {_sum_line(texts, system_name(texts, each), found)}" for each, found in own.by_system().items()]
    lines += [f"  {_sum_line(texts, texts(f'own-kind-{kind}'), found)}" for kind, found in own.kinds.items()]
    lines.append(f"  {texts('own-luck')}: {points(texts, own.luck)}")
    for missed in own.missed[:MOST_MISSED]:
        cost = texts("own-cost", points=texts.number(missed.sum.price / POINT, 1))
        times = texts("own-missed-times", times=missed.sum.times)
        lines.append(f"  {texts('own-missed')}: {missed.words[texts.language == 'de']} ({times}, {cost})")
    return lines


def _sum_line(texts: Texts, name: str, found: Sum) -> str:
    share, number = texts("percent", share=round(100 * found.accuracy)), texts("own-decisions", number=found.times)
    return f"{name}: {share} ({number})"


def plain_own(own: Own) -> dict[str, Any]:
    """Return what the reviews say of a person as JSON-ready data; prices and luck in millionths of a chance."""
    return {
        "name": own.name,
        "games": len(own.games),
        "decisions": msgspec.to_builtins(own.decisions),
        "accuracy": own.decisions.accuracy,
        "luck": own.luck,
        "by_game": msgspec.to_builtins(own.by_system()),
        "by_kind": msgspec.to_builtins(own.kinds),
        "missed": msgspec.to_builtins(own.missed),
    }
