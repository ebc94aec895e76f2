"""Doors on the command line that stand otherwise than their file says: `--open ID=DEGREES`, `--closed ID`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import typer

from pb12table.analysis.setups import with_changes
from pb12table.console.output import texts
from pb12table.table.openings import USUAL, WIDEST, with_doors

OpenOption: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--open", metavar="ID[=DEG]", help=texts()("cli-open-help"), show_default=False),
]
ClosedOption: TypeAlias = Annotated[
    list[str] | None, typer.Option("--closed", metavar="ID", help=texts()("cli-closed-help"), show_default=False)
]


def as_if(setup: Any, opened: Sequence[str] | None, closed: Sequence[str] | None) -> Any:
    """A setup whose doors stand as they are told to; the last word on each counts.  Raises typer.BadParameter."""
    wished = [_wish(told) for told in opened or ()] + [(door, 0.0) for door in closed or ()]
    if not wished:
        return setup
    doors = [piece.id for piece in setup.battlefield.pieces if piece.hinge is not None]
    for door, _ in wished:
        if door not in doors:
            key = "cli-no-such-door" if doors else "cli-no-doors"
            raise typer.BadParameter(texts()(key, found=door, known=", ".join(doors)))
    field = with_doors(setup.battlefield, tuple(dict(wished).items()))
    return with_changes(setup, battlefield=field)


def _wish(told: str) -> tuple[str, float]:
    """A door and by how many degrees it is open, as typed; raises typer.BadParameter."""
    door, equals, degrees = told.partition("=")
    if not equals:
        return door, USUAL
    try:
        angle = float(degrees)
    except ValueError:
        angle = -1.0
    # Written so that what is no number at all is refused, too.
    if not 0.0 <= angle <= WIDEST:
        raise typer.BadParameter(texts()("cli-bad-angle", found=told, most=WIDEST))
    return door, angle
