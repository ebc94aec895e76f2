"""Steps, hops, bonus moves, hazards, deploying and going back."""

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import (
    AttackAction,
    DeployAction,
    MoveAction,
    Pass,
    RetreatAction,
    Step,
)
from pb12table.systems.pocket_tactics.rules.ground import controller_of, is_favoured
from pb12table.systems.pocket_tactics.rules.moving import step_refusal
from pb12table.systems.pocket_tactics.rules.state import Moving, Tile
from pb12table.systems.pocket_tactics.window.face import safest_ways
from tests.systems.pocket_tactics.board import STOP, Board, field, row, step


def beside(board: Board, unit: str) -> set[tuple[int, int]]:
    """Where a unit gets by its first step or hop."""
    return {answer.to for answer in board.options("alice") if isinstance(answer, MoveAction) and answer.unit == unit}


@pytest.mark.vector("PV14")
@pytest.mark.vector("PV15")
@pytest.mark.rule("P019")
def test_pv14_pv15_a_step_to_any_free_neighbour() -> None:
    board = Board(field())
    board.put("alice", "swordsman", (0, 0))
    assert board.ends("alice-swordsman") == {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
    edge = Board(field())
    edge.put("alice", "swordsman", (2, 0))
    assert edge.ends("alice-swordsman") == {(2, -1), (1, 0), (1, 1)}


@pytest.mark.vector("PV15")
@pytest.mark.rule("P023")
def test_pv15_voids_cannot_be_entered() -> None:
    board = Board(field())
    board.put("alice", "swordsman", (2, 0))
    assert board.refusal("alice", MoveAction(FigureId("alice-swordsman"), (3, 0))) == "pocket-void"
    assert board.refusal("alice", MoveAction(FigureId("alice-swordsman"), (2, 0))) == "pocket-same-tile"


@pytest.mark.vector("PV16")
@pytest.mark.rule("P020")
def test_pv16_past_an_enemy_and_over_an_ally() -> None:
    board = Board(field())
    board.put("alice", "swordsman", (0, 0))
    board.put("bob", "troll", (1, 0))
    board.put("alice", "archer", (0, 1))
    around = {(1, -1), (0, -1), (-1, 0), (-1, 1)}
    assert beside(board, "alice-swordsman") == around | {(-1, 2), (0, 2), (1, 1)}
    assert board.refusal("alice", MoveAction(FigureId("alice-swordsman"), (1, 0))) == "pocket-tile-taken"


@pytest.mark.vector("PV17")
@pytest.mark.rule("PR12")
def test_pv17_a_hop_needs_a_tile_behind() -> None:
    board = Board(row(3))
    board.put("alice", "swordsman", (0, 0))
    board.put("alice", "archer", (1, 0))
    assert board.ends("alice-swordsman") == {(2, 0)}
    gap = Board({**row(2), **row(1, 3)})
    gap.put("alice", "swordsman", (0, 0))
    gap.put("alice", "archer", (1, 0))
    assert gap.ends("alice-swordsman") == set()


@pytest.mark.vector("PV18")
@pytest.mark.rule("P021")
@pytest.mark.parametrize("card", ["swordsman", "rider"])
def test_pv18_one_hop_a_turn(card: str) -> None:
    board = Board(row(5))
    board.put("alice", card, (0, 0))
    board.put("alice", "archer", (1, 0))
    board.put("alice", "captain", (3, 0))
    assert board.ends(f"alice-{card}") == {(2, 0)}
    moving = Moving(FigureId(f"alice-{card}"), (0, 0), 2, hopped=True)
    refusal = step_refusal(board.state, moving, (0, 0), Step((2, 0), (1, 0)))
    assert refusal is not None
    assert refusal.reason == "pocket-hopped-already"
    assert board.refusal("alice", MoveAction(FigureId(f"alice-{card}"), (2, 0), (2, 0))) == "pocket-no-hop"


@pytest.mark.vector("PV19")
@pytest.mark.rule("P013")
def test_pv19_bonus_moves_of_a_fast_unit() -> None:
    board = Board(row(6))
    board.put("alice", "rider", (0, 0))
    assert board.ends("alice-rider") == {(1, 0), (2, 0), (3, 0)}
    board.put("alice", "archer", (1, 0))
    assert board.ends("alice-rider") == {(2, 0), (3, 0), (4, 0)}


@pytest.mark.vector("PV20")
@pytest.mark.rule("P014")
def test_pv20_flyers_hop_over_enemies() -> None:
    board = Board(row(6))
    board.put("alice", "griffin", (0, 0))
    board.put("bob", "troll", (1, 0))
    assert board.ends("alice-griffin") == {(2, 0), (3, 0), (4, 0)}
    board.put("bob", "toad", (3, 0))
    assert board.ends("alice-griffin") == {(2, 0)}
    rider = Board(row(6))
    rider.put("alice", "rider", (0, 0))
    rider.put("bob", "troll", (1, 0))
    assert rider.ends("alice-rider") == set()
    assert rider.refusal("alice", MoveAction(FigureId("alice-rider"), (2, 0), (1, 0))) == "pocket-hop-over-enemy"


def test_the_window_leads_a_unit_round_a_hazard() -> None:
    board = Board({**row(3), (0, 1): Tile("meadow"), (1, 1): Tile("meadow")}).tile((1, 0), "water")
    rider = board.put("alice", "rider", (0, 0))
    alive, steps = safest_ways(board.state, rider)[(2, 0)]
    assert (alive, [step.to for step in steps]) == (1.0, [(0, 1), (1, 1), (2, 0)])
    assert safest_ways(board.tile((1, 1), "water").state, rider)[(2, 0)][0] == 0.5
    assert set(safest_ways(board.state, rider)) == board.ends(rider)


@pytest.mark.vector("PV21")
@pytest.mark.rule("P022")
@pytest.mark.parametrize(("terrain", "feature"), [("scree", None), ("meadow", "highland")])
def test_pv21_ground_that_ends_the_move(terrain: str, feature: str | None) -> None:
    board = Board(row(6)).tile((1, 0), terrain, feature)
    board.put("alice", "rider", (0, 0))
    assert board.ends("alice-rider") == {(1, 0)}
    board.play("alice", *step("alice-rider", (1, 0)))
    assert board.at("alice-rider") == (1, 0)
    assert board.session.pending is not None
    assert board.session.pending.player == "bob", "no bonus move is asked for"


@pytest.mark.vector("PV22")
@pytest.mark.rule("PR13")
def test_pv22_a_move_ends_elsewhere() -> None:
    board = Board(field())
    board.put("alice", "rider", (0, 0))
    board.play("alice", *step("alice-rider", (1, 0), (0, 0)))
    asked = board.session.pending
    assert asked is not None
    refusal = asked.refusal(board.state, STOP)
    assert refusal is not None
    assert refusal.reason == "pocket-back-at-start"
    board.session.answer(Step((0, 1)))
    assert board.at("alice-rider") == (0, 1)


@pytest.mark.rule("PR13")
def test_the_last_step_does_not_lead_back() -> None:
    board = Board(field())
    board.put("alice", "rider", (0, 0))
    board.play("alice", *step("alice-rider", (1, 0), (1, -1)))
    asked = board.session.pending
    assert asked is not None
    refusal = asked.refusal(board.state, Step((0, 0)))
    assert refusal is not None
    assert refusal.reason == "pocket-back-at-start"


@pytest.mark.vector("PV23")
@pytest.mark.rule("P048")
@pytest.mark.parametrize(("face", "drowns"), [(3, True), (4, False)])
def test_pv23_water(face: int, drowns: bool) -> None:
    board = Board(row(3)).tile((1, 0), "water")
    board.put("alice", "swordsman", (0, 0))
    board.play("alice", *step("alice-swordsman", (1, 0)), dice=[face])
    assert board.has(events.UnitDrowned) == drowns
    assert board.captor("alice-swordsman") == ("bob" if drowns else None)


@pytest.mark.vector("PV24")
@pytest.mark.rule("P047")
def test_pv24_favoured_ground_and_deployment_need_no_dice() -> None:
    board = Board(row(3)).tile((1, 0), "water")
    board.put("bob", "otterling", (0, 0))
    board.play("bob", *step("bob-otterling", (1, 0)), STOP)
    assert board.at("bob-otterling") == (1, 0)
    swamp = Board(row(3)).tile((1, 0), "swamp")
    swamp.put("bob", "troll", (0, 0))
    assert swamp.play("bob", *step("bob-troll", (1, 0))).at("bob-troll") == (1, 0)
    deployed = Board(row(3)).tile((1, 0), "swamp").tile((0, 0), "meadow", "city")
    deployed.put("alice", "captain", (0, 0))
    deployed.put("alice", "archer", None)
    deployed.play("alice", DeployAction(FigureId("alice-archer"), (1, 0)))
    assert deployed.at("alice-archer") == (1, 0)


@pytest.mark.vector("PV24")
@pytest.mark.rule("P047")
def test_pv24_a_heron_knight_attacks_into_water_without_a_die_for_it() -> None:
    board = Board(row(3)).tile((1, 0), "water")
    board.put("bob", "heron", (0, 0))
    board.put("alice", "archer", (1, 0))
    board.play("bob", AttackAction(FigureId("bob-heron"), FigureId("alice-archer")), dice=[6, 6, 1, 1, 1, 1, 1])
    assert not board.has(events.HazardTested)


@pytest.mark.vector("PV25")
@pytest.mark.rule("PR10")
def test_pv25_each_tile_of_a_move_acts_at_once() -> None:
    board = Board(row(4)).tile((1, 0), "water")
    board.put("alice", "rider", (0, 0))
    board.play("alice", *step("alice-rider", (1, 0)), dice=[2])
    assert board.captor("alice-rider") == "bob"
    assert board.event(events.UnitDrowned).at == (1, 0)


@pytest.mark.rule("PR10")
def test_a_flyer_is_held_by_the_tile_its_move_ends_on_alone() -> None:
    board = Board(row(4)).tile((1, 0), "water")
    board.put("alice", "griffin", (0, 0))
    board.play("alice", *step("alice-griffin", (1, 0), (2, 0)), STOP)
    assert board.at("alice-griffin") == (2, 0)
    ended = Board(row(4)).tile((1, 0), "water")
    ended.put("alice", "griffin", (0, 0))
    ended.play("alice", *step("alice-griffin", (1, 0)), STOP, dice=[1])
    assert ended.captor("alice-griffin") == "bob"


@pytest.mark.vector("PV26")
@pytest.mark.rule("PR12")
def test_pv26_a_hop_does_not_enter_the_tile_below() -> None:
    board = Board(row(3)).tile((1, 0), "water")
    board.put("alice", "swordsman", (0, 0))
    board.put("alice", "archer", (1, 0))
    board.play("alice", MoveAction(FigureId("alice-swordsman"), (2, 0), (1, 0)))
    assert board.at("alice-swordsman") == (2, 0)


@pytest.mark.vector("PV27")
@pytest.mark.rule("P050")
def test_pv27_a_feature_covers_its_tile() -> None:
    board = Board(row(3)).tile((1, 0), "water", "village")
    board.put("bob", "troll", (0, 0))
    board.play("bob", *step("bob-troll", (1, 0)))
    assert board.at("bob-troll") == (1, 0)
    board.put("bob", "otterling", (2, 0))
    assert not is_favoured(board.state, FigureId("bob-otterling"), (1, 0))
    pond = Board(row(2)).tile((1, 0), "meadow", "pond")
    pond.put("bob", "otterling", (0, 0))
    assert is_favoured(pond.state, FigureId("bob-otterling"), (1, 0))


@pytest.mark.vector("PV28")
@pytest.mark.rule("P051")
@pytest.mark.rule("P046")
@pytest.mark.parametrize(("dice", "stays"), [((4, 4), False), ((5, 1), True)])
def test_pv28_swamp(dice: tuple[int, ...], stays: bool) -> None:
    board = Board(row(3)).tile((1, 0), "swamp")
    board.put("alice", "swordsman", (0, 0))
    board.play("alice", *step("alice-swordsman", (1, 0)), dice=dice)
    assert (board.at("alice-swordsman") == (1, 0)) == stays
    assert board.captor("alice-swordsman") == (None if stays else "bob")


@pytest.mark.vector("PV55")
@pytest.mark.rule("P024")
def test_pv55_where_units_come_out_of_the_reserve() -> None:
    board = Board(row(3, -1)).tile((0, 0), "meadow", "city")
    board.put("alice", "captain", (0, 0))
    board.put("alice", "archer", None)
    places = {answer.at for answer in board.options("alice") if isinstance(answer, DeployAction)}
    assert places == {(-1, 0), (1, 0)}
    board.put("bob", "troll", (1, 0))
    board.put("bob", "toad", (-1, 0))
    assert board.refusal("alice", DeployAction(FigureId("alice-archer"), (1, 0))) == "pocket-tile-taken"
    empty = Board(row(3, -1)).tile((0, 0), "meadow", "city")
    empty.put("alice", "archer", None)
    assert empty.refusal("alice", DeployAction(FigureId("alice-archer"), (1, 0))) == "pocket-no-feature-beside"


@pytest.mark.vector("PV55")
@pytest.mark.rule("P043")
def test_pv55_the_captured_stay_away_and_the_returned_come_again() -> None:
    board = Board(row(4)).tile((1, 0), "meadow", "city").tile((3, 0), "water")
    board.put("alice", "captain", (1, 0))
    board.put("alice", "archer", (2, 0))
    board.play("alice", RetreatAction(FigureId("alice-archer"), (1, 0)))
    assert board.refusal("alice", DeployAction(FigureId("alice-archer"), (2, 0))) is None
    board.play("alice", DeployAction(FigureId("alice-archer"), (2, 0)))
    board.play("alice", *step("alice-archer", (3, 0)), dice=[1])
    assert board.refusal("alice", DeployAction(FigureId("alice-archer"), (2, 0))) == "pocket-not-in-reserve"


@pytest.mark.vector("PV56")
@pytest.mark.rule("P025")
@pytest.mark.rule("PR32")
def test_pv56_into_a_held_feature() -> None:
    board = Board(row(5)).tile((0, 0), "meadow", "city").tile((2, 0), "meadow", "village")
    board.put("alice", "captain", (0, 0))
    board.put("alice", "archer", (1, 0))
    board.put("bob", "troll", (2, 0))
    board.put("alice", "rider", (4, 0))
    assert board.refusal("alice", RetreatAction(FigureId("alice-archer"), (0, 0))) is None
    assert board.refusal("alice", RetreatAction(FigureId("alice-archer"), (2, 0))) == "pocket-not-held"
    assert board.refusal("alice", RetreatAction(FigureId("alice-rider"), (2, 0))) == "pocket-no-feature-beside"
    board.play("alice", RetreatAction(FigureId("alice-archer"), (0, 0)))
    assert board.at("alice-archer") is None
    assert board.at("alice-captain") == (0, 0)


@pytest.mark.vector("PV57")
@pytest.mark.rule("P026")
def test_pv57_the_occupant_goes_in_and_loses_control() -> None:
    board = Board(row(3)).tile((0, 0), "meadow", "city")
    board.put("alice", "captain", (0, 0))
    board.play("alice", RetreatAction(FigureId("alice-captain"), (0, 0)))
    assert controller_of(board.state, (0, 0)) is None
    assert board.event(events.ControlChanged).player is None
    last = Board(row(3), alone=True).tile((0, 0), "meadow", "city")
    last.put("alice", "captain", (0, 0))
    last.put("bob", "troll", (2, 0))
    assert last.refusal("alice", RetreatAction(FigureId("alice-captain"), (0, 0))) == "pocket-last-unit"


@pytest.mark.vector("PV58")
@pytest.mark.rule("P018")
@pytest.mark.rule("PR29")
def test_pv58_nobody_passes() -> None:
    board = Board(field())
    board.put("alice", "swordsman", (0, 0))
    assert board.refusal("alice", Pass()) == "pocket-no-passing"


@pytest.mark.vector("PV67")
@pytest.mark.rule("PR09")
def test_pv67_control_goes_with_who_stands_there() -> None:
    board = Board(row(4)).tile((1, 0), "meadow", "village").tile((3, 0), "meadow", "city")
    board.put("alice", "swordsman", (1, 0))
    board.put("bob", "troll", (2, 0))
    board.play("alice", *step("alice-swordsman", (0, 0)))
    assert board.event(events.ControlChanged).player is None
    board.play("bob", *step("bob-troll", (1, 0)))
    assert board.event(events.ControlChanged).player == "bob"


@pytest.mark.vector("PV70")
@pytest.mark.rule("PR26")
@pytest.mark.parametrize(("face", "stays"), [(5, True), (4, False)])
def test_pv70_deployment_frees_once(face: int, stays: bool) -> None:
    board = Board(row(4)).tile((0, 0), "meadow", "city").tile((1, 0), "swamp").tile((2, 0), "swamp")
    board.put("alice", "captain", (0, 0))
    board.put("alice", "archer", None)
    board.play("alice", DeployAction(FigureId("alice-archer"), (1, 0)))
    board.play("alice", *step("alice-archer", (2, 0)), dice=[face])
    assert (board.at("alice-archer") == (2, 0)) == stays


@pytest.mark.vector("PV72")
@pytest.mark.rule("PR33")
def test_pv72_deploying_onto_a_feature() -> None:
    board = Board(row(4)).tile((0, 0), "meadow", "city").tile((1, 0), "meadow", "forest").tile((3, 0), "meadow", "city")
    board.put("alice", "captain", (0, 0))
    board.put("alice", "archer", None)
    board.play("alice", DeployAction(FigureId("alice-archer"), (1, 0)))
    assert controller_of(board.state, (1, 0)) == "alice"


@pytest.mark.rule("P018")
def test_a_turn_is_done_with_ones_own_units_on_the_map() -> None:
    board = Board(field())
    board.put("alice", "swordsman", (0, 0))
    board.put("alice", "archer", None)
    board.put("bob", "troll", None)
    assert board.refusal("alice", MoveAction(FigureId("bob-far"), (1, 0))) == "pocket-not-yours"
    assert board.refusal("alice", MoveAction(FigureId("alice-archer"), (1, 0))) == "pocket-not-on-map"
    attack = AttackAction(FigureId("alice-swordsman"), FigureId("bob-troll"))
    assert board.refusal("alice", attack) == "pocket-no-enemy"
