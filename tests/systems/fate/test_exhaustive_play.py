"""A curious bot plays until everything of the catalogue has occurred: events, answers, blocks, maneuvers, endings."""

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
from pb12table.skirmish.bot import Bot
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.bots.by_name import PlainBot, curious_bot
from pb12table.systems.fate.rules.actors import acting
from pb12table.systems.fate.rules.acts.compels import EFFECTS
from pb12table.systems.fate.rules.asking import answers
from pb12table.systems.fate.rules.asking.answers import GiveUp, WhenAsked, WhenDefending
from pb12table.systems.fate.rules.data import (
    BlockUntil,
    CharacterSetup,
    ConflictType,
    Effect,
    Goal,
    GoalKind,
    Initiative,
    Setup,
    Severity,
    SideId,
    Skill,
    ThrowCost,
    ThrowDefence,
    Track,
)
from pb12table.systems.fate.rules.events import AnyEvent
from pb12table.systems.fate.rules.state import Asked, BlockKind, Deed, Defends, Gone, Hindrance, State
from pb12table.systems.fate.system import SYSTEM

ARENA: Final = Path(__file__).with_name("arena.toml")
MOST: Final = 240
"""So many games are enough: a block that holds is rare, all else has occurred after two dozen."""
DECLARED: Final = 0.02
"""How likely a player declares something before a question is answered."""
HEROES, FOES = SideId("heroes"), SideId("foes")
AGREED: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"has_arbiter": False, "block_until": BlockUntil.TURN, "throw_cost": ThrowCost.ENGLISH, "stress_boxes": 1},
    {"initiative": Initiative.ROTATING, "throw_defence": ThrowDefence.NONE, "exchange_limit": 4},
    {"duel": True, "long_conflict": True, "restrict_all": (Skill.ALERTNESS,), "has_arbiter": False},
    {"conflict": ConflictType.SOCIAL, "exchange_limit": 3, "grit": False},
)
"""What is agreed otherwise than in the file, in one game after the other."""
GOALS: Final[tuple[tuple[Goal, ...] | None, ...]] = (
    None,
    (),
    (Goal(GoalKind.HOLD, FOES, number=2), Goal(GoalKind.HOLD, HEROES, number=2), Goal(GoalKind.LIMIT, FOES)),
    (),
    (Goal(GoalKind.FUSE, FOES), Goal(GoalKind.OUT, HEROES)),
    (),
    (Goal(GoalKind.LEAVE, HEROES),),
)
"""Goals that take the place of those of the file; what they need of it is filled in."""


