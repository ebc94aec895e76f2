"""The referee: plays a script of answers and dice from a position, and says which expectations did not hold."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pb12table.files.possible_words import nearest
from pb12table.files.problems import FileProblem
from pb12table.files.reading import form_problem
from pb12table.kernel.errors import IllegalAnswer
from pb12table.kernel.request import Dice, Refusal, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.referee.dice import Pile, WrongFace
from pb12table.systems.pb12.referee.forms import (
    AnswerWords,
    AskedWord,
    DeclareLine,
    DiceLine,
    FigureLine,
    GameLine,
    PlayerLine,
    SightLine,
    UntilLine,
    WalkLine,
)
from pb12table.systems.pb12.referee.happenings import Begun
from pb12table.systems.pb12.referee.looks import (
    EVENTS,
    Difference,
    asked_fields,
    event_differences,
    field_differences,
    figure_differences,
    game_differences,
    player_differences,
    question_of,
    shown,
    sight_differences,
)
from pb12table.systems.pb12.referee.queries import QUERIES, AnyQuery, Unanswerable, answered, subject_of
from pb12table.systems.pb12.referee.report import CaseReport, Failure, Report
from pb12table.systems.pb12.referee.script import ASK, Case, Line, Script
from pb12table.systems.pb12.referee.telling import BrokenOff, Telling, wrong_face
from pb12table.systems.pb12.referee.waiting import passed_over
from pb12table.systems.pb12.rules.figures.figures import is_on_table
from pb12table.systems.pb12.rules.game.state import State

LONGEST_GAME = 20_000
"""So many answers are taken on the way to the question a script waits for."""

_WORDS = ("by", "window", "dice", "refused", "legal")


def judge(script: Script) -> Report:
    """Play all games of a script; raises FileProblem for a line that cannot be understood."""
    return Report(script, tuple(_judged(script.path, case) for case in script.cases))


def _judged(path: Path, case: Case) -> CaseReport:
    if case.start is not None:
        try:
            return _Referee(path, case, case.start).play()
        except WrongFace as wrong:  # the very first die, thrown while the game is set up
            return CaseReport(case.name, (), case.start, (wrong_face(wrong),))
    found = None if case.problem is None else case.problem.key.removeprefix("problem-")
    if found == case.unfit:
        return CaseReport(case.name, (), None, ())
    details: dict[str, str | int | float] = {"expected": case.unfit or "–", "reason": "–"}
    key = "referee-fit" if case.problem is None else "referee-unfit-otherwise"
    return CaseReport(case.name, (), None, (Failure("unfit", "", key, details, problem=case.problem),))


def _declaration(form: DeclareLine) -> dict[str, Any]:
    """A declaration as plain data, with what the line says of it."""
    if form.declare == "discard-card":
        return {"kind": form.declare, "card": form.card or ""}
    if form.declare != "standing-order":
        return {"kind": form.declare}
    return {"kind": form.declare, "figure": form.figure or "", "when": form.when or "", "steps": form.steps}


class _Referee:
    """One game of a script while it is played."""

    def __init__(self, path: Path, case: Case, start: State) -> None:
        self._path = path
        self._case = case
        self._pile = Pile(case.dice)
        self._session: Session[State] = Session(
            Begun(case.happens), start.clone(), self._pile, digests=False, history=False
        )
        self._tell = Telling(path)
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
        elif "kind" in said or "answer" in said:
            self._answer(line)
        elif query := next((word for word in QUERIES if word in said), None):
            self._ask(line, self._tell.form(line, QUERIES[query]))
        elif "walk" in said:
            self._walk(line, self._tell.form(line, WalkLine))
        elif "declare" in said:
            self._declare(line, self._tell.form(line, DeclareLine))
        elif "until" in said:
            self._go_until(line, self._tell.form(line, UntilLine))
        elif "figure" in said:
            figure = self._tell.form(line, FigureLine)
            self._tell.know(line, figure.figure, self._session.state.figures, "referee-no-such-figure")
            self._tell.differ(line, figure.figure, figure_differences(self._session.state, figure))
        elif "player" in said:
            player = self._tell.form(line, PlayerLine)
            for name in (player.player, player.seen_by or player.player):
                self._tell.know(line, name, self._session.state.players, "referee-no-such-player")
            self._tell.differ(line, player.player, player_differences(self._session.state, player))
        elif "game" in said:
            self._tell.differ(line, "game", game_differences(self._session.state, self._tell.form(line, GameLine).game))
        elif "sight" in said:
            self._look_at_sight(line, self._tell.form(line, SightLine))
        elif "dice" in said:
            self._begin()
            self._supply(line, self._tell.form(line, DiceLine).dice)
        else:
            raise FileProblem(self._path, line.place, "referee-unknown-line", found=shown(said)[:200])

    def _answer(self, line: Line) -> None:
        words = self._tell.form(line, AnswerWords, {key: line.said[key] for key in _WORDS if key in line.said})
        plain: Any = {key: said for key, said in line.said.items() if key not in _WORDS}
        if "answer" in plain:
            others = sorted(set(plain) - {"answer"})
            if others:
                raise FileProblem(self._path, line.place, "problem-unknown-key", key=others[0][:80])
            plain = plain["answer"]
        elif "point" in plain or "piece" in plain:
            plain.setdefault("target", None)  # TOML has no word for nobody
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
        if words.refused is not False:
            self._look_at_refusal(line, words.refused, refusal)
            return
        if refusal is not None:
            raise self._tell.broken(line, "referee-refused", refusal=refusal)
        if words.legal:
            return
        self._pile.faces.extend(words.dice)
        self._session.answer(answer)
        self._settle(line)

    def _walk(self, line: Line, form: WalkLine) -> None:
        """A way of horizontal options; all that happens on it is looked at together."""
        began = len(self._session.log)
        for x, y in form.walk:
            self._answer(Line(line.place, {"kind": "horizontal", "x": x, "y": y}))
        self._since = self._matched = began

    def _decoded(self, line: Line, request: Request[State, Any], plain: Any) -> Any:
        """A plain answer as the question takes it; what has another form breaks the game off."""
        try:
            return request.decode(plain)
        except ValueError as error:
            problem = form_problem(plain, self._path, line.place, str(error))
            details: dict[str, str | int | float] = {"question": question_of(request)}
            failure = Failure(line.place, shown(line.said), "referee-no-answer", details, problem=problem)
            raise BrokenOff(failure) from None

    def _declare(self, line: Line, form: DeclareLine) -> None:
        self._tell.know(line, form.by, self._session.state.players, "referee-no-such-player")
        self._begin()
        try:
            self._session.declare(form.by, _declaration(form))
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
        """What is looked at from here on is what happens from here on."""
        self._since = self._matched = len(self._session.log)

    def _supply(self, line: Line, faces: Iterable[int]) -> None:
        """Further dice; one that is waited for is thrown at once."""
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
            passed = passed_over(request, self._session.state, self._rest) if plain == ASK else None
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
        kind = EVENTS.get(name) if isinstance(name, str) else None
        if kind is None:
            found = str(name)[:48]
            known = nearest(list(EVENTS), found)
            raise FileProblem(self._path, line.place, "referee-no-such-event", id=found, known=known)
        unknown = sorted(set(fields) - set(kind.__struct_fields__))
        if unknown:
            known = ", ".join(field for field in kind.__struct_fields__ if field != "audience")
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

    def _look_at_refusal(self, line: Line, expected: str | bool, refusal: Refusal | None) -> None:
        if refusal is None:
            self._tell.fail(line, "referee-not-refused")
        elif isinstance(expected, str) and refusal.rule != expected:
            self._tell.fail(line, "referee-other-refusal", refusal=refusal, expected=expected)

    def _look_at_sight(self, line: Line, form: SightLine) -> None:
        state = self._session.state
        if (form.of is None) is (form.point is None):
            raise FileProblem(self._path, line.place, "referee-sight-of-one")
        for name in (form.sight,) if form.of is None else (form.sight, form.of):
            self._tell.know(line, name, state.figures, "referee-no-such-figure")
            if not is_on_table(state, FigureId(name)):
                raise self._tell.broken(line, "referee-not-on-table", figure=name)
        self._tell.differ(line, form.sight, sight_differences(state, form))

    def _ask(self, line: Line, form: AnyQuery) -> None:
        """Put a question to the rules."""
        answer = answered(self._session.state, form)
        if not isinstance(answer, Unanswerable):
            self._tell.differ(line, subject_of(form), answer)
        elif answer.broken:
            raise self._tell.broken(line, answer.key, answer.refusal, **answer.details)
        else:
            raise FileProblem(self._path, line.place, answer.key, **answer.details)

    def _check_dice(self) -> None:
        end = Line("dice", {})
        if isinstance(self._session.pending, Dice):
            raise self._tell.no_die(end, self._session.pending)
        if self._pile.faces:
            self._tell.fail(end, "referee-dice-left", faces=", ".join(str(face) for face in self._pile.faces))
