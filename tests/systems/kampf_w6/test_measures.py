"""What layouts are measured with, who is put there to look, and what games on them count.  WR10, WR21."""

from __future__ import annotations

import pytest

from pb12table.kernel.request import Refusal
from pb12table.skirmish.faces.measures import Mark, OddsFound, Placing, Wish
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.kampf_w6.measures import MEASURES
from pb12table.systems.kampf_w6.rules.answers import Attack, Walk
from pb12table.systems.kampf_w6.rules.data import FireMode, Stance, StandingOrder, WeaponId
from pb12table.systems.kampf_w6.rules.events import AttackDeclared, FigureMoved, FigureOut, RoundEnded
from pb12table.systems.kampf_w6.rules.sequence import new_game
from pb12table.systems.kampf_w6.rules.state import TracePlace
from pb12table.texts.layouts import barred_line
from pb12table.texts.locale import Texts
from tests.systems.kampf_w6.scene import Scene, box

A, B = FigureId("a"), FigureId("b")
assert MEASURES.layout is not None
assert MEASURES.figures is not None
assert MEASURES.trials is not None
LAYOUT, FIGURES, TRIALS = MEASURES.layout, MEASURES.figures, MEASURES.trials


@pytest.mark.rule("WR10")
def test_a_person_pays_for_heights_and_not_for_ledges() -> None:
    setup = Scene(box("wall", 10, 0, 0.5, 60, 1.0), box("ledge", 30, 0, 1, 60, 0.2)).figure("a", "alice", 5, 5).setup()
    over, way = LAYOUT.walk(setup, (5.0, 30.0, 0.0), (15.0, 30.0, 0.0), 60.0)
    assert over == pytest.approx(10.0 + 2 * 2 * 1.0, abs=0.05), "up and down a metre"
    assert way[0] == (5.0, 30.0, 0.0)
    free, _ = LAYOUT.walk(setup, (25.0, 30.0, 0.0), (35.0, 30.0, 0.0), 60.0)
    assert free == pytest.approx(10.0, abs=0.05)
    none, here = LAYOUT.walk(setup, (5.0, 30.0, 0.0), (15.0, 30.0, 0.0), 12.0)
    assert (none, here) == (None, ((5.0, 30.0, 0.0),))


@pytest.mark.rule("WR21")
def test_levels_of_cover_are_how_much_lower_the_target_number_is() -> None:
    setup = Scene().figure("a", "alice", 5, 5).setup()
    shares = (0.0, 0.0499, 0.05, 0.39, 0.40, 0.69, 0.70, 0.99, 0.995, 1.0)
    assert [LAYOUT.cover(setup, share, ()) for share in shares] == [0, 0, 1, 1, 2, 2, 3, 3, None, None]
    assert (LAYOUT.person.stature.height, LAYOUT.person.aim_at(1.8), LAYOUT.step_cost(setup)) == (1.8, 1.62, 1.0)


@pytest.mark.rule("WR14", "W017", "W048")
@pytest.mark.vector("WV71")
@pytest.mark.parametrize("walking", [False, True])
@pytest.mark.parametrize("mode", [None, *FireMode])
def test_wv71_odds_in_a_mode_and_on_a_walk_are_those_of_the_fight(mode: FireMode | None, walking: bool) -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", shooting=3)
    scene.figure("b", "bob", 20, 20, standing_order=StandingOrder.NEVER)
    assert MEASURES.odds is not None
    wishes: dict[str, Wish] = {} if mode is None else {"mode": mode.value}
    found = MEASURES.odds.odds(scene.state(), A, B, "assault-rifle", wishes | ({"walking": True} if walking else {}))
    assert isinstance(found, OddsFound)
    attack = Attack(WeaponId("assault-rifle"), B, mode)
    act = Walk(((11.0, 20.0),), attack, 0.0) if walking else attack
    declared = scene.play(*[1] * 6).answer(act).last(AttackDeclared)
    assert (found.target_number, found.modifiers) == (declared.target_number, declared.modifiers)
    hits = dict(found.shares)["hits"]
    if declared.target_number > 6:
        assert (declared.dice, hits[0], found.p_check, found.p_out) == (0, 1.0, 0.0, 0.0)
    else:
        assert found.checks == declared.dice
        assert sum(count * share for count, share in enumerate(hits)) == pytest.approx(found.checks * found.p_check)


