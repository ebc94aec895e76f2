"""Files of FATE: forms, content and scenarios."""

from pb12table.systems.fate.files.face import CONTENT

__all__ = ["CONTENT"]
