"""Makes the pictures of the games in the README: each a game between bots up to some turn, as its window shows it.

    SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy .venv/bin/python docs/images/make_screenshots.py [GAME ...]

ImageMagick then makes their files small: `mogrify -colors 200 docs/images/fate.png`, and so on.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final
from unittest.mock import patch

import pygame

from pb12table.app.game.screen import GameScreen
from pb12table.app.program import Program
from pb12table.bots.play import make_bots
from pb12table.skirmish.ids import PlayerId
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import Curtain

FOLDER: Final = Path(__file__).resolve().parent
SIZE: Final = (1600, 900)
SHOWN: Final = (1200, 675)
SECONDS: Final = 0.05


@dataclass(frozen=True, slots=True)
class Scene:
    """A game that is shown: its scenario, how it is played, and before which question of which time it stops."""

    scenario: str
    question: str
    times: int
    bot: str
    seed: int = 3


SCENES: Final[Mapping[str, Scene]] = MappingProxyType(
    {
        "screenshot": Scene("governors-quay", "ChooseAction", 60, "aggressive"),
        "d20": Scene("the-ford-at-noon", "ChooseStep", 26, "plain"),
        "kampf-w6": Scene("petrol-station", "ChooseAct", 27, "tactical"),
        "pocket-tactics": Scene("the-ford", "ChooseAction", 9, "greedy"),
        "fate": Scene("warehouse-three", "AddToRoll", 6, "plain"),
    }
)


def shown(scene: Scene) -> pygame.Surface:
    """The window with a game at its moment."""
    program = Program(Settings(language="en", dice="seeded", dice_speed="none", hints=False), SIZE)
    program.to_start()
    program.play(scene.scenario)
    frames(program)
    press(program, pygame.K_RETURN)
    with patch.object(program, "draw"):
        play(program, scene)
    for _ in range(60):
        # Terrain is painted finer from frame to frame.
        frames(program, 1)
        program.draw()
    return program.surface


def play(program: Program, scene: Scene) -> None:
    """Let bots play until the question has come so many times."""
    game = game_of(program)
    bots = make_bots([scene.bot] * len(game.setup.players), game.setup, scene.seed)
    left = scene.times
    while True:
        while isinstance(program.screens[-1], Curtain):
            press(program, pygame.K_RETURN)
        request = game.controller.session.pending
        if request is None:
            raise SystemExit(f"{scene.scenario}: the game ended before its picture")
        left -= type(request).__name__ == scene.question
        if not left:
            return
        known = game.controller.session.system.view(game.controller.session.state, request.player)
        game.commit(bots[PlayerId(request.player)].answer(known, request))
        game.skip()
        frames(program, 1)


def game_of(program: Program) -> GameScreen:
    """The game that is open."""
    return next(screen for screen in program.screens if isinstance(screen, GameScreen))


def frames(program: Program, number: int = 3) -> None:
    """Let some time pass."""
    for _ in range(number):
        program.frame(SECONDS)


def press(program: Program, key: int) -> None:
    """Press and release a key."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))
        frames(program, 2)
    program.frame(1.0)


def main() -> None:
    """Make the pictures that are named, or all of them."""
    with tempfile.TemporaryDirectory() as folder, patch.dict("os.environ", {"XDG_DATA_HOME": folder}):
        for name in sys.argv[1:] or SCENES:
            picture = pygame.transform.smoothscale(shown(SCENES[name]), SHOWN)
            pygame.image.save(picture, FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
