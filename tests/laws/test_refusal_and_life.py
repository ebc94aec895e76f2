"""Laws: an illegal answer changes nothing; every request has legal answers; every game ends; nobody prints."""

from __future__ import annotations

import math
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given

from pb12table.kernel.request import Choice, IllegalAnswer, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.attacks.blast import ChooseSector
from pb12table.systems.pb12.rules.cards.card_legality import PlayOrPass
from pb12table.systems.pb12.rules.checks.deputies import TakeOverPanicChecks
from pb12table.systems.pb12.rules.command.commanding import arbitrary_command
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.figures.falling import ChooseDirection
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Adjust,
    Aim,
    AppointLeader,
    Carry,
    ChangeStatus,
    Climb,
    Command,
    Commit,
    Concentrate,
    EndCommand,
    EndTurn,
    Horizontal,
    Land,
    LetAct,
    MeleeAttack,
    MeleeDefence,
    Move,
    Pass,
    Placing,
    PlayCard,
    Ram,
    RangedAttack,
    RangedDefence,
    ReEquip,
    Reload,
    RelocateIn,
    RelocateOut,
    Reverse,
    ScenarioAct,
    SlowDown,
    Steer,
    TakeOver,
    Threaten,
    TurnBy,
    UseDelayed,
    Vertical,
    Wait,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import CommandKind, State, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption, RespondToInterruption
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, CardId, GroupId, Setup
from pb12table.systems.pb12.system import SYSTEM
from tests.laws.skirmishes import SETUPS, arbitrary, begun, chance_of, examples, played, seeds, setups


def doubtful(session: Session[State], request: Request[State, Any], chance: random.Random) -> list[Any]:
    """Answers of the right form of which many are illegal."""
    figures = [*session.state.figures, FigureId("nobody")]
    some = chance.choice(figures)
    hand = [*session.state.players[PlayerId(request.player)].hand, CardId("nothing"), CardId("luck")]
    played = chance.choice(hand)
    against = chance.choice((None, *session.state.players))
    cards = [PlayCard(played), PlayCard(played, some), PlayCard(played, some, against, chance.randint(-1, 2))]
    cards += [PlayCard(chance.choice(hand), some, action_points=points) for points in range(3)]
    match request:
        case ChooseTurn():
            place = (chance.uniform(-5, 20), chance.uniform(-5, 20))
            return [
                Activate(some),
                RelocateOut(some),
                RelocateIn(some, *place, 0.0),
                RelocateIn(some, math.nan, 1.0, 0.0),
                RelocateIn(some, *place, 0.0, chance.choice((-1.0, 0.5, 9.0, math.inf))),
                RelocateIn(some, *place, 0.0, group=(Placing(chance.choice(figures), *place, math.nan),)),
                RelocateIn(some, *place, 0.0, group=(Placing(some, *place, 0.0),), dissolve=(GroupId("watch"),)),
                AppointLeader(GroupId(chance.choice(("alice", "watch", "squad", "nothing"))), some),
                Wait(),
                *cards,
            ]
        case ChooseAction(figure=figure):
            blocks = [*session.state.figures[figure].blocks, BlockId("nothing")]
            block, points = chance.choice(blocks), chance.randint(-1, 5)
            numbers = (points, chance.random() < 0.5, chance.randint(-1, 4), chance.randint(-1, 2))
            return [
                Move(points, chance.random() < 0.5),
                Move(1, facing=math.nan),
                Adjust(chance.random() < 0.5),
                RangedAttack(block, some, *numbers),
                MeleeAttack(block, some, *numbers),
                RangedAttack(block, None, *numbers),
                RangedAttack(block, some, *numbers, point=(5.0, 5.0, 0.0)),
                RangedAttack(block, None, points, point=(chance.uniform(-9.0, 30.0), 5.0, chance.choice((0.0, 1.0)))),
                MeleeAttack(block, None, points, point=(math.nan, 5.0, 0.0)),
                Aim(some),
                Concentrate(),
                ReEquip(tuple(chance.choices(blocks, k=3))),
                Reload(block),
                ScenarioAct(chance.choice(["break-open", "flash", "nothing"]), points, some, block=block),
                ScenarioAct("break-open", points, piece=chance.choice(["piece-0", "piece-1"]), given_up=points - 1),
                ScenarioAct("flash", points, point=(math.nan, 5.0, 0.0)),
                MeleeAttack(block, None, points, piece="piece-0"),
                Aim(None, point=(5.0, math.nan, 0.0)),
                Aim(piece=chance.choice(("piece-0", "nothing"))),
                ReEquip((), put_down=(block, block), pick_up=(points,)),
                ChangeStatus(chance.choice(tuple(Status)), chance.random() < 0.5, points),
                Threaten(block, chance.random() < 0.5),
                Ram(chance.choice((some, "piece-0", "nothing"))),
                Carry(some, points, chance.randint(-1, 5)),
                Steer(some, points),
                SlowDown(),
                arbitrary_command(session.state, figure, chance),
                Command(chance.choice(tuple(CommandKind)), (some, figure), (some,), (GroupId("watch"),), some),
                AppointLeader(GroupId(chance.choice(("alice", "watch", "squad", "nothing"))), some),
                *cards,
                LetAct(some),
                EndCommand(),
                EndTurn(),
            ]
        case ChooseMoveOption(figure=figure):
            mover = session.state.figures[figure]
            x, y = mover.x + chance.uniform(-2, 2), mover.y + chance.uniform(-2, 2)
            return [
                Horizontal(x, y),
                Horizontal(math.inf, y),
                Vertical(x, y, chance.uniform(-6, 6)),
                Land(chance.uniform(-1, 6)),
                Horizontal(x, y, math.nan),
                Land(math.nan),
                Climb(),
                Climb(math.nan),
                TurnBy(chance.uniform(-60, 60)),
                TurnBy(math.inf),
                Reverse(x, y),
                Reverse(math.nan, y),
            ]
        case PlayInterruption():
            return [Pass(), RangedDefence(some), MeleeDefence(some), UseDelayed(some), *cards]
        case PlayOrPass():
            return [Pass(), *cards]
        case RespondToInterruption(figure=figure):
            mover = session.state.figures[figure]
            x, y = mover.x + chance.uniform(-2, 2), mover.y + chance.uniform(-2, 2)
            return [
                Commit(()),
                Commit((Horizontal(x, y), Horizontal(x + 0.5, y))),
                Commit((Vertical(x, y, chance.uniform(-3, 3)), Land(1.0))),
                Commit((Horizontal(math.nan, y),)),
                Commit((Climb(),) * 9),
            ]
        case ChooseSector() | ChooseDirection():
            return [math.nan, math.inf]
        case TakeOverPanicChecks(figures=afraid):
            return [
                TakeOver(some, afraid, chance.randint(-1, 3)),
                TakeOver(chance.choice(list(session.state.figures)), (some,), 0, (GroupId("watch"),)),
            ]
        case Choice():
            return [-1, 99, "nonsense"]
        case _:
            raise AssertionError(request)


