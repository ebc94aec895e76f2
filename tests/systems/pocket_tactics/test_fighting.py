"""Reach, sight, fights, special functions, and how games end."""

from collections.abc import Sequence
from fractions import Fraction

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import AttackAction, Pass, Raise, Reroll, SpecialAction, Step
from pb12table.systems.pocket_tactics.rules.fights import (
    bonuses_of,
    can_answer,
    defeats,
    odds,
    rerolls_of,
    sight_between,
)
from pb12table.systems.pocket_tactics.rules.setup import Pool, piece_id
from pb12table.systems.pocket_tactics.rules.state import Place, Reason
from pb12table.systems.pocket_tactics.scene import SCENE
from pb12table.table.cells import Cell
from tests.systems.pocket_tactics.board import Board, field, row, step

OFF, DEF = Pool.OFF, Pool.DEFENCE


def shot(unit: str, target: str, *, magic: bool = False) -> AttackAction:
    """A ranged attack."""
    return AttackAction(FigureId(unit), FigureId(target), ranged=True, magic=magic)


def blow(unit: str, target: str, *, magic: bool = False) -> AttackAction:
    """An attack in melee."""
    return AttackAction(FigureId(unit), FigureId(target), magic=magic)


# -- reach and sight ------------------------------------------------------------------------------------------


@pytest.mark.vector("PV30")
@pytest.mark.rule("P015")
def test_pv30_reach() -> None:
    board = Board(row(5))
    board.put("alice", "archer", (0, 0))
    board.put("bob", "troll", (2, 0))
    assert board.refusal("alice", shot("alice-archer", "bob-troll")) is None
    board.put("bob", "toad", (3, 0))
    assert board.refusal("alice", shot("alice-archer", "bob-toad")) == "pocket-too-far"


@pytest.mark.vector("PV31")
@pytest.mark.rule("P016")
@pytest.mark.rule("PR15")
@pytest.mark.parametrize(
    ("between", "shooter", "target", "free"),
    [
        ("forest", "archer", "toad", False),
        ("pond", "archer", "toad", True),
        ("own", "archer", "toad", True),
        ("enemy", "archer", "toad", False),
        ("forest", "archer", "heron", True),
        ("nothing", "archer", "toad", True),
    ],
)
def test_pv31_what_blocks(between: str, shooter: str, target: str, free: bool) -> None:
    board = Board(row(3))
    board.put("alice", shooter, (0, 0))
    board.put("bob", target, (2, 0))
    if between in ("forest", "pond"):
        board.tile((1, 0), "meadow", between)
    elif between != "nothing":
        board.put("alice" if between == "own" else "bob", "captain" if between == "own" else "troll", (1, 0))
    if between == "nothing":
        board.tile((0, 0), "meadow", "forest").tile((2, 0), "meadow", "forest")
    refused = board.refusal("alice", shot(f"alice-{shooter}", f"bob-{target}"))
    assert refused == (None if free else "pocket-no-sight")


@pytest.mark.vector("PV31")
@pytest.mark.rule("P016")
def test_pv31_a_flying_shooter_sees_over_a_forest() -> None:
    board = Board(row(3)).tile((1, 0), "meadow", "forest")
    assert not sight_between(board.state, (0, 0), (2, 0), PlayerId("alice"), flying=False).is_free
    assert sight_between(board.state, (0, 0), (2, 0), PlayerId("alice"), flying=True).is_free


@pytest.mark.vector("PV32")
@pytest.mark.rule("P016")
def test_pv32_voids_always_block() -> None:
    board = Board({**row(1), **row(1, 2)})
    board.put("alice", "archer", (0, 0))
    board.put("bob", "heron", (2, 0))
    assert board.refusal("alice", shot("alice-archer", "bob-heron")) == "pocket-no-sight"


