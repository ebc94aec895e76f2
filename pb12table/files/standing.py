"""Why a figure cannot be where a file puts it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pb12table.files.problems import FileProblem
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.standing.support import stand


def no_stand(
    battlefield: Battlefield,
    body: Body,
    others: Sequence[Body],
    file: str | Path,
    place: str,
    cramped: FileProblem | None = None,
) -> FileProblem:
    """Why a body cannot stand among others; `place` says where the file puts it.

    `cramped` is what is wrong where the body is on the table and on no other: it might fit as it usually stands.
    """
    found = stand(battlefield, body, others)
    if found.reason == "off-table":
        return FileProblem(file, place, "problem-off-table")
    names = {other.id for other in others}
    on = next((obstacle for obstacle in found.obstacles if obstacle in names), None)
    if on is not None:
        return FileProblem(file, place, "problem-on-figure", id=on)
    if cramped is not None:
        return cramped
    if found.obstacles:
        return FileProblem(file, place, "problem-inside-piece", id=found.obstacles[0])
    return FileProblem(file, place, "problem-no-stand")
