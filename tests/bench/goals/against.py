"""Measures the goals of speed here and in a second checkout, in turn.

`python -m tests.bench.goals.against OTHER [NAME ...]`, or `make goals BESIDE=OTHER`.

OTHER is the folder of a checkout of an older commit; both are run by this python. A NAME chooses the goals whose names
begin with it. Every goal is measured `--rounds` times on either side, one round here and one there, the median counts;
the rows go to the standard output and, unless `--print` is given, into the table of goals of `docs/speed.md`.
With `--plain` nothing compiled is used here either.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from statistics import median

from tests.bench.goals.listed import GOALS, Goal, Measure
from tests.bench.speed_table import SPEED, duration

ROOT = Path(__file__).parents[3]
BEGIN = "<!-- goals: written by tests/bench/goals/against.py -->"
END = "<!-- end of goals -->"
HEAD = ("| work | goal | before | now | ratio |", "|---|---|--:|--:|--:|")


class CannotBeMeasured(Exception):
    """A command failed, with what it said last."""


def laid_over(other: Path, folder: Path) -> Path:
    """A folder in which the program and its tests are those of another checkout, but the benchmarks are ours."""
    tests = folder / "tests"
    tests.mkdir(parents=True, exist_ok=True)
    links = {folder / name: other / name for name in ("pb12table", "assets", "scenarios")}
    links |= {tests / entry.name: entry for entry in (other / "tests").iterdir() if entry.name != "bench"}
    links[tests / "bench"] = ROOT / "tests" / "bench"
    for link, goal in links.items():
        link.unlink(missing_ok=True)
        link.symlink_to(goal.resolve())
    return folder


def seconds_of(goal: Goal, folder: Path, environment: Mapping[str, str]) -> float:
    """How long a goal's command takes in a folder; raises CannotBeMeasured when it fails."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    ended = subprocess.run(
        [sys.executable, *goal.command],
        cwd=folder,
        env={**environment, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    clock, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    if ended.returncode:
        said = ended.stderr.strip().splitlines()
        raise CannotBeMeasured(said[-1] if said else f"exit code {ended.returncode}")
    match goal.measure:
        case Measure.TOLD:
            return median(float(word) for word in ended.stdout.split("\n")[-2].split())
        case Measure.WHOLE:
            return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        case Measure.CLOCK:
            return clock


def environments(plain: bool) -> tuple[dict[str, str], dict[str, str]]:
    """What the processes of both sides are told: modules are compiled once, nothing is heard, no screen is needed."""
    here = dict(os.environ)
    here.pop("PYTHONDONTWRITEBYTECODE", None)
    here.pop("SDL_VIDEODRIVER", None)
    # With nothing of one's own, as on another machine; what is compiled is kept in the cache all the same.
    # Two versions throw away what the other has kept, so each has a cache.
    kept = ROOT / ".benchmarks"
    here |= {"SDL_AUDIODRIVER": "dummy", "XDG_DATA_HOME": str(kept / "data")}
    before, now = here | {"XDG_CACHE_HOME": str(kept / "cache-before")}, here | {"XDG_CACHE_HOME": str(kept / "cache")}
    return before, now | ({"PB12TABLE_KERNELS": "off"} if plain else {})


def row(goal: Goal, before: float, now: float) -> str:
    """A goal as a row of the table."""
    return f"| {goal.work} | {goal.goal} | {duration(before)} | {duration(now)} | {before / now:.3g} |"


def updated(text: str, rows: Mapping[str, str]) -> str:
    """The document with rows, by the words of their works, in place of older ones, in the order of the list."""
    before, _, rest = text.partition(BEGIN)
    inside, _, after = rest.partition(END)
    old = {line.split("|")[1].strip(): line for line in inside.splitlines() if line.startswith("| ")}
    known = {**old, **rows}
    lines = [known[goal.work] for goal in GOALS if goal.work in known]
    return "\n".join((f"{before}{BEGIN}", *HEAD, *lines, f"{END}{after}"))


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="the folder of the other checkout")
    parser.add_argument("names", nargs="*", help="how the names of the goals to measure begin; all when there is none")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--print", dest="prints", action="store_true", help="leave docs/speed.md as it is")
    parser.add_argument("--plain", action="store_true", help="use nothing compiled")
    asked = parser.parse_intermixed_args()
    if not (asked.other / "pb12table").is_dir():
        parser.error(f"{asked.other} is no checkout of the program")
    chosen = [goal for goal in GOALS if not asked.names or goal.name.startswith(tuple(asked.names))]
    if not chosen:
        parser.error("no goal has such a name; there are: " + ", ".join(goal.name for goal in GOALS))
    there, (old_way, new_way) = laid_over(asked.other, ROOT / ".benchmarks" / "before"), environments(asked.plain)
    rows: dict[str, str] = {}
    for goal in chosen:
        before: list[float] = []
        now: list[float] = []
        try:
            for number in range(asked.rounds + (goal.measure is not Measure.TOLD)):
                told = seconds_of(goal, there, old_way), seconds_of(goal, ROOT, new_way)
                # The first run of a program reads its modules for the first time.
                if number or goal.measure is Measure.TOLD:
                    before.append(told[0])
                    now.append(told[1])
        except CannotBeMeasured as reason:
            sys.stderr.write(f"{goal.name}: not measured: {reason}\n")
            continue
        rows[goal.work] = row(goal, median(before), median(now))
        sys.stdout.write(rows[goal.work] + "\n")
        sys.stdout.flush()
    if rows and not asked.prints:
        SPEED.write_text(updated(SPEED.read_text(encoding="utf-8"), rows), encoding="utf-8")


if __name__ == "__main__":
    main()
