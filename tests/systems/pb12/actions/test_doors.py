"""Doors: who opens them, what it costs, who is in the way, and what is seen then.  RU204."""

from __future__ import annotations

import pytest
import shapely

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.use_door import USE_DOOR, doors_at
from pb12table.systems.pb12.rules.figures.seeing import sight
from pb12table.systems.pb12.rules.game.answers import Adjust, EndTurn, UseDoor
from pb12table.systems.pb12.rules.game.events import ActionTaken, DoorMoved
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.rules import STATES
from pb12table.systems.pb12.window.path import Reckoning, Way, Waypoint, drawn_legs, extended, reach_of
from pb12table.table.openings import leaf
from pb12table.table.routes.search.search_state import never
from pb12table.table.terrain import Hinge, Piece
from pb12table.table.unions import geometry_of
from pb12table.texts.locale import Texts
from tests.systems.pb12.expect import reason
from tests.systems.pb12.scene import ORIGIN, Scene
from tests.systems.pb12.stables import coach


def beside_a_door(*, lifts: bool = False, y: float = -0.3) -> Scene:
    """An opener just south of a closed door in a wall, and a foe behind it."""
    scene = Scene()
    x = ORIGIN
    hinge = Hinge((x - 0.5, x), (x + 0.5, x), 0.1, 0.0, True, lifts)
    scene._add(Piece("door", leaf(hinge, 0.0), height=2.2, standable=False, hinge=hinge))
    for name, low, high in (("west", -4.0, -0.5), ("east", 0.5, 4.0)):
        scene._add(Piece(name, ((x + low, x), (x + high, x)), height=2.5, thin=True))
    scene.human("opener", "alice", at=(0, y), facing=90)
    scene.human("foe", "bob", at=(0, 6), facing=270)
    return scene


@pytest.mark.rule("RU204")
def test_a_door_beside_a_figure_opens_as_a_free_action_and_sight_is_free_at_once() -> None:
    with beside_a_door().activate("opener") as play:
        opener, foe = FigureId("opener"), FigureId("foe")
        assert not sight(play.state, opener, foe).exists
        before = play.figure("opener").action_points
        assert reason(play, UseDoor("door", 90.0)) is None
        play.act(UseDoor("door", 90.0))
        assert play.figure("opener").action_points == before
        assert [event.degrees for event in play.of(DoorMoved)] == [90.0]
        assert [(event.action, event.action_points) for event in play.of(ActionTaken)] == [("use-door", 0)]
        assert sight(play.state, opener, foe).exists
        assert reason(play, Adjust(free=True)) == ("R1.6.18", "free-action-used")


@pytest.mark.rule("RU204")
@pytest.mark.rule("R1.6.18")
def test_a_second_door_in_a_round_costs_a_point() -> None:
    with beside_a_door().activate("opener") as play:
        play.act(UseDoor("door", 90.0, free=False))
        assert play.figure("opener").action_points == 2
        play.act(UseDoor("door", 0.0))
        assert play.figure("opener").action_points == 2
        assert reason(play, UseDoor("door", 30.0)) == ("R1.6.18", "free-action-used")
        assert reason(play, UseDoor("door", 30.0, free=False)) is None


@pytest.mark.rule("RU204")
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (UseDoor("west", 90.0), "no-such-door"),
        (UseDoor("door", 181.0), "door-opens-so-far"),
        (UseDoor("door", -1.0), "door-opens-so-far"),
        (UseDoor("door", float("nan")), "door-opens-so-far"),
        (UseDoor("door", 0.0), "door-stands-so"),
    ],
)
def test_what_cannot_be_opened_is_refused(answer: UseDoor, why: str) -> None:
    with beside_a_door().activate("opener") as play:
        assert reason(play, answer) == ("RU204", why)


@pytest.mark.rule("RU204")
@pytest.mark.parametrize(("y", "within"), [(-0.45, True), (-0.51, False)])
def test_a_door_is_opened_from_within_a_fifth_of_a_step(y: float, within: bool) -> None:
    with beside_a_door(y=y).activate("opener") as play:
        assert bool(doors_at(play.state, FigureId("opener"))) is within
        assert reason(play, UseDoor("door", 90.0)) == (None if within else ("RU204", "door-out-of-reach"))


