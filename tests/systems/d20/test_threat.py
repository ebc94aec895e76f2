"""The threat map of the d20 fight agrees with trying every movement and every attack by the rules."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pb12table.analysis.threat import threat_map, threat_map_in_parts
from pb12table.files.content import load_content
from pb12table.files.scenario import scenario_of
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.measures import MEASURES
from pb12table.systems.d20.routes import mover_on_foot
from pb12table.systems.d20.rules.asking.answers import Attack, Draw, Move
from pb12table.systems.d20.rules.asking.legality import move_refusal, way_of_move
from pb12table.systems.d20.rules.asking.steps import step_refusal
from pb12table.systems.d20.rules.creatures import body, present, profile
from pb12table.systems.d20.rules.data import AttackId, Condition, Mode, Setup
from pb12table.systems.d20.rules.rules import view
from pb12table.systems.d20.rules.sequence import new_game
from pb12table.systems.d20.rules.state import Life, Phase, State
from pb12table.systems.d20.rules.ways import occupied_by
from pb12table.table.motion.contact import bodies_overlap
from pb12table.table.motion.falling import stand_heights
from pb12table.table.routes.ways_by_length import cheapest
from pb12table.table.shapes import Point3
from tests.analysis.test_threat import SOMEBODY, found_by, middles

SHOOTER, FOE = FigureId("shooter"), FigureId("foe")
GRID = 3.0


def yard(who: str = "tracker", *, grid: bool = False) -> State:
    """A small table with a wall, a ledge, and creatures of both sides; no place lies just as far as somebody walks."""
    document = {
        "format": 1, "system": "d20", "name": "Yard", "table": {"width": 15.0, "depth": 10.5},
        "rules": {"grid": grid},
        "player": [{"id": "west", "name": "West"}, {"id": "bob", "name": "Bob"}],
        "figure": [
            {"id": "shooter", "profile": who, "player": "west", "at": [2.25, 2.25] if grid else [2.4, 2.35]},
            {"id": "friend", "profile": "sellsword", "player": "west", "at": [3.75, 5.25]},
            {"id": "foe", "profile": "raider", "player": "bob", "at": [12.75, 8.25]},
        ],
        "kind": [{"id": "platform", "name": {"en": "platform", "de": "Podest"}, "height": 0.4}],
        "terrain": [
            {"id": "block", "kind": "wall", "rectangle": [6.0, 3.0, 1.0, 6.0], "height": 3.0},
            {"id": "ledge", "kind": "platform", "rectangle": [9.0, 0.5, 4.5, 3.0], "height": 0.4},
        ],
    }  # fmt: skip
    setup: Setup = scenario_of(document, load_content("d20"), Path("yard.toml")).setup
    return at_work(setup)


def spots_of(state: State) -> list[Point3]:
    assert MEASURES.threat is not None
    return [spot.place for spot in MEASURES.threat.spots(state, GRID)]


def walked(state: State, size: float, most: float) -> list[Point3]:
    """Where a walk of so many metres leads, by the rule itself."""
    found: list[Point3] = []
    mover, rates = mover_on_foot(state, SHOOTER)
    for point in middles(state, size):
        for height in stand_heights(state.battlefield, *point):
            way = cheapest(mover, rates, point, height, most)
            move = None if way is None else Move(tuple(part.end[:2] for part in way.stretches))
            if move is not None and move_refusal(state, SHOOTER, move) is None:
                found.append((*point, height))
    return found


def flown(state: State, size: float) -> list[Point3]:
    """Where one straight flight leads."""
    places = [(*point, height) for point in middles(state, size) for height in stand_heights(state.battlefield, *point)]
    return [to for to in places if move_refusal(state, SHOOTER, Move((to,), Mode.FLY)) is None]


def in_squares(state: State) -> list[Point3]:
    """Where movements of the rules lead, square by square; one that goes over an edge ends there."""
    found = dict[Point3, float]()
    waiting: list[tuple[tuple[tuple[float, ...], ...], Point3]] = [((), state.figures[SHOOTER].at)]
    for path, here in waiting:
        for across, along in product((-1.5, 0.0, 1.5), repeat=2):
            longer = Move((*path, (here[0] + across, here[1] + along)))
            way = way_of_move(state, SHOOTER, longer)
            place = (way.end.x, way.end.y, way.end.z)
            if way.falls or way.refusal is not None or way.cost > 9.0 or way.cost >= found.get(place, 10.0):
                continue
            found[place] = way.cost
            waiting.append((longer.path, place))
    return [place for place in found if occupied_by(state, SHOOTER, body(state, SHOOTER, place)) is None]


def tried(state: State, places: list[Point3], *, ranged: bool) -> set[Point3]:
    """Every attack on somebody that the rules allow from some places, the weapon drawn before where it must be."""
    assert MEASURES.figures is not None
    setup = MEASURES.figures.with_figure(state.setup, "raider", SOMEBODY, PlayerId("bob"), 0.0, "test")
    found: set[Point3] = set()
    for spot in spots_of(state):
        game = at_work(setup)
        put(game, SOMEBODY, spot)
        for other in (each for each in present(game) if each not in (SHOOTER, SOMEBODY)):
            if bodies_overlap(body(game, other), body(game, SOMEBODY)):
                game.figures[other].life = Life.OUT
        for place in places:
            put(game, SHOOTER, place)
            if bodies_overlap(body(game, SHOOTER), body(game, SOMEBODY)):
                continue
            if any(can_attack(game, each.id, ranged=ranged) for each in profile(game, SHOOTER).attacks):
                found.add(spot)
                break
    return found


def put(state: State, figure: FigureId, place: Point3) -> None:
    placed = state.figures[figure]
    placed.x, placed.y, placed.z = place


def at_work(setup: Any) -> State:
    state = new_game(setup)
    state.phase, state.active = Phase.TURNS, SHOOTER
    return state


def can_attack(state: State, weapon: AttackId, *, ranged: bool) -> bool:
    drawn = state.clone()
    if step_refusal(drawn, SHOOTER, Draw(weapon)) is None:
        drawn.figures[SHOOTER].in_hand = weapon
    found = profile(drawn, SHOOTER).attack(weapon)
    assert found is not None
    if not (found.is_ranged if ranged else found.is_melee):
        return False
    return step_refusal(drawn, SHOOTER, Attack(weapon, SOMEBODY, ranged=ranged)) is None


@pytest.mark.parametrize("prone", [False, True])
def test_it_agrees_with_every_walk_and_attack(prone: bool) -> None:
    state = yard()
    walking = state.clone()
    if prone:
        state.figures[SHOOTER].conditions.append(Condition.PRONE)
        walking.figures[SHOOTER].moved = 4.0
    threats = threat_map(state, PlayerId("west"), GRID)
    here, most = state.figures[SHOOTER].at, 5.0 if prone else 9.0
    shot, struck = (found_by(threats, SHOOTER, ranged=ranged) for ranged in (True, False))
    assert shot == tried(state, [here, *walked(walking, GRID, most)], ranged=True)
    assert struck == tried(state, [here, *walked(walking, GRID / 2.0, most)], ranged=False)
    first = next(threat_map_in_parts(state, PlayerId("west"), GRID))
    assert found_by(first, SHOOTER, ranged=True) < shot
    assert struck < set(spots_of(state))


def test_it_agrees_with_every_straight_flight() -> None:
    state = yard("cliff-kite")
    threats = threat_map(state, PlayerId("west"), GRID)
    places = [state.figures[SHOOTER].at, *walked(state, GRID / 2.0, 6.0), *flown(state, GRID / 2.0)]
    assert found_by(threats, SHOOTER, ranged=False) == tried(state, places, ranged=False)


def test_it_agrees_with_every_walk_from_square_to_square() -> None:
    state = yard("sellsword", grid=True)
    threats = threat_map(state, PlayerId("west"), GRID)
    struck = found_by(threats, SHOOTER, ranged=False)
    assert struck == tried(state, [state.figures[SHOOTER].at, *in_squares(state)], ranged=False)
    assert struck < set(spots_of(state))


def test_who_cannot_act_or_move_threatens_nothing_or_stays() -> None:
    assert MEASURES.threat is not None
    state = yard()
    state.figures[SHOOTER].conditions.append(Condition.GRAPPLED)
    assert list(MEASURES.threat.places(state, SHOOTER, GRID)) == [state.figures[SHOOTER].at]
    state.figures[SHOOTER].conditions.append(Condition.INCAPACITATED)
    assert SHOOTER not in MEASURES.threat.armed(state, PlayerId("west"))


def test_who_is_hidden_is_not_told_to_others() -> None:
    state = yard()
    for other in (SHOOTER, FigureId("friend")):
        state.figures[FOE].hidden_from[other] = 15
    known = threat_map(view(state, PlayerId("bob")), PlayerId("bob"), 5.0)
    assert [each.figure for each in known.figures] == [FOE]
    seen = view(state, PlayerId("west"))
    assert not threat_map(seen, PlayerId("bob"), 5.0).figures
    alone = view(state, PlayerId("west"))
    del alone.figures[FOE]
    own, without = (threat_map(each, PlayerId("west"), 5.0) for each in (seen, alone))
    assert [each.places for each in own.figures] == [each.places for each in without.figures]
    assert all((a.origins == b.origins).all() for a, b in zip(own.figures, without.figures, strict=True))
