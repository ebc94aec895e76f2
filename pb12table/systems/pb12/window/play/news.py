"""What is said between two decisions of Pb-12: big words, rolls, cards drawn, what an answer would lose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from pb12table.kernel.game import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.answers import Action, BreakOff, EndTurn
from pb12table.systems.pb12.rules.game.events import CardsDrawn, PlayerBrokeOff, TurnEnded
from pb12table.systems.pb12.rules.game.legality import delayed_lost_by
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.movement import RespondToInterruption
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.window.cards import show_drawn
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.texts.describe import dice_name, event_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, player_name
from pb12table.window.play.base import Die, Throw
from pb12table.window.play.face import News

SIDES: Final = 12


def throw(texts: Texts, setup: Setup, event: Event) -> Throw | None:
    """Return the roll of an event; None for events without one."""
    match event:
        case events.CheckMade(figure=figure, face=face, passed=passed):
            return Throw(
                (Die(SIDES, face),),
                figure_name(texts, setup, figure),
                texts("dice-check", what=dice_name(texts, event.kind), target=event.target_number),
                texts("dice-passed" if passed else "dice-failed"),
                "good" if passed else "bad",
                (figure,),
            )
        case events.DamageRolled(figure=figure, face=face):
            return Throw(
                (Die(SIDES, face),),
                figure_name(texts, setup, figure),
                texts("dice-damage-code", code=f"{event.strength}/{event.penetration}"),
                texts("dice-damage-result", result=event.result, points=event.points),
                figures=(figure,),
            )
        case events.InitiativeRolled(player=player, face=face, tie=tie):
            told = (
                texts("dice-tie-result", face=face)
                if tie
                else texts("dice-initiative-result", initiative=event.initiative)
            )
            purpose = texts("dice-tie" if tie else "dice-initiative")
            return Throw((Die(SIDES, face),), player_name(setup, player), purpose, told)
        case _:
            return None


def asked_words(texts: Texts, state: State, request: Request[State, Any]) -> str:
    """Return what the strip says; "" if it is obvious who sits at the screen."""
    moment = request.moment if isinstance(request, PlayInterruption | ActInInterruption) else None
    running = None if state.turn is None else state.turn.player
    # Before a turn and after it none is running, but everybody sees whose it is.
    turn = running if moment is None else moment.player
    when = "within" if moment is None else str(moment.window)
    interrupted = isinstance(request, PlayInterruption | RespondToInterruption | ActInInterruption)
    if not interrupted and (turn is None or turn == request.player):
        return ""
    name = player_name(state.setup, request.player)
    if isinstance(request, RespondToInterruption):
        return texts("banner-interrupted", player=name)
    if turn is None or turn == request.player:
        return texts("banner-asked-oneself", player=name, when=when)
    return texts("banner-asked", player=name, turn=player_name(state.setup, turn), when=when)


def headline(texts: Texts, setup: Setup, event: Event) -> str:
    """Return the large words over the table while an event is shown, "" for nothing."""
    match event:
        case events.RoundBegan(game_round=number):
            return texts("round-is", number=number)
        case events.TurnOrderSet(order=order):
            return texts("banner-order", players=", ".join(player_name(setup, player) for player in order))
        case events.PlayerDefeated(figure=None, player=player):
            return texts("banner-defeated", player=player_name(setup, player))
        case events.PlayerDefeated() | events.ZoneChangedHands():
            return event_line(texts, setup, event)
        case events.VictoryPointsGained(source=zone) if zone:
            return event_line(texts, setup, event)
        case _:
            return ""


def loss_words(texts: Texts, state: State, request: Request[State, Any], answer: Any) -> str:
    """Return the warning before an answer that loses something; "" if it loses nothing, or is refused anyway.

    Using AP loses Delayed (R4.1.5).  A figure that acts as part of an interruption has given it up already.
    """
    if not isinstance(request, ChooseAction) or isinstance(request, ActInInterruption):
        return ""
    if not isinstance(answer, Action) or request.refusal(state, answer) is not None:
        return ""
    lost = delayed_lost_by(state, request.figure, answer)
    return texts("delayed-would-be-lost", number=lost) if lost else ""


class Pb12News(News):
    """Shows new cards to their players, and says that a turn has ended to somebody who has not ended it."""

    game: Desk

    def __init__(self, game: Desk) -> None:
        super().__init__(game)
        self._drawn: list[CardsDrawn] = []
        self._ending = False
        self._ended: TurnEnded | None = None
        self._breaking = False
        self._broke_off: PlayerId | None = None

    def forget(self) -> None:
        super().forget()
        self._drawn.clear()
        self._ending, self._ended = False, None
        self._breaking, self._broke_off = False, None

    def decided(self, answers: Iterable[Any]) -> None:
        self._ended = self._broke_off = None
        given = list(answers)
        self._ending = self._ending or any(isinstance(answer, EndTurn) for answer in given)
        self._breaking = self._breaking or any(isinstance(answer, BreakOff) for answer in given)

    def hear(self, news: Iterable[Event]) -> None:
        told = list(news)
        super().hear(told)
        for event in told:
            if isinstance(event, TurnEnded):
                self._ended, self._ending = None if self._ending else event, False
            elif isinstance(event, PlayerBrokeOff):
                self._broke_off, self._breaking = None if self._breaking else event.player, False
            elif isinstance(event, CardsDrawn) and event.cards and event.player not in self.game.controller.by_program:
                self._drawn.append(event)

    def on_curtain(self, player: PlayerId) -> str:
        self._ended = None
        return super().on_curtain(player)

    def shows_first(self) -> bool:
        if not self._drawn:
            return False
        drawn = self._drawn.pop(0)
        show_drawn(self.game, drawn.player, drawn.cards)
        return True

    def tell(self) -> None:
        ended, self._ended = self._ended, None
        broke_off, self._broke_off = self._broke_off, None
        undo = self.game.key("undo")
        if broke_off is not None and not (self._is_new_round and not self._have_read):
            name = player_name(self.game.setup, broke_off)
            self.game.say(self.game.texts("round-ended-by-itself", player=name, undo=undo))
            self.game.wait_for_reading()
        elif ended is not None and not (self._is_new_round and not self._have_read):
            name = figure_name(self.game.texts, self.game.setup, ended.figure)
            self.game.say(self.game.texts("turn-ended-by-itself", figure=name))
            self.game.wait_for_reading()
        super().tell()
