"""Walking, running, crawling, stances and falls.  W016 to W019, WR06, WR08 to WR11."""

from __future__ import annotations

from dataclasses import replace
from math import cos, radians, sin

import pytest

from pb12table.skirmish.ids import FigureId, Label
from pb12table.systems.kampf_w6.rules.acts import ChooseReaction
from pb12table.systems.kampf_w6.rules.answers import (
    Attack,
    ChangeStance,
    Crawl,
    EndTurn,
    Reload,
    Run,
    ScenarioAct,
    Walk,
    WalkOn,
)
from pb12table.systems.kampf_w6.rules.attack import fall
from pb12table.systems.kampf_w6.rules.data import Stance, TakeAct, WeaponId
from pb12table.systems.kampf_w6.rules.events import ArmourRolled, CoverRolled, FigureFell, FigureMoved, HitsRolled
from tests.systems.kampf_w6.scene import ALWAYS, Play, Scene, box, call, weapon

A, B = FigureId("a"), FigureId("b")
PISTOL = WeaponId("pistol")


def alone(*pieces: object, **figure: object) -> Play:
    """A figure at (5, 30) with another far away."""
    scene = Scene(*pieces)  # type: ignore[arg-type]
    scene.figure("a", "alice", 5, 30, "pistol", **figure)  # type: ignore[arg-type]
    return scene.figure("b", "bob", 55, 30, "pistol").play()


@pytest.mark.rule("W017")
@pytest.mark.rule("W018")
@pytest.mark.rule("W019")
@pytest.mark.vector("WV12")
@pytest.mark.parametrize(
    ("act", "stance", "metres", "rule"),
    [
        (Walk, Stance.STANDING, 3.0, "W017"),
        (Run, Stance.STANDING, 6.0, "W018"),
        (Crawl, Stance.PRONE, 1.5, "W019"),
    ],
)
def test_wv12_how_far_a_figure_goes(
    act: type[Walk] | type[Run] | type[Crawl], stance: Stance, metres: float, rule: str
) -> None:
    play = alone(stance=stance)
    assert play.why(act(((5 + metres, 30.0),))) is None
    assert play.why(act(((5 + metres + 0.001, 30.0),))) == (rule, "way-too-long")


@pytest.mark.rule("W019")
@pytest.mark.vector("WV13")
@pytest.mark.parametrize(
    ("act", "speed", "stance", "metres"),
    [
        (Crawl, 5, Stance.PRONE, 2.5),
        (Walk, -1, Stance.STANDING, 1.0),
        (Run, -1, Stance.STANDING, 2.0),
        (Crawl, -1, Stance.PRONE, 0.5),
    ],
)
def test_wv13_fractions_count_and_a_slow_figure_moves_a_little(
    act: type[Walk] | type[Run] | type[Crawl], speed: int, stance: Stance, metres: float
) -> None:
    play = alone(stance=stance, speed=speed)
    assert play.why(act(((5 + metres, 30.0),))) is None
    assert play.refusal(act(((5 + metres + 0.001, 30.0),))) is not None


@pytest.mark.rule("W017")
@pytest.mark.vector("WV14")
def test_wv14_the_trace_of_a_way() -> None:
    scene = Scene().figure("a", "alice", 5, 30, "pistol").figure("b", "bob", 15, 30, "pistol", **ALWAYS)
    play = scene.play().answer(Walk(((6.2, 30.0), (6.2, 31.8))))
    assert play.state.current_act is not None
    places = [(place.x, place.y) for place in play.state.current_act.trace]
    assert places == [(5, 30), (6.0, 30.0), (6.2, 30.0), (6.2, 31.0), (6.2, 31.8)]
    assert play.last(FigureMoved).length == pytest.approx(3.0)
    shot = [Attack(PISTOL, A, None, place) for place in range(6)]
    assert [play.why(each) for each in shot] == [None] * 5 + [("WR11", "no-such-place")]
    assert play.why(Attack(PISTOL, A)) == ("WR11", "no-place-chosen")


