"""The initiative phase: secret bids, rolls, ties and places for two, three and four players.  R1.3.3 to R1.3.6."""

from __future__ import annotations

import pytest

from pb12table.kernel.game import visible_to
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.events import (
    BidEntered,
    BidsRevealed,
    InitiativeRolled,
    PlaceTaken,
    TurnOrderSet,
)
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.rules import view
from pb12table.systems.pb12.rules.game.state import Phase
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChoosePlace
from tests.systems.pb12.scene import Play, Scene

NAMES = ("alice", "bob", "carol", "dave")


def bidding(players: int = 2, dice: tuple[int, ...] = (), command_points: int = 5) -> Play:
    """The beginning of an initiative phase; every player has one figure and a few CP."""
    scene = Scene()
    scene.players.clear()
    for number, name in enumerate(NAMES[:players]):
        scene.player(name, command_points)
        scene.human(f"{name}-1", name, at=(6 * number, 0))
    return scene.play(dice, phase=Phase.INITIATIVE)


def bid(play: Play, **bids: int) -> Play:
    """Enter everybody's bid; who is not named bids nothing."""
    while isinstance(play.pending, BidInitiative):
        play.answer(bids.get(play.pending.player, 0))
    return play


def offered(play: Play) -> tuple[str, set[int]]:
    assert isinstance(play.pending, ChoosePlace)
    return play.pending.player, set(play.pending.places)


# -- bids -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.3")
@pytest.mark.vector("V099")
@pytest.mark.parametrize(("number", "legal"), [(-1, False), (0, True), (5, True), (6, False)])
def test_v099_bids_from_nothing_to_the_whole_balance(number: int, legal: bool) -> None:
    """RU028."""
    with bidding() as play:
        assert (play.refusal(number) is None) is legal


@pytest.mark.rule("R1.3.3")
def test_bids_are_spent_in_every_case() -> None:
    """RU028: also the loser's."""
    with bid(bidding(dice=(12, 1)), alice=2, bob=4) as play:
        assert [player.command_points for player in play.state.players.values()] == [3, 1]


@pytest.mark.rule("R1.3.3")
def test_every_player_bids_before_anything_is_shown() -> None:
    """RU029: hidden from views, from the public log, and from the visible balances."""
    play = bidding(players=3, dice=(1, 2, 3))
    for name, number in zip(NAMES[:3], (4, 1, 2), strict=True):
        assert isinstance(play.pending, BidInitiative)
        assert play.pending.hidden
        assert play.pending.player == name
        assert not play.of(BidsRevealed)
        for other in NAMES[:3]:
            assert set(view(play.state, PlayerId(other)).bids) <= {other}
        assert view(play.state, None).bids == {}
        assert {player.command_points for player in play.state.players.values()} == {5}
        play.answer(number)
    with play:
        revealed = play.of(BidsRevealed)
        assert [dict(event.bids) for event in revealed] == [{"alice": 4, "bob": 1, "carol": 2}]
        assert visible_to(revealed[0], None)
        told_before = play.events[: play.events.index(revealed[0])]
        assert not any("4" in str(event) for event in told_before if visible_to(event, "bob"))


@pytest.mark.rule("R1.3.3")
def test_entered_bids_are_told_without_their_numbers_and_forgotten_after_the_reveal() -> None:
    """RU029: that a player has entered his bid is public."""
    with bid(bidding(dice=(12, 1)), alice=3) as play:
        entered = play.of(BidEntered)
        assert [event.player for event in entered] == ["alice", "bob"]
        assert all(visible_to(event, None) for event in entered)
        assert play.state.bids == {}


@pytest.mark.rule("R1.3.4")
def test_initiative_is_rolled_anew_every_round() -> None:
    play = bidding(dice=(3, 9))
    play.state.players[PlayerId("alice")].initiative = 99
    with bid(play):
        assert [player.initiative for player in play.state.players.values()] == [3, 9]


# -- rolls ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.4")
def test_initiative_is_a_die_and_2_for_each_command_point() -> None:
    with bid(bidding(players=3, dice=(3, 11, 5)), alice=2, carol=5) as play:
        rolls = [(event.player, event.face, event.initiative) for event in play.of(InitiativeRolled)]
        assert rolls == [("alice", 3, 7), ("bob", 11, 11), ("carol", 5, 15)]
        assert offered(play)[0] == "carol"


@pytest.mark.rule("R1.3.6")
@pytest.mark.vector("V098")
def test_v098_ties_are_thrown_for() -> None:
    """RU027: 7 + 2 and 9 + 0."""
    with bid(bidding(dice=(7, 9, 3, 7)), alice=1) as play:
        assert offered(play) == ("bob", {1, 2})
        assert [player.initiative for player in play.state.players.values()] == [9, 9]


@pytest.mark.rule("R1.3.6")
def test_ties_are_thrown_for_again_until_they_are_broken() -> None:
    """RU027."""
    with bid(bidding(dice=(7, 7, 5, 5, 2, 2, 8, 1))) as play:
        assert offered(play)[0] == "alice"
        rolls = play.of(InitiativeRolled)
        assert [(event.player, event.face) for event in rolls if not event.tie] == [("alice", 7), ("bob", 7)]
        assert [event.face for event in rolls if event.tie] == [5, 5, 2, 2, 8, 1]


