"""Reviews that are kept are summed for each person who played; all of it can be taken away."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from pb12table.analysis.played.review import reviews_folder
from pb12table.report.own_games import (
    ENDING,
    FORMAT,
    OWN_TURN,
    REACTION,
    Missed,
    Seat,
    Sum,
    Summary,
    forget_all,
    kept_summaries,
    own_lines,
    own_of,
    people_in,
    plain_own,
    read_summary,
    sums_folder,
)
from pb12table.texts.locale import Texts


def seat(name: str, style: str = "", luck: int = 0, price: int = 0, missed: str = "") -> Seat:
    """What a review says of somebody: ten decisions of one's own turn, two answers, and one thing that was missed."""
    lacking = {missed: Missed(Sum(1, price), price, (f"{missed} it", f"es {missed}"))} if missed else {}
    kinds = {OWN_TURN: Sum(10, price), REACTION: Sum(2, 0)}
    return Seat(name=name, style=style, luck=luck, won=0, kinds=kinds, missed=lacking)


def summary(day: int, *seats: Seat, system: str = "w6") -> Summary:
    played = datetime(2026, 11, day)
    return Summary(format=FORMAT, system=system, scenario=("A", "B"), played=played, level="steady", seats=tuple(seats))


SUMMARIES = [
    summary(1, seat("Ada", luck=30_000, price=120_000, missed="shoot"), seat("Bob", style="steady")),
    summary(2, seat("Cid"), seat("Ada", luck=-50_000, price=60_000, missed="shoot"), system="d20"),
    summary(3, seat("Ada", price=200_000, missed="shoot"), seat("Cid", luck=7)),
]


def test_only_people_are_listed_who_played_most_first() -> None:
    assert people_in(SUMMARIES) == ["Ada", "Cid"]


def test_decisions_luck_and_kinds_of_a_person_add_up_over_all_games() -> None:
    own = own_of(SUMMARIES, "Ada")
    assert len(own.games) == 3
    assert own.decisions == Sum(36, 380_000)
    assert own.luck == -20_000
    assert own.kinds == {OWN_TURN: Sum(30, 380_000), REACTION: Sum(6, 0)}
    assert own.by_system() == {"w6": Sum(24, 320_000), "d20": Sum(12, 60_000)}


def test_what_is_missed_is_summed_by_game_and_told_by_its_dearest_example() -> None:
    cheap, dear = own_of(SUMMARIES, "Ada").missed[::-1]
    assert (cheap.sum, dear.sum) == (Sum(1, 60_000), Sum(2, 320_000))
    assert dear.dearest == 200_000


@pytest.mark.parametrize(("price", "accuracy"), [(0, 1.0), (100_000, 0.9), (2_000_000, 0.0)])
def test_accuracy_falls_with_what_a_decision_cost_on_average(price: int, accuracy: float) -> None:
    assert Sum(10, price).accuracy == pytest.approx(accuracy)


def test_all_is_told_in_both_languages_and_as_data() -> None:
    own = own_of(SUMMARIES, "Ada")
    assert own_lines(Texts("en"), own)[-2] == "  What you miss most: shoot it (2 times, −32)"
    assert own_lines(Texts("de"), own)[0] == "Ada: 3 Spiele durchgesehen"
    assert plain_own(own)["decisions"] == {"times": 36, "price": 380_000}


def test_what_is_kept_is_read_again_by_day_and_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pb12table.analysis.played.review", "pb12table.report.own_games"):
        monkeypatch.setattr(f"{module}.user_folder", lambda: tmp_path)
    folder = sums_folder()
    for number, each in enumerate(reversed(SUMMARIES)):
        (folder / f"{number}{ENDING}").write_bytes(msgspec.json.encode(each))
    (folder / f"torn{ENDING}").write_bytes(b'{"format": 1')
    old = msgspec.structs.replace(SUMMARIES[0], format=FORMAT - 1)
    (folder / f"old{ENDING}").write_bytes(msgspec.json.encode(old))
    assert kept_summaries() == SUMMARIES
    assert read_summary(folder / f"torn{ENDING}") is None
    (reviews_folder() / "piece.jsonl").write_bytes(b"{}")
    forget_all()
    assert [*folder.iterdir(), *reviews_folder().glob("*.jsonl")] == []
