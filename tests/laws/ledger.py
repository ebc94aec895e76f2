"""Keeps the books of a game by its log alone: what everybody has and may do, to be compared with the state."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pb12table.kernel.dice import DiceSource
from pb12table.kernel.request import Dice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.cards.card_data import Playability
from pb12table.systems.pb12.rules.game.events import (
    ActionPointsReceived,
    ActionTaken,
    BidsRevealed,
    CardPlayed,
    CardsDrawn,
    CommandGiven,
    CommandPointsGained,
    CommandPointsLost,
    CommandPointsRefilled,
    FigureActivated,
    FigureReady,
    FigureRelocatedIn,
    FigureRelocatedOut,
    InterruptionPlayed,
    LeaderAppointed,
    PanicChecksTakenOver,
    PhaseBegan,
    PlayerBrokeOff,
    PlayerDefeated,
    PlayerWaited,
    RoundBegan,
    TurnBegan,
    TurnOrderSet,
    VehicleSteered,
    VictoryPointsGained,
)
from pb12table.systems.pb12.rules.game.state import Phase, Place, State


class WatchedDice:
    """The dice of a session, by nobody and for nobody who has left the game.  R1.1.22, RU024."""

    def __init__(self, session: Session[State]) -> None:
        self.session = session
        self.dice = session.dice

    def roll(self, request: Dice[Any]) -> int | None:
        state = self.session.state
        assert not state.players[PlayerId(request.player)].defeated, request
        if request.subject in state.figures:
            assert state.figures[FigureId(request.subject)].place is not Place.REMOVED, request
        if request.subject in state.players:
            assert not state.players[PlayerId(request.subject)].defeated, request
        return self.dice.roll(request)

    def fork(self) -> DiceSource:
        return self.dice.fork()


class Ledger:
    """The books of one game; `follow` reads on in its log and checks what happens against them.

    Command points and victory points by player (R1.2.4, R1.1.21), action points by figure and turn (R1.6.1), whose turn
    can come next (R1.3.7, R1.3.14, R1.1.22), and who was activated in this round (R1.3.10).
    """

    def __init__(self, session: Session[State]) -> None:
        self.session = session
        self.read = 0
        self.command_points = Counter({p.id: p.command_points for p in session.state.players.values()})
        self.victory_points: Counter[PlayerId] = Counter()
        self.received: Counter[FigureId] = Counter()
        self.spent: Counter[FigureId] = Counter()
        self.activated: set[FigureId] = set()
        self.out: set[PlayerId] = set()
        self.broken_off: set[PlayerId] = set()
        self.order: list[PlayerId] = []
        self.phase = Phase.LOGISTICS
        self.turn: PlayerId | None = None
        self.by_card = False
        self.relocated = 0

    def follow(self) -> None:
        """Read what has been logged since, and compare the balances."""
        log = self.session.log
        for line in log[self.read :]:
            self._enter(line.event)
        self.read = len(log)
        for player in self.session.state.players.values():
            told = (self.command_points[player.id], self.victory_points[player.id], player.id in self.out)
            assert told == (player.command_points, player.victory_points, player.defeated), player.id

    def _enter(self, event: object) -> None:
        points = self.command_points
        match event:
            case PhaseBegan():
                self.phase = event.phase
            case RoundBegan():
                self.activated.clear()
                self.broken_off.clear()
                self.turn = None
            case CommandPointsRefilled():
                points[event.player] = event.balance
            case BidsRevealed():
                points.subtract({player: bid for player, bid in event.bids if player not in self.out})
            case CardsDrawn() if self.phase is Phase.LOGISTICS and event.audience is None:
                points[event.player] -= event.number
            case CardPlayed():
                points[event.player] -= event.command_points if event.works else 0
                card = self.session.state.setup.card_by_id[event.card]
                self.by_card = self.by_card or card.playability is Playability.TURN
            case CommandGiven() | PanicChecksTakenOver():
                points[event.player] -= event.command_points
            case PlayerWaited() | LeaderAppointed():
                points[event.player] -= 1
            case CommandPointsGained():
                points[event.player] += event.points
            case CommandPointsLost():
                points[event.player] -= event.points
            case VictoryPointsGained():
                assert event.player not in self.out
                self.victory_points[event.player] += event.points
            case PlayerDefeated():
                assert event.player not in self.out
                self.out.add(event.player)
                points[event.player] = self.victory_points[event.player] = 0
            case _:
                self._enter_turn(event)

    def _enter_turn(self, event: object) -> None:
        match event:
            case TurnOrderSet():
                self.order = list(event.order)
            case TurnBegan():
                self._next_turn(event.player)
            case PlayerBrokeOff():
                self.broken_off.add(event.player)
            case FigureRelocatedIn() | FigureRelocatedOut():
                assert self.turn is not None
                self.relocated += 1
                self.command_points[self.turn] -= self.relocated == 1
                if self.relocated > 1:  # what a group costs more is not told (R2.2.8)
                    self.command_points[self.turn] = self.session.state.players[self.turn].command_points
            case FigureActivated():
                assert event.figure not in self.activated
                self.activated.add(event.figure)
                self.received[event.figure] += event.action_points
                self.command_points[event.player] -= not (event.indirectly or self.by_card)
            case FigureReady():
                self.activated.discard(event.figure)
            case ActionPointsReceived():
                self.received[event.figure] += event.points
            case InterruptionPlayed():
                self.received[event.figure] += event.action_points
            case VehicleSteered():
                self.received[event.vehicle] += event.action_points
            case ActionTaken():
                self.spent[event.figure] += event.action_points
                assert self.spent[event.figure] <= self.received[event.figure], event.figure
            case _:
                pass

    def _next_turn(self, player: PlayerId) -> None:
        """It comes to whom it must: those before him in the order cannot take one.  R1.3.7, RU026."""
        before = self.order if self.turn is None else self.order[self.order.index(self.turn) + 1 :] + self.order
        for other in before[: before.index(player)]:
            assert other in self.out | self.broken_off or self.command_points[other] == 0, other
        assert player not in self.out | self.broken_off
        assert self.command_points[player] > 0
        self.turn, self.by_card, self.relocated = player, False, 0
        self.received.clear()
        self.spent.clear()
