"""The list of all rules: what they are called, and whether this version plays them; from its `rules.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from pb12table.texts.locale import Texts
from pb12table.texts.rulings import question_of, rules_of_rulings


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """One rule; `reason` says why it is left out ("" when it is played) and is part of the key of a text."""

    id: str
    en: str
    de: str
    done: bool
    definition: bool
    reason: str


@cache
def all_rules() -> Mapping[str, RuleEntry]:
    """Every rule of the game by id, in the order of the rulebook."""
    source = files("pb12table").joinpath("systems", "pb12", "rules", "rules.toml").read_text(encoding="utf-8")
    return MappingProxyType(
        {
            identity: RuleEntry(
                identity,
                rule["en"],
                rule["de"],
                rule["state"] == "done",
                rule.get("definition", False),
                rule.get("reason", ""),
            )
            for identity, rule in tomllib.loads(source)["rules"].items()
        }
    )


def is_rule(identity: str) -> bool:
    """Whether there is a rule or a ruling of an id."""
    return identity in all_rules() or identity in rules_of_rulings()


def rule_name(texts: Texts, rule: str) -> str:
    """What a rule is called, or which question a ruling answers; the id itself when it is neither."""
    entry = all_rules().get(rule)
    if entry is not None:
        return entry.de if texts.language == "de" else entry.en
    return question_of(texts, rule) if rule in rules_of_rulings() else rule


def left_out_line(texts: Texts, rule: RuleEntry) -> str:
    """Why a rule is not played; "" when it is."""
    return "" if rule.done else texts(f"left-out-{rule.reason}")
