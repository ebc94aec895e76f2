"""Makes the picture of the d20 fight in the README; run it again when the window looks otherwise:

SDL_VIDEODRIVER=dummy .venv/bin/python -m tests.systems.d20.picture

It is a moment of The Ford at Noon: the sellsword plans a way out of the reach of two raiders.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pygame

from pb12table.app.game.screen import GameScreen
from pb12table.app.play.controller import Controller
from pb12table.app.program import Program
from pb12table.files.scenario import load_scenario, scenario_files
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.asking.steps import ChooseStep
from pb12table.systems.known import system
from pb12table.window.kit.keys import Settings
from tests.app.helpers import Hand

IMAGE = Path(__file__).resolve().parents[3] / "docs" / "images" / "d20.png"
SIZE = (1600, 900)
SEED = 11
PLACES = {
    "watchman-south": (12.6, 9.2),
    "watchman-north": (12.0, 14.6),
    "sellsword": (17.6, 11.6),
    "tracker": (6.0, 12.0),
    "surgeon": (11.5, 11.8),
    "raider-1": (19.3, 10.4),
    "raider-2": (19.0, 5.5),
    "raider-3": (19.4, 12.7),
    "raider-4": (22.2, 12.0),
    "raider-5": (24.6, 15.6),
}
ACTOR, TO, WAY_POINT = FigureId("sellsword"), (13.4, 12.6), (15.6, 13.4)


def moment(folder: Path) -> Path:
    """The scenario with its creatures at the places of the picture, and nothing to place before."""
    text = scenario_files()["the-ford-at-noon"].read_text("utf-8")
    for figure, place in PLACES.items():
        text = re.sub(rf'(id = "{figure}"\n.*\n.*\nat = )\[.*\]', rf"\1{list(place)}", text)
    text = re.sub(r'\[\[zone\]\]\nid = "(west|east)-entry"\n(.+\n)*', "", text)
    changed = folder / "moment.toml"
    changed.write_text(text, "utf-8")
    return changed


def painted(folder: Path) -> pygame.Surface:
    """The window at that moment."""
    settings = Settings(language="en", dice_speed="none", hints=False)
    program = Program(settings, SIZE)
    rules = system("d20")
    session = Session(rules, rules.new_game(load_scenario(str(moment(folder))).setup), SeededDice(SEED))
    program.open(GameScreen(program, Controller(session, None, settings)))
    hand = Hand(program)
    hand.frames()
    for _ in range(100):
        hand.open_curtains()
        request = session.pending
        if isinstance(request, ChooseStep) and request.figure == ACTOR:
            break
        assert request is not None
        assert hand.game.commit(request.default(session.state)), hand.game.toast
        hand.game.skip()
        hand.frames(1)
    hand.frames()
    hand.breathe()
    hand.key(pygame.K_m)
    hand.click_table(*WAY_POINT)
    hand.click_table(*TO)
    for _ in range(40):
        hand.frames(3)
        program.draw()
    return program.surface


if __name__ == "__main__":
    pygame.init()
    pygame.image.save(painted(Path(sys.argv[1] if len(sys.argv) > 1 else "/tmp")), IMAGE)
