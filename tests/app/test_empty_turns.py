"""Nothing is asked where nothing can be chosen: turns and rounds end by themselves, a line says so, undo asks again."""

from __future__ import annotations

import random

import pygame
import pytest

from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.command.command_groups import force_of
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Adjust,
    AppointLeader,
    BreakOff,
    Concentrate,
    EndCommand,
    EndTurn,
    LetAct,
    Wait,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChoosePlace
from pb12table.systems.pb12.system import SYSTEM
from pb12table.systems.pb12.window.play.assistant import ended_by_itself
from tests.app.helpers import Hand, open_game
from tests.app.playground import playground
from tests.systems.pb12.expect import blade
from tests.systems.pb12.scene import Scene


def two() -> Hand:
    """One figure for each, with more command points than figures."""
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
    scene.human("a", "alice", blocks=[blade()], action_points=1)
    scene.human("b", "bob", at=(6.0, 0.0), facing=180.0, action_points=1)
    for player in ("alice", "bob"):
        scene.player(player, 4)
    return open_game(setup=scene.setup())


@pytest.mark.rule("R1.3.8", "R1.6.18")
def test_a_turn_without_points_and_choices_ends_by_itself_and_undo_asks_after_all() -> None:
    hand = two()
    hand.play_to(ChooseTurn, "alice")
    hand.answer(Activate(FigureId("a")))
    hand.figure("a").statuses[Status.THREATENED] = 1  # it does not come away: R4.1.2
    hand.answer(Concentrate())
    asked = hand.question(ChooseTurn)
    assert asked.player == "bob"
    assert hand.game.toast[0] == "a has nothing left to do: the turn is over."
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    again = hand.question(ChooseAction)
    assert (again.player, again.figure) == ("alice", "a"), "undo brings it back"
    hand.frames(3)
    hand.question(ChooseAction)
    hand.answer(EndTurn())
    assert hand.question(ChooseTurn).player == "bob"


@pytest.mark.rule("R1.6.18")
def test_a_free_action_that_moves_is_a_choice() -> None:
    hand = two()
    hand.play_to(ChooseTurn, "alice")
    hand.answer(Activate(FigureId("a")))
    hand.answer(Concentrate())
    assert isinstance(hand.session.pending, ChooseAction)
    assert hand.session.refusal(Adjust(free=True)) is None


@pytest.mark.rule("R1.3.7", "R1.3.10")
def test_a_round_ends_when_nobody_can_act() -> None:
    hand = two()
    before = hand.session.state.game_round
    hand.play_to(ChooseTurn, "alice")
    hand.answer(Activate(FigureId("a")))
    hand.answer(EndTurn())
    hand.answer(Activate(FigureId("b")))
    hand.answer(EndTurn())
    assert hand.session.state.game_round == before + 1, "nobody was asked to break off"


@pytest.mark.rule("R1.3.14")
def test_one_who_cannot_act_breaks_off_and_undo_asks_after_all() -> None:
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
    scene.human("a", "alice")
    scene.human("b", "bob", at=(6.0, 0.0), facing=180.0)
    scene.human("c", "bob", at=(6.0, 3.0), facing=180.0)
    for player in ("alice", "bob"):
        scene.player(player, 4)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseTurn, "alice")
    hand.answer(Activate(FigureId("a")))
    hand.answer(EndTurn())
    hand.answer(Activate(FigureId("b")))
    hand.answer(EndTurn())
    assert hand.session.state.players[PlayerId("alice")].broken_off
    assert hand.question(ChooseTurn).player == "bob"
    assert hand.game.toast[0].startswith("alice breaks off: none of the figures can act")
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert hand.question(ChooseTurn).player == "alice"
    assert not hand.session.state.players[PlayerId("alice")].broken_off


@pytest.mark.rule("R1.3.10", "R2.2.10")
@pytest.mark.parametrize("led", [False, True])
def test_a_leader_that_could_be_appointed_holds_a_round_up_only_in_a_force_that_has_leaders(led: bool) -> None:
    scene = Scene()
    scene.human("a", "alice", command=1)
    scene.human("c", "alice", command=1)
    scene.human("b", "bob", at=(6.0, 0.0))
    if led:
        scene.lead("alice", "a")
    for figure in ("a", "c"):
        scene.edit(figure, done=True)
    with scene.play() as play:
        play.passing()
        request = play.question(ChooseTurn)
        assert request.refusal(play.state, AppointLeader(force_of("alice"), FigureId("c"))) is None
        assert (ended_by_itself(request, play.state) is None) == led


