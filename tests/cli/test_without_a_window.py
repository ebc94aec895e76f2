"""Sub-commands that draw nothing load neither pygame nor the window's toolkit, whichever the rule system."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pb12table.bots.play import started
from pb12table.cli.main import MODULES
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import Scenario, load_scenario, scan_scenarios
from pb12table.packages import SWITCH
from pb12table.systems.known import SYSTEMS, measures, system
from tests.files import games
from tests.systems.table_of_systems import DASH, MEADOW, knowing

ROOT = Path(__file__).parents[2]
DRAWING = ("play", "render")
"""They open a window, or draw a picture."""
PROGRAM = """
import contextlib, io, json, sys
from pb12table.cli import layout, rules
from pb12table.cli.main import run
layout.cores = lambda: 0  # other processes would take longer to begin than to work
rules.places = lambda: rules.Places({}, None)  # all modules and tests would be read for where rules are
for arguments in json.loads(sys.argv[1]):
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()) as said:
        code = run(arguments)
    drawn = [name for name in sys.modules if name.startswith(("pygame", "pb12table.window", "pb12table.app"))]
    print(json.dumps([arguments, code, said.getvalue(), sorted(drawn)]))
"""


def shortest(identity: str) -> Scenario:
    """The scenario of a system that is over soonest."""
    if identity == "dash":
        return load_scenario(MEADOW)
    summaries, _ = scan_scenarios()
    return load_scenario(next(summary.path for summary in summaries if summary.system == identity))


def commands(scenario: Scenario, folder: Path) -> list[list[str]]:
    """A line for each sub-command, as far as it can be asked of a scenario's figures."""
    name, setup = str(scenario.path), scenario.setup
    save = folder / "game.pb12save"
    file = SaveFile.create(save, scenario)
    games.play(started(setup, 1), 2, save=file)
    file.close()
    script = folder / "script.toml"
    script.write_text(
        f'format = 1\nsystem = "{setup.system}"\ntitle = "nothing"\nplay = [{{ until = "nobody" }}]\n', encoding="utf-8"
    )
    figures = measures(setup.system).figures
    known = list(figures.on_table(system(setup.system).new_game(setup))) if figures is not None else []
    first, second = [*known, "nobody", "nobody"][:2]
    own = ["--system", setup.system]
    return [
        ["systems"],
        ["scenarios", *own],
        ["profiles", *own],
        ["items", *own],
        ["forces", name],
        ["validate", name],
        ["pack", "list"],
        ["sight", name, first, second],
        ["section", name, first, "3,3"],
        ["visible", name, first],
        ["path", name, first, "3", "3"],
        ["reach", name, first, "--bp", "2"],
        ["threat", name, setup.players[0].id, "--grid", "8"],
        ["along", name, "3,3", "5,3"],
        ["between", name, "table", "table", "--grid", "8"],
        ["piece", name, "wall 3 x 0.5", "--grid", "4"],
        ["odds", name, first, second, "--weapon", "none"],
        ["table", "export", name, "-o", str(folder / "plan.svg")],
        ["table", "parts", name],
        ["generate", "woods", *own, "--seed", "1", "--width", "20", "--depth", "14", "-o", str(folder / "woods.toml")],
        ["layout", name, "--grid", "10", "--workers", "0"],
        ["simulate", name, "--games", "1", "--bots", "random"],
        ["match", "random", "random", *own, "--on", name, "--pairs", "1", "--workers", "1"],
        ["learn", setup.system, "--show"],
        ["worth", "w6", "--show"],
        ["measure", name, "--games", "0"],
        ["replay", str(save)],
        ["log", str(save)],
        ["review", str(save), "--level", "learner", "--workers", "1"],
        ["sequel", str(save), name],
        ["referee", str(script)],
        ["rules", *own],
        ["new-system", "hops", "--to", str(folder / "hops")],
    ]


@pytest.mark.slow_but("w6")
@pytest.mark.parametrize("identity", [*SYSTEMS, "dash"])
def test_what_draws_nothing_loads_no_window(identity: str, tmp_path: Path) -> None:
    with knowing(dash="pb12table_dash"):
        asked = commands(shortest(identity), tmp_path)
    assert {line[0] for line in asked} == set(MODULES) - set(DRAWING)
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps(asked)],
        capture_output=True,
        text=True,
        timeout=280,
        check=True,
        cwd=ROOT,
        # The toy is there as any package is that others have installed.
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(DASH))), SWITCH: "on"},
    )
    told = [json.loads(line) for line in ended.stdout.splitlines()]
    assert [line for line, *_ in told] == asked
    for line, code, said, drawn in told:
        assert (line, drawn) == (line, [])
        assert (line, code) in [(line, 0), (line, 1), (line, 2)], said
        assert code == 0 or said.count("\n") <= 1, said
