"""What a step of the attacker would change about an attack, where looking does not tell it."""

from __future__ import annotations

import pytest

from pb12table.bots.play import make_bots, play, started
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.bot import Ahead
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.measures import FORESIGHT, better_step
from pb12table.systems.kampf_w6.rules.answers import Attack
from pb12table.systems.kampf_w6.rules.data import Stance, WeaponId
from pb12table.systems.pocket_tactics.measures import FORESIGHT as POCKET
from pb12table.systems.pocket_tactics.measures import better_tile
from pb12table.texts.locale import LANGUAGES, Language, Texts
from tests.systems.kampf_w6.scene import Scene, box

A, B = FigureId("a"), FigureId("b")
EN, DE = (Texts(language).of("w6") for language in ("en", "de"))


def test_a_step_out_from_behind_a_wall_is_told_with_what_it_gains() -> None:
    wall = box("wall", 15.0, 17.0, 0.3, 3.1, 1.4)
    state = Scene(wall).figure("a", "alice", 10, 20, "assault-rifle").figure("b", "bob", 20, 20).state()
    attack = Attack(WeaponId("assault-rifle"), B)
    strike = FORESIGHT.strike(state, EN, A, attack)
    assert strike is not None
    found = better_step(state, A, attack)
    assert found is not None
    side, length, some = found
    assert side == "left", "the wall ends at the left"
    assert 0.0 < length <= 2.0
    assert some > strike.some
    (line,) = FORESIGHT.changes(state, EN, strike)
    assert "to the left" in line
    assert f"{round(100 * some)} % to wound instead of {round(100 * strike.some)}" in line
    assert "nach links" in next(iter(FORESIGHT.changes(state, DE, strike)))


@pytest.mark.parametrize(("stance", "steps"), [(Stance.STANDING, True), (Stance.KNEELING, False), (Stance.PRONE, True)])
def test_who_kneels_is_told_of_no_step(stance: Stance, steps: bool) -> None:
    """Who is prone crawls, who kneels goes nowhere."""
    wall = box("wall", 15.0, 17.0, 0.3, 3.1, 1.4)
    state = Scene(wall).figure("a", "alice", 10, 20, "assault-rifle").figure("b", "bob", 20, 20).state()
    state.figures[A].stance = stance
    found = better_step(state, A, Attack(WeaponId("assault-rifle"), B))
    assert (found is not None) is steps


def test_in_the_open_no_step_changes_anything() -> None:
    state = Scene().figure("a", "alice", 10, 20, "assault-rifle").figure("b", "bob", 20, 20).state()
    strike = FORESIGHT.strike(state, EN, A, Attack(WeaponId("assault-rifle"), B))
    assert strike is not None
    assert FORESIGHT.changes(state, EN, strike) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tile_from_which_an_attack_promises_more_is_told(language: Language) -> None:
    """In the games of a random bot it is said now and then, and what it says is what comes of moving there."""
    setup = load_scenario("the-ford").setup
    texts = Texts(language).of("pocket")
    session = started(setup, "tiles")
    bots = make_bots(["random"], setup, "tiles")
    told: list[str] = []
    while session.pending is not None and len(told) < 5:
        play(session, bots, most=1)
        state = session.state
        for unit in state.units:
            best = POCKET.best(Ahead((), (state,), True), texts, unit)
            found = None if best is None else better_tile(state, texts, best)
            if best is not None and found is not None:
                steps, then = found
                assert steps > 0
                assert then.worth > best.worth
                (line,) = POCKET.changes(state, texts, best)
                told.append(line)
    assert told
    assert all("%" in line for line in told)
