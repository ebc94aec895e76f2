"""Sentences about a layout: why there is no path, what is shut off, what makes it unfit for play, its levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pb12table.files.checking import LayoutReport
from pb12table.skirmish.bodies import Person, measured_with
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.hindrances import DOOR, Barred, Hindrance, LayoutFault, Shut
from pb12table.table.shapes import Circle, Point3, rounded, whole_of
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import name_of

FLAT = 0.05
"""What is not higher, in steps, lies on the table."""


def barred_lines(texts: Phrases, setup: GameSetup, ways: Sequence[Barred]) -> list[str]:
    """Return what stops a figure, one sentence per path: the one lacking the least first."""
    return [barred_line(texts, setup, way) for way in ways]


def barred_line(texts: Phrases, setup: GameSetup, way: Barred) -> str:
    """Return what stops a figure on one path."""
    return " ".join(upper_first(hindrance_line(texts, setup, each)) for each in way)


def open_lines(texts: Phrases, ways: Sequence[Barred]) -> list[str]:
    """Return how to look at a table as if the doors that stop a figure stood open, for the command line."""
    doors = dict.fromkeys(name for way in ways for each in way if each.kind == DOOR for name in each.names)
    return [texts("cli-open-offer", options=" ".join(f"--open {door}" for door in doors))] if doors else []


def hindrance_line(texts: Phrases, setup: GameSetup, hindrance: Hindrance) -> str:
    """Return one passage that stops a figure: where it is, what is there, and what is lacking."""
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
    """Return what is lacking, for the mark at the passage itself; "" if nothing is measured."""
    told = dict(hindrance.details)
    if "found" not in told or "needed" not in told:
        return ""
    sign = "<" if told["found"] < told["needed"] else ">"
    return f"{texts.number(told['found'], 2)} {sign} {texts.number(told['needed'], 2)}"


def shut_lines(texts: Phrases, setup: GameSetup, grounds: Sequence[Shut], counted: Sequence[float]) -> list[str]:
    """Return which grounds a figure can never reach, and why; `counted` are their areas as the system reports them."""
    found: list[str] = []
    for shut, area in zip(grounds, counted, strict=True):
        x, y, z = (texts.number(value, 1) for value in shut.inside)
        line = texts("reach-shut", area=round(area, 1), x=x, y=y, z=z)
        found.append(f"{upper_first(line)} {barred_line(texts, setup, shut.why)}".strip())
    return found


def plain_barred(ways: Sequence[Barred]) -> list[list[dict[str, Any]]]:
    """Return what stops a figure as JSON-ready data: for each path its passages; lengths in steps, places [x, y, z]."""
    return [[_plain(each) for each in way] for way in ways]


def plain_shut(grounds: Sequence[Shut]) -> list[dict[str, Any]]:
    """Return grounds that can never be reached, as JSON-ready data."""
    return [
        {"area": shut.area, "inside": list(map(rounded, shut.inside)), "barred": [_plain(each) for each in shut.why]}
        for shut in grounds
    ]


def _plain(hindrance: Hindrance) -> dict[str, Any]:
    at = None if hindrance.at is None else list(map(rounded, hindrance.at))
    between = [whole_of(name) for name in hindrance.names]
    return {"kind": hindrance.kind, "at": at, "between": between, **dict(hindrance.details)}


def storey_name(texts: Texts, number: int) -> str:
    """Return the name of a level by its number, the ground being 0."""
    return texts("storey-name", number=number)


def storey_heights(texts: Texts, low: float, high: float) -> str:
    """Return the heights one stands at on a level, from lowest to highest."""
    if high - low < FLAT:
        return texts.number(high, 2)
    return texts("storey-from-to", low=texts.number(low, 2), high=texts.number(high, 2))


def place_told(texts: Texts, place: Point3) -> str:
    """Return a place with one digit, and with its height if it is above the table."""
    x, y, height = (texts.number(value, 1) for value in place)
    return texts("spot-at", x=x, y=y) if place[2] < FLAT else texts("storey-place", x=x, y=y, height=height)


def body_told(texts: Phrases, person: Person) -> str:
    """Return what a body is like: its base, height, eye, and how high it climbs."""

    def steps(value: float) -> str:
        return texts("worth-steps", value=round(value, 2))

    footprint, stature = person.stature.footprint, person.stature
    base = texts("body-round", width=steps(person.width))
    if not isinstance(footprint, Circle):
        long, wide = ((max(each) - min(each)) for each in zip(*footprint.points, strict=True))
        base = texts("body-long", length=steps(long), width=steps(wide))
    return texts(
        "body-told", base=base, height=steps(stature.height), eye=steps(stature.eye), climb=steps(person.climb)
    )


def body_lines(texts: Phrases, setup: GameSetup) -> list[str]:
    """Return with which body a setup is measured, and how far that can be relied on; nothing for the average one."""
    person = measured_with(setup)
    if person is None:
        return []
    told = [texts("body-measured", told=body_told(texts, person))]
    return [*told, texts("body-driven")] if person.drives else told


def fault_line(texts: Texts, fault: LayoutFault, names: Mapping[str, str] | None = None) -> str:
    """Return what is wrong with pieces or zones together, in one sentence with their names, else their ids."""
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
    """Return a report as JSON data: `fault` (a word), `subject` and `other` (ids), `at`, `pieces`, `grave`, `text`."""
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
