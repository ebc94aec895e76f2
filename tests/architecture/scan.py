"""Reads the program's own source, without running it, and names what breaks a rule of the house."""

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "pb12table"
ROOMS_OF_CODE: Final = ("assets", "docs", "pb12table", "tests")
"""The folders with modules."""
LONGEST_MODULE: Final = 1000
MOST_OF_A_WINDOW: Final = 1500
"""How many lines a rule system may add to the window."""
MOST_WITHOUT_MAP: Final = 20
"""How many modules a package may have without a map of them in its docstring."""
SHORT_TEXT: Final = 40
"""Texts of so many letters and more are sentences, no keys."""

INSTALLED_AS: Final = {"pygame": "pygame-ce"}
"""Libraries that are installed under another name."""

# Who may import what, as (library, the rooms it lives in).
ROOMS: Final = (
    ("pygame", ("app", "window", "systems/pb12/window")),
    ("shapely", ("table",)),
    ("pymunk", ("table",)),
    ("manifold3d", ("table",)),
    ("numba", ("table/kernels",)),
)

# Words of this one game. Rule ids are allowed: the geometry says which rule it serves.
GAME_WORDS: Final = (
    r"pb-?12",
    r"pirates?",
    r"cutlass\w*",
    r"nerves?",
    r"morale",
    r"panic\w*",
    r"panik\w*",
    r"initiative",
    r"action[ _]points?",
    r"command[ _]points?",
    r"victory[ _]points?",
    r"damage[ _]points?",
    r"epicness",
    r"data[ _]sheets?",
    r"game[ _]rounds?",
    r"skirmish\w*",
    r"weapons?",
    r"figures?",
    r"rulings?",
)
# The kernel knows no table either.
SHARED_WORDS: Final = (r"skirmish\w*", r"figures?", r"game[ _]rounds?")
"""Words of the game that all systems share."""
RULE_IDS: Final = (r"R\d+(?:\.\d+)+", r"RU\d+", r"[DFPW]\d{3}", r"[DFPW]R\d{2}")
"""The ids of rules and rulings, of every system."""
TABLE_WORDS: Final = (
    r"terrain",
    r"sight[ _]lines?",
    r"silhouettes?",
    r"footprints?",
    r"polygons?",
    r"facing",
)

CLOCK_AND_CHANCE: Final = ("asyncio", "random", "secrets", "time", "datetime", "threading")
MUTABLE_MAKERS: Final = frozenset(
    {"list", "dict", "set", "bytearray", "defaultdict", "deque", "Counter", "OrderedDict", "count", "cycle"}
)
CONSTANT_NAME: Final = re.compile(r"_*[A-Z][A-Z0-9_]*|__all__|__slots__")


@dataclass(frozen=True, slots=True)
class Finding:
    """One breach: the file, the line in it, and what is wrong there."""

    path: Path
    line: int
    what: str

    def __str__(self) -> str:
        place = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{place}:{self.line}: {self.what}"


def modules(*rooms: str) -> tuple[Path, ...]:
    """Every Python file of the named parts of the package, or of the whole package when none is named."""
    folders = [PACKAGE / room for room in rooms] or [PACKAGE]
    return tuple(sorted(path for folder in folders for path in folder.rglob("*.py")))


def report(findings: Iterable[Finding]) -> str:
    """One line for each finding; empty when there is none."""
    return "\n".join(str(finding) for finding in findings)


@lru_cache(maxsize=8)
def parsed(source: str) -> ast.Module:
    """A module's tree, kept while one looks at that module: those of the whole program have half a gigabyte."""
    return ast.parse(source)


@lru_cache(maxsize=8)
def nodes(source: str) -> tuple[ast.AST, ...]:
    """Everything in a module's tree, as `ast.walk` finds it."""
    return tuple(ast.walk(parsed(source)))


@dataclass(frozen=True, slots=True)
class Function:
    """A function or method with a docstring, which is given without its indents."""

    name: str
    docstring: str
    is_property: bool


