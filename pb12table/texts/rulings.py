"""The rulings: what the program does where a rulebook is silent, unclear or contradicts itself.  Data: `rulings.ftl`.

Each rule system has a file of them among its texts. A ruling is a message such as `ruling-012`, whose value is its id
and whose attributes are question, ruling, reason and rules; the headings of the file are the topics. No two systems
have a ruling or a rule of the same id.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from pb12table.files.places import assets_folder
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems import known
from pb12table.texts.bundle import entries_of
from pb12table.texts.locale import FALLBACK, system_files

CITED: Final = re.compile(r"\b[A-Z]{1,2}\d+(?:\.\d+)*\b")
"""What may be the id of a rule or a ruling in a text; `rule_list.is_rule` says whether it is one."""
_FILE: Final = "rulings.ftl"
_TOPIC_OR_KEY: Final = re.compile(r"^(?:## (?P<topic>.+)|(?P<key>ruling-[\w-]+) *= *(?P<id>\w+))", re.MULTILINE)
_RULES: Final = re.compile(r"^ +\.rules = (.+)$", re.MULTILINE)
_RANGE: Final = re.compile(r"([A-Z]+(?:\d+\.)*)(\d+)–\1(\d+)")


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling in one language; `ruling` is a paragraph or several."""

    id: str
    question: str
    ruling: tuple[str, ...]
    reason: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Entry:
    """A ruling as it stands in the file of a system: its key, and the rules it belongs to."""

    system: str
    key: str
    rules: tuple[str, ...]


@cache
def _entries(systems: tuple[str, ...]) -> Mapping[str, _Entry]:
    """All rulings of some systems by id, in the order of the ids within each system."""
    found: dict[str, _Entry] = {}
    for system in systems:
        source = _source(FALLBACK, system)
        keys = {match["id"]: match["key"] for match in _TOPIC_OR_KEY.finditer(source) if match["key"]}
        written = entries_of(source)
        found |= {
            identity: _Entry(system, key, tuple(_listed(written[key]))) for identity, key in sorted(keys.items())
        }
    return MappingProxyType(found)


def rules_of_rulings(system: str = "") -> Mapping[str, tuple[str, ...]]:
    """The rules that each ruling of a system, or of all, belongs to, by the id of the ruling, in the order of ids."""
    entries = _entries((system,) if system else known.SYSTEMS)
    return {identity: entry.rules for identity, entry in entries.items()}


def system_of_ruling(identity: str) -> str | None:
    """The rule system a ruling belongs to; None when there is none of that id."""
    found = _entries(known.SYSTEMS).get(identity)
    return None if found is None else found.system


@cache
def rulings_of_rules() -> Mapping[str, tuple[str, ...]]:
    """The rulings that belong to each rule that has any, by the id of the rule."""
    found: dict[str, list[str]] = {}
    for ruling, rules in rules_of_rulings().items():
        for rule in rules:
            found.setdefault(rule, []).append(ruling)
    return MappingProxyType({rule: tuple(rulings) for rule, rulings in found.items()})


def ruling_of(texts: Phrases, identity: str) -> Ruling | None:
    """A ruling by its id, such as RU012; None when there is none of that id."""
    entry = _entries(known.SYSTEMS).get(identity)
    if entry is None:
        return None
    own = texts.of(entry.system)
    told, reason = (tuple(_paragraphs(own(f"{entry.key}.{part}"))) for part in ("ruling", "reason"))
    return Ruling(identity, question_of(texts, identity), told, " ".join(reason), entry.rules)


def question_of(texts: Phrases, identity: str) -> str:
    """The question that a ruling answers."""
    entry = _entries(known.SYSTEMS)[identity]
    return " ".join(_paragraphs(texts.of(entry.system)(f"{entry.key}.question")))


def rulings_by_topic(language: str, system: str) -> dict[str, list[str]]:
    """The ids of the rulings of a system under the headings of a language, in the order of its file."""
    found: dict[str, list[str]] = {}
    topic = ""
    for match in _TOPIC_OR_KEY.finditer(_source(language, system)):
        topic = match["topic"] or topic
        if match["key"]:
            found.setdefault(topic, []).append(match["id"])
    return found


def _source(language: str, system: str) -> str:
    """The rulings of a system as they are written; nothing where it has none."""
    files = system_files(assets_folder() / "locale", language, system)
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path.name == _FILE)


def _listed(entry: str) -> Iterator[str]:
    """The rules that an entry lists; R1.1.1–R1.1.4 stands for all from one to the other."""
    match = _RULES.search(entry)
    for part in match[1].split(",") if match is not None else ():
        ends = _RANGE.fullmatch(part.strip())
        if ends is None:
            yield part.strip()
        else:
            yield from (f"{ends[1]}{number:0{len(ends[2])}}" for number in range(int(ends[2]), int(ends[3]) + 1))


def _paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a text that is broken into lines; an empty line parts two."""
    return (" ".join(paragraph.split("\n")) for paragraph in re.split(r"\n{2,}", text))
