"""Pieces that are typed become what a layout would have, or are refused with a reason."""

from __future__ import annotations

import pytest

from pb12table.files.content import load_content
from pb12table.layouts.usual import NoPiece, hiding_piece, lying_entry, piece_from, typed_entry
from pb12table.table.routes.fitting import laid
from pb12table.table.shapes import box_of


@pytest.mark.parametrize(
    ("typed", "language", "kind", "box"),
    [
        ("wall 3 x 0.5", "en", "wall", (-1.5, -0.25, 1.5, 0.25)),
        ("wall 3x0,5", "de", "wall", (-1.5, -0.25, 1.5, 0.25)),
        ("crate", "en", "crates", (-0.8, -0.6, 0.8, 0.6)),
        ("Tower 2", "en", "tower", (-2.0, -2.0, 2.0, 2.0)),
        ("Turm 2", "de", "tower", (-2.0, -2.0, 2.0, 2.0)),
        ("forest 4 x 3", "en", "forest", (-2.0, -1.5, 2.0, 1.5)),
    ],
)
def test_a_kind_is_typed_with_its_sides(
    typed: str, language: str, kind: str, box: tuple[float, float, float, float]
) -> None:
    kinds = load_content("pb12").kinds
    entry = typed_entry(typed, kinds, language)
    assert entry["kind"] == kind
    assert box_of(hiding_piece(entry, kinds).outline) == pytest.approx(box, abs=0.01)


@pytest.mark.parametrize("typed", ["wall", "crates", "wall 3 x 0.5", "tower 2", "rock"])
@pytest.mark.parametrize("turn", [0.0, 90.0, 35.0])
def test_what_is_written_into_a_layout_lies_where_the_piece_was_measured(typed: str, turn: float) -> None:
    kinds = load_content("pb12").kinds
    entry = typed_entry(typed, kinds, "en")
    written = piece_from(lying_entry(entry, (7.25, 4.5), turn), kinds)
    measured = laid(hiding_piece(entry, kinds), (7.25, 4.5), turn, "measured")
    assert box_of(written.outline) == pytest.approx(box_of(measured.outline), abs=0.01)
    assert (written.base, written.height) == (measured.base, measured.height)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("castle", "piece-no-such-kind"),
        ("", "piece-no-such-kind"),
        ("wall 3 x nan", "piece-no-such-kind"),
        ("wall 0 x 3", "piece-bad-side"),
        ("wall 3 x 900", "piece-bad-side"),
        ("window", "piece-no-plain-one"),
        ("ramp", "piece-no-plain-one"),
        ("water 3 x 3", "piece-hides-nothing"),
    ],
)
def test_what_cannot_be_a_piece_says_why(typed: str, key: str) -> None:
    kinds = load_content("pb12").kinds
    with pytest.raises(NoPiece) as refused:
        hiding_piece(typed_entry(typed, kinds, "en"), kinds)
    assert refused.value.key == key
