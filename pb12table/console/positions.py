"""What the commands about figures and those that work long share: positions, ghosts, doors, crews, progress."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import atan2, degrees, isfinite
from time import perf_counter
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TaskID, TextColumn, TimeRemainingColumn
from rich.text import Text

from pb12table.analysis.crew import (
    MEASURED,
    ClusterCrew,
    ClusterProblem,
    Crew,
    Stage,
    Told,
    WorkerLost,
    seconds_left,
)
from pb12table.analysis.walking import with_changes
from pb12table.console.output import look_for_garbage, texts
from pb12table.files.scenario import AT, Scenario, load_scenario, parted
from pb12table.skirmish.faces.measures import FiguresFace
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import content, measures, system
from pb12table.table.openings import USUAL, WIDEST, with_doors
from pb12table.table.shapes import normalised, rounded, whole_of, wholes_of
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import time_left
from pb12table.texts.names import name_of, system_name

OpenOption: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--open", metavar="ID[=DEG]", help=texts()("cli-open-help"), show_default=False),
]
ClosedOption: TypeAlias = Annotated[
    list[str] | None, typer.Option("--closed", metavar="ID", help=texts()("cli-closed-help"), show_default=False)
]


def as_if(setup: Any, opened: Sequence[str] | None, closed: Sequence[str] | None) -> Any:
    """Return a setup whose doors stand as requested; the last word on each counts.  Raises typer.BadParameter."""
    wished = [_wish(told) for told in opened or ()] + [(door, 0.0) for door in closed or ()]
    if not wished:
        return setup
    doors = [piece.id for piece in setup.battlefield.pieces if piece.hinge is not None]
    for door, _ in wished:
        if door not in doors:
            key = "cli-no-such-door" if doors else "cli-no-doors"
            raise typer.BadParameter(texts()(key, found=door, known=", ".join(doors)))
    field = with_doors(setup.battlefield, tuple(dict(wished).items()))
    return with_changes(setup, battlefield=field)


def _wish(told: str) -> tuple[str, float]:
    """Return a door and how many degrees it is open, as typed; raises typer.BadParameter."""
    door, equals, degrees = told.partition("=")
    if not equals:
        return door, USUAL
    try:
        angle = float(degrees)
    except ValueError:
        angle = -1.0
    # Written so that what is no number at all is refused, too.
    if not 0.0 <= angle <= WIDEST:
        raise typer.BadParameter(texts()("cli-bad-angle", found=told, most=WIDEST))
    return door, angle


MARK: Final = "@"
"""What stands between the profile of a ghost and its place; no id of a figure has it."""
SAME: Final = 0.01
"""A height typed so near to that of a safe stand means it, in steps."""

_NUMBER = r"([-+]?\d+(?:\.\d*)?)"
_PLACE = re.compile(rf"{_NUMBER},{_NUMBER}(?:,{_NUMBER})?(?::{_NUMBER})?")


def with_ghost(state: GameState, face: FiguresFace[Any], name: str) -> GameState:
    """Return the position with one more figure, named as it was typed: PROFILE@X,Y or PROFILE@X,Y,HEIGHT, and :FACING
    behind.

    Lengths in steps, or the numbers of a tile in a game of tiles; the facing in degrees.
    Without a height it stands as high as it can, without a facing it looks to
    the middle of the table.  Raises typer.BadParameter and FileProblem.
    """
    profile, _, place = name.partition(MARK)
    found = _PLACE.fullmatch(place.replace(" ", ""))
    numbers = [None if part is None else float(part) for part in found.groups()] if found else []
    if not numbers or not all(number is None or isfinite(number) for number in numbers):
        raise typer.BadParameter(texts()("cli-ghost-unclear", found=name))
    x, y, height, facing = numbers
    assert x is not None, "the pattern wants both"
    assert y is not None, "the pattern wants both"
    place_typed = face.place_typed(state.setup, (x, y))
    if place_typed is None:
        raise typer.BadParameter(texts()("cli-ghost-unclear", found=name))
    at, table = (rounded(place_typed[0]), rounded(place_typed[1])), state.setup.battlefield
    if facing is None:
        facing = degrees(atan2(table.depth / 2.0 - at[1], table.width / 2.0 - at[0]))
    new_game = system(state.setup.system).new_game
    setup, ghost = face.with_a_player(state.setup), FigureId(name)
    # The next ghost is an opponent's.
    ghosts = sum(MARK in figure.id for figure in setup.figures)
    player = setup.players[ghosts % len(setup.players)].id
    setup = face.with_figure(setup, profile, ghost, player, rounded(normalised(facing)), name)
    if setup is None:
        raise typer.BadParameter(texts()("cli-ghost-no-profile", found=profile))
    beside = new_game(setup)
    heights = face.stand_heights(beside, ghost, at)
    stands = [level for level in heights if height is None or abs(level - height) <= SAME]
    if stands:
        there: GameState = new_game(face.put(setup, ghost, at, stands[0]))
        return there
    say = texts()
    if height is not None and heights:
        known = say.listing([say.number(level) for level in heights])
        raise typer.BadParameter(say("cli-ghost-no-height", found=name, height=height, known=known))
    reason = refusal_line(say, setup, face.no_stand(beside, ghost, at))
    raise typer.BadParameter(say("cli-ghost-no-stand", found=name, reason=reason))


Part = TypeVar("Part")

ScenarioArgument: TypeAlias = Annotated[str, typer.Argument(metavar="SCENARIO", help=texts()("cli-scenario-help"))]
"""A scenario by its id or the path of its file."""


def figure_argument(name: str) -> Any:
    """Return an argument that names a figure, or a ghost by its profile and place."""
    return typer.Argument(metavar=name, help=texts()("cli-figure-help"))


def needed(part: Part | None, identity: str, what: str) -> Part:
    """Return a part of a rule system's faces; if missing, typer.BadParameter with the text `cli-without-` and `what`.

    `identity` is the system's id.
    """
    if part is None:
        raise typer.BadParameter(texts().of(identity)(f"cli-without-{what}", system=system_name(texts(), identity)))
    return part


def every_deployment(scenario: str) -> list[Scenario]:
    """Return a layout with each of its deployments; raises typer.BadParameter where it has none, and FileProblem."""
    name, _ = parted(scenario)
    first = load_scenario(name)
    if not first.summary.deployments:
        raise typer.BadParameter(texts()("layout-no-deployments", name=scenario))
    return [load_scenario(f"{name}{AT}{deployment}") for deployment, _ in first.summary.deployments]


def opening(
    scenario: str,
    *figures: str,
    opened: Sequence[str] | None = None,
    closed: Sequence[str] | None = None,
    body: Callable[[Any], Any] = lambda setup: setup,
) -> Any:
    """Return the position a scenario begins with, and the ghosts among some names of figures; raises FileProblem.

    Doors stand as the options tell, and the setup is measured with a `body`.
    """
    setup = body(as_if(load_scenario(scenario).setup, opened, closed))
    state: GameState = system(setup.system).new_game(setup)
    ghosts = [name for name in dict.fromkeys(figures) if MARK in name]
    if ghosts:
        face = needed(measures(setup.system).figures, setup.system, "figures")
        for name in ghosts:
            state = with_ghost(state, face, name)
    return state


def figure_on_table(state: GameState, name: str) -> FigureId:
    """Return a figure on the table by its id, or by that of its group, of which the first one is meant.

    typer.BadParameter names those that stand there when it does not.
    """
    setup = state.setup
    standing = needed(measures(setup.system).figures, setup.system, "figures").on_table(state)
    if name in standing:
        return FigureId(name)
    face = content(setup.system)
    grouped = [figure for figure in standing if figure in setup.figure_by_id] if face.several else []
    for figure in grouped:
        if face.entry_of_figure(setup, figure) in [(section, name) for section in face.several]:
            return figure
    key = "cli-not-on-table" if name in setup.figure_by_id else "cli-no-such-figure"
    raise typer.BadParameter(texts()(key if standing else "cli-nobody-there", found=name, known=", ".join(standing)))


def clear_name(setup: Any, identity: str) -> str:
    """Return the name of a figure or a piece of terrain, with its id where another one is called the same."""
    say, identity = texts(), whole_of(identity)
    name = name_of(say, setup, identity)
    pieces = wholes_of(piece.id for piece in setup.battlefield.pieces)
    known: list[str] = [*(figure.id for figure in setup.figures), *pieces]
    if any(other != identity and name_of(say, setup, other) == name for other in known):
        return say("cli-name-and-id", name=name, id=identity)
    return name


MOST_WORKERS = 256


def workers_option() -> Any:
    """Return the option for how many processes work at the same time; 0 leaves it to the command."""
    return typer.Option(min=0, max=MOST_WORKERS, help=texts()("crew-workers-help"))


def cluster_option() -> Any:
    """Return the option for the address of a Dask cluster's scheduler; empty: this machine works."""
    return typer.Option(metavar="ADDRESS", help=texts()("crew-cluster-help"), show_default=False)


