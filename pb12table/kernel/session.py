"""A session drives the rules of a system: it keeps snapshots, journals answers, forks, rewinds and replays.

Session = last snapshot + answers since + the suspended coroutine. Rules return to the outer loop at
quiescent points, where the state says everything; there the session keeps a snapshot. A fork or a rewind
clones a snapshot and feeds the answers since into a fresh coroutine, or the rules resume at the question itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, Generic, Protocol, TypeVar

from pb12table.kernel.dice import DiceSource, NoDice, SeededDice
from pb12table.kernel.game import (
    UNASKED,
    Drift,
    Entry,
    EntryKind,
    Event,
    Game,
    Listener,
    LogLine,
    Weight,
    free_undo_limit,
)
from pb12table.kernel.request import Chance, Choice, Dice, GameError, IllegalAnswer, Refusal, Request

TRIALS: Final = 60
"""So many answers and faces of dice at most are tried to find out whether it matters what is answered."""

IMAGININGS: Final = 20
"""So many games are imagined at most to find one in which all is as a player knows it."""
MOST_IMAGINED: Final = 400
"""No imagined game comes to a question after more answers."""

State = TypeVar("State")


class System(Protocol[State]):
    """A rule system, as far as a session must know it; one that inherits from it resumes at quiescent points alone.

    `edition` counts the editions of its rules: it grows whenever a journal may lead elsewhere than before.
    """

    name: str
    edition: int

    def step(self, game: Game[State]) -> Coroutine[Any, Any, None]:
        """Play from one quiescent point to the next."""
        ...

    def resumed(
        self, game: Game[State], request: Request[State, Any], since: Sequence[Entry]
    ) -> Coroutine[Any, Any, None] | None:
        """Return a coroutine that asks an open question again and goes on from it as the suspended one would.

        `since` is what was decided since the last quiescent point.  None if the state, that and the question do not say
        enough: then it is played again from there.
        """
        return None

    def is_over(self, state: State) -> bool:
        """Return whether the game has ended."""
        ...

    def clone(self, state: State) -> State:
        """Return an independent copy."""
        ...

    def view(self, state: State, viewer: str | None) -> State:
        """Return the state as a player (None: the public) may know it; an independent copy.

        For the viewer EVERYTHING (`kernel.log`) nothing of it is secret that is hidden on the table.  A viewer's view
        may be viewed again.
        """
        ...

    def imagined(self, state: State, viewer: str, chance: Chance) -> State:
        """Return a state that may be the case, from the view of a player: what that hides is drawn by chance.

        `state` may be changed.  One that inherits hides nothing but what stands in a view as it usually is.
        """
        return state

    def digest(self, state: State) -> str:
        """Return a short text that is equal for equal states."""
        ...

    def forfeits(self, state: State, request: Request[State, Any]) -> bool:
        """Return whether a request is answered by its default because its player has left the game."""
        ...

    def plain_declaration(self, declaration: Any) -> Any:
        """Return a declaration as JSON-ready plain data; plain data stays unchanged."""
        ...

    def declaration_refusal(self, state: State, player: str, declaration: Any) -> Refusal | None:
        """Return why a player may not declare this now; None if the player may.  Declarations come between answers."""
        ...

    def declare(self, game: Game[State], player: str, declaration: Any) -> Weight:
        """Carry out what a player declared without being asked; return what it is to the others."""
        ...

    def amendment_refusal(self, state: State, request: Request[State, Any], amendment: Any) -> Refusal | None:
        """Return why nothing can be set this way while a request is open; None if it can."""
        ...

    def amend(self, game: Game[State], amendment: Any) -> bool:
        """Set something by hand; return whether the rules leave what they are doing and go on from the state alone."""
        ...


class Session(Generic[State]):
    """A running game of a system."""

    def __init__(
        self,
        system: System[State],
        state: State,
        dice: DiceSource,
        *,
        digests: bool = True,
        history: bool = True,
    ) -> None:
        """Start a game in a state.

        The session owns the state from now on. `digests` keeps a digest at each quiescent point, `history`
        all snapshots for quick rewinding (else only the first and the last).
        """
        self.system = system
        self.dice = dice
        self.pending: Request[State, Any] | None = None
        self.entries: list[Entry] = []
        self.undone: list[Entry] = []
        self.log: list[LogLine] = []
        self.listeners: list[Listener] = []
        self._digests = digests
        self._history = history
        self._muted = False
        self._queue: deque[Entry] = deque()
        self._drift: Drift | None = None
        self._expected_digest: str | None = None
        self._snapshots: list[tuple[int, State]] = []
        self._game: Game[State] = Game(state, self._hear, system)
        self._coroutine: Coroutine[Any, Any, None] | None = None
        self._sleeps = False
        self._keep_snapshot()
        self._coroutine = self._step()
        self._drive(None)

    @property
    def state(self) -> State:
        """The present state; read it, never change it."""
        return self._game.state

    @property
    def is_quiescent(self) -> bool:
        """Return whether the state says everything: nothing has been answered since the rules paused."""
        return len(self.entries) == self._snapshots[-1][0]

    @property
    def position(self) -> str:
        """The place in the game, for messages."""
        request = self.pending
        asked = "the end" if request is None else f"{type(request).__name__} of {request.player}"
        return f"entry {len(self.entries)}, {asked}"

    # -- going on ---------------------------------------------------------------------------------------

    def refusal(self, answer: Any) -> Refusal | None:
        """Return why the pending request would refuse an answer; None if it is legal."""
        if self.pending is None:
            return Refusal("", "game-over")
        return self.pending.refusal(self.state, answer)

    def answer(self, answer: Any) -> None:
        """Answer the pending request; raises IllegalAnswer and changes nothing when it is refused."""
        request = self.pending
        refusal = self.refusal(answer)
        if request is None or refusal is not None:
            raise IllegalAnswer(refusal or Refusal("", "game-over"), self.position)
        request = self._woken(request)
        kind = EntryKind.DICE if isinstance(request, Dice) else EntryKind.ANSWER
        self.undone.clear()
        self._note(kind, request, answer)
        self._drive(answer)

    def declare(self, player: str, declaration: Any) -> None:
        """Let a player declare something he is not asked for; raises IllegalAnswer when he may not."""
        if self.pending is None:
            raise IllegalAnswer(Refusal("", "game-over"), self.position)
        self._woken(self.pending)
        self._declare(player, declaration)
        self.undone.clear()

    def amendment_refusal(self, amendment: Any) -> Refusal | None:
        """Return why nothing can be set this way now, whoever agrees; None if it can.

        Nothing is set between a die and what it brings, and nothing that would leave the open question without a legal
        answer.
        """
        request = self.pending
        if request is None:
            return Refusal("", "game-over")
        if isinstance(request, Dice):
            return Refusal("", "amend-dice-first")
        refusal = self.system.amendment_refusal(self.state, request, amendment)
        if refusal is not None:
            return refusal
        trial = Game(self.system.clone(self.state), _tell_nobody, self.system)
        if self.system.amend(trial, amendment) or self.system.is_over(trial.state):
            return None
        usual = request.default(trial.state)
        answerable = request.refusal(trial.state, usual) is None
        return None if answerable else Refusal("", "amend-no-answer")

    def amend(self, amendment: Any) -> None:
        """Set something by hand, as all players agree; raises IllegalAnswer and changes nothing when it cannot be.

        `amendment` is JSON-ready plain data.
        """
        refusal = self.amendment_refusal(amendment)
        if self.pending is None or refusal is not None:
            raise IllegalAnswer(refusal or Refusal("", "game-over"), self.position)
        self._woken(self.pending)
        self.undone.clear()
        self._amend(amendment)

    # -- going back -------------------------------------------------------------------------------------

    def fork(self, dice: DiceSource | None = None, viewer: str | None = None) -> Session[State]:
        """Return an independent session at the same place, with a copy of the dice source or another one.

        It is a copy of the state and of the question alone until it is driven: only then it gets a coroutine of its
        own.  Where the rules cannot resume at the question, the answers since the last snapshot are fed into that, and
        the fork's `state` is another object from then on.  With a `viewer` it is the game as that player knows it:
        nothing that it leads to tells a secret.  It goes on from a quiescent point alone: nothing is asked in it while
        answers have come since the last snapshot, as some may be secrets.
        """
        snapshots = [*self._snapshots[:1], self._snapshots[-1]]
        source = self.dice.fork() if dice is None else dice
        if viewer is not None:
            number, snapshot = self._snapshots[-1]
            known = [(number, self.system.view(snapshot, viewer))]
            if len(self.entries) == number:
                return self._copy(known, self.entries, source, history=False)
            other = self._blank(known, list(self.entries), source, history=False)
            other._game = Game(self.system.view(self.state, viewer), other._hear, self.system)
            return other
        if self.pending is None or isinstance(self.pending, Dice):
            # Nobody is asked for anything; or the other source may have the face that is missing here.
            return self._copy(snapshots, self.entries, source, history=False)
        other = self._blank(snapshots, list(self.entries), source, history=False)
        other._game = Game(self.system.clone(self.state), other._hear, self.system)
        other.pending = self.pending
        other._sleeps = True
        return other

    def are_alike(self, answers: Sequence[Any], viewer: str) -> bool:
        """Return whether answers to the open question lead to the same state, as far as a viewer may know.

        All that may come until the rules pause is tried: each face of each die, each option of each choice, where all
        answers lead to the same throws and questions.  What is more than a few trials, or hangs on what the viewer does
        not know, counts as different.
        """
        known = self._as_known(viewer)
        if known is None:
            return False
        trials = iter(range(TRIALS))
        first, *others = answers
        return all(_leads_alike(known, (first, other), trials) for other in others)

    def _as_known(self, viewer: str) -> Session[State] | None:
        """Return the game at the open question, played since the last snapshot from what a viewer knows.

        None where that does not lead here: then something has been decided that the viewer does not know.
        """
        number, snapshot = self._snapshots[-1]
        since = [entry for entry in self.entries[number:] if _is_known(entry, viewer)]
        view = self.system.view(snapshot, viewer)
        known = self._blank([(number, view)], self.entries[:number], NoDice(), history=False)
        known._game = Game(self.system.clone(view), known._hear, self.system)
        try:
            known._resume(since)
        except GameError:
            return None
        return known if known._drift is None and known.pending == self.pending else None

    def imagined(self, viewer: str, chance: Chance) -> Session[State] | None:
        """Return a game that may be this one, as far as the player who is asked knows; None if none was found.

        What is hidden from that player is drawn: in the state at the last quiescent point, and of what was decided
        since.  What the player knows is the same.  Nothing of the game returned, nor whether there is one, depends on
        what the player does not know; it begins with the entries since that point.  Raises GameError for anybody else.
        """
        request = self.pending
        if request is None or request.player != viewer:
            raise GameError(f"{viewer} is asked nothing at {self.position}")
        number, snapshot = self._snapshots[-1]
        known = [replace(entry, digest=None) for entry in self.entries[number:] if _is_known(entry, viewer)]
        now = self.system.digest(self.system.view(self.state, viewer))
        for _ in range(IMAGININGS):
            start = self.system.imagined(self.system.view(snapshot, viewer), viewer, chance)
            other = self._blank([(0, start)], [], NoDice(), history=False)
            other._digests = False
            other._game = Game(self.system.clone(start), other._hear, self.system)
            other._imagine(request, deque(known), chance)
            if other.pending == request and self.system.digest(self.system.view(other.state, viewer)) == now:
                other.dice = SeededDice(chance.randint(0, 2**31))
                return other
        return None

    def _imagine(self, request: Request[State, Any], known: deque[Entry], chance: Chance) -> None:
        """Play from a snapshot to a question by what its player knows of the answers and dice; the rest is drawn.

        Stop at another question if what is known does not lead to that.
        """
        self._muted = True
        self._coroutine = self._step()
        self._drive(None)
        while self.pending is not None and (known or self.pending != request) and len(self.entries) < MOST_IMAGINED:
            asked, entry = self.pending, known[0] if known else None
            try:
                if entry is not None and entry.kind in UNASKED:
                    self._take_unasked(known.popleft())
                    continue
                if entry is not None and (entry.request, entry.player) == (type(asked).__name__, asked.player):
                    known.popleft()
                    answer = asked.decode(entry.plain)
                else:
                    answer = _drawn(asked, self.state, request.player, chance)
            except (GameError, ValueError):
                break
            if answer is None or asked.refusal(self.state, answer) is not None:
                break
            self._note(EntryKind.DICE if isinstance(asked, Dice) else EntryKind.ANSWER, asked, answer)
            self._drive(answer)
        self._muted = False
        if known:
            self.pending = None

    def past(self, length: int) -> Session[State]:
        """Return an independent session after the first `length` entries; what came later can be redone there.

        Nothing is struck out in its log, and its dice are those of the journal.  Raises GameError for a length that
        there is not.
        """
        if not 0 <= length <= len(self.entries):
            raise GameError(f"cannot look back to {length} at {self.position}")
        snapshots = [kept for kept in self._snapshots if kept[0] <= length]
        other = self._copy(snapshots, self.entries[:length], NoDice(), history=self._history)
        other.log = [replace(line) for line in self.log if not line.struck and line.entry <= length]
        other.undone = self.entries[length:]
        return other

    def _copy(
        self, snapshots: list[tuple[int, State]], entries: list[Entry], dice: DiceSource, *, history: bool
    ) -> Session[State]:
        """Return an independent session at the place after some entries, built from the last of some snapshots."""
        number, snapshot = snapshots[-1]
        other = self._blank(snapshots, entries[:number], dice, history=history)
        other._game = Game(self.system.clone(snapshot), other._hear, self.system)
        other._resume(entries[number:])
        return other

    def _blank(
        self, snapshots: list[tuple[int, State]], entries: list[Entry], dice: DiceSource, *, history: bool
    ) -> Session[State]:
        """Return a session of the same system that has neither a state nor a coroutine yet."""
        other: Session[State] = Session.__new__(Session)
        other.system = self.system
        other.dice = dice
        other.pending = None
        other.entries = entries
        other.undone = []
        other.log = []
        other.listeners = []
        other._digests = self._digests
        other._history = history
        other._muted = False
        other._queue = deque()
        other._drift = None
        other._expected_digest = None
        other._snapshots = snapshots
        other._coroutine = None
        other._sleeps = False
        return other

    @property
    def free_undo_limit(self) -> int:
        """Return how many entries stay when the player who is asked undoes as much as allowed without asking."""
        return free_undo_limit(self.entries, "" if self.pending is None else self.pending.player)

    def rewind(self, length: int) -> None:
        """Go back to the place after the first `length` entries; what is undone stays in the log, struck.

        A die that comes next is thrown again, and told.
        """
        if not 0 <= length <= len(self.entries):
            raise GameError(f"cannot rewind to {length} at {self.position}")
        self.undone = [*self.entries[length:], *self.undone]
        for line in self.log:
            line.struck = line.struck or line.entry > length
        while self._snapshots[-1][0] > length:
            self._snapshots.pop()
        if self._coroutine is not None:
            self._coroutine.close()
        self._return(length)

    def redo(self) -> bool:
        """Take back the last rewinding by one answer (and the dice it brought); False when there is none."""
        if not self.undone:
            return False
        entries = [self.undone.pop(0)]
        while self.undone and self.undone[0].kind is EntryKind.DICE:
            entries.append(self.undone.pop(0))
        self.feed(entries)
        return True

    def feed(self, entries: Iterable[Entry]) -> Drift | None:
        """Go on with journal entries; return the first drift, or None.

        Entries are checked like any answer: an illegal one raises IllegalAnswer, one after the end or with
        data of a wrong form GameError; everything before it has been played then.
        """
        if self.pending is not None:
            self._woken(self.pending)
        self._drift = None
        self._queue.extend(entries)
        try:
            self._drain()
        finally:
            self._queue.clear()
        return self._drift

    # -- inside -----------------------------------------------------------------------------------------

    def _step(self) -> Coroutine[Any, Any, None] | None:
        return None if self.system.is_over(self.state) else self.system.step(self._game)

    def _woken(self, request: Request[State, Any]) -> Request[State, Any]:
        """Return the next question to be answered; a fork that was only looked at gets its coroutine first."""
        if not self._sleeps:
            return request
        coroutine = self.system.resumed(self._game, request, self.entries[self._snapshots[-1][0] :])
        if coroutine is None:
            self._return(len(self.entries))
        else:
            self._sleeps, self._coroutine = False, coroutine
            self.pending = coroutine.send(None)
        assert self.pending is not None
        return self.pending

    def _return(self, length: int) -> None:
        """Come to the place after the first `length` entries from the last snapshot on."""
        self._sleeps = False
        number, snapshot = self._snapshots[-1]
        since = self.entries[number:length]
        del self.entries[number:]
        self._game = Game(self.system.clone(snapshot), self._hear, self.system)
        self._resume(since)

    def _resume(self, since: Iterable[Entry]) -> None:
        """Bring a fresh coroutine at a snapshot to the place after the entries since, telling nobody."""
        self._muted = True
        self._queue = deque(since)
        self._coroutine = self._step()
        self._drive(None)
        self._drain()
        self._muted = False
        die = self.pending
        face = None if die is None else self._face(die)
        if die is not None and face is not None:
            self.undone.clear()  # what was undone belongs to the old face
            self._note(EntryKind.DICE, die, face)
            self._drive(face)

    def _drain(self) -> None:
        """Play the queued entries that `_drive` leaves: declarations, amendments, and answers after them."""
        while self._queue and self._drift is None:
            if self.pending is None:
                raise GameError(f"the journal goes on after the end at {self.position}")
            if self._queue[0].kind in UNASKED:
                self._compare()
                if self._drift is None:
                    entry = self._queue.popleft()
                    self._expected_digest = entry.digest
                    self._take_unasked(entry)
                continue
            answer = self._take(self.pending)
            if self._drift is None:
                self._drive(answer)
        self._compare()

    def _keep_snapshot(self) -> None:
        if not self._history:
            del self._snapshots[1:]
        self._snapshots.append((len(self.entries), self.system.clone(self.state)))

    def _hear(self, event: Event) -> None:
        if self._muted:
            return
        line = LogLine(event, len(self.entries))
        self.log.append(line)
        for listener in self.listeners:
            listener(line)

    def _note(self, kind: EntryKind, request: Request[State, Any], answer: Any) -> None:
        self.entries.append(
            Entry(
                kind,
                request.player,
                type(request).__name__,
                request.encode(answer),
                request.keeps_secret(self.state, answer),
                binding=request.binding,
                unseen=request.is_unseen(self.state, answer),
            )
        )

    def _take(self, request: Request[State, Any]) -> Any:
        """Pop the next queued entry as the answer of a request, checked like any other answer."""
        self._compare()
        if self._drift is not None:
            return None
        entry = self._queue.popleft()
        name = type(request).__name__
        if (entry.request, entry.player) != (name, request.player):
            expected = f"{entry.request} of {entry.player}"
            self._drift = Drift(len(self.entries) + 1, expected, f"{name} of {request.player}")
            return None
        try:
            answer = request.decode(entry.plain)
        except ValueError as error:
            raise GameError(f"{error} at {self.position}") from None
        refusal = None if self._muted else request.refusal(self.state, answer)
        if refusal is not None:
            raise IllegalAnswer(refusal, f"entry {len(self.entries) + 1}, {name} of {request.player}")
        unseen = request.is_unseen(self.state, answer)
        self.entries.append(replace(entry, digest=None, binding=request.binding, unseen=unseen))
        self._expected_digest = entry.digest
        return answer

    def _declare(self, player: str, declaration: Any) -> None:
        refusal = self.system.declaration_refusal(self.state, player, declaration)
        if refusal is not None:
            raise IllegalAnswer(refusal, self.position)
        plain = self.system.plain_declaration(declaration)
        entry = Entry(EntryKind.DECLARATION, player, "", plain)
        self.entries.append(entry)
        weight = self.system.declare(self._game, player, declaration)
        entry.hidden, entry.binding = weight is Weight.SECRET, weight is Weight.BINDING
        if self.system.is_over(self.state):
            self._end()
        elif self.pending is not None and self.system.forfeits(self.state, self.pending):
            self._drive(self.pending.default(self.state))

    def _take_unasked(self, entry: Entry) -> None:
        """Carry out a declaration or an amendment of a journal."""
        if entry.kind is EntryKind.DECLARATION:
            self._declare(entry.player, entry.plain)
            return
        refusal = None if self._muted else self.amendment_refusal(entry.plain)
        if refusal is not None:
            raise IllegalAnswer(refusal, f"entry {len(self.entries) + 1}")
        self._amend(entry.plain)

    def _amend(self, amendment: Any) -> None:
        entry = Entry(EntryKind.AMENDMENT, "", "", amendment, binding=True)
        self.entries.append(entry)
        goes_anew = self.system.amend(self._game, amendment)
        if self.system.is_over(self.state):
            self._end()
        elif goes_anew:
            if self._coroutine is not None:
                self._coroutine.close()
            self._quiesce()
            self._coroutine = self._step()
            self._drive(None)
        else:
            if self._digests:
                entry.digest = self.system.digest(self.state)
            if self.pending is not None and self.system.forfeits(self.state, self.pending):
                self._drive(self.pending.default(self.state))

    def _end(self) -> None:
        """End the game: leave the running rule where it is."""
        if self._coroutine is not None:
            self._coroutine.close()
        self._coroutine = None
        self.pending = None
        self._quiesce()

    def _quiesce(self) -> None:
        """Keep a snapshot, and the digest in the entry that led here."""
        self._keep_snapshot()
        if not self._digests or not self.entries:
            return
        self.entries[-1].digest = self.system.digest(self.state)

    def _compare(self) -> None:
        """Note a drift when the last entry taken from the queue led to another state than it says."""
        expected, self._expected_digest = self._expected_digest, None
        found = self.entries[-1].digest if self.entries else None
        if expected is not None and found is not None and expected != found and self._drift is None:
            self._drift = Drift(len(self.entries), f"digest {expected}", f"digest {found}")

    def _drive(self, value: Any) -> None:
        """Run the rules with an answer until somebody must be asked or the game is over."""
        self.pending = None
        while self._coroutine is not None:
            try:
                request: Request[State, Any] = self._coroutine.send(value)
            except StopIteration:
                value = None
                self._quiesce()
                self._coroutine = self._step()
                continue
            if self.system.is_over(self.state):
                # The game ended in the middle of something: nobody is asked and nothing is thrown any more.
                self._end()
                return
            if self.system.forfeits(self.state, request):
                value = request.default(self.state)
                continue
            # It stays pending when nobody answers, and also when what answers is refused or broken.
            self.pending = request
            if self._queue and self._queue[0].kind not in UNASKED:
                value = self._take(request)
                if self._drift is not None:
                    return
            else:
                face = self._face(request)
                if face is None:
                    return
                self._note(EntryKind.DICE, request, face)
                value = face
            self.pending = None

    def _face(self, request: Request[State, Any]) -> int | None:
        """Return the face of a die that is asked for; None for other requests, and while a journal is being played."""
        if not isinstance(request, Dice) or self._queue or self._muted:
            return None
        return self.dice.roll(request)


def _is_known(entry: Entry, viewer: str) -> bool:
    """Return whether a player knows of an entry: nobody does of hidden dice, not even the player who rolls them."""
    own = entry.player == viewer and entry.kind is not EntryKind.DICE
    return own or not (entry.hidden or entry.unseen)


def _drawn(request: Request[State, Any], state: State, viewer: str, chance: Chance) -> Any:
    """Return an answer to another player's question of which the viewer would learn nothing; None if all are seen.

    Where nobody learns that it was asked, it is the usual answer.
    """
    if isinstance(request, Dice):
        return chance.randint(request.lowest, request.highest) if request.hidden else None
    if request.player == viewer:
        return None
    usual = request.default(state)
    if request.is_unseen(state, usual):
        return usual
    answer = request.sample(state, chance)
    return answer if request.keeps_secret(state, answer) or request.is_unseen(state, answer) else None


def _leads_alike(session: Session[State], pair: tuple[Any, Any], trials: Iterator[int]) -> bool:
    """Return whether two answers lead to the same state when the rules next pause, as far as the trials go."""
    one, other = session.fork(NoDice()), session.fork(NoDice())
    for each, answer in zip((one, other), pair, strict=True):
        if next(trials, None) is None or each.refusal(answer) is not None:
            return False
        each.answer(answer)
    return _are_alike(one, other, trials)


def _are_alike(one: Session[State], other: Session[State], trials: Iterator[int]) -> bool:
    """Return whether two games come to the same state when the rules next pause, whatever is thrown and said."""
    pauses = {each.is_quiescent for each in (one, other)}
    if pauses != {False}:
        return pauses == {True} and one.system.digest(one.state) == other.system.digest(other.state)
    asked = one.pending
    if asked is None or asked != other.pending or not isinstance(asked, Choice):
        return False
    options = asked.options(one.state)
    if list(options) != list(asked.options(other.state)):
        return False
    return all(_go_alike(one, other, answer, trials) for answer in options)


def _go_alike(one: Session[State], other: Session[State], answer: Any, trials: Iterator[int]) -> bool:
    """Return whether two games lead on to the same state by the same answer."""
    forks = one.fork(NoDice()), other.fork(NoDice())
    for each in forks:
        if next(trials, None) is None:
            return False
        each.answer(answer)
    return _are_alike(*forks, trials)


def _tell_nobody(event: Event) -> None:
    """Report nothing of what is only tried."""


def replay(
    system: System[State], state: State, entries: Iterable[Entry], dice: DiceSource, **options: bool
) -> tuple[Session[State], Drift | None]:
    """Play a journal from a starting state; return the session and the first drift, or None."""
    queue = list(entries)
    session: Session[State] = Session(system, state, NoDice(), **options)
    drift = session.feed(queue)
    session.dice = dice
    return session, drift
