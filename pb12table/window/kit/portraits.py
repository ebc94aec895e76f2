"""Pictures of one's own on tokens: read and painted beside the frames, each once, then cut round at any size.

Whatever shows one knows where it lies; here it gets a key, which tells what the file holds.  Until a picture has been
read, and where it cannot be shown, there is no key, and everybody has the usual face.
"""

from __future__ import annotations

import hashlib
import logging
import os
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from time import monotonic
from typing import Final

import pygame

from pb12table.files.pictures import SVG, check_portrait, missing_portrait, portrait_bytes
from pb12table.files.problems import FileProblem
from pb12table.skirmish.zones import NO_PORTRAITS, Portraits
from pb12table.table.routes import GivenUp

SHEET: Final = 256
"""So many pixels wide and high a picture of one's own is kept."""
MOST_READ: Final = 64
"""Of so many files it is known what they hold, …"""
MOST_SHOWN: Final = 512
"""… and so many are at hand to be shown: no scenario has more."""
MOST_PIXELS: Final = 16_000_000
"""So many pixels are kept of all of them together in the sizes in which they were shown: some windows full."""

Verdict = pygame.Surface | FileProblem
_read: Final[OrderedDict[str, Verdict]] = OrderedDict()
_lock: Final = Lock()
_endings = 0
"""How often all that was being read has been given up."""


def _always() -> bool:
    return True


def portrait_sheet(path: str | Path, wanted: Callable[[], bool] = _always) -> pygame.Surface:
    """Return the largest square in the middle of a picture of one's own, as it was first; raises FileProblem.

    It must not be changed.  A drawing takes a while: when it is no longer `wanted`, GivenUp is raised.
    """
    before = _endings
    with _told(path):
        return _sheet_of(Path(path), lambda: _endings == before and wanted())[1]


@contextmanager
def _told(path: str | Path) -> Iterator[None]:
    """Turn it into a FileProblem when a picture, which may be sound, cannot be worked on: memory may be short.

    It is kept about no file: the next time there may be enough.
    """
    try:
        yield
    except (pygame.error, MemoryError) as error:
        raise FileProblem(path, "", "problem-unforeseen", fault=type(error).__name__, reason=str(error)) from None


def _sheet_of(path: Path, wanted: Callable[[], bool]) -> tuple[str, pygame.Surface]:
    """Return the key of what a file holds, and its sheet; what is known of these bytes is not worked out again."""
    data = portrait_bytes(path)
    ending = path.suffix.removeprefix(".").lower()
    key = f"{hashlib.sha256(data).hexdigest()}.{ending}"
    with _lock:
        found = _read.get(key)
        if found is not None:
            _read.move_to_end(key)
    if found is None:
        try:
            found = _square(data, path, ending, wanted)
        except FileProblem as problem:
            if problem.key in OF_THE_MOMENT:
                raise
            found = problem
        with _lock:
            _read[key] = found
            while len(_read) > MOST_READ:
                _read.popitem(last=False)
    if isinstance(found, FileProblem):
        raise FileProblem(path, found.place, found.key, **found.details)
    return key, found