@contextmanager
def crew_at_work(workers: int, cluster: str, *, gains: bool = False, at_first: float = 0.0) -> Iterator[Crew]:
    """Yield a crew of processes, or of a cluster if an address is given; one worker is this very process.

    What `gains` has kernels as soon as they are there, anything else has them only where this process has them. Until
    work has taken `at_first` seconds this process does it itself.

    Raises typer.BadParameter where the cluster cannot be used, and where workers are lost again and again.
    """
    look_for_garbage()
    try:
        with (
            ClusterCrew(cluster)
            if cluster
            else Crew(workers if workers > 1 else 0, gains=gains, at_first=at_first) as crew
        ):
            yield crew
    except (ClusterProblem, WorkerLost) as problem:
        raise typer.BadParameter(why_no_crew(problem)) from problem


def why_no_crew(problem: ClusterProblem | WorkerLost) -> str:
    """Return why the work could not be done, as a sentence."""
    if isinstance(problem, WorkerLost):
        return texts()("crew-worker-lost", reason=str(problem))
    return texts()(f"crew-{problem.key}", **problem.details)


@contextmanager
def counted(what: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """Show on the error stream how much of some work is done, if somebody looks at it; yield what counts one more."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=total, completed=done)
        yield lambda: progress.advance(task)


Guess = Mapping[Stage, float]


class _CountColumn(MofNCompleteColumn):
    """How much of a stage is done; nothing for the whole."""

    def render(self, task: Task) -> Text:
        return Text() if task.fields.get("whole") else super().render(task)


class _RemainingColumn(TimeRemainingColumn):
    """How long the games still take: of measuring the line about the whole tells it."""

    def render(self, task: Task) -> Text:
        return super().render(task) if task.fields.get("alone") else Text()


@dataclass(slots=True)
class _Whole:
    """Measuring one layout after another, each with its guess; `stages` are those of the one that is measured."""

    guessed: Sequence[Guess]
    began: float = field(default_factory=perf_counter)
    number: int = 0
    stages: dict[Stage, tuple[int, int]] = field(default_factory=dict)

    def hear(self, stage: Stage, done: int, total: int) -> None:
        """Take in how far a stage has come; a stage of before is one of the next layout."""
        is_earlier = any(later in self.stages for later in MEASURED[MEASURED.index(stage) + 1 :])
        if is_earlier and self.number + 1 < len(self.guessed):
            self.number, self.stages, self.began = self.number + 1, {}, perf_counter()
        self.stages[stage] = (done, total)

    def left(self) -> float:
        """Return how many seconds are left."""
        more = sum(sum(guess.values()) for guess in self.guessed[self.number + 1 :])
        return seconds_left(self.guessed[self.number], self.stages, perf_counter() - self.began, more)


@contextmanager
def measuring_shown(console: Console, guessed: Sequence[Guess]) -> Iterator[Told]:
    """Show how far each stage has come, and how long measuring all layouts still takes, if somebody looks at it.

    `guessed`: how many seconds each stage of each layout takes.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), _CountColumn(), _RemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        whole, began = _Whole(guessed), perf_counter()
        in_all = progress.add_task(_in_all(whole.left()), total=1.0, whole=True)
        tasks: dict[Stage, TaskID] = {}

        def told(stage: Stage, done: int, total: int) -> None:
            if stage not in tasks:
                label = texts()(f"layout-stage-{stage.value}")
                tasks[stage] = progress.add_task(label, alone=stage is Stage.GAMES)
            progress.update(tasks[stage], completed=done, total=total)
            if stage is Stage.GAMES:
                progress.update(in_all, visible=False)
                return
            whole.hear(stage, done, total)
            left, elapsed = whole.left(), perf_counter() - began
            progress.update(in_all, description=_in_all(left), completed=elapsed / max(elapsed + left, 1e-9))

        yield told


def _in_all(seconds: float) -> str:
    return texts()("layout-in-all", left=time_left(texts(), seconds))
