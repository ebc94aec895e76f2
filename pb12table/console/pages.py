"""Pages that a command writes beside its output."""

from __future__ import annotations

from pathlib import Path

import typer

from pb12table.console.output import texts
from pb12table.files.replacing import check_place


def check_page(page: Path) -> None:
    """Raise, before anything is worked out, when a page cannot be written there: typer.BadParameter or FileProblem."""
    if page.suffix.lower() not in (".html", ".htm"):
        raise typer.BadParameter(texts()("layout-no-html", found=str(page)))
    check_place(page)
