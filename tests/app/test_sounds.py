"""What is heard: each event makes its sounds once, as it begins to be shown; without a device the game goes on."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import wave
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numpy as np
import pygame
import pytest

from pb12table.app.play.playback import MOST_AT_ONCE, SORTS, SOUNDS, VOLUMES, Playback, Speaker, ears, heard
from pb12table.app.screens.settings_screen import SettingsScreen
from pb12table.files.content import load_content
from pb12table.files.places import assets_folder
from pb12table.files.scenario import load_scenario
from pb12table.kernel.game import Event
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.playback import SWING, Prompter, sort_of
from pb12table.systems.kampf_w6.scene import SHOTS
from pb12table.systems.known import SYSTEMS, scene
from pb12table.systems.pb12.files.building import block_of
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.events import CardsDrawn
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.preparations.profiles import Block, BlockId, CardId, Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.scene.playback import sounds_of
from pb12table.window.kit.keys import (
    SOUND_SORTS,
    SOUND_VOLUMES,
    Settings,
    SoundSort,
    SoundVolume,
    read_settings,
    settings_file,
)
from tests.app.helpers import Hand, open_game

FOLDER = assets_folder() / "sounds"
SYSTEMS_FOLDER = assets_folder().parent / "pb12table" / "systems"


def _maker() -> ModuleType:
    place = importlib.util.spec_from_file_location("make_sounds", assets_folder() / "make_sounds.py")
    assert place is not None
    assert place.loader is not None
    module = importlib.util.module_from_spec(place)
    place.loader.exec_module(module)
    return module


def _values(path: Path) -> Any:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
        return np.frombuffer(file.readframes(file.getnframes()), dtype="<i2").astype(np.int64)


def heard_of(state: Any, happened: Iterable[Event], viewer: str | None = None) -> dict[str, float]:
    """What is heard where events begin at one moment."""
    prompter = Prompter(scene(state.setup.system))
    return heard(state, [prompter.cue(state, event) for event in happened], viewer)


@pytest.fixture
def state() -> State:
    return new_game(load_scenario("smugglers-cove").setup)


def _figures(state: State) -> tuple[FigureId, ...]:
    return tuple(state.figures)


# -- the files ------------------------------------------------------------------------------------------------


def test_every_sound_has_a_file_and_every_file_is_a_sound() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(SOUNDS) == set(_maker().SOUNDS)
    assert len(set(SOUNDS)) == len(SOUNDS)


def test_the_files_are_those_that_are_made() -> None:
    maker = _maker()
    for name, (make, loudest) in maker.SOUNDS.items():
        kept = _values(FOLDER / f"{name}.wav")
        made = np.frombuffer(maker.written(make(), loudest), dtype="<i2").astype(np.int64)
        assert len(made) == len(kept), name
        assert int(np.abs(made - kept).max()) <= 2, name


@pytest.mark.parametrize("name", SOUNDS)
def test_sounds_are_short_and_neither_faint_nor_cut_off(name: str) -> None:
    values = _values(FOLDER / f"{name}.wav")
    assert 0.2 <= len(values) / 22050 <= 2.5
    assert 0.25 * 32767 <= np.abs(values).max() < 32767
    assert abs(float(values.mean())) < 0.002 * 32767
    assert np.abs(values[-20:]).max() < 0.01 * 32767


# -- which sounds -----------------------------------------------------------------------------------------------


def _said_by(name: str) -> set[str]:
    """What the scene of a system gives as sounds, as far as its source says so itself."""
    folder, found = SYSTEMS_FOLDER / type(scene(name)).__module__.split(".")[2], set[str]()
    for path in (path for path in folder.rglob("*.py") if "scene" in str(path.relative_to(folder))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and "sound" in node.name:
                given = (each.value for each in ast.walk(node) if isinstance(each, ast.Return) and each.value)
                words = (one.value for value in given for one in ast.walk(value) if isinstance(one, ast.Constant))
                found |= {word for word in words if isinstance(word, str) and word}
    return found


def test_each_game_makes_only_sounds_that_there_are_and_dice_of_its_own() -> None:
    said = {name: _said_by(name) for name in SYSTEMS}
    assert all(sounds <= set(SOUNDS) for sounds in said.values()), said
    dice = [{sound for sound in sounds if sort_of(sound) == "dice"} for sounds in said.values()]
    assert [len(each) for each in dice] == [1] * len(SYSTEMS)
    assert len(set.union(*dice)) == len(SYSTEMS)


def test_every_sound_is_made_by_something() -> None:
    found = set.union(*(_said_by(name) for name in SYSTEMS)) | {SWING}
    weapons = (path.read_text(encoding="utf-8") for path in assets_folder().rglob("*.toml"))
    found |= {sound for text in weapons for sound in re.findall(r'^sound = "(.+)"', text, re.MULTILINE)}
    found |= set(SHOTS.values())
    assert found == set(SOUNDS)


def _moved(figure: FigureId) -> events.FigureMoved:
    return events.FigureMoved(
        figure=figure, option="horizontal", start=(1.0, 1.0, 0.0), end=(2.0, 1.0, 0.0), movement_points=1
    )


WEAPONS: Final = {
    "shot": (
        "pistol", "duelling-pistols", "twin-gun", "blunderbuss", "musket", "bayonet-musket", "rifle", "hunting-rifle",
    ),
    "bow": ("short-bow", "longbow"),
    "bow-crossbow": ("crossbow",),
    "throw": ("sling", "javelins", "throwing-knives", "grenade"),
    "blade": (
        "sword", "cutlass", "rapier", "short-sword", "knife", "boarding-axe", "great-sword", "spear", "bayonet",
        "halberd",
    ),
    "blow": ("club", "wrench", "crowbar", "fists", "brawler", "hooves"),
    "blast": ("field-gun-barrel",),
}  # fmt: skip


@pytest.mark.parametrize("sound", WEAPONS)
def test_weapons_sound_like_what_they_are(state: State, sound: str) -> None:
    content = load_content()
    setup = state.setup
    figure = _figures(state)[0]
    for weapon in WEAPONS[sound]:
        block = block_of(content.items[weapon])
        assert block.is_ranged_weapon or block.is_melee_weapon, weapon
        state.setup = _armed(setup, figure, block)
        succeeded = events.AttackSucceeded(figure=figure, weapon=BlockId(weapon), target=None, successes=1)
        assert sounds_of(state, succeeded) == (sound,), weapon
        failed = events.AttackFailed(figure=figure, weapon=BlockId(weapon))
        assert sounds_of(state, failed) == ((sound, "miss") if block.is_ranged_weapon else (SWING,)), weapon


def _armed(setup: Setup, figure: FigureId, block: Block) -> Setup:
    armed = tuple(replace(each, blocks=(block,)) if each.id == figure else each for each in setup.figures)
    return replace(setup, figures=armed)


def test_every_weapon_of_the_program_is_among_them() -> None:
    listed = {weapon for weapons in WEAPONS.values() for weapon in weapons}
    blocks = [block_of(item) for item in load_content().items.values()]
    assert listed == {str(block.id) for block in blocks if block.is_ranged_weapon or block.is_melee_weapon}


def test_only_pistols_of_w6_sound_like_pistols() -> None:
    weapons = load_content("w6").weapons
    assert {name for name, sound in SHOTS.items() if sound == "shot-pistol"} == {
        name for name in weapons if name.endswith("pistol")
    }
    assert set(SHOTS) <= set(weapons)


def test_vehicles_roll_and_others_walk() -> None:
    state = new_game(load_scenario("post-road").setup)
    vehicle = state.setup.vehicles[0]
    walker = next(figure for figure in state.figures if figure not in state.setup.vehicles)
    assert sounds_of(state, _moved(vehicle)) == ("wheels",)
    assert sounds_of(state, _moved(walker)) == ("steps",)


def test_a_check_without_a_die_is_silent(state: State) -> None:
    figure = _figures(state)[0]
    check = events.CheckMade(
        figure=figure, kind="panic-check", rule="R1.4.27", target_number=25, modifiers=(), face=None, passed=False
    )
    assert sounds_of(state, check) == ()


def test_what_happens_to_somebody_is_heard_from_where_he_is(state: State) -> None:
    west, east = _figures(state)[0], _figures(state)[-1]
    width = state.setup.battlefield.width
    for figure, x in ((west, 0.0), (east, width)):
        state.figures[figure].place, state.figures[figure].x = Place.TABLE, x
    hit = events.DamagePointsUsed(figure=west, free=0, light=1, heavy=0)
    out = events.FigureWentOutOfAction(figure=east, at=(1.0, 1.0, 0.0), rule="R1.5.3")
    assert heard_of(state, [hit, out]) == {"out": 1.0, "hit": 0.0}
    assert heard_of(state, [events.TurnBegan(player=PlayerId("alice"))]) == {"turn": 0.5}
    state.figures[west].place = Place.STAGING
    assert heard_of(state, [hit]) == {"hit": 0.5}


def test_what_only_some_may_know_is_not_heard(state: State) -> None:
    drawn = CardsDrawn(player=PlayerId("alice"), number=1, cards=(CardId("luck"),))
    assert list(heard_of(state, [drawn])) == ["card"]
    secret = CardsDrawn(player=PlayerId("alice"), number=1, cards=(CardId("luck"),), audience=("alice",))
    assert heard_of(state, [secret]) == {}


def test_the_same_sound_is_made_once_and_the_gravest_come_first(state: State) -> None:
    figure = _figures(state)[0]
    die = events.InitiativeRolled(player=PlayerId("alice"), face=3, initiative=4)
    fell = events.FigureFell(figure=figure, start=(1.0, 1.0, 3.0), end=(1.0, 1.0, 0.0), height=3.0)
    assert list(heard_of(state, [die, die, fell, _moved(figure)])) == ["fall", "dice", "steps"]


def test_ears_hear_the_nearer_side_louder() -> None:
    assert ears(0.5, 0.6) == (0.6, 0.6)
    left, right = ears(0.0, 1.0)
    assert left == 1.0
    assert 0.0 < right < 0.5
    assert ears(1.0, 1.0) == (right, left)


# -- when they are played ----------------------------------------------------------------------------------------


class Listener(Speaker):
    """Hears what is played."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[str] = []

    def play(self, sounds: Mapping[str, float], volume: SoundVolume) -> None:
        self.played += sounds