@pytest.mark.rule("WR42", "W017", "W027")
@pytest.mark.vector("WV68")
def test_wv68_the_place_of_a_further_act_is_a_place_of_the_trace() -> None:
    """In the order of the way, once, and where the way leads out and back on the leg that it is on."""
    scene = Scene().figure("a", "alice", 5, 30, "pistol").figure("b", "bob", 15, 30, "pistol", **ALWAYS)
    shot = Attack(PISTOL, B)

    def seen(path: tuple[tuple[float, float], ...], at: float | None) -> tuple[list[tuple[float, float]], int | None]:
        act = scene.play(1, 1).answer(Walk(path, shot, at)).state.current_act
        assert act is not None
        return [(place.x, place.y) for place in act.trace], act.spot

    bent = ((5.5, 30.0), (7.0, 30.0))
    assert seen(bent, 1.0) == ([(5, 30), (5.5, 30), (6, 30), (6.5, 30), (7, 30)], 2)
    assert seen(bent, 0.5) == ([(5, 30), (5.5, 30), (6.5, 30), (7, 30)], 1)
    assert seen(bent, 0.0) == ([(5, 30), (5.5, 30), (6.5, 30), (7, 30)], 0)
    assert seen(bent, None) == ([(5, 30), (5.5, 30), (6.5, 30), (7, 30)], 3)
    assert seen(((6.5, 30.0), (5.0, 30.0)), 2.25) == ([(5, 30), (6, 30), (6.5, 30), (5.75, 30), (5.5, 30), (5, 30)], 3)


@pytest.mark.rule("WR42")
def test_a_way_that_comes_back_to_where_something_was_done_is_gone_to_its_end() -> None:
    scene = Scene().figure("a", "alice", 5, 30, "pistol").figure("b", "bob", 15, 30, "pistol")
    play = scene.play(1, 1).answer(Walk(((6.0, 30.0), (7.0, 30.0), (6.0, 30.0)), Attack(PISTOL, B), 1.0))
    assert [event.length for event in play.events(FigureMoved)] == [1.0, 2.0]
    assert play.figure("a").at == (6.0, 30.0, 0.0)


@pytest.mark.rule("W018")
@pytest.mark.vector("WV15")
def test_wv15_walking_needs_standing_and_crawling_prone() -> None:
    assert alone(stance=Stance.KNEELING).why(Walk(((6.0, 30.0),))) == ("WR09", "needs-stance")
    assert alone(stance=Stance.PRONE).why(Walk(((6.0, 30.0),))) == ("WR09", "needs-stance")
    assert alone().why(Crawl(((6.0, 30.0),))) == ("WR09", "needs-stance")
    assert alone().why(ChangeStance(Stance.STANDING)) == ("WR09", "already-so")
    assert alone().why(Walk(())) == ("W017", "no-way")


@pytest.mark.rule("W017")
@pytest.mark.vector("WV16")
def test_wv16_a_ledge_is_free_and_a_block_is_not() -> None:
    play = alone(box("ledge", 6, 29, 1, 2, 0.2), box("block", 7, 29, 2, 2, 1.0), speed=4)
    assert play.why(Walk(((7.4, 30.0),))) is None
    assert play.why(Walk(((7.5, 30.0),))) == ("W017", "way-too-long")
    play.answer(Walk(((7.4, 30.0),)))
    assert play.figure("a").at == (7.4, 30.0, 1.0)


@pytest.mark.rule("W017", "W019", "WR10")
def test_what_stands_farther_on_than_a_figure_gets_is_not_in_the_way() -> None:
    hedge = box("hedge", 9, 29, 1, 2, 1.0, standable=False)
    assert alone(hedge, speed=9).why(Walk(((12.0, 30.0),))) == ("WR10", "in-the-way")
    assert alone(hedge, speed=2).why(Walk(((12.0, 30.0),))) == ("W017", "way-too-long")
    assert alone(hedge, speed=2, stance=Stance.PRONE).why(Crawl(((12.0, 30.0),))) == ("W019", "way-too-long")


