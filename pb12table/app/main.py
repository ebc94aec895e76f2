"""From the first line to the last: reading what is to be shown, opening the window, frame after frame."""

from __future__ import annotations

import gc
import logging
from pathlib import Path
from typing import Final

import pygame

from pb12table.app import rooms
from pb12table.app.opening import own_settings, show_opening
from pb12table.app.play.games import clear_what_was_left
from pb12table.app.program import Program
from pb12table.files.places import log_file
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.saves.loading import RULES_CHANGED, LoadedSave, load_save
from pb12table.files.saves.names import OPEN_ELSEWHERE
from pb12table.files.saves.resuming import resume
from pb12table.files.scenario import find_scenario, load_scenario
from pb12table.kernel.dice import NoDice, dice_of
from pb12table.texts.locale import Language
from pb12table.window.kit.background import end_work
from pb12table.window.kit.keys import read_settings, settings_file
from pb12table.window.kit.portraits import portraits

FRAMES: Final = 60
"""So many frames a second, at most."""

YOUNG: Final = (2_000, 500, 1_000_000)
"""How often Python looks for garbage by itself while frames follow each other: at what is new, as soon as there is that
much, which takes a millisecond; at what has stayed, which would hold up a frame for a tenth of a second, hardly ever.
"""
STAYED: Final = 10
"""So many looks at what is new leave enough that it is worth to look at it once more."""
PAUSE, REST = 0.5, 3.0
"""After so many seconds in which nothing happened what has stayed for a while is looked at; all there is."""
LONG, LONGEST = 120.0, 240.0
"""Where frames never pause all there is is looked at after so many seconds, when somebody else is asked or another
screen comes; in any frame.
"""


def run(
    scenario: str | None = None,
    load: Path | None = None,
    watch: Path | None = None,
    *,
    look: bool = False,
    edit: bool = False,
    language: Language | None = None,
) -> int:
    """Open the window and stay until it is closed; return the exit code.

    A saved game is gone on with, or only shown (`watch`).  One that is open in another window is offered to be watched,
    one that other rules led elsewhere as far as it goes.  With `look` the scenario's layout is shown without a match,
    with `edit` it can be changed, even a faulty one.
    A `language` replaces the one that was set, for this run alone.

    Raises FileProblem for a bad scenario or save before it opens a window, and when there is no screen for one.
    """
    changed = None
    if scenario is not None and edit:
        changed = find_scenario(scenario)
        read_toml(changed)
    first = None if scenario is None or edit else load_scenario(scenario)
    saved = None if load is None else load_save(load)
    watched = None if watch is None else load_save(watch)
    logging.basicConfig(filename=log_file(), level=logging.WARNING)
    clear_what_was_left()
    show_opening(language)
    program = Program(own_settings(language))
    found, problems = read_settings(settings_file())
    if language is not None:
        program.own_language = found.language
    try:
        if changed is not None:
            program.to_start()
            program.edit(str(changed))
        elif first is not None and look:
            program.look_at(first)
        elif first is not None:
            program.begin(first)
        elif saved is not None:
            _go_on(program, saved)
        elif watched is not None:
            program.to_start()
            _watch(program, watched)
        else:
            program.to_start()
        program.say_settings(problems)
        if program.unworn is not None:
            program.say_problem(program.unworn)
        _loop(program)
    finally:
        # Threads that still ask questions of the table when the interpreter ends would crash it.
        try:
            program.close()
        finally:
            portraits.end()
            pygame.quit()
            end_work()
    return 0


class Tidying:
    """Looks for garbage in Python's place while frames follow each other; at the end Python looks as it did before."""

    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._since = 0.0
        """So many seconds ago all there is was looked at."""
        self._spares_table = False
        """Whether a table that was open at the beginning is left alone with all that was read."""

    def begin(self, *, has_tables: bool) -> None:
        """Leave alone for ever what has been read so far, and have Python look as seldom as frames allow."""
        self._spares_table = has_tables
        gc.freeze()
        gc.set_threshold(*YOUNG)

    def go_on(self, seconds: float, idle: float, *, is_between: bool, has_tables: bool) -> None:
        """Look among what has stayed once nothing has happened for `idle` seconds, or has gone on for long without.

        `seconds` have passed since the last frame; `is_between` where another screen has come, or another player.
        """
        self._since += seconds
        _, stayed, old = gc.get_count()
        if self._spares_table and not has_tables and idle >= PAUSE:
            # Nothing stays of a game that was left, of the first one either.
            self._spares_table = False
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        elif old and (idle >= REST or self._since >= (LONG if is_between else LONGEST)):
            self._since = 0.0
            gc.collect()
        elif idle >= PAUSE and stayed >= STAYED:
            gc.collect(1)

    def end(self) -> None:
        """Have Python look as it did before."""
        gc.set_threshold(*self._before)


def _go_on(program: Program, saved: LoadedSave) -> None:
    """Go on with a saved game, or offer what can be done with it instead; raises FileProblem where that is nothing."""
    try:
        program.go_on(saved, resume(saved, dice_of(saved.dice)))
    except FileProblem as problem:
        if problem.key not in (OPEN_ELSEWHERE, RULES_CHANGED):
            raise
        program.to_start()
        program.load(saved.path)


def _watch(program: Program, watched: LoadedSave) -> None:
    """Watch a saved game, or offer to watch it as far as it goes; raises FileProblem where that is nothing."""
    try:
        program.watch_loaded(watched, resume(watched, NoDice()))
    except FileProblem as problem:
        if problem.key != RULES_CHANGED:
            raise
        program.watch(watched.path)


def _loop(program: Program) -> None:
    """Run frame after frame.  What fails inside one is written down with its traceback, and the program goes on.

    The net is wide on purpose.  What is known to fail (files, disks, bad answers) is caught where it happens, as
    FileProblem, OSError or a Refusal.  What is left are faults of this program in any of its layers, or of a library
    below it (pygame, shapely, pymunk), and those come as every type: AssertionError, KeyError, ValueError,
    pygame.error, GEOSException.  The answers are in the save file already, so people lose at most a plan: they see a
    dialog with the place of the log file, and go on from the start screen with one click.  A program that fails again
    and again ends with the same sentence on the error stream instead of turning in circles.
    """
    clock, begun, tidying = pygame.time.Clock(), False, Tidying()
    try:
        while program.running:
            seconds = min(clock.tick(FRAMES) / 1000, 0.1)
            try:
                program.frame(seconds)
                tidying.go_on(seconds, program.idle, is_between=program.is_between, has_tables=program.has_tables)
            except Exception:
                logging.exception("a frame failed")
                if program.failures > 3:
                    raise
                program.survive()
            if not begun:
                # After the first frame, which they would hold up.
                begun = True
                tidying.begin(has_tables=program.has_tables)
                rooms.begin_kernels(program.texts)
    finally:
        tidying.end()
