"""What rounds and games have come to: victory points and what brought them, defeats and why, winners."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from pb12table.kernel.log import Event
from pb12table.skirmish.faces.words import Phrases, Result, Standing
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.events import (
    FigureWentOutOfAction,
    PlayerDefeated,
    RoundBegan,
    StatusLost,
    StatusReceived,
    VictoryPointsGained,
)
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.texts.describe import event_line
from pb12table.texts.names import name_of, player_name, text_key
from pb12table.texts.plain import upper_first

PANIC = "R1.10.5"
"""The rule by which a panicked figure goes out of action."""
DEFEAT = "R1.1.22"
"""The rule that gives a point for the defeat of another player."""
NO_FIGURE_LEFT = "R1.3.18"
"""The rule by which a player is defeated who has no figure able to act."""


def round_news(texts: Phrases, setup: Setup, events: Sequence[Event]) -> str:
    """Who received victory points in a round whose events these are, or that nobody did.  R1.1.21 (Siegpunkte)."""
    gained = [event_line(texts, setup, event) for event in events if isinstance(event, VictoryPointsGained)]
    number = next((event.game_round for event in events if isinstance(event, RoundBegan)), 0)
    return texts("round-result", number=number, gained=" ".join(gained) or "none")


def standing_line(texts: Phrases, state: State) -> str:
    """The victory points of all players who are still in the game, the most first.  R1.1.21 (Siegpunkte)."""
    still = sorted((own for own in state.players.values() if not own.defeated), key=lambda own: -own.victory_points)
    each = [texts("standing-of", player=player_name(state.setup, own.id), points=own.victory_points) for own in still]
    return texts("standing", players=", ".join(each))


def result(texts: Phrases, state: State, log: Sequence[Event]) -> Result | None:
    """Who has won, and how it came to that; None while a game is not over.  R1.1.21, R1.1.22."""
    if state.outcome is None:
        return None
    return Result(tuple(state.outcome.winners), tuple(ending_lines(texts, state, log)))


def standings(texts: Phrases, state: State, log: Sequence[Event]) -> tuple[Standing, ...]:
    """The victory points of all players and what brought them: winners first, then the most points.  R1.1.21."""
    winners = () if state.outcome is None else state.outcome.winners
    ranked = sorted(
        state.players.values(), key=lambda own: (own.id not in winners, own.defeated, -own.victory_points)
    )
    return tuple(
        Standing(own.id, own.victory_points, own.defeated, player_line(texts, state, log, own.id)) for own in ranked
    )


def ending_lines(texts: Phrases, state: State, log: Sequence[Event]) -> list[str]:
    """How a game ended: why, after how many rounds, and who was defeated by what; empty while it is not over.

    `log` as in `defeat_line`.
    """
    if state.outcome is None:
        return []
    why, winners = state.outcome.reason, len(state.outcome.winners)
    reason = upper_first(texts.either(text_key("ending", why), why, winners=winners))
    defeated = [defeat_line(texts, state, log, event) for event in log if isinstance(event, PlayerDefeated)]
    return [texts("closing-reason", reason=reason, rounds=state.game_round), *defeated]


def defeat_line(texts: Phrases, state: State, log: Sequence[Event], defeat: PlayerDefeated) -> str:
    """Why a player was defeated; without a figure able to act, what became of them.  R1.3.18, R1.10.5.

    `log` are the events of the game, the newest last, without those taken back.
    """
    line = event_line(texts, state.setup, defeat)
    if defeat.rule != NO_FIGURE_LEFT:
        return line
    before = list(takewhile(lambda event: event is not defeat, log))
    out, _ = _out_of_action(state, before, defeat.player)
    panicked = [figure for figure in _panicked(before) if state.figures[figure].controller == defeat.player]
    numbers = {"closing-out": len(out), "closing-panicked": len(panicked)}
    parts = [texts(key, number=number) for key, number in numbers.items() if number]
    return texts("closing-defeat", line=line, figures=texts.listing(parts)) if parts else line


def player_line(texts: Phrases, state: State, log: Sequence[Event], player: PlayerId) -> str:
    """What brought a player points, and how many figures panic cost; "" for neither.  R1.1.21, R1.1.22, R1.10.5."""
    gained = [event for event in log if isinstance(event, VictoryPointsGained) and event.player == player]
    parts: list[str] = []
    if state.players[player].defeated:
        points = sum(event.points for event in gained)
        parts += [texts("closing-points-lost", points=points)] if points else []
    else:
        brought: dict[tuple[str, str], int] = {}
        for event in gained:
            key = (event.rule if event.rule == DEFEAT else "", event.source)
            brought[key] = brought.get(key, 0) + event.points
        for (rule, source), points in brought.items():
            why = "defeats" if rule else "source" if source else "other"
            parts.append(texts(f"closing-points-{why}", points=points, source=name_of(texts, state.setup, source)))
    _, panic = _out_of_action(state, log, player)
    if panic:
        parts.append(texts("closing-lost-to-panic", number=len(panic)))
    return " · ".join(parts)


def _out_of_action(
    state: State, log: Sequence[Event], player: PlayerId
) -> tuple[list[FigureId], list[FigureId]]:
    """The figures of a player that went out of action, and those of them that panic took."""
    own = [
        event
        for event in log
        if isinstance(event, FigureWentOutOfAction) and state.figures[event.figure].controller == player
    ]
    return [event.figure for event in own], [event.figure for event in own if event.rule == PANIC]


def _panicked(log: Sequence[Event]) -> list[FigureId]:
    """Who is Panicked at the end of a log."""
    found: dict[FigureId, None] = {}
    for event in log:
        match event:
            case StatusReceived(figure=figure, status=Status.PANICKED):
                found[figure] = None
            case StatusLost(figure=figure, status=Status.PANICKED, markers=0):
                found.pop(figure, None)
            case FigureWentOutOfAction(figure=figure):
                found.pop(figure, None)
            case _:
                pass
    return list(found)
