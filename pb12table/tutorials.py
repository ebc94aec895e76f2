"""Tutorials: the form of their file, reading one, how far somebody has come, and playing one without a window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from pb12table.files.content import known_system
from pb12table.files.forms.basics import (
    BothNames,
    BothTexts,
    Coordinate,
    Form,
    Id,
    Length,
    LongText,
    Text,
    description_label,
    label_of,
)
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted, nearest, read_toml
from pb12table.files.scenario import Scenario, check_playable, load_scenario, scenario_folders
from pb12table.kernel.dice import DiceSource, SeededDice
from pb12table.kernel.game import EntryKind
from pb12table.kernel.request import Dice, Request
from pb12table.kernel.session import Session
from pb12table.referee.script import Face, agrees, event_differences, fields_of, question_of, shown
from pb12table.skirmish.faces.system import RefereeFace
from pb12table.skirmish.ids import Label, PlayerId
from pb12table.systems import known
from pb12table.systems.known import referee, scene, system

Word = Annotated[str, Meta(min_length=1, max_length=64)]
Answers = Annotated[tuple[dict[str, Any], ...], Meta(max_length=100)]


class NearForm(Form, frozen=True, kw_only=True):
    """A figure must have come so near to a place, in plan."""

    figure: Id
    at: tuple[Coordinate, Coordinate]
    within: Length = 1.0


class UntilForm(Form, frozen=True, kw_only=True):
    """What a step waits for; all that is said must hold.

    `event` with `fields`: it happened in this step.  `asked` with `by`: this is the open question.  `command`: one of
    the screen was given in this step.  `near`: a figure is at a place.
    """

    event: Word | None = None
    fields: dict[str, Any] = msgspec.field(default_factory=dict)
    asked: Word | None = None
    by: Id | None = None
    command: Id | None = None
    near: NearForm | None = None


class StepForm(Form, frozen=True, kw_only=True):
    """One step.  Without `until` it is read, and gone on from by a button.

    `point` names what lights up: zones of the screen, `figure:ID`, `place:X,Y`, `zone:ID`.  `allow` are the answers
    that it lets through, as far as they say anything; none for all.  `dice` are thrown first in it, `play` is what
    others answer in it, `show` what one may do oneself: a button does it for people, and a trial for the file.
    """

    id: Id
    until: UntilForm | None = None
    point: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    allow: Answers = ()
    dice: Annotated[tuple[Face, ...], Meta(max_length=200)] = ()
    play: Answers = ()
    show: Answers = ()


class TutorialForm(Form, frozen=True, kw_only=True):
    """A whole tutorial.  `always`: plain answers to questions by their names, so that nobody is asked."""

    format: int
    content: str
    system: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    minutes: Annotated[int, Meta(ge=1, le=120)]
    scenario: Annotated[str, Meta(min_length=1, max_length=80)]
    player: Id
    always: dict[str, Any] = msgspec.field(default_factory=dict)
    step: Annotated[tuple[StepForm, ...], Meta(min_length=1, max_length=100)]


TUTORIAL: Final = "tutorial"
"""What `content` says in the file of a tutorial."""
FOLDER: Final = "tutorials"
"""The folder beside the scenarios of a system in which its tutorials lie."""
PLACE: Final = "place"
POINTED: Final = ("figure", "zone", PLACE)
"""What is pointed at on the table; all else is a zone of the screen."""


@dataclass(frozen=True)
class Step:
    """One step with its lines in the form of plain answers."""

    form: StepForm
    play: tuple[Any, ...]
    show: tuple[Any, ...]

    @property
    def id(self) -> str:
        return self.form.id


@dataclass(frozen=True)
class Tutorial:
    """A tutorial with its scenario; `id` is the name of its file without ending."""

    id: str
    path: Path
    form: TutorialForm
    scenario: Scenario
    steps: tuple[Step, ...]

    @property
    def system(self) -> str:
        return self.form.system

    @property
    def player(self) -> PlayerId:
        """The player who learns."""
        return PlayerId(self.form.player)

    def place(self, step: int) -> str:
        """Return where a step stands in the file."""
        return f'step[{step}] "{self.steps[step].id}"'


@dataclass(frozen=True, slots=True)
class TutorialSummary:
    """What a list of tutorials shows."""

    id: str
    path: Path
    system: str
    name: Label
    description: Label | None
    minutes: int


def tutorial_files(system: str = "") -> dict[str, Path]:
    """Return the files of all tutorials, or of a system's, by id; the user's own before the program's."""
    found: dict[str, Path] = {}
    for each in (system,) if system else known.SYSTEMS:
        for folder in scenario_folders(each):
            files = {path.stem: path for path in sorted((folder / FOLDER).glob("*.toml")) if is_tutorial(path)}
            found |= {f"{each}/{name}": path for name, path in files.items()}
    return found


