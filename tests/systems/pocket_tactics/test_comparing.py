"""Whether a comparison may still come out otherwise, against everything that both sides could do."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings, strategies

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import AttackAction, Step
from pb12table.systems.pocket_tactics.rules.fights import attack_odds, can_change, decided, gets_to_fight, odds, verdict
from pb12table.systems.pocket_tactics.rules.setup import Bonus, Pool
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter
from tests.systems.pocket_tactics.board import Board, row

OFF, DEF = Pool.OFF, Pool.DEFENCE
faces = strategies.lists(strategies.integers(1, 6), max_size=2)
bonuses = strategies.lists(
    strategies.builds(Bonus, strategies.sampled_from([OFF, DEF]), strategies.integers(1, 2), strategies.just("card")),
    max_size=2,
)
fighters = strategies.builds(
    Fighter, strategies.just(FigureId("unit")), faces, faces, bonuses, strategies.integers(0, 1)
)


def comes_to(fight: Fight, *, of_bonuses: bool) -> set[tuple[bool, bool]]:
    """Every way in which a fight may come out, if both do whatever they may."""
    found = {decided(fight)}
    for side, pool in product((fight.attacker, fight.target), Pool):
        results = side.results(pool)
        for place, before in enumerate(results):
            for number, bonus in enumerate(side.bonuses if of_bonuses else ()):
                if bonus.pool is pool and before < 6:
                    after = fight.clone()
                    own = after.attacker if side is fight.attacker else after.target
                    own.results(pool)[place] = min(before + own.bonuses.pop(number).value, 6)
                    found |= comes_to(after, of_bonuses=True)
            if side.rerolls:
                for face in (1, 6):
                    after = fight.clone()
                    own = after.attacker if side is fight.attacker else after.target
                    own.rerolls -= 1
                    own.results(pool)[place] = face
                    found |= comes_to(after, of_bonuses=False)
    return found


@pytest.mark.rule("PR38")
@settings(max_examples=60, deadline=None)
@given(fighters, fighters, strategies.booleans())
def test_what_can_change_is_what_some_choice_changes(attacker: Fighter, target: Fighter, of_bonuses: bool) -> None:
    fight = Fight(attacker, target, ranged=False, magic=False, answers=True)
    outcomes = comes_to(fight, of_bonuses=of_bonuses)
    attack, answer = ({outcome[which] for outcome in outcomes} for which in (0, 1))
    assert can_change(fight, attacker, OFF, bonuses=of_bonuses) == (len(attack) == 2)
    assert can_change(fight, target, DEF, bonuses=of_bonuses) == (len(attack) == 2)
    assert can_change(fight, target, OFF, bonuses=of_bonuses) == (len(answer) == 2)
    assert can_change(fight, attacker, DEF, bonuses=of_bonuses) == (len(answer) == 2)


@pytest.mark.rule("P037")
def test_the_pair_that_decides() -> None:
    assert verdict([6, 3], [6, 2]) == (1, True)
    assert verdict([6, 3], [6, 4]) == (1, False)
    assert verdict([4, 4], [4]) == (1, True)
    assert verdict([4], [4, 1]) == (None, False)


@pytest.mark.rule("PR38")
def test_nobody_is_asked_for_what_changes_nothing() -> None:
    board = Board(row(2))
    board.put("alice", "spearman", (0, 0))
    board.put("bob", "swordsman", (1, 0))
    attack = AttackAction(FigureId("alice-spearman"), FigureId("bob-swordsman"))
    # Red 1 against green 6 and 6, red 1 and 1 against green 6 and 6: neither +1 nor a reroll helps anybody.
    board.play("alice", attack, dice=[1, 6, 6, 1, 1, 6, 6])
    assert board.has(events.FightDecided)


@pytest.mark.rule("PR39")
def test_the_tile_a_flyer_attacks_from_acts_first() -> None:
    board = Board(row(5), flyers_move_and_attack=True).tile((1, 0), "swamp").tile((2, 0), "water")
    board.put("alice", "griffin", (0, 0))
    board.put("bob", "troll", (3, 0))
    attack = AttackAction(FigureId("alice-griffin"), FigureId("bob-troll"), steps=(Step((1, 0)), Step((2, 0))))
    assert gets_to_fight(board.state, attack) == 0.5
    assert attack_odds(board.state, attack).attacker > 0
    assert odds(board.state, attack.unit, attack.target).attacker == 0, "from afar a troll would not answer"
    board.play("alice", attack, dice=[2])
    assert board.captor("alice-griffin") == "bob"
    assert not board.has(events.DiceThrown)


@pytest.mark.rule("P022")
@pytest.mark.rule("PR39")
def test_a_flyer_goes_no_further_from_a_tile_that_ends_its_move() -> None:
    board = Board(row(5), flyers_move_and_attack=True).tile((1, 0), "scree")
    board.put("alice", "griffin", (0, 0))
    board.put("bob", "troll", (3, 0))
    attack = AttackAction(FigureId("alice-griffin"), FigureId("bob-troll"), steps=(Step((1, 0)), Step((2, 0))))
    assert board.refusal("alice", attack) == "pocket-move-over"
    assert not any(isinstance(answer, AttackAction) for answer in board.options("alice"))
