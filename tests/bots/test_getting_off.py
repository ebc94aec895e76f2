"""Bots steer nothing: who sits on a coach, a cart or a gun carriage gets off and goes on foot, riders stay."""

from __future__ import annotations

import math

import pytest

from pb12table.bots.marching import March, sits_idle
from pb12table.bots.play import make_bots
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.pb12.aboard import vehicle_of
from pb12table.pb12.answers import Activate
from pb12table.pb12.profiles import FigureId, PlayerId
from pb12table.pb12.requests import ChooseTurn
from pb12table.pb12.setup import new_game
from pb12table.pb12.view import view
from pb12table.systems import SYSTEMS

PIKEMAN, RIDER = FigureId("pikeman"), FigureId("outrider")


@pytest.mark.parametrize("name", ["aggressive", "careful"])
def test_who_sits_on_a_cart_that_nobody_steers_gets_off(name: str) -> None:
    setup = load_scenario("post-road").setup
    session = Session(SYSTEMS["pb12"], new_game(setup), SeededDice(3))
    bots = make_bots([name], setup, 1)
    acted = False
    assert vehicle_of(session.state, PIKEMAN) is not None
    while session.pending is not None:
        request = session.pending
        if isinstance(request, ChooseTurn) and acted:
            break
        if isinstance(request, ChooseTurn) and request.player == "alice":
            acted = True
            session.answer(Activate(PIKEMAN))
            continue
        player = PlayerId(request.player)
        session.answer(bots[player].answer(view(session.state, player), request))
    assert vehicle_of(session.state, PIKEMAN) is None


def test_a_rider_stays_on_a_horse_that_goes_by_itself() -> None:
    state = new_game(load_scenario("post-road").setup)
    assert sits_idle(state, PIKEMAN)
    assert not sits_idle(state, RIDER)
    assert March(state, PIKEMAN).left() < math.inf
    assert March(state, RIDER).left() == math.inf
