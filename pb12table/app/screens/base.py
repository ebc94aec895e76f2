"""What a screen and the program around it may ask of each other, and a wait that can be broken off."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from pb12table.files.problems import FileProblem
from pb12table.window.layout.painting import LaidPanel
from pb12table.window.screens.base import LaidScreen, WindowDesk
from pb12table.window.screens.dialogs import Message

if TYPE_CHECKING:
    from pb12table.analysis.crew import Crew
    from pb12table.app.editor.workbench import Workbench
    from pb12table.app.play.controller import Controller
    from pb12table.app.play.games import Arrangement, Draft
    from pb12table.app.play.playback import Speaker
    from pb12table.files.saves.loading import LoadedSave
    from pb12table.kernel.game import LogLine
    from pb12table.layouts.motions import Entry


class EditorRoom:
    """A screen on which a layout is built."""

    bench: Workbench

    def set_title(self) -> None:
        """Name the layout in the title of the window."""
        raise NotImplementedError

    def when_saved(self, action: Callable[[], None]) -> None:
        """Do what takes the layout away; what is not saved of it is asked about first."""
        raise NotImplementedError


class TableRoom:
    """A screen with a table about which rules can be asked."""

    @property
    def system_id(self) -> str:
        """The rule system of what lies there."""
        raise NotImplementedError

    def topics(self, pixel: tuple[int, int]) -> Iterable[str]:
        """Return names of what lies under a pixel, by which the rules about it are found."""
        raise NotImplementedError


class GameRoom(TableRoom):
    """A screen on which a game is played or watched."""

    controller: Controller


class Desk(WindowDesk, Protocol):
    """The program, as screens know it."""

    copied: tuple[tuple[str, Entry], ...]
    """What was copied last while building a layout: sections and entries."""

    @property
    def speaker(self) -> Speaker:
        """Return what plays sounds."""
        ...

    @property
    def is_from_editor(self) -> bool:
        """Return whether there is an editor below to which one can go back."""
        ...

    def to_editor(self) -> None:
        """Go back to the editor below; without one to the start screen."""
        ...

    def play(self, scenario: str, wish: Arrangement | None = None) -> None:
        """Begin a game of a scenario, by id or path, as it is or arranged as is wished; a bad file shows a dialog."""
        ...

    def play_again(self, controller: Controller, scenario: str, *, turned: bool = False) -> None:
        """Begin a game of the same scenario, arranged alike, with the same people; `turned`, on each other's sides."""
        ...

    def follow(self, controller: Controller) -> None:
        """Choose what follows on a game that is over, with the figures that are left."""
        ...

    def teach(self, tutorial: Path, *, anew: bool = False) -> None:
        """Begin a tutorial, or go on with it where it was left."""
        ...

    def look(self, scenario: str) -> None:
        """Open a scenario's layout without a match; a bad file shows a dialog."""
        ...

    def edit(self, scenario: str) -> None:
        """Open a scenario's layout in the editor; a bad file shows a dialog."""
        ...

    def edit_document(self, document: dict[str, Any], path: Path) -> None:
        """Open a document in the editor that is to be saved at a path; unsaved work on it is offered."""
        ...

    def build_on(self, draft: Draft) -> None:
        """Open a layout in the editor with what was not saved of it; a bad file shows a dialog."""
        ...

    def load(self, save: Path) -> None:
        """Go on with a saved game; a bad file shows a dialog."""
        ...

    def watch(self, save: Path) -> None:
        """Watch a saved game from its beginning, over what is open; a bad file shows a dialog."""
        ...

    def review(self, save: Path) -> None:
        """Go through what decided a saved game, over what is open; a bad file shows a dialog."""
        ...

    def play_on(self, part: LoadedSave) -> None:
        """Go on with a part of a saved game in a save of its own; what goes wrong is told in a dialog."""
        ...

    def open_load(self) -> None:
        """Open the list of saved games."""
        ...

    def open_settings(self) -> None:
        """Open the settings."""
        ...

    def open_help(self, first: Sequence[str] = ()) -> None:
        """Open the list of keys, those of some groups first."""
        ...

    def open_handbook(self, page: str) -> None:
        """Open the chapter of the handbook that tells more about a page of the editor."""
        ...

    def open_rules(self, rules: Sequence[str] = ()) -> None:
        """Open the page of a rule or a ruling, the first of some; without any the list of all."""
        ...

    def finish(
        self, controller: Controller, scenario: str | None, show: Callable[[LogLine], None] | None = None
    ) -> None:
        """Show how a game ended; a scenario can be played again, and `show` shows a moment by a line of the log."""
        ...

    def apply_settings(self) -> None:
        """Take changed settings into use and write them."""
        ...

    def toggle_full_screen(self) -> None:
        """Change between window and full screen."""
        ...

    def end(self) -> None:
        """End the program."""
        ...