@pytest.mark.rule("W017")
@pytest.mark.parametrize("first", [0.3, 0.5, 0.7, 1.0])
def test_a_ledge_is_free_wherever_a_piece_of_the_way_ends(first: float) -> None:
    """Over a ledge of 0.2 up and down again a way costs its plan length, 3.0, however it is cut."""
    ledge = box("ledge", 6, 29, 1, 2, 0.2)
    play = alone(ledge)
    for path in [((8.0, 30.0),), ((5 + first, 30.0), (8.0, 30.0))]:
        assert play.why(Walk(path)) is None
        assert play.why(Walk((*path[:-1], (8.002, 30.0)))) == ("W017", "way-too-long")
    assert play.why(Walk(((5.9, 30.0), (8.0, 30.0)))) == ("WR10", "no-safe-stand")
    prone = alone(ledge, stance=Stance.PRONE)
    assert prone.why(Crawl(((6.5, 30.0),))) is None
    # Cut every metre from 5.9 on, a piece ends half on the ledge: its edge is at 6.
    half = Scene(box("ledge", 6, 29, 4, 2, 0.2)).figure("a", "alice", 4.9, 30).figure("b", "bob", 55, 30).play()
    assert half.why(Walk(((7.9, 30.0),))) is None
    assert half.why(Walk(((7.902, 30.0),))) == ("W017", "way-too-long")


@pytest.mark.rule("W017")
def test_a_leg_over_the_corner_of_a_block_comes_down_behind_it() -> None:
    """The feet pass 0.1 beside a block of 0.8: up and down again, 2.0 + 2 x (0.8 + 0.8) metres."""
    corner = box("corner", 6, 30.1, 0.2, 2, 0.8)
    play = alone(corner, speed=6)
    assert play.why(Walk(((7.0, 30.0),))) is None
    play.answer(Walk(((7.0, 30.0),)))
    assert play.figure("a").at == (7.0, 30.0, 0.0)
    assert not play.events(FigureFell)
    assert alone(corner, speed=5).why(Walk(((7.0, 30.0),))) == ("W017", "way-too-long")
    assert alone(corner, speed=5).why(Walk(((6.8, 30.0),))) is None
    assert alone(corner, speed=5).why(Walk(((6.802, 30.0),))) == ("W017", "way-too-long")
    # Along a long block nothing holds the feet that pass beside it.
    long = box("long", 6, 30.1, 3, 2, 0.8)
    assert alone(long, speed=6).why(Walk(((7.0, 30.0),))) == ("WR10", "in-the-way")


@pytest.mark.rule("W017")
def test_a_way_does_not_end_half_over_an_edge_that_can_be_stepped_down() -> None:
    terrace = Scene(box("terrace", 2, 26, 4, 8, 0.8)).figure("a", "alice", 5, 30, z=0.8).figure("b", "bob", 50, 30)
    play = terrace.play()
    assert play.why(Walk(((6.0, 30.0),))) is None
    assert play.why(Walk(((6.1, 30.0),))) == ("WR10", "no-safe-stand")
    assert play.why(Walk(((6.3, 30.0),))) is None
    # 1.4 along and 0.8 down are 3.0 metres.
    assert play.why(Walk(((6.4, 30.0),))) is None
    assert play.why(Walk(((6.402, 30.0),))) == ("W017", "way-too-long")


@pytest.mark.rule("W027")
@pytest.mark.vector("WV14")
def test_the_trace_of_a_way_over_a_block_has_its_heights() -> None:
    low = box("low", 6.5, 29, 1.0, 2, 0.5)
    scene = Scene(low).figure("a", "alice", 5, 30, "pistol", speed=6).figure("b", "bob", 15, 30, "pistol", **ALWAYS)
    play = scene.play().answer(Walk(((9.0, 30.0),)))
    assert play.state.current_act is not None
    places = [place.at for place in play.state.current_act.trace]
    assert places == [(5, 30, 0), (6, 30, 0), (7, 30, 0.5), (8, 30, 0), (9, 30, 0)]
    assert play.last(FigureMoved).length == pytest.approx(4.0)


