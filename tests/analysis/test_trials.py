"""Layouts tried by play: sides swapped, games of bots, and what is more than chance."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from pb12table.analysis.crew import Crew
from pb12table.analysis.layout import Wishes, measured
from pb12table.analysis.plain import plain_trial
from pb12table.analysis.played.games import (
    CannotSwap,
    Game,
    Plan,
    Trial,
    between,
    plan_of,
    played,
    summed,
    swapped,
    tried,
)
from pb12table.files.scenario import check_playable, load_scenario
from pb12table.report.layout_words import Part, Report, difference_line, otherwise_lines
from pb12table.skirmish.ids import Label
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.rules.figures.figures import body
from pb12table.systems.pb12.rules.game.state import Place
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.vehicles.riding import footing, in_the_way
from pb12table.table.motion.falling import stand
from pb12table.texts.locale import Texts
from tests.analysis.layouts import arena, duel
from tests.table.scene import block

COVE, QUAY, HILL = (load_scenario(name).setup for name in ("smugglers-cove", "governors-quay", "abbey-hill"))


# -- sides --------------------------------------------------------------------------------------------------------


def test_swapped_forces_begin_where_the_others_did() -> None:
    turned = swapped(QUAY, QUAY, 1)
    before = {figure.at for figure in QUAY.figures if figure.player == "alice" and figure.at}
    after = {figure.at for figure in turned.figures if figure.player == "bob" and figure.at}
    assert before == after
    entries = {zone.id: zone.players for zone in turned.zones if zone.kind is ZoneKind.ENTRY}
    assert (entries["boats"], entries["upper-gate"]) == (("bob",), ("alice",))
    assert [figure.id for figure in turned.figures] == [figure.id for figure in QUAY.figures]
    check_playable(turned, "turned")


@pytest.mark.parametrize("setup", [COVE, QUAY, HILL], ids=lambda setup: setup.name.en)
def test_everybody_stands_safely_on_every_side(setup: Setup) -> None:
    for turned in range(len(setup.players)):
        state = new_game(swapped(setup, setup, turned))
        for figure in state.figures.values():
            if figure.place is Place.TABLE:
                assert stand(footing(state, figure.id), body(state, figure.id), in_the_way(state, figure.id)).safe


def test_three_forces_go_on_from_side_to_side_and_come_back() -> None:
    first = [figure.at for figure in HILL.figures if figure.player == "alice"]
    places = [[f.at for f in swapped(HILL, HILL, turned).figures if f.player == "alice"] for turned in range(4)]
    assert places[0] == places[3] == first
    assert len({tuple(place) for place in places}) == 3


def test_forces_can_play_on_another_table() -> None:
    moved = swapped(COVE, QUAY)
    assert moved.battlefield == QUAY.battlefield
    assert [figure.id for figure in moved.figures] == [figure.id for figure in COVE.figures]
    assert moved.modules == COVE.modules
    assert {figure.at for figure in moved.figures if figure.at} <= {figure.at for figure in QUAY.figures}


def test_more_figures_than_places_wait_to_enter_or_cannot_play() -> None:
    crowd = swapped(QUAY, COVE)
    waiting = [figure for figure in crowd.figures if figure.at is None]
    assert len(waiting) > 2
    without_entry = replace(COVE, zones=tuple(zone for zone in COVE.zones if zone.kind is not ZoneKind.ENTRY))
    with pytest.raises(CannotSwap, match="no-place-on-side"):
        swapped(QUAY, without_entry)
    with pytest.raises(CannotSwap, match="other-number-of-sides"):
        swapped(HILL, COVE)


# -- games --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_equal_seeds_bring_equal_games_whoever_plays_them() -> None:
    plan = plan_of(COVE, [COVE], "aggressive", 5)
    alone = tried(plan, 2, Crew(0))
    with Crew(2) as crew:
        together = tried(plan, 2, crew)
    assert alone.layouts[0].sides == together.layouts[0].sides
    assert (alone.layouts[0].stood == together.layouts[0].stood).all()
    assert alone.layouts[0].rounds == together.layouts[0].rounds


def test_a_game_is_counted_as_it_went() -> None:
    game = played(plan_of(COVE, [COVE], "aggressive", 5), (0, 1))
    assert game.turned == 1
    assert game.fell.sum() == len(game.losses) <= 6
    assert all(1 <= game_round <= game.rounds for game_round, _ in game.losses)
    assert 0 < game.stood.sum() <= 6 * game.rounds
    assert game.moved.sum() > game.rounds
    for side in range(2):
        assert game.fell[side].sum() == sum(loser == side for _, loser in game.losses)


def a_game(number: int, winners: tuple[int, ...], losses: tuple[tuple[int, int], ...] = (), turned: int = 0) -> Game:
    none = np.zeros((2, 12, 20), dtype=np.int32)
    return Game(0, number, turned, winners, "round-limit", 4, losses, none, none, none, none)


def test_who_shares_a_victory_with_fewer_losses_came_off_better() -> None:
    assert a_game(0, (1,)).better == 1
    assert a_game(0, (0, 1), ((2, 1), (3, 1), (3, 0))).better == 0
    assert a_game(0, (0, 1), ((2, 1), (3, 0))).better is None
    assert a_game(0, ()).better is None


def test_wins_are_counted_by_side_and_by_force() -> None:
    games = [a_game(0, (0,)), a_game(1, (0,), turned=1), a_game(2, (0,)), a_game(3, (0, 1), turned=1)]
    found = summed(arena(), games)
    assert [share.won for share in found.sides] == [3, 0]
    assert [share.won for share in found.forces] == [2, 1]
    assert (found.games, found.decided, found.shared) == (4, 3, 1)
    assert found.favours is None


def test_losses_add_up_over_the_rounds() -> None:
    games = [a_game(0, (0,), ((1, 1), (3, 1))), a_game(1, (1,), ((3, 0),))]
    assert summed(arena(), games).losses == ((0.0, 0.0, 0.5, 0.5), (0.5, 0.5, 1.0, 1.0))


def counted(first: int, second: int, games: int = 60) -> Trial:
    """A trial of two layouts on which the first side won so many games."""
    layouts = [
        summed(arena(), [a_game(number, (int(number >= won),)) for number in range(games)]) for won in (first, second)
    ]
    return between(Plan((), "aggressive", 1), (layouts[0], layouts[1]))


def test_only_a_difference_beyond_chance_is_called_so() -> None:
    assert not counted(30, 32).is_more_than_chance
    far = counted(20, 45)
    assert far.is_more_than_chance
    assert far.difference is not None
    assert far.difference.low is not None
    assert far.difference.low > 0.0
    assert far.layouts[0].favours == 1
    assert far.layouts[1].favours == 0


def test_a_second_kind_of_player_disagrees_where_no_share_is_both() -> None:
    first, other, like = counted(20, 45), counted(50, 45), counted(25, 45)
    assert replace(first, second=like).seen_otherwise(0) is None
    assert replace(first, second=None).seen_otherwise(0) is None
    against = replace(first, second=other)
    assert against.seen_otherwise(0) == 0, "it sees the first side best, of which a third was won"
    assert against.seen_otherwise(1) is None
    (line,) = otherwise_lines(Texts("en"), report_of(against), against)
    assert line == (
        "Bold players see Yard otherwise: West’s side came off better in 83 % (72 to 91 %) of the decided ones among "
        "their 60 games."
    )
    assert plain_trial(against, [("yard", arena()), ("wood", arena())])["second"]["layouts"][0]["disagrees"]


def test_a_second_kind_of_player_plays_a_part_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(((arena(), arena()),), "random", 1, "random")
    assert Plan(plan.setups, "random", 1).games_of_second(100) == 0
    assert (plan.games_of_second(100), plan.games_of_second(31)) == (25, 0)
    monkeypatch.setattr("pb12table.analysis.played.games.FEWEST", 1)
    heard: list[tuple[int, int]] = []
    trial = tried(plan, 4, Crew(0), told=lambda _, done, whole: heard.append((done, whole)))
    assert trial.second is not None
    assert (trial.layouts[0].games, trial.second.layouts[0].games) == (4, 1)
    assert heard[-1] == (5, 5)


def told(trial: Trial, language: str = "en") -> str:
    """What a report says of the difference between the layouts of a trial."""
    return difference_line(Texts(language), report_of(trial), trial)


def report_of(trial: Trial) -> Report:
    """A report on two layouts with the games of a trial."""
    measured_once = measured(arena(), Wishes(4.0), Crew(0))
    parts = [
        Part(name, replace(arena(), name=Label(name, name)), measured_once, tried)
        for name, tried in zip(("Yard", "Wood"), trial.layouts, strict=True)
    ]
    return Report(tuple(parts), trial, 1.0, "1")


def test_the_difference_is_told_with_both_shares_and_in_percentage_points() -> None:
    assert told(counted(20, 45)).startswith(
        "The layouts differ by more than chance: West’s side came off better in 33 % of the games decided on Yard, "
        "and in 75 % on Wood. That is 42 percentage points more; the true difference lies between +24 and +56 "
        "percentage points with 95 % certainty, and the chance"
    )
    assert "in 58 % on Wood. That is 8 percentage points less" in told(counted(40, 35))
    assert "That is 1 percentage point more" in told(counted(50, 51, 100))
    assert "Das sind 0,5 Prozentpunkte weniger" in told(counted(101, 100, 200), "de")
    assert "in 50.02 % on Wood. That is 0.02 percentage points more" in told(counted(2500, 2501, 5000))


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "The games show no difference between the layouts: on both West’s side came off better in 50 % "),
     ("de", "Zwischen den Spielfeldern zeigen die Spiele keinen Unterschied: Auf beiden schnitt die Seite von West")],
)  # fmt: skip
def test_no_difference_is_told_as_none(language: str, words: str) -> None:
    line = told(counted(30, 30), language)
    assert line.startswith(words)
    assert "±0" not in line
    assert "−17" in line
    assert "+17" in line


# -- what layouts are worth ---------------------------------------------------------------------------------------

GAMES = 120
"""Enough to set the two layouts apart: with 60 games each, chance alone can still explain the difference."""


@pytest.fixture(scope="module")
def by_play() -> Trial:
    """A mirrored yard, and the same with a wall before the western side alone."""
    mirrored, walled = duel(), duel(block("wall", 3.4, 1.5, 3.7, 8.5, height=1.5))
    with Crew(2) as crew:
        return tried(plan_of(mirrored, [mirrored, walled], "aggressive", 3), GAMES, crew)


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_a_mirrored_layout_comes_out_as_fair_within_the_interval(by_play: Trial) -> None:
    fair = by_play.layouts[0]
    assert fair.favours is None
    low, high = fair.sides[0].estimate.low, fair.sides[0].estimate.high
    assert low is not None
    assert high is not None
    assert low < 0.5 < high


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_a_wall_before_one_side_alone_does_not_come_out_as_fair(by_play: Trial) -> None:
    walled = by_play.layouts[1]
    assert walled.favours == 0
    assert by_play.is_more_than_chance


def test_the_first_turn_and_the_side_are_told_apart() -> None:
    """The west wins whether it begins or not: then the first turn, which changes, wins half of the games."""
    games = [replace(a_game(number, (0,)), first=number % 2) for number in range(8)]
    turns = summed(arena(), games).turns
    assert (turns.first.better, turns.first.estimate.count, turns.always) == (4, 8, None)
    assert [each.value for each in (*turns.beginning, *turns.following)] == [1.0, 0.0, 1.0, 0.0]
    same = summed(arena(), [replace(game, first=1) for game in games]).turns
    assert (same.always, same.first.better, same.beginning[0].count) == (1, 0, 0)
    nobody = summed(arena(), [replace(game, first=None) for game in games]).turns
    assert (nobody.always, nobody.first.estimate.count) == (None, 0)


@pytest.mark.parametrize("scenario", ["smugglers-cove", "the-ford-at-noon"])
def test_it_is_known_who_began(scenario: str) -> None:
    setup = load_scenario(scenario).setup
    game = played(plan_of(setup, [setup], "random", 3), (0, 0))
    assert game.first in range(len(setup.players))