def test_cards_in_a_hand_are_no_secret_told_by_being_asked() -> None:
    """Whoever holds cards is asked, whether one fits or not."""
    scene = Scene(hands={"alice": ["luck"]}, decks={"alice": ["luck"]})
    scene.human("a", "alice")
    scene.human("b", "bob", at=(6.0, 0.0))
    scene.edit("a", done=True)
    with scene.play() as play:
        play.passing()
        request = play.question(ChooseTurn)
        assert ended_by_itself(request, play.state) is None
        play.state.players[PlayerId("alice")].hand.clear()
        assert ended_by_itself(request, play.state) == (BreakOff(),)


def test_what_ends_by_itself_has_no_other_answer() -> None:
    """Arbitrary answers of arbitrary games find nothing to do there either."""
    chance, ends = random.Random(5), 0
    empty = EndTurn | EndCommand | LetAct | Wait | BreakOff | AppointLeader | Adjust
    for seed in range(40):
        session = Session(SYSTEM, new_game(playground()), SeededDice(seed), history=False)
        while session.pending is not None and len(session.entries) < 400:
            request = session.pending
            found = ended_by_itself(request, session.state)
            answer = request.sample(session.state, chance) if found is None else found[0]
            if found is not None:
                ends += 1
                assert session.refusal(answer) is None
                assert all(isinstance(request.sample(session.state, chance), empty) for _ in range(5))
            session.answer(Wait() if isinstance(answer, BreakOff) and found is None else answer)
        if ends > 5:
            break
    assert ends


# -- the order of two -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.3", "R1.3.5")
@pytest.mark.parametrize(("bids", "is_asked"), [((0, 0), False), ((1, 0), True), ((0, 1), True)])
def test_the_place_of_two_is_chosen_only_where_somebody_has_bid(bids: tuple[int, int], is_asked: bool) -> None:
    hand = two()
    for number in bids:
        hand.question(BidInitiative)
        hand.answer(number)
    assert isinstance(hand.session.pending, ChoosePlace) is is_asked
    if not is_asked:
        chosen = [entry.plain for entry in hand.session.entries if entry.request == "ChoosePlace"]
        assert chosen == [1], "who is ahead comes first"


@pytest.mark.rule("R1.3.5")
def test_the_place_is_chosen_where_the_bids_are_not_remembered() -> None:
    """After loading, or going back, nobody knows them any more."""
    hand = two()
    hand.answer(0)
    hand.game.controller.assistant.travelled()
    hand.answer(0)
    hand.question(ChoosePlace)


@pytest.mark.rule("R1.3.8", "R2.2.10")
def test_a_leader_that_could_be_appointed_holds_no_turn_without_points_up() -> None:
    scene = Scene()
    scene.human("a", "alice", action_points=1)
    scene.human("c", "alice", command=1)
    scene.human("d", "alice", command=1)
    scene.human("b", "bob", at=(6.0, 0.0))
    scene.lead("alice", "d")
    for figure in ("c", "d"):
        scene.edit(figure, done=True)
    with scene.play() as play:
        play.passing()
        play.answer(Activate(FigureId("a")))
        play.state.figures[FigureId("a")].statuses[Status.THREATENED] = 1  # it does not come away: R4.1.2
        play.state.figures[FigureId("a")].action_points = 0
        request = play.question(ChooseAction)
        assert request.refusal(play.state, AppointLeader(force_of("alice"), FigureId("c"))) is None
        assert ended_by_itself(request, play.state) == (EndTurn(),)


@pytest.mark.rule("R1.3.8", "R1.6.18")
def test_turns_without_points_can_be_ended_for_good_whatever_is_free() -> None:
    hand = two()
    for player, figure in (("alice", "a"), ("bob", "b")):
        hand.play_to(ChooseTurn, player)
        hand.answer(Activate(FigureId(figure)))
        assert not [button for button in hand.card().buttons if button.command == "pass-on"], "there are points"
        hand.answer(Concentrate())
        if player == "alice":
            hand.click_zone("command:pass-on")
            assert hand.question(ChooseTurn).player == "bob"
    assert hand.question(ChooseAction).figure == "b", "that is alice's wish, not bob's"
    hand.answer(EndTurn())
    hand.play_to(ChooseTurn, "alice")
    hand.answer(Activate(FigureId("a")))
    hand.answer(Concentrate())
    ended = [entry.plain for entry in hand.session.entries if entry.request == "ChooseAction"][-1]
    assert ended == {"kind": "end-turn"}
    (standing,) = hand.game.controller.standing_of(PlayerId("alice"))
    hand.game.controller.ask_again(standing)
    hand.play_to(ChooseTurn, "alice")
    hand.answer(Activate(FigureId("a")))
    hand.answer(Concentrate())
    assert hand.question(ChooseAction).figure == "a"