def is_tutorial(path: Path) -> bool:
    """Return whether a file says that it holds a tutorial; an unreadable one says nothing."""
    try:
        return path.is_file() and read_toml(path).get("content") == TUTORIAL
    except FileProblem:
        return False


def scan_tutorials() -> tuple[list[TutorialSummary], list[FileProblem]]:
    """Return all tutorials, in the order of the systems, and what is wrong with others."""
    found, problems = list[TutorialSummary](), list[FileProblem]()
    for identity, path in tutorial_files().items():
        try:
            form = converted(read_toml(path), TutorialForm, path)
        except FileProblem as problem:
            problems.append(problem)
            continue
        description = None if form.description is None else description_label(form.description)
        found.append(TutorialSummary(identity, path, form.system, label_of(form.name), description, form.minutes))
    return found, problems


def load_tutorial(path: Path) -> Tutorial:
    """Return a tutorial from its file; raises FileProblem for whatever in it does not exist."""
    document = read_toml(path)
    form = converted(document, TutorialForm, path)
    system = known_system(document)
    if Path(form.scenario).name != form.scenario:
        raise FileProblem(path, "scenario", "referee-scenario-elsewhere", found=form.scenario)
    face = known.referee(system)
    if face is None:
        raise FileProblem(path, "system", "problem-no-referee", system=system)
    beside = path.parent / form.scenario
    scenario = load_scenario(str(beside) if beside.suffix == ".toml" else form.scenario)
    if scenario.setup.system != system:
        raise FileProblem(path, "system", "problem-other-system", found=scenario.setup.system, expected=system)
    check_playable(scenario.setup, scenario.path)
    reader = _Reader(path, form, scenario, face)
    reader.check()
    return Tutorial(f"{system}/{path.stem}", path, form, scenario, tuple(reader.steps()))


