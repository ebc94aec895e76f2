"""What is wrong with a layout, in sentences and as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pb12table.files.layout_checks import LayoutReport
from pb12table.skirmish.layout_faults import LayoutFault
from pb12table.texts.locale import Texts
from pb12table.texts.problems import problem_line
from pb12table.texts.storeys import storey_name


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
