"""The words around our own in `--help`, with examples, and what was typed wrongly, in the language of the run."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from math import isfinite
from types import MappingProxyType
from typing import Any, Final

import typer

from pb12table.console.output import texts
from pb12table.texts.locale import Texts

EXAMPLES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "": (
            "pb12table",
            "pb12table play smugglers-cove",
            "pb12table sight smugglers-cove captain topman",
            "pb12table --language de rules",
        ),
        "play": ("pb12table play smugglers-cove", "pb12table play village.toml --edit"),
        "systems": ("pb12table systems", "pb12table systems --json"),
        "scenarios": ("pb12table scenarios", "pb12table scenarios --json"),
        "profiles": ("pb12table profiles", "pb12table profiles --json"),
        "items": ("pb12table items", "pb12table items --json"),
        "forces": (
            "pb12table forces smugglers-cove",
            "pb12table forces smugglers-cove -o cove-forces.html",
            "pb12table forces smugglers-cove --player alice -o crew.toml",
            "pb12table forces crew.toml --json",
        ),
        "validate": ("pb12table validate", "pb12table validate village.toml game.pb12save --json"),
        "sight": (
            "pb12table sight smugglers-cove captain topman",
            "pb12table sight village.toml human@3,13 human@30,14.5 --json",
        ),
        "section": (
            "pb12table section smugglers-cove captain topman",
            "pb12table section village.toml 3,13 30,14.5,4 --html section.html",
        ),
        "visible": (
            "pb12table visible smugglers-cove captain --limit 12",
            "pb12table visible village.toml human@3,13:90 --height 2 --json",
        ),
        "path": ("pb12table path smugglers-cove captain 9 9", "pb12table path village.toml human@3,13 8 12 --json"),
        "reach": (
            "pb12table reach smugglers-cove captain --bp 6",
            "pb12table reach village.toml human@3,13 --bp 6 --json",
        ),
        "odds": (
            "pb12table odds smugglers-cove captain ships-boy --weapon pistol",
            "pb12table odds smugglers-cove captain ships-boy --weapon pistol --ap 2 --json",
        ),
        "render": (
            "pb12table render smugglers-cove -o cove.png --sight captain",
            "pb12table render village.toml -o village.png --size 1200x800 --zones",
        ),
        "threat": (
            "pb12table threat smugglers-cove bob --grid 4",
            "pb12table threat smugglers-cove alice --grid 4 -o threat.png --json",
        ),
        "pack list": ("pb12table pack list", "pb12table pack list --json"),
        "pack check": ("pb12table pack check harbour.zip",),
        "pack make": ("pb12table pack make harbour -o harbour.zip",),
        "pack install": ("pb12table pack install harbour.zip",),
        "pack remove": ("pb12table pack remove harbour",),
        "table import": ("pb12table table import village.dd2vtt -o keep.toml --height 3 --thickness 0.2",),
        "table export": (
            "pb12table table export smugglers-cove -o cove.svg --step-cm 2.5",
            "pb12table table export village.toml -o village.dd2vtt",
        ),
        "table parts": (
            "pb12table table parts smugglers-cove",
            "pb12table table parts smugglers-cove --kit '2 wall 3 x 0.5, 4 crates' --json",
        ),
        "generate": ("pb12table generate village --seed 3 --density 0.5 -o village.toml",),
        "layout": (
            "pb12table layout smugglers-cove --grid 4",
            "pb12table layout smugglers-cove --grid 4 --against village.toml",
            "pb12table layout smugglers-cove --grid 4 --games 2 --html cove.html",
        ),
        "along": (
            "pb12table along smugglers-cove 2,8 9,3 --player alice",
            "pb12table along smugglers-cove 2,8 9,3 20,9 --html way.html --json",
        ),
        "between": (
            "pb12table between smugglers-cove beach village-lane --band 10 --band 20",
            "pb12table between smugglers-cove beach '20,4 26,4 26,9' --range 20 --move 8 --html beach.html",
        ),
        "piece": (
            "pb12table piece smugglers-cove",
            "pb12table piece smugglers-cove 'wall 3 x 0.5'",
            "pb12table piece smugglers-cove crates --at 14.5,5 --turn 30 --json",
        ),
        "simulate": (
            "pb12table simulate smugglers-cove --games 2 --bots aggressive,random --json",
            "pb12table simulate the-ford --games 2 --bots greedy --saves played",
        ),
        "match": ("pb12table match greedy random --system pocket --pairs 1 --json",),
        "learn": ("pb12table learn w6 --show",),
        "worth": ("pb12table worth w6 --show", "pb12table worth w6 --games 20 --bot learner --to values.json"),
        "measure": ("pb12table measure --games 0 -o scenarios.md",),
        "replay": ("pb12table replay game.pb12save", "pb12table replay game.pb12save --json"),
        "log": ("pb12table log game.pb12save", "pb12table log game.pb12save --output game.txt"),
        "review": (
            "pb12table review warehouse.pb12save --level learner",
            "pb12table review warehouse.pb12save --level learner --html decided.html",
        ),
        "sequel": (
            "pb12table sequel warehouse.pb12save the-doctors-roof --rest hours -o tonight.toml",
            "pb12table sequel warehouse.pb12save the-doctors-roof --json",
        ),
        "referee": ("pb12table referee script.toml", "pb12table referee script.toml --json"),
        "new-system": ("pb12table new-system race", "pb12table new-system sea-hunt --to hunt --json"),
        "rules": ("pb12table rules RU012", "pb12table rules R1.4.24 --json"),
    }
)
"""By command; each works after `generate` and `table export` have made their files."""

_HEADINGS = {"Arguments": "cli-heading-arguments", "Options": "cli-heading-options", "Commands": "cli-heading-commands"}
EXIT_CODES = (0, 1, 2, 70, 130)
_OF_TYPER = {
    "[OPTIONS]": "cli-usage-options",
    "COMMAND [ARGS]...": "cli-usage-command",
    "Show this message and exit.": "cli-help-help",
    "<int>": "cli-sort-int",
    "<int range>": "cli-sort-int",
    "<float>": "cli-sort-float",
    "<float range>": "cli-sort-float",
    "<path>": "cli-sort-path",
    "<list[Path]>": "cli-sort-str",
    "<list[str]>": "cli-sort-str",
    "<str>": "cli-sort-str",
    "[required]": "cli-required",
    "[default: ": "cli-default",
}
_WORDS = re.compile("|".join(map(re.escape, _OF_TYPER)))


def speaking(app: typer.Typer) -> Any:
    """Return the command of an application, with all its help in the language of the run."""
    command: Any = typer.main.get_command(app)
    _speak(command, "")
    return command


def _speak(command: Any, called: str) -> None:
    plain = command.context_class.formatter_class

    def write_usage(self: Any, prog: str, args: str = "", prefix: str | None = None) -> None:
        bare = re.sub(r"\{([A-Z]+)\}", r"\1", _told(args))
        plain.write_usage(self, prog, bare, prefix or texts()("cli-usage") + " ")

    def write_heading(self: Any, heading: str) -> None:
        plain.write_heading(self, texts()(_HEADINGS[heading]) if heading in _HEADINGS else heading)

    def write_dl(self: Any, rows: Sequence[tuple[str, str]], *args: Any, **options: Any) -> None:
        plain.write_dl(self, [(_told(first), _told(second)) for first, second in rows], *args, **options)

    own = {"write_usage": write_usage, "write_heading": write_heading, "write_dl": write_dl}
    formatter = type("OwnWords", (plain,), own)
    command.context_class = type("OwnContext", (command.context_class,), {"formatter_class": formatter})
    # Without one of its own, typer would cut the help of a command in a list of commands in the middle of a sentence.
    command.short_help = command.help
    command.format_epilog = _end(called)
    for name, inner in getattr(command, "commands", {}).items():
        _speak(inner, f"{called} {name}".strip())


def _end(called: str) -> Callable[[Any, Any], None]:
    """Return a function that writes the end of a command's help: examples, or for the whole program the exit codes."""

    def write(_: Any, formatter: Any) -> None:
        examples = EXAMPLES.get(called, ())
        if examples:
            with formatter.section(texts()("cli-heading-examples")):
                for line in examples:
                    formatter.write(f"{' ' * formatter.current_indent}{line}\n")
        if not called:
            with formatter.section(texts()("cli-heading-exit-codes")):
                formatter.write_dl([(str(code), texts()(f"cli-exit-{code}")) for code in EXIT_CODES])

    return write


