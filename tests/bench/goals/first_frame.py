"""The first frame of the window: `python -m tests.bench.goals.first_frame`.

Prints the processor time in seconds from the beginning of the process until the start screen has been painted whole.
"""

from __future__ import annotations

import os
import sys
import time
from unittest.mock import patch

from pb12table.app.main import run
from pb12table.app.program import Program


def main() -> None:
    """Open the window as people do, and leave with the first frame."""
    painted = Program.frame

    def only_frame(program: Program, seconds: float) -> None:
        painted(program, seconds)
        sys.stdout.write(f"{time.process_time():.4f}\n")
        sys.stdout.flush()
        os._exit(0)

    with patch.object(Program, "frame", only_frame):
        run()


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    main()
