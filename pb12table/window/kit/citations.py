"""The ids of rules and rulings in what is painted: each is a zone of its own, which opens its page on every screen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from pb12table.texts.rule_list import is_rule
from pb12table.texts.rulings import CITED

ZONE: Final = "rule:"


@lru_cache(maxsize=6000)
def cited_in(text: str) -> tuple[tuple[int, int, str], ...]:
    """Where in a text rules and rulings are named: first letter, letter behind the last, id."""
    return tuple((match.start(), match.end(), match[0]) for match in CITED.finditer(text) if is_rule(match[0]))


def rules_in(lines: Iterable[str]) -> tuple[str, ...]:
    """The rules and rulings that some lines name, each once."""
    return tuple(dict.fromkeys(rule for line in lines for _, _, rule in cited_in(line)))


def rule_of(zone: str) -> str:
    """The rule or ruling that a zone of that name opens, "" for none."""
    return zone.removeprefix(ZONE) if zone.startswith(ZONE) else ""
