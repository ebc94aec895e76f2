"""What sub-commands share that list what a rule system has: its forces face, and how a listing is printed."""

from __future__ import annotations

import typer

from pb12table.console.output import show_json, show_table, texts
from pb12table.skirmish.forces import ForcesFace, Listing
from pb12table.systems import known


def check_system(system: str) -> None:
    """Refuse a rule system that there is not."""
    if system not in known.SYSTEMS:
        raise typer.BadParameter(texts()("problem-unknown-system", id=system, known=", ".join(known.SYSTEMS)))


def forces_face(system: str) -> ForcesFace:
    """How forces of a rule system are put together; one without forces is refused."""
    check_system(system)
    face = known.forces(system)
    if face is None:
        raise typer.BadParameter(texts()("problem-no-forces", system=system))
    return face


def show_listing(listing: Listing | None, system: str, *, as_json: bool) -> None:
    """Print what there is, or say that a system has nothing of the sort."""
    if listing is None:
        raise typer.BadParameter(texts()("cli-nothing-listed", system=system))
    if as_json:
        show_json(listing.plain)
    else:
        show_table(listing.headings, listing.rows, right=listing.right)