@pytest.mark.vector("PV33")
@pytest.mark.rule("PR14")
def test_pv33_one_of_two_routes_is_enough() -> None:
    board = Board(field()).tile((1, 0), "meadow", "forest")
    board.put("alice", "archer", (0, 0))
    board.put("bob", "toad", (1, 1))
    assert board.refusal("alice", shot("alice-archer", "bob-toad")) is None
    board.tile((0, 1), "meadow", "forest")
    assert board.refusal("alice", shot("alice-archer", "bob-toad")) == "pocket-no-sight"


def test_the_cells_of_a_sight_are_told_with_what_bars_them() -> None:
    board = Board(field()).tile((1, 0), "meadow", "forest")
    archer, toad = board.put("alice", "archer", (0, 0)), board.put("bob", "toad", (1, 1))

    def told() -> set[tuple[bool, str]]:
        return {(bool(cell.barred_by), cell.barred_by) for cell in SCENE.sight_cells(board.state, archer, toad)}

    wood = piece_id("forest", (1, 0))
    assert told() == {(False, ""), (True, wood)}, "the other way round is free"
    board.put("bob", "archer", (0, 1))
    assert told() == {(True, wood), (True, "bob-archer")}
    lattice = board.state.setup.lattice
    outlines = {cell.outline for cell in SCENE.sight_cells(board.state, archer, toad)}
    assert outlines == {lattice.ring((1, 0)), lattice.ring((0, 1))}


@pytest.mark.vector("PV34")
@pytest.mark.rule("PR14")
def test_pv34_a_detour_round_a_void_never_counts() -> None:
    tiles = field()
    del tiles[(1, 0)]
    assert not sight_between(Board(tiles).state, (0, 0), (2, 0), PlayerId("alice"), flying=False).is_free


@pytest.mark.vector("PV35")
@pytest.mark.rule("PR14")
@pytest.mark.parametrize(("sight", "free"), [("routes", True), ("line", False)])
def test_pv35_the_line_for_those_who_measure(sight: str, free: bool) -> None:
    board = Board(field(4), sight=sight).tile((0, 1), "meadow", "forest")
    assert sight_between(board.state, (0, 0), (1, 2), PlayerId("alice"), flying=False).is_free == free


@pytest.mark.vector("PV36")
@pytest.mark.rule("PR14")
def test_pv36_a_line_along_a_common_side() -> None:
    board = Board(field(), sight="line").tile((1, 0), "meadow", "forest")
    assert sight_between(board.state, (0, 0), (1, 1), PlayerId("alice"), flying=False).is_free
    board.tile((0, 1), "meadow", "forest")
    assert not sight_between(board.state, (0, 0), (1, 1), PlayerId("alice"), flying=False).is_free


@pytest.mark.vector("PV37")
@pytest.mark.rule("P017")
@pytest.mark.rule("PR16")
@pytest.mark.parametrize(
    ("card", "away", "answers"),
    [("swordsman", 2, False), ("archer", 2, True), ("witch", 2, True), ("swordsman", 1, True)],
)
def test_pv37_who_answers(card: str, away: int, answers: bool) -> None:
    board = Board(row(3))
    board.put("alice", "archer", (0, 0))
    board.put("bob", card, (away, 0))
    if card == "witch":
        board.put("alice", "captain", (1, 0))
    assert can_answer(board.state, FigureId(f"bob-{card}"), FigureId("alice-archer")) == answers
    off = {"swordsman": 2, "archer": 2, "witch": 2}[card] if answers else 0
    defence = {"swordsman": 2, "archer": 1, "witch": 1}[card]
    board.play("alice", shot("alice-archer", f"bob-{card}"), dice=[1] * (3 + off + defence))
    assert len(board.event(events.DiceThrown).target_off) == off


@pytest.mark.vector("PV38")
@pytest.mark.rule("P028")
@pytest.mark.rule("PR17")
@pytest.mark.rule("PR18")
def test_pv38_how_an_attack_is_declared() -> None:
    board = Board(row(4))
    board.put("alice", "archer", (0, 0))
    board.put("bob", "troll", (1, 0))
    board.put("bob", "witch", (2, 0))
    board.put("alice", "swordsman", (3, 0))
    assert board.refusal("alice", shot("alice-archer", "bob-troll")) is None
    assert board.refusal("alice", blow("alice-archer", "bob-troll")) is None
    assert board.refusal("bob", blow("bob-witch", "alice-swordsman", magic=True)) is None
    assert board.refusal("bob", blow("bob-troll", "alice-archer", magic=True)) == "pocket-no-magic"
    assert board.refusal("alice", shot("alice-swordsman", "bob-witch")) == "pocket-not-ranged"