@pytest.mark.rule("RU204")
def test_nobody_may_stand_where_the_leaf_passes_not_even_the_one_who_opens() -> None:
    scene = beside_a_door(y=0.35)
    with scene.activate("opener") as play:
        assert reason(play, UseDoor("door", 90.0)) == ("RU204", "door-blocked")
    scene = beside_a_door()
    scene.human("friend", "alice", at=(-0.1, 0.6))
    with scene.activate("opener") as play:
        refusal = play.refusal(UseDoor("door", 90.0))
        assert refusal is not None
        assert dict(refusal.details) == {"figure": "friend"}


@pytest.mark.rule("RU204")
def test_a_portcullis_rises_and_comes_down_on_nobody() -> None:
    scene = beside_a_door(lifts=True)
    with scene.activate("opener") as play:
        play.act(UseDoor("door", 90.0, free=False))
        door = next(piece for piece in play.state.battlefield.pieces if piece.id == "door")
        assert (door.base, door.top) == (2.2, 4.4)


@pytest.mark.rule("RU204")
def test_doors_are_known_to_hints_and_saves() -> None:
    with beside_a_door().activate("opener") as play:
        hints = play.question(ChooseAction).hints(play.state)
        assert UseDoor("door", 90.0) in hints
        before = STATES.to_json(play.state)
        assert b"doors" not in before
        play.act(UseDoor("door", 40.0))
        state = play.state
        assert STATES.from_json(STATES.to_json(state), state.setup).doors == {"door": 40.0}
        assert STATES.digest(state) != STATES.digest(STATES.from_json(before, state.setup))
        assert state.clone().battlefield == state.battlefield
        assert reason(play, EndTurn()) == ("R1.6.18", "owes-an-action")


@pytest.mark.rule("RU204")
def test_vehicles_open_no_doors() -> None:
    scene = beside_a_door()
    coach(scene, at=(0, -8))
    state = scene.state()
    refusal = USE_DOOR.refusal(state, FigureId("coach"), UseDoor("door", 90.0))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("RU204", "vehicles-open-no-doors")


@pytest.mark.rule("RU204")
def test_a_planned_way_ends_at_a_door_and_shows_its_opening_and_what_lies_behind() -> None:
    with beside_a_door(y=-3.0).activate("opener") as play:
        opener, texts = FigureId("opener"), Texts("en").of("pb12")
        way = extended(play.state, opener, Way(), Waypoint((ORIGIN, ORIGIN + 3.0)), 9)
        assert (way.reason, len(way.through)) == (None, 2)
        opening = way.through[0].opening
        assert opening is not None
        assert (opening.door, opening.place) == ("door", way.legs[-1].end)
        drawn = drawn_legs(way, 0, Reckoning(3), texts, tentative=False)
        assert [leg.label for leg in drawn if "opens the door here: a free action, or 1 AP" in leg.label]
        behind = [leg for leg in drawn if leg.tentative]
        assert behind[-1].end == (ORIGIN, ORIGIN + 3.0)
        assert not any(leg.payable for leg in behind)
        # What is committed is legal, and from there the door opens.
        state = play.state.clone()
        placed = state.figures[opener]
        placed.x, placed.y, placed.z = way.legs[-1].end
        assert USE_DOOR.refusal(state, opener, UseDoor("door", opening.degrees)) is None


@pytest.mark.rule("RU204")
def test_reach_by_action_points_goes_on_behind_a_door_with_the_next_point_only() -> None:
    with beside_a_door(y=-2.4).activate("opener") as play:
        opener, behind = FigureId("opener"), shapely.Point(ORIGIN, ORIGIN + 0.6)
        areas = reach_of(play.state, opener, (3, 6), ("1", "2"), False, never).areas
        inside = {each.action_point: geometry_of(each.region).contains(behind) for each in areas}
        assert inside == {0: False, 1: True}, "what is left of the first Move is lost at the door"
        running = reach_of(play.state, opener, (6,), ("6",), False, never, doors=False).areas
        assert not any(geometry_of(each.region).contains(behind) for each in running)
