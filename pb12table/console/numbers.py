"""Numbers typed on the command line."""

from __future__ import annotations

from math import isfinite
from typing import Any

import typer

from pb12table.console.output import texts


def finite(value: float | None) -> float | None:
    """A number as it is; typer.BadParameter for nan and infinity, which no bound refuses."""
    if value is not None and not isfinite(value):
        raise typer.BadParameter(texts()("cli-not-finite", found=f"{value:g}"))
    return value


def number_option(least: float, most: float, help_text: str, *names: str) -> Any:
    """An option that takes a number between two bounds."""
    return typer.Option(*names, min=least, max=most, help=help_text, callback=finite, metavar="N")