_LATER: Final[dict[str, Callable[[], str]]] = {}


def later(words: Callable[[], str]) -> str:
    """Return a mark that stands in help for words which are asked for only when it is shown, since they need much."""
    mark = f"\ue000{words.__module__}.{words.__qualname__}\ue001"
    _LATER[mark] = words
    return mark


def _told(line: str) -> str:
    """Return a line of the help with typer's words in the language of the run, and with those that come later."""
    for mark, words in _LATER.items():
        if mark in line:
            line = line.replace(mark, words())
    return _WORDS.sub(lambda found: texts()(_OF_TYPER[found[0]]), line).rstrip()


MOST_ALIKE = 3
"""How many things of a similar name are offered at most."""

_NO_WHOLE_NUMBER = frozenset({"int_parsing", "int_type", "int_from_float", "int_parsing_size"})
_NO_NUMBER = frozenset({"float_parsing", "float_type"})
_BOUNDS = (("ge", "cli-at-least"), ("gt", "cli-more-than"), ("le", "cli-at-most"), ("lt", "cli-less-than"))


def typed_wrongly(texts: Texts, error: Exception) -> str:
    """Return a sentence about what was wrong with a command line."""
    told: str = getattr(error, "message", "") or str(error)
    match type(error).__name__:
        case "MissingParameter":
            return texts("cli-missing", what=_parameter(error))
        case "NoSuchOption":
            return _no_such_option(texts, error)
        case "BadOptionUsage":
            key = "cli-takes-no-value" if "not take" in told else "cli-value-missing"
            return texts(key, option=getattr(error, "option_name", ""))
        case "BadParameter":
            return _bad_value(texts, error, told)
        case "UsageError":
            return _misused(texts, error, told)
    return _on_one_line(told)


