"""The rules and rulings that a report names: links to them in its lines, and what they say at its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from pb12table.report.elements import paragraph
from pb12table.texts.locale import Texts
from pb12table.texts.rule_list import all_ids, is_rule, told_rule
from pb12table.texts.rulings import CITED


def named_in(lines: Iterable[str]) -> tuple[str, ...]:
    """The rules and rulings that some lines name, each once."""
    return tuple(dict.fromkeys(cited for line in lines for cited in CITED.findall(line) if is_rule(cited)))


def rule_links(rules: Iterable[str]) -> str:
    """Links to what some rules say, as html; "" for none."""
    found = "".join(f' <a class="rule" href="#{_anchor(rule)}">{escape(rule)}</a>' for rule in rules)
    return f'<span class="rules">{found}</span>' if found else ""


def rules_told(texts: Texts, system: str, rules: Iterable[str]) -> str:
    """What rules and rulings of a system say, in their order, as html; ids in it lead to what is told besides."""
    wanted = set(rules)
    listed = [rule for rule in all_ids(system) if rule in wanted]
    return "".join(_told(texts, rule, listed) for rule in listed)


def _told(texts: Texts, rule: str, listed: Sequence[str]) -> str:
    told = told_rule(texts, rule)
    html = "".join(f"<p>{_linked(text, listed)}</p>" for text in told.paragraphs)
    under = paragraph(told.under, "note") if told.under else ""
    return f'<div class="rule" id="{_anchor(rule)}"><h4>{escape(f"{rule} · {told.name}")}</h4>{under}{html}</div>'


def _linked(text: str, listed: Sequence[str]) -> str:
    """A text as html, whose ids lead to the rules that are told."""
    parts, begins = list[str](), 0
    for match in CITED.finditer(text):
        if match[0] in listed:
            parts += [escape(text[begins : match.start()]), f'<a href="#{_anchor(match[0])}">{escape(match[0])}</a>']
            begins = match.end()
    return "".join((*parts, escape(text[begins:])))


def _anchor(rule: str) -> str:
    return f"rule-{rule}"
