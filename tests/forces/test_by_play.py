"""Values by play: what fights teach of figures, with which error, and where that is asked."""

from __future__ import annotations

import json
from dataclasses import replace
from math import fsum, log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pb12table.files.problems import FileProblem
from pb12table.files.scenario import find_scenario, load_scenario
from pb12table.forces.by_play import (
    PlayValues,
    Strength,
    figure_by_play,
    load_play_values,
    play_values_file,
    shipped_play_values,
    told_by_play,
)
from pb12table.forces.drawn import Wish, drawn_game, drawn_systems
from pb12table.forces.fighting import MOST, Arena, Fight, Kind, arena_of, fight_drawn, fitted, fought
from pb12table.forces.sheets import balance_line, plain_forces
from pb12table.skirmish.faces.forces import ForcesFace
from pb12table.skirmish.ids import PlayerId
from pb12table.systems import known
from pb12table.systems.known import forces
from pb12table.texts.locale import Texts
from tests.forces.test_drawn import SEED, setup_of

KINDS = {name: Kind(value, {f"kind:{name}": 1.0, "quick": float(name in "ab")})
         for name, value in zip("abcdef", (60, 70, 80, 90, 100, 110), strict=True)}  # fmt: skip
TRUTH = {"a": 90.0, "b": 100.0, "c": 60.0, "d": 90.0, "e": 100.0, "f": 70.0}
"""What they are worth in truth: the quick ones more than their values say."""
STEEPNESS = 3.0
SHIPPED = [system for system in drawn_systems() if play_values_file(system).is_file()]


def face_of(system: str) -> ForcesFace:
    face = forces(system)
    assert face is not None
    return face


def shipped(system: str) -> PlayValues:
    values = shipped_play_values(system, face_of(system))
    assert values is not None
    return values


def made_up(count: int) -> tuple[list[Fight], list[float]]:
    """Fights won as often as the truth says."""
    chance, rules = Random(5), {name: float(kind.value) for name, kind in KINDS.items()}
    fights = [fight_drawn(5, number, rules, 0.2) for number in range(count)]
    came = []
    for fight in fights:
        own, other = (fsum(TRUTH[each] for each in force) for force in fight.forces)
        came.append(float(chance.random() < 1.0 / (1.0 + (other / own) ** STEEPNESS)))
    return fights, came


def values_after(count: int) -> tuple[PlayValues, float, float]:
    """What so many made up fights teach, and the log losses of it and of the values by the rules."""
    fights, came = made_up(count)
    lesson = fitted(KINDS, fights, came)
    values = lesson.values(Arena("w6", (), "steady", 1), KINDS, (fights, came), ((), ()))
    return values, values.log_loss, values.by_rules


def test_fights_teach_what_kinds_are_worth_and_how_steeply_chances_rise() -> None:
    values, loss, by_rules = values_after(1500)
    assert loss < by_rules
    assert values.steepness == pytest.approx(STEEPNESS, rel=0.25)
    found = {name: told.by_play for name, told in values.kinds.items()}
    share = fsum(found.values()) / fsum(TRUTH.values())
    assert {name: value / share for name, value in found.items()} == pytest.approx(TRUTH, rel=0.15)
    within = [abs(found[name] / share - TRUTH[name]) <= told.error / share for name, told in values.kinds.items()]
    assert sum(within) >= 5


def test_of_few_fights_many_traits_that_mean_nothing_are_not_believed() -> None:
    chance = Random(3)
    noisy = {name: Kind(kind.value, {**kind.traits, **{f"noise-{number}": chance.random() for number in range(12)}})
             for name, kind in KINDS.items()}  # fmt: skip
    fights, _ = made_up(60)
    lesson = fitted(noisy, fights, [float(chance.random() < 0.5) for _ in fights])
    believed = [abs(float(weight)) for weight in lesson.weights[1:]]
    assert max(believed) < 0.05


def test_more_fights_make_errors_smaller() -> None:
    few, many = values_after(100)[0], values_after(800)[0]
    assert all(many.kinds[name].error < 0.7 * few.kinds[name].error for name in KINDS)


