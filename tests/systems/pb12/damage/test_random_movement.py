"""Random movement.  R1.5.6 (Zufallsbewegung), RU018, RU045, RU055."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.kernel.dice import ScriptedDice
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.figures.falling import ChooseDirection, random_movement
from pb12table.systems.pb12.rules.game.events import (
    DamageRolled,
    FigureCollided,
    FigureFell,
    FigureMoved,
    RandomMovementRolled,
)
from pb12table.systems.pb12.rules.game.state import AttributeEffect, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.system import SYSTEM
from tests.systems.pb12.scene import Scene

DRUNK = FigureId("drunk")


class Reel:
    """One random movement on a table whose corner is the origin: the dice, who chose what, and what came of it."""

    def __init__(self, scene: Scene, dice: list[int], chosen: float | None = None) -> None:
        self.state: State = scene.state()
        self.events: list[Any] = []
        self.asked: list[str] = []
        source = ScriptedDice(dice)
        procedure = random_movement(Game(self.state, self.events.append, SYSTEM), DRUNK)
        answer: Any = None
        while True:
            try:
                request = procedure.send(answer)
            except StopIteration:
                break
            if isinstance(request, ChooseDirection):
                self.asked.append(request.player)
                answer = chosen
            elif type(request).__name__ == "Dice":
                answer = source.roll(request)
            else:
                answer = request.default(self.state)
        assert not source.leftover

    def of(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def place(self) -> tuple[float, float, float]:
        placed = self.state.figures[DRUNK]
        return (placed.x, placed.y, placed.z)

    @property
    def facing(self) -> float:
        return self.state.figures[DRUNK].facing


def tavern(at: tuple[float, float] = (10, 10), facing: float = 90, **attributes: Any) -> Scene:
    scene = Scene(width=20, depth=20, origin=(0, 0))
    scene.human("drunk", "alice", at=at, facing=facing, **attributes)
    scene.human("guard", "bob", at=(1, 1))
    return scene


@pytest.mark.rule("R1.5.6")
@pytest.mark.rule("RU045")
@pytest.mark.parametrize(
    ("face", "place", "facing"),
    [
        pytest.param(4, (13, 10), 0, marks=pytest.mark.vector("V134")),
        pytest.param(3, (12.1213, 7.8787), 315, marks=pytest.mark.vector("V135")),
        pytest.param(8, (7.8787, 12.1213), 135, marks=pytest.mark.vector("V136")),
        pytest.param(6, (10, 13), 90, marks=pytest.mark.vector("V137")),
        pytest.param(7, (10, 13), 90, marks=pytest.mark.vector("V137")),
        pytest.param(2, (10, 7), 270, marks=pytest.mark.vector("V138")),
        pytest.param(11, (10, 7), 270, marks=pytest.mark.vector("V138")),
    ],
)
def test_the_die_tells_the_direction(face: int, place: tuple[float, float], facing: float) -> None:
    reel = Reel(tavern(), [face])
    assert reel.place == pytest.approx((*place, 0), abs=0.001)
    assert reel.facing == facing
    assert reel.asked == []
    (moved,) = reel.of(FigureMoved)
    assert (moved.option, moved.movement_points) == ("random", 0)


@pytest.mark.rule("R1.5.6")
@pytest.mark.rule("RU055")
@pytest.mark.vector("V139")
def test_v139_on_a_one_the_first_opponent_chooses() -> None:
    reel = Reel(tavern(), [1], chosen=200.0)
    assert reel.asked == ["bob"]
    assert reel.place == pytest.approx((7.1809, 8.9739, 0), abs=0.001)
    assert reel.facing == 200


@pytest.mark.rule("R1.5.6")
@pytest.mark.vector("V140")
def test_v140_on_a_twelve_the_controller_chooses() -> None:
    reel = Reel(tavern(), [12], chosen=180.0)
    assert reel.asked == ["alice"]
    assert reel.place == (7.0, 10.0, 0.0)


@pytest.mark.rule("R1.5.6")
@pytest.mark.vector("V141")
@pytest.mark.parametrize("change", [-3, -4])
def test_v141_who_cannot_move_is_neither_moved_nor_turned_but_the_die_is_thrown(change: int) -> None:
    scene = tavern()
    scene.edit("drunk", effects=[AttributeEffect(Attribute.MOVEMENT, change, "R1.1.7")])
    reel = Reel(scene, [4])
    assert (reel.place, reel.facing) == ((10, 10, 0), 90)
    assert reel.of(FigureMoved) == []
    (rolled,) = reel.of(RandomMovementRolled)
    assert (rolled.face, rolled.direction, rolled.steps) == (4, None, 0)


@pytest.mark.rule("R1.5.6")
@pytest.mark.rule("RU045")
@pytest.mark.vector("V142")
def test_v142_over_the_edge_of_a_roof() -> None:
    scene = tavern(height=3.0)
    scene.box((8, 8), (12, 12), 3.0)
    reel = Reel(scene, [6, 5])
    (moved,) = reel.of(FigureMoved)
    assert moved.end == (10, 13, 3)
    assert reel.place == (10.0, 13.0, 0.0)
    assert reel.of(FigureFell)[0].height == 3
    (rolled,) = reel.of(DamageRolled)
    assert (rolled.strength, rolled.penetration, rolled.result, rolled.points) == (3, 12, 5, 1)


@pytest.mark.rule("R1.5.6")
@pytest.mark.vector("V143")
def test_v143_into_a_wall_without_moved_markers() -> None:
    scene = tavern()
    scene.box((5, 12), (15, 13), 5.0)
    reel = Reel(scene, [6])
    assert reel.place == (10.0, 11.75, 0.0)
    (collision,) = reel.of(FigureCollided)
    assert collision.speed == 0
    assert reel.of(DamageRolled) == []


@pytest.mark.rule("R1.5.6")
@pytest.mark.rule("R1.5.5")
def test_markers_it_has_make_a_collision_hurt() -> None:
    scene = tavern(toughness=20)
    scene.edit("drunk", statuses={Status.MOVED: 2})
    scene.box((5, 12), (15, 13), 5.0)
    reel = Reel(scene, [6, 1, 1])
    assert reel.of(FigureCollided)[0].speed == 2
    assert len(reel.of(DamageRolled)) == 2


@pytest.mark.rule("RU018")
@pytest.mark.rule("R1.1.2")
@pytest.mark.vector("V338")
def test_v338_the_edge_of_the_table_stops_it() -> None:
    """The edge is one step away, beyond the footprint."""
    reel = Reel(tavern(at=(10, 18.75)), [6])
    assert reel.place == (10.0, 19.75, 0.0)
    assert reel.of(FigureCollided) == []
    assert reel.of(FigureFell) == []


@pytest.mark.rule("RU045")
def test_no_markers_and_no_zone_costs() -> None:
    scene = tavern()
    scene.zone("difficult", (0, 0), (20, 20))
    scene.zone("rough", (0, 0), (20, 20))
    reel = Reel(scene, [6])
    assert reel.place == (10.0, 13.0, 0.0)
    assert reel.state.figures[DRUNK].statuses.get(Status.MOVED, 0) == 0


@pytest.mark.rule("RU045")
def test_only_the_end_is_looked_at_for_stand() -> None:
    """A ditch two steps wide between two roofs is crossed in one go."""
    scene = tavern(height=3.0)
    scene.box((8, 8), (12, 10.5), 3.0)
    scene.box((8, 12.5), (12, 16), 3.0)
    reel = Reel(scene, [6])
    assert reel.place == (10.0, 13.0, 3.0)
    assert reel.of(FigureFell) == []


@pytest.mark.rule("RU045")
def test_the_present_movement_counts() -> None:
    scene = tavern()
    scene.edit("drunk", effects=[AttributeEffect(Attribute.MOVEMENT, 2, "R1.1.7")])
    assert Reel(scene, [6]).place == (10, 15, 0)


@pytest.mark.rule("RU117")
def test_who_held_on_loses_the_hold() -> None:
    scene = tavern(height=1.0)
    scene.box((8, 10.25), (12, 12), 3.0, climbable=True)
    scene.edit("drunk", climbing=True)
    reel = Reel(scene, [2, 5])
    assert not reel.state.figures[DRUNK].climbing
    assert reel.place == (10.0, 7.0, 0.0)
    assert reel.of(FigureFell)[0].height == 1