@pytest.mark.vector("PV38")
@pytest.mark.rule("P029")
def test_pv38_a_shot_enters_no_tile() -> None:
    board = Board(row(2))
    board.put("alice", "archer", (0, 0))
    board.put("bob", "troll", (1, 0))
    board.play("alice", shot("alice-archer", "bob-troll"), dice=[6, 6, 6, 1, 1, 1, 1, 1], then_pass=True)
    assert board.captor("bob-troll") == "alice"
    assert board.at("alice-archer") == (0, 0)


@pytest.mark.vector("PV68")
@pytest.mark.rule("PR11")
def test_pv68_flyers_that_move_and_attack() -> None:
    attack = AttackAction(FigureId("alice-griffin"), FigureId("bob-troll"), steps=(Step((1, 0)), Step((2, 0))))
    board = Board(row(4))
    board.put("alice", "griffin", (0, 0))
    board.put("bob", "troll", (3, 0))
    assert board.refusal("alice", attack) == "pocket-no-move-before"
    free = Board(row(5), flyers_move_and_attack=True)
    free.put("alice", "griffin", (0, 0))
    free.put("bob", "troll", (3, 0))
    assert free.refusal("alice", attack) is None
    assert attack in free.options("alice")
    free.put("bob", "toad", (4, 0))
    longer = AttackAction(attack.unit, attack.target, steps=(*attack.steps, Step((1, 0))))
    assert free.refusal("alice", longer) == "pocket-too-many-steps"
    far = AttackAction(FigureId("alice-griffin"), FigureId("bob-toad"), steps=attack.steps)
    assert free.refusal("alice", far) == "pocket-not-beside"
    free.play("alice", attack, dice=[1, 1, 6, 6, 1, 1, 1, 6, 6], then_pass=True)
    assert free.at("alice-griffin") == (2, 0), "it stays where it attacked from"


# -- the place of the target ----------------------------------------------------------------------------------


@pytest.mark.vector("PV29")
@pytest.mark.rule("PR19")
def test_pv29_the_targets_ground_acts_first() -> None:
    board = Board(row(2)).tile((1, 0), "swamp")
    board.put("bob", "otterling", (0, 0))
    board.put("alice", "spearman", (1, 0))
    board.play("bob", blow("bob-otterling", "alice-spearman"), dice=[4])
    assert board.captor("bob-otterling") == "alice"
    assert not board.has(events.DiceThrown)


@pytest.mark.vector("PV39")
@pytest.mark.rule("P049")
def test_pv39_attacking_into_water() -> None:
    board = Board(row(2)).tile((1, 0), "water")
    board.put("alice", "swordsman", (0, 0))
    board.put("bob", "otterling", (1, 0))
    board.play("alice", blow("alice-swordsman", "bob-otterling"), dice=[2])
    assert board.captor("alice-swordsman") == "bob"
    again = Board(row(2)).tile((1, 0), "water")
    again.put("alice", "swordsman", (0, 0))
    again.put("bob", "otterling", (1, 0))
    again.play("alice", blow("alice-swordsman", "bob-otterling"), dice=[5, 6, 6, 6, 6, 1, 1])
    assert again.has(events.DiceThrown)


@pytest.mark.vector("PV40")
@pytest.mark.rule("PR25")
def test_pv40_shooting_into_water() -> None:
    board = Board(row(3)).tile((2, 0), "water")
    board.put("alice", "archer", (0, 0))
    board.put("bob", "otterling", (2, 0))
    board.play("alice", shot("alice-archer", "bob-otterling"), dice=[3])
    assert board.at("alice-archer") == (0, 0)
    assert not board.has(events.DiceThrown)
    melee = Board(row(3), water_test="melee").tile((2, 0), "water")
    melee.put("alice", "archer", (0, 0))
    melee.put("bob", "otterling", (2, 0))
    melee.play("alice", shot("alice-archer", "bob-otterling"), dice=[1, 1, 1, 1])
    assert melee.has(events.DiceThrown)


