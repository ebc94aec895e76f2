"""`pb12table simulate` and `pb12table replay`: bot games as a command, and saves that still lead where they led."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pb12table.bots.play import GameRecord, make_bots, play, play_game, started
from pb12table.cli.main import run
from pb12table.cli.simulate import DRIFTED, Simulated, _seen_by, _show, bot_names, summarised
from pb12table.files.saves.lines import EndLine
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.game import Drift
from pb12table.skirmish.ids import PlayerId
from tests.cli.commands import answer, complaint

SCENARIO = "smugglers-cove"


def simulated(capsys: pytest.CaptureFixture[str], *more: str) -> Any:
    return answer(capsys, "simulate", SCENARIO, "--games", "3", "--bots", "random", *more)


def test_a_run_is_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--check")
    assert found["scenario"] == SCENARIO
    assert found["games"] == 3
    assert found["bots"] == {"alice": "random", "bob": "random"}
    assert found["drifts"] == []
    assert found["unfinished"] == 0
    assert 3 <= found["rounds"] <= 3 * 8
    assert 30 < found["decisions"] <= found["entries"]
    assert found["seconds"] > 0
    assert sum(found["reasons"].values()) == 3
    for player, found_share in found["shares"].items():
        assert found_share["value"] == found["wins"][player] / 3
        assert 0.0 <= found_share["low"] <= found_share["value"] <= found_share["high"] <= 1.0
    shared_games = 3 - sum(found["wins"].values()) - found["without_winner"]
    assert max(found["shared"].values()) <= shared_games


@pytest.mark.slow
def test_equal_seeds_bring_equal_runs(capsys: pytest.CaptureFixture[str]) -> None:
    first, again = simulated(capsys, "--seed", "7"), simulated(capsys, "--seed", "7")
    other = simulated(capsys, "--seed", "8")
    assert first["digest"] == again["digest"] != other["digest"]
    assert first["drifts"] is None, "nothing was replayed"


@pytest.mark.slow_but("en-replay with equal")
@pytest.mark.parametrize(("language", "words"), [("en", "replay with equal"), ("de", "gleiche Prüfsummen")])
def test_a_run_for_people(capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    arguments = ["--language", language, "simulate", SCENARIO, "--games", "2", "--bots", "random", "--check"]
    assert run(arguments) == 0
    printed = capsys.readouterr().out
    assert "Alice" in printed
    assert words in printed


@pytest.mark.parametrize(
    ("drift", "language", "words"),
    [
        (Drift(12, "digest aa", "digest bb"), "en", "after entry 12 of its journal, the game is not as it was"),
        (Drift(12, "digest aa", "digest bb"), "de", "nach Eintrag 12 ist das Spiel nicht so wie beim ersten Mal"),
        (Drift(3, "ChooseTurn of alice", "ChooseAction of bob"), "en", "question ChooseTurn to alice, but here the"),
        (Drift(3, "ChooseTurn of alice", "ChooseAction of bob"), "de", "fragt das Spiel bob: ChooseAction"),
    ],
)
def test_a_game_that_goes_another_way_is_told_in_the_language_of_the_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, drift: Drift, language: str, words: str
) -> None:
    monkeypatch.setattr("pb12table.cli.simulate.replayed", lambda *_: drift)
    arguments = ["--language", language, "simulate", SCENARIO, "--games", "1", "--bots", "random", "--check"]
    assert run(arguments) == DRIFTED
    told = capsys.readouterr().err
    assert words in told
    assert ("journal" in told, "Spiel 1" in told) == (language == "en", language == "de")


def test_bots_for_all_or_for_each() -> None:
    setup = load_scenario(SCENARIO).setup
    assert bot_names("random", setup) == ["random"] * 2
    assert bot_names("random, aggressive", setup) == ["random", "aggressive"]


@pytest.mark.parametrize(
    "more",
    [
        ("--bots", "genius"),
        ("--bots", "random,random,random"),
        ("--bots", ""),
        ("--games", "0"),
        ("--games", "many"),
        ("--seed", "x"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], more: tuple[str, ...]) -> None:
    complaint(capsys, "simulate", SCENARIO, *more)


def test_a_scenario_that_does_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert "atlantis" in complaint(capsys, "simulate", "atlantis")


# -- saves ------------------------------------------------------------------------------------------------------


def test_games_are_saved_by_number_and_seed_and_replay(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("pb12table.cli.simulate.MOST_SAVES", 2)
    folder = tmp_path / "played"
    found = simulated(capsys, "--seed", "4", "--saves", str(folder))
    names = [f"{SCENARIO}-seed-4-game-{number:03}.pb12save" for number in (1, 2)]
    assert sorted(path.name for path in folder.iterdir()) == names
    assert (found["games"], found["saves"]) == (3, 2)
    loaded = load_save(folder / names[1])
    assert dict(loaded.header.by_program) == {"alice": "random", "bob": "random"}
    played = play_game(load_scenario(SCENARIO).setup, ["random"], 4, 2)[1]
    assert resume(loaded, SeededDice(0)).state == played.state
    assert isinstance(loaded.lines[-1], EndLine)


def test_no_save_of_somebody_else_is_replaced(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    there = tmp_path / f"{SCENARIO}-seed-4-game-003.pb12save"
    there.write_text("mine", encoding="utf-8")
    told = complaint(capsys, "simulate", SCENARIO, "--games", "3", "--seed", "4", "--saves", str(tmp_path))
    assert "there is already a file of this name" in told
    assert [path.name for path in tmp_path.iterdir()] == [there.name]
    assert there.read_text(encoding="utf-8") == "mine"


def test_saves_need_a_folder_to_lie_in(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = complaint(capsys, "simulate", SCENARIO, "--games", "1", "--saves", str(tmp_path / "none" / "played"))
    assert "there is no such folder" in told


# -- replay -----------------------------------------------------------------------------------------------------


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A save of a whole game."""
    path = tmp_path / "game.pb12save"
    scenario = load_scenario(SCENARIO)
    session = started(scenario.setup, "save")
    play(session, make_bots(["random"], scenario.setup, "save"))
    file = SaveFile.create(path, scenario)
    file.write(session)
    file.close()
    return path


