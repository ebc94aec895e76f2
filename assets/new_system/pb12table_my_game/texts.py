"""What is said of a game; the sentences themselves are Fluent files in the folder locale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pb12table.skirmish.faces.words import Meaning, Phrases, Result, Tone, WordsFace
from pb12table.texts.names import player_name
from pb12table_my_game.rules import MyGameSetup, Ran, RoundBegan, State, TurnBegan


class MyGameWords(WordsFace):
    """What events mean, how a game is won, and how it ended."""

    def meaning(self, event: Any) -> Meaning:
        match event:
            case RoundBegan(game_round=number):
                return Meaning(begins_round=number, tone=Tone.HEADING)
            case TurnBegan(player=player):
                return Meaning(begins_turn=player, tone=Tone.TURN)
            case Ran(figure=figure, start=start, end=end):
                return Meaning(way=(figure, (*start, 0.0), (*end, 0.0)))
        return super().meaning(event)

    def briefing(self, texts: Phrases, setup: MyGameSetup) -> Sequence[str]:
        return (texts("my-game-briefing"), texts("my-game-briefing-end", rounds=setup.rounds))

    def result(self, texts: Phrases, state: State, log: Sequence[Any]) -> Result | None:
        if state.outcome is None:
            return None
        names = [player_name(state.setup, player) for player in state.outcome.winners]
        said = texts(f"my-game-won-{state.outcome.reason}", player=names[0]) if names else texts("my-game-draw")
        return Result(state.outcome.winners, (said,))


WORDS = MyGameWords()
