"""Law: the log accounts for every point, and nobody does what he cannot; also when players leave in the middle."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, strategies

from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.figures.figures import body, has_status, is_able_to_act, value
from pb12table.systems.pb12.rules.game.answers import GiveUp
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import Activation, Place, State, Status
from pb12table.systems.pb12.rules.movement.move_options import is_standing
from pb12table.systems.pb12.rules.preparations.blocks import VehiclePart
from pb12table.systems.pb12.rules.preparations.profiles import AskCards, Attribute, Setup, StandingOrder, When
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.table.motion.contact import bodies_overlap
from tests.laws.ledger import Ledger, WatchedDice
from tests.laws.skirmishes import arbitrary, begun, chance_of, companies, examples, gamblers, seeds, three, watch
from tests.systems.pb12.scene import CARDS, Scene
from tests.systems.pb12.stables import RING, coach, rider

LEAVING = 0.01
"""How likely somebody gives up before an answer."""


@cache
def tavern() -> Setup:
    """Four players with leaders and cards around a coach with riders of three of them; everybody is always asked."""
    players = ("alice", "bob", "carol", "dave")
    scene = Scene(width=14.0, depth=14.0, origin=(0.0, 0.0), round_limit=3, players=dict.fromkeys(players, 4))
    scene.standing_order = StandingOrder(When.ALWAYS)
    scene.leaders = {player: f"{player}-0" for player in players}
    coach(scene, "coach", "alice", (4, 7), points=(0, 1, 1), data={"parts": (VehiclePart(RING, 0.0, 0.5, open=True),)})
    rider(scene, "driver", "bob", (5, 7), tech=4, items=["pistol"], ranged=4)
    rider(scene, "guest", "carol", (2.6, 7.6), items=["grenade"], ranged=4)
    corners = {"alice": (2, 3), "bob": (10, 3), "carol": (10, 10), "dave": (3, 11)}
    for player, (x, y) in corners.items():
        scene.human(f"{player}-0", player, (x, y), items=["cutlass"], melee=4, command=1, nerve=4, points=(1, 1, 1))
        scene.human(f"{player}-1", player, (x + 1.5, y), items=["twin-gun"], ranged=5, nerve=2)
        scene.human(f"{player}-2", player, None, items=["knife"], melee=3)
    scene.zone("entry", (0, 0), (14, 14), players)
    scene.zone("exit", (0, 0), (14, 14), players)
    scene.zone("contest", (5, 5), (11, 11), players)
    scene.decks = {player: [card.id for card in CARDS] for player in players}
    return scene.setup()


def opened(setup: Setup, seed: int) -> Session[State]:
    """A game in which some wait with Delayed markers, everybody holds cards and is asked for them after each die."""
    session = begun(setup, seed)
    chance = chance_of(seed)
    for player in session.state.players.values():
        player.hand, player.deck = player.deck[:5], player.deck[5:]
        player.ask_cards = AskCards.ALWAYS
    for figure in session.state.figures.values():
        if figure.place is Place.TABLE and not is_vehicle(session.state, figure.id) and chance.random() < 0.5:
            figure.statuses[Status.DELAYED] = 2
    session.dice = WatchedDice(session)
    return session


setups = strategies.sampled_from((three, watch, companies, gamblers, tavern)).map(lambda make: make())


@pytest.mark.law("ledger")
@pytest.mark.rule("R1.1.8", "R1.1.22", "R1.3.7", "R1.3.10", "R1.3.19", "R1.6.1", "RU024", "RU026")
@given(setups, seeds)
@examples(12)
def test_the_log_accounts_for_every_point(setup: Setup, seed: int) -> None:
    session, chance = opened(setup, seed), chance_of(seed + 1)
    ledger = Ledger(session)
    for _ in arbitrary(session, chance_of(seed)):
        ledger.follow()
        left = [player.id for player in session.state.players.values() if not player.defeated]
        if len(left) > 2 and chance.random() < LEAVING:
            session.declare(chance.choice(left), GiveUp())
            ledger.follow()
        check_who_is_asked(session)
        check_statuses(session.state)
        if isinstance(session.pending, ChooseTurn):
            check_between_turns(session.state)
    ledger.follow()


def check_who_is_asked(session: Session[State]) -> None:
    """R1.1.22: the defeated take no further part, and have nothing left but vehicles that others may take over."""
    state, request = session.state, session.pending
    assert request is not None
    assert not state.players[PlayerId(request.player)].defeated
    for figure in state.figures.values():
        if state.players[figure.controller].defeated and figure.place is not Place.REMOVED:
            assert is_vehicle(state, figure.id)
            assert figure.place is Place.TABLE


def check_statuses(state: State) -> None:
    """What excludes each other: R1.10.7, R4.1.5; a removed figure has none (R1.10.1)."""
    for figure in state.figures.values():
        assert not (figure.done and figure.activation is not Activation.NONE)
        if figure.place is Place.REMOVED:
            assert not figure.statuses
            continue
        assert Status.MOVED not in figure.statuses or not has_status(state, figure.id, Status.STATIC)
        delayed = figure.statuses.get(Status.DELAYED, 0)
        assert not delayed or is_able_to_act(state, figure.id)
        assert delayed <= max(value(state, figure.id, Attribute.ACTION_POINTS), 0)


def check_between_turns(state: State) -> None:
    """Nobody is active, all AP are used up, everybody stands, and nobody stands where another does."""
    there = [figure.id for figure in state.figures.values() if figure.place is Place.TABLE]
    for figure in state.figures.values():
        assert figure.activation is Activation.NONE
        assert (figure.action_points, figure.movement_points, figure.load) == (0, 0, None)
    assert [figure for figure in there if not is_standing(state, figure)] == []
    people = [figure for figure in there if not is_vehicle(state, figure)]
    assert [pair for pair in combinations(people, 2) if overlap(state, *pair)] == []


def overlap(state: State, one: FigureId, other: FigureId) -> bool:
    return bodies_overlap(body(state, one), body(state, other))