# -- dice -----------------------------------------------------------------------------------------------------


@pytest.mark.vector("PV41")
@pytest.mark.rule("P030")
@pytest.mark.rule("P031")
@pytest.mark.rule("PR37")
def test_pv41_all_dice_in_their_order() -> None:
    board = Board(row(2))
    board.put("alice", "swordsman", (0, 0))
    board.put("bob", "spearman", (1, 0))
    board.play("alice", blow("alice-swordsman", "bob-spearman"), dice=[6, 1, 3, 1, 3, 4, 2])
    thrown = board.event(events.DiceThrown)
    assert (thrown.off, thrown.defence, thrown.target_off, thrown.target_defence) == ((6, 1), (3, 1), (3,), (4, 2))


@pytest.mark.vector("PV42")
@pytest.mark.rule("P042")
def test_pv42_the_example() -> None:
    board = Board(row(2))
    board.put("alice", "swordsman", (0, 0))
    board.put("bob", "spearman", (1, 0))
    board.play("alice", blow("alice-swordsman", "bob-spearman"), dice=[6, 1, 3, 1, 3, 4, 2], then_pass=True)
    assert board.captor("bob-spearman") == "alice"
    assert board.at("alice-swordsman") == (1, 0)


@pytest.mark.vector("PV43")
@pytest.mark.vector("PV44")
@pytest.mark.rule("P037")
@pytest.mark.rule("P038")
@pytest.mark.rule("P039")
@pytest.mark.rule("P040")
@pytest.mark.rule("P041")
@pytest.mark.rule("PR22")
@pytest.mark.parametrize(
    ("off", "defence", "beaten"),
    [
        ([5, 3], [5], True),
        ([3], [3, 1], False),
        ([], [1], False),
        ([1], [], True),
        ([], [], False),
        ([4, 4], [4, 4], False),
        ([5, 5], [5, 6], False),
        ([6, 6, 2], [6, 6, 1], True),
        ([6, 3, 6], [6, 6, 4], False),
        ([2], [2, 6], False),
        ([6, 1], [4, 2], True),
    ],
)
def test_pv43_pv44_pairs_from_the_highest_on(off: Sequence[int], defence: Sequence[int], beaten: bool) -> None:
    assert defeats(off, defence) == beaten


@pytest.mark.vector("PV45")
@pytest.mark.rule("P044")
def test_pv45_both_may_fall() -> None:
    board = Board(row(2))
    board.put("alice", "otterling", (0, 0))
    board.put("bob", "otterling", (1, 0))
    board.play("alice", blow("alice-otterling", "bob-otterling"), dice=[6, 1, 5, 2], then_pass=True)
    assert (board.captor("alice-otterling"), board.captor("bob-otterling")) == ("bob", "alice")


# -- bonuses and rerolls --------------------------------------------------------------------------------------


def duel(attacker: str, target: str, dice: Sequence[int], *answers: object) -> Board:
    """Alice's unit at (0, 0) attacks Bob's at (1, 0)."""
    board = Board(row(2))
    board.put("alice", attacker, (0, 0))
    board.put("bob", target, (1, 0))
    return board.play("alice", blow(f"alice-{attacker}", f"bob-{target}"), *answers, dice=dice)


