"""What the bots of Kampf W6 do in positions where one of them is known to go wrong."""

from __future__ import annotations

import pytest

from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.systems.kampf_w6.bots.tactics import SteadyBot, TacticalBot
from pb12table.systems.kampf_w6.rules.answers import Attack, BuyAction, EndTurn, StealAction, UseItem
from pb12table.systems.kampf_w6.rules.data import StandingOrder
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.system import SYSTEM
from tests.systems.kampf_w6.scene import Play, Scene


def opening(actions: int, game_round: int = 1) -> Play:
    """One acts whom three could answer, each with so many actions."""
    scene = Scene().figure("a", "alice", 10, 20, "pistol")
    for identity, y in (("b", 18), ("c", 20), ("d", 22)):
        scene.figure(identity, "bob", 20, y, "pistol", actions=actions)
    return scene.play(actor="a", game_round=game_round)


@pytest.mark.parametrize(
    ("actions", "game_round", "attacks"), [(1, 1, False), (0, 1, True), (1, 2, True)], ids=["opening", "spent", "later"]
)
def test_nobody_opens_fire_while_three_may_answer_unless_all_would_wait_for_ever(
    actions: int, game_round: int, attacks: bool
) -> None:
    play = opening(actions, game_round)
    answer = SteadyBot(1).answer(play.state, play.asked)
    assert isinstance(answer, Attack if attacks else EndTurn)
    assert isinstance(TacticalBot(1).answer(play.state, play.asked), Attack), "a learner shoots at once"


def test_who_gains_much_more_than_all_answers_would_attacks_at_once() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle")
    play = scene.figure("b", "bob", 20, 20, "pistol", actions=1, shooting=0).play(actor="a")
    assert isinstance(SteadyBot(1).answer(play.state, play.asked), Attack)


def test_healing_comes_before_waiting() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol", items=["first-aid-kit"], wounds=1)
    for identity, y in (("b", 18), ("c", 20)):
        scene.figure(identity, "bob", 20, y, "pistol", actions=1)
    play = scene.play(actor="a")
    assert isinstance(SteadyBot(1).answer(play.state, play.asked), UseItem)


def test_what_others_keep_to_themselves_changes_no_choice() -> None:
    setup = load_scenario("petrol-station").setup
    session: Session[State] = Session(SYSTEM, SYSTEM.new_game(setup), SeededDice(3))
    bot, met = SteadyBot(3), 0
    while (asked := session.pending) is not None and met < 60:
        wishing = session.state.clone()
        for figure in setup.figures:
            if figure.player != asked.player:
                wishing.figures[figure.id].standing_order = StandingOrder.NEVER
                wishing.figures[figure.id].passed_turn = True
        for player, dice in wishing.players.items():
            dice.keep_dice = player != asked.player
        answer = bot.answer(session.state, asked)
        assert SteadyBot(3).answer(wishing, asked) == answer
        session.answer(answer)
        met += 1
    assert met == 60


def test_dice_are_for_the_first_good_attack_and_not_for_the_end() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "smg", actions=0)
    scene.figure("b", "bob", 20, 20, "pistol", actions=0)
    scene.dice["alice"] = (1, 0, 0)
    play = scene.play(actor="a")
    assert isinstance(SteadyBot(1).answer(play.state, play.asked), BuyAction)
    assert isinstance(TacticalBot(1).answer(play.state, play.asked), EndTurn), "a learner keeps the last die"


def test_a_fate_die_goes_first_since_it_gets_nothing_else() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "smg", actions=0)
    scene.figure("b", "bob", 20, 20, "pistol", actions=0)
    scene.dice["alice"] = (2, 0, 1)
    play = scene.play(actor="a")
    assert isinstance(SteadyBot(1).answer(play.state, play.asked), StealAction)
