"""What the rules say, in our own words.  Data: the files `rules-*.ftl` among the texts of each system.

The text of a rule has the key `rule-` and its id, with dashes for dots: `rule-r1-7-10`.  Ids in a text lead to their
pages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from pb12table.files.places import assets_folder
from pb12table.files.problems import FileProblem
from pb12table.skirmish.faces.words import Phrases
from pb12table.texts.bundle import entries_of
from pb12table.texts.locale import FALLBACK, LANGUAGES, system_files
from pb12table.texts.rulings import CITED

_PREFIX: Final = "rules-"
"""How the names of the files begin."""
_KEY: Final = re.compile(r"rule-([a-z]+\d+(?:-\d+)*)")


def key_of(rule: str) -> str:
    """The key of the text of a rule."""
    return f"rule-{rule.lower().replace('.', '-')}"


def text_of(texts: Phrases, system: str, rule: str) -> str:
    """What a rule of a system says, "" where nothing is written."""
    return texts.of(system).either(key_of(rule), "")


@cache
def naming(system: str) -> Mapping[str, tuple[str, ...]]:
    """The rules whose texts name a rule or a ruling of a system, by what they name, in the order of the files."""
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
    """How an id is made: the same letters and as many numbers."""
    return re.sub(r"\d+", "0", identity)


def _files(language: str, system: str) -> list[Path]:
    files = system_files(assets_folder() / "locale", language, system)
    return [path for path in files if path.name.startswith(_PREFIX)]


def _written(file: Path) -> Iterator[tuple[str, str]]:
    """The rules of a file with what is written of each; ids have dots where a rule of several numbers has them."""
    for key, written in entries_of(file.read_text(encoding="utf-8")).items():
        match = _KEY.fullmatch(key)
        if match is not None:
            yield match[1].upper().replace("-", "."), written.partition("=")[2]
