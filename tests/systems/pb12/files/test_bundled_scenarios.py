"""The scenarios that come with the program: sound, playable, fair to look at."""

import random
from itertools import combinations
from math import hypot

import msgspec
import pytest

from pb12table.files.content import load_content
from pb12table.files.scenario import Scenario, load_scenario, scan_scenarios, setup_from_document
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.systems.pb12.rules.figures.figures import body, figures_of, figures_on_table
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.setup import new_game, whole_value
from pb12table.systems.pb12.rules.round.entering import entries, entry_zones, placement, set_up
from pb12table.systems.pb12.rules.vehicles.riding import stands_by_itself
from pb12table.systems.pb12.system import SYSTEM
from pb12table.table.battlefield import Body
from pb12table.table.motion.falling import stand
from pb12table.table.motion.sweep import walk
from pb12table.table.shapes import Circle, Point
from pb12table.table.terrain import Piece
from tests.table.scene import sight_to_body

NAMES = (
    "smugglers-cove", "governors-quay", "abbey-hill", "post-road", "two-companies", "marked-cards", "last-will",
    "powder-mill", "rope-walk",
)  # fmt: skip
CONTENT = load_content()


@pytest.fixture(scope="module", params=NAMES)
def scenario(request: pytest.FixtureRequest) -> Scenario:
    return load_scenario(request.param, CONTENT)


def test_the_list_has_all_of_them_shortest_first() -> None:
    summaries, problems = scan_scenarios()
    assert problems == []
    by_length = [
        "smugglers-cove", "village-green", "marked-cards", "powder-mill", "rope-walk", "last-will", "abbey-hill",
        "post-road", "governors-quay", "two-companies",
    ]  # fmt: skip
    assert [summary.id for summary in summaries if summary.system == SYSTEM.name] == by_length


def test_they_are_of_the_promised_sizes() -> None:
    cove, quay, abbey, road, companies, inn, house, mill, walk = (load_scenario(name, CONTENT) for name in NAMES)
    promised = (
        (cove, [3, 3]),
        (quay, [8, 8]),
        (abbey, [4, 4, 4]),
        (road, [7, 7]),
        (companies, [12, 12]),
        (inn, [5, 5]),
        (house, [4, 5]),
        (mill, [4, 5]),
        (walk, [5, 4]),
    )
    for scenario, sizes in promised:
        setup = scenario.setup
        people = [figure for figure in setup.figures if figure.profile.vehicle is None]
        assert [sum(figure.player == player.id for figure in people) for player in setup.players] == sizes
    assert len(road.setup.vehicles) == 5
    for player in companies.setup.players:
        assert sum(group.player == player.id for group in companies.setup.groups) == 3
    assert cove.summary.minutes == 20
    solid = [piece for piece in quay.setup.battlefield.pieces if not piece.passable]
    assert len(solid) >= 18
    assert sum(piece.base >= 2.0 or piece.top >= 2.0 for piece in solid if quay.setup.battlefield.carries(piece)) >= 5


def test_the_document_alone_gives_the_same_setup(scenario: Scenario) -> None:
    plain = msgspec.json.decode(msgspec.json.encode(scenario.document))
    assert plain == scenario.document
    assert setup_from_document(plain) == scenario.setup


def test_names_and_stories_are_in_both_languages(scenario: Scenario) -> None:
    summary = scenario.summary
    assert summary.name.en != summary.name.de
    assert summary.description is not None
    assert summary.description.en != summary.description.de


def test_solid_pieces_do_not_overlap(scenario: Scenario) -> None:
    """Pieces may stand on each other, touch, and bridge each other; nothing is stuck in anything but panes in walls."""
    solid = [p for p in scenario.setup.battlefield.pieces if not p.passable and p.kind != "window"]
    for first, second in combinations(solid, 2):
        if first.base < second.top and second.base < first.top:
            assert not insides_meet(first, second), (first.id, second.id)


def insides_meet(first: Piece, second: Piece) -> bool:
    """Whether two outlines overlap by more than a hair: by points spread over the smaller one."""
    if boxes_apart(first.outline, second.outline):
        return False
    small, large = sorted((first, second), key=lambda piece: box_area(piece.outline))
    xs, ys = [x for x, _ in small.outline], [y for _, y in small.outline]
    count = 25
    for i in range(count + 1):
        for j in range(count + 1):
            point = (
                min(xs) + (max(xs) - min(xs)) * (i + 0.5) / (count + 1),
                min(ys) + (max(ys) - min(ys)) * (j + 0.5) / (count + 1),
            )
            if inside(point, small.outline) and inside(point, large.outline):
                return True
    return False


def boxes_apart(first: tuple[Point, ...], second: tuple[Point, ...]) -> bool:
    return any(
        max(point[axis] for point in one) <= min(point[axis] for point in other)
        for axis in (0, 1)
        for one, other in ((first, second), (second, first))
    )


def box_area(outline: tuple[Point, ...]) -> float:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))


def inside(point: Point, outline: tuple[Point, ...]) -> bool:
    crossings = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > point[1]) != (by > point[1]) and point[0] < ax + (point[1] - ay) / (by - ay) * (bx - ax):
            crossings = not crossings
    return crossings


def test_the_overlap_check_finds_an_overlap() -> None:
    square = Piece("a", ((0, 0), (4, 0), (4, 4), (0, 4)))
    assert insides_meet(square, Piece("b", ((3, 3), (6, 3), (6, 6), (3, 6))))
    assert not insides_meet(square, Piece("c", ((4, 0), (6, 0), (6, 6), (4, 6))))


