"""How fast the editor follows a piece that is dragged over a table of 400; `make bench`.

The plain loop paints every piece anew as a polygon in each frame, without panels, texts and textures.
"""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.app.editor.filing.filing import empty_layout
from pb12table.app.editor.screen import EditScreen
from pb12table.app.program import Program
from pb12table.table.terrain import Piece
from pb12table.window.kit.keys import Settings
from tests.bench.layouts import layout
from tests.bench.test_bench_sight import beside

Benchmark = Any


def entry(piece: Piece) -> dict[str, Any]:
    shape = {"line" if piece.thin else "polygon": [list(point) for point in piece.outline]}
    holes = {"holes": [[list(point) for point in hole] for hole in piece.holes]} if piece.holes else {}
    return {"id": piece.id, "kind": "wall" if piece.thin else "building", "height": piece.height, **shape, **holes}


def in_the_middle(pieces: tuple[Piece, ...]) -> tuple[float, float]:
    """A place on a block near the middle of the table."""
    blocks = [piece for piece in pieces if piece.id.startswith("block")]
    near = min(blocks, key=lambda piece: abs(piece.outline[0][0] - 55.0) + abs(piece.outline[0][1] - 50.0))
    xs, ys = zip(*near.outline, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_piece_is_dragged(benchmark: Benchmark, tmp_path: Path) -> None:
    """One frame with one movement of the mouse, the piece under it all the way."""
    pygame.display.init()
    pygame.font.init()
    where = layout("small" if benchmark.disabled else "large")
    document = empty_layout("Great", where.table.width, where.table.depth)
    document["terrain"] = [entry(piece) for piece in where.table.pieces]
    program = Program(Settings(language="en"), (1600, 900))
    program.edit_document(document, tmp_path / "great.toml")
    for _ in range(150):
        program.frame(1 / 60)
    screen = program.screens[-1]
    assert isinstance(screen, EditScreen)
    x, y = in_the_middle(where.table.pieces)

    def mouse(kind: int, place: tuple[float, float], **more: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, pos=screen.camera.to_screen(place), **more))
        program.frame(1 / 60)

    mouse(pygame.MOUSEMOTION, (x, y), rel=(0, 0), buttons=(0, 0, 0))
    mouse(pygame.MOUSEBUTTONDOWN, (x, y), button=1)
    (chosen,) = screen.bench.selection
    assert chosen.section == "terrain"
    numbers = itertools.count(1)

    def drag() -> None:
        number = next(numbers)
        mouse(pygame.MOUSEMOTION, (x + 0.1 * (number % 80), y + 0.05 * (number % 50)), rel=(1, 1), buttons=(1, 0, 0))

    benchmark.pedantic(drag, rounds=5 if benchmark.disabled else 200)
    surface = pygame.Surface((1600, 900))

    def plain(number: int) -> None:
        surface.fill((120, 110, 90))
        for piece in where.table.pieces:
            points = [screen.camera.to_screen_exact(point) for point in piece.outline]
            if len(points) > 2:
                pygame.draw.polygon(surface, (150, 90, 60), points)
            pygame.draw.lines(surface, (40, 30, 20), not piece.thin, points, 2)

    beside(benchmark, "a frame of the editor while a piece is dragged", where, plain)
    before = screen.bench.document
    mouse(pygame.MOUSEBUTTONUP, (x + 6.0, y), button=1)
    assert screen.bench.document is not before
    screen.close()
