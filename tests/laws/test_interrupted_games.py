"""Games in which everybody may interrupt at every opportunity: all of it occurs, and the games can be replayed."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from pb12table.kernel.dice import SeededDice, TypedDice
from pb12table.kernel.game import EntryKind
from pb12table.kernel.session import Session, replay
from pb12table.systems.pb12.rules.extensions.interrupt_legality import (
    delayed_refusal,
    is_asked,
    order_holds,
    reaction_refusal,
)
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.figures.figures import figures_of
from pb12table.systems.pb12.rules.game.events import DefenceRaised, InterruptionPlayed, MovementFixed
from pb12table.systems.pb12.rules.game.state import Place, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import StandingOrder, When
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM
from tests.laws.skirmishes import arbitrary, begun, chance_of, watch

SEEDS = range(16)


def start() -> State:
    """The beginning of a game in which everybody on the table holds two Delayed markers already."""
    state = new_game(watch())
    for figure in state.figures.values():
        if figure.place is Place.TABLE:
            figure.statuses[Status.DELAYED] = 2
    return state


@cache
def games() -> list[Session[State]]:
    """Games in which everybody does anything that is legal."""
    found = []
    for seed in SEEDS:
        session = Session(SYSTEM, start(), SeededDice(seed))
        for _ in arbitrary(session, chance_of(seed)):
            pass
        found.append(session)
    return found


@pytest.mark.rule("R4.0.1", "R4.0.3", "R4.0.6", "R4.3.1")
def test_everything_about_interruptions_occurs_in_arbitrary_games() -> None:
    events = [line.event for game in games() for line in game.log]
    kinds = Counter(event.kind for event in events if isinstance(event, InterruptionPlayed))
    assert set(kinds) == {"ranged-defence", "melee-defence", "use-delayed"}
    actions = {event.action for event in events if isinstance(event, InterruptionPlayed)}
    assert len(actions) > 4, actions
    assert max(event.place for event in events if isinstance(event, InterruptionPlayed)) > 2
    assert any(isinstance(event, DefenceRaised) for event in events)
    assert any(isinstance(event, MovementFixed) and event.options for event in events)
    entries = [entry for game in games() for entry in game.entries]
    answers = {entry.plain["kind"] for entry in entries if entry.request == "RespondToInterruption"}
    assert answers == {"respond", "commit"}
    said = {entry.plain["kind"] for entry in entries if entry.kind is EntryKind.DECLARATION}
    assert said >= {"standing-order", "pass-turn"}


def test_they_end_and_can_be_replayed() -> None:
    assert all(game.state.outcome is not None for game in games())
    for game in games():
        again, drift = replay(SYSTEM, start(), game.entries, TypedDice())
        assert drift is None
        assert again.state == game.state


@pytest.mark.rule("R4.0.1", "RU100")
def test_every_kind_of_window_is_met() -> None:
    met: set[Window] = set()
    for seed in SEEDS:
        session = begun(watch(), seed)
        for _ in arbitrary(session, chance_of(seed)):
            moment = getattr(session.pending, "moment", None)
            if moment is not None:
                met.add(moment.window)
        if met == set(Window):
            break
    assert met == set(Window)


@pytest.mark.rule("R4.0.1")
def test_whoever_is_asked_has_a_figure_whose_order_holds_and_that_may_interrupt() -> None:
    """What rules out most orders at once rules out none that holds."""
    found: Counter[tuple[When, bool]] = Counter()
    session = begun(watch(), 3)
    for _ in arbitrary(session, chance_of(3)):
        moment: Any = getattr(session.pending, "moment", None)
        stack = getattr(session.pending, "stack", ())
        for when in When if moment is not None else ():
            state = SYSTEM.clone(session.state)
            for figure in state.figures.values():
                figure.standing_order = StandingOrder(when, 4)
            for player in state.players.values():
                player.passed_turn = False
                may = [
                    figure.id
                    for figure in figures_of(state, player.id)
                    if order_holds(state, figure.id, moment, stack)
                    and (
                        delayed_refusal(state, figure.id) is None
                        or reaction_refusal(state, figure.id, moment.window) is None
                    )
                ]
                assert is_asked(state, player.id, moment, stack) is bool(may)
                found[when, bool(may)] += 1
    assert {when for when, asked in found if asked} == {When.ATTACKED, When.NEAR, When.ALWAYS}
    assert {when for when, asked in found if not asked} >= {When.NEVER, When.ATTACKED}
