"""What of a state of Pocket Tactics is drawn, watched and looked at, as plain data; `face` is all of it."""

from pb12table.systems.pocket_tactics.scene.face import SCENE

__all__ = ["SCENE"]