def test_a_kind_is_looked_at_twice_against_such_without_it_at_about_equal_value() -> None:
    rules = {name: float(kind.value) for name, kind in KINDS.items()}
    for number in range(60):
        fight = fight_drawn(1, number, rules, 0.0)
        own, foes = fight.forces
        assert fight == fight_drawn(1, number, rules, 0.0)
        assert fight.kind == "abcdef"[number % 6]
        assert own[:2] == (fight.kind, fight.kind)
        assert fight.kind not in foes
        assert max(map(len, fight.forces)) <= MOST
        first, second = (fsum(rules[each] for each in force) for force in fight.forces)
        assert abs(log(first / second)) < 0.12


@pytest.mark.slow
@pytest.mark.parametrize("system", drawn_systems())
def test_a_fight_is_the_same_again_on_either_side(system: str) -> None:
    arena, kinds = arena_of(system, "aggressive" if system == "pb12" else "learner", 1)
    values = {name: float(kind.value) for name, kind in kinds.items()}
    bands = {name: kind.band for name, kind in kinds.items()}
    for number in (0, 2):
        fight = fight_drawn(1, number, values, 0.0, bands, arena.alike)
        assert fought(arena, fight) == fought(arena, fight)
        assert fought(arena, fight) in (0.0, 0.5, 1.0)


# -- what comes with the program ----------------------------------------------------------------------------------


@pytest.mark.parametrize("system", SHIPPED)
def test_values_by_play_tell_fights_better_than_those_of_the_rules(system: str) -> None:
    values = shipped(system)
    assert values.log_loss < values.by_rules
    for told in values.kinds.values():
        assert 0.0 < told.error < told.by_play


@pytest.mark.parametrize("system", SHIPPED)
def test_games_by_chance_are_even_by_play(system: str) -> None:
    setup, face = setup_of(drawn_game(Wish(system), SEED), system), face_of(system)
    plain = plain_forces(Texts("en").of(system), setup, face)
    first, second = plain["sides"]
    assert first["by_play"]["value"] == pytest.approx(second["by_play"]["value"], rel=0.03)
    assert first["chance"] + second["chance"] == pytest.approx(1.0, abs=1e-3)
    assert first["low"] <= first["chance"] <= first["high"], "the same, if both have the same figures"
    assert "± " in balance_line(Texts("en").of(system), setup, face)
    own = [each["by_play"]["value"] for each in plain["forces"][0]["figures"]]
    assert fsum(own) == pytest.approx(plain["forces"][0]["by_play"]["value"], abs=0.5)


def test_a_value_tells_its_error_and_figures_of_a_kind_err_together() -> None:
    texts = Texts("de").of("w6")
    assert Strength(40.6, 3.7).told(texts) == "im Spiel 41 ± 4"
    values = shipped("w6")
    one, other = (values.strength(80.0, {f"kind:{kind}": 1.0}) for kind in ("brute", "medic"))
    assert values.together([one, one]).value == pytest.approx(2.0 * one.value)
    assert values.together([one, one]).error == pytest.approx(2.0 * one.error)
    assert values.together([one, other]).error < one.error + other.error


def test_a_figure_that_somebody_changed_is_worth_more_when_it_is_better() -> None:
    values = shipped("w6")
    plain, better = values.strength(100.0, {"wounds": 3.0}), values.strength(130.0, {"wounds": 3.0})
    assert better.value > plain.value
    assert values.strength(0.0, {}).value == 0.0
    off = values.strength(100.0, {"kind:unheard-of": 1.0, "wounds": 3.0})
    assert off == plain


