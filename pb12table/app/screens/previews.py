"""The pictures of tables on the start screen: kept in memory, and in the user's cache folder for the next start.

A file is named by what is shown (a scenario, a size, a language, a theme) and by all that it was made of: the bytes of
the scenario, its content, the pictures that lie beside it and the program. Where any of that is another one the picture
is painted anew, and the old file goes. Nothing is said of a folder that cannot be written or of a broken file: the
picture is painted as if there were none.
"""

from __future__ import annotations

import hashlib
import logging
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Final, cast

import pygame

import pb12table
from pb12table.app.opening import wear
from pb12table.app.rooms import table_preview
from pb12table.app.screens import base
from pb12table.files.places import cache_folder
from pb12table.files.problems import FileProblem, every_fault_told
from pb12table.files.scenario import content_marks, load_scenario
from pb12table.texts.locale import Language, Texts
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.portraits import portraits

FOLDER: Final = "previews"
MOST_KEPT: Final = 300
"""So many files are kept; those that were written first go first."""
PAINTED: Final = "as everybody sees it, of a map its tiles"
"""What is painted: older pictures show figures that are secret."""
DIGITS: Final = 20
"""How many digits tell what is shown, and how many what it was made of."""

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Wish:
    """What is to be shown: a scenario's file as it was written at a time, a size in pixels, a language and a theme."""

    path: Path
    written: int
    size: Size
    language: str
    theme: str
    colour_blind: bool


class Previews:
    """Pictures of tables by their scenarios' files, in the language and the theme that are set."""

    def __init__(self) -> None:
        self._known: dict[_Wish, pygame.Surface] = {}
        self._unsure: set[_Wish] = set()
        """Those that were painted while pictures of one's own were still to come, …"""
        self._come = 0
        """… and how many had."""
        self._painter = _Painter()

    def known(self, path: Path, size: Size, settings: Settings) -> pygame.Surface | None:
        """Return a picture of a size in pixels if it is available at once: from memory or from the disk."""
        if self._come != portraits.come:
            self._come = portraits.come
            for unsure in self._unsure:
                self._known.pop(unsure, None)
            self._unsure.clear()
        wish = _wish(path, size, settings)
        if wish not in self._known and (found := _read(wish)) is not None:
            self._known[wish] = found
        return self._known.get(wish)

    def paint(self, path: Path, size: Size, settings: Settings, texts: Texts) -> None:
        """Paint a picture and keep it; raises FileProblem for a bad scenario."""
        self._keep(_wish(path, size, settings), table_preview(path, size, texts))

    def ask(self, wanted: Sequence[tuple[Path, Size]], settings: Settings) -> None:
        """Have pictures painted by another process, one after the other; they replace what was asked for before."""
        self._painter.ask([_wish(path, size, settings) for path, size in wanted])

    def work(self) -> tuple[bool, Sequence[tuple[Path, FileProblem]]]:
        """Take over what has been painted; return whether there was anything, and scenarios that are bad."""
        bad: list[tuple[Path, FileProblem]] = []
        taken = False
        for wish, made in self._painter.made():
            taken = True
            if isinstance(made, FileProblem):
                bad.append((wish.path, made))
            else:
                self._keep(wish, pygame.image.frombytes(made, wish.size, "RGB").convert())
        return taken, bad

    def end(self) -> None:
        """Break off what is painted."""
        self._painter.end()

    def _keep(self, wish: _Wish, picture: pygame.Surface) -> None:
        self._known[wish] = picture
        if portraits.is_waiting:
            self._unsure.add(wish)
        else:
            _write(picture, wish)