@dataclass(frozen=True)
class _Reader:
    """What looks whether all that a tutorial names is there."""

    path: Path
    form: TutorialForm
    scenario: Scenario
    face: RefereeFace

    def check(self) -> None:
        setup = self.scenario.setup
        self._known("player", self.form.player, [player.id for player in setup.players], "problem-no-such-player")
        seen = set[str]()
        for number, step in enumerate(self.form.step):
            place = f'step[{number}] "{step.id}"'
            if step.id in seen:
                raise FileProblem(self.path, place, "problem-step-twice", id=step.id)
            seen.add(step.id)
            self._check_until(step, f"{place}.until")
            for pointed in step.point:
                self._check_point(pointed, f"{place}.point")

    def steps(self) -> Iterator[Step]:
        for number, step in enumerate(self.form.step):
            place = f'step[{number}] "{step.id}"'
            play = tuple(answer for line in step.play for answer in self._plain(line, f"{place}.play"))
            show = tuple(answer for line in step.show for answer in self._plain(line, f"{place}.show"))
            yield Step(step, play, show)

    def _check_until(self, step: StepForm, place: str) -> None:
        until, setup = step.until, self.scenario.setup
        if until is None:
            return
        if until.event is not None:
            self._known(place, until.event, list(self.face.events), "problem-no-such-event")
            named = fields_of(self.face.events[until.event])
            for name in until.fields:
                self._known(f"{place}.fields", name, [each for each in named if each != "audience"], "problem-no-field")
        if until.by is not None:
            self._known(place, until.by, [player.id for player in setup.players], "problem-no-such-player")
        if until.near is not None:
            self._known(place, until.near.figure, list(setup.figure_by_id), "problem-no-such-figure")
        if not any((until.event, until.asked, until.command, until.near)):
            raise FileProblem(self.path, place, "problem-step-waits-for-nothing")

    def _check_point(self, pointed: str, place: str) -> None:
        kind, _, rest = pointed.partition(":")
        setup = self.scenario.setup
        if kind == "figure":
            self._known(place, rest, list(setup.figure_by_id), "problem-no-such-figure")
        elif kind == "zone":
            self._known(place, rest, [zone.id for zone in setup.zones], "problem-no-such-zone")
        elif kind == PLACE and place_of(pointed) is None:
            raise FileProblem(self.path, place, "problem-no-place", found=pointed)

    def _known(self, place: str, found: str, there: list[str], key: str) -> None:
        if found not in there:
            raise FileProblem(self.path, place, key, id=found[:48], known=nearest(there, found))

    def _plain(self, line: Mapping[str, Any], place: str) -> tuple[Any, ...]:
        """Return a line as plain answers: what it says, a bare value, or several that one word stands for."""
        several = next((word for word in self.face.several if word in line), None)
        if several is not None:
            form = converted(dict(line), self.face.several[several], self.path, place)
            return tuple(map(self.face.completed, self.face.answers(form)))
        if set(line) == {"answer"}:
            return (line["answer"],)
        if self.face.answer_tag not in line:
            raise FileProblem(self.path, place, "problem-missing-key", key=self.face.answer_tag)
        return (self.face.completed(dict(line)),)


def place_of(pointed: str) -> tuple[float, float] | None:
    """Return the place that `place:X,Y` means, in steps; None for anything else."""
    kind, _, rest = pointed.partition(":")
    try:
        x, y = (float(part) for part in rest.split(","))
    except ValueError:
        return None
    return (x, y) if kind == PLACE else None


def lesson_key(tutorial: Tutorial, step: str) -> str:
    """Return the key of what is said in a step: its title, and with `.text` the rest."""
    return f"lesson-{tutorial.path.stem}-{step}"


