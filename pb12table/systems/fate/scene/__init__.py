"""A conflict as it is drawn, watched and looked at."""

from pb12table.systems.fate.scene.face import SCENE

__all__ = ["SCENE"]