def _no_such_option(texts: Texts, error: Any) -> str:
    """Return a message that there is no such option; people who typed a negative number learn how to do that."""
    typed = error.option_name
    if re.fullmatch(r"-[\d.]", typed):
        return texts("cli-negative-number", found=typed)
    return _with_similar(texts, texts("cli-no-such-option", found=typed), error.possibilities or ())


def _misused(texts: Texts, error: Any, told: str) -> str:
    """Return a message about an unknown command, or more arguments than a command takes."""
    commands = getattr(error.ctx and error.ctx.command, "commands", {})
    if found := re.match(r"No such command '(.*?)'\.", told, re.DOTALL):
        similar = get_close_matches(found[1], commands, MOST_ALIKE)
        return _with_similar(texts, texts("cli-no-such-command", found=found[1]), similar)
    if found := re.match(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", told, re.DOTALL):
        return texts("cli-too-much", found=_on_one_line(found[1]))
    if commands and told.startswith("Missing command"):
        return texts("cli-missing-command", known=", ".join(commands))
    return _on_one_line(told)


def _bad_value(texts: Texts, error: Any, told: str) -> str:
    """Return why a value is impossible: in our words if the program refused it, else as pydantic or click found."""
    errors = getattr(error.__cause__, "errors", None)
    if errors is None:
        return _told_as_by_click(texts, error, told)
    first = errors()[0]
    kind, bounds = first["type"], first.get("ctx", {})
    details = {"what": _parameter(error), "found": _on_one_line(str(first["input"]))}
    if kind in _NO_WHOLE_NUMBER:
        return texts("cli-no-whole-number", **details)
    if kind in _NO_NUMBER:
        return texts("cli-no-number", **details)
    if not _is_finite(details["found"]):
        return texts("cli-not-finite", found=details["found"])
    for name, key in _BOUNDS:
        if name in bounds:
            return texts(key, bound=bounds[name], **details)
    if choices := re.search(r"is not one of (.+)\.\Z", first["msg"]):
        return texts("cli-none-of", known=choices[1].replace("'", ""), **details)
    return texts("cli-not-possible", **details)


def _told_as_by_click(texts: Texts, error: Any, told: str) -> str:
    """Return why a value is impossible, by typer versions that look at values as click does, or by ourselves."""
    kind = getattr(error.param, "type", None)
    what = _parameter(error)
    if found := re.match(r"'(.*)' is not a valid (?:int|integer|float)\b", told, re.DOTALL):
        key = "cli-no-whole-number" if "int" in told[found.end(1) :] else "cli-no-number"
        return texts(key, what=what, found=_on_one_line(found[1]))
    if found := re.match(r"(\S+) is not in the range ", told):
        if not _is_finite(found[1]):
            return texts("cli-not-finite", found=found[1])
        lowest, value = getattr(kind, "min", None), float(found[1])
        is_low = lowest is not None and value <= lowest
        end, is_open = ("min", "min_open") if is_low else ("max", "max_open")
        names = {("min", False): "ge", ("min", True): "gt", ("max", False): "le", ("max", True): "lt"}
        key = dict(_BOUNDS)[names[end, bool(getattr(kind, is_open, False))]]
        return texts(key, bound=getattr(kind, end), what=what, found=found[1])
    if found := re.match(r"'(.*)' is not one of (.+)\.\Z", told, re.DOTALL):
        return texts("cli-none-of", known=found[2].replace("'", ""), what=what, found=_on_one_line(found[1]))
    return _on_one_line(told)


def _is_finite(typed: str) -> bool:
    """Return whether a value is finite, neither infinity nor NaN: neither lies between two bounds."""
    try:
        return isfinite(float(typed))
    except ValueError:
        return True


def _with_similar(texts: Texts, sentence: str, similar: Any) -> str:
    if not similar:
        return sentence
    return texts("cli-perhaps", what=sentence, known=", ".join(sorted(similar)))


def _parameter(error: Any) -> str:
    """Return an option as it is typed, an argument as the help calls it."""
    parameter = error.param
    if parameter is None:
        return ""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name.upper())


def _on_one_line(told: str) -> str:
    return " ".join(told.split())
