"""What a game round has brought: who received victory points and for what, and how the players stand."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.kernel.log import Event
from pb12table.systems.pb12.rules.game.events import RoundBegan, VictoryPointsGained
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.texts.describe import event_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name


def round_result(texts: Texts, setup: Setup, log: Sequence[Event]) -> str:
    """Who received victory points in the last round that has ended, or that nobody did; "" while it is the first.

    R1.1.21 (Siegpunkte).  `log` are the events of the game so far, the newest last, without those taken back.
    """
    begun = [number for number, event in enumerate(log) if isinstance(event, RoundBegan)]
    if len(begun) < 2:
        return ""
    told = log[begun[-2] : begun[-1]]
    began = told[0]
    assert isinstance(began, RoundBegan), "found above"
    gained = [event_line(texts, setup, event) for event in told if isinstance(event, VictoryPointsGained)]
    return texts("round-result", number=began.game_round, gained=" ".join(gained) or "none")


def standing(texts: Texts, state: State) -> str:
    """The victory points of all players who are still in the game, the most first.  R1.1.21 (Siegpunkte)."""
    still = sorted((own for own in state.players.values() if not own.defeated), key=lambda own: -own.victory_points)
    each = [texts("standing-of", player=player_name(state.setup, own.id), points=own.victory_points) for own in still]
    return texts("standing", players=", ".join(each))
