"""A command of the program with a cache of its own: `python -m tests.bench.goals.aside CACHE COMMAND ...`.

CACHE is `empty`, or `kernels` for one that has the compiled kernels and nothing else: nothing is answered by what an
earlier run has found.  Prints the processor time of the command and all it has started, in seconds.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from pb12table.files.places import cache_folder
from tests.bench.goals.warmed import warm


def main() -> None:
    """Run it."""
    cache, *command = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder) / "pb12table"
        own.mkdir()
        if cache == "kernels":
            warm()
            (own / "kernels").symlink_to(cache_folder("kernels"))
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [sys.executable, "-m", "pb12table", *command],
            env={**os.environ, "XDG_CACHE_HOME": folder},
            check=True,
            stdout=subprocess.DEVNULL,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    sys.stdout.write(f"{took:.4f}\n")


if __name__ == "__main__":
    main()
