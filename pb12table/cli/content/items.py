"""`pb12table items`: the items and abilities there are."""

from __future__ import annotations

from typing import Annotated

import typer

from pb12table.console.listings import listing_face, show_listing
from pb12table.console.output import json_option, system_option, texts
from pb12table.files.content import load_content
from pb12table.systems.known import UNNAMED


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("items", help=texts()("cli-items-help"))(items)


def items(
    system: Annotated[str, system_option()] = UNNAMED, as_json: Annotated[bool, json_option()] = False
) -> None:
    """List all items and abilities with their attributes."""
    face = listing_face(system)
    show_listing(face.items(texts().of(system), load_content(system)), system, as_json=as_json)
