"""A game gone through after its end: what each throw, each decision and what lay hidden brought each player.

For each position one number is kept, the chance of each player to win.  Between two positions a throw is worth what the
number changed by; a decision is worth what it cost against the best answer found, and what it changed by besides lay
hidden, or was not foreseen.  So luck, one's own decisions, those of others and what lay hidden add up to the end less
the beginning, to the last millionth.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from threading import local
from typing import Any, Final

import msgspec

from pb12table.analysis.crew import Beside, Crew
from pb12table.analysis.played.judging import Judge, Judgement, Shares, Verdict, rest_of
from pb12table.analysis.walking import digest_of, with_changes
from pb12table.bots.play import seed_of
from pb12table.files.places import user_folder
from pb12table.files.weights import Weights
from pb12table.kernel.dice import NoDice
from pb12table.kernel.game import Entry, EntryKind
from pb12table.kernel.request import Dice
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system

PIECE: Final = 6
"""So many entries of a journal are gone through at a time."""
WORKERS: Final = 2
"""So many processes do that, unless somebody says otherwise."""


class Step(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is kept of one entry of a journal: the number of the position before it, and of a decision its judgement.

    An answer that only goes on with what was begun has none: it is judged with that.
    `entry` counts from 0: so many entries had been made before.  `kind`, `player` and `request` are those of the entry;
    a die has a `purpose` and a `subject` (`kernel.request.Dice`), and the `face` that fell.  `left`: a judged answer
    does nothing more than must be done (`kernel.request.Request.default`).
    """

    entry: int
    kind: EntryKind
    player: str
    request: str = ""
    game_round: int
    before: Shares
    judgement: Judgement | None = None
    purpose: str = ""
    subject: str = ""
    face: int = 0
    left: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """What one step brought each player, in millionths: by luck, or by a decision of its player, and besides."""

    step: Step
    luck: Shares
    decided: Shares
    hidden: Shares
    after: Shares
    """The number of the position after it."""

    @property
    def player(self) -> PlayerId:
        return PlayerId(self.step.player)

    @property
    def total(self) -> Shares:
        """Return what the number changed by."""
        return tuple(sum(each) for each in zip(self.luck, self.decided, self.hidden, strict=True))


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that were thrown at once for one thing, and what they brought each player by luck, in millionths."""

    dice: tuple[Change, ...]

    @property
    def first(self) -> Step:
        return self.dice[0].step

    @property
    def before(self) -> Shares:
        """Return the mean over all that might have fallen."""
        return self.first.before

    @property
    def after(self) -> Shares:
        return self.dice[-1].after

    @property
    def luck(self) -> Shares:
        return tuple(sum(each) for each in zip(*(die.luck for die in self.dice), strict=True))

    @property
    def faces(self) -> tuple[int, ...]:
        return tuple(die.step.face for die in self.dice)


@dataclass(frozen=True, slots=True)
class Account:
    """What a game brought one player, in millionths: luck + own + others + hidden = end - beginning, exactly."""

    player: PlayerId
    beginning: int
    end: int
    luck: int
    own: int
    others: int
    hidden: int
    verdicts: Mapping[Verdict, int]
    """How many of the player's decisions were what."""


