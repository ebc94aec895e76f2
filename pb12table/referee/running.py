"""The referee: plays a script of answers and dice from a position, and reports which expectations did not hold."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted, form_problem, nearest
from pb12table.kernel.dice import DiceSource
from pb12table.kernel.game import Event
from pb12table.kernel.request import Dice, IllegalAnswer, Refusal, Request
from pb12table.kernel.session import Session
from pb12table.referee.script import (
    ASK,
    AnswerWords,
    AskedWord,
    Case,
    DiceLine,
    Line,
    RouteLine,
    Script,
    UntilLine,
    asked_fields,
    event_differences,
    field_differences,
    fields_of,
    line_differences,
    plain_fields,
    question_of,
    shown,
)
from pb12table.skirmish.faces.measures import OPENING
from pb12table.skirmish.faces.system import Difference, RefereeFace, Unanswerable
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import measures, referee, system


class WrongFace(Exception):
    """A die has no such face."""

    def __init__(self, face: int, request: Dice[Any]) -> None:
        self.face = face
        self.request = request
        super().__init__(face)


class Pile:
    """The dice of a script in order; when they are used up, the question for the die stays open."""

    def __init__(self, faces: Iterable[int]) -> None:
        self.faces = deque(faces)

    def roll(self, request: Dice[Any]) -> int | None:
        return self.next_for(request) if self.faces else None

    def next_for(self, request: Dice[Any]) -> int:
        """Return the next face; raises WrongFace if this die has none like it."""
        face = self.faces.popleft()
        if not request.lowest <= face <= request.highest:
            raise WrongFace(face, request)
        return face

    def fork(self) -> DiceSource:
        return Pile(self.faces)


@dataclass(frozen=True)
class Failure:
    """An expectation that did not hold: the line, the key of a text and its details.

    `refusal`: why an answer was illegal; `problem`: what is wrong with the form of an answer.
    """

    place: str
    line: str
    key: str
    details: dict[str, str | int | float] = field(default_factory=dict)
    refusal: Refusal | None = None
    problem: FileProblem | None = None


@dataclass(frozen=True)
class CaseReport:
    """How a game of a script went; a case that was unfit for play has no state."""

    name: str
    events: tuple[Event, ...]
    state: Any | None
    failures: tuple[Failure, ...]

    @property
    def ok(self) -> bool:
        return not self.failures


@dataclass(frozen=True)
class Report:
    """How a script went."""

    script: Script
    cases: tuple[CaseReport, ...]

    @property
    def ok(self) -> bool:
        return all(case.ok for case in self.cases)


class BrokenOff(Exception):
    """A game cannot go on as the script says."""

    def __init__(self, failure: Failure) -> None:
        self.failure = failure
        super().__init__(failure.key)


def wrong_face(wrong: WrongFace) -> Failure:
    """Return the failure for a face that no die of the game has."""
    details: dict[str, str | int | float] = {"face": wrong.face, "sides": wrong.request.highest}
    return Failure("dice", "", "referee-wrong-face", {**details, "purpose": wrong.request.purpose})


class Telling:
    """The failures of one game of the script at a path."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.failures: list[Failure] = []

    def form(self, line: Line, form: type[Any], said: dict[str, Any] | None = None) -> Any:
        """Return a line in a form of the script; raises FileProblem."""
        return converted(line.said if said is None else said, form, self.path, line.place)

    def know(self, line: Line, name: str, known: Iterable[str], key: str) -> None:
        """Raise FileProblem for a name that is not among the known ones."""
        names = list(known)
        if name not in names:
            raise FileProblem(self.path, line.place, key, id=name[:48], known=", ".join(names) or "–")

    def differ(self, line: Line, what: str, differences: Iterable[Difference]) -> None:
        """Tell that something is not as the line says, once for each difference."""
        for name, expected, found in differences:
            self.fail(line, "referee-differs", what=what, field=name, expected=expected, found=found)

    def fail(self, line: Line, key: str, refusal: Refusal | None = None, **details: str | int | float) -> None:
        """Tell that something does not hold; the game goes on."""
        self.failures.append(self._failure(line, key, refusal, details))

    def broken(self, line: Line, key: str, refusal: Refusal | None = None, **details: str | int | float) -> BrokenOff:
        """Return the problem that breaks off the game."""
        return BrokenOff(self._failure(line, key, refusal, details))

    def no_die(self, line: Line, request: Dice[Any]) -> BrokenOff:
        """Return the problem that breaks off a game waiting for a die."""
        number = "–" if request.target_number is None else request.target_number
        return self.broken(
            line, "referee-no-die", purpose=request.purpose, subject=request.subject or request.player, number=number
        )

    @staticmethod
    def _failure(line: Line, key: str, refusal: Refusal | None, details: dict[str, Any]) -> Failure:
        return Failure(line.place, shown(line.said) if line.said else "", key, details, refusal)