HANDBOOK: Final = "handbook:"
"""How the names of buttons begin that lead into the handbook; the name of a page follows."""


class ToldPanel(LaidPanel):
    """A described panel with a way into the handbook."""

    desk: Desk

    def take_press(self, name: str) -> None:
        if name.startswith(HANDBOOK):
            self.desk.open_handbook(name.removeprefix(HANDBOOK))
        else:
            super().take_press(name)


class ProgramScreen(ToldPanel, LaidScreen):
    """A described panel that knows the program."""

    desk: Desk

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.desk = desk


class TakingScreen(ProgramScreen):
    """A dialog whose offer is taken or left: by its buttons "take" and "cancel", by Enter or Escape."""

    def press(self, name: str) -> None:
        if name == "take":
            self.accept()
        elif name == "cancel":
            self.refuse()

    def refuse(self) -> None:
        self.desk.leave(self)


PATIENCE: Final = 0.15
"""What is done within so many seconds is not announced."""

T = TypeVar("T")
R = TypeVar("R")


def _unheard() -> None:
    """Let a job that is broken off run on, with nobody hearing of it."""


def carried_out(
    desk: WindowDesk,
    title: str,
    text: str,
    job: Callable[[], T],
    then: Callable[[T], None],
    on_break: Callable[[], None] = _unheard,
) -> None:
    """Do a job beside the frames, then something with its result; what goes wrong with a file is told.

    The job must not touch the program. Broken off, nothing is done with its result, and `on_break` may stop it.
    """
    worker = ThreadPoolExecutor(1, thread_name_prefix="working")
    future = worker.submit(job)
    worker.shutdown(wait=False)
    wait([future], PATIENCE)
    if future.done():
        _concluded(desk, future, then)
    else:
        desk.open(Working(desk, title, text, future, then, on_break))


def worked_out_aside(
    desk: WindowDesk, title: str, text: str, file: str, function: Callable[[T], R], given: T, then: Callable[[R], None]
) -> None:
    """Do as `carried_out`, by a process of its own, so that the window goes on meanwhile; breaking off ends it.

    `function` must be importable by name, what is `given` plain data; `file` names what is made where that fails.
    """
    from pb12table.analysis.crew import WorkerLost

    broken_off = Event()

    def job() -> R:
        try:
            with one_process(broken_off.is_set) as crew:
                return next(made for _, made in crew.carried_out(_done, function, [given]))
        except WorkerLost as error:
            raise FileProblem(file, "", "problem-worker-lost", reason=str(error)) from None

    carried_out(desk, title, text, job, then, broken_off.set)


def one_process(stop: Callable[[], bool]) -> Crew:
    """Return a crew of one, until it is told to stop; what it takes to begin processes is read here.

    It has no kernels: a page or a picture asks for little that they answer, and must not fail where they are lost.
    """
    from pb12table.analysis.crew import Crew

    return Crew(1, stop, plain=True)


def _done(function: Callable[[T], R], given: T) -> R:
    return function(given)


class Working(Message):
    """Says what is being done until it is; the button and Escape break it off."""

    def __init__(
        self,
        desk: WindowDesk,
        title: str,
        text: str,
        future: Future[T],
        then: Callable[[T], None],
        on_break: Callable[[], None] = _unheard,
    ) -> None:
        self._future: Future[Any] = future
        self._then: Callable[[Any], None] = then
        self._on_break = on_break
        super().__init__(desk, title, text, desk.texts("card-cancel"))

    def update(self, seconds: float) -> bool:
        if not self._future.done():
            return super().update(seconds)
        self.desk.leave(self)
        _concluded(self.desk, self._future, self._then)
        return True

    def close(self) -> None:
        if not self._future.done():
            self._on_break()
        super().close()


def _concluded(desk: WindowDesk, future: Future[T], then: Callable[[T], None]) -> None:
    try:
        then(future.result())
    except FileProblem as problem:
        desk.say_problem(problem)
