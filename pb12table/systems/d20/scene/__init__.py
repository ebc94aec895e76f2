"""The d20 fight as it is drawn, watched and looked at."""

from pb12table.systems.d20.scene.face import SCENE

__all__ = ["SCENE"]
