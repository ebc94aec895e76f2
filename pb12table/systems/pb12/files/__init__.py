"""Pb-12's own part of files: its forms, its content, and from a scenario to the setup of its games.

`face` is what the program sees of it.
"""

from pb12table.systems.pb12.files.face import CONTENT

__all__ = ["CONTENT"]
