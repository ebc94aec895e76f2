"""`python -m pb12table` is the same as the command `pb12table`."""

from pb12table.cli.main import main

if __name__ == "__main__":
    main()