def test_a_sound_save_replays(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(save), "--json"]) == 0
    printed = capsys.readouterr()
    # Neither the header nor the end of the game is an entry.
    entries = len(save.read_text(encoding="utf-8").splitlines()) - 2
    assert json.loads(printed.out) == {"ok": True, "entries": entries, "drift": None}
    assert run(["replay", str(save)]) == 0
    assert str(entries) in capsys.readouterr().out


def test_a_save_that_leads_elsewhere(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = save.read_text(encoding="utf-8").splitlines(keepends=True)
    number = max(n for n, line in enumerate(lines) if '"digest":"' in line)
    digest = json.loads(lines[number])["digest"]
    lines[number] = lines[number].replace(digest, "0" * len(digest))
    save.write_text("".join(lines), encoding="utf-8")
    before = save.read_bytes()
    assert run(["replay", str(save), "--json"]) == 2
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert not found["ok"]
    assert not found["drift"]["rules_changed"]
    assert digest in found["drift"]["found"]
    assert "0" * len(digest) in found["drift"]["expected"]
    assert str(number + 1) in found["drift"]["place"]
    assert printed.err.count("\n") == 1
    assert save.read_bytes() == before


@pytest.mark.parametrize(("language", "words"), [("en", "the rules have changed"), ("de", "die Regeln haben sich")])
def test_a_save_that_other_rules_led_elsewhere(
    save: Path, capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    lines = save.read_text(encoding="utf-8").splitlines(keepends=True)
    digests = [n for n, line in enumerate(lines) if '"digest":"' in line]
    changed, last = digests[7], digests[6]
    digest = json.loads(lines[changed])["digest"]
    lines[changed] = lines[changed].replace(digest, "0" * len(digest))
    lines[0] = json.dumps({**json.loads(lines[0]), "edition": 1}) + "\n"
    save.write_text("".join(lines), encoding="utf-8")
    assert run(["--language", language, "replay", str(save), "--json"]) == 2
    printed = capsys.readouterr()
    drift = json.loads(printed.out)["drift"]
    assert (drift["rules_changed"], drift["entry"]) == (True, last + 1)
    assert digest in drift["found"]
    assert printed.err.count("\n") == 1
    assert words in printed.err
    assert str(last + 1) in printed.err
    assert run(["--language", language, "validate", str(save)]) == 2
    assert words in "".join(capsys.readouterr())


@pytest.mark.slow
def test_a_save_cut_in_the_middle_of_a_line(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = save.read_bytes()
    save.write_bytes(data[:-20])
    assert run(["replay", str(save), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["ok"]
    assert found["entries"] == data.count(b"\n") - 2, "the header and the torn line are no entries"


def test_what_is_no_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.pb12save"
    other.write_text("hello\n", encoding="utf-8")
    assert "other.pb12save" in complaint(capsys, "replay", str(other))
    assert "missing.pb12save" in complaint(capsys, "replay", str(tmp_path / "missing.pb12save"))


@pytest.mark.slow_but("de-Runde 1")
@pytest.mark.parametrize(("language", "words"), [("en", "Round 1"), ("de", "Runde 1")])
def test_a_game_is_told_as_a_page(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    page = tmp_path / "story.html"
    assert run(["--language", language, "replay", str(save), "--html", str(page)]) == 0
    assert str(page) in capsys.readouterr().out
    text = page.read_text(encoding="utf-8")
    assert words in text
    assert text.count("data:image/jpeg;base64,") == text.count('<section id="round') > 0


@pytest.mark.parametrize("page", ["story.pdf", "nowhere/story.html"])
def test_where_no_page_can_be_written_that_is_said_before_anything_is_played(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], page: str
) -> None:
    before = sorted(tmp_path.rglob("*"))
    assert complaint(capsys, "replay", str(save), "--html", str(tmp_path / page))
    assert sorted(tmp_path.rglob("*")) == before


def test_bots_change_seats_and_their_shares_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    more = ("the-ford", "--games", "4", "--bots", "greedy,random", "--seed", "3", "--workers", "1")
    kept, swapped = (answer(capsys, "simulate", *more, *options) for options in ((), ("--swap",)))
    assert kept["by_bot"]["greedy"]["wins"] == kept["wins"]["alice"]
    found = swapped["by_bot"]
    assert found["greedy"]["wins"] + found["random"]["wins"] + swapped["without_winner"] == 4
    assert kept["played_by"] == {"alice": ["greedy"], "bob": ["random"]}
    assert swapped["played_by"] == {"alice": ["greedy", "random"], "bob": ["random", "greedy"]}
    assert found["greedy"]["value"] + found["random"]["value"] == pytest.approx(1.0)
    assert found["greedy"]["low"] < found["greedy"]["value"] <= found["greedy"]["high"]
    # Whoever plays better wins from either seat.
    assert swapped["wins"] != kept["wins"]
    assert found["greedy"]["wins"] > found["random"]["wins"]
    alone = answer(capsys, "simulate", "the-ford", "--games", "1", "--bots", "greedy", "--workers", "1")
    assert alone["by_bot"] is None


def test_a_second_kind_of_player_plays_a_part_where_nobody_names_bots(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pb12table.cli.simulate.usual_bot", lambda _: "random")
    monkeypatch.setattr("pb12table.cli.simulate.second_bot", lambda _: "random")
    monkeypatch.setattr("pb12table.analysis.played.games.FEWEST", 1)
    found = answer(capsys, "simulate", "the-ford", "--games", "4")
    assert found["games"] == 4
    assert sum(found["wins"].values()) + found["without_winner"] == 4, "the others' games are counted apart"
    assert (found["second"]["bot"], found["second"]["games"]) == ("random", 1)
    named = answer(capsys, "simulate", "the-ford", "--games", "4", "--bots", "random")
    assert named["second"] is None
    assert named["digest"] == found["digest"]


def test_a_second_kind_of_player_that_disagrees_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    loaded = load_scenario(SCENARIO)
    usual, others = ([game_won_by(winner, number) for number in range(40)] for winner in ("alice", "bob"))
    summary = summarised(loaded, ["aggressive", "aggressive"], 1, usual, 1.0, checked=False)
    assert not _seen_by("careful", summary, usual)["disagrees"]
    summary["second"] = _seen_by("careful", summary, others)
    _show(loaded, summary)
    assert "Careful players see it otherwise: Bob won 100 % (91–100 %) of their 40 games." in capsys.readouterr().out


def game_won_by(winner: str, number: int) -> Simulated:
    """A game as it may have been played."""
    record = GameRecord((PlayerId(winner),), "terms", 4, 100, 150, 0.1, "digest")
    return Simulated(number, ["aggressive", "aggressive"], record, None)
