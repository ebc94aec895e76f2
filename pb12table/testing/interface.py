"""The interface of rule systems as documents, made of the docstrings: `docs/systems/`.

`python -m pb12table.testing.interface FOLDER` writes them; a test compares them with the code.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import cleandoc
from pathlib import Path
from types import MappingProxyType
from typing import Final

import pb12table
from pb12table.files.places import assets_folder, write_file

ROOT: Final = Path(pb12table.__file__).resolve().parent
WALK: Final = "walk"
"""The page that leads through the small game of the template."""
TEMPLATE: Final = Path("new_system") / "pb12table_my_game"
WALKED: Final = (
    "__init__.py",
    "rules.py",
    "system.py",
    "bots.py",
    "files.py",
    "scene.py",
    "texts.py",
    "window.py",
    "referee.py",
)
"""The modules of the template, in the order in which they are read."""
FENCES: Final = MappingProxyType({".py": "python", ".toml": "toml", ".ftl": "ftl"})


@dataclass(frozen=True, slots=True)
class Page:
    """A page about a part of the interface: its title, and the modules with the classes that are told of.

    Without names they are all classes and functions of a module that others may use.
    """

    title: str
    modules: Mapping[str, Sequence[str]]


PAGES: Final[Mapping[str, Page]] = MappingProxyType(
    {
        "plain": Page(
            "Small games: what is there already",
            {
                "skirmish.plain_events": (),
                "skirmish.plain_questions": (),
                "skirmish.plain_table": (),
                "files.forms.plain": (),
                "window.play.plain_forms": (),
            },
        ),
        "rules": Page("Rules", {"kernel.game": ("Game", "EntryKind"), "kernel.session": ("System",)}),
        "questions": Page("Questions", {"kernel.request": ()}),
        "system": Page(
            "The rule system",
            {"skirmish.faces.system": ("RuleSystem", "Ending", "Yardstick", "GameSetup", "GameState")},
        ),
        "states": Page("States as plain data", {"skirmish.plain_states": ()}),
        "content": Page(
            "Scenarios and content",
            {
                "skirmish.faces.content": (),
                "files.forms.scenarios": ("ScenarioForm", "ZoneForm", "TerrainForm", "KindForm", "ListedContentFace"),
            },
        ),
        "scene": Page(
            "The table",
            {
                "skirmish.scene.face": ("SceneFace", "PlainScene"),
                "skirmish.scene.seeing": (),
                "skirmish.scene.playback": (),
            },
        ),
        "drawn": Page("What is drawn", {"skirmish.scene.miniatures": ()}),
        "words": Page("Words", {"skirmish.faces.words": ()}),
        "forms": Page("Forms", {"skirmish.forms.form": ()}),
        "window": Page("The window", {"window.play.face": ("WindowFace",), "window.play.base": ()}),
        "bots": Page("Players by program", {"skirmish.bot": ()}),
        "measures": Page("Measures and forecasts", {"skirmish.faces.measures": ()}),
        "forces": Page("Forces", {"skirmish.faces.forces": ()}),
        "referee": Page(
            "Referees",
            {"skirmish.faces.system": ("RefereeFace", "PlainReferee", "AmendingFace", "Setting", "Amendable")},
        ),
        "geometry": Page(
            "The geometry",
            {
                "table.shapes": (
                    "Point",
                    "Point3",
                    "Ring",
                    "Footprint",
                    "Circle",
                    "Outline",
                    "Region",
                    "rounded_point",
                    "angle_between",
                    "direction",
                    "at_most",
                    "at_least",
                    "distance",
                    "plan_distance",
                    "heading",
                    "moved",
                ),
                "table.battlefield": ("Body", "Gait", "Battlefield", "inside_table"),
                "table.footprints": ("Area", "in_area", "distance_to_area", "footprint_distance"),
                "table.surfaces": ("stand_heights",),
                "table.motion.rests": ("Stand", "stand"),
                "table.sight.sight": ("PointSight", "FigureSight", "sight_to_point", "sight_to_body", "is_clear"),
            },
        ),
        "ways": Page(
            "Ways",
            {
                "table.routes.space.crossings": ("Mover",),
                "table.routes.lengths": ("Rates",),
                "table.routes.ways_by_length": (
                    "Stretch",
                    "Way",
                    "Stopped",
                    "Drawn",
                    "cheapest",
                    "reach",
                    "drawn",
                ),
                "skirmish.walking": ("WalkingByLength",),
            },
        ),
        "testing": Page("Tests", {"testing.laws": (), "testing.suite": (), "testing.plugin": ()}),
    }
)


def pages() -> dict[str, str]:
    """Return the documents by the names of their files; beside them lies a README that is written by hand."""
    found = {f"{name}.md": "\n".join([*_page(page), ""]) for name, page in PAGES.items()}
    return {f"{WALK}.md": "\n".join([*_walk(), ""]), **found}


def _walk() -> Iterator[str]:
    yield "# A walk through a small whole game"
    yield ""
    yield "`pb12table new-system my-game` writes this package. Here it is whole but for `pyproject.toml` and a README,"
    yield "in the order in which it is best read."
    template = assets_folder() / TEMPLATE
    rest = ("scenarios/meadow.toml", "assets/terrain.toml", "locale/en/my-game.ftl")
    tests = tuple(f"../tests/{name}" for name in ("conftest.py", "test_laws.py", "test_rules.py"))
    for name in (*WALKED, *rest, *tests):
        source = (template / name).read_text(encoding="utf-8")
        yield ""
        yield f"## {name.removeprefix('../')}"
        yield ""
        if name.endswith(".py"):
            tree = ast.parse(source)
            yield from (ast.get_docstring(tree) or "").splitlines()
            yield ""
            source = "\n".join(source.splitlines()[tree.body[0].end_lineno :]).strip()
        yield from _fenced(source.strip(), FENCES[Path(name).suffix])


def _page(page: Page) -> Iterator[str]:
    yield f"# {page.title}"
    for module, names in page.modules.items():
        path = (ROOT / module.replace(".", "/")).with_suffix(".py")
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield ""
        yield f"## pb12table.{module}"
        if text := ast.get_docstring(tree):
            yield ""
            yield from text.splitlines()
        for number, node in enumerate(tree.body):
            if isinstance(node, ast.ClassDef) and _is_shown(node, names):
                yield from _class(node)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _is_shown(node, names):
                yield from _heading(f"{node.name}{_signature(node)}", ast.get_docstring(node))
            elif (alias := _alias(node)) and (alias in names if names else not alias.startswith("_")):
                assert isinstance(node, ast.Assign | ast.AnnAssign)
                assert node.value is not None
                yield from _heading(f"{alias} = {ast.unparse(node.value)}", _text_after(tree.body, number))


def _alias(node: ast.stmt) -> str:
    """Return the name of a type that is another name of others, such as words to choose from; "" for all else."""
    if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None or isinstance(node.value, ast.Call):
        return ""
    name = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
    return name if name[0].isupper() and not name.isupper() else ""


def _text_after(body: Sequence[ast.stmt], number: int) -> str | None:
    """Return the text that stands below a statement and says what it is."""
    match body[number + 1] if number + 1 < len(body) else None:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return cleandoc(text)
    return None


def _is_shown(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, names: Sequence[str]) -> bool:
    return node.name in names if names else not node.name.startswith("_") and ast.get_docstring(node) is not None


def _heading(title: str, text: str | None) -> Iterator[str]:
    yield ""
    yield f"### `{title}`"
    if text:
        yield ""
        yield from text.splitlines()


def _class(node: ast.ClassDef) -> Iterator[str]:
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    yield from _heading(f"class {node.name}({bases})" if bases else f"class {node.name}", ast.get_docstring(node))
    members = [line for member in _members(node) for line in member]
    if members:
        yield ""
        yield from members


def _members(node: ast.ClassDef) -> Iterator[Iterator[str]]:
    """Yield the lines of each member that others may use: its name and form, and what it is."""
    for number, each in enumerate(node.body):
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and not each.name.startswith("_"):
            is_property = any(ast.unparse(mark).endswith("property") for mark in each.decorator_list)
            form = f": {ast.unparse(each.returns)}" if is_property and each.returns else _signature(each)
            yield _item(f"{each.name}{form}", ast.get_docstring(each))
        elif isinstance(each, ast.AnnAssign | ast.Assign):
            names = [each.target] if isinstance(each, ast.AnnAssign) else each.targets
            name = ast.unparse(names[0])
            form = f": {ast.unparse(each.annotation)}" if isinstance(each, ast.AnnAssign) else ""
            if not name.startswith("_"):
                yield _item(f"{name}{form}", _text_after(node.body, number))


def _item(form: str, text: str | None) -> Iterator[str]:
    first, *rest = (text or "").splitlines() or [""]
    yield f"- `{form}`" + (f": {first}" if first else "")
    for line in rest:
        yield f"  {line}".rstrip()


def _signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """Return the arguments of a function and what it returns, without `self`."""
    arguments = ast.unparse(node.args)
    for own in ("self, ", "self", "/, "):
        arguments = arguments.removeprefix(own)
    arguments = arguments.removesuffix(", /")
    returned = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"({arguments}){returned}"


def _fenced(text: str, language: str) -> Iterator[str]:
    yield f"```{language}"
    yield from text.splitlines()
    yield "```"


def main(folder: Path) -> None:
    """Write the documents into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        write_file(folder / name, text.encode())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