class _Painter:
    """A process that paints what is wished for, and a thread that waits for it; both end when all is done."""

    def __init__(self) -> None:
        self._wishes: list[_Wish] = []
        self._made: deque[tuple[_Wish, bytes | FileProblem]] = deque()
        self._at_work: _Wish | None = None
        self._running = self._is_lost = False
        self._stop, self._lock = Event(), Lock()

    def ask(self, wishes: Sequence[_Wish]) -> None:
        """Wish for pictures, the first ones first."""
        with self._lock:
            known = {wish for wish, _ in self._made} | {self._at_work}
            self._wishes = [wish for wish in dict.fromkeys(wishes) if wish not in known]
            if self._wishes and not self._running and not self._is_lost:
                self._running = True
                Thread(target=self._run, name="previews").start()

    def made(self) -> Iterator[tuple[_Wish, bytes | FileProblem]]:
        """Yield what has been painted since the last call, as pixels, or why there is nothing.

        Where processes are lost, one is painted between two frames.
        """
        while self._made:
            yield self._made.popleft()
        if self._is_lost and (wish := self._next()) is not None:
            yield wish, _painted(None, wish)

    def end(self) -> None:
        """Let the process end."""
        self._stop.set()

    def _next(self) -> _Wish | None:
        with self._lock:
            self._at_work = self._wishes.pop(0) if self._wishes and not self._stop.is_set() else None
            self._running = self._at_work is not None
            return self._at_work

    def _run(self) -> None:
        from pb12table.analysis.crew import Stopped, WorkerLost

        try:
            with base.one_process(self._stop.is_set) as crew:
                while (wish := self._next()) is not None:
                    made: bytes | FileProblem = next(done for _, done in crew.carried_out(_painted, None, [wish]))
                    self._made.append((wish, made))
        except Stopped:
            return
        except (WorkerLost, OSError) as error:
            # Machines may allow no further process.
            logging.info("pictures are painted between two frames: %s", error)
            self._is_lost = True


def _painted(_: None, wish: _Wish) -> bytes | FileProblem:
    """Return the pixels of a picture, or why its scenario is bad; carried out by another process."""
    try:
        wear(Settings(language=cast(Language, wish.language), theme=wish.theme, colour_blind=wish.colour_blind))
        with every_fault_told(wish.path):
            portraits.settle(load_scenario(wish.path).setup.portraits)
        return pygame.image.tobytes(table_preview(wish.path, wish.size, Texts(wish.language)), "RGB")
    except FileProblem as problem:
        return problem


def _wish(path: Path, size: Size, settings: Settings) -> _Wish:
    try:
        written = path.stat().st_mtime_ns
    except OSError:
        written = 0
    return _Wish(path, written, size, settings.language, settings.theme, settings.colour_blind)


def _names(wish: _Wish) -> tuple[str, str]:
    """Return the names of what is shown and of what it is made of, as digits; raises OSError and FileProblem."""
    folder = wish.path.parent
    beside = [(each.name, each.stat()) for each in sorted(folder.iterdir()) if each.suffix != ".toml"]
    made = (
        pb12table.__version__,
        PAINTED,
        hashlib.sha256(wish.path.read_bytes()).hexdigest(),
        [(name, told.st_size, told.st_mtime_ns) for name, told in beside],
        content_marks(),
    )
    shown = replace(wish, written=0)
    first, second = (hashlib.sha256(repr(each).encode()).hexdigest()[:DIGITS] for each in (shown, made))
    return first, second


def _read(wish: _Wish) -> pygame.Surface | None:
    """Return a picture from the disk; None if there is none, or no sound one of that size."""
    try:
        shown, made = _names(wish)
        file = cache_folder(FOLDER) / f"{shown}-{made}.png"
        if not file.is_file():
            return None
        picture = pygame.image.load(file)
    except (OSError, FileProblem, pygame.error) as error:
        logging.info("no kept picture: %s", error)
        return None
    # As the window has them, so that they are copied quickly.
    return picture.convert() if picture.get_size() == wish.size else None


def _write(picture: pygame.Surface, wish: _Wish) -> None:
    """Put a picture onto the disk in place of older ones of the same, as far as that can be done."""
    try:
        shown, made = _names(wish)
        folder = cache_folder(FOLDER)
        file, unfinished = folder / f"{shown}-{made}.png", folder / f"{shown}-{made}.unfinished.png"
        pygame.image.save(picture, unfinished)
        unfinished.replace(file)
        for old in folder.glob(f"{shown}-*.png"):
            if old != file:
                old.unlink(missing_ok=True)
        kept = sorted(folder.glob("*.png"), key=lambda each: each.stat().st_mtime)
        for old in kept[:-MOST_KEPT]:
            old.unlink(missing_ok=True)
    except (OSError, FileProblem, pygame.error) as error:
        logging.info("a picture is not kept: %s", error)
