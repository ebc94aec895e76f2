"""Pieces whose sides lie on a lattice, or a hair beside it, for comparing kernels with plain code."""

from __future__ import annotations

from hypothesis import strategies as st

from pb12table.table.terrain import Piece
from tests.table.scene import block, ramp_east

GAPS = st.sampled_from((0.0, 1e-9, -1e-9, 1e-7, 0.5))
PLACES = st.integers(-4, 4).map(lambda number: number / 2.0)


@st.composite
def lattice_pieces(draw: st.DrawFn, count: int) -> tuple[Piece, ...]:
    """Walls without thickness, blocks, storeys and ramps between x = 2 and x = 8."""
    found: list[Piece] = []
    for number in range(count):
        x, y, gap = draw(st.integers(4, 14)) / 2.0, draw(PLACES), draw(GAPS)
        height, base = draw(st.sampled_from((0.5, 1.0, 1.8, 1.8 + 1e-9, 3.0))), draw(st.sampled_from((0.0, 0.0, 0.9)))
        kind = draw(st.sampled_from(("wall", "block", "storey", "ramp")))
        if kind == "wall":
            end = (x + draw(PLACES), y + draw(st.sampled_from((0.5, 1.0, 2.0))))
            found.append(Piece(f"wall-{number}", ((x, y + gap), end), height=height, base=base, thin=True))
        elif kind == "ramp":
            found.append(ramp_east(f"ramp-{number}", x, y + gap, x + 1.0, y + 1.0, height))
        else:
            floor = base if kind == "block" else 1.2
            found.append(block(f"{kind}-{number}", x + gap, y + gap, x + 1.0, y + 1.5, height, floor))
    return tuple(found)
