"""`python -m pb12table`, and the command `pb12table`."""

import gc
import sys
from typing import Final

import pb12table

LITTLE_GARBAGE: Final = (100_000, 20, 20)
"""How seldom Python looks for garbage: modules and texts by the ten thousand are none, and looking at all of them takes
a tenth of a second."""


def main() -> None:
    """Run the console script; end the program."""
    if sys.argv[1:] == ["--version"]:
        # Nothing else is needed for this answer, so nothing else is loaded.
        print(f"pb12table {pb12table.__version__}")
        return
    gc.set_threshold(*LITTLE_GARBAGE)
    from pb12table.console import ctrl_c

    ctrl_c.end_at_once()
    try:
        from pb12table.cli.main import main as carried_out

        ended = carried_out()
    except KeyboardInterrupt:
        ended = ctrl_c.BROKEN_OFF
    ctrl_c.ignore()
    sys.exit(ended)


if __name__ == "__main__":
    main()
