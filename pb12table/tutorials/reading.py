"""From the file of a tutorial to the tutorial, and which ones there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pb12table.files.forms.labels import description_label, label_of
from pb12table.files.of_system import known_system
from pb12table.files.places import of_system, scenarios_folder
from pb12table.files.possible_words import nearest
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted, read_toml
from pb12table.files.scenario import Scenario, check_playable, load_scenario, own_scenarios_folder
from pb12table.referee.looks import fields_of
from pb12table.skirmish.faces.refereeing import RefereeFace
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.naming import Label
from pb12table.systems import known
from pb12table.tutorials.forms import StepForm, TutorialForm

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
        """Where a step stands in the file."""
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
    """The files of all tutorials, or of those of a system, by id; the user's own before the program's."""
    found: dict[str, Path] = {}
    for each in (system,) if system else known.SYSTEMS:
        for folder in (of_system(scenarios_folder(), each), own_scenarios_folder(each)):
            files = {path.stem: path for path in sorted((folder / FOLDER).glob("*.toml")) if is_tutorial(path)}
            found |= {f"{each}/{name}": path for name, path in files.items()}
    return found


def is_tutorial(path: Path) -> bool:
    """Whether a file says that it holds a tutorial; one that cannot be read says nothing."""
    try:
        return path.is_file() and read_toml(path).get("content") == TUTORIAL
    except FileProblem:
        return False


def scan_tutorials() -> tuple[list[TutorialSummary], list[FileProblem]]:
    """All tutorials, in the order of the systems, and what is wrong with others."""
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
    """A tutorial from its file; raises FileProblem for whatever in it there is not."""
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
        """A line as plain answers: what it says, a bare value, or several that one word stands for."""
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
    """The place that `place:X,Y` means, in steps; None for anything else."""
    kind, _, rest = pointed.partition(":")
    try:
        x, y = (float(part) for part in rest.split(","))
    except ValueError:
        return None
    return (x, y) if kind == PLACE else None


def lesson_key(tutorial: Tutorial, step: str) -> str:
    """The key of what is said in a step: its title, and with `.text` the rest."""
    return f"lesson-{tutorial.path.stem}-{step}"