@pytest.mark.rule("W017")
def test_what_bars_a_way() -> None:
    high = box("high", 6, 29, 2, 2, 1.2)
    assert alone(high).why(Walk(((7.0, 30.0),))) == ("WR10", "too-high")
    assert alone(box("hedge", 6, 29, 2, 2, 1.0, standable=False)).why(Walk(((7.0, 30.0),))) == ("WR10", "in-the-way")
    low = box("low", 6, 29, 2, 2, 0.5)
    assert alone(low, stance=Stance.PRONE).why(Crawl(((6.3, 30.0),))) == ("WR10", "no-climbing-when-prone")
    play = Scene().figure("a", "alice", 5, 30).figure("b", "bob", 7, 30).play()
    assert play.why(Walk(((8.0, 30.0),))) == ("WR35", "figure-in-the-way")
    assert alone().why(Run(((-0.5, 30.0),))) == ("", "off-the-table")
    deep = Scene(box("terrace", 2, 26, 4, 8, 1.5)).figure("a", "alice", 5, 30, z=1.5).figure("b", "bob", 50, 30).play()
    assert deep.why(Walk(((7.5, 30.0),))) == ("WR10", "too-deep")


@pytest.mark.rule("W016")
def test_no_room_to_stand_up() -> None:
    ceiling = box("roof", 3, 28, 4, 4, 0.3, base=1.0)
    play = alone(ceiling, stance=Stance.PRONE)
    assert play.why(ChangeStance(Stance.STANDING)) == ("WR09", "no-room")


@pytest.mark.rule("W013")
@pytest.mark.rule("W017")
@pytest.mark.vector("WV17")
def test_wv17_a_shot_on_a_walk_is_harder() -> None:
    scene = Scene().figure("a", "alice", 5, 30, weapon("heavy-pistol", accuracy=1))
    play = scene.figure("b", "bob", 20, 30, "pistol", wound_limit=9).play(5)
    play.answer(Walk(((7.0, 30.0),), Attack(WeaponId("heavy-pistol"), B), 1.0))
    rolled = play.last(HitsRolled)
    assert (rolled.target_number, rolled.hits) == (5, 1)
    assert play.figure("a").actions == 3
    assert play.figure("a").at == (7.0, 30.0, 0.0)
    assert [(event.trace[0].x, event.trace[-1].x) for event in play.events(FigureMoved)] == [(5, 6.0), (6.0, 7.0)]
    assert isinstance(play.asked, ChooseReaction)


@pytest.mark.rule("W017")
@pytest.mark.vector("WV18")
def test_wv18_what_cannot_be_done_on_a_walk() -> None:
    scene = Scene(box("hut", 8.3, 28, 2, 4, 2.6)).figure("a", "alice", 5, 30, "machine-gun", loaded={"machine-gun": 0})
    taking = TakeAct("take-papers", Label("", ""), "hut")
    scene.acts = (replace(taking, while_walking=False), replace(taking, id="knock"))
    play = scene.figure("b", "bob", 20, 30).play()
    path = ((8.0, 30.0),)
    assert play.why(Walk(path, ScenarioAct("knock"))) is None
    assert play.why(Walk(path, Reload(WeaponId("machine-gun")))) == ("WR06", "too-dear-while-walking")
    assert play.why(Walk(path, ScenarioAct("take-papers"))) == ("WR06", "not-while-walking")
    assert play.why(Walk(path, None, 1.0)) == ("WR06", "nothing-to-do-there")
    assert play.why(Walk(path, ChangeStance(Stance.KNEELING), 9.0)) == ("WR06", "beyond-the-way")
    for further in (Run(path), WalkOn(path), Crawl(path)):
        assert play.why(Walk(path, further)) == ("WR06", "no-second-way")
    with pytest.raises(ValueError, match=r"Expected|Invalid"):
        play.asked.decode({"type": "walk", "path": [[8.0, 30.0]], "further": "knife"})


@pytest.mark.rule("W017")
@pytest.mark.vector("WV19")
def test_wv19_kneeling_at_the_end_of_a_walk() -> None:
    play = alone()
    kneel, path = ChangeStance(Stance.KNEELING), ((8.0, 30.0),)
    assert play.why(Walk(path, kneel, 1.0)) == ("WR06", "stance-at-the-end")
    play.answer(Walk(path, kneel))
    assert (play.figure("a").stance, play.figure("a").actions) == (Stance.KNEELING, 3)


