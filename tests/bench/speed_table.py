"""Makes the table of `docs/speed.md` from what pytest-benchmark has written: `python speed_table.py FILE.json ...`.

Every benchmark that notes `what`, `layout`, `baseline` (seconds) and `ratio` as extra information is a row. The
rows are printed, and those of the same name between the two marks in the document are replaced.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

BEGIN = "<!-- benchmarks: written by make bench -->"
END = "<!-- end of benchmarks -->"
Table = tuple[str, str, str]
"""The marks between which a table stands, and its head."""
QUESTIONS: Table = (BEGIN, END, "| question | layout | median per call | plain loop | ratio |")
PEERS: Table = (
    "<!-- peers: written by make bench -->",
    "<!-- end of peers -->",
    "| question: peer | layout | ours | peer | ratio |",
)
PIECES: Table = (
    "<!-- pieces: written by make bench -->",
    "<!-- end of pieces -->",
    "| work | pieces | time |",
)
SPEED = Path(__file__).parents[2] / "docs" / "speed.md"


def duration(seconds: float) -> str:
    """A time with three digits in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def peers_of(report: dict[str, Any]) -> dict[tuple[str, str], str]:
    """The rows of a report that tell how fast somebody else is, by what was measured, by whom and on which layout."""
    rows: dict[tuple[str, str], str] = {}
    for benchmark in report["benchmarks"]:
        told = benchmark["extra_info"]
        if "peer" not in told or "ratio" not in told:
            continue
        ours, theirs = duration(benchmark["stats"]["median"]), duration(told["baseline"])
        name = f"{told['what']}: {told['peer']}"
        rows[name, told["layout"]] = f"| {name} | {told['layout']} | {ours} | {theirs} | {told['ratio']:.3g} |"
    return rows


def rows_of(report: dict[str, Any]) -> dict[tuple[str, str], str]:
    """The rows of a report by what was measured and on which layout."""
    rows: dict[tuple[str, str], str] = {}
    for benchmark in report["benchmarks"]:
        told = benchmark["extra_info"]
        if not {"what", "layout", "baseline", "ratio"} <= told.keys() or "peer" in told:
            continue
        median = duration(benchmark["stats"]["median"])
        cells = (told["what"], told["layout"], median, duration(told["baseline"]), f"{told['ratio']:.3g}")
        rows[told["what"], told["layout"]] = "| " + " | ".join(cells) + " |"
    return rows


def sizes_of(report: dict[str, Any]) -> dict[tuple[str, str], str]:
    """The rows of a report that tell how long something takes on tables of so many pieces."""
    rows: dict[tuple[str, str], str] = {}
    for benchmark in report["benchmarks"]:
        told = benchmark["extra_info"]
        if {"what", "pieces"} <= told.keys():
            many = f"{told['pieces']:,}"
            rows[told["what"], many] = f"| {told['what']} | {many} | {duration(benchmark['stats']['median'])} |"
    return rows


def updated(text: str, rows: dict[tuple[str, str], str], table: Table | None = None) -> str:
    """The document with new rows in place of those of the same name, and further ones at the end of a table."""
    begin, end, head = QUESTIONS if table is None else table
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    old = [line for line in rest.partition(end)[0].splitlines() if line.startswith("| ")][1:]
    kept = {(cells[1].strip(), cells[2].strip()): line for line in old if (cells := line.split("|"))}
    rule = "|---|---|" + "--:|" * (head.count("|") - 3)
    lines = [head, rule, *(kept | rows).values()]
    return f"{before}{begin}\n" + "\n".join(lines) + f"\n{end}{after}"


def main(*paths: str) -> None:
    """Print the rows of all reports and put them into `docs/speed.md`; a run that timed nothing has left no report."""
    rows: dict[tuple[str, str], str] = {}
    peers: dict[tuple[str, str], str] = {}
    sizes: dict[tuple[str, str], str] = {}
    for report in (text for path in paths if Path(path).exists() and (text := Path(path).read_text(encoding="utf-8"))):
        rows |= rows_of(json.loads(report))
        peers |= peers_of(json.loads(report))
        sizes |= sizes_of(json.loads(report))
    sys.stdout.write("\n".join((*rows.values(), *peers.values(), *sizes.values())) + "\n")
    text = updated(updated(SPEED.read_text(encoding="utf-8"), rows), peers, PEERS)
    SPEED.write_text(updated(text, sizes, PIECES), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
