"""`python -m pb12table`, and the command `pb12table`."""

import gc
import os
import sys
from contextlib import suppress

import pb12table


def end(code: int) -> None:
    """End the program, without the interpreter's farewell where a thread is still reading what was compiled."""
    from pb12table.table.kernels import loader

    if loader.read_no_more():
        sys.exit(code)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    os._exit(code)


def main() -> None:
    """Run the console script; end the program."""
    if sys.argv[1:] == ["--version"]:
        # Nothing else is needed for this answer, so nothing else is loaded.
        print(f"pb12table {pb12table.__version__}")
        return
    if getattr(sys, "frozen", False):
        from pb12table.bundled import stand_in

        stand_in()
    gc.set_threshold(*pb12table.LITTLE_GARBAGE)
    from pb12table.console import ctrl_c

    ctrl_c.end_at_once()
    try:
        from pb12table.cli.main import main as carried_out

        ended = carried_out()
    except ImportError as error:
        from pb12table.packages import NoSystems

        if not isinstance(error, NoSystems):
            raise
        # No text can be read without them.
        sys.stderr.write(f"pb12table: {error}\n")
        ended = 70
    except KeyboardInterrupt:
        ended = ctrl_c.BROKEN_OFF
    ctrl_c.ignore()
    end(ended)


if __name__ == "__main__":
    main()
