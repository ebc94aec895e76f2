"""The first frame of the window: `python -m tests.bench.goals.first_frame`.

Prints the processor time in seconds from the beginning of the process until the start screen has been painted whole;
the command line is gone through as it is for people.
"""

from __future__ import annotations

import os
import sys
import time
from unittest.mock import patch

import pygame


class OneFrame:
    """A clock of pygame's that ends the program when a second frame would begin."""

    def __init__(self) -> None:
        self._begun = False

    def tick(self, most: int) -> int:
        """The milliseconds that have gone by since the last frame."""
        if self._begun:
            sys.stdout.write(f"{time.process_time():.4f}\n")
            sys.stdout.flush()
            os._exit(0)
        self._begun = True
        return 1000 // most


def main() -> None:
    """Start the program as `python -m pb12table` does."""
    from pb12table.__main__ import main as started

    sys.argv[1:] = []
    with patch.object(pygame.time, "Clock", OneFrame):
        started()


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    # They are begun after the first frame, and would be measured with it.
    os.environ["PB12TABLE_KERNELS"] = "off"
    main()
