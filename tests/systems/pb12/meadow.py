"""A walker on an open meadow: positions for tests of movement."""

from __future__ import annotations

from typing import Any

from pb12table.systems.pb12.rules.game.answers import Horizontal
from pb12table.systems.pb12.rules.game.events import FigureMoved
from tests.systems.pb12.scene import Play, Scene


def meadow(**attributes: Any) -> Scene:
    """A walker at the origin, facing east, and an enemy far away."""
    scene = Scene()
    scene.human("walker", "alice", **attributes)
    scene.human("foe", "bob", at=(50, 50))
    return scene


def walk(play: Play, *xs: float) -> Play:
    return play.go(*(Horizontal(x, 0) for x in xs))


def spent(play: Play) -> list[int]:
    return [event.movement_points for event in play.of(FigureMoved)]