def test_every_ramp_leads_up_and_down(scenario: Scenario) -> None:
    field = scenario.setup.battlefield
    ramps = [piece for piece in field.pieces if piece.is_ramp]
    assert ramps
    for ramp in ramps:
        assert ramp.low_edge is not None
        assert ramp.high_edge is not None
        low, high = middle(ramp.low_edge), middle(ramp.high_edge)
        length = hypot(high[0] - low[0], high[1] - low[1])
        east, north = (high[0] - low[0]) / length, (high[1] - low[1]) / length
        foot = (low[0] - 0.5 * east, low[1] - 0.5 * north)
        head = (high[0] + 0.6 * east, high[1] + 0.6 * north)
        climber = Body("climber", Circle(0.25), *foot, ramp.base, 0.0, 2.0, 1.8)
        up = walked(scenario, climber, head)
        assert up.z == pytest.approx(ramp.top), ramp.id
        assert stand(field, up, ()).safe, ramp.id
        assert walked(scenario, up, foot).z == pytest.approx(ramp.base), ramp.id


def middle(edge: tuple[Point, Point]) -> Point:
    return ((edge[0][0] + edge[1][0]) / 2, (edge[0][1] + edge[1][1]) / 2)


def walked(scenario: Scenario, mover: Body, goal: Point) -> Body:
    """The body after walking to a point in options of one step; it must never be stopped."""
    while (rest := hypot(goal[0] - mover.x, goal[1] - mover.y)) > 1e-3:
        share = min(1.0, 1.0 / rest)
        there = (mover.x + (goal[0] - mover.x) * share, mover.y + (goal[1] - mover.y) * share)
        way_end = walk(scenario.setup.battlefield, mover, there, ())
        assert way_end.obstacle is None
        mover = mover.at(way_end.x, way_end.y, way_end.z)
    return mover


def test_all_figures_stand_safely_and_face_the_enemy_from_a_distance(scenario: Scenario) -> None:
    state = new_game(scenario.setup)
    placed = list(figures_on_table(state))
    assert len(placed) >= 6
    for figure in placed:
        assert stands_by_itself(state, figure.id), figure.id
    for first, second in combinations(placed, 2):
        if first.controller != second.controller:
            assert hypot(first.x - second.x, first.y - second.y) > 11.0


def test_sight_is_blocked_across_the_middle(scenario: Scenario) -> None:
    """Most opposing figures do not see each other at the start, even if they look at each other."""
    state = new_game(scenario.setup)
    placed = [f for f in scenario.setup.figures if f.at is not None]
    seen = total = 0
    for first, second in combinations(placed, 2):
        if first.player == second.player:
            continue
        others = [body(state, other.id) for other in placed if other not in (first, second)]
        sight = sight_to_body(scenario.setup.battlefield, body(state, first.id), body(state, second.id), 180.0, others)
        total += 1
        seen += sight.exists and sight.visible_share > 0.5
    assert seen <= total * 0.55, (seen, total)


def test_neither_side_of_the_first_game_is_worth_much_more() -> None:
    setup = load_scenario("smugglers-cove", CONTENT).setup
    worth = [
        sum(whole_value(figure) for figure in setup.figures if figure.player == player.id) for player in setup.players
    ]
    assert max(worth) < 1.1 * min(worth)


@pytest.mark.parametrize("deployment", ["short-edges", "long-edges", "corners"])
def test_the_sides_of_the_village_green_enter_equally_far_from_its_well(deployment: str) -> None:
    """The ground of one side is that of the other after half a turn, and so are the first free places, nearly."""
    setup = load_scenario(f"village-green#{deployment}", CONTENT).setup
    state = new_game(setup)
    width, depth = setup.battlefield.width, setup.battlefield.depth
    grounds, ways = [], []
    for player in setup.players:
        turned = player is setup.players[1]
        own = [zone.area.outline for zone in entry_zones(state, player.id)]
        grounds.append([{(width - x, depth - y) if turned else (x, y) for x, y in outline} for outline in own])
        far = []
        for figure in list(figures_of(state, player.id)):
            entry = next(entries(state, player.id, figure.id))
            place = placement(state, entry)
            assert place is not None
            set_up(state, figure.id, place)
            far.append(hypot(entry.x - width / 2.0, entry.y - depth / 2.0))
        ways.append(sum(far) / len(far))
    for one, other in zip(*grounds, strict=True):
        assert sorted(other) == [pytest.approx(corner) for corner in sorted(one)]
    assert ways[0] == pytest.approx(ways[1], abs=0.2)


def test_every_figure_begins_with_a_weapon_in_hand(scenario: Scenario) -> None:
    people = [figure for figure in scenario.setup.figures if figure.profile.vehicle is None]
    for figure in people:
        weapons = [
            block
            for block in figure.blocks
            if block.id in figure.in_use and (block.is_melee_weapon or block.is_ranged_weapon)
        ]
        assert any(str(block.id) != "fists" for block in weapons), figure.id


@pytest.mark.slow_but("smugglers-cove-1", "marked-cards-1", "abbey-hill-1")
@pytest.mark.parametrize("seed", [1, 2])
def test_arbitrary_games_come_to_an_end(scenario: Scenario, seed: int) -> None:
    chance = random.Random(seed)
    session: Session[State] = Session(SYSTEM, new_game(scenario.setup), SeededDice(seed))
    for _ in range(20_000):
        if session.pending is None:
            break
        session.answer(session.pending.sample(session.state, chance))
    assert session.state.outcome is not None