@dataclass(frozen=True, eq=False)
class Review:
    """A game as far as it was gone through: the steps from its beginning on, without a gap.

    `end` is the number of the last position once all was gone through, None before.  `entries` counts those of the
    journal.  `is_over`: the game has come to its end, and `end` is the result.
    """

    setup: GameSetup
    level: str
    weights: Weights
    entries: int
    is_over: bool
    steps: tuple[Step, ...]
    end: Shares | None = None

    @property
    def is_done(self) -> bool:
        return self.end is not None

    @property
    def prices(self) -> bool:
        """Return whether the value is good enough for telling what decisions cost."""
        return self.weights.prices

    @property
    def players(self) -> tuple[PlayerId, ...]:
        return tuple(player.id for player in self.setup.players)

    def curve(self) -> list[tuple[int, int, Shares]]:
        """Return after how many entries, in which round, what chance each player had."""
        found = [(step.entry, step.game_round, step.before) for step in self.steps]
        if self.end is not None:
            found.append((self.entries, found[-1][1] if found else 0, self.end))
        return found

    def changes(self) -> list[Change]:
        """Return what each step brought, of those whose next position is known, too."""
        numbers = [step.before for step in self.steps[1:]]
        if self.end is not None:
            numbers.append(self.end)
        return [self._change(step, after) for step, after in zip(self.steps, numbers, strict=False)]

    def _change(self, step: Step, after: Shares) -> Change:
        nothing = (0,) * len(after)
        whole = tuple(now - before for now, before in zip(after, step.before, strict=True))
        if step.kind is EntryKind.DICE:
            return Change(step, whole, nothing, nothing, after)
        if step.kind is EntryKind.DECLARATION:
            return Change(step, nothing, whole, nothing, after)
        if step.judgement is None or not step.judgement.price:
            return Change(step, nothing, nothing, whole, after)
        decided = shared_out(step.judgement.price, self.players.index(PlayerId(step.player)), step.before)
        hidden = tuple(each - own for each, own in zip(whole, decided, strict=True))
        return Change(step, nothing, decided, hidden, after)

    def accounts(self) -> list[Account]:
        """Return what the game, as far as it was gone through, brought each player."""
        changes = self.changes()
        return [self._account(who, changes) for who in range(len(self.players))]

    def _account(self, who: int, changes: Sequence[Change]) -> Account:
        player = self.players[who]
        own = [change for change in changes if change.player == player]
        beginning = self.steps[0].before[who] if self.steps else (self.end or (0,) * len(self.players))[who]
        verdicts = dict.fromkeys(Verdict, 0)
        for change in own:
            if change.step.judgement is not None:
                verdicts[change.step.judgement.verdict] += 1
        return Account(
            player,
            beginning,
            changes[-1].after[who] if changes else beginning,
            sum(change.luck[who] for change in changes),
            sum(change.decided[who] for change in own),
            sum(change.decided[who] for change in changes if change.player != player),
            sum(change.hidden[who] for change in changes),
            verdicts,
        )

    def throws(self, who: int) -> list[Throw]:
        """Return all throws, the luckiest for a player first."""
        found: list[list[Change]] = []
        for change in self.changes():
            if change.step.kind is not EntryKind.DICE:
                continue
            if found and _are_one(found[-1][-1].step, change.step):
                found[-1].append(change)
            else:
                found.append([change])
        return sorted((Throw(tuple(dice)) for dice in found), key=lambda each: -each.luck[who])

    def dearest(self, player: PlayerId | None = None) -> list[Change]:
        """Return the decisions that cost something, the dearest first; of one player, or of all."""
        found = [
            change
            for change in self.changes()
            if change.step.judgement is not None and change.step.judgement.price and player in (None, change.player)
        ]
        return sorted(found, key=lambda each: -price_of(each))


def _are_one(step: Step, following: Step) -> bool:
    """Return whether two dice are of one throw: nothing came between them, and they are for the same."""
    same = (step.player, step.purpose, step.subject) == (following.player, following.purpose, following.subject)
    return same and following.entry == step.entry + 1


def price_of(change: Change) -> int:
    return 0 if change.step.judgement is None else change.step.judgement.price


def shared_out(price: int, who: int, shares: Shares) -> Shares:
    """Return what a decision that cost a player so much brought each: the others gain what it cost, in proportion to
    their chances.
    """
    others = [number for number in range(len(shares)) if number != who]
    weights = sum(shares[number] for number in others)
    found = [0] * len(shares)
    found[who] = -price
    for number in others:
        found[number] = price * shares[number] // weights if weights else price // len(others)
    if others:
        found[others[0]] += price - sum(found[number] for number in others)
    else:
        found[who] = 0
    return tuple(found)


# -- going through --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Reviewed:
    """What all pieces of a game that is gone through have in common."""

    setup: GameSetup
    entries: tuple[Entry, ...]
    level: str
    is_over: bool

    def numbers(self, piece: int) -> tuple[int, ...]:
        """Return the numbers of the entries of a piece."""
        return tuple(range(piece * PIECE, min((piece + 1) * PIECE, len(self.entries))))

    def begun(self) -> Session[Any]:
        """Return the game at its beginning; its dice fall as they fell."""
        rules = system(self.setup.system)
        return Session(rules, rules.new_game(self.setup), NoDice(), digests=False, history=False)

    def ended(self) -> Session[Any]:
        """Return the game as far as it was played."""
        session = self.begun()
        session.feed(self.entries)
        return session


def reviewed(session: Session[Any], level: str) -> Reviewed:
    """Return a game, as far as it was played, to be gone through."""
    setup = with_changes(session.state.setup)
    return Reviewed(setup, tuple(session.entries), level, session.system.is_over(session.state))


class _Place(local):
    """Where a thread stands in the game that it goes through."""

    game: Reviewed | None = None
    session: Session[Any] | None = None
    judge: Judge | None = None


_place: Final = _Place()


def piece(game: Reviewed, number: int) -> tuple[Step, ...]:
    """Return the steps of one piece of a game; equal games bring equal steps, on any machine.  Raises NoValue."""
    first = number * PIECE
    place = _place
    if place.game is not game or place.session is None or len(place.session.entries) > first:
        place.judge, place.session, place.game = Judge(game.setup, game.level), game.begun(), game
    assert place.judge is not None, "made with the session"
    session, judge = place.session, place.judge
    found: list[Step] = []
    for entry in game.entries[len(session.entries) : first + PIECE]:
        if len(session.entries) >= first:
            found.append(_step(judge, session, game.entries))
        session.feed([entry])
    return tuple(found)