@pytest.mark.law("refusal")
@examples(25)
@given(setups, seeds)
def test_refusal(setup: Setup, seed: int) -> None:
    """What `refusal` refuses raises IllegalAnswer and leaves state, journal, log and request as they were.

    What it lets pass goes through without an error, however doubtful it is.
    """
    session, chance = begun(setup, seed), chance_of(seed + 1)
    refused = 0
    for _ in arbitrary(session, chance_of(seed)):
        assert session.pending is not None
        before = (SYSTEM.digest(session.state), len(session.entries), len(session.log), session.pending)
        for answer in doubtful(session, session.pending, chance):
            reason = session.refusal(answer)
            if reason is None:
                session.fork().answer(answer)
                continue
            refused += 1
            assert reason.reason
            with pytest.raises(IllegalAnswer):
                session.answer(answer)
            after = (SYSTEM.digest(session.state), len(session.entries), len(session.log), session.pending)
            assert after == before
    assert refused > 20


@pytest.mark.law("life")
@examples(30)
@given(setups, seeds)
def test_life(setup: Setup, seed: int) -> None:
    """Default, sample and all hints are legal at every request, and looking for them changes nothing."""
    session, chance = begun(setup, seed), chance_of(seed + 1)
    for _ in arbitrary(session, chance_of(seed)):
        request, state = session.pending, session.state
        assert request is not None
        before = SYSTEM.digest(state)
        hints = list(request.hints(state))
        for answer in (request.default(state), request.sample(state, chance), *hints):
            assert request.refusal(state, answer) is None, (request, answer)
        assert hints
        assert SYSTEM.digest(state) == before
    assert session.state.outcome is not None
    assert SYSTEM.is_over(session.state)


@examples(10)
@given(setups, seeds)
def test_a_game_of_nothing_but_defaults_ends(setup: Setup, seed: int) -> None:
    session = begun(setup, seed)
    for _ in range(500):
        if session.pending is None:
            break
        session.answer(session.pending.default(session.state))
    assert session.state.outcome is not None


@pytest.mark.law("silence")
def test_silence(capfd: pytest.CaptureFixture[str]) -> None:
    for make in SETUPS:
        assert played(make(), 1).state.outcome is not None
    assert capfd.readouterr() == ("", "")


def test_playing_imports_no_window() -> None:
    program = (
        "import sys, pb12table.bots.play, pb12table.systems, pb12table.files.saves.save\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('pygame', 'asyncio')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "[]"