@dataclass
class Course:
    """`begins` says for each step that was reached how long the journal was then; the last one is the present step.

    `heard` are the commands of the screen that were given in this step.  The session is there once it has begun.
    """

    tutorial: Tutorial
    begins: list[int] = field(default_factory=lambda: [0])
    session: Session[Any] | None = None
    heard: set[str] = field(default_factory=set)
    is_over: bool = False

    @property
    def at(self) -> int:
        """The number of the present step, from 0."""
        return len(self.begins) - 1

    @property
    def step(self) -> Step:
        """The present step; the last one at the end."""
        return self.tutorial.steps[self.at]

    @property
    def _began(self) -> int:
        return self.begins[-1]

    # -- what is answered without asking ----------------------------------------------------------------------------

    def dice(self) -> DiceSource:
        """Return the dice of the tutorial: those its steps give, then any."""
        return CourseDice(self)

    def answer(self, request: Request[Any, Any], state: Any) -> tuple[Any] | None:
        """Return what is answered without asking: for others, and what the tutorial always answers."""
        if self.is_over:
            return None
        always = self.tutorial.form.always.get(question_of(request))
        if request.player != self.tutorial.player and not isinstance(request, Dice):
            return (self._of_others(request, state, always),)
        answer = None if always is None else decoded(request, always)
        return None if answer is None or request.refusal(state, answer) is not None else (answer,)

    def _of_others(self, request: Request[Any, Any], state: Any, always: Any) -> Any:
        """Return the next line of this step that answers a question to another player, else what is always answered."""
        line = next(iter(self._left_to_play()), always)
        for plain in (line, always):
            answer = None if plain is None else decoded(request, plain)
            if answer is not None and request.refusal(state, answer) is None:
                return answer
        return request.default(state)

    def _left_to_play(self) -> Sequence[Any]:
        """Return the lines of this step that others have not answered yet, according to the journal."""
        lines = list(self.step.play)
        for entry in [] if self.session is None else self.session.entries[self._began :]:
            is_others = entry.kind is EntryKind.ANSWER and entry.player != self.tutorial.player
            if lines and is_others and agrees(lines[0], entry.plain):
                lines.pop(0)
        return lines

    @property
    def _face(self) -> RefereeFace:
        face = referee(self.tutorial.system)
        assert face is not None, "seen when it was read"
        return face

    # -- what is let through ------------------------------------------------------------------------------------------

    def allows(self, request: Request[Any, Any], answer: Any) -> bool:
        """Return whether this step allows an answer; one that is read, or only waits for a command, allows none."""
        allow, until = self.step.form.allow, self.step.form.until
        if self.is_over:
            return True
        if allow:
            plain = request.encode(answer)
            return any(agrees(_bare(line), plain) for line in allow)
        return until is not None and any((until.event, until.asked, until.near))

    # -- going on -----------------------------------------------------------------------------------------------------

    def hear(self, command: str) -> None:
        """Note that a command of the screen was given."""
        self.heard.add(command)

    @property
    def is_read(self) -> bool:
        """Return whether the current step is only read."""
        return self.step.form.until is None

    def is_reached(self) -> bool:
        """Return whether what the current step waits for has come about."""
        until = self.step.form.until
        return until is not None and not self.is_over and self.session is not None and self._holds(until, self.session)

    def _holds(self, until: UntilForm, session: Session[Any]) -> bool:
        if until.command is not None and until.command not in self.heard:
            return False
        if until.asked is not None:
            request = session.pending
            if question_of(request) != until.asked:
                return False
            if until.by is not None and (request is None or request.player != until.by):
                return False
        if until.near is not None and not _is_near(session.state, until.near):
            return False
        return until.event is None or self._happened(until.event, until.fields, session)

    def _happened(self, name: str, fields: dict[str, Any], session: Session[Any]) -> bool:
        kind = self._face.events[name]
        lines = (line for line in session.log if line.entry > self._began and not line.struck)
        return any(isinstance(line.event, kind) and not event_differences(fields, line.event) for line in lines)

    def go_on(self) -> None:
        """End the present step: begin the next, or end."""
        assert self.session is not None, "a step ends in a game"
        self.heard.clear()
        if self.at + 1 < len(self.tutorial.steps):
            self.begins.append(len(self.session.entries))
        else:
            self.is_over = True

    def travelled(self) -> None:
        """Go back to the step in which the journal now ends, as the game has gone elsewhere, as by undoing."""
        length = 0 if self.session is None else len(self.session.entries)
        while len(self.begins) > 1 and self._began > length:
            self.begins.pop()
            self.is_over = False


