"""All rulings of a system as a page of Markdown: `docs/rulings.md` is the English one of Pb-12."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.skirmish.faces.words import Phrases
from pb12table.texts.rule_list import rule_name
from pb12table.texts.rulings import CITED, Ruling, ruling_of, rulings_by_topic, system_of_ruling

_PREFACE: Final = ("rulings-page-what", "rulings-page-where", "rulings-page-adding")


def rulings_page(texts: Phrases, system: str) -> str:
    """The page: a preface, the numbers with their questions, and the rulings, each under a heading of its number."""
    own = texts.of(system)
    topics = {
        topic: [ruling for identity in listed if (ruling := ruling_of(texts, identity)) is not None]
        for topic, listed in rulings_by_topic(texts.language, system).items()
    }
    first = next((told[0] for told in topics.values() if told), None)
    example = ("", "") if first is None else (first.id, next(iter(first.rules), ""))
    details = {"system": own.either("system-name", system), "id": system, "ruling": example[0], "rule": example[1]}
    preface = (own(key, **details) for key in _PREFACE)
    parts = [f"# {own('rulings-page-title', **details)}", *preface, f"## {own('rulings-page-questions')}"]
    for topic, rulings in topics.items():
        parts.append(f"**{topic}**")
        parts.append("\n".join(f"- {_link(ruling.id)} {ruling.question}" for ruling in rulings))
    for topic, rulings in topics.items():
        parts.append(f"## {topic}")
        for ruling in rulings:
            parts += _told(texts, ruling)
    return "\n\n".join(parts) + "\n"


def _told(texts: Phrases, ruling: Ruling) -> Iterator[str]:
    yield f"### {ruling.id}"
    yield f"**{ruling.question}**"
    yield from map(_linked, ruling.ruling)
    yield texts("rulings-page-reason", reason=_linked(ruling.reason))
    named = (f"{rule} {rule_name(texts, rule)}" for rule in ruling.rules)
    yield texts("rulings-page-rules", rules="; ".join(named))


def _link(identity: str) -> str:
    return f"[{identity}](#{identity.lower()})"


def _linked(text: str) -> str:
    return CITED.sub(lambda found: _link(found[0]) if system_of_ruling(found[0]) is not None else found[0], text)