@dataclass(frozen=True, slots=True)
class Facts:
    """What most checks ask about a module, found at one go.

    `imports` has the line of each statement with the full names; `docstrings` are texts that stand as statements, with
    the line and whether it is a class's; `names` are all in the code and each word of its short texts, such as keys of
    files and of `--json`; `reasons` are those that refusals give, where they are written out.
    """

    imports: tuple[tuple[int, tuple[str, ...]], ...]
    docstrings: tuple[tuple[int, str, bool], ...]
    functions: tuple[Function, ...]
    names: frozenset[str]
    reasons: tuple[tuple[int, str], ...]


NAMING: Final = {
    kind: tuple(field for field in ("id", "attr", "name", "arg") if field in kind._fields)
    for kind in vars(ast).values()
    if isinstance(kind, type) and issubclass(kind, ast.AST) and {"id", "attr", "name", "arg"} & {*kind._fields}
}
"""Where nodes of a tree keep names."""


@cache
def facts(source: str) -> Facts:
    """The facts of a module; only they are kept, not its tree."""
    imports: list[tuple[int, tuple[str, ...]]] = []
    docstrings: list[tuple[int, str, bool]] = []
    functions: list[Function] = []
    names: set[str] = set()
    reasons_given: list[tuple[int, str]] = []
    of_classes: set[int] = set()
    told: set[int] = set()
    # What is around something comes before it.
    for node in nodes(source):
        for field in NAMING.get(type(node), ()):
            name = getattr(node, field)
            if isinstance(name, str):
                names.add(name)
        match node:
            case ast.Constant(value=str(text)):
                if len(text) < SHORT_TEXT and id(node) not in told:
                    names.update(re.findall(r"\w+", text))
            case ast.Import(names=aliases):
                imports.append((node.lineno, tuple(alias.name for alias in aliases)))
            case ast.ImportFrom(module=str(module), names=aliases, level=0):
                imports.append((node.lineno, tuple(f"{module}.{alias.name}" for alias in aliases)))
            case ast.Call(func=ast.Name(id="Refusal"), args=[_, ast.Constant(value=str(reason)), *_]):
                reasons_given.append((node.lineno, reason))
            case ast.Call(args=[ast.Constant(value=str(module)), *_]):
                if _called_name(node) in {"import_module", "__import__"}:
                    imports.append((node.lineno, (module,)))
            case ast.ClassDef(body=[first, *_]):
                of_classes.add(id(first))
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                if docstring := ast.get_docstring(node):
                    is_property = any(ast.unparse(each).endswith("property") for each in node.decorator_list)
                    functions.append(Function(node.name, docstring, is_property))
            case ast.Expr(value=value):
                told.add(id(value))
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    docstrings.append((node.lineno, value.value, id(node) in of_classes))
    return Facts(tuple(imports), tuple(docstrings), tuple(functions), frozenset(names), tuple(reasons_given))


def imported(source: str) -> Iterator[tuple[int, str]]:
    """Line and full name of each import, those inside functions and of names in modules included."""
    return ((line, name) for line, names in facts(source).imports for name in names)


def library_of(module: str) -> str:
    """The library to which a module belongs, under the name by which it is installed."""
    top = module.split(".")[0]
    # Several libraries share this name.
    return ".".join(module.split(".")[:2]) if top == "fluent" else INSTALLED_AS.get(top, top)


def imports_of(path: Path, source: str, libraries: Iterable[str]) -> Iterator[Finding]:
    """Imports of the given top-level libraries."""
    unwanted = frozenset(libraries)
    for line, name in imported(source):
        if name.split(".")[0] in unwanted:
            yield Finding(path, line, f"imports {name}")


def words(path: Path, source: str, patterns: Iterable[str]) -> Iterator[Finding]:
    """Lines that contain one of the words, in code, comments or texts; `snake_case` counts as words."""
    anyone = re.compile(rf"(?<![A-Za-z0-9])(?:{'|'.join(patterns)})(?![A-Za-z0-9])", re.IGNORECASE)
    for number, line in enumerate(source.splitlines(), start=1):
        for found in anyone.finditer(line):
            yield Finding(path, number, f"says {found.group()!r}")