@pytest.mark.vector("PV46")
@pytest.mark.vector("PV48")
@pytest.mark.rule("P033")
@pytest.mark.rule("PR20")
def test_pv46_pv48_which_die_a_bonus_goes_onto() -> None:
    board = duel("rider", "swordsman", [6, 3, 2, 1, 1, 6, 4])
    asked = board.session.pending
    assert asked is not None

    def reason(answer: object) -> str | None:
        refusal = asked.refusal(board.state, answer)
        return None if refusal is None else refusal.reason

    assert reason(Raise(0, OFF, 0)) == "pocket-is-highest"
    assert reason(Raise(0, DEF, 0)) == "pocket-other-dice"
    assert reason(Raise(0, OFF, 2)) == "pocket-no-such-die"
    assert reason(Raise(0, OFF, 1)) is None
    board.session.answer(Raise(0, OFF, 1))
    assert board.session.log[-1].event is not None
    used = next(line.event for line in board.session.log if isinstance(line.event, events.BonusUsed))
    assert (used.before, used.after) == (3, 4)
    captain = duel("captain", "swordsman", [1, 1, 2, 2, 3, 1, 6, 6], Raise(0, DEF, 1))
    assert captain.event(events.BonusUsed).pool is DEF


@pytest.mark.vector("PV47")
@pytest.mark.rule("P033")
def test_pv47_bonuses_by_turns() -> None:
    board = Board(row(2)).tile((0, 0), "meadow", "highland").tile((1, 0), "meadow", "forest")
    board.put("alice", "rider", (0, 0))
    board.put("bob", "spearman", (1, 0))
    order = []
    board.play("alice", blow("alice-rider", "bob-spearman"), dice=[2, 2, 2, 2, 2, 2])
    while board.session.pending is not None and type(board.session.pending).__name__ == "UseBonus":
        order.append(board.session.pending.player)
        board.session.answer(board.session.pending.options(board.state)[1])  # type: ignore[attr-defined]
    assert order == ["alice", "bob", "alice", "bob"]
    passed = Board(row(2)).tile((1, 0), "meadow", "forest")
    passed.put("alice", "rider", (0, 0))
    passed.put("bob", "spearman", (1, 0))
    passed.play("alice", blow("alice-rider", "bob-spearman"), Pass(), dice=[2, 2, 2, 2, 2, 2])
    asked = []
    while passed.session.pending is not None and type(passed.session.pending).__name__ == "UseBonus":
        asked.append(passed.session.pending.player)
        passed.session.answer(passed.session.pending.options(passed.state)[1])  # type: ignore[attr-defined]
    assert asked == ["bob", "bob"]


@pytest.mark.vector("PV49")
@pytest.mark.rule("P032")
def test_pv49_two_bonuses_may_go_onto_one_die() -> None:
    board = Board(row(2)).tile((0, 0), "meadow", "forest")
    board.put("bob", "lizard", (0, 0))
    board.put("alice", "archer", (1, 0))
    board.play("bob", blow("bob-lizard", "alice-archer"), Raise(0, DEF, 0), Raise(0, DEF, 0), dice=[1, 1, 3, 4, 1, 1])
    assert board.event(events.BonusUsed).after == 5


@pytest.mark.vector("PV50")
@pytest.mark.rule("P034")
@pytest.mark.rule("P035")
@pytest.mark.rule("P036")
def test_pv50_where_rerolls_come_from() -> None:
    board = Board(field())
    board.put("alice", "spearman", (0, 0))
    board.put("alice", "archer", (1, 0))
    board.put("alice", "swordsman", (0, 1))
    assert rerolls_of(board.state, FigureId("alice-spearman")) == 3


@pytest.mark.rule("P034")
@pytest.mark.rule("P050")
def test_who_stands_in_a_village_or_a_city_may_reroll() -> None:
    board = Board(row(5)).tile((2, 0), "meadow", "village").tile((4, 0), "meadow", "city")
    places: dict[Cell, int] = {(0, 0): 0, (2, 0): 1, (4, 0): 1}
    units = {cell: board.put("bob", "troll", cell, number) for number, cell in enumerate(places, 1)}
    assert {cell: rerolls_of(board.state, unit) for cell, unit in units.items()} == places


