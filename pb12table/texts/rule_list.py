"""The rules and rulings of a system: what they are called, what they say, and whether this version plays them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from pb12table.files.places import assets_folder
from pb12table.files.problems import FileProblem
from pb12table.skirmish.faces.words import Phrases
from pb12table.systems import known
from pb12table.texts.locale import FALLBACK, LANGUAGES, entries_of, system_files

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
    """Return all rulings of some systems by id, in id order within each system."""
    found: dict[str, _Entry] = {}
    for system in systems:
        written = entries_of(_source(FALLBACK, system))
        keys = sorted(_keys(system).items())
        found |= {identity: _Entry(system, key, tuple(_listed(written[key]))) for identity, key in keys}
    return MappingProxyType(found)


@cache
def _keys(system: str) -> Mapping[str, str]:
    """Return the keys of all rulings of a system by id; what they say is not read, which would take long."""
    found = _TOPIC_OR_KEY.finditer(_source(FALLBACK, system))
    return MappingProxyType({match["id"]: match["key"] for match in found if match["key"]})


def rules_of_rulings(system: str = "") -> Mapping[str, tuple[str, ...]]:
    """Return the rules that each ruling of a system, or of all, belongs to, by ruling id, in id order."""
    entries = _entries((system,) if system else known.SYSTEMS)
    return {identity: entry.rules for identity, entry in entries.items()}


def system_of_ruling(identity: str) -> str | None:
    """Return the rule system a ruling belongs to; None if there is none with that id."""
    return next((system for system in known.SYSTEMS if identity in _keys(system)), None)


@cache
def rulings_of_rules() -> Mapping[str, tuple[str, ...]]:
    """Return the rulings that belong to each rule that has any, by the rule's id."""
    found: dict[str, list[str]] = {}
    for ruling, rules in rules_of_rulings().items():
        for rule in rules:
            found.setdefault(rule, []).append(ruling)
    return MappingProxyType({rule: tuple(rulings) for rule, rulings in found.items()})


def ruling_of(texts: Phrases, identity: str) -> Ruling | None:
    """Return a ruling by its id, such as RU012; None if there is none with that id."""
    entry = _entries(known.SYSTEMS).get(identity)
    if entry is None:
        return None
    own = texts.of(entry.system)
    told, reason = (tuple(_paragraphs(own(f"{entry.key}.{part}"))) for part in ("ruling", "reason"))
    return Ruling(identity, question_of(texts, identity), told, " ".join(reason), entry.rules)


def question_of(texts: Phrases, identity: str) -> str:
    """Return the question that a ruling answers."""
    entry = _entries(known.SYSTEMS)[identity]
    return " ".join(_paragraphs(texts.of(entry.system)(f"{entry.key}.question")))


def rulings_by_topic(language: str, system: str) -> dict[str, list[str]]:
    """Return the ids of the rulings of a system under the headings of a language, in the order of its file."""
    found: dict[str, list[str]] = {}
    topic = ""
    for match in _TOPIC_OR_KEY.finditer(_source(language, system)):
        topic = match["topic"] or topic
        if match["key"]:
            found.setdefault(topic, []).append(match["id"])
    return found


def _source(language: str, system: str) -> str:
    """Return the rulings of a system as written; nothing if it has none."""
    files = system_files(assets_folder() / "locale", language, system)
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path.name == _FILE)


def _listed(entry: str) -> Iterator[str]:
    """Yield the rules that an entry lists; R1.1.1–R1.1.4 stands for all from the first to the last."""
    match = _RULES.search(entry)
    for part in match[1].split(",") if match is not None else ():
        ends = _RANGE.fullmatch(part.strip())
        if ends is None:
            yield part.strip()
        else:
            yield from (f"{ends[1]}{number:0{len(ends[2])}}" for number in range(int(ends[2]), int(ends[3]) + 1))


def _paragraphs(text: str) -> Iterator[str]:
    """Yield the paragraphs of a text broken into lines; an empty line separates two."""
    return (" ".join(paragraph.split("\n")) for paragraph in re.split(r"\n{2,}", text))


_PREFIX: Final = "rules-"
"""How the names of the files begin."""
_KEY: Final = re.compile(r"rule-([a-z]+\d+(?:-\d+)*)")


def key_of(rule: str) -> str:
    """Return the key of the text of a rule."""
    return f"rule-{rule.lower().replace('.', '-')}"


def text_of(texts: Phrases, system: str, rule: str) -> str:
    """Return what a rule of a system says, "" if nothing is written."""
    return texts.of(system).either(key_of(rule), "")


@cache
def naming(system: str) -> Mapping[str, tuple[str, ...]]:
    """Return the rules whose texts name a rule or a ruling of a system, by what they name, in file order."""
    found: dict[str, list[str]] = {}
    for file in _files(FALLBACK, system):
        for rule, written in _written(file):
            for cited in dict.fromkeys(CITED.findall(written)):
                if cited != rule:
                    found.setdefault(cited, []).append(rule)
    return MappingProxyType({rule: tuple(rules) for rule, rules in found.items()})


