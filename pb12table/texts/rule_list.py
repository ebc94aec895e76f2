"""The rules of a system: what they are called, whether this version plays them, and how they are told to people."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems import known
from pb12table.texts.rule_texts import check_rule_texts, naming, text_of
from pb12table.texts.rulings import question_of, rules_of_rulings, ruling_of, rulings_of_rules, system_of_ruling


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """One rule; `reason` says why it is left out ("" when it is played) and is part of the key of a text.

    `about` are the names of what on the screen leads to it: `command:move`, `attribute:nerve`, `zone:dark`.
    """

    system: str
    id: str
    en: str
    de: str
    done: bool
    definition: bool
    reason: str
    about: tuple[str, ...] = ()


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
            about = tuple(rule.get("about", ()))
            found[identity] = RuleEntry(system, identity, rule["en"], rule["de"], state, definition, reason, about)
    return MappingProxyType(found)


@cache
def _rules_about(system: str) -> Mapping[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for entry in all_rules(system).values():
        for topic in entry.about:
            found.setdefault(topic, []).append(entry.id)
    return MappingProxyType({topic: tuple(rules) for topic, rules in found.items()})


def rules_about(system: str, topics: Iterable[str]) -> tuple[str, ...]:
    """The rules of a system about some things on the screen, by their names, or by the kinds before their colons."""
    listed, found = _rules_about(system), dict[str, None]()
    for topic in topics:
        kind, colon, _ = topic.partition(":")
        found |= dict.fromkeys(listed.get(topic) or listed.get(f"{kind}{colon}", ()))
    return tuple(found)


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
    """What there is to read: a name, the one in the other language `under` it, paragraphs, `notes` about them, and
    groups of other ids under a heading each.
    """

    id: str
    name: str
    paragraphs: tuple[str, ...] = ()
    under: str = ""
    notes: tuple[str, ...] = ()
    others: tuple[tuple[str, tuple[str, ...]], ...] = ()


def all_ids(system: str) -> tuple[str, ...]:
    """The ids of all rules of a system, in the order of the rulebook, and of all its rulings after them."""
    return (*all_rules(system), *rules_of_rulings(system))


@cache
def check_texts(system: str) -> None:
    """Raise FileProblem for a text of a rule that the system has not, or one that names such a rule."""
    check_rule_texts(system, frozenset(all_ids(system)))


def told_rule(texts: Phrases, identity: str) -> ToldRule:
    """A rule or a ruling by its id; there must be one (`is_rule`)."""
    name, ruling = rule_name(texts, identity), ruling_of(texts, identity)
    if ruling is not None:
        system = system_of(identity) or ""
        notes = (texts("rule-why", reason=ruling.reason),)
        others = ((texts("rule-belongs-to"), ruling.rules), *_named_by(texts, system, identity, ruling.rules))
        return ToldRule(identity, name, ruling.ruling, "", notes, others)
    entry, rulings = all_rules()[identity], rulings_of_rules().get(identity, ())
    said = text_of(texts, entry.system, identity)
    others = ((texts("rule-has-rulings"), rulings),) if rulings else ()
    others += _named_by(texts, entry.system, identity, ())
    return ToldRule(
        identity, name, (said,) if said else (), _other_name(texts, entry), (_state(texts, entry),), others
    )


def found_rules(texts: Phrases, system: str, wanted: str) -> tuple[str, ...]:
    """The rules and rulings of a system whose id, names in both languages or text hold all of some words.

    Those whose id or name has them come first; without words it is all.
    """
    words = wanted.casefold().split()
    if not words:
        return all_ids(system)
    named, said = list[str](), list[str]()
    for identity, names, told in _searched(texts, system):
        if all(word in names for word in words):
            named.append(identity)
        elif all(word in names or word in told for word in words):
            said.append(identity)
    return (*named, *said)


def _searched(texts: Phrases, system: str) -> Iterator[tuple[str, str, str]]:
    """Each rule and ruling with its id and names, and with its text, in small letters."""
    for identity in all_ids(system):
        entry, told = all_rules(system).get(identity), told_rule(texts, identity)
        names = (identity, told.name, *((entry.en, entry.de) if entry is not None else ()))
        yield identity, " ".join(names).casefold(), " ".join(told.paragraphs).casefold()


def _named_by(
    texts: Phrases, system: str, identity: str, but: Iterable[str]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rules whose texts name one, but for some, under their heading; nothing where there are none."""
    named = set(naming(system).get(identity, ())).difference(but)
    rules = tuple(rule for rule in all_rules(system) if rule in named)
    return ((texts("rule-named-by"), rules),) if rules else ()


def _other_name(texts: Phrases, entry: RuleEntry) -> str:
    """What the rule is called in the rulebook, or in English when that is how it is called already."""
    if texts.language == "de":
        return texts("rule-in-english", name=entry.en)
    return texts("rule-in-german", name=entry.de)


def _state(texts: Phrases, entry: RuleEntry) -> str:
    if not entry.done:
        return texts("rule-is-left-out", reason=left_out_line(texts, entry))
    return texts("rule-is-definition" if entry.definition else "rule-is-played")
