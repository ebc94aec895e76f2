"""A rule or a ruling as it is told to people, in a window or in a terminal."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.texts.locale import Texts
from pb12table.texts.rule_list import RuleEntry, all_rules, left_out_line, rule_name
from pb12table.texts.rulings import rules_of_rulings, ruling_of, rulings_of_rules


@dataclass(frozen=True, slots=True)
class ToldRule:
    """What there is to read: a name, paragraphs, and a heading over the ids of what belongs to it ("" for nothing)."""

    id: str
    name: str
    paragraphs: tuple[str, ...]
    heading: str
    others: tuple[str, ...]


def all_ids() -> tuple[str, ...]:
    """The ids of all rules, in the order of the rulebook, and of all rulings after them."""
    return (*all_rules(), *rules_of_rulings())


def told_rule(texts: Texts, identity: str) -> ToldRule:
    """A rule or a ruling by its id, which must be one of `all_ids`."""
    name, ruling = rule_name(texts, identity), ruling_of(texts, identity)
    if ruling is not None:
        paragraphs = (*ruling.ruling, texts("rule-why", reason=ruling.reason))
        return ToldRule(identity, name, paragraphs, texts("rule-belongs-to"), ruling.rules)
    entry, rulings = all_rules()[identity], rulings_of_rules().get(identity, ())
    heading = texts("rule-has-rulings") if rulings else ""
    return ToldRule(identity, name, (_other_name(texts, entry), _state(texts, entry)), heading, rulings)


def _other_name(texts: Texts, entry: RuleEntry) -> str:
    """What the rule is called in the rulebook, or in English when that is how it is called already."""
    if texts.language == "de":
        return texts("rule-in-english", name=entry.en)
    return texts("rule-in-german", name=entry.de)


def _state(texts: Texts, entry: RuleEntry) -> str:
    if not entry.done:
        return texts("rule-is-left-out", reason=left_out_line(texts, entry))
    return texts("rule-is-definition" if entry.definition else "rule-is-played")
