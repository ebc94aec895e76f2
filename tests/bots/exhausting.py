"""Games of a curious bot over the bundled scenarios: what must happen, what happened, and the laws on the way."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final, get_args

import msgspec
import pytest

from pb12table.bots.play import replayed, seed_of, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.request import Dice, IllegalAnswer, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.bots.by_name import curious_bot
from pb12table.systems.pb12.rules.extensions.moments import Moment, Window
from pb12table.systems.pb12.rules.figures.figures import has_status
from pb12table.systems.pb12.rules.game import answers
from pb12table.systems.pb12.rules.game.answers import SetStandingOrder
from pb12table.systems.pb12.rules.game.rules import STATES, view
from pb12table.systems.pb12.rules.game.state import CommandKind, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Setup, When
from pb12table.systems.pb12.system import SYSTEM
from tests.laws.test_refusal_and_life import doubtful
from tests.systems.pb12.shipped import shipped

FIELDS: Final = ("status", "command", "card", "rule", "scenario_action")
"""Fields of events that tell which of several things happened."""

LOOKING: Final = 0.02
"""How likely all laws are looked at, at a request; that games end and replay is looked at always."""


ASKING: Final = ("abbey-hill", "marked-cards")
"""Scenarios in which all are asked when they are attacked, whenever not all are asked always."""


@cache
def setup_of(scenario: str) -> Setup:
    found: Setup = load_scenario(scenario).setup
    return found


def tags(union: Any) -> set[str]:
    """The names of the answers of a union."""
    return {answer.__struct_config__.tag for answer in get_args(union)}


# -- what must happen -------------------------------------------------------------------------------------------


def wanted() -> set[str]:
    """Every answer, action, option, reaction, status, command action, window, card, scenario action, scoring zone."""
    setups = [setup_of(scenario) for scenario in (summary.id for summary in shipped())]
    decks = {card for setup in setups for player in setup.players for card in player.deck}
    brought = {action.id for setup in setups for action in setup.actions}
    return {
        *(f"answer {tag}" for tag in tags(answers.TurnAnswer) | tags(answers.ActionAnswer) | tags(answers.MoveAnswer)),
        *(f"answer {tag}" for tag in tags(answers.InterruptionAnswer) | tags(answers.MoverAnswer)),
        *(f"status {status}" for status in Status),
        *(f"CommandGiven.command={kind}" for kind in CommandKind),
        *(f"window {window}" for window in Window),
        *(f"CardPlayed.card={card}" for card in decks),
        *(f"ActionTaken.scenario_action={action}" for action in brought),
        "VictoryPointsGained.rule=R6.1.10",
        "VictoryPointsGained.rule=R6.1.11",
        "FigureRelocatedIn",
        "FigureRelocatedOut",
        "FigureFell",
        "FigureCollided",
        "BlastWentOff",
        "PanicChecksTakenOver",
        "CheckDeputised",
        "VehicleDestroyed",
        "LeaderAppointed",
        "PlayerDefeated",
    }


# -- what happened ----------------------------------------------------------------------------------------------


def offered(state: State, request: Request[State, Any], seen: Counter[str]) -> None:
    """Note the window that is offered, and the statuses nobody receives: figures come into them."""
    moment = getattr(request, "moment", None)
    if isinstance(moment, Moment):
        seen[f"window {moment.window}"] += 1
    for status in (Status.STATIC, Status.INCAPACITATED):
        if not seen[f"status {status}"] and any(has_status(state, figure, status) for figure in state.figures):
            seen[f"status {status}"] += 1


def happened(session: Session[State]) -> Iterator[str]:
    """What happened in a game: kinds of answers, events, and which of several things an event tells."""
    for entry in session.entries:
        if isinstance(entry.plain, dict):
            yield f"answer {entry.plain.get('kind')}"
    for line in session.log:
        name = type(line.event).__name__
        yield name
        for field in FIELDS:
            value = getattr(line.event, field, None)
            if isinstance(value, str) and value:
                yield f"{name}.{field}={value}"
                if field == "status":
                    yield f"status {value}"
        if name == "FigureWentOutOfAction":
            yield f"status {Status.OUT_OF_ACTION}"
        if name == "VehicleDestroyed":
            yield f"status {Status.DESTROYED}"


# -- the laws ---------------------------------------------------------------------------------------------------


def keep_the_laws(session: Session[State], request: Request[State, Any], answer: Any, chance: random.Random) -> None:
    """Refusal, life, round trip and fork at one request; `answer` is what will be answered."""
    state = session.state
    before = (SYSTEM.digest(state), len(session.entries), len(session.log), session.pending)
    for wrong in doubtful(session, request, chance):
        if session.refusal(wrong) is not None:
            with pytest.raises(IllegalAnswer):
                session.answer(wrong)
    assert (SYSTEM.digest(session.state), len(session.entries), len(session.log), session.pending) == before
    for legal in (request.default(state), request.sample(state, chance), answer):
        assert request.refusal(state, legal) is None
        assert request.decode(json.loads(json.dumps(request.encode(legal)))) == legal
    again = STATES.from_json(STATES.to_json(state), state.setup)
    assert again == state
    assert SYSTEM.digest(again) == before[0]
    fork, other = session.fork(), session.fork()
    for each in (fork, other):
        each.answer(answer)
    assert (fork.pending, SYSTEM.digest(fork.state)) == (other.pending, SYSTEM.digest(other.state))
    assert (SYSTEM.digest(session.state), len(session.entries), session.pending) == (before[0], before[1], before[3])


def ask(session: Session[State], when: When) -> None:
    """Let every player be asked on the same occasions, by standing orders."""
    for figure in session.state.figures.values():
        order = msgspec.to_builtins(SetStandingOrder(figure.id, when))
        if session.system.declaration_refusal(session.state, figure.controller, order) is None:
            session.declare(figure.controller, order)


# -- playing ----------------------------------------------------------------------------------------------------


def game(scenario: str, number: int, known: Counter[str], seen: Counter[str], *, asking: bool) -> Session[State]:
    """One game to its end; `known` is what the bots have tried, `seen` what has happened so far."""
    setup, chance = setup_of(scenario), random.Random(number)
    session = started(setup, "exhaustive", number)
    if asking:
        ask(session, When.ALWAYS)
    elif scenario not in ASKING:
        ask(session, When.NEVER)
    bots = {player.id: curious_bot(seed_of("exhaustive", number, player.id), known) for player in setup.players}
    while (request := session.pending) is not None:
        offered(session.state, request, seen)
        answer = bots[PlayerId(request.player)].answer(view(session.state, PlayerId(request.player)), request)
        if not isinstance(request, Dice) and chance.random() < LOOKING:
            keep_the_laws(session, request, answer, chance)
        session.answer(answer)
    seen.update(happened(session))
    return session


def play_until(aims: set[str], games: Iterable[tuple[str, bool]]) -> tuple[set[str], int]:
    """Play until all that is aimed at has happened; what is missing, and how many games it took.  Each game replays."""
    seen, known = Counter[str](), Counter[str]()
    number = 0
    for number, (scenario, asking) in enumerate(games, 1):
        session = game(scenario, number, known, seen, asking=asking)
        assert replayed(setup_of(scenario), session) is None, (scenario, number)
        if not aims - set(seen):
            break
    return aims - set(seen), number
