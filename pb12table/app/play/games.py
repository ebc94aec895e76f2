"""Games made ready to be played: the session, the save each answer goes to, and for whom the program plays."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pb12table.app.play.controller import Controller
from pb12table.app.play.seats import seats
from pb12table.app.play.unfinished import note_running, own_save_path
from pb12table.files.of_system import check_window
from pb12table.files.saves.save import LoadedSave, SaveFile
from pb12table.files.saves.save_names import is_kept
from pb12table.files.scenario import Scenario, check_playable, with_player_names
from pb12table.kernel.dice import dice_of
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.systems.known import system
from pb12table.window.kit.settings import Settings


def begun(scenario: Scenario, settings: Settings) -> tuple[Controller, SaveFile]:
    """A new game of a scenario with a save of its own, with the names of those who play; raises FileProblem.

    The save holds all of the layout, which need not be saved itself.
    """
    check_window(scenario.setup.system, scenario.path)
    check_playable(scenario.setup, scenario.path)
    names, by_program = seats(scenario, settings)
    scenario = with_player_names(scenario, names)
    save = SaveFile.create(own_save_path(scenario.id), scenario, settings.dice, by_program)
    rules = system(scenario.setup.system)
    session = Session(rules, rules.new_game(scenario.setup), dice_of(settings.dice))
    return Controller(session, save, settings, by_program), save


def gone_on_with(
    loaded: LoadedSave,
    session: Session[Any],
    settings: Settings,
    prompt: Callable[[Request[Any, Any], Any], tuple[Any] | None] | None = None,
) -> tuple[Controller, SaveFile]:
    """A loaded game with its session that stands at its end; raises FileProblem.  For `prompt` see `Controller`.

    It is written on in the same save, or in one of its own if that was kept or is damaged.
    """
    if is_kept(loaded.path) or loaded.is_part:
        save = SaveFile.branch(loaded, own_save_path(loaded.header.name))
    else:
        save = SaveFile.reopen(loaded)
    return Controller(session, save, settings, loaded.header.by_program, prompt), save


def written_anew(controller: Controller) -> Path:
    """Write the whole game into a new save in the place of one that is lost; return where; raises FileProblem.

    It has the name of the old one if nothing is there; whatever is there stays as it is.
    """
    save = controller.save
    assert save is not None, "only asked when there was one"
    is_free = save.path.parent.is_dir() and not os.path.lexists(save.path)
    by_program = {str(player): style for player, style in controller.by_program.items()}
    controller.save = save.anew(save.path if is_free else own_save_path(save.name), by_program)
    note_running(controller.save.path)
    controller.write()
    return controller.save.path
