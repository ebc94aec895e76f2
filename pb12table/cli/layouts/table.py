"""`pb12table table`: layouts from and to the files of other programs."""

from __future__ import annotations

import typer

from pb12table.cli.layouts.table_export import export_layout
from pb12table.cli.layouts.table_import import import_map
from pb12table.console.output import texts


def register(app: typer.Typer) -> None:
    """Add the group of sub-commands."""
    group = typer.Typer(
        name="table",
        help=texts()("table-help"),
        no_args_is_help=False,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    group.command("import", help=texts()("table-import-help"))(import_map)
    group.command("export", help=texts()("table-export-help"))(export_layout)
    app.add_typer(group)
