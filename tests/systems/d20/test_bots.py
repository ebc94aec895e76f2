"""The bots of the d20 fight: what a fight is worth to them, and what they do where it is plain what to do."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pb12table.bots.play import make_bots, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.request import Dice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.systems.d20.bots.exchanges import Exchanges, worth
from pb12table.systems.d20.bots.lattice import country_of
from pb12table.systems.d20.bots.value import VALUE
from pb12table.systems.d20.rules.asking.answers import Attack, Grapple, Search, UseObject
from pb12table.systems.d20.rules.asking.steps import ChooseStep
from pb12table.systems.d20.rules.creatures import owner
from pb12table.systems.d20.rules.data import Feature, FeatureId, FeatureKind, SecretId, Setup, SideId, Skill
from pb12table.systems.d20.rules.events import ObjectUsed
from pb12table.systems.d20.rules.state import Life, State
from pb12table.systems.d20.system import SYSTEM

DUEL = Path(__file__).with_name("duel.toml")
ARENA = Path(__file__).with_name("arena.toml")
WEST, EAST = PlayerId("west"), PlayerId("east")


@cache
def duel() -> Setup:
    found: Setup = load_scenario(str(DUEL)).setup
    return found


def yard(figures: dict[str, dict[str, Any]], goals: tuple[str, ...] = ()) -> Session[State]:
    """A fight of some creatures in the arena, at the first step of the turns."""
    found: Setup = load_scenario(str(ARENA)).setup
    chosen = tuple(replace(each, **figures[each.id]) for each in found.figures if each.id in figures)
    players = tuple(each for each in found.players if not each.arbiter)
    setup = replace(
        found, figures=chosen, players=players, goals=tuple(goal for goal in found.goals if goal.id in goals)
    )
    return begun(setup)


def begun(setup: Setup) -> Session[State]:
    """A fight at the first step of its turns; until then all is answered by the usual answer."""
    session: Session[State] = started(setup, "bots")
    while not isinstance(request := session.pending, ChooseStep):
        assert request is not None
        assert not isinstance(request, Dice), "dice are thrown by the session"
        session.answer(request.default(session.state))
    return session


def answered(session: Session[State], bot: str, figure: str) -> Any:
    """What a bot does first with a creature, whose turn it is made."""
    while (request := session.pending) is not None:
        player = PlayerId(request.player)
        if isinstance(request, ChooseStep) and request.figure == figure:
            bots = make_bots([bot], session.state.setup, 1)
            return bots[player].answer(SYSTEM.view(session.state, player), request)
        session.answer(request.default(session.state))
    raise AssertionError(figure)


def test_what_one_side_wins_the_other_loses() -> None:
    state = begun(duel()).state
    one, other = worth(state, WEST), worth(state, EAST)
    assert one + other == pytest.approx(1.0)
    assert one > 0.9, "a sellsword against a raider"
    state.figures[FigureId("sellsword")].hit_points = 2
    assert worth(state, WEST) < one
    state.figures[FigureId("raider-3")].life = Life.OUT
    assert (worth(state, WEST), worth(state, EAST)) == (1.0, 0.0)


def test_who_is_far_away_or_hidden_is_less_of_a_danger() -> None:
    state = begun(duel()).state
    sellsword, raider = FigureId("sellsword"), FigureId("raider-3")
    exchanges = Exchanges()
    near = exchanges.loss(state, sellsword, raider)
    state.figures[raider].x, state.figures[sellsword].x = 17.0, 1.0
    far = exchanges.loss(state, sellsword, raider)
    state.figures[raider].hidden_from = {sellsword: 15}
    assert 0.0 < exchanges.loss(state, sellsword, raider) < far < near


@pytest.mark.parametrize("bot", ["plain", "easy", "medium", "hard"])
def test_a_foe_beside_one_is_attacked(bot: str) -> None:
    session = begun(duel())
    answer = answered(session, bot, "sellsword")
    assert isinstance(answer, Attack)
    assert answer.target == "raider-3"


@pytest.mark.parametrize("bot", ["plain", "medium"])
def test_who_can_win_by_leaving_leaves(bot: str) -> None:
    # So far away that the giant does not come through the gate in time.
    setup = yard({"surgeon": {}, "giant": {"at": (16.5, 9.0)}}, ("away",)).state.setup
    session = begun(replace(setup, goals=tuple(replace(goal, number=1) for goal in setup.goals)))
    bots = make_bots([bot], setup, 1)
    while (request := session.pending) is not None and session.state.game_round < 3:
        player = PlayerId(request.player)
        session.answer(bots[player].answer(SYSTEM.view(session.state, player), request))
    assert session.state.figures[FigureId("surgeon")].life is Life.FLED
    assert session.state.outcome is not None


@pytest.mark.parametrize("bot", ["plain", "medium"])
def test_a_thing_is_looked_for_and_used(bot: str) -> None:
    session = yard({"skulker": {"at": (13.0, 9.5), "may_sneak": False}, "shieldbearer": {}}, ("pulled",))
    state, skulker = session.state, FigureId("skulker")
    state.active = skulker
    request = ChooseStep(PlayerId("carol"), skulker)
    answer = make_bots([bot], state.setup, 1)[PlayerId("carol")].answer(state, request)
    assert answer == Search(place=SecretId("chest"))
    state.found[SecretId("chest")] = [SideId("greys")]
    state.figures[skulker].x = 14.0
    answer = make_bots([bot], state.setup, 1)[PlayerId("carol")].answer(state, request)
    assert isinstance(answer, UseObject)


def test_those_built_alike_share_their_ways_and_ways_cost_what_the_rules_say() -> None:
    state = yard({"raider-1": {}, "raider-2": {}, "watchman": {}, "giant": {}}).state
    one, other = (country_of(state, FigureId(each)) for each in ("raider-1", "watchman"))
    assert one is other
    assert one is not country_of(state, FigureId("giant"))
    # The rubble from x = 10 to 12 is dear ground.
    assert one.spread(((12.75, 0.75, 0.0),)).left((9.75, 0.75, 0.0)) == pytest.approx(3.0)
    assert one.spread(((12.75, 3.75, 0.0),)).left((11.25, 3.75, 0.0)) == pytest.approx(2.25)


@pytest.mark.rule("DR48")
@pytest.mark.parametrize("bot", ["plain", "medium"])
def test_who_can_choke_chokes_whom_it_hardly_hurts(bot: str) -> None:
    setup = duel()
    strangler = replace(
        setup.figures[0].profile,
        trained=(Skill.ATHLETICS,),
        proficiency=9,
        features=(Feature(FeatureId("coils"), Label("coils", "coils"), FeatureKind.CHOKE),),
    )
    frail = replace(setup.figures[1].profile, armour_class=30, hit_points=60, minor=False)
    chosen = (replace(setup.figures[0], profile=strangler), replace(setup.figures[1], profile=frail))
    answer = answered(begun(replace(setup, figures=chosen)), bot, "sellsword")
    assert answer == Grapple(FigureId("raider-3"), choke=True)


@pytest.mark.parametrize("bot", ["plain", "medium"])
def test_a_door_on_the_way_is_opened(bot: str) -> None:
    """DR53."""
    setup = yard({"surgeon": {}, "giant": {}}, ("away",)).state.setup
    session = begun(setup)
    bots = make_bots([bot], setup, 1)
    while (request := session.pending) is not None and session.state.game_round < 2:
        player = PlayerId(request.player)
        session.answer(bots[player].answer(SYSTEM.view(session.state, player), request))
    used = [line.event for line in session.log if isinstance(line.event, ObjectUsed)]
    assert [(event.figure, event.thing, event.opened) for event in used] == [("giant", "gate", True)]


def numbers(state: State, player: PlayerId) -> dict[str, float]:
    return dict(zip(VALUE.names, VALUE.features(SYSTEM.view(state, player), player), strict=True))


def test_wounds_and_who_falls_show_in_the_numbers() -> None:
    state = begun(duel()).state.clone()
    sellsword, raider = FigureId("sellsword"), FigureId("raider-3")
    whole = numbers(state, WEST)
    assert whole["health"] > 0.0, "a sellsword against a raider"
    state.figures[sellsword].hit_points = 2
    assert numbers(state, WEST)["health"] < whole["health"]
    assert numbers(state, WEST)["value"] == whole["value"]
    state.figures[raider].life = Life.DYING
    fallen = numbers(state, WEST)
    assert (fallen["count"], fallen["health"]) == (1.0, 1.0)
    assert fallen["dying"] < 0.0


def test_who_is_nearer_to_the_way_out_is_nearer_to_the_goal_unless_a_foe_stands_there() -> None:
    setup = yard({"surgeon": {}, "giant": {"at": (16.5, 9.0)}}, ("away",)).state.setup
    setup = replace(setup, goals=tuple(replace(goal, number=1) for goal in setup.goals))
    state = begun(setup).state.clone()
    surgeon, giant = state.figures[FigureId("surgeon")], state.figures[FigureId("giant")]
    player, found = owner(state, surgeon.id), []
    for x in (11.0, 5.0):
        surgeon.x, surgeon.y = x, 2.0
        found.append(numbers(state, player))
    far, near = found
    assert 0.0 < far["goal-near"] < near["goal-near"]
    assert near["goal-guarded"] == 0.0
    giant.x, giant.y = 1.0, 2.0
    assert numbers(state, player)["goal-guarded"] == 1.0
