"""Sessions, played with the toy game: answers, forks, going back and forth, dice, declarations, replays."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest

from pb12table.kernel.dice import DiceSource, NoDice, ScriptedDice, SeededDice, TypedDice
from pb12table.kernel.game import UNASKED, Entry, EntryKind, Game, LogLine, free_undo_limit, visible_to
from pb12table.kernel.request import Dice, DiceError, GameError, IllegalAnswer, Refusal, Request, YesNo, die
from pb12table.kernel.session import Session, replay
from tests.kernel.toy import Guess, Points, Threw, Twelve


def started(*faces: int, dice: DiceSource | None = None, history: bool = True) -> Session[Points]:
    return Session(Twelve(), Points(), dice or ScriptedDice(faces), history=history)


def faces_of(session: Session[Points], *, struck: bool = False) -> list[int]:
    return [line.event.face for line in session.log if isinstance(line.event, Threw) and line.struck is struck]


def asked(session: Session[Points]) -> tuple[str, str]:
    assert session.pending is not None
    return type(session.pending).__name__, session.pending.player


def test_digests_are_kept_only_where_they_are_wished() -> None:
    for digests in (True, False):
        session: Session[Points] = Session(Twelve(), Points(), ScriptedDice([4]), digests=digests)
        session.answer(6)
        session.answer(False)
        assert [entry.digest is not None for entry in session.entries] == [False, False, digests]


# -- answers ----------------------------------------------------------------------------------------------------


def test_a_session_asks_and_goes_on_with_the_answer() -> None:
    session = started(4)
    assert asked(session) == ("Guess", "ann")
    session.answer(6)
    assert asked(session) == ("YesNo", "ann")
    assert [(e.kind, e.player, e.request, e.plain) for e in session.entries] == [
        (EntryKind.ANSWER, "ann", "Guess", 6),
        (EntryKind.DICE, "ann", "Dice", 4),
    ]


def test_a_refused_answer_changes_nothing() -> None:
    session = started(4)
    before = (session.state.own.copy(), list(session.entries), list(session.log), session.pending)
    assert session.refusal(7) == Refusal("", "not-an-option")
    with pytest.raises(IllegalAnswer, match="entry 0, Guess of ann"):
        session.answer(7)
    assert (session.state.own, session.entries, session.log, session.pending) == before


class Sudden(Twelve):
    """Twelve, but three thrown twice ends the game at once, whatever the rule would still do."""

    async def step(self, game: Game[Points]) -> None:
        for _ in range(3):
            face = await game.roll(die("ann", 6, "luck"))
            game.record(Threw("ann", face))
            game.state.own["ann"] += face == 3
            if game.state.own["ann"] == 2:
                game.state.winner = "ben"
        game.state.turn = "nobody"


def test_when_the_game_ends_in_the_middle_of_a_rule_nobody_is_asked_any_more() -> None:
    session = Session(Sudden(), Points(), ScriptedDice([3, 3]))
    assert session.pending is None
    assert faces_of(session) == [3, 3]
    assert session.state.turn == "ann"
    assert session.entries[-1].digest == session.system.digest(session.state)
    again, drift = replay(Sudden(), Points(), session.entries, ScriptedDice([]))
    assert drift is None
    assert again.pending is None


def test_after_the_end_nothing_is_answered_or_declared() -> None:
    session = started(6, 6)
    for answer in (1, True, False):
        session.answer(answer)
    assert session.pending is None
    assert session.refusal(True) == Refusal("", "game-over")
    with pytest.raises(IllegalAnswer):
        session.answer(True)
    with pytest.raises(IllegalAnswer):
        session.declare("ben", "leave")


def test_listeners_hear_events_once_with_their_place() -> None:
    heard: list[LogLine] = []
    session = started(4, 5)
    session.listeners.append(heard.append)
    session.answer(1)
    session.answer(True)
    assert [(line.event, line.entry) for line in heard] == [(Threw("ann", 4), 2), (Threw("ann", 5), 4)]
    session.rewind(2)
    assert len(heard) == 2


def test_an_audience_hides_events() -> None:
    secret = Threw("ann", 3, audience=("ann",))
    assert visible_to(secret, "ann")
    assert not visible_to(secret, "ben")
    assert not visible_to(secret, None)
    assert visible_to(Threw("ann", 3), None)


# -- forks ------------------------------------------------------------------------------------------------------


def test_a_fork_in_the_middle_of_a_procedure_goes_on_like_the_original() -> None:
    session = started(4, 5, 3, 2)
    session.answer(1)
    session.answer(True)
    fork = session.fork()
    assert fork.pending == session.pending
    assert fork.entries == session.entries
    for each in (session, fork):
        each.answer(True)
        each.answer(False)
    assert fork.state == session.state
    assert fork.state.own["ann"] == 12


def test_a_fork_leaves_the_original_alone_and_tells_nobody() -> None:
    heard: list[LogLine] = []
    session = started(4, 5, 3, 2)
    session.listeners.append(heard.append)
    session.answer(1)
    before = (list(session.entries), session.state.own.copy(), len(heard))
    fork = session.fork(ScriptedDice([6, 6]))
    fork.answer(True)
    fork.answer(False)
    assert fork.state.own["ann"] == 10
    assert (session.entries, session.state.own, len(heard)) == before
    session.answer(True)
    assert session.entries[-1].plain == 5, "the fork has not taken the original's dice"


def test_a_fork_while_an_event_is_told_comes_to_the_next_question() -> None:
    session = started(4, 5)
    forks: list[Session[Points]] = []
    session.listeners.append(lambda _line: forks.append(session.fork()))
    session.answer(1)
    fork = forks[0]
    assert asked(fork) == asked(session)
    fork.answer(True)
    session.answer(True)
    assert fork.entries == session.entries


def test_a_fork_of_seeded_dice_throws_the_same_faces() -> None:
    session = started(dice=SeededDice(7))
    session.answer(1)
    fork = session.fork()
    for each in (session, fork):
        while each.pending is not None and len(each.entries) < 30:
            each.answer(2 if isinstance(each.pending, Guess) else False)
    assert [e.plain for e in fork.entries] == [e.plain for e in session.entries]


def test_seeded_dice_and_their_forks_throw_the_same_whoever_throws_first() -> None:
    luck = die("ann", 100, "luck")
    alone = SeededDice(7)
    expected = [alone.roll(luck) for _ in range(6)]
    for order in ("abcabc", "ccbbaa", "bacbca"):
        dice = {"a": SeededDice(7)}
        dice["b"] = dice["a"].fork()
        dice["c"] = dice["b"].fork()
        thrown: dict[str, list[int | None]] = {"a": [], "b": [], "c": []}
        for name in order * 3:
            thrown[name].append(dice[name].roll(luck))
        assert thrown == dict.fromkeys("abc", expected)


class Resuming(Twelve):
    """Twelve, which asks again whether the player goes on, from what was said and thrown; `begun` counts the turns."""

    def __init__(self) -> None:
        self.begun = 0

    async def step(self, game: Game[Points]) -> None:
        self.begun += 1
        await super().step(game)

    def resumed(
        self, game: Game[Points], request: Request[Points, Any], since: Sequence[Entry]
    ) -> Coroutine[Any, Any, None] | None:
        if not isinstance(request, YesNo) or any(entry.kind in UNASKED for entry in since):
            return None
        faces = [entry.plain for entry in since if entry.kind is EntryKind.DICE]
        return self.go_on(game, since[0].plain, sum(faces))

    async def go_on(self, game: Game[Points], guess: int, pot: int) -> None:
        goes_on = await game.ask(YesNo(game.state.turn))
        await self.throw(game, guess, pot, goes_on=goes_on)


@pytest.mark.parametrize("says", [None, "hum"])
def test_a_fork_resumes_at_a_question_if_the_rules_say_how(says: str | None) -> None:
    rules = Resuming()
    session: Session[Points] = Session(rules, Points(), ScriptedDice([4, 5, 3]))
    session.answer(1)
    if says is not None:
        session.declare("ben", says)
    fork = session.fork()
    assert rules.begun == 1
    fork.answer(True)
    assert rules.begun == (1 if says is None else 2), "else the turn is played again"
    session.answer(True)
    for each in (fork, session):
        each.answer(True)
        each.answer(False)
    assert fork.state.own["ann"] == 12
    assert (fork.state, fork.entries, fork.pending) == (session.state, session.entries, session.pending)


def test_a_fork_that_is_only_looked_at_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    session = started(4, 5, 3, 2)
    session.answer(1)
    session.answer(True)
    begun: list[object] = []
    step: Any = type(session.system).step

    def counted(*given: object) -> Any:
        begun.append(given)
        return step(*given)

    monkeypatch.setattr(type(session.system), "step", counted)
    fork = session.fork()
    again = fork.fork()
    assert (again.pending, again.state, again.entries) == (session.pending, session.state, session.entries)
    assert again.refusal("nonsense") is not None
    assert not begun
    again.answer(True)
    assert len(begun) == 1
    assert len(again.entries) > len(fork.entries) == len(session.entries)


@pytest.mark.parametrize("length", [0, 1, 2, 3])
def test_a_fork_goes_back_and_forth_before_it_is_driven(length: int) -> None:
    session = started(4, 5, 3, 2)
    session.answer(1)
    session.answer(True)
    fork, other = session.fork(), session
    for each in (fork, other):
        each.rewind(length)
    assert (fork.pending, fork.state, fork.entries) == (other.pending, other.state, other.entries)
    while fork.redo():
        other.redo()
    assert (fork.pending, fork.state, fork.entries) == (other.pending, other.state, other.entries)


# -- looking back -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("history", [True, False])
def test_every_place_of_the_past_is_as_it_was_and_leads_to_the_same_end(history: bool) -> None:
    session = started(4, 5, 3, 6, 2, history=history)
    moments = [(len(session.entries), replace(session.state, own=dict(session.state.own)), session.pending)]
    for answer in (1, True, False, 1, True, True):
        session.answer(answer)
        moments.append((len(session.entries), replace(session.state, own=dict(session.state.own)), session.pending))
    entries, log = list(session.entries), list(session.log)
    for length, state, pending in moments:
        past = session.past(length)
        assert (past.entries, past.pending) == (entries[:length], pending)
        assert past.state == state
        assert past.log == [line for line in log if line.entry <= length]
        while past.redo():
            pass
        assert (past.entries, past.state, past.log) == (entries, session.state, log)
    assert (session.entries, session.log) == (entries, log), "looking back changes nothing"


def test_the_past_before_a_die_is_that_before_it_was_thrown() -> None:
    session = started(4, 5, 6)
    session.answer(1)
    session.answer(True)
    past = session.past(3)
    assert [entry.plain for entry in past.entries] == [1, 4, True]
    assert isinstance(past.pending, Dice)
    assert past.redo()
    assert past.entries == session.entries


def test_what_was_taken_back_is_not_in_the_past() -> None:
    session = started(4, 5, 6)
    session.answer(1)
    session.answer(True)
    session.rewind(2)
    session.answer(True)
    assert faces_of(session.past(4)) == [4, 6]
    assert faces_of(session.past(4), struck=True) == []


def test_there_is_no_past_before_the_start_and_none_beyond_the_end() -> None:
    session = started(4)
    session.answer(1)
    for length in (-1, 3):
        with pytest.raises(GameError, match="cannot look back"):
            session.past(length)


# -- going back -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("history", [True, False])
def test_rewinding_to_every_place_and_redoing_everything(history: bool) -> None:
    session = started(4, 5, 3, 6, 2, history=history)
    for answer in (1, True, False, 1, True, True):
        session.answer(answer)
    entries, state, pending = list(session.entries), replace(session.state), session.pending
    assert len(entries) == 11
    for length in range(len(entries) + 1):
        if length and entries[length - 1].kind is EntryKind.ANSWER and entries[length : length + 1]:
            follows_die = entries[length].kind is EntryKind.DICE
        else:
            follows_die = False
        if follows_die:
            continue  # the die would be thrown anew; see the test on dice
        session.rewind(length)
        assert session.entries == entries[:length]
        while session.redo():
            pass
        assert (session.entries, session.state, session.pending) == (entries, state, pending)


def test_what_is_undone_stays_in_the_log_struck_through() -> None:
    session = started(4, 5, 6)
    session.answer(1)
    session.answer(True)
    session.rewind(2)
    assert faces_of(session) == [4]
    assert faces_of(session, struck=True) == [5]
    session.answer(True)
    assert faces_of(session) == [4, 6], "the undone die is not thrown again"
    assert not session.redo(), "a new answer ends redoing"


def test_going_back_to_between_an_answer_and_its_die_throws_and_tells_it_anew() -> None:
    heard: list[LogLine] = []
    session = started(4, 5, 6)
    session.listeners.append(heard.append)
    session.answer(1)
    session.answer(True)
    session.rewind(3)
    assert [entry.plain for entry in session.entries] == [1, 4, True, 6]
    assert faces_of(session) == [4, 6]
    assert faces_of(session, struck=True) == [5]
    assert [line.event for line in heard] == [Threw("ann", 4), Threw("ann", 5), Threw("ann", 6)]
    assert not session.redo(), "what was undone belongs to the old face"


def test_redoing_brings_the_dice_back_with_the_answer() -> None:
    session = started(4, 5, 6)
    session.answer(1)
    session.answer(True)
    session.rewind(2)
    assert session.redo()
    assert [e.plain for e in session.entries] == [1, 4, True, 5]
    assert not session.redo()


def test_what_is_undone_step_by_step_is_redone_step_by_step() -> None:
    session = started(4, 5, 6)
    for answer in (1, True, True):
        session.answer(answer)
    entries = list(session.entries)
    lengths = [0, 2, 4, 6]
    for length in reversed(lengths[:-1]):
        session.rewind(length)
    for length in lengths[1:]:
        assert session.redo()
        assert session.entries == entries[:length]
    assert not session.redo()


def test_a_declaration_ends_redoing() -> None:
    session = started(4, 5, 6)
    session.answer(1)
    session.answer(True)
    session.rewind(2)
    session.declare("ben", "hum")
    assert not session.redo()


def test_answers_are_redone_one_by_one() -> None:
    session = started(4, 5, 6)
    session.answer(1)
    session.answer(True)
    session.answer(True)
    entries = list(session.entries)
    session.rewind(2)
    assert session.redo()
    assert session.entries == entries[:4]
    assert session.redo()
    assert session.entries == entries
    assert not session.redo()


def test_rewinding_before_the_start_or_beyond_the_end_is_refused() -> None:
    session = started(4)
    session.answer(1)
    for length in (-1, 3):
        with pytest.raises(GameError, match="cannot rewind"):
            session.rewind(length)
    assert len(session.entries) == 2


def test_a_secret_no_of_another_is_no_limit_to_undoing() -> None:
    secret = Entry(EntryKind.ANSWER, "ben", "Guess", 0, hidden=True)
    assert free_undo_limit([secret], "ann") == 1
    secret.unseen = True
    assert free_undo_limit([secret], "ann") == 0


def test_free_undo_reaches_back_to_the_last_die_or_secret() -> None:
    session = started(4, dice=None)
    assert session.free_undo_limit == 0
    session.answer(1)
    assert session.free_undo_limit == 2
    plain = started(dice=TypedDice())
    plain.answer(1)
    assert plain.free_undo_limit == 1, "the guess is a secret"
    plain.answer(4)
    assert plain.free_undo_limit == 2, "a typed die is a die"
    plain.answer(False)
    assert plain.free_undo_limit == 2


def test_a_declaration_that_binds_nobody_is_undone_freely() -> None:
    session = started(dice=TypedDice())
    session.answer(1)
    session.declare("ben", "hum")
    assert session.free_undo_limit == 1, "only the guess, a secret, stays"
    session.declare("ann", "leave")
    assert session.free_undo_limit == 3


def test_a_secret_word_is_taken_back_freely_by_who_said_it_while_he_is_asked() -> None:
    session = started(dice=TypedDice())
    session.answer(1)
    session.declare("ann", "whisper")
    assert [entry.hidden for entry in session.entries] == [True, True]
    assert (asked(session), session.free_undo_limit) == (("Dice", "ann"), 1)
    session.declare("ben", "whisper")
    assert session.free_undo_limit == 3, "ben's is not hers to take back"
    assert free_undo_limit([*session.entries, Entry(EntryKind.ANSWER, "ben", "YesNo", True)], "ann") == 1, "he is asked"
    again, drift = replay(Twelve(), Points(), session.entries, TypedDice())
    assert drift is None
    assert [entry.hidden for entry in again.entries] == [True, True, True]


# -- dice -------------------------------------------------------------------------------------------------------


def test_typed_dice_are_asked_like_any_other_question() -> None:
    session = started(dice=TypedDice())
    session.answer(1)
    assert isinstance(session.pending, Dice)
    assert session.pending.purpose == "luck"
    assert session.refusal(7) is not None
    session.answer(6)
    assert session.entries[-1] == Entry(EntryKind.DICE, "ann", "Dice", 6)
    session.answer(False)
    assert session.state.own["ann"] == 6


def test_scripted_dice_must_be_enough_and_possible() -> None:
    with pytest.raises(DiceError, match="no die left for luck of ann"):
        started().answer(1)
    with pytest.raises(DiceError, match="face 7 is impossible"):
        started(7).answer(1)
    session = started(3, 4)
    session.answer(1)
    assert isinstance(session.dice, ScriptedDice)
    assert session.dice.leftover == (4,)


def test_seeded_dice_are_fair_enough_and_equal_for_equal_seeds() -> None:
    request: Dice[Points] = Dice("ann", 1, 12, "luck")
    first, second = SeededDice(3), SeededDice(3)
    faces = [first.roll(request) for _ in range(600)]
    assert faces == [second.roll(request) for _ in range(600)]
    assert set(faces) == set(range(1, 13))


# -- declarations -----------------------------------------------------------------------------------------------


def test_a_declaration_comes_unasked_and_is_replayed() -> None:
    session = started(4)
    session.answer(1)
    with pytest.raises(IllegalAnswer, match="nobody-of-that-name"):
        session.declare("carl", "leave")
    session.declare("ben", "leave")
    assert session.state.winner == "ann"
    assert session.pending is None
    assert session.entries[-1].kind is EntryKind.DECLARATION
    again, drift = replay(Twelve(), Points(), session.entries, ScriptedDice([]))
    assert drift is None
    assert again.state == session.state
    session.rewind(2)
    assert session.state.winner == ""
    assert asked(session) == ("YesNo", "ann")


# -- replays ----------------------------------------------------------------------------------------------------


def whole_game() -> Session[Points]:
    session = started(6, 2, 6)
    for answer in (1, False, 2, 3, False):
        session.answer(answer)
    assert session.state.winner == "ann"
    return session


def test_a_replay_reports_the_first_other_digest() -> None:
    entries = [replace(entry) for entry in whole_game().entries]
    first = next(number for number, entry in enumerate(entries) if entry.digest)
    entries[first].digest = "something else"
    session, drift = replay(Twelve(), Points(), entries, ScriptedDice([]))
    assert drift is not None
    assert drift.entry == first + 1
    assert "something else" in str(drift)
    assert len(session.entries) == first + 1


def test_a_replay_reports_a_changed_die_by_the_digest_it_leads_to() -> None:
    entries = [replace(entry) for entry in whole_game().entries]
    entries[1].plain = 5
    _, drift = replay(Twelve(), Points(), entries, ScriptedDice([]))
    assert drift is not None
    assert drift.entry == 3


def test_a_replay_reports_a_question_the_journal_does_not_know() -> None:
    entries = [replace(entry) for entry in whole_game().entries]
    del entries[2]
    _, drift = replay(Twelve(), Points(), entries, ScriptedDice([]))
    assert drift is not None
    assert (drift.entry, drift.expected, drift.found) == (3, "Guess of ben", "YesNo of ann")


def test_a_replay_refuses_illegal_answers_and_data_of_a_wrong_form() -> None:
    for plain, error in ((7, IllegalAnswer), ("six", GameError)):
        entries = [replace(entry) for entry in whole_game().entries]
        entries[0].plain = plain
        with pytest.raises(error):
            replay(Twelve(), Points(), entries, ScriptedDice([]))


@pytest.mark.parametrize("plain", [7, "six"])
def test_after_a_journal_that_is_refused_in_the_middle_the_game_goes_on_where_it_was(plain: object) -> None:
    entries = [replace(entry) for entry in whole_game().entries]
    place = next(number for number, entry in enumerate(entries) if number > 2 and entry.kind is EntryKind.ANSWER)
    right, entries[place].plain = entries[place].plain, plain
    session = started(dice=NoDice())
    with pytest.raises(GameError):
        session.feed(entries)
    assert len(session.entries) == place
    session.answer(right)
    assert session.feed(entries[place + 1 :]) is None
    assert session.state == whole_game().state


def test_a_journal_that_goes_on_after_the_end_is_refused() -> None:
    entries = [*whole_game().entries, Entry(EntryKind.ANSWER, "ann", "Guess", 1)]
    with pytest.raises(GameError, match="after the end"):
        replay(Twelve(), Points(), entries, ScriptedDice([]))


def test_a_journal_that_breaks_off_is_continued() -> None:
    entries = whole_game().entries[:3]
    session, drift = replay(Twelve(), Points(), entries, ScriptedDice([3]))
    assert drift is None
    assert asked(session) == ("Guess", "ben")
    session.answer(1)
    assert asked(session) == ("YesNo", "ben")


# -- amendments -----------------------------------------------------------------------------------------------


def test_what_is_set_by_hand_is_an_entry_that_nobody_takes_back_alone() -> None:
    session = Session(Twelve(), Points(), ScriptedDice([]))
    session.amend({"set": "ann", "to": 5})
    assert session.state.own["ann"] == 5
    entry = session.entries[-1]
    assert (entry.kind, entry.player, entry.binding) == (EntryKind.AMENDMENT, "", True)
    assert entry.digest is not None
    assert session.free_undo_limit == len(session.entries)
    session.rewind(0)
    assert session.state.own["ann"] == 0
    assert session.redo()
    assert session.state.own["ann"] == 5
    again, drift = replay(Twelve(), Points(), session.entries, NoDice())
    assert drift is None
    assert again.state == session.state


def test_rules_go_on_from_the_state_alone_where_an_amendment_wants_that() -> None:
    session = Session(Twelve(), Points(), ScriptedDice([3]))
    session.answer(6)
    assert not isinstance(session.pending, Dice)
    session.amend({"set": "ben", "to": 7, "anew": True})
    assert type(session.pending).__name__ == "Guess", "the throw is left"
    again, drift = replay(Twelve(), Points(), session.entries, NoDice())
    assert drift is None
    assert (again.state, again.pending) == (session.state, session.pending)


def test_a_bad_amendment_changes_nothing() -> None:
    session = Session(Twelve(), Points(), ScriptedDice([]))
    for plain in ({"set": "eve", "to": 1}, {"set": "ann", "to": "much"}, 3, None):
        with pytest.raises(IllegalAnswer):
            session.amend(plain)
    assert session.entries == []
    assert session.state == Points()


def test_a_changed_amendment_is_noticed() -> None:
    session = Session(Twelve(), Points(), ScriptedDice([]))
    session.amend({"set": "ann", "to": 5})
    session.entries[0].plain = {"set": "ann", "to": 6}
    _, drift = replay(Twelve(), Points(), session.entries, NoDice())
    assert drift is not None


def test_a_word_given_to_others_is_taken_back_by_who_gave_it_alone() -> None:
    given = [
        Entry(EntryKind.ANSWER, "alice", "Plan", 1),
        Entry(EntryKind.ANSWER, "bob", "Accept", plain=True, binding=True),
        Entry(EntryKind.ANSWER, "alice", "Plan", 2),
    ]
    assert free_undo_limit(given, "alice") == 2
    assert free_undo_limit(given, "bob") == 0


# -- whether it matters what is answered --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Guarded(YesNo[Points]):
    """Whether one is on guard, which does nothing where the throw is read without it."""

    hidden: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Overlooked(YesNo[Points]):
    """The same, where nobody else learns that it was asked."""

    def is_unseen(self, state: Points, answer: bool) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Dealt(Dice[Points]):
    """What lies on top of a deck, which nobody sees."""

    hidden: ClassVar[bool] = True


class Guarding(Twelve):
    """A throw from which being on guard takes a point, or not; afterwards one may raise it."""

    def __init__(
        self, *, helps: Callable[[int], bool], raises: bool = False, secret: type[YesNo[Points]] | None = None
    ) -> None:
        self.helps, self.raises, self.secret = helps, raises, secret

    async def step(self, game: Game[Points]) -> None:
        state, player = game.state, game.state.turn
        if self.secret is not None:
            await game.ask(self.secret("ben"))
        guards = await game.ask(YesNo(player))
        face = await game.roll(die(player, 6, "luck"))
        if self.raises and await game.ask(YesNo("ben")):
            face += 1
        state.own[player] += face - int(guards and self.helps(face))
        state.turn = "ben" if player == "ann" else "ann"


def alike(rules: Guarding, *before: bool) -> bool:
    session = Session(rules, Points(), SeededDice(1))
    for each in before:
        session.answer(each)
    entries = len(session.entries)
    found = session.are_alike((False, True), "ann")
    assert len(session.entries) == entries, "nothing is answered by asking"
    return found


@pytest.mark.parametrize("raises", [False, True])
def test_answers_that_lead_to_equal_states_by_every_die_and_every_further_answer_are_alike(raises: bool) -> None:
    assert alike(Guarding(helps=lambda face: False, raises=raises))
    assert not alike(Guarding(helps=lambda face: True, raises=raises))


@pytest.mark.parametrize("face", range(1, 7))
def test_a_single_face_by_which_they_differ_is_found(face: int) -> None:
    assert not alike(Guarding(helps=lambda fallen: fallen == face))


@pytest.mark.parametrize("secret", [Guarded, Overlooked])
@pytest.mark.parametrize("said", [False, True])
def test_answers_are_not_called_alike_by_what_another_has_decided_in_secret(
    said: bool, secret: type[YesNo[Points]]
) -> None:
    assert not alike(Guarding(helps=lambda face: False, secret=secret), said), "whatever ben has said"


@pytest.mark.parametrize("hidden", range(1, 7))
def test_answers_are_not_called_alike_by_a_face_that_nobody_has_seen(hidden: int) -> None:
    """As the order of one's own deck: who rolls for it does not know it."""

    class Shuffled(Guarding):
        async def step(self, game: Game[Points]) -> None:
            player = game.state.turn
            face = await game.roll(Dealt(player, 1, 6, "deck"))
            guards = await game.ask(YesNo(player))
            game.state.own[player] += int(guards and face == 3)
            game.state.turn = "ben" if player == "ann" else "ann"

    session = Session(Shuffled(helps=lambda face: False), Points(), ScriptedDice([hidden]))
    assert not session.are_alike((False, True), "ann")


def test_what_would_take_many_trials_counts_as_different() -> None:
    class Long(Guarding):
        async def step(self, game: Game[Points]) -> None:
            await game.ask(YesNo(game.state.turn))
            for _ in range(4):
                await game.roll(die(game.state.turn, 6, "luck"))
            game.state.winner = "ben"

    assert not alike(Long(helps=lambda face: False))


def test_a_question_that_only_one_answer_leads_to_makes_them_different() -> None:
    class Asking(Guarding):
        async def step(self, game: Game[Points]) -> None:
            if await game.ask(YesNo("ann")):
                await game.ask(YesNo("ben"))
            game.state.turn = "ben" if game.state.turn == "ann" else "ann"

    assert not alike(Asking(helps=lambda face: False))
