"""A curious bot plays until everything of the catalogue has occurred: events, answers, weapons, sums, endings."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from pb12table.bots.play import replayed, seed_of, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.kampf_w6.bots.by_name import curious_bot
from pb12table.systems.kampf_w6.rules import answers
from pb12table.systems.kampf_w6.rules.answers import GiveUp, KeepDice, SetStandingOrder
from pb12table.systems.kampf_w6.rules.data import AtTheLimit, FireMode, InitialPool, Setup, Stance, StandingOrder
from pb12table.systems.kampf_w6.rules.events import AnyEvent
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.system import SYSTEM

ARENA: Final = Path(__file__).with_name("arena.toml")
MOST: Final = 60
"""So many games are enough."""
DECLARED: Final = 0.02
"""How likely a player declares something before a question is answered."""
AGREED: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"at_the_limit": AtTheLimit.VALUE, "initial_pool": InitialPool.FULL, "round_limit": 1},
    {"ones_fail": True, "downed_may_react": False, "stance_cover_in_melee": False, "initial_pool": InitialPool.EMPTY},
    {"fire_modes": False, "recoil": False, "distance": False, "parry": False, "round_limit": 1, "value_margin": 900},
    {"reactions": StandingOrder.ATTACKED, "round_limit": 2},
)  # fmt: skip
"""What is agreed otherwise than in the file, in one game after the other."""


@cache
def arena(number: int) -> Setup:
    found: Setup = load_scenario(str(ARENA)).setup
    return replace(found, options=replace(found.options, **AGREED[number % len(AGREED)]))


def tags(union: Any) -> set[str]:
    return {answer.__struct_config__.tag for answer in get_args(union)}


def wanted() -> set[str]:
    """Everything of the catalogue that can occur."""
    setup = arena(0)
    asked = tags(answers.ActAnswer) | tags(answers.ReactionAnswer) | tags(answers.SpendAnswer)
    weapons = {weapon.id for figure in setup.figures for weapon in figure.weapons}
    return {
        *(kind.__name__ for kind in get_args(AnyEvent)),
        *(f"answer {tag}" for tag in asked),
        *(f"reaction {tag}" for tag in tags(answers.Act)),
        *(f"further {tag}" for tag in tags(answers.FurtherAct)),
        *(f"weapon {weapon}" for weapon in weapons),
        *(f"mode {mode}" for mode in FireMode),
        *(f"stance {stance}" for stance in Stance),
        *(f"hurt in {figure.armour.id}" for figure in setup.figures),
        *(f"sum {rule}" for rule in ("W017", "W034", "W036", "W041", "W044", "W048", "W054")),
        *(f"cover {number}" for number in (4, 5, 6)),
        *(f"ending {reason}" for reason in ("last-side", "carried-home", "most-points", "most-value", "even")),
        "item first-aid-kit", "parried with shield", "parried with fists", "group die", "stolen later",
        "stolen at once", "armour without a die", "a fall", "nothing could hit",
    }  # fmt: skip


def happened(session: Session[State]) -> Iterator[str]:
    """What occurred in a game."""
    state = session.state
    for entry in session.entries:
        if isinstance(entry.plain, dict) and "type" in entry.plain:
            yield f"answer {entry.plain['type']}"
            if isinstance(entry.plain.get("further"), dict):
                yield f"further {entry.plain['further']['type']}"
    for line in session.log:
        event: Any = line.event
        name = type(event).__name__
        yield name
        match name:
            case "AttackDeclared":
                yield f"weapon {event.weapon}"
                yield f"mode {event.mode}"
                yield from (f"sum {modifier.rule}" for modifier in event.modifiers)
                if not event.dice:
                    yield "nothing could hit"
            case "ArmourRolled":
                yield f"hurt in {state.setup.figure_by_id[event.figure].armour.id}"
                yield from (f"sum {modifier.rule}" for modifier in event.modifiers)
                if not event.faces:
                    yield "armour without a die"
            case "ReactionTaken":
                yield f"reaction {event.kind}"
            case "StanceChanged":
                yield f"stance {event.stance}"
            case "CoverRolled":
                yield f"cover {event.target_number}"
            case "ItemUsed":
                yield f"item {event.item}"
            case "ParryRolled":
                yield f"parried with {event.means}"
            case "DieSpent" if event.group:
                yield "group die"
            case "ActionStolen":
                yield "stolen at once" if event.at_once else "stolen later"
            case "FigureFell":
                yield "a fall"
            case "GameEnded":
                yield f"ending {event.reason}"


def declare(session: Session[State], chance: random.Random, number: int) -> None:
    """Let a player say something unasked; in one game of six somebody gives up."""
    player = chance.choice(session.state.setup.players)
    figures = [figure for figure in session.state.setup.figures if figure.player == player.id]
    said = chance.choice([SetStandingOrder(chance.choice(figures).id, order) for order in StandingOrder])
    session.declare(player.id, chance.choice((said, KeepDice(chance.random() < 0.3))))
    if number % 6 == 5:
        session.declare(player.id, GiveUp())


def game(number: int, known: Counter[str]) -> Session[State]:
    """One game to its end; `known` is what the bots have tried in all games."""
    setup, chance = arena(number), random.Random(number)
    session = started(setup, "exhaustive", number)
    bots = {player.id: curious_bot(seed_of("exhaustive", number, player.id), known) for player in setup.players}
    while (request := session.pending) is not None:
        if session.state.order and chance.random() < DECLARED:
            declare(session, chance, number)
            continue
        player = PlayerId(request.player)
        session.answer(bots[player].answer(SYSTEM.view(session.state, player), request))
    assert replayed(setup, session) is None, number
    return session


@pytest.mark.slow
def test_everything_of_the_catalogue_occurs() -> None:
    missing, known = wanted(), Counter[str]()
    for number in range(MOST):
        missing -= set(happened(game(number, known)))
        if not missing:
            return
    pytest.fail(f"after {MOST} games: {sorted(missing)}")