def _step(judge: Judge, session: Session[Any], entries: Sequence[Entry]) -> Step:
    request, number = session.pending, len(session.entries)
    entry, seed = entries[number], seed_of("review", number)
    judgement, left = None, False
    if entry.kind is EntryKind.ANSWER and request is not None and entry.request not in judge.continuing:
        answer, rest = request.decode(entry.plain), rest_of(entries, number, judge.continuing)
        left = answer == request.default(session.system.view(session.state, request.player))
        judgement = judge.judged(session, answer, seed, rest)
    die = request if isinstance(request, Dice) and entry.kind is EntryKind.DICE else None
    return Step(
        entry=number, kind=entry.kind, player=entry.player, request=entry.request,
        game_round=session.state.game_round, before=judge.number(session, seed), judgement=judgement,
        purpose="" if die is None else die.purpose, subject="" if die is None else die.subject,
        face=0 if die is None else entry.plain, left=left,
    )  # fmt: skip


def pieces_of(game: Reviewed) -> int:
    """Return into how many pieces a game is gone through."""
    return -(-len(game.entries) // PIECE)


def gone_through(
    game: Reviewed, crew: Crew, known: Mapping[int, tuple[Step, ...]]
) -> Iterator[tuple[int, tuple[Step, ...]]]:
    """Yield the pieces of a game that are not known as they are done.  Raises what the crew raises."""
    wanted = [number for number in range(pieces_of(game)) if number not in known]
    # Who has played in this setup has looked things up in it, which cannot be sent to other processes.
    sent = replace(game, setup=with_changes(game.setup))
    for place, steps in crew.carried_out(piece, sent, wanted):
        yield wanted[place], steps


def review_of(game: Reviewed, pieces: Mapping[int, tuple[Step, ...]]) -> Review:
    """Return a game as far as it was gone through from its beginning on.  Raises NoValue."""
    steps: list[Step] = []
    for number in range(pieces_of(game)):
        if number not in pieces:
            break
        steps += pieces[number]
    judge = Judge(game.setup, game.level)
    done = len(steps) == len(game.entries)
    end = judge.number(game.ended(), seed_of("review", len(game.entries))) if done else None
    return Review(game.setup, game.level, judge.weights, len(game.entries), game.is_over, tuple(steps), end)


# -- what is kept ---------------------------------------------------------------------------------------------------

FORMAT: Final = 8
"""Counts how games have been judged: what was found in another way is worked out anew."""


class _Kept(msgspec.Struct, frozen=True):
    """A line of a file of kept pieces."""

    number: int
    steps: tuple[Step, ...]


def reviews_folder() -> Path:
    """Return the folder of all that was reviewed; created if missing, which may raise OSError."""
    folder = user_folder() / "reviews"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def forget_reviews() -> None:
    """Take away all that was kept of reviews; raises OSError."""
    for file in reviews_folder().glob("*.jsonl"):
        file.unlink()


def mark_of(game: Reviewed) -> str:
    """Return what tells a review from others: the game, the level, and the value it is judged by.  Raises NoValue."""
    weights = Judge(game.setup, game.level).weights
    told = [(entry.kind.value, entry.player, entry.request, entry.plain) for entry in game.entries]
    place = (game.setup.system, game.setup.name, [(figure.id, figure.at) for figure in game.setup.figures])
    rules = system(game.setup.system)
    return digest_of((FORMAT, told, place, rules.edition, game.level, msgspec.to_builtins(weights)))


class Keeping:
    """The pieces of a review that are kept in the user's folder, a line for each; those of before are there at once.

    What cannot be read is worked out anew, and where nothing can be written nothing is kept.
    """

    def __init__(self, game: Reviewed) -> None:
        self.pieces: dict[int, tuple[Step, ...]] = {}
        self._file: Path | None = None
        try:
            self._file = reviews_folder() / f"{mark_of(game)}.jsonl"
            lines = self._file.read_bytes().splitlines() if self._file.exists() else []
        except OSError:
            return
        for line in lines:
            try:
                kept = msgspec.json.decode(line, type=_Kept)
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue
            entries = tuple(step.entry for step in kept.steps)
            if 0 <= kept.number < pieces_of(game) and entries == game.numbers(kept.number):
                self.pieces[kept.number] = kept.steps

    def add(self, number: int, steps: tuple[Step, ...]) -> None:
        """Keep a piece."""
        self.pieces[number] = steps
        if self._file is None:
            return
        try:
            with self._file.open("ab") as file:
                # A line that was broken off in the middle would spoil the next one.
                file.write(b"\n" + msgspec.json.encode(_Kept(number, steps)) + b"\n")
        except OSError:
            self._file = None


class Reviewing(Beside):
    """A review that is worked out beside something else; it can be stopped, and goes on where it was next time."""

    def __init__(self, game: Reviewed, workers: int = WORKERS) -> None:
        super().__init__(workers)
        self._game = game
        self._keeping = Keeping(game)

    @property
    def done(self) -> tuple[int, int]:
        """Return how many pieces are done, and how many there are."""
        return len(self._keeping.pieces), pieces_of(self._game)

    def review(self) -> Review:
        """Return the game as far as it was gone through."""
        return review_of(self._game, dict(self._keeping.pieces))

    def _work(self, crew: Crew) -> None:
        for number, steps in gone_through(self._game, crew, self._keeping.pieces):
            self._keeping.add(number, steps)