def _listening(speed: str) -> tuple[Hand, Listener, Playback[State], FigureId]:
    """A game whose events are about to be heard, and one of its figures."""
    hand = open_game(dice_speed=speed)
    listener = hand.program.speaker = Listener()
    hand.play_to(ChooseTurn)
    hand.game.skip()
    listener.played.clear()
    playback = hand.game.controller.playback
    playback.begin()
    return hand, listener, playback, next(iter(hand.session.state.figures))


@pytest.mark.parametrize("speed", ["none", "fast"])
def test_events_are_heard_once_as_they_begin(speed: str) -> None:
    hand, listener, playback, figure = _listening(speed)
    for event in (_moved(figure), _moved(figure)):
        playback.queue.append(event)
    playback.queue.append(events.DamagePointsUsed(figure=figure, free=0, light=1, heavy=0))
    hand.frames(40)
    assert not playback.queue
    # At once, the two steps are one sound.
    assert listener.played == (["hit", "steps"] if speed == "none" else ["steps", "steps", "hit"])


def test_what_is_skipped_is_not_heard() -> None:
    hand, listener, playback, figure = _listening("slow")
    playback.queue += [_moved(figure), events.BlockReloaded(figure=figure, block=BlockId("x"), resources=1, charges=1)]
    hand.frames(1)
    hand.game.skip()
    hand.frames(5)
    assert listener.played == ["steps"]


