"""Play the golden games anew and write them: `python -m tests.golden.regenerate`.

Read the difference (`git diff tests/golden`) before it is committed; every change in it needs a reason.
"""

from __future__ import annotations

import sys

from tests.golden.games import FOLDER, GAMES, lines_of


def regenerate() -> None:
    """Write all games, and remove files of games there are no more."""
    for golden in GAMES:
        golden.path.write_text("".join(f"{line}\n" for line in lines_of(golden.played())), encoding="utf-8")
        sys.stdout.write(f"{golden.path}\n")
    kept = {golden.path for golden in GAMES}
    for path in sorted(FOLDER.glob("*.jsonl")):
        if path not in kept:
            path.unlink()


if __name__ == "__main__":
    regenerate()
