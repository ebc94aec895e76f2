"""What sub-commands share that list what a rule system has."""

from __future__ import annotations

import typer

from pb12table.console.output import show_json, show_table, texts
from pb12table.skirmish.faces.forces import ForcesFace, Listing
from pb12table.systems import known


def listing_face(system: str) -> ForcesFace:
    """What lists the profiles and items of a rule system; one without forces lists nothing."""
    return known.forces(system) or ForcesFace()


def show_listing(listing: Listing | None, system: str, *, as_json: bool) -> None:
    """Print what there is, or say that a system has nothing of the sort."""
    if listing is None:
        raise typer.BadParameter(texts()("cli-nothing-listed", system=system))
    if as_json:
        show_json(listing.plain)
    else:
        show_table(listing.headings, listing.rows, right=listing.right)
