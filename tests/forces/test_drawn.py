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
from pb12table.forces.fighting import fight_drawn
from pb12table.layouts.chance.generate import generated
from pb12table.skirmish.faces.forces import ForcesFace
from pb12table.skirmish.ids import PlayerId
from pb12table.systems import known
from pb12table.texts.locale import Texts

PATH = Path("drawn.toml")
SEED = 47
ON_TERRAIN = [system for system in drawn_systems() if kinds_of(system)]


def setup_of(document: dict[str, Any], system: str) -> Any:
    return scenario_of(document, load_content(system), PATH).setup


def profiles(document: dict[str, Any], player: str) -> list[str]:
    return [figure["profile"] for figure in document["figure"] if figure["player"] == player]


def kinds(setup: Any, face: ForcesFace, player: PlayerId) -> list[dict[str, float]]:
    """What a force is made of, one by one, by what is told of it: figures, cards or groups."""
    return [dict(face.traits(setup, unit)) for row in face.units(setup, player).values() for unit in row]


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
        own = kinds(setup, face, player.id)
        assert abs(len(own) - FIGURES["small"]) <= 1
        assert all(own.count(kind) <= ALIKE for kind in own)


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


@pytest.mark.parametrize("system", ON_TERRAIN)
def test_every_kind_of_ground_that_is_offered_can_be_made(system: str) -> None:
    """Of trenches d20 has hardly any terrain: of eight seeds five made none."""
    for kind in kinds_of(system):
        assert drawn_game(Wish(system, kind=kind), SEED)["terrain"]
    assert ("trenches" in kinds_of(system)) is (system != "d20")


@pytest.mark.parametrize("size", ["small", "large"])
def test_a_map_of_tiles_is_the_same_after_half_a_turn_and_larger_for_more_units(size: Size) -> None:
    for seed in range(4):
        document = drawn_game(Wish("pocket", size), seed)
        tiles = {tuple(tile["at"]): (tile["terrain"], tile.get("feature")) for tile in document["tile"]}
        assert len(tiles) == {"small": 19, "large": 37}[size]
        assert all(tiles[-q, -r] == what for (q, r), what in tiles.items())
        first, second = (tuple(player["feature_at"]) for player in document["player"])
        assert first == (-second[0], -second[1])
        assert tiles[first][1] == "city"
    content = load_content("pocket")
    for player in document["player"]:
        assert {content.units[card].faction for card in player["army"]} == {player["faction"]}
        limit = document.get("rules", {}).get("army_limit", 50)
        assert sum(content.units[card].points for card in player["army"]) <= limit


def test_a_scene_is_the_same_after_half_a_turn_with_a_place_for_each_side() -> None:
    for seed in range(4):
        document = drawn_game(Wish("fate"), seed)
        width, depth = document["table"]["width"], document["table"]["depth"]
        zones = {tuple(zone["rectangle"]): zone["id"] for zone in document["zone"]}
        turned = {
            zones[x, y, w, d]: zones[round(width - x - w, 3), round(depth - y - d, 3), w, d] for x, y, w, d in zones
        }
        assert turned["west"] == "east"
        borders = {frozenset(link["between"]): link["border"] for link in document["link"]}
        assert all(borders[frozenset(map(turned.get, pair))] == border for pair, border in borders.items())
        setup = setup_of(document, "fate")
        assert {figure.player: figure.at[0] < width / 2 for figure in setup.figures} == {"alice": True, "bob": False}


def test_a_force_of_a_drawn_fight_is_of_one_band_and_has_no_more_of_a_kind_than_may_be() -> None:
    values = dict(zip("abcdefgh", (60.0, 70.0, 80.0, 90.0, 60.0, 70.0, 80.0, 90.0), strict=True))
    bands = {name: "first" if name < "e" else "second" for name in values}
    fights = [fight_drawn(1, number, values, 0.2, bands, 2) for number in range(40)]
    for fight in fights:
        for force in fight.forces:
            assert len({bands[each] for each in force}) == 1
            assert max(map(force.count, force)) <= 2
    assert {bands[fight.forces[0][0]] == bands[fight.forces[1][0]] for fight in fights} == {True, False}