@pytest.mark.vector("PV51")
@pytest.mark.rule("P034")
@pytest.mark.rule("PR21")
def test_pv51_a_die_thrown_again_keeps_no_bonus() -> None:
    board = Board(field())
    board.put("alice", "rider", (0, 0))
    board.put("alice", "archer", (-1, 0))
    board.put("bob", "swordsman", (1, 0))
    board.put("bob", "troll", (2, 0))
    board.play(
        "alice", blow("alice-rider", "bob-swordsman"), Raise(0, OFF, 0), Reroll(OFF, 0), dice=[4, 1, 1, 1, 1, 6, 6, 2]
    )
    rerolled = board.event(events.DieRerolled)
    assert (rerolled.before, rerolled.after) == (5, 2)
    assert board.session.pending is not None
    assert board.session.pending.player == "bob"
    board.session.answer(Pass())
    assert board.session.pending.player == "alice"


@pytest.mark.vector("PV52")
@pytest.mark.rule("P045")
@pytest.mark.rule("PR34")
def test_pv52_abilities() -> None:
    board = Board(field())
    board.put("alice", "swordsman", (0, 0))
    board.put("alice", "captain", (1, 0))
    board.put("alice", "spearman", (-1, 0))
    board.put("bob", "griffin", (-2, 0))
    board.put("bob", "troll", (-1, -1))
    board.put("bob", "toad", (0, 2))
    assert rerolls_of(board.state, FigureId("alice-swordsman")) == 3, "two allies, and one of them rallies"

    def count(unit: str, other: str, *, magic: bool = False) -> int:
        return len(tuple(bonuses_of(board.state, FigureId(unit), FigureId(other), against_magic=magic)))

    assert count("alice-spearman", "bob-griffin") == 2
    assert count("alice-spearman", "bob-troll") == 1
    assert count("bob-toad", "alice-swordsman", magic=True) == 1
    assert count("bob-toad", "alice-swordsman") == 0


@pytest.mark.vector("PV53")
@pytest.mark.rule("PR19")
def test_pv53_the_ground_it_attacks_from_counts() -> None:
    board = Board(field()).tile((0, 0), "meadow", "forest")
    board.put("alice", "archer", (0, 0))
    board.put("bob", "troll", (1, 0))
    board.put("alice", "swordsman", (2, 0))
    assert rerolls_of(board.state, FigureId("alice-archer")) == 1


@pytest.mark.vector("PV54")
@pytest.mark.rule("P027")
@pytest.mark.rule("PR23")
@pytest.mark.parametrize(
    ("dice", "attacker_at", "target_at"),
    [
        ([6, 6, 6, 6, 1, 1, 1, 1], (1, 0), None),
        ([1, 1, 6, 6, 1, 1, 6, 6], (0, 0), (1, 0)),
        ([1, 1, 1, 1, 6, 6, 6, 6], None, (1, 0)),
    ],
)
def test_pv54_after_melee(dice: Sequence[int], attacker_at: object, target_at: object) -> None:
    board = Board(row(2)).tile((0, 0), "meadow", "forest").tile((1, 0), "scree")
    board.put("alice", "swordsman", (0, 0))
    board.put("bob", "swordsman", (1, 0))
    board.play("alice", blow("alice-swordsman", "bob-swordsman"), dice=dice, then_pass=True)
    assert board.at("alice-swordsman") == attacker_at
    assert board.at("bob-swordsman") == target_at
    if attacker_at == (1, 0):
        assert board.event(events.ControlChanged).player is None, "the feature it held is lost"


# -- special functions ----------------------------------------------------------------------------------------


@pytest.mark.vector("PV59")
@pytest.mark.rule("P054")
@pytest.mark.rule("PR27")
@pytest.mark.parametrize(("dice", "captured"), [([3, 5, 4], True), ([3, 5, 5], False), ([4, 4], False)])
def test_pv59_the_hex(dice: Sequence[int], captured: bool) -> None:
    board = Board(row(3))
    board.put("bob", "witch", (0, 0))
    board.put("alice", "rider", (2, 0))
    board.play("bob", SpecialAction(FigureId("bob-witch"), "hex", FigureId("alice-rider")), dice=dice)
    assert board.captor("alice-rider") == ("bob" if captured else None)
    assert not board.has(events.DiceThrown)