class CourseDice:
    """The dice of the present step, as many as it says; the journal knows how many of them were thrown."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._others = SeededDice()
        self._early = 0

    def roll(self, request: Dice[Any]) -> int | None:
        course = self._course
        faces = () if course.is_over else course.step.form.dice
        if course.session is None:
            # Dice that are thrown while the game is set up stand in no journal that could be looked at.
            thrown, self._early = self._early, self._early + 1
        else:
            thrown = sum(entry.kind is EntryKind.DICE for entry in course.session.entries[course.begins[-1] :])
        if thrown < len(faces) and request.lowest <= faces[thrown] <= request.highest:
            return faces[thrown]
        return self._others.roll(request)

    def fork(self) -> DiceSource:
        return self._others.fork()


def decoded(request: Request[Any, Any], plain: Any) -> Any | None:
    """Return a plain answer in the form a question takes; None if it has another form."""
    try:
        return request.decode(plain)
    except ValueError:
        return None


def _bare(line: dict[str, Any]) -> Any:
    """Return what a line of `allow` says: fields of an answer, or a bare value."""
    return line["answer"] if set(line) == {"answer"} else line


def _is_near(state: Any, near: NearForm) -> bool:
    """Return whether a figure is on the table and within a distance of a place."""
    face = scene(state.setup.system)
    figure = next(each.id for each in state.setup.figures if each.id == near.figure)
    if not face.is_on_table(state, figure):
        return False
    (x, y), (a, b) = face.body(state, figure).position, near.at
    return bool((x - a) ** 2 + (y - b) ** 2 <= near.within**2)


MOST: Final = 500
"""So many answers are given by themselves in a row, at most."""


def check_tutorial(tutorial: Tutorial) -> None:
    """Play a tutorial; raises FileProblem with the step that is never reached, and why as far as that is known."""
    rules, course = system(tutorial.system), Course(tutorial)
    session = Session(rules, rules.new_game(tutorial.scenario.setup), course.dice(), digests=False)
    course.session = session
    for number, step in enumerate(tutorial.steps):
        _check_dice(tutorial, number, session)
        lines = list(step.show)
        _settle(course, session, lines)
        while lines:
            _give(tutorial, number, course, session, lines.pop(0))
            _settle(course, session, lines)
        if step.form.until is not None:
            if step.form.until.command is not None:
                course.hear(step.form.until.command)
            if not course.is_reached():
                raise _unreached(tutorial, number, session)
        course.go_on()


def _settle(course: Course, session: Session[Any], rest: Sequence[Any]) -> None:
    """Answer what is answered without asking: for others, and interruptions that nothing waits for."""
    face = referee(course.tutorial.system)
    for _ in range(MOST):
        request = session.pending
        if request is None:
            return
        found = course.answer(request, session.state)
        if found is None and course.is_reached():
            return
        if found is None and face is not None:
            coming = [line if isinstance(line, dict) else {"answer": line} for line in rest]
            passed = face.passed_over(request, session.state, coming)
            found = None if passed is None else (passed,)
        if found is None:
            return
        session.answer(found[0])


def _give(tutorial: Tutorial, number: int, course: Course, session: Session[Any], plain: Any) -> None:
    """Answer as a line of `show` says."""
    request, place = session.pending, f"{tutorial.place(number)}.show"
    details = {"said": shown(plain)[:120], "question": question_of(request)}
    answer = None if request is None else decoded(request, plain)
    if request is None or answer is None:
        raise FileProblem(tutorial.path, place, "problem-step-no-answer", **details)
    refusal = session.refusal(answer)
    if refusal is not None:
        raise FileProblem(
            tutorial.path, place, "problem-step-refused", **details, rule=refusal.rule or "–", reason=refusal.reason
        )
    if not course.allows(request, answer):
        raise FileProblem(tutorial.path, place, "problem-step-forbids", **details)
    session.answer(answer)


def _check_dice(tutorial: Tutorial, number: int, session: Session[Any]) -> None:
    """Raise FileProblem for a face that no die of the system has."""
    face = referee(tutorial.system)
    most = 0 if face is None else face.highest_face
    for each in tutorial.steps[number].form.dice:
        if each > most:
            place = f"{tutorial.place(number)}.dice"
            raise FileProblem(tutorial.path, place, "problem-out-of-bounds", relation="at-most", bound=most)


def _unreached(tutorial: Tutorial, number: int, session: Session[Any]) -> FileProblem:
    until = tutorial.steps[number].form.until
    assert until is not None, "what waits for nothing is reached"
    waits = until.event or until.asked or until.command or (until.near.figure if until.near is not None else "–")
    asked = question_of(session.pending if not isinstance(session.pending, Dice) else None)
    return FileProblem(tutorial.path, tutorial.place(number), "problem-step-unreached", waits=waits, asked=asked)