def off_the_map(package: Path) -> Iterator[Finding]:
    """What the docstring of a large package leaves out of its map, names twice, or names although it is not there.

    The map is what stands in backticks; a word that begins or ends with an underscore is a part of names, not a name.
    """
    path = package / "__init__.py"
    there = {child.stem for child in package.glob("*.py")} - {"__init__", "__main__"}
    there |= {child.parent.name for child in package.glob("*/__init__.py")}
    if len(there) <= MOST_WITHOUT_MAP:
        return
    text = ast.get_docstring(parsed(path.read_text(encoding="utf-8"))) or ""
    named = [word for word in re.findall(r"`(\w+)`", text) if word.strip("_") == word]
    for name in sorted(there | set(named)):
        if name not in there:
            yield Finding(path, 1, f"names {name}, which is not there")
        elif named.count(name) != 1:
            yield Finding(path, 1, f"names {name} {named.count(name)} times, not once")


def reasons(path: Path, source: str) -> Iterator[Finding]:
    """The reasons that refusals give, where they are written out; those that are chosen or looked up are left out."""
    return (Finding(path, line, reason) for line, reason in facts(source).reasons)


def names_of_nothing(path: Path, source: str, known: Collection[str]) -> Iterator[Finding]:
    """Names in backticks in docstrings that are not known; parts of names, such as `_data`, are left to the reader."""
    for line, text, _ in facts(source).docstrings:
        for name in re.findall(r"`([A-Za-z_][\w.]*)`", text):
            if path.name != "__init__.py" and not all(part in known for part in name.split(".")):
                yield Finding(path, line, f"names {name}, which is not there")


def prints(path: Path, source: str) -> Iterator[Finding]:
    """Calls of print and writes to the standard streams."""
    for node in nodes(source):
        if isinstance(node, ast.Call) and _called_name(node) == "print":
            yield Finding(path, node.lineno, "prints")
        if isinstance(node, ast.Attribute) and node.attr in {"stdout", "stderr"}:
            yield Finding(path, node.lineno, f"uses {node.attr}")


def mutable_globals(path: Path, source: str) -> Iterator[Finding]:
    """Module-level or class-level variables that can change.

    A list, dict or set there must say that it is meant to stay as it is, by the name of a constant
    or by Final, and `global` is never allowed.
    """
    tree = parsed(source)
    for node in nodes(source):
        if isinstance(node, ast.Global):
            yield Finding(path, node.lineno, f"global {', '.join(node.names)}")
    scopes: list[ast.Module | ast.ClassDef] = [tree]
    scopes += [node for node in nodes(source) if isinstance(node, ast.ClassDef)]
    for scope in scopes:
        for statement in scope.body:
            yield from _mutable_statement(path, statement)


def set_loops(path: Path, source: str) -> Iterator[Finding]:
    """Loops straight over a set, whose order differs from run to run."""
    for node in nodes(source):
        if isinstance(node, ast.For | ast.comprehension) and _is_set(node.iter):
            yield Finding(path, node.iter.lineno, "iterates over a set")


def _mutable_statement(path: Path, statement: ast.stmt) -> Iterator[Finding]:
    match statement:
        case ast.Assign(targets=targets, value=value):
            names = [target.id for target in targets if isinstance(target, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value, annotation=annotation):
            if "Final" in ast.unparse(annotation):
                return
            names = [name]
        case ast.AugAssign(target=ast.Name(id=name)):
            yield Finding(path, statement.lineno, f"{name} is changed at import")
            return
        case _:
            return
    if _is_mutable(value):
        for name in names:
            if not CONSTANT_NAME.fullmatch(name):
                yield Finding(path, statement.lineno, f"{name} is module-level mutable state")


def _is_mutable(value: ast.expr) -> bool:
    if isinstance(value, ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp | ast.SetComp):
        return True
    return isinstance(value, ast.Call) and _called_name(value) in MUTABLE_MAKERS


def _is_set(value: ast.expr) -> bool:
    if isinstance(value, ast.Set | ast.SetComp):
        return True
    return isinstance(value, ast.Call) and _called_name(value) in {"set", "frozenset"}


def _called_name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""
