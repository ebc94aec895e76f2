"""`pb12table pack`, `systems` and `new-system`: packs and rule systems of others, and how one's own are made."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import typer

from pb12table.console.output import command_group, complain, json_option, show_json, show_table, texts
from pb12table.files.installing import (
    ENDING,
    Checked,
    check_pack,
    faults_of_packs,
    install_pack,
    make_pack,
    remove_pack,
)
from pb12table.files.packs import Pack, installed_packs
from pb12table.files.places import assets_folder, check_folder, write_file
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.packages import OWN, Package, is_system_id, packages, try_again
from pb12table.systems import known
from pb12table.texts.describe import counts_of_pack, problem_line
from pb12table.texts.locale import shortened, upper_first
from pb12table.texts.names import system_name

PackArgument: TypeAlias = Annotated[Path, typer.Argument(metavar="PACK", help=texts()("pack-given-help"))]
COLUMNS: Final = ("name", "title", "edition", "games", "author", "licence")
TEMPLATE: Final = "new_system"
"""The folder of the assets with the package that is copied, a game of its own that is called "my game" everywhere."""
_CLASS: Final = re.compile(r"\bMyGame(\w+)")


# -- packs ----------------------------------------------------------------------------------------------------------


def register_pack(app: typer.Typer) -> None:
    """Add the group of sub-commands."""
    group = command_group("pack", texts()("cli-pack-help"))
    group.command("list", help=texts()("pack-list-help"))(list_packs)
    group.command("check", help=texts()("pack-check-help"))(check)
    group.command("make", help=texts()("pack-make-help"))(make)
    group.command("install", help=texts()("pack-install-help"))(install)
    group.command("remove", help=texts()("pack-remove-help"))(remove)
    app.add_typer(group)


def list_packs(as_json: Annotated[bool, json_option()] = False) -> None:
    """List the installed packs; those that cannot be used are named on the error stream."""
    packs = installed_packs()
    for _, problem in sorted(faults_of_packs().items()):
        complain(problem_line(texts(), problem))
    if as_json:
        show_json([_plain(pack) for pack in packs.values()])
    elif packs:
        headings = [texts()(f"pack-column-{key}") for key in COLUMNS]
        show_table(headings, [_row(pack) for pack in packs.values()])
    else:
        typer.echo(texts()("pack-none"))


def check(
    given: PackArgument,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Check a folder or a .zip file as a pack; raises FileProblem."""
    _tell("pack-checked", check_pack(given), as_json=as_json)


def make(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=texts()("pack-folder-help"))],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help=texts()("pack-output-help"))
    ] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Make a .zip file of a folder that is a sound pack; raises FileProblem."""
    target = folder.resolve().with_name(f"{folder.resolve().name}{ENDING}") if output is None else output
    _tell("pack-made", make_pack(folder, target), as_json=as_json, file=str(target))


def install(
    given: PackArgument,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Put a pack in its place, or in that of an earlier edition; raises FileProblem."""
    _tell("pack-installed", install_pack(given), as_json=as_json)


def remove(name: Annotated[str, typer.Argument(metavar="NAME", help=texts()("pack-name-help"))]) -> None:
    """Remove an installed pack; raises FileProblem."""
    remove_pack(name)
    typer.echo(texts()("pack-removed", name=name))


def _tell(key: str, checked: Checked, *, as_json: bool, **details: str) -> None:
    if as_json:
        show_json({**_plain(checked.pack), **checked.counts, **details})
        return
    named = checked.pack.title.in_language(texts().language)
    typer.echo(texts()(key, title=named, name=checked.pack.name, edition=checked.pack.form.edition, **details))
    typer.echo(counts_of_pack(texts(), checked))


def _plain(pack: Pack) -> dict[str, Any]:
    form = pack.form
    return {
        "name": form.name,
        "title": pack.title.in_language(texts().language),
        "edition": form.edition,
        "games": [*form.games],
        "author": form.author,
        "licence": form.licence,
    }


def _row(pack: Pack) -> list[str]:
    plain = _plain(pack)
    return [", ".join(plain[key]) if key == "games" else plain[key] for key in COLUMNS]


# -- rule systems ---------------------------------------------------------------------------------------------------


def register_systems(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("systems", help=texts()("cli-systems-help"))(systems)


def systems(
    again: Annotated[bool, typer.Option("--again", help=texts()("cli-systems-again-help"))] = False,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """List all rule systems with their packages, and those of others that cannot be used with the reason."""
    if again:
        try_again()
    found = packages() if again else known.FOUND
    if as_json:
        show_json([_plain_package(each) for each in found])
        return
    headings = [texts()(f"cli-column-{key}") for key in ("id", "name", "package", "version", "usable")]
    rows = (
        [
            each.id,
            each.id if each.fault is not None or each.id not in known.SYSTEMS else system_name(texts(), each.id),
            each.distribution,
            each.version,
            texts()("cli-usable") if each.fault is None else upper_first(_why(each)),
        ]
        for each in found
    )
    show_table(headings, rows)


def _plain_package(package: Package) -> dict[str, Any]:
    return {
        "id": package.id,
        "package": package.distribution,
        "version": package.version,
        "module": package.module,
        "ok": package.fault is None,
        "error": _why(package),
    }


def _why(package: Package) -> str:
    """Return why a package cannot be used, "" if it can."""
    return "" if package.fault is None else texts()(package.fault.key, **package.fault.details)


def register_new_system(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("new-system", help=texts()("cli-new-system-help"))(new_system)


def new_system(
    name: Annotated[str, typer.Argument(metavar="NAME", help=texts()("cli-new-system-name-help"))],
    to: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help=texts()("cli-new-system-to-help"), show_default=False)
    ] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Write a package with a rule system; raises FileProblem and typer.BadParameter."""
    template = assets_folder() / TEMPLATE
    sources = {
        path.relative_to(template): path.read_text(encoding="utf-8")
        for path in sorted(template.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    _check_name(name, "".join(sources.values()))
    folder = Path(f"{OWN}-{name}") if to is None else to
    if folder.exists():
        raise FileProblem(folder, "", "problem-folder-there")
    check_folder(folder)
    written = []
    for path, text in sources.items():
        file = folder / renamed(str(path), name)
        with told_as_problem(file):
            file.parent.mkdir(parents=True, exist_ok=True)
        write_file(file, renamed(text, name).encode())
        written.append(file)
    if as_json:
        show_json({"id": name, "folder": str(folder), "files": [str(file) for file in written]})
        return
    typer.echo(texts()("cli-new-system-done", folder=str(folder), count=len(written)))


def renamed(text: str, name: str) -> str:
    """Return a text of the template with the name of another game: as an id, in Python, and in sentences."""
    words = name.split("-")
    forms = {
        "my-game": name,
        "my_game": "_".join(words),
        "MyGame": "".join(word.capitalize() for word in words),
        "My game": " ".join(words).strip().capitalize(),
    }
    return re.sub("|".join(forms), lambda found: forms[found[0]], text)


def _check_name(name: str, template: str) -> None:
    """Raise typer.BadParameter for a name that no game can have here, or whose classes were called as others are."""
    if not is_system_id(name) or name.endswith("-") or "--" in name:
        raise typer.BadParameter(texts()("cli-new-system-bad-name", name=shortened(name)))
    if name in known.SYSTEMS:
        raise typer.BadParameter(texts()("cli-new-system-taken", name=name))
    for ending in sorted(set(_CLASS.findall(template))):
        called = renamed(f"MyGame{ending}", name)
        if re.search(rf"\b{called}\b", template):
            raise typer.BadParameter(texts()("cli-new-system-class", name=name, called=called))