def _square(data: bytes, path: Path, ending: str, wanted: Callable[[], bool]) -> pygame.Surface:
    check_portrait(data, path)
    try:
        found = _drawn(data, path, wanted) if ending == SVG else pygame.image.load(BytesIO(data), f"x.{ending}")
    except (pygame.error, ValueError):
        raise FileProblem(path, "", "problem-picture-broken") from None
    whole = pygame.Surface(found.get_size(), pygame.SRCALPHA, 32)
    whole.blit(found, (0, 0))
    side = min(whole.get_size())
    square = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    square.blit(whole, whole.get_rect(center=(side // 2, side // 2)))
    return pygame.transform.smoothscale(square, (SHEET, SHEET))


# -- drawings --------------------------------------------------------------------------------------------------------

AT_WORK: Final = 5
"""A drawing that takes more seconds of processor time to paint is not shown, …"""
PATIENCE: Final = 30.0
"""… nor one that has taken so many seconds on the clock: not every machine tells the processor's."""
LOOK_UP: Final = 0.04
"""So often, in seconds, it is looked whether a drawing is still wanted."""
ROOM: Final = 1 << 30
"""So many bytes may be used for painting one."""
NOT_HERE: Final = "problem-drawing-not-here"
REFUSED: Final = "problem-system"
OF_THE_MOMENT: Final = frozenset((NOT_HERE, REFUSED))
"""Problems that do not lie in what a file holds: the next time it may be shown."""
_PAINTING: Final = """
import sys
from io import BytesIO
side, seconds, room = map(int, sys.argv[1:4])
try:
    import resource
except ImportError:
    pass
else:
    bounds = (("CPU", seconds, seconds + 1), ("AS", room, room), ("CORE", 0, 0))
    for name, soft, hard in bounds:
        try:
            resource.setrlimit(getattr(resource, f"RLIMIT_{name}"), (soft, hard))
        except (AttributeError, ValueError, OSError):
            pass
sys.path.append(sys.argv[4])
import pygame
drawn = pygame.image.load_sized_svg(BytesIO(sys.stdin.buffer.read()), (side, side))
sheet = pygame.Surface((side, side), pygame.SRCALPHA, 32)
sheet.blit(drawn, drawn.get_rect(center=(side // 2, side // 2)))
sys.stdout.buffer.write(pygame.image.tobytes(sheet, "RGBA"))
"""


def _drawn(data: bytes, path: Path, wanted: Callable[[], bool]) -> pygame.Surface:
    """Return a drawing at our size, whichever it says itself; raises FileProblem, and GivenUp if it is not `wanted`.

    It is painted in a process of its own: a small file can have so many lines over each other that painting them takes
    hours, and nothing but ending the process ends that.
    """
    until = monotonic() + PATIENCE
    with _painter(data, path) as process:
        try:
            while True:
                try:
                    painted, _ = process.communicate(None, min(LOOK_UP, PATIENCE))
                    break
                except subprocess.TimeoutExpired:
                    pass
                if not wanted():
                    raise GivenUp
                if monotonic() > until:
                    raise FileProblem(path, "", "problem-drawing-slow", seconds=AT_WORK)
        finally:
            process.kill()
    code = process.returncode
    if code:
        # By its signal the system tells that the time is used up; any other one is a crash.
        slow = sys.platform != "win32" and code == -_time_is_up()
        reason = "problem-drawing-slow" if slow else "problem-drawing-broken" if code > 0 else "problem-drawing-crashed"
        raise FileProblem(path, "", reason, seconds=AT_WORK)
    return pygame.image.frombytes(painted, (SHEET, SHEET), "RGBA")


def _painter(data: bytes, path: Path) -> subprocess.Popen[bytes]:
    """Start the process that paints a drawing; raises FileProblem."""
    if not sys.executable:
        # There is no interpreter to paint with.
        raise FileProblem(path, "", NOT_HERE)
    library = str(Path(pygame.__file__).parents[1])
    # Isolated, so that nothing that lies in the folder of the moment is taken for a part of it.
    command = [sys.executable, "-I", "-c", _PAINTING, str(SHEET), str(AT_WORK), str(ROOM), library]
    quiet = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    try:
        # A pipe holds less than many a drawing: one would have to wait until the process begins to read.
        with TemporaryFile() as given:
            given.write(data)
            given.seek(0)
            try:
                return subprocess.Popen(
                    command, stdin=given, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=quiet,
                    creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0), start_new_session=True,
                )  # fmt: skip
            except OSError:
                raise FileProblem(path, "", NOT_HERE) from None
    except OSError as error:
        raise FileProblem(path, "", REFUSED, reason=error.strerror or str(error)) from None


def _time_is_up() -> int:
    import signal

    return int(signal.SIGXCPU)


# -- what is shown -----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Asked:
    """What is known of a picture by where it lies: the `key` of what it holds, or what is wrong with it."""

    key: str = ""
    problem: FileProblem | None = None
    future: Future[tuple[str, pygame.Surface]] | None = None


@cache
def _reader() -> ThreadPoolExecutor:
    """Return the thread in which pictures are read; a slow drawing must not keep those waiting who plan."""
    return ThreadPoolExecutor(1, thread_name_prefix="portraits")


class Shelf:
    """The pictures of one's own that the window shows; `come` counts how often others were there to be shown."""

    def __init__(self) -> None:
        self.come = 0
        self._asked: dict[str, _Asked] = {}
        self._waiting: dict[str, _Asked] = {}
        self._rounds: OrderedDict[str, pygame.Surface] = OrderedDict()
        self._sizes: OrderedDict[tuple[str, int], pygame.Surface] = OrderedDict()
        self._pixels = 0

    def ask(self, paths: Iterable[str]) -> None:
        """Have pictures read, or read anew: a file may be another one by now.  Until then the old ones are shown."""
        for path in paths:
            if path and path not in self._waiting:
                asked = self._waiting[path] = self._asked.setdefault(path, _Asked())
                asked.future = _reader().submit(_rounded, Path(path), partial(self._awaits, path, asked))

    def key(self, path: str) -> str:
        """Return the key of the picture that lies somewhere; "" for none, and as long as it cannot be shown."""
        if not path:
            return ""
        asked = self._asked.get(path)
        if asked is None or (asked.key and asked.key not in self._rounds):
            self.ask([path])
            return ""
        return asked.key

    def picture(self, key: str, side: int) -> pygame.Surface | None:
        """Return the picture of a key, cut round, so many pixels wide; None for one that is not at hand."""
        whole = self._rounds.get(key)
        if whole is None or side <= 0:
            return None
        self._rounds.move_to_end(key)
        picture = self._sizes.get((key, side))
        if picture is None:
            picture = self._sizes[key, side] = pygame.transform.smoothscale(whole, (side, side))
            self._pixels += side * side
            while self._pixels > MOST_PIXELS and len(self._sizes) > 1:
                (_, other), _ = self._sizes.popitem(last=False)
                self._pixels -= other * other
        self._sizes.move_to_end((key, side))
        return picture

    def faults(self, pictures: Portraits, file: str) -> list[FileProblem]:
        """Return why pictures on the tokens of a game, which a file names, cannot be shown, as far as that is known."""
        found: dict[str, FileProblem] = {}
        for each in pictures:
            asked = self._asked.get(each.path)
            problem = (None if asked is None else asked.problem) if each.path else missing_portrait(each, file)
            if problem is not None:
                found.setdefault(each.file, problem)
        return list(found.values())

    def work(self) -> bool:
        """Look whether pictures have come; return whether something is to be shown that was not."""
        done = [path for path, asked in self._waiting.items() if asked.future is not None and asked.future.done()]
        for path in done:
            self._take(self._waiting.pop(path))
        self.come += bool(done)
        return bool(done)

    @property
    def is_waiting(self) -> bool:
        """Return whether pictures are being read."""
        return bool(self._waiting)

    def settle(self, pictures: Portraits = NO_PORTRAITS) -> None:
        """Wait for all that has been asked for, and for the pictures of a game: what is put into a file shows them."""
        self.ask(each.path for each in pictures if each.path not in self._asked)
        wait_for([asked.future for asked in self._waiting.values() if asked.future is not None])
        self.work()

    def end(self) -> None:
        """Let whatever is read or painted give up: at its end the interpreter would wait for it."""
        global _endings
        self._give_up()
        _endings += 1
        _reader().submit(lambda: None).result()

    def forget(self) -> None:
        """Forget all pictures, and what was known of files; whoever shows one asks for it anew."""
        self._give_up()
        self._asked.clear()
        self._rounds.clear()
        self._sizes.clear()
        self._pixels = 0
        with _lock:
            _read.clear()
        self.come += 1

    def _give_up(self) -> None:
        """Wait for nothing more: what has not begun to be read never will, and what is being painted ends by itself."""
        for asked in self._waiting.values():
            if asked.future is not None:
                asked.future.cancel()
        self._waiting.clear()

    def _awaits(self, path: str, asked: _Asked) -> bool:
        """Return whether something is still waited for, also while it has not begun to be read."""
        return self._waiting.get(path) is asked

    def _take(self, asked: _Asked) -> None:
        """Keep what has come."""
        assert asked.future is not None, "asked before"
        future, asked.future = asked.future, None
        try:
            key, whole = future.result()
        except FileProblem as problem:
            asked.key, asked.problem = "", problem
            # Without its name: it may be that of a figure of which not everybody knows.
            logging.warning("a picture of one's own cannot be shown: %s", problem.key)
            return
        asked.key, asked.problem = key, None
        self._rounds.setdefault(key, whole)
        self._rounds.move_to_end(key)
        while len(self._rounds) > MOST_SHOWN:
            self._rounds.popitem(last=False)


def _rounded(path: Path, wanted: Callable[[], bool]) -> tuple[str, pygame.Surface]:
    """Return the key of a picture, and the picture cut round; raises FileProblem and GivenUp."""
    with _told(path):
        key, sheet = _sheet_of(path, wanted)
        found = sheet.copy()
        mask = pygame.Surface(found.get_size(), pygame.SRCALPHA, 32)
        pygame.draw.aacircle(mask, (255, 255, 255), (SHEET / 2, SHEET / 2), SHEET / 2 - 1)
        found.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return key, found


portraits: Final = Shelf()
