"""Two figures facing each other: positions for tests of attacks, and short forms of their answers."""

from __future__ import annotations

from typing import Any

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import (
    MeleeAttack,
    RangedAttack,
)
from pb12table.systems.pb12.rules.game.events import (
    AttackSucceeded,
)
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from tests.systems.pb12.expect import blade
from tests.systems.pb12.scene import Play, Scene

FOE = FigureId("foe")
GUN = BlockId("gun")
BLADE = BlockId("blade")
RIFLE = BlockId("rifle")


def strike(action_points: int, **answers: Any) -> MeleeAttack:
    return MeleeAttack(BLADE, FOE, action_points, **answers)


def shoot(action_points: int, weapon: BlockId = GUN, **answers: Any) -> RangedAttack:
    return RangedAttack(weapon, FOE, action_points, **answers)


def melee(dice: list[int], weapon: dict[str, Any] | None = None, **attributes: Any) -> Play:
    """A swordsman of melee 5 beside an enemy with nine free points: TN 12 - 5 = 7."""
    scene = Scene()
    fighter = {"melee": 5, **attributes}
    scene.human("fighter", "alice", blocks=[blade(**(weapon or {}))], **fighter)
    scene.human("foe", "bob", at=(1, 0), facing=180, points=(9, 0, 0))
    return scene.activate("fighter", dice)


def rifleman(dice: list[int], items: tuple[str, ...] = ("rifle",), blocks: tuple[Any, ...] = (), **more: Any) -> Play:
    """A shooter of ranged 5 at three steps, near for R 4: TN 12 - 5 = 7 with the rifle."""
    scene = Scene()
    shooter = {"ranged": 5, **more}
    scene.human("fighter", "alice", items=items, blocks=blocks, **shooter)
    scene.human("foe", "bob", at=(3, 0), facing=180, points=(9, 0, 0))
    return scene.activate("fighter", dice)


def succeeded(play: Play) -> list[int]:
    return [event.successes for event in play.of(AttackSucceeded)]