def check_rule_texts(system: str, ids: frozenset[str]) -> None:
    """Raise FileProblem for a text of a rule that there is not, or one that names such a rule; `ids` are all."""
    forms = {_form(identity) for identity in ids}
    for language in LANGUAGES:
        for file in _files(language, system):
            for rule, written in _written(file):
                if rule not in ids:
                    raise FileProblem(file, key_of(rule), "problem-rule-text", rule=rule)
                # What has the form of an id of this system, and is none, is a slip.
                slips = (cited for cited in CITED.findall(written) if cited not in ids and _form(cited) in forms)
                for slip in slips:
                    raise FileProblem(file, key_of(rule), "problem-rule-link", rule=slip)


def _form(identity: str) -> str:
    """Return the form of an id: the same letters and as many numbers."""
    return re.sub(r"\d+", "0", identity)


def _files(language: str, system: str) -> list[Path]:
    files = system_files(assets_folder() / "locale", language, system)
    return [path for path in files if path.name.startswith(_PREFIX)]


def _written(file: Path) -> Iterator[tuple[str, str]]:
    """Yield the rules of a file with what is written about each; ids have dots where a rule has several numbers."""
    for key, written in entries_of(file.read_text(encoding="utf-8")).items():
        match = _KEY.fullmatch(key)
        if match is not None:
            yield match[1].upper().replace("-", "."), written.partition("=")[2]


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
    """Return every rule of a system, or of all, by id, in the order of the rulebook; from its `rules/rules.toml`."""
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
    """Return the rules of a system about things on the screen, by their names or the kinds before their colons."""
    listed, found = _rules_about(system), dict[str, None]()
    for topic in topics:
        kind, colon, _ = topic.partition(":")
        found |= dict.fromkeys(listed.get(topic) or listed.get(f"{kind}{colon}", ()))
    return tuple(found)


def is_rule(identity: str) -> bool:
    """Return whether there is a rule or a ruling with an id, in any system."""
    return system_of(identity) is not None


def system_of(identity: str) -> str | None:
    """Return the system of a rule or a ruling; None if there is none with that id."""
    rule = all_rules().get(identity)
    return system_of_ruling(identity) if rule is None else rule.system


def rule_name(texts: Phrases, rule: str) -> str:
    """Return the name of a rule, or the question a ruling answers; the id itself if it is neither."""
    entry = all_rules().get(rule)
    if entry is not None:
        return entry.de if texts.language == "de" else entry.en
    return question_of(texts, rule) if system_of_ruling(rule) is not None else rule


def left_out_line(texts: Phrases, rule: RuleEntry) -> str:
    """Return why a rule is not used; "" if it is."""
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
    """Return the ids of all rules of a system, in rulebook order, followed by all its rulings."""
    return (*all_rules(system), *rules_of_rulings(system))


@cache
def check_texts(system: str) -> None:
    """Raise FileProblem for a text of a rule that the system has not, or one that names such a rule."""
    check_rule_texts(system, frozenset(all_ids(system)))


def told_rule(texts: Phrases, identity: str) -> ToldRule:
    """Return a rule or a ruling by its id; there must be one (`is_rule`)."""
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
    return ToldRule(identity, name, (said,) if said else (), _other_name(texts, entry), (_state(texts, entry),), others)


def found_rules(texts: Phrases, system: str, wanted: str) -> tuple[str, ...]:
    """Return the rules and rulings of a system whose id, names in both languages or text contain all of some words.

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
    """Yield each rule and ruling with its id and names, and with its text, in lower case."""
    for identity in all_ids(system):
        entry, told = all_rules(system).get(identity), told_rule(texts, identity)
        names = (identity, told.name, *((entry.en, entry.de) if entry is not None else ()))
        yield identity, " ".join(names).casefold(), " ".join(told.paragraphs).casefold()


def _named_by(
    texts: Phrases, system: str, identity: str, but: Iterable[str]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the rules whose texts name one, except some, under their heading; nothing if there are none."""
    named = set(naming(system).get(identity, ())).difference(but)
    rules = tuple(rule for rule in all_rules(system) if rule in named)
    return ((texts("rule-named-by"), rules),) if rules else ()


def _other_name(texts: Phrases, entry: RuleEntry) -> str:
    """Return a rule's name in the rulebook, or in English if it already goes by that name."""
    if texts.language == "de":
        return texts("rule-in-english", name=entry.en)
    return texts("rule-in-german", name=entry.de)


def _state(texts: Phrases, entry: RuleEntry) -> str:
    if not entry.done:
        return texts("rule-is-left-out", reason=left_out_line(texts, entry))
    return texts("rule-is-definition" if entry.definition else "rule-is-played")


_PREFACE: Final = ("rulings-page-what", "rulings-page-where", "rulings-page-adding")


def rulings_page(texts: Phrases, system: str) -> str:
    """Return the page: a preface, the numbers with their questions, and the rulings, each headed by its number."""
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
