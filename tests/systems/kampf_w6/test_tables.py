"""What the bots of Kampf W6 keep of a position is what the rules say of it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pb12table.bots.play import make_bots, play, started
from pb12table.files.scenario import load_scenario
from pb12table.systems.kampf_w6.bots.tables import OUT, Tables, gain_of
from pb12table.systems.kampf_w6.rules.attack_plan import (
    all_attacks,
    attack_odds,
    attack_refusal,
    figure_value,
    plan_attack,
)
from pb12table.systems.kampf_w6.rules.data import FigureSetup
from pb12table.systems.kampf_w6.rules.figures import data, is_fighting
from pb12table.systems.kampf_w6.rules.state import State
from tests.systems.kampf_w6.scene import Scene


def fighting(state: State) -> list[FigureSetup]:
    return [figure for figure in state.setup.figures if is_fighting(state, figure.id)]


@pytest.mark.parametrize("scenario", ["petrol-station", "quarry"])
def test_attacks_from_the_tables_are_those_of_the_rules_with_their_sums(scenario: str) -> None:
    setup = load_scenario(scenario).setup
    session = started(setup, "tables", 2, digests=False)
    bots, tables, compared = make_bots(["steady"], setup, "tables", 2), Tables(), 0
    for _ in range(24):
        play(session, bots, 4)
        state = session.state
        for figure in fighting(state):
            found = tables.weighed(state, figure.id, OUT)
            assert [attack for _, attack in found] == list(all_attacks(state, figure.id))
            for gain, attack in found:
                assert attack_refusal(state, figure.id, attack) is None
                assert gain == gain_of(state, figure.id, attack)
                compared += 1
    assert compared > 100


def test_a_gain_is_the_share_of_what_is_left_and_the_chance_to_put_out() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle").figure("b", "bob", 20, 20, "pistol", wounds=1)
    state = scene.play(actor="a").state
    figure = state.setup.figures[0].id
    for gain, attack in Tables().weighed(state, figure, 0.25):
        odds = attack_odds(plan_attack(state, figure, attack))
        target = data(state, attack.target)
        left = target.profile.wound_limit - 1
        share = min(Fraction(1), odds.mean_wounds / left)
        whole = figure_value(target) * (Fraction(3, 4) * share + odds.at_least(left, 1) / 4)
        assert gain == pytest.approx(float(whole))


def test_who_has_moved_is_looked_at_anew() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "knife").figure("b", "bob", 20, 20, "knife")
    state, tables = scene.play(actor="a").state, Tables()
    figure = state.setup.figures[0].id
    assert tables.weighed(state, figure, OUT) == []
    state.figures[figure].x = 19.0
    assert tables.weighed(state, figure, OUT)