LONGEST_GAME = 20_000
"""So many answers are taken on the way to the question a script waits for."""

_PLAIN = ("figure", "player", "game")
"""Lines that hold plain fields of the state, where a system has no form of its own for them."""


def judge(script: Script) -> Report:
    """Play all games of a script; raises FileProblem for a line that cannot be understood."""
    return Report(script, tuple(_judged(script, case) for case in script.cases))


def _judged(script: Script, case: Case) -> CaseReport:
    if case.start is not None:
        try:
            return _Referee(script, case, case.start).play()
        except WrongFace as wrong:  # the very first die, thrown while the game is set up
            return CaseReport(case.name, (), case.start, (wrong_face(wrong),))
    found = None if case.problem is None else case.problem.key.removeprefix("problem-")
    if found == case.unfit:
        return CaseReport(case.name, (), None, ())
    details: dict[str, str | int | float] = {"expected": case.unfit or "–", "reason": "–"}
    key = "referee-fit" if case.problem is None else "referee-unfit-otherwise"
    return CaseReport(case.name, (), None, (Failure("unfit", "", key, details, problem=case.problem),))


class _Referee:
    """One game of a script while it is played."""

    def __init__(self, script: Script, case: Case, start: Any) -> None:
        rules, face = system(script.system), referee(script.system)
        self._face = RefereeFace() if face is None else face
        self._words = self._face.answer_words or AnswerWords
        self._path = script.path
        self._case = case
        self._pile = Pile(case.dice)
        self._session: Session[Any] = Session(
            self._face.begun(rules, case.happens), rules.clone(start), self._pile, digests=False, history=False
        )
        self._tell = Telling(script.path)
        self._since = 0
        self._matched = 0
        self._rest = case.play

    # -- playing ----------------------------------------------------------------------------------------------

    def play(self) -> CaseReport:
        """Play all lines; after one that could not be played the rest is left."""
        try:
            self._settle(Line("always", {}))
            for number, line in enumerate(self._case.play, 1):
                self._rest = self._case.play[number:]
                self._line(line)
            self._check_dice()
        except BrokenOff as broken:
            self._tell.failures.append(broken.failure)
        except WrongFace as wrong:
            self._tell.failures.append(wrong_face(wrong))
        events = tuple(logged.event for logged in self._session.log)
        return CaseReport(self._case.name, events, self._session.state, tuple(self._tell.failures))

    def _line(self, line: Line) -> None:
        """Play or look at one line, by the first word that tells its kind."""
        said = line.said
        if "event" in said or "no_event" in said:
            self._look_at_events(line)
        elif "asked" in said:
            self._look_at_question(line)
        elif self._face.answer_tag in said or "answer" in said:
            self._answer(line)
        elif (word := next((word for word in self._face.several if word in said), None)) is not None:
            self._answer_all(line, self._face.answers(self._tell.form(line, self._face.several[word])))
        elif "declare" in said:
            self._declare(line, self._tell.form(line, self._face.declaration_form))
        elif "until" in said:
            self._go_until(line, self._tell.form(line, UntilLine))
        elif "route" in said:
            self._look_at_route(line, self._tell.form(line, RouteLine))
        elif (word := next((word for word in self._face.looks if word in said), None)) is not None:
            self._look(line, self._tell.form(line, self._face.looks[word]))
        elif (word := next((word for word in _PLAIN if word in said), None)) is not None:
            self._look_at_fields(line, word)
        elif "dice" in said:
            self._begin()
            self._supply(line, self._tell.form(line, DiceLine).dice)
        else:
            raise FileProblem(self._path, line.place, "referee-unknown-line", found=shown(said)[:200])

    def _answer(self, line: Line) -> None:
        beside = self._words.__struct_fields__
        words = self._tell.form(line, self._words, {key: line.said[key] for key in beside if key in line.said})
        plain: Any = {key: said for key, said in line.said.items() if key not in beside}
        if "answer" in plain:
            others = sorted(set(plain) - {"answer"})
            if others:
                raise FileProblem(self._path, line.place, "problem-unknown-key", key=others[0][:80])
            plain = plain["answer"]
        else:
            plain = self._face.completed(plain)
        self._begin()
        request = self._session.pending
        if request is None:
            raise self._tell.broken(line, "referee-nobody-asked")
        if isinstance(request, Dice) and not isinstance(plain, int):
            raise self._tell.no_die(line, request)
        if words.by is not None and words.by != request.player:
            raise self._tell.broken(
                line, "referee-other-player", expected=words.by, found=request.player, question=question_of(request)
            )
        answer = self._decoded(line, request, plain)
        refusal = self._session.refusal(answer)
        if words.refused is not False or words.reason is not None:
            self._look_at_refusal(line, words.refused, refusal, words.reason)
            return
        if refusal is not None:
            raise self._tell.broken(line, "referee-refused", refusal=refusal)
        if words.legal:
            return
        self._pile.faces.extend(words.dice)
        self._session.answer(answer)
        self._settle(line)

    def _answer_all(self, line: Line, answers: Sequence[dict[str, Any]]) -> None:
        """Give several answers in one line; look at all that happens by them together."""
        began = len(self._session.log)
        for answer in answers:
            self._answer(Line(line.place, answer))
        self._since = self._matched = began

    def _decoded(self, line: Line, request: Request[Any, Any], plain: Any) -> Any:
        """Return a plain answer as the question takes it; breaks off the game if it has another form."""
        try:
            return request.decode(plain)
        except ValueError as error:
            problem = form_problem(plain, self._path, line.place, str(error))
            details: dict[str, str | int | float] = {"question": question_of(request)}
            failure = Failure(line.place, shown(line.said), "referee-no-answer", details, problem=problem)
            raise BrokenOff(failure) from None

    def _declare(self, line: Line, form: Any) -> None:
        setup = self._session.state.setup
        self._tell.know(line, form.by, [player.id for player in setup.players], "referee-no-such-player")
        self._begin()
        try:
            self._session.declare(form.by, self._face.declaration(form))
        except IllegalAnswer as error:
            if form.refused is False:
                raise self._tell.broken(line, "referee-refused", refusal=error.refusal) from None
            self._look_at_refusal(line, form.refused, error.refusal)
            return
        if form.refused is not False:
            self._tell.fail(line, "referee-not-refused")
        self._settle(line)

    def _go_until(self, line: Line, form: UntilLine) -> None:
        """Take defaults until somebody is asked what the line waits for."""
        self._begin()
        self._supply(line, form.dice)
        for _ in range(LONGEST_GAME):
            request = self._session.pending
            if request is None and form.until == "nobody":
                return
            if request is None:
                break
            waited = question_of(request) == form.until and form.by in (None, request.player)
            if waited and form.round in (None, self._session.state.game_round):
                return
            if isinstance(request, Dice):
                raise self._tell.no_die(line, request)
            self._session.answer(request.default(self._session.state))
            self._settle(line, but=form.until)
        raise self._tell.broken(line, "referee-never-asked", question=form.until)

    def _begin(self) -> None:
        """Look from here on at what happens from here on."""
        self._since = self._matched = len(self._session.log)

    def _supply(self, line: Line, faces: Iterable[int]) -> None:
        """Supply further dice; roll one that is waited for at once."""
        self._pile.faces.extend(faces)
        while isinstance(self._session.pending, Dice) and self._pile.faces:
            self._session.answer(self._pile.next_for(self._session.pending))
        self._settle(line)

    def _settle(self, line: Line, but: str = "") -> None:
        """Answer the questions that are always answered in the same way."""
        for _ in range(LONGEST_GAME):
            request = self._session.pending
            if request is None or question_of(request) == but:
                return
            plain = self._case.always.get(question_of(request), ASK)
            passed = None
            if plain == ASK:
                passed = self._face.passed_over(request, self._session.state, [rest.said for rest in self._rest])
            if plain == ASK and passed is None:
                return
            answer = self._decoded(line, request, plain) if passed is None else passed
            refusal = self._session.refusal(answer)
            if refusal is not None:
                raise self._tell.broken(line, "referee-refused", refusal=refusal)
            self._session.answer(answer)
        raise self._tell.broken(line, "referee-never-asked", question=but)

    # -- looking ----------------------------------------------------------------------------------------------

    def _look_at_question(self, line: Line) -> None:
        fields = dict(line.said)
        question = self._tell.form(line, AskedWord, {"asked": fields.pop("asked")}).asked
        by = fields.pop("by", None)
        request = self._session.pending
        found = question_of(request)
        if question != found:
            player = "–" if request is None else request.player
            self._tell.fail(line, "referee-other-question", expected=question, found=found, player=player)
            return
        if request is None:
            return
        if by is not None:
            fields["player"] = by
        given = asked_fields(request, self._session.state)
        unknown = sorted(set(fields) - set(given))
        if unknown:
            known = ", ".join(given)
            raise FileProblem(self._path, line.place, "referee-no-such-field", id=unknown[0][:48], known=known)
        self._tell.differ(line, question, field_differences(fields, given))

    def _look_at_events(self, line: Line) -> None:
        fields = dict(line.said)
        absent = "no_event" in fields
        name = fields.pop("no_event" if absent else "event")
        times = fields.pop("times", None)
        kind = self._face.events.get(name) if isinstance(name, str) else None
        if kind is None:
            found = str(name)[:48]
            known = nearest(list(self._face.events), found)
            raise FileProblem(self._path, line.place, "referee-no-such-event", id=found, known=known)
        named = fields_of(kind)
        unknown = sorted(set(fields) - set(named))
        if unknown:
            known = ", ".join(field for field in named if field != "audience")
            raise FileProblem(self._path, line.place, "referee-no-such-field", id=unknown[0][:48], known=known)
        if times is not None and (isinstance(times, bool) or not isinstance(times, int)):
            raise FileProblem(
                self._path, f"{line.place}.times", "problem-wrong-type", expected="whole-number", found=shown(times)
            )
        wished = 0 if absent else times
        if wished is not None:
            self._count_events(line, kind, fields, wished)
        else:
            self._find_event(line, kind, fields)

    def _count_events(self, line: Line, kind: type[Any], fields: dict[str, Any], times: int) -> None:
        events = (logged.event for logged in self._session.log[self._since :])
        found = sum(isinstance(event, kind) and not event_differences(fields, event) for event in events)
        if found != times:
            self._tell.fail(line, "referee-event-count", event=kind.__name__, expected=times, found=found)

    def _find_event(self, line: Line, kind: type[Any], fields: dict[str, Any]) -> None:
        """Find the next event that is as the line says; else tell how the first of its kind differs."""
        nearest: list[Difference] = []
        for number, logged in enumerate(self._session.log[self._matched :], self._matched + 1):
            if isinstance(logged.event, kind):
                differences = event_differences(fields, logged.event)
                if not differences:
                    self._matched = number
                    return
                nearest = nearest or differences
        if nearest:
            self._tell.differ(line, kind.__name__, nearest)
            return
        happened = dict.fromkeys(type(logged.event).__name__ for logged in self._session.log[self._since :])
        self._tell.fail(line, "referee-no-event", event=kind.__name__, happened=", ".join(happened) or "–")

    def _look_at_refusal(
        self, line: Line, expected: str | bool, refusal: Refusal | None, reason: str | None = None
    ) -> None:
        if refusal is None:
            self._tell.fail(line, "referee-not-refused")
        elif isinstance(expected, str) and refusal.rule != expected:
            self._tell.fail(line, "referee-other-refusal", refusal=refusal, expected=expected)
        elif reason is not None and refusal.reason != reason:
            self._tell.fail(line, "referee-other-reason", refusal=refusal, expected=reason, found=refusal.reason)

    def _look(self, line: Line, form: Any) -> None:
        """Look at something in the way of the system."""
        found = self._face.look(self._session.state, form)
        if not isinstance(found, Unanswerable):
            self._tell.differ(line, self._face.subject(form), found)
        elif found.broken:
            raise self._tell.broken(line, found.key, found.refusal, **found.details)
        else:
            raise FileProblem(self._path, line.place, found.key, **found.details)

    def _look_at_route(self, line: Line, form: RouteLine) -> None:
        """Look at the cheapest route of a figure, as `path` finds it."""
        state = self._session.state
        measured = measures(state.setup.system)
        if measured.walking is None or measured.figures is None:
            raise FileProblem(self._path, line.place, "referee-no-routes")
        self._tell.know(line, form.route, map(str, measured.figures.on_table(state)), "referee-no-such-figure")
        (x, y), height = form.to[:2], form.to[2] if len(form.to) > 2 else None
        face = measured.walking
        way = face.way(state, FigureId(form.route), (x, y), height, face.farthest)
        opened = [part for part in way.stretches if part.kind == OPENING]
        found = {
            "reachable": way.reason is None,
            "cost": way.cost,
            "opens": [part.thing for part in opened],
            "prices": [part.price for part in opened],
            "barred": [name for barred in way.barred for hindrance in barred for name in hindrance.names],
        }
        self._tell.differ(line, form.route, line_differences(form, found))

    def _look_at_fields(self, line: Line, word: str) -> None:
        """Look at plain fields of a figure, a player or the whole state."""
        state, said = self._session.state, dict(line.said)
        what = said.pop(word)
        if word == "game":
            found, wished = plain_fields(self._face.plain_state(state)), what if isinstance(what, dict) else {}
        else:
            things = getattr(state, f"{word}s")
            self._tell.know(line, str(what), things, f"referee-no-such-{word}")
            found, wished = plain_fields(things[what]), said
        for name in wished:
            if name not in found:
                raise FileProblem(self._path, line.place, "referee-no-such-field", id=name[:48], known=", ".join(found))
        self._tell.differ(line, str(what) if word != "game" else word, field_differences(wished, found))

    def _check_dice(self) -> None:
        end = Line("dice", {})
        if isinstance(self._session.pending, Dice):
            raise self._tell.no_die(end, self._session.pending)
        if self._pile.faces:
            self._tell.fail(end, "referee-dice-left", faces=", ".join(str(face) for face in self._pile.faces))