# -- the speaker ---------------------------------------------------------------------------------------------------


@pytest.fixture
def mixer() -> Any:
    yield pygame.mixer
    pygame.mixer.quit()


def test_the_most_important_sounds_are_played_as_loud_as_set(mixer: Any) -> None:
    speaker = Speaker()
    everything = dict.fromkeys(SOUNDS, 0.5)
    speaker.play(everything, "quiet")
    channels = [mixer.Channel(number) for number in range(mixer.get_num_channels())]
    busy = [channel for channel in channels if channel.get_busy()]
    assert len(busy) == MOST_AT_ONCE
    assert [channel.get_sound().get_length() for channel in busy] == pytest.approx(
        [len(_values(FOLDER / f"{name}.wav")) / 22050 for name in SOUNDS[:MOST_AT_ONCE]], abs=0.01
    )
    assert not speaker.is_silent


def test_no_device_is_opened_when_nothing_is_to_be_heard(mixer: Any) -> None:
    mixer.quit()
    speaker = Speaker()
    speaker.play({"dice": 0.5}, "none")
    speaker.play({}, "loud")
    assert mixer.get_init() is None


def test_without_a_device_the_game_goes_on_and_the_error_stream_stays_empty(
    mixer: Any, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    mixer.quit()
    asked = []

    def refused(**wanted: int) -> None:
        asked.append(wanted)
        os.write(2, b"ALSA lib confmisc.c: cannot find card '0'\n")
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", refused)
    speaker = Speaker()
    speaker.play({"dice": 0.5}, "loud")
    speaker.play({"dice": 0.5}, "loud")
    assert speaker.is_silent
    assert len(asked) == 1
    os.write(2, b"heard again\n")
    assert capfd.readouterr().err == "heard again\n"


def test_a_missing_file_silences_the_program_only(mixer: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("pb12table.app.play.playback.assets_folder", lambda: tmp_path)
    speaker = Speaker()
    speaker.play({"dice": 0.5}, "loud")
    assert speaker.is_silent


# -- the setting -----------------------------------------------------------------------------------------------------


def test_the_volume_is_chosen_heard_and_kept() -> None:
    assert list(VOLUMES) == list(SOUND_VOLUMES)
    hand = open_game()
    listener = hand.program.speaker = Listener()
    screen = SettingsScreen(hand.program)
    hand.program.open(screen)
    hand.frames()
    listener.played.clear()
    hand.click(screen.layout.place_of("set:sound:3").center)
    assert hand.program.settings.sound == "loud"
    assert listener.played == ["dice"]
    assert read_settings(settings_file())[0].sound == "loud"


def test_every_sound_is_of_one_sort_and_each_sort_can_be_turned_off(state: State) -> None:
    assert tuple(SORTS) == SOUND_SORTS
    words = [word for sort in SORTS.values() for word in sort]
    assert sorted(words) == sorted({sort_of(sound) for sound in SOUNDS})
    die = Prompter(scene("pb12")).cue(state, events.InitiativeRolled(player=PlayerId("alice"), face=3, initiative=4))
    bell = Prompter(scene("pb12")).cue(state, events.TurnBegan(player=PlayerId("alice")))
    assert set(heard(state, [die, bell])) == {"dice", "turn"}
    silent: list[SoundSort] = ["dice", "fight"]
    assert set(heard(state, [die, bell], silent=silent)) == {"turn"}
    silent = ["signals"]
    assert set(heard(state, [die, bell], silent=silent)) == {"dice"}


def test_a_sort_of_sounds_is_turned_off_and_on_by_a_click_and_kept() -> None:
    hand, listener, playback, figure = _listening("none")
    screen = SettingsScreen(hand.program)
    hand.program.open(screen)
    hand.frames()
    hand.click(screen.layout.place_of("hear:2").center)
    assert hand.program.settings.silent == ["movement"]
    assert read_settings(settings_file())[0].silent == ["movement"]
    hand.key(pygame.K_ESCAPE)
    playback.begin()
    playback.queue += [_moved(figure), events.DamagePointsUsed(figure=figure, free=0, light=1, heavy=0)]
    hand.frames(3)
    assert listener.played == ["hit"]
    hand.program.open(screen)
    hand.frames()
    hand.click(screen.layout.place_of("hear:2").center)
    assert hand.program.settings.silent == []


def test_settings_from_before_there_were_sounds_are_normal(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language": "de", "dice_speed": "slow"}')
    settings, problems = read_settings(path)
    assert (settings.sound, settings.dice_speed, problems) == ("normal", "slow", ())
    assert Settings().sound == "normal"


def test_the_setting_says_that_there_is_no_device() -> None:
    hand = open_game()
    hand.program.open(SettingsScreen(hand.program))
    hand.frames()
    before = hand.picture()
    hand.program.speaker.is_silent = True
    assert hand.picture() != before
