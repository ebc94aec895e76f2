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
SPEED = Path(__file__).parents[2] / "docs" / "speed.md"


def duration(seconds: float) -> str:
    """A time with three digits in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def rows_of(report: dict[str, Any]) -> dict[tuple[str, str], str]:
    """The rows of a report by what was measured and on which layout."""
    rows: dict[tuple[str, str], str] = {}
    for benchmark in report["benchmarks"]:
        told = benchmark["extra_info"]
        if not {"what", "layout", "baseline", "ratio"} <= told.keys():
            continue
        median = duration(benchmark["stats"]["median"])
        cells = (told["what"], told["layout"], median, duration(told["baseline"]), f"{told['ratio']:.3g}")
        rows[told["what"], told["layout"]] = "| " + " | ".join(cells) + " |"
    return rows


def updated(text: str, rows: dict[tuple[str, str], str]) -> str:
    """The document with new rows in place of those of the same name, and further ones at the end."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    old = [line for line in rest.partition(END)[0].splitlines() if line.startswith("| ")][1:]
    kept = {(cells[1].strip(), cells[2].strip()): line for line in old if (cells := line.split("|"))}
    lines = [
        "| question | layout | median per call | plain loop | ratio |",
        "|---|---|--:|--:|--:|",
        *(kept | rows).values(),
    ]
    return f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{after}"


def main(*paths: str) -> None:
    """Print the rows of all reports and put them into `docs/speed.md`; a run that timed nothing has left no report."""
    rows: dict[tuple[str, str], str] = {}
    for report in (text for path in paths if Path(path).exists() and (text := Path(path).read_text(encoding="utf-8"))):
        rows |= rows_of(json.loads(report))
    sys.stdout.write("\n".join(rows.values()) + "\n")
    SPEED.write_text(updated(SPEED.read_text(encoding="utf-8"), rows), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