@cache
def arena(number: int) -> Setup:
    found: Setup = load_scenario(str(ARENA)).setup
    goals = GOALS[number % len(GOALS)]
    if goals is not None:
        zone, foe = found.scene_zones[1].id, next(each.id for each in found.characters if each.player == "bob")
        goals = tuple(
            replace(goal, zone=zone if goal.kind is GoalKind.HOLD else None)
            if goal.kind is not GoalKind.OUT
            else replace(goal, actor=foe)
            for goal in goals
        )
    agreed = replace(found.options, **AGREED[number // 2 % len(AGREED)])
    heroes = tuple(stronger(each) for each in found.characters) if number % 3 == 1 else found.characters
    return replace(found, options=agreed, goals=found.goals if goals is None else goals, characters=heroes)


def stronger(character: CharacterSetup) -> CharacterSetup:
    """A character with so much Might that pushes lead somewhere."""
    skills = {**character.profile.skills, Skill.MIGHT: 7}
    return replace(character, profile=replace(character.profile, skills=skills))


def tags(union: Any) -> set[str]:
    return {answer.__struct_config__.tag for answer in get_args(union)}


def wanted() -> set[str]:
    """Everything of the catalogue that can occur."""
    unions = (
        answers.Act, answers.Bid, answers.CompelAnswer, answers.HitAnswer, answers.OfferAnswer, answers.SpendAnswer,
    )  # fmt: skip
    return {
        *(kind.__name__ for kind in get_args(AnyEvent)),
        *(f"answer {tag}" for union in unions for tag in tags(union)),
        *(f"beside {tag}" for tag in tags(answers.SmallAct)),
        *(f"maneuver {kind}" for kind in Hindrance),
        *(f"block {kind}" for kind in BlockKind),
        *(f"deed {deed}" for deed in Deed),
        *(f"compel {effect}" for effect in EFFECTS),
        *(f"track {track}" for track in Track),
        *(f"severity {severity}" for severity in Severity),
        *(f"feature {effect}" for effect in Effect),
        *(f"left {how}" for how in Gone if how in (Gone.CONCEDED, Gone.LEFT)),
        *(f"ending {reason}" for reason in ("last-side", "even", "goal-limit", "goal-carry", "goal-leave", "goal-out")),
        *(f"ending {reason}" for reason in ("goal-fuse", "goal-hold")),
        *(f"spin {what}" for what in ("keep", "overflow", "lapse")),
        "concession accepted", "concession refused", "concession refused, reasonable", "outcome of one's own",
        "compel accepted", "compel refused", "a block held", "a push", "a throw", "a reroll", "a tag for nothing",
        "a protect block counted", "a bomb was laid", "a bomb was thrown", "a swap",
    }  # fmt: skip


def happened(session: Session[State]) -> Iterator[str]:
    """What occurred in a game."""
    setup = session.state.setup
    for entry in session.entries:
        if isinstance(entry.plain, dict) and "type" in entry.plain:
            yield f"answer {entry.plain['type']}"
            yield from (f"beside {each['act']['type']}" for each in entry.plain.get("beside", ()))
            if entry.plain.get("ways", {}).get("swap") is not None:
                yield "a swap"
            if entry.plain["type"] == "blast":
                yield "a bomb was laid" if entry.plain.get("lay") else "a bomb was thrown"
        elif entry.plain in ("keep", "overflow", "lapse"):
            yield f"spin {entry.plain}"
    for line in session.log:
        event: Any = line.event
        yield type(event).__name__
        match type(event).__name__:
            case "ActDeclared":
                yield f"maneuver {event.kind}"
                feature = setup.feature(event.target)
                if event.kind == "feature" and feature is not None:
                    yield f"feature {feature.effect}"
            case "LinkOpened":
                yield f"feature {Effect.OPENS}"
            case "BlockSet":
                yield f"block {event.kind}"
                yield f"deed {event.deed}"
            case "ActResolved" if event.stopped:
                yield "a block held"
            case "AttackResolved":
                if event.blocked:
                    yield "a protect block counted"
            case "FigureMoved":
                yield {"pushed": "a push", "thrown": "a throw"}.get(event.how, "")
            case "AspectTagged":
                yield "a reroll" if event.reroll else "a tag for nothing" if event.free else ""
            case "Compelled":
                yield f"compel {event.effect}"
                yield f"compel {'accepted' if event.accepted else 'refused'}"
            case "StressMarked":
                yield f"track {event.track}"
            case "ConsequenceTaken":
                yield f"severity {event.severity}"
            case "ConcessionAnswered":
                refused = "concession refused, reasonable" if event.reasonable else "concession refused"
                yield "concession accepted" if event.accepted else refused
            case "OutcomeNamed" if event.own:
                yield "outcome of one's own"
            case "LeftConflict":
                yield f"left {event.how}"
            case "ConflictEnded":
                yield f"ending {event.reason}"


def declare(session: Session[State], chance: random.Random, number: int) -> None:
    """Let a player say something unasked; in one game of six somebody gives up."""
    state = session.state
    player = chance.choice([each for each in state.setup.players if each.side is not None]).id
    own = [actor for actor in acting(state) if state.setup.actor_by_id[state.split.get(actor, actor)].player == player]
    if number % 6 == 5 and state.exchange > 1:
        session.declare(player, GiveUp())
    elif own and chance.random() < 0.5:
        session.declare(player, WhenDefending(chance.choice(own), Defends.ALWAYS))
    else:
        session.declare(player, WhenAsked(Asked.ALWAYS, Asked.ALWAYS, splits=True))


def game(number: int, known: Counter[str]) -> Session[State]:
    """One game to its end; `known` is what the bots have tried in all games."""
    setup, chance = arena(number), random.Random(number)
    session = started(setup, "exhaustive", number)
    bots: dict[PlayerId, Bot[State]] = {
        player.id: curious_bot(seed_of("exhaustive", number, player.id), known) for player in setup.players
    }
    if number % 3:
        # One who plays to win brings those to their end who are merely curious.
        bots[PlayerId(("alice", "bob")[number % 3 - 1])] = PlainBot(number)
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
