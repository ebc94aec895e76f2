"""Whole games of the bundled scenarios, played at random, and everything said about them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.request import Refusal
from pb12table.kernel.session import Session
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Adjust,
    Aim,
    Horizontal,
    Land,
    MeleeAttack,
    Move,
    RangedAttack,
    ReEquip,
    Reload,
    RelocateIn,
    RelocateOut,
    Vertical,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM
from pb12table.texts.describe import check_lines, event_line, refusal_line
from pb12table.texts.locale import LANGUAGES, Texts
from tests.systems.pb12.shipped import shipped
from tests.texts.strict import every_text_gets_what_it_needs

MOST_DECISIONS = 600
LEFT_OVER = re.compile(
    r"[{}$]|\b(?:event|modifier|refusal|dice|count|status|action|ending|defeat|kind|zone|direction)-[a-z0-9]"
)
SCENARIOS = [summary.id for summary in shipped()]


def attempts(state: State, request: object) -> Iterator[Any]:
    """Answers of all kinds, most of them illegal."""
    for figure in state.figures.values():
        if isinstance(request, ChooseTurn):
            yield Activate(figure.id)
            yield RelocateOut(figure.id)
            yield RelocateIn(figure.id, 1.0, 1.0, 0.0)
        elif isinstance(request, ChooseAction):
            yield Aim(figure.id)
            for block in state.setup.block_by_figure[request.figure]:
                yield RangedAttack(block, figure.id, 1, boost=-1)
                yield RangedAttack(block, figure.id, 1, frequency=True, given_up=9)
                yield MeleeAttack(block, figure.id, 1, given_up=9)
                yield Reload(block)
    if isinstance(request, ChooseAction):
        yield from (Move(0), Move(1, full_move=True), Move(99), Adjust(free=True), Move(1, facing=float("nan")))
        yield ReEquip(tuple(state.setup.block_by_figure[request.figure]))
    elif isinstance(request, ChooseMoveOption):
        here = state.figures[request.figure]
        yield from (Land(9.0), Land(0.5), Horizontal(here.x + 2.0, here.y), Vertical(here.x, here.y, 9.0))


def assert_good(line: str, setup: Setup) -> None:
    """A line is a sentence without keys and ids."""
    assert line.strip()
    assert not LEFT_OVER.search(line), line
    identities = {figure.id for figure in setup.figures} | {piece.id for piece in setup.battlefield.pieces}
    with_hyphen = [identity for identity in identities if "-" in identity]
    assert not [identity for identity in with_hyphen if re.search(rf"\b{re.escape(identity)}\b", line)], line


def _played(setup: Setup, seed: int, refusals: dict[str, Refusal]) -> Session[State]:
    """A game played at random, with what was refused in it by reason."""
    session = Session(SYSTEM, new_game(setup), SeededDice(seed))
    chance = random.Random(seed)
    decisions = 0
    while session.pending is not None and decisions < MOST_DECISIONS:
        request = session.pending
        if decisions % 5 == 0:
            for attempt in attempts(session.state, request):
                refusal = session.refusal(attempt)
                if refusal is not None:
                    refusals.setdefault(refusal.reason, refusal)
        session.answer(request.sample(session.state, chance))
        decisions += 1
    return session


@pytest.mark.slow_but("smugglers-cove", "two-companies", "marked-cards")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_that_happens_and_is_refused_can_be_told(scenario: str) -> None:
    setup = load_scenario(scenario, load_content()).setup
    refusals: dict[str, Refusal] = {}
    # Somebody may spend all command points on cards and give up at once; another game is longer then.
    for seed in range(6, 12):
        session = _played(setup, seed, refusals)
        if len(session.log) > 100:
            break
    assert len(session.log) > 100
    assert len(refusals) > 12
    with every_text_gets_what_it_needs():
        for texts in map(Texts, LANGUAGES):
            for entry in session.log:
                assert_good(event_line(texts, setup, entry.event), setup)
                for line in check_lines(texts, setup, entry.event):
                    assert_good(line, setup)
            for refusal in refusals.values():
                assert_good(refusal_line(texts, setup, refusal), setup)