def test_chances_are_even_at_equal_values_and_unsure_where_values_are() -> None:
    values = shipped("w6")
    one, other = (values.strength(80.0, {f"kind:{kind}": 1.0}) for kind in ("brute", "medic"))
    assert values.chances(one, one) == (0.5, 0.5, 0.5)
    told, low, high = values.chances(one, other)
    assert low < told < high
    assert values.chances(other, one) == pytest.approx((1.0 - told, 1.0 - high, 1.0 - low))
    assert values.chance(200.0, 100.0) == pytest.approx(1.0 / (1.0 + 0.5**values.steepness))
    assert values.chances(Strength(0.0, 0.0), Strength(5.0, 1.0)) == (0.0, 0.0, 0.0)
    assert values.chances(Strength(5.0, 1.0), Strength(0.0, 0.0)) == (1.0, 1.0, 1.0)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"edition": 99}, "by-play-other-edition"),
        ({"system": "d20"}, "by-play-other-system"),
        ({"covariance": [[1.0]]}, "by-play-none"),
        ({"middle": 0.0}, "by-play-none"),
        ({"steepness": "steep"}, "by-play-none"),
    ],
)
def test_a_file_that_does_not_fit_is_one_sentence(change: dict[str, object], key: str, tmp_path: Path) -> None:
    path = tmp_path / "by-play.json"
    path.write_text(json.dumps(json.loads(play_values_file("w6").read_bytes()) | change), encoding="utf-8")
    with pytest.raises(FileProblem) as told:
        load_play_values(path, "w6", face_of("w6"))
    assert told.value.key == key


def test_a_broken_file_is_told_where_the_value_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "by-play.json"
    path.write_text("{}", encoding="utf-8")
    setup, face = setup_of(drawn_game(Wish("w6"), SEED), "w6"), type(face_of("w6"))()
    monkeypatch.setattr("pb12table.forces.by_play.play_values_file", lambda _: path)
    assert "no file of values by play" in told_by_play(Texts("en").of("w6"), setup, setup.figures[0], face)


def test_what_was_hardly_seen_in_fights_has_no_value_by_play() -> None:
    setup, face, texts = load_scenario(find_scenario("post-road")).setup, face_of("pb12"), Texts("en").of("pb12")
    told = {figure.id: told_by_play(texts, setup, figure, face) for figure in setup.figures}
    horses = [figure.id for figure in setup.figures if figure.profile.vehicle is not None]
    assert horses
    assert not any(told[horse] for horse in horses), "vehicles are never drawn"
    assert all(told[name].startswith("in play") for name in told if name not in horses)


def test_systems_without_traits_know_no_value_by_play() -> None:
    for system in known.SYSTEMS:
        face = forces(system)
        if face is not None and not face.traits_edition:
            assert shipped_play_values(system, face) is None


def bundled(name: str) -> Any:
    return load_scenario(find_scenario(name)).setup


def test_groups_of_minions_have_values_of_their_own_and_count_with_the_characters() -> None:
    setup, face = bundled("warehouse-three"), face_of("fate")
    units = face.units(setup, PlayerId("bob"))
    assert list(units) == ["boilerman", "thugs", "lane-guards", "yard-guards"]
    texts = Texts("en").of("fate")
    worths = [face.figure_worth(texts, setup, unit) for (unit,) in units.values()]
    assert sum(each.value for each in worths if each is not None) == face.worth(texts, setup, PlayerId("bob")).value
    (thugs,) = units["thugs"]
    assert face.traits(setup, thugs)["heads"] == pytest.approx(log(6))
    minion = next(figure for figure in setup.figures if figure.actor == "thugs")
    assert face.figure_worth(texts, setup, minion) is None, "one alone has no value"


def test_of_conflicts_of_words_drawn_fights_teach_nothing() -> None:
    setup, face = bundled("the-harbour-ball"), face_of("fate")
    units = [unit for player in setup.players for row in face.units(setup, player.id).values() for unit in row]
    assert not any(face.traits(setup, unit) for unit in units)
    assert figure_by_play(Texts("en").of("fate"), setup, units[0], face) is None


def test_units_of_a_card_count_one_by_one_and_those_on_the_map_too() -> None:
    setup, face = bundled("lighthouse-rock"), face_of("pocket")
    units = face.units(setup, PlayerId("alice"))
    assert [unit.card.id for unit in units["archer"]] == ["archer"]
    assert sorted(unit.card.id for row in units.values() for unit in row) == [
        "archer",
        "rider",
        "spearman",
        "swordsman",
    ]
    players = tuple(replace(each, army=("archer", "archer")) for each in setup.players)
    assert len(face.units(replace(setup, players=players), PlayerId("alice"))["archer"]) == 2
