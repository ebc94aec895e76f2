"""The rulings: what the program does where the rulebook is silent, unclear or contradicts itself.  Data: `rulings.ftl`.

A ruling is a message such as `ruling-012`, whose value is its id and whose attributes are question, ruling, reason and
rules; the headings of the file are the topics.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from pb12table.files.places import assets_folder
from pb12table.texts.bundle import entries_of
from pb12table.texts.locale import FALLBACK, Texts

RULING: Final = re.compile(r"RU(\d{3})")
CITED: Final = re.compile(r"\b(?:RU\d{3}|R\d+\.\d+\.\d+)\b")
"""How texts, docstrings and comments name a rule or a ruling."""
_FILE: Final = "rulings.ftl"
_TOPIC_OR_KEY: Final = re.compile(r"^(?:## (?P<topic>.+)|ruling-(?P<number>\d{3}) *=)", re.MULTILINE)
_RULES: Final = re.compile(r"^ +\.rules = (.+)$", re.MULTILINE)
_RANGE: Final = re.compile(r"(R\d+\.\d+\.)(\d+)–\1(\d+)")


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling in one language; `ruling` is a paragraph or several."""

    id: str
    question: str
    ruling: tuple[str, ...]
    reason: str
    rules: tuple[str, ...]


@cache
def rules_of_rulings() -> Mapping[str, tuple[str, ...]]:
    """The rules that each ruling belongs to, by the id of the ruling, in the order of the numbers."""
    entries = sorted(entries_of(_source(FALLBACK)).items())
    return MappingProxyType({f"RU{key.removeprefix('ruling-')}": tuple(_listed(entry)) for key, entry in entries})


@cache
def rulings_of_rules() -> Mapping[str, tuple[str, ...]]:
    """The rulings that belong to each rule that has any, by the id of the rule."""
    found: dict[str, list[str]] = {}
    for ruling, rules in rules_of_rulings().items():
        for rule in rules:
            found.setdefault(rule, []).append(ruling)
    return MappingProxyType({rule: tuple(rulings) for rule, rulings in found.items()})


def ruling_of(texts: Texts, identity: str) -> Ruling | None:
    """A ruling by its id, such as RU012; None when there is none of that id."""
    rules = rules_of_rulings().get(identity)
    if rules is None:
        return None
    told, reason = (tuple(_paragraphs(texts(f"{_key(identity)}.{part}"))) for part in ("ruling", "reason"))
    return Ruling(identity, question_of(texts, identity), told, " ".join(reason), rules)


def question_of(texts: Texts, identity: str) -> str:
    """The question that a ruling answers."""
    return " ".join(_paragraphs(texts(f"{_key(identity)}.question")))


def rulings_by_topic(language: str) -> dict[str, list[str]]:
    """The ids of the rulings under the headings of a language, in the order of its file."""
    found: dict[str, list[str]] = {}
    topic = ""
    for match in _TOPIC_OR_KEY.finditer(_source(language)):
        topic = match["topic"] or topic
        if match["number"]:
            found.setdefault(topic, []).append(f"RU{match['number']}")
    return found


def _key(identity: str) -> str:
    return f"ruling-{identity[2:]}"


def _source(language: str) -> str:
    return (assets_folder() / "locale" / language / _FILE).read_text(encoding="utf-8")


def _listed(entry: str) -> Iterator[str]:
    """The rules that an entry lists; R1.1.1–R1.1.4 stands for all from one to the other."""
    match = _RULES.search(entry)
    for part in match[1].split(",") if match is not None else ():
        ends = _RANGE.fullmatch(part.strip())
        if ends is None:
            yield part.strip()
        else:
            yield from (f"{ends[1]}{number}" for number in range(int(ends[2]), int(ends[3]) + 1))


def _paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a text that is broken into lines; an empty line parts two."""
    return (" ".join(paragraph.split("\n")) for paragraph in re.split(r"\n{2,}", text))
