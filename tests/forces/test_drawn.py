"""Games by chance: the same for everybody with the same seed, even in ground and value, and ready to be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from pb12table.files.content import load_content
from pb12table.files.scenario import check_playable, scenario_of
from pb12table.forces import drawn
from pb12table.forces.by_play import force_by_play
from pb12table.forces.drawn import ALIKE, FIGURES, Size, Wish, aims_of, drawn_game, drawn_systems, kinds_of
from pb12table.layouts.chance.generate import generated
from pb12table.skirmish.ids import PlayerId
from pb12table.systems import known
from pb12table.texts.locale import Texts

PATH = Path("drawn.toml")
SEED = 47


def setup_of(document: dict[str, Any], system: str) -> Any:
    return scenario_of(document, load_content(system), PATH).setup


def profiles(document: dict[str, Any], player: str) -> list[str]:
    return [figure["profile"] for figure in document["figure"] if figure["player"] == player]


@pytest.mark.parametrize("system", drawn_systems())
def test_a_game_is_playable_even_and_the_same_again(system: str) -> None:
    document = drawn_game(Wish(system), SEED)
    assert drawn_game(Wish(system), SEED) == document
    setup = setup_of(document, system)
    check_playable(setup, PATH)
    face = known.forces(system)
    assert face is not None
    texts = Texts("en").of(system)
    by_play = [force_by_play(texts, setup, (player.id,), face) for player in setup.players]
    by_rules = [float(face.worth(texts, setup, player.id).value) for player in setup.players]
    first, second = (told.value if told else value for told, value in zip(by_play, by_rules, strict=True))
    assert first == pytest.approx(second, rel=face.even)
    for player in setup.players:
        own = profiles(document, player.id)
        assert abs(len(own) - FIGURES["small"]) <= 1
        assert all(own.count(profile) <= ALIKE for profile in own)


@pytest.mark.parametrize("size", get_args(Size))
def test_a_larger_game_has_more_figures_on_a_larger_table(size: Size) -> None:
    document = drawn_game(Wish("w6", size), SEED)
    assert len(profiles(document, "alice")) == FIGURES[size]
    entries = {zone["players"][0]: zone["rectangle"] for zone in document["zone"] if zone["kind"] == "entry"}
    for figure in document["figure"]:
        x, y, width, depth = entries[figure["player"]]
        assert x <= figure["at"][0] <= x + width
        assert y <= figure["at"][1] <= y + depth


def test_what_is_fought_for_is_as_wished() -> None:
    assert aims_of("d20") == ["defeat"]
    ground = drawn_game(Wish("w6", aim="ground"), SEED)
    assert [zone["id"] for zone in ground["zone"] if zone["kind"] == "contest"] == ["middle"]
    assert ground["rules"]["at_the_limit"] == "points"
    defeat = drawn_game(Wish("w6", aim="defeat"), SEED)
    assert not [zone for zone in defeat["zone"] if zone["kind"] == "contest"]
    assert {drawn_game(Wish("w6"), seed).get("rules") is None for seed in range(4)} == {True, False}


def test_the_kind_of_ground_is_as_wished(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def noted(kind: str, *rest: Any) -> dict[str, Any]:
        asked.append(kind)
        return generated(kind, *rest)

    monkeypatch.setattr(drawn, "generated", noted)
    drawn_game(Wish("w6", kind="trenches"), SEED)
    assert {*asked} == {"trenches"}
    asked.clear()
    for seed in range(4):
        drawn_game(Wish("pb12"), seed)
    assert len({*asked}) > 1


def test_nobody_drives_into_a_game_by_chance() -> None:
    for seed in range(2):
        setup = setup_of(drawn_game(Wish("pb12", "large"), seed), "pb12")
        assert not setup.vehicles
        assert all(player.command_points > FIGURES["large"] for player in setup.players)


def test_every_player_has_figures() -> None:
    setup = setup_of(drawn_game(Wish("d20"), SEED), "d20")
    assert {figure.player for figure in setup.figures} == {PlayerId("alice"), PlayerId("bob")}


@pytest.mark.parametrize("system", drawn_systems())
def test_every_kind_of_ground_that_is_offered_can_be_made(system: str) -> None:
    """Of trenches d20 has hardly any terrain: of eight seeds five made none."""
    for kind in kinds_of(system):
        assert drawn_game(Wish(system, kind=kind), SEED)["terrain"]
    assert ("trenches" in kinds_of(system)) is (system != "d20")
