"""The works for which a speed was promised, each with the command that measures it.

A command is what python is given. A `Measure.TOLD` one prints seconds in its last line, more than one of them where it
has measured several times: the median counts. Of a `Measure.WHOLE` one all processor time counts, that of processes it
starts included, of a `Measure.CLOCK` one the time on the wall.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

PROGRAM: Final = ("-m", "pb12table")
HERE: Final = "tests.bench.goals"
ONE_GAME: Final = ("simulate", "smugglers-cove", "--games", "1", "--seed", "1")
TOLD: Final = ("95", "worst")
"""What of a long drag is told: below what 95 of 100 frames stay, and which took longest."""


class Measure(Enum):
    """What of a command is measured."""

    TOLD = "told"
    WHOLE = "whole"
    CLOCK = "clock"


@dataclass(frozen=True, slots=True)
class Goal:
    """A row of the table of goals.  `name` chooses it; `goal` is what was promised, in words."""

    name: str
    work: str
    goal: str
    command: tuple[str, ...]
    measure: Measure = Measure.TOLD


def _frames(size: str, kind: str = "", told: str = "") -> Goal:
    where = {"": "", "window": ", in a window", "game": ", in a game"}[kind]
    which = {"": "a frame", "95": "95 of 100 frames", "worst": "the worst frame"}[told]
    most = "33 ms" if told == "worst" else "16 ms" if size == "1600x900" else "25 ms"
    name = "-".join(filter(None, ["frames", size, kind, told]))
    words = f"{which} while a ghost is dragged with sight, 40 figures, 80 pieces, {size}{where}"
    return Goal(name, words, f"under {most}", ("-m", f"{HERE}.frames", size, kind or "dummy", *filter(None, [told])))


def _moving(work: str, goal: str, what: str, steps: int = 0) -> Goal:
    """Work of bodies that move on the middle layout."""
    command = ("-m", f"{HERE}.moving", what, *([str(steps)] if steps else []))
    return Goal(f"{what}-{steps}" if steps else what, f"{work}, middle", goal, command)


GOALS: Final = (
    _frames("1600x900"),
    _frames("3840x2160"),
    _frames("1600x900", "game"),
    _frames("1600x900", "window"),
    _frames("3840x2160", "window"),
    *(_frames(size, kind, told) for kind in ("", "window") for size in ("1600x900", "3840x2160") for told in TOLD),
    Goal("version", "`--version`", "under 0.15 s", (*PROGRAM, "--version"), Measure.WHOLE),
    Goal(
        "sight",
        "`sight` of Smugglers' Cove",
        "under 0.5 s",
        (*PROGRAM, "sight", "smugglers-cove", "captain", "legionary"),
        Measure.WHOLE,
    ),
    _moving("reach over slow ground, a fifth of the table, 12 steps", "under 9 ms", "slow", 12),
    _moving("reach over slow ground, a fifth of the table, 24 steps", "under 45 ms", "slow", 24),
    _moving("reach over slow ground, most of the table, 12 steps", "25 times", "thickets", 12),
    _moving("reach, 12 steps", "under 6 ms", "reach", 12),
    _moving("reach, 24 steps", "5 times", "reach", 24),
    _moving("a way, 12 steps", "under 3 ms", "ways", 12),
    _moving("a way, 24 steps", "3 times", "ways", 24),
    _moving("fifty swept bodies, one step", "3 times", "sweep"),
    Goal("first-frame", "the first frame of the window", "under 0.4 s", ("-m", f"{HERE}.first_frame")),
    Goal(
        "first-frame-cold",
        "the first frame of the window, nothing cached by the system",
        "under 0.6 s",
        ("-m", f"{HERE}.first_frame", "cold"),
    ),
    Goal("simulate", "`simulate --games 1` of Smugglers' Cove", "under 0.8 s", (*PROGRAM, *ONE_GAME), Measure.WHOLE),
    Goal(
        "simulate-empty",
        "`simulate --games 1` of Smugglers' Cove, an empty cache",
        "under 1 s",
        ("-m", f"{HERE}.aside", "empty", *ONE_GAME),
    ),
    Goal(
        "layout",
        "`layout` of Governor's Quay, cells of 1",
        "under 10 s",
        ("-m", f"{HERE}.aside", "kernels", "layout", "governors-quay", "--grid", "1", "--json"),
    ),
    Goal("game-d20", "a game of d20, *plain*, Quarry at Dusk", "0.77 of before", ("-m", f"{HERE}.games", "d20")),
    Goal(
        "game-fate",
        "a game of FATE, *plain*, Three in the Warehouse",
        "0.71 of before",
        ("-m", f"{HERE}.games", "fate"),
    ),
    Goal("game-random", "a random game, 8 against 8", "3 times faster", ("-m", f"{HERE}.games", "random")),
    Goal("game-careful", "a careful game, 8 against 8", "15 times faster", ("-m", f"{HERE}.games", "careful")),
    Goal("first-choice", "a bot's first choice on a new table", "13 times faster", ("-m", f"{HERE}.games", "first")),
)
