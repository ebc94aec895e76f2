"""`pb12table render` draws without a display."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from pb12table.cli.main import run


@pytest.mark.format("picture")
def test_a_scenario_is_drawn_at_the_wanted_size_without_a_display(tmp_path: Path) -> None:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
    }
    target = tmp_path / "cove.png"
    command = [sys.executable, "-m", "pb12table", "render", "smugglers-cove", "-o", str(target), "--size", "640x480"]
    ended = subprocess.run([*command, "--json"], capture_output=True, text=True, env=environment, timeout=60)
    assert ended.returncode == 0, ended.stderr
    told = json.loads(ended.stdout)
    assert told == {"file": str(target), "width": 640, "height": 480, "bytes": target.stat().st_size}
    assert pygame.image.load(target).get_size() == (640, 480)


def test_sight_lines_zones_heights_and_names_change_the_picture(tmp_path: Path) -> None:
    pictures = []
    for number, options in enumerate(([], ["--sight", "captain"], ["--zones"], ["--heights"], ["--names"])):
        target = tmp_path / f"{number}.png"
        arguments = ["render", "smugglers-cove", "-o", str(target), "--size", "400x300", *options]
        assert run(arguments) == 0
        pictures.append(target.read_bytes())
    assert len(set(pictures)) == 5


def test_what_the_observer_does_not_see_lies_in_the_dark(tmp_path: Path) -> None:
    pictures = []
    for number, options in enumerate(([], ["--sight", "captain"])):
        target = tmp_path / f"{number}.png"
        assert run(["render", "smugglers-cove", "-o", str(target), "--size", "400x300", *options]) == 0
        pictures.append(pygame.surfarray.array3d(pygame.image.load(target)).astype(int))
    bright, seen = (picture.mean(axis=2) for picture in pictures)
    darker = bright - seen > 30
    # The captain looks east from the west of the table: a good part of it, but not all, is hidden.
    assert 0.15 < darker.mean() < 0.85


@pytest.mark.parametrize(
    "arguments",
    [
        ["no-such-place", "-o", "x.png"],
        ["smugglers-cove", "-o", "x.jpg"],
        ["smugglers-cove", "-o", "x.png", "--size", "10x10"],
        ["smugglers-cove", "-o", "x.png", "--size", "99999x99999"],
        ["smugglers-cove", "-o", "x.png", "--size", "wide"],
        ["smugglers-cove", "-o", "x.png", "--sight", "nobody"],
        ["smugglers-cove", "-o", "no-such-folder/x.png", "--size", "200x150"],
        ["smugglers-cove"],
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line_and_writes_nothing(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["render", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert "Traceback" not in told.err
    assert not list(tmp_path.iterdir())


def test_an_older_picture_is_replaced(tmp_path: Path) -> None:
    target = tmp_path / "x.png"
    target.write_bytes(b"old")
    assert run(["render", "smugglers-cove", "-o", str(target), "--size", "320x200"]) == 0
    assert target.read_bytes().startswith(b"\x89PNG")
    assert [path.name for path in tmp_path.iterdir()] == ["x.png"]
