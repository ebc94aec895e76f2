"""Sentences about a game and its files: events, sums, refusals, why there is no path, what is wrong with a layout."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from types import MappingProxyType
from typing import Any, Final, get_args, get_type_hints

from pb12table.files.checking import LayoutReport
from pb12table.files.problems import FileProblem
from pb12table.files.reading import is_standard_input
from pb12table.kernel.game import Event
from pb12table.kernel.request import Refusal
from pb12table.skirmish.faces.system import Amended, GameSetup, GameState
from pb12table.skirmish.faces.words import Phrases, Result
from pb12table.skirmish.hindrances import DOOR, Barred, Hindrance, LayoutFault, Shut
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.systems import known
from pb12table.table.shapes import Point3, rounded, whole_of
from pb12table.texts.locale import Texts, on_one_line, shortened, upper_first
from pb12table.texts.names import amended_line, figure_name, name_of, player_name

BASE: Final = "base"
PRINTED: Final = "printed"
SHARE: Final = "hides-a-part"
"""The label of parts that have no number of their own: the name of the addend tells them."""


# -- events ---------------------------------------------------------------------------------------------------


def event_key(kind: type[Event]) -> str:
    """The key of the text for a class of events, such as `event-figure-fell` for FigureFell."""
    return "event-" + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


def event_line(texts: Phrases, setup: GameSetup, event: Event) -> str:
    """One short sentence on what happened; the sum behind it is in `check_lines`."""
    own = texts.of(setup.system)
    if isinstance(event, Amended):
        return amended_line(own, setup, event)
    details = {name: _field(own, setup, hint, getattr(event, name)) for name, hint in _fields(type(event)).items()}
    details |= known.words(setup.system).details(own, setup, event)
    return upper_first(own(event_key(type(event)), **details))


@cache
def _fields(kind: type[Event]) -> Mapping[str, Any]:
    """The fields of a class of events, with their types."""
    hints = get_type_hints(kind)
    names = getattr(kind, "__struct_fields__", None) or [field.name for field in fields(kind)]  # type: ignore[arg-type]
    return MappingProxyType({name: hints[name] for name in names})


def _field(texts: Phrases, setup: GameSetup, hint: Any, value: Any) -> Any:
    """What a text says for a field of an event: names for the ids of figures and players."""
    kinds = (hint, *get_args(hint))
    if isinstance(value, tuple):
        named = all(isinstance(each, str) for each in value) and bool({FigureId, PlayerId} & set(kinds))
        return texts.listing([name_of(texts, setup, each) for each in value]) if named else ""
    if FigureId in kinds:
        return texts("target-bare-point") if value is None else figure_name(texts, setup, value)
    if PlayerId in kinds:
        return "" if value is None else player_name(setup, value)
    return value if isinstance(value, int | float | str) else ""


def briefing_lines(texts: Phrases, setup: GameSetup) -> Sequence[str]:
    """How a game is won and when it ends, a sentence each; none where its rules do not say so."""
    return known.words(setup.system).briefing(texts.of(setup.system), setup)


def result_of(texts: Phrases, state: GameState, log: Sequence[Event]) -> Result | None:
    """Who has won a game and why; None while it is not over.  `log` are its events without those taken back."""
    return known.words(state.setup.system).result(texts.of(state.setup.system), state, log)


def dice_name(texts: Phrases, purpose: str) -> str:
    """What a die is thrown for, or what kind of check it is: "panic check"."""
    return texts(f"dice-{purpose}")


def winner_line(texts: Phrases, winners: Sequence[str]) -> str:
    """Who has won, by name; nobody, or several together."""
    key = ("closing-draw", "closing-win")[len(winners)] if len(winners) < 2 else "closing-shared"
    return texts(key, players=texts.listing(list(winners)))


# -- sums -----------------------------------------------------------------------------------------------------


def modifier_line(texts: Phrases, setup: GameSetup, modifier: Modifier) -> str:
    """An addend with its name, its source and its rule: "+2  up to half covered by the wall  R1.6.16"."""
    key = "modifier-line-start" if modifier.label in (BASE, PRINTED) else "modifier-line"
    return texts(key, value=modifier.value, what=modifier_name(texts, setup, modifier), rule=modifier.rule)


def part_lines(texts: Phrases, setup: GameSetup, modifier: Modifier) -> list[str]:
    """What the number of an addend is made of, one line for each part; empty when there is nothing to tell."""
    return [modifier_line(texts, setup, part) for part in modifier.parts if part.label != SHARE]


def modifier_lines(texts: Phrases, setup: GameSetup, modifier: Modifier) -> list[str]:
    """An addend, and below it what its number is made of where that is more than a printed one."""
    below = part_lines(texts, setup, modifier) if len(modifier.parts) > 1 else []
    return [modifier_line(texts, setup, modifier), *(texts("modifier-part", part=part) for part in below)]


def modifier_name(texts: Phrases, setup: GameSetup, modifier: Modifier) -> str:
    """The name of an addend, with its source where that says more than the name."""
    texts, key = texts.of(setup.system), f"modifier-{modifier.label}"
    # The first marker of a status may be free: the text of that addend counts from the markers.
    details = {"value": modifier.value, "count": abs(modifier.value), "markers": abs(modifier.value) + 1}
    source = modifier.source
    if source and texts.has(f"{key}-by"):
        sharing = [part.source for part in modifier.parts if part.label == SHARE] or [source]
        objects = dict.fromkeys(name_of(texts, setup, each, "object") for each in sharing)
        return texts(f"{key}-by", object=texts.listing(list(objects)), **details)
    what = texts(key, **details)
    named = known.words(setup.system).source(texts, setup, modifier) if source else ""
    return texts("modifier-with-source", what=what, source=named) if named else what


def check_lines(texts: Phrases, setup: GameSetup, event: Event) -> Sequence[str]:
    """The whole sum behind an event, one line for each addend, then the result; empty when there is none."""
    return known.words(setup.system).sum_lines(texts.of(setup.system), setup, event)


# -- refusals --------------------------------------------------------------------------------------------------


def refusal_line(texts: Phrases, setup: GameSetup, refusal: Refusal) -> str:
    """Why an answer is illegal, in one sentence, with the rule behind it."""
    what = refusal_text(texts, setup, refusal)
    return texts("refusal-line", what=what, rule=refusal.rule) if refusal.rule else what


def refusal_text(texts: Phrases, setup: GameSetup, refusal: Refusal) -> str:
    """The sentence alone, without the rule; it names what is in the way, or the target, when it can."""
    texts, key = texts.of(setup.system), f"refusal-{refusal.reason}"
    details: dict[str, Any] = {
        name: name_of(texts, setup, value) if isinstance(value, str) else value
        for name, value in refusal.details
        if isinstance(value, str | int | float)
    }
    details["rule"] = refusal.rule.replace(".", "-")
    obstacle = refusal.detail("obstacle")
    if obstacle and texts.has(f"{key}-by"):
        return upper_first(texts(f"{key}-by", object=name_of(texts, setup, obstacle, "object"), **details))
    if refusal.detail("target") and texts.has(f"{key}-of"):
        return upper_first(texts(f"{key}-of", **details))
    return upper_first(texts(key, **details))


def strength_line(texts: Phrases, state: GameState, figure: FigureId) -> str:
    """What a figure is good and bad at, in a few words; "" where there is nothing to say."""
    words = known.words(state.setup.system).strengths(state, figure)
    return ", ".join(texts(f"strength-{word}") for word in words)


def barred_lines(texts: Phrases, setup: GameSetup, ways: Sequence[Barred]) -> list[str]:
    """What stops a figure, a sentence for each way: that which lacks least first."""
    return [barred_line(texts, setup, way) for way in ways]


def barred_line(texts: Phrases, setup: GameSetup, way: Barred) -> str:
    """What stops a figure on one way."""
    return " ".join(upper_first(hindrance_line(texts, setup, each)) for each in way)


def open_lines(texts: Phrases, ways: Sequence[Barred]) -> list[str]:
    """Return how to look at a table as if the doors that stop a figure stood open, for the command line."""
    doors = dict.fromkeys(name for way in ways for each in way if each.kind == DOOR for name in each.names)
    return [texts("cli-open-offer", options=" ".join(f"--open {door}" for door in doors))] if doors else []


def hindrance_line(texts: Phrases, setup: GameSetup, hindrance: Hindrance) -> str:
    """One passage that stops a figure: where it is, what stands there, and what is lacking."""
    told: dict[str, Any] = dict(hindrance.details)
    if hindrance.at is not None:
        told["x"], told["y"] = texts.number(hindrance.at[0], 1), texts.number(hindrance.at[1], 1)
    for key in ("found", "needed"):
        if key in told:
            told[key] = texts("no-way-length", number=told[key], length=texts.number(told[key]))
    if "lacks" in told:
        told["lacks"] = texts.number(told["lacks"])
    names = [name_of(texts, setup, name) if name else texts("no-way-edge") for name in hindrance.names]
    told["one"], told["other"] = [*names, "", ""][:2]
    told["sides"] = len(set(hindrance.names))
    told["listed"] = texts.listing(names)
    is_bare = hindrance.kind == "high" and hindrance.names == ("",)
    return texts("no-way-high-bare" if is_bare else f"no-way-{hindrance.kind}", **told)


def short_lack(texts: Phrases, hindrance: Hindrance) -> str:
    """What is lacking, for the mark at the passage itself; "" where nothing is measured."""
    told = dict(hindrance.details)
    if "found" not in told or "needed" not in told:
        return ""
    sign = "<" if told["found"] < told["needed"] else ">"
    return f"{texts.number(told['found'], 2)} {sign} {texts.number(told['needed'], 2)}"


def shut_lines(texts: Phrases, setup: GameSetup, grounds: Sequence[Shut], counted: Sequence[float]) -> list[str]:
    """Which grounds a figure never gets to, and why; `counted` are their areas as the system tells them."""
    found: list[str] = []
    for shut, area in zip(grounds, counted, strict=True):
        x, y, z = (texts.number(value, 1) for value in shut.inside)
        line = texts("reach-shut", area=round(area, 1), x=x, y=y, z=z)
        found.append(f"{upper_first(line)} {barred_line(texts, setup, shut.why)}".strip())
    return found


def plain_barred(ways: Sequence[Barred]) -> list[list[dict[str, Any]]]:
    """What stops a figure as JSON-ready data: for each way its passages; lengths in steps, places as [x, y, z]."""
    return [[_plain(each) for each in way] for way in ways]


def plain_shut(grounds: Sequence[Shut]) -> list[dict[str, Any]]:
    """Grounds that are never got to, as JSON-ready data."""
    return [
        {"area": shut.area, "inside": list(map(rounded, shut.inside)), "barred": [_plain(each) for each in shut.why]}
        for shut in grounds
    ]


def _plain(hindrance: Hindrance) -> dict[str, Any]:
    at = None if hindrance.at is None else list(map(rounded, hindrance.at))
    between = [whole_of(name) for name in hindrance.names]
    return {"kind": hindrance.kind, "at": at, "between": between, **dict(hindrance.details)}

FINE: Final = 3
"""The decimals of a measure in a file: it is kept to a thousandth of a step."""


def problem_line(texts: Phrases, problem: FileProblem) -> str:
    """What is wrong with a file, in one sentence that names the file and the place in it."""
    file, what = shown_file(texts, problem.file), _what(texts, problem)
    if not problem.place:
        return on_one_line(texts("shown-problem", file=file, what=what))
    return on_one_line(texts("shown-problem-at", file=file, place=_place(texts, problem.place), what=what))


def shown_file(texts: Phrases, file: str) -> str:
    """The name of a file for people, who know `-` as the standard input."""
    return texts("standard-input") if is_standard_input(file) else on_one_line(file)


def problem_in_file(texts: Phrases, problem: FileProblem) -> str:
    """What is wrong with the file people have before them: the thing in it by its id, and the sentence."""
    what = _what(texts, problem)
    place = re.sub(r'^\w+\[\d+\] "([^"]+)"', r"\1", problem.place)
    return on_one_line(texts("shown-problem", file=_place(texts, place), what=what) if place else what)


def _what(texts: Phrases, problem: FileProblem) -> str:
    """The sentence itself; its measures are as exact as those in the file are kept, kinds of terrain have names."""
    told = {name: _detail(texts, value) for name, value in problem.details.items()}
    if "kind" in told and texts.has(named := f"kind-{told['kind']}"):
        told["kind"] = texts(named)
    return texts(problem.key, **told)


def _detail(texts: Phrases, value: str | float) -> str | int:
    if isinstance(value, str):
        return shortened(value)
    return value if isinstance(value, int) else texts.number(value, FINE)


def _place(texts: Phrases, place: str) -> str:
    """A place in a file for people: "line 5" has words that differ between languages, the names of keys have not."""
    if place == "end of document":
        return texts("place-end")

    def told(found: re.Match[str]) -> str:
        return texts(f"place-{found[1]}", number=int(found[2]))

    return re.sub(r"\b(line|column|byte) (\d+)", told, place)

FLAT = 0.05
"""What is not higher, in steps, lies on the table."""


def storey_name(texts: Texts, number: int) -> str:
    """What a storey is called by its number, the ground being 0."""
    return texts("storey-name", number=number)


def storey_heights(texts: Texts, low: float, high: float) -> str:
    """The heights one stands at on a storey, from the least to the greatest."""
    if high - low < FLAT:
        return texts.number(high, 2)
    return texts("storey-from-to", low=texts.number(low, 2), high=texts.number(high, 2))


def place_told(texts: Texts, place: Point3) -> str:
    """A place with one digit, and with its height where it is above the table."""
    x, y, height = (texts.number(value, 1) for value in place)
    return texts("spot-at", x=x, y=y) if place[2] < FLAT else texts("storey-place", x=x, y=y, height=height)


def fault_line(texts: Texts, fault: LayoutFault, names: Mapping[str, str] | None = None) -> str:
    """What is wrong with pieces or zones together, in one sentence that tells their names, else their ids."""
    known = names or {}
    return texts(
        f"layout-{fault.fault}",
        subject=known.get(fault.subject, fault.subject),
        other=known.get(fault.other, fault.other),
        x=texts.number(fault.at[0]),
        y=texts.number(fault.at[1]),
        pieces=texts.listing(list(fault.pieces[:4])),
        count=len(fault.pieces),
        storey=storey_name(texts, fault.storey),
        height=texts.number(fault.height, 2),
    )


def plain_layout(texts: Texts, report: LayoutReport) -> list[dict[str, Any]]:
    """A report as JSON-ready data: `fault` (a word), `subject` and `other` (ids), `at`, `pieces`, `grave`, `text`."""
    problems: list[dict[str, Any]] = [
        {
            "fault": problem.key.removeprefix("problem-"),
            "subject": subject,
            "other": "",
            "at": None,
            "pieces": [],
            "grave": True,
            "text": problem_line(texts, problem),
        }
        for subject, problem in report.problems
    ]
    faults = [
        {
            "fault": str(fault.fault),
            "subject": fault.subject,
            "other": fault.other,
            "at": list(fault.at),
            "pieces": list(fault.pieces),
            "grave": fault.is_grave,
            "text": fault_line(texts, fault),
        }
        for fault in report.faults
    ]
    return problems + faults