@pytest.mark.rule("P054")
def test_a_card_without_a_function_has_none() -> None:
    board = Board(row(3))
    board.put("bob", "troll", (0, 0))
    board.put("alice", "rider", (2, 0))
    action = SpecialAction(FigureId("bob-troll"), "hex", FigureId("alice-rider"))
    assert board.refusal("bob", action) == "pocket-no-such-function"


# -- the end --------------------------------------------------------------------------------------------------


@pytest.mark.vector("PV60")
@pytest.mark.rule("P053")
def test_pv60_all_features_win_at_once() -> None:
    board = Board(row(5), alone=True)
    board.tile((0, 0), "meadow", "city").tile((2, 0), "meadow", "city").tile((3, 0), "water", "village")
    board.put("alice", "swordsman", (0, 0))
    board.put("alice", "captain", (2, 0))
    board.put("alice", "rider", (4, 0))
    board.put("bob", "troll", (1, 0))
    board.play("alice", *step("alice-rider", (3, 0)))
    assert board.state.outcome is not None
    assert (board.state.outcome.winners, board.state.outcome.reason) == (("alice",), Reason.FEATURES)


@pytest.mark.vector("PV61")
@pytest.mark.rule("P052")
@pytest.mark.rule("PR28")
def test_pv61_who_can_neither_activate_nor_deploy() -> None:
    for reserve in (False, True):
        board = Board(row(3), alone=True).tile((2, 0), "meadow", "city").tile((5, 0), "meadow", "city")
        board.put("alice", "swordsman", (0, 0))
        board.put("bob", "otterling", (1, 0))
        if reserve:
            board.put("bob", "troll", None)
        board.play("alice", blow("alice-swordsman", "bob-otterling"), dice=[6, 6, 6, 6, 1, 1], then_pass=True)
        assert board.state.outcome is not None
        assert (board.state.outcome.winners, board.state.outcome.reason) == (("alice",), Reason.BEATEN)
    stuck = Board({**row(3), **row(1, 10)}, alone=True)
    stuck.put("alice", "swordsman", (0, 0))
    stuck.put("bob", "troll", (10, 0))
    stuck.play("alice", *step("alice-swordsman", (1, 0)))
    assert stuck.state.outcome is not None
    assert stuck.state.outcome.winners == ("alice",)


@pytest.mark.vector("PV62")
@pytest.mark.rule("PR30")
def test_pv62_the_turn_limit() -> None:
    board = Board(row(4), turn_limit=1)
    board.put("alice", "swordsman", (0, 0))
    board.put("bob", "rider", None)
    for card, owner, captor in (("swordsman", "bob", "alice"), ("rider", "bob", "alice"), ("heron", "alice", "bob")):
        unit = board.put(owner, card, None, 7)
        board.state.units[unit].place, board.state.units[unit].captor = Place.CAPTURED, PlayerId(captor)
    board.play("alice", *step("alice-swordsman", (1, 0)))
    assert board.state.outcome is not None
    assert (board.state.outcome.winners, board.state.outcome.reason) == (("alice",), Reason.CAPTURES)


@pytest.mark.rule("PR30")
def test_at_the_limit_features_decide_between_equal_captures() -> None:
    board = Board(row(4), turn_limit=1).tile((1, 0), "meadow", "city").tile((3, 0), "meadow", "city")
    board.put("alice", "swordsman", (0, 0))
    board.play("alice", *step("alice-swordsman", (1, 0)))
    assert board.state.outcome is not None
    assert (board.state.outcome.winners, board.state.outcome.reason) == (("alice",), Reason.CONTROLLED)
    draw = Board(row(4), turn_limit=1)
    draw.put("alice", "swordsman", (0, 0))
    draw.play("alice", *step("alice-swordsman", (1, 0)))
    assert draw.state.outcome is not None
    assert (draw.state.outcome.winners, draw.state.outcome.reason) == ((), Reason.DRAW)


