"""The first frame of the window: `python -m tests.bench.goals.first_frame [cold]`.

Prints the processor time in seconds from the beginning of the process until the start screen has been painted whole;
the command line is gone through as it is for people.  The program has been open before, and has kept what it keeps in
its cache.  `cold`: the system has let go of all files that are read.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from unittest.mock import patch

import pygame

FILLING = 150
"""After so many frames the program has kept all that it keeps of the start screen."""
ROOT = Path(__file__).parents[3]


class Frames:
    """A clock of pygame's that ends the program when so many frames have been painted."""

    def __init__(self, most: int) -> None:
        self._left = most

    def tick(self, most: int) -> int:
        """The milliseconds that have gone by since the last frame."""
        if self._left == 0:
            sys.stdout.write(f"{time.process_time():.4f}\n")
            sys.stdout.flush()
            os._exit(0)
        self._left -= 1
        return 1000 // most


def let_go() -> None:
    """Ask the system to let go of the program's files and of those of Python and its libraries."""
    folders = [ROOT / "pb12table", ROOT / "assets", ROOT / "scenarios"]
    folders += [Path(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib", "purelib", "platlib")]
    for folder in dict.fromkeys(folders):
        for path in folder.resolve().rglob("*"):
            if path.is_file():
                file = os.open(path, os.O_RDONLY)
                os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
                os.close(file)


def shown(frames: int) -> None:
    """Start the program as `python -m pb12table` does, for so many frames."""
    from pb12table.__main__ import main as started

    sys.argv[1:] = []
    with patch.object(pygame.time, "Clock", lambda: Frames(frames)):
        started()


def main() -> None:
    """Let the program be opened twice, and print what the second time takes."""
    command = [sys.executable, "-m", "tests.bench.goals.first_frame", "--frames"]
    subprocess.run([*command, str(FILLING)], check=True, stdout=subprocess.DEVNULL)
    if "cold" in sys.argv:
        let_go()
    sys.stdout.write(subprocess.run([*command, "1"], check=True, capture_output=True, text=True).stdout)


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    # They are begun after the first frame, and would be measured with it.
    os.environ["PB12TABLE_KERNELS"] = "off"
    if "--frames" in sys.argv:
        shown(int(sys.argv[-1]))
    else:
        main()
