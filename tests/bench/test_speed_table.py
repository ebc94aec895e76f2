"""The table of `docs/speed.md` takes new timings in and keeps those that were not measured."""

from __future__ import annotations

from tests.bench.speed_table import PEERS, SPEED, peers_of, rows_of, updated

REPORT = {
    "benchmarks": [
        {
            "stats": {"median": 0.0125},
            "extra_info": {"what": "reach, 6 steps", "layout": "small", "baseline": 1.5, "ratio": 120.0},
        },
        {"stats": {"median": 1.0}, "extra_info": {}},
    ]
}


def test_a_row_tells_times_in_the_unit_that_suits_them() -> None:
    assert rows_of(REPORT) == {
        ("reach, 6 steps", "small"): "| reach, 6 steps | small | 12.5 ms | 1.5 s | 120 |",
    }


def test_new_rows_replace_those_of_the_same_name_and_touch_nothing_else() -> None:
    before = SPEED.read_text(encoding="utf-8").splitlines()
    after = updated("\n".join(before), rows_of(REPORT)).splitlines()
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert len(changed) == 1
    ((old, new),) = changed
    assert old.startswith("| reach, 6 steps | small |")
    assert new == "| reach, 6 steps | small | 12.5 ms | 1.5 s | 120 |"


def test_a_row_without_a_place_comes_last() -> None:
    rows = {("a new question", "large"): "| a new question | large | 1 s | 2 s | 2 |"}
    table = updated(SPEED.read_text(encoding="utf-8"), rows).splitlines()
    assert table[table.index("<!-- end of benchmarks -->") - 1] == rows["a new question", "large"]


def test_peers_have_a_table_of_their_own() -> None:
    told = {"what": "way, 12 steps", "layout": "middle", "baseline": 0.003, "ratio": 0.5, "peer": "somebody"}
    report = {"benchmarks": [{"stats": {"median": 0.006}, "extra_info": told}]}
    assert rows_of(report) == {}
    rows = peers_of(report)
    assert list(rows.values()) == ["| way, 12 steps: somebody | middle | 6 ms | 3 ms | 0.5 |"]
    text = SPEED.read_text(encoding="utf-8")
    table = updated(text, rows, PEERS)
    assert next(iter(rows.values())) in table.partition(PEERS[0])[2].partition(PEERS[1])[0]
    assert len(table.splitlines()) == len(text.splitlines()) + 1