@pytest.mark.rule("PR30")
@pytest.mark.parametrize(
    ("decides", "winner", "reason"), [("features", "alice", Reason.CONTROLLED), ("captures", "bob", Reason.CAPTURES)]
)
def test_at_the_limit_features_come_first_where_that_is_agreed(decides: str, winner: str, reason: Reason) -> None:
    board = Board(row(4), turn_limit=1, decides=decides)
    board.tile((1, 0), "meadow", "city").tile((3, 0), "meadow", "city")
    board.put("alice", "swordsman", (0, 0))
    lost = board.state.units[board.put("alice", "rider", None)]
    lost.place, lost.captor = Place.CAPTURED, PlayerId("bob")
    board.play("alice", *step("alice-swordsman", (1, 0)))
    assert board.state.outcome is not None
    assert (board.state.outcome.winners, board.state.outcome.reason) == ((winner,), reason)


@pytest.mark.vector("PV69")
@pytest.mark.rule("PR24")
def test_pv69_who_captures() -> None:
    board = Board(row(3), ("a", "b", "c")).tile((1, 0), "water")
    board.put("b", "swordsman", (0, 0))
    board.play("b", *step("b-swordsman", (1, 0)), dice=[1])
    assert board.captor("b-swordsman") == "c"
    fought = Board(row(2), ("a", "b", "c"))
    fought.put("a", "swordsman", (0, 0))
    fought.put("c", "swordsman", (1, 0))
    fought.play("a", blow("a-swordsman", "c-swordsman"), dice=[6, 6, 6, 6, 1, 1, 1, 1])
    assert fought.captor("c-swordsman") == "a"


@pytest.mark.vector("PV71")
@pytest.mark.rule("PR31")
def test_pv71_out_of_three_the_others_play_on() -> None:
    board = Board({**row(3), **row(2, 10), **row(2, 20)}, ("a", "b", "c"), alone=True).tile((20, 0), "meadow", "city")
    board.put("a", "swordsman", (0, 0))
    board.put("b", "swordsman", (10, 0))
    board.put("c", "otterling", (1, 0))
    board.play("a", blow("a-swordsman", "c-otterling"), dice=[6, 6, 6, 6, 1, 1], then_pass=True)
    assert board.state.outcome is None
    assert board.state.players[PlayerId("c")].out
    assert board.session.pending is not None
    assert board.session.pending.player == "b"


# -- odds -----------------------------------------------------------------------------------------------------


@pytest.mark.vector("PO1")
@pytest.mark.vector("PO2")
@pytest.mark.vector("PO3")
@pytest.mark.vector("PO4")
@pytest.mark.vector("PO5")
@pytest.mark.vector("PO6")
@pytest.mark.rule("PR36")
@pytest.mark.parametrize(
    ("attacker", "target", "away", "bonuses", "feature", "chances"),
    [
        ("swordsman", "heron", 1, False, None, ("205/432", "205/432", "42025/186624", "51529/186624")),
        ("troll", "spearman", 1, False, None, ("641/972", "55/216", "35255/209952", "53291/209952")),
        ("archer", "toad", 2, False, None, ("331/972", "0", "0", "641/972")),
        ("rider", "lizard", 1, True, None, ("85/108", "161/216", "13685/23328", "1265/23328")),
        ("spearman", "otterling", 1, True, None, ("5/9", "23/108", "115/972", "85/243")),
        ("griffin", "spearman", 1, True, "forest", ("35/162", "10/27", "175/2187", "2159/4374")),
    ],
)
def test_po1_to_po6(
    attacker: str, target: str, away: int, bonuses: bool, feature: str | None, chances: Sequence[str]
) -> None:
    board = Board(row(3)).tile((away, 0), "sand", feature).tile((0, 0), "sand")
    board.put("alice", attacker, (0, 0))
    board.put("bob", target, (away, 0))
    found = odds(board.state, FigureId(f"alice-{attacker}"), FigureId(f"bob-{target}"), bonuses=bonuses)
    assert (found.target, found.attacker, found.both, found.none) == tuple(Fraction(chance) for chance in chances)
