"""How Dash is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pb12table.skirmish.faces.words import Meaning, Phrases, Result, Tone, WordsFace
from pb12table.texts.names import player_name
from pb12table_dash.system import DashSetup, Ran, RoundBegan, State, TurnBegan


class DashWords(WordsFace):
    def meaning(self, event: Any) -> Meaning:
        match event:
            case RoundBegan(game_round=number):
                return Meaning(begins_round=number, tone=Tone.HEADING)
            case TurnBegan(player=player):
                return Meaning(begins_turn=player, tone=Tone.TURN)
            case Ran(figure=figure, start=start, end=end):
                return Meaning(way=(figure, (*start, 0.0), (*end, 0.0)))
        return Meaning()

    def briefing(self, texts: Phrases, setup: DashSetup) -> Sequence[str]:
        return (texts("dash-briefing", line=setup.line),)

    def result(self, texts: Phrases, state: State, log: Sequence[Any]) -> Result | None:
        if not state.ended:
            return None
        if state.winner is None:
            return Result((), (texts("dash-draw"),))
        return Result((state.winner,), (texts("dash-won", player=player_name(state.setup, state.winner)),))


WORDS = DashWords()
