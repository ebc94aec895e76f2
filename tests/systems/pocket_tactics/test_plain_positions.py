"""Plain positions are held to the rules: what can be done, what comes of it, how fights come out."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.systems.pocket_tactics.bots.plans import (
    Does,
    Plan,
    answers_of,
    fight_chances,
    outcomes_of,
    plans_of,
    rerolls_on,
)
from pb12table.systems.pocket_tactics.bots.position import (
    NOBODY,
    OPEN,
    Position,
    board_of,
    chance,
    position_of,
    still,
    winning,
)
from pb12table.systems.pocket_tactics.bots.position import Board as PlainBoard
from pb12table.systems.pocket_tactics.bots.worth import Stakes, weighed_raises, weighed_throws
from pb12table.systems.pocket_tactics.measures import ways_of
from pb12table.systems.pocket_tactics.rules import fights
from pb12table.systems.pocket_tactics.rules.answers import (
    AttackAction,
    DeployAction,
    MoveAction,
    Pass,
    Raise,
    Reroll,
    RetreatAction,
    SpecialAction,
    Stop,
)
from pb12table.systems.pocket_tactics.rules.fights import defeats, rerolls_of
from pb12table.systems.pocket_tactics.rules.ground import on_map
from pb12table.systems.pocket_tactics.rules.moving import ContinueMove
from pb12table.systems.pocket_tactics.rules.rules import Rules, new_game
from pb12table.systems.pocket_tactics.rules.setup import Bonus, Pool
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, State
from pb12table.systems.pocket_tactics.rules.turn import ChooseAction
from tests.systems.pocket_tactics.board import Board, field
from tests.systems.pocket_tactics.test_laws import setups

GAMES = 8
"""Two games on each of the maps."""


def told(board: PlainBoard, plan: Plan) -> tuple[Any, ...]:
    """What a plan is, apart from its way: the unit and what it does with what."""
    first, *_ = answers_of(board, plan)
    if plan.does is Does.MOVE:
        return ("move", first.unit, board.cells[plan.goal])
    return ("pass",) if isinstance(first, Pass) else summed(first)


def summed(action: Any) -> tuple[Any, ...]:
    match action:
        case AttackAction(unit, target, ranged):
            return ("attack", unit, target, ranged)
        case SpecialAction(unit, _, target):
            return ("hex", unit, target)
        case DeployAction(unit, at):
            return ("deploy", unit, at)
        case RetreatAction(unit):
            return ("retreat", unit)
    return ("pass",)


def offered(state: State, request: ChooseAction) -> set[tuple[Any, ...]]:
    """What the rules offer, moves by where they may end."""
    found = {summed(action) for action in request.options(state) if not isinstance(action, MoveAction)}
    for unit in list(on_map(state, state.active)):
        found |= {("move", unit.id, cell) for cell in ways_of(state, unit.id)}
    return found


def planned(session: Session[State], plan: Plan, board: PlainBoard, chance: random.Random) -> None:
    """Carry a plan out by the rules, whatever is asked in between answered anyhow."""
    answer, *way = answers_of(board, plan)
    session.answer(answer)
    while session.pending is not None and not isinstance(session.pending, ChooseAction):
        request = session.pending
        if isinstance(request, ContinueMove):
            session.answer(way.pop(0) if way else Stop())
        else:
            session.answer(request.sample(session.state, chance))


def after(board: PlainBoard, session: Session[State]) -> tuple[Any, ...]:
    """What a position must be like after a turn by the rules."""
    state = session.state
    if state.outcome is not None:
        state.turns += 1
    position = position_of(board, state)
    winner = OPEN
    if state.outcome is not None:
        winners = state.outcome.winners
        winner = board.numbers[winners[0]] if winners else NOBODY
    return compared(position, winner)


def compared(position: Position, winner: int) -> tuple[Any, ...]:
    mover = position.mover if winner == OPEN else None
    same = (position.on, position.bits, position.gone, position.waiting, position.key)
    return (position.at, mover, position.captures, position.left, winner, *same)


@pytest.mark.parametrize("number", range(GAMES))
def test_plans_and_what_comes_of_them_are_those_of_the_rules(number: int) -> None:
    chance, setup = random.Random(number), setups()[number % 4]
    session: Session[State] = Session(Rules(), new_game(setup), SeededDice(number), digests=False, history=False)
    while session.pending is not None and not isinstance(session.pending, ChooseAction):
        session.answer(session.pending.sample(session.state, chance))
    board = board_of(session.state.clone())
    while isinstance(session.pending, ChooseAction):
        state, request = session.state, session.pending
        position = position_of(board, state)
        plans = plans_of(board, position)
        assert {told(board, plan) for plan in plans} == offered(state, request)
        # Nothing is thought of twice, and attacks are tried out more often than they come among all plans.
        assert len({told(board, plan) for plan in plans}) == len(plans)
        attacks = [plan for plan in plans if plan.does in (Does.ATTACK, Does.HEX)]
        plan = chance.choice(attacks if attacks and chance.random() < 0.5 else plans)
        outcomes = outcomes_of(board, position, plan)
        assert sum(share for share, _ in outcomes) == pytest.approx(1.0)
        planned(session, plan, board, chance)
        expected = after(board, session)
        assert expected in [compared(found, found.winner) for _, found in outcomes]


def test_chances_without_rerolls_are_exactly_those_of_the_rules() -> None:
    bonuses: tuple[tuple[int, ...], ...] = ((), (1,), (2, 1))
    faces = {dice: list(product(range(1, 7), repeat=dice)) for dice in range(3)}
    for off, defence, own, its in product(range(3), range(3), bonuses, bonuses):
        red = [fights.raised(each, own) for each in faces[off]]
        green = [fights.raised(each, its) for each in faces[defence]]
        won = sum(defeats(results, others) for results, others in product(red, green))
        assert chance(off, own, defence, its) == pytest.approx(won / (len(red) * len(green)))
        if not own and not its:
            assert float(fights.chance(off, defence)) == pytest.approx(won / (len(red) * len(green)))


def test_chances_of_rerolls_are_those_of_every_throw() -> None:
    # One red die with one reroll against one green one: thrown again where it does not defeat.
    won = Fraction(0)
    for red, green in product(range(1, 7), repeat=2):
        won += Fraction(1) if red > green else Fraction(6 - green, 6)
    assert chance(1, (), 1, (), (1, 0)) == pytest.approx(float(won / 36))
    # The other way round the green one is thrown again where it is defeated.
    kept = sum(Fraction(1) if red <= green else Fraction(7 - red, 6) for red, green in product(range(1, 7), repeat=2))
    assert chance(1, (), 1, (), (0, 1)) == pytest.approx(1.0 - float(kept / 36))
    assert still((4, 2), (5,), (0, 0), True) == float(defeats((4, 2), (5,))) == 0.0
    assert still((4, 2), (5,), (1, 0), True) == pytest.approx(1 / 6 + 1 / 6)  # a six, or a five and what is left over
    assert winning(2, 2, 1, 1, True).shape == (21, 21)


def fight(off: list[int], defence: list[int], other_off: list[int], other_defence: list[int], **more: Any) -> Fight:
    attacker, target = Fighter("a", off, defence), Fighter("b", other_off, other_defence)  # type: ignore[arg-type]
    attacker.rerolls, target.rerolls = more.get("rerolls", (0, 0))
    attacker.bonuses = more.get("bonuses", [])
    return Fight(attacker, target, False, False, True)


EVEN = Stakes(0.5, 0.7, 0.3, 0.5, attacks=True)


def test_what_is_thrown_again_depends_on_what_is_at_stake() -> None:
    # Neither falls: one may try to defeat the other.
    assert weighed_throws(fight([3], [5], [4], [4], rerolls=(1, 0)), EVEN)[0][1] == Reroll(Pool.OFF, 0)
    # Both fall: one saves oneself where the other is worth nothing, and lets go where oneself is worth nothing.
    both = fight([5], [2], [5], [4], rerolls=(1, 0))
    assert weighed_throws(both, Stakes(0.5, 0.5, 0.1, 0.1, attacks=True))[0][1] == Reroll(Pool.DEFENCE, 0)
    assert weighed_throws(both, Stakes(0.5, 0.9, 0.5, 0.9, attacks=True))[0][1] == Pass()


def test_a_bonus_goes_where_it_decides() -> None:
    one = [Bonus(None, 1, "x")]
    assert weighed_raises(fight([4, 1], [5], [4], [4, 3], bonuses=one), EVEN)[0][1] == Raise(0, Pool.OFF, 0)
    assert weighed_raises(fight([1], [3], [4], [6], bonuses=one), EVEN)[0][1] == Raise(0, Pool.DEFENCE, 0)


def test_chances_of_attacks_are_those_the_rules_tell() -> None:
    board = Board(field()).tile((1, 0), "meadow", "forest").tile((-1, 1), "water")
    board.put("alice", "rider", (0, 0))
    board.put("alice", "archer", (1, 0))
    board.put("bob", "troll", (0, 1))
    board.put("bob", "otterling", (-1, 1))
    board.put("bob", "lizard", (-1, 0))
    state = board.state
    state.turns = 1
    plain = board_of(state.clone())
    position = position_of(plain, state)
    attacks = [plan for plan in plans_of(plain, position) if plan.does is Does.ATTACK]
    assert len(attacks) == 7
    for plan in attacks:
        action, unit, target = answers_of(plain, plan)[0], plan.unit, plan.goal
        told = fights.attack_odds(state, action)
        helped = (rerolls_of(state, action.unit), rerolls_of(state, action.target))
        a, c, answers = position.at[unit], position.at[target], told.attacker > 0
        bare = plain.chances(unit, target, a, c, answers, (0, 0))
        assert bare == pytest.approx((float(told.target), float(told.attacker)))
        assert (rerolls_on(plain, position, unit, a), rerolls_on(plain, position, target, c)) == helped
        assert fight_chances(plain, position, plan) == plain.chances(unit, target, a, c, answers, helped)
