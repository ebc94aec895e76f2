"""Two figures with blades on a small table."""

from __future__ import annotations

from typing import Unpack

from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.preparations.profiles import Block
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.attributes import Attributes
from tests.systems.pb12.expect import blade
from tests.systems.pb12.scene import Scene


def fencers(apart: float, *more: Block, wall: float | None = None, **attributes: Unpack[Attributes]) -> Hand:
    """Two who stand so many steps apart; a, who has more blades or other attributes if told so, is active.

    `wall`: there is a wall in the plane x = so much.
    """
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
    if wall is not None:
        scene.wall(wall, 3.0)
    scene.human("a", "alice", blocks=[blade(), *more], **attributes)
    scene.human("b", "bob", at=(apart, 0.0), facing=180.0)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    return hand
