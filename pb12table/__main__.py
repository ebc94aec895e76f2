"""`python -m pb12table`, and the command `pb12table`."""

import sys

import pb12table


def main() -> None:
    """The console script; ends the program."""
    if sys.argv[1:] == ["--version"]:
        # Nothing else is needed for this answer, so nothing else is loaded.
        print(f"pb12table {pb12table.__version__}")
        return
    from pb12table.cli.main import main as carried_out

    carried_out()


if __name__ == "__main__":
    main()
