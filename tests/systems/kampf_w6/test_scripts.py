"""Referee scripts of Kampf W6 hold, say which vectors they show, and wrong ones are told in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.commands import complaint
from tests.systems.scripts import ScriptsHold

FOLDER = Path(__file__).with_name("scripts")
STATION = FOLDER / "station-parry-and-fate.toml"
RECOIL = FOLDER / "quarry-recoil.toml"
LOOKS = ("event", "figure", "player", "game", "sight", "asked", "odds", "way", "worth")


class TestScripts(ScriptsHold):
    folder, system, looks, tag, vectors = FOLDER, "w6", LOOKS, "type", "WV"


@pytest.mark.parametrize(
    ("script", "old", "new", "told"),
    [
        (STATION, 'actor = "brute"', 'actor = "captain"', "there is no figure captain"),
        (STATION, 'id = "medic", at', 'id = "cook", at', "there is no figure cook"),
        (STATION, "actions = 1", "kick = 2", "there is no key kick"),
        (STATION, "actions = 1", "actions = -1", "at least 0"),
        (STATION, '"leader", "gunner", "rookie"]', '"leader", "gunner"]', "each figure of the fight once"),
        (STATION, "actions = 1", "loaded = { pistol = 1 }", "has no pistol"),
        (STATION, "at = [11.0, 12.0]", "at = [90.0, 12.0]", "not stand safely"),
        (STATION, 'actor = "brute"', 'actor = "brute"\ncarried = { gold = "brute" }', "there is no act gold"),
        (RECOIL, '{ event = "RecoilLapsed" }', '{ sight = "veteran", of = "cook" }', "there is no figure cook"),
        (RECOIL, '{ event = "RecoilLapsed" }', '{ odds = { type = "walk" }, figure = "veteran" }', "needs an attack"),
        (RECOIL, '{ event = "RecoilLapsed" }', '{ way = { type = "fly" }, figure = "veteran" }', "this is not a route"),
        (RECOIL, '{ event = "RecoilLapsed" }', '{ worth = "cook", value = 1 }', "there is no figure cook"),
        (RECOIL, '{ event = "RecoilLapsed" }', '{ worth = "The Cook", value = 1 }', ".worth: an id has only"),
        (RECOIL, '{ event = "RecoilLapsed" }', '{ worth = ["The Cook"], value = 1 }', ".worth[0]: an id has only"),
        (RECOIL, '{ event = "RecoilLapsed" }', '{ declare = "resign", by = "bob" }', "resign"),
    ],
)
def test_a_wrong_script_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], script: Path, old: str, new: str, told: str
) -> None:
    text = script.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "script.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert told in complaint(capsys, "referee", str(path))
