"""No text is kept that nobody can ever read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, get_args

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from pb12table.skirmish import plain_events
from pb12table.skirmish.plain_events import happenings
from pb12table.systems.d20.rules.events import AnyEvent as FightEvent
from pb12table.systems.d20.rules.sequence import ChooseSneakers
from pb12table.systems.fate.rules.acts.attacks import DefendFully, SpendShifts
from pb12table.systems.fate.rules.acts.compels import OfferCompel
from pb12table.systems.fate.rules.bidding import AddSpin, AddToRoll
from pb12table.systems.fate.rules.events import AnyEvent as FateEvent
from pb12table.systems.fate.rules.harm import OfferConcession
from pb12table.systems.kampf_w6.rules.dice import ChooseParry, SpendOnRoll
from pb12table.systems.kampf_w6.rules.events import AnyEvent as W6Event
from pb12table.systems.known import SYSTEMS
from pb12table.systems.pb12.rules.cards.after_roll import DrawCards
from pb12table.systems.pb12.rules.cards.card_legality import PlayOrPass
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.checks.deputies import TakeOverPanicChecks
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.game.events import AnyEvent
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, DeclareSurrender
from pb12table.systems.pocket_tactics.rules.events import AnyEvent as PocketEvent
from pb12table.systems.pocket_tactics.rules.fights import UseBonus, UseReroll
from pb12table.systems.pocket_tactics.rules.moving import ContinueMove
from pb12table.texts.describe import event_key, leaving_key, number_key
from pb12table.texts.locale import LANGUAGES
from pb12table.texts.rule_list import all_rules, is_rule, key_of
from pb12table.tutorials import lesson_key, load_tutorial, tutorial_files
from tests.architecture import scan
from tests.texts import sources
from tests.texts.catalogue import all_files, keys_of, message, parsed
from tests.texts.field_keys import field_keys, page_keys, tip_keys

NAMING: Final = (ast.Constant, ast.Name, ast.Attribute, ast.arg, ast.keyword)
PUTTING_ROUND: Final = (ast.JoinedStr, ast.BinOp, ast.Call)
TELLING: Final = (*NAMING, *PUTTING_ROUND)
"""What in a source tells of words, and of beginnings and ends."""
DATA: Final = (sources.ROOT / "assets", sources.ROOT / "scenarios", sources.PACKAGE)


class Words(NamedTuple):
    """What keys are made of in the program and its data: whole words, and beginnings and ends put before and after."""

    whole: frozenset[str]
    beginnings: frozenset[str]
    ends: frozenset[str]

    def can_spell(self, key: str) -> bool:
        """Whether a key is a word or a number, or one between beginnings and ends."""
        cuts = range(1, len(key) + 1)
        return (
            key in self.whole
            or key.isdigit()
            or any(key[:cut] in self.beginnings and self.can_spell(key[cut:]) for cut in cuts)
            or any(key[-cut:] in self.ends and self.can_spell(key[:-cut]) for cut in cuts)
        )


def _names_and_constants(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        match node:
            case ast.Constant(value=str(text)):
                yield text
                yield from text.split()
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.keyword(arg=str(name)):
                yield name


def _beginnings_and_ends(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, str]]:
    for node in nodes:
        match node:
            case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_, ast.Constant(value=str(end))]):
                yield text, end
            case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
                yield text, ""
            case ast.JoinedStr(values=[*_, ast.Constant(value=str(end))]):
                yield "", end
            case ast.BinOp(op=ast.Add(), left=ast.Constant(value=str(text))):
                yield text, ""
            case ast.Call(func=ast.Name(id="text_key"), args=[ast.Constant(value=str(prefix)), *_]):
                yield f"{prefix}-", ""


def _as_in_keys(text: str) -> str:
    return re.sub("[_.]", "-", text.lower())


@cache
def words() -> Words:
    whole: set[str] = set()
    put_round: set[tuple[str, str]] = set()
    for path in sources.modules():
        sources.calls(path)  # other tests ask for them, and the tree is at hand
        told = [node for node in scan.nodes(path.read_text(encoding="utf-8")) if type(node) in TELLING]
        whole.update(_names_and_constants(told))
        put_round.update(_beginnings_and_ends(told))
    for folder in DATA:
        for path in sorted(folder.rglob("*.toml")):
            whole.update(re.findall(r"\w[\w.-]*\w", path.read_text(encoding="utf-8")))
    return Words(
        frozenset(whole | {_as_in_keys(text) for text in whole}),
        frozenset(text for text, _ in put_round if re.fullmatch(r"[a-z-]+-", text)),
        frozenset(text for _, text in put_round if re.fullmatch(r"-[a-z-]+", text)),
    )


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def mentioned() -> frozenset[str]:
    """The texts of events, fields, rules, rulings and tutorials, and what texts of either language speak of."""
    paths = [path for language in LANGUAGES for path in all_files(language)]
    rulings = {
        key
        for system in SYSTEMS
        for key in keys_of("en", system)
        if key.startswith("ruling-") and is_rule(message("en", key, system))
    }
    kinds = (AnyEvent, FightEvent, W6Event, PocketEvent, FateEvent)
    events = [*(event for kind in kinds for event in get_args(kind)), *happenings(plain_events).values()]
    rules = map(key_of, all_rules())
    tutorials = map(load_tutorial, tutorial_files().values())
    lessons = (lesson_key(tutorial, step.id) for tutorial in tutorials for step in tutorial.steps)
    numbers = map(number_key, (BidInitiative, DrawCards))
    questions = (
        *(SpendOnRoll, ChooseParry, UseBonus, UseReroll, ContinueMove, ChooseSneakers),
        *(AddToRoll, AddSpin, DefendFully, OfferCompel, OfferConcession, SpendShifts),
        *(DeclareSurrender, PlayInterruption, PlayOrPass, RollOn, TakeOverPanicChecks),
    )
    left = (leaving_key(kind.__name__) for kind in questions)
    fields = (key for system in SYSTEMS for keys in field_keys(system) for key in keys)
    pages = (key for system in SYSTEMS for key in page_keys(system))
    tips = (key for system in SYSTEMS for key in tip_keys(system))
    found = frozenset(map(event_key, events))
    return found.union(numbers, left, rulings, rules, lessons, fields, pages, tips, *map(referred_to, paths))


def referred_to(path: Path) -> set[str]:
    """The texts that the texts of a file speak of."""
    visitor = _References()
    visitor.visit(parsed(path))
    return visitor.found


def is_used(key: str) -> bool:
    """Whether the program or another text can ask for a text; for a term only a text can."""
    if key in mentioned():
        return True
    return not key.startswith("-") and words().can_spell(key)


def test_every_text_is_used() -> None:
    """An explanation that is used keeps the name of what it explains."""
    keys = {key for system in SYSTEMS for key in keys_of("en", system)}
    used = {key.split(".")[0] for key in keys if is_used(key)}
    assert sorted({key.split(".")[0] for key in keys} - used) == []