@pytest.mark.rule("W017")
@pytest.mark.vector("WV20")
def test_wv20_the_walkers_own_armour_is_not_worse() -> None:
    scene = Scene().figure("a", "alice", 5, 30, "pistol", wears="leather")
    play = scene.figure("b", "bob", 15, 30, "pistol").play(6, 1, 6)
    play.answer(Walk(((7.0, 30.0),)), Attack(PISTOL, A, None, 2))
    rolled = play.last(ArmourRolled)
    assert (rolled.target_number, rolled.saved) == (6, 1)


@pytest.mark.vector("WV63")
def test_wv63_a_fall_hits_against_armour_only() -> None:
    state = Scene().figure("a", "alice", 5, 30, wears="leather").figure("b", "bob", 50, 30).state()
    _, events = call(state, fall, A, (5.0, 30.0, 0.0), 3.2, dice=(6, 5))
    rolled = next(event for event in events if isinstance(event, ArmourRolled))
    assert (rolled.hits, rolled.target_number, rolled.saved) == (2, 6, 1)
    assert state.figures[A].wounds == 1
    assert not any(isinstance(event, CoverRolled) for event in events)


@pytest.mark.rule("WR36")
def test_who_ends_a_way_over_an_edge_falls() -> None:
    terrace = box("terrace", 2, 26, 4, 8, 3.0)
    scene = Scene(terrace).figure("a", "alice", 5, 30, z=3.0).figure("b", "bob", 50, 30)
    play = scene.play(1, 1).answer(Walk(((6.2, 30.0),)))
    fell = play.last(FigureFell)
    assert (fell.fallen, fell.hits) == (3.0, 2)
    assert play.figure("a").wounds == 2
    assert play.figure("a").z == 0.0
    assert play.why(EndTurn()) is None
    assert scene.play().why(Walk(((6.2, 30.0),), ChangeStance(Stance.PRONE))) == ("WR10", "no-safe-stand")


def test_ways_of_all_directions_end_where_they_say() -> None:
    play = alone()
    for angle in range(0, 360, 30):
        goal = (round(5 + 3 * cos(radians(angle)), 3), round(30 + 3 * sin(radians(angle)), 3))
        assert play.why(Walk((goal,))) is None


@pytest.mark.rule("WR39")
def test_a_fallen_runner_is_shot_at_where_it_landed() -> None:
    """From below, close to the wall, only the foot of the terrace is seen."""
    terrace = box("terrace", 2, 26, 4, 8, 4.0)
    scene = Scene(terrace).figure("a", "alice", 5, 30, z=4.0, wound_limit=9)
    play = scene.figure("b", "bob", 6.4, 34, "pistol").play(1, 1, 1).answer(Run(((6.2, 30.0),)))
    assert play.state.current_act is not None
    landed = play.state.current_act.trace[-1]
    assert (landed.at, play.figure("a").at) == ((6.25, 30.0, 0.0),) * 2
    last = len(play.state.current_act.trace) - 1
    assert play.why(Attack(PISTOL, A, None, last)) is None
    assert play.why(Attack(PISTOL, A, None, 0)) == ("WR21", "no-sight-line")


@pytest.mark.rule("WR36")
@pytest.mark.parametrize(("height", "jumps"), [(1.5, True), (3.0, False)])
def test_a_harmless_jump_is_worth_a_look(height: float, jumps: bool) -> None:
    terrace = box("terrace", 2, 26, 4, 8, height)
    play = Scene(terrace).figure("a", "alice", 5, 30, z=height).figure("b", "bob", 50, 30).play()
    east = [hint for hint in play.asked.hints(play.state) if isinstance(hint, Walk) and hint.path[-1][0] > 6.0]
    assert bool(east) is jumps
    if jumps:
        play.answer(Walk(east[0].path))
        assert (play.last(FigureFell).hits, play.figure("a").z) == (0, 0.0)
