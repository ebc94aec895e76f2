"""Armies, bag, features, building and the first units."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.problems import FileProblem
from pb12table.files.scenario import check_playable, load_scenario, scenario_of, suite_files
from pb12table.kernel.dice import ScriptedDice
from pb12table.kernel.session import Session
from pb12table.skirmish.forms.form import Number
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import Army, PutUnit, Stop
from pb12table.systems.pocket_tactics.rules.preparations import (
    ChooseArmy,
    ChooseDirection,
    ChooseFeature,
    ChooseTiles,
    PlaceFeature,
    PlaceTile,
    PlaceUnit,
    best_places,
)
from pb12table.systems.pocket_tactics.rules.rules import GiveUp, Rules, new_game
from pb12table.systems.pocket_tactics.rules.setup import Setup, piece_id
from pb12table.systems.pocket_tactics.rules.state import Phase, PlayerState, State, Tile
from pb12table.systems.pocket_tactics.rules.turn import ChooseAction
from pb12table.systems.pocket_tactics.texts import WORDS
from pb12table.systems.pocket_tactics.window.face import WINDOW
from pb12table.table.cells import Cell, steps_from
from pb12table.texts.describe import event_line
from pb12table.texts.locale import Texts
from tests.systems.pocket_tactics.board import content, field, row, setup_of


def started(setup: Setup, *dice: int) -> Session[State]:
    """A new game with scripted dice."""
    return Session(Rules(), new_game(setup), ScriptedDice(dice))


def told(session: Session[State], kind: type) -> list[Any]:
    """All events of a kind."""
    return [line.event for line in session.log if isinstance(line.event, kind)]


def pending(session: Session[State]) -> Any:
    """What is asked."""
    return session.pending


def reason(session: Session[State], answer: Any) -> str | None:
    """Why what is asked refuses an answer."""
    refusal = session.refusal(answer)
    return None if refusal is None else refusal.reason


SIX = ("meadow", "meadow", "sand", "sand", "scree", "scree")


@pytest.mark.vector("PV02")
@pytest.mark.rule("P002")
def test_pv02_tied_players_throw_again() -> None:
    session = started(setup_of(map="build"), 4, 4, 2, 5)
    first, second = told(session, events.StartRolled)
    assert first.tied == ("alice", "bob")
    assert second.tied == ()
    assert pending(session) == ChooseArmy("bob")
    assert session.state.order == ["bob", "alice"]


@pytest.mark.rule("PR02")
def test_only_the_tied_throw_again_and_three_choose_the_direction() -> None:
    session = started(setup_of(("a", "b", "c"), map="build"), 5, 5, 3, 2, 6)
    assert pending(session) == ChooseDirection("b")
    session.answer(False)
    assert session.state.order == ["b", "a", "c"]


@pytest.mark.vector("PV03")
@pytest.mark.vector("PV04")
@pytest.mark.rule("P003")
@pytest.mark.parametrize(
    ("cards", "limit", "refused"),
    [
        ("spearman swordsman archer rider captain griffin", 50, None),
        ("captain captain archer archer griffin spearman", 50, None),
        ("griffin griffin captain captain swordsman spearman", 50, "pocket-over-limit"),
        ("archer archer archer", 50, "pocket-too-many-copies"),
        (" ".join(["spearman swordsman archer rider captain griffin"] * 2), 100, None),
        ("", 50, "pocket-no-unit"),
        ("spearman troll", 50, "pocket-other-faction"),
    ],
)
def test_pv03_pv04_armies(cards: str, limit: int, refused: str | None) -> None:
    session = started(setup_of(map="build", army_limit=limit), 6, 1)
    assert reason(session, Army("march-guard", tuple(cards.split()))) == refused


def test_army_and_bag_tell_how_full_they_are_and_what_each_card_and_tile_is() -> None:
    texts = Texts("en").of("pocket")
    session = started(setup_of(map="build"), 6, 1)
    army = WINDOW.form(texts, session.state, pending(session), {}, "")
    assert army is not None
    assert [(each.label, each.value) for each in army.tallies] == [("Points", "50 of 50")]
    witch = next(each.card for each in army.fields if isinstance(each, Number) and each.name == "witch")
    assert witch is not None
    assert (witch.dice, witch.corner, [name for *_, name in witch.likes]) == ((2, 1), "9", ["swamp"])
    assert "Casts magic up to 2 tiles away" in witch.lines
    for _ in range(2):
        session.answer(pending(session).default(session.state))
    bag = WINDOW.form(texts, session.state, pending(session), {"meadow": 1}, "meadow")
    assert bag is not None
    assert [(each.label, each.value) for each in bag.tallies] == [("Tiles", "5 of 6")]
    water = next(each.card for each in bag.fields if isinstance(each, Number) and each.name == "water")
    assert water is not None
    assert (water.ground, water.lines) == ("water", ("Units drown on 1 to 3",))


@pytest.mark.vector("PV05")
@pytest.mark.rule("P005")
@pytest.mark.parametrize(
    ("tiles", "refused"),
    [
        (("meadow",) * 7, "pocket-six-tiles"),
        (SIX, None),
        (("water",) * 5 + ("meadow",), "pocket-no-such-stock"),
    ],
)
def test_pv05_six_tiles_of_the_own_set(tiles: tuple[str, ...], refused: str | None) -> None:
    refusal = ChooseTiles("alice").refusal(new_game(setup_of()), tiles)
    assert (None if refusal is None else refusal.reason) == refused


def built(*dice: int, central: str = "choice") -> Session[State]:
    """A game in which Alice, who has rolled higher, has picked swamp first, and village as the central feature."""
    session = started(setup_of(map="build", central=central), 6, 1, *dice)
    for _ in range(2):
        session.answer(pending(session).hints(session.state)[0])
    session.answer(("swamp", *SIX[1:]))
    session.answer(SIX)
    return session


@pytest.mark.vector("PV06")
@pytest.mark.rule("P007")
def test_pv06_the_first_tile_drawn_lies_in_the_middle_and_has_the_central_feature() -> None:
    session = built(1, 1)
    for kind in ("village", "forest", "forest"):
        session.answer(kind)
    assert session.state.tiles[(0, 0)] == Tile("swamp", "village")
    assert session.state.tiles[(0, 0)].kind == "village"
    assert pending(session).player == "bob", "the next one draws and lays"


@pytest.mark.vector("PV07")
@pytest.mark.rule("P008")
@pytest.mark.parametrize(
    ("cell", "refused"),
    [
        ((2, 0), None),
        ((0, 1), None),
        ((3, 0), "pocket-no-common-edge"),
        ((0, 0), "pocket-tile-there"),
    ],
)
def test_pv07_where_a_tile_may_be_laid(cell: tuple[int, int], refused: str | None) -> None:
    state = new_game(setup_of())
    state.tiles = row(2)
    refusal = PlaceTile("alice", "meadow").refusal(state, cell)
    assert (None if refusal is None else refusal.reason) == refused


@pytest.mark.rule("PR06")
def test_a_tile_lies_on_the_table() -> None:
    state = new_game(setup_of())
    state.tiles = row(3)
    refusal = PlaceTile("alice", "meadow").refusal(state, (3, 0))
    assert refusal is not None
    assert refusal.reason == "pocket-off-table"


def with_features(tiles: dict[tuple[int, int], Tile], *features: tuple[int, int]) -> State:
    """A state with features on some tiles."""
    state = new_game(setup_of())
    state.tiles = tiles | {cell: Tile("meadow", "village") for cell in features}
    return state


@pytest.mark.vector("PV08")
@pytest.mark.vector("PV09")
@pytest.mark.vector("PV10")
@pytest.mark.rule("P009")
def test_pv08_pv09_pv10_own_features_lie_as_far_as_possible() -> None:
    line = row(7, -3)
    assert set(best_places(with_features(line, (0, 0)))) == {(-3, 0), (3, 0)}
    assert best_places(with_features(line, (0, 0), (-3, 0))) == ((3, 0),)
    first = best_places(with_features(field(), (0, 0)))
    assert len(first) == 12
    assert set(best_places(with_features(field(), (0, 0), (0, -2)))) == {(-2, 2), (-1, 2), (0, 2), (1, 1), (2, 0)}


@pytest.mark.rule("PR07")
def test_a_nearer_tile_is_refused() -> None:
    refusal = PlaceFeature("alice").refusal(with_features(row(7, -3), (0, 0)), (2, 0))
    assert refusal is not None
    assert refusal.reason == "pocket-not-farthest"
    taken = PlaceFeature("alice").refusal(with_features(row(7, -3), (0, 0)), (0, 0))
    assert taken is not None
    assert taken.reason == "pocket-no-bare-tile"


def deploying(tiles: dict[tuple[int, int], Tile] | None = None, at: tuple[int, int] = (0, -2)) -> Session[State]:
    """A game at the placing of the first units; Alice has the own feature at a tile, Bob at (0, 2)."""
    setup = setup_of()
    state = State(setup, {PlayerId(player): PlayerState() for player in ("alice", "bob")}, Phase.ARMIES)
    state.order, state.active = list(state.players), PlayerId("alice")
    state.tiles = (field() if tiles is None else tiles) | {at: Tile("meadow", "city"), (0, 2): Tile("meadow", "city")}
    state.players[PlayerId("alice")].feature_at, state.players[PlayerId("bob")].feature_at = at, (0, 2)
    session: Session[State] = Session(Rules(), state, ScriptedDice(()))
    session.answer(Army("march-guard", setup.standard_set("march-guard")))
    session.answer(Army("fen-folk", setup.standard_set("fen-folk")))
    return session


def put(unit: str, at: tuple[int, int]) -> PutUnit:
    """The answer that puts a unit."""
    return PutUnit(FigureId(unit), at)


@pytest.mark.vector("PV11")
@pytest.mark.rule("P010")
def test_pv11_one_at_a_time_and_the_last_one_begins() -> None:
    session = deploying()
    asked = []
    for answer in (
        put("alice-rider", (0, -2)), put("bob-troll", (0, 2)), put("alice-archer", (1, -2)),
        put("bob-witch", (-1, 2)), put("alice-captain", (0, -1)), put("bob-toad", (0, 1)),
    ):  # fmt: skip
        asked.append(pending(session).player)
        session.answer(answer)
    assert asked == ["alice", "bob"] * 3
    assert told(session, events.TurnBegan)[0].player == "bob"


@pytest.mark.vector("PV12")
@pytest.mark.rule("P011")
def test_pv12_where_first_units_may_stand() -> None:
    session = deploying()
    session.answer(put("alice-rider", (0, -2)))
    session.answer(put("bob-troll", (0, 2)))
    assert reason(session, put("alice-archer", (0, -2))) == "pocket-tile-taken"
    assert reason(session, put("alice-archer", (0, 0))) == "pocket-not-at-feature"
    narrow = deploying({cell: Tile("meadow") for cell in ((0, -2), (0, -3), (0, 2), (0, 3))})
    for answer in (
        put("alice-rider", (0, -2)), put("bob-troll", (0, 2)), put("alice-archer", (0, -3)), put("bob-toad", (0, 3)),
    ):  # fmt: skip
        narrow.answer(answer)
    assert narrow.state.phase is Phase.PLAY, "no room for a third"


@pytest.mark.vector("PV13")
@pytest.mark.rule("P012")
@pytest.mark.rule("PR08")
def test_pv13_who_stops_is_skipped() -> None:
    session = deploying()
    assert reason(session, Stop()) == "pocket-one-at-least"
    for answer in (
        put("alice-rider", (0, -2)), put("bob-troll", (0, 2)), put("alice-archer", (1, -2)), put("bob-toad", (0, 1)),
        put("alice-captain", (0, -1)),
    ):  # fmt: skip
        assert isinstance(pending(session), PlaceUnit)
        session.answer(answer)
    session.answer(Stop())
    assert told(session, events.TurnBegan)[0].player == "alice"


@pytest.mark.vector("PV66")
@pytest.mark.rule("P006")
@pytest.mark.rule("PR05")
def test_pv66_the_central_feature_by_choice_or_by_chance() -> None:
    assert pending(built()) == ChooseFeature("alice", central=True)
    by_chance = built(6, 4, central="chance")
    assert by_chance.state.central == "city"
    assert pending(by_chance) == ChooseFeature("alice", central=False)


@pytest.mark.vector("PV63")
@pytest.mark.vector("PV64")
@pytest.mark.rule("P004")
@pytest.mark.parametrize(
    ("name", "tiles", "features", "ends", "apart", "to_middle"),
    [("the-ford", 19, 3, ((0, -2), (0, 2)), 4, 2), ("the-broken-bridge", 21, 3, ((1, -3), (-1, 3)), 6, 3)],
)
def test_pv63_pv64_ready_maps(name: str, tiles: int, features: int, ends: Any, apart: int, to_middle: int) -> None:
    state = new_game(load_scenario(name).setup)
    assert len(state.tiles) == tiles
    assert sum(tile.feature is not None for tile in state.tiles.values()) == features
    steps = steps_from(ends[0], state.tiles)
    assert (steps[ends[1]], steps[(0, 0)]) == (apart, to_middle)
    # Half a turn about the middle changes nothing of the ground.
    for (q, r), tile in state.tiles.items():
        assert state.tiles[(-q, -r)].kind == tile.kind


@pytest.mark.vector("PV65")
@pytest.mark.rule("PR01")
def test_pv65_where_a_tile_lies() -> None:
    lattice = setup_of().lattice
    assert lattice.middle == (10.0, 12.0)
    x, y = lattice.centre((2, -1))
    assert (x, y - 2.0) == pytest.approx((15.196, 7.0))


@pytest.mark.rule("PR31")
def test_a_player_who_gives_up_before_play_is_asked_nothing_more() -> None:
    session = started(setup_of(("a", "b", "c"), map="build", central="chance"), 6, 1, 2, 4, *([1] * 18))
    session.answer(True)
    session.declare("b", GiveUp())
    while session.pending is not None and session.state.phase is not Phase.PLAY:
        assert session.pending.player != "b"
        session.answer(session.pending.default(session.state))
    assert session.state.phase is Phase.PLAY
    refusal = Rules().declaration_refusal(session.state, "b", GiveUp())
    assert refusal is not None
    assert refusal.reason == "no-such-player"
    session.declare("c", GiveUp())
    assert session.state.outcome is not None
    assert session.state.outcome.winners == ("a",)


# -- bad input ------------------------------------------------------------------------------------------------


def problem(**changes: Any) -> tuple[str, str]:
    """What is wrong with The Ford once some of it has been changed: the place and the key."""
    scenario = load_scenario("the-ford")
    document = {**scenario.document, **changes}
    with pytest.raises(FileProblem) as found:
        scenario_of(document, content(), Path("ford.toml"))
    return found.value.place, found.value.key


def the_tiles() -> list[dict[str, Any]]:
    return [dict(tile) for tile in load_scenario("the-ford").document["tile"]]


@pytest.mark.vector("PV01")
@pytest.mark.rule("P001")
def test_pv01_a_unit_with_four_dice_is_refused() -> None:
    units = [{**unit, "off": 4} for unit in load_scenario("the-ford").document["unit"]]
    place, key = problem(unit=units)
    assert place == 'unit[0] "otterling".off'
    assert key.startswith("problem-")


@pytest.mark.rule("P011")
def test_tiles_overlap_or_hang_in_the_air_or_are_unknown() -> None:
    tiles = the_tiles()
    assert problem(tile=[*tiles, tiles[3]]) == ("tile[19] (1, 0).at", "problem-pocket-tiles-overlap")
    halves = [tile for tile in tiles if tile["at"][1] != 0]
    place, key = problem(tile=halves)
    assert key == "problem-pocket-not-connected"
    at = halves[int(place.split("[")[1].split("]")[0])]["at"]
    assert place.endswith(f"({at[0]}, {at[1]}).at"), "a tile of the smaller part is named"
    off = {"at": [3, 0], "terrain": "sand"}
    assert problem(tile=[*tiles, off]) == ("tile[19] (3, 0).at", "problem-pocket-off-table")
    lava = {"at": [0, 3], "terrain": "lava"}
    assert problem(tile=[*tiles, lava])[1] == "problem-pocket-no-such-tile"
    keep = {"at": [0, 3], "terrain": "sand", "feature": "keep"}
    assert problem(tile=[*tiles, keep])[1] == "problem-pocket-no-such-feature"


@pytest.mark.rule("P006")
def test_a_map_without_features_is_refused_and_one_without_tiles_is_only_begun() -> None:
    bare = [{key: value for key, value in tile.items() if key != "feature"} for tile in the_tiles()]
    players = [{key: value for key, value in player.items() if key != "feature_at"} for player in players_of()]
    assert problem(tile=bare, player=players) == ("tile", "problem-pocket-no-features")
    document = {**load_scenario("the-ford").document, "tile": [], "player": players}
    assert not scenario_of(document, content(), Path("x.toml")).summary.playable


def players_of() -> list[dict[str, Any]]:
    return [dict(player) for player in load_scenario("the-ford").document["player"]]


@pytest.mark.rule("P003")
def test_an_army_over_its_points_or_of_nobody_is_refused() -> None:
    alice, bob = players_of()
    army = ["griffin", "griffin", "captain", "captain", "swordsman", "spearman"]
    assert problem(player=[{**alice, "army": army}, bob]) == ('player[0] "alice".army', "problem-pocket-over-limit")
    assert problem(player=[{**alice, "army": ["ogre"]}, bob])[1] == "problem-pocket-no-such-unit"
    assert problem(player=[{**alice, "faction": "elves"}, bob])[1] == "problem-pocket-no-such-faction"
    assert problem(player=[{**alice, "feature_at": [1, 0]}, bob])[1] == "problem-pocket-no-feature-there"


def test_a_feature_bears_its_name_wherever_it_is_laid() -> None:
    setup = setup_of()
    for ground in setup.features:
        if ground.height > 0.0:
            for cell in ((0, 0), (2, -1)):
                assert setup.piece_labels[piece_id(ground.id, cell)] == ground.label


@pytest.mark.rule("P005")
def test_a_map_that_cannot_be_built_is_no_game() -> None:
    scenario = load_scenario("new-land")

    def key(**changes: Any) -> tuple[str, str]:
        found = scenario_of({**scenario.document, **changes}, content(), Path("x.toml"))
        assert not found.summary.playable
        with pytest.raises(FileProblem) as problem:
            check_playable(found.setup, "x.toml")
        return problem.value.place, problem.value.key

    for size in (3.0, 8.0):
        assert key(table={"width": size, "depth": size}) == ("table", "problem-pocket-small-table")
    kinds = [{**kind, "stock": 1} for kind in scenario.document["tile_kind"]]
    assert key(tile_kind=kinds) == ("tile_kind", "problem-pocket-small-stock")


@pytest.mark.rule("P002")
def test_a_faction_without_units_is_refused() -> None:
    alice, bob = players_of()
    faction = [*load_scenario("the-ford").document["faction"], {"id": "ghosts", "name": "Ghosts"}]
    players = [{"id": "alice", "name": "Alice", "faction": "ghosts", "feature_at": alice["feature_at"]}, bob]
    assert problem(faction=faction, player=players)[1] == "problem-pocket-faction-without-units"


@pytest.mark.parametrize("name", ["suite", "three-hamlets"])
def test_units_of_both_sides_have_different_names_once_it_is_sure_who_comes(name: str) -> None:
    file = suite_files("pocket")["open-ground"] if name == "suite" else name
    setup: Setup = load_scenario(file).setup
    names = [unit.label for unit in setup.figures]
    assert len(set(names)) == len(names)
    assert {unit.player for unit in setup.figures if unit.label.en.startswith("Spearman")} >= {"alice", "bob"}


def test_units_that_may_still_be_chosen_are_not_counted_together() -> None:
    setup: Setup = load_scenario("new-land").setup
    assert [unit.label.en for unit in setup.figures].count("Otterling") == len(setup.players)


@pytest.mark.parametrize(
    ("cell", "told"),
    [((0, 0), "in the middle"), ((1, 0), "one tile east of the middle"), ((-2, 0), "2 tiles west of the")],
)
def test_where_a_unit_begins_is_told_from_the_middle_for_many_tiles_are_alike(cell: Cell, told: str) -> None:
    setup: Setup = load_scenario(suite_files("pocket")["open-ground"]).setup
    event = events.UnitPlaced(player=PlayerId("alice"), unit=setup.figures[0].id, at=cell)
    assert told in event_line(Texts("en"), setup, event)


def ashore(*, first: str | None = None) -> Setup:
    """The Lighthouse Rock, on which three units of each side stand already, Bob's last in the file."""
    setup: Setup = load_scenario("lighthouse-rock").setup
    named = replace(setup.options, first=None if first is None else PlayerId(first))
    return replace(setup, options=named)