@pytest.mark.rule("W045", "WR09")
def test_odds_in_a_mode_that_is_not_there_or_on_a_walk_that_cannot_be() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", "pistol", stance=Stance.KNEELING)
    state = scene.figure("b", "bob", 20, 20).state()
    assert MEASURES.odds is not None
    for weapon, wish, why in (
        ("pistol", {"mode": "full"}, ("W045", "no-such-mode")),
        ("assault-rifle", {"mode": "burst"}, ("W045", "unknown-mode")),
        ("assault-rifle", {"mode": 3}, ("W045", "unknown-mode")),
        ("assault-rifle", {"walking": True}, ("WR09", "needs-stance")),
    ):
        found = MEASURES.odds.odds(state, A, B, weapon, wish)
        assert isinstance(found, Refusal)
        assert (found.rule, found.reason) == why


def test_a_profile_of_the_content_is_put_where_nobody_stands() -> None:
    setup = FIGURES.with_a_player(Scene().setup())
    ghost = FIGURES.with_figure(setup, "gunner", FigureId("ghost"), PlayerId("alice"), 90.0, "the ghost")
    assert ghost is not None
    put = FIGURES.put(ghost, FigureId("ghost"), (7.0, 8.0), 0.0)
    found = put.figure_by_id[FigureId("ghost")]
    assert (found.at, found.z, found.facing, found.weapons[0].id) == ((7.0, 8.0), 0.0, 90.0, "machine-gun")
    assert FIGURES.with_figure(setup, "dragon", FigureId("ghost"), PlayerId("alice"), 0.0, "the ghost") is None


def test_forces_are_placed_and_counted_on_another_layout() -> None:
    forces = Scene().figure("a", "alice", 5, 5).figure("b", "bob", 50, 50).setup()
    other = Scene(box("house", 20, 20, 5, 5, 3.0), width=40.0).setup()
    assert TRIALS.bound(forces) is None
    placed = TRIALS.placed(forces, other, (), {A: Placing((9.0, 9.0), 45.0, 0.0), B: None})
    state = new_game(placed)
    assert (placed.battlefield.width, state.figures[A].at, state.figures[B].at[:2]) == (40.0, (9.0, 9.0, 0.0), (50, 50))
    assert TRIALS.stature(placed, A).height == 1.8
    marks = [(each.mark, each.figure) for each in TRIALS.traces(state, RoundEnded(game_round=1))]
    assert marks == [(Mark.STOOD, A), (Mark.STOOD, B)]
    trace = (TracePlace(9.0, 9.0, 0.0, Stance.STANDING), TracePlace(9.0, 10.0, 0.0, Stance.STANDING))
    (moved,) = TRIALS.traces(state, FigureMoved(figure=A, kind="walk", trace=trace, length=1.0))
    assert (moved.mark, moved.at) == (Mark.MOVED, (9.0, 10.0, 0.0))
    (fell,) = TRIALS.traces(state, FigureOut(figure=B))
    assert (fell.mark, fell.figure) == (Mark.FELL, B)


@pytest.mark.rule("WR10")
def test_what_stops_a_figure_is_told_in_metres() -> None:
    """A rise and a drop count alike: what is too high to get up to is too deep to come down from."""
    scene = Scene(box("rock", 20, 20, 3, 3, 1.4)).figure("a", "alice", 5, 5)
    state = new_game(scene.setup())
    assert MEASURES.walking is not None
    ((lack,),) = MEASURES.walking.barred(state, A, (21.5, 21.5), None, lambda: False)
    assert (lack.kind, lack.names, dict(lack.details)) == (
        "high", ("rock",), {"found": 1.4, "needed": 1.0, "lacks": 0.4}
    )  # fmt: skip
    assert "1.4 m" in barred_line(Texts("en").of("w6"), state.setup, (lack,))
    assert [shut.why[0].names for shut in MEASURES.walking.shut(state, A)] == [("rock",)]
