"""The rules of a system: what they are called, whether this version plays them, and how they are told to people."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems import known
from pb12table.texts.rulings import question_of, rules_of_rulings, ruling_of, rulings_of_rules, system_of_ruling


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """One rule; `reason` says why it is left out ("" when it is played) and is part of the key of a text."""

    system: str
    id: str
    en: str
    de: str
    done: bool
    definition: bool
    reason: str


def all_rules(system: str = "") -> Mapping[str, RuleEntry]:
    """Every rule of a system, or of all, by id, in the order of the rulebook; from its `rules/rules.toml`."""
    return _rules((system,) if system else known.SYSTEMS)


@cache
def _rules(systems: tuple[str, ...]) -> Mapping[str, RuleEntry]:
    found: dict[str, RuleEntry] = {}
    for system in systems:
        path = known.folder(system) / "rules" / "rules.toml"
        listed = tomllib.loads(path.read_text(encoding="utf-8"))["rules"] if path.is_file() else {}
        for identity, rule in listed.items():
            state, definition, reason = rule["state"] == "done", rule.get("definition", False), rule.get("reason", "")
            found[identity] = RuleEntry(system, identity, rule["en"], rule["de"], state, definition, reason)
    return MappingProxyType(found)


def is_rule(identity: str) -> bool:
    """Whether there is a rule or a ruling of an id, of whatever system."""
    return system_of(identity) is not None


def system_of(identity: str) -> str | None:
    """The system of a rule or a ruling; None when there is none of that id."""
    rule = all_rules().get(identity)
    return system_of_ruling(identity) if rule is None else rule.system


def rule_name(texts: Phrases, rule: str) -> str:
    """What a rule is called, or which question a ruling answers; the id itself when it is neither."""
    entry = all_rules().get(rule)
    if entry is not None:
        return entry.de if texts.language == "de" else entry.en
    return question_of(texts, rule) if system_of_ruling(rule) is not None else rule


def left_out_line(texts: Phrases, rule: RuleEntry) -> str:
    """Why a rule is not played; "" when it is."""
    return "" if rule.done else texts.of(rule.system)(f"left-out-{rule.reason}")


# -- as they are told -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToldRule:
    """What there is to read: a name, paragraphs, and a heading over the ids of what belongs to it ("" for nothing)."""

    id: str
    name: str
    paragraphs: tuple[str, ...]
    heading: str
    others: tuple[str, ...]


def all_ids(system: str) -> tuple[str, ...]:
    """The ids of all rules of a system, in the order of the rulebook, and of all its rulings after them."""
    return (*all_rules(system), *rules_of_rulings(system))


def told_rule(texts: Phrases, identity: str) -> ToldRule:
    """A rule or a ruling by its id; there must be one (`is_rule`)."""
    name, ruling = rule_name(texts, identity), ruling_of(texts, identity)
    if ruling is not None:
        paragraphs = (*ruling.ruling, texts("rule-why", reason=ruling.reason))
        return ToldRule(identity, name, paragraphs, texts("rule-belongs-to"), ruling.rules)
    entry, rulings = all_rules()[identity], rulings_of_rules().get(identity, ())
    heading = texts("rule-has-rulings") if rulings else ""
    return ToldRule(identity, name, (_other_name(texts, entry), _state(texts, entry)), heading, rulings)


def _other_name(texts: Phrases, entry: RuleEntry) -> str:
    """What the rule is called in the rulebook, or in English when that is how it is called already."""
    if texts.language == "de":
        return texts("rule-in-english", name=entry.en)
    return texts("rule-in-german", name=entry.de)


def _state(texts: Phrases, entry: RuleEntry) -> str:
    if not entry.done:
        return texts("rule-is-left-out", reason=left_out_line(texts, entry))
    return texts("rule-is-definition" if entry.definition else "rule-is-played")