@pytest.mark.rule("PR44")
@pytest.mark.rule("P012")
@pytest.mark.parametrize(("dice", "begins"), [((5, 2), "alice"), ((2, 5), "bob")])
def test_where_all_units_are_on_the_map_whoever_rolls_highest_has_the_first_turn(
    dice: tuple[int, int], begins: str
) -> None:
    session = started(ashore(), *dice)
    assert pending(session) == ChooseAction(begins)


@pytest.mark.rule("PR44")
@pytest.mark.parametrize("begins", ["alice", "bob"])
def test_nobody_rolls_where_the_scenario_says_who_begins(begins: str) -> None:
    setup = ashore(first=begins)
    session = started(setup)
    assert pending(session) == ChooseAction(begins)
    assert not told(session, events.StartRolled)
    assert WORDS.briefing(Texts("en").of("pocket"), setup)[-1] == f"{begins.title()} begins."


@pytest.mark.rule("P012")
def test_who_places_last_has_the_first_turn_even_if_the_scenario_says_who_begins() -> None:
    setup = ashore(first="alice")
    session = started(replace(setup, standing=setup.standing[:-1]))  # Bob has two units ashore, and a place for one
    assert isinstance(pending(session), PlaceUnit)
    free = setup.standing[-1].cell
    assert free is not None
    session.answer(put("bob-archer", free))
    assert pending(session) == ChooseAction("bob")


def test_a_player_who_begins_must_be_there() -> None:
    document = load_scenario("lighthouse-rock").document
    with pytest.raises(FileProblem, match=r"rules\.first") as problem:
        scenario_of({**document, "rules": {**document["rules"], "first": "carol"}}, content(), Path("mine.toml"))
    assert problem.value.details == {"id": "carol"}