@pytest.mark.rule("R1.3.6")
def test_a_tie_throw_orders_only_the_tied() -> None:
    """RU027: Bob and Carol tie at 4; a 12 in their throw does not lift them above Alice's 6."""
    with bid(bidding(players=4, dice=(6, 4, 4, 5, 11, 12))) as play:
        order = []
        while isinstance(play.pending, ChoosePlace):
            order.append(play.pending.player)
            play.answer(min(play.pending.places))
        assert order == ["alice", "dave", "carol"]
        assert play.state.turn_order == ["alice", "dave", "carol", "bob"]


# -- places ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.5")
@pytest.mark.vector("V008")
def test_v008_the_highest_is_offered_the_first_and_the_last_place() -> None:
    with bid(bidding(4, (11, 8, 5, 4))) as play:
        assert offered(play) == ("alice", {1, 4})
        assert [play.refusal(place) is None for place in (0, 1, 2, 3, 4, 5)] == [False, True, False, False, True, False]


@pytest.mark.rule("R1.3.5")
@pytest.mark.vector("V009")
@pytest.mark.vector("V010")
@pytest.mark.parametrize(("taken", "places"), [(1, {2, 4}), (4, {1, 3})])
def test_v009_v010_the_second_is_offered_what_is_left(taken: int, places: set[int]) -> None:
    with bid(bidding(4, (11, 8, 5, 4))) as play:
        play.answer(taken)
        assert offered(play) == ("bob", places)


@pytest.mark.rule("R1.3.5")
@pytest.mark.vector("V011")
@pytest.mark.parametrize(("alice", "bob", "carol"), [(1, 2, {3, 4}), (1, 4, {2, 3}), (4, 1, {2, 3}), (4, 3, {1, 2})])
@pytest.mark.parametrize("lower", [True, False])
def test_v011_the_third_chooses_and_the_last_gets_the_rest(alice: int, bob: int, carol: set[int], lower: bool) -> None:
    with bid(bidding(4, (11, 8, 5, 4))) as play:
        play.answer(alice).answer(bob)
        assert offered(play) == ("carol", carol)
        chosen = min(carol) if lower else max(carol)
        play.answer(chosen)
        rest = (carol - {chosen}).pop()
        places = {"alice": alice, "bob": bob, "carol": chosen, "dave": rest}
        order = sorted(places, key=lambda name: places[name])
        assert isinstance(play.pending, ChooseTurn)
        assert play.pending.player == order[0]
        assert play.state.turn_order == order
        assert [event.order for event in play.of(TurnOrderSet)] == [tuple(order)]
        assert {event.player: event.place for event in play.of(PlaceTaken)} == places


@pytest.mark.rule("R1.3.5")
@pytest.mark.parametrize(("place", "order"), [(1, ["bob", "alice"]), (2, ["alice", "bob"])])
def test_two_players_choose_first_or_second(place: int, order: list[str]) -> None:
    with bid(bidding(dice=(4, 9))) as play:
        assert offered(play) == ("bob", {1, 2})
        play.answer(place)
        assert play.state.turn_order == order
        assert isinstance(play.pending, ChooseTurn)
        assert play.pending.player == order[0]


@pytest.mark.rule("R1.3.5", "R1.3.7")
def test_the_first_turn_of_a_round_is_the_first_players() -> None:
    """Whoever's turn would have come next in the round before."""
    play = bidding(3, (6, 2, 10))
    play.state.next_turn = 2
    with bid(play):
        play.answer(1).answer(2)
        assert isinstance(play.pending, ChooseTurn)
        assert play.pending.player == "carol"


@pytest.mark.rule("R1.3.5")
@pytest.mark.parametrize(
    ("first", "second_offer", "second", "order"),
    [
        (1, {2, 3}, 2, ["carol", "alice", "bob"]),
        (1, {2, 3}, 3, ["carol", "bob", "alice"]),
        (3, {1, 2}, 1, ["alice", "bob", "carol"]),
        (3, {1, 2}, 2, ["bob", "alice", "carol"]),
    ],
)
def test_three_players(first: int, second_offer: set[int], second: int, order: list[str]) -> None:
    with bid(bidding(3, (6, 2, 10))) as play:
        assert offered(play) == ("carol", {1, 3})
        play.answer(first)
        assert offered(play) == ("alice", second_offer)
        play.answer(second)
        assert play.state.turn_order == order


@pytest.mark.rule("R1.3.3", "R1.1.22")
def test_a_defeated_player_neither_bids_nor_gets_a_place() -> None:
    scene = Scene()
    scene.player("carol", 5)
    for number, name in enumerate(NAMES[:3]):
        scene.human(f"{name}-1", name, at=(6 * number, 0))
    scene.edit("bob", defeated=True)
    with scene.play((4, 9), phase=Phase.INITIATIVE) as play:
        bidders = []
        while isinstance(play.pending, BidInitiative):
            bidders.append(play.pending.player)
            play.answer(0)
        assert bidders == ["alice", "carol"]
        assert offered(play) == ("carol", {1, 2})
        play.answer(1)
        assert play.state.turn_order == ["carol", "alice"]
